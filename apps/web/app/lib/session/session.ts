import type { User } from "@vagou/contract/api/answers";
import { useSyncExternalStore } from "react";
import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";
import { forgetDrafts } from "./drafts.ts";
import { rememberDestination } from "./intended-destination.ts";
import { isTokenExpired } from "./token-expiry.ts";
import { disownUnfinished, forgetAllUnfinished } from "./unfinished-searches.ts";

export type Session = { token: string; user: SessionUser };
type SessionUser = Pick<User, "id" | "name" | "email" | "plan">;

/**
 * The session of this browser. `undefined` while unknown (build time and the first paint),
 * null when no person is signed in.
 */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(subscribe, readSession, () => undefined);
}

/** @returns the stored session; null when there is none or its user is unreadable. */
function readSession(): Session | null {
  const token = readItem("local", "token");
  const storedUser = readItem("local", "user");
  if (token === null || storedUser === null) return null;
  if (cached?.token !== token || cached.storedUser !== storedUser) {
    const user = parseUser(storedUser);
    cached = { token, storedUser, session: user === null ? null : { token, user } };
    noteOwner(user);
  }
  return cached.session;
}

/**
 * Counts how often another person came to an open page, by a log-in in another tab or while the page slept. What the one
 * before typed into it belongs to that person alone, so the pages begin anew with each. A log-in in this tab does not count: its
 * page goes on, and no other one is open.
 */
export function usePersonTurn(): number {
  return useSyncExternalStore(subscribe, readTurn, () => 0);
}

function readTurn(): number {
  readSession();
  return turn;
}

function noteOwner(user: SessionUser | null): void {
  if (user === null) return;
  if (ownerId !== null && ownerId !== user.id) turn += 1;
  ownerId = user.id;
}

/**
 * True where the server would refuse the token and could tell so. Without a network a person reads on what this device
 * keeps (docs/decisions/0010); the next call with one ends the session. So it does where the device's clock is wrong.
 */
export function isSessionOver(token: string, nowMs: number): boolean {
  return isTokenExpired(token, nowMs) && navigator.onLine && readItem("local", clockAhead) === null;
}

/** @returns the stored session; one that is over is ended first. */
export function readLiveSession(nowMs: number): Session | null {
  const session = readSession();
  if (session === null || !isSessionOver(session.token, nowMs)) return session;
  endExpiredSession();
  return null;
}

/**
 * On arrival at `pathname`: ends a session that is over. A page that was opened by a link
 * that works once stays open, and the old session ends without a message.
 */
export function endStaleSession(pathname: string, nowMs: number): void {
  const token = readToken();
  if (token === null || !isSessionOver(token, nowMs)) return;
  if (oneTimePages.has(pathname)) closeSession();
  else endExpiredSession();
}

const oneTimePages = new Set(["/confirm-account", "/reset-password", "/auth/google/callback"]);

/** @returns the id of the person who is signed in on this device, also where the session is over; null for none */
export function readOwnerId(): string | null {
  return readSession()?.user.id ?? null;
}

export function readToken(): string | null {
  return readItem("local", "token");
}

export function openSession(token: string, user: User): void {
  ownerId = user.id;
  isBeingEnded = false;
  writeItem("local", "token", token);
  writeItem("local", "user", JSON.stringify(user));
  // The server has just made it: a device that finds it expired has the wrong date, and would end every session at once.
  if (isTokenExpired(token, Date.now())) writeItem("local", clockAhead, "yes");
  else removeItem("local", clockAhead);
  announce();
}

const clockAhead = "clock_ahead";

/** Updates the stored person; the session continues. Does nothing for a late answer about another person. */
export function updateSessionUser(user: User): void {
  if (readSession()?.user.id !== user.id) return;
  writeItem("local", "user", JSON.stringify(user));
  announce();
}

/** Updates the plan from the server: an operator may set it during a session. */
export function noteSessionPlan(user: User): void {
  if (readSession()?.user.plan !== user.plan) updateSessionUser(user);
}

/** Forgets token, user and the time of the last refresh, without a call to the server. */
export function closeSession(): void {
  for (const key of ["token", "user", "lastTokenRefresh"]) removeItem("local", key);
  announce();
}

/** Leaves nothing that a person has typed or was searching: they log out. A session that expires keeps both. */
export function forgetUnsent({ id, email }: Pick<SessionUser, "id" | "email">): void {
  forgetDrafts(id);
  forgetAllUnfinished(email);
}

/**
 * Ends a session the server no longer accepts: back to the start, freshly loaded, with the reason.
 * Logging in again leads to where the person was.
 */
export function endExpiredSession(): void {
  const { pathname, search } = window.location;
  if (pathname !== "/" && pathname !== "/login") rememberDestination(pathname + search);
  disownUnfinished();
  closeSession();
  isBeingEnded = true;
  window.location.assign("/?session_expired=true");
}

/** True from the end of an expired session until its page, which is on its way there, is gone. */
export function isSessionBeingEnded(): boolean {
  return isBeingEnded;
}

/** Does nothing for a session that ended meanwhile. */
export function noteTokenRefresh(nowMs: number): void {
  if (readToken() === null) return;
  writeItem("local", "lastTokenRefresh", String(nowMs));
}

/** Calls `onRefresh` whenever another tab noted a refresh. @returns a function that stops it */
export function watchTokenRefresh(onRefresh: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === "lastTokenRefresh" && newValue !== null) onRefresh();
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** @returns null unless the text is JSON with the fields the screens use. */
export function parseUser(text: string): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    if (!("id" in value && "name" in value && "email" in value)) return null;
    const { id, name, email } = value;
    if (typeof id !== "string" || typeof name !== "string" || typeof email !== "string") return null;
    const plan = "plan" in value && (value.plan === "pro" || value.plan === "premium") ? value.plan : "free";
    return { id, name, email, plan };
  } catch {
    return null;
  }
}

let cached: { token: string; storedUser: string; session: Session | null } | null = null;
/** Who was signed in last, as this page knows; see `usePersonTurn`. */
let ownerId: string | null = null;
let turn = 0;
let isBeingEnded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Another tab may sign in or out, also while this page waited for the app, or slept until Back woke it.
    for (const event of changes) window.addEventListener(event, announce);
    markDocument();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of changes) window.removeEventListener(event, announce);
  };
}

const changes = ["storage", "pageshow"];

function announce(): void {
  markDocument();
  for (const listener of listeners) listener();
}

/** As the first script of the page does (`lib/page/first-paint.ts`). */
function markDocument(): void {
  const { dataset } = document.documentElement;
  dataset["session"] = readToken() === null ? "out" : "in";
  dataset["plan"] = readSession()?.user.plan ?? "";
}
