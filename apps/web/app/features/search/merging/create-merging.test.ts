import { mergeVacancies } from "@vagou/one-list/merging/merge-vacancies";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobOf } from "../testing/job-of.ts";
import { createMerging } from "./create-merging.ts";
import { createMerger } from "./merger.ts";
import type { Answer, Ask } from "./messages.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const onBoard = jobOf({ id: "catho-1", source: "catho", url: "https://exemplo.com.br/1" });
/** The same vacancy, which leads. */
const atEmployer = jobOf({ id: "gupy-1", source: "gupy", url: "https://exemplo.gupy.io/job/1" });
const driver = jobOf({ id: "gupy-2", title: "Motorista", url: "https://exemplo.gupy.io/job/2" });
const cook = jobOf({ id: "gupy-3", title: "Cozinheira", url: "https://exemplo.gupy.io/job/3" });
const parts = ["bra", "cel", "dom", "fir", "gus", "lan", "mor", "nix", "pal", "rud", "tev"];
/** 121 vacancies: more than the page merges by itself. */
const many = parts.flatMap((one, row) =>
  parts.map((two, place) =>
    jobOf({
      id: `bne-${row}-${place}`,
      source: "bne",
      company: one + two,
      url: `https://exemplo.com.br/${row}${place}9`,
    }),
  ),
);
const others = many.map((job) => ({ ...job }));

test("the vacancies are those of the merging itself, of the objects that the page has", () => {
  const { merging, work } = withWorker();
  const jobs = [onBoard, driver, ...many, atEmployer];
  merging.want(jobs);
  expect(merging.read().vacancies).toEqual([]);
  work();
  expect(merging.read().vacancies).toEqual(mergeVacancies(jobs));
  expect(merging.read().jobs).toBe(jobs);
  const [first] = merging.read().vacancies;
  expect(first?.lead).toBe(atEmployer);
  expect(first?.others[0]).toBe(onBoard);
});

test("a short list is merged at once, and the worker is made ready before it is needed", () => {
  const { merging, asks, opened } = withWorker();
  merging.want([onBoard, atEmployer, driver]);
  expect(merging.read().vacancies).toHaveLength(2);
  expect(opened()).toBe(0);
  merging.want(many.slice(0, 60));
  expect(merging.read().vacancies).toHaveLength(60);
  expect(opened()).toBe(1);
  expect(asks).toEqual([]);
});

test("each posting is told once, and a list of another search makes the worker forget those before", () => {
  const { merging, work, asks } = withWorker();
  merging.want(many);
  work();
  merging.want([driver, ...many]);
  work();
  expect(merging.read().vacancies[0]?.lead).toBe(driver);
  merging.want(others);
  work();
  expect(merging.read().vacancies[0]?.lead).toBe(others[0]);
  expect(asks.map(({ isNew, jobs, order }) => [isNew, jobs.length, order.slice(0, 2)])).toEqual([
    [true, 121, [0, 1]],
    [false, 1, [121, 0]],
    [true, 121, [0, 1]],
  ]);
});

test("of the lists that come while the worker is busy only the newest is asked for", () => {
  const { merging, work, asks } = withWorker();
  merging.want(many);
  merging.want([...many, driver]);
  merging.want([...many, driver, cook]);
  expect(asks).toHaveLength(1);
  work();
  expect(merging.read().jobs).toBe(many);
  work();
  expect(merging.read().jobs).toEqual([...many, driver, cook]);
  expect(asks).toHaveLength(2);
});

test("a short list of the next search is shown behind the long one that is on its way", () => {
  const { merging, work } = withWorker();
  const seen: number[] = [];
  merging.subscribe(() => seen.push(merging.read().jobs.length));
  merging.want(many);
  merging.want([driver]);
  work();
  expect(seen).toEqual([121, 1]);
});

test("a list that is shown or on its way is not asked for again, and takes the place of one that waits", () => {
  const { merging, work, asks } = withWorker();
  merging.want(many);
  merging.want([...many, driver]);
  merging.want([...many]);
  work();
  merging.want([...many]);
  expect(asks).toHaveLength(1);
});

