import { providerIds } from "@vagou/contract/search/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAllProviders, type AllProviders } from "../../test/portals/start-all-providers.ts";
import { unpackJobs } from "../postings/kept/packed-jobs.ts";
import { isInPlace } from "../postings/normalising/is-in-place.ts";
import { sanitiseDescription } from "../postings/normalising/sanitise-description.ts";
import { toJob } from "../postings/normalising/to-job.ts";

let all: AllProviders;
beforeAll(async () => {
  all = await startAllProviders({ requestsMax: 12, deadlineMs: 8_000 });
});
afterAll(() => all.close());

const asker = {
  ip: "203.0.113.7",
  userAgent: "test",
  pageUrl: "http://vagou.example/jobs",
  credentials: { CAREERJET_API_KEY: "any" },
};

async function ask(
  id: string,
  query: { keywords: string; city: string | null; state: { uf: string; name: string } | null },
) {
  const provider = all.providers.find((candidate) => candidate.id === id);
  if (provider === undefined) throw new Error(`no adapter ${id}`);
  all.pages.forget();
  const answer = await all.fetcher.ask(provider, query, new AbortController().signal, asker);
  const listings = all.pages.listingsOf(provider);
  const fitting = listings.filter((listing) => isInPlace(listing, query, provider));
  const jobs = unpackJobs(answer.jobs);
  expect(jobs).toEqual(fitting.map((listing) => toJob(id, listing)).filter((job) => job !== null));
  return { ...answer, listings, fitting, jobs };
}

test("every provider of the catalogue has an adapter and a stand-in", () => {
  expect(all.providers.map(({ id }) => id)).toEqual(providerIds);
});

