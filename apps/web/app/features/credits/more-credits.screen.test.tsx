import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { errorMessages } from "@vagou/contract/api/error-codes";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { MoreCredits } from "./more-credits.tsx";
import { tokensQuery } from "./queries.ts";

const claim = page.getByRole("button", { name: "Resgatar fichas de hoje" });

test("who fetches the fichas of today reads on where the button was, while they are too few", async () => {
  const client = await showBonus();
  claim.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => claim.elements().length).toBe(0);
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Você já recebeu as fichas de hoje/);
  client.clear();
});

test("who fetches them after another device has done so reads on in the same place", async () => {
  const client = await showBonus({ isTaken: true });
  claim.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => claim.elements().length).toBe(0);
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Você já recebeu as fichas de hoje/);
  client.clear();
});

test("fichas of today that another tab has fetched take the focus from no field", async () => {
  const client = await showBonus();
  page.getByLabelText("Palavras").element().focus();
  client.setQueryData(tokensQuery("joana").queryKey, { total: 41, dailyRefreshAvailable: false });
  await expect.poll(() => claim.elements().length).toBe(0);
  await expect.element(page.getByLabelText("Palavras")).toHaveFocus();
  client.clear();
});

test("who types elsewhere by the time when the fichas come goes on typing", async () => {
  const { promise: come, resolve: arrive } = Promise.withResolvers<void>();
  const client = await showBonus({ come });
  await claim.click();
  await expect.element(page.getByRole("button", { name: "Resgatando..." })).toBeVisible();
  page.getByLabelText("Palavras").element().focus();
  arrive();
  await expect.element(page.getByText(/^Você já recebeu/)).toBeVisible();
  await expect.element(page.getByLabelText("Palavras")).toHaveFocus();
  client.clear();
});

/**
 * @param how.come when the claim is answered
 * @param how.isTaken another device has fetched the fichas, which this one does not know
 */
async function showBonus({ come = Promise.resolve(), isTaken = false } = {}): Promise<QueryClient> {
  const client = new QueryClient();
  client.setQueryData(tokensQuery("joana").queryKey, { total: 1, dailyRefreshAvailable: true });
  const browserFetch = window.fetch;
  // What the settings, the claim and the balance answer.
  window.fetch = async (address) => {
    const isClaim = new Request(address).url.endsWith("/claim-daily");
    if (isClaim) await come;
    return isClaim && isTaken
      ? Response.json(
          { error: errorMessages.daily_already_claimed, code: "daily_already_claimed" },
          { status: 409 },
        )
      : Response.json({
          bonuses: { daily: 40 },
          tokens: { total: 41, dailyRefreshAvailable: false },
          user: { plan: "free" },
        });
  };
  onTestFinished(() => {
    window.fetch = browserFetch;
  });
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={client}>
      <input aria-label="Palavras" />
      <MoreCredits userId="joana" />
    </QueryClientProvider>,
  );
  await expect.element(claim).toBeVisible();
  return client;
}
