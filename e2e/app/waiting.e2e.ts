import { endpoints } from "@vagou/contract/api/endpoints";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { operatorDefaults } from "@vagou/contract/operator";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { fillLogIn, logInOn, makeAccount, type Account } from "../harness/accounts/account.ts";
import { phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { waitForMessage } from "../harness/accounts/mailbox.ts";
import { findPostings, saveByApi } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";
import { untilKept } from "../harness/product/until-kept.ts";

const stage = setStage();

const waits = "Enviamos quando a internet voltar";

let found: { id: string; title: string }[] = [];

beforeAll(async () => {
  found = await findPostings(stage.product, ["vendas", "cozinheiro", "motorista"]);
});

describe.each([phone])("on a screen of $width × $height, without a network", (size) => {
  test("changes and a message wait, outlast a reload, and are sent once; another device's later word stays", async () => {
    const { page, account } = await visitSaved(size);
    const [first, second, third] = found;
    if (first === undefined || second === undefined || third === undefined) throw new Error("No postings");
    const problems = recordProblems(page);
    const sent = recordChanges(page);
    const shift = await recordLayoutShift(page);
    await page.context().setOffline(true);
    await page.goto("/minhas-vagas");
    const status = page.getByLabel(`Andamento: ${first.title}`);
    await status.selectOption("Candidatura enviada");
    await expect.poll(() => status.evaluate((element) => element.matches(":focus"))).toBe(true);
    await page.getByRole("button", { name: `Anotar: ${second.title}` }).click();
    await page.getByLabel("Próximo passo").fill("Ligar para a Ana");
    await page.getByRole("textbox", { name: "Anotação" }).fill("Horário bom");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByRole("button", { name: `Anotar: ${third.title}` }).click();
    await page.getByRole("button", { name: `Tirar da lista: ${third.title}` }).click();
    await page.getByRole("button", { name: `Desfazer: ${third.title}` }).waitFor();
    await expect.poll(() => page.getByRole("main").getByText(waits).count()).toBe(3);
    await lookAtBothWidths(page, "waiting-changes");

    await page.goto("/minhas-vagas");
    await page.getByText("Horário bom").waitFor();
    expect(await status.inputValue()).toBe("applied");
    expect(await page.getByRole("main").getByText(waits).count()).toBe(3);
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await page.goto("/contact");
    await page.getByLabel("Sua mensagem").fill("Escrevi isto no ônibus.");
    await page.getByRole("button", { name: "Enviar", exact: true }).click();
    await page.getByRole("listitem").filter({ hasText: "no ônibus" }).getByText(waits).waitFor();
    await lookAtBothWidths(page, "waiting-message");
    await page.reload();
    await page.getByRole("listitem").filter({ hasText: "no ônibus" }).getByText(waits).waitFor();

    await changeByApi(account, second.id, { note: "Vale-transporte" });
    await changeByApi(account, first.id, { status: "interview" });
    expect(sent).toEqual([]);
    await page.context().setOffline(false);
    await page.getByText("Sua mensagem foi enviada").waitFor();
    await page.getByText(`${first.title}: ficou o andamento escolhido em outro aparelho`).waitFor();
    expect(await page.getByRole("main").getByText(waits).count()).toBe(0);
    await page.goto("/minhas-vagas");
    await page.getByText("2 vagas guardadas").waitFor();
    expect(await status.inputValue()).toBe("interview");
    expect(await page.getByText("Vale-transporte").innerText()).toBe("Vale-transporte\n\nHorário bom");
    await page.getByText("Ligar para a Ana").waitFor();
    await waitForMessage(stage.product.mailboxUrl, operatorDefaults.supportEmail, "Opinião sobre o Vagou");
    expect(sent).toEqual([
      `PATCH /api/saved-vacancies/${second.id}`,
      `DELETE /api/saved-vacancies/${third.id}`,
      "POST /api/feedback",
    ]);
    expect(problems).toEqual([]);
  });

  test("a change that the server refuses is told, with what was written, until the person has read it", async () => {
    const { page, account } = await visitSaved(size);
    const [first] = found;
    if (first === undefined) throw new Error("No postings");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: `Anotar: ${first.title}` }).click();
    await page.getByRole("textbox", { name: "Anotação" }).fill("Perguntar do horário");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByRole("main").getByText(waits).waitFor();
    await callApi(account, "DELETE", `/saved-vacancies/${first.id}`);
    await page.context().setOffline(false);
    const told = page.getByRole("main").getByText(`A mudança não foi feita: ${first.title}`);
    await told.waitFor();
    await page.getByText("2 vagas guardadas").waitFor();
    await page.reload();
    await told.waitFor();
    await page.getByRole("main").getByText("Perguntar do horário").waitFor();
    await lookAtBothWidths(page, "refused-change");
    await page.getByRole("button", { name: /^Entendi: A mudança/ }).click();
    await expect.poll(() => told.count()).toBe(0);
    await page.reload();
    await page.getByText("2 vagas guardadas").waitFor();
    expect(await told.count()).toBe(0);
  });
});

