import {
  attributeAt,
  findAll,
  findFirst,
  htmlOf,
  ownTextOf,
  parentOf,
  textAt,
  textOf,
  type HtmlScope,
} from "../core/html/html-page.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { findContract, readContract } from "../core/pay/contract-text.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { choosePlace } from "../core/place/choose-place.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { readPlaceText } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { fillGaps, isGone, mergeDetail, closedVacancy, onlyListing } from "../core/reply/details.ts";
import { listingOf, withFound } from "../core/reply/listing-of.ts";
import { readHtmlReply } from "../core/reply/read-html-reply.ts";
import { readJobPosting } from "../core/schema-org/job-posting.ts";
import { readLinkedData } from "../core/schema-org/json-ld.ts";
import { readDate } from "../core/text/dates.ts";
import { readSections } from "../core/text/sections.ts";

/** Reads `/vagas/v<id>/<slug>`: its elements first, then its JobPosting, which not every page has. */
export function parseVagasDetail(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const page = readHtmlReply(reply);
  const { card } = reply.request;
  const [node] = readLinkedData(page).postings;
  const posting = node && readJobPosting(node, reply);
  const id = card?.providerListingId ?? /\/v(\d+)\b/.exec(new URL(reply.url).pathname)?.[1];
  const title = textAt(page, ".job-shortdescription__title") || posting?.title;
  if (!id || !title) throw explainMissing(reply, "a vacancy");
  // A tooltip with all the places is beside the text.
  const { places, workMode } = readPlaceText(ownTextOf(findFirst(page, ".info-localizacao")));
  const description = htmlOf(findFirst(page, ".job-description__text"));
  const model = ".info-modelo-contratual";
  const shown = listingOf({
    id,
    title,
    url: reply.url,
    company: textAt(page, ".job-shortdescription__company"),
    place: places[0],
    workMode,
    contract: readContract(attributeAt(page, model, "title") || textAt(page, model)),
    pay: readPayText(payRange(page)),
    description,
    ...readSections(htmlToText(description)),
    postedAt: readDate(textAt(page, ".job-breadcrumb__item--published"), reply.receivedAt),
  });
  const complete = posting
    ? fillGaps(
        shown,
        listingOf({
          id,
          title,
          url: reply.url,
          ...posting.fields,
          place: choosePlace(posting.places, query),
        }),
      )
    : withFound(shown, { contract: () => findContract(title, htmlToText(description)) });
  const merged = mergeDetail(card, complete, ["place"]);
  return fitsAskedPlace(merged, query) ? onlyListing(merged) : closedVacancy();
}

const payLabel = /^faixa salarial:?/i;
/** A longer text is more than the pair of label and value. */
const payPairLengthMax = 100;

/** @returns the text beside the label "Faixa salarial"; the elements of the pair have no classes of their own. */
function payRange(page: HtmlScope): string {
  const label = findAll(page, "span, strong, b, dt, h3, h4, p, div").find((element) =>
    payLabel.test(ownTextOf(element)),
  );
  for (let around = label ?? null; around; around = parentOf(around)) {
    const pair = textOf(around);
    if (pair.length > payPairLengthMax) return "";
    const value = pair.replace(payLabel, "").trim();
    if (value !== "") return value;
  }
  return "";
}
