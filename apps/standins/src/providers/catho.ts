import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { cathoJobPage, cathoNumber, cathoSearchPage } from "./catho-pages.ts";
import { htmlAnswer, redirectTo } from "./portal/job-page.ts";
import { isAt, placeSlugs, type NamedPlace } from "./portal/place-slugs.ts";
import { startPortal, type PortalAnswer } from "./portal/start-portal.ts";
import { wordsOf } from "./portal/words.ts";

const pageSize = 18;

/** A city whose page is empty although the country's page has vacancies of it. */
const emptyCity = "boa-vista-rr";

/** Starts a stand-in for www.catho.com.br in its form of 2026: cards, places in the path, unreliable localities. */
export async function startCatho(options: StandInOptions): Promise<StandIn> {
  const now = new Date();
  const vacancies = generateVacancies(1977, 520, now).filter(({ isTalentPool }) => !isTalentPool);
  const places = placeSlugs(vacancies);

  function answer(url: URL): PortalAnswer | undefined {
    const number = cathoNumber(url.pathname);
    if (number !== null) {
      const vacancy = vacancies.find((candidate) => candidate.number === number);
      // A closed vacancy redirects to the search.
      return vacancy ? htmlAnswer(200, cathoJobPage(vacancy)) : redirectTo("/vagas", 302);
    }
    const search = readSearch(url);
    if (!search) return undefined;
    const found = search.isEmpty ? [] : vacancies.filter((vacancy) => fits(vacancy, search));
    const shown = found.slice((search.page - 1) * pageSize, search.page * pageSize);
    return htmlAnswer(200, cathoSearchPage(shown, found.length, search.words, now));
  }

  /** `/vagas/<words>/[<place>/][pagina-<n>/]`; a place alone takes the position of the words. `?p=` is ignored. */
  function readSearch({ pathname, searchParams }: URL): Search | null {
    if (!/^\/vagas\/?$|^\/vagas\/.*\/$/.test(pathname)) return null;
    const segments = pathname.split("/").slice(2).filter(Boolean);
    const pageSegment = /^pagina-(\d+)$/.exec(segments.at(-1) ?? "")?.[1];
    if (pageSegment !== undefined) segments.pop();
    const page = Math.max(1, Number(pageSegment ?? searchParams.get("pagina") ?? 1) || 1);
    const [first = "", second] = segments;
    const alone = second === undefined ? placeOf(first) : undefined;
    if (alone) return { words: [], place: alone, page, isEmpty: false };
    const place = second === undefined ? {} : placeOf(second);
    return {
      words: wordsOf(first),
      place: place ?? {},
      page,
      isEmpty: place === undefined || second === emptyCity,
    };
  }

  function placeOf(slug: string): NamedPlace | undefined {
    const uf = slug.toUpperCase();
    if (vacancies.some(({ place }) => place.state.uf === uf)) return { uf };
    return places.city(slug) ?? places.bareCity(slug);
  }

  return startPortal(options, {
    label: "Catho",
    robots:
      "User-agent: *\nDisallow: /buscar/vagas/\nDisallow: /*?q=\nDisallow: /*?s=\nDisallow: /*?utm_source=\n",
    answer: ({ url }) => answer(url),
    findVacancy: () => undefined,
  });
}

type Search = { words: readonly string[]; place: NamedPlace; page: number; isEmpty: boolean };

/** Of many words any is enough, as long as one is in the title. */
function fits(vacancy: Vacancy, { words, place }: Search): boolean {
  if (!isAt(vacancy, place)) return false;
  const title = new Set(wordsOf(vacancy.title));
  const own = new Set(wordsOf([vacancy.title, ...vacancy.duties].join(" ")));
  if (words.length === 0) return true;
  const hits = words.filter((word) => own.has(word)).length;
  return hits >= Math.ceil(words.length / 2) && words.some((word) => title.has(word));
}
