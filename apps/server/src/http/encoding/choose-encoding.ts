import { compressedSuffixes, type Encoding } from "@vagou/contract/web-build";
import type { FastifyReply } from "fastify";

/**
 * Chooses the encoding of an answer (RFC 9110, 12.5.3): of those offered, the one to which the client gives the greatest
 * weight, and the first of equal ones.
 * @param accepted the request's `Accept-Encoding`; without one the answer is not compressed
 * @param offered the best first
 * @returns null for an answer as it is, also where the client refuses that: there would be nothing else to send
 */
export function chooseEncoding<Name extends Encoding | "dcz">(
  accepted: string | undefined,
  offered: readonly Name[],
): Name | null {
  const weights = readWeights(accepted ?? "");
  // Unless the client says otherwise, it takes an answer as it is, and each encoding that it names is better.
  let best: { encoding: Name | null; weight: number } = {
    encoding: null,
    weight: weights.get("identity") ?? 0,
  };
  for (const encoding of offered) {
    const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
    if (weight > best.weight || (weight === best.weight && weight > 0 && best.encoding === null))
      best = { encoding, weight };
  }
  return best.encoding;
}

/** @returns the named encodings with their weights; one that is not written as the standard says counts as refused */
function readWeights(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((entry) => {
      const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : weightOf(weight)];
    }),
  );
}

function weightOf(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}

/**
 * Says to caches that the answer depends on what the client can unpack, beside what it depends on already.
 * @param names the headers of the request that decided it
 */
export function varyOnEncoding(reply: FastifyReply, names = "accept-encoding"): void {
  const others = reply.getHeader("vary");
  void reply.header("vary", others === undefined ? names : `${others.toString()}, ${names}`);
}

/** All encodings, the smallest first, as a rule. */
export const encodings = Object.keys(compressedSuffixes).filter(isEncoding);

function isEncoding(name: string): name is Encoding {
  return name in compressedSuffixes;
}
