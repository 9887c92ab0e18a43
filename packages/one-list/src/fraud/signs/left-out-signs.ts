import type { Sign } from "./sign.ts";

// What honest postings of a hidden employer say, and what others leave out: what the work is, where, when or for how much.

export const trade =
  /\b(?:academia|agencia de empregos|buffet|casal|cliente|clinica|confeccao|consultoria|empresa (?:de (?!grande)|do (?:ramo|segmento|setor))|escola|faccao|familia|farmacia|fazenda|hamburgueria|hospital|hotel|industria|laboratorio|lanchonete|mercado|loja|obra|oficina|padaria|pizzaria|posto|pousada|ramo|reforma|restaurante|salao|segmento|studio|supermercado|transportadora)\b/;

export const details: Readonly<Record<string, Sign>> = {
  "a place": {
    isOfPosting: true,
    points: -2,
    words:
      /\b(?:(?:apartamento|asa|av\.?|avenida|bairro|balcao|chacara|condominio|escritorio|estrada|fabrica|galpao|guarita|loja|portaria|praca|r\.|residencia|rodovia|rua|sede|shopping)\b|morar? em\b|n[oa] (?:bairro|centro|regiao|zona)|proximo a[os]?\b|(?:zona|regiao) (?:leste|metropolitana|norte|oeste|sul))/,
  },
  "working hours": {
    isOfPosting: true,
    points: -2,
    words:
      /\b(?:12 ?x ?36|[56] ?x ?[12]\b|\d{1,2}:\d{2}|(?:das )?\d{1,2} ?h(?:\d{2})? (?:as|ate)\b|escala\b|folga|seg a\b|segunda a\b|turnos?\b)/,
  },
  demands: {
    isOfPosting: true,
    points: -3,
    words:
      /\b(?:cnh|com experiencia|conhecimento|coren|crea|crm|curso|ensino (?:fundamental|medio|superior)|experiencia (?:com|comprovada|de|em|minima|na|no)|ferramentas|maquina (?:reta|de)|(?:maquina|moto) propria|mopp|nr-? ?\d\d|pratica (?:em|com)|referencias?|superior|tecnico)\b/,
  },
  offers: {
    isOfPosting: true,
    points: -2,
    words:
      /r\$ ?\d|\b(?:ajuda de custo|almoco|alojamento|beneficios|carteira assinada|cesta|clt|comissao|contrato|diaria|pago|plano de saude|refeicao|registr\w+|salario|v[tra]|vale)\b/,
  },
  "a trade": {
    isOfPosting: true,
    points: -2,
    words: trade,
  },
  "an application": {
    isOfPosting: true,
    points: -3,
    words:
      /@\w+\.|\b(?:curriculo (?:n[ao]|para|pelo)|curriculo por(?! (?:aqui|ess|est))|enviar (?:o )?(?:cv|curriculo))|\b(?:entrevistas? (?:presencial|segunda|terca)|comparecer)/,
  },
};

export const openToAll =
  /\b(?:18 a \d\d|\d{2,} (?:contratacoes|pessoas|posicoes|vagas)|ambos os sexos|diversas (?:areas|funcoes)|homens e mulheres|mais de \d+ vagas|multinacional|pessoas? (?:comprometid|de confianca|dispost|motivad|seri)\w*|qualquer (?:escola|idade|perfil|pessoa)|tod[ao]s (?:as |os )?(?:bairros|cargos|funcoes|idades|perfis)|todo (?:o )?brasil|varias funcoes)\b/;

/** Points for what a posting does not say: its work, its pay; and for a place or an employer that it names. */
export type LeftOutPoints = {
  readonly work: number;
  readonly pay: number;
  readonly placed: number;
  readonly named: number;
  /** For an employer that is named where the posting says it plainly. */
  readonly plainlyNamed: number;
};

/** A title that names no work. */
export const vagueTitle =
  /^(?:ajudante|aprendiz|assistente|atendente|auxiliar|colaborador(?:es)?|contrata-se|emprego|estagio|estamos contratando|home office|novas? vagas?|oportunidades?|precisa-se|processo seletivo|renda|selecao|temos vagas?|trabalhe conosco|trabalhe em casa|trabalho|vagas?|varias vagas|varios cargos)(?: (?:\/ estagio|abertas?|com urgencia|de emprego|de fim de semana|disponive(?:l|is)|diversas|em casa|escritorio|externas?|gera(?:l|is)|hoje|home office|imediatas?|no exterior|online|p\/ mulheres|unica|urgentes?))*[!. ]*$/;

/** "na Mooca", "em São Paulo"; read in the text as it is written. */
export const namedPlace =
  /(?:^|\s)(?:[nd]a|[nd]o|em) (?!App|Brasil|Direct|Face|Goog|Insta|Link|PV|Pix|RH|Signal|Tele|Tik|Whats|Word|You|Zap)[A-ZÀ-Ý][a-zà-ÿ]{2}/;
