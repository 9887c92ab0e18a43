import { createRequire } from "node:module";
import type { Plugin } from "vite";

/**
 * React comes as CommonJS, which the bundler wraps anew in each file that uses it, with helpers in one more file that
 * every page then loads. Here one module imports each part of React, and all others import names from that module.
 */
export function reactModules(): Plugin {
  return {
    name: "react-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer, { kind }) =>
      parts.includes(source) && kind !== "require-call" && importer?.startsWith(prefix) !== true
        ? prefix + source
        : undefined,
    load: (id) => (id.startsWith(prefix) ? moduleOf(id.slice(prefix.length)) : undefined),
  };
}

const parts = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
const prefix = "\0react-module:";

function moduleOf(part: string): string {
  const names = Object.keys(createRequire(import.meta.url)(part));
  return [
    `import whole from ${JSON.stringify(part)};`,
    "export default whole;",
    // Marked as pure, so that a part without an import is left out.
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`),
  ].join("\n");
}
