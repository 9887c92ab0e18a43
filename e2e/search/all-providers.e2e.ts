import { providerIds } from "@vagou/contract/search/catalogue";
import { expect, test } from "vitest";
import { phone, screenSizes } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

const count = providerIds.length;
const fichas = 7 * count;

const stage = setStage({ DISABLED_PROVIDERS: "" });

test("a search over all portals shows what each of them found", async () => {
  const page = await stage.openSignedIn(phone);

  await page.goto("/jobs?q=desenvolvedor");
  await page.getByRole("button", { name: "Marcar todos" }).click();
  await waitForForm(page, count);
  await page.getByText(`${count} portais × 7 = ${fichas} fichas.`).waitFor();
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("progressbar", { name: "Progresso da busca" }).waitFor();
  await page.getByRole("heading", { name: 'Resultados para "desenvolvedor"' }).waitFor();
  const summary = page
    .getByText(`${count} de ${count} portais responderam`)
    .filter({ visible: true })
    .first();
  const lines = page.getByRole("region", { name: "O que cada portal respondeu" }).getByRole("listitem");
  for (const screen of screenSizes.toReversed()) {
    await page.setViewportSize(screen);
    await summary.waitFor();
    // Where there is little room what each portal said is folded away.
    if (screen.width < 768) await summary.click();
    const said = await lines.filter({ visible: true }).allTextContents();
    expect(said).toHaveLength(count);
    for (const line of said) expect(line).toMatch(/\d+ (de \d+ )?vagas?/);
  }
  await waitForBalance(page, 240 - fichas);
  await lookAtBothWidths(page, "all-providers");
});
