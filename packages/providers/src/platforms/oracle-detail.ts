import { z } from "zod";
import { readContract } from "../core/pay/contract-text.ts";
import { isGone, mergeDetail, closedVacancy, onlyListing } from "../core/reply/details.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { optionalBody, optionalDate, optionalText } from "../core/text/item-fields.ts";
import { isOver } from "../core/text/is-over.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { readSection } from "../core/text/sections.ts";
import type { OracleFacts } from "./oracle-facts.ts";
import { endOf, toListing, vacancySchema } from "./oracle-vacancy.ts";

/** Reads the whole text; the reply for an id that no longer exists has no item. */
export function parseDetail(facts: OracleFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const [item] = readJsonReply(reply, detailSchema).items;
  if (!item || isOver(endOf(item), reply.receivedAt)) return closedVacancy();
  const { card } = reply.request;
  const base = toListing(facts, item, reply, query) ?? card;
  if (!base) return closedVacancy();
  const parts = [
    item.ExternalDescriptionStr,
    item.ExternalResponsibilitiesStr,
    item.ExternalQualificationsStr,
  ];
  const description = parts.filter(Boolean).join("\n");
  const contract = readContract([item.JobSchedule, item.RequisitionType, item.ContractType].join(" "));
  const postedAt = item.ExternalPostedStartDate ?? base.postedAt;
  return onlyListing(
    mergeDetail(
      card,
      {
        ...base,
        ...(contract && { contract }),
        ...(description && { description }),
        requirements: readSection(htmlToText(item.ExternalQualificationsStr ?? ""), "requirements"),
        ...(postedAt && { postedAt }),
      },
      ["place"],
    ),
  );
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
