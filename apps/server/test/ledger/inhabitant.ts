import type { TestPerson } from "../people/create-person.ts";
import type { CheckoutEvents } from "./checkout-events.ts";

/** A person of a world, and what the test knows of them. */
export type Inhabitant = TestPerson & {
  referralCode: string;
  /** All holds that are known to be placed, in that order. */
  holdIds: string[];
  /** Indexes in `holdIds` of the holds that were settled, or that the test tried to settle. */
  settled: Set<number>;
  /** The people whom this person referred, by the number in the operation. */
  friends: (TestPerson & { createdAt: Date })[];
  checkouts: CheckoutEvents[];
};
