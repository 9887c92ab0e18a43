import type { z } from "zod";
import { otherPageError } from "../refusals/explain-missing.ts";
import { ProviderChanged } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";
import { inEnglish } from "../text/in-english.ts";
import { recognisePage } from "../refusals/recognise-page.ts";
import { refuseFailure } from "../refusals/refuse-failure.ts";

/**
 * Reads a reply that should be JSON of a known shape.
 *
 * @throws {ProviderBlocked} 401, 403, 429, or a bot check in place of the answer
 * @throws {ProviderUnavailable} 5xx
 * @throws {ProviderChanged} any other status than 200, something that is not JSON, another shape
 */
export function readJsonReply<T>(reply: ProviderReply, schema: z.ZodType<T>): T {
  refuseFailure(reply);
  const parsed = schema.safeParse(parseJson(reply), inEnglish);
  if (parsed.success) return parsed.data;
  const page = recognisePage(reply);
  if (page) throw otherPageError(page, reply, "the answer");
  throw new ProviderChanged(`unexpected shape at ${describeIssue(parsed.error)}`);
}

/** @returns the first thing that was wrong, for the log. */
export function describeIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join(".") || "top level"}: ${issue.message}` : "unknown place";
}

function parseJson(reply: ProviderReply): unknown {
  try {
    return JSON.parse(reply.body.replace(/^\uFEFF/, ""));
  } catch {
    const page = recognisePage(reply);
    if (page) throw otherPageError(page, reply, "JSON");
    throw new ProviderChanged(`expected JSON, received ${reply.contentType || "something else"}`);
  }
}
