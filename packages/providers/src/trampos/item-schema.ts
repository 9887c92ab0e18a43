import { z } from "zod";
import { idField, optionalBody, optionalDate, optionalText, requiredText } from "../core/text/item-fields.ts";

const flag = z.boolean().nullish().catch(undefined);
const company = z.object({ name: optionalText }).nullish().catch(undefined);

/** The common fields of list and detail. Only id and name are required. */
const common = {
  id: idField,
  name: requiredText,
  type_slug: optionalText,
  category_name: optionalText,
  /** True is reliable everywhere; any other value is reliable in the detail only. */
  home_office: flag,
  hybrid: flag,
  city: optionalText,
  state: optionalText,
  salary: optionalText,
  published_at: optionalDate,
  custom_company_name: optionalText,
  company,
};

export const tramposItemSchema = z.object({
  ...common,
  email_share_url: optionalText,
  whatsapp_share_url: optionalText,
});

const bodyLengthMax = 50_000;

/** Plain text; one client has seen lists of it too. */
const text = z
  .union([z.string(), z.array(z.string()).transform((lines) => lines.map((line) => `• ${line}`).join("\n"))])
  .nullish()
  .catch(undefined)
  .transform((body) => (body ?? "").slice(0, bodyLengthMax).trim());

export const tramposDetailSchema = z.object({
  opportunity: z.object({
    ...common,
    url: optionalText,
    regime: optionalText,
    description: text,
    prerequisite: text,
    desirable: text,
    other_info: text,
    comments: text,
    perks: text,
  }),
});

/** The older feed: names differ, the text is HTML. */
export const tramposLegacySchema = z.object({
  opportunity: z.object({
    id: idField.nullish().catch(undefined),
    name: requiredText,
    company_name: optionalText,
    permalink: requiredText,
    published_at: optionalDate,
    description: optionalBody,
  }),
});

export type TramposItem = z.infer<typeof tramposItemSchema>;
export type TramposDetail = z.infer<typeof tramposDetailSchema>["opportunity"];
export type TramposLegacyItem = z.infer<typeof tramposLegacySchema>["opportunity"];

export const tramposPageSchema = z.object({
  opportunities: z.array(z.unknown()),
  pagination: z.object({
    total: z.number().int().nonnegative(),
    total_pages: z.number().int().nonnegative(),
  }),
});
