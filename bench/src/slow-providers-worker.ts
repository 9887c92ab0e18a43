import { providerIds } from "@vagou/contract/catalogue";
import { providers } from "@vagou/providers";
import { serveReader } from "../../apps/server/src/reading/serve-reader.ts";

// All slow portals answer in Gupy's format, regardless of their names.
const gupy = providers.find(({ id }) => id === "gupy");
if (gupy === undefined) throw new Error("no gupy adapter");
serveReader(providerIds.map((id) => ({ ...gupy, id })));
