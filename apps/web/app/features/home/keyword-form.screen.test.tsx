import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSession } from "#lib/session/session.ts";
import { rememberWaitingSearch } from "#lib/session/waiting-search.ts";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { KeywordForm } from "./keyword-form.tsx";

beforeEach(() => localStorage.clear());

test("a visitor who comes back from the log-in finds the words of the search that waits for it", async () => {
  rememberWaitingSearch("auxiliar de cozinha", Date.now());
  await showOnScreen(screenSizes[0], <KeywordForm onSearch={() => {}} />);
  await expect.element(page.getByRole("searchbox")).toHaveValue("auxiliar de cozinha");
});

test("a person who is signed in begins with an empty field", async () => {
  rememberWaitingSearch("auxiliar de cozinha", Date.now());
  openSession("token-of-joana", {
    id: "joana",
    name: "Joana",
    email: "joana@exemplo.com.br",
    plan: "free",
    search_credits: 40,
  });
  await showOnScreen(screenSizes[0], <KeywordForm onSearch={() => {}} />);
  // Until the words of a visitor would be there.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
  localStorage.clear();
});
