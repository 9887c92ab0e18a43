import { requestsAtOnceMax } from "@vagou/contract/search/politeness";

/** One value that replaces the adapter's own; texts as JSON. */
export type SettingChange = { setting: string; from: string; to: string };
/** Why a value cannot be used; `setting` is its path, as in `careers.origin`. */
export type SettingFault = { setting: string; why: string };
/** Path of a text → its allowed values, the adapter's own included. */
export type SettingChoices = Readonly<Record<string, readonly string[]>>;

export type MergedSettings = { value: unknown; changes: SettingChange[]; faults: SettingFault[] };

/**
 * Puts an operator's overrides over an adapter's own settings. Only existing settings can be overridden, with a
 * value of the same kind, within bounds that protect the portal and the server. Expressions, functions and sets
 * are code of the adapter and cannot be overridden: a text of a file never becomes a regular expression here.
 *
 * @param isTable true for objects that hold entries of the same kind under free names: there, names may be
 *   added, and `null` removes one
 */
export function mergeSettings(
  own: object,
  said: unknown,
  choices: SettingChoices,
  isTable: (object: object) => boolean,
): MergedSettings {
  const changes: SettingChange[] = [];
  const faults: SettingFault[] = [];

  const merge = (setting: string, before: unknown, after: unknown): unknown => {
    if (isPlain(before)) return mergeObject(setting, before, after);
    const why = faultOf(setting, before, after, choices[setting]);
    if (why !== null) {
      faults.push({ setting, why });
      return before;
    }
    const [from, to] = [JSON.stringify(before), JSON.stringify(after)];
    if (from !== to) changes.push({ setting, from, to });
    return after;
  };

  const mergeObject = (path: string, before: PlainObject, after: unknown): PlainObject => {
    if (!isPlain(after)) {
      faults.push({ setting: path, why: `needs an object, received ${kindOf(after)}` });
      return before;
    }
    const merged = new Map(Object.entries(before));
    for (const [name, value] of Object.entries(after)) {
      const setting = path === "" ? name : `${path}.${name}`;
      if (isTable(before)) mergeEntry(setting, name, merged, value, Object.values(before)[0]);
      else if (Object.hasOwn(before, name)) merged.set(name, merge(setting, before[name], value));
      else faults.push({ setting, why: `is no setting; there are ${Object.keys(before).join(", ")}` });
    }
    const settings = Object.fromEntries(merged);
    // A table has no prototype.
    Object.setPrototypeOf(settings, Object.getPrototypeOf(before));
    return settings;
  };

  const mergeEntry = (
    setting: string,
    name: string,
    merged: Map<string, unknown>,
    value: unknown,
    example: unknown,
  ): void => {
    const before = merged.get(name);
    if (!/^[\w-]{1,60}$/.test(name) || name === "__proto__") {
      faults.push({ setting, why: "is no name for an entry" });
    } else if (value === null) {
      if (merged.delete(name)) changes.push({ setting, from: JSON.stringify(before), to: "nothing" });
    } else {
      const why = faultOf(setting, example, value, undefined);
      if (why !== null) faults.push({ setting, why });
      else if (before !== value) {
        merged.set(name, value);
        changes.push({
          setting,
          from: before === undefined ? "nothing" : JSON.stringify(before),
          to: JSON.stringify(value),
        });
      }
    }
  };

  return { value: merge("", own, said), changes, faults };
}

type PlainObject = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is PlainObject {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** @returns why the value cannot replace the adapter's own; null when it can */
function faultOf(
  setting: string,
  own: unknown,
  said: unknown,
  choices: readonly string[] | undefined,
): string | null {
  if (typeof own === "number") return numberFault(setting, own, said);
  if (typeof own === "boolean") return typeof said === "boolean" ? null : needs("true or false", said);
  if (Array.isArray(own)) return listFault(setting, own, said);
  if (typeof own !== "string") return "is code of the adapter: no file can say it otherwise";
  if (typeof said !== "string") return needs("a text", said);
  if (choices !== undefined) return choices.includes(said) ? null : `needs one of ${choices.join(", ")}`;
  return textFault(setting, own, said);
}

function needs(what: string, received: unknown): string {
  return `needs ${what}, received ${kindOf(received)}`;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  return typeof value === "number" || typeof value === "boolean" ? String(value).slice(0, 20) : "an object";
}

function numberFault(setting: string, own: number, said: unknown): string | null {
  if (typeof said !== "number") return needs("a number", said);
  const [least, most] = boundsOf(nameOf(setting), own);
  if (Number.isInteger(said) && said >= least && said <= most) return null;
  return `needs a whole number from ${least} to ${most}, received ${said}`;
}

/** @returns the bounds of a number of this name. All have bounds: each costs the portal requests or us memory. */
function boundsOf(name: string, own: number): readonly [least: number, most: number] {
  if (/^pageSize$|PageSize$/.test(name)) return [1, 500];
  if (name === "requestsMax" || name === "requestsUsual") return [1, 30];
  // The adapter's own pace is that of careful clients; an operator may at most halve it.
  if (name === "paceMs") return [Math.ceil(own / 2), 10_000];
  if (name === "inFlightMax") return [1, requestsAtOnceMax];
  // 0 is allowed: then no vacancy's page is opened.
  if (/^details|DetailsMax$/.test(name)) return [0, 30];
  if (/^(pages|sitemaps|wordRequests)Max$/.test(name)) return [1, 20];
  if (name.endsWith("Ms")) return [60_000, 7 * 24 * 60 * 60 * 1000];
  return [1, 10_000_000];
}

function textFault(setting: string, own: string, said: string): string | null {
  if (said.length > 500 || /\p{Cc}/u.test(said)) return "needs a text of one line, 500 characters at most";
  if (said === "") return own === "" ? null : "needs a text that is not empty";
  if (/^origin$|Origin$/.test(nameOf(setting))) return originFault(said);
  if (own.startsWith("/")) return pathFault(said);
  return null;
}

/** Portals are asked over https only, and by a public host name, not by an address of this machine or its network. */
function originFault(said: string): string | null {
  const url = URL.parse(said);
  const isName = url !== null && /\.[a-z][a-z0-9-]+$/.test(url.hostname);
  return url?.protocol === "https:" && url.origin === said && isName && url.port === ""
    ? null
    : 'needs the https address of a host and nothing behind it, as in "https://careers.example.com"';
}

/** Refuses a path that would lead to another host. */
function pathFault(said: string): string | null {
  const origin = "https://portal.example";
  const isOwn = said.startsWith("/") && URL.parse(origin + said)?.href.startsWith(`${origin}/`);
  return isOwn && !/^\/\/|[\s\\#]/.test(said) ? null : 'needs a path that begins with one "/"';
}

function listFault(setting: string, own: readonly unknown[], said: unknown): string | null {
  if (!Array.isArray(said)) return needs("a list", said);
  if (said.length > 100 || (said.length === 0 && own.length > 0)) return "needs a list of 1 to 100 entries";
  const entries: readonly unknown[] = said;
  // In a list of numbers each position has a meaning, as in [least, most].
  if (typeof own[0] === "number" && entries.length !== own.length) return `needs ${own.length} numbers`;
  for (const entry of entries) {
    const why = faultOf(setting, own[0] ?? "", entry, undefined);
    if (why !== null) return `${why} (an entry of the list)`;
  }
  return null;
}

function nameOf(setting: string): string {
  return setting.slice(setting.lastIndexOf(".") + 1);
}
