import { randomUUID } from "node:crypto";
import { xssVectors } from "@vagou/providers/core/testing/xss-vectors";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPostgres } from "../../apps/server/src/db/opening/open-postgres.ts";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { hostileElements, recordAttacks } from "../harness/looking/attacks.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { addApp, codeOf } from "../harness/accounts/second-factor.ts";
import { setStage } from "../harness/stage.ts";

// Portals are taken out of the air here.
const stage = setStage({}, { own: true });

/** Gives a person the role and an app of codes, which all their sessions have just shown. @returns its secret */
async function makeOperator(account: Account): Promise<string> {
  const { secret } = await addApp(stage.product, account);
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  const { id } = account.session.user;
  await database.runScript(
    `insert into operators (user_id, given_at) values ('${id}', now());
     insert into offending_replies (id, provider_id, outcome, cause, url, status, content_type, body, received_at)
       values ('${randomUUID()}', 'infojobs', 'changed', 'no list', 'https://www.infojobs.com.br/vagas', 200, 'text/html',
         '<script>document.title = "hacked"</script><h1>Outra página</h1>', now());
     insert into outbox_emails (id, recipient, subject, text_body, html_body, reply_to, created_at, next_attempt_at, failed_at)
       values ('${randomUUID()}', 'ajuda@vagou.example', 'Opinião', E'Enviado por:\\n\\nAna\\n${account.email}\\n\\nGostei muito.',
         '', '${account.email}', now(), now(), now());
     update sessions set second_factor_at = now() where user_id = '${id}';`,
  );
  await database.close();
  return secret;
}

/**
 * The person's last second factor was an hour ago: they may look, and are asked before they act. After thirteen hours
 * they are asked before they look, too.
 */
async function makeFactorOld({ session }: Account, hours = 1): Promise<void> {
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  await database.runScript(
    `update sessions set second_factor_at = now() - interval '${hours} hours' where user_id = '${session.user.id}'`,
  );
  await database.close();
}

async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Partes desta página" }).getByRole("link", { name }).click();
  await page.getByRole("heading", { name, level: 2 }).waitFor();
}

test("a person without the role finds no page, and nothing of it is loaded", async () => {
  const page = await stage.openSignedIn(phone);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const answer = await page.goto("/operador");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "Página não encontrada" }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.getByRole("heading", { name: "Página não encontrada" }).waitFor();
  expect(scripts.filter((url) => url.includes("operator-desk"))).toEqual([]);
});

test("an operator without a second factor is led to the profile", async () => {
  const account = await makeAccount(stage.product);
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  await database.runScript(
    `insert into operators (user_id, given_at) values ('${account.session.user.id}', now());`,
  );
  await database.close();
  const page = await stage.openPage(phone, { account });
  await page.goto("/operador");
  await page.getByRole("heading", { name: "Falta a verificação em duas etapas" }).waitFor();
  expect(await page.getByRole("link", { name: "Abrir o perfil" }).getAttribute("href")).toBe("/profile");
  await lookAtBothWidths(page, "operator-without-factor");
});

test("what portals answered, people wrote and people are called is text, also where it attacks", async () => {
  const account = await makeAccount(stage.product);
  await makeOperator(account);
  const attack = xssVectors.join("\n");
  const person = await makeAccount(stage.product);
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  const quoted = `'${attack.replaceAll("\0", "").replaceAll("'", "''")}'`;
  await database.runScript(
    `set standard_conforming_strings to on;
     insert into offending_replies (id, provider_id, outcome, cause, url, status, content_type, body, received_at)
       values ('${randomUUID()}', 'catho', 'changed', ${quoted}, ${quoted}, 200, ${quoted}, ${quoted}, now());
     update outbox_emails set text_body = E'Enviado por:\\n\\nAna\\n${account.email}\\n\\n' || ${quoted} where reply_to = '${account.email}';
     update users set name = '<img src=x onerror=alert(1)>' where id = '${person.session.user.id}';`,
  );
  await database.close();
  const page = await stage.openPage(phone, { account });
  const { attacks, refusals } = await recordAttacks(page, stage.product);
  await page.goto("/operador");
  const portal = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Catho" }) });
  await portal.getByText("Respostas de Catho").click();
  await portal
    .getByRole("button", { name: /^Ver texto/ })
    .first()
    .click();
  await portal
    .getByText(xssVectors[0] ?? "")
    .first()
    .waitFor();
  expect(await hostileElements(page)).toEqual([]);
  await openPart(page, "Pessoas");
  await page.getByLabel("E-mail ou número da conta").fill(person.email);
  await page.getByRole("button", { name: "Procurar" }).click();
  await page.getByText(person.email).first().waitFor();
  expect(await hostileElements(page)).toEqual([]);
  await openPart(page, "Mensagens não enviadas");
  await page.getByRole("button", { name: "Ver a lista" }).click();
  await page.getByText(account.email).first().waitFor();
  expect(await hostileElements(page)).toEqual([]);
  expect([...attacks, ...refusals]).toEqual([]);
});

