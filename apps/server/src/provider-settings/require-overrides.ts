import "@vagou/providers/index";
import { overriddenSettings } from "@vagou/providers/core/settings";
import { BadSetting } from "../config/bad-setting.ts";
import { overridesFile } from "./read-overrides.ts";

/**
 * @returns the changes by the file of `PROVIDER_SETTINGS`, a line each: provider, setting, old → new
 * @throws {BadSetting} when the file cannot be read or has invalid settings; every fault is named
 */
export function requireOverrides(): string[] {
  if (overridesFile === null) return [];
  const { path, why } = overridesFile;
  if (why !== null) throw new BadSetting(`PROVIDER_SETTINGS: ${path} ${why}`);
  const { changes, faults } = overriddenSettings();
  if (faults.length > 0) {
    const told = faults.map(({ provider, setting, why: fault }) =>
      setting === "" ? `${provider} ${fault}` : `${provider} ${setting} ${fault}`,
    );
    throw new BadSetting(`PROVIDER_SETTINGS: ${path}: ${told.join("; ")}`);
  }
  return changes.map(({ provider, setting, from, to }) => `${provider} ${setting}: ${from} → ${to}`);
}
