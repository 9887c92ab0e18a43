import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

const publicPages = ["/", "/about", "/fontes", "/terms", "/privacy", "/robo"];
const forVisitors = [
  "/login",
  "/register",
  "/registration-success",
  "/forgot-password",
  "/reset-password?token=alheio",
  "/confirm-account?token=alheio",
  "/nao-existe",
];
const forMembers = ["/jobs", "/profile", "/buy-tokens", "/contact", "/jobs/gupy-0123456789abcdef"];

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("no page of a visitor moves while it loads", async () => {
    expect(await listUnsteady(await stage.openPage(size), [...publicPages, ...forVisitors])).toEqual([]);
  });

  test("no page of a person who is signed in moves while it loads", async () => {
    expect(await listUnsteady(await stage.openSignedIn(size), [...publicPages, ...forMembers])).toEqual([]);
  });
});

/** @returns the pages whose layout shift is above the limit, with the shift */
async function listUnsteady(page: Page, paths: readonly string[]): Promise<[string, number][]> {
  const layoutShift = await recordLayoutShift(page);
  const shifts: [string, number][] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.getByRole("complementary", { name: "Modo demonstração" }).waitFor();
    shifts.push([path, await layoutShift()]);
  }
  return shifts.filter(([, shift]) => shift > layoutShiftMax);
}
