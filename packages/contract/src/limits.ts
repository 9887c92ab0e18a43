/** Keywords longer than this are refused. */
export const keywordsMaxLength = 200;
/** A person's name: 1 to this many characters, in any script. */
export const nameMaxLength = 100;
/** What a person may write to us at once, in the UTF-16 units that a browser counts; a line break is one. */
export const feedbackMaxLength = 2_000;
/** A posting that no search has found for this long is forgotten. */
export const postingKeptDays = 30;
/** How long it is known how often a term was searched in a week. */
export const searchTermsKeptDays = 365;
/** Lines of the statement of fichas on one page. */
export const historyPageSize = 20;
export const historyPageSizeMax = 100;
/** The largest number of an `integer` column: no position, count or amount is larger. */
export const integerMax = 2 ** 31 - 1;

/** Days until a sign-up that was not confirmed is forgotten. */
export const signUpKeptDays = 30;
/** Days after it was sent until a link is forgotten, used or not; until then one that was used says so. */
export const linkKeptDays = 30;
/** Days after its end until a session is forgotten; until then its place is a familiar one. */
export const sessionKeptDays = 30;
/** Days that records of accesses are kept: the six months of Marco Civil da Internet, art. 15, whichever they are. */
export const accessKeptDays = 184;
/**
 * Days until a checkout that was begun with `POST /tokens/buy` and not paid is forgotten: more than a boleto can be paid
 * in, which Stripe bounds at 60 days and the banks' two.
 */
export const unpaidPurchaseKeptDays = 90;
/** Days until it is forgotten how a portal did when it was asked; who asked is not kept with it. */
export const runsKeptDays = 90;
