import { foldText } from "@vagou/providers/core/text/fold-text";
import type { PostingFacts } from "./posting-facts.ts";

/** For whom alone a vacancy is, beside people with a disability: "feminin", "masculin", "afirmativ". */
export type Reserve = "feminin" | "masculin" | "afirmativ";

/** @returns what the title or a sentence of the description reserves the vacancy for; null where all may apply */
export function readReserve({ job, title }: PostingFacts): Reserve | null {
  const known = read.get(job);
  if (known !== undefined) return known;
  const reserve = reserves.find((each) => title.words.includes(each)) ?? inText(job.description);
  read.set(job, reserve);
  return reserve;
}

const reserves: readonly Reserve[] = ["feminin", "masculin", "afirmativ"];
const read = new WeakMap<PostingFacts["job"], Reserve | null>();

function inText(html: string): Reserve | null {
  // Descriptions are long, and few mention it.
  if (!mayMention.test(html)) return null;
  const [, who = ""] = onlyFor.exec(foldText(html)) ?? [];
  if (who === "") return null;
  if (/^(?:mulher|femin)/.test(who)) return "feminin";
  return /^(?:homens|mascul)/.test(who) ? "masculin" : "afirmativ";
}

const mayMention =
  /mulheres|homens|feminin|masculin|negr[ao]s|ind[ií]gen|LGBT|pessoas trans|MULHERES|HOMENS|NEGRAS/;
const onlyFor =
  /\b(?:exclusiv[ao]s?|exclusivamente|afirmativ[ao]s?|destinad[ao]s?|reservad[ao]s?|somente|apenas)(?: (?:a|as|ao|aos|para|o|publico|sexo)){0,4} (mulheres|homens|feminino|masculino|(?:pessoas |candidatos |profissionais )?(?:negr|pret|indigen|trans\b|lgbt))/;
