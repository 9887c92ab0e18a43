/**
 * Postings that were held back while the first patterns were written. The patterns have been mended since, with these
 * results known. The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const secondFrauds = `
== payment | Auxiliar de Logística | Nova Rota Transportes | R$ 2.350,00
Contratação imediata para centro de distribuição, não precisa de experiência.
O candidato aprovado deverá arcar com o valor de R$ 120,00 referente ao exame toxicológico e admissional, que será devolvido no primeiro salário.
== payment | RECEPCIONISTA CLÍNICA | - | -
Vaga para recepcionista, segunda a sexta das 8h às 17h, salário R$ 2.100 + VR.
Para reservar a sua vaga na seleção é necessário o pagamento de R$ 35,00 via boleto, valor revertido em material didático.
== payment | Porteiro / Vigia | Grupo Alfa Segura | R$ 2.480,00
Escala 12x36 com carteira assinada.
Quem ainda não tem o curso de portaria faz conosco por apenas 3x de R$ 89,90 e já sai com a vaga garantida!
== payment | Jovem aprendiz administrativo | Instituto Caminho do Saber | -
Vagas para jovens de 14 a 24 anos, com ou sem experiência.
Para participar do encaminhamento o jovem precisa fazer a matrícula e adquirir o kit de apostilas no valor de R$ 199,00.
== payment | Motorista de entregas | LogMais Express | R$ 4.000,00
Veículo fornecido pela empresa.
É cobrada uma caução de R$ 300 pelo uso do veículo, depositada antes do primeiro dia.
== payment | Montador de canetas em casa | - | R$ 2.800 por mes
Trabalhe em casa montando canetas, enviamos o material pelo correio pra todo o brasil.
Só pedimos um deposito de R$ 79,00 para o frete do primeiro kit, apos isso é por nossa conta.
== payment | Atendente de aeroporto | Voe Alto Recrutamento | R$ 3.900,00
Vagas em todos os aeroportos do país para agente de check-in e comissários.
Após a aprovação será solicitada a emissão do certificado obrigatório, com custo de R$ 247,00 por conta do candidato.
== documents | Assistente administrativo home office | RH Conecta | R$ 3.200,00
Salário de R$ 3.200,00 + auxílio internet.
Para agilizar a contratação mande foto da frente e verso do RG, CPF e uma selfie segurando o documento no whats (11) 90000-1212.
== documents | Auxiliar de produção | - | R$ 2.600,00
Pra se candidatar mande nome completo, cpf, nome da mãe, data de nascimento e dados bancarios no zap 21 90000-3434.
== documents | Operador de caixa | Rede Econômica Supermercados | R$ 2.150,00
Você receberá um código de 6 dígitos por SMS, nos informe esse código para validar a sua inscrição na vaga.
== documents | Digitador de notas fiscais | Fisco Dados | R$ 2.900,00
Trabalho 100% remoto. Envie pelo Telegram uma foto do seu cartão do banco e do comprovante de residência para o cadastro de pagamento.
== messenger-only | VAGA ADMINISTRATIVO | - | -
Interessados chamar no WhatsApp (31) 90000-7788.
== messenger-only | Vagas home office | Confidencial | -
Mais informações somente pelo Telegram @vagas_homeoffice_br. Não respondemos por aqui.
== messenger-only | Auxiliar de escritório | - | -
Chama no zap que passo todos os detalhes 👉 (85) 9 0000-5566
== daily-income | TRABALHE PELO CELULAR | - | -
Parabéns! Seu perfil foi selecionado para um trabalho de meio período online, recebendo de R$ 300 a R$ 800 por dia.
== daily-income | Avaliador de hotéis online | Booking Partners BR | -
Avalie hotéis e restaurantes no Google Maps e receba R$ 15 por avaliação, pagamento no mesmo dia.
== daily-income | Promotor digital | Mídia Social Agência | -
Basta curtir e seguir perfis no Instagram e TikTok, cada tarefa paga de R$ 5 a R$ 30 e você saca na hora.
== daily-income | Renda extra de verdade 💸💸 | - | -
Tenha uma renda extra garantida de até R$ 5.000 trabalhando só 1 hora do seu dia, sem sair de casa e sem experiência.
== daily-income | Assistente de e-commerce (remoto) | Global Shop Brasil | -
Você ajuda os lojistas a aumentar as vendas finalizando pedidos no aplicativo e ganha comissão diária de R$ 200 a R$ 1.500.
== daily-income | Agente de marketing | - | -
GANHE DE 150 A 400 REAIS TODOS OS DIAS APENAS COM SEU CELULAR!!! VAGAS LIMITADAS
== too-much-pay | Digitador(a) | Tec Dados Online | R$ 7.800,00
Trabalho em casa, 2 horas por dia, não exige experiência nem escolaridade.
== too-much-pay | Auxiliar de limpeza | - | R$ 9.500,00
Meio período, sem experiência, salário de R$ 9.500,00 mais benefícios. Contratamos todos os perfis.
== too-much-pay | Embalador em casa | Doce Arte Embalagens | -
Ganhos de até R$ 6 mil por mês embalando produtos em casa nas horas vagas, não precisa ter experiência nenhuma.
== too-much-pay | Assistente online | - | R$ 12.000,00
Sem experiência. Apenas 3 horas diárias pelo celular. Remuneração mensal R$ 12.000,00.
== urgent-unnamed | 50 VAGAS URGENTES!!! | - | -
Contratação imediata, todas as funções, todos os bairros. Não precisa experiência. Últimas vagas, corre!
== urgent-unnamed | VAGAS URGENTE AUX GERAL | Confidencial | -
URGENTE!! INICIO AMANHÃ. Multinacional contrata homens e mulheres, sem experiência, poucas vagas restantes.
== link | Auxiliar de triagem - Correios | Correios Contratação | R$ 4.800,00
Milhares de vagas para contratação emergencial. Faça sua inscrição em www.correios-vagas2026.online e garanta sua prova.
== link | Vendedor Mercado Livre home office | - | -
Cadastro rápido no site oficial: https://mercadolivre-trabalheconosco.site/inscricao
== link | Operador de loja | Magazine Popular | R$ 2.300,00
Inscrições pelo link https://bit.ly/3vagaHoje até hoje às 18h.
== link | Analista de RH Jr | - | R$ 3.700,00
Continue o processo pelo portal guppy.vagas-rh.top/candidato e confirme os seus dados.
`;

export const secondHonest = `
== Analista de Contas a Pagar | Metalúrgica Serra Dourada | R$ 3.800,00
Responsável pelo lançamento de notas fiscais, conciliação bancária, pagamento de fornecedores e controle de taxas e tarifas.
Ensino superior em Administração ou Ciências Contábeis. Benefícios: VT, VR, plano de saúde.
== Auxiliar de Cozinha | Restaurante Panela de Barro | -
Enviar currículo pelo WhatsApp (11) 90000-1001. Escala 6x1, folga na segunda. Início imediato.
== Garçom freelancer | Buffet Bela Festa | R$ 150 por dia
Diária de R$ 150,00 + alimentação, pagamento no final do evento via Pix. Necessário sapato social preto e experiência com bandeja.
== Vendedor Externo | Distribuidora Campo Bom | -
Fixo + comissão, ganhos acima de R$ 5.000,00. Veículo próprio. A empresa oferece ajuda de custo, tablet e treinamento remunerado.
== Técnico de Enfermagem | Hospital São Lucas do Vale | R$ 3.325,00
Plantão 12x36 noturno. COREN ativo. Exame admissional realizado em nossa unidade, sem custo para o candidato.
== Motorista Carreteiro | Transportadora Rio Verde | R$ 4.100,00
CNH E, MOPP, exame toxicológico em dia. Diária de R$ 70 para alimentação e pernoite.
== Desenvolvedor Back-end Pleno | Fluxo Pagamentos | -
Você vai evoluir nossa plataforma de Pix e boletos, com Node.js, TypeScript e PostgreSQL. Experiência com APIs bancárias é diferencial.
Trabalho 100% remoto, contrato CLT.
== Estágio em Direito | Moraes e Tavares Advogados | R$ 1.400,00
Cursando do 5º ao 8º período. Atividades: protocolo, elaboração de peças simples, diligências. Auxílio-transporte e seguro de vida.
== Aviso: vaga de Atendente | Farmácia Boa Saúde | R$ 1.850,00
Não cobramos nenhuma taxa em nossos processos seletivos. Se alguém pedir dinheiro em nosso nome, denuncie.
== Auxiliar Administrativo | - | R$ 2.000,00
Empresa do ramo de autopeças contrata. Atendimento ao telefone, emissão de notas, arquivo. Segunda a sexta, 8h às 18h, sábado até 12h. Vale-transporte e cesta básica.
Currículos para rh.autopecas@exemplo.com.br.
== Pedreiro | Construtora Alicerce | -
Diária de R$ 180 a R$ 220 conforme experiência, pagamento semanal via Pix. Obra na Vila Mariana, início imediato.
== Consultora de Beleza | Flor de Lis Cosméticos | -
Venda direta por catálogo, comissão de 30 %. Sem taxa de adesão e sem pedido mínimo no primeiro mês.
== Operador de Telemarketing | Conecta Contact Center | R$ 1.518,00
Jornada de 6h20, escala 6x1. Não é necessário experiência, oferecemos treinamento pago pela empresa. VT, VR R$ 12,00 por dia, plano odontológico.
== Enfermeira do Trabalho | Ocupacional Norte Clínicas | R$ 5.200,00
Realizar exames admissionais, periódicos e demissionais; elaborar PCMSO; treinar brigadistas.
== Instrutor de Cursos Profissionalizantes | Escola Técnica Horizonte | R$ 35 por hora
Ministrar aulas de informática e administração; acompanhar matrícula e evasão; aplicar apostila própria da escola.
== Auxiliar de Departamento Pessoal | Contábil Araucária | R$ 2.400,00
Admissão, folha, férias, rescisão, conferência de documentos (RG, CPF, CTPS, comprovante de residência) e cadastro de dados bancários dos colaboradores no sistema.
== Recepcionista bilíngue | Hotel Praia Clara | R$ 2.600,00
Para a entrevista, trazer RG, CPF e comprovante de residência originais. Inglês avançado. Escala 6x1.
== Social Media | Agência Pingo | R$ 2.500,00
Criar posts e stories, responder comentários e curtidas, acompanhar métricas no Instagram e TikTok, avaliar resultados das campanhas.
== Entregador com moto própria | Pizzaria Forno Antigo | -
Taxa de entrega de R$ 6 a R$ 12 por pedido + diária de R$ 60, pagamento todo dia. Chamar no WhatsApp (41) 90000-2002, falar com Marcos.
== Gerente de Loja | Calçados Passo Firme | R$ 4.500,00
Liderar equipe de oito pessoas, metas, taxa de conversão, inventário. Disponibilidade de horário de shopping.
== Cuidador de idosos | Lar Sereno Residencial | R$ 1.950,00
Curso de cuidador completo. Escala 12x36. Uniforme fornecido gratuitamente.
== Analista de Fraude Jr | Banco Jacarandá | R$ 4.900,00
Analisar transações suspeitas, golpes de Pix, boletos falsos e engenharia social; bloquear contas; elaborar relatórios.
== Médico plantonista | Prefeitura de Pedra Alta | R$ 1.400 por plantão
Plantões de 12 horas, pagamento em até 5 dias. CRM ativo. R$ 1.400,00 por plantão diurno.
== Corretor de Imóveis | Imobiliária Casa Nova | -
Comissões de até R$ 15.000 por venda. Creci ou estágio em andamento. Oferecemos leads, plantão em stand e treinamento.
== Copeira hospitalar | Nutri Serviços | R$ 1.720,00
Não é exigida experiência. Ensino fundamental. Escala 12x36, refeição no local, cesta básica, VT.
== Caixa | Padaria Pão da Vila | R$ 1.800,00
Interessados deixar currículo na loja ou enviar no zap 11 90000-3003. Turno da manhã.
== Engenheiro Civil Sênior | Ponte Forte Engenharia | R$ 16.000,00
Gestão de obras de infraestrutura, medições, orçamento. Mínimo de dez anos de experiência. Disponibilidade para viagens.
== Assistente de Cobrança | Recupera Assessoria | R$ 1.700,00 + comissão
Negociar dívidas por telefone e WhatsApp, enviar boleto e chave Pix ao cliente, registrar acordos no sistema.
== Professor de Inglês | Idioma Vivo | R$ 28 por hora
Aulas online no período noturno, 10 horas por semana. Material didático fornecido pela escola.
== Vigilante | Sentinela Segurança Patrimonial | R$ 2.350,00
Curso de formação e reciclagem em dia, CNV válida. Reciclagem custeada pela empresa após a contratação.
== Costureira | Confecção Ponto Certo | -
Pagamento por produção, quinzenal. Trabalho no local, no Brás. Máquina reta e overloque.
== Atendente de loja URGENTE | Chocolates Doce Encanto | R$ 1.650,00
Contratação temporária de Páscoa, início imediato, 44 horas semanais. Shopping Boulevard.
== Analista de Marketing Digital | Clínica Sorriso Aberto | R$ 3.000,00
Gestão de tráfego pago, Google Ads, Meta Ads. Portfólio em link (Behance ou Drive) é obrigatório.
== Ajudante geral | - | R$ 1.680,00
Indústria de plásticos contrata com urgência ajudante geral para o turno da noite. Residir na zona leste. Refeitório no local, fretado, adicional noturno.
== Especialista em Segurança da Informação | Data Escudo | -
Conduzir testes de phishing, gestão de senhas e acessos, resposta a incidentes. Certificação CISSP desejável.
== Faxineira diarista | - | R$ 160 por dia
Preciso de diarista duas vezes por semana no Tatuapé, R$ 160,00 a diária mais condução. Referências.
== Promotor de Vendas | Alimentos Bom Sabor | R$ 1.900,00
Abastecer gôndolas, controle de validade, degustação. Uniforme, celular corporativo e VR de R$ 25,00 por dia.
== Jovem Aprendiz | Supermercado Lago Azul | R$ 890,00
Curso de aprendizagem gratuito em instituição parceira, duas vezes por semana. Idade de 16 a 22 anos.
== Motoboy | Lab Exame Rápido | R$ 2.100,00
Coleta e entrega de exames. Moto própria, CNH A com EAR, baú. Aluguel da moto R$ 600 por mês pago pela empresa.
== Executivo de Contas | Sistema Fácil Software | -
Remuneração: fixo de R$ 3.500 + comissão sem teto. OTE de R$ 9.000. Home office, equipamento da empresa.
== Auxiliar de Depósito | Atacado Três Irmãos | R$ 1.750,00
Os documentos só serão pedidos após a aprovação. Nunca solicitamos dados bancários, senhas ou códigos por mensagem.
== Nutricionista | Refeições Coletivas Sabor e Cia | R$ 4.200,00
CRN ativo. Gestão de cozinha industrial com 900 refeições por dia.
== Técnico em Informática | InfoMax Assistência | R$ 2.200,00
Manutenção de computadores e celulares, formatação, recuperação de senha, atendimento no balcão.
== Barman | Bar do Cais | -
Freela de sexta a domingo, diária R$ 130 + 10%. Mandar mensagem no WhatsApp (21) 90000-4004.
== Analista Fiscal | Indústria Papel Forte | R$ 5.600,00
Apuração de ICMS, IPI, PIS e COFINS, guias de recolhimento, taxas municipais, SPED.
== Programa de Estágio 2027 | Energia Cerrado | R$ 1.900,00
Inscrições gratuitas até 30/01 pelo nosso site energiacerrado.gupy.io. Etapas: teste online, dinâmica, entrevista.
== Manicure | Espaço Bella Unha | -
Comissão de 50 % a 60 %, pagamento diário. Material por conta da profissional, esterilização no salão.
== Operador de Empilhadeira | Logística Porto Seco | R$ 2.700,00
Curso de empilhadeira com certificado válido e CNH B. Enviamos a guia do exame admissional, custo da empresa.
== Professora de Educação Infantil | Colégio Pequeno Saber | R$ 2.900,00
Pedagogia completa. Dedicação de 4 horas por dia no período da manhã.
== Técnico de Segurança do Trabalho | Usina Santa Clara | R$ 4.300,00
Treinamentos de NR, DDS, inspeções, investigação de acidentes. Registro no MTE.
== Representante Comercial | Tintas Arco | -
Autônomo com CORE, carteira de clientes. Comissão de 6 %. Não exigimos investimento inicial.
== Repositor | Hipermercado Estrela | R$ 1.640,00
Vagas para todas as lojas, com ou sem experiência. Compareça com documentos originais na Av. Brasil, 1200, às 8h.
== Analista de Recursos Humanos | Rede Viver Bem | R$ 4.000,00
Conduzir recrutamento e seleção de ponta a ponta, divulgar vagas em redes sociais e grupos de WhatsApp, agendar exames admissionais.
== Tester de Jogos QA | Estúdio Capivara | R$ 3.600,00
Executar casos de teste, reportar bugs, avaliar jogabilidade em aplicativos mobile.
== Camareira | Pousada Vento Sul | R$ 1.600,00
Temporada de verão, alojamento e alimentação inclusos, pagamento quinzenal.
== Auxiliar de Serviços Gerais | Condomínio Parque das Águas | R$ 1.590,00
Experiência de seis meses na carteira. Entregar currículo na portaria.
== Cientista de Dados | Varejo Digital BR | -
Modelos de risco, taxa de inadimplência, churn. Python, SQL. Remoto com visitas mensais.
== Atendente de Lanchonete | Lanches do Zé | R$ 1.600,00
SEM EXPERIÊNCIA! Contratação imediata. Chamar no WhatsApp 47 90000-5005 com a Dona Cida. Fica na rua XV, em frente à praça.
== Supervisor de Call Center | Voz Ativa | R$ 3.100,00
Gestão de equipe de 20 operadores, TMA, taxa de absenteísmo, feedbacks.
== Montador de Móveis | Móveis Planejados Requinte | -
Ganhos de R$ 200 a R$ 350 por dia conforme montagens realizadas. Ferramentas próprias e experiência comprovada.
== Fonoaudióloga | Clínica Infantil Girassol | R$ 70 por atendimento
Repasse por atendimento, pagamento quinzenal. CRFa ativo. Agenda de segunda a quinta.
== Assistente Financeiro | Grupo Vale Verde | R$ 2.700,00
Contas a receber, emissão de boletos, conferência de Pix recebidos, cobrança.
== Trainee Comercial | Seguros Atlântica | R$ 5.500,00
Programa de 12 meses. Recém-formados. Processo 100 % online e gratuito; não há cobrança em nenhuma etapa.
== Mecânico de Motos | Moto Center Sul | R$ 2.800,00
Ferramentas próprias. Produção + fixo. Interessados, enviar currículo por WhatsApp (51) 90000-6006 ou e-mail contato@motocenter.exemplo.
== Fiscal de Loja | Mercado União | R$ 1.780,00
Prevenção de perdas, CFTV, ronda. VT ou vaga de moto. Início imediato.
== Redator Freelancer | Portal Conta Tudo | R$ 40 por texto
Textos de 800 palavras sobre finanças pessoais, renda extra e investimentos. Enviar dois textos de exemplo.
== Padeiro | Panificadora Trigo Real | R$ 2.900,00
Horário das 3h às 11h20. Salário + prêmio assiduidade. Mandar mensagem somente por WhatsApp: (19) 90000-7007.
== Coordenador Pedagógico | Curso Pré-Vestibular Alvo | R$ 4.700,00
Acompanhar matrículas, professores e simulados; revisar apostilas; atender alunos e pais.
== Operador de Máquinas | Têxtil Fio Nobre | R$ 2.250,00
Turnos de revezamento. Transporte fretado. Fornecemos EPI, uniforme e curso de operação sem custo.
== Agente de Aeroporto | Asa Branca Serviços Aéreos | R$ 1.980,00
Inglês intermediário. Exames e curso inicial são pagos pela companhia.
== Auxiliar de Lavanderia | Lava Rápido Express | R$ 1.620,00
Não precisa pagar nada para participar da seleção. Traga seu currículo na rua das Flores, 88.
== Consultor de Crédito Consignado | Crédito Amigo Promotora | R$ 1.700,00
Comissões diárias e premiação mensal. Prospecção por telefone, digitação de propostas, análise de documentos do cliente.
== Eletricista Predial | Luz e Força Instalações | R$ 3.000,00
NR-10 em dia. Carro da empresa. Vaga urgente para obra em Campinas.
== Analista de Suporte N1 | Nuvem Clara | R$ 2.600,00
Atender chamados, reset de senha, cadastro de usuários no Active Directory. Escala 5x2.
== Vaga PCD - Assistente | Cooperativa Mel do Campo | R$ 2.200,00
Necessário laudo médico atualizado. Envie o currículo e o laudo para pcd@meldocampo.exemplo.
== Farmacêutico | Drogaria Vida Plena | R$ 4.800,00
CRF-SP ativo. Aplicação de injetáveis, SNGPC. Gratificação de responsabilidade técnica.
== Assistente Virtual | Ateliê Lume | R$ 1.500,00
Meio período, 4 horas por dia, remoto. Organização de agenda, e-mails, atendimento no WhatsApp Business.
== Caminhoneiro agregado | Translog Minas | -
Agregado com caminhão próprio, faturamento médio de R$ 25.000. Adiantamento de 70 % no carregamento.
== Babá folguista | - | R$ 200 por dia
Família em Moema procura babá para fins de semana, R$ 200 a diária. Referências e experiência com bebê.
== Estoquista | Loja Casa Linda | R$ 1.700,00
Enviar currículo para o WhatsApp da loja: wa.me/5511900008008. Shopping Metrô, escala 6x1.
== Analista de Compras | Química Beta | R$ 4.400,00
Cotações, negociação, follow-up. Conhecimento em importação, taxas alfandegárias e câmbio.
== Auxiliar de Creche | Creche Mundo Encantado | R$ 1.650,00
Magistério ou cursando Pedagogia. Antecedentes criminais. Uniforme fornecido.
== Tosador | Pet Feliz | -
Comissão de 40 %, retirada média de R$ 3.500. Curso de tosa. Fale com a Renata no Whats (62) 90000-9009.
== Arquiteto de Soluções | Nimbus Tech | R$ 18.000 a R$ 22.000
PJ, remoto, horário flexível. AWS, eventos, Kafka. Inglês fluente. Pagamento mensal em reais.
== Frentista | Auto Posto Estrada Real | R$ 2.020,00
Com ou sem experiência; treinamento no local. Periculosidade de 30 %, cesta, assistência médica.
== Psicólogo Organizacional | Gente e Gestão Consultoria | R$ 4.100,00
Aplicar avaliações, laudos NR-35, entrevistas por vídeo. A consultoria não cobra do candidato pelo serviço.
== Secretária | Consultório Dr. Paulo Neri | R$ 1.900,00
Agendar consultas, confirmar pelo WhatsApp, receber pagamentos em cartão e Pix.
== Churrasqueiro | Churrascaria Boi na Brasa | R$ 3.200,00
Salário + gorjeta, em média R$ 80 por dia. Folga na terça.
== Coordenador de TI | Grupo Educacional Saber Mais | R$ 8.900,00
Gestão de infraestrutura, contratos, orçamento; suporte a 12 unidades; taxa de disponibilidade.
== Bordadeira em casa | Ateliê Linha Fina | -
Trabalho em casa por peça, buscamos e entregamos o material na zona norte. Experiência com bordado à mão. R$ 18 por peça.
== Advogado Trabalhista Pleno | Souza Ramos Sociedade | R$ 6.500,00
Audiências, recursos, cálculos e depósito recursal, custas e guias.
== Chefe de Fila | Restaurante Mar Aberto | R$ 2.300,00 + gorjetas
Gorjetas pagas toda semana. Experiência em salão à la carte.
== Ajudante de Motorista | Bebidas Tropical | R$ 1.800,00
Entrega em bares e mercados, prêmio diário por produtividade de R$ 15,00, VR de R$ 28,00 por dia trabalhado.
== Analista de Testes Pleno | Seguradora Vida Longa | -
Automação com Cypress e Playwright. Candidaturas apenas pelo site da empresa. Desconfie de contatos por WhatsApp ou Telegram pedindo pagamento.
== Inspetor de Qualidade | Autopeças Vitória | R$ 3.100,00
Paquímetro, micrômetro, leitura e interpretação de desenho. Curso de metrologia.
== Guia de turismo | Receptivo Ilha Verde | -
Diárias de R$ 250 a R$ 400 por passeio, CADASTUR ativo, espanhol fluente.
== Influenciador interno | Loja de Moda Céu | R$ 2.000,00
Gravar vídeos para TikTok e Reels, participar de lives, engajar seguidores. CLT, 44h.
== Auxiliar de Limpeza | - | -
Empresa terceirizada contrata para condomínio em Alphaville. Escala 6x1, 7h às 15h20. Salário R$ 1.640 + VA R$ 400 + VT. Enviar currículo WhatsApp 11 90000-1110.
== Operador Logístico | CD Mercantil Norte | R$ 1.950,00
Vagas temporárias de fim de ano com início imediato; possibilidade de efetivação. Prêmio de até R$ 300 por mês.
== Cirurgião-dentista | Odonto Popular | -
Clínico geral, 40 % de comissão, ganhos médios de R$ 9.000,00. CRO ativo. 3 dias por semana.
`;
