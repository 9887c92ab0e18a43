/** An argument is invalid; the message is for the person who typed it. */
export class ArgumentError extends Error {
  override readonly name = "ArgumentError";
}
