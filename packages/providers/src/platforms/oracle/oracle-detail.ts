import { z } from "zod";
import { readContract } from "../../core/pay/contract-text.ts";
import type { Listing } from "../../core/listing.ts";
import { readJsonDetail } from "../../core/reply/json-detail.ts";
import { htmlToText } from "../../core/html/html-to-text.ts";
import { optionalBody, optionalDate, optionalText } from "../../core/text/item-fields.ts";
import { isOver } from "../../core/text/is-over.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../../core/provider.ts";
import { readSection } from "../../core/text/sections.ts";
import type { OracleFacts } from "./oracle-facts.ts";
import { endOf, toListing, vacancySchema } from "./oracle-vacancy.ts";

/** Reads the whole text; the reply for an id that no longer exists has no item. */
export function parseDetail(facts: OracleFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  return readJsonDetail(reply, detailSchema, {
    toListing: ({ items: [item] }, card) => {
      if (!item || isOver(endOf(item), reply.receivedAt)) return null;
      const base = toListing(facts, item, reply, query) ?? card;
      return base ? withTexts(base, item) : null;
    },
    keep: ["place"],
  });
}

function withTexts(base: Listing, item: z.output<typeof detailItemSchema>): Listing {
  const { ExternalDescriptionStr, ExternalResponsibilitiesStr, ExternalQualificationsStr = "" } = item;
  const parts = [ExternalDescriptionStr, ExternalResponsibilitiesStr, ExternalQualificationsStr];
  const description = parts.filter(Boolean).join("\n");
  const contract = readContract([item.JobSchedule, item.RequisitionType, item.ContractType].join(" "));
  const postedAt = item.ExternalPostedStartDate ?? base.postedAt;
  return {
    ...base,
    ...(contract && { contract }),
    ...(description && { description }),
    requirements: readSection(htmlToText(ExternalQualificationsStr), "requirements"),
    ...(postedAt && { postedAt }),
  };
}

const detailItemSchema = vacancySchema.extend({
  ExternalDescriptionStr: optionalBody,
  ExternalResponsibilitiesStr: optionalBody,
  ExternalQualificationsStr: optionalBody,
  JobSchedule: optionalText,
  RequisitionType: optionalText,
  ContractType: optionalText,
  ExternalPostedStartDate: optionalDate,
});

const detailSchema = z.object({ items: z.array(detailItemSchema) });
