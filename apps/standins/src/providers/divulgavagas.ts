import type { StandIn, StandInOptions } from "../stand-in.ts";
import { startDivulgaEngine } from "./divulga-engine.ts";

/** Starts a stand-in for divulgavagas.com.br as seen in September 2026. */
export function startDivulgavagas(options: StandInOptions): Promise<StandIn> {
  return startDivulgaEngine(options, {
    label: "Divulga Vagas",
    brand: "Divulga Vagas",
    seed: 34_541,
    firstId: 34_541_421,
  });
}
