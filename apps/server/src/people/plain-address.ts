/** @returns an IP address in lower case; an IPv4-mapped one (`::ffff:1.2.3.4`) as IPv4 */
export function plainAddress(ip: string): string {
  return ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
