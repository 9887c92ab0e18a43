// Must be imported before any adapter, as in the server.
import { systemClock } from "../../src/clock.ts";
import "../../src/provider-settings/read-overrides.ts";
import { once } from "node:events";
import { createServer } from "node:http";
import process from "node:process";
import { providers } from "@vagou/providers/index";
import { requireOverrides } from "../../src/provider-settings/require-overrides.ts";
import { openFetcher } from "../../src/asking/open-fetcher.ts";

// Runs as a process of its own: asks Gupy once, with the settings of `PROVIDER_SETTINGS`, at a portal on loopback that
// stands for the origin in the first argument. Prints the changed settings, the requests and the outcome.
const [, , realOrigin = ""] = process.argv;
const asked: string[] = [];
const items = ["Vigia", "Vigia noturno"].map((name, index) => ({
  id: index + 1,
  name,
  jobUrl: `${realOrigin}/job/${index + 1}`,
}));
const portal = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.statusCode = request.url === "/robots.txt" ? 404 : 200;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ data: items, pagination: { offset: 0, limit: items.length, total: 100 } }));
}).listen(0, "127.0.0.1");
await once(portal, "listening");
const address = portal.address();
if (address === null || typeof address === "string") throw new Error("no port");

const changes = requireOverrides();
const fetcher = await openFetcher({
  clock: systemClock,
  userAgent: "Vagou-test/1.0",
  originMap: new Map([[realOrigin, `http://127.0.0.1:${address.port}`]]),
  robotsOverrides: new Map(),
});
const gupy = providers.find(({ id }) => id === "gupy");
if (gupy === undefined) throw new Error("no gupy");
const asker = {
  ip: "203.0.113.1",
  userAgent: "test",
  pageUrl: "https://vagou.example/jobs",
  credentials: {},
};
const query = { keywords: "vigia", city: null, state: null };
const { outcome, jobs, causes } = await fetcher.ask(gupy, query, new AbortController().signal, asker);
process.stdout.write(
  JSON.stringify({ changes, asked, outcome, jobs: jobs.ids.length, causes: causes.map(String) }),
);
await fetcher.close();
portal.close();
