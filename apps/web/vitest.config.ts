import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserReactFiles } from "./browser-react.ts";

/**
 * Component tests on a screen: what only a browser shows of one component. They need CHROMIUM_PATH, and neither a
 * server nor a build. The `vitest.config.ts` of the repository takes this project in where that is set.
 */
export default defineConfig({
  plugins: [tailwindcss()],
  resolve: {
    alias: Object.entries(browserReactFiles).map(([part, file]) => ({
      find: new RegExp(`^${part}$`),
      replacement: file,
    })),
  },
  // The first test would otherwise be loaded again when Vite meets a package that it has not bundled yet.
  optimizeDeps: {
    // Vite does not see that a file of `browser-react/`, which is bundled with the packages, has changed.
    force: true,
    include: [
      "@tanstack/react-query",
      "axe-core",
      "preact",
      "preact/compat",
      "preact/compat/client",
      "react",
      "react/jsx-dev-runtime",
      "react-dom/client",
      "react-router",
      "react-router/dom",
    ],
  },
  test: {
    name: "screen",
    include: ["{app,browser-react,browser-router}/**/*.screen.test.tsx"],
    // One page for all files: each test clears what it has rendered.
    isolate: false,
    fileParallelism: false,
    testTimeout: 20_000,
    // On a busy machine a frame takes its time.
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
          // Chromium's sandbox refuses root.
          args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
        },
        contextOptions: { locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
