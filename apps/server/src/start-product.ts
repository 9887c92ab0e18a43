import { providerIds } from "@vagou/contract/search/catalogue";
import type { StandIns } from "@vagou/standins/start";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildApp } from "./app.ts";
import { countWaiting } from "./asking/etiquette/provider-lines.ts";
import type { Config } from "./config/config.ts";
import { createDeps } from "./create-deps.ts";
import type { Database } from "./db/client.ts";
import { withDeadline } from "./db/connections/with-deadline.ts";
import { createMigrationCheck } from "./db/migrating/check-migrations.ts";
import { openDatabase } from "./db/opening/open-database.ts";
import type { Deps } from "./deps.ts";
import { describeStart, pagesMissing } from "./describe-start.ts";
import { createLogger } from "./http/requests/log-safely.ts";
import { readCertificate } from "./http/connections/certificate.ts";
import { createReadiness } from "./http/health/readiness.ts";
import { renewCertificate } from "./http/connections/renew-certificate.ts";
import { placesFile, readPlacesFile } from "./locations/places-file.ts";
import { setPlaces } from "./locations/places.ts";
import { createRequestMeasures } from "./monitoring/request-measures.ts";
import { startMetrics } from "./monitoring/start-metrics.ts";
import { createReaderPool, type ReaderPool } from "./reading/reader-pool.ts";
import { addMailboxKeys } from "./people/add-mailbox-keys.ts";
import { watchSwitches } from "./provider-settings/watch-switches.ts";
import { requireOverrides } from "./provider-settings/require-overrides.ts";
import { startNeededStandIns } from "./start-needed-stand-ins.ts";
import { longTaskMs, startTasks } from "./start-tasks.ts";

const webFolder = fileURLToPath(new URL("../../web/build/client", import.meta.url));

export type Product = {
  /** The lines that the operator reads at the start. */
  summary: string[];
  close(): Promise<void>;
};

/**
 * Opens all parts, each after those that it needs, and closes them in the reverse order, also when a later part
 * fails to open.
 */
export async function startProduct(config: Config): Promise<Product> {
  const overrides = requireOverrides();
  const closers = new AsyncDisposableStack();
  try {
    const logger = createLogger(config.logLevel);
    const certificate = config.tls === null ? undefined : await readCertificate(config.tls);
    const opened = await openFirstParts(config, logger, closers);
    const { database, standIns } = opened;
    const deps = await createDeps({ config, logger, ...opened }, closers);
    await withDeadline(longTaskMs, () => addMailboxKeys(deps));
    await watchSwitches(deps);
    startTasks(deps, closers);
    const requests = createRequestMeasures();
    const metricsAddress = await startMetrics(deps, { requests, database, closers });
    const readiness = createReadiness([
      { name: "database", isReady: createMigrationCheck(deps.db) },
      { name: "lines", isReady: () => Promise.resolve(countWaiting(deps.lines) < waitingMax) },
    ]);
    await takeRefreshedPlaces(deps);
    const hasPages = existsSync(webFolder);
    if (!hasPages && config.production) logger.warn({ folder: webFolder }, `the pages are ${pagesMissing}`);
    const app = await buildApp(deps, {
      readiness,
      certificate,
      ...(metricsAddress !== null && { requests }),
      ...(hasPages && { webFolder }),
    });
    closers.defer(() => app.close());
    if (config.tls !== null && certificate !== undefined)
      closers.defer(renewCertificate(app, config.tls, certificate));
    await app.listen({ host: config.host, port: config.port });
    return {
      summary: describeStart(config, { standIns, metricsAddress, overrides, certificate, hasPages }),
      close: async () => {
        readiness.beginStopping();
        // The proxy needs a moment to notice that this process is not ready any more.
        await sleep(config.stopDelayMs);
        await closers.disposeAsync();
      },
    };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
}

type Opened = { database: Database; standIns: StandIns; reader: ReaderPool };

/** Opens at once what needs nothing else: the embedded database and the readers load in threads of their own. */
async function openFirstParts(
  config: Config,
  logger: Deps["logger"],
  closers: AsyncDisposableStack,
): Promise<Opened> {
  const thenClose = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    closers.defer(() => part.close());
    return part;
  };
  const database = openDatabase(config, logger).then(thenClose);
  const standIns = startNeededStandIns(config, closers);
  // A server without portals has nothing to read: each thread loads all adapters, a third of such a server's start.
  const asksPortals = providerIds.some((id) => !config.disabledProviders.includes(id));
  const threads = asksPortals ? (config.readerThreads ?? undefined) : 0;
  const reader = createReaderPool({ threads }).then(thenClose);
  // When one fails, the others are closed, so they must be open by then.
  await Promise.allSettled([database, standIns, reader]);
  return { database: await database, standIns: await standIns, reader: await reader };
}

/** Most requests in line at all portals together; with more, this process is not ready, so that another one answers. */
const waitingMax = 1_000;

/** A list that cannot be read does not keep the server from starting: the bundled one is nearly always right. */
async function takeRefreshedPlaces({ config, logger }: Pick<Deps, "config" | "logger">): Promise<void> {
  try {
    const list = await readPlacesFile(config.dataDir);
    if (list !== null) setPlaces(list);
  } catch (error) {
    logger.error(
      { err: error, file: placesFile(config.dataDir) },
      "the refreshed list of places is not used",
    );
  }
}
