import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProviderGroup } from "@vagou/contract/api/answers";
import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { providerIds } from "@vagou/contract/search/catalogue";
import { endpoints } from "@vagou/contract/api/endpoints";
import { isAnswer } from "@vagou/contract/search/outcome";
import { startMailbox } from "@vagou/standins/mailbox/mailbox";
import { isNotNull } from "drizzle-orm";
import { z } from "zod";
import { createPerson, type TestPerson } from "../../../apps/server/test/people/create-person.ts";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../../apps/server/test/database/create-test-database.ts";
import { createTestDeps } from "../../../apps/server/test/product/create-test-deps.ts";
import {
  serverProcessSecret,
  startServerProcess,
  type ServerProcess,
} from "../../../apps/server/test/product/start-server-process.ts";
import { createSessionKeys } from "../../../apps/server/src/sessions/session-keys.ts";
import { getBalance } from "../../../apps/server/src/credits/ledger/account.ts";
import { verifyLedger } from "../../../apps/server/src/credits/verification/verify-ledger.ts";
import { providerBreakers } from "../../../apps/server/src/db/schema/etiquette.ts";
import { preparePostgresBinaries } from "../../../scripts/testing/postgres-binaries.js";
import { startPostgres } from "../../../scripts/testing/postgres-server.js";
import { questionOf } from "../searching/crowd-questions.ts";
import { quantile } from "../searching/measure-searches.ts";
import { watchTokens } from "../searching/watch-tokens.ts";

/**
 * Three are off by default. Two share their sitemaps among all processes, but the addresses in them are those of one
 * process's stand-in; a real portal has one address.
 */
const disabled = ["encontresuavaga", "jobleads", "netvagas", "buscavagas", "divulgavagas"];
const services = providerIds.filter((id) => !disabled.includes(id));
const fichasAtFirst = 2_000;
/** Number of connections that a browser opens to one address. */
const connectionsOfBrowser = 6;
/** One person in ten searches for three things at once. */
const hurriedShare = 10;
const hurriedSearches = 3;

/** So long after the press the searching screen asks how long our lines are, and shows it. */
const linesReadMs = 2_000;

/** What the people of `CROWD_BEFORE` ask for, so that no later question is theirs. */
const wordsBefore = " pleno";

/** Below the range of ports for outgoing connections, of which there are thousands here. */
const firstPort = 21_000;
/** Ports of one process: its own and one for each stand-in. */
const portsOfProcess = 40;

type Crowd = {
  people: number;
  /** The people come evenly over this many seconds; 0 is all at once. */
  overSeconds: number;
  processes: number;
  words: "each with other words" | "with repeats";
  /** Added to the words of each question. */
  added?: string;
};

const crowds: readonly Crowd[] = [
  ...[20, 100, 300].flatMap((people) =>
    [1, 3].map((processes): Crowd => ({ people, overSeconds: 0, processes, words: "each with other words" })),
  ),
  { people: 100, overSeconds: 0, processes: 1, words: "with repeats" },
  ...[10, 100, 1_000].map((people): Crowd => ({
    people,
    overSeconds: 60,
    processes: 3,
    words: "with repeats",
  })),
];

/**
 * People press "Buscar vagas" in the same second, or one after the other over a minute, each for 13 portals as the
 * web app asks them, on server processes that share a Postgres, against stand-ins. Only waiting is measured: the
 * stand-ins answer at once, and each is asked no faster than its pace. `CROWD_ROWS=0,6` measures only these rows. Each row
 * has servers that have just started, whose code V8 still interprets; with `CROWD_BEFORE=100` as many people have pressed
 * before, in peace.
 */
export async function benchCrowd(): Promise<void> {
  const closers: (() => Promise<void>)[] = [];
  const cleanUp = (step: () => Promise<void>): void => void closers.unshift(step);
  process.env["TEST_DATABASE_URL"] ??= await startPostgres(await preparePostgresBinaries(cleanUp), cleanUp);
  const mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  closers.unshift(() => mailbox.close());
  process.stdout.write(`${header}\n`);
  const rows = process.env["CROWD_ROWS"]?.split(",").map(Number);
  const peopleBefore = Number(process.env["CROWD_BEFORE"] ?? 0);
  try {
    for (const crowd of crowds.filter((_, index) => rows?.includes(index) ?? true))
      process.stdout.write(`${describe(await measure(crowd, { smtpUrl: mailbox.smtpUrl, peopleBefore }))}\n`);
  } finally {
    for (const close of closers) await close();
  }
}

type Answer = {
  person: number;
  isHurried: boolean;
  /** Both since the person pressed the button: a browser sends the seventh call only when one of the first six ended. */
  startMs: number;
  endMs: number;
  /**
   * How long the call still took when the person read how long our line at this portal is, divided by what was said.
   * Undefined for a call that did not run at that moment, and where no wait was told.
   */
  actualBySaid: number | undefined;
  group: ProviderGroup | null;
  /** The code of the error that came instead of a group. */
  refusal: string | undefined;
};

const errorBody = z.object({ code: z.string() });

