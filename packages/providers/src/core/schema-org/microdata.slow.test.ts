import { expect, test } from "vitest";
import { parseHtml } from "../html/html-page.ts";
import { readMicrodata } from "./microdata.ts";
import { stopAfter } from "../testing/stop-after.ts";

const posting = (inside: string) =>
  parseHtml(`<div itemscope itemtype="https://schema.org/JobPosting">${inside}</div>`);

test("a property with one value is a text, with several a list, and an equal value counts once", () => {
  const page = posting('<b itemprop="title">Caixa</b><i itemprop="skills">a</i><i itemprop="skills">b</i>');
  expect(readMicrodata(page, "JobPosting")).toEqual([
    { "@type": "JobPosting", title: "Caixa", skills: ["a", "b"] },
  ]);
  expect(readMicrodata(posting('<b itemprop="a">x</b><b itemprop="a">x</b>'), "JobPosting")[0]?.["a"]).toBe(
    "x",
  );
});

test("a property that occurs forty thousand times is read in one pass", () => {
  const page = posting(Array.from({ length: 40_000 }, (_, index) => `<i itemprop=a>${index}</i>`).join(""));
  expect(stopAfter(10_000, () => readMicrodata(page, "JobPosting"))[0]?.["a"]).toHaveLength(40_000);
});
