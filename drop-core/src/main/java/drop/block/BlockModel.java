package drop.block;

import drop.block.AtomicBlock.Comparison;
import drop.block.AtomicBlock.Condition;
import drop.block.AtomicBlock.Effect;
import drop.text.WrittenName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Objects that share nothing, the variables that each has, and the atomic blocks that work on them.
 * Objects, variables and blocks are numbered as they were declared. A block is created by at most
 * one other; those that no block creates are there from the start.
 */
public record BlockModel(
    String name,
    List<String> objects,
    List<Variable> variables,
    List<AtomicBlock> blocks) {
  /** The largest number that a model may name, so that no sum of them overflows. */
  public static final int LARGEST = 1000;

  /** The most blocks of a model. */
  public static final int MOST_BLOCKS = 1_000_000;

  public BlockModel {
    objects = List.copyOf(objects);
    variables = List.copyOf(variables);
    blocks = List.copyOf(blocks);
  }

  /** A whole number that belongs to an object. */
  public record Variable(String name, int object, int initial) {}

  public static Builder builder(String name) {
    return new Builder(name);
  }

  /**
   * Builds a model; whatever is wrong is an IllegalArgumentException that says what would be right.
   */
  public static final class Builder {
    private final String name;
    private final Names objects = new Names("object");
    private final Names variableNames = new Names("variable");
    private final List<Variable> variables = new ArrayList<>();
    private final Names blockNames = new Names("block");
    private final List<Sketch> blocks = new ArrayList<>();

    private Builder(String name) {
      WrittenName.check(name);
      this.name = name;
    }

    public Builder objects(String... names) {
      Arrays.stream(names).forEach(objects::add);
      return this;
    }

    public Builder variable(String variable, String object, int initial) {
      int owner = objects.index(object);
      inRange(initial);
      variableNames.add(variable);
      variables.add(new Variable(variable, owner, initial));
      return this;
    }

    /** Refuses a name that no object has. */
    void demandObject(String object) {
      objects.index(object);
    }

    /** Adds a block; what is said next is said of it. */
    public Builder block(String block, String object) {
      int owner = objects.index(object);
      if (blocks.size() == MOST_BLOCKS) {
        throw new IllegalArgumentException("a model has at most " + MOST_BLOCKS + " blocks");
      }
      blockNames.add(block);
      blocks.add(new Sketch(owner, blocks.size()));
      return this;
    }

    public Builder when(String variable, Comparison comparison, int value) {
      int index = own(variable);
      inRange(value);
      last().conditions.add(new Condition(index, comparison, value));
      return this;
    }

    public Builder sets(String variable, int value) {
      return changes(variable, false, value);
    }

    public Builder adds(String variable, int value) {
      return changes(variable, true, value);
    }

    public Builder stateless() {
      if (!last().effects.isEmpty()) {
        throw new IllegalArgumentException("a stateless block changes no variable");
      }
      last().stateless = true;
      return this;
    }

    /** Says that a block creates another, both added before. */
    public Builder creates(String creating, String created) {
      int creator = blockNames.index(creating);
      int index = blockNames.index(created);
      Sketch sketch = blocks.get(index);
      if (sketch.creator >= 0) {
        throw new IllegalArgumentException(
            "block %s is created by %s already; one block creates it, or none"
                .formatted(WrittenName.quote(created), blockNames.quoted(sketch.creator)));
      }
      if (tree(creator) == index) {
        throw new IllegalArgumentException(
            "block %s would create itself in the end".formatted(WrittenName.quote(created)));
      }
      sketch.creator = creator;
      sketch.tree = creator;
      blocks.get(creator).creates.add(index);
      return this;
    }

    public BlockModel build() {
      List<AtomicBlock> built = new ArrayList<>();
      for (int b = 0; b < blocks.size(); b++) {
        Sketch s = blocks.get(b);
        built.add(
            new AtomicBlock(
                blockNames.names.get(b),
                s.object,
                s.stateless,
                s.conditions,
                s.effects,
                s.creates));
      }
      return new BlockModel(name, objects.names, variables, built);
    }

    private Builder changes(String variable, boolean adds, int value) {
      int index = own(variable);
      inRange(value);
      if (last().stateless) {
        throw new IllegalArgumentException("a stateless block changes no variable");
      }
      last().effects.add(new Effect(index, adds, value));
      return this;
    }

    private Sketch last() {
      return blocks.get(blocks.size() - 1);
    }

    private int own(String variable) {
      int index = variableNames.index(variable);
      int owner = variables.get(index).object();
      if (owner != last().object) {
        throw new IllegalArgumentException(
            "variable %s belongs to object %s, and only its blocks know it"
                .formatted(WrittenName.quote(variable), objects.quoted(owner)));
      }
      return index;
    }

    private static void inRange(int value) {
      if (value < -LARGEST || value > LARGEST) {
        throw new IllegalArgumentException(
            "a number is from %d to %d".formatted(-LARGEST, LARGEST));
      }
    }

    /** The block of which all others in its tree of creation descend. */
    private int tree(int block) {
      int root = block;
      while (blocks.get(root).tree != root) {
        root = blocks.get(root).tree;
      }
      for (int b = block; b != root; ) {
        Sketch sketch = blocks.get(b);
        b = sketch.tree;
        sketch.tree = root;
      }
      return root;
    }
  }

  /** A block that is not complete yet. */
  private static final class Sketch {
    private final int object;
    private boolean stateless;
    private final List<Condition> conditions = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();
    private final List<Integer> creates = new ArrayList<>();
    private int creator = -1;
    private int tree;

    Sketch(int object, int tree) {
      this.object = object;
      this.tree = tree;
    }
  }

  /** Names of one kind and their numbers. */
  private static final class Names {
    private final String kind;
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    Names(String kind) {
      this.kind = kind;
    }

    void add(String name) {
      WrittenName.check(name);
      if (numbers.putIfAbsent(name, names.size()) != null) {
        throw new IllegalArgumentException(
            "%s %s is declared twice".formatted(kind, WrittenName.quote(name)));
      }
      names.add(name);
    }

    int index(String name) {
      Integer number = numbers.get(name);
      if (number == null) {
        throw new IllegalArgumentException(
            "there is no %s %s".formatted(kind, WrittenName.quote(name)));
      }
      return number;
    }

    String quoted(int number) {
      return WrittenName.quote(names.get(number));
    }
  }
}
