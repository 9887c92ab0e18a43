import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { preparePostgresBinaries } from "../../../scripts/testing/postgres-binaries.js";

export type Standby = {
  url: string;
  port: number;
  /** From now on it takes writes. */
  promote(): void;
};

const followsWithinMs = 20_000;

/**
 * Starts a standby of a running Postgres, on a copy of its folder, and lets that one wait with each commit until the
 * standby has it, so that a failover loses nothing that a person was told.
 * @param cleanUp registers the steps that end it; the last one runs first
 */
export async function startStandby(
  primaryUrl: string,
  cleanUp: (step: () => Promise<void>) => void,
): Promise<Standby> {
  const binaries = await preparePostgresBinaries(cleanUp);
  const client = new Client(primaryUrl);
  await client.connect();
  const ask = async (statement: string): Promise<unknown> => {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  };
  const source = String(await ask("show data_directory"));
  const folder = mkdtempSync("/tmp/vagou-standby-");
  cleanUp(async () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, "data");
  await ask("select pg_backup_start('standby', true)");
  cpSync(source, data, {
    recursive: true,
    filter: (path) => !path.endsWith("postmaster.pid"),
    verbatimSymlinks: true,
  });
  writeFileSync(join(data, "backup_label"), String(await ask("select labelfile from pg_backup_stop(false)")));
  writeFileSync(join(data, "standby.signal"), "");
  const primary = new URL(primaryUrl);
  const port = await findFreePort();
  const { uid, gid } = statSync(source);
  giveTo(folder, uid, gid);
  chmodSync(data, 0o700);
  const control = (...words: string[]) =>
    void execFileSync(join(binaries, "pg_ctl"), ["-D", data, "-w", ...words], {
      ...(process.getuid?.() === 0 && { uid, gid }),
      cwd: "/",
      stdio: "ignore",
    });
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "max_connections=200",
    "synchronous_standby_names=",
    `primary_conninfo=host=${primary.hostname}\\ port=${primary.port}\\ user=${primary.username}\\ application_name=standby`,
  ];
  // Before the start: a run that ends meanwhile starts nothing any more.
  cleanUp(async () => {
    if (existsSync(join(data, "postmaster.pid"))) control("stop", "-m", "immediate");
  });
  control("start", "-l", join(folder, "log"), "-o", settings.map((each) => `-c ${each}`).join(" "));
  await ask("alter system set synchronous_standby_names = 'standby'");
  await ask("select pg_reload_conf()");
  const deadline = performance.now() + followsWithinMs;
  while ((await ask("select count(*)::int from pg_stat_replication where sync_state = 'sync'")) !== 1) {
    if (performance.now() > deadline) throw new Error("the standby does not follow");
    await sleep(100);
  }
  await client.end();
  const url = new URL(primaryUrl);
  url.port = String(port);
  return {
    url: url.href,
    port,
    promote: () => control("promote"),
  };
}

function giveTo(path: string, uid: number, gid: number): void {
  chownSync(path, uid, gid);
  for (const name of readdirSync(path, { recursive: true, encoding: "utf8" }))
    lchownSync(join(path, name), uid, gid);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port for a standby");
  return address.port;
}
