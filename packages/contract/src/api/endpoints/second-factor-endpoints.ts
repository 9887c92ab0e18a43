import { z } from "zod";
import { success, type Endpoint } from "./endpoint.ts";
import { paths, type ListedEndpointName } from "../paths.ts";
import {
  addedFactorSchema,
  confirmationQuestionSchema,
  confirmSessionBody,
  finishPasskeyBody,
  finishTotpBody,
  renameSecondFactorBody,
  secondFactorParams,
  secondFactorSchema,
  secondFactorsSchema,
  startPasskeyResponse,
  startTotpResponse,
} from "../../account/second-factors.ts";

/** The second factors of an account, and the proof that its person is there. */
export const secondFactorEndpoints = {
  listSecondFactors: { ...paths.listSecondFactors, session: "required", response: secondFactorsSchema },
  /**
   * Begins to add an app. Like every change of second factors it needs a proof of the last
   * `freshSecondFactorMinutes`: `second_factor_needed`; of a person without one, `password_needed` or, without a
   * password, `fresh_login_needed`.
   */
  startTotp: { ...paths.startTotp, session: "required", response: startTotpResponse },
  /** Adds the app when it shows the right code. Five wrong ones end the handle. */
  finishTotp: {
    ...paths.finishTotp,
    session: "required",
    body: finishTotpBody,
    response: addedFactorSchema,
  },
  startPasskey: { ...paths.startPasskey, session: "required", response: startPasskeyResponse },
  finishPasskey: {
    ...paths.finishPasskey,
    session: "required",
    body: finishPasskeyBody,
    response: addedFactorSchema,
  },
  /** Needs no proof: a name protects nothing. */
  renameSecondFactor: {
    ...paths.renameSecondFactor,
    session: "required",
    params: secondFactorParams,
    body: renameSecondFactorBody,
    response: secondFactorSchema,
  },
  /** With the last second factor go the recovery codes: the account has one factor again. */
  removeSecondFactor: {
    ...paths.removeSecondFactor,
    session: "required",
    params: secondFactorParams,
    response: success,
  },
  /** Makes new recovery codes, shown this once; the older ones stop working. */
  replaceRecoveryCodes: {
    ...paths.replaceRecoveryCodes,
    session: "required",
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  /** What a person with a second factor has to show again; without one, `second_factor_not_found`. */
  startConfirmation: {
    ...paths.startConfirmation,
    session: "required",
    response: confirmationQuestionSchema,
  },
  /**
   * Proves again that the person of the session is there. For `freshSecondFactorMinutes`, this session may change the
   * password and the second factors, delete the account and download its data.
   */
  confirmSession: {
    ...paths.confirmSession,
    session: "required",
    body: confirmSessionBody,
    response: z.object({ confirmed_until: z.string() }),
  },
} as const satisfies Partial<Record<ListedEndpointName, Endpoint>>;
