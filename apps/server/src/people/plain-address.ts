/** @returns an IP address in small letters; one of IPv4 behind an IPv6 socket (`::ffff:1.2.3.4`) is that of IPv4 */
export function plainAddress(ip: string): string {
  return ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
}
