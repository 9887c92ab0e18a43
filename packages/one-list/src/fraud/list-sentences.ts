import type { Job } from "@vagou/contract/search/job";
import { collapseBlanks } from "@vagou/providers/core/text/collapse-blanks";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { withoutDesirable } from "@vagou/providers/core/text/say-desirable";

export type Sentence = {
  /** As the posting has it, without markup; blanks may be several. */
  readonly written: string;
  readonly isTitle: boolean;
};

/**
 * @returns the sentences of title, description and summary: every block of the description has its own. One that is
 *   written again, as in the summary, is the same object again
 */
export function listSentences({ title, description, summary }: Job): Sentence[] {
  const sentences: Sentence[] = title === "" ? [] : [{ written: title, isTitle: true }];
  const known = new Map<string, Sentence>();
  const add = (written: string) => {
    if (written === "") return;
    let sentence = known.get(written);
    if (sentence === undefined) {
      sentence = { written, isTitle: false };
      known.set(written, sentence);
    }
    sentences.push(sentence);
  };
  const blocks = description.replaceAll(inline, "").split(tag);
  for (const block of [...blocks, ...summary.requisitos.map(withoutDesirable), ...summary.beneficios]) {
    const text = decode(block);
    // To split takes longer than to see that there is only one sentence.
    if (mayEnd.test(text)) text.split(sentenceEnd).forEach(add);
    else add(text);
  }
  return sentences;
}

/** @returns the sentence as plain text with single blanks */
export function textOf({ written }: Sentence): string {
  return collapseBlanks(written);
}

/** @returns the same without accents and capitals */
export function foldedOf(sentence: Sentence): string {
  const folded = known.get(sentence) ?? foldText(sentence.written);
  known.set(sentence, folded);
  return folded;
}

/** @returns the folded sentence without what it denies: "sem contrato, com almoço" offers no contract */
export function affirmedOf(sentence: Sentence): string {
  return foldedOf(sentence).replaceAll(denied, " ");
}

/** A few words, up to a comma; not what a warning names. */
const denied = /\b(?:nao|nem|sem)(?: (?!golpe|mas\b|so\b)[^ ,.:;!?]{1,20}){1,4}/g;

/** Most sentences are never folded, the others by each sign that they may show. */
const known = new WeakMap<Sentence, string>();

const tag = /<[^<>]*>/;
const inline = /<\/?(?:strong|em|b|i)>/g;
/** Not after "Sr.", "Av." or "nº 2.". */
const sentenceEnd = /(?<=[^\s.]{3}[.!?…]{1,3})\s|;\s|\n|(?=[•●▪✅👉])/u;
const mayEnd = /[.!?…;]\s|[\n•●▪✅👉]/u;

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
