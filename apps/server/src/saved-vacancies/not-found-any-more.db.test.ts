import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { answeredQuestions, keptAnswers, postingPacks } from "../db/schema/searches.ts";
import { savedVacancies } from "../db/schema/saved-vacancies.ts";
import { jobIdOf } from "../postings/normalising/job-id.ts";
import { forgetAnsweredQuestions } from "../searches/answers/forget-answered-questions.ts";
import { searchProviders } from "../searches/search-providers.ts";
import { getSavedVacancy } from "./get-saved-vacancy.ts";
import { listSavedVacancies } from "./list-saved-vacancies.ts";
import { saveVacancy } from "./save-vacancy.ts";

const dayMs = 24 * 3_600_000;
const vacancy = jobIdOf("gupy", "gone");

let database: TestDatabase;
let portal: TestProvider;
let deps: TestDeps;
let person: TestPerson;
/** What the portal answers next: its vacancies, and how many it says it has; or a failure. */
let next: { ids: string[]; total?: number; city?: string } | "failure";

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
  portal.answer = (_request, response) => {
    if (next === "failure") {
      response.writeHead(500).end();
      return;
    }
    const { ids, total = ids.length, city = "Recife" } = next;
    const items = ids.map((id) => ({ id, title: "Vigia", city, state: "PE" }));
    response.end(JSON.stringify({ total, items }));
  };
});
beforeEach(async () => {
  for (const table of [savedVacancies, postingPacks, keptAnswers, answeredQuestions, providerBreakers])
    await database.db.delete(table);
  deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher });
  person = await createPerson(deps, { bonus: 1_000 });
  await search({ ids: ["gone", "other"] });
  await saveVacancy(deps, { actor: person, postingId: vacancy, others: [] });
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

type Asked = { query?: string; state?: string; city?: string; as?: TestPerson };

/** Searches the portal, which answers so. */
async function search(
  answer: typeof next,
  { as: actor = person, query = "vigia", state = "PE", city = "" }: Asked = {},
): Promise<string | undefined> {
  next = answer;
  const { services } = await searchProviders(deps, {
    actor,
    filters: { query, state, city },
    services: ["gupy"],
    idempotencyKey: undefined,
    caller: { ip: "127.0.0.1", userAgent: "" },
    signal: new AbortController().signal,
  });
  return services[0]?.outcome;
}

/** The days that the saved vacancy shows, in the list and alone. */
async function days() {
  const [listed] = await listSavedVacancies(deps, { actor: person });
  const one = await getSavedVacancy(deps, { actor: person, postingId: vacancy });
  expect(listed?.not_found_since).toEqual(one.not_found_since);
  return { seen: one.last_seen_at, gone: one.not_found_since };
}

const stillThere = { seen: "2026-11-21", gone: null };

test("a vacancy that the same search does not find any more says since which day", async () => {
  expect(await days()).toEqual(stillThere);
  deps.clock.advance(3 * dayMs);
  expect(await days()).toEqual(stillThere);
  await search({ ids: ["other"] });
  expect(await days()).toEqual({ seen: "2026-11-21", gone: "2026-11-24" });
  deps.clock.advance(2 * dayMs);
  await search({ ids: ["other", "new"] });
  expect(await days()).toEqual({ seen: "2026-11-21", gone: "2026-11-24" });
});

test("so does one of a search that finds nothing at all any more", async () => {
  deps.clock.advance(dayMs);
  expect(await search({ ids: [] })).toBe("empty");
  expect(await days()).toEqual({ seen: "2026-11-21", gone: "2026-11-22" });
});

test("words in another order, case and accents, and another person, are the same search", async () => {
  deps.clock.advance(dayMs);
  await search({ ids: ["other"] }, { query: " VÍGIA ", as: await createPerson(deps, { bonus: 100 }) });
  expect(await days()).toEqual({ seen: "2026-11-21", gone: "2026-11-22" });
});

test("found again by any search, it says nothing any more; gone again, the new day", async () => {
  deps.clock.advance(dayMs);
  await search({ ids: ["other"] });
  deps.clock.advance(dayMs);
  await search({ ids: ["gone"] }, { query: "vigia noturno" });
  expect(await days()).toEqual({ seen: "2026-11-23", gone: null });
  deps.clock.advance(dayMs);
  // The first search missed it already while it was there, so it proves nothing.
  await search({ ids: ["other"] });
  expect(await days()).toEqual({ seen: "2026-11-23", gone: null });
  await search({ ids: [] }, { query: "vigia noturno" });
  expect(await days()).toEqual({ seen: "2026-11-23", gone: "2026-11-24" });
  deps.clock.advance(dayMs);
  await search({ ids: ["gone", "other"] });
  expect(await days()).toEqual({ seen: "2026-11-25", gone: null });
});

test.each<[string, typeof next, string]>([
  ["one of which the portal has more pages", { ids: ["other"], total: 2 }, "answered"],
  ["one with vacancies of another place", { ids: ["other"], city: "Olinda" }, "answered"],
  ["a failure", "failure", "unavailable"],
])("an answer that is not whole proves nothing: %s", async (_what, answer, outcome) => {
  deps.clock.advance(dayMs);
  const asked = answer !== "failure" && answer.city !== undefined ? { city: "Recife" } : {};
  if (asked.city !== undefined) {
    await search({ ids: ["gone"] }, asked);
    deps.clock.advance(dayMs);
  }
  const before = await days();
  expect(await search(answer, asked)).toBe(outcome);
  expect(await days()).toEqual(before);
});

test.each<[string, Asked]>([
  ["other words", { query: "porteiro" }],
  ["another state", { state: "SP" }],
  ["a city of the state", { city: "Recife" }],
  ["all states", { state: "" }],
])("another search proves nothing: %s", async (_what, asked) => {
  deps.clock.advance(dayMs);
  await search({ ids: [] }, asked);
  expect(await days()).toEqual(stillThere);
});

test("an answer of the same day proves nothing, because only days are stored", async () => {
  deps.clock.advance(3_600_000);
  await search({ ids: ["other"] });
  expect(await days()).toEqual(stillThere);
});

test("the answers of a question are forgotten with the postings that they had", async () => {
  deps.clock.advance(30 * dayMs);
  await forgetAnsweredQuestions(deps);
  expect(await database.db.$count(answeredQuestions)).toBe(1);
  deps.clock.advance(dayMs);
  await forgetAnsweredQuestions(deps);
  expect(await database.db.$count(answeredQuestions)).toBe(0);
});
