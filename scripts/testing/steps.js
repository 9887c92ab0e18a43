// @ts-check

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<{ exitCode: number, output: string }>} run
 */

/**
 * Runs steps concurrently and prints one line for each as it ends, and the whole output of each that failed.
 *
 * @param {readonly Step[]} steps started in this order
 * @param {number} sideBySide maximum number of concurrent steps
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runSteps(steps, sideBySide) {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  return failed;
}

/**
 * @param {Step} step
 * @returns {Promise<boolean>}
 */
async function runStep({ name, run }) {
  const startedAt = performance.now();
  const { exitCode, output } = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? "ok    " : "FAILED"} ${name.padEnd(17)} ${seconds.padStart(5)} s`);
  if (exitCode !== 0) console.log(`${output.trimEnd()}\n`);
  return exitCode === 0;
}
