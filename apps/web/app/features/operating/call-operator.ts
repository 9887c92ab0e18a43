import type { BodyOf, QueryOf, ResponseOf } from "@vagou/contract/api/endpoints";
import { operatorPaths, type OperatorEndpointName } from "@vagou/contract/api/operator-paths";
import { callEndpoint } from "#lib/api/api.ts";

/** A call of the operator's page. */
export function callOperator<N extends OperatorEndpointName>(
  name: N,
  options: {
    body?: BodyOf<N>;
    query?: QueryOf<N>;
    params?: Record<string, string>;
    signal?: AbortSignal;
  } = {},
): Promise<ResponseOf<N>> {
  return callEndpoint(name, { ...options, at: operatorPaths[name] });
}
