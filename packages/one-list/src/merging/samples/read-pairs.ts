import type { Job } from "@vagou/contract/search/job";
import { eighteenthUnseenTexts } from "./eighteenth-unseen-texts.ts";
import { eighthUnseenTexts } from "./eighth-unseen-texts.ts";
import { eleventhUnseenTexts } from "./eleventh-unseen-texts.ts";
import { fifteenthUnseenTexts } from "./fifteenth-unseen-texts.ts";
import { fifthUnseenTexts } from "./fifth-unseen-texts.ts";
import { fourteenthUnseenTexts } from "./fourteenth-unseen-texts.ts";
import { fourthUnseenTexts } from "./fourth-unseen-texts.ts";
import { nineteenthUnseenTexts } from "./nineteenth-unseen-texts.ts";
import { longTexts } from "./long-texts.ts";
import { ninthUnseenTexts } from "./ninth-unseen-texts.ts";
import { secondUnseenTexts } from "./second-unseen-texts.ts";
import { seventeenthUnseenTexts } from "./seventeenth-unseen-texts.ts";
import { seventhUnseenTexts } from "./seventh-unseen-texts.ts";
import { sixteenthUnseenTexts } from "./sixteenth-unseen-texts.ts";
import { sixthUnseenTexts } from "./sixth-unseen-texts.ts";
import { tenthUnseenTexts } from "./tenth-unseen-texts.ts";
import { thirdUnseenTexts } from "./third-unseen-texts.ts";
import { thirteenthUnseenTexts } from "./thirteenth-unseen-texts.ts";
import { twelfthUnseenTexts } from "./twelfth-unseen-texts.ts";
import { twentiethUnseenTexts } from "./twentieth-unseen-texts.ts";
import { twentyFirstUnseenTexts } from "./twenty-first-unseen-texts.ts";
import { twentyFourthUnseenTexts } from "./twenty-fourth-unseen-texts.ts";
import { twentySecondUnseenTexts } from "./twenty-second-unseen-texts.ts";
import { twentyThirdUnseenTexts } from "./twenty-third-unseen-texts.ts";
import { texts } from "./texts.ts";
import { unseenLongTexts } from "./unseen-long-texts.ts";
import { unseenTexts } from "./unseen-texts.ts";

/** Two postings, and what a person who reads both says of them. */
export type Pair = {
  readonly verdict: "same" | "different";
  /** What makes the pair worth a test. */
  readonly why: string;
  readonly postings: readonly [Job, Job];
  /** The names of the texts that tell the work, without the mark of one that tells it again; "" where a posting names none. */
  readonly works: readonly [string, string];
};

/**
 * Reads pairs as they are written in the sample files: a line `= why` (one vacancy) or `≠ why` (two), then two lines
 * `portal ~ title ~ employer ~ place ~ key=value …`, a dash where the portal says nothing.
 *
 * `text=` names texts of the files `…texts.ts` beside this one, joined by `+` and perhaps cut as a portal cuts them (`/120`
 * characters); `as=` is how the portal writes it (`plain` text, `glued` where nothing stands for the markup, `lines` for lists,
 * `breaks` for lines, in `capitals`, `bare` of accents); `cut=` is how many characters of this it shows; `head=` and `tail=` are
 * sentences before and after it; `on=` is the day (`11-03`, or `none`; else 10 November); `pay=`, `contract=`, `mode=`
 * and `url=` are the posting's fields.
 */
export function readPairs(lines: string): readonly Pair[] {
  const pairs: Pair[] = [];
  const kept = lines.split("\n").filter((line) => line !== "");
  for (let at = 0; at < kept.length; at += 3) {
    const [head = "", first = "", second = ""] = kept.slice(at, at + 3);
    const verdict = { "=": "same", "≠": "different" }[head.charAt(0)];
    if ((verdict !== "same" && verdict !== "different") || !first.includes(" ~ ") || !second.includes(" ~ "))
      throw new Error(`no pair begins with "${head}"`);
    const number = pairs.length;
    const postings = [readPosting(first, `${number}a`), readPosting(second, `${number}b`)] as const;
    pairs.push({ verdict, why: head.slice(2), postings, works: [workOf(first), workOf(second)] });
  }
  return pairs;
}

