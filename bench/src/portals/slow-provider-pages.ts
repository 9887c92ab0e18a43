import { createHash } from "node:crypto";

export const delayMs = 100;
export const jsonPostings = 50;
export const htmlPostings = 40;

/** A page of a slow portal: in Gupy's format for `/jobs…` (93 kB), in that of Vagas.com for the others (58 kB). */
export function slowProviderPage(address: URL): string {
  const portal = address.searchParams.get("portal") ?? "";
  const asked = address.searchParams.get("jobName");
  return asked === null ? htmlPage(portal, address.pathname) : jsonPage(portal, asked);
}

const sentence = "Apoiar as rotinas do setor: atendimento, lançamento de notas e relatórios. ";

function jsonPage(portal: string, name: string): string {
  const seed = `${portal}${name.replaceAll(/\W/g, "")}`;
  const data = Array.from({ length: jsonPostings }, (_, index) => ({
    id: `${seed}${index}`,
    name: `${name} ${index}`,
    description: `${sentence.repeat(20)} Responsabilidades e atribuições Organizar documentos; Requisitos e qualificações Ensino médio; Excel;`,
    careerPageName: "Empresa de Medição",
    type: "vacancy_type_effective",
    publishedDate: "2026-11-20T12:00:00.000Z",
    workplaceType: "on-site",
    city: "Recife",
    state: "Pernambuco",
    jobUrl: `https://${portal}.example/job/${seed}${index}`,
  }));
  return JSON.stringify({ data, pagination: { offset: 0, limit: 100, total: jsonPostings } });
}

/** The words are in the path: `/vagas-de-auxiliar-administrativo`. */
function htmlPage(portal: string, path: string): string {
  const words = path.replace(/^\/vagas-de-/, "").replaceAll("-", " ");
  const seed = Number.parseInt(
    createHash("sha1").update(`${portal} ${words}`).digest("hex").slice(0, 10),
    16,
  );
  const cards = Array.from({ length: htmlPostings }, (_, index) => {
    const id = `${seed}${String(index).padStart(2, "0")}`;
    const title = `${words} ${index}`;
    // Whole, because a program that takes the server's address for the portal's would see one host instead of eighteen.
    const href = `https://${portal}.example/vagas/v${id}/${title.replaceAll(" ", "-")}`;
    return `
      <li class="vaga ${index % 2 === 0 ? "even" : "odd"} ">
        <header class="clearfix">
          <div class="informacoes-header">
            <h2 class="cargo">
              <a class="link-detalhes-vaga" data-id-vaga="${id}" title="${title}" id="v${id}" href="${href}">
                <mark>${words}</mark> ${index}
              </a>
            </h2>
            <span class="emprVaga"> Empresa de Medição </span>
            <div class="nivelQtdVagas"><span class="nivelVaga">Pleno</span></div>
          </div>
        </header>
        <div class="detalhes"><p>Descrição: ${sentence.repeat(6)}</p></div>
        <footer>
          <div class="vaga-local"><i class="bx bx-map"></i> Recife / PE </div>
          <span class="data-publicacao"><i class="bx bx-time-five"></i>20/11/2026</span>
        </footer>
      </li>`;
  });
  return `<!DOCTYPE html>
<html lang="pt-BR">
  <head><meta charset="utf-8"><title>Vagas de emprego</title></head>
  <body>
    <div class="faixa clearfix"><h1>${htmlPostings} vagas de emprego para ${words}</h1></div>
    <section id="todasVagas"><ul>${cards.join("")}</ul></section>
  </body>
</html>`;
}
