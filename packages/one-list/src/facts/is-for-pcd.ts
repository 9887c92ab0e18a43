import type { Job } from "@vagou/contract/search/job";
import { foldText } from "@vagou/providers/core/text/fold-text";

/**
 * @returns whether only people with a disability may apply (PcD, Lei 8.213/1991, article 93), by the title, a sentence
 *   of the description, or what the portal states beside the text. "Vaga também para PcD" is for all people, and so are
 *   a posting that does not mention it and work with people who have one ("Cuidador de pessoas com deficiência").
 */
export function isForPcd(job: Job): boolean {
  const known = read.get(job);
  if (known !== undefined) return known;
  const isFor = titleSays(job.title) || portalSays(job.summary.requisitos) || textSays(job.description);
  read.set(job, isFor);
  return isFor;
}

const read = new WeakMap<Job, boolean>();

function titleSays(title: string): boolean {
  // Most titles do not mention it: the letters are sought before the text is folded.
  if (!mention.test(title)) return false;
  const folded = foldText(title);
  if (openToAll.test(folded) || otherGroups.test(folded)) return false;
  return announced.test(folded) || !(abbreviation.test(folded) ? forOthersWork : forTheirCare).test(folded);
}

/** An affirmative vacancy may be for several groups. */
const otherGroups = /\b(?:negr[oa]s|pret[oa]s|pard[oa]s|lgbt|mulheres|indigenas)/;

const announced = /\bvagas?\b|exclusiv|afirmativ|destinad|reservad/;
const abbreviation = /\bp\.?\s?c\.?\s?ds?\b|\bpne\b/;
/** Who seeks or counsels them. */
const forOthersWork =
  /(?<!programa |banco )\b(?:de|em) (?:inclusao|diversidade|talentos)\b|\brecrutador|\balunos?\b|\bcuidador/;
/** Who cares for them or teaches them. */
const forTheirCare =
  /\b(?:cuidador|acompanhante|aluno|crianca|adolescente|idoso|professor|monitor|educador|terapeuta|pedagog|interprete|inclusao|atendimento|apoio)/;

/** In the words of our adapters, where a portal has a field for it. */
function portalSays(requirements: readonly string[]): boolean {
  if (!requirements.some((text) => mayMention.test(text))) return false;
  const folded = requirements.map((text) => foldText(text));
  const affirmative = folded.filter((text) => text.startsWith("vaga afirmativa "));
  return (
    folded.includes("vaga para pessoas com deficiencia (pcd)") ||
    (affirmative.length > 0 && affirmative.every((text) => /deficiencia|\bpcds?\b/.test(text)))
  );
}

const mention = /p\.?\s?c\.?\s?d\b|\bpcds\b|\bpne\b|defici[êe]nc/i;
const openToAll =
  /(?:\b(?:tambem|inclusive|inclui|incluindo|ampla|abert[ao]|extensiv[ao]|elegivel|aceita|aceitamos|preferencial\w*|ou|e)\b|[+&])[\s(]*(?:(?:para|a|as|de|por|concorrencia|candidatos?|profissionais|pessoas|com|e|vagas?) ){0,4}\(?(?:p\.?\s?c\.?\s?ds?|pne|deficienc)|\bpcds?,? (?:(?:ou|e) (?:nao|ampla)|tambem|inclusive|(?:sao |e )?bem[- ]?vind)/;

function textSays(html: string): boolean {
  // Descriptions are long, and few mention it: one short expression is quicker than to fold them, or to seek each word.
  if (!mayMention.test(html)) return false;
  const sentences = html
    .replaceAll(/<\/?(?:strong|em|b|i)>/g, "")
    .replaceAll(/p\.c\.d/gi, "pcd")
    .split(/[.;!?<>]/)
    .filter((sentence) => mayMention.test(sentence))
    .map((sentence) => foldText(sentence));
  if (sentences.some((sentence) => openSentence.test(sentence))) return false;
  return sentences.some((sentence) => {
    const at = onlyFor.exec(sentence)?.index ?? -1;
    return at >= 0 && (at < beginningMax || vacancyWord.test(sentence)) && !otherGroups.test(sentence);
  });
}

/** "Exclusivo para PcD", after a mark at most. */
const beginningMax = 4;
const vacancyWord =
  /\b(?:vagas?|oportunidades?|posicao|posicoes|selecao|processo|inscric(?:ao|oes)|candidat\w*)\b/;

const mayMention = /efici[eê]n|EFICI|[Pp]\.?[Cc]\.?[Dd]/;
const forThem =
  "(?:pcds?|(?:pessoas?|profissionais|candidatos?) (?:pcds?|com (?:algum tipo de )?deficiencia))";
/** "Vagas exclusivas para PcD (https://…)" are others. */
const onlyFor = new RegExp(
  `(?:exclusiv[ao]s?|exclusivamente|afirmativ[ao]s?|destinad[ao]s?|reservad[ao]s?|somente|apenas)(?: (?:a|as|para|exclusivamente)){0,3} ${forThem}(?! \\(?http)`,
);
const openSentence = new RegExp(
  `(?:nao (?:e|sao) exclusiv[ao]s?|tambem)(?: (?:e|sao|destinad[ao]s?|abertas?|a|as|para))* ${forThem}|(?:e|ou) sem deficiencia`,
);
