import { hasRecorded, readRecorded } from "@vagou/providers/core/testing/recorded";
import { describe, expect, test } from "vitest";
import { postingOf } from "../testing/posting-of.ts";
import { findFraudSignals } from "./find-fraud-signals.ts";

test.each([
  [
    "warns of a false vacancy",
    "Circula uma vaga falsa com o nosso nome pedindo R$ 50 de exame de saúde por Pix.",
  ],
  ["refuses what costs the person", "Não aceitamos teste sem pagamento: o nosso é de 4h, R$ 300."],
  ["pays for a test", "Para entrar: conversa e montagem-teste (paga, R$ 100) no galpão."],
  [
    "asks for a paper because of a law",
    "Pedimos certidão de antecedentes criminais por exigência do ECA; é gratuita no site da polícia.",
  ],
  ["asks for papers with the contract", "Informe CPF e PIS só no formulário do contrato."],
  ["guarantees no least pay", "Produção média de R$ 3.200 por mês, sem garantia de mínimo."],
  ["pays for travels before them", "Viagens com hospedagem paga e diária de R$ 80, adiantada por cartão."],
  ["sells a plan with a fee", "Vender planos com taxa de adesão promocional de R$ 49,90."],
  [
    "helps customers with cards",
    "Orientar os clientes a desbloquear o cartão e a criar a senha no aplicativo.",
  ],
  ["gives a card with an amount", "Cartão multibenefícios no valor de R$ 500,00 por mês."],
  ["gives a refund of courses", "Reembolso de até R$ 170,00 por mês para cursos e livros."],
  ["pays for a crèche", "Auxílio-creche no valor de R$ 480,00 mediante comprovante de matrícula."],
  [
    "tells who pays the journey",
    "As despesas com passagem para a entrevista são de responsabilidade do candidato.",
  ],
  ["asks for a badge that was lost", "Em caso de perda do crachá, será cobrada a segunda via de R$ 20,00."],
  ["demands rules to be kept", "Revisar padrões para garantir a adesão às melhores práticas."],
  ["asks for nothing", "Somos uma agência de empregos e nada cobramos do candidato."],
  ["asks for a free certificate", "Pedimos a certidão, emitida sem custo no site da Polícia Federal."],
  ["asks for a medical report", "Candidatos com deficiência devem anexar laudo e identidade no site."],
  ["writes no blank behind a dot", "Das 9h às 18h.iFood Benefícios para o almoço."],
  [
    "pays meals by the day for work with comments",
    "Curtir e responder comentários da marca. Vale-refeição de R$ 38,00 por dia, creditado no cartão.",
  ],
  ["writes English", "If you like to work online, we pay R$ 300 por dia."],
  ["has a long address", "Leia https://static.loja.example/2026/aviso-para-candidatos-a-vagas.pdf antes."],
  [
    "may ask for proof of what the candidate wrote",
    "O candidato responde pelas informações registradas na inscrição, podendo a Sol exigir documentação que comprove os requisitos obrigatórios da vaga.",
  ],
  [
    "has a shop whose price is taken from the pay",
    "Loja Sol, onde você pode comprar produtos efetuando o pagamento direto na sua folha de pagamento.",
  ],
  [
    "takes papers in a system of its own",
    "Documentos digitalizados são anexados no próprio sistema, com login gov.br.",
  ],
])("an honest employer who %s raises no signal", (_, text) => {
  expect(findFraudSignals(postingOf({ description: `<p>${text}</p>` }))).toEqual([]);
});

