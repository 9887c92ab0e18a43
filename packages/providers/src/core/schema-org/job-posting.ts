import { collapseBlanks } from "../text/collapse-blanks.ts";
import { findContract, readContract } from "../pay/contract-text.ts";
import { readDate } from "../text/dates.ts";
import { htmlToText } from "../html/html-to-text.ts";
import { bodyLengthMax, webAddress } from "../text/item-fields.ts";
import { readPostingPay, type PostingPay } from "./job-posting-pay.ts";
import { readPostingPlaces } from "./job-posting-place.ts";
import { isNode, type LinkedNode } from "./json-ld.ts";
import { foldText } from "../text/fold-text.ts";
import type { Listing, ListingPay, ListingPlace, OriginField, WorkMode } from "../listing.ts";
import { findWorkMode } from "../place/place-text.ts";
import type { ProviderReply } from "../provider.ts";
import { readSection, readSections } from "../text/sections.ts";

/** What was read from a schema.org JobPosting. `fields` go into a Listing as they are. */
export type JobPosting = {
  title?: string;
  /** Absolute; undefined when the posting has none: then the page's address counts. */
  url?: string;
  /** The portal's own number, where it gives one. It is not used as the listing's identity. */
  identifier?: string;
  /** All places; `fields.place` is the first. */
  places: readonly ListingPlace[];
  /** Why the posting's pay was left out, for the log. */
  payIgnored?: string;
  fields: Omit<Listing, "providerListingId" | "title" | "url">;
};

/** Peculiarities of a portal's postings, as its adapter knows them. */
export type JobPostingQuirks = {
  /** True for amounts that this portal writes where the employer gave none. */
  isPlaceholderPay?: (pay: ListingPay) => boolean;
  /** Where the portal has vacancies: worldwide, two capitals are a UF only beside a municipality of it. */
  portal?: "brazilian" | "worldwide";
  /** Names that the portal writes in place of a hidden employer: then there is no company. */
  ownNames?: readonly string[];
};

/** Reads a JobPosting found by `readLinkedData`; missing or senseless values stay absent. */
export function readJobPosting(
  node: LinkedNode,
  reply: Pick<ProviderReply, "url" | "receivedAt">,
  quirks: JobPostingQuirks = {},
): JobPosting {
  const title = textOf(node["title"]) ?? textOf(node["name"]);
  const url = urlOf(node, reply.url);
  const identifier = readIdentifier(node["identifier"]);
  const description = readDescription(node["description"]);
  const plain = description === undefined ? "" : htmlToText(description);
  const company = readCompany(node["hiringOrganization"], quirks.ownNames ?? []);
  const { places, workMode: placeMode } = readPostingPlaces(node, quirks.portal);
  const pay = refusePlaceholder(readPostingPay(node), quirks);
  const postedAt = dateOf(node["datePosted"], reply.receivedAt);
  const expiresAt = dateOf(node["validThrough"], reply.receivedAt);
  const [place] = places;
  const sections = readSections(plain);
  const requirements = itemsOf(node, requirementProperties, "requirements");
  const benefits = itemsOf(node, benefitProperties, "benefits");
  const stated = {
    contract: readContract(textsOf(node["employmentType"]).join(", ")),
    workMode: placeMode,
  };
  const derived = {
    contract: findContract(title ?? "", plain),
    workMode: findWorkMode(title ?? ""),
  };
  return {
    ...(title && { title }),
    ...(url && { url }),
    ...(identifier && { identifier }),
    places,
    ...(pay.ignored && { payIgnored: pay.ignored }),
    fields: {
      ...(company && { company }),
      ...(place && { place }),
      ...withOrigins(stated, derived),
      ...(pay.pay && { pay: pay.pay }),
      ...(description && { description }),
      requirements: requirements.length > 0 ? requirements : sections.requirements,
      benefits: benefits.length > 0 ? benefits : sections.benefits,
      ...(postedAt && { postedAt }),
      ...(expiresAt && { expiresAt }),
    },
  };
}

type Told = { contract: string | undefined; workMode: WorkMode | undefined };

/** @returns the stated values, else those found in the text, which are marked as derived. */
function withOrigins(stated: Told, found: Told): Pick<Listing, "contract" | "workMode" | "derived"> {
  const contract = stated.contract ?? found.contract;
  const workMode = stated.workMode ?? found.workMode;
  const names = ["contract", "workMode"] as const;
  const derived: OriginField[] = names.filter(
    (name) => stated[name] === undefined && found[name] !== undefined,
  );
  return {
    ...(contract && { contract }),
    ...(workMode && { workMode }),
    ...(derived.length > 0 && { derived }),
  };
}

