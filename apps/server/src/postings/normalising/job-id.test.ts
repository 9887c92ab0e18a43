import { canDeriveJobId, deriveJobId } from "@vagou/contract/search/derived-job-id";
import { expect, test } from "vitest";
import { jobIdOf } from "./job-id.ts";

const plain = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index)).join("");

test("a device computes the same ids as the server, for every length of a portal's id and every character", () => {
  for (const provider of ["bne", "encontresuavaga"])
    for (let length = 1; length <= 54 - provider.length; length += 1)
      for (let start = 0; start < 94; start += 7) {
        const id = (plain + plain).slice(start, start + length);
        expect(canDeriveJobId(provider, id)).toBe(true);
        expect(deriveJobId(provider, id)).toBe(jobIdOf(provider, id));
      }
});

test("it does so for numbers, which most portals have", () => {
  for (let number = 1; number < 20_000_000; number = number * 2 + 13)
    expect(deriveJobId("gupy", `${number}`)).toBe(jobIdOf("gupy", `${number}`));
});

test.each([
  ["is longer than one block of the hash", "1".repeat(51)],
  ["is empty", ""],
  ["has a blank", "31 b"],
  ["has an accent", "açaí"],
  ["has a control character", "31\n"],
])("an id of a portal that %s stays on the server", (_what, id) => {
  expect(canDeriveJobId("gupy", id)).toBe(false);
});
