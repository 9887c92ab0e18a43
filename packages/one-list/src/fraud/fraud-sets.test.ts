import type { Job } from "@vagou/contract/search/job";
import { readPayText } from "@vagou/providers/core/pay/pay-text";
import { describe, expect, test } from "vitest";
import { describePay } from "../../../../apps/server/src/postings/normalising/describe-pay.ts";
import { findFraudSignals } from "./find-fraud-signals.ts";
import { eighteenthFrauds, eighteenthHonest } from "./samples/eighteenth-set.ts";
import { eighthFrauds, eighthHonest } from "./samples/eighth-set.ts";
import { eleventhFrauds, eleventhHonest } from "./samples/eleventh-set.ts";
import { fifteenthFrauds, fifteenthHonest } from "./samples/fifteenth-set.ts";
import { fifthFrauds, fifthHonest } from "./samples/fifth-set.ts";
import { frauds } from "./samples/frauds.ts";
import { fourteenthFrauds, fourteenthHonest } from "./samples/fourteenth-set.ts";
import { fourthFrauds, fourthHonest } from "./samples/fourth-set.ts";
import { honestNear } from "./samples/honest-near.ts";
import { honestOrdinary } from "./samples/honest-ordinary.ts";
import { moreHonest } from "./samples/more-honest.ts";
import { ninthFrauds, ninthHonest } from "./samples/ninth-set.ts";
import { readSamples as readPostings, type Sample } from "./samples/read-samples.ts";
import { secondFrauds, secondHonest } from "./samples/second-set.ts";
import { seventhFrauds, seventhHonest } from "./samples/seventh-set.ts";
import { sixteenthFrauds, sixteenthHonest } from "./samples/sixteenth-set.ts";
import { sixthFrauds, sixthHonest } from "./samples/sixth-set.ts";
import { tenthFrauds, tenthHonest } from "./samples/tenth-set.ts";
import { thirdFrauds } from "./samples/third-frauds.ts";
import { thirdHonest } from "./samples/third-honest.ts";
import { thirteenthFrauds, thirteenthHonest } from "./samples/thirteenth-set.ts";
import { twelfthFrauds, twelfthHonest } from "./samples/twelfth-set.ts";
import { twentiethFrauds, twentiethHonest } from "./samples/twentieth-set.ts";
import { twentyFirstFrauds, twentyFirstHonest } from "./samples/twenty-first-set.ts";
import { twentySecondFrauds, twentySecondHonest } from "./samples/twenty-second-set.ts";
import { twentyThirdFrauds, twentyThirdHonest } from "./samples/twenty-third-set.ts";

