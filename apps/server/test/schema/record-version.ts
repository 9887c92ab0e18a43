import { writeFile } from "node:fs/promises";
import { describeNeeds, lastVersionFile } from "./needs.ts";

/**
 * `npm run version:record`: records which tables and columns this version's code uses, after it went live. From
 * then on a test checks that migrations keep it working.
 */
const needs = await describeNeeds();
await writeFile(lastVersionFile, `${JSON.stringify(needs, null, 2)}\n`);
process.stdout.write(`Recorded ${Object.keys(needs.tables).length} tables, up to ${needs.migration}.\n`);
