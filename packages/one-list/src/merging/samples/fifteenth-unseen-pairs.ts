import { readPairs } from "./read-pairs.ts";

/**
 * As an outside reviewer of the field writes them: 120 pairs of one vacancy, in nearly all of which the titles are written
 * otherwise, and 120 of two, in many of which they are equal.
 *
 * Written on 27 November 2026 by another writer who had seen neither the rules of merging nor other samples. Employers are
 * invented. The rules were run on it before and after that evening's work, and its pairs were not read.
 */
export const fifteenthUnseenPairs = readPairs(`
≠ city: logistics group's standard text, two distribution centres
gupy ~ Auxiliar de Logística ~ Grupo Merídio Logística ~ Extrema, MG ~ text=q15-about-meridio+q15-auxlog
gupy ~ Auxiliar de Logística ~ Grupo Merídio Logística ~ Itapevi, SP ~ text=q15-about-meridio+q15-auxlog

= retold lightly; place with quarter
bne ~ Jardineiro ~ Verde Manacá Paisagismo ~ Cotia, SP ~ text=q15-trat-jardim
encontresuavaga ~ Jardineiro(a) ~ Verde Manacá ~ Granja Viana, Cotia - SP ~ text=q15-trat-jardim-b ~ on=11-13

= copied; portal writes contract and pay, place as the state only
infojobs ~ Fisioterapeuta Home Care ~ Acolher+ Atenção Domiciliar ~ Rio de Janeiro, RJ ~ text=q15-fisio ~ contract=PJ
jobleads ~ Fisioterapeuta ~ Acolher Mais Atenção Domiciliar ~ RJ ~ text=q15-fisio ~ as=bare ~ on=11-15

= retold; employer hidden
bne ~ Recepcionista Noturno ~ Hotel Pousada das Garças ~ Bonito, MS ~ text=q15-recep-hotel
infojobs ~ Recepcionista de Hotel - Noite ~ - ~ Bonito, MS ~ text=q15-recep-hotel-b ~ on=11-13

= retold; employer hidden on the first side, quarter only there
bne ~ Cuidadora de Idosos ~ - ~ Moinhos de Vento, Porto Alegre - RS ~ text=q15-cuidador
solides ~ Cuidador(a) de Idosos ~ Residencial Doce Outono ~ Porto Alegre, RS ~ text=q15-cuidador-b ~ on=11-12

= copied; title abbreviated and employer in capitals, text cut by the portal
gupy ~ Técnico de Enfermagem - UTI Adulto (Noturno) ~ Hospital Santa Ildefonsa ~ Londrina, PR ~ text=q15-tecenf ~ contract=CLT
careerjet ~ TEC. ENFERMAGEM - UTI ADULTO NOT. ~ HOSPITAL SANTA ILDEFONSA ~ Paraná ~ text=q15-tecenf/420 ~ as=plain ~ on=11-14

≠ department: same text and level, squads Pagamentos and Crédito
gupy ~ Pessoa Desenvolvedora Backend Sênior - Pagamentos ~ Nubrisa ~ Remoto ~ text=q15-about-nubrisa+q15-backend ~ mode=remote
gupy ~ Pessoa Desenvolvedora Backend Sênior - Crédito ~ Nubrisa ~ Remoto ~ text=q15-about-nubrisa+q15-backend-credito ~ mode=remote

= retold; employer hidden, city agrees with the text
gupy ~ Fiscal de Prevenção de Perdas ~ Atacadão Tapiri ~ Ananindeua, PA ~ text=q15-about-tapiri+q15-fiscalloja
infojobs ~ Agente de Prevenção de Perdas ~ - ~ Ananindeua, PA ~ text=q15-fiscalloja-b ~ on=11-13

≠ repost: same text eight months apart
bne ~ Soldador ~ Metalúrgica Irmãos Brachtfeld ~ Joinville, SC ~ text=q15-soldador ~ on=03-02
bne ~ Soldador ~ Metalúrgica Irmãos Brachtfeld ~ Joinville, SC ~ text=q15-soldador ~ on=11-09

≠ city: long standard text, two mills of the company
gupy ~ Coordenador(a) de PCP e Suprimentos ~ Moinho Paranatinga ~ Rondonópolis, MT ~ text=q15-coordlog
gupy ~ Coordenador(a) de PCP e Suprimentos ~ Moinho Paranatinga ~ Rio Verde, GO ~ text=q15-coordlog

≠ city: pharmacy chain, two cities
vagas ~ Farmacêutico(a) ~ Drogarias Pindorama ~ São Luís, MA ~ text=q15-about-pindorama+q15-farmaceutico
vagas ~ Farmacêutico(a) ~ Drogarias Pindorama ~ Teresina, PI ~ text=q15-about-pindorama+q15-farmaceutico

≠ franchise: burger franchise, two franchisees in one city
infojobs ~ Atendente de Restaurante ~ Franquia Brasa Tatu Burger - Grupo Olivares ~ Natal, RN ~ text=q15-fr-burger ~ tail=Local de trabalho: loja da Via Costeira.
infojobs ~ Atendente de Restaurante ~ Franquia Brasa Tatu Burger - Potengi Alimentos Ltda ~ Natal, RN ~ text=q15-fr-burger ~ tail=Local de trabalho: loja da Zona Norte.

= copied; city in the title of one side
gupy ~ Vendedor(a) ~ Vendaval Eletro ~ Patos, PB ~ text=q15-about-vendaval+q15-vend-eletro
netvagas ~ Vendedor / Vendedora - Patos/PB ~ Vendaval ~ Patos - PB ~ text=q15-about-vendaval+q15-vend-eletro ~ as=breaks ~ on=11-11

= copied; whole text as breaks, title without the second area, date not said
gupy ~ Coordenador(a) de PCP e Suprimentos ~ Moinho Paranatinga ~ Rio Verde, GO ~ text=q15-coordlog ~ contract=CLT
vagas ~ Coordenador de PCP ~ Grupo Moinho Paranatinga ~ Rio Verde - GO ~ text=q15-coordlog ~ as=breaks ~ on=none

≠ department: English and mathematics teacher of one school, same standard text
vagas ~ Professor - Fundamental II ~ Colégio Verdemar ~ Vitória, ES ~ text=q15-prof-ing
vagas ~ Professor - Fundamental II ~ Colégio Verdemar ~ Vitória, ES ~ text=q15-prof-mat

= retold in the other language; confidential on one side
catho ~ Gerente Industrial ~ - ~ Gravataí, RS ~ text=q15-gerind
jobleads ~ Plant Manager ~ Reutterbach Sistemas Automotivos ~ Gravataí, Rio Grande do Sul ~ text=q15-gerind-b ~ on=11-11

= copied; title otherwise, a sentence added, date not said on one side
gupy ~ Recepcionista Hospitalar ~ Rede Serra Alva de Saúde ~ Juiz de Fora, MG ~ text=q15-about-serraalva+q15-recep-hosp
vagas ~ Recepcionista - Internação e Convênios ~ Rede Serra Alva ~ Juiz de Fora - MG ~ text=q15-about-serraalva+q15-recep-hosp ~ tail=Código da vaga: 48213. ~ on=none

≠ contract: assembler as MEI and as CLT employee, other pay
bne ~ Montador de Móveis ~ Vendaval Eletro ~ Serra Talhada, PE ~ text=q15-montador
bne ~ Montador de Móveis ~ Vendaval Eletro ~ Serra Talhada, PE ~ text=q15-montador-pat

= copied as bare text; name with legal form and case
gupy ~ Gerente de Loja ~ Casa Botticeli Calçados ~ Porto Alegre, RS ~ text=q15-gerente-loja
buscavagas ~ Gerente de loja (calçados) ~ CASA BOTTICELI CALCADOS EIRELI ~ Porto Alegre - RS ~ text=q15-gerente-loja ~ as=bare ~ on=11-12

≠ level: analyst and assistant (auxiliar) with the same employer paragraph
gupy ~ Analista de Logística ~ Grupo Merídio Logística ~ Extrema, MG ~ text=q15-about-meridio+q15-analog
gupy ~ Auxiliar de Logística ~ Grupo Merídio Logística ~ Extrema, MG ~ text=q15-about-meridio+q15-auxlog

= copied; title with OAB and level abbreviated, text cut
vagas ~ Advogado(a) Cível Júnior ~ Brandolim & Salviano Advocacia ~ Recife, PE ~ text=q15-adv-jr
jobleads ~ Advogado Jr - Cível ~ Brandolim e Salviano Advocacia ~ Pernambuco ~ text=q15-adv-jr/200 ~ as=plain ~ on=11-15

= retold; employer hidden
infojobs ~ Operador de Torno CNC ~ Usinagem Kerschbach ~ Caxias do Sul, RS ~ text=q15-torneiro ~ pay=R$ 2.900,00 a R$ 3.400,00
catho ~ Torneiro CNC (Fanuc) ~ - ~ Caxias do Sul, RS ~ text=q15-torneiro-b ~ on=11-13

≠ similar title, other work: pool cleaner and lifeguard of one club
netvagas ~ Auxiliar de Piscinas ~ Clube Náutico Barra Funda do Lago ~ Palmas, TO ~ text=q15-piscineiro
netvagas ~ Guardião de Piscinas ~ Clube Náutico Barra Funda do Lago ~ Palmas, TO ~ text=q15-salva

≠ contract: 30 h and 44 h posts of one shop, other pay
gupy ~ Atendente de Restaurante 30h ~ Brasa Tatu Burger ~ Aracaju, SE ~ text=q15-fr-burger ~ pay=R$ 1.180,00
gupy ~ Atendente de Restaurante 44h ~ Brasa Tatu Burger ~ Aracaju, SE ~ text=q15-fr-burger ~ pay=R$ 1.640,00

= copied; employer's name hidden on the other side, a sentence added
catho ~ Operador de Máquinas Agrícolas ~ Fazenda Lagoa do Sertãozinho ~ Luís Eduardo Magalhães, BA ~ text=q15-tratorista
netvagas ~ Operador de Máquinas Agrícolas (Tratorista) ~ - ~ Luís Eduardo Magalhães, BA ~ text=q15-tratorista ~ as=plain ~ tail=Interessados devem se candidatar pelo site até 30/11.

= retold; employer hidden
gupy ~ Recepcionista Hospitalar ~ Rede Serra Alva de Saúde ~ Barbacena, MG ~ text=q15-about-serraalva+q15-recep-hosp ~ on=11-06
divulgavagas ~ Recepcionista ~ - ~ Barbacena, MG ~ text=q15-recep-hosp-b ~ on=11-09

≠ similar title, other work: data scientist and data engineer of one firm
gupy ~ Cientista de Dados Sênior ~ Hemeris Saúde ~ São Paulo, SP ~ text=q15-dados
gupy ~ Engenheiro(a) de Dados Sênior ~ Hemeris Saúde ~ São Paulo, SP ~ text=q15-engdados

= copied as breaks; employer abbreviated
gupy ~ Auxiliar de Sala - Educação Infantil ~ Centro Educacional Girassol do Cerrado ~ Palmas, TO ~ text=q15-monitor
bne ~ Aux. de Sala / Monitora Infantil ~ C. E. Girassol do Cerrado ~ Palmas - TO ~ text=q15-monitor ~ as=breaks ~ on=11-12

≠ department: SAC and debt collection of one call centre
gupy ~ Operador(a) de Telemarketing ~ Conekta Contact Center ~ Campina Grande, PB ~ text=q15-callcenter
gupy ~ Operador(a) de Telemarketing ~ Conekta Contact Center ~ Campina Grande, PB ~ text=q15-callcenter-cob

= copied whole; title with level abbreviated and English word, place remote
gupy ~ Pessoa Desenvolvedora Backend Sênior ~ Nubrisa ~ Remoto ~ text=q15-about-nubrisa+q15-backend ~ mode=remote
remotar ~ Backend Developer Sr (Kotlin) ~ Nubrisa Tecnologia S.A. ~ - ~ text=q15-about-nubrisa+q15-backend ~ mode=remote ~ on=11-12

= retold; employer hidden
gupy ~ Copeiro(a) Hospitalar ~ Rede Serra Alva de Saúde ~ Juiz de Fora, MG ~ text=q15-about-serraalva+q15-copeiro
bne ~ Copeira ~ - ~ Juiz de Fora, MG ~ text=q15-copeiro-b ~ on=11-12

≠ city: builder's same post at sites in two cities
gupy ~ Mestre de Obras ~ Alderete Engenharia ~ Balneário Piçarras, SC ~ text=q15-mestre
gupy ~ Mestre de Obras ~ Alderete Engenharia ~ Itapema, SC ~ text=q15-mestre

= copied; employer hidden on one side, place as state only
netvagas ~ Vaqueiro ~ - ~ Patrocínio, MG ~ text=q15-vaqueiro
careerjet ~ Vaqueiro / Ordenhador ~ Fazenda Três Porteiras ~ Minas Gerais ~ text=q15-vaqueiro ~ on=11-14

= copied; hospital network's text cut, title without gender form
gupy ~ Copeiro(a) Hospitalar ~ Rede Serra Alva de Saúde ~ Juiz de Fora, MG ~ text=q15-about-serraalva+q15-copeiro
careerjet ~ Copeiro Hospitalar 12x36 ~ Serra Alva Saúde ~ Juiz de Fora, Minas Gerais ~ text=q15-about-serraalva+q15-copeiro/700 ~ as=plain ~ on=11-13

= retold lightly; employer's name shortened
catho ~ Vigilante ~ Sentinela Norte Segurança Patrimonial Ltda. ~ Belém, PA ~ text=q15-vigilante
bne ~ Vigilante Bancário ~ Sentinela Norte ~ Belém - PA ~ text=q15-vigilante-b ~ on=11-13

= retold; employer hidden
gupy ~ Supervisor(a) de Atendimento ~ Conekta Contact Center ~ Caruaru, PE ~ text=q15-sup-cc
infojobs ~ Supervisor de Call Center ~ - ~ Caruaru, PE ~ text=q15-sup-cc-b ~ on=11-12

≠ level: Júnior and Pleno with the same text
gupy ~ Analista de Logística Júnior ~ Grupo Merídio Logística ~ Extrema, MG ~ text=q15-about-meridio+q15-analog
gupy ~ Analista de Logística Pleno ~ Grupo Merídio Logística ~ Extrema, MG ~ text=q15-about-meridio+q15-analog

= copied; title with the role spelled out otherwise, remote lost
gupy ~ Site Reliability Engineer (SRE) II ~ Lacerta Pagamentos ~ Campinas, SP ~ text=q15-about-lacerta+q15-sre ~ mode=hybrid
nerdin ~ SRE II - Engenharia de Confiabilidade ~ Lacerta ~ Campinas - SP ~ text=q15-about-lacerta+q15-sre ~ as=bare ~ on=11-14

= retold; long text told in prose, employer hidden, team of 14 and S&OP agree
gupy ~ Coordenador(a) de PCP e Suprimentos ~ Moinho Paranatinga ~ Rondonópolis, MT ~ text=q15-coordlog ~ on=11-04
catho ~ Coordenador de PCP ~ - ~ Rondonópolis, MT ~ text=q15-coordlog-b ~ on=11-09

= copied; gender form, employer on one side
divulgavagas ~ Costureira ~ - ~ Toritama, PE ~ text=q15-costureira
bne ~ Costureiro(a) Industrial ~ Confecções Agreste Azul ME ~ Toritama - PE ~ text=q15-costureira ~ as=plain ~ on=11-12

= retold; employer hidden
gupy ~ Gerente de Restaurante ~ Brasa Tatu Burger ~ Aracaju, SE ~ text=q15-fr-burger-ger
catho ~ Gerente de Unidade - Fast Food ~ - ~ Aracaju, SE ~ text=q15-fr-burger-ger-b ~ on=11-12

≠ shop: promoter's two routes in one metropolitan area
infojobs ~ Promotor(a) de Vendas ~ Laticínios Serra do Boi ~ Contagem, MG ~ text=q15-promotor
infojobs ~ Promotor(a) de Vendas ~ Laticínios Serra do Boi ~ Contagem, MG ~ text=q15-promotor2

≠ level: supervisor and operator of one call centre
gupy ~ Supervisor(a) de Atendimento ~ Conekta Contact Center ~ Caruaru, PE ~ text=q15-sup-cc
gupy ~ Operador(a) de Atendimento ~ Conekta Contact Center ~ Caruaru, PE ~ text=q15-callcenter

≠ hidden employers: two garages in other quarters with other pay
divulgavagas ~ Mecânico Automotivo ~ - ~ Curitiba, PR ~ text=q15-mecauto
divulgavagas ~ Mecânico Automotivo ~ - ~ Curitiba, PR ~ text=q15-mecauto2

= copied; agency on one side, the client itself on the other
infojobs ~ Vendedor(a) Externo(a) ~ Contrata Já RH ~ São Paulo, SP ~ text=q15-ag-vend
vagas ~ Vendedor Externo - Autopeças ZL ~ Pistão Bravo Autopeças ~ Zona Leste, São Paulo, SP ~ text=q15-ag-vend ~ as=plain ~ on=11-12

≠ similar title, other work: finishing and masonry, other building sites
divulgavagas ~ Pedreiro ~ Construtora Alvarim ~ Goiânia, GO ~ text=q15-pedreiro
divulgavagas ~ Pedreiro ~ Construtora Alvarim ~ Aparecida de Goiânia, GO ~ text=q15-pedreiro2

= retold; employer hidden
infojobs ~ Estágio em Direito - Cível ~ - ~ Recife, PE ~ text=q15-gar-estagio-dir
vagas ~ Estagiário(a) de Direito ~ Brandolim & Salviano Advocacia ~ Recife, PE ~ text=q15-gar-estagio-dir-b ~ on=11-13

≠ level: SRE I and SRE II with the same text
gupy ~ Site Reliability Engineer (SRE) I ~ Lacerta Pagamentos ~ Campinas, SP ~ text=q15-about-lacerta+q15-sre-i
gupy ~ Site Reliability Engineer (SRE) II ~ Lacerta Pagamentos ~ Campinas, SP ~ text=q15-about-lacerta+q15-sre

= retold; employer hidden; same two towers of 28 floors
catho ~ Engenheiro Civil de Obras ~ - ~ Balneário Piçarras, SC ~ text=q15-engcivil
gupy ~ Engenheiro(a) Civil - Obra Vertical ~ Alderete Engenharia ~ Balneário Piçarras, SC ~ text=q15-engcivil-b ~ on=11-13

≠ level: trainee and internship programme of one company
gupy ~ Programa Jovens Talentos Orbivale 2027 ~ Orbivale Energia ~ Rio de Janeiro, RJ ~ text=q15-trainee
gupy ~ Programa Jovens Talentos Orbivale 2027 ~ Orbivale Energia ~ Rio de Janeiro, RJ ~ text=q15-estagio-orbi

≠ city: laboratory network, two cities
vagas ~ Biomédico(a) ~ Exatus Diagnóstica ~ Cuiabá, MT ~ text=q15-biomed
vagas ~ Biomédico(a) ~ Exatus Diagnóstica ~ Rondonópolis, MT ~ text=q15-biomed

≠ franchise: same franchise text, another franchisee company
infojobs ~ Atendente Barista ~ RM Cafés Ltda - Franqueado Café Sabiá-Laranjeira ~ Sorocaba, SP ~ text=q15-barista-fr ~ tail=Loja Parque Campolim.
infojobs ~ Atendente Barista ~ Duarte & Pontes Alimentação ME - Franqueado Café Sabiá-Laranjeira ~ Sorocaba, SP ~ text=q15-barista-fr ~ tail=Loja Centro, próximo à rodoviária.

≠ city: city in the title, state in the place of one side
gupy ~ Executivo(a) de Contas - Sobral ~ Lacerta Pagamentos ~ Ceará ~ text=q15-about-lacerta+q15-execcontas
infojobs ~ Executivo(a) de Contas - Juazeiro do Norte ~ Lacerta Pagamentos S.A. ~ Juazeiro do Norte, CE ~ text=q15-about-lacerta+q15-execcontas

= retold; employer written otherwise
vagas ~ Repositor de Mercadorias ~ Mercantil Jacuípe ~ Feira de Santana, BA ~ text=q15-about-jacuipe+q15-repositor ~ on=11-02
bne ~ Repositor(a) ~ Mercantil Jacuipe Ltda. ~ Feira de Santana - BA ~ text=q15-repositor-b ~ on=11-06

≠ shop: two hospitals of the network in one city, in the titles
gupy ~ Copeiro(a) | Hospital Monte Carmo ~ Rede Serra Alva de Saúde ~ Juiz de Fora, MG ~ text=q15-about-serraalva+q15-copeiro
gupy ~ Copeiro(a) | Maternidade Santa Benta ~ Rede Serra Alva de Saúde ~ Juiz de Fora, MG ~ text=q15-about-serraalva+q15-copeiro

= retold; employer hidden on one side: same hours, pay and wood stove
bne ~ Cozinheiro(a) ~ - ~ Belo Horizonte, MG ~ text=q15-cozinheiro ~ pay=R$ 2.350,00
divulgavagas ~ Cozinheira ~ Fogão de Dona Zica ~ Funcionários, Belo Horizonte - MG ~ text=q15-cozinheiro-b ~ on=11-11

= retold; employer hidden, quarter in place
bne ~ Garçom / Garçonete ~ - ~ São Paulo, SP ~ text=q15-garcom ~ pay=R$ 1.700,00
trampos ~ Garçom(nete) - noite ~ Kaminari Sushi ~ Pinheiros, São Paulo, SP ~ text=q15-garcom-b ~ on=11-11

≠ department: SDR and closer of one firm, same standard text
trampos ~ SDR - Vendas B2B (remoto) ~ Gavetta ~ Remoto ~ text=q15-sdr ~ mode=remote
trampos ~ Executivo de Vendas B2B (remoto) ~ Gavetta ~ Remoto ~ text=q15-closer ~ mode=remote

= retold; both by agency, other title
infojobs ~ Conferente ~ Trilhar RH ~ Cajamar, SP ~ text=q15-conferente ~ pay=R$ 2.210,00
netvagas ~ Conferente de Cargas - Noturno ~ Trilhar Recursos Humanos Ltda ~ Cajamar - SP ~ text=q15-conferente-b ~ on=11-11

≠ city: school network's same text in two cities
gupy ~ Psicólogo(a) Escolar ~ Centro Educacional Girassol do Cerrado ~ Palmas, TO ~ text=q15-psic
gupy ~ Psicólogo(a) Escolar ~ Centro Educacional Girassol do Cerrado ~ Gurupi, TO ~ text=q15-psic

= retold; title by the other profession's name
vagas ~ Biomédico(a) ~ Exatus Diagnóstica ~ Cuiabá, MT ~ text=q15-biomed
catho ~ Analista Clínico - Noturno ~ Laboratório Exatus ~ Cuiabá - MT ~ text=q15-biomed-b ~ on=11-13

= retold as a news note
gupy ~ Programa de Trainee Orbivale 2027 ~ Orbivale Energia ~ Rio de Janeiro, RJ ~ text=q15-trainee ~ on=10-15
buscavagas ~ Trainee (qualquer formação) ~ Orbivale ~ RJ ~ text=q15-trainee-b ~ on=10-19

≠ level: coordinator and analyst of the same area, the same employer wording
gupy ~ Coordenador(a) de PCP e Suprimentos ~ Moinho Paranatinga ~ Rondonópolis, MT ~ text=q15-coordlog
gupy ~ Analista de PCP Pleno ~ Moinho Paranatinga ~ Rondonópolis, MT ~ text=q15-analpcp

≠ department: ICU and operating theatre of one hospital
gupy ~ Técnico de Enfermagem ~ Hospital Santa Ildefonsa ~ Londrina, PR ~ text=q15-tecenf
infojobs ~ Técnico de Enfermagem ~ Hospital Santa Ildefonsa ~ Londrina, PR ~ text=q15-tecenf-cc ~ on=11-11

= retold; employer hidden
gupy ~ Site Reliability Engineer (SRE) II ~ Lacerta Pagamentos ~ Campinas, SP ~ text=q15-about-lacerta+q15-sre ~ mode=hybrid
infojobs ~ Engenheiro DevOps/SRE ~ - ~ Campinas, SP ~ text=q15-sre-b ~ mode=hybrid ~ on=11-13

≠ agency: standard text of an agency, other client place, shift and pay
infojobs ~ Conferente ~ Trilhar RH ~ SP ~ text=q15-conferente ~ pay=R$ 2.210,00
infojobs ~ Conferente ~ Trilhar RH ~ SP ~ text=q15-conferente2 ~ pay=R$ 2.080,00

= retold in a lighter voice; title translated
gupy ~ Product Manager - Marketplace ~ Quitandê ~ São Paulo, SP ~ text=q15-pm ~ mode=remote ~ on=10-26
trampos ~ Gerente de Produto ~ Quitandê ~ Remoto ~ text=q15-pm-b ~ mode=remote ~ on=11-02

≠ city: cooperative's apprentice programme in two units
solides ~ Jovem Aprendiz ~ Cooperativa Agroindustrial Três Araucárias ~ Cascavel, PR ~ text=q15-aprendiz
solides ~ Jovem Aprendiz ~ Cooperativa Agroindustrial Três Araucárias ~ Palotina, PR ~ text=q15-aprendiz

= retold; state only, employer hidden
catho ~ Operador de Máquinas Agrícolas ~ Fazenda Lagoa do Sertãozinho ~ Luís Eduardo Magalhães, BA ~ text=q15-tratorista ~ on=10-14
jobleads ~ Operador(a) de Máquinas Agrícolas ~ - ~ Bahia ~ text=q15-tratorista-b ~ on=10-21

≠ agency: agency's text for a cosmetics and a metal client
infojobs ~ Auxiliar de Produção ~ Contrata Já RH ~ Grande ABC, SP ~ text=q15-ag-aux
netvagas ~ Auxiliar de Produção ~ Contrata Já RH ~ São Bernardo do Campo, SP ~ text=q15-ag-aux2

≠ city: chain in two towns of one state
gupy ~ Vendedor(a) ~ Vendaval Eletro ~ Patos, PB ~ text=q15-about-vendaval+q15-vend-eletro
gupy ~ Vendedor(a) ~ Vendaval Eletro ~ Sousa, PB ~ text=q15-about-vendaval+q15-vend-eletro

≠ shift: receptionist by day and by night
gupy ~ Recepcionista Hospitalar ~ Rede Serra Alva de Saúde ~ Barbacena, MG ~ text=q15-about-serraalva+q15-recep-hosp
gupy ~ Recepcionista Hospitalar ~ Rede Serra Alva de Saúde ~ Barbacena, MG ~ text=q15-about-serraalva+q15-recep-hosp2

= copied; repost after three weeks with a sentence added
solides ~ Auxiliar de Produção ~ Frigorífico Pirajuí Alimentos ~ Toledo, PR ~ text=q15-aux-prod ~ on=10-12
solides ~ Auxiliar de Produção - Contratação imediata ~ Frigorífico Pirajuí Alimentos ~ Toledo, PR ~ text=q15-aux-prod ~ tail=Venha crescer com a gente! ~ on=11-03

≠ same name: farm-supply dealer and funeral-plan seller, both Vale Verde
bne ~ Assistente Comercial ~ Vale Verde ~ Ponta Grossa, PR ~ text=q15-same-vale1
bne ~ Assistente Comercial ~ Vale Verde ~ Ponta Grossa, PR ~ text=q15-same-vale2

= retold; employer hidden; same numbers
trampos ~ SDR - Pré-vendas ~ Gavetta ~ Remoto ~ text=q15-sdr ~ mode=remote ~ on=11-04
infojobs ~ Pré-vendedor(a) Home Office ~ - ~ - ~ text=q15-sdr-b ~ mode=remote ~ on=11-07

≠ repost: haulier's text reposted after five months
vagas ~ Motorista Carreteiro ~ Transportadora Rota Cerrado ~ Rio Verde, GO ~ text=q15-motorista ~ on=05-18
infojobs ~ Motorista Carreteiro ~ Transportadora Rota Cerrado ~ Rio Verde, GO ~ text=q15-motorista ~ on=10-29

≠ PcD twin: open post and exclusive PcD post of one CD
gupy ~ Auxiliar de Logística ~ Grupo Merídio Logística ~ Itapevi, SP ~ text=q15-about-meridio+q15-auxlog
gupy ~ Auxiliar de Logística (Exclusiva PcD) ~ Grupo Merídio Logística ~ Itapevi, SP ~ text=q15-about-meridio+q15-auxlog ~ tail=Vaga exclusiva para PcD, anexar laudo atualizado.

≠ department: chambermaid and night receptionist of one hotel
bne ~ Camareira ~ Hotel Pousada das Garças ~ Bonito, MS ~ text=q15-camareira
bne ~ Recepcionista Noturno ~ Hotel Pousada das Garças ~ Bonito, MS ~ text=q15-recep-hotel

≠ shift: first and second shift of one plant
solides ~ Auxiliar de Produção - 1º turno ~ Frigorífico Pirajuí Alimentos ~ Toledo, PR ~ text=q15-aux-prod1
solides ~ Auxiliar de Produção - 2º turno ~ Frigorífico Pirajuí Alimentos ~ Toledo, PR ~ text=q15-aux-prod

= copied; title says SAC and hours
gupy ~ Operador(a) de Telemarketing Receptivo ~ Conekta Contact Center ~ Campina Grande, PB ~ text=q15-callcenter ~ contract=CLT
infojobs ~ Atendente de SAC 6h20 - Receptivo ~ CONEKTA CONTACT CENTER S/A ~ Campina Grande - PB ~ text=q15-callcenter ~ as=breaks ~ on=11-15

≠ agency: IT staffing text for two clients
nerdin ~ Analista de Suporte Técnico N1 ~ Integra7 Outsourcing ~ São Paulo, SP ~ text=q15-ti-suporte
nerdin ~ Analista de Suporte Técnico N1 ~ Integra7 Outsourcing ~ Barueri, SP ~ text=q15-ti-suporte2

≠ hidden employers: two pizzerias in other quarters
bne ~ Pizzaiolo ~ - ~ Florianópolis, SC ~ text=q15-pizza
bne ~ Pizzaiolo ~ - ~ Florianópolis, SC ~ text=q15-pizza2

= retold; employer hidden on one side: same fashion shop, benefits and tasks match
infojobs ~ Vendedor(a) ~ Lumiara Modas ~ Ribeirão Preto, SP ~ text=q15-vend-moda ~ contract=CLT
catho ~ Vendedora de Loja - Moda Feminina ~ - ~ Ribeirão Preto, SP ~ text=q15-vend-moda-b ~ on=11-12

= copied; contract and mode on one side, employer S.A.
dell ~ Comprador Técnico Sênior ~ Quimibahia ~ Camaçari, BA ~ text=q15-comprador ~ mode=hybrid
catho ~ Comprador(a) Técnico(a) Sr. ~ Quimibahia Indústria Química S.A. ~ Camaçari - BA ~ text=q15-comprador ~ as=plain ~ contract=CLT ~ on=11-12

= copied; roman level lost in the aggregator's title, text cut
sap ~ Mecânico de Manutenção Industrial II ~ Cerâmica Tijuípe ~ Criciúma, SC ~ text=q15-mecanico
careerjet ~ Mecânico Manutenção Industrial II - Criciúma ~ Cerâmica Tijuípe S/A ~ Criciúma, Santa Catarina ~ text=q15-mecanico/300 ~ as=plain ~ on=11-18

= retold; employer hidden, level not said
gupy ~ Analista de Logística Pleno ~ Grupo Merídio Logística ~ Extrema, MG ~ text=q15-about-meridio+q15-analog
infojobs ~ Analista de Logística ~ - ~ Extrema, MG ~ text=q15-analog-b ~ on=11-13

≠ department: hospital's pantry clerk and receptionist, same standard text
gupy ~ Copeiro(a) Hospitalar ~ Rede Serra Alva de Saúde ~ Juiz de Fora, MG ~ text=q15-about-serraalva+q15-copeiro
gupy ~ Recepcionista Hospitalar ~ Rede Serra Alva de Saúde ~ Juiz de Fora, MG ~ text=q15-about-serraalva+q15-recep-hosp

≠ department: sales and cash desk in one shop, same standard text
gupy ~ Vendedor(a) ~ Vendaval Eletro ~ Patos, PB ~ text=q15-about-vendaval+q15-vend-eletro
gupy ~ Operador(a) de Caixa e Crediário ~ Vendaval Eletro ~ Patos, PB ~ text=q15-about-vendaval+q15-caixa-eletro

≠ shift: morning and afternoon counter clerk of one bakery
netvagas ~ Atendente de Padaria ~ Padaria Trigo de Ouro Velho ~ João Pessoa, PB ~ text=q15-atend-padaria
netvagas ~ Atendente de Padaria ~ Padaria Trigo de Ouro Velho ~ João Pessoa, PB ~ text=q15-atend-padaria2

≠ agency: headhunter's standard text, two clients
jobleads ~ Chief Financial Officer (CFO) ~ Albarrán Executive Search ~ Santa Catarina ~ text=q15-cfo
jobleads ~ Chief Financial Officer (CFO) ~ Albarrán Executive Search ~ Santa Catarina ~ text=q15-cfo2

= copied; hidden on one side, place with and without quarter
bne ~ Zelador ~ Habitare Administradora ~ Campinas, SP ~ text=q15-zelador
catho ~ Zelador(a) Residente ~ - ~ Cambuí, Campinas - SP ~ text=q15-zelador ~ as=breaks ~ on=11-12

= retold: the client's own post and the agency's post
infojobs ~ Vendedor(a) Externo(a) ~ Contrata Já RH ~ São Paulo, SP ~ text=q15-ag-vend ~ on=11-05
catho ~ Vendedor Externo de Autopeças ~ Pistão Bravo ~ São Paulo - SP ~ text=q15-ag-vend-b ~ on=11-07

= retold; employer hidden
divulgavagas ~ Recepcionista ~ Sorrialto ~ Maringá, PR ~ text=q15-recep
catho ~ Recepcionista - Clínica ~ - ~ Maringá, PR ~ text=q15-recep-b ~ on=11-14

= retold; employer hidden
vagas ~ Motorista Carreteiro ~ Transportadora Rota Cerrado ~ Rio Verde, GO ~ text=q15-motorista
netvagas ~ Motorista de Carreta (Bitrem) ~ - ~ Rio Verde, GO ~ text=q15-motorista-b ~ on=11-14

≠ level: Mid-level and Senior of one firm
workable ~ Quality Engineer (QA) - Mid-level ~ Altair Pay ~ Brazil (Remote) ~ text=q15-qa ~ mode=remote
workable ~ Quality Engineer (QA) - Senior ~ Altair Pay ~ Brazil (Remote) ~ text=q15-qa-sr ~ mode=remote

≠ agency: caterer's text, two client sites (car plant, hospital)
catho ~ Nutricionista de Produção ~ Paneleiro Refeições Coletivas ~ Betim, MG ~ text=q15-nutri
catho ~ Nutricionista de Produção ~ Paneleiro Refeições Coletivas ~ Betim, MG ~ text=q15-nutri2

≠ shop: two school units of one city in the titles
gupy ~ Psicólogo(a) Escolar - Unidade Plano Diretor Sul ~ Centro Educacional Girassol do Cerrado ~ Palmas, TO ~ text=q15-psic
catho ~ Psicólogo(a) Escolar - Unidade Taquaralto ~ Centro Educacional Girassol do Cerrado ~ Palmas, TO ~ text=q15-psic

≠ agency: agency's standard text, other trade and region of the client
infojobs ~ Vendedor(a) Externo(a) ~ Contrata Já RH ~ São Paulo, SP ~ text=q15-ag-vend
infojobs ~ Vendedor(a) Externo(a) ~ Contrata Já RH ~ São Paulo, SP ~ text=q15-ag-vend2

≠ shift: same lathe post for the first and the second shift
infojobs ~ Operador de Torno CNC ~ Usinagem Kerschbach ~ Caxias do Sul, RS ~ text=q15-torneiro
infojobs ~ Operador de Torno CNC ~ Usinagem Kerschbach ~ Caxias do Sul, RS ~ text=q15-torneiro2

≠ shift: first and third shift in the titles
gupy ~ Auxiliar de Logística - 1º Turno ~ Grupo Merídio Logística ~ Cabo de Santo Agostinho, PE ~ text=q15-about-meridio+q15-auxlog
gupy ~ Auxiliar de Logística - 3º Turno ~ Grupo Merídio Logística ~ Cabo de Santo Agostinho, PE ~ text=q15-about-meridio+q15-auxlog

= copied; city in the title and the state only in the place
gupy ~ Executivo(a) de Contas - Sobral ~ Lacerta Pagamentos ~ Ceará ~ text=q15-about-lacerta+q15-execcontas
infojobs ~ Executivo(a) de Contas - Campo ~ Lacerta Pagamentos S.A. ~ Sobral, CE ~ text=q15-about-lacerta+q15-execcontas ~ as=plain ~ on=11-13

≠ hidden employers: Japanese restaurant in Pinheiros and grill house in Santana
bne ~ Garçom / Garçonete ~ - ~ São Paulo, SP ~ text=q15-garcom
bne ~ Garçom / Garçonete ~ - ~ São Paulo, SP ~ text=q15-garcom2

= retold in the other language; headhunter and hidden employer
jobleads ~ Chief Financial Officer (CFO) ~ Albarrán Executive Search ~ Chapecó, Santa Catarina ~ text=q15-cfo
catho ~ Diretor Financeiro (CFO) ~ - ~ Chapecó, SC ~ text=q15-cfo-b ~ on=11-12

≠ city: chain in towns of two states, other portals, title with city
infojobs ~ Vendedor(a) - Petrolina ~ Vendaval Eletro Ltda ~ Petrolina, PE ~ text=q15-about-vendaval+q15-vend-eletro
catho ~ Vendedor(a) - Juazeiro ~ Vendaval Eletro ~ Juazeiro, BA ~ text=q15-about-vendaval+q15-vend-eletro ~ as=plain

= copied; employer hidden, quarter in place
divulgavagas ~ Pizzaiolo ~ Cantina do Rancatti ~ Florianópolis, SC ~ text=q15-pizza
bne ~ Pizzaiolo(a) ~ - ~ Trindade, Florianópolis - SC ~ text=q15-pizza ~ on=11-11

≠ similar title, other work: CNC lathe and CNC machining centre
infojobs ~ Operador de Torno CNC ~ Usinagem Kerschbach ~ Caxias do Sul, RS ~ text=q15-torneiro
infojobs ~ Operador de Centro de Usinagem CNC ~ Usinagem Kerschbach ~ Caxias do Sul, RS ~ text=q15-centro-us

= copied; repost after 33 days
netvagas ~ Confeiteiro(a) ~ Padaria Trigo de Ouro Velho ~ João Pessoa, PB ~ text=q15-confeiteiro ~ on=10-05
infojobs ~ Confeiteira / Confeiteiro ~ Trigo de Ouro Velho Panificadora Ltda ~ João Pessoa - PB ~ text=q15-confeiteiro ~ on=11-07

≠ city: chain's standard text, shops in two cities
infojobs ~ Vendedor(a) ~ Lumiara Modas ~ Ribeirão Preto, SP ~ text=q15-vend-moda ~ contract=CLT
infojobs ~ Vendedor(a) ~ Lumiara Modas ~ Franca, SP ~ text=q15-vend-moda ~ contract=CLT

= retold; agency's post, same eight shops
infojobs ~ Promotor(a) de Vendas ~ Laticínios Serra do Boi ~ Contagem, MG ~ text=q15-promotor
netvagas ~ Promotor de Vendas / Repositor de Laticínios ~ Gôndola Cheia Trade Marketing ~ Contagem, MG ~ text=q15-promotor-b ~ on=11-12

= copied; chain's own post on another portal, abbreviated title
gupy ~ Atendente de Restaurante 44h ~ Brasa Tatu Burger ~ Aracaju, SE ~ text=q15-fr-burger ~ on=11-03
catho ~ Atend. Restaurante (44h semanais) ~ BRASA TATU BURGER LTDA ~ Aracaju - SE ~ text=q15-fr-burger ~ as=breaks ~ on=11-06

≠ hidden employers: seniors' residence and a family home
bne ~ Cuidadora de Idosos ~ - ~ Porto Alegre, RS ~ text=q15-cuidador
bne ~ Cuidadora de Idosos ~ - ~ Porto Alegre, RS ~ text=q15-cuidador2

≠ city: call centre's standard text, two sites
gupy ~ Operador(a) de Telemarketing Receptivo ~ Conekta Contact Center ~ Campina Grande, PB ~ text=q15-callcenter
gupy ~ Operador(a) de Telemarketing Receptivo ~ Conekta Contact Center ~ Caruaru, PE ~ text=q15-callcenter

≠ city: manager's post in two cities
gupy ~ Gerente de Restaurante ~ Brasa Tatu Burger ~ Aracaju, SE ~ text=q15-fr-burger-ger
gupy ~ Gerente de Restaurante ~ Brasa Tatu Burger ~ Maceió, AL ~ text=q15-fr-burger-ger

≠ city: hospital network, two cities
gupy ~ Copeiro(a) Hospitalar ~ Rede Serra Alva de Saúde ~ Juiz de Fora, MG ~ text=q15-about-serraalva+q15-copeiro
infojobs ~ Copeiro(a) Hospitalar ~ REDE SERRA ALVA DE SAUDE S.A. ~ Barbacena, MG ~ text=q15-about-serraalva+q15-copeiro ~ as=plain

= retold; employer hidden, English title
trampos ~ Analista de Redes Sociais ~ Editora Ventania Livros ~ Remoto ~ text=q15-social ~ mode=remote
remotar ~ Social Media ~ - ~ Remoto ~ text=q15-social-b ~ mode=remote ~ on=11-12

= copied; franchise unit with and without the legal name
bne ~ Depiladora ~ Pele de Pêssego Depilação - Franquia Savassi (ANM Estética Ltda) ~ Belo Horizonte, MG ~ text=q15-fr-depil
divulgavagas ~ Esteticista/Depilador(a) ~ Pele de Pêssego Savassi ~ Savassi, Belo Horizonte - MG ~ text=q15-fr-depil ~ as=plain ~ on=11-12

= copied; title otherwise, employer hidden
divulgavagas ~ Motoboy ~ Pizzaria Forno da Vila ~ Anápolis, GO ~ text=q15-motoboy
netvagas ~ Entregador Motociclista ~ - ~ Anápolis, GO ~ text=q15-motoboy ~ as=plain ~ on=11-12

≠ same name: law firm Castilho and accounting office Castilho
catho ~ Assistente Jurídico ~ Castilho ~ Campo Grande, MS ~ text=q15-same-aurora1
catho ~ Assistente Jurídico ~ Castilho ~ Campo Grande, MS ~ text=q15-same-aurora2

≠ city: wholesale chain in two towns
gupy ~ Açougueiro(a) ~ Atacadão Tapiri ~ Ananindeua, PA ~ text=q15-about-tapiri+q15-acougue
gupy ~ Açougueiro(a) ~ Atacadão Tapiri ~ Castanhal, PA ~ text=q15-about-tapiri+q15-acougue

≠ contract: permanent post and 90-day temporary post at one client
infojobs ~ Auxiliar de Produção ~ Contrata Já RH ~ Diadema, SP ~ text=q15-ag-aux ~ contract=CLT
infojobs ~ Auxiliar de Produção ~ Contrata Já RH ~ Diadema, SP ~ text=q15-ag-aux-t ~ contract=Temporário

≠ shop: OSS's text for two UPAs of one city
vagas ~ Enfermeiro(a) Assistencial ~ Instituto Saúde Caminhos ~ Fortaleza, CE ~ text=q15-enfermeiro
vagas ~ Enfermeiro(a) Assistencial ~ Instituto Saúde Caminhos ~ Fortaleza, CE ~ text=q15-enfermeiro2

≠ city: mill group's same text at two mills
vagas ~ Técnico de Segurança do Trabalho ~ Usina Santa Aurélia ~ Quirinópolis, GO ~ text=q15-tecseg
vagas ~ Técnico de Segurança do Trabalho ~ Usina Santa Aurélia ~ Frutal, MG ~ text=q15-tecseg

= retold; employer hidden
vagas ~ Técnico(a) de Coleta ~ Exatus Diagnóstica ~ Várzea Grande, MT ~ text=q15-coleta
netvagas ~ Coletador de Laboratório ~ - ~ Várzea Grande, MT ~ text=q15-coleta-b ~ on=11-13

= retold in the other language; employer hidden
catho ~ Gerente de Projetos ERP ~ Consultoria Ponto Cardeal ~ Cuiabá, MT ~ text=q15-gerproj ~ mode=hybrid ~ on=11-02
jobleads ~ ERP Project Manager ~ - ~ Cuiabá, Mato Grosso ~ text=q15-gerproj-b ~ on=11-08

≠ PcD twin: open post and its PcD twin published the same day
gupy ~ Repositor de Mercadorias ~ Mercantil Jacuípe ~ Alagoinhas, BA ~ text=q15-about-jacuipe+q15-repositor
gupy ~ Repositor de Mercadorias - Vaga exclusiva para PcD ~ Mercantil Jacuípe ~ Alagoinhas, BA ~ text=q15-about-jacuipe+q15-repositor ~ tail=Esta posição é exclusiva para pessoas com deficiência ou reabilitadas pelo INSS.

= retold; employer hidden, hand numbers agree
solides ~ Auxiliar de Produção ~ Frigorífico Pirajuí Alimentos ~ Toledo, PR ~ text=q15-aux-prod
buscavagas ~ Auxiliar de Linha de Produção 2º Turno ~ - ~ Toledo, PR ~ text=q15-aux-prod-b ~ on=11-16

≠ department: same employer's standard text, cashier and shelf filler
vagas ~ Operador de Caixa ~ Mercantil Jacuípe ~ Feira de Santana, BA ~ text=q15-about-jacuipe+q15-opcaixa
vagas ~ Repositor de Mercadorias ~ Mercantil Jacuípe ~ Feira de Santana, BA ~ text=q15-about-jacuipe+q15-repositor

≠ hidden employers: night duty at a 24h hospital and day clinic
catho ~ Médico Veterinário ~ - ~ Brasília, DF ~ text=q15-vet
catho ~ Médico Veterinário ~ - ~ Brasília, DF ~ text=q15-vet2

≠ department: counter clerk and confectioner of one bakery
netvagas ~ Atendente de Padaria ~ Padaria Trigo de Ouro Velho ~ João Pessoa, PB ~ text=q15-atend-padaria
netvagas ~ Confeiteiro(a) ~ Padaria Trigo de Ouro Velho ~ João Pessoa, PB ~ text=q15-confeiteiro

= retold; employer hidden
infojobs ~ Professor(a) de Inglês ~ Hello Macaw ~ Niterói, RJ ~ text=q15-fr-ingles ~ on=11-03
bne ~ Instrutor de Idiomas (Inglês) ~ - ~ Niterói, RJ ~ text=q15-fr-ingles-b ~ on=11-06

= copied; PcD tag added to the same post
vagas ~ Balconista de Farmácia ~ Drogarias Pindorama ~ Imperatriz, MA ~ text=q15-about-pindorama+q15-balconista ~ on=11-04
catho ~ Balconista (vaga também para PcD) ~ Drogaria Pindorama Ltda ~ Imperatriz - MA ~ text=q15-balconista ~ as=plain ~ on=11-08

= copied; place remote on one side and city on the other, title in English
trampos ~ Desenvolvedor(a) Front-end Júnior ~ Marisco Digital ~ Florianópolis, SC ~ text=q15-devfront ~ mode=remote
remotar ~ Front-end Developer Jr - React ~ Marisco Digital ~ Remoto ~ text=q15-devfront ~ as=plain ~ pay=R$ 3.500,00 a R$ 4.500,00 ~ contract=PJ ~ on=11-12

= retold: same tasks, hours and meal voucher
catho ~ Auxiliar Administrativo ~ Tecnofiltros Paranapanema ~ Assis, SP ~ text=q15-auxadm ~ on=10-27
infojobs ~ Auxiliar Administrativo/Financeiro ~ Tecnofiltros ~ Assis, SP ~ text=q15-auxadm-b ~ on=11-03

= copied; long text cut by the aggregator, legal form
gupy ~ Coordenador(a) de PCP e Suprimentos ~ Moinho Paranatinga ~ Rondonópolis, MT ~ text=q15-coordlog
careerjet ~ Coord. PCP e Suprimentos ~ Moinho Paranatinga Alimentos S/A ~ Mato Grosso ~ text=q15-coordlog/800 ~ as=plain ~ on=11-15

= retold; employer hidden on one side
gupy ~ Técnico de Enfermagem - UTI Adulto (Noturno) ~ Hospital Santa Ildefonsa ~ Londrina, PR ~ text=q15-tecenf ~ contract=CLT ~ on=11-05
catho ~ Técnico de Enfermagem UTI ~ - ~ Londrina, PR ~ text=q15-tecenf-b ~ on=11-09

= copied; legal form, repost after a month
solides ~ Operador(a) de Produção I ~ Farmoquímica Itamirim ~ Anápolis, GO ~ text=q15-oppa ~ on=10-08
infojobs ~ Operador de Produção I - Farmacêutica ~ FARMOQUIMICA ITAMIRIM S/A ~ Anápolis - GO ~ text=q15-oppa ~ as=plain ~ on=11-09

≠ city: field sales text in two cities
gupy ~ Executivo(a) de Contas - Campo ~ Lacerta Pagamentos ~ Mossoró, RN ~ text=q15-about-lacerta+q15-execcontas
gupy ~ Executivo(a) de Contas - Campo ~ Lacerta Pagamentos ~ Caicó, RN ~ text=q15-about-lacerta+q15-execcontas

= copied, as capitals; repost after two weeks
bne ~ Soldador ~ Metalúrgica Irmãos Brachtfeld ~ Joinville, SC ~ text=q15-soldador ~ on=10-20
bne ~ SOLDADOR MIG/MAG ~ Metalurgica Irmaos Brachtfeld Ltda ME ~ Joinville, SC ~ text=q15-soldador ~ as=capitals ~ on=11-04

≠ level: Júnior and Pleno, other pay
trampos ~ Desenvolvedor(a) Front-end Júnior ~ Marisco Digital ~ Florianópolis, SC ~ text=q15-devfront ~ mode=remote
trampos ~ Desenvolvedor(a) Front-end Pleno ~ Marisco Digital ~ Florianópolis, SC ~ text=q15-devfront-pl ~ mode=remote

= copied: same text as plain, employer with legal form and "Grupo", title with gender forms
vagas ~ Operador de Caixa ~ Mercantil Jacuípe ~ Feira de Santana, BA ~ text=q15-about-jacuipe+q15-opcaixa
infojobs ~ Operador(a) de Caixa ~ GRUPO JACUIPE MERCANTIL LTDA ~ Feira de Santana - BA ~ text=q15-about-jacuipe+q15-opcaixa ~ as=plain ~ on=11-13

= copied; place none and remote, title in Portuguese
trampos ~ SDR - Pré-vendas ~ Gavetta ~ Remoto ~ text=q15-sdr ~ mode=remote ~ contract=CLT
remotar ~ Sales Development Representative (Pré-vendas) ~ Gavetta Software ~ - ~ text=q15-sdr ~ as=plain ~ mode=remote ~ on=11-11

≠ hidden employers: two homes
netvagas ~ Empregada Doméstica ~ - ~ Brasília, DF ~ text=q15-domestica
netvagas ~ Empregada Doméstica ~ - ~ Brasília, DF ~ text=q15-domestica2

= copied; repost after 16 days, pay on one side
infojobs ~ Promotor(a) de Vendas ~ Laticínios Serra do Boi ~ Contagem, MG ~ text=q15-promotor ~ on=10-22
bne ~ Promotor de Vendas Laticínios ~ Laticinios Serra do Boi Ltda ~ Contagem - MG ~ text=q15-promotor ~ as=breaks ~ pay=R$ 1.760,00 ~ on=11-07

≠ agency: building manager's two buildings
bne ~ Zelador ~ Habitare Administradora ~ Campinas, SP ~ text=q15-zelador
bne ~ Zelador ~ Habitare Administradora ~ Campinas, SP ~ text=q15-zelador2

= copied; pay said on one side only, title abbreviated
infojobs ~ Auxiliar de Limpeza ~ Lustral Serviços ~ Belo Horizonte, MG ~ text=q15-limpeza ~ pay=R$ 1.598,00
encontresuavaga ~ Aux. Limpeza Hospitalar 12x36 ~ Lustral Serviços Ltda ~ Pampulha, Belo Horizonte, MG ~ text=q15-limpeza ~ as=plain

= copied; both hidden, repost a week later with the gender form
netvagas ~ Empregada Doméstica ~ - ~ Águas Claras, Brasília, DF ~ text=q15-domestica ~ on=11-02
bne ~ Empregado(a) Doméstico(a) ~ - ~ Brasília, DF ~ text=q15-domestica ~ as=breaks ~ on=11-09

= copied; employer's type of business moved, pay on one side
divulgavagas ~ Recepcionista ~ Sorrialto ~ Maringá, PR ~ text=q15-recep ~ pay=R$ 1.800,00
infojobs ~ Recepcionista de Clínica Odontológica ~ Clínica Odontológica Sorrialto Ltda - ME ~ Maringá - PR ~ text=q15-recep ~ as=plain ~ on=11-13

= copied; gender form and legal form, repost after ten days
gupy ~ Supervisor(a) de Atendimento ~ Conekta Contact Center ~ Caruaru, PE ~ text=q15-sup-cc ~ on=10-25
catho ~ Supervisora / Supervisor de Call Center ~ Conekta Contact Center S.A. ~ Caruaru - PE ~ text=q15-sup-cc ~ as=plain ~ on=11-04

= retold in Portuguese; same employer written otherwise
workable ~ Quality Engineer (QA) - Mid-level ~ Altair Pay ~ Brazil (Remote) ~ text=q15-qa ~ mode=remote
remotar ~ Engenheiro(a) de Qualidade Pleno ~ AltairPay Instituição de Pagamento ~ Remoto ~ text=q15-qa-b ~ mode=remote ~ on=11-12

≠ pay: same title and firm, refinery stop by the hour and permanent workshop post
divulgavagas ~ Caldeireiro ~ Montagens Caiçara Industrial ~ Araucária, PR ~ text=q15-caldeireiro
divulgavagas ~ Caldeireiro ~ Montagens Caiçara Industrial ~ Araucária, PR ~ text=q15-caldeireiro2

= retold lightly; employer hidden
netvagas ~ Atendente de Padaria ~ Padaria Trigo de Ouro Velho ~ João Pessoa, PB ~ text=q15-atend-padaria
bne ~ Balconista ~ - ~ Bessa, João Pessoa - PB ~ text=q15-atend-padaria-b ~ on=11-11

= copied; place with quarter, gender form in the title
trampos ~ Designer Gráfico Pleno ~ Agência Bicho-Preguiça ~ Curitiba, PR ~ text=q15-designer
infojobs ~ Designer Gráfico(a) Pl. ~ Bicho Preguiça Comunicação Ltda ~ Santa Felicidade, Curitiba, PR ~ text=q15-designer ~ as=plain ~ pay=R$ 4.200,00 ~ contract=PJ ~ on=11-12

= retold; employer hidden
infojobs ~ Estoquista ~ Casa Botticeli Calçados ~ Porto Alegre, RS ~ text=q15-estoquista ~ on=10-29
netvagas ~ Estoquista ~ - ~ Porto Alegre, RS ~ text=q15-estoquista-b ~ on=11-03

= copied as plain; employer abbreviated, PcD tag in the other title and in nothing else
solides ~ Jovem Aprendiz ~ Cooperativa Agroindustrial Três Araucárias ~ Cascavel, PR ~ text=q15-aprendiz
catho ~ Jovem Aprendiz Administrativo (também PcD) ~ Coop. Agroind. Três Araucárias ~ Cascavel - PR ~ text=q15-aprendiz ~ as=plain ~ on=11-11

= copied; title with abbreviation GP, employer abbreviated
catho ~ Gerente de Projetos ERP ~ Consultoria Ponto Cardeal ~ Cuiabá, MT ~ text=q15-gerproj ~ mode=hybrid
nerdin ~ GP - Gerente de Projetos de Implantação ~ Ponto Cardeal Consultoria em TI Ltda ~ Cuiabá - MT ~ text=q15-gerproj ~ as=plain ~ on=11-12

≠ level: manager and deputy manager of a shop
gupy ~ Gerente de Loja ~ Casa Botticeli Calçados ~ Porto Alegre, RS ~ text=q15-gerente-loja
gupy ~ Subgerente de Loja ~ Casa Botticeli Calçados ~ Porto Alegre, RS ~ text=q15-subgerente

= copied; recruiting agency with the same text, other agency name form
infojobs ~ Operador de Empilhadeira ~ - ~ Jacareí, SP ~ text=q15-op-empilhadeira ~ pay=R$ 2.645,00
netvagas ~ Op. Empilhadeira ~ Prumo Gestão de Pessoas ~ Jacareí - SP ~ text=q15-op-empilhadeira ~ as=plain ~ on=11-13

≠ shop: two collection units of one city in the tail
vagas ~ Técnico(a) de Coleta ~ Exatus Diagnóstica ~ Cuiabá, MT ~ text=q15-coleta ~ tail=Unidade CPA II.
vagas ~ Técnico(a) de Coleta ~ Exatus Diagnóstica ~ Cuiabá, MT ~ text=q15-coleta ~ tail=Unidade Coxipó.

= copied; employer's name fuller on one side
bne ~ Assistente Comercial ~ Vale Verde ~ Ponta Grossa, PR ~ text=q15-same-vale1
infojobs ~ Assistente Comercial (Agro) ~ Vale Verde Agropecuária Ltda ~ Ponta Grossa - PR ~ text=q15-same-vale1 ~ as=plain ~ on=11-13

= copied; pay on one side and a pay field on the other, abbreviation
infojobs ~ Auxiliar de Produção ~ Contrata Já RH ~ Diadema, SP ~ text=q15-ag-aux ~ pay=R$ 1.815,00
bne ~ Aux. de Produção - Cosméticos ~ Contrata Já Recursos Humanos EIRELI ~ Diadema - SP ~ text=q15-ag-aux ~ on=11-11

≠ same name: chemical plant and a cleaning-products distributor of the same name
catho ~ Comprador ~ Quimibahia Indústria Química S.A. ~ Camaçari, BA ~ text=q15-comprador
infojobs ~ Comprador ~ Quimibahia Produtos de Limpeza ME ~ Salvador, BA ~ text=q15-comprador2

= copied; other portal cuts the text, employer with S.A.
gupy ~ Programa de Trainee Orbivale 2027 ~ Orbivale Energia ~ Rio de Janeiro, RJ ~ text=q15-trainee
careerjet ~ Trainee 2027 ~ Orbivale Energia S.A. ~ Rio de Janeiro ~ text=q15-trainee/380 ~ as=plain ~ on=11-17

≠ level: Operador I and Operador II
solides ~ Operador(a) de Produção I ~ Farmoquímica Itamirim ~ Anápolis, GO ~ text=q15-oppa
solides ~ Operador(a) de Produção II ~ Farmoquímica Itamirim ~ Anápolis, GO ~ text=q15-oppa-ii

= copied; employer on one side, gender forms
catho ~ Médico Veterinário Plantonista ~ - ~ Brasília, DF ~ text=q15-vet ~ pay=R$ 550,00
encontresuavaga ~ Médica(o) Veterinária(o) - Plantão Noturno ~ Hospital Veterinário Lobo-Guará ~ Asa Norte, Brasília - DF ~ text=q15-vet ~ as=plain ~ on=11-12

= copied; hidden employer, quarter in the place, hours in the title
bne ~ Porteiro ~ Litorâneo Facilities ~ Santos, SP ~ text=q15-porteiro
infojobs ~ Porteiro(a) Noturno 12x36 ~ - ~ Gonzaga, Santos, SP ~ text=q15-porteiro ~ on=11-11

= retold; title shorter
catho ~ Nutricionista de Produção ~ Paneleiro Refeições Coletivas ~ Betim, MG ~ text=q15-nutri
vagas ~ Nutricionista UAN ~ Paneleiro Refeições ~ Betim - MG ~ text=q15-nutri-b ~ on=11-13

= copied; employer written otherwise
catho ~ Assistente Jurídico Trabalhista ~ Castilho ~ Campo Grande, MS ~ text=q15-same-aurora1
vagas ~ Assistente Jurídico ~ Aurélio Castilho Advogados Associados ~ Campo Grande - MS ~ text=q15-same-aurora1 ~ as=breaks ~ on=11-13

= copied; title split, employer shorter
netvagas ~ Piscineiro / ASG ~ Clube Náutico Barra Funda do Lago ~ Palmas, TO ~ text=q15-piscineiro
bne ~ Auxiliar de Serviços Gerais (piscinas) ~ Clube Náutico ~ Palmas - TO ~ text=q15-piscineiro ~ on=11-11

≠ level: Pleno and Sênior with the same standard text
gupy ~ Pessoa Desenvolvedora Backend Pleno ~ Nubrisa ~ Remoto ~ text=q15-about-nubrisa+q15-backend ~ mode=remote
gupy ~ Pessoa Desenvolvedora Backend Sênior ~ Nubrisa ~ Remoto ~ text=q15-about-nubrisa+q15-backend ~ mode=remote

≠ shift: ICU night and ICU day of one hospital
gupy ~ Técnico de Enfermagem - UTI Adulto ~ Hospital Santa Ildefonsa ~ Londrina, PR ~ text=q15-tecenf
gupy ~ Técnico de Enfermagem - UTI Adulto ~ Hospital Santa Ildefonsa ~ Londrina, PR ~ text=q15-tecenf-dia

≠ agency: facilities firm, two buildings and shifts
bne ~ Porteiro ~ Litorâneo Facilities ~ Santos, SP ~ text=q15-porteiro
bne ~ Porteiro ~ Litorâneo Facilities ~ Santos, SP ~ text=q15-porteiro2

≠ pay: gardener and head gardener of one firm, other pay and CNH
bne ~ Jardineiro ~ Verde Manacá Paisagismo ~ Cotia, SP ~ text=q15-trat-jardim
bne ~ Jardineiro Encarregado ~ Verde Manacá Paisagismo ~ Cotia, SP ~ text=q15-trat-jardim2

= retold; employer hidden; other title
vagas ~ Professor de Inglês - Fundamental II ~ Colégio Verdemar ~ Vitória, ES ~ text=q15-prof-ing
catho ~ Docente de Língua Inglesa (6º ao 9º ano) ~ - ~ Vitória, ES ~ text=q15-prof-ing-b ~ on=11-12

≠ shift: same hospital post by day and by night
bne ~ Auxiliar de Limpeza ~ Lustral Serviços ~ Belo Horizonte, MG ~ text=q15-limpeza
bne ~ Auxiliar de Limpeza ~ Lustral Serviços ~ Belo Horizonte, MG ~ text=q15-limpeza3

≠ city: franchise text in two cities
infojobs ~ Professor(a) de Inglês ~ Hello Macaw ~ Niterói, RJ ~ text=q15-fr-ingles
catho ~ Teacher - Professor de Inglês ~ Hello Macaw ~ Petrópolis, RJ ~ text=q15-fr-ingles

≠ repost: same text ten months apart
vagas ~ Técnico de Segurança do Trabalho ~ Usina Santa Aurélia ~ Quirinópolis, GO ~ text=q15-tecseg ~ on=01-19
netvagas ~ Técnico(a) de Segurança do Trabalho ~ Usina Santa Aurélia S/A ~ Quirinópolis - GO ~ text=q15-tecseg ~ on=11-12

= copied; employer's abbreviation, text cut
vagas ~ Enfermeiro(a) Assistencial - UPA Jardim Iracema ~ Instituto Saúde Caminhos ~ Fortaleza, CE ~ text=q15-enfermeiro
careerjet ~ Enfermeiro Assistencial (UPA) ~ ISC - Instituto Saúde Caminhos ~ Ceará ~ text=q15-enfermeiro/260 ~ as=plain ~ on=11-12

≠ city: same post in the two offices
gupy ~ Site Reliability Engineer (SRE) II ~ Lacerta Pagamentos ~ Campinas, SP ~ text=q15-about-lacerta+q15-sre ~ mode=hybrid
gupy ~ Site Reliability Engineer (SRE) II ~ Lacerta Pagamentos ~ Recife, PE ~ text=q15-about-lacerta+q15-sre ~ mode=hybrid

≠ PcD twin: open post and PcD-only post
gupy ~ Auxiliar de Sala - Educação Infantil ~ Centro Educacional Girassol do Cerrado ~ Palmas, TO ~ text=q15-monitor
gupy ~ Auxiliar de Sala - Educação Infantil - PcD ~ Centro Educacional Girassol do Cerrado ~ Palmas, TO ~ text=q15-monitor ~ tail=Esta é uma vaga afirmativa, destinada somente a candidatos PcD; para a vaga de ampla concorrência, veja nosso site.

≠ department: project manager and functional consultant, same standard text
catho ~ Gerente de Projetos de Implantação ERP ~ Consultoria Ponto Cardeal ~ Cuiabá, MT ~ text=q15-gerproj
catho ~ Consultor de Implantação ERP ~ Consultoria Ponto Cardeal ~ Cuiabá, MT ~ text=q15-consultor-func

≠ department: apprentice in the office and apprentice in the plant
solides ~ Jovem Aprendiz ~ Cooperativa Agroindustrial Três Araucárias ~ Cascavel, PR ~ text=q15-aprendiz
solides ~ Jovem Aprendiz ~ Cooperativa Agroindustrial Três Araucárias ~ Cascavel, PR ~ text=q15-aprendiz-prod

≠ hidden employers: dairy farm and beef farm
netvagas ~ Vaqueiro ~ - ~ Patrocínio, MG ~ text=q15-vaqueiro
netvagas ~ Vaqueiro ~ - ~ Patrocínio, MG ~ text=q15-vaqueiro2

≠ agency: security firm's standard text, other client post and schedule
catho ~ Vigilante ~ Sentinela Norte Segurança Patrimonial Ltda. ~ Belém, PA ~ text=q15-vigilante
catho ~ Vigilante ~ Sentinela Norte Segurança Patrimonial Ltda. ~ Belém, PA ~ text=q15-vigilante2

= copied; title with CRF, employer singular and with Ltda
vagas ~ Farmacêutico(a) ~ Drogarias Pindorama ~ São Luís, MA ~ text=q15-about-pindorama+q15-farmaceutico
bne ~ Farmacêutico Responsável Técnico ~ Drogaria Pindorama Ltda ~ São Luís - MA ~ text=q15-farmaceutico ~ as=breaks ~ on=11-12

≠ shop: vendor in the shop of the mall and in the airport kiosk
catho ~ Vendedor(a) - Quiosque Aeroporto ~ Lumiara Modas ~ Salvador, BA ~ text=q15-vend-moda
catho ~ Vendedor(a) - Loja Shopping Ladeira ~ Lumiara Modas ~ Salvador, BA ~ text=q15-vend-moda

= copied; unit told in the quarter of the place
vagas ~ Técnico(a) de Coleta ~ Exatus Diagnóstica ~ Cuiabá, MT ~ text=q15-coleta ~ tail=Unidade Coxipó.
bne ~ Téc. Coleta Laboratorial ~ Exatus Diagnostica Ltda ~ Coxipó, Cuiabá - MT ~ text=q15-coleta ~ as=plain ~ on=11-14

≠ level: auxiliar and assistente of one firm, other demands
catho ~ Auxiliar Administrativo ~ Tecnofiltros Paranapanema ~ Assis, SP ~ text=q15-auxadm
catho ~ Assistente Administrativo ~ Tecnofiltros Paranapanema ~ Assis, SP ~ text=q15-assistadm

= copied; legal form, title abbreviated, text cut
gupy ~ Auxiliar de Logística ~ Grupo Merídio Logística ~ Extrema, MG ~ text=q15-about-meridio+q15-auxlog ~ contract=CLT
careerjet ~ AUX LOGISTICA ~ Meridio Logistica S.A. ~ Extrema - MG ~ text=q15-about-meridio+q15-auxlog/600 ~ as=plain ~ on=11-16

= copied as bare; place city on one side and remote on the other
gupy ~ Product Manager - Marketplace ~ Quitandê ~ São Paulo, SP ~ text=q15-pm ~ mode=remote
remotar ~ Product Manager (Marketplace) ~ Quitandê Tecnologia Ltda ~ Remoto ~ text=q15-pm ~ as=bare ~ mode=remote ~ on=11-14

≠ level: intern and junior lawyer of one office
vagas ~ Estágio Direito Cível ~ Brandolim & Salviano Advocacia ~ Recife, PE ~ text=q15-gar-estagio-dir-b
vagas ~ Advogado(a) Cível Júnior ~ Brandolim & Salviano Advocacia ~ Recife, PE ~ text=q15-adv-jr

≠ level: plant manager and production supervisor of one plant
jobleads ~ Plant Manager ~ Reutterbach Sistemas Automotivos ~ Gravataí, RS ~ text=q15-gerind-b
jobleads ~ Production Supervisor ~ Reutterbach Sistemas Automotivos ~ Gravataí, RS ~ text=q15-suprod

≠ contract: CLT analyst and freelance PJ for the same channel
trampos ~ Analista de Redes Sociais ~ Editora Ventania Livros ~ Remoto ~ text=q15-social ~ contract=CLT ~ mode=remote
trampos ~ Analista de Redes Sociais (freela) ~ Editora Ventania Livros ~ Remoto ~ text=q15-social-f ~ contract=PJ ~ mode=remote

= copied; chain's text, the other portal gives the work only and capitals in the title
gupy ~ Açougueiro(a) ~ Atacadão Tapiri ~ Ananindeua, PA ~ text=q15-about-tapiri+q15-acougue
netvagas ~ AÇOUGUEIRO ~ ATACADAO TAPIRI ~ Ananindeua - PA ~ text=q15-acougue ~ as=capitals ~ on=11-12

= retold; agency written otherwise, quarter in the title
nerdin ~ Analista de Suporte Técnico N1 ~ Integra7 Outsourcing ~ São Paulo, SP ~ text=q15-ti-suporte
infojobs ~ Suporte N1 - Faria Lima ~ Integra 7 Serviços de TI Ltda. ~ São Paulo - SP ~ text=q15-ti-suporte-b ~ on=11-12

≠ hidden employers: Barra office buildings and Méier hospital
infojobs ~ Eletricista Predial ~ - ~ Rio de Janeiro, RJ ~ text=q15-eletricista
infojobs ~ Eletricista Predial ~ - ~ Rio de Janeiro, RJ ~ text=q15-eletricista2

≠ shop: two shops of Manaus in the titles
gupy ~ Açougueiro(a) - Manaus Torquato ~ Atacadão Tapiri ~ Manaus, AM ~ text=q15-about-tapiri+q15-acougue
bne ~ Açougueiro(a) - Manaus Ponta Negra ~ Atacadao Tapiri Ltda ~ Manaus, AM ~ text=q15-about-tapiri+q15-acougue

= retold; employer hidden on the first side
catho ~ Analista de Recursos Humanos ~ - ~ Brusque, SC ~ text=q15-analistarh
solides ~ Analista de RH Generalista ~ Fiação Itajubense ~ Brusque - SC ~ text=q15-analistarh-b ~ on=11-13

= retold by a recruiter; employer hidden
gupy ~ Pessoa Desenvolvedora Backend Sênior ~ Nubrisa ~ Remoto ~ text=q15-about-nubrisa+q15-backend ~ mode=remote ~ on=11-03
nerdin ~ Desenvolvedor Back-end Sênior Kotlin ~ - ~ Remoto ~ text=q15-backend-b ~ mode=remote ~ contract=CLT ~ on=11-10

≠ franchise: two units of the language-school franchise, other franchisees
infojobs ~ Professor de Inglês ~ Hello Macaw Unidade Tijuca (LF Ensino Ltda) ~ Rio de Janeiro, RJ ~ text=q15-fr-ingles
infojobs ~ Professor de Inglês ~ Hello Macaw Unidade Campo Grande (Sá & Rocha Cursos Livres ME) ~ Rio de Janeiro, RJ ~ text=q15-fr-ingles

≠ repost: same text half a year apart
solides ~ Operador(a) de Produção I ~ Farmoquímica Itamirim ~ Anápolis, GO ~ text=q15-oppa ~ on=05-05
solides ~ Operador(a) de Produção I ~ Farmoquímica Itamirim ~ Anápolis, GO ~ text=q15-oppa ~ on=11-10

≠ department: product managers of marketplace and of logistics, same standard text
gupy ~ Product Manager ~ Quitandê ~ São Paulo, SP ~ text=q15-pm ~ mode=remote
gupy ~ Product Manager ~ Quitandê ~ São Paulo, SP ~ text=q15-pm-log ~ mode=remote

≠ department: butcher and loss prevention of one shop
gupy ~ Açougueiro(a) ~ Atacadão Tapiri ~ Ananindeua, PA ~ text=q15-about-tapiri+q15-acougue
gupy ~ Fiscal de Prevenção de Perdas ~ Atacadão Tapiri ~ Ananindeua, PA ~ text=q15-about-tapiri+q15-fiscalloja

≠ level: Pleno and Júnior of one firm
catho ~ Analista Fiscal Pleno ~ Embalagens Curumim S.A. ~ Jundiaí, SP ~ text=q15-analista-fiscal
catho ~ Analista Fiscal Júnior ~ Embalagens Curumim S.A. ~ Jundiaí, SP ~ text=q15-analista-fiscal-jr

≠ repost: same standard text reposted six months later
gupy ~ Auxiliar de Logística ~ Grupo Merídio Logística ~ Serra, ES ~ text=q15-about-meridio+q15-auxlog ~ on=04-22
gupy ~ Auxiliar de Logística ~ Grupo Merídio Logística ~ Serra, ES ~ text=q15-about-meridio+q15-auxlog ~ on=10-28

= copied; employer's name shorter, quarter in place
bne ~ Camareira ~ Hotel Pousada das Garças ~ Bonito, MS ~ text=q15-camareira
netvagas ~ Camareiro(a) ~ Pousada das Garças ~ Centro, Bonito - MS ~ text=q15-camareira ~ as=plain ~ on=11-11

= retold lightly; employer hidden
divulgavagas ~ Mecânico Automotivo ~ - ~ Curitiba, PR ~ text=q15-mecauto
infojobs ~ Mecânico de Automóveis ~ Auto Center Lapinha ~ Parolin, Curitiba, PR ~ text=q15-mecauto-b ~ on=11-11

≠ shop: two malls of one city in the title
gupy ~ Gerente de Loja | Shopping Passo d'Areia ~ Casa Botticeli Calçados ~ Porto Alegre, RS ~ text=q15-gerente-loja
gupy ~ Gerente de Loja | Shopping Guaibense ~ Casa Botticeli Calçados ~ Porto Alegre, RS ~ text=q15-gerente-loja

= copied; title with gender form and hours, employer hidden behind the brand
infojobs ~ Atendente Barista ~ Café Sabiá-Laranjeira ~ Itu, SP ~ text=q15-barista-fr ~ on=10-30
catho ~ Barista / Atendente de Cafeteria ~ Franqueado Café Sabiá Laranjeira ~ Itu, SP ~ text=q15-barista-fr ~ as=plain ~ on=11-02

≠ contract: permanent post and Christmas temporary post
infojobs ~ Estoquista ~ Casa Botticeli Calçados ~ Porto Alegre, RS ~ text=q15-estoquista ~ contract=CLT
infojobs ~ Estoquista Temporário - Natal ~ Casa Botticeli Calçados ~ Porto Alegre, RS ~ text=q15-estoquista ~ contract=Temporário ~ tail=Contrato de 45 dias, de 20/11 a 05/01.

≠ PcD twin: open and exclusive post
solides ~ Operador(a) de Produção I ~ Farmoquímica Itamirim ~ Anápolis, GO ~ text=q15-oppa
solides ~ Operador(a) de Produção I (Banco de Talentos PcD) ~ Farmoquímica Itamirim ~ Anápolis, GO ~ text=q15-oppa ~ tail=Cadastro reservado a pessoas com deficiência para oportunidades futuras.

= retold: same plant, machines and schedule
sap ~ Mecânico de Manutenção Industrial II ~ Cerâmica Tijuípe ~ Criciúma, SC ~ text=q15-mecanico
catho ~ Mecânico de Manutenção ~ Tijuípe Revestimentos Cerâmicos ~ Criciúma, SC ~ text=q15-mecanico-b ~ on=11-14

≠ shop: two shops of one city named in the titles
vagas ~ Farmacêutico(a) - Loja Cohab ~ Drogarias Pindorama ~ São Luís, MA ~ text=q15-about-pindorama+q15-farmaceutico
infojobs ~ Farmacêutico(a) - Loja Renascença ~ Drogarias Pindorama ~ São Luís, MA ~ text=q15-about-pindorama+q15-farmaceutico

= retold; level abbreviated, employer written otherwise
catho ~ Analista Fiscal Pleno ~ Embalagens Curumim S.A. ~ Jundiaí, SP ~ text=q15-analista-fiscal ~ mode=hybrid
gupy ~ Analista Tributário Pl ~ Curumim Embalagens ~ Jundiaí - SP ~ text=q15-analista-fiscal-b ~ on=11-06

≠ level: Mecânico I and II with the same text
sap ~ Mecânico de Manutenção Industrial II ~ Cerâmica Tijuípe ~ Criciúma, SC ~ text=q15-mecanico
sap ~ Mecânico de Manutenção Industrial I ~ Cerâmica Tijuípe ~ Criciúma, SC ~ text=q15-mecanico-i

= retold; English title, employer abbreviated
gupy ~ Cientista de Dados Sênior ~ Hemeris Saúde ~ São Paulo, SP ~ text=q15-dados ~ mode=hybrid
nerdin ~ Data Scientist Sr ~ Hemeris ~ São Paulo - SP ~ text=q15-dados-b ~ mode=hybrid ~ on=11-11

= retold; employer hidden
trampos ~ Designer Gráfico Pleno ~ Agência Bicho-Preguiça ~ Curitiba, PR ~ text=q15-designer
nerdin ~ Designer Gráfico Pleno (híbrido) ~ - ~ Curitiba, PR ~ text=q15-designer-b ~ on=11-16

≠ hidden employers: dental clinic and aesthetics clinic, other hours
catho ~ Recepcionista ~ - ~ Maringá, PR ~ text=q15-recep-b
catho ~ Recepcionista ~ - ~ Maringá, PR ~ text=q15-recep2

= copied; repost four weeks later at another portal, hidden both sides
infojobs ~ Eletricista Predial ~ - ~ Rio de Janeiro, RJ ~ text=q15-eletricista ~ on=10-10
netvagas ~ Eletricista de Manutenção Predial ~ - ~ Barra da Tijuca, Rio de Janeiro - RJ ~ text=q15-eletricista ~ as=plain ~ on=11-06

= retold; employer hidden
gupy ~ Executivo(a) de Contas - Campo ~ Lacerta Pagamentos ~ Mossoró, RN ~ text=q15-about-lacerta+q15-execcontas
netvagas ~ Vendedor Externo ~ - ~ Mossoró, RN ~ text=q15-execcontas-b ~ on=11-12

≠ similar title, other work: HR analyst (recruiting) and payroll assistant
catho ~ Analista de Recursos Humanos ~ - ~ Brusque, SC ~ text=q15-analistarh
catho ~ Assistente de RH / DP ~ - ~ Brusque, SC ~ text=q15-assistrh

= copied; employer's name shortened, contract on one side
bne ~ Montador de Móveis ~ Vendaval Eletro ~ Serra Talhada, PE ~ text=q15-montador
divulgavagas ~ Montador de Móveis Externo (MEI) ~ Vendaval ~ Serra Talhada - PE ~ text=q15-montador ~ contract=PJ ~ on=11-13

= copied; employer with Ltda, place with quarter
divulgavagas ~ Pedreiro de Acabamento ~ Construtora Alvarim ~ Goiânia, GO ~ text=q15-pedreiro
bne ~ Pedreiro ~ Alvarim Construtora e Incorporadora Ltda ~ Setor Bueno, Goiânia - GO ~ text=q15-pedreiro ~ as=plain ~ on=11-13

≠ city: cashier in two cities of one state, other portals
infojobs ~ Operador(a) de Caixa ~ GRUPO JACUIPE MERCANTIL LTDA ~ Santo Antônio de Jesus, BA ~ text=q15-about-jacuipe+q15-opcaixa ~ as=plain
vagas ~ Operador de Caixa ~ Mercantil Jacuípe ~ Cruz das Almas, BA ~ text=q15-about-jacuipe+q15-opcaixa

= copied; a sentence added and the employer with the legal form
gupy ~ Mestre de Obras ~ Alderete Engenharia ~ Balneário Piçarras, SC ~ text=q15-mestre
bne ~ Mestre de Obra ~ ALDERETE ENGENHARIA E CONSTRUCOES LTDA ~ Balneario Picarras - SC ~ text=q15-mestre ~ as=plain ~ tail=Vaga também para pessoas com deficiência. ~ on=11-12

≠ shift: morning and afternoon, said in the titles
gupy ~ Auxiliar de Sala - Educação Infantil (manhã) ~ Centro Educacional Girassol do Cerrado ~ Gurupi, TO ~ text=q15-monitor
gupy ~ Auxiliar de Sala - Educação Infantil (tarde) ~ Centro Educacional Girassol do Cerrado ~ Gurupi, TO ~ text=q15-monitor2

= copied; employer hidden by agency, other title
divulgavagas ~ Caldeireiro - Parada ~ Montagens Caiçara Industrial ~ Araucária, PR ~ text=q15-caldeireiro ~ contract=Temporário
infojobs ~ Caldeireiro ~ Braço Forte RH ~ Araucária - PR ~ text=q15-caldeireiro ~ as=plain ~ on=11-12

≠ agency: cleaning firm's text for two clients (hospital, mall)
infojobs ~ Auxiliar de Limpeza ~ Lustral Serviços ~ Belo Horizonte, MG ~ text=q15-limpeza
infojobs ~ Auxiliar de Limpeza ~ Lustral Serviços ~ Belo Horizonte, MG ~ text=q15-limpeza2

= retold; employer hidden
gupy ~ Psicólogo(a) Escolar ~ Centro Educacional Girassol do Cerrado ~ Palmas, TO ~ text=q15-psic
infojobs ~ Psicólogo Educacional ~ - ~ Palmas, TO ~ text=q15-psic-b ~ on=11-14

= retold; employer hidden, level not said
solides ~ Operador(a) de Produção I ~ Farmoquímica Itamirim ~ Anápolis, GO ~ text=q15-oppa
bne ~ Operador de Produção (Blister) ~ - ~ Anápolis, GO ~ text=q15-oppa-b ~ on=11-13

= copied; English text kept, legal form added, title translated
jobleads ~ Production Supervisor ~ Reutterbach Sistemas Automotivos ~ Gravataí, RS ~ text=q15-suprod
catho ~ Supervisor de Produção ~ Reutterbach Sistemas Automotivos Ltda ~ Gravataí - RS ~ text=q15-suprod ~ as=plain ~ on=11-14

= copied; title abbreviated, employer's legal form, place with quarter
catho ~ Auxiliar Administrativo ~ Tecnofiltros Paranapanema ~ Assis, SP ~ text=q15-auxadm
bne ~ Aux. Adm. ~ Tecnofiltros Paranapanema EIRELI ~ Vila Operária, Assis - SP ~ text=q15-auxadm ~ as=breaks ~ on=11-16

≠ shop: same chain, same city, shop named in the title
gupy ~ Operador de Caixa - Loja 07 Tomba ~ Mercantil Jacuípe ~ Feira de Santana, BA ~ text=q15-about-jacuipe+q15-opcaixa
gupy ~ Operador de Caixa - Loja 15 Cidade Nova ~ Mercantil Jacuípe ~ Feira de Santana, BA ~ text=q15-about-jacuipe+q15-opcaixa

≠ agency: two clients of one agency (drinks, paper)
infojobs ~ Operador de Empilhadeira ~ Prumo Gestão de Pessoas ~ Vale do Paraíba, SP ~ text=q15-op-empilhadeira
infojobs ~ Operador de Empilhadeira ~ Prumo Gestão de Pessoas ~ Vale do Paraíba, SP ~ text=q15-op-empilhadeira2

≠ repost: pharmacy post reposted four months later
vagas ~ Balconista de Farmácia ~ Drogarias Pindorama ~ Imperatriz, MA ~ text=q15-about-pindorama+q15-balconista ~ on=06-30
vagas ~ Balconista de Farmácia ~ Drogarias Pindorama ~ Imperatriz, MA ~ text=q15-about-pindorama+q15-balconista ~ on=11-04

≠ similar title, other work: articulated lorry and truck of one haulier
vagas ~ Motorista ~ Transportadora Rota Cerrado ~ Rio Verde, GO ~ text=q15-motorista
vagas ~ Motorista ~ Transportadora Rota Cerrado ~ Rio Verde, GO ~ text=q15-motorista2

≠ hidden employers: two restaurants in other quarters, other hours, pay and food
bne ~ Cozinheiro(a) ~ - ~ Belo Horizonte, MG ~ text=q15-cozinheiro ~ pay=R$ 2.350,00
bne ~ Cozinheiro(a) ~ - ~ Belo Horizonte, MG ~ text=q15-cozinheiro2 ~ pay=R$ 2.180,00

≠ franchise: beauty franchise, two owners in one city
bne ~ Depiladora ~ Pele de Pêssego Depilação - Franquia Savassi (ANM Estética Ltda) ~ Belo Horizonte, MG ~ text=q15-fr-depil
bne ~ Depiladora ~ Pele de Pêssego Depilação - Franquia Buritis (Bela Toledo Estética ME) ~ Belo Horizonte, MG ~ text=q15-fr-depil

= retold; employer hidden, abbreviation TST
vagas ~ Técnico de Segurança do Trabalho ~ Usina Santa Aurélia ~ Quirinópolis, GO ~ text=q15-tecseg
buscavagas ~ TST - Área Agrícola ~ - ~ Quirinópolis - GO ~ text=q15-tecseg-b ~ on=11-14

≠ shop: same city and text, but one shop in the mall and the other in the centre
gupy ~ Vendedor(a) ~ Lumiara Modas ~ Uberlândia, MG ~ text=q15-vend-moda-sh1 ~ on=11-03
infojobs ~ Vendedor(a) ~ Lumiara Modas ~ Uberlândia, MG ~ text=q15-vend-moda-sh2 ~ on=11-04

= retold; employer hidden on one side
vagas ~ Balconista de Farmácia ~ Drogarias Pindorama ~ São Luís, MA ~ text=q15-about-pindorama+q15-balconista
netvagas ~ Balconista ~ - ~ São Luís, MA ~ text=q15-balconista-b ~ on=11-13
`);
