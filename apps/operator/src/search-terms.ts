import { listTopTerms } from "@vagou/server/search-terms/repository";
import { withDatabase } from "./with-database.ts";
import { readSearchTermsArguments, type SearchTermsArguments } from "./search-terms-arguments.ts";
import { tellRefusals } from "./command-line/tell-refusals.ts";

/** `npm run search-terms -- [--state PE] [--week 2026-W47] [--limit n]`: what people look for most. */
await tellRefusals(() => printTopTerms(readSearchTermsArguments(process.argv.slice(2), new Date())));

function printTopTerms(asked: SearchTermsArguments): Promise<void> {
  return withDatabase(async ({ db }) => {
    const counts = await listTopTerms(db, asked);
    if (counts.length === 0) return console.log(`Nothing was counted in ${asked.week}.`);
    console.log(`Searches in ${asked.week}`);
    console.table(
      counts.map(({ state, term, searches }) => ({
        state: state === "" ? "all of Brazil" : state,
        term,
        searches,
      })),
    );
  });
}
