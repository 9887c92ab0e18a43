import { lookup, type LookupAddress, type LookupAllOptions } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Thrown when a portal's address, or what its name resolves to, is not on the public internet. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/**
 * Resolves names for connections to portals and refuses every address that is not public, at the
 * moment of connecting: a name that resolves to this machine or its network gets no request.
 * @param allowedHosts hosts that may be local: the configured stand-ins
 * @param resolve asks for the addresses of a name, once for each connection
 */
export function guardedLookup(allowedHosts: ReadonlySet<string>, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const refused = allowedHosts.has(hostname)
        ? undefined
        : addresses.find(({ address }) => !isPublic(address));
      if (refused !== undefined)
        return callback(new AddressRefused(`${hostname} is not a public address`), []);
      return options.all === true ? callback(null, addresses) : callback(null, ...firstOf(addresses));
    });
  };
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A literal address in a URL never passes through a lookup, so it is checked here. */
export function isPublicHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, "");
  return isIP(literal) === 0 || isPublic(literal);
}

/** Of IPv6, only the range of global unicast (`2000::/3`): new assignments outside it are refused too. */
function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, "ipv4");
  // `fe80::1%eth0` is valid on one machine only.
  if (isIP(address) !== 6 || address.includes("%")) return false;
  const held = heldIPv4(address);
  if (held !== undefined) return isPublic(held);
  return globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6");
}

/**
 * The IPv4 address that an IPv6 address holds: IPv4-mapped (`::ffff:0:0/96`), and the well-known prefix of
 * NAT64 (`64:ff9b::/96`, RFC 6052), by which a server without IPv4 reaches every portal.
 */
function heldIPv4(address: string): string | undefined {
  // The URL parser writes every address in one way, its last 32 bits as two groups.
  const canonical = URL.parse(`http://[${address}]/`)?.hostname ?? "";
  const [, high, low] = /^\[(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const bits = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join(".");
}

function firstOf(addresses: LookupAddress[]): [string, number] {
  const [first] = addresses;
  return first === undefined ? ["", 4] : [first.address, first.family];
}

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

// The networks that the special-purpose registries of the IANA (RFC 6890 and its updates, as of October 2025) call not
// globally reachable, and those that forward packets to another address: relays of 6to4 and Teredo.
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  // Protocols of the IETF: Teredo, benchmarks, ORCHID. No portal has an address in the few reachable ones.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(network, prefix, "ipv6");
}
