import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { hostLeases, hostPaces } from "../db/schema/etiquette.ts";
import { inFlightMax, type HostGate } from "./host-gate.ts";
import { pause } from "./pause.ts";

const pollMs = 40;
/** Longer than a request may take: a lease whose process died blocks a place no longer than this. */
const leaseSeconds = 12;

/**
 * A gate that several server processes share through the database: two requests in flight to a host
 * and its pace hold for all of them together. Times are the database's, so clocks may differ.
 */
export function createSharedHostGate(db: Db): HostGate {
  return {
    pass: async (host, paceMs, signal, work) => {
      const lease = await takeLease(db, host, paceMs, signal);
      try {
        if (lease.waitMs > 0) await pause(lease.waitMs, signal);
        return await work();
      } finally {
        await db.delete(hostLeases).where(eq(hostLeases.id, lease.id));
      }
    },
  };
}

async function takeLease(
  db: Db,
  host: string,
  paceMs: number,
  signal: AbortSignal,
): Promise<{ id: string; waitMs: number }> {
  for (;;) {
    signal.throwIfAborted();
    const lease = await tryLease(db, host, paceMs);
    if (lease !== undefined) return lease;
    await pause(pollMs, signal);
  }
}

/** The host's row is the lock under which leases are counted. */
function tryLease(db: Db, host: string, paceMs: number): Promise<{ id: string; waitMs: number } | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`insert into host_paces values (${host}, now()) on conflict do nothing`);
    await tx.select().from(hostPaces).where(eq(hostPaces.host, host)).for("update");
    await tx.execute(sql`delete from host_leases where host = ${host} and expires_at < clock_timestamp()`);
    if ((await tx.$count(hostLeases, eq(hostLeases.host, host))) >= inFlightMax) return undefined;
    const id = randomUUID();
    await tx.execute(sql`
      insert into host_leases values (${id}, ${host}, clock_timestamp() + make_interval(secs => ${leaseSeconds}))
    `);
    const [start] = await tx
      .select({
        waitMs: sql<number>`extract(epoch from greatest(next_start_at, clock_timestamp()) - clock_timestamp())::float8 * 1000`,
      })
      .from(hostPaces)
      .where(eq(hostPaces.host, host));
    await tx.execute(sql`
      update host_paces
      set next_start_at = greatest(next_start_at, clock_timestamp()) + make_interval(secs => ${paceMs / 1000}::float8)
      where host = ${host}
    `);
    return { id, waitMs: start?.waitMs ?? 0 };
  });
}
