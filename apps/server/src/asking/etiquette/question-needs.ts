/**
 * How many further requests questions needed for their answers at one host. `questions`: how many ended, where older
 * ones count less; `further`: the sum of their further requests; `squares`: the sum of the squares.
 */
export type QuestionNeeds = { questions: number; further: number; squares: number };

export const noNeeds: QuestionNeeds = { questions: 0, further: 0, squares: 0 };

/** How much what was known counts after one more question. */
export const earlierWeight = 0.95;

/** As many measured questions weigh as much as what is usual at the portal. */
const usualWeight = 2;

/** Of waits that are spread like a bell, 19 of 20 are no more than the mean and so many standard deviations. */
const deviations = 1.65;

/** @returns what is known after these newer questions */
export function addNeeds(earlier: QuestionNeeds, newer: QuestionNeeds): QuestionNeeds {
  const weight = earlierWeight ** newer.questions;
  return {
    questions: weight * earlier.questions + newer.questions,
    further: weight * earlier.further + newer.further,
    squares: weight * earlier.squares + newer.squares,
  };
}

export function needsOf(further: number): QuestionNeeds {
  return { questions: 1, further, squares: further ** 2 };
}

/**
 * @param usual what a question usually needs at this portal, which counts until enough questions were measured
 * @returns how many further requests a question needs on average
 */
export function averageFurther(needs: QuestionNeeds, usual: number): number {
  const { questions, further } = withUsual(needs, usual);
  return further / questions;
}

/** @returns how many further requests so many questions together need at most, but for one case in about twenty */
export function mostFurther(needs: QuestionNeeds, usual: number, count: number): number {
  const { questions, further, squares } = withUsual(needs, usual);
  const average = further / questions;
  const variance = Math.max(0, squares / questions - average ** 2);
  return count * average + deviations * Math.sqrt(count * variance);
}

/** What is usual counts as questions whose needs differ from each other as much as single events do (Poisson). */
function withUsual({ questions, further, squares }: QuestionNeeds, usual: number): QuestionNeeds {
  return {
    questions: questions + usualWeight,
    further: further + usualWeight * usual,
    squares: squares + usualWeight * (usual ** 2 + usual),
  };
}
