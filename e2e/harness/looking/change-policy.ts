import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Has each document of the product at `baseUrl` come with another Content-Security-Policy, as by a proxy or an extension. Where
 * `change` leaves a policy as it was, the test fails.
 */
export async function changePolicy(
  page: Page,
  baseUrl: string,
  change: (policy: string) => string,
): Promise<void> {
  await page.route(
    (url) => url.origin === baseUrl && !url.pathname.startsWith("/api"),
    async (route) => {
      if (route.request().resourceType() !== "document") return await route.fallback();
      const answer = await route.fetch();
      const { "content-security-policy": policy = "", ...headers } = answer.headers();
      const changed = change(policy);
      expect(changed).not.toBe(policy);
      await route.fulfill({ response: answer, headers: { ...headers, "content-security-policy": changed } });
    },
  );
}
