import type { PackedJson } from "../packed-json.ts";
import type { PackedGroup } from "./parts/describe-group.ts";
import type { SearchAnswer } from "./parts/answer-parts.ts";

/** @returns the answer of a search as the contract says, in which the postings stay as they are stored */
export function writeSearch({ services, remaining_credits }: SearchAnswer): PackedJson {
  const groups = services.flatMap((group, index) => [index === 0 ? "" : ",", ...writeGroup(group)]);
  return { pieces: ['{"services":[', ...groups, `],"remaining_credits":${remaining_credits}}`] };
}

function writeGroup({ jobs, ...group }: PackedGroup): PackedJson["pieces"] {
  const text = JSON.stringify(group);
  return [`${text.slice(0, -1)},"jobs":`, jobs.ids.length === 0 ? "[]" : jobs, "}"];
}
