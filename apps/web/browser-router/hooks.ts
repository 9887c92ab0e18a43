import { useCallback, useEffect, useMemo } from "react";
import type { Location } from "react-router";
import { useRouter, useShown } from "./contexts.ts";
import type { Blocker, BlockerFunction, NavigateOptions, Router } from "./router.ts";
import type { Params } from "./site-map.ts";

export function useLocation(): Location<unknown> {
  return useShown().location;
}

export function useNavigate(): Router["navigate"] {
  return useRouter().navigate;
}

export function useParams(): Params {
  return useShown().params;
}

/** What the loader of the page found. */
export function useLoaderData(): unknown {
  return useShown().data;
}

export function useMatches(): { id: string }[] {
  return [{ id: "root" }, useShown().route];
}

/** The parameters of the address, and a function that changes them. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change: SetSearchParams = useCallback(
    (next, options) => void navigate(`?${next(new URLSearchParams(search)).toString()}`, options),
    [search, navigate],
  );
  return [params, change];
}

type SetSearchParams = (
  next: (current: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

export function useBlocker(shouldBlock: BlockerFunction): Blocker {
  const { hold } = useRouter();
  useEffect(() => hold(shouldBlock), [hold, shouldBlock]);
  return useShown().blocker;
}
