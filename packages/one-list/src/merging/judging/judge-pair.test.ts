import { describe, expect, test } from "vitest";
import { postingOf } from "../../testing/posting-of.ts";
import { postingFacts } from "../reading/posting-facts.ts";
import { freshPairs } from "../samples/fresh-pairs.ts";
import { freshNamePairs } from "../samples/fresh-name-pairs.ts";
import { readPairs } from "../samples/read-pairs.ts";
import { judgePair } from "./judge-pair.ts";

const pairs = readPairs(`
= one employer, title and town, and no text
catho ~ Padeiro ~ Padaria Trigo Bom ~ Campinas (SP)
gupy ~ Padeiro(a) ~ Padaria Trigo Bom Ltda ~ Campinas (SP)

= a shift in one title, its hours in the other's text
catho ~ Mecânico - 2º turno ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut
gupy ~ Mecânico ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut

≠ a shift in one title, and other hours in the other's text
catho ~ Mecânico - 3º turno ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut
gupy ~ Mecânico ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut

= a shift at night in one title, for which the other's text asks
catho ~ Auxiliar de Lavanderia madrugada ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ tail=Dobrar e embalar enxoval.
gupy ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ tail=Dobrar e embalar enxoval. Disponibilidade para madrugada.

= a studio under its trade's name
catho ~ Manicure ~ Studio Amaralina ~ Recife (PE)
gupy ~ Manicure ~ Amaralina Estética ~ Recife (PE)

≠ other days of the week in the titles
catho ~ Balconista - Segunda a Sexta ~ Padaria Trigo Bom ~ Campinas (SP) ~ text=mec-manut
gupy ~ Balconista Folguista ~ Padaria Trigo Bom ~ Campinas (SP) ~ text=mec-manut

≠ another letter of the shift
catho ~ Mecânico - Turno A ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut
gupy ~ Mecânico (turno C) ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut

= the ages of an apprentice in one title, and initials in the other
catho ~ Jovem Aprendiz de T&D (14 a 23 anos) ~ Embalaplás ~ Suzano (SP)
gupy ~ Jovem Aprendiz de Treinamento e Desenvolvimento ~ Embalaplás ~ Suzano (SP)

≠ hours in one title, and other hours in the text that only the other has
catho ~ Auxiliar de Lavanderia - 6h às 14h20 ~ Lavanderia Alva Espuma ~ Campinas (SP)
gupy ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ tail=Dobrar e embalar enxoval, das 14h às 22h20.

≠ pay in one field, and other pay in the text that only the other has
catho ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ pay=R$ 2.900 por mês
gupy ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ tail=Dobrar e embalar enxoval. Salário de R$ 1.812.

= pay by the hour, and by the month of an employee
catho ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ pay=R$ 10,00 por hora
gupy ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ pay=R$ 2.200,00

= pay by the hour, and by a month of four weeks
catho ~ Consultor SAP ~ Embalaplás ~ Suzano (SP) ~ pay=R$ 120 por hora ~ contract=PJ
gupy ~ Consultor SAP ~ Embalaplás ~ Suzano (SP) ~ pay=R$ 19.200,00

≠ pay by the hour, and by the month, of which no month has so many hours
catho ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ pay=R$ 10,00 por hora
gupy ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ pay=R$ 2.600,00

= a part of the town behind the place, of which the other says only the town
careerjet ~ Barista ~ Padaria Trigo Bom ~ São Paulo, SP (Pinheiros)
gupy ~ Barista ~ Padaria Trigo Bom ~ São Paulo - SP

≠ a level in one title, which the other says nowhere
catho ~ Analista Financeiro ~ Embalaplás ~ Suzano (SP) ~ text=anal-fin
gupy ~ Analista Financeiro Sênior ~ Embalaplás ~ Suzano (SP) ~ text=anal-fin

= a level in one title, which the other's text says
catho ~ Analista Financeiro ~ Embalaplás ~ Suzano (SP) ~ text=anal-fin ~ tail=Vaga de nível sênior.
gupy ~ Analista Financeiro Sênior ~ Embalaplás ~ Suzano (SP) ~ text=anal-fin

≠ a rank before the role, and a text that speaks of both
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Trabalha com um auxiliar.
gupy ~ Auxiliar de Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Trabalha com um auxiliar.

≠ an agency's text that says nothing of the work, and one title with a word more
catho ~ Auxiliar de Produção ~ Alfa Talentos RH ~ Itu (SP) ~ text=temp-rh
gupy ~ Auxiliar de Produção Farmacêutica ~ Alfa Talentos RH ~ Itu (SP) ~ text=temp-rh

≠ two quarters of one town in the titles, one of which is a town elsewhere
catho ~ Conferente - Tijuca ~ LogMais ~ Rio de Janeiro (RJ) ~ text=conferente
gupy ~ Conferente - Campo Grande (RJ) ~ LogMais ~ Rio de Janeiro (RJ) ~ text=conferente

≠ two numbers of vacancies, put up on one day by one portal
catho ~ Vaga 12 - Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente
catho ~ Vaga 13 - Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente

≠ two codes in brackets
catho ~ Conferente [LG-229] ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente [LG-230] ~ LogMais ~ Extrema (MG) ~ text=conferente

= a code in brackets, which the other portal leaves out
catho ~ Conferente [LG-229] ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente

≠ two employers, neither an agency, with one text
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ Distribuidora Celeiro ~ Extrema (MG) ~ text=conferente

= "técnico" after the work, which the other title leaves out
catho ~ Engenheiro Agrônomo ~ Sementes Chapadão Verde ~ Rio Verde (GO) ~ text=conferente
gupy ~ Eng. Agrônomo - Assistência Técnica ~ Sementes Chapadão Verde ~ Rio Verde (GO) ~ text=conferente

≠ "técnico" before the work, which the other title leaves out
catho ~ Mecânico ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut
gupy ~ Técnico Mecânico ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut

= a person who answers or who operates, for the same work
catho ~ Atendente de Telemarketing ~ Voz Clara ~ Itu (SP) ~ text=mec-manut
gupy ~ Operador de Telemarketing ~ Voz Clara ~ Itu (SP) ~ text=mec-manut

≠ a person who teaches and one who operates, with one text
catho ~ Instrutor de Empilhadeira ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Operador de Empilhadeira ~ LogMais ~ Extrema (MG) ~ text=conferente

≠ two malls of one town, one of which is named by a common word
catho ~ Vendedor - Shopping Cidade ~ Passo Mirim ~ Itu (SP) ~ text=conferente
gupy ~ Vendedor - Shopping Granja Olga ~ Passo Mirim ~ Itu (SP) ~ text=conferente

≠ names that begin alike and go on with two names
catho ~ Conferente ~ Jatobá Perobal ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ Jatobá Ribeirão ~ Extrema (MG) ~ text=conferente

= names that begin alike and go on with what the postings say of the work
catho ~ Professor de Espanhol ~ Ventoforte Idiomas ~ Itu (SP) ~ text=conferente
gupy ~ Professor(a) de Espanhol ~ Ventoforte Escola de Espanhol ~ Itu (SP) ~ text=conferente

= the years of school in one title, their stage in the other
catho ~ Professor de História - Ensino Fundamental II ~ Colégio Ventoforte ~ Itu (SP) ~ text=conferente
gupy ~ Prof. História (6º ao 9º ano) ~ Colégio Ventoforte ~ Itu (SP) ~ text=conferente

= one title gives two names of the work, the other one of them
catho ~ Carpinteiro ~ Madeiras Ipê Roxo ~ Itu (SP) ~ text=conferente
gupy ~ Auxiliar de Carpintaria / Carpinteiro ~ Madeiras Ipê Roxo ~ Itu (SP) ~ text=conferente

≠ who leads the work, under two names, and who does it
catho ~ Carpinteiro ~ Madeiras Ipê Roxo ~ Itu (SP) ~ text=conferente
gupy ~ Encarregado de Marcenaria / Carpinteiro ~ Madeiras Ipê Roxo ~ Itu (SP) ~ text=conferente

= one word for who does the work, and two for it
catho ~ Topógrafo ~ Estradas Guará ~ Itu (SP) ~ text=conferente
gupy ~ Técnico em Topografia ~ Estradas Guará ~ Itu (SP) ~ text=conferente

≠ one word for who does the work, and a rank with the field
catho ~ Recepcionista ~ Pousada Guará ~ Itu (SP) ~ text=conferente
gupy ~ Chefe de Recepção ~ Pousada Guará ~ Itu (SP) ~ text=conferente

= a text told again with its machines, the employer hidden, another title
catho ~ Instalador Fotovoltaico ~ Sol Guará ~ Itu (SP) ~ text=quarta-solar
bne ~ Instalador de Energia Solar ~ Confidencial ~ Itu (SP) ~ text=quarta-solar-b

≠ the same, with two places of work behind a dash
catho ~ Instalador Fotovoltaico - Zona Rural ~ Sol Guará ~ Itu (SP) ~ text=quarta-solar
bne ~ Instalador de Energia Solar - Telhados ~ Confidencial ~ Itu (SP) ~ text=quarta-solar-b

≠ the same, of two employers that are named
catho ~ Instalador Fotovoltaico ~ Sol Guará ~ Itu (SP) ~ text=quarta-solar
bne ~ Instalador Fotovoltaico ~ Energia Perobal ~ Itu (SP) ~ text=quarta-solar-b

≠ the same, with a level that only one says
catho ~ Instalador Fotovoltaico ~ Sol Guará ~ Itu (SP) ~ text=quarta-solar
bne ~ Instalador Fotovoltaico Sênior ~ Sol Guará ~ Itu (SP) ~ text=quarta-solar-b

≠ the same, and both hide the employer
catho ~ Instalador Fotovoltaico ~ - ~ Itu (SP) ~ text=quarta-solar
bne ~ Instalador Fotovoltaico ~ Confidencial ~ Itu (SP) ~ text=quarta-solar-b

≠ a hidden employer, and texts that share only what all of the trade say
catho ~ Auxiliar Administrativo ~ Ventoforte ~ Itu (SP) ~ tail=Atender clientes por telefone, emitir notas, conferir documentos, controlar agenda, organizar arquivos e apoiar compras. Ensino médio completo, pacote Office, experiência de um ano. De segunda a sexta. Salário, vale-transporte, refeição no local e plano de saúde.
bne ~ Auxiliar Administrativo ~ Confidencial ~ Itu (SP) ~ tail=Empresa seleciona para receber clientes, lançar notas no sistema, arquivar documentos, cuidar da agenda da diretoria e pedir material. Pede ensino médio, Office e vivência na função. Oferece salário, vale-transporte, refeição e plano de saúde. Segunda a sexta, oito horas.

≠ one general title of one employer, whose texts tell two works and one template's benefits
catho ~ Operador de Produção ~ Alimentos Perobal ~ Itu (SP) ~ tail=Temperar e moldar hambúrgueres na masseira, vigiar o túnel de congelamento e pesar os lotes. Ensino médio, fretado, refeitório, cesta básica e plano de saúde.
gupy ~ Operador(a) de Produção ~ Alimentos Perobal ~ Itu (SP) ~ tail=Conduzir a caldeira a vapor, tratar a água, registrar pressão e purgas. Ensino médio, fretado, refeitório, cesta básica e plano de saúde.

≠ one general title, of whose works a portal tells one in a sentence
catho ~ Operador de Máquinas ~ Porto Perobal ~ Itajaí (SC) ~ tail=Operar guindaste de bordo no embarque de bobinas, com sinaleiro, e inspecionar cabos e lingas. Curso, CNH B e experiência em navios. Plano de saúde e vale-alimentação de R$ 900.
gupy ~ Operador de Máquinas ~ Porto Perobal ~ Itajaí (SC) ~ tail=Varrer pátio e armazéns com varredeira motorizada, regar vias e recolher granel. CNH B.

≠ a long introduction in common, and two duties each of their own
catho ~ Auxiliar Operacional ~ Grupo Jatobá ~ Itu (SP) ~ text=sobre-jatoba ~ tail=Lavar e abastecer caminhões.
gupy ~ Auxiliar Operacional ~ Grupo Jatobá ~ Itu (SP) ~ text=sobre-jatoba ~ tail=Pesar e ensacar sementes.

= a text that is cut after it tells the work, and a title with a word more
catho ~ Caldeireiro ~ Metal Perobal ~ Itu (SP) ~ tail=Traçar, cortar, dobrar e montar chapas de aço para tanques e dutos, ponteando com eletrodo, conforme o desenho, na oficina e em obra. Curso técnico, dois anos de...
gupy ~ Caldeireiro Industrial ~ Metal Perobal ~ Itu (SP) ~ tail=Traçar, cortar, dobrar e montar chapas de aço para tanques e dutos, ponteando com eletrodo, conforme o desenho, na oficina e em obra. Curso técnico, dois anos de prática, refeitório.

= a licence in one title, which the other's text asks for
catho ~ Motorista de Caminhão (CNH E) ~ Cargas Perobal ~ Itu (SP) ~ text=motorista-e/260
gupy ~ Motorista de Caminhão ~ Cargas Perobal ~ Itu (SP) ~ text=motorista-e

≠ licences that differ in the texts
catho ~ Motorista ~ Cargas Perobal ~ Itu (SP) ~ text=conferente ~ tail=CNH B, sem viagens.
gupy ~ Motorista ~ Cargas Perobal ~ Itu (SP) ~ text=conferente ~ tail=CNH D ou E, sem viagens.

= a shop with and without the word for it
catho ~ Vendedor - Loja Savassi ~ Passo Mirim ~ Belo Horizonte (MG) ~ text=vendedor-loja
gupy ~ Vendedor(a) (Savassi) ~ Passo Mirim ~ Belo Horizonte (MG) ~ text=vendedor-loja/150

= a portal that names the part of the town
catho ~ Vendedor ~ Passo Mirim ~ Savassi, Belo Horizonte (MG) ~ text=vendedor-loja
gupy ~ Vendedor(a) ~ Passo Mirim ~ Belo Horizonte (MG) ~ text=vendedor-loja

≠ two parts of one town
catho ~ Vendedor ~ Passo Mirim ~ Savassi, Belo Horizonte (MG) ~ text=vendedor-loja
gupy ~ Vendedor(a) ~ Passo Mirim ~ Venda Nova, Belo Horizonte (MG) ~ text=vendedor-loja

= an agency with its client's hours and amounts in other words
catho ~ Auxiliar Contábil ~ Vértice RH ~ Uberlândia (MG) ~ text=nova-aux-contabil-b ~ tail=Das 7h10 às 16h20.
gupy ~ Auxiliar Contábil ~ Araripe Sá Contabilidade ~ Uberlândia (MG) ~ text=nova-aux-contabil ~ tail=Das 7h10 às 16h20.

≠ two fields behind one name, above one text that speaks of both
catho ~ Nutricionista Clínica ~ Hospital Perobal ~ Itu (SP) ~ text=nona-nutri
gupy ~ Nutricionista de Produção ~ Hospital Perobal ~ Itu (SP) ~ text=nona-nutri

≠ a night shift and office hours, above one text that pays for nights
catho ~ Conferente - Noturno ~ Terminais Perobal ~ Itu (SP) ~ text=nona-confer
gupy ~ Conferente - Horário Comercial ~ Terminais Perobal ~ Itu (SP) ~ text=nona-confer

≠ private and corporate clients, above one text
catho ~ Gerente de Relacionamento PJ ~ Banco Perobal ~ Itu (SP) ~ text=conferente
gupy ~ Gerente de Relacionamento PF ~ Banco Perobal ~ Itu (SP) ~ text=conferente

= corporate clients by two names, which are no contract
catho ~ Gerente de Relacionamento PJ ~ Banco Perobal ~ Itu (SP) ~ text=conferente ~ contract=CLT
gupy ~ Gerente de Relacionamento - Pessoa Jurídica ~ Banco Perobal ~ Itu (SP) ~ text=conferente

≠ a relief worker, of whom the other posting says nothing
catho ~ Porteiro Folguista ~ Guará Serviços ~ Itu (SP) ~ text=conferente
gupy ~ Porteiro ~ Guará Serviços ~ Itu (SP) ~ text=conferente

≠ who does the work and who teaches it
catho ~ Motorista ~ Cargas Perobal ~ Itu (SP) ~ text=conferente
gupy ~ Instrutor de Motorista ~ Cargas Perobal ~ Itu (SP) ~ text=conferente

= a rank before what is done, which the other title names alone
catho ~ SUPORTE TÉCNICO ~ Guará Informática ~ Itu (SP) ~ text=nona-supti
gupy ~ Assistente de Suporte Técnico ~ Guará Informática ~ Itu (SP) ~ text=nona-supti

= the first grade, which only one portal says
catho ~ Operador de Empilhadeira I ~ Cargas Perobal ~ Itu (SP) ~ text=conferente
gupy ~ Operador de Empilhadeira ~ Cargas Perobal ~ Itu (SP) ~ text=conferente

= a grade and its level
catho ~ Analista de Crédito II ~ Financeira Perobal ~ Itu (SP) ~ text=conferente
gupy ~ Analista de Crédito Pleno ~ Financeira Perobal ~ Itu (SP) ~ text=conferente

≠ a grade and another level
catho ~ Analista de Crédito III ~ Financeira Perobal ~ Itu (SP) ~ text=conferente
gupy ~ Analista de Crédito Pleno ~ Financeira Perobal ~ Itu (SP) ~ text=conferente

= an employer that says its name twice
catho ~ Operador de Televendas ~ Vem ser Conecta! | Conecta Contact Center ~ Itu (SP)
gupy ~ Operador de Televendas ~ Conecta Contact Center ~ Itu (SP)

= legal forms of one owner, of a company that a court watches
catho ~ Padeiro ~ Trigo Bom Sociedade Limitada Unipessoal - SLU (em Recuperação Judicial) ~ Itu (SP)
gupy ~ Padeiro ~ Trigo Bom ~ Itu (SP)

= an agency that calls itself by the English word, above the text of its client
catho ~ Conferente ~ Prisma Recruiting ~ Itu (SP) ~ text=conferente
gupy ~ Conferente ~ LogMais ~ Itu (SP) ~ text=conferente

= a name of a saint, written short
catho ~ Recepcionista ~ Hospital N. Sra. da Luz ~ Itu (SP)
gupy ~ Recepcionista ~ Hospital Nossa Senhora da Luz ~ Itu (SP)

= a teaser with a sentence of the portal below
catho ~ Secretária Escolar ~ Colégio Perobal ~ Itu (SP) ~ text=nona-secret/200 ~ tail=Currículos pelo portal até o preenchimento da vaga.
gupy ~ Secretária Escolar ~ Colégio Perobal Novo ~ Itu (SP) ~ text=nona-secret

≠ two employers that share a word which many names have, above one text
catho ~ Balconista de Farmácia ~ Farmácia Vida Nova ~ Itu (SP) ~ text=conferente
gupy ~ Balconista de Farmácia ~ Drogaria Aliança Nova ~ Itu (SP) ~ text=conferente

≠ a hidden employer, and a text of one trade with numbers of its own
catho ~ Marceneiro ~ - ~ Itu (SP) ~ text=quarta-marceneiro
gupy ~ Marceneiro(a) ~ Móveis Perobal ~ Itu (SP) ~ text=setima-marceneiro

= an employer's number of the vacancy, which begins as a level may
catho ~ Operador de Produção ~ Bebidas Perobal ~ Itu (SP) ~ text=conferente
gupy ~ Operador de Produção - PL 4471 ~ Bebidas Perobal ~ Itu (SP) ~ text=conferente

= hours a week and hours of the day in one title, and the hours in the text
catho ~ Fisioterapeuta - 30h - 13h às 19h ~ Clínica Perobal ~ Itu (SP) ~ text=conferente ~ tail=Das 13h às 19h.
gupy ~ Fisioterapeuta ~ Clínica Perobal ~ Itu (SP) ~ text=conferente ~ tail=Das 13h às 19h.

≠ hours in one title, above a text of all shifts with other hours
catho ~ Auxiliar de Cozinha (14h às 22h20) ~ Refeições Perobal ~ Itu (SP) ~ text=conferente ~ tail=Das 6h às 14h20.
gupy ~ Auxiliar de Cozinha ~ Refeições Perobal ~ Itu (SP) ~ text=conferente ~ tail=Das 6h às 14h20.

≠ an agency's text for two clients, named behind a label
catho ~ Auxiliar Administrativo ~ Guará RH ~ Itu (SP) ~ text=duodecima-sobre-agencia+duodecima-auxadm ~ tail=Cliente: padaria.
gupy ~ Auxiliar Administrativo ~ Guará RH ~ Itu (SP) ~ text=duodecima-sobre-agencia+duodecima-auxadm ~ tail=Cliente: hospital.

= an agency by another name of what it does, and its client
catho ~ Conferente ~ Perobal Gestão de Pessoas ~ Itu (SP) ~ text=conferente
gupy ~ Conferente ~ Terminais Guará ~ Itu (SP) ~ text=conferente

= an employer with an article
catho ~ Vendedor ~ O Jatobá ~ Itu (SP) ~ text=conferente
gupy ~ Vendedor ~ Jatobá ~ Itu (SP) ~ text=conferente

≠ one template for two works, in which the machines are others
catho ~ Técnico de Manutenção ~ Papel Perobal ~ Itu (SP) ~ tail=Executar manutenção preventiva e corretiva em bombas, redutores, esteiras e compressores, ler desenhos mecânicos, soldar quando preciso e registrar ordens no sistema. Fretado, restaurante e plano de saúde.
gupy ~ Técnico de Manutenção ~ Papel Perobal ~ Itu (SP) ~ tail=Executar manutenção preventiva e corretiva em painéis, motores, inversores e controladores, ler diagramas elétricos e registrar ordens no sistema. Fretado, restaurante e plano de saúde.

≠ an agency's text for two clients, which differs in a word
catho ~ Auxiliar de Limpeza ~ Talento RH ~ Itu (SP) ~ text=conferente ~ tail=Para atuar em supermercado.
gupy ~ Auxiliar de Limpeza ~ Talento RH ~ Itu (SP) ~ text=conferente ~ tail=Para atuar em frigorífico.

= the middle level, which only one portal says
catho ~ Advogado Trabalhista Pleno ~ Perobal Advogados ~ Itu (SP) ~ text=conferente
gupy ~ Advogado(a) Trabalhista ~ Perobal Advocacia ~ Itu (SP) ~ text=conferente

= the second grade, which only one portal says
catho ~ Operador de Empilhadeira II ~ Cargas Perobal ~ Itu (SP) ~ text=conferente
gupy ~ Operador de Empilhadeira ~ Cargas Perobal ~ Itu (SP) ~ text=conferente

≠ the middle level in one title, above an agency's text
catho ~ Assistente de Compras Pleno ~ Guará RH ~ Itu (SP) ~ text=conferente
gupy ~ Assistente de Compras ~ Cargas Perobal ~ Itu (SP) ~ text=conferente

= a longer name of the employer, and the state alone for the place, with one text
catho ~ Conferente ~ Terminais Perobal Santista ~ São Paulo ~ text=conferente
gupy ~ Conferente ~ Terminais Perobal ~ Itu (SP) ~ text=conferente

= a distributor that one portal calls by what it distributes
catho ~ Conferente ~ Distribuidora Perobal Norte ~ Itu (SP) ~ text=conferente
gupy ~ Conferente ~ Perobal Norte Bebidas ~ Itu (SP)

= one text that its employer puts up again on one portal two weeks later, under a longer title
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ on=10-28
catho ~ Conferente de Cargas ~ LogMais Ltda ~ Extrema (MG) ~ text=conferente ~ on=11-11

≠ the same on one day
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente
catho ~ Conferente de Cargas ~ LogMais Ltda ~ Extrema (MG) ~ text=conferente

≠ two shops of one employer on one portal, two weeks apart
catho ~ Conferente - Loja Perobal ~ LogMais ~ Extrema (MG) ~ text=conferente ~ on=10-28
catho ~ Conferente - Loja Jacarandá ~ LogMais ~ Extrema (MG) ~ text=conferente ~ on=11-11

= the state behind a title with its feminine form in brackets
catho ~ Conferente(a) - MG ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente

= the third shift, which one portal calls the night's
catho ~ Conferente - 3º turno ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente III turno (noite) ~ LogMais ~ Extrema (MG) ~ text=conferente

= a shift that only one portal says, where the text says none
catho ~ Conferente - Noturno ~ LogMais ~ Extrema (MG) ~ text=anal-fin
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=anal-fin

= the first level, which only one portal says
catho ~ Analista Financeiro Jr ~ Embalaplás ~ Suzano (SP) ~ text=anal-fin
gupy ~ Analista Financeiro ~ Embalaplás ~ Suzano (SP) ~ text=anal-fin

= work for a time, which the other says in its text
catho ~ Conferente Temporário ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Contrato temporário de 90 dias.
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Contrato temporário de 90 dias.

= a text that a portal cuts, with its link below
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente/300 ~ tail=Ver mais
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente

= a code in brackets before the title
catho ~ [TI-229] Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente/200
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente

= the employer as its page of careers calls it, and the state alone
catho ~ Conferente ~ Trabalhe na LogMais ~ Minas Gerais ~ text=conferente
gupy ~ Conferente ~ LogMais Carreiras ~ Extrema (MG) ~ text=conferente

= a route and the state behind one title
catho ~ Conferente - Rota Perobal - MG ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente

≠ two routes and the state behind the titles
catho ~ Conferente - Rota Perobal - MG ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente - Rota Aroeira - MG ~ LogMais ~ Extrema (MG) ~ text=conferente

= one text, whose sentences stand in another order
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Conferir notas na doca. Separar pedidos com coletor. Etiquetar caixas de medicamentos. Registrar avarias no sistema. Apoiar o inventário mensal. Ensino médio completo. Vale-transporte e refeitório no local. Fretado saindo do terminal.
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Fretado saindo do terminal. Vale-transporte e refeitório no local. Ensino médio completo. Apoiar o inventário mensal. Registrar avarias no sistema. Etiquetar caixas de medicamentos. Separar pedidos com coletor. Conferir notas na doca.

= a list that a portal writes as one paragraph and cuts, with a sentence before it
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Vaga para o centro de distribuição, com início imediato. Conferir cargas Experiência com coletor Protheus é diferencial Modelo de turnos com folga. Separar pedidos da linha de medicamentos e apoiar o inventário...
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Conferir cargas</p><ul><li>Experiência com coletor</li><li>Protheus é diferencial</li></ul><p>Modelo de turnos com folga. Separar pedidos da linha de medicamentos e apoiar o inventário mensal. Plano de saúde Bradesco, PLR e fretado.

= installers of fibre, named by the field and by the work
catho ~ Técnico de Campo Telecom ~ Guará Internet ~ Itu (SP) ~ text=conferente
gupy ~ Instalador de Internet ~ Guará Internet ~ Itu (SP) ~ text=conferente

= an agency that names its client in the text, and tells the work again
catho ~ Conferente ~ Ocupar Saúde ~ Extrema (MG) ~ tail=Recrutamos para a Armazéns Jequitibá quem confira 40 cargas por dia, na doca 7, das 22h às 6h, com coletor e Protheus. Oferece fretado, PLR e refeitório.
gupy ~ Conferente ~ Armazéns Jequitibá Ltda ~ Extrema (MG) ~ tail=Na doca 7 você confere 40 cargas a cada dia, com o coletor e o Protheus, das 22h às 6h. PLR, refeitório e fretado.

≠ the same, where the text names another client
catho ~ Conferente ~ Ocupar Saúde ~ Extrema (MG) ~ tail=Recrutamos para a Armazéns Tamanduá quem confira 40 cargas por dia, na doca 7, das 22h às 6h, com coletor e Protheus. Oferece fretado, PLR e refeitório.
gupy ~ Conferente ~ Armazéns Jequitibá Ltda ~ Extrema (MG) ~ tail=Na doca 7 você confere 40 cargas a cada dia, com o coletor e o Protheus, das 22h às 6h. PLR, refeitório e fretado.

= a brand and initials of it, above one text
catho ~ Conferente ~ FDL Comércio de Alimentos ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ Flor de Lis ~ Extrema (MG) ~ text=conferente

≠ initials of another name, above one text
catho ~ Conferente ~ FDM Comércio de Alimentos ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ Flor de Lis ~ Extrema (MG) ~ text=conferente

= a brand and a legal name without a word in common, above one text and one pay
catho ~ Conferente ~ Flor de Lis ~ Extrema (MG) ~ text=conferente ~ pay=R$ 1.924,00 ~ tail=Escala 12x36, das 18h às 6h.
gupy ~ Conferente ~ Jequitibá Participações ~ Extrema (MG) ~ text=conferente ~ pay=R$ 1.924,00 ~ tail=Escala 12x36, das 18h às 6h.

≠ two names of two trades, above one text and one pay
catho ~ Conferente ~ Farmácia Flor de Lis ~ Extrema (MG) ~ text=conferente ~ pay=R$ 1.924,00 ~ tail=Escala 12x36, das 18h às 6h.
gupy ~ Conferente ~ Supermercado Jequitibá ~ Extrema (MG) ~ text=conferente ~ pay=R$ 1.924,00 ~ tail=Escala 12x36, das 18h às 6h.

= two words that many names have, which are one name together
catho ~ Conferente ~ Funilaria Estrela do Oeste ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ Estrela do Oeste Reparos ~ Extrema (MG) ~ text=conferente

= put up again on one portal, with more of an allowance
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Vale-alimentação de R$ 410. ~ on=10-28
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Vale-alimentação de R$ 450. ~ on=11-11

≠ put up again on one portal, for another shop by its number
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Para o armazém 12. ~ on=10-28
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Para o armazém 15. ~ on=11-11

= a title for both sexes
catho ~ Conferente (masc/fem) ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente

= the letter of a crew in one title, and in the other's text
catho ~ Conferente - Turno B ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Turno B: 15h às 23h20.
gupy ~ Conferente ~ LogMais Armazéns ~ Extrema (MG) ~ text=conferente ~ tail=Turno B: 15h às 23h20.

≠ other crews in the texts
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Turno B.
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Turno C.

= the name of the trade behind another title of the work
catho ~ Analista de RH - Psicólogo Organizacional ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Psicólogo(a) Organizacional ~ LogMais ~ Extrema (MG) ~ text=conferente

≠ what stands behind the work in two titles
catho ~ Técnico em Radiologia - Tomografia ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Tomografia e ressonância.
gupy ~ Técnico em Radiologia - Ressonância ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Tomografia e ressonância.

= who works for herself, called by two names
catho ~ Manicure (MEI) ~ LogMais ~ Extrema (MG) ~ text=conferente ~ contract=Prestador de serviços
gupy ~ Manicure ~ LogMais ~ Extrema (MG) ~ text=conferente ~ contract=Autônomo

= words that a portal glued together
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Conferir cargas na doca, segundo a ANTTRegistrar avarias no sistemaSeparar pedidos com coletor. Vale-transporte e refeitório no local. Fretado saindo do terminal.
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Conferir cargas na doca, segundo a ANTT</p><ul><li>Registrar avarias no sistema</li><li>Separar pedidos com coletor.</li></ul><p>Vale-transporte e refeitório no local. Fretado saindo do terminal.

= words of a portal's field that name no contract
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ contract=Efetivo – CLT
nerdin ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ contract=FULL_TIME

= a company of one person and who renders a service, above one text
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ contract=PJ
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ contract=Prestador de serviços

≠ two contracts
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ contract=PJ
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ contract=CLT

= put up again on one portal, with more pay and two years asked for instead of three
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Três anos de prática. ~ on=10-10 ~ pay=R$ 1.900,00
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Dois anos de prática. ~ on=11-03 ~ pay=R$ 2.100,00

≠ put up again on one portal for half as much pay again
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ on=10-10 ~ pay=R$ 1.900,00
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ on=11-03 ~ pay=R$ 2.900,00

≠ more pay on one portal on one day
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ pay=R$ 1.900,00
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ pay=R$ 2.100,00

= a shift by its number and by its name, with the same hours
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Terceiro turno, das 22h às 5h.
gupy ~ Conferente ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Turno da noite, das 22h às 5h.

= hours in one title from the first to the last of the text
catho ~ Monitora de Van ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Das 6h às 9h e das 11h às 13h30.
bne ~ Monitora de Van 6h às 13h30 ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Das 6h às 9h e das 11h às 13h30.

= two titles that name what one text says apart from each other
catho ~ Supervisor de Manutenção Predial ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Manutenção predial preventiva, com equipe própria de técnicos e oficinas no shopping.
gupy ~ Supervisor de Manutenção - Shopping ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Manutenção predial preventiva, com equipe própria de técnicos e oficinas no shopping.

≠ two titles that name what one text says as a choice
catho ~ Supervisor de Manutenção Predial ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Para manutenção predial ou de shopping.
gupy ~ Supervisor de Manutenção - Shopping ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Para manutenção predial ou de shopping.

= how many colours a machine prints, which is no grade
catho ~ Impressor ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Impressora de 4 cores.
gupy ~ Impressor 4 cores ~ LogMais ~ Extrema (MG) ~ text=conferente ~ tail=Impressora de 4 cores.

= fields of the portal above a text that it cuts
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Conferir cargas na doca com coletor de dados, registrar avarias no sistema, separar pedidos por rota e por horário de saída, etiquetar volumes, montar paletes, acompanhar o carregamento, apoiar o inventário de cada mês e zelar pela limpeza do armazém.
bne ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Empresa: LogMais S.A.</p><p>Nível hierárquico: Operacional</p><p>Local de trabalho: Extrema, MG</p><p>Conferir cargas na doca com coletor de dados, registrar avarias no sistema, separar pedidos por rota e por horário de saída, etiquetar volumes, montar paletes, acompanhar...

= a portal's own sentences above one text, and another's below it
catho ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Empresa do segmento busca profissional para atuar em equipe animada e premiada.</p><p>Conferir cargas na doca com coletor de dados, registrar avarias no sistema, separar pedidos por rota e etiquetar volumes.
bne ~ Conferente ~ LogMais ~ Extrema (MG) ~ tail=Conferir cargas na doca com coletor de dados, registrar avarias no sistema, separar pedidos por rota e etiquetar volumes.</p><p>Candidate-se pelo site. Código da vaga: 883920.</p><p>Veja oportunidades parecidas, avaliações de empresas e salários da região.

≠ the condominium of a firm, in the place of another, below one text
catho ~ Porteiro ~ LogMais ~ Extrema (MG) ~ tail=Controlar a entrada de moradores, receber encomendas, operar o interfone, fazer rondas e anotar ocorrências no livro da portaria.</p><p>Condomínio na Vila Olímpia.
bne ~ Porteiro ~ LogMais ~ Extrema (MG) ~ tail=Controlar a entrada de moradores, receber encomendas, operar o interfone, fazer rondas e anotar ocorrências no livro da portaria.</p><p>Condomínio no Brooklin, com plantão aos sábados.

≠ two shifts, of which one stands before the state as a town does
catho ~ Motorista de Van - Turno Manhã ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Motorista de Van - Turno Noite - MG ~ LogMais ~ Extrema (MG) ~ text=conferente

= a field of work that stands before the state as a town does
catho ~ Técnico em Avicultura ~ LogMais ~ Extrema (MG) ~ text=conferente
gupy ~ Técnico - Avicultura - MG ~ LogMais ~ Extrema (MG) ~ text=conferente

= another name of the trade, and a town of several words in one title
catho ~ Torneiro CNC ~ LogMais ~ Caxias do Sul (RS) ~ text=conferente
gupy ~ Operador de Torno CNC - Caxias do Sul ~ LogMais ~ Caxias do Sul (RS) ~ text=conferente

= the employer, and its page of careers
catho ~ Conferente ~ Embalaplás ~ Extrema (MG)
gupy ~ Conferente ~ Vem ser Embalaplás ~ Extrema (MG)

= pay by the year, with the thirteenth salary
catho ~ Consultor SAP ~ Embalaplás ~ Suzano (SP) ~ pay=R$ 10.000,00
jobleads ~ Consultor SAP ~ Embalaplás ~ Suzano (SP) ~ pay=R$ 130.000 por ano

= pay by the hour in a field, and by the month in the other's text
catho ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ pay=R$ 12,00 por hora
gupy ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ tail=Dobrar e embalar enxoval. Salário de R$ 2.640.

= two titles without a common word, above a text that is told again
catho ~ Recepcionista ~ Clínica Perobal ~ Itu (SP) ~ on=11-08 ~ tail=Agendar consultas no sistema Feegow, confirmar pelo WhatsApp, faturar convênios, lançar guias TISS e fechar o caixa. Das 7h às 13h. Ensino médio, 2 anos de experiência em clínica. VR de R$ 22 e vale-transporte.
gupy ~ Secretária ~ Clínica Perobal ~ Itu (SP) ~ on=11-10 ~ tail=Na clínica, a pessoa cuida da agenda de consultas (Feegow), confirma por WhatsApp, fatura os convênios com guias TISS e fecha o caixa do dia. Das 7h às 13h. Pede-se 2 anos em clínica e ensino médio. Vale-refeição de R$ 22 e VT.

≠ one who helps and one who does the work, above texts that share much
catho ~ Pedreiro ~ Construtora Perobal ~ Itu (SP) ~ on=11-08 ~ tail=Assentar blocos, preparar argamassa, fazer reboco e contrapiso em obra de 12 casas. Das 7h às 17h. Ensino fundamental, 2 anos de experiência em obra. VR de R$ 22 e vale-transporte.
gupy ~ Servente ~ Construtora Perobal ~ Itu (SP) ~ on=11-10 ~ tail=Na obra de 12 casas, a pessoa prepara argamassa e leva blocos para o reboco e o contrapiso. Das 7h às 17h. Pede-se 2 anos em obra e ensino fundamental. Vale-refeição de R$ 22 e VT.

= pay in one field, and a premium beside it in one text of both
catho ~ Consultor de Vendas ~ Embalaplás ~ Suzano (SP) ~ pay=R$ 2.500,00 ~ tail=Oferecemos R$ 2.500 fixo e variável de até R$ 1.500.
gupy ~ Consultor de Vendas ~ Embalaplás ~ Suzano (SP) ~ tail=Oferecemos R$ 2.500 fixo e variável de até R$ 1.500.

= a title in English that names what is done, and no rank
gupy ~ Customer Success ~ Embalaplás ~ Suzano (SP) ~ text=conferente
catho ~ Analista de Sucesso do Cliente ~ Embalaplás ~ Suzano (SP) ~ text=conferente

≠ an agency and an employer above three words, which any posting may have
gupy ~ Auxiliar Administrativo ~ Consultoria RH Recife ~ Recife (PE) ~ tail=Rotinas do setor.
catho ~ Auxiliar Administrativo ~ Embalaplás ~ Recife (PE) ~ tail=Rotinas do setor.

= two titles that one long text with its numbers tells, glued, under one employer
gupy ~ Cabeleireiro(a) - Derby ~ Salão Amaralina ~ Recife (PE) ~ tail=<p>Fazer corte feminino, escova, coloração e mechas, diagnosticar os fios, indicar produtos e preencher a ficha de cada cliente no tablet.</p><p>Experiência de 3 anos, portfólio e material próprio.</p><p>Comissão de 45%, terça a sábado, das 9h às 19h, na unidade Derby. Treinamento a cada 4 meses, convênio com academia e desconto em produtos.</p>
catho ~ Cabeleireira colorista ~ Salão Amaralina ~ Recife (PE) ~ tail=Fazer corte feminino, escova, coloração e mechas, diagnosticar os fios, indicar produtos e preencher a ficha de cada cliente no tablet.Experiência de 3 anos, portfólio e material próprio.Comissão de 45%, terça a sábado, das 9h às 19h, na unidade Derby. Treinamento a cada 4 meses, convênio com academia e desconto em produtos.

≠ two subjects that one long text with its numbers does not tell
gupy ~ Professor(a) de Matemática ~ Colégio Perobal ~ Recife (PE) ~ tail=<p>Planejar e ministrar aulas, lançar notas no sistema até 5 dias depois da prova, atender as famílias em 2 plantões por mês e participar das reuniões pedagógicas de segunda-feira.</p><p>Licenciatura na disciplina, experiência de 3 anos. Carga de 18 aulas, das 7h às 12h20. Bolsa de 60% para filhos, plano de saúde e vale-alimentação de R$ 480.</p>
catho ~ Professor(a) de Geografia ~ Colégio Perobal ~ Recife (PE) ~ tail=<p>Planejar e ministrar aulas, lançar notas no sistema até 5 dias depois da prova, atender as famílias em 2 plantões por mês e participar das reuniões pedagógicas de segunda-feira.</p><p>Licenciatura na disciplina, experiência de 3 anos. Carga de 18 aulas, das 7h às 12h20. Bolsa de 60% para filhos, plano de saúde e vale-alimentação de R$ 480.</p>

= two names of one work, told again under one employer
gupy ~ Manicure especialista em alongamento ~ Salão Amaralina ~ Recife (PE) ~ tail=Alongamento em gel, fibra e banho de gel, esmaltação em gel. Cutilagem combinada e manutenção. Preencher ficha de anamnese e esterilizar alicates em autoclave. Experiência de um ano e portfólio no Instagram. Material próprio. Comissão de 60% como MEI. Terça a sábado, 9h às 19h. Unidade Derby.
catho ~ Nail designer ~ Salão Amaralina ~ Recife (PE) ~ tail=Procuramos nail designer para nosso salão do Derby, no Recife. Parceria com CNPJ MEI, fica com seis de cada dez reais. Trabalhos em fibra, gel, banho e esmaltação; cuidado com autoclave e ficha do cliente. Traga portfólio e seu kit. De terça a sábado até as 19h.

= a title that names the occupation behind a sign, above one text
gupy ~ Consultor de Vendas (Agrônomo) ~ Embalaplás ~ Suzano (SP) ~ text=conferente
catho ~ Engenheiro Agrônomo ~ Embalaplás ~ Suzano (SP) ~ text=conferente

= a short word of a title, which the text says
gupy ~ Motorista de Van ~ Embalaplás ~ Suzano (SP) ~ tail=Dirigir a van no transporte de funcionários em fretamento, cumprir os horários, fazer a lista de embarque, manter o veículo limpo e abastecido e tratar os passageiros com educação. Curso de transporte coletivo e um ano de experiência.
catho ~ Motorista de Fretamento ~ Embalaplás ~ Suzano (SP) ~ tail=Dirigir a van no transporte de funcionários em fretamento, cumprir os horários, fazer a lista de embarque, manter o veículo limpo e abastecido e tratar os passageiros com educação. Curso de transporte coletivo e um ano de experiência.

= one text of a hidden employer, where one portal tells the state alone
gupy ~ Vaqueiro ~ Fazenda Perobal ~ Minas Gerais ~ text=mec-manut
catho ~ Vaqueiro ~ - ~ Patrocínio (MG) ~ text=mec-manut

= the client of an agency, an industry by two of its words, told again
catho ~ Assistente de Faturamento ~ Ponte RH ~ Joinville (SC) ~ tail=Cliente: indústria de embalagens plásticas. Emitir notas de venda, remessa e devolução no Protheus, conferir pedidos e CFOP, agendar coletas e arquivar canhotos. Superior cursando. Segunda a sexta, 7h30 às 17h18. Salário de R$ 2.750, Unimed, refeitório.
gupy ~ Assistente de Faturamento ~ Embalaplás ~ Joinville (SC) ~ tail=Indústria do ramo plástico abre vaga: a pessoa emite NF-e de venda, remessa e devolução pelo Protheus, confere CFOP e pedidos, agenda coletas e guarda canhotos. Das 7h30 às 17h18, de segunda a sexta. R$ 2.750, Unimed e refeitório. Cursando faculdade.

= an allowance behind "salários", and pay in a field
catho ~ Torneiro CNC ~ Embalaplás ~ Suzano (SP) ~ pay=R$ 3.600,00 ~ text=conferente
gupy ~ Torneiro CNC ~ Embalaplás ~ Suzano (SP) ~ text=conferente ~ tail=PPR de até 2 salários Vale-alimentação R$ 450.

≠ two posts of one employer, told at the end of one text
catho ~ Técnico de Coleta ~ Laboratório Perobal ~ Brasília (DF) ~ text=conferente ~ tail=Posto Asa Sul.
gupy ~ Técnico de Coleta ~ Laboratório Perobal ~ Brasília (DF) ~ text=conferente ~ tail=Posto Águas Claras.

= a hidden employer's words for one work, and one pay
gupy ~ Supervisor(a) de Atendimento ~ Embalaplás ~ Suzano (SP) ~ tail=Liderar equipe de 25 operadores, acompanhar TMA, monitoria, absenteísmo e NPS, dar retorno, elaborar escalas e garantir as metas. Superior cursando. Experiência em liderança. Excel intermediário. R$ 2.950,00, variável, VR e plano de saúde.
catho ~ Supervisor de Atendimento ~ - ~ Suzano (SP) ~ tail=Central busca líder para equipe receptiva com 25 pessoas: metas, NPS, TMA e presença do time; ouvir ligações e conversar com cada um; montar a escala mensal. Quem está na faculdade pode se inscrever. Excel é usado todo dia. Salário 2.950 (R$ 2.950), bônus mensal, VR e convênio médico.

≠ a hidden employer's words for such work, and another pay
gupy ~ Supervisor(a) de Atendimento ~ Embalaplás ~ Suzano (SP) ~ tail=Liderar equipe de 25 operadores, acompanhar TMA, monitoria, absenteísmo e NPS, dar retorno, elaborar escalas e garantir as metas. Superior cursando. Experiência em liderança. Excel intermediário. R$ 2.950,00, variável, VR e plano de saúde.
catho ~ Supervisor de Atendimento ~ - ~ Suzano (SP) ~ tail=Central busca líder para equipe receptiva com 25 pessoas: metas, NPS, TMA e presença do time; ouvir ligações e conversar com cada um; montar a escala mensal. Quem está na faculdade pode se inscrever. Excel é usado todo dia. R$ 2.970, bônus mensal, VR e convênio médico.

= a hidden employer's words for one work in one quarter
gupy ~ Fisioterapeuta ~ Clínica Perobal ~ Maceió (AL) ~ tail=Reabilitação ortopédica no bairro da Jatiúca. Atender pós-operatórios de joelho, ombro e coluna, com RPG e terapia manual. Conduzir pilates em grupo de até três alunos. Evoluir no prontuário. Crefito ativo e formação em pilates. 30 horas semanais.
catho ~ Fisioterapeuta ~ - ~ Jatiúca, Maceió - AL ~ tail=Fisioterapeuta para clínica. Pacientes de ombro, coluna e joelho após cirurgia; terapia manual, RPG; aulas de pilates para trios. Registro no conselho e curso de pilates. Seis horas por dia, à tarde.

= one who helps in one title, above one long text with its numbers that both boards have
gupy ~ Montador(a) de Ar-Condicionado ~ Embalaplás ~ Suzano (SP) ~ tail=<p>Montar gabinetes, compressores e painéis de ar-condicionado na esteira, fazer a inspeção visual e o teste de vazamento com hélio, embalar e etiquetar.</p><p>Ensino médio completo e experiência de 6 meses em linha de montagem, registrada em carteira. Turno das 7h às 17h, de segunda a sexta.</p><p>Salário de R$ 1.745, rota, alimentação no local, plano médico e cesta básica de R$ 210.</p>
catho ~ Auxiliar de Produção ~ Embalaplás ~ Suzano (SP) ~ tail=<p>Montar gabinetes, compressores e painéis de ar-condicionado na esteira, fazer a inspeção visual e o teste de vazamento com hélio, embalar e etiquetar.</p><p>Ensino médio completo e experiência de 6 meses em linha de montagem, registrada em carteira. Turno das 7h às 17h, de segunda a sexta.</p><p>Salário de R$ 1.745, rota, alimentação no local, plano médico e cesta básica de R$ 210.</p>

= the employer behind the work, in the words of its field
catho ~ Vendedor de Autopeças ~ Autopeças Rei do Câmbio Ltda ~ Extrema (MG) ~ text=conferente
gupy ~ Vendedor de Autopeças - Autopeças Rei do Câmbio Ltda ~ Autopeças Rei do Câmbio Ltda ~ Extrema (MG) ~ text=conferente
`);

