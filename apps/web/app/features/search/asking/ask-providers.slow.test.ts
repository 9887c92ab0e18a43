import { errorMessages } from "@vagou/contract/api/error-codes";
import { describe, expect, it } from "vitest";
import { CallError } from "#lib/api/call-endpoint.ts";
import { describeGroup } from "../describe-group.ts";
import { onlineManager, QueriesObserver, QueryClient } from "@tanstack/react-query";
import { askProviders } from "./ask-providers.ts";
import { type Part, partQuery, partsKey } from "./part-query.ts";
import type { Group } from "../search-types.ts";
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
    const { run } = searchAnswering(async (provider) => {
      if (provider === "gupy") {
        throw new CallError("429", { status: 429, said: "Muitas tentativas.", isRefusal: true });
      }
      return groupOf({ name: provider, jobs: [jobOf({})] });
    });
    const [gupy, solides] = await run();
    expect(gupy).toMatchObject({ has_error: true, error: "Muitas tentativas.", fichas: "free", jobs: [] });
    expect(solides?.jobs).toHaveLength(1);
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

  it("says of a portal that was switched off meanwhile, in its own line, that it is unavailable, for nothing", async () => {
    const { run } = searchAnswering(async (provider) => {
      if (provider === "gupy") {
        const said = errorMessages.provider_disabled;
        throw new CallError("409", { status: 409, code: "provider_disabled", said, isRefusal: true });
      }
      return groupOf({ name: provider, jobs: [jobOf({})] });
    });
    const [gupy] = await run();
    expect(gupy).toMatchObject({
      has_error: true,
      is_off: true,
      error: "indisponível agora",
      fichas: "free",
    });
  });

  it.each([
    [400, "unknown_place", true],
    [402, "insufficient_credits", true],
    [429, "too_many_searches", undefined],
    [503, "overloaded", undefined],
  ] as const)(
    "tells a question that our server refused (%i %s) from one that it can take later",
    async (status, code, isUnasked) => {
      const { sent, run } = searchAnswering(async () => {
        throw new CallError(code, { status, code, said: errorMessages[code], isRefusal: true });
      });
      const [gupy] = await run();
      expect(gupy).toMatchObject({ has_error: true, fichas: "free", error: errorMessages[code] });
      expect(gupy?.is_unasked).toBe(isUnasked);
      // An answer of our own is no proxy's: each portal was asked once.
      expect(sent).toHaveLength(2);
    },
  );

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

  it("sends a call again that a proxy answered while our server was replaced, with the same key", async () => {
    const refusals = [502, 503, 504].values();
    const { sent, run } = searchAnswering(
      async (provider) => {
        const status = provider === "gupy" ? refusals.next().value : undefined;
        if (status !== undefined) throw new CallError(String(status), { status, isRefusal: true });
        return groupOf({ name: provider, jobs: [jobOf({})] });
      },
      async () => true,
    );
    expect(await run()).toMatchObject([{ outcome: "answered", fichas: "charged" }, { outcome: "answered" }]);
    const keys = sent.filter(({ body }) => body.services[0] === "gupy").map(({ key }) => key);
    expect(keys).toEqual(Array(4).fill("search-1-gupy"));
  });

  it("gives up where only a proxy answers to the end, and does not say that it cost nothing", async () => {
    const { sent, run } = searchAnswering(
      async () => {
        throw new CallError("503", { status: 503, isRefusal: true });
      },
      async () => false,
    );
    const [gupy] = await run();
    expect(gupy).toMatchObject({ fichas: "unknown", error: "a conexão caiu antes da resposta" });
    expect(sent.filter(({ body }) => body.services[0] === "gupy")).toHaveLength(2);
  });

  it("asks with keys that are the same after a reload, and with new ones where portals are asked again", async () => {
    const { sent, run } = searchAnswering(async (provider) => groupOf({ name: provider }));
    await run();
    await run("again-1");
    expect(sent.map(({ key }) => key)).toEqual([
      "search-1-gupy",
      "search-1-solides",
      "again-1-gupy",
      "again-1-solides",
    ]);
  });

  it("sends a call that the network broke twice again when the connection is back, with the same key, and loses nothing", async () => {
    let isBack = false;
    const { sent, run, waits } = searchAnswering(
      async (provider) => {
        if (provider === "gupy" && !isBack) throw new TypeError("fetch failed");
        return groupOf({ name: provider, jobs: [jobOf({})] });
      },
      async () => (isBack = true),
    );
    expect((await run()).map(({ outcome, fichas }) => [outcome, fichas])).toEqual([
      ["answered", "charged"],
      ["answered", "charged"],
    ]);
    const keys = sent.filter(({ body }) => body.services[0] === "gupy").map(({ key }) => key);
    expect(keys).toEqual(Array(3).fill("search-1-gupy"));
    // Nine minutes and a half after the start: the server knows a key for ten.
    expect(waits).toEqual(Array(2).fill(1_000 + 9.5 * 60_000));
  });

  it("does not wait for the connection where our server refused, or answered with something unreadable", async () => {
    let waited = 0;
    const { run } = searchAnswering(
      async (provider) => {
        if (provider === "gupy") throw new CallError("429", { status: 429, isRefusal: true });
        throw new SyntaxError("Unexpected token");
      },
      async () => (waited += 1) > 0,
    );
    await run();
    expect(waited).toBe(0);
  });

  it("cancelled without a connection does not claim that the fichas of a broken call come back", async () => {
    const { run, client } = searchAnswering(
      async (provider) => {
        if (provider === "gupy") throw new TypeError("fetch failed");
        return await new Promise(() => {});
      },
      async (signal) => {
        setImmediate(() => void client.cancelQueries({ queryKey: partsKey("search-1") }));
        await new Promise((resolve) => signal?.addEventListener("abort", resolve));
        return false;
      },
    );
    expect(await run()).toMatchObject([
      { name: "gupy", outcome: "cancelled", fichas: "unknown" },
      { name: "solides", outcome: "cancelled", fichas: "releasing" },
    ]);
  });

  it("does not call an old key free: it may be that of a paid answer", async () => {
    const { run } = searchAnswering(async () => {
      throw new CallError("409", { status: 409, code: "idempotency_key_reused", isRefusal: true });
    });
    expect((await run()).map(({ fichas }) => fichas)).toEqual(["unknown", "unknown"]);
  });

  it("does not claim to know what a broken call cost", async () => {
    const { run } = searchAnswering(async () => {
      throw new TypeError("fetch failed");
    });
    expect((await run()).map((group) => group.fichas)).toEqual(["unknown", "unknown"]);
  });

  it("keeps the answers when it is cancelled, and says which portals return their fichas", async () => {
    const { run, client, aborted } = searchAnswering(async (provider) => {
      if (provider === "gupy") return groupOf({ name: "gupy", jobs: [jobOf({})] });
      setImmediate(() => void client.cancelQueries({ queryKey: partsKey("search-1") }));
      return await new Promise(() => {});
    });
    expect(await run()).toMatchObject([
      { name: "gupy", outcome: "answered", fichas: "charged" },
      { name: "solides", outcome: "cancelled", fichas: "releasing", has_error: false },
    ]);
    expect(aborted).toEqual(["solides"]);
  });

  it("puts each portal's answer into the cache as soon as it comes", async () => {
    const slow = Promise.withResolvers<Group>();
    const { run, seen } = searchAnswering(async (provider) =>
      provider === "gupy" ? groupOf({ name: provider, jobs: [jobOf({})] }) : await slow.promise,
    );
    const running = run();
    await expect.poll(() => seen("gupy")?.group.jobs).toHaveLength(1);
    expect(seen("solides")).toBeUndefined();
    slow.resolve(groupOf({ name: "solides" }));
    await running;
    expect(seen("solides")?.group.outcome).toBe("empty");
  });

  it("is asked as soon as it is wanted, also where the browser believes that it has no connection", async () => {
    onlineManager.setOnline(false);
    const { run } = searchAnswering(async () => {
      throw new TypeError("fetch failed");
    });
    const groups = await run();
    onlineManager.setOnline(true);
    expect(groups.map(({ error }) => error)).toEqual(Array(2).fill("a conexão caiu antes da resposta"));
  });
});

