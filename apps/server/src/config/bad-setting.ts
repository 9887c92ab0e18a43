/** Thrown for a setting that cannot be used; the message names the variable and is meant for the operator. */
export class BadSetting extends Error {
  override readonly name = "BadSetting";
}
