/**
 * How much a word says of which vacancy a text is, by how many of 1,587 descriptions of vacancies have a word that begins with
 * the same five letters: the natural logarithm of one in how many, a mean of each line's words. Counted over the texts of
 * `samples`, each vacancy once.
 */
const commonWords: readonly { readonly weight: number; readonly words: string }[] = [
  {
    weight: 1.3,
    words: `alime anos atend contr ensin exper medio para plano refei saude segun trans vale`,
  },
  {
    weight: 2.1,
    words: `acomp assis ativo auxil basic cesta clien comis compl confe conta conve cuida curso dispo empre
    entre escal fazer inter mais medic monta odont ofere opera organ parti pesso produ receb regis requi
    salar segur seman sexta super tecni traba turno`,
  },
  {
    weight: 2.7,
    words: `12x36 admin anali aplic apoia benef bolsa busca caixa carte compr consu cursa desej desen diari dias
    domin eletr equip escri excel fecha fixo forma freta funda horar horas indus local loja mante mater
    merca meses orien pacie pelo plant preci premi prepa proce quali respo sabad servi siste sobre trein
    valid veicu venda vida voce`,
  },
];

/** Of all other words, which fewer than one in twenty has: chosen by how well the pairs of `samples` are told apart. */
export const rareWeight = 4.15;

/** By the beginning of a word, five letters at most. */
export const wordWeights: ReadonlyMap<string, number> = new Map(
  commonWords.flatMap(({ weight, words }) => words.split(/\s+/).map((word) => [word, weight] as const)),
);
