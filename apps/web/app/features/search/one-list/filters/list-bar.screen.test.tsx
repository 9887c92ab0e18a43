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

test("in the sheet of a phone, a person who does not see it hears how many vacancies a choice leaves", async () => {
  await showOnScreen({ width: 360, height: 740 }, <Bar />);
  await userEvent.click(page.getByRole("button", { name: "Filtrar" }));
  const sheet = page.getByRole("dialog");
  await expect.element(sheet.getByRole("status")).toHaveTextContent("2 vagas");
  // Screen readers announce what changes in a region that is there already.
  const region = sheet.getByRole("status").element();
  await userEvent.fill(page.getByLabelText("Sem estas palavras"), "vendas");
  await expect.element(sheet.getByRole("button", { name: "Ver 1 vaga" })).toBeVisible();
  expect(region.textContent).toBe("1 vaga");
});

function Bar() {
  const [isOpen, setOpen] = useState(false);
  const [without, setWithout] = useState("");
  return (
    <ListBar
      filters={noFilters}
      shown={without === "" ? 2 : 1}
      hidden={without === "" ? 0 : 1}
      isOpen={isOpen}
      onOpen={setOpen}
      onChange={() => {}}
      panel={
        <input
          aria-label="Sem estas palavras"
          value={without}
          onChange={({ target }) => setWithout(target.value)}
        />
      }
      isInPage
    >
      {null}
    </ListBar>
  );
}
