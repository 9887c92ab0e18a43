import { describe, expect, test } from "vitest";
import { askPortals } from "./harness/ask-portals.ts";
import { breakPortal } from "./harness/break-portal.ts";
import { keepScreen, screenSizes } from "./harness/browser.ts";
import { expectNoAxeViolations } from "./harness/expect-no-axe-violations.ts";
import { lookAt } from "./harness/look-at.ts";
import { setStage } from "./harness/stage.ts";
import { waitForBalance } from "./harness/wait-for-balance.ts";

const stage = setStage();

test("a portal that is down is named, costs nothing and leaves the others' vacancies", async () => {
  await breakPortal(stage.product, "Gupy", "unavailable");
  const page = await stage.openSignedIn(screenSizes[1]);

  await page.goto("/jobs?q=vendas");
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await page.getByText("Alguns serviços de busca apresentaram problemas").waitFor();
  const portals = page.getByRole("region", { name: "O que cada portal respondeu" }).getByRole("listitem");
  const gupy = await portals.filter({ hasText: "Gupy" }).innerText();
  expect(gupy).toContain("está fora do ar");
  expect(gupy).toContain("7 devolvidas");
  expect(await page.getByRole("link", { name: /^Ver detalhes/ }).count()).toBeGreaterThan(0);

  const charged = await portals.filter({ hasText: "7 fichas cobradas" }).count();
  expect(charged).toBeGreaterThan(0);
  const balance = 240 - 7 * charged;
  await page
    .getByText(`Você pagou ${7 * charged} fichas`)
    .filter({ visible: true })
    .waitFor();
  await waitForBalance(page, balance);
  await keepScreen(page, "failed-portal");
  await expectNoAxeViolations(page);
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("when every portal fails nobody pays, and one press asks again", async () => {
    for (const label of ["Trampos", "Remotar"]) await breakPortal(stage.product, label, "unavailable");
    const page = await stage.openSignedIn(size);
    await askPortals(page, "vendas", ["Trampos", "Remotar"]);
    await page.getByRole("heading", { name: "Ops! Nenhuma vaga encontrada" }).waitFor();
    await page
      .getByText("Alguns serviços de busca apresentaram problemas. Tente novamente mais tarde.")
      .waitFor();
    await page
      .getByText(/^está fora do ar/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByText("7 devolvidas").filter({ visible: true }).first().waitFor();
    await page.getByText("Nada foi cobrado").filter({ visible: true }).waitFor();
    await waitForBalance(page, 240);
    await lookAt(page, "all-failed");
    expect(await page.getByText(/cobradas/).count()).toBe(0);
    await page.getByRole("button", { name: "Buscar de novo" }).click();
    await page.getByText("Nenhum portal conseguiu responder agora.").waitFor();
  });
});