/** Null: an answer without the portal. */
type Answer = (provider: string) => Promise<Group | null>;
type Sent = { body: { services: string[] }; key: string | undefined };

/** @param waitForConnection what happens when a call waits for the connection; without it, there is no further try */
function searchAnswering(
  answer: Answer,
  waitForConnection?: (signal: AbortSignal | undefined) => Promise<boolean>,
) {
  const client = new QueryClient();
  const sent: Sent[] = [];
  const aborted: string[] = [];
  const waits: number[] = [];
  const call = async (
    _name: "searchJobs",
    options: { body: Sent["body"]; idempotencyKey?: string; signal?: AbortSignal },
  ) => {
    const provider = options.body.services[0] ?? "";
    sent.push({ body: options.body, key: options.idempotencyKey });
    options.signal?.addEventListener("abort", () => aborted.push(provider));
    const group = await answer(provider);
    return { services: group === null ? [] : [group], remaining_credits: 0 };
  };
  const keyOf = (provider: string) => partQuery("search-1", provider).queryKey;
  const run = async (againId: string | null = null) => {
    // As the tab does, or the cache would drop the answers at once.
    const parts = query.services.map((provider) => partQuery("search-1", provider));
    new QueriesObserver(client, parts).subscribe(() => undefined);
    const connection = {
      startWaiting: (untilMs: number) => {
        waits.push(untilMs);
        return async (signal: AbortSignal | undefined) => (await waitForConnection?.(signal)) ?? false;
      },
    };
    const asked = askProviders(
      { id: "search-1", query, againId, startedAtMs: 1_000 },
      { client, call, now: () => 0, connection },
    );
    return (await Promise.all(asked)).map(({ group }) => group);
  };
  return {
    client,
    sent,
    aborted,
    waits,
    run,
    seen: (provider: string) => client.getQueryData<Part>(keyOf(provider)),
  };
}
