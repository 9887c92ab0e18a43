import { endpoints } from "@vagou/contract/api/endpoints";
import type { EndpointName } from "@vagou/contract/api/paths";
import { expect, test } from "vitest";
import { z } from "zod";
import { createPerson } from "../../../test/people/create-person.ts";
import { endpointNames, requestOf, validCall } from "../../../test/product/valid-calls.ts";
import { questionOf, tokenOf } from "../../../test/second-factors/answers.ts";
import { setSecondFactorStage } from "../../../test/second-factors/set-second-factor-stage.ts";

const stage = setSecondFactorStage();
const { password, person, logIn, finish, addApp } = stage;

/**
 * The calls for which a person with a second factor shows it again. A call that takes the account or its data away, or
 * lets another person in, belongs here.
 */
const asked: readonly EndpointName[] = [
  "changePassword",
  "deleteAccount",
  "exportAccount",
  "removeSecondFactor",
  "replaceRecoveryCodes",
  "startPasskey",
  "startTotp",
];

/** Every other call with a session, so that a new one is put into one of the two lists. */
const notAsked: readonly EndpointName[] = [
  "buyTokens",
  "changeSavedVacancy",
  "claimDaily",
  // It asks by itself.
  "confirmSession",
  "endOtherSessions",
  "endSharedList",
  // Without what `startTotp` and `startPasskey` began, in the same session, they refuse.
  "finishPasskey",
  "finishTotp",
  "getAccount",
  "getJob",
  "getReferralLink",
  "getSavedVacancy",
  "getTokens",
  "listExpectations",
  "listHistory",
  "listLines",
  "listMarks",
  "listSavedVacancies",
  "listSecondFactors",
  "listSessions",
  "listSharedLists",
  "listStatement",
  "listWaitingPayments",
  "logOut",
  "processReferral",
  "recordSearchTerm",
  "refreshTokens",
  "removeSavedVacancy",
  "renameAccount",
  "renameSecondFactor",
  "saveVacancy",
  "searchJobs",
  "sendFeedback",
  "setMarks",
  "shareList",
  "startConfirmation",
];

const ofPeople = endpointNames.filter((name) => endpoints[name].session === "required");

test("for every call of a signed-in person this test knows whether it is asked again", () => {
  expect([...asked, ...notAsked].toSorted()).toEqual(ofPeople.toSorted());
});

test.each(["from before the second factor was added", "that showed it more than ten minutes ago"])(
  "in a session %s exactly these calls ask for it, and change nothing",
  async (session) => {
    const ana = await person();
    // Opened with the password alone, a moment before.
    const before = tokenOf(await logIn(ana));
    const { phone, id } = await addApp(ana);
    let token = before;
    if (session.startsWith("that showed")) {
      token = tokenOf(await finish(questionOf(await logIn(ana)).handle, { code: phone.code() }));
      stage.deps.clock.advance(10 * 60_000);
    }
    const values = { "removeSecondFactor.id": id, password, current_password: password };
    expect(await listAsking(token, values, "second_factor_needed")).toEqual([...asked].toSorted());
    expect(await stage.isSignedIn(token)).toBe(true);
    expect(questionOf(await logIn(ana)).kinds).toEqual(["totp"]);
  },
);

test("in a session of more than ten minutes these calls ask a person with Google alone to sign in again", async () => {
  const ana = await createPerson(stage.deps);
  stage.deps.clock.advance(10 * 60_000);
  const told = await listAsking(ana.token, {}, "fresh_login_needed");
  expect(told).toEqual(["changePassword", "deleteAccount", "startPasskey", "startTotp"]);
});

/** Makes every call but the log-out. @returns the names of those that ask, in order */
async function listAsking(token: string, values: Record<string, unknown>, code: string): Promise<string[]> {
  const told: string[] = [];
  for (const name of ofPeople.filter((one) => one !== "logOut")) {
    const answer = await stage.app.inject(requestOf(name, validCall(name, values), { token }));
    if (z.object({ code: z.literal(code) }).safeParse(answer.json()).success) told.push(name);
  }
  return told.toSorted();
}
