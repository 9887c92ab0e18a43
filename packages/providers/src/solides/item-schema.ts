import { z } from "zod";
import { convert } from "../core/text/convert.ts";
import { field } from "../core/text/item-fields.ts";
import { solidesSalarySchema } from "./pay.ts";

/** Lists of `{ name }`. */
const names = field.list(
  z.pipe(
    z.object({ name: field.required }),
    convert(({ name }) => name),
  ),
);

/** Only id, title and the employer's slug (for the address) are required. */
export const solidesItemSchema = z.object({
  id: field.id,
  title: field.required,
  slug: field.required,
  description: field.body,
  currentState: field.text,
  companyName: field.text,
  isHiddenJob: field.flag,
  state: field.optional(z.object({ name: field.text, code: field.text })),
  city: field.optional(z.object({ name: field.text })),
  jobType: field.text,
  /** False where the employer does not show the work mode: `jobType` was "presencial" where the text said hybrid. */
  showModality: field.flag,
  salary: solidesSalarySchema,
  recruitmentContractType: names,
  seniority: names,
  benefits: names,
  pcdOnly: field.flag,
  affirmative: names,
  hardSkills: names,
  language: names,
  education: names,
  createdAt: field.date,
  date: field.optional(z.object({ due: field.date })),
});

export type SolidesItem = z.infer<typeof solidesItemSchema>;

const list = {
  totalPages: field.count,
  currentPage: field.count.positive(),
  count: field.count,
  data: z.array(z.unknown()),
};

/** Flat since September 2026; the older route wrapped it. */
export const solidesPageSchema = z.union([
  z.object(list),
  z.pipe(
    z.object({ success: z.literal(true), data: z.object(list) }),
    convert((envelope) => envelope.data),
  ),
]);
