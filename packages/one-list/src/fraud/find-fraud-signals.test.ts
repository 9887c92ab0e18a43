import type { Job } from "@vagou/contract/search/job";
import { describe, expect, test } from "vitest";
import { postingOf } from "../testing/posting-of.ts";
import { findFraudSignals } from "./find-fraud-signals.ts";

describe("the sentence", () => {
  test("is the posting's own, with its accents, without markup", () => {
    const description =
      "<p>Segunda a sexta.</p><ul><li><strong>Taxa de inscrição:</strong> R$ 15,00 &amp; foto. Traga RG.</li></ul>";
    expect(findFraudSignals(postingOf({ description }))).toEqual([
      { kind: "payment", sentence: "Taxa de inscrição: R$ 15,00 & foto." },
    ]);
  });

  test("is the one of the posting that says most for its kind, the first of two that say as much", () => {
    const sentenceOf = (description: string) => findFraudSignals(postingOf({ description }))[0]?.sentence;
    expect(
      sentenceOf("<p>Taxa de inscrição: R$ 15,00.</p><p>O candidato paga o curso de R$ 90,00.</p>"),
    ).toBe("O candidato paga o curso de R$ 90,00.");
    expect(sentenceOf("<p>O curso custa R$ 90,00.</p><p>O exame custa R$ 60,00.</p>")).toBe(
      "O curso custa R$ 90,00.",
    );
  });

  test("has at most 240 characters, with what raised it", () => {
    const duties = "atender ao telefone e organizar o arquivo da loja, ".repeat(20);
    const description = `<p>Você vai ${duties} e a taxa de inscrição custa R$ 15,00 no Pix, ${duties}</p>`;
    const [signal] = findFraudSignals(postingOf({ description }));
    expect(signal?.sentence).toContain("taxa de inscrição custa R$ 15,00");
    expect(signal?.sentence.length).toBeLessThanOrEqual(240);
  });

  test("may be the title, or an item of the summary", () => {
    const title = "GANHE R$ 300 POR DIA NO CELULAR";
    expect(findFraudSignals(postingOf({ title }))).toEqual([{ kind: "daily-income", sentence: title }]);
    const summary = {
      tipoContrato: null,
      requisitos: ["Exame admissional pago pelo candidato"],
      beneficios: [],
    };
    expect(findFraudSignals(postingOf({ summary }))).toEqual([
      { kind: "payment", sentence: "Exame admissional pago pelo candidato" },
    ]);
  });

  test("is quoted without the word that we add to an item of the summary", () => {
    const summary = {
      tipoContrato: null,
      requisitos: ["Exame admissional pago pelo candidato (desejável)"],
      beneficios: [],
    };
    expect(findFraudSignals(postingOf({ summary }))).toEqual([
      { kind: "payment", sentence: "Exame admissional pago pelo candidato" },
    ]);
  });
});

test("a posting that raises several signals has each once", () => {
  const description =
    "<p>Ganhe R$ 300 por dia em casa.</p><p>Mande foto do RG no WhatsApp.</p><p>Cadastro: bit.ly/vaga1</p>";
  const kinds = findFraudSignals(postingOf({ description })).map(({ kind }) => kind);
  expect(kinds).toEqual(["documents", "daily-income", "link"]);
});

test.each([
  ["is to be sent", "Peço que enviem R$ 300 para o advogado que prepara o contrato."],
  ["is to be brought with the papers", "Levar: RG, 2 fotos 3x4 e 50 reais da camiseta e da botina"],
  ["is in dollars", "A agência cobra antecipadamente US$ 120 pela carta de embarque."],
  ["is small, and the employer hidden", "Ficha de cadastro R$ 20,00 pago na entrega."],
])("money that %s raises a signal", (_, text) => {
  const signals = findFraudSignals(postingOf({ company: null, description: `<p>${text}</p>` }));
  expect(signals.map(({ kind }) => kind)).toContain("payment");
});

test("what is sold and its price may stand in two sentences", () => {
  const kinds = (text: string) =>
    findFraudSignals(postingOf({ description: `<p>${text}</p>` })).map(({ kind }) => kind);
  expect(kinds("A carteirinha de vigia é emitida por nós. São 60 reais, pagos uma vez só.")).toEqual([
    "payment",
  ]);
  expect(kinds("A carteirinha de vigia é emitida por nós. São 60 postos, visitados uma vez só.")).toEqual([]);
});

test("what a posting denies makes it no more honest", () => {
  const kinds = (text: string) =>
    findFraudSignals(postingOf({ company: null, description: `<p>${text}</p>` })).map(({ kind }) => kind);
  const income = "Ganho garantido de R$ 600 por dia: basta deixar o aplicativo ligado no celular";
  expect(kinds(`${income}, sem precisar fazer entregas.`)).toContain("daily-income");
  expect(kinds(`${income}, fazendo entregas com moto.`)).toEqual([]);
});

