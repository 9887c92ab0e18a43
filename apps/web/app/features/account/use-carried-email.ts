import { useLocation } from "react-router";

/** @returns the e-mail that the page before already knew, so that nobody types it twice. */
export function useCarriedEmail(): string | undefined {
  const { state }: { state: unknown } = useLocation();
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" && state.email !== "" ? state.email : undefined;
}
