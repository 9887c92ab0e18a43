import { packageIds, type PackageId } from "@vagou/contract/fichas/packages";

/** A note that the person left this tab to pay, so that their return knows what to look for. */
export type CheckoutStart = {
  userId: string;
  /** What is being paid for. */
  item: PackageId | "plan";
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
    if (!("userId" in value && "item" in value && "leftAtMs" in value && "newestMovement" in value)) {
      return null;
    }
    const { leftAtMs, newestMovement } = value;
    const item = items.find((known) => known === value.item);
    if (value.userId !== userId || item === undefined || typeof leftAtMs !== "number") return null;
    if (newestMovement !== null && typeof newestMovement !== "string") return null;
    return nowMs - leftAtMs > keptMs ? null : { userId, item, leftAtMs, newestMovement };
  } catch {
    return null;
  }
}

const items = [...packageIds, "plan"] as const;
