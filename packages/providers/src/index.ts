import { providerIds } from "@vagou/contract/search/catalogue";
import type { Provider } from "./core/provider.ts";
import * as adapters from "./adapters.ts";

/** The adapters, in the order of the catalogue. */
export const providers: readonly Provider[] = Object.values<Provider>(adapters).toSorted(
  (a, b) => providerIds.indexOf(a.id) - providerIds.indexOf(b.id),
);
