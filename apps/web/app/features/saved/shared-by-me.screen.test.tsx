import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { SharedByMe } from "./shared-by-me.tsx";

const lists = ["Cozinheira", "Vendedora"].map((title, index) => ({
  handle: String(index).repeat(64),
  titles: [title],
  shared_at: "2026-11-20T12:00:00.000Z",
  expires_at: "2026-12-20T12:00:00.000Z",
}));

test("who ends a link goes on at the title of the links", async () => {
  const { end } = await showLinks();
  await expect.element(page.getByText(/^1 vaga · criado em .+ · vale até /).first()).toBeVisible();
  await ask("Cozinheira");
  await userEvent.keyboard("{Enter}");
  end();
  await expect.poll(() => page.getByText("Cozinheira").elements().length).toBe(0);
  await expect.poll(() => document.activeElement?.textContent).toBe("Links que você compartilhou");
});

test("who writes elsewhere by the time when a link has ended goes on writing", async () => {
  const { end } = await showLinks();
  await ask("Cozinheira");
  await userEvent.keyboard("{Enter}");
  page.getByLabelText("Anotação").element().focus();
  end();
  await expect.poll(() => page.getByText("Cozinheira").elements().length).toBe(0);
  await expect.element(page.getByLabelText("Anotação")).toHaveFocus();
});

async function ask(title: string): Promise<void> {
  await page.getByRole("button", { name: `Encerrar o link: ${title}` }).click();
  await expect.element(page.getByRole("button", { name: `Encerrar o link de vez: ${title}` })).toHaveFocus();
}

/** Two links, of which one is ended when the test says so. */
async function showLinks(): Promise<{ end: () => void }> {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<void>();
  const browserFetch = window.fetch;
  window.fetch = async (_, { method } = {}) => {
    if (method !== "DELETE") return Response.json({ lists });
    await promise;
    return Response.json({ success: true });
  };
  onTestFinished(() => {
    window.fetch = browserFetch;
    client.clear();
  });
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={client}>
      <input aria-label="Anotação" />
      <SharedByMe userId="joana" />
    </QueryClientProvider>,
  );
  await page.getByText("Links que você compartilhou").click();
  return { end: resolve };
}
