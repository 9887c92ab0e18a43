/**
 * Honest postings, as companies, agencies and small shops write them; about half use words that frauds use too. Written
 * without the patterns at hand, to measure them once; the patterns were mended on them after that.
 * The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const thirdHonest = `
== Auxiliar de Almoxarifado | Metalúrgica Serra Alta | R$ 2.050,00
Receber, conferir e guardar materiais; lançar notas no sistema. Exame admissional feito em clínica parceira, sem custo para o candidato.
== Jovem Aprendiz Administrativo | Fundação Caminhar | R$ 912,00
Curso de aprendizagem gratuito uma vez por semana. Ter entre 14 e 22 anos e estar matriculado na escola.
== Operador de Empilhadeira | Distribuidora Nordestina | R$ 2.480,00
Curso de operador de empilhadeira (NR-11) em dia. A reciclagem é paga pela empresa.
== Motorista Entregador | Pães do Vale | R$ 2.300,00
Entregas com veículo da empresa. CNH B com EAR; o custo da EAR é reembolsado após a experiência.
== Recepcionista | Clínica Sorriso Aberto | -
Atender pacientes e confirmar consultas pelo WhatsApp. Enviar currículo para rh@clinicasorriso.example ou pelo WhatsApp (31) 90000-1234.
== Vigilante | Guardião Segurança Patrimonial | R$ 2.700,00
Curso de formação de vigilante com reciclagem em dia e carteira da Polícia Federal.
== Auxiliar de Limpeza | Brilho Serviços | R$ 1.620,00
Uniforme e EPI fornecidos pela empresa. Cesta básica de R$ 180,00, vale-transporte com desconto de 6 %.
== Garçom | Hotel Praia do Forte | R$ 1.900,00 + gorjetas
Gorjetas de R$ 40 a R$ 90 por dia, conforme o movimento. Alojamento gratuito.
== Diarista | Casa & Cia Limpeza | R$ 160,00 por dia
Pagamento da diária no mesmo dia, por Pix. Trazer documento de identidade no primeiro dia.
== Freelancer para eventos | Buffet Luz e Festa | R$ 180,00 por dia
Contratação de garçons para sábado e domingo. Pagamento na hora, depois do evento.
== Motoboy | Farmácia Vida Plena | -
Ganhos de R$ 150 a R$ 220 por dia entre taxa de entrega e diária. Ter moto própria e CNH A.
== Entregador com bike | Rapidex Entregas | -
Receba por entrega, com saque semanal. Cadastro gratuito no aplicativo.
== Vendedora Externa | Cosméticos Flor do Campo | R$ 1.518,00 + comissão
Comissão de 8 % e ajuda de custo diária de R$ 35,00. O mostruário é emprestado pela empresa.
== Consultor de Vendas Porta a Porta | Fibra Sul Telecom | Até R$ 4.000,00
Salário fixo mais comissão, sem teto. Quem bate a meta chega a R$ 4.000 por mês.
== Digitador | Cartório do 2º Ofício | R$ 2.000,00
Digitação de registros, no local. Avaliação prática de 30 minutos na entrevista.
== Digitador Home Office | Documenta Gestão | R$ 1.700,00
Trabalho em casa com computador fornecido pela empresa, CLT, 44 h por semana.
== Caixa | Mercado Boa Compra | R$ 1.750,00
Comparecer com RG, CPF, carteira de trabalho e comprovante de residência na Rua das Flores, 120.
== Cuidadora de Idosos | Residencial Sempre Viva | R$ 2.100,00
Escala 12x36. Necessário apresentar certidão de antecedentes criminais, emitida de graça no site da Polícia Federal.
== Atendente de Call Center | Alô Brasil Contact Center | R$ 1.518,00
Treinamento pago de 15 dias. Vale-refeição de R$ 18,00 por dia.
== Auxiliar Administrativo | Escola Pequeno Mestre | R$ 1.890,00
Bolsa de estudo de 50 % para filhos. Cobrança de mensalidades em atraso e emissão de boletos.
== Analista de Cobrança | Financeira Horizonte | R$ 2.900,00
Negociar dívidas, enviar boletos e acompanhar o pagamento de taxas e parcelas.
== Assistente Financeiro | Transportes Ibiapaba | R$ 2.600,00
Contas a pagar e a receber, conciliação de cartões e de Pix, emissão de boletos bancários.
== Tripulante de cruzeiro | Azul Mar Cruzeiros | US$ 900
Garçom de navio, contrato de 8 meses. Visto e exame médico reembolsados no embarque.
== Assistente de Departamento Pessoal | Contábil Araucária | R$ 3.050,00
Conferir documentos de admissão (RG, CPF, dados bancários), abrir conta salário e fechar a folha.
== Auxiliar de Cozinha | Restaurante Dona Nena | R$ 1.650,00
Interessados chamar no WhatsApp (71) 90000-4545, falar com Nena. Rua do Porto, 45, Salvador.
== Operador de Telemarketing | Sempre Conectados | R$ 1.518,00
Ligue ou chame no WhatsApp para agendar a entrevista presencial. Nunca pedimos códigos nem senhas.
== Analista de Segurança da Informação | Banco Pioneiro | R$ 9.200,00
Prevenção a fraudes, phishing e golpes por WhatsApp; autenticação em dois fatores e biometria facial.
== Analista Antifraude | PagaFácil | R$ 6.400,00
Investigar contas com documentos falsos, selfies e chaves Pix suspeitas.
== Desenvolvedor Back-end | PagaFácil | R$ 11.000,00
APIs de Pix e de cartão de crédito, antifraude, código revisado em par.
== Desenvolvedor de bots | Mensageria Digital | R$ 8.000,00
Criar bots para Telegram e WhatsApp com Node.js.
== Social Media | Agência Pitanga | R$ 2.400,00
Criar posts, responder a comentários e curtir menções no Instagram e no TikTok das marcas.
== Avaliador de Imóveis | Perícia & Valor | PJ R$ 5.000,00
Avaliar imóveis com laudo; CRECI e CNAI ativos.
== Cliente oculto | Olhar do Cliente | R$ 60,00 por visita
Visitas a lojas e hotéis, com relatório. Pagamento em até 15 dias depois do relatório, sem taxa de cadastro.
== Influenciador de TikTok (estágio) | Agência Pitanga | R$ 1.200,00
Gravar vídeos curtos de produtos; 6 horas por dia, bolsa de R$ 1.200.
== Moderador de Conteúdo | Trust Center Brasil | R$ 2.200,00
Assistir a vídeos denunciados e aplicar as regras da comunidade. Turno da noite.
== Trader Júnior | Corretora Vale | R$ 6.000,00
Operar em renda variável, CPA-20 desejável, metas de rentabilidade.
== Gerente Comercial | Rede Moda Norte | R$ 9.500,00
Gestão de 12 lojas. Experiência de 5 anos no varejo.
== Médico Plantonista | Hospital São Lucas | R$ 1.400,00 por plantão
Plantões de 12 h, pagamento em 30 dias, PJ.
== Engenheiro de Petróleo | Offshore Atlântico | R$ 19.000,00
Embarque 14x14. Inglês fluente.
== Auxiliar de Plataforma | Offshore Atlântico | R$ 6.800,00
Embarque 14x14 com adicional de periculosidade e de confinamento. CBSP e HUET em dia.
== Motorista Carreteiro | Transvale | R$ 7.200,00
Salário mais diárias de R$ 75,00 e prêmio. Não é exigida experiência em rodotrem.
== Vendedor de Consórcio | União Consórcios | Até R$ 12.000,00
Comissões agressivas, sem experiência. Fixo de R$ 1.518,00 e comissão por cota; os melhores passam de R$ 12.000.
== Corretor de Imóveis | Viva Lar Imobiliária | Até R$ 15.000,00
Ganhos por comissão. Não precisa de experiência, ajudamos com o curso TTI, pago pelo corretor à escola credenciada.
== Estágio em Direito | Escritório Prado e Lima | R$ 1.300,00
A partir do 3º período. Enviar histórico escolar e currículo.
== Estágio em Enfermagem | Hospital Materno | R$ 800,00
Seguro de vida pago pelo hospital. Carteira de vacinação em dia.
== Trainee 2027 | Grupo Votorama | R$ 7.500,00
Inscrições até 30/11. Inscrição gratuita pelo site gupy.io.
== Concurso: Agente Administrativo | Prefeitura de Pedra Branca | R$ 2.350,00
Taxa de inscrição de R$ 60,00, com isenção para inscritos no CadÚnico. Edital no site da prefeitura.
== Processo seletivo: Professor temporário | Secretaria de Educação | R$ 4.420,00
Inscrições gratuitas em www.educacao.pr.gov.br até 5 de dezembro.
== Carteiro temporário | Correios | R$ 2.429,00
Inscrição só pelo site www.correios.com.br. Desconfie de outros endereços.
== Auxiliar de Loja | Havan | R$ 1.900,00
Candidate-se em https://havan.gupy.io. Não cobramos pela participação.
== Repositor | Magazine Luiza | R$ 1.800,00
Inscreva-se em carreiras.magazineluiza.com.br.
== Caixa Executivo | Caixa Econômica Federal | R$ 3.762,00
Informações em www.caixa.gov.br.
== Assistente de Logística | Mercado Livre | R$ 2.650,00
Turno da noite em Cajamar, fretado. Candidate-se pela página de carreiras.
== Separador de pedidos | Amazon Brasil | R$ 1.990,00
Contratação imediata para a Black Friday, contrato temporário de 90 dias. Inscrição: amazon.jobs/pt.
== Auxiliar de Produção | - | R$ 1.800,00
Contratação urgente para fábrica em Joinville: 10 vagas, 2º turno, fretado e refeitório. Enviar currículo pelo WhatsApp (47) 90000-1010.
== Soldador MIG | - | R$ 3.200,00
Empresa do ramo metalúrgico em Caxias do Sul contrata com urgência. Experiência comprovada em solda MIG.
== Vendedor de Loja | - | -
Loja de calçados no centro de Feira de Santana. Atender, repor e fechar caixa. Currículo por WhatsApp.
== Técnico em Refrigeração | Empresa confidencial | R$ 3.000,00
Manutenção de câmaras frias em supermercados, CNH B, NR-10. Disponibilidade para plantão.
== Secretária | Empresa confidencial | -
Escritório de advocacia na Savassi procura secretária com experiência em agenda e em redação de ofícios. Segunda a sexta, das 9h às 18h.
== Auxiliar Contábil | Empresa confidencial | R$ 2.400,00
Classificação fiscal, obrigações acessórias e conciliações. Benefícios: VR de R$ 30,00 por dia, plano de saúde.
== Pedreiro | - | R$ 190,00 por dia
Obra em Ribeirão Preto, pagamento toda sexta. Falar com João pelo (16) 90000-7878.
== Servente de obras | Construtora Pedra Lisa | R$ 1.990,00
Vaga imediata, não precisa ter experiência. Café da manhã e almoço na obra.
== Costureira | Confecção Fio de Ouro | por peça
Pagamos de R$ 2,00 a R$ 6,00 por peça, produção de casa ou na oficina; máquina emprestada.
== Montador de Móveis | Móveis Casa Bela | R$ 2.500,00
Ferramentas próprias. Ajuda de custo diária de R$ 30,00.
== Babá | Família em Moema | R$ 2.800,00
Referências e entrevista presencial. Registro em carteira desde o primeiro dia.
== Empregada Doméstica | - | R$ 2.000,00
Casa com duas crianças no bairro Aldeota, segunda a sexta. Enviar referências por WhatsApp.
== Manicure | Espaço Bela Mulher | 50 % de comissão
Ganhos de R$ 150 por dia em média. Traga seu material.
== Barbeiro | Barbearia do Centro | 60 % de comissão
Cadeira em barbearia movimentada. Não cobramos aluguel da cadeira.
== Instrutor de Autoescola | CFC Via Certa | R$ 2.600,00
Credencial do Detran. A taxa do credenciamento é paga pela autoescola.
== Professor de Inglês | Speak Up Idiomas | R$ 35,00 por hora
Aulas online. Material didático fornecido. Teste de nível antes da entrevista.
== Monitor de Acampamento | Acampamento Sol Nascente | R$ 140,00 por dia
Temporada de janeiro, com treinamento gratuito e alojamento.
== Recenseador | IBGE | Por produção
Inscrições abertas; pagamento por questionário. Curso presencial de 5 dias com ajuda de custo.
== Promotor de Vendas | Bebidas Serranas | R$ 1.870,00
Repor produtos em supermercados. Vale-combustível de R$ 25 por dia.
== Promotora de eventos | Ação Marketing | R$ 130,00 por dia
Degustação em supermercados no fim de semana. Pagamento em 10 dias úteis.
== Operador de Caixa (PcD) | Supermercado Nova Era | R$ 1.690,00
Enviar laudo médico atualizado com CID junto com o currículo.
== Auxiliar de RH | Grupo Santa Rita | R$ 2.200,00
Triagem de currículos, agendamento por telefone e WhatsApp, controle de exames admissionais.
== Recrutador | Talento Certo RH | R$ 3.000,00
Divulgar vagas em grupos de WhatsApp e no Telegram, entrevistar e enviar candidatos ao cliente.
== Analista de Marketing Digital | Loja Duas Rodas | R$ 4.100,00
Gerir campanhas com investimento de R$ 500 por dia em Google Ads e Meta Ads.
== Gestor de Tráfego | Agência Curva | R$ 5.000,00
Administrar verbas de R$ 1.000 a R$ 10.000 por dia.
== Vendedor Online | Loja Duas Rodas | R$ 1.800,00 + comissão
Atender clientes pelo WhatsApp e pelo Instagram, gerar links de pagamento e acompanhar pedidos.
== Atendente de Delivery | Pizzaria Forno Alto | R$ 1.600,00
Receber pedidos por WhatsApp e iFood. Experiência não exigida.
== Atendente de Lanchonete | Lanches do Zé | R$ 1.550,00
Vaga para hoje! Compareça com currículo na Av. Brasil, 1000.
== Balconista | Farmácia Popular do Bairro | R$ 1.720,00
Vaga urgente. Entregar currículo na loja ou pelo zap 90000-3434.
== Farmacêutico | Farmácia Vida Plena | R$ 4.800,00
CRF ativo. A anuidade do CRF é paga pela empresa.
== Nutricionista | Refeições Coletivas Norte | R$ 3.900,00
CRN ativo. Gestão de cozinha industrial com 600 refeições por dia.
== Psicóloga Clínica | Espaço Mente Leve | PJ
Atendimento por sessão, R$ 60 a R$ 100. Sublocação de sala por R$ 25 a hora.
== Dentista | Odonto Popular | Comissão de 40 %
Ganhos médios de R$ 500 por dia de atendimento. CRO ativo e materiais da clínica.
== Fisioterapeuta | Clínica Movimento | R$ 3.200,00
Atendimento de 12 pacientes por dia.
== Técnico de Enfermagem | Hospital Materno | R$ 3.325,00
COREN ativo, vacinas em dia, escala 12x36. Exame toxicológico não é exigido.
== Motorista Categoria D | Viação Litoral | R$ 3.100,00
Exame toxicológico em dia, curso de transporte coletivo. O exame periódico é pago pela empresa.
== Motorista de Aplicativo | Locadora Roda Livre | -
Alugue um carro a partir de R$ 599 por semana e dirija por aplicativo. Caução de R$ 800 devolvida no fim.
== Ajudante de Motorista | Bebidas Serranas | R$ 1.750,00
Carga e descarga. Prêmio por produtividade de até R$ 400.
== Conferente | Atacado Grande Vale | R$ 2.000,00
Conferência de cargas com coletor. Turno das 14h às 22h20.
== Líder de Logística | Atacado Grande Vale | R$ 3.800,00
Gestão de 20 pessoas, indicadores e inventário diário.
== Comprador | Construtora Pedra Lisa | R$ 3.700,00
Cotações, negociação e cadastro de fornecedores; conferir dados bancários e pagar adiantamentos.
== Almoxarife | Usina Boa Safra | R$ 2.450,00
Entressafra: contratação imediata. Trazer documentos pessoais e carteira de vacinação na entrevista.
== Tratorista | Fazenda Três Irmãos | R$ 2.700,00
Moradia, água e luz gratuitas. Contato pelo WhatsApp (65) 90000-9090, com Dona Célia.
== Vaqueiro | Fazenda Três Irmãos | R$ 2.200,00
Lida com gado nelore; casa para a família.
== Colhedor de Café | Cooperativa Alto da Serra | Por produção
Pagamento por saca colhida, média de R$ 120 a R$ 200 por dia. Transporte gratuito.
== Pescador Profissional | Pesqueira Sul | Por parte
Embarque de 20 dias. Carteira da Marinha (POP).
== Eletricista Industrial | Usina Boa Safra | R$ 4.100,00
NR-10 e SEP em dia. Treinamentos por conta da empresa.
== Encanador | Água Clara Serviços | R$ 2.300,00
Atendimento a domicílio. Desconto de 6 % do vale-transporte.
== Mecânico de Autos | Auto Center Polo | R$ 3.000,00
Ferramental da oficina. Prêmio semanal de R$ 150.
== Lavador de Carros | Lava Rápido Cristal | R$ 80,00 por dia
Diária paga no fim do dia, almoço incluso.
== Frentista | Posto Estrela | R$ 1.900,00
Salário com adicional de periculosidade de 30 %. Sem experiência, treinamos.
== Zelador | Condomínio Jardim Real | R$ 2.150,00
Moradia no local. Apresentar atestado de antecedentes.
== Porteiro | Condomínio Jardim Real | R$ 1.980,00
Controle de acesso com cadastro de documentos e foto dos visitantes.
== Controlador de Acesso | Guardião Segurança Patrimonial | R$ 1.850,00
Conferir RG e CPF de visitantes e tirar foto no sistema.
== Bancário: Agente Comercial | Banco Pioneiro | R$ 3.900,00
Vender cartões, consórcios e seguros; abrir contas com documentos e selfie do cliente.
== Correspondente Bancário | Crédito Fácil Promotora | R$ 1.600,00 + comissão
Oferecer empréstimo consignado, conferir documentos e dados bancários do cliente por WhatsApp.
== Analista de Crédito | Financeira Horizonte | R$ 3.400,00
Conferir renda, score e comprovantes.
== Operador de Cobrança | Recupera Crédito | R$ 1.518,00
Enviar boleto por WhatsApp e acordar parcelas. Prêmio de até R$ 1.000.
== Consultor de Matrículas | Faculdade Novo Saber | R$ 1.700,00 + comissão
Vender cursos, receber matrículas e documentos; o primeiro mês custa R$ 49,00 ao aluno.
== Vendedor de Cursos | Instituto Avança | R$ 1.518,00 + comissão
Comissão de R$ 50,00 por matrícula feita. Meta de 4 matrículas por dia.
== Instrutor de Informática | Instituto Avança | R$ 2.100,00
Dar aulas do pacote Office. Contratação imediata.
== Bolsista de Pós-graduação | Universidade Federal do Agreste | R$ 2.100,00
Inscrição pelo SIGAA, com cópia do RG, CPF e dados da conta no Banco do Brasil em caso de aprovação.
== Programa de intercâmbio de trabalho | Ponte Internacional | -
Programa pago: a taxa do programa é de US$ 1.900 e inclui visto, seguro e vaga garantida em hotel nos EUA.
== Camareira | Hotel Praia do Forte | R$ 1.700,00
Vagas limitadas para a alta temporada. Envie seu currículo até sexta.
== Cozinheiro | Hotel Praia do Forte | R$ 2.600,00
Últimas vagas para o verão, com alojamento.
== Salva-vidas | Parque Aquático Lagoa | R$ 2.000,00
Curso de guardião de piscina pago pelo parque.
== Recreador | Hotel Fazenda Mirante | R$ 1.600,00
Brincadeiras com crianças, fins de semana.
== DJ | Bar da Praça | R$ 300,00 por noite
Sexta e sábado. Mandar material pelo Instagram ou pelo WhatsApp.
== Fotógrafo Freelancer | Estúdio Click | R$ 350,00 por dia
Eventos escolares. Pagamento por Pix no dia seguinte.
== Editor de Vídeo | Canal Receita Boa | PJ R$ 3.000,00
Edição de 5 vídeos por semana para o YouTube; portfólio por e-mail.
== Redator | Agência Curva | R$ 25,00 por texto
Textos de 800 palavras, remoto. Enviar portfólio.
== Tradutor | Letra Viva Traduções | R$ 0,12 por palavra
Inglês e espanhol, remoto, PJ.
== Transcritor | Ata Digital | R$ 2,00 por minuto de áudio
Trabalho remoto por produção, contrato PJ. Teste não pago de 5 minutos.
== Assistente Virtual | Organiza Mais | R$ 2.200,00
Agenda e e-mails de três clientes, home office, 8 h por dia. Computador próprio.
== Suporte Técnico Remoto | Nuvem Sul | R$ 2.600,00
Atendimento por chat e WhatsApp, home office com notebook da empresa.
== Designer UX | Nuvem Sul | R$ 7.000,00
Portfólio em link (Behance, Figma). Horário flexível, meio período possível.
== Cientista de Dados Sênior | Nuvem Sul | R$ 18.000,00
Remoto. Modelos de previsão, SQL, Python.
== Desenvolvedor Júnior | Casa do Código Livre | R$ 4.500,00
Não exigimos experiência nem diploma, só vontade de aprender. Mentoria diária.
== Analista de Suporte | Sistemas Paraná | R$ 3.300,00
Vaga afirmativa. Candidatura em sistemasparana.solides.jobs.
== Vendedor PAP | Energia do Sol | Até R$ 8.000,00
Sem experiência, com treinamento pago. Fixo + comissão + moto da empresa.
== Representante Comercial Autônomo | Tintas Arco | Comissão
Ganhos ilimitados, comissão de 5 %. Necessário CORE e carro próprio.
== Líder de Loja | Rede Moda Norte | R$ 3.000,00
Inventário, vitrine e metas diárias de venda de R$ 5.000.
== Operador de Loja | Atacado Grande Vale | R$ 1.800,00
Sem experiência. Contratação imediata de 30 pessoas para a inauguração.
== Empacotador | Mercado Boa Compra | R$ 1.518,00
Primeiro emprego! Vaga para maiores de 16 anos.
== Padeiro | Pães do Vale | R$ 2.400,00
Das 3h às 11h. Enviar currículo para o WhatsApp da padaria: (51) 90000-6767.
== Confeiteira | Doce Encanto | R$ 2.100,00
Teste prático pago de um dia (R$ 90,00).
== Açougueiro | Mercado Boa Compra | R$ 2.600,00
Cortes e atendimento. Vale-compras de R$ 200.
== Auxiliar de Jardinagem | Verde Vida Paisagismo | R$ 1.700,00
Poda, plantio e limpeza. Registro em carteira, almoço no local.
== Auxiliar de Lavanderia | Lavanderia Branca | R$ 1.600,00
Turno 6x1. Documentos necessários: foto 3x4, RG, CPF, PIS e comprovante de endereço, a entregar no escritório.
== Operador de Máquinas | Plásticos do Norte | R$ 2.100,00
Turno fixo da noite com adicional de 20 %. Exame admissional agendado e pago por nós.
== Auxiliar de Expedição | Calçados Ladeira | R$ 1.870,00
Separar e embalar pedidos da loja virtual. Vale-transporte ou fretado.
== Técnico de Segurança do Trabalho | Construtora Pedra Lisa | R$ 3.900,00
Integração, DDS diário e entrega de EPI. Registro no MTE.
== Assistente Jurídico | Escritório Prado e Lima | R$ 2.700,00
Protocolar petições, recolher taxas e custas e anexar comprovantes de pagamento.
== Secretária Escolar | Escola Pequeno Mestre | R$ 1.950,00
Receber matrículas e documentos dos alunos, emitir boletos da mensalidade.
== Atendente de Guichê | Viação Litoral | R$ 1.680,00
Vender passagens em dinheiro, cartão e Pix. Experiência com caixa é um diferencial.
== Operador de Drone | Usina Boa Safra | R$ 3.600,00
Curso e registro na ANAC pagos pela usina depois da contratação.
`;
