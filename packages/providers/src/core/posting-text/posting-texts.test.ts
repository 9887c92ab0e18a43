import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readDescription } from "./read-description.ts";
import { htmlToText } from "../html/html-to-text.ts";
import { readSample } from "../testing/sample.ts";
import { readPostingText } from "./read-posting-text.ts";

/**
 * Texts as employers write them and Gupy delivers them, each with the lists that a careful person
 * would make of it, below `--- requirements` and `--- benefits`.
 */
const texts = readdirSync(new URL("samples/", import.meta.url)).map((file) => {
  const [text = "", requirements = "", benefits = ""] = readSample(import.meta.url, file).split(
    /\n--- (?:requirements|benefits)(?=\n)/,
  );
  return {
    name: file.replace(".txt", "").replaceAll("-", " "),
    text,
    lists: { requirements: linesOf(requirements), benefits: linesOf(benefits) },
  };
});

describe("the lists of a text are those of a careful person", () => {
  test.each(texts)("$name", ({ text, lists }) => {
    const { requirements, benefits } = readDescription(text);
    expect({ requirements, benefits }).toEqual(lists);
  });
});

test.each(texts)("reading the description of $name again finds the same lists", ({ text, lists }) => {
  const { requirements, benefits } = readPostingText(htmlToText(readDescription(text).html));
  expect({ requirements, benefits }).toEqual(lists);
});

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}
