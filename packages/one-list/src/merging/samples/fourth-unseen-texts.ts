/**
 * Descriptions that the pairs of `fourth-unseen-pairs.ts` name. Employers are invented. Texts that end in `-b` are the same vacancy
 * told in other words, as a portal or an agency tells it again; `quarta-sobre-…` is what an employer writes in all its postings.
 */
export const fourthUnseenTexts: Readonly<Record<string, string>> = {
  "quarta-sobre-ipezal":
    "<p>A Rede Ipezal nasceu em 1987 e hoje tem 23 postos no Triângulo Mineiro, com lojas de conveniência, troca de óleo e lavagem. Trabalhamos com combustível de qualidade comprovada e atendimento que faz o cliente voltar. Oferecemos plano odontológico, cesta básica, seguro de vida e prêmio por assiduidade.</p>",
  "quarta-frentista":
    "<p>Atividades: abastecer veículos, calibrar pneus, verificar óleo e água, limpar para-brisas, oferecer aditivos e produtos da pista, receber pagamentos no dinheiro, Pix e cartão e fazer o fechamento do turno.</p><p>Requisitos: ensino fundamental completo, boa comunicação e disponibilidade para a escala 6x1, das 6h às 14h20. Não é preciso ter experiência. Salário de R$ 1.890,00 com 30 % de periculosidade já incluído.</p>",
  "quarta-frentista-b":
    "<p>Empresa do ramo de combustíveis contrata profissional para atender na pista: abastecimento, calibragem, conferência de óleo e água, limpeza de vidros, venda de aditivos, recebimento em dinheiro, cartão ou Pix e fechamento de caixa do turno. Fundamental completo. Trabalha das 06:00 às 14:20, uma folga na semana. Periculosidade de 30 % inclusa. Sem exigência de experiência.</p>",
  "quarta-lavador":
    "<p>Atividades: lavar veículos por dentro e por fora, aplicar cera, aspirar estofados, secar, conferir objetos deixados no carro e zelar pelas máquinas da lavagem.</p><p>Requisitos: ensino fundamental, disposição e horário das 8h às 17h, de segunda a sábado. Salário de R$ 1.650,00 e comissão por lavagem.</p>",
  "quarta-borracheiro":
    "<p>Consertar e trocar pneus de carros, caminhões e ônibus, montar e desmontar rodas, vulcanizar câmaras, fazer rodízio, controlar o estoque de remendos e manter o compressor em ordem. Necessário experiência com pneu de carga. Salário de R$ 2.200,00 mais produção. De segunda a sexta das 7h às 17h e sábado até o meio-dia.</p>",
  "quarta-sobre-calva":
    "<p>A Mineração Serra Calva extrai e beneficia minério de ferro com responsabilidade ambiental. Em nossas operações, nada é mais importante do que a vida: todos têm o direito de recusar uma tarefa insegura. Temos programas de desenvolvimento, plano de saúde sem coparticipação, participação nos resultados, transporte fretado, refeitório no local e previdência privada.</p>",
  "quarta-escavadeira":
    "<p>Responsabilidades: operar escavadeira hidráulica de 50 toneladas na lavra, carregar caminhões, abrir acessos, limpar praças, fazer a inspeção do início do turno e registrar paradas no sistema de despacho.</p><p>Requisitos: ensino médio, CNH B, curso de operação e experiência comprovada de um ano em mineração ou obra pesada; turno de revezamento de seis horas.</p>",
  "quarta-escavadeira-b":
    "<p>Vaga para quem opera máquina pesada em mina a céu aberto. Vai trabalhar com escavadeira de 50 t, carregando caminhões na lavra, fazendo acesso e limpeza das praças, checando a máquina antes do turno e lançando as paradas no despacho. Precisa de segundo grau, habilitação B, curso da função e 1 ano de carteira em mineração ou obra pesada. Revezamento de 6 horas.</p>",
  "quarta-fora-estrada":
    "<p>Responsabilidades: conduzir caminhão fora de estrada de 240 toneladas entre a lavra e o britador, obedecer ao despacho, fazer a inspeção do início do turno, comunicar desvios na pista e manter distância segura dos equipamentos.</p><p>Requisitos: ensino médio, CNH D, experiência em caminhão basculante; turno de revezamento de seis horas.</p>",
  "quarta-geologo":
    "<p>Responsabilidades: mapear frentes de lavra, descrever testemunhos de sondagem, atualizar o modelo geológico de curto prazo no Leapfrog, planejar a amostragem e apoiar o planejamento com a previsão de teores.</p><p>Requisitos: superior em Geologia, Crea ativo, inglês intermediário, CNH B e dois anos em mina de ferro.</p>",
  "quarta-mec-aero":
    "<p>Executar inspeções e manutenção de linha em aeronaves ATR 72, trocar componentes, pesquisar panes, preencher o diário de bordo e as fichas de tarefa e assinar a liberação conforme o RBAC 145.</p><p>É preciso ter carteira CMA válida da Anac em célula e grupo motopropulsor, inglês técnico e disponibilidade para turnos, inclusive madrugada.</p>",
  "quarta-mec-aero-b":
    "<p>Companhia aérea regional busca profissional com CMA da Anac (célula e GMP) para o hangar e a linha: inspeção e troca de componentes do ATR 72, pesquisa de pane, registros em diário de bordo e em fichas, liberação segundo o RBAC 145. Inglês técnico. Turnos, com madrugada.</p>",
  "quarta-dov":
    "<p>Preparar o planejamento de voo, calcular combustível e peso, analisar meteorologia e avisos aos aeronavegantes, acompanhar as etapas em curso e apoiar o comandante nas decisões de alternativa.</p><p>É preciso ter licença de despachante operacional de voo, inglês avançado e disponibilidade para escala 4x2.</p>",
  "quarta-sobre-garcas":
    "<p>O Enseada das Garças é um resort de 210 apartamentos à beira-mar. Nosso propósito é criar lembranças. Quem trabalha conosco tem alimentação no local, transporte, plano de saúde, hospedagem com desconto nos hotéis do grupo e gorjeta dividida por pontos.</p>",
  "quarta-guarda-vidas":
    "<p>Vigiar as piscinas e o trecho de praia do resort, prevenir afogamentos, orientar hóspedes sobre riscos, prestar os primeiros socorros, sinalizar o mar e conferir boias, pranchas e desfibrilador.</p><p>Requisitos: curso de guarda-vidas reconhecido, bom condicionamento, ensino médio e escala 6x1.</p>",
  "quarta-piscineiro":
    "<p>Limpar e tratar a água das piscinas do resort, medir cloro e pH, aspirar o fundo, retrolavar filtros, manter a casa de máquinas e controlar o estoque de produtos químicos.</p><p>Requisitos: experiência com piscinas de grande volume, ensino fundamental e escala 6x1, das 5h às 13h20.</p>",
  "quarta-recreador":
    "<p>Conduzir brincadeiras, gincanas, torneios e noites temáticas para crianças e adultos, cuidar da segurança do grupo no espaço infantil, preparar materiais e fazer personagens.</p><p>Requisitos: ensino médio, facilidade para falar ao microfone, experiência com crianças; folga na semana e um domingo no mês.</p>",
  "quarta-marceneiro":
    "<p>Ler projetos, cortar chapas na seccionadora, colar fitas de borda, furar, montar e ajustar móveis sob medida em MDF e madeira maciça, cuidar das ferramentas e acompanhar a instalação na casa do cliente quando for preciso.</p><p>Experiência de dois anos em móveis planejados. De segunda a quinta das 7h às 17h, sexta até as 16h. De R$ 2.600 a R$ 3.200, conforme a experiência.</p>",
  "quarta-marceneiro-b":
    "<p>Indústria moveleira admite profissional que saiba ler projeto, trabalhar com seccionadora e coladeira de bordas, furar, montar e regular móvel planejado de MDF e de maciça e, às vezes, acompanhar instalação externa. Pede-se vivência mínima de 2 anos com planejados. Horário: seg. a qui. 7h-17h, sex. 7h-16h.</p>",
  "quarta-tapeceiro":
    "<p>Cortar tecidos e espumas, revestir sofás, poltronas e cabeceiras, grampear, costurar capitonê, colocar percintas e molas e revisar o acabamento antes da embalagem.</p><p>Experiência de um ano em estofados. De segunda a quinta das 7h às 17h, sexta até as 16h. R$ 2.450 e prêmio por produção.</p>",
  "quarta-ferramenteiro":
    "<p>Construir e consertar moldes de injeção, ajustar machos e cavidades, retificar, polir, fazer tryout, operar fresadora, torno e eletroerosão e interpretar desenho técnico em SolidWorks.</p><p>Formação em ferramentaria pelo Senai, três anos na função, metrologia. Segundo turno, das 14h às 22h30.</p>",
  "quarta-ferramenteiro-b":
    "<p>Fábrica de peças plásticas seleciona profissional de bancada para moldes de injeção: construção e conserto, ajuste de cavidades e machos, retífica, polimento e tryout. Usa fresa, torno e eletroerosão, lê desenho no SolidWorks. Senai na área, metrologia e no mínimo três anos de prática. Trabalho das 14h às 22h30.</p>",
  "quarta-injetora":
    "<p>Abastecer e operar máquinas injetoras, retirar e rebarbar peças, conferir medidas com gabarito, separar refugo, anotar a produção e avisar sobre desvios de qualidade.</p><p>Ensino médio, seis meses em indústria. Terceiro turno, das 22h30 às 6h. Salário de R$ 2.060 mais adicional noturno.</p>",
  "quarta-otica":
    "<p>Atender no salão, entender a receita, ajudar a escolher armações e lentes, tirar medidas com o pupilômetro, fechar a venda, entregar e ajustar os óculos e organizar a vitrine.</p><p>Ensino médio, experiência com vendas, preferência por ter trabalhado em ótica. Fixo de R$ 1.900 mais comissão de até 4 %. Escala 6x1 no shopping.</p>",
  "quarta-otica-b":
    "<p>Rede do segmento óptico abre oportunidade em loja de shopping: receber o cliente, ler a receita, sugerir armação e lente, medir com pupilômetro, concluir a venda, ajustar e entregar os óculos, arrumar vitrine. Segundo grau e vivência comercial. Salário fixo com comissão que pode chegar a 4 %. Seis por um.</p>",
  "quarta-montador-lentes":
    "<p>Marcar, cortar, lixar e montar lentes em armações de metal, acetato e parafuso no laboratório, operar a facetadora automática, conferir grau no lensômetro, polir e fazer o controle de qualidade.</p><p>Experiência de um ano em laboratório óptico. De segunda a sexta das 8h às 18h. R$ 2.300.</p>",
  "quarta-esteticista":
    "<p>Realizar limpeza de pele, drenagem linfática, radiofrequência, depilação a laser e massagem modeladora, avaliar a cliente, preencher a ficha de anamnese e indicar pacotes.</p><p>Curso técnico ou tecnólogo em Estética, experiência com laser, agenda das 10h às 19h, terça a sábado. R$ 2.100 mais comissão.</p>",
  "quarta-podologo":
    "<p>Atender em podologia: corte e desbaste, tratamento de unha encravada, órtese, calosidades e pé diabético, esterilizar instrumentos e registrar a evolução.</p><p>Curso técnico em Podologia, experiência de seis meses, agenda das 10h às 19h, terça a sábado. Comissão de 40 % com garantia de R$ 2.000.</p>",
  "quarta-sobre-genesis":
    "<p>O Instituto Gênesis é referência em medicina reprodutiva no interior paulista, com mais de 9 mil bebês nascidos. Acreditamos em ciência, acolhimento e ética. Oferecemos plano de saúde e odontológico, vale-refeição de R$ 38 por dia, estacionamento e um dia de folga no aniversário.</p>",
  "quarta-embriologista":
    "<p>Principais entregas: manipular gametas e embriões, realizar ICSI, biópsia embrionária e vitrificação, classificar embriões, controlar incubadoras e nitrogênio e alimentar os indicadores do laboratório.</p><p>Formação em Biomedicina ou Biologia, pós em reprodução assistida, três anos de prática com micromanipulação; plantões de fim de semana alternados.</p>",
  "quarta-instrumentador":
    "<p>Principais entregas: preparar a mesa cirúrgica, instrumentar aspirações foliculares, histeroscopias e laparoscopias, contar materiais, conferir a esterilização e repor a sala.</p><p>Curso de instrumentação cirúrgica, Coren ativo e um ano em centro cirúrgico; de segunda a sexta das 6h30 às 15h30.</p>",
  "quarta-eng-clinica":
    "<p>Principais entregas: consertar e calibrar monitores, ventiladores, bombas de infusão e focos cirúrgicos, fazer a manutenção preventiva conforme o cronograma, acompanhar fornecedores, etiquetar e atualizar o inventário.</p><p>Técnico em eletrônica ou em equipamentos biomédicos, CFT ativo, dois anos em hospital, CNH B; sobreaviso uma semana por mês.</p>",
  "quarta-eng-clinica-b":
    "<p>Hospital contrata técnico para a engenharia clínica: conserto e calibração de bombas de infusão, monitores, ventiladores e focos; preventivas segundo cronograma; acompanhamento de fornecedor; inventário e etiquetas. Curso técnico em eletrônica ou equipamentos biomédicos com CFT, vivência hospitalar de 2 anos, carteira B. Uma semana de sobreaviso ao mês.</p>",
  "quarta-solar":
    "<p>Montar estruturas em telhado e solo, fixar módulos, passar cabos, instalar string box e inversores, comissionar usinas de geração distribuída, fotografar cada etapa e preencher o checklist da obra.</p><p>Curso de eletricista com NR10 e NR35 válidas, CNH B, disponibilidade para viajar pelo interior. R$ 2.750 mais ajuda de custo.</p>",
  "quarta-solar-b":
    "<p>Integradora de energia contrata para obras em telhado e em solo. O profissional fixa módulos, monta estrutura, lança cabos, liga inversor e string box, comissiona a usina, tira fotos e preenche checklist. Exige NR10, NR35, formação de eletricista e habilitação B. Viagens ao interior. Salário R$ 2.750,00 + ajuda de custo.</p>",
  "quarta-elevador":
    "<p>Fazer a manutenção preventiva e corretiva de elevadores sociais e de carga, ajustar portas, freios e comandos eletrônicos, trocar cabos de tração, atender chamados de passageiro preso e registrar no aplicativo.</p><p>Técnico em eletromecânica ou eletrônica, NR10, CNH A ou B, plantões em escala. Moto da empresa.</p>",
  "quarta-corda":
    "<p>Executar limpeza de fachadas, pintura e inspeção por acesso por corda em prédios e silos, montar ancoragens, checar equipamentos e cumprir a análise de risco.</p><p>Certificação de acesso por corda nível 1, NR35, exames em dia e disponibilidade para viajar. Diária de alimentação e hospedagem por conta da empresa.</p>",
  "quarta-sinistro":
    "<p>Seu dia a dia: regular sinistros de automóvel, analisar avisos, orçamentos e boletins, negociar com oficinas, apontar indícios de irregularidade, calcular indenizações e responder a segurados e corretores dentro do prazo da Susep.</p><p>O que buscamos: superior completo, dois anos em regulação, Excel intermediário e boa redação. Modelo híbrido, dois dias no escritório.</p>",
  "quarta-sinistro-b":
    "<p>Our client, a Brazilian insurer, needs a motor claims analyst: reviewing notices, estimates and police reports, negotiating with garages, spotting irregularities, calculating indemnities and answering brokers within Susep deadlines. Degree, two years in claims adjustment, Excel. Hybrid, two days in the office.</p>",
  "quarta-atuario":
    "<p>Seu dia a dia: calcular provisões técnicas, acompanhar a suficiência da PSL e do IBNR, elaborar notas técnicas, modelar prêmios em R, apoiar a auditoria atuarial e enviar os quadros estatísticos à Susep.</p><p>O que buscamos: superior em Ciências Atuariais, MIBA ativo, R ou SAS e três anos em seguros de danos. Modelo híbrido, dois dias no escritório.</p>",
  "quarta-escrevente":
    "<p>Lavrar escrituras, procurações e atas notariais, conferir documentos, atender partes e advogados, calcular emolumentos, enviar comunicações à Censec e cuidar dos livros.</p><p>Bacharel em Direito, dois anos em tabelionato de notas, boa redação. De segunda a sexta das 9h às 17h.</p>",
  "quarta-locutor":
    "<p>Apresentar o programa da manhã ao vivo, entrevistar convidados, gravar chamadas e textos comerciais, operar a mesa quando for preciso, interagir com ouvintes pelo WhatsApp e participar de eventos da emissora.</p><p>Registro profissional de radialista, boa dicção, dois anos em rádio popular. Segunda a sábado, das 5h às 11h.</p>",
  "quarta-jornalista":
    "<p>Apurar e escrever notícias da cidade para o site e os boletins da rádio, gravar e editar reportagens, fazer transmissões ao vivo, checar informações e acompanhar a câmara e a prefeitura.</p><p>Superior em Jornalismo, CNH B, texto ágil, noções de Audacity e Premiere. Segunda a sexta, das 7h às 13h.</p>",
  "quarta-libras":
    "<p>Interpretar aulas, reuniões e atividades de Libras para o português e de volta, acompanhar estudantes surdos do ensino médio, adaptar materiais com os docentes e registrar os atendimentos.</p><p>Graduação em Letras-Libras ou certificação Prolibras, experiência de um ano em escola. Das 7h às 12h20, segunda a sexta.</p>",
  "quarta-libras-b":
    "<p>Colégio particular procura profissional fluente em língua de sinais para acompanhar alunos surdos do médio: tradução de aulas, reuniões e atividades nos dois sentidos, adaptação de material com professores, registro de atendimentos. Letras-Libras ou Prolibras, um ano em ambiente escolar. Turno da manhã, 7h a 12h20.</p>",
  "quarta-bibliotecario":
    "<p>Catalogar e classificar o acervo, atender alunos e docentes, orientar normas da ABNT, cuidar do empréstimo e do repositório, promover rodas de leitura e preparar a biblioteca para a visita do MEC.</p><p>Superior em Biblioteconomia, CRB ativo, experiência com Pergamum. Das 13h às 22h, segunda a sexta.</p>",
  "quarta-granja":
    "<p>Cuidar de dois aviários de frango de corte: conferir ração, água, temperatura e ventilação, recolher aves mortas, revolver a cama, receber pintinhos, anotar a ficha do lote e cumprir a biosseguridade.</p><p>Morar na propriedade, em casa com energia paga. Aceita-se casal. Salário de R$ 2.300 e bônus por conversão do lote.</p>",
  "quarta-granja-b":
    "<p>Propriedade rural integrada busca trabalhador ou casal para morar e tocar 2 aviários de corte. Tarefas: alojamento de pintinhos, ração, água, ventilação e temperatura, retirada de mortas, manejo da cama, ficha do lote, regras de biosseguridade. Casa e luz por conta do produtor, bonificação conforme a conversão.</p>",
  "quarta-colheitadeira":
    "<p>Operar colheitadeira axial em soja e milho, regular plataforma e sistema de trilha, acompanhar perdas, usar piloto automático, lubrificar, limpar e apoiar a oficina na entressafra.</p><p>Experiência de duas safras, CNH C, alojamento e refeição na fazenda. Safra de janeiro a julho.</p>",
  "quarta-aquicultura":
    "<p>Acompanhar o cultivo de tilápias em tanques-rede: biometria, arraçoamento, oxigênio e qualidade da água, vacinação, classificação, despesca e planilhas de conversão alimentar.</p><p>Técnico em aquicultura, agropecuária ou pesca, habilitação de arrais amador, morar na região. R$ 2.480.</p>",
  "quarta-sobre-serrana":
    "<p>A Via Serrana administra 264 km de rodovias no planalto catarinense. Cuidamos de quem viaja, 24 horas por dia. Nosso pacote: vale-alimentação de R$ 820, plano de saúde, previdência, seguro de vida, auxílio-creche e programa de participação nos resultados.</p>",
  "quarta-pedagio":
    "<p>Cobrar a tarifa na cabine, classificar veículos, conferir o fundo de troco, registrar ocorrências da pista, orientar usuários e fechar o caixa do turno na praça de pedágio.</p><p>Ensino médio, experiência com público ou dinheiro, escala 5x1 com rodízio de turnos. Carga de 180 horas por mês.</p>",
  "quarta-guincho":
    "<p>Operar guincho leve e pesado no socorro a usuários, remover veículos da pista, sinalizar o local, apoiar o resgate em acidentes, preencher o boletim e inspecionar o caminhão.</p><p>Ensino médio, CNH E com EAR, curso de operador de munck, escala 12x36 na base operacional.</p>",
  "quarta-guincho-b":
    "<p>Concessionária de rodovias admite motorista para socorro mecânico: guinchamento leve e pesado, remoção da pista, sinalização, apoio a resgate, boletim de ocorrência e vistoria do caminhão. Habilitação E com EAR, curso de munck e segundo grau. Plantões 12x36.</p>",
  "quarta-topografo":
    "<p>Levantar e locar eixos, seções e drenagens com estação total e GNSS, calcular volumes, processar no Topograph, desenhar no Civil 3D e acompanhar medições das empreiteiras.</p><p>Técnico em agrimensura ou estradas, CFT ativo, CNH B, três anos em rodovias. De segunda a sexta, das 7h30 às 17h30.</p>",
  "quarta-sushiman":
    "<p>Preparar sushis, sashimis, temakis e pratos quentes da culinária japonesa, limpar e fatiar peixes, cozinhar o arroz, montar combinados no balcão, controlar validade e manter a bancada limpa.</p><p>Experiência de um ano com corte de peixes. Escala 6x1, das 15h às 23h20. R$ 2.900 mais gorjeta de cerca de R$ 1.100.</p>",
  "quarta-sushiman-b":
    "<p>Restaurante japonês chama profissional de balcão frio: corte e limpeza de peixe, arroz, sashimi, temaki, combinados, algum prato quente, validade e bancada em ordem. Um ano de prática. Entrada às 15:00 e saída às 23:20, folga semanal. Fixo de R$ 2.900,00 fora a gorjeta.</p>",
  "quarta-pizzaiolo":
    "<p>Abrir massas, preparar molhos e recheios, montar e assar pizzas em forno a lenha, controlar a produção da noite, porcionar insumos e limpar a praça.</p><p>Experiência de um ano com forno a lenha. Escala 6x1, das 16h às 0h20. R$ 2.500 mais gorjeta.</p>",
  "quarta-barista":
    "<p>Extrair espressos e filtrados, vaporizar leite, fazer latte art, regular o moinho, contar a origem dos grãos ao cliente, repor a vitrine e fechar o caixa.</p><p>Curso de barista ou um ano de balcão em cafeteria de especialidade. Das 7h às 15h20. R$ 2.050 e gorjeta.</p>",
  "quarta-funerario":
    "<p>Remover e preparar corpos, fazer tanatopraxia sob orientação, ornamentar urnas, dirigir o carro fúnebre, acompanhar o velório e o sepultamento e orientar as famílias com respeito sobre documentos e taxas.</p><p>Ensino médio, CNH B, equilíbrio emocional, escala 12x36 com plantões noturnos. R$ 2.240 e insalubridade.</p>",
  "quarta-funerario-b":
    "<p>Empresa de assistência familiar precisa de profissional para remoções, preparação e ornamentação, condução do carro fúnebre, apoio em velórios e sepultamentos e orientação das famílias sobre taxas e documentos. CNH B, segundo grau, controle emocional. 12x36, inclui noites. Insalubridade paga.</p>",
  "quarta-jardineiro":
    "<p>Roçar e podar gramados, cuidar de canteiros e mudas, adubar, combater pragas, irrigar, limpar alamedas e jazigos e zelar pelas roçadeiras e sopradores.</p><p>Experiência com roçadeira, ensino fundamental, escala 6x1, das 7h às 15h20. R$ 1.780 e cesta básica.</p>",
  "quarta-artista-3d":
    "<p>Você vai modelar, texturizar e otimizar personagens e cenários para jogos móveis, criar UVs, preparar malhas para animação, integrar na Unity e zelar pela direção de arte com o time.</p><p>Precisa de portfólio, Blender ou Maya, Substance Painter, noções de Unity. 100 % remoto, PJ, R$ 6.500 por mês.</p>",
  "quarta-game-designer":
    "<p>Você vai desenhar mecânicas, níveis e economia de jogos móveis, escrever a documentação, prototipar na Unity, balancear progressões com dados de retenção e conduzir playtests com o time.</p><p>Precisa de portfólio com jogo lançado, inglês e planilhas avançadas. 100 % remoto, PJ, R$ 7.800 por mês.</p>",
  "quarta-aduaneiro":
    "<p>Registrar DUIMP e DU-E, classificar mercadorias na NCM, acompanhar canais e exigências da Receita, preparar a documentação com anuentes, calcular tributos e manter os clientes informados do desembaraço.</p><p>Registro de despachante ou ajudante aduaneiro, três anos na função, inglês intermediário. De segunda a sexta, das 8h às 18h.</p>",
  "quarta-aduaneiro-b":
    "<p>Comissária de despachos procura profissional com registro na Receita para desembaraço: DUIMP, DU-E, NCM, anuências, cálculo de tributos, acompanhamento de canal e exigência e retorno ao cliente. Três anos de função, inglês de nível intermediário. Horário comercial, seg. a sex.</p>",
  "quarta-marinheiro":
    "<p>Auxiliar nas manobras de atracação, operar cabos e guinchos, conservar e pintar o convés, fazer vigia, cumprir a escala de quartos e os procedimentos de segurança do rebocador.</p><p>CIR válida de marinheiro de convés, STCW básico, regime de 15 por 15 dias embarcado.</p>",
};
