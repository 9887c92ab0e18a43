import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { vacancy } from "#features/search/testing/vacancy.ts";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { tabTo } from "#ui/testing/tab-to.ts";
import type { Answers } from "../testing/answer-calls.ts";
import { lookAt, lookAtBothWidths } from "../testing/look-at.ts";
import { layoutShiftMax, painted, recordLayoutShift } from "../testing/record-layout-shift.ts";
import { inventUser, showPage } from "../testing/show-page.tsx";
import { showResults } from "../testing/show-results.tsx";
import JobPage, { clientLoader } from "./jobs.$id.tsx";

const [phone, laptop] = screenSizes;
const jobPage = { path: "jobs/:id", Page: JobPage, clientLoader };

const cook = vacancy({ id: "gupy-00000000000000b2", title: "Cozinheira", url: "https://gupy.example/2" });
const kept: ResponseOf<"getJob"> = {
  ...cook,
  display_name: "Gupy",
  first_seen_at: "2026-11-20T12:00:00.000Z",
  last_seen_at: "2026-11-21T12:00:00.000Z",
};
const tokens = { total: 212, dailyRefreshAvailable: false };
const title = page.getByRole("heading", { level: 1, name: "Cozinheira" });
const missing = page.getByRole("heading", { name: "Esta vaga não está mais aqui" });
const address = `${window.location.origin}/v/${cook.id}`;

test("a person without a mouse shares a vacancy of the results, reads it whole, copies its address and goes back", async () => {
  const { copied, opened } = recordHandedOver();
  const { addressNow } = await showResults(
    laptop,
    { gupy: [cook] },
    { others: [jobPage], answers: { getJob: () => kept, getTokens: () => ({ tokens, user: inventUser() }) } },
  );
  await page.getByRole("article").getByRole("button", { expanded: false }).click();
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Ler tudo/ }) });
  await tabTo(card.getByRole("heading").getByRole("link").element());
  await tabTo(card.getByRole("button", { name: "Compartilhar: Cozinheira" }).element());
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Link copiado com sucesso!").first()).toBeVisible();
  expect([copied, opened]).toEqual([[address], []]);
  // Elsewhere than on a phone, WhatsApp is no app.
  expect(inSight(card.getByRole("link", { name: /^WhatsApp: enviar/ }).elements())).toEqual([]);
  await lookAt();
  await tabTo(card.getByRole("link", { name: "Ler tudo: Cozinheira" }).element());
  await tabTo(card.getByRole("link", { name: /^Ver detalhes/ }).element());
  const results = addressNow();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");

  await expect.poll(addressNow).toBe(`/jobs/${cook.id}`);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Dados da vaga" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Cozinheira | Vagou");
  await expect.element(page.getByText("Nunca pague para participar de uma seleção.")).toBeVisible();
  await expect.poll(() => inSight(page.getByText("212 fichas").elements())).not.toEqual([]);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const whole = address.replace("/v/", "/jobs/");
  expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "JobPosting", title: "Cozinheira", url: whole });
  await lookAt();
  expect(inSight(page.getByRole("link", { name: /^Enviar pelo WhatsApp/ }).elements())).toEqual([]);
  const back = page.getByRole("link", { name: "Voltar para a busca" });
  await tabTo(back.element());
  const portals = inSight(page.getByRole("link", { name: /^Ver no portal/ }).elements());
  expect(portals.map((link) => link.getAttribute("rel"))).toEqual(["noopener"]);
  await tabTo(portals[0]);
  await tabTo(page.getByRole("button", { name: "Copiar link" }).element());
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Copiado" })).toBeVisible();
  expect(copied).toEqual([address, address]);
  await back.click();
  await expect.poll(addressNow).toBe(results);
  await expect.element(page.getByRole("heading", { name: /^Resultados para "vendas"/ })).toBeVisible();
});

test("a vacancy of an old search is read whole after the server has forgotten it", async () => {
  const { calls } = await showResults(phone, { gupy: [cook] }, { others: [jobPage] });
  await page.getByRole("article").getByRole("button", { expanded: false }).click();
  await page.getByRole("link", { name: "Ler tudo: Cozinheira" }).click();
  await expect.element(title).toBeVisible();
  await expect.poll(() => calls).toContain(`GET /jobs/${cook.id}`);
  await painted();
  await expect.element(page.getByText(/como estavam nos resultados que você abriu\./)).toBeVisible();
  await expect.element(title).toBeVisible();
});

test.each(["gupy-0123456789abcdef", "vaga de vendas", "<img src=x onerror=alert(1)>"])(
  "%s, which no search found, says so and leads back to the search",
  async (id) => {
    const shift = recordLayoutShift();
    const { addressNow, goBack } = await showPage(phone, `/jobs/${encodeURIComponent(id)}`, jobPage);
    await expect.element(missing).toBeVisible();
    await painted();
    expect(shift()).toBeLessThanOrEqual(layoutShiftMax);
    await page.getByRole("main").getByRole("link", { name: "Buscar vagas" }).click();
    await expect.poll(addressNow).toBe("/jobs");
    await goBack();
    await expect.element(missing).toBeVisible();
  },
);

test("the page of a vacancy that is missing is readable on both widths", async () => {
  await showPage(phone, "/jobs/gupy-0123456789abcdef", jobPage);
  await expect.element(missing).toBeVisible();
  await lookAtBothWidths();
});

test("while the vacancy loads its place is kept, and after a broken connection the person can retry", async () => {
  const { promise: broken, resolve } = Promise.withResolvers<unknown>();
  // The results of another test have not read it.
  const unread = "/jobs/gupy-00000000000000c3";
  const answers: Answers = { getJob: () => broken };
  const { addressNow } = await showPage(phone, unread, jobPage, { answers });
  await expect.element(page.getByLabelText("Carregando a vaga")).toBeVisible();
  await lookAtBothWidths();
  resolve(Response.error());
  await expect.element(page.getByText("Não foi possível carregar a vaga agora.")).toBeVisible();
  await lookAtBothWidths();
  answers.getJob = () => kept;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(page.getByRole("heading", { name: "Dados da vaga" })).toBeVisible();
  expect(addressNow()).toBe(unread);
});

/** What the page gives the clipboard, and the windows that it opens by a script. */
function recordHandedOver(): { copied: readonly string[]; opened: readonly unknown[] } {
  const copied: string[] = [];
  const opened: unknown[] = [];
  const writing = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  const opening = vi.spyOn(window, "open").mockImplementation((...what) => {
    opened.push(what);
    return null;
  });
  onTestFinished(() => {
    writing.mockRestore();
    opening.mockRestore();
  });
  return { copied, opened };
}

function inSight(elements: readonly Element[]): readonly Element[] {
  return elements.filter((element) => element.checkVisibility());
}
