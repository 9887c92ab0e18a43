import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { jsonAnswer, startPortal, type PortalAnswer, type PortalRequest } from "./portal/start-portal.ts";
import { fold, wholeParameter, wordsOf } from "./portal/words.ts";

const pageSize = 12;

/** Starts a stand-in for trampos.co in the wire format of 2026: a list without texts, and a detail for each vacancy. */
export async function startTrampos(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(4107, 900, new Date(), { saysPeriod: true }).filter(isListed);
  const byId = new Map(vacancies.map((vacancy) => [String(idOf(vacancy)), vacancy]));
  return startPortal(options, {
    label: "Trampos",
    robots: "User-agent: *\nDisallow: /admin/\n",
    answer: (asked) => answer(vacancies, byId, asked),
    findVacancy: (pathname) => byId.get(/^\/oportunidades\/(\d+)/.exec(pathname)?.[1] ?? ""),
  });
}

/** A small portal, half of it communication and marketing, with most of its employers in São Paulo. */
function isListed({ area, place, number }: Vacancy): boolean {
  if (/Marketing|Tecnologia/.test(area)) return true;
  return place.state.uf === "SP" || (area === "Administrativo" && number % 2 === 0);
}

function answer(
  vacancies: readonly Vacancy[],
  byId: ReadonlyMap<string, Vacancy>,
  { url }: PortalRequest,
): PortalAnswer | undefined {
  if (url.pathname === "/api/v2/opportunities") return search(vacancies, url);
  // The API that needs a key answers with 200 even without one.
  if (url.pathname === "/api/opportunities")
    return jsonAnswer(200, { error: "No autorizado", api_key: null });
  const id = /^\/api\/v2\/opportunities\/(\d+)(-[\w-]*)?$/.exec(url.pathname)?.[1];
  if (id === undefined) return undefined;
  const vacancy = byId.get(id);
  return vacancy
    ? jsonAnswer(200, { opportunity: toDetail(vacancy, url.origin) })
    : jsonAnswer(404, { error: "Not found" });
}

/** `lc` is accepted and filters nothing, like every unknown parameter. */
function search(vacancies: readonly Vacancy[], { searchParams, origin }: URL): PortalAnswer {
  const page = Math.max(1, wholeParameter(searchParams, "page", 1) || 1);
  const types = searchParams.getAll("tp[]");
  const categories = searchParams.getAll("ct[]");
  // Several words are one phrase.
  const asked = wordsOf(searchParams.get("tr") ?? "").join(" ");
  const found = vacancies.filter((vacancy) => {
    const words = ` ${wordsOf([vacancy.title, ...textsOf(vacancy)].join(" ")).join(" ")} `;
    if (asked !== "" && !words.includes(` ${asked} `)) return false;
    if (types.length > 0 && !types.includes(typeOf(vacancy).slug)) return false;
    return categories.length === 0 || categories.includes(fold(vacancy.area));
  });
  return jsonAnswer(200, {
    opportunities: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((vacancy) => toItem(vacancy, origin)),
    types: countsOf(found.map(typeOf)),
    categories: countsOf(found.map(({ area }) => ({ name: area, slug: fold(area) }))),
    pagination: { total: found.length, total_pages: Math.ceil(found.length / pageSize), per_page: pageSize },
  });
}

/** In a list `home_office` is mostly null, also where the work is remote. */
function toItem(vacancy: Vacancy, origin: string) {
  const { company, number, workMode } = vacancy;
  const shareUrl = `${origin}/oportunidades/${slugOf(vacancy)}/share`;
  return {
    ...commonFields(vacancy),
    type_name: typeOf(vacancy).name,
    category_name: vacancy.area,
    home_office: workMode === "remote" && number % 2 === 0 ? true : null,
    hybrid: workMode === "hybrid" ? true : number % 3 === 0 ? false : null,
    custom_company_name: vacancy.isConfidential ? "Empresa confidencial" : null,
    company: {
      id: 700_000 + company.name.length,
      name: company.name,
      slug: company.slug,
      description: company.about,
    },
    email_share_url: number % 10 === 7 ? null : `${shareUrl}/email`,
    whatsapp_share_url: `${shareUrl}/whatsapp`,
  };
}

function toDetail(vacancy: Vacancy, origin: string) {
  const { company, contract, number, workMode } = vacancy;
  const [introduction, duties, requirements, benefits] = textsOf(vacancy);
  return {
    ...commonFields(vacancy),
    description: `${introduction}\n\nResponsabilidades:\n${duties}`,
    prerequisite: requirements,
    desirable: number % 4 === 0 ? "Inglês para leitura" : "",
    other_info: "",
    comments: vacancy.affirmative ?? "",
    perks: benefits,
    regime: contract === "CLT" || contract === "PJ" ? contract : "INDIFERENTE",
    quantity: 1,
    home_office: workMode === "remote",
    hybrid: workMode === "hybrid",
    url: `${origin}/oportunidades/${slugOf(vacancy)}`,
    apply_method: 3,
    apply_url: "",
    ...(vacancy.isConfidential && { custom_company_name: "Empresa confidencial" }),
    company: { name: company.name, slug: company.slug },
  };
}

function commonFields(vacancy: Vacancy) {
  return {
    id: idOf(vacancy),
    name: vacancy.title,
    type_slug: typeOf(vacancy).slug,
    category_slug: fold(vacancy.area),
    salary: salaryOf(vacancy),
    published_at: new Date(vacancy.publishedAt.getTime() - 3 * 60 * 60 * 1000)
      .toISOString()
      .replace("Z", "-03:00"),
    city: vacancy.place.city,
    state: vacancy.place.state.uf,
  };
}

function textsOf({
  introduction,
  duties,
  requirements,
  benefits,
}: Vacancy): [string, string, string, string] {
  const lines = (items: readonly string[]) => items.map((item) => `• ${item}`).join("\n");
  return [introduction, lines(duties), lines(requirements), lines(benefits)];
}

function salaryOf({ pay }: Vacancy): string {
  if (!pay?.isShown) return "NÃO DIVULGADA";
  if (pay.negotiable) return "A combinar";
  const reais = (amount: number) => `R$ ${amount.toLocaleString("pt-BR")}`;
  const range = pay.min === pay.max ? reais(pay.min) : `${reais(pay.min)} a ${reais(pay.max)}`;
  return `${range}${periods[pay.period]}`;
}

const periods = { hour: " por hora", day: " por dia", week: " por semana", month: "" } as const;

function typeOf({ contract, isTalentPool }: Vacancy): { name: string; slug: string } {
  if (isTalentPool) return { name: "Banco de talentos", slug: "banco-talentos" };
  return contract === "Estágio" ? { name: "Estágio", slug: "estagio" } : { name: "Emprego", slug: "emprego" };
}

function countsOf(kinds: readonly { name: string; slug: string }[]) {
  const slugs = [...new Set(kinds.map(({ slug }) => slug))];
  return slugs.map((slug) => ({
    name: kinds.find((kind) => kind.slug === slug)?.name,
    slug,
    count: kinds.filter((kind) => kind.slug === slug).length,
  }));
}

function slugOf(vacancy: Vacancy): string {
  return `${idOf(vacancy)}-${wordsOf(vacancy.title).join("-")}`;
}

function idOf({ number }: Vacancy): number {
  return 775_000 - number;
}
