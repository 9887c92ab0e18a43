import { beforeEach, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Bars } from "#features/search/one-list/filters/bars.tsx";
import { FacetChoices } from "#features/search/one-list/filters/facet-choices.tsx";
import { TabStrip } from "#features/search/results/tab-strip.tsx";
import { Combobox } from "#ui/fields/combobox.tsx";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";

// High contrast of Windows: the browser takes our colours away.
beforeEach(async () => {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
  onTestFinished(async () => void (await cdp().send("Emulation.setEmulatedMedia", { features: [] })));
});

test("only a chosen box has a tick", async () => {
  await showOnScreen(
    screenSizes[0],
    <FacetChoices
      facet="mode"
      counts={["remote", "hybrid"].map((value) => ({ value, label: value, count: 3 }))}
      chosen={["remote"]}
      onChange={() => {}}
    />,
  );
  await expect.element(page.getByRole("checkbox", { name: /^Remoto/ })).toBeChecked();
  const tick = (name: RegExp) =>
    styleOf(page.getByRole("checkbox", { name }).element().parentElement?.querySelector("svg")).visibility;
  expect([tick(/^Remoto/), tick(/^Híbrido/)]).toEqual(["visible", "hidden"]);
});

test("the chosen tab differs from the others", async () => {
  const tabs = ["Todos", "Gupy"].map((label) => ({ id: label, label, words: "3" }));
  await showOnScreen(
    screenSizes[1],
    <TabStrip id="portals" label="Portais" tabs={tabs} shown="Gupy" onShow={() => {}} />,
  );
  const edge = (name: RegExp) => styleOf(page.getByRole("tab", { name }).element()).borderBottomColor;
  await expect.element(page.getByRole("tab", { name: /^Todos/ })).toBeVisible();
  expect(edge(/^Todos/)).toBe(styleOf(document.body).backgroundColor);
  expect(edge(/^Gupy/)).not.toBe(edge(/^Todos/));
});

test("the option that the arrows have reached is marked", async () => {
  await showOnScreen(
    screenSizes[1],
    <Combobox
      label="Estado"
      value=""
      options={["Acre", "Alagoas"].map((name) => ({ value: name, label: name }))}
      onChange={() => {}}
      placeholder="Todos"
      words={{ clear: "Limpar", none: "Nada", found: String }}
    />,
  );
  await page.getByRole("combobox").click();
  await userEvent.keyboard("{ArrowDown}");
  const outline = (name: string) => styleOf(page.getByRole("option", { name }).element()).outlineStyle;
  await expect.poll(() => outline("Alagoas")).toBe("solid");
  expect(outline("Acre")).toBe("none");
});

test("the bars of a picture are there, and the chosen one differs", async () => {
  const bar = { filtersBy: "A partir de R$ 2.000", count: 3 };
  await showOnScreen(
    screenSizes[1],
    <Bars
      title="Salário"
      note="Toque em uma barra."
      bars={[
        { ...bar, value: "2000", label: "R$ 2.000", short: "2", isChosen: false },
        { ...bar, value: "3000", label: "R$ 3.000", short: "3", isChosen: true },
      ]}
      onPress={() => {}}
    />,
  );
  await expect.element(page.getByRole("toolbar")).toBeVisible();
  const fills = page
    .getByRole("button")
    .elements()
    .map((button) => styleOf(button.parentElement?.querySelector("span:not([aria-hidden])")).backgroundColor);
  expect(new Set([...fills, styleOf(document.body).backgroundColor]).size).toBe(3);
});

function styleOf(element: Element | null | undefined): CSSStyleDeclaration {
  if (!element) throw new Error("It is not on the screen.");
  return getComputedStyle(element);
}
