import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillSignUp, inventPerson, makeAccount } from "../harness/accounts/account.ts";
import { phone, screenSizes } from "../harness/browser.ts";
import { enterAtGoogle, leaveForGoogle } from "../harness/accounts/google.ts";
import { guessWrong, sitOutWait } from "../harness/accounts/guess-wrong.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readConfirmationLink, waitForMessage } from "../harness/accounts/mailbox.ts";
import { readClipboard } from "../harness/looking/read-clipboard.ts";
import { setStage } from "../harness/stage.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a copied link rewards the person who signs up through it and the person who shared it", async () => {
    const friend = await makeAccount(stage.product);
    const friendPage = await stage.openPage(size, { account: friend });
    const link = await copyLink(friendPage);

    const page = await stage.openPage(size);
    const person = inventPerson();
    // The link may lead to any page of ours: the code is remembered and removed from the address.
    await page.goto(`/forgot-password${new URL(link).search}`);
    await page.waitForURL(`${stage.product.baseUrl}/forgot-password`);
    await page.goto("/register");
    await page.getByRole("heading", { name: "Crie sua conta e ganhe 500 fichas" }).waitFor();
    await page.getByText("200 por confirmar o e-mail e mais 300 porque você veio por indicação.").waitFor();
    await lookAtBothWidths(page, "register-referred");
    await fillSignUp(page, person);
    await page.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
    await page.getByText("Você ganhou 500 fichas: e-mail confirmado e indicação.").first().waitFor();
    await lookAtBothWidths(page, "confirm-referred");
    await waitForBalance(page, 540);
    expect(await page.evaluate("localStorage.getItem('refer_id')")).toBeNull();

    await waitForMessage(stage.product.mailboxUrl, friend.email, "Você ganhou 300 fichas no Vagou");
    await friendPage.goto("/profile");
    await friendPage.getByRole("rowheader", { name: /Indicação: seu amigo confirmou a conta/ }).waitFor();
    await waitForBalance(friendPage, 540);
  });

  test("the link of a person who has no account any more promises no fichas of a friend", async () => {
    const page = await stage.openPage(size);
    await page.goto("/register?refer_id=a5w9rx2gcw");
    const judged = page.waitForResponse("**/api/referral/by/a5w9rx2gcw");
    await page.reload();
    expect(await (await judged).json()).toEqual({ open: false });
    await page.getByRole("heading", { name: "Crie sua conta e ganhe 200 fichas" }).waitFor();
    expect(await page.getByText("porque você veio por indicação").count()).toBe(0);
  });

  test("the link counts also for a person who signs up with Google", async () => {
    const friend = await makeAccount(stage.product);
    const friendPage = await stage.openPage(size, { account: friend });
    const link = await copyLink(friendPage);

    const page = await stage.openPage(size);
    await page.goto(link);
    await page.getByRole("banner").getByRole("link", { name: "Criar conta" }).click();
    await leaveForGoogle(page);
    await enterAtGoogle(page, { name: "Rui", email: `rui.${randomUUID().slice(0, 8)}@gmail.example` });
    await page.waitForURL("**/jobs");
    await waitForBalance(page, 540);
    expect(await page.evaluate("localStorage.getItem('refer_id')")).toBeNull();
    await waitForMessage(stage.product.mailboxUrl, friend.email, "Você ganhou 300 fichas no Vagou");
  });

  test("a person who signed up without the link names the friend on the profile", async () => {
    const friend = await makeAccount(stage.product);
    const friendPage = await stage.openPage(size, { account: friend });
    const link = await copyLink(friendPage);

    const page = await stage.openSignedIn(size);
    const ownLink = await copyLink(page);
    await page.goto("/profile");
    const field = page.getByLabel("Link ou código da indicação");
    const send = page.getByRole("button", { name: "Usar indicação" });
    for (const [typed, said] of [
      ["isto não é um código", "Não achamos um código aqui. Cole o link inteiro, como você recebeu."],
      [link.slice(0, -3), "Não encontramos esta indicação. Confira o link."],
      [ownLink, "A indicação precisa vir de outra pessoa."],
    ] as const) {
      await field.fill(typed);
      await send.click();
      await page.getByRole("main").getByRole("alert").filter({ hasText: said }).waitFor();
      expect(await field.inputValue()).toBe(typed);
    }
    await lookAtBothWidths(page, "referral-refused");
    await field.fill(link);
    await send.click();
    await page.getByText("Indicação registrada").waitFor();
    await page.getByText("Você ganhou 300 fichas.").waitFor();
    await page.getByRole("rowheader", { name: /Indicação de um amigo/ }).waitFor();
    await lookAtBothWidths(page, "referral-named");
    await waitForBalance(page, 540);
    await waitForMessage(stage.product.mailboxUrl, friend.email, "Você ganhou 300 fichas no Vagou");
  });
});

test("after many unknown codes the wait is counted down on the button", async () => {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(screenSizes[0], { account });
  await page.clock.install();
  await page.goto("/profile");
  const field = page.getByLabel("Link ou código da indicação");
  await field.fill("codigo-de-ninguem");
  await guessWrong(stage, { count: 10, judgedStatus: 404 }, () =>
    fetch(`${stage.product.baseUrl}/api/referral/process`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${account.session.token}`,
      },
      body: JSON.stringify({ refer_id: "codigo-de-ninguem" }),
    }),
  );
  const send = page.getByRole("button", { name: "Usar indicação" });
  await send.click();
  await page.getByRole("button", { name: /^Aguarde \d+ s$/ }).waitFor();
  await page.getByText("Muitas tentativas. Espere um pouco e tente de novo.").waitFor();
  await lookAtBothWidths(page, "referral-waiting");
  await sitOutWait(page, stage);
  await send.waitFor();
  expect(await field.inputValue()).toBe("codigo-de-ninguem");
});

/** @returns what "Copiar link" put on the clipboard */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/buy-tokens");
  await page.getByText("Você ganha 300 fichas por amigo que confirmar o e-mail").waitFor();
  await page.getByRole("button", { name: "Copiar link" }).click();
  await page.getByText("Link copiado com sucesso!").waitFor();
  await page.getByRole("button", { name: "Copiado" }).waitFor();
  await lookAtBothWidths(page, "buy-tokens");
  return await readClipboard(page);
}
