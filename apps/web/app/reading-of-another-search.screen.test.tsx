import { endpoints } from "@vagou/contract/api/endpoints";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { groupOf } from "#features/search/testing/job-of.ts";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { showPage } from "./testing/show-page.tsx";
import { vacancy } from "#features/search/testing/vacancy.ts";
import { jobsPage } from "./testing/show-results.tsx";

const title = (name: RegExp) => page.getByRole("heading", { level: 1, name });

test("who read a search while it ran and goes back to an earlier one sees the vacancies of that one", async () => {
  const late = Promise.withResolvers<void>();
  const { goBack, addressNow } = await showPage(screenSizes[0], "/jobs?q=copeira", jobsPage, {
    stored: { selected_providers: "gupy,catho" },
    answers: {
      searchJobs: async ({ body }) => {
        const { query, services } = endpoints.searchJobs.body.parse(body);
        const [id = ""] = services;
        if (id === "catho" && query === "porteiro") await late.promise;
        const found = vacancy({
          id: `${id}-${query}`,
          source: id,
          title: `${query} de ${id}`,
          company: `Casa ${id}`,
        });
        return { services: [groupOf({ name: id, display_name: id, jobs: [found] })], remaining_credits: 200 };
      },
    },
  });
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await expect.element(title(/^Resultados para "copeira"/)).toBeVisible();

  await page.getByRole("button", { name: "Editar Filtros" }).click();
  await page.getByLabelText("Palavras-chave").fill("porteiro");
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("button", { name: /Ver as que já chegaram$/ }).click();
  late.resolve();
  await expect.element(page.getByRole("button", { name: "Ver todos os resultados" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^porteiro de gupy$/i })).toBeVisible();

  await expect.poll(addressNow).toContain("q=porteiro");
  await goBack();
  await expect.element(title(/^Resultados para "copeira"/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^copeira de gupy$/i })).toBeVisible();
  expect(page.getByRole("button", { name: /^porteiro de gupy$/i }).elements()).toEqual([]);
});