// Real vacancies of known employers are long, and tell of benefits with a price, of values and of the law.
describe("what an honest employer tells of itself", () => {
  const told = [
    "Participação nos lucros e resultados (PLR) conforme as metas do ano.",
    "Distribuição anual de lucros entre todos os sócios e colaboradores.",
    "Day off no mês do seu aniversário para você curtir com a família.",
    "Curta um dia de folga no seu aniversário.",
    "Curta o seu aniversário em casa, com folga remunerada.",
    "Wellhub (antigo Gympass) com planos a partir de R$ 34,90, descontado em folha.",
    "Acesso a mais de 900 academias com uma única mensalidade.",
    "TotalPass: acesso a academias por apenas R$ 29,90 por mês.",
    "Plano odontológico com mensalidade de R$ 14,50 por usuário, mediante adesão.",
    "Assistência médica com coparticipação e mensalidade de R$ 35,00 por dependente.",
    "Plano de saúde: custo de R$ 20,00 descontado em folha, com adesão opcional.",
    "Vale-transporte com desconto de 6% do salário, conforme a lei.",
    "Seguro de vida em grupo, com custo simbólico de R$ 1,00 por mês.",
    "Restaurante na empresa com desconto de R$ 1,00 por refeição.",
    "Convênio com faculdades: desconto de 30% na matrícula e na mensalidade.",
    "Cartão de compras com desconto em folha e parcelamento em até 10x.",
    "Empréstimo consignado com taxa reduzida e parcelas descontadas em folha.",
    "Investimento em capacitação e treinamento das pessoas.",
    "Investimento constante em formação e no desenvolvimento da equipe.",
    "Aqui você vai adquirir experiência com a gente e crescer na carreira.",
    "Você terá a chance de contribuir para um negócio que cresce, venha com a gente!",
    "Se você gosta de transformar ideias em resultados, este não é só um emprego.",
    "Não somos só uma empresa de tecnologia: você será parte da nossa equipe.",
    "Buscamos pessoas que queiram investir na carreira e crescer com a gente.",
    "Validação de dados e garantia da qualidade das informações.",
    "Garantia de um ambiente seguro e de condições adequadas de trabalho.",
    "Para um ambiente seguro, o comprovante de vacinação é condição obrigatória para a contratação.",
    "É obrigatório apresentar o comprovante do esquema vacinal completo antes da admissão.",
    "O exame admissional é feito em clínica conveniada, sem custo.",
    "Todos os treinamentos obrigatórios (NR-10 e NR-35) são oferecidos pela empresa.",
    "Respeitamos toda identidade de gênero, raça e orientação sexual e gostamos de compartilhar experiências.",
    "Não fazemos distinção de identidade de gênero, idade ou deficiência e valorizamos compartilhar ideias aqui.",
    "Ao se candidatar, você confirma que leu o aviso de privacidade e o uso dos seus documentos no processo.",
    "Seus dados pessoais, como nome e CPF, informados no cadastro do site, são tratados conforme a LGPD.",
    "De acordo com a LGPD, os documentos enviados pelo formulário ficam guardados por dois anos.",
    "Nossa política de privacidade explica como são compartilhados o seu CPF e os seus documentos com a Gupy.",
    "Não pedimos senhas nem pagamento em nenhuma etapa do processo seletivo.",
    "Interagir com diferentes áreas da empresa e com os clientes internos.",
    "Gestão de identidades e acessos: senhas, login e autenticação dos usuários.",
    "Auxílio home office creditado todo mês no cartão de benefícios.",
    "Horário flexível, trabalho remoto e plataforma de cursos on-line.",
    "Bônus por indicação de novos colaboradores.",
    "Programa de mentoria com os líderes da empresa.",
    "Licença-maternidade de 6 meses e parental de 30 dias.",
    "Cashback e clube de vantagens com descontos de até 50% em lojas parceiras.",
    "Acesso gratuito à Alura para você estudar de casa.",
    "Cartão flexível com saldo livre para refeição, cultura e mobilidade.",
    "Criptografia, backup e segurança das informações.",
    "Otimização de consultas e de rotinas de dados na plataforma.",
    "Apoiar decisões de negócio com análises de lucro e de margem por produto.",
    "Previdência privada com contribuição da empresa de até 5% do salário.",
    "Antecipação de salário sem taxa pelo aplicativo.",
    "Ticket de R$ 40,00 por dia trabalhado no cartão alimentação.",
    "Ajuda de custo de R$ 150,00 para internet e energia.",
    "Aqui você tem assessoria de investimentos e acesso a fundos de investimento exclusivos.",
    "Gift Card de aniversário no valor de R$ 120,00.",
    "Cartão Flash no valor de R$ 480,00/mês.",
    "VR no cartão no valor de R$ 310,00 por mês, para gastar como você quiser.",
    "Reembolso de até R$ 180,00 por mês para cursos e livros.",
    "Creche parceira por apenas R$ 90,00 de mensalidade.",
    "Desconto em cursos da escola parceira.",
    "O acesso à internet e o equipamento para a entrevista on-line são de responsabilidade do candidato.",
    "Revisar os processos para garantir a adesão às melhores práticas.",
    "Criar endpoints de ordem de pagamento, processamento de pagamentos e reembolsos.",
    "Em caso de alteração nos dados de contato ou de falha no envio do currículo, acione o suporte por e-mail.",
    "Licença para mães e pais, também com guarda unilateral ou compartilhada, e participação nos resultados do PicPay.",
    "Conciliação do repasse das vendas com cartão de crédito.",
    "Leia o aviso em https://www.exemplo.net/privacidade/aviso-aos-candidatos-das-vagas.pdf antes de se candidatar.",
    "If you like to work fast and like the idea of growing with us, apply.",
  ];
  const raised = (sentences: readonly string[]) =>
    findFraudSignals(
      postingOf({
        title: "Analista de Dados",
        description: sentences.map((one) => `<p>${one}</p>`).join(""),
      }),
    );
  test.each(told)("raises no signal: %s", (sentence) => {
    expect(raised([sentence])).toEqual([]);
  });

  test("raises none in a long posting, with any part of it left out", () => {
    expect(raised(told)).toEqual([]);
    for (const start of told.keys()) {
      const turned = [...told.slice(start), ...told.slice(0, start)];
      for (const nth of [2, 3]) expect(raised(turned.filter((_, place) => place % nth === 0))).toEqual([]);
    }
  });

  test("hides no fraud that stands among it", () => {
    const kinds = (...fraud: string[]) =>
      raised([...told.slice(0, 20), ...fraud, ...told.slice(20)]).map(({ kind }) => kind);
    expect(kinds("Para garantir a vaga, pague a taxa de R$ 60,00 do curso no Pix.")).toEqual(["payment"]);
    expect(kinds("Antes da entrevista, envie foto do RG e do cartão pelo WhatsApp.")).toEqual(["documents"]);
    const income = [
      "Curta vídeos no celular, da sua casa.",
      "Tarefas simples, sem experiência.",
      "Ganhe R$ 300 por dia.",
      "O pagamento cai na hora, via Pix.",
    ];
    expect(kinds(...income)).toEqual(["daily-income"]);
  });
});

