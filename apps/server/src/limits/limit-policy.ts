import type { ErrorCode } from "@vagou/contract/api/error-codes";

/**
 * The limited actions. `openSession`: the right password is shown at a log-in, or Google
 * knows the person. `currentPassword`: a signed-in person
 * changes the password, gives it again or deletes the account; `rightPassword`: it is the right one and is changed or
 * given again. `findWaitingLogIn`: a handle of a log-in that waits for its second factor is looked up; `secondFactor`: a
 * code or passkey is shown, at the log-in or again; `beginSecondFactor`: one is asked for or begun; `addSecondFactor`: one
 * is added. `changeSaved`: a person saves, changes or removes a vacancy.
 */
export type LimitedAction =
  | "register"
  | "logIn"
  | "openSession"
  | "forgotPassword"
  | "resendConfirmation"
  | "confirmAccount"
  | "resetPassword"
  | "startGoogle"
  | "finishGoogle"
  | "getReferral"
  | "processReferral"
  | "currentPassword"
  | "rightPassword"
  | "findWaitingLogIn"
  | "secondFactor"
  | "beginSecondFactor"
  | "addSecondFactor"
  | "replaceRecoveryCodes"
  | "exportAccount"
  | "buyTokens"
  | "recordSearchTerm"
  | "sendFeedback"
  | "reportCrash"
  | "setMarks"
  | "changeSaved"
  | "shareList"
  | "endSharedList"
  | "listExpectations";

/**
 * Tries that are counted together. After `free` of them comes a wait, and each further try doubles the next wait up to
 * `longestWaitS`. A try during a wait is refused without being counted. Every `forgetOneAfterS`, one counted try is
 * forgotten, so that every wait ends.
 */
export type Limit = {
  /**
   * `place`: the network of the call; `/56`, `/48`: the wider IPv6 network around it, and nothing for IPv4;
   * `address`: the mailbox it is about; `person`: the signed-in person.
   */
  by: "place" | "/56" | "/48" | "address" | "address at place" | "person";
  free: number;
  firstWaitS: number;
  longestWaitS: number;
  forgetOneAfterS: number;
  /** True: a success forgets all of these tries. Otherwise it only undoes its own count. */
  successForgets?: true;
  /** True: does not apply at a place where this account opened a session in the last 30 days. */
  sparesFamiliarPlace?: true;
  /** Answers that count here besides those of the rule, because of the work before them. */
  alsoCounts?: readonly ErrorCode[];
};

export type LimitRule = {
  /** The answers that count; a try with another answer is taken back when it is known. */
  counts: readonly ("success" | ErrorCode)[];
  limits: readonly Limit[];
};

export type LimitPolicy = Readonly<Record<LimitedAction, LimitRule>>;

/**
 * Many prepaid phones share one IPv4 address, so a place has many free tries and short waits: they limit one machine,
 * and must not keep other people at the same place from logging in. At about 30 tries an hour no person has to wait.
 */
const sharedPlace: Limit = {
  by: "place",
  free: 30,
  firstWaitS: 1,
  longestWaitS: 60,
  forgetOneAfterS: 120,
};

/**
 * A place, and the IPv6 networks around it that a single customer may have: a line usually gets a /56 (RFC 6177,
 * RIPE-690), and tunnels and hosting companies give a /48 to every customer. In other networks 256 phones share a /56,
 * each with a /64 of its own, so the wider networks get several times as many tries as a place.
 */
function placesAround(place: Limit): readonly Limit[] {
  const wider = (by: "/56" | "/48", times: number): Limit => ({
    ...place,
    by,
    free: place.free * times,
    forgetOneAfterS: Math.ceil(place.forgetOneAfterS / times),
  });
  return [place, wider("/56", 4), wider("/48", 16)];
}

const sharedPlaces = placesAround(sharedPlace);

/**
 * Guesses of one person's password from one place: the usual attack, but also an owner who forgot the password.
 * The first waits are very short; in the end four guesses an hour are allowed.
 */
