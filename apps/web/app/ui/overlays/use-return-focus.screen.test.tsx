import { useEffect, useRef, useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "../testing/show-on-screen.ts";
import { useReturnFocus } from "./use-return-focus.ts";

// A form in the place of the button that opens it. Both get the focus in an effect, which waits for a task of its own.

const [size] = screenSizes;
const button = page.getByRole("button", { name: "Mudar nome" });
const field = page.getByRole("textbox", { name: "Nome" });

beforeEach(async () => {
  await showOnScreen(size, <Name />);
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await rendered();
});

test("the first key after a press is for the field that the press opened", () => {
  press("C");
  expect(document.activeElement).toBe(field.element());
});

test("the first key after a form was closed is for the button that had opened it", async () => {
  press("C");
  press("Escape");
  await rendered();
  press("Enter");
  expect(document.activeElement).toBe(button.element());
});

/** As soon as the browser could tell of another key: what is rendered is in the page, and no task was run since. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

function Name() {
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isOpen);
  if (isOpen) return <NameForm onClose={() => setOpen(false)} />;
  return (
    <button type="button" ref={opener} onClick={() => setOpen(true)}>
      Mudar nome
    </button>
  );
}

function NameForm({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      aria-label="Nome"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    />
  );
}
