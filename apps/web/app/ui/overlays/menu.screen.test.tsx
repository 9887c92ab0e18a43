import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { screenSizes, showOnScreen } from "../testing/show-on-screen.ts";
import { Menu, menuItemClasses } from "./menu.tsx";

const button = page.getByRole("button", { name: "Menu de Zoé" });
const menu = page.getByRole("menu", { name: "Menu de Zoé" });
const chosen: string[] = [];

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  beforeEach(() => show(size));

  test("arrows, Home, End and first letters lead through it, and Enter or the space bar chooses", async () => {
    await openByKeyboard();
    const walk = async (key: string) => {
      await userEvent.keyboard(key);
      return document.activeElement?.textContent;
    };
    expect(document.activeElement?.textContent).toBe("Perfil");
    expect(await walk("{ArrowDown}")).toBe("Minhas vagas");
    expect(await walk("{ArrowUp}")).toBe("Perfil");
    expect(await walk("{End}")).toBe("Contato");
    expect(await walk("{ArrowDown}")).toBe("Contato");
    expect(await walk("{Home}")).toBe("Perfil");
    expect(await walk("m")).toBe("Minhas vagas");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => menu.elements().length).toBe(0);
    expect(document.activeElement).toBe(button.element());
    await openByKeyboard();
    await userEvent.keyboard("{End} ");
    await expect.poll(() => menu.elements().length).toBe(0);
    expect(chosen).toEqual(["Minhas vagas", "Contato"]);
  });

  test("Escape gives the focus back to its button, and the Tab key leads to what follows", async () => {
    await openByKeyboard();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => menu.elements().length).toBe(0);
    expect(document.activeElement).toBe(button.element());
    await openByKeyboard();
    await userEvent.tab();
    await expect.poll(() => menu.elements().length).toBe(0);
    expect(document.activeElement?.textContent).toBe("Depois");
  });

  test("Escape closes it also when the focus is still on its button", async () => {
    await userEvent.click(button);
    await expect.element(menu).toHaveFocus();
    if (button.element() instanceof HTMLElement) button.element().focus();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => menu.elements().length).toBe(0);
    expect(document.activeElement).toBe(button.element());
  });

  test("a press on its button opens and closes it, and one beside it closes it", async () => {
    await userEvent.click(button);
    await expect.element(menu).toBeInTheDocument();
    await expectNoAxeViolations();
    await userEvent.click(button);
    await expect.poll(() => menu.elements().length).toBe(0);
    await userEvent.click(button);
    await expect.element(menu).toBeInTheDocument();
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await expect.poll(() => menu.elements().length).toBe(0);
  });

  test("all of it is in the window, also when its button is at the left edge", async () => {
    await userEvent.click(button);
    await expect.element(menu).toBeInTheDocument();
    await expect.poll(() => menu.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(12);
    expect(menu.element().getBoundingClientRect().right).toBeLessThanOrEqual(size.width - 12);
  });
});

async function openByKeyboard(): Promise<void> {
  if (button.element() instanceof HTMLElement) button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Perfil");
}

async function show(size: (typeof screenSizes)[number]): Promise<void> {
  chosen.length = 0;
  await showOnScreen(
    size,
    <>
      <Menu label="Menu de Zoé" face="Zoé" className="w-64">
        {["Perfil", "Minhas vagas", "Contato"].map((name) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => chosen.push(name)}
            className={menuItemClasses}
          >
            {name}
          </button>
        ))}
      </Menu>
      <button type="button" className="mt-80 block min-h-11">
        Depois
      </button>
    </>,
  );
  await expect.element(button).toBeInTheDocument();
}
