import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import ToasterHost from "#ui/toasts/toaster-host.tsx";
import { CheckoutLink } from "./checkout-link.tsx";

test("without a connection the browser stays on the page, which says that nothing was charged", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const onLeave = vi.fn();
  await showOnScreen(
    screenSizes[0],
    <>
      <CheckoutLink
        address={new URL("#pay", window.location.href)}
        look="main"
        busy={false}
        note=""
        onLeave={onLeave}
      >
        Comprar
      </CheckoutLink>
      <ToasterHost />
    </>,
  );
  await page.getByRole("link", { name: "Comprar" }).click();
  await expect.element(page.getByText("Nada foi cobrado. Tente quando a conexão voltar.")).toBeVisible();
  expect([window.location.hash, onLeave.mock.calls.length]).toEqual(["", 0]);

  await page.getByRole("button", { name: "Fechar aviso" }).click();
  onLine.mockReturnValue(true);
  onTestFinished(() => window.history.replaceState(null, "", window.location.pathname));
  await page.getByRole("link", { name: "Comprar" }).click();
  expect([window.location.hash, onLeave.mock.calls.length]).toEqual(["#pay", 1]);
});
