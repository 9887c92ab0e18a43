import { describe, expect, it } from "vitest";
import { CallError } from "#lib/call-endpoint.ts";
import { runSearch } from "./run-search.ts";
import type { ProviderRun } from "./search-types.ts";
import { groupOf, jobOf } from "./testing/job-of.ts";

const query = { query: "vendas  externas", city: "Recife", state: "PE", services: ["gupy", "solides"] };

describe("a search", () => {
  it("asks each provider alone, each with its own key", async () => {
    const { sent, run } = searchAnswering(async (provider) => groupOf({ name: provider, jobs: [jobOf({})] }));
    const groups = await run();
    expect(groups.map((group) => group.name)).toEqual(["gupy", "solides"]);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        query: "vendas  externas",
        keywords: ["vendas", "externas"],
        city: "Recife",
        state: "PE",
        services: ["gupy"],
      },
      {
        query: "vendas  externas",
        keywords: ["vendas", "externas"],
        city: "Recife",
        state: "PE",
        services: ["solides"],
      },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it("goes on when one provider's call fails, and says what the server said", async () => {
    const { runs, run } = searchAnswering(async (provider) => {
      if (provider === "gupy") throw new CallError("429", { status: 429, said: "Muitas tentativas." });
      return groupOf({ name: provider, jobs: [jobOf({})] });
    });
    const [gupy, solides] = await run();
    expect(gupy).toMatchObject({ has_error: true, error: "Muitas tentativas.", fichas: "free", jobs: [] });
    expect(solides?.jobs).toHaveLength(1);
    const last = Object.fromEntries(runs.map((seen) => [seen.provider, seen.status]));
    expect(last).toEqual({ gupy: "error", solides: "success" });
  });

  it("sends a call the network broke once more, with the same key", async () => {
    let failures = 0;
    const { sent, run } = searchAnswering(async (provider) => {
      if (provider === "gupy" && failures++ === 0) throw new TypeError("fetch failed");
      return groupOf({ name: provider });
    });
    const [gupy] = await run();
    expect(gupy?.has_error).toBe(false);
    const keys = sent.filter(({ body }) => body.services[0] === "gupy").map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("does not claim to know what a broken call cost", async () => {
    const { run } = searchAnswering(async () => {
      throw new TypeError("fetch failed");
    });
    expect((await run()).map((group) => group.fichas)).toEqual(["unknown", "unknown"]);
  });

  it("keeps what was answered when it is cancelled, and says whose fichas come back", async () => {
    const controller = new AbortController();
    const { run, runs } = searchAnswering(async (provider) => {
      if (provider === "gupy") return groupOf({ name: "gupy", jobs: [jobOf({})] });
      controller.abort();
      throw new DOMException("cancelled", "AbortError");
    }, controller.signal);
    expect(await run()).toMatchObject([
      { name: "gupy", outcome: "answered", fichas: "charged" },
      { name: "solides", outcome: "cancelled", fichas: "releasing", has_error: false },
    ]);
    expect(runs.at(-1)).toMatchObject({ provider: "solides", status: "error" });
  });
});

type Answer = (provider: string) => Promise<ReturnType<typeof groupOf>>;
type Sent = { body: { services: string[] }; key: string | undefined };

function searchAnswering(answer: Answer, signal = new AbortController().signal) {
  const sent: Sent[] = [];
  const runs: ProviderRun[] = [];
  let keys = 0;
  const callEndpoint = async (
    _name: "searchJobs",
    options: { body: Sent["body"]; idempotencyKey?: string },
  ) => {
    sent.push({ body: options.body, key: options.idempotencyKey });
    return { services: [await answer(options.body.services[0] ?? "")], remaining_credits: 0 };
  };
  const run = () =>
    runSearch(query, {
      askProvider: callEndpoint,
      onRun: (seen) => runs.push(seen),
      newKey: () => `key-${(keys += 1)}`,
      now: () => 0,
      signal,
    });
  return { sent, runs, run };
}
