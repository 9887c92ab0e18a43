import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { packText } from "../../packed-json.ts";
import { withDictionary } from "./dictionary-frames.ts";

const wanted = () => true;

test("the first answers are forgotten when those that are kept take sixteen megabytes", async () => {
  const first = { id: "first", frame: packText("Vale-transporte e vale-refeição") };
  const before = await withDictionary(first, false, wanted);
  // Random bytes in base64 become no shorter than the bytes: three such answers are more than that. Zstandard gives them
  // up at once, where it tries for seconds to find repetitions in hexadecimal digits.
  for (const id of ["second", "third", "fourth"])
    await withDictionary({ id, frame: packText(randomBytes(6_000_000).toString("base64")) }, false, wanted);
  expect(await withDictionary(first, false, wanted)).not.toBe(before);
});
