import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { Bars } from "./bars.tsx";

test("the table of the counts is read by screen readers, and no browser draws any of it", async () => {
  await showOnScreen(
    screenSizes[0],
    <Bars
      title="Salário por mês"
      note="Toque em uma barra."
      bars={[
        {
          value: "2000",
          filtersBy: "A partir de R$ 2.000",
          label: "R$ 2.000",
          short: "2",
          count: 3,
          isChosen: false,
        },
      ]}
      onPress={() => {}}
    />,
  );
  const table = page.getByRole("table", { name: "Salário por mês" });
  await expect.element(table).toBeInTheDocument();
  // Firefox cuts off the rows of a table, but not its caption: what is cut off is a box around it.
  const box = table.element().parentElement ?? document.body;
  const { display, overflowX, position } = getComputedStyle(box);
  expect({ display, overflowX, position }).toEqual({
    display: "block",
    overflowX: "hidden",
    position: "absolute",
  });
  expect([box.offsetWidth, box.offsetHeight]).toEqual([1, 1]);
  expect(getComputedStyle(table.element()).position).toBe("static");
});
