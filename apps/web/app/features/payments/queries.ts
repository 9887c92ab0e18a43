import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "#lib/api/api.ts";
import { updateSessionUser } from "#lib/session/session.ts";
import { type CheckoutReturn, findArrival, nextCheckMs } from "./judge-checkout-return.ts";

/** The id of the newest line on the statement of `userId`: what comes above it came later. */
export function newestMovementQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "newest-movement"],
    queryFn: async ({ signal }) =>
      (await callEndpoint("listHistory", { query: { limit: 1 }, signal })).entries[0]?.id ?? null,
    refetchOnWindowFocus: "always",
  });
}

/** Boletos and Pix codes of `userId` that are not paid yet, or were not paid in time, fetched again whenever they are shown. */
export function waitingPaymentsQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "waiting-payments"],
    queryFn: ({ signal }) => callEndpoint("listWaitingPayments", { signal }),
    refetchOnWindowFocus: "always",
  });
}

/** No person has more movements than this within a minute. */
const entriesLooked = 50;

/**
 * The purchase of `verdict`, null until it is on the statement. While `verdict` is `waiting`, it is looked
 * for again and again; else once, and whenever the person comes back to this tab (from the app of a bank).
 */
export function arrivalQuery(userId: string, verdict: CheckoutReturn) {
  return queryOptions({
    queryKey: ["person", userId, "arrival", verdict],
    queryFn: async ({ signal }) => {
      if (!("after" in verdict)) return null;
      const query = { limit: entriesLooked };
      return findArrival((await callEndpoint("listHistory", { query, signal })).entries, verdict.after);
    },
    enabled: "after" in verdict,
    retry: false,
    // A check that fails for a broken connection counts as a check.
    networkMode: "always",
    gcTime: 0,
    refetchInterval: ({ state }) =>
      verdict.kind === "waiting" && !state.data ? nextCheckMs(countChecks(state)) : false,
    refetchOnWindowFocus: ({ state }) => (state.data ? false : "always"),
  });
}

/**
 * The plan of `userId` after a checkout of one: checked again and again until it is active. The session is updated,
 * so that ads disappear at once.
 */
export function planArrivalQuery(userId: string, isAwaited: boolean) {
  return queryOptions({
    queryKey: ["person", userId, "plan-arrival"],
    queryFn: async ({ signal }) => {
      const account = await callEndpoint("getAccount", { signal });
      updateSessionUser(account.user);
      const { plan } = account.user;
      return plan === "free" ? null : { plan, until: account.plan_until };
    },
    enabled: isAwaited,
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? false : nextCheckMs(countChecks(state))),
    refetchOnWindowFocus: ({ state }) => (state.data ? false : "always"),
  });
}

/** @returns how often the statement was looked at, with or without an answer */
export function countChecks(state: Counts | undefined): number {
  return state === undefined ? 0 : state.dataUpdateCount + state.errorUpdateCount;
}

type Counts = { dataUpdateCount: number; errorUpdateCount: number };

/** The plan whose subscription Stripe may still charge, although it is over here; null for none. */
export function unpaidPlanQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "unpaid-plan"],
    queryFn: async ({ signal }) => (await callEndpoint("getAccount", { signal })).unpaid_plan,
  });
}
