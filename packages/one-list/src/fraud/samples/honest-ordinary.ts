/**
 * Honest postings as most portals have them. The form is described at `readSamples`.
 * Every employer, number and address is invented.
 */
export const honestOrdinary = `
== Auxiliar Administrativo | Grupo Arvoredo | R$ 1.950,00
Responsabilidades e atribuições
- Atendimento ao cliente presencial e por telefone;
- Controle de planilhas e arquivo;
- Apoio ao setor financeiro e de compras.
Requisitos: ensino médio completo, pacote Office, residir em Joinville.
Benefícios: vale-transporte, vale-alimentação, plano odontológico, seguro de vida.
== Desenvolvedor Front-end Pleno | Lúmen Software | -
Buscamos uma pessoa desenvolvedora front-end para o nosso time de produto. Você vai trabalhar com React, TypeScript e testes automatizados, em squads multidisciplinares.
Requisitos e qualificações: experiência com acessibilidade, Git, integração contínua.
Diferenciais: GraphQL, design systems.
Oferecemos horário flexível, auxílio home office, plano de saúde Bradesco e day off de aniversário.
== Enfermeiro Assistencial | Hospital Regional Alto da Serra | R$ 4.750,00
Prestar assistência de enfermagem, supervisionar a equipe técnica, preencher prontuário eletrônico. COREN ativo e experiência de um ano.
== Caixa de Supermercado | Mercado Família | R$ 1.620,00
Escala 6x1 com um domingo de folga por mês. VT, refeição no local, convênio com farmácia.
== Engenheiro de Produção Jr | Motores Brasil Central | R$ 6.200,00
Análise de capacidade, cronoanálise, melhoria contínua (kaizen, 5S), indicadores de OEE.
== Assistente de Marketing | Editora Página Aberta | R$ 2.500,00
Criar newsletters, atualizar o site, apoiar eventos e lançamentos de livros.
== Técnico em Manutenção Elétrica | Cerâmica Itu | R$ 3.100,00
Manutenção preventiva e corretiva em painéis, CLPs e inversores. NR-10. Turno 6x2.
== Pizzaiolo | Pizzaria Dom Vito | R$ 2.300,00
Terça a domingo, das 16h às 0h. Experiência com forno a lenha.
== Operador de Produção | Plásticos Rio Negro | R$ 1.890,00
Operar injetoras, inspeção visual, apontamento. Fretado, PLR, restaurante interno.
== Analista de RH Pleno | Grupo Logístico Estrela do Sul | R$ 4.300,00
Recrutamento, treinamento, clima organizacional e indicadores. Psicologia ou Administração.
== Motorista Entregador | Distribuidora Gelo Puro | R$ 2.200,00
CNH D com EAR. Entregas na região metropolitana, ajudante fixo.
== Vendedor Interno | Casa das Tintas | R$ 1.700,00 + comissão
Atendimento no balcão, orçamentos, organização da loja.
== Professor de Matemática | Colégio Dom Pedro Novo | R$ 38,00 hora-aula
Ensino fundamental II. Licenciatura completa.
== Auxiliar de Estoque | Autopeças Rápido | R$ 1.680,00
Separação, conferência e inventário. Segunda a sexta, 8h às 18h.
== Analista de Sistemas Sênior | Saúde Digital Brasil | R$ 11.500,00
Levantamento de requisitos, modelagem, integração HL7 e apoio aos desenvolvedores.
== Recepcionista | Clínica Ortopédica Movimento | R$ 1.750,00
Agendamento, recepção de pacientes, faturamento de convênios.
== Ajudante de Padeiro | Pão Quente da Esquina | R$ 1.650,00
Turno da madrugada. Alimentação no local e vale-transporte.
== Supervisor de Produção | Calçados Serra | R$ 5.100,00
Liderar 40 colaboradores, controlar metas e qualidade.
== Nutricionista Clínica | Hospital da Criança do Vale | R$ 3.900,00
Avaliação nutricional, prescrição dietética, supervisão de lactário.
== Estágio em Engenharia Civil | Construtora Pilar | R$ 1.500,00
Acompanhamento de obra, medições e leitura de projetos. A partir do 6º semestre.
== Porteiro | Condomínio Vila Real | R$ 1.880,00
Controle de acesso, recebimento de correspondências, ronda. Escala 12x36.
== Analista de Logística | Bebidas do Vale | R$ 3.800,00
Roteirização, controle de frete, KPIs de entrega.
== Auxiliar de Creche | Escola Ciranda Cirandinha | R$ 1.600,00
Cuidar de crianças de 1 a 3 anos, troca, alimentação, recreação.
== Farmacêutico Substituto | Drogaria Avenida | R$ 4.600,00
Dispensação, atenção farmacêutica, controlados. CRF ativo.
== Técnico de Enfermagem do Trabalho | Mineradora Serra Azul | R$ 3.000,00
Primeiros socorros, campanhas de saúde, ambulatório.
== Designer Gráfico | Estúdio Cor Viva | R$ 2.800,00
Identidade visual, peças para redes sociais e material impresso. Illustrator e Photoshop.
== Auxiliar de Lavanderia Hospitalar | Lav Saúde | R$ 1.590,00
Separação, lavagem, passadoria. Insalubridade.
== Coordenador Financeiro | Rede de Clínicas Integra | R$ 8.500,00
Fluxo de caixa, orçamento, relatórios gerenciais e gestão de equipe.
== Mecânico de Autos | Auto Center Pista | R$ 3.000,00
Suspensão, freios, injeção eletrônica. Ferramentas da oficina.
== Atendente de Cafeteria | Café Aroma | R$ 1.580,00
Preparar bebidas, atender mesas, manter o balcão limpo.
== Operador de CFTV | Vigia Tech Monitoramento | R$ 1.900,00
Monitoramento de imagens, registro de ocorrências. 12x36.
== Product Manager | Marketplace Agro Fácil | -
Definir roadmap, conduzir descobertas com produtores rurais, priorizar backlog. Experiência com métodos ágeis.
== Assistente Jurídico | Barbosa e Lima Advocacia | R$ 2.400,00
Controle de prazos, protocolo eletrônico, atendimento a clientes.
== Soldador TIG | Inox Norte | R$ 3.300,00
Solda em aço inox, leitura de desenho, acabamento.
== Camareiro | Hotel Serra Verde | R$ 1.610,00
Limpeza dos quartos, reposição de enxoval. Alimentação no local.
== Analista de Qualidade | Laticínios Bela Vista | R$ 3.200,00
BPF, APPCC, análises físico-químicas. Engenharia de Alimentos ou Química.
== Operador de Retroescavadeira | Terraplanagem Oeste | R$ 2.900,00
Experiência comprovada e CNH C.
== Auxiliar de Cozinha Industrial | Refeições Prato Cheio | R$ 1.640,00
Pré-preparo, higienização, montagem de balcão.
== Analista de Suporte Técnico | Provedor Link Rural | R$ 2.400,00
Atendimento N2, configuração de roteadores e OLT. Plantões alternados.
== Consultor de Implantação | ERP Contabiliza | R$ 4.500,00
Treinar usuários, parametrizar sistema, viagens pelo estado.
== Jardineiro | Paisagismo Folha Verde | R$ 1.800,00
Poda, plantio, irrigação, manutenção de gramados.
== Gerente de Restaurante | Grelhados Família | R$ 4.800,00
Gestão de equipe, CMV, compras, atendimento.
== Assistente de Compras | Indústria Química Sul | R$ 2.700,00
Cotações, pedidos, acompanhamento de entregas.
== Psicopedagoga | Centro Aprender | R$ 55 por sessão
Atendimento infantil, avaliação e relatórios.
== Encanador | Hidráulica Boa Água | R$ 2.500,00
Instalações hidráulicas prediais. CNH B.
== Arquiteta Jr | Estúdio Linha | R$ 3.300,00
Projetos de interiores, SketchUp, AutoCAD, acompanhamento de obra.
== Operador de Guindaste | Içamentos Paraná | R$ 5.000,00
Plano de rigging, NR-11 e NR-12, viagens.
== Analista de Controladoria | Holding Campos | R$ 6.300,00
Fechamento contábil gerencial, forecast, Power BI.
== Atendente de Telemarketing Receptivo | Contato Já | R$ 1.518,00
Atendimento SAC, registro de protocolos. 36 horas semanais.
== Fiscal de Prevenção de Perdas | Lojas Varejão | R$ 1.820,00
Monitoramento, auditoria e inventário.
== Estágio em Psicologia | Instituto Bem Estar | R$ 1.100,00
Apoio ao recrutamento, testes e treinamentos.
== Açougueiro | Casa de Carnes Fronteira | R$ 2.600,00
Desossa, cortes e atendimento.
== Tecnólogo em Radiologia | Centro de Imagem Norte | R$ 3.400,00
Tomografia e ressonância. 24 horas semanais.
== Auxiliar de Mecânico | Oficina do Tonho | R$ 1.700,00
Troca de óleo, apoio aos mecânicos, organização.
== Engenheiro de Dados | Plataforma Clima | R$ 13.000,00
Pipelines em Spark e Airflow, modelagem, qualidade de dados. Remoto.
== Vendedora de Shopping | Moda Urbana | R$ 1.600 + comissão
Atendimento consultivo, vitrine, caixa.
== Analista de Transporte | Cargas Centro Oeste | R$ 3.000,00
Emissão de CT-e e MDF-e, acompanhamento de viagens.
== Copeiro | Escritório Central Serviços | R$ 1.560,00
Servir café, organizar copa, controlar insumos.
== Professor de Educação Física | Academia Nova Forma | R$ 22 por hora
Musculação e ginástica. CREF ativo.
== Ajudante de Eletricista | Instaladora Watts | R$ 1.750,00
Passagem de cabos, infraestrutura, apoio. NR-10 desejável.
== Auditor Interno | Cooperativa Grão Forte | R$ 7.400,00
Plano anual de auditoria, testes de controle, relatórios.
== Tratorista | Fazenda Três Lagoas | R$ 2.300,00
Plantio e colheita, manutenção básica. Moradia.
== Web Designer | Agência Pixel Norte | R$ 3.200,00
WordPress, Figma, landing pages.
== Auxiliar de Classe | Escola Bilíngue Mundo | R$ 1.900,00
Inglês intermediário. Apoio ao professor titular.
== Técnico em Edificações | Engenharia Base | R$ 3.000,00
Fiscalização, diário de obra, medição.
== Fonoaudiólogo | Clínica Ouvir | R$ 3.600,00
Audiometria, terapia, reabilitação.
== Chefe de Departamento Pessoal | Hotel Central Plaza | R$ 5.500,00
Folha para 300 colaboradores, eSocial, sindicatos.
== Estoquista | Magazine Lar | R$ 1.630,00
Recebimento, armazenagem, reposição.
== Analista de Segurança Patrimonial | Shopping Norte Sul | R$ 4.000,00
Gestão de contratos, relatórios, treinamentos.
== Operador de Caldeira | Tinturaria Malhas | R$ 2.900,00
NR-13, tratamento de água, turnos.
== Assistente de Vendas | Máquinas Agro Sul | R$ 2.300,00
Propostas, CRM, pós-venda.
== Pintor Industrial | Estaleiro Rio Manso | R$ 2.800,00
Jateamento, pintura airless.
== Biomédico | Laboratório Célula | R$ 3.500,00
Hematologia, liberação de laudos. CRBM ativo.
== Auxiliar de Expedição | Gráfica Impressa | R$ 1.700,00
Conferência, embalagem, notas fiscais.
== Gestor de Projetos | Consultoria Passo | R$ 9.500,00
Cronograma, riscos, stakeholders. PMP é diferencial.
== Lavador de Carros | Estética Automotiva Brilho | R$ 1.600,00
Lavagem, aspiração e enceramento.
== Coordenador de Enfermagem | Home Care Aconchego | R$ 6.000,00
Escala, visitas, indicadores.
== Analista de Marketing Pleno | Universidade do Cerrado | R$ 4.400,00
Campanhas de captação, mídia, CRM.
== Auxiliar de Jardinagem | Prefeitura de Lagoa Nova | R$ 1.580,00
Contrato por 12 meses por meio de processo seletivo simplificado.
== Técnico Agrícola | Sementes Planalto | R$ 3.200,00
Assistência a produtores, experimentos, CNH B.
== Analista Administrativo | Sindicato Rural do Oeste | R$ 3.000,00
Contratos, atas, prestação de contas.
== Operador de Hipermercado | Rede Super Norte | R$ 1.630,00
Reposição, precificação, atendimento.
== Carpinteiro | Formas e Escoras | R$ 2.500,00
Montagem de formas de madeira e metálica.
== Engenheiro Ambiental | Consultoria Verde Rio | R$ 6.800,00
Licenciamento, relatórios, campo.
== Monitor de Recreação | Resort Águas Claras | R$ 1.700,00
Brincadeiras, gincanas, shows. Folgas alternadas.
== Assistente de TI | Hospital Santa Rosa | R$ 2.500,00
Suporte a usuários, impressoras, rede.
== Auxiliar Odontológica | Clínica Dente de Leite | R$ 1.700,00
Esterilização, apoio ao dentista. CRO de ASB.
== Líder de Loja | Perfumes do Brasil | R$ 2.700,00
Escala, metas, treinamento da equipe.
== Cobrador de Ônibus | Viação Cidade Alta | R$ 1.900,00
Turnos variados, convênio médico.
== UX Writer | App Saúde Fácil | R$ 7.000,00
Escrita para produto, testes com usuários, guia de tom.
== Borracheiro | Pneus Oeste | R$ 2.200,00
Caminhões e carros. Alinhamento.
== Auxiliar de Faturamento | Hospital Boa Esperança | R$ 2.000,00
Guias TISS, glosas, convênios.
== Confeiteira | Doces da Lu | R$ 2.100,00
Bolos, tortas, decoração.
== Torneiro Mecânico | Usinagem Ferro Forte | R$ 3.600,00
Torno convencional, instrumentos de medição.
== Assistente de Importação | Brinquedos Global | R$ 3.100,00
Acompanhamento de embarques, inglês intermediário.
== Controlador de Acesso | Universidade Monte Azul | R$ 1.750,00
Atendimento a visitantes, catracas.
== Cientista de Alimentos | Sucos Tropicália | R$ 5.400,00
Desenvolvimento de produtos, painéis sensoriais.
== Auxiliar de Manutenção Predial | Shopping Leste | R$ 2.000,00
Pequenos reparos elétricos e hidráulicos.
== Secretária Executiva | Indústria Aço Nobre | R$ 5.000,00
Agenda da diretoria, viagens, inglês fluente.
== Gerente de Projetos de TI | Banco Regional | R$ 14.000,00
Portfólio, orçamento, fornecedores.
== Laboratorista | Concreteira Sul | R$ 2.600,00
Moldagem de corpos de prova, slump.
== Operador de Logística Reversa | Loja Conforto | R$ 1.850,00
Triagem de devoluções, teste de produtos, laudos simples.
== Repositor de Hortifruti | Empório Verde | R$ 1.640,00
Seleção, exposição, validade.
== Veterinário | Hospital Veterinário Amigo Fiel | R$ 5.000,00
Clínica geral, internação. CRMV ativo.
== Agente de Viagens | Rotas do Mundo | R$ 2.300,00
Cotações, roteiros, sistemas GDS.
== Tecelão | Malharia Catarina | R$ 2.100,00
Teares circulares, controle de defeitos.
== Ajudante de Caminhão | Materiais Boa Obra | R$ 1.700,00
Carga e descarga de cimento, areia, blocos.
== Analista de Crédito | Financeira Centro | R$ 3.900,00
Análise de balanços, limites e garantias.
== Instrutor de Trânsito | Centro de Formação Avante | R$ 2.500,00
Credencial Detran, categoria AB.
== Operador de Som | Igreja Batista Central | R$ 1.800,00
Mesa digital, transmissão ao vivo.
== Almoxarife | Obra Norte Engenharia | R$ 2.400,00
Controle de EPIs, ferramentas, notas.
== Estágio em Administração | Sicredi Parceira Local | R$ 1.300,00
Apoio às áreas, atendimento a associados.
== Recepcionista de Hotel Noturna | Hotel Ponta Negra | R$ 1.900,00
Check-in, fechamento do dia, inglês.
== Químico | Tintas Forte Cor | R$ 5.200,00
Formulação, controle de qualidade. CRQ.
== Montador Mecânico | Equipamentos Agrícolas Ijuí | R$ 2.700,00
Montagem de colheitadeiras.
== Líder de Expedição | E-commerce Casa & Luz | R$ 2.900,00
Equipe de 12 pessoas, WMS, prazos.
== Educador Social | ONG Criança Viva | R$ 2.200,00
Oficinas, visitas, relatórios.
== Analista de Planejamento | Energia do Sertão | R$ 6.700,00
PCM, indicadores, SAP PM.
== Vigia Noturno | Galpões Oeste | R$ 1.800,00
Rondas, portaria, 12x36.
== Barista | Torra Clara Cafés | R$ 1.950,00
Extração, latte art, atendimento.
== Engenheiro Agrônomo | Grãos Cerrado | R$ 7.000,00
Consultoria a produtores, carro da empresa.
== Costureira Industrial | Uniformes Profissionais Sul | R$ 1.900,00
Reta, galoneira, overloque. Segunda a sexta.
== Assistente Comercial | Embalagens Alvorada | R$ 2.100,00
Pedidos, pós-venda, representantes.
== Analista de Infraestrutura | Data Center Oeste | R$ 6.000,00
Linux, VMware, backup, plantões.
== Terapeuta Ocupacional | Centro de Reabilitação Passos | R$ 3.800,00
Atendimento adulto e infantil. CREFITO.
== Assistente de Produção de Eventos | Palco Produções | R$ 2.300,00
Fornecedores, cronograma, montagem.
== Abastecedor de Linha | Eletrônicos Manaus | R$ 1.750,00
Fretado, refeição, cesta, PLR.
== Escriturário | Cartório Registro Civil | R$ 2.000,00
Certidões, atendimento, digitação.
== Analista de Customer Success | Plataforma RH Simples | R$ 4.200,00
Onboarding de clientes, NPS, renovação de contratos.
== Operador de Escavadeira | Mineração Pedra Branca | R$ 3.500,00
Turno 4x4, alojamento.
== Assessora de Imprensa | Comunica Mais | R$ 3.700,00
Relacionamento com jornalistas, releases.
== Auxiliar de Açougue | Mercado Pague Menos Bairro | R$ 1.700,00
Embalagem, limpeza, atendimento.
== Técnico em Refrigeração | Clima Frio Serviços | R$ 2.900,00
Split, VRF, PMOC. CNH B.
== Estagiário de Nutrição | Cozinha Escola | R$ 1.000,00
Higiene, cardápios, controle de temperatura.
== Sushiman | Sushi Hikari | R$ 3.000,00
Cortes, montagem, organização da estação.
== Gestor Comercial | Clínicas Olhar | R$ 6.900,00
Metas, funil, parcerias.
== Faturista | Transportes Litoral Norte | R$ 2.300,00
Emissão de notas, CT-e, arquivos XML.
== Auxiliar de Topografia | Geo Sul | R$ 1.950,00
Apoio em campo, viagens, diárias conforme política.
== Coordenador de Logística | Rede Farma Sul | R$ 7.800,00
Centro de distribuição, transporte, inventário.
== Balconista de Farmácia | Farmácia Popular do Bairro | R$ 1.700,00
Atendimento, organização, perfumaria.
== Marceneiro | Planejados Arte Nobre | R$ 3.100,00
MDF, montagem, leitura de projeto.
== Assistente Pedagógica | Escola Técnica Alfa | R$ 2.300,00
Apoio à coordenação, secretaria, atendimento às famílias.
== Desenvolvedor Java | Sistemas Tributo | R$ 8.000,00
Spring Boot, Oracle, microsserviços. Híbrido em Recife.
== Lubrificador | Usina Doce Cana | R$ 2.200,00
Plano de lubrificação, caminhão comboio.
== Dentista Clínico | Rede Sorrir | -
Agenda cheia, equipamentos novos, CRO ativo.
== Atendente de Padaria | Padaria Nova Aurora | R$ 1.590,00
Balcão, frios, café. Domingos alternados.
== Operador de Prensa | Estamparia Metal Sul | R$ 2.300,00
Ajuste de ferramentas, inspeção.
== Analista de Sustentabilidade | Papel Reciclado SA | R$ 5.800,00
Inventário de carbono, relatórios GRI.
== Guarda-vidas | Clube Náutico | R$ 1.900,00
Curso válido, fins de semana.
== Técnico Contábil | Escritório Conta Certa | R$ 2.600,00
Lançamentos, conciliações, obrigações acessórias.
== Supervisora de Limpeza | Facilities Total | R$ 2.500,00
Equipes, escalas, produtos, relatórios.
== Estágio em Jornalismo | Rádio Cidade Boa | R$ 1.000,00
Pauta, redação, apoio ao vivo.
== Despachante Operacional | Aeroporto Serviços | R$ 2.400,00
Coordenação de rampa, planilhas, rádio.
== Auxiliar de Ourives | Joias Minas | R$ 1.900,00
Polimento, solda, montagem.
== Analista de Tesouraria | Grupo Automotivo Leste | R$ 4.700,00
Fluxo de caixa, bancos, aplicações.
== Merendeira | Prefeitura de Bom Jesus | R$ 1.580,00
Preparo de refeições escolares. 40 horas.
== Operador de Britador | Pedreira São João | R$ 2.200,00
Britagem, inspeção, EPI.
== Social Seller | Cursos Beleza Pro | R$ 2.000 + comissão
Prospecção pelo Instagram, agendamentos, CRM.
`;
