import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button.tsx";
import { showOnScreen } from "../testing/show-on-screen.ts";
import { Sheet } from "./sheet.tsx";

const sheet = page.getByRole("dialog", { name: "Filtrar vagas" });

test.each([
  { width: 360, height: 740 },
  // A laptop's window at 400 %.
  { width: 320, height: 200 },
] as const)("on a screen of $width × $height a sheet has room to show each choice whole", async (size) => {
  await showOnScreen(size, <Choices />);
  await userEvent.click(page.getByRole("button", { name: "Filtrar" }));
  await expect.element(page.getByLabelText("Escolha 9")).toBeInTheDocument();
  const choices = sheet.getByRole("checkbox").elements();
  expect(choices.length).toBe(9);
  for (const choice of choices) {
    await userEvent.tab();
    expect(document.activeElement).toBe(choice);
    const line = choice.closest("label");
    line?.scrollIntoView({ block: "center", behavior: "instant" });
    expect(isInSight(line)).toBe(true);
  }
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Ver 87 vagas");
  expect(isInSight(document.activeElement)).toBe(true);
});

function isInSight(element: Element | null): boolean {
  if (element === null) return false;
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => {
    const shown = document.elementFromPoint(left + 30, y);
    return shown !== null && element.contains(shown);
  });
}

function Choices() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>Filtrar</Button>}
      title="Filtrar vagas"
      closeLabel="Fechar filtros"
      foot={
        <div className="border-t border-line p-3">
          <Button wide>Ver 87 vagas</Button>
        </div>
      }
    >
      {Array.from({ length: 9 }, (_, index) => (
        <label key={index} className="flex min-h-11 items-center gap-2">
          <input type="checkbox" /> Escolha {index + 1}
        </label>
      ))}
    </Sheet>
  );
}