const guessesOfOne = {
  free: 5,
  firstWaitS: 1,
  longestWaitS: 900,
  forgetOneAfterS: 3_600,
  successForgets: true,
} as const;

/** Each try may send a message: enough for a person who cannot find it, too few to fill a mailbox. */
const messagesToOne: readonly Limit[] = [
  { by: "address at place", free: 3, firstWaitS: 30, longestWaitS: 900, forgetOneAfterS: 1_200 },
  // From all places together. The wait does not harm the owner: every message that came holds a valid link.
  { by: "address", free: 10, firstWaitS: 60, longestWaitS: 900, forgetOneAfterS: 1_200 },
];

/** What a person does by hand, also quickly: 120 tries at once, and then one a second. */
const oftenByHand: Limit = {
  by: "person",
  free: 120,
  firstWaitS: 5,
  longestWaitS: 60,
  forgetOneAfterS: 1,
};

/** All limits, in one table. Known and unknown addresses are counted in the same way. */
export const limitPolicy: LimitPolicy = {
  // A password that the rules refuse does not count: no message is sent and no hash is made for it. For a leaked one a
  // list was asked, outside as a rule, so the place has it counted, and the address, to which no message goes, has not.
  register: {
    counts: ["success"],
    limits: [
      ...placesAround({ ...sharedPlace, firstWaitS: 10, alsoCounts: ["leaked_password"] }),
      ...messagesToOne,
    ],
  },
  resendConfirmation: { counts: ["success"], limits: [...sharedPlaces, ...messagesToOne] },
  forgotPassword: { counts: ["success"], limits: [...sharedPlaces, ...messagesToOne] },
  // The right password of a sign-up that waits for its confirmation cost two comparisons. A stranger may have signed up
  // with the address of another person, so it counts for the place alone.
  logIn: {
    counts: ["invalid_credentials"],
    limits: [
      ...placesAround({ ...sharedPlace, alsoCounts: ["email_not_confirmed"] }),
      { by: "address at place", ...guessesOfOne },
      // Guesses from many places at once. The wait is a minute at most, and not at the owner's usual places:
      // otherwise an attacker could keep a person out of their account by failing log-ins with their address.
      {
        by: "address",
        free: 20,
        firstWaitS: 1,
        longestWaitS: 60,
        forgetOneAfterS: 1_800,
        sparesFamiliarPlace: true,
      },
    ],
  },
  // Each is a session, an access record that the law has us keep, and a hash. Only who knows the
  // password, or has the account at Google, has these tries.
  openSession: {
    counts: ["success"],
    limits: [{ by: "address", free: 60, firstWaitS: 10, longestWaitS: 300, forgetOneAfterS: 120 }],
  },
  // 256 random bits cannot be guessed; this only limits the load.
  confirmAccount: { counts: ["confirmation_link_invalid", "sign_up_password_wrong"], limits: sharedPlaces },
  // With a good link the list of leaked passwords is asked, as often as a password is refused.
  resetPassword: { counts: ["reset_link_invalid", "leaked_password"], limits: sharedPlaces },
  // Each start is a row until it expires; the number allows for a person who presses the button twice.
  startGoogle: {
    counts: ["success"],
    limits: placesAround({ ...sharedPlace, free: 60, forgetOneAfterS: 60 }),
  },
  finishGoogle: { counts: ["google_failed", "google_no_credential"], limits: sharedPlaces },
  // The sign-up page asks once each time that it is opened by a link.
  getReferral: {
    counts: ["success"],
    limits: placesAround({ ...sharedPlace, free: 60, forgetOneAfterS: 60 }),
  },
  // A code is public, but a person must not search for codes by trying all of them.
  processReferral: {
    counts: ["referral_unknown"],
    limits: [
      ...sharedPlaces,
      { by: "person", free: 10, firstWaitS: 5, longestWaitS: 900, forgetOneAfterS: 1_800 },
    ],
  },
  // One call for each search; it limits what a person can add to a count, and the search itself never waits for it.
  recordSearchTerm: {
    counts: ["success"],
    limits: [{ by: "person", free: 30, firstWaitS: 60, longestWaitS: 900, forgetOneAfterS: 120 }],
  },
  // Each is an e-mail to the support: a few in a day are enough for a person and do not fill the mailbox.
  sendFeedback: {
    counts: ["success"],
    limits: [{ by: "person", free: 4, firstWaitS: 3_600, longestWaitS: 7_200, forgetOneAfterS: 14_400 }],
  },
  // A line of the log each.
  reportCrash: { counts: ["success"], limits: sharedPlaces },
  // Reading a list marks many postings, but in few calls; no person does it twice in a second for long.
  setMarks: { counts: ["success"], limits: [oftenByHand] },
  changeSaved: {
    counts: ["success", "job_not_found", "saved_not_found", "saved_full"],
    limits: [oftenByHand],
  },
  // Each is stored for weeks and read by strangers: twenty at once, and a hundred a day.
  shareList: {
    counts: ["success", "job_not_found"],
    limits: [{ by: "person", free: 20, firstWaitS: 180, longestWaitS: 1_800, forgetOneAfterS: 900 }],
  },
  endSharedList: { counts: ["success", "shared_list_not_found"], limits: [oftenByHand] },
  // About one call for each question that a person thinks of; it keeps a machine from trying all words.
  listExpectations: {
    counts: ["success"],
    limits: [{ by: "person", free: 60, firstWaitS: 10, longestWaitS: 900, forgetOneAfterS: 30 }],
  },
  // 256 random bits, as above.
  findWaitingLogIn: { counts: ["second_factor_expired"], limits: sharedPlaces },
  // Who guesses here has the password. A million codes, of which three are right at a time: at most about a hundred
  // guesses a day from all places together. The owner, at a usual place, is limited by that place alone.
  secondFactor: {
    counts: ["second_factor_wrong", "passkey_refused"],
    limits: [
      ...sharedPlaces,
      { by: "address at place", ...guessesOfOne },
      {
        by: "address",
        free: 10,
        firstWaitS: 1,
        longestWaitS: 900,
        forgetOneAfterS: 3_600,
        sparesFamiliarPlace: true,
      },
    ],
  },
  // Each is a row until it expires.
  beginSecondFactor: {
    counts: ["success"],
    limits: [{ by: "person", free: 20, firstWaitS: 10, longestWaitS: 300, forgetOneAfterS: 60 }],
  },
  // The first one comes with ten hashes, also where another call with its handle was faster. A person has ten at most.
  addSecondFactor: {
    counts: [
      "success",
      "second_factor_expired",
      "second_factor_needed",
      "second_factors_full",
      "passkey_known",
    ],
    limits: [{ by: "person", free: 10, firstWaitS: 30, longestWaitS: 900, forgetOneAfterS: 120 }],
  },
  // Each makes ten hashes.
  replaceRecoveryCodes: {
    counts: ["success"],
    limits: [{ by: "person", free: 5, firstWaitS: 60, longestWaitS: 900, forgetOneAfterS: 900 }],
  },
  // Each is a row for 90 days. No person begins so many purchases.
  buyTokens: {
    counts: ["success"],
    limits: [{ by: "person", free: 20, firstWaitS: 10, longestWaitS: 300, forgetOneAfterS: 60 }],
  },
  // Each reads all that is stored about the person, in one transaction.
  exportAccount: {
    counts: ["success"],
    limits: [{ by: "person", free: 5, firstWaitS: 30, longestWaitS: 900, forgetOneAfterS: 300 }],
  },
  // A stranger at an open session must not be able to guess the password with it.
  currentPassword: { counts: ["wrong_current_password"], limits: [{ by: "person", ...guessesOfOne }] },
  // Each is one or two hashes, and a change is a message too; before a leaked one is refused, one hash and a list asked.
  rightPassword: {
    counts: ["success", "leaked_password"],
    limits: [{ by: "person", free: 20, firstWaitS: 10, longestWaitS: 300, forgetOneAfterS: 60 }],
  },
};
