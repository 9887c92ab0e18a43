import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Shared, WriteShared } from "@vagou/contract/saved/shared-page";
import { renderToReadableStream } from "react-dom/server";
import { StaticRouter } from "react-router";
import { SharedListPage } from "#features/posting/shared/shared-list.tsx";
import { SharedPostingPage } from "#features/posting/shared/shared-posting.tsx";

/** Runs in the server: writes the content of a shared page, which the app then finds as if it had written it itself. */
export const writeShared: WriteShared = async (shared) => {
  const faults: unknown[] = [];
  const body = await renderToReadableStream(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/">
        <SharedPage shared={shared} />
      </StaticRouter>
    </QueryClientProvider>,
    // No part is sent later by a script. The rest of the page has ids of its own.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      identifierPrefix: "shared",
      onError: (fault) => void faults.push(fault),
    },
  );
  await body.allReady;
  if (faults.length > 0) throw faults[0];
  return await new Response(body).text();
};

function SharedPage({ shared }: { shared: Shared }) {
  return shared.kind === "vacancy" ? (
    <SharedPostingPage id={shared.id} handed={shared} />
  ) : (
    <SharedListPage id={shared.id} handed={shared} />
  );
}
