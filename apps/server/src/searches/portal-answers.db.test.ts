import { expect, test } from "vitest";
import { onlyGroup } from "../../test/searches/only-group.ts";
import { setSearchStage } from "../../test/searches/set-search-stage.ts";
import { getBalance } from "../credits/ledger/account.ts";
import { providerRuns } from "../db/schema/searches.ts";
import { writeRuns } from "./answers/write-runs.ts";
import { forgetOldRuns } from "./answers/forget-old-runs.ts";

const stage = setSearchStage();
const { search, signedIn, answerWith } = stage;

test("an older client's list of keywords is asked like a text", async () => {
  const { token } = await signedIn();
  let asked = "";
  stage.portal.answer = (request, response) => {
    asked = decodeURIComponent(request.url ?? "");
    response.end(JSON.stringify({ total: 0, items: [] }));
  };
  const answer = await search(token, { query: "", keywords: ["auxiliar", "contábil"] });
  expect(answer.status).toBe(200);
  expect(asked).toContain("auxiliar contábil");
});

test("a portal that answers is charged 7 fichas and its vacancies come in the contract's shape", async () => {
  const { token } = await signedIn();
  const answer = await search(token, { state: "PE", city: "Recife" });
  expect(answer).toMatchObject({ status: 200, body: { remaining_credits: 93 } });
  expect(onlyGroup(answer)).toMatchObject({
    name: "gupy",
    display_name: "Gupy",
    count: 1,
    total: 1,
    has_error: false,
    outcome: "answered",
    cached: false,
    fichas: "charged",
    jobs: [{ title: "Auxiliar Administrativo", location: "Recife (PE)", company: null, source: "gupy" }],
  });
});

test("a portal's text with characters that Postgres cannot store is cleaned, kept and shown", async () => {
  const { token } = await signedIn();
  // After 198 letters, the cut would leave half an emoji.
  const titles = ["Auxiliar\0 de cozinha", "Auxiliar \uD83D de loja", `${"a".repeat(198)}😀😀`];
  stage.portal.answer = (_request, response) =>
    response.end(
      JSON.stringify({
        total: 3,
        items: titles.map((title, index) => ({
          id: `\0${index}\uD800`,
          title,
          description: `<p>Cuida da \0loja \uDE00 e d${"o".repeat(19_970)}😀😀</p>`,
          postedAt: "2026-11-20 (\0)",
          city: "Rec\0ife\uD800",
          state: "PE",
        })),
      }),
    );
  const first = await search(token, { query: "auxiliar de tudo" });
  expect(onlyGroup(first)).toMatchObject({ outcome: "answered", count: 3, cached: false });
  const again = await search(token, { query: "auxiliar de tudo" });
  expect(onlyGroup(again)).toMatchObject({ cached: true, jobs: onlyGroup(first)["jobs"] });
});

test.each([2 ** 31, 1e300, -1, 2.5])(
  "a portal's total of %d, which no integer column holds, counts as unknown",
  async (total) => {
    const { token } = await signedIn();
    answerWith([{ id: "1", title: "Auxiliar Administrativo", city: "Recife", state: "PE" }], total);
    const answer = await search(token);
    expect(answer.status).toBe(200);
    expect(onlyGroup(answer)).toMatchObject({ outcome: "answered", count: 1, total: null });
  },
);

test("a portal that says that it has no vacancies has answered, and is charged", async () => {
  const { token } = await signedIn();
  answerWith([]);
  const answer = await search(token);
  expect(onlyGroup(answer)).toMatchObject({ outcome: "empty", has_error: false, fichas: "charged" });
  expect(answer.body["remaining_credits"]).toBe(93);
});

test("vacancies elsewhere are dropped", async () => {
  const { token } = await signedIn();
  answerWith([
    { id: "1", title: "Aqui", city: "Recife", state: "Pernambuco" },
    { id: "2", title: "Ao lado", city: "Olinda", state: "PE" },
    { id: "3", title: "Longe", city: "Recife", state: "SP" },
  ]);
  const group = onlyGroup(await search(token, { state: "PE", city: "recife" }));
  expect(group).toMatchObject({ count: 1, jobs: [{ title: "Aqui" }] });
});

test("the outcomes of a search are deleted after 90 days, and what was paid for it stays", async () => {
  const { token, userId } = await signedIn();
  await writeRuns(stage.deps);
  await stage.db.delete(providerRuns);
  await search(token);
  await writeRuns(stage.deps);
  const countRuns = () => stage.db.$count(providerRuns);
  stage.deps.clock.advance(90 * 24 * 3_600_000);
  await forgetOldRuns(stage.deps);
  expect(await countRuns()).toBe(1);
  stage.deps.clock.advance(1);
  await forgetOldRuns(stage.deps);
  expect(await countRuns()).toBe(0);
  expect(await getBalance(stage.db, userId)).toBe(93);
});
