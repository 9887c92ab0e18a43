import { providerIds } from "@vagou/contract/search/catalogue";
import { providers } from "@vagou/providers/index";
import { BadSetting } from "./bad-setting.ts";
import { parseList } from "./parse-list.ts";

export function parseDisabled(list: string): readonly string[] {
  const ids = parseList(list);
  for (const id of ids) requireKnown("DISABLED_PROVIDERS", id);
  return ids;
}

/** Adapters name the keys they need; a provider without its key is "not configured". */
export function readCredentials(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const names = providers.flatMap(({ credentials }) => credentials ?? []);
  const set = names.map((name): [string, string] => [name, environment[name]?.trim() ?? ""]);
  return Object.fromEntries(set.filter(([, value]) => value !== ""));
}

/** `gupy:blocked,catho:timeout`: the stand-ins define the faults. */
export function parseFaults(list: string): ReadonlyMap<string, string> {
  const pairs = parseList(list).map((pair): [string, string] => {
    const [id = "", mode = "", ...more] = pair.split(":").map((part) => part.trim());
    if (mode === "" || more.length > 0) {
      throw new BadSetting(`STAND_IN_FAULTS: say one fault for ${id}, as in "gupy:blocked"`);
    }
    return [id, mode];
  });
  for (const [id] of pairs) requireKnown("STAND_IN_FAULTS", id);
  return new Map(pairs);
}

const overrideReasonMin = 15;

/** `catho: written permission of 2026-11-02; vagas: …`. A reason is required, because the operator must justify it. */
export function parseOverrides(list: string): ReadonlyMap<string, string> {
  const entries = list
    .split(";")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry): [string, string] => {
      const [id = "", ...reason] = entry.split(":");
      return [id.trim(), reason.join(":").trim()];
    });
  for (const [id, reason] of entries) {
    requireKnown("ROBOTS_OVERRIDES", id);
    if (reason.length < overrideReasonMin) {
      throw new BadSetting(
        `ROBOTS_OVERRIDES: say why for ${id}, as in "${id}: written permission of 2026-11-02"`,
      );
    }
  }
  return new Map(entries);
}

function requireKnown(setting: string, id: string): void {
  const known: readonly string[] = providerIds;
  if (!known.includes(id)) throw new BadSetting(`${setting}: no provider is called ${id}`);
}
