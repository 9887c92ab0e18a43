import { beforeEach, describe, expect, it } from "vitest";
import { forgetAllUnfinished } from "#lib/session/unfinished-searches.ts";
import { busy, email, found, query, settle, tab } from "../testing/test-tab.ts";

beforeEach(() => forgetAllUnfinished(email));

describe("the same search once more", () => {
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
});
