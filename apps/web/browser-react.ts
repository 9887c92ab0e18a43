import type { Plugin } from "vite";
import { fileOf, inBrowser } from "./in-browser.ts";

/**
 * In the browser, the app and its packages get Preact in the place of React (`docs/decisions/0014`): what they import
 * from React comes from `browser-react/`. Pages are still written by React, in the build and in the server.
 */
export function browserReact(): Plugin {
  return inBrowser("browser-react", browserReactFiles);
}

/** Each part of React, and the file that is it in the browser. */
export const browserReactFiles: Readonly<Record<string, string>> = {
  react: fileOf("browser-react/react.ts"),
  "react/jsx-runtime": fileOf("browser-react/jsx-runtime.ts"),
  "react/jsx-dev-runtime": fileOf("browser-react/jsx-runtime.ts"),
  "react-dom": fileOf("browser-react/react-dom.ts"),
  "react-dom/client": fileOf("browser-react/react-dom-client.ts"),
};
