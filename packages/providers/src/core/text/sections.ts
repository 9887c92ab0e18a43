import { foldText } from "./fold-text.ts";
import { isDesirableLabel, isOnlyDesirableHeading } from "./is-desirable-heading.ts";
import { listRequirements } from "./list-requirements.ts";

/**
 * The requirements and benefits of a vacancy's text, as far as its headings name them. What the employer would like
 * is the last of the requirements, and says so (`listRequirements`).
 */
export type Sections = { requirements: string[]; benefits: string[] };

/**
 * Headings that employers use, folded. A line is a heading when, without its marks, it begins with
 * one of these and is short, or ends with a colon. `other` ends a section.
 */
const headings = {
  required:
    /^(pre[- ]?)?requisitos|^qualificacoes|^o que (buscamos|esperamos|voce precisa)|^do que voce precisa|^quem (estamos buscando|procuramos)|^conhecimentos (necessarios|exigidos)|^perfil desejado|^formacao e experiencia|^requirements|^must[- ]haves?|^(obrigatori[oa]s?|indispensave(l|is))$|^(competencias|habilidades)( (tecnicas|comportamentais|necessarias|exigidas|obrigatorias|requeridas))?$|^what you.{0,3} bring|^qualifications|^o que voce tra/,
  benefits:
    /^(nossos |pacote de |principais )?beneficios|^(o que )?(nos )?oferecemos|^o que .{0,40} oferec|^vantagens|^por ?que (trabalhar|fazer parte)|^o que voce (ganha|recebe|vai encontrar)|^benefits|^what (we|you.{0,3}ll) (offer|get)/,
  other:
    /^(principais )?(responsabilidades|atividades|atribuicoes|funcoes)|^informacoes adicionais|^diferenciais\b|^nossos diferenciais|^sobre |^quem somos|^local( de trabalho)?\b|^(horario|jornada|escala|carga horaria|modelo|regime|salario|remuneracao|bolsa)\b|^etapas|^como se candidatar|^processo seletivo|^o que voce (fara|vai fazer)|^(sua|nossa) missao|^nossa (cultura|historia)|^nossos valores|^seus desafios|^seu dia a dia|^descricao|^responsibilities|^what you.{0,3}ll do|^about |^who we are|^meet your team|^observac/,
};

const kinds = ["required", "benefits", "other"] as const;

const bullet = /^\s*[•·▪●*–-]/;
const headingLengthMax = 60;
/** "Seria legal se você tivesse, mas se não tiver, você também será bem-vindo:" */
const leadInLengthMax = 90;
/** "VT", "VR" and "C#" are items. */
const itemLengthMin = 2;
/** Finds lines that became one when the portal lost a break: "Ensino médio.Benefícios:Vale", but not "Node.Js". */
const glued = /\p{Ll}{2}[.!?:;]\p{Lu}\p{Ll}{3}/u;
/** A longer line is prose; it stays in the description. */
const itemLengthMax = 240;
/** Longer lines are not read: the text is untrusted. */
const lineLengthMax = 2_000;
const itemsMax = 30;

/** @returns the items below the headings of requirements and of benefits, each at most 30. */
export function readSections(text: string): Sections {
  const { required, desirable, benefits } = readLines(text, "other");
  return { requirements: listAsked(required, desirable), benefits: chooseItems(benefits).slice(0, itemsMax) };
}

/** @returns the items of a text that is a single section, up to a heading of another kind. */
export function readSection(text: string, kind: keyof Sections): string[] {
  const { required, desirable, benefits } = readLines(text, kind === "benefits" ? "benefits" : "required");
  return kind === "benefits" ? chooseItems(benefits).slice(0, itemsMax) : listAsked(required, desirable);
}

/** @returns the items of two texts: what the employer requires, and what it would like. */
export function readAsked(requiredText: string, desirableText: string): string[] {
  const asked = readLines(requiredText, "required");
  const liked = readLines(desirableText, "desirable");
  return listAsked([...asked.required, ...liked.required], [...asked.desirable, ...liked.desirable]);
}

function listAsked(required: readonly Item[], desirable: readonly Item[]): string[] {
  return listRequirements({ required: chooseItems(required), desirable: chooseItems(desirable) }, itemsMax);
}

function readLines(text: string, kindAtStart: Kind): Record<Listed, Item[]> {
  const found: Record<Listed, Item[]> = { required: [], desirable: [], benefits: [] };
  let current = kindAtStart;
  /** The lines below a heading of what is desirable, as long as they are a list. */
  let run: { hasItems: boolean; hasBullets: boolean } | null = null;
  /** What the items of the present list begin with; null until its first item. */
  let mark: string | null = null;
  for (const line of text.split("\n")) {
    if (line.length > lineLengthMax) continue;
    const isBullet = bullet.test(line);
    const ownMark: string = markOf(line);
    // "✅ Horário: das 8h às 17h" is neither asked nor offered, and the list goes on.
    const fact: ReturnType<typeof factIn> =
      current !== "other" && ownMark !== "" && (mark ?? ownMark) === ownMark ? factIn(line) : null;
    if (fact === "term") continue;
    const heading: ReturnType<typeof headingOf> = fact === "grant" ? null : headingOf(line, current);
    if (heading) {
      current = heading.kind;
      run = current === "desirable" ? { hasItems: false, hasBullets: false } : null;
    }
    if (run?.hasItems && !heading && endsRun(line, isBullet, run.hasBullets)) current = "other";
    if (current === "other") continue;
    // "Requisitos: ensino médio completo; CNH B" has its content on the same line.
    const items = heading ? heading.rest.split(";").map(cleanItem) : [cleanItem(line)];
    for (const text of items) found[current].push({ text, isBullet, isOfHeading: heading !== null });
    if (heading) mark = heading.rest === "" ? null : "";
    else if (line.trim() !== "") mark = ownMark;
    if (!run || items.every((item) => item === "")) continue;
    run.hasItems = true;
    run.hasBullets ||= isBullet;
    // Whether "CNH B" below "Desejável: inglês" is only desirable cannot be told.
    if (heading) current = "other";
  }
  return found;
}

