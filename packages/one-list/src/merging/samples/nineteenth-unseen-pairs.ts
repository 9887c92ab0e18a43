import { readPairs } from "./read-pairs.ts";

/**
 * Two hundred and forty pairs of postings as one search at the portals gives them: half tell one vacancy, half two; some
 * three in five of each kind are what one meets most, the others are hard. Written on 28 November 2026 by another writer
 * who had seen neither the rules of merging nor other samples. Employers are invented. The rules were run on it first; since
 * then titles, employers, places and pay of the pairs that were shown twice were read, and no text.
 */
export const nineteenthUnseenPairs = readPairs(`
= A job copier cuts the employer's own text
gupy ~ Auxiliar Administrativo ~ Grupo Marajoara Distribuição ~ Recife - PE ~ text=q19-adm-recife ~ on=10-05 ~ contract=CLT ~ mode=onsite
careerjet ~ Auxiliar Administrativo ~ Grupo Marajoara Distribuição ~ Recife, PE ~ text=q19-adm-recife/220 ~ on=10-07

= Retold in short by a person, gender form in the title, same clinic
vagas ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital Santa Doroteia ~ Salvador - BA ~ text=q19-tecenf-doroteia ~ on=09-14
bne ~ Técnico de Enfermagem UTI ~ Hospital Santa Doroteia ~ Salvador/BA ~ text=q19-tecenf-doroteia-b ~ on=09-17 ~ contract=CLT

= Whole copy with the board's tail; the title loses its code
gupy ~ 4471 - Vendedor(a) de Loja - Shopping Iguaçu do Norte ~ Lume Calçados ~ Fortaleza - CE ~ text=q19-lume-fort ~ on=10-19 ~ mode=onsite
netvagas ~ Vendedor de Loja ~ Lume Calçados ~ Fortaleza - CE ~ text=q19-lume-fort ~ as=plain ~ tail=Cadastre-se gratuitamente e receba vagas como esta no seu e-mail. ~ on=10-20

= English title and Portuguese title of one remote job
gupy ~ Backend Engineer (Node.js) - Payments ~ Tupã Pay ~ Remoto ~ text=q19-tupa-be ~ on=11-03 ~ mode=remote ~ contract=CLT
trampos ~ Pessoa Desenvolvedora Back-end Node.js - Pagamentos ~ Tupã Pay ~ Remoto ~ text=q19-tupa-be-b ~ on=11-06 ~ mode=remote

= An agency names its client and retells; the client posts too
solides ~ Operador de Empilhadeira ~ Vidraria Serra Clara S.A. ~ Contagem - MG ~ text=q19-emp-serraclara ~ on=09-28 ~ pay=R$ 2.450,00 ~ contract=CLT
infojobs ~ Operador(a) de Empilhadeira a gás ~ Talentus RH Consultoria ~ Contagem - MG ~ text=q19-emp-serraclara-b ~ on=09-30

= The employer is hidden on one side, all particulars agree
catho ~ Cozinheiro Líder ~ - ~ Florianópolis - SC ~ text=q19-coz-ilha-b ~ on=10-12 ~ pay=R$ 3.200,00
vagas ~ Cozinheiro(a) Líder - Restaurante à beira-mar ~ Ostraria Ponta do Sal ~ Florianópolis - SC ~ text=q19-coz-ilha ~ on=10-09

= Legal name against brand, the same text with breaks
infojobs ~ Farmacêutico ~ Comercial de Medicamentos Bem Querer Ltda ~ Goiânia - GO ~ text=q19-farm-bemquerer ~ as=breaks ~ on=10-26 ~ pay=R$ 5.100,00 ~ contract=CLT
gupy ~ Farmacêutico(a) ~ Drogarias Bem Querer ~ Goiânia - GO ~ text=q19-farm-bemquerer ~ on=10-22

= Order of words and an abbreviation in the title, three days apart
bne ~ Aux. de Limpeza ~ Ativa Serviços Gerais ~ Campinas/SP ~ text=q19-limpeza-ativa-b ~ on=10-15 ~ pay=R$ 1.712,00
catho ~ Auxiliar de Limpeza - Hospital ~ Ativa Serviços Gerais ~ Campinas - SP ~ text=q19-limpeza-ativa ~ on=10-12

= Monthly pay on one side, yearly on the other, the copied text
gupy ~ Product Manager - Crédito ~ Banco Jequitibá ~ São Paulo - SP ~ text=q19-pm-jequitiba ~ on=11-09 ~ mode=hybrid ~ contract=CLT
careerjet ~ Product Manager Crédito ~ Banco Jequitibá S/A ~ São Paulo, SP ~ text=q19-pm-jequitiba/420 ~ on=11-11 ~ pay=R$ 216.000 por ano

= One agency on two boards, the client unnamed, the title and the text rewritten
vagas ~ Analista Fiscal Pleno ~ Ponte RH ~ Joinville - SC ~ text=q19-fiscal-ponte ~ on=10-01 ~ contract=CLT
infojobs ~ Analista Tributário Pleno (Impostos Indiretos) ~ Ponte RH Recrutamento ~ Joinville - SC ~ text=q19-fiscal-ponte-b ~ on=10-14

= Ordinary copy, capitals on one side
bne ~ PORTEIRO 12X36 NOTURNO ~ SENTINELA SUL PORTARIA ~ Porto Alegre/RS ~ text=q19-porteiro-sent ~ as=capitals ~ on=09-22
catho ~ Porteiro 12x36 Noturno ~ Sentinela Sul Portaria ~ Porto Alegre - RS ~ text=q19-porteiro-sent ~ on=09-21

= The neighbourhood is in the title on one side, in the place on the other
infojobs ~ Recepcionista Bilíngue - Boa Viagem ~ Hotel Maré Alta ~ Recife - PE ~ text=q19-recep-mare ~ on=11-02
netvagas ~ Recepcionista (inglês fluente) ~ Hotel Maré Alta ~ Recife, PE (Boa Viagem) ~ text=q19-recep-mare/380 ~ on=11-05 ~ pay=R$ 2.180,00

= Copied whole, two boards, a group named beside the brand
gupy ~ Conferente de Mercadorias ~ Atacado Boi Velho | Grupo Pantaneiro ~ Campo Grande - MS ~ text=q19-conf-boi ~ on=10-08 ~ contract=CLT
vagas ~ Conferente de mercadoria ~ Grupo Pantaneiro ~ Campo Grande - MS ~ text=q19-conf-boi ~ on=10-08

= Six weeks apart, the same code reopened with the same text
gupy ~ Analista de Dados Pleno (REQ-20931) ~ Nativa Seguros ~ Curitiba - PR ~ text=q19-dados-nativa ~ on=09-25 ~ mode=hybrid
nerdin ~ Analista de Dados Pl ~ Nativa Seguros ~ Curitiba, PR ~ text=q19-dados-nativa ~ as=breaks ~ on=11-04 ~ mode=hybrid

= Pay by the month and by the hour; a person retells the shop floor post
solides ~ Soldador MIG/MAG ~ Estruturas Ferrobrás do Vale ~ Serra - ES ~ text=q19-sold-ferro ~ on=10-27 ~ pay=R$ 3.350,00
bne ~ Soldador MIG (estruturas metálicas) ~ Ferrobrás do Vale ~ Serra/ES ~ text=q19-sold-ferro-b ~ on=10-30 ~ pay=R$ 15,23 por hora

= Cut at the first lines with the board's own head
catho ~ Professor de Inglês ~ Escola Passaporte Idiomas ~ Londrina - PR ~ text=q19-prof-passap ~ on=10-20
careerjet ~ Professor(a) de Inglês para crianças e adolescentes ~ Passaporte Idiomas ~ Londrina, PR ~ text=q19-prof-passap-b/520 ~ on=10-23

= Hybrid and on-site labels differ by portal, employer and text the same
gupy ~ Analista de Departamento Pessoal ~ Rede Manacá Hospitais ~ Ribeirão Preto - SP ~ text=q19-dp-manaca ~ on=11-10 ~ mode=hybrid
infojobs ~ Analista de DP ~ Rede Manacá ~ Ribeirão Preto - SP ~ text=q19-dp-manaca ~ on=11-12 ~ contract=CLT

= A person's short telling beside the company's page, brand abbreviated
solides ~ Mecânico Diesel ~ Transportadora Rodovia Norte Sul ~ Anápolis - GO ~ text=q19-mec-rns ~ on=09-18 ~ contract=CLT
bne ~ Mecânico de caminhões ~ TRNS Transportes ~ Anápolis/GO ~ text=q19-mec-rns-b ~ on=09-24 ~ pay=R$ 4.000,00

= The agency does not say its client; the tasks, pay and shift betray the factory's own post
infojobs ~ Operador de Produção I ~ Seleta Gente & Gestão ~ Blumenau - SC ~ text=q19-opprod-linho-b ~ on=10-16
gupy ~ Operador(a) de Máquina Têxtil I - 3º turno ~ Fiação Linho Azul ~ Blumenau - SC ~ text=q19-opprod-linho ~ on=10-14 ~ contract=CLT

= Republished in the same portal three weeks later with a fresh date
bne ~ Manicure e Pedicure ~ Espaço Dona Flor ~ Niterói/RJ ~ text=q19-manicure-flor ~ on=10-02
bne ~ Manicure/Pedicure ~ Espaço Dona Flor ~ Niterói/RJ ~ text=q19-manicure-flor ~ as=breaks ~ on=10-24

≠ One chain, one title, two towns
gupy ~ Operador(a) de Caixa ~ Supermercados Bom Vizinho ~ Uberlândia - MG ~ text=q19-caixa-bv ~ on=10-13 ~ contract=CLT
gupy ~ Operador(a) de Caixa ~ Supermercados Bom Vizinho ~ Araguari - MG ~ text=q19-caixa-bv ~ on=10-13 ~ contract=CLT

≠ One shop title, two neighbourhoods of one chain
infojobs ~ Vendedor(a) - Loja Shopping Barra Clara ~ Lume Calçados ~ Salvador - BA ~ text=q19-lume-ssa ~ on=10-19
catho ~ Vendedor(a) - Loja Avenida Sete ~ Lume Calçados ~ Salvador - BA ~ text=q19-lume-ssa-av7 ~ on=10-21

≠ Level differs: Júnior and Sênior of one team
gupy ~ Desenvolvedor(a) Front-end Júnior ~ Cajueiro Tech ~ Remoto ~ text=q19-fe-cajueiro-jr ~ on=11-04 ~ mode=remote
gupy ~ Desenvolvedor(a) Front-end Sênior ~ Cajueiro Tech ~ Remoto ~ text=q19-fe-cajueiro-sr ~ on=11-04 ~ mode=remote

≠ The PcD-only twin of an open post
vagas ~ Assistente de Atendimento ~ Cooperativa Sicrelar ~ Cascavel - PR ~ text=q19-atend-sicrelar ~ on=10-10
vagas ~ Assistente de Atendimento - Exclusiva para PcD ~ Cooperativa Sicrelar ~ Cascavel - PR ~ text=q19-atend-sicrelar-pcd ~ on=10-10

≠ Two employers look for the same trade in one town
infojobs ~ Garçom ~ Churrascaria Estância Farrapa ~ Porto Alegre - RS ~ text=q19-garcom-est ~ on=10-22 ~ pay=R$ 1.950,00
infojobs ~ Garçom ~ Bistrô Quintana ~ Porto Alegre - RS ~ text=q19-garcom-qui ~ on=10-23

≠ Other area of one employer with the same boilerplate
gupy ~ Analista de Compras Pleno ~ Siderúrgica Itabaré ~ Belo Horizonte - MG ~ text=q19-itabare-compras ~ on=09-30
gupy ~ Analista de Logística Pleno ~ Siderúrgica Itabaré ~ Belo Horizonte - MG ~ text=q19-itabare-log ~ on=09-30

≠ Two clients of one agency, hidden both, the same trade and town
catho ~ Comprador Pleno ~ Talentus RH Consultoria ~ Contagem - MG ~ text=q19-comprador-tal1 ~ on=10-06 ~ pay=R$ 5.000,00
catho ~ Comprador Pleno ~ Talentus RH Consultoria ~ Contagem - MG ~ text=q19-comprador-tal2 ~ on=10-09

≠ Both employers hidden, ordinary trade, other shift and pay
infojobs ~ Auxiliar de Cozinha ~ Empresa Confidencial ~ Fortaleza - CE ~ text=q19-auxcoz-conf1 ~ on=10-17 ~ pay=R$ 1.580,00
bne ~ Auxiliar de Cozinha ~ - ~ Fortaleza/CE ~ text=q19-auxcoz-conf2 ~ on=10-18 ~ pay=R$ 1.750,00

≠ More than 45 days apart: the same text was for an earlier requisition
infojobs ~ Auxiliar de Logística ~ Expresso Mandacaru ~ João Pessoa - PB ~ text=q19-auxlog-mand ~ on=08-28
infojobs ~ Auxiliar de Logística ~ Expresso Mandacaru ~ João Pessoa - PB ~ text=q19-auxlog-mand ~ on=11-19

≠ CLT against temporary contract for the season
gupy ~ Auxiliar de Loja ~ Casa Pitanga ~ Santos - SP ~ text=q19-pitanga-efetivo ~ on=11-01 ~ contract=CLT
gupy ~ Auxiliar de Loja - Temporário Natal ~ Casa Pitanga ~ Santos - SP ~ text=q19-pitanga-temp ~ on=11-01 ~ contract=Temporário

≠ A talent pool beside a real vacancy
gupy ~ Banco de Talentos - Enfermagem ~ Rede Manacá Hospitais ~ Ribeirão Preto - SP ~ text=q19-manaca-banco ~ on=11-06
infojobs ~ Enfermeiro(a) - Pronto-Socorro ~ Rede Manacá ~ Ribeirão Preto - SP ~ text=q19-manaca-enf ~ on=11-08 ~ contract=CLT

≠ Different codes in one wave: two places of one call
gupy ~ [2210] Agente de Atendimento Call Center - Manhã ~ Voz Ativa Contact Center ~ Teresina - PI ~ text=q19-voz-manha ~ on=10-28
gupy ~ [2214] Agente de Atendimento Call Center - Noite ~ Voz Ativa Contact Center ~ Teresina - PI ~ text=q19-voz-noite ~ on=10-28

≠ Two employers with similar names
solides ~ Técnico em Refrigeração ~ Climatize Engenharia Térmica ~ Cuiabá - MT ~ text=q19-refri-climatize ~ on=10-11
infojobs ~ Técnico de Refrigeração ~ Climatiza Ar Condicionado ME ~ Cuiabá - MT ~ text=q19-refri-climatiza ~ on=10-13

≠ Two hospitals of one network in two towns, the same page
vagas ~ Fisioterapeuta Hospitalar ~ Rede Vida Plena ~ Natal - RN ~ text=q19-fisio-vp ~ on=09-20
vagas ~ Fisioterapeuta Hospitalar ~ Rede Vida Plena ~ Mossoró - RN ~ text=q19-fisio-vp ~ on=09-20

≠ Pay and duties contradict though title, town and hidden name agree
bne ~ Motorista Entregador ~ Confidencial ~ Sorocaba/SP ~ text=q19-motent-1 ~ on=10-20 ~ pay=R$ 2.150,00
bne ~ Motorista Entregador ~ Confidencial ~ Sorocaba/SP ~ text=q19-motent-2 ~ on=10-21 ~ pay=R$ 2.680,00

≠ Internship beside the assistant's post of one department
gupy ~ Estágio em Marketing ~ Construtora Alvorada Sul ~ Maringá - PR ~ text=q19-alvo-estagio ~ on=10-29 ~ contract=Estágio
gupy ~ Assistente de Marketing ~ Construtora Alvorada Sul ~ Maringá - PR ~ text=q19-alvo-assist ~ on=10-29 ~ contract=CLT

≠ Team leader and member
catho ~ Líder de Expedição ~ Cerâmica Porto Rico ~ Criciúma - SC ~ text=q19-lider-pr ~ on=10-03
catho ~ Auxiliar de Expedição ~ Cerâmica Porto Rico ~ Criciúma - SC ~ text=q19-aux-pr ~ on=10-04

≠ Same employer, other shift with another code at another warehouse
netvagas ~ Separador de Pedidos - CD Cajamar - Turno A (cód. 7781) ~ Magnólia Varejo ~ Cajamar - SP ~ text=q19-sep-a ~ on=11-03
netvagas ~ Separador de Pedidos - CD Jordanésia - Turno C (cód. 7790) ~ Magnólia Varejo ~ Cajamar - SP ~ text=q19-sep-c ~ on=11-03

≠ Two consultancies, two remote projects, one title
nerdin ~ Analista de Infraestrutura Cloud AWS ~ Datacorp Consulting ~ Remoto ~ text=q19-aws-datacorp ~ on=10-26 ~ mode=remote ~ contract=PJ
nerdin ~ Analista de Infraestrutura Cloud (AWS) ~ Nuvemix ~ Remoto ~ text=q19-aws-nuvemix ~ on=10-27 ~ mode=remote ~ contract=CLT

= Copied whole, title tidied by the board, long text
gupy ~ Analista de RH Sênior | Atração e Seleção ~ Usina Canavial Verde ~ Sertãozinho - SP ~ text=q19-rh-canavial ~ on=11-05 ~ contract=CLT ~ mode=onsite
careerjet ~ Analista de RH Sênior ~ Usina Canavial Verde ~ Sertãozinho, SP ~ text=q19-rh-canavial/600 ~ on=11-08

= Agency hides the client; titles differ by synonym (telemarketing, call center)
infojobs ~ Operador de Telemarketing Ativo ~ Prisma Vagas RH ~ Aracaju - SE ~ text=q19-telemk-aju-b ~ on=10-15 ~ pay=R$ 1.518,00
gupy ~ Consultor(a) de Vendas por Telefone ~ Fibranet Sergipe Telecom ~ Aracaju - SE ~ text=q19-telemk-aju ~ on=10-13 ~ contract=CLT

= Small differences of spelling in employer and title, the same text
infojobs ~ Eletricista de Manutenção Industrial ~ Laticínios Serra Dourada ~ Rio Verde - GO ~ text=q19-eletr-laticinio ~ on=09-29
netvagas ~ Eletricista Manutenção Industrial ~ Laticinio Serra Dourada Ltda ~ Rio Verde, GO ~ text=q19-eletr-laticinio ~ as=bare ~ on=10-01

= Street retelling by the shop's owner, brand nickname against the registered company
bne ~ Padeiro ~ Irmãos Zanotelli Panificação ME ~ Caxias do Sul/RS ~ text=q19-padeiro-zano ~ on=10-05 ~ pay=R$ 2.900,00
catho ~ Padeiro(a) - madrugada ~ Padaria Zano ~ Caxias do Sul - RS ~ text=q19-padeiro-zano-b ~ on=10-09

= The board puts its head and tail round the employer's text
vagas ~ Engenheiro(a) Civil de Obras ~ Construtora Pedra Lisa ~ Vitória - ES ~ text=q19-eng-pedralisa ~ on=10-21 ~ contract=CLT
careerjet ~ Engenheiro Civil - Obras ~ Construtora Pedra Lisa ~ Vitória, ES ~ text=q19-eng-pedralisa-b ~ on=10-22

= Title in the feminine, plural of places, same requisition code
gupy ~ Costureira Industrial - Cód. 0817 ~ Malharia Flor de Algodão ~ Brusque - SC ~ text=q19-costura-flor ~ on=10-27
bne ~ 10 vagas Costureiro(a) Reta e Overloque ~ Malharia Flor de Algodão ~ Brusque/SC ~ text=q19-costura-flor-b ~ on=10-29

= Both portals give the firm's whole text, one says remote, other says the firm's city
gupy ~ UX Designer Pleno ~ Estúdio Graviola Digital ~ Remoto ~ text=q19-ux-graviola ~ on=11-11 ~ mode=remote
trampos ~ UX Designer (Pleno) ~ Graviola Digital ~ Belo Horizonte - MG ~ text=q19-ux-graviola ~ on=11-12 ~ mode=remote ~ contract=PJ

= A hidden employer on one side, cut text, agency's reference
catho ~ Torneiro Mecânico CNC ~ Empresa confidencial ~ Sorocaba - SP ~ text=q19-cnc-sor-b ~ on=09-30 ~ pay=R$ 4.180,00
solides ~ Operador de Torno CNC ~ Usinagem Precisa Sorocaba ~ Sorocaba - SP ~ text=q19-cnc-sor ~ on=09-26

= Ordinary: one text, the second board says no town but the same state capital and pay
bne ~ Cuidador de Idosos ~ Residencial Bem Viver Sênior ~ Brasília/DF ~ text=q19-cuidador-bv ~ on=10-25 ~ pay=R$ 2.050,00
infojobs ~ Cuidador(a) de Idosos ~ Residencial Bem Viver Sênior ~ Brasília - DF ~ text=q19-cuidador-bv/350 ~ on=10-26 ~ pay=R$ 2.050,00

= A year's pay of apprentices said by the hour; the title differs in order
vagas ~ Jovem Aprendiz Administrativo ~ Plásticos Rio Negro ~ Manaus - AM ~ text=q19-aprendiz-rn ~ on=10-14
netvagas ~ Aprendiz - Área Administrativa ~ Plásticos Rio Negro Indústria da Amazônia ~ Manaus - AM ~ text=q19-aprendiz-rn-b ~ on=10-18 ~ pay=R$ 7,08 por hora

= Same text, one month apart, the portal refreshed it; a neighbourhood was added
catho ~ Dentista Clínico Geral ~ Sorrimais Odontologia ~ São Luís - MA ~ text=q19-dentista-slz ~ on=09-27
infojobs ~ Cirurgião-Dentista (clínico geral) - Cohama ~ Sorrimais ~ São Luís - MA ~ text=q19-dentista-slz ~ on=10-30

= Temporary agency and the shop itself both publish the holiday post
gupy ~ Vendedor(a) Temporário(a) - Brinquedos ~ Lojas Pipa ~ Curitiba - PR ~ text=q19-pipa-temp ~ on=11-02 ~ contract=Temporário
bne ~ Vendedor Temporário Natal ~ Ágil Trabalho Temporário ~ Curitiba/PR ~ text=q19-pipa-temp-b ~ on=11-04 ~ contract=Temporário

= The company's short title against a stuffed one
solides ~ SDR ~ Quero-Quero Software ~ Remoto ~ text=q19-sdr-qq ~ on=10-19 ~ mode=remote
infojobs ~ SDR / Pré-vendas / Sales Development Representative - Home Office - Início imediato ~ Quero-Quero Software ~ Remoto ~ text=q19-sdr-qq/450 ~ on=10-22 ~ mode=remote ~ pay=R$ 2.400,00

= The clinic's post told by a person, abbreviation of the trade
vagas ~ Auxiliar em Saúde Bucal (ASB) ~ Instituto Dente de Leite ~ Maceió - AL ~ text=q19-asb-mcz ~ on=10-28
bne ~ ASB - auxiliar de dentista ~ Instituto Dente de Leite ~ Maceió/AL ~ text=q19-asb-mcz-b ~ on=10-31

= A mining contractor: one hides the name behind its group
gupy ~ Técnico(a) de Segurança do Trabalho I ~ Minera Serviços - Grupo Itacolomi ~ Parauapebas - PA ~ text=q19-tst-minera ~ on=11-03 ~ contract=CLT
infojobs ~ Téc. Segurança do Trabalho ~ Grupo Itacolomi ~ Parauapebas - PA ~ text=q19-tst-minera-b ~ on=11-06

= Ordinary copy; same day; pay given as a range on one side
gupy ~ Nutricionista de Produção ~ Sabor & Saúde Refeições ~ Jundiaí - SP ~ text=q19-nutri-sabor ~ on=10-30 ~ pay=R$ 3.900,00 a R$ 4.300,00
vagas ~ Nutricionista ~ Sabor & Saúde Refeições ~ Jundiaí - SP ~ text=q19-nutri-sabor ~ as=plain ~ on=10-30

= A school that hides its name on the newspaper-like board
netvagas ~ Pedagoga para Educação Infantil ~ - ~ Juiz de Fora - MG ~ text=q19-pedag-jf-b ~ on=11-06
solides ~ Professor(a) de Educação Infantil - Maternal II ~ Colégio Semente do Saber ~ Juiz de Fora - MG ~ text=q19-pedag-jf ~ on=11-04

= IT consultancy and its own board page; the code is in both
nerdin ~ Desenvolvedor Java Sênior (#JV-118) ~ Baobá Sistemas ~ Remoto ~ text=q19-java-baoba ~ on=10-12 ~ mode=remote ~ contract=PJ
careerjet ~ Java Developer Senior JV-118 ~ Baobá Sistemas de Informação ~ Remoto ~ text=q19-java-baoba ~ as=breaks ~ on=10-16

= Hours in the title on one side and the copied text cut just before them
bne ~ VIGILANTE 12X36 ~ ÁGUIA REAL VIGILÂNCIA ~ Belém/PA ~ text=q19-vigil-bel ~ as=capitals ~ on=11-10
catho ~ Vigilante Patrimonial ~ Águia Real Vigilância ~ Belém - PA ~ text=q19-vigil-bel/230 ~ on=11-13

= Retold by a relocation-minded recruiter, the farm's brand and company
solides ~ Engenheiro(a) Agrônomo(a) de Campo ~ Fazendas Reunidas Jatobá ~ Sorriso - MT ~ text=q19-agro-jatoba ~ on=10-06
vagas ~ Agrônomo - Soja e Milho ~ Jatobá Agro ~ Sorriso - MT ~ text=q19-agro-jatoba-b ~ on=10-20

≠ One chain's shop-assistant post, the same page for forty shops: two shops in one city
gupy ~ Atendente de Farmácia - Loja 114 Aldeota ~ Drogaria Jangada ~ Fortaleza - CE ~ text=q19-jangada ~ on=10-20 ~ contract=CLT
gupy ~ Atendente de Farmácia - Loja 131 Messejana ~ Drogaria Jangada ~ Fortaleza - CE ~ text=q19-jangada ~ on=10-20 ~ contract=CLT

≠ Two offices of one firm in two capitals, title alike
vagas ~ Analista de Crédito ~ Cooperativa Sicrelar ~ Chapecó - SC ~ text=q19-cred-sicrelar ~ on=10-07
infojobs ~ Analista de Crédito ~ Cooperativa Sicrelar ~ Passo Fundo - RS ~ text=q19-cred-sicrelar ~ on=10-09

≠ The same trade in one town by two hospitals
vagas ~ Técnico em Radiologia ~ Hospital Nossa Senhora da Guia ~ Belém - PA ~ text=q19-radio-guia ~ on=10-11
vagas ~ Técnico(a) em Radiologia ~ Imagem Norte Diagnósticos ~ Belém - PA ~ text=q19-radio-norte ~ on=10-12

≠ Pleno and Sênior, one code each
gupy ~ Engenheiro(a) de Dados Pleno - VAGA 3301 ~ Nativa Seguros ~ Curitiba - PR ~ text=q19-engdados-pl ~ on=10-16 ~ mode=hybrid
careerjet ~ Engenheiro de Dados Sênior ~ Nativa Seguros ~ Curitiba, PR ~ text=q19-engdados-sr ~ on=10-18

≠ The open post and its affirmative twin of another code
gupy ~ Auxiliar de Produção (4102) ~ Frigorífico Campo Bom ~ Dourados - MS ~ text=q19-auxprod-cb ~ on=10-30
gupy ~ Auxiliar de Produção - Vaga PcD (4103) ~ Frigorífico Campo Bom ~ Dourados - MS ~ text=q19-auxprod-cb-pcd ~ on=10-30

≠ Both hidden, one title, the businesses differ
catho ~ Assistente Financeiro ~ Confidencial ~ Campinas - SP ~ text=q19-fin-conf1 ~ on=11-01 ~ pay=R$ 2.800,00
catho ~ Assistente Financeiro ~ Confidencial ~ Campinas - SP ~ text=q19-fin-conf2 ~ on=11-02 ~ pay=R$ 2.800,00

≠ Two clients of one named consultancy in accounting
infojobs ~ Analista Contábil ~ Ponte RH ~ Joinville - SC ~ text=q19-contab-ponte1 ~ on=10-13
infojobs ~ Analista Contábil ~ Ponte RH ~ Joinville - SC ~ text=q19-contab-ponte2 ~ on=10-13

≠ Two real needs six weeks and more apart: the earlier one was for a leave
vagas ~ Recepcionista ~ Clínica Viver Bem Pilates ~ Maringá - PR ~ text=q19-recep-pilates1 ~ on=09-02
vagas ~ Recepcionista ~ Clínica Viver Bem Pilates ~ Maringá - PR ~ text=q19-recep-pilates2 ~ on=11-16

≠ CLT employee and PJ contractor for one team
nerdin ~ QA Automation Pleno ~ Bigornia Games ~ Remoto ~ text=q19-qa-clt ~ on=10-22 ~ mode=remote ~ contract=CLT ~ pay=R$ 8.000,00
nerdin ~ QA Automation Sênior - contrato de 6 meses ~ Bigornia Games ~ Remoto ~ text=q19-qa-pj ~ on=10-24 ~ mode=remote ~ contract=PJ ~ pay=R$ 95 por hora

≠ A talent pool for drivers against a driver's vacancy
gupy ~ Banco de Talentos | Motorista Carreteiro ~ Transportadora Rodovia Norte Sul ~ Anápolis - GO ~ text=q19-carret-banco ~ on=10-10
bne ~ Motorista Carreteiro ~ TRNS Transportes ~ Anápolis/GO ~ text=q19-carret-vaga ~ on=10-15 ~ pay=R$ 3.150,00

≠ Morning and night turns with two codes at two units
solides ~ Técnico de Laboratório - Unidade Centro - Manhã (VG-52) ~ Análises Clínicas Hemolab ~ Aracaju - SE ~ text=q19-hemolab-52 ~ on=10-05
solides ~ Técnico de Laboratório - Hospital Parceiro - Noturno (VG-57) ~ Análises Clínicas Hemolab ~ Aracaju - SE ~ text=q19-hemolab-57 ~ on=10-05

≠ Similar names: a supermarket and its namesake in other towns
infojobs ~ Açougueiro ~ Supermercado São Bento ~ Pelotas - RS ~ text=q19-acoug-sb1 ~ on=10-23
infojobs ~ Açougueiro ~ Supermercados São Bento do Norte Ltda ~ São Luís - MA ~ text=q19-acoug-sb2 ~ on=10-25

≠ Two trades of one restaurant group on one day, same head and tail
catho ~ Barista ~ Café Araçá ~ São Paulo, SP (Pinheiros) ~ text=q19-araca-barista ~ on=11-02
catho ~ Atendente de Balcão ~ Café Araçá ~ São Paulo, SP (Pinheiros) ~ text=q19-araca-atend ~ on=11-02

≠ Two sales territories of one maker
vagas ~ Representante Comercial - Região Norte Paranaense ~ Ferramentas Lince ~ Londrina - PR ~ text=q19-repr-lince-n ~ on=09-25 ~ contract=PJ
vagas ~ Representante Comercial - Campos Gerais ~ Ferramentas Lince ~ Ponta Grossa - PR ~ text=q19-repr-lince-c ~ on=09-25 ~ contract=PJ

≠ Trainee programme beside the analyst's post
gupy ~ Programa de Trainee 2027 - Supply ~ Alimentos Bandeirola ~ São Paulo - SP ~ text=q19-trainee-band ~ on=09-10
gupy ~ Analista de Supply Chain Júnior ~ Alimentos Bandeirola ~ São Paulo - SP ~ text=q19-supply-band ~ on=10-02

≠ Two banks' teller-like posts of the same title, ordinary
netvagas ~ Assistente Administrativo ~ Imobiliária Chave Mestra ~ Florianópolis - SC ~ text=q19-assadm-chave ~ on=11-09
netvagas ~ Assistente Administrativo ~ Colégio Mar Aberto ~ Florianópolis - SC ~ text=q19-assadm-mar ~ on=11-10

≠ Same remote title, same group, other squad and other stack
trampos ~ Desenvolvedor(a) Mobile Pleno - Squad Logística (Flutter) ~ Tupã Pay ~ Remoto ~ text=q19-tupa-mob1 ~ on=11-03 ~ mode=remote
trampos ~ Desenvolvedor(a) Mobile Pleno - Squad Onboarding (Kotlin) ~ Tupã Pay ~ Remoto ~ text=q19-tupa-mob2 ~ on=11-03 ~ mode=remote

≠ Two shops of a cosmetics chain, name of the town hidden in the metro area
infojobs ~ Consultora de Beleza ~ Perfumaria Ipê Rosa ~ Duque de Caxias - RJ ~ text=q19-ipe-consult ~ on=10-12 ~ pay=R$ 1.700,00
infojobs ~ Consultora de Beleza ~ Perfumaria Ipê Rosa ~ Nova Iguaçu - RJ ~ text=q19-ipe-consult ~ on=10-12 ~ pay=R$ 1.700,00

≠ Boilerplate of a builder, two sites, same title and month
bne ~ Pedreiro ~ Construtora Alvorada Sul ~ Maringá/PR ~ text=q19-pedreiro-mga ~ on=10-08 ~ pay=R$ 2.640,00
bne ~ Pedreiro ~ Construtora Alvorada Sul ~ Sarandi/PR ~ text=q19-pedreiro-sar ~ on=10-09 ~ pay=R$ 2.640,00

≠ Night nurse and day nurse of two hospitals with a common group
gupy ~ Enfermeiro(a) Centro Cirúrgico ~ Hospital Manacá Central ~ Ribeirão Preto - SP ~ text=q19-enfcc-central ~ on=10-19
gupy ~ Enfermeiro(a) Centro Cirúrgico ~ Hospital Manacá Infantil ~ Ribeirão Preto - SP ~ text=q19-enfcc-infantil ~ on=10-19

= Whole copy, two boards, gender form in brackets
gupy ~ Repositor(a) de Mercadorias ~ Supermercados Bom Vizinho ~ Uberlândia - MG ~ text=q19-repos-bv ~ on=10-20 ~ contract=CLT
infojobs ~ Repositor de Mercadorias ~ Supermercados Bom Vizinho ~ Uberlândia - MG ~ text=q19-repos-bv ~ as=plain ~ on=10-21

= The board prints only the first lines and another spelling of the town
vagas ~ Técnico(a) em Eletrotécnica ~ Energisul Subestações ~ Pelotas - RS ~ text=q19-eletrotec-es ~ on=10-01 ~ contract=CLT
careerjet ~ Técnico em Eletrotécnica ~ Energisul ~ Pelotas, Rio Grande do Sul ~ text=q19-eletrotec-es/190 ~ on=10-04

= A person's telling in the first person, nothing copied
solides ~ Tosador(a) e Banhista ~ Pet Shop Quatro Patinhas ~ Vila Velha - ES ~ text=q19-tosa-qp ~ on=10-12 ~ pay=R$ 2.000,00
bne ~ Banho e tosa ~ Quatro Patinhas ~ Vila Velha/ES ~ text=q19-tosa-qp-b ~ on=10-16

= A headhunter's Portuguese post and the company's English one
gupy ~ Senior Data Scientist - Credit Risk ~ Lobo-Guará Analytics ~ Remoto ~ text=q19-ds-lobo ~ on=10-26 ~ mode=remote
nerdin ~ Cientista de Dados Sênior (Risco de Crédito) ~ Hunter Tech Brasil ~ Remoto ~ text=q19-ds-lobo-b ~ on=10-30 ~ mode=remote ~ contract=CLT

= Plain ordinary copy a week later
catho ~ Assistente Contábil ~ Contabilidade Horizonte ~ Cuiabá - MT ~ text=q19-asscontab-hor ~ on=09-15
netvagas ~ Assistente Contábil ~ Contabilidade Horizonte ~ Cuiabá - MT ~ text=q19-asscontab-hor/500 ~ on=09-22

= Cook's trade under two names; the hotel's group and the hotel
infojobs ~ Camareira ~ Rede Brisa Hotéis ~ Natal - RN ~ text=q19-camareira-brisa ~ on=11-01 ~ pay=R$ 1.650,00
gupy ~ Arrumador(a) de Quartos (Housekeeping) ~ Brisa Ponta Negra Resort ~ Natal - RN ~ text=q19-camareira-brisa-b ~ on=11-03 ~ contract=CLT

= Both sides give a reference; the title is rearranged; the employer is abbreviated
vagas ~ Enfermeiro do Trabalho ~ Companhia Baiana de Papéis e Embalagens ~ Feira de Santana - BA ~ text=q19-enftrab-cbpe ~ on=10-07 ~ contract=CLT
bne ~ Enfermagem do trabalho - enfermeiro(a) ~ CBPE ~ Feira de Santana/BA ~ text=q19-enftrab-cbpe ~ as=plain ~ on=10-09

= The agency's telling keeps hours and pay but not the name
netvagas ~ Caldeireiro ~ Nexo Mão de Obra Industrial ~ Cubatão - SP ~ text=q19-caldeireiro-cub-b ~ on=10-18 ~ pay=R$ 4.730,00
vagas ~ Caldeireiro Montador - Parada Programada ~ Montagens Baixada Forte ~ Cubatão - SP ~ text=q19-caldeireiro-cub ~ on=10-16 ~ contract=Temporário

= Same text to the letter, the title has the town and hours on one board
gupy ~ Estágio em Direito ~ Queiroz & Montenegro Advogados ~ Brasília - DF ~ text=q19-estdir-qm ~ on=09-16 ~ contract=Estágio
infojobs ~ Estagiário de Direito - Brasília - 6h ~ Queiroz e Montenegro Advogados Associados ~ Brasília - DF ~ text=q19-estdir-qm/610 ~ on=09-19

= A store manager's post shown by the mall's board under the mall's name of the shop
vagas ~ Gerente de Loja ~ Óptica Visão Plena ~ Manaus - AM ~ text=q19-ger-visao ~ on=11-04 ~ pay=R$ 4.200,00
catho ~ Gerente de Ótica - Shopping Encontro das Águas ~ Visão Plena Comércio de Óculos Ltda ~ Manaus - AM ~ text=q19-ger-visao-b ~ on=11-07

= Hourly and monthly, PJ on both, remote, one gives the legal name
trampos ~ Redator(a) Publicitário(a) Pleno ~ Agência Saci Criativo ~ Remoto ~ text=q19-redator-saci ~ on=11-09 ~ mode=remote ~ contract=PJ ~ pay=R$ 5.500,00
infojobs ~ Redator Publicitário ~ SC Comunicação e Propaganda Ltda (Saci Criativo) ~ Remoto ~ text=q19-redator-saci ~ as=breaks ~ on=11-11

= Copied text, the place given as the metro town's industrial district
solides ~ Operador de Injetora ~ Plastmax Componentes ~ Jaboatão dos Guararapes - PE ~ text=q19-inj-plastmax ~ on=09-23
bne ~ Operador de injetora plástica ~ Plastmax ~ Jaboatão dos Guararapes/PE (Muribeca) ~ text=q19-inj-plastmax ~ as=bare ~ on=09-26 ~ pay=R$ 1.980,00

= Six weeks nearly, a hard specialist's post told again by a recruiter
gupy ~ Médico(a) Veterinário(a) - Suinocultura ~ Cooperativa Agroserrana ~ Concórdia - SC ~ text=q19-vet-agro ~ on=09-29 ~ contract=CLT
vagas ~ Veterinário de Campo (suínos) ~ Agroserrana ~ Concórdia - SC ~ text=q19-vet-agro-b ~ on=11-06

= A board's tidy bullet list of the same remote support job
nerdin ~ Analista de Suporte N2 ~ Vagalume Telecom ~ Remoto ~ text=q19-sup-vaga ~ on=10-13 ~ mode=remote ~ contract=CLT
catho ~ Analista de Suporte Técnico Nível 2 ~ Vagalume Telecom ~ Remoto ~ text=q19-sup-vaga-b ~ on=10-15 ~ mode=remote

= Ordinary: shop's post and the aggregator's cut of it
infojobs ~ Frentista ~ Posto Trevo do Sertão ~ Petrolina - PE ~ text=q19-frentista-trevo ~ on=10-22 ~ pay=R$ 1.720,00
careerjet ~ Frentista ~ Posto Trevo do Sertão ~ Petrolina, PE ~ text=q19-frentista-trevo/160 ~ on=10-24

= The municipal job counter's short note about the factory's post
bne ~ Montador de móveis ~ Móveis Araucária ~ Arapongas/PR ~ text=q19-montador-arau-b ~ on=11-05 ~ pay=R$ 2.250,00
solides ~ Montador(a) de Protótipos e Móveis ~ Indústria de Móveis Araucária ~ Arapongas - PR ~ text=q19-montador-arau ~ on=11-02

= Hidden company in both, but the same advert word for word on two portals
catho ~ Secretária Executiva Bilíngue ~ Empresa Confidencial ~ São Paulo, SP (Itaim Bibi) ~ text=q19-secr-conf ~ on=10-05 ~ pay=R$ 7.500,00
infojobs ~ Secretária(o) Executiva(o) Bilíngue ~ Confidencial ~ São Paulo - SP ~ text=q19-secr-conf ~ as=plain ~ on=10-06 ~ pay=R$ 7.500,00

= The same agency advert for a hidden client on two portals, cut and capitals
bne ~ AUXILIAR DE ALMOXARIFADO ~ CONECTA RH ~ CAXIAS DO SUL/RS ~ text=q19-almox-conecta ~ as=capitals ~ on=10-19
netvagas ~ Auxiliar de Almoxarifado ~ Conecta RH ~ Caxias do Sul - RS ~ text=q19-almox-conecta/300 ~ on=10-21

= Stuffed title of a board against the plain one; pay 'a combinar' and told in the text
infojobs ~ Vaga: Corretor de Imóveis Autônomo - Plantão de vendas - Ótimos ganhos ~ Habitar Lançamentos ~ Goiânia - GO ~ text=q19-corretor-hab ~ on=10-09 ~ pay=A combinar
vagas ~ Corretor(a) de Imóveis ~ Habitar Lançamentos ~ Goiânia - GO ~ text=q19-corretor-hab/480 ~ on=10-11 ~ contract=Autônomo

= A school network's music teacher: employer by its religious order on one side
gupy ~ Professor(a) de Música - Ensino Fundamental I ~ Colégio Santa Úrsula do Vale | Rede Ursulina ~ Taubaté - SP ~ text=q19-musica-urs ~ on=11-10 ~ contract=CLT
catho ~ Professor de Música (Fund. I) ~ Associação Educacional Ursulina ~ Taubaté - SP ~ text=q19-musica-urs ~ as=breaks ~ on=11-12

≠ One chain, one page, two shops of one city, the shop only in the title
gupy ~ Operador(a) de Loja - Hortolândia Centro ~ Atacado Boi Velho ~ Hortolândia - SP ~ text=q19-oploja-bv ~ on=10-15
gupy ~ Operador(a) de Loja - Hortolândia Jardim Amanda ~ Atacado Boi Velho ~ Hortolândia - SP ~ text=q19-oploja-bv ~ on=10-15

≠ Same title and town, two banks of different names
vagas ~ Analista de Risco Operacional ~ Banco Jequitibá ~ São Paulo - SP ~ text=q19-risco-jeq ~ on=10-20 ~ mode=hybrid
vagas ~ Analista de Risco Operacional ~ Corretora Vento Leste ~ São Paulo - SP ~ text=q19-risco-vl ~ on=10-22 ~ mode=hybrid

≠ Assistant, analyst: two levels of one finance team
solides ~ Assistente Financeiro ~ Clínica Oftalmo Cerrado ~ Goiânia - GO ~ text=q19-fin-oft-ass ~ on=11-03 ~ pay=R$ 2.300,00
solides ~ Analista Financeiro ~ Clínica Oftalmo Cerrado ~ Goiânia - GO ~ text=q19-fin-oft-ana ~ on=11-03 ~ pay=R$ 3.900,00

≠ PcD-only twin whose text is the same and only the title tells
infojobs ~ Auxiliar de Escritório ~ Transportes Rota Azul ~ Guarulhos - SP ~ text=q19-auxesc-rota ~ on=10-06
infojobs ~ Auxiliar de Escritório (PCD) ~ Transportes Rota Azul ~ Guarulhos - SP ~ text=q19-auxesc-rota ~ on=10-06

≠ Two agencies, two clients, the very same trade and neighbouring towns
bne ~ Operador de Empilhadeira ~ Nexo Mão de Obra ~ Cubatão/SP ~ text=q19-empi-nexo ~ on=10-27
bne ~ Operador de Empilhadeira ~ Conecta RH ~ Guarujá/SP ~ text=q19-empi-conecta ~ on=10-28

≠ Hidden employers with one title; the trade's places differ in kind
catho ~ Recepcionista ~ Confidencial ~ Belo Horizonte - MG ~ text=q19-recep-bh1 ~ on=11-08 ~ pay=R$ 1.900,00
infojobs ~ Recepcionista ~ Empresa Confidencial ~ Belo Horizonte - MG ~ text=q19-recep-bh2 ~ on=11-09 ~ pay=R$ 1.900,00

≠ Contract contradicts: the delivery driver employed, the delivery driver with his own van
infojobs ~ Motorista Entregador ~ Expresso Mandacaru ~ João Pessoa - PB ~ text=q19-motor-mand-clt ~ on=10-13 ~ contract=CLT ~ pay=R$ 2.050,00
infojobs ~ Motorista Entregador com veículo próprio (Fiorino/Van) ~ Expresso Mandacaru ~ João Pessoa - PB ~ text=q19-motor-mand-agr ~ on=10-14 ~ contract=Autônomo

≠ Sixty days apart, another intake of the same course of operators
gupy ~ Operador(a) de Atendimento - Turma Setembro ~ Voz Ativa Contact Center ~ Teresina - PI ~ text=q19-voz-set ~ on=09-04
gupy ~ Operador(a) de Atendimento - Turma Novembro ~ Voz Ativa Contact Center ~ Teresina - PI ~ text=q19-voz-nov ~ on=11-06

≠ The talent pool says it plainly, the shop's vacancy is real
gupy ~ Banco de Talentos - Vendas ~ Lume Calçados ~ Recife - PE ~ text=q19-lume-banco ~ on=10-05
infojobs ~ Vendedor(a) ~ Lume Calçados ~ Recife - PE ~ text=q19-lume-rec ~ on=10-12

≠ Different codes and different mines in one hiring wave
vagas ~ Mecânico de Manutenção II - Mina Serra Leste (M-210) ~ Minera Serviços ~ Parauapebas - PA ~ text=q19-mec-minera1 ~ on=11-03
vagas ~ Mecânico de Manutenção II - Mina Igarapé (M-233) ~ Minera Serviços ~ Canaã dos Carajás - PA ~ text=q19-mec-minera2 ~ on=11-03

≠ Similar names in one city, a clinic and a laboratory of no kin
catho ~ Biomédico ~ Laboratório Vital ~ Fortaleza - CE ~ text=q19-biomed-vital ~ on=10-24
infojobs ~ Biomédico(a) ~ Vitalab Diagnósticos ~ Fortaleza - CE ~ text=q19-biomed-vitalab ~ on=10-25

≠ One hotel, two posts of the reception: day and head of it
infojobs ~ Recepcionista de Hotel ~ Brisa Ponta Negra Resort ~ Natal - RN ~ text=q19-recep-brisa ~ on=11-01
infojobs ~ Chefe de Recepção ~ Brisa Ponta Negra Resort ~ Natal - RN ~ text=q19-chefe-brisa ~ on=11-01

≠ Same title for two school units in one city, each with its own code
gupy ~ Auxiliar de Sala - Unidade Lagoa (2027-014) ~ Escola Mundo Novo ~ Florianópolis - SC ~ text=q19-auxsala-lagoa ~ on=11-12
gupy ~ Auxiliar de Sala - Unidade Campeche (2027-019) ~ Escola Mundo Novo ~ Florianópolis - SC ~ text=q19-auxsala-camp ~ on=11-12

≠ Two software houses, remote, the same stack in the title
nerdin ~ Desenvolvedor PHP/Laravel Pleno ~ Carcará Sistemas ~ Remoto ~ text=q19-php-carcara ~ on=10-17 ~ mode=remote
nerdin ~ Desenvolvedor(a) PHP Laravel Pleno ~ Lojinha Pronta ~ Remoto ~ text=q19-php-lojinha ~ on=10-18 ~ mode=remote

≠ A group's two companies in one town look for one trade
infojobs ~ Técnico de Segurança do Trabalho ~ Usina Canavial Verde ~ Sertãozinho - SP ~ text=q19-tst-canavial ~ on=10-28
infojobs ~ Técnico de Segurança do Trabalho ~ Canavial Transportes ~ Sertãozinho - SP ~ text=q19-tst-canatransp ~ on=10-30

≠ Cleaner at two clients of one outsourcing firm, the same town and pay
bne ~ Auxiliar de Limpeza ~ Ativa Serviços Gerais ~ Campinas/SP ~ text=q19-limp-esc ~ on=10-12 ~ pay=R$ 1.712,00
bne ~ Auxiliar de Limpeza ~ Ativa Serviços Gerais ~ Campinas/SP ~ text=q19-limp-shop ~ on=10-12 ~ pay=R$ 1.712,00

≠ Two designers: one in-house on site, one freelance elsewhere of a namesake studio
trampos ~ Designer Gráfico ~ Estúdio Graviola Digital ~ Belo Horizonte - MG ~ text=q19-design-grav ~ on=10-21 ~ mode=onsite
trampos ~ Designer Gráfico ~ Graviola Comunicação Visual ~ Contagem - MG ~ text=q19-design-gravcv ~ on=10-22 ~ mode=onsite

≠ Same restaurant brand, two franchises with other owners
infojobs ~ Atendente de Lanchonete ~ Burgão do Cerrado ~ Palmas - TO ~ text=q19-burgao ~ on=10-26 ~ pay=R$ 1.560,00
infojobs ~ Atendente de Lanchonete ~ Burgão do Cerrado ~ Araguaína - TO ~ text=q19-burgao ~ on=10-27 ~ pay=R$ 1.560,00

≠ Title, town and pay range agree, but the employers and the equipment differ
vagas ~ Operador de Escavadeira ~ Terraplenagem Bandeirante Sul ~ Cascavel - PR ~ text=q19-escav-band ~ on=09-24
netvagas ~ Operador de Escavadeira Hidráulica ~ Pedreira Toca da Onça ~ Cascavel - PR ~ text=q19-escav-onca ~ on=09-28

= Ordinary copy: pharmacy chain's shop named in both
gupy ~ Atendente de Farmácia - Loja 122 Parangaba ~ Drogaria Jangada ~ Fortaleza - CE ~ text=q19-jangada-122 ~ on=10-22
infojobs ~ Atendente de Farmácia (Parangaba) ~ Drogaria Jangada ~ Fortaleza - CE ~ text=q19-jangada-122/400 ~ on=10-25 ~ pay=R$ 1.640,00

= Board writes its own summary and gives the pay per year
gupy ~ Controller ~ Cerâmica Porto Rico ~ Criciúma - SC ~ text=q19-controller-pr ~ on=10-14 ~ contract=CLT ~ pay=R$ 15.000,00
careerjet ~ Controller (Gerente de Controladoria) ~ Cerâmica Porto Rico S.A. ~ Criciúma, SC ~ text=q19-controller-pr-b ~ on=10-17 ~ pay=R$ 180.000 por ano

= Copied by a board with a tail of its own; employer with its town's branch
vagas ~ Auxiliar de Serviços Gerais ~ Colégio Mar Aberto ~ Florianópolis - SC ~ text=q19-asg-mar ~ on=11-03
netvagas ~ Serviços Gerais ~ Colégio Mar Aberto ~ Florianópolis - SC ~ text=q19-asg-mar ~ as=plain ~ tail=Empresas sérias nunca cobram para contratar. Denuncie anúncios suspeitos. ~ on=11-05

= Company confidential on one side; the words of the post are copied whole
catho ~ Coordenador de Manutenção Predial ~ Empresa confidencial ~ Recife - PE ~ text=q19-manpred-rec ~ as=breaks ~ on=10-27 ~ pay=R$ 7.800,00
solides ~ Coordenador(a) de Manutenção Predial ~ Shopping Capibaribe ~ Recife - PE ~ text=q19-manpred-rec ~ on=10-23

= A retold post of a nanny-like clinic trade; title synonym (psicóloga / terapeuta ABA)
solides ~ Psicólogo(a) - Terapeuta ABA ~ Espaço Girassol Desenvolvimento Infantil ~ Londrina - PR ~ text=q19-aba-girassol ~ on=10-08 ~ pay=R$ 45,00 por hora
bne ~ Terapeuta ABA (psicologia) ~ Clínica Girassol ~ Londrina/PR ~ text=q19-aba-girassol-b ~ on=10-13

= Same code in the text of both, the board retitled it by the collar of the trade
gupy ~ Oficial de Manutenção Civil (ref. HN-77) ~ Hospital Nossa Senhora da Guia ~ Belém - PA ~ text=q19-ofman-guia ~ on=09-18
bne ~ Pedreiro de manutenção hospitalar ~ Hospital Nossa Senhora da Guia ~ Belém/PA ~ text=q19-ofman-guia ~ as=bare ~ on=09-21

= An English post of a foreign firm and its translated copy by a remote board
trampos ~ Customer Success Manager ~ Oncinha Software ~ Remoto ~ text=q19-csm-onc ~ on=11-02 ~ mode=remote
infojobs ~ Gerente de Sucesso do Cliente ~ Oncinha Software Brasil ~ Remoto ~ text=q19-csm-onc-b ~ on=11-06 ~ mode=remote

= Agency and its client, the client's trade name is in both
infojobs ~ Supervisor de Produção ~ Labor Consult ~ Chapecó - SC ~ text=q19-superv-cb-b ~ on=10-29
gupy ~ Supervisor(a) de Produção - Abate ~ Frigorífico Campo Bom ~ Chapecó - SC ~ text=q19-superv-cb ~ on=10-26 ~ contract=CLT

= Plain copy, republished on the second board a month later
bne ~ Jardineiro ~ Verde Vivo Paisagismo ~ Barueri/SP ~ text=q19-jard-vv ~ on=10-03 ~ pay=R$ 1.950,00
catho ~ Jardineiro ~ Verde Vivo Paisagismo ~ Barueri - SP ~ text=q19-jard-vv ~ on=11-02

= Three lines by a person at the town's board, employer's nickname
solides ~ Lavador(a) de Veículos ~ Locadora Via Rápida ~ São José dos Pinhais - PR ~ text=q19-lavador-vr ~ on=11-06 ~ contract=CLT
netvagas ~ Lavador de carros - aeroporto ~ Via Rápida Rent a Car ~ São José dos Pinhais - PR ~ text=q19-lavador-vr-b ~ on=11-09 ~ pay=R$ 1.780,00

= Title in plural with the number of places; the rest copied
gupy ~ Auxiliar de Colheita - Uva (40 vagas) ~ Vinhedos Vale do Sol ~ Petrolina - PE ~ text=q19-uva-vs ~ on=10-16 ~ contract=Temporário
bne ~ Trabalhador rural - colheita de uva ~ Vinhedos Vale do Sol ~ Petrolina/PE ~ text=q19-uva-vs ~ as=plain ~ on=10-18 ~ contract=Temporário

= A consultancy's remote SAP job, two boards, pay per hour and per month
nerdin ~ Consultor SAP MM Sênior ~ Baobá Sistemas ~ Remoto ~ text=q19-sap-baoba ~ on=10-20 ~ mode=remote ~ contract=PJ ~ pay=R$ 120 por hora
vagas ~ Consultor(a) Sênior SAP MM/WM ~ Baobá Sistemas ~ Remoto ~ text=q19-sap-baoba-b ~ on=10-23 ~ mode=remote ~ pay=R$ 20.160,00

= Both with hidden name, retold, all particulars agree
catho ~ Governanta Residencial ~ Confidencial ~ Nova Lima - MG ~ text=q19-govern-nl ~ on=10-10 ~ pay=R$ 4.500,00
bne ~ Governanta para casa de família ~ - ~ Nova Lima/MG ~ text=q19-govern-nl-b ~ on=10-12 ~ pay=R$ 4.500,00

= Employer copies its own advert to two boards; one has a wrong abbreviation of the trade
infojobs ~ Mec. Refrigeração ~ Climatize Engenharia Térmica ~ Cuiabá - MT ~ text=q19-refri-climatize2 ~ on=11-07
vagas ~ Mecânico(a) de Refrigeração Industrial - Amônia ~ Climatize Engenharia Térmica ~ Cuiabá - MT ~ text=q19-refri-climatize2 ~ on=11-06 ~ contract=CLT

= Town written as the state's metro area on an aggregator, text cut
gupy ~ Consultor(a) de Vendas Externas ~ Vagalume Telecom ~ Cariacica - ES ~ text=q19-vendext-vaga ~ on=10-05
careerjet ~ Consultor de Vendas Externas ~ Vagalume Telecom ~ Cariacica, Espírito Santo ~ text=q19-vendext-vaga/260 ~ on=10-06

= Shop assistant's post by the brand's franchisee and the brand's page
gupy ~ Consultor(a) de Vendas - Shopping Metrópole Norte ~ Chocolates Cabruca ~ Serra - ES ~ text=q19-cabruca-serra ~ on=10-09
infojobs ~ Vendedora de Chocolates ~ KMR Comércio de Alimentos Eireli (franquia Cabruca) ~ Serra - ES ~ text=q19-cabruca-serra-b ~ on=10-11 ~ pay=R$ 1.680,00

= The board drops the level of the title though the text says it
vagas ~ Advogado(a) Trabalhista Pleno ~ Queiroz & Montenegro Advogados ~ Brasília - DF ~ text=q19-advtrab-qm ~ on=10-27
infojobs ~ Advogado Trabalhista ~ Queiroz e Montenegro Advogados Associados ~ Brasília - DF ~ text=q19-advtrab-qm ~ as=breaks ~ on=10-29

= A copied post whose first board hides pay, the second hides benefits
infojobs ~ Estoquista ~ Casa Pitanga ~ Santos - SP ~ text=q19-estoq-pitanga ~ on=09-30 ~ pay=R$ 1.870,00
careerjet ~ Estoquista - Casa Pitanga Gonzaga ~ Casa Pitanga ~ Santos, SP ~ text=q19-estoq-pitanga/200 ~ on=10-03

= Fibre installer: agency repost a month later, the client named in the telling
solides ~ Instalador(a) de Fibra Óptica ~ Fibranet Sergipe Telecom ~ Aracaju - SE ~ text=q19-instal-fs ~ on=10-01 ~ pay=R$ 1.900,00
bne ~ Técnico instalador FTTH ~ Prisma Vagas RH ~ Aracaju/SE ~ text=q19-instal-fs-b ~ on=10-29

= Retold with a spelling slip and feminine title
vagas ~ Cabeleireiro(a) Colorista ~ Salão Camaleoa ~ Teresina - PI ~ text=q19-cabel-cam ~ on=11-10
netvagas ~ Cabelereira com experiência em mechas ~ Salão Camaleoa ~ Teresina - PI ~ text=q19-cabel-cam-b ~ on=11-12

≠ Two towns of one state, one bank-like employer, one page
gupy ~ Gerente de Relacionamento Agro ~ Cooperativa Sicrelar ~ Toledo - PR ~ text=q19-geragro ~ on=10-19 ~ contract=CLT
gupy ~ Gerente de Relacionamento Agro ~ Cooperativa Sicrelar ~ Francisco Beltrão - PR ~ text=q19-geragro ~ on=10-19 ~ contract=CLT

≠ Same title, same park of shops, two brands
infojobs ~ Subgerente de Loja ~ Chocolates Cabruca ~ Vitória, ES ~ text=q19-subger-cab ~ on=10-13
infojobs ~ Subgerente de Loja ~ Óptica Visão Plena ~ Vitória, ES ~ text=q19-subger-vp ~ on=10-15

≠ Assistant I and Assistant III of one hospital
vagas ~ Auxiliar Administrativo I - Faturamento ~ Hospital Santa Doroteia ~ Salvador - BA ~ text=q19-auxfat-1 ~ on=11-04
vagas ~ Analista de Faturamento III ~ Hospital Santa Doroteia ~ Salvador - BA ~ text=q19-auxfat-3 ~ on=11-04

≠ PcD twin, the board's own title, other code
catho ~ Operador(a) de Produção - cód. 55120 ~ Alimentos Bandeirola ~ Jundiaí - SP ~ text=q19-opband ~ on=10-08
catho ~ Operador(a) de Produção Exclusivo PcD - cód. 55121 ~ Alimentos Bandeirola ~ Jundiaí - SP ~ text=q19-opband-pcd ~ on=10-08

≠ One agency's two hidden clients, same words in the head and tail
infojobs ~ Vendedor Interno ~ Ponte RH ~ Joinville - SC ~ text=q19-vendint-1 ~ on=11-02
infojobs ~ Vendedor Interno ~ Ponte RH ~ Joinville - SC ~ text=q19-vendint-2 ~ on=11-05

≠ Both hidden, the same trade and quarter, other hours and duties
bne ~ Empregada doméstica ~ - ~ São Paulo/SP ~ text=q19-domest-1 ~ on=10-20 ~ pay=R$ 2.400,00
bne ~ Empregada doméstica ~ - ~ São Paulo/SP ~ text=q19-domest-2 ~ on=10-21 ~ pay=R$ 2.400,00

≠ Permanent and fixed-term for one title in one school
solides ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Semente do Saber ~ Juiz de Fora - MG ~ text=q19-mat-efet ~ on=11-09 ~ contract=CLT
solides ~ Professor(a) de Matemática - substituição ~ Colégio Semente do Saber ~ Juiz de Fora - MG ~ text=q19-mat-subs ~ on=09-28 ~ contract=Temporário

≠ Long apart: a summer job of last season and this one
gupy ~ Recreador(a) ~ Brisa Ponta Negra Resort ~ Natal - RN ~ text=q19-recrea-1 ~ on=08-20
catho ~ Recreador(a) Infantil ~ Brisa Ponta Negra Resort ~ Natal - RN ~ text=q19-recrea-2 ~ on=11-14

≠ A talent pool open all the year beside one lab's vacancy
solides ~ Cadastro de Currículos - Todas as áreas ~ Análises Clínicas Hemolab ~ Aracaju - SE ~ text=q19-hemolab-pool ~ on=10-01
infojobs ~ Recepcionista de Laboratório ~ Análises Clínicas Hemolab ~ Aracaju - SE ~ text=q19-hemolab-recep ~ on=10-20

≠ Two codes of one remote wave: other product, other language
nerdin ~ Tech Lead Backend (TL-31) - Seguros ~ Carcará Sistemas ~ Remoto ~ text=q19-tl-31 ~ on=11-03 ~ mode=remote
nerdin ~ Tech Lead Backend (TL-34) - Portal do Cidadão ~ Carcará Sistemas ~ Remoto ~ text=q19-tl-34 ~ on=11-03 ~ mode=remote

≠ Two companies with similar names, both transport, neighbouring towns
bne ~ Motorista Truck ~ Transportes Rota Azul ~ Guarulhos/SP ~ text=q19-truck-rota ~ on=10-14 ~ pay=R$ 2.790,00
bne ~ Motorista de Truck ~ Rota Azul Mudanças e Transportes ~ Osasco/SP ~ text=q19-truck-mud ~ on=10-15 ~ pay=R$ 2.900,00

≠ One retailer, same title, the district and the mall differ, other code
netvagas ~ Operador de Caixa (REF 9014) ~ Magnólia Varejo ~ São Paulo, SP (Itaquera) ~ text=q19-cxmag-it ~ on=10-29
netvagas ~ Operador de Caixa (REF 9022) ~ Magnólia Varejo ~ São Paulo, SP (Santo Amaro) ~ text=q19-cxmag-sa ~ on=10-29

≠ Two consultancies' "confidential fintech" jobs, remote, the same trade
trampos ~ Product Designer Sênior ~ Hunter Tech Brasil ~ Remoto ~ text=q19-pd-hunter ~ on=11-04 ~ mode=remote
trampos ~ Product Designer Sênior ~ Labor Consult ~ Remoto ~ text=q19-pd-labor ~ on=11-06 ~ mode=remote

≠ Same employer and title, two lines of business of it
vagas ~ Supervisor Comercial - Canal Farma ~ Grupo Marajoara Distribuição ~ Recife - PE ~ text=q19-supcom-farma ~ on=10-26
vagas ~ Supervisor Comercial - Canal Food Service ~ Grupo Marajoara Distribuição ~ Recife - PE ~ text=q19-supcom-food ~ on=10-26

≠ A title and hidden name agree but the pay and trade inside do not
infojobs ~ Supervisor de Vendas ~ Confidencial ~ Goiânia - GO ~ text=q19-supven-1 ~ on=10-02 ~ pay=R$ 3.500,00
catho ~ Supervisor de Vendas ~ Confidencial ~ Goiânia - GO ~ text=q19-supven-2 ~ on=10-04 ~ pay=R$ 6.000,00

≠ Trainer's post at two gyms of a franchise, two neighbourhoods
bne ~ Instrutor de Musculação ~ Academia Corpo em Rede ~ Brasília/DF (Asa Sul) ~ text=q19-instr-asa ~ on=10-05 ~ pay=R$ 14,50 por hora
bne ~ Instrutor de Musculação ~ Academia Corpo em Rede ~ Brasília/DF (Taguatinga) ~ text=q19-instr-tag ~ on=10-05 ~ pay=R$ 14,50 por hora

≠ Intern of two areas of one firm on one page
gupy ~ Estágio em Engenharia Civil - Obras ~ Construtora Pedra Lisa ~ Vitória - ES ~ text=q19-est-pl-obra ~ on=10-21 ~ contract=Estágio
gupy ~ Estágio em Engenharia Civil - Orçamentos ~ Construtora Pedra Lisa ~ Vitória - ES ~ text=q19-est-pl-orc ~ on=10-21 ~ contract=Estágio

≠ Same trade in one town by one agency, once for itself and once for a client
infojobs ~ Analista de Recrutamento e Seleção ~ Talentus RH Consultoria ~ Contagem - MG ~ text=q19-rs-tal-int ~ on=11-03
infojobs ~ Analista de Recrutamento e Seleção ~ Talentus RH Consultoria ~ Contagem - MG ~ text=q19-rs-tal-cli ~ on=11-09

≠ Ordinary: two construction firms, one trade, one capital
vagas ~ Mestre de Obras ~ Construtora Pedra Lisa ~ Vitória - ES ~ text=q19-mestre-pl ~ on=09-15
infojobs ~ Mestre de Obras ~ Incorpora Capixaba ~ Vitória - ES ~ text=q19-mestre-ic ~ on=09-17

≠ Same bakery title in two shops, the same owner, other shift
infojobs ~ Atendente de Padaria ~ Padaria Zano ~ Caxias do Sul - RS ~ text=q19-atpad-1 ~ on=10-18
infojobs ~ Atendente de Padaria ~ Padaria Zano ~ Farroupilha - RS ~ text=q19-atpad-2 ~ on=10-20

≠ Analyst of people: the same employer hires for two plants
gupy ~ Business Partner de RH ~ Siderúrgica Itabaré ~ Belo Horizonte - MG ~ text=q19-bp-itabare ~ on=10-26 ~ mode=hybrid
gupy ~ Business Partner de RH ~ Siderúrgica Itabaré ~ Serra - ES ~ text=q19-bp-itabare ~ on=10-26 ~ mode=hybrid

= Copied, the board adds a URL to the employer's page
gupy ~ Analista de Qualidade Pleno ~ Laticínios Serra Dourada ~ Rio Verde - GO ~ text=q19-qual-lsd ~ on=10-19 ~ url=https://serradourada.gupy.io/jobs/8123317
careerjet ~ Analista de Qualidade Pleno ~ Laticínios Serra Dourada ~ Rio Verde, GO ~ text=q19-qual-lsd/380 ~ on=10-20

= A human teller shortens; the firm says a range, the teller the floor of it
solides ~ Comprador(a) Júnior ~ Estruturas Ferrobrás do Vale ~ Serra - ES ~ text=q19-compjr-fer ~ on=10-06 ~ pay=R$ 3.200,00 a R$ 3.600,00
bne ~ Comprador Jr ~ Ferrobrás do Vale ~ Serra/ES ~ text=q19-compjr-fer-b ~ on=10-10 ~ pay=R$ 3.200,00

= One employer's advert in full, the other board in capitals and without accents in the title
bne ~ ESTETICISTA CORPORAL ~ CLINICA PELE & LUZ ~ Santos/SP ~ text=q19-estet-pl ~ as=capitals ~ on=11-01
infojobs ~ Esteticista Corporal ~ Clínica Pele & Luz ~ Santos - SP ~ text=q19-estet-pl ~ on=10-31

= Agency without the client's name copies half of the client's own page
vagas ~ Planejador(a) de Manutenção ~ Plásticos Rio Negro ~ Manaus - AM ~ text=q19-pcm-rn ~ on=10-13 ~ contract=CLT
netvagas ~ Planejador de PCM ~ Nortear Recursos Humanos ~ Manaus - AM ~ text=q19-pcm-rn-b ~ on=10-17

= A title's order and seniority abbreviated, full copy
gupy ~ Pessoa Engenheira de Software Sênior (Python) ~ Nativa Seguros ~ Curitiba - PR ~ text=q19-pysr-nat ~ on=11-05 ~ mode=hybrid
nerdin ~ Dev Python Sr - híbrido Curitiba ~ Nativa Seguros ~ Curitiba, PR ~ text=q19-pysr-nat ~ as=plain ~ on=11-07 ~ mode=hybrid

= Ordinary: the same shop, title says the neighbourhood on one side
infojobs ~ Balconista de Açougue - bairro Fragata ~ Supermercado São Bento ~ Pelotas - RS ~ text=q19-balc-sb ~ on=10-27 ~ pay=R$ 1.790,00
netvagas ~ Balconista de Açougue ~ Supermercado São Bento ~ Pelotas - RS ~ text=q19-balc-sb/290 ~ on=10-30

= A court-like telling of an apprenticeship of a bank's agency; the coop's abbreviation
vagas ~ Aprendiz de Serviços Bancários ~ Cooperativa de Crédito Sicrelar ~ Cascavel - PR ~ text=q19-aprsic ~ on=10-21 ~ contract=Aprendiz
bne ~ Jovem aprendiz (cooperativa de crédito) ~ Sicrelar ~ Cascavel/PR ~ text=q19-aprsic-b ~ on=10-26

= Title says the product in one and the function in the other; same pay, clinic and hours
catho ~ Captador de Alunos ~ Passaporte Idiomas ~ Londrina - PR ~ text=q19-capt-pass-b ~ on=11-11 ~ pay=R$ 1.700,00
solides ~ Consultor(a) Comercial - Escola de Idiomas ~ Escola Passaporte Idiomas ~ Londrina - PR ~ text=q19-capt-pass ~ on=11-09

= Six weeks less two days, the portal renewed the very same advert
vagas ~ Supervisor(a) de Portaria ~ Sentinela Sul Portaria ~ Porto Alegre - RS ~ text=q19-support-sent ~ on=10-01
catho ~ Supervisor de Portaria e Limpeza ~ Sentinela Sul ~ Porto Alegre - RS ~ text=q19-support-sent ~ on=11-10

= Remote on both, one names the state of the firm and the brand, the other the group
trampos ~ Social Media Pleno ~ Perfumaria Ipê Rosa ~ Remoto ~ text=q19-social-ipe ~ on=10-28 ~ mode=remote
infojobs ~ Analista de Mídias Sociais Pl ~ Grupo Ipê Beleza (Ipê Rosa) ~ Rio de Janeiro - RJ ~ text=q19-social-ipe-b ~ on=10-31 ~ mode=remote

= Ordinary: copied whole with breaks, a code only in one title
vagas ~ Técnico(a) de Edificações - TE/2026-33 ~ Construtora Pedra Lisa ~ Vitória - ES ~ text=q19-tecedif-pl ~ on=10-09
infojobs ~ Técnico em Edificações ~ Construtora Pedra Lisa ~ Vitória - ES ~ text=q19-tecedif-pl ~ as=breaks ~ on=10-09 ~ contract=CLT

= Driver's post: an abbreviation of the trade and the hired class of licence in the title
bne ~ Mot. Carreteiro CNH E ~ Distribuidora Boi Velho ~ Campo Grande/MS ~ text=q19-carr-bv-b ~ on=11-04 ~ pay=R$ 3.020,00
gupy ~ Motorista Carreteiro(a) ~ Atacado Boi Velho | Grupo Pantaneiro ~ Campo Grande - MS ~ text=q19-carr-bv ~ on=11-01

= Same advert, both sides a hidden firm, pay per hour and month
infojobs ~ Fresador Ferramenteiro ~ Confidencial ~ Joinville - SC ~ text=q19-fresador ~ on=09-21 ~ pay=R$ 24,50 por hora
bne ~ Fresador ferramenteiro ~ - ~ Joinville/SC ~ text=q19-fresador ~ as=bare ~ on=09-24 ~ pay=R$ 5.390,00

= A hospital's open post copied with PcD welcome line; not a twin
gupy ~ Copeiro(a) Hospitalar (também para PcD) ~ Rede Vida Plena ~ Natal - RN ~ text=q19-copa-vp ~ on=10-30
vagas ~ Copeira Hospitalar ~ Rede Vida Plena ~ Natal - RN ~ text=q19-copa-vp ~ on=11-02

= Retold with the working hours as the title
netvagas ~ Trabalhar à noite no call center - 36h semanais ~ Voz Ativa ~ Teresina - PI ~ text=q19-voz-noite2-b ~ on=10-31
gupy ~ [2214] Agente de Atendimento Call Center - Noite ~ Voz Ativa Contact Center ~ Teresina - PI ~ text=q19-voz-noite ~ on=10-28

= Employer's own page and the mirrored aggregator; same brand, group in the place of the name
solides ~ Promotor(a) de Vendas - Rota Baixada ~ Biscoitos Maré Mansa ~ Santos - SP ~ text=q19-promo-mm ~ on=10-14 ~ contract=CLT
infojobs ~ Promotor de Vendas com moto ~ Grupo Alimentos do Litoral (Maré Mansa) ~ Santos - SP ~ text=q19-promo-mm ~ as=plain ~ tail=Vaga de parceiro. O processo seletivo é de responsabilidade do anunciante. ~ on=10-18

= The recruiter shortens to a paragraph, the trade by its slang name
bne ~ Chapeiro ~ Burgão do Cerrado ~ Palmas/TO ~ text=q19-chap-bur-b ~ on=11-08 ~ pay=R$ 1.720,00
catho ~ Cozinheiro(a) de Chapa ~ Burgão do Cerrado ~ Palmas - TO ~ text=q19-chap-bur ~ on=11-05

= English posting of a farm-tech firm and the agency's Portuguese copy with named client
gupy ~ Mechanical Engineer - Planting Equipment ~ Semearte do Sul Implementos ~ Passo Fundo - RS ~ text=q19-engmec-sem ~ on=10-07 ~ contract=CLT
vagas ~ Engenheiro(a) Mecânico(a) de Produto ~ Conecta RH ~ Passo Fundo - RS ~ text=q19-engmec-sem-b ~ on=10-14

= Same condominium post, the administrator and the condominium named
catho ~ Zelador Residente ~ Condomínio Edifício Jacarandás ~ São Paulo, SP (Perdizes) ~ text=q19-zelador-jac ~ on=10-02 ~ pay=R$ 2.620,00
infojobs ~ Zelador com moradia ~ Administradora Lar Doce Condomínios ~ São Paulo - SP ~ text=q19-zelador-jac-b ~ on=10-07

= A copied text whose title has the trade's feminine and the shift; fresh date later
infojobs ~ Auxiliar de Creche - manhã ~ Escola Mundo Novo ~ Florianópolis - SC ~ text=q19-creche-mn ~ on=10-23
netvagas ~ Auxiliar de creche (Berçário) ~ Escola Mundo Novo - Unidade Lagoa ~ Florianópolis - SC ~ text=q19-creche-mn/450 ~ on=11-01

= Ordinary copy of the churrascaria's post, gender form
infojobs ~ Garçom ~ Churrascaria Estância Farrapa ~ Porto Alegre - RS ~ text=q19-garcom-est ~ on=10-22 ~ pay=R$ 1.950,00
netvagas ~ Garçom/Garçonete - rodízio ~ Churrascaria Estância Farrapa ~ Porto Alegre, RS ~ text=q19-garcom-est ~ as=plain ~ on=10-24

= Ordinary copy, cut, the brand with its shop
gupy ~ Barista - Pinheiros ~ Café Araçá ~ São Paulo - SP ~ text=q19-araca-barista ~ on=11-02
careerjet ~ Barista ~ Café Araçá ~ São Paulo, SP (Pinheiros) ~ text=q19-araca-barista/250 ~ on=11-04

= Ordinary copy of the trainee programme with a board's own title
gupy ~ Programa de Trainee 2027 - Supply ~ Alimentos Bandeirola ~ São Paulo - SP ~ text=q19-trainee-band ~ on=09-10
catho ~ Trainee Supply Chain 2027 ~ Alimentos Bandeirola S.A. ~ São Paulo - SP ~ text=q19-trainee-band ~ as=breaks ~ on=09-18

= Remote tester: title in two languages, copied text
nerdin ~ QA Automation Pleno ~ Bigornia Games ~ Remoto ~ text=q19-qa-clt ~ on=10-22 ~ mode=remote ~ contract=CLT
trampos ~ Analista de Testes Automatizados (QA) Pleno ~ Bigornia ~ Remoto ~ text=q19-qa-clt/330 ~ on=10-27 ~ mode=remote

= Agency's confidential client on two boards, the same words
infojobs ~ Analista Contábil ~ Ponte RH ~ Joinville - SC ~ text=q19-contab-ponte2 ~ on=10-13
bne ~ Analista contábil (IFRS) ~ Ponte RH Recrutamento ~ Joinville/SC ~ text=q19-contab-ponte2 ~ as=plain ~ on=10-15 ~ pay=R$ 7.000,00

= Ordinary: drivers' post copied, brand beside initials
bne ~ Motorista Carreteiro ~ TRNS Transportes ~ Anápolis/GO ~ text=q19-carret-vaga ~ on=10-15 ~ pay=R$ 3.150,00
catho ~ Motorista Carreteiro (rodotrem) ~ Transportadora Rodovia Norte Sul - TRNS ~ Anápolis - GO ~ text=q19-carret-vaga ~ on=10-17

= Ordinary: supermarket's butcher, board adds a tail
infojobs ~ Açougueiro ~ Supermercado São Bento ~ Pelotas - RS ~ text=q19-acoug-sb1 ~ on=10-23
netvagas ~ Açougueiro(a) ~ Supermercado São Bento ~ Pelotas - RS ~ text=q19-acoug-sb1 ~ tail=Vaga cadastrada pela empresa. Entre com sua conta para ver o contato. ~ on=10-26

= The employer confidential on one board, the lab's text whole
catho ~ Biomédico Molecular ~ Confidencial ~ Fortaleza - CE ~ text=q19-biomed-vitalab-b ~ on=10-29 ~ pay=R$ 4.100,00
infojobs ~ Biomédico(a) ~ Vitalab Diagnósticos ~ Fortaleza - CE ~ text=q19-biomed-vitalab ~ on=10-25

= Told again by a person: the installer of splits
infojobs ~ Técnico de Refrigeração ~ Climatiza Ar Condicionado ME ~ Cuiabá - MT ~ text=q19-refri-climatiza ~ on=10-13
bne ~ Instalador de ar-condicionado split ~ Climatiza ~ Cuiabá/MT ~ text=q19-refri-climatiza-b ~ on=10-16

= Ordinary: the pilates clinic's reception, retitled by the trade's synonym
vagas ~ Recepcionista ~ Clínica Viver Bem Pilates ~ Maringá - PR ~ text=q19-recep-pilates2 ~ on=11-16
netvagas ~ Atendente de recepção - manhã ~ Viver Bem Pilates ~ Maringá - PR ~ text=q19-recep-pilates2 ~ as=plain ~ on=11-18

= The trader's own text and a hidden one, retold, same pay and route
bne ~ Motorista de Truck ~ Rota Azul Mudanças e Transportes ~ Osasco/SP ~ text=q19-truck-mud ~ on=10-15 ~ pay=R$ 2.900,00
infojobs ~ Motorista de caminhão baú - mudanças ~ Confidencial ~ Osasco - SP ~ text=q19-truck-mud-b ~ on=10-19

= Ordinary: PHP job copied, contract said on one side only
nerdin ~ Desenvolvedor(a) PHP Laravel Pleno ~ Lojinha Pronta ~ Remoto ~ text=q19-php-lojinha ~ on=10-18 ~ mode=remote ~ contract=PJ
careerjet ~ Desenvolvedor PHP (Laravel) ~ Lojinha Pronta ~ Remoto ~ text=q19-php-lojinha ~ on=10-20 ~ pay=R$ 108.000 por ano

= Open post that one board files under its PcD-friendly head, not a twin
vagas ~ Assistente de Atendimento ~ Cooperativa Sicrelar ~ Cascavel - PR ~ text=q19-atend-sicrelar ~ on=10-10
infojobs ~ Assistente de Atendimento ao Associado - agência Centro ~ Sicrelar ~ Cascavel - PR ~ text=q19-atend-sicrelar/420 ~ on=10-14

= Ordinary: machine operator's copy in capitals
vagas ~ Operador de Escavadeira ~ Terraplenagem Bandeirante Sul ~ Cascavel - PR ~ text=q19-escav-band ~ on=09-24
bne ~ OPERADOR DE ESCAVADEIRA HIDRÁULICA ~ BANDEIRANTE SUL TERRAPLENAGEM ~ Cascavel/PR ~ text=q19-escav-band ~ as=capitals ~ on=09-25

= The PcD-only post on two boards: both sides reserved
gupy ~ Auxiliar de Produção - Vaga PcD (4103) ~ Frigorífico Campo Bom ~ Dourados - MS ~ text=q19-auxprod-cb-pcd ~ on=10-30
bne ~ Auxiliar de produção - exclusivo PCD ~ Frigorífico Campo Bom ~ Dourados/MS ~ text=q19-auxprod-cb-pcd ~ as=bare ~ on=11-03

= One shop of the chain on two boards, the shop in both texts
infojobs ~ Vendedor(a) - Loja Shopping Barra Clara ~ Lume Calçados ~ Salvador - BA ~ text=q19-lume-ssa ~ on=10-19
catho ~ Consultor de Vendas Calçados (Barra Clara) ~ Lume Calçados ~ Salvador - BA ~ text=q19-lume-ssa ~ as=breaks ~ on=10-22

= Ordinary: radiology post, the board writes the trade in the masculine
vagas ~ Técnico(a) em Radiologia - TC e Mamografia ~ Imagem Norte Diagnósticos ~ Belém - PA ~ text=q19-radio-norte ~ on=10-12
netvagas ~ Técnico de Radiologia ~ Imagem Norte ~ Belém - PA ~ text=q19-radio-norte ~ on=10-15 ~ pay=R$ 3.100,00

= The talent pool itself copied by an aggregator: one register, one entry
gupy ~ Banco de Talentos - Enfermagem ~ Rede Manacá Hospitais ~ Ribeirão Preto - SP ~ text=q19-manaca-banco ~ on=11-06
careerjet ~ Banco de talentos enfermagem ~ Rede Manacá ~ Ribeirão Preto, SP ~ text=q19-manaca-banco/300 ~ on=11-09

= Family's post with no name, told again by the same family
bne ~ Empregada doméstica ~ - ~ São Paulo/SP ~ text=q19-domest-2 ~ on=10-21 ~ pay=R$ 2.400,00
netvagas ~ Doméstica com experiência com crianças - Moema ~ - ~ São Paulo - SP ~ text=q19-domest-2-b ~ on=10-25

= Ordinary: sales supervisor's page copied, pay on neither title
vagas ~ Supervisor Comercial - Canal Farma ~ Grupo Marajoara Distribuição ~ Recife - PE ~ text=q19-supcom-farma ~ on=10-26
infojobs ~ Supervisor(a) Comercial Farma ~ Grupo Marajoara ~ Recife - PE ~ text=q19-supcom-farma/350 ~ on=10-29

≠ Chain, one title, two towns, other dates
gupy ~ Fiscal de Loja ~ Supermercados Bom Vizinho ~ Uberlândia - MG ~ text=q19-fiscal-bv ~ on=10-20
infojobs ~ Fiscal de Loja ~ Supermercados Bom Vizinho ~ Uberaba - MG ~ text=q19-fiscal-bv ~ on=10-22

≠ Two shops of a drugstore on two boards, the shop told in the text
gupy ~ Atendente de Farmácia ~ Drogaria Jangada ~ Fortaleza - CE ~ text=q19-jangada-122 ~ on=10-22
infojobs ~ Atendente de Farmácia ~ Drogaria Jangada ~ Fortaleza - CE ~ text=q19-jangada-140 ~ on=10-24

≠ Júnior and Pleno of one fiscal team, the board writes Jr
vagas ~ Analista Fiscal Jr ~ Alimentos Bandeirola ~ Jundiaí - SP ~ text=q19-fisband-jr ~ on=10-21
vagas ~ Analista Fiscal Pl ~ Alimentos Bandeirola ~ Jundiaí - SP ~ text=q19-fisband-pl ~ on=10-21

≠ Reserved for people with disabilities on one board, open on another
gupy ~ Assistente de RH ~ Usina Canavial Verde ~ Sertãozinho - SP ~ text=q19-assrh-can ~ on=11-05
infojobs ~ Assistente de RH - Vaga Afirmativa PcD ~ Usina Canavial Verde ~ Sertãozinho - SP ~ text=q19-assrh-can-pcd ~ on=11-06

≠ Same trade, same town, two ordinary employers, gender forms alike
infojobs ~ Costureiro(a) ~ Malharia Flor de Algodão ~ Brusque - SC ~ text=q19-cost-flor2 ~ on=10-27
infojobs ~ Costureira ~ Uniformes Vale do Itajaí ~ Brusque - SC ~ text=q19-cost-vale ~ on=10-28

≠ Same employer and title, two clients' sites of an outsourcing firm, codes differ
bne ~ Porteiro (posto 311) ~ Sentinela Sul Portaria ~ Porto Alegre/RS ~ text=q19-porteiro-311 ~ on=10-18
bne ~ Porteiro (posto 327) ~ Sentinela Sul Portaria ~ Porto Alegre/RS ~ text=q19-porteiro-327 ~ on=10-18

≠ Two remote English jobs of one firm, other seniority and domain
gupy ~ Backend Engineer (Node.js) - Payments ~ Tupã Pay ~ Remoto ~ text=q19-tupa-be ~ on=11-03 ~ mode=remote
nerdin ~ Staff Backend Engineer - Ledger ~ Tupã Pay ~ Remoto ~ text=q19-tupa-staff ~ on=11-05 ~ mode=remote

≠ Agency's two hidden shops: same title and quarter, pay contradicts
bne ~ Vendedora de Roupas ~ Ágil Trabalho Temporário ~ Curitiba/PR ~ text=q19-vendroupa-1 ~ on=11-02 ~ contract=Temporário ~ pay=R$ 1.900,00
bne ~ Vendedora de Roupas ~ Ágil Trabalho Temporário ~ Curitiba/PR ~ text=q19-vendroupa-2 ~ on=11-03 ~ contract=CLT ~ pay=R$ 2.250,00

≠ More than 45 days apart, same shop and title: the next vacancy
catho ~ Padeiro(a) - madrugada ~ Padaria Zano ~ Caxias do Sul - RS ~ text=q19-padeiro-zano ~ on=08-25
infojobs ~ Padeiro ~ Padaria Zano ~ Caxias do Sul - RS ~ text=q19-padeiro-zano ~ on=11-20

≠ A pool of substitutes beside a term's post
gupy ~ Cadastro Reserva - Professores 2027 ~ Escola Mundo Novo ~ Florianópolis - SC ~ text=q19-mn-reserva ~ on=10-30
gupy ~ Professor(a) de Educação Física - 2027 ~ Escola Mundo Novo ~ Florianópolis - SC ~ text=q19-mn-edfis ~ on=11-04

≠ Two employers, one trade, one town: the agency's glass client and another
solides ~ Operador de Empilhadeira ~ Vidraria Serra Clara S.A. ~ Contagem - MG ~ text=q19-emp-serraclara ~ on=09-28
infojobs ~ Operador(a) de Empilhadeira ~ Talentus RH Consultoria ~ Contagem - MG ~ text=q19-emp-talfrio ~ on=10-01

≠ One hospital group, the same trade, other hospital and shift
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital Santa Doroteia ~ Salvador - BA ~ text=q19-tecenf-doroteia ~ on=09-14
gupy ~ Técnico(a) de Enfermagem - Centro Obstétrico ~ Hospital Santa Doroteia ~ Salvador - BA ~ text=q19-tecenf-obst ~ on=09-14

≠ Same page of a gym franchise in two states
infojobs ~ Consultor de Vendas - Academia ~ Academia Corpo em Rede ~ Anápolis - GO ~ text=q19-gymvend ~ on=10-16
infojobs ~ Consultor de Vendas - Academia ~ Academia Corpo em Rede ~ Uberaba - MG ~ text=q19-gymvend ~ on=10-16

≠ Two accounting offices of one town, the same title, both ordinary
catho ~ Assistente Contábil ~ Contabilidade Horizonte ~ Cuiabá - MT ~ text=q19-asscontab-hor ~ on=09-15
catho ~ Assistente Contábil ~ Pantanal Assessoria Contábil ~ Cuiabá - MT ~ text=q19-asscontab-pan ~ on=09-18

≠ Similar names: Bem Querer the pharmacy and Bem Me Quer the clinic, one trade
infojobs ~ Farmacêutico(a) ~ Drogarias Bem Querer ~ Goiânia - GO ~ text=q19-farm-bemquerer ~ on=10-22
infojobs ~ Farmacêutico(a) ~ Hospital Bem Me Quer ~ Goiânia - GO ~ text=q19-farm-bemmequer ~ on=10-24

≠ Night and morning turn of one call centre, code 2210 against 2219 in another city
gupy ~ [2210] Agente de Atendimento Call Center - Manhã ~ Voz Ativa Contact Center ~ Teresina - PI ~ text=q19-voz-manha ~ on=10-28
careerjet ~ Agente de Atendimento Call Center ~ Voz Ativa Contact Center ~ Parnaíba, PI ~ text=q19-voz-parnaiba ~ on=10-30

≠ Two remote designers of one studio: pleno UX and junior visual
trampos ~ UX Designer Pleno ~ Estúdio Graviola Digital ~ Remoto ~ text=q19-ux-graviola ~ on=11-11 ~ mode=remote
trampos ~ UI Designer Júnior ~ Estúdio Graviola Digital ~ Remoto ~ text=q19-ui-graviola ~ on=11-11 ~ mode=remote

≠ The manager's post and the deputy's of one shop
vagas ~ Gerente de Loja ~ Óptica Visão Plena ~ Manaus - AM ~ text=q19-ger-visao ~ on=11-04
vagas ~ Consultor(a) Óptico(a) ~ Óptica Visão Plena ~ Manaus - AM ~ text=q19-cons-visao ~ on=11-04

≠ Same title and agency, other refinery and dates
netvagas ~ Caldeireiro ~ Nexo Mão de Obra Industrial ~ Cubatão - SP ~ text=q19-caldeireiro-cub-b ~ on=10-18
netvagas ~ Caldeireiro ~ Nexo Mão de Obra Industrial ~ Paulínia - SP ~ text=q19-caldeireiro-pau ~ on=10-20

≠ Ordinary: two hotels seek a receptionist in one town
infojobs ~ Recepcionista Bilíngue ~ Hotel Maré Alta ~ Recife - PE ~ text=q19-recep-mare ~ on=11-02
infojobs ~ Recepcionista de Hotel (inglês) ~ Pousada Coqueiral ~ Recife - PE ~ text=q19-recep-coq ~ on=11-03

≠ Engineer's post at two sites of one builder
vagas ~ Engenheiro(a) Civil de Obras ~ Construtora Pedra Lisa ~ Vitória - ES ~ text=q19-eng-pedralisa ~ on=10-21
vagas ~ Engenheiro(a) Civil de Obras ~ Construtora Pedra Lisa ~ Guarapari - ES ~ text=q19-eng-pedralisa-gua ~ on=10-21

≠ CLT analyst on site and remote PJ contractor, one firm
nerdin ~ Analista de Suporte N2 ~ Vagalume Telecom ~ Remoto ~ text=q19-sup-vaga ~ on=10-13 ~ mode=remote ~ contract=CLT
nerdin ~ Analista de Suporte N1 ~ Vagalume Telecom ~ Cachoeiro de Itapemirim - ES ~ text=q19-sup-n1 ~ on=10-13 ~ mode=onsite ~ contract=CLT

≠ Two dentists' posts of a chain in one city: two units and specialities
infojobs ~ Dentista Clínico Geral - Cohama ~ Sorrimais Odontologia ~ São Luís - MA ~ text=q19-dentista-slz ~ on=10-20
infojobs ~ Dentista Ortodontista - Centro ~ Sorrimais Odontologia ~ São Luís - MA ~ text=q19-dentista-orto ~ on=10-20

≠ The hidden restaurant is not the named one: other dish, hours and pay
catho ~ Cozinheiro Líder ~ - ~ Florianópolis - SC ~ text=q19-coz-hidden ~ on=10-12 ~ pay=R$ 2.850,00
vagas ~ Cozinheiro(a) Líder - Restaurante à beira-mar ~ Ostraria Ponta do Sal ~ Florianópolis - SC ~ text=q19-coz-ilha ~ on=10-09

≠ Store intern and head-office intern of one fashion group
gupy ~ Estágio em Moda - Estilo ~ Casa Pitanga ~ Santos - SP ~ text=q19-estpit-estilo ~ on=10-12 ~ contract=Estágio
gupy ~ Estágio em Comunicação - E-commerce ~ Casa Pitanga ~ Santos - SP ~ text=q19-estpit-ecom ~ on=10-12 ~ contract=Estágio

≠ Same employer, operator I on two shifts in two plants, other codes
gupy ~ Operador(a) de Máquina Têxtil I (LA-40) ~ Fiação Linho Azul ~ Blumenau - SC ~ text=q19-opprod-linho ~ on=10-14
gupy ~ Operador(a) de Máquina Têxtil I (LA-47) ~ Fiação Linho Azul ~ Gaspar - SC ~ text=q19-opprod-gaspar ~ on=10-14

≠ Two garages of two hauliers in one industrial district
solides ~ Mecânico Diesel ~ Transportadora Rodovia Norte Sul ~ Anápolis - GO ~ text=q19-mec-rns ~ on=09-18
bne ~ Mecânico de caminhões ~ Transnorte Cargas ~ Anápolis/GO ~ text=q19-mec-transn ~ on=09-20 ~ pay=R$ 3.400,00

≠ The same title and both confidential, another cut of the trade
catho ~ Secretária Executiva Bilíngue ~ Empresa Confidencial ~ São Paulo, SP (Itaim Bibi) ~ text=q19-secr-conf ~ on=10-05 ~ pay=R$ 7.500,00
catho ~ Secretária Executiva Bilíngue ~ Empresa Confidencial ~ São Paulo, SP (Brooklin) ~ text=q19-secr-conf2 ~ on=10-08 ~ pay=R$ 8.200,00

≠ Two farms of one group, the posts differ in the crop and town
solides ~ Engenheiro(a) Agrônomo(a) de Campo ~ Fazendas Reunidas Jatobá ~ Sorriso - MT ~ text=q19-agro-jatoba ~ on=10-06
solides ~ Engenheiro(a) Agrônomo(a) de Campo ~ Fazendas Reunidas Jatobá ~ Balsas - MA ~ text=q19-agro-balsas ~ on=10-06

≠ Ordinary: two vets of quite other work and employers
vagas ~ Médico(a) Veterinário(a) ~ Cooperativa Agroserrana ~ Concórdia - SC ~ text=q19-vet-agro ~ on=09-29
infojobs ~ Médico(a) Veterinário(a) ~ Clínica Bicho Mimado ~ Concórdia - SC ~ text=q19-vet-bicho ~ on=10-02

≠ One coop, same apprentice title, two agencies and turns
vagas ~ Aprendiz de Serviços Bancários - agência Neva ~ Cooperativa Sicrelar ~ Cascavel - PR ~ text=q19-aprsic ~ on=10-21
vagas ~ Aprendiz de Serviços Bancários - agência São Cristóvão ~ Cooperativa Sicrelar ~ Cascavel - PR ~ text=q19-aprsic-sc ~ on=10-21

≠ Pay and level contradict: buyer junior and buyer senior of one works
solides ~ Comprador(a) Júnior ~ Estruturas Ferrobrás do Vale ~ Serra - ES ~ text=q19-compjr-fer ~ on=10-06
infojobs ~ Comprador(a) Sênior - Aço ~ Ferrobrás do Vale ~ Serra - ES ~ text=q19-compsr-fer ~ on=10-08 ~ pay=R$ 7.400,00

≠ Same franchise, kiosk and street shop in one metro area
gupy ~ Consultor(a) de Vendas - Shopping Metrópole Norte ~ Chocolates Cabruca ~ Serra - ES ~ text=q19-cabruca-serra ~ on=10-09
gupy ~ Consultor(a) de Vendas - Shopping Costa Bela ~ Chocolates Cabruca ~ Vila Velha - ES ~ text=q19-cabruca-vv ~ on=10-09

≠ Two data jobs of the insurer: other team, same boilerplate and level
gupy ~ Analista de Dados Pleno (REQ-20931) ~ Nativa Seguros ~ Curitiba - PR ~ text=q19-dados-nativa ~ on=09-25
gupy ~ Analista de Dados Pleno (REQ-21004) ~ Nativa Seguros ~ Curitiba - PR ~ text=q19-dados-nativa2 ~ on=10-02

≠ Same wave of the season: two towns' harvests, the same grower
bne ~ Trabalhador rural - colheita de uva ~ Vinhedos Vale do Sol ~ Petrolina/PE ~ text=q19-uva-vs ~ on=10-18 ~ contract=Temporário
bne ~ Trabalhador rural - colheita de manga ~ Vinhedos Vale do Sol ~ Juazeiro/BA ~ text=q19-manga-vs ~ on=10-18 ~ contract=Temporário

≠ One lawyer's office: a labour lawyer and a tax one, same month and page
vagas ~ Advogado(a) Trabalhista Pleno ~ Queiroz & Montenegro Advogados ~ Brasília - DF ~ text=q19-advtrab-qm ~ on=10-27
vagas ~ Advogado(a) Tributarista Pleno ~ Queiroz & Montenegro Advogados ~ Brasília - DF ~ text=q19-advtrib-qm ~ on=10-27

≠ Two fiscal posts of one agency, both clients metal makers, but codes and duties differ
vagas ~ Analista Fiscal Pleno ~ Ponte RH ~ Joinville - SC ~ text=q19-fiscal-ponte ~ on=10-01
vagas ~ Analista Fiscal Pleno ~ Ponte RH ~ Jaraguá do Sul - SC ~ text=q19-fiscal-ponte-js ~ on=10-06

≠ Two cleaners wanted by hidden employers in one town
bne ~ Diarista ~ - ~ Niterói/RJ ~ text=q19-diar-1 ~ on=11-06 ~ pay=R$ 200,00 por dia
bne ~ Diarista ~ - ~ Niterói/RJ ~ text=q19-diar-2 ~ on=11-07 ~ pay=R$ 180,00 por dia

≠ Same hourly pay and trade, two schools' English posts in one town
catho ~ Professor de Inglês ~ Escola Passaporte Idiomas ~ Londrina - PR ~ text=q19-prof-passap ~ on=10-20
catho ~ Professor de Inglês ~ Colégio Vila Aurora ~ Londrina - PR ~ text=q19-prof-aurora ~ on=10-22 ~ pay=R$ 34,00 por hora

≠ Same nurse's title, occupational at two plants of one papermaker, more than 45 days apart
vagas ~ Enfermeiro do Trabalho ~ Companhia Baiana de Papéis e Embalagens ~ Feira de Santana - BA ~ text=q19-enftrab-cbpe ~ on=09-08
vagas ~ Enfermeiro do Trabalho ~ CBPE ~ Camaçari - BA ~ text=q19-enftrab-cam ~ on=11-03

≠ Shop seller on commission as partner and shop seller employed, one mall
infojobs ~ Vendedor(a) de Consórcio - comissionado PJ ~ Habitar Lançamentos ~ Goiânia - GO ~ text=q19-consorcio-hab ~ on=10-12 ~ contract=PJ
vagas ~ Corretor(a) de Imóveis ~ Habitar Lançamentos ~ Goiânia - GO ~ text=q19-corretor-hab ~ on=10-11 ~ contract=Autônomo
`);
