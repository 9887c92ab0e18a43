import { modelPages } from "@vagou/contract/saved/shared-page";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { IsShell } from "#lib/page/is-shell.ts";
import { loadAgainWhenBroken } from "#lib/page/load-again.ts";
import { startAppLater } from "#lib/page/start-app.ts";
import { pagesThatRead } from "./pages-that-read.ts";

/** Runs at build time only: writes the prerendered pages, complete before the first byte. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, "");
  const body = await renderToReadableStream(
    <IsShell value={context.isSpaMode || Object.values<string>(modelPages).includes(path)}>
      <ServerRouter context={context} url={request.url} />
    </IsShell>,
  );
  await body.allReady;
  headers.set("Content-Type", "text/html");
  // The shell, which other paths get, shows nothing without the app.
  const readable = context.isSpaMode ? undefined : pagesThatRead.get(path);
  if (!import.meta.env.PROD) return new Response(body, { status, headers });
  const page = await new Response(body).text();
  const rewritten = readable === undefined ? loadAgainWhenBroken(page) : startAppLater(page, readable);
  return new Response(rewritten, { status, headers });
}
