import { runProgram } from "@vagou/command-line/run-program";
import { listTopTerms } from "@vagou/server/search-terms/repository";
import { refusals } from "./refusals.ts";
import { createSearchTermsProgram, type TermsQuestion } from "./search-terms-program.ts";
import { withDatabase } from "./with-database.ts";

await runProgram(createSearchTermsProgram(printTopTerms, new Date()), refusals);

function printTopTerms(question: TermsQuestion): Promise<void> {
  return withDatabase(async ({ db }) => {
    const counts = await listTopTerms(db, question);
    if (counts.length === 0) return console.log(`Nothing was counted in ${question.week}.`);
    console.log(`Searches in ${question.week}`);
    console.table(
      counts.map(({ state, term, searches }) => ({
        state: state === "" ? "all of Brazil" : state,
        term,
        searches,
      })),
    );
  });
}
