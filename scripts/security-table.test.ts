import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 has: its first ones, those of level 3 follow. */
const requirementsOf: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};

/** `1.1.1`, `1.1.2` and so on. */
const requirements = Object.entries(requirementsOf).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter.slice(1)}.${section + 1}.${index + 1}`),
  ),
);

const page = readFileSync("docs/security.md", "utf8");
const rows = [...page.matchAll(/^\| (\d[\d.,– ]*?) *\| ([^|]*?) *\| (.*?) *\|$/gm)].map(
  ([, numbers = "", verdict = "", where = ""]) => ({ numbers, verdict, where }),
);

test("each requirement of levels 1 and 2 of ASVS 5.0 has one row, and no other number has one", () => {
  expect(requirements.length).toBe(253);
  const written = rows.flatMap(({ numbers }) => numbers.split(", ").flatMap(expand));
  expect(written.toSorted()).toEqual(requirements.toSorted());
});

test("each row has a verdict, and says where it is kept or why it is not", () => {
  const verdicts = ["yes", "partly", "no", "n/a"];
  expect(rows.filter(({ verdict, where }) => !verdicts.includes(verdict) || where === "")).toEqual([]);
  const reasons = rows.filter(({ verdict }) => verdict === "no" || verdict === "partly");
  expect(reasons.filter(({ where }) => where.split(" ").length < 4)).toEqual([]);
});

/** @returns the requirements that `1.4.1–1.4.3` or the section `10.4` stands for; the text itself when it is no number of the standard */
function expand(numbers: string): string[] {
  const [first = "", last = first] = numbers.split("–");
  const isSection = /^\d+\.\d+$/.test(first);
  if (isSection) return requirements.filter((requirement) => requirement.startsWith(`${first}.`));
  const [from, to] = [requirements.indexOf(first), requirements.indexOf(last)];
  return from < 0 || to < from ? [numbers] : requirements.slice(from, to + 1);
}
