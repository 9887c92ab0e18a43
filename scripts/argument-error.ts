/** Something is wrong with what was typed; the message is for the person who typed it. */
export class ArgumentError extends Error {
  override readonly name = "ArgumentError";
}
