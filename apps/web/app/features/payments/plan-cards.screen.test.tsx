import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { PaidPlan } from "@vagou/contract/fichas/plans";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { MemoryRouter } from "react-router";
import { PlanCards } from "./plan-cards.tsx";

const sale = { price_cents: 990, months: 1, methods: ["card"] };

const settings = {
  plan_checkout: { pro: "https://pagar.example/pro", premium: "https://pagar.example/premium" },
  plan_offers: { pro: { ...sale, renews: true }, premium: { ...sale, renews: false } },
  plan_portal_url: "https://pagar.example/assinaturas",
};

test.each(screenSizes)(
  "on a screen of $width × $height a plan that Stripe may still charge is not sold a second time, and the other one says that it goes on",
  async (size) => {
    await show(size, "pro");
    await expect.element(page.getByRole("button", { name: "Renovação em aberto" })).toBeDisabled();
    await expect.element(page.getByText(/^A Stripe ainda pode cobrar esta assinatura\./)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Comprar o Plano Premium" })).toBeVisible();
    await expect.element(page.getByText(/Esta compra não cancela a assinatura do Plano Pro\./)).toBeVisible();
  },
);

test("who has no plan, and none that is unpaid, is offered both", async () => {
  await show(screenSizes[0], null);
  await expect.element(page.getByRole("link", { name: "Assinar o Plano Pro" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Comprar o Plano Premium" })).toBeVisible();
});

async function show(size: (typeof screenSizes)[number], unpaid: PaidPlan | null): Promise<void> {
  const browserFetch = window.fetch;
  window.fetch = async (address) => {
    const isAccount = new URL(new Request(address).url).pathname.endsWith("/account");
    return Response.json(isAccount ? { unpaid_plan: unpaid } : settings);
  };
  onTestFinished(() => {
    window.fetch = browserFetch;
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  await showOnScreen(
    size,
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlanCards user={{ id: "ana", plan: "free" }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
