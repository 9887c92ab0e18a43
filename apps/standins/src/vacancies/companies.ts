export type Sector = "retail" | "food" | "health" | "industry" | "logistics" | "services" | "tech" | "school";

type Companies = readonly [string, string, ...string[]];

/** Invented names; any similarity to a real company is a coincidence. */
export const companies: Readonly<Record<Sector, { names: Companies; about: string }>> = {
  retail: {
    names: [
      "Lojas Araripe Azul",
      "Rede Sabiá da Serra",
      "Mercado Bom Canto",
      "Casa Jatobá Móveis",
      "Óticas Mirante Claro",
      "Farmácias Dona Zefa",
      "Calçados Pé de Vento",
    ],
    about: "Somos uma rede de lojas que cresce sem perder o jeito de tratar cada cliente pelo nome.",
  },
  food: {
    names: [
      "Restaurante Fogão de Barro",
      "Padaria Trigo da Vila",
      "Cantina Maré Mansa",
      "Pousada Recanto das Garças",
      "Cozinha Panela Cheia",
      "Café Serra do Orvalho",
    ],
    about: "Servimos comida feita na hora, com equipe que almoça junto e sai no horário.",
  },
  health: {
    names: [
      "Hospital Santa Aurora",
      "Clínica Vale Verdejante",
      "Laboratório Boa Gota",
      "Rede Cuidar Bem Viver",
      "Instituto Olhar do Sertão",
      "Odonto Riso Largo",
    ],
    about:
      "Cuidamos de pessoas há mais de vinte anos, com protocolos claros e equipe completa em cada turno.",
  },
  industry: {
    names: [
      "Metalúrgica Pedra Alta",
      "Tecelagem Fio do Norte",
      "Alimentos Grão Dourado",
      "Plásticos Rio Manso",
      "Construtora Chão Firme",
      "Energia Sol de Minas",
    ],
    about: "Fabricamos para todo o país com segurança em primeiro lugar e espaço para crescer na linha.",
  },
  logistics: {
    names: [
      "Transportes Estrada Real do Sul",
      "Expresso Tatu Bola",
      "Entregas Vaivém",
      "Armazéns Cais do Porto",
      "Rota Ipê Logística",
    ],
    about: "Levamos encomendas a mais de mil cidades, com frota própria e rotas planejadas.",
  },
  services: {
    names: [
      "Grupo Alvorada Serviços",
      "Contábil Ponto Certo",
      "Atende Mais Relacionamento",
      "Limpa Bem Facilities",
      "Escritório Nogueira Prates",
      "Seguros Guarda Mar",
      "Consultoria Recanto RH",
    ],
    about: "Prestamos serviços a empresas de todos os tamanhos e cuidamos de quem faz o trabalho acontecer.",
  },
  tech: {
    names: [
      "Jandaia Sistemas",
      "Nuvem Caiçara",
      "Pixel Mandacaru",
      "DataCupuaçu",
      "Fintech Cofrinho Aberto",
      "Estúdio Bit Bonito",
    ],
    about: "Construímos produtos digitais usados todos os dias por pequenas e médias empresas brasileiras.",
  },
  school: {
    names: [
      "Colégio Semente Viva",
      "Escola Passo a Passo",
      "Faculdade Horizonte do Vale",
      "Cursos Letra Nova",
    ],
    about: "Ensinamos com turmas pequenas e formação continuada para toda a equipe.",
  },
};
