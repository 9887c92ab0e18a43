import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { TabStrip } from "./tab-strip.tsx";

const tabs = ["Todos", "Gupy", "Sólides"].map((label) => ({ id: label, label, words: "3" }));
const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name} `) });

test("arrows, Home and End lead through the tabs, and Enter shows the vacancies of one", async () => {
  await showOnScreen(screenSizes[1], <Portals />);
  await expect.element(tab("Todos")).toHaveAttribute("aria-selected", "true");
  await userEvent.tab();
  for (const [key, name] of [
    ["{ArrowRight}", "Gupy"],
    ["{End}", "Sólides"],
    ["{ArrowRight}", "Todos"],
    ["{ArrowLeft}", "Sólides"],
    ["{Home}", "Todos"],
    ["{ArrowRight}", "Gupy"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(tab(name).element());
    await expect.element(tab("Todos")).toHaveAttribute("aria-selected", "true");
  }
  await userEvent.keyboard("{Enter}");
  await expect.element(tab("Gupy")).toHaveAttribute("aria-selected", "true");
});

test("the Tab key stops once at the tabs, at the chosen one", async () => {
  await showOnScreen(screenSizes[1], <Portals />);
  await expect.element(tab("Todos")).toBeInTheDocument();
  await userEvent.click(tab("Sólides"));
  await userEvent.keyboard("{ArrowLeft}{Tab}");
  expect(document.activeElement?.textContent).toBe("Depois");
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(tab("Sólides").element());
});

function Portals() {
  const [shown, onShow] = useState("Todos");
  return (
    <>
      <TabStrip id="portals" label="Portais" tabs={tabs} shown={shown} onShow={onShow} />
      {tabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={`portals-panel-${id}`}
          aria-labelledby={`portals-tab-${id}`}
          hidden={id !== shown}
        />
      ))}
      <button type="button">Depois</button>
    </>
  );
}
