import { z } from "zod";
import { collapseBlanks } from "./collapse-blanks.ts";
import { convert } from "./convert.ts";
import { inEnglish } from "./in-english.ts";

/*
 * Each field is one transform, with zod's own issues, instead of a chain of schemas: a chain takes several times as
 * long as its check, and a page has hundreds of fields.
 */

/** An id as text, whether it comes as a number or as text. */
export const idField = convert((value: unknown, context) => {
  const id = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
  const text = typeof id === "string" ? id.trim() : "";
  if (text.length >= 1 && text.length <= idLengthMax) return text;
  // Only a bad id takes the slow way, which says what is wrong with it.
  for (const { message } of idSchema.safeParse(value, inEnglish).error?.issues ?? [])
    context.issues.push({ code: "custom", message, input: value });
  return z.NEVER;
});

const idLengthMax = 200;
const idSchema = z.union([z.number().int(), z.string().trim().min(1).max(idLengthMax)]);

/** A required text, without the blanks around it. */
export const requiredText = convert((value: unknown, context) => {
  const text = typeof value === "string" ? collapseBlanks(value) : "";
  if (text !== "") return text;
  context.issues.push(
    typeof value === "string"
      ? { code: "too_small", origin: "string", minimum: 1, inclusive: true, input: text }
      : { code: "invalid_type", expected: "string", input: value },
  );
  return z.NEVER;
});

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

function optional(tidy: (text: string) => string, join?: (texts: readonly string[]) => string) {
  return convert((value: unknown) => {
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
const optionalFlag = convert((value: unknown) => (typeof value === "boolean" ? value : undefined));

/** An object or other value that may be missing; one that does not fit counts as missing. */
function optionalField<T>(schema: z.core.$ZodType<T>) {
  // A failed parse is slow, and most of these are simply missing.
  return convert((value: unknown) =>
    value === undefined || value === null ? undefined : z.safeParse(schema, value).data,
  );
}

/** A list whose bad members are dropped; empty where there is none. */
function listField<T>(member: z.core.$ZodType<T>) {
  return convert((list: unknown) =>
    Array.isArray(list)
      ? list.flatMap((one) => {
          const { success, data } = z.safeParse(member, one);
          return success ? [data] : [];
        })
      : [],
  );
}

/** A name that may be missing: a text, or an object that has it under one of these keys. */
function nameField(...keys: readonly string[]) {
  return convert((value: unknown): string | undefined => {
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
export const webAddressField = convert((value: unknown, context) => {
  const url = typeof value === "string" ? webAddress(value) : null;
  if (url) return url;
  context.issues.push(
    typeof value === "string"
      ? { code: "custom", message: "not an address a browser can open", input: value }
      : { code: "invalid_type", expected: "string", input: value },
  );
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
