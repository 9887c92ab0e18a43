import type { Group } from "../search-types.ts";
import { resultTexts } from "../texts.ts";

/** What a person can do where no portal answered: one that is switched off does not come back in some minutes. */
export function sayWhenToTry(groups: readonly Pick<Group, "is_off">[]): string {
  return groups.every((group) => group.is_off) ? resultTexts.allOff : resultTexts.allFailed;
}
