import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeAccount } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { openResetPage } from "../harness/product/open-reset-page.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

/** The answers instead of those of the server; they hold no sentence. */
const answers = {
  refusal: { status: 500, contentType: "application/json", body: "{}" },
  foreignPage: { status: 200, contentType: "text/html", body: "<h1>Wi-Fi do shopping</h1>" },
  foreignError: { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" },
  noPortal: { status: 200, contentType: "application/json", body: '{"services":[],"remaining_credits":0}' },
};

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a new password that cannot be set stays in the form, with the reason", async () => {
    const page = await stage.openPage(size);
    await openResetPage(page, "A".repeat(43));
    await page.getByLabel("Nova senha", { exact: true }).fill("Outra-Vaga-2027?");
    await page.getByLabel("Repita a nova senha").fill("Outra-Vaga-2027?");
    for (const [answer, said] of [
      [(route: Route) => route.fulfill(answers.refusal), "Falha ao redefinir senha"],
      [(route: Route) => route.fulfill(answers.foreignError), "Erro ao redefinir senha"],
      [(route: Route) => route.abort(), "Não foi possível redefinir a senha. Tente novamente."],
    ] as const) {
      await page.route("**/api/reset-password", answer, { times: 1 });
      await page.getByRole("button", { name: "Redefinir senha" }).click();
      await page.getByText(said).waitFor();
    }
    await lookAtBothWidths(page, "reset-failed");
    // Each try took away what was said about the one before.
    expect(await page.getByText("Ops.. algo deu errado").count()).toBe(1);
    expect(await page.getByLabel("Repita a nova senha").inputValue()).toBe("Outra-Vaga-2027?");
  });

  test("claiming the fichas of the day in a session that has ended says that a log-in is needed", async () => {
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account });
    await page.route("**/api/tokens", async (route) => {
      const tokens = { total: 240, dailyRefreshAvailable: true };
      await route.fulfill({ json: { tokens, user: account.session.user } });
    });
    // The page's last calls: one of them after the end would itself lead to the log-in.
    const whole = ["sessions", "second-factors"].map((part) =>
      page.waitForResponse(`**/api/account/${part}`),
    );
    await page.goto("/profile");
    const claim = page.getByRole("button", { name: "Resgatar fichas de hoje" });
    await claim.waitFor();
    await page.getByRole("table", { name: /^Movimentações das suas fichas/ }).waitFor();
    await Promise.all(whole);
    const reply = await fetch(`${stage.product.baseUrl}/api/logout`, {
      method: "POST",
      headers: { authorization: `Bearer ${account.session.token}` },
    });
    expect(reply.status).toBe(200);
    await claim.click();
    await page.getByText("Você precisa estar logado").waitFor();
    await page.getByText("Saia da conta e entre de novo para resgatar as fichas de hoje.").waitFor();
    await lookAtBothWidths(page, "profile-claim-signed-out");
    expect(new URL(page.url()).pathname).toBe("/profile");
  });

  test("a portal whose call fails says the reason in its line, and the others continue", async () => {
    const page = await stage.openSignedIn(size);
    await answerSearches(page, {
      gupy: answers.refusal,
      solides: answers.foreignPage,
      remotar: answers.noPortal,
    });
    await askProviders(page, "vendas", ["Gupy", "Sólides", "Remotar", "Trampos"]);
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    const lines = page
      .getByRole("region", { name: "O que cada portal respondeu" })
      .getByRole("listitem")
      .filter({ visible: true });
    for (const [portal, said] of [
      ["Gupy", "Erro ao realizar a busca."],
      ["Sólides", "Erro ao realizar a busca."],
      ["Remotar", "Erro ao buscar vagas"],
      ["Trampos", "7 fichas cobradas"],
    ] as const) {
      const line = await lines.filter({ hasText: portal }).innerText();
      expect(line).toContain(said);
      expect(line.includes("confira seu saldo")).toBe(portal !== "Trampos");
    }
    await lookAtBothWidths(page, "failed-calls");
  });
});

/** Answers the search calls of these portals; the others reach the server. */
async function answerSearches(
  page: Page,
  answers: Readonly<Record<string, Parameters<Route["fulfill"]>[0]>>,
): Promise<void> {
  await page.route("**/api/jobs/search", async (route) => {
    const asked = route.request().postData() ?? "";
    const [, answer] = Object.entries(answers).find(([id]) => asked.includes(`"services":["${id}"]`)) ?? [];
    if (answer === undefined) await route.continue();
    else await route.fulfill(answer);
  });
}
