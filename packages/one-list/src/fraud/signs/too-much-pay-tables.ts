import type { SignTable } from "./sign.ts";

/**
 * What a posting says that asks for little: few hours, no experience, no demands; or that gives much on top. Two of these, or
 * one for `simpleWork`, do not go with high pay. Source: `canaltechPay`; the amounts, in `find-too-much-pay.ts`, are from the
 * examples.
 */
export const littleWork = {
  fewHours:
    /\b(?:(?:1\d|20|[5-9]) ?h(?:oras)? (?:semanais|por semana)|(?:2|3|4|duas|tres) horas semanais|(?:2|3|dois|duas|tres|um) (?:dias?|fins de tarde|manhas|noites|tardes|vezes) (?:da|na|por) semana|(?:[1-5] ?hs?|(?:duas|quatro|tres|uma) hs?)(?:oras?|orinhas?)? (?:ao dia|diarias|do (?:seu )?dia|p\/ dia|por dia)|(?:apenas|so|somente) [1-5] ?h|as horas que quiser|(?:carga(?: horaria)?|expediente|jornada) de [2-5] ?h|escolhe as horas|horas vagas|meio (?:periodo|expediente)|poucas horas|quando quiser|servico leve\b|seus horarios|so (?:de|pela) (?:manha|tarde)\b|trabalho leve\b)/,
  noExperience:
    /\b(?:iniciantes?\b|nao (?:\w+ ){1,2}(?:de |ter )?experiencia\b(?! (?:com|em|formal|previa))|nao (?:e necessario|precisa|precisam) (?:ter )?(?:trabalhado|saber)|nem experiencia\b|nenhuma experiencia|primeiro emprego\b|sem (?:exigencia de |necessidade de |nenhuma |precisar (?:de|ter) )?(?:experiencia|pratica)\b(?! (?:com|em|formal|previa)))/,
  noDemands:
    /\b(?:aceitamos (?:menor|aposentad)|(?:apenas |exigimos |so )(?:simpatia|boa aparencia)|(?:basta|so precisa) (?:de|ser|ter)\b|contratacao na hora\b|copi(?:e|ar) e col(?:e|ar)|ensino fundamental\b|experiencia (?:e|nem|ou) (?:de )?escolaridade|(?:nao (?:exige|pede|precisa)(?: de)?|nem ter) (?:escolaridade|estudo|falar|ingles|referencia)|nenhuma (?:formacao|qualificacao)|(?:no|pelo) celular|qualquer (?:escolaridade|idade|perfil|pessoa)|(?:sem|nem) (?:entrevista|escolaridade|exigencias?|falar|idioma|ingles|qualificacao|requisitos)|tod[ao]s (?:as |os )?(?:idades|perfis)|todo (?:o )?brasil\b)/,
  gifts:
    /\b(?:14o? salario|(?:adiantamos|pagamento|pagamos|pago|salario) (?:\w{1,8} )?(?:adiantad|um mes)|bonus de (?:boas|contratacao)|de presente\b|decimo quarto|embarque (?:imediato|em \d+ dias)|passagem[^.;]{0,20}\bhospedagem\b|(?:vale|v[ar])\b[^.;]{0,20} de r?\$? ?1\.?[2-9]\d\d)/,
} as const;

/** Titles of work that is learnt on the job. */
export const simpleWork =
  /\b(?:^seguranca|acompanhante|ajudante|aprendiz|atendente|auxiliar|balconista|caseir[ao]|copeir[ao]|copi(?:ador|sta)|(?:dama|moca) de companhia|digita\w+|dog walker|embal\w+|empacot\w+|estoquista|faxina|faxineir[ao]|lavador[ae]?|limpeza|moderador de grupo|motorista particular|office boy|operador[ae]? de (?:caixa|celular|chat|loja)|panfle\w+|passeador[ae]?|porteir[ao]|rece(?:bedor|ptor) de encomendas|recepcionista|repositor[ae]?|servente|servicos gerais|telefonista|vigia)\b/;

/** Titles of such work that is offered abroad. Source: `canaltechPay`. */
export const simpleWorkAbroad =
  /\b(?:au pair|baba|camareir[ao]|colh\w+|cozinha|cuidador[ae]?|diarista|domestica|garco\w+|nanny)\b/;

/** An apprentice works for a part of the day, for that part of the minimum wage. */
export const apprentice = /\baprendiz\b/;

/** Currencies of an amount, as `find-too-much-pay.ts` reads them: without one, the text names no pay. */
export const amountSigns: SignTable = {
  kind: "too-much-pay",
  enough: 1,
  within: "posting",
  signs: {
    reais: { points: 1, words: /r\$|remuner/ },
    foreign: { points: 1, words: /dolares|eur|us?\$|\b[ac][ua]?\$|usd|[€£]/ },
  },
};
