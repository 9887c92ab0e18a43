import { existsSync, readFileSync } from "node:fs";
import { OperatorError } from "@vagou/server/operator-error";

/** The note beside a saved reply, which holds no cookie, no key and no address of a person. */
export type ReplyNote = {
  /** The kind of reply, by the adapter's step. */
  step: string;
  /** The address that was asked. */
  asked: string;
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  contentType: string;
  /** ISO instant. */
  receivedAt: string;
};

/** @returns the file of a saved reply's note, which lies beside it. */
export function noteFileOf(replyFile: string): string {
  return `${replyFile}.note.json`;
}

/**
 * @returns the note of a saved reply, or null where there is none
 * @throws {OperatorError} the note is unreadable
 */
export function readReplyNote(replyFile: string): ReplyNote | null {
  const file = noteFileOf(replyFile);
  if (!existsSync(file)) return null;
  const note = parse(readFileSync(file, "utf8"));
  if (note === null) throw new OperatorError(`${file} is no note of a saved reply.`);
  return note;
}

function parse(text: string): ReplyNote | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const told = new Map<string, unknown>(Object.entries(value));
  const [step, asked, url, contentType, receivedAt] = [
    "step",
    "asked",
    "url",
    "contentType",
    "receivedAt",
  ].map((name) => {
    const field = told.get(name);
    return typeof field === "string" ? field : undefined;
  });
  const status = told.get("status");
  if (step === undefined || contentType === undefined || typeof status !== "number") return null;
  if (asked === undefined || url === undefined || ![asked, url].every((address) => URL.canParse(address)))
    return null;
  if (receivedAt === undefined || Number.isNaN(Date.parse(receivedAt))) return null;
  return { step, asked, url, status, contentType, receivedAt };
}
