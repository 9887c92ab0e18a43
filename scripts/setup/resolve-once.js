// @ts-check
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./project.js";

// Loaded with `--import` before the server's own modules. Node looks up the package of every import anew,
// and for drizzle-orm parses its package.json of 180 kB each time, which was a third of a start. All of the project's
// imports of one package lead to the same file, because there is one `node_modules`.

const ownFolders = ["apps/", "packages/"].map(addressOf);
const drizzle = addressOf("node_modules/drizzle-orm/");

/** @type {Map<string, import("node:module").ResolveFnOutput>} */
const resolved = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "", conditions } = context;
    if (!conditions.includes("import")) return next(specifier, context);
    const isOwn = ownFolders.some((folder) => parentURL.startsWith(folder));
    if (specifier.startsWith(".")) {
      if (isOwn && specifier.endsWith(".ts")) return at(specifier, parentURL, "module-typescript");
      if (parentURL.startsWith(drizzle) && specifier.endsWith(".js"))
        return at(specifier, parentURL, "module");
      return next(specifier, context);
    }
    if (!isOwn || specifier.startsWith("#")) return next(specifier, context);
    const known = resolved.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(specifier, known);
    return known;
  },
});

/** @param {string} specifier @param {string} parentURL @param {string} format */
function at(specifier, parentURL, format) {
  return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
}

/** @param {string} folder @returns {string} */
function addressOf(folder) {
  return pathToFileURL(join(root, folder)).href;
}
