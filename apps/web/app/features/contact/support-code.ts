import { useSearchParams } from "react-router";
import { contactTexts } from "./texts.ts";

/** @returns the code of the failure that brought the person here (`?codigo=`); null when none did, or it is not one */
export function useSupportCode(): string | null {
  const code = useSearchParams()[0].get("codigo");
  return code !== null && uuid.test(code) ? code : null;
}

/** A message with the code below it, or without one as it is. */
export function withSupportCode(message: string, code: string | null): string {
  return code === null ? message : message.trimEnd() + codeLine(code);
}

/** How many characters of a message the code takes. */
export function lengthOfSupportCode(code: string | null): number {
  return code === null ? 0 : codeLine(code).length;
}

function codeLine(code: string): string {
  return `\n\n${contactTexts.supportCode(code)}`;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
