import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * In the browser, the app and its packages get Preact in the place of React (`docs/decisions/0014`): what they import
 * from React comes from `browser-react/`. Pages are still written by React, in the build and in the server.
 */
export function browserReact(): Plugin {
  return {
    name: "browser-react",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source) => browserReactFiles[source],
  };
}

/** Each part of React, and the file that is it in the browser. */
export const browserReactFiles: Readonly<Record<string, string>> = {
  react: fileOf("react.ts"),
  "react/jsx-runtime": fileOf("jsx-runtime.ts"),
  "react/jsx-dev-runtime": fileOf("jsx-runtime.ts"),
  "react-dom": fileOf("react-dom.ts"),
  "react-dom/client": fileOf("react-dom-client.ts"),
};

function fileOf(name: string): string {
  return join(import.meta.dirname, "browser-react", name);
}