test("papers of the vehicle are asked for as usual, and a day of simple work that is paid far too much is doubtful", () => {
  const papers = "<p>Enviar CNH com EAR e documento do veículo no cadastro pelo nosso site.</p>";
  expect(findFraudSignals(postingOf({ description: papers }))).toEqual([]);
  const kinds = (salary: string) =>
    findFraudSignals(
      postingOf({
        title: "Ajudante Geral",
        company: null,
        salary,
        description: "<p>Não precisa de experiência.</p>",
      }),
    ).map(({ kind }) => kind);
  expect(kinds("R$ 1.000,00 por dia")).toContain("too-much-pay");
  expect(kinds("R$ 150,00 por dia")).not.toContain("too-much-pay");
});

test("an employer that is a trade alone is hidden", () => {
  const description = "<p>Ganhe R$ 300 por dia.</p>";
  const kinds = (company: string) =>
    findFraudSignals(postingOf({ company, description })).map(({ kind }) => kind);
  expect(kinds("Supermercado")).toEqual(["daily-income"]);
  expect(kinds("Supermercado Sol")).toEqual([]);
});

test("a named shop may be reached by WhatsApp alone, a hidden one that says what the work is also", () => {
  const description = "<p>Enviar currículo pelo WhatsApp (11) 90000-0000.</p>";
  const kinds = (job: Partial<Job>) =>
    findFraudSignals(postingOf({ title: "Auxiliar", description, ...job })).map(({ kind }) => kind);
  expect(kinds({ company: "Padaria da Vila" })).toEqual([]);
  expect(kinds({ company: null, salary: "R$ 1.800,00" })).toEqual([]);
  expect(kinds({ company: null })).toEqual(["messenger-only"]);
  expect(kinds({ company: "Empresa Confidencial" })).toEqual(["messenger-only"]);
});

describe("an employer that is reached by a messenger alone", () => {
  const kinds = (job: Partial<Job>) => findFraudSignals(postingOf(job)).map(({ kind }) => kind);
  const ofHidden = (text: string) =>
    kinds({ title: "Conferente", company: null, salary: "R$ 2.150,00", description: `<p>${text}</p>` });
  test.each([
    "Não se candidate por aqui, chame somente no WhatsApp 47 90000-3321.",
    "Chama no w h a t s que eu explico tudo 47 90000-3321",
    "so no z4p 47 90000-3321, nao atendo ligaçao",
    "Entre no grupo t.me/vagas_online_br22 para receber as instruções.",
    "Mande a palavra VAGA para o nosso gerente no Telegram: @gerente_lara_rh",
    "Este site está fora do ar, vamos continuar pelo meu WhatsApp: 11 90000-9083.",
  ])("and is hidden raises a signal, though work and pay are told: %s", (description) => {
    expect(ofHidden(description)).toContain("messenger-only");
  });

  test.each([
    "Restaurante na Mooca, das 8h às 16h. Chamar no WhatsApp 11 90000-2323.",
    "Limpeza de escritório, 12x36. Contato somente por WhatsApp (11) 90000-1515.",
    "Enviar currículo para vagas@loja.example ou WhatsApp (11) 90000-1515.",
    "Confirmar consultas dos pacientes pelo WhatsApp.",
  ])("and says where, when or how else raises none: %s", (description) => {
    expect(ofHidden(description)).toEqual([]);
  });

  test.each([
    "A entrevista é feita por mensagens no WhatsApp e não é possível visitar o hotel antes.",
    "Entre no grupo do WhatsApp para saber o endereço. Não atendemos por telefone, e-mail ou no local.",
    "Fale com a Carla, que faz a seleção pela conversa. A empresa só é informada após a aprovação.",
  ])("and says it plainly raises a signal, though work and place are told: %s", (description) => {
    const work = "Hotel no centro, turno das 6h às 14h, com experiência. Salário e vale-transporte.";
    expect(ofHidden(`${work}</p><p>${description}`)).toContain("messenger-only");
    expect(kinds({ company: "Hotel da Orla", description: `<p>${work}</p><p>${description}</p>` })).toEqual(
      [],
    );
  });

  test("and has a name must say more that is doubtful", () => {
    const company = "Kairos Global";
    expect(kinds({ company, description: "<p>Contato só pelo WhatsApp 11 90000-1010.</p>" })).toEqual([]);
    expect(
      kinds({
        company,
        description:
          "<p>A entrevista é feita por Telegram. Não respondemos por este site e não enviamos e-mails.</p>",
      }),
    ).toEqual(["messenger-only"]);
  });
});

