import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { IsShell } from "#lib/page/is-shell.ts";
import { startAppLater } from "#lib/page/start-app.ts";
import { pagesThatRead } from "./public-pages.ts";

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
  // The shell, which other paths get, shows nothing without the app.
  const path = context.isSpaMode ? "" : new URL(request.url).pathname.replace(/(?<=.)\/$/, "");
  const readable = pagesThatRead.get(path);
  if (readable === undefined || !import.meta.env.PROD) return new Response(body, { status, headers });
  return new Response(startAppLater(await new Response(body).text(), readable), { status, headers });
}
