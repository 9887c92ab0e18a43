/**
 * Writes in one word what titles write in several, and leaves out what says nothing of the work.
 *
 * @param folded a title without accents, in small letters
 */
export function replacePhrases(folded: string): string {
  // Most titles have none of them.
  if (!anyHint.test(folded)) return folded;
  let text = folded;
  for (const { hint, phrases } of groups)
    if (hint.test(text)) for (const [phrase, word] of phrases) text = text.replaceAll(phrase, word);
  return text;
}

type Group = { readonly hint: RegExp; readonly phrases: readonly (readonly [RegExp, string])[] };

const office: Group = {
  hint: /(?:comercial|administrativo)\b/,
  phrases: [[/\b(?:horario|expediente|turno) (?:comercial|administrativo)\b/g, " expedientecomercial "]],
};

/** Whom a bank serves, not the contract of who works there. */
const clients: Group = {
  hint: /\bpessoas? [jf]|\bp[jf]\b/,
  phrases: [
    [/\bpessoas? juridicas?\b/g, " pjcliente "],
    [/\bpessoas? fisicas?\b/g, " pfcliente "],
    [
      /\b(negocios|relacionamento|contas?|credito|clientes?|carteiras?|empresas) ?-? p([jf])\b/g,
      "$1 p$2cliente ",
    ],
  ],
};

/** The employer hires later. */
const forLater: Group = {
  hint: /cadastro|banco|futur/,
  phrases: [
    [/\b(?:cadastro|banco)(?: de)? (?:reservas?|talentos|curriculos)\b/g, " futuro "],
    [/\b(?:vagas?|oportunidades?) futuras?\b|\bfuturas (?:vagas|oportunidades)\b/g, " futuro "],
  ],
};

/** Who comes for whom who is away, for a time, or for a part of the day. */
const forTime: Group = {
  hint: /ferias|licenca|afastamento|part[- ]?time|meio[- ]|parcial|determinado/,
  phrases: [
    [
      /\b(?:cobertura|substituicao|cobrir)(?: de| da| por| para)? ferias\b|\(ferias\)|- ferias\b/g,
      " ferista ",
    ],
    [/\b(?:cobertura|substituicao|cobrir) (?:(?:de|da|por|para) )?(?=licenca|afastamento)/g, " substituto "],
    [/\blicenca[- ]?(?:maternidade|paternidade|medica|gestante|saude)\b/g, " substituto "],
    [/(?<=substituto )(?:licenca|afastamento)\b/g, " "],
    [
      /\b(?:part[- ]?time|meio[- ](?:periodo|expediente|turno)|(?:tempo|periodo) parcial)\b/g,
      " meioperiodo ",
    ],
    [/\b(?:contrato )?(?:por )?(?:prazo|tempo|periodo) (?=(?:in)?determinado)/g, " "],
  ],
};

/** Who may apply. That people with a disability may is a fact of its own; what is sold to women is work. */
const forWhom: Group = {
  hint: /afirmativ|negr|\bpret|indigen|trans\b|lgbt|\b(?:45|50|60) ?(?:\+|anos)|sexos|\bmasc|\bfem/,
  phrases: [
    [
      /\bafirmativ[ao]s?(?: (?:para|a))?(?: (?:pessoas?|profissionais|candidatos?))?(?: com)? (?=pcds?\b|deficien|p\.c\.d)/g,
      " ",
    ],
    [
      /\b(?:pessoas?|profissionais|candidat[ao]s?) (?:negr|pret|indigen|trans\b|lgbt)[a-z]*\+?/g,
      " afirmativa ",
    ],
    [/\blgbt[a-z]*\+?/g, " afirmativa "],
    [/\b(?:45|50|60) ?\+|\b(?:45|50|60) anos ou mais\b/g, " afirmativa "],
    [
      /\b(?:ambos os sexos|(?:masc(?:ulin[ao])?|fem(?:inin[ao])?)\.? ?(?:\/|e|ou) ?(?:masc(?:ulin[ao])?|fem(?:inin[ao])?))\b/g,
      " ",
    ],
    [
      /\b(moda|roupas?|calcados?|confeccao|vestuario|linha|futebol|lingerie|setor|secao|corte) (feminin|masculin)[ao]s?\b/g,
      "$1 $2moda",
    ],
  ],
};

