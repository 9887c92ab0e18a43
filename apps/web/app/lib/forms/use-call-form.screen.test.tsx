import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CallError } from "#lib/api/call-endpoint.ts";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import type { Toast } from "#ui/toasts/toast.ts";
import ToasterHost from "#ui/toasts/toaster-host.tsx";
import { CallForm } from "./call-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useCallForm } from "./use-call-form.ts";

test("a second press that comes before the form shows that it is busy sends nothing again", async () => {
  const sent: string[] = [];
  await show(async ({ email }) => void sent.push(email));
  const button = page.getByRole("button", { name: "Enviar" });
  await page.getByLabelText("E-mail").fill("maria@exemplo.com.br");
  await expect.element(button).toBeEnabled();
  press(button.element());
  press(button.element());
  await expect.element(page.getByText("Enviado")).toBeVisible();
  expect(sent).toEqual(["maria@exemplo.com.br"]);
});

test("after an answer, also a refusal, the form can be sent again", async () => {
  const sent: string[] = [];
  await show(async ({ email }) => {
    sent.push(email);
    if (sent.length === 1) throw new Error("refused");
  });
  const button = page.getByRole("button", { name: "Enviar" });
  await page.getByLabelText("E-mail").fill("maria@exemplo.com.br");
  await button.click();
  await expect.poll(() => sent.length).toBe(1);
  await button.click();
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(page.getByText("Enviado")).toBeVisible();
  await button.click();
  await expect.poll(() => sent.length).toBe(3);
});

test("a refusal that asks to wait leaves the focus on the button, which sends nothing until the wait is over", async () => {
  const sent: string[] = [];
  await show(async ({ email }) => {
    sent.push(email);
    throw new CallError("429", { status: 429, retryAfterS: 2, isRefusal: true });
  });
  await page.getByLabelText("E-mail").fill("maria@exemplo.com.br");
  await page.getByRole("button", { name: "Enviar" }).click();
  const waiting = page.getByRole("button", { name: /^Aguarde/ });
  await expect.element(waiting).toBeDisabled();
  expect(document.activeElement).toBe(waiting.element());
  press(waiting.element());
  expect(sent).toHaveLength(1);
  const button = page.getByRole("button", { name: "Enviar" });
  await expect.element(button).toBeEnabled();
  expect(document.activeElement).toBe(button.element());
});

test("the toast of a refused try goes when the next try begins", async () => {
  const answer = Promise.withResolvers<void>();
  let tries = 0;
  await show(
    () => ((tries += 1) === 1 ? Promise.reject(new Error("refused")) : answer.promise),
    () => refusal,
  );
  await page.getByLabelText("E-mail").fill("maria@exemplo.com.br");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.element(page.getByText(refusal.title)).toBeVisible();
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.element(page.getByText(refusal.title)).not.toBeInTheDocument();
  answer.resolve();
});

test("the toast of a refused try goes with its form", async () => {
  await show(
    () => Promise.reject(new Error("refused")),
    () => refusal,
  );
  await page.getByLabelText("E-mail").fill("maria@exemplo.com.br");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.element(page.getByText(refusal.title)).toBeVisible();
  press(page.getByRole("button", { name: "Sair daqui" }).element());
  await expect.element(page.getByText(refusal.title)).not.toBeInTheDocument();
});

/** Longer than any wait of a test: what closes it is not its time. */
const refusal = { tone: "error", title: "Algo deu errado", durationMs: 60_000 } as const;

async function show(send: Send, toastOf?: () => Toast): Promise<void> {
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={new QueryClient()}>
      {/* As below the header of a page, over which toasts lie. */}
      <div className="pt-40">
        <EmailPage send={send} toastOf={toastOf} />
      </div>
      <ToasterHost />
    </QueryClientProvider>,
  );
}

const names = ["email"] as const;

type Send = (values: Record<"email", string>) => Promise<void>;
type EmailFormProps = { send: Send; toastOf: (() => Toast) | undefined };

function EmailPage(props: EmailFormProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && <EmailForm {...props} />}
      <button onClick={() => setLeft(true)}>Sair daqui</button>
    </>
  );
}

function EmailForm({ send, toastOf }: EmailFormProps) {
  const { form, attempt, submit } = useCallForm({
    names,
    canSend: ({ email }) => email !== "",
    mutationFn: send,
    toastOf,
  });
  return (
    <CallForm {...form}>
      <label>
        E-mail <input name="email" />
      </label>
      <SubmitButton {...submit} words={{ ready: "Enviar", busy: "Enviando..." }} />
      {attempt.isSuccess && <p>Enviado</p>}
    </CallForm>
  );
}

/** A press as two quick ones follow each other: nothing is drawn in between. */
function press(element: Element): void {
  if (element instanceof HTMLElement) element.click();
}
