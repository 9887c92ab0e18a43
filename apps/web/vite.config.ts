import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { groupScripts } from "./group-scripts.ts";
import { nameMerger } from "./name-merger.ts";
import { preloadOnce } from "./preload-once.ts";
import { browserReact } from "./browser-react.ts";
import { browserRouter } from "./browser-router.ts";
import { shortenClassNames } from "./shorten-class-names.ts";
import { shortenScripts } from "./shorten-scripts.ts";
import { shortenSignNames } from "./shorten-sign-names.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    shortenClassNames(),
    reactRouter(),
    browserReact(),
    browserRouter(),
    groupScripts(),
    preloadOnce(),
    nameMerger(),
    shortenSignNames(),
    shortenScripts(),
    namedInDevelopment(),
  ],
  server: { proxy: { "/api": process.env["DEV_API_ADDRESS"] ?? "http://127.0.0.1:3001" } },
  // `npm run dev` finds it only behind the first page, and then loads that page a second time.
  optimizeDeps: { include: ["@tanstack/react-query"] },
  build: {
    target: "es2022",
    rolldownOptions: {
      // Fewer bytes: numbers and short texts stand where they are used.
      optimization: { inlineConst: { mode: "all", pass: 3 } },
    },
  },
});

/**
 * `npm run dev` has no server that writes address and operator into built pages (`http/web-files/read-documents`): here a
 * module gets them instead of what stands for them in a build.
 */
function namedInDevelopment(): Plugin {
  return {
    name: "named-in-development",
    apply: "serve",
    transform: (code, id) =>
      id.endsWith("/contract/src/web-build.ts")
        ? {
            code: code
              .replaceAll("https://vagou.invalid", process.env["APP_BASE_URL"] ?? "http://localhost:3000")
              .replaceAll("{{operator.makerUrl}}", "/about")
              .replaceAll(/\{\{operator\.\w+Email\}\}/g, "desenvolvimento@vagou.example")
              .replaceAll(/\{\{operator\.\w+\}\}/g, "Vagou em desenvolvimento"),
            map: null,
          }
        : undefined,
  };
}
