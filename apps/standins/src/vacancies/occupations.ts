import type { Sector } from "./companies.ts";
import type { Contract } from "./vacancy.ts";

/** The parts of an occupation's vacancies. Lists are texts separated by " | " to keep the table readable. */
export type Occupation = {
  titles: string;
  area: string;
  sectors: readonly [Sector, ...Sector[]];
  contract: Contract;
  /** Reais a month, from a beginner's to an experienced person's. */
  pay: readonly [number, number];
  /** Share of remote and hybrid vacancies. */
  remote: number;
  duties: string;
  requirements: string;
};

/** The occupations that people look for most; every capital has vacancies of each. */
export const commonOccupations: readonly [Occupation, ...Occupation[]] = [
  {
    titles: "Auxiliar Administrativo | Auxiliar Administrativo(a) | Auxiliar Administrativo - Financeiro",
    area: "Administrativo",
    sectors: ["services", "health", "industry", "school"],
    contract: "CLT",
    pay: [1518, 2300],
    remote: 0.1,
    duties:
      "Conferir notas fiscais e lançar no sistema | Atender fornecedores e clientes por telefone e e-mail | Organizar o arquivo físico e digital | Apoiar o fechamento do mês | Controlar o estoque de material de escritório",
    requirements:
      "Ensino médio completo | Pacote Office, com planilhas no dia a dia | Boa comunicação escrita | Organização e atenção a prazos | Experiência de seis meses em rotinas administrativas",
  },
  {
    titles: "Vendedor Interno | Vendedor(a) | Vendedor de Loja | Vendedor Externo",
    area: "Comercial",
    sectors: ["retail", "services"],
    contract: "CLT",
    pay: [1600, 3200],
    remote: 0.04,
    duties:
      "Receber e atender clientes na loja | Apresentar produtos e fechar vendas | Cuidar da exposição e da limpeza do setor | Acompanhar metas da semana com a equipe | Fazer o pós-venda por telefone e WhatsApp",
    requirements:
      "Ensino médio completo | Gosto por atender pessoas | Disponibilidade para trabalhar aos sábados | Experiência com vendas será bem-vinda | Facilidade com sistemas de frente de loja",
  },
  {
    titles:
      "Técnico de Enfermagem | Técnico(a) de Enfermagem - Noturno | Técnico em Enfermagem Centro Cirúrgico",
    area: "Saúde",
    sectors: ["health"],
    contract: "CLT",
    pay: [3325, 4100],
    remote: 0,
    duties:
      "Administrar medicamentos conforme prescrição | Verificar sinais vitais e registrar no prontuário | Fazer curativos e banho no leito | Preparar o paciente para exames | Apoiar a equipe em urgências",
    requirements:
      "Curso técnico em enfermagem completo | COREN ativo | Experiência hospitalar de um ano | Disponibilidade para escala 12x36 | Conhecimento de segurança do paciente",
  },
  {
    titles:
      "Desenvolvedor Full Stack Pleno | Pessoa Desenvolvedora Back-end Java | Desenvolvedor(a) Front-end React | Desenvolvedor de Sistemas Júnior",
    area: "Tecnologia",
    sectors: ["tech"],
    contract: "CLT",
    pay: [4200, 12500],
    remote: 0.6,
    duties:
      "Desenvolver e manter serviços e telas do produto | Escrever testes automatizados | Revisar código com a equipe | Acompanhar o sistema em produção | Conversar com quem usa para entender o problema",
    requirements:
      "Experiência com JavaScript, TypeScript ou Java | Bancos de dados relacionais e SQL | Git e revisão de código | APIs REST | Inglês para leitura técnica",
  },
  {
    titles: "Estágio em Administração | Estágio em Recursos Humanos | Estágio em Marketing | Estágio em TI",
    area: "Administrativo",
    sectors: ["services", "tech", "industry", "school"],
    contract: "Estágio",
    pay: [900, 1600],
    remote: 0.25,
    duties:
      "Apoiar as rotinas do setor com orientação de quem já faz | Atualizar planilhas e relatórios | Participar de reuniões de projeto | Organizar documentos | Sugerir melhorias nos processos",
    requirements:
      "Cursando o ensino superior, a partir do 2º período | Disponibilidade para seis horas por dia | Vontade de aprender | Conhecimento básico de planilhas | Boa escrita",
  },
  {
    titles: "Atendente | Atendente de Loja | Atendente de Telemarketing | Operador(a) de Atendimento",
    area: "Atendimento",
    sectors: ["services", "retail", "food"],
    contract: "CLT",
    pay: [1518, 1900],
    remote: 0.12,
    duties:
      "Atender clientes no balcão ou por telefone | Registrar pedidos no sistema | Resolver dúvidas e encaminhar reclamações | Receber pagamentos | Manter o ambiente organizado",
    requirements:
      "Ensino médio completo | Boa dicção e paciência | Noções de informática | Disponibilidade de horário | Não é necessária experiência",
  },
];

