import { describe, expect, it } from "vitest";
import { loadAgainWhenBroken } from "./load-again.ts";

const built = `<head><script>one()</script><link rel="stylesheet" href="/assets/a.css"/></head><body><script type="module" async="">import "/assets/a.js";import("/assets/entry.client-b.js");</script></body>`;

describe("a page that answers nothing without the app", () => {
  it("has the script that loads it again before the styles, which would make it wait, and is else as it was", () => {
    const page = loadAgainWhenBroken(built);
    const own = /<script>function appFailed[^<]+<\/script>(?=<link rel="stylesheet")/;
    expect(page).toMatch(own);
    expect(page.replace(own, "").replace(".catch(appFailed)", "")).toBe(built);
  });

  it("hears where the script that starts the app does not come, which is no element", () => {
    expect(loadAgainWhenBroken(built)).toContain('import("/assets/entry.client-b.js").catch(appFailed);');
    expect(() => loadAgainWhenBroken(built.replace("entry.client", "entry"))).toThrow(
      '0 times import("/assets/entry.client',
    );
  });

  it("is not built where the styles are written in another way", () => {
    expect(() => loadAgainWhenBroken(built.replace("stylesheet", "style"))).toThrow(
      '0 times <link rel="stylesheet"',
    );
  });
});
