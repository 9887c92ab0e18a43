/** Paragraphs of long postings, by employer; employers are invented. */
export const longTexts: Readonly<Record<string, string>> = {
  "h-do":
    "<p><strong>Responsabilidades e atribuições</strong></p>",
  "h-ask":
    "<p><strong>Requisitos e qualificações</strong></p>",
  "h-give":
    "<p><strong>Informações adicionais</strong></p>",
  "h-do-2":
    "<p>O que você vai fazer:</p>",
  "h-ask-2":
    "<p>O que esperamos de você:</p>",
  "h-give-2":
    "<p>Benefícios:</p>",
  "h-do-en":
    "<h3>Job description</h3>",
  "h-ask-en":
    "<h3>Qualifications</h3>",
  "h-give-en":
    "<h3>Additional information</h3>",
  nv:
    "<p>Na Navegatta, dinheiro é meio e não fim. Nascemos em 2014 numa sala emprestada em Pinheiros e hoje mais de três milhões de autônomos e pequenos negócios recebem, pagam e tomam crédito pelo nosso aplicativo. Somos um banco digital sem agência e sem fila, com um time de 900 pessoas espalhadas por 14 estados.</p><p>Acreditamos que gente diferente constrói produtos melhores: todas as nossas posições estão abertas a mulheres, pessoas negras, pessoas LGBTQIAP+, pessoas com deficiência e profissionais acima de 50 anos. Aqui a conversa é direta, o erro vira aprendizado e as decisões são tomadas com dados. Se isso faz sentido para você, chega mais!</p>",
  "nv-give":
    "<ul><li>Cartão flexível de refeição e alimentação, o valor é o mesmo para todas as pessoas;</li><li>Plano de saúde e odontológico sem coparticipação, extensivo a dependentes;</li><li>Seguro de vida e auxílio-funeral;</li><li>Auxílio-creche até os seis anos da criança;</li><li>Licença parental estendida de 6 meses;</li><li>Day off no mês do aniversário;</li><li>Ajuda de custo para o trabalho remoto e cadeira ergonômica;</li><li>Orçamento anual para cursos, livros e certificações;</li><li>Participação nos lucros e resultados;</li><li>Acesso a plataforma de terapia on-line.</li></ul>",
  "nv-end":
    "<p>Nosso processo tem quatro etapas: conversa com a área de gente, desafio técnico, entrevista com o time e proposta. Em todas elas você recebe retorno. Guardamos os seus dados por doze meses, conforme a nossa política de privacidade.</p>",
  "nv-team-pix":
    "<p>A vaga é para a squad Pix e Transferências, que cuida de tudo o que sai e entra da conta em tempo real. São 40 milhões de mensagens por dia trocadas com o SPI, latência medida em milissegundos e zero tolerância a lançamento em duplicidade. Você vai trabalhar com Kotlin, Kafka e DynamoDB, em dupla com a pessoa de confiabilidade do time.</p>",
  "nv-team-cred":
    "<p>A vaga é para a squad Crédito e Cobrança, que concede, acompanha e renegocia os empréstimos dos nossos clientes. O motor de decisão avalia 200 mil propostas por mês, conversa com birôs e registradoras e calcula parcelas, multa e juros. Você vai trabalhar com Java, RabbitMQ e PostgreSQL, junto da equipe de risco e da mesa de renegociação.</p>",
  "nv-back-do":
    "<ul><li>Desenhar, construir e manter serviços distribuídos que rodam em produção 24 horas por dia;</li><li>Escrever testes automatizados em todos os níveis e cuidar da esteira de integração contínua;</li><li>Participar do desenho de soluções e da revisão de código de colegas;</li><li>Monitorar métricas, logs e rastros, e responder a incidentes em escala de sobreaviso remunerada;</li><li>Documentar decisões de arquitetura e contratos de API;</li><li>Apoiar o crescimento técnico de quem está começando;</li><li>Conversar com produto e desenho para entender o problema antes de propor a solução.</li></ul>",
  "nv-back-ask":
    "<ul><li>Experiência sólida com linguagens da JVM;</li><li>Vivência com mensageria e sistemas orientados a eventos;</li><li>Bancos relacionais e não relacionais;</li><li>Contêineres, Kubernetes e algum provedor de nuvem;</li><li>Conhecimento de padrões de resiliência, como repetição, disjuntor e idempotência;</li><li>Boa comunicação escrita, porque trabalhamos de forma assíncrona.</li></ul><p>Não precisa marcar todos os itens para se candidatar. Inglês para leitura ajuda, mas não elimina.</p>",
  "nv-back-b":
    "<p>Fintech de grande porte busca pessoa para atuar em seu núcleo de pagamentos instantâneos. O trabalho envolve criar serviços em Kotlin que trocam dezenas de milhões de mensagens diárias com o SPI do Banco Central, usando Kafka e DynamoDB, com baixa latência e sem lançamentos duplicados. A pessoa cuida de testes, integração contínua, observabilidade e plantão remunerado, e divide com a equipe as revisões de código e as decisões de arquitetura.</p><p>Precisa ter boa bagagem em JVM, eventos e mensageria, bancos SQL e NoSQL, Kubernetes e nuvem, e conhecer idempotência e outros padrões de resiliência. Escrita clara é importante, já que a comunicação é assíncrona. Inglês de leitura é um plus.</p><p>Oferece saúde e odonto sem coparticipação, cartão flexível, PLR, auxílio-creche, licença parental de seis meses e verba para cursos.</p>",
  "nv-eng-do":
    "<ul><li>Construir e orquestrar pipelines de ingestão em lote e em fluxo com Spark e Airflow;</li><li>Modelar tabelas no lakehouse em camadas bronze, prata e ouro;</li><li>Garantir qualidade, linhagem e catálogo dos dados;</li><li>Otimizar custo de processamento e armazenamento na AWS;</li><li>Apoiar analistas e cientistas no consumo dos dados;</li><li>Cuidar do acesso a dados pessoais segundo a LGPD.</li></ul>",
  "nv-eng-ask":
    "<ul><li>Python e SQL avançados;</li><li>Spark, Databricks ou EMR;</li><li>Modelagem dimensional e formatos Delta ou Iceberg;</li><li>Terraform e esteiras de CI/CD;</li><li>Noções de governança de dados.</li></ul>",
  "nv-eng-jr":
    "<p>Nesta posição você terá o acompanhamento de uma pessoa mais experiente, recebe tarefas bem definidas e aprende o nosso ambiente nos primeiros meses. Não pedimos tempo de experiência: projetos pessoais contam.</p>",
  "nv-eng-sr":
    "<p>Nesta posição você é referência para o time: define padrões, conduz a migração do armazém antigo, negocia prioridades com as áreas e orienta outras pessoas. Pedimos cinco anos com engenharia de dados em produção.</p>",
  "nv-eng-b":
    "<p>Empresa do setor financeiro contrata pessoa engenheira de dados para criar pipelines batch e streaming (Spark, Airflow), organizar o lakehouse em camadas bronze/prata/ouro, manter catálogo, linhagem e qualidade, reduzir custos na AWS e atender analistas e cientistas, sempre de acordo com a LGPD. Exige-se domínio de Python e SQL, Databricks ou EMR, modelagem dimensional, Delta ou Iceberg, Terraform e CI/CD. Pacote com PLR, saúde, odonto, cartão flexível, auxílio-creche e licença estendida.</p>",
  "nv-ds-do":
    "<ul><li>Desenvolver modelos de propensão, de abandono e de detecção de fraude;</li><li>Formular hipóteses e desenhar experimentos com grupos de controle;</li><li>Levar modelos para produção com a equipe de engenharia de aprendizado de máquina;</li><li>Acompanhar deriva, calibração e vieses dos modelos;</li><li>Contar histórias com dados para diretoria e produto.</li></ul>",
  "nv-ds-ask":
    "<ul><li>Graduação em Estatística, Matemática, Computação ou áreas correlatas;</li><li>Python, pandas, scikit-learn e algum arcabouço de gradiente;</li><li>Estatística aplicada: inferência, séries temporais e causalidade;</li><li>SQL para bases de bilhões de linhas;</li><li>Vivência com problemas de crédito ou fraude é diferencial.</li></ul>",
  "nv-int-do":
    "<ul><li>Apoiar a equipe na limpeza e na documentação de bases;</li><li>Montar painéis simples no Looker;</li><li>Responder pedidos de dados das áreas;</li><li>Participar das trilhas de formação em SQL e Python.</li></ul><p>O estágio é de 6 horas por dia, por até dois anos, com bolsa de R$ 2.300 e contrato de estágio. Para quem se forma a partir de dezembro de 2027.</p>",
  "nv-int-ask":
    "<ul><li>Cursar graduação em Computação, Estatística, Engenharia, Economia ou Administração;</li><li>Planilhas e noções de SQL;</li><li>Curiosidade e vontade de aprender.</li></ul>",
  ms:
    "<p>A Lojas Mirassul veste famílias brasileiras desde 1961. Começamos com um armarinho em São José do Rio Preto e somos hoje 180 lojas de moda, cama, mesa e banho em onze estados, além do comércio eletrônico. Nosso jeito é simples: olho no olho, portas abertas e muito orgulho de servir.</p><p>Para nós, encantar começa por dentro. Por isso formamos nossos líderes em casa: sete em cada dez gerentes começaram no salão de vendas. Valorizamos a diversidade e todas as nossas oportunidades são também para pessoas com deficiência.</p>",
  "ms-give":
    "<ul><li>Vale-transporte;</li><li>Vale-refeição ou refeitório na unidade;</li><li>Assistência médica e odontológica após a experiência;</li><li>Desconto de 30% em produtos da marca;</li><li>Programa de participação nos resultados;</li><li>Universidade Mirassul, com cursos gratuitos;</li><li>Convênio com farmácias e faculdades;</li><li>Folga no dia do aniversário.</li></ul>",
  "ms-give-old":
    "<ul><li>Vale-transporte;</li><li>Vale-refeição ou refeitório na unidade;</li><li>Assistência médica após a experiência;</li><li>Desconto de 20% em produtos da marca;</li><li>Convênio com farmácias.</li></ul>",
  "ms-end":
    "<p>Ficou com vontade de fazer parte? Candidate-se e acompanhe cada etapa pelo aplicativo. A Mirassul nunca cobra por participação em processo seletivo nem pede depósito.</p>",
  "ms-ven-do":
    "<ul><li>Recepcionar o cliente com sorriso e apresentar as coleções;</li><li>Operar provador, caixa rápido e retirada de compras do site;</li><li>Repor araras e gôndolas, fazer o etiquetamento e manter o salão em ordem;</li><li>Oferecer o cartão da loja e seguro, de acordo com as metas;</li><li>Participar de inventários e remarcações;</li><li>Cuidar da exposição segundo o guia de vitrine.</li></ul>",
  "ms-ven-ask":
    "<ul><li>Ensino médio completo;</li><li>Gostar de moda e de lidar com público;</li><li>Disponibilidade para a escala 6x1, com um domingo de folga ao mês;</li><li>Experiência no varejo será um diferencial, mas ensinamos tudo.</li></ul>",
  "ms-shop-1":
    "<p>A oportunidade é para a nossa loja do Shopping Iguatemi Rio Preto, aberta das 10h às 22h.</p>",
  "ms-shop-2":
    "<p>A oportunidade é para a nossa loja do Plaza Avenida Shopping, aberta das 10h às 22h.</p>",
  "ms-ger-do":
    "<ul><li>Liderar uma equipe de 35 pessoas, da contratação ao desenvolvimento;</li><li>Responder pelo resultado da unidade: venda, margem, quebra e despesas;</li><li>Fazer a gestão de escala, banco de horas e absenteísmo;</li><li>Analisar relatórios de giro e pedir remanejamento de mercadoria;</li><li>Garantir padrão visual, segurança e atendimento;</li><li>Conduzir reuniões diárias e treinamentos.</li></ul>",
  "ms-ger-ask":
    "<ul><li>Ensino superior completo em Administração ou áreas afins;</li><li>Experiência em gestão de loja de grande porte;</li><li>Domínio de indicadores do varejo e de planilhas;</li><li>Disponibilidade de horário e para mudança de cidade.</li></ul>",
  "ms-ger-b":
    "<p>Grande rede varejista de moda seleciona gerente de unidade para conduzir time de cerca de 35 colaboradores. A pessoa responde por venda, margem, quebra e despesas, cuida de escalas e banco de horas, lê relatórios de giro, pede remanejamento de produtos, mantém padrão visual e segurança e faz reuniões e treinamentos diários. Pede-se superior completo (Administração e afins), vivência gerencial em loja grande, bom manejo de planilhas e indicadores e abertura para mudar de cidade. Além do fixo, há participação nos resultados, assistência médica e odontológica e desconto de 30% nos produtos.</p>",
  "ms-sup-do":
    "<ul><li>Apoiar a gerência na abertura e no fechamento da unidade;</li><li>Conferir os caixas, fazer sangrias e preparar o malote;</li><li>Distribuir tarefas no salão e cobrir intervalos;</li><li>Acompanhar metas de cartão e de seguros por vendedor;</li><li>Receber mercadoria e conferir romaneios;</li><li>Resolver trocas e reclamações de clientes.</li></ul>",
  "ms-sup-ask":
    "<ul><li>Ensino médio completo, superior cursando é bem-vindo;</li><li>Vivência como líder de setor ou fiscal de caixa;</li><li>Conhecimento do pacote Office;</li><li>Disponibilidade para trabalhar aos fins de semana.</li></ul>",
  sa:
    "<p>O Hospital Santa Aurélia é uma instituição filantrópica fundada em 1923 no bairro Santa Efigênia. Com 412 leitos, acreditação nível 3 e três programas de residência, atendemos pelo SUS e por convênios pacientes de toda Minas Gerais. Cuidar com técnica e com ternura é o que nos move há um século.</p><p>Trabalhar conosco é fazer parte de uma casa de ensino e pesquisa, com 2.800 profissionais, protocolos assistenciais atualizados e um comitê permanente de segurança do paciente. Respeitamos a diversidade de credos, origens e gêneros.</p>",
  "sa-give":
    "<ul><li>Refeição no local;</li><li>Vale-transporte ou estacionamento;</li><li>Plano de saúde institucional;</li><li>Creche na própria instituição;</li><li>Bolsa parcial em pós-graduação da nossa faculdade;</li><li>Cesta de alimentos sem faltas no mês;</li><li>Adicional de insalubridade conforme laudo;</li><li>Seguro de vida em grupo.</li></ul>",
  "sa-end":
    "<p>O processo seletivo compreende prova teórica, dinâmica e entrevista com a coordenação. O não comparecimento a qualquer fase implica desistência.</p>",
  "sa-enf-do":
    "<ul><li>Planejar e executar a sistematização da assistência de enfermagem aos pacientes críticos;</li><li>Supervisionar a equipe técnica do plantão e distribuir leitos;</li><li>Realizar procedimentos privativos: punção arterial, sondagens, curativos complexos, PICC;</li><li>Acompanhar admissões, altas, transportes e exames;</li><li>Aplicar escalas de Braden, Morse e Glasgow;</li><li>Controlar carrinho de emergência e psicotrópicos;</li><li>Registrar indicadores de infecção e de lesão por pressão;</li><li>Acolher familiares no horário de visita.</li></ul>",
  "sa-enf-ask":
    "<ul><li>Graduação em Enfermagem e Coren ativo em Minas Gerais;</li><li>Especialização em terapia intensiva concluída ou em curso;</li><li>Seis meses de vivência em unidade de paciente crítico;</li><li>ACLS será considerado diferencial.</li></ul>",
  "sa-night":
    "<p>Plantão noturno, das 19h às 7h, em escala 12x36.</p>",
  "sa-day":
    "<p>Plantão diurno, das 7h às 19h, em escala 12x36.</p>",
  "sa-enf-b":
    "<p>Hospital de ensino de Belo Horizonte admite enfermeira ou enfermeiro intensivista. Fará a SAE do doente grave, a liderança dos técnicos no plantão e a divisão de leitos, além de PICC, punção arterial, sondagem e curativo complexo. Aplica Braden, Morse e Glasgow, confere carrinho de emergência e medicamentos controlados, registra infecção e lesão por pressão e recebe a família. Necessário Coren/MG, pós em UTI (completa ou cursando) e ao menos seis meses com pacientes críticos. Desejável ACLS. Trabalha à noite, 19h às 7h, no 12x36. Tem insalubridade, refeição, creche e plano de saúde.</p>",
  "sa-tec-do":
    "<ul><li>Prestar cuidados de higiene, conforto e mudança de decúbito;</li><li>Administrar medicamentos prescritos, com checagem à beira do leito;</li><li>Aferir sinais vitais e fazer balanço hídrico;</li><li>Preparar o leito para admissão e desinfetar equipamentos;</li><li>Encaminhar pacientes a exames e ao bloco cirúrgico;</li><li>Anotar tudo no prontuário eletrônico.</li></ul>",
  "sa-tec-ask":
    "<ul><li>Curso técnico em Enfermagem e Coren ativo;</li><li>Desejável experiência em clínica médica ou terapia intensiva;</li><li>Disponibilidade para trabalhar em feriados.</li></ul>",
  "sa-far-do":
    "<ul><li>Validar prescrições e fazer conciliação medicamentosa;</li><li>Supervisionar a dispensação por dose unitária e a manipulação de quimioterápicos;</li><li>Gerenciar antimicrobianos com a comissão de infecção;</li><li>Escriturar controlados e inspecionar kits de emergência;</li><li>Participar de visitas multiprofissionais.</li></ul>",
  "sa-far-ask":
    "<ul><li>Graduação em Farmácia e CRF ativo;</li><li>Residência ou especialização em farmácia hospitalar;</li><li>Conhecimento de sistemas de gestão hospitalar.</li></ul>",
  mt:
    "<p>A Moinho Tapajós é uma das maiores indústrias de massas, biscoitos e farinhas do país. São cinco fábricas, 3.600 colaboradores e marcas que estão na mesa de milhões de pessoas todos os dias. Em Uberlândia operamos o complexo mais moderno do grupo, com silos, moagem e doze linhas de empacotamento.</p><p>Segurança é inegociável: qualquer pessoa pode parar uma máquina se houver risco. Buscamos gente que goste de aprender, que cuide do alimento como se fosse para a própria família e que queira crescer com a gente.</p>",
  "mt-give":
    "<ul><li>Restaurante no local;</li><li>Transporte fretado;</li><li>Plano de saúde Unimed e odontológico;</li><li>Participação nos resultados de até dois salários;</li><li>Vale-alimentação de R$ 480;</li><li>Previdência privada;</li><li>Kit mensal de produtos;</li><li>Gympass.</li></ul>",
  "mt-give-b":
    "<ul><li>Restaurante no local;</li><li>Transporte fretado;</li><li>Plano de saúde Unimed e odontológico;</li><li>Participação nos resultados;</li><li>Vale-alimentação de R$ 450;</li><li>Kit mensal de produtos.</li></ul>",
  "mt-end":
    "<p>As etapas são inscrição, teste de lógica, entrevista com a liderança, exames e integração. Nossas oportunidades valem para todas as pessoas, com ou sem deficiência.</p>",
  "mt-man-do":
    "<ul><li>Executar manutenção preventiva, preditiva e corretiva nas linhas de empacotamento e nos transportadores;</li><li>Diagnosticar falhas em motores, inversores, sensores e CLPs Siemens;</li><li>Interpretar diagramas elétricos e pneumáticos;</li><li>Registrar ordens de serviço no SAP PM e apontar horas;</li><li>Sugerir melhorias para reduzir microparadas e tempo de troca;</li><li>Participar de paradas programadas e da análise de causa raiz;</li><li>Seguir bloqueio e etiquetagem, NR-10, NR-12 e NR-33.</li></ul>",
  "mt-man-ask":
    "<ul><li>Técnico em Eletromecânica, Mecatrônica ou Eletrotécnica;</li><li>Três anos de experiência na indústria de alimentos ou bebidas;</li><li>NR-10 válida;</li><li>Leitura de CLP e de redes Profinet;</li><li>CNH B.</li></ul>",
  "mt-shift-a":
    "<p>Turno A: das 5h às 13h20, de segunda a sábado.</p>",
  "mt-shift-c":
    "<p>Turno C: das 21h30 às 5h, de segunda a sábado, com adicional noturno.</p>",
  "mt-pcp-do":
    "<ul><li>Montar o plano mestre e a sequência semanal das linhas;</li><li>Calcular necessidade de farinha, embalagem e ingredientes;</li><li>Acompanhar aderência, estoque de segurança e rupturas;</li><li>Ajustar o programa com produção, logística e vendas;</li><li>Atualizar listas técnicas e roteiros no SAP PP;</li><li>Preparar a reunião de S&amp;OP.</li></ul>",
  "mt-pcp-ask":
    "<ul><li>Superior em Engenharia de Produção, Administração ou Logística;</li><li>Vivência com planejamento industrial;</li><li>Excel avançado e SAP PP;</li><li>Power BI desejável.</li></ul>",
  "mt-pcp-b":
    "<p>Buscamos profissional de planejamento para indústria alimentícia de Uberlândia. Vai fazer o MPS e sequenciar as linhas na semana, calcular MRP de farinha, ingredientes e embalagens, seguir aderência, rupturas e estoques de segurança, repactuar o programa com vendas, produção e logística e manter roteiros e listas técnicas no SAP PP, além de montar os números do S&amp;OP. Formação em Engenharia de Produção, Logística ou Administração, experiência em planejamento fabril e Excel avançado. Power BI conta pontos. Fretado, restaurante, Unimed, PLR e previdência.</p>",
  "mt-ope-do":
    "<ul><li>Abastecer, ajustar e operar empacotadoras e encaixotadoras;</li><li>Controlar peso, selagem e codificação dos pacotes;</li><li>Fazer limpeza e inspeção da máquina no início do turno;</li><li>Anotar paradas e refugos no apontamento eletrônico;</li><li>Trocar formatos e bobinas;</li><li>Cumprir as boas práticas de fabricação.</li></ul>",
  "mt-ope-ask":
    "<ul><li>Ensino médio completo;</li><li>Experiência em linha de produção;</li><li>Disponibilidade para revezamento de turnos.</li></ul>",
  pt:
    "<p>A Pórtico Talentos é uma consultoria de recrutamento com sede em Curitiba e 22 anos de estrada. Aproximamos empresas e pessoas com transparência, agilidade e escuta. Atendemos mais de 300 organizações de serviços, indústria e tecnologia no Sul do país, e todos os nossos processos são gratuitos para o candidato.</p>",
  "pt-end":
    "<p>Para participar, mantenha o cadastro completo em nosso portal e responda às perguntas da vaga. Por conta do volume de inscrições, entraremos em contato somente com os perfis mais próximos. Trabalhamos com bancos de talentos e seu currículo poderá ser usado em outras seleções.</p>",
  "pt-a":
    "<p>Nosso cliente é uma indústria de autopeças da Cidade Industrial, de capital alemão, com 700 funcionários.</p>",
  "pt-b":
    "<p>Nosso cliente é uma rede de clínicas de diagnóstico por imagem, com 18 unidades na região metropolitana.</p>",
  "pt-con-do":
    "<ul><li>Classificar e conciliar contas contábeis;</li><li>Fechar balancetes e demonstrações mensais;</li><li>Apurar provisões, depreciação e rateios;</li><li>Atender auditoria externa e preparar notas explicativas;</li><li>Entregar ECD, ECF e demais obrigações acessórias;</li><li>Apoiar a controladoria na análise de custos.</li></ul>",
  "pt-con-ask":
    "<ul><li>Superior completo em Ciências Contábeis e CRC ativo;</li><li>Vivência em empresa do Lucro Real;</li><li>Excel avançado e ERP de grande porte;</li><li>Organização e cumprimento de prazos.</li></ul>",
  "pt-ger-a":
    "<p>Remuneração entre R$ 5.800 e R$ 6.400, plano de saúde Amil, restaurante na fábrica, fretado e PLR. Presencial, de segunda a sexta, das 8h às 17h48.</p>",
  "pt-ger-b":
    "<p>Remuneração entre R$ 4.900 e R$ 5.300, exames sem custo, vale-refeição de R$ 38 por dia e horário flexível. Híbrido, com duas idas por semana ao bairro Batel.</p>",
};
