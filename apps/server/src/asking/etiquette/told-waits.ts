/** What people were told in one line: until when they wait there. */
export type ToldWaits = {
  /**
   * A person was told that they wait so long from now. Until that time is over, the first one counts: it is kept also
   * where the person was told a longer wait later.
   * @param end called when the answer should be on its way
   */
  note(person: string, waitMs: number, end: () => void): void;
  /** @returns how many ms are left to ask for more of this person's answer; below 0 when the told time is over */
  leftMs(person: string): number;
};

/** An answer is read, stored and sent after its last request: that is part of the wait as a person sees it. */
const answerMs = 250;
/** So long after a told time is over, it counts for the rest of its question, not for a later one. */
const remembersMs = 5_000;

export function createToldWaits(): ToldWaits {
  /** Person → until when they may wait for requests. */
  const told = new Map<string, { untilMs: number; timer: NodeJS.Timeout }>();

  const leftMs = (person: string) =>
    (told.get(person)?.untilMs ?? Number.POSITIVE_INFINITY) - performance.now();

  return {
    leftMs,
    note: (person, waitMs, end) => {
      const earlier = told.get(person);
      if (earlier !== undefined && leftMs(person) > 0) return;
      clearTimeout(earlier?.timer);
      const untilMs = performance.now() + waitMs - answerMs;
      const forget = () => void told.delete(person);
      const over = () => {
        told.set(person, { untilMs, timer: setTimeout(forget, remembersMs).unref() });
        end();
      };
      told.set(person, { untilMs, timer: setTimeout(over, Math.max(0, waitMs - answerMs)).unref() });
    },
  };
}
