import { limitPolicy, type LimitPolicy, type LimitRule } from "../../src/limits/limit-policy.ts";

/** The real limits with more free tries, because all people of a test have the same IP address. */
export const generousLimits: LimitPolicy = {
  register: generous(limitPolicy.register),
  logIn: generous(limitPolicy.logIn),
  openSession: generous(limitPolicy.openSession),
  forgotPassword: generous(limitPolicy.forgotPassword),
  resendConfirmation: generous(limitPolicy.resendConfirmation),
  confirmAccount: generous(limitPolicy.confirmAccount),
  resetPassword: generous(limitPolicy.resetPassword),
  startGoogle: generous(limitPolicy.startGoogle),
  finishGoogle: generous(limitPolicy.finishGoogle),
  getReferral: generous(limitPolicy.getReferral),
  processReferral: generous(limitPolicy.processReferral),
  findWaitingLogIn: generous(limitPolicy.findWaitingLogIn),
  secondFactor: generous(limitPolicy.secondFactor),
  beginSecondFactor: generous(limitPolicy.beginSecondFactor),
  addSecondFactor: generous(limitPolicy.addSecondFactor),
  replaceRecoveryCodes: generous(limitPolicy.replaceRecoveryCodes),
  buyTokens: generous(limitPolicy.buyTokens),
  exportAccount: generous(limitPolicy.exportAccount),
  currentPassword: generous(limitPolicy.currentPassword),
  rightPassword: generous(limitPolicy.rightPassword),
  recordSearchTerm: generous(limitPolicy.recordSearchTerm),
  sendFeedback: generous(limitPolicy.sendFeedback),
  reportCrash: generous(limitPolicy.reportCrash),
  setMarks: generous(limitPolicy.setMarks),
  changeSaved: generous(limitPolicy.changeSaved),
  shareList: generous(limitPolicy.shareList),
  endSharedList: generous(limitPolicy.endSharedList),
  listExpectations: generous(limitPolicy.listExpectations),
};

function generous(rule: LimitRule): LimitRule {
  return { ...rule, limits: rule.limits.map((limit) => ({ ...limit, free: 1_000_000 })) };
}
