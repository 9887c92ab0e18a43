import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { forgetAllUnfinished } from "#lib/session/unfinished-searches.ts";
import { groupOf } from "../testing/job-of.ts";
import { email, found, keptSearches, query, settle, tab } from "../testing/test-tab.ts";

beforeEach(() => forgetAllUnfinished(email));

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
    // The screen says it, and a toast would lie over its title.
    expect(toasts).toEqual([]);
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

  it("ends when another person signs in, and that person sees nothing of it", async () => {
    const { store, start, toasts } = tab();
    const running = start(query);
    store.open("outra@exemplo.com.br", "?q=vendas");
    await running;
    expect(store.view()).toMatchObject({ mode: "initial", query: null });
    expect(toasts).toEqual([]);
  });
});
