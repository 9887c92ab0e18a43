import type { CDPSession, Page } from "playwright-core";
import { traceMainThread } from "./trace-main-thread.ts";

/** How many times slower than this machine's the phone's processor is. */
export const slowdown = 4;

/** What the page did in a while. */
export type Busyness = {
  /** Processor time of the slowed main thread's tasks: the longest, those of 50 ms or more together, all. */
  longestMs: number;
  longMs: number;
  allMs: number;
  /** Wall clock between two frames, the median, and the share of those above 50 ms; NaN where none were counted. */
  frameMs: number;
  lateFrames: number;
};

/** A page on a phone with a slow processor, whose main thread is watched. Chromium only. */
export async function slowDown(page: Page): Promise<SlowPhone> {
  const cdp = await page.context().newCDPSession(page);
  await page.addInitScript(countFrames);
  return {
    page,
    measure: async (work) => {
      const endTrace = await traceMainThread(page);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.evaluate("window.frameTimes.length = 0");
      await work();
      const frames = numbersOf(await page.evaluate("window.frameTimes"));
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      return { ...sumUp(await endTrace()), ...pace(frames) };
    },
    scroll: (distancePx, speedPxPerS) => scroll(cdp, distancePx, speedPxPerS),
  };
}

export type SlowPhone = {
  page: Page;
  /** Slows the processor down while `work` goes on. */
  measure: (work: () => Promise<unknown>) => Promise<Busyness>;
  /** Scrolls as a wheel does, down for positive distances; touch ends on the same way. */
  scroll: (distancePx: number, speedPxPerS: number) => Promise<void>;
};

async function scroll(cdp: CDPSession, distancePx: number, speedPxPerS: number): Promise<void> {
  await cdp.send("Input.synthesizeScrollGesture", {
    x: 160,
    y: 400,
    yDistance: -distancePx,
    speed: speedPxPerS,
    gestureSourceType: "mouse",
  });
}

const countFrames = `
  window.frameTimes = [];
  let last = performance.now();
  requestAnimationFrame(function frame(now) {
    window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  });
`;

function sumUp(tasks: number[]): Pick<Busyness, "longestMs" | "longMs" | "allMs"> {
  const sum = (list: number[]) => list.reduce((total, task) => total + task, 0);
  return {
    longestMs: Math.max(0, ...tasks),
    longMs: sum(tasks.filter((task) => task >= 50)),
    allMs: sum(tasks),
  };
}

function pace(frames: number[]): Pick<Busyness, "frameMs" | "lateFrames"> {
  const sorted = frames.toSorted((one, other) => one - other);
  return {
    frameMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    lateFrames: sorted.filter((frame) => frame > 50).length / sorted.length,
  };
}

function numbersOf(list: unknown): number[] {
  return Array.isArray(list) ? list.map(Number) : [];
}
