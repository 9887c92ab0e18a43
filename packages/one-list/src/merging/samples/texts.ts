/**
 * Descriptions that the labelled pairs name. Employers are invented; the sentences are those of real postings:
 * the same introduction before every role, lists, promises, requirements.
 */
export const texts: Readonly<Record<string, string>> = {
  "sobre-aurora":
    "<p>A Calçados Aurora nasceu em 1978 em Franca e hoje tem mais de oitenta lojas em nove estados. Somos uma empresa familiar, apaixonada por gente e por moda, que acredita no crescimento de quem veste a camisa. Aqui você encontra um ambiente diverso, com plano de carreira, universidade corporativa e campanhas de premiação todos os meses.</p>",
  "sobre-nuvemar":
    "<p>A Nuvemar é uma empresa de tecnologia que ajuda hospitais a cuidar melhor das pessoas. Nosso prontuário está em mais de quatrocentas instituições de saúde, e nosso time, espalhado por todo o país, trabalha com autonomia, feedback constante e muita vontade de aprender. Valorizamos a diversidade em todas as suas formas e queremos que você seja quem é.</p>",
  "sobre-vertice":
    "<p>A Vértice RH é uma consultoria de recrutamento e seleção com vinte anos de mercado, presente em todo o Nordeste. Seleciona para seus clientes profissionais comprometidos com resultados. Todas as nossas vagas são gratuitas para o candidato: nunca cobramos por entrevista, exame ou curso.</p>",
  "sobre-jatoba":
    "<p>O Grupo Jatobá atua há cinquenta anos no agronegócio, na indústria de alimentos e na logística, com doze unidades e mais de quatro mil colaboradores. Segurança é o nosso primeiro valor: nada do que fazemos justifica um acidente.</p>",
  "vendedor-loja":
    "<p>Responsável por recepcionar e atender os clientes, apresentar os produtos, sugerir combinações, organizar a vitrine e o estoque da loja, apoiar o caixa quando necessário e bater as metas de venda individuais e da equipe.</p><ul><li>Ensino médio completo</li><li>Experiência com vendas no varejo de moda ou calçados</li><li>Disponibilidade para trabalhar em escala de shopping, com uma folga na semana e um domingo por mês</li></ul><p>Oferecemos salário fixo mais comissão, vale-transporte, vale-refeição e desconto em produtos.</p>",
  "vendedor-externo":
    "<p>Prospectar novos clientes na região, visitar a carteira ativa, negociar prazos e preços dentro da política comercial, registrar visitas no aplicativo, acompanhar a entrega e a inadimplência. Necessário possuir CNH B e veículo próprio. A empresa paga ajuda de combustível, celular corporativo, comissão sem teto e premiação trimestral. Experiência com venda externa de insumos será um diferencial.</p>",
  "vendedor-interno":
    "<p>Atender por telefone e WhatsApp os clientes da carteira, montar orçamentos no sistema, acompanhar pedidos até a entrega, fazer pós-venda e reativar clientes sem compra há mais de noventa dias. Trabalho de segunda a sexta, das 8h às 17h48, no escritório. Conhecimento em Excel intermediário e boa escrita são indispensáveis.</p>",
  "caixa-mercado":
    "<p>Registrar as compras dos clientes, receber em dinheiro, cartão, Pix e vale-alimentação, conferir o fundo de caixa na abertura e no fechamento, fazer sangrias, zelar pela limpeza do checkout e orientar o cliente com cordialidade. Não é necessário ter experiência: oferecemos treinamento completo. Ensino fundamental completo. Benefícios: vale-transporte, refeição no local, cesta básica, plano odontológico, convênio farmácia e participação nos resultados. Escala 6x1.</p>",
  "repositor-mercado":
    "<p>Abastecer gôndolas e pontas, verificar validade, precificar, montar ilhas promocionais, organizar o depósito e fazer a rotação dos produtos conforme o PVPS. Ensino fundamental completo, disposição para o trabalho em pé e para carregar peso. Oferecemos vale-transporte, refeição no local, cesta básica, plano odontológico e participação nos resultados. Escala 6x1.</p>",
  "acougueiro-mercado":
    "<p>Desossar, cortar, limpar e embalar carnes bovinas, suínas e aves, atender no balcão, controlar a temperatura das câmaras e seguir as normas de higiene da vigilância sanitária. Experiência comprovada em açougue de supermercado. Salário compatível com o mercado mais adicional de insalubridade e bonificação por produtividade.</p>",
  "aux-adm":
    "<p>Atendimento telefônico e presencial, emissão de notas fiscais, lançamento de contas a pagar e a receber, controle de planilhas, organização de arquivos e documentos, apoio à rotina do financeiro e do departamento pessoal, compras de material de escritório. Ensino médio completo, cursando Administração ou Contábeis será um diferencial. Pacote Office, boa comunicação, organização e pontualidade. De segunda a sexta, das 8h às 18h.</p>",
  "aux-adm-obra":
    "<p>Controlar o ponto dos trabalhadores no canteiro, receber materiais e conferir as notas, alimentar o sistema de medição, solicitar EPI, acompanhar admissões e exames periódicos, arquivar a documentação da obra e dar apoio ao engenheiro residente. Desejável experiência em construção civil e conhecimento do sistema Sienge. Obra em andamento, contrato por prazo indeterminado, refeição no canteiro.</p>",
  "aux-producao":
    "<p>Abastecer as máquinas, montar caixas, embalar, etiquetar e paletizar os produtos, inspecionar visualmente as peças, manter o posto limpo e organizado conforme o 5S e usar corretamente os equipamentos de proteção. Disponibilidade de horário para três turnos. Fretado, refeitório, plano de saúde após a experiência, cesta básica e participação nos lucros. Ensino médio completo.</p>",
  "op-empilhadeira":
    "<p>Movimentar paletes no recebimento, na armazenagem e na expedição, carregar e descarregar caminhões, fazer o checklist diário da empilhadeira a gás, controlar endereços no coletor de dados e apoiar o inventário rotativo. Curso de operador de empilhadeira válido (NR-11), CNH B e experiência de um ano em centro de distribuição. Turno das 14h às 22h20, com adicional noturno.</p>",
  "motorista-d":
    "<p>Realizar entregas na capital e no interior com caminhão toco, conferir a carga e a documentação, zelar pelo veículo, emitir canhotos e prestar contas ao fim da rota. Obrigatório CNH D com EAR, curso MOPP e experiência mínima de dois anos comprovada em carteira. Disponibilidade para pernoite. Diária, vale-alimentação de R$ 35 por dia, seguro de vida e plano de saúde.</p>",
  "motorista-e":
    "<p>Conduzir carreta bitrem em rotas interestaduais de grãos, acompanhar carga e descarga, fazer a manutenção básica, cumprir a lei do descanso e registrar a jornada no rastreador. Necessário CNH E com EAR, toxicológico em dia e vivência com granel. Comissão sobre o frete, diárias, seguro de vida e caminhão do ano.</p>",
  "tec-enf-uti":
    "<p>Prestar assistência de enfermagem ao paciente crítico na UTI adulto: sinais vitais, medicação prescrita, banho no leito, mudança de decúbito, controle de drenos e sondas, anotação no prontuário eletrônico e apoio ao enfermeiro nos procedimentos. Coren ativo, experiência de seis meses em terapia intensiva. Escala 12x36. Insalubridade, adicional noturno, vale-alimentação, refeição no local e auxílio-creche.</p>",
  "tec-enf-home":
    "<p>Cuidar de paciente idoso em residência, com gastrostomia e traqueostomia: aspiração de vias aéreas, administração de dieta e medicamentos, curativos simples e conforto. Plantões de doze horas, pagos por plantão, com escala combinada com a coordenação. Coren ativo e curso de atenção domiciliar desejável.</p>",
  enfermeiro:
    "<p>Planejar e supervisionar a assistência de enfermagem da clínica médica, aplicar a sistematização da assistência, realizar procedimentos privativos, dimensionar a escala dos técnicos, acompanhar indicadores de qualidade e participar da comissão de infecção. Graduação em Enfermagem, Coren ativo e pós-graduação concluída ou em andamento. Escala 12x36 noturna.</p>",
  farmaceutico:
    "<p>Responsabilidade técnica da drogaria, dispensação e controle de medicamentos sujeitos ao SNGPC, aplicação de injetáveis, aferição de pressão e glicemia, orientação farmacêutica, treinamento dos balconistas e acompanhamento da validade dos produtos. CRF ativo. Escala 6x1 com um fim de semana livre por mês. Comissão sobre serviços farmacêuticos.</p>",
  balconista:
    "<p>Atender no balcão da farmácia, ler receitas com apoio do farmacêutico, oferecer genéricos e correlatos, organizar gavetas e prateleiras, conferir mercadorias e cuidar da perfumaria. Experiência com atendimento. Salário mais comissão, vale-transporte, vale-alimentação e convênio com faculdades.</p>",
  "dev-java":
    "<p>Desenvolver e manter serviços em Java 17 e Spring Boot, escrever testes automatizados, revisar código dos colegas, participar do desenho da arquitetura orientada a eventos com Kafka e cuidar da operação em Kubernetes na AWS. Buscamos experiência sólida com bancos relacionais, mensageria, observabilidade e integração contínua. Inglês para leitura. Trabalho remoto de qualquer lugar do Brasil.</p>",
  "dev-net":
    "<p>Evoluir o ERP da companhia em C# e .NET 8, com Entity Framework, SQL Server e Azure DevOps. Migrar telas de Windows Forms para a web, atender chamados de segundo nível, documentar e publicar as entregas quinzenais. Conhecimento de regras fiscais brasileiras será um diferencial. Modelo híbrido, três dias na sede.</p>",
  "dev-front":
    "<p>Construir interfaces acessíveis em React e TypeScript, cuidar do nosso design system, medir o desempenho das páginas, escrever testes de componente e de ponta a ponta, trabalhar com designers desde a descoberta. Experiência com Next.js, GraphQL e boas práticas de acessibilidade. Horário flexível e auxílio home office.</p>",
  "suporte-ti":
    "<p>Atender usuários presencialmente e por acesso remoto, configurar estações, impressoras e contas do Microsoft 365, registrar chamados no GLPI, apoiar a infraestrutura de rede, fazer backup e inventário. Cursando ou formado na área de tecnologia. Conhecimentos em redes TCP/IP, Active Directory e manutenção de hardware.</p>",
  "analista-fiscal":
    "<p>Apurar ICMS, PIS, Cofins, IPI e ISS, escriturar notas de entrada e de saída, entregar SPED Fiscal, EFD Contribuições e DCTF, atender fiscalizações, acompanhar mudanças da legislação e apoiar a implantação da reforma tributária. Ciências Contábeis completo, experiência com lucro real e com o sistema Domínio ou TOTVS.</p>",
  "analista-contabil":
    "<p>Conciliar contas patrimoniais e de resultado, fazer lançamentos, provisões e depreciação, fechar balancetes mensais, preparar demonstrações e notas explicativas, atender a auditoria externa e entregar ECD e ECF. Ciências Contábeis completo com CRC ativo e Excel avançado.</p>",
  "analista-rh":
    "<p>Conduzir processos seletivos de ponta a ponta, divulgar vagas, triar currículos, entrevistar por competências, aplicar testes, dar devolutiva aos candidatos, apoiar a integração e os programas de desenvolvimento. Psicologia, Administração ou Gestão de Pessoas. Vivência com recrutamento operacional em volume.</p>",
  "assistente-dp":
    "<p>Fazer admissões, férias, rescisões e folha de pagamento, controlar o ponto eletrônico, enviar eventos do eSocial, administrar benefícios e homologações, atender os colaboradores com cordialidade. Conhecimento da CLT, experiência com o sistema Senior ou Domínio e cálculo trabalhista.</p>",
  recepcionista:
    "<p>Recepcionar pacientes e acompanhantes, agendar consultas e exames, confirmar horários por WhatsApp, autorizar guias de convênio, receber pagamentos, emitir recibos e manter a recepção organizada. Ensino médio completo, boa dicção e experiência em clínica ou consultório. Segunda a sexta das 7h às 16h e sábados alternados.</p>",
  "estagio-adm":
    "<p>Apoiar as rotinas administrativas, atualizar planilhas e relatórios, organizar documentos digitais, atender fornecedores e ajudar na preparação de reuniões. Cursando Administração, Contábeis ou Economia a partir do terceiro semestre. Bolsa-auxílio, vale-transporte, seguro de vida e recesso remunerado. Seis horas por dia, de segunda a sexta.</p>",
  "estagio-direito":
    "<p>Acompanhar processos e prazos, pesquisar jurisprudência, redigir petições simples sob supervisão, protocolar nos tribunais eletrônicos, fazer diligências e organizar o acervo do escritório. Cursando Direito do quinto ao oitavo período. Bolsa, vale-transporte e possibilidade de efetivação.</p>",
  aprendiz:
    "<p>Auxiliar nas rotinas do escritório, arquivar documentos, atender o público e aprender na prática, com curso teórico uma vez por semana na instituição parceira. Para jovens de catorze a vinte e dois anos que estejam estudando ou tenham concluído o ensino médio. Salário mínimo-hora, vale-transporte e seguro de vida.</p>",
  cozinheiro:
    "<p>Preparar o cardápio do dia, fazer o pré-preparo, controlar ponto, tempero e apresentação dos pratos, etiquetar e armazenar alimentos, limpar a praça e orientar os auxiliares. Experiência em cozinha industrial ou restaurante à la carte. Refeição no local, vale-transporte, gorjeta rateada e folga aos domingos.</p>",
  "aux-limpeza":
    "<p>Limpar salas, banheiros, corredores e áreas externas, recolher o lixo, repor materiais de higiene, lavar vidros e usar os produtos na diluição correta. Pontualidade e discrição. Vale-transporte, vale-alimentação de R$ 22 por dia, insalubridade conforme o posto e assiduidade.</p>",
  vigilante:
    "<p>Fazer rondas, controlar o acesso de pessoas e veículos, monitorar câmeras, preencher o livro de ocorrências e agir conforme o plano de segurança. Curso de formação e reciclagem em dia, CNV válida, ensino fundamental completo. Escala 12x36, adicional de periculosidade de 30%, vale-refeição e plano de saúde.</p>",
  "eletricista-ind":
    "<p>Executar manutenção preventiva e corretiva em painéis, motores, inversores e CLPs, ler diagramas, registrar ordens de serviço, apoiar paradas programadas e cumprir a NR-10 e a NR-35. Curso técnico em Eletrotécnica ou Eletromecânica, experiência em indústria de alimentos. Turno fixo, periculosidade e fretado.</p>",
  "mecanico-diesel":
    "<p>Diagnosticar e reparar motores, câmbios, freios e suspensão de caminhões e ônibus, usar scanner, preencher a ficha de serviço, requisitar peças e testar o veículo antes da entrega. Experiência com linha pesada e CNH D desejável. Plano de saúde, produtividade e ferramentas fornecidas.</p>",
  "professor-infantil":
    "<p>Planejar e conduzir as aulas da turma do maternal, acompanhar a rotina de alimentação e higiene, registrar o desenvolvimento das crianças, participar de reuniões com as famílias e das festas do calendário escolar. Pedagogia completa. Manhã, das 7h20 às 11h50, bolsa integral para filhos.</p>",
  "telemarketing-ativo":
    "<p>Ligar para clientes da base, oferecer planos de internet e combos, registrar as vendas no sistema, cumprir o roteiro e as metas do dia. Seis horas e vinte minutos por dia, de segunda a sábado. Salário, comissão agressiva, vale-transporte, vale-refeição, plano de saúde e auxílio-creche. Não exigimos experiência.</p>",
  "telemarketing-receptivo":
    "<p>Receber ligações de clientes com dúvidas sobre fatura, segunda via e sinal, abrir protocolos, transferir quando necessário e encerrar com pesquisa de satisfação. Seis horas e vinte por dia, um fim de semana livre por mês. Salário, vale-transporte, vale-refeição, plano de saúde e plano de carreira para supervisão.</p>",
  "engenheiro-obra":
    "<p>Gerir a execução de edifício residencial de vinte pavimentos, acompanhar cronograma físico-financeiro, medições de empreiteiros, qualidade PBQP-H nível A e segurança do trabalho, contratar serviços e liderar mestre e encarregados. Engenharia Civil com Crea ativo, cinco anos de obra vertical, MS Project.</p>",
  "designer-grafico":
    "<p>Criar peças para redes sociais, e-mail, ponto de venda e catálogos, zelar pela identidade visual, tratar imagens, fechar arquivos para gráfica e animar pequenos vídeos. Portfólio obrigatório. Photoshop, Illustrator, InDesign e noções de After Effects. Ambiente criativo, sexta curta e day off no aniversário.</p>",
  "sap-consultor":
    "<p>What you'll do: lead workshops with customers in the manufacturing industry, map processes to S/4HANA, configure materials management and sales modules, write functional specifications and support go-live. What you bring: five years with SAP MM or SD, fluent English and Portuguese, willingness to travel. We offer flexible hours, private pension, health and wellbeing programmes.</p>",
  "gerente-loja":
    "<p>Gerir a loja de ponta a ponta: resultado, escala, estoque, inventário, indicadores de conversão e ticket médio, treinamento e desenvolvimento da equipe, visual merchandising e rotina financeira. Experiência em liderança no varejo, superior completo ou cursando. Fixo mais bônus por resultado, assistência médica e odontológica.</p>",
  almoxarife:
    "<p>Receber, conferir e guardar materiais, atender requisições, lançar entradas e saídas no sistema, controlar estoque mínimo, organizar o inventário mensal e emitir notas de transferência. Ensino médio, curso de estoque ou logística, Excel básico. Vale-refeição, plano de saúde e vale-transporte.</p>",
};
