import { errorMessages } from "@vagou/contract/api/error-codes";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { emptyFailure, heldAnswer, refusal, settings } from "../testing/answer-calls.ts";
import { lookAtBothWidths } from "../testing/look-at.ts";
import { inventUser, showPage } from "../testing/show-page.tsx";
import ConfirmAccountPage from "./confirm-account.tsx";
import ForgotPasswordPage from "./forgot-password.tsx";
import GoogleCallbackPage from "./google-callback.tsx";
import LoginPage from "./login.tsx";
import ProfilePage from "./profile.tsx";
import RegisterPage from "./register.tsx";
import RegistrationSuccessPage from "./registration-success.tsx";
import ResetPasswordPage from "./reset-password.tsx";

const [phone] = screenSizes;
const pages = {
  register: { path: "register", Page: RegisterPage },
  login: { path: "login", Page: LoginPage },
  forgot: { path: "forgot-password", Page: ForgotPasswordPage },
  reset: { path: "reset-password", Page: ResetPasswordPage },
  confirm: { path: "confirm-account", Page: ConfirmAccountPage },
  sent: { path: "registration-success", Page: RegistrationSuccessPage },
  google: { path: "auth/google/callback", Page: GoogleCallbackPage },
  profile: { path: "profile", Page: ProfilePage },
};

const password = "Vaga-Certa-2026!";
const main = page.getByRole("main");
const email = page.getByRole("textbox", { name: "E-mail" });
const typedPassword = page.getByLabelText("Senha", { exact: true });
const newPassword = page.getByLabelText("Nova senha", { exact: true });
const repeated = page.getByLabelText("Repita a nova senha");

