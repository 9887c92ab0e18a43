import { z } from "zod";

/** An id as text, whether it comes as a number or as text. */
export const idField = z
  .union([z.number().int(), z.string().trim().min(1).max(200)])
  .transform((id) => String(id));

/** A text that must be there, without the blanks around it. */
export const requiredText = z.string().transform(collapseBlanks).pipe(z.string().min(1));

/** A text that may be missing, null or blank: then undefined. A wrong type counts as missing. */
export const optionalText = z
  .string()
  .transform((text) => collapseBlanks(text) || undefined)
  .nullish()
  .catch(undefined)
  .transform((text) => text ?? undefined);

/** The longest description that is read; beyond it nobody reads on, and parsing deep HTML takes long. */
const bodyLengthMax = 50_000;

/** A long text, with its line breaks, cut at its bound. */
export const optionalBody = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((text) => text?.slice(0, bodyLengthMax).trim() || undefined);

/** A day or an instant in ISO 8601; anything else counts as missing, for a wrong date is worse than none. */
export const optionalDate = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .nullish()
  .catch(undefined)
  .transform((text) => text ?? undefined);

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

function collapseBlanks(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
