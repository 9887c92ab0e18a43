import { formatCount, formatTenths } from "./money.ts";

/** @returns "164 kB", "1,2 MB" from bytes, in thousands as data plans count; at least 1 kB */
export function formatDataSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${formatCount(kilobytes)} kB` : `${formatTenths(kilobytes / 1_000)} MB`;
}
