import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { makeAccount } from "../harness/accounts/account.ts";
import { breakProvider } from "../harness/product/break-provider.ts";
import { screenSizes } from "../harness/browser.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { secretsOfJourneys } from "../harness/accounts/make-accounts-in.ts";
import { startProduct } from "../harness/product/product.ts";
import { searchByApi } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

/** As a fresh clone: three portals start switched off; the operator switched Catho off too. */
const settings = { DISABLED_PROVIDERS: "encontresuavaga,jobleads,netvagas,catho" };
const stage = setStage(settings, { own: true });

test("a suspended portal and a long line are told, and a suspended portal is no part of a kind", async () => {
  await breakProvider(stage.product, "NerdIn", "blocked");
  // Two refusals suspend a portal for five minutes.
  for (const query of ["mecânica", "soldador"]) {
    expect(await searchByApi(stage.product, "nerdin", query)).toMatchObject({ outcome: "blocked" });
  }
  // A server looks at its portals as it starts and once a minute. One more server on the same data saves the minute.
  const second = await startProduct({ DATABASE_URL: stage.databaseUrl, ...secretsOfJourneys, ...settings });
  try {
    const page = await stage.openPage(screenSizes[0], {
      at: second.baseUrl,
      account: await makeAccount(stage.product),
    });
    // Nothing is suspended yet when the form opens: it has to ask again by itself, after half a minute.
    await page.clock.install();
    let isSuspended = false;
    await page.route("**/api/jobs/lines", (route) =>
      isSuspended ? route.continue() : route.fulfill({ json: { lines: [], suspended: [] } }),
    );
    await openForm(page);
    const nerdIn = page.getByRole("checkbox", { name: "NerdIn", exact: true });
    expect(await describedBy(nerdIn)).toBe("Só tecnologia");
    isSuspended = true;
    await page.clock.fastForward(30_000);
    await expect
      .poll(() => describedBy(nerdIn))
      .toBe("Só tecnologiafora do ar há pouco; se falhar, as fichas voltam");
    expect(await nerdIn.isEnabled()).toBe(true);
    await page.getByRole("button", { name: "Tecnologia 28 fichas" }).click();
    await waitForForm(page, 4);
    expect(await chosen(page)).not.toContain("NerdIn");
    await page.getByRole("button", { name: "Todos 98 fichas" }).click();
    expect(await chosen(page)).toContain("NerdIn");

    await breakProvider(second, "Workable", "none", 6_000);
    const askers = {
      ...second,
      ...(stage.product.openAccount && { openAccount: stage.product.openAccount }),
    };
    const others = [1, 2, 3, 4, 5, 6].map((person) => searchByApi(askers, "workable", `mecânico ${person}`));
    const line = page.getByText(/^muita gente perguntando: cerca de \d+ s de fila$/);
    await expect
      .poll(async () => {
        await page.reload();
        await page.waitForLoadState("networkidle");
        return line.count();
      })
      .toBe(1);
    await lookAt(page, "picker-blocked");
    await breakProvider(second, "Workable", "none");
    await Promise.all(others);
  } finally {
    await second.close();
  }
}, 180_000);

async function openForm(page: Page): Promise<void> {
  await page.goto("/jobs?q=vendas");
  await waitForForm(page, 4);
  await page.waitForLoadState("networkidle");
}

async function chosen(page: Page): Promise<string[]> {
  return await page.locator("label:has(:checked) [id$=-name]").allInnerTexts();
}

/** What the portal is; `expectations.e2e.ts` reads what it usually brings. */
async function describedBy(portal: ReturnType<Page["getByRole"]>): Promise<unknown> {
  return await portal.evaluate((input) => {
    const [about] = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    return input.ownerDocument.querySelector(`[id="${about}"]`)?.textContent;
  });
}
