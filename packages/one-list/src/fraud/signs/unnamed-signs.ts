import type { Sign, SignTable } from "./sign.ts";

// Postings of an employer that is hidden. Many are honest, and say what the work is, where, when or for how much.

const details: Readonly<Record<string, Sign>> = {
  "a place": {
    points: -2,
    source: "no source found",
    words:
      /\b(?:rua|r\.|av\.?|avenida|bairro|praca|estrada|rodovia|portaria|guarita|balcao|sede|loja|galpao|shopping|condominio|apartamento|residencia|fabrica|chacara|asa)\b|\bn[oa] (?:centro|zona|regiao|bairro)|\b(?:zona|regiao) (?:sul|norte|leste|oeste|metropolitana)|\bmorar? em\b|\bproximo a[os]?\b/,
  },
  "working hours": {
    points: -1,
    source: "no source found",
    words:
      /\b(?:das )?\d{1,2} ?h(?:\d{2})? (?:as|ate)\b|\b\d{1,2}:\d{2}|\bsegunda a\b|\bseg a\b|\b12 ?x ?36|\b[56] ?x ?[12]\b|\bturnos?\b|\bescala\b|\bfolga/,
  },
  demands: {
    points: -2,
    source: "no source found",
    words:
      /\b(?:experiencia (?:em|com|na|no|minima|de|comprovada)|com experiencia|ensino (?:medio|fundamental|superior)|cnh|curso|coren|crea|crm|conhecimento|referencias?|superior|tecnico|(?:maquina|moto) propria|ferramentas)\b/,
  },
  offers: {
    points: -2,
    source: "no source found",
    words:
      /r\$ ?\d|\b(?:v[tra]|vale|salario|clt|carteira assinada|registr\w+|beneficios|comissao|diaria|alojamento|refeicao|almoco|cesta|ajuda de custo|plano de saude|pago|contrato)\b/,
  },
  "a trade": {
    points: -1,
    source: "no source found",
    words:
      /\b(?:familia|casal|cliente|empresa (?:de (?!grande)|do (?:ramo|segmento|setor))|ramo|segmento|industria|clinica|restaurante|escritorio de|consultoria|agencia de empregos|padaria|mercado|salao|hotel|escola|hospital|transportadora|confeccao|farmacia)\b/,
  },
  "an application": {
    points: -1,
    source: "no source found",
    words:
      /\bcurriculo por|\bcurriculo (?:para|pelo|n[ao])|\benviar (?:o )?(?:cv|curriculo)|@\w+\.|\bentrevistas? (?:presencial|terca|segunda)|\bcomparecer/,
  },
};

const openToAll =
  /\b(?:ambos os sexos|homens e mulheres|qualquer (?:idade|escola|pessoa|perfil)|pessoas? (?:seri|comprometid|de confianca|dispost|motivad)\w*|varias funcoes|diversas (?:areas|funcoes)|tod[ao]s (?:as |os )?(?:funcoes|cargos|perfis|bairros|idades)|todo (?:o )?brasil|\d{2,} (?:vagas|pessoas|posicoes|contratacoes)|mais de \d+ vagas|multinacional|18 a \d\d)\b/;

