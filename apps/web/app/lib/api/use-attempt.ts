import { useMutation, type UseMutationOptions, type UseMutationResult } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/**
 * A mutation of which only one runs at a time. `isPending` alone does not stop the second of two quick presses: it comes
 * before the screen is drawn with it, and would send a sign-up, a message or a code a second time. `reset` forgets only
 * what is over: an attempt that goes on stays in sight, because it lets no other one begin.
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
  const { mutate: send, reset: forget } = mutation;
  // The same functions on every render, as TanStack's: an effect that sends would send again with each new one.
  const mutate = useCallback<typeof send>(
    (...wanted) => {
      if (isRunning.current) return;
      isRunning.current = true;
      send(...wanted);
    },
    [send],
  );
  const reset = useCallback(() => {
    if (!isRunning.current) forget();
  }, [forget]);
  return { ...mutation, mutate, reset };
}