describe("what is one vacancy, and what is two", () => {
  test.each([...pairs, ...freshPairs, ...freshNamePairs])("$why", ({ verdict, postings: [one, other] }) => {
    expect(judgePair(postingFacts(one), postingFacts(other)) === "same").toBe(verdict === "same");
  });
});

test("one portal's two postings are two where their texts differ in a number only", () => {
  const text = (hours: string): string =>
    `Separar pedidos com coletor, conferir volumes, etiquetar caixas e carregar caminhões, em turno que começa às ${hours}.`;
  const [early, late] = ["5h", "22h"].map((hours, number) =>
    postingFacts(
      postingOf({ id: `gupy-${number}`, url: `https://gupy.example/${number}`, description: text(hours) }),
    ),
  );
  expect(early && late && judgePair(early, late)).toBe("apart");
});

test("two texts of nothing but single letters are judged too", () => {
  const [one, other] = ["gupy", "catho"].map((source, number) =>
    postingFacts(
      postingOf({
        id: source,
        source,
        url: `https://${source}.example/1`,
        description: randomLetters(number),
      }),
    ),
  );
  expect(one && other && judgePair(one, other)).toBe("open");
});

/** Nearly each three letters of it are others. */
function randomLetters(seed: number): string {
  let state = seed;
  return Array.from({ length: 4000 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return ((state >>> 16) % 36).toString(36);
  }).join(" ");
}
