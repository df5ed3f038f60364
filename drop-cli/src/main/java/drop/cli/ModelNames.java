package drop.cli;

import com.beust.jcommander.converters.IParameterSplitter;
import java.util.ArrayList;
import java.util.List;

/** Splits a list of models at its commas, but not at those between the values of a family. */
final class ModelNames implements IParameterSplitter {
  @Override
  public List<String> split(String list) {
    List<String> names = new ArrayList<>();
    for (String part : list.split(",", -1)) {
      if (!names.isEmpty() && part.matches("[0-9]+|[a-z]+=[0-9]+")) {
        int last = names.size() - 1;
        names.set(last, names.get(last) + "," + part);
      } else {
        names.add(part);
      }
    }
    return names;
  }
}
