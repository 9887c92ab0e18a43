import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutStyleTag()],
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
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
