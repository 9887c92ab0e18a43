/**
 * What a posting says that asks for little: few hours, no experience, no demands. Two of these, or one for `simpleWork`, do not
 * go with high pay. Source: `canaltechPay`; the amounts, in `find-too-much-pay.ts`, are from the examples.
 */
export const littleWork = {
  fewHours:
    /\b(?:[1-5] ?h|\b(?:uma|duas|tres|quatro) h)(?:oras?|orinhas?)? (?:por dia|diarias|do (?:seu )?dia|ao dia)|\bmeio periodo|\bso de manha\b|\btrabalho leve\b|\bpoucas horas|\bhoras vagas/,
  noExperience:
    /\bsem (?:precisar (?:de|ter) |nenhuma |necessidade de |exigencia de )?experiencia\b(?! (?:em|com|formal|previa))|\bnao (?:\w+ ){1,2}(?:de |ter )?experiencia\b(?! (?:em|com|formal|previa))|\bprimeiro emprego\b|\bnem experiencia\b/,
  noDemands:
    /\b(?:sem|nem) (?:escolaridade|entrevista)|\bcontratacao na hora\b|\bensino fundamental\b|\b(?:nao (?:exige|precisa|pede)(?: de)?|nem ter) (?:estudo|escolaridade|referencia)|\bexperiencia (?:ou|e|nem) escolaridade|\bcopi(?:e|ar) e col(?:e|ar)|\bqualquer (?:pessoa|idade)|\baceitamos (?:menor|aposentad)|\btodo (?:o )?brasil\b|\btod[ao]s (?:as |os )?(?:idades|perfis)|\b(?:no|pelo) celular/,
} as const;

/** Titles of work that is learnt on the job. */
export const simpleWork =
  /\b(?:aprendiz|auxiliar|ajudante|embalador|empacotador|recepcionista|atendente|repositor|digitador[ae]?|entregador de panfletos|panflet\w+|passeador|servicos gerais|rece(?:bedor|ptor) de encomendas|moderador de grupo|faxineir[ao]|servente|porteir[ao]|copeir[ao]|estoquista|balconista)\b/;

/** Titles of such work that is offered abroad. Source: `canaltechPay`. */
export const simpleWorkAbroad =
  /\b(?:baba|nanny|au pair|cuidador[ae]?|camareir[ao]|diarista|domestica|lavador|colheita|colhedor|dog walker)\b/;

/** An apprentice works for a part of the day, for that part of the minimum wage. */
export const apprentice = /\baprendiz\b/;
