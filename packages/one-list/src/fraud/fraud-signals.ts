import type { fraudSources } from "./fraud-sources.ts";

export type FraudKind =
  | "payment"
  | "documents"
  | "messenger-only"
  | "daily-income"
  | "too-much-pay"
  | "urgent-unnamed"
  | "link";

/** The reports are a file of their own, so that a page that only looks for signals does not load them. */
type SourceName = keyof typeof fraudSources;

/** A sentence that raises a signal: every expression of `all` is in its folded text, and `unless` is not. */
export type FraudPattern = {
  readonly kind: FraudKind;
  /** Who reported it; "no source found" is a pattern that comes from the examples of `samples/` alone. */
  readonly source: SourceName | "no source found";
  readonly all: readonly RegExp[];
  readonly unless?: RegExp;
  /** Only of an employer that is hidden; "thin" also means that the rest of the posting says next to nothing. */
  readonly employer?: "hidden" | "hidden and thin";
};

// All parts repeat within bounds, so that each expression takes linear time.

/** Words between two parts, none of which is about what the person earns. */
const between = (most: number) =>
  String.raw`(?:(?!\b(?:v[art]|vale|salari|bolsa|comiss|fixo|diaria|premi|bonus|cesta|ajuda|auxilio|ganh|remunera|benefi|cache|convenio)[a-z]*)[^.;]){0,${most}}`;
const money = String.raw`(?:r\$ ?\d|us\$ ?\d|\d[\d.,]{0,9} reais|x de r\$)`;
/** "taxa de entrega" is earned, not paid. */
const item = String.raw`\b(?:taxa(?! (?:d[aeo]s?|por) (?:entrega|servico|corrida|visita|franquia|programa|juros|conversao|ocupacao))|inscricao|exames?|cursos?|certificado|apostilas?|kits?|uniforme|material|matricula|mensalidade|caucao|deposito|calcao|boleto|guia|licenca|seguro do|cracha|book|vacina|documentacao|teste|credenciamento|cadastro|jaqueta|mochila|fardamento|treinamento|frete|visto|mostruario)\b`;
/** What a payment is asked for: without it, the person does not go on. */
const purpose = String.raw`\bpara (?:comecar|iniciar|ativar|liberar|participar|concorrer|garantir|reservar|confirmar)\b`;
const cost = String.raw`\b(?:custam?|custo|valor|pag[oa]s?|pagar|pagamento|cobrad[oa]s?|investimento|adquirid[oa]s?|comprad[oa]s?|por apenas|por r|(?:sai|fica) por|sua conta|parcel\w+|devolvid[oa])`;
const whatsapp = String.raw`\b(?:whats\w*|wpp|zap\b|zap zap|telegram|direct)`;
/** A message to a person, also where no messenger is named. */
const byMessage = String.raw`${whatsapp}|\bpor mensagem|\bno privado|\binbox\b|\bno chat\b|este anuncio`;
const send = String.raw`\b(?:envi(?:e|ar|em)|encaminh(?:e|ar)|mand(?:e|a|ar|em)|inform(?:e|ar)|passe|repasse|responda|forneca|favor)\b`;
const day = String.raw`(?:(?:por|ao|cada|todo|todos os) dias?|diari[oa]s?|diariamente)\b`;
const firstDay = String.raw`no (?:primeiro|mesmo) dia\b`;
/** "R$ 8 mil trabalhando 2 horas por dia" is not pay a day. */
const unlessHours = String.raw`(?:(?!hora|minuto|\bmes)[^;])`;
const online =
  /celular|\bonline\b|on-line|sem sair de casa|(?:em|de) casa\b|internet|aplicativo|plataforma|meio periodo|mercado livre|cassino|\bbets?\b|apostas|\brobo\b|missoes|\btarefas\b|\bna sua conta\b|\blikes?\b|divulgando/;

