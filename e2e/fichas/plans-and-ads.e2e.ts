import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keepScreen, screenSizes } from "../harness/browser.ts";
import { expectNoAxeViolations } from "../harness/looking/expect-no-axe-violations.ts";
import { setStage } from "../harness/stage.ts";

/** A shop that sells one package and both plans, on links that this test does not open. */
const stage = setStage(
  {
    STRIPE_WEBHOOK_SECRET: "whsec_only_for_this_journey_0123456789",
    PAYMENT_LINK_BASIC: "https://buy.stripe.com/test_basic plink_basic",
    PLAN_LINK_PRO: "https://buy.stripe.com/test_pro plink_pro card",
    PLAN_PRO_PRICE: "9.90",
    PLAN_PRO_MONTHS: "1",
    PLAN_PRO_RENEWS: "yes",
    PLAN_LINK_PREMIUM: "https://buy.stripe.com/test_premium plink_premium card,pix",
    PLAN_PREMIUM_PRICE: "49.90",
    PLAN_PREMIUM_MONTHS: "3",
    PLAN_PREMIUM_RENEWS: "no",
  },
  { own: true },
);

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("plans are sold where the operator has set them up, and a package without a link says so", async () => {
    const page = await stage.openSignedIn(size);
    if (size.width >= 768) {
      await page.goto("/");
      await page.getByRole("heading", { name: "Remova anúncios" }).waitFor();
      await page.getByText("Assine um plano Pro ou Premium e navegue sem anúncios").waitFor();
      await page.getByRole("link", { name: "Ver planos" }).click();
      await page.waitForURL("**/buy-tokens#planos");
    } else await page.goto("/buy-tokens#planos");
    const plans = page.getByRole("region", { name: "Planos sem anúncios" });
    await plans.waitFor();
    await expect.poll(() => isInView(page, plans)).toBe(true);
    await keepScreen(page, "plans");
    await expectNoAxeViolations(page);
    const userId = String(await page.evaluate("JSON.parse(localStorage.getItem('user')).id"));
    const address = await plans.getByRole("link", { name: "Assinar o Plano Pro" }).getAttribute("href");
    expect(address).toBe(`https://buy.stripe.com/test_pro?client_reference_id=${userId}`);

    await plans.getByText("R$ 9,90 por mês").waitFor();
    await plans.getByText("Renova sozinho até você cancelar.").waitFor();
    await plans.getByText("R$ 49,90 por 3 meses").waitFor();
    await plans.getByText("Você paga uma vez: não renova sozinho.").waitFor();
    await plans.getByText("Você paga em buy.stripe.com, com cartão ou Pix.").waitFor();
    await plans.getByText("O primeiro portal do dia sai de graça").waitFor();
    await page.goto("/terms#planos");
    await page
      .getByText("Plano Pro: R$ 9,90 por mês. Renova sozinho até você cancelar. Sem anúncios.")
      .waitFor();
    await page.goto("/buy-tokens");

    const popular = page.getByRole("listitem", { name: "Popular" });
    expect(await popular.getByRole("button", { name: "Comprar 600 fichas" }).isDisabled()).toBe(true);
    await popular.getByText("Este pacote não está à venda agora.").waitFor();
  });
});

async function isInView(page: Page, thing: Locator): Promise<boolean> {
  const top = (await thing.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  return top < (page.viewportSize()?.height ?? 0);
}
