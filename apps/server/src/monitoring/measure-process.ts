import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ConnectionUse } from "../db/client.ts";
import { gauge, type Metric } from "./metric.ts";

/** How often the event loop is looked at, in milliseconds. */
const resolutionMs = 20;

export type ProcessMeasures = {
  read(): Metric[];
  /** Stops to look at the event loop. */
  close(): void;
};

/**
 * This process: its event loop, memory, processor's time and connections to the database.
 * @param connections the present use of the pool
 */
export function createProcessMeasures(connections: () => ConnectionUse): ProcessMeasures {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  return {
    read: () => {
      const loop = readDelays(delays);
      delays.reset();
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        {
          name: "vagou_event_loop_delay_seconds",
          help: "How late the event loop was since the metrics were last read.",
          type: "gauge",
          samples: loop.map(([quantile, value]) => ({ labels: { quantile }, value })),
        },
        {
          name: "vagou_memory_bytes",
          help: "Memory of this process: as a whole (rss), of its objects (heap), of its buffers (external).",
          type: "gauge",
          samples: Object.entries({ rss, heap: heapUsed, external }).map(([kind, value]) => ({
            labels: { kind },
            value,
          })),
        },
        {
          name: "vagou_cpu_seconds_total",
          help: "Time that this process spent on processors, in all threads.",
          type: "counter",
          samples: [{ value: (user + system) / 1_000_000 }],
        },
        gauge(
          "start_timestamp_seconds",
          "When this process started.",
          Math.floor(performance.timeOrigin / 1_000),
        ),
        {
          name: "vagou_database_connections",
          help: "Connections of this process to the database, by what they do.",
          type: "gauge",
          samples: Object.entries(usedAndIdle(connections())).map(([state, value]) => ({
            labels: { state },
            value,
          })),
        },
        gauge(
          "database_waiting",
          "Pieces of work of this process that wait for a connection to the database.",
          connections().waiting,
        ),
      ];
    },
    close: () => delays.disable(),
  };
}

/** @returns quantile → seconds; 1 is the longest delay. Without the resolution, by which each look is later. */
function readDelays(delays: ReturnType<typeof monitorEventLoopDelay>): [string, number][] {
  return [0.5, 0.99, 1].map((quantile) => {
    const ns = quantile === 1 ? delays.max : delays.percentile(quantile * 100);
    return [String(quantile), Math.max(0, ns / 1e9 - resolutionMs / 1_000)];
  });
}

function usedAndIdle({ open, idle, most }: ConnectionUse) {
  return { used: open - idle, idle, most };
}
