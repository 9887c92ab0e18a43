import type { ProviderId } from "@vagou/contract/search/catalogue";
import type { AnyPackageId } from "@vagou/contract/fichas/packages";
import type { UserRow } from "@vagou/server/people/repository";

/** A command of `npm run admin`; `person` is an e-mail address or an id. */
export type AdminCommand =
  | { name: "find"; person: string }
  | { name: "statement"; person: string; limit: number }
  | { name: "grant" | "take"; person: string; amountCredits: number; reason: string; again: boolean }
  | { name: "plan"; person: string; plan: UserRow["plan"] }
  | { name: "sign-out"; person: string }
  | { name: "second-factors remove"; person: string; reason: string }
  | { name: "payments parked" }
  | {
      name: "payments assign";
      paymentIntent: string;
      person: string;
      packageId?: AnyPackageId;
    }
  | { name: "payments close"; paymentIntent: string; reason: string }
  | { name: "payments of"; person: string }
  | { name: "provider reset" | "provider show"; providerId: ProviderId }
  | { name: "provider off" | "provider on"; providerId: ProviderId; reason: string }
  | { name: "provider reply"; replyId: string }
  | { name: "operator give" | "operator take"; person: string }
  | { name: "feedback" }
  | { name: "operator list" }
  | { name: "acts"; limit: number }
  | { name: "access of"; account: string; limit: number }
  | { name: "access from"; ip: string; limit: number };