describe("a long posting of a hidden employer, copied from an honest one", () => {
  const kinds = (...told: [string, string, string]) => {
    const duties = "<ul><li>Separar pedidos</li><li>Conferir notas</li><li>Limpar o setor</li></ul>";
    const offers =
      "<p>Registro em carteira, vale-transporte, turno das 6h às 14h e curso de empilhadeira.</p>";
    const [first, second, third] = told.map((text) => `<p>${text}</p>`);
    const description = first + duties.repeat(3) + second + offers.repeat(3) + third;
    const job = { title: "Auxiliar de Produção", company: null, salary: "R$ 2.200,00", description };
    return findFraudSignals(postingOf(job)).map(({ kind }) => kind);
  };
  test("raises a signal for hurry that is told far apart", () => {
    const first = "Restam as últimas vagas e encerramos hoje.";
    const third = "O nome da empresa será passado depois da confirmação.";
    expect(kinds(first, "Não há entrevista.", third)).toEqual(["urgent-unnamed"]);
    expect(kinds(first, "A entrevista é na fábrica.", "O nome da empresa é Sol Nascente.")).toEqual([]);
  });

  test("raises a signal for a messenger that is told far apart", () => {
    const first = "Aqui no site não conseguimos responder.";
    const second = "O nosso contato é o WhatsApp 21 90000-4040.";
    expect(kinds(first, second, "Peça para falar com a consultora Bianca.")).toEqual(["messenger-only"]);
    expect(kinds("Candidate-se aqui no site.", second, "Peça para falar com a Bianca, do RH.")).toEqual([]);
  });
});

describe("a long posting with work and a contract, copied from an honest one", () => {
  const kinds = (...told: readonly string[]) => {
    const copied = [
      "<p>Somos uma rede de lojas com mais de 40 anos e 120 unidades em seis estados.</p>",
      "<ul><li>Atender os clientes</li><li>Organizar a loja</li><li>Conferir as notas</li></ul>".repeat(3),
      "<p>Ensino médio completo. Escala 6x1. Boa comunicação. Registro em carteira.</p>",
      "<p>Vale-transporte. Assistência médica. Seguro de vida. Convênio com faculdades.</p>",
    ];
    const description = copied.map((part, index) => `${part}<p>${told[index] ?? ""}</p>`).join("");
    const job = { title: "Assistente Digital", company: "Grupo Sol", description };
    return findFraudSignals(postingOf(job)).map(({ kind }) => kind);
  };

  test.each([
    [
      "likes",
      "A sua tarefa é curtir fotos de lojas parceiras.",
      "Recebe de R$ 120 a R$ 300 por dia.",
      "O valor cai na hora por Pix.",
      "Basta ter um celular.",
    ],
    [
      "hotels",
      "Você avalia hotéis com cinco estrelas.",
      "O ganho é diário, de R$ 200,00 por dia.",
      "Não precisa de experiência.",
    ],
  ])("raises a signal for daily income that is told far apart, with %s", (_, ...told) => {
    expect(kinds(...told)).toEqual(["daily-income"]);
  });

  test.each([
    [
      "likes",
      "Curtir e responder comentários da marca.",
      "Vale-refeição de R$ 38,00 por dia.",
      "Trabalho online.",
    ],
    [
      "an investment",
      "Apresentar consórcios e investimentos.",
      "Rendimento acima da poupança.",
      "Operar saques.",
    ],
    ["friends", "Indique um amigo e ganhe um bônus.", "O saldo do cartão é creditado no dia 1."],
  ])("raises none for honest work with %s", (_, ...told) => {
    expect(kinds(...told)).toEqual([]);
  });
});

test("pay by the day may stand in the pay alone", () => {
  const job = {
    title: "Assistente",
    company: null,
    description: "<p>Trabalho em casa para qualquer pessoa.</p>",
  };
  expect(findFraudSignals(postingOf({ ...job, salary: "R$ 220/dia" }))).toEqual([
    { kind: "daily-income", sentence: "Trabalho em casa para qualquer pessoa." },
  ]);
  expect(findFraudSignals(postingOf({ ...job, salary: "R$ 1.900,00" }))).toEqual([]);
});

describe("a hidden employer in a hurry", () => {
  const kinds = (job: Partial<Job>) => findFraudSignals(postingOf(job)).map(({ kind }) => kind);
  test("raises a signal where it takes who comes and says its name later, or says it plainly", () => {
    const job = { title: "Auxiliar Geral", company: null, salary: "R$ 2.000,00" };
    const later =
      "Sem dinâmica nem entrevista, saída amanhã cedo. O nome da firma vocês sabem quando chegar.";
    expect(kinds({ ...job, description: `<p>${later}</p>` })).toEqual(["urgent-unnamed"]);
    const plain = "Fábrica com escala 6x1, vale e refeição. Restam 2 vagas, confirme agora ou perde a sua.";
    expect(kinds({ ...job, description: `<p>${plain}</p>` })).toEqual(["urgent-unnamed"]);
    expect(kinds({ ...job, company: "Fábrica Sol", description: `<p>${plain}</p>` })).toEqual([]);
  });
});

