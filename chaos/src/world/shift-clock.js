// @ts-check
import { readFileSync } from "node:fs";

// Loaded before a program by `node --import`: its `Date` is off by the milliseconds in CLOCK_OFFSET_FILE, which is read
// ten times a second. What counts durations (`performance`, timers) goes on, as on a machine whose clock is set.
const file = process.env["CLOCK_OFFSET_FILE"] ?? "";
const RealDate = Date;
let offsetMs = 0;

const read = () => {
  try {
    offsetMs = Number(readFileSync(file, "utf8")) || 0;
  } catch {
    // Without the file the clock is right.
  }
};
read();
setInterval(read, 100).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + offsetMs] : args, self),
  apply: (target) => new target(target.now() + offsetMs).toString(),
  get: (target, name, self) =>
    name === "now" ? () => target.now() + offsetMs : Reflect.get(target, name, self),
});
