import { expect, test } from "vitest";
import { isHeading } from "./is-heading.ts";

test.each([
  "PHYSICAL REQUIREMENTS",
  "ABOUT RIO CLARO",
  "About the team:",
  "Preferred Qualifications",
  "WORKING CONDITIONS",
])("%s is a heading", (line) => {
  expect(isHeading(line)).toBe(true);
});

test.each([
  "Inglês avançado",
  "SQL, AWS",
  "CNH B",
  "AWS SQL",
  "Curious about how things work",
  "Experience with requirements",
  "About three years of experience in support.",
])("%s is none", (line) => {
  expect(isHeading(line)).toBe(false);
});
