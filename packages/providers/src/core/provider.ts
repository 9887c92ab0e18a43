import type { ProviderId } from "@vagou/contract/search/catalogue";
import type { Listing } from "./listing.ts";

/** A person's query; places have the names of the IBGE. At least one field is not empty. */
export type ProviderQuery = {
  keywords: string;
  /** Municipality name with its accents, or null for the whole state. */
  city: string | null;
  /** The state, or null for the whole country. */
  state: { uf: string; name: string } | null;
};

/**
 * The person who asks, and the credentials of this installation. Only adapters of providers whose terms
 * demand it read this; all of it is personal or secret and reaches no log and no cache.
 */
export type Asker = {
  /** The person's own address, IPv4 or IPv6. */
  ip: string;
  /** The User-Agent of the person's browser. */
  userAgent: string;
  /** Absolute address of our page that shows the results. */
  pageUrl: string;
  /** Environment name → value, for the configured names of `credentials`. */
  credentials: Readonly<Record<string, string>>;
};

/** One request that an adapter describes. The fetcher adds the User-Agent, deadline and limits. */
export type ProviderRequest = {
  /** Absolute URL at the provider's own address. */
  url: string;
  method: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** The kind of reply that is expected: one of the provider's `steps`. */
  step: string;
  /**
   * How long the reply to this GET, identified by its address alone, serves all questions of all
   * persons: a sitemap, about a day. Without it the reply serves one question.
   */
  keepForMs?: number;
  /**
   * The card whose details this request asks, as the list page gave it. The listing that `parseReply`
   * returns replaces the card; no listing with `leftOut` removes the card (closed, or not what was
   * asked). When the reply fails or does not come, the card stays.
   */
  card?: Listing;
  /**
   * The fallback when this request fails for another reason than a refusal: the same question at the
   * portal's other address. When the fallback succeeds, the failure does not count.
   */
  fallback?: ProviderRequest;
  /**
   * For a portal with several boards: the board whose vacancies are missing when this request fails. The
   * answer then says that a part of the portal did not answer.
   */
  board?: string;
};

/** A received reply of any status. Untrusted. */
export type ProviderReply = {
  request: ProviderRequest;
  status: number;
  /** The address that answered, after redirects (or a stand-in's): the base of relative links. */
  url: string;
  contentType: string;
  body: string;
  /** "há 3 dias" counts from this instant. */
  receivedAt: Date;
};

/** The content of one reply. */
export type ParsedPage = {
  /** A listing with the id of an earlier one only adds the fields that the earlier one lacks. */
  listings: readonly Listing[];
  /** Number of unreadable items; the other items of the page are read. */
  skipped: number;
  /** How many vacancies the provider has for the query, where its count is known to be right. */
  total?: number | undefined;
  /**
   * Number of items that were read and left out on purpose: not an opening, too old, not what was
   * asked. For the people who write or watch an adapter.
   */
  leftOut: number;
  /** Filters that the provider did not apply, where the adapter can see it in this reply. */
  ignored?: readonly ("keywords" | "place")[] | undefined;
  /**
   * True only when the provider itself says in this reply that it has nothing (more) for the
   * query. A page whose items were all left out is an answer, not an empty one.
   */
  confirmedEmpty: boolean;
  /** True only when the reply shows that the provider has no further page for the request: fewer items than asked. */
  isLast?: true;
  /** The reason that an empty reply gives ("no such occupation"), for the people who watch an adapter. */
  emptyBecause?: string;
  /** Further requests: the next page, details. They are made while time allows. */
  next: readonly ProviderRequest[];
};

/** How the provider may be asked, and which data it has. */
export type ProviderFacts = {
  id: ProviderId;
  /** Origins the adapter asks, e.g. `https://portal.gupy.io`; nothing else is fetched. */
  origins: readonly [string, ...string[]];
  /**
   * The kinds of replies that the adapter reads, named by the `step` of their requests. A recorded reply
   * without its request is read as each of them, and of equal results the first counts: so lists come
   * before details, and steps that accept any page come last.
   */
  steps: readonly string[];
  access: "public-api" | "affiliate-api" | "public-pages";
  /** What robots.txt says about the paths that we ask, and where that was seen. */
  robots: string;
  /** Minimum time between the starts of two requests to one host. */
  paceMs: number;
  /** Maximum number of concurrent requests to one host, from all of our processes together. */
  inFlightMax: number;
  pageSize: number;
  /** Maximum number of requests for one query. */
  requestsMax: number;
  /**
   * How many requests, one after the other, a question usually needs for its answer. People are told their wait by it
   * until questions were measured; left out: one. Adapters say what a crowd needed at the stand-ins, where most questions
   * find nothing on the first page.
   */
  requestsUsual?: number;
  /** What the provider filters; we filter the rest. */
  filters: { keywords: "all" | "title" | "none"; state: boolean; city: boolean };
  /** Set where the portal was seen to compare word by word: the same words in another order are one question. */
  ignoresWordOrder?: true;
  /** Fields that it never has, so that their absence is no sign of a change. */
  absentFields: readonly ("pay" | "contract" | "company" | "postedAt" | "requirements" | "benefits")[];
  /**
   * Environment names that must all be configured, e.g. `CAREERJET_API_KEY`; without one the
   * provider is "not configured" and is not asked. Left out where none is needed.
   */
  credentials?: readonly [string, ...string[]];
};

/** An adapter: facts and two pure functions. No I/O, no clock, no randomness. */
export type Provider = ProviderFacts & {
  /**
   * @param asker always given to a provider with `credentials`, and then holds them all
   * @returns the first requests for a query, the most useful first; never empty.
   */
  buildRequests(query: ProviderQuery, asker?: Asker): readonly ProviderRequest[];
  /**
   * @returns the content of the reply.
   * @throws {ProviderBlocked} the provider refused us
   * @throws {ProviderUnavailable} the provider has a fault of its own
   * @throws {ProviderChanged} the reply has another shape than this adapter knows
   */
  parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage;
  /** For a portal with several boards: makes one listing of a vacancy that is on two of them. */
  joinListings?(listings: readonly Listing[]): readonly Listing[];
};
