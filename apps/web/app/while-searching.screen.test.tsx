import { endpoints } from "@vagou/contract/api/endpoints";
import { providerLabel } from "@vagou/contract/search/catalogue";
import type { Job } from "@vagou/contract/search/job";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { groupOf } from "#features/search/testing/job-of.ts";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { showPage } from "./testing/show-page.tsx";
import { vacancy } from "#features/search/testing/vacancy.ts";
import { jobsPage } from "./testing/show-results.tsx";

const title = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const see = page.getByRole("button", { name: /Ver as que já chegaram$/ });

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("a person without a mouse is led to the new vacancies, hears the end, and keeps the focus", async () => {
    const portals = await search(size, ["gupy", "catho", "solides"]);
    portals.answer("gupy", many("gupy", 15));
    await pressEnter(see);
    await expect.element(title("Vagas que já chegaram")).toBeVisible();
    portals.answer("catho", many("catho", 12));
    const more = page.getByRole("button", { name: /^\+\d+ novas$/ });
    await expect.element(more).toBeVisible();
    const count = Number(document.querySelector("[aria-setsize]")?.getAttribute("aria-setsize"));
    await pressEnter(more);
    await expect
      .poll(() => document.activeElement)
      .toBe(document.querySelector(`[aria-posinset="${count + 1}"] button`) ?? "a row");
    expect(isFocusInSight()).toBe(true);

    page.getByRole("button", { name: "Cancelar busca" }).element().focus();
    // Screen readers announce what changes in a region that is there already.
    const region = document.querySelector("section > div > output");
    portals.answer("solides", []);
    await expect.element(page.getByRole("button", { name: "Ver todos os resultados" })).toHaveFocus();
    expect(region?.textContent).toBe("A busca terminou");
  });

  test("a search that is cancelled before an answer leads a person without a mouse back to the form", async () => {
    await search(size, ["gupy"]);
    await pressEnter(page.getByRole("button", { name: "Cancelar busca" }));
    await expect.element(title("Encontre sua vaga ideal")).toHaveFocus();
  });

  test("the search is cancelled from there, and what was chosen while it ran stays chosen", async () => {
    const portals = await search(size, ["gupy", "catho"], "porteiro");
    portals.answer("gupy", [
      named("gupy", "Porteiro"),
      { ...named("gupy", "Vigia"), summary: { tipoContrato: "PJ", requisitos: [], beneficios: [] } },
    ]);
    await see.click();
    await page.getByRole("button", { name: "Ver o andamento" }).click();
    await see.click();
    await page.getByLabelText(/^Ordenar/).selectOptions("Mais novas");
    await page.getByRole("button", { name: "Cancelar busca" }).click();
    await expect.element(title("Busca cancelada")).toBeVisible();
    await page.getByRole("button", { name: "Ver todos os resultados" }).click();
    await expect.element(title(/^Resultados para "porteiro"/)).toBeVisible();
    await expect.element(page.getByText("2 vagas encontradas · Busca cancelada")).toBeVisible();
    expect(document.querySelectorAll("[data-toast]")).toHaveLength(0);
    await expect.element(page.getByLabelText(/^Ordenar/)).toHaveValue("newest");
  });
});

test("a screen reader says a search in quarters, and the count with the title of the results", async () => {
  const heard: string[] = [];
  const observer = new MutationObserver(() => {
    const said = document.querySelector("section output")?.textContent ?? "";
    if (said.includes("%") && said !== heard.at(-1)) heard.push(said);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  const asked = [
    "infojobs",
    "catho",
    "gupy",
    "vagas",
    "buscavagas",
    "divulgavagas",
    "workable",
    "sap",
    "dell",
  ];
  const portals = await search(screenSizes[0], asked, "vendas");
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  expect(document.querySelectorAll("section [aria-hidden=true] > span.float")).toHaveLength(8);
  const [first = "", ...others] = asked;
  portals.answer(first, many(first, 3));
  for (const [at, portal] of others.entries()) {
    await expect.element(page.getByText(`${at + 1}/9 provedores`, { exact: false })).toBeVisible();
    portals.answer(portal, []);
  }
  await expect.element(title(/^Resultados para "vendas" *3 vagas encontradas$/)).toHaveFocus();
  expect(heard).toContain("75% completo");
  expect(heard.filter((said) => !/^(25|50|75|100)% completo$/.test(said))).toEqual([]);
});

/** Asks these portals, each of which answers when the test says so. */
async function search(size: (typeof screenSizes)[number], providers: readonly string[], words = "copeira") {
  const waiting = new Map(providers.map((id) => [id, Promise.withResolvers<Job[]>()]));
  await showPage(size, `/jobs?q=${words}`, jobsPage, {
    stored: { selected_providers: providers.join(",") },
    answers: {
      searchJobs: async ({ body }) => {
        const { services } = endpoints.searchJobs.body.parse(body);
        const groups = services.map(async (id) =>
          groupOf({
            name: id,
            display_name: providerLabel(id),
            jobs: (await waiting.get(id)?.promise) ?? [],
          }),
        );
        return { services: await Promise.all(groups), remaining_credits: 200 };
      },
    },
  });
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  return { answer: (id: string, jobs: Job[]) => waiting.get(id)?.resolve(jobs) };
}

function named(source: string, name: string): Job {
  return vacancy({
    id: `${source}-${name}`,
    source,
    title: name,
    url: `https://${source}.example/${name.length}`,
  });
}

/** Of different employers, so that no two of them are one. */
function many(source: string, count: number): Job[] {
  return Array.from({ length: count }, (_, index) => ({
    ...named(source, `Copeira ${source} ${index + 1}`),
    company: `Empresa ${source} ${index + 1}`,
    url: `https://${source}.example/${index + 1}`,
  }));
}

async function pressEnter(button: typeof see): Promise<void> {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard("{Enter}");
}

/** Also not beneath the bars that stay in sight. */
function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (focused === null) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
