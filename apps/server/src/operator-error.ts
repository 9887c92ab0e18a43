/**
 * A refusal of an operator's command, or of the start itself; the message is one sentence that says what to do
 * instead. Every other error there is our own bug.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
