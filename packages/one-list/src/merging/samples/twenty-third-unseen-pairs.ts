import { readPairs } from "./read-pairs.ts";

/**
 * Two hundred and forty pairs of postings like those of the twenty-second set, by one more writer who had seen neither the rules of
 * merging nor other samples. Of the failing pairs those with an even number were read, once the rules were mended, and no rule follows
 * from them; the others are unread. Employers are invented.
 */
export const twentyThirdUnseenPairs = readPairs(`
= padaria, told again on a second portal, employer shortened
bne ~ Padeiro ~ Panificadora Santa Zita Ltda ME ~ Vitória - ES ~ text=q23-b23-padeiro-1 ~ contract=CLT
infojobs ~ Padeiro(a) forneiro(a) - madrugada ~ Padaria Santa Zita ~ Jardim Camburi, Vitória, ES ~ text=q23-b23-padeiro-1-b ~ on=11-12

≠ same bakery, baker and confectioner
bne ~ Padeiro ~ Panificadora Santa Zita Ltda ME ~ Vitória - ES ~ text=q23-b23-padeiro-1 ~ contract=CLT
bne ~ Confeiteiro ~ Panificadora Santa Zita Ltda ME ~ Vitória - ES ~ text=q23-b23-padeiro-2 ~ contract=CLT

≠ two hidden employers, same town
bne ~ Padeiro ~ - ~ Vitória - ES ~ text=q23-b23-padeiro-1
catho ~ Padeiro noturno ~ Confidencial ~ Vitória, ES ~ text=q23-b23-padeiro-1-b ~ on=11-11

≠ bather and groomer at one pet shop
infojobs ~ Banhista ~ Pet da Praça ~ Maringá - PR ~ text=q23-b23-pet-1
infojobs ~ Banho e Tosa - Tosador(a) ~ Pet da Praça ~ Maringá - PR ~ text=q23-b23-pet-2

= same text, title says pet shop trade otherwise
infojobs ~ Banhista ~ Pet da Praça ~ Maringá - PR ~ text=q23-b23-pet-1
jooble ~ Auxiliar de banho (pet shop) ~ Pet da Praça Comércio de Rações ~ Paraná ~ text=q23-b23-pet-1 ~ as=plain ~ cut=150 ~ on=none

= sloppy note and the board's retelling
netvagas ~ Borracheiro ~ Auto Posto Serra Azul ~ Vitória da Conquista - BA ~ text=q23-b23-borracha-1
bne ~ Borracheiro de linha pesada ~ - ~ Vitória da Conquista/BA ~ text=q23-b23-borracha-1-b ~ on=11-13 ~ head=Empresa localizada em Vitória da Conquista/BA contrata Borracheiro.

≠ two road stations with alike names in two towns
netvagas ~ Borracheiro ~ Auto Posto Serra Azul ~ Vitória da Conquista - BA ~ text=q23-b23-borracha-1
netvagas ~ Borracheiro ~ Auto Posto Serra Azul II ~ Feira de Santana - BA ~ text=q23-b23-borracha-1

= optician retold, brand vs legal name
catho ~ Consultor de Vendas - Ótica ~ Óticas Retina ~ Caruaru, PE ~ text=q23-b23-otica-1 ~ contract=CLT
jobleads ~ Vendedor(a) de ótica ~ R. Alves Comércio de Artigos Óticos (Óticas Retina) ~ Caruaru, Pernambuco ~ text=q23-b23-otica-1-b ~ on=11-14

≠ other shop of the chain, other quarter of the same town
catho ~ Consultor de Vendas - Loja Rua dos Guararapes ~ Óticas Retina ~ Centro, Caruaru, PE ~ text=q23-b23-otica-1
linkedin ~ Consultor de Vendas - Loja Difusora Shopping ~ Retina Óticas ~ Indianópolis, Caruaru, PE ~ text=q23-b23-otica-1 ~ on=11-13 ~ as=glued

= sushiman, capitals and board's tail
gupy ~ Sushiman ~ Kaze Delivery ~ Santos - SP ~ text=q23-b23-sushi-1
bne ~ SUSHIMAN / SUSHIWOMAN ~ KAZE DELIVERY LTDA ~ SANTOS - SP ~ text=q23-b23-sushi-1 ~ as=capitals ~ tail=Cadastre seu currículo grátis e candidate-se agora mesmo. ~ pay=R$ 2.600,00 ~ on=11-11

= nail studio retold
infojobs ~ Nail Designer ~ Estúdio Lina Unhas ~ Goiânia - GO ~ text=q23-b23-manicure-1
indeed ~ Alongamento de unhas - profissional parceira ~ Lina Unhas ~ Goiânia, GO ~ text=q23-b23-manicure-1-b ~ on=11-15

≠ contract contradicts: partner and registered
infojobs ~ Manicure ~ Estúdio Lina Unhas ~ Goiânia - GO ~ text=q23-b23-manicure-1 ~ contract=Autônomo
catho ~ Manicure ~ Estúdio Lina Unhas ~ Goiânia, GO ~ text=q23-b23-manicure-2 ~ contract=CLT ~ on=11-11

= joiner, glued, title by synonym
solides ~ Marceneiro Montador ~ Traço Certo Planejados ~ Bento Gonçalves - RS ~ text=q23-b23-marcen-1 ~ contract=CLT
careerjet ~ Montador de Móveis Planejados ~ Traço Certo ~ Bento Gonçalves, Rio Grande do Sul ~ text=q23-b23-marcen-1 ~ as=glued ~ cut=200 ~ on=11-11 ~ tail=Ver vaga completa no site do anunciante

= cheese dairy, short, retold, employer hidden on one side
bne ~ Auxiliar de produção ~ Fazenda do Barreiro Laticínios ~ Araxá - MG ~ text=q23-b23-quei-1
netvagas ~ Ajudante de queijaria ~ Queijos Fazenda do Barreiro ~ Araxá - MG ~ text=q23-b23-quei-1-b ~ on=11-12

≠ two car washes, alike names, different quarter and owner
netvagas ~ Lavador e polidor ~ Lava Jato Brilho Certo ~ Setor Bueno, Goiânia - GO ~ text=q23-b23-lava-1
bne ~ Lavador de autos ~ Brilho Car Estética Automotiva ~ Jardim América, Goiânia - GO ~ text=q23-b23-lava-2 ~ pay=R$ 1.600,00 ~ contract=CLT

= bike mechanic retold, pay on one side only
trampos ~ Mecânico de bicicletas ~ Ciclo Horizonte ~ Florianópolis, SC ~ text=q23-b23-bike-1 ~ pay=R$ 2.800
infojobs ~ Mecânico(a) de Bikes e E-bikes ~ Ciclo Horizonte Com. de Bicicletas Ltda ~ Florianópolis - SC ~ text=q23-b23-bike-1-b ~ on=11-14

≠ same shop, two towns
trampos ~ Mecânico de bicicletas ~ Ciclo Horizonte ~ Florianópolis, SC ~ text=q23-b23-bike-1
trampos ~ Mecânico de bicicletas ~ Ciclo Horizonte ~ Balneário Camboriú, SC ~ text=q23-b23-bike-1-b

= Manaus checker retold by agency hidden employer
gupy ~ Conferente de Carga (14h-22h) ~ Grupo Tapajós Norte ~ Manaus - AM ~ text=q23-b23-emp-norte+q23-b23-conf-1
catho ~ Conferente ~ Empresa confidencial ~ Manaus, AM ~ text=q23-b23-conf-1-b ~ on=11-12

≠ two shifts of one post, same paragraphs
gupy ~ Conferente de Carga - 2º turno ~ Grupo Tapajós Norte ~ Manaus - AM ~ text=q23-b23-emp-norte+q23-b23-conf-1
careerjet ~ Conferente de Carga - 3º turno ~ Tapajós Norte Navegação e Transportes S.A. ~ Manaus, AM ~ text=q23-b23-emp-norte+q23-b23-conf-2 ~ on=11-13

= same text, brand and legal name, cut
gupy ~ Conferente de Carga - 3º turno ~ Grupo Tapajós Norte ~ Manaus - AM ~ text=q23-b23-emp-norte+q23-b23-conf-2
linkedin ~ Conferente de Carga III Turno ~ Tapajós Norte Navegação e Transportes S.A. ~ Manaus, Amazonas, Brasil ~ text=q23-b23-emp-norte+q23-b23-conf-2 ~ cut=500 ~ as=lines ~ on=11-11 ~ tail=Exibir mais

≠ two machines at one employer
vagas ~ Operador de Empilhadeira ~ Frigelar Armazéns ~ Aparecida de Goiânia/GO ~ text=q23-b23-empil-1
infojobs ~ Operador de Empilhadeira ~ Frigelar Armazéns Gerais Ltda ~ Aparecida de Goiânia - GO ~ text=q23-b23-empil-2 ~ on=11-10

= forklift, code and gender form in title, bare text
vagas ~ Operador de Empilhadeira ~ Frigelar Armazéns ~ Aparecida de Goiânia/GO ~ text=q23-b23-empil-1
infojobs ~ OPERADOR(A) DE EMPILHADEIRA RETRÁTIL - COD 4471 ~ Frigelar Armazéns Gerais Ltda ~ Aparecida de Goiânia - GO ~ text=q23-b23-empil-1 ~ as=bare ~ on=11-12

= truck driver told again, agency on one side
infojobs ~ Motorista Carreteiro ~ Transportes Vale do Araguari ~ Uberlândia - MG ~ text=q23-b23-moto-ce
indeed ~ Motorista CNH E - rota SP ~ RodaRH Consultoria ~ Uberlândia, MG ~ text=q23-b23-moto-ce-b ~ on=11-13

≠ same haulier, other route and load
infojobs ~ Motorista Carreteiro ~ Transportes Vale do Araguari ~ Uberlândia - MG ~ text=q23-b23-moto-ce
bne ~ Motorista Carreteiro ~ Transportes Vale do Araguari ~ Uberlândia - MG ~ text=q23-b23-moto-ce-2 ~ on=11-12

= repost after twelve days, pay now shown
bne ~ Motorista Carreteiro MOPP ~ Transportes Vale do Araguari ~ Uberlândia - MG ~ text=q23-b23-moto-ce-2 ~ on=10-28
bne ~ Motorista de carreta (tanque) - MOPP ~ Transp. Vale do Araguari ~ Uberlândia e região ~ text=q23-b23-moto-ce-2 ~ on=11-09 ~ pay=R$ 3.150,00

≠ CLT driver and own-vehicle contractor
indeed ~ Motorista Entregador ~ Zapex Entregas ~ São Paulo, SP ~ text=q23-b23-entreg-1 ~ contract=CLT
netvagas ~ Entregador com carro próprio ~ Zapex Entregas ~ São Paulo - SP ~ text=q23-b23-entreg-2 ~ contract=PJ ~ on=11-13 ~ as=lines

= delivery driver, pay stated one side, quarter on the other
indeed ~ Motorista Entregador ~ Zapex Entregas ~ São Paulo, SP ~ text=q23-b23-entreg-1
bne ~ Motorista de entregas VUC (zona sul) ~ Zapex Entregas Rápidas EIRELI ~ Jurubatuba, São Paulo - SP ~ text=q23-b23-entreg-1 ~ as=plain ~ pay=R$ 2.180,00 ~ on=11-11

= stockroom retold, title synonym, hidden on one side
infojobs ~ Estoquista ~ Pé de Valsa Calçados ~ Campo Grande - MS ~ text=q23-b23-estoq-1
bne ~ Auxiliar de estoque - loja de calçados ~ - ~ Campo Grande - MS ~ text=q23-b23-estoq-1-b ~ on=11-11 ~ head=Empresa localizada na cidade de Campo Grande/MS do ramo de comércio contrata. Atribuições:

≠ same chain, two malls in one town
infojobs ~ Estoquista - Shopping Norte Sul ~ Pé de Valsa Calçados ~ Campo Grande - MS ~ text=q23-b23-estoq-1
gupy ~ Estoquista - Shopping Bosque ~ Pé de Valsa Calçados ~ Campo Grande - MS ~ text=q23-b23-estoq-1 ~ on=11-11

≠ one agency, two clients
vagas ~ Auxiliar de Logística ~ Prisma Talentos RH ~ Sorocaba/SP ~ text=q23-b23-aux-log-agency
gupy ~ Auxiliar de Logística ~ Prisma Talentos RH ~ Sorocaba - SP ~ text=q23-b23-aux-log-agency2 ~ on=11-14

= agency's text on a second board
vagas ~ Auxiliar de Logística ~ Prisma Talentos RH ~ Sorocaba/SP ~ text=q23-b23-aux-log-agency
careerjet ~ Aux. Logística 1º Turno (6h às 14h20) - Sorocaba ~ Prisma Talentos ~ Sorocaba, SP ~ text=q23-b23-aux-log-agency ~ as=glued ~ tail=Vaga publicada por Prisma Talentos RH. ~ on=11-12

≠ levels: Pleno and Sênior
gupy ~ Analista de Frota Pleno ~ Locafácil Frotas ~ Curitiba - PR ~ text=q23-b23-frota-1
indeed ~ Analista de Frota Sênior ~ Locafácil Locação de Veículos S/A ~ Curitiba, PR ~ text=q23-b23-frota-2 ~ on=11-14

= fleet analyst, PL abbreviation and LinkedIn legal name
gupy ~ Analista de Frota Pleno ~ Locafácil Frotas ~ Curitiba - PR ~ text=q23-b23-frota-1 ~ mode=onsite
linkedin ~ Analista de Frotas Pl ~ Locafácil Locação de Veículos S/A ~ Curitiba, Paraná ~ text=q23-b23-frota-1 ~ as=breaks ~ on=11-14

= container inspector, retold, title synonym
vagas ~ Vistoriador de Contêiner ~ Terminal Retro Atlântica ~ Itajaí/SC ~ text=q23-b23-porto-1
jobleads ~ Inspetor de containers ~ - ~ Itajaí, Santa Catarina ~ text=q23-b23-porto-1-b ~ on=11-22

≠ same terminal group, other port town
vagas ~ Vistoriador de Contêiner ~ Terminal Retro Atlântica ~ Itajaí/SC ~ text=q23-b23-porto-1
catho ~ Vistoriador de Contêiner ~ Terminal Retro Atlântica ~ Paranaguá, PR ~ text=q23-b23-porto-1 ~ on=11-10 ~ as=plain

≠ more than 45 days apart
gupy ~ Analista de Frota Sênior ~ Locafácil Frotas ~ Curitiba - PR ~ text=q23-b23-frota-2 ~ on=08-03
bne ~ Analista de Frota Sênior ~ Locafácil Frotas ~ Curitiba - PR ~ text=q23-b23-frota-2 ~ on=11-05 ~ as=lines

≠ PcD twin of an open post
gupy ~ Conferente de Carga (14h-22h) ~ Grupo Tapajós Norte ~ Manaus - AM ~ text=q23-b23-emp-norte+q23-b23-conf-1
gupy ~ Conferente de Carga - Vaga exclusiva PcD ~ Grupo Tapajós Norte ~ Manaus - AM ~ text=q23-b23-emp-norte+q23-b23-conf-1

= ICU nurse technician retold, employer hidden
gupy ~ Técnico(a) de Enfermagem - UTI Adulto (Noturno) ~ Hospital São Bento do Cariri ~ Juazeiro do Norte - CE ~ text=q23-b23-hosp-emp+q23-b23-tec-uti
bne ~ Técnico de Enfermagem UTI ~ - ~ Juazeiro do Norte/CE ~ text=q23-b23-tec-uti-b ~ on=11-12

≠ two units with the same paragraph on the hospital
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital São Bento do Cariri ~ Juazeiro do Norte - CE ~ text=q23-b23-hosp-emp+q23-b23-tec-uti
careerjet ~ Técnico(a) de Enfermagem - UTI Neonatal ~ Hospital São Bento ~ Juazeiro do Norte, CE ~ text=q23-b23-hosp-emp+q23-b23-tec-neo ~ on=11-11 ~ as=bare

= same text without the employer's paragraph
gupy ~ Técnico(a) de Enfermagem - UTI Neonatal ~ Hospital São Bento do Cariri ~ Juazeiro do Norte - CE ~ text=q23-b23-hosp-emp+q23-b23-tec-neo
jooble ~ Tec. Enfermagem Neo 12x36 noturno ~ Associação Beneficente São Bento (Hospital São Bento do Cariri) ~ Juazeiro do Norte, CE ~ text=q23-b23-tec-neo ~ as=glued ~ on=11-11 ~ tail=Candidate-se em poucos cliques!

= nurse, short and cut
gupy ~ Enfermeiro(a) Centro Cirúrgico ~ Hospital São Bento do Cariri ~ Juazeiro do Norte - CE ~ text=q23-b23-hosp-emp+q23-b23-enf-cc
linkedin ~ Enfermeira(o) de Centro Cirúrgico e CME ~ Hospital São Bento ~ Ceará, Brasil ~ text=q23-b23-enf-cc ~ on=11-13

= dental reception retold
infojobs ~ Recepcionista ~ Odonto Sorriso Vivo ~ Ribeirão Preto - SP ~ text=q23-b23-rec-1
netvagas ~ Atendente de consultório odontológico ~ Sorriso Vivo Clínica Odontológica Ltda ~ Ribeirão Preto - SP ~ text=q23-b23-rec-1-b ~ on=11-14

≠ franchise brand in two towns
infojobs ~ Recepcionista ~ Odonto Sorriso Vivo ~ Ribeirão Preto - SP ~ text=q23-b23-rec-1
infojobs ~ Recepcionista ~ Odonto Sorriso Vivo ~ Franca - SP ~ text=q23-b23-rec-1

= dental assistant, ASB spelled out
infojobs ~ Auxiliar de Saúde Bucal ~ Odonto Sorriso Vivo ~ Ribeirão Preto - SP ~ text=q23-b23-asb-1
bne ~ ASB - Aux. Dentista ~ - ~ Ribeirão Preto - SP ~ text=q23-b23-asb-1 ~ as=bare ~ head=Empresa do ramo de saúde contrata: ~ on=11-11

= chemist RT retold
catho ~ Farmacêutico RT ~ Drogaria Bom Remédio ~ Cuiabá, MT ~ text=q23-b23-farm-1 ~ contract=CLT
indeed ~ Farmacêutico(a) Responsável - loja 24 horas ~ Grupo Bom Remédio ~ Cuiabá, MT ~ text=q23-b23-farm-1-b ~ on=11-13

≠ RT and substitute chemist
catho ~ Farmacêutico ~ Drogaria Bom Remédio ~ Cuiabá, MT ~ text=q23-b23-farm-1
gupy ~ Farmacêutico ~ Drogaria Bom Remédio ~ Cuiabá - MT ~ text=q23-b23-farm-2 ~ on=11-11 ~ as=glued

≠ other shop of the chain in one town
catho ~ Farmacêutico RT - Loja CPA ~ Drogaria Bom Remédio ~ CPA III, Cuiabá, MT ~ text=q23-b23-farm-1
catho ~ Farmacêutico RT - Loja Coxipó ~ Drogaria Bom Remédio ~ Coxipó, Cuiabá, MT ~ text=q23-b23-farm-1

= carer, family, hidden one side (agency)
indeed ~ Cuidadora de idosos ~ Família Ferraz ~ Alto da Lapa, São Paulo, SP ~ text=q23-b23-cuid-1
infojobs ~ Cuidador(a) de Idoso - período diurno ~ Doce Lar Agência de Cuidadores ~ São Paulo - SP ~ text=q23-b23-cuid-1-b ~ on=11-12

≠ agency with two families
infojobs ~ Cuidador(a) de Idoso ~ Doce Lar Agência de Cuidadores ~ São Paulo - SP ~ text=q23-b23-cuid-1
careerjet ~ Cuidador(a) de Idoso ~ Doce Lar Agência de Cuidadores ~ São Paulo, SP ~ text=q23-b23-cuid-2 ~ on=11-11 ~ as=plain

= pilates retold
trampos ~ Fisioterapeuta - Pilates ~ Studio Eixo ~ Porto Alegre, RS ~ text=q23-b23-fisio-1
indeed ~ Instrutor(a) de Pilates ~ Eixo Pilates e Fisioterapia ~ Bairro Menino Deus, Porto Alegre, RS ~ text=q23-b23-fisio-1-b ~ contract=PJ ~ on=11-13

= lab collector, phlebotomist synonym
solides ~ Técnico de Laboratório - Coleta ~ Lab Vitalis ~ Teresina - PI ~ text=q23-b23-lab-1
careerjet ~ Flebotomista / Coletador ~ Vitalis Medicina Diagnóstica ~ Teresina, Piauí ~ text=q23-b23-lab-1 ~ cut=160 ~ as=plain ~ on=11-30

= vet retold, hidden on one side
indeed ~ Médico Veterinário Plantonista ~ Hospital Vet Patas do Vale ~ São José dos Campos, SP ~ text=q23-b23-vet-1
jobleads ~ Veterinário(a) - plantão noturno ~ - ~ São José dos Campos, São Paulo ~ text=q23-b23-vet-1-b ~ on=11-16

≠ two vet hospitals, agency text for one hidden, one named elsewhere
indeed ~ Médico Veterinário Plantonista ~ Hospital Vet Patas do Vale ~ São José dos Campos, SP ~ text=q23-b23-vet-1
careerjet ~ Médico Veterinário Plantonista ~ Hospital Vet Patas do Vale ~ Taubaté, SP ~ text=q23-b23-vet-1-b ~ on=11-12 ~ as=glued

= psychologist, legal name, pay on one side
gupy ~ Psicólogo(a) ABA ~ Clínica Girassol Azul ~ Natal - RN ~ text=q23-b23-psi-1
vagas ~ Psicóloga Infantil (TEA) 30h ~ GA Serviços de Psicologia Ltda ~ Natal/RN ~ text=q23-b23-psi-1 ~ as=lines ~ pay=R$ 4.100,00 ~ on=11-11 ~ tail=Jornada de trabalho: Período parcial

= nutritionist retold, hidden
gupy ~ Nutricionista de Produção ~ Sabor & Saúde Refeições Coletivas ~ Belém - PA ~ text=q23-b23-nutri-1
catho ~ Nutricionista UAN ~ Confidencial ~ Belém, PA ~ text=q23-b23-nutri-1-b ~ on=11-13

≠ two call-centre products, same employer paragraph
gupy ~ Operador(a) de Atendimento ~ Vozza Contact Center ~ João Pessoa - PB ~ text=q23-b23-cc-emp+q23-b23-cc-cob
vagas ~ Operador(a) de Atendimento ~ Vozza Contact Center ~ João Pessoa/PB ~ text=q23-b23-cc-emp+q23-b23-cc-sac ~ on=11-10

= collections operator retold by board
gupy ~ Operador(a) de Cobrança ~ Vozza Contact Center ~ João Pessoa - PB ~ text=q23-b23-cc-emp+q23-b23-cc-cob
bne ~ Negociador - recuperação de crédito (sem experiência) ~ Vozza ~ João Pessoa - PB ~ text=q23-b23-cc-cob-b ~ on=11-12

≠ same text in two sites
gupy ~ Operador(a) de Atendimento - SAC ~ Vozza Contact Center ~ João Pessoa - PB ~ text=q23-b23-cc-emp+q23-b23-cc-sac
gupy ~ Operador(a) de Atendimento - SAC ~ Vozza Contact Center ~ Campina Grande - PB ~ text=q23-b23-cc-emp+q23-b23-cc-sac

= SAC operator, telemarketing title, legal name, cut
gupy ~ Operador(a) de Atendimento - SAC ~ Vozza Contact Center ~ Campina Grande - PB ~ text=q23-b23-cc-emp+q23-b23-cc-sac
jooble ~ Operador de Telemarketing Receptivo ~ Vozza Serviços de Teleatendimento S.A. ~ Campina Grande, PB ~ text=q23-b23-cc-emp+q23-b23-cc-sac ~ cut=350 ~ on=none

= chat agent retold, hybrid on one side
trampos ~ Atendente de chat e redes sociais ~ Loja Amora Crua ~ Blumenau, SC ~ text=q23-b23-cc-chat
infojobs ~ Assistente de SAC digital (tarde) ~ Amora Crua Confecções Ltda ~ Blumenau - SC ~ text=q23-b23-cc-chat-b ~ mode=hybrid ~ on=11-12

= supervisor, code and shift in title
gupy ~ Supervisor(a) de Atendimento ~ Vozza Contact Center ~ João Pessoa - PB ~ text=q23-b23-cc-emp+q23-b23-cc-sup
vagas ~ Supervisor de Call Center - v2291840 ~ Vozza ~ João Pessoa/PB ~ text=q23-b23-cc-emp+q23-b23-cc-sup ~ as=glued ~ on=11-13

= estate agent retold, brand hidden one side
infojobs ~ Corretor de Imóveis ~ Lote Bom Incorporadora ~ Betim - MG ~ text=q23-b23-imob-1
bne ~ Corretor(a) MCMV c/ ou s/ CRECI ~ - ~ Betim - MG ~ text=q23-b23-imob-1-b ~ on=11-11

= outside seller retold, town with region
catho ~ Vendedor Externo ~ Disbeb Sertão ~ Petrolina, PE ~ text=q23-b23-vext-1
netvagas ~ Vendedor de rota com moto da empresa ~ Disbeb Distribuidora de Bebidas do Sertão Ltda ~ Petrolina e região ~ text=q23-b23-vext-1-b ~ on=11-14

≠ representative PJ and technical seller CLT
vagas ~ Vendedor - Tintas ~ Cromalux Tintas ~ Cascavel/PR ~ text=q23-b23-rep-1 ~ contract=PJ
vagas ~ Vendedor - Tintas ~ Cromalux Tintas ~ Cascavel/PR ~ text=q23-b23-rep-2 ~ contract=CLT

= representative, place state only
vagas ~ Representante Comercial - Tintas ~ Cromalux Tintas ~ Cascavel/PR ~ text=q23-b23-rep-1
careerjet ~ Representante Comercial PJ oeste PR ~ Cromalux Indústria de Tintas S.A. ~ Paraná ~ text=q23-b23-rep-1 ~ as=plain ~ cut=190 ~ on=11-11

= SDR retold, remote on both
gupy ~ SDR Júnior (Remoto) ~ ClinSoft ~ Home office ~ text=q23-b23-sdr-1 ~ mode=remote
linkedin ~ Pré-vendas Jr | SDR ~ ClinSoft Sistemas de Saúde ~ Brasil ~ text=q23-b23-sdr-1-b ~ mode=remote ~ on=11-23

= closer, other title, same text
gupy ~ Closer Pleno (Remoto) ~ ClinSoft ~ Home office ~ text=q23-b23-sdr-2 ~ mode=remote
remotar ~ Executivo(a) de Vendas Inside Sales PL ~ ClinSoft ~ Remoto ~ text=q23-b23-sdr-2 ~ as=lines ~ mode=remote ~ on=11-11

≠ check-in and ramp
infojobs ~ Auxiliar de Aeroporto ~ SkyGround Handling ~ Confins - MG ~ text=q23-b23-aero-1
careerjet ~ Auxiliar de Aeroporto ~ SkyGround Handling ~ Confins, MG ~ text=q23-b23-aero-2 ~ on=11-12 ~ as=plain

= airport agent, English tag in title
infojobs ~ Agente de Atendimento Aeroportuário ~ SkyGround Handling ~ Confins - MG ~ text=q23-b23-aero-1
indeed ~ Agente de Aeroporto (check-in) - Inglês intermediário ~ SkyGround Serviços Auxiliares de Transporte Aéreo ~ Confins, MG ~ text=q23-b23-aero-1 ~ as=bare ~ head=Candidatura simplificada. ~ on=11-15

≠ same handling firm, other airport
infojobs ~ Agente de Atendimento Aeroportuário ~ SkyGround Handling ~ Confins - MG ~ text=q23-b23-aero-1
bne ~ Agente de Atendimento Aeroportuário ~ SkyGround Handling ~ Salvador - BA ~ text=q23-b23-aero-1 ~ on=11-12

≠ pay contradicts on alike text
bne ~ Operador de cobrança ~ Vozza Contact Center ~ Maceió - AL ~ text=q23-b23-cc-cob ~ pay=R$ 1.621,00 ~ contract=CLT
catho ~ Operador de cobrança jurídica ~ Vozza Contact Center ~ Maceió, AL ~ text=q23-b23-cc-cob ~ pay=R$ 2.350,00 ~ contract=CLT ~ on=11-14 ~ as=bare

= CNC lathe retold by agency
gupy ~ Programador e Operador de Torno CNC ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-torn-cnc
bne ~ Torneiro CNC (tarde/noite) ~ Serra RH Assessoria ~ Caxias do Sul - RS ~ text=q23-b23-torn-cnc-b ~ on=11-12

≠ two machines, long shared text
gupy ~ Programador e Operador CNC ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-torn-cnc
vagas ~ Programador e Operador CNC ~ Rio Cedro S.A. Indústria Metalúrgica ~ Caxias do Sul/RS ~ text=q23-b23-ind-emp+q23-b23-cent-us ~ on=11-12 ~ as=plain

= machining centre, text order changed, cut
gupy ~ Programador e Operador de Centro de Usinagem ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-cent-us
careerjet ~ Operador de Centro de Usinagem CNC - 2º turno ~ Rio Cedro S.A. Indústria Metalúrgica ~ Caxias do Sul, Rio Grande do Sul ~ text=q23-b23-cent-us+q23-b23-ind-emp ~ cut=600 ~ as=plain ~ on=11-11

≠ welder by hand and robot cell
gupy ~ Soldador ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-sold-1
linkedin ~ Soldador (célula robotizada) ~ Metalúrgica Rio Cedro ~ Caxias do Sul, RS ~ text=q23-b23-ind-emp+q23-b23-sold-2 ~ on=11-12

≠ welder, other plant in another town
gupy ~ Soldador MIG/MAG ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-sold-1
gupy ~ Soldador MIG/MAG ~ Metalúrgica Rio Cedro ~ Farroupilha - RS ~ text=q23-b23-ind-emp+q23-b23-sold-1

= welder, capitals, no employer paragraph
gupy ~ Soldador MIG/MAG ~ Metalúrgica Rio Cedro ~ Farroupilha - RS ~ text=q23-b23-ind-emp+q23-b23-sold-1
netvagas ~ SOLDADOR (A) MIG MAG - PERFIL INDUSTRIAL ~ RIO CEDRO ~ FARROUPILHA - RS ~ text=q23-b23-sold-1 ~ as=capitals ~ on=11-13

≠ mechanic and electrician
gupy ~ Profissional de Manutenção III ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-mec-man
netvagas ~ Profissional de Manutenção III ~ Rio Cedro S.A. Indústria Metalúrgica ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-ele-man ~ on=11-14

= electrician, employer hidden one side, same text
gupy ~ Eletricista de Manutenção III ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-ele-man
jobleads ~ Eletricista de Manutenção III (noite) ~ - ~ Caxias do Sul, Rio Grande do Sul ~ text=q23-b23-ele-man ~ as=lines ~ on=11-14

≠ two apprentice courses
gupy ~ Jovem Aprendiz ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-apr-1
netvagas ~ Jovem Aprendiz ~ Rio Cedro S.A. Indústria Metalúrgica ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-apr-2 ~ on=11-13

= apprentice, programme name in title
gupy ~ Jovem Aprendiz - Mecânica de Usinagem ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-apr-1
solides ~ Aprendiz SENAI Usinagem 2027 ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-apr-1 ~ contract=Aprendiz ~ on=11-18

≠ PcD twin
gupy ~ Eletricista de Manutenção III ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-ele-man
bne ~ Eletricista de Manutenção III (exclusiva para PcD) ~ Rio Cedro S.A. Indústria Metalúrgica ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-ele-man ~ on=11-14 ~ as=bare

= seamstress retold, short
infojobs ~ Costureira ~ Maré Cheia Moda Praia ~ Nova Friburgo - RJ ~ text=q23-b23-cost-1
bne ~ Costureiro(a) industrial reta/overlock ~ Confecções Maré Cheia LTDA ME ~ Nova Friburgo - RJ ~ text=q23-b23-cost-1-b ~ on=11-11

≠ two hidden clothing makers, same town, alike text
bne ~ Costureira ~ - ~ Nova Friburgo - RJ ~ text=q23-b23-cost-1
netvagas ~ Costureira moda praia ~ - ~ Nova Friburgo - RJ ~ text=q23-b23-cost-1-b

= kiln man, title synonyms
netvagas ~ Forneiro ~ Cerâmica Barro Forte ~ Itu - SP ~ text=q23-b23-cer-1
indeed ~ Queimador de forno Hoffmann 12x36 ~ Barro Forte Ind. Cerâmica Ltda ~ Itu, SP ~ text=q23-b23-cer-1 ~ as=bare ~ on=11-29

≠ two sections of a slaughterhouse
infojobs ~ Auxiliar de Produção ~ Frigorífico Boi da Serra ~ Barretos - SP ~ text=q23-b23-frig-1
infojobs ~ Auxiliar de Produção ~ Frigorífico Boi da Serra ~ Barretos - SP ~ text=q23-b23-frig-2

= slaughterhouse, boning, many towns bus
infojobs ~ Auxiliar de Produção - Desossa ~ Frigorífico Boi da Serra ~ Barretos - SP ~ text=q23-b23-frig-1 ~ pay=R$ 1.912,00
catho ~ Ajudante de desossa (c/ ou s/ experiência) ~ Boi da Serra Alimentos ~ Barretos e região, SP ~ text=q23-b23-frig-1 ~ as=breaks ~ on=11-12

= metrology retold, agency on one side
vagas ~ Inspetor de Qualidade Dimensional ~ Forjas Sul Mineira ~ Varginha/MG ~ text=q23-b23-qual-in
jobleads ~ Inspetor de qualidade / metrologista ~ Talentum Recrutamento ~ Varginha, Minas Gerais ~ text=q23-b23-qual-in-b ~ on=11-13

≠ later, different opening of the same employer (50 days)
vagas ~ Inspetor de Qualidade Dimensional ~ Forjas Sul Mineira ~ Varginha/MG ~ text=q23-b23-qual-in ~ on=09-10
indeed ~ Inspetor de Qualidade Dimensional ~ Forjas Sul Mineira ~ Varginha, MG ~ text=q23-b23-qual-in ~ on=11-08

≠ two teams, one level
gupy ~ Pessoa Desenvolvedora Backend Pleno ~ Qubit Tributos ~ Home office ~ text=q23-b23-tec-emp+q23-b23-be-1 ~ mode=remote
nerdin ~ Pessoa Desenvolvedora Backend Pleno ~ Qubit Tributos ~ Home office ~ text=q23-b23-tec-emp+q23-b23-be-2 ~ mode=remote ~ on=11-14

≠ one team, two levels
gupy ~ Pessoa Desenvolvedora Backend Pleno ~ Qubit Tributos ~ Home office ~ text=q23-b23-tec-emp+q23-b23-be-1 ~ mode=remote
nerdin ~ Pessoa Desenvolvedora Backend Sênior ~ Qubit Tributos ~ Home office ~ text=q23-b23-tec-emp+q23-b23-be-3 ~ mode=remote ~ on=11-12

= backend retold on a tech board
gupy ~ Pessoa Desenvolvedora Backend Pleno (Apuração) ~ Qubit Tributos ~ Home office ~ text=q23-b23-tec-emp+q23-b23-be-1 ~ mode=remote
trampos ~ Back-end Developer Kotlin - Pleno ~ Qubit ~ Remoto ~ text=q23-b23-be-1-b ~ mode=remote ~ on=11-12

= Go developer, nerdin title, only the specific part
gupy ~ Pessoa Desenvolvedora Backend Pleno - Plataforma ~ Qubit Tributos ~ Home office ~ text=q23-b23-tec-emp+q23-b23-be-2 ~ mode=remote
nerdin ~ Desenvolvedor Golang Pleno ~ Qubit Tecnologia Tributária Ltda ~ Trabalho remoto ~ text=q23-b23-be-2+q23-b23-tec-emp ~ as=plain ~ mode=remote ~ on=11-14 ~ head=Contratação CLT. Home office.

= React dev retold, hidden employer
trampos ~ Dev Front-end React ~ Estuda Mais Edtech ~ Belo Horizonte, MG ~ text=q23-b23-fe-1 ~ contract=PJ ~ mode=hybrid
infojobs ~ Programador Front-End (React/Next) ~ Empresa confidencial ~ Savassi, Belo Horizonte - MG ~ text=q23-b23-fe-1-b ~ on=11-12

≠ web and mobile React
trampos ~ Dev React ~ Estuda Mais Edtech ~ Belo Horizonte, MG ~ text=q23-b23-fe-1
trampos ~ Dev React Native ~ Estuda Mais Edtech ~ Belo Horizonte, MG ~ text=q23-b23-fe-2

≠ contract contradicts on retold text
trampos ~ Dev Front-end React ~ Estuda Mais Edtech ~ Belo Horizonte, MG ~ text=q23-b23-fe-1 ~ contract=PJ
catho ~ Desenvolvedor Front-end React ~ Estuda Mais Edtech ~ Belo Horizonte, MG ~ text=q23-b23-fe-1-b ~ contract=CLT ~ pay=R$ 6.200

≠ N1 and N2 support
nerdin ~ Analista de Suporte ~ Infomega Outsourcing ~ Sertãozinho/SP ~ text=q23-b23-sup-1
linkedin ~ Analista de Suporte ~ Infomega ~ Sertãozinho, SP ~ text=q23-b23-sup-2 ~ on=11-11

≠ same text, two clients of an outsourcer
nerdin ~ Analista de Suporte N1 ~ Infomega Outsourcing ~ Ribeirão Preto/SP ~ text=q23-b23-sup-1
infojobs ~ Analista de Suporte N1 ~ Infomega ~ Ribeirão Preto - SP ~ text=q23-b23-sup-3 ~ on=11-12

= N1, title in other words
nerdin ~ Analista de Suporte N1 ~ Infomega Outsourcing ~ Sertãozinho/SP ~ text=q23-b23-sup-1
vagas ~ Técnico de Suporte / Help Desk Nível 1 ~ Infomega Soluções em TI Ltda ~ Sertãozinho/SP ~ text=q23-b23-sup-1 ~ as=glued ~ on=11-13

≠ data: credit and fraud
gupy ~ Analista de Dados Pleno ~ Banco Ipê Digital ~ São Paulo - SP ~ text=q23-b23-dado-1
gupy ~ Analista de Dados Pleno ~ Banco Ipê Digital ~ São Paulo - SP ~ text=q23-b23-dado-2

= data credit retold, hidden
gupy ~ Analista de Dados Pleno - Crédito ~ Banco Ipê Digital ~ São Paulo - SP ~ text=q23-b23-dado-1 ~ mode=hybrid
jobleads ~ Analista de Analytics Pleno (Risco de Crédito) ~ - ~ São Paulo, São Paulo ~ text=q23-b23-dado-1-b ~ on=11-14

= data fraud, legal name
gupy ~ Analista de Dados Pleno - Fraude ~ Banco Ipê Digital ~ São Paulo - SP ~ text=q23-b23-dado-2
linkedin ~ Data Analyst - Fraud Prevention (Pleno) ~ Ipê Instituição de Pagamento S.A. ~ Itaim Bibi, São Paulo, Brasil ~ text=q23-b23-dado-2 ~ on=11-11

= computer repair shop, sloppy, retold
netvagas ~ Tecnico de informatica ~ Info Cell ~ Sobral - CE ~ text=q23-b23-ti-tec
bne ~ Técnico em manutenção de computadores ~ InfoCell Assistência Técnica ~ Centro, Sobral - CE ~ text=q23-b23-ti-tec-b ~ on=11-12

≠ two repair shops with alike names
netvagas ~ Tecnico de informatica ~ Info Cell ~ Sobral - CE ~ text=q23-b23-ti-tec ~ pay=R$ 1.900
bne ~ Técnico em informática ~ Info Cell Norte ~ Sobral - CE ~ text=q23-b23-ti-tec-b ~ pay=R$ 2.400

≠ Protheus functional and developer
vagas ~ Consultor Protheus ~ Vetor ERP ~ São Paulo/SP ~ text=q23-b23-erp-1
linkedin ~ Consultor Protheus ~ Vetor ERP Consultoria e Sistemas ~ São Paulo, SP ~ text=q23-b23-erp-2 ~ on=11-14

= Protheus functional, repost after 20 days
vagas ~ Consultor(a) Funcional Protheus ~ Vetor ERP ~ São Paulo/SP ~ text=q23-b23-erp-1 ~ on=10-20
nerdin ~ Consultor TOTVS Protheus Backoffice ~ Vetor ERP Consultoria e Sistemas ~ São Paulo/SP ~ text=q23-b23-erp-1 ~ as=lines ~ on=11-09 ~ tail=Ao se candidatar informe que viu a vaga no NerdIn.

= butcher, employer paragraph after, brand legal
solides ~ Açougueiro(a) ~ Supermercados Bom Dia ~ Brusque - SC ~ text=q23-b23-merc-emp+q23-b23-acoug-1
infojobs ~ Açougueiro (a) - desossador(a) balcão ~ Bom Dia Comércio de Alimentos S.A. ~ Brusque - SC ~ text=q23-b23-acoug-1+q23-b23-merc-emp ~ as=glued ~ pay=R$ 3.050 ~ on=11-12

≠ two shifts in one shop
solides ~ Operador(a) de Caixa - tarde/noite ~ Supermercados Bom Dia ~ Brusque - SC ~ text=q23-b23-merc-emp+q23-b23-cx-1
solides ~ Operador(a) de Caixa - manhã ~ Supermercados Bom Dia ~ Brusque - SC ~ text=q23-b23-merc-emp+q23-b23-cx-2

≠ same till job, two shops in one town
solides ~ Operador(a) de Caixa - Loja 04 Santa Terezinha ~ Supermercados Bom Dia ~ Santa Terezinha, Brusque - SC ~ text=q23-b23-merc-emp+q23-b23-cx-1
gupy ~ Operador(a) de Caixa - Loja 19 Dom Joaquim ~ Bom Dia Supermercados ~ Dom Joaquim, Brusque - SC ~ text=q23-b23-merc-emp+q23-b23-cx-1 ~ on=11-10 ~ as=plain

= till job retold, hidden on one side
solides ~ Operador(a) de Caixa - tarde/noite ~ Supermercados Bom Dia ~ Brusque - SC ~ text=q23-b23-merc-emp+q23-b23-cx-1
bne ~ Caixa de supermercado 14h/22h20 ~ - ~ Brusque - SC ~ text=q23-b23-cx-1-b ~ on=11-11 ~ head=Empresa do ramo de Comércio Varejista contrata Caixa de Supermercado. Atribuições:

= loss prevention retold, title by synonym
solides ~ Fiscal de Loja ~ Supermercados Bom Dia ~ Gaspar - SC ~ text=q23-b23-merc-emp+q23-b23-fisc-1
indeed ~ Agente de Prevenção de Perdas ~ Bom Dia Supermercados ~ Gaspar, SC ~ text=q23-b23-fisc-1-b ~ on=11-14 ~ tail=Tipo de vaga: Tempo integral

≠ same chain, two towns
solides ~ Fiscal de Loja ~ Supermercados Bom Dia ~ Gaspar - SC ~ text=q23-b23-merc-emp+q23-b23-fisc-1
solides ~ Fiscal de Loja ~ Supermercados Bom Dia ~ Blumenau - SC ~ text=q23-b23-merc-emp+q23-b23-fisc-1

≠ two sections of one shop
solides ~ Repositor(a) ~ Supermercados Bom Dia ~ Indaial - SC ~ text=q23-b23-merc-emp+q23-b23-repos-1
infojobs ~ Repositor(a) ~ Supermercados Bom Dia ~ Indaial - SC ~ text=q23-b23-merc-emp+q23-b23-repos-2 ~ on=11-13 ~ as=lines

= FLV restocker, abbreviation in title
solides ~ Repositor(a) de FLV ~ Supermercados Bom Dia ~ Indaial - SC ~ text=q23-b23-merc-emp+q23-b23-repos-1
netvagas ~ Repositor hortifruti (5h30) ~ Supermercados Bom Dia ~ Indaial - SC ~ text=q23-b23-repos-1 ~ as=bare ~ on=11-13 ~ head=Vaga: Repositor hortifruti. Quantidade: 2.

= jeweller, pay hidden, quarter
catho ~ Vendedora Joalheria ~ Aurora Joias ~ Anápolis, GO ~ text=q23-b23-vend-joia
infojobs ~ Consultor(a) de vendas joias e alianças ~ Aurora Joias e Relógios ~ Jundiaí, Anápolis - GO ~ text=q23-b23-vend-joia ~ as=plain ~ pay=R$ 1.950 + comissões ~ on=11-12

≠ two jewellers alike names
catho ~ Vendedora Joalheria ~ Aurora Joias ~ Anápolis, GO ~ text=q23-b23-vend-joia
infojobs ~ Vendedora de joias ~ Áurea Joalheiros ~ Anápolis - GO ~ text=q23-b23-vend-joia2 ~ pay=R$ 1.621

= mattress shop retold
indeed ~ Consultor de Vendas ~ SonoLeve Colchões ~ Uberaba, MG ~ text=q23-b23-vend-col
bne ~ Vendedor de colchões ~ Sono Leve ~ Uberaba - MG ~ text=q23-b23-vend-col-b ~ on=11-28

≠ mattress chain, two towns
indeed ~ Consultor de Vendas ~ SonoLeve Colchões ~ Uberaba, MG ~ text=q23-b23-vend-col
linkedin ~ Consultor de Vendas ~ SonoLeve Colchões ~ Araguari, MG ~ text=q23-b23-vend-col ~ on=11-11

≠ manager and sub-manager
gupy ~ Gerente de Loja - Inauguração ~ Lina Maré ~ Aracaju - SE ~ text=q23-b23-ger-loja
netvagas ~ Subgerente de Loja - Inauguração ~ Lina Maré ~ Aracaju - SE ~ text=q23-b23-sub-loja ~ on=11-10 ~ as=breaks

= shop manager, RioMar in the title
gupy ~ Gerente de Loja - Inauguração ~ Lina Maré ~ Aracaju - SE ~ text=q23-b23-ger-loja
catho ~ Gerente de Loja Moda Feminina - Aracaju ~ LM Comércio de Vestuário Ltda (Lina Maré) ~ Aracaju, SE ~ text=q23-b23-ger-loja ~ as=breaks ~ pay=R$ 3.800 ~ on=11-11

≠ temporary and permanent
infojobs ~ Vendedor(a) loja de brinquedos ~ Pula Pirata Brinquedos ~ Osasco - SP ~ text=q23-b23-temp-nat ~ contract=Temporário
infojobs ~ Vendedor(a) loja de brinquedos ~ Pula Pirata Brinquedos ~ Osasco - SP ~ text=q23-b23-temp-nat2 ~ contract=CLT

= Christmas temp, three functions in one vacancy
infojobs ~ Vendedor(a), caixa e empacotador - temporário ~ Pula Pirata Brinquedos ~ Osasco - SP ~ text=q23-b23-temp-nat
bne ~ TEMPORARIO DE NATAL - LOJA DE BRINQUEDOS ~ PULA PIRATA ~ OSASCO - SP ~ text=q23-b23-temp-nat ~ as=capitals ~ contract=Temporário ~ on=11-12

= counter, seller in other words
netvagas ~ Balconista mat. construção ~ Constrular Materiais ~ Ji-Paraná - RO ~ text=q23-b23-mat-con
jooble ~ Vendedor interno - home center ~ Constrular Materiais para Construção Ltda EPP ~ Rondônia ~ text=q23-b23-mat-con ~ as=plain ~ cut=140 ~ on=none ~ tail=...

≠ shop job posted again 60 days later
solides ~ Açougueiro(a) ~ Supermercados Bom Dia ~ Timbó - SC ~ text=q23-b23-merc-emp+q23-b23-acoug-1 ~ on=09-02
solides ~ Açougueiro(a) ~ Supermercados Bom Dia ~ Timbó - SC ~ text=q23-b23-merc-emp+q23-b23-acoug-1 ~ on=11-10

≠ two building sites, finishing and structural
bne ~ Pedreiro ~ Construtora Pedra Fina ~ Valinhos - SP ~ text=q23-b23-ped-1
catho ~ Pedreiro ~ Pedra Fina ~ Valinhos, SP ~ text=q23-b23-ped-2 ~ on=11-11

= finishing mason retold
bne ~ Pedreiro de acabamento ~ Construtora Pedra Fina ~ Valinhos - SP ~ text=q23-b23-ped-1
indeed ~ Pedreiro / Azulejista alto padrão ~ Pedra Fina Engenharia e Construções Ltda ~ Valinhos, SP ~ text=q23-b23-ped-1-b ~ on=11-27

≠ two hidden builders, alike text
bne ~ Pedreiro de acabamento ~ - ~ Valinhos - SP ~ text=q23-b23-ped-1
catho ~ Pedreiro ~ Confidencial ~ Valinhos, SP ~ text=q23-b23-ped-1-b

= foreman, quarter in place
vagas ~ Mestre de Obras ~ Incorpora Nordeste ~ João Pessoa/PB ~ text=q23-b23-mo-1
netvagas ~ Mestre de obra - estrutura (prédio alto) ~ Incorpora Nordeste Empreendimentos SPE Ltda ~ Altiplano, João Pessoa - PB ~ text=q23-b23-mo-1 ~ as=bare ~ on=11-12

= planning engineer retold
gupy ~ Engenheiro(a) Civil - Planejamento ~ Construtora Vão Livre ~ Goiânia - GO ~ text=q23-b23-engc-1
catho ~ Engenheiro de Planejamento de Obras ~ Empresa confidencial ~ Goiânia, GO ~ text=q23-b23-engc-1-b ~ on=11-12

= intern, CIEE-like board
gupy ~ Estágio Engenharia Civil - Planejamento ~ Construtora Vão Livre ~ Goiânia - GO ~ text=q23-b23-engc-2
infojobs ~ Estagiário(a) de Engenharia Civil (6º ao 9º período) ~ Vão Livre ~ Goiânia - GO ~ text=q23-b23-engc-2 ~ as=lines ~ contract=Estágio ~ pay=R$ 1.600 ~ on=11-11 ~ head=Área e especialização profissional: Engenharia - Engenharia Civil. Nível hierárquico: Estagiário.

≠ two electricians, two firms
infojobs ~ Eletricista ~ Facilita Serviços ~ Palmas - TO ~ text=q23-b23-eltr-1
netvagas ~ Eletricista ~ Facilita Energia ~ Palmas - TO ~ text=q23-b23-eltr-2 ~ on=11-10

= building electrician, night in the title
infojobs ~ Eletricista ~ Facilita Serviços ~ Palmas - TO ~ text=q23-b23-eltr-1
jobleads ~ Eletricista Predial 12x36 noturno ~ Facilita Gestão de Facilities S.A. ~ Palmas, Tocantins ~ text=q23-b23-eltr-1 ~ as=plain ~ on=11-14

= façade painter retold, hidden
netvagas ~ Pintor de fachada ~ Vertical Pinturas ~ Guarulhos - SP ~ text=q23-b23-pint-1
bne ~ Pintor alpinista predial ~ - ~ Guarulhos - SP ~ text=q23-b23-pint-1-b ~ on=11-12

≠ bank guard and hospital guard
catho ~ Vigilante ~ Sentinela Segurança ~ Brasília, DF ~ text=q23-b23-vig-1
catho ~ Vigilante ~ Sentinela Segurança ~ Brasília, DF ~ text=q23-b23-vig-2

= bank guard retold
catho ~ Vigilante - Agência Bancária ~ Sentinela Segurança ~ Brasília, DF ~ text=q23-b23-vig-1
infojobs ~ Vigilante patrimonial (seg. a sex.) ~ Sentinela Vigilância e Segurança Ltda ~ Distrito Federal ~ text=q23-b23-vig-1-b ~ on=11-14

≠ hospital guard, satellite town
catho ~ Vigilante ~ Sentinela Segurança ~ Brasília, DF ~ text=q23-b23-vig-2
gupy ~ Vigilante ~ Sentinela Vigilância e Segurança Ltda ~ Luziânia - GO ~ text=q23-b23-vig-2 ~ on=11-10 ~ as=plain

= doorkeeper retold, pay one side
indeed ~ Porteiro ~ Predial Ouro Facilities ~ Praia Grande, SP ~ text=q23-b23-port-1 ~ pay=R$ 1.890
bne ~ Controlador de acesso / Porteira(o) - diurno ~ Predial Ouro ~ Praia Grande - SP ~ text=q23-b23-port-1-b ~ on=11-11

≠ cleaning for two contracts
infojobs ~ Auxiliar de Serviços Gerais ~ Limpa Norte Terceirização ~ Santarém - PA ~ text=q23-b23-limp-1
gupy ~ Auxiliar de Serviços Gerais ~ Limpa Norte Terceirização ~ Santarém - PA ~ text=q23-b23-limp-2 ~ on=11-10 ~ as=plain

= cleaning, ASG, legal name
infojobs ~ Auxiliar de Serviços Gerais - Escola ~ Limpa Norte Terceirização ~ Santarém - PA ~ text=q23-b23-limp-1
netvagas ~ ASG (escola municipal) ~ LN Conservação e Limpeza EIRELI - Limpa Norte ~ Santarém - PA ~ text=q23-b23-limp-1 ~ as=breaks ~ on=11-13 ~ tail=Enviar curriculo pelo NetVagas ate sexta-feira

≠ hygiene job PcD only and open
infojobs ~ Auxiliar de Serviços Gerais - posto de saúde ~ Limpa Norte Terceirização ~ Santarém - PA ~ text=q23-b23-limp-2
netvagas ~ PCD - Auxiliar de Serviços Gerais - vaga exclusiva ~ Limpa Norte Terceirização ~ Santarém - PA ~ text=q23-b23-limp-2 ~ on=11-13 ~ as=plain

= gardener, place by quarter
bne ~ Jardineiro ~ Verde Vivo Paisagismo ~ Cotia - SP ~ text=q23-b23-jard-1
indeed ~ Jardineiro(a) de condomínio ~ Verde Vivo ~ Granja Viana, Cotia, SP ~ text=q23-b23-jard-1 ~ as=plain ~ on=11-16

= maths teacher: long text and a board's short retelling
gupy ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Monte Líbano ~ Juiz de Fora - MG ~ text=q23-b23-esc-emp+q23-b23-prof-mat
infojobs ~ Docente de Matemática (EM) ~ - ~ Juiz de Fora - MG ~ text=q23-b23-prof-mat-b ~ on=11-14

≠ two teaching levels, long shared text
gupy ~ Professor(a) de Matemática ~ Colégio Monte Líbano ~ Juiz de Fora - MG ~ text=q23-b23-esc-emp+q23-b23-prof-mat
netvagas ~ Professor(a) de Matemática ~ Colégio Monte Líbano ~ Juiz de Fora - MG ~ text=q23-b23-esc-emp+q23-b23-prof-mat2 ~ on=11-11 ~ as=plain

= lower-school maths, cut long text on a second board
gupy ~ Professor(a) de Matemática - Anos Finais ~ Colégio Monte Líbano ~ Juiz de Fora - MG ~ text=q23-b23-prof-mat2+q23-b23-esc-emp
linkedin ~ Professor de Matemática (6º e 7º anos) ~ Associação Educacional Monte Líbano ~ Juiz de Fora, Minas Gerais ~ text=q23-b23-prof-mat2+q23-b23-esc-emp ~ cut=700 ~ as=plain ~ on=11-11

≠ employee and intern, same duties
gupy ~ Auxiliar de Educação Infantil ~ Colégio Monte Líbano ~ Juiz de Fora - MG ~ text=q23-b23-esc-emp+q23-b23-aux-inf ~ contract=CLT
indeed ~ Auxiliar de Educação Infantil (estágio) ~ Associação Educacional Monte Líbano ~ Juiz de Fora, MG ~ text=q23-b23-esc-emp+q23-b23-est-ped ~ contract=Estágio ~ on=11-10

= nursery helper, other title
gupy ~ Auxiliar de Educação Infantil ~ Colégio Monte Líbano ~ Juiz de Fora - MG ~ text=q23-b23-esc-emp+q23-b23-aux-inf
catho ~ Auxiliar de Classe - Maternal II ~ Colégio Monte Líbano ~ Juiz de Fora, MG ~ text=q23-b23-aux-inf ~ contract=CLT ~ on=11-12

= English teacher retold, franchise brand vs owner
infojobs ~ Teacher - Inglês ~ BrightUp Idiomas ~ Volta Redonda - RJ ~ text=q23-b23-ingl-1
bne ~ Professor(a) de inglês - crianças e adolescentes ~ JM Ensino de Idiomas Ltda (BrightUp) ~ Volta Redonda - RJ ~ text=q23-b23-ingl-1-b ~ on=11-13

≠ English and Spanish
infojobs ~ Teacher ~ BrightUp Idiomas ~ Volta Redonda - RJ ~ text=q23-b23-ingl-1
catho ~ Teacher ~ BrightUp Idiomas ~ Volta Redonda, RJ ~ text=q23-b23-ingl-2 ~ on=11-11

≠ franchise in neighbouring towns
infojobs ~ Teacher - Inglês ~ BrightUp Idiomas ~ Volta Redonda - RJ ~ text=q23-b23-ingl-1
linkedin ~ Teacher - Inglês ~ BrightUp Idiomas ~ Barra Mansa, RJ ~ text=q23-b23-ingl-1 ~ on=11-12

= cook retold, short
bne ~ Cozinheira(o) ~ Restaurante Tempero de Casa ~ Jundiaí - SP ~ text=q23-b23-coz-1
indeed ~ Cozinheiro(a) - comida por quilo ~ Tempero de Casa Refeições ~ Jundiaí, SP ~ text=q23-b23-coz-1-b ~ on=11-12

≠ two restaurants, alike names, one town
bne ~ Cozinheira(o) ~ Restaurante Tempero de Casa ~ Jundiaí - SP ~ text=q23-b23-coz-1
netvagas ~ Cozinheiro(a) ~ Tempero da Casa Mineira ~ Jundiaí - SP ~ text=q23-b23-coz-1-b ~ pay=R$ 1.700 ~ contract=Temporário

= pizza maker, lower-case and no accents
netvagas ~ Pizzaiolo ~ Forno da Nonna ~ Governador Valadares - MG ~ text=q23-b23-piz-1
bne ~ pizzaiolo noite ~ pizzaria forno da nonna ~ governador valadares/mg ~ text=q23-b23-piz-1 ~ as=bare ~ pay=R$ 2.700,00 ~ on=11-11

= season waiter retold
infojobs ~ Garçom / Garçonete - Temporada ~ Maresia Beach Club ~ Porto Seguro - BA ~ text=q23-b23-gar-1
jooble ~ Atendente de praia (verão 26/27) ~ - ~ Porto Seguro, BA ~ text=q23-b23-gar-1-b ~ on=none

= chambermaid, quarter and region
netvagas ~ Camareira ~ Pousada Pedra do Sino ~ Teresópolis - RJ ~ text=q23-b23-cam-1
indeed ~ Camareiro(a) / arrumadeira ~ Pedra do Sino Hospedagem Ltda ~ Teresópolis e região, RJ ~ text=q23-b23-cam-1 ~ as=glued ~ on=11-12 ~ tail=Tipo de vaga: Efetivo CLT. Pagamento: mensal.

≠ chambermaid, two inns, alike names
netvagas ~ Camareira ~ Pousada Pedra do Sino ~ Teresópolis - RJ ~ text=q23-b23-cam-1
infojobs ~ Camareira ~ Pousada Pedra Azul ~ Domingos Martins - ES ~ text=q23-b23-cam-1 ~ on=11-10

= night auditor retold, title by synonym
catho ~ Recepcionista Noturno ~ Hotel Planalto Palace ~ Cascavel, PR ~ text=q23-b23-rec-hot
vagas ~ Night Auditor ~ Planalto Hotéis e Turismo S/A ~ Cascavel/PR ~ text=q23-b23-rec-hot-b ~ on=11-14

≠ night and day at one hotel
catho ~ Recepcionista ~ Hotel Planalto Palace ~ Cascavel, PR ~ text=q23-b23-rec-hot
netvagas ~ Recepcionista ~ Hotel Planalto Palace ~ Cascavel - PR ~ text=q23-b23-rec-hot2 ~ on=11-10 ~ as=plain

= tractor driver retold, farm group hidden
netvagas ~ Tratorista ~ Fazenda Três Irmãos ~ Sapezal - MT ~ text=q23-b23-trat-1
infojobs ~ Operador(a) de máquinas agrícolas ~ - ~ Sapezal - MT ~ text=q23-b23-trat-1-b ~ on=11-13

≠ planter and harvester, contract by season
netvagas ~ Operador de máquinas ~ Fazenda Três Irmãos ~ Sapezal - MT ~ text=q23-b23-trat-1 ~ contract=CLT
vagas ~ Operador de máquinas ~ Fazenda Três Irmãos ~ Sapezal/MT ~ text=q23-b23-trat-2 ~ contract=Temporário ~ on=11-11

≠ beef and dairy at one farm
bne ~ Casal para fazenda ~ Agropecuária Boa Esperança ~ Uberaba - MG ~ text=q23-b23-vaq-1
bne ~ Casal para fazenda ~ Agropecuária Boa Esperança ~ Uberaba - MG ~ text=q23-b23-vaq-2

= cowboy, couple in title
bne ~ Vaqueiro ~ Agropecuária Boa Esperança ~ Uberaba - MG ~ text=q23-b23-vaq-1
netvagas ~ Casal campeiro p/ fazenda de gado nelore ~ Faz. Boa Esperança ~ Uberaba - MG ~ text=q23-b23-vaq-1 ~ as=plain ~ on=11-17

≠ chicken and pig technician
gupy ~ Técnico Agrícola ~ Cooperativa Agroeste ~ Chapecó - SC ~ text=q23-b23-agro-1
gupy ~ Técnico Agrícola ~ Cooperativa Agroeste ~ Chapecó - SC ~ text=q23-b23-agro-2

= chicken technician, extensionist title
gupy ~ Técnico Agrícola - Avicultura ~ Cooperativa Agroeste ~ Chapecó - SC ~ text=q23-b23-agro-1
vagas ~ Extensionista de Aves ~ Agroeste Cooperativa Central ~ Chapecó/SC ~ text=q23-b23-agro-1 ~ as=lines ~ on=11-30

≠ PF and agro in one branch
gupy ~ Assistente de Negócios ~ Sicoprata ~ Rio Verde - GO ~ text=q23-b23-coop-emp+q23-b23-ass-pf
netvagas ~ Assistente de Negócios ~ Sicoprata ~ Rio Verde - GO ~ text=q23-b23-coop-emp+q23-b23-ass-agro ~ on=11-13

≠ one post, two towns
gupy ~ Assistente de Negócios PF ~ Sicoprata ~ Rio Verde - GO ~ text=q23-b23-coop-emp+q23-b23-ass-pf
gupy ~ Assistente de Negócios PF ~ Sicoprata ~ Jataí - GO ~ text=q23-b23-coop-emp+q23-b23-ass-pf

= bank assistant retold, hidden
gupy ~ Assistente de Negócios PF ~ Sicoprata ~ Jataí - GO ~ text=q23-b23-coop-emp+q23-b23-ass-pf
catho ~ Atendente de relacionamento bancário - pessoa física ~ Confidencial ~ Jataí, GO ~ text=q23-b23-ass-pf-b ~ on=11-13

= cashier, long brand name
gupy ~ Agente de Atendimento (Caixa) ~ Sicoprata ~ Jataí - GO ~ text=q23-b23-coop-emp+q23-b23-cx-ban
indeed ~ Caixa de agência ~ Cooperativa de Crédito Sicoprata Cerrado Ltda ~ Jataí, GO ~ text=q23-b23-cx-ban ~ as=bare ~ on=11-12

≠ manager II and III
gupy ~ Gerente de Relacionamento PJ II ~ Sicoprata ~ Rio Verde - GO ~ text=q23-b23-coop-emp+q23-b23-ger-pj
gupy ~ Gerente de Relacionamento PJ III ~ Sicoprata ~ Rio Verde - GO ~ text=q23-b23-coop-emp+q23-b23-ger-pj3

= manager II, PJ spelled out
gupy ~ Gerente de Relacionamento PJ II ~ Sicoprata ~ Rio Verde - GO ~ text=q23-b23-coop-emp+q23-b23-ger-pj
vagas ~ Gerente de Contas Pessoa Jurídica II ~ Sicoprata Crédito Cooperativo ~ Rio Verde/GO ~ text=q23-b23-ger-pj+q23-b23-coop-emp ~ as=glued ~ on=11-24

≠ labour and civil law
catho ~ Advogado Júnior ~ Prado & Mutti Advogados ~ Salvador, BA ~ text=q23-b23-adv-1
vagas ~ Advogado Júnior ~ Prado & Mutti ~ Salvador/BA ~ text=q23-b23-adv-2 ~ on=11-11

= labour lawyer retold
catho ~ Advogado Trabalhista Jr ~ Prado & Mutti Advogados ~ Salvador, BA ~ text=q23-b23-adv-1
linkedin ~ Associate Júnior - Contencioso Trabalhista ~ Prado Mutti Sociedade de Advogados ~ Salvador, Bahia ~ text=q23-b23-adv-1-b ~ on=11-14

= paralegal, controladoria title
catho ~ Paralegal ~ Prado & Mutti Advogados ~ Salvador, BA ~ text=q23-b23-parag-1
vagas ~ Assistente de Controladoria Jurídica ~ Prado & Mutti ~ Salvador/BA ~ text=q23-b23-parag-1 ~ as=plain ~ pay=R$ 2.400,00 ~ on=11-11 ~ tail=Regime CLT. Confira outras vagas da empresa.

= fiscal assistant retold
infojobs ~ Assistente Fiscal ~ Exata Contabilidade ~ Campo Mourão - PR ~ text=q23-b23-contab-1
bne ~ Auxiliar de escrita fiscal ~ Exata Serviços Contábeis SS ~ Campo Mourão - PR ~ text=q23-b23-contab-1-b ~ on=11-14

≠ two accountants with alike names
infojobs ~ Assistente Fiscal ~ Exata Contabilidade ~ Maringá - PR ~ text=q23-b23-contab-1
careerjet ~ Assistente Fiscal ~ Exato Assessoria Contábil ~ Campo Mourão, PR ~ text=q23-b23-contab-1-b ~ on=11-11

= finance assistant, both short, retold
bne ~ Auxiliar financeiro ~ Distribuidora Polar ~ Imperatriz - MA ~ text=q23-b23-fin-1
indeed ~ Auxiliar de contas a pagar ~ Polar Distribuidora de Gelo e Bebidas ~ Imperatriz, MA ~ text=q23-b23-fin-1-b ~ on=11-11

= secretary, agency one side
vagas ~ Secretária Executiva Bilíngue ~ Minerva Participações ~ São Paulo/SP ~ text=q23-b23-sec-1
linkedin ~ Executive Assistant - Presidência ~ Arco Executive Search ~ Bela Vista, São Paulo ~ text=q23-b23-sec-1 ~ as=plain ~ head=Para empresa do setor de mineração: ~ on=11-14

≠ R&S volume and corporate
gupy ~ Analista de R&S Pleno ~ Logmais ~ Hortolândia - SP ~ text=q23-b23-rh-1
gupy ~ Analista de R&S Pleno ~ Logmais ~ Hortolândia - SP ~ text=q23-b23-rh-2

= recruiter retold
gupy ~ Analista de R&S Pleno - Operacional ~ Logmais ~ Hortolândia - SP ~ text=q23-b23-rh-1
infojobs ~ Recrutador(a) - Atração e Seleção Pl ~ Logmais Operadora Logística S.A. ~ Hortolândia - SP ~ text=q23-b23-rh-1-b ~ on=11-25

≠ two buying categories
vagas ~ Comprador Júnior ~ Plastivale ~ Joinville/SC ~ text=q23-b23-comp-1
bne ~ Comprador Júnior ~ Plastivale Embalagens Plásticas ~ Joinville - SC ~ text=q23-b23-comp-2 ~ on=11-12 ~ as=lines

= buyer of raw materials
vagas ~ Comprador Júnior - Matérias-Primas ~ Plastivale ~ Joinville/SC ~ text=q23-b23-comp-2
careerjet ~ Comprador(a) Jr - Suprimentos (resinas) ~ Plastivale Embalagens Plásticas ~ Joinville, Santa Catarina ~ text=q23-b23-comp-2 ~ as=plain ~ on=11-12

= hairdresser retold, hidden
infojobs ~ Cabeleireiro(a) ~ Studio Ébano ~ Sorocaba - SP ~ text=q23-b23-cab-1
bne ~ Colorista / cabeleireira ~ - ~ Sorocaba - SP ~ text=q23-b23-cab-1-b ~ on=11-19

≠ barbershop chain, two quarters
netvagas ~ Barbeiro - unidade Buritizal ~ Barbearia Don Chico ~ Buritizal, Macapá - AP ~ text=q23-b23-barb-1
netvagas ~ Barbeiro - unidade Zerão ~ Barbearia Don Chico ~ Zerão, Macapá - AP ~ text=q23-b23-barb-1

= facial beautician, order and price
catho ~ Esteticista Facial ~ Bella Forma ~ Mogi das Cruzes, SP ~ text=q23-b23-est-2
indeed ~ Esteta facial / Tecnóloga em estética ~ Bella Forma Clínica de Estética Ltda ~ Mogi das Cruzes, SP ~ text=q23-b23-est-2 ~ as=bare ~ pay=R$ 2.200 ~ on=11-11

= leader, long text and hidden short retelling
gupy ~ Líder de Operações - Recebimento ~ Cargamar ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-rede-log+q23-b23-lid-rec
catho ~ Líder de doca - entrada (manhã) ~ Confidencial ~ Cabo de Santo Agostinho, PE ~ text=q23-b23-lid-rec-b ~ on=11-13

≠ inbound and outbound leaders, shift differs too, long text
gupy ~ Líder de Operações ~ Cargamar ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-rede-log+q23-b23-lid-rec
indeed ~ Líder de Operações ~ Cargamar ~ Cabo de Santo Agostinho, PE ~ text=q23-b23-rede-log+q23-b23-lid-exp ~ on=11-12 ~ as=lines

≠ twins that differ in the client (ambient and frozen)
gupy ~ Líder de Operações - Recebimento ~ Cargamar ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-rede-log+q23-b23-lid-rec
bne ~ Líder de Operações - Recebimento ~ Cargamar Logística Integrada S.A. ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-rede-log+q23-b23-lid-rec-alim ~ on=11-11 ~ as=lines

= outbound leader, about-us paragraph last, cut on the third portal
gupy ~ Líder de Operações - Expedição ~ Cargamar ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-lid-exp+q23-b23-rede-log
linkedin ~ Líder Operacional de Expedição - 2º Turno ~ Cargamar Logística Integrada S.A. ~ Pernambuco, Brasil ~ text=q23-b23-lid-exp+q23-b23-rede-log ~ cut=900 ~ as=lines ~ on=11-11

≠ PcD vacancy and open vacancy at one site
gupy ~ Auxiliar de Operações ~ Cargamar ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-rede-log+q23-b23-aux-cd
infojobs ~ Auxiliar de Operações ~ Cargamar Logística Integrada S.A. ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-rede-log+q23-b23-aux-cd-pcd ~ on=11-13

= PcD vacancy on two portals, tag on one side in the title
gupy ~ Auxiliar de Operações (PcD) ~ Cargamar ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-rede-log+q23-b23-aux-cd-pcd
infojobs ~ PCD - Auxiliar de Operações / Separador ~ Cargamar Logística ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-aux-cd-pcd ~ as=plain ~ on=11-12

≠ same night job in two distribution centres
gupy ~ Auxiliar de Operações ~ Cargamar ~ Cabo de Santo Agostinho - PE ~ text=q23-b23-rede-log+q23-b23-aux-cd
gupy ~ Auxiliar de Operações ~ Cargamar ~ Simões Filho - BA ~ text=q23-b23-rede-log+q23-b23-aux-cd

= night job, picker synonym, number of posts
gupy ~ Auxiliar de Operações ~ Cargamar ~ Simões Filho - BA ~ text=q23-b23-rede-log+q23-b23-aux-cd
bne ~ 18 vagas Separador noturno ~ Cargamar ~ Simões Filho - BA ~ text=q23-b23-aux-cd ~ pay=R$ 1.702,00 ~ on=11-11 ~ head=Empresa do ramo de Logística contrata Separador. Benefícios: a combinar.

= planner retold, quarter named
gupy ~ Analista de Planejamento Logístico Júnior ~ Cargamar ~ Recife - PE ~ text=q23-b23-rede-log+q23-b23-plan-log ~ mode=hybrid
jobleads ~ Analista de Planejamento Jr (Supply) ~ - ~ Recife, Pernambuco ~ text=q23-b23-plan-log-b ~ on=11-14

≠ agency retelling of the intern's senior: level differs
gupy ~ Estágio - Planejamento Logístico ~ Cargamar ~ Recife - PE ~ text=q23-b23-rede-log+q23-b23-est-log
jobleads ~ Analista de Planejamento Jr (Supply) ~ - ~ Recife, Pernambuco ~ text=q23-b23-plan-log-b ~ on=11-14

= barista, two sloppy tellings
trampos ~ Barista ~ Café Miúdo ~ Curitiba, PR ~ text=q23-b23-cafe-1
infojobs ~ Barista / atendente de cafeteria ~ Miúdo Cafés Especiais Ltda ME ~ Curitiba - PR ~ text=q23-b23-cafe-1-b ~ on=11-26

= locksmith, short both sides, hidden on one
netvagas ~ Chaveiro ~ Chaveiro Central Keys ~ Mossoró - RN ~ text=q23-b23-chav-1
bne ~ Profissional chaveiro (automotivo) ~ - ~ Mossoró - RN ~ text=q23-b23-chav-1-b ~ on=11-11

≠ locksmith kiosks in two towns
netvagas ~ Chaveiro ~ Chaveiro Central Keys ~ Mossoró - RN ~ text=q23-b23-chav-1
gupy ~ Chaveiro ~ Chaveiro Central Keys ~ Natal - RN ~ text=q23-b23-chav-1 ~ on=11-11

≠ clean and soiled side of a laundry
infojobs ~ Auxiliar de Lavanderia ~ LavMed ~ Contagem - MG ~ text=q23-b23-lavan-1
indeed ~ Auxiliar de Lavanderia ~ LavMed ~ Contagem, MG ~ text=q23-b23-lavan-2 ~ on=11-12

= laundry, clean side, other title
infojobs ~ Auxiliar de Lavanderia - Área Limpa ~ LavMed ~ Contagem - MG ~ text=q23-b23-lavan-2
catho ~ Operador de calandra / passadeira ~ LavMed Lavanderia Hospitalar S/A ~ Contagem, MG ~ text=q23-b23-lavan-2 ~ as=bare ~ on=11-12 ~ tail=Anunciante: LavMed. Mais de 50 candidatos já se inscreveram.

= pump attendant retold
bne ~ Frentista ~ Posto Trevo do Sol ~ Rio Claro - SP ~ text=q23-b23-gas-1
indeed ~ Atendente de pista (14h-22h) ~ Auto Posto Trevo do Sol Ltda ~ Rio Claro, SP ~ text=q23-b23-gas-1-b ~ on=11-13

= boilermaker, long and short, retold, hidden
gupy ~ Caldeireiro III ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-cald
catho ~ Caldeireiro de manutenção (usina) ~ Empresa confidencial ~ Orindiúva, SP ~ text=q23-b23-usi-cald-b ~ on=11-14

≠ boilermaker and welder of one mill, same long paragraphs
gupy ~ Profissional de Manutenção Mecânica III ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-cald
netvagas ~ Profissional de Manutenção Mecânica III ~ Córrego Fundo Açúcar e Energia S.A. ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-sold ~ on=11-14 ~ as=breaks

= welder, paragraph order changed, capital title
gupy ~ Soldador III ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-sold
infojobs ~ SOLDADOR TIG/ELETRODO - USINA - NIVEL III ~ Córrego Fundo Açúcar e Energia S.A. ~ Orindiúva - SP ~ text=q23-b23-usi-sold+q23-b23-usina-emp ~ as=plain ~ pay=R$ 4.460 ~ on=11-12 ~ tail=Não possui experiência? Faça um curso grátis no InfoJobs.

≠ laboratory and fermentation
gupy ~ Técnico de Processo Químico ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-lab
bne ~ Técnico de Processo Químico ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-ferm ~ on=11-11

= lab analyst, PCTS spelled out
gupy ~ Analista de Laboratório PCTS ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-lab
bne ~ Analista de laboratório sacarose (pagamento de cana) ~ Córrego Fundo ~ Orindiúva/SP ~ text=q23-b23-usi-lab ~ as=bare ~ on=11-11

= telemedicine retold, remote on both sides
trampos ~ Médico(a) Clínico Geral - Telemedicina (noite) ~ Sintoma Saúde ~ Remoto ~ text=q23-b23-tele-med ~ mode=remote ~ contract=PJ
jobleads ~ Médico generalista home office ~ - ~ Brasil ~ text=q23-b23-tele-med-b ~ mode=remote ~ on=11-13

≠ GP and paediatrician, remote
trampos ~ Médico(a) - Telemedicina (noite) ~ Sintoma Saúde ~ Remoto ~ text=q23-b23-tele-med ~ mode=remote
indeed ~ Médico(a) - Telemedicina (noite) ~ Sintoma Saúde ~ Remoto ~ text=q23-b23-tele-ped ~ mode=remote ~ on=11-13

= paediatrician, brand and legal name
trampos ~ Pediatra - Telemedicina ~ Sintoma Saúde ~ Remoto ~ text=q23-b23-tele-ped ~ mode=remote
linkedin ~ Médico Pediatra (RQE) - plantões on-line ~ Sintoma Serviços Médicos Digitais Ltda ~ Brasil ~ text=q23-b23-tele-ped ~ as=plain ~ mode=remote ~ on=11-11

= fair builder retold, casual work
netvagas ~ Montador de estruturas ~ Palco Norte Eventos ~ São Paulo - SP ~ text=q23-b23-evento-1
indeed ~ Montador de eventos (truss / octanorm / tendas) ~ Palco Norte Locações ~ São Paulo e região, SP ~ text=q23-b23-evento-1-b ~ on=11-12

≠ fair builder by the day and stand joiner with contract
netvagas ~ Montador ~ Palco Norte Eventos ~ São Paulo - SP ~ text=q23-b23-evento-1 ~ contract=Freelancer
netvagas ~ Montador ~ Palco Norte Eventos ~ São Paulo - SP ~ text=q23-b23-evento-2 ~ contract=CLT

= registration agent retold, short
bne ~ Auxiliar de despachante ~ Despachante Aliança ~ Sete Lagoas - MG ~ text=q23-b23-despac-1
netvagas ~ Documentalista c/ moto ~ - ~ Sete Lagoas - MG ~ text=q23-b23-despac-1-b ~ on=11-21

≠ two hidden registration offices, alike
bne ~ Auxiliar de despachante ~ - ~ Sete Lagoas - MG ~ text=q23-b23-despac-1
netvagas ~ Auxiliar de despachante ~ - ~ Sete Lagoas - MG ~ text=q23-b23-despac-1-b

= copywriter retold, remote with town
trampos ~ Copywriter e Social Media ~ Agência Pé Vermelho ~ Remoto ~ text=q23-b23-trad-1 ~ mode=remote ~ contract=PJ
infojobs ~ Redator(a) de mídias sociais - home office ~ Pé Vermelho Comunicação ~ Londrina - PR ~ text=q23-b23-trad-1-b ~ mode=remote ~ on=11-14

≠ copy and design, one agency
trampos ~ Social Media ~ Agência Pé Vermelho ~ Remoto ~ text=q23-b23-trad-1 ~ mode=remote
linkedin ~ Social Media ~ Agência Pé Vermelho ~ Remoto ~ text=q23-b23-trad-2 ~ mode=remote ~ on=11-14

= ambulance driver retold, hidden
catho ~ Condutor de ambulância ~ RemoVida ~ Florianópolis, SC ~ text=q23-b23-moto-ambu
bne ~ Motorista socorrista cat. D ~ RemoVida Remoções Médicas Ltda ~ Florianópolis - SC ~ text=q23-b23-moto-ambu-b ~ on=11-13

≠ later, different opening of the same mill, 30 days on
gupy ~ Caldeireiro III ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-cald ~ on=10-12
infojobs ~ Operador de Fermentação ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-ferm ~ on=11-11

= repost after 33 days, other portal wording of the title
gupy ~ Operador de Fermentação ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-ferm ~ on=10-08
vagas ~ Operador de Processos - Fermentação Alcoólica ~ Usina Córrego Fundo S.A. Açúcar e Álcool ~ Orindiúva/SP ~ text=q23-b23-usi-ferm ~ as=lines ~ on=11-10

≠ night shift against a board's retelling of the afternoon shift
gupy ~ Conferente de Carga - 3º turno ~ Grupo Tapajós Norte ~ Manaus - AM ~ text=q23-b23-emp-norte+q23-b23-conf-2
catho ~ Conferente ~ Empresa confidencial ~ Manaus, AM ~ text=q23-b23-conf-1-b ~ on=11-12

≠ machining centre against the agency's retelling of the lathe
gupy ~ Programador e Operador CNC ~ Metalúrgica Rio Cedro ~ Caxias do Sul - RS ~ text=q23-b23-ind-emp+q23-b23-cent-us
bne ~ Torneiro CNC (tarde/noite) ~ Serra RH Assessoria ~ Caxias do Sul - RS ~ text=q23-b23-torn-cnc-b ~ on=11-12

≠ neonatal against the hidden adult ICU
gupy ~ Técnico(a) de Enfermagem - UTI Neonatal ~ Hospital São Bento do Cariri ~ Juazeiro do Norte - CE ~ text=q23-b23-hosp-emp+q23-b23-tec-neo
bne ~ Técnico de Enfermagem UTI ~ - ~ Juazeiro do Norte/CE ~ text=q23-b23-tec-uti-b ~ on=11-12

≠ substitute chemist against the retold RT
catho ~ Farmacêutico - finais de semana ~ Drogaria Bom Remédio ~ Cuiabá, MT ~ text=q23-b23-farm-2
indeed ~ Farmacêutico(a) Responsável - loja 24 horas ~ Grupo Bom Remédio ~ Cuiabá, MT ~ text=q23-b23-farm-1-b ~ on=11-13

≠ React Native against the hidden retelling of the web post
trampos ~ Dev React Native ~ Estuda Mais Edtech ~ Belo Horizonte, MG ~ text=q23-b23-fe-2 ~ mode=hybrid
infojobs ~ Programador Front-End (React/Next) ~ Empresa confidencial ~ Savassi, Belo Horizonte - MG ~ text=q23-b23-fe-1-b ~ on=11-12

≠ fraud analyst against the hidden credit analyst
gupy ~ Analista de Dados Pleno ~ Banco Ipê Digital ~ São Paulo - SP ~ text=q23-b23-dado-2 ~ mode=hybrid
jobleads ~ Analista de Analytics Pleno (Risco de Crédito) ~ - ~ São Paulo, São Paulo ~ text=q23-b23-dado-1-b ~ on=11-14

≠ senior against the retold Pleno of the same team
gupy ~ Pessoa Desenvolvedora Backend Sênior ~ Qubit Tributos ~ Home office ~ text=q23-b23-tec-emp+q23-b23-be-3 ~ mode=remote
trampos ~ Back-end Developer Kotlin - Pleno ~ Qubit ~ Remoto ~ text=q23-b23-be-1-b ~ mode=remote ~ on=11-12

≠ outbound leader against the hidden inbound leader
vagas ~ Líder de Operações (CD) ~ Cargamar ~ Cabo de Santo Agostinho/PE ~ text=q23-b23-rede-log+q23-b23-lid-exp
catho ~ Líder de doca - entrada (manhã) ~ Confidencial ~ Cabo de Santo Agostinho, PE ~ text=q23-b23-lid-rec-b ~ on=11-13

≠ lower-school maths against the hidden upper-school retelling
gupy ~ Professor(a) de Matemática ~ Colégio Monte Líbano ~ Juiz de Fora - MG ~ text=q23-b23-esc-emp+q23-b23-prof-mat2
infojobs ~ Docente de Matemática (EM) ~ - ~ Juiz de Fora - MG ~ text=q23-b23-prof-mat-b ~ on=11-14

≠ day reception against the retold night audit
catho ~ Recepcionista ~ Hotel Planalto Palace ~ Cascavel, PR ~ text=q23-b23-rec-hot2
vagas ~ Night Auditor ~ Planalto Hotéis e Turismo S/A ~ Cascavel/PR ~ text=q23-b23-rec-hot-b ~ on=11-14

≠ cotton harvester by the season against the hidden planter post
netvagas ~ Operador de máquinas - safra ~ Fazenda Três Irmãos ~ Sapezal - MT ~ text=q23-b23-trat-2 ~ contract=Temporário
infojobs ~ Operador(a) de máquinas agrícolas ~ - ~ Sapezal - MT ~ text=q23-b23-trat-1-b ~ contract=CLT ~ on=11-13

≠ civil-claims lawyer against the retold labour post
catho ~ Advogado Júnior ~ Prado & Mutti Advogados ~ Salvador, BA ~ text=q23-b23-adv-2
linkedin ~ Associate Júnior - Contencioso ~ Prado Mutti Sociedade de Advogados ~ Salvador, Bahia ~ text=q23-b23-adv-1-b ~ on=11-14

≠ payroll against the retold tax post
infojobs ~ Assistente contábil ~ Exata Contabilidade ~ Campo Mourão - PR ~ text=q23-b23-contab-2
bne ~ Auxiliar de escrita fiscal ~ Exata Serviços Contábeis SS ~ Campo Mourão - PR ~ text=q23-b23-contab-1-b ~ on=11-14

≠ corporate recruiter against the retold volume recruiter
gupy ~ Analista de R&S Pleno ~ Logmais ~ Hortolândia - SP ~ text=q23-b23-rh-2
infojobs ~ Recrutador(a) - Atração e Seleção Pl ~ Logmais Operadora Logística S.A. ~ Hortolândia - SP ~ text=q23-b23-rh-1-b ~ on=11-12

≠ hospital guard at night against the retold bank guard
catho ~ Vigilante ~ Sentinela Segurança ~ Brasília, DF ~ text=q23-b23-vig-2
infojobs ~ Vigilante patrimonial (seg. a sex.) ~ Sentinela Vigilância e Segurança Ltda ~ Distrito Federal ~ text=q23-b23-vig-1-b ~ on=11-14

≠ structural mason against the retold finishing mason
bne ~ Pedreiro ~ Construtora Pedra Fina ~ Valinhos - SP ~ text=q23-b23-ped-2
indeed ~ Pedreiro / Azulejista alto padrão ~ Pedra Fina Engenharia e Construções Ltda ~ Valinhos, SP ~ text=q23-b23-ped-1-b ~ on=11-13

≠ welder of the mill against the hidden boilermaker
gupy ~ Profissional de Manutenção Mecânica III ~ Usina Córrego Fundo ~ Orindiúva - SP ~ text=q23-b23-usina-emp+q23-b23-usi-sold
catho ~ Caldeireiro de manutenção (usina) ~ Empresa confidencial ~ Orindiúva, SP ~ text=q23-b23-usi-cald-b ~ on=11-14

≠ paediatrician against the hidden generalist
trampos ~ Médico(a) - Telemedicina (noite) ~ Sintoma Saúde ~ Remoto ~ text=q23-b23-tele-ped ~ mode=remote
jobleads ~ Médico generalista home office ~ - ~ Brasil ~ text=q23-b23-tele-med-b ~ mode=remote ~ on=11-13

≠ tanker against the agency's retelling of the dry-cargo route
infojobs ~ Motorista Carreteiro ~ Transportes Vale do Araguari ~ Uberlândia - MG ~ text=q23-b23-moto-ce-2
indeed ~ Motorista CNH E - rota SP ~ RodaRH Consultoria ~ Uberlândia, MG ~ text=q23-b23-moto-ce-b ~ on=11-13

≠ SAC against the retold collections post
gupy ~ Operador(a) de Atendimento ~ Vozza Contact Center ~ João Pessoa - PB ~ text=q23-b23-cc-emp+q23-b23-cc-sac
bne ~ Negociador - recuperação de crédito (sem experiência) ~ Vozza ~ João Pessoa - PB ~ text=q23-b23-cc-cob-b ~ on=11-12

≠ bartender by the season against the hidden waiter
infojobs ~ Vagas de temporada - bar ~ Maresia Beach Club ~ Porto Seguro - BA ~ text=q23-b23-gar-2
jooble ~ Atendente de praia (verão 26/27) ~ - ~ Porto Seguro, BA ~ text=q23-b23-gar-1-b ~ on=none

≠ designer against the retold copywriter
trampos ~ Social Media ~ Agência Pé Vermelho ~ Remoto ~ text=q23-b23-trad-2 ~ mode=remote
infojobs ~ Redator(a) de mídias sociais - home office ~ Pé Vermelho Comunicação ~ Londrina - PR ~ text=q23-b23-trad-1-b ~ mode=remote ~ on=11-14

≠ night cashier of the station against the retold pump attendant
bne ~ Frentista ~ Posto Trevo do Sol ~ Rio Claro - SP ~ text=q23-b23-gas-2
indeed ~ Atendente de pista (14h-22h) ~ Auto Posto Trevo do Sol Ltda ~ Rio Claro, SP ~ text=q23-b23-gas-1-b ~ on=11-13

≠ morning till against the hidden retelling of the late shift
solides ~ Operador(a) de Caixa - manhã ~ Supermercados Bom Dia ~ Brusque - SC ~ text=q23-b23-merc-emp+q23-b23-cx-2
bne ~ Caixa de supermercado 14h/22h20 ~ - ~ Brusque - SC ~ text=q23-b23-cx-1-b ~ on=11-11
`);
