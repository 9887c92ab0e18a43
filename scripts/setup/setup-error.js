// @ts-check

/** Why a command cannot run, as one sentence for the person who ran it. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

/** Errors that a person can correct without a stack trace, by the error code of the operating system. */
const hindrances = new Map([
  ["EACCES", "is not writable for this user"],
  ["EPERM", "is not writable for this user"],
  ["EROFS", "is on a read-only disk"],
  ["ENOSPC", "is on a full disk"],
]);

/**
 * @param {unknown} error
 * @returns {string} the sentence to print; a stack trace only for an unexpected error
 */
export function describeError(error) {
  if (error instanceof SetupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const hindrance = "code" in error && hindrances.get(String(error.code));
  if (hindrance && "path" in error) return `${String(error.path)} ${hindrance}.`;
  return error.stack ?? error.message;
}
