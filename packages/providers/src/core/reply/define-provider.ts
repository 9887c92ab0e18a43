import type { Provider } from "../provider.ts";
import { settlePage } from "./settle-page.ts";

/** Gives the literal its type, and applies `settlePage` to every page that the adapter reads. */
export function defineProvider(provider: Provider): Provider {
  return {
    ...provider,
    parseReply: (reply, query) => settlePage(provider.parseReply(reply, query), reply),
  };
}
