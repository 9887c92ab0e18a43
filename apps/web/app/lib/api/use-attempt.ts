import { useMutation, type UseMutationOptions, type UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A mutation of which only one runs at a time. `isPending` alone does not stop the second of two quick presses: it comes
 * before the screen is drawn with it, and would send a sign-up, a message or a code a second time.
 */
export function useAttempt<Answer, Values = void>(
  options: Omit<UseMutationOptions<Answer, Error, Values>, "onSettled">,
): UseMutationResult<Answer, Error, Values> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const { mutate } = mutation;
  return {
    ...mutation,
    mutate: (...wanted) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(...wanted);
    },
  };
}