/** The employer pays, the posting warns, or it is a public competition with a published fee. */
const notPaid =
  /\b(?:nao|nunca|jamais)(?: \w+){0,2} (?:cobr|pag|solicit|ped|exig|ha )|\bsem (?:\w+ )?(?:custos?|taxas?|caucao|cobranca|onus)\b|\bpel[ao] (?:empresa|companhia|loja|escola|agencia)\b|\bcustead|\bsubsidi|denuncie|desconfie|golpe|\b(?:teste|treinamento)(?: \w+)? (?:pago|remunerado)\b(?! pel)|\bedital|\bisencao|franquia|gratuit|\bvestibular|alunos?\b|clientes?\b|\bsem pagar/;
const notAsked =
  /\b(?:nao|nunca|jamais)\b(?: \w+){0,3} (?:ped|solicit|exig|envi|inform|fornec|pass|compartilh)|denuncie|desconfie|golpe|clientes?\b|colaborador|usuarios?\b|\balunos?\b|pacientes?\b|comparec|originais|\btraz|\blevar|apresent/;
const notPromised =
  /\b(?:vr|va|vt|vales?(?! (?:r\$|\d))|auxilio|ajuda de custo|alimentacao|refeicao|presencial|almoco|moto\b|obra|plantao|laudo|cnpj|nota fiscal|clt|km|entregas?|corridas|orcamento|verba|midia)\b|desconfie|golpe|denuncie/;

