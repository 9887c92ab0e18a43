import { beforeEach, describe, expect, it } from "vitest";
import {
  disownUnfinished,
  forgetAllUnfinished,
  readAgain,
  readUnfinished,
} from "#lib/session/unfinished-searches.ts";
import { busy, email, found, keptSearches, query, settle, tab } from "../testing/test-tab.ts";

beforeEach(() => forgetAllUnfinished(email));

describe("portals that were being asked again when the page was reloaded", () => {
  it("leave no answer on a device that has forgotten the person meanwhile", async () => {
    const { session, device, answer } = await tabAskingAgain();
    session.email = null;
    device.clear();
    answer(found);
    await settle();
    expect([...device]).toEqual([]);
  });

  it("are asked with the same keys, and their answers join the results and are kept", async () => {
    const first = await tabAskingAgain();
    const { search } = first.store.read();
    const second = tab({ device: first.device, clock: first.clock, address: `?searchId=${search?.id}` });
    expect(second.store.view()).toMatchObject({ mode: "results", isSaved: false });
    const resumed = second.resume();
    void second.resume();
    await settle();
    expect(second.asked).toEqual(["gupy (fresh)"]);
    expect(second.sentKeys).toEqual(first.sentKeys.slice(2));
    expect(second.store.view().asking).toEqual(["gupy"]);
    second.answer(found);
    await resumed;
    expect(second.store.view().groups).toMatchObject([{ outcome: "answered" }, { outcome: "answered" }]);
    expect(keptSearches(second.device)).toMatchObject([{ results: { total_jobs: 2 } }]);
    expect(readAgain(email, search?.id ?? "")).toEqual([]);
  });

  it("are not asked when their keys are not valid any more: the results are those of an earlier visit", async () => {
    const first = await tabAskingAgain();
    first.clock.nowMs += 10 * 60_000;
    const { search } = first.store.read();
    const second = tab({ device: first.device, clock: first.clock, address: `?searchId=${search?.id}` });
    await second.resume();
    expect(second.store.view()).toMatchObject({ mode: "results", isSaved: true });
    expect(second.asked).toEqual([]);
  });
});

