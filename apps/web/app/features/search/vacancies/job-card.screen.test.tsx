import type { Job } from "@vagou/contract/search/job";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "#ui/testing/expect-no-axe-violations.ts";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { jobOf } from "../testing/job-of.ts";
import { JobCard } from "./job-card.tsx";

test.each(screenSizes)(
  "on a screen of $width × $height the last day for applications is a fact",
  async (size) => {
    await showCard(size, new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" }));
    await expect
      .element(page.getByRole("listitem").filter({ hasText: "Inscrições só até hoje" }))
      .toBeVisible();
    await expectNoAxeViolations();
  },
);

test("a last day that is over is said to be over", async () => {
  await showCard(screenSizes[0], "2026-01-20");
  await expect.element(page.getByText("Inscrições encerradas em 20/01/2026")).toBeVisible();
});

test("a vacancy without a last day says nothing of it", async () => {
  await showCard(screenSizes[0], null);
  await expect.element(page.getByRole("article")).toBeVisible();
  expect(page.getByText("Inscrições").elements()).toEqual([]);
});

test.each(screenSizes)(
  "on a screen of $width × $height a stated level is beside the contract",
  async (size) => {
    await showCard(size, null, { level: "Pleno" });
    await expect.element(page.getByText("CLT · Pleno", { exact: true })).toBeVisible();
  },
);

test("an internship that is the contract and the level is said once", async () => {
  const summary = { tipoContrato: "Estágio", requisitos: [], beneficios: [] };
  await showCard(screenSizes[0], null, { level: "Estágio", summary });
  await expect.element(page.getByText("Estágio", { exact: true })).toBeVisible();
});

async function showCard(
  size: (typeof screenSizes)[number],
  applyUntil: string | null,
  facts: Partial<Job> = {},
): Promise<void> {
  const router = createMemoryRouter([
    { path: "/", element: <JobCard job={jobOf({ ...facts, apply_until: applyUntil })} /> },
  ]);
  await showOnScreen(size, <RouterProvider router={router} />);
}
