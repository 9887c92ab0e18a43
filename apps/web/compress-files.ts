import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { compressedSuffixes } from "@vagou/contract/web-build";

/**
 * Writes each text of the build compressed beside it (`app.js.br`), as small as it can be, once and not at each start or
 * for each person. Left out are pages and what else the server writes into (`siteFiles`), short files, and what is
 * compressed already: pictures and typefaces.
 *
 * @param folder the build's client folder
 * @param filled names of files that the server changes when it starts
 */
export async function compressFiles(folder: string, filled: readonly string[]): Promise<void> {
  for await (const name of glob("**/*.{css,js,json,svg,txt,webmanifest,xml}", { cwd: folder })) {
    if (filled.includes(name)) continue;
    const text = await readFile(join(folder, name));
    if (text.length >= compressedFrom) await compressFile(join(folder, name), text);
  }
}

/** Bytes. People pay for each one, and dozens of scripts are short; below this, the header takes what is saved. */
const compressedFrom = 300;

async function compressFile(file: string, text: Buffer): Promise<void> {
  const { br, zstd, gzip: gz } = compressedSuffixes;
  const compressed = await Promise.all([
    smallestBrotli(text).then((bytes) => ({ suffix: br, bytes })),
    // Without the size it would take a hundred times as long for small files.
    zstandard(text, {
      pledgedSrcSize: text.length,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }).then((bytes) => ({ suffix: zstd, bytes })),
    deflate(text, { level: 9 }).then((bytes) => ({ suffix: gz, bytes })),
  ]);
  for (const { suffix, bytes } of compressed) {
    if (bytes.length < text.length) await writeFile(`${file}${suffix}`, bytes);
  }
}

/**
 * How far back brotli looks (its window, as a power of two), and how it writes distances: which of them is the shortest for a
 * text only a trial tells. These six were chosen by trial of 96 on the scripts of the build.
 */
const brotliForms = [
  { window: 22, postfix: 0, direct: 0 },
  { window: 18, postfix: 2, direct: 32 },
  { window: 18, postfix: 1, direct: 30 },
  { window: 16, postfix: 0, direct: 8 },
  { window: 16, postfix: 1, direct: 4 },
  { window: 16, postfix: 0, direct: 4 },
] as const;

async function smallestBrotli(text: Buffer): Promise<Buffer> {
  const all = await Promise.all(
    brotliForms.map(({ window, postfix, direct }) =>
      brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_LGWIN]: window,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  return all.reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
}

const brotli = promisify(brotliCompress);
const zstandard = promisify(zstdCompress);
const deflate = promisify(gzip);
