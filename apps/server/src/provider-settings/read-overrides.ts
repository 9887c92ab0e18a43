import { readFileSync, statSync } from "node:fs";
import process from "node:process";
import { overrideSettings, type SettingOverrides } from "@vagou/providers/core/settings";

/**
 * Loaded before any adapter, because adapters read their settings once: the first import of every process that
 * asks portals. What is wrong with the file is told later, where a start can be refused in plain words.
 */
export const overridesFile = readOverrides(process.env["PROVIDER_SETTINGS"]?.trim() ?? "");

/** `why`: why the file cannot be read; null when it could. */
export type OverridesFile = { path: string; why: string | null };

function readOverrides(path: string): OverridesFile | null {
  if (path === "") return null;
  // No file of settings is longer.
  const bytesMax = 256 * 1024;
  try {
    const { size } = statSync(path);
    if (size > bytesMax) return { path, why: `is larger than ${bytesMax / 1024} kB` };
    const said: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (!isObject(said)) return { path, why: 'needs an object, as in {"gupy": {"pageSize": 50}}' };
    overrideSettings(said);
    return { path, why: null };
  } catch (error) {
    if (error instanceof SyntaxError) return { path, why: `is no JSON (${error.message})` };
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (typeof code !== "string") throw error;
    return { path, why: `cannot be read (${code})` };
  }
}

function isObject(value: unknown): value is SettingOverrides {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
