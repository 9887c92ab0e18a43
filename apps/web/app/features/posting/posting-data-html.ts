import { trustedPolicy } from "#lib/page/trusted-policy.ts";
import { scriptSafeJson } from "./job-posting-data.ts";

/** @returns HTML of the element that tells programs these data of a vacancy */
export function postingDataHtml(data: Record<string, unknown>): TrustedHTML {
  return policy.createHTML(JSON.stringify(data));
}

/** In an element around it: a browser asks for a trusted script where an app fills the element itself. */
const policy = trustedPolicy("vagou-data", {
  createHTML: (json: string) =>
    `<script type="application/ld+json">${scriptSafeJson(JSON.parse(json))}</script>`,
});
