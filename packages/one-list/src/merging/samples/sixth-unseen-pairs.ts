import { readPairs } from "./read-pairs.ts";

/**
 * Distribution, fashion shops, clinics, haulage, snack bars, cleaning, a hospital, building, school software, finance, shoes,
 * restaurants, a nursery school, doormen, a cash-and-carry, weaving, boilers, promotion, personnel, marketing, apprentices, law,
 * lorries, dairy, a warehouse, drugstores, care, dentists, hotels, sewing, cars, opticians, accounting, dashboards, cold, paint,
 * guards, bread, gyms, couriers, packaging, decoration, coffee. 120 pairs of one vacancy (28 of them begin with "hard") and 120 of
 * two; a pair of two begins with its kind.
 *
 * Written on 24 November 2026 from the portals' recorded answers and their described formats alone, by a writer who had not
 * read the merging's rules, and read nothing of the earlier samples but the first eighty lines of the fifth set, for their
 * form, and their reader. Every employer is invented. Rules were mended because of the two wrong ones of its first run (days of the week
 * in titles, clients of an agency), so that the set is one of known pairs since then.
 */
export const sixthUnseenPairs = readPairs(`
= office assistant, a teaser cut by the portal
gupy ~ Auxiliar Administrativo ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-sobre-camponobre+sexta-auxadm ~ as=plain ~ contract=CLT ~ mode=onsite
infojobs ~ Auxiliar Administrativo ~ DISTRIBUIDORA CAMPONOBRE ~ Uberlândia (MG) ~ text=sexta-sobre-camponobre+sexta-auxadm/200 ~ on=11-11

= office assistant, abbreviation, city and hours in the title
solides ~ Auxiliar Administrativo ~ Distribuidora Camponobre Ltda ~ Uberlândia (MG) ~ text=sexta-auxadm ~ contract=CLT
vagas ~ Aux. Adm. - Uberlândia/MG - 8h às 18h ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-auxadm ~ as=breaks ~ on=11-08

= hard: office assistant, told again and the employer hidden
gupy ~ Auxiliar Administrativo ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-sobre-camponobre+sexta-auxadm ~ as=plain
bne ~ Auxiliar administrativo ~ Confidencial ~ Uberlândia (MG) ~ text=sexta-auxadm-b ~ on=11-12

= accounts payable assistant, accents lost
catho ~ Auxiliar de Contas a Pagar ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-contaspagar ~ as=plain
bne ~ AUXILIAR DE CONTAS A PAGAR ~ CAMPONOBRE DISTRIBUIDORA LTDA ~ Uberlândia (MG) ~ text=sexta-contaspagar ~ as=bare ~ on=11-13

= fashion seller of one named shop, gender forms
solides ~ Vendedor(a) - Shopping Praia da Costa ~ Maré Clara Modas ~ Vila Velha (ES) ~ text=sexta-sobre-mareclara+sexta-vendamoda
infojobs ~ Vendedor/Vendedora - Shopping Praia da Costa ~ MARÉ CLARA MODAS ~ Vila Velha (ES) ~ text=sexta-sobre-mareclara+sexta-vendamoda/240 ~ on=11-11

= fashion seller, PcD tag on both
gupy ~ Vendedor(a) de Loja (Exclusiva PcD) ~ Maré Clara ~ Serra (ES) ~ text=sexta-vendamoda ~ as=plain ~ tail=Vaga exclusiva para pessoas com deficiência.
catho ~ Vendedor de Loja - PcD ~ Maré Clara ~ Serra (ES) ~ text=sexta-vendamoda ~ as=plain ~ tail=Vaga exclusiva para pessoas com deficiência. ~ on=11-12

= till of a fashion shop, the registered name
catho ~ Operador de Caixa - Loja Centro ~ Maré Clara Modas ~ Cachoeiro de Itapemirim (ES) ~ text=sexta-caixaloja ~ as=plain
bne ~ OPERADOR DE CAIXA (LOJA CENTRO) ~ MARE CLARA COMERCIO DE ROUPAS LTDA ~ Cachoeiro de Itapemirim (ES) ~ text=sexta-caixaloja ~ as=capitals ~ on=11-14

= receptionist at a clinic, pay said by one portal
catho ~ Recepcionista ~ Clínica Vértice Ortopedia ~ Ribeirão Preto (SP) ~ text=sexta-recepclinica ~ as=plain ~ pay=R$ 1.980 por mês
infojobs ~ Recepcionista ~ CLÍNICA VÉRTICE ORTOPEDIA ~ Ribeirão Preto (SP) ~ text=sexta-recepclinica/220 ~ on=11-09

= hard: receptionist at a clinic, told again and the employer hidden
catho ~ Recepcionista ~ Clínica Vértice Ortopedia ~ Ribeirão Preto (SP) ~ text=sexta-recepclinica ~ as=plain ~ pay=R$ 1.980 por mês
bne ~ Recepcionista de Consultório Médico ~ Confidencial ~ Ribeirão Preto (SP) ~ text=sexta-recepclinica-b ~ pay=R$ 1.980 ~ on=11-12

= hard: receptionist at a clinic, the consultancy's own name over the same text
solides ~ Recepcionista (Clínica Médica) ~ Clínica Vértice Ortopedia ~ Ribeirão Preto (SP) ~ text=sexta-recepclinica
infojobs ~ RECEPCIONISTA DE CLÍNICA ~ Sinergia RH Consultoria ~ Ribeirão Preto (SP) ~ text=sexta-recepclinica ~ as=plain ~ on=11-15

= delivery driver with a lorry, licence in the title
catho ~ Motorista de Caminhão Toco ~ Transportes Valeverde ~ Contagem (MG) ~ text=sexta-sobre-valeverde+sexta-motoristatoco ~ as=plain ~ pay=R$ 2.620 por mês
infojobs ~ Motorista de Caminhão Toco (CNH D) ~ TRANSPORTES VALEVERDE ~ Contagem (MG) ~ text=sexta-sobre-valeverde+sexta-motoristatoco/230 ~ pay=R$ 2.620

= hard: delivery driver, told again under the registered name
solides ~ Motorista Entregador - Toco ~ Valeverde Transportes ~ Contagem (MG) ~ text=sexta-motoristatoco ~ on=11-04
bne ~ MOTORISTA CATEGORIA D ~ VALEVERDE TRANSPORTES E LOGISTICA LTDA ~ Contagem (MG) ~ text=sexta-motoristatoco-b ~ as=capitals ~ on=11-09

= driver's mate, number of openings in the title
gupy ~ Ajudante de Entrega ~ Transportes Valeverde ~ Contagem (MG) ~ text=sexta-sobre-valeverde+sexta-ajudante ~ as=plain ~ contract=CLT
catho ~ Ajudante de Entrega - 12 vagas ~ Transportes Valeverde ~ Contagem (MG) ~ text=sexta-ajudante ~ as=plain ~ on=11-11

= hard: driver's mate, another name of the trade over the same text
gupy ~ Ajudante de Motorista ~ Transportes Valeverde ~ Contagem (MG) ~ text=sexta-ajudante ~ as=plain
infojobs ~ Ajudante de Carga e Descarga ~ VALEVERDE TRANSPORTES ~ Contagem (MG) ~ text=sexta-ajudante/250 ~ on=11-10

= snack bar attendant, slogan and all
infojobs ~ Atendente de Lanchonete ~ PÃO & BRASA ~ Curitiba (PR) ~ text=sexta-lanchonete/180
solides ~ Atendente de Lanchonete ~ Pão & Brasa Lanchonetes ~ Curitiba (PR) ~ text=sexta-lanchonete ~ on=11-12

= snack bar attendant, district in both titles
catho ~ Atendente - Loja Portão ~ Pão & Brasa ~ Curitiba (PR) ~ text=sexta-lanchonete ~ as=plain
bne ~ ATENDENTE LOJA PORTÃO ~ PAO E BRASA LANCHONETES LTDA ME ~ Curitiba (PR) ~ text=sexta-lanchonete ~ as=capitals ~ on=11-06

= cleaner, accents lost
catho ~ Auxiliar de Limpeza ~ Limpa Norte Serviços ~ Manaus (AM) ~ text=sexta-limpeza ~ as=plain ~ pay=R$ 1.612,40 por mês
bne ~ Auxiliar de Limpeza ~ LIMPA NORTE SERVICOS TERCEIRIZADOS EIRELI ~ Manaus (AM) ~ text=sexta-limpeza ~ as=bare ~ pay=R$ 1.612,40 ~ on=11-12

= hard: cleaner, another name of the trade, same text
solides ~ Auxiliar de Limpeza ~ Limpa Norte Serviços ~ Manaus (AM) ~ text=sexta-limpeza
vagas ~ Auxiliar de Serviços Gerais (Limpeza) ~ Limpa Norte Serviços ~ Manaus (AM) ~ text=sexta-limpeza ~ as=breaks ~ on=11-13

= nursing technician, abbreviation
gupy ~ Técnico(a) de Enfermagem - Internação ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf ~ as=plain ~ contract=CLT
catho ~ Téc. Enf. Internação ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-tecenf ~ as=plain ~ on=11-12

= nursing technician, a teaser that starts with the employer
gupy ~ Técnico de Enfermagem (Unidade de Internação) - Diurno ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf ~ as=plain
infojobs ~ Técnico de Enfermagem - Unidade de Internação - Diurno ~ SANTA DULCINEIA ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf/250

= hard: nursing technician for intensive care, told again, the hospital hidden
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf-uti ~ as=plain
bne ~ Técnico em enfermagem (UTI) ~ Confidencial ~ Fortaleza (CE) ~ text=sexta-tecenf-uti-b ~ on=11-11

= theatre nurse, the association's registered name
vagas ~ Enfermeiro(a) - Centro Cirúrgico ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-enfcc ~ as=breaks ~ on=11-05
catho ~ ENFERMEIRO CENTRO CIRURGICO ~ Associação Hospitalar Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-enfcc ~ as=plain ~ on=11-09

= safety technician, abbreviation and state in the title
solides ~ Técnico(a) de Segurança do Trabalho ~ Construtora Aroeira ~ Cuiabá (MT) ~ text=sexta-tst
infojobs ~ Téc. Segurança do Trabalho - Cuiabá/MT ~ CONSTRUTORA AROEIRA ~ Cuiabá (MT) ~ text=sexta-tst/220 ~ on=11-09

= hard: safety technician, told again under the registered name
solides ~ Técnico(a) de Segurança do Trabalho ~ Construtora Aroeira ~ Cuiabá (MT) ~ text=sexta-tst ~ on=11-02
bne ~ TECNICO EM SEGURANCA DO TRABALHO ~ AROEIRA CONSTRUCOES E INCORPORACOES LTDA ~ Cuiabá (MT) ~ text=sexta-tst-b ~ as=capitals ~ on=11-06

= front-end developer, level written out and abbreviated
gupy ~ Pessoa Desenvolvedora Front-end Pleno ~ Nexlume ~ Florianópolis (SC) ~ text=sexta-sobre-nexlume+sexta-front ~ as=plain ~ contract=CLT ~ mode=hybrid
vagas ~ Desenvolvedor(a) Front-End Pl. ~ Nexlume Tecnologia ~ Florianópolis (SC) ~ text=sexta-front ~ as=breaks ~ on=11-12

= hard: front-end developer, told again
gupy ~ Pessoa Desenvolvedora Front-end Pleno ~ Nexlume ~ Florianópolis (SC) ~ text=sexta-sobre-nexlume+sexta-front ~ as=plain ~ mode=hybrid
trampos ~ Front-end Developer Pleno (React) ~ Nexlume ~ Florianópolis (SC) ~ text=sexta-front-b ~ mode=hybrid ~ on=11-13

= remote .NET developer on two boards
gupy ~ Pessoa Desenvolvedora Back-end .NET Sênior ~ Nexlume ~ Remoto ~ text=sexta-sobre-nexlume+sexta-dotnet ~ as=plain ~ contract=CLT
remotar ~ Desenvolvedor(a) Back-end .NET Sr ~ Nexlume Tecnologia ~ Remoto ~ text=sexta-sobre-nexlume+sexta-dotnet ~ on=11-08

= remote .NET developer, level abbreviated, teaser
nerdin ~ Desenvolvedor Back-end .NET Sênior ~ NEXLUME ~ Remoto ~ text=sexta-dotnet/240 ~ on=11-12
remotar ~ Desenvolvedor(a) Back-end .NET Sr ~ Nexlume Tecnologia ~ Remoto ~ text=sexta-dotnet

= first-level support, level written differently
solides ~ Analista de Suporte Júnior ~ Redelume Informática ~ Caxias do Sul (RS) ~ text=sexta-suporteti
catho ~ Analista de Suporte Jr. ~ Redelume Informática ~ Caxias do Sul (RS) ~ text=sexta-suporteti ~ as=plain ~ on=11-13

= hard: first-level support, another name of the trade, same text
nerdin ~ Analista de Suporte Técnico N1 ~ Redelume Informática Ltda ~ Caxias do Sul (RS) ~ text=sexta-suporteti
infojobs ~ Técnico de Suporte de TI (N1) ~ REDELUME INFORMÁTICA ~ Caxias do Sul (RS) ~ text=sexta-suporteti/250 ~ on=11-11

= finance analyst, "Grupo" before the name
gupy ~ Analista Financeiro Pleno ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-anafin ~ as=plain ~ contract=CLT
catho ~ Analista Financeiro Pleno ~ Vinhal ~ Goiânia (GO) ~ text=sexta-anafin ~ as=plain ~ on=11-14

= finance assistant, abbreviation and a reference code
catho ~ Assistente Financeiro - Contas a Receber ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-assfin ~ as=plain
vagas ~ Assist. Financeiro (Contas a Receber) - Ref. 3307 ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-assfin ~ as=breaks ~ on=11-07

= hard: finance assistant, told again and the group hidden
gupy ~ Assistente Financeiro (Contas a Receber) ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-assfin ~ as=plain
infojobs ~ Assistente de Contas a Receber ~ Empresa confidencial ~ Goiânia (GO) ~ text=sexta-assfin-b ~ as=plain ~ on=11-12

= stock clerk in a shoe factory
infojobs ~ Estoquista ~ CALÇADOS PASSO FINO ~ Franca (SP) ~ text=sexta-estoquista/200 ~ pay=R$ 1.850
solides ~ Estoquista ~ Calçados Passo Fino Ltda. ~ Franca (SP) ~ text=sexta-estoquista ~ pay=R$ 1.850 por mês ~ on=11-13

= stock clerk, city and hours in the title
catho ~ Estoquista - Franca/SP - 7h às 17h ~ Calçados Passo Fino ~ Franca (SP) ~ text=sexta-estoquista ~ as=plain
bne ~ Estoquista ~ PASSO FINO CALCADOS LTDA EPP ~ Franca (SP) ~ text=sexta-estoquista ~ as=bare ~ on=none

= cook, gender form
catho ~ Cozinheiro(a) ~ Restaurante Dom Bento ~ Salvador (BA) ~ text=sexta-cozinheiro ~ as=plain ~ pay=R$ 2.350 por mês
infojobs ~ Cozinheiro ~ RESTAURANTE DOM BENTO ~ Salvador (BA) ~ text=sexta-cozinheiro/210 ~ on=11-08

= hard: cook, told again and the restaurant hidden
catho ~ Cozinheiro(a) - Praça de Quentes ~ Restaurante Dom Bento ~ Salvador (BA) ~ text=sexta-cozinheiro ~ as=plain ~ tail=Local de trabalho: Rio Vermelho.
bne ~ Cozinheiro de restaurante ~ Confidencial ~ Salvador (BA) ~ text=sexta-cozinheiro-b ~ pay=R$ 2.350 ~ on=11-13

= waiter, both gender forms
solides ~ Garçom/Garçonete ~ Restaurante Dom Bento ~ Salvador (BA) ~ text=sexta-garcom
catho ~ Garçom ~ Restaurante Dom Bento ~ Salvador (BA) ~ text=sexta-garcom ~ as=plain ~ on=11-11

= nursery teacher, school's legal form
solides ~ Professor(a) de Educação Infantil ~ Escola Ciranda Viva ~ Campinas (SP) ~ text=sexta-profinfantil
catho ~ PROFESSORA DE EDUCAÇÃO INFANTIL ~ Escola Ciranda Viva S/S Ltda ~ Campinas (SP) ~ text=sexta-profinfantil ~ as=plain ~ on=11-13

= hard: nursery teacher, told again, school hidden
solides ~ Professor(a) Regente - Educação Infantil ~ Escola Ciranda Viva ~ Campinas (SP) ~ text=sexta-profinfantil ~ tail=Unidade Barão Geraldo.
bne ~ Professor de ensino infantil ~ Confidencial ~ Campinas (SP) ~ text=sexta-profinfantil-b ~ on=11-14

= classroom assistant
infojobs ~ Auxiliar de Sala ~ ESCOLA CIRANDA VIVA ~ Campinas (SP) ~ text=sexta-auxsala/230
vagas ~ Auxiliar de Sala - Educação Infantil ~ Escola Ciranda Viva ~ Campinas (SP) ~ text=sexta-auxsala ~ as=breaks ~ on=11-09

= doorman of a named district, the registered name
catho ~ Porteiro - Moema ~ Guardiã Facilities ~ São Paulo (SP) ~ text=sexta-porteiro ~ as=plain ~ pay=R$ 1.970 por mês
bne ~ PORTEIRO - MOEMA ~ GUARDIA FACILITIES SERVICOS LTDA ~ São Paulo (SP) ~ text=sexta-porteiro ~ as=capitals ~ on=11-12

= hard: doorman, another name of the trade, same text and district
solides ~ Porteiro 12x36 - Moema ~ Guardiã Facilities ~ São Paulo (SP) ~ text=sexta-porteiro
infojobs ~ Controlador de Acesso / Porteiro 12x36 - Moema ~ GUARDIÃ FACILITIES ~ São Paulo (SP) ~ text=sexta-porteiro/240 ~ on=11-11

= cashier of one shop, abbreviation
gupy ~ Operador(a) de Caixa - Loja Casa Amarela ~ Bom Porto Atacarejo ~ Recife (PE) ~ text=sexta-sobre-bomporto+sexta-opcaixa ~ as=plain ~ contract=CLT
catho ~ Op. de Caixa - Loja Casa Amarela ~ Bom Porto Atacarejo ~ Recife (PE) ~ text=sexta-opcaixa ~ as=plain ~ on=11-12

= shelf stacker, PcD tag on both
gupy ~ Repositor(a) - PCD ~ Bom Porto Atacarejo ~ Olinda (PE) ~ text=sexta-sobre-bomporto+sexta-repositor ~ as=plain ~ tail=Vaga afirmativa para pessoas com deficiência.
infojobs ~ Repositor (Vaga exclusiva PcD) ~ BOM PORTO ATACAREJO ~ Olinda (PE) ~ text=sexta-sobre-bomporto+sexta-repositor/230 ~ on=11-11

= loss prevention, gender form lost
gupy ~ Fiscal de Loja - Prevenção de Perdas ~ Bom Porto Atacarejo ~ Jaboatão dos Guararapes (PE) ~ text=sexta-sobre-bomporto+sexta-fiscal-loja ~ as=plain
catho ~ Fiscal de Prevenção de Perdas (Loja) ~ Bom Porto Atacarejo ~ Jaboatão dos Guararapes (PE) ~ text=sexta-fiscal-loja ~ as=plain ~ on=11-14

= factory electrician of the third shift
gupy ~ Eletricista de Manutenção - 3º Turno ~ Tecelagem Santa Ritinha ~ Blumenau (SC) ~ text=sexta-eletricista ~ as=plain
infojobs ~ Eletricista de Manutenção (3º turno) ~ TECELAGEM SANTA RITINHA ~ Blumenau (SC) ~ text=sexta-eletricista/190 ~ on=11-12

= hard: factory electrician, told again and the mill hidden
gupy ~ Eletricista de Manutenção - 3º Turno ~ Tecelagem Santa Ritinha ~ Blumenau (SC) ~ text=sexta-eletricista ~ as=plain
bne ~ Eletricista Industrial ~ Confidencial ~ Blumenau (SC) ~ text=sexta-eletricista-b ~ on=11-13

= factory mechanic, accents lost
catho ~ Mecânico de Manutenção Industrial ~ Tecelagem Santa Ritinha ~ Blumenau (SC) ~ text=sexta-mecanico-ind ~ as=plain
bne ~ MECANICO DE MANUTENCAO INDUSTRIAL ~ TECELAGEM SANTA RITINHA S.A. ~ Blumenau (SC) ~ text=sexta-mecanico-ind ~ as=bare ~ on=none

= welder, the processes in the title of one
infojobs ~ Soldador ~ CALDEIRARIA FORTAÇO ~ Betim (MG) ~ text=sexta-soldador/220 ~ pay=R$ 3.480
catho ~ Soldador MIG/MAG e TIG ~ Caldeiraria Fortaço ~ Betim (MG) ~ text=sexta-soldador ~ as=plain ~ pay=R$ 3.480 por mês ~ on=11-12

= sales promoter, agency as employer on both
gupy ~ Promotor(a) de Vendas ~ Vitrine Trade ~ Belo Horizonte (MG) ~ text=sexta-promotor ~ as=plain
infojobs ~ Promotor de Vendas - Belo Horizonte ~ VITRINE TRADE MARKETING ~ Belo Horizonte (MG) ~ text=sexta-promotor/210 ~ on=11-11

= hard: sales promoter, another name of the trade
catho ~ Promotor de Vendas ~ Vitrine Trade ~ Belo Horizonte (MG) ~ text=sexta-promotor ~ as=plain
bne ~ Promotor de merchandising ~ VITRINE TRADE MARKETING PROMOCIONAL LTDA ~ Belo Horizonte (MG) ~ text=sexta-promotor ~ as=bare ~ on=11-08

= sales promoter with a motorcycle
solides ~ Promotor(a) de Vendas com Moto ~ Vitrine Trade ~ Belo Horizonte (MG) ~ text=sexta-promotor-moto
infojobs ~ Promotor de Vendas c/ Moto ~ VITRINE TRADE ~ Belo Horizonte (MG) ~ text=sexta-promotor-moto/240 ~ on=11-13

= recruiter, R&S written out
gupy ~ Analista de Recrutamento e Seleção ~ Orla Saúde ~ Natal (RN) ~ text=sexta-rs ~ as=plain ~ contract=CLT
vagas ~ Analista de R&S (Recrutamento e Seleção) ~ Orla Saúde ~ Natal (RN) ~ text=sexta-rs ~ as=breaks ~ on=11-06

= hard: recruiter, told again and the employer hidden
gupy ~ Analista de Recrutamento e Seleção ~ Orla Saúde ~ Natal (RN) ~ text=sexta-rs ~ as=plain
catho ~ Analista de RH - Recrutamento e Seleção ~ Empresa Confidencial ~ Natal (RN) ~ text=sexta-rs-b ~ as=plain ~ on=11-13

= payroll analyst, abbreviation
catho ~ Analista de Departamento Pessoal ~ Orla Saúde ~ Natal (RN) ~ text=sexta-dp ~ as=plain
solides ~ Analista de DP (Departamento Pessoal) ~ Grupo Orla Saúde ~ Natal (RN) ~ text=sexta-dp ~ on=11-14

= marketing assistant, pay from one portal only
infojobs ~ Assistente de Marketing ~ HORIZONTE BELO INCORPORADORA ~ Maringá (PR) ~ text=sexta-mkt/230 ~ pay=R$ 2.400
catho ~ Assistente de Marketing ~ Horizonte Belo ~ Maringá (PR) ~ text=sexta-mkt ~ as=plain ~ on=11-12

= hard: marketing assistant, the consultancy's own name over the same text
solides ~ Assistente de Marketing ~ Horizonte Belo Incorporadora ~ Maringá (PR) ~ text=sexta-mkt ~ on=11-03
bne ~ ASSISTENTE DE MARKETING ~ TALENTO CERTO RECURSOS HUMANOS ~ Maringá (PR) ~ text=sexta-mkt ~ as=capitals ~ on=11-10

= apprentice, contract word in the title
gupy ~ Jovem Aprendiz Administrativo ~ Cooperativa Sicredal ~ Chapecó (SC) ~ text=sexta-aprendiz ~ as=plain ~ contract=Jovem aprendiz
catho ~ Aprendiz Administrativo ~ Sicredal ~ Chapecó (SC) ~ text=sexta-aprendiz ~ as=plain ~ on=11-11

= law trainee, written as person and as programme
catho ~ Estágio em Direito - Trabalhista ~ Bastos e Camargo Advogados ~ Curitiba (PR) ~ text=sexta-estagio-direito ~ as=plain ~ contract=Estágio
solides ~ Estagiário(a) de Direito (Trabalhista) ~ Bastos & Camargo Advogados Associados ~ Curitiba (PR) ~ text=sexta-estagio-direito ~ contract=Estágio ~ on=11-12

= hard: law trainee, told again and the firm hidden
catho ~ Estágio em Direito - Trabalhista ~ Bastos e Camargo Advogados ~ Curitiba (PR) ~ text=sexta-estagio-direito ~ as=plain
infojobs ~ Estagiário de Direito ~ Empresa confidencial ~ Curitiba (PR) ~ text=sexta-estagio-direito-b/400 ~ pay=R$ 1.500 ~ on=11-13

= civil engineering trainee
gupy ~ Estágio em Engenharia Civil ~ Construtora Aroeira ~ Cuiabá (MT) ~ text=sexta-estagio-civil ~ as=plain ~ contract=Estágio
infojobs ~ Estagiário de Engenharia Civil ~ CONSTRUTORA AROEIRA ~ Cuiabá (MT) ~ text=sexta-estagio-civil/220 ~ on=11-10

= lorry mechanic
catho ~ Mecânico Diesel ~ Estradão Caminhões ~ Cascavel (PR) ~ text=sexta-mecdiesel ~ as=plain ~ pay=R$ 3.150 por mês
infojobs ~ Mecânico(a) Diesel ~ ESTRADÃO CAMINHÕES ~ Cascavel (PR) ~ text=sexta-mecdiesel/240 ~ on=11-09

= hard: lorry mechanic, told again and the dealer hidden
catho ~ Mecânico Diesel ~ Estradão Caminhões ~ Cascavel (PR) ~ text=sexta-mecdiesel ~ as=plain ~ pay=R$ 3.150 por mês
bne ~ Mecânico de caminhão ~ Confidencial ~ Cascavel (PR) ~ text=sexta-mecdiesel-b ~ pay=R$ 3.150 ~ on=11-13

= dairy hand, number of openings in the title
solides ~ Auxiliar de Produção ~ Laticínios Serra Clarinha ~ Concórdia (SC) ~ text=sexta-auxprod ~ pay=R$ 1.936 por mês
catho ~ Auxiliar de Produção (30 vagas) - 2º turno ~ Laticínios Serra Clarinha ~ Concórdia (SC) ~ text=sexta-auxprod ~ as=plain ~ on=11-12

= dairy hand, abbreviation
infojobs ~ Aux. de Produção ~ LATICÍNIOS SERRA CLARINHA ~ Concórdia (SC) ~ text=sexta-auxprod/210
bne ~ AUXILIAR DE PRODUCAO ~ SERRA CLARINHA LATICINIOS LTDA ~ Concórdia (SC) ~ text=sexta-auxprod ~ as=capitals ~ on=11-11

= forklift driver, abbreviation and code
gupy ~ Operador(a) de Empilhadeira ~ Rapidex Log ~ Extrema (MG) ~ text=sexta-empilhadeira ~ as=plain ~ contract=CLT
catho ~ Op. Empilhadeira Retrátil - VG-20914 ~ Rapidex Log ~ Extrema (MG) ~ text=sexta-empilhadeira ~ as=plain ~ on=11-13

= goods checker, legal form
infojobs ~ Conferente de Mercadorias ~ RAPIDEX LOG ~ Extrema (MG) ~ text=sexta-conferente/200
vagas ~ Conferente de Mercadorias ~ Rapidex Logística S.A. ~ Extrema (MG) ~ text=sexta-conferente ~ as=breaks ~ on=11-08

= pharmacist of one named shop
gupy ~ Farmacêutico(a) - Loja Taguatinga Sul ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-sobre-vidaplena+sexta-farma ~ as=plain
infojobs ~ Farmacêutico - Loja Taguatinga Sul ~ DROGARIAS VIDA PLENA ~ Brasília (DF) ~ text=sexta-sobre-vidaplena+sexta-farma/240 ~ on=11-11

= drugstore counter
catho ~ Balconista de Farmácia - Águas Claras ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-balconista ~ as=plain
bne ~ BALCONISTA DE FARMÁCIA (ÁGUAS CLARAS) ~ DROGARIA VIDA PLENA LTDA ~ Brasília (DF) ~ text=sexta-balconista ~ as=capitals ~ on=11-13

= hard: drugstore counter, another name of the trade, same text and district
gupy ~ Atendente de Drogaria (Balconista) - Águas Claras ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-sobre-vidaplena+sexta-balconista ~ as=plain
catho ~ Balconista de Medicamentos - Águas Claras ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-balconista ~ as=plain ~ on=11-12

= physiotherapist, hours in the title
solides ~ Fisioterapeuta ~ Clínica Reabilitare ~ Joinville (SC) ~ text=sexta-fisio
catho ~ Fisioterapeuta - 30h - 13h às 19h ~ Clínica Reabilitare ~ Joinville (SC) ~ text=sexta-fisio ~ as=plain ~ pay=R$ 3.600 por mês ~ on=11-13

= dietitian in an industrial canteen
gupy ~ Nutricionista de Produção ~ Sabor Coletivo Refeições ~ Camaçari (BA) ~ text=sexta-nutri ~ as=plain
infojobs ~ Nutricionista de Produção ~ SABOR COLETIVO ~ Camaçari (BA) ~ text=sexta-nutri/230 ~ on=11-08

= hard: dietitian, employer hidden, whole text
gupy ~ Nutricionista de Produção (UAN) ~ Sabor Coletivo Refeições ~ Camaçari (BA) ~ text=sexta-nutri ~ as=plain
catho ~ Nutricionista ~ Empresa Confidencial ~ Camaçari (BA) ~ text=sexta-nutri ~ as=plain ~ on=11-12

= behaviour psychologist, range and text
catho ~ Psicólogo(a) ABA ~ Instituto Girassol Azul ~ Sorocaba (SP) ~ text=sexta-psico ~ as=plain ~ pay=R$ 4.200 a R$ 4.800 por mês
solides ~ Psicólogo ABA - CLT ~ Instituto Girassol Azul ~ Sorocaba (SP) ~ text=sexta-psico ~ contract=CLT ~ on=11-11

= carer for old people, night shift in both
infojobs ~ Cuidador de Idosos - Noturno ~ RESIDENCIAL BEM VIVER ~ Porto Alegre (RS) ~ text=sexta-cuidador/220
catho ~ Cuidador(a) de Idosos (noturno) ~ Residencial Geriátrico Bem Viver ~ Porto Alegre (RS) ~ text=sexta-cuidador ~ as=plain ~ on=11-12

= hard: carer for old people, told again, the home hidden
catho ~ Cuidador(a) de Idosos (noturno) ~ Residencial Geriátrico Bem Viver ~ Porto Alegre (RS) ~ text=sexta-cuidador ~ as=plain
bne ~ Cuidador de idosos ~ Confidencial ~ Porto Alegre (RS) ~ text=sexta-cuidador-b ~ pay=R$ 1.890 ~ on=11-14

= dentist as a company
catho ~ Dentista Clínico Geral - PJ ~ OdontoPopular Sorrir ~ Aracaju (SE) ~ text=sexta-dentista ~ as=plain ~ contract=PJ
infojobs ~ Cirurgião-Dentista Clínico Geral (PJ) ~ ODONTOPOPULAR SORRIR ~ Aracaju (SE) ~ text=sexta-dentista/240 ~ on=11-11

= chambermaid, both gender forms
solides ~ Camareira(o) ~ Hotel Barra dos Corais ~ Porto Seguro (BA) ~ text=sexta-camareira
catho ~ Camareira ~ Barra dos Corais Hotel ~ Porto Seguro (BA) ~ text=sexta-camareira ~ as=plain ~ on=11-13

= seamstress, the registered name
bne ~ COSTUREIRA INDUSTRIAL ~ VIVAFIT CONFECCOES LTDA ME ~ Cianorte (PR) ~ text=sexta-costureira ~ as=capitals ~ on=none
catho ~ Costureira(o) Industrial ~ VivaFit Confecções ~ Cianorte (PR) ~ text=sexta-costureira ~ as=plain ~ pay=R$ 1.870 por mês

= used-car seller
infojobs ~ Consultor de Vendas - Seminovos ~ KATANA VEÍCULOS ~ Campo Grande (MS) ~ text=sexta-consveic/230
gupy ~ Consultor(a) de Vendas Seminovos ~ Katana Veículos ~ Campo Grande (MS) ~ text=sexta-consveic ~ as=plain ~ on=11-12

= hard: used-car seller, another name of the trade, whole text
gupy ~ Consultor(a) de Vendas Seminovos ~ Katana Veículos ~ Campo Grande (MS) ~ text=sexta-consveic ~ as=plain
catho ~ Vendedor de Veículos Seminovos ~ Grupo Katana ~ Campo Grande (MS) ~ text=sexta-consveic ~ as=plain ~ on=11-09

= sales representative as a company, region in the title
catho ~ Representante Comercial - Oeste Catarinense ~ Ferragens Lumar ~ Chapecó (SC) ~ text=sexta-represent ~ as=plain ~ contract=PJ
infojobs ~ Representante Comercial (PJ) - Oeste de SC ~ FERRAGENS LUMAR ~ Chapecó (SC) ~ text=sexta-represent/230 ~ on=11-12

= optician's shop manager
gupy ~ Gerente de Loja - Plaza Niterói ~ Óticas Ver Mais ~ Niterói (RJ) ~ text=sexta-gerente-loja ~ as=plain
vagas ~ Gerente de Loja | Plaza Niterói ~ Óticas Ver Mais ~ Niterói (RJ) ~ text=sexta-gerente-loja ~ as=breaks ~ on=11-07

= fresh produce buyer, abbreviation for the category
catho ~ Comprador de Hortifrúti (FLV) ~ Supermercados Feira Boa ~ São José dos Campos (SP) ~ text=sexta-comprador ~ as=plain ~ pay=R$ 5.200 por mês
infojobs ~ Comprador(a) - Hortifruti ~ FEIRA BOA SUPERMERCADOS ~ São José dos Campos (SP) ~ text=sexta-comprador/220 ~ on=11-11

= tax analyst, level written differently
solides ~ Analista Fiscal Pleno ~ Ferraz & Lemos Contabilidade ~ Londrina (PR) ~ text=sexta-fiscal
catho ~ Analista Fiscal Pl ~ Ferraz e Lemos Contabilidade ~ Londrina (PR) ~ text=sexta-fiscal ~ as=plain ~ on=11-11

= accounting analyst, level in brackets
infojobs ~ Analista Contábil (Júnior) ~ FERRAZ & LEMOS ~ Londrina (PR) ~ text=sexta-contabil/230
bne ~ ANALISTA CONTABIL JR ~ FERRAZ & LEMOS CONTABILIDADE S/S ~ Londrina (PR) ~ text=sexta-contabil ~ as=capitals ~ on=11-13

= business intelligence, hybrid on both
gupy ~ Analista de BI Pleno ~ Cooperativa Sicredal ~ Chapecó (SC) ~ text=sexta-bi ~ as=plain ~ mode=hybrid
vagas ~ Analista de Business Intelligence (BI) Pleno ~ Cooperativa Sicredal ~ Chapecó (SC) ~ text=sexta-bi ~ as=breaks ~ on=11-12

= site engineer
catho ~ Engenheiro Civil de Obras ~ Galpar Construtora ~ Cajamar (SP) ~ text=sexta-engcivil ~ as=plain
infojobs ~ Engenheiro(a) Civil - Obras ~ GALPAR CONSTRUTORA ~ Cajamar (SP) ~ text=sexta-engcivil/240 ~ on=11-13

= air conditioning technician, abbreviation
solides ~ Técnico(a) em Refrigeração ~ Polar Climatização ~ Brasília (DF) ~ text=sexta-refrig
infojobs ~ Téc. em Refrigeração ~ POLAR CLIMATIZAÇÃO ~ Brasília (DF) ~ text=sexta-refrig/220 ~ on=11-09

= hard: air conditioning technician, told again, employer hidden
solides ~ Técnico(a) em Refrigeração ~ Polar Climatização ~ Brasília (DF) ~ text=sexta-refrig
bne ~ Mecânico de refrigeração ~ Confidencial ~ Brasília (DF) ~ text=sexta-refrig-b ~ pay=R$ 2.780 ~ on=11-13

= house painter, accents lost
catho ~ Pintor de Obras ~ Manutec Predial ~ Santa Maria (RS) ~ text=sexta-pintor ~ as=plain
bne ~ Pintor de Obras ~ MANUTEC MANUTENCAO PREDIAL LTDA ~ Santa Maria (RS) ~ text=sexta-pintor ~ as=bare ~ pay=R$ 2.290 ~ on=11-12

= bank guard
infojobs ~ Vigilante ~ ESCUDO REAL SEGURANÇA ~ Teresina (PI) ~ text=sexta-vigilante/200
catho ~ Vigilante - Posto Bancário ~ Escudo Real Segurança Privada ~ Teresina (PI) ~ text=sexta-vigilante ~ as=plain ~ on=11-11

= baker, pay on both
catho ~ Padeiro(a) ~ Fornada Lenta ~ Florianópolis (SC) ~ text=sexta-padeiro ~ as=plain ~ pay=R$ 2.900 por mês
infojobs ~ Padeiro ~ FORNADA LENTA PADARIA ARTESANAL ~ Florianópolis (SC) ~ text=sexta-padeiro/240 ~ pay=R$ 2.900

= gym teacher, morning hours in one title
solides ~ Professor(a) de Musculação ~ Academia Corpo em Alta ~ Uberaba (MG) ~ text=sexta-profedfis
catho ~ Professor de Educação Física - Musculação (6h às 12h) ~ Academia Corpo em Alta ~ Uberaba (MG) ~ text=sexta-profedfis ~ as=plain ~ on=11-12

= pupils' monitor
catho ~ Monitor(a) de Alunos ~ Colégio Bilíngue Aurora ~ Santos (SP) ~ text=sexta-monitor ~ as=plain
infojobs ~ Monitor de Alunos ~ COLÉGIO BILÍNGUE AURORA ~ Santos (SP) ~ text=sexta-monitor/230 ~ on=11-09

= motorcycle courier, feminine form
gupy ~ Motoboy/Motogirl ~ Laboratório Exato ~ Goiânia (GO) ~ text=sexta-motoboy ~ as=plain
catho ~ Motoboy ~ Laboratório Exato Análises Clínicas ~ Goiânia (GO) ~ text=sexta-motoboy ~ as=plain ~ on=11-11

= teaching coordinator, abbreviation
vagas ~ Coordenador(a) Pedagógico(a) - Ensino Médio ~ Rede Marial de Educação ~ Juazeiro do Norte (CE) ~ text=sexta-coordped ~ as=breaks ~ on=11-05
infojobs ~ Coord. Pedagógico Ensino Médio ~ REDE MARIAL DE EDUCAÇÃO ~ Juazeiro do Norte (CE) ~ text=sexta-coordped/230

= bank litigation lawyer
catho ~ Advogado(a) Cível - Contencioso Bancário ~ Prado Vianna Advogados ~ Recife (PE) ~ text=sexta-advogado ~ as=plain
solides ~ Advogado Cível Bancário ~ Prado Vianna Sociedade de Advogados ~ Recife (PE) ~ text=sexta-advogado ~ on=11-13

= logistics analyst, level abbreviated
gupy ~ Analista de Logística Sênior ~ Plastiorla Embalagens ~ Jundiaí (SP) ~ text=sexta-logistica ~ as=plain ~ contract=CLT
infojobs ~ Analista de Logística Sr ~ PLASTIORLA ~ Jundiaí (SP) ~ text=sexta-logistica/220 ~ on=11-12

= hard: logistics analyst, the consultancy's own name over the same text
gupy ~ Analista de Logística Sênior ~ Plastiorla Embalagens ~ Jundiaí (SP) ~ text=sexta-logistica ~ as=plain
catho ~ Analista de Logística Sênior ~ Passarela RH ~ Jundiaí (SP) ~ text=sexta-logistica ~ as=plain ~ on=11-14

= remote graphic designer
trampos ~ Designer Gráfico ~ Casa Lilás ~ Remoto ~ text=sexta-designer
remotar ~ Designer Gráfico(a) ~ Casa Lilás Decor ~ Remoto ~ text=sexta-designer ~ on=11-08

= barista, hours in one title
catho ~ Barista ~ Café Grão Mestre ~ Vitória (ES) ~ text=sexta-barista ~ as=plain
infojobs ~ Barista - 12h às 20h20 ~ CAFÉ GRÃO MESTRE ~ Vitória (ES) ~ text=sexta-barista/200 ~ on=11-12

= two weeks apart, the same posting renewed on the second board
catho ~ Costureira(o) Industrial ~ VivaFit Confecções ~ Cianorte (PR) ~ text=sexta-costureira ~ as=plain ~ on=10-27
infojobs ~ Costureira Industrial ~ VIVAFIT CONFECÇÕES ~ Cianorte (PR) ~ text=sexta-costureira/230 ~ on=11-10

= three weeks apart, the same posting copied later
solides ~ Professor(a) de Musculação ~ Academia Corpo em Alta ~ Uberaba (MG) ~ text=sexta-profedfis ~ on=10-20
bne ~ PROFESSOR DE MUSCULACAO ~ ACADEMIA CORPO EM ALTA LTDA ~ Uberaba (MG) ~ text=sexta-profedfis ~ as=capitals ~ on=11-10

= a month apart, goods checker
gupy ~ Conferente de Mercadorias ~ Rapidex Log ~ Extrema (MG) ~ text=sexta-conferente ~ as=plain ~ on=10-12
catho ~ Conferente de Mercadorias ~ Rapidex Log ~ Extrema (MG) ~ text=sexta-conferente ~ as=plain ~ on=11-11

= open to PcD too, said by both
gupy ~ Analista Fiscal Pleno (vaga também para PcD) ~ Ferraz & Lemos Contabilidade ~ Londrina (PR) ~ text=sexta-fiscal ~ as=plain ~ tail=Esta vaga é aberta também para pessoas com deficiência.
infojobs ~ Analista Fiscal Pleno ~ FERRAZ & LEMOS CONTABILIDADE ~ Londrina (PR) ~ text=sexta-fiscal ~ as=plain ~ tail=Esta vaga é aberta também para pessoas com deficiência. ~ on=11-12

= city without its state on one board
catho ~ Soldador MIG/MAG ~ Caldeiraria Fortaço ~ Betim ~ text=sexta-soldador ~ as=plain ~ pay=R$ 3.480
solides ~ Soldador(a) MIG/MAG ~ Caldeiraria Fortaço ~ Betim (MG) ~ text=sexta-soldador ~ on=11-11

= city without its state on one board, baker
catho ~ Padeiro ~ Fornada Lenta ~ Florianópolis ~ text=sexta-padeiro ~ as=plain
solides ~ Padeiro(a) - Fermentação Natural ~ Fornada Lenta Padaria Artesanal ~ Florianópolis (SC) ~ text=sexta-padeiro ~ on=11-08

= contract said by one board only
gupy ~ Operador(a) de Empilhadeira - 2º turno ~ Rapidex Log ~ Extrema (MG) ~ text=sexta-empilhadeira ~ as=plain ~ contract=CLT
bne ~ OPERADOR DE EMPILHADEIRA ~ RAPIDEX LOGISTICA SA ~ Extrema (MG) ~ text=sexta-empilhadeira ~ as=capitals ~ pay=R$ 2.310 ~ on=11-12

= pay as a range and as its text
infojobs ~ Psicólogo ABA ~ INSTITUTO GIRASSOL AZUL ~ Sorocaba (SP) ~ text=sexta-psico/240 ~ pay=R$ 4.200 a R$ 4.800
vagas ~ Psicólogo(a) - Análise do Comportamento (ABA) ~ Instituto Girassol Azul ~ Sorocaba (SP) ~ text=sexta-psico ~ as=breaks ~ on=11-06

= "Vaga de" before the trade
bne ~ Vaga de Recepcionista ~ CLINICA VERTICE ORTOPEDIA E REABILITACAO LTDA ~ Ribeirão Preto (SP) ~ text=sexta-recepclinica ~ as=bare ~ on=11-11
catho ~ Recepcionista ~ Clínica Vértice Ortopedia ~ Ribeirão Preto (SP) ~ text=sexta-recepclinica ~ as=plain

= "Contrata-se", "urgente" around the trade
bne ~ URGENTE!!! PINTOR DE OBRAS ~ MANUTEC PREDIAL ~ Santa Maria (RS) ~ text=sexta-pintor ~ as=capitals
solides ~ Pintor(a) de Obras ~ Manutec Predial ~ Santa Maria (RS) ~ text=sexta-pintor ~ on=11-07

= hard: civil engineering trainee, the school agency's own name over the same text
gupy ~ Estágio em Engenharia Civil ~ Construtora Aroeira ~ Cuiabá (MT) ~ text=sexta-estagio-civil ~ as=plain ~ contract=Estágio
catho ~ Estágio - Engenharia Civil ~ Central de Estágios Ponte ~ Cuiabá (MT) ~ text=sexta-estagio-civil ~ as=plain ~ contract=Estágio ~ on=11-13

= hard: site engineer, employer hidden, whole text
catho ~ Engenheiro Civil de Obras ~ Empresa Confidencial ~ Cajamar (SP) ~ text=sexta-engcivil ~ as=plain
solides ~ Engenheiro(a) Civil - Galpões Logísticos ~ Galpar Construtora ~ Cajamar (SP) ~ text=sexta-engcivil ~ on=11-06

= theatre nurse, abbreviation of the trade
catho ~ Enf. Centro Cirúrgico ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-enfcc ~ as=plain
gupy ~ Enfermeiro(a) Centro Cirúrgico ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-enfcc ~ as=plain ~ on=11-12

= driver's mate, "Aj." for the trade
infojobs ~ Aj. de Entrega ~ TRANSPORTES VALEVERDE ~ Contagem (MG) ~ text=sexta-sobre-valeverde+sexta-ajudante/240
solides ~ Ajudante de Entrega ~ Transportes Valeverde ~ Contagem (MG) ~ text=sexta-sobre-valeverde+sexta-ajudante ~ on=11-08

= marketing assistant, abbreviation and city in the title
bne ~ ASSIST. DE MARKETING - MARINGÁ ~ HORIZONTE BELO INCORPORADORA LTDA ~ Maringá (PR) ~ text=sexta-mkt ~ as=capitals
solides ~ Assistente de Marketing ~ Horizonte Belo ~ Maringá (PR) ~ text=sexta-mkt ~ on=11-13

= holiday seller, the season in both titles
gupy ~ Vendedor(a) Temporário(a) - Natal 2026 ~ Maré Clara ~ Colatina (ES) ~ text=sexta-sobre-mareclara+sexta-vendamoda ~ as=plain ~ contract=Temporário
catho ~ Vendedor Temporário (Natal) ~ Maré Clara Modas ~ Colatina (ES) ~ text=sexta-vendamoda ~ as=plain ~ contract=Temporário ~ on=11-12

= support analyst, accents lost in the registered name
bne ~ ANALISTA DE SUPORTE JUNIOR ~ REDELUME INFORMATICA LTDA ~ Caxias do Sul (RS) ~ text=sexta-suporteti ~ as=bare
nerdin ~ Analista de Suporte Jr ~ Redelume ~ Caxias do Sul (RS) ~ text=sexta-suporteti ~ on=11-09

≠ city: fashion seller of one chain
gupy ~ Vendedor(a) ~ Maré Clara ~ Vitória (ES) ~ text=sexta-sobre-mareclara+sexta-vendamoda ~ as=plain
infojobs ~ Vendedor(a) ~ MARÉ CLARA ~ Linhares (ES) ~ text=sexta-sobre-mareclara+sexta-vendamoda/240

≠ city: cashier of one chain
gupy ~ Operador(a) de Caixa ~ Bom Porto Atacarejo ~ Recife (PE) ~ text=sexta-sobre-bomporto+sexta-opcaixa ~ as=plain
catho ~ Operador de Caixa ~ Bom Porto Atacarejo ~ Caruaru (PE) ~ text=sexta-opcaixa ~ as=plain

≠ city: office assistant of one distributor
solides ~ Auxiliar Administrativo ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-auxadm
infojobs ~ Auxiliar Administrativo ~ DISTRIBUIDORA CAMPONOBRE ~ Patos de Minas (MG) ~ text=sexta-auxadm/220

≠ city: neighbouring cities, sales promoter
catho ~ Promotor de Vendas ~ Vitrine Trade ~ Belo Horizonte (MG) ~ text=sexta-promotor ~ as=plain
infojobs ~ Promotor de Vendas ~ VITRINE TRADE ~ Contagem (MG) ~ text=sexta-promotor/220

≠ city: one name of a city in two states
catho ~ Estoquista ~ Lojas Tricolândia ~ Santa Luzia (MG) ~ text=sexta-estoquista ~ as=plain
infojobs ~ Estoquista ~ LOJAS TRICOLÂNDIA ~ Santa Luzia (MA) ~ text=sexta-estoquista/200

≠ city: delivery driver of one haulier's branches
solides ~ Motorista de Caminhão Toco ~ Transportes Valeverde ~ Contagem (MG) ~ text=sexta-motoristatoco
bne ~ MOTORISTA DE CAMINHAO TOCO ~ VALEVERDE TRANSPORTES LTDA ~ Divinópolis (MG) ~ text=sexta-motoristatoco ~ as=capitals

≠ city: cleaner of one contractor
catho ~ Auxiliar de Limpeza ~ Limpa Norte Serviços ~ Manaus (AM) ~ text=sexta-limpeza ~ as=plain
infojobs ~ Auxiliar de Limpeza ~ LIMPA NORTE SERVIÇOS ~ Belém (PA) ~ text=sexta-limpeza/210

≠ city: pharmacist of one chain in two states
gupy ~ Farmacêutico(a) ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-sobre-vidaplena+sexta-farma ~ as=plain
catho ~ Farmacêutico ~ Drogarias Vida Plena ~ Valparaíso de Goiás (GO) ~ text=sexta-farma ~ as=plain

≠ city: apprentice of one cooperative
gupy ~ Jovem Aprendiz ~ Cooperativa Sicredal ~ Chapecó (SC) ~ text=sexta-aprendiz ~ as=plain ~ contract=Jovem aprendiz
infojobs ~ Jovem Aprendiz ~ COOPERATIVA SICREDAL ~ Xanxerê (SC) ~ text=sexta-aprendiz/220

≠ city: bank guard, city also in the title
catho ~ Vigilante - Teresina/PI ~ Escudo Real Segurança ~ Teresina (PI) ~ text=sexta-vigilante ~ as=plain
infojobs ~ Vigilante - Parnaíba/PI ~ ESCUDO REAL SEGURANÇA ~ Parnaíba (PI) ~ text=sexta-vigilante/210

≠ city: the title names another city than the headquarters
catho ~ Representante Comercial - Joaçaba e região ~ Ferragens Lumar ~ Joaçaba (SC) ~ text=sexta-represent ~ as=plain
infojobs ~ Representante Comercial - Chapecó e região ~ FERRAGENS LUMAR ~ Chapecó (SC) ~ text=sexta-represent/220

≠ city: dentist of one chain of clinics
catho ~ Dentista Clínico Geral ~ OdontoPopular Sorrir ~ Aracaju (SE) ~ text=sexta-dentista ~ as=plain ~ contract=PJ
solides ~ Dentista Clínico Geral ~ OdontoPopular Sorrir ~ Maceió (AL) ~ text=sexta-dentista ~ contract=PJ

≠ city: used-car seller of one group
gupy ~ Consultor(a) de Vendas Seminovos ~ Katana Veículos ~ Campo Grande (MS) ~ text=sexta-consveic ~ as=plain
catho ~ Consultor de Vendas Seminovos ~ Katana Veículos ~ Dourados (MS) ~ text=sexta-consveic ~ as=plain

≠ city: remote against on site
remotar ~ Desenvolvedor(a) Back-end .NET Pleno ~ Nexlume ~ Remoto ~ text=sexta-sobre-nexlume+sexta-dotnet
gupy ~ Desenvolvedor(a) Front-end Pleno ~ Nexlume ~ Florianópolis (SC) ~ text=sexta-sobre-nexlume+sexta-front ~ as=plain ~ mode=hybrid

≠ shop: two districts of one city in the titles, cashier
gupy ~ Operador(a) de Caixa - Loja Casa Amarela ~ Bom Porto Atacarejo ~ Recife (PE) ~ text=sexta-sobre-bomporto+sexta-opcaixa ~ as=plain
infojobs ~ Operador de Caixa - Loja Imbiribeira ~ BOM PORTO ATACAREJO ~ Recife (PE) ~ text=sexta-sobre-bomporto+sexta-opcaixa/240

≠ shop: two districts, doorman
catho ~ Porteiro - Moema ~ Guardiã Facilities ~ São Paulo (SP) ~ text=sexta-porteiro ~ as=plain
infojobs ~ Porteiro - Santana ~ GUARDIÃ FACILITIES ~ São Paulo (SP) ~ text=sexta-porteiro/230

≠ shop: two shopping centres, seller
solides ~ Vendedor(a) - Shopping Vitória ~ Maré Clara Modas ~ Vitória (ES) ~ text=sexta-vendamoda
catho ~ Vendedor - Shopping Norte Sul ~ Maré Clara Modas ~ Vitória (ES) ~ text=sexta-vendamoda ~ as=plain

≠ shop: two satellite towns, drugstore counter
catho ~ Balconista de Farmácia - Águas Claras ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-balconista ~ as=plain
bne ~ BALCONISTA DE FARMÁCIA - CEILÂNDIA ~ DROGARIAS VIDA PLENA ~ Brasília (DF) ~ text=sexta-balconista ~ as=capitals

≠ shop: the district stands in the text's last sentence
infojobs ~ Atendente de Lanchonete ~ PÃO & BRASA ~ Curitiba (PR) ~ text=sexta-lanchonete ~ as=plain ~ tail=Local de trabalho: loja do Portão.
catho ~ Atendente de Lanchonete ~ Pão & Brasa ~ Curitiba (PR) ~ text=sexta-lanchonete ~ as=plain ~ tail=Local de trabalho: loja do Cabral.

≠ shop: two posts of one security firm
catho ~ Vigilante - Posto Bancário - Dirceu ~ Escudo Real Segurança ~ Teresina (PI) ~ text=sexta-vigilante ~ as=plain
solides ~ Vigilante - Posto Bancário - Jóquei ~ Escudo Real Segurança ~ Teresina (PI) ~ text=sexta-vigilante

≠ shop: two shopping centres, optician's manager
gupy ~ Gerente de Loja - Barra ~ Óticas Ver Mais ~ Rio de Janeiro (RJ) ~ text=sexta-gerente-loja ~ as=plain
infojobs ~ Gerente de Loja - Tijuca ~ ÓTICAS VER MAIS ~ Rio de Janeiro (RJ) ~ text=sexta-gerente-loja/230

≠ shop: two cafés of one owner
catho ~ Barista - Jardim da Penha ~ Café Grão Mestre ~ Vitória (ES) ~ text=sexta-barista ~ as=plain
infojobs ~ Barista - Enseada do Suá ~ CAFÉ GRÃO MESTRE ~ Vitória (ES) ~ text=sexta-barista/200

≠ shop: two units of one school
catho ~ Auxiliar de Sala - Unidade Taquaral ~ Escola Ciranda Viva ~ Campinas (SP) ~ text=sexta-auxsala ~ as=plain
vagas ~ Auxiliar de Sala - Unidade Barão Geraldo ~ Escola Ciranda Viva ~ Campinas (SP) ~ text=sexta-auxsala ~ as=breaks

≠ shop: two gyms of one owner
solides ~ Professor(a) de Musculação - Unidade Mercês ~ Academia Corpo em Alta ~ Uberaba (MG) ~ text=sexta-profedfis
infojobs ~ Professor de Musculação - Unidade Abadia ~ ACADEMIA CORPO EM ALTA ~ Uberaba (MG) ~ text=sexta-profedfis/220

≠ level: finance analyst
gupy ~ Analista Financeiro Pleno ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-anafin ~ as=plain
catho ~ Analista Financeiro Sênior ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-anafin ~ as=plain

≠ level: finance auxiliary and assistant
solides ~ Auxiliar Financeiro ~ Grupo Vinhal ~ Goiânia (GO) ~ tail=Apoiar o setor na digitalização de comprovantes, na separação de boletos, no arquivo e na ida a bancos e cartórios. Ensino médio completo, sem experiência. Vale-alimentação e assistência médica. Setor Marista.
catho ~ Assistente Financeiro ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-assfin ~ as=plain

≠ level: .NET developer, abbreviated
gupy ~ Pessoa Desenvolvedora Back-end .NET Sr ~ Nexlume ~ Remoto ~ text=sexta-sobre-nexlume+sexta-dotnet ~ as=plain
remotar ~ Desenvolvedor(a) Back-end .NET Jr ~ Nexlume ~ Remoto ~ text=sexta-sobre-nexlume+sexta-dotnet

≠ level: front-end developer
gupy ~ Pessoa Desenvolvedora Front-end Pleno ~ Nexlume ~ Florianópolis (SC) ~ text=sexta-sobre-nexlume+sexta-front ~ as=plain
vagas ~ Desenvolvedor(a) Front-end Sênior ~ Nexlume Tecnologia ~ Florianópolis (SC) ~ text=sexta-front ~ as=breaks

≠ level: tax analyst and assistant
solides ~ Analista Fiscal ~ Ferraz & Lemos Contabilidade ~ Londrina (PR) ~ text=sexta-fiscal
catho ~ Assistente Fiscal ~ Ferraz e Lemos Contabilidade ~ Londrina (PR) ~ tail=Escritório contábil com 380 clientes busca assistente para importar XML, lançar notas de entrada e saída, emitir guias do Simples e organizar pastas digitais, sob orientação dos analistas. Contábeis cursando. Vale-refeição de R$ 28,00.

≠ level: accounting analyst in Roman numerals
solides ~ Analista Contábil I ~ Ferraz & Lemos Contabilidade ~ Londrina (PR) ~ text=sexta-contabil
infojobs ~ Analista Contábil III ~ FERRAZ & LEMOS CONTABILIDADE ~ Londrina (PR) ~ text=sexta-contabil/230

≠ level: payroll analyst and coordinator
gupy ~ Analista de Departamento Pessoal ~ Orla Saúde ~ Natal (RN) ~ text=sexta-dp ~ as=plain
catho ~ Coordenador(a) de Departamento Pessoal ~ Orla Saúde ~ Natal (RN) ~ tail=Liderar a equipe de seis analistas que cuida da folha das nossas cinco unidades, responder por auditorias e acordos coletivos, definir indicadores e participar das negociações com sindicatos. Experiência em liderança.

≠ level: recruiter
vagas ~ Analista de Recrutamento e Seleção Jr ~ Orla Saúde ~ Natal (RN) ~ text=sexta-rs ~ as=breaks
gupy ~ Analista de Recrutamento e Seleção Pleno ~ Orla Saúde ~ Natal (RN) ~ text=sexta-rs ~ as=plain

≠ level: shop manager and deputy
gupy ~ Gerente de Loja ~ Óticas Ver Mais ~ Niterói (RJ) ~ text=sexta-gerente-loja ~ as=plain
catho ~ Subgerente de Loja ~ Óticas Ver Mais ~ Niterói (RJ) ~ tail=Rede de óticas procura subgerente para apoiar o gerente na escala, no caixa e no estoque, vender armações e lentes e substituir a liderança nas folgas. Experiência de um ano em vendas no varejo.

≠ level: cook and kitchen assistant
catho ~ Cozinheiro(a) ~ Restaurante Dom Bento ~ Salvador (BA) ~ text=sexta-cozinheiro ~ as=plain
infojobs ~ Auxiliar de Cozinha ~ RESTAURANTE DOM BENTO ~ Salvador (BA) ~ tail=Restaurante de cozinha baiana contemporânea seleciona auxiliar para higienizar, descascar e porcionar alimentos, lavar panelas, ajudar na praça de quentes e organizar a câmara fria. Não exige experiência. Folga aos domingos.

≠ level: lorry mechanic and his helper
catho ~ Mecânico Diesel ~ Estradão Caminhões ~ Cascavel (PR) ~ text=sexta-mecdiesel ~ as=plain
infojobs ~ Auxiliar de Mecânico Diesel ~ ESTRADÃO CAMINHÕES ~ Cascavel (PR) ~ tail=Concessionária de caminhões e ônibus seleciona auxiliar para a oficina: lavar peças, desmontar conjuntos com o mecânico, organizar ferramentas e trocar óleo e filtros. Curso de mecânica em andamento.

≠ level: logistics analyst
gupy ~ Analista de Logística Sênior ~ Plastiorla Embalagens ~ Jundiaí (SP) ~ text=sexta-logistica ~ as=plain
infojobs ~ Analista de Logística Pl ~ PLASTIORLA EMBALAGENS ~ Jundiaí (SP) ~ text=sexta-logistica/230

≠ level: BI analyst and specialist
gupy ~ Analista de BI Pleno ~ Cooperativa Sicredal ~ Chapecó (SC) ~ text=sexta-bi ~ as=plain ~ mode=hybrid
vagas ~ Especialista de BI ~ Cooperativa Sicredal ~ Chapecó (SC) ~ mode=hybrid ~ tail=Ser a referência técnica do time de dados de crédito: definir a arquitetura do Databricks, padrões de modelagem e segurança, mentorar analistas e conduzir a migração dos painéis de todas as agências. Seis anos na área.

≠ PcD: office assistant, twin only for disabled people
gupy ~ Auxiliar Administrativo ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-sobre-camponobre+sexta-auxadm ~ as=plain
infojobs ~ Auxiliar Administrativo - PcD ~ DISTRIBUIDORA CAMPONOBRE ~ Uberlândia (MG) ~ text=sexta-sobre-camponobre+sexta-auxadm ~ as=plain ~ tail=Vaga exclusiva para pessoas com deficiência.

≠ PcD: shelf stacker, tag in the title only
gupy ~ Repositor(a) ~ Bom Porto Atacarejo ~ Olinda (PE) ~ text=sexta-sobre-bomporto+sexta-repositor ~ as=plain
catho ~ Repositor (Exclusivo PCD) ~ Bom Porto Atacarejo ~ Olinda (PE) ~ text=sexta-repositor ~ as=plain

≠ PcD: cashier, said in the last sentence only
catho ~ Operador de Caixa ~ Bom Porto Atacarejo ~ Paulista (PE) ~ text=sexta-opcaixa ~ as=plain ~ tail=Esta oportunidade é destinada exclusivamente a pessoas com deficiência ou reabilitadas pelo INSS.
solides ~ Operador(a) de Caixa ~ Bom Porto Atacarejo ~ Paulista (PE) ~ text=sexta-opcaixa

≠ PcD: warehouse, "Pessoa com Deficiência" written out
gupy ~ Conferente de Mercadorias ~ Rapidex Log ~ Extrema (MG) ~ text=sexta-conferente ~ as=plain
infojobs ~ Conferente de Mercadorias - Vaga Exclusiva Pessoa com Deficiência ~ RAPIDEX LOG ~ Extrema (MG) ~ text=sexta-conferente/220

≠ PcD: dairy hand
solides ~ Auxiliar de Produção ~ Laticínios Serra Clarinha ~ Concórdia (SC) ~ text=sexta-auxprod
catho ~ PCD - Auxiliar de Produção ~ Laticínios Serra Clarinha ~ Concórdia (SC) ~ text=sexta-auxprod ~ as=plain

≠ PcD: hospital
gupy ~ Técnico(a) de Enfermagem - Internação ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf ~ as=plain
vagas ~ Técnico de Enfermagem - Internação - Banco PcD ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-tecenf ~ as=breaks ~ tail=Processo seletivo exclusivo para candidatos PcD.

≠ PcD: finance assistant
catho ~ Assistente Financeiro (PcD) ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-assfin ~ as=plain ~ tail=Vaga afirmativa, somente para profissionais com deficiência.
gupy ~ Assistente Financeiro ~ Grupo Vinhal ~ Goiânia (GO) ~ text=sexta-assfin ~ as=plain

≠ contract: employee and company, .NET
gupy ~ Desenvolvedor(a) Back-end .NET Sênior ~ Nexlume ~ Remoto ~ text=sexta-sobre-nexlume+sexta-dotnet ~ as=plain ~ contract=CLT
remotar ~ Desenvolvedor(a) Back-end .NET Sênior (PJ) ~ Nexlume ~ Remoto ~ text=sexta-sobre-nexlume ~ contract=PJ ~ tail=Contratação como pessoa jurídica por hora trabalhada para projeto de migração dos serviços de cobrança em C# e .NET 8, com prazo de nove meses e dedicação integral.

≠ contract: marketing assistant and trainee
catho ~ Assistente de Marketing ~ Horizonte Belo ~ Maringá (PR) ~ text=sexta-mkt ~ as=plain ~ contract=CLT
infojobs ~ Estágio em Marketing ~ HORIZONTE BELO INCORPORADORA ~ Maringá (PR) ~ contract=Estágio ~ tail=Incorporadora procura estagiário(a) de marketing para apoiar lançamentos, publicar nas redes sociais, organizar o banco de imagens e montar kits para corretores. Seis horas por dia, bolsa-auxílio e auxílio-transporte.

≠ contract: office assistant and apprentice
gupy ~ Auxiliar Administrativo ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-auxadm ~ as=plain ~ contract=CLT
catho ~ Jovem Aprendiz Administrativo ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-auxadm ~ as=plain ~ contract=Jovem aprendiz

≠ contract: lawyer and law trainee
catho ~ Advogado(a) Cível ~ Prado Vianna Advogados ~ Recife (PE) ~ text=sexta-advogado ~ as=plain
solides ~ Estágio em Direito - Cível ~ Prado Vianna Advogados ~ Recife (PE) ~ contract=Estágio ~ tail=Apoiar os advogados da área cível bancária no cadastro de processos no Projuris, no download de publicações, em minutas simples e no contato com cartórios. A partir do 4º período, 30 horas semanais.

≠ contract: Christmas seller for a limited time
gupy ~ Vendedor(a) ~ Maré Clara ~ Vila Velha (ES) ~ text=sexta-sobre-mareclara+sexta-vendamoda ~ as=plain ~ contract=CLT
catho ~ Vendedor(a) Temporário(a) - Natal ~ Maré Clara ~ Vila Velha (ES) ~ text=sexta-vendamoda ~ as=plain ~ contract=Temporário

≠ contract: site engineer and engineering trainee
catho ~ Engenheiro Civil ~ Construtora Aroeira ~ Cuiabá (MT) ~ text=sexta-engcivil ~ as=plain ~ contract=CLT
gupy ~ Estágio Engenharia Civil ~ Construtora Aroeira ~ Cuiabá (MT) ~ text=sexta-estagio-civil ~ as=plain ~ contract=Estágio

≠ contract: dentist employed and as a company
catho ~ Dentista Clínico Geral ~ OdontoPopular Sorrir ~ Aracaju (SE) ~ text=sexta-dentista ~ as=plain ~ contract=PJ
bne ~ Dentista ~ ODONTOPOPULAR SORRIR LTDA ~ Aracaju (SE) ~ contract=CLT ~ tail=Contratação em regime CLT, 20 horas semanais, para coordenar a equipe clínica da unidade e responder tecnicamente junto ao CRO. Exige-se experiência em gestão de clínica.

≠ contract: psychologist, trainee in the same institute
catho ~ Psicólogo(a) ABA ~ Instituto Girassol Azul ~ Sorocaba (SP) ~ text=sexta-psico ~ as=plain ~ contract=CLT
infojobs ~ Estagiário de Psicologia - ABA ~ INSTITUTO GIRASSOL AZUL ~ Sorocaba (SP) ~ contract=Estágio ~ tail=Instituto que atende crianças com autismo abre estágio para estudantes de Psicologia a partir do 6º período: acompanhar sessões, preparar materiais e registrar dados no aplicativo, com supervisão semanal.

≠ contract: designer employed and freelance
trampos ~ Designer Gráfico ~ Casa Lilás ~ Remoto ~ text=sexta-designer ~ contract=CLT
remotar ~ Designer Gráfico Freelancer ~ Casa Lilás ~ Remoto ~ text=sexta-designer ~ contract=Freelance

≠ contract: support analyst and trainee
solides ~ Analista de Suporte Técnico ~ Redelume Informática ~ Caxias do Sul (RS) ~ text=sexta-suporteti ~ contract=CLT
nerdin ~ Estágio em Suporte Técnico ~ Redelume Informática ~ Caxias do Sul (RS) ~ text=sexta-suporteti ~ contract=Estágio

≠ contract: sales promoter, fixed and for the holidays
gupy ~ Promotor(a) de Vendas ~ Vitrine Trade ~ Belo Horizonte (MG) ~ text=sexta-promotor ~ as=plain ~ contract=CLT
infojobs ~ Promotor de Vendas Temporário ~ VITRINE TRADE ~ Belo Horizonte (MG) ~ text=sexta-promotor/220 ~ contract=Temporário

≠ pay: seamstress, two shops of pay
catho ~ Costureira Industrial ~ VivaFit Confecções ~ Cianorte (PR) ~ text=sexta-costureira ~ as=plain ~ pay=R$ 1.870 por mês
bne ~ COSTUREIRA INDUSTRIAL ~ VIVAFIT CONFECCOES LTDA ~ Cianorte (PR) ~ pay=R$ 2.450 ~ tail=Confecção contrata costureira pilotista para a sala de amostras, com experiência em peça inteira e leitura de ficha técnica. Salário de R$ 2.450,00, de segunda a sexta.

≠ pay: buyer
catho ~ Comprador ~ Supermercados Feira Boa ~ São José dos Campos (SP) ~ text=sexta-comprador ~ as=plain ~ pay=R$ 5.200 por mês
infojobs ~ Comprador ~ FEIRA BOA SUPERMERCADOS ~ São José dos Campos (SP) ~ pay=R$ 3.100 ~ tail=Compras de material de expediente, limpeza e manutenção para o escritório central e as lojas: cotação, pedido e acompanhamento de entrega. Salário de R$ 3.100,00.

≠ pay: welder, three thousand against two
catho ~ Soldador ~ Caldeiraria Fortaço ~ Betim (MG) ~ text=sexta-soldador ~ as=plain ~ pay=R$ 3.480 por mês
bne ~ SOLDADOR ~ CALDEIRARIA FORTACO LTDA ~ Betim (MG) ~ pay=R$ 2.260 ~ tail=Soldador ponteador para linha de gradis e portões, processo MIG, sem necessidade de experiência em tanques. Salário de R$ 2.260,00 e cesta básica.

≠ pay: doorman, two condominiums
catho ~ Porteiro ~ Guardiã Facilities ~ São Paulo (SP) ~ text=sexta-porteiro ~ as=plain ~ pay=R$ 1.970 por mês
infojobs ~ Porteiro ~ GUARDIÃ FACILITIES ~ São Paulo (SP) ~ pay=R$ 2.540 ~ tail=Porteiro líder bilíngue para edifício corporativo de alto padrão, com inglês fluente, atendimento a executivos e coordenação de três colegas. Segunda a sexta.

≠ pay: physiotherapist
solides ~ Fisioterapeuta ~ Clínica Reabilitare ~ Joinville (SC) ~ text=sexta-fisio ~ pay=R$ 3.600 por mês
infojobs ~ Fisioterapeuta ~ CLÍNICA REABILITARE ~ Joinville (SC) ~ text=sexta-fisio/230 ~ pay=R$ 45 por hora

≠ hours: nursing technician by day and by night
gupy ~ Técnico(a) de Enfermagem - UTI Adulto - Diurno ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf-uti ~ as=plain
catho ~ Técnico de Enfermagem - UTI Adulto - Noturno ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-tecenf-uti ~ as=plain

≠ hours: doorman by day and by night
solides ~ Porteiro Diurno - Moema ~ Guardiã Facilities ~ São Paulo (SP) ~ text=sexta-porteiro
infojobs ~ Porteiro Noturno - Moema ~ GUARDIÃ FACILITIES ~ São Paulo (SP) ~ text=sexta-porteiro/230

≠ hours: dairy hand, second and third shift
catho ~ Auxiliar de Produção - 2º turno ~ Laticínios Serra Clarinha ~ Concórdia (SC) ~ text=sexta-auxprod ~ as=plain
infojobs ~ Auxiliar de Produção - 3º turno ~ LATICÍNIOS SERRA CLARINHA ~ Concórdia (SC) ~ tail=Produção de queijos e iogurtes no 3º turno, das 22h às 5h30, com adicional noturno, ônibus gratuito e plano de saúde.

≠ hours: factory electrician, first and third shift
gupy ~ Eletricista de Manutenção - 3º Turno ~ Tecelagem Santa Ritinha ~ Blumenau (SC) ~ text=sexta-eletricista ~ as=plain
catho ~ Eletricista de Manutenção - 1º Turno ~ Tecelagem Santa Ritinha ~ Blumenau (SC) ~ tail=Manutenção elétrica de teares, filatórios e painéis no 1º turno, das 5h às 13h35, e apoio a projetos de automação. Curso técnico, NR-10 e NR-12, dois anos na indústria. Unimed, fretado, PPR.

≠ hours: monitor, morning and afternoon
catho ~ Monitor de Alunos - Manhã ~ Colégio Bilíngue Aurora ~ Santos (SP) ~ tail=Acompanhar a entrada, o recreio e as aulas de natação dos alunos do ensino fundamental, das 6h30 às 12h30. Ensino médio completo, inglês básico, gosto por crianças. Almoço, vale-transporte e bolsa de 60 %.
infojobs ~ Monitor de Alunos - 11h às 19h ~ COLÉGIO BILÍNGUE AURORA ~ Santos (SP) ~ text=sexta-monitor/240

≠ hours: carer by day and by night
catho ~ Cuidador de Idosos (noturno) ~ Residencial Geriátrico Bem Viver ~ Porto Alegre (RS) ~ text=sexta-cuidador ~ as=plain
infojobs ~ Cuidador de Idosos - Diurno ~ RESIDENCIAL BEM VIVER ~ Porto Alegre (RS) ~ tail=Auxiliar residentes no banho, nas refeições e nos passeios, escala 12x36 das 7h às 19h. Curso de cuidador e experiência de seis meses. Salário, insalubridade, almoço no local e cesta básica.

≠ hours: weekend and weekday barista
catho ~ Barista - Segunda a Sexta ~ Café Grão Mestre ~ Vitória (ES) ~ text=sexta-barista ~ as=plain
solides ~ Barista Folguista - Finais de Semana ~ Café Grão Mestre ~ Vitória (ES) ~ text=sexta-barista

≠ hours: gym teacher, mornings and evenings
solides ~ Professor(a) de Musculação - Manhã ~ Academia Corpo em Alta ~ Uberaba (MG) ~ text=sexta-profedfis
infojobs ~ Professor de Musculação - Noite (17h às 23h) ~ ACADEMIA CORPO EM ALTA ~ Uberaba (MG) ~ text=sexta-profedfis/200

≠ area: two desks of one distributor
gupy ~ Auxiliar Administrativo ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-sobre-camponobre+sexta-auxadm ~ as=plain
catho ~ Auxiliar de Contas a Pagar ~ Distribuidora Camponobre ~ Uberlândia (MG) ~ text=sexta-contaspagar ~ as=plain

≠ area: seller and cashier of one shop
solides ~ Vendedor(a) - Shopping Vila Velha ~ Maré Clara Modas ~ Vila Velha (ES) ~ text=sexta-sobre-mareclara+sexta-vendamoda
infojobs ~ Operador de Caixa - Shopping Vila Velha ~ MARÉ CLARA MODAS ~ Vila Velha (ES) ~ text=sexta-sobre-mareclara+sexta-caixaloja/240

≠ area: driver and driver's mate
catho ~ Motorista Entregador ~ Transportes Valeverde ~ Contagem (MG) ~ text=sexta-sobre-valeverde+sexta-motoristatoco ~ as=plain
infojobs ~ Ajudante de Motorista Entregador ~ TRANSPORTES VALEVERDE ~ Contagem (MG) ~ text=sexta-sobre-valeverde+sexta-ajudante/250

≠ area: ward and intensive care
gupy ~ Técnico(a) de Enfermagem - Internação ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf ~ as=plain
infojobs ~ Técnico de Enfermagem - UTI Adulto ~ SANTA DULCINEIA ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf-uti/260

≠ area: operating theatre and dialysis nurse
gupy ~ Enfermeiro(a) - Centro Cirúrgico ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-enfcc ~ as=plain
infojobs ~ Enfermeiro - Hemodiálise ~ SANTA DULCINEIA ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-enfcc/220

≠ area: electrician and mechanic of one mill
gupy ~ Eletricista de Manutenção - 3º Turno ~ Tecelagem Santa Ritinha ~ Blumenau (SC) ~ text=sexta-eletricista ~ as=plain
catho ~ Mecânico de Manutenção - 3º Turno ~ Tecelagem Santa Ritinha ~ Blumenau (SC) ~ text=sexta-mecanico-ind ~ as=plain

≠ area: cook and waiter
catho ~ Cozinheiro ~ Restaurante Dom Bento ~ Salvador (BA) ~ text=sexta-cozinheiro ~ as=plain
solides ~ Garçom/Garçonete ~ Restaurante Dom Bento ~ Salvador (BA) ~ text=sexta-garcom

≠ area: nursery teacher and classroom assistant
solides ~ Professor(a) de Educação Infantil ~ Escola Ciranda Viva ~ Campinas (SP) ~ text=sexta-profinfantil
infojobs ~ Auxiliar de Sala de Educação Infantil ~ ESCOLA CIRANDA VIVA ~ Campinas (SP) ~ text=sexta-auxsala/230

≠ area: forklift and checking
gupy ~ Operador(a) de Empilhadeira ~ Rapidex Log ~ Extrema (MG) ~ text=sexta-empilhadeira ~ as=plain
infojobs ~ Conferente ~ RAPIDEX LOG ~ Extrema (MG) ~ text=sexta-conferente/230

≠ area: tax and accounting
solides ~ Analista Fiscal Pleno ~ Ferraz & Lemos Contabilidade ~ Londrina (PR) ~ text=sexta-fiscal
catho ~ Analista Contábil Pleno ~ Ferraz e Lemos Contabilidade ~ Londrina (PR) ~ text=sexta-contabil ~ as=plain

≠ area: payroll and recruiting
gupy ~ Analista de Departamento Pessoal ~ Orla Saúde ~ Natal (RN) ~ text=sexta-dp ~ as=plain
vagas ~ Analista de Recrutamento e Seleção ~ Orla Saúde ~ Natal (RN) ~ text=sexta-rs ~ as=breaks

≠ area: promoter on foot and by motorcycle
gupy ~ Promotor(a) de Vendas ~ Vitrine Trade ~ Belo Horizonte (MG) ~ text=sexta-promotor ~ as=plain
infojobs ~ Promotor de Vendas Motociclista ~ VITRINE TRADE ~ Belo Horizonte (MG) ~ text=sexta-promotor-moto/240

≠ area: pharmacist and counter
gupy ~ Farmacêutico(a) - Guará ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-sobre-vidaplena+sexta-farma ~ as=plain
catho ~ Balconista de Farmácia - Guará ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-sobre-vidaplena+sexta-balconista ~ as=plain

≠ area: shelf stacker and loss prevention
gupy ~ Repositor(a) ~ Bom Porto Atacarejo ~ Recife (PE) ~ text=sexta-sobre-bomporto+sexta-repositor ~ as=plain
infojobs ~ Fiscal de Loja ~ BOM PORTO ATACAREJO ~ Recife (PE) ~ text=sexta-sobre-bomporto+sexta-fiscal-loja/250

≠ area: two categories of one buyer's template
catho ~ Comprador de Hortifrúti ~ Supermercados Feira Boa ~ São José dos Campos (SP) ~ text=sexta-comprador ~ as=plain
infojobs ~ Comprador de Bazar e Têxtil ~ FEIRA BOA SUPERMERCADOS ~ São José dos Campos (SP) ~ text=sexta-comprador/60

≠ area: new and used cars
gupy ~ Consultor(a) de Vendas Seminovos ~ Katana Veículos ~ Campo Grande (MS) ~ text=sexta-consveic ~ as=plain
infojobs ~ Consultor de Vendas - Veículos Novos ~ KATANA VEÍCULOS ~ Campo Grande (MS) ~ text=sexta-consveic/100

≠ area: labour law and tax law trainee
catho ~ Estágio em Direito - Trabalhista ~ Bastos e Camargo Advogados ~ Curitiba (PR) ~ text=sexta-estagio-direito ~ as=plain
solides ~ Estágio em Direito - Tributário ~ Bastos & Camargo Advogados ~ Curitiba (PR) ~ tail=Acompanhar execuções fiscais e processos no CARF, pesquisar legislação de ICMS e PIS/COFINS, minutar consultas e apoiar o planejamento tributário de clientes. Seis horas por dia, bolsa de R$ 1.500,00.

≠ name: two drugstores with one word in common
catho ~ Farmacêutico ~ Drogaria Vida Nova ~ Brasília (DF) ~ tail=Farmacêutico com CRF-DF ativo para manipulação de cápsulas, cremes e xaropes em laboratório próprio, controle de qualidade e garantia de pureza das matérias-primas. Segunda a sexta, das 8h às 18h.
gupy ~ Farmacêutico(a) ~ Drogarias Vida Plena ~ Brasília (DF) ~ text=sexta-sobre-vidaplena+sexta-farma ~ as=plain

≠ name: two carriers, Valeverde and Vale Verdão
infojobs ~ Motorista de Caminhão ~ VALE VERDÃO TRANSPORTES ~ Contagem (MG) ~ text=sexta-generico-motorista/220
catho ~ Motorista de Caminhão ~ Transportes Valeverde ~ Contagem (MG) ~ text=sexta-generico-motorista ~ as=plain

≠ name: two hospitals with one saint
gupy ~ Técnico(a) de Enfermagem ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-sobre-dulcineia+sexta-tecenf ~ as=plain
catho ~ Técnico de Enfermagem ~ Hospital Santa Dulce de Messejana ~ Fortaleza (CE) ~ tail=Atuar na sala de vacinas e no ambulatório pediátrico, de segunda a sexta, das 8h às 17h: aplicação de vacinas, triagem, curativos e controle da câmara fria. COREN-CE ativo e experiência com crianças.

≠ name: two schools called Aurora
catho ~ Monitor(a) de Alunos ~ Colégio Bilíngue Aurora ~ Santos (SP) ~ text=sexta-monitor ~ as=plain
infojobs ~ Monitor de Alunos ~ ESCOLA NOVA AURORA ~ Santos (SP) ~ tail=Acompanhar crianças do maternal no ônibus escolar e no pátio, das 6h às 12h, auxiliando nas trocas e na alimentação. Não pede inglês. Salário do piso e vale-transporte.

≠ name: Ferragens Lumar and Lumar Móveis
catho ~ Representante Comercial ~ Ferragens Lumar ~ Chapecó (SC) ~ text=sexta-represent ~ as=plain ~ contract=PJ
infojobs ~ Representante Comercial ~ LUMAR MÓVEIS PLANEJADOS ~ Chapecó (SC) ~ tail=Vender cozinhas e quartos planejados para arquitetos e clientes finais, com projeto em 3D, em showroom no centro. Comissão de 8 % e apoio de projetista.

≠ two employers: snack bar attendants in one city
catho ~ Atendente de Lanchonete ~ Pão & Brasa ~ Curitiba (PR) ~ text=sexta-lanchonete ~ as=plain
infojobs ~ Atendente de Lanchonete ~ SUCO & CIA BATEL ~ Curitiba (PR) ~ tail=Preparar sucos, açaí e tapiocas, atender no balcão, receber pagamentos e limpar a loja. Segunda a sábado, das 9h às 17h20. Ensino médio, vale-transporte e lanche.

≠ two employers: cleaners, one generic text
infojobs ~ Auxiliar de Limpeza ~ BRILHO FORTE SERVIÇOS ~ Manaus (AM) ~ text=sexta-generico-limp/220
catho ~ Auxiliar de Limpeza ~ Amazônia Clean ~ Manaus (AM) ~ text=sexta-generico-limp ~ as=plain

≠ two employers: receptionists, one generic text
infojobs ~ Recepcionista ~ STUDIO BELLA FACE ~ Ribeirão Preto (SP) ~ text=sexta-generico-recep/220
catho ~ Recepcionista ~ Autoescola Trânsito Bom ~ Ribeirão Preto (SP) ~ text=sexta-generico-recep ~ as=plain

≠ two employers: sellers, one generic text
bne ~ VENDEDOR ~ MOVEIS LAR FELIZ LTDA ~ São Luís (MA) ~ text=sexta-generico-vend ~ as=capitals
catho ~ Vendedor(a) ~ Eletro Ilha ~ São Luís (MA) ~ text=sexta-generico-vend ~ as=plain

≠ two employers: office assistants, one generic text
infojobs ~ Auxiliar Administrativo ~ IMOBILIÁRIA PORTA ABERTA ~ Uberlândia (MG) ~ text=sexta-generico-aux/220
solides ~ Auxiliar Administrativo ~ Clínica Odonto Triângulo ~ Uberlândia (MG) ~ text=sexta-generico-aux

≠ two employers: drivers, one generic text
catho ~ Motorista Entregador ~ Gás Boa Chama ~ Teresina (PI) ~ text=sexta-generico-motorista ~ as=plain
infojobs ~ Motorista Entregador ~ BEBIDAS PARNAÍBA ~ Teresina (PI) ~ text=sexta-generico-motorista/220

≠ two employers: safety technicians
solides ~ Técnico(a) de Segurança do Trabalho ~ Construtora Aroeira ~ Cuiabá (MT) ~ text=sexta-tst
infojobs ~ Técnico de Segurança do Trabalho ~ PANTANAL ARMAZÉNS GERAIS ~ Cuiabá (MT) ~ tail=Acompanhar trabalhos em espaço confinado e em altura nos silos de soja e milho, emitir PET, treinar a brigada e controlar poeira combustível. NR-33 e NR-35, registro no MTE.

≠ two employers: tax analysts
solides ~ Analista Fiscal ~ Ferraz & Lemos Contabilidade ~ Londrina (PR) ~ text=sexta-fiscal
catho ~ Analista Fiscal ~ Café Terra Roxa Indústria ~ Londrina (PR) ~ tail=Apurar tributos da indústria e de três filiais exportadoras, controlar créditos de ICMS e drawback, entregar EFD e Bloco K e atender auditoria externa. SAP e cinco anos de experiência.

≠ two employers: dental clinics
catho ~ Dentista Clínico Geral ~ OdontoPopular Sorrir ~ Aracaju (SE) ~ text=sexta-dentista ~ as=plain
infojobs ~ Dentista Clínico Geral ~ CLÍNICA DENTAL PRAIA 13 ~ Aracaju (SE) ~ tail=Clínica particular busca dentista para segundas e quintas, atendimento de convênios, endodontia de anteriores e dentística estética. Porcentagem sobre produção.

≠ two employers: a real one and a temporary-work agency without the client's text
catho ~ Costureira Industrial ~ VivaFit Confecções ~ Cianorte (PR) ~ text=sexta-costureira ~ as=plain
infojobs ~ Costureira Industrial ~ MÃO DE OBRA JÁ RH ~ Cianorte (PR) ~ tail=Cliente do ramo de jeans contrata costureira para máquina reta, interloque e travete na montagem de calças, em dois turnos. Salário a combinar e vale-alimentação.

≠ two employers: welders
infojobs ~ Soldador ~ CALDEIRARIA FORTAÇO ~ Betim (MG) ~ text=sexta-soldador/220
catho ~ Soldador ~ Carrocerias Mineira ~ Betim (MG) ~ tail=Soldar baús, carrocerias e longarinas em alumínio e aço pelo processo MIG pulsado, em bancada e no chassi. Experiência de um ano, turno das 14h às 23h, plano de saúde.

≠ hidden: receptionist, employer hidden on both sides
bne ~ Recepcionista ~ Confidencial ~ Ribeirão Preto (SP) ~ text=sexta-generico-recep
infojobs ~ Recepcionista ~ Empresa confidencial ~ Ribeirão Preto (SP) ~ text=sexta-generico-recep/220

≠ hidden: seller, employer hidden on both sides
catho ~ Vendedor ~ Empresa Confidencial ~ São Luís (MA) ~ text=sexta-generico-vend ~ as=plain
bne ~ VENDEDOR ~ Confidencial ~ São Luís (MA) ~ text=sexta-generico-vend ~ as=capitals

≠ hidden: office assistant, no employer at all on one side
divulgavagas ~ Auxiliar Administrativo ~ - ~ Goiânia (GO) ~ text=sexta-generico-aux
catho ~ Auxiliar Administrativo ~ Empresa Confidencial ~ Goiânia (GO) ~ text=sexta-generico-aux ~ as=plain

≠ hidden: cleaner, employer hidden on both sides
bne ~ Auxiliar de limpeza ~ Confidencial ~ Brasília (DF) ~ text=sexta-generico-limp
divulgavagas ~ Auxiliar de Limpeza ~ - ~ Brasília (DF) ~ text=sexta-generico-limp

≠ hidden: driver, employer hidden on both sides
infojobs ~ Motorista CNH D ~ Empresa confidencial ~ Campinas (SP) ~ text=sexta-generico-motorista/200
bne ~ MOTORISTA CNH D ~ Confidencial ~ Campinas (SP) ~ text=sexta-generico-motorista ~ as=capitals

≠ repost: cashier, two months later
gupy ~ Operador(a) de Caixa - Loja Casa Amarela ~ Bom Porto Atacarejo ~ Recife (PE) ~ text=sexta-sobre-bomporto+sexta-opcaixa ~ as=plain ~ on=09-08
infojobs ~ Operador de Caixa - Loja Casa Amarela ~ BOM PORTO ATACAREJO ~ Recife (PE) ~ text=sexta-sobre-bomporto+sexta-opcaixa/240 ~ on=11-12

≠ repost: recruiter, fifty days later
vagas ~ Analista de Recrutamento e Seleção ~ Orla Saúde ~ Natal (RN) ~ text=sexta-rs ~ as=breaks ~ on=09-19
gupy ~ Analista de Recrutamento e Seleção ~ Orla Saúde ~ Natal (RN) ~ text=sexta-rs ~ as=plain ~ on=11-08

≠ repost: lorry mechanic, three months later
catho ~ Mecânico Diesel ~ Estradão Caminhões ~ Cascavel (PR) ~ text=sexta-mecdiesel ~ as=plain ~ on=08-11
infojobs ~ Mecânico Diesel ~ ESTRADÃO CAMINHÕES ~ Cascavel (PR) ~ text=sexta-mecdiesel/230 ~ on=11-10

≠ repost: apprentice, the next class
gupy ~ Jovem Aprendiz ~ Cooperativa Sicredal ~ Chapecó (SC) ~ text=sexta-aprendiz ~ as=plain ~ on=07-02
catho ~ Jovem Aprendiz ~ Cooperativa Sicredal ~ Chapecó (SC) ~ text=sexta-aprendiz ~ as=plain ~ on=11-09

≠ repost: shelf stacker, two months later
catho ~ Repositor ~ Bom Porto Atacarejo ~ Olinda (PE) ~ text=sexta-repositor ~ as=plain ~ on=08-30
gupy ~ Repositor(a) ~ Bom Porto Atacarejo ~ Olinda (PE) ~ text=sexta-repositor ~ as=plain ~ on=11-11

≠ agency: one consultancy, two clients, one template
infojobs ~ Assistente Administrativo ~ PASSARELA RH ~ Jundiaí (SP) ~ text=sexta-agencia-adm ~ as=plain ~ tail=Nosso cliente é uma indústria de autopeças no Distrito Industrial.
catho ~ Assistente Administrativo ~ Passarela RH ~ Jundiaí (SP) ~ text=sexta-agencia-adm ~ as=plain ~ tail=Nosso cliente é um hospital no centro da cidade.

≠ agency: one consultancy, client named in each text
solides ~ Recepcionista ~ Sinergia RH Consultoria ~ Ribeirão Preto (SP) ~ text=sexta-generico-recep ~ tail=Vaga para a Concessionária Via Norte, na Avenida Presidente Vargas.
infojobs ~ Recepcionista ~ SINERGIA RH ~ Ribeirão Preto (SP) ~ text=sexta-generico-recep ~ as=plain ~ tail=Vaga para o Laboratório Célula, no bairro Campos Elíseos.

≠ agency: one consultancy, two trades of one client
catho ~ Auxiliar de Logística ~ Talento Certo Recursos Humanos ~ Maringá (PR) ~ tail=Nosso cliente, atacadista de alimentos, contrata para separar e carregar pedidos no galpão, turno da noite, com coletor. Ensino médio e experiência em armazém.
infojobs ~ Auxiliar Administrativo de Logística ~ TALENTO CERTO RH ~ Maringá (PR) ~ tail=Nosso cliente, atacadista de alimentos, contrata para emitir notas, montar mapas de carga e arquivar canhotos no escritório, horário comercial. Ensino médio e Excel.

≠ agency: one consultancy, two sellers
bne ~ VENDEDOR EXTERNO ~ TALENTO CERTO RECURSOS HUMANOS ~ Maringá (PR) ~ tail=Vender planos de internet e telefonia para empresas, com carteira própria e visitas diárias, carro da operadora, fixo e comissão.
catho ~ Vendedor Externo ~ Talento Certo RH ~ Maringá (PR) ~ tail=Vender rações e medicamentos veterinários a agropecuárias e produtores da região, com veículo próprio e ajuda de quilometragem, fixo e comissão.

≠ agency: one consultancy, two plants of two clients
gupy ~ Auxiliar de Produção ~ Mão de Obra Já RH ~ Cianorte (PR) ~ as=plain ~ tail=Indústria de móveis cliente da consultoria contrata para lixar, montar e embalar peças de MDF, turno da manhã, das 5h às 14h. Ônibus e refeição.
infojobs ~ Auxiliar de Produção ~ MÃO DE OBRA JÁ RH ~ Cianorte (PR) ~ tail=Frigorífico de aves cliente da consultoria contrata para a sala de cortes, turno da tarde, com ônibus de toda a região. Ambiente refrigerado.

≠ city: law trainee of one firm in two capitals
catho ~ Estágio em Direito - Trabalhista ~ Bastos e Camargo Advogados ~ Curitiba (PR) ~ text=sexta-estagio-direito ~ as=plain ~ contract=Estágio
infojobs ~ Estagiário de Direito - Trabalhista ~ BASTOS E CAMARGO ADVOGADOS ~ Porto Alegre (RS) ~ text=sexta-estagio-direito/230

≠ city: neighbouring cities, nursing technician of one hospital group
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital Santa Dulcineia ~ Fortaleza (CE) ~ text=sexta-tecenf-uti ~ as=plain
catho ~ Técnico de Enfermagem - UTI Adulto ~ Hospital Santa Dulcineia ~ Maracanaú (CE) ~ text=sexta-tecenf-uti ~ as=plain

≠ pay: telling the same duties, two levels of pay in the fields
vagas ~ Engenheiro Civil ~ Galpar Construtora ~ Cajamar (SP) ~ text=sexta-engcivil ~ as=breaks ~ pay=R$ 9.500 por mês
catho ~ Engenheiro Civil ~ Galpar Construtora ~ Cajamar (SP) ~ text=sexta-engcivil ~ as=plain ~ pay=R$ 14.000 por mês

≠ name: two builders, Aroeira and Aroeira Sul
solides ~ Engenheiro(a) Civil ~ Construtora Aroeira ~ Cuiabá (MT) ~ tail=Obras residenciais verticais na capital: planejamento, medição de empreiteiros, concretagem e acabamento. Cinco anos de experiência em edifícios e CREA ativo.
infojobs ~ Engenheiro Civil ~ PAVIMENTADORA AROEIRA SUL ~ Cuiabá (MT) ~ tail=Obras rodoviárias de terraplenagem, drenagem e CBUQ na BR-163: topografia, boletins de medição do DNIT e equipamentos. Experiência em estradas e disponibilidade para viagens.
`);
