import { describe, expect, test } from "vitest";
import { askProviders, openFilters } from "../harness/searching/ask-providers.ts";
import { breakProvider } from "../harness/product/break-provider.ts";
import { phone, recordProblems } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";
import { showPortal } from "../harness/searching/vacancies.ts";

const stage = setStage({ DISABLED_PROVIDERS: "" }, { own: true });

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a search without results names its question and says what to try", async () => {
    const page = await stage.openSignedIn(size);
    await askProviders(page, "desenvolvedor");
    await page.getByRole("heading", { name: 'Resultados para "desenvolvedor"' }).waitFor();
    expect(await page.title()).toBe("Buscar vagas | Vagou");
    await openFilters(page);
    await page.locator("button[type=submit]").click();
    await page.getByText("Esta busca acabou de ser feita").waitFor();
    await openFilters(page);
    await page.getByLabel("Palavras-chave").fill("zzqx");
    await page.locator("button[type=submit]").click();
    await page.getByRole("heading", { name: "Ops! Nenhuma vaga encontrada" }).waitFor();
    await page.waitForURL((url) => url.search === "?q=zzqx");
    await page.getByText('Nenhum resultado encontrado para "zzqx".').waitFor();
    await lookAtBothWidths(page, "no-results");
    await page.reload();
    await page.getByRole("heading", { name: "Encontre sua vaga ideal" }).waitFor();
    await expect.poll(() => page.getByLabel("Palavras-chave").inputValue()).toBe("zzqx");
  });

  test("a cancelled search keeps the answers and returns the other fichas", async () => {
    await breakProvider(stage.product, "Workable", "none", 7_000);
    const page = await stage.openSignedIn(size);
    await askProviders(page, "analista", ["Gupy", "Workable"]);
    await page.getByRole("heading", { name: "Buscando vagas incríveis" }).waitFor();
    await page.getByText("1/2 provedores · 50% completo").waitFor();
    expect(await page.getByRole("button", { name: "Editar Filtros" }).isDisabled()).toBe(true);
    await lookAtBothWidths(page, "searching");
    await page.getByRole("button", { name: "Cancelar busca" }).click();
    await page.getByText("Busca cancelada").waitFor();
    await page.getByRole("heading", { name: 'Resultados para "analista"' }).waitFor();
    await page.getByText("você cancelou antes da resposta").filter({ visible: true }).first().waitFor();
    await page.getByText("7 de volta").filter({ visible: true }).first().waitFor();
    await lookAtBothWidths(page, "cancelled");
    await showPortal(page, "Workable");
    await page.getByText("Você cancelou antes da resposta. Em Editar Filtros você busca de novo.").waitFor();
    await breakProvider(stage.product, "Workable", "none");
    // Without a reload, although the server notices the closed connection a moment later.
    await waitForBalance(page, 233);
  });

  test("a search goes on while the person looks elsewhere, and back and forward lead from one to the other", async () => {
    // Asked for the first time, or the answer would come from the cache at once.
    const keywords = "auxiliar";
    await breakProvider(stage.product, "Gupy", "none", 2_500);
    const page = await stage.openSignedIn(size);
    const problems = recordProblems(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/jobs/search")) asked.push(request.url());
    });
    await askProviders(page, keywords, ["Gupy"]);
    await page.getByRole("progressbar", { name: "Progresso da busca" }).waitFor();
    await page.getByRole("link", { name: /página inicial/ }).click();
    await page.getByRole("heading", { name: "O tempo é seu maior ativo" }).waitFor();
    await page.goBack();
    await breakProvider(stage.product, "Gupy", "none");
    await page.getByRole("heading", { name: `Resultados para "${keywords}"` }).waitFor();

    // The same question is ignored; another question adds a history entry.
    await openFilters(page);
    await page.locator("button[type=submit]").click();
    await page.getByRole("button", { name: "Editar Filtros" }).waitFor();
    expect(asked).toHaveLength(1);
    await openFilters(page);
    await page.getByLabel("Palavras-chave").fill("analista");
    await page.locator("button[type=submit]").click();
    await page.getByRole("heading", { name: 'Resultados para "analista"' }).waitFor();
    await page.waitForURL(/q=analista.*searchId=/);
    await page.goBack();
    await page.getByRole("heading", { name: `Resultados para "${keywords}"` }).waitFor();
    await page.getByText(/^Busca feita em \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: 'Resultados para "analista"' }).waitFor();
    await page.reload();
    await page.getByText("Os resultados podem estar desatualizados. Clique em Editar Filtros").waitFor();
    expect(asked).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  test("without internet the results stay, nothing is spent and links wait", async () => {
    const page = await stage.openSignedIn(size);
    await askProviders(page, "vendas", ["Gupy"]);
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await page.context().setOffline(true);
    await page.getByText("O que já apareceu continua aqui.").waitFor();
    await lookAtBothWidths(page, "offline");
    await page.getByRole("link", { name: /página inicial/ }).click();
    await page.getByText("Essa página abre quando a conexão voltar").waitFor();
    expect(await page.getByRole("article").count()).toBeGreaterThan(0);
    await openFilters(page);
    await page.getByLabel("Palavras-chave").fill("analista");
    await page.locator("button[type=submit]").click();
    await page.getByText("Nada foi cobrado. Tente quando a conexão voltar.").waitFor();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await page.context().setOffline(false);
    await page.getByText("O que já apareceu continua aqui.").waitFor({ state: "detached" });
    await page.getByRole("link", { name: /página inicial/ }).click();
    await page.getByRole("heading", { name: "O tempo é seu maior ativo" }).waitFor();
  });
});
