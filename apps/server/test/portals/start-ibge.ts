import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { PlaceList } from "../../src/locations/place-list.ts";

/**
 * A stand-in of the IBGE's localities API on loopback, with the real wire format.
 * @param list the places that it answers with
 * @param misbehave answers a request in another way; when it returns undefined, the list answers
 */
export async function startIbge(list: PlaceList, misbehave: Misbehave = () => undefined): Promise<Ibge> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (misbehave(request, response) !== undefined) return;
    const body = answer(list, new URL(request.url ?? "/", "http://ibge.invalid").pathname);
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json; charset=UTF-8" });
    response.end(JSON.stringify(body ?? {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type Ibge = AsyncDisposable & { origin: string; asked: readonly string[] };

/** @returns any value but undefined when it answered the request */
export type Misbehave = (request: IncomingMessage, response: ServerResponse) => unknown;

function answer({ states }: PlaceList, path: string): unknown {
  const [api, version, service, kind, uf, what, ...rest] = path.split("/").slice(1);
  if (`${api}/${version}/${service}/${kind}` !== "api/v1/localidades/estados" || rest.length > 0)
    return undefined;
  if (uf === undefined) return states.map(({ id, sigla, nome }) => ({ id, sigla, nome, regiao }));
  const state = states.find(({ sigla }) => sigla === uf);
  if (what !== "municipios") return undefined;
  return (state?.municipios ?? []).map((municipality) => ({
    ...municipality,
    // Null for the municipality that was founded in 2025.
    microrregiao: municipality.id === 5_101_837 ? null : { id: 1, nome: "Centro", mesorregiao: { id: 1 } },
    "regiao-imediata": { id: 1, nome: "Centro" },
  }));
}

const regiao = { id: 1, sigla: "N", nome: "Norte" };
