import { endpoints } from "@vagou/contract/api/endpoints";
import type { SecondFactorQuestion } from "@vagou/contract/account/second-factors";
import { expect } from "vitest";
import type { ApiAnswer } from "../product/call-api.ts";

/** @returns the recovery codes that come with an account's first second factor, an app or a passkey */
export function codesOf({ body }: ApiAnswer): string[] {
  return endpoints.finishTotp.response.parse(body).recovery_codes ?? [];
}

/** @returns the token of the session that a log-in opened */
export function tokenOf({ status, body }: ApiAnswer): string {
  expect([status, typeof body["token"]]).toEqual([200, "string"]);
  return String(body["token"]);
}

/** @returns what a log-in asks for instead of opening a session */
export function questionOf({ status, body }: ApiAnswer): SecondFactorQuestion {
  expect(status).toBe(200);
  const answer = endpoints.logIn.response.parse(body);
  if (!("second_factor" in answer)) throw new Error("no second factor was asked");
  return answer.second_factor;
}

/** What the answer to a refused call is like. */
export function refused(code: string, status = 400) {
  return { status, body: { code } };
}
