// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand, stopChild } from "../setup/run-command.js";
import { SetupError } from "../setup/setup-error.js";

const readyLine = "database system is ready to accept connections";

/** The data is not needed after the tests, so no write has to reach the disk. */
const carelessSettings = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "max_connections=200",
];

/**
 * Starts a Postgres of its own on a temporary folder and a free port of loopback, without a
 * password. As root it runs as an unprivileged user, since the server refuses root.
 *
 * @param {string} binaries folder with `initdb` and `postgres`
 * @param {(step: () => Promise<void>) => void} cleanUp registers the step that stops the server and removes the folder
 * @returns {Promise<string>} the address of its database
 * @throws {SetupError} with the server's own message when it does not start
 */
export async function startPostgres(binaries, cleanUp) {
  const owner = process.getuid?.() === 0 ? findUnprivilegedUser(readFileSync("/etc/passwd", "utf8")) : {};
  // Other users may not be able to read root's temporary folder.
  const folder = mkdtempSync(join(owner.uid === undefined ? tmpdir() : "/tmp", "vagou-postgres-"));
  cleanUp(async () => rmSync(folder, { recursive: true, force: true }));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, "data");
  await initialise(binaries, data, owner);
  const port = await findFreePort();
  await launch(binaries, data, port, owner, cleanUp);
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/**
 * @param {string} passwd content of /etc/passwd
 * @returns {Owner}
 * @throws {SetupError} when the machine has only root
 */
export function findUnprivilegedUser(passwd) {
  const users = passwd.split("\n").map((line) => line.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const user = users.find(([name]) => name === wanted);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new SetupError("Postgres refuses to run as root, and there is neither a user postgres nor nobody.");
}

/**
 * @param {string} binaries
 * @param {string} data
 * @param {Owner} owner
 */
async function initialise(binaries, data, owner) {
  const locale = process.platform === "linux" ? "C.UTF-8" : "en_US.UTF-8";
  const { exitCode, output } = await runCommand(
    join(binaries, "initdb"),
    [
      "--pgdata",
      data,
      "--username=postgres",
      "--auth=trust",
      "--encoding=UTF8",
      `--locale=${locale}`,
      "--no-sync",
    ],
    { ...owner, cwd: "/", env: serverEnvironment() },
  );
  if (exitCode !== 0)
    throw new SetupError(
      `${output.trimEnd()}\nPostgres could not prepare a folder for the tests; its output is above.`,
    );
}

/**
 * @param {string} binaries
 * @param {string} data
 * @param {number} port
 * @param {Owner} owner
 * @param {(step: () => Promise<void>) => void} cleanUp
 */
async function launch(binaries, data, port, owner, cleanUp) {
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    ...carelessSettings,
  ];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, ...settings.flatMap((each) => ["-c", each])],
    {
      ...owner,
      cwd: "/",
      env: serverEnvironment(),
      // In a process group of its own: a Ctrl-C must end the tests before their database.
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  cleanUp(() => stopChild(server, "SIGINT")); // Postgres's fast shutdown
  let log = "";
  server.stderr.setEncoding("utf8");
  const ready = new Promise((resolve) => {
    server.stderr.on("data", (chunk) => {
      if (log.length < 10_000) log += chunk;
      if (log.includes(readyLine)) resolve(true);
    });
  });
  if (await Promise.race([ready, once(server, "exit").then(() => false)])) return;
  throw new SetupError(`${log.trimEnd()}\nPostgres did not start for the tests; its output is above.`);
}

/** @returns {NodeJS.ProcessEnv} in which the server's messages are English and no PG… variable is set */
function serverEnvironment() {
  return { PATH: process.env["PATH"], LC_ALL: "C" };
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("A listening socket has a port.");
  return address.port;
}

/** @typedef {{ uid?: number, gid?: number }} Owner the user of the server; this process's own user when empty */
