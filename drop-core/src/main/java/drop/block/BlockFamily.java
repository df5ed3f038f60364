package drop.block;

import drop.family.Parameter;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Models of one shape, one for each choice of parameters.
 *
 * @param name the name by which a user asks for it, with the extension of the text format
 * @param build from the name of the model and the values of the parameters
 */
public record BlockFamily(
    String name,
    String description,
    List<Parameter> parameters,
    BiFunction<String, int[], BlockModel> build) {}
