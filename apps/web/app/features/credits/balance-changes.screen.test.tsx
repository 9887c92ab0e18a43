import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { BalanceChanges } from "./balance-changes.tsx";
import { moveCredits, tokensQuery } from "./queries.ts";

const userId = "7f0c2a3e-6a39-4c43-9b4f-0f4a5f0a8a10";

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test.each([
    ["no-preference", true],
    ["reduce", false],
  ] as const)(
    "fichas leave the counter and come back to it, with motion: %s",
    async (reducedMotion, moves) => {
      await cdp().send("Emulation.setEmulatedMedia", {
        features: [{ name: "prefers-reduced-motion", value: reducedMotion }],
      });
      const client = new QueryClient();
      client.setQueryData(tokensQuery(userId).queryKey, { total: 240, dailyRefreshAvailable: false });
      await showOnScreen(
        size,
        <QueryClientProvider client={client}>
          <p className="relative">
            Fichas <BalanceChanges userId={userId} />
          </p>
        </QueryClientProvider>,
      );
      await expect.element(page.getByText("Fichas")).toBeVisible();

      moveCredits(client, userId, -14);
      await expect.element(page.getByText("−14")).toBeInTheDocument();
      expect(isMoving()).toBe(moves);
      await expect.poll(() => changes().childElementCount, { timeout: 5_000 }).toBe(0);

      moveCredits(client, userId, 7);
      await expect.element(page.getByText("+7")).toBeInTheDocument();
      expect(isMoving()).toBe(moves);
      // Screen readers hear the same from the button, the messages and the results.
      expect(changes().getAttribute("aria-hidden")).toBe("true");
      await expect.poll(() => changes().childElementCount, { timeout: 5_000 }).toBe(0);
    },
  );
});

function changes(): Element {
  return document.querySelector("[data-balance-changes]") ?? document.body;
}

function isMoving(): boolean {
  return changes().getAnimations({ subtree: true }).length > 0;
}
