import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAnswer } from "@vagou/contract/search/outcome";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "@vagou/server/config/read-config";
import { createReaderPool } from "@vagou/server/reading/reader-pool";
import { startAllProviders, type AllProviders } from "../../../server/test/portals/start-all-providers.ts";
import { checkHeader, checkLines } from "./check-lines.ts";
import { checkProviders, type CheckResult } from "./check-providers.ts";
import { readRecording } from "../recordings/read-recording.ts";
import { readReplyNote } from "../recordings/reply-note.ts";
import { saveReplies } from "../recordings/save-replies.ts";
import { watchHttp, type Exchange } from "./watch-http.ts";

let all: AllProviders;
let exchanges: Exchange[];
let results: Map<string, CheckResult>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vagou-check-"));
  const watched = watchHttp();
  ({ exchanges } = watched);
  all = await startAllProviders({ requestsMax: 3, deadlineMs: 8_000, watch: watched.watch });
  const faults = { gupy: "blocked", catho: "captcha", workable: "changed" };
  for (const [id, mode] of Object.entries(faults)) await all.setFault(providerOf(id), mode);
  results = new Map();
  const config = { ...readConfig({}), providers: "live" } as const;
  for await (const result of checkProviders(all.providers, all.fetcher, exchanges, config))
    results.set(result.id, result);
});
afterAll(async () => {
  await all.close();
  rmSync(folder, { recursive: true });
});

function providerOf(id: string) {
  const provider = all.providers.find((candidate) => candidate.id === id);
  if (provider === undefined) throw new Error(`no ${id}`);
  return provider;
}

function resultOf(id: string): CheckResult {
  const result = results.get(id);
  if (result === undefined) throw new Error(`${id} was not checked`);
  return result;
}

test("each enabled provider is asked a question, and the result is recorded", () => {
  expect(results.size).toBe(15);
  expect(results.has("jobleads")).toBe(false);
  expect(resultOf("solides")).toMatchObject({
    outcome: "answered",
    status: 200,
    filled: { title: 100, company: expect.any(Number) },
    looks: [],
  });
  expect(resultOf("careerjet")).toMatchObject({
    outcome: "not configured",
    reasons: ["set CAREERJET_API_KEY"],
  });
  expect(resultOf("gupy")).toMatchObject({
    outcome: "blocked",
    status: 403,
    asked: expect.stringContaining("https://portal.gupy.io/api/job-search/jobs?jobName=auxiliar"),
    looks: ["status 403", "a bot check of Cloudflare", expect.anything()],
    reasons: ["status 403, a bot check of Cloudflare"],
  });
});

test("every line has at most 120 columns, with the data that a maintainer needs", () => {
  const lines = [...results.values()].flatMap((result) => checkLines(result, undefined));
  // Only an address may be longer.
  const tooLong = [checkHeader, ...lines].filter((line) => line.length > 120 && !line.includes("https://"));
  expect(tooLong).toEqual([]);
  const [gupy = "", ...below] = checkLines(resultOf("gupy"), {
    at: "2026-11-20T12:00:00.000Z",
    found: 40,
    filled: { title: 100, company: 98 },
  });
  expect(gupy).toMatch(/^gupy {2,}blocked {2,}0 {2,}\d\.\d {2,}403 .*portal\.gupy\.io: status 403/);
  const told = below.join("\n").replaceAll(/\s+/g, " ");
  expect(told).toContain("asked https://portal.gupy.io/api/job-search/jobs?");
  expect(told).toContain("why status 403");
  expect(told).toContain("before 2026-11-20 12:00: 40 found, in percent title 100, company 98");
  expect(told).toContain("known the older hosts are dead");
});

test("a portal that answers as before takes one line; one that lost a field or half of its vacancies, several", () => {
  const good = resultOf("solides");
  const at = "2026-11-20T12:00:00.000Z";
  expect(checkLines(good, { at, found: good.found, filled: good.filled })).toHaveLength(1);
  const poorer = { ...good, filled: { ...good.filled, pay: 10 } };
  const [line, ...below] = checkLines(poorer, { at, found: good.found, filled: { ...good.filled, pay: 80 } });
  expect(line).toContain("10↓");
  expect(below.join("\n").replaceAll(/\s+/g, " ")).toContain("pay 80 (now 10)");
  expect(checkLines(good, { at, found: good.found * 3, filled: good.filled }).length).toBeGreaterThan(1);
});

describe("replies that --save writes", () => {
  test("are read back with their requests, each reply of each portal", { timeout: 120_000 }, async () => {
    const reader = await createReaderPool({ threads: 1 });
    const query = { keywords: "", city: null, state: null };
    let count = 0;
    for (const { id, outcome, replies } of results.values()) {
      const files = saveReplies(folder, id, replies, []);
      if (outcome !== "answered") continue;
      for (const [index, file] of files.entries()) {
        const note = readReplyNote(file);
        const reply = replies[index];
        expect(note).toMatchObject({
          step: reply?.request.step,
          asked: reply?.request.url,
          status: reply?.status,
        });
        const answer = await readRecording(
          {
            provider: providerOf(id),
            query,
            text: readFileSync(file, "utf8"),
            note,
            receivedAt: new Date(note?.receivedAt ?? ""),
            url: null,
            step: null,
          },
          reader,
        );
        const isRefused = reply?.status !== 200;
        expect({ file, isRead: isAnswer(answer.outcome) || isRefused, why: answer.whyNot }).toMatchObject({
          isRead: true,
        });
        count += 1;
      }
    }
    await reader.close();
    expect(count).toBeGreaterThan(15);
  });

  test("include refused ones, under their step, day and number", () => {
    const names = readdirSync(join(folder, "gupy"));
    expect(names).toContainEqual(expect.stringMatching(/^phrase-\d{4}-\d\d-\d\d-1\.html$/));
    const note = readReplyNote(join(folder, "gupy", names.find((name) => name.endsWith("-1.html")) ?? ""));
    expect(note).toMatchObject({ step: "phrase", status: 403 });
  });
});
