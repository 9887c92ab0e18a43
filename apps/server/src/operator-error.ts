/**
 * A refusal of something that an operator asked for at the command line, or of the start itself; the message is one
 * sentence that says what to do instead. Everything else that is thrown there is our own bug.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
