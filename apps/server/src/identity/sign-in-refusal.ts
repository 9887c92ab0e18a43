import type { ErrorCode } from "@vagou/contract/api/error-codes";
import { ClientError, ResponseBodyError } from "openid-client";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { IssuerUnreachable } from "./issuer-fetch.ts";

/** @returns the error for the person when the exchange of a code failed */
export function refusalOf(error: unknown): AppError {
  return new AppError(codeOf(error), { cause: describeForLog(error) });
}

/**
 * Describes an error with the library's messages only: an issuer's answers hold codes, tokens and addresses, and an
 * error of the library holds the answer.
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
    // `invalid_grant`: a used or old code, or that of another client. Everything else that an issuer refuses (the
    // client, its secret, the redirect URI) must be corrected by the operator.
    return error.error === "invalid_grant" ? "google_failed" : "google_unavailable";
  }
  if (error instanceof ClientError) {
    if (unreadableAnswers.has(error.code ?? "")) return "google_unavailable";
    if (lacksIdToken(error)) return "google_no_credential";
  }
  return "google_failed";
}

/** The library's codes for an answer that is not one of a token endpoint. */
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
    // A parser's message quotes the text that it could not read, which may hold secrets.
    if (!(cause instanceof Error) || cause instanceof SyntaxError) return [];
    return cause instanceof ResponseBodyError ? `${cause.message}: ${cause.error}` : cause.message;
  });
  return messages.join(" · ");
}

/** The error and its chain of causes. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < 5;) {
    causes.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
}
