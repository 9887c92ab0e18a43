import { describe, expect, test } from "vitest";
import { hostileBodies } from "./core/testing/hostile-bodies.ts";
import { repliesToEveryStep } from "./core/testing/every-step.ts";
import { query } from "./core/testing/reply.ts";
import { ProviderChanged } from "./core/outcome-errors.ts";
import type { Provider, ProviderReply } from "./core/provider.ts";
import { providers } from "./index.ts";

const asked = query({ keywords: "vigia", city: "Recife", state: { uf: "PE", name: "Pernambuco" } });
const small = 4_000;
/** The longer reply has as many characters as this many shorter ones. */
const timesLonger = 10;
/** The kernel counts CPU time in ticks of 4 ms; less than some of them is no measurement. */
const measurableMs = 25;
/** The long reply may cost this many times what its length in short ones costs; quadratic time would cost ten times. */
const growthMax = 4;
/** A garbage collection or a slow moment spoils a run; reading that grows too fast is too slow in all of them. */
const runsMax = 8;

describe.each(Object.entries(hostileBodies))("a reply that consists of %s", (_kind, makeBody) => {
  test.each(providers)("costs $id time in proportion to its length", (provider) => {
    const bodies = { short: makeBody(small), long: makeBody(timesLonger * small) };
    for (const [index, long] of repliesToEveryStep(provider, bodies.long).entries()) {
      const short = repliesToEveryStep(provider, bodies.short)[index]!;
      const isProportionate = () => {
        const ms = cpuMs(provider, long);
        return ms < measurableMs || ms < growthMax * cpuMs(provider, short, timesLonger);
      };
      const step = long.request.step;
      expect({ step, fits: repeat(runsMax).some(isProportionate) }).toEqual({ step, fits: true });
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
    const isQuick = () => cpuMs(provider, reply) < megabyteMaxMs;
    expect({ id, step, isQuick: repeat(3).some(isQuick) }).toEqual({ id, step, isQuick: true });
  }
});

test.each(providers)(
  "$id stops reading five megabytes of nested tags after the first kilobytes",
  (provider) => {
    for (const kind of ["one tag in itself", "tags in each other"]) {
      for (const reply of repliesToEveryStep(provider, hostileBodies[kind]!(5_000_000))) {
        expect(() => provider.parseReply(reply, asked)).toThrow(ProviderChanged);
        expect(repeat(3).some(() => cpuMs(provider, reply) < 500)).toBe(true);
      }
    }
  },
);

/** CPU time of this thread alone for reading the reply so many times, which does not depend on the load of the machine. */
function cpuMs(provider: Provider, reply: ProviderReply, times = 1): number {
  const before = process.threadCpuUsage();
  for (let run = 0; run < times; run++) {
    try {
      provider.parseReply(reply, asked);
    } catch {
      // A refusal counts as well as a result.
    }
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function repeat(times: number): number[] {
  return [...Array(times).keys()];
}
