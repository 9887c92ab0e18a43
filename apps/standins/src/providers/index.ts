import type { ProviderId } from "@vagou/contract/catalogue";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { startEncontreSuaVaga } from "./encontresuavaga.ts";
import { startGupy } from "./gupy.ts";
import { startJobleads } from "./jobleads.ts";
import { startNerdin } from "./nerdin.ts";
import { startSolides } from "./solides.ts";
import { startWorkable } from "./workable.ts";

/** Which portals can be played on this machine, and the address each one stands for. */
export const providerStandIns: readonly {
  providerId: ProviderId;
  realOrigin: string;
  start: (options: StandInOptions) => Promise<StandIn>;
}[] = [
  { providerId: "gupy", realOrigin: "https://portal.gupy.io", start: startGupy },
  { providerId: "workable", realOrigin: "https://jobs.workable.com", start: startWorkable },
  {
    providerId: "encontresuavaga",
    realOrigin: "https://www.encontresuavaga.com.br",
    start: startEncontreSuaVaga,
  },
  { providerId: "solides", realOrigin: "https://vagas.solides.com.br", start: startSolides },
  { providerId: "nerdin", realOrigin: "https://www.nerdin.com.br", start: startNerdin },
  { providerId: "jobleads", realOrigin: "https://www.jobleads.com", start: startJobleads },
];

/** Real origin → the origin to ask instead. */
export type OriginMap = Readonly<Record<string, string>>;

/**
 * Starts every stand-in portal, on the ports from `firstPort` on (0: any free ones).
 *
 * @throws when a port is taken; those already started are closed
 */
export async function startProviderStandIns(
  firstPort: number,
): Promise<{ originMap: OriginMap; close: () => Promise<void> }> {
  const started: StandIn[] = [];
  const originMap: Record<string, string> = {};
  const close = async () => {
    await Promise.all(started.map((standIn) => standIn.close()));
  };
  try {
    for (const [index, { realOrigin, start }] of providerStandIns.entries()) {
      const standIn = await start({ port: firstPort === 0 ? 0 : firstPort + index });
      started.push(standIn);
      originMap[realOrigin] = standIn.origin;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { originMap, close };
}
