import type { Job } from "@vagou/contract/search/job";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { savedOf } from "#features/saved/testing/saved-of.ts";
import { vacancy } from "#features/search/testing/vacancy.ts";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { lookAt } from "./testing/look-at.ts";
import { showResults } from "./testing/show-results.tsx";

const [, laptop] = screenSizes;

const clerk = vacancy({ id: "gupy-00000000000000a1", title: "Auxiliar administrativo", company: "Jandaia" });
const cook = vacancy({ id: "gupy-00000000000000b2", title: "Cozinheira", company: "Cais do Porto" });
const driver = vacancy({ id: "gupy-00000000000000c3", title: "Motorista", company: "Aurora" });

const beside = page.getByRole("region", { name: "Vaga aberta" });

test("while a vacancy is read beside the list, the keys are about it and go on from it", async () => {
  await show([clerk, cook, driver]);
  const [first = "", second = "", third = ""] = titles();
  await page.getByRole("button", { name: second, exact: true }).click();
  const close = beside.getByRole("button", { name: `Fechar: ${second}` });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await userEvent.keyboard("j");
  await expect.element(page.getByRole("button", { name: third, exact: true })).toHaveFocus();
  close.element().focus();
  await userEvent.keyboard("k");
  await expect.element(page.getByRole("button", { name: first, exact: true })).toHaveFocus();

  close.element().focus();
  await userEvent.keyboard("s");
  const save = page.getByRole("button", { name: `Guardar: ${second}` });
  await expect.element(save.first()).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("x");
  await expect.element(page.getByRole("button", { name: `Mostrar de novo: ${second}` })).toHaveFocus();
});

test("on a wide screen the vacancy stands beside the list, and letters do what the list of keys says", async () => {
  await show([clerk, cook, driver]);
  const [first = "", second = ""] = titles();
  await userEvent.keyboard("j");
  await expect.poll(() => document.activeElement).toBe(row(0));
  await userEvent.keyboard("j");
  await userEvent.keyboard("{Enter}");
  await expect.element(beside.getByRole("heading", { name: second })).toBeVisible();
  expect(row(1)?.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("s");
  const save = beside.getByRole("button", { name: `Guardar: ${second}` });
  await expect.element(save).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("?");
  await expect.element(page.getByText("próxima vaga")).toBeVisible();
  await lookAt();
  // A tablet is turned, and turned back.
  await page.viewport(800, 1280);
  const inRow = page.getByRole("button", { name: `Fechar: ${second}` });
  await expect.element(inRow).toHaveFocus();
  await page.viewport(laptop.width, laptop.height);
  await expect.poll(() => document.activeElement).toBe(row(1));
  beside
    .getByRole("button", { name: `Fechar: ${second}` })
    .element()
    .focus();
  await page.viewport(800, 1280);
  // Its button has the same name.
  await expect.element(beside).not.toBeInTheDocument();
  await expect.element(inRow).toHaveFocus();
  await page.viewport(laptop.width, laptop.height);
  await expect.poll(() => document.activeElement).toBe(row(1));
  await userEvent.keyboard("k");
  await expect.poll(() => document.activeElement).toBe(row(0));
  await userEvent.keyboard("x");
  await expect.element(page.getByRole("button", { name: `Mostrar de novo: ${first}` })).toHaveFocus();
  await userEvent.keyboard("x");
  await expect.poll(() => document.activeElement).toBe(row(0));
  await beside.getByRole("button", { name: `Fechar: ${second}` }).click();
  await expect.poll(() => document.activeElement).toBe(row(1));
  await expect.element(page.getByText("Escolha uma vaga da lista para ler aqui.")).toBeVisible();
});

/** The results of a search on a wide screen. */
async function show(jobs: Job[]): Promise<void> {
  await showResults(laptop, { gupy: jobs }, { answers: { saveVacancy: () => savedOf({}) } });
  await expect.element(page.getByRole("heading", { level: 1, name: /^Resultados/ })).toBeVisible();
  await expect.poll(() => rows().length).toBe(jobs.length);
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-vacancy] article button[aria-expanded]")];
}

/** The opener of the vacancy at this place, from 0. */
function row(place: number): HTMLElement | undefined {
  return rows()[place];
}

function titles(): string[] {
  return rows().map(({ textContent }) => textContent ?? "");
}
