import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { infojobsCards, infojobsJobPage, infojobsNumber, infojobsSearchPage } from "./infojobs-pages.ts";
import { htmlAnswer, redirectTo } from "./portal/job-page.ts";
import { isAt, placeSlugs, type NamedPlace } from "./portal/place-slugs.ts";
import { jsonAnswer, startPortal, type PortalAnswer } from "./portal/start-portal.ts";
import { wordsOf } from "./portal/words.ts";

const pageSize = 20;
const fragmentPath = "/mf-publicarea/vacancylist/getvacancylistfragment";
const lostPath = "/empregos-em-sao-paulo.aspx";

/** The portal's own numbers of states; a name in place of a number is ignored. */
const provinces: Readonly<Record<string, string>> = { 64: "SP", 174: "MT", 180: "PE", 182: "RJ", 183: "RN" };

/** Cities whose slug has no "de", as for some cities at the portal. */
const shortSlugs: Readonly<Record<string, string>> = {
  "rio-janeiro,-rj": "rio-de-janeiro,-rj",
  "rio-de-janeiro,-rj": "",
};

/** Starts a stand-in for www.infojobs.com.br: search pages without further pages, fragments with them, extra cities. */
export async function startInfojobs(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(2004, 520, new Date()).filter(({ isTalentPool }) => !isTalentPool);
  const places = placeSlugs(vacancies);

  function answer(url: URL): PortalAnswer | undefined {
    const number = infojobsNumber(url.pathname);
    const vacancy = vacancies.find((candidate) => candidate.number === number);
    if (vacancy) return htmlAnswer(200, infojobsJobPage(vacancy));
    if (url.pathname.toLowerCase() === fragmentPath) return fragmentAnswer(url);
    const search = readSearch(url);
    if (search === "lost") return redirectTo(lostPath, 302);
    if (!search) return undefined;
    // A page number is ignored here.
    const found = find(search);
    return htmlAnswer(200, infojobsSearchPage(found.slice(0, pageSize), found.length, search.words));
  }

  /** A parameter holds the address of the search, and that address the page number. */
  function fragmentAnswer({ searchParams, origin }: URL): PortalAnswer | undefined {
    const url = URL.parse(searchParams.get("url") ?? "", origin);
    const search = url && readSearch(url);
    if (!search || search === "lost") return jsonAnswer(200, { eof: true, listFragmentHTML: "" });
    const page = Math.max(1, Number(url.searchParams.get("page")) || 1);
    const found = find(search);
    return jsonAnswer(200, {
      eof: page * pageSize >= found.length,
      listFragmentHTML: `<div class='js_vacanciesGridFragment'>${infojobsCards(found.slice((page - 1) * pageSize, page * pageSize))}</div>`,
    });
  }

  function readSearch({ pathname, searchParams }: URL): Search | "lost" | null {
    const path = decodeURIComponent(pathname).toLowerCase();
    if (path === "/empregos.aspx") {
      const uf = provinces[searchParams.get("provincia") ?? ""];
      return { words: wordsOf(searchParams.get("palabra") ?? ""), place: uf ? { uf } : {} };
    }
    const [, asked = "", rest = ""] = /^\/(vagas-de-emprego|empregos)((?:-[^/]*)?)\.aspx$/.exec(path) ?? [];
    if (asked === "") return null;
    const at = rest.lastIndexOf("-em-");
    if (at < 0) return { words: wordsOf(rest), place: {} };
    const slug = rest.slice(at + 4);
    const city = /,-[a-z]{2}$/.test(slug) ? places.city(shortSlugs[slug] ?? slug) : undefined;
    const place = city ?? places.state(slug);
    if (place) return { words: wordsOf(rest.slice(0, at)), place };
    // Only a comma distinguishes an unknown place from words that contain "em".
    return asked === "empregos" || slug.includes(",") ? "lost" : { words: wordsOf(rest), place: {} };
  }

  /** A city's page continues with other cities, without a mark. */
  function find({ words, place }: Search): Vacancy[] {
    const fitting = vacancies.filter((vacancy) => hasWords(vacancy, words));
    const there = fitting.filter((vacancy) => isAt(vacancy, place));
    if (place.city === undefined || fitting.length === 0) return there;
    return [...there, ...fitting.filter((vacancy) => !there.includes(vacancy))].slice(0, 4 * pageSize);
  }

  return startPortal(options, {
    label: "InfoJobs",
    robots:
      "User-agent: *\nDisallow: /App_WebServices\nDisallow: /candidate\nDisallow: /detailvacancy.aspx\n",
    answer: ({ url }) => answer(url),
    findVacancy: () => undefined,
  });
}

type Search = { words: readonly string[]; place: NamedPlace };

/** Words are looked for in the whole text. */
function hasWords(vacancy: Vacancy, words: readonly string[]): boolean {
  const own = new Set(wordsOf([vacancy.title, ...vacancy.duties, ...vacancy.requirements].join(" ")));
  return words.every((word) => own.has(word));
}
