import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Contract, Vacancy } from "../vacancies/vacancy.ts";
import { startPortal } from "./portal/start-portal.ts";
import { listParameter, wholeParameter } from "./portal/words.ts";

/** Starts a stand-in for portal.gupy.io in the wire format recorded in October 2026, its refusals included. */
export async function startGupy(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(1988, 420, new Date());
  return startPortal(options, {
    label: "Gupy",
    robots: "User-agent: *\nDisallow:\n",
    searchPath: "/api/job-search/jobs",
    search: (asked, origin) => search(vacancies, asked, origin),
    findVacancy: (pathname) => {
      const number = vacancyNumber(pathname);
      return number === null ? undefined : vacancies[number];
    },
  });
}

/** Unknown parameters are ignored, `isRemoteWork` among them; some are refused. */
function search(vacancies: readonly Vacancy[], asked: URLSearchParams, origin: string) {
  const limit = wholeParameter(asked, "limit", 10);
  const offset = wholeParameter(asked, "offset", 0);
  const isRefused =
    !(limit >= 1 && limit <= 100) || !(offset < 10_000) || asked.has("searchTerm") || asked.has("name");
  if (isRefused) return { status: 400, body: { statusCode: 400, message: "Bad Request" } };

  const found = vacancies.filter((vacancy) => fits(vacancy, asked));
  const data = found.slice(offset, offset + limit).map((vacancy) => toJob(vacancy, origin));
  // Only small pages have the true total.
  const total = limit <= 10 ? found.length : data.length;
  return { status: 200, body: { data, pagination: { offset, limit, total } } };
}

function fits(vacancy: Vacancy, asked: URLSearchParams): boolean {
  const job = {
    ...wirePlace(vacancy),
    workplaceType: workplaceTypes[vacancy.workMode],
    type: typeOf(vacancy),
  };
  const jobName = (asked.get("jobName") ?? "").toLowerCase();
  if (!vacancy.title.toLowerCase().includes(jobName)) return false;
  return (["state", "city", "workplaceType", "type"] as const).every((name) => {
    const accepted = listParameter(asked, name);
    return accepted.length === 0 || accepted.includes(job[name]);
  });
}

function toJob(vacancy: Vacancy, origin: string) {
  const id = firstId + vacancy.number;
  const token = Buffer.from(JSON.stringify({ jobId: id, source: "gupy_portal" })).toString("base64");
  const isPcd = vacancy.affirmative?.includes("deficiência") ?? false;
  return {
    id,
    name: vacancy.number % 5 === 0 ? `${vacancy.title}   ` : vacancy.title,
    applicationDeadline: vacancy.closesAt?.toISOString().replace(/T.*/, "T00:00:00.000Z") ?? null,
    description: describe(vacancy),
    careerPageName: vacancy.isConfidential ? "Confidencial" : vacancy.company.name,
    careerPageLogo: `https://attachments.example/${vacancy.company.slug}.png`,
    careerPageUrl: vacancy.number % 3 === 0 ? null : "",
    type: typeOf(vacancy),
    publishedDate: vacancy.publishedAt.toISOString(),
    workplaceType: workplaceTypes[vacancy.workMode],
    ...wirePlace(vacancy),
    jobUrl: `${origin}/job/${token}?jobBoardSource=gupy_portal`,
    ...(vacancy.number % 4 !== 0 && { badges: { friendlyBadge: true, isPWD: isPcd } }),
    disabilities: isPcd,
  };
}

/** Text without tags, with entities, its headings and lists joined without breaks. */
function describe(vacancy: Vacancy): string {
  const more = vacancy.affirmative ? ` ${vacancy.affirmative}.` : "";
  return [
    `${vacancy.introduction}${more}&nbsp;`,
    `Responsabilidades e atribuições${vacancy.duties.join(";")}.`,
    `Requisitos e qualificações${vacancy.requirements.join(";&nbsp;")}.`,
    `Informações adicionaisBenefícios &amp; vantagens:${vacancy.benefits.join(";")}.`,
  ].join("");
}

/** Most remote vacancies have no place at all. */
function wirePlace(vacancy: Vacancy): { city: string; state: string } {
  if (vacancy.workMode === "remote" && vacancy.number % 8 !== 0) return { city: "", state: "" };
  return { city: vacancy.place.city, state: vacancy.place.state.name };
}

function typeOf(vacancy: Vacancy): string {
  return vacancy.isTalentPool ? "vacancy_type_talent_pool" : types[vacancy.contract];
}

function vacancyNumber(pathname: string): number | null {
  const token = /^\/job\/([\w%=+/-]+)$/.exec(pathname)?.[1]?.replaceAll("%3D", "=");
  if (!token) return null;
  const id = /"jobId":(\d+)/.exec(Buffer.from(token, "base64").toString())?.[1];
  return id ? Number(id) - firstId : null;
}

const firstId = 12_600_000;

const workplaceTypes = { remote: "remote", hybrid: "hybrid", onsite: "on-site" } as const;

const types: Readonly<Record<Contract, string>> = {
  CLT: "vacancy_type_effective",
  PJ: "vacancy_legal_entity",
  Estágio: "vacancy_type_internship",
  "Jovem aprendiz": "vacancy_type_apprentice",
  Temporário: "vacancy_type_temporary",
  Freelancer: "vacancy_type_freelancer",
};
