import { creditPackages } from "@vagou/contract/fichas/packages";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { PackageCard } from "./package-card.tsx";

test.each(screenSizes)(
  "on a screen of $width × $height a package promises no searches until it knows how many portals can be asked, and nothing moves then",
  async (size) => {
    await show(size, null);
    const promised = page.getByText(/^Dá para/);
    await expect.element(page.getByText("As fichas não vencem")).toBeVisible();
    await expect.element(promised).not.toBeVisible();
    const before = height();

    await show(size, 15);
    await expect.element(promised.filter({ hasText: "ou 5 em todos os 15" })).toBeVisible();
    expect(height()).toBe(before);
  },
);

async function show(size: (typeof screenSizes)[number], portals: number | null): Promise<void> {
  document.querySelector("main")?.remove();
  const pack = creditPackages.find(({ id }) => id === "popular");
  if (pack === undefined) throw new Error("The popular package is not sold.");
  await showOnScreen(
    size,
    <ul>
      <PackageCard pack={pack} portals={portals}>
        {null}
      </PackageCard>
    </ul>,
  );
}

function height(): number {
  return page.getByRole("listitem", { name: "Pacote Popular" }).element().getBoundingClientRect().height;
}
