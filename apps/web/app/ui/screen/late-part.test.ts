import { expect, test } from "vitest";
import { createLatePart } from "./late-part.ts";

test("the code of a part is asked for once, however often it is wished, and who waits is told", async () => {
  let asked = 0;
  const part = createLatePart(async () => {
    asked += 1;
    return "screens";
  });
  const seen: (string | null)[] = [];
  part.subscribe(() => seen.push(part.read()));
  expect(part.read()).toBe(null);
  await Promise.all([part.fetch(), part.fetch()]);
  await part.fetch();
  expect([asked, seen]).toEqual([1, ["screens"]]);
});

test("code that did not come is asked for again by the next wish", async () => {
  let isOnline = false;
  const part = createLatePart(async () => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return "screens";
  });
  expect([await part.fetch(), part.read()]).toEqual([false, null]);
  isOnline = true;
  expect([await part.fetch(), part.read()]).toEqual([true, "screens"]);
});
