import { foldText } from "./fold-text.ts";

/** The requirements and benefits of a vacancy's text, as far as its headings name them. */
export type Sections = { requirements: string[]; benefits: string[] };

/**
 * Headings that employers use, folded. A line is a heading when, without its marks, it begins with
 * one of these and is short, or ends with a colon. `other` ends a section.
 */
const headings = {
  requirements:
    /^(pre[- ]?)?requisitos|^qualificacoes|^o que (buscamos|esperamos|voce precisa)|^do que voce precisa|^quem (estamos buscando|procuramos)|^conhecimentos (necessarios|exigidos)|^perfil desejado|^formacao e experiencia|^requirements|^must[- ]haves?|^what you.{0,3} bring|^qualifications|^o que voce tra/,
  benefits:
    /^(nossos |pacote de |principais )?beneficios|^(o que )?(nos )?oferecemos|^o que .{0,40} oferec|^vantagens|^benefits|^what (we|you.{0,3}ll) (offer|get)/,
  other:
    /^(principais )?(responsabilidades|atividades|atribuicoes|funcoes)|^informacoes adicionais|^(seria|sera) (um diferencial|legal|interessante|desejavel)|^diferenci|^desejave|^sobre |^quem somos|^local( de trabalho)?\b|^(horario|jornada|escala|carga horaria|modelo|regime|salario|remuneracao|bolsa)\b|^etapas|^como se candidatar|^processo seletivo|^o que voce (fara|vai fazer)|^descricao|^nice[- ]to[- ]have|^responsibilities|^what you.{0,3}ll do|^about |^who we are|^meet your team|^observac/,
};

const kinds = ["requirements", "benefits", "other"] as const;

const bullet = /^\s*[•·▪●*–-]/;
const headingLengthMax = 60;
const itemLengthMin = 3;
/** Finds lines that became one when the portal lost a break: "Ensino médio.Benefícios:Vale", but not "Node.Js". */
const glued = /\p{Ll}{2}[.!?:;]\p{Lu}\p{Ll}{3}/u;
/** A longer line is prose; it stays in the description. */
const itemLengthMax = 240;
/** Longer lines are not read: the text is untrusted. */
const lineLengthMax = 2_000;
const itemsMax = 30;

/** @returns the items below the headings of requirements and of benefits, each at most 30. */
export function readSections(text: string): Sections {
  const { requirements, benefits } = readLines(text, "other");
  return { requirements, benefits };
}

/** @returns the items of a text that is a single section, up to a heading of another kind. */
export function readSection(text: string, kind: keyof Sections): string[] {
  return readLines(text, kind)[kind];
}

function readLines(text: string, kindAtStart: Kind): Sections {
  const found: Record<keyof Sections, Item[]> = { requirements: [], benefits: [] };
  let current = kindAtStart;
  for (const line of text.split("\n")) {
    if (line.length > lineLengthMax) continue;
    const heading = headingOf(line);
    if (heading) current = heading.kind;
    if (current === "other") continue;
    // "Requisitos: ensino médio completo; CNH B" has its content on the same line.
    const items = heading ? heading.rest.split(";").map(cleanItem) : [cleanItem(line)];
    for (const text of items) found[current].push({ text, isBullet: bullet.test(line) });
  }
  return { requirements: chooseItems(found.requirements), benefits: chooseItems(found.benefits) };
}

/** In a section with bullets, the other lines are prose. */
function chooseItems(items: readonly Item[]): string[] {
  const bullets = items.filter((item) => item.isBullet);
  const texts = (bullets.length > 0 ? bullets : items)
    .map((item) => item.text)
    .filter((item) => item.length >= itemLengthMin && item.length <= itemLengthMax && !item.endsWith(":"))
    .filter((item) => !glued.test(item));
  return [...new Set(texts)].slice(0, itemsMax);
}

function headingOf(rawLine: string): { kind: Kind; rest: string } | null {
  const line = rawLine.replace(/^[^\p{L}]+/u, "").trim();
  const colon = line.indexOf(":");
  const label = colon === -1 ? line : line.slice(0, colon);
  if (label === "" || label.length > headingLengthMax) return null;
  // An item, or a sentence that begins like a heading ("Sobre a vaga falaremos depois."), is no heading.
  if (colon === -1 && (bullet.test(rawLine) || /[.;,]$/.test(label) || label.split(" ").length > 8))
    return null;
  const folded = foldText(label);
  const kind = kinds.find((name) => headings[name].test(folded));
  if (!kind) return null;
  return { kind, rest: colon === -1 ? "" : cleanItem(line.slice(colon + 1)) };
}

function cleanItem(line: string): string {
  return line
    .replace(/^[\s•·▪●*–—-]+/, "")
    .replace(/(?<![\s;,.])[\s;,.]+$/, "")
    .trim();
}

type Kind = keyof typeof headings;
type Item = { text: string; isBullet: boolean };
