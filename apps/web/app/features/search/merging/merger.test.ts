import { expect, test } from "vitest";
import { jobOf } from "../testing/job-of.ts";
import { createMerger } from "./merger.ts";

const [first, second, third] = ["Padeiro", "Motorista", "Zelador"].map((title, number) =>
  jobOf({ id: `gupy-${number}`, title, url: `https://exemplo.gupy.io/job/${number}` }),
);
const all = [first, second, third].flatMap((job) => job ?? []);

test("the places are those of the list that is asked, in whichever order its postings were told", () => {
  const merge = createMerger();
  merge({ isNew: true, jobs: all.slice(0, 2), order: [0, 1] });
  const answer = merge({ isNew: false, jobs: all.slice(2), order: [2, 0] });
  expect(answer).toEqual([
    { lead: 0, others: [], reasons: [] },
    { lead: 1, others: [], reasons: [] },
  ]);
});
