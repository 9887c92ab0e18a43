import { createMemoryRouter, RouterProvider } from "react-router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { CheckEmail } from "./check-email.tsx";

test("who has signed up reads the address that the link goes to, in which a slip would show", async () => {
  await show({ email: "marina@gmial.example" });
  await expect
    .element(page.getByText(/^Enviamos um link de confirmação para marina@gmial\.example\. Abra a mensagem/))
    .toBeVisible();
});

test("who opens the page without a sign-up reads of the address that was given", async () => {
  await show(null);
  await expect.element(page.getByText(/para o endereço que você informou\./)).toBeVisible();
});

async function show(state: unknown): Promise<void> {
  const router = createMemoryRouter([{ path: "/registration-success", element: <CheckEmail /> }], {
    initialEntries: [{ pathname: "/registration-success", state }],
  });
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
