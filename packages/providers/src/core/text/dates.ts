import { foldText } from "./fold-text.ts";

/**
 * Reads the date of a vacancy in the forms portals write: ISO with or without zone, "12/11/2026", "12-11-2026",
 * "12/11", "12 de novembro de 2026", "Publicada em 5 nov", "Aug 25, 2026", RFC 822, "hoje",
 * "ontem", "há 3 dias", "há 2 horas", "3 days ago", "hace 3 días". A time without zone is São Paulo's;
 * exact midnight and the last second of a day (Catho) are a day; a day without year is the last such day up to `receivedAt`.
 *
 * @param receivedAt "há 3 dias" counts from here
 * @returns ISO 8601, a day (`2026-11-12`) or an instant (`2026-11-12T10:04:46-04:00`); undefined
 *   for what is not known to the day ("há 2 meses", "há mais de 30 dias") and for anything else
 */
export function readDate(text: string, receivedAt: Date): string | undefined {
  return read(text, receivedAt, lastDay);
}

/** As `readDate`, for the end of a vacancy: a day without year is the nearest one, so "15/01" in November is to come. */
export function readDeadline(text: string, receivedAt: Date): string | undefined {
  return read(text, receivedAt, nearestDay);
}

function read(text: string, receivedAt: Date, withoutYear: DayReader): string | undefined {
  const folded = foldText(text.slice(0, textLengthMax));
  for (const reader of [readIso, readNumeric, readNamedMonth, readRelative]) {
    const date = reader(folded, receivedAt, withoutYear);
    if (date !== undefined) return date || undefined;
  }
  return undefined;
}

/** A date is looked for near the beginning of a text only. */
const textLengthMax = 200;

/** @returns the calendar day of an instant in Brazil's official time, `2026-11-12`. */
export function dayInSaoPaulo(instant: Date): string {
  return new Date(instant.getTime() + saoPauloOffsetMs).toISOString().slice(0, 10);
}

/** Brazil keeps one offset since it gave up summer time in 2019. */
const saoPauloOffset = "-03:00";
const saoPauloOffsetMs = -3 * 60 * 60 * 1000;

/** Returns undefined for another form, and "" for its own form with a date that does not exist. */
type Reader = (text: string, receivedAt: Date, withoutYear: DayReader) => string | undefined;

/** Gives a day its year; "" when there is no such day. */
type DayReader = (month: string | undefined, day: string | undefined, receivedAt: Date) => string;

/** ISO 8601, also with slashes, seven digits of fraction, one-digit months and Java's "[utc]". */
const readIso: Reader = (text) => {
  const match =
    /\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[t ](\d{2}:\d{2})(:\d{2})?(\.\d+)?\s*(z|[+-]\d{2}:?\d{2})?)?/.exec(
      text,
    );
  if (!match) return undefined;
  const [, year, month, day, time, seconds = ":00", fraction = "", zone] = match;
  return compose(year, month, day, time && `${time}${seconds}${fraction.slice(0, 4)}`, zone);
};

const readNumeric: Reader = (written, receivedAt, withoutYear) => {
  const text = written.replace(/\b(\d{1,2})[-.](\d{1,2})[-.](?=\d{4}\b)/, "$1/$2/");
  const match = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?!\d)(?:,?(?: as)? (\d{2}:\d{2})(:\d{2})?)?/.exec(
    text,
  );
  if (!match) return undefined;
  const [, day, month, year, time, seconds = ":00"] = match;
  if (!year) return withoutYear(month, day, receivedAt);
  return compose(year.length === 2 ? `20${year}` : year, month, day, time && time + seconds);
};

const months = ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"];
const englishMonths: Readonly<Record<string, string>> = {
  feb: "fev",
  apr: "abr",
  may: "mai",
  aug: "ago",
  sep: "set",
  oct: "out",
  dec: "dez",
};

