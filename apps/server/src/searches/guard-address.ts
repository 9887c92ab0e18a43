import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Thrown when a portal's address, or what its name resolves to, is not on the public internet. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/**
 * Resolves names for connections to portals and refuses every address that is not public, at the
 * moment of connecting: a name that resolves to this machine or its network gets no request.
 * @param allowedHosts hosts that may be local: the configured stand-ins
 */
export function guardedLookup(allowedHosts: ReadonlySet<string>): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
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

/** A literal address in a URL never passes through a lookup, so it is checked here. */
export function isPublicHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, "");
  return isIP(literal) === 0 || isPublic(literal);
}

function isPublic(address: string): boolean {
  return !reserved.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

function firstOf(addresses: LookupAddress[]): [string, number] {
  const [first] = addresses;
  return first === undefined ? ["", 4] : [first.address, first.family];
}

// The special-purpose registries of the IANA (RFC 6890 and its updates), IPv4 inside IPv6 included.
const reserved = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  reserved.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["100::", 64],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  reserved.addSubnet(network, prefix, "ipv6");
}
