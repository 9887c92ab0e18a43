import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { formatCalendarDay, formatDay } from "#lib/words/dates.ts";
import { borrowedWords } from "#lib/posting/borrowed-words.ts";
import { csvTitles, type CsvRow, savedTexts, titleOf } from "./texts.ts";

/**
 * @returns the vacancies as a spreadsheet: semicolons between cells, as spreadsheets in Brazil expect, and a mark at the
 * start, without which Excel would read the accents wrongly
 */
export function writeCsv(vacancies: readonly SavedVacancy[]): string {
  const columns = Object.entries(csvTitles).map(([key, title]) => ({ key, title }));
  const rows = vacancies.map((vacancy): Record<string, string> => rowOf(vacancy));
  const lines = [
    columns.map(({ title }) => writeCell(title)),
    ...rows.map((row) => columns.map(({ key }) => writeCell(row[key] ?? ""))),
  ];
  return `\u{FEFF}${lines.map((cells) => `${cells.join(";")}\r\n`).join("")}`;
}

function rowOf(vacancy: SavedVacancy): CsvRow {
  const day = (iso: string | null) => (iso === null ? "" : formatCalendarDay(iso));
  return {
    title: titleOf(vacancy),
    company: vacancy.company ?? "",
    location: vacancy.location ?? "",
    salary: vacancy.salary ?? "",
    contract: vacancy.contract ?? "",
    level: vacancy.level ?? "",
    mode: vacancy.work_mode === null ? "" : savedTexts.workModes[vacancy.work_mode],
    portal: vacancy.display_name,
    url: vacancy.url,
    status: savedTexts.status[vacancy.status],
    statusSince: formatDay(new Date(vacancy.status_at)),
    saved: formatDay(new Date(vacancy.saved_at)),
    nextStep: vacancy.next_step,
    nextStepOn: day(vacancy.next_step_on),
    note: vacancy.note,
    applyUntil: day(vacancy.apply_until ?? null),
    lastSeen: day(vacancy.last_seen_at),
    notFoundSince: day(vacancy.not_found_since ?? null),
    alsoIn: (vacancy.others ?? []).map(({ display_name: portal, url }) => `${portal}: ${url}`).join(" · "),
    borrowed: borrowedWords(vacancy).join(" · "),
  };
}

/**
 * A spreadsheet runs a cell that begins with one of these signs as a formula, and portals write most of the cells. With
 * an apostrophe before it the cell is text (OWASP, "CSV Injection").
 */
function writeCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${keepInOneCell(safe).replaceAll('"', '""')}"`;
}

/**
 * A spreadsheet that is not Brazilian expects commas between cells: for it only the first cell of a line is in quotes,
 * and the others are cut at each comma. So a sign after a comma gets an apostrophe too. Portals send no line breaks in
 * what stands here; a note may have some, and a list in it, `- RG`, stays as the person wrote it.
 */
function keepInOneCell(text: string): string {
  let kept = "";
  let mayBegin = false;
  for (const sign of text) {
    kept += mayBegin && formulaSigns.has(sign) ? `'${sign}` : sign;
    mayBegin = separators.has(sign) || (mayBegin && (sign === '"' || sign.trim() === ""));
  }
  return kept;
}

const separators = new Set([",", ";", "\t"]);
const formulaSigns = new Set(["=", "+", "-", "@", "＝", "＋", "－", "＠"]);
