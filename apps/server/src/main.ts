// Before any adapter is loaded.
import "./provider-settings/read-overrides.ts";
import process from "node:process";
import { describeStartFailure } from "./describe-start-failure.ts";
import { readConfig } from "./config/read-config.ts";
import { startProduct } from "./start-product.ts";

/** The process: settings in, product up, signals and exit codes. Nothing else knows of either. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const product = await startProduct(config);
  process.stdout.write(`${product.summary.join("\n")}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Requests have 10 s to end. If something hangs, the process ends all the same: holds and messages
    // survive it by design.
    setTimeout(() => process.exit(1), config.stopDelayMs + 20_000).unref();
    void product.close().then(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // Started by another process that is gone: there is nobody left to serve.
  process.on("disconnect", stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
});