describe.each(providerIds)("%s", (id) => {
  test("answers a search with complete, distinct and safe postings", async () => {
    const { outcome, jobs, skipped, causes } = await ask(id, {
      keywords: "desenvolvedor",
      city: null,
      state: null,
    });
    expect({ outcome, skipped, causes }).toEqual({ outcome: "answered", skipped: 0, causes: [] });
    expect(jobs.length).toBeGreaterThan(0);
    expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
    expect(new Set(jobs.map((job) => job.url)).size).toBe(jobs.length);
    for (const job of jobs) {
      expect(job).toMatchObject({
        source: id,
        url: expect.stringMatching(/^https?:\/\//),
        title: expect.stringMatching(/\p{L}/u),
      });
      expect(sanitiseDescription(job.description)).toBe(job.description);
      expect(job.posted_at === null).toBe(job.provenance.posted_at === null);
    }
  });

  test("shows nothing from elsewhere when a city is asked", async () => {
    const query = { keywords: "", city: "São Paulo", state: { uf: "SP", name: "São Paulo" } };
    const { fitting, jobs } = await ask(id, query);
    for (const { workMode, place, listedIn } of fitting) {
      expect(workMode === "remote" || (place ?? listedIn)?.city === "São Paulo").toBe(true);
    }
    for (const { work_mode, location } of jobs) {
      expect(work_mode === "remote" || /^São Paulo( \(SP\))?$/.test(location ?? "São Paulo")).toBe(true);
    }
  });
});

describe.each(providerIds)("the texts of %s, joined without separators", (id) => {
  test("give lists that are correct or empty, never wrong", async () => {
    const everything = { keywords: "desenvolvedor", city: null, state: null };
    const provider = all.providers.find((candidate) => candidate.id === id)!;
    const usual = new Map((await ask(id, everything)).jobs.map((job) => [job.id, job.summary]));
    await all.setFault(provider, "glued");
    const { outcome, jobs } = await ask(id, everything);
    await all.setFault(provider, "none");
    expect(outcome).toBe("answered");
    expect(jobs.map((job) => job.id).toSorted()).toEqual([...usual.keys()].toSorted());
    for (const { id: jobId, summary } of jobs) {
      const right = usual.get(jobId);
      const bare = (items: readonly string[] = []) => items.map((item) => item.replace(/[.;]$/, ""));
      expect(bare(right?.requisitos)).toEqual(expect.arrayContaining(bare(summary.requisitos)));
      expect(bare(right?.beneficios)).toEqual(expect.arrayContaining(bare(summary.beneficios)));
    }
  });
});

test("NetVagas' cards do not say their place: in a city's list those without details count too", async () => {
  const query = { keywords: "", city: "São Paulo", state: { uf: "SP", name: "São Paulo" } };
  const { jobs } = await ask("netvagas", query);
  expect(jobs.filter(({ location }) => location === "São Paulo (SP)").length).toBeGreaterThan(0);
  expect(jobs.filter(({ location }) => location === null).length).toBeGreaterThan(0);
});

test("an empty answer holds the portal's own reason, for the log", async () => {
  const everywhere = { city: null, state: null };
  expect(await ask("bne", { keywords: "astronauta", ...everywhere })).toMatchObject({
    outcome: "empty",
    emptyBecause: "no such occupation at this portal",
  });
  expect(await ask("bne", { keywords: "vendedor", ...everywhere })).toMatchObject({
    outcome: "answered",
    emptyBecause: null,
  });
});

describe("a portal with two addresses", () => {
  const everything = { keywords: "desenvolvedor", city: null, state: null };
  const askWithFault = async (id: string, mode: string, ...origins: string[]) => {
    const provider = all.providers.find((candidate) => candidate.id === id);
    if (provider === undefined) throw new Error(`no adapter ${id}`);
    await Promise.all(origins.map((origin) => all.setFault(provider, mode, origin)));
    const answer = await ask(id, everything);
    await all.setFault(provider, "none");
    return answer;
  };
  const dell = ["https://enterpriseplatform.dell.com", "https://iawmqy.fa.ocs.oraclecloud.com"] as const;
  const sap = ["https://careers.sap.com", "https://api.smartrecruiters.com"] as const;

  test.each(["moved-host", "unavailable", "changed", "reset"])(
    "answers from the other one: Dell, %s at the first",
    async (mode) => {
      const answer = await askWithFault("dell", mode, dell[0]);
      expect(answer).toMatchObject({ outcome: "answered", isPartial: false });
      expect(answer.jobs.length).toBeGreaterThan(3);
      expect(answer.causes).toHaveLength(1);
    },
  );

  test("is not asked at the other one when the first refuses: Dell", async () => {
    expect(await askWithFault("dell", "blocked", dell[0])).toMatchObject({ outcome: "blocked", jobs: [] });
  });

  test.each(["moved-host", "blocked", "unavailable", "changed"])(
    "says that a part is missing when one board fails: SAP, %s",
    async (mode) => {
      for (const [broken, answering] of [sap, sap.toReversed()]) {
        const answer = await askWithFault("sap", mode, broken ?? "");
        expect(answer).toMatchObject({ outcome: "answered", isPartial: true });
        expect(answer.jobs.length).toBeGreaterThan(0);
        const isNew = answer.listings.map(({ providerListingId }) => providerListingId.startsWith("sr-"));
        expect(new Set(isNew)).toEqual(new Set([answering === sap[1]]));
      }
      const { outcome, isPartial, jobs } = await askWithFault("sap", mode, ...sap);
      expect({ isPartial, jobs }).toEqual({ isPartial: false, jobs: [] });
      expect(["blocked", "unavailable", "changed"]).toContain(outcome);
    },
  );

  test.each(["sap", "dell"])("shows nothing from abroad where the place is ignored: %s", async (id) => {
    const [usual, ignoring] = [
      await ask(id, everything),
      await askWithFault(id, "place-ignored", ...(id === "sap" ? sap : dell)),
    ];
    expect(ignoring).toMatchObject({ outcome: "answered", isPartial: false });
    expect(ignoring.jobs.length).toBeGreaterThan(usual.jobs.length / 2);
    for (const { place } of ignoring.listings) expect(place?.country).toBe("Brasil");
  });
});
