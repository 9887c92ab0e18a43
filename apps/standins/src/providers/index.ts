import type { ProviderId } from "@vagou/contract/catalogue";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { startBne } from "./bne.ts";
import { startGupy } from "./gupy.ts";
import { startRemotar } from "./remotar.ts";
import { startSolides } from "./solides.ts";
import { startTrampos } from "./trampos.ts";
import { startWorkable } from "./workable.ts";

/** Which portals can be played on this machine, and the address each one stands for. */
export const providerStandIns: readonly {
  providerId: ProviderId;
  realOrigin: string;
  start: (options: StandInOptions) => Promise<StandIn>;
}[] = [
  { providerId: "gupy", realOrigin: "https://portal.gupy.io", start: startGupy },
  { providerId: "workable", realOrigin: "https://jobs.workable.com", start: startWorkable },
  { providerId: "solides", realOrigin: "https://vagas.solides.com.br", start: startSolides },
  { providerId: "bne", realOrigin: "https://www.bne.com.br", start: startBne },
  { providerId: "remotar", realOrigin: "https://api.remotar.com.br", start: startRemotar },
  { providerId: "trampos", realOrigin: "https://trampos.co", start: startTrampos },
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