function refusePlaceholder(read: PostingPay, { isPlaceholderPay }: JobPostingQuirks): PostingPay {
  return read.pay && isPlaceholderPay?.(read.pay) ? { ignored: "the portal's placeholder" } : read;
}

/** A hidden employer keeps the portal's word for it; the portal's own name is no employer's name. */
function readCompany(value: unknown, ownNames: readonly string[]): string | undefined {
  const name = textsOf(value)[0];
  if (!name || ownNames.some((own) => foldText(own) === foldText(name))) return undefined;
  return name;
}

function readIdentifier(value: unknown): string | undefined {
  const [first] = Array.isArray(value) ? value : [value];
  const inner = isNode(first) ? (first["value"] ?? first["@id"]) : first;
  return typeof inner === "number" ? String(inner) : textOf(inner);
}

function urlOf(node: LinkedNode, base: string): string | undefined {
  for (const property of ["url", "mainEntityOfPage", "sameAs"]) {
    const value = node[property];
    const address = isNode(value) ? value["@id"] : value;
    const url = typeof address === "string" && address.trim() !== "" ? webAddress(address, base) : null;
    if (url) return url;
  }
  return undefined;
}

/** HTML, or HTML escaped once more, or plain text. */
function readDescription(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.slice(0, bodyLengthMax).trim();
  const isEscaped = !/<\/?[a-z]/i.test(text) && /&lt;\/?[a-z]/i.test(text);
  return (isEscaped ? decodeOnce(text) : text) || undefined;
}

function decodeOnce(text: string): string {
  return text
    .replaceAll(/&lt;/gi, "<")
    .replaceAll(/&gt;/gi, ">")
    .replaceAll(/&quot;/gi, '"')
    .replaceAll(/&#0?39;|&apos;/gi, "'")
    .replaceAll(/&amp;/gi, "&");
}

function dateOf(value: unknown, receivedAt: Date): string | undefined {
  const text = textsOf(value)[0];
  return text ? readDate(text, receivedAt) : undefined;
}

const requirementProperties = [
  "skills",
  "qualifications",
  "experienceRequirements",
  "educationRequirements",
] as const;
const benefitProperties = ["jobBenefits", "benefits", "incentiveCompensation", "incentives"] as const;

/** A list is taken as it is; a single text that is really a list is split by its lines or commas. */
function itemsOf(
  node: LinkedNode,
  properties: readonly string[],
  kind: "requirements" | "benefits",
): string[] {
  const items = properties.flatMap((property) => {
    const texts = textsOf(node[property], (text) => text);
    const [only = ""] = texts;
    if (texts.length !== 1) return texts.map((text) => htmlToText(text));
    const plain = htmlToText(only);
    return /[\n•]/.test(plain) ? readSection(plain, kind) : splitShort(plain);
  });
  return [...new Set(items.map((item) => collapseBlanks(item)))].filter((item) => item !== "");
}

/** "Excel, Inglês, CNH B" is three; a sentence with commas is one. */
function splitShort(text: string): string[] {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part.length <= 40 && !part.includes(". "))
    ? parts
    : [text];
}

function textOf(value: unknown): string | undefined {
  return textsOf(value)[0];
}

/** A list of named things has two levels; in endlessly nested lists every level would copy all texts again. */
const textDepthMax = 8;

/** @returns the texts of a text, a number, a named thing, or a list of such; blank ones are left out. */
function textsOf(value: unknown, tidy: (text: string) => string = tidyText, depth = 0): string[] {
  if (depth > textDepthMax) return [];
  if (Array.isArray(value)) return value.flatMap((member: unknown) => textsOf(member, tidy, depth + 1));
  if (typeof value === "string")
    return value.trim() === "" ? [] : [tidy(value)].filter((text) => text !== "");
  if (!isNode(value)) return [];
  return textsOf(
    value["name"] ?? value["description"] ?? value["@value"] ?? value["credentialCategory"],
    tidy,
    depth + 1,
  );
}

/** Decodes the entities in titles and names. */
function tidyText(text: string): string {
  return collapseBlanks(htmlToText(text));
}