const languages: Group = {
  hint: /lingua |inglesa|portuguesa|quality assurance|customer service/,
  phrases: [
    [/\blingua (?=(?:ingles|espanhol|portugues)a\b)/g, " "],
    [/\binglesa\b/g, "ingles"],
    [/\bportuguesa\b/g, "portugues"],
    [/\bquality assurance\b/g, " qa "],
    [/\bcustomer service\b/g, " atendimento cliente "],
  ],
};

/** What an announcement says around the work. */
const around: Group = {
  hint: /seletivo|experiencia|emprego|\babert|combinar|\bseja\b|\bvenha\b|el[ae]\/el|empresa|trabalhar|\bfixo|beneficios/,
  phrases: [
    [/\bprocesso seletivo(?: (?:\d{1,3}\/)?\d{4})?\b/g, " "],
    [/\b(?:com ou sem|com|sem) experiencia\b(?! d[aeo])/g, " "],
    [/\bvagas? abertas?\b|\babert[ao] (?=tambem|para|a )/g, " "],
    [/\b(?:salario )?a combinar\b|\b(?:seja|venha ser)(?: noss[ao])?\b/g, " "],
    [/\bel[ae]\/el[ae]\b|\b(?:na|para) empresa\b|\bpara trabalhar\b/g, " "],
    [/\b(?:1 ?[ºo°ª]?|primeiro) emprego\b/g, " "],
    // What comes with the pay, and no field of work: "salário fixo e benefícios".
    [/\bsalario fixo\b|\bfixo (?:e|mais|com)\b|\b(?:e|mais|com) beneficios\b/g, " "],
  ],
};

/** What is offered and asked for, which a text says better. */
const offers: Group = {
  hint: /\bv[tra]\b|vale|fretad|refeicao|plano|completo|disponib|ctps|registr|comprovad/,
  phrases: [
    [/\bv[tra]\b|\bvale[- ](?:transporte|refeicao|alimentacao)\b|\bplano de saude\b|\bfretado\b/g, " "],
    [/\b(?:refeicao|alimentacao) no local\b|\bdisponibilidade (?:para|de) viag\w+/g, " "],
    [/\bensino (?:medio|superior|fundamental) completo\b|\bcomprovad[ao]\b/g, " "],
    [/\b(?:com )?ctps\b|\bregistro em carteira\b|\bcarteira (?:assinada|registrada)\b/g, " "],
  ],
};

const schools: Group = {
  hint: /terapia|\bfund|ensino|\bef ?-?(?:[12]|ii?)\b|\banos (?:finais|iniciais)|[-–|(/] ?em ?(?:\)|$)/,
  phrases: [
    [/\b(?:unidade de )?terapia intensiva\b/g, " uti "],
    [/\b(?:ef|fund(?:amental)?\.?) ?-?(?:1|i)\b|\banos iniciais\b/g, " fundamental fund1 "],
    [/\b(?:ef|fund(?:amental)?\.?) ?-?(?:2|ii)\b|\banos finais\b/g, " fundamental fund2 "],
    [/(?<=[-–|(/] ?)em ?(?=\)|$)/g, " medio "],
    [/\bens(?:ino)?\.? +(?=fundamental|medio)/g, " "],
  ],
};

const letters: Group = {
  hint: /circuito fechado|pontos? de venda|project management office/,
  phrases: [
    [/\bcircuito fechado de (?:tv|televisao)\b/g, " cftv "],
    [/\bpontos? de vendas?\b/g, " pdv "],
    [/\bproject management office\b/g, " pmo "],
  ],
};

/** The register that the law asks for. "CRM" alone is a program. */
const registers: Group = {
  hint: /\b(?:cr[a-z]{1,5}|coren|oab|cft)\b/,
  phrases: [
    [
      /\b(?:com )?(?:cref|coren|cro|crea|creci|crc|crp|crn|crf|crefito|crefono|cress|crbm|crmv|crtr|oab|cft)(?:[-/][a-z]{2})?(?: ativ[oa])?\b|\bcrm(?:[-/][a-z]{2})? ativo\b/g,
      " ",
    ],
  ],
};

const groups: readonly Group[] = [
  office,
  clients,
  forLater,
  forTime,
  forWhom,
  languages,
  around,
  offers,
  schools,
  letters,
  registers,
];
const anyHint = new RegExp(groups.map(({ hint }) => hint.source).join("|"));
