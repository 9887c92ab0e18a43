import { z } from "zod";
import { choosePlace } from "../core/place/choose-place.ts";
import { findContract } from "../core/pay/contract-text.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { field } from "../core/text/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type { ParsedPage, Provider, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { nothingFound, onlyNext } from "../core/reply/details.ts";
import { listPage } from "../core/reply/list-page.ts";
import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { readItems } from "../core/reply/read-items.ts";
import { atPage, pageAsked } from "../core/reply/requests.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import { readCareerjetAnswer, type CareerjetAnswer } from "./answer.ts";
import { readCareerjetPay } from "./pay.ts";
import { chooseListedPlace, readCareerjetPlaces } from "./place.ts";
import { careerjetRequest, careerjetVersion } from "./requests.ts";
import { careerjetSettings, type CareerjetSettings } from "./settings.ts";

/** The official API for publishers of a portal that gathers vacancies of many sites; it needs a key. */
export const careerjet = defineCareerjet(careerjetSettings);

/** The adapter with other settings than those in force. */
export function defineCareerjet(settings: CareerjetSettings): Provider {
  const { origin, credential } = careerjetVersion(settings);
  return defineProvider(
    { ...settings, origin },
    {
      id: "careerjet",
      steps: ["list", "again"],
      access: "affiliate-api",
      robots: "an API for registered publishers under its own terms; a robots.txt of its host was not seen",
      filters: { keywords: "all", state: true, city: true },
      absentFields: ["contract", "requirements", "benefits"],
      credentials: [credential],
      buildRequests: (query, asker) => [careerjetRequest(settings, query, asker)],
      parseReply: (reply, query) => parseReply(settings, reply, query),
    },
  );
}

function parseReply(settings: CareerjetSettings, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const answer = readCareerjetAnswer(reply);
  const page = pageAsked(reply.request, "page");
  const again = askAgain(settings, answer, reply, query);
  if (again) return onlyNext([again]);
  // None of its places is the asked one: it has no vacancy there.
  if (answer.type === "LOCATIONS") return nothingFound();

  const { jobs, hits, pages } = answer;
  if (jobs.length === 0 && page === 1 && hits !== 0)
    throw new ProviderChanged(`an empty first page of ${hits}`);
  const { readable, skipped } = readItems(jobs, itemSchema);
  // A page may have another size than asked, so the portal's own number of pages counts.
  const hasMore = jobs.length > 0 && page < Math.min(pages ?? 1, pageMax);
  const wantsMore = page * jobs.length < settings.vacanciesWanted;
  return listPage(
    { items: readable, skipped },
    {
      toListing: (item) => toListing(item, query, reply),
      total: hits,
      next: hasMore && wantsMore && atPage(reply.request, "page", page + 1),
    },
  );
}

/** The last page that Careerjet gives. */
const pageMax = 10;

/** Asks once more with the place as Careerjet lists it, else in the next of our forms. */
function askAgain(
  settings: CareerjetSettings,
  answer: CareerjetAnswer,
  { request }: ProviderReply,
  query: ProviderQuery,
) {
  const found = answer.type === "JOBS" && (answer.jobs.length > 0 || answer.hits !== 0);
  if (found || request.step !== "list") return undefined;
  const asked = new URL(request.url).searchParams.get("location");
  const listed = answer.type === "LOCATIONS" ? chooseListedPlace(answer.places, query) : undefined;
  const location = [listed, ...settings.locations(query)].find((form) => form && form !== asked);
  if (!location) return undefined;
  return { ...atPage(request, "location", location), step: "again" };
}

function toListing(item: z.output<typeof itemSchema>, query: ProviderQuery, reply: ProviderReply): Listing {
  const text = htmlToText((item.description ?? "").replaceAll(cutTag, ""));
  const { places, workMode } = readCareerjetPlaces(item.locations ?? "", item);
  // There is no id. The address is a redirect that Careerjet counts, and must stay as it is.
  return listingOfTexts({ ...item, id: item.url, postedAt: item.date }, reply, {
    place: choosePlace(places, query),
    workMode,
    pay: readCareerjetPay(item),
    description: textToHtml(text),
    found: { contract: () => findContract(item.title, text) },
  });
}

/** The remains of a tag that lost its beginning in the excerpt ("B>software"), or its end. */
const cutTag = /(?<![</\p{L}\p{N}])\/?(?:b|i|em|strong|br|li|p)>|<\/?$/giu;

/** Only title and address are required. */
const itemSchema = z.object({
  title: field.required,
  url: field.address,
  company: field.text,
  locations: field.text,
  date: field.text,
  description: field.body,
  salary: field.text,
  salary_currency_code: field.text,
  salary_min: z.unknown().optional(),
  salary_max: z.unknown().optional(),
  salary_type: field.text,
});
