/** Parts of ordinary postings, as a long one has them, and as a fraud copies them. */
type Parts = {
  readonly about: string;
  readonly work: string;
  readonly asks: string;
  readonly offers: string;
};

export const shop: Parts = {
  about: `Sobre nós
Somos uma rede de lojas de departamento com mais de 40 anos de história e 120 unidades em seis estados. Começamos com uma loja de tecidos no interior e hoje vendemos moda, casa e eletrônicos para milhões de clientes. Acreditamos que gente feliz atende melhor, e por isso investimos na formação de quem está com a gente.`,
  work: `Responsabilidades e atribuições
- Recepcionar e orientar os clientes no salão de vendas
- Repor mercadorias e manter a exposição conforme o padrão da rede
- Operar o caixa, conferir valores e fazer o fechamento do turno
- Auxiliar no inventário e na organização do depósito
- Oferecer o cartão da loja e os seguros`,
  asks: `Requisitos e qualificações
- Ensino médio completo
- Disponibilidade para trabalhar em escala 6x1, inclusive domingos e feriados
- Boa comunicação e gosto pelo atendimento
- Experiência em varejo será um diferencial`,
  offers: `Benefícios
Vale-transporte, refeição no local, assistência médica e odontológica após a experiência, desconto nas compras, seguro de vida, participação nos resultados e convênio com faculdades.`,
};

export const warehouse: Parts = {
  about: `Quem somos
Atuamos há 22 anos em armazenagem e transporte, com centros de distribuição em Cajamar, Extrema, Betim e Cabo de Santo Agostinho. Atendemos grandes marcas do comércio eletrônico e da indústria farmacêutica, com 3.500 colaboradores e frota própria de 400 caminhões.`,
  work: `O que você vai fazer
- Receber, conferir e armazenar mercadorias com coletor de dados
- Separar pedidos conforme a lista e embalar para a expedição
- Carregar e descarregar caminhões
- Manter o setor limpo e organizado, seguindo as normas de segurança
- Informar avarias e divergências ao líder do turno`,
  asks: `O que esperamos de você
- Ensino fundamental completo
- Disponibilidade de horário: 6h às 14h20, 14h às 22h20 ou 22h às 6h
- Desejável experiência com logística ou estoque
- Residir em região com acesso ao fretado`,
  offers: `O que oferecemos
Salário compatível com o mercado, adicional noturno, ônibus fretado, restaurante no local, cesta básica de R$ 220,00, plano de saúde sem carência, plano odontológico, PLR e Wellhub.`,
};

export const office: Parts = {
  about: `A empresa
Escritório de contabilidade e gestão com 15 anos de mercado e mais de 600 clientes de pequeno e médio porte. Nossa sede fica no centro, perto do terminal de ônibus, e a equipe tem 48 pessoas distribuídas em fiscal, pessoal, contábil e atendimento.`,
  work: `Atividades
- Atender clientes por telefone, e-mail e presencialmente
- Lançar notas fiscais e organizar documentos digitais e físicos
- Emitir boletos, conferir pagamentos e apoiar as contas a pagar e a receber
- Elaborar planilhas e relatórios simples
- Controlar agenda e material de escritório`,
  asks: `Perfil
- Ensino médio completo, cursando Administração ou Contábeis será um diferencial
- Pacote Office básico
- Organização, pontualidade e discrição
- Não é necessária experiência, a empresa treina`,
  offers: `Condições
Regime CLT, de segunda a sexta, das 8h às 17h48. Vale-transporte, vale-refeição de R$ 32,00 por dia, plano de saúde com coparticipação, folga no dia do aniversário e auxílio para pós-graduação.`,
};

export const bank: Parts = {
  about: `Sobre o banco
Somos uma instituição financeira com mais de 5 milhões de clientes e 700 agências. Nossa missão é simplificar a vida financeira das pessoas, com conta digital, cartão, crédito consignado, Pix, seguros e investimentos em um só lugar.`,
  work: `Como será o seu dia
- Atender clientes e orientar sobre abertura de contas, cartões e empréstimos
- Receber e conferir documentos para a análise de crédito
- Prospectar clientes e apresentar consórcio, seguros e previdência
- Operar o caixa, com depósitos, saques e pagamentos
- Cumprir as normas de prevenção à lavagem de dinheiro`,
  asks: `O que buscamos
- Ensino superior cursando ou completo
- Facilidade para vender e negociar
- CPA-10 desejável; o banco custeia a prova e o material
- Conhecimento em informática`,
  offers: `Nosso pacote
Salário fixo e remuneração variável mensal, vale-alimentação e vale-refeição, auxílio-creche, assistência médica e odontológica para dependentes, previdência privada, PLR e day off de aniversário.`,
};

