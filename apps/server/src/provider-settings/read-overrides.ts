import { readFileSync, statSync } from "node:fs";
import process from "node:process";
import { overrideSettings, type SettingOverrides } from "@vagou/providers/core/settings";

/**
 * Adapters read their settings once, so this is the first import of every process that asks portals. A fault of the
 * file is reported later, by `requireOverrides`, which can refuse the start with a clear message.
 */
export const overridesFile = readOverrides(process.env["PROVIDER_SETTINGS"]?.trim() ?? "");

/** `why`: why the file cannot be read; null when it could. */
export type OverridesFile = { path: string; why: string | null };

function readOverrides(path: string): OverridesFile | null {
  if (path === "") return null;
  // Larger than any file of settings.
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
