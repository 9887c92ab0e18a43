import { isIPv6 } from "node:net";

/**
 * @returns an IP address in lower case; an IPv4-mapped one (`::ffff:1.2.3.4`, `::ffff:102:304`) as
 *   IPv4. Without the port that some proxies write behind it (`1.2.3.4:5678`, `[2001:db8::1]:5678`): with it, each
 *   connection would be another caller
 */
export function plainAddress(ip: string): string {
  const written = ip
    .toLowerCase()
    .replace(/^\[([\da-f:.]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return mappedIPv4(written) ?? written;
}

/** @returns the IPv4 address that an IPv4-mapped IPv6 address stands for; undefined for any other text */
function mappedIPv4(address: string): string | undefined {
  if (!isIPv6(address)) return undefined;
  // The URL parser writes every address in one way, its last 32 bits as two groups.
  const canonical = URL.parse(`http://[${address}]/`)?.hostname ?? "";
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}
