import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignedIn } from "@vagou/contract/api/answers";
import { settingsQuery } from "#lib/api/settings.ts";
import { claimReferral } from "./sign-up/claim-referral.ts";
import { welcomeBack } from "./welcome-back.ts";

/** @returns what a person gets to hear who has logged in; a referral that waited is told to the server */
export function useLogInGreeting(): (answer: SignedIn) => void {
  const client = useQueryClient();
  const { data: settings } = useQuery(settingsQuery);
  return (answer) => {
    welcomeBack(answer, settings?.bonuses.daily);
    void claimReferral(client);
  };
}
