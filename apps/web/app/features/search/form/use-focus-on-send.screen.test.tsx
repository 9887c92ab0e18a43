import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { useFocusOnSend } from "./use-focus-on-send.ts";

const send = page.getByRole("button", { name: "Buscar vagas" });
const fit = page.getByRole("button", { name: "Só os que as fichas pagam" });

test("who takes the portals that the fichas pay goes on with the button that sends", async () => {
  await showOnScreen(screenSizes[0], <Form />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(fit).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(send).toHaveFocus();
});

test("who leaves a portal out with a finger, which focuses nothing in Safari, stays there", async () => {
  await showOnScreen(screenSizes[0], <Form />);
  const portal = page.getByRole("checkbox").element();
  // By a script: a press that moves no focus, as Safari's.
  if (portal instanceof HTMLElement) portal.click();
  await expect.element(send).toBeEnabled();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
});

function Form() {
  const [isShort, setShort] = useState(true);
  const ref = useFocusOnSend(isShort);
  return (
    <>
      <label>
        <input type="checkbox" checked={isShort} onChange={() => setShort(false)} /> Gupy
      </label>
      <button ref={ref} type="submit" disabled={isShort}>
        Buscar vagas
      </button>
      {isShort && (
        <button type="button" onClick={() => setShort(false)}>
          Só os que as fichas pagam
        </button>
      )}
    </>
  );
}
