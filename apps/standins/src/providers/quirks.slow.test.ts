import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startProviderStandIns, type OriginMap } from "./index.ts";

let originMap: OriginMap = {};
let close: () => Promise<void>;

beforeAll(async () => {
  ({ originMap, close } = await startProviderStandIns(0));
});
afterAll(() => close());

const item = z.looseObject({ id: z.union([z.number(), z.string()]) });
const answer = z.looseObject({
  data: z.array(item).optional(),
  jobs: z.array(item).optional(),
  pagination: z.object({ total: z.number() }).optional(),
  count: z.number().optional(),
  totalSize: z.number().optional(),
  nextPageToken: z.string().optional(),
});

async function get(origin: string, path: string, parameters: Record<string, string>) {
  const url = `${originMap[origin]}${path}?${new URLSearchParams(parameters).toString()}`;
  const response = await fetch(url);
  return { status: response.status, ...answer.parse(await response.json()) };
}

describe("the stand-in of Gupy", () => {
  const gupy = (parameters: Record<string, string>) =>
    get("https://portal.gupy.io", "/api/job-search/jobs", parameters);

  test("refuses more than 100 a page, offsets from 10000 on, and the old parameter", async () => {
    for (const parameters of [{ limit: "101" }, { limit: "x" }, { offset: "10000" }, { searchTerm: "ti" }])
      expect((await gupy(parameters)).status).toBe(400);
    expect((await gupy({ limit: "100", offset: "9999" })).status).toBe(200);
  });

  test("compares the title with the literal phrase, accents included", async () => {
    expect((await gupy({ jobName: "estágio" })).data?.length).toBeGreaterThan(0);
    expect((await gupy({ jobName: "estagio" })).data).toEqual([]);
    expect((await gupy({ jobName: "administrativo auxiliar" })).data).toEqual([]);
  });

  test("knows states by their full name with accents only", async () => {
    expect((await gupy({ state: "São Paulo" })).data?.length).toBeGreaterThan(0);
    for (const state of ["SP", "Sao Paulo", "são paulo"]) expect((await gupy({ state })).data).toEqual([]);
  });

  test("gives the true total only on small pages, and ignores isRemoteWork", async () => {
    expect((await gupy({ limit: "10" })).pagination?.total).toBe(420);
    expect((await gupy({ limit: "100" })).pagination?.total).toBe(100);
    expect((await gupy({ limit: "10", isRemoteWork: "true" })).pagination?.total).toBe(420);
  });

  test("has the variations of the recorded items", async () => {
    const { data = [] } = await gupy({ limit: "100" });
    expect(data.some((job) => /\s$/.test(String(job["name"])))).toBe(true);
    expect(data.some((job) => !("badges" in job))).toBe(true);
    expect(new Set(data.map((job) => job["careerPageUrl"]))).toEqual(new Set(["", null]));
    expect(data.some((job) => job["city"] === "" && job["state"] === "")).toBe(true);
    expect(String(data[0]?.["description"])).toMatch(/\SRequisitos e qualificações\S/);
    expect(String(data[0]?.["jobUrl"])).toMatch(/\?jobBoardSource=gupy_portal$/);
  });
});

describe("the stand-in of Sólides", () => {
  const solides = (parameters: Record<string, string>) =>
    get("https://vagas.solides.com.br", "/api/vacancies", parameters);

  test("finds a city by its label, and nothing by a bare UF or a bare city", async () => {
    expect((await solides({ locations: "Recife - PE" })).count).toBeGreaterThan(0);
    for (const locations of ["PE", "Recife", "Pernambuco"])
      expect(await solides({ locations })).toMatchObject({ count: 0, data: [] });
  });

  test("ignores unknown parameters and answers with all vacancies", async () => {
    expect((await solides({ titulo: "soldador", location: "Recife - PE" })).count).toBe(420);
  });

  test("fails above 25 a page and gives 14 by default", async () => {
    expect((await solides({ take: "14" })).status).toBe(200);
    expect((await solides({ take: "15" })).status).toBe(500);
    expect((await solides({})).data).toHaveLength(14);
  });

  test("compares whole words, regardless of accents and abbreviations", async () => {
    expect((await solides({ title: "tecnico enfermagem" })).count).toBeGreaterThan(0);
    expect((await solides({ title: "desenvolvedor jr" })).count).toBeGreaterThan(0);
    expect((await solides({ title: "estagi" })).count).toBe(0);
  });

  test("has both kinds of id, malformed redirect links and an empty page past the end", async () => {
    const { data = [] } = await solides({ take: "14" });
    expect(new Set(data.map((vacancy) => typeof vacancy.id))).toEqual(new Set(["number", "string"]));
    for (const vacancy of data)
      expect(String(vacancy["redirectLink"])).toMatch(/^https:\/\/\w+\.\/vacancies/);
    expect((await solides({ page: "9999" })).data).toEqual([]);
  });
});

describe("the stand-in of Workable", () => {
  const workable = (parameters: Record<string, string>) =>
    get("https://jobs.workable.com", "/api/v1/jobs", parameters);

  test("gives 20 a page by opaque tokens and refuses a limit or a made-up token", async () => {
    const first = await workable({ location: "Brazil" });
    expect(first.jobs).toHaveLength(20);
    const second = await workable({ location: "Brazil", pageToken: first.nextPageToken ?? "" });
    expect(second.jobs?.[0]?.id).not.toBe(first.jobs?.[0]?.id);
    expect((await workable({ limit: "50" })).status).toBe(400);
    expect((await workable({ pageToken: "abc" })).status).toBe(400);
  });

  test("knows a city with its country", async () => {
    expect((await workable({ location: "São Paulo, Brazil" })).totalSize).toBeGreaterThan(0);
    expect((await workable({ location: "London, United Kingdom" })).totalSize).toBe(0);
  });
});
