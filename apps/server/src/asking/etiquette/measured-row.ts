import { sql } from "drizzle-orm";
import { z } from "zod";
import type { HostMeasures } from "./provider-turns.ts";

/** The columns of a row of `host_paces`, which a statement names `pace_of`, that hold what was measured at the host. */
export const measuredColumns = sql`
  coalesce(pace_of.questions, 0) as questions, coalesce(pace_of.further_requests, 0) as further,
  coalesce(pace_of.further_squares, 0) as squares, coalesce(pace_of.request_ms, 0) as request_ms`;

/** What a statement answers for these columns. */
export const measuredRow = z.object({
  questions: z.number(),
  further: z.number(),
  squares: z.number(),
  request_ms: z.number(),
});

export function measuresOf({
  questions,
  further,
  squares,
  request_ms: requestMs,
}: z.infer<typeof measuredRow>): HostMeasures {
  return { questions, further, squares, requestMs };
}
