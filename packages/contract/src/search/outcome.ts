/**
 * The outcomes of asking one provider. Only the first two cost fichas.
 * `changed`: the answer no longer has the shape the adapter was written for. `busy`: our own line at the
 * portal was full or too long, so the portal was not asked; that is no failure of the portal.
 */
export const outcomes = [
  "answered",
  "empty",
  "blocked",
  "changed",
  "timeout",
  "unavailable",
  "busy",
] as const;

export type Outcome = (typeof outcomes)[number];

/** The outcomes in which the portal was asked and failed. */
export const failedOutcomes = ["blocked", "changed", "timeout", "unavailable"] as const satisfies Outcome[];

/** @returns true when the provider answered, so that the fichas are charged. */
export function isAnswer(outcome: Outcome): outcome is "answered" | "empty" {
  return outcome === "answered" || outcome === "empty";
}

/** The sentence of a failed provider, as the screen and other clients show it. */
export const outcomeMessages: Record<Exclude<Outcome, "answered" | "empty">, string> = {
  blocked: "O portal bloqueou nossa consulta.",
  changed: "O portal mudou o site e ainda não conseguimos ler as vagas.",
  timeout: "O portal demorou demais para responder.",
  unavailable: "O portal está fora do ar.",
  busy: "Muita gente perguntando a este portal agora.",
};
