import type { Config } from "@react-router/dev/config";

/**
 * No server rendering: `build/client` is static. Public pages are written as HTML so that they
 * read without JavaScript; every other path gets `__spa-fallback.html`.
 */
export default {
  ssr: false,
  prerender: [
    "/",
    "/login",
    "/register",
    "/registration-success",
    "/confirm-account",
    "/forgot-password",
    "/reset-password",
  ],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
