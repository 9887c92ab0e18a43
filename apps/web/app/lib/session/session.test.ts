import { expect, it } from "vitest";
import { parseUser } from "./session.ts";

it("reads the person kept on this device", () => {
  const user = { id: "u1", name: "Joana", email: "joana@exemplo.com.br", plan: "pro" };
  expect(parseUser(JSON.stringify({ ...user, search_credits: 240 }))).toEqual(user);
  expect(parseUser(JSON.stringify({ ...user, plan: "gold" }))?.plan).toBe("free");
});

it.each(["", "null", "{}", "[]", '{"id":1,"name":"x","email":"y"}'])("finds no person in %o", (text) => {
  expect(parseUser(text)).toBeNull();
});
