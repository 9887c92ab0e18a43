import { providerIds, type ProviderId } from "@vagou/contract/catalogue";
import {
  mergeSettings,
  type SettingChange,
  type SettingChoices,
  type SettingFault,
} from "./merge-settings.ts";

/** Provider id → setting → value, as an operator's file says it. Untrusted. */
export type SettingOverrides = Readonly<Record<string, unknown>>;

let overrides: SettingOverrides = {};
const defined = new Set<string>();
const changes: (SettingChange & { provider: string })[] = [];
const faults: (SettingFault & { provider: string })[] = [];
const tables = new WeakSet<object>();
const choices = new Map<ProviderId, SettingChoices>();

/**
 * Says settings of adapters otherwise. An adapter's facts are made of its settings when its module loads, so
 * this comes before: a process or thread that wants it calls it in the first module that it imports.
 *
 * @throws {Error} an adapter is loaded already, and would go on with its own settings
 */
export function overrideSettings(said: SettingOverrides): void {
  if (defined.size > 0) throw new Error("settings were overridden after an adapter had read its own");
  overrides = said;
}

/**
 * Gives an adapter its settings, with what the operator says otherwise in force. What cannot be in force is
 * left as it is and told by `overriddenSettings`: whoever starts the server refuses to.
 */
export function defineSettings<T extends object>(id: ProviderId, own: T): T {
  defined.add(id);
  if (!Object.hasOwn(overrides, id)) return own;
  const merged = mergeSettings(own, overrides[id], choices.get(id) ?? {}, (object) => tables.has(object));
  for (const change of merged.changes) changes.push({ provider: id, ...change });
  for (const fault of merged.faults) faults.push({ provider: id, ...fault });
  return isLike(merged.value, own) ? merged.value : own;
}

/** Gives a text the type of all texts that it may be: `either<"pages" | "plugin">("pages")`. */
export function either<T extends string>(value: T): T {
  return value;
}

/** Says, before a provider's settings are defined, which of its texts may be one of a few only, by their paths. */
export function limitChoices(id: ProviderId, limited: SettingChoices): void {
  choices.set(id, limited);
}

/** Marks entries of the same kind under free names: an operator may add and take out some. */
export function table<T extends object>(entries: T): T {
  tables.add(entries);
  return entries;
}

/** What an operator said, what of it is in force, and what cannot be. To be asked when all adapters are loaded. */
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

/** Merging keeps every name and the kind of every value. */
function isLike<T extends object>(value: unknown, own: T): value is T {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.keys(own).every((name) => Object.hasOwn(value, name))
  );
}
