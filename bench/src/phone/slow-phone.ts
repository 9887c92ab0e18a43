import type { CDPSession, Page } from "playwright-core";
import { traceMainThread } from "./trace-main-thread.ts";

/** The factor by which the phone's processor is slower than this machine's. */
export const slowdown = 4;

/** The work of the page during a measurement. */
export type Busyness = {
  /** Processor time of the slowed main thread's tasks: of the longest, of all with 50 ms or more, of all. */
  longestMs: number;
  longMs: number;
  allMs: number;
  /** Time between two frames: the median, and the share above 50 ms; NaN where no frames were counted. */
  frameMs: number;
  lateFrames: number;
};

/** Gives a page the slow processor of a phone, and measures its main thread. Chromium only. */
export async function slowDown(page: Page): Promise<SlowPhone> {
  const cdp = await page.context().newCDPSession(page);
  await page.addInitScript(countFrames + timeInteractions);
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
    timeToPaint: async (press) => {
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.evaluate("window.interactionTimes.length = 0");
      await press();
      await page.waitForTimeout(settleMs);
      const times = numbersOf(await page.evaluate("window.interactionTimes"));
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      return Math.max(0, ...times);
    },
    scroll: (distancePx, speedPxPerS) => scroll(cdp, distancePx, speedPxPerS),
  };
}

/** Long enough for what an interaction paints on the slowed processor. */
const settleMs = 1_500;

export type SlowPhone = {
  page: Page;
  /** Slows the processor down while `work` runs. */
  measure: (work: () => Promise<unknown>) => Promise<Busyness>;
  /**
   * The time from the press to the next frame with its effect, as Interaction to Next Paint counts it, in ms: rounded to
   * 8 ms by the browser, and 0 for less than 16.
   */
  timeToPaint: (press: () => Promise<unknown>) => Promise<number>;
  /** Scrolls like a wheel, down for positive distances; touch takes the same path in the browser. */
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

const timeInteractions = `
  window.interactionTimes = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.interactionTimes.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
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
