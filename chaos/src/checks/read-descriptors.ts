import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** How many descriptors a process has open, by kind: `file`, `pipe`, `listening`, `connection to database` … */
export type Descriptors = Readonly<Record<string, number>>;

/**
 * Reads them from Linux's /proc.
 * @param ports names of ports: a connection to one of them is a kind of its own
 */
export function readDescriptors(pid: number, ports: Readonly<Record<string, number>>): Descriptors {
  const connections = readConnections(pid);
  const kinds: Record<string, number> = {};
  for (const name of readdirSync(`/proc/${pid}/fd`)) {
    const kind = kindOf(linkOf(`/proc/${pid}/fd/${name}`), connections, ports);
    if (kind !== undefined) kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

function kindOf(
  link: string | undefined,
  connections: ReadonlyMap<string, Connection>,
  ports: Readonly<Record<string, number>>,
): string | undefined {
  if (link === undefined) return undefined;
  if (link.startsWith("pipe:")) return "pipe";
  if (link.startsWith("anon_inode:")) return "event source";
  const [, inode] = /^socket:\[(\d+)\]$/.exec(link) ?? [];
  if (inode === undefined) return "file";
  const connection = connections.get(inode);
  if (connection === undefined) return "socket";
  if (connection.isListening) return "listening";
  const known = Object.entries(ports).find(([, port]) => port === connection.remotePort);
  return known === undefined ? "other connection" : `connection to ${known[0]}`;
}

/** @returns undefined where it was closed meanwhile */
function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

type Connection = { remotePort: number; isListening: boolean };

/** By the inode of the socket. The columns are those of proc(5), the state `0A` is "listening". */
function readConnections(pid: number): ReadonlyMap<string, Connection> {
  const lines = ["tcp", "tcp6"].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, "utf8").trim().split("\n").slice(1),
  );
  return new Map(
    lines.map((line) => {
      const [, , remote = "", state, , , , , , inode = ""] = line.trim().split(/\s+/);
      const remotePort = Number.parseInt(remote.split(":")[1] ?? "", 16);
      return [inode, { remotePort, isListening: state === "0A" }];
    }),
  );
}
