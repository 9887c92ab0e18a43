import { passwordMaxLength } from "@vagou/contract/account/password";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "#ui/testing/expect-no-axe-violations.ts";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { AccountPasswordField } from "./account-password-field.tsx";

const longest = "a".repeat(passwordMaxLength);

test.each(screenSizes)(
  "on a screen of $width × $height a pasted password stays whole, and one that is too long is said to be",
  async (size) => {
    await showOnScreen(
      size,
      <AccountPasswordField label="Senha" name="password" autoComplete="new-password" error={undefined} />,
    );
    await paste(longest);
    await expect.element(field()).toHaveValue(longest);
    expect(page.getByRole("alert").elements()).toEqual([]);

    await paste(`${longest}b`);
    await expect.element(field()).toHaveValue(`${longest}b`);
    await expect.element(page.getByRole("alert")).toHaveTextContent("A senha pode ter até 200 caracteres");
    await expectNoAxeViolations();

    await field().fill(longest);
    await expect.poll(() => page.getByRole("alert").elements()).toEqual([]);
  },
);

test("what the server said about a password stands beside it", async () => {
  await showOnScreen(
    screenSizes[0],
    <AccountPasswordField
      label="Senha"
      name="password"
      autoComplete="current-password"
      error="A senha atual não confere."
    />,
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("A senha atual não confere.");
});

const field = () => page.getByLabelText("Senha", { exact: true });

/** As a person pastes it: where a field has a `maxLength`, the browser cuts the text. */
async function paste(text: string): Promise<void> {
  await field().click();
  await userEvent.keyboard("{Control>}a{/Control}");
  document.execCommand("insertText", false, text);
}