/** A telephone number, and next to nothing else. */
export const messengerSigns: SignTable = {
  kind: "messenger-only",
  enough: 4,
  within: "posting",
  needs: [["a messenger", "a number"]],
  signs: {
    "a messenger": {
      points: 2,
      source: "psafeWhatsapp",
      words:
        /\b(?:whats\w*|wpp|zap\b|zapzap|telegram|direct|inbox|pv\b|privado|wa\.me|t\.me|aplicativo de mensagens)/,
    },
    "a number": {
      points: 1,
      source: "psafeWhatsapp",
      words: /\(?\d{2}\)? ?9 ?\d{4}-? ?\d{4}|@\w+_\w+/,
    },
    "call me": {
      points: 1,
      source: "psafeWhatsapp",
      words:
        /\b(?:me )?cham(?:a|e|ar|em)\b|\badicion(?:e|ar|a)\b|\bsalv(?:e|a) (?:o|meu) (?:numero|contato)|\bentr(?:e|ar|a) (?:em contato|no (?:nosso )?grupo)|\bfal(?:e|a|ar) com(?:igo)?\b|\bmand(?:a|e|ar) (?:mensagem|msg|um oi|oi|["“']|eu quero|quero|sim)|\benvi(?:e|ar) (?:["“']|a palavra)|\bescrev(?:a|e)\b|\bpec(?:a|o) (?:o )?(?:convite|link)|\bgrupo (?:de vagas|do|no)\b/,
    },
    "the rest is told there": {
      points: 2,
      source: "no source found",
      words:
        /\bexplic(?:o|amos|a|ar|ado)\b|\bte conto|\bdetalhes\b|\b(?:mais )?informac(?:oes|ao)\b|\bmais infos?\b|\bsaber (?:mais|onde)|\btudo la\b|\benviamos tudo|\bem particular\b|\baudio\b|\b(?:so|apenas|somente|exclusivamente) (?:pelo|por|no|via|atendo|respondo)|\bnao (?:atendo|atendemos|damos|passo|falo|respondemos|posso falar)|\bsigilos/,
    },
    "open to all": { points: 1, source: "no source found", words: openToAll },
    ...details,
  },
};

/** Hurry, and no name of who hires. */
export const urgentSigns: SignTable = {
  kind: "urgent-unnamed",
  enough: 5,
  within: "posting",
  needs: [["few places left", "at once"]],
  signs: {
    "few places left": {
      points: 4,
      source: "emSigns",
      words:
        /\bultimas? (?:vagas?|posic\w+|chamada|horas|unidades)|\bvagas (?:limitad|acaband)\w*|\bpoucas vagas|\bnao perc?(?:a|er)\b|\brestam\b|\bcorr(?:e|a|am)\b|\bacabando|\bdecida\b|\bgaranta (?:ja )?(?:a )?sua|\bantes que (?:acab|encerr|feche)|\b(?:so|somente|apenas) (?:hoje|ate (?:as|hoje|amanha))|\bprimeir[oa]s? que (?:respond|cham|envi|cheg)|\bquem (?:responder|chamar|chegar|mandar) primeiro|\bresponde primeiro|\bencerr\w+ (?:hoje|em|ao|as|amanha)|\btermina(?:m)? hoje|\bnao (?:deixe|sera reabert|havera)|\bem poucas horas|\bproximas (?:\d+ |duas |tres )?horas|\bdesistencia|\bordem de resposta|\bja nao estaremos|\bresponda agora|\b(?:hoje|hj) ainda|\bpra (?:hoje|hj|agora)|\b(?:hoje|hj) mesmo|\bate meia|\bperde (?:a (?:chance|vaga)|o lugar)|\bdisponivel agora|\bagora ou nunca|\bimperdivel|\bvaga garantida/,
    },
    "at once": {
      points: 2,
      source: "emSigns",
      words:
        /\burgen\w+|\bimediat\w+|\binicio (?:amanha|hoje)|\bcomeca (?:amanha|hoje|ja)|\bna hora\b|\bem 24 ?h\w*|\bainda (?:hoje|esta semana)|\bhoje\b|\bhj\b|\bagora\b|\bmesmo dia\b/,
    },
    "no selection": {
      points: 1,
      source: "no source found",
      words:
        /\bdispens\w+ (?:curriculo|entrevista|experiencia)|\bsem (?:entrevista|selecao|burocracia|experiencia|processo|curriculo|teste)|\bnao (?:passa|precisa|exige|pedimos|ha) (?:de |por )?(?:entrevista|selecao|curriculo|experiencia|comprovacao)|\bcontratacao (?:imediata|na hora|hoje|garantida|direta)|\badmissao (?:imedia\w+|em 24)|\bcontrat(?:a|ando|amos) todos|\bcomece (?:hoje|amanha)/,
    },
    "open to all": { points: 1, source: "no source found", words: openToAll },
    "a secret employer": {
      points: 1,
      source: "no source found",
      words:
        /\bnao pergunt|\bsigilos|\bconfidencial|\bnao (?:pode )?divulg|\bnao posso falar|\bnome da empresa (?:nao|sera|so|informado)|\bgrande empresa|\bmultinacional/,
    },
    shouting: { points: 1, source: "no source found", words: /!!|[🚨‼⚠]|\burgente!?$/u },
    ...details,
  },
};

/** Points for what a posting does not say: its work, nearly everything, its pay; and for pay that it says. */
export type LeftOutPoints = {
  readonly work: number;
  readonly nearlyAll: number;
  readonly pay: number;
  readonly saysPay: number;
};

export const messengerPoints: LeftOutPoints = { work: 2, nearlyAll: 1, pay: 2, saysPay: -2 };

export const urgentPoints: LeftOutPoints = { work: 1, nearlyAll: 1, pay: 1, saysPay: 0 };

/** A title that names no work. */
export const vagueTitle =
  /^(?:vagas?|varias vagas|varios cargos|trabalhe conosco|oportunidades?|emprego|renda|trabalho|precisa-se|contrata-se|auxiliar|assistente|colaborador(?:es)?|temos vagas?|novas? vagas?|estamos contratando|aprendiz|estagio|ajudante|atendente|home office|trabalhe em casa|processo seletivo|selecao)(?: (?:em casa|urgentes?|gera(?:l|is)|disponive(?:l|is)|imediatas?|abertas?|unica|de emprego|com urgencia|no exterior|externas?|hoje|online|diversas|home office|p\/ mulheres|escritorio|de fim de semana|\/ estagio))*[!. ]*$/;
