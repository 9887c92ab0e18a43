import { Command } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { providerIds } from "@vagou/contract/search/catalogue";
import { countWeeks, type Week } from "@vagou/server/provider-health/count-weeks";
import { reportHealth, type ProviderHealth } from "@vagou/server/provider-health/report-health";
import { refusals } from "./refusals.ts";
import { withDatabase } from "./with-database.ts";

const npm = "npm run providers:report";
const program = new Command(npm);
program
  .description(
    "Shows how each provider answered in the last seven days, and its health by the newest 60 runs of them.",
  )
  .action(() => report());
showExample(program, npm);

await runProgram(program, refusals);

function report(): Promise<void> {
  return withDatabase(async ({ db }) => {
    const now = new Date();
    const weeks = await countWeeks(db, now);
    const reports = (await reportHealth(db, providerIds, now)).filter(({ runs }) => runs > 0);
    if (reports.length === 0) return console.log("No provider was asked in the last seven days.");
    const rows = reports.flatMap((health) => {
      const week = weeks.get(health.providerId);
      return week === undefined ? [] : [[health.providerId, rowOf(health, week, now)] as const];
    });
    console.table(Object.fromEntries(rows));
    for (const { providerId, suspicions } of reports) {
      for (const suspicion of suspicions) console.log(`suspect  ${providerId}: ${suspicion}`);
    }
  });
}

/** The numbers of the whole week, which `/fontes` says too, before those of the newest runs. */
function rowOf(health: ProviderHealth, week: Week, now: Date): Record<string, string | number> {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const seconds = (ms: number | null) => (ms === null ? "" : (ms / 1000).toFixed(1));
  const { suspendedUntil } = health;
  return {
    runs: week.runs,
    answers: week.answers,
    outcomes: Object.entries(week.outcomes)
      .filter(([, count]) => count > 0)
      .map(([outcome, count]) => `${outcome} ${count}`)
      .join(", "),
    "answer p50 s": seconds(week.answerP50Ms),
    "last answer": week.lastAnswerAt?.toISOString() ?? "",
    "failing since": week.failingSince?.toISOString() ?? "",
    "p95 s": seconds(health.p95Ms),
    "median now": health.medianNow ?? "",
    before: health.medianBefore ?? "",
    pay: percent(health.fillRates["pay"] ?? 0),
    contract: percent(health.fillRates["contract"] ?? 0),
    "filter ignored": percent(health.ignoredRate),
    suspended: suspendedUntil !== null && suspendedUntil > now ? suspendedUntil.toISOString() : "",
  };
}
