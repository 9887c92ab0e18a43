import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Provider } from "@vagou/providers/core/provider";
import { systemClock } from "../../src/clock.ts";
import { testOrigin, testProvider } from "./test-provider.ts";
import { defaultLineLimits } from "../../src/asking/etiquette/host-line.ts";
import { createProviderLines, type ProviderLines } from "../../src/asking/etiquette/provider-lines.ts";
import { createLocalTurns, type ProviderTurns } from "../../src/asking/etiquette/provider-turns.ts";
import { keepNothing, type KeptReplies } from "../../src/asking/kept-replies/kept-replies.ts";
import type { Reader } from "../../src/reading/reader.ts";
import { readInThisThread } from "./read-in-this-thread.ts";
import { createHttpClient } from "../../src/asking/wire/http-client.ts";
import { createProviderFetcher, type ProviderFetcher } from "../../src/asking/provider-fetcher.ts";

export type TestProvider = {
  /** Adapters that ask this portal, one for each id. */
  providers: Provider[];
  fetcher: ProviderFetcher;
  /** Our line at this portal. */
  lines: ProviderLines;
  /** The address at which it listens. */
  origin: string;
  /** The number of requests that the portal got. */
  readonly requests: number;
  /** The handler of all further requests. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
};

/**
 * A small portal on loopback with an invented format, and the real engine that asks it.
 * @param deadlineMs the portal's time for a question
 * @param lineLengthMax most requests in our line
 * @param lineMs how long a question may wait in our own line
 * @param reader left out, replies are read in this thread, so that a test can write its own adapter
 * @param turns left out, the portal's pace is this process's alone, as on the embedded database
 * @param ownOrigins at which it is asked, each with a line of its own
 * @param otherOrigins further origins that the engine may ask, each with the origin that really answers
 */
export async function startTestProvider({
  deadlineMs = 2_000,
  lineMs = 20_000,
  lineLengthMax = defaultLineLimits.lengthMax,
  ownOrigins = [testOrigin],
  otherOrigins = [],
  keptReplies = keepNothing,
  reader = readInThisThread,
  turns = createLocalTurns(),
}: {
  deadlineMs?: number;
  lineMs?: number;
  lineLengthMax?: number;
  ownOrigins?: readonly string[];
  otherOrigins?: readonly [string, string][];
  keptReplies?: KeptReplies;
  reader?: Reader;
  turns?: ProviderTurns;
} = {}): Promise<TestProvider> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    portal.answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const originMap = new Map([
    ...ownOrigins.map((origin) => [origin, `http://127.0.0.1:${address.port}`] as const),
    ...otherOrigins,
  ]);
  const httpClient = createHttpClient({
    clock: systemClock,
    userAgent: "Vagou-test/1.0",
    originMap,
    standInsOnly: false,
  });
  const lines = createProviderLines(turns, { ...defaultLineLimits, lengthMax: lineLengthMax });
  const portal: TestProvider = {
    providers: [testProvider("gupy"), testProvider("solides"), testProvider("workable")],
    fetcher: createProviderFetcher({
      httpClient,
      originMap,
      lines,
      robots: { check: async () => {}, isKnownToAllow: () => true },
      keptReplies,
      limits: { providerMs: deadlineMs, lineMs },
      reader,
    }),
    lines,
    origin: `http://127.0.0.1:${address.port}`,
    get requests() {
      return requests;
    },
    answer: (_request, response) => response.end(JSON.stringify({ total: 0, items: [] })),
    close: async () => {
      await portal.fetcher.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return portal;
}
