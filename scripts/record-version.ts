import { writeFile } from "node:fs/promises";
import { describeNeeds, lastVersionFile } from "../apps/server/test/schema/needs.ts";

/**
 * `npm run version:record`: writes down what this version's code reads and writes in the database, when it has
 * gone live. From then on a test holds that migrations leave it working.
 */
const needs = await describeNeeds();
await writeFile(lastVersionFile, `${JSON.stringify(needs, null, 2)}\n`);
console.log(`Recorded ${Object.keys(needs.tables).length} tables, up to ${needs.migration}.`);
