import { foldText } from "./fold-text.ts";

/**
 * @param folded a heading, folded
 * @returns true when what stands below it is only desirable: "diferenciais", "requisitos desejaveis", "nice to have";
 *   false for a heading of both ("requisitos e diferenciais") and for what an employer praises of itself
 */
export function isDesirableHeading(folded: string): boolean {
  if (notRequired.test(folded)) return true;
  return desirable.test(folded) && !required.test(folded) && !ofEmployer.test(folded);
}

/**
 * @param label with a colon, as it is written
 * @returns true when what follows is only desirable; false where the label holds more than the word for it:
 *   "Desejável Especialização Experiência profissional:" is an item and the label of the next ones
 */
export function isDesirableLabel(label: string): boolean {
  if (!isDesirableHeading(foldText(label))) return false;
  const at = label.search(/(?:desej[aá]vel|diferencial)(?!\p{L})/iu);
  if (at === -1) return true;
  const capitals = label.slice(at + 1).match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return capitals.every((word) =>
    /^(?:nao|mas|desejave|diferencia|obrigatori|eliminatori)/.test(foldText(word)),
  );
}

/** @returns true when, besides, it has no words of an item: "desejavel ter", but not "desejavel ingles" */
export function isOnlyDesirableHeading(folded: string): boolean {
  return isDesirableHeading(folded) && folded.split(/[^a-z]+/).every((word) => headingWords.has(word));
}

const desirable =
  /\bdesejave(?:l|is)\b|\bdiferencia(?:l|is|r voce)\b|(?<!voce )\b(?:sera|seria|vai ser) (?:muito )?(?:legal|interessante)\b|\bseria (?:muito )?(?:bacana|bom|otimo|incrivel)\b|\bsera muito bom se\b|\b(?:um|a|big) plus\b|\bpontos? (?:extras?|a mais)\b|\b(?:ganha|conta|contam|contar|valem?) pontos\b|\b(?:se|te) destaca|\baumentam o match\b|\bvalorizamos se\b|\b(?:conhecimentos?|habilidades|competencias|experiencias?|requisitos) que fazem (?:a )?diferenca\b|\bnice[- ]to[- ]haves?\b|\bgood to have\b|\bpreferred (?:qualifications|skills|requirements|experience)\b|\bbonus points\b|\bdesirable\b/;

const notRequired = /\bnao (?:e|sao) (?:um |itens )?(?:requisito|obrigatori|eliminatori)/;

/** "Desejável, não obrigatório" requires nothing; "Requisitos e diferenciais" is a list of both. */
const required =
  /(?<!\bnao |\bnao (?:e|sao) )\b(?:obrigatori|necessari|exigid|eliminatori)|essencia|imprescindi|indispensave|\bprecis|\bminimum\b|\bmust\b|\brequired\b|\b(?:requisitos?|qualificacoes|perfil|conhecimentos|habilidades|competencias|experiencias?|formacao|requirements|qualifications) ?(?:\b(?:e|ou|and)\b|[&+/,]) ?(?:os )?(?:diferencia|desejave|preferred)|(?:\b(?:e|ou|and)\b|[&+/,]) ?(?:pre[- ]?)?(?:requisitos|qualificacoes|perfil|requirements|qualifications)\b/;

const ofEmployer =
  /\bnoss[oa]s?\b|\bbeneficio|\b(?:empresa|trabalhar|oferec|conosco)|\bpor aqui\b|\bda oportunidade\b/;

const headingWords = new Set(
  ` desejavel desejaveis diferencial diferenciais diferenciar legal interessante bacana bom otimo incrivel plus ponto pontos extra extras ganha conta contam vale valem
  vai vao ira te destacar destaca destacam destacara faz fazem diferenca nice to have haves good preferred qualifications skills requirements experience bonus points
  desirable would be a an o as os e ou de da do das dos em para pra que qual pode se seu sua um uma sao sera serao seria seriam ser ter tiver tenha tivesse possuir
  possua caso considerado considerada considerados consideradas como tambem ainda muito mais mas grande nao obrigatorio obrigatorios obrigatoria obrigatorias
  eliminatorio eliminatorios bem vindo vinda valorizamos vaga cargo funcao posicao temas voce candidato candidata pre requisito requisitos prerequisitos qualificacao
  qualificacoes conhecimento conhecimentos habilidade habilidades competencia competencias experiencia experiencias formacao academica tecnico tecnicos tecnica
  tecnicas comportamental comportamentais curso cursos item itens perfil`.split(/\s+/),
);
