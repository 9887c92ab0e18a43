import type { ErrorCode } from "@vagou/contract/error-codes";
import { ClientError, ResponseBodyError } from "openid-client";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { IssuerUnreachable } from "./issuer-fetch.ts";

/** What a failed exchange of a code means for the person. */
export function refusalOf(error: unknown): AppError {
  return new AppError(codeOf(error), { cause: describeForLog(error) });
}

/**
 * What went wrong, in the words of the library alone: answers of an issuer carry codes, tokens and
 * addresses, and an error of the library carries the answer.
 */
export function describeForLog(error: unknown): Error {
  return new SignInFailed(describe(error));
}

class SignInFailed extends Error {
  override readonly name = "SignInFailed";
}

function codeOf(error: unknown): Extract<ErrorCode, `google_${string}`> {
  if (causesOf(error).some((cause) => cause instanceof IssuerUnreachable)) return "google_unavailable";
  if (error instanceof ResponseBodyError) {
    // A used, old or foreign code. Everything else that an issuer refuses (the client, its secret, the
    // address to come back to) is for the operator to mend.
    return error.error === "invalid_grant" ? "google_failed" : "google_unavailable";
  }
  if (error instanceof ClientError) {
    if (unreadableAnswers.has(error.code ?? "")) return "google_unavailable";
    if (lacksIdToken(error)) return "google_no_credential";
  }
  return "google_failed";
}

/** Not an answer of a token endpoint at all. */
const unreadableAnswers = new Set([
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
]);

const tokenAnswerSchema = z.object({
  body: z.object({ access_token: z.string(), id_token: z.never().optional() }),
});

function lacksIdToken(error: ClientError): boolean {
  return (
    error.code === "OAUTH_INVALID_RESPONSE" &&
    causesOf(error).some((cause) => tokenAnswerSchema.safeParse(cause).success)
  );
}

function describe(error: unknown): string {
  if (error instanceof z.ZodError) {
    return `the ID token says nothing usable about ${error.issues.map(({ path }) => path.join(".")).join(", ")}`;
  }
  const messages = causesOf(error).flatMap((cause) => {
    // A parser quotes what it could not read.
    if (!(cause instanceof Error) || cause instanceof SyntaxError) return [];
    return cause instanceof ResponseBodyError ? `${cause.message}: ${cause.error}` : cause.message;
  });
  return messages.join(" · ");
}

/** The error and what lies behind it, nearest first. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < 5;) {
    causes.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
}
