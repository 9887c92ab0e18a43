import { useState } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Combobox } from "./combobox.tsx";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { screenSizes, showOnScreen } from "../testing/show-on-screen.ts";

/** As many as Pernambuco has municipalities. */
const towns = [
  "Abreu e Lima",
  ...Array.from({ length: 182 }, (_, index) => `Município ${index + 1}`),
  "São José da Coroa Grande",
  "Xexéu",
];

const city = page.getByRole("combobox", { name: "Cidade" });
const list = page.getByRole("listbox", { name: "Cidade" });
const options = list.getByRole("option");

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  beforeEach(async () => {
    await showOnScreen(size, <Towns />);
    await city.click();
  });

  test("all options are announced, but only those in sight are in the page", async () => {
    await expect.element(page.getByRole("status")).toHaveTextContent("185 opções");
    expect(options.elements().length).toBeLessThan(20);
    expect(list.element().getBoundingClientRect().height).toBeLessThanOrEqual(200);
    await expectNoAxeViolations();
  });

  test("the arrow keys lead round the list, and what is active is in sight and named to screen readers", async () => {
    await userEvent.keyboard("{ArrowUp}");
    const last = list.getByRole("option", { name: "Xexéu" });
    await expect.element(last).toHaveAttribute("aria-posinset", "185");
    expect(last.element().id).toBe(city.element().getAttribute("aria-activedescendant"));
    const [row, frame] = [last, list].map((part) => part.element().getBoundingClientRect());
    expect(row?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    expect(row?.top).toBeGreaterThanOrEqual(frame?.top ?? 0);
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(list.getByRole("option", { name: "Abreu e Lima" })).toBeInTheDocument();
    expect(activeName()).toBe("Abreu e Lima");
  });

  test("typing finds without accents, announces how many match, and Enter chooses", async () => {
    await city.fill("sao jose");
    await expect.poll(() => options.elements().length).toBe(1);
    await expect.element(page.getByRole("status")).toHaveTextContent("1 opção");
    await userEvent.keyboard("{Enter}");
    await expect.element(city).toHaveValue("São José da Coroa Grande");
    expect(list.elements()).toEqual([]);
  });

  test("what matches nothing is said, and Escape gives back what was chosen", async () => {
    await city.fill("xexe");
    await userEvent.keyboard("{Enter}");
    // Screen readers announce what changes in a region that they know, not one that has just come.
    const known = page.getByRole("status").element();
    await city.fill("zzz");
    await expect.element(page.getByRole("status").filter({ hasText: "Nenhuma cidade" })).toBeVisible();
    expect(known.textContent).toBe("Nenhuma cidade");
    await userEvent.keyboard("{Escape}");
    await expect.element(city).toHaveValue("Xexéu");
    await page.getByRole("button", { name: "Limpar Cidade" }).click();
    await expect.element(city).toHaveValue("");
  });

  test("the button that clears the field gives it the focus, because the button goes", async () => {
    await city.fill("xexe");
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    await expect.element(city).toHaveValue("");
    expect(document.activeElement).toBe(city.element());
  });

  test("Tab leads from the emptied field, whose list is open, to what follows it", async () => {
    await city.fill("xexe");
    await userEvent.keyboard("{Enter}");
    await city.fill("");
    await userEvent.tab();
    await expect.element(city).toHaveValue("");
    expect(document.activeElement).toBe(page.getByRole("button", { name: "Buscar" }).element());
  });
});

function Towns() {
  const [town, setTown] = useState("");
  return (
    <>
      <Combobox
        label="Cidade"
        value={town}
        options={towns.map((name) => ({ value: name, label: name }))}
        onChange={setTown}
        placeholder="Qualquer cidade"
        words={{
          clear: "Limpar Cidade",
          none: "Nenhuma cidade",
          found: (count) => (count === 1 ? "1 opção" : `${count} opções`),
        }}
      />
      <button type="button" className="min-h-11">
        Buscar
      </button>
    </>
  );
}

function activeName(): string | undefined {
  const id = city.element().getAttribute("aria-activedescendant");
  return document.querySelector(`[id="${id}"]`)?.textContent;
}
