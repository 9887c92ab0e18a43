import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import { packedParams } from "../../../apps/server/src/packed-json.ts";
import { usualTexts } from "../../../apps/server/src/http/encoding/usual-texts.ts";
import { inventResults } from "../portals/invented-results.ts";
import type { Print } from "../report/print.ts";
import { providerCount } from "../portals/slow-providers.ts";

const brotli = (quality: number) => (text: Buffer) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
const zstd = (level: number) => (text: Buffer) =>
  zstdCompressSync(text, {
    pledgedSrcSize: text.length,
    params: { [constants.ZSTD_c_compressionLevel]: level },
  });
const gzip = (level: number) => (text: Buffer) => gzipSync(text, { level });

const compressors: Readonly<Record<string, (text: Buffer) => Buffer>> = {
  "gzip 6": gzip(6),
  "br 4": brotli(4),
  "br 5": brotli(5),
  "br 6": brotli(6),
  "zstd 1": zstd(1),
  "zstd 3": zstd(3),
  "zstd 5": zstd(5),
  "zstd 6": zstd(6),
  "zstd 7": zstd(7),
  "zstd 9": zstd(9),
  "zstd 12": zstd(12),
  "as stored": (text) => zstdCompressSync(text, { params: packedParams }),
  "as stored, usual texts": (text) =>
    zstdCompressSync(text, {
      dictionary: usualTexts,
      pledgedSrcSize: text.length,
      params: packedParams,
    }),
};

const rounds = 10;

/** What compressing one portal's answer with 50 postings costs: the mean of 18 answers, in bytes and CPU time. */
export function benchEncodings(print: Print): void {
  const answers = [...inventResults().values()]
    .slice(0, providerCount)
    .map((group) => Buffer.from(JSON.stringify({ services: [group], remaining_credits: 10 })));
  print(`\n| an answer | bytes | CPU |\n| - | - | - |\n| as it is | ${Math.round(meanOf(answers))} | |`);
  for (const [name, compress] of Object.entries(compressors)) {
    let compressed = answers.map(compress);
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) compressed = answers.map(compress);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000 / rounds / answers.length;
    print(`| ${name} | ${Math.round(meanOf(compressed))} | ${ms.toFixed(2)} ms |`);
  }
}

function meanOf(texts: readonly Buffer[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
}
