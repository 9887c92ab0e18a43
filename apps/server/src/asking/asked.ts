import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";

/** A question to a provider, and who asks it. */
export type Asked = {
  provider: Provider;
  query: ProviderQuery;
  /** The caller that asks; of several callers with the same question at one time, the first. */
  caller: { ip: string; userAgent: string };
  userId: string;
  /** When the call came, as `performance.now()` tells it; left out where no person waits. */
  arrivedMs?: number;
  /** Aborts when every caller has disconnected. */
  signal: AbortSignal;
};
