import type { Provider } from "./core/provider.ts";
import { catho } from "./catho/catho.ts";
import { dell } from "./dell/dell.ts";
import { gupy } from "./gupy/gupy.ts";
import { infojobs } from "./infojobs/infojobs.ts";
import { sap } from "./sap/sap.ts";
import { solides } from "./solides/solides.ts";
import { vagas } from "./vagas/vagas.ts";
import { workable } from "./workable/workable.ts";

/** The adapters, in catalogue order. A new one is a folder and its line here. */
export const providers: readonly Provider[] = [infojobs, catho, gupy, vagas, workable, sap, dell, solides];
