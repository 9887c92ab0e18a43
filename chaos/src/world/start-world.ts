import { startSmtpServer, type SmtpServer } from "../../../apps/server/test/email/start-smtp-server.ts";
import { startOwnPostgres, type OwnPostgres } from "../../../apps/server/test/database/start-own-postgres.ts";
import { type ServerProcess } from "../../../apps/server/test/product/start-server-process.ts";
import { startServerWithStandIns } from "../../../apps/server/test/product/start-server-with-stand-ins.ts";
import { startCheckout, type Checkout } from "@vagou/standins/checkout/checkout";
import { askForFault } from "@vagou/standins/providers/portal/ask-for-fault";
import type { FaultMode } from "@vagou/standins/providers/portal/faults";
import { providerStandIns } from "@vagou/standins/providers/index";
import { startGoogle, type GoogleStandIn } from "@vagou/standins/google/google";
import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";
import type { Database } from "../../../apps/server/src/db/client.ts";
import { startTcpProxy, type TcpProxy } from "./start-tcp-proxy.ts";

/** Portals of different kinds: JSON, pages, a list with opened vacancies. */
export const portals = ["gupy", "solides", "infojobs"] as const;

/** The product as real processes, its database, and third parties, with a network in between that can fail. */
export type World = {
  postgres: OwnPostgres;
  /** Reads the database past the network, as the operator of Postgres would. */
  observer: Database;
  /** The networks between the product and its database, its mail server, and between the payment provider and it. */
  network: { database: TcpProxy; mail: TcpProxy; payments: TcpProxy };
  mail: SmtpServer;
  google: GoogleStandIn;
  checkout: Checkout;
  servers: ServerProcess[];
  /** The folder of the version that the world started with; undefined for this one. */
  folder: string | undefined;
  /** Kills the process with SIGKILL and starts another one in its place. */
  replace(index: number): Promise<void>;
  /**
   * Starts a process of this version, which takes the place of another one.
   * @returns the other one, which still runs
   */
  upgrade(index: number): Promise<ServerProcess>;
  /** Sets a fault of all portals of all processes, whose stand-ins are part of them; `none` ends it. */
  setPortalFault(mode: FaultMode): Promise<void>;
  /** From now on the database is at another address. */
  observe(databaseUrl: string): Promise<void>;
  /** The database's own address, past the network. */
  databaseUrl: string;
  /** Registers a step for the end; the last one runs first, after the product has ended. */
  cleanUp(step: () => Promise<void>): void;
  close(): Promise<void>;
};

export type WorldOptions = {
  /** How many processes of the product. */
  processes?: number;
  /** Settings of the product, added to the usual ones. */
  environment?: Readonly<Record<string, string>>;
  /**
   * Another version to start with.
   * @returns the folder of its repository, installed
   */
  version?: (cleanUp: World["cleanUp"]) => Promise<string>;
  /**
   * Prepares the database before the product starts.
   * @param cleanUp registers a step for the end, as `World.cleanUp` does
   * @returns the address of the database to use
   */
  prepare?: (postgres: OwnPostgres, cleanUp: World["cleanUp"]) => Promise<string>;
};

/**
 * @param signal gives the start up, also that of a process that is replaced
 * @throws the signal's reason, or why a process did not start, after all that was started has ended
 */
