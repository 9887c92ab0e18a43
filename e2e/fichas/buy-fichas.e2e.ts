import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { recordProblems, phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { setStage } from "../harness/stage.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";

/** A Pix is paid by itself three seconds after it was made. */
const stage = setStage({ STAND_IN_PIX_SECONDS: "3" }, { own: true });

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a card that is approved brings the fichas and a line on the statement; a refund takes both back", async () => {
    const otherTab = await stage.openSignedIn(size);
    await otherTab.goto("/");
    await waitForBalance(otherTab, 240);
    const page = await otherTab.context().newPage();
    const problems = recordProblems(page);

    const layoutShift = await recordLayoutShift(page);
    await page.goto("/buy-tokens");
    const popular = page.getByRole("listitem", { name: "Popular" });
    for (const said of [
      "Mais Popular",
      "R$ 8,90",
      "R$ 0,015 por ficha",
      "economia de 7% sobre o preço de tabela, R$ 0,016",
    ]) {
      await popular.getByText(said, { exact: true }).waitFor();
    }
    const buy = popular.getByRole("link", { name: "Comprar 600 fichas" });
    await buy.waitFor();
    await page.waitForLoadState("networkidle");
    await lookAtBothWidths(page, "buy-tokens");
    // The balance first, then the packages with what they buy, then the invitation.
    const tops = await Promise.all(
      ["Dá para perguntar a 34 portais.", "Comprar fichas", "Indique"].map(
        async (text) => (await page.getByRole("main").getByText(text).first().boundingBox())?.y ?? -1,
      ),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(Math.min(...tops)).toBeGreaterThan(0);
    await popular.getByText("Dá para 21 buscas em 4 portais, ou 5 em todos os 15").waitFor();
    expect(await layoutShift()).toBeLessThan(layoutShiftMax);

    await buy.click();
    await page.getByRole("heading", { name: "600 fichas · R$ 8,90" }).waitFor();
    const address = new URL(page.url());
    const reference = address.searchParams.get("client_reference_id");
    expect(reference).toMatch(/^[0-9a-f-]{36}$/);
    await page.getByRole("button", { name: "Pagar R$ 8,90" }).click();

    const notice = page
      .getByRole("main")
      .getByText("600 fichas da sua compra já estão no seu saldo.", { exact: true });
    await notice.waitFor();
    await page.getByRole("listitem").getByText("Fichas adicionadas!").waitFor();
    await page.waitForURL(`${stage.product.baseUrl}/buy-tokens`);
    await lookAtBothWidths(page, "buy-tokens-arrived");
    await waitForBalance(page, 840);
    await waitForBalance(otherTab, 840);
    expect(await layoutShift()).toBeLessThan(layoutShiftMax);

    await page.reload();
    await buy.waitFor();
    expect(await notice.count()).toBe(0);

    await page.goto("/profile");
    await page.getByRole("row", { name: /^Compra de fichas .* \+600 840$/ }).waitFor();

    const till = await openTill(page, address.origin);
    await till
      .getByRole("listitem")
      .filter({ hasText: `${reference}` })
      .getByText("Reembolsar R$ 8,90")
      .click();
    await expect
      .poll(() => statementAfterReload(page), { timeout: 30_000 })
      .toMatch(/^Compra devolvida ou contestada .*−600\s*240$/);
    await waitForBalance(page, 240);
    expect(problems).toEqual([]);
  });

  test("a card that is refused says why, and going back leaves everything as it was", async () => {
    const page = await stage.openSignedIn(size);
    const problems = recordProblems(page);
    await page.goto("/buy-tokens");
    await page.getByRole("link", { name: "Comprar 300 fichas" }).click();
    await page.getByLabel("Número do cartão").fill("4000 0000 0000 0002");
    await page.getByRole("button", { name: "Pagar R$ 4,90" }).click();
    await page.getByRole("alert").getByText("Seu cartão foi recusado. Tente outro.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/pay/basic");

    await page.goBack();
    await page.goBack();
    await page.getByRole("link", { name: "Comprar 300 fichas" }).waitFor();
    await waitForBalance(page, 240);
    expect(await page.getByText("Confirmando seu pagamento").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test("a Pix is offered where the link accepts it, and its fichas come by themselves when it is paid", async () => {
    const page = await stage.openSignedIn(size);
    await page.goto("/buy-tokens");
    await page.getByText("com cartão, boleto ou Pix.").first().waitFor();
    await page.getByText("Com Pix, segundos depois do pagamento.").waitFor();
    await page.getByRole("link", { name: "Comprar 300 fichas" }).click();
    await page.getByRole("button", { name: "Gerar Pix de R$ 4,90" }).click();
    await page.getByRole("link", { name: "Voltar ao Vagou" }).click();
    await page.getByText("Confirmando seu pagamento").waitFor();
    expect(await page.getByText("Compra confirmada").count()).toBe(0);
    await page
      .getByRole("main")
      .getByText("300 fichas da sua compra já estão no seu saldo.", { exact: true })
      .waitFor();
  });

  test("a boleto that was not paid in time is said to have ended, not to be waited for", async () => {
    const page = await stage.openSignedIn(size);
    await page.goto("/buy-tokens");
    await page.getByRole("link", { name: "Comprar 1.000 fichas" }).click();
    await page.getByRole("button", { name: "Gerar boleto de R$ 10,90" }).click();
    await fetch(page.url().replace(/\/waiting$/, "/expire"), { method: "POST" });
    await page.getByRole("link", { name: "Voltar ao Vagou" }).click();
    await page.getByText("O prazo deste pagamento acabou").waitFor();
    expect(await page.getByText(/Confirmando seu pagamento|Não pague de novo/).count()).toBe(0);
    await lookAtBothWidths(page, "buy-tokens-ended");
  });

  test("a boleto is shown as not paid yet, and its fichas come when it is paid", async () => {
    const page = await stage.openSignedIn(size);
    const layoutShift = await recordLayoutShift(page);
    await page.goto("/buy-tokens");
    await page.getByRole("link", { name: "Comprar 1.000 fichas" }).click();
    const { origin } = new URL(page.url());
    await page.getByRole("button", { name: "Gerar boleto de R$ 10,90" }).click();
    const boleto = page.url();
    await page.clock.install();
    await page.getByRole("link", { name: "Voltar ao Vagou" }).click();
    await page.getByText("Confirmando seu pagamento").waitFor();
    await lookAtBothWidths(page, "buy-tokens-waiting");

    // The page checks for a minute of its clock, which passes at once.
    const again = page.getByRole("button", { name: "Verificar de novo" });
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10_000);
          return again.isVisible();
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    await page.getByText("com boleto, até 2 dias úteis").waitFor();
    await lookAtBothWidths(page, "buy-tokens-late");
    await again.click();
    await again.waitFor();

    const returned = page.url();
    const waiting = page.getByRole("main").getByText("Compra de 1.000 fichas aguardando pagamento");
    expect(await waiting.count()).toBe(0);
    for (const path of ["/profile", "/buy-tokens"]) {
      await page.goto(path);
      await waiting.waitFor();
      await page.getByText(/^R\$\s10,90, código gerado em \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/).waitFor();
      await lookAtBothWidths(page, `waiting-payment-${path.slice(1)}`);
    }
    await page.goto(returned);
    await page.getByText("Confirmando seu pagamento").waitFor();
    await fetch(boleto.replace(/\/waiting$/, "/pay"), { method: "POST" });
    const till = await openTill(page, origin);
    await till.getByText("Pago.").first().waitFor();
    const notice = page
      .getByRole("main")
      .getByText("1.000 fichas da sua compra já estão no seu saldo.", { exact: true });
    await expect
      .poll(
        async () => {
          await page.clock.runFor(5_000);
          return notice.isVisible();
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    await waitForBalance(page, 1240);
    expect(await layoutShift()).toBeLessThan(layoutShiftMax);
    await page.goto("/profile");
    await page.getByRole("row", { name: /^Compra de fichas / }).waitFor();
    expect(await waiting.count()).toBe(0);
  });
});

/** The payment provider's side, in a tab of its own. */
async function openTill(page: Page, origin: string): Promise<Page> {
  const till = await page.context().newPage();
  await till.goto(origin);
  return till;
}

/** @returns the newest line of the statement */
async function statementAfterReload(page: Page): Promise<string> {
  await page.reload();
  const line = page.getByRole("table").getByRole("row").nth(1);
  return (await line.innerText()).replaceAll(/\s+/g, " ");
}
