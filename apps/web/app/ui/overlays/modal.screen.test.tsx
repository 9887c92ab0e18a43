import { useState } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button.tsx";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { screenSizes, showOnScreen } from "../testing/show-on-screen.ts";
import { showToast } from "../toasts/toast.ts";
import ToasterHost from "../toasts/toaster-host.tsx";
import { AlertDialog, AlertDialogCancel } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Sheet } from "./sheet.tsx";

// What opens over a page: an alert dialog, a dialog above it, a sheet, and toasts above all of them.

const open = page.getByRole("button", { name: "Excluir" });
const alert = page.getByRole("alertdialog", { name: "Excluir a conta?" });
const cancel = page.getByRole("button", { name: "Cancelar" });
const proof = page.getByRole("dialog", { name: "Confirme que é você" });
const openSheet = page.getByRole("button", { name: "Filtrar" });
const sheet = page.getByRole("dialog", { name: "Filtros" });

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  beforeEach(() => show(size));

  test("an alert dialog says what will happen, and has the focus where nothing can be done yet", async () => {
    await userEvent.click(open);
    await expect.element(alert).toHaveAccessibleDescription("Isto não pode ser desfeito.");
    expect(document.activeElement?.textContent).toBe("Excluir a conta?");
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await expectNoAxeViolations();
    pressBeside(alert.element());
    await expect.element(alert).toBeInTheDocument();
    await userEvent.click(cancel);
    await expect.poll(() => alert.elements().length).toBe(0);
    expect(document.activeElement).toBe(open.element());
  });

  test("the Tab key stays in an alert dialog, in both directions", async () => {
    await userEvent.click(open);
    await expect.element(alert).toBeInTheDocument();
    const walked: (string | null | undefined)[] = [];
    for (const shift of [true, false, false, true, true]) {
      await userEvent.tab({ shift });
      walked.push(document.activeElement?.textContent);
    }
    expect(walked).toEqual(["Cancelar", "Provar", "Cancelar", "Provar", "Cancelar"]);
  });

  test("Escape closes an alert dialog, and what opened it has the focus again", async () => {
    await userEvent.click(open);
    await expect.element(alert).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => alert.elements().length).toBe(0);
    expect(document.activeElement).toBe(open.element());
  });

  test("Escape closes the upper one of two dialogs only, and the lower one has the focus again", async () => {
    await userEvent.click(open);
    const ask = page.getByRole("button", { name: "Provar" });
    await userEvent.click(ask);
    await expect.element(proof).toBeInTheDocument();
    pressBeside(proof.element());
    expect(proof.element().contains(document.activeElement)).toBe(true);
    await expectNoAxeViolations();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => proof.elements().length).toBe(0);
    await expect.element(alert).toBeInTheDocument();
    expect(document.activeElement).toBe(ask.element());
  });

  test("a sheet closes by a touch beside it, and what opened it has the focus again", async () => {
    await userEvent.click(openSheet);
    await expect.element(sheet).toBeInTheDocument();
    expect(document.activeElement).toBe(page.getByRole("button", { name: "Fechar" }).element());
    await expectNoAxeViolations();
    pressBeside(sheet.element());
    await expect.poll(() => document.activeElement).toBe(openSheet.element());
    expect(document.querySelector("dialog")).toBe(null);
  });

  test("a press that opens a sheet shows its heading and takes the focus at once, and what is in it follows", async () => {
    const opener = openSheet.element();
    if (!(opener instanceof HTMLElement)) throw new Error("no button");
    opener.click();
    // The press is rendered in the same task's end, before any frame.
    await Promise.resolve();
    const dialog = document.querySelector("dialog");
    expect(dialog?.querySelector("h2")?.textContent).toBe("Filtros");
    expect(dialog?.contains(document.activeElement)).toBe(true);
    const { left, top } = opener.getBoundingClientRect();
    expect(document.elementFromPoint(left + 1, top + 1)?.closest("dialog")).toBe(dialog);
    expect(dialog?.querySelector("input")).toBe(null);
    await expect.element(page.getByRole("radio").first()).toBeInTheDocument();
    expect(dialog?.contains(document.activeElement)).toBe(true);
  });

  test("from the next frame on the page below a sheet cannot be reached, and the focus stays where it is", async () => {
    await userEvent.click(openSheet);
    await expect.poll(() => document.querySelector("dialog:modal")).not.toBe(null);
    expect(document.activeElement).toBe(page.getByRole("button", { name: "Fechar" }).element());
    const opener = document.querySelector<HTMLElement>("[aria-haspopup=dialog]");
    opener?.focus();
    expect(document.activeElement).not.toBe(opener);
  });

  test("a sheet leaves the page where it was scrolled to, open and closed", async () => {
    document.body.style.height = "4000px";
    window.scrollTo({ top: 900, behavior: "instant" });
    const opener = openSheet.element();
    if (!(opener instanceof HTMLElement)) throw new Error("no button");
    opener.click();
    await expect.poll(() => document.querySelector("dialog:modal input")).not.toBe(null);
    expect(window.scrollY).toBe(900);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(window.scrollY).toBe(900);
    document.body.style.height = "";
  });

  test("a key that comes before that frame is for the sheet", async () => {
    const opener = openSheet.element();
    if (!(opener instanceof HTMLElement)) throw new Error("no button");
    opener.click();
    await Promise.resolve();
    expect(document.querySelector("dialog:modal")).toBe(null);
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
    expect(document.querySelector("dialog:modal")).not.toBe(null);
    expect(document.activeElement).toBe(page.getByRole("button", { name: "Fechar" }).element());
  });

  test("a sheet forgets where the page was pressed, for which the browser would look through all of it, but not what is marked", async () => {
    const selection = window.getSelection();
    const words = openSheet.element().firstChild;
    if (words === null || selection === null) throw new Error("the button has no words");
    selection.setPosition(words, 1);
    await openAndCloseSheet();
    expect(selection.rangeCount).toBe(0);
    selection.setBaseAndExtent(words, 0, words, 4);
    await openAndCloseSheet();
    expect(selection.toString()).toBe("Filt");
  });

  test("the page scrolls again when its last dialog has closed", async () => {
    await openAndCloseSheet();
    expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  });

  test("a sheet stays when a person who marks text in it lets the mouse go beside it", async () => {
    await userEvent.click(openSheet);
    await expect.element(sheet).toBeInTheDocument();
    const dialog = sheet.element();
    dialog.firstElementChild?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await userEvent.keyboard("{Tab}");
    await expect.element(sheet).toBeInTheDocument();
  });

  test("the Tab key stays in a sheet that ends with choices, of which it reaches the one that is made", async () => {
    await userEvent.click(openSheet);
    const choices = page.getByRole("radio");
    await expect.element(choices.first()).toBeInTheDocument();
    const [close, made] = [page.getByRole("button", { name: "Fechar" }), choices.first()];
    for (const [shift, reached] of [
      [false, made],
      [false, close],
      [true, made],
    ] as const) {
      await userEvent.tab({ shift });
      expect(document.activeElement).toBe(reached.element());
    }
  });

  test("a toast over a dialog is in sight and can be closed, and goes on when the dialog closes", async () => {
    await userEvent.click(open);
    await expect.element(alert).toBeInTheDocument();
    window.dispatchEvent(new Event("blur"));
    for (let shown = 0; shown < 2; shown += 1) showToast({ tone: "error", title: "Sem conexão" });
    await expect.poll(() => document.querySelectorAll("[data-toast]").length).toBe(2);
    const close = page.getByRole("button", { name: "Fechar aviso" });
    const { left, top, width, height } = close.element().getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(close.element().contains(hit)).toBe(true);
    await userEvent.click(close);
    await expect.poll(() => document.querySelectorAll("[data-toast]").length).toBe(1);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => alert.elements().length).toBe(0);
    expect(document.querySelectorAll("[data-toast]").length).toBe(1);
    await userEvent.click(page.getByRole("button", { name: "Fechar aviso" }));
    await expect.poll(() => document.querySelectorAll("[data-toast]").length).toBe(0);
    // The next toasts come where the mouse is.
    await userEvent.hover(open);
  });
});