describe("a search that a reload interrupted", () => {
  it("shows what had arrived at once, and asks only the other portals, with the same keys", async () => {
    const first = await leftTab();

    const second = reloaded(first);
    expect(second.store.view()).toMatchObject({
      mode: "searching",
      query,
      runs: [{ provider: "gupy", group: { outcome: "answered", fichas: "charged" } }, { group: null }],
    });
    second.answer(found);
    await second.resume();
    expect([second.asked, second.counted]).toEqual([["solides"], []]);
    expect(second.sentKeys).toEqual(first.sentKeys.filter((key) => key.endsWith("solides")));
    expect(second.store.view()).toMatchObject({
      mode: "results",
      groups: [{ name: "gupy" }, { name: "solides" }],
    });
    expect(keptSearches(second.device)).toHaveLength(1);
    expect(second.spent.times).toBe(1);
    expect(readUnfinished(email)).toEqual([]);
  });

  it("asks all portals with the same keys where the tab was killed without a sign", async () => {
    const first = await searchingTab();
    first.answer(found, "gupy");
    await settle();
    const second = reloaded(first);
    second.answer(found);
    await second.resume();
    expect(second.sentKeys.toSorted()).toEqual(first.sentKeys.toSorted());
  });

  it("goes on by itself once, and leaves the page free when it is over", async () => {
    const first = await searchingTab();
    const second = reloaded(first);
    second.answer(found);
    await Promise.all([second.resume(), second.resume()]);
    await second.resume();
    expect(second.asked.toSorted()).toEqual(["gupy", "solides"]);
    second.store.leave();
    second.store.open(email, "?q=outra");
    expect(second.store.view().mode).toBe("initial");
  });

  it("before the balance was looked at, looks at it", async () => {
    const first = tab();
    void first.start(query);
    const second = reloaded(first, 13);
    await second.resume();
    expect(second.asked).toEqual([]);
    expect(second.toasts).toMatchObject([{ title: "Fichas insuficientes" }]);
    expect(readUnfinished(email)).toEqual([]);
  });

  it("does not go on after the time in which its keys are valid, and what had arrived is kept", async () => {
    const first = await leftTab();
    first.clock.nowMs += 9.5 * 60_000;
    const second = reloaded(first);
    expect(second.store.view().mode).toBe("initial");
    const [left] = readUnfinished(email);
    await second.resume(left?.id);
    expect(second.asked).toEqual([]);
    second.store.open(email, `?q=vendas&searchId=${left?.id}`);
    expect(second.store.view()).toMatchObject({ mode: "results", isSaved: true, groups: [{ name: "gupy" }] });
  });

  it("goes on in another tab when the person wants it, without asking again what had arrived", async () => {
    const first = await leftTab();
    disownUnfinished();
    const second = reloaded(first);
    expect(second.store.view().mode).toBe("initial");
    second.answer(found);
    await second.resume(readUnfinished(email)[0]?.id);
    expect(second.sentKeys).toEqual(first.sentKeys.filter((key) => key.endsWith("solides")));
    expect(second.store.view()).toMatchObject({ mode: "results", groups: [{ name: "gupy" }, {}] });
  });

  it("is not seen by another person", async () => {
    const first = await searchingTab();
    const second = reloaded(first);
    second.store.open("outra@exemplo.com.br", "?q=vendas");
    second.session.email = "outra@exemplo.com.br";
    await second.resume();
    expect([second.store.view().mode, second.asked]).toEqual(["initial", []]);
  });

  it("is cancelled as any other", async () => {
    const first = await searchingTab();
    const second = reloaded(first);
    const running = second.resume();
    await settle();
    second.store.cancel();
    await running;
    expect(second.store.view()).toMatchObject({ mode: "initial", query });
    expect(readUnfinished(email)).toEqual([]);
  });

  it("is kept where the session ended in the middle, and forgotten where it was logged out", async () => {
    const { start, session, answer } = tab();
    const running = start(query);
    await settle();
    session.email = null;
    answer(found);
    await running;
    expect(readUnfinished(email)).toHaveLength(1);
    forgetAllUnfinished(email);
    expect(readUnfinished(email)).toEqual([]);
  });

  it("stays dropped where the person logs out while the balance is looked at", async () => {
    const { start, session } = tab();
    const running = start(query);
    session.email = null;
    forgetAllUnfinished(email);
    await running;
    expect(readUnfinished(email)).toEqual([]);
  });

  it("leaves nothing on a device that has forgotten the person, for a deleted account, also when its page is left", async () => {
    const { start, session, answer, hidePage, device } = tab();
    const running = start(query);
    await settle();
    answer(found, "gupy");
    await settle();
    session.email = null;
    forgetAllUnfinished(email);
    hidePage();
    answer(found);
    await running;
    expect([...device]).toEqual([]);
  });

  it("keeps what came where the session ended in the middle", async () => {
    const { start, session, answer, device } = tab();
    const running = start(query);
    await settle();
    session.email = null;
    answer(found);
    await running;
    expect(keptSearches(device)).toMatchObject([{ results: { total_jobs: 2 } }]);
  });

  it("sends no call for another person who has signed in meanwhile", async () => {
    const { start, session, asked } = tab();
    const running = start(query);
    session.email = "outra@exemplo.com.br";
    await running;
    expect(asked).toEqual([]);
  });
});

type Tab = ReturnType<typeof tab>;

/** A tab whose portals were all asked. */
async function searchingTab(): Promise<Tab> {
  const searching = tab();
  void searching.start(query);
  await settle();
  return searching;
}

/** A tab with results that asks one of two portals again. */
async function tabAskingAgain(): Promise<Tab> {
  const asking = tab();
  asking.answer((provider) => (provider === "gupy" ? busy : found(provider)));
  await asking.start(query);
  asking.answer(null);
  void asking.askAgain("gupy");
  await settle();
  return asking;
}

/** A tab that the person left when one of two portals had answered. */
async function leftTab(): Promise<Tab> {
  const left = await searchingTab();
  left.answer(found, "gupy");
  await settle();
  left.hidePage();
  return left;
}

/** The page is loaded again on the same device, or opened there in another tab. */
function reloaded({ device, clock }: Tab, credits = 100): Tab {
  return tab({ device, clock, credits });
}
