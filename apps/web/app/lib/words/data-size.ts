import { onFirstUse } from "./on-first-use.ts";
const whole = onFirstUse(() => new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 }));
const tenth = onFirstUse(() => new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 }));

/** @returns "164 kB", "1,2 MB" from bytes, in thousands as data plans count; at least 1 kB */
export function formatDataSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${whole().format(kilobytes)} kB` : `${tenth().format(kilobytes / 1_000)} MB`;
}
