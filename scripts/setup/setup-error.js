// @ts-check

/** What hinders a command, as one sentence for the person who ran it. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

/** What a person can mend without reading a stack, by the error code of the operating system. */
const hindrances = new Map([
  ["EACCES", "is not writable for this user"],
  ["EPERM", "is not writable for this user"],
  ["EROFS", "is on a read-only disk"],
  ["ENOSPC", "is on a full disk"],
]);

/**
 * @param {unknown} error
 * @returns {string} the one sentence to print; a stack only for what nobody foresaw
 */
export function describeError(error) {
  if (error instanceof SetupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const hindrance = "code" in error && hindrances.get(String(error.code));
  if (hindrance && "path" in error) return `${String(error.path)} ${hindrance}.`;
  return error.stack ?? error.message;
}
