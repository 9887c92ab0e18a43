import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { watchSwitches } from "./watch-switches.ts";

export function providerSettingsTasks(deps: Deps): PlannedTask[] {
  return [{ name: "watch which portals are switched off", everyMs: 5_000, work: () => watchSwitches(deps) }];
}
