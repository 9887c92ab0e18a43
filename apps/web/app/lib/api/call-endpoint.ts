import type { BodyOf, QueryOf, ResponseOf } from "@vagou/contract/api/endpoints";
import type { ErrorBody } from "@vagou/contract/api/error-body";
import type { ErrorCode } from "@vagou/contract/api/error-codes";
import { type EndpointName, type ListedEndpointName, paths } from "@vagou/contract/api/paths";

/**
 * Builds the one function that calls the API. It sends the bearer token, ends a session whose
 * token is long expired, ends it on 401, and refuses HTML where JSON was due (a proxy's error page).
 * Answers are typed by the contract and not validated again: they are our own server's.
 */
export function createCallEndpoint(deps: CallDeps): CallEndpoint {
  let isOver = false;
  const endSession = (token: string) => {
    // A late answer says nothing to a person who has logged out, or opened another session, meanwhile.
    if (deps.readToken() !== token) return;
    isOver = true;
    deps.endSession();
  };
  return async (name, options = {}) => {
    const token = options.token ?? deps.readToken();
    if (!keepsSession.has(name)) {
      // Of calls that begin together the first ends the session; the others are not sent without a token.
      if (token === null && isOver) throw new CallError("Session ended", {});
      if (token !== null && deps.isSessionOver(token)) {
        endSession(token);
        throw new CallError("Token expired", {});
      }
    }
    const place = options.at ?? listed[name];
    if (place === undefined) throw new Error(`where is ${name}?`);
    const reply = await fetch(deps.baseUrl + addressOf(place.path, options), {
      method: place.method,
      headers: headersOf(token, options),
      // A browser sends cookies to its own origin anyway, and to another one only with this option.
      credentials: carriesCookie.has(name) ? "include" : "same-origin",
      keepalive: outlivesPage.has(name),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    if (isHtml(reply)) {
      if (reply.ok) throw new CallError("Invalid server response", { status: reply.status });
      if (token !== null) endSession(token);
      throw new CallError("Server error occurred", { status: reply.status });
    }
    if (!reply.ok) {
      if (reply.status === 401 && token !== null && !keepsSession.has(name)) endSession(token);
      throw await readRefusal(reply);
    }
    const { form } = options;
    if (form !== undefined && reply.headers.get("Content-Type") === form.type)
      return await form.read(await reply.text());
    return await reply.json();
  };
}

export type CallEndpoint = <N extends EndpointName>(
  name: N,
  options?: CallOptions<N>,
) => Promise<ResponseOf<N>>;

/**
 * A call that failed. `said` is the server's own sentence, in Portuguese, safe to show;
 * `message` is for us. A network failure stays the TypeError that `fetch` throws.
 */
export class CallError extends Error {
  readonly status: number | null;
  readonly code: ErrorCode | null;
  readonly said: string | null;
  readonly fields: Record<string, string>;
  /** Seconds until another try makes sense, where the server said so. */
  readonly retryAfterS: number | null;
  /** The server's name for this call in its log; null for an answer of another server. */
  readonly requestId: string | null;
  /** True where the API itself refused; false for the page of a proxy, or a call that was never sent. */
  readonly isRefusal: boolean;

  constructor(
    message: string,
    facts: Partial<
      Pick<CallError, "status" | "code" | "said" | "fields" | "retryAfterS" | "requestId" | "isRefusal">
    >,
  ) {
    super(message);
    this.name = "CallError";
    this.status = facts.status ?? null;
    this.code = facts.code ?? null;
    this.said = facts.said ?? null;
    this.fields = facts.fields ?? {};
    this.retryAfterS = facts.retryAfterS ?? null;
    this.requestId = facts.requestId ?? null;
    this.isRefusal = facts.isRefusal ?? false;
  }
}

/** @returns the server's sentence when there is one, else `fallback`. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof CallError && error.said !== null ? error.said : fallback;
}

/**
 * @returns what a person tells the support about a failure that was not theirs, so that the operator finds the call in
 * the log; null for a refusal that says what to do, and for a call that did not reach our server
 */
export function supportCodeOf(error: unknown): string | null {
  if (!(error instanceof CallError) || (error.status ?? 0) < 500) return null;
  return error.code !== null && expected.has(error.code) ? null : error.requestId;
}

/** Answered with a status of the server's failures, although nothing has failed. */
const expected: ReadonlySet<ErrorCode> = new Set([
  "overloaded",
  "google_not_configured",
  "package_not_for_sale",
] satisfies ErrorCode[]);

/**
 * Calls whose refusal says nothing about the session, or that have none: a person who comes back after days
 * to confirm an account or set a new password must not be stopped by an old session on this device.
 */
const keepsSession: ReadonlySet<EndpointName> = new Set([
  "getSettings",
  "getTokens",
  "refreshTokens",
  "claimDaily",
  "logIn",
  "finishLogIn",
  "logOut",
  "register",
  "confirmAccount",
  "resendConfirmation",
  "forgotPassword",
  "resetPassword",
  "checkResetLink",
  "startGoogle",
  "finishGoogle",
  "reportCrash",
] satisfies EndpointName[]);

/** A cookie ties a sign-in with Google to its browser; nothing else needs one. */
const carriesCookie: ReadonlySet<EndpointName> = new Set([
  "startGoogle",
  "finishGoogle",
] satisfies EndpointName[]);

/** A person who logs out on another's phone closes the page at once, and is to be logged out on the server all the same. */
const outlivesPage: ReadonlySet<EndpointName> = new Set(["logOut"] satisfies EndpointName[]);

/** Method and path of a call. */
type Place = { method: string; path: string };

const listed: Partial<Record<EndpointName, Place>> = paths satisfies Record<ListedEndpointName, Place>;

function addressOf(
  path: string,
  { params = {}, query }: { params?: Record<string, string>; query?: unknown },
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const asked = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
  return filled + (asked.length === 0 ? "" : `?${new URLSearchParams(asked)}`);
}

function headersOf(token: string | null, options: CallOptions<EndpointName>): Record<string, string> {
  return {
    Accept: options.form === undefined ? "application/json" : `${options.form.type}, application/json`,
    ...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(options.idempotencyKey === undefined ? {} : { "Idempotency-Key": options.idempotencyKey }),
  };
}

function isHtml(reply: Response): boolean {
  return (reply.headers.get("Content-Type") ?? "").toLowerCase().startsWith("text/html");
}

async function readRefusal(reply: Response): Promise<CallError> {
  const body: Partial<Omit<ErrorBody, "error" | "message">> & { error?: unknown; message?: unknown } =
    (await reply.json().catch(() => null)) ?? {};
  const said = [body.error, body.message].find((text) => typeof text === "string" && text !== "");
  return new CallError(`${reply.status} ${body.code ?? "without a code"}`, {
    status: reply.status,
    code: body.code ?? null,
    said: typeof said === "string" ? said : null,
    fields: body.fields ?? {},
    retryAfterS: body.retry_after_s ?? null,
    requestId: body.request_id ?? null,
    isRefusal: true,
  });
}

type CallDeps = {
  baseUrl: string;
  readToken: () => string | null;
  /** Forgets the session and shows why; may navigate away. */
  endSession: () => void;
  /** True where the server would refuse the token. */
  isSessionOver: (token: string) => boolean;
};

/** The media type of an answer, and what reads its text. */
export type AnswerForm<Answer> = { type: string; read: (text: string) => Answer | Promise<Answer> };

type CallOptions<N extends EndpointName> = {
  body?: BodyOf<N>;
  params?: Record<string, string>;
  query?: QueryOf<N>;
  /** Instead of the stored one: for logging out after the session was already forgotten here. */
  token?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** A form that the caller would rather read than JSON, which another version of the server may not know. */
  form?: AnswerForm<ResponseOf<N>>;
  /** Where the call is, for those that `paths` does not list. */
  at?: Place;
};