export const fraudPatterns: readonly FraudPattern[] = [
  {
    kind: "payment",
    source: "g1Fees",
    all: [new RegExp(`${item}${between(60)}${cost}${between(40)}${money}`)],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "g1Fees",
    all: [
      new RegExp(
        String.raw`${item}${between(50)}${money}|${money}[^.;]{0,12} (?:d[aeo]|referente a[os]?|para o) ${item}`,
      ),
      /\b(?:pag[oa]s?|no ato|adiantad[oa]s?|antecipad[oa]s?|no cartao|boleto|reembols\w+|devolvid[oa]|em dinheiro)\b/,
    ],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "cbnExam",
    all: [
      new RegExp(
        String.raw`\b(?:taxa(?! d[aeo]s? programa)|inscricao|exames?|curso|certificado|matricula|mensalidade|caucao|apostila|book|cracha|credenciamento|kit|guia|licenca|documentacao)\b(?! de entrega)(?:(?!\b(?:salari|bolsa|v[art]\b|vale|remunera|ganh|ajuda|comiss))[^.,;]){0,45}[:( ](?:r|us)\$ ?\d`,
      ),
    ],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "g1Fees",
    all: [
      new RegExp(
        String.raw`\b(?:arcar|cobrad[ao]|cobra(?:m|mos|-se)?|pague|pagar|paga apenas|(?:mand[ea]|faca|faz(?:er)?|envi[ea]) (?:um )?pix|investimento d[aeo]|compr[ea]r?|adquirir|ped(?:e|imos)|deposit(?:o|e|ar)|transf(?:ira|erir)|pagamento (?:de taxa|da taxa)|necessario o pagamento)\b${between(40)}${money}`,
      ),
      new RegExp(`${item}|\\bvaga\\b|\\bentrevista\\b|\\bcandidat|${purpose}`),
    ],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "cbnExam",
    all: [/\b(?:por conta d[oa]|pag[oa]s? pel[oa]|custo d[oa]) (?:propri[oa] )?candidat/, new RegExp(item)],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "emSigns",
    all: [
      /\b(?:dev\w+|precisam?) ser(?:em)? (?:pag|quitad|comprad|adquirid)|\bnecessario pagar|\bcandidat[oa] (?:\w+ ){0,2}(?:compr|arc|adquir|deposit)/,
      new RegExp(item),
    ],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "proconEnrolment",
    all: [
      /\b(?:vaga|contratacao|emprego)(?: e)? garantid[ao]|\bgarant(?:imos|e) (?:a|o|sua|seu) (?:vaga|emprego|contratacao)/,
      /\b(?:curso|matricula|mensalidade|apostila)/,
    ],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "policeCourses",
    all: [
      new RegExp(String.raw`\b(?:fazemos|tiramos|emitimos|providenciamos)\b${between(30)}${money}`),
      /\bdesconto|\ba vista\b|\bvezes\b|\bno cartao\b|\ba sua por\b/,
    ],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "proconEnrolment",
    all: [
      /\b(?:\d{1,2} ?x|\d{1,2} (?:parcelas|vezes)) de r\$/,
      /\bcandidat|\bentrevista|\bcontrata|\bvaga\b/,
    ],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "g1Fees",
    all: [/\bpague (?:o|a|seu|sua) (?:boleto|taxa|guia|inscricao|exame|curso|matricula)\b/],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "g1Fees",
    all: [
      /\bcomprovante (?:d[eoa] )?(?:pix|pagamento|deposito|transferencia|boleto|taxa)\b/,
      new RegExp(money),
    ],
    unless: notPaid,
  },
  {
    kind: "payment",
    source: "proconHome",
    all: [
      /\bkit (?:inicial|de inicio|basico|de adesao|de apostilas)|primeiro kit/,
      /\b(?:compr[ea]|adquir|valor|pag)|r\$/,
    ],
    unless: notPaid,
  },
  {
    kind: "documents",
    source: "psafeData",
    all: [
      new RegExp(send),
      new RegExp(byMessage),
      /\b(?:cpf|rg|cnh|identidade|foto do documento|dados bancarios|dados da conta|agencia e conta|chave pix|(?:seu|seus dados) pix|cartao (?:de credito|do banco|bancario))\b/,
    ],
    unless: notAsked,
  },
  {
    kind: "documents",
    source: "canaltechCodes",
    all: [
      /\b(?:envie|encaminhe|informe|mande|passe|repasse|digite)\b[^.]{0,40}\bcodigo\b(?! da vaga)/,
      /\bsms\b|celular|verificacao|digitos|whats|\b(?:confirmar|validar|liberar)\b/,
    ],
    unless: notAsked,
  },
  {
    kind: "documents",
    source: "psafeData",
    all: [
      /\b(?:inform|envi|mand|pass|confirm)e\b[^.]{0,40}\bsenha|\bcom sua senha\b|\bdados do (?:seu )?cartao\b/,
    ],
    unless: notAsked,
  },
  {
    kind: "documents",
    source: "canaltechCodes",
    all: [/\bsms\b/, /\bme (?:pass|mand|envi|inform)[ae]/],
    unless: notAsked,
  },
  {
    kind: "documents",
    source: "psafeData",
    all: [
      new RegExp(send),
      /\b(?:foto|numero|dados|validade|cvv)\b[^.;]{0,30}\bcartao\b(?! de (?:visita|ponto|vacina|embarque))/,
    ],
    unless: notAsked,
  },
  {
    kind: "documents",
    source: "no source found",
    all: [/\b(?:biometria|reconhecimento) facial|\brosto\b/, /\blink\b|\b(?:mand|envi)[ea]\b/],
    unless: notAsked,
  },
  {
    kind: "documents",
    source: "no source found",
    all: [
      /\b(?:selfie com|segurando)\b[^.]{0,30}\b(?:rg|documento|cnh|identidade)|\bemprest\w+ (?:a )?sua conta/,
    ],
  },
  {
    kind: "documents",
    source: "psafeData",
    all: [
      new RegExp(send),
      /\bcpf\b[^.]{0,80}\b(?:nome da mae|dados (?:bancarios|da conta))|\b(?:frente|verso)\b[^.]{0,40}\b(?:cpf|identidade|rg)\b/,
    ],
    unless: notAsked,
  },
  {
    kind: "daily-income",
    source: "oliberalDaily",
    all: [
      new RegExp(
        String.raw`\b(?:ganhe|pode(?:ndo)? ganhar|voce ganha|receba|fatur(?:e|o|ar)|lucr(?:e|ar)|ganhos diarios|recebendo|ganhando|faturando|lucrando)\b[^.;]{0,40}\d${unlessHours}{0,30}\b${day}|\bsalario diario`,
      ),
      /r\$|reais|\b\d{3}/,
    ],
    unless: notPromised,
  },
  {
    kind: "daily-income",
    source: "oliberalDaily",
    all: [
      new RegExp(
        String.raw`(?:r\$ ?\d|\d{2,5} reais\b)${unlessHours}{0,40}\b(?:${day}|${firstDay})|(?<!horas? |minutos? )\b${day}[^;]{0,20}r\$ ?\d`,
      ),
      online,
    ],
    unless: notPromised,
  },
  {
    kind: "daily-income",
    source: "serasaTasks",
    all: [
      /\bcurti(?:r|ndo|d[oa]s?)\b|\b(?:seguir|siga) (?:perfis|paginas|contas)|\bavali(?:e|ar|ando) (?:hoteis|restaurantes|produtos|lojas|aplicativos|filmes)|\bassistir videos|\bouvir musicas|\btarefas? (?:simples|paga)|\bcada tarefa|\bcopie e cole|\bpostar anuncios|\bconvide amigos|\bfinalizando pedidos|\blikes?\b|\b(?:5|cinco) estrelas|\binscrever em canais|\bvisualizar anuncios/,
      /\b(?:ganh(?:e|a|ar)|receb[ae]|lucre|pagamos|pago para|remunerado para|saca|saque)\b|(?:vale|paga) r\$|r\$ ?\d[\d.,]{0,9}[^.]{0,12}(?:por|cada|ao|a) /,
    ],
    unless: notPromised,
  },
  {
    kind: "daily-income",
    source: "serasaTasks",
    all: [
      /\brenda extra (?:garantida|de ate|sem sair)|\b(?:renda garantida|dinheiro facil|dinheiro rapido|lucro garantido|saque todo dia|saque diario|ganhe em dolar)\b|\binvista r\$[^.]{0,30}receba|\bme faz ganhar\b|\bpor semana so com o celular|\b(?:recarregue|invista) r\$[^.;]{0,60}\bsaque\b|\d ?% de (?:lucro|retorno) (?:em|por|a|ao|sobre) (?:cada|dia)/,
    ],
    unless: notPromised,
  },
  {
    kind: "messenger-only",
    source: "psafeWhatsapp",
    all: [new RegExp(whatsapp)],
    unless: /denuncie|desconfie|golpe/,
    employer: "hidden and thin",
  },
  {
    kind: "urgent-unnamed",
    source: "emSigns",
    all: [
      /\bultimas vagas|\bvagas limitadas|\bpoucas vagas|\bnao perc(?:a|er)\b|\brestam (?:apenas|so|somente|poucas)\b|\bcorre\b|\bdecida hoje|\bvaga garantida|\bgaranta (?:ja )?(?:a )?sua vaga|\bantes que acab|\bso hoje\b|\bprimeiros que (?:respond|cham|envi)|\bencerra hoje/,
    ],
    employer: "hidden",
  },
  {
    kind: "urgent-unnamed",
    source: "no source found",
    all: [
      /\burgen|\bimediat|\binicio amanha|\bna hora\b/,
      /\bvagas (?:urgentes?|imediatas?)|\btod[ao]s (?:as |os )?(?:funcoes|cargos|perfis|bairros)|\bhomens e mulheres|\bmais de \d+ vagas|\b\d{2,3} pessoas|\bqualquer idade|\btodo (?:o )?brasil|\bcontrat(?:a|ando) todos|\bmultinacional contrata/,
    ],
    employer: "hidden and thin",
  },
  {
    kind: "link",
    source: "no source found",
    all: [
      /\b(?:bit\.(?:ly|do)|tiny\.cc|rb\.gy|t\.ly|s\.id|tinyurl\.com|encurtador\.com\.br|cutt\.ly|is\.gd|rebrand\.ly|shorturl\.at|abre\.ai|encr\.pw|acesse\.one|acesse\.dev|abrir\.link|shre\.ink|ow\.ly|l1nk\.dev)\/\w/,
    ],
  },
  {
    kind: "link",
    source: "oliberalDaily",
    all: [/\b(?:wa\.me|t\.me|chat\.whatsapp\.com)\/\w/],
    employer: "hidden and thin",
  },
];

