import { expect, it } from "vitest";
import { nextSlice } from "./next-slice.ts";

it("draws what is about to be seen first, wherever the person is", () => {
  expect(nextSlice(180, new Set([0, 1]), new Set([90, 88, 89]))).toBe(88);
});

it("draws the rest in the order of reading", () => {
  expect(nextSlice(180, new Set([0, 1, 88]), new Set([88]))).toBe(2);
  expect(nextSlice(3, new Set([0, 2]), new Set())).toBe(1);
});

it("ends when everything is in the page", () => {
  expect(nextSlice(2, new Set([1, 0]), new Set([1]))).toBeNull();
  expect(nextSlice(0, new Set(), new Set())).toBeNull();
});
