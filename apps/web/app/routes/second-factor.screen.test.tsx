import { endpoints, type ResponseOf } from "@vagou/contract/api/endpoints";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { tabTo } from "#ui/testing/tab-to.ts";
import { type Answers, refusal } from "../testing/answer-calls.ts";
import { lookAtBothWidths } from "../testing/look-at.ts";
import { inventUser, showPage } from "../testing/show-page.tsx";
import LoginPage from "./login.tsx";
import ProfilePage from "./profile.tsx";

const [phone] = screenSizes;
const password = "Vaga-Certa-2026!";
const profile = { path: "profile", Page: ProfilePage };
const section = page.getByRole("region", { name: "Verificação em duas etapas" });

test("a person gives a second factor another name by the keyboard alone, and a failure keeps what was typed", async () => {
  const factor = {
    id: "1",
    kind: "totp" as const,
    name: "Meu celular",
    created_at: "2026-11-20T12:00:00.000Z",
    last_used_at: null,
  };
  const answers: Answers = {
    getAccount: () => account,
    listSecondFactors: () => ({
      factors: [factor],
      recovery_codes_left: 10,
      confirmed_until: null,
      passkeys_possible: true,
    }),
    renameSecondFactor: () => Response.error(),
  };
  await showPage(phone, "/profile", profile, { answers });
  const rename = section.getByRole("button", { name: "Mudar nome de Meu celular" });
  await expect.element(rename).toBeVisible();
  await tabTo(rename.element(), 60);
  await userEvent.keyboard("{Enter}");
  const field = section.getByLabelText("Nome desta etapa");
  await expect.element(field).toHaveFocus();
  await lookAtBothWidths();
  await userEvent.keyboard("{Escape}");
  await expect.element(rename).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Celular da Ana{Enter}");
  await expect
    .element(section.getByText(/^Não foi possível salvar o nome agora\. Tente de novo\./))
    .toBeVisible();
  await expect.element(field).toHaveValue("Celular da Ana");
  answers.renameSecondFactor = ({ body }) => {
    factor.name = endpoints.renameSecondFactor.body.parse(body).name;
    return factor;
  };
  field.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Nome salvo")).toBeVisible();
  await expect.element(section.getByRole("button", { name: "Mudar nome de Celular da Ana" })).toHaveFocus();
  await lookAtBothWidths();
});

test("in an old session the password is asked for before a first step is added", async () => {
  let isProved = false;
  await showPage(phone, "/profile", profile, {
    answers: {
      getAccount: () => account,
      startTotp: () => (isProved ? begun : refusal(403, "password_needed")),
      confirmSession: ({ body }) => {
        isProved = endpoints.confirmSession.body.parse(body).password === password;
        return isProved
          ? { confirmed_until: "2026-11-22T12:10:00.000Z" }
          : refusal(400, "wrong_current_password");
      },
    },
  });
  await section.getByRole("button", { name: "Aplicativo de códigos" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
  await dialog.getByLabelText("Sua senha").fill("Outra-Vaga-2027?");
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expect.element(dialog.getByText("A senha atual não confere.")).toBeVisible();
  await lookAtBothWidths();
  await dialog.getByLabelText("Sua senha").fill(password);
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expect.element(section.getByRole("img", { name: /^QR code desta conta/ })).toBeVisible();
  await section.getByRole("button", { name: "Cancelar" }).click();
  await expect.element(section.getByText("E se eu perder o celular?")).toBeVisible();
  await expect.element(section.getByRole("heading", { name: "Verificação em duas etapas" })).toHaveFocus();
});

test("after five wrong codes the step begins again, and what was typed is still there", async () => {
  let tries = 0;
  const { addressNow } = await showPage(
    phone,
    "/login",
    { path: "login", Page: LoginPage },
    {
      user: null,
      answers: {
        logIn: () => ({ second_factor: question }),
        finishLogIn: () => {
          tries += 1;
          if (tries <= 5) return refusal(400, "second_factor_wrong");
          if (tries === 6) return refusal(400, "second_factor_expired");
          return { token: "e30.e30.e30", user: inventUser(), daily_tokens_added: false };
        },
      },
    },
  );
  const main = page.getByRole("main");
  const send = main.getByRole("button", { name: "Entrar", exact: true });
  await page.getByRole("textbox", { name: "E-mail" }).fill("marina@exemplo.com.br");
  await page.getByLabelText("Senha", { exact: true }).fill(password);
  await send.click();
  const field = page.getByLabelText("Código do aplicativo");
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await field.fill(`12345${wrong}`);
    await expect.poll(() => tries).toBe(wrong);
    await expect.element(page.getByText(/^Este código não confere ou já foi usado\./)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Conferindo..." })).not.toBeInTheDocument();
  }
  await field.fill("654321");
  await expect.element(page.getByText(/^O tempo desta etapa acabou/)).toBeVisible();
  await lookAtBothWidths();
  await page.getByRole("button", { name: "Começar de novo" }).click();
  await expect.element(page.getByLabelText("Senha", { exact: true })).toHaveValue(password);
  await send.click();
  await field.fill("654321");
  await expect.poll(addressNow).toBe("/");
  expect(tries).toBe(7);
});

const account: ResponseOf<"getAccount"> = {
  user: inventUser(),
  plan_until: null,
  plan_renews: false,
  plan_payment_failed: false,
  other_plan: null,
  unpaid_plan: null,
  created_at: "2026-11-01T12:00:00.000Z",
  has_password: true,
  google_linked: false,
  referral_open: false,
};

/** An app of codes that is being added. */
const begun: ResponseOf<"startTotp"> = {
  handle: "A".repeat(43),
  secret: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
  uri: "otpauth://totp/Vagou:marina?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Vagou",
  qr: { size: 29, path: "M4 4h7v7h-7z" },
  expires_at: "2036-11-30T12:00:00.000Z",
};

/** What the log-in asks of a person with an app of codes. */
const question = {
  handle: "A".repeat(43),
  kinds: ["totp"],
  recovery_codes: true,
  passkey: null,
  expires_at: "2036-11-30T12:00:00.000Z",
};
