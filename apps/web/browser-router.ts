import type { Plugin } from "vite";
import { fileOf, inBrowser } from "./in-browser.ts";

/**
 * In the browser, the app gets the small router of `browser-router/` in the place of React Router
 * (`docs/decisions/0015`), which still makes the build and writes the pages.
 */
export function browserRouter(): Plugin {
  return inBrowser("browser-router", {
    "react-router": fileOf("browser-router/react-router.ts"),
    "react-router/dom": fileOf("browser-router/react-router-dom.ts"),
  });
}
