/** Keywords longer than this are refused. */
export const keywordsMaxLength = 200;
/** A person's name: 1 to this many characters, in any script. */
export const nameMaxLength = 100;
/** Length of one message to us, in the UTF-16 units that a browser counts; a line break is one. */
export const feedbackMaxLength = 2_000;
/** Days until a posting that no search finds any more is deleted. */
export const postingKeptDays = 30;
/** Days that the weekly counts of searched terms are kept. */
export const searchTermsKeptDays = 365;
/** Lines of the statement of fichas on one page. */
export const historyPageSize = 20;
export const historyPageSizeMax = 100;
/** The maximum of an `integer` column, and so of every position, count and amount. */
export const integerMax = 2 ** 31 - 1;

/** Days until an unconfirmed sign-up is deleted. */
export const signUpKeptDays = 30;
/** Days after its sending until a link is deleted; until then a used link is answered as used. */
export const linkKeptDays = 30;
/** Days after its end until a session is deleted; until then its place counts as known to the account. */
export const sessionKeptDays = 30;
/** Days that access records are kept: at least any six months, as Marco Civil da Internet, art. 15, demands. */
export const accessKeptDays = 184;
/**
 * Days until an unpaid checkout of `POST /tokens/buy` is deleted: longer than a boleto can be paid, for which Stripe
 * allows 60 days and the banks two more.
 */
export const unpaidPurchaseKeptDays = 90;
/** Days that the outcomes of asking a portal are kept; they are stored without the person. */
export const runsKeptDays = 90;

/** With fewer runs in a week, no number about a provider is published. */
export const knownRunsMin = 10;

/** Days until a mark on a posting (seen, hidden) is deleted, after it was last set. */
export const marksKeptDays = 90;
/** Marks of one person; the oldest give way. */
export const marksMax = 3_000;
export const markedPerCallMax = 200;
/** Saved vacancies of one person. */
export const savedVacanciesMax = 500;
/** Postings of other portals that are named when a vacancy is saved. */
export const otherPostingsMax = 20;
/** Length of a person's note on a saved vacancy, and of the name of its next step. */
export const savedNoteMaxLength = 2_000;
export const nextStepMaxLength = 200;
/** Vacancies in one shared list, and days until the list is deleted. */
export const sharedListMax = 30;
export const sharedListKeptDays = 30;

/** Days that are counted for what a portal usually brings for some words; older counts are deleted. */
export const questionCountsKeptDays = 28;
/** With fewer different people, nothing is said about what they looked for. */
export const knownPeopleMin = 5;

/** Second factors of one person, of both kinds together. */
export const secondFactorsMax = 10;
/** Length of the name that a person gives to a second factor. */
export const secondFactorNameMaxLength = 60;
/** Recovery codes that are made at once. */
export const recoveryCodesCount = 10;
/** Minutes that a person has for a second factor, from the password or the start to the code or passkey. */
export const secondFactorMinutes = 5;
/** Minutes after a second factor in which sensitive acts of the same session do not ask for it again. */
export const freshSecondFactorMinutes = 10;
/** Length of an operator's reason. */
export const operatorReasonMinLength = 10;
export const operatorReasonMaxLength = 200;
/** Days that the record of what operators did and looked at is kept. */
export const operatorActsKeptDays = 365;
/** Lines of that record on one page. */
export const operatorActsPageSize = 50;
/** How long after a second factor an operator may read the page, and act on it. */
export const operatorLooksMs = 12 * 3_600_000;
export const operatorActsMs = 10 * 60_000;

/** Most places in our scripts that the report of a crash names. */
export const crashPlacesMax = 10;
