import type { ProviderId } from "@vagou/contract/catalogue";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { startCatho } from "./catho.ts";
import { startGupy } from "./gupy.ts";
import { startInfojobs } from "./infojobs.ts";
import { startSolides } from "./solides.ts";
import { startVagas } from "./vagas.ts";
import { startWorkable } from "./workable.ts";

/** Which portals can be played on this machine, and the address each one stands for. */
export const providerStandIns: readonly {
  providerId: ProviderId;
  realOrigin: string;
  start: (options: StandInOptions) => Promise<StandIn>;
}[] = [
  { providerId: "infojobs", realOrigin: "https://www.infojobs.com.br", start: startInfojobs },
  { providerId: "catho", realOrigin: "https://www.catho.com.br", start: startCatho },
  { providerId: "gupy", realOrigin: "https://portal.gupy.io", start: startGupy },
  { providerId: "vagas", realOrigin: "https://www.vagas.com.br", start: startVagas },
  { providerId: "workable", realOrigin: "https://jobs.workable.com", start: startWorkable },
  { providerId: "solides", realOrigin: "https://vagas.solides.com.br", start: startSolides },
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
