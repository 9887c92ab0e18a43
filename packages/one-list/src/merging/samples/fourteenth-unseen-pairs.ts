import { readPairs } from "./read-pairs.ts";

/**
 * As an outside reviewer writes them, in the proportions in which portals have them: 120 pairs of one vacancy (15 of them begin with
 * "hard") and 120 of two; a pair of two says its kind.
 *
 * Written in one go on 27 November 2026 by another writer who had seen neither the rules of merging nor other samples. Employers
 * are invented. The rules were run on it three times before it was read; rules were mended since then because
 * of what it showed, so that it is a set of known pairs.
 */
export const fourteenthUnseenPairs = readPairs(`
= same text on two portals, gender form and legal form changed
infojobs ~ Operador(a) de Caixa ~ Campo Alvo Supermercados Ltda ~ Londrina - PR ~ text=qt-sobre-campoalvo+qt-caixa ~ pay=R$ 1.742,00 ~ contract=CLT
catho ~ Operador de Caixa ~ CAMPO ALVO SUPERMERCADOS ~ Londrina (PR) ~ text=qt-caixa ~ as=plain ~ on=11-12

= same text, abbreviated title with town in it
gupy ~ Auxiliar Administrativo ~ Refrigeração Capibaribe Mirim Ltda ~ Recife - PE ~ text=qt-aux-adm ~ pay=R$ 1.680,00
bne ~ Aux. Adm. - Recife/PE - 8h ~ Refrigeracao Capibaribe Mirim ~ Recife ~ text=qt-aux-adm/240 ~ as=plain ~ on=11-11

= same text cut short by the second portal
vagas ~ Soldador MIG/MAG - 2º turno ~ Torrenova Implementos Rodoviários S.A. ~ Caxias do Sul - RS ~ text=qt-sobre-torrenova+qt-soldador ~ contract=CLT
jobleads ~ Soldador MIG MAG 2o turno ~ Torrenova Implementos Rodoviarios ~ Caxias do Sul, RS ~ text=qt-sobre-torrenova+qt-soldador/310 ~ as=plain ~ on=11-13

= the vacancy told again, same employer, town and post
gupy ~ Enfermeiro(a) UTI Adulto - Noturno ~ Hospital Nossa Senhora da Vereda ~ Montes Claros - MG ~ text=qt-sobre-vereda+qt-enf-uti ~ on=11-04
infojobs ~ Enfermeiro de Terapia Intensiva (noite) ~ HOSPITAL N. SRA. DA VEREDA ~ Montes Claros ~ text=qt-enf-uti-b ~ on=11-09

= same text, accents dropped and title abbreviated
catho ~ Técnico de Enfermagem - Clínica Médica ~ Santa Casa de Itaperuí ~ Feira de Santana - BA ~ text=qt-tec-enf ~ contract=CLT
netvagas ~ Tec. Enf. - Clinica Medica ~ Santa Casa de Itaperui ~ Feira de Santana (BA) ~ text=qt-tec-enf ~ as=bare ~ on=11-11

= same text at a careers site and at an aggregator
solides ~ Assistente Financeiro ~ Vidraçaria Luz do Cerrado EIRELI ~ Goiânia - GO ~ text=qt-fin ~ contract=CLT
careerjet ~ Assistente Financeiro (Contas a pagar e receber) ~ Vidraçaria Luz do Cerrado ~ Goiânia ~ text=qt-fin/200 ~ as=plain ~ on=11-15

= rewritten for another portal, same accountant's office and department
infojobs ~ Analista Fiscal Pleno ~ Mandacaru Contabilidade ~ Natal - RN ~ text=qt-fiscal ~ pay=R$ 3.200,00
bne ~ Analista Fiscal PL ~ Mandacaru Contabilidade S/S Ltda ~ Natal (RN) ~ text=qt-fiscal-b ~ on=11-08

= same text and company, remote job, title with and without the stack
gupy ~ Pessoa Desenvolvedora Back-end Sênior (Java) ~ Lumitec ~ Remoto ~ text=qt-sobre-lumitec+qt-dev-back ~ mode=remote ~ contract=CLT
remotar ~ Desenvolvedor(a) Backend Java Sr. ~ Lumitec Sistemas S.A. ~ Remoto ~ text=qt-dev-back ~ mode=remote ~ on=11-11

= same text, capitals on one portal
divulgavagas ~ FRENTISTA ~ POSTO TRÊS VEREDAS ~ Uberaba (MG) ~ text=qt-frentista ~ as=capitals
infojobs ~ Frentista ~ Posto Três Veredas Ltda ~ Uberaba - MG ~ text=qt-frentista ~ on=11-14

= told again, the same bakery with its rare hours
catho ~ Padeiro ~ Trigo Manso Padaria Artesanal ~ Florianópolis - SC ~ text=qt-padeiro ~ pay=R$ 2.900,00
encontresuavaga ~ Padeiro(a) Artesanal ~ Padaria Trigo Manso ~ Florianópolis, SC ~ text=qt-padeiro-b ~ on=11-06

= same text, ME left out and place written otherwise
bne ~ Pizzaiolo ~ Forno do Juvêncio ME ~ Campo Grande - MS ~ text=qt-pizzaiolo
netvagas ~ Pizzaiolo(a) - forno a lenha ~ Forno do Juvêncio ~ Campo Grande / MS ~ text=qt-pizzaiolo ~ as=breaks ~ on=11-12

= same text, republished a fortnight later on the same portal
infojobs ~ Mecânico Diesel ~ Transportes Rota Jequi Ltda ~ Rondonópolis - MT ~ text=qt-mec-diesel ~ on=10-22
infojobs ~ Mecânico Diesel - Linha Pesada ~ Transportes Rota Jequi ~ Rondonópolis - MT ~ text=qt-mec-diesel ~ on=11-06

= rewritten, same haulier with own workshop
catho ~ Mecânico de Caminhões ~ Rota Jequi Transportes ~ Sinop - MT ~ text=qt-mec-diesel ~ on=11-03
buscavagas ~ Mecânico Linha Pesada (Volvo/Scania) ~ ROTA JEQUI TRANSPORTES LTDA ~ Sinop (MT) ~ text=qt-mec-diesel-b ~ on=11-05

= same text with a closing sentence of the portal
vagas ~ Analista de PCP Pleno ~ Fiandeira Blumeng Têxtil S.A. ~ Brusque - SC ~ text=qt-pcp
jobleads ~ Analista de PCP PL ~ Fiandeira Blumeng Textil ~ Brusque ~ text=qt-pcp ~ as=plain ~ tail=Candidate-se agora e veja mais vagas semelhantes em Brusque. ~ on=11-16

= same text, feminine form added
bne ~ Vendedora ~ Lojas Bem Cetim ~ Teresina - PI ~ text=qt-vend-moda ~ contract=CLT
catho ~ Vendedor(a) de Moda Feminina ~ Lojas Bem Cetim Ltda. ~ Teresina (PI) ~ text=qt-vend-moda ~ on=11-12

= told again with the same commission and stocktaking
gupy ~ Vendedor/Vendedora - Shopping Ilha do Bispo ~ Bem Cetim ~ João Pessoa - PB ~ text=qt-vend-moda ~ on=11-07
infojobs ~ Vendedora de Roupas Femininas - Shopping Ilha do Bispo ~ Lojas Bem Cetim ~ João Pessoa ~ text=qt-vend-moda-b ~ on=11-10

= same text, "Grupo" before the name
infojobs ~ Comprador Pleno ~ Laticínios Serra Morena S.A. ~ Governador Valadares - MG ~ text=qt-comprador
careerjet ~ Comprador(a) Pleno ~ Grupo Serra Morena ~ Governador Valadares, MG ~ text=qt-comprador/220 ~ as=plain ~ tail=Laticínios Serra Morena - unidade Governador Valadares. ~ on=11-11

= rewritten, the same purchasing post in the dairy
sap ~ Comprador Pleno - Insumos e Embalagens ~ Laticínios Serra Morena ~ Patos de Minas - MG ~ text=qt-comprador ~ on=11-02
catho ~ Comprador Industrial Pleno ~ LATICÍNIOS SERRA MORENA S/A ~ Patos de Minas ~ text=qt-comprador-b ~ on=11-09

= same text, place as state only on one side but town in the title
netvagas ~ Técnico(a) em Segurança do Trabalho - Parauapebas ~ Construtora Alvenar S.A. ~ PA ~ text=qt-tec-seg
vagas ~ Técnico de Segurança do Trabalho ~ Construtora Alvenar ~ Parauapebas - PA ~ text=qt-tec-seg ~ as=plain ~ on=11-08

= told again, the same 14-month works and lodging
infojobs ~ Téc. Segurança do Trabalho (obra) ~ Alvenar Construções ~ Canaã dos Carajás - PA ~ text=qt-tec-seg ~ on=11-01
bne ~ Técnico em Segurança do Trabalho ~ Alvenar Construções S.A. ~ Canaã dos Carajás (PA) ~ text=qt-tec-seg-b ~ on=11-05

= same text, pay only on one side
catho ~ Cozinheiro ~ Restaurante Panela de Iaiá ~ Salvador - BA ~ text=qt-cozinheiro ~ pay=R$ 2.150,00
divulgavagas ~ Cozinheiro(a) - segunda a sexta ~ Panela de Iaiá Restaurante ~ Salvador ~ text=qt-cozinheiro ~ as=breaks ~ on=11-11

= told again, the same by-weight restaurant with 350 lunches
infojobs ~ Cozinheira / Cozinheiro ~ Sabor do Igarapé Self-Service ~ Manaus - AM ~ text=qt-cozinheiro ~ on=11-05
encontresuavaga ~ Cozinheiro (restaurante a quilo) ~ Sabor do Igarapé ~ Manaus (AM) ~ text=qt-cozinheiro-b ~ on=11-07

= same text on two portals a day apart
gupy ~ Analista de Dados Pleno ~ Financeira Arajuba S.A. ~ Belo Horizonte - MG ~ text=qt-dados ~ mode=hybrid
jobleads ~ Analista de Dados Pleno ~ Financeira Arajuba ~ Belo Horizonte, MG ~ text=qt-dados ~ mode=hybrid ~ as=plain ~ on=11-11

= same text, the trade name with and without "Hotel"
catho ~ Recepcionista de Hotel - Tarde ~ Hotel Maré de Ipoca ~ Porto Seguro - BA ~ text=qt-recep-hotel
bne ~ Recepcionista Bilíngue (15h às 23h20) ~ Maré de Ipoca Hotelaria Ltda ~ Porto Seguro ~ text=qt-recep-hotel ~ as=plain ~ on=11-13

= told again for another portal, same hotel and shift
infojobs ~ Recepcionista (tarde) ~ Pousada & Hotel Vento Sul ~ Gramado - RS ~ text=qt-recep-hotel ~ on=10-30
netvagas ~ Recepcionista de hotel ~ Hotel Vento Sul ~ Gramado (RS) ~ text=qt-recep-hotel-b ~ on=11-04

= same text, camareira / camareiro
divulgavagas ~ Camareira ~ Hotel Vento Sul ~ Gramado - RS ~ text=qt-camareira
infojobs ~ Camareira(o) 5x1 ~ Pousada & Hotel Vento Sul Ltda ~ Gramado ~ text=qt-camareira/150 ~ as=plain ~ on=11-12

= same text, code in the title on the careers site
workable ~ Analista de Suporte N1/N2 (REQ-4471) ~ Cerâmica Ypuã ~ Criciúma - SC ~ text=qt-suporte
catho ~ Analista de Suporte N1/N2 ~ Cerâmica Ypuã Ltda ~ Criciúma ~ text=qt-suporte ~ as=plain ~ on=11-09

= told again, the same infra job with server migration
gupy ~ Analista de Suporte de TI ~ Rede Hortibom ~ Vitória - ES ~ text=qt-suporte ~ mode=onsite
nerdin ~ Analista de Infraestrutura e Suporte N1/N2 ~ Hortibom Comércio de Alimentos (Rede Hortibom) ~ Vitória, ES ~ text=qt-suporte-b ~ on=11-13

= same text, S.A. and accents
vagas ~ Eletricista de Manutenção ~ Águas Cristal do Itaú S.A. ~ Poços de Caldas - MG ~ text=qt-eletricista
jobleads ~ Eletricista de Manutencao Industrial ~ Aguas Cristal do Itau ~ Pocos de Caldas, MG ~ text=qt-eletricista/260 ~ as=bare ~ on=11-14

= told again with the filling line and the basket
catho ~ Eletricista de Manutenção Industrial ~ Refrigerantes Guaranazinho S.A. ~ Anápolis - GO ~ text=qt-eletricista ~ on=11-06
buscavagas ~ Eletrotécnico / Eletricista de Manutenção ~ Guaranazinho Refrigerantes ~ Anápolis ~ text=qt-eletricista-b ~ on=11-08

= same text, same sewing job
bne ~ Costureira Industrial ~ Confecções Malha Viva ME ~ Caruaru - PE ~ text=qt-costura
divulgavagas ~ COSTUREIRA(O) ~ MALHA VIVA CONFECÇÕES ~ Caruaru ~ text=qt-costura ~ as=capitals ~ on=11-11

= told again, the same cell of six
infojobs ~ Costureiro(a) ~ Confecção Ponto Araucária ~ Cianorte - PR ~ text=qt-costura ~ on=11-03
netvagas ~ Costureira (overloque, reta e galoneira) ~ Ponto Araucária ~ Cianorte (PR) ~ text=qt-costura-b ~ on=11-10

= same text, driver's category in the title
catho ~ Motorista Carreteiro ~ Graneleira Chapadão Ltda ~ Luís Eduardo Magalhães - BA ~ text=qt-mot-e
infojobs ~ Motorista Carreteiro - CNH E (rodotrem) ~ Graneleira Chapadão ~ Luís Eduardo Magalhães ~ text=qt-mot-e ~ as=breaks ~ on=11-15

= told again, grain haulier with fixed lorry
bne ~ Motorista de Rodotrem ~ Transgrãos Piquiri ~ Cascavel - PR ~ text=qt-mot-e ~ on=11-01
encontresuavaga ~ Motorista Bitrem / Rodotrem ~ Transgrãos Piquiri EIRELI ~ Cascavel (PR) ~ text=qt-mot-e-b ~ on=11-09

= same text, place with the metropolitan label left out
vagas ~ Operador(a) de Empilhadeira ~ Armazéns Gerais Timbiras ~ São Luís - MA ~ text=qt-empilhadeira
careerjet ~ Operador de Empilhadeira Retrátil ~ Armazéns Gerais Timbiras Ltda ~ São Luís ~ text=qt-empilhadeira/170 ~ as=plain ~ on=11-12

= told again, reach truck and 11 metres
infojobs ~ Operador de Empilhadeira ~ Cariri Distribuição ~ Juazeiro do Norte - CE ~ text=qt-empilhadeira ~ on=11-05
catho ~ Op. Empilhadeira ~ Cariri Distribuição e Logística Ltda ~ Juazeiro do Norte, CE ~ text=qt-empilhadeira-b ~ on=11-11

= same text with and without the "about us"
gupy ~ Analista de Departamento Pessoal Sênior ~ Frigorífico Boi Tarumã ~ Ji-Paraná - RO ~ text=qt-dp
catho ~ Analista DP Sr ~ Boi Tarumã Frigorífico S.A. ~ Ji-Paraná ~ text=qt-dp ~ tail=O Boi Tarumã emprega 600 pessoas em Rondônia. ~ on=11-08

= told again, same payroll of 600
solides ~ Analista de DP ~ Frigorífico Boi Tarumã ~ Vilhena - RO ~ text=qt-dp ~ on=11-03
infojobs ~ Analista de Departamento Pessoal ~ BOI TARUMA FRIGORIFICO ~ Vilhena (RO) ~ text=qt-dp-b ~ on=11-06

= same text, poultry line, no experience needed
divulgavagas ~ Auxiliar de Produção ~ Avícola Três Pinheirais ~ Toledo - PR ~ text=qt-aux-alim
bne ~ Aux. de Produção (sala de cortes) ~ Avícola Três Pinheirais S.A. ~ Toledo (PR) ~ text=qt-aux-alim ~ as=plain ~ on=11-13

= same text, PcD tag on both sides
gupy ~ Assistente Financeiro (Vaga exclusiva PcD) ~ Grupo Aurimar ~ Santos - SP ~ text=qt-fin
vagas ~ PcD - Assistente Financeiro ~ Aurimar Participações S.A. (Grupo Aurimar) ~ Santos ~ text=qt-fin ~ as=plain ~ on=11-11

= same text, apprentice
catho ~ Jovem Aprendiz Administrativo ~ Móveis Capibara ~ Arapongas - PR ~ text=qt-aprendiz ~ contract=Jovem Aprendiz
infojobs ~ Aprendiz Administrativo ~ Móveis Capibara Ind. e Com. Ltda ~ Arapongas, PR ~ text=qt-aprendiz ~ contract=Jovem Aprendiz ~ on=11-12

= same text, internship
vagas ~ Estágio em Direito ~ Ferraz Quintela Advogados ~ Curitiba - PR ~ text=qt-est-direito ~ contract=Estágio
infojobs ~ Estagiário(a) de Direito (5º ao 8º semestre) ~ Ferraz Quintela Advogados Associados ~ Curitiba ~ text=qt-est-direito ~ contract=Estágio ~ on=11-11

= told again, bank defence in the same office
gupy ~ Advogado(a) Cível Pleno - Contencioso Bancário ~ Ferraz Quintela Advogados ~ Curitiba - PR ~ text=qt-adv ~ mode=hybrid ~ on=11-02
catho ~ Advogado Pleno (contencioso de massa) ~ FERRAZ QUINTELA ADVOGADOS ~ Curitiba (PR) ~ text=qt-adv-b ~ on=11-07

= same text, same clinic, "Dra." name
bne ~ Recepcionista ~ Clínica Vida Plena do Seridó ~ Caicó - RN ~ text=qt-recep-clin
netvagas ~ Recepcionista de Clínica Médica ~ Clinica Vida Plena do Serido Ltda ~ Caicó ~ text=qt-recep-clin ~ as=plain ~ on=11-10

= told again, TISS reception from ten to seven
infojobs ~ Recepcionista (faturamento TISS) ~ OrtoCentro Pampulha ~ Belo Horizonte - MG ~ text=qt-recep-clin ~ on=11-06
catho ~ Recepcionista Clínica ~ Ortocentro Pampulha Serviços Médicos Ltda ~ Belo Horizonte ~ text=qt-recep-clin-b ~ on=11-09

= same text, dentist as contractor on both
catho ~ Dentista Clínico Geral ~ OdontoLírio ~ Joinville - SC ~ text=qt-dentista ~ contract=PJ
bne ~ Cirurgião-Dentista / Clínico Geral (PJ) ~ Clínica OdontoLírio Ltda ~ Joinville (SC) ~ text=qt-dentista ~ contract=PJ ~ as=breaks ~ on=11-13

= same text, ASB spelled out
infojobs ~ ASB ~ OdontoLírio Joinville ~ Joinville - SC ~ text=qt-asb
encontresuavaga ~ Auxiliar de Saúde Bucal (ASB) ~ OdontoLírio ~ Joinville ~ text=qt-asb ~ as=plain ~ on=11-12

= told again, physio with pilates and Thursday meeting
vagas ~ Fisioterapeuta ~ Instituto Movimento Leve ~ Ribeirão Preto - SP ~ text=qt-fisio ~ on=11-03
infojobs ~ Fisioterapeuta Traumato-Ortopédico / Pilates ~ Instituto Movimento Leve Ltda ~ Ribeirão Preto, SP ~ text=qt-fisio-b ~ on=11-11

= told again, collective meals on the third shift
gupy ~ Nutricionista de Produção - 3º turno ~ Nutrimesa Refeições Coletivas ~ Camaçari - BA ~ text=qt-nutri ~ on=11-04
catho ~ Nutricionista (noturno) ~ NUTRIMESA REFEIÇÕES COLETIVAS S.A. ~ Camaçari (BA) ~ text=qt-nutri-b ~ on=11-12

= same text, radiology
infojobs ~ Técnico(a) em Radiologia ~ Diagnose Imagem Acreana ~ Rio Branco - AC ~ text=qt-tec-radio
jobleads ~ Tecnico em Radiologia ~ Diagnose Imagem Acreana Ltda ~ Rio Branco, AC ~ text=qt-tec-radio ~ as=bare ~ on=11-14

= same text, laboratory
catho ~ Biomédico(a) ~ Laboratório Exato Tocantins ~ Palmas - TO ~ text=qt-biomed ~ pay=R$ 3.450,00
bne ~ Biomédico - rotina ~ Laboratorio Exato ~ Palmas ~ text=qt-biomed/160 ~ as=plain ~ on=11-11

= told again, English school
infojobs ~ Professor(a) de Inglês ~ Skyway Idiomas Aldeota ~ Fortaleza - CE ~ text=qt-prof-ing ~ on=11-02
catho ~ Teacher - Inglês ~ Skyway Idiomas - Unidade Aldeota ~ Fortaleza (CE) ~ text=qt-prof-ing-b ~ on=11-06

= same text, nursery class in the morning
solides ~ Professora de Educação Infantil - Maternal II ~ Colégio Ibirapema ~ Sorocaba - SP ~ text=qt-prof-inf
vagas ~ Professor(a) de Educação Infantil (Maternal II - manhã) ~ Colégio Ibirapema Ltda ~ Sorocaba ~ text=qt-prof-inf ~ on=11-12

= told again, school coordination of years 1 to 5
gupy ~ Coordenador(a) Pedagógico(a) - Fundamental I ~ Colégio Ibirapema ~ Sorocaba - SP ~ text=qt-coord ~ on=10-28
infojobs ~ Coordenadora Pedagógica Ensino Fundamental Anos Iniciais ~ COLEGIO IBIRAPEMA ~ Sorocaba (SP) ~ text=qt-coord-b ~ on=11-03

= told again, morning gym
catho ~ Professor de Musculação - Manhã ~ Academia Corpo Movente ~ Niterói - RJ ~ text=qt-educador ~ on=11-05
bne ~ Educador Físico ~ Corpo Movente Academia Ltda ~ Niterói ~ text=qt-educador-b ~ on=11-09

= told again, vet with three shifts of 12 h
infojobs ~ Médico(a) Veterinário(a) ~ Hospital Veterinário Focinho Feliz ~ Brasília - DF ~ text=qt-vet ~ on=11-01
netvagas ~ Médico Veterinário - Clínica de Pequenos Animais ~ Focinho Feliz Hospital Veterinário ~ Brasília (DF) ~ text=qt-vet-b ~ on=11-07

= same text, grooming
divulgavagas ~ Banhista e Tosador ~ Pet Casa do Bicudo ~ Maceió - AL ~ text=qt-tosa
infojobs ~ Tosador(a) / Banhista ~ Casa do Bicudo Pet Shop ME ~ Maceió - AL ~ text=qt-tosa ~ as=plain ~ on=11-13

= told again, CNC lathe on the first shift
vagas ~ Operador de Torno CNC ~ Usinagem Precisa Tietê ~ Piracicaba - SP ~ text=qt-cnc ~ on=11-04
catho ~ Operador(a) e Preparador(a) de Torno CNC - Fanuc ~ PRECISA TIETÊ USINAGEM LTDA ~ Piracicaba ~ text=qt-cnc-b ~ on=11-10

= told again, two towers due in 2028
infojobs ~ Mestre de Obras ~ Construtora Alvenar ~ Balneário Camboriú - SC ~ text=qt-mestre ~ on=11-03
bne ~ Mestre de Obras (edifícios verticais) ~ Alvenar Construtora S.A. ~ Balneário Camboriú (SC) ~ text=qt-mestre-b ~ on=11-12

= told again, road works
vagas ~ Engenheiro Civil de Obras Rodoviárias ~ Pavimentadora Xambioá S.A. ~ Araguaína - TO ~ text=qt-eng-civil ~ on=11-02
jobleads ~ Engenheiro(a) Civil - Infraestrutura ~ Pavimentadora Xambioa ~ Araguaína, TO ~ text=qt-eng-civil-b ~ on=11-09

= told again, farm supply agronomist
catho ~ Consultor Técnico de Vendas - Agrônomo ~ Agropecuária Lagoa do Tuiuiú ~ Sorriso - MT ~ text=qt-agro ~ on=11-05
infojobs ~ Engenheiro Agrônomo (vendas) ~ Lagoa do Tuiuiú Agropecuária Ltda ~ Sorriso (MT) ~ text=qt-agro-b ~ on=11-08

= same text, tractor
bne ~ Tratorista ~ Fazenda Buriti Alto ~ Balsas - MA ~ text=qt-trator
divulgavagas ~ OPERADOR DE MÁQUINAS AGRÍCOLAS / TRATORISTA ~ FAZENDA BURITI ALTO ~ Balsas ~ text=qt-trator ~ as=capitals ~ on=11-12

= same text, cowhand
netvagas ~ Vaqueiro ~ Agropecuária Marajoense ~ Paragominas - PA ~ text=qt-vaqueiro
encontresuavaga ~ Vaqueiro / Campeiro ~ Agropecuária Marajoense Ltda ~ Paragominas (PA) ~ text=qt-vaqueiro ~ as=breaks ~ on=11-15

= told again, solar fitter
infojobs ~ Instalador Fotovoltaico ~ Solzão do Norte Energia ~ Boa Vista - RR ~ text=qt-solar ~ on=11-06
catho ~ Instalador(a) de Energia Solar ~ Solzão do Norte Energia Solar EIRELI ~ Boa Vista ~ text=qt-solar-b ~ on=11-10

= same text, air conditioning
catho ~ Técnico em Refrigeração ~ Clima Guajará ~ Belém - PA ~ text=qt-refrig ~ pay=R$ 2.600,00
vagas ~ Téc. Refrigeração e Climatização ~ Clima Guajará Serviços Ltda ~ Belém (PA) ~ text=qt-refrig ~ pay=R$ 2.600,00 ~ on=11-11

= same text, quality, level kept on both sides
gupy ~ Analista de Qualidade Jr. ~ Torrenova ~ Caxias do Sul - RS ~ text=qt-sobre-torrenova+qt-qualidade
catho ~ Analista da Qualidade Júnior ~ Torrenova Implementos Rodoviários S/A ~ Caxias do Sul ~ text=qt-qualidade ~ as=plain ~ on=11-12

= told again, social media of four brands
trampos ~ Social Media Pleno ~ Grupo Maracá ~ Aracaju - SE ~ text=qt-social ~ on=11-04
infojobs ~ Analista de Redes Sociais Pl. ~ Maracá Comércio S.A. - Grupo Maracá ~ Aracaju ~ text=qt-social-b ~ on=11-11

= same text, designer
trampos ~ Designer Gráfico Júnior ~ Biscoitos Dona Zefa ~ Campina Grande - PB ~ text=qt-designer
catho ~ Designer Gráfico(a) JR ~ Dona Zefa Indústria de Biscoitos Ltda ~ Campina Grande (PB) ~ text=qt-designer ~ as=plain ~ on=11-14

= told again, TV and internet call centre
vagas ~ Operador(a) de Telemarketing Receptivo ~ Voxcentro Contact Center ~ Aracaju - SE ~ text=qt-tele ~ on=11-03
infojobs ~ Atendente de Call Center - receptivo ~ VOXCENTRO CONTACT CENTER S.A. ~ Aracaju (SE) ~ text=qt-tele-b ~ on=11-05

= told again, pre-sales for clinics
gupy ~ SDR (Pré-vendas) ~ Lumitec ~ Remoto ~ text=qt-sobre-lumitec+qt-sdr ~ mode=remote ~ on=11-02
remotar ~ Sales Development Representative - SDR ~ Lumitec Sistemas ~ Remoto ~ text=qt-sdr-b ~ mode=remote ~ on=11-10

= same text, representative as contractor
bne ~ Representante Comercial - Limpeza Profissional ~ Higibras do Vale Ltda ~ São José dos Campos - SP ~ text=qt-rep ~ contract=PJ
netvagas ~ Representante Comercial Autônomo ~ Higibrás do Vale ~ São José dos Campos ~ text=qt-rep ~ contract=PJ ~ as=plain ~ on=11-11

= told again, night porter of a residential block
infojobs ~ Porteiro Noturno 12x36 ~ Condomínio Solar das Mangueiras ~ Cuiabá - MT ~ text=qt-porteiro ~ on=11-06
bne ~ Porteiro(a) ~ Cond. Solar das Mangueiras ~ Cuiabá (MT) ~ text=qt-porteiro-b ~ on=11-09

= same text, armed guard
catho ~ Vigilante ~ Sentinela do Agreste Segurança Ltda ~ Garanhuns - PE ~ text=qt-vigilante
divulgavagas ~ VIGILANTE ARMADO ~ SENTINELA DO AGRESTE ~ Garanhuns ~ text=qt-vigilante ~ as=capitals ~ on=11-13

= told again, fibre installer
infojobs ~ Técnico Instalador de Fibra ~ Xingu Fibra ~ Altamira - PA ~ text=qt-fibra ~ on=11-02
catho ~ Instalador de Fibra Óptica (CNH AB) ~ Xingu Fibra Telecom Ltda ME ~ Altamira (PA) ~ text=qt-fibra-b ~ on=11-08

= told again, parts counter
bne ~ Vendedor de Autopeças ~ Rei do Câmbio Autopeças ~ Chapecó - SC ~ text=qt-autopecas ~ on=11-05
infojobs ~ Balconista de Autopeças ~ Autopeças Rei do Câmbio Ltda ~ Chapecó ~ text=qt-autopecas-b ~ on=11-11

= told again, optician's shop
catho ~ Consultor(a) Óptico(a) ~ Óticas Bela Íris ~ Petrolina - PE ~ text=qt-otica ~ on=11-07
netvagas ~ Vendedor de Ótica ~ BELA IRIS OTICAS LTDA ~ Petrolina (PE) ~ text=qt-otica-b ~ on=11-12

= told again, pharmacist of the same named shop
gupy ~ Farmacêutico(a) RT - Loja Centro ~ Drogarias Santa Lavínia ~ Blumenau - SC ~ text=qt-sobre-lavinia+qt-farmaceutico ~ on=11-01
infojobs ~ Farmacêutico Responsável Técnico (loja Centro) ~ Santa Lavínia Drogarias S.A. ~ Blumenau ~ text=qt-farmaceutico-b ~ on=11-09

= same text, counter clerk of the same named shop
infojobs ~ Balconista de Farmácia - Loja Batel ~ Drogarias Santa Lavínia ~ Curitiba - PR ~ text=qt-sobre-lavinia+qt-balconista
catho ~ Balconista de Drogaria (Batel) ~ SANTA LAVINIA ~ Curitiba (PR) ~ text=qt-balconista/260 ~ as=plain ~ on=11-12

= told again, butcher with cutting-up
divulgavagas ~ Açougueiro ~ Mercado do Tonhão ~ Imperatriz - MA ~ text=qt-acougueiro ~ on=11-08
bne ~ Açougueiro(a) / Desossador ~ Mercado do Tonhão Ltda ~ Imperatriz ~ text=qt-acougueiro-b ~ on=11-10

= told again, shop manager in a named mall
vagas ~ Gerente de Loja - Shopping Rio Poti Novo ~ Calçados Pé Leve ~ Teresina - PI ~ text=qt-gerente-loja ~ on=11-04
catho ~ Gerente de Loja ~ Pé Leve Calçados S.A. ~ Teresina (PI) ~ text=qt-gerente-loja-b ~ tail=Local de trabalho: Shopping Rio Poti Novo. ~ on=11-11

= told again, sandwich shop with bursary
infojobs ~ Atendente de Lanchonete ~ Burgão da Praça Franquias ~ Londrina - PR ~ text=qt-lanche ~ on=11-03
encontresuavaga ~ Atendente - primeiro emprego ~ Burgão da Praça ~ Londrina (PR) ~ text=qt-lanche-b ~ on=11-06

= same text, town's full name and short form
infojobs ~ Repositor(a) de Mercadorias ~ Atacadão do Povaréu ~ São Bernardo do Campo - SP ~ text=qt-repositor ~ pay=R$ 1.820,00
bne ~ Repositor ~ Povaréu Atacadista Ltda (Atacadão do Povaréu) ~ S. Bernardo do Campo ~ text=qt-repositor/180 ~ as=plain ~ on=11-12

= same text, restaurant in the evening
catho ~ Garçom ~ Cantina Nonna Ercília ~ Bento Gonçalves - RS ~ text=qt-garcom
infojobs ~ Garçom / Garçonete ~ Nonna Ercilia Cantina ME ~ Bento Gonçalves, RS ~ text=qt-garcom ~ as=bare ~ on=11-13

= same text, furniture seller
bne ~ Vendedor Interno ~ Móveis Capibara ~ Maringá - PR ~ text=qt-vend-moveis ~ contract=CLT
vagas ~ Vendedor(a) de Móveis Planejados e Eletro ~ Móveis Capibara Ltda ~ Maringá (PR) ~ text=qt-vend-moveis ~ on=11-14

= same text on the corporate site and an aggregator that shows only the beginning
sap ~ Analista Contábil Sênior ~ Usina Serra Bonfina S.A. ~ Quirinópolis - GO ~ text=qt-contabil ~ url=https://carreiras.serrabonfina.example/job/88213
careerjet ~ Analista Contábil Sr. ~ Usina Serra Bonfina ~ Quirinópolis, GO ~ text=qt-contabil/110 ~ as=plain ~ on=11-16

= same text, drinks delivery
infojobs ~ Motorista Entregador - CNH D ~ Distribuidora Gelada Sul ~ Pelotas - RS ~ text=qt-mot-entrega
netvagas ~ Motorista de Entrega (CNH "D") ~ Gelada Sul Distribuidora de Bebidas Ltda ~ Pelotas ~ text=qt-mot-entrega ~ as=plain ~ on=11-11

= same text, delivery helper
divulgavagas ~ AJUDANTE DE MOTORISTA ~ GELADA SUL DISTRIBUIDORA ~ Pelotas ~ text=qt-ajudante ~ as=capitals ~ on=11-09
infojobs ~ Ajudante de Entrega / Motorista ~ Distribuidora Gelada Sul ~ Pelotas - RS ~ text=qt-ajudante

= same text, night checker
vagas ~ Conferente de Cargas - Noturno ~ Expresso Mantiqueira ~ Extrema - MG ~ text=qt-conferente
catho ~ Conferente Noturno (22h às 5h) ~ Expresso Mantiqueira Transportes Ltda ~ Extrema (MG) ~ text=qt-conferente ~ as=breaks ~ on=11-12

= same text, store stock
gupy ~ Auxiliar de Estoque ~ Magazine Sabiá ~ Porto Alegre - RS ~ text=qt-estoque ~ tail=Loja Praia de Belas.
catho ~ Aux. de Estoque - Loja Praia de Belas ~ MAGAZINE SABIÁ S.A. ~ Porto Alegre ~ text=qt-estoque ~ as=plain ~ on=11-11

= same text, bricklayer, put up again after a month
bne ~ Pedreiro ~ Construtora Morada do Sabiá ~ Feira de Santana - BA ~ text=qt-pedreiro
bne ~ Pedreiro (alvenaria e acabamento) ~ Morada do Sabiá Construções EIRELI ~ Feira de Santana ~ text=qt-pedreiro ~ as=plain ~ on=10-12

= same text, executive secretary
vagas ~ Secretária(o) Executiva(o) Sênior ~ Grupo Aurimar ~ São Paulo - SP ~ text=qt-secretaria
infojobs ~ Secretária Executiva Sr ~ Aurimar Participações S.A. ~ São Paulo / SP ~ text=qt-secretaria ~ as=plain ~ tail=Grupo Aurimar - sede São Paulo. ~ on=11-12

= same text, front-end
remotar ~ Front-end Developer Pleno (React) ~ Lumitec ~ Remoto ~ text=qt-dev-front ~ mode=remote ~ contract=CLT
nerdin ~ Desenvolvedor(a) Front-End React Pleno ~ Lumitec Sistemas S.A. ~ Remoto ~ text=qt-sobre-lumitec+qt-dev-front ~ mode=remote ~ contract=CLT ~ on=11-13

= same text, reception at the head office
catho ~ Recepcionista ~ Cooperativa Agroparaná-Mirim ~ Pato Branco - PR ~ text=qt-recepcao ~ pay=R$ 1.790,00
solides ~ Recepcionista - Matriz ~ Cooperativa Agroparaná-Mirim ~ Pato Branco ~ text=qt-recepcao ~ on=11-09

= same text, marketing internship
trampos ~ Estágio em Marketing ~ Cervejaria Jequitibá ~ Juiz de Fora - MG ~ text=qt-est-mkt ~ contract=Estágio
infojobs ~ Estagiário(a) de Marketing/Publicidade ~ Cervejaria Jequitibá Ltda ~ Juiz de Fora (MG) ~ text=qt-est-mkt ~ contract=Estágio ~ as=plain ~ on=11-11

= same text, used cars, put up again three weeks later
infojobs ~ Consultor de Vendas - Seminovos ~ Ponteio Veículos ~ Uberlândia - MG ~ text=qt-veiculos
infojobs ~ Vendedor(a) de Veículos Seminovos ~ PONTEIO VEICULOS LTDA ~ Uberlândia ~ text=qt-veiculos ~ as=plain ~ on=10-21

= same text, estate agent
netvagas ~ Corretor(a) de Imóveis ~ Imobiliária Chave do Sol ~ Goiânia - GO ~ text=qt-corretor ~ contract=PJ
bne ~ Corretor de Imóveis (lançamentos) ~ Chave do Sol Negócios Imobiliários ~ Goiânia (GO) ~ text=qt-corretor ~ contract=PJ ~ on=11-12

= same text, carer on day shifts
infojobs ~ Cuidador(a) de Idosos - Diurno ~ Residencial Doce Outono ~ Campinas - SP ~ text=qt-cuidador
encontresuavaga ~ Cuidadora de Idosos 12x36 diurno ~ Doce Outono Residencial Sênior Ltda ~ Campinas ~ text=qt-cuidador ~ as=plain ~ on=11-11

= same text, pastry
catho ~ Confeiteiro(a) ~ Doceria Flor de Açúcar ~ Vila Velha - ES ~ text=qt-confeiteiro ~ pay=R$ 2.400,00 ~ contract=CLT
bne ~ Confeiteira ~ Flor de Açúcar Doceria ME ~ Vila Velha ~ text=qt-confeiteiro ~ contract=CLT ~ on=11-10

= same text, maths teacher for 2027
vagas ~ Professor(a) de Matemática ~ Colégio Monte Carmelo do Sertão ~ Mossoró - RN ~ text=qt-prof-mat
catho ~ Prof. de Matemática - Fund. II e Médio ~ Col. Monte Carmelo do Sertão ~ Mossoró (RN) ~ text=qt-prof-mat ~ as=plain ~ on=11-13

= same text, hospital theatre nurse
gupy ~ Enfermeiro(a) Centro Cirúrgico ~ Hospital Nossa Senhora da Vereda ~ Montes Claros - MG ~ text=qt-sobre-vereda+qt-enf-cc
jobleads ~ Enf. Centro Cirúrgico - diurno ~ Hosp. Nossa Senhora da Vereda ~ Montes Claros, MG ~ text=qt-sobre-vereda+qt-enf-cc/330 ~ as=plain ~ on=11-14

= same text, hair salon partner
bne ~ Cabeleireiro(a) ~ Studio Marília Prates ~ Dourados - MS ~ text=qt-cabelo
divulgavagas ~ CABELEIREIRA ~ STUDIO MARILIA PRATES ~ Dourados ~ text=qt-cabelo ~ as=bare ~ on=11-12

= same text, the notice put up again after five weeks
infojobs ~ Auxiliar de Cozinha ~ Panela de Iaiá ~ Salvador - BA ~ text=qt-aux-cozinha ~ on=10-07 ~ pay=R$ 1.650,00
infojobs ~ Auxiliar de Cozinha ~ Panela de Iaiá Restaurante ~ Salvador - BA ~ text=qt-aux-cozinha ~ on=11-10 ~ pay=R$ 1.650,00

= same text, shop security of one named supermarket
infojobs ~ Fiscal de Loja / Prevenção de Perdas ~ Supermercado Bom Caju ~ Parnaíba - PI ~ text=qt-fiscal-loja
catho ~ Fiscal de Prevenção de Perdas ~ Bom Caju Supermercado Ltda ~ Parnaíba (PI) ~ text=qt-fiscal-loja ~ as=plain ~ on=11-12

= same text, HR analyst, level in two spellings
gupy ~ Analista de RH Pleno (Recrutamento e Seleção) ~ Hospital das Palmeiras Reais ~ Macapá - AP ~ text=qt-rh
catho ~ Analista de R&S Pl ~ HOSPITAL DAS PALMEIRAS REAIS ~ Macapá ~ text=qt-rh ~ as=plain ~ on=11-11

= same text, factory operator on the night turn
vagas ~ Operador(a) de Produção - 3º Turno ~ Plásticos Jaraguaí ~ Joinville - SC ~ text=qt-op-prod ~ pay=R$ 2.130,00
netvagas ~ Operador de Produção III turno (noite) ~ Plásticos Jaraguaí Ind. Ltda ~ Joinville ~ text=qt-op-prod ~ as=plain ~ on=11-13

= hard: the agency names its client in the text and gives the client's job in the same words
catho ~ Conferente Noturno ~ Elo Norte Recursos Humanos ~ Ananindeua - PA ~ text=qt-sobre-elo+qt-conferente ~ tail=Cliente: Atacado Ver-o-Rio, CD da BR-316. ~ contract=CLT
gupy ~ Conferente de Mercadorias (22h às 5h) ~ Atacado Ver-o-Rio S.A. ~ Ananindeua - PA ~ text=qt-conferente ~ tail=Local: CD da BR-316. Processo conduzido pela consultoria Elo Norte. ~ contract=CLT ~ on=11-12

= hard: one portal hides the employer, but the bakery's four o'clock start, Monday off and kiln are word for word the same in a small town
bne ~ Padeiro - entrada às 4h ~ - ~ Pomerode - SC ~ text=qt-padeiro ~ as=plain ~ on=11-11 ~ pay=R$ 2.750,00
infojobs ~ Padeiro(a) ~ Panificadora Vó Hedwig Ltda ~ Pomerode (SC) ~ text=qt-padeiro ~ pay=R$ 2.750,00

= hard: trade name against company name, told apart only by the shop's address
catho ~ Consultor de Vendas - Ótica ~ J. R. Menezes Comércio Óptico Ltda ~ Itabuna - BA ~ text=qt-otica ~ tail=Rua Sete de Setembro, 88, Centro - Óticas Bela Íris.
divulgavagas ~ Vendedora de Ótica ~ Óticas Bela Íris ~ Itabuna ~ text=qt-otica-b ~ tail=Loja da Rua Sete de Setembro, 88. ~ on=11-08

= hard: employer hidden on one side and text told again; the 600 employees, Senior system, pay and the city agree, and the text names the plant
infojobs ~ Analista de Departamento Pessoal Pleno ~ - ~ Barretos - SP ~ text=qt-dp-b ~ tail=Frigorífico Boi Tarumã, unidade de Barretos. ~ pay=R$ 4.100,00
gupy ~ Analista de DP Pl. ~ Boi Tarumã Frigorífico S.A. ~ Barretos - SP ~ text=qt-dp ~ pay=R$ 4.100,00 ~ on=11-06

= hard: state region given on one portal, the town in the text
careerjet ~ Auxiliar de Logística - 2º turno ~ Entrega Ligeira Fulfillment ~ Grande São Paulo - SP ~ text=qt-aux-log ~ tail=CD Cajamar, km 38 da Anhanguera, segundo turno. ~ as=plain
gupy ~ Auxiliar de Logística II Turno - Cajamar ~ Entrega Ligeira S.A. ~ Cajamar - SP ~ text=qt-aux-log ~ on=11-11

= hard: pay is a range on one portal and a figure within it on the other
catho ~ Comprador Pl. ~ Plásticos Jaraguaí ~ Joinville - SC ~ text=qt-comprador ~ pay=R$ 4.500,00 a R$ 5.500,00
solides ~ Comprador(a) Pleno ~ Plasticos Jaraguai Ind. Ltda ~ Joinville (SC) ~ text=qt-comprador-b ~ pay=R$ 5.000,00 ~ on=11-07

= hard: two quite different titles for the same commission work on fibre, same provider and town
netvagas ~ Técnico de Campo Telecom ~ Conecta Araripe ~ Crato - CE ~ text=qt-fibra ~ on=11-04
catho ~ Instalador de Internet ~ Conecta Araripe Provedor Ltda ME ~ Crato (CE) ~ text=qt-fibra-b ~ on=11-09

= hard: group name against the name of the hotel, same shift and system
gupy ~ Recepcionista - Hotel Dunas de Jeri ~ Rede Brisa Hotéis ~ Jijoca de Jericoacoara - CE ~ text=qt-recep-hotel
infojobs ~ Recepcionista bilíngue tarde ~ Hotel Dunas de Jeri ~ Jijoca de Jericoacoara ~ text=qt-recep-hotel-b ~ tail=O Dunas de Jeri faz parte da Rede Brisa Hotéis. ~ on=11-12

= hard: open also to PcD on one portal, the same single post (not exclusive)
gupy ~ Analista de Qualidade Pleno - vaga também para PcD ~ Cerâmica Ypuã ~ Criciúma - SC ~ text=qt-qualidade ~ pay=R$ 4.000,00
catho ~ Analista da Qualidade Pl. ~ Cerâmica Ypuã Ltda ~ Criciúma (SC) ~ text=qt-qualidade ~ as=plain ~ pay=R$ 4.000,00 ~ on=11-11

= hard: the bare three-line notice against the full one; same small employer, same rare job and pay
divulgavagas ~ TORNEIRO CNC ~ PRECISA TIETÊ USINAGEM ~ Piracicaba ~ text=qt-cnc/95 ~ as=capitals ~ pay=R$ 3.800,00 ~ on=11-12
vagas ~ Operador de Torno CNC Fanuc - 1º turno ~ Usinagem Precisa Tietê Ltda ~ Piracicaba - SP ~ text=qt-cnc ~ pay=R$ 3.800,00

= hard: initials against the full name of the hospital, told again
bne ~ Enfermeiro UTI noite ~ HNSV ~ Montes Claros (MG) ~ text=qt-enf-uti-b ~ tail=HNSV - Hospital Nossa Senhora da Vereda. ~ on=11-06
vagas ~ Enfermeira(o) Intensivista - 12x36 noturno ~ Hospital Nossa Senhora da Vereda ~ Montes Claros - MG ~ text=qt-enf-uti ~ on=11-03

= hard: no text on one side, but the title carries the code, the shop and the town that the other repeats
careerjet ~ Gerente de Loja - cód. 20931 - Manauara Novo ~ Calçados Pé Leve ~ Manaus - AM ~ on=11-11
gupy ~ Gerente de Loja | Shopping Manauara Novo (20931) ~ Pé Leve Calçados S.A. ~ Manaus - AM ~ text=qt-gerente-loja

= hard: the farm's notice told by its neighbour's portal with the owner's name as employer
bne ~ Vaqueiro ~ Sebastião Quirino de Alcântara (Fazenda Lagoa Funda) ~ Xinguara - PA ~ text=qt-vaqueiro
divulgavagas ~ Vaqueiro para fazenda ~ Fazenda Lagoa Funda ~ Xinguara ~ text=qt-vaqueiro/140 ~ as=bare ~ on=11-15

= hard: republished after forty days with pay left out, one and the same obra
catho ~ Engenheiro Civil de Infraestrutura ~ Pavimentadora Xambioá ~ Porto Nacional - TO ~ text=qt-eng-civil ~ pay=R$ 12.000,00 ~ on=10-01
vagas ~ Engenheiro(a) Civil - Obra Rodoviária ~ Pavimentadora Xambioá S.A. ~ Porto Nacional (TO) ~ text=qt-eng-civil ~ on=11-09

= hard: night guard's post told by the management company that runs the named condominium
infojobs ~ Porteiro Noturno ~ Administradora Zelar Condomínios ~ São Luís - MA ~ text=qt-porteiro ~ tail=Posto: Condomínio Ilha Bela do Calhau. Contratação direta pelo condomínio.
catho ~ Porteiro(a) 18h às 6h ~ Condomínio Ilha Bela do Calhau ~ São Luís (MA) ~ text=qt-porteiro-b ~ tail=Processo seletivo feito pela Administradora Zelar. ~ on=11-13

≠ chain, same title and text in two cities
gupy ~ Operador(a) de Caixa ~ Campo Alvo Supermercados ~ Londrina - PR ~ text=qt-sobre-campoalvo+qt-caixa ~ pay=R$ 1.742,00
infojobs ~ Operador(a) de Caixa ~ Campo Alvo Supermercados Ltda ~ Maringá - PR ~ text=qt-sobre-campoalvo+qt-caixa-b ~ pay=R$ 1.742,00

≠ chain, same title and text in two cities of one region
catho ~ Repositor ~ Atacadão do Povaréu ~ Santo André - SP ~ text=qt-repositor
bne ~ Repositor(a) ~ Atacadão do Povaréu ~ São Caetano do Sul - SP ~ text=qt-repositor ~ as=plain ~ on=11-11

≠ drugstore chain, two cities
gupy ~ Balconista de Farmácia ~ Drogarias Santa Lavínia ~ Blumenau - SC ~ text=qt-sobre-lavinia+qt-balconista
catho ~ Balconista de Farmácia ~ SANTA LAVÍNIA ~ Itajaí (SC) ~ text=qt-balconista-b ~ on=11-11

≠ drugstore chain, two shops of one city
gupy ~ Balconista - Loja Batel ~ Drogarias Santa Lavínia ~ Curitiba - PR ~ text=qt-sobre-lavinia+qt-balconista
infojobs ~ Balconista - Loja Portão ~ Drogarias Santa Lavínia ~ Curitiba - PR ~ text=qt-sobre-lavinia+qt-balconista ~ on=11-11

≠ drugstore chain, pharmacist in two states
vagas ~ Farmacêutico(a) RT ~ Drogarias Santa Lavínia S.A. ~ Cachoeiro de Itapemirim - ES ~ text=qt-farmaceutico
jobleads ~ Farmacêutico RT ~ Drogarias Santa Lavínia ~ Campos dos Goytacazes - RJ ~ text=qt-farmaceutico ~ as=plain ~ on=11-12

≠ function, pharmacist and counter clerk of the same shop
gupy ~ Farmacêutico(a) - Loja Centro ~ Drogarias Santa Lavínia ~ Blumenau - SC ~ text=qt-sobre-lavinia+qt-farmaceutico
catho ~ Balconista de Farmácia - Loja Centro ~ Drogarias Santa Lavínia ~ Blumenau - SC ~ text=qt-sobre-lavinia+qt-balconista

≠ supermarket chain, two shops of one city named in the titles
infojobs ~ Açougueiro - Loja 07 Gleba Palhano ~ Campo Alvo Supermercados ~ Londrina - PR ~ text=qt-sobre-campoalvo+qt-acougueiro
bne ~ Açougueiro - Loja 19 Zona Norte ~ Campo Alvo Supermercados ~ Londrina - PR ~ text=qt-sobre-campoalvo+qt-acougueiro ~ on=11-11

≠ function, cashier and shelf filler of one supermarket
catho ~ Operador de Caixa ~ Supermercado Bom Caju ~ Parnaíba - PI ~ text=qt-caixa
divulgavagas ~ Repositor de Mercadorias ~ Supermercado Bom Caju ~ Parnaíba - PI ~ text=qt-repositor

≠ level, junior and full analyst of one office
infojobs ~ Analista Fiscal Júnior ~ Mandacaru Contabilidade ~ Natal - RN ~ text=qt-fiscal
catho ~ Analista Fiscal Pleno ~ Mandacaru Contabilidade ~ Natal - RN ~ text=qt-fiscal ~ on=11-11

≠ level, Jr and Sr in abbreviated form
bne ~ Analista Contábil Jr ~ Usina Serra Bonfina S.A. ~ Quirinópolis - GO ~ text=qt-contabil
careerjet ~ Analista Contábil Sr ~ Usina Serra Bonfina ~ Quirinópolis (GO) ~ text=qt-contabil ~ as=plain ~ on=11-12

≠ level, internship and assistant
vagas ~ Estágio em Finanças ~ Vidraçaria Luz do Cerrado ~ Goiânia - GO ~ contract=Estágio ~ text=qt-generica
solides ~ Assistente Financeiro ~ Vidraçaria Luz do Cerrado EIRELI ~ Goiânia - GO ~ contract=CLT ~ text=qt-fin

≠ level, full and senior developer of one remote team
remotar ~ Desenvolvedor(a) Back-end Java Pleno ~ Lumitec ~ Remoto ~ text=qt-sobre-lumitec+qt-dev-back ~ mode=remote
nerdin ~ Desenvolvedor(a) Back-end Java Sênior ~ Lumitec Sistemas ~ Remoto ~ text=qt-dev-back-b ~ mode=remote ~ on=11-11

≠ function, back-end and front-end in one company
gupy ~ Desenvolvedor(a) Back-end Pleno ~ Lumitec ~ Remoto ~ text=qt-sobre-lumitec+qt-dev-back ~ mode=remote
remotar ~ Desenvolvedor(a) Front-end Pleno ~ Lumitec ~ Remoto ~ text=qt-sobre-lumitec+qt-dev-front ~ mode=remote

≠ PcD twin, exclusive post beside the open one
gupy ~ Auxiliar Administrativo (exclusiva PcD) ~ Refrigeração Capibaribe Mirim ~ Recife - PE ~ text=qt-aux-adm
infojobs ~ Auxiliar Administrativo ~ Refrigeração Capibaribe Mirim Ltda ~ Recife - PE ~ text=qt-aux-adm

≠ PcD twin in the factory
catho ~ Operador de Produção - Vaga Afirmativa PcD ~ Plásticos Jaraguaí ~ Joinville - SC ~ text=qt-op-prod ~ tail=Vaga exclusiva para pessoas com deficiência ou reabilitadas do INSS, com laudo.
vagas ~ Operador(a) de Produção ~ Plásticos Jaraguaí Ind. Ltda ~ Joinville - SC ~ text=qt-op-prod

≠ shift, second and third turn of one line
gupy ~ Operador(a) de Produção - 2º Turno ~ Plásticos Jaraguaí ~ Joinville - SC ~ text=qt-op-prod
netvagas ~ Operador(a) de Produção - 3º Turno ~ Plásticos Jaraguaí ~ Joinville - SC ~ text=qt-op-prod

≠ shift, day and night of one ward
vagas ~ Técnico(a) de Enfermagem - Diurno ~ Santa Casa de Itaperuí ~ Feira de Santana - BA ~ text=qt-tec-enf
catho ~ Técnico(a) de Enfermagem - Noturno ~ Santa Casa de Itaperuí ~ Feira de Santana - BA ~ text=qt-tec-enf-b ~ on=11-11

≠ function, ward speciality differs in one hospital
gupy ~ Enfermeiro(a) UTI Adulto ~ Hospital Nossa Senhora da Vereda ~ Montes Claros - MG ~ text=qt-sobre-vereda+qt-enf-uti
infojobs ~ Enfermeiro(a) Centro Cirúrgico ~ Hospital Nossa Senhora da Vereda ~ Montes Claros - MG ~ text=qt-sobre-vereda+qt-enf-cc

≠ level, nurse and nursing technician in one hospital
gupy ~ Enfermeiro(a) ~ Hospital Nossa Senhora da Vereda ~ Montes Claros - MG ~ text=qt-sobre-vereda+qt-enf-uti
bne ~ Téc. Enfermagem ~ Hospital Nossa Senhora da Vereda ~ Montes Claros (MG) ~ text=qt-sobre-vereda+qt-tec-enf

≠ employer hidden on both sides, same text and city
bne ~ Auxiliar Administrativo ~ - ~ Recife - PE ~ text=qt-aux-adm
infojobs ~ Aux. Administrativo ~ - ~ Recife ~ text=qt-aux-adm ~ as=plain ~ on=11-11

≠ employer hidden on both sides, same text, city and pay
catho ~ Analista Fiscal Pleno ~ - ~ Natal - RN ~ text=qt-fiscal ~ pay=R$ 3.200,00
netvagas ~ Analista Fiscal Pleno ~ - ~ Natal (RN) ~ text=qt-fiscal ~ pay=R$ 3.200,00 ~ on=11-12

≠ employer hidden on both sides, told again
infojobs ~ Vendedor de Autopeças ~ - ~ Chapecó - SC ~ text=qt-autopecas
catho ~ Balconista de Autopeças ~ - ~ Chapecó - SC ~ text=qt-autopecas-b

≠ contract contradicts, employee against contractor
catho ~ Dentista Clínico Geral ~ OdontoLírio ~ Joinville - SC ~ contract=PJ ~ text=qt-dentista
infojobs ~ Dentista Clínico Geral ~ OdontoLírio ~ Joinville - SC ~ contract=CLT ~ text=qt-generica

≠ contract contradicts, temporary against permanent
gupy ~ Auxiliar de Logística ~ Entrega Ligeira S.A. ~ Cajamar - SP ~ contract=Temporário ~ text=qt-aux-log
catho ~ Auxiliar de Logística ~ Entrega Ligeira Fulfillment S.A. ~ Cajamar - SP ~ contract=CLT ~ text=qt-aux-log ~ on=11-11

≠ pay contradicts, same text and employer
infojobs ~ Cozinheiro ~ Panela de Iaiá ~ Salvador - BA ~ text=qt-cozinheiro ~ pay=R$ 2.150,00
bne ~ Cozinheiro(a) ~ Panela de Iaiá Restaurante ~ Salvador - BA ~ text=qt-cozinheiro ~ pay=R$ 2.900,00 ~ on=11-11

≠ pay contradicts, two figures far apart
catho ~ Gerente de Loja ~ Calçados Pé Leve ~ Teresina - PI ~ text=qt-gerente-loja ~ pay=R$ 3.500,00
vagas ~ Gerente de Loja ~ Pé Leve Calçados S.A. ~ Teresina - PI ~ text=qt-gerente-loja ~ pay=R$ 6.200,00

≠ dates more than 45 days apart, same notice
infojobs ~ Padeiro ~ Trigo Manso Padaria Artesanal ~ Florianópolis - SC ~ text=qt-padeiro ~ on=08-20
catho ~ Padeiro ~ Trigo Manso Padaria Artesanal ~ Florianópolis - SC ~ text=qt-padeiro ~ on=11-08

≠ dates more than 45 days apart, yearly recruitment of teachers
vagas ~ Professor(a) de Inglês ~ Skyway Idiomas Aldeota ~ Fortaleza - CE ~ text=qt-prof-ing ~ on=06-15
vagas ~ Professor(a) de Inglês ~ Skyway Idiomas Aldeota ~ Fortaleza - CE ~ text=qt-prof-ing ~ on=11-10

≠ agency, the same words for two clients
catho ~ Auxiliar de Limpeza ~ Elo Norte Recursos Humanos ~ Ananindeua - PA ~ text=qt-sobre-elo+qt-limpeza ~ tail=Cliente: hospital particular.
infojobs ~ Auxiliar de Limpeza ~ Elo Norte RH ~ Ananindeua - PA ~ text=qt-sobre-elo+qt-limpeza ~ tail=Cliente: shopping center, quadro noturno.

≠ agency, two cities with the same words
bne ~ Operador de Empilhadeira ~ Elo Norte Recursos Humanos ~ Marabá - PA ~ text=qt-sobre-elo+qt-empilhadeira
catho ~ Operador de Empilhadeira ~ Elo Norte Recursos Humanos ~ Barcarena - PA ~ text=qt-sobre-elo+qt-empilhadeira

≠ agency, different jobs under the same "about us"
infojobs ~ Recepcionista ~ Elo Norte RH ~ Belém - PA ~ text=qt-sobre-elo+qt-recepcao
netvagas ~ Porteiro ~ Elo Norte RH ~ Belém - PA ~ text=qt-sobre-elo+qt-porteiro

≠ two employers, same title and town, different work hours and trade
bne ~ Cozinheiro ~ Sabor do Igarapé Self-Service ~ Manaus - AM ~ text=qt-cozinheiro
infojobs ~ Cozinheiro ~ Hotel Rio Negro Encantado ~ Manaus - AM ~ text=qt-generica

≠ two employers, same title in one town
catho ~ Recepcionista ~ Clínica Vida Plena do Seridó ~ Caicó - RN ~ text=qt-recep-clin
divulgavagas ~ Recepcionista ~ Hotel Pedra do Seridó ~ Caicó - RN ~ text=qt-recep-hotel

≠ two employers, two franchisees of one brand with the brand's text, different towns
infojobs ~ Atendente de Lanchonete ~ Burgão da Praça - Franqueado Toledo ~ Toledo - PR ~ text=qt-lanche
bne ~ Atendente de Lanchonete ~ Burgão da Praça ~ Cascavel - PR ~ text=qt-lanche ~ as=plain

≠ two shops of a food chain in one city, told in the title
gupy ~ Atendente - Shopping Catuaí Novo ~ Burgão da Praça ~ Londrina - PR ~ text=qt-lanche
infojobs ~ Atendente - Av. Higienópolis ~ Burgão da Praça ~ Londrina - PR ~ text=qt-lanche-b

≠ haulier, same title and text in two bases
catho ~ Motorista Carreteiro ~ Graneleira Chapadão ~ Luís Eduardo Magalhães - BA ~ text=qt-mot-e
netvagas ~ Motorista Carreteiro ~ Graneleira Chapadão Ltda ~ Balsas - MA ~ text=qt-mot-e ~ on=11-11

≠ haulier, mechanic in two towns told again
infojobs ~ Mecânico Diesel ~ Rota Jequi Transportes ~ Rondonópolis - MT ~ text=qt-mec-diesel
bne ~ Mecânico de Caminhões ~ Rota Jequi Transportes Ltda ~ Sinop - MT ~ text=qt-mec-diesel-b

≠ function, driver and helper on one lorry
infojobs ~ Motorista Entregador ~ Distribuidora Gelada Sul ~ Pelotas - RS ~ text=qt-mot-entrega
bne ~ Ajudante de Motorista ~ Distribuidora Gelada Sul ~ Pelotas - RS ~ text=qt-ajudante

≠ construction, safety technician at two sites in two towns
vagas ~ Técnico de Segurança do Trabalho ~ Construtora Alvenar ~ Parauapebas - PA ~ text=qt-tec-seg
bne ~ Téc. de Segurança do Trabalho ~ Construtora Alvenar S.A. ~ Canaã dos Carajás - PA ~ text=qt-tec-seg-b

≠ state, two cities bearing the same name
infojobs ~ Auxiliar de Estoque ~ Magazine Sabiá ~ Santa Maria - RS ~ text=qt-estoque
catho ~ Auxiliar de Estoque ~ Magazine Sabiá ~ Santa Maria - DF ~ text=qt-estoque

≠ two mall shops of one brand in one city
gupy ~ Vendedor(a) - Shopping Ilha do Bispo ~ Bem Cetim ~ João Pessoa - PB ~ text=qt-vend-moda
infojobs ~ Vendedor(a) - Shopping Tambiá Mar ~ Lojas Bem Cetim ~ João Pessoa - PB ~ text=qt-vend-moda ~ on=11-11

≠ clothing chain, two capitals
catho ~ Vendedora ~ Lojas Bem Cetim ~ Teresina - PI ~ text=qt-vend-moda
bne ~ Vendedora ~ Lojas Bem Cetim Ltda. ~ São Luís - MA ~ text=qt-vend-moda ~ as=plain

≠ level, seller and shop manager of one shop
vagas ~ Vendedor(a) - Shopping Rio Poti Novo ~ Calçados Pé Leve ~ Teresina - PI ~ text=qt-generica
gupy ~ Gerente de Loja - Shopping Rio Poti Novo ~ Calçados Pé Leve ~ Teresina - PI ~ text=qt-gerente-loja

≠ shoe chain, manager in two cities
gupy ~ Gerente de Loja ~ Pé Leve Calçados S.A. ~ Manaus - AM ~ text=qt-gerente-loja
jobleads ~ Gerente de Loja ~ Pé Leve Calçados S.A. ~ Porto Velho - RO ~ text=qt-gerente-loja-b

≠ level, trainee manager against manager
infojobs ~ Subgerente de Loja ~ Calçados Pé Leve ~ Manaus - AM ~ text=qt-gerente-loja/120
catho ~ Gerente de Loja ~ Calçados Pé Leve ~ Manaus - AM ~ text=qt-gerente-loja

≠ optician chain, two towns across a bridge
infojobs ~ Consultor(a) de Ótica ~ Óticas Bela Íris ~ Petrolina - PE ~ text=qt-otica
catho ~ Consultor(a) de Ótica ~ Óticas Bela Íris ~ Juazeiro - BA ~ text=qt-otica ~ as=plain

≠ optician chain, two shops of one city
bne ~ Consultor Óptico - Loja Rua da Aurora ~ Óticas Bela Íris ~ Recife - PE ~ text=qt-otica
netvagas ~ Consultor Óptico - Loja Shopping Tacaruna Novo ~ Óticas Bela Íris ~ Recife - PE ~ text=qt-otica-b

≠ two employers, both opticians in one town with own terms
infojobs ~ Vendedor de Ótica ~ Óticas Bela Íris ~ Itabuna - BA ~ text=qt-otica ~ pay=R$ 1.700,00
catho ~ Vendedor de Ótica ~ Ótica Cacau Visão ME ~ Itabuna - BA ~ pay=R$ 1.518,00 ~ text=qt-generica

≠ petrol chain, two stations of one city
bne ~ Frentista - Posto BR-050 ~ Rede Três Veredas ~ Uberaba - MG ~ text=qt-frentista
infojobs ~ Frentista - Posto Av. Leopoldino ~ Rede Três Veredas ~ Uberaba - MG ~ text=qt-frentista-b

≠ petrol chain, two towns
catho ~ Frentista ~ Posto Três Veredas Ltda ~ Uberaba - MG ~ text=qt-frentista
bne ~ Frentista ~ Posto Três Veredas ~ Uberlândia - MG ~ text=qt-frentista ~ as=plain

≠ shift, petrol attendant by day and by night
divulgavagas ~ Frentista Diurno (6h às 14h) ~ Posto Três Veredas ~ Uberaba - MG ~ text=qt-frentista/150
infojobs ~ Frentista Noturno (22h às 6h) ~ Posto Três Veredas ~ Uberaba - MG ~ text=qt-frentista/150

≠ function, pastry cook and baker of one house
infojobs ~ Padeiro(a) ~ Trigo Manso Padaria Artesanal ~ Florianópolis - SC ~ text=qt-padeiro
bne ~ Confeiteiro(a) ~ Trigo Manso Padaria Artesanal ~ Florianópolis - SC ~ text=qt-confeiteiro

≠ function, cook and kitchen helper of one restaurant
infojobs ~ Cozinheiro(a) ~ Panela de Iaiá ~ Salvador - BA ~ text=qt-cozinheiro
catho ~ Auxiliar de Cozinha ~ Panela de Iaiá ~ Salvador - BA ~ text=qt-aux-cozinha

≠ hotel chain, two hotels in two towns
gupy ~ Recepcionista - Hotel Dunas de Jeri ~ Rede Brisa Hotéis ~ Jijoca de Jericoacoara - CE ~ text=qt-recep-hotel
infojobs ~ Recepcionista - Hotel Brisa Canoa ~ Rede Brisa Hotéis ~ Aracati - CE ~ text=qt-recep-hotel

≠ hotel chain, two hotels in one city
gupy ~ Camareira - Brisa Meireles ~ Rede Brisa Hotéis ~ Fortaleza - CE ~ text=qt-camareira
catho ~ Camareira - Brisa Praia do Futuro ~ Rede Brisa Hotéis ~ Fortaleza - CE ~ text=qt-camareira ~ on=11-11

≠ function, reception and rooms of one hotel
infojobs ~ Recepcionista ~ Hotel Vento Sul ~ Gramado - RS ~ text=qt-recep-hotel
bne ~ Camareira(o) ~ Hotel Vento Sul ~ Gramado - RS ~ text=qt-camareira

≠ gym chain, two branches of one city
gupy ~ Professor de Musculação - Unidade Icaraí ~ Academia Corpo Movente ~ Niterói - RJ ~ text=qt-educador
infojobs ~ Professor de Musculação - Unidade Itaipu ~ Academia Corpo Movente ~ Niterói - RJ ~ text=qt-educador

≠ gym, internship against graduate
vagas ~ Estágio em Educação Física ~ Academia Corpo Movente ~ Niterói - RJ ~ contract=Estágio ~ tail=Cursando bacharelado, a partir do 4º período.
catho ~ Professor de Musculação ~ Corpo Movente Academia Ltda ~ Niterói - RJ ~ text=qt-educador ~ contract=CLT

≠ school, two subjects
solides ~ Professor(a) de Matemática ~ Colégio Ibirapema ~ Sorocaba - SP ~ text=qt-prof-mat
vagas ~ Professor(a) de Inglês ~ Colégio Ibirapema ~ Sorocaba - SP ~ text=qt-prof-ing

≠ level, teacher and coordinator
solides ~ Professor(a) de Educação Infantil ~ Colégio Ibirapema ~ Sorocaba - SP ~ text=qt-prof-inf
gupy ~ Coordenador(a) Pedagógico(a) ~ Colégio Ibirapema ~ Sorocaba - SP ~ text=qt-coord

≠ language school chain, two cities
infojobs ~ Professor(a) de Inglês ~ Skyway Idiomas ~ Fortaleza - CE ~ text=qt-prof-ing
catho ~ Professor(a) de Inglês ~ Skyway Idiomas ~ Sobral - CE ~ text=qt-prof-ing-b

≠ language school chain, two branches of one city
infojobs ~ Teacher - Unidade Aldeota ~ Skyway Idiomas ~ Fortaleza - CE ~ text=qt-prof-ing
bne ~ Teacher - Unidade Messejana ~ Skyway Idiomas ~ Fortaleza - CE ~ text=qt-prof-ing

≠ school chain, same post in two towns
gupy ~ Coordenador Pedagógico - Fundamental I ~ Rede Saber Vivo ~ Jundiaí - SP ~ text=qt-coord
vagas ~ Coordenador Pedagógico - Fundamental I ~ Rede Saber Vivo ~ Americana - SP ~ text=qt-coord ~ on=11-11

≠ level, assistant and analyst in finance
solides ~ Assistente Financeiro ~ Grupo Maracá ~ Aracaju - SE ~ text=qt-fin
infojobs ~ Analista Financeiro ~ Grupo Maracá ~ Aracaju - SE ~ text=qt-fin-b ~ on=11-11

≠ level, helper and assistant in one office
bne ~ Auxiliar Administrativo ~ Grupo Maracá ~ Aracaju - SE ~ text=qt-aux-adm ~ pay=R$ 1.580,00
catho ~ Assistente Administrativo ~ Grupo Maracá ~ Aracaju - SE ~ text=qt-aux-adm ~ pay=R$ 2.100,00

≠ level, analyst and coordinator of personnel
gupy ~ Analista de Departamento Pessoal ~ Boi Tarumã Frigorífico S.A. ~ Ji-Paraná - RO ~ text=qt-dp
infojobs ~ Coordenador(a) de Departamento Pessoal ~ Boi Tarumã Frigorífico S.A. ~ Ji-Paraná - RO ~ text=qt-dp-b

≠ meat packer, same analyst's post at two plants
solides ~ Analista de DP ~ Frigorífico Boi Tarumã ~ Vilhena - RO ~ text=qt-dp
gupy ~ Analista de DP ~ Frigorífico Boi Tarumã ~ Ji-Paraná - RO ~ text=qt-dp

≠ dairy, buyer at two plants
sap ~ Comprador Pleno ~ Laticínios Serra Morena ~ Patos de Minas - MG ~ text=qt-comprador
catho ~ Comprador Pleno ~ Laticínios Serra Morena S.A. ~ Governador Valadares - MG ~ text=qt-comprador-b

≠ level, buyer Jr and Sr of one dairy
sap ~ Comprador Jr. ~ Laticínios Serra Morena ~ Patos de Minas - MG ~ text=qt-comprador
jobleads ~ Comprador Sr. ~ Laticínios Serra Morena ~ Patos de Minas - MG ~ text=qt-comprador

≠ PcD twin in the finance department of a group
gupy ~ Assistente Financeiro ~ Grupo Aurimar ~ Santos - SP ~ text=qt-fin
vagas ~ Assistente Financeiro - exclusivo para PcD ~ Grupo Aurimar ~ Santos - SP ~ text=qt-fin

≠ PcD twin at the cooperative's front desk
catho ~ Recepcionista - vaga exclusiva PCD ~ Cooperativa Agroparaná-Mirim ~ Pato Branco - PR ~ text=qt-recepcao
infojobs ~ Recepcionista ~ Cooperativa Agroparaná-Mirim ~ Pato Branco - PR ~ text=qt-recepcao

≠ call centre, two cities
vagas ~ Operador(a) de Telemarketing Receptivo ~ Voxcentro Contact Center ~ Aracaju - SE ~ text=qt-tele
catho ~ Operador(a) de Telemarketing Receptivo ~ Voxcentro Contact Center ~ Campina Grande - PB ~ text=qt-tele

≠ call centre, PcD twin
infojobs ~ Operador de Telemarketing (PcD) ~ Voxcentro ~ Aracaju - SE ~ text=qt-tele ~ tail=Oportunidade destinada exclusivamente a pessoas com deficiência.
vagas ~ Operador de Telemarketing ~ Voxcentro Contact Center S.A. ~ Aracaju - SE ~ text=qt-tele

≠ level, agent and supervisor at the call centre
vagas ~ Operador(a) de Call Center ~ Voxcentro Contact Center ~ Aracaju - SE ~ text=qt-tele
bne ~ Supervisor(a) de Call Center ~ Voxcentro Contact Center ~ Aracaju - SE ~ tail=Liderar equipe de 25 operadores, acompanhar TMA e NPS e aplicar feedbacks.

≠ shift, morning and night at the call centre
vagas ~ Operador de Telemarketing - Manhã (8h às 14h20) ~ Voxcentro ~ Aracaju - SE ~ text=qt-tele
catho ~ Operador de Telemarketing - Noite (16h40 às 23h) ~ Voxcentro ~ Aracaju - SE ~ text=qt-tele

≠ two employers, internet providers of neighbouring towns
netvagas ~ Instalador de Fibra ~ Conecta Araripe ~ Crato - CE ~ text=qt-fibra
catho ~ Instalador de Fibra ~ Cariri Net Telecom ~ Juazeiro do Norte - CE ~ text=qt-fibra-b

≠ one provider, two towns
infojobs ~ Técnico Instalador de Fibra ~ Xingu Fibra ~ Altamira - PA ~ text=qt-fibra
bne ~ Técnico Instalador de Fibra ~ Xingu Fibra Telecom ~ Vitória do Xingu - PA ~ text=qt-fibra ~ as=plain

≠ security firm, two towns
catho ~ Vigilante ~ Sentinela do Agreste ~ Garanhuns - PE ~ text=qt-vigilante
bne ~ Vigilante ~ Sentinela do Agreste Segurança Ltda ~ Caruaru - PE ~ text=qt-vigilante

≠ property manager, two named blocks in one city
infojobs ~ Porteiro - Condomínio Ilha Bela do Calhau ~ Administradora Zelar ~ São Luís - MA ~ text=qt-porteiro
catho ~ Porteiro - Condomínio Ponta d'Areia Residence ~ Administradora Zelar ~ São Luís - MA ~ text=qt-porteiro

≠ shift, porter by day and by night in one block
infojobs ~ Porteiro Diurno 12x36 (6h às 18h) ~ Condomínio Solar das Mangueiras ~ Cuiabá - MT ~ tail=Controle de acesso, encomendas e rondas, das 6h às 18h.
bne ~ Porteiro Noturno 12x36 (18h às 6h) ~ Condomínio Solar das Mangueiras ~ Cuiabá - MT ~ text=qt-porteiro

≠ employer hidden on both sides, night nurse told again
bne ~ Enfermeiro UTI ~ - ~ Uberaba - MG ~ text=qt-enf-uti
infojobs ~ Enfermeiro(a) Intensivista ~ - ~ Uberaba - MG ~ text=qt-enf-uti-b

≠ employer hidden on both sides, same words, pay and day
catho ~ Auxiliar de Limpeza ~ - ~ Cuiabá - MT ~ text=qt-limpeza ~ pay=R$ 1.620,00
divulgavagas ~ AUXILIAR DE LIMPEZA ~ - ~ Cuiabá (MT) ~ text=qt-limpeza ~ as=capitals ~ pay=R$ 1.620,00

≠ employer hidden on both sides, same driver's notice
infojobs ~ Motorista Carreteiro ~ - ~ Cascavel - PR ~ text=qt-mot-e
netvagas ~ Motorista Bitrem ~ - ~ Cascavel - PR ~ text=qt-mot-e ~ as=plain

≠ employer hidden on both sides, the town is the same but nothing names the firm
encontresuavaga ~ Costureira ~ - ~ Cianorte - PR ~ text=qt-costura
bne ~ Costureira Industrial ~ - ~ Cianorte (PR) ~ text=qt-costura ~ on=11-11

≠ employer hidden on both sides, generic notice
catho ~ Recepcionista ~ - ~ Goiânia - GO ~ text=qt-generica
infojobs ~ Recepcionista ~ - ~ Goiânia - GO ~ text=qt-generica ~ on=11-11

≠ employer hidden on one side and only a common title and generic words agree with a named firm that states its own terms
divulgavagas ~ Vendedor ~ - ~ Maringá - PR ~ text=qt-generica ~ pay=R$ 1.518,00
vagas ~ Vendedor(a) de Móveis Planejados ~ Móveis Capibara ~ Maringá - PR ~ text=qt-vend-moveis ~ pay=R$ 2.600,00

≠ contract contradicts, CLT against PJ at one software house
gupy ~ SDR ~ Lumitec ~ Remoto ~ text=qt-sobre-lumitec+qt-sdr ~ contract=CLT ~ mode=remote
remotar ~ SDR ~ Lumitec Sistemas ~ Remoto ~ text=qt-sdr ~ contract=PJ ~ mode=remote ~ on=11-11

≠ contract contradicts, Christmas temporary against permanent seller
infojobs ~ Vendedor(a) - Temporário de fim de ano ~ Lojas Bem Cetim ~ Teresina - PI ~ contract=Temporário ~ text=qt-vend-moda
catho ~ Vendedor(a) ~ Lojas Bem Cetim ~ Teresina - PI ~ contract=CLT ~ text=qt-vend-moda

≠ contract contradicts, apprentice against helper
vagas ~ Jovem Aprendiz Administrativo ~ Móveis Capibara ~ Arapongas - PR ~ contract=Jovem Aprendiz ~ text=qt-aprendiz
bne ~ Auxiliar Administrativo ~ Móveis Capibara Ltda ~ Arapongas - PR ~ contract=CLT ~ text=qt-aux-adm

≠ contract contradicts, designer as contractor and as employee
trampos ~ Designer Gráfico ~ Grupo Maracá ~ Aracaju - SE ~ contract=PJ ~ text=qt-designer
catho ~ Designer Gráfico ~ Grupo Maracá ~ Aracaju - SE ~ contract=CLT ~ text=qt-designer ~ as=plain

≠ pay contradicts, guard
catho ~ Vigilante ~ Sentinela do Agreste ~ Garanhuns - PE ~ text=qt-vigilante ~ pay=R$ 2.050,00
netvagas ~ Vigilante ~ Sentinela do Agreste Segurança ~ Garanhuns (PE) ~ text=qt-vigilante ~ pay=R$ 2.980,00

≠ pay contradicts, ranges that do not meet
vagas ~ Analista de Qualidade ~ Cerâmica Ypuã ~ Criciúma - SC ~ text=qt-qualidade ~ pay=R$ 2.800,00 a R$ 3.300,00
jobleads ~ Analista de Qualidade ~ Cerâmica Ypuã Ltda ~ Criciúma, SC ~ text=qt-qualidade ~ as=plain ~ pay=R$ 5.000,00 a R$ 6.000,00

≠ pay contradicts, fitter of air conditioning
infojobs ~ Técnico em Refrigeração ~ Clima Guajará ~ Belém - PA ~ text=qt-refrig ~ pay=R$ 2.600,00
bne ~ Técnico em Refrigeração ~ Clima Guajará Serviços ~ Belém - PA ~ text=qt-refrig ~ pay=R$ 3.900,00 ~ on=11-11

≠ pay contradicts, nutritionist told again
gupy ~ Nutricionista de Produção ~ Nutrimesa Refeições Coletivas ~ Camaçari - BA ~ text=qt-nutri ~ pay=R$ 3.900,00
catho ~ Nutricionista ~ Nutrimesa Refeições Coletivas S.A. ~ Camaçari (BA) ~ text=qt-nutri-b ~ pay=R$ 5.600,00

≠ dates more than 45 days apart, mechanic
infojobs ~ Mecânico Diesel ~ Rota Jequi Transportes ~ Sinop - MT ~ text=qt-mec-diesel ~ on=07-14
catho ~ Mecânico Diesel ~ Rota Jequi Transportes ~ Sinop - MT ~ text=qt-mec-diesel ~ on=11-05

≠ dates more than 45 days apart, call centre intake
vagas ~ Operador(a) de Telemarketing ~ Voxcentro Contact Center ~ Aracaju - SE ~ text=qt-tele ~ on=09-01
infojobs ~ Operador(a) de Telemarketing ~ Voxcentro Contact Center ~ Aracaju - SE ~ text=qt-tele-b ~ on=11-04

≠ dates more than 45 days apart, internship of each half-year
vagas ~ Estágio em Direito ~ Ferraz Quintela Advogados ~ Curitiba - PR ~ text=qt-est-direito ~ contract=Estágio ~ on=05-11
infojobs ~ Estágio em Direito ~ Ferraz Quintela Advogados ~ Curitiba - PR ~ text=qt-est-direito ~ contract=Estágio ~ on=11-09

≠ dates more than 45 days apart, poultry line
divulgavagas ~ Auxiliar de Produção ~ Avícola Três Pinheirais ~ Toledo - PR ~ text=qt-aux-alim ~ on=09-10
bne ~ Auxiliar de Produção ~ Avícola Três Pinheirais S.A. ~ Toledo - PR ~ text=qt-aux-alim ~ on=11-12

≠ agency, two clients in one city told by trade
catho ~ Conferente ~ Elo Norte Recursos Humanos ~ Belém - PA ~ text=qt-sobre-elo+qt-conferente ~ tail=Cliente do ramo farmacêutico, bairro Guamá.
bne ~ Conferente ~ Elo Norte RH ~ Belém - PA ~ text=qt-sobre-elo+qt-conferente ~ tail=Cliente do ramo de bebidas, bairro Tapanã.

≠ two agencies, each for its own client
infojobs ~ Auxiliar Administrativo ~ Elo Norte Recursos Humanos ~ Manaus - AM ~ text=qt-sobre-elo+qt-aux-adm ~ tail=Cliente: indústria de motocicletas.
catho ~ Auxiliar Administrativo ~ Talento Já Consultoria ~ Manaus - AM ~ text=qt-generica ~ tail=Cliente: escola particular no bairro Adrianópolis.

≠ agency, level of one client's post
catho ~ Analista Contábil Pleno ~ Talento Já Consultoria ~ Manaus - AM ~ text=qt-contabil
infojobs ~ Analista Contábil Sênior ~ Talento Já Consultoria ~ Manaus - AM ~ text=qt-contabil

≠ agency's talent pool against a dated vacancy
gupy ~ Banco de Talentos - Operador de Produção ~ Plásticos Jaraguaí ~ Joinville - SC ~ tail=Cadastro reserva para oportunidades futuras, sem vaga aberta no momento.
vagas ~ Operador(a) de Produção - 1º turno (início imediato) ~ Plásticos Jaraguaí Ind. Ltda ~ Joinville - SC ~ text=qt-op-prod

≠ agency, title only in common, two towns of Greater Belém
bne ~ Porteiro ~ Elo Norte RH ~ Ananindeua - PA ~ text=qt-sobre-elo+qt-porteiro
infojobs ~ Porteiro ~ Elo Norte RH ~ Marituba - PA ~ text=qt-sobre-elo+qt-porteiro-b

≠ factory, same welder's post at two plants
gupy ~ Soldador MIG/MAG ~ Torrenova Implementos Rodoviários S.A. ~ Caxias do Sul - RS ~ text=qt-sobre-torrenova+qt-soldador
infojobs ~ Soldador(a) MIG/MAG ~ Torrenova ~ Erechim - RS ~ text=qt-soldador-b

≠ function, welder and production operator of one factory
gupy ~ Soldador ~ Torrenova Implementos Rodoviários ~ Caxias do Sul - RS ~ text=qt-sobre-torrenova+qt-soldador
catho ~ Operador(a) de Produção ~ Torrenova ~ Caxias do Sul - RS ~ text=qt-sobre-torrenova+qt-op-prod

≠ level, welder I and III with the code
sap ~ Soldador I (REQ 5501) ~ Torrenova ~ Caxias do Sul - RS ~ text=qt-soldador/200 ~ pay=R$ 2.400,00
sap ~ Soldador III (REQ 5517) ~ Torrenova ~ Caxias do Sul - RS ~ text=qt-soldador/200 ~ pay=R$ 3.700,00

≠ two logistic centres of one firm in neighbouring towns
gupy ~ Auxiliar de Logística - CD Cajamar ~ Entrega Ligeira S.A. ~ Cajamar - SP ~ text=qt-aux-log
infojobs ~ Auxiliar de Logística - CD Franco da Rocha ~ Entrega Ligeira S.A. ~ Franco da Rocha - SP ~ text=qt-aux-log-b

≠ shift, logistics helper by day and by small hours
gupy ~ Auxiliar de Logística - 1º turno (6h-14h20) ~ Entrega Ligeira S.A. ~ Cajamar - SP ~ text=qt-aux-log
catho ~ Auxiliar de Logística - 3º turno (22h-6h) ~ Entrega Ligeira S.A. ~ Cajamar - SP ~ text=qt-aux-log

≠ two clinics of one network in two cities
vagas ~ Fisioterapeuta ~ Instituto Movimento Leve ~ Ribeirão Preto - SP ~ text=qt-fisio
catho ~ Fisioterapeuta ~ Instituto Movimento Leve ~ Franca - SP ~ text=qt-fisio

≠ laboratory, two collection posts in two cities
catho ~ Biomédico(a) ~ Laboratório Exato ~ Palmas - TO ~ text=qt-biomed
bne ~ Biomédico(a) ~ Laboratório Exato ~ Gurupi - TO ~ text=qt-biomed ~ on=11-11

≠ shift, carer by day and by night
infojobs ~ Cuidador(a) de Idosos - Diurno ~ Residencial Doce Outono ~ Campinas - SP ~ text=qt-cuidador
catho ~ Cuidador(a) de Idosos - Noturno ~ Residencial Doce Outono ~ Campinas - SP ~ text=qt-cuidador

≠ two employers, same town and trade, hospital and pet shop
infojobs ~ Médico Veterinário ~ Hospital Veterinário Focinho Feliz ~ Brasília - DF ~ text=qt-vet
bne ~ Médico Veterinário ~ Pet Quatro Patas do Cerrado ~ Brasília - DF ~ text=qt-generica ~ tail=Atendimento em loja de Taguatinga, meio período, vacinas e consultas.

≠ farm group, tractor driver at two farms in two towns
bne ~ Tratorista - Fazenda Buriti Alto ~ Grupo Buriti Agro ~ Balsas - MA ~ text=qt-trator
netvagas ~ Tratorista - Fazenda Buritizinho ~ Grupo Buriti Agro ~ Uruçuí - PI ~ text=qt-trator

≠ farm supply, agronomist in two towns told again
catho ~ Consultor Técnico de Vendas - Agrônomo ~ Agropecuária Lagoa do Tuiuiú ~ Sorriso - MT ~ text=qt-agro
infojobs ~ Engenheiro Agrônomo ~ Lagoa do Tuiuiú Agropecuária ~ Lucas do Rio Verde - MT ~ text=qt-agro-b

≠ solar firm, two towns
infojobs ~ Instalador Fotovoltaico ~ Solzão do Norte Energia ~ Boa Vista - RR ~ text=qt-solar
bne ~ Instalador Fotovoltaico ~ Solzão do Norte Energia ~ Manaus - AM ~ text=qt-solar ~ on=11-11

≠ level, foreman and bricklayer of one site
bne ~ Pedreiro ~ Construtora Alvenar ~ Balneário Camboriú - SC ~ text=qt-pedreiro
infojobs ~ Mestre de Obras ~ Construtora Alvenar S.A. ~ Balneário Camboriú - SC ~ text=qt-mestre

≠ level, lawyer full and senior of one practice
gupy ~ Advogado(a) Cível Pleno ~ Ferraz Quintela Advogados ~ Curitiba - PR ~ text=qt-adv
catho ~ Advogado(a) Cível Sênior ~ Ferraz Quintela Advogados ~ Curitiba - PR ~ text=qt-adv-b

≠ law office, two cities
vagas ~ Advogado(a) Cível Pleno ~ Ferraz Quintela Advogados ~ Curitiba - PR ~ text=qt-adv
infojobs ~ Advogado(a) Cível Pleno ~ Ferraz Quintela Advogados ~ Porto Alegre - RS ~ text=qt-adv

≠ title with town and code, two towns of one number series
infojobs ~ Aux. Adm. - Recife/PE - 8h - cód. 7731 ~ Clínicas Sorriso Bem ~ Recife - PE ~ text=qt-aux-adm
bne ~ Aux. Adm. - Olinda/PE - 8h - cód. 7732 ~ Clínicas Sorriso Bem ~ Olinda - PE ~ text=qt-aux-adm-b

≠ estate agents, two employers of similar name in one city
netvagas ~ Corretor(a) de Imóveis ~ Imobiliária Chave do Sol ~ Goiânia - GO ~ text=qt-corretor
catho ~ Corretor de Imóveis ~ Imobiliária Chave Mestra ~ Goiânia - GO ~ text=qt-generica ~ tail=Plantão no Setor Bueno, carteira de aluguel e revenda.
`);
