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
  // Once open it stays: a later question that fails, as after an act when the connection breaks, says nothing of the role.
  const isOpen = door.data !== undefined || (door.error instanceof CallError && door.error.status === 403);
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
