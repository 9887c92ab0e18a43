import { setTimeout as sleep } from "node:timers/promises";
import { getBalance } from "@vagou/server/credits/ledger/account";
import { accountRequests, outboxEmails } from "@vagou/server/db/schema/accounts";
import { creditHolds } from "@vagou/server/db/schema/credits";
import { and, eq, isNull, sql } from "drizzle-orm";
import { runOperator } from "../../../apps/operator/test/run-operator.ts";
import type { Finding } from "../finding.ts";
import type { Load } from "../load/start-load.ts";
import type { World } from "../world/start-world.ts";

const holdsSettleMs = 60_000;
/** After the fault the next try of a message comes after its growing pause, or after the lease of a dead process. */
const messagesMs = 150_000;

/** What has to be true after each fault, once people stopped. */
export async function checkAftermath(world: World, load: Load): Promise<Finding[]> {
  const unanswered = await load.stop();
  return [
    {
      promised: "every search is answered in the end, when the person presses again",
      seen: unanswered === 0 ? "all" : `${unanswered} were not`,
      kept: unanswered === 0,
    },
    await checkHolds(world),
    await checkMessages(world, load),
    await checkBalances(world, load),
    await checkLedger(world),
    await checkBackends(world),
  ];
}

async function checkHolds({ observer }: World): Promise<Finding> {
  const open = () => observer.db.$count(creditHolds, eq(creditHolds.state, "held"));
  const { left, seconds } = await waitForNone(open, holdsSettleMs);
  return {
    promised: "every hold is settled within 60 s",
    seen: left === 0 ? `after ${seconds} s` : `${left} open after ${seconds} s`,
    kept: left === 0,
  };
}

async function checkMessages({ observer: { db }, mail }: World, { signUps }: Load): Promise<Finding> {
  const waiting = async () =>
    (await db.$count(accountRequests)) +
    (await db.$count(outboxEmails, and(isNull(outboxEmails.sentAt), isNull(outboxEmails.failedAt))));
  const { left, seconds } = await waitForNone(waiting, messagesMs);
  const wrong = signUps.filter(({ email, accepted }) => {
    const ids = new Set(idsFor(mail, email));
    return accepted ? ids.size !== 1 : ids.size > 1;
  });
  const copies = signUps.reduce((sum, { email }) => {
    const ids = idsFor(mail, email);
    return sum + ids.length - new Set(ids).size;
  }, 0);
  const accepted = signUps.filter((each) => each.accepted).length;
  return {
    promised: "each accepted sign-up has one message, also when it had to be sent again: one Message-ID",
    seen: [
      `${accepted} sign-ups, ${wrong.length} with none or with two`,
      `second copies with the same id: ${copies}`,
      left === 0 ? `all sent after ${seconds} s` : `${left} wait after ${seconds} s`,
    ].join("; "),
    kept: wrong.length === 0 && left === 0,
  };
}

function idsFor({ received }: World["mail"], email: string): string[] {
  return received.filter(({ recipients }) => recipients.includes(email)).map(({ messageId }) => messageId);
}

async function checkBalances({ observer: { db } }: World, { told }: Load): Promise<Finding> {
  const wrong: string[] = [];
  for (const { userId, expected } of told) {
    const balance = await getBalance(db, userId);
    if (balance !== expected) wrong.push(`${balance} fichas instead of ${expected}`);
  }
  return {
    promised: "each person has the fichas that the answers said",
    seen: wrong.length === 0 ? `${told.length} people do` : wrong.join("; "),
    kept: wrong.length === 0,
  };
}

async function checkLedger({ databaseUrl }: World): Promise<Finding> {
  const { exitCode, stdout, stderr } = await runOperator("ledger-verify.ts", [], {
    DATABASE_URL: databaseUrl,
  });
  const lines = `${stdout}${stderr}`.trim().split("\n");
  return {
    promised: "the ledger is whole (`npm run ledger:verify`)",
    seen: lines.filter((line) => /^(?:fault|Verdict)/.test(line)).join("; ") || lines.join("; "),
    kept: exitCode === 0,
  };
}

/** Connections of ours in Postgres that hold a transaction or compute although no person asks. */
async function checkBackends({ observer: { db } }: World): Promise<Finding> {
  const stuck = () =>
    db.$count(
      sql`pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
        and (state like 'idle in transaction%' or (state = 'active' and now() - query_start > interval '3 seconds'))`,
    );
  const { left, seconds } = await waitForNone(stuck, 60_000);
  return {
    promised: "no connection stays in a transaction or at work in Postgres",
    seen: left === 0 ? `none after ${seconds} s` : `${left} after ${seconds} s`,
    kept: left === 0,
  };
}

async function waitForNone(
  count: () => Promise<number>,
  patienceMs: number,
): Promise<{ left: number; seconds: number }> {
  const startedAt = performance.now();
  let left = await count();
  while (left > 0 && performance.now() - startedAt < patienceMs) {
    await sleep(500);
    left = await count();
  }
  return { left, seconds: Math.round((performance.now() - startedAt) / 1_000) };
}
