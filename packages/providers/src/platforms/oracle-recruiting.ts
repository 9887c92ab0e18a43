import { z } from "zod";
import { detailRequests } from "../core/details.ts";
import { idField, requiredText } from "../core/item-fields.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type {
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "../core/provider.ts";
import { readItems, selectListings } from "../core/read-items.ts";
import { readJsonReply } from "../core/read-json-reply.ts";
import { parseDetail } from "./oracle-detail.ts";
import type { OracleFacts } from "./oracle-facts.ts";
import { detailRequest, listRequest, nextPageRequest } from "./oracle-requests.ts";
import { toListing, vacancySchema } from "./oracle-vacancy.ts";

/**
 * The JSON behind Oracle's candidate pages. The place as a text finds nothing at some employers:
 * then everything is asked, Brazil's own id is taken from the facets, and vacancies elsewhere
 * are left out here.
 */
export function readOracleRecruiting(facts: OracleFacts): Pick<Provider, "buildRequests" | "parseReply"> {
  return {
    buildRequests: (query) => [listRequest(facts, query, "country", 0, `location=${facts.location}`)],
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
  const isLastPage = requisitionList.length < facts.pageSize;
  const { step } = reply.request;
  const brazil = locationsFacet.find(({ Name }) => /^bra[sz]il$/i.test(Name));
  const pages: ProviderRequest[] = [];
  if (step === "country" && offset === 0 && total === 0)
    pages.push(listRequest(facts, query, "everywhere", 0, ""));
  else if (step === "everywhere" && brazil && !isLastPage)
    pages.push(listRequest(facts, query, "facet", 0, `selectedLocationsFacet=${brazil.Id}`));
  else if (!isLastPage && offset / facts.pageSize + 1 < facts.pagesMax)
    pages.push(nextPageRequest(reply, offset + requisitionList.length));
  return {
    ...page,
    ...(step !== "everywhere" && total > 0 && page.leftOut === 0 && { total }),
    confirmedEmpty: requisitionList.length === 0 && pages.length === 0 && isLastPage,
    next: [
      ...pages,
      ...detailRequests(page.listings, facts.detailsMax, ({ providerListingId }) =>
        detailRequest(facts, providerListingId),
      ),
    ],
  };
}

const facet = z.object({ Id: idField, Name: requiredText });

/** One item, which holds the list. */
const pageSchema = z.object({
  items: z.tuple([
    z.object({
      TotalJobsCount: z.number().int().nonnegative(),
      requisitionList: z.array(z.unknown()),
      locationsFacet: z
        .array(facet)
        .nullish()
        .catch(undefined)
        .transform((list) => list ?? []),
    }),
  ]),
});
