import { once } from "node:events";
import { createServer, connect, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * What the network does. `slow`: each piece of bytes waits so long, in both directions. `silent`: connections open, and
 * no byte arrives until the mode changes. `refused`: the port is closed, and open connections are reset. `nonsense`:
 * a program that speaks another protocol answers.
 */
export type NetworkMode =
  | { kind: "usual" }
  | { kind: "slow"; ms: number }
  | { kind: "silent" }
  | { kind: "refused" }
  | { kind: "nonsense" };

export type TcpProxy = {
  port: number;
  set(mode: NetworkMode): Promise<void>;
  /** Leads new connections to another port of this machine; resets the open ones. */
  leadTo(port: number): void;
  /** Resets all open connections. */
  cut(): void;
  close(): Promise<void>;
};

/** A part of the network between two programs of this machine, whose faults can be chosen. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let target = targetPort;
  let mode: NetworkMode = { kind: "usual" };
  let changed = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void serve(socket));
  await listen(server, 0);
  const { port } = addressOf(server);

  const keep = (socket: Socket) => {
    sockets.add(socket);
    // The other side may reset at any time.
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
  };
  async function serve(near: Socket): Promise<void> {
    keep(near);
    if (mode.kind === "nonsense") {
      near.end("\u0000\u0001 2600 ?SYNTAX ERROR\r\nREADY.\r\n");
      near.resume();
      return;
    }
    const far = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true });
    keep(far);
    await Promise.all([pass(near, far), pass(far, near)]);
  }
  async function pass(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const chunk of from) {
        while (mode.kind === "silent") await changed.promise;
        if (mode.kind === "slow") await sleep(mode.ms);
        if (!to.write(chunk)) await Promise.race([once(to, "drain"), once(to, "close")]);
      }
      to.end();
    } catch {
      to.destroy();
    }
  }
  const cut = () => {
    for (const socket of sockets) {
      // Node 26 never exits after a reset of a socket that is about to end.
      if (socket.connecting || socket.writableEnded) socket.destroy();
      else socket.resetAndDestroy();
    }
  };
  return {
    port,
    set: async (next) => {
      const before = mode.kind;
      mode = next;
      changed.resolve();
      changed = Promise.withResolvers();
      if (next.kind === "refused" && before !== "refused") {
        const closed = once(server, "close");
        server.close();
        cut();
        await closed;
      } else if (next.kind !== "refused" && before === "refused") await listen(server, port);
      if (next.kind === "nonsense") cut();
    },
    leadTo: (next) => {
      target = next;
      cut();
    },
    cut,
    close: async () => {
      mode = { kind: "usual" };
      changed.resolve();
      cut();
      if (server.listening) {
        server.close();
        await once(server, "close");
      }
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}

function addressOf(server: Server): { port: number } {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port to listen at");
  return address;
}
