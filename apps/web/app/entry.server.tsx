import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { IsShell } from "#lib/page/is-shell.ts";

/** Runs at build time only: writes the prerendered pages, complete before the first byte. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(
    <IsShell value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </IsShell>,
  );
  await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}
