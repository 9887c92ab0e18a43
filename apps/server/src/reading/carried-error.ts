import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "@vagou/providers/core/outcome-errors";

/** An error on its way between threads: its class does not survive there, and its causes need not. */
export type CarriedError = { name: string; message: string; stack: string; cause?: CarriedError };

const kinds = { ProviderBlocked, ProviderChanged, ProviderUnavailable, TypeError, RangeError, SyntaxError };
const causesMax = 3;

export function packError(error: unknown, causesLeft = causesMax): CarriedError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: "" };
  const { name, message, stack = "", cause } = error;
  const hasCause = cause !== undefined && causesLeft > 0;
  return { name, message, stack, ...(hasCause && { cause: packError(cause, causesLeft - 1) }) };
}

/** @returns an error of the same class where judging it depends on that, with the stack of where it was thrown */
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
