import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutStyleTag(), namedInDevelopment()],
  server: { proxy: { "/api": process.env["DEV_API_ADDRESS"] ?? "http://127.0.0.1:3001" } },
  build: { target: "es2022" },
});

/**
 * Sonner writes a <style> element when it loads, which our Content-Security-Policy forbids.
 * Its stylesheet is imported as a file instead (`ui/toaster-host.tsx`).
 */
function sonnerWithoutStyleTag(): Plugin {
  return {
    name: "sonner-without-style-tag",
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js$/.test(id)) return undefined;
      const stripped = code.replace(/^__insertCSS\(".*"\);?$/m, "");
      if (stripped === code) throw new Error("sonner no longer injects its CSS the way this plugin removes");
      return { code: stripped, map: null };
    },
  };
}

/**
 * `npm run dev` has no server that writes address and operator into built pages (`http/read-documents`): here a
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
