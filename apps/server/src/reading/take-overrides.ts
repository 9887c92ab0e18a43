import { workerData } from "node:worker_threads";
import { overrideSettings, type SettingOverrides } from "@vagou/providers/core/settings";

// The first import of a reading thread, so that its adapters use the same settings as those of the main thread.
const said: unknown = workerData;
if (isOverrides(said)) overrideSettings(said);

function isOverrides(value: unknown): value is SettingOverrides {
  return typeof value === "object" && value !== null;
}
