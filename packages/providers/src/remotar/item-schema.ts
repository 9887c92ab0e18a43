import { z } from "zod";
import { idField, optionalBody, optionalDate, optionalText, requiredText } from "../core/text/item-fields.ts";

/** A name, bare or inside an object: `"Brazil"` or `{ "name": "Brazil" }`. */
const name = z
  .union([requiredText, z.object({ name: requiredText }).transform((named) => named.name)])
  .nullish()
  .catch(undefined)
  .transform((text) => text ?? undefined);

/** A list whose bad members are dropped. */
function listOf<T>(member: z.ZodType<T>) {
  return z
    .array(member.nullable().catch(null))
    .nullish()
    .catch(undefined)
    .transform((list) => (list ?? []).flatMap((one) => (one === null ? [] : [one])));
}

const described = listOf(z.object({ description: requiredText }).transform((one) => one.description));
const flag = z.boolean().nullish().catch(undefined);
const amount = z
  .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)])
  .nullish()
  .catch(undefined);

/** Only id and title are required. */
export const remotarItemSchema = z.object({
  id: idField,
  title: requiredText,
  subtitle: optionalText,
  description: optionalBody,
  moreInfos: optionalBody,
  active: flag,
  expired: flag,
  expiresAt: optionalDate,
  type: optionalText,
  city: name,
  state: name,
  country: name,
  createdAt: optionalDate,
  externalLink: optionalText,
  company: name,
  companyDisplayName: optionalText,
  jobCategories: listOf(
    z.object({ category: z.object({ name: requiredText }) }).transform((one) => one.category.name),
  ),
  jobTags: listOf(z.object({ tag: z.object({ name: requiredText }) }).transform((one) => one.tag.name)),
  jobRequirements: described,
  jobBenefits: described,
  jobSalary: z
    .object({ from: amount, to: amount, currency: optionalText, type: optionalText })
    .nullish()
    .catch(undefined),
});

export type RemotarItem = z.infer<typeof remotarItemSchema>;

export const remotarPageSchema = z.object({
  meta: z.object({
    total: z.number().int().nonnegative().optional(),
    current_page: z.number().int().positive(),
    last_page: z.number().int().nonnegative(),
  }),
  data: z.array(z.unknown()),
});