/**
 * One of these is in every sentence that a pattern finds for an employer that is not hidden, with or without accents
 * and capitals; most postings have none, and cost nothing more.
 */
export const fraudHint =
  /\$|reais\b|(?:conta|custo) d[oa] (?:pr\S{5} )?candidat|pel[oa] (?:pr\S{5} )?candidat|candidat[oa] (?:\w+ ){0,2}(?:compr|arc|adquir|deposit)|pix\b|whats|zap\b|telegram|\bcpf\b|\bsms\b|digo (?:de (?:veri|\d)|que|do|no|por|pra|para|receb)|senha|selfie|segurando|biometria|rosto|privado|inbox|no chat|sua conta|cart[aã]o|ser (?:pag|quit|compr)|pague|garantid|rant\w{1,4} (?:a|o|sua|seu) (?:vaga|empre|contra)|\bkit\b|\bganh[ae]|renda extra|lucr|dinheiro f|meio per|[1-4] ?h(?:oras?)? (?:por dia|di[aá]r|d[oe]|ao)|poucas horas|escolaridade|qualquer pessoa|https?:|\.(?:com|org|net|online|site|shop|xyz|top|club|info|link|app|io|br|ly|me|do|cc|gy|id)\b/i;

/**
 * `too-much-pay` is high pay with two of these in a posting: few hours, no experience, no demands; or with one of them
 * for `simpleWork`. Source: `canaltechPay`; the amounts, in `find-too-much-pay.ts`, are from the examples.
 */
