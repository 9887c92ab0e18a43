import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { savedOf } from "#features/saved/testing/saved-of.ts";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { heldAnswer } from "../testing/answer-calls.ts";
import { lookAtBothWidths } from "../testing/look-at.ts";
import { showPage } from "../testing/show-page.tsx";
import SavedPage, { clientLoader } from "./saved.tsx";

const [phone] = screenSizes;
const savedPage = { path: "minhas-vagas", Page: SavedPage, clientLoader };
const cook = savedOf({ id: "gupy-00000000000000b2", title: "Cozinheira" });
const driver = savedOf({ id: "gupy-00000000000000c3", title: "Motorista" });

test("before anything is saved the page says how to save", async () => {
  await showPage(phone, "/minhas-vagas", savedPage);
  await expect
    .element(page.getByRole("heading", { name: "Você ainda não guardou nenhuma vaga" }))
    .toBeVisible();
  await expect.element(page.getByText(/^Nos resultados de uma busca, toque na fita/)).toBeVisible();
  await lookAtBothWidths();
});

test("of two choices in quick succession the last one counts, and it is shown meanwhile", async () => {
  const { answer, release } = heldAnswer();
  const sent: unknown[] = [];
  await showPage(phone, "/minhas-vagas", savedPage, {
    answers: {
      listSavedVacancies: () => ({ vacancies: [cook, driver] }),
      changeSavedVacancy: ({ body }) => {
        sent.push(body);
        return answer();
      },
    },
  });
  const status = page.getByLabelText("Andamento: Cozinheira");
  await status.selectOptions("Candidatura enviada");
  await status.selectOptions("Entrevista");
  await expect.element(status).toHaveValue("interview");
  expect(sent).toEqual([{ status: "applied" }]);
  release({ ...cook, status: "applied" });
  await expect.poll(() => sent).toEqual([{ status: "applied" }, { status: "interview" }]);
  // The answer to the first choice has come, and does not bring it back.
  await expect.element(status).toHaveValue("interview");
  expect(page.getByRole("region", { name: /^Candidaturas/ }).elements()).toEqual([]);
  release({ ...cook, status: "interview" });
  await expect.element(page.getByRole("region", { name: /^Entrevistas/ })).toBeVisible();
  await expect.element(status).toHaveValue("interview");
});

test("a vacancy that the search which found it does not find any more says since when", async () => {
  const gone = savedOf({ ...cook, not_found_since: "2026-11-18" });
  await showPage(phone, "/minhas-vagas", savedPage, {
    answers: { listSavedVacancies: () => ({ vacancies: [gone, driver] }) },
  });
  const said =
    "Desde 18/11/2026, a busca que a encontrava em Gupy não a encontra mais: pode ter sido encerrada.";
  await expect.element(page.getByText(said)).toBeVisible();
  expect(page.getByText(/não a encontra mais/).elements()).toHaveLength(1);
  await lookAtBothWidths();
});
