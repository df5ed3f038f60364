package drop.block;

import drop.dpor.ActorSystem;
import java.util.Arrays;

/**
 * A model of atomic blocks as a system of actors: each block is one that takes a single step. The
 * step writes the location of its object, and so depends on all others of the object; it writes a
 * location of its own, which its creator writes too, and until then it is blocked.
 */
public final class BlockActors implements ActorSystem {
  private final BlockModel model;
  private final BlockRun run;
  private final int[][] footprints;
  private final int mostAccesses;

  public BlockActors(BlockModel model) {
    this.model = model;
    this.run = new BlockRun(model);
    this.footprints = new int[model.blocks().size()][];
    for (int b = 0; b < footprints.length; b++) {
      footprints[b] = footprintOf(b);
    }
    this.mostAccesses = Arrays.stream(footprints).mapToInt(f -> f.length).max().orElse(0);
  }

  private int[] footprintOf(int block) {
    AtomicBlock its = model.blocks().get(block);
    int[] locations = new int[its.creates().size() + (run.creator(block) >= 0 ? 2 : 1)];
    int filled = 0;
    locations[filled++] = its.object();
    for (int created : its.creates()) {
      locations[filled++] = model.objects().size() + created;
    }
    if (run.creator(block) >= 0) {
      locations[filled] = model.objects().size() + block;
    }
    Arrays.sort(locations);
    return Arrays.stream(locations).map(location -> location << MODE_BITS | WRITE).toArray();
  }

  public BlockModel model() {
    return model;
  }

  @Override
  public int actors() {
    return footprints.length;
  }

  @Override
  public int locations() {
    return model.objects().size() + model.blocks().size();
  }

  @Override
  public int mostAccesses() {
    return mostAccesses;
  }

  @Override
  public Blocking blocking() {
    for (int b = 0; b < footprints.length; b++) {
      if (mayBlock(b)) {
        return Blocking.GENERAL;
      }
    }
    return Blocking.NONE;
  }

  @Override
  public boolean mayBlock(int actor) {
    return run.creator(actor) >= 0 || !model.blocks().get(actor).conditions().isEmpty();
  }

  @Override
  public boolean hasNext(int actor) {
    return !run.hasRun(actor);
  }

  @Override
  public boolean enabled(int actor) {
    return run.enabled(actor);
  }

  @Override
  public int footprint(int actor, int[] into) {
    System.arraycopy(footprints[actor], 0, into, 0, footprints[actor].length);
    return footprints[actor].length;
  }

  @Override
  public int starts(int actor) {
    return -1;
  }

  @Override
  public void fire(int actor) {
    run.run(actor);
  }

  @Override
  public void undo() {
    run.undo();
  }

  @Override
  public boolean violated() {
    return false;
  }

  @Override
  public int stateSize() {
    return model.variables().size() + footprints.length;
  }

  @Override
  public void state(int[] into) {
    int filled = 0;
    for (int v = 0; v < model.variables().size(); v++) {
      into[filled++] = run.value(v);
    }
    for (int b = 0; b < footprints.length; b++) {
      into[filled++] = run.hasRun(b) ? 1 : 0;
    }
  }
}