// Each set was once unseen; what was found in it then is in docs/performance/one-list.md. The signs have been mended on
// all but the fifteenth, of which only the frauds that are missed were read, later, half of the eighteenth, the twentieth, the
// twenty-first, of which three frauds were read, and the twenty-third, of which three honest postings were.
describe("the postings written for it", () => {
  const sets = [
    { set: "first", frauds: readSamples(frauds), honest: readSamples(honestNear + honestOrdinary) },
    { set: "second", frauds: readSamples(secondFrauds), honest: readSamples(secondHonest) },
    { set: "third", frauds: readSamples(thirdFrauds), honest: readSamples(thirdHonest) },
    { set: "fourth", frauds: readSamples(fourthFrauds), honest: readSamples(fourthHonest) },
    { set: "fifth", frauds: readSamples(fifthFrauds), honest: readSamples(fifthHonest) },
    { set: "sixth", frauds: readSamples(sixthFrauds), honest: readSamples(sixthHonest) },
    { set: "seventh", frauds: readSamples(seventhFrauds), honest: readSamples(seventhHonest) },
    { set: "eighth", frauds: readSamples(eighthFrauds), honest: readSamples(eighthHonest) },
    { set: "ninth", frauds: readSamples(ninthFrauds), honest: readSamples(ninthHonest) },
    { set: "tenth", frauds: readSamples(tenthFrauds), honest: readSamples(tenthHonest) },
    { set: "eleventh", frauds: readSamples(eleventhFrauds), honest: readSamples(eleventhHonest) },
    { set: "twelfth", frauds: readSamples(twelfthFrauds), honest: readSamples(twelfthHonest) },
    { set: "thirteenth", frauds: readSamples(thirteenthFrauds), honest: readSamples(thirteenthHonest) },
    { set: "fourteenth", frauds: readSamples(fourteenthFrauds), honest: readSamples(fourteenthHonest) },
    {
      set: "fifteenth",
      frauds: readSamples(fifteenthFrauds),
      honest: readSamples(fifteenthHonest),
      least: 0.77,
    },
    {
      set: "sixteenth",
      frauds: readSamples(sixteenthFrauds),
      honest: readSamples(sixteenthHonest),
      least: 0.89,
    },
    { set: "eighteenth", frauds: readSamples(eighteenthFrauds), honest: readSamples(eighteenthHonest) },
    {
      set: "twentieth",
      frauds: readSamples(twentiethFrauds),
      honest: readSamples(twentiethHonest),
    },
    { set: "twenty-first", frauds: readSamples(twentyFirstFrauds), honest: readSamples(twentyFirstHonest) },
    {
      set: "twenty-second",
      frauds: readSamples(twentySecondFrauds),
      honest: readSamples(twentySecondHonest),
    },
    { set: "twenty-third", frauds: readSamples(twentyThirdFrauds), honest: readSamples(twentyThirdHonest) },
  ];
  const allFrauds = sets.flatMap((set) => set.frauds);
  const allHonest = [...sets.flatMap((set) => set.honest), ...readSamples(moreHonest)];

  test("are many, and many honest ones come close to a signal", () => {
    expect(allFrauds.length).toBeGreaterThanOrEqual(1_600);
    expect(allHonest.length).toBeGreaterThanOrEqual(3_910);
    expect(readSamples(honestNear).length).toBeGreaterThanOrEqual(150);
  });

  test("at least 94 % of the frauds raise a signal, and at most 1 % of the honest ones", () => {
    expect(share(allFrauds.filter(isFlagged), allFrauds)).toBeGreaterThanOrEqual(0.94);
    expect(share(allHonest.filter(isFlagged), allHonest)).toBeLessThanOrEqual(0.01);
  });

  // Two sets have many frauds that are worded in an indirect or unusual way.
  test.each(sets)(
    "most frauds of the $set set raise a signal, and nearly no honest one",
    ({ frauds, honest, least = 0.9 }) => {
      expect(share(frauds.filter(isFlagged), frauds)).toBeGreaterThanOrEqual(least);
      expect(share(honest.filter(isFlagged), honest)).toBeLessThanOrEqual(0.0134);
    },
  );

  test("raise the signal that their author meant", () => {
    const meant = allFrauds.filter((sample) => kindsOf(sample).includes(sample.kind ?? ""));
    expect(share(meant, allFrauds)).toBeGreaterThanOrEqual(0.922);
  });
});

/** The samples have amounts in the words of portals; a posting has them in those of the server. */
function readSamples(text: string): Sample[] {
  return readPostings(text).map(({ job, kind }) => {
    const pay = readPayText(job.salary ?? "");
    return { kind, job: { ...job, salary: (pay && describePay(pay)) ?? job.salary } };
  });
}

function isFlagged(sample: Sample): boolean {
  return kindsOf(sample).length > 0;
}

/** Several tests ask for the same 3,000 postings. */
function kindsOf({ job }: Sample): readonly string[] {
  const known = kinds.get(job) ?? findFraudSignals(job).map(({ kind }) => kind);
  kinds.set(job, known);
  return known;
}

const kinds = new WeakMap<Job, readonly string[]>();

function share(part: readonly Sample[], whole: readonly Sample[]): number {
  return part.length / whole.length;
}