/** @returns the sign or picture that a line begins with, "" for none; bold text has a mark of its own */
function markOf(line: string): string {
  const text = line.trimStart();
  if (text.startsWith("**")) return "**";
  const [first = ""] = text;
  return /[a-z]/i.test(first) || /[\p{L}\p{N}]/u.test(first) ? "" : first;
}

/** Whether a line with a mark is a term of the contract with its value, or the grant of an internship, which is offered. */
function factIn(line: string): "term" | "grant" | null {
  // Most lines of a list are items: folding all of them takes most of the time.
  if (!mayBeFact.test(line.slice(0, headingLengthMax))) return null;
  const folded = foldText(line.slice(0, headingLengthMax));
  if (/^[^a-z]{1,8}bolsa\b/.test(folded)) return "grant";
  return term.test(folded) ? "term" : null;
}

const mayBeFact = /^[^a-z]{1,8}(?:local|hor.rio|jornada|escala|carga|modelo|regime|sal.rio|remunera|bolsa)/i;

const term =
  /^[^a-z]{1,8}(?:local(?: de trabalho)?|horario(?: de trabalho)?|jornada(?: de trabalho)?|escala|carga horaria|modelo(?: de (?:trabalho|atuacao))?|regime|salario|remuneracao) ?(?:: ?[^ ]|r\$)/;

/** A wrong "desejável" would be worse than a missing item: what may be the next part of the text ends the list. */
function endsRun(line: string, isBullet: boolean, hasBullets: boolean): boolean {
  const text = line.trim();
  return text !== "" && !isBullet && (hasBullets || text.endsWith(":") || closing.test(foldText(text)));
}

/** What postings say at their end, to the reader. */
const closing =
  /[!?@]|^(?:interessad|envi[ea]|venha|candidat|cadastr|contato|curriculo|faca parte|junte-se|se voce|vaga|salario|beneficio)/;

/** In a section with bullets, the other lines are prose. The sign before a heading, as in "*Requisitos:*", is no bullet. */
function chooseItems(items: readonly Item[]): string[] {
  const hasBullets = items.some((item) => item.isBullet && !item.isOfHeading);
  const texts = items
    .filter((item) => !hasBullets || item.isBullet || item.isOfHeading)
    .map((item) => item.text)
    .filter((item) => item.length >= itemLengthMin && item.length <= itemLengthMax && !item.endsWith(":"))
    .filter((item) => !glued.test(item));
  return [...new Set(texts)];
}

function headingOf(rawLine: string, current: Kind): { kind: Kind; rest: string } | null {
  const line = rawLine.replace(/^[^\p{L}]+/u, "").trim();
  const colon = line.indexOf(":");
  const label = colon === -1 ? line : line.slice(0, colon);
  const isAmongAsked = current === "required" || current === "desirable";
  if (label === "" || label.length > (isAmongAsked ? leadInLengthMax : headingLengthMax)) return null;
  const isBullet = bullet.test(rawLine);
  // An item, or a sentence that begins like a heading ("Sobre a vaga falaremos depois."), is no heading.
  if (colon === -1 && (isBullet || /(?<!\.\.)[.;,]$/.test(label) || label.split(" ").length > 8)) return null;
  const rest = colon === -1 ? "" : cleanItem(line.slice(colon + 1));
  if (rest !== "" && label.length > headingLengthMax) return null;
  const folded = foldText(label);
  const isLeadIn = colon !== -1 && rest === "" && isAmongAsked && isDesirableLabel(label);
  if (isLeadIn || isOnlyDesirableHeading(folded)) {
    // Below what an employer offers, "Diferenciais" may be more of it.
    const isOffer = folded === "outros diferenciais" || (current === "benefits" && folded === "diferenciais");
    if (isOffer && !isAmongAsked) return { kind: "other", rest: "" };
    // "• Diferencial: inglês" among other requirements is one of them.
    return isBullet && rest !== "" && current !== "other" ? null : { kind: "desirable", rest };
  }
  if (label.length > headingLengthMax) return null;
  const kind = kinds.find((name) => headings[name].test(folded));
  return kind ? { kind, rest } : null;
}

function cleanItem(line: string): string {
  const bare = line.replace(/^[\s•·▪●*–—-]+/, "");
  // Few items begin with a picture, and to look for one takes long.
  const text = bare.charCodeAt(0) < firstPicture ? bare : bare.replace(picturesBefore, "");
  return text.replace(/(?<![\s;,.])[\s;,.]+$/, "").trim();
}

const firstPicture = 0x2000;
const picturesBefore = /^[\s•·▪●*–—\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Join_Control}\uFE0F-]+/u;

type Listed = "required" | "desirable" | "benefits";
type Kind = Listed | "other";
type Item = {
  text: string;
  isBullet: boolean;
  /** It stands on the line of the heading. */
  isOfHeading: boolean;
};
