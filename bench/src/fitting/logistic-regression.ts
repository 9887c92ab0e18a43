/** What is known of one example: numbers of its features, whether it is one of those sought, and how much it counts. */
export type Example = {
  readonly features: readonly number[];
  readonly isSought: boolean;
  readonly weight: number;
};

/**
 * @param penalty of the squares of the coefficients, each in the units of its feature's spread; the first feature is the
 *   constant, and has none
 * @returns the coefficients by Newton's method
 */
export function fitLogistic(examples: readonly Example[], penalty: number): readonly number[] {
  const size = examples[0]?.features.length ?? 0;
  const spreads = Array.from({ length: size }, (_, at) => (at === 0 ? 1 : spreadOf(examples, at)));
  const coefficients = Array.from({ length: size }, () => 0);
  for (let round = 0; round < roundsMax; round += 1) {
    const step = solve(
      ...derivatives(examples, coefficients, (at) => (at === 0 ? 0 : penalty * (spreads[at] ?? 1) ** 2)),
    );
    for (const [at, by] of step.entries()) coefficients[at] = (coefficients[at] ?? 0) - by;
    if (step.every((by, at) => Math.abs(by * (spreads[at] ?? 1)) < 1e-6)) break;
  }
  return coefficients;
}

const roundsMax = 40;

export function score(features: readonly number[], coefficients: readonly number[]): number {
  return features.reduce((sum, feature, at) => sum + feature * (coefficients[at] ?? 0), 0);
}

function spreadOf(examples: readonly Example[], at: number): number {
  const values = examples.map(({ features }) => features[at] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

type Matrix = number[][];

function derivatives(
  examples: readonly Example[],
  coefficients: readonly number[],
  penaltyOf: (at: number) => number,
): [Matrix, number[]] {
  const size = coefficients.length;
  const gradient = coefficients.map((each, at) => each * penaltyOf(at));
  const curvature = coefficients.map((_, row) =>
    coefficients.map((__, column) => (row === column ? penaltyOf(row) + 1e-9 : 0)),
  );
  for (const { features, isSought, weight } of examples) {
    const chance = 1 / (1 + Math.exp(-score(features, coefficients)));
    const miss = weight * (chance - (isSought ? 1 : 0));
    const bend = weight * chance * (1 - chance);
    for (let row = 0; row < size; row += 1) {
      const feature = features[row] ?? 0;
      if (feature === 0) continue;
      gradient[row] = (gradient[row] ?? 0) + miss * feature;
      const line = curvature[row] ?? [];
      for (let column = 0; column < size; column += 1)
        line[column] = (line[column] ?? 0) + bend * feature * (features[column] ?? 0);
    }
  }
  return [curvature, gradient];
}

/** Gauss's elimination; the matrix is positive, so no rows need to change places. */
function solve(matrix: Matrix, right: number[]): number[] {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let row = pivot + 1; row < size; row += 1) {
      const line = matrix[row] ?? [];
      const factor = (line[pivot] ?? 0) / (matrix[pivot]?.[pivot] ?? 1);
      for (let column = pivot; column < size; column += 1)
        line[column] = (line[column] ?? 0) - factor * (matrix[pivot]?.[column] ?? 0);
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0);
    }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = right[row] ?? 0;
    for (let column = row + 1; column < size; column += 1)
      rest -= (matrix[row]?.[column] ?? 0) * (solution[column] ?? 0);
    solution[row] = rest / (matrix[row]?.[row] ?? 1);
  }
  return solution;
}
