import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { createPartGroups } from "../../src/searches/parts/part-groups.ts";
import { releaseExpiredHolds } from "../../src/credits/holds/release-expired-holds.ts";
import { Connection } from "../../src/db/connections/connection.ts";
import { createPoolDb } from "../../src/db/connections/database-on-pool.ts";
import { providerBreakers } from "../../src/db/schema/etiquette.ts";
import type { Deps } from "../../src/deps.ts";
import { AppError } from "../../src/errors.ts";
import { CallerGone } from "../../src/http/register-endpoint.ts";
import type { PackedGroup } from "../../src/searches/parts/describe-group.ts";
import { searchProviders } from "../../src/searches/search-providers.ts";
import { createSingleFlight } from "../../src/asking/single-flight.ts";
import { createPerson, type TestPerson } from "../people/create-person.ts";
import type { TestDatabase } from "../database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../portals/start-test-provider.ts";
import type { Press, SearchScenario, Step } from "./search-scenarios.ts";

/** The result of one request. */
export type Receipt = Press & {
  pressedAt: Date;
  endedAt: Date | null;
  /** The portal's part of the answer; null while there is none, and when the request failed. */
  group: PackedGroup | null;
  /** The code of the refusal, or null. */
  refusal: string | null;
  /** The answer was computed after the caller had disconnected, so that no person received it. */
  isLost: boolean;
};

export type SearchWorld = {
  deps: TestDeps;
  people: readonly TestPerson[];
  receipts: Receipt[];
  /** How often the portal failed for each question so far. */
  failures: Map<string, number>;
  wordsOf(question: number): string;
};

/** The two servers and the portal of all scenarios, on one database. */
export type SearchTown = {
  /** Runs a scenario to its end: no request waits any more and expired holds are given back. */
  live(scenario: SearchScenario): Promise<SearchWorld>;
  close(): Promise<void>;
};

type Server = Pick<Deps, "flights" | "partGroups"> & { portal: TestProvider };
type Waiting = { url: string; response: ServerResponse };

/** Longer than the time between two statements of a request that does not wait for the portal. */
const quietMs = 12;

export async function createSearchTown(database: TestDatabase): Promise<SearchTown> {
  const pool = new Pool({ connectionString: database.url, max: 16, Client: Connection });
  const servers: [Server, Server] = [await startServer(), await startServer()];
  let worlds = 0;

  const live = async ({ fichas, steps }: SearchScenario): Promise<SearchWorld> => {
    worlds += 1;
    const deps = createTestDeps(database);
    const prefix = `world ${worlds} question`;
    const world: SearchWorld = {
      deps,
      people: await Promise.all(fichas.map((bonus) => createPerson(deps, { bonus }))),
      receipts: [],
      failures: new Map(),
      wordsOf: (question) => `${prefix} ${question}`,
    };
    const waiting: Waiting[] = [];
    for (const { portal } of servers) {
      portal.answer = (request, response) => {
        const place: Waiting = { url: request.url ?? "", response };
        waiting.push(place);
        response.on("close", () => removeFrom(waiting, place));
      };
    }
    const running = new Map<Receipt, { caller: AbortController; ended: Promise<void> }>();
    let lastStatementAt = 0;

    const send = (press: Press) => {
      const person = world.people[press.person];
      const server = servers[press.server];
      if (person === undefined || server === undefined) throw new Error("no such person or server");
      const receipt: Receipt = {
        ...press,
        pressedAt: deps.clock.now(),
        endedAt: null,
        group: null,
        refusal: null,
        isLost: false,
      };
      world.receipts.push(receipt);
      const caller = new AbortController();
      let statements = 0;
      const db = createPoolDb(
        pool,
        {
          logger: {
            logQuery: () => {
              lastStatementAt = performance.now();
              if (statements === press.hangUpAt) caller.abort(new CallerGone("hung up"));
              statements += 1;
            },
          },
        },
        { readMs: 60_000, writeMs: 60_000 },
      );
      const { portal, flights, partGroups } = server;
      const asked = searchProviders(
        { ...deps, db, flights, partGroups, fetcher: portal.fetcher, providers: portal.providers },
        {
          actor: person,
          filters: { query: world.wordsOf(press.question), city: "", state: "" },
          services: ["gupy"],
          idempotencyKey: press.key === null ? undefined : `${worlds}-key-${press.key}`,
          caller: { ip: "127.0.0.1", userAgent: "" },
          signal: caller.signal,
        },
      );
      const settle = async () => {
        try {
          const { services } = await asked;
          receipt.group = services[0] ?? null;
          receipt.isLost = caller.signal.aborted;
        } catch (error) {
          if (error instanceof AppError) receipt.refusal = error.code;
          else if (!(error instanceof CallerGone)) throw error;
        } finally {
          receipt.endedAt = deps.clock.now();
          running.delete(receipt);
        }
      };
      const ended = settle();
      // The code below awaits `ended` and gets the failure; without this, it would be an unhandled rejection.
      ended.catch(() => {});
      running.set(receipt, { caller, ended });
    };

    const becomeQuiet = async () => {
      while (running.size > 0 && performance.now() - lastStatementAt < quietMs) await sleep(3);
    };

    const letProvider = async (act: Step["portal"]) => {
      if (act === "thinks") return;
      for (const { url, response } of waiting.splice(0)) {
        if (act === "fails") {
          const words = new URL(url, "http://portal").searchParams.get("q") ?? "";
          world.failures.set(words, (world.failures.get(words) ?? 0) + 1);
          response.writeHead(503).end();
        } else {
          const items = act === "answers" ? [{ id: "1", title: "Vaga", city: "Recife", state: "PE" }] : [];
          response.end(JSON.stringify({ total: items.length, items }));
        }
      }
      lastStatementAt = performance.now();
      await becomeQuiet();
    };

    for (const step of steps) {
      deps.clock.advance(step.pauseMs);
      if (step.recover) await releaseExpiredHolds(deps);
      // No portal is suspended here: suspensions have a test of their own.
      await deps.db.delete(providerBreakers);
      lastStatementAt = performance.now();
      step.presses.forEach(send);
      await becomeQuiet();
      const callers = [...running.values()];
      for (const place of step.hangUps) callers[place]?.caller.abort(new CallerGone("hung up"));
      lastStatementAt = performance.now();
      await becomeQuiet();
      await letProvider(step.portal);
    }
    while (running.size > 0) {
      await letProvider("answers");
      await Promise.race([sleep(3), ...[...running.values()].map(({ ended }) => ended)]);
    }
    deps.clock.advance(60_000);
    await releaseExpiredHolds(deps);
    return world;
  };

  return {
    live,
    close: async () => {
      await Promise.all(servers.map(({ portal }) => portal.close()));
      await pool.end();
    },
  };
}

async function startServer(): Promise<Server> {
  return {
    portal: await startTestProvider({ deadlineMs: 60_000 }),
    flights: createSingleFlight(),
    partGroups: createPartGroups(),
  };
}

function removeFrom(waiting: Waiting[], place: Waiting): void {
  const index = waiting.indexOf(place);
  if (index >= 0) waiting.splice(index, 1);
}
