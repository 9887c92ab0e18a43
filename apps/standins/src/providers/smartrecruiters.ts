import { escapeHtml } from "../escape-html.ts";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { sapVacancies, type SapVacancy } from "./sap-vacancies.ts";
import { jsonAnswer, startPortal, type PortalAnswer, type PortalRequest } from "./portal/start-portal.ts";
import { wholeParameter, wordsOf } from "./portal/words.ts";

const companyId = "SAPITBusinessSysteme";
const limitMax = 100;

/**
 * Starts a stand-in for the Posting API of SmartRecruiters with SAP's new board on it, and the pages where people
 * read the vacancies. The robots.txt of the real host forbids nearly all crawlers; here the operator may ask.
 */
export async function startSmartRecruiters(options: StandInOptions): Promise<StandIn> {
  const postings = new Map(sapVacancies("new").map((posting) => [idOf(posting), posting]));
  return startPortal(options, {
    label: "SAP no SmartRecruiters",
    robots: "User-agent: *\nAllow: /v1/companies/\n",
    answer: (asked) => {
      const [, company, id] =
        /^\/v1\/companies\/([^/]+)\/postings(?:\/(\w+))?$/.exec(asked.url.pathname) ?? [];
      if (company === undefined) return undefined;
      // An unknown employer is answered like one without vacancies.
      if (id === undefined) return list(company === companyId ? [...postings.values()] : [], asked);
      const posting = company === companyId ? postings.get(id) : undefined;
      return posting ? jsonAnswer(200, toDetail(posting)) : jsonAnswer(404, { message: "Not found" });
    },
    findVacancy: (pathname) =>
      postings.get(new RegExp(`^/${companyId}/(\\d+)$`).exec(pathname)?.[1] ?? "")?.vacancy,
  });
}

/** The country is two lower-case letters; one word of the keywords in title or place is enough. */
function list(postings: readonly SapVacancy[], { url, ignoresPlace }: PortalRequest): PortalAnswer {
  const asked = url.searchParams;
  const limit = Math.min(limitMax, wholeParameter(asked, "limit", 10) || 10);
  const offset = Math.max(0, wholeParameter(asked, "offset", 0) || 0);
  const country = ignoresPlace ? null : asked.get("country");
  const words = wordsOf(asked.get("q") ?? "");
  const found = postings.filter(({ vacancy, office }) => {
    const known = new Set(wordsOf(`${vacancy.title} ${office.city}`));
    const isWorded = words.length === 0 || words.some((word) => known.has(word));
    return isWorded && (country === null || office.country.toLowerCase() === country);
  });
  const content = found.slice(offset, offset + limit).map((posting) => toItem(posting));
  return jsonAnswer(200, { offset, limit, totalFound: found.length, content });
}

function toItem(posting: SapVacancy) {
  const { vacancy, office } = posting;
  return {
    id: idOf(posting),
    name: vacancy.title,
    refNumber: `REF${2000 + vacancy.number}F`,
    company: { identifier: companyId, name: "SAP" },
    releasedDate: vacancy.publishedAt.toISOString(),
    location: {
      city: office.city,
      region: office.region,
      country: office.country.toLowerCase(),
      remote: vacancy.workMode === "remote",
      hybrid: vacancy.workMode === "hybrid",
      fullLocation: [office.city, office.region, office.country].filter(Boolean).join(", "),
    },
    department: {},
    function: { id: "other", label: vacancy.area },
    typeOfEmployment: { label: vacancy.contract === "Estágio" ? "Intern" : "Full-time" },
    experienceLevel: { id: "associate", label: "Associate" },
  };
}

function toDetail(posting: SapVacancy) {
  const { introduction, duties, requirements, benefits, company } = posting.vacancy;
  const items = (texts: readonly string[]) =>
    `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>`;
  return {
    ...toItem(posting),
    active: true,
    postingUrl: `https://jobs.smartrecruiters.com/${companyId}/${idOf(posting)}`,
    jobAd: {
      sections: {
        companyDescription: { title: "Company Description", text: `<p>${escapeHtml(company.about)}</p>` },
        jobDescription: {
          title: "Job Description",
          text: `<p>${escapeHtml(introduction)}</p>${items(duties)}`,
        },
        qualifications: { title: "Qualifications", text: items(requirements) },
        additionalInformation: {
          title: "Additional Information",
          text: `<p><b>What we offer</b></p>${items(benefits)}`,
        },
      },
    },
  };
}

function idOf({ vacancy }: SapVacancy): string {
  return String(744_000_150_000_000 + vacancy.number);
}
