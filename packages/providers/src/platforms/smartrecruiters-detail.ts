import { z } from "zod";
import { isGone, mergeDetail, closedVacancy, onlyListing } from "../core/reply/details.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { optionalBody, optionalText } from "../core/text/item-fields.ts";
import type { ParsedPage, ProviderReply } from "../core/provider.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { readSection, readSections } from "../core/text/sections.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import type { SmartRecruitersFacts } from "./smartrecruiters-facts.ts";
import { postingSchema, toListing } from "./smartrecruiters-posting.ts";

/** Reads the text, which has four sections; the one about the employer is put last. */
export function parseDetail(facts: SmartRecruitersFacts, reply: ProviderReply): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const posting = readJsonReply(reply, detailSchema);
  const listing = toListing(facts, posting, reply);
  if (!listing || posting.active === false) return closedVacancy();

  const { companyDescription, jobDescription, qualifications, additionalInformation } =
    posting.jobAd?.sections ?? {};
  const description = [jobDescription, qualifications, additionalInformation, companyDescription]
    .flatMap((section) => (section?.text ? `${textToHtml(section.title ?? "")}${section.text}` : []))
    .join("\n");
  const own = readSections(htmlToText([jobDescription?.text, additionalInformation?.text].join("\n")));
  const asked = readSection(htmlToText(qualifications?.text ?? ""), "requirements");
  return onlyListing(
    mergeDetail(reply.request.card, {
      ...listing,
      ...(description && { description }),
      requirements: asked.length > 0 ? asked : own.requirements,
      benefits: own.benefits,
    }),
  );
}

const section = z.object({ title: optionalText, text: optionalBody }).nullish().catch(undefined);

const detailSchema = postingSchema.extend({
  jobAd: z
    .object({
      sections: z.object({
        companyDescription: section,
        jobDescription: section,
        qualifications: section,
        additionalInformation: section,
      }),
    })
    .nullish()
    .catch(undefined),
});