describe("pay in dollars or euros", () => {
  const kinds = (job: Partial<Job>) => findFraudSignals(postingOf(job)).map(({ kind }) => kind);
  test.each<Partial<Job>>([
    { title: "Babá no exterior", salary: "US$ 6.000" },
    { title: "Colheita de morangos na Inglaterra", salary: "€ 1.200 por semana" },
    { title: "Camareira em hotel", description: "<p>Pagamos 5 mil dólares, sem experiência.</p>" },
    { title: "Digitação", description: "<p>USD 4.500, qualquer pessoa, 2 horas por dia.</p>" },
    { title: "Auxiliar administrativo", salary: "US$ 900 por semana" },
    { title: "Recepcionista", salary: "USD 300 per day" },
    { title: "Assistente virtual", description: "<p>Ganhe 2.000 dólares por semana, sem experiência.</p>" },
    { title: "Operador de loja", description: "<p>Pagamos mil dólares por semana, qualquer idade.</p>" },
    { title: "Redação", description: "<p>US$ 1,500 weekly, sem experiência.</p>" },
    { title: "Vigia no Canadá", salary: "C$ 11.000/mês" },
    { title: "Atendente de chat", salary: "US$ 60 por hora" },
  ])("far above what such work pays raises a signal: $title", (job) => {
    expect(kinds(job)).toContain("too-much-pay");
  });
  test.each<Partial<Job>>([
    { title: "Camareira de navio de cruzeiro", salary: "US$ 1.900 por mês" },
    { title: "Au pair nos EUA", salary: "US$ 200 por semana" },
    { title: "Auxiliar de importação", description: "<p>Controlar processos de até US$ 50.000.</p>" },
    {
      title: "Engenheira de software",
      salary: "US$ 7.000",
      description: "<p>Remoto, para todo o Brasil.</p>",
    },
    { title: "Cuidadora na Irlanda", salary: "€ 28.000 por ano" },
    { title: "Atendente bilíngue", salary: "US$ 7 por hora" },
    { title: "Desenvolvedora", salary: "US$ 2,000 per week" },
    { title: "Monitor de colônia de férias", description: "<p>US$ 400 por semana, sem experiência.</p>" },
  ])("as such work pays raises none: $title, $salary", (job) => {
    expect(kinds(job)).not.toContain("too-much-pay");
  });
});

describe("an address", () => {
  test.each([
    "gupy-vagas.com",
    "guppy.top/vaga",
    "https://mercadoIivre-vagas.com/cadastro",
    "www.correios-contrata.online",
    "gov.br-inscricaonacional.org",
    "gov.inscricaonacional.org",
    "amazom.shop/vagas",
    "caixa.gov-br.site/inscricao",
    "petrobras-vagas.site",
    "ambevaprendiz-oficial.xyz",
    "caixa-empregos.site",
    "www.magaIu-trabalheconosco.site",
    "padaria.com.br.vagasja.top",
    "assai.trabalhe-aqui.com",
    "correios-inscricao2026.com",
  ])("imitates a known site: %s", (address) => {
    expect(findFraudSignals(postingOf({ description: `<p>Acesse ${address}</p>` }))).toEqual([
      { kind: "link", sentence: `Acesse ${address}` },
    ]);
  });

  test.each([
    "https://padaria.gupy.io/jobs/12",
    "https://amazon.gupy.io/jobs/12",
    "food-service.com.br",
    "www.catho.com.br",
    "https://www.gov.br/trabalho-e-emprego",
    "saude.sp.gov.br",
    "riachuelo.se.gov.br",
    "br.indeed.com",
    "padaria.online",
    "trabalheconosco.padaria.com.br",
    "trabalhe-conosco.padaria.com.br",
    "amazonas-turismo.com.br",
    "catholic.edu",
    "rh@padaria.com.br",
    "forms.gle/AbC123",
    "4.500,00 a 5.200,00",
  ])("is honest: %s", (address) => {
    expect(findFraudSignals(postingOf({ description: `<p>Acesse ${address}</p>` }))).toEqual([]);
  });
});

test("a form that opens to who passes it on raises a signal", () => {
  const sentence = "Compartilhe com 5 amigos para liberar a ficha";
  expect(findFraudSignals(postingOf({ description: `<p>${sentence}</p>` }))).toEqual([
    { kind: "link", sentence },
  ]);
});
