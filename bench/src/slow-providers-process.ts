import { createServer } from "node:http";
import { delayMs, postingsPerPage } from "./slow-providers.ts";

// The process of the slow portals: tells its address to the process that started it.
const server = createServer((request, response) => {
  setTimeout(() => response.end(pageFor(request.url ?? "")), delayMs);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  process.send?.({ origin: `http://127.0.0.1:${address.port}` });
});

const description = "Apoiar as rotinas do setor: atendimento, lançamento de notas e relatórios. ".repeat(20);

function pageFor(path: string): string {
  const asked = new URL(path, "http://portal.example").searchParams;
  const name = asked.get("jobName") ?? "";
  const seed = `${asked.get("portal")}${name.replaceAll(/\W/g, "")}`;
  const data = Array.from({ length: postingsPerPage }, (_, index) => ({
    id: `${seed}${index}`,
    name: `${name} ${index}`,
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