function workOf(line: string): string {
  const [, names = ""] = / ~ text=([^ /]+)/.exec(line) ?? [];
  return names.split("+").at(-1)?.replace(/-b$/, "") ?? "";
}

function readPosting(line: string, number: string): Job {
  const [source = "", title = "", company = "", location = "", ...rest] = line.split(" ~ ");
  const fields = new Map(rest.map((part) => splitOnce(part, "=")));
  const on = fields.get("on") ?? "11-10";
  const contract = fields.get("contract") ?? null;
  const salary = fields.get("pay") ?? null;
  const mode = fields.get("mode") ?? (location.startsWith("Remoto") ? "remote" : null);
  return {
    id: `${source}-${number}`,
    title,
    company: company === "-" ? null : company,
    location: location === "-" ? null : location,
    salary,
    url: fields.get("url") ?? `https://${source}.example/vaga/${number}`,
    description: descriptionOf(fields),
    posted_at: on === "none" ? null : `2026-${on}`,
    source,
    work_mode: mode === "remote" || mode === "hybrid" || mode === "onsite" ? mode : null,
    provenance: { salary: salary === null ? null : "stated", posted_at: "stated", contract: contract === null ? null : "stated", work_mode: null },
    summary: { tipoContrato: contract, requisitos: [], beneficios: [] },
  };
}

function descriptionOf(fields: ReadonlyMap<string, string>): string {
  const text = written(textOf(fields.get("text")), fields.get("as"));
  const cut = fields.get("cut");
  const [head, tail] = ["head", "tail"].map((end) => (fields.has(end) ? `<p>${fields.get(end)}</p>` : ""));
  return `${head}${cut === undefined ? text : `${text.slice(0, Number(cut)).trimEnd()}…`}${tail}`;
}

function textOf(names = ""): string {
  const [parts = "", length] = names.split("/");
  const whole = parts
    .split("+")
    .map((name) => (name === "" ? "" : knownText(name)))
    .join("");
  return length === undefined ? whole : `<p>${plain(whole).slice(0, Number(length))}...</p>`;
}

function written(html: string, form: string | undefined): string {
  switch (form) {
    case undefined:
      return html;
    case "plain":
      return plain(html);
    case "breaks":
      return html.replaceAll(/<\/(?:p|li)>/g, "<br>").replaceAll(/<(?:p|ul|li)>|<\/ul>/g, "");
    case "capitals":
      return `<div>${plain(html).toUpperCase()}</div>`;
    case "glued":
      return html.replaceAll(/<[^<>]*>/g, "");
    case "lines":
      return plain(html.replaceAll("<li>", "\n- ").replaceAll(/<(?:p|h3)>/g, "\n\n"));
    case "bare":
      return html.normalize("NFD").replaceAll(/\p{M}/gu, "");
    default:
      throw new Error(`no portal writes texts as "${form}"`);
  }
}

function knownText(name: string): string {
  const text = allTexts[name];
  if (text === undefined) throw new Error(`no text is named ${name}`);
  return text;
}

const allTexts: Readonly<Record<string, string>> = {
  ...texts,
  ...unseenTexts,
  ...secondUnseenTexts,
  ...thirdUnseenTexts,
  ...fourthUnseenTexts,
  ...fifthUnseenTexts,
  ...sixthUnseenTexts,
  ...seventhUnseenTexts,
  ...eighthUnseenTexts,
  ...ninthUnseenTexts,
  ...tenthUnseenTexts,
  ...eleventhUnseenTexts,
  ...twelfthUnseenTexts,
  ...thirteenthUnseenTexts,
  ...fourteenthUnseenTexts,
  ...fifteenthUnseenTexts,
  ...sixteenthUnseenTexts,
  ...seventeenthUnseenTexts,
  ...eighteenthUnseenTexts,
  ...nineteenthUnseenTexts,
  ...twentiethUnseenTexts,
  ...twentyFirstUnseenTexts,
  ...twentySecondUnseenTexts,
  ...twentyThirdUnseenTexts,
  ...twentyFourthUnseenTexts,
  ...longTexts,
  ...unseenLongTexts,
};

function plain(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, " ").trim();
}

function splitOnce(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
