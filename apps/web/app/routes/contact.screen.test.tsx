import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { showPage } from "../testing/show-page.tsx";
import ContactPage from "./contact.tsx";

const shown = { path: "contact", Page: ContactPage };
const message = page.getByLabelText("Sua mensagem");

test("a code that is none is not taken from the address", async () => {
  await showPage(screenSizes[0], "/contact?codigo=%3Cb%3Eligue+para+0800%3C/b%3E", shown);
  await expect.element(message).toBeVisible();
  expect(page.getByText(/0800/).elements()).toEqual([]);
  expect(page.getByText(/Código para o suporte/).elements()).toEqual([]);
});
