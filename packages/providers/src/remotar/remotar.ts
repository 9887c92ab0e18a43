import { z } from "zod";
import { htmlToText } from "../core/html/html-to-text.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import { findContract, readContract } from "../core/pay/contract-text.ts";
import { readPeriod } from "../core/pay/pay-period.ts";
import { payRange } from "../core/pay/pay-range.ts";
import { namesAskedPlace } from "../core/place/names-asked-place.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readJsonList } from "../core/reply/json-list.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { atPage, getJson } from "../core/reply/requests.ts";
import { convert } from "../core/text/convert.ts";
import { foldText } from "../core/text/fold-text.ts";
import { field, webAddress } from "../core/text/item-fields.ts";
import { readLevelText } from "../core/text/level-text.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import { readSections } from "../core/text/sections.ts";
import { remotarSettings as settings } from "./settings.ts";

/** The search behind remotar.com.br (JSON, no key). Itself an aggregator, of remote work mostly. */
export const remotar = defineProvider(
  { ...settings, requestsMax: settings.pagesMax },
  {
    id: "remotar",
    steps: ["list"],
    access: "public-api",
    robots: "none on api.remotar.com.br nor on remotar.com.br (404), seen August 2026",
    // The portal silently ignores `state` and `uf`: the place is compared here.
    filters: { keywords: "all", state: false, city: false },
    absentFields: [],
    buildRequests: ({ keywords }) => {
      const asked = { search: keywords, active: "true", page: 1 };
      return [getJson("list", settings.origin + settings.searchPath, asked)];
    },
    parseReply: (reply, query) => {
      const seen = new Set<string>();
      return readJsonList(
        reply,
        pageSchema,
        itemSchema,
        ({ data, meta: { total, current_page: page, last_page } }) => {
          if (data.length === 0 && page === 1 && total === undefined)
            throw new ProviderChanged("an empty first page of an untold number");
          return {
            items: data,
            total,
            isTotalRight: query.state === null,
            isFirst: page === 1,
            next: page < Math.min(last_page, settings.pagesMax) && atPage(reply.request, "page", page + 1),
            toListing: (item) => {
              if (!isOpening(item) || isRepeated(item, seen)) return null;
              const listing = toListing(item, reply.url);
              return listing && namesAskedPlace(listing, query) ? listing : null;
            },
            // The portal's search includes the texts.
            asked: { query, text: namesOf, longText: textsOf },
          };
        },
      );
    },
  },
);

type Item = z.infer<typeof itemSchema>;

/** Answers hold expired vacancies even when only active ones are asked: these say so, others only have an end. */
function isOpening({ active, expired, jobTags }: Item): boolean {
  const isInternational = /internacional|moeda estrangeira/.test(foldText(jobTags.join(" ")));
  return active !== false && expired !== true && !(settings.dropInternational && isInternational);
}

/** A vacancy gathered from another site may come twice: the same link under the same title. */
function isRepeated({ externalLink, title }: Item, seen: Set<string>): boolean {
  if (!externalLink) return false;
  const key = `${externalLink} ${foldText(title)}`;
  return seen.has(key) || !seen.add(key);
}

function namesOf(item: Item): string {
  const { title, subtitle, company, companyDisplayName, type, jobTags, jobCategories } = item;
  const mode = type === "remote" ? "remoto remota home office" : "";
  return [title, subtitle, company, companyDisplayName, mode, ...jobTags, ...jobCategories].join("\n");
}

function textsOf({ description, moreInfos, jobRequirements }: Item): string {
  return [description, moreInfos, ...jobRequirements].join("\n");
}

function toListing(item: Item, repliedFrom: string): Listing | null {
  const other = settings.companyFirst === "company" ? "companyDisplayName" : "company";
  const company = item[settings.companyFirst] ?? item[other];
  const path = settings.jobPath(encodeURIComponent(item.id), pathSlug(company ?? ""), pathSlug(item.title));
  // The site for people is remotar.com.br, the API api.remotar.com.br; a stand-in is both.
  const url = webAddress(path, new URL(repliedFrom).origin.replace("//api.", "//"));
  if (!url) return null;
  const texts = [item.description, item.moreInfos].filter(Boolean).join("\n");
  const text = htmlToText(texts);
  const sections = readSections(text);
  const tags = item.jobTags.join(", ");
  return listingOf({
    ...item,
    url,
    company,
    place: placeByState(item.city, item.state, item.country),
    workMode: readWorkMode(item.type ?? "") ?? readWorkMode(tags),
    contract: readContract(tags),
    level: readLevelText(tags),
    pay: item.jobSalary && payOf(item.jobSalary),
    description: [textToHtml(item.subtitle ?? ""), texts].filter(Boolean).join("\n"),
    requirements: item.jobRequirements.length > 0 ? item.jobRequirements : sections.requirements,
    benefits: item.jobBenefits.length > 0 ? item.jobBenefits : sections.benefits,
    postedAt: item.createdAt,
    found: { contract: () => findContract(item.title, text) },
  });
}

/**
 * Most vacancies do not inform their pay, and the amounts are often wrong, so only plausible amounts in reais
 * are accepted.
 */
function payOf({ type = "", currency = "BRL", from = 0, to = 0 }: z.infer<typeof salarySchema>) {
  if (type === "toMatch" && settings.toMatchIsNegotiable)
    return { period: "unstated", negotiable: true } as const;
  if (["uninformed", "toMatch"].includes(type) || currency.toUpperCase() !== "BRL") return undefined;
  const period = readPeriod(type) ?? settings.payPeriod;
  const [least, most] = settings.payBounds[period];
  const [low = 0, high = 0] = [from, to].map((amount) =>
    Math.max(0, Math.round(settings.payUnit === "cents" ? amount : amount * 100)),
  );
  const isPlausible = [low, high].every(
    (cents) => cents === 0 || (cents >= least * 100 && cents <= most * 100),
  );
  return isPlausible ? payRange(low, high, { period, negotiable: false }) : undefined;
}

const nameIn = (key: string) =>
  z.pipe(
    z.object({ [key]: z.object({ name: field.required }) }),
    convert((one) => one[key]?.name ?? ""),
  );
const described = field.list(
  z.pipe(
    z.object({ description: field.required }),
    convert((one) => one.description),
  ),
);

const pageSchema = z.object({
  meta: z.object({
    total: field.count.optional(),
    current_page: field.count.positive(),
    last_page: field.count,
  }),
  data: z.array(z.unknown()),
});

const amount = field.optional(
  z.union([z.number(), z.pipe(z.string().trim().regex(/^\d+$/), convert(Number))]),
);
const salarySchema = z.object({ from: amount, to: amount, currency: field.text, type: field.text });

const itemSchema = z.object({
  id: field.id,
  title: field.required,
  subtitle: field.text,
  description: field.body,
  moreInfos: field.body,
  active: field.flag,
  expired: field.flag,
  expiresAt: field.date,
  type: field.text,
  city: field.name("name"),
  state: field.name("name"),
  country: field.name("name"),
  createdAt: field.date,
  externalLink: field.text,
  company: field.name("name"),
  companyDisplayName: field.text,
  jobCategories: field.list(nameIn("category")),
  jobTags: field.list(nameIn("tag")),
  jobRequirements: described,
  jobBenefits: described,
  jobSalary: field.optional(salarySchema),
});
