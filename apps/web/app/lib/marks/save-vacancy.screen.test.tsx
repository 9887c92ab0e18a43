import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import ToasterHost from "#ui/toasts/toaster-host.tsx";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { openSession } from "../session/session.ts";
import { marks } from "./marks.ts";
import { SaveVacancy } from "./save-vacancy.tsx";

const browserFetch = window.fetch;
const joana = {
  id: "joana",
  name: "Joana",
  email: "joana@exemplo.com.br",
  plan: "free",
  search_credits: 40,
} as const;

beforeEach(() => {
  localStorage.clear();
  window.fetch = async () => Response.json({ seen: [], hidden: [], saved: [] });
  openSession("token-of-joana", joana);
  marks.open(joana.id);
});
afterEach(() => {
  marks.open(null);
  window.fetch = browserFetch;
  localStorage.clear();
});

const button = page.getByRole("button", { name: "Guardar: Cozinheira" });
const said = page.getByText("Vaga guardada");

test("the first vacancy that is saved is said to be saved for as long as it is", async () => {
  await showOnScreen(
    screenSizes[0],
    <>
      <ToasterHost />
      {/* As below the header of a page, over which toasts lie. */}
      <div className="pt-40">
        <SaveVacancy id="gupy-1" postings={["gupy-1"]} title="Cozinheira" />
      </div>
    </>,
  );
  await button.click();
  await expect.element(said).toBeVisible();
  await button.click();
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => said.elements().length, { timeout: 1_000 }).toBe(0);
});

test("two quick presses say nothing", async () => {
  await showOnScreen(
    screenSizes[0],
    <>
      <SaveVacancy id="gupy-1" postings={["gupy-1"]} title="Cozinheira" />
    </>,
  );
  await button.click();
  await button.click();
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  // The toaster's code comes with the first toast.
  await showOnScreen(screenSizes[0], <ToasterHost />);
  await new Promise((resolve) => void setTimeout(resolve, 200));
  expect(said.elements()).toEqual([]);
});
