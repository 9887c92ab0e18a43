import type { Job } from "@vagou/contract/search/job";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { jobOf } from "../testing/job-of.ts";
import { createOpened } from "./create-opened.ts";
import { VacancyRow } from "./vacancy-row.tsx";

test("the buttons of a row say its title as the row shows it, without shouting", async () => {
  await showRow(jobOf({ title: "MOTORISTA CATEGORIA D" }));
  await expect
    .element(page.getByRole("button", { name: "Motorista Categoria D", exact: true }))
    .toBeVisible();
  const labels = page
    .getByRole("button")
    .elements()
    .map((button) => button.getAttribute("aria-label"));
  expect(labels).toContain("Guardar: Motorista Categoria D");
});

test("a row says the level that the portal states, behind pay and contract", async () => {
  await showRow(jobOf({ salary: "R$ 4.000 por mês", work_mode: "hybrid", level: "Pleno" }));
  await expect.element(page.getByText("R$ 4.000 por mês · CLT · Pleno · Híbrido")).toBeVisible();
});

test("a row of an answer that was stored before levels were read says the rest", async () => {
  const { level: _, ...stored } = jobOf({ work_mode: "hybrid" });
  await showRow(stored);
  await expect.element(page.getByText("CLT · Híbrido", { exact: true })).toBeVisible();
});

test("who comes to a row by the keyboard hears whose vacancy it is, and where, because many have one title", async () => {
  await showRow(
    jobOf({ title: "Vendedor Externo", company: "Rede Sabiá da Serra", location: "Brasília (DF)" }),
  );
  await expect
    .element(page.getByRole("button", { name: "Vendedor Externo", exact: true }))
    .toHaveAccessibleDescription("Rede Sabiá da Serra · Brasília (DF)");
});

async function showRow(lead: Job): Promise<void> {
  const row = (
    <VacancyRow
      vacancy={{ lead, others: [], reasons: [] }}
      isNew={false}
      opened={createOpened()}
      isBeside={false}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: row }]);
  await showOnScreen(screenSizes[0], <RouterProvider router={router} />);
}
