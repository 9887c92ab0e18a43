import { setTimeout as sleep } from "node:timers/promises";
import { providerGroupSchema } from "@vagou/contract/api/answers";
import { isAnswer } from "@vagou/contract/search/outcome";
import type { FaultMode } from "@vagou/standins/providers/portal/faults";
import { z } from "zod";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault, Stage } from "../fault.ts";
import type { Finding } from "../finding.ts";
import type { Tally } from "../load/tally.ts";

export const portalFaults: readonly Fault[] = [
  {
    name: "portals-silent",
    what: "every portal takes the request and never answers",
    run: during("timeout"),
  },
  { name: "portals-endless", what: "every portal sends an answer that never ends", run: during("endless") },
  { name: "portals-drip", what: "every portal sends a byte a second and never closes", run: during("drip") },
  { name: "portals-reset", what: "every portal resets each connection", run: during("reset") },
  { name: "portals-nonsense", what: "every portal answers with broken JSON", run: during("garbage") },
];

/** A person waits 20 s in our own line at most, and 8 s for the portal; the rest is our work. */
const searchWithinS = 30;

function during(mode: FaultMode): (stage: Stage) => Promise<Finding[]> {
  return async ({ world, load }) => {
    // A portal that failed before is left alone for a while, and this fault would not be met.
    await world.observer.runScript("delete from provider_breakers");
    const from = performance.now();
    await world.setPortalFault(mode);
    await sleep(20_000);
    const during = load.since(from);
    await world.setPortalFault("none");
    return [
      judgeOutcomes(during),
      ...judgeCalls(load.since(from), { withinS: { search: searchWithinS, read: 2, "sign-up": 5 } }),
    ];
  };
}

/** A portal that fails costs nothing. */
function judgeOutcomes(tally: Tally): Finding {
  const parts = tally
    .filter(({ kind, reply }) => kind === "search" && reply.status === 200)
    .flatMap(({ reply }) => answerSchema.parse(reply.body).services);
  const counts = new Map<string, number>();
  for (const { outcome } of parts) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const wrong = parts.filter(({ outcome, fichas }) => !isAnswer(outcome) && fichas === "charged").length;
  return {
    promised: "a portal's failure is an outcome that costs nothing",
    seen: `${[...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ")}; charged for a failure: ${wrong}`,
    kept: wrong === 0 && parts.some(({ outcome }) => !isAnswer(outcome)),
  };
}

const answerSchema = z.object({
  services: z.array(providerGroupSchema.pick({ outcome: true, fichas: true })),
});
