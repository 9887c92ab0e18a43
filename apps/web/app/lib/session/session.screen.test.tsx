import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { openSession, readOwnerId, updateSessionUser, usePersonTurn, useSession } from "./session.ts";

const joana = personOf("joana");
const maria = personOf("maria");

beforeEach(() => localStorage.clear());

test("a person's new name is theirs at once, in the session that goes on", () => {
  openSession("token-of-joana", joana);
  updateSessionUser({ ...joana, name: "Joana Dark" });
  expect(localStorage.getItem("user")).toContain("Joana Dark");
  expect(localStorage.getItem("token")).toBe("token-of-joana");
});

test("a late answer about one person does not put their name on the session of the next one", () => {
  openSession("token-of-joana", joana);
  openSession("token-of-maria", maria);
  updateSessionUser(joana);
  expect(readOwnerId()).toBe("maria");
  localStorage.clear();
  updateSessionUser(joana);
  expect(readOwnerId()).toBeNull();
});

test("a person who logs in in another tab begins the pages anew, one who logs in in this tab goes on", async () => {
  const shown = () => page.getByText(/^turn/).element().textContent;
  openSession("token-of-joana", joana);
  await showOnScreen(screenSizes[0], <Turn />);
  await expect.element(page.getByText("joana")).toBeVisible();
  const first = shown();
  openSession("token-of-maria", maria);
  await expect.element(page.getByText("maria")).toBeVisible();
  expect(shown()).toBe(first);

  localStorage.setItem("token", "token-of-joana");
  localStorage.setItem("user", JSON.stringify(joana));
  window.dispatchEvent(new Event("storage"));
  await expect.element(page.getByText("joana")).toBeVisible();
  expect(shown()).not.toBe(first);
});

function Turn() {
  return (
    <>
      <p>turn {usePersonTurn()}</p>
      <p>{useSession()?.user.id}</p>
    </>
  );
}

function personOf(id: string) {
  const name = `${id} Silva`;
  return { id, name, email: `${id}@pessoa.example`, plan: "free" as const, search_credits: 240 };
}
