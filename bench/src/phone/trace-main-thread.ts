import type { Page } from "playwright-core";
import { z } from "zod";

/**
 * Records the tasks of the main thread of `page` in processor time: wall-clock time would include other programs
 * of the machine.
 * @returns a function that ends the recording and gives the duration of each task in ms
 */
export async function traceMainThread(page: Page): Promise<() => Promise<number[]>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("no browser");
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) events.push(traceEventSchema.parse(event));
  });
  await cdp.send("Tracing.start", {
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline"], excludedCategories: ["*"] },
  });
  return async () => {
    const ended = new Promise<void>((resolve) => cdp.once("Tracing.tracingComplete", () => resolve()));
    await cdp.send("Tracing.end");
    await ended;
    await cdp.detach();
    return busiestMainThread(events);
  };
}

/** Chooses the busiest main thread: the browser has other pages of its own, which are almost idle. */
function busiestMainThread(events: TraceEvent[]): number[] {
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) =>
      events
        .filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid)
        .map(({ tdur }) => tdur / 1000),
    );
  const sum = (tasks: number[]) => tasks.reduce((total, task) => total + task, 0);
  return threads.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
}

/** `tdur`: processor time of the thread, in µs. */
const traceEventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.number().default(0),
  args: z.object({ name: z.unknown().optional() }).default({}),
});
type TraceEvent = z.infer<typeof traceEventSchema>;
