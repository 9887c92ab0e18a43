import type { Encoding } from "@vagou/contract/web-build";
import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

test.each<[string | undefined, readonly Encoding[], Encoding | null]>([
  ["gzip, deflate, br, zstd", ["br", "zstd", "gzip"], "br"],
  ["gzip, deflate, br, zstd", ["zstd", "br", "gzip"], "zstd"],
  ["gzip, deflate", ["br", "zstd", "gzip"], "gzip"],
  ["br;q=0, zstd, gzip", ["br", "zstd", "gzip"], "zstd"],
  ["br;q=0.000, *", ["br", "gzip"], "gzip"],
  ["br;q=0.5, gzip;q=0.8", ["br", "gzip"], "gzip"],
  ["BR ; Q=0.5 , gzip;q=0.5", ["gzip", "br"], "gzip"],
  ["*", ["br", "gzip"], "br"],
  ["*;q=0", ["br", "gzip"], null],
  ["identity, br;q=0.5", ["br"], null],
  ["identity;q=0.5, br;q=0.5", ["br"], "br"],
  ["identity;q=0", ["br"], null],
  ["br;q=2, gzip;q=abc, zstd;q=", ["br", "gzip", "zstd"], null],
  ["brotli, gzipped", ["br", "gzip"], null],
  ["gzip", [], null],
  ["", ["br"], null],
  [undefined, ["br", "gzip"], null],
])("a client that accepts %j, of %j offered, gets %j", (accepted, offered, chosen) => {
  expect(chooseEncoding(accepted, offered)).toBe(chosen);
});
