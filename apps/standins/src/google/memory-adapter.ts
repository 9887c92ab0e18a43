import type { AdapterFactory, AdapterPayload } from "oidc-provider";

type Entry = { payload: AdapterPayload; expiresAtMs: number };

const entriesMax = 2_000;

/** Keeps the state of an issuer (codes, grants, unfinished sign-ins) in memory while the process lives. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry === undefined || entry.expiresAtMs < Date.now() ? undefined : entry.payload;
  };
  const find = (kind: string, matches: (payload: AdapterPayload) => boolean) => {
    const found = [...entries].find(([key, { payload }]) => key.startsWith(`${kind}:`) && matches(payload));
    return found === undefined ? undefined : read(found[0]);
  };
  return (kind) => ({
    upsert: async (id, payload, expiresInS = 3600) => {
      entries.set(`${kind}:${id}`, { payload, expiresAtMs: Date.now() + expiresInS * 1000 });
      if (entries.size > entriesMax) forgetOldest(entries);
    },
    find: async (id) => read(`${kind}:${id}`),
    findByUid: async (uid) => find(kind, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find(kind, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = read(`${kind}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void entries.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}

function forgetOldest(entries: Map<string, Entry>): void {
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}
