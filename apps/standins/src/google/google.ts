import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "../listen.ts";
import { htmlPage } from "../page.ts";
import { faultsPath } from "../providers/portal/faults.ts";
import { readBody } from "../read-body.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { answerAccountChooser } from "./answer-account-chooser.ts";
import { createAccounts } from "./accounts.ts";
import { googleFaultModes, parseGoogleFault, slowMs, type GoogleFault } from "./google-faults.ts";
import { identityScript, identityScriptPath } from "./identity-script.ts";
import { chooserPath, createIssuer } from "./issuer.ts";
import { makeSigningKey } from "./signing-key.ts";

export type GoogleStandIn = StandIn & {
  /** The client data that a product registered with this issuer gets. */
  client: { clientId: string; clientSecret: string; issuer: string; scriptUrl: string };
  /** Makes it misbehave until the fault `none` is set; over HTTP: `POST /__faults`. */
  setFault(fault: GoogleFault): void;
};

/**
 * Starts a stand-in for Google on loopback: an OpenID Connect issuer with a page where a person may choose any
 * account, and the identity script. Keys and the client's secret are made at start; no data outlives the process.
 *
 * @param redirectUri the callback address of the product
 * @throws when the port is taken
 */
export async function startGoogle({
  redirectUri,
  ...options
}: StandInOptions & { redirectUri: string }): Promise<GoogleStandIn> {
  let fault: GoogleFault = "none";
  let answer = (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(503).end();
    return Promise.resolve();
  };
  const signingKey = await makeSigningKey();
  const standIn = await listen(options, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const accounts = createAccounts();
  const client = { clientId: "vagou-demonstracao", clientSecret: randomBytes(24).toString("base64url") };
  const issuer = await createIssuer({
    origin: standIn.origin,
    client: { ...client, redirectUri },
    signingKey,
    accounts,
    currentFault: () => fault,
  });
  const answerProtocol = issuer.callback();

  answer = async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", standIn.origin);
    if (pathname === faultsPath) await controlFaults(request, response);
    else if (pathname === identityScriptPath) sendScript(fault, response);
    else if (fault === "silent") return;
    else if (fault === "unavailable") send(response, 503, html, unavailablePage);
    else {
      if (fault === "slow") await sleep(slowMs);
      await answerIssuer(pathname, request, response);
    }
  };

  async function answerIssuer(pathname: string, request: IncomingMessage, response: ServerResponse) {
    if (pathname === "/") send(response, 200, html, frontPage);
    else if (pathname.startsWith(chooserPath)) {
      await answerAccountChooser({ issuer, accounts }, request, response);
    } else await answerProtocol(request, response);
  }

  async function controlFaults(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site can post plain text here without a preflight, but not JSON.
    const isJson = request.headers["content-type"]?.startsWith("application/json");
    const asked = request.method === "POST" && isJson ? parseGoogleFault(await readBody(request)) : undefined;
    if (asked === undefined && request.method === "POST") {
      const error = `Send JSON: { mode: ${googleFaultModes.join("|")} }`;
      send(response, 400, "application/json", JSON.stringify({ error }));
      return;
    }
    fault = asked ?? fault;
    send(response, 200, "application/json", JSON.stringify({ mode: fault }));
  }

  return {
    ...standIn,
    client: { ...client, issuer: standIn.origin, scriptUrl: `${standIn.origin}${identityScriptPath}` },
    setFault: (mode) => {
      fault = mode;
    },
  };
}

const html = "text/html; charset=utf-8";

function sendScript(fault: GoogleFault, response: ServerResponse): void {
  const script = identityScript(fault);
  if (script === null) send(response, 404, "text/plain; charset=utf-8", "");
  else send(response, 200, "text/javascript; charset=utf-8", script);
}

function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, {
    "content-type": contentType,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(body);
}

const frontPage = htmlPage(
  "Google de demonstração",
  `<h1>Google de demonstração</h1>
<p class="note">Esta página faz o papel do <strong>Google</strong> nesta máquina, sem internet. Nenhuma conta de verdade é usada.</p>`,
);

const unavailablePage = htmlPage("Fora do ar", `<h1>Fora do ar</h1><p>O Google de demonstração parou.</p>`);
