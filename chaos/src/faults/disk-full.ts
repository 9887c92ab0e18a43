import { execFileSync } from "node:child_process";
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault } from "../fault.ts";
import type { WorldOptions } from "../world/start-world.ts";

const megabytes = 48;
let disk = "";

const useSmallDisk: WorldOptions["prepare"] = async ({ url }, cleanUp) => {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  const { uid, gid } = statSync(rows[0]?.data_directory ?? "");
  disk = mkdtempSync("/tmp/vagou-small-disk-");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", disk]);
  const mounted = disk;
  cleanUp(async () => void execFileSync("umount", ["--lazy", mounted]));
  chownSync(disk, uid, gid);
  await client.query(`create tablespace small location '${disk}'`);
  await client.query("create database vagou tablespace small");
  await client.end();
  const small = new URL(url);
  small.pathname = "/vagou";
  return small.href;
};

/** Needs root, who may mount a small disk of memory. */
export const diskFull: Fault = {
  name: "disk-full",
  what: "the disk of the tables is full for 10 s; that of the write-ahead log is not",
  world: { prepare: useSmallDisk },
  run: async ({ load }) => {
    const folder = disk;
    const from = performance.now();
    const filler = join(folder, "filler");
    fill(filler);
    await sleep(10_000);
    const during = load.since(from);
    rmSync(filler);
    const mended = performance.now();
    await sleep(6_000);
    const first = load.since(mended).find(({ kind, reply }) => kind === "search" && reply.code === "");
    return [
      ...judgeCalls(during, { may: ["unavailable", "overloaded"], withinS: { read: 2 } }),
      {
        promised: "searches are answered again when there is room",
        seen: first === undefined ? "they are not" : `after ${((first.at - mended) / 1_000).toFixed(1)} s`,
        kept: first !== undefined,
      },
    ];
  },
};

/** Writes until there is no room. */
function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (const block of [Buffer.alloc(65_536, 1), Buffer.alloc(512, 1)]) {
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}