export const calls: Parts = {
  about: `Conheça a gente
Somos uma empresa de relacionamento com clientes presente em oito cidades, com operações de telefonia, bancos, saúde e varejo. Aqui é o lugar do primeiro emprego: mais da metade dos nossos líderes começou no atendimento.`,
  work: `Suas atividades
- Atender ligações e mensagens de clientes de uma operadora
- Registrar os chamados no sistema e acompanhar a solução
- Explicar faturas, planos e segunda via de boleto
- Negociar débitos e oferecer parcelamento
- Cumprir as metas de qualidade e de tempo de atendimento`,
  asks: `Para se dar bem aqui
- Ter 18 anos ou mais e ensino médio completo
- Boa dicção e digitação ágil
- Disponibilidade para jornada de 6h20, em escala 6x1
- Não é preciso ter experiência`,
  offers: `Vantagens
Salário mínimo e prêmio por resultado de até R$ 400,00 por mês, vale-transporte, vale-refeição, plano de saúde e odontológico, auxílio-creche, descontos em faculdades e plano de carreira.`,
};

export const guard: Parts = {
  about: `Apresentação
Grupo de segurança e facilities com atuação em condomínios, hospitais, indústrias e shoppings. São 27 anos de mercado, 9 mil colaboradores e autorização da Polícia Federal. Nossa central de monitoramento funciona 24 horas.`,
  work: `Descrição das atividades
- Controlar a entrada e a saída de pessoas, veículos e materiais
- Fazer rondas e registrar ocorrências no livro e no aplicativo
- Operar o sistema de câmeras e o interfone
- Atender moradores, visitantes e prestadores com cordialidade
- Receber encomendas e correspondências`,
  asks: `Pré-requisitos
- Ensino médio completo
- Formação e reciclagem em dia
- Experiência mínima de seis meses em carteira
- Não possuir antecedentes criminais`,
  offers: `Remuneração e benefícios
Piso da categoria, periculosidade de 30%, adicional noturno, vale-alimentação de R$ 36,50 por dia, vale-transporte, seguro de vida e cesta básica. Escala 12x36.`,
};

export const kitchen: Parts = {
  about: `Nossa história
Restaurante de comida brasileira com cinco casas na cidade e uma cozinha central. Servimos mais de mil refeições por dia e abriremos a sexta casa em fevereiro, no shopping da avenida principal.`,
  work: `No dia a dia
- Preparar a praça e o pré-preparo dos alimentos
- Atender as mesas, anotar pedidos e levar a conta
- Lavar, higienizar e organizar louças e utensílios
- Receber e conferir mercadorias dos fornecedores
- Seguir as boas práticas e a ficha técnica de cada prato`,
  asks: `O que pedimos
- Ensino fundamental
- Experiência de pelo menos seis meses em cozinha ou salão
- Disponibilidade de horário e fins de semana
- Trabalho em equipe`,
  offers: `O que damos
Registro em carteira desde o primeiro dia, salário, gorjetas rateadas a cada quinzena, alimentação no local, vale-transporte, uniforme lavado pela casa e folga em um domingo por mês.`,
};

export const clinic: Parts = {
  about: `Sobre o hospital
Hospital geral de 280 leitos, com pronto-atendimento, centro cirúrgico, maternidade e oncologia. Somos acreditados no nível máximo e mantemos residência médica e escola técnica própria.`,
  work: `Principais atribuições
- Recepcionar pacientes e acompanhantes e abrir a ficha de atendimento
- Conferir documentos, carteirinhas e autorizações dos convênios
- Agendar consultas e exames e confirmar por telefone e WhatsApp
- Higienizar quartos, leitos e áreas comuns conforme o protocolo
- Zelar pelo sigilo das informações`,
  asks: `Requisitos
- Ensino médio completo; curso técnico quando a função exigir
- Carteira de vacinação atualizada
- Disponibilidade para plantões 12x36, diurnos ou noturnos
- Empatia e boa comunicação`,
  offers: `Oferecemos
Insalubridade, alimentação na instituição, vale-transporte, assistência médica, creche, seguro de vida, descontos em farmácia e bolsas de estudo de até 50% na escola técnica.`,
};

