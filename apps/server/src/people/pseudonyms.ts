import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { plainAddress } from "./plain-address.ts";
import { formerMailboxOf } from "./former-mailbox-of.ts";
import { mailboxOf } from "./mailbox-of.ts";

/**
 * Keyed hashes that stand for people and places. They may be kept longer than the data they stand for: a thief of the
 * database cannot compute them from addresses without the secret.
 */
export type Pseudonyms = {
  /** One person for bonuses: all addresses of one mailbox, as far as `mailboxOf` knows. */
  personOf: (email: string) => string;
  /** The result of `personOf` before November 2026: it differs for Proton, Yahoo and Fastmail only. */
  formerPersonOf: (email: string) => string;
  /** The network of a caller: an IPv4 address, or the /64 of an IPv6 address, which one internet line gets. */
  placeOf: (ip: string) => string;
  /** The wider network around an IPv6 address; null for an IPv4 address. */
  networkAround: (ip: string, prefixBits: 48 | 56) => string | null;
  /** @param kind so that equal values of different meaning get different hashes */
  of: (kind: string, value: string) => string;
};

/** @param secret at least 32 characters; it must never change: with another one, each person counts as new */
export function createPseudonyms(secret: string): Pseudonyms {
  const of = (kind: string, value: string) =>
    createHmac("sha256", secret).update(`${kind}\n${value}`).digest("hex");
  return {
    of,
    personOf: (email) => of("person", mailboxOf(email.toLowerCase())),
    formerPersonOf: (email) => of("person", formerMailboxOf(email.toLowerCase())),
    placeOf: (ip) => of("place", networkOf(ip)),
    networkAround: (ip, prefixBits) => {
      const groups = readIPv6(ip);
      return groups === null ? null : of(`/${prefixBits}`, prefixOf(groups, prefixBits));
    },
  };
}

function networkOf(ip: string): string {
  const groups = readIPv6(ip);
  return groups === null ? plainAddress(ip) : prefixOf(groups, 64);
}

/** @returns the eight groups, as numbers; null when it is no IPv6 address */
function readIPv6(ip: string): number[] | null {
  const plain = plainAddress(ip);
  if (!isIPv6(plain)) return null;
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const rest = tail === undefined ? [] : tail.split(":").filter((group) => group !== "");
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return [...groups, ...zeros, ...rest].map((group) => Number.parseInt(group, 16));
}

/** The first four groups, with the bits after the prefix cleared. The form for 64 must stay: stored hashes need it. */
function prefixOf(groups: readonly number[], prefixBits: 48 | 56 | 64): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const kept = { 48: 0, 56: fourth & 0xff00, 64: fourth }[prefixBits];
  return [first, second, third, kept].map((group) => group.toString(16)).join(":");
}
