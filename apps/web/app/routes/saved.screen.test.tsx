import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { lookAtBothWidths } from "../testing/look-at.ts";
import { showPage } from "../testing/show-page.tsx";
import SavedPage, { clientLoader } from "./saved.tsx";

test("before anything is saved the page says how to save", async () => {
  await showPage(screenSizes[0], "/minhas-vagas", { path: "minhas-vagas", Page: SavedPage, clientLoader });
  await expect
    .element(page.getByRole("heading", { name: "Você ainda não guardou nenhuma vaga" }))
    .toBeVisible();
  await expect.element(page.getByText(/^Nos resultados de uma busca, toque na fita/)).toBeVisible();
  await lookAtBothWidths();
});
