import { createContext, use } from "react";
import type { Router, Shown } from "./router.ts";

export const RouterContext = createContext<Router | null>(null);
export const ShownContext = createContext<Shown | null>(null);

export function useRouter(): Router {
  return present(use(RouterContext));
}

export function useShown(): Shown {
  return present(use(ShownContext));
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error("outside of the router");
  return value;
}
