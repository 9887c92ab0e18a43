import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { heldAnswer } from "./testing/answer-calls.ts";
import { lookAt } from "./testing/look-at.ts";
import { inventUser, showPage } from "./testing/show-page.tsx";

const [phone, laptop] = screenSizes;
/** What is below the header is another page's matter. */
const below = { path: "about", Page: () => <h1>Sobre</h1> };
const banner = page.getByRole("banner");
const menu = banner.getByRole("button", { name: "Menu de Marina Duarte" });
const title = page.getByRole("heading", { name: "Sobre" });
const more = page.getByRole("link", { name: "Adquirir mais fichas" });

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("the menu shows the full name and leads to profile, fichas, contact and log-out", async () => {
    const { addressNow } = await showPage(size, "/about", below);
    await expect.poll(() => menu.element().textContent).toBe("Marina Duarte");
    await expect
      .poll(() =>
        banner
          .getByRole("button", { name: /240/ })
          .elements()
          .some((one) => one.checkVisibility()),
      )
      .toBe(size.width >= 768);
    await menu.click();
    const items = page.getByRole("menuitem");
    await expect.element(items.first()).toBeInTheDocument();
    await lookAt();
    const shown = items
      .elements()
      .filter((item) => item.checkVisibility())
      .map((item) => [item.getAttribute("href"), item.textContent]);
    const leads = [
      ["/profile", "Perfil"],
      ["/minhas-vagas", "Minhas vagas"],
      ["/buy-tokens", "Adquirir fichas"],
      ["/contact", "Contato"],
      [null, "Sair"],
    ];
    // A small screen has the balance here instead of in the header.
    const balance = shown.splice(0, shown.length - leads.length);
    expect(balance.map(([path]) => path)).toEqual(size.width < 768 ? ["/profile"] : []);
    expect(balance.join("")).toMatch(size.width < 768 ? /240/ : /^$/);
    expect(shown).toEqual(leads);
    for (const [path, name] of leads.slice(0, -1)) {
      await page.getByRole("menuitem", { name: String(name), exact: true }).click();
      await expect.poll(addressNow).toBe(path);
      await menu.click();
    }
    await page.getByRole("menuitem", { name: "Sair" }).click();
    await expect.element(banner.getByRole("link", { name: "Entrar" })).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
  });
});

describe("the counter of fichas", () => {
  test("keeps its place while the fichas are counted, and explains itself after 700 ms", async () => {
    const { answer, release } = heldAnswer();
    const user = inventUser();
    await showPage(laptop, "/about", below, { user, answers: { getTokens: answer } });
    const counting = page.getByRole("status", { name: "Carregando fichas" });
    await expect.element(counting).toBeVisible();
    await lookAt();
    // Not where the counter comes.
    await userEvent.hover(title);
    const { width, height } = counting.element().getBoundingClientRect();
    release(tokensOf(user, 240));
    const counter = page.getByRole("button", { name: "Fichas disponíveis: 240" });
    await expect.element(counter).toBeVisible();
    const place = counter.element().getBoundingClientRect();
    expect([Math.round(place.height), Math.abs(place.width - width) < 24]).toEqual([
      Math.round(height),
      true,
    ]);
    expect(isRed(counter.element())).toBe(false);
    expect(menu.element().textContent).toBe("Marina Duarte");

    const tooltip = page.getByRole("tooltip");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    // Long after the pointer of another test.
    vi.setSystemTime(Date.now() + 60_000);
    await userEvent.hover(counter);
    await vi.advanceTimersByTimeAsync(699);
    expect(tooltip.elements()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(tooltip).toBeVisible();
    expect(tooltip.element().textContent).toContain("Fichas disponíveis 240 para realizar pesquisas");
    expect(more.elements()).toEqual([]);

    // A pointer that comes back within 300 ms need not wait again.
    await userEvent.hover(title);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(() => tooltip.elements().length).toBe(0);
    await userEvent.hover(counter);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(tooltip).toBeVisible();
  });

  test.each([
    [28, "Fichas disponíveis: 28", false],
    [27, "Fichas disponíveis: 27, saldo baixo", true],
  ] as const)("with %i fichas is “%s”", async (total, name, isLow) => {
    const user = inventUser({ search_credits: total });
    const { addressNow } = await showPage(laptop, "/about", below, { user });
    const counter = page.getByRole("button", { name, exact: true });
    await expect.element(counter).toBeVisible();
    expect(isRed(counter.element())).toBe(isLow);
    if (!isLow) return;
    await userEvent.hover(counter);
    await expect.element(more.first()).toBeVisible();
    await lookAt();
    await more.first().click();
    await expect.poll(addressNow).toBe("/buy-tokens");
  });

  test("is in the menu on a phone, with the same states, and leads to the profile", async () => {
    const { answer, release } = heldAnswer();
    const user = inventUser();
    const { addressNow } = await showPage(phone, "/about", below, { user, answers: { getTokens: answer } });
    await menu.click();
    expect(
      page
        .getByRole("button", { name: /^Fichas disponíveis/ })
        .elements()
        .filter((one) => one.checkVisibility()),
    ).toEqual([]);
    await expect.element(page.getByRole("menuitem", { name: "Carregando fichas" })).toBeVisible();
    release(tokensOf(user, 27));
    const balance = page.getByRole("menuitem", { name: /^27 fichas ?, saldo baixo$/ });
    await expect.element(balance).toBeVisible();
    await lookAt();
    await balance.click();
    await expect.poll(addressNow).toBe("/profile");
  });
});

function tokensOf(user: ReturnType<typeof inventUser>, total: number) {
  return { tokens: { total, dailyRefreshAvailable: false }, user };
}

function isRed(element: Element): boolean {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
  return red > 2 * green && red > 2 * blue;
}
