import { z } from "zod";
import { detailRequests } from "../../core/reply/details.ts";
import { convert } from "../../core/text/convert.ts";
import { field } from "../../core/text/item-fields.ts";
import { ProviderChanged } from "../../core/outcome-errors.ts";
import type {
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "../../core/provider.ts";
import { readItems, selectListings } from "../../core/reply/read-items.ts";
import { readJsonReply } from "../../core/reply/read-json-reply.ts";
import { parseDetail } from "./oracle-detail.ts";
import type { OracleFacts } from "./oracle-facts.ts";
import { detailRequest, firstRequest, listRequest, nextPageRequest } from "./oracle-requests.ts";
import { toListing, vacancySchema } from "./oracle-vacancy.ts";

/**
 * The JSON behind Oracle's candidate pages. The place as a text finds nothing at some employers and is
 * ignored at others: then Brazil's id is taken from the facets of that answer, or of an answer for all
 * places. Vacancies outside Brazil are always left out here.
 */
export function readOracleRecruiting(
  facts: OracleFacts,
): Pick<Provider, "steps" | "buildRequests" | "parseReply"> {
  return {
    steps: ["country", "everywhere", "facet", "detail"],
    buildRequests: (query) => [firstRequest(facts, query)],
    parseReply: (reply, query) =>
      reply.request.step === "detail" ? parseDetail(facts, reply, query) : parseList(facts, reply, query),
  };
}

function parseList(facts: OracleFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { items } = readJsonReply(reply, pageSchema);
  const [{ TotalJobsCount: total, requisitionList, locationsFacet }] = items;
  const offset = Number(/,offset=(\d+)/.exec(reply.request.url)?.[1] ?? 0);
  if (requisitionList.length === 0 && offset === 0 && total > 0)
    throw new ProviderChanged(`an empty first page of ${total}`);

  const { readable, skipped } = readItems(requisitionList, vacancySchema);
  const page = { skipped, ...selectListings(readable, (item) => toListing(facts, item, reply, query)) };
  const seen = offset + requisitionList.length;
  const isLastPage = requisitionList.length < facts.pageSize;
  const { step } = reply.request;
  const { origin } = new URL(reply.request.url);
  const brazil = locationsFacet.find(({ Name }) => /^bra[sz]il$/i.test(Name));
  const hasOthers = page.leftOut > 0;
  const isPlaceApplied = step === "facet" || (step === "country" && !hasOthers);
  const pages: ProviderRequest[] = [];
  if (step === "country" && offset === 0 && total === 0)
    pages.push(listRequest(facts, origin, query, "everywhere", ""));
  else if (!isPlaceApplied && brazil && (seen < total || !isLastPage))
    pages.push(listRequest(facts, origin, query, "facet", `selectedLocationsFacet=${brazil.Id}`));
  else if (!isLastPage && offset / facts.pageSize + 1 < facts.pagesMax)
    pages.push(nextPageRequest(reply, seen));
  return {
    ...page,
    ...(step !== "everywhere" && total > 0 && !hasOthers && { total }),
    ...(step === "facet" && hasOthers && { ignored: ["place"] }),
    confirmedEmpty: requisitionList.length === 0 && pages.length === 0 && isLastPage,
    next: [
      ...pages,
      ...detailRequests(page.listings, facts.detailsMax, ({ providerListingId }) =>
        detailRequest(facts, origin, providerListingId),
      ),
    ],
  };
}

const facet = z.object({ Id: field.id, Name: field.required });

/** One item, which holds the list. */
const pageSchema = z.object({
  items: z.tuple([
    z.object({
      TotalJobsCount: field.count,
      requisitionList: z.array(z.unknown()),
      locationsFacet: z.pipe(
        z.array(facet).nullish().catch(undefined),
        convert((list) => list ?? []),
      ),
    }),
  ]),
});
