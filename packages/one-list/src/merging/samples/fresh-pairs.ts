import { readPairs } from "./read-pairs.ts";

/**
 * Kinds of difference, and of one vacancy, that no set before had: reserved for women, odd days, days of the week, terms,
 * work at home or not by the texts, what stands behind "setor:", letters behind a title, quarters, tongues, titles in English. Written by who knew the merging,
 * each before its kind was mended, over texts of the ninth set.
 */
export const freshPairs = readPairs(`
≠ text reserved for women on one side
catho ~ Auxiliar de Limpeza ~ Conserv Facilities ~ Campinas (SP) ~ text=oitava-limpeza ~ tail=Vaga exclusiva para mulheres.
gupy ~ Auxiliar de Limpeza ~ Conserv Facilities ~ Campinas, São Paulo ~ text=oitava-limpeza

= reserved for women on both sides, once in the title
catho ~ Auxiliar de Limpeza ~ Conserv Facilities ~ Campinas (SP) ~ text=oitava-limpeza ~ tail=Vaga exclusiva para mulheres.
gupy ~ Auxiliar de Limpeza (Feminino) ~ Conserv Facilities ~ Campinas, São Paulo ~ text=oitava-limpeza

= reserved for women, teaser on the other side
catho ~ Auxiliar de Limpeza - vaga afirmativa para mulheres ~ Conserv Facilities ~ Campinas (SP) ~ text=oitava-limpeza/150
gupy ~ Auxiliar de Limpeza | Afirmativa Mulheres ~ Conserv Facilities ~ Campinas, São Paulo ~ text=oitava-limpeza

≠ odd and even days
catho ~ Técnico de Enfermagem ~ Hospital Santa Clara ~ Dourados (MS) ~ text=oitava-tecenf ~ tail=Plantão ímpar.
gupy ~ Técnico de Enfermagem ~ Hospital Santa Clara ~ Dourados (MS) ~ text=oitava-tecenf ~ tail=Plantão par.

≠ odd and even days in titles
catho ~ Técnico de Enfermagem - Noturno Ímpar ~ Hospital Santa Clara ~ Dourados (MS) ~ text=oitava-tecenf
gupy ~ Técnico de Enfermagem - Noturno Par ~ Hospital Santa Clara ~ Dourados (MS) ~ text=oitava-tecenf

≠ at home and at the office by the texts
catho ~ Analista de Suporte ~ Netsul ~ Santa Maria (RS) ~ text=oitava-suporte ~ tail=Vaga 100% presencial.
gupy ~ Analista de Suporte ~ Netsul ~ Santa Maria (RS) ~ text=oitava-suporte ~ tail=Vaga 100% home office.

≠ clients of one consultancy by trade
catho ~ Analista Fiscal Pleno ~ Prisma Consultoria ~ Jundiaí (SP) ~ text=oitava-fiscaltrib ~ tail=Empresa do ramo alimentício.
gupy ~ Analista Fiscal Pleno ~ Prisma Consultoria ~ Jundiaí (SP) ~ text=oitava-fiscaltrib ~ tail=Empresa do ramo metalúrgico.

≠ fixed term by the text
catho ~ Auxiliar de Produção ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod ~ tail=Contrato temporário de 90 dias.
gupy ~ Auxiliar de Produção ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod ~ tail=Vaga efetiva.

≠ letters of the level
catho ~ Operador de Produção A ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod
gupy ~ Operador de Produção B ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod

≠ a quarter in the title and another in the place
catho ~ Vendedor - Savassi ~ Passo Leve ~ Belo Horizonte (MG) ~ text=oitava-moda
gupy ~ Vendedor ~ Passo Leve ~ Venda Nova, Belo Horizonte (MG) ~ text=oitava-moda

≠ two weekend crews
catho ~ Atendente (sábado e domingo) ~ Cantina Di Nonna ~ Itu (SP) ~ text=oitava-garcom
gupy ~ Atendente (segunda a sexta) ~ Cantina Di Nonna ~ Itu (SP) ~ text=oitava-garcom

≠ by the hour and by the month
catho ~ Professor de Inglês Horista ~ Fluent Hub ~ Curitiba (PR) ~ text=oitava-idiomas
gupy ~ Professor de Inglês ~ Fluent Hub ~ Curitiba (PR) ~ text=oitava-idiomas

≠ one's own vehicle and the firm's
catho ~ Entregador - moto própria ~ Flores Express ~ Itu (SP) ~ text=oitava-entrega
gupy ~ Entregador - moto da empresa ~ Flores Express ~ Itu (SP) ~ text=oitava-entrega

≠ internship: technical school and university
catho ~ Estágio em Mecânica - Nível Técnico ~ Motores Weber ~ Itu (SP) ~ text=oitava-estagio ~ contract=Estágio
gupy ~ Estágio em Mecânica - Nível Superior ~ Motores Weber ~ Itu (SP) ~ text=oitava-estagio ~ contract=Estágio

≠ trainee programme
catho ~ Programa Trainee - Vendas ~ Motores Weber ~ Itu (SP) ~ text=oitava-vendext
gupy ~ Vendedor Externo ~ Motores Weber ~ Itu (SP) ~ text=oitava-vendext

≠ 4 hours and 6 hours a day in the titles
catho ~ Operador de Telemarketing 4h ~ Contacta ~ Itu (SP) ~ text=oitava-callcenter
gupy ~ Operador de Telemarketing 6h ~ Contacta ~ Itu (SP) ~ text=oitava-callcenter

≠ two branches by street
catho ~ Frentista - Av. Brasil ~ Rede Dois Irmãos ~ Linhares (ES) ~ text=oitava-frentista
gupy ~ Frentista - Av. Getúlio Vargas ~ Rede Dois Irmãos ~ Linhares (ES) ~ text=oitava-frentista

≠ two branches named in the text
catho ~ Frentista ~ Rede Dois Irmãos ~ Linhares (ES) ~ text=oitava-frentista ~ tail=Local: Posto Centro.
gupy ~ Frentista ~ Rede Dois Irmãos ~ Linhares (ES) ~ text=oitava-frentista ~ tail=Local: Posto Interlagos.

≠ two schools of a town hall's contractor
catho ~ Merendeira ~ Sabor & Cia ~ Camaçari (BA) ~ text=oitava-cozinheiro ~ tail=Para atuar na escola Anísio Teixeira.
gupy ~ Merendeira ~ Sabor & Cia ~ Camaçari (BA) ~ text=oitava-cozinheiro ~ tail=Para atuar na escola Rui Barbosa.

≠ lines of the factory
catho ~ Operador de Máquinas - Linha 2 ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod
gupy ~ Operador de Máquinas - Linha 5 ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod

≠ a consultant of two modules, one in the text
catho ~ Consultor SAP MM ~ Netsul ~ Itu (SP) ~ text=oitava-sapfi
gupy ~ Consultor SAP FI ~ Netsul ~ Itu (SP) ~ text=oitava-sapfi

≠ support in two tongues
catho ~ Analista de Suporte - Inglês ~ Netsul ~ Itu (SP) ~ text=oitava-suporte
gupy ~ Analista de Suporte - Espanhol ~ Netsul ~ Itu (SP) ~ text=oitava-suporte

≠ assistant and analyst
catho ~ Assistente de Marketing ~ Netsul ~ Itu (SP) ~ text=oitava-social
gupy ~ Analista de Marketing ~ Netsul ~ Itu (SP) ~ text=oitava-social

≠ cook and kitchen helper
catho ~ Cozinheiro ~ Cantina Di Nonna ~ Itu (SP) ~ text=oitava-cozinheiro
gupy ~ Auxiliar de Cozinheiro ~ Cantina Di Nonna ~ Itu (SP) ~ text=oitava-cozinheiro

≠ two hospitals of one name
catho ~ Enfermeiro ~ Hospital Santa Clara - Unidade Centro ~ Dourados (MS) ~ text=oitava-enfermeiro
gupy ~ Enfermeiro ~ Hospital Santa Clara - Unidade Norte ~ Dourados (MS) ~ text=oitava-enfermeiro

≠ two employers with a number
catho ~ Professor de Matemática ~ Colégio Objetivo 1 ~ Itu (SP) ~ text=oitava-prof
gupy ~ Professor de Matemática ~ Colégio Objetivo 2 ~ Itu (SP) ~ text=oitava-prof

≠ a firm and the agency's other client
catho ~ Auxiliar de Produção ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod
gupy ~ Auxiliar de Produção ~ Talento RH ~ Gaspar (SC) ~ text=oitava-sobre-agencia+oitava-auxprod-b ~ tail=Cliente do ramo têxtil.

≠ English word of another work
workable ~ Product Manager ~ Clicklog ~ Campinas - SP ~ text=oitava-dados
gupy ~ Product Owner ~ Clicklog ~ Campinas, São Paulo ~ text=oitava-dados

≠ English titles of two works
workable ~ Sales Operations Analyst ~ Clicklog ~ Campinas - SP ~ text=oitava-sdr
gupy ~ Sales Development Representative ~ Clicklog ~ Campinas, São Paulo ~ text=oitava-sdr

= English and Portuguese above a text told again
workable ~ Data Analyst ~ Clicklog ~ Campinas - SP ~ text=oitava-dados
gupy ~ Analista de Dados ~ Clicklog ~ Campinas, São Paulo ~ text=oitava-dados-b

= English title, teaser
workable ~ HR Business Partner ~ Clicklog ~ Campinas - SP ~ text=oitava-dp
gupy ~ Business Partner de RH ~ Clicklog ~ Campinas, São Paulo ~ text=oitava-dp/180

= seamstress
catho ~ Costureira de Overloque ~ Malharia Brusque ~ Brusque • SC ~ text=oitava-costureira
gupy ~ Costureira - Overlock ~ Malharia Brusque ~ Brusque, Santa Catarina, Brasil ~ text=oitava-costureira/150

= pharmacy by trade name
catho ~ Atendente de Farmácia ~ Drogaria São Bento ~ Itu (SP) ~ text=oitava-balconista/150
gupy ~ Balconista de Drogaria ~ Farmácia São Bento Ltda ~ Itu (SP) ~ text=oitava-balconista

= no text at all
catho ~ Aux. de Cozinha ~ Pizzaria Forno de Pedra ~ Itu (SP)
gupy ~ Auxiliar de Cozinha ~ Forno de Pedra ~ Itu - SP

= employer with its town
catho ~ Enfermeiro ~ Santa Casa de Itu ~ Itu (SP) ~ text=oitava-enfermeiro/140
gupy ~ Enfermeiro(a) ~ Irmandade da Santa Casa de Misericórdia de Itu ~ Itu (SP) ~ text=oitava-enfermeiro

= employer as a domain
catho ~ Analista de Suporte ~ netsul.com.br ~ Itu (SP) ~ text=oitava-suporte/140
gupy ~ Analista de Suporte ~ Netsul ~ Itu (SP) ~ text=oitava-suporte

= employer with ampersand
catho ~ Padeiro ~ Pães & Doces Real ~ Itu (SP) ~ text=oitava-padeiro/140
gupy ~ Padeiro ~ Paes e Doces Real Ltda ~ Itu (SP) ~ text=oitava-padeiro

= employer typed together
catho ~ Padeiro ~ PãoReal ~ Itu (SP) ~ text=oitava-padeiro/140
gupy ~ Padeiro ~ Pão Real ~ Itu (SP) ~ text=oitava-padeiro

= employer with its group behind a dash
catho ~ Camareira ~ Hotel Praia Mar - Grupo Atlântica ~ Itu (SP) ~ text=oitava-camareira/140
gupy ~ Camareira ~ Hotel Praia Mar ~ Itu (SP) ~ text=oitava-camareira

= employer, careers page
catho ~ Camareira ~ Vem ser Praia Mar ~ Itu (SP) ~ text=oitava-camareira/140
gupy ~ Camareira ~ Praia Mar Hotéis ~ Itu (SP) ~ text=oitava-camareira

= number of MEI before the name
catho ~ Camareira ~ 12.345.678 Joana Prado ~ Itu (SP) ~ text=oitava-camareira/140
gupy ~ Camareira ~ Joana Prado ME ~ Itu (SP) ~ text=oitava-camareira

= hidden under another word
catho ~ Camareira ~ Empresa Confidencial ~ Itu (SP) ~ text=oitava-camareira
gupy ~ Camareira ~ Hotel Praia Mar ~ Itu (SP) ~ text=oitava-camareira

= hidden and teaser
catho ~ Camareira ~ Confidencial ~ Itu (SP) ~ text=oitava-camareira/220
gupy ~ Camareira ~ Hotel Praia Mar ~ Itu (SP) ~ text=oitava-camareira

= typing error of the title
catho ~ Auxiliar de Manutençao Predail ~ Hotel Praia Mar ~ Itu (SP) ~ text=oitava-eletricista/150
gupy ~ Auxiliar de Manutenção Predial ~ Hotel Praia Mar ~ Itu (SP) ~ text=oitava-eletricista

= introduction of the employer on one side and teaser of the work on the other
catho ~ Caixa ~ Super Poupa ~ Itu (SP) ~ text=oitava-caixa/200
gupy ~ Operador de Caixa ~ Super Poupa ~ Itu (SP) ~ text=oitava-sobre-rede+oitava-caixa

= pay in title and in the field
catho ~ Operador de Caixa - R$ 1.900,00 ~ Super Poupa ~ Itu (SP) ~ text=oitava-caixa/180
gupy ~ Operador de Caixa ~ Super Poupa ~ Itu (SP) ~ text=oitava-caixa ~ pay=R$ 1.850 a R$ 1.950

= the shop's quarter in the place of one
catho ~ Operador de Caixa - Loja Centro ~ Super Poupa ~ Itu (SP) ~ text=oitava-caixa/180
gupy ~ Operador de Caixa ~ Super Poupa ~ Centro, Itu (SP) ~ text=oitava-caixa

≠ days by the text
catho ~ Auxiliar de Logística ~ Movida ~ Serra (ES) ~ text=oitava-auxlog ~ tail=Trabalho de segunda a sexta.
gupy ~ Auxiliar de Logística ~ Movida ~ Serra (ES) ~ text=oitava-auxlog ~ tail=Trabalho aos sábados e domingos.

≠ office hours and night by the text
catho ~ Auxiliar de Logística ~ Movida ~ Serra (ES) ~ text=oitava-auxlog ~ tail=Horário comercial.
gupy ~ Auxiliar de Logística ~ Movida ~ Serra (ES) ~ text=oitava-auxlog ~ tail=Período noturno.

≠ master
catho ~ Analista Financeiro ~ Movida ~ Serra (ES) ~ text=oitava-assistfin
gupy ~ Analista Financeiro Master ~ Movida ~ Serra (ES) ~ text=oitava-assistfin

= own page in English, remote
workable ~ Backend Developer (Java) ~ Zapfin ~ Remote - Brazil ~ text=oitava-java ~ mode=remote
gupy ~ Desenvolvedor(a) Back-end Java ~ Zapfin Tecnologia ~ Remoto ~ text=oitava-java/200 ~ mode=remote

= hybrid title words
workable ~ Desenvolvedor Java (Híbrido - São Paulo) ~ Zapfin ~ São Paulo, SP, BR ~ text=oitava-java ~ mode=hybrid
gupy ~ Desenvolvedor(a) Java - Modelo Híbrido ~ Zapfin Tecnologia ~ São Paulo - SP ~ text=oitava-java/200

= contracted and written out
catho ~ Enc. de Manutenção ~ Hotel Praia Mar ~ Itu (SP) ~ text=oitava-mecmanut/200
gupy ~ Encarregado(a) de Manutenção ~ Hotel Praia Mar ~ Itu (SP) ~ text=oitava-mecmanut

= order and comma
catho ~ Vendas Externas - Vendedor ~ Doce Mel ~ Itu (SP) ~ text=oitava-vendext/200
gupy ~ Vendedor de Vendas Externas ~ Doce Mel Distribuidora ~ Itu (SP) ~ text=oitava-vendext

= seller outside, noun and adjective
catho ~ Consultor de Vendas Externas ~ Doce Mel ~ Itu (SP) ~ text=oitava-vendext/200
gupy ~ Vendedor Externo ~ Doce Mel Distribuidora ~ Itu (SP) ~ text=oitava-vendext

= plural works
catho ~ Ajudantes de Carga e Descarga ~ Bebidas Tropical ~ Itu (SP) ~ text=oitava-ajudante/150
gupy ~ Ajudante de Carga/Descarga ~ Bebidas Tropical ~ Itu (SP) ~ text=oitava-ajudante

= helper of the kitchen
catho ~ Ajudante de Cozinha ~ Cantina Di Nonna ~ Itu (SP) ~ text=oitava-cozinheiro/150
gupy ~ Auxiliar de Cozinha ~ Cantina Di Nonna ~ Itu (SP) ~ text=oitava-cozinheiro

= doorman and controller of access
catho ~ Controlador de Acesso ~ Sentinela ~ Itu (SP) ~ text=oitava-porteiro/200
gupy ~ Porteiro / Controlador de Acesso ~ Sentinela ~ Itu (SP) ~ text=oitava-porteiro

= beautician by two words
catho ~ Cabeleireiro(a) e Barbeiro ~ Studio Bella ~ Itu (SP) ~ text=oitava-beleza/200
gupy ~ Barbeiro / Cabeleireiro ~ Studio Bella ~ Itu (SP) ~ text=oitava-beleza

= shop seller of one trade
catho ~ Vendedor de Calçados ~ Passo Leve ~ Itu (SP) ~ text=oitava-moda/200
gupy ~ Vendedor(a) - Loja de Calçados ~ Calçados Passo Leve ~ Itu (SP) ~ text=oitava-moda

= professor and its register
catho ~ Professor(a) de Educação Física (CREF) ~ Corpo em Ação ~ Itu (SP) ~ text=oitava-academia/200
gupy ~ Prof. Educação Física ~ Academia Corpo em Ação ~ Itu (SP) ~ text=oitava-academia

= nurse of the ICU
catho ~ Enfermeiro Intensivista ~ Hospital Santa Clara ~ Itu (SP) ~ text=oitava-enfermeiro/200
gupy ~ Enfermeiro UTI ~ Hospital Santa Clara ~ Itu (SP) ~ text=oitava-enfermeiro

= level in brackets and numbers
catho ~ Analista de Suporte N2 ~ Netsul ~ Itu (SP) ~ text=oitava-suporte/200
gupy ~ Analista de Suporte (Nível 2) ~ Netsul ~ Itu (SP) ~ text=oitava-suporte

= two levels and one
catho ~ Desenvolvedor Java Pleno/Sênior ~ Zapfin ~ Itu (SP) ~ text=oitava-java/200
gupy ~ Desenvolvedor Java (Pl/Sr) ~ Zapfin ~ Itu (SP) ~ text=oitava-java

= fuller title of the place of work
catho ~ Auxiliar de Limpeza Hospitalar ~ Conserv ~ Itu (SP) ~ text=oitava-limpeza/200
gupy ~ Auxiliar de Limpeza - Hospital ~ Conserv ~ Itu (SP) ~ text=oitava-limpeza

= driver by lorry
catho ~ Motorista de Caminhão Truck ~ Transvale ~ Itu (SP) ~ text=oitava-entrega/200
gupy ~ Motorista Truck ~ Transvale ~ Itu (SP) ~ text=oitava-entrega

= fitter, another ending
catho ~ Mecânico Montador ~ Metalpar ~ Itu (SP) ~ text=oitava-mecmanut/200
gupy ~ Montador Mecânico ~ Metalpar ~ Itu (SP) ~ text=oitava-mecmanut

= employer with a service
catho ~ Porteiro ~ Sentinela Portaria e Limpeza ~ Itu (SP) ~ text=oitava-porteiro/200
gupy ~ Porteiro ~ Grupo Sentinela ~ Itu (SP) ~ text=oitava-porteiro

= employer with a place
catho ~ Porteiro ~ Sentinela (Matriz) ~ Itu (SP) ~ text=oitava-porteiro/200
gupy ~ Porteiro ~ Sentinela Sorocaba ~ Itu (SP) ~ text=oitava-porteiro

≠ two farms named in the text
catho ~ Tratorista ~ SLX Agrícola ~ Balsas (MA) ~ text=oitava-tratorista ~ tail=Fazenda Santa Rita, com moradia.
gupy ~ Tratorista ~ SLX Agrícola ~ Balsas (MA) ~ text=oitava-tratorista ~ tail=Fazenda Paraíso, com moradia.

≠ two building sites in the text
catho ~ Pedreiro ~ Pilar Forte ~ Sinop (MT) ~ text=oitava-pedreiro ~ tail=Obra: Residencial Ipês.
gupy ~ Pedreiro ~ Pilar Forte ~ Sinop (MT) ~ text=oitava-pedreiro ~ tail=Obra: Residencial Jatobá.

≠ two sectors in the text
catho ~ Auxiliar Administrativo ~ Hidroserv ~ Cuiabá (MT) ~ text=oitava-auxadm ~ tail=Setor: Compras.
gupy ~ Auxiliar Administrativo ~ Hidroserv ~ Cuiabá (MT) ~ text=oitava-auxadm ~ tail=Setor: Faturamento.

≠ two subjects in the text
catho ~ Professor ~ Colégio Nova Trilha ~ Salvador (BA) ~ text=oitava-prof ~ tail=Disciplina: Matemática.
gupy ~ Professor(a) ~ Colégio Nova Trilha ~ Salvador (BA) ~ text=oitava-prof ~ tail=Disciplina: Química.

≠ two specialities in the text
catho ~ Médico ~ Policlínica Bem Viver ~ Campina Grande (PB) ~ text=oitava-medico ~ tail=Especialidade: Cardiologia.
gupy ~ Médico(a) ~ Policlínica Bem Viver ~ Campina Grande (PB) ~ text=oitava-medico ~ tail=Especialidade: Pediatria.

≠ two courses in the text
catho ~ Estágio ~ Motores Weber ~ Itu (SP) ~ text=oitava-estagio ~ tail=Cursando Administração. ~ contract=Estágio
gupy ~ Estagiário(a) ~ Motores Weber ~ Itu (SP) ~ text=oitava-estagio ~ tail=Cursando Engenharia Mecânica. ~ contract=Estágio

≠ levels in the text
catho ~ Desenvolvedor Java ~ Zapfin ~ Itu (SP) ~ text=oitava-java ~ tail=Vaga de nível júnior.
gupy ~ Desenvolvedor Java ~ Zapfin ~ Itu (SP) ~ text=oitava-java ~ tail=Vaga de nível sênior.

≠ clients in the text
catho ~ Vigilante ~ Forte Segurança ~ Macapá (AP) ~ text=oitava-vigilante ~ tail=Posto: agência bancária.
gupy ~ Vigilante ~ Forte Segurança ~ Macapá (AP) ~ text=oitava-vigilante ~ tail=Posto: hospital.

≠ machines in the text
catho ~ Operador de Máquinas ~ Metalpar ~ Itu (SP) ~ text=oitava-cnc ~ tail=Máquina: torno CNC.
gupy ~ Operador de Máquinas ~ Metalpar ~ Itu (SP) ~ text=oitava-cnc ~ tail=Máquina: centro de usinagem.

≠ routes in the text
catho ~ Motorista Entregador ~ Bebidas Tropical ~ Aracaju (SE) ~ text=oitava-entrega ~ tail=Rota: litoral sul.
gupy ~ Motorista Entregador ~ Bebidas Tropical ~ Aracaju (SE) ~ text=oitava-entrega ~ tail=Rota: sertão.

≠ start in two months
catho ~ Professor de Inglês ~ Fluent Hub ~ Curitiba (PR) ~ text=oitava-idiomas ~ tail=Início em janeiro.
gupy ~ Professor de Inglês ~ Fluent Hub ~ Curitiba (PR) ~ text=oitava-idiomas ~ tail=Início em julho.

≠ tongue in the text
catho ~ Atendente ~ Global Care ~ Curitiba (PR) ~ text=oitava-callcenter ~ tail=Idioma: inglês fluente.
gupy ~ Atendente ~ Global Care ~ Curitiba (PR) ~ text=oitava-callcenter ~ tail=Idioma: espanhol fluente.

= one sector in two wordings
catho ~ Auxiliar Administrativo ~ Hidroserv ~ Cuiabá (MT) ~ text=oitava-auxadm ~ tail=Setor: Compras.
gupy ~ Auxiliar Administrativo ~ Hidroserv ~ Cuiabá (MT) ~ text=oitava-auxadm ~ tail=Setor de compras.

= portals' own tails
catho ~ Auxiliar Administrativo ~ Hidroserv ~ Cuiabá (MT) ~ text=oitava-auxadm ~ tail=Candidate-se agora e receba alertas de vagas parecidas.
gupy ~ Auxiliar Administrativo ~ Hidroserv ~ Cuiabá (MT) ~ text=oitava-auxadm ~ tail=Etapas: cadastro, entrevista, contratação.

= tails of shift in two wordings
catho ~ Auxiliar de Produção ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod ~ tail=Turno: manhã.
gupy ~ Auxiliar de Produção ~ Plasvale ~ Gaspar (SC) ~ text=oitava-auxprod ~ tail=Período da manhã.

= place of work in two wordings
catho ~ Frentista ~ Rede Dois Irmãos ~ Linhares (ES) ~ text=oitava-frentista ~ tail=Local de trabalho: Centro.
gupy ~ Frentista ~ Rede Dois Irmãos ~ Linhares (ES) ~ text=oitava-frentista ~ tail=Posto localizado no Centro de Linhares.

≠ morning and afternoon, teaching
catho ~ Auxiliar de Classe ~ Casinha Feliz ~ Itu (SP) ~ text=oitava-infantil ~ tail=Período: manhã.
gupy ~ Auxiliar de Classe ~ Casinha Feliz ~ Itu (SP) ~ text=oitava-infantil ~ tail=Período: tarde.

≠ ages of the class
catho ~ Auxiliar de Classe ~ Casinha Feliz ~ Itu (SP) ~ text=oitava-infantil ~ tail=Turma do berçário.
gupy ~ Auxiliar de Classe ~ Casinha Feliz ~ Itu (SP) ~ text=oitava-infantil ~ tail=Turma do jardim.

≠ both hidden employers behind two agencies
catho ~ Auxiliar de Produção ~ Talento RH ~ Gaspar (SC) ~ text=oitava-auxprod
gupy ~ Auxiliar de Produção ~ Prisma Recrutamento ~ Gaspar (SC) ~ text=oitava-auxprod-b

≠ pay a part in the text
catho ~ Vendedor Externo ~ Doce Mel ~ Itu (SP) ~ text=oitava-vendext ~ tail=Remuneração: somente comissão.
gupy ~ Vendedor Externo ~ Doce Mel ~ Itu (SP) ~ text=oitava-vendext ~ tail=Remuneração: salário fixo mais comissão.

≠ age of apprentices' programme
catho ~ Jovem Aprendiz ~ Motores Weber ~ Itu (SP) ~ text=oitava-aprendiz ~ tail=Curso: auxiliar administrativo. ~ contract=Aprendiz
gupy ~ Jovem Aprendiz ~ Motores Weber ~ Itu (SP) ~ text=oitava-aprendiz ~ tail=Curso: mecânica industrial. ~ contract=Aprendiz

= support of computers by two ranks
catho ~ Técnico de Suporte de TI ~ Netsul ~ Santa Maria (RS) ~ text=oitava-suporte/200
gupy ~ Analista de Suporte - Help Desk ~ Netsul Informática ~ Santa Maria (RS) ~ text=oitava-suporte

≠ support and infrastructure
catho ~ Técnico de Suporte de TI ~ Netsul ~ Santa Maria (RS) ~ text=oitava-suporte
gupy ~ Analista de Infraestrutura de TI ~ Netsul Informática ~ Santa Maria (RS) ~ text=oitava-suporte

≠ support of two levels
catho ~ Técnico de Suporte N1 ~ Netsul ~ Santa Maria (RS) ~ text=oitava-suporte
gupy ~ Analista de Suporte N2 ~ Netsul Informática ~ Santa Maria (RS) ~ text=oitava-suporte

≠ a leave in one text, for good in the other
catho ~ Enfermeiro ~ Hospital Santa Clara ~ Dourados (MS) ~ text=oitava-enfermeiro ~ tail=Vaga para cobertura de licença-maternidade.
gupy ~ Enfermeiro(a) ~ Hospital Santa Clara ~ Dourados (MS) ~ text=oitava-enfermeiro ~ tail=Contratação efetiva.
`);
