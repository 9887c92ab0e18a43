import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";
import { readKeptList } from "../device/kept-json.ts";

/**
 * What a person has typed into a form and not sent yet, kept in this tab by account and form, so that neither a reload nor
 * a session that ends takes it away. Never for a password.
 */
export function keepDraft(userId: string, form: string, text: string): void {
  store(userId, new Map([...readAll(userId), [form, text]]));
}

/** @returns what was typed into `form`; null when nothing waits there */
export function readDraft(userId: string, form: string): string | null {
  return readAll(userId).get(form) ?? null;
}

/** The form was sent, or the person gave it up. */
export function forgetDraft(userId: string, form: string): void {
  const drafts = readAll(userId);
  if (drafts.delete(form)) store(userId, drafts);
}

/** Leaves no draft of the person in this tab: they log out. */
export function forgetDrafts(userId: string): void {
  removeItem("session", draftsKey(userId));
}

function draftsKey(userId: string): string {
  return `drafts_${userId}`;
}

function store(userId: string, drafts: ReadonlyMap<string, string>): void {
  if (drafts.size === 0) forgetDrafts(userId);
  else writeItem("session", draftsKey(userId), JSON.stringify([...drafts]));
}

function readAll(userId: string): Map<string, string> {
  return new Map(readKeptList(readItem("session", draftsKey(userId)), isDraft));
}

function isDraft(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}
