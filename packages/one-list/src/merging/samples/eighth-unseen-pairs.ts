import { readPairs } from "./read-pairs.ts";

/**
 * Hospitals and clinics, logistics, drivers, contact centres, building, farms, industry, IT, offices, finance, hotels and
 * kitchens, schools, buses, internet providers, pharmacies and shops. 120 pairs of one vacancy (25 of them begin with "hard")
 * and 120 of two; a pair of two says its kind.
 *
 * Written on 26 November 2026 from the portals' recorded answers alone, by a writer who had read neither the merging's rules
 * nor any sample. Every employer is invented. Rules were mended because of its first run, so that the set is one of known
 * pairs since then.
 */
export const eighthUnseenPairs = readPairs(`
= legal form and gender form, same text
gupy ~ Enfermeiro(a) UTI Adulto ~ Hospital Santa Cecília do Vale ~ Taubaté - São Paulo ~ text=nona-sobre-hospital+nona-enfuti
infojobs ~ Enfermeira UTI adulto ~ HOSPITAL SANTA CECILIA DO VALE S/A ~ Taubaté - SP ~ text=nona-enfuti ~ as=plain ~ on=11-12

= abbreviation of the trade and teaser
catho ~ Técnico de Enfermagem ~ Hospital Monte Alverne ~ Juiz de Fora ~ text=nona-tecenf/200
gupy ~ Téc. Enfermagem - Internação ~ Hospital Monte Alverne ~ Juiz de Fora - Minas Gerais ~ text=nona-sobre-hospital+nona-tecenf

= retold by second recruiter, same employer and title
infojobs ~ Técnico(a) em Enfermagem - 12x36 ~ Casa de Saúde São Bento ~ Londrina - PR ~ text=nona-tecenf
solides ~ Técnico de Enfermagem (12x36) ~ Casa de Saúde São Bento Ltda ~ Londrina (PR) ~ text=nona-tecenf-b ~ on=11-14

= shop city in the title
vagas ~ Recepcionista de Clínica - Sorocaba ~ Clínica Olhar Bem ~ Sorocaba / SP ~ text=nona-recepclin
bne ~ RECEPCIONISTA ~ Olhar Bem Oftalmologia - Clínica Olhar Bem ~ Sorocaba / SP ~ text=nona-recepclin ~ as=capitals

= hard: hidden on one side and retold, same details
infojobs ~ Recepcionista ~ - ~ Blumenau - SC ~ text=nona-recepclin-b
gupy ~ Recepcionista de Clínica Médica ~ Clínica Vale Itajaí ~ Blumenau - Santa Catarina ~ text=nona-recepclin ~ on=11-12

= missing accents and code in title
divulgavagas ~ Fisioterapeuta Traumato Ortopedica (Cod. 4471) ~ Instituto Movimento ~ Uberlândia - MG ~ text=nona-fisio ~ as=bare
catho ~ Fisioterapeuta Traumato-Ortopédica ~ Instituto Movimento ~ Uberlândia ~ text=nona-fisio ~ on=11-06 ~ tail=Vaga aberta também para pessoas com deficiência.

= level written differently
solides ~ Faturista Hospitalar Pl ~ Santa Casa de Franca ~ Franca (SP) ~ text=nona-faturhosp
vagas ~ Faturista Hospitalar Pleno ~ SANTA CASA DE MISERICÓRDIA DE FRANCA ~ Franca / SP ~ text=nona-faturhosp ~ as=breaks

= hard: other title over the same work, retold
gupy ~ Analista de Contas Médicas ~ Hospital Ipê Roxo ~ Goiânia - Goiás ~ text=nona-faturhosp
infojobs ~ Faturista Hospitalar ~ Hospital Ipê Roxo ~ Goiânia - GO ~ text=nona-faturhosp-b ~ on=11-08

= order of title words
catho ~ Técnico de Radiologia - 24h semanais ~ Diagnóstica Imagem ~ Campinas ~ text=nona-radio
gupy ~ Radiologia - Técnico(a) ~ Grupo Diagnóstica Imagem ~ Campinas - São Paulo ~ text=nona-sobre-hospital+nona-radio

= pay said only on one side
encontresuavaga ~ Médico Plantonista Pediatra ~ Hospital Infantil Nossa Senhora da Luz ~ Curitiba - PR ~ text=nona-medplant ~ pay=R$ 14.500,00
vagas ~ Médica(o) Pediatra Plantonista - Pronto-Socorro ~ Hospital Infantil N. Sra. da Luz ~ Curitiba / PR ~ text=nona-medplant ~ as=plain

= short name of employer, capitals
bne ~ AUXILIAR DE HIGIENIZACAO HOSPITALAR ~ LIMPAMAIS SERVICOS ~ Belo Horizonte / MG ~ text=nona-higien ~ as=capitals
infojobs ~ Auxiliar de Higienização Hospitalar ~ LimpaMais Serviços Terceirizados Ltda. ~ Belo Horizonte - MG ~ text=nona-higien ~ on=11-11

= PcD tag on both sides, different wording
gupy ~ Auxiliar de Higienização (Vaga exclusiva PcD) ~ Hospital Monte Alverne ~ Juiz de Fora - Minas Gerais ~ text=nona-sobre-hospital+nona-higien
catho ~ Auxiliar de Higienização - PCD ~ Hospital Monte Alverne ~ Juiz de Fora ~ text=nona-higien/200 ~ tail=Início imediato.

= gender form and teaser
netvagas ~ Coletador de Exames ~ Laboratório Vita Plena ~ Recife - PE ~ text=nona-coleta/150
gupy ~ Coletador(a) de Exames Laboratoriais ~ Vita Plena Medicina Diagnóstica | Laboratório Vita Plena ~ Recife - Pernambuco ~ text=nona-coleta

= introduction on one side
gupy ~ Nutricionista ~ Hospital Santa Cecília do Vale ~ Taubaté - São Paulo ~ text=nona-sobre-hospital+nona-nutri
careerjet ~ Nutricionista Hospitalar ~ Hospital Santa Cecília do Vale ~ Taubaté - SP ~ text=nona-nutri/200 ~ on=11-18

= gender, abbreviation
gupy ~ Auxiliar de Logística - CD Cajamar ~ RotaSul Logística ~ Cajamar - São Paulo ~ text=nona-sobre-log+nona-auxlog
infojobs ~ Aux. de Logística ~ ROTASUL LOGISTICA E TRANSPORTES LTDA ~ Cajamar - SP ~ text=nona-auxlog ~ as=breaks

= hard: same employer, retold, other title for the work
catho ~ Separador de Mercadorias ~ RotaSul Logística ~ Extrema ~ text=nona-auxlog-b
gupy ~ Auxiliar de Logística ~ RotaSul Logística ~ Extrema - Minas Gerais ~ text=nona-auxlog ~ on=11-15

= hidden employer on one side over the whole text
infojobs ~ Operador de Empilhadeira ~ - ~ Jundiaí - SP ~ text=nona-empilha
vagas ~ Operador(a) de Empilhadeira Retrátil e a Gás ~ Armazéns Bandeirante ~ Jundiaí / SP ~ text=nona-empilha

= category in both, capitals
bne ~ MOTORISTA CARRETEIRO CATEGORIA E ~ TRANSPORTES CAMPO LARGO ~ Ponta Grossa / PR ~ text=nona-carreta ~ as=capitals
encontresuavaga ~ Motorista Carreteiro - CNH E ~ Transportes Campo Largo Ltda ~ Ponta Grossa - PR ~ text=nona-carreta ~ on=11-02 ~ tail=Se você se identificou, candidate-se!

= hard: driver retold, hidden on one side
divulgavagas ~ Motorista de Carreta ~ - ~ Chapecó - SC ~ text=nona-carreta-b
solides ~ Motorista Carreteiro ~ Transoeste Cargas ~ Chapecó (SC) ~ text=nona-carreta

= courier: shop and district in one title
gupy ~ Motorista Entregador - Base Zona Norte ~ Expresso Guará ~ São Paulo - São Paulo ~ text=nona-entrega
catho ~ Motorista Entregador ~ Expresso Guará ~ São Paulo ~ text=nona-entrega/250 ~ on=11-09

= level abbreviations
vagas ~ Analista de Logística Jr ~ Distribuidora Três Marias ~ Contagem / MG ~ text=nona-analog
gupy ~ Analista de Logística Júnior ~ Três Marias Distribuidora ~ Contagem - Minas Gerais ~ text=nona-analog ~ as=breaks

= roman level and word level, retold
gupy ~ Analista de Transportes II ~ Distribuidora Aurora do Norte ~ Manaus - Amazonas ~ text=nona-analog
infojobs ~ Analista de Transportes Pleno ~ Aurora do Norte Distribuidora S.A. ~ Manaus - AM ~ text=nona-analog-b

= code and gender
solides ~ Conferente de Mercadorias [VG-0912] ~ Atacadão do Sertão ~ Petrolina (PE) ~ text=nona-confer
encontresuavaga ~ Conferente ~ ATACADAO DO SERTAO LTDA ~ Petrolina - PE ~ text=nona-confer ~ as=plain

= order of words, tail sentence
infojobs ~ Operador de Monitoramento e Rastreamento ~ GeoRisk Gerenciamento ~ Guarulhos - SP ~ text=nona-rastrea ~ tail=Interessados devem se candidatar pelo portal.
catho ~ Operador(a) de Rastreamento / Monitoramento ~ GeoRisk ~ Guarulhos ~ text=nona-rastrea

= call centre, several ways to name one trade
gupy ~ Atendente de SAC | Receptivo ~ Conecta Contact Center ~ João Pessoa - Paraíba ~ text=nona-sobre-contact+nona-sac
bne ~ ATENDENTE SAC ~ CONECTA CONTACT CENTER LTDA ~ João Pessoa / PB ~ text=nona-sac ~ as=capitals

= hard: call centre retold, title changed
infojobs ~ Operador de Telemarketing Receptivo - Primeiro Emprego ~ Conecta Contact Center ~ Aracaju - SE ~ text=nona-sac-b
gupy ~ Atendente de SAC Receptivo ~ Conecta Contact Center ~ Aracaju - Sergipe ~ text=nona-sac

= pay on one side, date some days apart
catho ~ Operador de Cobrança ~ Recupera Assessoria ~ Ribeirão Preto ~ text=nona-cobr/200 ~ pay=R$ 1.621,00
infojobs ~ Operador(a) de Cobrança - Comissão ~ Recupera Assessoria de Cobrança ~ Ribeirão Preto - SP ~ text=nona-cobr ~ on=10-28

= telesales, slogan as employer name on gupy
gupy ~ Operador(a) de Televendas ~ Vem ser Conecta! | Conecta Contact Center ~ Salvador - Bahia ~ text=nona-sobre-contact+nona-telev
netvagas ~ Operador de Televendas ~ Conecta Contact Center ~ Salvador - BA ~ text=nona-telev/180

= supervisor, gender
vagas ~ Supervisora de Atendimento (Call Center) ~ Grupo Alô Brasil ~ Natal / RN ~ text=nona-supcall
solides ~ Supervisor(a) de Atendimento - Call Center ~ Alô Brasil ~ Natal (RN) ~ text=nona-supcall ~ on=11-17

= quality monitor, abbreviations
infojobs ~ Monitor de Qualidade Call Center ~ Grupo Alô Brasil ~ Natal - RN ~ text=nona-quali
catho ~ Monitor(a) Qualidade ~ Alô Brasil Teleatendimento ~ Natal ~ text=nona-quali/200 ~ tail=Currículos pelo portal até o preenchimento da vaga.

= bricklayer in capitals
bne ~ PEDREIRO ~ CONSTRUTORA VILA RICA ~ Betim / MG ~ text=nona-pedreiro ~ as=capitals
gupy ~ Pedreiro ~ Construtora Vila Rica ~ Betim - Minas Gerais ~ text=nona-sobre-obra+nona-pedreiro ~ on=11-13

= word added to the title
encontresuavaga ~ Pedreiro de Acabamento e Alvenaria ~ Engenharia Pontal ~ Maceió - AL ~ text=nona-pedreiro
divulgavagas ~ Pedreiro ~ Pontal Engenharia Ltda ~ Maceió - AL ~ text=nona-pedreiro ~ as=bare

= hard: site foreman retold by agency naming no employer
divulgavagas ~ Mestre de Obras ~ - ~ Florianópolis - SC ~ text=nona-sobre-rh+nona-mestre-b
gupy ~ Mestre de Obras ~ Construtora Ilha Bela ~ Florianópolis - Santa Catarina ~ text=nona-mestre

= site foreman plain
infojobs ~ Mestre de Obra - Obras Verticais ~ Construtora Horizonte Azul ~ Fortaleza - CE ~ text=nona-mestre ~ as=breaks
catho ~ Mestre de Obras ~ HORIZONTE AZUL CONSTRUTORA E INCORPORADORA ~ Fortaleza ~ text=nona-mestre/220

= engineer, gender and order
gupy ~ Engenheiro(a) Civil de Obra ~ Construtora Vila Rica ~ Betim - Minas Gerais ~ text=nona-sobre-obra+nona-engobra
vagas ~ Engenheiro de Obras Civil ~ Vila Rica Construtora S/A ~ Betim / MG ~ text=nona-engobra ~ on=11-20

= hard: engineer retold, title shorter
infojobs ~ Engenheiro Residente ~ Incorporadora Marajó ~ Belém - PA ~ text=nona-engobra-b
gupy ~ Engenheiro(a) Civil - Residente de Obra ~ Incorporadora Marajó ~ Belém - Pará ~ text=nona-engobra ~ tail=Vaga aberta também para pessoas com deficiência.

= electrician, extra words
bne ~ ELETRICISTA DE OBRAS ~ MONTEL MONTAGENS ~ Camaçari / BA ~ text=nona-eletob ~ as=capitals
encontresuavaga ~ Eletricista Montador - Obras ~ Montel Montagens Elétricas Ltda ~ Camaçari - BA ~ text=nona-eletob

= storekeeper, city in title
solides ~ Almoxarife de Obra - Anápolis/GO ~ Construtora Cerrado Vivo ~ Anápolis (GO) ~ text=nona-almox
catho ~ Almoxarife ~ Cerrado Vivo ~ Anápolis ~ text=nona-almox/200 ~ on=11-05

= abbreviation TST
infojobs ~ TST - Técnico em Segurança do Trabalho ~ Montel Montagens ~ Camaçari - BA ~ text=nona-tst
vagas ~ Técnico(a) de Segurança do Trabalho ~ Montel Montagens Elétricas ~ Camaçari / BA ~ text=nona-tst ~ as=plain

= farm machine operator
bne ~ OPERADOR DE MAQUINAS AGRICOLAS ~ FAZENDA SANTA LUZIA ~ Luís Eduardo Magalhães / BA ~ text=nona-maqagro ~ as=capitals
solides ~ Operador de Máquinas Agrícolas I ~ Agropecuária Fazenda Santa Luzia ~ Luís Eduardo Magalhães (BA) ~ text=nona-maqagro

= hard: tractor driver retold under another title
encontresuavaga ~ Tratorista ~ Grupo Terra Firme ~ Sorriso - MT ~ text=nona-maqagro-b
gupy ~ Operador de Máquinas Agrícolas ~ Terra Firme Agro ~ Sorriso - Mato Grosso ~ text=nona-maqagro ~ on=11-16

= RTV abbreviation
vagas ~ Representante Técnico de Vendas (RTV) ~ Coopercampo ~ Cascavel / PR ~ text=nona-rtv
gupy ~ RTV - Representante Técnico(a) de Vendas ~ Coopercampo Cooperativa Agroindustrial ~ Cascavel - Paraná ~ text=nona-sobre-agro+nona-rtv ~ tail=Início imediato.

= hard: RTV retold, called agronomist
infojobs ~ Engenheiro Agrônomo - Vendas ~ Coopercampo ~ Guarapuava - PR ~ text=nona-rtv-b
gupy ~ Consultor(a) Técnico(a) de Vendas - Agrônomo ~ Coopercampo Cooperativa Agroindustrial ~ Guarapuava - Paraná ~ text=nona-rtv ~ on=11-09

= farm hand, date apart
encontresuavaga ~ Auxiliar de Granja ~ Avícola Bom Pouso ~ Dourados - MS ~ text=nona-granja ~ on=10-15
bne ~ AUXILIAR DE GRANJA DE AVES ~ AVICOLA BOM POUSO LTDA ~ Dourados / MS ~ text=nona-granja ~ as=capitals

= mechanic of farm machines
gupy ~ Mecânico(a) de Máquinas Agrícolas ~ TratorMais Concessionária ~ Rio Verde - Goiás ~ text=nona-mecagri
catho ~ Mecânico Agrícola ~ TRATORMAIS ~ Rio Verde ~ text=nona-mecagri/250

= grain classifier, spelling
solides ~ Classificador(a) de Grãos - Safra ~ Coopercampo ~ Toledo (PR) ~ text=nona-sobre-agro+nona-graos
divulgavagas ~ Classificador de Graos ~ Coopercampo Coop. Agroindustrial ~ Toledo - PR ~ text=nona-graos ~ as=bare

= level and language order
gupy ~ Pessoa Desenvolvedora Java Sênior ~ Pagare Tecnologia ~ Remoto ~ text=nona-sobre-tech+nona-java ~ mode=remote
remotar ~ Desenvolvedor Back-end Java Sr ~ Pagare ~ Remoto ~ text=nona-java ~ mode=remote ~ on=11-13

= hard: java retold by a recruiter, hidden on one side
nerdin ~ Dev Backend Java Pleno ~ - ~ São Paulo - SP ~ text=nona-java-b ~ contract=CLT ~ mode=hybrid
gupy ~ Pessoa Desenvolvedora Back-end Pleno (Java) ~ Lojix Sistemas ~ São Paulo - São Paulo ~ text=nona-java ~ mode=hybrid ~ tail=Se você se identificou, candidate-se!

= English and Portuguese title halves, same text
workable ~ Front-end Developer (React) ~ Nuvem Azul ~ Florianópolis, Santa Catarina ~ text=nona-react ~ mode=hybrid
nerdin ~ Desenvolvedor Front-end React ~ Nuvem Azul Softwares ~ Florianópolis - SC ~ text=nona-react ~ mode=hybrid ~ as=bare

= trampos lower-case title
trampos ~ desenvolvedor(a) front-end react pleno ~ estúdio maré ~ Recife / PE ~ text=nona-react
gupy ~ Desenvolvedor Frontend Pl (React) ~ Estúdio Maré Digital ~ Recife - Pernambuco ~ text=nona-react ~ on=11-12

= data engineer in English and Portuguese
workable ~ Data Engineer Sr ~ Indico Analytics ~ Remoto ~ text=nona-engdados ~ mode=remote
remotar ~ Engenheiro(a) de Dados Sênior ~ Indico Analytics ~ Brasil (Remoto) ~ text=nona-engdados ~ mode=remote ~ as=plain

= hard: data engineer retold
infojobs ~ Engenheiro de Dados Pleno ~ Banco Meridiano ~ Porto Alegre - RS ~ text=nona-engdados-b
gupy ~ Pessoa Engenheira de Dados Pl ~ Banco Meridiano ~ Porto Alegre - Rio Grande do Sul ~ text=nona-engdados ~ on=11-06

= BI analyst
catho ~ Analista de BI Jr. ~ Rede Bom Lar ~ Joinville ~ text=nona-bi/200
vagas ~ Analista de Business Intelligence Júnior ~ Lojas Bom Lar S.A. - Rede Bom Lar ~ Joinville / SC ~ text=nona-bi

= QA abbreviation
gupy ~ Analista de Testes (QA) Pleno ~ Pagare Tecnologia ~ Remoto ~ text=nona-sobre-tech+nona-qa ~ mode=remote
nerdin ~ QA Analyst Pleno | Analista de Testes ~ Pagare Tecnologia ~ Home Office ~ text=nona-qa ~ mode=remote ~ tail=Todas as etapas são gratuitas.

= devops, code
nerdin ~ DevOps Engineer - Vaga #98511 ~ Lojix ~ São Paulo - SP ~ text=nona-devops ~ contract=CLT
gupy ~ Engenheiro(a) DevOps ~ Lojix Sistemas ~ São Paulo - São Paulo ~ text=nona-devops ~ on=11-08

= level N1
infojobs ~ Analista de Suporte Técnico N1 ~ TecHelp Soluções ~ Vitória - ES ~ text=nona-supti
catho ~ Analista de Suporte de TI Nível 1 ~ TecHelp ~ Vitória ~ text=nona-supti/200

= helpdesk word for the same, same text
bne ~ SUPORTE TECNICO HELP DESK ~ COLEGIO SAO JUDAS ~ Santo André / SP ~ text=nona-supti ~ as=capitals
solides ~ Assistente de Suporte Técnico (Help Desk) ~ Colégio São Judas ~ Santo André (SP) ~ text=nona-supti

= scientist, gendered
gupy ~ Cientista de Dados Sênior ~ Banco Meridiano ~ Porto Alegre - Rio Grande do Sul ~ text=nona-ciendados
jobleads ~ Cientista de Dados Sr. - Porto Alegre ~ Banco Meridiano S.A. ~ Porto Alegre, RS ~ text=nona-ciendados ~ as=plain

= cooperative cashier
gupy ~ Caixa - Agência Videira ~ Cresol Vale das Uvas ~ Videira - Santa Catarina ~ text=nona-caixacoop
infojobs ~ Caixa de Agência ~ CRESOL VALE DAS UVAS ~ Videira - SC ~ text=nona-caixacoop ~ on=11-12

= PJ as corporate clients, not contract
vagas ~ Gerente de Relacionamento Pessoa Jurídica ~ Sicoob Planalto ~ Passo Fundo / RS ~ text=nona-gerpj
gupy ~ Gerente de Relacionamento PJ ~ Sicoob Planalto Central Gaúcho - Sicoob Planalto ~ Passo Fundo - Rio Grande do Sul ~ text=nona-gerpj ~ as=breaks ~ tail=Currículos pelo portal até o preenchimento da vaga.

= hard: corporate manager retold
infojobs ~ Gerente de Negócios PJ ~ Sicoob Planalto ~ Erechim - RS ~ text=nona-gerpj-b
gupy ~ Gerente de Relacionamento - Pessoa Jurídica ~ Sicoob Planalto ~ Erechim - Rio Grande do Sul ~ text=nona-gerpj ~ on=11-15

= credit analyst
catho ~ Analista de Crédito II ~ Financeira Alvorada ~ Goiânia ~ text=nona-cred/200
solides ~ Analista de Crédito Pleno ~ Alvorada Crédito e Financiamento (Financeira Alvorada) ~ Goiânia (GO) ~ text=nona-cred

= internship, course named on both
gupy ~ Estágio em Administração ~ Sicoob Planalto ~ Passo Fundo - Rio Grande do Sul ~ text=nona-estag ~ contract=Estágio
solides ~ Estagiário(a) - Administração ~ Sicoob Planalto ~ Passo Fundo (RS) ~ text=nona-estag ~ contract=Estágio ~ on=11-14

= internship law, gender
infojobs ~ Estagiário de Direito ~ Mendonça & Prado Advogados ~ Teresina - PI ~ text=nona-estag ~ contract=Estágio
catho ~ Estágio - Direito ~ MENDONÇA E PRADO ADVOGADOS ASSOCIADOS ~ Teresina ~ text=nona-estag/180 ~ contract=Estágio

= hotel receptionist
bne ~ RECEPCIONISTA DE HOTEL ~ POUSADA PRAIA DO FORTE ~ Mata de São João / BA ~ text=nona-recephot ~ as=capitals
infojobs ~ Recepcionista de Hotel ~ Pousada Praia do Forte Ltda ME ~ Mata de São João - BA ~ text=nona-recephot

= hard: hotel receptionist retold, hidden on one side
infojobs ~ Recepcionista de Hotel - Front Desk ~ - ~ Foz do Iguaçu - PR ~ text=nona-recephot-b ~ on=11-11
gupy ~ Recepcionista - Hotel ~ Hotel Cataratas Park ~ Foz do Iguaçu - Paraná ~ text=nona-recephot ~ tail=Vaga aberta também para pessoas com deficiência.

= chambermaid, neutral form
catho ~ Camareira ~ Hotel Serra Alta ~ Gramado ~ text=nona-camar/150
solides ~ Camareiro(a) ~ Serra Alta Hotéis (Hotel Serra Alta) ~ Gramado (RS) ~ text=nona-camar

= arrumadeira for camareira over one text
divulgavagas ~ Camareira / Arrumadeira ~ Hotel Ponta Negra ~ Natal - RN ~ text=nona-camar
bne ~ CAMAREIRA DE HOTEL ~ HOTEL PONTA NEGRA ~ Natal / RN ~ text=nona-camar ~ as=capitals ~ on=11-19

= cook
infojobs ~ Cozinheiro(a) à la carte ~ Cantina do Nonno ~ Caxias do Sul - RS ~ text=nona-cozin
encontresuavaga ~ Cozinheira ~ CANTINA DO NONNO RESTAURANTE LTDA ~ Caxias do Sul - RS ~ text=nona-cozin ~ as=breaks

= hard: cook retold
solides ~ Cozinheiro - Praça Quente ~ Bistrô Jabuticaba ~ Belo Horizonte (MG) ~ text=nona-cozin
catho ~ Cozinheiro de Restaurante ~ Bistrô Jabuticaba ~ Belo Horizonte ~ text=nona-cozin-b ~ on=11-07

= waiter, tip words in title
infojobs ~ Garçom / Garçonete ~ Peixaria do Cais ~ Vila Velha - ES ~ text=nona-garcom
bne ~ GARCOM ~ PEIXARIA DO CAIS ~ Vila Velha / ES ~ text=nona-garcom ~ as=capitals ~ pay=R$ 1.780,00

= kitchen helper, abbreviation
gupy ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições Coletivas ~ São José dos Campos - São Paulo ~ text=nona-auxcoz
encontresuavaga ~ Aux. Cozinha ~ Sabor e Cia ~ São José dos Campos - SP ~ text=nona-auxcoz ~ on=11-12 ~ tail=Início imediato.

= ajudante for auxiliar over the same text
divulgavagas ~ Ajudante de Cozinha ~ Churrascaria Potranca ~ Cuiabá - MT ~ text=nona-auxcoz ~ as=plain
infojobs ~ Auxiliar de Cozinha ~ Churrascaria Potranca Ltda ~ Cuiabá - MT ~ text=nona-auxcoz

= restaurant manager
vagas ~ Gerente de Restaurante ~ Pizza Bela ~ São Bernardo do Campo / SP ~ text=nona-gerrest
gupy ~ Gerente de Unidade - Restaurante ~ Pizza Bela Franchising ~ São Bernardo do Campo - São Paulo ~ text=nona-gerrest ~ on=11-03

= maths teacher
catho ~ Professor de Matemática - Ensino Médio ~ Colégio Santo Inácio do Norte ~ São Luís ~ text=nona-prof/200
gupy ~ Professor(a) de Matemática (Ensino Médio) ~ Colégio Santo Inácio do Norte ~ São Luís - Maranhão ~ text=nona-prof

= hard: history teacher retold
infojobs ~ Docente de História - Fund. II ~ Escola Novo Rumo ~ Campina Grande - PB ~ text=nona-prof-b
solides ~ Professor(a) de História - Ensino Fundamental II ~ Escola Novo Rumo ~ Campina Grande (PB) ~ text=nona-prof ~ on=11-13

= class helper
bne ~ AUXILIAR DE CLASSE ~ ESCOLA PEQUENO MUNDO ~ Niterói / RJ ~ text=nona-auxclas ~ as=capitals
infojobs ~ Auxiliar de Classe - Educação Infantil ~ Escola Pequeno Mundo Ltda ~ Niterói - RJ ~ text=nona-auxclas

= school secretary
solides ~ Secretária Escolar ~ Colégio São Judas ~ Santo André (SP) ~ text=nona-secret
catho ~ Secretário(a) Escolar ~ COLEGIO SAO JUDAS TADEU DO ABC - COLÉGIO SÃO JUDAS ~ Santo André ~ text=nona-secret/200 ~ tail=Se você se identificou, candidate-se!

= pedagogic coordinator
vagas ~ Coordenação Pedagógica - Ensino Fundamental I ~ Escola Novo Rumo ~ Campina Grande / PB ~ text=nona-coordped
gupy ~ Coordenador(a) Pedagógico(a) | Fundamental 1 ~ Escola Novo Rumo ~ Campina Grande - Paraíba ~ text=nona-coordped ~ on=11-11

= bus driver
bne ~ MOTORISTA DE ONIBUS URBANO ~ VIACAO ESTRELA DALVA ~ Osasco / SP ~ text=nona-motonib ~ as=capitals
gupy ~ Motorista de Ônibus - Urbano ~ Viação Estrela D'Alva ~ Osasco - São Paulo ~ text=nona-motonib

= hard: bus driver retold
encontresuavaga ~ Motorista Categoria D - Ônibus ~ Expresso Rio Doce ~ Governador Valadares - MG ~ text=nona-motonib-b
infojobs ~ Motorista de Ônibus ~ EXPRESSO RIO DOCE LTDA ~ Governador Valadares - MG ~ text=nona-motonib ~ on=11-17

= traffic inspector
infojobs ~ Fiscal de Tráfego ~ Viação Estrela D'Alva ~ Osasco - SP ~ text=nona-fiscal
catho ~ Fiscal de Trafego e Terminal ~ Viação Estrela Dalva S/A ~ Osasco ~ text=nona-fiscal ~ as=bare

= diesel mechanic
solides ~ Mecânico Diesel ~ Expresso Rio Doce ~ Governador Valadares (MG) ~ text=nona-mecdies
bne ~ MECANICO DE VEICULOS A DIESEL - NOITE ~ EXPRESSO RIO DOCE ~ Governador Valadares / MG ~ text=nona-mecdies ~ as=capitals

= fibre installer
infojobs ~ Instalador de Fibra Óptica ~ NetVale Telecom ~ Ipatinga - MG ~ text=nona-fibra
encontresuavaga ~ Instalador(a) de Internet - Fibra Óptica ~ NETVALE TELECOMUNICAÇÕES LTDA ~ Ipatinga - MG ~ text=nona-fibra ~ as=breaks ~ tail=Todas as etapas são gratuitas.

= hard: fibre technician retold under another title
gupy ~ Técnico(a) de Campo - Fibra ~ Linka Internet ~ Feira de Santana - Bahia ~ text=nona-fibra
divulgavagas ~ Instalador de Fibra Óptica ~ Linka Internet ~ Feira de Santana - BA ~ text=nona-fibra-b ~ on=11-18

= door to door PAP
gupy ~ Vendedor(a) Externo PAP ~ Linka Internet ~ Feira de Santana - Bahia ~ text=nona-pap
catho ~ Vendedor Porta a Porta (PAP) ~ Linka Internet Ltda. ~ Feira de Santana ~ text=nona-pap/200

= NOC
nerdin ~ Analista NOC Jr ~ NetVale Telecom ~ Ipatinga - MG ~ text=nona-noc
solides ~ Analista de NOC Júnior ~ NetVale ~ Ipatinga (MG) ~ text=nona-noc ~ on=11-12

= pharmacist
catho ~ Farmacêutico ~ Drogaria Bem Viver ~ Presidente Prudente ~ text=nona-farmac/200
gupy ~ Farmacêutico(a) - Loja Centro ~ Rede Bem Viver | Drogaria Bem Viver ~ Presidente Prudente - São Paulo ~ text=nona-sobre-rede+nona-farmac

= hard: pharmacist retold, hidden on one side
infojobs ~ Farmacêutica ~ - ~ Montes Claros - MG ~ text=nona-farmac-b ~ on=11-12
solides ~ Farmacêutico(a) ~ Farma Norte Minas ~ Montes Claros (MG) ~ text=nona-farmac

= pharmacy counter
bne ~ BALCONISTA DE FARMACIA ~ DROGARIA POPULAR CENTRAL ~ Campo Grande / MS ~ text=nona-balcfar ~ as=capitals
infojobs ~ Balconista de Farmácia ~ Drogaria Popular Central ~ Campo Grande - MS ~ text=nona-balcfar ~ pay=R$ 1.800 a R$ 2.400 ~ tail=Currículos pelo portal até o preenchimento da vaga.

= attendant for counter, same text
divulgavagas ~ Atendente de Farmácia ~ Farma Norte Minas ~ Montes Claros - MG ~ text=nona-balcfar
catho ~ Atendente / Balconista de Farmácia ~ Farma Norte Minas Ltda ~ Montes Claros ~ text=nona-balcfar/220 ~ on=11-15

= compounding technician
solides ~ Técnico(a) em Manipulação ~ Magistral Flora ~ Maringá (PR) ~ text=nona-manip
infojobs ~ Manipulador de Fórmulas - Téc. em Manipulação ~ MAGISTRAL FLORA FARMACIA DE MANIPULACAO ~ Maringá - PR ~ text=nona-manip ~ as=plain

= cashier with shop in title
gupy ~ Operador(a) de Caixa - Loja 12 Aldeota ~ Supermercados Maré Boa ~ Fortaleza - Ceará ~ text=nona-sobre-rede+nona-opcaixa
catho ~ Operador de Caixa - Aldeota ~ Maré Boa Supermercados ~ Fortaleza ~ text=nona-opcaixa/200

= cashier PCD on both sides
infojobs ~ Operador de Caixa PCD ~ Supermercados Maré Boa ~ Caucaia - CE ~ text=nona-opcaixa
gupy ~ Operador(a) de Caixa | Exclusiva para Pessoas com Deficiência ~ Supermercados Maré Boa ~ Caucaia - Ceará ~ text=nona-sobre-rede+nona-opcaixa ~ on=11-13

= seller
vagas ~ Vendedor(a) de Loja ~ Calçados Pé Leve ~ Novo Hamburgo / RS ~ text=nona-vend
bne ~ VENDEDOR ~ CALCADOS PE LEVE LTDA ~ Novo Hamburgo / RS ~ text=nona-vend ~ as=capitals

= consultor de vendas and vendedor in one shop, same text
gupy ~ Consultor(a) de Vendas - Shopping Iguatemi ~ Óticas Visão Clara ~ Campinas - São Paulo ~ text=nona-vend
infojobs ~ Vendedor - Shopping Iguatemi ~ Óticas Visão Clara ~ Campinas - SP ~ text=nona-vend ~ as=breaks ~ on=11-14 ~ tail=Vaga aberta também para pessoas com deficiência.

= production operator, numeral
gupy ~ Operador(a) de Produção I ~ Plastivale Embalagens ~ Indaial - Santa Catarina ~ text=nona-opprod
encontresuavaga ~ Operador de Produção 1 ~ PLASTIVALE IND. DE EMBALAGENS LTDA ~ Indaial - SC ~ text=nona-opprod ~ on=11-06

= industrial mechanic
infojobs ~ Mecânico de Manutenção Industrial ~ Cerâmica Bom Barro ~ Criciúma - SC ~ text=nona-mecman ~ as=breaks
solides ~ Mecânico(a) de Manutenção ~ Cerâmica Bom Barro S.A. ~ Criciúma (SC) ~ text=nona-mecman ~ on=11-13

= hard: industrial mechanic, hidden on one side and other title
catho ~ Técnico de Manutenção Mecânica ~ - ~ Camaçari ~ text=nona-mecman/280
vagas ~ Mecânico de Manutenção ~ Polímeros da Bahia ~ Camaçari / BA ~ text=nona-mecman ~ on=11-12

= administrative assistant, abbreviation
bne ~ AUX. ADMINISTRATIVO ~ CONTABIL SILVEIRA ~ Uberaba / MG ~ text=nona-admin ~ as=capitals
infojobs ~ Auxiliar Administrativo(a) ~ Contábil Silveira Ltda - ME ~ Uberaba - MG ~ text=nona-admin

= tax analyst, order of words and level
gupy ~ Analista Fiscal Sênior ~ Metalúrgica Três Irmãos ~ Caxias do Sul - Rio Grande do Sul ~ text=nona-fiscaltrib
catho ~ Analista Sr. Fiscal / Tributário ~ Metalúrgica Três Irmãos SA ~ Caxias do Sul ~ text=nona-fiscaltrib/200

= guard
bne ~ VIGILANTE ARMADO ~ FORTSEG VIGILANCIA ~ Brasília / DF ~ text=nona-vigil ~ as=capitals
encontresuavaga ~ Vigilante Patrimonial Armado ~ Fortseg Vigilância e Segurança Ltda ~ Brasília - DF ~ text=nona-vigil ~ tail=Início imediato.

= agency on both portals, one with its introduction
infojobs ~ Auxiliar de Almoxarifado ~ Gente Certa RH ~ Sumaré - SP ~ text=nona-sobre-rh+nona-almox
divulgavagas ~ Auxiliar de Almoxarifado (Sumaré) ~ Gente Certa Recursos Humanos ~ Sumaré - SP ~ text=nona-almox ~ as=plain

= hard: republishing site names itself as the employer
divulgavagas ~ Conferente de Carga ~ Divulga Vagas ~ Itajaí - SC ~ text=nona-confer
gupy ~ Conferente de Cargas ~ Porto Sul Terminais ~ Itajaí - Santa Catarina ~ text=nona-confer

= hard: republisher names itself, teaser cut in half
buscavagas ~ Supervisor de Atendimento ~ BuscarVagas ~ Sorocaba - SP ~ text=nona-supcall/160
vagas ~ Supervisor de Atendimento ~ Teleponto ~ Sorocaba / SP ~ text=nona-supcall ~ on=11-09

= contract said on one side only
catho ~ Professor de Inglês ~ Speak Up Idiomas ~ Santos ~ text=nona-prof/200 ~ contract=CLT
infojobs ~ Professor(a) de Inglês ~ Speak Up Escola de Idiomas ~ Santos - SP ~ text=nona-prof

= temporary on both sides
gupy ~ Auxiliar de Logística - Temporário ~ RotaSul Logística ~ Recife - Pernambuco ~ text=nona-sobre-log+nona-auxlog ~ contract=Temporário
catho ~ Auxiliar Logístico (vaga temporária) ~ RotaSul ~ Recife ~ text=nona-auxlog/180 ~ contract=Temporário

= pay written two ways, same sum
infojobs ~ Cozinheira ~ Sabor & Cia Refeições Coletivas ~ Taubaté - SP ~ text=nona-cozin ~ pay=R$ 2.150,00
bne ~ COZINHEIRO ~ SABOR E CIA REFEICOES ~ Taubaté / SP ~ text=nona-cozin ~ pay=R$ 2.150 ~ as=capitals ~ tail=Se você se identificou, candidate-se!

= pay in one range on both sides, 40 days apart
vagas ~ Assistente Fiscal ~ Escritório Contábil Ramos ~ Maringá / PR ~ text=nona-fiscaltrib ~ pay=R$ 2.500 a R$ 3.000 ~ on=10-03
infojobs ~ Assistente Fiscal ~ Escritório Contábil Ramos Ltda ~ Maringá - PR ~ text=nona-fiscaltrib ~ pay=R$ 2.500 a R$ 3.000 ~ on=11-09

= apprentice, order of words
gupy ~ Jovem Aprendiz Administrativo ~ Metalúrgica Três Irmãos ~ Caxias do Sul - Rio Grande do Sul ~ text=nona-admin/150 ~ contract=Aprendiz
solides ~ Aprendiz - Administrativo ~ Metalúrgica Três Irmãos ~ Caxias do Sul (RS) ~ text=nona-admin/150 ~ contract=Aprendiz ~ on=11-12

= hybrid said on one side, state name spelled out
gupy ~ Analista de Dados Pleno ~ Rede Bom Lar ~ Joinville - Santa Catarina ~ text=nona-bi ~ mode=hybrid
catho ~ Analista de Dados Pl. ~ Rede Bom Lar ~ Joinville - SC ~ text=nona-bi/220

= text with an invitation at the end
solides ~ Auxiliar de Manipulação ~ Farmácia Magistral Vida ~ Juiz de Fora (MG) ~ text=nona-manip ~ tail=Venha fazer parte do nosso time!
careerjet ~ Auxiliar de Manipulação ~ Farmácia Magistral Vida ~ Juiz de Fora - MG ~ text=nona-manip/180 ~ on=11-14

= night guard 12x36 in both titles
infojobs ~ Operador de Central de Rastreamento - Noturno 12x36 ~ Fortseg ~ Goiânia - GO ~ text=nona-rastrea
bne ~ OPERADOR DE CENTRAL DE RASTREAMENTO NOTURNO ~ FORTSEG VIGILANCIA E SEGURANCA ~ Goiânia / GO ~ text=nona-rastrea ~ as=capitals

= number of openings in the title
encontresuavaga ~ Pedreiro - 10 vagas ~ Construtora Vila Rica ~ Betim - MG ~ text=nona-pedreiro/180
catho ~ Pedreiro ~ CONSTRUTORA VILA RICA ~ Betim ~ text=nona-pedreiro ~ on=11-05 ~ tail=Todas as etapas são gratuitas.

= urgent word in the title
divulgavagas ~ URGENTE - Técnico em Telecomunicações ~ NetVale Telecom ~ Ipatinga - MG ~ text=nona-noc
gupy ~ Técnico(a) em Telecomunicações ~ NetVale Telecom ~ Ipatinga - Minas Gerais ~ text=nona-noc ~ on=11-12

= hard: one text is only a short teaser and the title has another order and word
netvagas ~ Monitor de Frota ~ Expresso Guará ~ São Paulo - SP ~ text=nona-rastrea/90
gupy ~ Operador(a) de Monitoramento de Frota ~ Expresso Guará Transportes ~ São Paulo - São Paulo ~ text=nona-rastrea

= hard: clinic nurse technician, retold and hidden on one side
divulgavagas ~ Técnica de Enfermagem ~ - ~ Palmas - TO ~ text=nona-sobre-rh+nona-tecenf-b
vagas ~ Técnico de Enfermagem - Internação ~ Hospital Jalapão ~ Palmas / TO ~ text=nona-tecenf ~ on=11-11

= hard: nurse of ICU retold, initials in the title
infojobs ~ Enf. CTI Adulto ~ Hospital Maternidade Guanabara ~ Rio de Janeiro - RJ ~ text=nona-enfuti-b
gupy ~ Enfermeiro(a) - Terapia Intensiva Adulto ~ Hospital e Maternidade Guanabara ~ Rio de Janeiro - Rio de Janeiro ~ text=nona-enfuti ~ on=11-08

= hard: freight analyst retold, title without the level
catho ~ Analista de Fretes ~ Laticínios Serra Branca ~ Patos de Minas ~ text=nona-analog-b
solides ~ Analista de Logística - Fretes e Transportes ~ Laticínios Serra Branca ~ Patos de Minas (MG) ~ text=nona-analog ~ on=11-16

= district in the place on one side
bne ~ AUXILIAR DE CLASSE ~ BERCARIO DOCE LAR ~ Tatuapé, São Paulo / SP ~ text=nona-auxclas ~ as=capitals
infojobs ~ Auxiliar de Classe (Berçário) ~ Berçário Doce Lar ~ São Paulo - SP ~ text=nona-auxclas ~ tail=Currículos pelo portal até o preenchimento da vaga.

≠ ICU adult and ICU neonatal
gupy ~ Enfermeiro(a) UTI Adulto ~ Hospital Santa Cecília do Vale ~ Taubaté - São Paulo ~ text=nona-sobre-hospital+nona-enfuti
infojobs ~ Enfermeiro(a) UTI Neonatal ~ Hospital Santa Cecília do Vale ~ Taubaté - SP ~ text=nona-sobre-hospital+nona-neonat

≠ nurse and nursing technician of one unit
gupy ~ Enfermeiro(a) - UTI ~ Hospital Monte Alverne ~ Juiz de Fora - Minas Gerais ~ text=nona-sobre-hospital+nona-enfuti
catho ~ Técnico(a) de Enfermagem - UTI ~ Hospital Monte Alverne ~ Juiz de Fora ~ text=nona-sobre-hospital+nona-tecenf

≠ day and night shift
infojobs ~ Técnico de Enfermagem - 12x36 Diurno ~ Casa de Saúde São Bento ~ Londrina - PR ~ text=nona-tecenf
solides ~ Técnico de Enfermagem - 12x36 Noturno ~ Casa de Saúde São Bento Ltda ~ Londrina (PR) ~ text=nona-tecenf

≠ ward and surgical centre
vagas ~ Técnico de Enfermagem - Centro Cirúrgico ~ Hospital Ipê Roxo ~ Goiânia / GO ~ text=nona-tecenf/120
gupy ~ Técnico(a) de Enfermagem - Internação ~ Hospital Ipê Roxo ~ Goiânia - Goiás ~ text=nona-sobre-hospital+nona-tecenf

≠ PcD twin of an open vacancy
gupy ~ Recepcionista ~ Hospital Ipê Roxo ~ Goiânia - Goiás ~ text=nona-recepclin
infojobs ~ Recepcionista - Exclusiva PcD ~ Hospital Ipê Roxo ~ Goiânia - GO ~ text=nona-recepclin

≠ two medical specialties
vagas ~ Médico Plantonista - Pediatria ~ Hospital Jalapão ~ Palmas / TO ~ text=nona-medplant ~ tail=Vaga aberta também para pessoas com deficiência.
gupy ~ Médico(a) Plantonista - Ortopedia ~ Hospital Jalapão ~ Palmas - Tocantins ~ text=nona-medplant ~ tail=Vaga aberta também para pessoas com deficiência.

≠ clinical doctor and anaesthetist
infojobs ~ Médico Clínico Geral ~ UPA Vida Serviços Médicos ~ Macapá - AP ~ text=nona-medplant
catho ~ Médico Anestesista ~ UPA Vida Serviços Médicos ~ Macapá ~ text=nona-medplant

≠ two clinics of one trade in one city
infojobs ~ Recepcionista ~ Clínica Olhar Bem ~ Sorocaba - SP ~ text=nona-recepclin
catho ~ Recepcionista ~ Odonto Sorriso Fácil ~ Sorocaba ~ text=nona-recepclin-b

≠ two units of one clinic chain
gupy ~ Recepcionista - Unidade Barra da Tijuca ~ Diagnóstica Imagem ~ Rio de Janeiro - Rio de Janeiro ~ text=nona-recepclin
vagas ~ Recepcionista - Unidade Méier ~ Diagnóstica Imagem ~ Rio de Janeiro / RJ ~ text=nona-recepclin

≠ orthopaedic and neurological physiotherapist
solides ~ Fisioterapeuta - Ortopedia ~ Instituto Movimento ~ Uberlândia (MG) ~ text=nona-fisio
catho ~ Fisioterapeuta Neurofuncional ~ Instituto Movimento ~ Uberlândia ~ text=nona-neuro

≠ level of biller
vagas ~ Faturista Hospitalar Júnior ~ Santa Casa de Franca ~ Franca / SP ~ text=nona-faturhosp
gupy ~ Faturista Hospitalar Sênior ~ Santa Casa de Franca ~ Franca - São Paulo ~ text=nona-faturhosp

≠ biller and coordinator of billing
infojobs ~ Faturista ~ Hospital Ipê Roxo ~ Goiânia - GO ~ text=nona-faturhosp ~ tail=Início imediato.
gupy ~ Coordenador(a) de Faturamento ~ Hospital Ipê Roxo ~ Goiânia - Goiás ~ text=nona-faturhosp-b ~ tail=Início imediato.

≠ tomography and magnetic resonance
catho ~ Técnico em Radiologia - Tomografia ~ Diagnóstica Imagem ~ Campinas ~ text=nona-radio
gupy ~ Técnico(a) em Radiologia - Ressonância Magnética ~ Diagnóstica Imagem ~ Campinas - São Paulo ~ text=nona-radio

≠ agency template, two client hospitals in different cities
infojobs ~ Auxiliar de Limpeza Hospitalar ~ Gente Certa RH ~ Sumaré - SP ~ text=nona-sobre-rh+nona-higien
infojobs ~ Auxiliar de Limpeza Hospitalar ~ Gente Certa RH ~ Hortolândia - SP ~ text=nona-sobre-rh+nona-higien

≠ cleaning in hospital and in shopping of one outsourcer
bne ~ AUXILIAR DE LIMPEZA - HOSPITAL ~ LIMPAMAIS SERVICOS ~ Belo Horizonte / MG ~ text=nona-higien ~ as=capitals
gupy ~ Auxiliar de Limpeza - Shopping ~ LimpaMais Serviços ~ Belo Horizonte - Minas Gerais ~ text=nona-limpshop

≠ contract contradicts (temporary cover and permanent)
gupy ~ Nutricionista Clínica ~ Hospital Santa Cecília do Vale ~ Taubaté - São Paulo ~ text=nona-nutri ~ contract=CLT
catho ~ Nutricionista Clínica ~ Hospital Santa Cecília do Vale ~ Taubaté ~ text=nona-nutri ~ contract=Temporário

≠ clinical and production nutritionist
vagas ~ Nutricionista Clínica ~ Hospital Ipê Roxo ~ Goiânia / GO ~ text=nona-nutri
infojobs ~ Nutricionista de Produção (UAN) ~ Hospital Ipê Roxo ~ Goiânia - GO ~ text=nona-nutri

≠ laboratory collector in two units
gupy ~ Coletador(a) - Unidade Boa Viagem ~ Laboratório Vita Plena ~ Recife - Pernambuco ~ text=nona-coleta ~ tail=Se você se identificou, candidate-se!
infojobs ~ Coletador - Unidade Casa Forte ~ Laboratório Vita Plena ~ Recife - PE ~ text=nona-coleta ~ tail=Se você se identificou, candidate-se!

≠ home collection and unit collection
gupy ~ Coletador(a) Domiciliar - Motorizado ~ Laboratório Vita Plena ~ Recife - Pernambuco ~ text=nona-coleta/100
catho ~ Coletador de Unidade ~ Laboratório Vita Plena ~ Recife ~ text=nona-coleta

≠ two cities of one distribution network
gupy ~ Auxiliar de Logística ~ RotaSul Logística ~ Cajamar - São Paulo ~ text=nona-sobre-log+nona-auxlog
infojobs ~ Auxiliar de Logística ~ RotaSul Logística ~ Itapevi - SP ~ text=nona-sobre-log+nona-auxlog

≠ shifts in the warehouse
catho ~ Auxiliar de Logística - 1º turno ~ RotaSul Logística ~ Extrema ~ text=nona-auxlog
gupy ~ Auxiliar de Logística - 3º Turno ~ RotaSul Logística ~ Extrema - Minas Gerais ~ text=nona-auxlog

≠ temporary and permanent helper
gupy ~ Auxiliar de Logística (Temporário) ~ RotaSul Logística ~ Cajamar - São Paulo ~ text=nona-auxlog ~ contract=Temporário
vagas ~ Auxiliar de Logística (Efetivo) ~ RotaSul Logística ~ Cajamar / SP ~ text=nona-auxlog ~ contract=CLT

≠ helper and operator of forklift with the same introduction
gupy ~ Auxiliar de Logística ~ RotaSul Logística ~ Recife - Pernambuco ~ text=nona-sobre-log+nona-auxlog
infojobs ~ Operador de Empilhadeira ~ RotaSul Logística ~ Recife - PE ~ text=nona-sobre-log+nona-empilha

≠ two employers, like texts, one industrial town
vagas ~ Operador de Empilhadeira ~ Armazéns Bandeirante ~ Jundiaí / SP ~ text=nona-empilha ~ tail=Todas as etapas são gratuitas.
catho ~ Operador de Empilhadeira ~ Bebidas Serrana ~ Jundiaí ~ text=nona-empilha/200 ~ tail=Todas as etapas são gratuitas.

≠ forklift and pallet truck / reach machine
gupy ~ Operador(a) de Empilhadeira Retrátil ~ Armazéns Bandeirante ~ Jundiaí - São Paulo ~ text=nona-empilha
infojobs ~ Operador de Transpaleteira ~ Armazéns Bandeirante ~ Jundiaí - SP ~ text=nona-confer

≠ licence E and licence D
encontresuavaga ~ Motorista CNH E - Carreta ~ Transportes Campo Largo ~ Ponta Grossa - PR ~ text=nona-carreta
bne ~ MOTORISTA CNH D - TRUCK ~ TRANSPORTES CAMPO LARGO ~ Ponta Grossa / PR ~ text=nona-truck

≠ hidden on both sides
infojobs ~ Motorista Carreteiro ~ - ~ Chapecó - SC ~ text=nona-carreta
divulgavagas ~ Motorista Carreteiro ~ - ~ Chapecó - SC ~ text=nona-carreta

≠ bitrem and sider road train, other cargo
solides ~ Motorista de Bitrem - Graneleiro ~ Transoeste Cargas ~ Chapecó (SC) ~ text=nona-carreta/150
infojobs ~ Motorista Carreteiro - Câmara Fria ~ Transoeste Cargas ~ Chapecó - SC ~ text=nona-carreta

≠ delivery base North and base South
gupy ~ Motorista Entregador - Base Zona Norte ~ Expresso Guará ~ São Paulo - São Paulo ~ text=nona-entrega
catho ~ Motorista Entregador - Base Zona Sul ~ Expresso Guará ~ São Paulo ~ text=nona-entrega

≠ motorbike courier and driver
bne ~ MOTOBOY ENTREGADOR ~ EXPRESSO GUARA ~ São Paulo / SP ~ text=nona-moto ~ as=capitals ~ tail=Currículos pelo portal até o preenchimento da vaga.
infojobs ~ Motorista Entregador ~ Expresso Guará ~ São Paulo - SP ~ text=nona-entrega ~ tail=Currículos pelo portal até o preenchimento da vaga.

≠ contract CLT against PJ courier
catho ~ Entregador com carro ~ Expresso Guará ~ São Paulo ~ text=nona-entrega ~ contract=PJ
gupy ~ Entregador com carro ~ Expresso Guará ~ São Paulo - São Paulo ~ text=nona-entrega ~ contract=CLT

≠ level of logistics analyst
gupy ~ Analista de Logística Júnior ~ Três Marias Distribuidora ~ Contagem - Minas Gerais ~ text=nona-analog
vagas ~ Analista de Logística Pleno ~ Três Marias Distribuidora ~ Contagem / MG ~ text=nona-analog

≠ inbound and outbound logistics
gupy ~ Analista de Logística Pl - Inbound ~ Distribuidora Aurora do Norte ~ Manaus - Amazonas ~ text=nona-analog
infojobs ~ Analista de Logística Pl - Outbound ~ Distribuidora Aurora do Norte ~ Manaus - AM ~ text=nona-analog-b

≠ dates too far apart
infojobs ~ Conferente de Mercadorias ~ Atacadão do Sertão ~ Petrolina - PE ~ text=nona-confer ~ on=09-10
solides ~ Conferente de Mercadorias ~ Atacadão do Sertão ~ Petrolina (PE) ~ text=nona-confer ~ on=11-12

≠ checker of receipts at night and by day
catho ~ Conferente - Noturno ~ Porto Sul Terminais ~ Itajaí ~ text=nona-confer
gupy ~ Conferente - Horário Comercial ~ Porto Sul Terminais ~ Itajaí - Santa Catarina ~ text=nona-confer

≠ two towns of one name
bne ~ OPERADOR DE MONITORAMENTO ~ GEORISK ~ Bom Jesus / PI ~ text=nona-rastrea ~ as=capitals ~ tail=Vaga aberta também para pessoas com deficiência.
infojobs ~ Operador de Monitoramento ~ GeoRisk ~ Bom Jesus - RS ~ text=nona-rastrea ~ tail=Vaga aberta também para pessoas com deficiência.

≠ pay contradicts
catho ~ Operador de Rastreamento ~ GeoRisk ~ Guarulhos ~ text=nona-rastrea ~ pay=R$ 1.900,00
infojobs ~ Operador de Rastreamento ~ GeoRisk ~ Guarulhos - SP ~ text=nona-rastrea ~ pay=R$ 2.700,00

≠ fleet monitoring and supervisor of monitoring
gupy ~ Operador(a) de Monitoramento ~ GeoRisk ~ Guarulhos - São Paulo ~ text=nona-rastrea
vagas ~ Supervisor de Monitoramento ~ GeoRisk ~ Guarulhos / SP ~ text=nona-rastrea/100

≠ other language of the service
gupy ~ Atendente SAC Bilíngue - Inglês ~ Conecta Contact Center ~ João Pessoa - Paraíba ~ text=nona-sobre-contact+nona-sac
infojobs ~ Atendente SAC Bilíngue - Espanhol ~ Conecta Contact Center ~ João Pessoa - PB ~ text=nona-sobre-contact+nona-sac

≠ other client segment of the call centre
gupy ~ Atendente SAC - Operação Saúde ~ Conecta Contact Center ~ João Pessoa - Paraíba ~ text=nona-sobre-contact+nona-sac
catho ~ Atendente SAC - Operação Bancária ~ Conecta Contact Center ~ João Pessoa ~ text=nona-sac

≠ receptive and active of one centre, same introduction
gupy ~ Operador(a) de Atendimento Receptivo ~ Conecta Contact Center ~ Salvador - Bahia ~ text=nona-sobre-contact+nona-sac
infojobs ~ Operador(a) de Televendas Ativo ~ Conecta Contact Center ~ Salvador - BA ~ text=nona-sobre-contact+nona-telev

≠ collection and sales
catho ~ Operador de Cobrança ~ Grupo Alô Brasil ~ Natal ~ text=nona-cobr ~ tail=Início imediato.
vagas ~ Operador de Vendas ~ Grupo Alô Brasil ~ Natal / RN ~ text=nona-telev ~ tail=Início imediato.

≠ collection of cars and of credit cards
infojobs ~ Operador de Cobrança - Carteira Veículos ~ Recupera Assessoria ~ Ribeirão Preto - SP ~ text=nona-cobr
gupy ~ Operador(a) de Cobrança - Carteira Cartões ~ Recupera Assessoria ~ Ribeirão Preto - São Paulo ~ text=nona-cobr

≠ operator and supervisor
gupy ~ Operador(a) de Telemarketing ~ Teleponto ~ Sorocaba - São Paulo ~ text=nona-telev
catho ~ Supervisor(a) de Telemarketing ~ Teleponto ~ Sorocaba ~ text=nona-supcall

≠ morning and afternoon telemarketing
bne ~ TELEMARKETING ATIVO - MANHA ~ TELEPONTO ~ Sorocaba / SP ~ text=nona-telev ~ as=capitals
infojobs ~ Telemarketing Ativo - Tarde/Noite ~ Teleponto ~ Sorocaba - SP ~ text=nona-telev

≠ supervisor and coordinator
vagas ~ Supervisor(a) de Atendimento ~ Alô Brasil ~ Natal / RN ~ text=nona-supcall
gupy ~ Coordenador(a) de Atendimento ~ Alô Brasil ~ Natal - Rio Grande do Norte ~ text=nona-supcall

≠ monitor of quality and instructor, same introduction
gupy ~ Monitor(a) de Qualidade ~ Conecta Contact Center ~ Aracaju - Sergipe ~ text=nona-sobre-contact+nona-quali
infojobs ~ Instrutor(a) de Treinamento ~ Conecta Contact Center ~ Aracaju - SE ~ text=nona-sobre-contact+nona-quali/100

≠ remote and on-site operation
gupy ~ Atendente Home Office ~ Conecta Contact Center ~ Aracaju - Sergipe ~ text=nona-sac ~ mode=remote ~ tail=Se você se identificou, candidate-se!
catho ~ Atendente Presencial ~ Conecta Contact Center ~ Aracaju ~ text=nona-sac ~ mode=onsite ~ tail=Se você se identificou, candidate-se!

≠ bricklayer and labourer of one builder
gupy ~ Pedreiro ~ Construtora Vila Rica ~ Betim - Minas Gerais ~ text=nona-sobre-obra+nona-pedreiro
bne ~ SERVENTE DE OBRAS ~ CONSTRUTORA VILA RICA ~ Betim / MG ~ text=nona-sobre-obra+nona-servente

≠ two cities of one builder
infojobs ~ Pedreiro ~ Construtora Vila Rica ~ Betim - MG ~ text=nona-pedreiro
encontresuavaga ~ Pedreiro ~ Construtora Vila Rica ~ Nova Lima - MG ~ text=nona-pedreiro

≠ carpenter and rebar worker
encontresuavaga ~ Carpinteiro de Fôrmas ~ Pontal Engenharia ~ Maceió - AL ~ text=nona-carpint
divulgavagas ~ Armador de Ferragens ~ Pontal Engenharia ~ Maceió - AL ~ text=nona-armador

≠ master and foreman below him
gupy ~ Mestre de Obras ~ Construtora Ilha Bela ~ Florianópolis - Santa Catarina ~ text=nona-mestre
infojobs ~ Encarregado de Obras ~ Construtora Ilha Bela ~ Florianópolis - SC ~ text=nona-mestre

≠ master of two sites (bairros)
catho ~ Mestre de Obras - Empreendimento Meireles ~ Construtora Horizonte Azul ~ Fortaleza ~ text=nona-mestre
infojobs ~ Mestre de Obras - Empreendimento Messejana ~ Construtora Horizonte Azul ~ Fortaleza - CE ~ text=nona-mestre

≠ engineer of site and of budget
gupy ~ Engenheiro(a) Civil - Obras ~ Incorporadora Marajó ~ Belém - Pará ~ text=nona-engobra ~ tail=Todas as etapas são gratuitas.
vagas ~ Engenheiro Civil - Orçamentos ~ Incorporadora Marajó ~ Belém / PA ~ text=nona-orcam ~ tail=Todas as etapas são gratuitas.

≠ engineer and trainee internship in engineering
infojobs ~ Engenheiro Civil ~ Construtora Vila Rica ~ Betim - MG ~ text=nona-engobra ~ contract=CLT
gupy ~ Estágio em Engenharia Civil ~ Construtora Vila Rica ~ Betim - Minas Gerais ~ text=nona-estag ~ contract=Estágio

≠ two employers, engineer in one city
infojobs ~ Engenheiro Civil de Obra ~ Construtora Horizonte Azul ~ Fortaleza - CE ~ text=nona-engobra
catho ~ Engenheiro Civil de Obra ~ Pontes Nordeste Infraestrutura ~ Fortaleza ~ text=nona-engobra-b

≠ electrician and plumber of one contractor
bne ~ ELETRICISTA DE OBRAS ~ MONTEL MONTAGENS ~ Camaçari / BA ~ text=nona-eletob ~ as=capitals
encontresuavaga ~ Encanador de Obras ~ Montel Montagens ~ Camaçari - BA ~ text=nona-encan

≠ electrician high voltage and low voltage
infojobs ~ Eletricista de Alta Tensão ~ Montel Montagens ~ Camaçari - BA ~ text=nona-eletob
vagas ~ Eletricista de Baixa Tensão ~ Montel Montagens ~ Camaçari / BA ~ text=nona-eletob

≠ electrician helper and electrician
gupy ~ Ajudante de Eletricista ~ Montel Montagens ~ Camaçari - Bahia ~ text=nona-eletob/200
divulgavagas ~ Eletricista ~ Montel Montagens ~ Camaçari - BA ~ text=nona-eletob

≠ storekeeper and his assistant
solides ~ Almoxarife ~ Construtora Cerrado Vivo ~ Anápolis (GO) ~ text=nona-almox ~ tail=Currículos pelo portal até o preenchimento da vaga.
catho ~ Auxiliar de Almoxarifado ~ Construtora Cerrado Vivo ~ Anápolis ~ text=nona-almox ~ tail=Currículos pelo portal até o preenchimento da vaga.

≠ safety technician and safety engineer
vagas ~ Técnico de Segurança do Trabalho ~ Montel Montagens ~ Camaçari / BA ~ text=nona-tst
gupy ~ Engenheiro(a) de Segurança do Trabalho ~ Montel Montagens ~ Camaçari - Bahia ~ text=nona-tst/170

≠ tractor and combine harvester
gupy ~ Operador(a) de Trator ~ Terra Firme Agro ~ Sorriso - Mato Grosso ~ text=nona-maqagro
encontresuavaga ~ Operador de Colheitadeira ~ Terra Firme Agro ~ Sorriso - MT ~ text=nona-maqagro

≠ two farms of one group, other towns
bne ~ OPERADOR DE MAQUINAS AGRICOLAS ~ TERRA FIRME AGRO ~ Nova Mutum / MT ~ text=nona-maqagro ~ as=capitals
solides ~ Operador de Máquinas Agrícolas ~ Terra Firme Agro ~ Sorriso (MT) ~ text=nona-maqagro

≠ permanent and harvest temp
solides ~ Classificador de Grãos ~ Coopercampo ~ Toledo (PR) ~ text=nona-graos ~ contract=CLT
infojobs ~ Classificador de Grãos - Safra ~ Coopercampo ~ Toledo - PR ~ text=nona-graos ~ contract=Temporário

≠ RTV seeds and RTV animal nutrition
gupy ~ RTV - Sementes ~ Coopercampo ~ Cascavel - Paraná ~ text=nona-sobre-agro+nona-rtv
vagas ~ RTV - Nutrição Animal ~ Coopercampo ~ Cascavel / PR ~ text=nona-sobre-agro+nona-rtvanim

≠ regional manager and representative
gupy ~ Gerente Regional de Vendas - Agro ~ Coopercampo ~ Guarapuava - Paraná ~ text=nona-sobre-agro+nona-rtv ~ tail=Vaga aberta também para pessoas com deficiência.
infojobs ~ Representante Técnico de Vendas - Agro ~ Coopercampo ~ Guarapuava - PR ~ text=nona-sobre-agro+nona-rtv ~ tail=Vaga aberta também para pessoas com deficiência.

≠ poultry and pig farm
encontresuavaga ~ Auxiliar de Granja - Aves ~ Agro Bom Pouso ~ Dourados - MS ~ text=nona-granja
bne ~ AUXILIAR DE GRANJA - SUINOS ~ AGRO BOM POUSO ~ Dourados / MS ~ text=nona-suino ~ as=capitals

≠ farm mechanic of one brand and car mechanic
gupy ~ Mecânico(a) de Colheitadeiras ~ TratorMais Concessionária ~ Rio Verde - Goiás ~ text=nona-mecagri
catho ~ Mecânico de Caminhões ~ TratorMais Concessionária ~ Rio Verde ~ text=nona-mecagri/200

≠ mechanic and his helper
infojobs ~ Mecânico de Máquinas Agrícolas ~ TratorMais ~ Rio Verde - GO ~ text=nona-mecagri
solides ~ Auxiliar de Mecânico Agrícola ~ TratorMais ~ Rio Verde (GO) ~ text=nona-mecagri/140

≠ veterinarian and agronomist, same introduction
gupy ~ Médico(a) Veterinário(a) de Campo ~ Coopercampo ~ Toledo - Paraná ~ text=nona-sobre-agro+nona-vet
infojobs ~ Engenheiro(a) Agrônomo(a) de Campo ~ Coopercampo ~ Toledo - PR ~ text=nona-sobre-agro+nona-rtv

≠ cooperative shop hires two trades with one benefits text
solides ~ Operador de Caixa ~ Coopercampo ~ Toledo (PR) ~ text=nona-sobre-agro+nona-opcaixa
bne ~ BALCONISTA AGROPECUARIA ~ COOPERCAMPO ~ Toledo / PR ~ text=nona-sobre-agro+nona-vend

≠ Java and .NET
gupy ~ Pessoa Desenvolvedora Java Sênior ~ Pagare Tecnologia ~ Remoto ~ text=nona-sobre-tech+nona-java ~ mode=remote ~ tail=Início imediato.
remotar ~ Pessoa Desenvolvedora .NET Sênior ~ Pagare Tecnologia ~ Remoto ~ text=nona-sobre-tech+nona-dotnet ~ mode=remote ~ tail=Início imediato.

≠ level of developer
gupy ~ Desenvolvedor(a) Java Pleno ~ Lojix Sistemas ~ São Paulo - São Paulo ~ text=nona-java
nerdin ~ Desenvolvedor(a) Java Sênior ~ Lojix Sistemas ~ São Paulo - SP ~ text=nona-java

≠ CLT and PJ
nerdin ~ Desenvolvedor Java ~ Lojix Sistemas ~ São Paulo - SP ~ text=nona-java ~ contract=PJ
gupy ~ Desenvolvedor Java ~ Lojix Sistemas ~ São Paulo - São Paulo ~ text=nona-java ~ contract=CLT

≠ squad named in both titles
gupy ~ Desenvolvedor(a) Back-end Java - Squad Crédito ~ Banco Meridiano ~ Porto Alegre - Rio Grande do Sul ~ text=nona-java
infojobs ~ Desenvolvedor(a) Back-end Java - Squad Cartões ~ Banco Meridiano ~ Porto Alegre - RS ~ text=nona-java

≠ front-end React and Angular
workable ~ Front-end Developer (React) ~ Nuvem Azul ~ Florianópolis, Santa Catarina ~ text=nona-react
nerdin ~ Front-end Developer (Angular) ~ Nuvem Azul ~ Florianópolis - SC ~ text=nona-angular

≠ two consultancies sending the same template
trampos ~ desenvolvedor(a) react ~ estúdio maré ~ Recife / PE ~ text=nona-react
gupy ~ Desenvolvedor(a) React ~ Cajueiro Softwares ~ Recife - Pernambuco ~ text=nona-react

≠ data engineer and data scientist
gupy ~ Pessoa Engenheira de Dados ~ Banco Meridiano ~ Porto Alegre - Rio Grande do Sul ~ text=nona-engdados ~ tail=Se você se identificou, candidate-se!
jobleads ~ Cientista de Dados ~ Banco Meridiano ~ Porto Alegre, RS ~ text=nona-ciendados ~ tail=Se você se identificou, candidate-se!

≠ data engineer levels and remote
workable ~ Data Engineer Jr ~ Indico Analytics ~ Remoto ~ text=nona-engdados ~ mode=remote
remotar ~ Engenheiro(a) de Dados Sênior ~ Indico Analytics ~ Brasil (Remoto) ~ text=nona-engdados ~ mode=remote

≠ tech lead and engineer of data
infojobs ~ Tech Lead - Engenharia de Dados ~ Banco Meridiano ~ Porto Alegre - RS ~ text=nona-engdados
gupy ~ Engenheiro(a) de Dados Pleno ~ Banco Meridiano ~ Porto Alegre - Rio Grande do Sul ~ text=nona-engdados

≠ BI analyst of finance and of marketing
vagas ~ Analista de BI - Financeiro ~ Rede Bom Lar ~ Joinville / SC ~ text=nona-bi
catho ~ Analista de BI - Marketing ~ Rede Bom Lar ~ Joinville ~ text=nona-bi

≠ manual QA and QA automation
gupy ~ Analista de Testes Manuais ~ Pagare Tecnologia ~ Remoto ~ text=nona-qa/120 ~ mode=remote
nerdin ~ Analista de Automação de Testes ~ Pagare Tecnologia ~ Home Office ~ text=nona-qa ~ mode=remote

≠ devops AWS and devops Azure
gupy ~ DevOps (AWS) Pleno ~ Lojix Sistemas ~ São Paulo - São Paulo ~ text=nona-devops
nerdin ~ DevOps (Azure) Pleno ~ Lojix Sistemas ~ São Paulo - SP ~ text=nona-azure

≠ support N1 and N2
infojobs ~ Analista de Suporte N1 ~ TecHelp ~ Vitória - ES ~ text=nona-supti ~ tail=Todas as etapas são gratuitas.
solides ~ Analista de Suporte N2 ~ TecHelp ~ Vitória (ES) ~ text=nona-supti ~ tail=Todas as etapas são gratuitas.

≠ support outsourced to two clients in two titles
catho ~ Técnico de Suporte - Cliente Hospital ~ TecHelp ~ Vitória ~ text=nona-supti
infojobs ~ Técnico de Suporte - Cliente Mineradora ~ TecHelp ~ Vitória - ES ~ text=nona-supti

≠ cashier of two bank agencies in two towns
infojobs ~ Caixa de Agência ~ Cresol Vale das Uvas ~ Videira - SC ~ text=nona-caixacoop
gupy ~ Caixa de Agência ~ Cresol Vale das Uvas ~ Fraiburgo - Santa Catarina ~ text=nona-caixacoop

≠ manager PF and PJ
gupy ~ Gerente de Relacionamento PJ ~ Sicoob Planalto ~ Passo Fundo - Rio Grande do Sul ~ text=nona-gerpj
vagas ~ Gerente de Relacionamento PF ~ Sicoob Planalto ~ Passo Fundo / RS ~ text=nona-gerpj/110

≠ agribusiness and corporate manager
infojobs ~ Gerente de Relacionamento Agro ~ Sicoob Planalto ~ Passo Fundo - RS ~ text=nona-gerpj
gupy ~ Gerente de Relacionamento Empresas ~ Sicoob Planalto ~ Passo Fundo - Rio Grande do Sul ~ text=nona-gerpj-b

≠ two cooperatives of one system in one city
gupy ~ Gerente de Relacionamento PJ ~ Sicoob Planalto ~ Passo Fundo - Rio Grande do Sul ~ text=nona-gerpj
infojobs ~ Gerente de Relacionamento PJ ~ Sicredi Serra Gaúcha ~ Passo Fundo - RS ~ text=nona-gerpj

≠ credit analysis and credit recovery
catho ~ Analista de Crédito ~ Financeira Alvorada ~ Goiânia ~ text=nona-cred ~ tail=Currículos pelo portal até o preenchimento da vaga.
solides ~ Analista de Recuperação de Crédito ~ Financeira Alvorada ~ Goiânia (GO) ~ text=nona-cobr ~ tail=Currículos pelo portal até o preenchimento da vaga.

≠ internship course
gupy ~ Estágio em Administração ~ Financeira Alvorada ~ Goiânia - Goiás ~ text=nona-estag ~ contract=Estágio
solides ~ Estágio em Direito ~ Financeira Alvorada ~ Goiânia (GO) ~ text=nona-estag ~ contract=Estágio

≠ internship and apprentice
infojobs ~ Estágio Administrativo ~ Sicoob Planalto ~ Passo Fundo - RS ~ text=nona-estag ~ contract=Estágio
gupy ~ Jovem Aprendiz Administrativo ~ Sicoob Planalto ~ Passo Fundo - Rio Grande do Sul ~ text=nona-admin/150 ~ contract=Aprendiz

≠ day and night auditor of hotel
infojobs ~ Recepcionista Diurno ~ Hotel Cataratas Park ~ Foz do Iguaçu - PR ~ text=nona-recephot
gupy ~ Recepcionista Noturno ~ Hotel Cataratas Park ~ Foz do Iguaçu - Paraná ~ text=nona-recephot

≠ two hotels of one group in one city
infojobs ~ Recepcionista - Hotel Serra Alta Centro ~ Serra Alta Hotéis ~ Gramado - RS ~ text=nona-recephot
solides ~ Recepcionista - Hotel Serra Alta Lago Negro ~ Serra Alta Hotéis ~ Gramado (RS) ~ text=nona-recephot

≠ chambermaid and governess
catho ~ Camareira ~ Hotel Serra Alta ~ Gramado ~ text=nona-camar
gupy ~ Governanta ~ Hotel Serra Alta ~ Gramado - Rio Grande do Sul ~ text=nona-camar/160

≠ weekend extra and permanent
encontresuavaga ~ Garçom Extra - Finais de Semana ~ Peixaria do Cais ~ Vila Velha - ES ~ text=nona-garcom ~ contract=Freelancer ~ tail=Vaga aberta também para pessoas com deficiência.
infojobs ~ Garçom ~ Peixaria do Cais ~ Vila Velha - ES ~ text=nona-garcom ~ contract=CLT ~ tail=Vaga aberta também para pessoas com deficiência.

≠ cook and pizza maker
solides ~ Cozinheiro ~ Bistrô Jabuticaba ~ Belo Horizonte (MG) ~ text=nona-cozin
bne ~ PIZZAIOLO ~ BISTRO JABUTICABA ~ Belo Horizonte / MG ~ text=nona-pizza ~ as=capitals

≠ cook and head cook
infojobs ~ Cozinheiro ~ Cantina do Nonno ~ Caxias do Sul - RS ~ text=nona-cozin
vagas ~ Chef de Cozinha ~ Cantina do Nonno ~ Caxias do Sul / RS ~ text=nona-cozin-b

≠ kitchen and dish washing
gupy ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições Coletivas ~ São José dos Campos - São Paulo ~ text=nona-auxcoz
catho ~ Auxiliar de Lavagem (Steward) ~ Sabor & Cia Refeições Coletivas ~ São José dos Campos ~ text=nona-steward

≠ collective kitchens of two clients in two cities
encontresuavaga ~ Auxiliar de Cozinha ~ Sabor & Cia ~ São José dos Campos - SP ~ text=nona-auxcoz
infojobs ~ Auxiliar de Cozinha ~ Sabor & Cia ~ Jacareí - SP ~ text=nona-auxcoz

≠ manager and assistant manager of shop
vagas ~ Gerente de Restaurante ~ Pizza Bela ~ São Bernardo do Campo / SP ~ text=nona-gerrest
gupy ~ Subgerente de Restaurante ~ Pizza Bela ~ São Bernardo do Campo - São Paulo ~ text=nona-gerrest

≠ manager of shop and regional manager
catho ~ Gerente de Unidade ~ Pizza Bela ~ São Bernardo do Campo ~ text=nona-gerrest ~ tail=Início imediato.
infojobs ~ Gerente Regional de Operações ~ Pizza Bela ~ São Bernardo do Campo - SP ~ text=nona-gerrest ~ tail=Início imediato.

≠ subject of the teacher
gupy ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Santo Inácio do Norte ~ São Luís - Maranhão ~ text=nona-prof
catho ~ Professor(a) de Química - Ensino Médio ~ Colégio Santo Inácio do Norte ~ São Luís ~ text=nona-prof

≠ grade of the teacher
solides ~ Professor de História - Fundamental II ~ Escola Novo Rumo ~ Campina Grande (PB) ~ text=nona-prof
infojobs ~ Professor de História - Ensino Médio ~ Escola Novo Rumo ~ Campina Grande - PB ~ text=nona-prof

≠ language of the teacher
infojobs ~ Professor(a) de Inglês ~ Speak Up Idiomas ~ Santos - SP ~ text=nona-prof
catho ~ Professor(a) de Francês ~ Speak Up Idiomas ~ Santos ~ text=nona-prof

≠ substitute and permanent teacher
gupy ~ Professor(a) de Geografia - Substituição licença-maternidade ~ Colégio São Judas ~ Santo André - São Paulo ~ text=nona-prof ~ contract=Temporário
vagas ~ Professor(a) de Geografia ~ Colégio São Judas ~ Santo André / SP ~ text=nona-prof ~ contract=CLT

≠ assistant and class teacher
bne ~ AUXILIAR DE CLASSE ~ ESCOLA PEQUENO MUNDO ~ Niterói / RJ ~ text=nona-auxclas ~ as=capitals
gupy ~ Professor(a) Regente - Educação Infantil ~ Escola Pequeno Mundo ~ Niterói - Rio de Janeiro ~ text=nona-prof

≠ coordination of two stages
gupy ~ Coordenador(a) Pedagógico(a) - Educação Infantil ~ Escola Novo Rumo ~ Campina Grande - Paraíba ~ text=nona-coordped ~ tail=Se você se identificou, candidate-se!
vagas ~ Coordenador(a) Pedagógico(a) - Ensino Médio ~ Escola Novo Rumo ~ Campina Grande / PB ~ text=nona-coordped ~ tail=Se você se identificou, candidate-se!

≠ bus driver and micro-bus / school driver
gupy ~ Motorista de Ônibus Urbano ~ Viação Estrela D'Alva ~ Osasco - São Paulo ~ text=nona-motonib
infojobs ~ Motorista de Fretamento ~ Viação Estrela D'Alva ~ Osasco - SP ~ text=nona-motonib

≠ garages of one company in one city
bne ~ MOTORISTA - GARAGEM NORTE ~ VIACAO SOL NASCENTE ~ Belo Horizonte / MG ~ text=nona-motonib ~ as=capitals
catho ~ Motorista - Garagem Barreiro ~ Viação Sol Nascente ~ Belo Horizonte ~ text=nona-motonib

≠ driver and inspector with the same benefits
infojobs ~ Motorista de Ônibus ~ Expresso Rio Doce ~ Governador Valadares - MG ~ text=nona-motonib
encontresuavaga ~ Fiscal de Tráfego ~ Expresso Rio Doce ~ Governador Valadares - MG ~ text=nona-fiscal

≠ bus mechanic and bus electrician
solides ~ Mecânico Diesel ~ Expresso Rio Doce ~ Governador Valadares (MG) ~ text=nona-mecdies
bne ~ ELETRICISTA DE VEICULOS PESADOS ~ EXPRESSO RIO DOCE ~ Governador Valadares / MG ~ text=nona-eletveic

≠ fibre installer of two towns
infojobs ~ Instalador de Fibra Óptica ~ NetVale Telecom ~ Ipatinga - MG ~ text=nona-fibra
gupy ~ Instalador(a) de Fibra Óptica ~ NetVale Telecom ~ Coronel Fabriciano - Minas Gerais ~ text=nona-fibra

≠ installer and door-to-door seller, one provider
gupy ~ Instalador(a) de Internet ~ Linka Internet ~ Feira de Santana - Bahia ~ text=nona-fibra ~ tail=Todas as etapas são gratuitas.
catho ~ Vendedor Externo de Internet ~ Linka Internet ~ Feira de Santana ~ text=nona-pap ~ tail=Todas as etapas são gratuitas.

≠ residential and corporate seller
infojobs ~ Vendedor Externo - Residencial ~ Linka Internet ~ Feira de Santana - BA ~ text=nona-pap
gupy ~ Vendedor(a) Externo - Corporativo ~ Linka Internet ~ Feira de Santana - Bahia ~ text=nona-pap

≠ pharmacy shops of one chain in one city
gupy ~ Farmacêutico(a) - Loja Centro ~ Drogaria Bem Viver ~ Presidente Prudente - São Paulo ~ text=nona-sobre-rede+nona-farmac
infojobs ~ Farmacêutico(a) - Loja Jardim Bongiovani ~ Drogaria Bem Viver ~ Presidente Prudente - SP ~ text=nona-sobre-rede+nona-farmac

≠ pharmacist and counter clerk, same introduction
gupy ~ Farmacêutico(a) ~ Drogaria Bem Viver ~ Marília - São Paulo ~ text=nona-sobre-rede+nona-farmac
catho ~ Balconista de Farmácia ~ Drogaria Bem Viver ~ Marília ~ text=nona-sobre-rede+nona-balcfar

≠ pharmacist holder and relief at weekends
solides ~ Farmacêutico Responsável Técnico ~ Farma Norte Minas ~ Montes Claros (MG) ~ text=nona-farmac
infojobs ~ Farmacêutico Folguista - Finais de Semana ~ Farma Norte Minas ~ Montes Claros - MG ~ text=nona-farmac-b

≠ two drugstores, one text from the union's template
bne ~ BALCONISTA DE FARMACIA ~ DROGARIA POPULAR CENTRAL ~ Campo Grande / MS ~ text=nona-balcfar ~ as=capitals
infojobs ~ Balconista de Farmácia ~ Farmácia São Rafael ~ Campo Grande - MS ~ text=nona-balcfar

≠ commissioned seller and fixed-pay stock clerk of one shop
gupy ~ Vendedor(a) Comissionado - Shopping Iguatemi ~ Óticas Visão Clara ~ Campinas - São Paulo ~ text=nona-vend ~ tail=Currículos pelo portal até o preenchimento da vaga.
infojobs ~ Estoquista - Shopping Iguatemi ~ Óticas Visão Clara ~ Campinas - SP ~ text=nona-almox/120 ~ tail=Currículos pelo portal até o preenchimento da vaga.
`);
