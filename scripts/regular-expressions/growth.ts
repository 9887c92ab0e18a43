import { createContext, Script } from "node:vm";
import { attackStrings, type Attack } from "./attack-strings.ts";

/**
 * Runs an expression against attack strings, and decides whether its time grows faster than the length of the
 * text. Only growth counts, not speed: at four times the length a linear expression needs four times as long,
 * a quadratic one sixteen times. An expression that does not end in time is stopped.
 *
 * @param expression with `everywhere`, it is applied again after each match, as `split` does
 * @returns the attack, as code; undefined when no attack makes the time grow faster than the length
 */
export function findAttack(expression: Attackable): string | undefined {
  const run = runnerOf(expression);
  const suspects: Timed[] = [];
  const attacks = attackStrings(expression);
  let next = 0;
  while (next < attacks.length) {
    const { timed, stoppedAt } = timeSome(run, attacks.slice(next));
    if (stoppedAt && growsFaster(run, stoppedAt)) return describe(stoppedAt);
    next += timed.length + (stoppedAt ? 1 : 0);
    suspects.push(...timed.filter(({ ms }) => ms > suspiciousMs));
    const last = timed.at(-1);
    if (last && last.ms > slowMs && growsFaster(run, last.attack)) return describe(last.attack);
  }
  const slowest = suspects.toSorted((a, b) => b.ms - a.ms).slice(0, suspectsMax);
  const found = slowest.find(({ attack }) => growsFaster(run, attack));
  return found && describe(found.attack);
}

export type Attackable = { source: string; flags: string; everywhere: boolean };

type Timed = { attack: Attack; ms: number };

const firstLength = 2_000;
/** A linear expression takes some hundredths of a millisecond for the first length. */
const suspiciousMs = 0.08;
/** A linear expression takes this long only when another program uses the processor. */
const slowMs = 0.7;
const suspectsMax = 6;
/** A linear expression takes a tenth of this for four times the first length, a quadratic one several times it. */
const measurableMs = 1;
/** A quadratic expression takes less than this for the first length on a machine a hundred times slower. */
const patienceMs = 1_000;

type Runner = (text: string) => void;

function runnerOf({ source, flags, everywhere }: Attackable): Runner {
  const once = new RegExp(source, flags.replace("g", ""));
  if (!everywhere && !flags.includes("g"))
    return (text) => {
      once.lastIndex = 0;
      once.exec(text);
    };
  const all = new RegExp(source, `${flags.replace("g", "")}g`);
  return (text) => void text.replace(all, "");
}

/** Times one attack after the other, up to one that is slow or does not end in time. */
function timeSome(run: Runner, attacks: readonly Attack[]): { timed: Timed[]; stoppedAt?: Attack } {
  const timed: Timed[] = [];
  let current: Attack | undefined;
  // Returns early and often, so that only an expression which really does not end is stopped.
  const pauseAt = performance.now() + patienceMs / 10;
  const finished = withinPatience(() => {
    for (const attack of attacks) {
      current = attack;
      const ms = time(run, textOf(attack, firstLength));
      timed.push({ attack, ms });
      if (ms > slowMs || performance.now() > pauseAt) return;
    }
  });
  return { timed, ...(!finished && current && { stoppedAt: current }) };
}

/** Measures twice, the best of four each time, because other programs on the machine disturb longer runs more. */
function growsFaster(run: Runner, attack: Attack): boolean {
  const shortText = textOf(attack, firstLength);
  const longText = textOf(attack, 4 * firstLength);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    let short = Infinity;
    let long = Infinity;
    const finished = withinPatience(() => {
      for (let round = 0; round < 4; round += 1) {
        short = Math.min(short, time(run, shortText));
        long = Math.min(long, time(run, longText));
      }
    });
    if (!finished) return true;
    if (long < measurableMs || long <= 8 * short) return false;
  }
  return true;
}

function time(run: Runner, text: string): number {
  const start = performance.now();
  run(text);
  return performance.now() - start;
}

/** @returns a flat string: the engine would join a concatenated one during the measurement */
function textOf({ before, pump, after }: Attack, length: number): string {
  return Buffer.from(before + pump.repeat(Math.ceil(length / pump.length)) + after, "utf16le").toString(
    "utf16le",
  );
}

const context = createContext({ work: () => {} });
const script = new Script("work()");

/** @returns false when the work was stopped; only a `node:vm` timeout can stop a running expression */
function withinPatience(work: () => void): boolean {
  context["work"] = work;
  try {
    script.runInContext(context, { timeout: patienceMs });
    return true;
  } catch (error) {
    // The error comes from the other context and is no instance of our Error.
    if (errorCodeOf(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
}

function errorCodeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

function describe({ before, pump, after }: Attack): string {
  return `${JSON.stringify(before)} + ${JSON.stringify(pump)}.repeat(n) + ${JSON.stringify(after)}`;
}