describe("the forms of the account", () => {
  test("signing up says that it works, why it failed, and keeps what was typed", async () => {
    const { answer, release } = heldAnswer();
    const { addressNow } = await showPage(phone, "/register", pages.register, {
      user: null,
      answers: { register: answer },
    });
    await page.getByLabelText("Nome completo").fill("Marina Duarte");
    await email.fill("marina@exemplo.com.br");
    await typedPassword.fill(password);
    const send = main.getByRole("button", { name: /^Cria/ });
    await send.click();
    await expectBusy("Criando conta...");
    release(emptyFailure());
    await expectToast("Erro no cadastro", "Erro ao registrar usuário");
    await lookAtBothWidths();
    await send.click();
    await expectBusy("Criando conta...");
    release(Response.error());
    await expectToast("Erro no cadastro", "Não foi possível criar sua conta.");
    await expect.element(email).toHaveValue("marina@exemplo.com.br");
    await send.click();
    release({ message: "Verifique seu e-mail" });
    await expect.poll(addressNow).toBe("/registration-success");
    await expectToast("Cadastro realizado com sucesso!", "Verifique seu e-mail");
  });

  test("logging in says that it works and why it failed, and then that it succeeded, with the day's fichas", async () => {
    const { answer, release } = heldAnswer();
    const { addressNow } = await showPage(phone, "/login", pages.login, {
      user: null,
      answers: { logIn: answer },
    });
    await email.fill("marina@exemplo.com.br");
    await typedPassword.fill(password);
    const send = main.getByRole("button", { name: /^Entra/ }).first();
    await send.click();
    await expectBusy("Entrando...");
    await lookAtBothWidths();
    release(emptyFailure());
    await expectToast("Ops.. algo deu errado", "Erro ao fazer login");
    await lookAtBothWidths();
    await send.click();
    await expectBusy("Entrando...");
    release(Response.error());
    await expectToast("Ops.. algo deu errado", "Falha ao fazer login");
    await send.click();
    release({ token: "e30.e30.e30", user: inventUser(), daily_tokens_added: true });
    await expect.poll(addressNow).toBe("/");
    await expectToast("Login realizado com sucesso!", "");
    await expectToast("Fichas diárias adicionadas!", "Você ganhou 40 fichas hoje.");
    expect(localStorage.getItem("token")).not.toBeNull();
  });

  test("a common password is refused beside its field, and what was typed stays", async () => {
    await showPage(phone, "/register", pages.register, {
      user: null,
      answers: { register: () => refusal(400, "common_password") },
    });
    const name = page.getByLabelText("Nome completo");
    await name.fill("Zoë D’Ávila 🌻");
    await email.fill("zoe@exemplo.com.br");
    await typedPassword.fill("curta");
    const send = main.getByRole("button", { name: "Criar conta" });
    await expect.element(send).toBeDisabled();
    await lookAtBothWidths();
    await typedPassword.fill("Senha@123");
    await send.click();
    await expectToast("Senha inválida", "");
    await expect
      .element(page.getByRole("alert").filter({ hasText: errorMessages.common_password }))
      .toBeVisible();
    await expect.element(typedPassword).toHaveFocus();
    await expect.element(name).toHaveValue("Zoë D’Ávila 🌻");
    await lookAtBothWidths();
  });

  test("asking for a new password says that it works and why it failed", async () => {
    const { answer, release } = heldAnswer();
    await showPage(phone, "/forgot-password", pages.forgot, {
      user: null,
      answers: { forgotPassword: answer },
    });
    await email.fill("alguem@exemplo.com.br");
    const ask = main.getByRole("button", { name: /^Envia/ });
    await ask.click();
    await expectBusy("Enviando...");
    release(emptyFailure());
    await expectToast("Ops.. algo deu errado", "Não foi possível enviar o email de recuperação.");
    await lookAtBothWidths();
    await ask.click();
    release({ message: "Enviado" });
    await expect.element(page.getByRole("heading", { name: "Email enviado" })).toBeVisible();
  });

  test("a new password that cannot be set stays in the form, with the reason", async () => {
    const { answer, release } = heldAnswer();
    await showReset(answer);
    const reset = main.getByRole("button", { name: /^Redefini/ });
    await newPassword.fill("fraca");
    await reset.click();
    await expectToast("A senha não atende aos requisitos de segurança", "A senha deve ter no mínimo");
    for (const field of [newPassword, repeated]) await field.fill("Outra-Vaga-2027?");
    for (const [failure, said] of [
      [emptyFailure(), "Falha ao redefinir senha"],
      [new Response("{}", { status: 500 }), "Falha ao redefinir senha"],
      [
        new Response("<h1>Bad Gateway</h1>", { status: 502, headers: { "Content-Type": "text/html" } }),
        "Erro ao redefinir senha",
      ],
      [Response.error(), "Não foi possível redefinir a senha. Tente novamente."],
    ] as const) {
      await reset.click();
      await expectBusy("Redefinindo...");
      release(failure);
      await expectToast("Ops.. algo deu errado", said);
    }
    await lookAtBothWidths();
    // Each try took away what was said about the one before.
    expect(page.getByText("Ops.. algo deu errado").elements()).toHaveLength(1);
    await expect.element(newPassword).toHaveValue("Outra-Vaga-2027?");
    await expect.element(repeated).toHaveValue("Outra-Vaga-2027?");
  });

  test("a new password can be requested as soon as the e-mail has an @, and not before", async () => {
    const { calls } = await showPage(phone, "/forgot-password", pages.forgot, { user: null });
    const send = main.getByRole("button", { name: /^Enviar/ });
    await email.fill("");
    await expect.element(send).toBeDisabled();
    await email.fill("marina.exemplo");
    await expect.element(send).toBeDisabled();
    email.element().focus();
    await userEvent.keyboard("{Enter}");
    expect(calls).not.toContain("POST /forgot-password");
    expect(page.getByRole("heading", { name: "Email enviado" }).elements()).toEqual([]);
    await email.fill("marina@");
    await expect.element(send).toBeEnabled();
    await email.fill("marina");
    await expect.element(send).toBeDisabled();
  });

  test.each(["login", "register"] as const)(
    "on the page of %s a password is hidden, can be shown, and can be hidden again",
    async (name) => {
      await showPage(phone, `/${name}`, pages[name], { user: null });
      await typedPassword.fill("segredo");
      await expect.element(typedPassword).toHaveAttribute("type", "password");
      await page.getByRole("button", { name: "Mostrar senha" }).click();
      await expect.element(typedPassword).toHaveAttribute("type", "text");
      await expect.element(typedPassword).toHaveValue("segredo");
      await page.getByRole("button", { name: "Ocultar senha" }).click();
      await expect.element(typedPassword).toHaveAttribute("type", "password");
    },
  );

  test.each(["register", "reset"] as const)(
    "on the page of %s five bars fill, one for each rule that the password meets",
    async (name) => {
      const isReset = name === "reset";
      await (isReset
        ? showReset(() => ({ message: "" }))
        : showPage(phone, "/register", pages.register, { user: null }));
      for (const [typed, filled] of [
        ["", 0],
        ["a", 1],
        ["aB", 2],
        ["aB1", 3],
        ["aB1!", 4],
        [password, 5],
      ] as const) {
        await (isReset ? newPassword : typedPassword).fill(typed);
        await expect.poll(countBars).toEqual({ all: 5, filled });
      }
    },
  );
});

