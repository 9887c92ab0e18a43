import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { minify, type CompressOptions } from "terser";
import type { Plugin } from "vite";
import { nameSharedOnce, type NamedFile } from "./name-shared-once.ts";

/**
 * Makes the built scripts of the app a hundredth shorter than the bundler's own minifier does, which is quicker. Names of files
 * have a hash of what the bundler wrote.
 */
export function shortenScripts(): Plugin {
  return {
    name: "shorten-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // A browser that has kept a file takes it for the one of that name: with other names between files it must be another.
    augmentChunkHash: () => readFileSync(join(import.meta.dirname, "name-shared-once.ts"), "utf8"),
    generateBundle: {
      order: "post",
      handler: async (_options, bundle) => {
        const files = Object.values(bundle).filter((file) => file.type === "chunk");
        const named = nameSharedOnce(files);
        for (const file of files) {
          const names = named.get(file.fileName);
          if (names !== undefined) file.code = await shorten(names, file.fileName);
        }
      },
    },
  };
}

/** @returns the form whose brotli is shortest: whether functions or variables stand together only helps in some files. */
async function shorten(file: NamedFile, name: string): Promise<string> {
  const forms = await Promise.all(
    [{}, { hoist_funs: true }, { hoist_vars: true }].map((together) => minified(file, name, together)),
  );
  const [least = ""] = forms
    .map((form) => ({ form, size: brotliCompressSync(form).length }))
    .toSorted((one, other) => one.size - other.size)
    .map(({ form }) => form);
  return least;
}

async function minified(file: NamedFile, name: string, together: CompressOptions): Promise<string> {
  const { code } = await minify(file.code, {
    module: true,
    ecma: 2022,
    compress: { ...shortest, ...together },
    // Names as it would remember them from an earlier file.
    nameCache: {
      vars: { props: Object.fromEntries([...file.own].map(([own, short]) => [`$${own}`, short])) },
    },
  });
  if (code === undefined) throw new Error(`no text for ${name}`);
  return code;
}

/**
 * Found by trial, after brotli. Arrows in place of function expressions, and functions without the parameters that they do not
 * use, are other code only for what is made with `new` or asked for its number of parameters, which no script here is: the
 * journeys run what is built.
 */
const shortest = { passes: 5, lhs_constants: false, keep_fargs: false, unsafe_arrows: true };
