import { randomUUID } from "node:crypto";
import { Agent, request, type RequestOptions } from "node:http";
import { providerIds } from "@vagou/contract/search/catalogue";
import { shortSearchType } from "@vagou/contract/search/short-search";
import { usualTextsHash } from "../../../apps/server/src/http/encoding/usual-texts.ts";
import { builtFolder, readFirstVisit } from "../../../e2e/harness/looking/first-visit.ts";
import { ensureWebBuild } from "../../../scripts/setup/web-build.js";
import { type BenchServer, createBenchServer } from "../searching/bench-server.ts";
import { benchEncodings } from "./encodings.ts";
import { startInventedPortals } from "../portals/invented-portals.ts";
import type { Print } from "../report/print.ts";
import { providerCount, slowProvidersAt } from "../portals/slow-providers.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

/** What browsers say that they can unpack. Over plain HTTP they do not offer br and zstd. */
const browsers: Readonly<Record<string, string | undefined>> = {
  "Chrome over HTTPS, from its second page on": "gzip, deflate, br, zstd, dcb, dcz",
  "Chrome, Firefox over HTTPS": "gzip, deflate, br, zstd",
  "Safari before 26 over HTTPS": "gzip, deflate, br",
  "each over plain HTTP": "gzip, deflate",
  "none of them": undefined,
};

/** `sent`: with the status line and the headers. */
type Received = { sent: number; headers: number; body: Buffer };

/**
 * The bytes that the server writes to a browser, over HTTP/1.1 without TLS: for the first visit of a page, and for a
 * cold search over 18 portals × 50 postings, one call for each portal. The postings' texts are those of the stand-ins.
 * Before that, what the encodings make of such an answer.
 */
export async function benchBytes(print: Print): Promise<void> {
  benchEncodings(print);
  await ensureWebBuild();
  const portals = await startInventedPortals();
  try {
    await withEmptyDatabase(async (url) => {
      const server = await createBenchServer(slowProvidersAt(portals.origin, "JSON"), url, {
        webFolder: builtFolder,
      });
      try {
        await measureHeaders(print, server);
        print(`\n| to | ${pages.map((page) => `\`${page}\``).join(" | ")} | a search |`);
        print(`| - | ${pages.map(() => "-").join(" | ")} | - |`);
        for (const [browser, accepted] of Object.entries(browsers)) {
          const visits = [];
          for (const page of pages) visits.push(await visit(server.origin, page, accepted));
          print(`| ${[browser, ...visits, await measureSearch(server, accepted)].join(" | ")} |`);
        }
      } finally {
        await server.close();
      }
    });
  } finally {
    portals.close();
  }
}

const pages = ["/", "/login", "/jobs"];

async function measureHeaders(print: Print, server: BenchServer): Promise<void> {
  print("\n| headers of | bytes |\n| - | - |");
  const script = (await readFirstVisit("/jobs")).files.find((file) => file.endsWith(".js")) ?? "";
  for (const path of ["/", `/${script}`, "/favicon.svg", "/api/settings", "/api/nothing"]) {
    const { headers } = await ask(server.origin, {
      path,
      headers: { "accept-encoding": "gzip, deflate, br" },
    });
    print(`| \`${path}\` | ${headers} |`);
  }
}

/** @returns the bytes of the first visit, and the number of its files */
async function visit(origin: string, path: string, accepted: string | undefined): Promise<string> {
  const { page, files } = await readFirstVisit(path);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let sent = 0;
  for (const file of files) {
    const received = await ask(origin, {
      path: file === page ? path : `/${file}`,
      headers: acceptHeader(accepted),
      agent,
    });
    sent += received.sent;
  }
  agent.destroy();
  return `${kb(sent)} (${files.length})`;
}

async function measureSearch(server: BenchServer, accepted: string | undefined): Promise<string> {
  const token = await server.signUp();
  // A new question each time, so that no answer is stored.
  const query = `auxiliar ${randomUUID().slice(0, 8)}`;
  const answers = await Promise.all(
    providerIds.slice(0, providerCount).map((id) =>
      ask(server.origin, {
        path: "/api/jobs/search",
        method: "POST",
        headers: {
          ...acceptHeader(accepted),
          // As the web app does; another client gets JSON.
          ...(accepted !== undefined && { accept: `${shortSearchType}, application/json` }),
          ...(accepted?.includes("dcz") === true && { "available-dictionary": usualTextsHash }),
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
        content: JSON.stringify({ query, state: "PE", city: "Recife", services: [id] }),
      }),
    ),
  );
  return kb(answers.reduce((sum, { sent }) => sum + sent, 0));
}

function acceptHeader(accepted: string | undefined): Record<string, string> {
  return { accept: "*/*", ...(accepted !== undefined && { "accept-encoding": accepted }) };
}

/** @throws {Error} for an answer that is no success, except where none is expected */
async function ask(
  origin: string,
  { content, ...options }: RequestOptions & { content?: string },
): Promise<Received> {
  const call = request(origin, options);
  call.end(content);
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  call.on("error", reject).on("response", (response) => {
    // What this answer's first part brought is counted already.
    const { socket } = response;
    const earlier = countedOf.get(socket) ?? 0;
    const parts: Buffer[] = [];
    response.on("error", reject).on("data", (part: Buffer) => parts.push(part));
    response.on("end", () => {
      countedOf.set(socket, socket.bytesRead);
      const body = Buffer.concat(parts);
      const sent = socket.bytesRead - earlier;
      const { statusCode = 0 } = response;
      if (statusCode >= 400 && options.path !== "/api/nothing")
        reject(new Error(`${options.path}: ${statusCode} ${body.toString().slice(0, 300)}`));
      else resolve({ sent, headers: sent - body.length, body });
    });
  });
  return promise;
}

/** The bytes of each connection that belong to earlier answers. */
const countedOf = new WeakMap<object, number>();

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
