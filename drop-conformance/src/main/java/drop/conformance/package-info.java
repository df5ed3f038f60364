/**
 * Judges whether a PNML document conforms to ISO/IEC 15909-2, with PNML Framework as the oracle.
 *
 * <p>The module stands alone: its libraries are old and bring an XML parser of their own, so they
 * stay off the class path of everything else. {@link drop.conformance.Conformance} is loaded by a
 * class loader that sees this module and the JDK only, which is why its types are the JDK's.
 */
package drop.conformance;