test("what waits is kept when the person logs out, and is sent when they are back, from any page", async () => {
  const { page, account } = await visitSaved(screenSizes[0]);
  const [first] = found;
  if (first === undefined) throw new Error("No postings");
  await page.context().setOffline(true);
  await page.getByLabel(`Andamento: ${first.title}`).selectOption("Entrevista");
  await page.getByRole("main").getByText(waits).waitFor();
  await page.getByRole("button", { name: /^Menu de / }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.getByRole("link", { name: "Entrar" }).first().waitFor();
  await page.context().setOffline(false);
  await page.goto("/login");
  await logInOn(page, account);
  await expect
    .poll(async () => (await listByApi(account)).map(({ status }) => status))
    .toContain("interview");
});

test("what waits is not sent by another person who logs in on the same page, and not shown to them", async () => {
  const { page } = await visitSaved(screenSizes[0]);
  const sent = recordChanges(page);
  const next = await makeAccount(stage.product);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contato" }).click();
  await page.getByLabel("Sua mensagem").fill("Escrevi isto no ônibus.");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  const waiting = page.getByRole("listitem").filter({ hasText: "no ônibus" });
  await waiting.waitFor();
  await page.getByRole("button", { name: /^Menu de / }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  const entrance = page.getByRole("banner").getByRole("link", { name: "Entrar" });
  await entrance.waitFor();
  await page.context().setOffline(false);
  await entrance.click();
  await fillLogIn(page, next);
  await page.getByRole("button", { name: `Menu de ${next.name}` }).waitFor();
  await page.evaluate("dispatchEvent(new Event('online'))");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contato" }).click();
  await page.getByLabel("Sua mensagem").fill("De outra pessoa.");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await page.getByText("Obrigado pelo feedback!").waitFor();
  expect(await waiting.count()).toBe(0);
  expect(sent).toEqual(["POST /api/feedback"]);
});

/** The device of a person with three saved vacancies, on which the browser keeps the app. */
async function visitSaved(size: (typeof screenSizes)[number]): Promise<{ page: Page; account: Account }> {
  const account = await makeAccount(stage.product);
  await saveByApi(stage.product, account, found);
  const page = await stage.openPage(size, { account, kept: true });
  await page.goto("/minhas-vagas");
  await page.getByText("3 vagas guardadas").waitFor();
  await untilKept(page);
  return { page, account };
}

/** The changes that the page has sent and the network has carried. */
function recordChanges(page: Page): readonly string[] {
  const changes: string[] = [];
  page.on("response", (response) => {
    const method = response.request().method();
    const { pathname } = new URL(response.url());
    if (method !== "GET" && /saved-vacancies|feedback/.test(pathname)) changes.push(`${method} ${pathname}`);
  });
  return changes;
}

async function changeByApi(account: Account, id: string, changes: Partial<SavedVacancy>): Promise<void> {
  await callApi(account, "PATCH", `/saved-vacancies/${id}`, changes);
}

async function listByApi(account: Account): Promise<SavedVacancy[]> {
  const answer = await (await callApi(account, "GET", "/saved-vacancies")).json();
  return endpoints.listSavedVacancies.response.parse(answer).vacancies;
}

/** A call of the person's other device. */
async function callApi({ session }: Account, method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${stage.product.baseUrl}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session.token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response;
}
