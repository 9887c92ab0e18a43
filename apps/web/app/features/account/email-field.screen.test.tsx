import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { EmailField } from "./email-field.tsx";

test("an empty field must be filled, and is not called wrong before the person has sent it", async () => {
  await showOnScreen(screenSizes[0], <EmailField />);
  const field = page.getByRole("textbox", { name: "E-mail" });
  await expect.element(field).toBeRequired();
  // Firefox tells screen readers of what the browser itself finds invalid.
  expect(field.element().matches(":invalid")).toBe(false);
  await expect.element(field).toBeValid();
});
