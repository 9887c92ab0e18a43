import { beforeEach, describe, expect, it } from "vitest";
import { forgetAllUnfinished } from "#lib/session/unfinished-searches.ts";
import { isWorthAskingAgain } from "../describe-group.ts";
import { groupOf } from "../testing/job-of.ts";
import { busy, email, found, keptSearches, query, settle, tab } from "../testing/test-tab.ts";

beforeEach(() => forgetAllUnfinished(email));

const failed = (provider: string) => groupOf({ name: provider, outcome: "timeout", has_error: true });

describe("asking portals of a search again", () => {
  it("asks one portal again, and the new answer replaces the former one, also in storage", async () => {
    const { store, answer, start, askAgain, asked, device, spent } = tab();
    answer((provider) => (provider === "gupy" ? busy : found(provider)));
    await start(query);
    answer(found);
    await askAgain("gupy");
    expect(asked).toEqual(["gupy", "solides", "gupy (fresh)"]);
    expect(store.view()).toMatchObject({ asking: [], groups: [{ outcome: "answered" }, {}] });
    expect(store.view().groups[0]?.jobs).toHaveLength(1);
    expect(spent).toEqual({ times: 2, isSettled: true });
    const { savedId } = store.view();
    store.leave();
    store.open(email, `?q=vendas&searchId=${savedId}`);
    expect(store.view().groups[0]?.jobs).toHaveLength(1);
    expect(keptSearches(device)).toHaveLength(1);
  });

  it("asks a portal again once, however often the person presses", async () => {
    const { answer, start, askAgain, asked, store } = tab();
    answer((provider) => (provider === "gupy" ? busy : found(provider)));
    await start(query);
    const pressed = [askAgain("gupy"), askAgain("gupy")];
    expect(store.view().asking).toEqual(["gupy"]);
    await Promise.all(pressed);
    expect(asked).toEqual(["gupy", "solides", "gupy (fresh)"]);
  });

  it("goes on asking a portal again when the person leaves the page", async () => {
    const { answer, start, askAgain, cancelled, openPage, store, device } = tab();
    answer((provider) => (provider === "gupy" ? busy : found(provider)));
    await start(query);
    const leavePage = openPage();
    answer(null);
    const running = askAgain("gupy");
    await settle();
    leavePage();
    answer(found);
    await running;
    expect(cancelled).toEqual([]);
    expect(store.view().groups[0]).toMatchObject({ outcome: "answered", fichas: "charged" });
    expect([...device.values()].join()).toContain("gupy-1");
  });

  it("asks several portals again at once, and keeps the answers of the others", async () => {
    const services = ["gupy", "solides", "catho"];
    const { store, answer, start, askAgain, asked, spent, toasts } = tab();
    answer((provider) => (provider === "solides" ? found(provider) : failed(provider)));
    await start({ ...query, services });
    answer(null);
    const running = askAgain("gupy", "catho");
    await settle();
    expect(store.view().asking).toEqual(["gupy", "catho"]);
    expect(asked.slice(3).toSorted()).toEqual(["catho (fresh)", "gupy (fresh)"]);
    answer(found, "catho");
    await settle();
    expect(store.view()).toMatchObject({ asking: ["gupy"], groups: [{ has_error: true }, {}, {}] });
    answer(failed, "gupy");
    await running;
    expect(store.view()).toMatchObject({
      asking: [],
      failedAgain: ["gupy"],
      groups: [{ outcome: "timeout" }, { outcome: "answered" }, { outcome: "answered" }],
    });
    expect(store.view().groups.map(({ jobs }) => jobs[0]?.id)).toEqual([undefined, "solides-1", "catho-1"]);
    // The notice over the results says what failed again: a toast would say it twice.
    expect(toasts).toEqual([]);
    expect(spent.times).toBe(2);
  });

  it("shows the vacancies of a second try where every portal had failed, and keeps them", async () => {
    const { store, answer, start, askAgain, device } = tab();
    answer((provider) => groupOf({ name: provider, outcome: "blocked", has_error: true }));
    await start(query);
    expect(store.view()).toMatchObject({ mode: "no-results", savedId: null });
    answer(found);
    await askAgain("gupy", "solides");
    expect(store.view()).toMatchObject({ mode: "results", failedAgain: [] });
    expect(store.view().savedId).not.toBeNull();
    expect(keptSearches(device)).toHaveLength(1);
  });

  it("sends the server the same id as in storage, also when portals are asked again", async () => {
    const { store, answer, start, askAgain, searchIds } = tab();
    answer((provider) => (provider === "gupy" ? busy : found(provider)));
    await start(query);
    await askAgain("gupy");
    const { savedId } = store.view();
    expect(savedId).not.toBeNull();
    expect(searchIds).toEqual([savedId, savedId, savedId]);
    await start({ ...query, query: "compras" });
    expect(searchIds.at(-1)).toBe(store.view().savedId);
    expect(searchIds.at(-1)).not.toBe(savedId);
  });

  it("asks none of several portals again when the fichas do not cover all of them", async () => {
    const { answer, start, askAgain, asked, toasts, purse } = tab();
    answer((provider) => ({ ...busy, name: provider }));
    await start(query);
    purse.credits = 13;
    await askAgain("gupy", "solides");
    expect(asked).toHaveLength(2);
    expect(toasts).toMatchObject([
      { text: "Você precisa de 14 fichas para buscar em 2 provedor(es). Você tem 13 fichas." },
    ]);
  });

  it("keeps an older answer when the portal cannot be asked again, and says why", async () => {
    const { store, answer, start, askAgain, toasts } = tab();
    answer(found);
    await start(query);
    answer(() => busy);
    await askAgain("gupy");
    expect(store.view().groups[0]).toMatchObject({ outcome: "answered" });
    expect(toasts).toMatchObject([
      { title: "Gupy não respondeu", text: expect.stringContaining("muita gente perguntando") },
    ]);
  });

  it.each([
    ["free", "unknown"],
    ["charged", "charged"],
    ["returned", "returned"],
  ] as const)(
    "does not say that nothing was paid where an answer was lost on the way and the second one is %s",
    async (fichas, shown) => {
      const { store, answer, start, askAgain } = tab();
      answer((provider) =>
        provider === "gupy" ? { ...failed(provider), fichas: "unknown" } : found(provider),
      );
      await start(query);
      answer((provider) => ({ ...found(provider), fichas }));
      await askAgain("gupy");
      // The payment that makes it free may be that of the lost answer.
      expect(store.view().groups[0]).toMatchObject({ outcome: "answered", fichas: shown });
    },
  );

  it("does not offer a portal again that was switched off meanwhile, although its older answer stays", async () => {
    const { store, answer, start, askAgain } = tab();
    answer((provider) => ({ ...found(provider), fichas: "free", cached: true, age_s: 2_400 }));
    await start(query);
    expect(store.view().groups.filter(isWorthAskingAgain)).toHaveLength(2);
    answer((provider) => ({ ...failed(provider), fichas: "free", is_off: true }));
    await askAgain("gupy");
    expect(store.view().groups[0]?.jobs).toHaveLength(1);
    expect(
      store
        .view()
        .groups.filter(isWorthAskingAgain)
        .map(({ name }) => name),
    ).toEqual(["solides"]);
  });

  it("asks no portal again that the fichas do not cover", async () => {
    const { store, answer, start, askAgain, asked, toasts, purse } = tab();
    answer((provider) => (provider === "gupy" ? busy : found(provider)));
    await start(query);
    purse.credits = 6;
    await askAgain("gupy");
    expect(asked).toHaveLength(2);
    expect(store.view()).toMatchObject({ asking: [], groups: [{ outcome: "busy" }, {}] });
    expect(toasts).toMatchObject([{ title: "Fichas insuficientes" }]);
  });
});
