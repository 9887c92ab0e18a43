import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startProviderStandIns, type OriginMap } from "./index.ts";
import { ask, askerFor, getProvider } from "./testing/ask.ts";

let originMap: OriginMap = {};
let close: () => Promise<void>;

beforeAll(async () => {
  ({ originMap, close } = await startProviderStandIns(0));
});
afterAll(() => close());

const careerjet = getProvider("careerjet");
const origin = () => originMap["https://search.api.careerjet.net"] ?? "";
const answer = z.object({
  type: z.string(),
  message: z.string(),
  hits: z.number().optional(),
  jobs: z.array(z.record(z.string(), z.unknown())).optional(),
  locations: z.array(z.string()).optional(),
});

/** Sends a correct request with these changes; null leaves a parameter or header out. */
async function get(parameters: Record<string, string | null>, headers: Record<string, string | null> = {}) {
  const given = (of: Record<string, string | null>) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );
  const query = { locale_code: "pt_BR", user_ip: "203.0.113.7", user_agent: "Firefox", ...parameters };
  const response = await fetch(`${origin()}/v4/query?${new URLSearchParams(given(query)).toString()}`, {
    headers: given({ authorization: `Basic ${btoa("any:")}`, referer: "https://a.example/jobs", ...headers }),
  });
  return { status: response.status, ...answer.parse(await response.json()) };
}

test("any key is accepted; a missing key, or a key with a password, is refused", async () => {
  expect((await get({})).status).toBe(200);
  for (const authorization of [null, `Basic ${btoa(":")}`, `Basic ${btoa("key:secret")}`, "Bearer key"])
    expect((await get({}, { authorization })).status).toBe(401);
});

test("it requires the person's address and browser, the page, and a known locale", async () => {
  expect((await get({ user_ip: null })).status).toBe(403);
  expect((await get({ user_ip: "300.1.1.1" })).status).toBe(403);
  expect((await get({ user_agent: null })).status).toBe(403);
  expect((await get({}, { referer: null })).status).toBe(403);
  expect((await get({ locale_code: "brasil" })).status).toBe(400);
  expect((await get({ page: "11" })).status).toBe(400);
  expect((await get({ locale_code: null })).hits).toBe(0);
});

test("it gives 20 a page at any asked size, with its own date form and short excerpts by default", async () => {
  const { jobs = [] } = await get({ page_size: "100", keywords: "auxiliar" });
  expect(jobs).toHaveLength(20);
  for (const job of jobs) {
    expect(job["date"]).toMatch(/^\w{3},\d\d \w{3} \d{4} [\d:]{8} GMT$/);
    expect(String(job["description"]).replaceAll(/<\/?b>/g, "").length).toBeLessThan(160);
    expect(job).not.toHaveProperty("id");
  }
  const long = await get({ fragment_size: "2000", keywords: "auxiliar" });
  expect(String(long.jobs?.[0]?.["description"])).toMatch(/<b>auxiliar<\/b>/i);
});

test("it lists the places of one name and knows no others", async () => {
  expect((await get({ location: "Santa Luzia" })).locations).toContain("Santa Luzia - MG");
  expect(await get({ location: "Atlântida" })).toMatchObject({ type: "LOCATIONS", locations: [] });
  for (const location of ["Recife", "Recife - PE", "Recife, PE", "Pernambuco"])
    expect((await get({ location })).hits).toBeGreaterThan(0);
});

test("its vacancies' addresses are redirects that count clicks", async () => {
  const { jobs = [] } = await get({});
  const reply = await fetch(String(jobs[0]?.["url"]), { redirect: "manual" });
  expect([reply.status, reply.headers.get("location")]).toEqual([
    302,
    expect.stringMatching(/^\/vaga\/\d+$/),
  ]);
});

test("the adapter reads pages of 20 up to a hundred vacancies, with pay, place and derived fields", async () => {
  const { listings, requests } = await ask(careerjet, {}, originMap);
  expect([listings.length, requests]).toEqual([100, 5]);
  expect(listings.some(({ pay }) => pay?.period === "month" && pay.minCents !== undefined)).toBe(true);
  expect(listings.some(({ pay }) => pay?.negotiable)).toBe(true);
  expect(listings.some(({ contract, derived }) => contract === "CLT" && derived?.includes("contract"))).toBe(
    true,
  );
  for (const { workMode, place } of listings) expect(workMode === "remote").toBe(place?.city === undefined);
});

test("a city of a common name without vacancies is asked by its label, then by its name, and is empty", async () => {
  const santaLuzia = { city: "Santa Luzia", state: { uf: "PB", name: "Paraíba" } };
  expect(await ask(careerjet, { keywords: "astronauta", ...santaLuzia }, originMap)).toMatchObject({
    listings: [],
    requests: 2,
    confirmedEmpty: true,
  });
});

test("without a key the adapter gets a refusal", async () => {
  const [request] = careerjet.buildRequests(
    { keywords: "x", city: null, state: null },
    { ...askerFor(careerjet), credentials: {} },
  );
  const response = await fetch((request?.url ?? "").replace("https://search.api.careerjet.net", origin()), {
    headers: request?.headers ?? {},
  });
  expect(response.status).toBe(401);
});

test("some vacancies are paid by the hour, the day and the week", async () => {
  const found = await Promise.all(
    ["auxiliar", "operador", "professor", ""].map((keywords) => ask(careerjet, { keywords }, originMap)),
  );
  const paid = found.flatMap(({ listings }) => listings.flatMap(({ pay }) => pay ?? []));
  const periods = paid.flatMap(({ period, minCents }) => (minCents === undefined ? [] : [period]));
  expect(periods).toEqual(expect.arrayContaining(["hour", "day", "week", "month"]));
});