type Measured = Crowd & {
  answers: Answer[];
  providerFailures: number;
  /** Each with how it failed last: a failure that no person was told of needs an explanation. */
  suspended: { providerId: string; lastOutcome: string }[];
  tokensMs: number[];
  rssMb: number;
  wrongBalances: number;
  ledgerFaults: number;
};

type Setting = { smtpUrl: string; peopleBefore: number };

async function measure(crowd: Crowd, { smtpUrl, peopleBefore }: Setting): Promise<Measured> {
  const database = await createTestDatabase();
  const servers: ServerProcess[] = [];
  try {
    for (let index = 0; index < crowd.processes; index += 1) {
      const environment = {
        STAND_INS: "allowed",
        PROVIDERS: "stand-in",
        DISABLED_PROVIDERS: disabled.join(","),
        // As in production; tests have a longer deadline.
        DATABASE_READ_SECONDS: "2",
        DATABASE_WRITE_SECONDS: "5",
        READER_THREADS: "2",
      };
      const port = firstPort + index * portsOfProcess;
      servers.push(await startServerProcess({ databaseUrl: database.url, smtpUrl, port, environment }));
    }
    if (peopleBefore > 0)
      await press({ ...crowd, people: peopleBefore, overSeconds: 0, added: wordsBefore }, database, servers);
    return await press(crowd, database, servers);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await database.close();
  }
}

async function press(crowd: Crowd, database: TestDatabase, servers: ServerProcess[]): Promise<Measured> {
  const deps = createTestDeps(database, { sessionKeys: createSessionKeys([serverProcessSecret]) });
  deps.clock.set(new Date().toISOString());
  const people: TestPerson[] = [];
  for (let index = 0; index <= crowd.people; index += 1)
    people.push(await createPerson(deps, { bonus: fichasAtFirst }));
  const [onlooker, ...searching] = people;
  if (onlooker === undefined) throw new Error("no people");

  const tokens = watchTokens(
    servers.map(({ baseUrl }) => baseUrl),
    onlooker.token,
  );
  let rssMb = 0;
  const watch = setInterval(() => {
    rssMb = Math.max(rssMb, ...servers.map(({ pid }) => readRssMb(pid)));
  }, 250);
  const answers = await Promise.all(
    searching.map(async (person, index) => {
      await sleep((1_000 * crowd.overSeconds * index) / crowd.people);
      return searchAs(crowd, servers[index % servers.length]?.baseUrl ?? "", { person, index });
    }),
  );
  clearInterval(watch);
  const tokensMs = await tokens.stop();
  const all = answers.flat();
  const { db } = database;
  let wrongBalances = 0;
  for (const [index, { userId }] of searching.entries()) {
    const paid = all.filter(({ person, group }) => person === index && group?.fichas === "charged").length;
    if ((await getBalance(db, userId)) !== fichasAtFirst - paid * creditsPerProvider) wrongBalances += 1;
  }
  return {
    ...crowd,
    answers: all,
    providerFailures: all.filter(
      ({ group }) => group !== null && !isAnswer(group.outcome) && group.outcome !== "busy",
    ).length,
    suspended: await db.select().from(providerBreakers).where(isNotNull(providerBreakers.openUntil)),
    tokensMs,
    rssMb,
    wrongBalances,
    ledgerFaults: (await verifyLedger(db)).length,
  };
}

