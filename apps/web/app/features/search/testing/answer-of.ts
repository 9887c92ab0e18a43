import { providerLabel } from "@vagou/contract/search/catalogue";
import type { Job } from "@vagou/contract/search/job";
import { groupOf } from "./job-of.ts";

/** @returns what the server answers to a call for these portals; one that is missing in `found` is empty */
export function answerOf(services: readonly string[], found: Readonly<Record<string, Job[]>>) {
  return {
    services: services.map((id) =>
      groupOf({ name: id, display_name: providerLabel(id), jobs: found[id] ?? [] }),
    ),
    remaining_credits: 240 - 7 * services.length,
  };
}
