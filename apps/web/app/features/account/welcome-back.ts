import type { SignedIn as SignedInWhole } from "@vagou/contract/api/answers";
import { showToast } from "#ui/toasts/toast.ts";
import { accountTexts } from "./texts.ts";

/** Says that a sign-in worked, and that the fichas of the day came with it. */
export function welcomeBack(answer: SignedIn, dailyCredits: number | undefined): void {
  showToast({ tone: "success", title: accountTexts.loggedIn });
  announceDailyBonus(answer, dailyCredits);
}

/** @param dailyCredits the day's fichas; undefined while the settings are not known */
export function announceDailyBonus(
  { daily_tokens_added: isAdded }: SignedIn,
  dailyCredits: number | undefined,
): void {
  if (!isAdded) return;
  const text = accountTexts.dailyAddedText(dailyCredits);
  showToast({ tone: "success", title: accountTexts.dailyAdded, text, durationMs: 4000 });
}

type SignedIn = Pick<SignedInWhole, "daily_tokens_added">;
