import { performance } from "node:perf_hooks";
import { Command } from "@commander-js/extra-typings";
import { countOf } from "@vagou/command-line/count-of";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { systemClock } from "@vagou/server/clock";
import { hasServer } from "@vagou/server/credits/holds/process-lives";
import type { LedgerVerdict } from "@vagou/server/ledger-audit/audit-ledger";
import { checkLedger } from "@vagou/server/operating/books/check-ledger";
import { refusals } from "./refusals.ts";
import { systemUser } from "./system-user.ts";
import { withDatabase } from "./with-database.ts";

const npm = "npm run ledger:verify";

const program = new Command(npm);
program
  .description("Recomputes all balances from the movements; exit code 1 on any difference.")
  .action(() => verify());
showExample(program, npm);

await runProgram(program, refusals);

function verify(): Promise<void> {
  return withDatabase(async ({ db }, config) => {
    const start = performance.now();
    const isServed = await hasServer(db);
    const verdict = await checkLedger(
      { db, clock: systemClock, config },
      { by: systemUser(config), isServed },
    );
    console.log(describe(verdict, { isServed, tookS: (performance.now() - start) / 1000 }));
    if (verdict.faultCount > 0) process.exitCode = 1;
  });
}

function describe(verdict: LedgerVerdict, { isServed, tookS }: { isServed: boolean; tookS: number }): string {
  const { people, movements, entries, sums, faultCount, faults } = verdict;
  const read = [
    countOf(people, "person", "people"),
    countOf(movements, "movement"),
    countOf(entries, "entry", "entries"),
  ];
  const sum = Object.values(sums).reduce((total, amount) => total + amount, 0);
  const { heldBonus, heldBought, ...unheld } = sums;
  const held = heldBonus + heldBought;
  const named = { ...unheld, "held bonus": heldBonus, "held bought": heldBought };
  const pockets = Object.entries(named).map(([pocket, amount]) => `${pocket} ${count(amount)}`);
  return [
    ...faults.map((fault) => `fault    ${fault}`),
    ...(faultCount > faults.length ? [`         and ${count(faultCount - faults.length)} more`] : []),
    `Read     ${read.join(", ")}, in ${tookS.toFixed(1)} s.`,
    `Sums     ${pockets.join(", ")}; together ${count(sum)}.`,
    ...(isServed || held === 0
      ? []
      : [
          `Waits    ${countOf(held, "ficha is", "fichas are")} set aside: a server gives them back when it starts.`,
        ]),
    faultCount === 0 ? "Verdict  the ledger is whole." : `Verdict  ${countOf(faultCount, "fault")}.`,
  ].join("\n");
}

function count(value: number): string {
  return value.toLocaleString("en");
}
