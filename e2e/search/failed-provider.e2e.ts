import { expect, test } from "vitest";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { breakProvider } from "../harness/product/break-provider.ts";
import { keepScreen, phone, screenSizes } from "../harness/browser.ts";
import { expectNoAxeViolations } from "../harness/looking/expect-no-axe-violations.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";

const stage = setStage({}, { own: true });
const laptop = screenSizes[1];

test("a portal that is down is named, costs nothing and leaves the others' vacancies", async () => {
  await breakProvider(stage.product, "Gupy", "unavailable");
  const page = await stage.openSignedIn(laptop);

  await page.goto("/jobs?q=vendas");
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await page.getByText("Alguns serviços de busca apresentaram problemas").waitFor();
  const portals = page.getByRole("region", { name: "O que cada portal respondeu" }).getByRole("listitem");
  const gupy = await portals.filter({ hasText: "Gupy" }).innerText();
  expect(gupy).toContain("está fora do ar");
  expect(gupy).toContain("7 devolvidas");
  expect(await page.getByRole("article").count()).toBeGreaterThan(0);

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

test("the portals that failed stand first and are asked again together, for the price on the button", async () => {
  const [first, second] = ["Remotar", "Trampos"];
  await breakProvider(stage.product, "Gupy", "none");
  for (const label of [first, second]) await breakProvider(stage.product, label, "unavailable");
  const page = await stage.openSignedIn(phone);
  await askProviders(page, "analista", ["Gupy", first, second]);
  await page.getByRole("heading", { name: 'Resultados para "analista"' }).waitFor();
  const main = page.getByRole("main");
  await main.getByText(/^Sem resposta de \S+ e \S+\. 14 fichas voltaram\.$/).waitFor();
  const lines = page.getByRole("region", { name: "O que cada portal respondeu" }).getByRole("listitem");
  const names = (await lines.filter({ visible: true }).allInnerTexts()).map((text) => text.split("\n")[0]);
  expect(names.slice(0, 2).toSorted()).toEqual([first, second]);
  expect(names[2]).toBe("Gupy");
  const listFailed = async () => {
    const failed = new RegExp(`^(${first}|${second})[ (]+falhou\\)?$`);
    const said = [];
    for (const [size, portal] of [
      [laptop, "tab"],
      [phone, "option"],
    ] as const) {
      await page.setViewportSize(size);
      await page.getByRole(portal).first().waitFor({ state: "attached" });
      said.push((await page.getByRole(portal).allInnerTexts()).filter((text) => failed.test(text)).length);
    }
    return said;
  };
  expect(await listFailed()).toEqual([2, 2]);
  await lookAtBothWidths(page, "two-failed");

  await breakProvider(stage.product, first, "none");
  await page.getByRole("button", { name: "Tentar de novo os 2 por 14 fichas" }).click();
  await main.getByText(`De novo sem resposta de ${second}. 7 fichas voltaram.`).waitFor();
  expect(await listFailed()).toEqual([1, 1]);
  await waitForBalance(page, 226);
  await lookAtBothWidths(page, "one-failed-again");
  await breakProvider(stage.product, second, "none");
  await page.getByRole("button", { name: "Tentar de novo por 7 fichas" }).press("Enter");
  await page.getByText("Alguns serviços de busca apresentaram problemas").waitFor({ state: "detached" });
  const title = page.getByRole("heading", { level: 1 });
  await expect.poll(() => title.evaluate((heading) => heading.matches(":focus"))).toBe(true);
  await waitForBalance(page, 219);
});

test("when every portal fails nothing is charged, the title names no result, and one press asks again", async () => {
  // Another pair: answers are cached for ten minutes, and a portal that failed three times in a row is paused.
  const pair = ["BNE", "Sólides"];
  for (const label of pair) await breakProvider(stage.product, label, "unavailable");
  const page = await stage.openSignedIn(phone);
  await askProviders(page, "vendas", pair);
  await page.getByRole("heading", { name: "Nenhum portal respondeu" }).waitFor();
  await page
    .getByText("Alguns serviços de busca apresentaram problemas. Tente novamente mais tarde.")
    .waitFor();
  expect(await page.getByText(/Nenhuma vaga|Nenhum resultado/).count()).toBe(0);
  await page
    .getByText(/^está fora do ar/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByText("7 devolvidas").filter({ visible: true }).first().waitFor();
  await page.getByText("Nada foi cobrado").filter({ visible: true }).waitFor();
  await waitForBalance(page, 240);
  await lookAtBothWidths(page, "all-failed");
  expect(await page.getByText(/cobradas/).count()).toBe(0);
  for (const label of pair) await breakProvider(stage.product, label, "none");
  await page.getByRole("button", { name: "Tentar de novo os 2 por 14 fichas" }).click();
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await page.waitForURL(/searchId=/);
});
