import { readPairs } from "./read-pairs.ts";

/** Hospitals, schools, kitchens, hotels. Run first together with the other `unseen-…` pairs; `unseen-texts.ts` says what that showed. */
export const unseenCarePairs = readPairs(`
≠ nurse of the intensive care and of the surgical centre
gupy ~ Enfermeiro UTI ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=enf-uti
catho ~ Enfermeiro CC ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=enf-cc

= surgical centre, initials and in full
gupy ~ Enfermeiro(a) - Centro Cirúrgico ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=enf-cc
catho ~ Enf. CC ~ Hosp. São Bento da Serra ~ Lages (SC) ~ text=enf-cc ~ as=breaks

= intensive care, initials and in full
gupy ~ Enfermeiro(a) - Unidade de Terapia Intensiva ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=enf-uti
infojobs ~ Enfermeira UTI Adulto ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=enf-uti/200

≠ nurse for adults and for newborns
gupy ~ Enfermeiro UTI Adulto ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=enf-uti
catho ~ Enfermeiro UTI Neonatal ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=enf-uti

≠ one post at two hospitals of one group in one city
gupy ~ Técnico de Enfermagem - Hospital Cristal Norte ~ Rede Cristal ~ Brasília (DF) ~ text=sobre-cristal+tec-enf-int
catho ~ Técnico de Enfermagem - Hospital Cristal Sul ~ Rede Cristal ~ Brasília (DF) ~ text=sobre-cristal+tec-enf-int

≠ one post at two hospitals of one group, each named as employer
gupy ~ Técnico de Enfermagem ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=sobre-cristal+tec-enf-int
catho ~ Técnico de Enfermagem ~ Hospital Cristal Sul ~ Brasília (DF) ~ text=sobre-cristal+tec-enf-int

= the group as employer on one portal, the hospital in the title on both
gupy ~ Técnico(a) de Enfermagem - Hospital Cristal Norte ~ Rede Cristal de Hospitais ~ Brasília (DF) ~ text=sobre-cristal+tec-enf-int
infojobs ~ Téc. Enfermagem (Hospital Cristal Norte) ~ Rede Cristal ~ Brasília (DF) ~ text=sobre-cristal+tec-enf-int

= technician, retold in other words
catho ~ Técnico em Enfermagem - Internação ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=tec-enf-int
bne ~ Tecnica de enfermagem internacao ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=tec-enf-int-b

≠ technician by day and by night
gupy ~ Técnico de Enfermagem (Diurno) ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=tec-enf-int
gupy ~ Técnico de Enfermagem (Noturno) ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=tec-enf-int

= night shift, initial of the word and hours
gupy ~ Técnico de Enfermagem - Noturno ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=tec-enf-int
vagas ~ Técnico de Enfermagem - 12x36 noite ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=tec-enf-int

≠ nursing technician and nursing auxiliary
catho ~ Técnico de Enfermagem ~ Clínica Bem Viver ~ Feira de Santana (BA) ~ text=tec-enf-int
infojobs ~ Auxiliar de Enfermagem ~ Clínica Bem Viver ~ Feira de Santana (BA) ~ text=tec-enf-int

≠ nurse and head nurse
catho ~ Enfermeiro(a) ~ Clínica Bem Viver ~ Feira de Santana (BA)
infojobs ~ Coordenador(a) de Enfermagem ~ Clínica Bem Viver ~ Feira de Santana (BA)

= radiology technician, the field in two spellings
gupy ~ Técnico(a) em Radiologia ~ Imagem Clara Diagnósticos ~ Pelotas (RS) ~ text=tec-radio
bne ~ TEC. RADIOLOGIA 24H ~ Imagem Clara Diagnósticos Ltda ~ Pelotas (RS) ~ text=tec-radio ~ as=capitals

≠ radiology and laboratory technician
gupy ~ Técnico(a) em Radiologia ~ Imagem Clara Diagnósticos ~ Pelotas (RS)
gupy ~ Técnico(a) em Análises Clínicas ~ Imagem Clara Diagnósticos ~ Pelotas (RS)

≠ Pelotas and Rio Grande
gupy ~ Técnico(a) em Radiologia ~ Imagem Clara Diagnósticos ~ Pelotas (RS) ~ text=tec-radio
catho ~ Técnico(a) em Radiologia ~ Imagem Clara Diagnósticos ~ Rio Grande (RS) ~ text=tec-radio

= receptionist, the word for the clinic in both
infojobs ~ Recepcionista de Clínica Médica ~ Clínica Bem Viver ~ Feira de Santana (BA) ~ text=recep-clinica
catho ~ Recepcionista (Clínica Médica) ~ CLINICA BEM VIVER LTDA - ME ~ Feira de Santana (BA) ~ text=recep-clinica

≠ receptionist of a clinic and of a hotel
infojobs ~ Recepcionista ~ Clínica Bem Viver ~ Feira de Santana (BA) ~ text=recep-clinica
catho ~ Recepcionista ~ Hotel Bem Viver ~ Feira de Santana (BA) ~ text=recep-hotel

≠ receptionist of two shops, both hidden
catho ~ Recepcionista ~ Confidencial ~ Feira de Santana (BA) ~ text=recep-clinica
infojobs ~ Recepcionista ~ Empresa confidencial ~ Feira de Santana (BA) ~ text=recep-clinica

= receptionist, hidden on one, text and pay the same
catho ~ Recepcionista ~ Confidencial ~ Feira de Santana (BA) ~ pay=R$ 1.712 por mês ~ text=recep-clinica
gupy ~ Recepcionista ~ Clínica Bem Viver ~ Feira de Santana (BA) ~ pay=R$ 1.712 por mês ~ text=recep-clinica

≠ receptionist, hidden on one, other pay
catho ~ Recepcionista ~ Confidencial ~ Feira de Santana (BA) ~ pay=R$ 2.600 por mês ~ text=recep-clinica
gupy ~ Recepcionista ~ Clínica Bem Viver ~ Feira de Santana (BA) ~ pay=R$ 1.712 por mês ~ text=recep-clinica

≠ hidden on one, same words in the title, no text
bne ~ Recepcionista ~ - ~ Feira de Santana (BA)
gupy ~ Recepcionista ~ Clínica Bem Viver ~ Feira de Santana (BA) ~ text=recep-clinica

= physiotherapist, hospital in the title
gupy ~ Fisioterapeuta Hospitalar - UTI ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=fisio
vagas ~ Fisioterapeuta UTI (Hospitalar) ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=fisio ~ as=plain

≠ physiotherapist and occupational therapist
gupy ~ Fisioterapeuta ~ Hospital São Bento da Serra ~ Lages (SC) ~ text=fisio
vagas ~ Terapeuta Ocupacional ~ Hospital São Bento da Serra ~ Lages (SC)

= dentist, two names of the profession
bne ~ Dentista ~ Sorriso Largo Odontologia ~ Anápolis (GO) ~ text=dentista
infojobs ~ Cirurgião-Dentista ~ Sorriso Largo Odontologia ~ Anápolis (GO) ~ text=dentista

≠ dentist and dental assistant
bne ~ Dentista ~ Sorriso Largo Odontologia ~ Anápolis (GO)
infojobs ~ Auxiliar de Saúde Bucal ~ Sorriso Largo Odontologia ~ Anápolis (GO)

≠ dentist for children and for braces
bne ~ Dentista Odontopediatra ~ Sorriso Largo Odontologia ~ Anápolis (GO) ~ text=dentista
infojobs ~ Dentista Ortodontista ~ Sorriso Largo Odontologia ~ Anápolis (GO) ~ text=dentista

= carer of old people, plural
divulgavagas ~ CUIDADORES DE IDOSOS ~ Lar Recanto Feliz ~ Niterói (RJ) ~ text=cuidador
catho ~ Cuidador(a) de Idosos ~ Lar Recanto Feliz ~ Niterói (RJ) ~ text=cuidador ~ as=breaks

≠ Niterói and São Gonçalo
divulgavagas ~ CUIDADORES DE IDOSOS ~ Lar Recanto Feliz ~ Niterói (RJ) ~ text=cuidador
catho ~ Cuidador(a) de Idosos ~ Lar Recanto Feliz ~ São Gonçalo (RJ) ~ text=cuidador

= carer, two days apart, one says nothing of the town
careerjet ~ Cuidador de Idosos ~ Lar Recanto Feliz ~ Rio de Janeiro ~ on=11-12 ~ text=cuidador/220
catho ~ Cuidador(a) de Idosos ~ Lar Recanto Feliz ~ Niterói (RJ) ~ text=cuidador

≠ carer of old people and carer of children
bne ~ Cuidador de Idosos ~ Anjos em Casa ~ Niterói (RJ) ~ text=cuidador
bne ~ Cuidadora Infantil ~ Anjos em Casa ~ Niterói (RJ)

= pharmacist, bracketed and abbreviated
gupy ~ Farmacêutico(a) Substituto(a) ~ Drogaria Bem Me Quer ~ Juiz de Fora (MG) ~ text=farmaceutico
bne ~ Farmac. Substituta ~ Drogaria Bem Me Quer ~ Juiz de Fora (MG) ~ text=farmaceutico

≠ pharmacist responsible and substitute
gupy ~ Farmacêutico(a) RT ~ Drogaria Bem Me Quer ~ Juiz de Fora (MG) ~ text=farmaceutico
gupy ~ Farmacêutico(a) Substituto(a) ~ Drogaria Bem Me Quer ~ Juiz de Fora (MG) ~ text=farmaceutico

≠ teacher of mathematics and of physics
catho ~ Professor de Matemática ~ Colégio Monte Alto ~ Ribeirão Preto (SP) ~ text=prof-mat
vagas ~ Professor de Física ~ Colégio Monte Alto ~ Ribeirão Preto (SP)

= teacher of mathematics, stages of school in two spellings
catho ~ Professor(a) de Matemática - Ensino Fundamental II ~ Colégio Monte Alto ~ Ribeirão Preto (SP) ~ text=prof-mat
bne ~ Prof. Matemática (Fund. II) ~ Colegio Monte Alto ~ Ribeirão Preto (SP) ~ text=prof-mat

≠ stages of school
catho ~ Professor(a) de Matemática - Ensino Fundamental II ~ Colégio Monte Alto ~ Ribeirão Preto (SP)
bne ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Monte Alto ~ Ribeirão Preto (SP)

= teacher of English, franchise with the town in the employer's name
infojobs ~ Professor de Inglês ~ Speak Now Idiomas - Unidade Bauru ~ Bauru (SP) ~ text=prof-ingles
catho ~ Professor(a) de Inglês ~ Speak Now Idiomas ~ Bauru (SP) ~ text=prof-ingles

≠ teacher of English and of Spanish
infojobs ~ Professor de Inglês ~ Speak Now Idiomas ~ Bauru (SP) ~ text=prof-ingles
catho ~ Professor de Espanhol ~ Speak Now Idiomas ~ Bauru (SP) ~ text=prof-ingles

≠ franchise in two towns
infojobs ~ Professor de Inglês ~ Speak Now Idiomas - Unidade Bauru ~ Bauru (SP) ~ text=prof-ingles
catho ~ Professor de Inglês ~ Speak Now Idiomas - Unidade Marília ~ Marília (SP) ~ text=prof-ingles

≠ teacher and coordinator
infojobs ~ Professor de Inglês ~ Speak Now Idiomas ~ Bauru (SP)
catho ~ Coordenador Pedagógico de Inglês ~ Speak Now Idiomas ~ Bauru (SP)

= school assistant, children's class, word order
catho ~ Auxiliar de Sala - Educação Infantil ~ Escola Pingo de Luz ~ Santo André (SP) ~ text=professor-infantil
gupy ~ Auxiliar de Educação Infantil (Sala) ~ Escola Pingo de Luz ~ Santo André (SP) ~ text=professor-infantil

≠ teacher and class assistant
catho ~ Professora de Educação Infantil ~ Escola Pingo de Luz ~ Santo André (SP) ~ text=professor-infantil
gupy ~ Auxiliar de Educação Infantil ~ Escola Pingo de Luz ~ Santo André (SP)

≠ Santo André and São Bernardo
catho ~ Professora de Educação Infantil ~ Escola Pingo de Luz ~ Santo André (SP) ~ text=professor-infantil
gupy ~ Professora de Educação Infantil ~ Escola Pingo de Luz ~ São Bernardo do Campo (SP) ~ text=professor-infantil

= hospital cook on two boards, the caterer's two names
vagas ~ Cozinheiro(a) Hospitalar ~ Sabor & Saúde Refeições Coletivas ~ Porto Velho (RO) ~ text=cozinheiro-hosp
catho ~ Cozinheiro Hospitalar ~ SABOR E SAUDE REFEICOES LTDA ~ Porto Velho (RO) ~ text=cozinheiro-hosp

≠ cook and kitchen assistant of one caterer
vagas ~ Cozinheiro(a) ~ Sabor & Saúde Refeições ~ Porto Velho (RO) ~ text=cozinheiro-hosp
catho ~ Auxiliar de Cozinha ~ Sabor & Saúde Refeições ~ Porto Velho (RO) ~ text=aux-cozinha

= kitchen assistant, reposted with another portal's heading
divulgavagas ~ CONTRATA-SE Auxiliar de Cozinha URGENTE ~ Sabor & Saúde ~ Porto Velho (RO) ~ text=aux-cozinha
infojobs ~ Aux. de Cozinha ~ Sabor & Saúde Refeições Coletivas Ltda ~ Porto Velho (RO) ~ text=aux-cozinha

≠ cook and half cook
bne ~ Cozinheiro ~ Cantina Nonna Rosa ~ Garibaldi (RS)
catho ~ Meio Oficial de Cozinha ~ Cantina Nonna Rosa ~ Garibaldi (RS)

= waiter with the employer's trade left out
bne ~ Garçom / Garçonete ~ Cantina Nonna Rosa ~ Garibaldi (RS) ~ text=garcom
infojobs ~ Garçom ~ Nonna Rosa Restaurante ~ Garibaldi (RS) ~ text=garcom

≠ waiter and barman
bne ~ Garçom ~ Cantina Nonna Rosa ~ Garibaldi (RS) ~ text=garcom
infojobs ~ Barman ~ Cantina Nonna Rosa ~ Garibaldi (RS)

≠ waiter, fixed and for extra days
bne ~ Garçom ~ Cantina Nonna Rosa ~ Garibaldi (RS) ~ contract=CLT ~ text=garcom
infojobs ~ Garçom Freelancer ~ Cantina Nonna Rosa ~ Garibaldi (RS) ~ contract=Freelancer ~ text=garcom

≠ Garibaldi and Bento Gonçalves
bne ~ Garçom ~ Cantina Nonna Rosa ~ Garibaldi (RS) ~ text=garcom
infojobs ~ Garçom ~ Cantina Nonna Rosa ~ Bento Gonçalves (RS) ~ text=garcom

= confectioner, feminine, typing error in the employer
catho ~ Confeiteira ~ Doce Encanto Confeitaria ~ Poços de Caldas (MG) ~ text=confeiteiro
buscavagas ~ Confeiteiro (a) ~ Doce Encato Confeitaria ~ Poços de Caldas (MG) ~ text=confeiteiro

≠ confectioner and baker
catho ~ Confeiteiro ~ Doce Encanto Confeitaria ~ Poços de Caldas (MG) ~ text=confeiteiro
catho ~ Padeiro ~ Doce Encanto Confeitaria ~ Poços de Caldas (MG)

≠ confectioner and her assistant
catho ~ Confeiteiro ~ Doce Encanto Confeitaria ~ Poços de Caldas (MG) ~ text=confeiteiro
infojobs ~ Ajudante de Confeitaria ~ Doce Encanto Confeitaria ~ Poços de Caldas (MG) ~ text=confeiteiro

= hotel receptionist, night, both say it
gupy ~ Recepcionista de Hotel - Noturno ~ Hotel Praia Serena ~ Porto Seguro (BA) ~ text=recep-hotel
catho ~ Recepcionista Noturno(a) de Hotel ~ Praia Serena Hotel ~ Porto Seguro (BA) ~ text=recep-hotel

≠ hotel receptionist and night auditor
gupy ~ Recepcionista de Hotel ~ Hotel Praia Serena ~ Porto Seguro (BA) ~ text=recep-hotel
catho ~ Auditor Noturno ~ Hotel Praia Serena ~ Porto Seguro (BA)

≠ receptionist and head receptionist
gupy ~ Recepcionista ~ Hotel Praia Serena ~ Porto Seguro (BA) ~ text=recep-hotel
catho ~ Chefe de Recepção ~ Hotel Praia Serena ~ Porto Seguro (BA) ~ text=recep-hotel

= hotel's district in the place on one side
gupy ~ Recepcionista Bilíngue ~ Hotel Praia Serena ~ Porto Seguro (BA) ~ text=recep-hotel
bne ~ Recepcionista Bilingue ~ Hotel Praia Serena ~ Porto Seguro (BA) ~ text=recep-hotel ~ as=bare ~ tail=Publicado por: hotel. Código 88213.

= chambermaid, two names and plural
infojobs ~ Camareira ~ Hotel Praia Serena ~ Porto Seguro (BA)
catho ~ Camareiro(a) ~ Hotel Praia Serena Ltda. ~ Porto Seguro (BA)

≠ chambermaid and governess
infojobs ~ Camareira ~ Hotel Praia Serena ~ Porto Seguro (BA)
catho ~ Governanta ~ Hotel Praia Serena ~ Porto Seguro (BA)

≠ hotels of one brand in two cities
infojobs ~ Camareira ~ Rede Praia Serena ~ Porto Seguro (BA)
catho ~ Camareira ~ Rede Praia Serena ~ Ilhéus (BA)

= doctor on duty, the field in brackets
vagas ~ Médico(a) Plantonista - Clínica Médica ~ Hospital São Bento da Serra ~ Lages (SC) ~ contract=PJ
catho ~ Médico Plantonista (Clínica Médica) ~ Hospital São Bento da Serra ~ Lages (SC) ~ contract=Prestador de Serviços (PJ)

≠ doctors of two fields
vagas ~ Médico(a) Plantonista - Clínica Médica ~ Hospital São Bento da Serra ~ Lages (SC)
catho ~ Médico(a) Plantonista - Pediatria ~ Hospital São Bento da Serra ~ Lages (SC)

= nutritionist, clinical, hospital's short name
gupy ~ Nutricionista Clínica ~ Hospital Cristal Norte ~ Brasília (DF) ~ on=11-01
vagas ~ Nutricionista Clínico(a) ~ Hosp. Cristal Norte ~ Brasília (DF) ~ on=11-04

≠ clinical nutritionist and nutritionist of the kitchen
gupy ~ Nutricionista Clínica ~ Hospital Cristal Norte ~ Brasília (DF)
gupy ~ Nutricionista de Produção ~ Hospital Cristal Norte ~ Brasília (DF)

≠ internship in nursing and in physiotherapy
gupy ~ Estágio em Enfermagem ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=sobre-cristal
gupy ~ Estágio em Fisioterapia ~ Hospital Cristal Norte ~ Brasília (DF) ~ text=sobre-cristal

= psychologist, for children, word order and register
catho ~ Psicólogo(a) Infantil - ABA ~ Instituto Crescer ~ Contagem (MG)
infojobs ~ Psicóloga ABA Infantil ~ Instituto Crescer ~ Contagem (MG)

≠ psychologist for children and for recruitment
catho ~ Psicólogo(a) Infantil ~ Instituto Crescer ~ Contagem (MG)
infojobs ~ Psicólogo(a) Organizacional ~ Instituto Crescer ~ Contagem (MG)

= veterinary doctor, two spellings
bne ~ Méd. Veterinário ~ Pet Amigo Clínica Veterinária ~ Betim (MG)
catho ~ Médica Veterinária ~ Clínica Veterinária Pet Amigo ~ Betim (MG)

≠ vet and groomer
bne ~ Médico Veterinário ~ Pet Amigo Clínica Veterinária ~ Betim (MG)
catho ~ Banhista e Tosador ~ Pet Amigo Clínica Veterinária ~ Betim (MG)

= groomer, other order
bne ~ Banhista e Tosador ~ Pet Amigo ~ Betim (MG)
catho ~ Tosador(a) / Banhista ~ Pet Amigo Clínica Veterinária ~ Betim (MG)
`);
