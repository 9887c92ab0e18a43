import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { jobOf } from "../testing/job-of.ts";
import { createOpened } from "./create-opened.ts";
import { VacancyRow } from "./vacancy-row.tsx";

test("the buttons of a row say its title as the row shows it, without shouting", async () => {
  const lead = jobOf({ title: "MOTORISTA CATEGORIA D" });
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
  await expect
    .element(page.getByRole("button", { name: "Motorista Categoria D", exact: true }))
    .toBeVisible();
  const labels = page
    .getByRole("button")
    .elements()
    .map((button) => button.getAttribute("aria-label"));
  expect(labels).toContain("Guardar: Motorista Categoria D");
});