test("an operator goes on by keyboard where what they pressed is gone with its answer", async () => {
  const account = await makeAccount(stage.product);
  await makeOperator(account);
  const page = await stage.openPage(phone, { account });
  await page.goto("/operador");
  const portal = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Catho" }) });
  for (const label of ["Tirar do ar", "Colocar no ar"]) {
    await portal.getByRole("button", { name: label }).press("Enter");
    await page.getByLabel("Motivo").fill("Um motivo que basta.");
    await page.getByRole("alertdialog").getByRole("button", { name: label }).press("Enter");
    await portal.getByRole("button", { name: label }).waitFor({ state: "detached" });
    await expectFocus(portal.getByRole("heading", { name: "Catho" }));
  }

  const infojobs = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "InfoJobs" }) });
  await infojobs.getByText("Respostas de InfoJobs").press("Enter");
  await infojobs
    .getByRole("button", { name: /^Ver texto/ })
    .first()
    .press("Enter");
  await expectFocus(infojobs.getByRole("region", { name: "Texto da resposta" }));

  await openPart(page, "Pessoas");
  await page.getByLabel("E-mail ou número da conta").fill(account.email);
  await page.getByLabel("E-mail ou número da conta").press("Enter");
  await page.getByRole("button", { name: "Ver extrato" }).press("Enter");
  await expectFocus(page.getByRole("region", { name: "Extrato" }));
  await page.getByRole("button", { name: "Ver pagamentos" }).press("Enter");
  const none = page.getByText("Nenhum pagamento.");
  await expect.poll(() => none.evaluate((element) => element.matches(":focus"))).toBe(true);
});

test("an operator whose second factor ends while the page is open is asked for it at the next look", async () => {
  const account = await makeAccount(stage.product);
  const secret = await makeOperator(account);
  await makeFactorOld(account);
  const page = await stage.openPage(phone, { account });
  await page.goto("/operador");
  await openPart(page, "Mensagens não enviadas");
  const validity = page.getByText("Sua verificação em duas etapas vale aqui até");
  const before = await validity.textContent();
  await makeFactorOld(account, 13);
  await page.getByRole("button", { name: "Ver a lista" }).click();
  await page.getByLabel("Código do aplicativo").fill(codeOf(secret, 1));
  await page.getByRole("link", { name: `Responder a ${account.email}` }).waitFor();
  await expect.poll(() => validity.textContent()).not.toBe(before);

  await makeFactorOld(account, 13);
  await openPart(page, "Registro");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByLabel("Código do aplicativo").waitFor();
  expect(await page.getByRole("dialog", { name: "Confirme que é você" }).isVisible()).toBe(true);
});

test("an operator whose role is taken away while the page is open sees nothing of it, or of people, after the next look", async () => {
  const account = await makeAccount(stage.product);
  await makeOperator(account);
  const page = await stage.openPage(phone, { account });
  await page.goto("/operador#pessoas");
  const label = page.getByLabel("E-mail ou número da conta");
  await label.fill("ninguem@pessoa.example");
  await label.press("Enter");
  await page.getByText("Não há conta com esse e-mail ou número.").waitFor();
  await label.fill(account.email);
  await label.press("Enter");
  await page.getByText(account.session.user.id).waitFor();
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  await database.runScript(`delete from operators where user_id = '${account.session.user.id}'`);
  await database.close();
  await page.getByRole("button", { name: "Ver extrato" }).click();
  await page.getByRole("heading", { name: "Página não encontrada" }).waitFor();
  expect(await page.getByText(account.session.user.id).count()).toBe(0);
});

