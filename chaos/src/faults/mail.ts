import { setTimeout as sleep } from "node:timers/promises";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault, Stage } from "../fault.ts";
import type { Finding } from "../finding.ts";
import type { NetworkMode } from "../world/start-tcp-proxy.ts";

export const mailFaults: readonly Fault[] = [
  {
    name: "mail-down",
    what: "the mail server refuses connections for 10 s",
    run: during({ kind: "refused" }),
  },
  {
    name: "mail-slow",
    what: "the mail server says nothing for 15 s",
    run: during({ kind: "silent" }, 15_000),
  },
  {
    name: "mail-nonsense",
    what: "another program answers at the address of the mail server for 10 s",
    run: during({ kind: "nonsense" }),
  },
];

/** No call waits for the mail server: every one is answered as usual. */
function during(mode: NetworkMode, ms = 10_000): (stage: Stage) => Promise<Finding[]> {
  return async ({ world, load }) => {
    const from = performance.now();
    await world.network.mail.set(mode);
    await sleep(ms);
    await world.network.mail.set({ kind: "usual" });
    return judgeCalls(load.since(from), { withinS: { read: 2, "sign-up": 5 } });
  };
}
