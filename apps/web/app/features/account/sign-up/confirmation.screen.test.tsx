import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ErrorCode } from "@vagou/contract/api/error-codes";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { Confirmation } from "./confirmation.tsx";

beforeEach(() => localStorage.clear());

test("who types the password when the account was confirmed elsewhere meanwhile is led to the log-in", async () => {
  await showRefusedPassword("confirmation_link_used", "Esta conta já está confirmada. É só entrar.");
  await expect.element(page.getByRole("heading", { name: "Sua conta já está confirmada" })).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Ir para o login" })).toHaveAttribute("href", "/login");
});

test("who opens another link of a confirmed account is not told that this one was used", async () => {
  await showConfirmation(new URLSearchParams("token=abc&spent=confirmation_link_used"));
  await expect.element(page.getByRole("heading", { name: "Sua conta já está confirmada" })).toBeVisible();
  await expect.element(page.getByText("Agora é só entrar.", { exact: true })).toBeVisible();
});

test("who types the password when the link is over meanwhile can ask for a new one", async () => {
  await showRefusedPassword(
    "confirmation_link_invalid",
    "Este link de confirmação não vale mais. Peça um novo.",
  );
  await expect.element(page.getByRole("heading", { name: "Pedir um novo link" })).toBeVisible();
});

/** The server asks for the password first, and refuses it then. */
async function showRefusedPassword(code: ErrorCode, error: string): Promise<void> {
  const refusals = [{ code: "sign_up_password_needed", error: "Digite a senha" }];
  const browserFetch = window.fetch;
  window.fetch = async (address) =>
    new Request(address).url.endsWith("/confirm-account")
      ? Response.json(refusals.shift() ?? { code, error }, { status: 409 })
      : Response.json({});
  onTestFinished(() => {
    window.fetch = browserFetch;
  });
  await showConfirmation(new URLSearchParams("token=abc"));
  await page.getByLabelText("Senha", { exact: true }).fill("Vagas-Novas-9!");
  await page.getByRole("button", { name: "Confirmar conta" }).click();
}

async function showConfirmation(link: URLSearchParams): Promise<void> {
  const router = createMemoryRouter([{ path: "/", element: <Confirmation link={link} /> }]);
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
