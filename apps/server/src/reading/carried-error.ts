import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "@vagou/providers/core/outcome-errors";

/** An error as a message between threads, which loses its class and may lose its causes. */
export type CarriedError = { name: string; message: string; stack: string; cause?: CarriedError };

const kinds = { ProviderBlocked, ProviderChanged, ProviderUnavailable, TypeError, RangeError, SyntaxError };
const causesMax = 3;

export function packError(error: unknown, causesLeft = causesMax): CarriedError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: "" };
  const { name, message, stack = "", cause } = error;
  const hasCause = cause !== undefined && causesLeft > 0;
  return { name, message, stack, ...(hasCause && { cause: packError(cause, causesLeft - 1) }) };
}

/** @returns an error of the same class if the class is one of `kinds`, with its original stack */
export function unpackError({ name, message, stack, cause }: CarriedError): Error {
  const options = cause === undefined ? {} : { cause: unpackError(cause) };
  const error = isKind(name)
    ? new kinds[name](message, options)
    : Object.assign(new Error(message, options), { name });
  return Object.assign(error, { stack });
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name);
}
