import { useLocation } from "react-router";

/** @returns the e-mail that the previous page already knew, so that the person does not type it twice. */
export function useCarriedEmail(): string | undefined {
  const { state }: { state: unknown } = useLocation();
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" && state.email !== "" ? state.email : undefined;
}
