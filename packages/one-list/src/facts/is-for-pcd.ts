import type { Job } from "@vagou/contract/search/job";
import { foldText } from "@vagou/providers/core/text/fold-text";

/**
 * @returns whether only people with a disability may apply (PcD, Lei 8.213/1991, article 93), by the title or a sentence
 *   of the description. "Vaga também para PcD" is for all people, and so is a posting that does not mention it.
 */
export function isForPcd(job: Job): boolean {
  const known = read.get(job);
  if (known !== undefined) return known;
  const isFor = titleSays(job.title) || textSays(job.description);
  read.set(job, isFor);
  return isFor;
}

const read = new WeakMap<Job, boolean>();

function titleSays(title: string): boolean {
  // Most titles do not mention it: the letters are sought before the text is folded.
  if (!mention.test(title)) return false;
  return !openToAll.test(foldText(title));
}

const mention = /p\.?\s?c\.?\s?d\b|\bpcds\b|\bpne\b|defici[êe]nc/i;
const openToAll =
  /(?:\b(?:tambem|inclusive|inclui|incluindo|ampla|abert[ao]|extensiv[ao]|elegivel|aceita|aceitamos|ou|e)\b|[+&])[\s(]*(?:(?:para|a|as|de|por|concorrencia|candidatos?|profissionais|pessoas|com|e|vagas?) ){0,4}\(?(?:p\.?\s?c\.?\s?ds?|pne|deficienc)|\bpcds?,? (?:(?:ou|e) (?:nao|ampla)|tambem|inclusive|(?:sao |e )?bem[- ]?vind)/;

function textSays(html: string): boolean {
  // Descriptions are long, and few mention it: one short expression is quicker than to fold them, or to seek each word.
  if (!mayMention.test(html)) return false;
  const text = foldText(html);
  return onlyFor.test(text) && !openSentence.test(text);
}

const mayMention = /efici[eê]n|EFICI|[Pp]\.?[Cc]\.?[Dd]/;
const forThem =
  "(?:pcds?|p\\.c\\.d|(?:pessoas?|profissionais|candidatos?) (?:pcds?|com (?:algum tipo de )?deficiencia))";
const onlyFor = new RegExp(
  `(?:exclusiv[ao]s?|exclusivamente|afirmativ[ao]s?|destinad[ao]s?|reservad[ao]s?|somente|apenas)(?: (?:a|as|para|exclusivamente)){0,3} ${forThem}`,
);
const openSentence = new RegExp(
  `(?:nao (?:e|sao) exclusiv[ao]s?|tambem)(?: (?:destinad[ao]s?|aberta|a|as|para))* ${forThem}`,
);
