import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * @returns the e-mail that the previous page already knew, so that the person does not type it twice. The browser's history
 * forgets it at once: a step back would show it to the next person on this device.
 */
export function useCarriedEmail(): string | undefined {
  const { state } = useLocation();
  const [email] = useState(() => emailIn(state));
  useEffect(() => {
    if (email !== undefined) window.history.replaceState({ ...window.history.state, usr: null }, "");
  }, [email]);
  return email;
}

function emailIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" && state.email !== "" ? state.email : undefined;
}
