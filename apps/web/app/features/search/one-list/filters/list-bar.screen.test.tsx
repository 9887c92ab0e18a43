import { noFilters } from "@vagou/one-list/filters/filters";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showOnScreen } from "#ui/testing/show-on-screen.ts";
import { ListBar } from "./list-bar.tsx";

test("Escape closes the filters on a wide screen, and the button that opened them has the focus", async () => {
  await showOnScreen({ width: 1280, height: 800 }, <Bar />);
  const button = page.getByRole("button", { name: "Filtrar" });
  await userEvent.click(button);
  await userEvent.click(page.getByLabelText("Sem estas palavras"));
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await expect.element(button).toHaveFocus();
  // The filters are closed already: it stays where it is.
  await userEvent.click(page.getByRole("combobox"));
  await expect.element(button).not.toHaveFocus();
});

function Bar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ListBar
      filters={noFilters}
      shown={2}
      hidden={0}
      isOpen={isOpen}
      onOpen={setOpen}
      onChange={() => {}}
      panel={<input aria-label="Sem estas palavras" />}
      isInPage
    >
      {null}
    </ListBar>
  );
}
