import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { providerGroupSchema } from "@vagou/contract/api/answers";
import { z } from "zod";
import { portals, type World } from "../world/start-world.ts";
import { createCaller, type Reply } from "./call.ts";
import { makePeople, type Person } from "./make-people.ts";
import type { CallKind, Tally } from "./tally.ts";

/** Fichas of a person at the start: enough for hours of searches. */
const startCredits = 50_000;
const portalCredits = 7;

/** What one person was told; the ledger has to say the same. */
export type Told = { userId: string; expected: number; token: string };

export type Load = {
  /** Everything that was called since `mark`. */
  since(mark: number): Tally;
  told: readonly Told[];
  /** Addresses that signed up, and whether the product said yes. */
  signUps: { email: string; accepted: boolean }[];
  /** The person bought fichas, by a payment that is known to the payment provider. */
  addBought(userId: string, credits: number): void;
  /** Lets each person finish what was begun. @returns searches that got no answer in their time */
  stop(): Promise<number>;
};

/** How long a person presses "try again" for one search, as the web app does: its key is known to the server for ten minutes. */
const patienceMs = 570_000;

/** People who search, look at their fichas and sign up, until they are stopped, and do not know of any fault. */
export async function startLoad(world: World, { people }: { people: number }): Promise<Load> {
  const caller = createCaller();
  const tally: Tally = [];
  const told: Told[] = [];
  const signUps: Load["signUps"] = [];
  const over = new AbortController();
  let unanswered = 0;

  const anyServer = () => world.servers[randomInt(world.servers.length)]?.baseUrl ?? "";
  const note = (kind: CallKind, reply: Reply): Reply => {
    tally.push({ kind, reply, at: performance.now() });
    return reply;
  };
  const pause = (ms: number) => sleep(ms, undefined, { signal: over.signal }).catch(() => {});

  /** One search, sent again with its key until it is answered. */
  async function search(person: Person, account: Told, query: string): Promise<void> {
    const key = randomUUID();
    const givesUpAt = performance.now() + patienceMs;
    while (performance.now() < givesUpAt) {
      const reply = note(
        "search",
        await caller.call(anyServer(), "/api/jobs/search", {
          token: person.token,
          key,
          body: { query, services: portals },
        }),
      );
      if (reply.status === 200) {
        const { services } = answerSchema.parse(reply.body);
        account.expected -= portalCredits * services.filter(({ fichas }) => fichas === "charged").length;
        return;
      }
      await sleep(1_000);
    }
    unanswered += 1;
  }
  async function searchOn(person: Person, account: Told): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      // Every other question is one that others ask too, so that it is answered without asking a portal.
      const words = turn % 2 === 0 ? person.userId.slice(0, 6) : "comum";
      await search(person, account, `vaga ${words} ${turn}`);
      await pause(300);
    }
  }
  async function readOn(token: string): Promise<void> {
    while (!over.signal.aborted) {
      note("read", await caller.call(anyServer(), "/api/tokens", { token }));
      await pause(200);
    }
  }
  async function signUpOn(): Promise<void> {
    while (!over.signal.aborted) {
      const email = `${randomUUID()}@correio.example`;
      const body = { name: "Ana", email, password: "Abacaxi-2026!" };
      // Sent once: a second one would be a second sign-up, with a second message.
      const reply = note("sign-up", await caller.call(anyServer(), "/api/register", { body }));
      signUps.push({ email, accepted: reply.status < 300 && reply.status >= 200 });
      await pause(1_000);
    }
  }

  const loops: Promise<void>[] = [];
  for (const person of await makePeople(world, { people, bonus: startCredits })) {
    const account = { userId: person.userId, expected: startCredits, token: person.token };
    told.push(account);
    loops.push(searchOn(person, account));
  }
  loops.push(readOn(told[0]?.token ?? ""), signUpOn());
  return {
    since: (mark) => tally.filter(({ at }) => at >= mark),
    told,
    signUps,
    addBought: (userId, credits) => {
      for (const account of told) if (account.userId === userId) account.expected += credits;
    },
    stop: async () => {
      over.abort();
      await Promise.all(loops);
      await caller.close();
      return unanswered;
    },
  };
}

const answerSchema = z.object({ services: z.array(providerGroupSchema.pick({ fichas: true })) });
