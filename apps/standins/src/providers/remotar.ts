import { escapeHtml } from "../escape-html.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Contract, Vacancy } from "../vacancies/vacancy.ts";
import { startPortal } from "./portal/start-portal.ts";
import { listParameter, wholeParameter, wordsOf } from "./portal/words.ts";

const pageSize = 50;

/** Starts a stand-in for api.remotar.com.br and the pages of remotar.com.br, as clients of 2026 describe them. */
export async function startRemotar(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(612, 1600, new Date(), { saysPeriod: true }).filter(isListed);
  const byId = new Map(vacancies.map((vacancy) => [String(idOf(vacancy)), vacancy]));
  return startPortal(options, {
    label: "Remotar",
    // The real hosts have none; a missing file allows everything.
    robots: "User-agent: *\nDisallow:\n",
    searchPath: "/jobs",
    search: (asked, origin) => search(vacancies, asked, origin),
    findVacancy: (pathname) => byId.get(/^\/job\/(\d+)(\/|$)/.exec(pathname)?.[1] ?? ""),
  });
}

/** Four of five vacancies at the portal are remote. */
function isListed({ workMode, number }: Vacancy): boolean {
  return workMode === "remote" || (workMode === "hybrid" ? number % 3 === 0 : number % 40 === 0);
}

/** A list of categories in brackets causes an error; `state`, `uf` and other unknown parameters are ignored. */
function search(vacancies: readonly Vacancy[], asked: URLSearchParams, origin: string) {
  const page = wholeParameter(asked, "page", 1);
  if (asked.has("categoryId[]") || !(page >= 1))
    return { status: 500, body: { message: "Internal server error" } };
  const found = vacancies.filter((vacancy) => fits(vacancy, asked));
  return {
    status: 200,
    body: {
      meta: {
        total: found.length,
        per_page: pageSize,
        current_page: page,
        last_page: Math.max(1, Math.ceil(found.length / pageSize)),
      },
      data: found.slice((page - 1) * pageSize, page * pageSize).map((vacancy) => toJob(vacancy, origin)),
    },
  };
}

function fits(vacancy: Vacancy, asked: URLSearchParams): boolean {
  const words = new Set(
    wordsOf(`${vacancy.title} ${vacancy.introduction} ${vacancy.requirements.join(" ")}`),
  );
  if (!wordsOf(asked.get("search") ?? "").every((word) => words.has(word))) return false;
  if (asked.has("type") && asked.get("type") !== types[vacancy.workMode]) return false;
  const categories = listParameter(asked, "categoryId");
  return categories.length === 0 || categories.includes(String(categoryOf(vacancy).id));
}

function toJob(vacancy: Vacancy, origin: string) {
  const { company, number, place } = vacancy;
  const isRemote = vacancy.workMode === "remote";
  const isHidden = vacancy.isConfidential;
  return {
    id: idOf(vacancy),
    companyId: 100 + company.name.length,
    title: vacancy.title,
    subtitle: vacancy.affirmative,
    description: describe(vacancy),
    moreInfos: number % 3 === 0 ? `<p>${escapeHtml(company.about)}</p>` : null,
    active: true,
    // Some stay in the list after their end.
    expired: number % 29 === 0,
    expiresAt: vacancy.closesAt?.toISOString() ?? null,
    type: types[vacancy.workMode],
    city: isRemote ? null : number % 2 === 0 ? place.city : { name: place.city },
    state: isRemote ? null : number % 2 === 0 ? place.state.uf : { name: place.state.name },
    country: number % 2 === 0 ? "Brazil" : { name: "Brazil" },
    createdAt: saoPauloTime(vacancy.publishedAt),
    updatedAt: saoPauloTime(vacancy.publishedAt),
    externalLink: `${origin}/job/${idOf(vacancy)}`,
    isExternalLink: true,
    integrationSource: ["inhire", "recrutei", "greenhouse", "manual"][number % 4],
    thumbnailUrl: null,
    company: isHidden
      ? null
      : { id: 100 + company.name.length, name: company.name, link: `https://${company.slug}.example` },
    companyDisplayName: isHidden ? "Empresa confidencial" : null,
    companyDisplayLink: null,
    jobCategories: [{ category: categoryOf(vacancy) }],
    jobTags: tagsOf(vacancy).map((name, index) => ({ tag: { id: index + 1, name } })),
    jobRequirements:
      number % 5 === 0 ? [] : vacancy.requirements.map((description) => ({ description, mandatory: true })),
    jobBenefits: number % 5 === 0 ? [] : vacancy.benefits.map((description) => ({ description })),
    jobSalary: salaryOf(vacancy),
  };
}

/** Amounts are in cents; "a combinar" is a kind of its own. */
function salaryOf({ pay }: Vacancy) {
  if (!pay?.isShown) return { from: null, to: null, currency: "BRL", type: "uninformed" };
  if (pay.negotiable) return { from: 0, to: 0, currency: "BRL", type: "toMatch" };
  return { from: pay.min * 100, to: pay.max * 100, currency: "BRL", type: periods[pay.period] };
}

const periods = { hour: "hourly", day: "daily", week: "weekly", month: "monthly" } as const;

function describe(vacancy: Vacancy): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  return [
    `<p>${escapeHtml(vacancy.introduction)}</p>`,
    `<p><strong>Responsabilidades:</strong></p>${list(vacancy.duties)}`,
    `<p><strong>Requisitos:</strong></p>${list(vacancy.requirements)}`,
    `<p><strong>Benefícios:</strong></p>${list(vacancy.benefits)}`,
  ].join("");
}

/** Names of tags hold signs. */
function tagsOf({ contract, workMode, level }: Vacancy): string[] {
  return [
    ...(workMode === "remote" ? ["🏠 100% Remoto"] : workMode === "hybrid" ? ["Vaga híbrida"] : []),
    ...(contractTags[contract] ?? []),
    // An internship is a tag of the contract.
    ...(level === null || level === "Estágio" ? [] : [level === "Júnior" ? "🐥 Júnior" : level]),
  ];
}

const contractTags: Partial<Record<Contract, readonly string[]>> = {
  CLT: ["💼 CLT"],
  PJ: ["PJ"],
  Estágio: ["🐣 Estágio"],
  Freelancer: ["Freelancer"],
};

function categoryOf({ area }: Vacancy): { id: number; name: string } {
  return categories[area] ?? { id: 2, name: "Atendimento & Suporte" };
}

const categories: Readonly<Record<string, { id: number; name: string }>> = {
  Tecnologia: { id: 13, name: "Programação" },
  Marketing: { id: 3, name: "Marketing" },
};

function saoPauloTime(instant: Date): string {
  return new Date(instant.getTime() - 3 * 60 * 60 * 1000).toISOString().replace("Z", "-03:00");
}

function idOf({ number }: Vacancy): number {
  return 152_000 - number;
}

const types = { remote: "remote", hybrid: "hybrid", onsite: "on-site" } as const;
