import { describe, expect, it } from "vitest";
import { startAppLater } from "./start-app.ts";

const built = `<head><link rel="icon" href="/favicon.ico"/><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/assets/a.css"/></head><body><script>one()</script><script type="module" async="">import "/assets/a.js";</script></body>`;

describe("a page that starts the app later", () => {
  const page = startAppLater(built, {});

  it("makes the browser load no script, and keeps its other files", () => {
    expect(page).not.toMatch(/modulepreload|<script type="module"|<script[^>]* src=/);
    expect(page).toContain('<link rel="icon" href="/favicon.ico"/>');
    expect(page).toContain("<script>one()</script>");
  });

  it("has the loader before the styles, which would make it wait, and the start of the app as a text", () => {
    expect(page).toMatch(
      /<script data-files="\/assets\/a\.js \/assets\/b\.js">[^<]+<\/script><link rel="stylesheet"/,
    );
    expect(page).toContain('<script type="text/plain" id="app-start">import "/assets/a.js";</script>');
  });

  it("leaves the app to idle people who save data only where the page shows answers of the API", () => {
    expect(page).toContain("else if(!saves)");
    expect(startAppLater(built, { showsAnswers: true })).toContain("else if(true)");
  });

  it("has the app at once where the device keeps what changes the page", () => {
    expect(startAppLater(built, { changedBy: ["waiting_search"] })).toContain(
      '["waiting_search"].some(kept)',
    );
  });

  it.each([
    ["preloads", built.replaceAll("modulepreload", "preload"), "preloads no scripts"],
    ["module script", built.replace(' async=""', ""), '0 times <script type="module"'],
    ["styles", built.replace("stylesheet", "style"), '0 times <link rel="stylesheet"'],
  ])("is not built from a page whose %s are written in another way", (_part, other, message) => {
    expect(() => startAppLater(other, {})).toThrow(message);
  });
});
