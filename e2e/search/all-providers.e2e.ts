import { providerIds } from "@vagou/contract/search/catalogue";
import { describe, expect, test } from "vitest";
import { keepScreen, screenSizes } from "../harness/browser.ts";
import { expectNoAxeViolations } from "../harness/looking/expect-no-axe-violations.ts";
import { setStage } from "../harness/stage.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

const count = providerIds.length;
const fichas = 7 * count;

const stage = setStage({ DISABLED_PROVIDERS: "" });

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("a search over all portals shows what each of them found", async () => {
    const page = await stage.openSignedIn(size);

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
    await summary.waitFor();
    // Where there is little room what each portal said is folded away.
    if (size.width < 768) await summary.click();

    const lines = page.getByRole("region", { name: "O que cada portal respondeu" }).getByRole("listitem");
    const said = await lines.allTextContents();
    expect(said).toHaveLength(count);
    for (const line of said) expect(line).toMatch(/\d+ (de \d+ )?vagas?/);
    await waitForBalance(page, 240 - fichas);
    await keepScreen(page, "all-providers");
    await expectNoAxeViolations(page);
  });
});
