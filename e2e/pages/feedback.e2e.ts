import { operatorDefaults } from "@vagou/contract/operator";
import { describe, expect, test } from "vitest";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { waitForMessage } from "../harness/accounts/mailbox.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("what a person thinks goes to the support once, also when the first try fails or its answer is lost", async () => {
    const page = await stage.openSignedIn(size);
    await page.goto("/contact");
    const message = page.getByLabel("Sua mensagem");
    const send = page.getByRole("button", { name: "Enviar", exact: true });
    expect(await send.isDisabled()).toBe(true);
    await message.fill("Achei vaga em dois dias.\n\nFalta o portal da minha cidade.");
    await page.route("**/api/feedback", (route) => route.fulfill({ status: 503, json: {} }));
    await send.click();
    await page.getByText(/^Não foi possível enviar agora\. O que você escreveu continua aqui/).waitFor();
    await lookAtBothWidths(page, "contact-feedback-failed");
    expect(await message.inputValue()).toContain("Falta o portal");

    await page.unroute("**/api/feedback");
    await page.reload();
    // The page is there before the app has filled it.
    await expect.poll(() => message.inputValue()).toContain("Falta o portal");
    // The server gets it, and the connection breaks before the answer.
    let isFirst = true;
    await page.route("**/api/feedback", async (route) => {
      if (isFirst) await route.fetch();
      isFirst = false;
      await route.abort();
    });
    await send.click();
    await page.getByText("Sua mensagem está guardada neste aparelho").waitFor();
    await page.getByRole("listitem").filter({ hasText: "Achei vaga" }).getByText("Enviamos quando").waitFor();
    expect(await message.inputValue()).toBe("");
    await page.unroute("**/api/feedback");
    await page.reload();
    await page.getByText("Sua mensagem foi enviada").waitFor();
    await expect.poll(() => page.getByText("Enviamos quando").count()).toBe(0);
    await message.fill("Obrigada.");
    await send.click();
    await page.getByText("Obrigado pelo feedback!").waitFor();
    expect(await message.inputValue()).toBe("");
    const title = page.getByRole("heading", { name: "Conte o que achou" });
    expect(await title.evaluate((heading) => heading.matches(":focus"))).toBe(true);
    await waitForMessage(stage.product.mailboxUrl, operatorDefaults.supportEmail, "Opinião sobre o Vagou");
    await lookAtBothWidths(page, "contact-feedback");
  });
});
