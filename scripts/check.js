// @ts-check
import { ensureDependencies } from "./setup/dependencies.js";
import { runMain } from "./setup/run-main.js";
import { quickSteps } from "./testing/quick-steps.js";
import { runSteps } from "./testing/steps.js";

// `npm run check`: the quick part of `npm test`, without a database and without a browser; see `quickSteps`.
await runMain(
  async () => {
    await ensureDependencies();
    const failed = await runSteps(quickSteps({ whole: false }), 2);
    return failed.length === 0 ? 0 : 1;
  },
  { exitCodeWhenStopped: 130 },
);
