import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { GoogleAgain } from "./google-again.tsx";

test("who comes back from Google by the browser's back button can press the button again", async () => {
  const browserFetch = window.fetch;
  window.fetch = async () => Response.json({ authorization_url: "#google" });
  onTestFinished(() => {
    window.fetch = browserFetch;
    sessionStorage.clear();
  });
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={new QueryClient()}>
      <GoogleAgain returnPath="/profile" cancel={null} />
    </QueryClientProvider>,
  );
  const button = page.getByRole("button");
  await button.click();
  await expect.poll(() => window.location.hash).toBe("#google");
  await expect.element(button).toHaveAttribute("aria-busy");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(button).not.toHaveAttribute("aria-busy");
});
