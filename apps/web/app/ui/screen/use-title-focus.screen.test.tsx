import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes, showOnScreen } from "../testing/show-on-screen.ts";
import { Menu, menuItemClasses } from "../overlays/menu.tsx";
import { useTitleFocus } from "./use-title-focus.ts";

const next = page.getByRole("button", { name: "Próxima" });
const title = page.getByRole("heading", { name: "Resultados" });
const menu = page.getByRole("menu", { name: "Menu de Zoé" });

test("what comes in the place of something else gets the focus at its title", async () => {
  await showOnScreen(screenSizes[0], <Stages />);
  await userEvent.click(next);
  await expect.element(title).toHaveFocus();
});

test("a menu that the person has opened stays open when a title comes", async () => {
  await showOnScreen(screenSizes[0], <Stages />);
  await userEvent.click(page.getByRole("button", { name: "Menu de Zoé" }));
  await expect.element(menu).toHaveFocus();
  // The answers come by themselves, without a press that would close the menu.
  const button = next.element();
  if (button instanceof HTMLElement) button.click();
  await expect.element(title).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(menu).toHaveFocus();
});

function Stages() {
  const [isNext, setNext] = useState(false);
  return (
    <>
      <Menu label="Menu de Zoé" face="Zoé" className="w-64">
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemClasses}>
          Sair
        </button>
      </Menu>
      <button type="button" className="mt-40 block min-h-11" onClick={() => setNext(true)}>
        Próxima
      </button>
      {isNext && <Title />}
    </>
  );
}

function Title() {
  const title = useTitleFocus();
  return (
    <h1 ref={title} tabIndex={-1}>
      Resultados
    </h1>
  );
}
