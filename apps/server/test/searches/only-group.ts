import type { ApiAnswer } from "../product/call-api.ts";

/** @returns what the answer to a search of one portal says of it */
export function onlyGroup({ body }: ApiAnswer): Record<string, unknown> {
  const services = body["services"];
  if (!Array.isArray(services) || services.length !== 1)
    throw new Error(`not one group: ${JSON.stringify(body)}`);
  return services[0];
}