export const littleWork = [
  /\b(?:[1-4] ?h|\b(?:uma|duas|tres|quatro) h)(?:oras?)? (?:por dia|diarias|do (?:seu )?dia|ao dia)|\bmeio periodo|\bpoucas horas|\bhoras vagas/,
  /\bsem (?:precisar (?:de|ter) |nenhuma |necessidade de )?experiencia\b(?! (?:em|com|formal|previa))|\bnao (?:\w+ ){1,2}(?:de |ter )?experiencia\b(?! (?:em|com|formal|previa))/,
  /\b(?:sem|nem) (?:escolaridade|entrevista)|\bcontratacao na hora\b|\bensino fundamental\b|\bcopi(?:e|ar) e col(?:e|ar)|\bqualquer pessoa|\btod[ao]s (?:as |os )?(?:idades|perfis)|\b(?:no|pelo) celular/,
] as const;

/** Titles of work that is learnt on the job; high pay for it counts like one of `littleWork`. */
export const simpleWork =
  /\b(?:aprendiz|auxiliar|ajudante|embalador|empacotador|recepcionista|atendente|repositor|digitador|faxineir[ao]|servente|porteir[ao]|copeir[ao]|estoquista|balconista)\b/;

/** Names that false pages imitate, and the domains that are theirs. Sources: `psafeLinks`, `g1Correios` for gov.br. */
export const imitated: Readonly<Record<string, readonly string[]>> = {
  gupy: ["gupy.io", "gupy.com.br"],
  catho: ["catho.com.br"],
  infojobs: ["infojobs.com.br", "infojobs.net"],
  correios: ["correios.com.br"],
  mercadolivre: ["mercadolivre.com.br", "mercadolivre.com", "mercadolibre.com"],
  amazon: ["amazon.com", "amazon.com.br", "amazon.jobs"],
  shopee: ["shopee.com.br"],
  magazineluiza: ["magazineluiza.com.br"],
  linkedin: ["linkedin.com"],
  petrobras: ["petrobras.com.br"],
  ifood: ["ifood.com.br"],
};

/** Systems that give each employer an address below their own: "amazon.gupy.io" is of Gupy, and no imitation. */
export const applicantSystems: readonly string[] = [
  "gupy.io",
  "solides.jobs",
  "solides.com.br",
  "infojobs.com.br",
  "inhire.app",
  "quickin.io",
  "abler.com.br",
  "recrutei.com.br",
  "kenoby.com",
  "workable.com",
  "lever.co",
  "greenhouse.io",
  "ashbyhq.com",
  "smartrecruiters.com",
  "myworkdayjobs.com",
  "successfactors.com",
  "oraclecloud.com",
  "icims.com",
];
