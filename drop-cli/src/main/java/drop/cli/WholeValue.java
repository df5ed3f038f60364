package drop.cli;

import com.beust.jcommander.converters.IParameterSplitter;
import java.util.List;

/** Leaves the value of an option in one piece: the name of a file may well hold a comma. */
final class WholeValue implements IParameterSplitter {
  @Override
  public List<String> split(String value) {
    return List.of(value);
  }
}
