import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { SecondFactorSection } from "./second-factor-section.tsx";

test("what shows recovery codes is there before the server makes them, also where the line breaks then", async () => {
  const browserFetch = window.fetch;
  window.fetch = async () => Response.json({ factors: [], recovery_codes_left: 0, passkeys_possible: false });
  onTestFinished(() => {
    window.fetch = browserFetch;
  });
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={new QueryClient()}>
      <SecondFactorSection userId="ana" />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole("button", { name: "Aplicativo de códigos" })).toBeVisible();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  expect(loaded.filter((path) => path.endsWith("/recovery-codes.tsx"))).toHaveLength(1);
});
