// @ts-check
import { describeError } from "./setup-error.js";
import { stopCommands } from "./run-command.js";

/**
 * Runs a command's main function: its result is the exit code, an error is one sentence and exit code 1.
 * The first Ctrl-C (or kill) stops the running commands, cleans up and ends; further ones are ignored,
 * because npm repeats the signal that the terminal already sent.
 *
 * @param {(cleanUp: (step: () => Promise<void>) => void) => Promise<number>} main
 *   receives a function that registers a clean-up step; the last registered runs first
 * @param {{ exitCodeWhenStopped: number }} options
 * @returns {Promise<never>}
 */
export async function runMain(main, { exitCodeWhenStopped }) {
  /** @type {(() => Promise<void>)[]} */
  const cleanUps = [];
  let stopping = false;

  /** @param {number} exitCode @returns {Promise<never>} */
  const end = async (exitCode) => {
    stopping = true;
    await stopCommands();
    let code = exitCode;
    for (const step of cleanUps.splice(0).toReversed()) {
      await step().catch((error) => {
        console.error(describeError(error));
        code = 1;
      });
    }
    process.exit(code);
  };

  const stop = () => {
    if (stopping) return;
    void end(exitCodeWhenStopped);
  };
  whenNpmIsGone(stop);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, stop);
  }

  try {
    const exitCode = await main((step) => cleanUps.push(step));
    return stopping ? await never() : await end(exitCode);
  } catch (error) {
    if (stopping) return await never();
    console.error(describeError(error));
    return await end(1);
  }
}

/**
 * An npm that is ended with SIGKILL passes no signal on; the processes it started would keep the port.
 *
 * @param {() => void} then
 */
function whenNpmIsGone(then) {
  if (!process.env["npm_lifecycle_event"]) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) then();
  }, 500).unref();
}

/** Waits for the signal handler, which exits the process. @returns {Promise<never>} */
function never() {
  return new Promise(() => {});
}
