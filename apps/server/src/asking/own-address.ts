import type { Provider } from "@vagou/providers/core/provider";
import { AddressRefused } from "./wire/guard-address.ts";

/**
 * A portal's reply may name any address as the next page or as a vacancy's. Only the portal's own are asked: each other
 * host would get a line and a row of its own here, and requests of ours in the portal's place.
 * @param originMap a portal's origin → the origin of its stand-in, whose replies name addresses at the stand-in
 * @throws {AddressRefused} the address is at none of the provider's origins
 */
export function requireOwnAddress(
  { id, origins }: Pick<Provider, "id" | "origins">,
  address: string,
  originMap: ReadonlyMap<string, string>,
): void {
  const url = new URL(address);
  const isOwn = origins.some(
    (origin) => url.origin === originMap.get(origin) || isSameHost(url, new URL(origin)),
  );
  if (!isOwn) throw new AddressRefused(`${url.host.slice(0, hostLengthMax)} is not an address of ${id}`);
}

/** Portals write their addresses with and without "www.", and with http too; another port is another host. */
function isSameHost(url: URL, own: URL): boolean {
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && withoutWww(url) === withoutWww(own);
}

function withoutWww({ host }: URL): string {
  return host.replace(/^www\./, "");
}

/** The longest host name of the DNS, with a port. */
const hostLengthMax = 260;
