import { describe, expect, it } from "vitest";
import { CallError } from "#lib/call-endpoint.ts";
import { describeGroup } from "../describe-group.ts";
import { runSearch } from "./run-search.ts";
import type { ProviderRun } from "../search-types.ts";
import { groupOf, jobOf } from "../testing/job-of.ts";

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
        search_id: "search-1",
      },
      {
        query: "vendas  externas",
        keywords: ["vendas", "externas"],
        city: "Recife",
        state: "PE",
        services: ["solides"],
        search_id: "search-1",
      },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it("goes on when one provider's call fails, and shows the server's sentence", async () => {
    const { runs, run } = searchAnswering(async (provider) => {
      if (provider === "gupy") {
        throw new CallError("429", { status: 429, said: "Muitas tentativas.", isRefusal: true });
      }
      return groupOf({ name: provider, jobs: [jobOf({})] });
    });
    const [gupy, solides] = await run();
    expect(gupy).toMatchObject({ has_error: true, error: "Muitas tentativas.", fichas: "free", jobs: [] });
    expect(solides?.jobs).toHaveLength(1);
    const last = Object.fromEntries(runs.map((seen) => [seen.provider, seen.status]));
    expect(last).toEqual({ gupy: "error", solides: "success" });
  });

  it.each<[what: string, error: Error, said: string, fichas: string]>([
    [
      "our server refuses without a sentence",
      new CallError("400", { status: 400, isRefusal: true }),
      "Erro ao realizar a busca.",
      "free",
    ],
    [
      "our server breaks without a sentence",
      new CallError("500", { status: 500, isRefusal: true }),
      "Erro ao realizar a busca.",
      "unknown",
    ],
    [
      "the page of a proxy answers",
      new CallError("Invalid server response", { status: 200 }),
      "Erro ao realizar a busca.",
      "unknown",
    ],
    [
      "the network breaks twice",
      new TypeError("fetch failed"),
      "a conexão caiu antes da resposta",
      "unknown",
    ],
    ["the answer is no JSON", new SyntaxError("Unexpected token"), "Erro desconhecido", "unknown"],
  ])("says so in the portal's line when %s", async (_what, error, said, fichas) => {
    const { run } = searchAnswering(async (provider) => {
      if (provider === "gupy") throw error;
      return groupOf({ name: provider });
    });
    const [gupy, solides] = await run();
    expect(gupy).toMatchObject({ has_error: true, outcome: "unavailable", fichas });
    expect(gupy === undefined ? "" : describeGroup(gupy).said).toBe(said);
    expect(solides?.has_error).toBe(false);
  });

  it("says so in the portal's line when the answer does not contain the portal", async () => {
    const { run } = searchAnswering(async (provider) =>
      provider === "gupy" ? null : groupOf({ name: provider }),
    );
    const [gupy] = await run();
    expect(gupy).toMatchObject({ name: "gupy", has_error: true, fichas: "unknown" });
    expect(gupy === undefined ? "" : describeGroup(gupy).said).toBe("Erro ao buscar vagas");
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

  it("keeps the answers when it is cancelled, and says which portals return their fichas", async () => {
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

/** Null: an answer without the portal. */
type Answer = (provider: string) => Promise<ReturnType<typeof groupOf> | null>;
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
    const group = await answer(options.body.services[0] ?? "");
    return { services: group === null ? [] : [group], remaining_credits: 0 };
  };
  const run = () =>
    runSearch(query, {
      askProvider: callEndpoint,
      onRun: (seen) => runs.push(seen),
      searchId: "search-1",
      newKey: () => `key-${(keys += 1)}`,
      now: () => 0,
      signal,
    });
  return { sent, runs, run };
}
