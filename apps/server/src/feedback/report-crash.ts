import type { BodyOf } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";

/** Writes to the log that the web app stopped in a browser; the line says nothing about the person. */
export function reportCrash({ logger }: Pick<Deps, "logger">, crash: BodyOf<"reportCrash">): void {
  logger.warn({ crash }, "the web app stopped in a browser");
}
