import { providerIds, type ProviderId } from "@vagou/contract/search/catalogue";
import {
  mergeSettings,
  type SettingChange,
  type SettingChoices,
  type SettingFault,
} from "./merge-settings.ts";

/** Provider id → setting → value, as read from the operator's file. Untrusted. */
export type SettingOverrides = Readonly<Record<string, unknown>>;

let overrides: SettingOverrides = {};
const defined = new Set<string>();
const changes: (SettingChange & { provider: string })[] = [];
const faults: (SettingFault & { provider: string })[] = [];
const tables = new WeakSet<object>();
const choices = new Map<ProviderId, SettingChoices>();

/**
 * Overrides settings of adapters. An adapter reads its settings when its module loads, so the overrides have to
 * be known before: a process or thread that uses them calls this in the first module that it imports.
 *
 * @throws {Error} an adapter is already loaded, and would keep its own settings
 */
export function overrideSettings(said: SettingOverrides): void {
  if (defined.size > 0) throw new Error("settings were overridden after an adapter had read its own");
  overrides = said;
}

/**
 * Gives an adapter its settings with the operator's overrides applied. An invalid override is not applied and is
 * reported by `overriddenSettings`: the server then refuses to start.
 */
export function defineSettings<T extends object>(id: ProviderId, own: T): T {
  defined.add(id);
  if (!Object.hasOwn(overrides, id)) return own;
  const merged = mergeSettings(own, overrides[id], choices.get(id) ?? {}, (object) => tables.has(object));
  for (const change of merged.changes) changes.push({ provider: id, ...change });
  for (const fault of merged.faults) faults.push({ provider: id, ...fault });
  return isLike(merged.value, own) ? merged.value : own;
}

/** Gives a text the type of all its allowed values: `either<"pages" | "plugin">("pages")`. */
export function either<T extends string>(value: T): T {
  return value;
}

/** Sets the allowed values of a provider's texts, by their paths. Call it before its settings are defined. */
export function limitChoices(id: ProviderId, limited: SettingChoices): void {
  choices.set(id, limited);
}

/**
 * Marks an object with entries of the same kind under free names: an operator may add and remove entries. Words of
 * people and portals are looked up in it, so that it loses its prototype: `constructor` is no entry.
 */
export function table<T extends object>(entries: T): T {
  Object.setPrototypeOf(entries, null);
  tables.add(entries);
  return entries;
}

/** @returns the applied overrides and the invalid ones. Call it when all adapters are loaded. */
export function overriddenSettings(): {
  said: SettingOverrides;
  changes: readonly (SettingChange & { provider: string })[];
  faults: readonly (SettingFault & { provider: string })[];
} {
  const unknown = Object.keys(overrides).filter((id) => !defined.has(id));
  const known: readonly string[] = providerIds;
  const others = unknown.map((provider) => ({
    provider,
    setting: "",
    why: known.includes(provider) ? "has no settings" : "is no provider",
  }));
  return { said: overrides, changes, faults: [...faults, ...others] };
}

/** True for every merged value: merging keeps every name and the kind of every value. */
function isLike<T extends object>(value: unknown, own: T): value is T {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.keys(own).every((name) => Object.hasOwn(value, name))
  );
}