export async function startWorld(
  {
    processes = 2,
    environment = {},
    version,
    prepare = ({ url }) => Promise.resolve(url),
  }: WorldOptions = {},
  signal?: AbortSignal,
): Promise<World> {
  const closers = new AsyncDisposableStack();
  try {
    const postgres = await startOwnPostgres();
    closers.defer(() => postgres.close());
    signal?.throwIfAborted();
    const later = new AsyncDisposableStack();
    closers.defer(() => later.disposeAsync());
    const cleanUp: World["cleanUp"] = (step) => later.defer(step);
    const folder = await version?.(cleanUp);
    const databaseUrl = new URL(await prepare(postgres, cleanUp));
    const mail = await startSmtpServer();
    closers.defer(() => mail.close());
    const network = {
      database: await startTcpProxy(Number(databaseUrl.port)),
      mail: await startTcpProxy(mail.port),
      payments: await startTcpProxy(0),
    };
    for (const proxy of Object.values(network)) closers.defer(() => proxy.close());
    const product = `http://127.0.0.1:${network.payments.port}`;
    const google = await startGoogle({ port: 0, redirectUri: `${product}/auth/google/callback` });
    closers.defer(() => google.close());
    const checkout = await startCheckout({
      port: 0,
      webhookUrl: `${product}/api/webhooks/stripe`,
      returnUrl: `${product}/buy-tokens`,
    });
    closers.defer(() => checkout.close());
    const proxied = new URL(databaseUrl);
    proxied.port = String(network.database.port);
    const settings = {
      databaseUrl: proxied.href,
      smtpUrl: `smtp://127.0.0.1:${network.mail.port}`,
      services: portals,
      environment: {
        APP_BASE_URL: product,
        DATABASE_READ_SECONDS: "2",
        DATABASE_WRITE_SECONDS: "5",
        GOOGLE_CLIENT_ID: google.client.clientId,
        GOOGLE_CLIENT_SECRET: google.client.clientSecret,
        GOOGLE_ISSUER: google.client.issuer,
        GOOGLE_SCRIPT_URL: google.client.scriptUrl,
        STRIPE_MODE: "test",
        STRIPE_WEBHOOK_SECRET: checkout.webhookSecret,
        PAYMENT_LINK_BASIC: `${checkout.links.basic.url} ${checkout.links.basic.id} card`,
        LOG_LEVEL: "error",
        ...environment,
      },
      ...(signal !== undefined && { signal }),
    };
    const servers: ServerProcess[] = [];
    const replaced: ServerProcess[] = [];
    const starting = new Set<Promise<void>>();
    const startOne = async (index: number, folderOfVersion?: string) => {
      const server = await startServerWithStandIns({
        ...settings,
        ...(folderOfVersion !== undefined && { folder: folderOfVersion }),
      });
      servers[index] = server;
      if (index === 0) network.payments.leadTo(Number(new URL(server.baseUrl).port));
    };
    const start = (index: number, folderOfVersion?: string) => {
      const started = startOne(index, folderOfVersion);
      starting.add(started);
      return started.finally(() => starting.delete(started));
    };
    closers.defer(async () => {
      await Promise.allSettled(starting);
      await Promise.all([...servers, ...replaced].map((server) => server.kill()));
    });
    // One after the other: the first one migrates.
    for (let index = 0; index < processes; index += 1) await start(index, folder);
    const world: World = {
      postgres,
      observer: openPostgres(databaseUrl.href, { poolSize: 2 }),
      network,
      mail,
      google,
      checkout,
      servers,
      folder,
      replace: async (index) => {
        await servers[index]?.kill();
        await start(index);
      },
      upgrade: async (index) => {
        const old = servers[index];
        if (old === undefined) throw new Error(`there is no process ${index}`);
        replaced.push(old);
        await start(index);
        return old;
      },
      setPortalFault: async (mode) => {
        for (const { baseUrl } of servers) await setPortalFault(Number(new URL(baseUrl).port), mode);
      },
      observe: async (url) => {
        await world.observer.close();
        world.databaseUrl = url;
        world.observer = openPostgres(url, { poolSize: 2 });
      },
      databaseUrl: databaseUrl.href,
      cleanUp,
      close: () => closers.disposeAsync(),
    };
    closers.defer(() => world.observer.close());
    return world;
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
}

/** The stand-ins of a process take the ports from the third after its own on, in the order of their list. */
async function setPortalFault(serverPort: number, mode: FaultMode): Promise<void> {
  const asked: readonly string[] = portals;
  for (const [index, { providerId }] of providerStandIns.entries()) {
    if (!asked.includes(providerId)) continue;
    if (!(await askForFault(`http://127.0.0.1:${serverPort + 3 + index}`, mode)))
      throw new Error(`${providerId} cannot be ${mode}`);
  }
}
