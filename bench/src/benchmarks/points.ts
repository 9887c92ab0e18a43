import { enoughRetold, retoldPoints } from "@vagou/one-list/merging/judging/points";
import { fitLogistic, score, type Example } from "../fitting/logistic-regression.ts";
import { featureNames, labelledRows, worksRows, type RetellingRow } from "../fitting/retelling-rows.ts";
import type { Print } from "../report/print.ts";

/**
 * Makes the points again by which texts in other words are judged (`retoldPoints`), and says how points that were fitted
 * without a set do on its pairs. No pair that one employer, title and town decide takes part, nor one that contradicts.
 */
export function benchPoints(print: Print): Promise<void> {
  const labelled = labelledRows();
  const works = worksRows();
  print(`${labelled.length} labelled pairs told again, ${works.length} pairs of different works.`);
  print("");
  print("| left out | equal | shown twice | different | as one | twice, one by the points as they stand |");
  print("| --- | --- | --- | --- | --- | --- |");
  const sum = [0, 0, 0, 0];
  for (const set of new Set(labelled.flatMap(({ sets }) => sets))) {
    const isKept = ({ sets }: RetellingRow): boolean => !sets.includes(set);
    const kept = [...labelled, ...works].filter((row) => isKept(row));
    const fitted = fit(kept);
    const least = leastScore(kept, fitted);
    const out = labelled.filter((row) => !isKept(row));
    const counts = count(out, fitted, least);
    for (const [at, each] of counts.entries()) sum[at] = (sum[at] ?? 0) + each;
    print(`| ${set} | ${counts.join(" | ")} | ${asTheyStand(out)} |`);
  }
  print(`| all | ${sum.join(" | ")} | ${asTheyStand(labelled)} |`);
  const all = [...labelled, ...works];
  const fitted = fit(all);
  print("");
  print(`Fitted to all, where ${leastScore(all, fitted).toFixed(2)} makes one vacancy:`);
  print("");
  for (const [at, name] of featureNames.entries()) print(`- ${name}: ${fitted[at]?.toFixed(2)}`);
  return Promise.resolve();
}

const wrongWeight = 4;
/** Of the pairs of works there are many more than a person meets. */
const weights = { labelled: 1, hidden: 0.0032, agency: 0.0016, same: 0.0006 } as const;
const penalty = 0.5;

function fit(rows: readonly RetellingRow[]): readonly number[] {
  const examples = rows.map(({ features, isSame, kind }): Example => ({
    features,
    isSought: isSame,
    weight: weights[kind] * (isSame ? 1 : wrongWeight),
  }));
  return fitLogistic(examples, penalty);
}

/** As many of the different works under one title become one, with one employer hidden, as the tests allow. */
const worksMost = 0.042;

function leastScore(rows: readonly RetellingRow[], fitted: readonly number[]): number {
  const scores = rows
    .filter(({ kind, hasOneTitle }) => kind === "hidden" && hasOneTitle)
    .map(({ features }) => score(features, fitted))
    .toSorted((one, other) => other - one);
  return scores[Math.floor(scores.length * worksMost)] ?? 0;
}

function asTheyStand(rows: readonly RetellingRow[]): string {
  const [, twice = 0, , asOne = 0] = count(rows, standing, 0);
  return `${twice}, ${asOne}`;
}

/** In the order of `featureNames`. */
const standing: readonly number[] = [
  -enoughRetold,
  retoldPoints.employer.same,
  retoldPoints.employer.kin,
  retoldPoints.title.named,
  retoldPoints.title.other,
  ...retoldPoints.evidence,
];

/** @returns how many are equal, of these two, different, of these one */
function count(rows: readonly RetellingRow[], fitted: readonly number[], least: number): readonly number[] {
  const same = rows.filter(({ isSame }) => isSame);
  const others = rows.filter(({ isSame }) => !isSame);
  const isOne = ({ features }: RetellingRow): boolean => score(features, fitted) >= least;
  return [
    same.length,
    same.filter((row) => !isOne(row)).length,
    others.length,
    others.filter((row) => isOne(row)).length,
  ];
}
