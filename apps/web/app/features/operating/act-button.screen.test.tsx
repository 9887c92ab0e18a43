import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import ToasterHost from "#ui/toasts/toaster-host.tsx";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { ActButton } from "./act-button.tsx";

const give = page.getByRole("button", { name: "Dar fichas" });

test("an act that is still on its way when its dialog is closed and opened again is shown so, and is done once", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let acts = 0;
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={new QueryClient()}>
      <ToasterHost />
      {/* As below the header of a page, over which toasts lie. */}
      <div className="pt-40">
        <ActButton
          label="Dar fichas"
          title="Dar 100 fichas?"
          about="Não dá para desfazer."
          act={() => {
            acts += 1;
            return promise;
          }}
        />
      </div>
    </QueryClientProvider>,
  );
  const dialog = page.getByRole("alertdialog");
  await give.click();
  await dialog.getByRole("button", { name: "Dar fichas" }).click();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await give.click();
  await expect.element(dialog.getByRole("button", { name: "Dar fichas" })).toHaveAttribute("aria-busy");
  resolve("Fichas dadas.");
  await expect.element(page.getByText("Fichas dadas.")).toBeVisible();
  expect(acts).toBe(1);
});
