import type { User } from "@vagou/contract/api/answers";
import { errorMessages } from "@vagou/contract/api/error-codes";
import type { ErrorBody } from "@vagou/contract/api/error-body";
import { endpoints, type ResponseOf } from "@vagou/contract/api/endpoints";
import type { EndpointName } from "@vagou/contract/api/paths";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { onTestFinished } from "vitest";

/**
 * What each call answers in the server's place, in the shape of the contract; a `Response` is a refusal, or what no server
 * of ours sends; `Response.error()` breaks the connection.
 */
export type Answers = { [N in EndpointName]?: (call: Call) => unknown };

/**
 * A call that the test answers later, as often as it is made.
 * @returns the answer to be given to the page, and what gives the first one that waits
 */
export function heldAnswer(): { answer: () => Promise<unknown>; release: (answer: unknown) => void } {
  const waiting: ((answer: unknown) => void)[] = [];
  return {
    answer: () => new Promise((resolve) => void waiting.push(resolve)),
    release: (answer) => waiting.shift()?.(answer),
  };
}

/** A failure of the server without a sentence. */
export function emptyFailure(): Response {
  return new Response("", { status: 500, headers: { "Content-Type": "application/json" } });
}

/** A call's body, as it was sent, and its address. */
type Call = { body: unknown; url: URL };

/**
 * Answers the calls of the app until the test ends: those in `answers`, and the usual ones of a person. A test may change
 * its answers meanwhile.
 * @returns the calls that were made, as `POST /jobs/search`
 */
export function answerCalls(answers: Answers, user: User): readonly string[] {
  const made: string[] = [];
  const browserFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/api/")) return await browserFetch(input, init);
    const path = url.pathname.slice("/api".length);
    made.push(`${request.method} ${path}`);
    const name = nameOf(request.method, path);
    if (name === undefined) return refusal(404, "not_found");
    const make = answers[name] ?? usual(user)[name];
    if (make === undefined) return refusal(404, "not_found");
    const text = await request.text();
    const asked = { body: text === "" ? undefined : JSON.parse(text), url };
    const answer = await Promise.race([make(asked), untilAborted(request.signal)]);
    request.signal.throwIfAborted();
    if (answer instanceof Response && answer.type === "error") throw new TypeError("The connection broke.");
    return answer instanceof Response ? answer : Response.json(endpoints[name].response.parse(answer));
  };
  onTestFinished(() => {
    window.fetch = browserFetch;
  });
  return made;
}

/** A refusal of the API, with the sentence of its code. */
export function refusal(status: number, code: keyof typeof errorMessages): Response {
  const said = errorMessages[code];
  const body: ErrorBody = { error: said, message: said, code, request_id: "0123456789abcdef" };
  return Response.json(body, { status });
}

/** The browser's own call ends at once when it is aborted, also while the server still works. */
async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
}

/** A fixed address is found before one with a name in it: `/jobs/lines` is no vacancy. */
function nameOf(method: string, path: string): EndpointName | undefined {
  const parts = path.split("/");
  const fits = (name: EndpointName) => {
    const wanted = endpoints[name].path.split("/");
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith(":") || part === parts[at])
    );
  };
  const sameMethod = names.filter((name) => endpoints[name].method === method);
  return sameMethod.find((name) => endpoints[name].path === path) ?? sameMethod.find(fits);
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** What the pages ask for by themselves. */
function usual(user: User): Answers {
  const tokens = { total: user.search_credits, dailyRefreshAvailable: false };
  return {
    getSettings: () => settings,
    getTokens: () => ({ tokens, user }),
    refreshTokens: () => ({ tokens }),
    recordSearchTerm: () => ({ success: true }),
    listLines: () => ({ lines: [], suspended: [] }),
    listMarks: () => ({ seen: [], saved: [], hidden: [] }),
    setMarks: () => ({ success: true }),
    listSavedVacancies: () => ({ vacancies: [] }),
    logOut: () => ({ success: true }),
    listSessions: () => ({ sessions }),
    listSecondFactors: () => ({
      factors: [],
      recovery_codes_left: 0,
      confirmed_until: null,
      passkeys_possible: true,
    }),
    listStatement: () => ({ lines, next: null }),
    listExpectations: () => ({ providers: expectations }),
  };
}

const sessions = [
  { device: "Chrome no Android", started_at: "2026-11-21T17:05:00.000Z", method: "password", current: true },
];

const lines = [
  {
    id: "1",
    at: "2026-11-21T17:05:00.000Z",
    reason: "email_confirmation",
    search_id: null,
    portals: [],
    amount: 200,
    balance: 240,
  },
];

const expectations = providerCatalogue.map(({ id }) => ({ id, basis: "unknown", numbers: null }));

/** Of a fresh clone without stand-ins, where nothing is sold. */
export const settings: ResponseOf<"getSettings"> = {
  providers: providerCatalogue.map(({ id, label, description, offReason }) => ({
    id,
    label,
    description,
    configured: offReason === null,
    hindrance: offReason === null ? null : "off",
  })),
  first_providers: [],
  bonuses: { daily: 40, email_confirmation: 200, referral_user: 300, referral_friend: 300 },
  google: null,
  checkout: { basic: null, popular: null, premium: null },
  checkout_methods: { basic: [], popular: [], premium: [] },
  plan_checkout: { pro: null, premium: null },
  plan_offers: { pro: null, premium: null },
  plan_portal_url: null,
  stand_ins: [],
  mailbox_url: null,
};
