import { describe, expect, test } from "vitest";
import { recordProblems, phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

const today = new Date();
const nextMonth = new Date(today);
nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1);
const end = nextMonth.toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a bought plan removes the ads by itself, shows its end, and ends when it is stopped", async () => {
    const page = await stage.openSignedIn(size);
    const problems = recordProblems(page);
    await page.goto("/buy-tokens#planos");
    await page.getByRole("link", { name: "Assinar o Plano Pro" }).click();
    const { origin, searchParams } = new URL(page.url());
    const reference = String(searchParams.get("client_reference_id"));
    await page.getByRole("heading", { name: "Plano Pro, a cada 1 mês · R$ 9,90" }).waitFor();
    await page.getByRole("button", { name: "Assinar por R$ 9,90" }).click();
    await page.getByText("Plano Pro ativado").waitFor();
    await page.getByText(`Vale até ${end}.`).waitFor();
    await lookAtBothWidths(page, "plan-arrived");

    await page.goto("/");
    await page.getByRole("heading", { name: "Buscas recentes" }).waitFor();
    // The plan may come after the list, and with it the ad goes.
    await expect.poll(() => page.getByText("Anúncio Lateral").count()).toBe(0);

    await page.goto("/profile");
    await page.getByText(`Pro até ${end}`).waitFor();
    await page.getByText("Renova sozinho nesse dia.").waitFor();
    await page.getByRole("link", { name: "Gerenciar a assinatura" }).waitFor();
    await lookAtBothWidths(page, "profile-plan");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    await page.getByText("Excluir a conta não cancela a cobrança do seu plano").waitFor();
    await page.getByRole("button", { name: "Cancelar" }).click();

    const till = await page.context().newPage();
    const press = async (label: string) => {
      await till.goto(origin);
      await till
        .getByRole("listitem")
        .filter({ hasText: reference })
        .getByRole("button", { name: label })
        .click();
    };
    await press("Recusar a cobrança do próximo período");
    await profileSays("A cobrança da renovação não passou.");
    await press("Renovar: cobrar o próximo período");
    await profileSays("Renova sozinho nesse dia.");
    expect(await page.getByText(`Pro até ${end}`).count()).toBe(0);
    await press("Cancelar no fim do período");
    await profileSays("Não renova sozinho.");
    await press("Encerrar agora");
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByText("No Vagou desde").waitFor();
          return page.getByText(/^Pro até/).count();
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(problems).toEqual([]);

    async function profileSays(words: string) {
      await expect
        .poll(
          async () => {
            await page.reload();
            await page.getByText("No Vagou desde").waitFor();
            await page.getByText(/^Pro até/).waitFor();
            return page.getByText(words).count();
          },
          { timeout: 20_000 },
        )
        .toBe(1);
    }
  });

  test("a person who buys Premium over a subscription of Pro is told that Pro goes on being charged", async () => {
    const page = await stage.openSignedIn(size);
    await page.goto("/buy-tokens#planos");
    await page.getByRole("link", { name: "Assinar o Plano Pro" }).click();
    await page.getByRole("button", { name: "Assinar por R$ 9,90" }).click();
    await page.getByText("Plano Pro ativado").waitFor();
    await page.reload();
    await page
      .getByText("Esta compra não cancela a assinatura do Plano Pro. Você cancela a renovação em Seu Perfil")
      .waitFor();
    await page.getByRole("link", { name: "Comprar o Plano Premium" }).click();
    await page.getByRole("button", { name: "Pagar R$ 49,90" }).click();
    await page.getByText("Plano Premium ativado").waitFor();
    // Pro once more would be charged twice, and add nothing.
    await page.getByRole("button", { name: "Incluído no seu plano" }).waitFor();
    expect(await page.getByRole("link", { name: "Assinar o Plano Pro" }).count()).toBe(0);

    await page.goto("/profile");
    await page.getByText(/^Premium até/).waitFor();
    await page
      .getByText(`Não renova sozinho. Sua assinatura do Plano Pro continua: a próxima cobrança é em ${end}.`)
      .waitFor();
    await page.getByRole("link", { name: "Gerenciar a assinatura" }).waitFor();
    await lookAtBothWidths(page, "profile-two-plans");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    expect(await page.getByText("Excluir a conta não cancela a cobrança do seu plano").count()).toBe(1);
  });
});
