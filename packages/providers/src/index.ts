import type { Provider } from "./core/provider.ts";

/** The adapters, in catalogue order. A new one is a folder and its line here. */
export const providers: readonly Provider[] = [];
