import { z } from "zod";
import type { Listing } from "../../core/listing.ts";
import { readJsonDetail } from "../../core/reply/json-detail.ts";
import { htmlToText } from "../../core/html/html-to-text.ts";
import { optionalBody, optionalText } from "../../core/text/item-fields.ts";
import type { ParsedPage, ProviderReply } from "../../core/provider.ts";
import { readSection, readSections } from "../../core/text/sections.ts";
import { textToHtml } from "../../core/html/text-to-html.ts";
import type { SmartRecruitersFacts } from "./smartrecruiters-facts.ts";
import { postingSchema, toListing } from "./smartrecruiters-posting.ts";

/** Reads the text, which has four sections; the one about the employer is put last. */
export function parseDetail(facts: SmartRecruitersFacts, reply: ProviderReply): ParsedPage {
  return readJsonDetail(reply, detailSchema, {
    toListing: (posting) => {
      const listing = posting.active === false ? null : toListing(facts, posting, reply);
      return listing && withTexts(listing, posting);
    },
  });
}

function withTexts(listing: Listing, { jobAd }: z.output<typeof detailSchema>): Listing {
  const { companyDescription, jobDescription, qualifications, additionalInformation } = jobAd?.sections ?? {};
  const description = [jobDescription, qualifications, additionalInformation, companyDescription]
    .flatMap((section) => (section?.text ? `${textToHtml(section.title ?? "")}${section.text}` : []))
    .join("\n");
  const own = readSections(htmlToText([jobDescription?.text, additionalInformation?.text].join("\n")));
  const asked = readSection(htmlToText(qualifications?.text ?? ""), "requirements");
  return {
    ...listing,
    ...(description && { description }),
    requirements: asked.length > 0 ? asked : own.requirements,
    benefits: own.benefits,
  };
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
