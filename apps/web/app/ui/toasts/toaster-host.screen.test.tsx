import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { screenSizes, showOnScreen } from "../testing/show-on-screen.ts";
import { tabTo } from "../testing/tab-to.ts";
import { showToast } from "./toast.ts";
import ToasterHost from "./toaster-host.tsx";

const refusal = {
  tone: "warning",
  title: "Atenção",
  text: "Preencha pelo menos um filtro (palavras-chave, cidade ou estado)",
} as const;

const close = page.getByRole("button", { name: "Fechar aviso" });

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("at most five toasts are shown, and each disappears after five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    await showToaster(size);
    for (let shown = 0; shown < 7; shown++) {
      showToast(refusal);
      await vi.advanceTimersByTimeAsync(50);
    }
    await expect.poll(() => listToasts().length).toBe(5);
    for (const toast of listToasts()) {
      expect(toast.innerText).toMatch(
        /^Atenção\s+Preencha pelo menos um filtro \(palavras-chave, cidade ou estado\)$/,
      );
    }
    // The newest lies on the others; the pointer spreads them out.
    expect(spanOfToasts()).toBeLessThan(60);
    await userEvent.hover(listToasts().at(-1) ?? document.body);
    await expect.poll(spanOfToasts).toBeGreaterThan(250);
    await userEvent.hover(showFarPlace());
    await expect.poll(spanOfToasts).toBeLessThan(60);
    await vi.advanceTimersByTimeAsync(4_500);
    expect(listToasts()).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(() => listToasts().length).toBe(0);
  });

  test("no button of a pile of toasts is too small to be hit, and each toast of it can be closed", async () => {
    await showToaster(size);
    showToast(refusal);
    await expect.poll(() => listToasts().length).toBe(1);
    // Their time stops, as for a person who looks at another window.
    window.dispatchEvent(new Event("blur"));
    for (let shown = 1; shown < 3; shown++) showToast(refusal);
    await expect.poll(() => listToasts().length).toBe(3);
    await expectNoAxeViolations();
    expect(close.elements()).toHaveLength(1);
    expect(close.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    // F8 leads to the toasts, which spread out.
    await userEvent.keyboard("{F8}");
    await expect.poll(() => close.elements().length).toBe(3);
    await expectNoAxeViolations();
    for (let left = 2; left >= 0; left--) {
      await tabTo(close.elements().at(-1));
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => listToasts().length).toBe(left);
      if (left > 0) await userEvent.keyboard("{F8}");
    }
  });
});

describe("a toast", () => {
  test("closes when a finger moves it up, and stays when the finger lets it go before", async () => {
    await showToaster(screenSizes[0]);
    showToast(refusal);
    await expect.poll(() => listToasts().length).toBe(1);
    const [toast] = listToasts();
    swipe(toast, 40);
    swipe(toast, -60);
    await new Promise(requestAnimationFrame);
    expect(listToasts().length).toBe(1);
    swipe(toast, 60);
    await expect.poll(() => listToasts().length).toBe(0);
  });

  test("that F8 led to gives the focus back to the field, when it was the last one", async () => {
    await showToaster(screenSizes[1]);
    const field = document.createElement("input");
    document.querySelector("main")?.append(field);
    field.focus();
    showToast(refusal);
    await expect.poll(() => listToasts().length).toBe(1);
    await userEvent.keyboard("{F8}");
    await tabTo(close.elements().at(-1));
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => listToasts().length).toBe(0);
    expect(document.activeElement).toBe(field);
  });

  test("waits while it has the focus, and goes afterwards", async () => {
    await showToaster(screenSizes[1]);
    showToast({ ...refusal, durationMs: 300 });
    await expect.poll(() => listToasts().length).toBe(1);
    await userEvent.keyboard("{F8}");
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(listToasts().length).toBe(1);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect.poll(() => listToasts().length).toBe(0);
  });
});

/** A finger that goes up by so many pixels. */
function swipe(toast: Element | undefined, up: number): void {
  for (const [type, clientY] of [
    ["pointerdown", 100],
    ["pointermove", 100 - up],
    ["pointerup", 100 - up],
  ] as const)
    toast?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", clientY }));
}

async function showToaster(size: (typeof screenSizes)[number]): Promise<void> {
  await showOnScreen(size, <ToasterHost />);
  await expect.element(page.getByRole("region", { name: /^Avisos/ })).toBeInTheDocument();
  // The pointer of an earlier test may rest where the toasts come.
  await userEvent.hover(showFarPlace());
}

/** A place at the end of the screen, away from all toasts. */
function showFarPlace(): Element {
  const place = document.createElement("p");
  place.textContent = "Longe";
  place.style.cssText = "position: fixed; bottom: 0; left: 0";
  document.querySelector("main")?.append(place);
  return place;
}

/** How far apart the tops of the toasts are, in pixels. */
function spanOfToasts(): number {
  const tops = listToasts().map((toast) => toast.getBoundingClientRect().y);
  return Math.max(...tops) - Math.min(...tops);
}

function listToasts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-toast]")];
}
