import type { Job } from "@vagou/contract/search/job";
import { collapseBlanks } from "@vagou/providers/core/text/collapse-blanks";
import { foldText } from "@vagou/providers/core/text/fold-text";

export type Sentence = {
  /** Plain text, as the posting has it. */
  readonly text: string;
  /** The same without accents and capitals. */
  readonly folded: string;
  readonly isTitle: boolean;
};

/**
 * @returns the sentences of title, description and summary: every block of the description has its own
 */
export function listSentences({ title, description, summary }: Job): Sentence[] {
  const blocks = description.replaceAll(inline, "").split(tag);
  const sentences: Sentence[] = [];
  const add = (text: string, isTitle: boolean) => {
    if (text !== "") sentences.push(sentenceOf(text, isTitle));
  };
  add(title, true);
  for (const block of [...blocks, ...summary.requisitos, ...summary.beneficios])
    for (const part of decode(block).split(sentenceEnd)) add(part, false);
  return sentences;
}

/** @returns this text as one sentence */
export function sentenceOf(text: string, isTitle: boolean): Sentence {
  const plain = collapseBlanks(text);
  return { text: plain, folded: foldText(plain), isTitle };
}

const tag = /<[^<>]*>/;
const inline = /<\/?(?:strong|em|b|i)>/g;
/** Not after "Sr.", "Av." or "nº 2.". */
const sentenceEnd = /(?<=[^\s.]{3}[.!?…]{1,3})\s|;\s|\n|(?=[•●▪✅👉])/u;

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
