import type { Outcome } from "@vagou/contract/search/outcome";
import { parseHtml, textAt } from "@vagou/providers/core/html/html-page";
import { readLinkedData } from "@vagou/providers/core/schema-org/json-ld";
import type { Listing } from "@vagou/providers/core/listing";
import type {
  Asker,
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "@vagou/providers/core/provider";
import type { Reader } from "@vagou/server/reading/reader";
import { collectListings } from "@vagou/server/reading/collect-listings";
import { judgeOutcome } from "@vagou/server/asking/judge-outcome";
import { OperatorError } from "@vagou/server/operator-error";
import { recordedPages, type RecordedPage } from "./recorded-pages.ts";
import type { ReplyNote } from "./reply-note.ts";

/** A recorded answer, and the known data of its request. */
export type Recording = {
  provider: Provider;
  query: ProviderQuery;
  /** The content of the file: as received, or reduced to its JobPostings. */
  text: string;
  /** When it was received: ages count from here. */
  receivedAt: Date;
  /** Its address, when a person gives it. */
  url: string | null;
  /** The step of its request, when a person gives it. */
  step: string | null;
  /** The note that was written when the reply was saved. */
  note: ReplyNote | null;
};

export type RecordedAnswer = {
  outcome: Outcome;
  listings: readonly Listing[];
  skipped: number;
  leftOut: number;
  total: number | null;
  /** Number of pages in the file. */
  pageCount: number;
  /** The steps as which the file was read, each once. Empty when it could not be read. */
  steps: readonly string[];
  /** When no step worked: the reason of each tried step. */
  whyNot: readonly string[];
};

/**
 * Reads each page of a recording as the reply to every step of its provider, at each of its addresses. The result
 * with the most vacancies counts, and of equal ones the step that the adapter names first: lists come before
 * details, so that a list is not read as a single vacancy.
 *
 * @throws {OperatorError} the file is empty, or the provider has no such step
 */
export async function readRecording(recording: Recording, reader: Reader): Promise<RecordedAnswer> {
  const { provider, text, note } = recording;
  const steps = stepsToTry(recording);
  const pages = recordedPages(text, provider.origins);
  if (pages.length === 0) throw new OperatorError("The file holds no page.");
  const best: Reading[] = [];
  const failures: Failure[] = [];
  for (const [index, page] of pages.entries()) {
    const readings: Reading[] = [];
    const card = cardOf(page, index);
    for (const plain of requestsToTry(recording, steps, page)) {
      // A detail whose address lacks the vacancy's id can be read with its card.
      for (const request of [plain, { ...plain, card }]) {
        const reply = replyTo(request, page, recording);
        try {
          const read = await reader.readPage(provider, reply, recording.query, {
            person: "operator",
            signal: AbortSignal.timeout(readMs),
          });
          readings.push({ request, page: read });
          break;
        } catch (cause) {
          failures.push({ request, cause });
        }
      }
    }
    const title = onlyPostingOf(page);
    const [found] = readings.toSorted((a, b) => worthOf(b, title) - worthOf(a, title));
    if (found !== undefined) best.push(found);
  }
  const listings = collectListings(best);
  const causes = best.length > 0 ? [] : failures.map(({ cause }) => cause);
  const isAddressKnown = recording.url !== null || note !== null || pages.some(({ saysUrl }) => saysUrl);
  return {
    outcome: judgeOutcome(best, listings.length, causes),
    listings: provider.joinListings?.(listings) ?? listings,
    skipped: sum(best, ({ page }) => page.skipped),
    leftOut: sum(best, ({ page }) => page.leftOut),
    total: best.find(({ page }) => page.total !== undefined)?.page.total ?? null,
    pageCount: pages.length,
    steps: [...new Set(best.map(({ request }) => request.step))],
    whyNot: best.length > 0 ? [] : describeFailures(provider, failures, isAddressKnown),
  };
}

type Reading = { request: ProviderRequest; page: ParsedPage };
type Failure = { request: ProviderRequest; cause: unknown };

/** Longer than a reading thread lets an adapter work. */
const readMs = 10_000;

function stepsToTry({ provider, step, note }: Recording): string[] {
  if (step !== null && !provider.steps.includes(step))
    throw new OperatorError(
      `${provider.id} has no step "${step}"; it has ${[...new Set(provider.steps)].join(", ")}.`,
    );
  const told = step ?? note?.step;
  return told !== undefined && provider.steps.includes(told) ? [told] : [...new Set(provider.steps)];
}

/** A request that the adapter itself builds is the likeliest; else only the address is known. */
function requestsToTry(
  recording: Recording,
  steps: readonly string[],
  page: RecordedPage,
): ProviderRequest[] {
  const { provider, query, note } = recording;
  const built = provider
    .buildRequests(query, askerOf(provider))
    .flatMap((request) => [request, ...(request.fallback ? [request.fallback] : [])]);
  const known = recording.url ?? note?.asked ?? (page.saysUrl ? page.url : null);
  return steps.flatMap((step) => {
    const plain = (url: string): ProviderRequest => ({ url, method: "GET", headers: {}, step });
    if (known !== null) return [plain(known)];
    const own = built.filter((request) => request.step === step);
    const elsewhere = provider.origins.filter(
      (origin) => !own.some((request) => new URL(request.url).origin === origin),
    );
    return [...own, ...elsewhere.map((origin) => plain(`${origin}/`))];
  });
}

/** @returns the title of the JobPosting of a page that has exactly one */
function onlyPostingOf({ body }: RecordedPage): string | null {
  const { postings } = readLinkedData(parseHtml(body));
  const title = postings.length === 1 ? postings[0]?.["title"] : undefined;
  return typeof title === "string" ? title.trim() : null;
}

/** A substitute for the card of a vacancy's page, made from the page itself. */
function cardOf({ body, url }: RecordedPage, index: number): Listing {
  const page = parseHtml(body);
  const posted = readLinkedData(page).postings[0]?.["title"];
  const title = typeof posted === "string" ? posted : textAt(page, "h1") || textAt(page, "title");
  return {
    providerListingId: `recorded-${index + 1}`,
    title: title || "(no title)",
    url,
    requirements: [],
    benefits: [],
  };
}

/** No request is made, so the keys only have to exist. */
function askerOf({ credentials }: Provider): Asker {
  return {
    ip: "203.0.113.1",
    userAgent: "Vagou",
    pageUrl: "https://vagou.invalid/",
    credentials: Object.fromEntries(credentials?.map((name) => [name, "none"]) ?? []),
  };
}

function replyTo(
  request: ProviderRequest,
  page: RecordedPage,
  { note, receivedAt }: Recording,
): ProviderReply {
  return {
    request,
    status: note?.status ?? 200,
    url: note?.url ?? request.url,
    contentType: note?.contentType ?? page.contentType,
    body: page.body,
    receivedAt,
  };
}

/**
 * Ranks a result by its number of vacancies, including those left out (closed, elsewhere); then by the number left
 * out, fewer first; then come pages that lead to others or state that there is none. A vacancy's page may list
 * similar ones: where its only JobPosting names the vacancy, the result with just this one is right.
 */
function worthOf({ page }: Reading, onlyPosting: string | null): number {
  const { listings, leftOut, next, confirmedEmpty } = page;
  if (listings.length === 1 && onlyPosting !== null && listings[0]?.title === onlyPosting)
    return Number.MAX_SAFE_INTEGER;
  const items = listings.length + leftOut;
  if (items > 0) return 1 + items + listings.length / (items + 1);
  return next.length > 0 || confirmedEmpty ? 1 : 0;
}

/** Lists each reason once, with the steps that share it. */
function describeFailures(
  provider: Provider,
  failures: readonly Failure[],
  isAddressKnown: boolean,
): string[] {
  const byReason = Map.groupBy(failures, ({ cause }) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  const hasBoards = provider.origins.length > 1;
  const reasons = [...byReason].map(([reason, shared]) => {
    const named = shared.map(({ request }) =>
      hasBoards ? `${request.step} at ${new URL(request.url).host}` : request.step,
    );
    return `as ${[...new Set(named)].join(", ")}: ${reason}`;
  });
  return isAddressKnown ? reasons : [...reasons, "the file does not say its address: --url may help"];
}

function sum(readings: readonly Reading[], count: (reading: Reading) => number): number {
  return readings.reduce((total, reading) => total + count(reading), 0);
}
