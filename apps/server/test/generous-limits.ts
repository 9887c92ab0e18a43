import type { LimitPolicy, LimitRule } from "../src/limits/limit-policy.ts";
import { limitPolicy } from "../src/limits/limit-policy.ts";

/** The rules in force with room for every test: all of them make their people at one address. */
export const generousLimits: LimitPolicy = {
  register: generous(limitPolicy.register),
  logIn: generous(limitPolicy.logIn),
  forgotPassword: generous(limitPolicy.forgotPassword),
  resendConfirmation: generous(limitPolicy.resendConfirmation),
  confirmAccount: generous(limitPolicy.confirmAccount),
  resetPassword: generous(limitPolicy.resetPassword),
  startGoogle: generous(limitPolicy.startGoogle),
  finishGoogle: generous(limitPolicy.finishGoogle),
  processReferral: generous(limitPolicy.processReferral),
  currentPassword: generous(limitPolicy.currentPassword),
  recordSearchTerm: generous(limitPolicy.recordSearchTerm),
  sendFeedback: generous(limitPolicy.sendFeedback),
};

function generous(rule: LimitRule): LimitRule {
  return { ...rule, limits: rule.limits.map((limit) => ({ ...limit, free: 1_000_000 })) };
}
