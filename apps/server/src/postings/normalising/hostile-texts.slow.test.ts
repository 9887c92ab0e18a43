import { stopAfter } from "@vagou/providers/core/testing/stop-after";
import { expect, test } from "vitest";
import { plainText, sanitiseDescription } from "./sanitise-description.ts";
import { toJob } from "./to-job.ts";

test("many blanks between two tags are read quickly", () => {
  for (const blank of ["\u00a0", "&nbsp;", "<br />", " \n"]) {
    const paragraph = `<p>${blank.repeat(3_000)}`;
    expect(stopAfter(10_000, () => sanitiseDescription(`${paragraph}…</p>`))).toContain("…");
    expect(stopAfter(10_000, () => sanitiseDescription(`${paragraph}</p><p>fim</p>`))).toBe("<p>fim</p>");
  }
});

/** Each is repeated: nested tags, closed wrongly or not at all, tags cut short, blanks, entities, comments. */
const hostile = [
  ..."<,&,\u00a0,\n,\r\n \n,•\n".split(","),
  ..."<div>,<b>,<p>,<ul><li>,<div><p>,<b><i>,<b></i>,</p>,<p></div>,<h1>,<svg>,<table><tr><td>".split(","),
  ..."<<<<,<a,<a ,<p,</ ,<b/,<!--,<![CDATA[,<?,<script>,<style>,<textarea>,<title>,<a href='".split(","),
  ..."<p>\u00a0,<p> </p>,<br />,x<br>,<b><!--</b>-->,&amp;,&nbsp;,&#,&#x,&lt,&ampamp,&notit;".split(","),
];

test.each(hostile)("four times as much of %j takes about four times as long", (pump) => {
  const work = (length: number) => {
    const text = `${pump.repeat(length / pump.length)}…`;
    stopAfter(10_000, () => [toJob("gupy", listingOf(text)), plainText(text, 2_000)]);
  };
  expect(leastGrowth(work)).toBeLessThan(growthMax);
});

function listingOf(text: string) {
  return {
    providerListingId: "1",
    title: `Vaga ${text}`,
    url: "https://portal.example/1",
    company: text,
    description: text,
    requirements: [text],
    benefits: [text],
  };
}

/** Linear work grows fourfold, quadratic work sixteenfold. */
const growthMax = 9;
const attemptsMax = 8;

/** The least of several measurements: another program may disturb one, but not each of them. */
function leastGrowth(work: (length: number) => void): number {
  let least = Infinity;
  for (let attempt = 0; attempt < attemptsMax && least >= growthMax; attempt += 1)
    least = Math.min(least, growthOf(work));
  return least;
}

/** Work that is too short to be measured counts as not growing. */
function growthOf(work: (length: number) => void): number {
  let long = timeMs(() => work(20_000));
  if (long < 10) return 1;
  let short = Infinity;
  for (let round = 0; round < 3; round += 1) {
    short = Math.min(
      short,
      timeMs(() => work(5_000)),
    );
    long = Math.min(
      long,
      timeMs(() => work(20_000)),
    );
  }
  return long / short;
}

function timeMs(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
