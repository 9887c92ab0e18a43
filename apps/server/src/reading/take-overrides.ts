import { workerData } from "node:worker_threads";
import { overrideSettings, type SettingOverrides } from "@vagou/providers/core/settings";

// The first import of a reading thread: its adapters read the same settings as those of the process.
const said: unknown = workerData;
if (isOverrides(said)) overrideSettings(said);

function isOverrides(value: unknown): value is SettingOverrides {
  return typeof value === "object" && value !== null;
}
