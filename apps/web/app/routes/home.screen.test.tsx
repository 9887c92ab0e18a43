import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { lookAt } from "../testing/look-at.ts";
import { inventUser, showPage } from "../testing/show-page.tsx";
import HomePage from "./home.tsx";

const ads = page.getByText(/^Anúncio (Banner|Lateral|Embutido)$/);

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("a person on the free plan sees an ad beside the content, where there is room for it", async () => {
    await showHome(size, "free");
    await expect
      .poll(() => ads.elements().filter((ad) => ad.checkVisibility()).length)
      .toBe(size.width >= 768 ? 1 : 0);
    await lookAt();
  });

  test.each(["pro", "premium"] as const)("a person on the plan %s sees none, on any width", async (plan) => {
    await showHome(size, plan);
    // Also none that another width would show.
    expect(ads.elements()).toEqual([]);
    expect(page.getByText("Remova anúncios").elements()).toEqual([]);
  });
});

async function showHome(size: (typeof screenSizes)[number], plan: "free" | "pro" | "premium"): Promise<void> {
  await showPage(size, "/", { path: "", Page: HomePage }, { user: inventUser({ plan }) });
  await expect.element(page.getByRole("heading", { name: "Buscas recentes" })).toBeVisible();
}
