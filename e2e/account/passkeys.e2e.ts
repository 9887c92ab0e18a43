import { describe, expect, test } from "vitest";
import { fillLogIn, logOutOn, makeAccount } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { addSensor, makeProofsOld } from "../harness/accounts/second-factor.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a passkey is made on the device, logs in, and is asked for again before it goes", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account: person });
    const sensor = await addSensor(page);
    await page.goto("/profile");
    const section = page.getByRole("region", { name: "Verificação em duas etapas" });
    await section.getByRole("button", { name: "Chave de acesso" }).click();
    await section.getByRole("heading", { name: "Criar uma chave de acesso" }).waitFor();
    await lookAtBothWidths(page, "passkey-new");
    await sensor.recognise(false);
    await section.getByRole("button", { name: "Criar chave de acesso" }).click();
    await section.getByText(/^A chave de acesso não foi usada\./).waitFor();
    await lookAtBothWidths(page, "passkey-refused");
    await sensor.recognise(true);
    await section.getByLabel("Nome desta etapa").fill("Celular da Marina");
    await section.getByRole("button", { name: "Criar chave de acesso" }).click();
    await section.getByRole("button", { name: "Já guardei os códigos" }).click();
    await section.getByText("Celular da Marina").waitFor();
    // The same device once more.
    await section.getByRole("button", { name: "Chave de acesso", exact: true }).click();
    await section.getByRole("button", { name: "Criar chave de acesso" }).click();
    await section.getByText("Este aparelho já tem uma chave de acesso desta conta.").waitFor();
    await section.getByRole("button", { name: "Cancelar" }).click();

    await logOutOn(page, person);
    await page.goto("/login");
    await fillLogIn(page, person);
    const use = page.getByRole("button", { name: "Usar chave de acesso" });
    await use.waitFor();
    // The button that was pressed is gone.
    expect(await use.evaluate("document.activeElement?.textContent")).toBe("Usar chave de acesso");
    await lookAtBothWidths(page, "log-in-passkey");
    await page.getByRole("button", { name: "Voltar" }).click();
    await page.getByRole("heading", { name: "Que bom ver você de novo" }).waitFor();
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Que bom ver você de novo");
    await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
    await use.click();
    await page.waitForURL(`${stage.product.baseUrl}/`);

    await makeProofsOld(stage.databaseUrl, person);
    await page.goto("/profile");
    await section.getByText(/último uso em/).waitFor();
    await section.getByRole("button", { name: "Remover Celular da Marina" }).click();
    await section.getByRole("button", { name: "Remover mesmo" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
    await dialog.getByRole("button", { name: "Usar chave de acesso" }).click();
    await section.getByText("E se eu perder o celular?").waitFor();
    expect(await section.getByText("Celular da Marina").count()).toBe(0);
  });

  test("a browser without passkeys offers none, and tells a person whose only step is one what else opens", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account: person });
    await addSensor(page);
    await page.goto("/profile");
    const section = page.getByRole("region", { name: "Verificação em duas etapas" });
    await section.getByRole("button", { name: "Chave de acesso" }).click();
    await section.getByRole("button", { name: "Criar chave de acesso" }).click();
    const codes = section.getByRole("list", { name: "Seus códigos de recuperação" });
    await codes.waitFor();
    const [code = ""] = await codes.getByRole("listitem").allInnerTexts();

    const other = await stage.openPage(size);
    await other.addInitScript("delete window.PublicKeyCredential");
    await other.goto("/login");
    await fillLogIn(other, person);
    await other.getByText(/^Este navegador não abre a sua chave de acesso\./).waitFor();
    await lookAtBothWidths(other, "log-in-no-passkey");
    const field = other.getByLabel("Código de recuperação", { exact: true });
    await field.fill(code);
    await field.press("Enter");
    await other.waitForURL(`${stage.product.baseUrl}/`);
    await other.goto("/profile");
    const there = other.getByRole("region", { name: "Verificação em duas etapas" });
    await there.getByRole("button", { name: "Aplicativo de códigos" }).waitFor();
    expect(await there.getByRole("button", { name: "Chave de acesso" }).count()).toBe(0);
  });
});
