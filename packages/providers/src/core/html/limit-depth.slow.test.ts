import { expect, test } from "vitest";
import { stopAfter } from "../testing/stop-after.ts";
import { htmlToText } from "./html-to-text.ts";

test("two megabytes of open tags are read quickly", () => {
  for (const pump of ["<b>", "<div>", "<b></i>", "<svg>", "<ul><li>"])
    expect(stopAfter(10_000, () => htmlToText(`${pump.repeat(2_000_000 / pump.length)}fundo`))).toMatch(
      /fundo$/,
    );
});
