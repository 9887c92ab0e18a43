import type { Job } from "@vagou/contract/search/job";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { jobOf } from "#features/search/testing/job-of.ts";
import { expectNoAxeViolations } from "#ui/testing/expect-no-axe-violations.ts";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { PostingFacts } from "./posting-facts.tsx";

test.each(screenSizes)(
  "on a screen of $width × $height the last day for applications is read",
  async (size) => {
    await showFacts(size, new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" }));
    await expect.element(page.getByText("Inscrições")).toBeVisible();
    await expect.element(page.getByText("só até hoje")).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("a vacancy without a last day says nothing of it, while other facts are said to be missing", async () => {
  await showFacts(screenSizes[0], null);
  await expect.element(page.getByText("Publicada")).toBeVisible();
  expect(page.getByText("Inscrições").elements()).toEqual([]);
});

test.each(screenSizes)("on a screen of $width × $height a stated level is read", async (size) => {
  await showFacts(size, null, { level: "Pleno" });
  await expect.element(page.getByText("Nível")).toBeVisible();
  await expect.element(page.getByText("Pleno")).toBeVisible();
  await expectNoAxeViolations();
});

test("a level that is not stated, or is the contract itself, has no line", async () => {
  await showFacts(screenSizes[0], null, { level: null });
  await expect.element(page.getByText("Contrato")).toBeVisible();
  expect(page.getByText("Nível").elements()).toEqual([]);
  const internship = { tipoContrato: "Estágio", requisitos: [], beneficios: [] };
  await showFacts(screenSizes[0], null, { level: "Estágio", summary: internship });
  await expect.element(page.getByText("Estágio")).toBeVisible();
  expect(page.getByText("Nível").elements()).toEqual([]);
});

async function showFacts(
  size: (typeof screenSizes)[number],
  applyUntil: string | null,
  facts: Partial<Job> = {},
): Promise<void> {
  const job = { ...jobOf({ ...facts, apply_until: applyUntil }), display_name: "Gupy", last_seen_at: null };
  await showOnScreen(size, <PostingFacts job={job} />);
}