test("an operator whose connection breaks after an act keeps the page, and reads that the next act failed", async () => {
  const account = await makeAccount(stage.product);
  await makeOperator(account);
  const page = await stage.openPage(phone, { account });
  await page.goto("/operador");
  await openPart(page, "Conferência das fichas");
  const check = page.getByRole("main").getByRole("button", { name: "Conferir agora" });
  const dialog = page.getByRole("alertdialog");
  await page.route(/\/api\/operator$/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await check.click();
  await dialog.getByRole("button", { name: "Conferir agora" }).click();
  await page.getByText("Conferência terminada.").waitFor();
  await failed;
  await page.getByRole("heading", { name: "Conferência das fichas" }).waitFor();

  await page.route("**/api/operator/**", (route) => route.abort());
  await check.click();
  await dialog.getByRole("button", { name: "Conferir agora" }).click();
  await dialog.getByRole("alert").waitFor();
  expect(await dialog.getByRole("alert").innerText()).toBe(
    "Não deu certo. Atualize a página e confira antes de repetir.",
  );
});

async function expectFocus(locator: Locator): Promise<void> {
  await locator.waitFor();
  await expect.poll(() => locator.evaluate((element) => element.matches(":focus"))).toBe(true);
}

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("an operator sees portals, people and the record, and takes a portal out of the air and back", async () => {
    const account = await makeAccount(stage.product);
    const secret = await makeOperator(account);
    await makeFactorOld(account);
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account });
    await page.goto("/operador");
    await page.getByRole("heading", { name: "Portais" }).waitFor();
    const portal = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "InfoJobs" }) });
    await portal.getByText("Respostas de InfoJobs").click();
    await portal
      .getByRole("button", { name: /^Ver texto/ })
      .first()
      .click();
    await portal.getByText('<script>document.title = "hacked"</script>').first().waitFor();
    expect(await page.title()).not.toContain("hacked");
    await lookAtBothWidths(page, "operator-portals");

    await portal.getByRole("button", { name: "Tirar do ar: InfoJobs" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Tirar InfoJobs do ar?" });
    await dialog.getByLabel("Motivo").fill("O portal pediu uma pausa.");
    await lookAtBothWidths(page, "operator-off");
    await dialog.getByRole("button", { name: "Tirar do ar" }).click();
    await page.getByLabel("Código do aplicativo").fill(codeOf(secret, 1));
    await page.getByText("InfoJobs está fora do ar.").waitFor();
    await portal.getByText(/^Fora do ar desde .*: O portal pediu uma pausa\.$/).waitFor();
    await portal.getByRole("button", { name: "Colocar no ar: InfoJobs" }).click();
    await page.getByLabel("Motivo").fill("O portal permite de novo.");
    await page.getByRole("alertdialog").getByRole("button", { name: "Colocar no ar" }).click();
    await portal.getByRole("button", { name: "Tirar do ar: InfoJobs" }).waitFor();

    // Two acts within seconds leave their toasts in a pile, one over the button of the other.
    await page.reload();
    await openPart(page, "Pessoas");
    await page.getByLabel("E-mail ou número da conta").fill(person.email);
    await page.getByRole("button", { name: "Procurar" }).click();
    await page.getByText(person.session.user.id).waitFor();
    await page.getByRole("button", { name: "Ver extrato" }).click();
    await page.getByRole("region", { name: "Extrato" }).getByText("bônus do dia").waitFor();
    // Beside the table of payments, it has to say which of the two it is.
    expect((await page.getByText("Extrato", { exact: true }).boundingBox())?.height).toBeGreaterThan(10);
    expect(page.url()).not.toContain("@");
    await lookAtBothWidths(page, "operator-person");

    await openPart(page, "Pagamentos parados");
    await page.getByRole("button", { name: "Ver a lista" }).click();
    await page.getByText("Nenhum pagamento parado.").waitFor();

    await openPart(page, "Mensagens não enviadas");
    await page.getByRole("button", { name: "Ver a lista" }).click();
    const message = page.getByRole("listitem").filter({ hasText: `${account.email}\n\nGostei muito.` });
    await message.getByText(/recusada pelo servidor de e-mail em/).waitFor();
    await message.getByRole("link", { name: `Responder a ${account.email}` }).waitFor();
    await lookAtBothWidths(page, "operator-feedback");

    await openPart(page, "Conferência das fichas");
    await page.getByRole("button", { name: "Conferir agora" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Conferir agora" }).click();
    await page.getByText(/^Tudo certo em /).waitFor();
    await page.reload();
    await page.getByText(/^Tudo certo em /).waitFor();
    await lookAtBothWidths(page, "operator-books");

    await openPart(page, "Registro");
    const record = page.getByRole("region", { name: "Do mais novo ao mais antigo" });
    await record.getByText("viu o extrato").first().waitFor();
    await record.getByText("tirou do ar").first().waitFor();
    await record.getByText("leu mensagens não enviadas").first().waitFor();
    await lookAtBothWidths(page, "operator-record");
  });
});
