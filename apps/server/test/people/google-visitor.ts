import type { FastifyInstance } from "fastify";
import { callApi, type ApiAnswer } from "../product/call-api.ts";

/** The identity that a visitor chooses on the stand-in's page. */
export type Choice =
  | { person: string }
  | { name: string; email: string; email_verified?: "on"; subject?: string }
  | { refuse: "1" };

/** The parameters of the callback page's address, from Google. */
export type Answer = { code?: string; state?: string; iss?: string; error?: string };

/** A person with one browser: it keeps cookies, follows redirects and fills in the form. */
export type GoogleVisitor = {
  /** The cookie that binds sign-ins to this browser, as the API set it. */
  cookie: string | undefined;
  start(referId?: string): Promise<ApiAnswer>;
  /** All steps from the button to the callback page. */
  visitGoogle(choice: Choice, options?: { referId?: string }): Promise<Answer>;
  finish(answer: Answer, changes?: Record<string, unknown>): Promise<ApiAnswer>;
  /** The whole sign-in. */
  signIn(choice: Choice, options?: { referId?: string }): Promise<ApiAnswer>;
};

/** Calls the product: `POST` with a body, as the web app does. */
type CallProduct = (
  path: string,
  options: { body: unknown; headers: Record<string, string> },
) => Promise<ApiAnswer>;

export function createGoogleVisitor(app: FastifyInstance): GoogleVisitor {
  return createVisitorThrough((path, options) => callApi(app, "POST", path, options));
}

/** As `createGoogleVisitor`, for a product that runs as a process of its own. */
export function createVisitorThrough(callProduct: CallProduct): GoogleVisitor {
  const atGoogle: Jar = new Map();
  const visitor: GoogleVisitor = {
    cookie: undefined,
    start: async (referId) => {
      const answer = await callProduct("/auth/google/start", {
        body: referId === undefined ? {} : { refer_id: referId },
        headers: cookieHeader(visitor.cookie),
      });
      const cookie = answer.cookies?.find(({ name }) => name.endsWith("google_sign_in"));
      if (cookie !== undefined) visitor.cookie = `${cookie.name}=${cookie.value}`;
      return answer;
    },
    visitGoogle: async (choice, { referId } = {}) => {
      const started = await visitor.start(referId);
      const chooser = await follow(atGoogle, String(started.body["authorization_url"]));
      return answerOf(await follow(atGoogle, chooser, new URLSearchParams(choice)));
    },
    finish: ({ code, state, iss }, changes) =>
      callProduct("/auth/google/callback", {
        body: { code, state, iss, ...changes },
        headers: cookieHeader(visitor.cookie),
      }),
    signIn: async (choice, options) => visitor.finish(await visitor.visitGoogle(choice, options)),
  };
  return visitor;
}

function cookieHeader(cookie: string | undefined): Record<string, string> {
  return cookie === undefined ? {} : { cookie };
}

/** @returns the first address without a further redirect: a page of the issuer, or our own callback page */
async function follow(jar: Jar, from: string, form?: URLSearchParams): Promise<string> {
  const { origin } = new URL(from);
  let address = from;
  let body = form;
  for (let hop = 0; hop < 5; hop += 1) {
    const response = await fetch(address, {
      method: body === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: { cookie: cookiesFor(jar, address) },
      ...(body !== undefined && { body }),
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    const location = response.headers.get("location");
    if (location === null) {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return address;
    }
    address = new URL(location, address).href;
    body = undefined;
    if (new URL(address).origin !== origin) return address;
  }
  throw new Error("redirected for ever");
}

/** Cookies as browsers keep them: one for each name and path. */
type Jar = Map<string, { pair: string; path: string }>;

function keep(jar: Jar, line: string): void {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice("path=".length) ?? "/";
  const name = pair.slice(0, pair.indexOf("="));
  if (pair === `${name}=`) jar.delete(`${name} ${path}`);
  else jar.set(`${name} ${path}`, { pair, path });
}

function cookiesFor(jar: Jar, address: string): string {
  const { pathname } = new URL(address);
  const sent = [...jar.values()].filter(({ path }) => pathname.startsWith(path));
  return sent.map(({ pair }) => pair).join("; ");
}

function answerOf(address: string): Answer {
  return Object.fromEntries(new URL(address).searchParams);
}