export const otherOccupations: readonly [Occupation, ...Occupation[]] = [
  {
    titles: "Motorista Entregador | Motorista Categoria D | Motorista Carreteiro",
    area: "Logística",
    sectors: ["logistics", "industry"],
    contract: "CLT",
    pay: [2000, 3800],
    remote: 0,
    duties:
      "Fazer entregas na rota do dia | Conferir a carga e as notas | Cuidar da manutenção básica do veículo | Registrar as entregas no aplicativo | Atender o cliente com cortesia",
    requirements:
      "CNH na categoria da vaga, com EAR | Experiência comprovada como motorista | Conhecimento da região | Ensino fundamental completo | Disponibilidade para viagens curtas",
  },
  {
    titles: "Cozinheiro(a) | Cozinheiro Industrial | Auxiliar de Cozinha | Chapeiro",
    area: "Alimentação",
    sectors: ["food", "health"],
    contract: "CLT",
    pay: [1550, 2700],
    remote: 0,
    duties:
      "Preparar os pratos do cardápio | Controlar validade e armazenamento dos alimentos | Manter a cozinha limpa conforme as boas práticas | Montar as guarnições | Ajudar na conferência de mercadorias",
    requirements:
      "Experiência em cozinha profissional | Curso de boas práticas de manipulação | Disponibilidade para fins de semana | Agilidade | Trabalho em equipe",
  },
  {
    titles: "Enfermeiro(a) Assistencial | Enfermeiro UTI Adulto | Enfermeira Obstetra",
    area: "Saúde",
    sectors: ["health"],
    contract: "CLT",
    pay: [4750, 6900],
    remote: 0,
    duties:
      "Coordenar a equipe técnica do plantão | Fazer a sistematização da assistência | Executar procedimentos privativos | Orientar pacientes e familiares | Acompanhar indicadores de qualidade",
    requirements:
      "Graduação em enfermagem | COREN ativo | Experiência na área da vaga | Pós-graduação será um ponto a favor | Disponibilidade de horário",
  },
  {
    titles: "Auxiliar de Produção | Operador de Produção | Auxiliar de Linha de Produção",
    area: "Indústria",
    sectors: ["industry"],
    contract: "CLT",
    pay: [1580, 2200],
    remote: 0,
    duties:
      "Abastecer e operar a linha | Separar e embalar produtos | Inspecionar a qualidade das peças | Cumprir as normas de segurança | Registrar a produção do turno",
    requirements:
      "Ensino fundamental completo | Disponibilidade para turnos | Atenção e cuidado | Experiência em indústria será um ponto a favor | Morar em cidade atendida pelo fretado",
  },
  {
    titles: "Auxiliar de Limpeza | Auxiliar de Serviços Gerais | Camareira",
    area: "Serviços gerais",
    sectors: ["services", "health", "food", "school"],
    contract: "CLT",
    pay: [1518, 1750],
    remote: 0,
    duties:
      "Limpar salas, banheiros e áreas comuns | Repor material de higiene | Separar o lixo reciclável | Cuidar dos equipamentos de limpeza | Avisar quando algo precisa de conserto",
    requirements:
      "Ensino fundamental | Pontualidade | Experiência de três meses na função | Discrição | Disponibilidade para escala 6x1",
  },
  {
    titles: "Operador de Caixa | Fiscal de Caixa | Repositor de Mercadorias",
    area: "Varejo",
    sectors: ["retail"],
    contract: "CLT",
    pay: [1518, 1950],
    remote: 0,
    duties:
      "Registrar as compras e receber pagamentos | Abrir e fechar o caixa | Repor mercadorias nas gôndolas | Conferir preços | Ajudar o cliente a encontrar o que procura",
    requirements:
      "Ensino médio completo | Honestidade e atenção | Disponibilidade aos domingos em escala | Cálculo básico | Não é necessária experiência",
  },
  {
    titles: "Analista Financeiro Júnior | Assistente Financeiro | Analista de Contas a Pagar",
    area: "Financeiro",
    sectors: ["services", "industry", "tech"],
    contract: "CLT",
    pay: [2600, 5200],
    remote: 0.3,
    duties:
      "Conciliar contas bancárias | Preparar pagamentos e cobranças | Montar o fluxo de caixa da semana | Apoiar auditorias | Melhorar planilhas e relatórios",
    requirements:
      "Graduação em administração, contábeis ou economia | Excel intermediário | Experiência com ERP | Raciocínio analítico | Organização",
  },
  {
    titles: "Analista de Recursos Humanos | Assistente de Departamento Pessoal | Analista de Recrutamento",
    area: "Recursos Humanos",
    sectors: ["services", "industry"],
    contract: "CLT",
    pay: [2500, 5000],
    remote: 0.35,
    duties:
      "Conduzir processos seletivos do início ao fim | Cuidar de admissões, férias e rescisões | Conferir o ponto | Organizar treinamentos | Ouvir as equipes e dar retorno",
    requirements:
      "Graduação em RH, psicologia ou administração | Conhecimento da legislação trabalhista | eSocial | Boa escuta | Excel",
  },
  {
    titles: "Professor(a) de Matemática | Professor de Inglês | Auxiliar de Sala | Pedagogo(a)",
    area: "Educação",
    sectors: ["school"],
    contract: "CLT",
    pay: [1900, 4600],
    remote: 0.08,
    duties:
      "Planejar e dar aulas | Acompanhar o desenvolvimento de cada aluno | Conversar com as famílias | Participar do conselho de classe | Preparar atividades e avaliações",
    requirements:
      "Licenciatura ou pedagogia | Experiência em sala de aula | Gosto por ensinar | Domínio de recursos digitais | Trabalho em equipe",
  },
  {
    titles: "Eletricista de Manutenção | Mecânico de Manutenção | Técnico em Manutenção Elétrica",
    area: "Manutenção",
    sectors: ["industry", "logistics"],
    contract: "CLT",
    pay: [2400, 4300],
    remote: 0,
    duties:
      "Fazer manutenção preventiva e corretiva | Ler diagramas e manuais | Registrar as ordens de serviço | Apoiar a instalação de máquinas novas | Cumprir as normas de segurança",
    requirements:
      "Curso técnico ou profissionalizante na área | NR-10 ou NR-12 em dia | Experiência em indústria | CNH B | Disponibilidade para turnos",
  },
  {
    titles: "Pedreiro | Servente de Obras | Mestre de Obras | Pintor",
    area: "Construção civil",
    sectors: ["industry"],
    contract: "CLT",
    pay: [1650, 3900],
    remote: 0,
    duties:
      "Executar alvenaria e acabamento | Preparar massa e materiais | Ler o projeto com o encarregado | Manter o canteiro organizado | Usar os equipamentos de proteção",
    requirements:
      "Experiência em obra | Ensino fundamental | NR-35 será um ponto a favor | Compromisso com horário | Disponibilidade imediata",
  },
  {
    titles: "Auxiliar de Logística | Conferente | Estoquista | Operador de Empilhadeira",
    area: "Logística",
    sectors: ["logistics", "retail", "industry"],
    contract: "CLT",
    pay: [1600, 2500],
    remote: 0,
    duties:
      "Receber e conferir mercadorias | Separar pedidos com coletor | Organizar o estoque | Carregar e descarregar veículos | Fazer inventário",
    requirements:
      "Ensino médio completo | Experiência em estoque | Noções de informática | Disponibilidade para turnos | Curso da NR-11 para operar empilhadeira",
  },
  {
    titles: "Recepcionista | Recepcionista Bilíngue | Secretária | Secretário(a) Escolar",
    area: "Atendimento",
    sectors: ["health", "services", "school", "food"],
    contract: "CLT",
    pay: [1550, 2600],
    remote: 0,
    duties:
      "Receber visitantes e pacientes | Marcar horários e confirmar por telefone | Cuidar da agenda | Emitir recibos e guias | Manter a recepção em ordem",
    requirements:
      "Ensino médio completo | Boa apresentação e cordialidade | Informática | Inglês para vagas bilíngues | Experiência com atendimento",
  },
  {
    titles: "Analista de Marketing Digital | Social Media | Designer Gráfico",
    area: "Marketing",
    sectors: ["tech", "retail", "services"],
    contract: "PJ",
    pay: [2400, 5600],
    remote: 0.55,
    duties:
      "Planejar e publicar conteúdo | Acompanhar resultados das campanhas | Criar peças para as redes | Cuidar da marca em todos os pontos de contato | Apresentar relatórios claros",
    requirements:
      "Portfólio com trabalhos publicados | Ferramentas de design | Boa escrita | Noções de anúncios pagos | Curiosidade por dados",
  },
  {
    titles: "Analista de Dados | Engenheiro(a) de Dados Pleno | Cientista de Dados Júnior",
    area: "Tecnologia",
    sectors: ["tech", "services"],
    contract: "PJ",
    pay: [4500, 13000],
    remote: 0.65,
    duties:
      "Modelar e cuidar das tabelas do negócio | Construir painéis que as equipes usem | Investigar perguntas com dados | Automatizar cargas | Documentar as métricas",
    requirements:
      "SQL em profundidade | Python para dados | Experiência com ferramentas de visualização | Estatística básica | Comunicação clara com áreas de negócio",
  },
  {
    titles: "Analista de Suporte Técnico | Técnico de Informática | Analista de Infraestrutura",
    area: "Tecnologia",
    sectors: ["tech", "services", "health"],
    contract: "CLT",
    pay: [2000, 5200],
    remote: 0.3,
    duties:
      "Atender chamados de usuários | Instalar e configurar equipamentos | Cuidar da rede e dos acessos | Escrever artigos da base de conhecimento | Acompanhar incidentes até o fim",
    requirements:
      "Curso técnico ou superior em TI | Windows, Linux e redes | Paciência para explicar | CNH B para visitas | Inglês básico",
  },
  {
    titles: "Jovem Aprendiz | Jovem Aprendiz Administrativo | Aprendiz de Logística",
    area: "Administrativo",
    sectors: ["retail", "industry", "services", "logistics"],
    contract: "Jovem aprendiz",
    pay: [760, 1000],
    remote: 0,
    duties:
      "Aprender a rotina do setor com um tutor | Organizar documentos | Apoiar o atendimento | Frequentar o curso teórico | Fazer pequenas tarefas de escritório",
    requirements:
      "Ter entre 16 e 22 anos | Estar matriculado ou ter concluído o ensino médio | Disponibilidade para quatro horas por dia | Não ter sido aprendiz na mesma função | Vontade de aprender",
  },
  {
    titles: "Promotor de Vendas | Auxiliar de Loja - Fim de Ano | Empacotador Temporário",
    area: "Comercial",
    sectors: ["retail"],
    contract: "Temporário",
    pay: [1518, 2000],
    remote: 0,
    duties:
      "Abastecer e arrumar a loja | Abordar clientes e apresentar ofertas | Embalar compras | Controlar validade | Apoiar o inventário",
    requirements:
      "Maior de 18 anos | Disponibilidade até janeiro | Ensino médio em andamento | Disposição | Facilidade com pessoas",
  },
  {
    titles: "Vigilante | Porteiro | Controlador de Acesso",
    area: "Segurança",
    sectors: ["services"],
    contract: "CLT",
    pay: [1700, 2600],
    remote: 0,
    duties:
      "Controlar a entrada e a saída | Fazer rondas | Registrar ocorrências | Orientar visitantes | Acionar apoio quando preciso",
    requirements:
      "Curso de vigilante com reciclagem em dia, quando for o caso | Ensino médio | Escala 12x36 | Boa observação | Experiência na função",
  },
  {
    titles: "Fisioterapeuta | Psicólogo(a) Clínico | Nutricionista | Farmacêutico(a)",
    area: "Saúde",
    sectors: ["health", "retail"],
    contract: "CLT",
    pay: [3000, 5800],
    remote: 0.1,
    duties:
      "Atender pacientes conforme o plano terapêutico | Registrar a evolução em prontuário | Participar de reuniões clínicas | Orientar familiares | Cuidar dos indicadores da área",
    requirements:
      "Graduação na área | Registro ativo no conselho | Experiência com atendimento | Escuta e empatia | Disponibilidade de horário",
  },
  {
    titles: "Assistente Jurídico | Advogado(a) Trabalhista Júnior | Assistente Contábil | Auxiliar Contábil",
    area: "Jurídico e contábil",
    sectors: ["services"],
    contract: "CLT",
    pay: [2100, 4800],
    remote: 0.3,
    duties:
      "Acompanhar prazos e publicações | Preparar documentos e guias | Conferir lançamentos | Atender clientes | Apoiar o fechamento do mês",
    requirements:
      "Graduação em andamento ou completa na área | Boa redação | Sistemas do escritório | Atenção a prazos | Sigilo",
  },
];
