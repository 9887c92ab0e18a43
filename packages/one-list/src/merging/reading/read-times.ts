/** From when to when work is, in minutes since midnight. */
export type TimeSpan = readonly [number, number];

/**
 * @param folded a text without accents, in small letters
 * @returns when work begins and ends: "das 7h às 15h20"
 */
export function spansIn(folded: string): readonly TimeSpan[] {
  const spans = [...folded.matchAll(timeSpan)].map(([, from, fromMinutes, to, toMinutes]): TimeSpan => [
    minutesOf(from, fromMinutes),
    minutesOf(to, toMinutes),
  ]);
  // One that is said a thousand times would be compared a thousand times with each of another posting.
  return [...new Map(spans.map((span) => [span.join(), span])).values()];
}

/** @returns all times of the day that stand alone: "às 7h", "até as 15h20" */
export function timesIn(folded: string): readonly number[] {
  return [...folded.matchAll(timeOfDay)].map(([, hour, minutes]) => minutesOf(hour, minutes));
}

/** @returns what a shift of such hours may be called, as titles name shifts */
export function shiftsFrom([from, to]: TimeSpan): readonly string[] {
  const hour = from / 60;
  if (hour >= 5 && hour <= 9) return ["1", "day"];
  const isLate = hour >= 18 || (hour >= 12 && to < from);
  return [...(hour >= 12 && hour < 18 ? ["2", "afternoon"] : []), ...(isLate ? ["3", "night"] : [])];
}

function minutesOf(hour = "0", minutes = "0"): number {
  return (Number(hour) % 24) * 60 + Number(minutes || "0");
}

/** "30h" is how many hours a week has, not a time. */
const timeSpan =
  /\b([01]?\d|2[0-4]) ?(?:h|:|hs|hrs|horas)?(\d\d)?h?(?: (?:as|ate as|ate|a) | ?[-–] ?)([01]?\d|2[0-4])(?:h|:| horas?\b)(\d\d)?/g;
const timeOfDay = /\b(?:as|ate as|ate|das) ([01]?\d|2[0-4])(?:h|:| horas?\b)(\d\d)?/g;
