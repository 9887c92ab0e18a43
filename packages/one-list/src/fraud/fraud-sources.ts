/** A report that names a signal; the year is null where the stored copy of the page did not show it. */
export type FraudSource = {
  readonly organisation: string;
  readonly title: string;
  readonly year: number | null;
  readonly url: string;
  /** The signs that it describes: the kind of a table and the name of the sign. */
  readonly signs: readonly string[];
};

/**
 * Brazilian reports on false vacancies; a sign that none of them names comes from the examples of `samples/`
 * alone. They are a file of their own, so that a page that only looks for signals does not load them. They were read as
 * stored excerpts, not live, and an excerpt without its headline has the title that its address spells.
 */
export const fraudSources = {
  /** A fee of R$ 20 for a CV on file, R$ 5 to reserve a place; the labour inspectorate of Pernambuco warns. */
  g1Fees: {
    organisation: "g1 Pernambuco, Superintendência Regional do Trabalho",
    title: "Golpistas anunciam falsas vagas de trabalho para roubar dados e dinheiro de desempregados",
    year: 2020,
    url: "https://g1.globo.com/pe/pernambuco/noticia/2020/02/06/golpistas-anunciam-falsas-vagas-de-trabalho-para-roubar-dados-e-dinheiro-de-desempregados.ghtml",
    signs: ["payment: amount", "payment: at a price", "payment: we charge"],
  },
  /** A medical examination of R$ 160 to be paid, "reembolso" promised. */
  cbnExam: {
    organisation: "CBN Ribeirão",
    title: "Estelionatários se passam por empresas para cobrarem por falsos exames admissionais",
    year: null,
    url: "https://cbnribeirao.com.br/estelionatarios-se-passam-por-empresas-para-cobrarem-por-falsos-exames-admissionais",
    signs: ["payment: its price", "payment: a person pays", "payment: a refund", "payment: own cost"],
  },
  /** A required course that the false recruiter sells for R$ 350. */
  policeCourses: {
    organisation: "Polícia Civil do Rio Grande do Sul, in Grupo Ceres",
    title: "Polícia alerta para golpe do falso emprego envolvendo cursos pagos",
    year: 2026,
    url: "https://grupoceres.net.br/2026/01/19/policia-alerta-para-golpe-do-falso-emprego-envolvendo-cursos-pagos",
    signs: ["payment: from us"],
  },
  /** A guaranteed place in exchange for an enrolment and instalments. */
  proconEnrolment: {
    organisation: "Procon Contagem",
    title: "Procon Contagem alerta pais e adolescentes sobre o golpe da falsa oferta de emprego",
    year: null,
    url: "https://www.portal.contagem.mg.gov.br/portal/noticias/0/3/77753/procon-contagem-alerta-pais-e-adolescentes-sobre-o-golpe-da-falsa-oferta-de-emprego",
    signs: [
      "payment: a fee",
      "payment: only who paid",
      "payment: after the payment",
      "payment: chosen",
      "payment: a placement",
    ],
  },
  /** Money sent for the material of work at home. */
  proconHome: {
    organisation: "Procon-SP, in Estadão",
    title: "Procon alerta sobre anúncios de trabalho em casa",
    year: 2003,
    url: "http://economia.estadao.com.br/noticias/geral,procon-alerta-sobre-anuncios-de-trabalho-em-casa,20030416p15957",
    signs: ["daily-income: piecework"],
  },
  /** Fees of R$ 100 to R$ 900: a course, a deposit for a vehicle, a product; R$ 4 mil a day. */
  eset: {
    organisation: "ESET WeLiveSecurity",
    title: "Golpe do falso emprego circula pelas redes sociais",
    year: 2022,
    url: "https://welivesecurity.com/br/2022/05/27/golpe-do-falso-emprego-circula-pelas-redes-sociais",
    signs: [
      "daily-income: paid in",
      "daily-income: money grows",
      "payment: an order to pay",
      "payment: means",
    ],
  },
  /** Payment for exams, training material and uniforms; "vaga limitada", "decida hoje mesmo". */
  emSigns: {
    organisation: "Estado de Minas",
    title: "É golpe? 5 sinais para identificar uma oferta de emprego falsa na web",
    year: 2026,
    url: "https://www.em.com.br/trends/2026/02/7352094-e-golpe-5-sinais-para-identificar-uma-oferta-de-emprego-falsa-na-web.html",
    signs: [
      "payment: what is sold",
      "payment: is paid",
      "payment: beforehand",
      "urgent-unnamed: few places",
      "urgent-unnamed: at once",
      "urgent-unnamed: an answer",
    ],
  },
  /** Names, CPF, telephone and bank data asked for in the name of a vacancy. */
  psafeData: {
    organisation: "PSafe dfndr lab, in Tecnoblog",
    title: "Golpe da falsa vaga de emprego foi detectado 346 mil vezes em 2021",
    year: 2021,
    url: "https://tecnoblog.net/noticias/golpe-falsa-vaga-emprego-brasil-primeiro-semestre-2021/",
    signs: ["documents: personal papers", "documents: bank data", "documents: send"],
  },
  /** Codes of verification asked for to "validar a vaga"; almost R$ 1.000 a day for half a day. */
  canaltechCodes: {
    organisation: "Canaltech",
    title: "Criminosos usam Mercado Livre para aplicar golpes com vagas de emprego",
    year: null,
    url: "https://canaltech.com.br/seguranca/criminosos-usam-mercado-livre-para-aplicar-golpes-com-vagas-de-emprego-204995/",
    signs: ["documents: a secret", "documents: to me", "documents: too early"],
  },
  /** Vacancies spread by WhatsApp. */
  psafeWhatsapp: {
    organisation: "PSafe",
    title: "Aprenda a identificar o golpe do falso emprego",
    year: 2018,
    url: "https://www.psafe.com/blog/golpe-do-falso-emprego/",
    signs: [
      "documents: a message",
      "messenger-only: a messenger",
      "messenger-only: telegram",
      "messenger-only: a number",
      "messenger-only: call me",
      "messenger-only: a word to send",
    ],
  },
  /** The usual message: half a day online, R$ 300 to R$ 5.000 a day. */
  oliberalDaily: {
    organisation: "O Liberal",
    title: "Projeto Am: novo golpe por SMS e WhatsApp oferece emprego por meio período",
    year: 2022,
    url: "https://www.oliberal.com/economia/projeto-am-novo-golpe-por-sms-e-whatsapp-oferece-emprego-por-meio-periodo-saiba-como-se-proteger-1.530781",
    signs: ["daily-income: daily pay", "daily-income: a promise", "daily-income: easy"],
  },
  /** Small tasks: to like, to comment, to watch, to rate. */
  serasaTasks: {
    organisation: "Serasa",
    title: "Golpe da renda extra: fique atento a nova fraude",
    year: 2024,
    url: "https://www.serasa.com.br/premium/blog/golpe-renda-extra/",
    signs: [
      "daily-income: likes",
      "daily-income: clicks",
      "daily-income: tasks",
      "daily-income: drawn out",
      "daily-income: brings others",
    ],
  },
  /** Good pay for people without experience. */
  canaltechPay: {
    organisation: "Canaltech",
    title: "10 dicas para não ser enganado em vagas de emprego falsas",
    year: null,
    url: "https://canaltech.com.br/seguranca/10-dicas-para-nao-ser-enganado-em-vagas-de-emprego-falsas/",
    signs: [],
  },
  /** Links that differ from a known brand's by one or two characters. */
  psafeLinks: {
    organisation: "PSafe, in Hoje em Dia",
    title: "Golpe do falso emprego na internet triplica em Minas; saiba como funciona o esquema",
    year: 2019,
    url: "https://www.hojeemdia.com.br/primeiro-plano/golpe-do-falso-emprego-na-internet-triplica-em-minas-saiba-funciona-o-esquema-1.757975",
    signs: [],
  },
  /** gov.inscricaonacional.org in the place of gov.br and correios.com.br. */
  g1Correios: {
    organisation: "g1 Fato ou Fake",
    title: "É #FAKE site que oferece milhares de vagas para contratação emergencial nos Correios",
    year: 2025,
    url: "https://g1.globo.com/fato-ou-fake/noticia/2025/09/26/e-fake-site-que-oferece-milhares-de-vagas-para-contratacao-emergencial-nos-correios-e-salario-de-ate-r-55-mil-trata-se-de-golpe.ghtml",
    signs: [],
  },
} as const satisfies Readonly<Record<string, FraudSource>>;
