import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { fragment, homePage, idOf, listPage, softRefusal } from "./bne-pages.ts";
import { startPortal, type PortalAnswer, type PortalRequest } from "./portal/start-portal.ts";
import { fold, wholeParameter, wordsOf } from "./portal/words.ts";

const pageSize = 20;

/** Starts a stand-in for www.bne.com.br (search pages and their cards), as described in July and August 2026. */
export async function startBne(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(1515, 700, new Date());
  const byId = new Map(vacancies.map((vacancy) => [String(idOf(vacancy)), vacancy]));
  return startPortal(options, {
    label: "BNE",
    robots: "User-agent: *\nDisallow: /WebServices/\nDisallow: /api/\nDisallow: /curriculo\n",
    answer: (asked) => answer(vacancies, byId, asked),
    findVacancy: (pathname) =>
      byId.get(
        /^\/(?:vaga-de-emprego-na-area-[^/]+\/[^/]+|vagas-de-emprego)\/(\d+)$/.exec(pathname)?.[1] ?? "",
      ),
  });
}

function answer(
  vacancies: readonly Vacancy[],
  byId: ReadonlyMap<string, Vacancy>,
  { url, headers }: PortalRequest,
): PortalAnswer | undefined {
  const { pathname, searchParams } = url;
  if (pathname === "/vagas-de-emprego/GetJobCard") {
    const vacancy = byId.get(searchParams.get("id") ?? "");
    const isAskedByPage = headers["x-requested-with"] === "XMLHttpRequest";
    return html(vacancy && isAskedByPage ? fragment(vacancy, new Date()) : softRefusal);
  }
  const asked = readPath(pathname);
  if (!asked) return undefined;
  const found = find(vacancies, asked);
  if (!found) return html(homePage);
  // `Page` with its capital; `pagina` and `p` are ignored.
  const page = Math.max(1, wholeParameter(searchParams, "Page", 1) || 1);
  return html(listPage("Vagas de emprego", found.slice((page - 1) * pageSize, page * pageSize)));
}

function html(body: string): PortalAnswer {
  return { status: 200, contentType: "text/html; charset=utf-8", body };
}

type Asked = { words: readonly string[]; city: string; uf: string };

/** The place is the last "-em-…-uf", because an occupation may contain "em". */
function readPath(pathname: string): Asked | undefined {
  const path = /^\/vagas-de-emprego(?<rest>-(?:para|em)-[a-z0-9-]+)?$/.exec(pathname);
  if (!path) return undefined;
  const rest = path.groups?.["rest"] ?? "";
  const place = /^(?<before>.*)-em-(?<city>.+)-(?<uf>[a-z]{2})$/.exec(rest)?.groups;
  const what = (place?.["before"] ?? rest).replace(/^-para-/, "");
  return { words: wordsOf(what), city: place?.["city"] ?? "", uf: place?.["uf"] ?? "" };
}

/** @returns null for words that are no known occupation */
function find(vacancies: readonly Vacancy[], { words, city, uf }: Asked): Vacancy[] | null {
  const hasWords = ({ title }: Vacancy) => {
    const known = new Set(wordsOf(title));
    return words.every((word) => known.has(word));
  };
  const fitting = vacancies.filter(hasWords);
  if (fitting.length === 0) return null;
  return fitting.filter(
    ({ place }) => city === "" || (slugOf(place.city) === city && fold(place.state.uf) === uf),
  );
}

function slugOf(text: string): string {
  return wordsOf(text).join("-");
}
