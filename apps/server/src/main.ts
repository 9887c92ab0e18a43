// Must be imported before any adapter.
import "./provider-settings/read-overrides.ts";
import process from "node:process";
import { describeStartFailure } from "./describe-start-failure.ts";
import { readConfig } from "./config/read-config.ts";
import { startProduct } from "./start-product.ts";

/** The process: reads the settings and starts the product. Only this file handles signals and exit codes. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const product = await startProduct(config);
  process.stdout.write(`${product.summary.join("\n")}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Requests have 10 s to end. If closing hangs, the process ends here: open holds and waiting messages are in the
    // database, and another process continues with them.
    setTimeout(() => process.exit(1), config.stopDelayMs + 20_000).unref();
    void product.close().then(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // The process that started this one has ended, so this one ends too.
  process.on("disconnect", stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
});
