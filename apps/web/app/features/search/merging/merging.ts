import { trustedPolicy } from "#lib/page/trusted-policy.ts";
import { createMerging } from "./create-merging.ts";
import type { Answer } from "./messages.ts";
// The worker's script is the file of the build that holds it, and what merges in the page.
import "./merger.ts";

/** Merges what the portals answer in this tab. */
export const merging = createMerging((take, onFailure) => {
  // Vite's pages have no such file: there the page merges.
  if (import.meta.env.DEV) throw new Error("no worker in development");
  const worker = new Worker(policy.createScriptURL(mergerFile), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => take(data));
  worker.addEventListener("error", onFailure);
  return worker;
});

/** The build writes the file of `merger.ts` in its place (`name-merger`). */
const mergerFile = "{{merger}}";
const policy = trustedPolicy("vagou-merging", {
  createScriptURL: (file: string) => (file === mergerFile ? file : ""),
});