test("who prepares a list waits until its vacancies are there, also behind another list", async () => {
  const { merging, work } = withWorker();
  merging.want(many);
  let isThere = false;
  const prepared = (async () => {
    await merging.prepare(others);
    isThere = true;
  })();
  work();
  await Promise.resolve();
  expect(isThere).toBe(false);
  work();
  await prepared;
  expect(merging.read().jobs).toBe(others);
  await merging.prepare(others);
});

test.each([
  ["that cannot be opened", "throws"],
  ["that fails", "fails"],
] as const)("in the place of a worker %s, the page merges by itself", (_, fault) => {
  const { merging, fail, opened, terminate } = withWorker({ throws: fault === "throws" });
  merging.want([onBoard, ...many, atEmployer]);
  if (fault === "fails") fail();
  expect(merging.read().vacancies).toHaveLength(122);
  merging.want([onBoard, ...many, atEmployer, driver]);
  expect(merging.read().vacancies).toHaveLength(123);
  expect(opened()).toBe(1);
  expect(terminate).toHaveBeenCalledTimes(fault === "throws" ? 0 : 1);
});

test("a list that takes a worker more than twenty seconds is shown posting by posting, and the next one has a new worker", () => {
  const { merging, asks, opened, terminate } = withWorker();
  merging.want([onBoard, ...many, atEmployer]);
  vi.advanceTimersByTime(20_000);
  expect(merging.read().vacancies).toHaveLength(123);
  expect(terminate).toHaveBeenCalledTimes(1);
  merging.want([onBoard, ...many, driver]);
  expect(opened()).toBe(2);
  expect(asks.at(-1)).toMatchObject({ isNew: true, order: { length: 123 } });
});

test("who has waited for nothing does not wait as long again in that search, until a worker answers in time", () => {
  const { merging, work } = withWorker();
  merging.want(many);
  vi.advanceTimersByTime(20_000);
  merging.want([...many, driver]);
  vi.advanceTimersByTime(5_000);
  expect(merging.read().vacancies).toHaveLength(122);
  merging.want([...many, driver, cook]);
  work();
  merging.want(others);
  vi.advanceTimersByTime(19_000);
  expect(merging.read().jobs).not.toBe(others);
  work();
  expect(merging.read().jobs).toBe(others);
});

test("after a search that was waited for in vain, a worker has as long for another one", () => {
  const { merging, work } = withWorker();
  merging.want(many);
  vi.advanceTimersByTime(20_000);
  merging.want(others);
  vi.advanceTimersByTime(19_000);
  expect(merging.read().jobs).not.toBe(others);
  work();
  expect(merging.read().jobs).toBe(others);
});

test("a posting that no rule foresaw does not hold back the others, nor the next list", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const { merging } = withWorker();
  const unforeseen = Object.defineProperty({ ...cook }, "title", {
    get: () => {
      throw new Error("unforeseen");
    },
  });
  merging.want([onBoard, unforeseen]);
  expect(merging.read().vacancies.map(({ lead }) => lead)).toEqual([onBoard, unforeseen]);
  merging.want([onBoard, atEmployer, driver]);
  expect(merging.read().vacancies).toHaveLength(2);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test("a worker that answers is not given up later", () => {
  const { merging, work, terminate } = withWorker();
  merging.want(many);
  vi.advanceTimersByTime(19_000);
  work();
  vi.advanceTimersByTime(60_000);
  expect(terminate).not.toHaveBeenCalled();
});

/** Merging in a worker that works when it is told to, and gets copies. */
function withWorker({ throws = false } = {}) {
  const asks: Ask[] = [];
  const terminate = vi.fn<() => void>();
  let opened = 0;
  let done = 0;
  const merge = createMerger();
  let ends: { take: (answer: Answer) => void; onFailure: () => void } = {
    take: () => {},
    onFailure: () => {},
  };
  const merging = createMerging((take, onFailure) => {
    opened += 1;
    if (throws) throw new Error("no worker");
    ends = { take, onFailure };
    return { postMessage: (ask) => void asks.push(structuredClone(ask)), terminate };
  });
  const work = () => {
    const ask = asks[done];
    if (ask === undefined) throw new Error("nothing to do");
    done += 1;
    ends.take(structuredClone(merge(ask)));
  };
  return { merging, asks, work, fail: () => ends.onFailure(), opened: () => opened, terminate };
}
