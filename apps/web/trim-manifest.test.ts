import { expect, it } from "vitest";
import { trimmed } from "./trim-manifest.ts";

it("leaves of the list of pages what the router reads, and refuses a file that is no such list", () => {
  const page = { id: "routes/home", path: "", module: "/assets/home.js", imports: ["/assets/a.js"], css: [] };
  const written = {
    entry: { module: "/assets/entry.js" },
    routes: { "routes/home": { ...page, hasLoader: false } },
  };
  expect(trimmed(`window.__reactRouterManifest=${JSON.stringify(written)};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ routes: { "routes/home": page } })}`,
  );
  expect(() => trimmed("window.other=1;")).toThrow(SyntaxError);
});
