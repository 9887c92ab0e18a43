import { z } from "zod";
import { feedbackMaxLength, nameMaxLength } from "../limits.ts";
import { passwordMaxLength, passwordTooLong } from "../account/password.ts";
import { isNameLength } from "../account/person-name.ts";

// Fields of requests that several calls share.

export const email = z
  .string()
  .trim()
  // Before small letters are made: that of the Kelvin sign (K) is a usual k, so two mailboxes would be one account.
  .refine(isAscii, "Este e-mail tem um acento ou outro sinal que não é aceito. Confira.")
  .toLowerCase()
  .max(254)
  .email();

function isAscii(text: string): boolean {
  return !/[^ -~]/.test(text);
}

/** As databases and `crypto.randomUUID` write it. */
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** The id of a row: a UUID, as the database makes and writes it. */
export const rowId = z.string().regex(uuid);
export const secretToken = z.string().min(20).max(200);
/**
 * A random secret that a browser makes for its sign-up and keeps, to prove later that the sign-up is its own:
 * 32 bytes, base64url.
 */
export const browserKey = z.string().regex(/^[\w-]{43}$/);
/** A random number that a device makes for a search: a UUID as `crypto.randomUUID` writes it. */
export const searchId = z.string().regex(uuid);
/** Refuses control characters: they are no letters, and a database cannot store all of them. */
const withoutControls = /^\P{Cc}*$/u;
export const name = z
  .string()
  .trim()
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, "Diga como podemos chamar você")
  .regex(withoutControls, "Use só letras e outros caracteres visíveis")
  .refine(isNameLength, `De 1 a ${nameMaxLength} caracteres`);
/** A password as it is typed; of a new one, the server checks the rules. */
export const password = z.string().min(1).max(passwordMaxLength, passwordTooLong);
/** Several lines of text, with the line ends of any browser. */
export const feedback = z
  .string()
  .overwrite((text) => text.replaceAll(/\r\n?/g, "\n").trim())
  .min(1, "Escreva alguma coisa")
  .max(feedbackMaxLength, `Até ${feedbackMaxLength} caracteres`)
  .regex(/^[\n\t\P{Cc}]*$/u, "Use só letras e outros caracteres visíveis");
/** The public code in a referral link. */
export const referId = z.string().trim().min(1).max(100).regex(withoutControls);
export const city = z.string().trim().max(100).default("");
/** Two letters, or empty for the whole country. */
export const state = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z]{2})?$/)
  .default("");
