import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { callEndpoint } from "#lib/api/api.ts";
import { CallError } from "#lib/api/call-endpoint.ts";
import type { Confirm } from "./confirming.ts";

// Loaded only after the server has said that the person has the role.
const OperatorDesk = lazy(() => import("./operator-desk.tsx"));

/**
 * The operator's page. It looks like a page that does not exist, and nothing of it is loaded, until the server knows the
 * person as an operator.
 * @param otherwise the page that says so
 * @param confirm asks for the second factor again
 */
export function OperatorDoor({ otherwise, confirm }: { otherwise: ReactNode; confirm: Confirm }) {
  const door = useQuery({
    queryKey: ["operator"],
    queryFn: ({ signal }) =>
      callEndpoint("getOperatorDesk", { signal, at: { method: "GET", path: "/operator" } }),
    retry: false,
    gcTime: 0,
  });
  const status = door.error instanceof CallError && door.error.status;
  // Once open it stays until the server denies the role: a later question that fails otherwise, as after an act when the
  // connection breaks, says nothing of it.
  const isOpen = status === 403 || (door.data !== undefined && status !== 404);
  if (!isOpen) return otherwise;
  return (
    <Suspense>
      <OperatorDesk
        desk={door.data}
        refusal={door.error}
        retry={() => void door.refetch()}
        confirm={confirm}
      />
    </Suspense>
  );
}
