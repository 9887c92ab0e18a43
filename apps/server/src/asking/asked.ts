import type { Asker, Provider, ProviderQuery } from "@vagou/providers/core/provider";

/** A question to a provider, and who asks it. */
export type Asked = {
  provider: Provider;
  query: ProviderQuery;
  /** What the provider is told of the caller; of several callers with the same question at one time, of the first. */
  asker: Asker;
  userId: string;
  /** When the call came, as `performance.now()` tells it; left out where no person waits. */
  arrivedMs?: number;
  /** Aborts when every caller has disconnected. */
  signal: AbortSignal;
};
