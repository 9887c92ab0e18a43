import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { forgetAllUnfinished } from "#lib/session/unfinished-searches.ts";
import { isWorthAskingAgain } from "../describe-group.ts";
import { groupOf } from "../testing/job-of.ts";
import { busy, email, found, keptSearches, query, settle, tab } from "../testing/test-tab.ts";

beforeEach(() => forgetAllUnfinished(email));

const failed = (provider: string) => groupOf({ name: provider, outcome: "timeout", has_error: true });

describe("the search of a tab", () => {
  it("blocks a new one while it runs, and goes on when the person leaves and comes back", async () => {
    const { store, asked, answer, start } = tab();
    const running = start(query);
    await start({ ...query, query: "compras" });
    store.leave();
    store.open(email, "?q=outra");
    expect(store.view()).toMatchObject({ mode: "searching", query });
    answer(found);
    await running;
    expect(store.view()).toMatchObject({ mode: "results", isSaved: false });
    expect(asked).toEqual(["gupy", "solides"]);
  });

  it("is not cancelled when the person leaves its page: every portal's answer is shown and kept", async () => {
    const { cancelled, answer, start, store, device, openPage } = tab();
    const running = start(query);
    const leavePage = openPage();
    await settle();
    answer(found, "gupy");
    await settle();
    leavePage();
    await settle();
    expect(cancelled).toEqual([]);
    answer(found);
    await running;
    openPage();
    expect(store.view().groups).toMatchObject([
      { name: "gupy", outcome: "answered", fichas: "charged" },
      { name: "solides", outcome: "answered", fichas: "charged" },
    ]);
    expect(keptSearches(device)).toHaveLength(1);
  });

  it("answers the same question with a toast while its results are valid, and asks again after ten minutes", async () => {
    const { asked, counted, answer, start, clock, toasts } = tab();
    answer(found);
    await start(query);
    await start({ ...query, services: ["solides", "gupy"] });
    expect(asked).toHaveLength(2);
    expect(counted).toHaveLength(1);
    expect(toasts).toMatchObject([{ title: "Esta busca acabou de ser feita" }]);
    clock.nowMs += 11 * 60_000;
    await start(query);
    expect(asked).toHaveLength(4);
  });

  it("asks the same again when a portal had failed", async () => {
    const { asked, answer, start } = tab();
    answer((provider) =>
      provider === "gupy" ? groupOf({ name: "gupy", outcome: "timeout", has_error: true }) : found(provider),
    );
    await start(query);
    await start(query);
    expect(asked).toHaveLength(4);
  });

  it("spends nothing when the balance is too low, and says the price", async () => {
    const { asked, start, store, toasts } = tab({ credits: 13 });
    await start(query);
    expect(asked).toEqual([]);
    expect(store.view().mode).toBe("initial");
    expect(toasts).toMatchObject([
      {
        title: "Fichas insuficientes",
        text: "Você precisa de 14 fichas para buscar em 2 provedor(es). Você tem 13 fichas.",
      },
    ]);
  });

  it("is not refused where the person paid for the same question a moment ago: repeating it is free", async () => {
    const { asked, answer, start, store, purse, toasts, clock } = tab();
    answer(found);
    await start(query);
    const again = async () => {
      store.leave();
      store.open(email, `?q=vendas&searchId=${store.view().savedId}`);
      await start(query);
    };
    purse.credits = 2;
    await again();
    // The server says by now that it was free; so is the next one.
    answer((provider) => ({ ...found(provider), fichas: "free" }));
    await again();
    expect(asked).toHaveLength(6);
    expect(toasts).toEqual([]);
    clock.nowMs += 11 * 60_000;
    await again();
    expect(asked).toHaveLength(6);
    expect(toasts).toMatchObject([{ title: "Fichas insuficientes" }]);
  });

  it("counts the free time of a repetition from the start of the search that paid, not from an end", async () => {
    const { asked, answer, start, store, purse, toasts, clock } = tab();
    const again = async () => {
      store.leave();
      store.open(email, `?q=vendas&searchId=${store.view().savedId}`);
      await start(query);
    };
    const first = start(query);
    await settle();
    clock.nowMs += 40_000;
    answer(found);
    await first;
    purse.credits = 2;
    clock.nowMs += 8 * 60_000;
    answer((provider) => ({ ...found(provider), fichas: "free" }));
    await again();
    expect(asked).toHaveLength(4);
    // Less than ten minutes after both ends; the server would refuse it portal by portal.
    clock.nowMs += 90_000;
    await again();
    expect(asked).toHaveLength(4);
    expect(toasts).toMatchObject([{ title: "Fichas insuficientes" }]);
  });

  it("is free again after a reload, as long as without one", async () => {
    const first = tab();
    first.answer(found);
    await first.start(query);
    const { clock, device } = first;
    const reload = () =>
      tab({
        clock,
        device,
        credits: 2,
        keys: 1,
        address: `?q=vendas&searchId=${first.store.view().savedId}`,
      });
    clock.nowMs += 60_000;
    const second = reload();
    second.answer((provider) => ({ ...found(provider), fichas: "free" }));
    await second.start(query);
    expect(second.asked).toHaveLength(2);
    clock.nowMs += 9 * 60_000;
    const third = reload();
    await third.start(query);
    expect(third.asked).toEqual([]);
    expect(third.toasts).toMatchObject([{ title: "Fichas insuficientes" }]);
  });

  it.each([
    ["an older answer that cost nothing", { fichas: "free", cached: true, age_s: 2_400 }],
    ["an answer that was paid elsewhere, at a time that this tab does not know", { fichas: "free" }],
  ] as const)("is not taken for free after %s", async (_name, facts) => {
    const { asked, answer, start, store, purse, toasts } = tab();
    answer((provider) => ({ ...found(provider), ...(provider === "gupy" && facts) }));
    await start(query);
    store.leave();
    purse.credits = 2;
    await start(query);
    expect(asked).toHaveLength(2);
    expect(toasts).toMatchObject([{ title: "Fichas insuficientes" }]);
  });

  it("is not refused for hours where the clock of the phone was put back", async () => {
    const { asked, answer, start, clock, toasts } = tab();
    answer(found);
    await start(query);
    clock.nowMs -= 3 * 3_600_000;
    await start(query);
    expect(asked).toHaveLength(4);
    expect(toasts).toEqual([]);
  });

  it("has to be paid a moment later where a portal did not answer", async () => {
    const { asked, answer, start, store, purse, toasts } = tab();
    answer((provider) => (provider === "gupy" ? busy : found(provider)));
    await start(query);
    store.leave();
    purse.credits = 6;
    await start(query);
    expect(asked).toHaveLength(2);
    expect(toasts).toMatchObject([{ title: "Fichas insuficientes" }]);
  });

  it("can be cancelled while the balance does not come, and costs nothing", async () => {
    const { store, asked, start, toasts, purse } = tab();
    purse.comes = new Promise(() => {});
    const running = start(query);
    await settle();
    store.cancel();
    await running;
    expect(asked).toEqual([]);
    expect(store.view()).toMatchObject({ mode: "initial", query });
    expect(toasts).toMatchObject([{ title: "Busca cancelada" }]);
  });

  it("does not wait for a balance that does not come: the server refuses what the fichas do not cover", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { answer, asked, start, purse } = tab();
    answer(found);
    purse.comes = new Promise(() => {});
    const running = start(query);
    await vi.advanceTimersByTimeAsync(10_000);
    await running;
    expect(asked).toHaveLength(2);
  });

  it("leaves the results in place where the fichas do not cover the same search again", async () => {
    const { answer, start, store, purse, toasts, clock } = tab();
    answer(found);
    await start(query);
    const { savedId } = store.view();
    store.leave();
    store.open(email, `?q=vendas&searchId=${savedId}`);
    clock.nowMs += 11 * 60_000;
    purse.credits = 2;
    await start(query);
    expect(toasts).toMatchObject([{ title: "Fichas insuficientes" }]);
    expect(store.view()).toMatchObject({ mode: "results", savedId, isSaved: true, groups: [{}, {}] });
    await start({ ...query, query: "compras" });
    expect(store.view()).toMatchObject({ mode: "initial", query: { query: "compras" } });
  });

  it("says so and keeps the typed question when a search cannot be sent at all", async () => {
    const { asked, start, store, toasts } = tab({ hasKeys: false });
    await start(query);
    expect(asked).toEqual([]);
    expect(store.view()).toMatchObject({ mode: "initial", query });
    expect(toasts).toEqual([
      {
        tone: "error",
        title: "Erro na busca",
        text: "Ocorreu um erro ao realizar a busca. Por favor, tente novamente.",
      },
    ]);
  });

  it("does not begin without a connection", async () => {
    const { asked, counted, start, toasts } = tab({ isOnline: false });
    await start(query);
    expect(asked).toEqual([]);
    expect(counted).toEqual([]);
    expect(toasts).toMatchObject([{ title: "A busca não começou" }]);
  });

  it("keeps the answers that came before it was cancelled", async () => {
    const { store, answer, start, toasts, spent } = tab();
    const running = start(query);
    await settle();
    answer(found, "gupy");
    await settle();
    store.cancel();
    await running;
    expect(store.view()).toMatchObject({
      mode: "results",
      groups: [{ outcome: "answered" }, { outcome: "cancelled", fichas: "releasing" }],
    });
    expect(toasts).toMatchObject([{ title: "Busca cancelada" }]);
    // The fichas of the cancelled portal are still on their way back.
    expect(spent).toEqual({ times: 1, isSettled: false });
  });

  it("goes back to the filled form when it was cancelled before any answer", async () => {
    const { store, start } = tab();
    const running = start(query);
    store.cancel();
    await running;
    expect(store.view()).toMatchObject({ mode: "initial", query });
  });

  it("without vacancies is not kept, and its page shows the form when it is opened again", async () => {
    const { store, answer, start, device } = tab();
    answer((provider) => groupOf({ name: provider, jobs: [] }));
    await start(query);
    expect(store.view()).toMatchObject({ mode: "no-results", savedId: null });
    expect(device.size).toBe(0);
    store.leave();
    store.open(email, "?q=vendas");
    expect(store.view().mode).toBe("initial");
  });

  it("without vacancies stays on screen at the address of its question", async () => {
    const { store, answer, start } = tab();
    store.open(email, "?q=antes&searchId=antes");
    answer((provider) => groupOf({ name: provider, jobs: [] }));
    await start(query);
    store.open(email, "?q=vendas");
    expect(store.view()).toMatchObject({ mode: "no-results", query });
    store.open(email, "?q=compras");
    expect(store.view().mode).toBe("initial");
  });

  it("can be opened again by its id, also where the device stores nothing", async () => {
    const { store, answer, start, device } = tab({ isPrivate: true });
    answer(found);
    await start(query);
    expect(device.size).toBe(0);
    const { savedId } = store.view();
    store.leave();
    store.open(email, `?q=vendas&searchId=${savedId}`);
    expect(store.view()).toMatchObject({ mode: "results", isSaved: true });
  });

  it("can be opened again before its results are painted, and so can the one before", async () => {
    const { store, answer, start } = tab({ isPainted: false });
    answer(found);
    const ids: (string | null)[] = [];
    for (const services of [["gupy"], ["bne"]]) {
      await start({ ...query, services });
      ids.push(store.view().savedId);
    }
    for (const id of ids) {
      store.open(email, `?q=vendas&searchId=${id}`);
      expect(store.view()).toMatchObject({ mode: "results", savedId: id });
    }
  });

  it("says when the results of an address are not stored, and shows the form", () => {
    const { store, toasts } = tab();
    store.open(email, "?q=vendas&searchId=desconhecida");
    expect(store.view().mode).toBe("initial");
    expect(toasts).toMatchObject([{ title: "Resultados não encontrados." }]);
  });

  it("says so once for each visit, although the loader and the page both open the address", () => {
    const { store, toasts } = tab();
    const visit = () => {
      store.open(email, "?q=vendas&searchId=desconhecida");
      store.open(email, "?q=vendas&searchId=desconhecida");
    };
    visit();
    expect(toasts).toHaveLength(1);
    store.leave();
    visit();
    expect(toasts).toHaveLength(2);
  });

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

  it("ends when another person signs in, and that person sees nothing of it", async () => {
    const { store, start, toasts } = tab();
    const running = start(query);
    store.open("outra@exemplo.com.br", "?q=vendas");
    await running;
    expect(store.view()).toMatchObject({ mode: "initial", query: null });
    expect(toasts).toEqual([]);
  });
});
