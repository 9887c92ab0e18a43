import { isIP, isIPv4 } from "node:net";

/**
 * Whether a part of `TRUST_PROXY` names a proxy: an address, a network, or one of three names for networks. Fastify
 * would read the number "1" as the address 0.0.0.1, and trust no proxy.
 */
export function isProxy(part: string): boolean {
  if (networkNames.has(part)) return true;
  const [address = "", size, ...more] = part.split("/");
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  if (size === undefined) return true;
  return kind === 4 && isIPv4(size)
    ? true
    : /^\d{1,3}$/.test(size) && Number(size) <= (kind === 4 ? 32 : 128);
}

const networkNames = new Set(["loopback", "linklocal", "uniquelocal"]);