test.each([
  "Não cobramos nenhuma taxa de inscrição, nem R$ 1.",
  "A inscrição não tem custo.",
  "O exame admissional custa R$ 90,00 e é pago pela empresa.",
  "Desconfie de quem pede taxa de inscrição: R$ 50,00 no Pix.",
  "Nunca envie foto do RG ou CPF por WhatsApp.",
])("a sentence that says the opposite raises nothing: %s", (sentence) => {
  expect(findFraudSignals(postingOf({ description: `<p>${sentence}</p>` }))).toEqual([]);
});

describe.runIf(hasRecorded("gupy/job-search-2026-10.json"))("the recorded postings", () => {
  test.each([
    "gupy/job-search-2026-10.json",
    "solides/vacancies-2026-10.json",
    "solides/apigw-older-route.json",
    "workable/jobs-2026-08.json",
    "remotar/jobs-reduced.json",
    "catho/job-page-jsonld-reduced.json",
    "nerdin/job-page-jsonld-reduced.json",
  ])("of %s raise no signal", (name) => {
    const descriptions = listDescriptions(JSON.parse(readRecorded(name)));
    expect(descriptions).not.toEqual([]);
    expect(descriptions.flatMap((description) => findFraudSignals(postingOf({ description })))).toEqual([]);
  });
});

function listDescriptions(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    key === "description" && typeof field === "string" ? [field] : listDescriptions(field),
  );
}
