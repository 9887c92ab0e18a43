import { z } from "zod";
import { collapseBlanks } from "./collapse-blanks.ts";

/** An id as text, whether it comes as a number or as text. */
export const idField = z
  .union([z.number().int(), z.string().trim().min(1).max(200)])
  .transform((id) => String(id));

/** A required text, without the blanks around it. */
export const requiredText = z.string().transform(collapseBlanks).pipe(z.string().min(1));

/** A text that may be missing, null or blank: then undefined. A wrong type counts as missing. */
export const optionalText = optional((text) => collapseBlanks(text));

/** Characters of a description that are read: people do not read more, and parsing deep HTML takes long. */
export const bodyLengthMax = 50_000;

/** A long text, with its line breaks, cut at its bound; a list of texts is a list of the text. */
export const optionalBody = optional(
  (text) => text.slice(0, bodyLengthMax).trim(),
  (texts) => texts.map((text) => `• ${text}`).join("\n"),
);

/** A day or an instant in ISO 8601; anything else counts as missing: a wrong date is worse than none. */
export const optionalDate = optional((text) => {
  const date = text.trim();
  return isoDate.test(date) && !Number.isNaN(Date.parse(date)) ? date : "";
});

const isoDate = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * One step instead of zod's string, nullish, catch and transform: most fields of an item are optional,
 * and a chain costs more than what it checks.
 */
function optional(tidy: (text: string) => string, join?: (texts: readonly string[]) => string) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const text = join && isTexts(value) ? join(value) : value;
      return typeof text === "string" ? tidy(text) || undefined : undefined;
    });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/** A number of things: pages, items. Unlike the fields of an item it is required. */
const countField = z.number().int().nonnegative();

/** True or false; anything else counts as missing. */
const optionalFlag = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === "boolean" ? value : undefined));

/** An object or other value that may be missing; one that does not fit counts as missing. */
function optionalField<T>(schema: z.ZodType<T>) {
  return (
    z
      .unknown()
      .optional()
      // A failed parse is slow, and most of these are simply missing.
      .transform((value) =>
        value === undefined || value === null ? undefined : schema.safeParse(value).data,
      )
  );
}

/** A list whose bad members are dropped; empty where there is none. */
function listField<T>(member: z.ZodType<T>) {
  return z
    .unknown()
    .optional()
    .transform((list) =>
      Array.isArray(list)
        ? list.flatMap((one) => {
            const { success, data } = member.safeParse(one);
            return success ? [data] : [];
          })
        : [],
    );
}

/** A name that may be missing: a text, or an object that has it under one of these keys. */
function nameField(...keys: readonly string[]) {
  return z
    .unknown()
    .optional()
    .transform((value): string | undefined => {
      if (typeof value === "string") return collapseBlanks(value) || undefined;
      if (typeof value !== "object" || value === null) return undefined;
      const named = new Map<string, unknown>(Object.entries(value));
      const texts = keys.map((key) => named.get(key));
      return texts.flatMap((text) => (typeof text === "string" ? collapseBlanks(text) : [])).find(Boolean);
    });
}

/** @returns the address made absolute, or null when a browser should not open it. */
export function webAddress(address: string, base?: string): string | null {
  const url = URL.parse(address.trim(), base);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

/** An absolute http(s) address. */
export const webAddressField = z.string().transform((address, context) => {
  const url = webAddress(address);
  if (url) return url;
  context.addIssue("not an address a browser can open");
  return z.NEVER;
});

/** The kinds of fields that an item of a portal may have. Only id, title and address are required of a vacancy. */
export const field = {
  id: idField,
  required: requiredText,
  text: optionalText,
  body: optionalBody,
  date: optionalDate,
  flag: optionalFlag,
  count: countField,
  address: webAddressField,
  name: nameField,
  list: listField,
  optional: optionalField,
};
