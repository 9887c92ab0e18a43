import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { Fault } from "./faults.ts";

/** The answer without a fault. */
type OrdinaryAnswer = { status: number; contentType: string; body: string };

const html = "text/html; charset=utf-8";
const hugeBytes = 50 * 1024 * 1024;
const bombBytes = 256 * 1024 * 1024;

/** @returns true when the fault has handled the request; a timeout handles it by not answering. */
export function answerWithFault(
  { mode }: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  ordinary: OrdinaryAnswer,
): boolean {
  switch (mode) {
    case "none":
    case "slow":
    case "place-ignored":
      return false;
    case "timeout":
      break;
    case "reset":
      request.socket.resetAndDestroy();
      break;
    case "truncated":
      truncate(response, ordinary);
      break;
    case "wrong-charset":
      response.writeHead(200, { "content-type": ordinary.contentType.replace(/;.*/, "; charset=utf-16le") });
      response.end(ordinary.body);
      break;
    case "endless":
      response.writeHead(200, { "content-type": ordinary.contentType });
      writeUntil(response, Number.POSITIVE_INFINITY);
      break;
    case "drip":
      response.writeHead(200, { "content-type": ordinary.contentType });
      drip(response);
      break;
    case "huge":
      response.writeHead(200, { "content-type": ordinary.contentType });
      writeUntil(response, hugeBytes);
      break;
    case "bomb":
      bomb ??= gzipSync(Buffer.alloc(bombBytes, 0x20));
      response.writeHead(200, { "content-type": ordinary.contentType, "content-encoding": "gzip" }).end(bomb);
      break;
    case "redirect-loop":
      response.writeHead(302, { location: request.url ?? "/" }).end();
      break;
    case "redirect-private":
      response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
      break;
    case "home-page":
      response.writeHead(302, { location: "/" }).end();
      break;
    case "home-in-place":
      response.writeHead(200, { "content-type": html }).end(homePage);
      break;
    case "packed":
      response.writeHead(200, { "content-type": html }).end(packedPage);
      break;
    case "glued":
      response.writeHead(ordinary.status, { "content-type": ordinary.contentType });
      response.end(glue(ordinary.body));
      break;
    case "moved-host":
      response.writeHead(301, { location: `https://moved.example${request.url ?? "/"}` }).end();
      break;
    case "blocked":
    case "rate-limited":
    case "captcha":
    case "unavailable":
    case "changed":
    case "garbage": {
      const { status, contentType, body, headers } = faultAnswers[mode];
      response.writeHead(status, { "content-type": contentType, ...headers }).end(body);
      break;
    }
  }
  return true;
}

/** A usual first page of a portal, with words like those of an empty search. */
const homePage = `<!doctype html><html lang="pt-BR"><head><title>Vagas de emprego</title><link rel="canonical" href="/"></head>
<body><nav><a href="/vagas">Vagas</a> <a href="/empresas">Empresas</a></nav><h1>Não perca nenhuma vaga!</h1>
<p>Cadastre-se: não encontramos vagas só para você, mas para todo o Brasil. 0 vagas novas hoje, nenhum resultado a esconder.</p></body></html>`;

/** A page without text and with a script that holds the page, as an anti-bot script sends it to programs. */
const packedPage = `<!doctype html><html><head><script>(function(p){document.write(decodeURIComponent(escape(atob(p))))})("${Buffer.from(
  homePage.repeat(3),
).toString("base64")}")</script></head><body></body></html>`;

/** @returns the text without its line breaks and the blanks between its sentences, as some portals deliver it. */
function glue(body: string): string {
  return body
    .replaceAll(/([.;:!?])(?:\\n|\s|<br ?\/?>)+(?=\p{Lu})/gu, "$1")
    .replaceAll(/(?<=\p{Ll})(?:\\n|<br ?\/?>)+(?=\p{Lu})/gu, "");
}

/** A quarter of a gigabyte of blanks, compressed to some 250 kB; made at the first use. */
let bomb: Buffer | undefined;

/** Announces the length of the whole answer, sends half of it and closes the connection. */
function truncate(response: ServerResponse, { status, contentType, body }: OrdinaryAnswer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { "content-type": contentType, "content-length": bytes.length + 1 });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

function writeUntil(response: ServerResponse, bytesMax: number): void {
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  let written = 0;
  const more = () => {
    while (!response.destroyed && written < bytesMax) {
      written += chunk.length;
      if (!response.write(chunk)) return;
    }
    if (!response.destroyed) response.end();
  };
  response.on("drain", more);
  more();
}

const dripEveryMs = 1_000;

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(" "), dripEveryMs);
  response.once("close", () => clearInterval(timer));
}

type FaultAnswer = { status: number; contentType: string; body: string; headers?: Record<string, string> };

const faultAnswers: Record<
  "blocked" | "rate-limited" | "captcha" | "unavailable" | "changed" | "garbage",
  FaultAnswer
> = {
  blocked: {
    status: 403,
    contentType: html,
    body: "<!doctype html><title>Just a moment...</title><p>Captcha</p>",
  },
  "rate-limited": {
    status: 429,
    contentType: html,
    body: "<!doctype html><title>Muitas requisições</title>",
    headers: { "retry-after": "120" },
  },
  captcha: {
    status: 200,
    contentType: html,
    body: '<!doctype html><title>Verificação</title><div class="g-recaptcha"></div><p>Confirme que você é humano</p>',
  },
  unavailable: { status: 503, contentType: html, body: "<!doctype html><title>Em manutenção</title>" },
  changed: { status: 200, contentType: html, body: "<!doctype html><title>Nosso novo portal</title>" },
  garbage: { status: 200, contentType: "application/json", body: '{"data":[{"id":1,"na\u0000' },
};
