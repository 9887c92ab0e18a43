// @ts-check
import { ensureDependencies } from "./setup/dependencies.js";
import { runMain } from "./setup/run-main.js";
import { ensureWebBuild } from "./setup/web-build.js";

// `npm run build`: everything that `npm run serve` needs.
await runMain(
  async () => {
    await ensureDependencies();
    await ensureWebBuild();
    return 0;
  },
  { exitCodeWhenStopped: 130 },
);
