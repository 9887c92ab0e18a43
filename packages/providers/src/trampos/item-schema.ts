import { z } from "zod";
import { field } from "../core/text/item-fields.ts";

const company = field.optional(z.object({ name: field.text }));

/** The common fields of list and detail. Only id and name are required. */
const common = {
  id: field.id,
  name: field.required,
  type_slug: field.text,
  category_name: field.text,
  /** True is reliable everywhere; any other value is reliable in the detail only. */
  home_office: field.flag,
  hybrid: field.flag,
  city: field.text,
  state: field.text,
  salary: field.text,
  published_at: field.date,
  custom_company_name: field.text,
  company,
};

export const tramposItemSchema = z.object({
  ...common,
  email_share_url: field.text,
  whatsapp_share_url: field.text,
});

export const tramposDetailSchema = z.object({
  opportunity: z.object({
    ...common,
    url: field.text,
    regime: field.text,
    // Plain texts; one client has seen lists of them too.
    description: field.body,
    prerequisite: field.body,
    desirable: field.body,
    other_info: field.body,
    comments: field.body,
    perks: field.body,
  }),
});

/** The older feed: names differ, the text is HTML. */
export const tramposLegacySchema = z.object({
  opportunity: z.object({
    id: field.optional(field.id),
    name: field.required,
    company_name: field.text,
    permalink: field.required,
    published_at: field.date,
    description: field.body,
  }),
});

export type TramposItem = z.infer<typeof tramposItemSchema>;
export type TramposDetail = z.infer<typeof tramposDetailSchema>["opportunity"];
export type TramposLegacyItem = z.infer<typeof tramposLegacySchema>["opportunity"];

export const tramposPageSchema = z.object({
  opportunities: z.array(z.unknown()),
  pagination: z.object({ total: field.count, total_pages: field.count }),
});
