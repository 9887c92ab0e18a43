import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { screenSizes, showOnScreen } from "../testing/show-on-screen.ts";
import { Tooltip } from "./tooltip.tsx";

const [size] = screenSizes;
const button = page.getByRole("button", { name: "240" });
const tooltip = page.getByRole("tooltip");

beforeEach(show);

test("the keyboard shows the text at once, wholly in the window, and Escape hides it", async () => {
  await userEvent.tab();
  await expect.element(button).toHaveAccessibleDescription("Fichas para pesquisar");
  const { left, right } = tooltip.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(12);
  expect(right).toBeLessThanOrEqual(size.width - 12);
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => tooltip.elements().length).toBe(0);
  expect(document.activeElement).toBe(button.element());
});

test("the text goes with the focus", async () => {
  await userEvent.tab();
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.tab();
  await expect.poll(() => tooltip.elements().length).toBe(0);
});

test("the mouse may go on to the text", async () => {
  await userEvent.hover(button);
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.hover(tooltip);
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.hover(page.getByRole("button", { name: "Depois" }));
  await expect.poll(() => tooltip.elements().length).toBe(0);
});

async function show(): Promise<void> {
  await showOnScreen(
    size,
    <>
      <Tooltip text="Fichas para pesquisar">
        <button type="button" className="min-h-11 min-w-11">
          240
        </button>
      </Tooltip>
      <button type="button" className="min-h-11">
        Depois
      </button>
    </>,
  );
  await expect.element(button).toBeInTheDocument();
}
