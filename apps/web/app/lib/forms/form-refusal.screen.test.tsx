import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { FormRefusal } from "./form-refusal.tsx";

test("a refusal is said in a place that screen readers know already, and that takes no room before", async () => {
  await showOnScreen(screenSizes[0], <Form />);
  const button = page.getByRole("button", { name: "Enviar" });
  await expect.element(button).toBeVisible();
  const form = document.querySelector("form");
  const region = document.querySelector("[aria-live=polite]");
  expect(region?.checkVisibility()).toBe(true);
  expect(form?.clientHeight).toBe(button.element().clientHeight);
  await button.click();
  await expect.element(page.getByText("Não deu certo.")).toBeVisible();
  expect(region?.textContent).toContain("Não deu certo.");
});

function Form() {
  const [refusal, setRefusal] = useState<Error | null>(null);
  return (
    <form className="grid gap-4">
      <button type="button" onClick={() => setRefusal(new Error("refused"))}>
        Enviar
      </button>
      <FormRefusal refusal={refusal} secondsLeft={0} otherwise="Não deu certo." />
    </form>
  );
}