describe("after signing up", () => {
  test("a person reads what to do with the message, how long its link lasts and where else to look", async () => {
    await showPage(phone, "/registration-success", pages.sent, { user: null });
    await expect.element(page.getByText(/^Enviamos um link de confirmação/)).toBeVisible();
    const steps = main
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringContaining("O link expira em 48 horas."),
      expect.stringContaining("É preciso confirmar o e-mail antes de entrar."),
      expect.stringContaining("caixa de spam"),
    ]);
    await expect.element(main.getByRole("link", { name: "Ir para o login" })).toBeVisible();
  });

  test("a failed confirmation says so and how to continue", async () => {
    const { answer, release } = heldAnswer();
    await showPage(phone, "/confirm-account", pages.confirm, {
      user: null,
      link: { token: "alheio" },
      answers: { confirmAccount: answer },
    });
    await expect.element(page.getByRole("heading", { name: "Confirmando sua conta..." })).toBeVisible();
    await lookAtBothWidths();
    release(emptyFailure());
    await expect.element(page.getByRole("heading", { name: "Erro ao confirmar conta" })).toBeVisible();
    await expectToast("Ops... Ocorreu um erro ao tentar confirmar sua conta", "Erro ao confirmar conta");
    await lookAtBothWidths();
    expect(localStorage.getItem("token")).toBeNull();
  });

  test("a person who has confirmed is taken home after twenty seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const user = inventUser();
    const { addressNow } = await showPage(phone, "/confirm-account", pages.confirm, {
      user: null,
      link: { token: "meu" },
      answers: {
        confirmAccount: () => ({
          success: true,
          bonus_added: 200,
          daily_tokens_added: true,
          referred: false,
          token: "e30.e30.e30",
          user,
        }),
      },
    });
    for (let left = 20; left > 0; left--) {
      await expect.element(page.getByText(`Em ${left} s levamos você para o início.`)).toBeVisible();
      expect(addressNow()).toBe("/confirm-account");
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await expect.poll(addressNow).toBe("/");
  });

  test("a confirmation page without its token says what is missing", async () => {
    await showPage(phone, "/confirm-account", pages.confirm, { user: null });
    await expect.element(page.getByText("Token de confirmação não fornecido").first()).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Reenviar e-mail de confirmação" })).toBeDisabled();
    await lookAtBothWidths();
  });
});

