import { beforeEach, expect, test } from "vitest";
import { openSession, readOwnerId, updateSessionUser } from "./session.ts";

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

function personOf(id: string) {
  const name = `${id} Silva`;
  return { id, name, email: `${id}@pessoa.example`, plan: "free" as const, search_credits: 240 };
}
