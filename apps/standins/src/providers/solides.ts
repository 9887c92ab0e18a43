import { escapeHtml } from "../escape-html.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { startPortal } from "./portal/start-portal.ts";
import { fold, listParameter, wholeParameter, wordsOf } from "./portal/words.ts";

/** Starts a stand-in for vagas.solides.com.br in the wire format of October 2026, its peculiarities included. */
export async function startSolides(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(2024, 420, new Date());
  const byId = new Map(vacancies.map((vacancy) => [String(idOf(vacancy)), vacancy]));
  return startPortal(options, {
    label: "Sólides",
    robots: "User-agent: *\nAllow: /\n",
    searchPath: "/api/vacancies",
    search: (asked) => search(vacancies, asked),
    findVacancy: (pathname) => byId.get(/^\/vaga\/(\d+)(?:\/[\w-]*)?$/.exec(pathname)?.[1] ?? ""),
  });
}

/** An unknown parameter is silently ignored, and the answer holds all vacancies. */
function search(vacancies: readonly Vacancy[], asked: URLSearchParams) {
  const take = wholeParameter(asked, "take", 14);
  const page = wholeParameter(asked, "page", 1);
  if (!(take >= 1 && take <= 14) || !(page >= 1))
    return { status: 500, body: { statusCode: 500, message: "Internal server error" } };
  const found = vacancies.filter((vacancy) => fits(vacancy, asked));
  return {
    status: 200,
    body: {
      totalPages: Math.ceil(found.length / take),
      currentPage: page,
      count: found.length,
      data: found.slice((page - 1) * take, page * take).map(toVacancy),
    },
  };
}

/** Compares whole words of the title, without accents, with common abbreviations; "estagio" is not "estagiario". */
function fits(vacancy: Vacancy, asked: URLSearchParams): boolean {
  const title = wordsOf(vacancy.title).map(longForm);
  if (!wordsOf(asked.get("title") ?? "").every((word) => title.includes(longForm(word)))) return false;
  // A bare UF or a bare city is a label that no vacancy has.
  const locations = listParameter(asked, "locations").map(fold);
  const label = fold(`${vacancy.place.city} - ${vacancy.place.state.uf}`);
  if (locations.length > 0 && !locations.includes(label)) return false;
  const contracts = listParameter(asked, "contractsType");
  if (contracts.length > 0 && !contracts.includes(contractTypes[vacancy.contract])) return false;
  const jobTypeList = listParameter(asked, "jobsType");
  return jobTypeList.length === 0 || jobTypeList.includes(jobTypes[vacancy.workMode]);
}

function toVacancy(vacancy: Vacancy) {
  const id = idOf(vacancy);
  const { company, place } = vacancy;
  const named = (name: string) => ({ id: 300_000 + name.length, name, level: null });
  const isPcd = vacancy.affirmative?.includes("deficiência") ?? false;
  return {
    id,
    title: vacancy.isTalentPool
      ? "Banco de Talentos"
      : `${vacancy.title}${vacancy.number % 4 === 0 ? " " : ""}`,
    description: describe(vacancy),
    currentState: "em_andamento",
    referenceId: 120_000 + company.name.length,
    companyName: company.name,
    companyLogo: `https://logos.example/${company.slug}.png`,
    state: { id: place.state.ibgeCode, name: place.state.name, code: place.state.uf },
    city: { id: 1000 + place.city.length, name: place.city, stateId: place.state.ibgeCode },
    slug: company.slug,
    // Malformed at the portal since about September 2026.
    redirectLink: `https://${company.slug}./vacancies/${id}?origem=portal`,
    type: "externa",
    isHiddenJob: vacancy.isConfidential,
    homeOffice: vacancy.workMode === "remote" && vacancy.number % 9 === 0,
    jobType: jobTypes[vacancy.workMode],
    openPositions: 1 + (vacancy.number % 3),
    salary: salaryOf(vacancy),
    hasSpecialNeeds: isPcd,
    peopleWithDisabilities: isPcd,
    disabilityType: null,
    pcdOnly: isPcd,
    videoUrl: null,
    seniority: vacancy.level === null ? [] : [named(seniorities[vacancy.level])],
    recruitmentContractType: [named(vacancy.contract)],
    language: [],
    hardSkills: vacancy.number % 2 === 0 ? vacancy.requirements.slice(-1).map(named) : [],
    education: vacancy.requirements
      .filter((item) => /^ensino (médio|fundamental)/i.test(item))
      .map((item) => named(item.replace(/ completo$/, ""))),
    ...(vacancy.number % 3 === 0 && { benefits: vacancy.benefits.map(named) }),
    createdAt: vacancy.publishedAt.toISOString().slice(0, 10),
    availablePositions: 1,
    affirmative: vacancy.affirmative ? [named(vacancy.affirmative)] : [],
    occupationAreas: [named(vacancy.area)],
    isGoogleForJobsEnabled: true,
    receivingResume: true,
    showSkillsLevel: true,
    showModality: true,
    shift: [],
    date: { ...(vacancy.closesAt && { due: vacancy.closesAt.toISOString().slice(0, 10) }), show: false },
    preApplyEnabled: false,
    startSolidesEnabled: false,
    publishers: null,
    isDisabled: false,
  };
}

/** Zeros where the employer states no pay, a single value in the last field, sometimes missing keys. */
function salaryOf({ pay, number }: Vacancy) {
  const said = pay ?? { min: 0, max: 0, negotiable: false, isShown: true };
  if (number % 10 === 7) return { initialRange: said.min, finalRange: said.max };
  const isOne = said.min === said.max;
  return {
    type: isOne ? "simple" : "range",
    showRangeToApplicant: said.isShown,
    initialRange: isOne ? 0 : said.min,
    finalRange: said.max,
    negotiable: said.negotiable,
  };
}

function describe(vacancy: Vacancy): string {
  const list = (items: readonly string[]) =>
    `<ul>\n${items.map((item) => `<li>\n<p>${escapeHtml(item)};</p>\n</li>`).join("\n")}\n</ul>`;
  return [
    `<p>${escapeHtml(vacancy.introduction)}</p>`,
    vacancy.affirmative ? `<p><strong>${escapeHtml(vacancy.affirmative)}</strong></p>` : "",
    `<p><strong>Atividades a serem desenvolvidas:</strong></p>${list(vacancy.duties)}`,
    `<p><strong>Requisitos:</strong></p>${list(vacancy.requirements)}`,
    `<p><strong>Benefícios:</strong></p>${list(vacancy.benefits)}`,
  ].join("\n");
}

/** A whole number, or in about one of eight a short mix of letters and digits. */
function idOf({ number }: Vacancy): number | string {
  const id = 935_000 - number;
  return number % 8 === 3 ? `v${((id * 7919) % 2 ** 31).toString(36)}Rq${(id % 1296).toString(36)}` : id;
}

function longForm(word: string): string {
  return Object.hasOwn(longForms, word) ? (longForms[word] ?? word) : word;
}

const longForms: Readonly<Record<string, string>> = { jr: "junior", sr: "senior", pl: "pleno" };
const seniorities = { Estágio: "Estagiário", Júnior: "Junior", Pleno: "Pleno", Sênior: "Senior" } as const;
const jobTypes = { remote: "remoto", hybrid: "hibrido", onsite: "presencial" } as const;
const contractTypes = {
  CLT: "clt",
  PJ: "pj",
  Estágio: "estagio",
  "Jovem aprendiz": "aprendiz",
  Temporário: "temporario",
  Freelancer: "freelancer",
} as const;
