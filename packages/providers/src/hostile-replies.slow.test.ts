import { describe, expect, test } from "vitest";
import { hostileBodies } from "./core/testing/hostile-bodies.ts";
import { repliesToEveryStep } from "./core/testing/every-step.ts";
import { query } from "./core/testing/reply.ts";
import { ProviderChanged } from "./core/outcome-errors.ts";
import type { Provider, ProviderReply } from "./core/provider.ts";
import { providers } from "./index.ts";

const asked = query({ keywords: "vigia", city: "Recife", state: { uf: "PE", name: "Pernambuco" } });
const small = 8_000;
const large = 80_000;
/** Shorter times cannot be measured on a shared machine. */
const measurableMs = 25;
/** Ten times the length may take this many times as long; quadratic time would take a hundred times. */
const growthMax = 30;

describe.each(Object.entries(hostileBodies))("a reply that consists of %s", (_kind, makeBody) => {
  test.each(providers)("costs $id time in proportion to its length", (provider) => {
    const bodies = { small: makeBody(small), large: makeBody(large) };
    for (const [index, reply] of repliesToEveryStep(provider, bodies.large).entries()) {
      const shorter = repliesToEveryStep(provider, bodies.small)[index]!;
      const isProportionate = () => {
        const ms = cpuMs(provider, reply);
        return ms < measurableMs || ms < growthMax * Math.max(1, cpuMs(provider, shorter));
      };
      // Several runs, because a garbage collection may happen in one of them.
      const step = reply.request.step;
      expect({ step, fits: [1, 2, 3].some(isProportionate) }).toEqual({ step, fits: true });
    }
  });
});

/** One step for each way of reading replies; `npm run bench hostile` measures all at five megabytes. */
const ways = [
  ["jobleads", "list"],
  ["jobleads", "detail"],
  ["sap", "feed"],
  ["encontresuavaga", "sitemap"],
  ["gupy", "phrase"],
] as const;

/** Linear reading takes a tenth to a third of this; quadratic reading took seconds to minutes. */
const megabyteMaxMs = 1_500;

test.each(Object.entries(hostileBodies))("a megabyte of %s is read quickly", (_kind, makeBody) => {
  const body = makeBody(1_000_000);
  for (const [id, step] of ways) {
    const provider = providers.find((candidate) => candidate.id === id)!;
    const reply = repliesToEveryStep(provider, body).find(({ request }) => request.step === step)!;
    expect(cpuMs(provider, reply), `${id} ${step}`).toBeLessThan(megabyteMaxMs);
  }
});

test.each(providers)(
  "$id stops reading five megabytes of nested tags after the first kilobytes",
  (provider) => {
    for (const kind of ["one tag in itself", "tags in each other"]) {
      for (const reply of repliesToEveryStep(provider, hostileBodies[kind]!(5_000_000))) {
        expect(() => provider.parseReply(reply, asked)).toThrow(ProviderChanged);
        expect(cpuMs(provider, reply)).toBeLessThan(500);
      }
    }
  },
);

/** CPU time of this thread alone, which does not depend on the load of the machine. */
function cpuMs(provider: Provider, reply: ProviderReply): number {
  const before = process.threadCpuUsage();
  try {
    provider.parseReply(reply, asked);
  } catch {
    // A refusal counts as well as a result.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
