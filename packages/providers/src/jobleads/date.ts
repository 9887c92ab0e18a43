import { readDate } from "../core/text/dates.ts";

/** Reads "há 3 dias", "3 days ago", "hace 3 días": the portal chooses the language of the page. */
export function readJobleadsDate(text: string, receivedAt: Date): string | undefined {
  const [, count, unit = ""] = /(\d{1,3}) (minute|minuto|hour|hora|day|d[ií]a)/i.exec(text) ?? [];
  const isAgo = /\bago\b|\bhace\b/i.test(text) && !/\+|more than|m[aá]s de/i.test(text);
  const name = /^m/i.test(unit) ? "minutos" : /^h/i.test(unit) ? "horas" : "dias";
  return readDate(count && isAgo ? `há ${count} ${name}` : text, receivedAt);
}
