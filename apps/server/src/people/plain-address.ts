/**
 * @returns an IP address in lower case; an IPv4-mapped one (`::ffff:1.2.3.4`) as IPv4. Without the port that some proxies
 *   write behind it (`1.2.3.4:5678`, `[2001:db8::1]:5678`): with it, each connection would be another caller
 */
export function plainAddress(ip: string): string {
  return ip
    .toLowerCase()
    .replace(/^\[([\da-f:.]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/, "");
}
