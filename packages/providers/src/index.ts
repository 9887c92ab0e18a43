import type { Provider } from "./core/provider.ts";
import { bne } from "./bne/bne.ts";
import { buscavagas } from "./buscavagas/buscavagas.ts";
import { careerjet } from "./careerjet/careerjet.ts";
import { catho } from "./catho/catho.ts";
import { dell } from "./dell/dell.ts";
import { divulgavagas } from "./divulgavagas/divulgavagas.ts";
import { encontresuavaga } from "./encontresuavaga/encontresuavaga.ts";
import { gupy } from "./gupy/gupy.ts";
import { infojobs } from "./infojobs/infojobs.ts";
import { jobleads } from "./jobleads/jobleads.ts";
import { nerdin } from "./nerdin/nerdin.ts";
import { netvagas } from "./netvagas/netvagas.ts";
import { remotar } from "./remotar/remotar.ts";
import { sap } from "./sap/sap.ts";
import { solides } from "./solides/solides.ts";
import { trampos } from "./trampos/trampos.ts";
import { vagas } from "./vagas/vagas.ts";
import { workable } from "./workable/workable.ts";

/** The adapters, in catalogue order. A new one is a folder and its line here. */
export const providers: readonly Provider[] = [
  infojobs,
  catho,
  gupy,
  vagas,
  buscavagas,
  divulgavagas,
  workable,
  sap,
  dell,
  encontresuavaga,
  solides,
  nerdin,
  bne,
  jobleads,
  careerjet,
  remotar,
  trampos,
  netvagas,
];
