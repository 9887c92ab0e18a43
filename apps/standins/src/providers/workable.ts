import { createHash } from "node:crypto";
import { escapeHtml } from "../escape-html.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Contract, Vacancy } from "../vacancies/vacancy.ts";
import { startPortal } from "./portal/start-portal.ts";
import { fold, wordsOf } from "./portal/words.ts";

const pageSize = 20;

/** Starts a stand-in for jobs.workable.com in the wire format recorded in August 2026. */
export async function startWorkable(options: StandInOptions): Promise<StandIn> {
  const startedAt = new Date();
  const vacancies = generateVacancies(31, 420, startedAt);
  const byShortId = new Map(vacancies.map((vacancy) => [shortId(vacancy), vacancy]));
  return startPortal(options, {
    label: "Workable",
    robots: "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n",
    searchPath: "/api/v1/jobs",
    search: (asked, origin) => search(vacancies, asked, origin, startedAt),
    findVacancy: (pathname) => byShortId.get(/^\/view\/(\w+)\//.exec(pathname)?.[1] ?? ""),
  });
}

/** Every page has twenty; `limit` is refused. */
function search(vacancies: readonly Vacancy[], asked: URLSearchParams, origin: string, startedAt: Date) {
  const start = readToken(asked.get("pageToken"));
  if (asked.has("limit") || start === null)
    return { status: 400, body: { statusCode: 400, error: "Bad Request" } };
  const found = vacancies.filter((vacancy) => fits(vacancy, asked));
  const end = start + pageSize;
  return {
    status: 200,
    body: {
      title: "Workable",
      totalSize: found.length,
      ...(end < found.length && { nextPageToken: writeToken(end, startedAt) }),
      autoAppliedFilters: {},
      jobs: found.slice(start, end).map((vacancy) => toJob(vacancy, origin)),
    },
  };
}

/** All words have to be in title or text; the place is free text, "City, Country" or "Country". */
function fits(vacancy: Vacancy, asked: URLSearchParams): boolean {
  if (vacancy.isTalentPool) return false;
  const words = new Set(wordsOf(`${vacancy.title} ${vacancy.requirements.join(" ")}`));
  if (!wordsOf(asked.get("query") ?? "").every((word) => words.has(word))) return false;
  const place = fold(asked.get("location") ?? "").trim();
  const [city = "", country] = place.split(",").map((part) => part.trim());
  if (place === "" || place === "brazil") return true;
  return country === "brazil" && city === fold(vacancy.place.city);
}

function toJob(vacancy: Vacancy, origin: string) {
  const { company, place } = vacancy;
  const isRemote = vacancy.workMode === "remote";
  const subregion = vacancy.number % 2 === 0 ? `State of ${place.state.name}` : place.state.name;
  const location = `${place.city}, ${subregion}, Brazil`;
  return {
    department: vacancy.area,
    id: uuidOf(`job ${vacancy.number}`),
    title: vacancy.title,
    state: "published",
    description: `<p>${escapeHtml(vacancy.introduction)}</p><p><strong>Responsabilidades:</strong></p>${list(vacancy.duties)}`,
    socialSharingDescription: `${vacancy.introduction.slice(0, 250)}...`,
    employmentType: employmentTypes[vacancy.contract],
    benefitsSection: vacancy.number % 6 === 0 ? "" : list(vacancy.benefits),
    requirementsSection: list(vacancy.requirements),
    url: `${origin}/view/${shortId(vacancy)}/${slugOf(`${vacancy.title} in ${place.city} at ${company.name}`)}`,
    language: "pt",
    locations: isRemote ? ["TELECOMMUTE", location] : [location],
    location: { city: place.city, subregion, countryName: "Brazil" },
    created: vacancy.publishedAt.toISOString(),
    updated: vacancy.publishedAt.toISOString(),
    company: {
      id: uuidOf(company.slug),
      title: company.name,
      website: `https://${company.slug}.example`,
      image: `https://logos.example/${company.slug}.png`,
      description: `<p>${escapeHtml(company.about)}</p>`,
      url: `${origin}/company/${company.slug}/jobs-at-${company.slug}`,
    },
    isFeatured: false,
    workplace: workplaces[vacancy.workMode],
  };
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

/** A token is opaque to the caller; it holds the position in the list at the same place as the recorded tokens. */
function writeToken(start: number, startedAt: Date): string {
  const token = { searchAt: startedAt.toISOString(), offset: [35.6, 0, start] };
  return Buffer.from(JSON.stringify(token)).toString("base64");
}

function readToken(token: string | null): number | null {
  if (token === null) return 0;
  const start = /"offset":\[[\d.]+,0,(\d{1,6})\]/.exec(Buffer.from(token, "base64").toString())?.[1];
  return start ? Number(start) : null;
}

function shortId({ number }: Vacancy): string {
  return createHash("sha256").update(`short ${number}`).digest("hex").slice(0, 22);
}

function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function slugOf(text: string): string {
  return fold(text).replaceAll(/[^a-z0-9]+/g, "-");
}

const workplaces = { remote: "remote", hybrid: "hybrid", onsite: "on_site" } as const;

const employmentTypes: Readonly<Record<Contract, string>> = {
  CLT: "Full-time",
  PJ: "Contract",
  Estágio: "Internship",
  "Jovem aprendiz": "Part-time",
  Temporário: "Temporary",
  Freelancer: "Contract",
};
