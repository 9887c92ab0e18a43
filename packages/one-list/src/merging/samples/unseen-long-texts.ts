/** Paragraphs of the long postings that are unread, by employer; employers are invented. */
export const unseenLongTexts: Readonly<Record<string, string>> = {
  vv:
    "<p>Somos a Vale Verde, uma cooperativa de crédito nascida da união de vinte e dois produtores de leite em Teutônia. Hoje caminhamos ao lado de 410 mil associados em 96 agências no Rio Grande do Sul e em Santa Catarina. Diferente de um banco, aqui o resultado volta para a comunidade: no último ano, R$ 120 milhões foram distribuídos e 300 projetos sociais, apoiados.</p><p>Quem trabalha na Vale Verde encontra propósito, proximidade e espaço para se desenvolver. Apoiamos a inclusão e queremos refletir em nossas equipes as comunidades que atendemos, por isso convidamos pessoas de todos os gêneros, raças, idades e condições a participar.</p>",
  "vv-give":
    "<ul><li>Participação nos resultados semestral;</li><li>Auxílio-refeição e auxílio-alimentação;</li><li>Plano de saúde nacional e odontológico;</li><li>Previdência complementar com contrapartida;</li><li>Auxílio-educação de 60% em graduação e pós;</li><li>Auxílio-creche e babá;</li><li>Seguro de vida;</li><li>Voluntariado remunerado, um dia por ano.</li></ul>",
  "vv-give-old":
    "<ul><li>Participação nos resultados anual;</li><li>Auxílio-refeição e auxílio-alimentação;</li><li>Plano de saúde regional;</li><li>Auxílio-educação de 50% em graduação;</li><li>Seguro de vida.</li></ul>",
  "vv-end":
    "<p>Inscrições até o preenchimento. As etapas incluem avaliação on-line, entrevista com a gestão e checagem de referências. Os retornos são dados pela própria plataforma.</p>",
  "vv-pj-do":
    "<ul><li>Administrar e rentabilizar carteira de empresas com faturamento de até R$ 30 milhões;</li><li>Prospectar novos associados por visitas e parcerias locais;</li><li>Analisar balanços e defender propostas em comitê de crédito;</li><li>Oferecer capital de giro, desconto de recebíveis, câmbio, consórcios e seguros;</li><li>Acompanhar inadimplência e renegociar operações;</li><li>Formar assistentes e participar de assembleias.</li></ul>",
  "vv-pj-ask":
    "<ul><li>Superior completo em Administração, Economia, Contábeis ou afins;</li><li>Certificação CPA-10, a CPA-20 é desejável;</li><li>Experiência com carteira de empresas em instituição financeira;</li><li>CNH B e disponibilidade para viagens curtas.</li></ul>",
  "vv-agro-do":
    "<ul><li>Administrar e rentabilizar carteira de produtores rurais de médio porte;</li><li>Elaborar propostas de custeio, investimento e Pronamp;</li><li>Visitar propriedades e vistoriar garantias;</li><li>Oferecer seguro rural, consórcio de máquinas e poupança;</li><li>Acompanhar safra, preços e vencimentos;</li><li>Participar de feiras e dias de campo.</li></ul>",
  "vv-agro-ask":
    "<ul><li>Superior completo em Agronomia, Administração ou afins;</li><li>Certificação CPA-10;</li><li>Conhecimento do Manual de Crédito Rural;</li><li>CNH B e disponibilidade para viagens curtas.</li></ul>",
  "vv-pj-b":
    "<p>Instituição financeira cooperativa procura gerente para cuidar de empresas que faturam até R$ 30 milhões. Vai visitar e trazer novos associados, ler balanços, levar crédito a comitê, ofertar giro, antecipação de recebíveis, câmbio, seguros e consórcio e cuidar de atrasos e renegociações. Pede faculdade em Economia, Administração ou Contábeis, CPA-10 (CPA-20 ajuda), histórico com contas de pessoa jurídica em banco ou cooperativa e carteira B. PPR duas vezes por ano, previdência com contrapartida, saúde, odonto, VR e VA.</p>",
  "vv-cai-do":
    "<ul><li>Receber pagamentos, depósitos e saques e fechar o caixa;</li><li>Orientar associados no aplicativo e no autoatendimento;</li><li>Abastecer caixas eletrônicos em dupla custódia;</li><li>Abrir contas e atualizar cadastros;</li><li>Apresentar cartão, capitalização e seguro;</li><li>Zelar pelas regras de prevenção à lavagem de dinheiro.</li></ul>",
  "vv-cai-ask":
    "<ul><li>Ensino médio completo, cursando superior;</li><li>Boa matemática e atenção;</li><li>Experiência com atendimento ao público;</li><li>Pacote Office básico.</li></ul>",
  "vv-dad-do":
    "<ul><li>Levantar necessidades das áreas e traduzi-las em indicadores;</li><li>Criar e manter painéis no Power BI, com DAX e Power Query;</li><li>Escrever consultas em SQL Server e Oracle;</li><li>Documentar métricas e dicionário de dados;</li><li>Automatizar relatórios com Python;</li><li>Apresentar achados em reuniões de resultado.</li></ul>",
  "vv-dad-ask":
    "<ul><li>Superior em Sistemas, Estatística, Economia ou áreas correlatas;</li><li>SQL e Power BI em nível avançado;</li><li>Python para automação;</li><li>Conhecimento do sistema financeiro.</li></ul>",
  "vv-dad-risk":
    "<p>A posição é da área de Riscos, que acompanha perdas, provisões e a carteira em atraso. Você cuidará dos painéis de safra de crédito, de rolagem e de concentração, e dos relatórios do Banco Central.</p>",
  "vv-dad-mkt":
    "<p>A posição é da área de Marketing, que acompanha campanhas, aquisição e engajamento no aplicativo. Você cuidará dos painéis de funil, de mídia paga e de NPS, e da segmentação de públicos.</p>",
  he:
    "<p>A Rede Educacional Horizonte reúne nove colégios e uma faculdade em Pernambuco, na Paraíba e em Alagoas. Há 38 anos formamos pessoas curiosas, solidárias e preparadas para transformar o seu tempo. Nosso projeto pedagógico une rigor, arte e tecnologia, e cada unidade tem autonomia para dialogar com o seu bairro.</p><p>Ser Horizonte é trabalhar em comunidade: temos formação semanal, grupos de estudo e um plano de carreira docente com progressão por mérito e titulação.</p>",
  "he-give":
    "<ul><li>Bolsa de estudo para filhos de até 100%;</li><li>Plano de saúde e odontológico;</li><li>Vale-transporte e almoço na escola;</li><li>Descontos na faculdade da rede;</li><li>Auxílio-livro anual;</li><li>Recesso remunerado em julho e janeiro.</li></ul>",
  "he-end":
    "<p>A seleção tem análise de currículo, aula-teste ou estudo de caso e conversa com a direção. Currículos enviados fora da plataforma não serão considerados.</p>",
  "he-mat-do":
    "<ul><li>Planejar e ministrar aulas de Matemática do 6º ao 9º ano;</li><li>Elaborar avaliações, corrigir e dar devolutivas;</li><li>Propor oficinas de resolução de problemas e olimpíadas;</li><li>Registrar frequência e conteúdo no diário eletrônico;</li><li>Atender famílias e participar do conselho de classe;</li><li>Adaptar atividades para estudantes com necessidades específicas.</li></ul>",
  "he-mat-ask":
    "<ul><li>Licenciatura plena em Matemática;</li><li>Dois anos de sala de aula nos anos finais;</li><li>Domínio de ferramentas digitais como GeoGebra;</li><li>Disponibilidade no turno da manhã.</li></ul>",
  "he-por-do":
    "<ul><li>Planejar e ministrar aulas de Língua Portuguesa e Redação do 6º ao 9º ano;</li><li>Elaborar avaliações, corrigir e dar devolutivas;</li><li>Conduzir clubes de leitura e a feira literária;</li><li>Registrar frequência e conteúdo no diário eletrônico;</li><li>Atender famílias e participar do conselho de classe;</li><li>Adaptar atividades para estudantes com necessidades específicas.</li></ul>",
  "he-por-ask":
    "<ul><li>Licenciatura plena em Letras;</li><li>Dois anos de sala de aula nos anos finais;</li><li>Repertório literário contemporâneo;</li><li>Disponibilidade no turno da manhã.</li></ul>",
  "he-mat-b":
    "<p>Colégio particular do Recife seleciona docente de Matemática para turmas do 6º ao 9º ano, pela manhã. Dará aulas, preparará provas e devolutivas, fará oficinas de problemas e treinos de olimpíada, lançará frequência no diário digital, conversará com famílias, irá ao conselho de classe e adaptará tarefas. Licenciatura em Matemática, dois anos nos anos finais do fundamental e uso do GeoGebra. Bolsa para filhos, saúde, odonto, almoço e recesso pago.</p>",
  "he-coo-do":
    "<ul><li>Coordenar a equipe docente do ensino fundamental e acompanhar planejamentos;</li><li>Observar aulas e conduzir a formação semanal;</li><li>Mediar conflitos e atender famílias;</li><li>Analisar resultados de avaliações internas e externas;</li><li>Organizar horários, substituições e eventos do calendário;</li><li>Apoiar a inclusão com a psicologia escolar.</li></ul>",
  "he-coo-ask":
    "<ul><li>Graduação em Pedagogia ou licenciatura com especialização em gestão escolar;</li><li>Três anos em coordenação pedagógica;</li><li>Conhecimento da BNCC e de avaliação formativa;</li><li>Escuta e liderança.</li></ul>",
  "he-unit-1":
    "<p>Local: unidade Casa Forte.</p>",
  "he-unit-2":
    "<p>Local: unidade Boa Viagem.</p>",
  "he-sec-do":
    "<ul><li>Atender famílias no balcão, por telefone e por mensagem;</li><li>Fazer matrículas, transferências e declarações;</li><li>Organizar prontuários e históricos escolares;</li><li>Lançar notas e enturmações no sistema acadêmico;</li><li>Apoiar o censo escolar.</li></ul>",
  "he-sec-ask":
    "<ul><li>Ensino superior cursando ou completo;</li><li>Vivência em secretaria escolar;</li><li>Redação clara e informática;</li><li>Discrição com dados de estudantes.</li></ul>",
  tl:
    "<p>A Translitorânea é operadora logística integrada, com matriz em Santos e filiais nos principais portos do país. Movimentamos 1,2 milhão de toneladas por ano entre contêineres, granéis e carga de projeto, com frota própria rastreada e armazéns alfandegados. Somos certificados em SASSMAQ, ISO 9001 e OEA.</p><p>Nossa gente é o nosso motor. Investimos em treinamento, em saúde de quem dirige e em tecnologia embarcada, e temos tolerância zero com álcool ao volante.</p>",
  "tl-give":
    "<ul><li>Prêmio por desempenho;</li><li>Plano de saúde e odontológico;</li><li>Ticket-refeição e cesta básica;</li><li>Seguro de vida;</li><li>Convênio com farmácia e academia;</li><li>Auxílio-escola para filhos.</li></ul>",
  "tl-end":
    "<p>Traga documentos, certidão de prontuário e carteira de trabalho digital no dia da entrevista. Contratação pela CLT, com início imediato após os exames.</p>",
  "tl-mot-do":
    "<ul><li>Conduzir cavalo mecânico com bitrem ou porta-contêiner em rotas do porto ao interior paulista;</li><li>Conferir lacres, notas, CT-e e peso antes da saída;</li><li>Fazer inspeção diária de pneus, freios e iluminação;</li><li>Cumprir jornada, descanso e velocidade pelo sistema embarcado;</li><li>Comunicar avarias, atrasos e sinistros à torre de controle;</li><li>Manter a cabine limpa e o tacógrafo em dia.</li></ul>",
  "tl-mot-ask":
    "<ul><li>CNH E com EAR e sem pontuação grave;</li><li>Curso MOPP dentro da validade;</li><li>Dois anos com carreta e vivência portuária;</li><li>Ensino fundamental completo.</li></ul>",
  "tl-mot-b":
    "<p>Precisa-se de carreteiro para operador logístico do porto de Santos. Puxa contêiner ou bitrem até o interior de São Paulo, confere lacre, nota, CT-e e pesagem, vistoria freio, pneu e luzes todo dia, segue jornada e velocidade do computador de bordo e avisa a torre sobre avaria, atraso ou acidente. Documentos: categoria E com EAR, MOPP em dia, 2 anos de carreta e costume de porto. Prêmio, cesta, ticket, saúde e odonto.</p>",
  "tl-con-do":
    "<ul><li>Conferir entrada e saída de cargas contra nota e packing list;</li><li>Inspecionar contêineres, registrar avarias com fotos e romper lacres na presença do fiscal;</li><li>Endereçar paletes no WMS com coletor;</li><li>Orientar ajudantes e operadores de empilhadeira na estufagem;</li><li>Contar estoques cíclicos e tratar divergências;</li><li>Manter o armazém limpo e sinalizado.</li></ul>",
  "tl-con-ask":
    "<ul><li>Ensino médio completo;</li><li>Experiência como conferente em terminal ou armazém;</li><li>Conhecimento de WMS e de normas alfandegárias;</li><li>Atenção a números.</li></ul>",
  "tl-con-m":
    "<p>Horário: das 6h às 14h20, escala 6x2.</p>",
  "tl-con-n":
    "<p>Horário: das 22h às 6h, escala 6x2, com adicional.</p>",
  "tl-ana-do":
    "<ul><li>Programar janelas de coleta e entrega com terminais e clientes;</li><li>Acompanhar indicadores de tempo de permanência, ocupação e custo por viagem;</li><li>Emitir e auditar faturas de frete;</li><li>Tratar ocorrências, reentregas e devoluções;</li><li>Homologar transportadores e negociar tabelas;</li><li>Montar relatórios em Power BI para clientes.</li></ul>",
  "tl-ana-ask":
    "<ul><li>Superior em Logística, Comércio Exterior ou Administração;</li><li>Dois anos em transporte rodoviário ou porto;</li><li>Excel avançado e TMS;</li><li>Inglês intermediário.</li></ul>",
  qp:
    "<p>Quatroponto é uma consultoria de software 100% remota. Desde 2009 construímos, com times dedicados, produtos digitais para seguradoras, varejistas e governos. Somos 240 pessoas em 60 cidades, com código aberto no DNA e um acordo simples: autonomia com responsabilidade.</p><p>Nossa cultura é de confiança. Não temos ponto, dress code nem hierarquia rígida. Incentivamos grupos de afinidade e temos metas públicas de diversidade. Venha como você é.</p>",
  "qp-give":
    "<ul><li>Horário flexível;</li><li>Trabalho remoto de qualquer lugar do Brasil;</li><li>Notebook e auxílio-internet de R$ 150;</li><li>Plano de saúde Bradesco e odontológico;</li><li>Cartão de benefícios de R$ 1.100;</li><li>Reembolso de eventos e certificações;</li><li>Folga na semana do Natal;</li><li>Programa de indicação premiada.</li></ul>",
  "qp-end":
    "<p>São três conversas: uma sobre você, uma técnica, com código, e uma com o cliente. O processo leva cerca de quinze dias e o modelo de contratação é CLT.</p>",
  "qp-fro-do":
    "<ul><li>Desenvolver interfaces acessíveis e responsivas com React e TypeScript;</li><li>Colaborar com desenho no sistema de componentes;</li><li>Escrever testes com Testing Library e Playwright;</li><li>Medir e melhorar desempenho percebido e Core Web Vitals;</li><li>Consumir e propor contratos GraphQL;</li><li>Revisar código e participar de pareamentos;</li><li>Conversar com o cliente em cerimônias ágeis.</li></ul>",
  "qp-fro-ask":
    "<ul><li>Experiência com React em produção;</li><li>TypeScript, HTML semântico e CSS moderno;</li><li>Acessibilidade segundo a WCAG;</li><li>Git e integração contínua;</li><li>Inglês intermediário para reuniões.</li></ul>",
  "qp-team-seg":
    "<p>Você fará parte do time da seguradora: um portal de cotação e sinistro de automóvel usado por 18 mil corretores. O produto está sendo migrado de AngularJS para micro-frontends.</p>",
  "qp-team-gov":
    "<p>Você fará parte do time de governo: um portal de matrícula e merenda usado por 1.300 escolas estaduais. O produto precisa funcionar sem rede e em aparelhos antigos, com service worker e IndexedDB.</p>",
  "qp-fro-b":
    "<p>Consultoria de tecnologia contrata dev React e TypeScript, remoto, CLT, para portal de cotação e sinistros auto de grande seguradora, hoje em migração de AngularJS para micro-frontends. Entre as tarefas estão interfaces responsivas e acessíveis (WCAG), evolução do design system, testes com Playwright e Testing Library, melhoria de Core Web Vitals, GraphQL, pareamento e code review. Inglês intermediário. Pacote: cartão de R$ 1.100, Bradesco Saúde, odonto, notebook, R$ 150 de internet e horário flexível.</p>",
  "qp-qa-do":
    "<ul><li>Planejar e executar testes funcionais, de regressão e exploratórios;</li><li>Automatizar cenários com Cypress e Rest Assured;</li><li>Escrever critérios de aceite com produto, em BDD;</li><li>Integrar testes à esteira no GitHub Actions;</li><li>Reportar defeitos com evidências e acompanhar correções;</li><li>Executar testes de carga com k6.</li></ul>",
  "qp-qa-ask":
    "<ul><li>Experiência com automação de testes web e de API;</li><li>JavaScript ou Java;</li><li>SQL para validar dados;</li><li>Vivência com Scrum ou Kanban;</li><li>Certificação CTFL é diferencial.</li></ul>",
  "qp-fro-jr":
    "<p>É uma posição de entrada: você trabalha em dupla com alguém mais experiente, e um ano de estudo ou de projetos já basta.</p>",
  "qp-fro-sr":
    "<p>É uma posição de liderança técnica: você define a arquitetura do front, orienta outras pessoas e responde ao cliente. Pedimos seis anos de estrada.</p>",
  ec:
    "<p>A Elo Certo Recrutamento une talentos a empresas do interior paulista desde 2005. Nosso trabalho é ouvir os dois lados: entendemos o momento do candidato e a cultura do contratante. Já são mais de onze mil contratações com garantia e acompanhamento de noventa dias.</p>",
  "ec-end":
    "<p>Se o seu perfil combina, envie o currículo atualizado em PDF pela plataforma. Nossas vagas não têm custo algum para o candidato. Os selecionados serão chamados por mensagem e devem confirmar a presença em até 24 horas.</p>",
  "ec-a":
    "<p>Cliente: indústria farmacêutica de Valinhos, com produção de sólidos e semissólidos.</p>",
  "ec-b":
    "<p>Cliente: distribuidora de bebidas de Campinas, com frota de noventa caminhões.</p>",
  "ec-com-do":
    "<ul><li>Fazer cotações, negociar preços, prazos e fretes;</li><li>Emitir pedidos e acompanhar entregas;</li><li>Homologar e avaliar fornecedores;</li><li>Controlar contratos e reajustes;</li><li>Buscar redução de custo em categorias indiretas;</li><li>Alimentar relatórios de economia e de prazo médio.</li></ul>",
  "ec-com-ask":
    "<ul><li>Superior em Administração, Engenharia ou Comércio Exterior;</li><li>Dois anos na área de suprimentos;</li><li>Excel intermediário e ERP Totvs;</li><li>Boa negociação e ética.</li></ul>",
  "ec-give-a":
    "<p>Salário de R$ 4.200, plano Unimed, fretado de Campinas, restaurante e PLR. De segunda a sexta, das 7h30 às 17h18.</p>",
  "ec-give-b":
    "<p>Salário de R$ 3.650, assistência médica, VR de R$ 32 por dia e estacionamento. De segunda a sexta, das 8h às 18h.</p>",
};
