import { describeFailure } from "./describe-failure.ts";

/** @returns why a process cannot start, in one sentence */
export function describeStartFailure(error: unknown): string {
  return `Cannot start: ${describeFailure(error)}`;
}
