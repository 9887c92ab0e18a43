import type { Provider } from "./core/provider.ts";
import { dell } from "./dell/dell.ts";
import { encontresuavaga } from "./encontresuavaga/encontresuavaga.ts";
import { gupy } from "./gupy/gupy.ts";
import { jobleads } from "./jobleads/jobleads.ts";
import { nerdin } from "./nerdin/nerdin.ts";
import { sap } from "./sap/sap.ts";
import { solides } from "./solides/solides.ts";
import { workable } from "./workable/workable.ts";

/** The adapters, in catalogue order. A new one is a folder and its line here. */
export const providers: readonly Provider[] = [
  gupy,
  workable,
  sap,
  dell,
  encontresuavaga,
  solides,
  nerdin,
  jobleads,
];
