import { isIP } from "node:net";
import type { StandIn, StandInOptions } from "../stand-in.ts";
import { generateVacancies } from "../vacancies/generate-vacancies.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { toCareerjetJob } from "./careerjet-job.ts";
import { findCareerjetPlace, type AskedPlace } from "./careerjet-place.ts";
import { jsonAnswer, startPortal, type PortalAnswer, type PortalRequest } from "./portal/start-portal.ts";
import { wholeParameter, wordsOf } from "./portal/words.ts";

/** One key for Brazil was seen to get this many, regardless of the `page_size` asked. */
const pageSize = 20;

/** Starts a stand-in for the official API v4 of Careerjet. Any key is accepted, but one is required. */
export async function startCareerjet(options: StandInOptions): Promise<StandIn> {
  const vacancies = generateVacancies(2001, 420, new Date(), { saysPeriod: true }).map((vacancy) =>
    leakFromAbroad(vacancy),
  );
  return startPortal(options, {
    label: "Careerjet",
    robots: "User-agent: *\nDisallow:\n",
    answer: (asked) => {
      if (asked.url.pathname === "/v4/query") return refuse(asked) ?? search(vacancies, asked.url);
      const token = /^\/v2\/([\w-]+)\.html$/.exec(asked.url.pathname)?.[1];
      return token === undefined ? undefined : follow(token);
    },
    findVacancy: (pathname) => vacancies[Number(/^\/vaga\/(\d{1,4})$/.exec(pathname)?.[1] ?? -1)],
  });
}

/** Refuses a request without the publisher's key and page, or without the person's address and browser. */
function refuse({ url, headers }: PortalRequest): PortalAnswer | undefined {
  const basic = /^Basic ([\w+/]+=*)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  const [key = "", password] = Buffer.from(basic, "base64").toString().split(":");
  if (key === "" || password !== "") return error(401, "Invalid or missing API key");
  const asked = url.searchParams;
  if (isIP(asked.get("user_ip") ?? "") === 0) return error(403, "Missing or invalid user_ip");
  if (!asked.get("user_agent")) return error(403, "Missing user_agent");
  if (!headers.referer) return error(403, "Missing Referer header");
  if (!/^[a-z]{2}_[A-Z]{2}$/.test(asked.get("locale_code") ?? "en_GB"))
    return error(400, "Invalid locale_code");
  const isInRange = (name: string, max: number) => {
    const value = wholeParameter(asked, name, 1);
    return value >= 1 && value <= max;
  };
  if (!isInRange("page", 10) || !isInRange("page_size", 100)) return error(400, "Parameter out of range");
  return undefined;
}

function error(status: number, message: string): PortalAnswer {
  return jsonAnswer(status, { type: "ERROR", message });
}

function search(vacancies: readonly Vacancy[], { searchParams: asked, origin }: URL): PortalAnswer {
  const place = findCareerjetPlace(asked.get("location") ?? "");
  if (Array.isArray(place))
    return jsonAnswer(200, {
      type: "LOCATIONS",
      message: "Please choose a location",
      locations: place,
      response_time: 0.012,
    });
  const words = wordsOf(asked.get("keywords") ?? "");
  const isBrazil = asked.get("locale_code") === "pt_BR";
  const found = vacancies.filter((vacancy) => isBrazil && fits(vacancy, words, place));
  const start = (wholeParameter(asked, "page", 1) - 1) * pageSize;
  const fragmentSize = wholeParameter(asked, "fragment_size", 120) || 120;
  return jsonAnswer(200, {
    type: "JOBS",
    hits: found.length,
    message: `${found.length} matching jobs found`,
    pages: Math.ceil(found.length / pageSize),
    response_time: 0.322,
    jobs: found
      .slice(start, start + pageSize)
      .map((vacancy) => toCareerjetJob(vacancy, { words, fragmentSize, origin })),
  });
}

/** All words have to be in title, text or employer. Remote vacancies fit the whole country but no city. */
function fits(vacancy: Vacancy, words: readonly string[], asked: AskedPlace): boolean {
  if (vacancy.isTalentPool) return false;
  const { title, introduction, requirements, company, place, workMode } = vacancy;
  const known = new Set(wordsOf([title, introduction, company.name, ...requirements].join(" ")));
  if (!words.every((word) => known.has(word))) return false;
  if (asked.uf === undefined) return true;
  if (workMode === "remote" || place.state.uf !== asked.uf) return false;
  return asked.city === undefined || place.city === asked.city;
}

/** Redirects from the counter of clicks to the vacancy. */
function follow(token: string): PortalAnswer | undefined {
  const number = /^vaga (\d{1,4})$/.exec(Buffer.from(token, "base64url").toString())?.[1];
  if (number === undefined) return undefined;
  return {
    status: 302,
    contentType: "text/plain",
    body: "",
    headers: { location: `/vaga/${number}`, "cache-control": "no-store" },
  };
}

/** Brazil's index also has some vacancies in English from other countries. */
function leakFromAbroad(vacancy: Vacancy): Vacancy {
  if (vacancy.number % 60 !== 13) return vacancy;
  return {
    ...vacancy,
    title: "Remote Sales Representative - LATAM",
    workMode: "remote",
    introduction: "We are hiring across Latin America. Work from anywhere.",
  };
}
