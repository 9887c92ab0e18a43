import type { ErrorCode } from "@vagou/contract/error-codes";

/** What is limited. `currentPassword` is asked of a signed-in person who changes or deletes the account. */
export type LimitedAction =
  | "register"
  | "logIn"
  | "forgotPassword"
  | "resendConfirmation"
  | "confirmAccount"
  | "resetPassword"
  | "startGoogle"
  | "finishGoogle"
  | "processReferral"
  | "currentPassword"
  | "recordSearchTerm"
  | "sendFeedback";

/**
 * Tries that are counted together. After `free` of them comes a wait, and each try after it doubles the
 * next wait up to `longestWaitS`. A try during a wait is refused without being counted, and one counted
 * try is forgotten in every `forgetOneAfterS`, so that nobody waits for good.
 */
export type Limit = {
  /**
   * `place`: the network of the call; `/56`, `/48`: the wider IPv6 network around it, and nothing for IPv4;
   * `address`: the mailbox it is about; `person`: who is signed in.
   */
  by: "place" | "/56" | "/48" | "address" | "address at place" | "person";
  free: number;
  firstWaitS: number;
  longestWaitS: number;
  forgetOneAfterS: number;
  /** True: a success forgets all of these tries. Otherwise it only takes itself back. */
  successForgets?: true;
  /** True: not for a place where this account was opened in the last 30 days. */
  sparesFamiliarPlace?: true;
};

export type LimitRule = {
  /** Which answers count; a try with another one is taken back when it is known. */
  counts: readonly ("success" | ErrorCode)[];
  limits: readonly Limit[];
};

export type LimitPolicy = Readonly<Record<LimitedAction, LimitRule>>;

/**
 * Many prepaid phones share one IPv4 address, so a place gets much before it waits, and its waits are
 * short: they bound what one machine can try, and must not keep the neighbours out.
 * About 30 an hour are never noticed by anybody.
 */
const sharedPlace: Limit = {
  by: "place",
  free: 30,
  firstWaitS: 1,
  longestWaitS: 60,
  forgetOneAfterS: 120,
};

/**
 * A place, and the networks around an IPv6 one that a single customer may have: a line usually gets a /56
 * (RFC 6177, RIPE-690), and anybody gets a /48 from a tunnel or a hosting company. Elsewhere 256 phones share
 * that /56, each with a /64 of its own, so the wider networks get several times as much as a place does.
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
 * Guessing one person's password from one place: the usual attack, and the usual forgetful owner.
 * The first waits are hardly felt; at the end four guesses an hour are left.
 */
const guessesOfOne = {
  free: 5,
  firstWaitS: 1,
  longestWaitS: 900,
  forgetOneAfterS: 3_600,
  successForgets: true,
} as const;

/** Each try may send a message: enough for somebody who cannot find it, too little to fill a mailbox. */
const messagesToOne: readonly Limit[] = [
  { by: "address at place", free: 3, firstWaitS: 30, longestWaitS: 900, forgetOneAfterS: 1_200 },
  // From everywhere together. The owner loses nothing by waiting: every message that came holds a good link.
  { by: "address", free: 10, firstWaitS: 60, longestWaitS: 900, forgetOneAfterS: 1_200 },
];

/** The rules in force, in one table. Known and unknown addresses are counted alike. */
export const limitPolicy: LimitPolicy = {
  // A password that the rules refuse sends nothing and hashes nothing.
  register: {
    counts: ["success"],
    limits: [...placesAround({ ...sharedPlace, firstWaitS: 10 }), ...messagesToOne],
  },
  resendConfirmation: { counts: ["success"], limits: [...sharedPlaces, ...messagesToOne] },
  forgotPassword: { counts: ["success"], limits: [...sharedPlaces, ...messagesToOne] },
  logIn: {
    counts: ["invalid_credentials"],
    limits: [
      ...sharedPlaces,
      { by: "address at place", ...guessesOfOne },
      // Guesses from many places at once. A minute at most, and not where the owner usually is:
      // otherwise anybody could keep a person out of their account by failing in their name.
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
  // Nobody guesses 256 bits; this only keeps the noise down.
  confirmAccount: { counts: ["confirmation_link_invalid", "sign_up_password_wrong"], limits: sharedPlaces },
  resetPassword: { counts: ["reset_link_invalid"], limits: sharedPlaces },
  // Each start is a row until it expires, and pressing the button twice is no crime.
  startGoogle: {
    counts: ["success"],
    limits: placesAround({ ...sharedPlace, free: 60, forgetOneAfterS: 60 }),
  },
  finishGoogle: { counts: ["google_failed", "google_no_credential"], limits: sharedPlaces },
  // A code is public, but trying all of them is not how one finds who brought one.
  processReferral: {
    counts: ["referral_unknown"],
    limits: [
      ...sharedPlaces,
      { by: "person", free: 10, firstWaitS: 5, longestWaitS: 900, forgetOneAfterS: 1_800 },
    ],
  },
  // One for each search; what a person can add to a count is bounded, and the search itself never waits.
  recordSearchTerm: {
    counts: ["success"],
    limits: [{ by: "person", free: 30, firstWaitS: 60, longestWaitS: 900, forgetOneAfterS: 120 }],
  },
  // Each is an e-mail to the support: a handful in a day says everything, and fills no mailbox.
  sendFeedback: {
    counts: ["success"],
    limits: [{ by: "person", free: 4, firstWaitS: 3_600, longestWaitS: 7_200, forgetOneAfterS: 14_400 }],
  },
  // Who found an open session must not find the password with it.
  currentPassword: { counts: ["wrong_current_password"], limits: [{ by: "person", ...guessesOfOne }] },
};
