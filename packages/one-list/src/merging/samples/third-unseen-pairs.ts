import { readPairs } from "./read-pairs.ts";

/**
 * Health, industry, IT, farms, schools, hotels, public health, drivers, call centres, banks, trades. Written without
 * knowledge of the merging, and no rule was written for them: what they show is what other vacancies would show.
 */
export const thirdUnseenPairs = readPairs(`
≠ lorry drivers of two firms
bne ~ Motorista Carreteiro ~ Rodoviário Sete Curvas ~ Rondonópolis (MT) ~ text=oculta-mot-carreteiro
catho ~ Motorista Carreteiro ~ Transgrãos Pantaneira ~ Rondonópolis (MT) ~ tail=Carreteiro para transporte de calcário em basculante, rota curta, volta todo dia. CNH E e experiência de um ano. R$ 3.000 fixo.

= long-haul driver told loudly on the second portal
catho ~ Motorista Carreteiro (Bitrem/Rodotrem) ~ Rodoviário Sete Curvas ~ Rondonópolis (MT) ~ text=oculta-mot-carreteiro
bne ~ CARRETEIRO ~ RODOVIARIO SETE CURVAS LTDA ~ Rondonópolis (MT) ~ text=oculta-mot-carreteiro-b

≠ articulated lorry and single lorry of one firm
catho ~ Motorista Carreteiro ~ Rodoviário Sete Curvas ~ Rondonópolis (MT) ~ text=oculta-mot-carreteiro
infojobs ~ Motorista Truck ~ Rodoviário Sete Curvas ~ Rondonópolis (MT) ~ text=oculta-mot-truck

= single lorry, the licence in the title
infojobs ~ Motorista de Truck ~ Rodoviário Sete Curvas ~ Rondonópolis (MT) ~ text=oculta-mot-truck
bne ~ MOTORISTA CAMINHAO TRUCK - CNH D ~ RODOVIARIO SETE CURVAS ~ Rondonópolis (MT) ~ text=oculta-mot-truck ~ as=bare

≠ Rondonópolis and Sorriso
catho ~ Motorista Carreteiro ~ Rodoviário Sete Curvas ~ Rondonópolis (MT) ~ text=oculta-mot-carreteiro/400
infojobs ~ Motorista Carreteiro ~ Rodoviário Sete Curvas ~ Sorriso (MT) ~ text=oculta-mot-carreteiro/400

= the searching portal cuts the text in the first sentence
infojobs ~ Motorista Truck ~ Rodoviário Sete Curvas ~ Rondonópolis (MT) ~ text=oculta-mot-truck
careerjet ~ Motorista Truck ~ Rodoviário Sete Curvas ~ Rondonópolis, MT ~ text=oculta-mot-truck/130

= bus driver, gender forms
gupy ~ Motorista de Ônibus Urbano ~ Viação Estrela do Capibaribe ~ Recife (PE) ~ text=oculta-mot-onibus
catho ~ Motorista (a) de Ônibus ~ Estrela do Capibaribe ~ Recife (PE) ~ text=oculta-mot-onibus ~ as=plain

≠ bus driver and ticket collector
gupy ~ Motorista de Ônibus Urbano ~ Viação Estrela do Capibaribe ~ Recife (PE) ~ text=oculta-mot-onibus
catho ~ Cobrador de Ônibus ~ Viação Estrela do Capibaribe ~ Recife (PE) ~ tail=Receber passagens, dar troco, orientar passageiros e ajudar no embarque. Ensino fundamental e residência em Recife.

≠ garages of one bus firm
gupy ~ Motorista de Ônibus - Garagem Caxangá ~ Viação Estrela do Capibaribe ~ Recife (PE) ~ text=oculta-mot-onibus
infojobs ~ Motorista de Ônibus - Garagem Imbiribeira ~ Viação Estrela do Capibaribe ~ Recife (PE) ~ text=oculta-mot-onibus

= meat plant, twelve days apart, the benefits in the title
catho ~ Auxiliar de Produção ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-aux-abate ~ on=10-29
solides ~ Auxiliar de Produção | Moradia + Refeição R$ 1 ~ FRIGORIFICO POENTE S/A ~ Chapecó (SC) ~ text=oculta-aux-abate ~ on=11-10 ~ contract=CLT

= intensive care technician, the employer's portrait in front on one portal
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-tec-enf-uti
vagas ~ Técnico de Enfermagem (UTI Adulto) ~ Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-tec-enf-uti

= technician retold by a portal, no employer named
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-tec-enf-uti
bne ~ Técnico de Enfermagem UTI ~ Confidencial ~ Feira de Santana (BA) ~ text=oculta-tec-enf-uti-b

≠ intensive care and cancer ward, both named in the title
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-tec-enf-uti
infojobs ~ Técnico(a) de Enfermagem - Oncologia ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-tec-enf-onco

≠ two wards named in the texts only
gupy ~ Técnico(a) de Enfermagem ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-tec-enf-uti
catho ~ Técnico de Enfermagem ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-tec-enf-onco

≠ technician and nurse
catho ~ Técnico de Enfermagem ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-tec-enf-uti
infojobs ~ Enfermeiro(a) CCIH ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-enfermeiro-ccih

= nurse of infection control, the initials written out
gupy ~ Enfermeiro(a) CCIH ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-enfermeiro-ccih
catho ~ Enfermeira de Controle de Infecção Hospitalar ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-enfermeiro-ccih

≠ day and night on one ward
gupy ~ Técnico de Enfermagem UTI - Diurno ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-tec-enf-uti
vagas ~ Técnico de Enfermagem UTI - Noturno ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-tec-enf-uti

≠ grown-ups and the newly born
gupy ~ Técnico de Enfermagem - UTI Adulto ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-tec-enf-uti
catho ~ Técnico de Enfermagem - UTI Neonatal ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira ~ tail=Assistência ao recém-nascido de risco na UTI neonatal, com controle de incubadora, dieta por sonda e fototerapia. Escala 12x36.

≠ the group's hospitals in two towns
gupy ~ Enfermeiro(a) CCIH ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-enfermeiro-ccih
vagas ~ Enfermeiro(a) CCIH ~ Hospital Santa Aroeira ~ Barreiras (BA) ~ text=oculta-sobre-aroeira+oculta-enfermeiro-ccih

≠ two hospitals of one town whose names share a saint
infojobs ~ Recepcionista Hospitalar ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ tail=Recepção do pronto-socorro, abertura de fichas no MV e conferência de convênios. Escala 12x36.
bne ~ Recepcionista Hospitalar ~ Clínica Santa Quitéria ~ Feira de Santana (BA) ~ tail=Recepção de clínica de imagem, agendamento e preparo de pacientes para exames. Segunda a sábado.

= dental assistant under the three letters of the trade
gupy ~ Auxiliar de Saúde Bucal ~ Sorrialto ~ Campo Grande (MS) ~ text=oculta-sobre-sorrialto+oculta-asb
catho ~ ASB - Auxiliar de Saúde Bucal ~ Sorrialto Odontologia ~ Campo Grande (MS) ~ text=oculta-asb ~ as=breaks

≠ assistant and dentist of one chain
gupy ~ Auxiliar de Saúde Bucal ~ Sorrialto ~ Campo Grande (MS) ~ text=oculta-sobre-sorrialto+oculta-asb
infojobs ~ Dentista Avaliador ~ Sorrialto ~ Campo Grande (MS) ~ text=oculta-sobre-sorrialto+oculta-avaliador

= dentist, the firm that runs the clinic
gupy ~ Dentista Avaliador(a) ~ Sorrialto ~ Campo Grande (MS) ~ text=oculta-avaliador ~ contract=PJ
infojobs ~ Cirurgião Dentista Avaliador ~ Sorrialto Campo Grande Serviços Odontológicos Ltda ~ Campo Grande (MS) ~ text=oculta-avaliador ~ as=plain

≠ the chain's clinics in one city
gupy ~ Auxiliar de Saúde Bucal - Unidade Afonso Pena ~ Sorrialto ~ Campo Grande (MS) ~ text=oculta-sobre-sorrialto+oculta-asb
catho ~ Auxiliar de Saúde Bucal - Unidade Aero Rancho ~ Sorrialto ~ Campo Grande (MS) ~ text=oculta-sobre-sorrialto+oculta-asb

≠ the chain's clinics named in the last sentence
gupy ~ Auxiliar de Saúde Bucal ~ Sorrialto ~ Palmas (TO) ~ text=oculta-asb ~ tail=Local de trabalho: unidade Taquaralto.
infojobs ~ Auxiliar de Saúde Bucal ~ Sorrialto ~ Palmas (TO) ~ text=oculta-asb ~ tail=Local de trabalho: unidade Capim Dourado Shopping.

≠ a general dentist and one for braces
gupy ~ Dentista Avaliador ~ Sorrialto ~ Palmas (TO) ~ text=oculta-avaliador
catho ~ Dentista Ortodontista ~ Sorrialto ~ Palmas (TO) ~ text=oculta-sobre-sorrialto ~ tail=Atender manutenções de aparelho duas vezes por semana, instalar e remover braquetes. Especialização em Ortodontia.

= physiotherapist, retold, pay in the text and in the field
catho ~ Fisioterapeuta ~ Clínica Raiz do Movimento ~ Juiz de Fora (MG) ~ text=oculta-fisio
infojobs ~ Fisioterapeuta Ortopédico - Tarde ~ Raiz do Movimento Fisioterapia ~ Juiz de Fora (MG) ~ text=oculta-fisio-b ~ pay=R$ 3.600,00

≠ physiotherapist and trainee
catho ~ Fisioterapeuta ~ Clínica Raiz do Movimento ~ Juiz de Fora (MG) ~ text=oculta-fisio
bne ~ Estágio em Fisioterapia ~ Clínica Raiz do Movimento ~ Juiz de Fora (MG) ~ tail=Acompanhar atendimentos ortopédicos sob supervisão, organizar a sala e registrar evoluções. A partir do 7º período. Bolsa de R$ 900. ~ contract=Estágio

≠ pay that no reader can bring together
catho ~ Fisioterapeuta ~ Clínica Raiz do Movimento ~ Juiz de Fora (MG) ~ text=oculta-fisio/330 ~ pay=R$ 3.600,00
infojobs ~ Fisioterapeuta ~ Clínica Raiz do Movimento ~ Juiz de Fora (MG) ~ text=oculta-fisio/330 ~ pay=R$ 2.400,00

≠ employee and self-employed
catho ~ Fisioterapeuta ~ Clínica Raiz do Movimento ~ Juiz de Fora (MG) ~ text=oculta-fisio/330 ~ contract=CLT
vagas ~ Fisioterapeuta ~ Clínica Raiz do Movimento ~ Juiz de Fora (MG) ~ text=oculta-fisio/330 ~ contract=PJ

= carer by day
bne ~ Cuidador de Idosos - 12x36 dia ~ Residencial Tempo Sereno ~ Blumenau (SC) ~ text=oculta-cuidador
infojobs ~ Cuidador(a) de Idosos Diurno ~ Tempo Sereno Residencial Geriátrico ~ Blumenau (SC) ~ text=oculta-cuidador ~ as=plain

= long-haul driver, the firm left out on the portal of small ads
catho ~ Motorista Carreteiro (Bitrem/Rodotrem) ~ Rodoviário Sete Curvas ~ Rondonópolis (MT) ~ text=oculta-mot-carreteiro
bne ~ Motorista Carreteiro - Bitrem ~ - ~ Rondonópolis (MT) ~ text=oculta-mot-carreteiro-b

≠ carer by day and by night, only the texts say which
bne ~ Cuidador de Idosos ~ Residencial Tempo Sereno ~ Blumenau (SC) ~ text=oculta-cuidador
infojobs ~ Cuidadora de Idosos ~ Residencial Tempo Sereno ~ Blumenau (SC) ~ text=oculta-cuidador-noite

= carer by night
catho ~ Cuidador de Idosos ~ Residencial Tempo Sereno ~ Blumenau (SC) ~ text=oculta-cuidador-noite ~ on=10-28
bne ~ CUIDADORA DE IDOSOS (NOITE) ~ RESIDENCIAL TEMPO SERENO ~ Blumenau (SC) ~ text=oculta-cuidador-noite ~ as=capitals ~ on=11-06

≠ carer in a family's house
catho ~ Cuidador de Idosos ~ Residencial Tempo Sereno ~ Blumenau (SC) ~ text=oculta-cuidador
divulgavagas ~ Cuidadora de Idosos ~ Família Particular ~ Blumenau (SC) ~ tail=Procuro cuidadora para minha mãe de 84 anos, de segunda a sexta, para dormir no serviço. Preciso de referências.

= machine operator, an agency that presents itself first
infojobs ~ Operador de Produção ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-producao
catho ~ Operador(a) de Produção - Diadema ~ Adecco ~ Diadema (SP) ~ text=oculta-op-producao-b

= operator, legal name
infojobs ~ Operador de Produção - 2º Turno ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-producao
vagas ~ OP. DE PRODUÇÃO 2 TURNO ~ FERRO TAPUIA INDUSTRIA METALURGICA S/A ~ Diadema (SP) ~ text=oculta-op-producao ~ as=capitals

≠ operator and machinist in one factory
infojobs ~ Operador de Produção ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-producao
catho ~ Operador de Centro de Usinagem CNC ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-cnc

= machinist, machine's three letters first
catho ~ Operador de CNC ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-cnc
gupy ~ Operador(a) de Centro de Usinagem CNC ~ Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-cnc ~ pay=R$ 3.900,00

≠ operator I and operator III
gupy ~ Operador de CNC I ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-cnc/300
infojobs ~ Operador de CNC III ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-cnc/300

≠ two factories, one town, the same plain title
infojobs ~ Operador de Produção ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-producao
bne ~ Operador de Produção ~ Plásticos Jatobá Mirim ~ Diadema (SP) ~ tail=Operar sopradora de embalagens, retirar rebarbas e embalar frascos. Turno 6x2, das 6h às 14h. Cesta básica e convênio.

≠ operator and apprentice
infojobs ~ Operador de Produção ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ text=oculta-op-producao
gupy ~ Aprendiz de Produção (Senai) ~ Metalúrgica Ferro Tapuia ~ Diadema (SP) ~ tail=Programa de aprendizagem industrial em parceria com o Senai, para jovens de 16 a 20 anos. Quatro horas por dia. ~ contract=Jovem aprendiz

≠ one agency, two towns, the same factory trade
catho ~ Operador de Produção ~ Adecco ~ Diadema (SP) ~ text=oculta-op-producao-b
infojobs ~ Operador de Produção ~ Adecco ~ São Bernardo do Campo (SP) ~ text=oculta-manpower-intro ~ tail=Operador de produção para montadora em São Bernardo do Campo: montagem de chicotes e inspeção. Terceiro turno.

≠ two jobs behind one agency's presentation
catho ~ Auxiliar de Expedição ~ ManpowerGroup ~ Osasco (SP) ~ text=oculta-manpower-intro ~ tail=Separar e conferir pedidos, etiquetar caixas e carregar caminhões em centro de distribuição de cosméticos.
infojobs ~ Auxiliar Financeiro ~ ManpowerGroup ~ Osasco (SP) ~ text=oculta-manpower-intro ~ tail=Lançar notas, conferir boletos e apoiar a conciliação de um escritório de logística. Excel intermediário.

= one job of the agency on two portals
catho ~ Auxiliar de Expedição ~ ManpowerGroup ~ Osasco (SP) ~ text=oculta-manpower-intro ~ tail=Separar e conferir pedidos, etiquetar caixas e carregar caminhões em centro de distribuição de cosméticos.
infojobs ~ Auxiliar de Expedição ~ Manpower ~ Osasco (SP) ~ text=oculta-manpower-intro ~ tail=Separar e conferir pedidos, etiquetar caixas e carregar caminhões em centro de distribuição de cosméticos.

≠ no employer on either side
infojobs ~ Operador de Produção ~ Confidencial ~ Diadema (SP) ~ text=oculta-op-producao-b
bne ~ Operador de Produção ~ - ~ Diadema (SP) ~ text=oculta-op-producao-b ~ as=plain

= maintenance mechanic told again under a technician's title
vagas ~ Mecânico de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut
catho ~ Técnico Mecânico / Mecânico de Manutenção ~ Empresa Confidencial ~ Piracicaba (SP) ~ text=oculta-mecanico-manut-b

≠ mechanic and electrician of one mill
vagas ~ Mecânico de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut
infojobs ~ Eletricista de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-eletricista-manut

= electrician of the mill, the seller portal's short title
vagas ~ Eletricista de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-eletricista-manut
bne ~ ELETRICISTA DE MANUTENÇÃO ~ PAPEL ARAÇARI EMBALAGENS LTDA ~ Piracicaba (SP) ~ text=oculta-eletricista-manut ~ as=capitals

≠ Pleno and Sênior at the mill
vagas ~ Eletricista de Manutenção Pl ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-eletricista-manut
gupy ~ Eletricista de Manutenção Sr ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-eletricista-manut

= mechanic, level on both in other letters
vagas ~ Mecânico de Manutenção Sênior ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut
gupy ~ Mecânico(a) de Manutenção SR ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut ~ as=breaks

≠ the mill's open post and its twin
gupy ~ Mecânico de Manutenção ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut
vagas ~ Mecânico de Manutenção (exclusiva para pessoas com deficiência) ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut

= the post open to all, with the sentence that firms write
gupy ~ Mecânico de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut ~ tail=Todas as nossas vagas são elegíveis também para pessoas com deficiência.
infojobs ~ Mecânico de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut

≠ fifty days between the dates
gupy ~ Mecânico de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut ~ on=09-18
catho ~ Mecânico de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-mecanico-manut ~ on=11-10

= thirty days between the dates
gupy ~ Eletricista de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-eletricista-manut ~ on=10-12
catho ~ Eletricista de Manutenção Industrial ~ Papel Araçari ~ Piracicaba (SP) ~ text=oculta-eletricista-manut ~ on=11-11

≠ welder and boilermaker for one job site
bne ~ Soldador ~ Caldeiraria Braço Firme ~ Ipatinga (MG) ~ text=oculta-soldador
catho ~ Caldeireiro ~ Caldeiraria Braço Firme ~ Ipatinga (MG) ~ text=oculta-caldeireiro

= welder, the processes in the title
bne ~ SOLDADOR MIG/MAG/TIG 6G ~ BRACO FIRME CALDEIRARIA E MONTAGENS ~ Ipatinga (MG) ~ text=oculta-soldador ~ as=bare
infojobs ~ Soldador ~ Caldeiraria Braço Firme ~ Ipatinga (MG) ~ text=oculta-soldador

= boilermaker, pay said on one side
catho ~ Caldeireiro ~ Caldeiraria Braço Firme ~ Ipatinga (MG) ~ text=oculta-caldeireiro
infojobs ~ Caldeireiro Montador ~ Caldeiraria Braço Firme ~ Ipatinga (MG) ~ text=oculta-caldeireiro ~ pay=R$ 4.280,00

≠ welder of a gate maker
infojobs ~ Soldador ~ Caldeiraria Braço Firme ~ Ipatinga (MG) ~ text=oculta-soldador
bne ~ Soldador / Serralheiro ~ Serralheria Ferro Nobre do Vale ~ Ipatinga (MG) ~ tail=Fabricar portões, grades e estruturas metálicas leves. Experiência com MIG e corte. Horário comercial.

= meat plant, loud and rewritten
catho ~ Auxiliar de Produção ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-aux-abate
divulgavagas ~ AUXILIAR DE PRODUÇÃO - FRIGORÍFICO ~ Frigorifico Poente S.A. ~ Chapecó (SC) ~ text=oculta-aux-abate-b

= meat plant, the employer left out by an agency
catho ~ Auxiliar de Produção (Frigorífico) ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-aux-abate
bne ~ Auxiliar de Produção - Frigorífico Chapecó ~ Employer Recursos Humanos ~ Chapecó (SC) ~ text=oculta-aux-abate-b

≠ meat plant and its safety technician
catho ~ Auxiliar de Produção ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-aux-abate
vagas ~ Técnico de Segurança do Trabalho ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-seg-trab

= safety technician, the usual short forms
vagas ~ Técnico de Segurança do Trabalho ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-seg-trab
bne ~ TEC. SEGURANÇA DO TRABALHO ~ FRIGORIFICO POENTE ~ Chapecó (SC) ~ text=oculta-seg-trab ~ as=capitals

≠ morning and night at the meat plant
catho ~ Auxiliar de Produção - Turno Manhã ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-aux-abate/330
infojobs ~ Auxiliar de Produção - Turno Noite ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-aux-abate/330

= Java developer retold, English title
gupy ~ Pessoa Desenvolvedora Java Sênior ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java
remotar ~ Senior Java Developer ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java-b

= the mark of remote work and the squad in the title
gupy ~ Desenvolvedor(a) Back-end Java | Squad Propostas ~ Nimbostrato Tecnologia ~ Remoto ~ text=oculta-dev-java
nerdin ~ DESENVOLVEDOR BACKEND JAVA (REMOTO) ~ NIMBOSTRATO ~ Remoto ~ text=oculta-dev-java ~ as=plain

≠ Java and the web screens of one firm
gupy ~ Desenvolvedor(a) Back-end Java ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java
trampos ~ Desenvolvedor(a) Front-end React ~ Nimbostrato ~ Remoto ~ text=oculta-dev-front

≠ one plain title, two squads with two languages
gupy ~ Pessoa Desenvolvedora Sênior ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java
remotar ~ Pessoa Desenvolvedora Sênior ~ Nimbostrato ~ Remoto ~ text=oculta-dev-front

≠ Java Pleno and Java Sênior
gupy ~ Desenvolvedor Java Pleno ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java
nerdin ~ Desenvolvedor Java Sr ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java

= screens, front end with and without its hyphen
trampos ~ Desenvolvedor(a) Front-end React Pleno ~ Nimbostrato ~ Remoto ~ text=oculta-dev-front
gupy ~ Desenvolvedor Frontend (React) - Pl. ~ Nimbostrato ~ Remoto ~ text=oculta-dev-front ~ as=breaks

= screens, the contract as the portals name it
trampos ~ Front-end Developer React ~ Nimbostrato ~ Remoto ~ text=oculta-dev-front ~ contract=CLT
gupy ~ Desenvolvedor(a) Front-end React ~ Nimbostrato ~ Remoto ~ text=oculta-dev-front ~ contract=Efetivo

≠ employee and firm of one's own, the same text cut
gupy ~ Desenvolvedor Java Sênior ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java/420 ~ contract=CLT
nerdin ~ Desenvolvedor Java Sênior - PJ ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java/420 ~ contract=PJ

≠ Java developers of two firms
gupy ~ Desenvolvedor Java Sênior ~ Nimbostrato ~ Remoto ~ text=oculta-dev-java
vagas ~ Desenvolvedor Java Sênior ~ Braúna Sistemas de Saúde ~ Remoto ~ tail=Evoluir o prontuário eletrônico em Java 17, JSF e Oracle. Projeto de 12 meses. Remoto com visitas a hospitais.

= data analyst, part of the week at home
gupy ~ Analista de Dados - Risco de Crédito ~ Nimbostrato ~ Barueri (SP) ~ text=oculta-dados ~ mode=hybrid
infojobs ~ Analista de Dados (Crédito) - Híbrido ~ Nimbostrato ~ Barueri (SP) ~ text=oculta-dados

≠ data analyst and data engineer
gupy ~ Analista de Dados ~ Nimbostrato ~ Barueri (SP) ~ text=oculta-dados
trampos ~ Engenheiro(a) de Dados ~ Nimbostrato ~ Barueri (SP) ~ tail=Construir pipelines em Airflow e Spark, modelar o lakehouse, cuidar de custo e qualidade de dados. Python avançado e GCP.

= support analyst, the portal tells it in its own manner
catho ~ Analista de Suporte Técnico ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-suporte-ti
bne ~ Analista de Suporte ~ Teclado Azul ~ Vila Velha (ES) ~ text=oculta-suporte-ti-b

= support analyst, employer hidden in the portal's own manner
catho ~ Analista de Suporte Técnico ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-suporte-ti
bne ~ Técnico de Suporte em Informática ~ Empresa Confidencial ~ Vila Velha (ES) ~ text=oculta-suporte-ti-b ~ pay=R$ 2.300,00

≠ support and infrastructure
catho ~ Analista de Suporte Técnico ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-suporte-ti
infojobs ~ Analista de Infraestrutura ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-infra

= infrastructure, two letters for the trade
infojobs ~ Analista de Infraestrutura de TI ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-infra
nerdin ~ ANALISTA DE INFRA ~ TECLADO AZUL ~ Vila Velha (ES) ~ text=oculta-infra ~ as=plain

≠ Vila Velha and Serra
infojobs ~ Analista de Suporte Técnico ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-suporte-ti
catho ~ Analista de Suporte Técnico ~ Teclado Azul Informática ~ Serra (ES) ~ tail=Técnico residente em cliente na cidade de Serra: atender chamados, configurar micros e impressoras. CNH B.

≠ support N1 and support N3
infojobs ~ Analista de Suporte N1 ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-suporte-ti
nerdin ~ Analista de Suporte N3 ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-infra

≠ support and trainee of support
infojobs ~ Analista de Suporte Técnico ~ Teclado Azul Informática ~ Vila Velha (ES) ~ text=oculta-suporte-ti
nerdin ~ ESTÁGIO | SUPORTE / TI ~ Teclado Azul Informática ~ Vila Velha (ES) ~ tail=Estágio de seis horas no atendimento de chamados simples, com bolsa de R$ 950 e vale-transporte.

= farm machines, retold by a portal of small ads
catho ~ Operador de Máquinas Agrícolas ~ Fazenda Três Veredas Agropecuária ~ Sorriso (MT) ~ text=oculta-tratorista
encontresuavaga ~ Operador de Máquinas Agrícolas ~ Três Veredas ~ Sorriso (MT) ~ text=oculta-tratorista-b

= farm machines under the older word
catho ~ Operador de Máquinas Agrícolas (Tratorista) ~ Fazenda Três Veredas Agropecuária ~ Sorriso (MT) ~ text=oculta-tratorista
bne ~ TRATORISTA ~ FAZENDA TRES VEREDAS ~ Sorriso (MT) ~ text=oculta-tratorista ~ as=capitals

≠ machines and cattle of one farm
catho ~ Operador de Máquinas Agrícolas ~ Fazenda Três Veredas Agropecuária ~ Sorriso (MT) ~ text=oculta-tratorista
bne ~ Vaqueiro ~ Fazenda Três Veredas Agropecuária ~ Sorriso (MT) ~ text=oculta-vaqueiro

= cowhand, one portal without a date
bne ~ Vaqueiro ~ Fazenda Três Veredas Agropecuária ~ Sorriso (MT) ~ text=oculta-vaqueiro ~ on=none
infojobs ~ Vaqueiro (aceitamos casal) ~ Três Veredas Agropecuária Ltda ~ Sorriso (MT) ~ text=oculta-vaqueiro

≠ machines on two farms
catho ~ Operador de Máquinas Agrícolas ~ Fazenda Três Veredas Agropecuária ~ Sorriso (MT) ~ text=oculta-tratorista
bne ~ Operador de Máquinas Agrícolas ~ Algodoeira Campo Sonoro ~ Sorriso (MT) ~ tail=Operar colhedora de algodão e prensa de fardos na safrinha. Alojamento e refeições. Experiência com Case ou John Deere.

≠ open posts of one owner on two farms
infojobs ~ Vaqueiro - Fazenda Boa Esperança ~ Três Veredas Agropecuária ~ Sorriso (MT) ~ text=oculta-vaqueiro/330
bne ~ Vaqueiro - Fazenda Córrego Fundo ~ Três Veredas Agropecuária ~ Sorriso (MT) ~ text=oculta-vaqueiro/330

= agronomist, the trade's long and short title
gupy ~ Engenheiro(a) Agrônomo(a) ~ Sementes Chapadão Verde ~ Luís Eduardo Magalhães (BA) ~ text=oculta-agronomo
catho ~ ENG. AGRONOMO - ASSISTENCIA TECNICA DE CAMPO ~ Sementes Chapadao Verde ~ Luís Eduardo Magalhães (BA) ~ text=oculta-agronomo ~ as=bare

≠ agronomist and farm technician
gupy ~ Engenheiro Agrônomo ~ Sementes Chapadão Verde ~ Luís Eduardo Magalhães (BA) ~ text=oculta-agronomo
infojobs ~ Técnico Agrícola ~ Sementes Chapadão Verde ~ Luís Eduardo Magalhães (BA) ~ tail=Coletar amostras, instalar ensaios, anotar dados de campo e apoiar a colheita de sementes. Técnico agrícola com registro no CFTA.

≠ two subjects at one school
gupy ~ Professor(a) de Matemática - Fundamental II ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-mat
catho ~ Professor(a) de Língua Portuguesa - Fundamental II ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-port

≠ two subjects, the title names neither
gupy ~ Professor Ensino Fundamental II ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-mat
infojobs ~ Professor Fundamental II ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-port

= teacher of mathematics, the grade written two ways
gupy ~ Professor(a) de Matemática - Ensino Fundamental II ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-mat
infojobs ~ Prof. Matemática (6º ao 9º ano) ~ Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-mat ~ as=plain

= teacher of Portuguese
catho ~ Professor de Português e Redação ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-port
vagas ~ Professora de Língua Portuguesa / Redação ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-port

≠ teacher of one subject for younger and older pupils
catho ~ Professor de Matemática - Fundamental II ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-prof-mat
vagas ~ Professor de Matemática - Ensino Médio ~ Colégio Lume do Saber ~ Londrina (PR) ~ tail=Aulas de Matemática para as três séries do Ensino Médio e o cursinho, com foco no vestibular da UEL. Doze horas-aula à noite.

≠ two houses of the school in one city
catho ~ Auxiliar de Classe - Unidade Centro ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-aux-classe
infojobs ~ Auxiliar de Classe - Unidade Gleba Palhano ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-aux-classe

= classroom helper, cut
catho ~ Auxiliar de Classe - Educação Infantil ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-aux-classe
jobleads ~ Auxiliar de Classe - Educação Infantil ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-aux-classe/260

≠ classroom helper and trainee in teaching
catho ~ Auxiliar de Classe ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-aux-classe ~ contract=CLT
solides ~ Estágio em Pedagogia ~ Colégio Lume do Saber ~ Londrina (PR) ~ text=oculta-aux-classe/350 ~ contract=Estágio

= teacher of English, the franchise's name with and without the word
infojobs ~ Professor de Inglês ~ Bluebird Idiomas ~ Bauru (SP) ~ text=oculta-prof-ingles
catho ~ Professor(a) de Inglês ~ Bluebird - Escola de Inglês ~ Bauru (SP) ~ text=oculta-prof-ingles ~ as=breaks

≠ teachers of two languages
infojobs ~ Professor de Inglês ~ Bluebird Idiomas ~ Bauru (SP) ~ text=oculta-prof-ingles
catho ~ Professor de Espanhol ~ Bluebird Idiomas ~ Bauru (SP) ~ tail=Aulas de espanhol para adultos e empresas, à noite e online. Fluência e experiência de um ano. Hora-aula de R$ 32.

≠ two language schools
infojobs ~ Professor de Inglês ~ Bluebird Idiomas ~ Bauru (SP) ~ text=oculta-prof-ingles
bne ~ Professor de Inglês ~ Escola Kids Ponte Alta ~ Bauru (SP) ~ tail=Professor de inglês para o programa bilíngue da educação infantil, de manhã, 25 horas por semana. Pedagogia ou Letras.

= chambermaid retold without the hotel's name
catho ~ Camareira ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-camareira
infojobs ~ Camareiro(a) ~ Confidencial ~ Gramado (RS) ~ text=oculta-camareira-b

= chambermaid, the hotel's legal name
catho ~ Camareira ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-camareira
bne ~ CAMAREIRA ~ VARANDA DO LAGO NEGRO HOTELARIA E TURISMO EIRELI ~ Gramado (RS) ~ text=oculta-camareira ~ as=capitals

≠ chambermaid and reception
catho ~ Camareira ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-camareira
infojobs ~ Recepcionista Bilíngue ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-recep-hotel

= reception, the language in the title
infojobs ~ Recepcionista Bilíngue ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-recep-hotel
vagas ~ Recepcionista de Hotel (bilíngue) ~ Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-recep-hotel ~ pay=R$ 2.300,00

≠ reception in the afternoon and the night auditor
infojobs ~ Recepcionista ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-recep-hotel
catho ~ Auditor Noturno ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-aud-noturno

= night auditor, the hotel trade's English
catho ~ Auditor(a) Noturno ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-aud-noturno
gupy ~ Night Auditor / Auditor Noturno ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-aud-noturno

≠ chambermaids of two hotels
catho ~ Camareira ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-camareira
bne ~ Camareira ~ Pousada Hortênsia Real ~ Gramado (RS) ~ tail=Camareira folguista para pousada de 18 quartos, sábado e domingo, diária de R$ 130.

≠ health agents of two health centres
infojobs ~ Agente Comunitário de Saúde - UBS Taboão ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-acs
catho ~ Agente Comunitário de Saúde - UBS Cumbica ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-acs

≠ health agents of two centres, named only at the end
infojobs ~ Agente Comunitário de Saúde ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-acs ~ tail=Vaga para a UBS Jardim Fortaleza.
vagas ~ ACS - Agente Comunitário de Saúde ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-acs ~ tail=Vaga para a UBS Vila Galvão.

= health agent, initials and the centre
infojobs ~ Agente Comunitário de Saúde - UBS Cumbica ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-acs
vagas ~ ACS (UBS CUMBICA) ~ IZP - Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-acs ~ as=plain

≠ health agent and clerk
infojobs ~ Agente Comunitário de Saúde ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-acs
catho ~ Auxiliar Técnico Administrativo ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-adm-ubs

= clerk of the health centre, the three letters of the post
infojobs ~ Auxiliar Técnico Administrativo ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-adm-ubs
catho ~ ATA - Auxiliar Técnico Administrativo (Saúde) ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-adm-ubs ~ pay=R$ 2.090,00

≠ clerk for good and clerk for a leave
infojobs ~ Auxiliar Técnico Administrativo ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-adm-ubs ~ contract=CLT
vagas ~ Auxiliar Técnico Administrativo - Temporário (cobertura de licença) ~ Instituto Zelo Público ~ Guarulhos (SP) ~ text=oculta-adm-ubs ~ contract=Temporário

≠ answering and selling by telephone, the firm's portrait shared
gupy ~ Operador(a) de Telemarketing Receptivo ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-receptivo
catho ~ Operador(a) de Telemarketing Ativo ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-vendas-tele

≠ answering and debts, one title for both
gupy ~ Operador de Atendimento ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-receptivo
infojobs ~ Operador de Atendimento ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-cobranca

= answering, the firm's portrait on one side
gupy ~ Atendente de Telemarketing Receptivo ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-receptivo
bne ~ OPERADOR DE TELEMARKETING RECEPTIVO ~ VOZATIVA CONTACT CENTER SA ~ Teresina (PI) ~ text=oculta-receptivo ~ as=capitals

= debts by telephone
catho ~ Operador de Cobrança ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-cobranca
infojobs ~ Operador(a) de Cobrança - Manhã ~ VozAtiva ~ Teresina (PI) ~ text=oculta-cobranca

≠ Teresina and São Luís
catho ~ Operador de Cobrança ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-cobranca
gupy ~ Operador de Cobrança ~ VozAtiva Contact ~ São Luís (MA) ~ text=oculta-sobre-vozativa+oculta-cobranca

≠ the telephone room in the morning and in the afternoon
gupy ~ Operador de Vendas - Manhã ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa ~ tail=Televendas ativo de planos de internet, turno da manhã, das 8h às 14h20.
catho ~ Operador de Vendas - Tarde ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-vendas-tele

≠ operator and supervisor on the telephone
gupy ~ Operador de Telemarketing Ativo ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-vendas-tele
vagas ~ Supervisor de Telemarketing ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa ~ tail=Liderar 22 operadores de vendas, dar retorno diário, acompanhar metas e indicadores. Um ano como supervisor.

≠ the telephone room's twin for people with a disability
gupy ~ Operador de Telemarketing Ativo ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-vendas-tele
infojobs ~ Operador de Telemarketing Ativo (vaga PcD) ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-vendas-tele ~ tail=Oportunidade exclusiva para pessoas com deficiência ou reabilitadas do INSS.

= seller on the telephone, other words for the trade
catho ~ Operador de Telemarketing Ativo ~ VozAtiva Contact ~ Teresina (PI) ~ text=oculta-sobre-vozativa+oculta-vendas-tele
careerjet ~ Operador de Televendas (telemarketing ativo) ~ VozAtiva Contact ~ Teresina, PI ~ text=oculta-vendas-tele/280

= cashier of the credit union
gupy ~ Caixa - Agência Passo Fundo ~ Credipampa ~ Passo Fundo (RS) ~ text=oculta-caixa-coop
infojobs ~ Caixa de Cooperativa ~ Cooperativa Credipampa ~ Passo Fundo (RS) ~ text=oculta-caixa-coop ~ as=plain

≠ cashier and manager in one branch
gupy ~ Caixa ~ Credipampa ~ Passo Fundo (RS) ~ text=oculta-caixa-coop
catho ~ Gerente de Negócios PJ ~ Credipampa ~ Passo Fundo (RS) ~ text=oculta-ger-contas

= manager for firms, two letters written out
gupy ~ Gerente de Negócios PJ ~ Credipampa ~ Passo Fundo (RS) ~ text=oculta-ger-contas ~ contract=CLT
vagas ~ Gerente de Negócios Pessoa Jurídica ~ Cooperativa de Crédito Credipampa ~ Passo Fundo (RS) ~ text=oculta-ger-contas

≠ manager for firms and manager for families
gupy ~ Gerente de Negócios PJ ~ Credipampa ~ Passo Fundo (RS) ~ text=oculta-ger-contas
vagas ~ Gerente de Negócios PF ~ Credipampa ~ Passo Fundo (RS) ~ tail=Carteira de 600 associados pessoa física: crédito pessoal, consignado, seguros e investimentos. CPA-20 e dois anos com carteira PF.

≠ branches of the credit union in one city
gupy ~ Caixa - Agência Boqueirão ~ Credipampa ~ Passo Fundo (RS) ~ text=oculta-caixa-coop
catho ~ Caixa - Agência Vera Cruz ~ Credipampa ~ Passo Fundo (RS) ~ text=oculta-caixa-coop

≠ a bank clerk and a supermarket clerk
infojobs ~ Caixa ~ Credipampa ~ Passo Fundo (RS) ~ text=oculta-caixa-coop
bne ~ Caixa ~ Mercado Bom Vizinho Gaúcho ~ Passo Fundo (RS) ~ tail=Operador de caixa para mercado de bairro, escala 6x1, fechamento de caixa e reposição de bomboniere.

= finance analyst told again by an agency
catho ~ Analista Financeiro ~ Grupo Marimbondo ~ Cascavel (PR) ~ text=oculta-analista-fin
infojobs ~ Analista Financeiro ~ Rumo Certo Gestão de Talentos ~ Cascavel (PR) ~ text=oculta-analista-fin-b ~ pay=R$ 3.800,00

= finance analyst, the range holds the number
catho ~ Analista Financeiro ~ Grupo Marimbondo ~ Cascavel (PR) ~ text=oculta-analista-fin ~ pay=R$ 3.500,00 a R$ 4.000,00
bne ~ ANALISTA FINANCEIRO(A) ~ MARIMBONDO DISTRIBUIDORA DE PECAS LTDA ~ Cascavel (PR) ~ text=oculta-analista-fin ~ as=bare ~ pay=R$ 3.800,00

≠ Júnior and Sênior in finance
catho ~ Analista Financeiro Jr ~ Grupo Marimbondo ~ Cascavel (PR) ~ text=oculta-analista-fin/350
infojobs ~ Analista Financeiro Sênior ~ Grupo Marimbondo ~ Cascavel (PR) ~ text=oculta-analista-fin/350

≠ ranges that do not meet
catho ~ Analista Financeiro ~ Grupo Marimbondo ~ Cascavel (PR) ~ text=oculta-analista-fin/350 ~ pay=R$ 2.200,00 a R$ 2.600,00
infojobs ~ Analista Financeiro ~ Grupo Marimbondo ~ Cascavel (PR) ~ text=oculta-analista-fin/350 ~ pay=R$ 3.800,00 a R$ 4.500,00

≠ finance analysts of two firms
catho ~ Analista Financeiro ~ Grupo Marimbondo ~ Cascavel (PR) ~ text=oculta-analista-fin
vagas ~ Analista Financeiro ~ Hospital Araucária do Oeste ~ Cascavel (PR) ~ tail=Faturamento de convênios, glosas, contas a receber e relatórios. Experiência em hospital. Tasy.

= electrician for buildings
bne ~ Eletricista Predial ~ Engenharia Luz de Quilombo ~ Salvador (BA) ~ text=oculta-eletricista-predial
catho ~ Eletricista de Obras / Predial ~ Luz de Quilombo Engenharia ~ Salvador (BA) ~ text=oculta-eletricista-predial ~ as=breaks

≠ electrician and plumber
bne ~ Eletricista Predial ~ Engenharia Luz de Quilombo ~ Salvador (BA) ~ text=oculta-eletricista-predial
infojobs ~ Encanador ~ Engenharia Luz de Quilombo ~ Salvador (BA) ~ text=oculta-encanador

= plumber under both of the trade's names
bne ~ ENCANADOR / BOMBEIRO HIDRAULICO ~ ENGENHARIA LUZ DE QUILOMBO LTDA ~ Salvador (BA) ~ text=oculta-encanador ~ as=capitals
infojobs ~ Encanador ~ Engenharia Luz de Quilombo ~ Salvador (BA) ~ text=oculta-encanador

= cooling technician
catho ~ Técnico em Refrigeração ~ Polo Norte Climatização ~ Manaus (AM) ~ text=oculta-refrigeracao
bne ~ TÉCNICO EM REFRIGERAÇÃO E CLIMATIZAÇÃO ~ POLO NORTE CLIMATIZACAO ~ Manaus (AM) ~ text=oculta-refrigeracao ~ as=capitals

= cooling technician, the trade named two ways and a code
catho ~ Técnico em Refrigeração (Ref. 0912) ~ Polo Norte Climatização ~ Manaus (AM) ~ text=oculta-refrigeracao
infojobs ~ Técnico de Refrigeração ~ Polo Norte Ar Condicionado ~ Manaus (AM) ~ text=oculta-refrigeracao

= vet for the nights
catho ~ Médico Veterinário Plantonista ~ Hospital Veterinário Bicho do Cerrado ~ Cuiabá (MT) ~ text=oculta-vet
vagas ~ Veterinário(a) Plantonista Noturno ~ Bicho do Cerrado Hospital Veterinário ~ Cuiabá (MT) ~ text=oculta-vet

≠ vet by night and vet by day
catho ~ Médico Veterinário Plantonista - Noturno ~ Hospital Veterinário Bicho do Cerrado ~ Cuiabá (MT) ~ text=oculta-vet
infojobs ~ Médico Veterinário Plantonista - Diurno ~ Hospital Veterinário Bicho do Cerrado ~ Cuiabá (MT) ~ text=oculta-vet/330

= trainee engineer, two portals of trainees
gupy ~ Programa de Estágio - Engenharia ~ Cimentos Pedra Sabiá ~ Serra (ES) ~ text=oculta-est-eng ~ contract=Estágio
solides ~ Estágio em Engenharia de Produção / Mecânica ~ CIMENTOS PEDRA SABIA S.A. ~ Serra (ES) ~ text=oculta-est-eng ~ pay=R$ 1.750,00

≠ trainee at the university level and at the technical level
gupy ~ Estágio em Engenharia ~ Cimentos Pedra Sabiá ~ Serra (ES) ~ text=oculta-est-eng
infojobs ~ Estágio Técnico em Mecânica ~ Cimentos Pedra Sabiá ~ Serra (ES) ~ tail=Estágio para alunos de curso técnico em mecânica: apoiar a oficina, organizar peças e acompanhar preventivas. Bolsa de R$ 1.100.

= nine vacancies of the hospital become one line, capitals and accents lost
infojobs ~ Técnico de Enfermagem - UTI Adulto ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-tec-enf-uti
netvagas ~ TECNICO DE ENFERMAGEM UTI ADULTO - 9 VAGAS ~ HOSPITAL SANTA AROEIRA ~ Feira de Santana (BA) ~ text=oculta-tec-enf-uti ~ as=bare

= cancer ward's technician
gupy ~ Técnico(a) de Enfermagem - Oncologia ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-sobre-aroeira+oculta-tec-enf-onco
catho ~ Téc. Enfermagem Oncologia ~ Hospital Santa Aroeira ~ Feira de Santana (BA) ~ text=oculta-tec-enf-onco ~ as=breaks

= the same posting word for word on two portals
infojobs ~ Recepcionista Bilíngue ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-recep-hotel
catho ~ Recepcionista Bilíngue ~ Hotel Varanda do Lago Negro ~ Gramado (RS) ~ text=oculta-recep-hotel

= word for word, four days apart
gupy ~ Analista de Dados - Risco de Crédito ~ Nimbostrato ~ Barueri (SP) ~ text=oculta-dados ~ on=11-05
trampos ~ Analista de Dados - Risco de Crédito ~ Nimbostrato ~ Barueri (SP) ~ text=oculta-dados ~ on=11-09

= the city and state in the title of one portal
gupy ~ Motorista de Ônibus Urbano ~ Viação Estrela do Capibaribe ~ Recife (PE) ~ text=oculta-mot-onibus
bne ~ MOTORISTA DE ÔNIBUS - RECIFE/PE ~ VIACAO ESTRELA DO CAPIBARIBE LTDA ~ Recife (PE) ~ text=oculta-mot-onibus ~ as=capitals

= electrician for buildings, the employer hidden on the second portal
bne ~ Eletricista Predial ~ Engenharia Luz de Quilombo ~ Salvador (BA) ~ text=oculta-eletricista-predial
infojobs ~ Eletricista Predial ~ Confidencial ~ Salvador (BA) ~ text=oculta-eletricista-predial ~ as=plain

= safety technician, cut text and another's date
vagas ~ Técnico de Segurança do Trabalho - 2º turno ~ Frigorífico Poente ~ Chapecó (SC) ~ text=oculta-seg-trab ~ on=11-01
careerjet ~ Técnico de Segurança do Trabalho - 2º turno ~ Frigorífico Poente ~ Chapecó, SC ~ text=oculta-seg-trab/170 ~ on=11-04
`);
