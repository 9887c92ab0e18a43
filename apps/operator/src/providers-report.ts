import { Command } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { providerIds } from "@vagou/contract/catalogue";
import { reportHealth, type ProviderHealth } from "@vagou/server/provider-health/report-health";
import { refusals } from "./refusals.ts";
import { withDatabase } from "./with-database.ts";

const npm = "npm run providers:report";
const program = new Command(npm);
program
  .description("Shows the health of each provider in the real traffic of the last seven days.")
  .action(() => report());
showExample(program, npm);

await runProgram(program, refusals);

function report(): Promise<void> {
  return withDatabase(async ({ db }) => {
    const reports = (await reportHealth(db, providerIds, new Date())).filter(({ runs }) => runs > 0);
    if (reports.length === 0) return console.log("No provider was asked in the last seven days.");
    console.table(Object.fromEntries(reports.map((health) => [health.providerId, rowOf(health)])));
    for (const { providerId, suspicions } of reports) {
      for (const suspicion of suspicions) console.log(`suspect  ${providerId}: ${suspicion}`);
    }
  });
}

function rowOf(health: ProviderHealth): Record<string, string | number> {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const { suspendedUntil } = health;
  return {
    runs: health.runs,
    outcomes: Object.entries(health.outcomes)
      .map(([outcome, count]) => `${outcome} ${count}`)
      .join(", "),
    "p50 s": ((health.p50Ms ?? 0) / 1000).toFixed(1),
    "p95 s": ((health.p95Ms ?? 0) / 1000).toFixed(1),
    "median now": health.medianNow ?? "",
    before: health.medianBefore ?? "",
    pay: percent(health.fillRates["pay"] ?? 0),
    contract: percent(health.fillRates["contract"] ?? 0),
    "filter ignored": percent(health.ignoredRate),
    suspended: suspendedUntil !== null && suspendedUntil > new Date() ? suspendedUntil.toISOString() : "",
  };
}
