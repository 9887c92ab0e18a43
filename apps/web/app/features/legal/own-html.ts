import { trustedPolicy } from "#lib/page/trusted-policy.ts";

/** @param html a document of our own server, or a part of one, as the browser itself would open it */
export function ownHtml(html: string): string {
  return policy.createHTML(html);
}

const policy = trustedPolicy("vagou-legal", { createHTML: (html: string) => html });
