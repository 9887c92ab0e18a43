import { readPairs } from "./read-pairs.ts";

/**
 * Two hundred and forty pairs of postings as a reviewer would take them from real searches: half tell one vacancy, half
 * two; three in four of each kind are ordinary, one in four is tricky. Written on 28 November 2026 by another writer who
 * had seen neither the rules of merging nor other samples. Employers are invented.
 */
export const twentiethUnseenPairs = readPairs(`
= The aggregator cuts the employer's own text
gupy ~ Auxiliar de Estoque ~ Distribuidora Serra Mansa ~ Contagem - MG ~ text=q20-estoq-contagem ~ on=10-05 ~ contract=CLT ~ mode=onsite
careerjet ~ Auxiliar de Estoque ~ Distribuidora Serra Mansa ~ Contagem, MG ~ text=q20-estoq-contagem/260 ~ as=plain ~ on=10-07

= Whole copy, gender form in the title only
vagas ~ Técnico(a) de Enfermagem - Pronto Atendimento ~ Hospital São Bento do Potengi ~ Natal - RN ~ text=q20-tecenf-natal ~ on=09-21
infojobs ~ Técnico de Enfermagem - Pronto Atendimento ~ Hospital São Bento do Potengi ~ Natal - RN ~ text=q20-tecenf-natal ~ as=breaks ~ on=09-23 ~ contract=CLT

= Whole copy without markup, title with the city after it
gupy ~ Vendedor(a) ~ Casa Araucária Móveis ~ Maringá - PR ~ text=q20-vend-moveis-maringa ~ on=10-14 ~ contract=CLT
netvagas ~ Vendedor - Maringá/PR ~ Casa Araucária Móveis ~ Maringá - PR ~ text=q20-vend-moveis-maringa ~ as=plain ~ tail=Candidate-se gratuitamente pelo site. ~ on=10-16

= Same employer by its legal name, same text
bne ~ Motorista Entregador ~ Planalto Bebidas ~ Anápolis - GO ~ text=q20-motor-anapolis ~ on=09-30 ~ pay=R$ 2.480,00
catho ~ Motorista Entregador - Categoria D ~ Planalto Comércio e Distribuição de Bebidas Ltda ~ Anápolis, GO ~ text=q20-motor-anapolis ~ on=10-03 ~ pay=R$ 2.480,00 ~ contract=CLT

= Retold in short on a second board, same employer
gupy ~ Analista Fiscal Pleno ~ Metalúrgica Cachoeira do Norte ~ Joinville - SC ~ text=q20-anfis-joinville ~ on=10-20 ~ contract=CLT ~ mode=onsite
bne ~ Analista Fiscal Pl. ~ Metalúrgica Cachoeira do Norte ~ Joinville/SC ~ text=q20-anfis-joinville-b ~ on=10-22

= Same portal posts it again three weeks later
infojobs ~ Operador de Caixa - Dirceu ~ Supermercado Bom Roçado ~ Teresina - PI ~ text=q20-caixa-teresina ~ on=09-28
infojobs ~ Operador de Caixa - Dirceu ~ Supermercado Bom Roçado ~ Teresina - PI ~ text=q20-caixa-teresina ~ on=10-19

= Remote job copied whole by the remote-jobs board
gupy ~ Pessoa Desenvolvedora Java Sênior ~ Quirino Tech ~ Remoto ~ text=q20-dev-java-remoto ~ on=10-27 ~ contract=CLT ~ mode=remote
remotar ~ Desenvolvedor Java Sênior ~ Quirino Tech ~ Remoto ~ text=q20-dev-java-remoto ~ as=plain ~ on=10-29 ~ mode=remote

= Pay by the hour on one side and by the month on the other, same text
gupy ~ Soldador(a) MIG/MAG - 2º turno ~ Implementos Serra Alta ~ Caxias do Sul - RS ~ text=q20-solda-caxias ~ on=10-08 ~ pay=R$ 17,40 por hora ~ contract=CLT
catho ~ Soldador MIG MAG ~ Implementos Serra Alta ~ Caxias do Sul, RS ~ text=q20-solda-caxias ~ as=plain ~ on=10-11 ~ pay=R$ 3.828,00

= Board adds its own head and tail; neighbourhood in the place on one side
solides ~ Recepcionista ~ Clínica OdontoMar ~ Vila Velha - ES ~ text=q20-recep-vilavelha ~ on=11-03 ~ pay=R$ 1.850,00 ~ contract=CLT ~ mode=onsite
encontresuavaga ~ Recepcionista - Clínica OdontoMar ~ Clínica OdontoMar ~ Vila Velha, ES (Praia da Costa) ~ text=q20-recep-vilavelha ~ tail=Gostou da vaga? Clique em candidatar-se e boa sorte! ~ on=11-04

= Short list with emoji at the job page, own text at the portal
infojobs ~ Cozinheiro(a) ~ Restaurante Maré Alta ~ Florianópolis - SC ~ text=q20-cozin-floripa ~ on=10-30 ~ pay=R$ 2.700,00
divulgavagas ~ COZINHEIRO - LAGOA DA CONCEIÇÃO ~ Restaurante Maré Alta ~ Florianópolis - SC ~ text=q20-cozin-floripa-b ~ on=11-01

= Same title abbreviated, the copier's cut at 300 characters
vagas ~ Engenheiro(a) de Produção Pleno ~ Plastivale Indústria ~ São José dos Pinhais - PR ~ text=q20-engprod-sjp ~ on=09-17 ~ contract=CLT
jobleads ~ Eng. de Produção Pleno ~ Plastivale ~ São José dos Pinhais, PR ~ text=q20-engprod-sjp/300 ~ as=plain ~ on=09-25

= Synonym in the title, same text
gupy ~ Auxiliar de Limpeza ~ Limpex Nordeste ~ Recife - PE ~ text=q20-auxlimp-recife ~ on=10-12 ~ pay=R$ 1.640,00
netvagas ~ Auxiliar de Serviços Gerais (Limpeza) ~ Limpex Nordeste Serviços ~ Recife - PE ~ text=q20-auxlimp-recife ~ as=plain ~ on=10-13

= Chain's post for one shop, both sides name the neighbourhood
gupy ~ Farmacêutico(a) - Loja Buritis ~ Farmácias Vida Plena ~ Belo Horizonte - MG ~ text=q20-farma-bh ~ on=10-21 ~ pay=R$ 5.120,00 ~ contract=CLT
infojobs ~ Farmacêutico Buritis ~ Farmácias Vida Plena ~ Belo Horizonte, MG (Buritis) ~ text=q20-farma-bh ~ as=breaks ~ on=10-23

= Abbreviated employer, same code on both sides
gupy ~ Eletricista de Manutenção (Req. 20871) ~ Frigorífico Boa Invernada ~ Cuiabá - MT ~ text=q20-eletric-cuiaba ~ on=09-15 ~ contract=CLT
catho ~ Eletricista de Manutenção Industrial - 20871 ~ FBI Alimentos - Frigorífico Boa Invernada ~ Cuiabá, MT ~ text=q20-eletric-cuiaba ~ as=plain ~ on=09-19

= English and Portuguese name of one role, same start-up, whole copy
trampos ~ SDR (Pré-vendas) ~ Pontuo ~ Remoto ~ text=q20-sdr-remoto ~ on=10-26 ~ pay=R$ 2.500,00 ~ mode=remote
remotar ~ Sales Development Representative (SDR) ~ Pontuo ~ Remoto ~ text=q20-sdr-remoto ~ on=10-27 ~ mode=remote

= Other word order in the title
gupy ~ Analista de RH - Recrutamento e Seleção ~ Têxtil Jaguari ~ Campinas - SP ~ text=q20-rh-campinas ~ on=11-05 ~ contract=CLT ~ mode=onsite
vagas ~ Analista de Recrutamento e Seleção (RH) ~ Têxtil Jaguari S.A. ~ Campinas - SP ~ text=q20-rh-campinas ~ on=11-06

= Cut copy, the employer with its neighbourhood
bne ~ Professor de Inglês ~ Open Fields Idiomas ~ Londrina - PR ~ text=q20-profing-londrina ~ on=10-01 ~ pay=R$ 32,00 por hora
buscavagas ~ Professor(a) de Inglês ~ Open Fields Idiomas Gleba Palhano ~ Londrina - PR ~ text=q20-profing-londrina/180 ~ on=10-04

= Capital letters at the second portal
infojobs ~ Marceneiro ~ Marcenaria Traço Fino ~ Uberlândia - MG ~ text=q20-marceneiro-uberl ~ on=09-24 ~ pay=R$ 3.000,00 a R$ 3.800,00
divulgavagas ~ MARCENEIRO(A) MÓVEIS PLANEJADOS ~ TRAÇO FINO ~ Uberlândia - MG ~ text=q20-marceneiro-uberl ~ as=capitals ~ on=09-26

= Organisation that runs the hospital on one side, hospital's name in the other employer line
vagas ~ Enfermeiro(a) Assistencial - Centro Cirúrgico ~ Instituto Boreal de Saúde ~ São Luís - MA ~ text=q20-enf-saoluis ~ on=10-06 ~ pay=R$ 4.750,00
infojobs ~ Enfermeiro Centro Cirúrgico ~ Hospital Regional do Itaqui - Instituto Boreal ~ São Luís - MA ~ text=q20-enf-saoluis ~ as=plain ~ on=10-10

= Hours in the second title, whole copy
catho ~ Porteiro ~ GuardaVale Serviços ~ Niterói, RJ ~ text=q20-porteiro-niteroi ~ on=10-15 ~ pay=R$ 1.780,00
netvagas ~ Porteiro Noturno 12x36 - Icaraí ~ GuardaVale Serviços ~ Niterói - RJ ~ text=q20-porteiro-niteroi ~ as=breaks ~ on=10-17

= Creative board and a general copier, same portfolio request
trampos ~ Designer Gráfico Pleno ~ Agência Meia-Lua ~ São Paulo - SP ~ text=q20-designer-trampos ~ on=11-09 ~ pay=R$ 5.500,00 ~ contract=PJ ~ mode=hybrid
careerjet ~ Designer Gráfico(a) Pleno ~ Meia-Lua ~ São Paulo, SP (Pinheiros) ~ text=q20-designer-trampos/240 ~ as=plain ~ on=11-11

= Abbreviation in the title, legal suffix in the employer
gupy ~ Técnico(a) de Segurança do Trabalho ~ Petrolagos Serviços Offshore ~ Macaé - RJ ~ text=q20-tecseg-macae ~ on=09-08 ~ contract=CLT
catho ~ Téc. Segurança do Trabalho (TST) ~ Petrolagos Serviços Offshore Ltda ~ Macaé, RJ ~ text=q20-tecseg-macae ~ as=plain ~ on=09-12

= Reposted on the same portal five weeks later, pay added
solides ~ Costureira(o) ~ Malharia Vale das Hortênsias ~ Blumenau - SC ~ text=q20-costur-blumenau ~ on=09-14
solides ~ Costureira(o) ~ Malharia Vale das Hortênsias ~ Blumenau - SC ~ text=q20-costur-blumenau ~ on=10-19 ~ pay=R$ 2.250,00

= A consultancy reposts for the employer it names, shortened
gupy ~ Assistente Financeiro ~ Grupo Pequi Agro ~ Goiânia - GO ~ text=q20-fin-goiania ~ on=10-13 ~ contract=CLT ~ mode=onsite
infojobs ~ Assistente Financeiro ~ Selecta Talentos ~ Goiânia - GO ~ text=q20-fin-goiania-b ~ on=10-15 ~ pay=R$ 2.600,00

= Employer hidden on one side, text identical to the comma
vagas ~ Operador de Empilhadeira - Noturno ~ Navelog Terminais ~ Itajaí - SC ~ text=q20-opemp-itajai ~ on=10-28 ~ pay=R$ 2.780,00
catho ~ Operador de Empilhadeira ~ Confidencial ~ Itajaí, SC ~ text=q20-opemp-itajai ~ as=plain ~ on=10-30 ~ pay=R$ 2.780,00

= Same text at two general portals a week apart
catho ~ Nutricionista de Produção ~ Nutri&Mesa ~ Ribeirão Preto, SP ~ text=q20-nutri-ribeirao ~ on=09-09 ~ pay=R$ 4.300,00
infojobs ~ Nutricionista de Produção ~ Nutri & Mesa Refeições Coletivas ~ Ribeirão Preto - SP ~ text=q20-nutri-ribeirao ~ on=09-16

= Synonym of the trade, same text cut
gupy ~ Mecânico(a) Agrícola ~ Campo Novo Máquinas ~ Dourados - MS ~ text=q20-mec-dourados ~ on=10-02
careerjet ~ Mecânico de Máquinas Agrícolas ~ Campo Novo Máquinas ~ Dourados, MS ~ text=q20-mec-dourados/350 ~ as=plain ~ on=10-09

= Whole copy, title with the client's kind of service
infojobs ~ Operador(a) de Telemarketing - SAC Receptivo ~ ConectaMais Contact Center ~ João Pessoa - PB ~ text=q20-telemkt-jp ~ on=10-22
encontresuavaga ~ Operador de Telemarketing Receptivo ~ ConectaMais ~ João Pessoa, PB ~ text=q20-telemkt-jp ~ as=plain ~ on=10-24

= Place without the shop, title with it
gupy ~ Gerente de Loja - CenterVale Norte ~ Maison Tulipa ~ São José dos Campos - SP ~ text=q20-gerloja-sjc ~ on=11-02 ~ contract=CLT
bne ~ Gerente de Loja (moda feminina) ~ Maison Tulipa Modas Ltda ~ São José dos Campos/SP ~ text=q20-gerloja-sjc ~ as=breaks ~ on=11-05

= Internship, same law office, title in another form
vagas ~ Estágio em Direito - Trabalhista ~ Pádua & Meireles Advogados ~ Brasília - DF ~ text=q20-estdir-bsb ~ on=10-18 ~ pay=R$ 1.500,00
catho ~ Estagiário(a) de Direito ~ Pádua e Meireles Advogados ~ Brasília, DF (Asa Sul) ~ text=q20-estdir-bsb ~ on=10-21 ~ contract=Estágio

= Other word for the same job at the shop, same text
solides ~ Repositor(a) de Mercadorias ~ Atacado Bem-te-vi ~ Sorocaba - SP ~ text=q20-repos-sorocaba ~ on=09-29
netvagas ~ Repositor - Zona Norte ~ Bem-te-vi Atacarejo ~ Sorocaba - SP ~ text=q20-repos-sorocaba ~ as=plain ~ tail=Vaga anunciada por NetVagas. ~ on=10-01

= The employer's own site and a copier, same requisition
sap ~ Senior Developer - Tax Localization (Req 431877) ~ SAP ~ São Leopoldo - RS ~ text=q20-ds-sap ~ on=10-09 ~ mode=hybrid
jobleads ~ Senior Developer - Tax Localization ~ SAP ~ São Leopoldo, RS ~ text=q20-ds-sap/400 ~ as=plain ~ on=10-16

= Employer's own site and a copier that gives the number in the title
dell ~ Technical Support Engineer 2 ~ Dell Technologies ~ Eldorado do Sul - RS ~ text=q20-dell-support ~ on=10-20 ~ mode=hybrid
careerjet ~ Technical Support Engineer 2 - R276604 ~ Dell ~ Eldorado do Sul, RS ~ text=q20-dell-support/300 ~ as=plain ~ on=10-22

= English text at the employer's page, whole copy at the remote board
workable ~ Product Manager, Onboarding ~ Lumeo ~ Remoto ~ text=q20-workable-pm ~ on=11-10 ~ mode=remote
remotar ~ Product Manager - Onboarding ~ Lumeo ~ Remoto ~ text=q20-workable-pm ~ as=breaks ~ on=11-12 ~ mode=remote

= Synonym of the trade for the same little pizzeria
divulgavagas ~ Entregador com moto ~ Pizzaria Dona Lenita ~ Aracaju - SE ~ text=q20-motoboy-aracaju ~ on=11-13 ~ pay=R$ 60,00 por dia
buscavagas ~ Motoboy ~ Pizzaria Dona Lenita ~ Aracaju - SE ~ text=q20-motoboy-aracaju ~ on=11-14

= Whole copy with the place's word in the title
gupy ~ Auxiliar de Produção ~ Cooperativa Oeste Verde ~ Chapecó - SC ~ text=q20-auxprod-chapeco ~ on=10-05 ~ pay=R$ 2.105,00 ~ contract=CLT
infojobs ~ Auxiliar de Produção Frigorífico - Chapecó ~ Cooperativa Oeste Verde ~ Chapecó - SC ~ text=q20-auxprod-chapeco ~ as=breaks ~ on=10-08

= Law office by its initials on one side
catho ~ Advogado Júnior - Contencioso Cível ~ Castelo Branco Torres Advogados ~ Vitória, ES ~ text=q20-adv-vitoria ~ on=09-18 ~ pay=R$ 3.900,00
vagas ~ Advogado(a) Jr. Cível (contencioso de massa) ~ CBT Advogados ~ Vitória - ES ~ text=q20-adv-vitoria ~ as=plain ~ on=09-22 ~ mode=hybrid

= Building company's short text copied whole
infojobs ~ Pedreiro de Acabamento ~ Construtora Litoral Norte ~ Serra - ES ~ text=q20-pedreiro-serra ~ on=10-07 ~ pay=R$ 2.690,60
divulgavagas ~ PEDREIRO ~ CONSTRUTORA LITORAL NORTE ~ Serra - ES ~ text=q20-pedreiro-serra ~ as=capitals ~ on=10-08

= Employer's page with headings, copied with breaks
gupy ~ Analista Contábil Sênior ~ Cooperagro Iguaçu ~ Cascavel - PR ~ text=q20-contab-cascavel ~ on=09-22 ~ contract=CLT ~ mode=onsite
vagas ~ Analista Contábil Sr ~ Cooperagro Iguaçu Cooperativa Agroindustrial ~ Cascavel - PR ~ text=q20-contab-cascavel ~ as=breaks ~ on=09-25

= The owner chain on one side, the shop on the other, retold
bne ~ Frentista ~ Posto Princesa do Sertão ~ Feira de Santana - BA ~ text=q20-frentista-feira ~ on=10-12 ~ pay=R$ 1.720,00
infojobs ~ Frentista ~ Rede Estrada Boa ~ Feira de Santana - BA ~ text=q20-frentista-feira-b ~ on=10-14

= IT board and employer's page; one uses QA, the other the full name
nerdin ~ QA Pleno ~ Ciatech Sistemas ~ Curitiba - PR ~ text=q20-qa-nerdin ~ on=10-23 ~ contract=CLT ~ mode=hybrid
gupy ~ Analista de Qualidade de Software (QA) Pleno ~ Ciatech ~ Curitiba - PR ~ text=q20-qa-nerdin ~ on=10-21 ~ mode=hybrid

= Beauty salon at two boards, place with and without neighbourhood
infojobs ~ Manicure e Pedicure ~ Studio Bella Vitta ~ Porto Alegre - RS ~ text=q20-manicure-poa ~ on=10-06
encontresuavaga ~ Manicure / Pedicure - Moinhos de Vento ~ Studio Bella Vitta ~ Porto Alegre, RS (Moinhos de Vento) ~ text=q20-manicure-poa/200 ~ on=10-10

= Apprentice, gender-neutral title, whole copy
gupy ~ Jovem Aprendiz Administrativo ~ Auto Peças Paraopeba ~ Betim - MG ~ text=q20-jovem-aprendiz-betim ~ on=11-03 ~ pay=R$ 1.020,00
netvagas ~ Aprendiz - Administrativo (Betim) ~ Auto Peças Paraopeba ~ Betim - MG ~ text=q20-jovem-aprendiz-betim ~ as=plain ~ on=11-05

= Cut copy with employer's branch in the name
catho ~ Fisioterapeuta ~ Clínica Reabilita Mais ~ Juiz de Fora, MG ~ text=q20-fisio-jf ~ on=09-11 ~ pay=R$ 3.350,00
careerjet ~ Fisioterapeuta Ambulatorial ~ Reabilita Mais - Juiz de Fora ~ Juiz de Fora, MG ~ text=q20-fisio-jf/230 ~ as=plain ~ on=09-15

= Brand against full legal name of the factory
gupy ~ Comprador(a) Pleno ~ Amazontec ~ Manaus - AM ~ text=q20-comprador-manaus ~ on=10-15 ~ contract=CLT ~ mode=onsite
vagas ~ Comprador Pleno ~ Amazontec Eletrônica da Amazônia Ltda. ~ Manaus - AM ~ text=q20-comprador-manaus ~ as=plain ~ on=10-19

= Both gender forms against one, small employer
infojobs ~ Garçom / Garçonete ~ Barraca Sol Poente ~ Fortaleza - CE ~ text=q20-garcom-fortaleza ~ on=11-06 ~ pay=R$ 1.690,00
buscavagas ~ Garçom ~ Barraca Sol Poente ~ Fortaleza - CE ~ text=q20-garcom-fortaleza ~ on=11-08

= Copier adds a long tail in its own words
gupy ~ Coordenador(a) de Logística - E-commerce ~ TransVetor ~ Jundiaí - SP ~ text=q20-coordlog-jundiai ~ on=10-01 ~ contract=CLT ~ mode=onsite
jobleads ~ Coordenador de Logística (E-commerce) ~ TransVetor Operador Logístico ~ Jundiaí, SP ~ text=q20-coordlog-jundiai ~ as=plain ~ tail=Get notified about new logistics jobs in Jundiaí. Referrals increase your chances of interviewing. ~ on=10-08

= Household agency posts at two boards
infojobs ~ Babá Folguista ~ Lar Doce Cuidado ~ São Paulo - SP ~ text=q20-baba-sp ~ on=10-16 ~ pay=R$ 2.600,00
catho ~ Babá folguista (final de semana) ~ Agência Lar Doce Cuidado ~ São Paulo, SP (Vila Nova Conceição) ~ text=q20-baba-sp ~ on=10-17 ~ pay=R$ 2.600,00 ~ contract=CLT

= Whole copy, place in the title
solides ~ Psicólogo(a) ABA ~ Instituto Girassol ~ Palmas - TO ~ text=q20-psico-palmas ~ on=10-29 ~ pay=R$ 4.000,00 ~ contract=CLT
infojobs ~ Psicólogo ABA - Palmas TO ~ Instituto Girassol ~ Palmas - TO ~ text=q20-psico-palmas ~ as=plain ~ on=10-30

= IT board's title with the level code, general board without
nerdin ~ Técnico de Suporte N1 ~ Norte Digital ~ Belém - PA ~ text=q20-suporte-ti-belem ~ on=09-28 ~ pay=R$ 2.050,00
bne ~ Técnico de Informática - Suporte N1 ~ Norte Digital Tecnologia ~ Belém - PA ~ text=q20-suporte-ti-belem ~ on=10-02

= The shop named on both sides, cut to 200 characters
gupy ~ Açougueiro(a) - Cidade Nova ~ Hiper Castanheira ~ Ananindeua - PA ~ text=q20-acougue-ananindeua ~ on=10-24 ~ contract=CLT
buscavagas ~ Açougueiro ~ Hiper Castanheira - Cidade Nova ~ Ananindeua - PA ~ text=q20-acougue-ananindeua/200 ~ as=plain ~ on=10-27

= Creative role at the creative board and the remote board
trampos ~ Social Media ~ Estúdio Jabuticaba ~ Remoto ~ text=q20-social-media-remoto ~ on=11-16 ~ pay=R$ 3.200,00 ~ contract=PJ ~ mode=remote
remotar ~ Social Media (PJ) ~ Estúdio Jabuticaba ~ Remoto ~ text=q20-social-media-remoto ~ as=plain ~ on=11-17 ~ mode=remote

= Preparer and operator in one title, shorter in the other
infojobs ~ Torneiro CNC (preparador e operador) ~ Hidro-Usina Componentes ~ Piracicaba - SP ~ text=q20-torneiro-piracicaba ~ on=09-16 ~ pay=R$ 21,85 por hora
catho ~ Torneiro CNC ~ Hidro Usina Componentes Hidráulicos Ltda ~ Piracicaba, SP ~ text=q20-torneiro-piracicaba ~ on=09-21

= Same portal, new date a month later, gender form changed
infojobs ~ Camareira ~ Hotel Vale dos Plátanos ~ Gramado - RS ~ text=q20-camareira-gramado ~ on=09-25
infojobs ~ Camareira(o) ~ Hotel Vale dos Plátanos ~ Gramado - RS ~ text=q20-camareira-gramado ~ on=10-27

= Consultancy names its client and shortens the text
solides ~ Vendedor(a) Externo(a) ~ Distribuidora Agreste Forte ~ Caruaru - PE ~ text=q20-vendext-caruaru ~ on=10-20
vagas ~ Vendedor Externo - material de construção ~ Ponte RH ~ Caruaru - PE ~ text=q20-vendext-caruaru-b ~ on=10-23

= Whole copy by the vacancy engine's aggregator, pay absent
gupy ~ Analista de Dados Pleno ~ Minério Futuro ~ Belo Horizonte - MG ~ text=q20-analdados-bh ~ on=10-28 ~ contract=CLT ~ mode=hybrid
careerjet ~ Analista de Dados Pleno (Híbrido) ~ Minério Futuro S.A. ~ Belo Horizonte, MG ~ text=q20-analdados-bh/500 ~ as=plain ~ on=10-30

= Managed by an administrator on one side, the building on the other, text identical
catho ~ Zelador ~ Condomínio Edifício Atlântico Sul ~ Santos, SP ~ text=q20-zelador-santos ~ on=09-19 ~ pay=R$ 2.450,00
bne ~ Zelador Residente ~ Administradora Porto Firme (Cond. Atlântico Sul) ~ Santos - SP ~ text=q20-zelador-santos ~ on=09-22

= Title with and without the profession's first word
gupy ~ Engenheiro(a) Agrônomo(a) de Campo ~ Sementes Chapada Azul ~ Rondonópolis - MT ~ text=q20-agro-rondo ~ on=09-29 ~ contract=CLT
infojobs ~ Agrônomo de Campo ~ Sementes Chapada Azul ~ Rondonópolis - MT ~ text=q20-agro-rondo ~ as=plain ~ on=10-06

= Synonym: kitchen helper and kitchen assistant
divulgavagas ~ Auxiliar de Cozinha ~ Pão da Serra ~ Mossoró - RN ~ text=q20-aux-cozinha-mossoro ~ on=11-04
encontresuavaga ~ Ajudante de Cozinha ~ Padaria e Restaurante Pão da Serra ~ Mossoró, RN ~ text=q20-aux-cozinha-mossoro ~ on=11-05

= Doctor as PJ, weekly hours in the second title
vagas ~ Médico(a) do Trabalho ~ Viva Ocupacional ~ Guarulhos - SP ~ text=q20-medtrab-guarulhos ~ on=10-13 ~ pay=R$ 13.500,00 ~ contract=PJ
catho ~ Médico do Trabalho 20h ~ Viva Ocupacional Medicina e Segurança ~ Guarulhos, SP ~ text=q20-medtrab-guarulhos ~ as=breaks ~ on=10-16 ~ contract=PJ

= Town area in the title, same employer, whole copy
infojobs ~ Conferente - Tabuleiro do Martins ~ Farmácias Santa Edwiges ~ Maceió - AL ~ text=q20-conf-maceio ~ on=10-09 ~ pay=R$ 1.790,00
netvagas ~ Conferente de Mercadorias ~ Rede Santa Edwiges ~ Maceió - AL ~ text=q20-conf-maceio ~ as=plain ~ on=10-12

= Marketing agency for the brand on one side, the brand on the other, same text
infojobs ~ Promotor de Vendas - Zona Leste ~ Ativa Trade Marketing ~ São Paulo - SP ~ text=q20-promotor-sp ~ on=10-21 ~ pay=R$ 1.930,00
bne ~ Promotor(a) de Vendas ~ Laticínios Serra do Salitre ~ São Paulo - SP ~ text=q20-promotor-sp ~ as=plain ~ on=10-24

= Retold at the IT board with hourly pay, employer's text without pay
gupy ~ DevOps Engineer Sênior ~ Zênite Pagamentos ~ Remoto ~ text=q20-devops-remoto ~ on=10-14 ~ contract=PJ ~ mode=remote
nerdin ~ DevOps Engineer SR ~ Zênite Pagamentos ~ Remoto ~ text=q20-devops-remoto-b ~ on=10-15 ~ pay=R$ 105,00 a R$ 120,00 por hora ~ contract=PJ ~ mode=remote

= Junior by word and by abbreviation
trampos ~ Arquiteto(a) Júnior ~ Linha Viva Arquitetura ~ São José do Rio Preto - SP ~ text=q20-arq-sjrp ~ on=10-19 ~ pay=R$ 3.400,00 ~ contract=CLT
infojobs ~ Arquiteto Jr ~ Linha Viva ~ São José do Rio Preto - SP ~ text=q20-arq-sjrp ~ as=breaks ~ on=10-22

= Function named as inspector and as quality control inspector
gupy ~ Inspetor(a) de Qualidade ~ Cerâmica Monte Alegre ~ Itu - SP ~ text=q20-ctrlqual-itu ~ on=09-10 ~ contract=CLT
vagas ~ Inspetor de Controle de Qualidade ~ Cerâmica Monte Alegre ~ Itu - SP ~ text=q20-ctrlqual-itu ~ as=bare ~ on=09-14

= Guard, whole copy at three boards, this is two of them
bne ~ Vigilante ~ Forte Pantanal Segurança ~ Campo Grande - MS ~ text=q20-vigil-campogrande ~ on=10-05 ~ pay=R$ 2.120,00
divulgavagas ~ VIGILANTE PATRIMONIAL ~ Forte Pantanal ~ Campo Grande - MS ~ text=q20-vigil-campogrande ~ on=10-06

= Title in another word order at the second board
vagas ~ Analista de Importação Júnior ~ Brasporto Trading ~ Itajaí - SC ~ text=q20-comex-itajai ~ on=11-03 ~ pay=R$ 3.100,00
catho ~ Analista Júnior de Importação (Comex) ~ Brasporto Trading ~ Itajaí, SC ~ text=q20-comex-itajai/300 ~ as=plain ~ on=11-04

= DP spelled out and abbreviated
infojobs ~ Auxiliar de Departamento Pessoal ~ Contabilidade Farol da Barra ~ Salvador - BA ~ text=q20-auxdep-pessoal-ssa ~ on=09-30 ~ pay=R$ 1.950,00
bne ~ Auxiliar de DP ~ Farol da Barra Contabilidade ~ Salvador - BA ~ text=q20-auxdep-pessoal-ssa ~ on=10-04

= Small care home, gender forms
infojobs ~ Cuidador(a) de Idosos ~ Residencial Bem Viver Sênior ~ Pelotas - RS ~ text=q20-cuidador-pelotas ~ on=10-26
netvagas ~ Cuidadora de Idosos ~ Bem Viver Sênior ~ Pelotas - RS ~ text=q20-cuidador-pelotas ~ as=plain ~ on=10-28

= English text, title with and without the Portuguese gloss
workable ~ FP&A Specialist ~ Verdana Foods ~ São Paulo - SP ~ text=q20-planej-fin-sp ~ on=10-12 ~ mode=hybrid
jobleads ~ FP&A Specialist (Especialista de Planejamento Financeiro) ~ Verdana Foods ~ São Paulo, SP ~ text=q20-planej-fin-sp ~ as=plain ~ on=10-20

= Level I in the title on one side only, whole copy
gupy ~ Operador(a) de Produção I ~ Química Guaíba ~ Canoas - RS ~ text=q20-operprod-canoas ~ on=10-07 ~ pay=R$ 2.370,00 ~ contract=CLT
infojobs ~ Operador de Produção ~ Química Guaíba Tintas ~ Canoas - RS ~ text=q20-operprod-canoas ~ as=breaks ~ on=10-11

= Pay to be agreed on one side, nothing on the other; order of words
catho ~ Coordenador(a) Pedagógico(a) - Fundamental I ~ Colégio Caminho do Saber ~ Olinda, PE ~ text=q20-coordped-olinda ~ on=11-09 ~ pay=A combinar
vagas ~ Coordenação Pedagógica (Ensino Fundamental I) ~ Colégio Caminho do Saber ~ Olinda - PE ~ text=q20-coordped-olinda ~ as=plain ~ on=11-11

= Short text copied whole, title shortened
infojobs ~ Pintor Industrial ~ Estruturas Aço Paulista ~ Sumaré - SP ~ text=q20-pintor-sumare ~ on=10-02 ~ pay=R$ 13,90 por hora
buscavagas ~ Pintor (estruturas metálicas) ~ Aço Paulista ~ Sumaré - SP ~ text=q20-pintor-sumare ~ on=10-05

= Pay as fixed part on one side and as target on the other
solides ~ Executivo(a) de Contas (Closer) ~ Kuma ~ Curitiba - PR ~ text=q20-execcontas-curitiba ~ on=10-30 ~ pay=R$ 3.800,00 ~ mode=hybrid
infojobs ~ Executivo de Contas - Closer ~ Kuma Gestão de Frotas ~ Curitiba - PR ~ text=q20-execcontas-curitiba ~ as=plain ~ on=11-02 ~ pay=R$ 3.800,00 a R$ 8.000,00

= Several places, one requisition, at two boards
bne ~ Ajudante de Carga e Descarga (6 vagas) ~ Rondo Cargas ~ Porto Velho - RO ~ text=q20-arrumador-porto-velho ~ on=10-17 ~ pay=R$ 1.715,00
infojobs ~ Ajudante de Carga e Descarga ~ Rondo Cargas Transportes Ltda ~ Porto Velho - RO ~ text=q20-arrumador-porto-velho ~ on=10-20

= Dentist, gender and full title
infojobs ~ Cirurgião-Dentista Clínico Geral ~ Rede Sorriso Norte ~ Montes Claros - MG ~ text=q20-dentista-montes-claros ~ on=11-07 ~ pay=R$ 350,00 por dia
catho ~ Dentista Clínico Geral ~ Sorriso Norte Odontologia ~ Montes Claros, MG ~ text=q20-dentista-montes-claros ~ as=plain ~ on=11-10

= Copy without markup and a cut, same leader's post
gupy ~ Líder de Produção ~ Passo Leve Nordeste ~ Sobral - CE ~ text=q20-facil-sobral ~ on=09-23 ~ contract=CLT
careerjet ~ Líder de Produção - Calçados ~ Passo Leve Nordeste ~ Sobral, CE ~ text=q20-facil-sobral/190 ~ as=bare ~ on=10-01

= Secretary by gender form, same doctor's office, repost after 12 days at another board
catho ~ Secretária de Consultório Médico ~ Clínica Dra. Helena Sartori ~ Bauru, SP ~ text=q20-secret-bauru ~ on=10-08 ~ pay=R$ 2.150,00
infojobs ~ Secretária(o) - Dermatologia ~ Clínica Helena Sartori ~ Bauru - SP ~ text=q20-secret-bauru ~ on=10-20 ~ pay=R$ 2.150,00

= Internship, cut copy, title reworded
gupy ~ Estágio em TI - Infraestrutura ~ Mangue Bits ~ Recife - PE ~ text=q20-marinheiro-ti-recife ~ on=11-12 ~ pay=R$ 1.300,00 ~ mode=hybrid
careerjet ~ Estagiário(a) de Infraestrutura de TI ~ Mangue Bits ~ Recife, PE ~ text=q20-marinheiro-ti-recife/250 ~ as=plain ~ on=11-14

= Trade with the gender-neutral name, same legal form
vagas ~ Almoxarife ~ Polo Resinas ~ Camaçari - BA ~ text=q20-almox-camacari ~ on=09-28 ~ pay=R$ 2.540,00
bne ~ Almoxarife Industrial ~ Polo Resinas S/A ~ Camaçari - BA ~ text=q20-almox-camacari ~ as=plain ~ on=10-04

= Shop attendant, title in another form, head from the board
infojobs ~ Atendente de Lanchonete ~ Burguer do Velho Chico ~ Petrolina - PE ~ text=q20-atend-petrolina ~ on=11-10
divulgavagas ~ ATENDENTE (LANCHONETE) - PRIMEIRO EMPREGO ~ Burguer do Velho Chico ~ Petrolina - PE ~ text=q20-atend-petrolina ~ tail=Compartilhe esta vaga com um amigo! ~ on=11-11

= Pay fixed on one side, average with commission on the other
infojobs ~ Motorista Carreteiro - Granel ~ TransLitoral Sul ~ Paranaguá - PR ~ text=q20-motcarr-paranagua ~ on=10-10 ~ pay=R$ 2.950,00
netvagas ~ Motorista Carreteiro ~ TransLitoral Sul Transportes ~ Paranaguá - PR ~ text=q20-motcarr-paranagua ~ as=plain ~ on=10-12 ~ pay=R$ 5.800,00

= Title names one of the two professions only
bne ~ Biomédico ~ Laboratório Serra da Borborema ~ Campina Grande - PB ~ text=q20-biomed-campina ~ on=10-14 ~ pay=R$ 3.650,00
vagas ~ Biomédico(a) / Farmacêutico(a) Bioquímico(a) ~ Laboratório Serra da Borborema ~ Campina Grande - PB ~ text=q20-biomed-campina ~ as=plain ~ on=10-16

= Copy with head, beauty clinic
infojobs ~ Esteticista ~ Pele Viva Estética ~ Ipatinga - MG ~ text=q20-estet-ipatinga ~ on=10-18
encontresuavaga ~ Esteticista facial e corporal ~ Clínica Pele Viva ~ Ipatinga, MG ~ text=q20-estet-ipatinga ~ on=10-21

= Employer hidden and retold, but routes, hours and pay agree; the capital city stands for its neighbour
gupy ~ Analista de Logística ~ Laticínios Vale do Araguaia ~ Aparecida de Goiânia - GO ~ text=q20-analog-gyn ~ on=10-05 ~ contract=CLT ~ mode=onsite
catho ~ Analista de Logística ~ - ~ Goiânia, GO ~ text=q20-analog-gyn-b ~ on=10-08 ~ pay=R$ 3.450,00

= A head-hunter hides the employer; team of eleven, standard, system and town agree
vagas ~ Controller ~ Aerotau Componentes ~ São José dos Campos - SP ~ text=q20-controller-sjc ~ on=09-21
catho ~ Controller - setor aeroespacial ~ Vértice Executive Search ~ São José dos Campos, SP ~ text=q20-controller-sjc-b ~ on=09-28

= Both hide the employer, the text is one and quite particular
infojobs ~ Auxiliar Administrativo ~ Empresa Confidencial ~ Passo Fundo - RS ~ text=q20-adm-passofundo ~ on=10-12 ~ pay=R$ 2.080,00
bne ~ Auxiliar Administrativo - Transportadora ~ - ~ Passo Fundo - RS ~ text=q20-adm-passofundo ~ on=10-13 ~ pay=R$ 2.080,00

= Auxiliar on one side and assistente on the other, one text
catho ~ Assistente Administrativo ~ Escola Técnica Pedra Branca ~ Mogi das Cruzes, SP ~ text=q20-assadm-mogi ~ on=11-03 ~ pay=R$ 2.020,00
netvagas ~ Auxiliar Administrativo - Secretaria Escolar ~ Escola Técnica Pedra Branca ~ Mogi das Cruzes - SP ~ text=q20-assadm-mogi ~ as=plain ~ on=11-05

= Remote on one side, the headquarters' city on the other
remotar ~ Desenvolvedor(a) Front-end Pleno ~ Cartola Health ~ Remoto ~ text=q20-front-remoto ~ on=10-21 ~ mode=remote
nerdin ~ Desenvolvedor Front-End React Pleno ~ Cartola Health ~ Porto Alegre - RS ~ text=q20-front-remoto ~ as=plain ~ on=10-22 ~ pay=R$ 8.500,00 ~ contract=CLT

= A vague title at the board, the full one at the employer's page; pay and shop agree
gupy ~ Operador(a) de Loja - Temporário Fim de Ano - Amazonas Plaza ~ Magazine Igarapé ~ Manaus - AM ~ text=q20-temp-manaus ~ on=11-09 ~ contract=Temporário
divulgavagas ~ VAGA TEMPORÁRIA DE NATAL ~ Magazine Igarapé ~ Manaus - AM ~ text=q20-temp-manaus/260 ~ as=capitals ~ on=11-11

= Exclusive to PcD on both sides, only one title says so
infojobs ~ Auxiliar de Atendimento - Vaga exclusiva PcD ~ Banco Itaberá ~ Osasco - SP ~ text=q20-pcd-osasco ~ on=10-14
vagas ~ Auxiliar de Atendimento ~ Banco Itaberá S.A. ~ Osasco - SP ~ text=q20-pcd-osasco ~ as=breaks ~ on=10-19

= One text in Portuguese, the other its English twin
gupy ~ Analista de Growth Marketing ~ Boreas Software ~ Florianópolis - SC ~ text=q20-mktanalyst ~ on=10-26 ~ mode=hybrid
workable ~ Growth Marketing Analyst ~ Boreas ~ Florianópolis - SC ~ text=q20-mktanalyst-b ~ on=10-27 ~ mode=hybrid

= Franchisee's company name on one side, brand on the other; consultant against salesperson
infojobs ~ Vendedor(a) de Ótica ~ JR Comércio de Produtos Ópticos Ltda ~ Salvador - BA ~ text=q20-franq-ssa ~ on=10-19
bne ~ Consultor de Vendas - Salvador Norte Shopping ~ Ótica Mirante ~ Salvador - BA ~ text=q20-franq-ssa ~ on=10-22 ~ pay=R$ 1.700,00

= Repost on the same portal forty-one days later, nothing changed
bne ~ Técnico em Refrigeração ~ ClimaSul Engenharia Térmica ~ Natal - RN ~ text=q20-tecrefrig-natal ~ on=09-14 ~ pay=R$ 2.890,00
bne ~ Técnico em Refrigeração ~ ClimaSul Engenharia Térmica ~ Natal - RN ~ text=q20-tecrefrig-natal ~ on=10-25 ~ pay=R$ 2.890,00

= Pay per month on one side and per year on the other, foreign company
remotar ~ Project Manager (Contract) ~ Northwind Peak ~ Remoto ~ text=q20-ger-proj-remoto ~ on=10-06 ~ pay=USD 4.000 por mês ~ contract=PJ ~ mode=remote
jobleads ~ Project Manager - Contract - Remote Brazil ~ Northwind Peak ~ - ~ text=q20-ger-proj-remoto ~ as=breaks ~ on=10-12 ~ pay=USD 48.000 por ano ~ mode=remote

= Same code written in two ways, second text only a skeleton
vagas ~ Caldeireiro - VG-2231 ~ Caldeiraria Inconfidentes ~ Contagem - MG ~ text=q20-instr-contagem ~ on=09-16
divulgavagas ~ CALDEIREIRO VG2231 ~ - ~ Contagem - MG ~ text=q20-instr-contagem-b ~ on=09-18

= Auditor of the night against bilingual receptionist, text says both
infojobs ~ Recepcionista Bilíngue (turno da noite) ~ Hotel Cataratas do Sol ~ Foz do Iguaçu - PR ~ text=q20-recep-hotel-foz ~ on=10-15
catho ~ Recepcionista Noturno / Auditor Noturno ~ Hotel Cataratas do Sol ~ Foz do Iguaçu, PR ~ text=q20-recep-hotel-foz ~ as=plain ~ on=10-18 ~ pay=R$ 2.180,00

= Employer's initials against full name, place is the neighbour town of the same bay
gupy ~ Engenheiro(a) Civil de Obras ~ CTM Empreendimentos ~ Vila Velha - ES ~ text=q20-eng-civil-vit ~ on=10-20 ~ pay=R$ 9.800,00
careerjet ~ Engenheiro Civil de Obras ~ Construtora Terra e Mar ~ Vitória, ES ~ text=q20-eng-civil-vit/280 ~ as=plain ~ on=10-24

= Hospital by its initials, assistant against auxiliary
catho ~ Auxiliar de Farmácia Hospitalar ~ Hospital Regional Santa Clara ~ Uberaba, MG ~ text=q20-aux-farm-hosp ~ on=10-07 ~ pay=R$ 1.740,00
solides ~ Atendente de Farmácia Hospitalar ~ HRSC ~ Uberaba - MG ~ text=q20-aux-farm-hosp ~ on=10-09 ~ contract=CLT

= Sloppy typing at one board, clean text at the other
bne ~ VENDEDOR INTERNO ~ ROLASUL ~ Novo Hamburgo - RS ~ text=q20-vendint-novohamburgo ~ on=10-21
infojobs ~ Vendedor(a) Interno(a) - Rolamentos ~ Rolasul Rolamentos ~ Novo Hamburgo - RS ~ text=q20-vendint-novohamburgo-b ~ on=10-23 ~ pay=R$ 2.300,00

= Level falls out of one title, customer success translated
gupy ~ Customer Success Júnior ~ Tribo Fiscal ~ Remoto ~ text=q20-custsucc-remoto ~ on=11-04 ~ contract=CLT ~ mode=remote
infojobs ~ Analista de Sucesso do Cliente (Home Office) ~ Tribo Fiscal ~ Remoto ~ text=q20-custsucc-remoto ~ as=plain ~ on=11-06 ~ pay=R$ 2.900,00

= Agency hides the employer, same hourly pay and machines
infojobs ~ Ferramenteiro de Manutenção ~ MP Recursos Humanos ~ Diadema - SP ~ text=q20-ferram-diadema ~ on=09-29 ~ pay=R$ 32,00 por hora
vagas ~ Ferramenteiro(a) de Manutenção ~ Estamparia Pires do Rio ~ Diadema - SP ~ text=q20-ferram-diadema-b ~ on=09-24

= Two words for the helper in the crèche
infojobs ~ Auxiliar de Sala - Berçário ~ Escola Infantil Pé de Jatobá ~ Campo Grande - MS ~ text=q20-monit-creche-cg ~ on=11-02 ~ pay=R$ 1.380,00
divulgavagas ~ Monitora de Berçário ~ Pé de Jatobá ~ Campo Grande - MS ~ text=q20-monit-creche-cg ~ on=11-05

= Coordinator's word for the same post, contract "efetivo"
catho ~ Supervisor(a) de Atendimento - Cobrança ~ Central Ponto de Vista ~ Salvador, BA ~ text=q20-supv-call-ssa ~ on=10-16 ~ contract=Efetivo
gupy ~ Supervisor de Operações de Call Center ~ Central Ponto de Vista ~ Salvador - BA ~ text=q20-supv-call-ssa ~ on=10-14 ~ contract=CLT

= Hardly any text on one side, but employer, title, town and week agree
solides ~ Analista de Crédito Rural ~ Sicredora ~ Porto Alegre - RS ~ text=q20-anal-cred-poa ~ on=10-27 ~ mode=hybrid
bne ~ Analista de Crédito (Rural) ~ Sicredora Cooperativa de Crédito ~ Porto Alegre - RS ~ text=q20-anal-cred-poa-b ~ on=10-29

= Requisition number in both, employer by its industrial group on one side
gupy ~ Técnico(a) de Automação - ID 77120 ~ Montadora Vale Verde ~ Betim - MG ~ text=q20-tecautom-betim ~ on=10-01 ~ contract=CLT
jobleads ~ Técnico de Automação Industrial (77120) ~ Grupo Verdemar Mobilidade ~ Betim, MG ~ text=q20-tecautom-betim/260 ~ as=plain ~ on=10-13

= Pay raised in the repost three weeks later, all else the same
infojobs ~ Padeiro ~ Panificadora Trigo da Serra ~ Lages - SC ~ text=q20-padeiro-lages ~ on=09-30
infojobs ~ Padeiro(a) ~ Panificadora Trigo da Serra ~ Lages - SC ~ text=q20-padeiro-lages ~ on=10-21 ~ pay=R$ 2.750,00

= Contract named fixed-term on one side and CLT on the other, which is no contradiction
vagas ~ Assistente Social ~ Casa da Esperança ~ Londrina - PR ~ text=q20-ass-social-lond ~ on=10-22 ~ pay=R$ 3.280,00 ~ contract=CLT
bne ~ Assistente Social (30h) ~ Associação Casa da Esperança de Londrina ~ Londrina - PR ~ text=q20-ass-social-lond ~ as=plain ~ on=10-26 ~ contract=Prazo determinado

= Farm's name against group's name, nearest bigger town against the town itself
gupy ~ Operador(a) de Máquinas Agrícolas ~ Grupo Cerrado Alto ~ Luís Eduardo Magalhães - BA ~ text=q20-opemaq-barreiras ~ on=09-17
infojobs ~ Operador de Colheitadeira e Pulverizador ~ Fazenda Rio de Janeiro do Oeste ~ Barreiras - BA ~ text=q20-opemaq-barreiras ~ as=plain ~ on=09-24 ~ pay=R$ 3.100,00

= Content designer against UX writer, whole copy
trampos ~ UX Writer ~ Banco Araponga ~ Remoto ~ text=q20-redator-remoto ~ on=10-28 ~ pay=R$ 6.000,00 a R$ 7.500,00 ~ mode=remote
gupy ~ Content Designer Pleno (UX Writing) ~ Araponga ~ São Paulo - SP ~ text=q20-redator-remoto ~ on=10-27 ~ mode=remote ~ contract=CLT

= Place missing at the second board, same self-employed offer
divulgavagas ~ Montador de Móveis (MEI) ~ Lar & Cia ~ Arapiraca - AL ~ text=q20-mont-moveis-betania ~ on=11-12 ~ contract=MEI
buscavagas ~ Montador de móveis ~ Loja Lar e Cia ~ - ~ text=q20-mont-moveis-betania ~ on=11-14

= Technician against installer of telecom fibre, one text
infojobs ~ Instalador de Fibra Óptica ~ Rede Fibra Guanabara ~ Rio de Janeiro - RJ ~ text=q20-tecinf-rio ~ on=10-13 ~ pay=R$ 1.980,00
catho ~ Técnico de Telecom (FTTH) - Campo Grande ~ Rede Fibra Guanabara Telecom ~ Rio de Janeiro, RJ ~ text=q20-tecinf-rio ~ as=breaks ~ on=10-17

= The text names two towns and each board takes one of them
infojobs ~ Fonoaudiólogo(a) Home Care ~ VidaEmCasa Home Care ~ Salvador - BA ~ text=q20-fono-ssa ~ on=10-20 ~ pay=R$ 75,00 por visita ~ contract=PJ
bne ~ Fonoaudiólogo ~ VidaEmCasa ~ Lauro de Freitas - BA ~ text=q20-fono-ssa ~ on=10-21 ~ contract=PJ

= Ordinary copy, doctor of animals, pay per shift
infojobs ~ Médico(a) Veterinário(a) Plantonista ~ Hospital Veterinário Patas do Cerrado ~ Goiânia - GO ~ text=q20-vet-goiania ~ on=11-09 ~ pay=R$ 420,00 por plantão
netvagas ~ Veterinário Plantonista Noturno ~ Hospital Veterinário Patas do Cerrado ~ Goiânia - GO ~ text=q20-vet-goiania ~ as=plain ~ on=11-12

= Ordinary copy at a board for all towns, title with the shift
gupy ~ Auxiliar de Logística ~ Nexo Fulfillment ~ Extrema - MG ~ text=q20-aux-log-extrema ~ on=11-03 ~ contract=CLT
infojobs ~ Auxiliar de Logística - 2º turno ~ Nexo Fulfillment ~ Extrema - MG ~ text=q20-aux-log-extrema ~ as=breaks ~ on=11-04 ~ pay=R$ 2.050,00

= Ordinary short text, title with the neighbourhood
solides ~ Barista ~ Café Ipê Roxo ~ Curitiba - PR ~ text=q20-barista-cwb ~ on=11-06 ~ pay=R$ 1.980,00
encontresuavaga ~ Barista - Juvevê ~ Café Ipê Roxo ~ Curitiba, PR (Juvevê) ~ text=q20-barista-cwb ~ tail=Não perca tempo, candidate-se agora mesmo! ~ on=11-07

= Ordinary cut copy, facilities company named in full and short
vagas ~ Bombeiro Civil ~ Escudo Facilities ~ Rio de Janeiro - RJ ~ text=q20-bombeiro-rj ~ on=10-10 ~ pay=R$ 2.390,00
careerjet ~ Bombeiro(a) Civil - Barra da Tijuca ~ Escudo Facilities Serviços Integrados ~ Rio de Janeiro, RJ ~ text=q20-bombeiro-rj/200 ~ as=plain ~ on=10-14

= Ordinary copy, e-commerce written in two ways
trampos ~ Assistente de E-commerce ~ Sapataria Três Colinas ~ Franca - SP ~ text=q20-fot-ecom-franca ~ on=10-23 ~ pay=R$ 2.200,00
infojobs ~ Assistente de Ecommerce / Marketplace ~ Três Colinas Calçados ~ Franca - SP ~ text=q20-fot-ecom-franca ~ as=plain ~ on=10-27

= Date missing on one side, plumber with the craft's other name
bne ~ Encanador Industrial ~ Montagens Tietê ~ Paulínia - SP ~ text=q20-inst-hidr-itu ~ on=none ~ pay=R$ 18,60 por hora
infojobs ~ Encanador Industrial (obra certa) ~ Montagens Tietê Ltda ~ Paulínia - SP ~ text=q20-inst-hidr-itu ~ on=10-09

= The body by its full name and by its initials
vagas ~ Analista de Comunicação Pleno ~ Confederação Nacional dos Hortigranjeiros ~ Brasília - DF ~ text=q20-jorn-bsb ~ on=11-10 ~ pay=R$ 6.100,00
trampos ~ Analista de Comunicação (Assessoria de Imprensa) ~ CNHort ~ Brasília - DF ~ text=q20-jorn-bsb ~ as=breaks ~ on=11-12

≠ One chain, one text, two towns
gupy ~ Operador(a) de Loja ~ Atacado Bom Celeiro ~ Uberlândia - MG ~ text=q20d-atac-operloja ~ on=10-13 ~ contract=CLT ~ mode=onsite
gupy ~ Operador(a) de Loja ~ Atacado Bom Celeiro ~ Uberaba - MG ~ text=q20d-atac-operloja ~ on=10-13 ~ contract=CLT ~ mode=onsite

≠ One chain, the same text at two portals, towns of two states
infojobs ~ Operador de Loja ~ Atacado Bom Celeiro ~ Palmas - TO ~ text=q20d-atac-operloja ~ as=breaks ~ on=10-20
careerjet ~ Operador(a) de Loja ~ Atacado Bom Celeiro ~ Goiânia, GO ~ text=q20d-atac-operloja/240 ~ as=plain ~ on=10-22

≠ Same furniture chain, one text, two towns of Paraná
gupy ~ Vendedor(a) ~ Casa Araucária Móveis ~ Ponta Grossa - PR ~ text=q20-vend-moveis-maringa ~ on=10-14 ~ contract=CLT
netvagas ~ Vendedor ~ Casa Araucária Móveis ~ Guarapuava - PR ~ text=q20-vend-moveis-maringa ~ as=plain ~ on=10-15

≠ One hospital network, the same post in two towns
vagas ~ Técnico(a) de Enfermagem - Clínica Médica ~ Rede Santa Benta de Saúde ~ Campinas - SP ~ text=q20d-tecenf-rede ~ on=09-29
vagas ~ Técnico(a) de Enfermagem - Clínica Médica ~ Rede Santa Benta de Saúde ~ Sorocaba - SP ~ text=q20d-tecenf-rede ~ on=09-29

≠ One bank, the same wording, agencies in two towns
gupy ~ Gerente de Relacionamento PF ~ Banco Itaberá ~ Aracaju - SE ~ text=q20d-ger-agencia ~ on=10-05
catho ~ Gerente de Relacionamento Pessoa Física ~ Banco Itaberá S.A. ~ Maceió, AL ~ text=q20d-ger-agencia ~ as=plain ~ on=10-09

≠ Phone reseller, same text, two towns far apart
infojobs ~ Consultor(a) de Vendas ~ Vox Celular ~ Juazeiro do Norte - CE ~ text=q20d-vend-tel ~ on=10-18
infojobs ~ Consultor(a) de Vendas ~ Vox Celular ~ Sobral - CE ~ text=q20d-vend-tel ~ on=10-18

≠ The base in the last sentence differs, so does the town
gupy ~ Motorista de Entrega D ~ TransVetor ~ Serra - ES ~ text=q20d-motorista-cd1 ~ on=10-21 ~ contract=CLT
bne ~ Motorista de Entrega D ~ TransVetor ~ Feira de Santana - BA ~ text=q20d-motorista-cd2 ~ on=10-24

≠ One school group, unit in two towns
catho ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Horizonte Azul ~ Ribeirão Preto, SP ~ text=q20d-prof-mat-1 ~ on=11-09 ~ pay=R$ 41,00 por hora
infojobs ~ Professor de Matemática - Ensino Médio ~ Colégio Horizonte Azul ~ Araraquara - SP ~ text=q20d-prof-mat-1 ~ on=11-10 ~ pay=R$ 41,00 por hora

≠ One contractor, same text, two worksites
solides ~ Encarregado de Obras - Saneamento ~ Viapar Engenharia ~ Teresina - PI ~ text=q20d-coord-obra ~ on=10-06 ~ pay=R$ 4.600,00
netvagas ~ Encarregado de Obras - Saneamento ~ Viapar Engenharia ~ São Luís - MA ~ text=q20d-coord-obra ~ as=plain ~ on=10-08 ~ pay=R$ 4.600,00

≠ Cleaning firm with a like post in a neighbouring town of the same bay
infojobs ~ Auxiliar de Limpeza ~ Limpex Nordeste ~ Olinda - PE ~ text=q20d-limpex-olinda ~ on=10-12 ~ pay=R$ 1.640,00
gupy ~ Auxiliar de Limpeza ~ Limpex Nordeste ~ Recife - PE ~ text=q20-auxlimp-recife ~ on=10-12 ~ pay=R$ 1.640,00

≠ One internship programme, two mines
gupy ~ Estágio em Engenharia ~ Minério Futuro ~ Itabira - MG ~ text=q20d-estagio-eng ~ on=10-28
gupy ~ Estágio em Engenharia ~ Minério Futuro ~ Parauapebas - PA ~ text=q20d-estagio-eng ~ on=10-28

≠ Fast-food chain, two state capitals, cut text
careerjet ~ Gerente de Restaurante ~ Crocante Frango Frito ~ Natal, RN ~ text=q20d-gerloja-fast/180 ~ on=10-12
jobleads ~ Gerente de Restaurante ~ Crocante Frango Frito ~ João Pessoa, PB ~ text=q20d-gerloja-fast/180 ~ on=10-15

≠ Cooperative's plants in two towns
gupy ~ Auxiliar de Produção ~ Cooperativa Oeste Verde ~ Erechim - RS ~ text=q20d-insp-cascavel ~ on=10-05 ~ contract=CLT
infojobs ~ Auxiliar de Produção ~ Cooperativa Oeste Verde ~ Xanxerê - SC ~ text=q20d-insp-cascavel ~ as=plain ~ on=10-08

≠ One pharmacy chain, two shops of one town
gupy ~ Farmacêutico(a) - Loja Buritis ~ Farmácias Vida Plena ~ Belo Horizonte - MG ~ text=q20-farma-bh ~ on=10-21 ~ pay=R$ 5.120,00 ~ contract=CLT
gupy ~ Farmacêutico(a) - Loja Sion ~ Farmácias Vida Plena ~ Belo Horizonte - MG ~ text=q20d-farma-sion ~ on=10-21 ~ pay=R$ 5.120,00 ~ contract=CLT

≠ One text, neighbourhoods differ in the place
infojobs ~ Atendente de Loja ~ Farmácias Santa Edwiges ~ Maceió, AL (Ponta Verde) ~ text=q20d-atend-farm ~ on=10-19
infojobs ~ Atendente de Loja ~ Farmácias Santa Edwiges ~ Maceió, AL (Benedito Bentes) ~ text=q20d-atend-farm ~ on=10-19

≠ One text, the shop stands in the title
bne ~ Atendente de Loja - Jatiúca ~ Farmácias Santa Edwiges ~ Maceió - AL ~ text=q20d-atend-farm ~ on=10-20
infojobs ~ Atendente de Loja - Farol ~ Farmácias Santa Edwiges ~ Maceió - AL ~ text=q20d-atend-farm ~ on=10-21

≠ Supermarket chain, two shops named by their streets
infojobs ~ Operador de Caixa - Loja Afonso Pena ~ Supermercados Ladeira Nova ~ Curitiba - PR ~ text=q20d-cx-super ~ on=11-03
netvagas ~ Operador de Caixa - Loja Mercês ~ Supermercados Ladeira Nova ~ Curitiba - PR ~ text=q20d-cx-super ~ as=plain ~ on=11-04

≠ Restaurant with two houses on one island
infojobs ~ Cozinheiro(a) - Campeche ~ Restaurante Maré Alta ~ Florianópolis - SC ~ text=q20d-cozin-campeche ~ on=10-30 ~ pay=R$ 2.700,00
infojobs ~ Cozinheiro(a) - Lagoa ~ Restaurante Maré Alta ~ Florianópolis - SC ~ text=q20-cozin-floripa ~ on=10-30 ~ pay=R$ 2.700,00

≠ Gym chain, two units of one city
solides ~ Professor de Musculação - Unidade Tatuapé ~ Academia PulsoFit ~ São Paulo - SP ~ text=q20d-academia ~ on=10-26 ~ pay=R$ 21,00 por hora
catho ~ Professor(a) de Musculação ~ PulsoFit ~ São Paulo, SP (Santo Amaro) ~ text=q20d-academia ~ as=plain ~ on=10-27

≠ Same brand, two shopping centres of one town
gupy ~ Consultor(a) de Beleza - Shopping Recife Sul ~ Flor de Baunilha ~ Recife - PE ~ text=q20d-perfum ~ on=11-02
gupy ~ Consultor(a) de Beleza - Shopping Tacaruna Velho ~ Flor de Baunilha ~ Recife - PE ~ text=q20d-perfum ~ on=11-02

≠ Facilities company, two guarded buildings of one city
catho ~ Porteiro ~ GuardaVale Serviços ~ Rio de Janeiro, RJ (Barra da Tijuca) ~ text=q20d-portaria-cond ~ on=10-15 ~ pay=R$ 1.780,00
catho ~ Porteiro ~ GuardaVale Serviços ~ Rio de Janeiro, RJ (Tijuca) ~ text=q20d-portaria-cond2 ~ on=10-16 ~ pay=R$ 1.780,00

≠ Dental clinic's two units in one town
solides ~ Recepcionista ~ Clínica OdontoMar ~ Vila Velha - ES ~ text=q20d-recep-laranj ~ on=11-03 ~ pay=R$ 1.850,00
encontresuavaga ~ Recepcionista - Praia da Costa ~ Clínica OdontoMar ~ Vila Velha, ES (Praia da Costa) ~ text=q20-recep-vilavelha ~ on=11-04

≠ Chain of petrol stations, two stations of one town
bne ~ Frentista - Posto Rodoviário ~ Rede Estrada Boa ~ Vitória da Conquista - BA ~ text=q20d-posto ~ on=10-12
bne ~ Frentista - Posto Olívia Flores ~ Rede Estrada Boa ~ Vitória da Conquista - BA ~ text=q20d-posto ~ on=10-12

≠ Fashion chain, two shopping centres of the federal capital
infojobs ~ Subgerente de Loja - Park Norte ~ Maison Tulipa ~ Brasília - DF ~ text=q20d-banca-subgerente ~ on=10-22
jobleads ~ Subgerente de Loja - Taguatinga ~ Maison Tulipa ~ Brasília, DF ~ text=q20d-banca-subgerente ~ as=plain ~ on=10-25

≠ Crèche network, two crèches of one city, one text
vagas ~ Educador(a) Assistente - Restinga ~ Instituto Primeira Infância do Pampa ~ Porto Alegre - RS ~ text=q20d-colegio-monit ~ on=11-05 ~ pay=R$ 2.010,00
infojobs ~ Educadora Assistente - Rubem Berta ~ Instituto Primeira Infância do Pampa ~ Porto Alegre - RS ~ text=q20d-colegio-monit ~ on=11-06 ~ pay=R$ 2.010,00

≠ Two shops of the hypermarket in one town
gupy ~ Açougueiro(a) - Cidade Nova ~ Hiper Castanheira ~ Ananindeua - PA ~ text=q20-acougue-ananindeua ~ on=10-24
gupy ~ Açougueiro(a) - Coqueiro ~ Hiper Castanheira ~ Ananindeua - PA ~ text=q20d-acougue-coqueiro ~ on=10-24

≠ Senior and mid-level of one team, nearly one text
gupy ~ Pessoa Desenvolvedora Java Sênior ~ Quirino Tech ~ Remoto ~ text=q20-dev-java-remoto ~ on=10-27 ~ mode=remote
gupy ~ Pessoa Desenvolvedora Java Pleno ~ Quirino Tech ~ Remoto ~ text=q20d-dev-java-pleno ~ on=10-27 ~ mode=remote

≠ Junior and mid-level in one factory's tax team
gupy ~ Analista Fiscal Júnior ~ Metalúrgica Cachoeira do Norte ~ Joinville - SC ~ text=q20d-anfis-jr ~ on=10-20 ~ contract=CLT
bne ~ Analista Fiscal Pleno ~ Metalúrgica Cachoeira do Norte ~ Joinville - SC ~ text=q20-anfis-joinville-b ~ on=10-22

≠ Intern and assistant in one finance team
gupy ~ Assistente Financeiro ~ Grupo Pequi Agro ~ Goiânia - GO ~ text=q20-fin-goiania ~ on=10-13
gupy ~ Estágio - Financeiro ~ Grupo Pequi Agro ~ Goiânia - GO ~ text=q20d-estag-fin ~ on=10-14

≠ Leader and helper of one stock room
gupy ~ Auxiliar de Estoque ~ Distribuidora Serra Mansa ~ Contagem - MG ~ text=q20-estoq-contagem ~ on=10-05
infojobs ~ Líder de Estoque ~ Distribuidora Serra Mansa ~ Contagem - MG ~ text=q20d-lider-estoque ~ on=10-06

≠ Accountant's senior and mid-level posts, same page
gupy ~ Analista Contábil Sênior ~ Cooperagro Iguaçu ~ Cascavel - PR ~ text=q20-contab-cascavel ~ on=09-22
vagas ~ Analista Contábil Pleno ~ Cooperagro Iguaçu ~ Cascavel - PR ~ text=q20d-contab-pl ~ on=09-25

≠ Trainee and internship programmes of one company
gupy ~ Programa Trainee 2027 ~ TransVetor ~ Jundiaí - SP ~ text=q20d-trainee-op ~ on=10-01 ~ pay=R$ 6.800,00
gupy ~ Programa de Estágio 2027 ~ TransVetor ~ Jundiaí - SP ~ text=q20d-estagio-op ~ on=10-01 ~ pay=R$ 1.900,00

≠ Support levels one and two at the same client
nerdin ~ Técnico de Suporte N1 ~ Norte Digital ~ Belém - PA ~ text=q20-suporte-ti-belem ~ on=09-28 ~ pay=R$ 2.050,00
nerdin ~ Técnico de Suporte N2 ~ Norte Digital ~ Belém - PA ~ text=q20d-n2-belem ~ on=09-28 ~ pay=R$ 3.300,00

≠ Senior and mid-level testers, one text otherwise
nerdin ~ QA Pleno ~ Ciatech Sistemas ~ Curitiba - PR ~ text=q20-qa-nerdin ~ on=10-23 ~ mode=hybrid
nerdin ~ QA Sênior ~ Ciatech Sistemas ~ Curitiba - PR ~ text=q20d-qa-sr ~ on=10-23 ~ mode=hybrid

≠ Production operators I and II of one factory, other pay
gupy ~ Operador(a) de Produção I ~ Química Guaíba ~ Canoas - RS ~ text=q20-operprod-canoas ~ on=10-07 ~ pay=R$ 2.370,00
gupy ~ Operador(a) de Produção II ~ Química Guaíba ~ Canoas - RS ~ text=q20d-operprod2 ~ on=10-07 ~ pay=R$ 2.790,00

≠ Two levels in a law office
catho ~ Advogado Júnior - Contencioso Cível ~ Castelo Branco Torres Advogados ~ Vitória, ES ~ text=q20-adv-vitoria ~ on=09-18 ~ pay=R$ 3.900,00
vagas ~ Advogado(a) Pleno - Contencioso Cível ~ CBT Advogados ~ Vitória - ES ~ text=q20d-adv-pleno ~ on=09-18 ~ pay=R$ 6.200,00

≠ Coordinator and supervisor of one warehouse
gupy ~ Coordenador(a) de Logística - E-commerce ~ TransVetor ~ Jundiaí - SP ~ text=q20-coordlog-jundiai ~ on=10-01
gupy ~ Supervisor(a) de Logística - E-commerce ~ TransVetor ~ Jundiaí - SP ~ text=q20d-coordlog-super ~ on=10-03

≠ Senior and mid-level engineers, one page otherwise
vagas ~ Engenheiro(a) de Produção Pleno ~ Plastivale Indústria ~ São José dos Pinhais - PR ~ text=q20-engprod-sjp ~ on=09-17
vagas ~ Engenheiro(a) de Produção Sênior ~ Plastivale Indústria ~ São José dos Pinhais - PR ~ text=q20d-eng-sr ~ on=09-17

≠ Open post and its twin for people with disabilities, same employer
vagas ~ Técnico(a) de Enfermagem - Pronto Atendimento ~ Hospital São Bento do Potengi ~ Natal - RN ~ text=q20-tecenf-natal ~ on=09-21
vagas ~ Técnico(a) de Enfermagem - Vaga exclusiva PcD ~ Hospital São Bento do Potengi ~ Natal - RN ~ text=q20d-tecenf-pcd ~ on=09-21

≠ Twin for PcD of a stock helper, one line more
gupy ~ Auxiliar de Estoque ~ Distribuidora Serra Mansa ~ Contagem - MG ~ text=q20-estoq-contagem ~ on=10-05
gupy ~ Auxiliar de Estoque (PCD) ~ Distribuidora Serra Mansa ~ Contagem - MG ~ text=q20d-estoq-pcd ~ on=10-07

≠ Twin for PcD, title only
infojobs ~ Operador de Loja ~ Atacado Bom Celeiro ~ Cuiabá - MT ~ text=q20d-atac-operloja ~ on=10-15
infojobs ~ Operador de Loja - PcD ~ Atacado Bom Celeiro ~ Cuiabá - MT ~ text=q20d-atac-operloja ~ on=10-15

≠ Twin for PcD at a supermarket, other portals
netvagas ~ Operador de Caixa ~ Supermercados Ladeira Nova ~ Curitiba - PR ~ text=q20d-cx-super ~ on=11-03
infojobs ~ Operador de Caixa PCD ~ Supermercados Ladeira Nova ~ Curitiba - PR ~ text=q20d-caixa-pcd ~ on=11-03

≠ Twin for PcD in an office
vagas ~ Assistente Administrativo ~ Polo Resinas ~ Camaçari - BA ~ text=q20d-adm-pcd ~ on=10-11
catho ~ Assistente Administrativo - exclusiva PcD ~ Polo Resinas S/A ~ Camaçari, BA ~ text=q20d-adm-pcd2 ~ on=10-13

≠ Twin for PcD at a contact centre
infojobs ~ Operador(a) de Telemarketing - SAC Receptivo ~ ConectaMais Contact Center ~ João Pessoa - PB ~ text=q20-telemkt-jp ~ on=10-22
bne ~ Operador de Telemarketing PcD ~ ConectaMais Contact Center ~ João Pessoa - PB ~ text=q20d-tele-pcd ~ on=10-23

≠ Two teams of one employer, one boilerplate
gupy ~ Analista de Marketing Pleno ~ Verdana Foods ~ São Paulo - SP ~ text=q20d-verde-eng ~ on=10-12 ~ mode=hybrid
gupy ~ Analista de Trade Marketing Pleno ~ Verdana Foods ~ São Paulo - SP ~ text=q20d-verde-trade ~ on=10-14 ~ mode=hybrid

≠ Two wards of one hospital, same frame
vagas ~ Técnico(a) de Enfermagem - Pronto Atendimento ~ Hospital São Bento do Potengi ~ Natal - RN ~ text=q20-tecenf-natal ~ on=09-21
infojobs ~ Técnico de Enfermagem - UTI Neonatal ~ Hospital São Bento do Potengi ~ Natal - RN ~ text=q20d-uti-neo ~ on=09-22

≠ Two HR specialities of one factory
gupy ~ Analista de RH - Recrutamento e Seleção ~ Têxtil Jaguari ~ Campinas - SP ~ text=q20-rh-campinas ~ on=11-05
vagas ~ Analista de RH - Remuneração e Benefícios ~ Têxtil Jaguari S.A. ~ Campinas - SP ~ text=q20d-jaguari-tr ~ on=11-05

≠ Finance and sales assistants of one group, same hours, same pay
gupy ~ Assistente Financeiro ~ Grupo Pequi Agro ~ Goiânia - GO ~ text=q20-fin-goiania ~ on=10-13
gupy ~ Assistente Comercial ~ Grupo Pequi Agro ~ Goiânia - GO ~ text=q20d-pequi-com ~ on=10-13

≠ Same title, two directorates of one mining company
gupy ~ Analista de Dados Pleno - Operações ~ Minério Futuro ~ Belo Horizonte - MG ~ text=q20-analdados-bh ~ on=10-28 ~ mode=hybrid
careerjet ~ Analista de Dados Pleno - Financeiro ~ Minério Futuro ~ Belo Horizonte, MG ~ text=q20d-minerio-dados-fin ~ as=plain ~ on=10-29

≠ Production and quality engineers of one plant
vagas ~ Engenheiro(a) de Produção Pleno ~ Plastivale Indústria ~ São José dos Pinhais - PR ~ text=q20-engprod-sjp ~ on=09-17
jobleads ~ Engenheiro(a) da Qualidade Pleno ~ Plastivale ~ São José dos Pinhais, PR ~ text=q20d-plasti-mont/320 ~ as=plain ~ on=09-20

≠ Growth and CRM analysts of one company
gupy ~ Analista de Growth Marketing ~ Boreas Software ~ Florianópolis - SC ~ text=q20-mktanalyst ~ on=10-26 ~ mode=hybrid
gupy ~ Analista de CRM e Automação ~ Boreas Software ~ Florianópolis - SC ~ text=q20d-boreas-crm ~ on=10-26 ~ mode=hybrid

≠ Stock by day and dispatch by night at one distributor
gupy ~ Auxiliar de Estoque ~ Distribuidora Serra Mansa ~ Contagem - MG ~ text=q20-estoq-contagem ~ on=10-05
catho ~ Auxiliar de Expedição ~ Distribuidora Serra Mansa ~ Contagem, MG ~ text=q20d-serra-exp ~ on=10-05

≠ Two teams and two requisitions at one lab
sap ~ Senior Developer - Tax Localization ~ SAP ~ São Leopoldo - RS ~ text=q20-ds-sap ~ on=10-09 ~ mode=hybrid
sap ~ Senior Developer - Procurement Cloud ~ SAP ~ São Leopoldo - RS ~ text=q20d-sap-support ~ on=10-12 ~ mode=hybrid

≠ Same title, storage and networking, other requisition number
dell ~ Technical Support Engineer 2 - Storage ~ Dell Technologies ~ Eldorado do Sul - RS ~ text=q20-dell-support ~ on=10-20 ~ mode=hybrid
dell ~ Technical Support Engineer 2 - Networking ~ Dell Technologies ~ Eldorado do Sul - RS ~ text=q20d-dell-net ~ on=10-20 ~ mode=hybrid

≠ Two sectors of one public hospital, same pay and hours
vagas ~ Enfermeiro(a) Assistencial - Centro Cirúrgico ~ Instituto Boreal de Saúde ~ São Luís - MA ~ text=q20-enf-saoluis ~ on=10-06 ~ pay=R$ 4.750,00
vagas ~ Enfermeiro(a) Assistencial - Urgência e Emergência ~ Instituto Boreal de Saúde ~ São Luís - MA ~ text=q20d-bs-ti ~ on=10-06 ~ pay=R$ 4.750,00

≠ One school, two subjects, one wording
catho ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Horizonte Azul ~ Ribeirão Preto, SP ~ text=q20d-prof-mat-1 ~ on=11-09
catho ~ Professor(a) de Física - Ensino Médio ~ Colégio Horizonte Azul ~ Ribeirão Preto, SP ~ text=q20d-hor-ciencias ~ on=11-09

≠ Electrician and mechanic of one slaughterhouse
gupy ~ Eletricista de Manutenção ~ Frigorífico Boa Invernada ~ Cuiabá - MT ~ text=q20-eletric-cuiaba ~ on=09-15
gupy ~ Mecânico(a) de Manutenção ~ Frigorífico Boa Invernada ~ Cuiabá - MT ~ text=q20d-montcarlo-eletr ~ on=09-15

≠ Receptionists of a clinic and of a hotel
infojobs ~ Recepcionista ~ Clínica Ortus ~ Belém - PA ~ text=q20d-recep-a ~ on=10-20
bne ~ Recepcionista ~ Hotel Ver-o-Rio ~ Belém - PA ~ text=q20d-recep-two ~ on=10-20

≠ Two metalworks, welders wanted in one town
gupy ~ Soldador(a) MIG/MAG ~ Implementos Serra Alta ~ Caxias do Sul - RS ~ text=q20-solda-caxias ~ on=10-08
infojobs ~ Soldador MIG ~ Metalúrgica Três Forquetas ~ Caxias do Sul - RS ~ text=q20d-solda-two ~ on=10-10

≠ Two shops of one shopping street
infojobs ~ Vendedor(a) ~ Calçados Passarela Real ~ Bauru - SP ~ text=q20d-vend-a ~ on=11-04
infojobs ~ Vendedor(a) ~ Eletro Bauru Utilidades ~ Bauru - SP ~ text=q20d-vend-two ~ on=11-05

≠ Remote developers of two companies with other languages
remotar ~ Desenvolvedor Back-end Pleno ~ Lojão Virtual Sistemas ~ Remoto ~ text=q20d-dev-php ~ on=10-22 ~ pay=R$ 7.000,00 ~ contract=PJ ~ mode=remote
nerdin ~ Desenvolvedor Back-end Pleno ~ Edurama ~ Remoto ~ text=q20d-dev-node ~ on=10-23 ~ pay=R$ 8.200,00 ~ contract=CLT ~ mode=remote

≠ Deliverer of drinks and deliverer of gas
bne ~ Motorista Entregador ~ Planalto Bebidas ~ Anápolis - GO ~ text=q20-motor-anapolis ~ on=09-30 ~ pay=R$ 2.480,00
divulgavagas ~ Motorista Entregador ~ Chama Boa Gás ~ Anápolis - GO ~ text=q20d-mot-two ~ on=10-02 ~ pay=R$ 2.100,00

≠ A school's office and an animal clinic's office
catho ~ Assistente Administrativo ~ Escola Técnica Pedra Branca ~ Mogi das Cruzes, SP ~ text=q20-assadm-mogi ~ on=11-03
infojobs ~ Assistente Administrativo ~ Bicho da Serra ~ Mogi das Cruzes - SP ~ text=q20d-adm-two ~ on=11-05

≠ Nutritionist of a canteen and of a hospital
catho ~ Nutricionista ~ Nutri&Mesa ~ Ribeirão Preto, SP ~ text=q20-nutri-ribeirao ~ on=09-09
vagas ~ Nutricionista ~ Hospital Santa Veridiana ~ Ribeirão Preto - SP ~ text=q20d-nutri-two ~ on=09-12

≠ Pharmacists of two chains in one capital
infojobs ~ Farmacêutico(a) ~ Drogaria Mineira Popular ~ Belo Horizonte - MG ~ text=q20d-farm-two ~ on=10-20
infojobs ~ Farmacêutico(a) ~ Farmácias Vida Plena ~ Belo Horizonte - MG ~ text=q20-farma-bh ~ on=10-23

≠ Two terminals of one port town
vagas ~ Operador de Empilhadeira ~ Navelog Terminais ~ Itajaí - SC ~ text=q20-opemp-itajai ~ on=10-28
bne ~ Operador de Empilhadeira ~ Frios do Vale ~ Itajaí - SC ~ text=q20d-emp-two ~ on=10-28

≠ Care home and private household
infojobs ~ Cuidador(a) de Idosos ~ Residencial Bem Viver Sênior ~ Pelotas - RS ~ text=q20-cuidador-pelotas ~ on=10-26
divulgavagas ~ Cuidadora de Idosos ~ Anjos do Lar ~ Pelotas - RS ~ text=q20d-cuid-two ~ on=10-27

≠ Seamstresses of a knit factory and a jeans workshop
solides ~ Costureira(o) ~ Malharia Vale das Hortênsias ~ Blumenau - SC ~ text=q20-costur-blumenau ~ on=10-19
divulgavagas ~ COSTUREIRA ~ Facção Dona Ilda ~ Blumenau - SC ~ text=q20d-cost-two ~ on=10-20

≠ Two accounting offices of one city, like duties
infojobs ~ Auxiliar de Departamento Pessoal ~ Contabilidade Farol da Barra ~ Salvador - BA ~ text=q20-auxdep-pessoal-ssa ~ on=09-30
bne ~ Auxiliar de Departamento Pessoal ~ Soma Fiscal ~ Salvador - BA ~ text=q20d-contab-two ~ on=10-01

≠ Waiters of a beach bar and a pizzeria
infojobs ~ Garçom ~ Barraca Sol Poente ~ Fortaleza - CE ~ text=q20-garcom-fortaleza ~ on=11-06
buscavagas ~ Garçom ~ Massa Mãe Pizzaria ~ Fortaleza - CE ~ text=q20d-garcom-two ~ on=11-07

≠ Other shift, other plant, other code
infojobs ~ Torneiro CNC - 1164 ~ Hidro-Usina Componentes ~ Piracicaba - SP ~ text=q20d-torno-1 ~ on=09-16
infojobs ~ Torneiro CNC - 1187 ~ Hidro-Usina Componentes ~ Piracicaba - SP ~ text=q20d-torno-2 ~ on=09-16

≠ Second and third shift as two postings with codes
gupy ~ Auxiliar de Logística - 2º turno (R-3310) ~ Nexo Fulfillment ~ Extrema - MG ~ text=q20-aux-log-extrema ~ on=11-03
gupy ~ Auxiliar de Logística - 3º turno (R-3311) ~ Nexo Fulfillment ~ Extrema - MG ~ text=q20d-auxlog-3t ~ on=11-03

≠ Night and day posts of one ward, two codes
vagas ~ Técnico(a) de Enfermagem PA - Noturno (v2518841) ~ Hospital São Bento do Potengi ~ Natal - RN ~ text=q20-tecenf-natal ~ on=09-21
vagas ~ Técnico(a) de Enfermagem PA - Diurno (v2518845) ~ Hospital São Bento do Potengi ~ Natal - RN ~ text=q20d-tecenf-dia ~ on=09-21

≠ Guard at a shopping centre and guard at a hospital, one company
bne ~ Vigilante - Posto Shopping ~ Forte Pantanal Segurança ~ Campo Grande - MS ~ text=q20-vigil-campogrande ~ on=10-05 ~ pay=R$ 2.120,00
bne ~ Vigilante Noturno - Posto Hospital ~ Forte Pantanal Segurança ~ Campo Grande - MS ~ text=q20d-vigil-noite ~ on=10-05 ~ pay=R$ 2.120,00

≠ Customer service and collection at one contact centre
infojobs ~ Operador(a) de Telemarketing - SAC Receptivo ~ ConectaMais Contact Center ~ João Pessoa - PB ~ text=q20-telemkt-jp ~ on=10-22
infojobs ~ Operador(a) de Telemarketing - Cobrança ~ ConectaMais Contact Center ~ João Pessoa - PB ~ text=q20d-tele-noite ~ on=10-22

≠ Temporary for Christmas and permanent in the same shop
gupy ~ Operador(a) de Loja - Temporário Fim de Ano - Amazonas Plaza ~ Magazine Igarapé ~ Manaus - AM ~ text=q20-temp-manaus ~ on=11-09 ~ contract=Temporário
gupy ~ Operador(a) de Loja - Amazonas Plaza ~ Magazine Igarapé ~ Manaus - AM ~ text=q20d-temp-loja ~ on=11-09 ~ contract=CLT

≠ Contractor's post and a leave cover in one agency
trampos ~ Designer Gráfico Pleno ~ Agência Meia-Lua ~ São Paulo - SP ~ text=q20-designer-trampos ~ on=11-09 ~ pay=R$ 5.500,00 ~ contract=PJ ~ mode=hybrid
trampos ~ Designer Gráfico Pleno (temporário) ~ Agência Meia-Lua ~ São Paulo - SP ~ text=q20d-design-clt ~ on=11-10 ~ pay=R$ 4.900,00 ~ contract=Temporário ~ mode=onsite

≠ Employee in the clinic against a partner for Pilates
catho ~ Fisioterapeuta ~ Clínica Reabilita Mais ~ Juiz de Fora, MG ~ text=q20-fisio-jf ~ on=09-11 ~ pay=R$ 3.350,00 ~ contract=CLT
infojobs ~ Fisioterapeuta ~ Clínica Reabilita Mais ~ Juiz de Fora - MG ~ text=q20d-fisio-pj ~ on=09-14 ~ pay=R$ 28,00 por hora ~ contract=PJ

≠ Employed seller and a self-employed agent of one distributor
solides ~ Vendedor(a) Externo(a) ~ Distribuidora Agreste Forte ~ Caruaru - PE ~ text=q20-vendext-caruaru ~ on=10-20 ~ contract=CLT
infojobs ~ Representante Comercial - Vendas Externas ~ Distribuidora Agreste Forte ~ Caruaru - PE ~ text=q20d-vendext-rep ~ on=10-21 ~ contract=PJ

≠ Talent pool beside the real vacancy
gupy ~ Auxiliar de Estoque ~ Distribuidora Serra Mansa ~ Contagem - MG ~ text=q20-estoq-contagem ~ on=10-05
gupy ~ Banco de Talentos - Operação (Estoque) ~ Distribuidora Serra Mansa ~ Contagem - MG ~ text=q20d-banco-estoq ~ on=10-05

≠ Pool for next year's teachers and the present place
bne ~ Professor de Inglês ~ Open Fields Idiomas ~ Londrina - PR ~ text=q20-profing-londrina ~ on=10-01
infojobs ~ Professor de Inglês (Banco de Talentos 2027) ~ Open Fields Idiomas ~ Londrina - PR ~ text=q20d-banco-prof ~ on=10-05

≠ Reserve list for all levels and one open senior place
remotar ~ Desenvolvedor Java Sênior ~ Quirino Tech ~ Remoto ~ text=q20-dev-java-remoto ~ on=10-29 ~ mode=remote
nerdin ~ Cadastro Reserva - Desenvolvedor Java ~ Quirino Tech ~ Remoto ~ text=q20d-banco-dev ~ on=10-30 ~ mode=remote

≠ Nearly one text, but one is a list of CVs for March
gupy ~ Auxiliar de Produção ~ Cooperativa Oeste Verde ~ Chapecó - SC ~ text=q20-auxprod-chapeco ~ on=10-05
gupy ~ Banco de Currículos - Auxiliar de Produção ~ Cooperativa Oeste Verde ~ Chapecó - SC ~ text=q20d-banco-cop ~ on=10-06

≠ A reserve list by public notice and one place in the operating theatre
vagas ~ Enfermeiro(a) Assistencial - Centro Cirúrgico ~ Instituto Boreal de Saúde ~ São Luís - MA ~ text=q20-enf-saoluis ~ on=10-06
bne ~ Enfermeiro Assistencial - Cadastro de Reserva ~ Instituto Boreal de Saúde ~ São Luís - MA ~ text=q20d-banco-enf ~ on=10-07

≠ Two houses named after the same saint in one town
infojobs ~ Técnico(a) de Radiologia ~ Santa Casa São Lucas ~ Franca - SP ~ text=q20d-sbento-a ~ on=10-14
catho ~ Técnico em Radiologia ~ São Lucas Diagnósticos ~ Franca, SP ~ text=q20d-sbento-two ~ on=10-15

≠ One first name, an accounting office and a haulier
bne ~ Assistente Fiscal ~ Aliança Contábil ~ Maringá - PR ~ text=q20d-alianca-a ~ on=10-07
infojobs ~ Assistente Fiscal ~ Aliança Transportes ~ Maringá - PR ~ text=q20d-alianca-two ~ on=10-08

≠ Two schools with one name in one town, hours and pay differ
infojobs ~ Auxiliar de Coordenação ~ Colégio Nova Geração ~ Caruaru - PE ~ text=q20d-nova-a ~ on=11-03 ~ pay=R$ 1.750,00
infojobs ~ Auxiliar de Coordenação ~ Nova Geração Educação Infantil ~ Caruaru - PE ~ text=q20d-nova-two ~ on=11-06 ~ pay=R$ 1.450,00

≠ Food maker and trailer maker share a name, one trade
gupy ~ Mecânico(a) de Manutenção ~ Implementos Serra Alta ~ Caxias do Sul - RS ~ text=q20d-serralta-impl ~ on=10-08
catho ~ Mecânico de Manutenção ~ Serra Alta Alimentos ~ Caxias do Sul, RS ~ text=q20d-serralta-agro ~ on=10-09

≠ A laboratory and a pharmacy chain of one name
infojobs ~ Recepcionista ~ Laboratório Vida Plena ~ Belo Horizonte - MG ~ text=q20d-vida-a ~ on=10-20
gupy ~ Recepcionista ~ Farmácias Vida Plena ~ Belo Horizonte - MG ~ text=q20d-vida-two ~ on=10-21

≠ One agency, two clients, one title and town
infojobs ~ Auxiliar de Produção ~ MP Recursos Humanos ~ São Bernardo do Campo - SP ~ text=q20d-mprh-1 ~ on=10-13
infojobs ~ Auxiliar de Produção ~ MP Recursos Humanos ~ São Bernardo do Campo - SP ~ text=q20d-mprh-2 ~ on=10-13

≠ Consultancy's estate agent and hospital clients
vagas ~ Analista Financeiro ~ Selecta Talentos ~ Goiânia - GO ~ text=q20d-selecta-1 ~ on=10-19
catho ~ Analista Financeiro ~ Selecta Talentos ~ Goiânia, GO ~ text=q20d-selecta-2 ~ on=10-22

≠ HR analyst at a supermarket and at a school group, one consultancy
infojobs ~ Analista de Recursos Humanos ~ Ponte RH ~ Recife - PE ~ text=q20d-ponte-1 ~ on=10-26
bne ~ Analista de Recursos Humanos ~ Ponte RH Consultoria ~ Recife - PE ~ text=q20d-ponte-2 ~ on=10-28

≠ Head-hunter's two commercial managers in one town
vagas ~ Gerente Comercial ~ Vértice Executive Search ~ Ribeirão Preto - SP ~ text=q20d-vertice-1 ~ on=09-21
vagas ~ Gerente Comercial ~ Vértice Executive Search ~ Ribeirão Preto - SP ~ text=q20d-vertice-2 ~ on=09-24

≠ IT consultancy with two clients, nearly the same stack
nerdin ~ Analista de Sistemas COBOL Sênior ~ Tecnoponte Consultoria ~ Remoto ~ text=q20d-outs-1 ~ on=10-15 ~ pay=R$ 90,00 por hora ~ contract=PJ ~ mode=remote
remotar ~ Analista de Sistemas COBOL Sênior ~ Tecnoponte ~ Remoto ~ text=q20d-outs-2 ~ on=10-16 ~ pay=R$ 95,00 por hora ~ contract=PJ ~ mode=remote

≠ Both hidden, a parts shop and a clinic
infojobs ~ Auxiliar Administrativo ~ Confidencial ~ Londrina - PR ~ text=q20d-conf-a ~ on=10-20
bne ~ Auxiliar Administrativo ~ - ~ Londrina - PR ~ text=q20d-conf-two ~ on=10-21

≠ Both hidden, short and general, nothing ties them
catho ~ Vendedor Externo ~ - ~ Cuiabá, MT ~ text=q20d-conf-c ~ on=10-12
infojobs ~ Vendedor Externo ~ Empresa Confidencial ~ Cuiabá - MT ~ text=q20d-conf-d ~ on=10-14

≠ Both hidden, lunch in the centre and dinner at the beach
divulgavagas ~ Cozinheira ~ - ~ Natal - RN ~ text=q20d-conf-e ~ on=11-02
encontresuavaga ~ Cozinheira ~ - ~ Natal, RN ~ text=q20d-conf-f ~ on=11-03

≠ Both hidden, one trade in one city, other lines of business
infojobs ~ Assistente de PCP ~ Confidencial ~ Curitiba - PR ~ text=q20d-conf-g ~ on=10-07
catho ~ Assistente de PCP ~ Empresa Confidencial ~ Curitiba, PR ~ text=q20d-conf-h ~ on=10-10

≠ Both hidden and one says nearly nothing, towns of the state differ
bne ~ Motorista categoria D ~ - ~ Campina Grande - PB ~ text=q20d-conf-i ~ on=10-18
divulgavagas ~ Motorista categoria D ~ - ~ Patos - PB ~ text=q20d-conf-j ~ on=10-19

≠ Both hidden, a clinic's post and shifts at home
infojobs ~ Técnico de Enfermagem ~ Confidencial ~ Teresina - PI ~ text=q20d-conf-k ~ on=10-21 ~ pay=R$ 2.150,00
vagas ~ Técnico(a) de Enfermagem ~ Empresa Confidencial ~ Teresina - PI ~ text=q20d-conf-l ~ on=10-23 ~ pay=R$ 150,00 por plantão

≠ Hidden employer in an accounting office against a named industry
infojobs ~ Analista Contábil ~ - ~ São Paulo - SP ~ text=q20d-conf-m ~ on=10-13
gupy ~ Analista Contábil ~ Verdana Foods ~ São Paulo - SP ~ text=q20d-verde-cont ~ on=10-12 ~ mode=hybrid

≠ Pay doubles because one sells to large accounts
solides ~ Executivo(a) de Contas (Closer) ~ Kuma ~ Curitiba - PR ~ text=q20-execcontas-curitiba ~ on=10-30 ~ pay=R$ 3.800,00
gupy ~ Executivo(a) de Contas ~ Kuma ~ Curitiba - PR ~ text=q20d-vend-fixo ~ on=10-30 ~ pay=R$ 7.500,00

≠ Site engineer and estimator, pay far apart
gupy ~ Engenheiro(a) Civil ~ CTM Empreendimentos ~ Vila Velha - ES ~ text=q20-eng-civil-vit ~ on=10-20 ~ pay=R$ 9.800,00
infojobs ~ Engenheiro(a) Civil ~ CTM Empreendimentos ~ Vila Velha - ES ~ text=q20d-eng-obra-two ~ on=10-22 ~ pay=R$ 5.900,00

≠ A baker and a hidden employer's master baker, pay and day off differ
infojobs ~ Padeiro ~ Panificadora Trigo da Serra ~ Lages - SC ~ text=q20-padeiro-lages ~ on=10-21 ~ pay=R$ 2.600,00
bne ~ Padeiro ~ - ~ Lages - SC ~ text=q20d-padeiro-two ~ on=10-22 ~ pay=R$ 3.400,00

≠ The same advertisement again after ten weeks is a new hiring
infojobs ~ Cozinheiro(a) ~ Restaurante Maré Alta ~ Florianópolis - SC ~ text=q20-cozin-floripa ~ on=08-18
infojobs ~ Cozinheiro(a) ~ Restaurante Maré Alta ~ Florianópolis - SC ~ text=q20-cozin-floripa ~ on=10-30

≠ Two portals, fifty-eight days between
catho ~ Nutricionista de Produção ~ Nutri&Mesa ~ Ribeirão Preto, SP ~ text=q20-nutri-ribeirao ~ on=09-09 ~ pay=R$ 4.300,00
netvagas ~ Nutricionista de Produção ~ Nutri&Mesa ~ Ribeirão Preto - SP ~ text=q20-nutri-ribeirao ~ as=plain ~ on=11-06

≠ Last intake's post and this one's, two months apart
gupy ~ Operador(a) de Caixa ~ Supermercado Bom Roçado ~ Teresina - PI ~ text=q20-caixa-teresina ~ on=08-12
infojobs ~ Operador de Caixa ~ Supermercado Bom Roçado ~ Teresina - PI ~ text=q20-caixa-teresina ~ on=10-19

≠ Sewing post of August and of October
gupy ~ Costureira(o) ~ Malharia Vale das Hortênsias ~ Blumenau - SC ~ text=q20-costur-blumenau ~ on=08-03
solides ~ Costureira(o) ~ Malharia Vale das Hortênsias ~ Blumenau - SC ~ text=q20-costur-blumenau ~ on=10-19

≠ Remote sales post, seventy days apart
trampos ~ SDR (Pré-vendas) ~ Pontuo ~ Remoto ~ text=q20-sdr-remoto ~ on=08-17 ~ mode=remote
remotar ~ SDR (Pré-vendas) ~ Pontuo ~ Remoto ~ text=q20-sdr-remoto ~ on=10-26 ~ mode=remote

≠ Two codes in one wave of hiring, same text
infojobs ~ Atendente de Telemarketing - cód. 90412 ~ Central Ponto de Vista ~ Salvador - BA ~ text=q20d-onda-cod ~ on=10-19
infojobs ~ Atendente de Telemarketing - cód. 90418 ~ Central Ponto de Vista ~ Salvador - BA ~ text=q20d-onda-cod ~ on=10-19

≠ Two requisition numbers of one wave at the assembly plant
gupy ~ Operador(a) de Manufatura - ID 77451 ~ Montadora Vale Verde ~ Betim - MG ~ text=q20d-onda-fab ~ on=10-05
careerjet ~ Operador(a) de Manufatura - ID 77459 ~ Montadora Vale Verde ~ Betim, MG ~ text=q20d-onda-fab ~ as=plain ~ on=10-06

≠ Public notice with two numbers for two places
catho ~ Instrutor de Ensino - Eletroeletrônica - PS 0412/2026 ~ SENTEC Paraná ~ Londrina, PR ~ text=q20d-onda-prof ~ on=11-03 ~ pay=R$ 5.240,00
vagas ~ Instrutor de Ensino - Eletroeletrônica - PS 0419/2026 ~ SENTEC Paraná ~ Londrina - PR ~ text=q20d-onda-prof ~ on=11-03 ~ pay=R$ 5.240,00

≠ Two requisitions, the second text tells the other plant
gupy ~ Eletricista de Manutenção (Req. 20871) ~ Frigorífico Boa Invernada ~ Cuiabá - MT ~ text=q20-eletric-cuiaba ~ on=09-15
gupy ~ Eletricista de Manutenção (Req. 20904) ~ Frigorífico Boa Invernada ~ Cuiabá - MT ~ text=q20d-eletric-2 ~ on=09-18

≠ Codes of two farm machine operators hired for two farms
infojobs ~ Operador de Colheitadeira - Faz. Rio de Janeiro (cód. 551) ~ Grupo Cerrado Alto ~ Luís Eduardo Magalhães - BA ~ text=q20-opemaq-barreiras ~ on=09-17
infojobs ~ Operador de Colheitadeira - Faz. Boa Esperança (cód. 552) ~ Grupo Cerrado Alto ~ Luís Eduardo Magalhães - BA ~ text=q20d-opemaq-2 ~ on=09-17

≠ Junior and mid-level in a remote team, own texts
gupy ~ Customer Success Júnior ~ Tribo Fiscal ~ Remoto ~ text=q20-custsucc-remoto ~ on=11-04 ~ mode=remote
gupy ~ Customer Success Pleno ~ Tribo Fiscal ~ Remoto ~ text=q20d-sac-loja ~ on=11-04 ~ mode=remote

≠ Psychologists for children and for staff
infojobs ~ Psicólogo(a) ~ Instituto Girassol ~ Palmas - TO ~ text=q20-psico-palmas ~ on=10-30
bne ~ Psicólogo(a) ~ Hospital Tocantins Vida ~ Palmas - TO ~ text=q20d-psico-two ~ on=11-01

≠ Social workers of a shelter and of a hospital
vagas ~ Assistente Social ~ Casa da Esperança ~ Londrina - PR ~ text=q20-ass-social-lond ~ on=10-22
infojobs ~ Assistente Social ~ Santa Casa do Tibagi ~ Londrina - PR ~ text=q20d-ass-social-two ~ on=10-24

≠ Two trades on one building site, same benefits
infojobs ~ Pedreiro de Acabamento ~ Construtora Litoral Norte ~ Serra - ES ~ text=q20-pedreiro-serra ~ on=10-07 ~ pay=R$ 2.690,60
infojobs ~ Pintor de Obras ~ Construtora Litoral Norte ~ Serra - ES ~ text=q20d-pintor-two ~ on=10-07 ~ pay=R$ 2.690,60

≠ The firm's fibre installers in two cities of one state
infojobs ~ Instalador de Fibra Óptica ~ Rede Fibra Guanabara ~ Rio de Janeiro - RJ ~ text=q20-tecinf-rio ~ on=10-13
infojobs ~ Instalador de Fibra Óptica ~ Rede Fibra Guanabara ~ Duque de Caxias - RJ ~ text=q20d-fibra-caxias ~ on=10-13

≠ A laboratory's biomedic and its technician
bne ~ Biomédico ~ Laboratório Serra da Borborema ~ Campina Grande - PB ~ text=q20-biomed-campina ~ on=10-14 ~ pay=R$ 3.650,00
infojobs ~ Técnico de Laboratório ~ Laboratório Serra da Borborema ~ Campina Grande - PB ~ text=q20d-bio-coletador ~ on=10-15 ~ pay=R$ 1.690,00
`);
