import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { listen } from "../../listen.ts";
import { htmlPage } from "../../page.ts";
import { readBody } from "../../read-body.ts";
import type { StandIn, StandInOptions } from "../../stand-in.ts";
import type { Vacancy } from "../../vacancies/vacancy.ts";
import { answerWithFault } from "./answer-with-fault.ts";
import { delay, faultModes, faultsPath, noFault, parseFault } from "./faults.ts";
import { vacancyPage } from "./vacancy-page.ts";

/** The parts in which a stand-in portal differs from the others. */
export type Portal = {
  label: string;
  robots: string;
  /** @returns the vacancy at a path, if there is one. */
  findVacancy(pathname: string): Vacancy | undefined;
} & (
  | {
      /** The path of its search. */
      searchPath: string;
      /** @returns status and JSON body of a search. `origin` is the stand-in's own, for links. */
      search(asked: URLSearchParams, origin: string): { status: number; body: unknown };
    }
  | {
      /** @returns the portal's answer in its own wire format; undefined at any other address. */
      answer(asked: PortalRequest): PortalAnswer | undefined;
      /** The path of a search that is posted as a form. */
      formPath?: string;
    }
);

/** A received request. `url` begins with the stand-in's own origin, for links; `form` is the posted form. */
export type PortalRequest = {
  url: URL;
  headers: IncomingHttpHeaders;
  form?: URLSearchParams;
  /** True with the fault `place-ignored`: the asked place has no effect. */
  ignoresPlace: boolean;
};

export type PortalAnswer = {
  status: number;
  contentType: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
};

const json = "application/json; charset=utf-8";

/** @returns an answer with a JSON body. */
export function jsonAnswer(status: number, body: unknown): PortalAnswer {
  return { status, contentType: json, body: JSON.stringify(body) };
}

/** Serves a portal on loopback: search, a page for each vacancy, robots.txt and the control of faults. */
export async function startPortal(options: StandInOptions, portal: Portal): Promise<StandIn> {
  let fault = noFault;
  let replacing = new AbortController();
  const standIn = await listen(options, (request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? "/", standIn.origin);
    if (!url) {
      send(response, 400, "text/plain; charset=utf-8", "Endereço inválido.");
      return;
    }
    if (url.pathname === faultsPath) {
      await controlFaults(request, response);
      return;
    }
    const isForm = request.method === "POST" && "formPath" in portal && portal.formPath === url.pathname;
    if (request.method !== "GET" && request.method !== "HEAD" && !isForm) {
      send(response, 405, "text/plain; charset=utf-8", "Só leitura.");
      return;
    }
    const form = isForm ? { form: new URLSearchParams(await readBody(request)) } : {};
    const ignoresPlace = fault.mode === "place-ignored";
    const answer = answerOf(portal, { url, headers: request.headers, ignoresPlace, ...form });
    if (answer) {
      await delay(fault, request, replacing.signal);
      if (answerWithFault(fault, request, response, answer)) return;
      const { status, contentType, body, headers } = answer;
      response.writeHead(status, { "content-type": contentType, ...headers }).end(body);
      return;
    }
    if (url.pathname === "/robots.txt") {
      send(response, 200, "text/plain; charset=utf-8", portal.robots);
      return;
    }
    const vacancy = portal.findVacancy(url.pathname);
    const [status, page] =
      url.pathname === "/"
        ? [200, frontPage(portal)]
        : vacancy
          ? [200, vacancyPage(vacancy, portal.label)]
          : [404, missingPage];
    send(response, status, "text/html; charset=utf-8", page);
  }

  async function controlFaults(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "POST") {
      // A page of another site can post plain text here without a preflight, but not JSON.
      const isJson = request.headers["content-type"]?.startsWith("application/json");
      const asked = isJson ? parseFault(await readBody(request)) : null;
      if (!asked) {
        const error = `Send JSON: { mode: ${faultModes.join("|")}, delayMs }`;
        send(response, 400, "application/json", JSON.stringify({ error }));
        return;
      }
      fault = asked;
      replacing.abort();
      replacing = new AbortController();
    }
    send(response, 200, "application/json", JSON.stringify(fault));
  }

  return standIn;
}

function answerOf(portal: Portal, asked: PortalRequest): PortalAnswer | undefined {
  if ("answer" in portal) return portal.answer(asked);
  if (asked.url.pathname !== portal.searchPath) return undefined;
  const { status, body } = portal.search(asked.url.searchParams, asked.url.origin);
  return jsonAnswer(status, body);
}

function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, { "content-type": contentType }).end(body);
}

function frontPage(portal: Portal): string {
  return htmlPage(
    `${portal.label} de demonstração`,
    `<h1>${portal.label} de demonstração</h1>
<p class="note">Esta página faz o papel do portal <strong>${portal.label}</strong> nesta máquina, sem internet. As vagas são fictícias.</p>`,
  );
}

const missingPage = htmlPage(
  "Vaga não encontrada",
  `<h1>Vaga não encontrada</h1><p>Esta vaga de demonstração não existe ou já saiu do ar.</p>`,
);
