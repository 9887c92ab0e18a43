import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";

/** A question to a provider, and who asks it. */
export type Asked = {
  provider: Provider;
  query: ProviderQuery;
  /** The caller that asks; of several callers with the same question at one time, the first. */
  caller: { ip: string; userAgent: string };
  userId: string;
  /** Aborts when every caller has disconnected. */
  signal: AbortSignal;
};
