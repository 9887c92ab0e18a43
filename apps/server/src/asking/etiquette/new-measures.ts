import { noNeeds, type QuestionNeeds } from "./question-needs.ts";

/** What a process measured at a host and has not told yet. `requests` of them took `tookMs` in all. */
export type NewMeasures = QuestionNeeds & { requests: number; tookMs: number };

export const nothingNew: NewMeasures = { ...noNeeds, requests: 0, tookMs: 0 };

/** @returns both together, without weights: neither is older than the other */
export function joinMeasures(one: NewMeasures, other: NewMeasures): NewMeasures {
  return {
    questions: one.questions + other.questions,
    further: one.further + other.further,
    squares: one.squares + other.squares,
    requests: one.requests + other.requests,
    tookMs: one.tookMs + other.tookMs,
  };
}
