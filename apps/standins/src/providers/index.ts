import type { ProviderId } from "@vagou/contract/search/catalogue";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { startBne } from "./bne.ts";
import { startBuscavagas } from "./buscavagas.ts";
import { startCareerjet } from "./careerjet.ts";
import { startCatho } from "./catho.ts";
import { startDell } from "./dell.ts";
import { startDivulgavagas } from "./divulgavagas.ts";
import { startEncontreSuaVaga } from "./encontresuavaga.ts";
import { startGupy } from "./gupy.ts";
import { startInfojobs } from "./infojobs.ts";
import { startJobleads } from "./jobleads.ts";
import { startNerdin } from "./nerdin.ts";
import { startNetvagas } from "./netvagas.ts";
import { startRemotar } from "./remotar.ts";
import { startSap } from "./sap.ts";
import { startSmartRecruiters } from "./smartrecruiters.ts";
import { startSolides } from "./solides.ts";
import { startTrampos } from "./trampos.ts";
import { startVagas } from "./vagas.ts";
import { startWorkable } from "./workable.ts";

/** The stand-ins of portals, each with the address of its portal. */
export const providerStandIns: readonly {
  providerId: ProviderId;
  realOrigin: string;
  start: (options: StandInOptions) => Promise<StandIn>;
}[] = [
  { providerId: "infojobs", realOrigin: "https://www.infojobs.com.br", start: startInfojobs },
  { providerId: "catho", realOrigin: "https://www.catho.com.br", start: startCatho },
  { providerId: "gupy", realOrigin: "https://portal.gupy.io", start: startGupy },
  { providerId: "vagas", realOrigin: "https://www.vagas.com.br", start: startVagas },
  { providerId: "buscavagas", realOrigin: "https://buscarvagas.com.br", start: startBuscavagas },
  { providerId: "divulgavagas", realOrigin: "https://divulgavagas.com.br", start: startDivulgavagas },
  { providerId: "workable", realOrigin: "https://jobs.workable.com", start: startWorkable },
  { providerId: "sap", realOrigin: "https://careers.sap.com", start: startSap },
  { providerId: "sap", realOrigin: "https://api.smartrecruiters.com", start: startSmartRecruiters },
  {
    providerId: "dell",
    realOrigin: "https://enterpriseplatform.dell.com",
    start: (options) => startDell(options, { knowsCountries: true }),
  },
  {
    providerId: "dell",
    realOrigin: "https://iawmqy.fa.ocs.oraclecloud.com",
    start: (options) => startDell(options, { knowsCountries: false }),
  },
  {
    providerId: "encontresuavaga",
    realOrigin: "https://www.encontresuavaga.com.br",
    start: startEncontreSuaVaga,
  },
  { providerId: "solides", realOrigin: "https://vagas.solides.com.br", start: startSolides },
  { providerId: "nerdin", realOrigin: "https://www.nerdin.com.br", start: startNerdin },
  { providerId: "bne", realOrigin: "https://www.bne.com.br", start: startBne },
  { providerId: "jobleads", realOrigin: "https://www.jobleads.com", start: startJobleads },
  { providerId: "careerjet", realOrigin: "https://search.api.careerjet.net", start: startCareerjet },
  { providerId: "remotar", realOrigin: "https://api.remotar.com.br", start: startRemotar },
  { providerId: "trampos", realOrigin: "https://trampos.co", start: startTrampos },
  { providerId: "netvagas", realOrigin: "https://www.netvagas.com.br", start: startNetvagas },
];

/** Origin of the real portal → the origin to ask instead. */
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
