import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showOnScreen } from "../testing/show-on-screen.ts";
import { SheetButton } from "./sheet-button.tsx";

test("a sheet that the page shows itself after the screen was turned leaves the focus at its button", async () => {
  await showOnScreen({ width: 600, height: 960 }, <Filters />);
  await userEvent.click(page.getByRole("button", { name: "Filtrar" }));
  await expect.element(page.getByRole("dialog", { name: "Filtrar vagas" })).toBeVisible();
  await page.viewport(960, 600);
  await expect.poll(() => page.getByRole("dialog").elements().length).toBe(0);
  await expect.element(page.getByRole("button", { name: "Filtrar" })).toHaveFocus();
  // The keyboard closes what it opened.
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("button", { name: "Filtrar" }))
    .toHaveAttribute("aria-expanded", "false");
});

function Filters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SheetButton
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Filtrar vagas"
      closeLabel="Fechar filtros"
      sheet={<input aria-label="Palavras" />}
    >
      Filtrar
    </SheetButton>
  );
}
