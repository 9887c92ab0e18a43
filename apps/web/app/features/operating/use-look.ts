import { type UseMutationResult, useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Confirming } from "./confirming.ts";

/** A look at data, when the operator asks for it: where the second factor is too old meanwhile, they are asked for it first. */
export function useLook<Answer>(look: () => Promise<Answer>): UseMutationResult<Answer, Error, void> {
  const client = useQueryClient();
  const confirm = use(Confirming);
  const askDoor = () => client.invalidateQueries({ queryKey: ["operator"], exact: true });
  return useAttempt({
    mutationFn: () => confirm(look),
    // Until when the factor is valid here, which the page says, may be later now.
    onSuccess: askDoor,
    // The role may have been taken away: the page closes then.
    onError: askDoor,
  });
}
