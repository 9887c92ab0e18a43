/**
 * How much a word says of which vacancy a text is, by how many of 254 descriptions of vacancies have a word that begins with
 * the same five letters: the natural logarithm of one in how many, a mean of each line's words. Counted over the texts of
 * `samples` without those that tell another again.
 */
const commonWords: readonly { readonly weight: number; readonly words: string }[] = [
  {
    weight: 1.3,
    words: `acomp alime anos contr ensin escal exper fazer para plano refei salar saude segun trans vale`,
  },
  {
    weight: 2,
    words: `apoia atend ativo auxil basic cesta clien comis compl confe conta cuida curso dispo dois entre inter mais
    medio monta ofere opera parti prepa produ receb regis requi segur seis seman sexta super tecni traba turno`,
  },
  {
    weight: 2.7,
    words: `12x36 adici admin agend ajuda almoc anali aplic apres assis bolsa busca caixa camin carta carte casa centr
    compr confo consu conve corre cumpr desco desej desen diari dias docum domin eletr emiti empre equip escri
    excel fecha fixo folga forma freta funda horar horas indic ingle lanca limpa local loja manha mante manut
    mater medic mensa merca meses minim nosso notas notur odont organ orien pacie pela pelo pesso plane plant
    preci premi prest previ proce procu progr propr quem resid respo sabad servi siste sobre teste trein tres
    valid venda vida visit voce`,
  },
];

/** Of all other words, which fewer than one in twenty has: chosen by how well the pairs of `samples` are told apart. */
export const rareWeight = 4.15;

/** By the beginning of a word, five letters at most. */
export const wordWeights: ReadonlyMap<string, number> = new Map(
  commonWords.flatMap(({ weight, words }) => words.split(/\s+/).map((word) => [word, weight] as const)),
);
