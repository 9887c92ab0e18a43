import { z } from "zod";
import { idField, optionalBody, optionalDate, optionalText, requiredText } from "../core/text/item-fields.ts";
import { solidesSalarySchema } from "./pay.ts";

/** Lists of `{ name }`, whose bad members are dropped. */
const names = z
  .array(z.object({ name: requiredText }).nullable().catch(null))
  .nullish()
  .catch(undefined)
  .transform((list) => (list ?? []).flatMap((member) => (member ? [member.name] : [])));

const flag = z.boolean().nullish().catch(undefined);

/** Only id, title and the employer's slug (for the address) are required. */
export const solidesItemSchema = z.object({
  id: idField,
  title: requiredText,
  slug: requiredText,
  description: optionalBody,
  currentState: optionalText,
  companyName: optionalText,
  isHiddenJob: flag,
  state: z.object({ name: optionalText, code: optionalText }).nullish().catch(undefined),
  city: z.object({ name: optionalText }).nullish().catch(undefined),
  jobType: optionalText,
  salary: solidesSalarySchema,
  recruitmentContractType: names,
  benefits: names,
  pcdOnly: flag,
  affirmative: names,
  hardSkills: names,
  language: names,
  education: names,
  createdAt: optionalDate,
  date: z.object({ due: optionalDate }).nullish().catch(undefined),
});

export type SolidesItem = z.infer<typeof solidesItemSchema>;

const list = {
  totalPages: z.number().int().nonnegative(),
  currentPage: z.number().int().positive(),
  count: z.number().int().nonnegative(),
  data: z.array(z.unknown()),
};

/** Flat since September 2026; the older route wrapped it. */
export const solidesPageSchema = z.union([
  z.object(list),
  z.object({ success: z.literal(true), data: z.object(list) }).transform((envelope) => envelope.data),
]);
