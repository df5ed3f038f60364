/**
 * Reads and writes PNML, the exchange format of Petri nets, as many tools spell it.
 *
 * <p>Reading streams: {@link drop.pnml.PnmlReader} takes the document apart with a cursor that
 * keeps no tree, so neither the depth of a document nor its size matters to the stack. Writing
 * binds the classes of {@code drop.pnml.document}.
 */
package drop.pnml;
