/** A note that the person left this tab to pay, so that their return knows what to look for. */
export type CheckoutStart = {
  userId: string;
  /** The fichas that are being paid for; null for a plan. */
  credits: number | null;
  leftAtMs: number;
  /**
   * The newest movement on the statement before leaving; null when it could not be read.
   * Clocks of phones are wrong, the order of the statement is not.
   */
  newestMovement: string | null;
};

/** A boleto can be paid for some days, and takes two more to be confirmed. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** @returns null unless the text is a note of `userId` from the last seven days */
export function parseCheckoutStart(
  text: string | null,
  { userId, nowMs }: { userId: string; nowMs: number },
): CheckoutStart | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    if (typeof value !== "object" || value === null) return null;
    if (!("userId" in value && "credits" in value && "leftAtMs" in value && "newestMovement" in value)) {
      return null;
    }
    const { credits, leftAtMs, newestMovement } = value;
    if (value.userId !== userId || typeof leftAtMs !== "number") return null;
    if (credits !== null && typeof credits !== "number") return null;
    if (newestMovement !== null && typeof newestMovement !== "string") return null;
    return nowMs - leftAtMs > keptMs ? null : { userId, credits, leftAtMs, newestMovement };
  } catch {
    return null;
  }
}
