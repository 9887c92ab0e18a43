import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { watchTokenRefresh } from "#lib/session/session.ts";
import { statementQuery, tokensQuery } from "./queries.ts";

/** Fichas came or went in another tab: this one asks for its balance and statement again. */
export function useOtherTabs(userId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      watchTokenRefresh(() => {
        // Not `refetchCredits`, which would call the other tab in its turn.
        void client.refetchQueries({ queryKey: tokensQuery(userId).queryKey });
        void client.invalidateQueries({ queryKey: statementQuery(userId).queryKey });
      }),
    [client, userId],
  );
}
