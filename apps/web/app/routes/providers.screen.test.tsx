import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { lookAtBothWidths } from "../testing/look-at.ts";
import { painted, recordLayoutShift } from "../testing/record-layout-shift.ts";
import { showPage } from "../testing/show-page.tsx";
import ProvidersPage from "./providers.tsx";

const [phone] = screenSizes;
const shown = { path: "fontes", Page: ProvidersPage };
const counted_at = "2026-11-21T17:05:00.000Z";
const week = {
  runs: 100,
  answered: 70,
  empty: 27,
  failures: [{ outcome: "timeout", count: 3 }],
  median_ms: 1_234,
  last_answer_at: "2026-11-21T17:04:00.000Z",
  failing_since: null,
};
const unknown = providerCatalogue.map(({ id }) => ({ id, state: "unknown", week: null }));

test("numbers that cannot be loaded are said to be missing, and are asked for again", async () => {
  let isDown = true;
  const asked = Promise.withResolvers<void>();
  const providers = unknown.map((one) => (one.id === "gupy" ? { ...one, state: "answering", week } : one));
  const shift = recordLayoutShift();
  await showPage(phone, "/fontes", shown, {
    user: null,
    answers: {
      listProviders: async () => {
        await asked.promise;
        return isDown ? Response.error() : { counted_at, providers };
      },
    },
  });
  await expect.element(page.getByText("Contando as respostas...")).toBeVisible();
  shift();
  asked.resolve();
  const again = page.getByRole("button", { name: "Tentar de novo" });
  await expect.element(again).toBeVisible();
  await expect
    .element(page.getByRole("alert").getByText("Não foi possível carregar os números agora."))
    .toBeVisible();
  await painted();
  expect(shift()).toBeLessThanOrEqual(0.02);
  await lookAtBothWidths();
  isDown = false;
  again.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/Contado em 21\/11 às 14:05\.$/)).toBeVisible();
  await expect.element(page.getByText(/^97 de 100 vezes/)).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("before the first ten questions the page says that there are no numbers yet, and leads to a search", async () => {
  const { addressNow } = await showPage(phone, "/fontes", shown, {
    answers: { listProviders: () => ({ counted_at, providers: unknown }) },
  });
  await expect.element(page.getByText(/^Ainda não há números para mostrar/)).toBeVisible();
  await expect.element(page.getByText("Contado em 21/11 às 14:05.")).toBeVisible();
  await lookAtBothWidths();
  await page.getByRole("link", { name: "Fazer uma busca" }).click();
  await expect.poll(addressNow).toBe("/jobs");
});
