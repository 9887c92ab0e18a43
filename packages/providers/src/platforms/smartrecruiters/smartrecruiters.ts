import { z } from "zod";
import { detailRequests, onlyNext } from "../../core/reply/details.ts";
import { matchesKeywords } from "../../core/text/matches-keywords.ts";
import { ProviderChanged } from "../../core/outcome-errors.ts";
import type { ParsedPage, Provider, ProviderQuery, ProviderReply } from "../../core/provider.ts";
import { readItems, selectListings } from "../../core/reply/read-items.ts";
import { readJsonReply } from "../../core/reply/read-json-reply.ts";
import { field } from "../../core/text/item-fields.ts";
import { parseDetail } from "./smartrecruiters-detail.ts";
import type { SmartRecruitersFacts } from "./smartrecruiters-facts.ts";
import { postingSchema, toListing, type Posting } from "./smartrecruiters-posting.ts";
import { detailRequest, knownRequest, listRequest, nextPageRequest } from "./smartrecruiters-requests.ts";

/**
 * One employer's vacancies in Brazil from the public Posting API of SmartRecruiters (JSON, no key): a list
 * of cards, and one request for the text of each.
 *
 * The API answers an unknown employer like one without vacancies. So a list without vacancies counts as
 * empty only after a vacancy of the same employer was seen, in any country.
 */
export function readSmartRecruiters(
  facts: SmartRecruitersFacts,
): Pick<Provider, "steps" | "buildRequests" | "parseReply"> {
  return {
    steps: ["list", "detail", "known"],
    buildRequests: (query) => [listRequest(facts, query)],
    parseReply: (reply, query) => {
      if (reply.request.step === "known") return parseKnown(facts, reply);
      return reply.request.step === "detail" ? parseDetail(facts, reply) : parseList(facts, reply, query);
    },
  };
}

function parseList(facts: SmartRecruitersFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { totalFound, content } = readJsonReply(reply, pageSchema);
  const offset = Number(new URL(reply.request.url).searchParams.get("offset") ?? 0);
  if (content.length === 0 && offset === 0) {
    if (totalFound > 0) throw new ProviderChanged(`an empty first page of ${totalFound}`);
    return onlyNext([knownRequest(facts)]);
  }
  const { readable, skipped } = readItems(content, postingSchema);
  const { listings, leftOut } = selectListings(readable, (posting) =>
    isAsked(posting, query) ? toListing(facts, posting, reply) : null,
  );
  const isLastPage = content.length < facts.pageSize;
  const canTurn = !isLastPage && offset / facts.pageSize + 1 < facts.pagesMax;
  const isAbroad = ({ location }: Posting) => location?.country?.toLowerCase() !== "br";
  return {
    listings,
    skipped,
    leftOut,
    ...(leftOut === 0 && { total: totalFound }),
    ...(readable.some(isAbroad) && { ignored: ["place"] }),
    confirmedEmpty: content.length === 0,
    next: [
      ...(canTurn ? [nextPageRequest(reply.request, offset + content.length)] : []),
      ...detailRequests(listings, facts.detailsMax, ({ providerListingId }) =>
        detailRequest(facts, providerListingId.slice(facts.idPrefix.length)),
      ),
    ],
  };
}

/** The search finds postings with one of the words in the fields of a card; here all of them are required. */
function isAsked(posting: Posting, { keywords }: ProviderQuery): boolean {
  const { name, location, department, function: field } = posting;
  return matchesKeywords([name, department, field, location?.city, location?.region].join("\n"), keywords);
}

function parseKnown({ companyId }: SmartRecruitersFacts, reply: ProviderReply): ParsedPage {
  const { totalFound } = readJsonReply(reply, pageSchema);
  if (totalFound === 0)
    throw new ProviderChanged(`${companyId} has no vacancy in any country: it may have another name now`);
  return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: [] };
}

const pageSchema = z.object({
  totalFound: field.count,
  content: z.array(z.unknown()),
});