async function searchAs(
  { words, people, added = "" }: Crowd,
  baseUrl: string,
  { person, index }: { person: TestPerson; index: number },
): Promise<Answer[]> {
  const startedAt = performance.now();
  const isHurried = index % hurriedShare === 0;
  const start = Math.floor(Math.random() * services.length);
  const inOrder = [...services.slice(start), ...services.slice(0, start)];
  const asked = Array.from({ length: isHurried ? hurriedSearches : 1 }, (_, search) =>
    inOrder.map((service) => ({ service, ...questionOf(words === "with repeats", index + search * people) })),
  ).flat();
  const calls: (Omit<Answer, "actualBySaid"> & { service: string })[] = [];
  const sinceStart = () => performance.now() - startedAt;
  const connection = async () => {
    for (let next = asked.shift(); next !== undefined; next = asked.shift()) {
      const startMs = sinceStart();
      const response = await fetch(`${baseUrl}/api/jobs/search`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${person.token}`,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
        body: JSON.stringify({ query: next.query + added, state: next.state, services: [next.service] }),
      });
      const body: unknown = await response.json();
      const endMs = sinceStart();
      const parsed = endpoints.searchJobs.response.safeParse(body);
      const group = parsed.success ? (parsed.data.services[0] ?? null) : null;
      const refusal = errorBody.safeParse(body).data?.code;
      calls.push({ person: index, isHurried, service: next.service, startMs, endMs, group, refusal });
    }
  };
  const [saidMs] = await Promise.all([
    readLines(baseUrl, person),
    ...Array.from({ length: connectionsOfBrowser }, connection),
  ]);
  return calls.map(({ service, ...call }) => {
    const said = call.startMs < linesReadMs && call.endMs > linesReadMs ? saidMs.get(service) : undefined;
    return { ...call, actualBySaid: said && (call.endMs - linesReadMs) / said };
  });
}

/** @returns how long our line at each portal is said to be, in ms, `linesReadMs` after now */
async function readLines(baseUrl: string, { token }: TestPerson): Promise<ReadonlyMap<string, number>> {
  await sleep(linesReadMs);
  const response = await fetch(`${baseUrl}/api/jobs/lines`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const told = endpoints.listLines.response.safeParse(await response.json());
  // An overloaded server tells nothing.
  const lines = told.success ? told.data.lines : [];
  return new Map(lines.map(({ name, wait_s: seconds }) => [name, seconds * 1_000]));
}

function readRssMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

const header = [
  "people at once or in a minute, 13 portals each; one in ten sends three searches; no call may take longer than 20 s of line and 8 s of the portal",
  "people     processes  answered   busy  free   refused  portal's failures  suspended  wait p50 / p95 / longest  of the hurried p50  longest call  actual ÷ said p50, p95    fairness  answers p10 / p50 / most  tokens p95  RSS     balances, ledger",
].join("\n");

function describe(measured: Measured): string {
  const { answers, words } = measured;
  const count = (test: (group: ProviderGroup | null) => boolean) =>
    answers.filter(({ group }) => test(group)).length;
  const waits = (isHurried: boolean) =>
    answers
      .filter(
        (answer) => answer.isHurried === isHurried && answer.group !== null && isAnswer(answer.group.outcome),
      )
      .map(({ endMs }) => endMs / 1_000);
  const calm = waits(false);
  const refusals = Object.entries(Object.groupBy(answers, ({ refusal }) => refusal ?? "answered"))
    .filter(([code]) => code !== "answered")
    .map(([code, refused = []]) => [code, refused.length] as const);
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return [
    `${measured.people}${measured.overSeconds === 0 ? "" : " a min"}`.padEnd(11),
    String(measured.processes).padEnd(11),
    `${count((group) => group !== null && isAnswer(group.outcome))} of ${answers.length}`.padEnd(13),
    String(count((group) => group?.outcome === "busy")).padEnd(7),
    String(count((group) => group?.fichas === "free")).padEnd(7),
    String(count((group) => group === null)).padEnd(9),
    String(measured.providerFailures).padEnd(19),
    String(measured.suspended.length).padEnd(11),
    `${seconds(quantile(calm, 0.5))} / ${seconds(quantile(calm, 0.95))} / ${seconds(quantile(calm, 1))}`.padEnd(
      27,
    ),
    seconds(quantile(waits(true), 0.5)).padEnd(20),
    seconds(Math.max(...answers.map(({ startMs, endMs }) => endMs - startMs)) / 1_000).padEnd(14),
    describeSaid(answers.filter(({ isHurried }) => !isHurried)).padEnd(26),
    `${unfairness(answers).toFixed(1)} ×`.padEnd(10),
    answersOfPeople(answers).padEnd(26),
    `${quantile(measured.tokensMs, 0.95).toFixed(0)} ms`.padEnd(12),
    `${measured.rssMb.toFixed(0)} MB`.padEnd(8),
    measured.wrongBalances + measured.ledgerFaults === 0 ? "right" : "WRONG",
    words === "with repeats" ? `, ${words}` : "",
    ...refusals.map(([code, times]) => `, ${times} ${code}`),
    ...measured.suspended.map(({ providerId, lastOutcome }) => `, ${providerId} suspended: ${lastOutcome}`),
  ].join("");
}

/** A person who sends three searches waits at a portal three times, but only the first of these waits is told. */
function describeSaid(calm: readonly Answer[]): string {
  const ratios = calm.flatMap(({ actualBySaid }) => actualBySaid ?? []);
  if (ratios.length === 0) return "nothing said";
  return `${[0.5, 0.95].map((share) => quantile(ratios, share).toFixed(2)).join(", ")} of ${ratios.length}`;
}

/**
 * Among people who search for one thing: the longest average wait of a person for an answer, divided by the median. A
 * portal that says at once that it is busy is no wait: with these counted, a person who gets more answers than the
 * median person would seem to be treated worse.
 */
function unfairness(answers: readonly Answer[]): number {
  const means = ofEachCalmPerson(answers).flatMap((own) => {
    const waits = own.filter(isAnswered).map(({ endMs }) => endMs);
    return waits.length === 0 ? [] : [waits.reduce((sum, wait) => sum + wait, 0) / waits.length];
  });
  return quantile(means, 1) / quantile(means, 0.5);
}

/** @returns how many answers a person gets who searches for one thing: the tenth part with fewest, median, most */
function answersOfPeople(answers: readonly Answer[]): string {
  const counts = ofEachCalmPerson(answers).map((own) => own.filter(isAnswered).length);
  return [0.1, 0.5, 1].map((share) => quantile(counts, share)).join(" / ");
}

function ofEachCalmPerson(answers: readonly Answer[]): Answer[][] {
  const calm = answers.filter(({ isHurried }) => !isHurried);
  return Object.values(Object.groupBy(calm, ({ person }) => person)).map((own = []) => own);
}

function isAnswered({ group }: Answer): boolean {
  return group !== null && isAnswer(group.outcome);
}
