import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { OnlyNew } from "./only-new.tsx";

const since = new Date("2026-11-20T12:00:00Z");

test.for([
  [1, false, true],
  [0, false, false],
  // What was chosen before can be taken back.
  [0, true, true],
] as const)("with %i new vacancies, and chosen: %s, it can be pressed: %s", async ([count, isOn, canBe]) => {
  await showOnScreen(screenSizes[0], <OnlyNew count={count} since={since} isOn={isOn} onChange={() => {}} />);
  const button = page.getByRole("button", { name: `Só as novas (${count}), desde a busca de 20/11/2026` });
  await expect.element(button).toBeVisible();
  expect(button.element().matches(":enabled")).toBe(canBe);
});
