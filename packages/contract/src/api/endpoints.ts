import type { z } from "zod";
import type { Endpoint } from "./endpoints/endpoint.ts";
import { accountEndpoints } from "./endpoints/account-endpoints.ts";
import { fichasEndpoints } from "./endpoints/fichas-endpoints.ts";
import { installationEndpoints } from "./endpoints/installation-endpoints.ts";
import { messageEndpoints } from "./endpoints/message-endpoints.ts";
import { operatorEndpoints } from "./endpoints/operator-endpoints.ts";
import { savedEndpoints } from "./endpoints/saved-endpoints.ts";
import { searchEndpoints } from "./endpoints/search-endpoints.ts";
import { secondFactorEndpoints } from "./endpoints/second-factor-endpoints.ts";
import { signInEndpoints } from "./endpoints/sign-in-endpoints.ts";
import type { EndpointName } from "./paths.ts";

/** Every call of the API with its schemas: the server validates with them, the web app derives its types from them. */
export const endpoints = {
  ...signInEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...fichasEndpoints,
  ...messageEndpoints,
  ...searchEndpoints,
  ...savedEndpoints,
  ...installationEndpoints,
  ...operatorEndpoints,
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;

/** The body that the caller sends, before defaults. */
export type BodyOf<N extends EndpointName> = Endpoints[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;

/** The query parameters that the caller sends. */
export type QueryOf<N extends EndpointName> = Endpoints[N] extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined;

/** The answer that the caller receives. */
export type ResponseOf<N extends EndpointName> = z.output<Endpoints[N]["response"]>;
