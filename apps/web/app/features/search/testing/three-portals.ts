import { vacancy } from "./vacancy.ts";

/** A vacancy that two portals have. */
export const stocker = {
  title: "Estoquista",
  company: "Armazéns Cais do Porto",
  location: "Recife (PE)",
  description: "<p>Receber e conferir mercadorias, guardar o estoque e separar os pedidos das lojas.</p>",
  posted_at: "2026-11-20",
};
const silent = { salary: null, posted_at: null, work_mode: null } as const;

/** Three portals, of which two have the same vacancy; one of four asks for money. */
export const threePortals = {
  gupy: [
    vacancy({ ...stocker, ...silent, id: "gupy-1", source: "gupy" }),
    vacancy({
      id: "gupy-2",
      source: "gupy",
      title: "ANALISTA DE SISTEMAS",
      company: "Jandaia Sistemas",
      location: "Remoto · Brasil",
      salary: "R$ 7.000 por mês",
      work_mode: "remote",
      summary: { tipoContrato: "PJ", requisitos: [], beneficios: [] },
      description: "<p>Cuidar dos sistemas de vendas.</p>",
    }),
  ],
  catho: [
    vacancy({
      ...stocker,
      id: "catho-1",
      source: "catho",
      title: "ESTOQUISTA - Recife/PE",
      company: "Armazéns Cais do Porto Ltda.",
      salary: "R$ 1.900 por mês",
      work_mode: "onsite",
      url: "https://catho.example/1",
    }),
  ],
  solides: [
    vacancy({
      id: "solides-1",
      source: "solides",
      title: "Recepcionista",
      company: null,
      location: "Olinda (PE)",
      salary: null,
      description:
        "<p>Atender o público. Para confirmar a inscrição é cobrada uma taxa de R$ 39,90 por Pix.</p>",
    }),
  ],
};

/** Each says what most postings say, in a title that needs one line on a phone. */
export const ordinaryVacancies = [
  "Atendente de padaria",
  "Balconista",
  "Caixa de mercado",
  "Copeira",
  "Costureira",
  "Digitador",
  "Fiscal de loja",
  "Frentista",
  "Gerente de loja",
  "Jardineiro",
].map((title, at) =>
  vacancy({
    id: `gupy-${at + 10}`,
    title,
    company: `Empreendimentos ${title} do Recife`,
    salary: null,
    summary: { tipoContrato: "CLT", requisitos: [], beneficios: [] },
  }),
);
