import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { PaidPlan } from "@vagou/contract/fichas/plans";
import { formatDay } from "#lib/words/dates.ts";
import { showToast } from "#ui/toasts/toast.ts";
import {
  readAnnouncedCheckout,
  readCheckoutStart,
  rememberAnnouncedCheckout,
} from "./checkout-start-store.ts";
import { type CheckoutReturn, judgeCheckoutReturn, nextCheckMs } from "./judge-checkout-return.ts";
import { arrivalQuery, countChecks, planArrivalQuery, waitingPaymentsQuery } from "./queries.ts";
import { returnTexts } from "./texts.ts";

/** The state of a purchase that the page shows. */
export type ReturnState =
  | { phase: "none" }
  | { phase: "waiting" }
  | { phase: "ended" }
  | { phase: "plan" }
  | { phase: "plan-on"; plan: PaidPlan; until: string | null }
  | { phase: "late" | "failed"; isChecking: boolean; checkAgain: () => void }
  | { phase: "arrived"; amount: number };

/**
 * Handles the return of a person from the checkout: waits for the fichas, announces them once, and removes the
 * checkout's parameter from the address. Calls `onArrived` when fichas came, to fetch the balance again.
 */
export function useCheckoutReturn(userId: string, onArrived: () => void): ReturnState {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { search } = useLocation();
  const [verdict, setVerdict] = useState(() => judge(userId, search));
  const query = arrivalQuery(userId, verdict);
  const check = useQuery(query);
  const arrival = check.data ?? null;
  const { data: unpaid, refetch: checkUnpaid } = useQuery(waitingPaymentsQuery(userId));
  const { data: bought } = useQuery(planArrivalQuery(userId, verdict.kind === "plan"));

  useEffect(() => {
    // A page that the back button restores from the bfcache is not mounted again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setVerdict(judge(userId, window.location.search));
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [userId]);

  const cleanAddress = useEffectEvent(() => {
    const { pathname, hash } = window.location;
    void navigate(pathname + hash, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (verdict.kind !== "announced" && verdict.kind !== "plan") return;
    if (verdict.kind === "plan") rememberAnnouncedCheckout(null);
    cleanAddress();
  }, [verdict]);

  const announce = useEffectEvent(() => {
    rememberAnnouncedCheckout(verdict.kind === "waiting" ? verdict.sessionId : null);
    showToast({ tone: "success", title: returnTexts.announced });
    onArrived();
    if (verdict.kind === "waiting") cleanAddress();
  });
  useEffect(() => {
    if (arrival !== null) announce();
  }, [arrival]);

  if (verdict.kind === "plan") return describePlan(bought ?? null);
  if (verdict.kind !== "waiting") return { phase: "none" };
  if (arrival !== null) return { phase: "arrived", amount: arrival };
  if (unpaid?.ended?.includes(verdict.sessionId)) return { phase: "ended" };
  const { isError, isFetching } = check;
  if (nextCheckMs(countChecks(client.getQueryState(query.queryKey))) !== false) return { phase: "waiting" };
  return {
    phase: isError ? "failed" : "late",
    isChecking: isFetching,
    checkAgain: () => void Promise.all([check.refetch(), checkUnpaid()]),
  };
}

function describePlan(bought: { plan: PaidPlan; until: string | null } | null): ReturnState {
  if (bought === null) return { phase: "plan" };
  const { plan, until } = bought;
  return { phase: "plan-on", plan, until: until === null ? null : formatDay(new Date(until)) };
}

function judge(userId: string, search: string): CheckoutReturn {
  const nowMs = Date.now();
  return judgeCheckoutReturn({
    search,
    checkoutStart: readCheckoutStart({ userId, nowMs }),
    announced: readAnnouncedCheckout(),
    nowMs,
  });
}