test("a question longer than the screen is read from its beginning", async () => {
  await showOnScreen(
    screenSizes[0],
    <AlertDialog
      isOpen
      onOpenChange={() => undefined}
      trigger={<Button>Excluir</Button>}
      title="Excluir a conta?"
      about={<p className="h-[200vh]">Isto não pode ser desfeito.</p>}
    >
      <AlertDialogCancel>
        <Button look="line">Cancelar</Button>
      </AlertDialogCancel>
    </AlertDialog>,
  );
  await expect.element(alert).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Excluir a conta?" })).toBeInViewport();
  await expect.element(cancel).not.toBeInViewport();
});

test("a dialog whose work runs stays open, however often a person presses Escape", async () => {
  let wishes = 0;
  await showOnScreen(
    screenSizes[0],
    <Dialog title="Confirme que é você" about={null} onClose={() => (wishes += 1)}>
      <Button>Enviar</Button>
    </Dialog>,
  );
  await expect.element(proof).toBeInTheDocument();
  for (let press = 0; press < 3; press += 1) {
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => wishes).toBeGreaterThan(press);
    await expect.poll(() => proof.element().matches(":modal")).toBe(true);
  }
});

async function show(size: (typeof screenSizes)[number]): Promise<void> {
  await showOnScreen(size, <Screen />);
  await expect.element(open).toBeInTheDocument();
}

/** By the keyboard: a mouse would put the caret elsewhere. */
async function openAndCloseSheet(): Promise<void> {
  const button = openSheet.element();
  if (!(button instanceof HTMLElement)) throw new Error("no button");
  button.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet).toBeInTheDocument();
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe("hidden");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => sheet.elements().length).toBe(0);
}

/** As a finger does: down and up again on the veil. */
function pressBeside(dialog: Element): void {
  dialog.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  dialog.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

function Screen() {
  const [isAlert, setAlert] = useState(false);
  const [isProof, setProof] = useState(false);
  const [isSheet, setSheet] = useState(false);
  return (
    <>
      <AlertDialog
        isOpen={isAlert}
        onOpenChange={setAlert}
        trigger={<Button>Excluir</Button>}
        title="Excluir a conta?"
        about="Isto não pode ser desfeito."
      >
        <Button onClick={() => setProof(true)}>Provar</Button>
        <AlertDialogCancel>
          <Button look="line">Cancelar</Button>
        </AlertDialogCancel>
      </AlertDialog>
      <Sheet
        isOpen={isSheet}
        onOpenChange={setSheet}
        trigger={<Button>Filtrar</Button>}
        title="Filtros"
        closeLabel="Fechar"
      >
        <p>Salário, lugar e portal.</p>
        {["Mais novas", "Maior salário"].map((order, place) => (
          <label key={order}>
            <input type="radio" name="order" defaultChecked={place === 0} className="size-11" /> {order}
          </label>
        ))}
      </Sheet>
      {isProof && (
        <Dialog title="Confirme que é você" about="Digite o código." onClose={() => setProof(false)}>
          <label>
            Código <input className="min-h-11 border" />
          </label>
        </Dialog>
      )}
      <ToasterHost />
    </>
  );
}
