import { readPairs } from "./read-pairs.ts";

/** Titles: gender, abbreviations, levels, grades, codes, hours, words that change the role. */
export const titlePairs = readPairs(`
= blank before the bracket
infojobs ~ Consultor (a) de Vendas ~ Ótica Luz do Dia ~ Campo Grande (MS)
catho ~ Consultor(a) de Vendas ~ Ótica Luz do Dia ~ Campo Grande (MS)

= slash and one letter
divulgavagas ~ Atendente/a de Balcão ~ Empório do Queijo ~ São João del-Rei (MG)
bne ~ Atendente de Balcão ~ Empório do Queijo Ltda ~ São João del-Rei (MG)

= at sign for both genders
trampos ~ Redator@ Publicitári@ ~ Agência Boitatá ~ Porto Alegre (RS)
gupy ~ Redator(a) Publicitário(a) ~ Agência Boitatá ~ Porto Alegre (RS)

= neutral "pessoa"
gupy ~ Pessoa Analista de Dados Pleno ~ Fintech Cajuína ~ Remoto
remotar ~ Analista de Dados Pleno ~ Fintech Cajuína ~ Remoto

= neutral with the participle
gupy ~ Pessoa Programadora Python Sênior ~ Fintech Cajuína ~ Remoto
nerdin ~ Programador Python Sênior ~ Fintech Cajuína ~ Remoto

= both genders with dashes
vagas ~ Enfermeiro - Enfermeira ~ Maternidade Boa Esperança ~ Caxias do Sul (RS)
catho ~ Enfermeiro(a) ~ Maternidade Boa Esperança ~ Caxias do Sul (RS)

= plural gender in brackets
buscavagas ~ Vendedores(as) ~ Colchões Bom Sono ~ Ponta Grossa (PR)
infojobs ~ Vendedor ~ Colchões Bom Sono Eireli ~ Ponta Grossa (PR)

= three letters of gender
workable ~ Social Media (f/m/d) ~ Estúdio Quintal ~ São Paulo (SP)
trampos ~ Social Media ~ Estúdio Quintal ~ São Paulo (SP)

= capitals without accents
buscavagas ~ TECNICO EM SEGURANCA DO TRABALHO ~ METALURGICA FERRO FORTE LTDA ~ Contagem (MG)
gupy ~ Técnico(a) de Segurança do Trabalho ~ Metalúrgica Ferro Forte ~ Contagem (MG)

= initials of the safety technician
bne ~ TST ~ Metalúrgica Ferro Forte ~ Contagem (MG)
gupy ~ Técnico em Segurança do Trabalho ~ Metalúrgica Ferro Forte ~ Contagem (MG)

= short words joined by dots
bne ~ Téc. Seg. Trab. ~ Metalúrgica Ferro Forte ~ Contagem (MG)
gupy ~ Técnico em Segurança do Trabalho ~ Metalúrgica Ferro Forte ~ Contagem (MG)

= general services
buscavagas ~ Aux. Serv. Gerais ~ Condomínio Parque das Águas ~ Goiânia (GO)
catho ~ Auxiliar de Serviços Gerais ~ Condomínio Parque das Águas ~ Goiânia (GO)

= general services as initials
buscavagas ~ ASG ~ Condomínio Parque das Águas ~ Goiânia (GO)
catho ~ Auxiliar de Serviços Gerais ~ Condomínio Parque das Águas ~ Goiânia (GO)

= production planning, short
infojobs ~ Assist. de PCP ~ Móveis Araucária ~ Arapongas (PR)
gupy ~ Assistente de PCP ~ Móveis Araucária ~ Arapongas (PR)

= personnel department, three spellings of the first word
bne ~ Aux. Depto Pessoal ~ Escritório Contábil Exato ~ Franca (SP)
catho ~ Auxiliar de Departamento Pessoal ~ Escritório Contábil Exato ~ Franca (SP)

= information technology as initials
catho ~ Coordenador de TI ~ Cooperativa Agro Pinhal ~ Guarapuava (PR)
gupy ~ Coordenador(a) de Tecnologia da Informação ~ Cooperativa Agro Pinhal ~ Guarapuava (PR)

= operator of machines, short
bne ~ Oper. de Máquinas ~ Móveis Araucária ~ Arapongas (PR)
infojobs ~ Operador de Máquina ~ Móveis Araucária Indústria e Comércio Ltda ~ Arapongas (PR)

= maintenance, short
bne ~ Mec. Manut. Industrial ~ Usina Doce Mel ~ Sertãozinho (SP)
gupy ~ Mecânico de Manutenção Industrial ~ Usina Doce Mel S/A ~ Sertãozinho (SP)

= manager, short
vagas ~ Ger. Comercial ~ Colchões Bom Sono ~ Ponta Grossa (PR)
catho ~ Gerente Comercial ~ Colchões Bom Sono ~ Ponta Grossa (PR)

= supervisor, short and feminine
vagas ~ Superv. de Vendas ~ Colchões Bom Sono ~ Ponta Grossa (PR)
catho ~ Supervisora de Vendas ~ Colchões Bom Sono ~ Ponta Grossa (PR)

= English and Portuguese of one tool's role
nerdin ~ DevOps Engineer Sr ~ Fintech Cajuína ~ Remoto
gupy ~ Engenheiro DevOps Sênior ~ Fintech Cajuína ~ Remoto

= developer and its short form, brackets around the level
nerdin ~ Dev Python (Pleno) ~ Fintech Cajuína ~ Remoto
gupy ~ Pessoa Desenvolvedora Python - Pleno ~ Fintech Cajuína ~ Remoto

= dash in front-end
trampos ~ Front-End Developer Jr ~ Estúdio Quintal ~ São Paulo (SP)
nerdin ~ Desenvolvedor Frontend Júnior ~ Estúdio Quintal ~ São Paulo (SP)

= level first
workable ~ Senior Data Analyst ~ Fintech Cajuína ~ Remoto
remotar ~ Data Analyst - Senior ~ Fintech Cajuína ~ Remoto

= level in capitals between bars
vagas ~ ANALISTA FINANCEIRO | PL ~ Laticínios Serra Mansa ~ Lavras (MG)
infojobs ~ Analista Financeiro Pleno ~ Laticínios Serra Mansa ~ Lavras (MG)

= two levels offered by both
gupy ~ Engenheiro de Software Pleno/Sênior ~ Fintech Cajuína ~ Remoto
nerdin ~ Eng. de Software Pl/Sr ~ Fintech Cajuína ~ Remoto

≠ junior and mid
gupy ~ Analista Financeiro Júnior ~ Laticínios Serra Mansa ~ Lavras (MG)
infojobs ~ Analista Financeiro Pleno ~ Laticínios Serra Mansa ~ Lavras (MG)

≠ mid and senior with the same text
gupy ~ Analista Fiscal Pleno ~ Laticínios Serra Mansa ~ Lavras (MG) ~ text=analista-fiscal
gupy ~ Analista Fiscal Sênior ~ Laticínios Serra Mansa ~ Lavras (MG) ~ text=analista-fiscal

≠ junior on one side only
catho ~ Analista de Marketing ~ Laticínios Serra Mansa ~ Lavras (MG)
gupy ~ Analista de Marketing Jr ~ Laticínios Serra Mansa ~ Lavras (MG)

≠ internship and trainee
gupy ~ Estágio Comercial ~ Laticínios Serra Mansa ~ Lavras (MG)
gupy ~ Trainee Comercial ~ Laticínios Serra Mansa ~ Lavras (MG)

≠ apprentice and assistant
bne ~ Jovem Aprendiz ~ Laticínios Serra Mansa ~ Lavras (MG) ~ text=aprendiz
bne ~ Auxiliar de Escritório ~ Laticínios Serra Mansa ~ Lavras (MG) ~ text=aux-adm

≠ apprentices of two areas
gupy ~ Jovem Aprendiz - Logística ~ Grupo Jatobá ~ Sinop (MT)
gupy ~ Jovem Aprendiz - Administrativo ~ Grupo Jatobá ~ Sinop (MT)

= young apprentice and minor apprentice
gupy ~ Jovem Aprendiz - Logística ~ Grupo Jatobá ~ Sinop (MT)
infojobs ~ Menor Aprendiz Logística ~ Grupo Jatobá ~ Sinop (MT)

= the word internship in English
workable ~ Marketing Internship ~ Estúdio Quintal ~ São Paulo (SP)
trampos ~ Estágio em Marketing ~ Estúdio Quintal ~ São Paulo (SP)

= intern written with the course in brackets
solides ~ Estagiário(a) (Direito) ~ Barros Lacerda Advocacia ~ Recife (PE) ~ text=estagio-direito
infojobs ~ Estágio em Direito ~ Barros Lacerda Advocacia ~ Recife (PE)

= law in two words
solides ~ Estagiário Jurídico ~ Barros Lacerda Advocacia ~ Recife (PE)
infojobs ~ Estágio em Direito ~ Barros Lacerda Advogados ~ Recife (PE)

≠ internships at a shop, two areas
solides ~ Estágio em Compras ~ Colchões Bom Sono ~ Ponta Grossa (PR)
solides ~ Estágio em Marketing ~ Colchões Bom Sono ~ Ponta Grossa (PR)

≠ analyst I and analyst III
vagas ~ Analista de Crédito I ~ Banco Ouro Verde ~ Curitiba (PR)
gupy ~ Analista de Crédito III ~ Banco Ouro Verde ~ Curitiba (PR)

= grade in Roman and Arabic
vagas ~ Analista de Crédito II ~ Banco Ouro Verde ~ Curitiba (PR)
gupy ~ Analista de Crédito 2 ~ Banco Ouro Verde S.A. ~ Curitiba (PR)

≠ support of two lines
nerdin ~ Analista de Suporte N1 ~ Provedor Fibra Sul ~ Pelotas (RS)
gupy ~ Analista de Suporte N2 ~ Provedor Fibra Sul ~ Pelotas (RS)

= support of one line
nerdin ~ Analista de Suporte N1 ~ Provedor Fibra Sul ~ Pelotas (RS)
catho ~ Analista Suporte N1 ~ Provedor Fibra Sul Telecom ~ Pelotas (RS)

= requisition code of the applicant system
gupy ~ Comprador Pleno - REQ20441 ~ Usina Doce Mel ~ Sertãozinho (SP)
vagas ~ Comprador Pleno ~ Usina Doce Mel ~ Sertãozinho (SP)

= code in brackets and with a word
infojobs ~ Comprador(a) Pl (Cód. 88123) ~ Usina Doce Mel ~ Sertãozinho (SP)
vagas ~ Comprador Pleno ~ Usina Doce Mel ~ Sertãozinho (SP)

≠ two requisitions of one role on one system
gupy ~ Comprador Pleno - REQ20441 ~ Usina Doce Mel ~ Sertãozinho (SP)
gupy ~ Comprador Pleno - REQ20987 ~ Usina Doce Mel ~ Sertãozinho (SP) ~ text=almoxarife

= weekly hours in one title
solides ~ Recepcionista 44h ~ Academia Corpo Ágil ~ Aracaju (SE)
bne ~ Recepcionista ~ Academia Corpo Ágil ~ Aracaju (SE)

≠ half day and full day
solides ~ Recepcionista - 4h ~ Academia Corpo Ágil ~ Aracaju (SE)
bne ~ Recepcionista - 8h ~ Academia Corpo Ágil ~ Aracaju (SE)

≠ morning and afternoon
gupy ~ Instrutor de Musculação - Manhã ~ Academia Corpo Ágil ~ Aracaju (SE)
gupy ~ Instrutor de Musculação - Tarde ~ Academia Corpo Ágil ~ Aracaju (SE)

= night in two words
gupy ~ Porteiro Noturno ~ Condomínio Parque das Águas ~ Goiânia (GO)
bne ~ Porteiro (Noite) ~ Condomínio Parque das Águas ~ Goiânia (GO)

≠ two shift patterns
bne ~ Porteiro 12x36 ~ Condomínio Parque das Águas ~ Goiânia (GO)
bne ~ Porteiro 6x1 ~ Condomínio Parque das Águas ~ Goiânia (GO)

= schedule written as a range
buscavagas ~ Caixa das 14h às 22h ~ Empório do Queijo ~ São João del-Rei (MG)
bne ~ Caixa ~ Empório do Queijo ~ São João del-Rei (MG)

= immediate hiring
divulgavagas ~ CONTRATA-SE PEDREIRO COM URGÊNCIA ~ Construtora Novo Chão ~ Marabá (PA)
bne ~ Pedreiro ~ Construtora Novo Chão ~ Marabá (PA)

= opportunity
catho ~ Oportunidade: Nutricionista ~ Cozinha Industrial Sabor & Cia ~ Suzano (SP)
vagas ~ Nutricionista ~ Cozinha Industrial Sabor & Cia Ltda ~ Suzano (SP)

= two posts announced
buscavagas ~ 02 VAGAS - Pintor Automotivo ~ Funilaria do Zeca ~ Londrina (PR)
infojobs ~ Pintor automotivo ~ Funilaria do Zeca ~ Londrina (PR)

≠ painter of cars and painter of walls
buscavagas ~ Pintor Automotivo ~ Funilaria do Zeca ~ Londrina (PR)
infojobs ~ Pintor Predial ~ Funilaria do Zeca ~ Londrina (PR)

= pay in the title
divulgavagas ~ Babá R$ 2.300,00 ~ Agência Lar Seguro ~ Niterói (RJ)
bne ~ Babá ~ Agência Lar Seguro ~ Niterói (RJ) ~ pay=R$ 2.300 por mês

= remote in the title and in the field
gupy ~ Customer Success Pleno - 100% Remoto ~ Fintech Cajuína ~ Remoto
remotar ~ Customer Success Pleno ~ Fintech Cajuína ~ Remoto

= model of work in brackets
gupy ~ Product Designer Sênior (Modelo híbrido) ~ Fintech Cajuína ~ São Paulo (SP)
trampos ~ Product Designer Sr. ~ Fintech Cajuína ~ São Paulo (SP)

≠ two contracts in two titles
gupy ~ Designer UX Pleno CLT ~ Fintech Cajuína ~ Remoto
gupy ~ Designer UX Pleno PJ ~ Fintech Cajuína ~ Remoto

= contract in one title and in the other's field
gupy ~ Desenvolvedor Kotlin | PJ ~ Fintech Cajuína ~ Remoto
nerdin ~ Desenvolvedor Kotlin ~ Fintech Cajuína ~ Remoto ~ contract=PJ

≠ contract in one title contradicts the other's field
gupy ~ Desenvolvedor Kotlin | PJ ~ Fintech Cajuína ~ Remoto
nerdin ~ Desenvolvedor Kotlin ~ Fintech Cajuína ~ Remoto ~ contract=CLT

≠ Kotlin and Swift
gupy ~ Desenvolvedor Mobile Kotlin ~ Fintech Cajuína ~ Remoto ~ text=sobre-nuvemar
gupy ~ Desenvolvedor Mobile Swift ~ Fintech Cajuína ~ Remoto ~ text=sobre-nuvemar

≠ back end and front end
gupy ~ Desenvolvedor Back-end Pleno ~ Fintech Cajuína ~ Remoto ~ text=dev-java
gupy ~ Desenvolvedor Front-end Pleno ~ Fintech Cajuína ~ Remoto ~ text=dev-front

≠ the language named on one side, other text
gupy ~ Desenvolvedor Pleno ~ Fintech Cajuína ~ Remoto ~ text=dev-front
gupy ~ Desenvolvedor Java Pleno ~ Fintech Cajuína ~ Remoto ~ text=dev-java

= the language added by the board, same text
gupy ~ Desenvolvedor(a) Pleno ~ Fintech Cajuína ~ Remoto ~ text=dev-java
nerdin ~ Desenvolvedor Java Pleno ~ Fintech Cajuína ~ Remoto ~ text=dev-java

≠ sales analyst and analyst of sales support
catho ~ Analista de Vendas ~ Tintas Arco ~ Jundiaí (SP)
gupy ~ Analista de Suporte a Vendas ~ Tintas Arco ~ Jundiaí (SP)

≠ logistics assistant and logistics analyst
catho ~ Assistente de Logística ~ Tintas Arco ~ Jundiaí (SP)
gupy ~ Analista de Logística ~ Tintas Arco ~ Jundiaí (SP)

≠ administrative assistant and financial administrative assistant, other texts
catho ~ Assistente Administrativo ~ Tintas Arco ~ Jundiaí (SP) ~ text=aux-adm-obra
gupy ~ Assistente Administrativo Financeiro ~ Tintas Arco ~ Jundiaí (SP) ~ text=aux-adm

= word order
infojobs ~ Auxiliar de Expedição e Estoque ~ Tintas Arco ~ Jundiaí (SP)
bne ~ Auxiliar Estoque / Expedição ~ Tintas Arco ~ Jundiaí (SP)

= preposition changed
infojobs ~ Técnico em Enfermagem do Trabalho ~ Usina Doce Mel ~ Sertãozinho (SP)
gupy ~ Técnico de Enfermagem do Trabalho ~ Usina Doce Mel ~ Sertãozinho (SP)

≠ nursing technician and nursing technician of occupational health
infojobs ~ Técnico em Enfermagem ~ Usina Doce Mel ~ Sertãozinho (SP)
gupy ~ Técnico de Enfermagem do Trabalho ~ Usina Doce Mel ~ Sertãozinho (SP)

= auxiliary nurse, short
bne ~ Aux. Enf. ~ Casa de Repouso Jardim Sereno ~ Bauru (SP)
infojobs ~ Auxiliar de Enfermagem ~ Casa de Repouso Jardim Sereno ~ Bauru (SP)

= obstetric nurse, short
bne ~ Enf. Obstetra ~ Maternidade Boa Esperança ~ Caxias do Sul (RS)
infojobs ~ Enfermeira Obstetra ~ Maternidade Boa Esperança ~ Caxias do Sul (RS)

≠ nurse of two wards
bne ~ Enfermeiro Obstetra ~ Maternidade Boa Esperança ~ Caxias do Sul (RS)
infojobs ~ Enfermeiro Auditor ~ Maternidade Boa Esperança ~ Caxias do Sul (RS)

= carer of old people
bne ~ Cuidador(a) de Idosos ~ Casa de Repouso Jardim Sereno ~ Bauru (SP)
infojobs ~ CUIDADORA DE IDOSO ~ Casa de Repouso Jardim Sereno ~ Bauru (SP)

≠ carer and cook of one home
bne ~ Cuidadora de Idosos ~ Casa de Repouso Jardim Sereno ~ Bauru (SP)
infojobs ~ Cozinheira ~ Casa de Repouso Jardim Sereno ~ Bauru (SP)

≠ categories B and D
bne ~ Motorista Categoria B ~ Distribuidora Água Clara ~ Betim (MG)
bne ~ Motorista Categoria D ~ Distribuidora Água Clara ~ Betim (MG)

= category in brackets, "CNH"
bne ~ Motorista Entregador (CNH D) ~ Distribuidora Água Clara ~ Betim (MG)
catho ~ Motorista Entregador Cat. D ~ Distribuidora Água Clara ~ Betim (MG)

≠ driver of a truck and driver of a coach
bne ~ Motorista de Caminhão ~ Viação Planalto ~ Anápolis (GO)
catho ~ Motorista de Ônibus ~ Viação Planalto ~ Anápolis (GO)

≠ teacher of two levels of school
solides ~ Professor de Inglês - Educação Infantil ~ Colégio Horizonte ~ Londrina (PR)
solides ~ Professor de Inglês - Ensino Médio ~ Colégio Horizonte ~ Londrina (PR)

= teacher, short and feminine
solides ~ Profª de Inglês ~ Colégio Horizonte ~ Londrina (PR)
bne ~ Professor(a) de Inglês ~ Colégio Horizonte ~ Londrina (PR)

≠ supervisor of interns and intern
gupy ~ Supervisor de Estágio ~ Universidade Vale Verde ~ Dourados (MS)
gupy ~ Estágio ~ Universidade Vale Verde ~ Dourados (MS)

≠ director and vice-director
vagas ~ Diretor Pedagógico ~ Colégio Horizonte ~ Londrina (PR)
vagas ~ Vice-diretor Pedagógico ~ Colégio Horizonte ~ Londrina (PR)

≠ cook and head cook
catho ~ Cozinheiro ~ Pousada Canto do Sabiá ~ Tiradentes (MG)
bne ~ Chefe de Cozinha ~ Pousada Canto do Sabiá ~ Tiradentes (MG)

≠ first and second cook
catho ~ Primeiro Cozinheiro ~ Pousada Canto do Sabiá ~ Tiradentes (MG)
bne ~ Segundo Cozinheiro ~ Pousada Canto do Sabiá ~ Tiradentes (MG)

= talent pool dropped on no side
gupy ~ Banco de Talentos | Camareira ~ Pousada Canto do Sabiá ~ Tiradentes (MG)
bne ~ Camareira - Banco de Talentos ~ Pousada Canto do Sabiá ~ Tiradentes (MG)

= emoji and slogan marks
gupy ~ ✨ Assistente de Conteúdo ✨ ~ Agência Boitatá ~ Porto Alegre (RS)
trampos ~ Assistente de Conteúdo! ~ Agência Boitatá ~ Porto Alegre (RS)

= town at the end, with the state in brackets
careerjet ~ Corretor de Imóveis - Balneário Camboriú (SC) ~ Imobiliária Costa Azul ~ Balneário Camboriú (SC)
infojobs ~ Corretor(a) de Imóveis ~ Imobiliária Costa Azul ~ Balneário Camboriú (SC)

= town in the middle
careerjet ~ Auxiliar de Almoxarifado - Betim/MG - Urgente ~ Construtora Pedra Alta ~ Betim (MG)
infojobs ~ Aux. Almoxarifado ~ Construtora Pedra Alta ~ Betim (MG)

= town without a state in one title
careerjet ~ Fonoaudiólogo Uberaba ~ Clínica Passo a Passo ~ Uberaba (MG)
infojobs ~ Fonoaudióloga ~ Clínica Passo a Passo ~ Uberaba (MG)

≠ two towns in two titles under one state
careerjet ~ Representante Comercial - Uberaba/MG ~ Tintas Arco ~ Minas Gerais
infojobs ~ Representante Comercial - Uberlândia/MG ~ Tintas Arco ~ Minas Gerais

≠ two regions in two titles
gupy ~ Representante Comercial - Zona Sul ~ Tintas Arco ~ São Paulo (SP)
gupy ~ Representante Comercial - Zona Leste ~ Tintas Arco ~ São Paulo (SP)

= "(a)" within the second word
catho ~ Auxiliar Técnico(a) de Laboratório ~ Laboratório Análise Certa ~ Passo Fundo (RS)
bne ~ Auxiliar Técnica de Laboratório ~ Laboratório Análise Certa ~ Passo Fundo (RS)

≠ laboratory assistant and collector
catho ~ Auxiliar de Laboratório ~ Laboratório Análise Certa ~ Passo Fundo (RS)
bne ~ Auxiliar de Coleta ~ Laboratório Análise Certa ~ Passo Fundo (RS)

≠ freelance and fixed
trampos ~ Fotógrafo Freelancer ~ Estúdio Quintal ~ São Paulo (SP)
gupy ~ Fotógrafo ~ Estúdio Quintal ~ São Paulo (SP) ~ contract=CLT

≠ on-call and fixed
gupy ~ Garçom Intermitente ~ Buffet Festa Boa ~ Brasília (DF)
bne ~ Garçom ~ Buffet Festa Boa ~ Brasília (DF) ~ contract=CLT

= DBA as it is
nerdin ~ DBA PostgreSQL Sênior ~ Banco Ouro Verde ~ Curitiba (PR)
gupy ~ DBA Sr - PostgreSQL ~ Banco Ouro Verde ~ Curitiba (PR)

≠ tester and developer
nerdin ~ QA Pleno ~ Banco Ouro Verde ~ Curitiba (PR)
gupy ~ Desenvolvedor Pleno ~ Banco Ouro Verde ~ Curitiba (PR)
`);