export const apprentices: Parts = {
  about: `O programa
O nosso programa de aprendizagem existe desde 2005 e já formou 4 mil jovens. Durante 16 meses você trabalha em uma das áreas da companhia e, um dia por semana, tem aulas com a entidade formadora, conforme a Lei 10.097/2000.`,
  work: `Você vai
- Apoiar as rotinas administrativas do setor
- Arquivar, digitalizar e organizar documentos
- Atender o público interno por telefone e e-mail
- Alimentar planilhas e sistemas
- Participar das aulas e dos projetos da turma`,
  asks: `Quem pode participar
- Jovens de 14 a 22 anos
- Cursando ou com o ensino médio completo
- Moradores da cidade ou da região
- Não ter sido aprendiz na mesma função`,
  offers: `O que o aprendiz recebe
Salário mínimo-hora, jornada de 4 horas por dia, vale-transporte, vale-refeição, 13º salário, férias junto com as da escola, FGTS e certificado ao fim do curso.`,
};

export const flights: Parts = {
  about: `A companhia
Operamos voos para mais de 60 destinos no Brasil e na América do Sul. Temos orgulho da nossa pontualidade e de um time de 8 mil pessoas que faz com que cada viagem comece bem, ainda no aeroporto.`,
  work: `Responsabilidades
- Atender passageiros no check-in e no portão de embarque
- Conferir documentos de viagem e bagagens
- Fazer anúncios e orientar o embarque prioritário
- Resolver remarcações e extravio de bagagens
- Apoiar a limpeza e a conferência de cabine`,
  asks: `Requisitos obrigatórios
- Idade mínima de 18 anos e ensino médio completo
- Disponibilidade para turnos e escala 6x1
- Inglês intermediário será um diferencial
- Boa apresentação e gosto por gente`,
  offers: `Benefícios para o time
Passagens com desconto para você e a família, vale-transporte ou estacionamento, vale-refeição de R$ 45,00 por dia, assistência médica, previdência e participação nos lucros.`,
};

export const remote: Parts = {
  about: `Sobre a gente
Somos uma empresa de tecnologia que ajuda lojas virtuais a vender mais. Nascemos em 2016, temos 230 pessoas em 19 estados e trabalhamos de forma totalmente remota, com encontros presenciais duas vezes por ano.`,
  work: `Sua rotina
- Cadastrar produtos, preços e fotos nas lojas dos clientes
- Responder dúvidas por chat e e-mail
- Acompanhar pedidos, trocas e devoluções
- Atualizar planilhas e painéis de resultado
- Participar da reunião diária de quinze minutos com o time`,
  asks: `O que precisamos ver em você
- Boa escrita em português
- Organização e autonomia
- Internet estável e um lugar calmo para trabalhar
- Ensino médio completo`,
  offers: `Benefícios
Contrato CLT, horário flexível, notebook e cadeira enviados pela empresa, auxílio home office de R$ 150,00 por mês, cartão flexível, plano de saúde, terapia on-line e licença parental estendida.`,
};

export const sales: Parts = {
  about: `Quem é a empresa
Distribuidora de produtos de beleza e cuidados pessoais, com 30 anos, fábrica própria em Goiás e equipes de venda em todo o Centro-Oeste e Sudeste. Lançamos uma linha nova a cada estação.`,
  work: `Sua missão
- Visitar clientes e apresentar o catálogo
- Abrir novos pontos de venda e cuidar da carteira
- Negociar prazos, descontos e bonificações
- Acompanhar entregas e recebimentos
- Fazer relatórios semanais de visitas`,
  asks: `Perfil desejado
- Experiência em vendas externas
- CNH B e veículo próprio
- Facilidade de negociação
- Conhecimento da região`,
  offers: `O que você recebe
Fixo, comissão de 5% sobre o vendido, ajuda de custo para combustível, celular corporativo, plano de saúde, premiação trimestral por meta e participação na convenção anual.`,
};

export const driver: Parts = {
  about: `A transportadora
Transportamos cargas fracionadas entre o Sul e o Nordeste desde 1994. Temos filiais em doze cidades, frota rastreada com idade média de três anos e programa de premiação por consumo.`,
  work: `Atribuições do cargo
- Conduzir veículos leves ou pesados em rotas urbanas e rodoviárias
- Conferir notas, canhotos e carga antes da saída
- Fazer as entregas e coletar assinaturas pelo aplicativo
- Zelar pela limpeza e pela manutenção do veículo
- Cumprir os horários e a lei do descanso`,
  asks: `Exigências
- CNH D ou E com EAR
- Curso de movimentação de produtos perigosos será um diferencial
- Experiência comprovada em carteira
- Exame toxicológico válido`,
  offers: `Pacote de benefícios
Salário da convenção, diárias de viagem, pernoite, prêmio por média, plano de saúde, vale-alimentação de R$ 700,00 por mês, seguro de vida e telemedicina.`,
};

