import { readPairs } from "./read-pairs.ts";

/**
 * As a person meets them who searches at eighteen portals: 120 pairs of one vacancy, two thirds of them the employer's text
 * taken over by a board, and 120 of two that look alike, mostly with the same paragraphs about the employer.
 *
 * Written on 28 November 2026 by another writer who had seen neither the rules of merging nor other samples. Employers are
 * invented. The rules were run on it first; its pairs were not read since.
 */
export const eighteenthUnseenPairs = readPairs(`
= The board took the employer's text over whole, only the tags are gone
gupy ~ Soldador MIG/MAG ~ Metalúrgica Serrana Implementos ~ Caxias do Sul - RS ~ text=q18-welder-caxias-full-copy ~ on=10-05 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
infojobs ~ Soldador MIG / MAG ~ METALURGICA SERRANA IMPLEMENTOS LTDA ~ Caxias do Sul - RS ~ text=q18-welder-caxias-full-copy-b ~ on=10-06 ~ contract=Efetivo – CLT ~ mode=onsite

= Same hospital, unit and text, cut by the board
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital Santa Efigênia do Capibaribe ~ Recife - PE ~ text=q18-nurse-tech-recife-cut ~ on=10-12 ~ contract=CLT ~ mode=onsite
catho ~ Técnico de Enfermagem UTI Adulto ~ Hospital Santa Efigênia do Capibaribe ~ Recife - PE ~ text=q18-nurse-tech-recife-cut-b ~ on=10-13 ~ contract=Efetivo

= List turned to running text with semicolons and an apply sentence
solides ~ Operador de Empilhadeira ~ LOGMINAS ARMAZENS GERAIS LTDA ~ Betim - MG ~ text=q18-forklift-betim-list-run ~ on=10-02 ~ pay=R$ 2.350,00 ~ contract=CLT ~ mode=onsite
bne ~ Operador de Empilhadeira - 14h às 22h20 ~ Logminas ~ Betim - MG ~ text=q18-forklift-betim-list-run-b ~ on=10-04 ~ pay=R$ 2.350,00 ~ contract=CLT

= Same code and text; the IT board puts seniority and stack in the title
gupy ~ Pessoa Desenvolvedora Full Stack | Pleno ~ Marlim Tecnologia ~ Florianópolis - SC ~ text=q18-fullstack-floripa-nerdin ~ on=10-08 ~ contract=vacancy_type_effective ~ mode=hybrid
nerdin ~ DESENVOLVEDOR FULL STACK PLENO - NODE / VUE ~ Marlim Tecnologia S.A. ~ Florianópolis - SC ~ text=q18-fullstack-floripa-nerdin-b ~ on=10-09 ~ pay=A combinar ~ contract=FULL_TIME ~ mode=hybrid

= Gender form and neighbourhood added, same shop and text
catho ~ Operador de Caixa ~ Supermercados Campo Verde ~ Londrina - PR ~ text=q18-cashier-supermarket-londrina-gender ~ on=10-15 ~ pay=R$ 1.902,00 por mês ~ contract=CLT
infojobs ~ Operador(a) de Caixa - Jardim Shangri-lá ~ Campo Verde Supermercados Ltda ~ Londrina - PR ~ text=q18-cashier-supermarket-londrina-gender-b ~ on=10-15 ~ pay=R$ 1.902,00 ~ contract=Efetivo – CLT ~ mode=onsite

= Legal name on one side, brand on the other; same text
solides ~ Analista Contábil Pleno ~ CONTABILIDADE ARAGUAIA SOCIEDADE SIMPLES ~ Goiânia - GO ~ text=q18-accountant-analyst-goiania-brand ~ on=09-28 ~ pay=R$ 4.200,00 ~ contract=CLT ~ mode=onsite
vagas ~ Analista Contábil (Pleno) ~ Araguaia Contábil ~ Goiânia - GO ~ text=q18-accountant-analyst-goiania-brand-b ~ on=10-01 ~ contract=Regime CLT

= Only the first part survives at the board, driver category in title
infojobs ~ Motorista Carreteiro ~ Transportes Vale do Jurigue Ltda ~ Rondonópolis - MT ~ text=q18-truck-driver-rondonopolis-short ~ on=10-19 ~ pay=R$ 3.400,00 a R$ 5.800,00 ~ contract=Efetivo – CLT ~ mode=onsite
careerjet ~ Motorista Carreteiro CNH E ~ Transportes Vale do Jurigue ~ Rondonópolis - MT ~ text=q18-truck-driver-rondonopolis-short-b ~ on=10-21

= Remote sales job with the same copy on a creative board
gupy ~ SDR - Pré-vendas ~ Cobrefácil Pagamentos ~ São Paulo - SP ~ text=q18-sdr-remote-trampos ~ on=10-20 ~ contract=CLT ~ mode=remote
trampos ~ SDR (Pré-vendas) - Home Office ~ Cobrefácil ~ São Paulo - SP ~ text=q18-sdr-remote-trampos ~ on=10-22 ~ contract=emprego ~ mode=remote

= Board adds the code and the town to the title
vagas ~ Eletricista Industrial Offshore ~ Nortemar Serviços de Óleo e Gás S.A. ~ Macaé - RJ ~ text=q18-electrician-macae-code-title ~ on=10-06 ~ contract=CLT
careerjet ~ Eletricista Industrial Offshore - Macaé - v2851190 ~ Nortemar ~ Macaé - RJ ~ text=q18-electrician-macae-code-title-b ~ on=10-08

= Abbreviated title and no employer format, identical duties
bne ~ Cozinheiro Industrial ~ Sabor de Casa Refeições Coletivas ~ Curitiba - PR ~ text=q18-cook-curitiba-abbrev ~ on=10-14 ~ pay=R$ 2.580,00 ~ contract=CLT
catho ~ Coz. Industrial ~ Sabor de Casa Ref. Coletivas Ltda ~ Curitiba - PR ~ text=q18-cook-curitiba-abbrev-b ~ on=10-16 ~ pay=R$ 2.580,00 por mês ~ contract=Efetivo

= Open job for all; the second board only tags it as also for PcD, as the text already says
gupy ~ Assistente Administrativo ~ Tupiara Compressores ~ Joinville - SC ~ text=q18-pcd-tag-admin-joinville ~ on=10-07 ~ contract=CLT ~ mode=onsite
infojobs ~ Assistente Administrativo (também para PcD) ~ Tupiara Compressores do Brasil S.A. ~ Joinville - SC ~ text=q18-pcd-tag-admin-joinville-b ~ on=10-08 ~ contract=Efetivo – CLT ~ mode=onsite

= Hours put into the title
catho ~ Farmacêutico ~ Drogarias Marajoara ~ Belém - PA ~ text=q18-pharmacist-belem-hours-title ~ on=10-21 ~ pay=R$ 4.150,00 por mês ~ contract=CLT
bne ~ Farmacêutico 14h às 22h ~ Drogarias Marajoara ~ Belém - PA ~ text=q18-pharmacist-belem-hours-title-b ~ on=10-21 ~ pay=R$ 4.150,00 ~ contract=CLT

= School text taken over whole, level labels in front
solides ~ Professor(a) de Matemática - Ensino Fundamental II ~ COLEGIO NOVA AURORA ~ Ribeirão Preto - SP ~ text=q18-teacher-math-ribeirao ~ on=10-26 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
infojobs ~ Professor de Matemática ~ Colégio Nova Aurora ~ Ribeirão Preto - SP ~ text=q18-teacher-math-ribeirao-b ~ on=10-28 ~ contract=Efetivo – CLT

= Identical text, company written with Grupo
catho ~ Vigilante Patrimonial ~ Sentinela do Norte Segurança ~ Manaus - AM ~ text=q18-security-guard-manaus-whole ~ on=10-09 ~ contract=CLT
bne ~ Vigilante ~ Grupo Sentinela ~ Manaus - AM ~ text=q18-security-guard-manaus-whole ~ on=10-11 ~ pay=R$ 2.160,00 ~ contract=CLT

= Remote data job; the second board removed the introduction
remotar ~ Engenheiro(a) de Dados Sênior ~ Pampa Analytics ~ - ~ text=q18-data-engineer-remote-nerdin ~ on=10-13 ~ contract=PJ
nerdin ~ ENGENHEIRO DE DADOS SÊNIOR (REMOTO) ~ Pampa Analytics ~ Porto Alegre - RS ~ text=q18-data-engineer-remote-nerdin-b ~ on=10-15 ~ pay=R$ 14.000,00 a R$ 17.000,00 ~ contract=CONTRACTOR ~ mode=remote

= Text taken over with accents lost in the company and a closing sentence
gupy ~ Mecânico de Manutenção III ~ Brasfio Autopeças ~ Sorocaba - SP ~ text=q18-maintenance-mechanic-sorocaba ~ on=10-01 ~ contract=CLT ~ mode=onsite
catho ~ Mecânico de Manutenção III - 2º Turno ~ BRASFIO AUTOPECAS IND E COM LTDA ~ Sorocaba - SP ~ text=q18-maintenance-mechanic-sorocaba-b ~ on=10-03 ~ contract=Efetivo

= Small clinic, both boards with the same few lines
bne ~ Recepcionista ~ Sorriso Potiguar Odontologia ~ Natal - RN ~ text=q18-receptionist-dental-natal ~ on=10-22 ~ pay=R$ 1.621,00 ~ contract=CLT
infojobs ~ Recepcionista de Clínica Odontológica ~ Sorriso Potiguar ~ Natal - RN ~ text=q18-receptionist-dental-natal ~ on=10-23 ~ pay=R$ 1.621,00 ~ contract=Efetivo – CLT ~ mode=onsite

= Internship text with hours and grant, cut by the aggregator
vagas ~ Estágio em Direito Tributário ~ Peixoto, Sabino & Linhares Advogados ~ Brasília - DF ~ text=q18-intern-law-brasilia ~ on=10-05 ~ pay=R$ 1.500,00 ~ contract=Estágio
careerjet ~ Estagiário de Direito (Tributário) ~ Peixoto, Sabino & Linhares ~ Brasília - DF ~ text=q18-intern-law-brasilia-b ~ on=10-07 ~ pay=R$1500 por mês

= Poultry plant copy with openings number in the title
infojobs ~ Auxiliar de Produção ~ Frigorífico Oeste Aves S.A. ~ Toledo - PR ~ text=q18-production-assistant-toledo ~ on=10-16 ~ pay=R$ 2.090,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Auxiliar de Produção (80 vagas) ~ Oeste Aves ~ Toledo - PR ~ text=q18-production-assistant-toledo-b ~ on=10-17 ~ pay=R$ 2.090,00 ~ contract=CLT

= Second board lost the town but keeps employer and whole text
gupy ~ Comprador Sênior - Materiais Diretos ~ Petroquímica Recôncavo ~ Camaçari - BA ~ text=q18-buyer-salvador-no-city-at-copy ~ on=10-19 ~ contract=CLT ~ mode=hybrid
careerjet ~ Comprador Sênior Materiais Diretos ~ Petroquímica Recôncavo S/A ~ BA ~ text=q18-buyer-salvador-no-city-at-copy-b ~ on=10-22

≠ Same chain text, another city
catho ~ Balconista de Farmácia ~ Farma Bem Viver ~ Campinas - SP ~ text=q18-drugstore-clerk-campinas-jundiai-1 ~ on=10-12 ~ pay=R$ 1.980,00 por mês ~ contract=CLT
infojobs ~ Balconista de Farmácia ~ Farma Bem Viver ~ Jundiaí - SP ~ text=q18-drugstore-clerk-campinas-jundiai-2 ~ on=10-12 ~ pay=R$ 1.980,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Same chain and city, one shop in Tatuapé, the other in Moema
infojobs ~ Atendente de Padaria - Tatuapé ~ Pães & Prosa ~ São Paulo - SP ~ text=q18-bakery-attendant-sp-districts-1 ~ on=10-20 ~ pay=R$ 1.950,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Atendente de Padaria - Moema ~ Pães & Prosa ~ São Paulo - SP ~ text=q18-bakery-attendant-sp-districts-2 ~ on=10-20 ~ pay=R$ 1.950,00 por mês ~ contract=CLT

≠ Same gym chain in one city, unit Savassi against unit Buritis
gupy ~ Professor(a) de Musculação - Unidade Savassi ~ Corpo Pleno Academias ~ Belo Horizonte - MG ~ text=q18-gym-trainer-bh-units-1 ~ on=10-06 ~ contract=CLT ~ mode=onsite
vagas ~ Professor de Musculação - Unidade Buritis ~ Corpo Pleno Academias ~ Belo Horizonte - MG ~ text=q18-gym-trainer-bh-units-2 ~ on=10-07 ~ contract=CLT

≠ Two malls of one city, told in the title
bne ~ Vendedor - Shopping Iguatemi Bosque ~ Calçados Jangada ~ Fortaleza - CE ~ text=q18-shoe-store-seller-malls-fortaleza-1 ~ on=11-03 ~ contract=CLT
infojobs ~ Vendedor - North Shopping Jóquei ~ Calçados Jangada ~ Fortaleza - CE ~ text=q18-shoe-store-seller-malls-fortaleza-2 ~ on=11-03 ~ contract=Efetivo – CLT ~ mode=onsite

≠ One credit union, two towns of the same region
gupy ~ Assistente de Atendimento ~ Cooperativa Credi Missões ~ Ijuí - RS ~ text=q18-bank-clerk-branches-two-towns-1 ~ on=10-15 ~ contract=CLT ~ mode=onsite
careerjet ~ Assistente de Atendimento ~ Credi Missões ~ Santo Ângelo - RS ~ text=q18-bank-clerk-branches-two-towns-2 ~ on=10-16

≠ Distribution centres of one company in two states
vagas ~ Auxiliar de Logística ~ Zapt Fulfillment ~ Cajamar - SP ~ text=q18-warehouse-ecommerce-cajamar-extrema-1 ~ on=11-05 ~ pay=R$ 2.045,00 ~ contract=CLT
infojobs ~ Auxiliar de Logística ~ Zapt Fulfillment Ltda ~ Extrema - MG ~ text=q18-warehouse-ecommerce-cajamar-extrema-2 ~ on=11-05 ~ pay=R$ 2.045,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Same fast-food chain, Barra against Tijuca, only the address differs
catho ~ Atendente de Restaurante ~ Burgão do Rio ~ Rio de Janeiro - RJ ~ text=q18-burger-attendant-rio-barra-tijuca-1 ~ on=10-22 ~ pay=R$ 1.712,00 por mês ~ contract=CLT
bne ~ Atendente de Restaurante ~ Burgão do Rio ~ Rio de Janeiro - RJ ~ text=q18-burger-attendant-rio-barra-tijuca-2 ~ on=10-22 ~ pay=R$ 1.712,00 ~ contract=CLT

≠ Neighbouring towns, one optics chain
bne ~ Consultor de Vendas Óptico ~ Óticas Penedo ~ Vitória - ES ~ text=q18-optician-seller-vitoria-vilavelha-1 ~ on=10-29 ~ pay=A combinar ~ contract=CLT
catho ~ Consultor de Vendas (Ótica) ~ Óticas Penedo ~ Vila Velha - ES ~ text=q18-optician-seller-vitoria-vilavelha-1 ~ on=10-30 ~ pay=A combinar ~ contract=Efetivo

≠ One city, shop 12 against shop 27 in other districts
gupy ~ Gerente de Loja - Loja 12 (Água Verde) ~ Casa & Obra Home Center ~ Curitiba - PR ~ text=q18-store-manager-home-center-loja-number-1 ~ on=10-08 ~ contract=CLT ~ mode=onsite
infojobs ~ Gerente de Loja - Loja 27 (Boqueirão) ~ Casa & Obra Home Center ~ Curitiba - PR ~ text=q18-store-manager-home-center-loja-number-2 ~ on=10-10 ~ contract=Efetivo – CLT

≠ Similar-named towns, one chain
catho ~ Açougueiro ~ Supermercados Triângulo Bom ~ Uberaba - MG ~ text=q18-butcher-supermarket-uberaba-uberlandia-1 ~ on=10-13 ~ pay=R$ 2.700,00 por mês ~ contract=CLT
catho ~ Açougueiro ~ Supermercados Triângulo Bom ~ Uberlândia - MG ~ text=q18-butcher-supermarket-uberaba-uberlandia-1 ~ on=10-13 ~ pay=R$ 2.700,00 por mês ~ contract=CLT

≠ Nursery network: unit Asa Norte against unit Águas Claras
solides ~ Auxiliar de Sala - Unidade Asa Norte ~ BERCARIO CASINHA AMARELA ~ Brasília - DF ~ text=q18-nanny-school-assistant-two-units-1 ~ on=11-09 ~ pay=R$ 1.750,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Auxiliar de Sala - Unidade Águas Claras ~ Berçário Casinha Amarela ~ Brasília - DF ~ text=q18-nanny-school-assistant-two-units-2 ~ on=11-09 ~ pay=R$ 1.750,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ One hotel group, two hotels in one city with their own names in the text
vagas ~ Camareira ~ Rede Maré Alta Hotéis ~ Maceió - AL ~ text=q18-hotel-housekeeper-two-hotels-1 ~ on=10-19 ~ contract=CLT
bne ~ Camareira ~ Maré Alta Hotéis ~ Maceió - AL ~ text=q18-hotel-housekeeper-two-hotels-2 ~ on=10-19 ~ pay=R$ 1.690,00 ~ contract=CLT

≠ An agency's line for bookkeeper in two cities, hidden client
catho ~ Assistente Fiscal ~ Empresa Confidencial ~ Blumenau - SC ~ text=q18-same-title-two-cities-hr-agency-1 ~ on=10-26 ~ pay=R$ 2.800,00 por mês ~ contract=CLT
infojobs ~ Assistente Fiscal ~ EMPRESA CONFIDENCIAL ~ Brusque - SC ~ text=q18-same-title-two-cities-hr-agency-1 ~ on=10-26 ~ pay=R$ 2.800,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Telecom shop sellers, João Pessoa against Campina Grande
infojobs ~ Consultor de Vendas Loja ~ Conecta Mais Telecom ~ João Pessoa - PB ~ text=q18-seller-phone-carrier-two-capitals-1 ~ on=10-14 ~ pay=R$ 1.621,00 + comissões ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Consultor de Vendas em Loja ~ Conecta Mais Telecom ~ Campina Grande - PB ~ text=q18-seller-phone-carrier-two-capitals-1 ~ on=10-16 ~ pay=R$ 1.621,00 ~ contract=CLT

≠ Blood lab, two collection units of one town in the text
gupy ~ Técnico(a) de Coleta ~ Laboratório Vita Exames ~ Porto Alegre - RS ~ text=q18-lab-collector-units-poa-1 ~ on=11-04 ~ contract=CLT ~ mode=onsite
catho ~ Técnico de Coleta ~ Vita Exames ~ Porto Alegre - RS ~ text=q18-lab-collector-units-poa-2 ~ on=11-04 ~ contract=Efetivo

≠ Wholesale chain in São Paulo: Vila Maria against Santo Amaro
infojobs ~ Repositor - Vila Maria ~ Atacadão do Povo Bom Preço ~ São Paulo - SP ~ text=q18-stock-clerk-atacarejo-sp-zones-1 ~ on=10-28 ~ pay=R$ 1.998,00 ~ contract=Efetivo – CLT ~ mode=onsite
infojobs ~ Repositor - Santo Amaro ~ Atacadão do Povo Bom Preço ~ São Paulo - SP ~ text=q18-stock-clerk-atacarejo-sp-zones-2 ~ on=10-28 ~ pay=R$ 1.998,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Dental franchise with the same text, two towns of Bahia
bne ~ Auxiliar de Saúde Bucal ~ Odonto Riso ~ Feira de Santana - BA ~ text=q18-dental-franchise-cities-feira-vitoria-1 ~ on=10-07 ~ pay=R$ 1.700,00 ~ contract=CLT
catho ~ ASB - Auxiliar de Saúde Bucal ~ Odonto Riso Franquias ~ Vitória da Conquista - BA ~ text=q18-dental-franchise-cities-feira-vitoria-1 ~ on=10-09 ~ pay=R$ 1.700,00 por mês ~ contract=CLT

≠ Field sales reps of one distributor with two regions in the title
gupy ~ Vendedor Externo - Região Litoral Norte ~ Distribuidora Bom Gole ~ Caraguatatuba - SP ~ text=q18-field-sales-two-regions-title-1 ~ on=10-05 ~ contract=CLT ~ mode=onsite
vagas ~ Vendedor Externo - Região Vale do Paraíba ~ Distribuidora Bom Gole ~ São José dos Campos - SP ~ text=q18-field-sales-two-regions-title-2 ~ on=10-05 ~ contract=CLT

≠ Contact centre: the site Centro against the site Barra Funda in the text
catho ~ Operador de Telemarketing Receptivo ~ Falae Contact Center ~ São Paulo - SP ~ text=q18-call-center-two-sites-text-1 ~ on=10-21 ~ pay=R$ 1.640,00 por mês ~ contract=CLT
infojobs ~ Operador de Telemarketing Receptivo ~ Falaê Contact Center ~ São Paulo - SP ~ text=q18-call-center-two-sites-text-2 ~ on=10-21 ~ pay=R$ 1.640,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Home care firm, Santos against Praia Grande
solides ~ Fisioterapeuta Domiciliar ~ CUIDAR EM CASA HOME CARE LTDA ~ Santos - SP ~ text=q18-physio-home-care-cities-1 ~ on=10-30 ~ pay=R$ 55,00 por atendimento ~ contract=Autônomo ~ mode=onsite
catho ~ Fisioterapeuta Home Care ~ Cuidar em Casa ~ Praia Grande - SP ~ text=q18-physio-home-care-cities-2 ~ on=11-02 ~ pay=R$ 55,00 por atendimento ~ contract=Autônomo

= QA posting whole, plain text, English seniority
gupy ~ Analista de Qualidade de Software Sênior ~ Tecnovale Sistemas ~ Campinas - SP ~ text=q18-qa-analyst-campinas-html-to-text ~ on=10-14 ~ contract=CLT ~ mode=hybrid
nerdin ~ QA SÊNIOR - AUTOMAÇÃO DE TESTES ~ Tecnovale ~ Campinas - SP ~ text=q18-qa-analyst-campinas-html-to-text-b ~ on=10-16 ~ contract=FULL_TIME ~ mode=hybrid

= Builder's text copied by the SINE-like board, pay worded otherwise
infojobs ~ Pedreiro de Acabamento ~ Construtora Pantanal Norte ~ Cuiabá - MT ~ text=q18-bricklayer-cuiaba-copy ~ on=11-02 ~ pay=R$ 2.612,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Pedreiro ~ Pantanal Norte Construtora Ltda. ~ Cuiabá - MT ~ text=q18-bricklayer-cuiaba-copy ~ on=11-02 ~ pay=R$ 2.612,00 por mês ~ contract=CLT

= Title shortened, text cut at about 350 characters
vagas ~ Nutricionista Clínica - Terapia Nutricional ~ Hospital Ilha do Amor ~ São Luís - MA ~ text=q18-nutritionist-hospital-sl ~ on=10-08 ~ contract=CLT
catho ~ Nutricionista Clínica ~ Hospital Ilha do Amor ~ São Luís - MA ~ text=q18-nutritionist-hospital-sl-b ~ on=10-09 ~ pay=A combinar ~ contract=Efetivo

= Text with the vehicle; board adds city to title
solides ~ Motorista Entregador ~ ENTREGA JA LOGISTICA EIRELI ~ Guarulhos - SP ~ text=q18-driver-delivery-guarulhos ~ on=10-22 ~ pay=R$ 2.480,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Motorista Entregador Guarulhos ~ Entrega Já Logística ~ Guarulhos - SP ~ text=q18-driver-delivery-guarulhos-b ~ on=10-24 ~ pay=R$ 2.480,00 ~ contract=Efetivo – CLT

= Salon text, same on two boards; contract partner
bne ~ Cabeleireiro ~ Studio Madeixas ~ São José - SC ~ text=q18-hairdresser-sao-jose ~ on=10-16 ~ pay=R$ 3.000,00 a R$ 6.000,00
catho ~ Cabeleireira(o) - Profissional Parceiro ~ Studio Madeixas Kobrasol ~ São José - SC ~ text=q18-hairdresser-sao-jose ~ on=10-18 ~ pay=R$ 3.000,00 a R$ 6.000,00 ~ contract=Prestador de serviços

= Company with Grupo in front, requirements cut away
gupy ~ Analista de Recursos Humanos Pleno ~ Usina Santa Lavínia ~ Piracicaba - SP ~ text=q18-hr-generalist-piracicaba ~ on=10-05 ~ contract=CLT ~ mode=onsite
careerjet ~ Analista de RH Pleno ~ Grupo Santa Lavínia ~ Piracicaba - SP ~ text=q18-hr-generalist-piracicaba-b ~ on=10-08

= Same restaurant, permanent job; second board only swaps gender form
infojobs ~ Garçom ~ Cantina Nonna Giusta ~ Gramado - RS ~ text=q18-waiter-gramado-season-same ~ on=10-24 ~ pay=R$ 2.150,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Garçom / Garçonete ~ Cantina Nonna Giusta ~ Gramado - RS ~ text=q18-waiter-gramado-season-same-b ~ on=10-25 ~ pay=R$ 2.150,00 ~ contract=CLT

= Remote UX job on a design board and a remote board
trampos ~ Product Designer Pleno ~ Lotus Educação ~ Recife - PE ~ text=q18-ux-designer-remotar ~ on=10-27 ~ contract=emprego ~ mode=remote
remotar ~ Product Designer Pleno ~ Lotus Educação ~ - ~ text=q18-ux-designer-remotar-b ~ on=10-29 ~ pay=R$ 7.500 - R$ 9.000 ~ contract=CLT

= Code of the job appended, list with dashes
vagas ~ Operador de Torno CNC ~ Usinagem Precisa Ltda ~ Diadema - SP ~ text=q18-cnc-operator-diadema ~ on=10-13 ~ contract=CLT
catho ~ Operador de Torno CNC (cód. 2847193) ~ Usinagem Precisa ~ Diadema - SP ~ text=q18-cnc-operator-diadema-b ~ on=10-15 ~ pay=R$ 3.300,00 por mês ~ contract=Efetivo

= Pet clinic; the board adds introductory line about the company
infojobs ~ Auxiliar de Veterinário ~ Clínica Bicho Feliz ~ Campo Grande - MS ~ text=q18-veterinary-nurse-campo-grande ~ on=11-06 ~ pay=R$ 1.800,00 ~ contract=Efetivo – CLT ~ mode=onsite
careerjet ~ Auxiliar Veterinário - Noturno ~ Clínica Veterinária Bicho Feliz ~ Campo Grande - MS ~ text=q18-veterinary-nurse-campo-grande-b ~ on=11-08 ~ pay=R$1800 por mês

= Apprentice text, board adds level tag and fixes the title
gupy ~ Jovem Aprendiz - Administrativo ~ Seguradora Alvorada ~ Belo Horizonte - MG ~ text=q18-purchasing-young-apprentice ~ on=10-01 ~ contract=Aprendiz ~ mode=onsite
catho ~ Aprendiz Administrativo (Jovem Aprendiz) ~ Seguradora Alvorada S/A ~ Belo Horizonte - MG ~ text=q18-purchasing-young-apprentice-b ~ on=10-02 ~ pay=A combinar ~ contract=Aprendiz

= Coordinator job with line breaks, cut at 500
gupy ~ Coordenador(a) de Logística Portuária ~ Terminal Foz do Itajaí ~ Navegantes - SC ~ text=q18-logistics-coordinator-navegantes ~ on=10-20 ~ contract=CLT ~ mode=onsite
infojobs ~ Coordenador de Logística Portuária ~ Terminal Foz do Itajaí S.A. ~ Navegantes - SC ~ text=q18-logistics-coordinator-navegantes-b ~ on=10-21 ~ contract=Efetivo – CLT

= Outsourcing firm, same condo and hours
catho ~ Auxiliar de Limpeza ~ Limpmax Terceirização ~ Niterói - RJ ~ text=q18-house-cleaning-condo-niteroi ~ on=10-30 ~ pay=R$ 1.640,00 por mês ~ contract=CLT
bne ~ Auxiliar de Limpeza - Icaraí ~ LIMPMAX TERCEIRIZACAO DE SERVICOS LTDA ~ Niterói - RJ ~ text=q18-house-cleaning-condo-niteroi ~ on=10-30 ~ pay=R$ 1.640,00 ~ contract=CLT

= Road works engineer, whole text, English-free
vagas ~ Engenheiro Civil - Obras Rodoviárias ~ Estrada Real Infraestrutura ~ Palmas - TO ~ text=q18-civil-engineer-palmas ~ on=10-07 ~ pay=A combinar ~ contract=CLT
careerjet ~ Engenheiro Civil Obras Rodoviárias ~ Estrada Real ~ Palmas - TO ~ text=q18-civil-engineer-palmas-b ~ on=10-10

= Board puts its summary at the top of the same text
solides ~ Assistente Financeiro - Contas a Pagar ~ COOPAGRI NORTE PARANA ~ Maringá - PR ~ text=q18-accounts-payable-maringa-summary-top ~ on=10-28 ~ pay=R$ 2.450,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Assistente de Contas a Pagar ~ Coopagri ~ Maringá - PR ~ text=q18-accounts-payable-maringa-summary-top-b ~ on=10-29 ~ pay=R$ 2.450,00 ~ contract=Efetivo – CLT

= Same bus company text; accents gone in the title
infojobs ~ Motorista de Ônibus Urbano ~ Viação Paraibuna ~ Juiz de Fora - MG ~ text=q18-bus-driver-juiz-de-fora ~ on=11-10 ~ pay=R$ 3.050,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ MOTORISTA DE ONIBUS ~ VIACAO PARAIBUNA LTDA ~ Juiz de Fora - MG ~ text=q18-bus-driver-juiz-de-fora-b ~ on=11-12 ~ pay=R$ 3.050,00 ~ contract=CLT

= Industrial plant posting, tag of affirmative openness added
gupy ~ Engenheiro(a) de Processos Pleno ~ Siderúrgica Porto do Sol ~ São Gonçalo do Amarante - CE ~ text=q18-process-engineer-pecem-en-tag ~ on=10-15 ~ contract=CLT ~ mode=onsite
vagas ~ Engenheiro de Processos Pl - Aciaria (vaga aberta a PcD) ~ Porto do Sol ~ São Gonçalo do Amarante - CE ~ text=q18-process-engineer-pecem-en-tag-b ~ on=10-16 ~ contract=CLT

= Agency's own opening on two boards, second without the perks
trampos ~ Redator(a) Publicitário(a) Pleno ~ Agência Moqueca Criativa ~ Vitória - ES ~ text=q18-copywriter-hybrid-vitoria ~ on=10-19 ~ pay=R$ 4.000,00 ~ contract=emprego ~ mode=hybrid
infojobs ~ Redator Publicitário ~ Moqueca Criativa ~ Vitória - ES ~ text=q18-copywriter-hybrid-vitoria-b ~ on=10-20 ~ pay=R$ 4.000,00 ~ contract=Efetivo – CLT ~ mode=hybrid

= Underwear factory, title plural and abbreviated
bne ~ Costureira ~ Confecções Doce Renda ~ Nova Friburgo - RJ ~ text=q18-sewing-operator-nova-friburgo ~ on=10-12 ~ pay=R$ 1.780,00 ~ contract=CLT
careerjet ~ Costureiras (overloque e galoneira) ~ Doce Renda ~ Nova Friburgo - RJ ~ text=q18-sewing-operator-nova-friburgo ~ on=10-14

= Seeds company; the board drops the salary and puts region
gupy ~ Representante Técnico de Vendas (RTV) ~ Sementes Chapadão Oeste ~ Luís Eduardo Magalhães - BA ~ text=q18-sales-exec-agro-luis-eduardo ~ on=10-09 ~ contract=CLT ~ mode=onsite
catho ~ RTV - Representante Técnico de Vendas Oeste da Bahia ~ Chapadão Oeste Sementes Ltda ~ Luís Eduardo Magalhães - BA ~ text=q18-sales-exec-agro-luis-eduardo-b ~ on=10-12 ~ pay=A combinar ~ contract=Efetivo

≠ Same firm and text frame, Júnior against Sênior
gupy ~ Pessoa Desenvolvedora Java Júnior ~ Bancodata Soluções ~ São Paulo - SP ~ text=q18-java-dev-junior-senior-1 ~ on=10-14 ~ contract=CLT ~ mode=hybrid
nerdin ~ DESENVOLVEDOR JAVA SÊNIOR ~ Bancodata Soluções ~ São Paulo - SP ~ text=q18-java-dev-junior-senior-2 ~ on=10-14 ~ contract=FULL_TIME ~ mode=hybrid

≠ Same office and tax text, Assistente against Analista
catho ~ Assistente Fiscal ~ Grupo Contábil Ipê ~ Uberlândia - MG ~ text=q18-fiscal-analyst-vs-assistant-1 ~ on=10-06 ~ pay=R$ 2.300,00 por mês ~ contract=CLT
infojobs ~ Analista Fiscal ~ Grupo Contábil Ipê ~ Uberlândia - MG ~ text=q18-fiscal-analyst-vs-assistant-2 ~ on=10-06 ~ pay=R$ 3.700,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Auxiliar against Assistente de Almoxarifado of one hospital
gupy ~ Auxiliar de Almoxarifado ~ Hospital São Bento da Serra ~ Petrópolis - RJ ~ text=q18-warehouse-aux-vs-assistant-1 ~ on=10-20 ~ contract=CLT ~ mode=onsite
vagas ~ Assistente de Almoxarifado ~ Hospital São Bento da Serra ~ Petrópolis - RJ ~ text=q18-warehouse-aux-vs-assistant-2 ~ on=10-20 ~ contract=CLT

≠ Level I against II of the same plant
gupy ~ Técnico de Manutenção Elétrica I ~ Celulose Rio Pardo ~ Três Lagoas - MS ~ text=q18-maintenance-technician-i-ii-1 ~ on=10-05 ~ contract=CLT ~ mode=onsite
infojobs ~ Técnico de Manutenção Elétrica II ~ Celulose Rio Pardo S.A. ~ Três Lagoas - MS ~ text=q18-maintenance-technician-i-ii-2 ~ on=10-05 ~ contract=Efetivo – CLT

≠ Two vacancies of one retailer, Pleno R$ 6 mil against Sênior R$ 9 mil
vagas ~ Analista de BI Pleno ~ Magazin Litoral ~ Itajaí - SC ~ text=q18-bi-analyst-pleno-senior-1 ~ on=10-26 ~ pay=R$ 6.000,00 ~ contract=CLT
catho ~ Analista de BI Sênior ~ Magazin Litoral ~ Itajaí - SC ~ text=q18-bi-analyst-pleno-senior-2 ~ on=10-27 ~ pay=R$ 9.000,00 por mês ~ contract=Efetivo

≠ Open job and an exclusive PcD twin with the same duties
gupy ~ Operador(a) de Produção ~ Laticínios Vale Branco ~ Castro - PR ~ text=q18-pcd-twin-production-operator-1 ~ on=10-13 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
vagas ~ Operador(a) de Produção - Exclusiva PcD ~ Laticínios Vale Branco ~ Castro - PR ~ text=q18-pcd-twin-production-operator-2 ~ on=10-13 ~ pay=A combinar ~ contract=CLT

≠ Bank clerk open against affirmative PcD-only, other number of hours
catho ~ Assistente de Agência ~ Banco Paranaense de Fomento ~ Cascavel - PR ~ text=q18-pcd-twin-bank-clerk-1 ~ on=10-21 ~ contract=CLT
gupy ~ Assistente de Agência (vaga afirmativa para pessoas com deficiência) ~ Banco Paranaense de Fomento ~ Cascavel - PR ~ text=q18-pcd-twin-bank-clerk-2 ~ on=10-21 ~ contract=CLT ~ mode=onsite

≠ Retail PcD bank of CVs against a normal shop vacancy
infojobs ~ Banco de Talentos PcD - Operador de Loja ~ Hiper Guarani ~ Sorocaba - SP ~ text=q18-pcd-twin-stock-retail-1 ~ on=10-15 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Operador de Loja ~ Hiper Guarani ~ Sorocaba - SP ~ text=q18-pcd-twin-stock-retail-2 ~ on=10-16 ~ pay=R$ 1.870,00 por mês ~ contract=CLT

≠ Same clinic, day shift against night shift
bne ~ Técnico de Enfermagem - Noturno ~ Casa de Repouso Bem-Te-Vi ~ Atibaia - SP ~ text=q18-nurse-tech-day-night-1 ~ on=10-29 ~ pay=R$ 2.400,00 ~ contract=CLT
infojobs ~ Técnico de Enfermagem - Diurno ~ Casa de Repouso Bem-Te-Vi ~ Atibaia - SP ~ text=q18-nurse-tech-day-night-2 ~ on=10-29 ~ pay=R$ 2.150,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Internship against CLT assistant, same company and activities
solides ~ Estágio em Marketing ~ MOVEIS SERRA LINDA LTDA ~ Bento Gonçalves - RS ~ text=q18-intern-vs-clt-marketing-1 ~ on=10-19 ~ pay=R$ 1.200,00 ~ contract=Estágio ~ mode=onsite
catho ~ Assistente de Marketing ~ Móveis Serra Linda ~ Bento Gonçalves - RS ~ text=q18-intern-vs-clt-marketing-2 ~ on=10-20 ~ pay=R$ 2.300,00 por mês ~ contract=CLT

≠ Christmas temporary job against a permanent one in the same shop
infojobs ~ Vendedor Temporário Natal ~ Brinquedos Pirulito ~ Santo André - SP ~ text=q18-temp-vs-permanent-toy-store-1 ~ on=11-03 ~ pay=R$ 1.850,00 ~ contract=Temporário ~ mode=onsite
catho ~ Vendedor ~ Brinquedos Pirulito ~ Santo André - SP ~ text=q18-temp-vs-permanent-toy-store-2 ~ on=11-05 ~ pay=R$ 1.850,00 por mês ~ contract=CLT

≠ Clinic hires one doctor PJ for weekends and one CLT for weekdays
bne ~ Médico Clínico Geral ~ Pronto Atendimento Boa Saúde ~ Anápolis - GO ~ text=q18-pj-vs-clt-doctor-shifts-1 ~ on=10-07 ~ pay=R$ 1.300,00 por plantão ~ contract=PJ
infojobs ~ Médico Clínico Geral ~ Pronto Atendimento Boa Saúde ~ Anápolis - GO ~ text=q18-pj-vs-clt-doctor-shifts-2 ~ on=10-09 ~ pay=R$ 9.800,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Same title, town and outsourcing firm, other client and pay
catho ~ Auxiliar de Serviços Gerais ~ Prime Limpeza e Conservação ~ Ribeirão Preto - SP ~ text=q18-pay-contradicts-cleaner-1 ~ on=10-12 ~ pay=R$ 1.612,00 por mês ~ contract=CLT
infojobs ~ Auxiliar de Serviços Gerais ~ Prime Limpeza e Conservação ~ Ribeirão Preto - SP ~ text=q18-pay-contradicts-cleaner-2 ~ on=10-13 ~ pay=R$ 2.310,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Transportes Andorinha do Sul against Expresso Andorinha Paulista, two firms
infojobs ~ Conferente de Cargas ~ Transportes Andorinha do Sul Ltda ~ Curitiba - PR ~ text=q18-similar-name-transport-1 ~ on=10-20 ~ pay=R$ 2.250,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Conferente ~ Expresso Andorinha Paulista ~ Curitiba - PR ~ text=q18-similar-name-transport-2 ~ on=10-22 ~ pay=R$ 2.050,00 por mês ~ contract=CLT

≠ Clínica São Lucas against Hospital São Lucas of the same town
bne ~ Enfermeiro ~ Clínica São Lucas ~ Aracaju - SE ~ text=q18-similar-name-clinics-1 ~ on=10-08 ~ pay=R$ 4.750,00 ~ contract=CLT
infojobs ~ Enfermeiro ~ Hospital São Lucas do Sergipe ~ Aracaju - SE ~ text=q18-similar-name-clinics-2 ~ on=10-08 ~ pay=R$ 4.750,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Two hidden employers want a secretary in one town; sector, pay and hours differ
catho ~ Secretária Executiva ~ Empresa Confidencial ~ Porto Alegre - RS ~ text=q18-hidden-both-secretary-1 ~ on=10-14 ~ pay=R$ 5.500,00 por mês ~ contract=CLT
bne ~ Secretária ~ Empresa confidencial ~ Porto Alegre - RS ~ text=q18-hidden-both-secretary-2 ~ on=10-15 ~ pay=R$ 2.200,00 ~ contract=CLT

≠ Two confidential driver vacancies, license D against B
infojobs ~ Motorista ~ EMPRESA CONFIDENCIAL ~ Goiânia - GO ~ text=q18-hidden-both-driver-1 ~ on=11-09 ~ pay=R$ 2.700,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Motorista ~ Confidencial ~ Goiânia - GO ~ text=q18-hidden-both-driver-2 ~ on=11-10 ~ pay=R$ 2.000,00 por mês ~ contract=CLT

≠ Agency text with another client sector in each posting
catho ~ Soldador ~ RH Sigma Recursos Humanos ~ Contagem - MG ~ text=q18-agency-template-two-clients-welder-1 ~ on=10-05 ~ pay=R$ 2.900,00 por mês ~ contract=CLT
infojobs ~ Soldador ~ RH Sigma Recursos Humanos ~ Contagem - MG ~ text=q18-agency-template-two-clients-welder-2 ~ on=10-07 ~ pay=R$ 2.600,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Agency template of one client, buyer against planner
bne ~ Comprador Júnior ~ Talentum Consultoria de RH ~ Joinville - SC ~ text=q18-agency-template-role-changed-1 ~ on=10-21 ~ pay=R$ 3.500,00 ~ contract=CLT
catho ~ Programador de Produção Júnior ~ Talentum Consultoria de RH ~ Joinville - SC ~ text=q18-agency-template-role-changed-2 ~ on=10-21 ~ pay=R$ 3.500,00 por mês ~ contract=CLT

≠ Same hotel and title, published seventy days apart with other shift
catho ~ Recepcionista de Hotel ~ Hotel Praia dos Corais ~ Porto Seguro - BA ~ text=q18-dates-over-45-days-receptionist-1 ~ on=08-20 ~ pay=R$ 1.750,00 por mês ~ contract=CLT
infojobs ~ Recepcionista de Hotel ~ Hotel Praia dos Corais ~ Porto Seguro - BA ~ text=q18-dates-over-45-days-receptionist-2 ~ on=10-30 ~ pay=R$ 1.800,00 ~ contract=Efetivo – CLT ~ mode=onsite

= The shop reposts three weeks later with pay raised
infojobs ~ Operadora de Caixa ~ Mercado Família Silva ~ Taubaté - SP ~ text=q18-repost-cashier-pay-raised ~ on=10-02 ~ pay=R$ 1.750,00 ~ contract=Efetivo – CLT ~ mode=onsite
infojobs ~ Operadora de Caixa ~ Mercado Família Silva ~ Taubaté - SP ~ text=q18-repost-cashier-pay-raised-b ~ on=10-24 ~ pay=R$ 1.850,00 ~ contract=Efetivo – CLT ~ mode=onsite

= Reposted with benefits added, same building firm
bne ~ Encanador ~ Hidro Bauru Instalações ~ Bauru - SP ~ text=q18-repost-plumber-benefits ~ on=10-05 ~ pay=R$ 2.500,00 ~ contract=CLT
bne ~ Encanador Predial ~ Hidro Bauru Instalações ~ Bauru - SP ~ text=q18-repost-plumber-benefits-b ~ on=10-29 ~ pay=R$ 2.500,00 ~ contract=CLT

= Same requisition opened again after two weeks, one requirement softened
gupy ~ Analista DevOps Pleno ~ Saúdetech Acolhe ~ Curitiba - PR ~ text=q18-repost-devops-gupy ~ on=10-06 ~ contract=CLT ~ mode=hybrid
gupy ~ Analista DevOps Pleno ~ Saúdetech Acolhe ~ Curitiba - PR ~ text=q18-repost-devops-gupy-b ~ on=10-23 ~ contract=CLT ~ mode=hybrid

= Pizzeria reposts with higher pay range and another portal
catho ~ Pizzaiolo ~ Pizzaria Forno do Zé ~ Osasco - SP ~ text=q18-repost-pizza-maker ~ on=10-08 ~ pay=R$ 2.300,00 por mês ~ contract=CLT
infojobs ~ Pizzaiolo ~ Forno do Zé Pizzaria ~ Osasco - SP ~ text=q18-repost-pizza-maker-b ~ on=10-30 ~ pay=R$ 2.500,00 ~ contract=Efetivo – CLT ~ mode=onsite

= URGENTE put in front two weeks later
vagas ~ Técnico em Edificações ~ Morar Bem Incorporadora ~ Vitória - ES ~ text=q18-repost-civil-tech-urgent ~ on=10-14 ~ contract=CLT
vagas ~ URGENTE - Técnico em Edificações ~ Morar Bem Incorporadora ~ Vitória - ES ~ text=q18-repost-civil-tech-urgent-b ~ on=10-30 ~ pay=R$ 3.400,00 ~ contract=CLT

= School reposts the canteen job a month later with small wording change
solides ~ Merendeira ~ COLEGIO SAO TARCISIO ~ Divinópolis - MG ~ text=q18-repost-school-cook ~ on=10-01 ~ pay=R$ 1.680,00 ~ contract=CLT ~ mode=onsite
solides ~ Merendeira / Cozinheira Escolar ~ COLEGIO SAO TARCISIO ~ Divinópolis - MG ~ text=q18-repost-school-cook-b ~ on=10-30 ~ pay=R$ 1.750,00 ~ contract=CLT ~ mode=onsite

= Broker reposts on InfoJobs what it had on Catho, commission clarified
catho ~ Vendedor Interno de Seguros ~ Corretora Horizonte Seguro ~ São José do Rio Preto - SP ~ text=q18-repost-insurance-broker ~ on=10-12 ~ pay=R$ 1.900,00 por mês ~ contract=CLT
infojobs ~ Vendedor(a) Interno(a) de Seguros ~ Horizonte Seguro Corretora ~ São José do Rio Preto - SP ~ text=q18-repost-insurance-broker-b ~ on=11-03 ~ pay=R$ 1.900,00 + comissão ~ contract=Efetivo – CLT ~ mode=onsite

= Workshop repost, another first line
bne ~ Borracheiro ~ Pneus Rota 101 ~ Linhares - ES ~ text=q18-repost-tire-fitter ~ on=10-19 ~ pay=R$ 2.000,00 ~ contract=CLT
bne ~ Borracheiro ~ Pneus Rota 101 ~ Linhares - ES ~ text=q18-repost-tire-fitter-b ~ on=11-11 ~ pay=R$ 2.200,00 ~ contract=CLT

= Trampos opening renewed with pay shown
trampos ~ Social Media ~ Cervejaria Araucária Preta ~ Ponta Grossa - PR ~ text=q18-repost-social-media ~ on=10-07 ~ pay=A combinar ~ contract=emprego ~ mode=hybrid
trampos ~ Social Media ~ Cervejaria Araucária Preta ~ Ponta Grossa - PR ~ text=q18-repost-social-media-b ~ on=10-28 ~ pay=R$ 2.600,00 ~ contract=emprego ~ mode=hybrid

= Chemical lab reposts after three weeks; deadline line changed
gupy ~ Analista de Laboratório Júnior ~ Tintas Colorado ~ Gravataí - RS ~ text=q18-repost-lab-analyst ~ on=10-05 ~ contract=CLT ~ mode=onsite
gupy ~ Analista de Laboratório Jr ~ Tintas Colorado ~ Gravataí - RS ~ text=q18-repost-lab-analyst-b ~ on=10-27 ~ contract=CLT ~ mode=onsite

= Farm repost with housing added
infojobs ~ Tratorista Agrícola ~ Fazenda Três Barras ~ Sorriso - MT ~ text=q18-repost-farm-tractor ~ on=10-10 ~ pay=R$ 3.200,00 ~ contract=Efetivo – CLT ~ mode=onsite
infojobs ~ Tratorista ~ Fazenda Três Barras ~ Sorriso - MT ~ text=q18-repost-farm-tractor-b ~ on=11-02 ~ pay=R$ 3.200,00 ~ contract=Efetivo – CLT ~ mode=onsite

= The employer moved the same opening from Vagas to Gupy
vagas ~ Controller ~ Cerâmica Porto Rubi ~ Criciúma - SC ~ text=q18-repost-controller-vagas-gupy ~ on=10-09 ~ contract=CLT
gupy ~ Controller ~ Cerâmica Porto Rubi S.A. ~ Criciúma - SC ~ text=q18-repost-controller-vagas-gupy-b ~ on=10-28 ~ contract=CLT ~ mode=onsite

= Beauty chain's only shop in town, reposted with higher commission
catho ~ Manicure e Pedicure ~ Esmalteria Cor de Rosa ~ Santa Maria - RS ~ text=q18-repost-nail-designer ~ on=10-15 ~ pay=R$ 1.800,00 a R$ 3.500,00 ~ contract=Autônomo
catho ~ Manicure e Pedicure ~ Esmalteria Cor de Rosa ~ Santa Maria - RS ~ text=q18-repost-nail-designer-b ~ on=11-09 ~ pay=R$ 2.000,00 a R$ 4.000,00 ~ contract=Autônomo

= IT support reposted, VR raised
nerdin ~ ANALISTA DE SUPORTE N1 ~ Redenova Telecom ~ Volta Redonda - RJ ~ text=q18-repost-helpdesk-nerdin ~ on=10-12 ~ pay=R$ 2.100,00 ~ contract=FULL_TIME ~ mode=onsite
nerdin ~ ANALISTA DE SUPORTE N1 ~ Redenova Telecom ~ Volta Redonda - RJ ~ text=q18-repost-helpdesk-nerdin-b ~ on=11-04 ~ pay=R$ 2.200,00 ~ contract=FULL_TIME ~ mode=onsite

= Leader job reposted; title gets line of business
infojobs ~ Líder de Expedição ~ Cosméticos Flor de Açaí ~ Ananindeua - PA ~ text=q18-repost-warehouse-lead ~ on=10-20 ~ pay=R$ 3.100,00 ~ contract=Efetivo – CLT ~ mode=onsite
infojobs ~ Líder de Expedição - Cosméticos ~ Cosméticos Flor de Açaí ~ Ananindeua - PA ~ text=q18-repost-warehouse-lead-b ~ on=11-13 ~ pay=R$ 3.300,00 ~ contract=Efetivo – CLT ~ mode=onsite

= An agency tells the same job in other words and hides the employer
gupy ~ Analista de Custos Pleno ~ Vinícola Monte Lauro ~ Flores da Cunha - RS ~ text=q18-retold-accountant-confidential ~ on=10-13 ~ contract=CLT ~ mode=onsite
catho ~ Analista de Custos Pleno ~ Empresa Confidencial ~ Flores da Cunha - RS ~ text=q18-retold-accountant-confidential-b ~ on=10-15 ~ pay=A combinar ~ contract=CLT

= Agency names the plant's town and machine; pay and shift agree
vagas ~ Operador de Ponte Rolante ~ Fundição Minas Forte ~ Itaúna - MG ~ text=q18-retold-crane-operator ~ on=10-20 ~ pay=R$ 2.740,00 ~ contract=CLT
bne ~ Operador de Ponte Rolante ~ Efetiva RH ~ Itaúna - MG ~ text=q18-retold-crane-operator-b ~ on=10-22 ~ pay=R$ 2.740,00 ~ contract=CLT

= Board's short retelling of the same school job
solides ~ Coordenador(a) Pedagógico(a) - Anos Iniciais ~ ESCOLA TRILHAS DO SABER ~ Sobral - CE ~ text=q18-retold-school-coordinator ~ on=10-27 ~ pay=R$ 4.500,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Coordenadora Pedagógica Ensino Fundamental I ~ Escola Trilhas do Saber ~ Sobral - CE ~ text=q18-retold-school-coordinator-b ~ on=10-29 ~ pay=R$ 4.500,00 ~ contract=Efetivo – CLT

= Headhunter retells the job without the name but with all facts
gupy ~ Gerente Comercial Regional ~ Solaris Nordeste Energia ~ Teresina - PI ~ text=q18-retold-sales-manager-solar ~ on=10-06 ~ contract=CLT ~ mode=onsite
careerjet ~ Gerente Comercial - Energia Solar ~ Confidencial ~ Teresina - PI ~ text=q18-retold-sales-manager-solar-b ~ on=10-09 ~ pay=R$9000 por mês

= Agency retells a family's job; address, hours and pay agree
catho ~ Cuidadora de Idosos ~ Anjos do Lar Cuidadores ~ Campinas - SP ~ text=q18-retold-elderly-caregiver ~ on=11-03 ~ pay=R$ 2.200,00 por mês ~ contract=CLT
bne ~ Cuidador de Idosos ~ Anjos do Lar ~ Campinas - SP ~ text=q18-retold-elderly-caregiver-b ~ on=11-04 ~ pay=R$ 2.200,00 ~ contract=CLT

≠ Same HR text, Júnior against Pleno with other requirements
gupy ~ Analista de Departamento Pessoal Júnior ~ Transmares Cabotagem ~ Santos - SP ~ text=q18-level-hr-analyst-jr-pl-tech-1 ~ on=10-08 ~ contract=CLT ~ mode=onsite
catho ~ Analista de Departamento Pessoal Pleno ~ Transmares Cabotagem ~ Santos - SP ~ text=q18-level-hr-analyst-jr-pl-tech-2 ~ on=10-08 ~ pay=A combinar ~ contract=Efetivo

≠ Meio-oficial against Oficial of one builder
infojobs ~ Meio Oficial de Eletricista ~ Engecap Engenharia ~ Florianópolis - SC ~ text=q18-electrician-half-vs-official-1 ~ on=10-15 ~ pay=R$ 2.020,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Eletricista Predial (Oficial) ~ Engecap Engenharia ~ Florianópolis - SC ~ text=q18-electrician-half-vs-official-2 ~ on=10-15 ~ pay=R$ 2.690,00 ~ contract=CLT

≠ Auxiliar de cozinha against cozinheiro in the same restaurant
catho ~ Auxiliar de Cozinha ~ Restaurante Tempero da Ilha ~ São Luís - MA ~ text=q18-cook-aux-vs-cook-1 ~ on=10-20 ~ pay=R$ 1.621,00 por mês ~ contract=CLT
infojobs ~ Cozinheiro ~ Tempero da Ilha Restaurante ~ São Luís - MA ~ text=q18-cook-aux-vs-cook-2 ~ on=10-20 ~ pay=R$ 2.350,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Supervisor against Coordenador of the same mill text
vagas ~ Supervisor de Manutenção Mecânica ~ Moinho Estrela do Trigo ~ Paranaguá - PR ~ text=q18-supervisor-vs-coordinator-maintenance-1 ~ on=10-12 ~ contract=CLT
gupy ~ Coordenador(a) de Manutenção Mecânica ~ Moinho Estrela do Trigo ~ Paranaguá - PR ~ text=q18-supervisor-vs-coordinator-maintenance-2 ~ on=10-13 ~ contract=CLT ~ mode=onsite

≠ PcD-only at home against open on site
infojobs ~ Atendente de Telemarketing PcD ~ Vozativa Atendimento ~ Salvador - BA ~ text=q18-pcd-only-call-center-1 ~ on=10-26 ~ pay=R$ 1.621,00 ~ contract=Efetivo – CLT ~ mode=remote
catho ~ Atendente de Telemarketing ~ Vozativa ~ Salvador - BA ~ text=q18-pcd-only-call-center-2 ~ on=10-26 ~ pay=R$ 1.621,00 por mês ~ contract=CLT

≠ One language school, morning kids teacher against evening adults
solides ~ Professor(a) de Inglês - Kids (manhã) ~ YES WAY IDIOMAS LTDA ~ Marília - SP ~ text=q18-afternoon-vs-morning-teacher-1 ~ on=11-05 ~ pay=R$ 28,00 por hora ~ contract=CLT ~ mode=onsite
catho ~ Professor de Inglês - Adultos (noite) ~ Yes Way Idiomas ~ Marília - SP ~ text=q18-afternoon-vs-morning-teacher-2 ~ on=11-05 ~ pay=R$ 33,00 por hora ~ contract=CLT

≠ Same condo outsourcing firm, day porter against night porter
bne ~ Porteiro Diurno ~ Guardiã Portaria e Serviços ~ Santos - SP ~ text=q18-porter-12x36-day-night-condo-1 ~ on=10-28 ~ pay=R$ 1.930,00 ~ contract=CLT
bne ~ Porteiro Noturno ~ Guardiã Portaria e Serviços ~ Santos - SP ~ text=q18-porter-12x36-day-night-condo-2 ~ on=10-28 ~ pay=R$ 1.930,00 + adicional noturno ~ contract=CLT

≠ Night 12x36 against 6h daily in another ward
gupy ~ Enfermeiro(a) Assistencial - Pediatria - Noturno ~ Hospital Infantil Pequeno Anjo do Vale ~ Itajaí - SC ~ text=q18-weekday-vs-weekend-nurse-shift-1 ~ on=10-14 ~ contract=CLT ~ mode=onsite
catho ~ Enfermeiro Assistencial - Pronto Socorro - Tarde ~ Hospital Infantil Pequeno Anjo do Vale ~ Itajaí - SC ~ text=q18-weekday-vs-weekend-nurse-shift-2 ~ on=10-15 ~ contract=Efetivo

≠ Mill's crop-season temp against permanent driver
infojobs ~ Motorista Canavieiro - Safra ~ Usina Boa Esperança do Tietê ~ Barra Bonita - SP ~ text=q18-temp-harvest-vs-permanent-1 ~ on=09-28 ~ pay=R$ 2.980,00 ~ contract=Temporário ~ mode=onsite
vagas ~ Motorista Canavieiro ~ Usina Boa Esperança do Tietê ~ Barra Bonita - SP ~ text=q18-temp-harvest-vs-permanent-2 ~ on=10-12 ~ contract=CLT

≠ Internship against trainee of one maker
gupy ~ Estágio em Engenharia de Produção ~ Fogões Alvamar ~ Guarapuava - PR ~ text=q18-intern-vs-trainee-engineering-1 ~ on=10-05 ~ contract=Estágio ~ mode=onsite
gupy ~ Trainee Engenharia de Produção ~ Fogões Alvamar ~ Guarapuava - PR ~ text=q18-intern-vs-trainee-engineering-2 ~ on=10-05 ~ contract=Trainee ~ mode=onsite

≠ Same workshop name, light-vehicle mechanic against diesel, pay far apart
catho ~ Mecânico Automotivo ~ Auto Center Ligeirinho ~ Maringá - PR ~ text=q18-pay-contradicts-mechanic-two-shops-1 ~ on=11-02 ~ pay=R$ 2.400,00 por mês ~ contract=CLT
infojobs ~ Mecânico Diesel ~ Auto Center Ligeirinho ~ Maringá - PR ~ text=q18-pay-contradicts-mechanic-two-shops-2 ~ on=11-02 ~ pay=R$ 4.800,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Supermercado Bom Jesus of one owner against Rede Bom Jesus Atacado, both in one town
infojobs ~ Padeiro ~ Supermercado Bom Jesus ~ Montes Claros - MG ~ text=q18-similar-name-supermarket-1 ~ on=10-07 ~ pay=R$ 2.100,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Padeiro ~ Bom Jesus Atacado e Varejo S.A. ~ Montes Claros - MG ~ text=q18-similar-name-supermarket-2 ~ on=10-09 ~ pay=R$ 2.350,00 ~ contract=CLT

≠ Nexus Sistemas against Nexus Tech Consulting
nerdin ~ DESENVOLVEDOR DELPHI PLENO ~ Nexus Sistemas de Gestão ~ Uberlândia - MG ~ text=q18-similar-name-tech-companies-1 ~ on=10-20 ~ pay=R$ 5.500,00 ~ contract=FULL_TIME ~ mode=onsite
gupy ~ Desenvolvedor(a) Delphi Pleno ~ Nexus Tech Consulting ~ Uberlândia - MG ~ text=q18-similar-name-tech-companies-2 ~ on=10-20 ~ contract=PJ ~ mode=hybrid

≠ Two hidden employers with assistant jobs in one town, other sector and pay
catho ~ Assistente Administrativo ~ Empresa Confidencial ~ Goiânia - GO ~ text=q18-hidden-both-admin-goiania-1 ~ on=10-13 ~ pay=R$ 1.950,00 por mês ~ contract=CLT
infojobs ~ Assistente Administrativo ~ EMPRESA CONFIDENCIAL ~ Goiânia - GO ~ text=q18-hidden-both-admin-goiania-2 ~ on=10-14 ~ pay=R$ 2.600,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Hidden employers: occupational nurse against home care nurse
bne ~ Enfermeira do Trabalho ~ Empresa confidencial ~ São Paulo - SP ~ text=q18-hidden-both-nurse-sao-paulo-1 ~ on=10-26 ~ pay=R$ 6.200,00 ~ contract=CLT
catho ~ Enfermeira ~ Confidencial ~ São Paulo - SP ~ text=q18-hidden-both-nurse-sao-paulo-2 ~ on=10-27 ~ pay=R$ 5.100,00 por mês ~ contract=CLT

≠ Agency's frame with client in Diadema metal against client in Diadema cosmetics
infojobs ~ Auxiliar de Expedição ~ Conexão Vagas RH ~ Diadema - SP ~ text=q18-agency-template-two-clients-clerk-1 ~ on=10-19 ~ pay=R$ 1.880,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Auxiliar de Expedição ~ Conexão Vagas RH ~ Diadema - SP ~ text=q18-agency-template-two-clients-clerk-2 ~ on=10-20 ~ pay=R$ 2.150,00 por mês ~ contract=CLT

≠ One agency, the same role for two plants of the client in two towns
catho ~ Técnico de Segurança do Trabalho ~ Hunter RH Consultoria ~ Limeira - SP ~ text=q18-agency-same-role-two-towns-1 ~ on=10-12 ~ pay=R$ 4.300,00 por mês ~ contract=CLT
infojobs ~ Técnico de Segurança do Trabalho ~ Hunter RH Consultoria ~ Mogi Guaçu - SP ~ text=q18-agency-same-role-two-towns-2 ~ on=10-12 ~ pay=R$ 4.300,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Last summer's and this summer's opening of one club
infojobs ~ Guarda-Vidas ~ Clube Náutico Águas Azuis ~ Guarapari - ES ~ text=q18-dates-far-apart-summer-lifeguard-1 ~ on=07-06 ~ pay=R$ 2.000,00 ~ contract=Temporário ~ mode=onsite
infojobs ~ Guarda-Vidas ~ Clube Náutico Águas Azuis ~ Guarapari - ES ~ text=q18-dates-far-apart-summer-lifeguard-2 ~ on=11-09 ~ pay=R$ 2.200,00 ~ contract=Temporário ~ mode=onsite

≠ Hospital template with pharmacist against biomedical scientist
gupy ~ Farmacêutico(a) Clínico ~ Santa Casa de Nova Aliança ~ Araraquara - SP ~ text=q18-same-template-other-role-hospital-1 ~ on=10-21 ~ contract=CLT ~ mode=onsite
vagas ~ Biomédico ~ Santa Casa de Nova Aliança ~ Araraquara - SP ~ text=q18-same-template-other-role-hospital-2 ~ on=10-21 ~ contract=CLT

≠ Fintech template, Product Manager against Product Marketing Manager
gupy ~ Product Manager ~ Girassol Pagamentos ~ - ~ text=q18-same-template-other-role-fintech-1 ~ on=10-27 ~ contract=CLT ~ mode=remote
remotar ~ Product Marketing Manager ~ Girassol Pagamentos ~ - ~ text=q18-same-template-other-role-fintech-2 ~ on=10-28 ~ contract=CLT

= Headhunter's words for the same planner job, client described
gupy ~ Planejador(a) de Manutenção ~ Cimentos Rocha Clara ~ Sete Lagoas - MG ~ text=q18-retold-maintenance-planner ~ on=10-07 ~ contract=CLT ~ mode=onsite
catho ~ Planejador de Manutenção ~ Atena Executive Search ~ Sete Lagoas - MG ~ text=q18-retold-maintenance-planner-b ~ on=10-10 ~ pay=A combinar ~ contract=Efetivo

= Board shortens and rewords the clinic's post
infojobs ~ Dentista Ortodontista ~ Clínica OrtoVale ~ Governador Valadares - MG ~ text=q18-retold-dentist-orthodontics ~ on=10-19 ~ pay=A combinar ~ contract=Prestador de serviços ~ mode=onsite
careerjet ~ Ortodontista - 2 dias na semana ~ OrtoVale Odontologia ~ Governador Valadares - MG ~ text=q18-retold-dentist-orthodontics-b ~ on=10-21

= Agency hides the spinning mill but town, machines, team and shift agree
vagas ~ Supervisor de Produção - Fiação ~ Têxtil Rio Formoso ~ Campina Grande - PB ~ text=q18-retold-textile-supervisor ~ on=10-13 ~ contract=CLT
bne ~ Supervisor de Fiação ~ Empresa confidencial ~ Campina Grande - PB ~ text=q18-retold-textile-supervisor-b ~ on=10-16 ~ pay=R$ 4.600,00 ~ contract=CLT

= Recruiting company retells the remote job with the client's product
remotar ~ Pessoa Desenvolvedora Front-end React Pleno ~ Vacina Já Saúde Digital ~ - ~ text=q18-retold-react-developer-remote ~ on=10-22 ~ pay=R$ 8.000 - R$ 10.000 ~ contract=CLT
nerdin ~ FRONT-END REACT PLENO - HOME OFFICE ~ Vacina Já ~ - ~ text=q18-retold-react-developer-remote-b ~ on=10-26 ~ pay=R$ 8.000,00 a R$ 10.000,00 ~ contract=FULL_TIME ~ mode=remote

= The agency retells a hotel's chef job with same meals and pay
solides ~ Chefe de Cozinha ~ POUSADA ENCANTO DAS DUNAS ~ Tibau do Sul - RN ~ text=q18-retold-kitchen-manager-hotel ~ on=10-05 ~ pay=R$ 4.800,00 ~ contract=CLT ~ mode=onsite
bne ~ Chef de Cozinha ~ RH Potengi ~ Tibau do Sul - RN ~ text=q18-retold-kitchen-manager-hotel-b ~ on=10-09 ~ pay=R$ 4.800,00 ~ contract=CLT

= Board's summary written from the firm's post
catho ~ Assistente Jurídico ~ Fagundes & Torrano Advocacia ~ Londrina - PR ~ text=q18-retold-legal-secretary ~ on=10-27 ~ pay=R$ 2.400,00 por mês ~ contract=CLT
infojobs ~ Assistente Jurídica (Trabalhista) ~ Fagundes e Torrano ~ Londrina - PR ~ text=q18-retold-legal-secretary-b ~ on=10-28 ~ pay=R$ 2.400,00 ~ contract=Efetivo – CLT

= Agency retells the coffee cooperative's job, region and travel agree
gupy ~ Engenheiro(a) Agrônomo(a) - Café ~ Cooperativa Sul das Gerais ~ Varginha - MG ~ text=q18-retold-agronomist-coffee ~ on=10-15 ~ contract=CLT ~ mode=onsite
catho ~ Engenheiro Agrônomo ~ Campo & Gente RH ~ Varginha - MG ~ text=q18-retold-agronomist-coffee-b ~ on=10-19 ~ pay=A combinar ~ contract=CLT

= A local board rewrites the dealership's text
infojobs ~ Mecânico de Caminhões ~ Concessionária Rodão Scania ~ Chapecó - SC ~ text=q18-retold-truck-mechanic ~ on=10-30 ~ pay=R$ 3.900,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Mecânico de Veículos Pesados ~ Rodão Concessionária ~ Chapecó - SC ~ text=q18-retold-truck-mechanic-b ~ on=11-01 ~ pay=R$ 3.900,00 ~ contract=CLT

= Consultancy hides the importer, but port, ERP and languages agree
vagas ~ Analista de Importação Pleno ~ Brasilux Iluminação ~ Itajaí - SC ~ text=q18-retold-import-analyst ~ on=10-20 ~ contract=CLT
careerjet ~ Analista de Importação ~ Confidencial ~ Itajaí - SC ~ text=q18-retold-import-analyst-b ~ on=10-23

= SINE-like board retells factory leader job
catho ~ Encarregada de Costura ~ Uniformes Atlas ~ Cianorte - PR ~ text=q18-retold-machine-sewing-leader ~ on=11-04 ~ pay=R$ 3.000,00 por mês ~ contract=CLT
bne ~ Encarregada de Confecção ~ Atlas Uniformes Profissionais ~ Cianorte - PR ~ text=q18-retold-machine-sewing-leader-b ~ on=11-06 ~ pay=R$ 3.000,00 ~ contract=CLT

= IT recruiter retells, rate and module agree
nerdin ~ CONSULTOR SAP MM SÊNIOR ~ Altiva Consulting ~ Joinville - SC ~ text=q18-retold-sap-consultant ~ on=10-08 ~ pay=R$ 120,00 por hora ~ contract=CONTRACTOR ~ mode=hybrid
vagas ~ Consultor SAP MM Sr ~ Altiva ~ Joinville - SC ~ text=q18-retold-sap-consultant-b ~ on=10-10 ~ contract=PJ ~ mode=hybrid

= Laundry job told by the employer and by an agency, same night shift
gupy ~ Auxiliar de Lavanderia ~ Lavebem Higienização Têxtil ~ Cotia - SP ~ text=q18-retold-room-attendant-hospital ~ on=10-26 ~ pay=R$ 1.790,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Auxiliar de Lavanderia Hospitalar - Noite ~ Soma Talentos RH ~ Cotia - SP ~ text=q18-retold-room-attendant-hospital-b ~ on=10-27 ~ pay=R$ 1.790,00 ~ contract=Efetivo – CLT

= Contact-centre monitor job retold by a board
infojobs ~ Monitor de Qualidade ~ Atende Brasil BPO ~ Aracaju - SE ~ text=q18-retold-call-quality-monitor ~ on=10-14 ~ pay=R$ 1.980,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Monitor de Qualidade (Cobrança) ~ Atende Brasil ~ Aracaju - SE ~ text=q18-retold-call-quality-monitor-b ~ on=10-16 ~ pay=R$ 1.980,00 por mês ~ contract=CLT

= Agency reword with pay, plant and process
bne ~ Pintor Industrial ~ Caldeiraria Aço Bravo ~ Ipatinga - MG ~ text=q18-retold-industrial-painter ~ on=10-21 ~ pay=R$ 2.860,00 ~ contract=CLT
catho ~ Pintor/Jatista ~ Mão Certa RH ~ Ipatinga - MG ~ text=q18-retold-industrial-painter-b ~ on=10-22 ~ pay=R$ 2.860,00 por mês ~ contract=Efetivo

= Executive recruiter hides the hospital, number of beds and reports agree
gupy ~ Gerente Financeiro ~ Hospital Mater Serrano ~ Teresópolis - RJ ~ text=q18-retold-finance-manager-confidential ~ on=10-12 ~ contract=CLT ~ mode=onsite
catho ~ Gerente Financeiro (Saúde) ~ Empresa Confidencial ~ Teresópolis - RJ ~ text=q18-retold-finance-manager-confidential-b ~ on=10-14 ~ pay=A combinar ~ contract=Efetivo

= Board shortens a travel agency's job in own words
trampos ~ Consultor(a) de Intercâmbio ~ Vou Ali Intercâmbios ~ Curitiba - PR ~ text=q18-retold-language-exchange-seller ~ on=11-09 ~ pay=R$ 2.500,00 + comissão ~ contract=emprego ~ mode=onsite
infojobs ~ Vendedor de Intercâmbio ~ Vou Ali ~ Curitiba - PR ~ text=q18-retold-language-exchange-seller-b ~ on=11-11 ~ pay=R$ 2.500,00 ~ contract=Efetivo – CLT ~ mode=onsite

= Utility contractor's job told by agency with same shift and plant
vagas ~ Operador de ETA ~ Saneágua Operações ~ Petrolina - PE ~ text=q18-retold-water-treatment-operator ~ on=10-28 ~ contract=CLT
bne ~ Operador de Estação de Tratamento de Água ~ Vale Empregos ~ Petrolina - PE ~ text=q18-retold-water-treatment-operator-b ~ on=10-30 ~ pay=A combinar ~ contract=CLT

= Agency post of a logistics analyst with the same client and shift
gupy ~ Analista de Logística Júnior ~ Nutribem Pet Food ~ Descalvado - SP ~ text=q18-retold-warehouse-3pl-analyst ~ on=10-19 ~ contract=CLT ~ mode=onsite
infojobs ~ Analista de Logística Jr ~ Horizonte RH Interior ~ Descalvado - SP ~ text=q18-retold-warehouse-3pl-analyst-b ~ on=10-21 ~ contract=Efetivo – CLT

= Town board retells the patisserie job with same hours
catho ~ Confeiteira ~ Doceria Vó Zulmira ~ Poços de Caldas - MG ~ text=q18-retold-bakery-confectioner ~ on=11-06 ~ pay=R$ 2.300,00 por mês ~ contract=CLT
bne ~ Confeiteiro(a) ~ Vó Zulmira Doces ~ Poços de Caldas - MG ~ text=q18-retold-bakery-confectioner-b ~ on=11-07 ~ pay=R$ 2.300,00 ~ contract=CLT

= Recruiter's text for a fibre technician; vehicle and pay agree
solides ~ Técnico de Campo - Fibra Óptica ~ LINKSERTAO PROVEDOR DE INTERNET ~ Juazeiro do Norte - CE ~ text=q18-retold-network-tech-fiber ~ on=10-23 ~ pay=R$ 2.050,00 ~ contract=CLT ~ mode=onsite
bne ~ Instalador de Fibra ~ Linksertão ~ Juazeiro do Norte - CE ~ text=q18-retold-network-tech-fiber-b ~ on=10-24 ~ pay=R$ 2.050,00 ~ contract=CLT

= The board shows no employer name, but the whole text is the restaurant's own
infojobs ~ Sushiman ~ Restaurante Kaminari ~ São Paulo - SP ~ text=q18-sushi-chef-moema-company-null ~ on=10-13 ~ pay=R$ 3.200,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Sushiman ~ - ~ São Paulo - SP ~ text=q18-sushi-chef-moema-company-null ~ on=10-15 ~ pay=R$ 3.200,00 por mês ~ contract=CLT

= Text with headings glued together as the feed gives it
gupy ~ Agente de Microcrédito ~ Instituto Semear Crédito ~ Caruaru - PE ~ text=q18-loan-officer-microcredit-caruaru ~ on=10-20 ~ contract=CLT ~ mode=onsite
vagas ~ Agente de Microcrédito Orientado ~ Semear Crédito ~ Caruaru - PE ~ text=q18-loan-officer-microcredit-caruaru-b ~ on=10-21 ~ contract=CLT

= Board writes everything in capitals without accents
catho ~ Marceneiro ~ Móveis Planejados Jequitibá ~ Arapongas - PR ~ text=q18-carpenter-mdf-arapongas-caps ~ on=10-22 ~ pay=R$ 2.700,00 por mês ~ contract=CLT
bne ~ MARCENEIRO ~ JEQUITIBA MOVEIS PLANEJADOS ~ Arapongas - PR ~ text=q18-carpenter-mdf-arapongas-caps-b ~ on=10-22 ~ pay=R$ 2.700,00 ~ contract=CLT

= Aggregator keeps the first lines and an ellipsis
vagas ~ Assistente Social ~ Associação Mãos Dadas ~ Contagem - MG ~ text=q18-social-worker-contagem-cut ~ on=10-06 ~ pay=R$ 3.280,00 ~ contract=CLT
careerjet ~ Assistente Social - 30 horas ~ Associação Mãos Dadas ~ Contagem - MG ~ text=q18-social-worker-contagem-cut-b ~ on=10-08 ~ pay=R$3280 por mês

= Coffee shop text, second with the perks sentence dropped and area in title
trampos ~ Barista ~ Grão Raro Cafés ~ São Paulo - SP ~ text=q18-barista-pinheiros-partial ~ on=11-02 ~ pay=R$ 2.200,00 ~ contract=emprego ~ mode=onsite
infojobs ~ Barista - Pinheiros ~ Grão Raro Cafés Especiais Ltda ~ São Paulo - SP ~ text=q18-barista-pinheiros-partial-b ~ on=11-03 ~ pay=R$ 2.200,00 ~ contract=Efetivo – CLT ~ mode=onsite

= Title with pipes and region, same text
gupy ~ Propagandista Vendedor | Dermatologia | Teresina ~ Laboratório Dermaclin ~ Teresina - PI ~ text=q18-pharma-rep-teresina-pipe-title ~ on=10-14 ~ contract=CLT ~ mode=onsite
infojobs ~ Propagandista Vendedor (Dermatologia) ~ Dermaclin Laboratório Farmacêutico S.A. ~ Teresina - PI ~ text=q18-pharma-rep-teresina-pipe-title-b ~ on=10-16 ~ contract=Efetivo – CLT

= Bullets with dots, salary missing on one side
solides ~ Conferente de Expedição ~ PALHOCA BEBIDAS LTDA ~ Palhoça - SC ~ text=q18-shipping-clerk-palhoca-bullets ~ on=10-29 ~ pay=R$ 2.280,00 ~ contract=CLT ~ mode=onsite
catho ~ Conferente de Expedição Noturno ~ Palhoça Bebidas ~ Palhoça - SC ~ text=q18-shipping-clerk-palhoca-bullets-b ~ on=10-31 ~ contract=CLT

= Online tutor freelance post on two boards
infojobs ~ Monitor de Física (online) ~ Cursinho Vetor ~ Belo Horizonte - MG ~ text=q18-physics-tutor-online ~ on=10-05 ~ pay=R$ 35,00 por hora ~ contract=Prestador de serviços ~ mode=remote
trampos ~ Monitor(a) de Física - Freela online ~ Cursinho Vetor ~ Belo Horizonte - MG ~ text=q18-physics-tutor-online ~ on=10-07 ~ pay=R$ 35,00/hora ~ contract=freela ~ mode=remote

= Text cut and summary fields placed ahead
vagas ~ Inspetor de Solda N1 ~ Estaleiro Baía Verde ~ Angra dos Reis - RJ ~ text=q18-welding-inspector-angra-summary ~ on=10-15 ~ contract=CLT
infojobs ~ Inspetor de Soldagem N1 (SNQC) ~ Estaleiro Baía Verde S.A. ~ Angra dos Reis - RJ ~ text=q18-welding-inspector-angra-summary-b ~ on=10-17 ~ contract=Efetivo – CLT

= Company with group name on the second board
gupy ~ Desenvolvedor(a) Mobile Flutter Pleno ~ Supermercado Digital Cestou ~ Vitória - ES ~ text=q18-mobile-dev-flutter-grupo ~ on=10-27 ~ contract=CLT ~ mode=remote
nerdin ~ MOBILE FLUTTER PLENO ~ Grupo Mar Azul (Cestou) ~ Vitória - ES ~ text=q18-mobile-dev-flutter-grupo-b ~ on=10-28 ~ contract=FULL_TIME ~ mode=remote

= Técnica/Técnico and modality in title, complete text
bne ~ Técnico em Radiologia ~ Imagem Center Diagnósticos ~ Uberaba - MG ~ text=q18-radiology-tech-uberaba-gender ~ on=11-03 ~ pay=R$ 3.400,00 ~ contract=CLT
catho ~ Técnica / Técnico em Radiologia - Tomografia ~ Imagem Center ~ Uberaba - MG ~ text=q18-radiology-tech-uberaba-gender ~ on=11-05 ~ pay=R$ 3.400,00 por mês ~ contract=CLT

= Farm hand post, town spelled without accent
infojobs ~ Vaqueiro ~ Agropecuária Rio Vermelho ~ Marabá - PA ~ text=q18-cattle-farm-worker-maraba ~ on=10-20 ~ pay=R$ 2.400,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Vaqueiro com moradia ~ AGROPECUARIA RIO VERMELHO LTDA ~ Maraba - PA ~ text=q18-cattle-farm-worker-maraba-b ~ on=10-21 ~ pay=R$ 2.400,00 ~ contract=CLT

= Printing trade, cut mid-word as the board does
catho ~ Impressor Offset ~ Gráfica Vale do Papel ~ Blumenau - SC ~ text=q18-graphic-technician-blumenau ~ on=10-08 ~ pay=R$ 3.600,00 por mês ~ contract=CLT
infojobs ~ Impressor Off-set 4 cores ~ Gráfica Vale do Papel Ltda ~ Blumenau - SC ~ text=q18-graphic-technician-blumenau-b ~ on=10-09 ~ pay=R$ 3.600,00 ~ contract=Efetivo – CLT ~ mode=onsite

= Customer success post with the about-us removed
gupy ~ Analista de Customer Success ~ Ponto Certo RH Tech ~ São Paulo - SP ~ text=q18-cs-analyst-saas-sp-inc ~ on=10-22 ~ contract=CLT ~ mode=hybrid
trampos ~ Analista de Customer Success (CS) ~ Ponto Certo ~ São Paulo - SP ~ text=q18-cs-analyst-saas-sp-inc-b ~ on=10-24 ~ pay=A combinar ~ contract=emprego ~ mode=hybrid

= Shift and openings in title, text the same
infojobs ~ Operador de Forno Cerâmico ~ Revestimentos Santa Gema ~ Santa Gertrudes - SP ~ text=q18-tile-factory-forklift-sta-gertrudes ~ on=11-09 ~ pay=R$ 2.690,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Operador de Forno Cerâmico - Turno 6x2 (2 vagas) ~ Santa Gema Revestimentos Cerâmicos ~ Santa Gertrudes - SP ~ text=q18-tile-factory-forklift-sta-gertrudes ~ on=11-10 ~ pay=R$ 2.690,00 por mês ~ contract=CLT

= Audit firm programme; aggregator cut, level moved in title
vagas ~ Auditor Júnior - Setor Público ~ Veritas Auditores Independentes ~ Brasília - DF ~ text=q18-auditor-junior-firm-brasilia ~ on=10-12 ~ contract=CLT
careerjet ~ Jr. Auditor Setor Público ~ Veritas ~ Brasília - DF ~ text=q18-auditor-junior-firm-brasilia-b ~ on=10-14

= No date on the second board
bne ~ Zelador ~ Predial Moinhos Administradora ~ Porto Alegre - RS ~ text=q18-condo-manager-assistant-poa-nodate ~ on=10-26 ~ pay=R$ 2.300,00 ~ contract=CLT
infojobs ~ Zelador(a) com moradia - Bairro Petrópolis ~ Administradora Predial Moinhos ~ Porto Alegre - RS ~ text=q18-condo-manager-assistant-poa-nodate ~ on=none ~ pay=R$ 2.300,00 ~ contract=Efetivo – CLT

= Second board lacks the state; same plant text
gupy ~ Auxiliar de Processamento de Pescado ~ Atlântico Frio Pescados ~ Itajaí - SC ~ text=q18-fishing-industry-sorter-state-null ~ on=10-19 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
careerjet ~ Auxiliar de Processamento de Pescado ~ Atlântico Frio ~ Itajaí ~ text=q18-fishing-industry-sorter-state-null-b ~ on=10-20

= Merchandiser with the retailer chain, same text; PcD line added
catho ~ Promotor de Vendas ~ Nativa Cosméticos do Nordeste ~ Aracaju - SE ~ text=q18-beauty-promoter-aracaju ~ on=11-04 ~ pay=R$ 1.790,00 por mês ~ contract=CLT
infojobs ~ Promotor(a) de Vendas com Moto ~ Nativa Cosméticos ~ Aracaju - SE ~ text=q18-beauty-promoter-aracaju-b ~ on=11-05 ~ pay=R$ 1.790,00 ~ contract=Efetivo – CLT

= Entities and tabs in one, clean text in the other
gupy ~ Estágio em Contabilidade   ~ Grupo Araucária Alimentos ~ Curitiba - PR ~ text=q18-tax-intern-curitiba-entities ~ on=10-05 ~ contract=Estágio ~ mode=hybrid
vagas ~ Estágio Contabilidade ~ Araucária Alimentos S.A. ~ Curitiba - PR ~ text=q18-tax-intern-curitiba-entities-b ~ on=10-07 ~ pay=R$ 1.700,00 ~ contract=Estágio

= Mining contractor text, contract kind in title
infojobs ~ Operador de Escavadeira Hidráulica ~ Terraforte Mineração e Terraplenagem ~ Parauapebas - PA ~ text=q18-excavator-operator-parauapebas ~ on=10-14 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Operador de Escavadeira - CLT - Carajás ~ TERRAFORTE MINERACAO E TERRAPLENAGEM S.A. ~ Parauapebas - PA ~ text=q18-excavator-operator-parauapebas ~ on=10-16 ~ contract=CLT

= Bilingual support; the board translates nothing, drops the last list
gupy ~ Atendente Bilíngue Inglês ~ Globalcare Assistência Viagem ~ São Paulo - SP ~ text=q18-call-english-support-tatuape ~ on=10-20 ~ contract=CLT ~ mode=onsite
catho ~ Atendente Bilíngue (Inglês) - Madrugada ~ Globalcare ~ São Paulo - SP ~ text=q18-call-english-support-tatuape-b ~ on=10-22 ~ pay=A combinar ~ contract=Efetivo

= Same workshop, brand against legal name
bne ~ Técnico em Refrigeração ~ Gelaár Climatização ~ Manaus - AM ~ text=q18-refrigeration-technician-manaus ~ on=10-28 ~ pay=R$ 2.600,00 ~ contract=CLT
infojobs ~ Téc. Refrigeração e Climatização ~ A. M. DE SOUZA REFRIGERACAO ME (GELAÁR) ~ Manaus - AM ~ text=q18-refrigeration-technician-manaus ~ on=10-29 ~ pay=R$ 2.600,00 ~ contract=Efetivo – CLT ~ mode=onsite

= Lists become numbered dashes; employer's code at the end
vagas ~ Químico de Processos Sr ~ Oxipar Especialidades Químicas ~ Paulínia - SP ~ text=q18-chemist-paulinia-html-lists ~ on=10-07 ~ contract=CLT
catho ~ Químico de Processos Sênior - Ref. OX-2219 ~ Oxipar ~ Paulínia - SP ~ text=q18-chemist-paulinia-html-lists-b ~ on=10-08 ~ pay=A combinar ~ contract=Efetivo

= Student transport monitor, hours in title
catho ~ Monitora de Transporte Escolar ~ Tio Beto Transportes ~ Osasco - SP ~ text=q18-school-monitor-osasco-hours ~ on=11-05 ~ pay=R$ 1.250,00 por mês ~ contract=CLT
bne ~ Monitora Escolar 6h às 13h30 ~ Tio Beto Transporte Escolar ~ Osasco - SP ~ text=q18-school-monitor-osasco-hours-b ~ on=11-06 ~ pay=R$ 1.250,00 ~ contract=CLT

= Wind farm text cut at 450; town instead of region
gupy ~ Técnico(a) de Operação e Manutenção Eólica ~ Ventos do Seridó Energia ~ Parelhas - RN ~ text=q18-wind-farm-technician-rn ~ on=10-13 ~ contract=CLT ~ mode=onsite
infojobs ~ Técnico de Manutenção Eólica ~ Ventos do Seridó ~ Parelhas - RN ~ text=q18-wind-farm-technician-rn-b ~ on=10-15 ~ contract=Efetivo – CLT

= Factory job, only first letters of the title abbreviated
infojobs ~ Auxiliar de Confeitaria ~ Doces Imperatriz Indústria ~ Taboão da Serra - SP ~ text=q18-pastry-industrial-taboao ~ on=10-23 ~ pay=R$ 1.935,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Aux. Confeitaria (2º turno) ~ Imperatriz Doces ~ Taboão da Serra - SP ~ text=q18-pastry-industrial-taboao ~ on=10-23 ~ pay=R$ 1.935,00 por mês ~ contract=CLT

= IT outsourcer post, requirement block reordered by the board
vagas ~ Analista de Segurança da Informação Pleno ~ Cerrado Tech Governança ~ Brasília - DF ~ text=q18-network-security-analyst-df ~ on=10-21 ~ contract=CLT ~ mode=hybrid
nerdin ~ SEGURANÇA DA INFORMAÇÃO PLENO - SOC N2 ~ Cerrado Tech ~ Brasília - DF ~ text=q18-network-security-analyst-df-b ~ on=10-22 ~ pay=R$ 8.900,00 ~ contract=FULL_TIME ~ mode=hybrid

= Unusual trade, same text; title widened
bne ~ Agente Funerário ~ Memorial Jardim da Paz ~ Anápolis - GO ~ text=q18-funeral-agent-anapolis ~ on=10-19 ~ pay=R$ 2.080,00 ~ contract=CLT
catho ~ Agente Funerário / Motorista ~ Memorial Jardim da Paz Serviços Póstumos ~ Anápolis - GO ~ text=q18-funeral-agent-anapolis ~ on=10-20 ~ pay=R$ 2.080,00 por mês ~ contract=CLT

= Shoe e-commerce; market place list flattened
solides ~ Analista de E-commerce ~ CALCADOS PASSO LARGO ~ Franca - SP ~ text=q18-ecommerce-analyst-franca ~ on=10-30 ~ pay=R$ 3.200,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Analista de E-commerce / Marketplace ~ Passo Largo Calçados ~ Franca - SP ~ text=q18-ecommerce-analyst-franca-b ~ on=11-01 ~ pay=R$ 3.200,00 ~ contract=Efetivo – CLT ~ mode=onsite

= ABA clinic text whole; contract PJ on both
infojobs ~ Psicólogo(a) ABA ~ Espaço Girassol Desenvolvimento Infantil ~ Cuiabá - MT ~ text=q18-psychologist-clinic-cuiaba ~ on=10-27 ~ pay=R$ 45,00 por hora ~ contract=Prestador de serviços ~ mode=onsite
careerjet ~ Psicóloga (o) ABA - PJ ~ Espaço Girassol ~ Cuiabá - MT ~ text=q18-psychologist-clinic-cuiaba ~ on=10-29

= Electronics plant, board adds Distrito and shift; cut
gupy ~ Operador(a) de Injetora ~ Plastamazon Componentes ~ Manaus - AM ~ text=q18-press-operator-manaus-board-shift ~ on=10-06 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
bne ~ Operador de Injetora 3º turno Distrito ~ Plastamazon ~ Manaus - AM ~ text=q18-press-operator-manaus-board-shift-b ~ on=10-06 ~ pay=R$ 1.798,00 ~ contract=CLT

= Seasonal town, permanent post; gender and language in title
catho ~ Atendente de Agência de Turismo ~ Águas Claras Ecoturismo ~ Bonito - MS ~ text=q18-tourism-guide-bonito ~ on=11-10 ~ pay=R$ 2.100,00 por mês ~ contract=CLT
infojobs ~ Atendente de Turismo (Inglês) ~ Águas Claras Ecoturismo Ltda ME ~ Bonito - MS ~ text=q18-tourism-guide-bonito ~ on=11-11 ~ pay=R$ 2.100,00 + comissão ~ contract=Efetivo – CLT ~ mode=onsite

= Hybrid data job, recruiting copy with markdown marks
gupy ~ Analista de Dados Pleno ~ Frigocoop Central ~ Chapecó - SC ~ text=q18-data-analyst-coop-chapeco ~ on=10-15 ~ contract=CLT ~ mode=hybrid
nerdin ~ ANALISTA DE DADOS PLENO ~ Cooperativa Frigocoop ~ Chapecó - SC ~ text=q18-data-analyst-coop-chapeco-b ~ on=10-17 ~ contract=FULL_TIME ~ mode=hybrid

= Furniture workshop; same words with sentence of salary added
bne ~ Tapeceiro ~ Estofados Conforto ABC ~ São Bernardo do Campo - SP ~ text=q18-upholsterer-sao-bernardo ~ on=10-22 ~ pay=R$ 2.900,00 ~ contract=CLT
infojobs ~ Tapeceiro de Móveis ~ Conforto ABC Estofados ~ São Bernardo do Campo - SP ~ text=q18-upholsterer-sao-bernardo-b ~ on=10-23 ~ pay=R$ 2.900,00 ~ contract=Efetivo – CLT

= Board hides the name in the header, but the text names the clinic
gupy ~ Supervisor(a) de Recepção ~ Clínica Oftalmo Iracema ~ Fortaleza - CE ~ text=q18-clinic-manager-fortaleza-hidden-text ~ on=10-12 ~ contract=CLT ~ mode=onsite
catho ~ Supervisor de Recepção ~ Empresa Confidencial ~ Fortaleza - CE ~ text=q18-clinic-manager-fortaleza-hidden-text-b ~ on=10-13 ~ pay=R$ 3.000,00 por mês ~ contract=Efetivo

= Abbreviated title, accents of the company gone, order of the list kept
vagas ~ Técnico em Metrologia ~ Micromec Instrumentos ~ São Carlos - SP ~ text=q18-metrology-technician-sao-carlos ~ on=10-28 ~ contract=CLT
careerjet ~ Tec. Metrologia ~ MICROMEC INSTRUMENTOS DE MEDICAO LTDA ~ São Carlos - SP ~ text=q18-metrology-technician-sao-carlos-b ~ on=10-30

= Pizzeria motoboy, neighbourhood and pay form in title
infojobs ~ Motoboy ~ Pizzaria Bella Massa ~ Goiânia - GO ~ text=q18-motoboy-goiania-brand-app ~ on=11-06 ~ pay=R$ 1.750,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Motoboy fixo Jardim América ~ Bella Massa Pizzaria ~ Goiânia - GO ~ text=q18-motoboy-goiania-brand-app ~ on=11-06 ~ pay=R$ 1.750,00 ~ contract=CLT

= Law firm text cut, level moved, number of vacancies added
vagas ~ Advogado(a) Trabalhista Pleno ~ Sampaio Brant Advogados ~ Rio de Janeiro - RJ ~ text=q18-lawyer-labor-hybrid-rio ~ on=10-05 ~ contract=Associado ~ mode=hybrid
catho ~ Advogado Trabalhista Pl (2 vagas) ~ Sampaio Brant Advogados Associados ~ Rio de Janeiro - RJ ~ text=q18-lawyer-labor-hybrid-rio-b ~ on=10-08 ~ pay=A combinar ~ contract=Autônomo

= Integrator's vet; region in the title at the board
gupy ~ Médico(a) Veterinário(a) - Fomento Avícola ~ Granja Real do Cerrado ~ Rio Verde - GO ~ text=q18-poultry-veterinarian-remote-area ~ on=10-26 ~ contract=CLT ~ mode=onsite
infojobs ~ Veterinário Avicultura - Rio Verde e Região ~ Granja Real ~ Rio Verde - GO ~ text=q18-poultry-veterinarian-remote-area-b ~ on=10-27 ~ contract=Efetivo – CLT

≠ Identical text but first shift against third shift in title and text
gupy ~ Operador de Embalagem - 1º Turno ~ Biscoitos Trigal ~ Marília - SP ~ text=q18-shift-contradicts-packer-same-text-1 ~ on=10-12 ~ contract=CLT ~ mode=onsite
infojobs ~ Operador de Embalagem - 3º Turno ~ Biscoitos Trigal Ltda ~ Marília - SP ~ text=q18-shift-contradicts-packer-same-text-2 ~ on=10-12 ~ contract=Efetivo – CLT ~ mode=onsite

≠ IT board carries Sênior, the company page Pleno, pay apart
nerdin ~ DESENVOLVEDOR PHP SÊNIOR ~ Lojavirtu Plataforma ~ Blumenau - SC ~ text=q18-dev-php-pleno-senior-board-1 ~ on=10-20 ~ pay=R$ 11.000,00 ~ contract=FULL_TIME ~ mode=remote
remotar ~ Desenvolvedor(a) PHP Pleno ~ Lojavirtu ~ - ~ text=q18-dev-php-pleno-senior-board-2 ~ on=10-20 ~ pay=R$ 7.000 ~ contract=CLT

≠ Pet chain: unit Pampulha against unit Castelo
bne ~ Banhista e Tosador ~ PetMundo ~ Belo Horizonte - MG ~ text=q18-petshop-groomer-units-bh-1 ~ on=11-02 ~ pay=R$ 1.800,00 ~ contract=CLT
catho ~ Banhista e Tosador ~ PetMundo ~ Belo Horizonte - MG ~ text=q18-petshop-groomer-units-bh-2 ~ on=11-02 ~ pay=R$ 1.800,00 por mês ~ contract=CLT

≠ Same business manager text, agency Erechim against Passo Fundo
gupy ~ Gerente de Negócios PJ - Erechim ~ Credialto Cooperativa ~ Erechim - RS ~ text=q18-credit-union-manager-three-towns-1 ~ on=10-07 ~ contract=CLT ~ mode=onsite
gupy ~ Gerente de Negócios PJ - Passo Fundo ~ Credialto Cooperativa ~ Passo Fundo - RS ~ text=q18-credit-union-manager-three-towns-1 ~ on=10-07 ~ contract=CLT ~ mode=onsite

≠ Both hidden, same title and town, but industry against accounting office and pay apart
infojobs ~ Contador ~ EMPRESA CONFIDENCIAL ~ Ribeirão Preto - SP ~ text=q18-hidden-both-accountant-fields-1 ~ on=10-14 ~ pay=R$ 8.500,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Contador ~ Empresa Confidencial ~ Ribeirão Preto - SP ~ text=q18-hidden-both-accountant-fields-2 ~ on=10-15 ~ pay=R$ 5.200,00 por mês ~ contract=CLT

≠ Same law firm template, labour against civil internship
vagas ~ Estágio em Direito - Trabalhista ~ Aragão Rezende Advogados ~ Recife - PE ~ text=q18-internship-law-two-areas-1 ~ on=10-20 ~ pay=R$ 1.300,00 ~ contract=Estágio
infojobs ~ Estágio em Direito - Cível ~ Aragão Rezende Advogados ~ Recife - PE ~ text=q18-internship-law-two-areas-2 ~ on=10-20 ~ pay=R$ 1.300,00 ~ contract=Estágio ~ mode=onsite

≠ School's opening for the second term against one for the next year
solides ~ Professor(a) de História - Ensino Médio ~ COLEGIO PORTAL DO VALE ~ Montes Claros - MG ~ text=q18-dates-apart-teacher-yearly-1 ~ on=07-08 ~ pay=R$ 32,00 por hora ~ contract=CLT ~ mode=onsite
catho ~ Professor de História - Ensino Médio ~ Colégio Portal do Vale ~ Montes Claros - MG ~ text=q18-dates-apart-teacher-yearly-2 ~ on=11-09 ~ pay=R$ 34,00 por hora ~ contract=CLT

≠ Analista de Estoque against Analista de Transportes, one template
gupy ~ Analista de Estoque ~ Distribuidora Nordestão Farma ~ Jaboatão dos Guararapes - PE ~ text=q18-same-company-two-roles-analyst-logistics-1 ~ on=10-13 ~ contract=CLT ~ mode=onsite
infojobs ~ Analista de Transportes ~ Nordestão Farma ~ Jaboatão dos Guararapes - PE ~ text=q18-same-company-two-roles-analyst-logistics-2 ~ on=10-13 ~ contract=Efetivo – CLT

≠ PcD exclusive against open helpdesk at one hospital, dates equal
vagas ~ Analista de Suporte Jr - vaga exclusiva PcD ~ Hospital Nova Esperança do Planalto ~ Brasília - DF ~ text=q18-pcd-exclusive-it-support-1 ~ on=10-19 ~ contract=CLT
gupy ~ Analista de Suporte Júnior ~ Hospital Nova Esperança do Planalto ~ Brasília - DF ~ text=q18-pcd-exclusive-it-support-2 ~ on=10-19 ~ contract=CLT ~ mode=onsite

≠ Vendedor interno against externo of one distributor
catho ~ Vendedor Interno ~ Ferragens Monte Castelo ~ Campo Grande - MS ~ text=q18-seller-inside-vs-outside-1 ~ on=10-22 ~ pay=R$ 1.900,00 por mês ~ contract=CLT
bne ~ Vendedor Externo ~ Ferragens Monte Castelo ~ Campo Grande - MS ~ text=q18-seller-inside-vs-outside-2 ~ on=10-22 ~ pay=R$ 1.900,00 ~ contract=CLT

≠ Gas station network in one town, by the BR against the centre
infojobs ~ Frentista Caixa ~ Rede Postos Ipiúna ~ Ponta Grossa - PR ~ text=q18-cashier-gas-station-two-posts-1 ~ on=11-04 ~ pay=R$ 1.990,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Frentista Caixa ~ Rede Postos Ipiúna ~ Ponta Grossa - PR ~ text=q18-cashier-gas-station-two-posts-2 ~ on=11-04 ~ pay=R$ 1.990,00 ~ contract=CLT

≠ Coopervale of Paraná's Palotina against Coopervale Norte in same town, dairy versus grain
gupy ~ Auxiliar Administrativo ~ Coopervale Agroindustrial ~ Palotina - PR ~ text=q18-similar-name-cooperatives-1 ~ on=10-06 ~ contract=CLT ~ mode=onsite
bne ~ Auxiliar Administrativo ~ Laticínios Coopervale Norte ~ Palotina - PR ~ text=q18-similar-name-cooperatives-2 ~ on=10-07 ~ pay=R$ 1.850,00 ~ contract=CLT

≠ Agency's promoters, chocolate Easter style text for two retail clients
infojobs ~ Demonstrador(a) ~ Promo Ação Trade ~ Curitiba - PR ~ text=q18-agency-temp-two-clients-promoter-1 ~ on=11-05 ~ pay=R$ 95,00 por dia ~ contract=Temporário ~ mode=onsite
catho ~ Demonstrador(a) ~ Promo Ação Trade ~ Curitiba - PR ~ text=q18-agency-temp-two-clients-promoter-2 ~ on=11-05 ~ pay=R$ 110,00 por dia ~ contract=Temporário

≠ Same hospital frame, UTI Neonatal against Centro Cirúrgico
catho ~ Técnico de Enfermagem - UTI Neonatal ~ Maternidade Luz do Sertão ~ Petrolina - PE ~ text=q18-nurse-tech-icu-vs-ward-1 ~ on=10-27 ~ contract=Efetivo
infojobs ~ Técnico de Enfermagem - Centro Cirúrgico ~ Maternidade Luz do Sertão ~ Petrolina - PE ~ text=q18-nurse-tech-icu-vs-ward-2 ~ on=10-27 ~ contract=Efetivo – CLT

≠ Maternity cover for six months against permanent post with other area
vagas ~ Analista de Treinamento (temporário 6 meses) ~ Papelaria Industrial Suzaneira ~ Suzano - SP ~ text=q18-temp-maternity-cover-vs-perm-1 ~ on=10-12 ~ contract=Temporário
catho ~ Analista de Treinamento e Desenvolvimento ~ Papelaria Industrial Suzaneira ~ Suzano - SP ~ text=q18-temp-maternity-cover-vs-perm-2 ~ on=10-26 ~ pay=A combinar ~ contract=Efetivo

≠ Same hotel, daytime bilingual reception against night auditor
infojobs ~ Recepcionista Bilíngue ~ Hotel Executivo Paulista Prime ~ São Paulo - SP ~ text=q18-hotel-reception-bilingual-vs-night-1 ~ on=10-20 ~ pay=R$ 2.450,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Auditor Noturno ~ Hotel Executivo Paulista Prime ~ São Paulo - SP ~ text=q18-hotel-reception-bilingual-vs-night-2 ~ on=10-20 ~ pay=R$ 2.750,00 por mês ~ contract=CLT

≠ Haulier posts truck and articulated driver vacancies, category and pay differ
bne ~ Motorista Truck ~ Transportadora Serra Verde ~ Vacaria - RS ~ text=q18-driver-category-d-vs-e-1 ~ on=10-08 ~ pay=R$ 2.690,00 ~ contract=CLT
infojobs ~ Motorista Carreta ~ Transportadora Serra Verde ~ Vacaria - RS ~ text=q18-driver-category-d-vs-e-2 ~ on=10-08 ~ pay=R$ 3.150,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Gym franchise reception in Natal and in Mossoró, same text
catho ~ Recepcionista de Academia ~ Fit Já Academias ~ Natal - RN ~ text=q18-gym-reception-two-cities-franchise-1 ~ on=11-09 ~ pay=R$ 1.621,00 por mês ~ contract=CLT
infojobs ~ Recepcionista de Academia ~ Fit Já Academias ~ Mossoró - RN ~ text=q18-gym-reception-two-cities-franchise-1 ~ on=11-09 ~ pay=R$ 1.621,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Builder's internship in two works of one city: Alphaville against Jardim Goiás
gupy ~ Estágio em Engenharia Civil - Obra Residencial Alphaville ~ Construtora Pequizeiro ~ Goiânia - GO ~ text=q18-civil-works-intern-two-sites-1 ~ on=10-15 ~ contract=Estágio ~ mode=onsite
vagas ~ Estágio em Engenharia Civil - Obra Corporate Jardim Goiás ~ Construtora Pequizeiro ~ Goiânia - GO ~ text=q18-civil-works-intern-two-sites-2 ~ on=10-15 ~ contract=Estágio

≠ Consultancy hires its own recruiter against recruiter for a client site
trampos ~ Tech Recruiter Pleno ~ Pessoas & Código RH ~ São Paulo - SP ~ text=q18-recruiter-agency-internal-vs-client-1 ~ on=10-20 ~ pay=R$ 5.500,00 ~ contract=emprego ~ mode=remote
infojobs ~ Tech Recruiter Pleno (alocação) ~ Pessoas & Código RH ~ São Paulo - SP ~ text=q18-recruiter-agency-internal-vs-client-2 ~ on=10-21 ~ pay=R$ 6.200,00 ~ contract=Temporário ~ mode=onsite

≠ Analista Contábil I against III in one plant
gupy ~ Analista Contábil I ~ Aços Guaíba ~ Charqueadas - RS ~ text=q18-accountant-analyst-i-iii-1 ~ on=10-13 ~ contract=CLT ~ mode=onsite
vagas ~ Analista Contábil III ~ Aços Guaíba ~ Charqueadas - RS ~ text=q18-accountant-analyst-i-iii-2 ~ on=10-13 ~ contract=CLT

≠ Clinic chain: assistant against analyst, pay apart
solides ~ Assistente de Marketing ~ INSTITUTO PELE E LASER ~ São José dos Campos - SP ~ text=q18-marketing-assistant-vs-analyst-clinic-1 ~ on=10-20 ~ pay=R$ 2.400,00 ~ contract=CLT ~ mode=hybrid
catho ~ Analista de Marketing ~ Instituto Pele e Laser ~ São José dos Campos - SP ~ text=q18-marketing-assistant-vs-analyst-clinic-2 ~ on=10-20 ~ pay=R$ 4.300,00 por mês ~ contract=CLT

≠ Leader posts of two shifts in the same plant
infojobs ~ Líder de Produção (noite) ~ Plásticos Embalabem ~ Atibaia - SP ~ text=q18-production-leader-night-vs-day-1 ~ on=10-26 ~ pay=R$ 3.400,00 ~ contract=Efetivo – CLT ~ mode=onsite
infojobs ~ Líder de Produção (manhã) ~ Plásticos Embalabem ~ Atibaia - SP ~ text=q18-production-leader-night-vs-day-2 ~ on=10-27 ~ pay=R$ 3.400,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Landscaping firm's gardener in Valinhos against Vinhedo
bne ~ Jardineiro ~ Verde Vida Paisagismo ~ Valinhos - SP ~ text=q18-gardener-two-condo-clients-1 ~ on=10-19 ~ pay=R$ 2.010,00 ~ contract=CLT
catho ~ Jardineiro ~ Verde Vida Paisagismo ~ Vinhedo - SP ~ text=q18-gardener-two-condo-clients-1 ~ on=10-19 ~ pay=R$ 2.010,00 por mês ~ contract=CLT

≠ Same startup, contractor short project against permanent post
remotar ~ Cientista de Dados (projeto PJ) ~ Semeia Crédito Rural ~ - ~ text=q18-data-scientist-pj-vs-clt-1 ~ on=10-14 ~ pay=R$ 110/h ~ contract=PJ
gupy ~ Cientista de Dados Pleno ~ Semeia Crédito Rural ~ - ~ text=q18-data-scientist-pj-vs-clt-2 ~ on=10-16 ~ contract=CLT ~ mode=remote

≠ Identical text four months apart in one shop; the first closed long ago
catho ~ Montador de Estruturas Metálicas ~ Metalpar Estruturas ~ Goiânia - GO ~ text=q18-dates-apart-same-text-welder-1 ~ on=06-22 ~ pay=R$ 2.500,00 por mês ~ contract=CLT
infojobs ~ Montador de Estruturas Metálicas ~ Metalpar Estruturas ~ Goiânia - GO ~ text=q18-dates-apart-same-text-welder-2 ~ on=10-29 ~ pay=R$ 2.700,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Colégio Santo Antônio against Escola Santo Antônio de Pádua, one town
infojobs ~ Auxiliar de Secretaria Escolar ~ Colégio Santo Antônio ~ Campina Grande - PB ~ text=q18-similar-name-colegio-1 ~ on=10-12 ~ pay=R$ 1.700,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Auxiliar de Secretaria ~ Escola Santo Antônio de Pádua ~ Campina Grande - PB ~ text=q18-similar-name-colegio-2 ~ on=10-14 ~ pay=R$ 1.621,00 ~ contract=CLT

≠ Hidden employers, IT coordinator of hospital against IT coordinator of cooperative in one town
catho ~ Coordenador de TI ~ Empresa Confidencial ~ Cascavel - PR ~ text=q18-hidden-both-it-manager-1 ~ on=10-20 ~ pay=A combinar ~ contract=CLT
vagas ~ Coordenador de TI ~ Confidencial ~ Cascavel - PR ~ text=q18-hidden-both-it-manager-2 ~ on=10-22 ~ contract=CLT

≠ Salon chain, Copacabana against Méier; commission same
infojobs ~ Manicure - Copacabana ~ Beleza Expressa ~ Rio de Janeiro - RJ ~ text=q18-stylist-chain-two-salons-rio-1 ~ on=11-03 ~ pay=R$ 2.500,00 ~ contract=Autônomo ~ mode=onsite
infojobs ~ Manicure - Méier ~ Beleza Expressa ~ Rio de Janeiro - RJ ~ text=q18-stylist-chain-two-salons-rio-2 ~ on=11-03 ~ pay=R$ 2.500,00 ~ contract=Autônomo ~ mode=onsite

≠ Gerente trainee against gerente of the clothing shop
gupy ~ Gerente Trainee ~ Lojas Cambraia Moda ~ São Luís - MA ~ text=q18-store-trainee-manager-vs-manager-1 ~ on=10-05 ~ contract=CLT ~ mode=onsite
catho ~ Gerente de Loja ~ Lojas Cambraia Moda ~ São Luís - MA ~ text=q18-store-trainee-manager-vs-manager-2 ~ on=10-06 ~ pay=R$ 5.200,00 por mês ~ contract=CLT

≠ Two temp agencies, two panettone and gift clients, pay and shift apart
catho ~ Auxiliar de Produção Temporário ~ Ligeira Temporários ~ Guarulhos - SP ~ text=q18-packing-temp-xmas-two-agencies-1 ~ on=10-13 ~ pay=R$ 1.780,00 por mês ~ contract=Temporário
infojobs ~ Auxiliar de Produção Temporário ~ Prontomão RH ~ Guarulhos - SP ~ text=q18-packing-temp-xmas-two-agencies-2 ~ on=10-14 ~ pay=R$ 1.920,00 ~ contract=Temporário ~ mode=onsite

≠ Environmental consultancy template, fauna against flora specialist
solides ~ Biólogo - Fauna (Herpetofauna) ~ BIOCERRADO CONSULTORIA AMBIENTAL ~ Cuiabá - MT ~ text=q18-biologist-consulting-same-template-1 ~ on=10-21 ~ pay=R$ 350,00 por diária ~ contract=PJ ~ mode=onsite
careerjet ~ Biólogo - Flora (Inventário Florestal) ~ Biocerrado ~ Cuiabá - MT ~ text=q18-biologist-consulting-same-template-2 ~ on=10-22

≠ Same office, title and town, but R$ 1.300 part time against R$ 2.900 full time with other duties
bne ~ Assistente Administrativo ~ Imobiliária Chave de Ouro ~ Londrina - PR ~ text=q18-pay-contradicts-admin-two-posts-1 ~ on=10-19 ~ pay=R$ 1.300,00 ~ contract=CLT
catho ~ Assistente Administrativo ~ Imobiliária Chave de Ouro ~ Londrina - PR ~ text=q18-pay-contradicts-admin-two-posts-2 ~ on=10-20 ~ pay=R$ 2.900,00 por mês ~ contract=CLT

≠ Auxiliar de topografia against topógrafo on the same road
vagas ~ Topógrafo ~ Consórcio Rodovia do Xingu ~ Altamira - PA ~ text=q18-surveyor-assistant-vs-surveyor-1 ~ on=10-06 ~ pay=R$ 5.400,00 ~ contract=CLT
infojobs ~ Auxiliar de Topografia ~ Consórcio Rodovia do Xingu ~ Altamira - PA ~ text=q18-surveyor-assistant-vs-surveyor-2 ~ on=10-06 ~ pay=R$ 2.200,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Contractor's lineman in Feira de Santana against Alagoinhas, one text
gupy ~ Eletricista de Distribuição ~ Eletroluz Engenharia ~ Feira de Santana - BA ~ text=q18-electric-utility-two-bases-1 ~ on=10-27 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
bne ~ Eletricista de Rede de Distribuição ~ Eletroluz ~ Alagoinhas - BA ~ text=q18-electric-utility-two-bases-2 ~ on=10-28 ~ pay=A combinar ~ contract=CLT

≠ School's IT internship against CLT support
nerdin ~ ESTÁGIO SUPORTE TI ~ Rede Educar Mais ~ Santos - SP ~ text=q18-clt-vs-intern-it-support-school-1 ~ on=10-05 ~ pay=R$ 1.100,00 ~ contract=INTERN ~ mode=onsite
infojobs ~ Auxiliar de Suporte de TI ~ Rede Educar Mais ~ Santos - SP ~ text=q18-clt-vs-intern-it-support-school-2 ~ on=10-07 ~ pay=R$ 2.100,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Same home care firm, other patient case, district and shift
catho ~ Técnico de Enfermagem Home Care ~ Vida Plena Home Care ~ Brasília - DF ~ text=q18-home-care-nurse-case-differs-1 ~ on=10-14 ~ pay=R$ 180,00 por plantão ~ contract=Cooperado
bne ~ Técnico de Enfermagem Home Care ~ Vida Plena Home Care ~ Brasília - DF ~ text=q18-home-care-nurse-case-differs-2 ~ on=10-14 ~ pay=R$ 160,00 por plantão ~ contract=Cooperado

≠ Template of one software house, front-end against back-end
gupy ~ Desenvolvedor(a) Front-end Pleno ~ Codeverde Software ~ Maringá - PR ~ text=q18-dev-front-vs-back-same-text-1 ~ on=10-20 ~ contract=CLT ~ mode=remote
nerdin ~ BACK-END PLENO (C#) ~ Codeverde Software ~ Maringá - PR ~ text=q18-dev-front-vs-back-same-text-2 ~ on=10-21 ~ contract=FULL_TIME ~ mode=remote

≠ Night baker against day confectionery-bread baker, same bakery
infojobs ~ Padeiro Noturno ~ Panificadora Trigo Dourado ~ Uberlândia - MG ~ text=q18-baker-night-vs-day-same-bakery-1 ~ on=11-05 ~ pay=R$ 2.600,00 ~ contract=Efetivo – CLT ~ mode=onsite
bne ~ Padeiro Diurno ~ Panificadora Trigo Dourado ~ Uberlândia - MG ~ text=q18-baker-night-vs-day-same-bakery-2 ~ on=11-05 ~ pay=R$ 2.200,00 ~ contract=CLT

≠ Developer's brokers for two launches in Balneário Camboriú and Itapema
catho ~ Corretor de Imóveis ~ Mares do Sul Incorporadora ~ Balneário Camboriú - SC ~ text=q18-real-estate-broker-two-launches-1 ~ on=10-22 ~ pay=A combinar ~ contract=Autônomo
infojobs ~ Corretor de Imóveis ~ Mares do Sul Incorporadora ~ Itapema - SC ~ text=q18-real-estate-broker-two-launches-2 ~ on=10-22 ~ pay=A combinar ~ contract=Autônomo ~ mode=onsite

≠ Coffee chain: shop at a mall against shop at the airport of the next town, same text cut
catho ~ Atendente de Cafeteria ~ Café Pinhão ~ Curitiba - PR ~ text=q18-coffee-chain-curitiba-shopping-vs-airport-1 ~ on=10-26 ~ pay=R$ 1.820,00 por mês ~ contract=CLT
infojobs ~ Atendente de Cafeteria ~ Café Pinhão ~ São José dos Pinhais - PR ~ text=q18-coffee-chain-curitiba-shopping-vs-airport-2 ~ on=10-26 ~ pay=R$ 1.820,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Lift firm: technicians for two zones of São Paulo
vagas ~ Técnico de Elevadores - Zona Norte ~ Sobebem Elevadores ~ São Paulo - SP ~ text=q18-field-technician-region-zona-norte-sul-1 ~ on=10-13 ~ pay=R$ 3.300,00 ~ contract=CLT
catho ~ Técnico de Elevadores - Zona Sul ~ Sobebem Elevadores Ltda ~ São Paulo - SP ~ text=q18-field-technician-region-zona-norte-sul-2 ~ on=10-13 ~ pay=R$ 3.300,00 por mês ~ contract=CLT

≠ Bookshop chain, Porto Alegre against Florianópolis, title same
infojobs ~ Livreiro ~ Livraria Letra Viva ~ Porto Alegre - RS ~ text=q18-bookshop-seller-two-capitals-1 ~ on=10-15 ~ pay=R$ 1.900,00 ~ contract=Efetivo – CLT ~ mode=onsite
trampos ~ Livreiro(a) ~ Letra Viva ~ Florianópolis - SC ~ text=q18-bookshop-seller-two-capitals-1 ~ on=10-16 ~ pay=R$ 1.900,00 ~ contract=emprego ~ mode=onsite

≠ Health plan's audit nurse Júnior against Pleno
gupy ~ Enfermeiro(a) Auditor(a) Júnior ~ Operadora Saúde Bandeirante ~ Santo André - SP ~ text=q18-nurse-junior-pleno-audit-1 ~ on=10-08 ~ contract=CLT ~ mode=hybrid
vagas ~ Enfermeiro Auditor Pleno ~ Operadora Saúde Bandeirante ~ Santo André - SP ~ text=q18-nurse-junior-pleno-audit-2 ~ on=10-08 ~ contract=CLT ~ mode=hybrid

≠ Auxiliar de RH against Assistente de RH of one factory
bne ~ Auxiliar de RH ~ Calçados Pé de Vento ~ Juazeiro do Norte - CE ~ text=q18-assistant-vs-aux-hr-factory-1 ~ on=10-21 ~ pay=R$ 1.680,00 ~ contract=CLT
catho ~ Assistente de RH ~ Calçados Pé de Vento ~ Juazeiro do Norte - CE ~ text=q18-assistant-vs-aux-hr-factory-2 ~ on=10-22 ~ pay=R$ 2.250,00 por mês ~ contract=CLT

≠ Ferramenteiro I against II, same plant and shift
catho ~ Ferramenteiro de Moldes I ~ Injetados Serra Gaúcha ~ Caxias do Sul - RS ~ text=q18-toolmaker-i-vs-ii-same-shift-1 ~ on=10-19 ~ pay=R$ 3.600,00 por mês ~ contract=CLT
infojobs ~ Ferramenteiro de Moldes II ~ Injetados Serra Gaúcha Ltda ~ Caxias do Sul - RS ~ text=q18-toolmaker-i-vs-ii-same-shift-2 ~ on=10-19 ~ pay=R$ 5.300,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Insurer: administrative assistant for PcD and for all, one text
catho ~ Assistente de Sinistro ~ Seguros Porto Real ~ Rio de Janeiro - RJ ~ text=q18-pcd-admin-vs-open-bank-1 ~ on=10-12 ~ pay=A combinar ~ contract=Efetivo
infojobs ~ Assistente de Sinistro (Exclusivo PCD) ~ Seguros Porto Real S.A. ~ Rio de Janeiro - RJ ~ text=q18-pcd-admin-vs-open-bank-2 ~ on=10-12 ~ contract=Efetivo – CLT ~ mode=hybrid

≠ Lab's sample triage, 6h to 12h against 16h to 22h
gupy ~ Auxiliar de Laboratório - Manhã ~ Análises Clínicas Cedro ~ Londrina - PR ~ text=q18-shift-morning-vs-afternoon-pharmacy-tech-1 ~ on=10-27 ~ contract=CLT ~ mode=onsite
catho ~ Auxiliar de Laboratório - Tarde/Noite ~ Cedro Análises Clínicas ~ Londrina - PR ~ text=q18-shift-morning-vs-afternoon-pharmacy-tech-2 ~ on=10-27 ~ contract=Efetivo

≠ Same agency title without client, but pay and segment contradict
catho ~ Vendedor Técnico ~ Alvo Certo Consultoria ~ Joinville - SC ~ text=q18-pay-contradicts-tech-sales-1 ~ on=10-20 ~ pay=R$ 3.000,00 por mês ~ contract=CLT
vagas ~ Vendedor Técnico ~ Alvo Certo Consultoria ~ Joinville - SC ~ text=q18-pay-contradicts-tech-sales-2 ~ on=10-20 ~ pay=R$ 6.500,00 ~ contract=CLT

≠ Vale Engenharia Elétrica against Engevale Construções in one town
infojobs ~ Técnico em Edificações ~ Engevale Construções ~ São José dos Campos - SP ~ text=q18-similar-name-engineering-vale-1 ~ on=10-05 ~ pay=R$ 3.500,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Técnico em Edificações ~ Vale Engenharia e Instalações ~ São José dos Campos - SP ~ text=q18-similar-name-engineering-vale-2 ~ on=10-06 ~ pay=R$ 4.100,00 por mês ~ contract=CLT

≠ Two vet clinics named Amigo in one town
bne ~ Recepcionista ~ Clínica Veterinária Amigo Fiel ~ Sorocaba - SP ~ text=q18-similar-name-clinic-animal-1 ~ on=11-04 ~ pay=R$ 1.780,00 ~ contract=CLT
catho ~ Recepcionista ~ Hospital Veterinário Amigo Bicho 24h ~ Sorocaba - SP ~ text=q18-similar-name-clinic-animal-2 ~ on=11-05 ~ pay=R$ 1.950,00 por mês ~ contract=CLT

≠ Hidden employers with representative vacancies, dental against orthopaedic
infojobs ~ Representante Comercial ~ EMPRESA CONFIDENCIAL ~ Recife - PE ~ text=q18-hidden-both-sales-rep-medical-1 ~ on=10-19 ~ pay=A combinar ~ contract=Prestador de serviços ~ mode=onsite
catho ~ Representante Comercial ~ Empresa Confidencial ~ Recife - PE ~ text=q18-hidden-both-sales-rep-medical-2 ~ on=10-21 ~ pay=R$ 5.000,00 por mês ~ contract=Efetivo

≠ Domestic staff agency, two families in the same city, live-in against daily
catho ~ Babá ~ Lar Seguro Agência ~ São Paulo - SP ~ text=q18-agency-template-nursery-two-families-1 ~ on=10-26 ~ pay=R$ 3.500,00 por mês ~ contract=CLT
infojobs ~ Babá ~ Lar Seguro Agência ~ São Paulo - SP ~ text=q18-agency-template-nursery-two-families-2 ~ on=10-26 ~ pay=R$ 2.600,00 ~ contract=Efetivo – CLT ~ mode=onsite

≠ Agency with the same frame, auxiliary in Barueri against assistant in Osasco
bne ~ Auxiliar Contábil ~ Numera RH ~ Barueri - SP ~ text=q18-agency-template-accounting-two-towns-levels-1 ~ on=10-12 ~ pay=R$ 2.100,00 ~ contract=CLT
catho ~ Assistente Contábil ~ Numera RH ~ Osasco - SP ~ text=q18-agency-template-accounting-two-towns-levels-2 ~ on=10-14 ~ pay=R$ 2.800,00 por mês ~ contract=CLT

≠ Trainee programme edition 2026 against edition 2027
gupy ~ Programa de Trainee 2026 ~ Grupo Cristal Alimentos ~ - ~ text=q18-dates-apart-trainee-programme-editions-1 ~ on=03-02 ~ contract=Trainee ~ mode=onsite
vagas ~ Programa de Trainee 2027 ~ Grupo Cristal Alimentos ~ - ~ text=q18-dates-apart-trainee-programme-editions-2 ~ on=10-19 ~ contract=Trainee

≠ Bus firm: July's opening against November's for a new line
infojobs ~ Motorista de Ônibus Rodoviário ~ Viação Costa Branca ~ Natal - RN ~ text=q18-dates-apart-driver-same-company-new-line-1 ~ on=07-15 ~ pay=R$ 3.300,00 ~ contract=Efetivo – CLT ~ mode=onsite
catho ~ Motorista de Ônibus Rodoviário ~ Viação Costa Branca ~ Natal - RN ~ text=q18-dates-apart-driver-same-company-new-line-2 ~ on=11-05 ~ pay=R$ 3.550,00 por mês ~ contract=CLT

≠ Food plant template, quality inspector against safety technician
vagas ~ Inspetor de Qualidade ~ Massas Bella Itália ~ Antônio Prado - RS ~ text=q18-same-template-quality-vs-safety-1 ~ on=10-14 ~ contract=CLT
solides ~ Técnico de Segurança do Trabalho ~ MASSAS BELLA ITALIA LTDA ~ Antônio Prado - RS ~ text=q18-same-template-quality-vs-safety-2 ~ on=10-14 ~ pay=A combinar ~ contract=CLT ~ mode=onsite

≠ Inventory count temp against permanent stock keeper
infojobs ~ Auxiliar de Estoque Temporário ~ Tecidos Casa Nobre ~ Belo Horizonte - MG ~ text=q18-temporary-inventory-vs-permanent-stock-1 ~ on=11-10 ~ pay=R$ 1.730,00 ~ contract=Temporário ~ mode=onsite
bne ~ Auxiliar de Estoque ~ Tecidos Casa Nobre ~ Belo Horizonte - MG ~ text=q18-temporary-inventory-vs-permanent-stock-2 ~ on=11-11 ~ pay=R$ 1.890,00 ~ contract=CLT

≠ SaaS company: remote N2 support against on-site N1 in Joinville
remotar ~ Analista de Suporte N2 ~ ERP Navegante ~ - ~ text=q18-remote-vs-onsite-support-same-company-1 ~ on=10-20 ~ pay=R$ 3.800 ~ contract=CLT
nerdin ~ ANALISTA DE SUPORTE N1 ~ ERP Navegante ~ Joinville - SC ~ text=q18-remote-vs-onsite-support-same-company-2 ~ on=10-20 ~ pay=R$ 2.300,00 ~ contract=FULL_TIME ~ mode=onsite

≠ Same title in São Domingos/GO and São Domingos/SC, two dairies
bne ~ Técnico Agrícola ~ Laticínio Bom Campo ~ São Domingos - SC ~ text=q18-city-homonym-states-1 ~ on=10-07 ~ pay=R$ 2.600,00 ~ contract=CLT
infojobs ~ Técnico Agrícola ~ Fazenda Terra Ronca ~ São Domingos - GO ~ text=q18-city-homonym-states-2 ~ on=10-08 ~ pay=R$ 2.600,00 ~ contract=Efetivo – CLT ~ mode=onsite
`);