describe("the way in with Google", () => {
  test("a callback without a code says so", async () => {
    const { addressNow } = await showPage(phone, "/auth/google/callback", pages.google, { user: null });
    await expect.poll(addressNow).toBe("/login");
    await expect.element(page.getByText("Código de autorização não fornecido")).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
    await lookAtBothWidths();
  });

  test.each([
    ["that refuses to start", "Erro ao inicializar o Google Sign-In", "throw new Error('invalid client')"],
    ["that brings nothing", "Google Sign-In não está disponível", null],
  ])(
    "a script of Google %s is named, and the password still opens the account",
    async (name, said, start) => {
      const body =
        start === null ? "" : `window.google = { accounts: { id: { initialize() { ${start} } } } };`;
      const script = `delete window.google; ${body} // ${name}`;
      onTestFinished(() => {
        delete window.google;
      });
      const { addressNow } = await showPage(phone, "/login", pages.login, {
        user: null,
        answers: {
          getSettings: () => ({
            ...settings,
            google: { client_id: "vagou", script_url: `data:text/javascript,${encodeURIComponent(script)}` },
          }),
          logIn: () => ({ token: "e30.e30.e30", user: inventUser(), daily_tokens_added: false }),
        },
      });
      await expect.element(page.getByText(said)).toBeVisible();
      await email.fill("marina@exemplo.com.br");
      await typedPassword.fill(password);
      await main.getByRole("button", { name: "Entrar", exact: true }).click();
      await expect.poll(addressNow).toBe("/");
      expect(localStorage.getItem("token")).not.toBeNull();
    },
  );
});

describe("the fichas of the day, on the profile", () => {
  test("a failed claim says so, and can be repeated", async () => {
    const { answer, release } = heldAnswer();
    await showPage(phone, "/profile", pages.profile, profileAnswers({ claimDaily: answer }));
    const claim = page.getByRole("button", { name: "Resgatar fichas de hoje" });
    await claim.click();
    await expect.element(page.getByRole("button", { name: "Resgatando..." })).toBeVisible();
    release(emptyFailure());
    await expectToast("Erro ao resgatar fichas diárias", "");
    await lookAtBothWidths();
    await claim.click();
    release(refusal(409, "daily_already_claimed"));
    await expectToast("Fichas diárias já resgatadas hoje", "");
    await expect
      .element(page.getByRole("link", { name: "Comprar mais fichas" }))
      .toHaveAttribute("href", "/buy-tokens");
  });

  test("a claim in a session that has ended says that a log-in is needed", async () => {
    const { addressNow } = await showPage(
      phone,
      "/profile",
      pages.profile,
      profileAnswers({ claimDaily: () => refusal(401, "unauthenticated") }),
    );
    await page.getByRole("button", { name: "Resgatar fichas de hoje" }).click();
    await expectToast(
      "Você precisa estar logado",
      "Saia da conta e entre de novo para resgatar as fichas de hoje.",
    );
    await lookAtBothWidths();
    expect(addressNow()).toBe("/profile");
  });
});

/** The page of a link to a new password, which is good until it is used. */
async function showReset(resetPassword: () => unknown): Promise<void> {
  await showPage(phone, "/reset-password", pages.reset, {
    user: null,
    link: { token: "A".repeat(43) },
    answers: { checkResetLink: () => ({ success: true }), resetPassword },
  });
}

/** A profile with today's bonus still to be taken. */
function profileAnswers(answers: NonNullable<Parameters<typeof showPage>[3]>["answers"]) {
  const user = inventUser();
  return {
    user,
    answers: {
      getTokens: () => ({ tokens: { total: 240, dailyRefreshAvailable: true }, user }),
      ...answers,
    },
  };
}

async function expectBusy(name: string): Promise<void> {
  await expect.element(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
}

async function expectToast(title: string, text: string): Promise<void> {
  const toasts = () =>
    [...document.querySelectorAll("[data-toast]")].map(({ textContent }) => textContent ?? "");
  await expect.poll(() => toasts().some((said) => said.includes(title) && said.includes(text))).toBe(true);
}

/** Bars beside the password, and those that have the colour of a rule that is met. */
function countBars(): { all: number; filled: number } {
  const bars = [...document.querySelectorAll("main [aria-hidden=true].grid > span")];
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = getComputedStyle(document.documentElement).getPropertyValue("--leaf").trim();
  const met = getComputedStyle(probe).color;
  probe.remove();
  const filled = bars.filter((bar) => getComputedStyle(bar).backgroundColor === met);
  return { all: bars.length, filled: filled.length };
}
