import { createServer } from "node:http";
import { providerIds } from "@vagou/contract/catalogue";
import { providers } from "@vagou/providers";
import type { Provider } from "@vagou/providers/core/provider";

export type SlowPortals = {
  providers: Provider[];
  /** Each portal's origin → the loopback server that answers for it. */
  originMap: Map<string, string>;
  close(): Promise<void>;
};

export const postingsPerPage = 50;
export const delayMs = 100;

/**
 * `count` portals that answer after 100 ms with a page of 50 postings in Gupy's format, each at an address of
 * its own, so that the pace of one host does not delay another. The page depends on the query, so that no
 * answer comes from a cache.
 */
export async function startSlowPortals(count: number): Promise<SlowPortals> {
  const gupy = providers.find(({ id }) => id === "gupy");
  if (gupy === undefined) throw new Error("no gupy adapter");
  const server = createServer((request, response) => {
    setTimeout(() => response.end(pageFor(request.url ?? "")), delayMs);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const ids = providerIds.slice(0, count);
  return {
    providers: ids.map((id) => atOwnAddress(gupy, id)),
    originMap: new Map(ids.map((id) => [`https://${id}.example`, `http://127.0.0.1:${address.port}`])),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** One request a query: the benchmark measures the processing of a page, not an adapter's number of requests. */
function atOwnAddress(gupy: Provider, id: Provider["id"]): Provider {
  return {
    ...gupy,
    id,
    origins: [`https://${id}.example`],
    paceMs: 0,
    requestsMax: 1,
    buildRequests: (query) =>
      gupy
        .buildRequests(query)
        .slice(0, 1)
        .map((request) => ({ ...request, url: request.url.replace("portal.gupy.io", `${id}.example`) })),
  };
}

const description = "Apoiar as rotinas do setor: atendimento, lançamento de notas e relatórios. ".repeat(20);

function pageFor(path: string): string {
  const asked = new URL(path, "http://portal.example").searchParams.get("jobName") ?? "";
  const seed = asked.replaceAll(/\W/g, "");
  const data = Array.from({ length: postingsPerPage }, (_, index) => ({
    id: `${seed}${index}`,
    name: `${asked} ${index}`,
    description: `${description} Responsabilidades e atribuições Organizar documentos; Requisitos e qualificações Ensino médio; Excel;`,
    careerPageName: "Empresa de Medição",
    type: "vacancy_type_effective",
    publishedDate: "2026-11-20T12:00:00.000Z",
    workplaceType: "on-site",
    city: "Recife",
    state: "Pernambuco",
    jobUrl: `https://medicao.example/job/${seed}${index}`,
  }));
  return JSON.stringify({ data, pagination: { offset: 0, limit: 100, total: postingsPerPage } });
}
