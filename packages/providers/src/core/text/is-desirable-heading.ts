/**
 * @param folded a heading, folded
 * @returns true when what stands below it is only desirable: "diferenciais", "requisitos desejaveis", "nice to have";
 *   false for a heading of both ("requisitos e diferenciais") and for what an employer praises of itself
 */
export function isDesirableHeading(folded: string): boolean {
  return desirable.test(folded) && !required.test(folded) && !ofEmployer.test(folded);
}

/** @returns true when, besides, it has no words of an item: "desejavel ter", but not "desejavel ingles" */
export function isOnlyDesirableHeading(folded: string): boolean {
  return isDesirableHeading(folded) && folded.split(/[^a-z]+/).every((word) => headingWords.has(word));
}

const desirable =
  /\bdesejave(?:l|is)\b|\bdiferencia(?:l|is)\b|\b(?:sera|seria) (?:muito )?(?:legal|interessante|bacana|bom|otimo|incrivel)\b|\b(?:um|a|big) plus\b|\bpontos? extras?\b|\b(?:ganha|conta|contam|valem?) pontos\b|\bvai te destacar\b|\bfaz(?:em)? (?:a )?diferenca\b|\bnice[- ]to[- ]haves?\b|\bgood to have\b|\bpreferred (?:qualifications|skills|requirements|experience)\b|\bbonus points\b|\bdesirable\b/;

/** "Desejável, não obrigatório" requires nothing; "Requisitos e diferenciais" is a list of both. */
const required =
  /(?<!\bnao |\bnao (?:e|sao) )\b(?:obrigatori|necessari|exigid|eliminatori)|essencia|imprescindi|indispensave|\bminimum\b|\bmust\b|\brequired\b|\b(?:requisitos?|qualificacoes|perfil|conhecimentos|habilidades|competencias|experiencias?|formacao|requirements|qualifications)\W*(?:\b(?:e|ou|and)\b|[&+/,])|(?:\b(?:e|ou|and)\b|[&+/,]) ?(?:pre[- ]?)?(?:requisitos|qualificacoes|perfil|requirements|qualifications)\b/;

const ofEmployer = /\bnoss[oa]s?\b|\b(?:empresa|trabalhar|oferec|conosco)/;

const headingWords = new Set(
  ` desejavel desejaveis diferencial diferenciais legal interessante bacana bom otimo incrivel plus ponto pontos extra extras ganha conta contam vale valem
  vai te destacar faz fazem diferenca nice to have haves good preferred qualifications skills requirements experience bonus points desirable would be a an
  o as os e ou de da do das dos em para pra que se um uma sao sera serao seria seriam ser ter tiver tenha tivesse possuir considerado considerada considerados
  consideradas como tambem ainda muito mais mas grande nao obrigatorio obrigatorios obrigatoria obrigatorias vaga cargo funcao posicao voce candidato candidata
  pre requisito requisitos prerequisitos qualificacao qualificacoes conhecimento conhecimentos habilidade habilidades competencia competencias experiencia experiencias
  formacao academica tecnico tecnicos tecnica tecnicas comportamental comportamentais curso cursos item itens perfil`.split(
    /\s+/,
  ),
);
