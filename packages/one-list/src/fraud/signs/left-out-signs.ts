import type { Sign } from "./sign.ts";

// What honest postings of a hidden employer say, and what others leave out: what the work is, where, when or for how much.

export const details: Readonly<Record<string, Sign>> = {
  "a place": {
    isOfPosting: true,
    points: -2,
    words:
      /\b(?:rua|r\.|av\.?|avenida|bairro|praca|estrada|rodovia|portaria|guarita|balcao|sede|loja|galpao|shopping|condominio|apartamento|residencia|fabrica|chacara|escritorio|asa)\b|\bn[oa] (?:centro|zona|regiao|bairro)|\b(?:zona|regiao) (?:sul|norte|leste|oeste|metropolitana)|\bmorar? em\b|\bproximo a[os]?\b/,
  },
  "working hours": {
    isOfPosting: true,
    points: -2,
    words:
      /\b(?:das )?\d{1,2} ?h(?:\d{2})? (?:as|ate)\b|\b\d{1,2}:\d{2}|\bsegunda a\b|\bseg a\b|\b12 ?x ?36|\b[56] ?x ?[12]\b|\bturnos?\b|\bescala\b|\bfolga/,
  },
  demands: {
    isOfPosting: true,
    points: -3,
    words:
      /\b(?:experiencia (?:em|com|na|no|minima|de|comprovada)|pratica (?:em|com)|nr-? ?\d\d|mopp|maquina (?:reta|de)|com experiencia|ensino (?:medio|fundamental|superior)|cnh|curso|coren|crea|crm|conhecimento|referencias?|superior|tecnico|(?:maquina|moto) propria|ferramentas)\b/,
  },
  offers: {
    isOfPosting: true,
    points: -2,
    words:
      /r\$ ?\d|\b(?:v[tra]|vale|salario|clt|carteira assinada|registr\w+|beneficios|comissao|diaria|alojamento|refeicao|almoco|cesta|ajuda de custo|plano de saude|pago|contrato)\b/,
  },
  "a trade": {
    isOfPosting: true,
    points: -2,
    words:
      /\b(?:familia|casal|cliente|empresa (?:de (?!grande)|do (?:ramo|segmento|setor))|ramo|segmento|industria|clinica|restaurante|consultoria|agencia de empregos|padaria|mercado|salao|hotel|escola|hospital|transportadora|confeccao|farmacia|serralheria|oficina|lanchonete|hamburgueria|pizzaria|supermercado|buffet|obra|reforma|faccao|pousada|laboratorio|academia|fazenda)\b/,
  },
  "an application": {
    isOfPosting: true,
    points: -3,
    words:
      /\bcurriculo por(?! (?:est|ess|aqui))|\bcurriculo (?:para|pelo|n[ao])|\benviar (?:o )?(?:cv|curriculo)|@\w+\.|\bentrevistas? (?:presencial|terca|segunda)|\bcomparecer/,
  },
};

export const openToAll =
  /\b(?:ambos os sexos|homens e mulheres|qualquer (?:idade|escola|pessoa|perfil)|pessoas? (?:seri|comprometid|de confianca|dispost|motivad)\w*|varias funcoes|diversas (?:areas|funcoes)|tod[ao]s (?:as |os )?(?:funcoes|cargos|perfis|bairros|idades)|todo (?:o )?brasil|\d{2,} (?:vagas|pessoas|posicoes|contratacoes)|mais de \d+ vagas|multinacional|18 a \d\d)\b/;

/** Points for what a posting does not say: its work, its pay; and for a place or an employer that it names. */
export type LeftOutPoints = {
  readonly work: number;
  readonly pay: number;
  readonly placed: number;
  readonly named: number;
};

/** A title that names no work. */
export const vagueTitle =
  /^(?:vagas?|varias vagas|varios cargos|trabalhe conosco|oportunidades?|emprego|renda|trabalho|precisa-se|contrata-se|auxiliar|assistente|colaborador(?:es)?|temos vagas?|novas? vagas?|estamos contratando|aprendiz|estagio|ajudante|atendente|home office|trabalhe em casa|processo seletivo|selecao)(?: (?:em casa|urgentes?|gera(?:l|is)|disponive(?:l|is)|imediatas?|abertas?|unica|de emprego|com urgencia|no exterior|externas?|hoje|online|diversas|home office|p\/ mulheres|escritorio|de fim de semana|\/ estagio))*[!. ]*$/;

/** "na Mooca", "em São Paulo"; read in the text as it is written. */
export const namedPlace =
  /(?:^|\s)(?:em|[nd]a|[nd]o) (?!Whats|Zap|Tele|Direct|Insta|Goog|Brasil|Pix|Face|You|Tik|PV|RH|App|Word|Signal|Link)[A-ZÀ-Ý][a-zà-ÿ]{2}/;
