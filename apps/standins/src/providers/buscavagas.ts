import type { StandIn, StandInOptions } from "../stand-in.ts";
import { startDivulgaEngine } from "./divulga-engine.ts";

/** Starts a stand-in for buscarvagas.com.br as its adapter assumes it: the sister site's engine under another name. */
export function startBuscavagas(options: StandInOptions): Promise<StandIn> {
  return startDivulgaEngine(options, {
    label: "BuscarVagas",
    brand: "BuscarVagas",
    seed: 71_078,
    firstId: 7_107_700,
  });
}
