import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { accountTexts } from "../texts.ts";

/** A person who had the bonus before, under another account, gets none, so the text names only the balance. */
export function describeBonus({ bonus_added: bonus, referred, user }: Welcomed): string {
  if (bonus === 0) return accountTexts.confirmedBalance(user.search_credits);
  return referred ? accountTexts.confirmedReferred(bonus) : accountTexts.confirmedBonus(bonus);
}

type Welcomed = Pick<ResponseOf<"confirmAccount">, "bonus_added" | "referred" | "user">;
