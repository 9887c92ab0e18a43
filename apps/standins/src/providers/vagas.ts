import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { htmlAnswer, redirectTo } from "./portal/job-page.ts";
import { isAt, placeSlugs, type NamedPlace } from "./portal/place-slugs.ts";
import { startPortal, type PortalAnswer } from "./portal/start-portal.ts";
import { vagasJobPage, vagasJobPath, vagasNumber, vagasSearchPage } from "./vagas-pages.ts";
import { wordsOf } from "./portal/words.ts";

const pageSize = 40;

/** Starts a stand-in for www.vagas.com.br: search pages as recorded in 2026, job pages with and without linked data. */
export async function startVagas(options: StandInOptions): Promise<StandIn> {
  const now = new Date();
  const vacancies = generateVacancies(1999, 520, now).filter(({ isTalentPool }) => !isTalentPool);
  const places = placeSlugs(vacancies);

  function answer(url: URL): PortalAnswer | undefined {
    const number = vagasNumber(url.pathname);
    if (number !== null) return jobAnswer(vacancies, number, url);
    const asked = readPath(url.pathname);
    if (!asked) return undefined;
    const states = url.searchParams.getAll("e[]");
    const known = states.filter((state) => vacancies.some((vacancy) => stateOf(vacancy) === state));
    const found = vacancies.filter(
      (vacancy) =>
        fits(vacancy, asked.words) &&
        isAt(vacancy, asked.place) &&
        // An unknown state is silently ignored.
        (known.length === 0 || known.includes(stateOf(vacancy))),
    );
    const page = Number(url.searchParams.get("pagina") ?? url.searchParams.get("page")) || 1;
    return htmlAnswer(
      200,
      vagasSearchPage({
        heading: `${found.length} ${found.length === 1 ? "vaga" : "vagas"} de emprego para ${asked.words.join(" ")}`,
        shown: found.slice((page - 1) * pageSize, page * pageSize),
        words: asked.words,
        pages: Math.ceil(found.length / pageSize),
        page,
        url,
        now,
      }),
    );
  }

  /** "tecnico-em-enfermagem" names no place: only "-em-" before a known place separates it from the words. */
  function readPath(pathname: string): { words: readonly string[]; place: NamedPlace } | null {
    const [, kind, rest = ""] = /^\/vagas-(de|em)-?([\w-]*)$/.exec(pathname) ?? [];
    if (kind === undefined) return null;
    const at = kind === "em" ? 0 : rest.lastIndexOf("-em-");
    const slug = kind === "em" ? rest : rest.slice(at + 4);
    const place = at < 0 ? undefined : (places.city(slug) ?? places.bareCity(slug) ?? places.state(slug));
    if (kind === "em") return place ? { words: [], place } : null;
    return { words: wordsOf(place ? rest.slice(0, at) : rest), place: place ?? {} };
  }

  return startPortal(options, {
    label: "Vagas.com.br",
    robots:
      "User-agent: *\nContent-Signal: search=yes, ai-train=no, use=reference\nDisallow: /auth/\nDisallow: /api/\nDisallow: /vagas/pesquisas\n\nUser-agent: GPTBot\nDisallow: /\n",
    answer: ({ url }) => answer(url),
    findVacancy: () => undefined,
  });
}

/** An address with a wrong name redirects to the right one. */
function jobAnswer(vacancies: readonly Vacancy[], number: number, url: URL): PortalAnswer | undefined {
  const vacancy = vacancies.find((candidate) => candidate.number === number);
  if (!vacancy) return undefined;
  const path = vagasJobPath(vacancy);
  return url.pathname === path ? htmlAnswer(200, vagasJobPage(vacancy)) : redirectTo(path);
}

/** Words are compared by their beginnings, anywhere in the title and the duties: "medico" finds "Medicamentos". */
function fits(vacancy: Vacancy, words: readonly string[]): boolean {
  const own = wordsOf([vacancy.title, ...vacancy.duties].join(" "));
  return words
    .filter((word) => word.length > 2)
    .every((word) => {
      const stem = word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word;
      return own.some((candidate) => candidate.startsWith(stem));
    });
}

/** Full names with accents, except for one state. */
function stateOf({ place }: Vacancy): string {
  return place.state.uf === "GO" ? "Goias" : place.state.name;
}