const monthName = String.raw`(?<month>jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[a-z]*\.?`;
const clock = String.raw`(?<time>\d{2}:\d{2}(?::\d{2})?)`;
/** "12 de novembro de 2026", "5 nov", "Fri, 07 Aug 2026 02:00:00 GMT". */
const dayFirst = new RegExp(
  String.raw`\b(?<day>\d{1,2})[oº]? (?:de )?${monthName}(?:,? (?:de )?(?<year>\d{4}))?(?: ${clock} ?(?<zone>gmt|utc|z|[+-]\d{4})?)?`,
);
/** "Aug 25, 2026", "Fri Aug 07 02:00:00 UTC 2026". */
const monthFirst = new RegExp(
  String.raw`\b${monthName} (?<day>\d{1,2})(?:,? (?<year>\d{4})| ${clock} (?<zone>gmt|utc) (?<lastYear>\d{4}))?\b`,
);

const readNamedMonth: Reader = (text, receivedAt, withoutYear) => {
  const match = dayFirst.exec(text) ?? monthFirst.exec(text);
  const { day, month: name = "", year, lastYear, time, zone } = match?.groups ?? {};
  if (!day) return undefined;
  const month = String(months.indexOf(englishMonths[name] ?? name) + 1);
  const stated = year ?? lastYear;
  if (!stated) return withoutYear(month, day, receivedAt);
  const seconds = time?.length === 5 ? ":00" : "";
  return compose(stated, month, day, time && time + seconds, zone === "gmt" || zone === "utc" ? "z" : zone);
};

const readRelative: Reader = (text, receivedAt) => {
  if (/\b(hoje|today)\b/.test(text)) return dayInSaoPaulo(receivedAt);
  if (/\banteontem\b/.test(text)) return daysBefore(receivedAt, 2);
  if (/\b(ontem|yesterday)\b/.test(text)) return daysBefore(receivedAt, 1);
  const match =
    /(?<more>mai?s de |menos de |(?:more|less) than |\+ ?)?\b(?<count>\d{1,3}|uma?) (?<unit>minut[oe]|min|hora|hour|h|dia|day)s?\b/.exec(
      text,
    );
  const { more, count = "", unit } = match?.groups ?? {};
  if (!unit || more || !/\bha\b|\batras\b|\bago\b|\bhace\b/.test(text)) return undefined;
  const number = /^\d/.test(count) ? Number(count) : 1;
  if (unit.startsWith("d")) return daysBefore(receivedAt, number);
  const minutes = unit.startsWith("m") ? number : number * 60;
  // "há 2 horas" is not more precise than a minute.
  return `${new Date(receivedAt.getTime() - minutes * 60_000).toISOString().slice(0, 16)}:00Z`;
};

function daysBefore(instant: Date, days: number): string {
  return dayInSaoPaulo(new Date(instant.getTime() - days * 24 * 60 * 60 * 1000));
}

/** A vacancy is not posted in the future; one day is allowed for portals whose clock is ahead of ours. */
function lastDay(month: string | undefined, day: string | undefined, receivedAt: Date): string {
  const tomorrow = daysBefore(receivedAt, -1);
  const year = Number(tomorrow.slice(0, 4));
  const thisYear = compose(String(year), month, day);
  return thisYear && thisYear <= tomorrow ? thisYear : compose(String(year - 1), month, day);
}

function nearestDay(month: string | undefined, day: string | undefined, receivedAt: Date): string {
  const thisYear = Number(dayInSaoPaulo(receivedAt).slice(0, 4));
  const distance = (date: string) => Math.abs(Date.parse(date) - receivedAt.getTime());
  const days = [thisYear, thisYear + 1, thisYear - 1].map((year) => compose(String(year), month, day));
  return days.filter((date) => date !== "").toSorted((a, b) => distance(a) - distance(b))[0] ?? "";
}

/** @returns "" when there is no such day. */
function compose(year = "", month = "", day = "", time?: string, zone?: string): string {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // 30 February is read as a day of March, the 13th month not at all.
  if (new Date(`${date}T00:00:00Z`).getUTCDate() !== Number(day)) return "";
  if (Number(year) < 2000 || Number(year) > 2100) return "";
  if (!time || /^(?:00:00:00(?:\.0*)?|23:59:59(?:\.\d*)?)$/.test(time)) return date;
  const offset =
    zone === undefined ? saoPauloOffset : zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
  const instant = `${date}T${time}${offset}`;
  return Number.isNaN(Date.parse(instant)) ? "" : instant;
}
