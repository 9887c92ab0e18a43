import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isAnswer } from "@vagou/contract/search/outcome";
import { providers } from "@vagou/providers/index";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReaderPool, type ReaderPool } from "@vagou/server/reading/reader-pool";
import { OperatorError } from "@vagou/server/operator-error";
import { readRecording, type Recording, type RecordedAnswer } from "./read-recording.ts";

let reader: ReaderPool;
beforeAll(async () => {
  reader = await createReaderPool({ threads: 1 });
});
afterAll(() => reader.close());

function read(id: string, text: string, told: Partial<Recording> = {}): Promise<RecordedAnswer> {
  const provider = providers.find((candidate) => candidate.id === id);
  if (provider === undefined) throw new Error(`no ${id}`);
  return readRecording(
    {
      provider,
      query: { keywords: "", city: null, state: null },
      text,
      receivedAt: new Date("2026-10-10T12:00:00Z"),
      url: null,
      step: null,
      note: null,
      ...told,
    },
    reader,
  );
}

const samples = new URL("../../../../packages/providers/src/", import.meta.url);
const sample = (id: string, name: string) => readFileSync(new URL(`${id}/samples/${name}`, samples), "utf8");

test.each([
  ["sap", "full-page.html", "list"],
  ["sap", "feed.xml", "feed"],
  ["sap", "job-page.html", "detail"],
  ["sap", "postings.json", "list"],
  ["infojobs", "full-page.html", "list"],
  ["infojobs", "fragment.json", "fragment"],
  ["infojobs", "job-page.html", "detail"],
  ["bne", "real-list.html", "list"],
  ["bne", "fragment.html", "fragment"],
  ["bne", "job-page.html", "page"],
  ["bne", "plugin-rows.json", "rows"],
  ["trampos", "full-page.json", "list"],
  ["trampos", "detail.json", "detail"],
  ["trampos", "legacy-feed.json", "legacy"],
  ["dell", "full-page.json", "country"],
  ["dell", "job.json", "detail"],
  ["divulgavagas", "sitemap.xml", "sitemap"],
  ["divulgavagas", "job-page.html", "job"],
  ["encontresuavaga", "robots.txt", "robots"],
  ["gupy", "full-page.json", "phrase"],
  ["solides", "first-page.json", "list"],
  ["netvagas", "full-page.html", "list"],
  ["netvagas", "job-page.html", "job"],
  ["nerdin", "full-page.html", "list"],
  ["jobleads", "job-page.html", "detail"],
  ["vagas", "job-page-linked-data.html", "detail"],
  ["catho", "job-page.html", "detail"],
])("an answer of %s without a note, %s, is recognised as: %s", async (id, name, step) => {
  const { outcome, steps } = await read(id, sample(id, name));
  expect({ outcome, steps }).toEqual({ outcome: "answered", steps: [step] });
});

test("a list is read as a list, even if it can be read as one vacancy too", async () => {
  const asList = await read("sap", sample("sap", "full-page.html"));
  const asDetail = await read("sap", sample("sap", "full-page.html"), { step: "detail" });
  expect(asList.listings.length).toBeGreaterThan(asDetail.listings.length);
});

test("the page of one vacancy is read as such, even if it lists similar ones", async () => {
  const others = sample("catho", "full-page.html").replace(/^[^]*<body[^>]*>|<\/body>[^]*$/g, "");
  const page = sample("catho", "job-page.html").replace("</body>", `${others}</body>`);
  const asList = await read("catho", page, { step: "list" });
  expect(asList.listings.length).toBeGreaterThan(1);
  const answer = await read("catho", page);
  expect({ steps: answer.steps, found: answer.listings.length }).toEqual({ steps: ["detail"], found: 1 });
});

test("a person may name the kind of reply, and a wrong name is answered with the possible ones", async () => {
  const asFeed = await read("sap", sample("sap", "feed.xml"), { step: "feed" });
  expect(asFeed.steps).toEqual(["feed"]);
  await expect(read("gupy", "{}", { step: "feed" })).rejects.toThrow("it has phrase, remote, word");
});

test("an unreadable recording has a reason for each kind of reply that was tried", async () => {
  const { outcome, whyNot } = await read("infojobs", "<html><p>Outra coisa</p></html>");
  expect(outcome).toBe("changed");
  expect(whyNot.join("\n")).toMatch(/as list: no list of vacancies[^]*as fragment: [^]*as detail: [^]*--url/);
});

test("of a portal with several boards the reason names the board", async () => {
  const { whyNot } = await read("sap", '{"postings":1}');
  expect(whyNot.join("\n")).toContain("api.smartrecruiters.com");
});

test("a truncated recording is refused like a truncated reply", async () => {
  expect(await read("gupy", '{"data":[{"id":1')).toMatchObject({ outcome: "changed", pageCount: 1 });
  await expect(read("gupy", " \n")).rejects.toThrow(OperatorError);
});

test("the note of a saved reply gives its request and its status", async () => {
  const note = {
    step: "list",
    asked: "https://careers.sap.com/search/",
    url: "https://careers.sap.com/search/",
    status: 403,
    contentType: "text/html",
    receivedAt: "2026-10-10T12:00:00.000Z",
  };
  expect(await read("sap", sample("sap", "full-page.html"), { note })).toMatchObject({
    outcome: "blocked",
    whyNot: ["as list at careers.sap.com: status 403"],
  });
});

/**
 * Names of samples that are no answer, and of those that are an answer only to their own query: Catho's page of
 * a city without vacancies, and the places among which Careerjet lets choose.
 */
const noAnswer = /^(changed|refusal|shell|hidden-unreadable|no-cards|pages-only|error-v3|empty-city|places)/;

describe.each(providers)("each sample of $id", ({ id }) => {
  const names = readdirSync(new URL(`${id}/samples/`, samples)).filter((name) => !noAnswer.test(name));
  test.each(names)("is an answer without any data about its request: %s", async (name) => {
    const { outcome, whyNot } = await read(id, sample(id, name));
    expect({ isAnswer: isAnswer(outcome), whyNot }).toEqual({ isAnswer: true, whyNot: [] });
  });
});

const recordedFolders = ["../../../../../shared/portals/recorded/", "../../../../../shared/recorded/"]
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .filter((folder) => existsSync(folder));

/** Recorded answers without readable data, and the reason. */
const unreadable: Readonly<Record<string, string>> = {
  "nerdin/card-stub.html": "three cards without their page, and without a title",
};

describe.each(recordedFolders)("recorded answers in %s", (folder) => {
  const files = globSync("*/*", { cwd: folder }).filter((file) => !/\.(md|note\.json)$/.test(file));
  test.each(files.filter((file) => !(file in unreadable)))("%s is an answer", async (file) => {
    const { outcome, whyNot } = await read(dirname(file), readFileSync(`${folder}/${file}`, "utf8"));
    expect({ file: basename(file), isAnswer: isAnswer(outcome), whyNot }).toMatchObject({
      isAnswer: true,
      whyNot: [],
    });
  });
});
