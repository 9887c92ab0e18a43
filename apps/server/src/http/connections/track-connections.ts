import type { EventEmitter } from "node:events";
import type { ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How long the last bytes to a client of HTTP/2 may take. */
const lastBytesMs = 1_000;

/** All open connections of a server, also those that have not agreed on TLS yet, which Node itself would keep open. */
export function trackConnections(app: FastifyInstance): {
  /** Closes them, regardless of what runs on them. Clients of HTTP/2 are told first. */
  closeAll(): void;
} {
  const server: EventEmitter = app.server;
  const sockets = collect<Socket>(server, "connection");
  const sessions = collect<ServerHttp2Session>(server, "session");
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    closeAll: () => {
      if (sessions.size === 0) return destroySockets();
      for (const session of sessions) session.destroy();
      setTimeout(destroySockets, lastBytesMs).unref();
    },
  };
}

function collect<Connection extends EventEmitter>(server: EventEmitter, event: string): Set<Connection> {
  const open = new Set<Connection>();
  server.on(event, (connection: Connection) => {
    open.add(connection);
    connection.once("close", () => open.delete(connection));
  });
  return open;
}
