import type { ProviderId } from "@vagou/contract/catalogue";
import type { Listing } from "./listing.ts";
import { settlePage } from "./settle-page.ts";

/** What a person asks; places carry the names of the IBGE. At least one field is not empty. */
export type ProviderQuery = {
  keywords: string;
  /** Municipality name with its accents, or null for the whole state. */
  city: string | null;
  /** The state, or null for the whole country. */
  state: { uf: string; name: string } | null;
};

/**
 * The person who asks, and what this installation was given to ask with. Only providers whose
 * terms demand it read this; everything here is personal or secret and reaches no log and no cache.
 */
export type Asker = {
  /** The person's own address, IPv4 or IPv6. */
  ip: string;
  /** What the person's browser calls itself. */
  userAgent: string;
  /** Absolute address of our page that shows the results. */
  pageUrl: string;
  /** Environment name → value, for the names of `credentials` that are configured. */
  credentials: Readonly<Record<string, string>>;
};

/** One request that an adapter wants made. The fetcher adds the User-Agent, deadline and limits. */
export type ProviderRequest = {
  /** Absolute URL at the provider's own address. */
  url: string;
  method: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** What kind of reply this asks for: one of the provider's `steps`. */
  step: string;
  /**
   * How long the reply to this GET, named by its address alone, serves every question that wants
   * it, whatever is asked and whoever asks: a sitemap, about a day. Left out, it serves one question.
   */
  keepForMs?: number;
  /**
   * The card this request asks the details of, as the list page gave it. The reply then settles
   * that listing: what `parseReply` returns takes the card's place, nothing with `leftOut` takes
   * the card back (closed, not what was asked). When the reply fails or never comes, the card stays.
   */
  card?: Listing;
  /**
   * Asked in this request's place when it fails for another reason than a refusal: the same question at
   * the portal's other address. When that one is read, nothing failed.
   */
  otherwise?: ProviderRequest;
  /**
   * The board whose vacancies are missing when this request fails, of a portal with several. The answer
   * then says that a part of the portal did not answer.
   */
  board?: string;
};

/** What came back, whatever the status. Untrusted. */
export type ProviderReply = {
  request: ProviderRequest;
  status: number;
  /** The address that really answered, after redirects (a stand-in's own): relative links count from here. */
  url: string;
  contentType: string;
  body: string;
  /** "há 3 dias" counts from this instant. */
  receivedAt: Date;
};

/** What one reply held. */
export type ParsedPage = {
  /** An id that an earlier reply gave too is the same listing: the earlier keeps its fields, its gaps are filled. */
  listings: readonly Listing[];
  /** Items that could not be read; they cost themselves, not the page. */
  skipped: number;
  /** How many the provider says it has for the query, when it says so truthfully. */
  total?: number;
  /**
   * Items that were read and left out on purpose: not an opening, too old, not what was
   * asked. For whoever writes or watches an adapter.
   */
  leftOut: number;
  /** Filters that this reply shows the provider did not apply, where an adapter can tell. */
  ignored?: readonly ("keywords" | "place")[];
  /**
   * True only when the provider itself says in this reply that it has nothing (more) for the
   * query. A page whose items were all left out is an answer, not an empty one.
   */
  confirmedEmpty: boolean;
  /** What else an empty reply says of why it is empty ("no such occupation"), for those who watch an adapter. */
  emptyBecause?: string;
  /** Requests that this page leads to: the next page, details. Asked while time allows. */
  next: readonly ProviderRequest[];
};

/** How the provider may be asked, and what it can and cannot tell. */
export type ProviderFacts = {
  id: ProviderId;
  /** Origins the adapter asks, e.g. `https://portal.gupy.io`; nothing else is fetched. */
  origins: readonly [string, ...string[]];
  /**
   * The kinds of replies that the adapter reads, each by the `step` of its requests. A recorded reply whose
   * request nobody wrote down is read as each of them; of equal readings the first counts, so lists stand
   * before details, and what takes any page for its own comes late.
   */
  steps: readonly string[];
  access: "public-api" | "affiliate-api" | "public-pages";
  /** What robots.txt says of the paths we ask, with where that was seen. */
  robots: string;
  /** Least time between the starts of two requests to one host. */
  paceMs: number;
  /** Most requests under way at one host at a time, from all of our processes together. */
  inFlightMax: number;
  pageSize: number;
  /** Most requests spent on one query. */
  requestsMax: number;
  /** What the provider filters by itself; the rest is checked by us. */
  filters: { keywords: "all" | "title" | "none"; state: boolean; city: boolean };
  /** Fields it never carries, so that their absence is not a sign of breakage. */
  neverTells: readonly ("pay" | "contract" | "company" | "postedAt" | "requirements" | "benefits")[];
  /**
   * Environment names that must all be configured, e.g. `CAREERJET_API_KEY`; without one the
   * provider is "not configured" and is not asked. None when left out.
   */
  credentials?: readonly [string, ...string[]];
};

/** An adapter: facts and two pure functions. No I/O, no clock, no randomness. */
export type Provider = ProviderFacts & {
  /**
   * @param asker always given to a provider with `credentials`, and then holds them all
   * @returns the first requests for a query, in order of worth; never empty.
   */
  buildRequests(query: ProviderQuery, asker?: Asker): readonly ProviderRequest[];
  /**
   * @returns what the reply holds.
   * @throws {ProviderBlocked} the provider refused us
   * @throws {ProviderUnavailable} the provider has a fault of its own
   * @throws {ProviderChanged} the reply has another shape than this adapter knows
   */
  parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage;
  /** Of a portal with several boards: makes one listing of what is the same vacancy on two of them. */
  joinListings?(listings: readonly Listing[]): readonly Listing[];
};

/** Gives the literal its type, so that an adapter reads as data, and settles what holds for the pages of all. */
export function defineProvider(provider: Provider): Provider {
  return {
    ...provider,
    parseReply: (reply, query) => settlePage(provider.parseReply(reply, query), reply),
  };
}
