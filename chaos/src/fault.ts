import type { Finding } from "./finding.ts";
import type { Load } from "./load/start-load.ts";
import type { World, WorldOptions } from "./world/start-world.ts";

/** What a fault acts on. `kills`: how often a process is killed, where that is the fault. */
export type Stage = { world: World; load: Load; kills: number };

export type Fault = {
  name: string;
  /** What goes wrong, in one sentence. */
  what: string;
  /** A world of its own, where the fault needs other settings or leaves it unusable; else one is shared. */
  world?: WorldOptions;
  /**
   * Makes something fail under load, and mends it.
   * @returns what was promised for the time of the fault; what has to be true afterwards is the same for all
   */
  run(stage: Stage): Promise<Finding[]>;
};
