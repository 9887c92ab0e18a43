/**
 * What a posting says that asks for little: few hours, no experience, no demands; or that gives much on top. Two of these, or
 * one for `simpleWork`, do not go with high pay. Source: `canaltechPay`; the amounts, in `find-too-much-pay.ts`, are from the
 * examples.
 */
export const littleWork = {
  fewHours:
    /\b(?:[1-5] ?hs?|(?:uma|duas|tres|quatro) hs?)(?:oras?|orinhas?)? (?:por dia|p\/ dia|diarias|do (?:seu )?dia|ao dia)|\b(?:duas|tres|2|3|4) horas semanais|\b(?:1\d|20|[5-9]) ?h(?:oras)? (?:semanais|por semana)|\b(?:um|dois|duas|tres|2|3) (?:dias?|vezes|tardes|manhas|fins de tarde|noites) (?:por|na|da) semana|\bmeio (?:periodo|expediente)|\b(?:jornada|carga(?: horaria)?|expediente) de [2-5] ?h|\bso (?:de|pela) (?:manha|tarde)\b|\btrabalho leve\b|\bservico leve\b|\b(?:so|apenas|somente) [1-5] ?h|\bpoucas horas|\bhoras vagas|\bquando quiser|\b(?:seus horarios|as horas que quiser|escolhe as horas)/,
  noExperience:
    /\bsem (?:precisar (?:de|ter) |nenhuma |necessidade de |exigencia de )?(?:experiencia|pratica)\b(?! (?:em|com|formal|previa))|\bnao (?:\w+ ){1,2}(?:de |ter )?experiencia\b(?! (?:em|com|formal|previa))|\bprimeiro emprego\b|\bnem experiencia\b|\bnao (?:e necessario|precisa|precisam) (?:ter )?(?:trabalhado|saber)|\bnenhuma experiencia|\biniciantes?\b/,
  noDemands:
    /\b(?:sem|nem) (?:escolaridade|entrevista|exigencias?|requisitos|qualificacao|idioma|ingles|falar)|\bcontratacao na hora\b|\bensino fundamental\b|\b(?:nao (?:exige|precisa|pede)(?: de)?|nem ter) (?:estudo|escolaridade|referencia|ingles|falar)|\bexperiencia (?:ou|e|nem) (?:de )?escolaridade|\bnenhuma (?:formacao|qualificacao)|\bcopi(?:e|ar) e col(?:e|ar)|\bqualquer (?:pessoa|idade|escolaridade|perfil)|\baceitamos (?:menor|aposentad)|\btodo (?:o )?brasil\b|\btod[ao]s (?:as |os )?(?:idades|perfis)|\b(?:no|pelo) celular|\b(?:exigimos |so |apenas )(?:simpatia|boa aparencia)|\b(?:basta|so precisa) (?:ter|ser|de)\b/,
  gifts:
    /\b(?:vale|v[ar])\b[^.;]{0,20} de r?\$? ?1\.?[2-9]\d\d|\bde presente\b|\b14o? salario|\bdecimo quarto|\bbonus de (?:boas|contratacao)|\b(?:pago|pagamento|salario|adiantamos|pagamos) (?:\w{1,8} )?(?:adiantad|um mes)|\bpassagem[^.;]{0,20}\bhospedagem\b|\bembarque (?:imediato|em \d+ dias)/,
} as const;

/** Titles of work that is learnt on the job. */
export const simpleWork =
  /\b(?:aprendiz|auxiliar|ajudante|embal\w+|empacot\w+|recepcionista|atendente|repositor[ae]?|digita\w+|copi(?:ador|sta)|panfle\w+|passeador[ae]?|servicos gerais|limpeza|faxina|rece(?:bedor|ptor) de encomendas|moderador de grupo|operador[ae]? de (?:chat|celular|caixa|loja)|faxineir[ao]|servente|porteir[ao]|vigia|copeir[ao]|estoquista|balconista|telefonista|lavador[ae]?|office boy|motorista particular|^seguranca|(?:dama|moca) de companhia|acompanhante|dog walker|caseir[ao])\b/;

/** Titles of such work that is offered abroad. Source: `canaltechPay`. */
export const simpleWorkAbroad =
  /\b(?:baba|nanny|au pair|cuidador[ae]?|camareir[ao]|diarista|domestica|colh\w+|garco\w+|cozinha)\b/;

/** An apprentice works for a part of the day, for that part of the minimum wage. */
export const apprentice = /\baprendiz\b/;
