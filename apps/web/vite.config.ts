import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), namedInDevelopment()],
  server: { proxy: { "/api": process.env["DEV_API_ADDRESS"] ?? "http://127.0.0.1:3001" } },
  build: {
    target: "es2022",
    rolldownOptions: {
      // Fewer bytes: numbers and short texts stand where they are used.
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: {
        // What different pages share is a file each: a request, and bytes that hardly compress. These, which import
        // nothing else, go together.
        codeSplitting: {
          groups: [
            // Every page with the app needs the first two. React changes more rarely than ours.
            {
              name: "react",
              test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|^\0rolldown\/runtime/,
              priority: 1,
            },
            {
              name: "app",
              test: /@tanstack\/|vite\/preload-helper|\/contract\/src\/(?:amounts|catalogue|job-page|limits|operator|web-build)\.ts$|\/app\/(?:lib\/(?:api|forms|page)\/[\w-]+|lib\/words\/(?:dates|money|plan-words|data-size|lists|on-first-use)|lib\/device\/(?:use-hydrated|when-loaded)|lib\/marks\/(?:create-departures|kept-marks|kept-saved)|lib\/posting\/job-page|lib\/session\/(?:require-session|session|waiting-search|intended-destination)|features\/(?:account\/(?:auth-card|email-field)|shell\/(?:states|texts))|ui\/(?:button|classes|coin|create-shown|field|focus-field|icon|name-badge|notice|panel|password-field|skeleton|spinner|toast|use-form-values|use-return-focus))\.tsx?$/,
            },
            {
              name: "second-factor",
              test: /\/second-factor\/(?:app-code-field|calls|factor-name-field|passkeys|second-factor-form|texts|use-six-digits)\.tsx?$/,
            },
            {
              name: "posting-words",
              test: /\/lib\/(?:words\/(?:describe-deadline|portal-words|tame-capitals)|posting\/posting-address)\.ts$/,
            },
            {
              name: "account-words",
              test: /\/features\/account\/(?:google\/(?:google-return|google-texts)|password\/password-fault|reason-of)\.ts$/,
            },
          ],
        },
      },
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
