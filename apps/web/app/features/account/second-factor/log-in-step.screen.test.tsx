import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { LogInStep } from "./log-in-step.tsx";

test("who lost the phone and has used up the recovery codes finds the way to the support", async () => {
  const question = {
    handle: "handle",
    kinds: ["totp" as const],
    recovery_codes: false,
    passkey: null,
    expires_at: "2026-11-30T12:00:00.000Z",
  };
  const router = createMemoryRouter([
    { path: "/", element: <LogInStep question={question} onSignedIn={() => {}} onBack={() => {}} /> },
  ]);
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect
    .element(page.getByRole("link", { name: "Sem o celular e sem os códigos? Fale com a gente" }))
    .toHaveAttribute("href", "/contact");
});
