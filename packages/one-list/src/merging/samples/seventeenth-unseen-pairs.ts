import { readPairs } from "./read-pairs.ts";

/**
 * As a person meets them who searches at eighteen portals: 120 pairs of one vacancy, two thirds of them the employer's text
 * taken over by a board, and 120 of two that look alike. The employer is often called by its brand on one side and by
 * its legal name on the other, and titles are shortened or written otherwise.
 *
 * Written on 28 November 2026 by another writer who had seen neither the rules of merging nor other samples. Employers are
 * invented. The rules were run on it first; then its copies that were shown twice, and the one that was wrong, were read.
 */
export const seventeenthUnseenPairs = readPairs(`
= The board shows the employer's text without format; same employer, town and shift
gupy ~ Soldador MIG/MAG II ~ Metalúrgica Barigui ~ Araucária - PR ~ text=q17-soldador-araucaria-gupy-catho ~ on=10-05 ~ contract=Efetivo ~ mode=onsite
catho ~ Soldador Mig/Mag ~ METALURGICA BARIGUI LTDA ~ Araucária - PR ~ text=q17-soldador-araucaria-gupy-catho-b ~ on=10-06 ~ pay=A combinar ~ contract=CLT

= InfoJobs cut the Sólides text and added a call to apply
solides ~ Auxiliar de Limpeza - 12x36 ~ Brilhare Facilities ~ Uberlândia - MG ~ text=q17-aux-limpeza-shopping-infojobs-cut ~ on=09-28 ~ pay=R$ 1.738,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Auxiliar de Limpeza ~ Brilhare Serviços e Facilities Ltda ~ Uberlândia - MG ~ text=q17-aux-limpeza-shopping-infojobs-cut-b ~ on=09-29 ~ pay=R$ 1.738,00 ~ contract=Efetivo – CLT

= Remotar carries the Gupy posting; the title has the employer and mode added
gupy ~ Pessoa Desenvolvedora Backend Python Pleno ~ Nuvemtica ~ - ~ text=q17-dev-python-pleno-remoto-remotar ~ on=10-12 ~ contract=Efetivo ~ mode=remote
remotar ~ Dev Backend Python Pleno (Remoto) | Nuvemtica ~ Nuvemtica Pagamentos S.A. ~ - ~ text=q17-dev-python-pleno-remoto-remotar-b ~ on=10-14 ~ contract=CLT

= Same text; the board put the opening hours and the neighbourhood into the title
vagas ~ Operador de Caixa ~ Supermercados Savegnani ~ Ribeirão Preto - SP ~ text=q17-caixa-supermercado-savegnani ~ on=10-19 ~ pay=R$ 1.902,00 por mês ~ contract=CLT
careerjet ~ Operador(a) de Caixa - Jd. Paulista - 13h40 às 22h ~ Savegnani Supermercados ~ Ribeirão Preto - SP ~ text=q17-caixa-supermercado-savegnani-b ~ on=10-20 ~ pay=R$ 1.902,00

= BNE tells the same ICU night vacancy in its own words; same hospital, hours and pay
gupy ~ Enfermeiro(a) UTI Adulto - Noturno ~ Hospital Santa Luzia do Vale ~ São José dos Campos - SP ~ text=q17-enfermeiro-uti-santa-luzia-retold ~ on=10-08 ~ pay=R$ 5.640,00 ~ contract=Efetivo ~ mode=onsite
bne ~ Enfermeiro intensivista (noite) ~ Hospital Santa Luzia do Vale ~ São José dos Campos - SP ~ text=q17-enfermeiro-uti-santa-luzia-retold-b ~ on=10-13 ~ pay=R$ 5.640,00 ~ contract=CLT

= The employer posted it again 3 weeks later with a higher meal allowance
infojobs ~ Motorista Carreteiro ~ Transpantanal Logística ~ Campo Grande - MS ~ text=q17-motorista-carreta-transpantanal-repost ~ on=09-10 ~ pay=R$ 2.950,00 ~ contract=Efetivo – CLT
infojobs ~ Motorista Carreteiro ~ Transpantanal Logística ~ Campo Grande - MS ~ text=q17-motorista-carreta-transpantanal-repost-b ~ on=10-02 ~ pay=R$ 2.950,00 ~ contract=Efetivo – CLT

= Only the gender form of the title and the legal name of the clinic differ
catho ~ Recepcionista ~ SORRIR BEM CLINICA ODONTOLOGICA LTDA ~ Niterói - RJ ~ text=q17-recepcionista-clinica-odonto-catho-gender ~ on=10-21 ~ pay=R$ 1.900,00 ~ contract=CLT (Efetivo)
infojobs ~ Recepcionista (M/F) - Clínica Odontológica ~ Sorrir Bem Odontologia ~ Niterói - RJ ~ text=q17-recepcionista-clinica-odonto-catho-gender ~ on=10-21 ~ pay=R$ 1.900,00 ~ contract=Efetivo – CLT

= Same text turned to running text; "Grupo" in front of the employer
solides ~ Analista Fiscal Pleno ~ Mirante Distribuidora ~ Goiânia - GO ~ text=q17-analista-fiscal-grupo-mirante ~ on=10-01 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
catho ~ Analista Fiscal Pl. ~ GRUPO MIRANTE ~ Goiânia - GO ~ text=q17-analista-fiscal-grupo-mirante-b ~ on=10-03 ~ pay=A combinar ~ contract=CLT (Efetivo)

= The board shortened the title and dropped the benefits; same office and hours
vagas ~ Estágio em Direito - Área Trabalhista (Contencioso) ~ Prado & Mello Advogados ~ Santos - SP ~ text=q17-estagio-direito-trabalhista-santos ~ on=10-15 ~ pay=R$ 1.400,00 ~ contract=Estágio ~ mode=hybrid
catho ~ Estágio Direito ~ PRADO E MELLO SOCIEDADE DE ADVOGADOS ~ Santos - SP ~ text=q17-estagio-direito-trabalhista-santos-b ~ on=10-16 ~ pay=R$ 1.400,00 ~ contract=Estágio

= The board hides the employer but trade, towns, car rule and pay are the same
solides ~ Vendedor(a) Externo(a) - Linha Imobiliária ~ Corativa Tintas ~ Joinville - SC ~ text=q17-vendedor-externo-tintas-hidden ~ on=10-06 ~ pay=R$ 2.400,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Vendedor Externo de Tintas ~ Empresa confidencial ~ Joinville - SC ~ text=q17-vendedor-externo-tintas-hidden-b ~ on=10-09 ~ pay=R$ 2.400,00 + comissões ~ contract=Efetivo – CLT

≠ One pharmacy chain, the same text, shops in two cities
gupy ~ Atendente de Farmácia ~ Drogarias Vidalonga ~ Maringá - PR ~ text=q17-farmacia-vidalonga-maringa-londrina-1 ~ on=10-05 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Atendente de Farmácia ~ Vidalonga Drogarias ~ Londrina - PR ~ text=q17-farmacia-vidalonga-maringa-londrina-2 ~ on=10-06 ~ pay=A combinar ~ contract=Efetivo – CLT

≠ Same chain and city, but two shops in different districts named in the title
catho ~ Repositor de Mercadorias - Loja Messejana ~ SUPERMERCADO DO POVO ~ Fortaleza - CE ~ text=q17-repositor-messejana-barra-do-ceara-1 ~ on=10-11 ~ pay=R$ 1.640,00 ~ contract=CLT
bne ~ Repositor de Mercadorias - Loja Barra do Ceará ~ Supermercado do Povo ~ Fortaleza - CE ~ text=q17-repositor-messejana-barra-do-ceara-1 ~ on=10-12 ~ pay=R$ 1.640,00 ~ contract=CLT

≠ Junior and Pleno openings of one team with nearly the same text
gupy ~ Analista de Dados Júnior ~ Lumiar Seguros ~ Curitiba - PR ~ text=q17-analista-dados-jr-pl-lumiar-1 ~ on=10-14 ~ contract=Efetivo ~ mode=hybrid
vagas ~ Analista de Dados Pleno ~ Lumiar Seguros ~ Curitiba - PR ~ text=q17-analista-dados-jr-pl-lumiar-2 ~ on=10-14 ~ pay=A combinar ~ contract=CLT

≠ One posting is open to all, the twin is exclusively for people with disability
solides ~ Auxiliar Administrativo ~ Tecnorte Elevadores ~ Manaus - AM ~ text=q17-aux-administrativo-pcd-twin-tecnorte-1 ~ on=10-07 ~ pay=R$ 1.950,00 ~ contract=CLT ~ mode=onsite
catho ~ Auxiliar Administrativo (exclusivo PcD) ~ TECNORTE ELEVADORES LTDA ~ Manaus - AM ~ text=q17-aux-administrativo-pcd-twin-tecnorte-2 ~ on=10-08 ~ pay=R$ 1.950,00 ~ contract=CLT (Efetivo)

≠ One is an internship, the other a CLT assistant, in the same marketing team
trampos ~ Marketing Digital ~ Fluora Cosméticos ~ Florianópolis - SC ~ text=q17-marketing-clt-vs-estagio-fluora-1 ~ on=10-02 ~ pay=R$ 1.300,00 ~ contract=Estágio ~ mode=hybrid
infojobs ~ Assistente de Marketing Digital ~ Fluora Cosméticos ~ Florianópolis - SC ~ text=q17-marketing-clt-vs-estagio-fluora-2 ~ on=10-04 ~ pay=R$ 2.350,00 ~ contract=Efetivo – CLT

≠ One firm and one bank post, but day and night shifts are two openings
bne ~ Vigilante Diurno ~ Protesul Segurança ~ Porto Alegre - RS ~ text=q17-vigilante-noite-dia-protesul-1 ~ on=10-10 ~ pay=R$ 2.260,00 ~ contract=CLT
infojobs ~ Vigilante Noturno ~ Protesul Segurança Privada Ltda ~ Porto Alegre - RS ~ text=q17-vigilante-noite-dia-protesul-2 ~ on=10-11 ~ pay=R$ 2.260,00 ~ contract=Efetivo – CLT

≠ Different office and a pay that contradicts although the title and town agree
catho ~ Contador ~ AMAZONTEC CONTABILIDADE ~ Belém - PA ~ text=q17-pay-contradicts-contador-belem-1 ~ on=10-09 ~ pay=R$ 4.000,00 ~ contract=CLT
infojobs ~ Contador ~ Amazônia Tec Navegação ~ Belém - PA ~ text=q17-pay-contradicts-contador-belem-2 ~ on=10-10 ~ pay=R$ 8.500,00 ~ contract=Efetivo – CLT

≠ Both employers are hidden; a dental clinic at R$ 1.700 against a law firm at R$ 2.200
catho ~ Secretária ~ - ~ Recife - PE ~ text=q17-hidden-both-secretaria-recife-1 ~ on=10-17 ~ pay=R$ 1.700,00 ~ contract=CLT
infojobs ~ Secretária ~ Empresa confidencial ~ Recife - PE ~ text=q17-hidden-both-secretaria-recife-2 ~ on=10-18 ~ pay=R$ 2.200,00 ~ contract=Efetivo – CLT

≠ The agency's boilerplate is the same but the clients are a food and a plastics factory
infojobs ~ Auxiliar de Produção ~ RH Caminho Certo ~ Chapecó - SC ~ text=q17-agency-chapeco-two-factories-1 ~ on=10-08 ~ pay=R$ 2.050,00 ~ contract=Efetivo – CLT
bne ~ Auxiliar de Produção ~ RH Caminho Certo ~ Chapecó - SC ~ text=q17-agency-chapeco-two-factories-2 ~ on=10-09 ~ pay=R$ 2.180,00 ~ contract=CLT

≠ One contractor with the same title and requirements in two cities of two states
vagas ~ Eletricista de Manutenção Industrial ~ Voltec Engenharia ~ Camaçari - BA ~ text=q17-same-title-two-cities-eletricista-1 ~ on=10-13 ~ pay=A combinar ~ contract=CLT
catho ~ Eletricista de Manutenção Industrial ~ VOLTEC ENGENHARIA E MONTAGENS ~ Maceió - AL ~ text=q17-same-title-two-cities-eletricista-2 ~ on=10-13 ~ pay=A combinar ~ contract=CLT

= BNE took the hotel's text over whole; town, hours and pay agree
infojobs ~ Cozinheiro(a) ~ Hotel Pousada do Cais ~ Paraty - RJ ~ text=q17-cozinheiro-hotel-pousada-do-cais ~ on=10-03 ~ pay=R$ 2.450,00 ~ contract=Efetivo – CLT
bne ~ cozinheiro ~ Pousada do Cais Hotelaria Ltda ~ Paraty - RJ ~ text=q17-cozinheiro-hotel-pousada-do-cais ~ on=10-05 ~ pay=R$ 2.450,00 ~ contract=CLT

= The aggregator cut the employer's text at 300 characters
solides ~ Assistente de Departamento Pessoal ~ Contábil Aurora ~ Blumenau - SC ~ text=q17-assistente-dp-contabil-aurora-cut ~ on=10-13 ~ pay=R$ 2.800,00 ~ contract=CLT ~ mode=hybrid
careerjet ~ Assistente de Departamento Pessoal ~ Contábil Aurora ~ Blumenau - SC ~ text=q17-assistente-dp-contabil-aurora-cut-b ~ on=10-14

= The board wrote the title in capitals with the town, the text is the same
catho ~ Mecânico de Máquinas Agrícolas ~ AGRONORTE TRATORES ~ Sinop - MT ~ text=q17-mecanico-diesel-sinop-caps ~ on=09-24 ~ pay=R$ 4.200,00 ~ contract=CLT (Efetivo)
infojobs ~ MECÂNICO DE MÁQUINAS AGRÍCOLAS - SINOP/MT ~ Agronorte Tratores e Implementos ~ Sinop - MT ~ text=q17-mecanico-diesel-sinop-caps-b ~ on=09-25 ~ pay=De R$ 4.200,00 ~ contract=Efetivo – CLT

= The title is abbreviated and the lists are glued, but it is one school and one class
vagas ~ Professor(a) de Educação Infantil ~ Escola Ciranda ~ Campinas - SP ~ text=q17-professor-ed-infantil-ciranda ~ on=10-20 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
catho ~ Prof. Ed. Infantil ~ ESCOLA CIRANDA LTDA ME ~ Campinas - SP ~ text=q17-professor-ed-infantil-ciranda-b ~ on=10-21 ~ pay=A combinar ~ contract=CLT (Efetivo)

= The board adds that people with disability may apply too; the post is the same one
gupy ~ Auxiliar de Logística ~ Cargolink Operadora ~ Campinas - SP ~ text=q17-aux-logistica-pcd-tag-viracopos ~ on=10-16 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Auxiliar de Logística (vaga também para PcD) ~ Cargolink ~ Campinas - SP ~ text=q17-aux-logistica-pcd-tag-viracopos-b ~ on=10-17 ~ pay=A combinar ~ contract=Efetivo – CLT

= Brand name on one board and legal name on the other; the text is identical
bne ~ Vendedora ~ Flor de Lis Modas ~ Sorocaba - SP ~ text=q17-vendedora-loja-feminina-sorocaba ~ on=10-08 ~ pay=R$ 1.850,00 ~ contract=CLT
catho ~ Vendedor de Loja ~ FDL COMERCIO DE ROUPAS EIRELI ~ Sorocaba - SP ~ text=q17-vendedora-loja-feminina-sorocaba ~ on=10-09 ~ pay=R$ 1.850,00 ~ contract=CLT (Efetivo)

= NerdIn carries the Sólides posting with the level and contract in the title
solides ~ Analista de Suporte Técnico N1 ~ Orbitel Telecom ~ Vitória - ES ~ text=q17-suporte-ti-nerdin-n1 ~ on=10-06 ~ pay=R$ 2.300,00 ~ contract=CLT ~ mode=onsite
nerdin ~ Suporte Técnico N1 - CLT - Vitória/ES ~ ORBITEL TELECOM ~ Vitória - ES ~ text=q17-suporte-ti-nerdin-n1-b ~ on=10-08 ~ pay=2300 ~ contract=CLT ~ mode=onsite

= The factory posts the same sewing vacancy again after 20 days with the pay raised
bne ~ Costureira Industrial ~ Malhas Vale Azul ~ Brusque - SC ~ text=q17-costureira-brusque-repost-pay ~ on=09-15 ~ pay=R$ 2.100,00 ~ contract=CLT
bne ~ Costureira Industrial (overloque e galoneira) ~ Malhas Vale Azul ~ Brusque - SC ~ text=q17-costureira-brusque-repost-pay-b ~ on=10-05 ~ pay=R$ 2.300,00 ~ contract=CLT

= The agency tells it in other words; the fuel station group, highway town and duties agree
catho ~ Gerente de Posto de Combustíveis ~ REDE BANDEIRANTE DE POSTOS ~ Registro - SP ~ text=q17-gerente-posto-combustivel-retold ~ on=10-12 ~ pay=R$ 4.800,00 ~ contract=CLT (Efetivo)
infojobs ~ Gerente de Posto (Registro/SP) ~ Potencial Consultoria em RH ~ Registro - SP ~ text=q17-gerente-posto-combustivel-retold-b ~ on=10-15 ~ pay=R$ 4.800,00 + variável ~ contract=Efetivo – CLT

= Hidden employer at one board; the patient, district, hours and pay per shift are the same
infojobs ~ Técnico de Enfermagem Home Care - Plantão Diurno ~ Cuidare Home Care ~ Salvador - BA ~ text=q17-tec-enfermagem-homecare-hidden-retold ~ on=10-18 ~ pay=R$ 150,00 por plantão ~ contract=Autônomo
bne ~ Técnica em enfermagem ~ Empresa confidencial ~ Salvador - BA ~ text=q17-tec-enfermagem-homecare-hidden-retold-b ~ on=10-20 ~ pay=R$ 150,00 por plantão ~ contract=Autônomo

≠ The bakery chain hires for two shops; the text names Savassi in one and Buritis in the other
infojobs ~ Balconista ~ Pães Serra Mineira ~ Belo Horizonte - MG ~ text=q17-padaria-chain-belo-horizonte-districts-1 ~ on=10-06 ~ pay=R$ 1.720,00 ~ contract=Efetivo – CLT
bne ~ Balconista ~ Serra Mineira Pães e Frios ~ Belo Horizonte - MG ~ text=q17-padaria-chain-belo-horizonte-districts-2 ~ on=10-07 ~ pay=R$ 1.720,00 ~ contract=CLT

≠ The optician's chain posts one text for Natal and Mossoró
bne ~ Consultor de Vendas ~ Óticas Nova Visão ~ Natal - RN ~ text=q17-otica-nova-visao-natal-mossoro-1 ~ on=10-10 ~ pay=R$ 1.650,00 + comissão ~ contract=CLT
catho ~ Consultor de Vendas ~ OTICAS NOVA VISAO ~ Mossoró - RN ~ text=q17-otica-nova-visao-natal-mossoro-1 ~ on=10-11 ~ pay=R$ 1.650,00 ~ contract=CLT (Efetivo)

≠ Mecânico I and Mecânico II are two steps of the career with other pay
gupy ~ Mecânico de Manutenção de Frota I ~ Frotalog ~ Contagem - MG ~ text=q17-mecanico-i-ii-frotalog-1 ~ on=10-15 ~ pay=R$ 2.600,00 ~ contract=Efetivo ~ mode=onsite
catho ~ Mecânico de Frota II ~ FROTALOG TRANSPORTES ~ Contagem - MG ~ text=q17-mecanico-i-ii-frotalog-2 ~ on=10-16 ~ pay=R$ 3.450,00 ~ contract=CLT (Efetivo)

≠ The second is the affirmative twin exclusively for PcD
vagas ~ Agente de Atendimento - Agência Centro ~ Crediserra Cooperativa de Crédito ~ Caxias do Sul - RS ~ text=q17-banco-caixa-pcd-twin-crediserra-1 ~ on=10-07 ~ contract=CLT ~ mode=onsite
catho ~ Agente de Atendimento - Exclusivo PcD - Centro ~ CREDISERRA ~ Caxias do Sul - RS ~ text=q17-banco-caixa-pcd-twin-crediserra-2 ~ on=10-09 ~ pay=A combinar ~ contract=CLT (Efetivo)

≠ A Christmas temporary contract of 60 days against a permanent operator in the same factory
infojobs ~ Operador de Empacotadeira - Temporário ~ Chocolates Montanha ~ Gramado - RS ~ text=q17-operador-maquina-temp-perm-natalina-1 ~ on=10-01 ~ pay=R$ 1.980,00 ~ contract=Temporário
catho ~ Operador de Empacotadeira ~ CHOCOLATES MONTANHA ~ Gramado - RS ~ text=q17-operador-maquina-temp-perm-natalina-2 ~ on=10-02 ~ pay=R$ 2.240,00 ~ contract=CLT (Efetivo)

≠ Two clinics with similar names, other specialty and other address
catho ~ Recepcionista ~ CLINICA VIDA ~ Aracaju - SE ~ text=q17-clinica-vida-vs-vida-e-saude-1 ~ on=10-09 ~ pay=R$ 1.700,00 ~ contract=CLT
infojobs ~ Recepcionista ~ Clínica Vida & Saúde Oftalmologia ~ Aracaju - SE ~ text=q17-clinica-vida-vs-vida-e-saude-2 ~ on=10-10 ~ pay=R$ 1.700,00 ~ contract=Efetivo – CLT

≠ The same employer and text, but more than 100 days apart: another opening
infojobs ~ Motoboy ~ Pizzaria Forno Nosso ~ Goiânia - GO ~ text=q17-old-date-motoboy-goiania-1 ~ on=06-18 ~ pay=R$ 1.900,00 ~ contract=Efetivo – CLT
infojobs ~ Motoboy ~ Pizzaria Forno Nosso ~ Goiânia - GO ~ text=q17-old-date-motoboy-goiania-1 ~ on=10-12 ~ pay=R$ 2.050,00 ~ contract=Efetivo – CLT

≠ The employer's template is the same, the role is janitor in one and doorman in the other
bne ~ Zelador ~ Administradora Solar ~ Curitiba - PR ~ text=q17-same-employer-other-role-condominio-1 ~ on=10-14 ~ pay=R$ 2.650,00 ~ contract=CLT
catho ~ Porteiro ~ ADMINISTRADORA SOLAR ~ Curitiba - PR ~ text=q17-same-employer-other-role-condominio-2 ~ on=10-15 ~ pay=R$ 2.010,00 ~ contract=CLT (Efetivo)

≠ Hidden employers; one sells motorbikes, the other solar panels
infojobs ~ Vendedor Interno ~ Empresa confidencial ~ São Luís - MA ~ text=q17-hidden-both-vendedor-sao-luis-1 ~ on=10-16 ~ pay=R$ 1.630,00 + comissão ~ contract=Efetivo – CLT
catho ~ Vendedor Interno ~ - ~ São Luís - MA ~ text=q17-hidden-both-vendedor-sao-luis-2 ~ on=10-16 ~ pay=R$ 1.630,00 ~ contract=CLT

≠ The caterer has the same post in two factories, in Betim and in Resende
gupy ~ Nutricionista de Produção ~ Saborlis Refeições Coletivas ~ Betim - MG ~ text=q17-nutricionista-uan-two-cities-1 ~ on=10-20 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Nutricionista de Produção ~ Saborlis ~ Resende - RJ ~ text=q17-nutricionista-uan-two-cities-2 ~ on=10-21 ~ pay=A combinar ~ contract=Efetivo – CLT

= Trampos carries the same SDR posting without format, with a shorter title
gupy ~ SDR (Sales Development Representative) ~ Agendei.io ~ São Paulo - SP ~ text=q17-sdr-inside-sales-trampos-gupy ~ on=10-06 ~ contract=Efetivo ~ mode=hybrid
trampos ~ SDR ~ Agendei ~ São Paulo - SP ~ text=q17-sdr-inside-sales-trampos-gupy-b ~ on=10-07 ~ pay=A combinar ~ contract=CLT ~ mode=hybrid

= The board cut the text at 420 characters; the school's legal name is shown
vagas ~ Auxiliar de Cozinha ~ Colégio São Marcelino ~ Ponta Grossa - PR ~ text=q17-auxiliar-cozinha-colegio-cut ~ on=10-13 ~ pay=R$ 1.870,00 por mês ~ contract=CLT ~ mode=onsite
infojobs ~ Auxiliar de Cozinha - Colégio ~ Associação Educacional São Marcelino ~ Ponta Grossa - PR ~ text=q17-auxiliar-cozinha-colegio-cut-b ~ on=10-15 ~ pay=R$ 1.870,00 ~ contract=Efetivo – CLT

= The board gives the contract in the title; otherwise the same text, site and pay
catho ~ Técnico de Segurança do Trabalho ~ CONSTRUTORA ALPES ~ Serra - ES ~ text=q17-tec-seguranca-trabalho-obra-serra ~ on=10-08 ~ pay=R$ 4.100,00 ~ contract=CLT (Efetivo)
bne ~ TST - Técnico em Segurança do Trabalho (efetivo) ~ Construtora Alpes S/A ~ Serra - ES ~ text=q17-tec-seguranca-trabalho-obra-serra-b ~ on=10-10 ~ pay=R$ 4.100,00 ~ contract=CLT

= Same text with a call at the end and the other gender form
bne ~ Barista ~ Café Araucária ~ Curitiba - PR ~ text=q17-barista-cafeteria-curitiba ~ on=10-16 ~ pay=R$ 2.050,00 ~ contract=CLT
infojobs ~ Barista (o/a) ~ Café Araucária ~ Curitiba - PR ~ text=q17-barista-cafeteria-curitiba-b ~ on=10-16 ~ pay=R$ 2.050,00 ~ contract=Efetivo – CLT

= The Vagas.com text is the Gupy one without the headings; the brand stands for the legal name
gupy ~ Coordenador(a) de Logística ~ Bebidas Litoral ~ Cabo de Santo Agostinho - PE ~ text=q17-coord-logistica-pernambuco-brand ~ on=10-01 ~ contract=Efetivo ~ mode=onsite
vagas ~ Coordenador de Logística - CD Suape ~ LITORAL INDUSTRIA DE BEBIDAS S.A. ~ Cabo de Santo Agostinho - PE ~ text=q17-coord-logistica-pernambuco-brand-b ~ on=10-03 ~ pay=A combinar ~ contract=CLT

= A short text taken over word by word; the title alone is abbreviated
infojobs ~ Frentista Noturno - Posto Trevo do Lagarto ~ Posto Trevo ~ Várzea Grande - MT ~ text=q17-frentista-varzea-grande-short ~ on=10-19 ~ pay=R$ 1.790,00 ~ contract=Efetivo – CLT
bne ~ Frentista ~ Auto Posto Trevo Ltda ~ Várzea Grande - MT ~ text=q17-frentista-varzea-grande-short ~ on=10-19 ~ pay=R$ 1.790,00 ~ contract=CLT

= Board removed the line breaks; same employer, level and remote mode
gupy ~ Product Designer Sênior ~ Semear Educação ~ - ~ text=q17-ux-designer-senior-glue ~ on=10-09 ~ contract=Efetivo ~ mode=remote
remotar ~ Product Designer Senior ~ SEMEAR EDUCAÇÃO ~ - ~ text=q17-ux-designer-senior-glue-b ~ on=10-10 ~ contract=CLT ~ mode=remote

= Re-posted after a month, with a vehicle and health plan added to the benefits
catho ~ Técnico em Refrigeração ~ POLAR CLIMATIZACAO ~ Teresina - PI ~ text=q17-tecnico-refrigeracao-teresina-repost ~ on=09-05 ~ pay=R$ 2.400,00 ~ contract=CLT (Efetivo)
catho ~ Técnico em Refrigeração ~ POLAR CLIMATIZACAO ~ Teresina - PI ~ text=q17-tecnico-refrigeracao-teresina-repost-b ~ on=10-06 ~ pay=R$ 2.400,00 ~ contract=CLT (Efetivo)

= A recruiter retells the law firm's opening; seniority, court work and office agree
vagas ~ Advogado(a) Trabalhista Pleno ~ Cardoso Bastos Advogados ~ Rio de Janeiro - RJ ~ text=q17-advogado-trabalhista-pleno-agency ~ on=10-05 ~ pay=R$ 7.500,00 ~ contract=CLT ~ mode=hybrid
catho ~ Advogado Trabalhista ~ HUNT JURIDICO RECRUTAMENTO ~ Rio de Janeiro - RJ ~ text=q17-advogado-trabalhista-pleno-agency-b ~ on=10-08 ~ pay=R$ 7.500,00 ~ contract=CLT (Efetivo)

= The resort's housekeeping post told again by a local board, with the same count of rooms and perks
infojobs ~ Camareira ~ Arraial Praia Resort ~ Porto Seguro - BA ~ text=q17-camareira-resort-porto-seguro-retold ~ on=10-11 ~ pay=R$ 1.760,00 ~ contract=Efetivo – CLT
bne ~ camareiro(a) de hotel ~ Arraial Praia Hotelaria ~ Porto Seguro - BA ~ text=q17-camareira-resort-porto-seguro-retold-b ~ on=10-14 ~ pay=R$ 1.760,00 ~ contract=CLT

≠ The gym chain opens the same post for Tatuapé and for Santo Amaro
gupy ~ Professor(a) de Musculação - Unidade Tatuapé ~ Corpo Ativo Academias ~ São Paulo - SP ~ text=q17-academia-smartcorpo-sp-districts-1 ~ on=10-07 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Professor de Musculação - Santo Amaro ~ Academias Corpo Ativo ~ São Paulo - SP ~ text=q17-academia-smartcorpo-sp-districts-2 ~ on=10-08 ~ pay=A combinar ~ contract=Efetivo – CLT

≠ A furniture chain posts one text for two towns of the Agreste
infojobs ~ Montador de Móveis ~ Lar Fácil Móveis ~ Caruaru - PE ~ text=q17-magazine-lar-facil-caruaru-garanhuns-1 ~ on=10-02 ~ pay=R$ 1.800,00 ~ contract=Efetivo – CLT
bne ~ Montador de Móveis ~ Lar Fácil Móveis e Eletro ~ Garanhuns - PE ~ text=q17-magazine-lar-facil-caruaru-garanhuns-1 ~ on=10-03 ~ pay=R$ 1.800,00 ~ contract=CLT

≠ Assistant against analyst in the same purchasing team
catho ~ Assistente de Compras ~ POLIMAX PLASTICOS ~ Joinville - SC ~ text=q17-assistente-analista-compras-polimax-1 ~ on=10-09 ~ pay=R$ 2.700,00 ~ contract=CLT
infojobs ~ Analista de Compras ~ Polimax Plásticos ~ Joinville - SC ~ text=q17-assistente-analista-compras-polimax-2 ~ on=10-10 ~ pay=R$ 4.300,00 ~ contract=Efetivo – CLT

≠ Morning and afternoon shifts of one call centre are separate openings
infojobs ~ Operador de Telemarketing - Manhã ~ Callmax Contact Center ~ João Pessoa - PB ~ text=q17-op-telemarketing-manha-tarde-callmax-1 ~ on=10-13 ~ pay=R$ 1.530,00 ~ contract=Efetivo – CLT
bne ~ Operador de Telemarketing (tarde) ~ Callmax ~ João Pessoa - PB ~ text=q17-op-telemarketing-manha-tarde-callmax-2 ~ on=10-14 ~ pay=R$ 1.530,00 ~ contract=CLT

≠ One opening is PJ for inspections, the other CLT as resident engineer
catho ~ Engenheiro Civil ~ LASTRO ENGENHARIA ~ Brasília - DF ~ text=q17-engenheiro-civil-pj-vs-clt-1 ~ on=10-06 ~ pay=R$ 9.000,00 ~ contract=PJ
infojobs ~ Engenheiro Civil ~ Lastro Engenharia ~ Brasília - DF ~ text=q17-engenheiro-civil-pj-vs-clt-2 ~ on=10-08 ~ pay=R$ 11.500,00 ~ contract=Efetivo – CLT

≠ Two families without a name: live-in nanny for a baby against a half-day one for a schoolchild
bne ~ Babá ~ - ~ São Paulo - SP ~ text=q17-nanny-hidden-both-moema-1 ~ on=10-15 ~ pay=R$ 3.500,00 ~ contract=CLT
catho ~ Babá ~ Confidencial ~ São Paulo - SP ~ text=q17-nanny-hidden-both-moema-2 ~ on=10-16 ~ pay=R$ 2.200,00 ~ contract=CLT

≠ The same agency text for two clients: auto parts in Sorocaba's east and medical goods
solides ~ Analista de PCP ~ Meta Talentos RH ~ Sorocaba - SP ~ text=q17-agency-metarh-two-clients-analista-pcp-1 ~ on=10-12 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
infojobs ~ Analista de PCP ~ Meta Talentos ~ Sorocaba - SP ~ text=q17-agency-metarh-two-clients-analista-pcp-2 ~ on=10-14 ~ pay=A combinar ~ contract=Efetivo – CLT

≠ Construtora Horizonte and Novo Horizonte Incorporações are two firms; pay and site differ
infojobs ~ Pedreiro ~ Construtora Horizonte ~ Londrina - PR ~ text=q17-same-name-construtora-horizonte-1 ~ on=10-19 ~ pay=R$ 2.480,00 ~ contract=Efetivo – CLT
bne ~ Pedreiro ~ Novo Horizonte Incorporações ~ Londrina - PR ~ text=q17-same-name-construtora-horizonte-2 ~ on=10-20 ~ pay=R$ 2.900,00 ~ contract=CLT

≠ The same market looks for a cashier supervisor again, two months and a half later
catho ~ Fiscal de Caixa ~ SUPER CERRADO ~ Palmas - TO ~ text=q17-old-date-fiscal-caixa-palmas-1 ~ on=07-30 ~ pay=R$ 1.950,00 ~ contract=CLT
catho ~ Fiscal de Caixa ~ SUPER CERRADO ~ Palmas - TO ~ text=q17-old-date-fiscal-caixa-palmas-1 ~ on=10-14 ~ pay=R$ 1.950,00 ~ contract=CLT

= The employer's list became running text and the hospital's legal name is shown
solides ~ Fisioterapeuta Hospitalar ~ Hospital Regional do Agreste Sul ~ Garanhuns - PE ~ text=q17-fisioterapeuta-respiratorio-catho-plain ~ on=10-13 ~ pay=R$ 3.900,00 ~ contract=CLT ~ mode=onsite
catho ~ Fisioterapeuta ~ FUNDACAO DE SAUDE DO AGRESTE SUL ~ Garanhuns - PE ~ text=q17-fisioterapeuta-respiratorio-catho-plain-b ~ on=10-15 ~ pay=R$ 3.900,00 ~ contract=CLT (Efetivo)

= The board added the starting hour and the district to the title
infojobs ~ Ajudante de Motorista ~ Dist Bebidas ABC ~ Santo André - SP ~ text=q17-ajudante-motorista-bebidas-hours ~ on=10-05 ~ pay=R$ 1.880,00 ~ contract=Efetivo – CLT
bne ~ Ajudante de Entrega - Utinga - entrada 6h ~ ABC Distribuidora de Bebidas Ltda ~ Santo André - SP ~ text=q17-ajudante-motorista-bebidas-hours-b ~ on=10-07 ~ pay=R$ 1.880,00 + variável ~ contract=CLT

= NerdIn shortens the title and cuts the text; employer, product and stack agree
gupy ~ Pessoa Engenheira de Software Java Sênior - Pix ~ Trilha Tecnologia ~ - ~ text=q17-dev-java-senior-abbrev-nerdin ~ on=10-15 ~ contract=Efetivo ~ mode=remote
nerdin ~ Eng. de Software Java Sr - Pix ~ TRILHA TECNOLOGIA LTDA ~ - ~ text=q17-dev-java-senior-abbrev-nerdin-b ~ on=10-16 ~ contract=CLT ~ mode=remote

= Two boards with one private ad for a farm couple, word for word, no employer name
bne ~ Casal de Caseiros ~ - ~ Ibiúna - SP ~ text=q17-caseiro-sitio-ibiuna ~ on=09-30 ~ pay=R$ 4.200,00 ~ contract=CLT
infojobs ~ Casal Caseiro ~ Empresa confidencial ~ Ibiúna - SP ~ text=q17-caseiro-sitio-ibiuna ~ on=10-01 ~ pay=R$ 4.200,00 ~ contract=Efetivo – CLT

= The second board cut the agency's text, the title got the town
trampos ~ Designer Gráfico Pleno ~ Agência Miolo ~ Belo Horizonte - MG ~ text=q17-designer-grafico-trampos-cut ~ on=10-20 ~ pay=R$ 3.800 ~ contract=CLT ~ mode=onsite
careerjet ~ Designer Gráfico Pleno - Belo Horizonte ~ Miolo ~ Belo Horizonte - MG ~ text=q17-designer-grafico-trampos-cut-b ~ on=10-21 ~ pay=R$ 3.800 por mês

= The employer is called "Grupo" at one board; text and shift are the same
vagas ~ Operador de Empilhadeira Retrátil - 3º turno ~ Ponto Certo E-commerce ~ Extrema - MG ~ text=q17-operador-empilhadeira-extrema ~ on=10-14 ~ pay=R$ 2.380,00 por mês ~ contract=CLT ~ mode=onsite
infojobs ~ Operador de Empilhadeira ~ Grupo Ponto Certo ~ Extrema - MG ~ text=q17-operador-empilhadeira-extrema-b ~ on=10-15 ~ pay=R$ 2.380,00 ~ contract=Efetivo – CLT

= Same co-op opening; only the title case and an "inclusive" tag differ
gupy ~ Técnico(a) Agrícola ~ Cooperativa Vale do Rio Verde ~ Rio Verde - GO ~ text=q17-tecnico-agricola-rio-verde-pcd-open ~ on=10-07 ~ contract=Efetivo ~ mode=onsite
vagas ~ TÉCNICO AGRÍCOLA - vaga inclusiva ~ COOPERATIVA AGROINDUSTRIAL VALE DO RIO VERDE ~ Rio Verde - GO ~ text=q17-tecnico-agricola-rio-verde-pcd-open ~ on=10-08 ~ pay=A combinar ~ contract=CLT

= The shop posted its team-leader opening again two weeks later; only the last lines changed
solides ~ Líder de Loja ~ Passo Leve Calçados ~ Novo Hamburgo - RS ~ text=q17-lider-loja-calcados-repost ~ on=09-22 ~ pay=R$ 2.900,00 ~ contract=CLT ~ mode=onsite
solides ~ Líder de Loja - Bourbon Shopping ~ Passo Leve Calçados ~ Novo Hamburgo - RS ~ text=q17-lider-loja-calcados-repost-b ~ on=10-07 ~ pay=R$ 2.900,00 ~ contract=CLT ~ mode=onsite

= The headhunter tells the sugar mill's controller search again without the name
gupy ~ Controller ~ Usina Ouro Branco ~ Araçatuba - SP ~ text=q17-controller-agro-retold-headhunter ~ on=10-02 ~ contract=Efetivo ~ mode=onsite
catho ~ Controller - Setor Sucroenergético ~ CONFIDENCIAL ~ Araçatuba - SP ~ text=q17-controller-agro-retold-headhunter-b ~ on=10-06 ~ pay=A combinar ~ contract=CLT (Efetivo)

= One pizza house, told shorter by the agency with the same days, oven and pay
infojobs ~ Pizzaiolo ~ Pizzaria Dom Vicenzo ~ Vila Velha - ES ~ text=q17-pizzaiolo-vila-velha-retold ~ on=10-17 ~ pay=R$ 2.600,00 ~ contract=Efetivo – CLT
bne ~ Pizzaiolo (forno a lenha) ~ Talento Capixaba RH ~ Vila Velha - ES ~ text=q17-pizzaiolo-vila-velha-retold-b ~ on=10-19 ~ pay=R$ 2.600,00 + gorjeta ~ contract=CLT

≠ The pharmacy chain's posts for Tijuca and Campo Grande are separate shops
catho ~ Farmacêutico(a) - Tijuca ~ DROGARIA DO POVO RJ ~ Rio de Janeiro - RJ ~ text=q17-drogaria-povo-rj-bairros-1 ~ on=10-08 ~ pay=R$ 4.320,00 ~ contract=CLT (Efetivo)
infojobs ~ Farmacêutico - Campo Grande (RJ) ~ Drogaria do Povo ~ Rio de Janeiro - RJ ~ text=q17-drogaria-povo-rj-bairros-1 ~ on=10-09 ~ pay=R$ 4.320,00 ~ contract=Efetivo – CLT

≠ Burger chain with the same crew text in Jundiaí and Campinas
solides ~ Atendente de Restaurante ~ Brasa Burger ~ Jundiaí - SP ~ text=q17-burger-chain-jundiai-campinas-1 ~ on=10-12 ~ pay=R$ 1.690,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Atendente de Restaurante ~ Brasa Burger ~ Campinas - SP ~ text=q17-burger-chain-jundiai-campinas-2 ~ on=10-12 ~ pay=R$ 1.690,00 ~ contract=Efetivo – CLT

≠ Pleno and Senior front-end posts of one start-up
gupy ~ Desenvolvedor(a) Front-end Pleno ~ Kitanda Marketplace ~ Recife - PE ~ text=q17-dev-front-pl-sr-kitanda-1 ~ on=10-14 ~ contract=Efetivo ~ mode=hybrid
nerdin ~ Desenvolvedor Front-end Sr ~ KITANDA ~ Recife - PE ~ text=q17-dev-front-pl-sr-kitanda-2 ~ on=10-15 ~ pay=A combinar ~ contract=CLT ~ mode=hybrid

≠ Twin posts of one cash-and-carry: the second is PcD only
infojobs ~ Estoquista ~ Atacado Roraima ~ Boa Vista - RR ~ text=q17-estoquista-pcd-twin-atacadao-boa-vista-1 ~ on=10-10 ~ pay=R$ 1.650,00 ~ contract=Efetivo – CLT
bne ~ Estoquista (PcD) ~ Atacado Roraima ~ Boa Vista - RR ~ text=q17-estoquista-pcd-twin-atacadao-boa-vista-2 ~ on=10-10 ~ pay=R$ 1.650,00 ~ contract=CLT

≠ An apprentice against a full assistant in the same insurance branch
vagas ~ Jovem Aprendiz Administrativo ~ Porto Velho Corretora ~ Porto Velho - RO ~ text=q17-jovem-aprendiz-vs-assistente-seguros-1 ~ on=10-06 ~ pay=R$ 790,00 por mês ~ contract=Aprendiz ~ mode=onsite
catho ~ Assistente Administrativo ~ PORTO VELHO CORRETORA DE SEGUROS ~ Porto Velho - RO ~ text=q17-jovem-aprendiz-vs-assistente-seguros-2 ~ on=10-07 ~ pay=R$ 1.980,00 ~ contract=CLT (Efetivo)

≠ Two dealers of one car brand in one city with other names and pay
infojobs ~ Vendedor de Veículos Seminovos ~ Autobel Veículos ~ Feira de Santana - BA ~ text=q17-pay-contradicts-two-car-dealers-1 ~ on=10-09 ~ pay=R$ 1.700,00 + comissão ~ contract=Efetivo – CLT
catho ~ Vendedor de Veículos Seminovos ~ PRINCESA MOTORS ~ Feira de Santana - BA ~ text=q17-pay-contradicts-two-car-dealers-2 ~ on=10-10 ~ pay=R$ 2.500,00 ~ contract=CLT (Efetivo)

≠ Same line in the free zone: a 180-day temp contract and a permanent one
bne ~ Auxiliar de Produção (temporário 180 dias) ~ Digiparts da Amazônia ~ Manaus - AM ~ text=q17-temp-perm-eletronicos-manaus-1 ~ on=10-05 ~ pay=R$ 1.720,00 ~ contract=Temporário
infojobs ~ Auxiliar de Produção ~ Digiparts da Amazônia ~ Manaus - AM ~ text=q17-temp-perm-eletronicos-manaus-2 ~ on=10-06 ~ pay=R$ 1.880,00 ~ contract=Efetivo – CLT

≠ The school's template is one, but the subjects differ
catho ~ Professor de Matemática ~ COLEGIO DOM TITO ~ São Bernardo do Campo - SP ~ text=q17-colegio-dom-tito-role-other-1 ~ on=10-18 ~ pay=A combinar ~ contract=CLT
infojobs ~ Professor de Geografia ~ Colégio Dom Tito ~ São Bernardo do Campo - SP ~ text=q17-colegio-dom-tito-role-other-2 ~ on=10-19 ~ pay=A combinar ~ contract=Efetivo – CLT

≠ The waste company hires drivers in Itajaí and in Criciúma with one text
vagas ~ Motorista D - Coleta ~ Limpa Sul Ambiental ~ Itajaí - SC ~ text=q17-motorista-d-two-cities-residuos-1 ~ on=10-12 ~ pay=R$ 2.780,00 por mês ~ contract=CLT ~ mode=onsite
infojobs ~ Motorista D (coleta domiciliar) ~ Limpa Sul Ambiental ~ Criciúma - SC ~ text=q17-motorista-d-two-cities-residuos-1 ~ on=10-13 ~ pay=R$ 2.780,00 ~ contract=Efetivo – CLT

≠ Two confidential firms: a transport firm in Olhos d'Água and a tech firm in Funcionários
catho ~ Auxiliar Financeiro ~ CONFIDENCIAL ~ Belo Horizonte - MG ~ text=q17-hidden-both-aux-financeiro-bh-1 ~ on=10-20 ~ pay=R$ 2.000,00 ~ contract=CLT (Efetivo)
infojobs ~ Auxiliar Financeiro ~ Empresa confidencial ~ Belo Horizonte - MG ~ text=q17-hidden-both-aux-financeiro-bh-2 ~ on=10-20 ~ pay=R$ 2.400,00 ~ contract=Efetivo – CLT

= Same hospital text at Sólides and Catho; heading lines removed
solides ~ Analista de RH - Psicólogo(a) Organizacional ~ Hospital Jardim Pantanal ~ Cuiabá - MT ~ text=q17-psicologo-organizacional-cuiaba ~ on=10-08 ~ pay=R$ 3.650,00 ~ contract=CLT ~ mode=onsite
catho ~ Psicólogo Organizacional ~ HOSPITAL JARDIM PANTANAL S/A ~ Cuiabá - MT ~ text=q17-psicologo-organizacional-cuiaba-b ~ on=10-10 ~ pay=R$ 3.650,00 ~ contract=CLT (Efetivo)

= Gupy's headings are glued at the aggregator and the text is cut
gupy ~ Ajustador(a) Mecânico(a) ~ Ferramentaria Precisa ~ Betim - MG ~ text=q17-ajustador-mecanico-betim-glue ~ on=10-09 ~ contract=Efetivo ~ mode=onsite
careerjet ~ Ajustador Mecânico ~ Ferramentaria Precisa Ltda ~ Betim - MG ~ text=q17-ajustador-mecanico-betim-glue-b ~ on=10-12

= One pet shop ad on two boards; the second added a line to apply
bne ~ Auxiliar de Veterinário ~ Bicho Amigo Pet Center ~ São Leopoldo - RS ~ text=q17-aux-veterinario-petshop-sao-leopoldo ~ on=10-15 ~ pay=R$ 1.800,00 ~ contract=CLT
infojobs ~ Auxiliar Veterinário(a) ~ Bicho Amigo ~ São Leopoldo - RS ~ text=q17-aux-veterinario-petshop-sao-leopoldo-b ~ on=10-16 ~ pay=R$ 1.800,00 ~ contract=Efetivo – CLT

= Vagas.com and Catho carry one text of a foreign maker; company written with and without "do Brasil"
vagas ~ Engenheiro(a) de Vendas - Automação ~ Nordtrieb do Brasil ~ Indaiatuba - SP ~ text=q17-engenheiro-vendas-inversor-sp ~ on=10-01 ~ pay=A combinar ~ contract=CLT ~ mode=hybrid
catho ~ Engenheiro de Vendas ~ NORDTRIEB ~ Indaiatuba - SP ~ text=q17-engenheiro-vendas-inversor-sp-b ~ on=10-03 ~ pay=A combinar ~ contract=CLT (Efetivo)

= Title abbreviated; same small firm, hours and pay
infojobs ~ Auxiliar de Serralheiro ~ Esquadrias Ipê ~ Aparecida de Goiânia - GO ~ text=q17-aux-serralheiro-aparecida-goiania ~ on=10-19 ~ pay=R$ 1.850,00 ~ contract=Efetivo – CLT
bne ~ Aux. Serralheria ~ Ipê Esquadrias de Alumínio ~ Aparecida de Goiânia - GO ~ text=q17-aux-serralheiro-aparecida-goiania ~ on=10-20 ~ pay=R$ 1.850,00 ~ contract=CLT

= The board writes the contract into the title; same consultancy, client and PJ terms
remotar ~ Scrum Master ~ Ágora Consultoria ~ - ~ text=q17-scrum-master-remoto-contract-title ~ on=10-13 ~ pay=R$ 85 por hora ~ contract=PJ ~ mode=remote
nerdin ~ Scrum Master PJ - remoto (12 meses) ~ ÁGORA CONSULTORIA EM TI ~ - ~ text=q17-scrum-master-remoto-contract-title-b ~ on=10-14 ~ pay=R$ 85/h ~ contract=PJ ~ mode=remote

= The board cut the text at 310 characters and shows the legal name of the market
catho ~ Fiscal de Prevenção de Perdas ~ EMPORIO ALPHA MERCADOS ~ Barueri - SP ~ text=q17-fiscal-loja-barueri-cut ~ on=10-18 ~ pay=R$ 2.090,00 ~ contract=CLT (Efetivo)
careerjet ~ Fiscal de Prevenção de Perdas ~ Empório Alpha Comércio de Alimentos Ltda ~ Barueri - SP ~ text=q17-fiscal-loja-barueri-cut-b ~ on=10-19 ~ pay=R$ 2.090,00

= Three weeks later the same provider re-posts the fibre installer with a bonus added
infojobs ~ Instalador de Fibra Óptica ~ Netvale Internet ~ Taubaté - SP ~ text=q17-instalador-fibra-repost-title ~ on=09-16 ~ pay=R$ 2.000,00 ~ contract=Efetivo – CLT
infojobs ~ Instalador Técnico de Fibra Óptica ~ Netvale Internet ~ Taubaté - SP ~ text=q17-instalador-fibra-repost-title-b ~ on=10-08 ~ pay=R$ 2.000,00 + produtividade ~ contract=Efetivo – CLT

= An HR firm retells the hospital buyer post; beds, system and schedule agree
solides ~ Comprador(a) Hospitalar ~ Santa Casa de Nova Lima ~ Nova Lima - MG ~ text=q17-comprador-hospital-retold-bh ~ on=10-06 ~ pay=R$ 3.300,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Comprador - área hospitalar ~ Elo Gestão de Pessoas ~ Nova Lima - MG ~ text=q17-comprador-hospital-retold-bh-b ~ on=10-09 ~ pay=R$ 3.300,00 ~ contract=Efetivo – CLT

= Snack bar in the bus station told in other words by BNE, employer hidden, same hours and pay
infojobs ~ Atendente de Lanchonete ~ Lanches Rodoviária Dois Irmãos ~ Anápolis - GO ~ text=q17-atendente-lanchonete-rodoviaria-retold ~ on=10-20 ~ pay=R$ 1.640,00 ~ contract=Efetivo – CLT
bne ~ Balconista de lanchonete (madrugada) ~ Empresa confidencial ~ Anápolis - GO ~ text=q17-atendente-lanchonete-rodoviaria-retold-b ~ on=10-21 ~ pay=R$ 1.640,00 ~ contract=CLT

≠ Same station network and text, but the posts are for Boqueirão and Santa Felicidade
infojobs ~ Frentista - Boqueirão ~ Rede Estrela de Postos ~ Curitiba - PR ~ text=q17-rede-postos-estrela-curitiba-districts-1 ~ on=10-04 ~ pay=R$ 1.980,00 ~ contract=Efetivo – CLT
bne ~ Frentista - Santa Felicidade ~ Rede Estrela de Postos ~ Curitiba - PR ~ text=q17-rede-postos-estrela-curitiba-districts-1 ~ on=10-05 ~ pay=R$ 1.980,00 ~ contract=CLT

≠ A language-school chain with one text for teachers in Bauru and Marília
gupy ~ Professor(a) de Inglês ~ SpeakNow Idiomas ~ Bauru - SP ~ text=q17-escola-idiomas-speakup-cities-1 ~ on=10-11 ~ contract=Efetivo ~ mode=onsite
vagas ~ Professor de Inglês ~ SpeakNow ~ Marília - SP ~ text=q17-escola-idiomas-speakup-cities-1 ~ on=10-12 ~ pay=A combinar ~ contract=CLT

≠ Auxiliar and Assistente in HR are two posts with other pay and tasks
solides ~ Auxiliar de RH ~ Metalfort ~ Caxias do Sul - RS ~ text=q17-auxiliar-assistente-rh-metalfort-1 ~ on=10-13 ~ pay=R$ 2.000,00 ~ contract=CLT ~ mode=onsite
catho ~ Assistente de Recursos Humanos ~ METALFORT S/A ~ Caxias do Sul - RS ~ text=q17-auxiliar-assistente-rh-metalfort-2 ~ on=10-14 ~ pay=R$ 2.750,00 ~ contract=CLT (Efetivo)

≠ The same hospital cleaning post by night and by day
gupy ~ Auxiliar de Higienização - Noturno ~ Rede São Lucas Saúde ~ Porto Alegre - RS ~ text=q17-hospital-noite-dia-higienizacao-1 ~ on=10-05 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Auxiliar de Higienização Hospitalar ~ Rede São Lucas ~ Porto Alegre - RS ~ text=q17-hospital-noite-dia-higienizacao-2 ~ on=10-06 ~ contract=Efetivo – CLT

≠ Two institutes with one title in one city, R$ 6.000 against R$ 14.000
vagas ~ Gerente Administrativo Financeiro ~ Instituto Recomeçar ~ Campinas - SP ~ text=q17-pay-contradicts-two-institutes-1 ~ on=10-02 ~ pay=R$ 6.000,00 por mês ~ contract=CLT ~ mode=onsite
catho ~ Gerente Administrativo Financeiro ~ INSTITUTO DE ONCOLOGIA CAMPINAS ~ Campinas - SP ~ text=q17-pay-contradicts-two-institutes-2 ~ on=10-03 ~ pay=R$ 14.000,00 ~ contract=CLT (Efetivo)

≠ Transrápido Cargas and Trans Rapidão Express are different carriers
bne ~ Conferente de Carga ~ Transrápido Cargas ~ Guarulhos - SP ~ text=q17-similar-name-transrapido-1 ~ on=10-13 ~ pay=R$ 2.150,00 ~ contract=CLT
infojobs ~ Conferente de Carga ~ Trans Rapidão Express ~ Guarulhos - SP ~ text=q17-similar-name-transrapido-2 ~ on=10-14 ~ pay=R$ 2.300,00 ~ contract=Efetivo – CLT

≠ Confidential shops: a jeweller's in a mall and a building-material store
infojobs ~ Gerente de Loja ~ Empresa confidencial ~ Curitiba - PR ~ text=q17-hidden-both-gerente-loja-curitiba-1 ~ on=10-16 ~ pay=A combinar ~ contract=Efetivo – CLT
catho ~ Gerente de Loja ~ CONFIDENCIAL ~ Curitiba - PR ~ text=q17-hidden-both-gerente-loja-curitiba-2 ~ on=10-17 ~ pay=A combinar ~ contract=CLT (Efetivo)

≠ The outsourcing firm's text is one, but one post is at a university and the other at a hospital
bne ~ Auxiliar de Serviços Gerais ~ Total Serv Terceirização ~ Fortaleza - CE ~ text=q17-agency-terceiriza-limpeza-dois-clientes-1 ~ on=10-06 ~ pay=R$ 1.630,00 ~ contract=CLT
infojobs ~ ASG - Auxiliar de Serviços Gerais ~ Total Serv ~ Fortaleza - CE ~ text=q17-agency-terceiriza-limpeza-dois-clientes-2 ~ on=10-07 ~ pay=R$ 1.630,00 ~ contract=Efetivo – CLT

≠ The hospital's radiographer posts are 80 days apart
vagas ~ Técnico em Radiologia ~ Hospital Boa Nova ~ Juiz de Fora - MG ~ text=q17-old-date-tecnico-radiologia-1 ~ on=07-20 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
gupy ~ Técnico(a) em Radiologia ~ Hospital Boa Nova ~ Juiz de Fora - MG ~ text=q17-old-date-tecnico-radiologia-1 ~ on=10-08 ~ contract=Efetivo ~ mode=onsite

≠ The seed firm has the same sales post in Luís Eduardo Magalhães and in Balsas
gupy ~ Representante Técnico de Vendas ~ Sementes Chapadão ~ Luís Eduardo Magalhães - BA ~ text=q17-two-cities-sementes-rtv-1 ~ on=10-15 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Representante Técnico de Vendas ~ Sementes Chapadão S.A. ~ Balsas - MA ~ text=q17-two-cities-sementes-rtv-2 ~ on=10-16 ~ pay=A combinar ~ contract=Efetivo – CLT

= A long text taken over without format; same plant, level and manager line
gupy ~ Analista de Custos Sênior ~ Cerâmica Portobrasil ~ Tijucas - SC ~ text=q17-analista-custos-long-gupy-vagas ~ on=10-05 ~ contract=Efetivo ~ mode=hybrid
vagas ~ Analista de Custos Sr ~ PORTOBRASIL ~ Tijucas - SC ~ text=q17-analista-custos-long-gupy-vagas-b ~ on=10-06 ~ pay=A combinar ~ contract=CLT

= One side has no town, but the text names the same district and depot
infojobs ~ Motorista Entregador (Cat. B) ~ Rapidex Entregas ~ Ribeirão Preto - SP ~ text=q17-motorista-entregador-moto-city-null ~ on=10-14 ~ pay=R$ 2.120,00 ~ contract=Efetivo – CLT
careerjet ~ Motorista Entregador ~ Rapidex ~ - ~ text=q17-motorista-entregador-moto-city-null-b ~ on=10-15 ~ pay=R$ 2.120,00

= Internship text with the last sentence added by the board; same office and grant
trampos ~ Estágio em Arquitetura ~ Ateliê Baobá ~ Florianópolis - SC ~ text=q17-estagio-arquitetura-florianopolis ~ on=10-07 ~ pay=R$ 1.500 ~ contract=Estágio ~ mode=onsite
infojobs ~ Estagiário de Arquitetura - Campeche ~ Baobá Arquitetura ~ Florianópolis - SC ~ text=q17-estagio-arquitetura-florianopolis-b ~ on=10-08 ~ pay=R$ 1.500,00 ~ contract=Estágio

= Legal name of the security firm against its brand; condominium, hours and pay agree
bne ~ Porteiro Noturno ~ Guardião Portaria e Serviços ~ São José do Rio Preto - SP ~ text=q17-porteiro-terceirizada-legal-name ~ on=10-17 ~ pay=R$ 1.924,00 ~ contract=CLT
catho ~ Porteiro ~ GSP SERVICOS DE PORTARIA LTDA ~ São José do Rio Preto - SP ~ text=q17-porteiro-terceirizada-legal-name ~ on=10-18 ~ pay=R$ 1.924,00 ~ contract=CLT (Efetivo)

= Same QA post in English and Portuguese title; the text is the employer's own, cut
gupy ~ QA Engineer Pleno ~ Bússola Log ~ - ~ text=q17-qa-engineer-gupy-remotar-senior ~ on=10-19 ~ contract=Efetivo ~ mode=remote
remotar ~ Analista de Qualidade (QA) Pleno ~ Bússola Log Tecnologia ~ - ~ text=q17-qa-engineer-gupy-remotar-senior-b ~ on=10-20 ~ contract=CLT ~ mode=remote

= Same market and ad; the board writes the title in capitals and shows the legal name
infojobs ~ Açougueiro ~ Supermercado Boa Compra ~ Dourados - MS ~ text=q17-acougueiro-dourados ~ on=10-03 ~ pay=R$ 2.750,00 ~ contract=Efetivo – CLT
bne ~ AÇOUGUEIRO - SUPERMERCADO ~ Boa Compra Alimentos Ltda ~ Dourados - MS ~ text=q17-acougueiro-dourados ~ on=10-05 ~ pay=R$ 2.750,00 ~ contract=CLT

= Sólides and Careerjet with one text, lists made running text and cut
solides ~ Técnico em Eletrônica (Bancada) ~ Vale Circuitos ~ Santa Rita do Sapucaí - MG ~ text=q17-tecnico-eletronica-santa-rita ~ on=10-12 ~ pay=R$ 2.650,00 ~ contract=CLT ~ mode=onsite
careerjet ~ Técnico em Eletrônica ~ Vale Circuitos Indústria Eletrônica ~ Santa Rita do Sapucaí - MG ~ text=q17-tecnico-eletronica-santa-rita-b ~ on=10-13 ~ pay=R$ 2.650,00

= The lottery shop posts again after 25 days; the pay is a little higher and a start-at-once line was added
bne ~ Operador de Caixa - Lotérica ~ Lotérica Trevo da Sorte ~ Teresina - PI ~ text=q17-op-caixa-repost-loterica ~ on=09-08 ~ pay=R$ 1.560,00 ~ contract=CLT
bne ~ Operador de Caixa ~ Lotérica Trevo da Sorte ~ Teresina - PI ~ text=q17-op-caixa-repost-loterica-b ~ on=10-03 ~ pay=R$ 1.590,00 ~ contract=CLT

= Recruiter retells the Protheus analyst post of a food firm; modules, town and days agree
solides ~ Analista de Sistemas Protheus Pleno ~ Laticínios Serra do Cipó ~ Sete Lagoas - MG ~ text=q17-analista-sistemas-protheus-retold ~ on=10-08 ~ pay=R$ 6.200,00 ~ contract=CLT ~ mode=hybrid
nerdin ~ Analista Protheus (ADVPL) Pleno ~ TECH RECRUTA ~ Sete Lagoas - MG ~ text=q17-analista-sistemas-protheus-retold-b ~ on=10-12 ~ pay=R$ 6.200 ~ contract=CLT ~ mode=hybrid

= The carers' agency and BNE tell one case; the lady's age, district and hours agree
catho ~ Cuidador(a) de Idosos ~ ANJOS DO LAR CUIDADORES ~ Goiânia - GO ~ text=q17-cuidadora-idosos-agency-retold ~ on=10-19 ~ pay=R$ 2.100,00 ~ contract=CLT (Efetivo)
bne ~ Cuidadora ~ Anjos do Lar ~ Goiânia - GO ~ text=q17-cuidadora-idosos-agency-retold-b ~ on=10-20 ~ pay=R$ 2.100,00 ~ contract=CLT

≠ Same department store chain, one post at Cidade Nova and the other at Compensa
infojobs ~ Vendedor(a) de Eletro ~ Lojas Rio Negro ~ Manaus - AM ~ text=q17-lojas-rio-negro-manaus-bairros-1 ~ on=10-09 ~ pay=R$ 1.620,00 + comissão ~ contract=Efetivo – CLT
catho ~ Vendedor de Eletro ~ LOJAS RIO NEGRO ~ Manaus - AM ~ text=q17-lojas-rio-negro-manaus-bairros-2 ~ on=10-10 ~ pay=R$ 1.620,00 + comissão ~ contract=CLT (Efetivo)

≠ The wholesale chain uses one text in Uberaba and in Patos de Minas
gupy ~ Fiscal de Loja ~ Atacadão do Triângulo ~ Uberaba - MG ~ text=q17-atacado-uberaba-patos-de-minas-1 ~ on=10-06 ~ contract=Efetivo ~ mode=onsite
vagas ~ Fiscal de Loja ~ ATACADÃO DO TRIÂNGULO ~ Patos de Minas - MG ~ text=q17-atacado-uberaba-patos-de-minas-2 ~ on=10-07 ~ pay=A combinar ~ contract=CLT ~ mode=onsite

≠ Senior against specialist in the same data platform team
gupy ~ Engenheiro(a) de Dados Sênior ~ Banco Pampa ~ Porto Alegre - RS ~ text=q17-eng-dados-senior-especialista-1 ~ on=10-12 ~ contract=Efetivo ~ mode=hybrid
nerdin ~ Engenheiro de Dados Especialista ~ BANCO PAMPA ~ Porto Alegre - RS ~ text=q17-eng-dados-senior-especialista-2 ~ on=10-13 ~ pay=A combinar ~ contract=CLT ~ mode=hybrid

≠ A 24-hour shop hires for the morning and for the dawn
solides ~ Atendente de Loja de Conveniência (6h-14h20) ~ Conveniência 24h Zeppe ~ Brasília - DF ~ text=q17-op-loja-manha-noite-24h-1 ~ on=10-08 ~ pay=R$ 1.730,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Atendente de Loja de Conveniência - Madrugada ~ Zeppe Conveniência 24 Horas ~ Brasília - DF ~ text=q17-op-loja-manha-noite-24h-2 ~ on=10-08 ~ pay=R$ 1.730,00 ~ contract=Efetivo – CLT

≠ The company keeps a separate post in its inclusion program, exclusive for PcD
vagas ~ Analista Contábil Júnior ~ Offshore Brasil Serviços ~ Macaé - RJ ~ text=q17-pcd-twin-analista-contabil-petrolifera-1 ~ on=10-14 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
catho ~ Analista Contábil Jr - Exclusivo PcD ~ OFFSHORE BRASIL ~ Macaé - RJ ~ text=q17-pcd-twin-analista-contabil-petrolifera-2 ~ on=10-16 ~ pay=A combinar ~ contract=CLT (Efetivo)

≠ A 90-day maternity-leave cover against a permanent promoter
infojobs ~ Promotor de Vendas (cobertura de licença) ~ Biscoitos Zuca ~ Campina Grande - PB ~ text=q17-temp-perm-promotor-vendas-1 ~ on=10-10 ~ pay=R$ 1.700,00 ~ contract=Temporário
bne ~ Promotor de Vendas ~ Biscoitos Zuca ~ Campina Grande - PB ~ text=q17-temp-perm-promotor-vendas-2 ~ on=10-12 ~ pay=R$ 1.850,00 ~ contract=CLT

≠ The lab's template is one, but one hires a phlebotomist and the other a biomedic
catho ~ Coletador(a) / Flebotomista ~ LABORATORIO EXATA ~ Vitória da Conquista - BA ~ text=q17-role-other-laboratorio-1 ~ on=10-15 ~ pay=R$ 1.800,00 ~ contract=CLT
infojobs ~ Biomédico ~ Laboratório Exata ~ Vitória da Conquista - BA ~ text=q17-role-other-laboratorio-2 ~ on=10-16 ~ pay=R$ 3.400,00 ~ contract=Efetivo – CLT

≠ Escola Crescer and Centro Educacional Crescendo are two schools in one town
infojobs ~ Auxiliar de Classe ~ Escola Crescer ~ São Gonçalo - RJ ~ text=q17-similar-name-escola-crescer-1 ~ on=10-13 ~ pay=R$ 1.620,00 ~ contract=Efetivo – CLT
bne ~ Auxiliar de Classe ~ Centro Educacional Crescendo ~ São Gonçalo - RJ ~ text=q17-similar-name-escola-crescer-2 ~ on=10-14 ~ pay=R$ 1.700,00 ~ contract=CLT

≠ The paper company has the same mechanic post in Três Lagoas and Telêmaco Borba
gupy ~ Técnico(a) de Manutenção Mecânica ~ Celulose Horizonte ~ Três Lagoas - MS ~ text=q17-two-cities-tecnico-manutencao-papel-1 ~ on=10-20 ~ contract=Efetivo ~ mode=onsite
vagas ~ Técnico de Manutenção Mecânica ~ CELULOSE HORIZONTE ~ Telêmaco Borba - PR ~ text=q17-two-cities-tecnico-manutencao-papel-2 ~ on=10-21 ~ pay=A combinar ~ contract=CLT ~ mode=onsite

≠ Both confidential; a hospital with 1,200 staff against a retail chain, other pay
infojobs ~ Analista de RH ~ Empresa confidencial ~ Salvador - BA ~ text=q17-hidden-both-analista-rh-salvador-1 ~ on=10-17 ~ pay=R$ 3.200,00 ~ contract=Efetivo – CLT
catho ~ Analista de RH ~ - ~ Salvador - BA ~ text=q17-hidden-both-analista-rh-salvador-2 ~ on=10-17 ~ pay=R$ 2.800,00 ~ contract=CLT

= The board changed "Expedição" into "Logística" in the title, the text is unchanged
solides ~ Auxiliar de Expedição ~ Vitaplus Suplementos ~ Louveira - SP ~ text=q17-aux-expedicao-vs-logistica-title ~ on=10-06 ~ pay=R$ 1.990,00 ~ contract=CLT ~ mode=onsite
catho ~ Auxiliar de Logística (Expedição) - 2º turno ~ VITAPLUS ~ Louveira - SP ~ text=q17-aux-expedicao-vs-logistica-title-b ~ on=10-07 ~ pay=R$ 1.990,00 ~ contract=CLT (Efetivo)

= The board hid the pay but carries the same legal text and office
vagas ~ Analista Jurídico Pleno - Contratos ~ Energia Verde Participações ~ Natal - RN ~ text=q17-analista-juridico-sem-salario ~ on=10-13 ~ pay=R$ 5.900,00 por mês ~ contract=CLT ~ mode=hybrid
infojobs ~ Analista Jurídico Contratos ~ Energia Verde ~ Natal - RN ~ text=q17-analista-juridico-sem-salario ~ on=10-14 ~ pay=A combinar ~ contract=Efetivo – CLT

= Same salon, same text, the form of contract worded otherwise
bne ~ Manicure e Pedicure ~ Studio Renata Alves ~ Santos - SP ~ text=q17-manicure-salao-santos ~ on=10-10 ~ pay=R$ 3.000,00 ~ contract=Autônomo
infojobs ~ Manicure / Pedicure (MEI) ~ Studio Renata Alves Beleza ~ Santos - SP ~ text=q17-manicure-salao-santos ~ on=10-11 ~ pay=R$ 3.000,00 ~ contract=Prestador de serviços

= The aggregator has the mine's planner post cut at 600 characters
gupy ~ Planejador(a) de Manutenção ~ Mineração Serra Rica ~ Ouro Preto - MG ~ text=q17-planejador-manutencao-ouro-preto-cut ~ on=10-07 ~ contract=Efetivo ~ mode=onsite
careerjet ~ Planejador de Manutenção ~ Mineração Serra Rica S/A ~ Ouro Preto - MG ~ text=q17-planejador-manutencao-ouro-preto-cut-b ~ on=10-08

= Same real-estate agency; gender form and a friendly last sentence differ
infojobs ~ Assistente de Locação ~ Imobiliária Castelo ~ Ribeirão Preto - SP ~ text=q17-assistente-locacao-imobiliaria ~ on=10-20 ~ pay=R$ 2.300,00 ~ contract=Efetivo – CLT
bne ~ Assistente de locação (masc/fem) ~ Castelo Imóveis ~ Ribeirão Preto - SP ~ text=q17-assistente-locacao-imobiliaria-b ~ on=10-20 ~ pay=R$ 2.300,00 ~ contract=CLT

= One lift company on two boards, the second with the town and contract in the title
catho ~ Eletromecânico ~ ELEVAMAX ELEVADORES ~ São Luís - MA ~ text=q17-eletromecanico-elevadores-sao-luis ~ on=10-01 ~ pay=R$ 2.850,00 ~ contract=CLT (Efetivo)
infojobs ~ Eletromecânico - São Luís - CLT ~ Elevamax Ind. e Com. de Elevadores ~ São Luís - MA ~ text=q17-eletromecanico-elevadores-sao-luis ~ on=10-03 ~ pay=R$ 2.850,00 ~ contract=Efetivo – CLT

= The NGO's text is on Vagas.com and Catho; the legal name is longer
vagas ~ Assistente Social ~ Instituto Mar Aberto ~ Salvador - BA ~ text=q17-assist-social-ong-salvador ~ on=10-15 ~ pay=R$ 3.450,00 por mês ~ contract=CLT ~ mode=onsite
catho ~ Assistente Social - 30h ~ INSTITUTO DE DESENVOLVIMENTO SOCIAL MAR ABERTO ~ Salvador - BA ~ text=q17-assist-social-ong-salvador-b ~ on=10-16 ~ pay=R$ 3.450,00 ~ contract=CLT (Efetivo)

= The bank partner re-posts the same opening after 5 weeks with a better commission
infojobs ~ Consultor de Consórcios ~ Valor Certo Consórcios ~ Campo Grande - MS ~ text=q17-vendedor-consorcio-repost ~ on=09-01 ~ pay=R$ 1.800,00 + comissão ~ contract=Efetivo – CLT
infojobs ~ Consultor de Vendas de Consórcios ~ Valor Certo Consórcios ~ Campo Grande - MS ~ text=q17-vendedor-consorcio-repost-b ~ on=10-06 ~ pay=R$ 1.800,00 + comissão ~ contract=Efetivo – CLT

= The occupational-health agency tells the plant's nurse post again, with the same plant and hours
gupy ~ Enfermeiro(a) do Trabalho ~ Pneus Sulamérica ~ Gravataí - RS ~ text=q17-enfermeiro-trabalho-industria-retold ~ on=10-09 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Enfermeira(o) do Trabalho ~ Ocupar Saúde Ocupacional ~ Gravataí - RS ~ text=q17-enfermeiro-trabalho-industria-retold-b ~ on=10-13 ~ pay=A combinar ~ contract=Efetivo – CLT

= BNE's own words for the farm hotel's grill cook; weekends, lodging and pay agree
infojobs ~ Churrasqueiro ~ Hotel Fazenda Água Santa ~ Poços de Caldas - MG ~ text=q17-churrasqueiro-hotel-fazenda-retold ~ on=10-16 ~ pay=R$ 2.700,00 ~ contract=Efetivo – CLT
bne ~ Churrasqueiro (com moradia) ~ Água Santa Hotel Fazenda Ltda ~ Poços de Caldas - MG ~ text=q17-churrasqueiro-hotel-fazenda-retold-b ~ on=10-18 ~ pay=R$ 2.700,00 ~ contract=CLT

≠ A sushi chain with one text for Pinheiros and Vila Mariana shops
infojobs ~ Auxiliar de Sushi - Pinheiros ~ Kaze Sushi ~ São Paulo - SP ~ text=q17-sushi-sp-pinheiros-vila-mariana-1 ~ on=10-12 ~ pay=R$ 2.050,00 ~ contract=Efetivo – CLT
bne ~ Auxiliar de Sushi - V. Mariana ~ Kaze Sushi Restaurantes ~ São Paulo - SP ~ text=q17-sushi-sp-pinheiros-vila-mariana-1 ~ on=10-13 ~ pay=R$ 2.050,00 ~ contract=CLT

≠ Neighbouring towns, but two shops of a shoe chain
bne ~ Gerente de Loja ~ Calçados Pé Quente ~ Itabuna - BA ~ text=q17-calcados-itabuna-ilheus-1 ~ on=10-08 ~ pay=R$ 2.800,00 + variável ~ contract=CLT
infojobs ~ Gerente de Loja ~ Pé Quente Calçados ~ Ilhéus - BA ~ text=q17-calcados-itabuna-ilheus-1 ~ on=10-09 ~ pay=R$ 2.800,00 + variável ~ contract=Efetivo – CLT

≠ Junior against Pleno DevOps in one cloud firm
solides ~ Analista DevOps Júnior ~ Nimbus Cloud ~ Londrina - PR ~ text=q17-devops-jr-pl-startup-1 ~ on=10-14 ~ pay=R$ 4.000,00 ~ contract=CLT ~ mode=hybrid
nerdin ~ Analista DevOps Pleno ~ NIMBUS CLOUD ~ Londrina - PR ~ text=q17-devops-jr-pl-startup-2 ~ on=10-15 ~ pay=R$ 7.000 ~ contract=CLT ~ mode=hybrid

≠ A production-engineering internship and a CLT process analyst at one plant
gupy ~ Estágio em Engenharia de Produção ~ Têxtil Rio Novo ~ Americana - SP ~ text=q17-estagio-vs-clt-engenharia-producao-1 ~ on=10-05 ~ contract=Estágio ~ mode=onsite
catho ~ Analista de Processos ~ TEXTIL RIO NOVO ~ Americana - SP ~ text=q17-estagio-vs-clt-engenharia-producao-2 ~ on=10-06 ~ pay=A combinar ~ contract=CLT (Efetivo)

≠ The foundry posts one opening for the 1st shift and another for the 3rd
infojobs ~ Moldador - 1º turno ~ Fundição Joaçaba ~ Joaçaba - SC ~ text=q17-moldador-shift-1-vs-3-1 ~ on=10-07 ~ pay=R$ 2.350,00 ~ contract=Efetivo – CLT
bne ~ Moldador (3º turno) ~ Fundição Joaçaba S/A ~ Joaçaba - SC ~ text=q17-moldador-shift-1-vs-3-2 ~ on=10-08 ~ pay=R$ 2.350,00 ~ contract=CLT

≠ Two school-bus firms in one town; pay, district and hours contradict
bne ~ Motorista de Van Escolar ~ Tio Beto Transporte Escolar ~ Osasco - SP ~ text=q17-pay-diff-motorista-escolar-1 ~ on=10-18 ~ pay=R$ 2.000,00 ~ contract=CLT
infojobs ~ Motorista de Van Escolar ~ Via Kids Transportes ~ Osasco - SP ~ text=q17-pay-diff-motorista-escolar-2 ~ on=10-19 ~ pay=R$ 3.100,00 ~ contract=Efetivo – CLT

≠ Same temp agency and text, but two different client stores in Santo André
catho ~ Vendedor(a) Temporário(a) Natal ~ VAREJO TEMP RH ~ Santo André - SP ~ text=q17-agency-temps-two-malls-1 ~ on=10-13 ~ pay=R$ 1.900,00 ~ contract=Temporário
infojobs ~ Vendedor Temporário - Natal ~ Varejo Temp RH ~ Santo André - SP ~ text=q17-agency-temps-two-malls-2 ~ on=10-14 ~ pay=R$ 1.900,00 ~ contract=Temporário

≠ The hotel's introduction is identical, but one is a receptionist and the other a concierge porter
solides ~ Recepcionista Bilíngue ~ Gran Palmeira Hotel ~ Foz do Iguaçu - PR ~ text=q17-role-other-hotel-template-1 ~ on=10-10 ~ pay=R$ 2.200,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Mensageiro ~ Gran Palmeira Hotel & Resort ~ Foz do Iguaçu - PR ~ text=q17-role-other-hotel-template-2 ~ on=10-10 ~ pay=R$ 1.800,00 ~ contract=Efetivo – CLT

≠ Hidden employers, a bus company against a motorcycle workshop
bne ~ Mecânico ~ Empresa confidencial ~ Contagem - MG ~ text=q17-hidden-both-mecanico-contagem-1 ~ on=10-15 ~ pay=R$ 3.000,00 ~ contract=CLT
infojobs ~ Mecânico ~ Empresa confidencial ~ Contagem - MG ~ text=q17-hidden-both-mecanico-contagem-2 ~ on=10-16 ~ pay=R$ 2.200,00 ~ contract=Efetivo – CLT

≠ The credit union seeks the same analyst for Cascavel and for Toledo
vagas ~ Analista de Crédito ~ Cooperativa Credioeste ~ Cascavel - PR ~ text=q17-two-cities-analista-credito-cooperativa-1 ~ on=10-06 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
gupy ~ Analista de Crédito ~ Credioeste ~ Toledo - PR ~ text=q17-two-cities-analista-credito-cooperativa-1 ~ on=10-06 ~ contract=Efetivo ~ mode=onsite

= Same barbershop ad on two boards; spelled-out title and a call to apply added
infojobs ~ Barbeiro ~ Barbearia Navalha 84 ~ Natal - RN ~ text=q17-cabeleireiro-barbeiro-natal ~ on=10-09 ~ pay=A combinar ~ contract=Autônomo
bne ~ Barbeiro(a) ~ Navalha 84 Barbearia ~ Natal - RN ~ text=q17-cabeleireiro-barbeiro-natal-b ~ on=10-10 ~ pay=A combinar ~ contract=Autônomo

= Gupy text glued at Vagas.com; the level abbreviated and the squad dropped in the title
gupy ~ Product Owner Sênior | Squad Onboarding PJ ~ Banco Ipê Digital ~ São Paulo - SP ~ text=q17-product-owner-bancario-glue ~ on=10-14 ~ contract=Efetivo ~ mode=hybrid
vagas ~ Product Owner Sr ~ BANCO IPE S.A. ~ São Paulo - SP ~ text=q17-product-owner-bancario-glue-b ~ on=10-15 ~ pay=A combinar ~ contract=CLT

= Same laboratory and text; Catho has the trade name, Sólides the full one
solides ~ Técnico de Laboratório de Solos ~ Agrolab Oeste Análises Agrícolas ~ Barreiras - BA ~ text=q17-tecnico-laboratorio-solo-barreiras ~ on=10-05 ~ pay=R$ 2.500,00 ~ contract=CLT ~ mode=onsite
catho ~ Técnico de Laboratório ~ AGROLAB ~ Barreiras - BA ~ text=q17-tecnico-laboratorio-solo-barreiras-b ~ on=10-08 ~ pay=R$ 2.500,00 ~ contract=CLT (Efetivo)

= Text of one beer house at two boards; the board cut the end
bne ~ Garçom ~ Cervejaria Alter Hof ~ Blumenau - SC ~ text=q17-garcom-blumenau-festas ~ on=09-26 ~ pay=R$ 2.000,00 + 10% ~ contract=CLT
careerjet ~ Garçom / Garçonete ~ Alter Hof Cervejaria e Restaurante ~ Blumenau - SC ~ text=q17-garcom-blumenau-festas-b ~ on=09-28

= The list became running text; same trading company and systems
vagas ~ Analista de Importação Pleno ~ Porto Nexo Trading ~ Itajaí - SC ~ text=q17-analista-importacao-itajai-running ~ on=10-16 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
infojobs ~ Analista de Importação ~ Porto Nexo ~ Itajaí - SC ~ text=q17-analista-importacao-itajai-running-b ~ on=10-18 ~ pay=A combinar ~ contract=Efetivo – CLT

= Same tracking company; the board adds level tag "Operacional" and shift
catho ~ Operador de Rastreamento ~ RASTREIA BRASIL ~ Barueri - SP ~ text=q17-operador-rastreamento-barueri ~ on=10-20 ~ pay=R$ 2.260,00 ~ contract=CLT (Efetivo)
infojobs ~ Operador(a) de Rastreamento 12x36 noturno - Operacional ~ Rastreia Brasil Gerenciamento de Riscos ~ Barueri - SP ~ text=q17-operador-rastreamento-barueri ~ on=10-21 ~ pay=R$ 2.260,00 ~ contract=Efetivo – CLT

= Re-posted by the restaurant after 18 days; a bonus was added
infojobs ~ Auxiliar de Cozinha ~ Restaurante Mangará ~ João Pessoa - PB ~ text=q17-auxiliar-cozinha-repost-benefit ~ on=09-20 ~ pay=R$ 1.580,00 ~ contract=Efetivo – CLT
infojobs ~ Auxiliar de Cozinha ~ Restaurante Mangará ~ João Pessoa - PB ~ text=q17-auxiliar-cozinha-repost-benefit-b ~ on=10-08 ~ pay=R$ 1.580,00 ~ contract=Efetivo – CLT

= The school's IT technician re-posted a month later with the pay raised a little
solides ~ Técnico de Informática ~ Colégio Santa Inês ~ Vitória da Conquista - BA ~ text=q17-tec-informatica-escola-repost-pay ~ on=09-09 ~ pay=R$ 1.900,00 ~ contract=CLT ~ mode=onsite
solides ~ Técnico de Informática ~ Colégio Santa Inês ~ Vitória da Conquista - BA ~ text=q17-tec-informatica-escola-repost-pay-b ~ on=10-10 ~ pay=R$ 2.150,00 ~ contract=CLT ~ mode=onsite

= Executive search retells the HR manager post of the glass maker; headcount, scope and travel agree
gupy ~ Gerente de RH - Planta ~ Vidros Continental ~ Caçapava - SP ~ text=q17-gerente-rh-multinacional-hidden-retold ~ on=10-02 ~ contract=Efetivo ~ mode=onsite
catho ~ Gerente de Recursos Humanos ~ CONFIDENCIAL ~ Caçapava - SP ~ text=q17-gerente-rh-multinacional-hidden-retold-b ~ on=10-07 ~ pay=A combinar ~ contract=CLT (Efetivo)

= The agency tells the farm's combine operator again; farm, machine, season and housing agree
infojobs ~ Operador de Colheitadeira ~ Fazenda Três Marias ~ Sorriso - MT ~ text=q17-operador-colheitadeira-retold ~ on=10-12 ~ pay=R$ 4.500,00 ~ contract=Efetivo – CLT
bne ~ Operador de máquinas agrícolas ~ Campo Forte RH ~ Sorriso - MT ~ text=q17-operador-colheitadeira-retold-b ~ on=10-15 ~ pay=R$ 4.500,00 ~ contract=CLT

≠ A dental franchise with one text in Taguatinga and in Ceilândia
infojobs ~ Auxiliar de Saúde Bucal - Taguatinga ~ OdontoMais Franquias ~ Brasília - DF ~ text=q17-clinica-odonto-franquia-bairros-bsb-1 ~ on=10-13 ~ pay=R$ 1.700,00 ~ contract=Efetivo – CLT
catho ~ ASB - Auxiliar de Saúde Bucal (Ceilândia) ~ ODONTOMAIS CEILANDIA ~ Brasília - DF ~ text=q17-clinica-odonto-franquia-bairros-bsb-1 ~ on=10-14 ~ pay=R$ 1.700,00 ~ contract=CLT (Efetivo)

≠ The bank uses one text for account managers in Passo Fundo and Santa Maria
gupy ~ Gerente de Relacionamento Pessoa Física ~ Banco Gaúcho do Povo ~ Passo Fundo - RS ~ text=q17-banco-gerente-pf-passo-fundo-santa-maria-1 ~ on=10-07 ~ contract=Efetivo ~ mode=onsite
vagas ~ Gerente de Relacionamento PF ~ BANCO GAÚCHO DO POVO ~ Santa Maria - RS ~ text=q17-banco-gerente-pf-passo-fundo-santa-maria-1 ~ on=10-09 ~ pay=A combinar ~ contract=CLT ~ mode=onsite

≠ Inspector I and II in one quality department
catho ~ Inspetor de Qualidade I ~ AUTOPECAS VALE ~ Taubaté - SP ~ text=q17-inspetor-qualidade-i-ii-autopecas-1 ~ on=10-09 ~ pay=R$ 2.700,00 ~ contract=CLT (Efetivo)
infojobs ~ Inspetor de Qualidade II ~ Autopeças Vale ~ Taubaté - SP ~ text=q17-inspetor-qualidade-i-ii-autopecas-2 ~ on=10-10 ~ pay=R$ 3.600,00 ~ contract=Efetivo – CLT

≠ The firm looks for an independent representative and for an employed seller
infojobs ~ Representante Comercial ~ Doce Fruta Polpas ~ Belém - PA ~ text=q17-pj-vs-clt-vendas-externas-1 ~ on=10-11 ~ pay=Comissão de 8% ~ contract=Autônomo
catho ~ Vendedor Externo ~ DOCE FRUTA POLPAS ~ Belém - PA ~ text=q17-pj-vs-clt-vendas-externas-2 ~ on=10-12 ~ pay=R$ 1.900,00 + 1% ~ contract=CLT (Efetivo)

≠ The hotel group posts a PcD-exclusive twin a day later
solides ~ Recepcionista de Hotel ~ Rede Mar Azul Hotéis ~ Maceió - AL ~ text=q17-pcd-twin-recepcionista-hotel-1 ~ on=10-06 ~ pay=R$ 1.750,00 ~ contract=CLT ~ mode=onsite
catho ~ Recepcionista de Hotel - PcD ~ REDE MAR AZUL ~ Maceió - AL ~ text=q17-pcd-twin-recepcionista-hotel-2 ~ on=10-07 ~ pay=R$ 1.750,00 ~ contract=CLT (Efetivo)

≠ Day and evening posts of one hospital pharmacy
bne ~ Auxiliar de Farmácia (tarde) ~ Hospital Vera Cruz do Norte ~ Imperatriz - MA ~ text=q17-shift-hospital-farmacia-manha-1 ~ on=10-14 ~ pay=R$ 1.680,00 ~ contract=CLT
catho ~ Auxiliar de Farmácia - Noturno ~ HOSPITAL VERA CRUZ DO NORTE ~ Imperatriz - MA ~ text=q17-shift-hospital-farmacia-manha-2 ~ on=10-15 ~ pay=R$ 1.680,00 ~ contract=CLT (Efetivo)

≠ Metal Nobre Usinagem and Nobre Metais are two works with other machines
infojobs ~ Torneiro CNC ~ Metal Nobre Usinagem ~ Diadema - SP ~ text=q17-similar-name-metal-nobre-1 ~ on=10-05 ~ pay=R$ 3.400,00 ~ contract=Efetivo – CLT
catho ~ Torneiro CNC ~ NOBRE METAIS ~ Diadema - SP ~ text=q17-similar-name-metal-nobre-2 ~ on=10-06 ~ pay=R$ 4.000,00 ~ contract=CLT (Efetivo)

≠ Law firm seeks a similar assistant again after three months, with other hours
catho ~ Assistente Administrativo ~ BRITO ADVOCACIA ~ Curitiba - PR ~ text=q17-old-date-assistente-adm-curitiba-1 ~ on=07-06 ~ pay=R$ 2.100,00 ~ contract=CLT (Efetivo)
infojobs ~ Assistente Administrativo ~ Brito Advocacia ~ Curitiba - PR ~ text=q17-old-date-assistente-adm-curitiba-2 ~ on=10-07 ~ pay=R$ 2.100,00 ~ contract=Efetivo – CLT

≠ One home-care agency's text for two patients in two districts
infojobs ~ Técnico de Enfermagem Home Care ~ Bem Cuidar Home Care ~ Belo Horizonte - MG ~ text=q17-agency-home-care-two-patients-1 ~ on=10-15 ~ pay=R$ 160,00 por plantão ~ contract=Autônomo
bne ~ Técnica(o) de Enfermagem - Home Care ~ Bem Cuidar ~ Belo Horizonte - MG ~ text=q17-agency-home-care-two-patients-2 ~ on=10-16 ~ pay=R$ 180,00 por plantão ~ contract=Autônomo

≠ Two confidential drivers' posts: a family's house against an office's board of directors
catho ~ Motorista Particular ~ CONFIDENCIAL ~ São Paulo - SP ~ text=q17-hidden-both-motorista-executivo-1 ~ on=10-19 ~ pay=R$ 4.000,00 ~ contract=CLT (Efetivo)
bne ~ Motorista Executivo ~ Empresa confidencial ~ São Paulo - SP ~ text=q17-hidden-both-motorista-executivo-2 ~ on=10-20 ~ pay=R$ 4.800,00 ~ contract=CLT

= Ad of a gardening firm at two boards; the title is longer and the legal form is shown
bne ~ Jardineiro ~ Verde Vivo Paisagismo ~ Valinhos - SP ~ text=q17-jardineiro-condominio-valinhos ~ on=10-08 ~ pay=R$ 1.950,00 ~ contract=CLT
catho ~ Jardineiro Paisagista ~ VERDE VIVO PAISAGISMO LTDA EPP ~ Valinhos - SP ~ text=q17-jardineiro-condominio-valinhos ~ on=10-09 ~ pay=R$ 1.950,00 ~ contract=CLT (Efetivo)

= A network's brand at one board and its holding at the other, same unit and segment
vagas ~ Coordenador(a) Pedagógico(a) - Anos Iniciais ~ Colégio Athena ~ Uberlândia - MG ~ text=q17-coordenador-pedagogico-brand ~ on=10-02 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
infojobs ~ Coordenador Pedagógico ~ Rede Saber Mais Educacional (Colégio Athena) ~ Uberlândia - MG ~ text=q17-coordenador-pedagogico-brand-b ~ on=10-04 ~ pay=A combinar ~ contract=Efetivo – CLT

= The board cut at 400 characters; same collections team, hours and pay range
solides ~ Analista de Cobrança ~ Recupera+ Assessoria ~ Londrina - PR ~ text=q17-analista-cobranca-cut-400 ~ on=10-13 ~ pay=R$ 2.000,00 a R$ 2.600,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Analista de Cobrança ~ Recupera Mais Assessoria e Cobrança ~ Londrina - PR ~ text=q17-analista-cobranca-cut-400-b ~ on=10-14 ~ pay=De R$ 2.000,00 a R$ 2.600,00 ~ contract=Efetivo – CLT

= NerdIn copies the Remotar text; the company shows its suffix
remotar ~ Desenvolvedor Mobile Flutter Pleno ~ Vizinhança App ~ - ~ text=q17-dev-mobile-flutter-remoto ~ on=10-15 ~ contract=CLT ~ mode=remote
nerdin ~ Dev Mobile Flutter Pl - Home Office ~ VIZINHANÇA TECNOLOGIA S.A. ~ - ~ text=q17-dev-mobile-flutter-remoto-b ~ on=10-16 ~ contract=CLT ~ mode=remote

= Same coffee farm and text; title by the board adds the town
infojobs ~ Tratorista ~ Fazenda Boa Esperança ~ Machado - MG ~ text=q17-tratorista-cafe-machado ~ on=10-03 ~ pay=R$ 2.300,00 ~ contract=Efetivo – CLT
bne ~ Tratorista - Machado MG ~ Agropecuária Boa Esperança ~ Machado - MG ~ text=q17-tratorista-cafe-machado ~ on=10-05 ~ pay=R$ 2.300,00 ~ contract=CLT

= The franchise unit is under its brand and legal name; text and district agree
catho ~ Biomédico Esteta ~ PELE & CIA LAGO NORTE ~ Brasília - DF ~ text=q17-biomedico-esteta-franquia ~ on=10-17 ~ pay=R$ 3.200,00 ~ contract=CLT (Efetivo)
infojobs ~ Biomédica(o) Esteta ~ LN Estética Avançada Ltda ~ Brasília - DF ~ text=q17-biomedico-esteta-franquia-b ~ on=10-18 ~ pay=R$ 3.200,00 + comissão ~ contract=Efetivo – CLT

= Re-posted two weeks later with the shift allowance spelled out
solides ~ Operador de Injetora ~ Plastserra ~ Caxias do Sul - RS ~ text=q17-op-injetora-repost-caxias ~ on=09-25 ~ pay=R$ 2.250,00 ~ contract=CLT ~ mode=onsite
solides ~ Operador de Injetora - 3º turno ~ Plastserra ~ Caxias do Sul - RS ~ text=q17-op-injetora-repost-caxias-b ~ on=10-09 ~ pay=R$ 2.250,00 + adicional noturno ~ contract=CLT ~ mode=onsite

= BNE tells the bus firm's controller in other words, with the same garage, hours and licence
infojobs ~ Fiscal de Tráfego ~ Viação Beira-Rio ~ Cuiabá - MT ~ text=q17-fiscal-onibus-retold ~ on=10-14 ~ pay=R$ 2.380,00 ~ contract=Efetivo – CLT
bne ~ Fiscal de linha (ônibus urbano) ~ Viação Beira-Rio Ltda ~ Cuiabá - MT ~ text=q17-fiscal-onibus-retold-b ~ on=10-17 ~ pay=R$ 2.380,00 ~ contract=CLT

= The consultancy retells the meat plant's quality post; certification, headcount and place agree
vagas ~ Supervisor(a) de Garantia da Qualidade ~ Frigorífico Boi Pampeano ~ Bagé - RS ~ text=q17-eng-qualidade-alimentos-retold ~ on=10-08 ~ pay=R$ 6.800,00 ~ contract=CLT ~ mode=onsite
catho ~ Supervisor de Qualidade ~ SULGENTE CONSULTORIA ~ Bagé - RS ~ text=q17-eng-qualidade-alimentos-retold-b ~ on=10-12 ~ pay=R$ 6.800,00 ~ contract=CLT (Efetivo)

= Hidden at Catho, but the store's counter, hours, commission and district tell the same vacancy
solides ~ Atendente de Crediário ~ Casas do Sertão ~ Petrolina - PE ~ text=q17-atendente-crediario-hidden-retold ~ on=10-20 ~ pay=R$ 1.600,00 ~ contract=CLT ~ mode=onsite
catho ~ Analista de Crediário ~ CONFIDENCIAL ~ Petrolina - PE ~ text=q17-atendente-crediario-hidden-retold-b ~ on=10-21 ~ pay=R$ 1.600,00 ~ contract=CLT (Efetivo)

≠ One pharmacy chain in Salvador, posts for Brotas and for Itapuã
catho ~ Balconista de Farmácia - Brotas ~ FARMACIAS SANTANA DO MAR ~ Salvador - BA ~ text=q17-farmacia-popular-bairros-salvador-1 ~ on=10-12 ~ pay=R$ 1.610,00 ~ contract=CLT (Efetivo)
infojobs ~ Balconista de Farmácia - Itapuã ~ Farmácias Santana do Mar ~ Salvador - BA ~ text=q17-farmacia-popular-bairros-salvador-1 ~ on=10-13 ~ pay=R$ 1.610,00 ~ contract=Efetivo – CLT

≠ Course franchise seeks commercial consultants in Volta Redonda and Petrópolis
infojobs ~ Consultor Comercial ~ Futuro Já Cursos ~ Volta Redonda - RJ ~ text=q17-curso-profissionalizante-cidades-1 ~ on=10-10 ~ pay=R$ 1.550,00 + comissão ~ contract=Efetivo – CLT
bne ~ Consultor Comercial ~ Futuro Já Cursos Profissionalizantes ~ Petrópolis - RJ ~ text=q17-curso-profissionalizante-cidades-1 ~ on=10-11 ~ pay=R$ 1.550,00 + comissão ~ contract=CLT

≠ Supervisor and coordinator are two steps in one contact centre
gupy ~ Supervisor(a) de Atendimento ~ Liga Bem ~ Aracaju - SE ~ text=q17-coordenador-supervisor-contact-1 ~ on=10-06 ~ contract=Efetivo ~ mode=onsite
vagas ~ Coordenador de Atendimento ~ LIGA BEM CONTACT CENTER ~ Aracaju - SE ~ text=q17-coordenador-supervisor-contact-2 ~ on=10-08 ~ pay=A combinar ~ contract=CLT ~ mode=onsite

≠ A four-hour post against a full-time one at the same accountants
bne ~ Auxiliar de Escritório (meio período) ~ Contabilidade Real ~ Marília - SP ~ text=q17-auxiliar-adm-meio-periodo-1 ~ on=10-09 ~ pay=R$ 980,00 ~ contract=CLT
infojobs ~ Auxiliar de Escritório ~ Contabilidade Real ~ Marília - SP ~ text=q17-auxiliar-adm-meio-periodo-2 ~ on=10-10 ~ pay=R$ 1.850,00 ~ contract=Efetivo – CLT

≠ Black-Friday temporary pickers against a permanent post in the same warehouse
gupy ~ Auxiliar de Logística - Temporário (Black Friday) ~ Compra Fácil Fulfillment ~ Cajamar - SP ~ text=q17-temp-perm-aux-logistica-blackfriday-1 ~ on=10-05 ~ contract=Temporário ~ mode=onsite
infojobs ~ Auxiliar de Logística ~ Compra Fácil ~ Cajamar - SP ~ text=q17-temp-perm-aux-logistica-blackfriday-2 ~ on=10-06 ~ pay=A combinar ~ contract=Efetivo – CLT

≠ One title in one town, but two stores with other pay, trade and hours
infojobs ~ Subgerente de Loja ~ Kids Mania ~ Ribeirão Preto - SP ~ text=q17-pay-diff-subgerente-two-stores-1 ~ on=10-13 ~ pay=R$ 2.600,00 ~ contract=Efetivo – CLT
catho ~ Subgerente de Loja ~ ARENA SPORTS ~ Ribeirão Preto - SP ~ text=q17-pay-diff-subgerente-two-stores-2 ~ on=10-14 ~ pay=R$ 4.300,00 ~ contract=CLT (Efetivo)

≠ One site, one text, but carpenter against rebar worker
bne ~ Carpinteiro de Formas ~ Edificar Sul Construções ~ Itapema - SC ~ text=q17-role-other-construtora-template-1 ~ on=10-15 ~ pay=R$ 2.950,00 ~ contract=CLT
infojobs ~ Armador ~ Edificar Sul ~ Itapema - SC ~ text=q17-role-other-construtora-template-2 ~ on=10-16 ~ pay=R$ 2.950,00 ~ contract=Efetivo – CLT

≠ Confidential on both sides; Simples accounting office against listed company, other pay
catho ~ Analista Contábil ~ CONFIDENCIAL ~ Campinas - SP ~ text=q17-hidden-both-analista-contabil-campinas-1 ~ on=10-19 ~ pay=R$ 3.500,00 ~ contract=CLT (Efetivo)
vagas ~ Analista Contábil ~ - ~ Campinas - SP ~ text=q17-hidden-both-analista-contabil-campinas-2 ~ on=10-20 ~ pay=R$ 5.800,00 por mês ~ contract=CLT ~ mode=hybrid

≠ A dental network seeks an orthodontist in Cariacica and in Linhares
infojobs ~ Dentista Ortodontista ~ Sorria Capixaba ~ Cariacica - ES ~ text=q17-two-cities-dentista-clinica-1 ~ on=10-08 ~ pay=A combinar ~ contract=Autônomo
catho ~ Ortodontista ~ SORRIA CAPIXABA ODONTOLOGIA ~ Linhares - ES ~ text=q17-two-cities-dentista-clinica-1 ~ on=10-09 ~ pay=A combinar ~ contract=Autônomo

≠ Two cooperatives with alike names, one dental and one medical
vagas ~ Auditor(a) Interno(a) Júnior ~ Cooperdonto Centro-Oeste ~ Goiânia - GO ~ text=q17-similar-name-cooperdonto-coopermed-1 ~ on=10-12 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
gupy ~ Auditor(a) Interno(a) Júnior ~ Coopermed Centro-Oeste ~ Goiânia - GO ~ text=q17-similar-name-cooperdonto-coopermed-2 ~ on=10-13 ~ contract=Efetivo ~ mode=hybrid

= The same health-unit opening for a family doctor; the board cut the end and shows the OSS's legal name
catho ~ Médico da Estratégia Saúde da Família ~ OSS VIDA PLENA ~ Mogi das Cruzes - SP ~ text=q17-medico-ubs-bne-catho ~ on=10-07 ~ pay=R$ 17.400,00 ~ contract=CLT (Efetivo)
bne ~ Médico(a) ESF - 40h ~ Associação Vida Plena de Saúde ~ Mogi das Cruzes - SP ~ text=q17-medico-ubs-bne-catho-b ~ on=10-09 ~ pay=R$ 17.400,00 ~ contract=CLT

= One body shop with the same text on both boards; the abbreviation and a closing line differ
infojobs ~ Pintor Automotivo ~ Funilaria Estrela do Oeste ~ Cascavel - PR ~ text=q17-pintor-automotivo-cascavel ~ on=10-15 ~ pay=R$ 3.200,00 ~ contract=Efetivo – CLT
bne ~ Pintor autom. ~ Estrela do Oeste Reparação Automotiva ~ Cascavel - PR ~ text=q17-pintor-automotivo-cascavel-b ~ on=10-16 ~ pay=R$ 3.200,00 + comissão ~ contract=CLT

= Trampos's text without format in Vagas.com; the agency is the same
trampos ~ Redator(a) Publicitário(a) Pleno ~ Chá Comunicação ~ Recife - PE ~ text=q17-copywriter-trampos-vagas ~ on=10-09 ~ pay=A combinar ~ contract=CLT ~ mode=hybrid
vagas ~ Redator Publicitário ~ CHÁ PUBLICIDADE LTDA ~ Recife - PE ~ text=q17-copywriter-trampos-vagas-b ~ on=10-10 ~ pay=A combinar ~ contract=CLT

= Same e-commerce and team; "Gestor de tráfego" keeps its text, the code was added to the title
solides ~ Gestor(a) de Tráfego Pago ~ Casa Ninho Decoração ~ Curitiba - PR ~ text=q17-gestor-trafego-solides-trampos ~ on=10-05 ~ pay=R$ 4.500,00 ~ contract=CLT ~ mode=remote
trampos ~ Gestor de Tráfego (cód. 2210) ~ Casa Ninho ~ Curitiba - PR ~ text=q17-gestor-trafego-solides-trampos-b ~ on=10-07 ~ pay=R$ 4.500 ~ contract=CLT ~ mode=remote

= The board tags "aceita PcD" to the post; the construction firm and its text are the same
vagas ~ Técnico em Edificações ~ Construtora Vila Rica ~ Belo Horizonte - MG ~ text=q17-tec-edificacoes-belo-horizonte-pcd ~ on=10-14 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
catho ~ Técnico em Edificações (aceita PcD) ~ VILA RICA EMPREENDIMENTOS ~ Belo Horizonte - MG ~ text=q17-tec-edificacoes-belo-horizonte-pcd ~ on=10-15 ~ pay=A combinar ~ contract=CLT (Efetivo)

= The aggregator cut the hospital's text and wrote the title in capitals
gupy ~ Nutricionista Clínico(a) ~ Hospital Bom Pastor ~ Varginha - MG ~ text=q17-nutricionista-clinica-caps-cut ~ on=10-01 ~ contract=Efetivo ~ mode=onsite
careerjet ~ NUTRICIONISTA CLÍNICO ~ Fundação Hospitalar Bom Pastor ~ Varginha - MG ~ text=q17-nutricionista-clinica-caps-cut-b ~ on=10-02

= Re-posted 4 weeks later; pay from R$ 1.900 to R$ 2.100, all else stays
catho ~ Vendedor de Autopeças (balcão) ~ AUTO PECAS RONDON ~ Rondonópolis - MT ~ text=q17-vendedor-pecas-repost ~ on=09-11 ~ pay=R$ 1.900,00 ~ contract=CLT (Efetivo)
catho ~ Vendedor de Autopeças ~ AUTO PECAS RONDON ~ Rondonópolis - MT ~ text=q17-vendedor-pecas-repost-b ~ on=10-09 ~ pay=R$ 2.100,00 ~ contract=CLT (Efetivo)

= The nursery posts again after 17 days, with the wording tightened
infojobs ~ Berçarista ~ Berçário Pingo de Gente ~ Santo André - SP ~ text=q17-aux-creche-repost-short ~ on=09-28 ~ pay=R$ 1.950,00 ~ contract=Efetivo – CLT
infojobs ~ Berçarista ~ Berçário Pingo de Gente ~ Santo André - SP ~ text=q17-aux-creche-repost-short-b ~ on=10-15 ~ pay=R$ 1.950,00 ~ contract=Efetivo – CLT

= NerdIn's recruiter hides the insurer but gives the same stack, migration and hybrid days
gupy ~ Arquiteto(a) de Soluções Sênior ~ Seguradora Atalaia ~ Rio de Janeiro - RJ ~ text=q17-arquiteto-software-hidden-retold ~ on=10-06 ~ contract=Efetivo ~ mode=hybrid
nerdin ~ Arquiteto de Soluções .NET/Azure ~ Empresa confidencial ~ Rio de Janeiro - RJ ~ text=q17-arquiteto-software-hidden-retold-b ~ on=10-10 ~ pay=A combinar ~ contract=CLT ~ mode=hybrid

= BNE retells the recreation leader of the water-park hotel; age group, hours and pay agree
infojobs ~ Recreador(a) ~ Águas Quentes Park Hotel ~ Caldas Novas - GO ~ text=q17-recreador-hotel-retold ~ on=10-15 ~ pay=R$ 1.700,00 ~ contract=Efetivo – CLT
bne ~ Monitor de recreação infantil ~ Águas Quentes Park Hotel ~ Caldas Novas - GO ~ text=q17-recreador-hotel-retold-b ~ on=10-18 ~ pay=R$ 1.700,00 ~ contract=CLT

≠ Same hospital and text frame, but the nurse is for the surgical centre in one, for the ward in the other
gupy ~ Enfermeiro(a) - Centro Cirúrgico ~ Hospital São Camilo do Vale ~ Lajeado - RS ~ text=q17-enfermeiro-centro-cirurgico-vs-internacao-1 ~ on=10-13 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Enfermeiro - Internação ~ Hospital São Camilo do Vale ~ Lajeado - RS ~ text=q17-enfermeiro-centro-cirurgico-vs-internacao-2 ~ on=10-14 ~ pay=A combinar ~ contract=Efetivo – CLT

≠ A laundry network with posts in Copacabana and Barra da Tijuca
bne ~ Atendente de Lavanderia - Copacabana ~ Lava Fácil Express ~ Rio de Janeiro - RJ ~ text=q17-rede-lavanderia-rj-bairros-1 ~ on=10-10 ~ pay=R$ 1.680,00 ~ contract=CLT
infojobs ~ Atendente de Lavanderia - Barra da Tijuca ~ Lava Fácil ~ Rio de Janeiro - RJ ~ text=q17-rede-lavanderia-rj-bairros-1 ~ on=10-11 ~ pay=R$ 1.680,00 ~ contract=Efetivo – CLT

≠ The supermarket chain has the baker's post in Balneário Camboriú and in Camboriú: two towns, two shops
infojobs ~ Padeiro ~ Supermercados Costa Esmeralda ~ Balneário Camboriú - SC ~ text=q17-supermercado-padeiro-cidades-sc-1 ~ on=10-08 ~ pay=R$ 2.700,00 ~ contract=Efetivo – CLT
bne ~ Padeiro ~ Costa Esmeralda Supermercados ~ Camboriú - SC ~ text=q17-supermercado-padeiro-cidades-sc-1 ~ on=10-09 ~ pay=R$ 2.700,00 ~ contract=CLT

≠ Pleno against Senior in one security team, with other pay
nerdin ~ Analista de Segurança da Informação Pleno ~ BLINDADO CYBER ~ - ~ text=q17-analista-seguranca-info-pl-sr-1 ~ on=10-12 ~ pay=R$ 7.800 ~ contract=CLT ~ mode=remote
remotar ~ Analista de Segurança da Informação Sênior ~ Blindado Cyber ~ - ~ text=q17-analista-seguranca-info-pl-sr-2 ~ on=10-13 ~ pay=R$ 12.500 ~ contract=CLT ~ mode=remote

≠ One contractor hires a doctor for 20 hours and another for 40 hours: hours and pay contradict
bne ~ Médico(a) UBS - 20h ~ Instituto Saúde Já ~ Sorocaba - SP ~ text=q17-medico-ubs-20h-vs-40h-1 ~ on=10-14 ~ pay=R$ 8.900,00 ~ contract=CLT
catho ~ Médico UBS 40h ~ INSTITUTO SAUDE JA ~ Sorocaba - SP ~ text=q17-medico-ubs-20h-vs-40h-2 ~ on=10-15 ~ pay=R$ 17.100,00 ~ contract=CLT (Efetivo)

≠ An internship at the vet hospital and an employed assistant at the same place
infojobs ~ Estágio em Medicina Veterinária ~ Hospital Veterinário Patas ~ Maringá - PR ~ text=q17-estagio-vs-clt-veterinaria-1 ~ on=10-07 ~ pay=R$ 1.000,00 ~ contract=Estágio
bne ~ Auxiliar de Internação Veterinária ~ Patas Hospital Veterinário ~ Maringá - PR ~ text=q17-estagio-vs-clt-veterinaria-2 ~ on=10-08 ~ pay=R$ 1.950,00 ~ contract=CLT

≠ The twin is exclusively for people with disability, the other post is open to all
gupy ~ Assistente de Atendimento ~ Planos Saúde Bem ~ Ribeirão Preto - SP ~ text=q17-pcd-twin-atendimento-plano-saude-1 ~ on=10-05 ~ contract=Efetivo ~ mode=hybrid
infojobs ~ Assistente de Atendimento - Vaga exclusiva PcD ~ Planos Saúde Bem ~ Ribeirão Preto - SP ~ text=q17-pcd-twin-atendimento-plano-saude-2 ~ on=10-06 ~ pay=A combinar ~ contract=Efetivo – CLT

≠ Sabor Caseiro and Cantinho Sabor Caseiro are two restaurants; district and days differ
bne ~ Cozinheira ~ Restaurante Sabor Caseiro ~ Betim - MG ~ text=q17-similar-name-sabor-caseiro-1 ~ on=10-18 ~ pay=R$ 2.050,00 ~ contract=CLT
infojobs ~ Cozinheira ~ Cantinho Sabor Caseiro Marmitaria ~ Betim - MG ~ text=q17-similar-name-sabor-caseiro-2 ~ on=10-19 ~ pay=R$ 1.850,00 ~ contract=Efetivo – CLT

≠ The staffing firm's frame is one, the hospitals, sector and shift differ
solides ~ Técnico(a) de Enfermagem ~ Saúde Staff Recrutamento ~ Curitiba - PR ~ text=q17-agency-saude-dois-hospitais-1 ~ on=10-12 ~ pay=R$ 2.980,00 ~ contract=CLT ~ mode=onsite
infojobs ~ Técnico de Enfermagem ~ Saúde Staff ~ Curitiba - PR ~ text=q17-agency-saude-dois-hospitais-2 ~ on=10-13 ~ pay=R$ 2.760,00 ~ contract=Efetivo – CLT

≠ Hidden and named employers with the same title, but product, district and earnings contradict
catho ~ Corretor de Imóveis ~ CONFIDENCIAL ~ João Pessoa - PB ~ text=q17-pay-and-office-corretor-imoveis-1 ~ on=10-10 ~ pay=Comissão ~ contract=Autônomo
infojobs ~ Corretor de Imóveis ~ Construtora Cabo Branco ~ João Pessoa - PB ~ text=q17-pay-and-office-corretor-imoveis-2 ~ on=10-11 ~ pay=R$ 2.000,00 de ajuda de custo ~ contract=Autônomo

≠ A software house opens its hub in Maringá and keeps a twin post in Joinville, both on site
gupy ~ Desenvolvedor(a) .NET Pleno ~ Sistema Certo Software ~ Maringá - PR ~ text=q17-two-cities-dotnet-maringa-joinville-1 ~ on=10-15 ~ contract=Efetivo ~ mode=onsite
nerdin ~ Desenvolvedor .NET Pleno ~ SISTEMA CERTO ~ Joinville - SC ~ text=q17-two-cities-dotnet-maringa-joinville-2 ~ on=10-16 ~ pay=A combinar ~ contract=CLT ~ mode=onsite

= Gupy's text copied by Catho, headings gone; "Transp." for the employer
gupy ~ Analista de Planejamento de Transportes Júnior ~ Transportes Rota Nobre ~ Simões Filho - BA ~ text=q17-analista-planejamento-transportes ~ on=10-06 ~ contract=Efetivo ~ mode=onsite
catho ~ Analista de Planejamento Jr ~ TRANSP. ROTA NOBRE ~ Simões Filho - BA ~ text=q17-analista-planejamento-transportes-b ~ on=10-08 ~ pay=A combinar ~ contract=CLT (Efetivo)

= The franchise unit appears under two names; same mall, pay and wording
infojobs ~ Depiladora ~ Pelo Zero - Shopping Passeio ~ São Luís - MA ~ text=q17-esteticista-depiladora-franquia ~ on=10-13 ~ pay=R$ 1.600,00 + comissão ~ contract=Efetivo – CLT
catho ~ Esteticista / Depiladora ~ PZ MARANHAO ESTETICA LTDA ~ São Luís - MA ~ text=q17-esteticista-depiladora-franquia ~ on=10-14 ~ pay=R$ 1.600,00 ~ contract=CLT (Efetivo)

= NerdIn cut the text of the Gupy posting; title partly in English
gupy ~ Cientista de Dados Sênior (Crédito) ~ Fincred ~ - ~ text=q17-cientista-dados-remoto-cut ~ on=10-08 ~ contract=Efetivo ~ mode=remote
nerdin ~ Data Scientist Sr - Crédito ~ FINCRED S.A. ~ - ~ text=q17-cientista-dados-remoto-cut-b ~ on=10-09 ~ contract=CLT ~ mode=remote

= One board hides the builder but carries its text word for word
catho ~ Mestre de Obras ~ CONSTRUTORA PEDRA BRANCA ~ Palhoça - SC ~ text=q17-mestre-obras-hidden-one-board ~ on=10-02 ~ pay=R$ 6.500,00 ~ contract=CLT (Efetivo)
infojobs ~ Mestre de Obras ~ Empresa confidencial ~ Palhoça - SC ~ text=q17-mestre-obras-hidden-one-board ~ on=10-03 ~ pay=R$ 6.500,00 ~ contract=Efetivo – CLT

= BNE carries the Sólides text as running text with the abbreviation "Almox." in the title
solides ~ Auxiliar de Almoxarifado ~ Usina Santa Clara ~ Sertãozinho - SP ~ text=q17-aux-almoxarifado-solides-bne ~ on=10-14 ~ pay=R$ 2.120,00 ~ contract=CLT ~ mode=onsite
bne ~ Aux. Almox. - Turno B ~ Usina Santa Clara Açúcar e Álcool ~ Sertãozinho - SP ~ text=q17-aux-almoxarifado-solides-bne-b ~ on=10-16 ~ pay=R$ 2.120,00 ~ contract=CLT

= Small studio's ad at both boards; the form of work is worded otherwise
bne ~ Instrutor de Pilates ~ Studio Equilíbrio ~ Vitória - ES ~ text=q17-personal-studio-pilates ~ on=10-20 ~ pay=R$ 32,00 por aula ~ contract=Autônomo
infojobs ~ Professor(a) de Pilates ~ Equilíbrio Pilates ~ Vitória - ES ~ text=q17-personal-studio-pilates ~ on=10-21 ~ pay=R$ 32,00 por hora ~ contract=Prestador de serviços

= The dairy re-posts through its own page three weeks later, with a moving allowance added
gupy ~ Líder de Produção ~ Laticínios Boa Vaca ~ Castro - PR ~ text=q17-lider-producao-laticinio-repost ~ on=09-14 ~ contract=Efetivo ~ mode=onsite
gupy ~ Líder de Produção (UHT) ~ Laticínios Boa Vaca ~ Castro - PR ~ text=q17-lider-producao-laticinio-repost-b ~ on=10-06 ~ contract=Efetivo ~ mode=onsite

= Sushi house re-posts its cashier after 22 days, now with pay shown
infojobs ~ Caixa de Restaurante ~ Temakeria Onda ~ Florianópolis - SC ~ text=q17-caixa-restaurante-repost ~ on=09-17 ~ pay=A combinar ~ contract=Efetivo – CLT
infojobs ~ Caixa de Restaurante ~ Temakeria Onda ~ Florianópolis - SC ~ text=q17-caixa-restaurante-repost-b ~ on=10-09 ~ pay=R$ 2.000,00 ~ contract=Efetivo – CLT

= The consultancy tells the wind-farm safety engineer's post again; park, term of residence and duties agree
vagas ~ Engenheiro(a) de Segurança do Trabalho ~ Ventos do Seridó Energia ~ Currais Novos - RN ~ text=q17-engenheiro-seguranca-retold ~ on=10-09 ~ pay=R$ 11.000,00 por mês ~ contract=CLT ~ mode=onsite
infojobs ~ Eng. de Segurança - Obra Eólica ~ NE Talentos ~ Currais Novos - RN ~ text=q17-engenheiro-seguranca-retold-b ~ on=10-13 ~ pay=R$ 11.000,00 ~ contract=Efetivo – CLT

= The hidden employer at BNE is the medicine distributor: cold chamber, pick-by-voice and hours agree
solides ~ Separador de Medicamentos ~ Distribuidora Pharmanorte ~ Ananindeua - PA ~ text=q17-estoquista-farma-bne-retold ~ on=10-15 ~ pay=R$ 1.720,00 ~ contract=CLT ~ mode=onsite
bne ~ Separador de pedidos (noite) ~ Empresa confidencial ~ Ananindeua - PA ~ text=q17-estoquista-farma-bne-retold-b ~ on=10-17 ~ pay=R$ 1.720,00 ~ contract=CLT

≠ A school network hires for two campuses of the same city, named in the titles
vagas ~ Auxiliar de Coordenação - Sede Aldeota ~ Colégio Farol do Saber ~ Fortaleza - CE ~ text=q17-colegio-two-campuses-fortaleza-1 ~ on=10-14 ~ pay=R$ 1.880,00 por mês ~ contract=CLT ~ mode=onsite
catho ~ Auxiliar de Coordenação - Sede Sul ~ FAROL DO SABER ~ Fortaleza - CE ~ text=q17-colegio-two-campuses-fortaleza-1 ~ on=10-15 ~ pay=R$ 1.880,00 ~ contract=CLT (Efetivo)

≠ Same café chain and title; the text tells Moinhos against the airport shop with its hours
infojobs ~ Atendente de Cafeteria ~ Grão Fino Cafés ~ Porto Alegre - RS ~ text=q17-chain-loja-conveniencia-districts-poa-1 ~ on=10-11 ~ pay=R$ 1.850,00 ~ contract=Efetivo – CLT
bne ~ Atendente de Cafeteria ~ Grão Fino Cafés Especiais ~ Porto Alegre - RS ~ text=q17-chain-loja-conveniencia-districts-poa-2 ~ on=10-12 ~ pay=R$ 1.850,00 ~ contract=CLT

≠ A home-centre chain in Rondônia: Ji-Paraná against Cacoal
bne ~ Vendedor de Materiais de Construção ~ Casa do Construtor Norte ~ Ji-Paraná - RO ~ text=q17-chain-ferragens-ji-parana-1 ~ on=10-09 ~ pay=R$ 1.900,00 + comissão ~ contract=CLT
infojobs ~ Vendedor de Materiais de Construção ~ Casa do Construtor Norte ~ Cacoal - RO ~ text=q17-chain-ferragens-ji-parana-1 ~ on=10-10 ~ pay=R$ 1.900,00 + comissão ~ contract=Efetivo – CLT

≠ Assistente I and Assistente III of one federation with other pay grades
vagas ~ Assistente Administrativo I ~ Federação das Indústrias do Vale ~ São José dos Campos - SP ~ text=q17-level-assistente-i-iii-federacao-1 ~ on=10-13 ~ pay=R$ 2.480,00 por mês ~ contract=CLT ~ mode=onsite
infojobs ~ Assistente Administrativo III ~ Federação das Indústrias do Vale ~ São José dos Campos - SP ~ text=q17-level-assistente-i-iii-federacao-2 ~ on=10-14 ~ pay=R$ 4.020,00 ~ contract=Efetivo – CLT

≠ One hospital-supplies distributor seeks a junior and a key-account seller
catho ~ Executivo de Contas Jr ~ MEDLOG DISTRIBUIDORA ~ Goiânia - GO ~ text=q17-executivo-contas-jr-sr-medlog-1 ~ on=10-08 ~ pay=R$ 2.800,00 ~ contract=CLT (Efetivo)
vagas ~ Executivo de Contas Sênior (Key Account) ~ Medlog ~ Goiânia - GO ~ text=q17-executivo-contas-jr-sr-medlog-2 ~ on=10-09 ~ pay=R$ 7.000,00 ~ contract=CLT

≠ Two confidential kitchens: a hospital's and a bar's, shift and pay contradict
infojobs ~ Auxiliar de Cozinha ~ Empresa confidencial ~ Joinville - SC ~ text=q17-hidden-both-aux-cozinha-joinville-1 ~ on=10-18 ~ pay=R$ 2.020,00 ~ contract=Efetivo – CLT
bne ~ Auxiliar de cozinha ~ Empresa confidencial ~ Joinville - SC ~ text=q17-hidden-both-aux-cozinha-joinville-2 ~ on=10-19 ~ pay=R$ 1.850,00 ~ contract=CLT

≠ One consultancy with the same template; Java against .NET
gupy ~ Pessoa Desenvolvedora Java Pleno ~ Códice Digital ~ - ~ text=q17-role-dev-java-vs-dotnet-1 ~ on=10-12 ~ contract=Efetivo ~ mode=remote
remotar ~ Desenvolvedor .NET Pleno ~ Códice ~ - ~ text=q17-role-dev-java-vs-dotnet-2 ~ on=10-13 ~ pay=A combinar ~ contract=CLT ~ mode=remote

≠ Hotel Atlântico and Atlântico Praia Flat are two houses with other hours and districts
infojobs ~ Auxiliar de Manutenção ~ Hotel Atlântico ~ Fortaleza - CE ~ text=q17-similar-name-hotel-atlantico-1 ~ on=10-06 ~ pay=R$ 1.750,00 ~ contract=Efetivo – CLT
bne ~ Auxiliar de Manutenção ~ Atlântico Praia Flat ~ Fortaleza - CE ~ text=q17-similar-name-hotel-atlantico-2 ~ on=10-07 ~ pay=R$ 1.980,00 ~ contract=CLT

≠ The internship is offered each term; the two postings are five months apart
solides ~ Estágio em Recursos Humanos ~ Shopping Capibaribe ~ Recife - PE ~ text=q17-old-date-estagio-rh-recife-1 ~ on=05-12 ~ pay=R$ 1.050,00 ~ contract=Estágio ~ mode=onsite
solides ~ Estágio em Recursos Humanos ~ Shopping Capibaribe ~ Recife - PE ~ text=q17-old-date-estagio-rh-recife-1 ~ on=10-14 ~ pay=R$ 1.150,00 ~ contract=Estágio ~ mode=onsite

≠ Freelance project against an employed video editor in one agency
trampos ~ Editor de Vídeo - Freelancer ~ Lente Viva Produtora ~ São Paulo - SP ~ text=q17-contract-freelancer-clt-editor-video-1 ~ on=10-13 ~ pay=R$ 250 por diária ~ contract=Freelancer ~ mode=remote
infojobs ~ Editor de Vídeo ~ Lente Viva ~ São Paulo - SP ~ text=q17-contract-freelancer-clt-editor-video-2 ~ on=10-14 ~ pay=R$ 4.600 ~ contract=Efetivo – CLT

= A long facility text copied without format, the firm under its legal name
gupy ~ Supervisor(a) de Manutenção Predial ~ Facilita Serviços Integrados ~ Goiânia - GO ~ text=q17-supervisor-manutencao-predial-long ~ on=10-07 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Supervisor de Manutenção - Shopping ~ FSI Facilita do Brasil S.A. ~ Goiânia - GO ~ text=q17-supervisor-manutencao-predial-long-b ~ on=10-09 ~ pay=A combinar ~ contract=Efetivo – CLT

= The merchandising agency's own text at two boards, one with the route in the title
catho ~ Promotor(a) de Vendas ~ PDV MAIS MARKETING ~ Juazeiro do Norte - CE ~ text=q17-promotor-merchandising-agency-text ~ on=10-14 ~ pay=R$ 1.640,00 ~ contract=CLT (Efetivo)
bne ~ Promotor de vendas com moto - rota Crajubar ~ PDV Mais ~ Juazeiro do Norte - CE ~ text=q17-promotor-merchandising-agency-text ~ on=10-15 ~ pay=R$ 1.640,00 ~ contract=CLT

= The aggregator cut the university's text; same campus and level
vagas ~ Analista de Comunicação e Marketing Júnior ~ Universidade do Planalto ~ Lages - SC ~ text=q17-analista-marketing-conteudo-cut ~ on=10-20 ~ pay=R$ 3.100,00 por mês ~ contract=CLT ~ mode=onsite
careerjet ~ Analista de Comunicação e Marketing ~ Fundação Universidade do Planalto ~ Lages - SC ~ text=q17-analista-marketing-conteudo-cut-b ~ on=10-21 ~ pay=R$ 3.100,00

= One joinery's text with the gender form and the call for résumés by the board
bne ~ Marceneiro ~ Madeira Viva Planejados ~ Campo Largo - PR ~ text=q17-marceneiro-planejados-bne-infojobs ~ on=10-06 ~ pay=R$ 3.000,00 ~ contract=CLT
infojobs ~ Marceneiro(a) de Móveis Planejados ~ Madeira Viva Móveis Ltda - ME ~ Campo Largo - PR ~ text=q17-marceneiro-planejados-bne-infojobs-b ~ on=10-07 ~ pay=R$ 3.000,00 - R$ 3.800,00 ~ contract=Efetivo – CLT

= Same bilingual support post: board title in Portuguese, text identical but for bullets
gupy ~ Customer Support Specialist (English) ~ Plataforma Zarpar ~ - ~ text=q17-support-english-remote-remotar ~ on=10-13 ~ contract=Efetivo ~ mode=remote
remotar ~ Especialista em Suporte ao Cliente (inglês fluente) ~ Zarpar ~ - ~ text=q17-support-english-remote-remotar-b ~ on=10-15 ~ contract=CLT ~ mode=remote

= The water concession's text at Catho and Vagas.com; municipality and shift agree
vagas ~ Operador(a) de ETA/ETE ~ Águas do Lagos Norte ~ Araruama - RJ ~ text=q17-operador-estacao-agua-concessao ~ on=10-02 ~ pay=A combinar ~ contract=CLT ~ mode=onsite
catho ~ Operador de Estação de Tratamento ~ CONCESSIONARIA AGUAS DO LAGOS NORTE S.A. ~ Araruama - RJ ~ text=q17-operador-estacao-agua-concessao-b ~ on=10-04 ~ pay=A combinar ~ contract=CLT (Efetivo)

= A port operator's text with the board adding the place; company with and without "Grupo"
infojobs ~ Balanceiro ~ Terminal Amapá Grãos ~ Santana - AP ~ text=q17-balanceiro-porto-santana ~ on=10-11 ~ pay=R$ 2.050,00 ~ contract=Efetivo – CLT
catho ~ Operador de Balança Rodoviária / Balanceiro ~ GRUPO TERMINAL AMAPA ~ Santana - AP ~ text=q17-balanceiro-porto-santana ~ on=10-13 ~ pay=R$ 2.050,00 ~ contract=CLT (Efetivo)

= The mill's supplier re-posts 4 weeks later, one benefit added and the pay opened
bne ~ Torneiro Mecânico Convencional ~ Caldeiraria Mogiana ~ Sertãozinho - SP ~ text=q17-torneiro-mecanico-repost-sertaozinho ~ on=09-10 ~ pay=A combinar ~ contract=CLT
bne ~ Torneiro Mecânico Convencional ~ Caldeiraria Mogiana ~ Sertãozinho - SP ~ text=q17-torneiro-mecanico-repost-sertaozinho-b ~ on=10-08 ~ pay=R$ 3.900,00 ~ contract=CLT

= The headhunter hides the hospital but the beds, expansion, term and town match
vagas ~ Gerente de Obras e Projetos ~ Hospital Evangélico da Serra ~ Teresópolis - RJ ~ text=q17-gerente-projetos-obra-hidden-retold ~ on=10-05 ~ pay=R$ 15.000,00 por mês ~ contract=CLT ~ mode=onsite
catho ~ Gerente de Projetos de Engenharia (Hospitalar) ~ CONFIDENCIAL ~ Teresópolis - RJ ~ text=q17-gerente-projetos-obra-hidden-retold-b ~ on=10-09 ~ pay=R$ 15.000,00 ~ contract=CLT (Efetivo)

= BNE's rephrasing of the rental firm's car-washer post at the airport, same hours and pay
infojobs ~ Lavador de Veículos ~ Anda Já Locadora ~ Navegantes - SC ~ text=q17-lavador-carros-retold ~ on=10-14 ~ pay=R$ 1.900,00 ~ contract=Efetivo – CLT
bne ~ Lavador e manobrista ~ Anda Já Aluguel de Carros ~ Navegantes - SC ~ text=q17-lavador-carros-retold-b ~ on=10-16 ~ pay=R$ 1.900,00 ~ contract=CLT

≠ Coordinator and manager of infrastructure in one hospital network
gupy ~ Coordenador(a) de Infraestrutura de TI ~ Rede Saúde Total ~ Recife - PE ~ text=q17-level-coordenador-gerente-ti-1 ~ on=10-08 ~ contract=Efetivo ~ mode=hybrid
vagas ~ Gerente de Infraestrutura de TI ~ REDE SAÚDE TOTAL ~ Recife - PE ~ text=q17-level-coordenador-gerente-ti-2 ~ on=10-09 ~ pay=A combinar ~ contract=CLT ~ mode=hybrid

≠ Junior and Pleno technicians of the same automation house
solides ~ Técnico de Automação Júnior ~ Controlar Automação ~ Caxias do Sul - RS ~ text=q17-level-tecnico-junior-pleno-elevador-1 ~ on=10-16 ~ pay=R$ 2.600,00 ~ contract=CLT ~ mode=onsite
catho ~ Técnico de Automação Pleno ~ CONTROLAR AUTOMACAO ~ Caxias do Sul - RS ~ text=q17-level-tecnico-junior-pleno-elevador-2 ~ on=10-17 ~ pay=R$ 4.100,00 ~ contract=CLT (Efetivo)

≠ Substitute for four months against a permanent teacher
vagas ~ Professor(a) de Inglês - Substituto (4 meses) ~ Colégio Alvorada ~ Santos - SP ~ text=q17-temp-perm-professor-substituto-1 ~ on=10-12 ~ pay=A combinar ~ contract=Temporário ~ mode=onsite
catho ~ Professor(a) de Inglês ~ COLEGIO ALVORADA ~ Santos - SP ~ text=q17-temp-perm-professor-substituto-2 ~ on=10-13 ~ pay=A combinar ~ contract=CLT (Efetivo)

≠ Harvest contract by season against a permanent farm hand
bne ~ Trabalhador Rural - Safra de Uva ~ Fazenda Vale Doce ~ Petrolina - PE ~ text=q17-temp-perm-colheita-frutas-1 ~ on=10-05 ~ pay=R$ 1.620,00 ~ contract=Safrista
infojobs ~ Trabalhador Rural Polivalente ~ Fazenda Vale Doce ~ Petrolina - PE ~ text=q17-temp-perm-colheita-frutas-2 ~ on=10-07 ~ pay=R$ 1.700,00 ~ contract=Efetivo – CLT

≠ Same shop and text, but one is reserved to PcD in its title and its flag
catho ~ Operador(a) de Loja ~ SUPER ATACADO VALE ~ Blumenau - SC ~ text=q17-pcd-twin-operador-loja-atacado-1 ~ on=10-09 ~ pay=R$ 2.020,00 ~ contract=CLT (Efetivo)
infojobs ~ Operador de Loja - Vaga PcD ~ Super Atacado Vale ~ Blumenau - SC ~ text=q17-pcd-twin-operador-loja-atacado-2 ~ on=10-10 ~ pay=R$ 2.020,00 ~ contract=Efetivo – CLT

≠ The chemical group's affirmative twin only for PcD, at another board
gupy ~ Engenheiro(a) de Processos Júnior ~ Química Camboatá ~ Cubatão - SP ~ text=q17-pcd-twin-engenheiro-processos-1 ~ on=10-13 ~ contract=Efetivo ~ mode=onsite
infojobs ~ Engenheiro de Processos Jr - Exclusivo para PcD ~ Química Camboatá ~ Cubatão - SP ~ text=q17-pcd-twin-engenheiro-processos-2 ~ on=10-14 ~ pay=A combinar ~ contract=Efetivo – CLT

≠ The firm's text is the same, the posts are a factory gate and a shopping mall
infojobs ~ Controlador de Acesso ~ Sentinela Multisserviços ~ Joinville - SC ~ text=q17-agency-seguranca-eventos-two-sites-1 ~ on=10-10 ~ pay=R$ 2.110,00 ~ contract=Efetivo – CLT
bne ~ Controlador de Acesso ~ Sentinela ~ Joinville - SC ~ text=q17-agency-seguranca-eventos-two-sites-2 ~ on=10-11 ~ pay=R$ 1.990,00 ~ contract=CLT

≠ Two companies with one title; one pays R$ 3.000 in an office, the other R$ 6.300 in a hospital network
catho ~ Analista de Folha de Pagamento ~ ESCRITORIO CONTABIL LIDER ~ Fortaleza - CE ~ text=q17-pay-diff-analista-folha-1 ~ on=10-19 ~ pay=R$ 3.000,00 ~ contract=CLT (Efetivo)
infojobs ~ Analista de Folha de Pagamento ~ Grupo Líder Saúde ~ Fortaleza - CE ~ text=q17-pay-diff-analista-folha-2 ~ on=10-20 ~ pay=R$ 6.300,00 ~ contract=Efetivo – CLT

≠ The bookshop posted in August and again in October, 67 days later
infojobs ~ Vendedor de Livraria ~ Livraria Página Aberta ~ Porto Alegre - RS ~ text=q17-old-date-vendedor-livraria-1 ~ on=08-03 ~ pay=R$ 1.900,00 ~ contract=Efetivo – CLT
infojobs ~ Vendedor de Livraria ~ Livraria Página Aberta ~ Porto Alegre - RS ~ text=q17-old-date-vendedor-livraria-1 ~ on=10-09 ~ pay=R$ 1.900,00 ~ contract=Efetivo – CLT

≠ Reception of one emergency room: 12x36 by night against mornings
vagas ~ Recepcionista Hospitalar - 12x36 noite ~ Hospital Dom Orione ~ Campo Grande - MS ~ text=q17-shift-recepcao-hospital-plantao-1 ~ on=10-15 ~ pay=R$ 1.760,00 por mês ~ contract=CLT ~ mode=onsite
infojobs ~ Recepcionista Hospitalar (manhã) ~ Hospital Dom Orione ~ Campo Grande - MS ~ text=q17-shift-recepcao-hospital-plantao-2 ~ on=10-16 ~ pay=R$ 1.690,00 ~ contract=Efetivo – CLT
`);
