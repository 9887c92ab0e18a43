import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { packText } from "../../packed-json.ts";
import { remakeFrame } from "./remade-frames.ts";

const wanted = () => true;
const usual = { hasUsualTexts: true, isShort: false };

test("the first answers are forgotten when those that are kept take sixteen megabytes", async () => {
  const first = { id: "first", frame: packText("Vale-transporte e vale-refeição") };
  const before = await remakeFrame(first, usual, wanted);
  // Random text cannot be compressed much: three such answers are more than that.
  for (const id of ["second", "third", "fourth"])
    await remakeFrame({ id, frame: packText(randomBytes(6_000_000).toString("hex")) }, usual, wanted);
  expect(await remakeFrame(first, usual, wanted)).not.toBe(before);
});
