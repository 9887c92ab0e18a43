import type { Provider } from "../provider.ts";
import { settlePage } from "./settle-page.ts";

/** The facts of an adapter that are settings, so that the operator can override them. */
type Limits = Pick<Provider, "paceMs" | "inFlightMax" | "pageSize" | "requestsMax" | "requestsUsual">;
type Address = { origin: string } | Pick<Provider, "origins">;

/**
 * Makes an adapter of its settings, the other facts, and its two functions. `settlePage` is applied to every page
 * that it reads.
 */
export function defineProvider(
  settings: Limits & Address,
  adapter: Omit<Provider, keyof Limits | "origins">,
): Provider {
  const { paceMs, inFlightMax, pageSize, requestsMax, requestsUsual } = settings;
  return {
    ...adapter,
    origins: "origins" in settings ? settings.origins : [settings.origin],
    paceMs,
    inFlightMax,
    pageSize,
    requestsMax,
    ...(requestsUsual !== undefined && { requestsUsual }),
    parseReply: (reply, query) => settlePage(adapter.parseReply(reply, query), reply),
  };
}