export const site: Parts = {
  about: `A construtora
Construímos prédios residenciais e galpões industriais há 18 anos, com 40 obras entregues e doze em andamento no litoral e na capital. Segurança é o nosso primeiro valor.`,
  work: `O que se faz
- Preparar massa, transportar materiais e limpar o canteiro
- Ajudar na montagem de formas, andaimes e armações
- Fazer assentamento, reboco e acabamento
- Ler projetos e medir serviços, conforme a função
- Participar do diálogo diário de segurança`,
  asks: `Precisamos que tenha
- Experiência em obras, de preferência em carteira
- NR-35 e NR-18 serão um diferencial; damos o treinamento
- Disponibilidade para viajar, em algumas vagas
- Documentos em ordem`,
  offers: `Oferecemos aos contratados
Salário do sindicato, café da manhã e almoço na obra, cesta básica, vale-transporte ou alojamento, prêmio de assiduidade e seguro de vida.`,
};

export const school: Parts = {
  about: `A escola
Escola particular de educação infantil ao ensino médio, com 1.100 alunos, quadra coberta, biblioteca e horta. Trabalhamos com projetos e com turmas de no máximo 24 crianças.`,
  work: `Funções
- Acompanhar as crianças na entrada, no recreio e na saída
- Auxiliar a professora nas atividades e na higiene
- Atender as famílias na secretaria e receber mensalidades
- Organizar materiais, matrículas e históricos
- Ajudar nas festas e nos passeios`,
  asks: `Formação e perfil
- Magistério ou Pedagogia cursando ou completo
- Paciência, cuidado e boa comunicação com as famílias
- Vontade de aprender
- Referências de empregos anteriores`,
  offers: `A escola oferece
Registro em carteira, 40 horas semanais, vale-transporte, almoço, bolsa de 50% para filhos, recesso em julho e em janeiro e formação continuada paga.`,
};

export const hotel: Parts = {
  about: `Sobre o hotel
Resort de 320 apartamentos à beira-mar, com seis restaurantes, spa e centro de eventos, parte de uma rede com hotéis em quatro estados. A temporada vai de novembro a março e boa parte da equipe permanece depois.`,
  work: `Suas tarefas
- Receber os hóspedes e cuidar do check-in e do check-out
- Arrumar apartamentos e repor enxoval e frigobar
- Servir no restaurante e no bar da piscina
- Carregar bagagens e orientar sobre os passeios
- Registrar pedidos e reclamações no sistema`,
  asks: `O que é preciso
- Maior de 18 anos
- Disponibilidade para morar na vila dos colaboradores, se for de outra cidade
- Experiência em hotelaria é bem-vinda
- Inglês ou espanhol serão um diferencial`,
  offers: `Condições de trabalho
Contrato CLT, alojamento e quatro refeições, taxa de serviço mensal, lavanderia do uniforme, ônibus para a cidade, convênio médico e prêmio de fim de temporada.`,
};

/** What companies write below their vacancies. */
export const values = `Diversidade
Todas as nossas vagas são abertas a pessoas com deficiência, pessoas negras, LGBTQIAPN+ e com mais de 50 anos. Aqui não há espaço para preconceito: respeitamos a identidade de gênero, a origem e a história de cada um.`;

export const privacy = `Privacidade
Ao se candidatar, você concorda com o tratamento dos seus dados pessoais para fins de recrutamento, conforme a Lei Geral de Proteção de Dados. Eles ficam guardados por até dois anos e podem ser apagados a seu pedido.`;

export const steps = `Etapas do processo
Etapa 1: Cadastro
Etapa 2: Triagem de currículos
Etapa 3: Entrevista com o RH
Etapa 4: Entrevista com o gestor
Etapa 5: Contratação`;

export const dream = `Por que trabalhar aqui
Porque crescer faz parte do jogo. Temos trilhas de carreira, universidade corporativa, programa de indicação, mentoria e um ambiente leve, em que as ideias são ouvidas. No último ano, 412 pessoas foram promovidas e fomos certificados como um ótimo lugar para trabalhar.`;
