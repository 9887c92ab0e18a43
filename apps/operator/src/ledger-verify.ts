import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { Command } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { auditLedger, type LedgerVerdict } from "@vagou/server/ledger-audit/audit-ledger";
import { insertVerdict } from "@vagou/server/ledger-audit/repository";
import { refusals } from "./refusals.ts";
import { withDatabase } from "./with-database.ts";

const npm = "npm run ledger:verify";
const program = new Command(npm);
program
  .description("Recomputes all balances from the movements; exit code 1 on any difference.")
  .action(() => verify());
showExample(program, npm);

await runProgram(program, refusals);

function verify(): Promise<void> {
  return withDatabase(async ({ db }, { databaseUrl }) => {
    const startedAt = new Date();
    const start = performance.now();
    // The embedded database has no server now, so no process releases old holds.
    const verdict = await auditLedger(db, { now: databaseUrl === null ? null : startedAt });
    const tookS = (performance.now() - start) / 1000;
    await insertVerdict(db, { id: randomUUID(), verdict, startedAt, finishedAt: new Date() });
    console.log(describe(verdict, tookS));
    if (verdict.faultCount > 0) process.exitCode = 1;
  });
}

function describe(verdict: LedgerVerdict, tookS: number): string {
  const { people, movements, entries, sums, faultCount, faults } = verdict;
  const sum = Object.values(sums).reduce((total, amount) => total + amount, 0);
  const read = `${count(people)} people, ${count(movements)} movements, ${count(entries)} entries`;
  const pockets = Object.entries(sums).map(([pocket, amount]) => `${pocket} ${count(amount)}`);
  return [
    ...faults.map((fault) => `fault    ${fault}`),
    ...(faultCount > faults.length ? [`         and ${count(faultCount - faults.length)} more`] : []),
    `Read     ${read}, in ${tookS.toFixed(1)} s.`,
    `Sums     ${pockets.join(", ")}; together ${count(sum)}.`,
    faultCount === 0 ? "Verdict  the ledger is whole." : `Verdict  ${count(faultCount)} faults.`,
  ].join("\n");
}

function count(value: number): string {
  return value.toLocaleString("en");
}
