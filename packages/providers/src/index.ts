import { bne } from "./bne/bne.ts";
import type { Provider } from "./core/provider.ts";
import { dell } from "./dell/dell.ts";
import { gupy } from "./gupy/gupy.ts";
import { remotar } from "./remotar/remotar.ts";
import { sap } from "./sap/sap.ts";
import { solides } from "./solides/solides.ts";
import { trampos } from "./trampos/trampos.ts";
import { workable } from "./workable/workable.ts";

/** The adapters, in catalogue order. A new one is a folder and its line here. */
export const providers: readonly Provider[] = [gupy, workable, sap, dell, solides, bne, remotar, trampos];
