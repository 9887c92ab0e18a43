import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Metric } from "./metric.ts";

/**
 * Upper bounds of the times, in seconds: at once, quick, noticed by a person, slow, as long as a portal may take. Few,
 * because each is a time series for each route.
 */
const bounds = [0.05, 0.25, 1, 5, 20] as const;

/** The requests of one HTTP application. */
export type RequestMeasures = {
  /** Counts all requests of `app`; called once, before routes are added. */
  count(app: FastifyInstance): void;
  read(): Metric[];
};

type Route = {
  method: string;
  route: string;
  /** Class of the status ("2xx", or "gone" when the caller left before the answer) → number of requests. */
  statuses: Map<string, number>;
  /** Number of requests up to each of `bounds`, those up to a smaller one included. */
  upTo: number[];
  seconds: number;
};

/**
 * Counts requests and their times by the pattern of their route (`/api/jobs/:id`), never by their address: addresses
 * hold secrets and ids, and there is no end of them.
 */
export function createRequestMeasures(): RequestMeasures {
  const routes = new Map<string, Route>();
  let underWay = 0;
  const note = (request: FastifyRequest, reply: FastifyReply, seconds: number) => {
    const { method, route } = namesOf(request);
    const counted = routes.getOrInsertComputed(`${method} ${route}`, () => ({
      method,
      route,
      statuses: new Map<string, number>(),
      upTo: bounds.map(() => 0),
      seconds: 0,
    }));
    const status = reply.raw.writableEnded ? `${Math.floor(reply.raw.statusCode / 100)}xx` : "gone";
    counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
    counted.upTo = counted.upTo.map((count, index) => count + (seconds <= (bounds[index] ?? 0) ? 1 : 0));
    counted.seconds += seconds;
  };
  return {
    count: (app) => {
      app.addHook("onRequest", async (request, reply) => {
        const startedAt = performance.now();
        underWay += 1;
        // Also when the caller disconnects, for which Fastify has no hook in every case.
        reply.raw.once("close", () => {
          underWay -= 1;
          note(request, reply, (performance.now() - startedAt) / 1_000);
        });
      });
    },
    read: () => [
      {
        name: "vagou_http_requests_total",
        help: "Requests by the pattern of their route and the class of their status.",
        type: "counter",
        samples: [...routes.values()].flatMap(({ method, route, statuses }) =>
          [...statuses].map(([status, value]) => ({ labels: { method, route, status }, value })),
        ),
      },
      {
        name: "vagou_http_request_seconds",
        help: "Time from the headers of a request to the end of its answer.",
        type: "histogram",
        samples: [...routes.values()].flatMap(samplesOf),
      },
      {
        name: "vagou_http_requests_in_flight",
        help: "Requests that are being answered.",
        type: "gauge",
        samples: [{ value: underWay }],
      },
    ],
  };
}

function samplesOf({ method, route, statuses, upTo, seconds }: Route): Metric["samples"] {
  const labels = { method, route };
  const count = [...statuses.values()].reduce((sum, value) => sum + value, 0);
  return [
    ...bounds.map((bound, index) => ({
      suffix: "_bucket",
      labels: { ...labels, le: String(bound) },
      value: upTo[index] ?? 0,
    })),
    { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
    { suffix: "_sum", labels, value: Number(seconds.toFixed(6)) },
    { suffix: "_count", labels, value: count },
  ];
}

/** Of a request without a route the method says nothing, and a caller chooses it. */
function namesOf({ method, routeOptions: { url } }: FastifyRequest): { method: string; route: string } {
  return url === undefined ? { method: "any", route: "unknown" } : { method, route: url };
}
