import { readPairs } from "./read-pairs.ts";

/**
 * What people search most, with short texts: 120 pairs of one vacancy (21 of them begin with "hard") and 120 of two; a pair of
 * two says its kind.
 *
 * Written on 26 November 2026 by another writer than the sets before, who had read neither the merging's rules nor any sample.
 * Employers are invented. It was run once on the rules as they are, and no rule was mended because of it.
 */
export const eleventhUnseenPairs = readPairs(`
= employer with and without legal form, capitals
catho ~ Operador de Caixa ~ Supermercado Sol Nascente ~ Campinas - SP ~ text=undecima-caixa
infojobs ~ OPERADOR(A) DE CAIXA ~ SUPERMERCADO SOL NASCENTE LTDA ~ Campinas ~ text=undecima-caixa ~ as=plain ~ on=11-14

= teaser against the whole text, city in title
careerjet ~ Operadora de caixa - Sorocaba ~ Rede Bom Preço ~ Sorocaba, SP ~ text=undecima-caixa/180
gupy ~ Operador de Caixa ~ Rede Bom Preço Supermercados S.A. ~ Sorocaba (SP) ~ text=undecima-sobre-varejo+undecima-caixa ~ on=11-05

= hard: same job told again by agency, employer hidden on one side, pay and hours the same
bne ~ Atendente de Frente de Caixa ~ - ~ Jundiaí - SP ~ text=undecima-caixa-b ~ pay=R$ 1.912,00
gupy ~ Operador de Caixa ~ Mercado Horizonte ~ Jundiaí (SP) ~ text=undecima-caixa ~ pay=R$ 1.912,00

= same shop title, other wording, same employer
catho ~ Op. de Caixa ~ Mercado Horizonte ~ Piracicaba - SP ~ text=undecima-caixa
buscavagas ~ Operador de caixa (Tarde) ~ Mercado Horizonte Ltda ME ~ Piracicaba ~ text=undecima-caixa-b

= gender form and missing accents
infojobs ~ Repositor(a) de Mercadorias ~ Atacado Pampa ~ Canoas ~ text=undecima-repositor
netvagas ~ REPOSITOR DE MERCADORIAS - CANOAS RS ~ Atacado Pampa S/A ~ Canoas - RS ~ text=undecima-repositor ~ as=capitals

= hidden on one side, same text, code in the title
catho ~ Repositor ~ Empresa Confidencial ~ Goiânia - GO ~ text=undecima-repositor
solides ~ Repositor | Cód. 4471 ~ Supermercados Cerrado ~ Goiânia, GO ~ text=undecima-repositor ~ on=11-18

= abbreviation of reposição, pay on one side
divulgavagas ~ Aux. de Reposição ~ Supermercados Cerrado ~ Anápolis ~ text=undecima-repositor ~ pay=R$ 1.780,00
gupy ~ Auxiliar de Reposição ~ Supermercados Cerrado ~ Anápolis (GO) ~ text=undecima-repositor ~ on=11-03

= gender form and shopping in title
vagas ~ Vendedora de Loja ~ Bella Trama Modas ~ Recife / PE ~ text=undecima-vendloja
gupy ~ Vendedor(a) - Shopping Recife ~ Bella Trama ~ Recife (PE) ~ text=undecima-vendloja ~ tail=A loja fica no Shopping Recife.

= told again under the same employer
catho ~ Vendedor de Moda Feminina ~ Bella Trama Modas ~ Olinda - PE ~ text=undecima-vendloja
encontresuavaga ~ Vendedora ~ Bella Trama ~ Olinda - PE ~ text=undecima-vendloja-b ~ on=11-15

= hard: consultant of sales is the same shop seller, text told again, hidden once
infojobs ~ Consultora de Vendas ~ Empresa Confidencial ~ Maceió ~ text=undecima-vendloja-b
catho ~ Vendedora de Loja - Moda Feminina ~ Donna Rosa ~ Maceió - AL ~ text=undecima-vendloja ~ on=11-12

= other title over the same text
gupy ~ Consultor de Moda ~ Donna Rosa ~ Natal (RN) ~ text=undecima-vendloja
careerjet ~ Vendedor de loja ~ Donna Rosa Confecções Ltda ~ Natal, RN ~ text=undecima-vendloja/220

= word order of title
vagas ~ Gerente de Loja ~ Lojas Avenida Sul ~ Curitiba / PR ~ text=undecima-gerloja
gupy ~ Loja - Gerente (Curitiba) ~ Avenida Sul ~ Curitiba (PR) ~ text=undecima-gerloja ~ on=11-20

= store manager, English-ish and legal form
jobleads ~ Gerente de Loja / Store Manager ~ Avenida Sul Comércio S.A. ~ Londrina ~ text=undecima-gerloja
catho ~ Gerente de Loja ~ Avenida Sul ~ Londrina - PR ~ text=undecima-gerloja/240

= faxineira equals auxiliar de limpeza over the same text
bne ~ Faxineira ~ Vértice Serviços ~ Santos - SP ~ text=undecima-faxina
infojobs ~ Auxiliar de Limpeza ~ Grupo Vértice Serviços Terceirizados Ltda ~ Santos ~ text=undecima-sobre-serv+undecima-faxina

= told again, same employer, same pay
catho ~ Auxiliar de Limpeza ~ Vértice Serviços ~ São Vicente - SP ~ text=undecima-faxina ~ pay=R$ 1.690,00
buscavagas ~ Aux. Limpeza ~ Grupo Vértice ~ São Vicente ~ text=undecima-faxina-b ~ pay=R$ 1.690,00

= hard: agency's retelling, hidden once, auxiliar de serviços gerais
divulgavagas ~ Auxiliar de Serviços Gerais ~ - ~ Osasco - SP ~ text=undecima-sobre-agencia+undecima-faxina-b
gupy ~ Auxiliar de Limpeza ~ Brilho Facilities ~ Osasco (SP) ~ text=undecima-faxina ~ on=11-08

= PcD tag on both
gupy ~ Auxiliar de Limpeza (PcD) ~ Brilho Facilities ~ Barueri (SP) ~ text=undecima-faxina ~ tail=Vaga exclusiva para pessoas com deficiência.
infojobs ~ PCD - Auxiliar de Limpeza ~ Brilho Facilities Ltda ~ Barueri ~ text=undecima-faxina ~ tail=Exclusiva para PcD. ~ as=plain

= hospital cleaning, two titles one text
vagas ~ Auxiliar de Higienização ~ Rede Santa Helena ~ Belo Horizonte / MG ~ text=undecima-limphosp
gupy ~ Auxiliar de Higiene Hospitalar ~ Hospital Santa Helena ~ Belo Horizonte (MG) ~ text=undecima-sobre-hosp+undecima-limphosp

= plain copy of the text, dates 20 days apart
catho ~ Camareira ~ Hotel Mar Azul ~ Porto Seguro - BA ~ text=undecima-camareira ~ on=10-22
solides ~ Camareiro(a) ~ Mar Azul Hotéis e Turismo Ltda ~ Porto Seguro, BA ~ text=undecima-camareira ~ on=11-11

= hidden on one side, arrumadeira
bne ~ Camareira / Arrumadeira ~ Confidencial ~ Gramado - RS ~ text=undecima-camareira ~ as=capitals
infojobs ~ Camareira ~ Pousada das Hortênsias ~ Gramado ~ text=undecima-camareira

= cook's gender form
catho ~ Cozinheiro ~ Cantina da Nona ~ Bauru - SP ~ text=undecima-cozinheiro
gupy ~ Cozinheiro(a) ~ Restaurante Cantina da Nona ~ Bauru (SP) ~ text=undecima-cozinheiro ~ as=breaks

= told again same restaurant
infojobs ~ Cozinheira ~ Cantina da Nona ~ Marília ~ text=undecima-cozinheiro-b
vagas ~ Cozinheiro ~ Cantina da Nona Ltda ~ Marília / SP ~ text=undecima-cozinheiro ~ pay=R$ 2.300,00

= hard: hidden restaurant, retold, chapa title
netvagas ~ Cozinheiro de Pratos Quentes ~ - ~ Uberlândia - MG ~ text=undecima-cozinheiro-b ~ on=11-13
catho ~ Cozinheiro ~ Sabor Mineiro ~ Uberlândia - MG ~ text=undecima-cozinheiro

= abbreviation
divulgavagas ~ Aux. Cozinha ~ Sabor Mineiro ~ Contagem ~ text=undecima-auxcozinha
infojobs ~ Auxiliar de Cozinha ~ Sabor Mineiro Refeições Ltda ~ Contagem ~ text=undecima-auxcozinha ~ pay=R$ 1.700,00

= ajudante equals auxiliar, same text
bne ~ Ajudante de Cozinha ~ Panela de Barro ~ Vitória - ES ~ text=undecima-auxcozinha/150
catho ~ Auxiliar de Cozinha ~ Panela de Barro Restaurante ~ Vitória - ES ~ text=undecima-auxcozinha

= waiter's gender form, number of openings in title
buscavagas ~ Garçom / Garçonete ~ Panela de Barro ~ Vila Velha ~ text=undecima-garcom
gupy ~ Garçom (3 vagas) ~ Panela de Barro ~ Vila Velha (ES) ~ text=undecima-garcom ~ on=11-16

= category D said in one title only
catho ~ Motorista ~ TransRápido Logística ~ Guarulhos - SP ~ text=undecima-motD
infojobs ~ Motorista Categoria D ~ TransRápido ~ Guarulhos ~ text=undecima-motD

= told again, Motorista de caminhão
gupy ~ Motorista de Caminhão ~ TransRápido Logística S.A. ~ Betim (MG) ~ text=undecima-motD
encontresuavaga ~ Motorista Entregador - Cat. D ~ TransRápido ~ Betim - MG ~ text=undecima-motD-b

= hard: carrier hidden, retold, truck in the title
bne ~ Motorista Truck ~ Empresa Confidencial ~ Cariacica - ES ~ text=undecima-motD-b ~ pay=R$ 2.650,00
catho ~ Motorista Carteira D ~ Rota Norte Transportes ~ Cariacica - ES ~ text=undecima-motD

= carreteiro equals motorista de carreta
catho ~ Motorista Carreteiro ~ Rota Norte Transportes ~ Rondonópolis - MT ~ text=undecima-motE
careerjet ~ Motorista de Carreta (CNH E) ~ Rota Norte Transp. Ltda ~ Rondonópolis, MT ~ text=undecima-motE/200

= bus driver capitals
vagas ~ Motorista de Ônibus ~ Viação Estrela ~ Ribeirão Preto / SP ~ text=undecima-onibus
netvagas ~ MOTORISTA DE ONIBUS URBANO ~ VIACAO ESTRELA LTDA ~ Ribeirão Preto - SP ~ text=undecima-onibus ~ as=capitals

= motoboy over motociclista
divulgavagas ~ Motoboy ~ Drogaria Vida ~ São José dos Campos ~ text=undecima-motoboy
infojobs ~ Motociclista Entregador ~ Drogarias Vida S/A ~ São José dos Campos ~ text=undecima-motoboy

= stock, shift in one title only
gupy ~ Auxiliar de Estoque - 1º turno ~ LogMais ~ Cajamar (SP) ~ text=undecima-estoque
catho ~ Auxiliar de Estoque ~ LogMais Operador Logístico ~ Cajamar - SP ~ text=undecima-estoque ~ on=11-17

= told again, almoxarifado
vagas ~ Auxiliar de Almoxarifado ~ LogMais ~ Extrema / MG ~ text=undecima-estoque-b
gupy ~ Auxiliar de Estoque ~ LogMais Operador Logístico Ltda ~ Extrema (MG) ~ text=undecima-estoque

= hard: agency retelling, names its client in the last sentence; same hours
infojobs ~ Estoquista - Manhã ~ Ponte RH ~ Itapevi ~ text=undecima-sobre-agencia+undecima-estoque-b ~ tail=Contratação pela Armazéns Guará.
catho ~ Auxiliar de Estoque ~ Armazéns Guará ~ Itapevi - SP ~ text=undecima-estoque

= agency on both, legal form, same text
bne ~ Estoquista ~ Ponte Recursos Humanos Ltda (Ponte RH) ~ Louveira - SP ~ text=undecima-estoque
catho ~ Estoquista ~ Ponte RH ~ Louveira - SP ~ text=undecima-sobre-agencia+undecima-estoque

= night shift both
gupy ~ Auxiliar de Logística Noturno ~ LogMais ~ Jaboatão dos Guararapes (PE) ~ text=undecima-estoquenoite
infojobs ~ Auxiliar de Logística - 3º Turno ~ LogMais ~ Jaboatão dos Guararapes ~ text=undecima-estoquenoite

= pay on one side, hidden on one side
bne ~ Operador de Empilhadeira Retrátil ~ - ~ Paranaguá - PR ~ text=undecima-empilhadeira ~ pay=R$ 2.400,00
gupy ~ Operador de Empilhadeira ~ Armazéns Guará ~ Paranaguá (PR) ~ text=undecima-empilhadeira

= abbreviation Aux. Adm.
infojobs ~ Aux. Adm. ~ Contábil Prisma ~ Florianópolis ~ text=undecima-auxadm
catho ~ Auxiliar Administrativo ~ Prisma Contabilidade Ltda - Contábil Prisma ~ Florianópolis - SC ~ text=undecima-auxadm

= told again, assistente for auxiliar
vagas ~ Assistente Administrativo ~ Contábil Prisma ~ Blumenau / SC ~ text=undecima-auxadm-b
gupy ~ Auxiliar Administrativo ~ Contábil Prisma ~ Blumenau (SC) ~ text=undecima-auxadm ~ on=11-12

= hard: hidden employer and retold, financial area in the title
buscavagas ~ Auxiliar Administrativo e Financeiro ~ - ~ Joinville - SC ~ text=undecima-auxadm-b
catho ~ Auxiliar Administrativo ~ Casa do Norte Materiais ~ Joinville - SC ~ text=undecima-auxadm ~ pay=R$ 2.100,00

= PcD tag on both, different spelling
gupy ~ Auxiliar Administrativo - Vaga Afirmativa PcD ~ Seguradora Âncora ~ Rio de Janeiro (RJ) ~ text=undecima-auxadm
vagas ~ Auxiliar Administrativo (exclusiva para pessoas com deficiência) ~ Âncora Seguros ~ Rio de Janeiro / RJ ~ text=undecima-auxadm

= receptionist of a clinic
catho ~ Recepcionista ~ Clínica Vitta ~ Niterói - RJ ~ text=undecima-recepcao
gupy ~ Recepcionista de Clínica ~ Vitta Clínica Médica Ltda ~ Niterói (RJ) ~ text=undecima-recepcao

= other title, same text
infojobs ~ Secretária de Clínica ~ Clínica Vitta ~ Petrópolis ~ text=undecima-recepcao
divulgavagas ~ Recepcionista ~ Clínica Vitta ~ Petrópolis ~ text=undecima-recepcao/210 ~ on=11-06

= departamento pessoal abbreviated
catho ~ Analista de Departamento Pessoal Pleno ~ Metalpar ~ Caxias do Sul - RS ~ text=undecima-analistadp
gupy ~ Analista de DP Pl ~ Metalpar Indústria Metalúrgica S.A. ~ Caxias do Sul (RS) ~ text=undecima-sobre-ind+undecima-analistadp

= retold, analyst of DP
vagas ~ Analista de DP ~ Metalpar ~ Gravataí / RS ~ text=undecima-analistadp-b
infojobs ~ Analista de Departamento Pessoal ~ Metalpar Ind. ~ Gravataí ~ text=undecima-analistadp

= hard: retold, administração de pessoal, hidden
catho ~ Analista de Administração de Pessoal ~ Empresa Confidencial ~ Manaus - AM ~ text=undecima-analistadp-b
gupy ~ Analista de Departamento Pessoal ~ Polo Componentes ~ Manaus (AM) ~ text=undecima-analistadp

= level Jr / I
gupy ~ Analista Fiscal Júnior ~ Polo Componentes ~ Manaus (AM) ~ text=undecima-fiscal
jobleads ~ Analista Fiscal I ~ Polo Componentes da Amazônia Ltda ~ Manaus ~ text=undecima-fiscal

= level in only one title, same text
catho ~ Analista Fiscal ~ Tecidos Boa Vista ~ Americana - SP ~ text=undecima-fiscal
vagas ~ Analista Fiscal Jr. ~ Tecidos Boa Vista S.A. ~ Americana / SP ~ text=undecima-fiscal ~ on=11-19

= fiscal tributário
infojobs ~ Analista Fiscal Tributário ~ Tecidos Boa Vista ~ Jaraguá do Sul ~ text=undecima-fiscal/250
gupy ~ Analista Fiscal ~ Tecidos Boa Vista ~ Jaraguá do Sul (SC) ~ text=undecima-fiscal

= Sr and Sênior
catho ~ Analista Financeiro Sr ~ Agro Vale ~ Cuiabá - MT ~ text=undecima-financeiro
solides ~ Analista Financeiro Sênior ~ Agro Vale Insumos Ltda ~ Cuiabá, MT ~ text=undecima-financeiro

= contas a pagar e receber title over the same text
infojobs ~ Analista de Contas a Pagar e Receber ~ Agro Vale ~ Sinop ~ text=undecima-financeiro
gupy ~ Analista Financeiro ~ Agro Vale Insumos ~ Sinop (MT) ~ text=undecima-financeiro

= call centre titles
catho ~ Operador de Telemarketing Receptivo ~ Conecta Contact Center ~ Salvador - BA ~ text=undecima-callreceptivo
infojobs ~ Atendente de SAC ~ Conecta ~ Salvador ~ text=undecima-callreceptivo

= retold by recruiter
gupy ~ Atendente de Call Center ~ Conecta Contact Center ~ Feira de Santana (BA) ~ text=undecima-callreceptivo-b
bne ~ Operador de Telemarketing ~ Conecta ~ Feira de Santana - BA ~ text=undecima-callreceptivo

= hard: retold and hidden on one side
netvagas ~ Teleatendente ~ - ~ João Pessoa - PB ~ text=undecima-callreceptivo-b
catho ~ Operador de Atendimento Receptivo ~ Alô Nordeste ~ João Pessoa - PB ~ text=undecima-callreceptivo

= nurse technician, abbreviation
catho ~ Téc. de Enfermagem ~ Hospital Santa Helena ~ Brasília - DF ~ text=undecima-tecenf
gupy ~ Técnico(a) de Enfermagem - Clínica Médica ~ Rede Santa Helena ~ Brasília (DF) ~ text=undecima-sobre-hosp+undecima-tecenf

= retold, same hospital
infojobs ~ Técnico em Enfermagem ~ Hospital Santa Helena ~ Taguatinga ~ text=undecima-tecenf-b
vagas ~ Técnica de Enfermagem - Internação ~ Santa Helena ~ Taguatinga / DF ~ text=undecima-tecenf

= hard: hidden hospital, retold, day shift both
bne ~ Técnico de Enfermagem (Unidade de Internação) ~ Confidencial ~ Londrina - PR ~ text=undecima-tecenf-b
gupy ~ Técnico de Enfermagem 12x36 ~ Hospital São Lucas ~ Londrina (PR) ~ text=undecima-tecenf

= ICU technicians
catho ~ Técnico de Enfermagem UTI ~ Hospital São Lucas ~ Maringá - PR ~ text=undecima-tecenfuti
careerjet ~ Tec. Enfermagem - UTI Adulto (Noturno) ~ Hosp. São Lucas ~ Maringá, PR ~ text=undecima-tecenfuti/200

= nurse gender
gupy ~ Enfermeiro(a) Pronto-Socorro ~ Hospital São Lucas ~ Cascavel (PR) ~ text=undecima-enfermeiro
infojobs ~ Enfermeira de Pronto Socorro ~ Hospital São Lucas S.A. ~ Cascavel ~ text=undecima-enfermeiro

= assistencial in title over the same text
catho ~ Enfermeiro Assistencial ~ Santa Helena ~ Divinópolis - MG ~ text=undecima-enfermeiro
vagas ~ Enfermeiro ~ Rede Santa Helena de Saúde ~ Divinópolis / MG ~ text=undecima-sobre-hosp+undecima-enfermeiro/300

= carer
divulgavagas ~ Cuidadora de Idosos ~ Residencial Bem Viver ~ São Caetano do Sul ~ text=undecima-cuidador
catho ~ Cuidador(a) de Idosos - Noite ~ Bem Viver Residencial Sênior ~ São Caetano do Sul - SP ~ text=undecima-cuidador

= paediatrician
gupy ~ Médico(a) Pediatra ~ Clínica Infância ~ Campo Grande (MS) ~ text=undecima-medped ~ contract=PJ
catho ~ Médico Pediatra ~ Clínica Infância Ltda ~ Campo Grande - MS ~ text=undecima-medped ~ contract=PJ

= gynaecologist, word form
vagas ~ Médico Ginecologista e Obstetra ~ Amor Saúde Mais ~ Aracaju / SE ~ text=undecima-medgo
infojobs ~ Médico GO ~ Amor Saúde Mais ~ Aracaju ~ text=undecima-medgo ~ contract=PJ

= guard
catho ~ Vigilante ~ Vértice Segurança ~ Fortaleza - CE ~ text=undecima-vigilante
bne ~ Vigilante Patrimonial 12x36 Diurno ~ Vértice Segurança Privada Ltda ~ Fortaleza - CE ~ text=undecima-vigilante

= retold
infojobs ~ Vigilante (diurno) ~ Vértice Segurança ~ Caucaia ~ text=undecima-vigilante-b
gupy ~ Vigilante ~ Grupo Vértice ~ Caucaia (CE) ~ text=undecima-sobre-serv+undecima-vigilante

= hard: hidden, retold, segurança for vigilante
netvagas ~ Segurança Patrimonial ~ - ~ Teresina - PI ~ text=undecima-vigilante-b
catho ~ Vigilante ~ Escudo Forte ~ Teresina - PI ~ text=undecima-vigilante

= night guard both
gupy ~ Vigilante Noturno ~ Escudo Forte Segurança ~ São Luís (MA) ~ text=undecima-vignoturno
catho ~ VIGILANTE NOTURNO ~ ESCUDO FORTE ~ São Luís - MA ~ text=undecima-vignoturno ~ as=capitals

= doorman
divulgavagas ~ Porteiro ~ Vértice Portaria ~ Praia Grande ~ text=undecima-porteiro
infojobs ~ Porteiro(a) 12x36 ~ Grupo Vértice ~ Praia Grande ~ text=undecima-sobre-serv+undecima-porteiro

= controlador de acesso over the same text
catho ~ Controlador de Acesso ~ Guardião Serviços ~ Santo André - SP ~ text=undecima-porteiro
bne ~ Porteiro / Controlador de Acesso ~ Guardião Serv. ~ Santo André - SP ~ text=undecima-porteiro/140

= mason
catho ~ Pedreiro ~ Construtora Alicerce ~ Goiânia - GO ~ text=undecima-pedreiro
infojobs ~ Pedreiro de Acabamento e Alvenaria ~ Alicerce Engenharia - Construtora Alicerce ~ Goiânia ~ text=undecima-pedreiro

= retold
gupy ~ Pedreiro ~ Construtora Alicerce ~ Aparecida de Goiânia (GO) ~ text=undecima-pedreiro
netvagas ~ Oficial Pedreiro ~ Construtora Alicerce Ltda ~ Aparecida de Goiânia - GO ~ text=undecima-pedreiro-b

= hard: builder hidden, retold
bne ~ Pedreiro Alvenaria ~ Confidencial ~ Palmas - TO ~ text=undecima-pedreiro-b ~ on=11-21
catho ~ Pedreiro ~ Ipê Construções ~ Palmas - TO ~ text=undecima-pedreiro

= ajudante de obras over servente
divulgavagas ~ Ajudante de Obras ~ Ipê Construções ~ Araguaína ~ text=undecima-servente
catho ~ Servente de Obras ~ Ipê Construções Eireli ~ Araguaína - TO ~ text=undecima-servente

= electrician of building
catho ~ Eletricista ~ Voltz Instalações ~ Belém - PA ~ text=undecima-eletricista
gupy ~ Eletricista Predial - Obra ~ Voltz Instalações Elétricas Ltda ~ Belém (PA) ~ text=undecima-eletricista

= industrial electrician
vagas ~ Eletricista de Manutenção ~ Bebidas Tropical ~ Camaçari / BA ~ text=undecima-eletroman
gupy ~ Eletricista de Manutenção Industrial II ~ Bebidas Tropical S.A. ~ Camaçari (BA) ~ text=undecima-eletroman

= eletrotécnico title over one text
catho ~ Técnico Eletrotécnico ~ Bebidas Tropical ~ Simões Filho - BA ~ text=undecima-eletroman
careerjet ~ Eletricista de manutenção ~ Bebidas Tropical ~ Simões Filho, BA ~ text=undecima-eletroman/200

= mechanic
infojobs ~ Mecânico de Manutenção ~ Bebidas Tropical ~ Camaçari ~ text=undecima-mecmanut
catho ~ Mecânico(a) de Manutenção Industrial ~ Tropical Bebidas ~ Camaçari - BA ~ text=undecima-mecmanut

= production
catho ~ Auxiliar de Produção ~ Metalpar ~ Joinville - SC ~ text=undecima-auxprod
infojobs ~ AUX. DE PRODUÇÃO - 2º TURNO ~ METALPAR IND. METALURGICA S/A ~ Joinville ~ text=undecima-sobre-ind+undecima-auxprod ~ on=11-25

= retold production
gupy ~ Auxiliar de Produção ~ Plásticos Serra ~ Caxias do Sul (RS) ~ text=undecima-auxprod
bne ~ Operador de Produção ~ Plásticos Serra Ltda ~ Caxias do Sul - RS ~ text=undecima-auxprod-b

= hard: agency retells for a hidden plant
buscavagas ~ Ajudante de Produção - Tarde ~ Empresa Confidencial ~ Indaiatuba - SP ~ text=undecima-auxprod-b
catho ~ Auxiliar de Produção ~ Plásticos Serra ~ Indaiatuba - SP ~ text=undecima-auxprod

= hard: agency name against the client's name, same text
infojobs ~ Auxiliar de Linha de Produção ~ Ponte RH ~ Itu ~ text=undecima-sobre-agencia+undecima-auxprod
gupy ~ Auxiliar de Produção ~ Bebidas Tropical ~ Itu (SP) ~ text=undecima-auxprod ~ tail=Processo conduzido pela Ponte RH.

= PcD both, production
vagas ~ Auxiliar de Produção PcD ~ Metalpar ~ Diadema / SP ~ text=undecima-auxprod
gupy ~ Pessoa com Deficiência - Auxiliar de Produção ~ Metalpar ~ Diadema (SP) ~ text=undecima-auxprod

= injection operator
catho ~ Operador de Injetora ~ Plásticos Serra ~ Farroupilha - RS ~ text=undecima-injetora
solides ~ Operador(a) de Máquina Injetora ~ Plásticos Serra ~ Farroupilha, RS ~ text=undecima-injetora

= CNC
vagas ~ Torneiro CNC ~ Usitec Usinagem ~ Sertãozinho / SP ~ text=undecima-cnc
infojobs ~ Operador e Programador de Torno CNC ~ Usitec ~ Sertãozinho ~ text=undecima-cnc

= welder
catho ~ Soldador MIG ~ Estruturas Aço Forte ~ Serra - ES ~ text=undecima-soldador
netvagas ~ Soldador (MIG/MAG) - Serra/ES ~ Aço Forte ~ Serra - ES ~ text=undecima-soldador

= external seller
gupy ~ Vendedor Externo ~ Distribuidora Sabor & Cia ~ Campina Grande (PB) ~ text=undecima-vendext
catho ~ Vendedor(a) Externo(a) - Alimentos ~ Sabor e Cia Distribuidora ~ Campina Grande - PB ~ text=undecima-vendext

= retold
infojobs ~ Representante de Vendas Externas ~ Sabor & Cia ~ Caruaru ~ text=undecima-vendext-b
vagas ~ Vendedor Externo ~ Distribuidora Sabor & Cia ~ Caruaru / PE ~ text=undecima-vendext

= hard: distributor hidden, retold
bne ~ Vendedor de Rota ~ - ~ Petrolina - PE ~ text=undecima-vendext-b
catho ~ Vendedor Externo Food Service ~ Vale Foods ~ Petrolina - PE ~ text=undecima-vendext

= remote SDR
trampos ~ SDR ~ Lumiar ~ Remoto ~ text=undecima-sdr ~ mode=remote
gupy ~ SDR - Sales Development Representative ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-sobre-ti+undecima-sdr ~ mode=remote

= pré-vendas is SDR, same text
remotar ~ Pré-vendas (SDR) Remoto ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-sdr ~ mode=remote
vagas ~ Analista de Pré-Vendas ~ Lumiar Tecnologia Ltda. ~ 100% Home Office ~ text=undecima-sdr ~ mode=remote

= promoter
catho ~ Promotor de Vendas ~ Laticínios Campo Bom ~ Cabo Frio - RJ ~ text=undecima-promotor
infojobs ~ Promotor(a) de Merchandising ~ Laticínios Campo Bom Ltda ~ Cabo Frio ~ text=undecima-promotor

= maths teacher
gupy ~ Professor(a) de Matemática - Anos Finais ~ Colégio Aurora ~ Santos (SP) ~ text=undecima-profmat
catho ~ Professor de Matemática ~ Aurora Colégio e Curso ~ Santos - SP ~ text=undecima-profmat

= retold
infojobs ~ Professora de Matemática (Fund. II) ~ Colégio Aurora ~ Cubatão ~ text=undecima-profmat-b
gupy ~ Professor de Matemática ~ Colégio Aurora ~ Cubatão (SP) ~ text=undecima-profmat

= hard: hidden school, retold
bne ~ Docente Matemática 6º ao 9º ~ Confidencial ~ Volta Redonda - RJ ~ text=undecima-profmat-b
catho ~ Professor Ensino Fundamental II - Matemática ~ Colégio Integrar ~ Volta Redonda - RJ ~ text=undecima-profmat

= Portuguese teacher
vagas ~ Professor de Português ~ Colégio Integrar ~ Resende / RJ ~ text=undecima-profport
gupy ~ Professor(a) Língua Portuguesa e Redação ~ Colégio Integrar ~ Resende (RJ) ~ text=undecima-profport

= class helper
divulgavagas ~ Auxiliar de Classe ~ Escola Pingo de Luz ~ São Bernardo do Campo ~ text=undecima-auxclasse
catho ~ Auxiliar de Berçário ~ Escola Infantil Pingo de Luz ~ São Bernardo do Campo - SP ~ text=undecima-auxclasse

= Java developer, Pl and Pleno
gupy ~ Desenvolvedor(a) Java Pleno ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-sobre-ti+undecima-devjava ~ mode=remote
nerdin ~ Desenvolvedor Java Pl - Home Office ~ Lumiar ~ Home Office ~ text=undecima-devjava ~ mode=remote

= back-end engineer, retold
workable ~ Backend Developer (Java) ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-devjava-b ~ mode=remote
gupy ~ Pessoa Desenvolvedora Back-end Java ~ Lumiar ~ Remoto ~ text=undecima-devjava ~ mode=remote

= hard: hidden, retold
nerdin ~ Engenheiro de Software Java ~ Confidencial ~ Home Office ~ text=undecima-devjava-b ~ mode=remote
catho ~ Desenvolvedor Java ~ Orbe Sistemas ~ Remoto ~ text=undecima-devjava ~ mode=remote

= react
workable ~ Dev Front-end React ~ Orbe Sistemas ~ Remoto ~ text=undecima-devreact ~ mode=remote
gupy ~ Desenvolvedor Frontend (React) ~ Orbe ~ Remoto ~ text=undecima-devreact ~ mode=remote ~ on=11-22

= support
catho ~ Analista de Suporte Técnico Jr ~ Seguradora Âncora ~ Curitiba - PR ~ text=undecima-suporte
nerdin ~ Analista de Suporte N1 Júnior ~ Âncora Seguros ~ Curitiba - PR ~ text=undecima-suporte

= retold
infojobs ~ Técnico de Suporte ~ Seguradora Âncora ~ Ponta Grossa ~ text=undecima-suporte-b
gupy ~ Analista de Suporte ~ Seguradora Âncora S.A. ~ Ponta Grossa (PR) ~ text=undecima-suporte

= hard: hidden and retold, help desk
netvagas ~ Help Desk ~ - ~ São José do Rio Preto - SP ~ text=undecima-suporte-b
catho ~ Técnico de Informática - Suporte N1 ~ Rede Bom Preço ~ São José do Rio Preto - SP ~ text=undecima-suporte

= data analyst
vagas ~ Analista de Dados ~ Bebidas Tropical ~ Recife / PE ~ text=undecima-dados ~ mode=hybrid
gupy ~ Analista de BI / Dados ~ Bebidas Tropical ~ Recife (PE) ~ text=undecima-dados ~ mode=hybrid

= internship
catho ~ Estágio em Administração ~ Metalpar ~ Curitiba - PR ~ text=undecima-estadm ~ contract=Estágio
vagas ~ Estagiário(a) Administrativo ~ Metalpar S.A. ~ Curitiba / PR ~ text=undecima-sobre-ind+undecima-estadm ~ contract=Estágio

= law internship
gupy ~ Estágio - Direito ~ Prado Advogados ~ Porto Alegre (RS) ~ text=undecima-estdireito ~ contract=Estágio
infojobs ~ Estagiário de Direito ~ Prado & Associados Advogados - Prado Advogados ~ Porto Alegre ~ text=undecima-estdireito ~ contract=Estágio

= tractor driver
bne ~ Tratorista ~ Fazenda Santa Rita ~ Sorriso - MT ~ text=undecima-tratorista
catho ~ Operador de Trator Agrícola ~ Fazenda Santa Rita ~ Sorriso - MT ~ text=undecima-tratorista

= harvester
infojobs ~ Operador de Colhedora ~ Usina Rio Claro ~ Barretos ~ text=undecima-colheit
gupy ~ Operador de Colhedora de Cana ~ Usina Rio Claro Açúcar e Álcool S/A ~ Barretos (SP) ~ text=undecima-colheit

= butcher
catho ~ Açougueiro ~ Supermercado Sol Nascente ~ Limeira - SP ~ text=undecima-acougue
netvagas ~ ACOUGUEIRO(A) ~ Sol Nascente Supermercados ~ Limeira - SP ~ text=undecima-sobre-varejo+undecima-acougue

= baker
divulgavagas ~ Padeiro ~ Mercado Horizonte ~ Rio Claro ~ text=undecima-padeiro
gupy ~ Padeiro(a) - Loja Rio Claro ~ Mercado Horizonte ~ Rio Claro (SP) ~ text=undecima-padeiro

= hairdresser
infojobs ~ Cabeleireira ~ Studio Bela ~ Juiz de Fora ~ text=undecima-cabel
catho ~ Cabeleireiro(a) Profissional ~ Studio Bela Cabelos ~ Juiz de Fora - MG ~ text=undecima-cabel

= car mechanic
catho ~ Mecânico Automotivo ~ Auto Center Pneus & Cia ~ Sete Lagoas - MG ~ text=undecima-mecauto
bne ~ Mecânico de Automóveis ~ Pneus e Cia Auto Center ~ Sete Lagoas - MG ~ text=undecima-mecauto/160

= regional manager
gupy ~ Gerente Regional de Lojas ~ Avenida Sul ~ Porto Alegre (RS) ~ text=undecima-gerreg
jobleads ~ Gerente Regional (Varejo) ~ Lojas Avenida Sul ~ Porto Alegre ~ text=undecima-gerreg ~ on=11-01

= hard: agency's name on one, client on the other, shorter text
catho ~ Gerente Regional ~ Ponte RH ~ Campinas - SP ~ text=undecima-sobre-agencia+undecima-gerreg
gupy ~ Gerente Regional de Varejo ~ Casa & Lar ~ Campinas (SP) ~ text=undecima-gerreg ~ tail=Seleção com a consultoria Ponte RH.

= pay as a range on one side, single inside the same range said both as the same figures
infojobs ~ Eletricista Montador ~ Voltz ~ Ananindeua ~ text=undecima-eletricista ~ pay=R$ 2.600 a R$ 2.900
catho ~ Eletricista de Obras ~ Voltz Instalações ~ Ananindeua - PA ~ text=undecima-eletricista ~ pay=R$ 2.600,00 a R$ 2.900,00

= 40 days apart, same text
catho ~ Soldador ~ Metalpar ~ Erechim - RS ~ text=undecima-soldador ~ on=10-05
gupy ~ Soldador(a) ~ Metalpar ~ Erechim (RS) ~ text=undecima-soldador ~ on=11-14

= no date on one side, id in title
careerjet ~ Recepcionista (ID 88213) ~ Laboratório Exame ~ São Carlos, SP ~ text=undecima-recepcao ~ on=none
gupy ~ Recepcionista ~ Laboratório Exame ~ São Carlos (SP) ~ text=undecima-recepcao

= hard: bare text, other title for fiscal
netvagas ~ Escriturador Fiscal ~ - ~ Chapecó - SC ~ text=undecima-fiscal ~ as=bare
catho ~ Analista Fiscal ~ Cooperativa Oeste ~ Chapecó - SC ~ text=undecima-fiscal

= hard: title only general, text the same, hidden
bne ~ Vaga na área de limpeza ~ Confidencial ~ Macaé - RJ ~ text=undecima-limphosp
catho ~ Auxiliar de Higienização Hospitalar ~ Hospital Litoral ~ Macaé - RJ ~ text=undecima-limphosp/180

≠ other city of one chain
catho ~ Operador de Caixa ~ Supermercado Sol Nascente ~ Campinas - SP ~ text=undecima-caixa
infojobs ~ Operador de Caixa ~ Supermercado Sol Nascente ~ Valinhos ~ text=undecima-caixa

≠ other bairro in the titles, same city and chain
gupy ~ Operador de Caixa - Loja Cambuí ~ Sol Nascente ~ Campinas (SP) ~ text=undecima-sobre-varejo+undecima-caixa
catho ~ Operador de Caixa - Loja Taquaral ~ Sol Nascente ~ Campinas - SP ~ text=undecima-sobre-varejo+undecima-caixa

≠ shop number differs
infojobs ~ Repositor - Loja 12 ~ Rede Bom Preço ~ Sorocaba ~ text=undecima-repositor
gupy ~ Repositor - Loja 27 ~ Rede Bom Preço ~ Sorocaba (SP) ~ text=undecima-repositor

≠ two trades of one supermarket with one introduction
gupy ~ Operador de Caixa ~ Sol Nascente ~ Limeira (SP) ~ text=undecima-sobre-varejo+undecima-caixa
catho ~ Repositor de Mercadorias ~ Sol Nascente ~ Limeira - SP ~ text=undecima-sobre-varejo+undecima-repositor

≠ butcher and baker of one supermarket
catho ~ Açougueiro ~ Mercado Horizonte ~ Rio Claro - SP ~ text=undecima-acougue
infojobs ~ Padeiro ~ Mercado Horizonte ~ Rio Claro ~ text=undecima-padeiro

≠ both employers hidden, same text
catho ~ Operador de Caixa ~ Empresa Confidencial ~ Jundiaí - SP ~ text=undecima-caixa
bne ~ Operador de Caixa ~ Confidencial ~ Jundiaí - SP ~ text=undecima-caixa

≠ both hidden, cleaning
infojobs ~ Auxiliar de Limpeza ~ Empresa Confidencial ~ São Paulo ~ text=undecima-faxina
netvagas ~ Auxiliar de Limpeza ~ - ~ São Paulo - SP ~ text=undecima-faxina

≠ dates more than 45 days apart
catho ~ Vendedora de Loja ~ Bella Trama ~ Recife - PE ~ text=undecima-vendloja ~ on=08-20
gupy ~ Vendedor(a) de Loja ~ Bella Trama Modas ~ Recife (PE) ~ text=undecima-vendloja ~ on=11-12

≠ dates 60 days apart, driver
infojobs ~ Motorista Categoria D ~ TransRápido ~ Guarulhos ~ text=undecima-motD ~ on=09-10
catho ~ Motorista Categoria D ~ TransRápido Logística ~ Guarulhos - SP ~ text=undecima-motD ~ on=11-09

≠ pay contradicts
catho ~ Auxiliar de Produção ~ Metalpar ~ Joinville - SC ~ text=undecima-auxprod ~ pay=R$ 1.850,00
infojobs ~ Auxiliar de Produção ~ Metalpar ~ Joinville ~ text=undecima-auxprod ~ pay=R$ 2.450,00

≠ pay ranges do not meet
gupy ~ Analista Financeiro ~ Agro Vale ~ Cuiabá (MT) ~ text=undecima-financeiro ~ pay=R$ 3.200 a R$ 3.800
vagas ~ Analista Financeiro ~ Agro Vale ~ Cuiabá / MT ~ text=undecima-financeiro ~ pay=R$ 5.500 a R$ 6.500

≠ CLT and PJ
nerdin ~ Desenvolvedor Java ~ Lumiar ~ Home Office ~ text=undecima-devjava ~ mode=remote ~ contract=PJ
gupy ~ Desenvolvedor Java ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-devjava ~ mode=remote ~ contract=CLT

≠ temporary against permanent
gupy ~ Vendedor(a) Temporário - Natal ~ Donna Rosa ~ Maceió (AL) ~ text=undecima-vendloja ~ contract=Temporário
catho ~ Vendedora de Loja ~ Donna Rosa ~ Maceió - AL ~ text=undecima-vendloja ~ contract=CLT

≠ apprentice against employee
gupy ~ Jovem Aprendiz Administrativo ~ Âncora Seguros ~ Curitiba (PR) ~ text=undecima-auxadm ~ contract=Aprendiz
catho ~ Auxiliar Administrativo ~ Âncora Seguros ~ Curitiba - PR ~ text=undecima-auxadm ~ contract=CLT

≠ internship against assistant
vagas ~ Estágio Administrativo ~ Contábil Prisma ~ Florianópolis / SC ~ text=undecima-estadm ~ contract=Estágio
infojobs ~ Auxiliar Administrativo ~ Contábil Prisma ~ Florianópolis ~ text=undecima-auxadm ~ contract=CLT

≠ category D and category E
catho ~ Motorista Categoria D ~ Rota Norte Transportes ~ Rondonópolis - MT ~ text=undecima-motD
infojobs ~ Motorista Categoria E ~ Rota Norte Transportes ~ Rondonópolis ~ text=undecima-motE

≠ truck driver and his helper
gupy ~ Motorista de Entrega ~ TransRápido ~ Betim (MG) ~ text=undecima-motD
catho ~ Ajudante de Motorista ~ TransRápido ~ Betim - MG ~ text=undecima-motD/80 ~ tail=O ajudante carrega e descarrega o caminhão.

≠ bus driver and truck driver
bne ~ Motorista de Ônibus ~ Viação Estrela ~ Ribeirão Preto - SP ~ text=undecima-onibus
catho ~ Motorista de Caminhão ~ Viação Estrela Cargas ~ Ribeirão Preto - SP ~ text=undecima-motD

≠ day and night shift of the guard
infojobs ~ Vigilante Diurno ~ Vértice Segurança ~ Fortaleza ~ text=undecima-vigilante
gupy ~ Vigilante Noturno ~ Vértice Segurança ~ Fortaleza (CE) ~ text=undecima-vignoturno

≠ shift told only in the texts
catho ~ Vigilante ~ Escudo Forte ~ Teresina - PI ~ text=undecima-vigilante
bne ~ Vigilante ~ Escudo Forte ~ Teresina - PI ~ text=undecima-vignoturno

≠ first and third shift
gupy ~ Auxiliar de Estoque - 1º Turno ~ LogMais ~ Cajamar (SP) ~ text=undecima-estoque
infojobs ~ Auxiliar de Estoque - 3º Turno ~ LogMais ~ Cajamar ~ text=undecima-estoquenoite

≠ shift told only in the texts, stock
catho ~ Auxiliar de Estoque ~ LogMais ~ Extrema - MG ~ text=undecima-estoque
vagas ~ Auxiliar de Estoque ~ LogMais ~ Extrema / MG ~ text=undecima-estoquenoite

≠ PcD twin
gupy ~ Auxiliar de Estoque (Exclusiva PcD) ~ LogMais ~ Cajamar (SP) ~ text=undecima-estoque ~ tail=Vaga exclusiva para pessoas com deficiência.
catho ~ Auxiliar de Estoque ~ LogMais ~ Cajamar - SP ~ text=undecima-estoque

≠ PcD twin, office
vagas ~ Analista Fiscal - PcD ~ Tecidos Boa Vista ~ Americana / SP ~ text=undecima-fiscal ~ tail=Exclusiva para PcD.
gupy ~ Analista Fiscal ~ Tecidos Boa Vista ~ Americana (SP) ~ text=undecima-fiscal

≠ agency's template for two clients' trades
infojobs ~ Auxiliar de Produção ~ Ponte RH ~ Itu ~ text=undecima-sobre-agencia+undecima-auxprod
catho ~ Operador de Injetora ~ Ponte RH ~ Itu - SP ~ text=undecima-sobre-agencia+undecima-injetora

≠ agency's two clients in different branches, same title
gupy ~ Auxiliar Administrativo - Cliente Clínica Odontológica ~ Ponte RH ~ Campinas (SP) ~ text=undecima-sobre-agencia+undecima-auxadm
infojobs ~ Auxiliar Administrativo - Cliente Transportadora ~ Ponte RH ~ Campinas ~ text=undecima-sobre-agencia+undecima-auxadm

≠ two employers of one trade with one text
catho ~ Porteiro ~ Guardião Serviços ~ Santo André - SP ~ text=undecima-porteiro
infojobs ~ Porteiro ~ Vértice Portaria ~ Santo André ~ text=undecima-porteiro

≠ two hospitals, one trade, like texts
gupy ~ Técnico de Enfermagem ~ Hospital São Lucas ~ Londrina (PR) ~ text=undecima-tecenf
vagas ~ Técnico de Enfermagem ~ Hospital Santa Helena ~ Londrina / PR ~ text=undecima-tecenf-b

≠ two call centres
catho ~ Atendente de SAC ~ Conecta Contact Center ~ Salvador - BA ~ text=undecima-callreceptivo
infojobs ~ Atendente de SAC ~ Alô Nordeste ~ Salvador ~ text=undecima-callreceptivo-b

≠ towns of one name in two states
catho ~ Operador de Caixa ~ Rede Bom Preço ~ Bom Jesus - PI ~ text=undecima-caixa
netvagas ~ Operador de Caixa ~ Rede Bom Preço ~ Bom Jesus - RS ~ text=undecima-caixa

≠ towns of one name, teacher
gupy ~ Professor de Matemática ~ Colégio Aurora ~ Santa Luzia (MG) ~ text=undecima-profmat
catho ~ Professor de Matemática ~ Colégio Aurora ~ Santa Luzia - PB ~ text=undecima-profmat

≠ city told in the title contradicts
careerjet ~ Vendedor Externo - Caruaru ~ Sabor & Cia ~ Caruaru, PE ~ text=undecima-vendext
vagas ~ Vendedor Externo - Garanhuns ~ Sabor & Cia ~ Garanhuns / PE ~ text=undecima-vendext

≠ other zone of the city in titles
infojobs ~ Vendedor Externo - Zona Leste ~ Vale Foods ~ São Paulo ~ text=undecima-vendext
gupy ~ Vendedor Externo - Zona Sul ~ Vale Foods ~ São Paulo (SP) ~ text=undecima-vendext

≠ junior and senior
gupy ~ Desenvolvedor React Júnior ~ Orbe Sistemas ~ Remoto ~ text=undecima-devreact ~ mode=remote
trampos ~ Desenvolvedor React Sênior ~ Orbe Sistemas ~ Remoto ~ text=undecima-devreact ~ mode=remote

≠ level I and III
catho ~ Analista Fiscal I ~ Cooperativa Oeste ~ Chapecó - SC ~ text=undecima-fiscal
gupy ~ Analista Fiscal III ~ Cooperativa Oeste ~ Chapecó (SC) ~ text=undecima-fiscal

≠ assistant and analyst
infojobs ~ Assistente de Departamento Pessoal ~ Metalpar ~ Caxias do Sul ~ text=undecima-analistadp
gupy ~ Analista de Departamento Pessoal ~ Metalpar ~ Caxias do Sul (RS) ~ text=undecima-analistadp

≠ analyst and coordinator
catho ~ Analista Financeiro ~ Agro Vale ~ Sinop - MT ~ text=undecima-financeiro
gupy ~ Coordenador Financeiro ~ Agro Vale ~ Sinop (MT) ~ text=undecima-financeiro ~ tail=Liderança de equipe de quatro pessoas.

≠ regional manager and shop manager
gupy ~ Gerente Regional ~ Avenida Sul ~ Curitiba (PR) ~ text=undecima-gerreg
catho ~ Gerente de Loja ~ Avenida Sul ~ Curitiba - PR ~ text=undecima-gerloja

≠ manager and submanager
infojobs ~ Subgerente de Loja ~ Avenida Sul ~ Londrina ~ text=undecima-gerloja
gupy ~ Gerente de Loja ~ Avenida Sul ~ Londrina (PR) ~ text=undecima-gerloja

≠ trainee manager
catho ~ Gerente Trainee ~ Avenida Sul ~ Maringá - PR ~ text=undecima-gerloja
vagas ~ Gerente de Loja ~ Avenida Sul ~ Maringá / PR ~ text=undecima-gerloja

≠ cook and kitchen helper
catho ~ Cozinheiro ~ Cantina da Nona ~ Bauru - SP ~ text=undecima-cozinheiro
infojobs ~ Auxiliar de Cozinha ~ Cantina da Nona ~ Bauru ~ text=undecima-auxcozinha

≠ waiter and cook in one restaurant
gupy ~ Garçom ~ Panela de Barro ~ Vitória (ES) ~ text=undecima-garcom
catho ~ Cozinheiro ~ Panela de Barro ~ Vitória - ES ~ text=undecima-cozinheiro

≠ extra waiter at weekends, freelance
catho ~ Garçom Freelancer (fins de semana) ~ Panela de Barro ~ Vila Velha - ES ~ text=undecima-garcom/120 ~ contract=Freelancer
infojobs ~ Garçom ~ Panela de Barro ~ Vila Velha ~ text=undecima-garcom ~ contract=CLT

≠ pizza cook and Japanese cook
infojobs ~ Pizzaiolo ~ Sabor Mineiro ~ Contagem ~ text=undecima-cozinheiro/90 ~ tail=Preparo de massas e pizzas no forno a lenha.
catho ~ Sushiman ~ Sabor Mineiro ~ Contagem - MG ~ text=undecima-cozinheiro/90 ~ tail=Preparo de sushis e sashimis.

≠ hospital cleaning and office cleaning of one contractor
catho ~ Auxiliar de Limpeza ~ Brilho Facilities ~ Osasco - SP ~ text=undecima-faxina
gupy ~ Auxiliar de Limpeza Hospitalar ~ Brilho Facilities ~ Osasco (SP) ~ text=undecima-limphosp

≠ chambermaid and cleaner in one hotel
infojobs ~ Camareira ~ Hotel Mar Azul ~ Porto Seguro ~ text=undecima-camareira
catho ~ Auxiliar de Limpeza ~ Hotel Mar Azul ~ Porto Seguro - BA ~ text=undecima-faxina

≠ cleaner and leader of cleaning
bne ~ Auxiliar de Limpeza ~ Vértice Serviços ~ Santos - SP ~ text=undecima-faxina
gupy ~ Líder de Limpeza ~ Vértice Serviços ~ Santos (SP) ~ text=undecima-faxina ~ tail=Responsável por distribuir as tarefas da equipe.

≠ cleaner and substitute (ferista)
catho ~ Auxiliar de Limpeza Ferista ~ Vértice Serviços ~ São Vicente - SP ~ text=undecima-faxina ~ tail=Cobertura de férias em diversos postos.
infojobs ~ Auxiliar de Limpeza ~ Vértice Serviços ~ São Vicente ~ text=undecima-faxina

≠ doorman fixed and folguista
infojobs ~ Porteiro Folguista ~ Grupo Vértice ~ Praia Grande ~ text=undecima-porteiro ~ tail=Cobre as folgas dos titulares.
gupy ~ Porteiro ~ Grupo Vértice ~ Praia Grande (SP) ~ text=undecima-porteiro

≠ guard and doorman of one group with one introduction
gupy ~ Porteiro ~ Grupo Vértice ~ Caucaia (CE) ~ text=undecima-sobre-serv+undecima-porteiro
catho ~ Vigilante ~ Grupo Vértice ~ Caucaia - CE ~ text=undecima-sobre-serv+undecima-vigilante

≠ guard with motorbike / bank guard
bne ~ Vigilante Motorizado ~ Escudo Forte ~ São Luís - MA ~ text=undecima-vigilante ~ tail=Ronda de moto, CNH A obrigatória.
catho ~ Vigilante Bancário ~ Escudo Forte ~ São Luís - MA ~ text=undecima-vigilante ~ tail=Posto em agência bancária com porta giratória.

≠ receptive and collections in one call centre
catho ~ Operador de Telemarketing Receptivo ~ Conecta ~ Feira de Santana - BA ~ text=undecima-callreceptivo
infojobs ~ Operador de Telemarketing Cobrança ~ Conecta ~ Feira de Santana ~ text=undecima-callcobranca

≠ other language of the attendant
gupy ~ Atendente Bilíngue Inglês ~ Conecta Contact Center ~ Salvador (BA) ~ text=undecima-callreceptivo ~ tail=Inglês fluente obrigatório.
vagas ~ Atendente Bilíngue Espanhol ~ Conecta Contact Center ~ Salvador / BA ~ text=undecima-callreceptivo ~ tail=Espanhol fluente obrigatório.

≠ other client of the call centre
infojobs ~ Atendente SAC - Operação Banco ~ Alô Nordeste ~ João Pessoa ~ text=undecima-callreceptivo/60 ~ tail=Operação de banco digital: cartões e contas.
catho ~ Atendente SAC - Operação Operadora de Saúde ~ Alô Nordeste ~ João Pessoa - PB ~ text=undecima-callreceptivo/60 ~ tail=Operação de plano de saúde: guias e autorizações.

≠ operator and supervisor of call centre
catho ~ Operador de Cobrança ~ Recupera Crédito ~ São Paulo - SP ~ text=undecima-callcobranca
gupy ~ Supervisor de Cobrança ~ Recupera Crédito ~ São Paulo (SP) ~ text=undecima-callcobranca ~ tail=Gestão de 20 operadores.

≠ at home and on site
infojobs ~ Operador de Cobrança Home Office ~ Recupera Crédito ~ São Paulo ~ text=undecima-callcobranca ~ mode=remote ~ tail=Trabalho de casa, com equipamento da empresa.
vagas ~ Operador de Cobrança Presencial ~ Recupera Crédito ~ São Paulo / SP ~ text=undecima-callcobranca ~ mode=onsite ~ tail=Trabalho presencial na Barra Funda.

≠ ward and ICU technician
gupy ~ Técnico de Enfermagem - Clínica Médica ~ Santa Helena ~ Brasília (DF) ~ text=undecima-sobre-hosp+undecima-tecenf
catho ~ Técnico de Enfermagem - UTI ~ Santa Helena ~ Brasília - DF ~ text=undecima-sobre-hosp+undecima-tecenfuti

≠ areas differ only in titles, same text
infojobs ~ Técnico de Enfermagem - Hemodiálise ~ Hospital São Lucas ~ Maringá ~ text=undecima-tecenf/60
catho ~ Técnico de Enfermagem - Centro Cirúrgico ~ Hospital São Lucas ~ Maringá - PR ~ text=undecima-tecenf/60

≠ adult and neonatal ICU
gupy ~ Técnico de Enfermagem UTI Adulto ~ Hospital São Lucas ~ Maringá (PR) ~ text=undecima-tecenfuti
bne ~ Técnico de Enfermagem UTI Neonatal ~ Hospital São Lucas ~ Maringá - PR ~ text=undecima-tecenfuti/50 ~ tail=Cuidado a recém-nascidos prematuros.

≠ nurse and nurse technician
catho ~ Enfermeiro ~ Hospital São Lucas ~ Cascavel - PR ~ text=undecima-enfermeiro
infojobs ~ Técnico de Enfermagem ~ Hospital São Lucas ~ Cascavel ~ text=undecima-tecenf

≠ even and odd days named
gupy ~ Enfermeiro PS - plantão par noturno ~ Santa Helena ~ Divinópolis (MG) ~ text=undecima-enfermeiro
vagas ~ Enfermeiro PS - plantão ímpar diurno ~ Santa Helena ~ Divinópolis / MG ~ text=undecima-enfermeiro

≠ medical specialty
gupy ~ Médico Pediatra ~ Amor Saúde Mais ~ Aracaju (SE) ~ text=undecima-medped ~ contract=PJ
catho ~ Médico Ginecologista ~ Amor Saúde Mais ~ Aracaju - SE ~ text=undecima-medgo ~ contract=PJ

≠ specialty differs only in title over one text
infojobs ~ Médico Cardiologista ~ Amor Saúde Mais ~ Maceió ~ text=undecima-cardio
vagas ~ Médico Dermatologista ~ Amor Saúde Mais ~ Maceió / AL ~ text=undecima-dermato

≠ carer and nurse technician in one home
catho ~ Cuidador de Idosos ~ Bem Viver ~ São Caetano do Sul - SP ~ text=undecima-cuidador
infojobs ~ Técnico de Enfermagem ~ Bem Viver ~ São Caetano do Sul ~ text=undecima-tecenf

≠ carer by day and by night
divulgavagas ~ Cuidador de Idosos - Diurno ~ Bem Viver ~ São Caetano do Sul ~ text=undecima-cuidador/150 ~ tail=Escala 12x36, das 7h às 19h.
catho ~ Cuidador de Idosos - Noturno ~ Bem Viver ~ São Caetano do Sul - SP ~ text=undecima-cuidador

≠ mason and labourer of one builder
catho ~ Pedreiro ~ Construtora Alicerce ~ Goiânia - GO ~ text=undecima-pedreiro
bne ~ Servente ~ Construtora Alicerce ~ Goiânia - GO ~ text=undecima-servente

≠ labourer and half-skilled mason
infojobs ~ Meio Oficial de Pedreiro ~ Ipê Construções ~ Palmas ~ text=undecima-pedreiro
catho ~ Servente de Obras ~ Ipê Construções ~ Palmas - TO ~ text=undecima-servente

≠ other building site named
gupy ~ Pedreiro - Obra Jardim Europa ~ Construtora Alicerce ~ Goiânia (GO) ~ text=undecima-pedreiro
infojobs ~ Pedreiro - Obra Setor Bueno ~ Construtora Alicerce ~ Goiânia ~ text=undecima-pedreiro

≠ building electrician and maintenance electrician, one firm
catho ~ Eletricista Predial ~ Voltz Instalações ~ Belém - PA ~ text=undecima-eletricista
gupy ~ Eletricista Industrial ~ Voltz Instalações ~ Belém (PA) ~ text=undecima-eletroman

≠ electrician and his helper
infojobs ~ Eletricista ~ Voltz Instalações ~ Ananindeua ~ text=undecima-eletricista
bne ~ Ajudante de Eletricista ~ Voltz Instalações ~ Ananindeua - PA ~ text=undecima-eletricista

≠ electrical and mechanical maintenance with like texts and benefits
gupy ~ Técnico de Manutenção Elétrica ~ Bebidas Tropical ~ Camaçari (BA) ~ text=undecima-eletroman
vagas ~ Técnico de Manutenção Mecânica ~ Bebidas Tropical ~ Camaçari / BA ~ text=undecima-mecmanut

≠ production helper and injection operator
catho ~ Auxiliar de Produção ~ Plásticos Serra ~ Caxias do Sul - RS ~ text=undecima-auxprod
infojobs ~ Operador de Injetora ~ Plásticos Serra ~ Caxias do Sul ~ text=undecima-injetora

≠ other machine: lathe and milling
vagas ~ Operador de Torno CNC ~ Usitec ~ Sertãozinho / SP ~ text=undecima-cnc
catho ~ Operador de Centro de Usinagem CNC ~ Usitec ~ Sertãozinho - SP ~ text=undecima-usinagem

≠ MIG and TIG welder
infojobs ~ Soldador MIG ~ Aço Forte ~ Serra ~ text=undecima-soldador
gupy ~ Soldador TIG ~ Aço Forte ~ Serra (ES) ~ text=undecima-tig

≠ welder and CNC operator under one introduction
gupy ~ Soldador ~ Metalpar ~ Erechim (RS) ~ text=undecima-sobre-ind+undecima-soldador
catho ~ Operador CNC ~ Metalpar ~ Erechim - RS ~ text=undecima-sobre-ind+undecima-cnc

≠ forklift and reach of ... stock helper with one benefits text
infojobs ~ Operador de Empilhadeira ~ LogMais ~ Cajamar ~ text=undecima-empilhadeira
catho ~ Auxiliar de Estoque ~ LogMais ~ Cajamar - SP ~ text=undecima-estoque

≠ stock helper and checker
gupy ~ Conferente de Mercadorias ~ LogMais ~ Extrema (MG) ~ text=undecima-estoque
catho ~ Auxiliar de Estoque ~ LogMais ~ Extrema - MG ~ text=undecima-estoque

≠ two plants named
gupy ~ Auxiliar de Produção - Unidade Distrito Industrial ~ Metalpar ~ Joinville (SC) ~ text=undecima-sobre-ind+undecima-auxprod
infojobs ~ Auxiliar de Produção - Unidade Pirabeiraba ~ Metalpar ~ Joinville ~ text=undecima-sobre-ind+undecima-auxprod

≠ tax and finance analysts with one benefits line
catho ~ Analista Fiscal ~ Polo Componentes ~ Manaus - AM ~ text=undecima-fiscal
gupy ~ Analista Financeiro ~ Polo Componentes ~ Manaus (AM) ~ text=undecima-financeiro

≠ payroll and recruitment analysts
infojobs ~ Analista de RH - Departamento Pessoal ~ Metalpar ~ Gravataí ~ text=undecima-analistadp
vagas ~ Analista de RH - Recrutamento e Seleção ~ Metalpar ~ Gravataí / RS ~ text=undecima-recrut

≠ payable and receivable
gupy ~ Assistente de Contas a Pagar ~ Tecidos Boa Vista ~ Jaraguá do Sul (SC) ~ text=undecima-financeiro/60
catho ~ Assistente de Contas a Receber ~ Tecidos Boa Vista ~ Jaraguá do Sul - SC ~ text=undecima-financeiro/60

≠ receptionist of the clinic in two branches of a city
infojobs ~ Recepcionista - Unidade Icaraí ~ Clínica Vitta ~ Niterói ~ text=undecima-recepcao
gupy ~ Recepcionista - Unidade Centro ~ Clínica Vitta ~ Niterói (RJ) ~ text=undecima-recepcao

≠ hotel receptionist and clinic receptionist
catho ~ Recepcionista de Hotel ~ Grupo Mar Azul ~ Porto Seguro - BA ~ text=undecima-rechotel
infojobs ~ Recepcionista de Clínica ~ Grupo Mar Azul ~ Porto Seguro ~ text=undecima-recepcao

≠ maths and Portuguese teacher with twin texts
gupy ~ Professor de Matemática ~ Colégio Aurora ~ Santos (SP) ~ text=undecima-profmat
catho ~ Professor de Língua Portuguesa ~ Colégio Aurora ~ Santos - SP ~ text=undecima-profport

≠ other grade
infojobs ~ Professor de Matemática - Ensino Médio ~ Colégio Integrar ~ Resende ~ text=undecima-profmat/60 ~ tail=Turmas da 1ª à 3ª série do ensino médio.
gupy ~ Professor de Matemática - Fundamental II ~ Colégio Integrar ~ Resende (RJ) ~ text=undecima-profmat

≠ substitute teacher for leave
catho ~ Professor de Matemática Substituto (licença-maternidade) ~ Colégio Integrar ~ Volta Redonda - RJ ~ text=undecima-profmat ~ contract=Temporário
gupy ~ Professor de Matemática ~ Colégio Integrar ~ Volta Redonda (RJ) ~ text=undecima-profmat ~ contract=CLT

≠ class helper and teacher
divulgavagas ~ Auxiliar de Classe ~ Escola Pingo de Luz ~ São Bernardo do Campo ~ text=undecima-auxclasse
catho ~ Professora de Educação Infantil ~ Escola Pingo de Luz ~ São Bernardo do Campo - SP ~ text=undecima-profinf

≠ two schools, same text
gupy ~ Professor de Matemática ~ Colégio Aurora ~ Cubatão (SP) ~ text=undecima-profmat
infojobs ~ Professor de Matemática ~ Colégio Integrar ~ Cubatão ~ text=undecima-profmat-b

≠ software stack
gupy ~ Desenvolvedor Java Pleno ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-sobre-ti+undecima-devjava ~ mode=remote
nerdin ~ Desenvolvedor React Pleno ~ Lumiar Tecnologia ~ Home Office ~ text=undecima-sobre-ti+undecima-devreact ~ mode=remote

≠ stack in title only
remotar ~ Desenvolvedor .NET ~ Orbe Sistemas ~ Remoto ~ text=undecima-dotnet ~ mode=remote
trampos ~ Desenvolvedor PHP ~ Orbe Sistemas ~ Remoto ~ text=undecima-php ~ mode=remote

≠ developer and tech lead
gupy ~ Tech Lead Java ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-devjava ~ tail=Liderança técnica de squad com seis pessoas. ~ mode=remote
vagas ~ Desenvolvedor Java ~ Lumiar Tecnologia ~ 100% Home Office ~ text=undecima-devjava ~ mode=remote

≠ developer and tester
nerdin ~ Analista de QA ~ Orbe Sistemas ~ Home Office ~ text=undecima-qa ~ mode=remote
gupy ~ Desenvolvedor Frontend ~ Orbe Sistemas ~ Remoto ~ text=undecima-devreact ~ mode=remote

≠ two software firms, same text
nerdin ~ Desenvolvedor Java ~ Orbe Sistemas ~ Home Office ~ text=undecima-devjava ~ mode=remote
remotar ~ Desenvolvedor Java ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-devjava-b ~ mode=remote

≠ support level N1 and N2
catho ~ Analista de Suporte N1 ~ Âncora Seguros ~ Curitiba - PR ~ text=undecima-suporte
gupy ~ Analista de Suporte N2 ~ Âncora Seguros ~ Curitiba (PR) ~ text=undecima-n2

≠ support and data in one company
infojobs ~ Analista de Suporte ~ Bebidas Tropical ~ Recife ~ text=undecima-suporte
gupy ~ Analista de Dados ~ Bebidas Tropical ~ Recife (PE) ~ text=undecima-dados

≠ data analyst and data engineer
vagas ~ Analista de Dados ~ Bebidas Tropical ~ Recife / PE ~ text=undecima-dados
gupy ~ Engenheiro de Dados ~ Bebidas Tropical ~ Recife (PE) ~ text=undecima-engdados

≠ internship of another course
gupy ~ Estágio em Direito ~ Metalpar ~ Curitiba (PR) ~ text=undecima-sobre-ind+undecima-estdireito ~ contract=Estágio
catho ~ Estágio em Administração ~ Metalpar ~ Curitiba - PR ~ text=undecima-sobre-ind+undecima-estadm ~ contract=Estágio

≠ internships of one course in two areas
vagas ~ Estágio em Administração - Compras ~ Seguradora Âncora ~ Rio de Janeiro / RJ ~ text=undecima-estadm/50 ~ contract=Estágio ~ tail=Cotações e pedidos de compra.
gupy ~ Estágio em Administração - Marketing ~ Seguradora Âncora ~ Rio de Janeiro (RJ) ~ text=undecima-estadm/50 ~ contract=Estágio ~ tail=Redes sociais e eventos.

≠ technical and higher internship
infojobs ~ Estágio Técnico em Mecânica ~ Usitec ~ Sertãozinho ~ text=undecima-estmec ~ contract=Estágio
gupy ~ Estágio Superior em Engenharia Mecânica ~ Usitec ~ Sertãozinho (SP) ~ text=undecima-estengmec ~ contract=Estágio

≠ inside and outside seller
catho ~ Vendedor Interno ~ Sabor & Cia ~ Campina Grande - PB ~ text=undecima-vendint
infojobs ~ Vendedor Externo ~ Sabor & Cia ~ Campina Grande ~ text=undecima-vendext

≠ product line of the seller
gupy ~ Vendedor Externo - Linha Pet ~ Vale Foods ~ Petrolina (PE) ~ text=undecima-vendext/60
catho ~ Vendedor Externo - Linha Congelados ~ Vale Foods ~ Petrolina - PE ~ text=undecima-vendext/60

≠ client segment
vagas ~ Executivo de Contas - Grandes Empresas ~ Lumiar Tecnologia ~ São Paulo / SP ~ text=undecima-sdr/60 ~ tail=Carteira de bancos de grande porte.
gupy ~ Executivo de Contas - PME ~ Lumiar Tecnologia ~ São Paulo (SP) ~ text=undecima-sdr/60 ~ tail=Carteira de pequenas empresas.

≠ SDR and closer
trampos ~ SDR ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-sobre-ti+undecima-sdr ~ mode=remote
workable ~ Closer ~ Lumiar Tecnologia ~ Remoto ~ text=undecima-sobre-ti ~ mode=remote ~ tail=Conduzir demonstrações, negociar propostas e fechar contratos.

≠ promoter and supervisor of promoters
catho ~ Promotor de Vendas ~ Laticínios Campo Bom ~ Cabo Frio - RJ ~ text=undecima-promotor
gupy ~ Supervisor de Promotores ~ Laticínios Campo Bom ~ Cabo Frio (RJ) ~ text=undecima-supprom

≠ promoter of two brands by an agency
infojobs ~ Promotor de Vendas - Bebidas ~ Ponte RH ~ Salvador ~ text=undecima-promotor
catho ~ Promotor de Vendas - Cosméticos ~ Ponte RH ~ Salvador - BA ~ text=undecima-promotor

≠ weekend job and full week
gupy ~ Promotor de Vendas - Fim de Semana ~ Laticínios Campo Bom ~ Macaé (RJ) ~ text=undecima-promotor/120 ~ tail=Sábados e domingos apenas.
infojobs ~ Promotor de Vendas ~ Laticínios Campo Bom ~ Macaé ~ text=undecima-promotor

≠ tractor and harvester
catho ~ Tratorista ~ Usina Rio Claro ~ Barretos - SP ~ text=undecima-tratorista
bne ~ Operador de Colhedora ~ Usina Rio Claro ~ Barretos - SP ~ text=undecima-colheit

≠ two farms
bne ~ Tratorista ~ Fazenda Santa Rita ~ Sorriso - MT ~ text=undecima-tratorista
catho ~ Tratorista ~ Fazenda Boa Esperança ~ Sorriso - MT ~ text=undecima-tratorista

≠ hairdresser and manicure
infojobs ~ Cabeleireira ~ Studio Bela ~ Juiz de Fora ~ text=undecima-cabel
divulgavagas ~ Manicure ~ Studio Bela ~ Juiz de Fora ~ text=undecima-manicure

≠ commission against fixed
catho ~ Cabeleireiro Comissionado ~ Studio Bela ~ Barbacena - MG ~ text=undecima-cabel
infojobs ~ Cabeleireiro com Salário Fixo ~ Studio Bela ~ Barbacena ~ text=undecima-cabel/110 ~ tail=Salário fixo, sem comissão.

≠ light and heavy vehicles
catho ~ Mecânico de Veículos Leves ~ Pneus & Cia ~ Sete Lagoas - MG ~ text=undecima-mecauto
gupy ~ Mecânico Diesel ~ Pneus & Cia ~ Sete Lagoas (MG) ~ text=undecima-diesel

≠ mechanic and car electrician
infojobs ~ Mecânico Automotivo ~ Pneus & Cia ~ Sete Lagoas ~ text=undecima-mecauto
bne ~ Eletricista Automotivo ~ Pneus & Cia ~ Sete Lagoas - MG ~ text=undecima-eletauto

≠ motoboy and car driver of a chemist
divulgavagas ~ Motoboy ~ Drogaria Vida ~ São José dos Campos ~ text=undecima-motoboy
catho ~ Motorista Categoria B ~ Drogaria Vida ~ São José dos Campos - SP ~ text=undecima-motB

≠ shops in two malls of one city
vagas ~ Vendedora - Shopping Recife ~ Bella Trama ~ Recife / PE ~ text=undecima-vendloja
gupy ~ Vendedora - Shopping RioMar ~ Bella Trama ~ Recife (PE) ~ text=undecima-vendloja

≠ seller and cashier of one clothes shop
catho ~ Vendedora ~ Donna Rosa ~ Natal - RN ~ text=undecima-vendloja
infojobs ~ Operadora de Caixa ~ Donna Rosa ~ Natal ~ text=undecima-caixa/150

≠ law area of the internship's firm: labour and civil
gupy ~ Estágio em Direito - Trabalhista ~ Prado Advogados ~ Porto Alegre (RS) ~ text=undecima-estdireito ~ contract=Estágio
infojobs ~ Estágio em Direito - Tributário ~ Prado Advogados ~ Porto Alegre ~ text=undecima-estdireito ~ contract=Estágio

≠ both hidden, retold text, same pay
bne ~ Auxiliar de Produção ~ Confidencial ~ Indaiatuba - SP ~ text=undecima-auxprod-b ~ pay=R$ 1.950,00
catho ~ Auxiliar de Produção ~ Empresa Confidencial ~ Indaiatuba - SP ~ text=undecima-auxprod ~ pay=R$ 1.950,00

≠ hidden employer on one side, but another shift and category of work
netvagas ~ Operador de Empilhadeira ~ - ~ Itajaí - SC ~ text=undecima-empilhadeira/110 ~ tail=3º turno, das 22h às 5h40.
gupy ~ Operador de Empilhadeira ~ Armazéns Guará ~ Itajaí (SC) ~ text=undecima-empilhadeira

≠ hidden on one side, other trade of the same kitchen
bne ~ Auxiliar de Cozinha ~ Empresa Confidencial ~ Uberlândia - MG ~ text=undecima-auxcozinha
catho ~ Cozinheiro ~ Sabor Mineiro ~ Uberlândia - MG ~ text=undecima-cozinheiro

≠ kindred names of two employers, one town, one text
infojobs ~ Auxiliar de Higienização ~ Hospital Santa Helena ~ Belo Horizonte ~ text=undecima-limphosp
gupy ~ Auxiliar de Higienização ~ Hospital Santa Luzia ~ Belo Horizonte (MG) ~ text=undecima-limphosp
`);
