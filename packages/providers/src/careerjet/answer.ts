import { z } from "zod";
import { convert } from "../core/text/convert.ts";
import { field } from "../core/text/item-fields.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { refuseFailure } from "../core/refusals/refuse-failure.ts";

/** Vacancies, or places to choose from where the asked one is not clear. */
export type CareerjetAnswer =
  | { type: "JOBS"; jobs: readonly unknown[]; hits: number | undefined; pages: number | undefined }
  | { type: "LOCATIONS"; places: readonly string[] };

/**
 * Reads the envelope of either version.
 *
 * @throws {ProviderBlocked} 401: no key or a wrong one; 403: the person's address or browser, the
 *   Referer or a listed address of ours is missing; 429; an `ERROR` that says the like
 * @throws {ProviderUnavailable} 5xx, or an `ERROR` that says so
 * @throws {ProviderChanged} 400 (a locale or parameter it does not take), any other shape
 */
export function readCareerjetAnswer(reply: ProviderReply): CareerjetAnswer {
  if (reply.status !== 200) refuseFailure(reply, explain(reply));
  const { type, jobs, hits, pages, locations, error, message } = readJsonReply(reply, envelopeSchema);
  if (type === "ERROR") throw refusal(withoutAsker(error ?? message ?? "no reason given", reply));
  if (type === "JOBS" && jobs) return { type, jobs, hits, pages };
  if (type === "JOBS" && hits === 0) return { type, jobs: [], hits, pages };
  if (type === "LOCATIONS" && new URL(reply.request.url).searchParams.has("location"))
    return { type, places: locations };
  throw new ProviderChanged(`an answer of type ${type.slice(0, 40)} without what belongs to it`);
}

function refusal(why: string): Error {
  if (/internal|temporar|unavailable|try again|time(d )?out/i.test(why)) return new ProviderUnavailable(why);
  const isRefused =
    /\bkeys?\b|affid|affiliate|user_ip|user_agent|referr?er|\bip\b|authori[sz]|forbidden|denied|limit|quota/i;
  return isRefused.test(why) ? new ProviderBlocked(why) : new ProviderChanged(why);
}

/** @returns the portal's reason for a refusal, which helps the operator to configure the key. */
function explain(reply: ProviderReply): string {
  try {
    const { error, message } = errorSchema.parse(JSON.parse(reply.body));
    return withoutAsker(message ?? error ?? "", reply);
  } catch {
    return "";
  }
}

/** The reason goes to the log, without the person's address and browser. */
function withoutAsker(text: string, { request }: ProviderReply): string {
  const { searchParams } = new URL(request.url);
  return ["user_ip", "user_agent", "affid"]
    .reduce((rest, name) => {
      const value = searchParams.get(name);
      return value ? rest.replaceAll(value, `(${name})`) : rest;
    }, text)
    .slice(0, 200);
}

const errorSchema = z.object({ error: field.text, message: field.text });

/** Sources describe a place as a text or as an object with a name. */
const placeName = z.union([
  field.required,
  z.pipe(
    z.object({ name: field.required }),
    convert(({ name }) => name),
  ),
]);

/** The type is written in capitals; small letters were seen in an invented answer. */
const envelopeSchema = errorSchema.extend({
  type: z.string().toUpperCase(),
  hits: field.optional(field.count),
  pages: field.optional(field.count),
  jobs: z.array(z.unknown()).optional(),
  locations: field.list(placeName),
});
