import { type UseMutationResult } from "@tanstack/react-query";
import { use } from "react";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Confirming } from "./confirming.ts";

/** A look at data, when the operator asks for it: where the second factor is too old meanwhile, they are asked for it first. */
export function useLook<Answer>(look: () => Promise<Answer>): UseMutationResult<Answer, Error, void> {
  const confirm = use(Confirming);
  return useAttempt({ mutationFn: () => confirm(look) });
}
