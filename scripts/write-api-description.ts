import { writeFileSync } from "node:fs";
import { describeApi } from "@vagou/contract/api/openapi";

// `npm run api:describe`: the API as it is now becomes the one that the tests compare with.
const document = "docs/openapi.json";
const description = describeApi("/api");
writeFileSync(document, `${JSON.stringify(description, null, 2)}\n`);
process.stdout.write(`${document} has ${Object.keys(description.paths).length} paths.\n`);
