import { monitorEventLoopDelay } from "node:perf_hooks";
import { z } from "zod";
import { createBenchServer } from "./bench-server.ts";
import { slowProvidersAt } from "../portals/slow-providers.ts";

// The process of the measured server. It is told what to do by the process that started it, and answers each message.
const [, , providersOrigin = "", format, dataFolder = "", databaseUrl] = process.argv;
const portals = slowProvidersAt(providersOrigin, z.enum(["JSON", "HTML"]).parse(format));
const server = await createBenchServer(portals, databaseUrl ?? null, { dataFolder });
const delay = monitorEventLoopDelay({ resolution: 2 });
let startedCpu = process.cpuUsage();

const messageSchema = z.enum(["sign up", "begin", "end", "rss", "start tasks"]);
process.on("message", (message) => {
  switch (messageSchema.parse(message)) {
    case "sign up":
      // A failure ends the process, and with it the measurement.
      void server.signUp().then((token) => process.send?.({ token }));
      return;
    case "begin":
      startedCpu = process.cpuUsage();
      delay.reset();
      delay.enable();
      process.send?.({});
      return;
    case "end": {
      const { user, system } = process.cpuUsage(startedCpu);
      delay.disable();
      // The monitor measures from tick to tick, so its own 2 ms are subtracted.
      process.send?.({
        cpuMs: (user + system) / 1000,
        rssMb: rssMb(),
        stillMs: Math.max(0, delay.max / 1_000_000 - 2),
      });
      return;
    }
    case "start tasks":
      server.startTasks();
      process.send?.({});
      return;
    case "rss":
      process.send?.({ rssMb: rssMb() });
  }
});

function rssMb(): number {
  return process.memoryUsage.rss() / 1_000_000;
}

process.send?.({ origin: server.origin });
