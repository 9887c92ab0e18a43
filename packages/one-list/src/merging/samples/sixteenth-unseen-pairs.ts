import { readPairs } from "./read-pairs.ts";

/**
 * As a person meets them who searches for one thing at eighteen portals: 120 pairs of one vacancy, most of them the employer's
 * own text taken over by a board, one in six told again in other words, and 120 of two that look alike.
 *
 * Written on 27 November 2026 by another writer who had seen neither the rules of merging nor other samples. Employers are
 * invented. The rules were run on it once before its pairs were read.
 */
export const sixteenthUnseenPairs = readPairs(`
= employer's text taken over by a board as plain text, city put in the title
gupy ~ Operador(a) de Caixa ~ Girassol Supermercados ~ Maringá - PR ~ text=q16-ab-girassol+q16-girassol-caixa ~ contract=CLT
careerjet ~ Operador de Caixa - Maringá ~ GIRASSOL SUPERMERCADOS ~ Maringá, PR ~ text=q16-ab-girassol+q16-girassol-caixa/420 ~ as=plain ~ on=11-12

= same text without the employer's introduction, same city
gupy ~ Operador(a) de Caixa | Londrina ~ Girassol Supermercados ~ Londrina - PR ~ text=q16-ab-girassol+q16-girassol-caixa
infojobs ~ Operador de Caixa ~ Rede Girassol de Supermercados Ltda ~ Londrina - PR ~ text=q16-girassol-caixa ~ pay=R$ 1.874,00 ~ on=11-14

≠ same chain and text, two cities
gupy ~ Operador(a) de Caixa ~ Girassol Supermercados ~ Maringá - PR ~ text=q16-ab-girassol+q16-girassol-caixa
gupy ~ Operador(a) de Caixa ~ Girassol Supermercados ~ Ponta Grossa - PR ~ text=q16-ab-girassol+q16-girassol-caixa

≠ same chain, two shops of one city named in the titles
gupy ~ Operador(a) de Caixa - Loja Zona 7 ~ Girassol Supermercados ~ Maringá - PR ~ text=q16-ab-girassol+q16-girassol-caixa
gupy ~ Operador(a) de Caixa - Loja Jardim Alvorada ~ Girassol Supermercados ~ Maringá - PR ~ text=q16-ab-girassol+q16-girassol-caixa

≠ same employer and introduction, other trade
gupy ~ Açougueiro(a) ~ Girassol Supermercados ~ Maringá - PR ~ text=q16-ab-girassol+q16-girassol-acougue
gupy ~ Repositor(a) de Mercadorias ~ Girassol Supermercados ~ Maringá - PR ~ text=q16-ab-girassol+q16-girassol-repositor

= copied text, gender form dropped, state only
gupy ~ Açougueiro(a) ~ Girassol Supermercados ~ Cascavel - PR ~ text=q16-ab-girassol+q16-girassol-acougue
jobleads ~ Açougueiro ~ Girassol Supermercados ~ Paraná ~ text=q16-ab-girassol+q16-girassol-acougue ~ as=breaks ~ on=11-13

= same text, capitals, abbreviation
bne ~ Repositor de Mercadorias ~ Girassol Supermercados ~ Apucarana - PR ~ text=q16-girassol-repositor ~ on=11-04
divulgavagas ~ REPOSITOR DE MERCADORIAS ~ GIRASSOL ~ Apucarana ~ text=q16-girassol-repositor ~ as=capitals ~ on=11-07

≠ assistant butcher's level: açougueiro and auxiliar de açougue of one shop
gupy ~ Açougueiro ~ Girassol Supermercados ~ Londrina - PR ~ text=q16-ab-girassol+q16-girassol-acougue
gupy ~ Auxiliar de Açougue ~ Girassol Supermercados ~ Londrina - PR ~ text=q16-ab-girassol+q16-x-auxacou

= shop text copied with a sentence added
vagas ~ Vendedor(a) de Moda ~ Veste Bem Modas ~ Campinas - SP ~ text=q16-vestemoda-vend
netvagas ~ Vendedor de Moda ~ Veste Bem ~ Campinas ~ text=q16-vestemoda-vend ~ as=plain ~ tail=Interessados devem se candidatar pelo site até o fim do mês. ~ on=11-15

≠ two shoppings of one city in the titles
vagas ~ Vendedor(a) - Shopping Iguatemi Campinas ~ Veste Bem Modas ~ Campinas - SP ~ text=q16-vestemoda-vend
vagas ~ Vendedor(a) - Parque Dom Pedro Shopping ~ Veste Bem Modas ~ Campinas - SP ~ text=q16-vestemoda-vend

≠ seasonal job and permanent job
vagas ~ Vendedor(a) ~ Veste Bem Modas ~ Sorocaba - SP ~ text=q16-vestemoda-vend ~ contract=CLT
vagas ~ Vendedor(a) Temporário(a) - Natal ~ Veste Bem Modas ~ Sorocaba - SP ~ text=q16-vestemoda-vend ~ contract=Temporário ~ tail=Contrato temporário de 60 dias para o período de Natal.

= reposted after eleven days by the employer
infojobs ~ Vendedora de Loja de Roupas ~ Veste Bem Modas EIRELI ~ Jundiaí - SP ~ text=q16-vestemoda-vend ~ on=10-28
infojobs ~ Vendedor(a) de Loja ~ Veste Bem Modas EIRELI ~ Jundiaí - SP ~ text=q16-vestemoda-vend ~ on=11-08 ~ pay=R$ 1.810,00

≠ shop assistant and shop's sub-manager
vagas ~ Vendedor(a) ~ Veste Bem Modas ~ Piracicaba - SP ~ text=q16-vestemoda-vend
vagas ~ Subgerente de Loja ~ Veste Bem Modas ~ Piracicaba - SP ~ text=q16-x-subger

= cut text of a pharmacy chain, legal form in the name
gupy ~ Balconista de Farmácia ~ FarmaVida Drogarias ~ Goiânia - GO ~ text=q16-farmavida-balc
catho ~ Balconista de Drogaria ~ Farmavida Comércio de Medicamentos S.A. ~ Goiânia - GO ~ text=q16-farmavida-balc/380 ~ on=11-11

≠ same chain, two cities of one metropolitan area
gupy ~ Balconista de Farmácia ~ FarmaVida Drogarias ~ Goiânia - GO ~ text=q16-farmavida-balc
gupy ~ Balconista de Farmácia ~ FarmaVida Drogarias ~ Aparecida de Goiânia - GO ~ text=q16-farmavida-balc

≠ pharmacist and counter clerk of one chain
gupy ~ Farmacêutico(a) ~ FarmaVida Drogarias ~ Anápolis - GO ~ text=q16-farmavida-farm
gupy ~ Balconista de Farmácia ~ FarmaVida Drogarias ~ Anápolis - GO ~ text=q16-farmavida-balc

= pharmacist, copied whole with other line breaks
gupy ~ Farmacêutico(a) ~ FarmaVida Drogarias ~ Brasília - DF ~ text=q16-farmavida-farm
buscavagas ~ Farmacêutica(o) - Brasília/DF ~ Farmavida ~ Distrito Federal ~ text=q16-farmavida-farm ~ as=breaks ~ on=11-12

= restaurant's cook told again by an agency, same hours and pay
bne ~ Cozinheiro(a) ~ Sabor & Brasa Restaurante ME ~ Ribeirão Preto - SP ~ text=q16-cozinheiro-sabor
infojobs ~ Cozinheiro de Buffet ~ Talento Certo RH ~ Ribeirão Preto - SP ~ text=q16-cozinheiro-sabor-b ~ on=11-13

= short text copied, employer hidden on one side
bne ~ Cozinheiro ~ Sabor & Brasa Restaurante ~ Ribeirão Preto - SP ~ text=q16-cozinheiro-sabor
divulgavagas ~ Cozinheiro(a) ~ - ~ Ribeirão Preto ~ text=q16-cozinheiro-sabor ~ as=plain ~ on=none

≠ both hidden, kitchen helper at night and cook in the day
bne ~ Auxiliar de Cozinha ~ - ~ Ribeirão Preto - SP ~ text=q16-auxcoz-forno
bne ~ Cozinheiro ~ - ~ Ribeirão Preto - SP ~ text=q16-cozinheiro-sabor

= pizzeria's helper, abbreviated title
infojobs ~ Auxiliar de Cozinha ~ Forno a Lenha Pizzaria Ltda ~ Santo André - SP ~ text=q16-auxcoz-forno
careerjet ~ Aux. de Cozinha - Noturno ~ Forno a Lenha Pizzaria ~ Santo André, SP ~ text=q16-auxcoz-forno/180 ~ on=11-11

= waiter told again, employer hidden
trampos ~ Garçom/Garçonete ~ Bistrô Vila Jardim ~ São Paulo - SP ~ text=q16-garcom-vila
infojobs ~ Garçom ~ - ~ São Paulo - SP ~ text=q16-garcom-vila-b ~ on=11-09

≠ day and night shift of one bistro
infojobs ~ Garçom - Almoço ~ Bistrô Vila Jardim ~ São Paulo - SP ~ text=q16-x-garcom-alm
infojobs ~ Garçom - Noite ~ Bistrô Vila Jardim ~ São Paulo - SP ~ text=q16-garcom-vila

≠ franchise chain, two cities
gupy ~ Atendente de Restaurante ~ Brasa Burger ~ Curitiba - PR ~ text=q16-bk-atend
gupy ~ Atendente de Restaurante ~ Brasa Burger ~ São José dos Pinhais - PR ~ text=q16-bk-atend

≠ same franchise, two franchisees in the same city
infojobs ~ Atendente de Lanchonete ~ Brasa Burger - Franquia LMC Alimentos Ltda ~ Joinville - SC ~ text=q16-bk-atend ~ tail=Vaga para a unidade do Garten Shopping.
infojobs ~ Atendente de Lanchonete ~ Brasa Burger - Franquia Três Irmãos Ltda ~ Joinville - SC ~ text=q16-bk-atend ~ tail=Vaga para a unidade da Rua XV, Centro.

= same shop, text cut and title with shop's name on both sides
gupy ~ Atendente de Restaurante - Shopping Palladium ~ Brasa Burger ~ Curitiba - PR ~ text=q16-bk-atend
careerjet ~ Atendente de Restaurante - Shopping Palladium Curitiba ~ BRASA BURGER ~ Curitiba, PR ~ text=q16-bk-atend/350 ~ as=plain ~ on=11-13

= PcD tag added to the same post by the board
gupy ~ Atendente de Restaurante ~ Brasa Burger ~ Florianópolis - SC ~ text=q16-bk-atend
vagas ~ Atendente de Restaurante (também para PcD) ~ Brasa Burger ~ Florianópolis - SC ~ text=q16-bk-atend ~ tail=Vaga também aberta a pessoas com deficiência. ~ on=11-12

= hospital cleaner, gender form and legal form
infojobs ~ Auxiliar de Limpeza Hospitalar ~ Limpabem Facilities Ltda ~ Salvador - BA ~ text=q16-limpeza-hosp
netvagas ~ Aux. Limpeza Hospitalar (12x36) ~ LIMPABEM FACILITIES ~ Salvador - BA ~ text=q16-limpeza-hosp ~ as=bare ~ on=11-13

≠ one facilities firm, day and night roster
infojobs ~ Auxiliar de Limpeza Hospitalar - 12x36 Diurno ~ Limpabem Facilities Ltda ~ Salvador - BA ~ text=q16-limpeza-hosp ~ tail=Horário: das 7h às 19h.
infojobs ~ Auxiliar de Limpeza Hospitalar - 12x36 Noturno ~ Limpabem Facilities Ltda ~ Salvador - BA ~ text=q16-limpeza-hosp ~ tail=Horário: das 19h às 7h, com adicional noturno.

≠ standard text of a cleaning firm, two posts in two quarters with other hours
bne ~ Auxiliar de Limpeza ~ Prisma Serviços Terceirizados ~ Rio de Janeiro - RJ ~ text=q16-limpeza-geral ~ tail=Posto: condomínio na Barra da Tijuca, segunda a sábado, 7h às 15h20. ~ pay=R$ 1.660,00
bne ~ Auxiliar de Limpeza ~ Prisma Serviços Terceirizados ~ Rio de Janeiro - RJ ~ text=q16-limpeza-geral ~ tail=Posto: universidade no Maracanã, segunda a sexta, 13h às 22h. ~ pay=R$ 1.660,00

= cleaner, same quarter in both, text taken over
bne ~ Auxiliar de Limpeza ~ Prisma Serviços Terceirizados ~ Rio de Janeiro - RJ ~ text=q16-limpeza-geral ~ tail=Posto: agência bancária em Copacabana, segunda a sexta, 8h às 17h.
careerjet ~ Auxiliar de Limpeza - Copacabana ~ Prisma ~ Rio de Janeiro, RJ ~ text=q16-limpeza-geral ~ tail=Posto: agência bancária em Copacabana, segunda a sexta, 8h às 17h. ~ as=plain ~ on=11-12

≠ hospital cleaner and general cleaner of two firms
infojobs ~ Auxiliar de Limpeza ~ Limpabem Facilities ~ Salvador - BA ~ text=q16-limpeza-hosp
infojobs ~ Auxiliar de Limpeza ~ Prisma Serviços ~ Salvador - BA ~ text=q16-limpeza-geral

= doorman, same text at two portals, pay field on one
catho ~ Porteiro ~ Guardiã Portaria e Serviços ~ Barueri - SP ~ text=q16-porteiro ~ pay=R$ 1.980,00
vagas ~ Porteiro(a) 12x36 ~ Guardia Portaria e Servicos LTDA ~ Barueri ~ text=q16-porteiro ~ on=11-13

≠ doorman's text at two cities
catho ~ Porteiro ~ Guardiã Portaria e Serviços ~ Barueri - SP ~ text=q16-porteiro
catho ~ Porteiro ~ Guardiã Portaria e Serviços ~ Cotia - SP ~ text=q16-porteiro

≠ guard, one employer, two states
vagas ~ Vigilante ~ Escudo Segurança Patrimonial ~ Belo Horizonte - MG ~ text=q16-vigilante
vagas ~ Vigilante ~ Escudo Segurança Patrimonial ~ Vitória - ES ~ text=q16-vigilante

= guard, copied, code in the title
vagas ~ Vigilante ~ Escudo Segurança Patrimonial ~ Contagem - MG ~ text=q16-vigilante
jobleads ~ Vigilante - Contagem/MG (Cód. 48213) ~ Grupo Escudo ~ Contagem ~ text=q16-vigilante ~ as=plain ~ on=11-14

≠ guard with car escort and guard fixed
vagas ~ Vigilante ~ Escudo Segurança Patrimonial ~ Betim - MG ~ text=q16-vigilante
vagas ~ Vigilante Condutor (Tático Móvel) ~ Escudo Segurança Patrimonial ~ Betim - MG ~ text=q16-vigilante ~ tail=Obrigatório CNH B e experiência com viatura de pronto atendimento.

= filling station, copied by a Facebook-like board, employer hidden
infojobs ~ Frentista ~ Auto Posto Três Coqueiros Ltda ~ Feira de Santana - BA ~ text=q16-frentista
divulgavagas ~ Frentista ~ - ~ Feira de Santana - BA ~ text=q16-frentista ~ as=capitals ~ tail=Envie seu currículo! ~ on=11-11

≠ station network: two shifts
infojobs ~ Frentista - Turno da Manhã ~ Rede Três Coqueiros ~ Feira de Santana - BA ~ text=q16-frentista ~ tail=Das 6h às 14h20.
infojobs ~ Frentista - Turno da Noite ~ Rede Três Coqueiros ~ Feira de Santana - BA ~ text=q16-frentista ~ tail=Das 22h às 6h, com adicional noturno.

= confectioner told again by an agency
bne ~ Confeiteiro(a) ~ Padaria e Confeitaria Trigo de Ouro ~ Osasco - SP ~ text=q16-confeiteiro
catho ~ Confeiteiro ~ Alpha Mão de Obra ~ Osasco - SP ~ text=q16-confeiteiro-b ~ on=11-16

≠ confectioner and confectioner's helper of one bakery
bne ~ Confeiteiro ~ Padaria Trigo de Ouro ~ Osasco - SP ~ text=q16-confeiteiro
bne ~ Ajudante de Confeitaria ~ Padaria Trigo de Ouro ~ Osasco - SP ~ text=q16-x-ajconf

= hotel's maid reposted 20 days later
catho ~ Camareira ~ Hotel Mirante Paulista ~ São Paulo - SP ~ text=q16-camareira ~ on=10-15
catho ~ Camareira(o) ~ Hotel Mirante Paulista ~ São Paulo - SP ~ text=q16-camareira ~ on=11-04

≠ same hotel's post six months apart
catho ~ Camareira ~ Hotel Mirante Paulista ~ São Paulo - SP ~ text=q16-camareira ~ on=04-20
catho ~ Camareira ~ Hotel Mirante Paulista ~ São Paulo - SP ~ text=q16-camareira ~ on=11-04

= barista at two portals, quarter on one side
trampos ~ Barista ~ Grão Mestre Cafés Especiais ~ São Paulo - SP ~ text=q16-barista
infojobs ~ Barista ~ Grão Mestre Cafés ~ Vila Madalena, São Paulo ~ text=q16-barista ~ as=plain ~ on=11-13

≠ barista at two shops named in the titles
trampos ~ Barista - Loja Pinheiros ~ Grão Mestre Cafés Especiais ~ São Paulo - SP ~ text=q16-barista
trampos ~ Barista - Loja Tatuapé ~ Grão Mestre Cafés Especiais ~ São Paulo - SP ~ text=q16-barista

= nurse technician copied to a board, abbreviated title
gupy ~ Técnico(a) de Enfermagem ~ Grupo Santa Clara Saúde ~ Porto Alegre - RS ~ text=q16-ab-santaclara+q16-sc-tecenf
catho ~ Téc. de Enfermagem - Porto Alegre ~ Santa Clara Saúde ~ Porto Alegre - RS ~ text=q16-ab-santaclara+q16-sc-tecenf/600 ~ as=plain ~ on=11-12

≠ hospital group: two wards with the same text
gupy ~ Técnico(a) de Enfermagem - UTI Neonatal ~ Grupo Santa Clara Saúde ~ Porto Alegre - RS ~ text=q16-ab-santaclara+q16-sc-tecenf
gupy ~ Técnico(a) de Enfermagem - Centro Cirúrgico ~ Grupo Santa Clara Saúde ~ Porto Alegre - RS ~ text=q16-ab-santaclara+q16-sc-tecenf

≠ hospital group: two hospitals in two cities
gupy ~ Técnico(a) de Enfermagem ~ Grupo Santa Clara Saúde ~ Canoas - RS ~ text=q16-ab-santaclara+q16-sc-tecenf
gupy ~ Técnico(a) de Enfermagem ~ Grupo Santa Clara Saúde ~ Caxias do Sul - RS ~ text=q16-ab-santaclara+q16-sc-tecenf

≠ day and night roster in the titles
gupy ~ Técnico de Enfermagem - Pronto Atendimento - Noite ~ Grupo Santa Clara Saúde ~ Pelotas - RS ~ text=q16-ab-santaclara+q16-sc-tecenf
gupy ~ Técnico de Enfermagem - Pronto Atendimento - Manhã ~ Grupo Santa Clara Saúde ~ Pelotas - RS ~ text=q16-ab-santaclara+q16-sc-tecenf

= ward and roster named in both titles, otherwise written
gupy ~ Técnico(a) de Enfermagem - Hemodinâmica (Tarde) ~ Grupo Santa Clara Saúde ~ Porto Alegre - RS ~ text=q16-ab-santaclara+q16-sc-tecenf
jobleads ~ Tecnico de Enfermagem Hemodinamica - Tarde ~ Hospital Santa Clara ~ Rio Grande do Sul ~ text=q16-sc-tecenf ~ as=breaks ~ on=11-14

≠ exclusive PcD twin of an open post
gupy ~ Técnico(a) de Enfermagem ~ Grupo Santa Clara Saúde ~ Novo Hamburgo - RS ~ text=q16-ab-santaclara+q16-sc-tecenf
gupy ~ Técnico(a) de Enfermagem - Vaga Exclusiva PcD ~ Grupo Santa Clara Saúde ~ Novo Hamburgo - RS ~ text=q16-ab-santaclara+q16-sc-tecenf ~ tail=Esta vaga é exclusiva para pessoas com deficiência, com laudo.

= ICU nurse told again by a second recruiter, employer hidden
gupy ~ Enfermeiro(a) UTI Adulto - Noturno ~ Grupo Santa Clara Saúde ~ Caxias do Sul - RS ~ text=q16-ab-santaclara+q16-sc-enfuti
catho ~ Enfermeiro UTI ~ - ~ Caxias do Sul - RS ~ text=q16-sc-enfuti-b ~ on=11-13

= ICU nurse, copied
gupy ~ Enfermeiro(a) Assistencial UTI Adulto ~ Grupo Santa Clara Saúde ~ Canoas - RS ~ text=q16-ab-santaclara+q16-sc-enfuti
vagas ~ Enfermeira(o) UTI Adulto - Canoas ~ Grupo Santa Clara ~ Canoas ~ text=q16-sc-enfuti ~ as=plain ~ on=11-12

≠ nurse and nursing technician for the same unit
gupy ~ Enfermeiro(a) - UTI Adulto ~ Grupo Santa Clara Saúde ~ Canoas - RS ~ text=q16-ab-santaclara+q16-sc-enfuti
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Grupo Santa Clara Saúde ~ Canoas - RS ~ text=q16-ab-santaclara+q16-sc-tecenf

= hospital reception clerk, reposted after 25 days with hours in the title
gupy ~ Recepcionista ~ Grupo Santa Clara Saúde ~ Gravataí - RS ~ text=q16-ab-santaclara+q16-sc-recep ~ on=10-14
gupy ~ Recepcionista (13h às 19h) ~ Grupo Santa Clara Saúde ~ Gravataí - RS ~ text=q16-ab-santaclara+q16-sc-recep ~ on=11-08

≠ receptionist at two units of one city
gupy ~ Recepcionista - Hospital Santa Clara Centro ~ Grupo Santa Clara Saúde ~ Porto Alegre - RS ~ text=q16-ab-santaclara+q16-sc-recep
gupy ~ Recepcionista - Clínica Moinhos de Vento ~ Grupo Santa Clara Saúde ~ Porto Alegre - RS ~ text=q16-ab-santaclara+q16-sc-recep

≠ same name, other company: a hospital group in RS and a small clinic in Bahia
gupy ~ Recepcionista ~ Santa Clara Saúde ~ Porto Alegre - RS ~ text=q16-ab-santaclara+q16-sc-recep
bne ~ Recepcionista ~ Clínica Santa Clara ~ Vitória da Conquista - BA ~ text=q16-recep-clin

= physiotherapist told again by an agency
infojobs ~ Fisioterapeuta ~ Clínica OrtoMove ~ Uberlândia - MG ~ text=q16-fisio-clinica
catho ~ Fisioterapeuta Ortopédico(a) ~ Mais Saúde Recrutamento ~ Uberlândia - MG ~ text=q16-fisio-clinica-b ~ on=11-12

= physiotherapist, small business form in the name
infojobs ~ Fisioterapeuta - Pilates Clínico ~ Ortomove Reabilitação Ltda - ME ~ Uberlândia - MG ~ text=q16-fisio-clinica
netvagas ~ Fisioterapeuta ~ Ortomove ~ Uberlândia ~ text=q16-fisio-clinica ~ as=bare ~ on=11-11

≠ physiotherapist CLT in the afternoon and self-employed in the morning
infojobs ~ Fisioterapeuta ~ Clínica OrtoMove ~ Uberlândia - MG ~ text=q16-fisio-clinica ~ contract=CLT
infojobs ~ Fisioterapeuta - Manhã (Autônomo) ~ Clínica OrtoMove ~ Uberlândia - MG ~ text=q16-x-fisio-aut ~ contract=Autônomo

= dental helper, title by the short form and the long form
infojobs ~ ASB ~ Sorria Mais Odontologia ~ Santos - SP ~ text=q16-asb
bne ~ Auxiliar de Saúde Bucal ~ Sorria Mais Odontologia EIRELI ~ Santos - SP ~ text=q16-asb ~ as=plain ~ on=11-07

≠ franchise of dentists: two cities, two franchisees
infojobs ~ Auxiliar de Saúde Bucal ~ Sorria Mais Odontologia - Unidade Praia Grande ~ Praia Grande - SP ~ text=q16-asb ~ pay=R$ 1.850,00
infojobs ~ Auxiliar de Saúde Bucal ~ Sorria Mais Odontologia - Unidade Santos ~ Santos - SP ~ text=q16-asb ~ pay=R$ 1.850,00

= carer, same text, feminine form
divulgavagas ~ CUIDADORA DE IDOSOS ~ Residencial Bem Viver ~ Niterói - RJ ~ text=q16-cuidador ~ as=capitals
infojobs ~ Cuidador(a) de Idosos - 12x36 ~ Residencial Bem Viver Ltda ~ Niterói - RJ ~ text=q16-cuidador ~ on=11-12

≠ carer, day roster and night roster of one home
infojobs ~ Cuidador de Idosos ~ Residencial Bem Viver ~ Niterói - RJ ~ text=q16-cuidador ~ tail=Plantão diurno, 7h às 19h. ~ pay=R$ 1.900,00
infojobs ~ Cuidador de Idosos ~ Residencial Bem Viver ~ Niterói - RJ ~ text=q16-cuidador ~ tail=Plantão noturno, 19h às 7h. ~ pay=R$ 2.180,00

= office helper told again by a second recruiter, pay only on one side
infojobs ~ Auxiliar Administrativo ~ Contábil Meridiano ~ Juiz de Fora - MG ~ text=q16-auxadm-conta
bne ~ Aux. Adm. ~ RH Zona da Mata ~ Juiz de Fora - MG ~ text=q16-auxadm-conta-b ~ pay=R$ 1.750,00 ~ on=11-14

= office helper, text copied, "Aux. Adm."
infojobs ~ Auxiliar Administrativo(a) ~ Meridiano Contabilidade S/S Ltda ~ Juiz de Fora - MG ~ text=q16-auxadm-conta
careerjet ~ Aux. Administrativo ~ Meridiano Contabilidade ~ Juiz de Fora, MG ~ text=q16-auxadm-conta/260 ~ on=11-12

≠ helper and assistant of one office
infojobs ~ Auxiliar Administrativo ~ Contábil Meridiano ~ Juiz de Fora - MG ~ text=q16-auxadm-conta ~ pay=R$ 1.750,00
infojobs ~ Assistente Administrativo ~ Contábil Meridiano ~ Juiz de Fora - MG ~ text=q16-auxadm-conta ~ pay=R$ 2.400,00 ~ tail=Necessária experiência de 2 anos em departamento pessoal.

≠ helper and internship of one office
infojobs ~ Auxiliar Administrativo ~ Contábil Meridiano ~ Juiz de Fora - MG ~ text=q16-auxadm-conta
infojobs ~ Estágio em Ciências Contábeis ~ Contábil Meridiano ~ Juiz de Fora - MG ~ text=q16-x-est-conta ~ contract=Estágio

= treasury analyst copied, level written otherwise
gupy ~ Analista Financeiro Pleno ~ Nortis Energia ~ Cuiabá - MT ~ text=q16-ab-nortis+q16-nortis-fin+q16-nortis-ben
jobleads ~ Analista Financeiro PL - Tesouraria ~ Nortis Energia S.A. ~ Cuiabá ~ text=q16-ab-nortis+q16-nortis-fin ~ as=plain ~ on=11-13

≠ level: junior and senior with the same text
gupy ~ Analista Financeiro Júnior ~ Nortis Energia ~ Cuiabá - MT ~ text=q16-ab-nortis+q16-nortis-fin+q16-nortis-ben
gupy ~ Analista Financeiro Sênior ~ Nortis Energia ~ Cuiabá - MT ~ text=q16-ab-nortis+q16-nortis-fin+q16-nortis-ben

≠ two departments with the same introduction and benefits
gupy ~ Analista Pleno - Tesouraria ~ Nortis Energia ~ Cuiabá - MT ~ text=q16-ab-nortis+q16-nortis-ben+q16-nortis-fin
gupy ~ Analista Pleno - Folha de Pagamento ~ Nortis Energia ~ Cuiabá - MT ~ text=q16-ab-nortis+q16-nortis-ben+q16-nortis-rh

≠ two departments: payroll analyst and line electrician
gupy ~ Analista de Administração de Pessoal ~ Nortis Energia ~ Palmas - TO ~ text=q16-ab-nortis+q16-nortis-ben+q16-nortis-rh
gupy ~ Eletricista de Redes ~ Nortis Energia ~ Palmas - TO ~ text=q16-ab-nortis+q16-nortis-ben+q16-nortis-eletric

= payroll analyst published again by the employer, small edits
gupy ~ Analista de Folha de Pagamento Jr ~ Nortis Energia ~ Palmas - TO ~ text=q16-ab-nortis+q16-nortis-rh+q16-nortis-ben ~ on=10-06
gupy ~ Analista de Folha de Pagamento Júnior ~ Nortis Energia ~ Palmas - TO ~ text=q16-nortis-rh+q16-nortis-ben ~ on=11-03 ~ mode=hybrid

= line electrician at two portals, code in one title
gupy ~ Eletricista de Redes de Distribuição ~ Nortis Energia ~ Sinop - MT ~ text=q16-ab-nortis+q16-nortis-eletric+q16-nortis-ben
infojobs ~ REQ 20931 - Eletricista de Redes de Distribuição ~ Nortis Energia S/A ~ Sinop - MT ~ text=q16-nortis-eletric ~ as=breaks ~ on=11-14

≠ line electrician, two cities
gupy ~ Eletricista de Redes ~ Nortis Energia ~ Sinop - MT ~ text=q16-ab-nortis+q16-nortis-eletric
gupy ~ Eletricista de Redes ~ Nortis Energia ~ Rondonópolis - MT ~ text=q16-ab-nortis+q16-nortis-eletric

≠ line electrician I and II
gupy ~ Eletricista de Redes I ~ Nortis Energia ~ Várzea Grande - MT ~ text=q16-ab-nortis+q16-nortis-eletric
gupy ~ Eletricista de Redes II ~ Nortis Energia ~ Várzea Grande - MT ~ text=q16-ab-nortis+q16-nortis-eletric

= tax analyst told again by a consultancy
vagas ~ Analista Fiscal Pleno ~ Metalúrgica Bertoni ~ Limeira - SP ~ text=q16-fiscal-pl ~ mode=hybrid
catho ~ Analista Fiscal Pl ~ Consulth Gestão de Pessoas ~ Limeira - SP ~ text=q16-fiscal-pl-b ~ on=11-16

= tax analyst taken over whole, employer otherwise
vagas ~ Analista Fiscal Pleno (Híbrido) ~ Metalúrgica Bertoni ~ Limeira - SP ~ text=q16-fiscal-pl
netvagas ~ Analista Fiscal Pleno ~ METALURGICA BERTONI S.A. ~ Limeira, São Paulo ~ text=q16-fiscal-pl ~ as=plain ~ on=11-12

≠ full analyst and junior in the same tax department
vagas ~ Analista Fiscal Pleno ~ Metalúrgica Bertoni ~ Limeira - SP ~ text=q16-fiscal-pl
vagas ~ Analista Fiscal Jr ~ Metalúrgica Bertoni ~ Limeira - SP ~ text=q16-x-fiscal-jr

= beauty clinic's receptionist, employer hidden by the board
infojobs ~ Recepcionista ~ Espaço Lótus Estética ~ Sorocaba - SP ~ text=q16-recep-clin
encontresuavaga ~ Recepcionista - Clínica de Estética ~ - ~ Sorocaba - SP ~ text=q16-recep-clin ~ as=breaks ~ on=11-12

= executive secretary, title otherwise
catho ~ Secretária Executiva Bilíngue ~ Ventura Participações ~ São Paulo - SP ~ text=q16-secretaria
jobleads ~ Secretária(o) Executiva(o) Bilíngue - Inglês ~ Grupo Ventura ~ São Paulo ~ text=q16-secretaria ~ as=plain ~ on=11-15

≠ executive secretary, posts five months apart
catho ~ Secretária Executiva ~ Ventura Participações ~ São Paulo - SP ~ text=q16-secretaria ~ on=06-02
catho ~ Secretária Executiva ~ Ventura Participações ~ São Paulo - SP ~ text=q16-secretaria ~ on=11-09

= back-end developer copied, remote against state
remotar ~ Desenvolvedor(a) Back-end Java Pleno ~ Lúmina Tech ~ Remoto ~ text=q16-dev-about+q16-dev-back ~ mode=remote
nerdin ~ Desenvolvedor Backend Java PL ~ Lumina Tech ~ São Paulo - SP ~ text=q16-dev-about+q16-dev-back ~ as=plain ~ mode=remote ~ on=11-13

≠ level of the developer changed
remotar ~ Desenvolvedor(a) Back-end Java Pleno ~ Lúmina Tech ~ Remoto ~ text=q16-dev-about+q16-dev-back ~ mode=remote
remotar ~ Desenvolvedor(a) Back-end Java Sênior ~ Lúmina Tech ~ Remoto ~ text=q16-dev-about+q16-dev-back ~ mode=remote

≠ back end and front end of one employer
gupy ~ Pessoa Desenvolvedora Pleno - Back-end ~ Lúmina Tech ~ - ~ text=q16-dev-about+q16-dev-back ~ mode=remote
gupy ~ Pessoa Desenvolvedora Pleno - Front-end ~ Lúmina Tech ~ - ~ text=q16-dev-about+q16-dev-front ~ mode=remote

= front end, "Pessoa Desenvolvedora" against "Desenvolvedor"
gupy ~ Pessoa Desenvolvedora Front-end Sênior ~ Lúmina Tech ~ Remoto ~ text=q16-dev-about+q16-dev-front ~ mode=remote
trampos ~ Desenvolvedor Front-end Sr (React) ~ Lúmina Tech ~ - ~ text=q16-dev-front ~ mode=remote ~ on=11-12

≠ front end senior and front end specialist / tech lead
gupy ~ Pessoa Desenvolvedora Front-end Sênior ~ Lúmina Tech ~ Remoto ~ text=q16-dev-about+q16-dev-front ~ mode=remote
gupy ~ Tech Lead Front-end ~ Lúmina Tech ~ Remoto ~ text=q16-dev-about+q16-dev-front ~ mode=remote ~ tail=Como Tech Lead, você será a referência técnica de um time de 6 pessoas.

= PHP programmer told again by a recruiter
nerdin ~ Programador PHP ~ Fio Sistemas ~ Blumenau - SC ~ text=q16-dev-php ~ mode=onsite
infojobs ~ Desenvolvedor PHP Laravel ~ Vale RH ~ Blumenau - SC ~ text=q16-dev-php-b ~ on=11-14

= PHP programmer reposted after 33 days with pay field
nerdin ~ Programador PHP Laravel ~ Fio Sistemas Ltda ~ Blumenau - SC ~ text=q16-dev-php ~ on=10-05
nerdin ~ Programador(a) PHP Laravel ~ Fio Sistemas ~ Blumenau - SC ~ text=q16-dev-php ~ on=11-07 ~ pay=R$ 4.000,00 a R$ 5.500,00

= IT support copied, title with city
catho ~ Analista de Suporte Jr ~ Infralog Soluções ~ Recife - PE ~ text=q16-suporte
careerjet ~ Analista de Suporte Júnior - Recife/PE ~ Infralog Soluções em TI Ltda ~ Recife, PE ~ text=q16-suporte/260 ~ on=11-12

≠ same support text, agency's two clients in two quarters
catho ~ Técnico de Suporte N1 ~ Infralog Soluções ~ Recife - PE ~ text=q16-suporte ~ tail=Alocação em cliente do ramo hospitalar no bairro da Ilha do Leite.
catho ~ Técnico de Suporte N1 ~ Infralog Soluções ~ Recife - PE ~ text=q16-suporte ~ tail=Alocação em cliente do ramo portuário, em Suape, com fretado.

≠ support level 1 and level 2
catho ~ Analista de Suporte N1 ~ Infralog Soluções ~ Recife - PE ~ text=q16-suporte ~ pay=R$ 2.100,00
catho ~ Analista de Suporte N2 ~ Infralog Soluções ~ Recife - PE ~ text=q16-suporte ~ pay=R$ 3.400,00 ~ tail=Responsável pelo segundo nível, servidores Windows e firewall.

≠ consultancy: data engineer senior and full, same standard text
nerdin ~ Engenheiro de Dados Sênior ~ Quadrante Consultoria ~ Remoto ~ text=q16-dados-consult ~ mode=remote
nerdin ~ Engenheiro de Dados Pleno ~ Quadrante Consultoria ~ Remoto ~ text=q16-dados-consult ~ mode=remote

= data engineer, board's copy with a sentence more
nerdin ~ Engenheiro(a) de Dados Sênior - Databricks ~ Quadrante Consultoria ~ - ~ text=q16-dados-consult ~ mode=remote
jobleads ~ Engenheiro de Dados Sr. (Databricks) - Remoto ~ Quadrante Consultoria S.A. ~ Brasil ~ text=q16-dados-consult ~ as=plain ~ tail=Vaga divulgada originalmente em outro site. ~ mode=remote ~ on=11-15

= QA, short and long name of the work
remotar ~ QA Engineer Pleno ~ PagFácil ~ Remoto ~ text=q16-qa ~ mode=remote
nerdin ~ Analista de Qualidade (QA) Pleno ~ PagFacil Instituição de Pagamento S.A. ~ - ~ text=q16-qa ~ as=breaks ~ mode=remote ~ on=11-11

≠ QA junior and QA full
remotar ~ QA Júnior ~ PagFácil ~ Remoto ~ text=q16-qa ~ mode=remote
remotar ~ QA Pleno ~ PagFácil ~ Remoto ~ text=q16-qa ~ mode=remote

= UX designer told again
trampos ~ UX/UI Designer ~ Casa Verde Digital ~ Florianópolis - SC ~ text=q16-ux ~ mode=hybrid
remotar ~ Designer UX/UI ~ - ~ Florianópolis - SC ~ text=q16-ux-b ~ mode=hybrid ~ on=11-13

= warehouse helper taken over as plain text, legal form added
gupy ~ Auxiliar de Logística ~ Rotasul Logística ~ Joinville - SC ~ text=q16-ab-rotasul+q16-rotasul-auxlog
careerjet ~ Auxiliar de Logistica - Joinville ~ Rotasul Transportes e Logística S.A. ~ Joinville, SC ~ text=q16-ab-rotasul+q16-rotasul-auxlog ~ as=plain ~ on=11-12

≠ carrier's branches in two cities
gupy ~ Auxiliar de Logística ~ Rotasul Logística ~ Joinville - SC ~ text=q16-ab-rotasul+q16-rotasul-auxlog
gupy ~ Auxiliar de Logística ~ Rotasul Logística ~ Itajaí - SC ~ text=q16-ab-rotasul+q16-rotasul-auxlog

≠ night and afternoon shifts said in the titles
gupy ~ Auxiliar de Logística - Noturno (22h às 6h) ~ Rotasul Logística ~ Guarulhos - SP ~ text=q16-ab-rotasul+q16-rotasul-auxlog
gupy ~ Auxiliar de Logística - Tarde (14h às 22h) ~ Rotasul Logística ~ Guarulhos - SP ~ text=q16-ab-rotasul+q16-rotasul-auxlog

= hours in one title, same hours in the other text
gupy ~ Auxiliar de Logística - Noturno ~ Rotasul Logística ~ Guarulhos - SP ~ text=q16-rotasul-auxlog ~ tail=Horário: 22h às 6h, com adicional noturno.
infojobs ~ Aux. Logística (22h às 6h) ~ Rotasul ~ Guarulhos - SP ~ text=q16-ab-rotasul+q16-rotasul-auxlog ~ on=11-13

≠ helper and checker of one branch
gupy ~ Auxiliar de Logística ~ Rotasul Logística ~ Campinas - SP ~ text=q16-ab-rotasul+q16-rotasul-auxlog
gupy ~ Conferente de Cargas ~ Rotasul Logística ~ Campinas - SP ~ text=q16-ab-rotasul+q16-rotasul-conf

= checker copied, title shorter
gupy ~ Conferente de Cargas ~ Rotasul Logística ~ Londrina - PR ~ text=q16-ab-rotasul+q16-rotasul-conf
bne ~ Conferente ~ Rotasul Logistica ~ Londrina - PR ~ text=q16-rotasul-conf ~ as=breaks ~ on=11-12

= driver reposted after two weeks
gupy ~ Motorista Entregador ~ Rotasul Logística ~ Chapecó - SC ~ text=q16-rotasul-motorista ~ on=10-22
gupy ~ Motorista Entregador (CNH D) ~ Rotasul Logística ~ Chapecó - SC ~ text=q16-ab-rotasul+q16-rotasul-motorista ~ on=11-05

≠ driver's post of the same branch, four months apart
gupy ~ Motorista Entregador ~ Rotasul Logística ~ Chapecó - SC ~ text=q16-rotasul-motorista ~ on=07-01
gupy ~ Motorista Entregador ~ Rotasul Logística ~ Chapecó - SC ~ text=q16-rotasul-motorista ~ on=11-05

≠ delivery driver in two cities, state capital and interior
vagas ~ Motorista Entregador ~ Rotasul Logística ~ Curitiba - PR ~ text=q16-rotasul-motorista
vagas ~ Motorista Entregador ~ Rotasul Logística ~ Guarapuava - PR ~ text=q16-rotasul-motorista

= lorry driver told again by an agency
infojobs ~ Motorista Carreteiro ~ Transportes Beira Rio Ltda ~ Lages - SC ~ text=q16-motorista-cart
catho ~ Motorista de Carreta ~ Destaque RH ~ Lages - SC ~ text=q16-motorista-cart-b ~ on=11-14

= lorry driver, same text, agency without client's name
infojobs ~ Motorista Carreteiro - CNH E ~ Transportes Beira Rio Ltda ~ Lages - SC ~ text=q16-motorista-cart
divulgavagas ~ MOTORISTA CARRETEIRO ~ - ~ Lages - SC ~ text=q16-motorista-cart ~ as=capitals ~ on=none

≠ lorry driver and delivery driver of two carriers
infojobs ~ Motorista ~ Transportes Beira Rio Ltda ~ Lages - SC ~ text=q16-motorista-cart
infojobs ~ Motorista ~ Rotasul Logística ~ Lages - SC ~ text=q16-rotasul-motorista

= fork-lift operator, cut text
vagas ~ Operador(a) de Empilhadeira ~ Plasfort Embalagens ~ Diadema - SP ~ text=q16-empilhadeira
netvagas ~ Operador de Empilhadeira ~ Plasfort Ind. de Embalagens Ltda ~ Diadema ~ text=q16-empilhadeira/240 ~ on=11-12

≠ fork-lift operator, first and third shift
vagas ~ Operador de Empilhadeira - 1º Turno ~ Plasfort Embalagens ~ Diadema - SP ~ text=q16-empilhadeira ~ tail=1º turno: 6h às 14h.
vagas ~ Operador de Empilhadeira - 3º Turno ~ Plasfort Embalagens ~ Diadema - SP ~ text=q16-empilhadeira ~ tail=3º turno: 22h às 6h.

≠ agency's standard text, two clients of other branches said in the text
infojobs ~ Auxiliar de Produção ~ Efetiva Trabalho Temporário ~ Sorocaba - SP ~ text=q16-agencia-prod ~ tail=Indústria de autopeças na Zona Industrial.
infojobs ~ Auxiliar de Produção ~ Efetiva Trabalho Temporário ~ Sorocaba - SP ~ text=q16-agencia-prod ~ tail=Indústria de cosméticos no bairro Éden.

≠ agency's standard text in two cities
infojobs ~ Auxiliar de Produção ~ Efetiva Trabalho Temporário ~ Itu - SP ~ text=q16-agencia-prod
infojobs ~ Auxiliar de Produção ~ Efetiva Trabalho Temporário ~ Indaiatuba - SP ~ text=q16-agencia-prod

= agency's post taken over by a board in capitals
infojobs ~ Auxiliar de Produção - Temporário ~ Efetiva Trabalho Temporário ~ Votorantim - SP ~ text=q16-agencia-prod
encontresuavaga ~ Auxiliar de Produção ~ EFETIVA RH ~ Votorantim - SP ~ text=q16-agencia-prod ~ as=capitals ~ on=11-13

≠ agency: two shifts for the same factory
infojobs ~ Auxiliar de Produção - 1º turno ~ Efetiva Trabalho Temporário ~ Tatuí - SP ~ text=q16-agencia-prod ~ tail=Horário: 5h às 13h30.
infojobs ~ Auxiliar de Produção - 2º turno ~ Efetiva Trabalho Temporário ~ Tatuí - SP ~ text=q16-agencia-prod ~ tail=Horário: 13h30 às 22h.

= welder told again by a second recruiter
bne ~ Soldador ~ Caldeirax Metalúrgica ~ Caxias do Sul - RS ~ text=q16-soldador
infojobs ~ Soldador MIG/MAG ~ Ponte Recursos Humanos ~ Caxias do Sul - RS ~ text=q16-soldador-b ~ on=11-12

= welder, process in one title
bne ~ Soldador MIG/MAG ~ Caldeirax Metalúrgica Ltda ~ Caxias do Sul - RS ~ text=q16-soldador
careerjet ~ Soldador ~ Caldeirax Metalurgica ~ Rio Grande do Sul ~ text=q16-soldador ~ as=plain ~ on=11-11

≠ welder MIG and welder TIG of one firm
bne ~ Soldador MIG ~ Caldeirax Metalúrgica ~ Caxias do Sul - RS ~ text=q16-soldador
bne ~ Soldador TIG ~ Caldeirax Metalúrgica ~ Caxias do Sul - RS ~ text=q16-x-sold-tig

= meat factory operator, copied with the introduction cut off
gupy ~ Operador(a) de Produção I ~ Cerrano Alimentos ~ Concórdia - SC ~ text=q16-ab-cerrano+q16-cerrano-opprod
infojobs ~ Operador de Produção I ~ CERRANO ALIMENTOS S.A. ~ Concórdia - SC ~ text=q16-cerrano-opprod ~ as=plain ~ on=11-14

≠ meat factory: two plants
gupy ~ Operador(a) de Produção I ~ Cerrano Alimentos ~ Concórdia - SC ~ text=q16-ab-cerrano+q16-cerrano-opprod
gupy ~ Operador(a) de Produção I ~ Cerrano Alimentos ~ Toledo - PR ~ text=q16-ab-cerrano+q16-cerrano-opprod

≠ levels I and II
gupy ~ Operador(a) de Produção I ~ Cerrano Alimentos ~ Videira - SC ~ text=q16-ab-cerrano+q16-cerrano-opprod
gupy ~ Operador(a) de Produção II ~ Cerrano Alimentos ~ Videira - SC ~ text=q16-ab-cerrano+q16-cerrano-opprod

≠ PcD twin at the factory
gupy ~ Operador(a) de Produção ~ Cerrano Alimentos ~ Videira - SC ~ text=q16-ab-cerrano+q16-cerrano-opprod
gupy ~ Banco de Talentos PcD - Operador(a) de Produção ~ Cerrano Alimentos ~ Videira - SC ~ text=q16-ab-cerrano+q16-cerrano-opprod ~ tail=Cadastro exclusivo de pessoas com deficiência ou reabilitadas do INSS para oportunidades futuras.

≠ operator and mechanic of one plant
gupy ~ Operador(a) de Produção ~ Cerrano Alimentos ~ Toledo - PR ~ text=q16-ab-cerrano+q16-cerrano-opprod
gupy ~ Mecânico(a) de Manutenção ~ Cerrano Alimentos ~ Toledo - PR ~ text=q16-ab-cerrano+q16-cerrano-mec

= mechanic, code in one title
gupy ~ Mecânico(a) de Manutenção Industrial ~ Cerrano Alimentos ~ Toledo - PR ~ text=q16-ab-cerrano+q16-cerrano-mec
sap ~ Mecânico de Manutenção Industrial - 118842 ~ Cerrano Alimentos S.A. ~ Toledo ~ text=q16-ab-cerrano+q16-cerrano-mec ~ as=breaks ~ on=11-12

≠ mechanic, two plants in the titles
sap ~ Mecânico de Manutenção - Abatedouro de Aves ~ Cerrano Alimentos S.A. ~ Toledo - PR ~ text=q16-cerrano-mec
sap ~ Mecânico de Manutenção - Fábrica de Ração ~ Cerrano Alimentos S.A. ~ Toledo - PR ~ text=q16-cerrano-mec

= field technician for pig farms, employer short
gupy ~ Extensionista - Suínos ~ Cerrano Alimentos ~ Seara - SC ~ text=q16-ab-cerrano+q16-cerrano-integr
jobleads ~ Extensionista de Suínos (Seara/SC) ~ Cerrano ~ Santa Catarina ~ text=q16-cerrano-integr ~ as=plain ~ on=11-15

= cowhand, farm hidden on one side
bne ~ Vaqueiro ~ Fazenda Santa Rita do Araguaia ~ Barra do Garças - MT ~ text=q16-vaqueiro
divulgavagas ~ Vaqueiro - Barra do Garças ~ - ~ Barra do Garças - MT ~ text=q16-vaqueiro ~ as=bare ~ tail=Interessados enviar mensagem. ~ on=11-12

≠ cowhand and machine operator, both hidden, one town
bne ~ Trabalhador Rural ~ - ~ Barra do Garças - MT ~ text=q16-vaqueiro
bne ~ Trabalhador Rural - Máquinas ~ - ~ Barra do Garças - MT ~ text=q16-tratorista

= machine operator told again
infojobs ~ Operador de Máquinas Agrícolas ~ Agrícola Vereda Grande ~ Luís Eduardo Magalhães - BA ~ text=q16-tratorista
catho ~ Tratorista / Operador de Máquinas ~ - ~ Luís Eduardo Magalhães - BA ~ text=q16-tratorista-b ~ on=11-13

≠ same farm group, two farms in two towns
infojobs ~ Operador de Máquinas Agrícolas ~ Agrícola Vereda Grande ~ Luís Eduardo Magalhães - BA ~ text=q16-tratorista
infojobs ~ Operador de Máquinas Agrícolas ~ Agrícola Vereda Grande ~ Correntina - BA ~ text=q16-tratorista

= bricklayer, "Construtora" dropped
infojobs ~ Pedreiro de Acabamento ~ Construtora Horizonte Azul Ltda ~ Goiânia - GO ~ text=q16-pedreiro
bne ~ Pedreiro(a) de acabamento ~ Horizonte Azul ~ Goiânia ~ text=q16-pedreiro ~ as=plain ~ pay=R$ 2.540,00 ~ on=11-11

≠ bricklayer at two sites of one builder in one city
infojobs ~ Pedreiro ~ Construtora Horizonte Azul ~ Goiânia - GO ~ text=q16-pedreiro ~ tail=Obra no Setor Bueno.
infojobs ~ Pedreiro ~ Construtora Horizonte Azul ~ Goiânia - GO ~ text=q16-pedreiro ~ tail=Obra no Jardim Goiás.

≠ bricklayer and bricklayer's helper
infojobs ~ Pedreiro ~ Construtora Horizonte Azul ~ Goiânia - GO ~ text=q16-pedreiro ~ pay=R$ 2.540,00
infojobs ~ Servente de Pedreiro ~ Construtora Horizonte Azul ~ Goiânia - GO ~ text=q16-x-servente ~ pay=R$ 1.720,00

= site foreman, hidden employer, same text
vagas ~ Mestre de Obras ~ Edifica Prime Construtora ~ Balneário Camboriú - SC ~ text=q16-mestre
catho ~ Mestre de Obras ~ Empresa Confidencial ~ Balneário Camboriú - SC ~ text=q16-mestre ~ as=plain ~ on=11-12

≠ site foreman in two cities
vagas ~ Mestre de Obras ~ Edifica Prime Construtora ~ Balneário Camboriú - SC ~ text=q16-mestre
vagas ~ Mestre de Obras ~ Edifica Prime Construtora ~ Porto Belo - SC ~ text=q16-mestre

= civil engineer, level written otherwise
vagas ~ Engenheiro(a) Civil Pleno ~ Edifica Prime Construtora ~ Itapema - SC ~ text=q16-engcivil
careerjet ~ Engenheiro Civil de Obras - Pleno ~ Edifica Prime Construtora e Incorporadora Ltda ~ Itapema, SC ~ text=q16-engcivil/330 ~ on=11-14

≠ civil engineer and civil engineering internship
vagas ~ Engenheiro(a) Civil ~ Edifica Prime Construtora ~ Itapema - SC ~ text=q16-engcivil
vagas ~ Estágio em Engenharia Civil ~ Edifica Prime Construtora ~ Itapema - SC ~ text=q16-x-est-civil ~ contract=Estágio

= call centre, copied, "Operador de Telemarketing" against "Atendente"
gupy ~ Atendente de Relacionamento ~ FalaMais ~ Campina Grande - PB ~ text=q16-ab-falamais+q16-falamais-atend
encontresuavaga ~ Operador(a) de Telemarketing - Atendente de Relacionamento ~ Fala Mais Contact Center S.A. ~ Campina Grande - PB ~ text=q16-falamais-atend ~ as=breaks ~ on=11-12

≠ call centre, two cities
gupy ~ Atendente de Relacionamento ~ FalaMais ~ Campina Grande - PB ~ text=q16-ab-falamais+q16-falamais-atend
gupy ~ Atendente de Relacionamento ~ FalaMais ~ Natal - RN ~ text=q16-ab-falamais+q16-falamais-atend

≠ call centre, inbound support and active sales
gupy ~ Atendente de Relacionamento - SAC ~ FalaMais ~ João Pessoa - PB ~ text=q16-ab-falamais+q16-falamais-atend
gupy ~ Atendente de Vendas - Televendas ~ FalaMais ~ João Pessoa - PB ~ text=q16-ab-falamais+q16-falamais-atend ~ tail=Atuação em vendas ativas de planos de internet, com comissão.

≠ call centre, home office and on site
gupy ~ Atendente de Relacionamento - Home Office ~ FalaMais ~ Natal - RN ~ text=q16-ab-falamais+q16-falamais-atend ~ mode=remote
gupy ~ Atendente de Relacionamento - Presencial ~ FalaMais ~ Natal - RN ~ text=q16-ab-falamais+q16-falamais-atend ~ mode=onsite

= debt negotiator told again
infojobs ~ Negociador de Cobrança ~ Recupera Assessoria ~ Fortaleza - CE ~ text=q16-cobranca
catho ~ Operador(a) de Cobrança ~ RH Ceará ~ Fortaleza - CE ~ text=q16-cobranca-b ~ on=11-12

= debt negotiator, whole text on a board, no pay field
infojobs ~ Negociador(a) de Cobrança (manhã) ~ Recupera Assessoria de Cobrança Ltda ~ Fortaleza - CE ~ text=q16-cobranca ~ pay=R$ 1.640,00
netvagas ~ Negociador de Cobrança ~ Recupera Assessoria ~ Fortaleza ~ text=q16-cobranca ~ as=plain ~ on=11-11

≠ debt negotiator, the morning team and the supervisor
infojobs ~ Negociador de Cobrança ~ Recupera Assessoria ~ Fortaleza - CE ~ text=q16-cobranca
infojobs ~ Supervisor de Cobrança ~ Recupera Assessoria ~ Fortaleza - CE ~ text=q16-x-sup-cob

= planner, PCP written out
catho ~ Analista de PCP Pleno ~ Vidraria Atlântica ~ Recife - PE ~ text=q16-planejamento
vagas ~ Analista de Planejamento e Controle da Produção (PCP) Pl ~ Vidraria Atlântica S.A. ~ Recife - PE ~ text=q16-planejamento ~ as=breaks ~ on=11-13

≠ planner junior and assistant
catho ~ Analista de PCP Jr ~ Vidraria Atlântica ~ Recife - PE ~ text=q16-planejamento ~ pay=R$ 3.600,00
catho ~ Assistente de PCP ~ Vidraria Atlântica ~ Recife - PE ~ text=q16-planejamento ~ pay=R$ 2.350,00

= instrument technician, same text with code and city
sap ~ Técnico de Instrumentação ~ Química Recôncavo ~ Camaçari - BA ~ text=q16-instrum
jobleads ~ Técnico(a) de Instrumentação - Camaçari, BA, BR ~ Química Recôncavo S/A ~ Camaçari ~ text=q16-instrum ~ as=plain ~ on=11-12

≠ instrument technician level I and III
sap ~ Técnico de Instrumentação I ~ Química Recôncavo ~ Camaçari - BA ~ text=q16-instrum
sap ~ Técnico de Instrumentação III ~ Química Recôncavo ~ Camaçari - BA ~ text=q16-instrum

= seamstress, reposted after nine days, gender form
bne ~ Costureira ~ Fit Malhas Confecções ME ~ Divinópolis - MG ~ text=q16-costureira ~ on=11-01
bne ~ Costureiro(a) Industrial ~ Fit Malhas ~ Divinópolis - MG ~ text=q16-costureira ~ tail=Temos urgência. ~ on=11-10

= motorcycle courier, quarter in one title
infojobs ~ Entregador com Moto Própria ~ FarmaVida Drogarias ~ Goiânia - GO ~ text=q16-entregador ~ tail=Loja do Setor Oeste.
netvagas ~ Entregador Motociclista - Setor Oeste ~ Farmavida ~ Goiânia - GO ~ text=q16-entregador ~ as=plain ~ on=11-12

≠ motorcycle courier at two shops of one chain
infojobs ~ Entregador com Moto Própria - Setor Oeste ~ FarmaVida Drogarias ~ Goiânia - GO ~ text=q16-entregador
infojobs ~ Entregador com Moto Própria - Jardim América ~ FarmaVida Drogarias ~ Goiânia - GO ~ text=q16-entregador

= sewing, copied to a board under the town only
bne ~ Costureira - Linha Fitness ~ Fit Malhas Confecções ~ Divinópolis - MG ~ text=q16-costureira
divulgavagas ~ Costureira ~ FIT MALHAS ~ Divinópolis ~ text=q16-costureira ~ as=capitals ~ on=11-12

= mechanic reposted with benefits named anew
gupy ~ Mecânico(a) de Manutenção ~ Cerrano Alimentos ~ Concórdia - SC ~ text=q16-ab-cerrano+q16-cerrano-mec ~ on=10-02
gupy ~ Mecânico(a) de Manutenção ~ Cerrano Alimentos ~ Concórdia - SC ~ text=q16-cerrano-mec ~ tail=Novo: auxílio-mudança para quem vem de outra cidade. ~ on=11-09

= class assistant copied to a board, title shortened
solides ~ Auxiliar de Classe - Educação Infantil ~ Colégio Alvorada ~ Belo Horizonte - MG ~ text=q16-ab-alvorada+q16-alvorada-auxclasse
infojobs ~ Auxiliar de Classe ~ Rede Alvorada de Educação ~ Belo Horizonte - MG ~ text=q16-ab-alvorada+q16-alvorada-auxclasse ~ as=plain ~ on=11-12

≠ school network: two units in the titles
solides ~ Auxiliar de Classe - Unidade Pampulha ~ Colégio Alvorada ~ Belo Horizonte - MG ~ text=q16-ab-alvorada+q16-alvorada-auxclasse
solides ~ Auxiliar de Classe - Unidade Buritis ~ Colégio Alvorada ~ Belo Horizonte - MG ~ text=q16-ab-alvorada+q16-alvorada-auxclasse

≠ school network: two cities
solides ~ Auxiliar de Classe ~ Colégio Alvorada ~ Contagem - MG ~ text=q16-ab-alvorada+q16-alvorada-auxclasse
solides ~ Auxiliar de Classe ~ Colégio Alvorada ~ Nova Lima - MG ~ text=q16-ab-alvorada+q16-alvorada-auxclasse

≠ same name, other school in another state
solides ~ Professor(a) de Inglês ~ Colégio Alvorada ~ Belo Horizonte - MG ~ text=q16-ab-alvorada+q16-alvorada-profing
bne ~ Professor de Inglês ~ Colégio Alvorada Ltda ME ~ Ji-Paraná - RO ~ text=q16-alvorada-profing ~ on=11-08

= English teacher, gender form, cut text
solides ~ Professor(a) de Inglês - Ensino Médio ~ Colégio Alvorada ~ Nova Lima - MG ~ text=q16-ab-alvorada+q16-alvorada-profing
careerjet ~ Professora de Inglês - Ensino Médio ~ COLEGIO ALVORADA ~ Nova Lima, MG ~ text=q16-alvorada-profing/160 ~ on=11-13

≠ English teacher for the small ones and for the high school
solides ~ Professor(a) de Inglês - Ensino Médio ~ Colégio Alvorada ~ Nova Lima - MG ~ text=q16-ab-alvorada+q16-alvorada-profing
solides ~ Professor(a) de Inglês - Educação Infantil ~ Colégio Alvorada ~ Nova Lima - MG ~ text=q16-ab-alvorada+q16-alvorada-profing

= maths teacher told again, employer hidden
catho ~ Professor(a) de Matemática - Fundamental II ~ Escola Caminhos do Saber ~ São Paulo - SP ~ text=q16-profmat
infojobs ~ Docente de Matemática ~ - ~ São Paulo - SP ~ text=q16-profmat-b ~ on=11-14

≠ maths teacher in the morning and science teacher in the afternoon
catho ~ Professor(a) de Matemática - Fundamental II ~ Escola Caminhos do Saber ~ São Paulo - SP ~ text=q16-profmat
catho ~ Professor(a) de Ciências - Fundamental II ~ Escola Caminhos do Saber ~ São Paulo - SP ~ text=q16-x-profcien

= pedagogical coordinator, same text, abbreviations
catho ~ Coordenador(a) Pedagógico(a) - Anos Iniciais ~ Escola Internacional Baobá ~ Campinas - SP ~ text=q16-coordped
vagas ~ Coord. Pedagógica (Fund. I) ~ Baobá Escola Internacional Ltda ~ Campinas ~ text=q16-coordped ~ as=breaks ~ on=11-13

= apprentice, same text on two portals
catho ~ Jovem Aprendiz Administrativo ~ Seguradora Ipê ~ Curitiba - PR ~ text=q16-aprendiz-adm
encontresuavaga ~ Jovem Aprendiz - Curitiba ~ Ipê Seguros S.A. ~ Curitiba - PR ~ text=q16-aprendiz-adm ~ as=plain ~ on=11-12

≠ apprentices of one employer in two cities
catho ~ Jovem Aprendiz Administrativo ~ Seguradora Ipê ~ Curitiba - PR ~ text=q16-aprendiz-adm
catho ~ Jovem Aprendiz Administrativo ~ Seguradora Ipê ~ Florianópolis - SC ~ text=q16-aprendiz-adm

≠ apprentice in the office and in the factory
vagas ~ Jovem Aprendiz ~ Plasfort Embalagens ~ Diadema - SP ~ text=q16-aprendiz-adm
vagas ~ Jovem Aprendiz Industrial ~ Plasfort Embalagens ~ Diadema - SP ~ text=q16-aprendiz-ind

= industrial apprentice, published again with sentence added
vagas ~ Jovem Aprendiz Industrial - SENAI ~ Plasfort Embalagens ~ Diadema - SP ~ text=q16-aprendiz-ind ~ on=10-19
infojobs ~ Jovem Aprendiz - SENAI ~ Plasfort Ind. Embalagens ~ Diadema - SP ~ text=q16-aprendiz-ind ~ tail=Inscrições até 20/11. ~ on=11-09

= trainee programme, place national on one side
gupy ~ Programa de Trainee 2027 ~ Magnólia Casa ~ São Paulo - SP ~ text=q16-trainee
jobleads ~ Programa Trainee Magnólia 2027 ~ Lojas Magnólia S.A. ~ Brasil ~ text=q16-trainee/700 ~ as=plain ~ on=11-15

≠ trainee and internship of one employer
gupy ~ Programa de Trainee 2027 ~ Magnólia Casa ~ São Paulo - SP ~ text=q16-trainee
gupy ~ Programa de Estágio 2027 ~ Magnólia Casa ~ São Paulo - SP ~ text=q16-magnolia-estagio ~ contract=Estágio

≠ two departments of one internship programme
gupy ~ Estágio em Logística ~ Magnólia Casa ~ São Paulo - SP ~ text=q16-magnolia-estagio
gupy ~ Estágio em Marketing ~ Magnólia Casa ~ São Paulo - SP ~ text=q16-magnolia-estagio

= internship, department in both titles
gupy ~ Estágio em Tecnologia | Dados ~ Magnólia Casa ~ São Paulo - SP ~ text=q16-magnolia-estagio ~ mode=hybrid
vagas ~ Estagiário(a) de Tecnologia (Dados) ~ Lojas Magnólia ~ São Paulo - SP ~ text=q16-magnolia-estagio ~ as=breaks ~ on=11-12

= shop manager told again by a headhunter
gupy ~ Gerente de Loja ~ Magnólia Casa ~ Ribeirão Preto - SP ~ text=q16-magnolia-gerente
catho ~ Gerente de Megaloja ~ Valor Humano Executive ~ Ribeirão Preto - SP ~ text=q16-magnolia-gerente-b ~ on=11-14

≠ shop manager in two cities
gupy ~ Gerente de Loja ~ Magnólia Casa ~ Ribeirão Preto - SP ~ text=q16-magnolia-gerente
gupy ~ Gerente de Loja ~ Magnólia Casa ~ São José do Rio Preto - SP ~ text=q16-magnolia-gerente

= shop manager copied, shop named in both
gupy ~ Gerente de Loja - Bauru Shopping ~ Magnólia Casa ~ Bauru - SP ~ text=q16-magnolia-gerente
infojobs ~ Gerente de Loja (Bauru Shopping) ~ Lojas Magnolia SA ~ Bauru - SP ~ text=q16-magnolia-gerente ~ as=plain ~ on=11-12

≠ manager and regional manager
gupy ~ Gerente de Loja ~ Magnólia Casa ~ Campinas - SP ~ text=q16-magnolia-gerente
gupy ~ Gerente Regional de Vendas ~ Magnólia Casa ~ Campinas - SP ~ text=q16-x-gerreg

= CFO told again by a headhunter
catho ~ Diretor(a) Financeiro(a) - CFO ~ Grupo Sete Lagoas Agro ~ Uberaba - MG ~ text=q16-cfo
jobleads ~ Chief Financial Officer (CFO) ~ Hartmann Executive Search ~ Uberaba - MG ~ text=q16-cfo-b ~ on=11-13

= CFO, employer confidential on one side
catho ~ Diretor Financeiro ~ Grupo Sete Lagoas Agro ~ Uberaba - MG ~ text=q16-cfo
careerjet ~ Diretor Financeiro (CFO) - Agronegócio ~ Confidencial ~ Uberaba, MG ~ text=q16-cfo ~ as=plain ~ on=11-15

≠ CFO and financial manager of one group
catho ~ Diretor(a) Financeiro(a) ~ Grupo Sete Lagoas Agro ~ Uberaba - MG ~ text=q16-cfo
catho ~ Gerente Financeiro ~ Grupo Sete Lagoas Agro ~ Uberaba - MG ~ text=q16-x-gerfin

= outside salesman told again
infojobs ~ Vendedor Externo ~ Distribuidora Serra Azul ~ Petrópolis - RJ ~ text=q16-vendext
bne ~ Vendedor(a) Externo(a) - Bebidas ~ - ~ Petrópolis - RJ ~ text=q16-vendext-b ~ on=11-13

= outside salesman, board's copy
infojobs ~ Vendedor Externo ~ Distribuidora Serra Azul de Bebidas Ltda ~ Teresópolis - RJ ~ text=q16-vendext
netvagas ~ Vendedor(a) Externo(a) com veículo próprio ~ Serra Azul ~ Teresópolis ~ text=q16-vendext ~ as=bare ~ on=11-12

≠ outside salesman for two towns
infojobs ~ Vendedor Externo ~ Distribuidora Serra Azul ~ Petrópolis - RJ ~ text=q16-vendext
infojobs ~ Vendedor Externo ~ Distribuidora Serra Azul ~ Três Rios - RJ ~ text=q16-vendext

≠ salesman and sales supervisor
infojobs ~ Vendedor Externo ~ Distribuidora Serra Azul ~ Petrópolis - RJ ~ text=q16-vendext
infojobs ~ Supervisor de Vendas ~ Distribuidora Serra Azul ~ Petrópolis - RJ ~ text=q16-x-sup-vend

= SDR, title in long and short
remotar ~ SDR (Sales Development Representative) ~ ClinicFlow ~ Remoto ~ text=q16-sdr ~ mode=remote
gupy ~ Pessoa SDR / Pré-vendas ~ ClinicFlow Tecnologia Ltda ~ - ~ text=q16-sdr ~ mode=remote ~ on=11-12

≠ SDR and closer of one start-up
remotar ~ SDR ~ ClinicFlow ~ Remoto ~ text=q16-sdr ~ mode=remote
remotar ~ Closer / Executivo(a) de Vendas ~ ClinicFlow ~ Remoto ~ text=q16-x-closer ~ mode=remote

= marketing analyst, level abbreviated
trampos ~ Analista de Marketing Digital Pleno ~ Pele Boa Cosméticos ~ São Paulo - SP ~ text=q16-mkt
infojobs ~ Analista de Marketing Digital Pl. ~ Pele Boa Ind. de Cosméticos EIRELI ~ São Paulo - SP ~ text=q16-mkt ~ as=breaks ~ on=11-11

≠ marketing analyst CLT and PJ
trampos ~ Analista de Marketing Digital ~ Pele Boa Cosméticos ~ São Paulo - SP ~ text=q16-mkt ~ contract=CLT
trampos ~ Analista de Marketing Digital - PJ (cobertura de licença-maternidade) ~ Pele Boa Cosméticos ~ São Paulo - SP ~ text=q16-x-mkt-pj ~ contract=PJ

= social media, quarter in the place
trampos ~ Social Media ~ Agência Pimenta Rosa ~ Belo Horizonte - MG ~ text=q16-social
infojobs ~ Social Media - Savassi ~ Pimenta Rosa Comunicação ~ Savassi, Belo Horizonte - MG ~ text=q16-social ~ as=plain ~ on=11-12

≠ social media PJ and social media internship
trampos ~ Social Media ~ Agência Pimenta Rosa ~ Belo Horizonte - MG ~ text=q16-social ~ pay=R$ 2.800,00
trampos ~ Estágio em Social Media ~ Agência Pimenta Rosa ~ Belo Horizonte - MG ~ text=q16-x-est-social ~ contract=Estágio ~ pay=R$ 1.100,00

= estate agent, reposted after 40 days
bne ~ Corretor de Imóveis ~ Imobiliária Porto Novo ~ Santos - SP ~ text=q16-corretor ~ on=10-01
bne ~ Corretor(a) de Imóveis ~ Porto Novo Imóveis ~ Santos - SP ~ text=q16-corretor ~ on=11-10

≠ franchised estate agency: same standard text, two franchisees
bne ~ Corretor de Imóveis ~ Rede Morar Bem - Franquia Gonzaga ~ Santos - SP ~ text=q16-corretor
bne ~ Corretor de Imóveis ~ Rede Morar Bem - Franquia Boqueirão ~ Santos - SP ~ text=q16-corretor

= account manager of a credit union, copied
gupy ~ Gerente de Negócios PJ ~ Cooperativa Crediraiz ~ Passo Fundo - RS ~ text=q16-gerconta
careerjet ~ Gerente de Negócios PJ - Agência Passo Fundo Centro ~ Crediraiz ~ Passo Fundo, RS ~ text=q16-gerconta ~ as=plain ~ on=11-13

≠ credit union: two towns
gupy ~ Gerente de Negócios PJ ~ Cooperativa Crediraiz ~ Passo Fundo - RS ~ text=q16-gerconta
gupy ~ Gerente de Negócios PJ ~ Cooperativa Crediraiz ~ Erechim - RS ~ text=q16-gerconta

≠ credit union: levels I and III
gupy ~ Gerente de Negócios PJ I ~ Cooperativa Crediraiz ~ Marau - RS ~ text=q16-gerconta
gupy ~ Gerente de Negócios PJ III ~ Cooperativa Crediraiz ~ Marau - RS ~ text=q16-gerconta

= HR generalist told again by a second recruiter
infojobs ~ Analista de RH Generalista ~ Móveis Bonato ~ Arapongas - PR ~ text=q16-rhgen
catho ~ Analista de Recursos Humanos ~ Persona Gestão de Talentos ~ Arapongas - PR ~ text=q16-rhgen-b ~ on=11-12

= HR generalist, whole copy, RH written out
infojobs ~ Analista de RH ~ Móveis Bonato Ltda ~ Arapongas - PR ~ text=q16-rhgen
solides ~ Analista de Recursos Humanos (Generalista) ~ Indústria de Móveis Bonato ~ Arapongas - PR ~ text=q16-rhgen ~ as=breaks ~ on=11-09

≠ HR analyst and HR assistant
infojobs ~ Analista de RH ~ Móveis Bonato ~ Arapongas - PR ~ text=q16-rhgen
infojobs ~ Assistente de RH ~ Móveis Bonato ~ Arapongas - PR ~ text=q16-x-assrh

= building maintenance, title by another word for the same work
catho ~ Oficial de Manutenção Predial ~ Condomínio Edifício Torre Sul ~ São Paulo - SP ~ text=q16-manut-predial
infojobs ~ Oficial de Manutenção ~ Torre Sul Administração Condominial ~ São Paulo - SP ~ text=q16-manut-predial ~ as=plain ~ on=11-11

≠ administrator's standard text, two condominiums
catho ~ Oficial de Manutenção ~ Gestora Lar & Cia Condomínios ~ São Paulo - SP ~ text=q16-manut-predial ~ tail=Condomínio na Vila Olímpia.
catho ~ Oficial de Manutenção ~ Gestora Lar & Cia Condomínios ~ São Paulo - SP ~ text=q16-manut-predial ~ tail=Condomínio no Brooklin, com plantão aos sábados.

= safety technician, "Téc." and city
vagas ~ Técnico(a) em Segurança do Trabalho ~ Montec Montagens Industriais ~ Três Lagoas - MS ~ text=q16-tecseg
netvagas ~ Téc. Segurança do Trabalho - Três Lagoas/MS ~ MONTEC MONTAGENS ~ Mato Grosso do Sul ~ text=q16-tecseg ~ as=plain ~ on=11-12

≠ safety technician, two sites far apart
vagas ~ Técnico em Segurança do Trabalho ~ Montec Montagens Industriais ~ Três Lagoas - MS ~ text=q16-tecseg
vagas ~ Técnico em Segurança do Trabalho ~ Montec Montagens Industriais ~ Imperatriz - MA ~ text=q16-tecseg

≠ safety technician and safety engineer
vagas ~ Técnico em Segurança do Trabalho ~ Montec Montagens Industriais ~ Três Lagoas - MS ~ text=q16-tecseg
vagas ~ Engenheiro(a) de Segurança do Trabalho ~ Montec Montagens Industriais ~ Três Lagoas - MS ~ text=q16-x-engseg

= lift technician, cut copy
vagas ~ Técnico de Manutenção de Elevadores ~ Ascenda Elevadores ~ Goiânia - GO ~ text=q16-eletromec
jobleads ~ Técnico(a) de Manutenção - Elevadores ~ Ascenda Elevadores do Brasil S.A. ~ Goiás ~ text=q16-eletromec/220 ~ on=11-14

≠ lift technician level Jr and Pl
vagas ~ Técnico de Manutenção de Elevadores Jr ~ Ascenda Elevadores ~ Goiânia - GO ~ text=q16-eletromec
vagas ~ Técnico de Manutenção de Elevadores Pl ~ Ascenda Elevadores ~ Goiânia - GO ~ text=q16-eletromec

= gardener, employer hidden, town only
bne ~ Jardineiro ~ Associação Chácaras do Lago ~ Itatiba - SP ~ text=q16-jardineiro
divulgavagas ~ JARDINEIRO ~ - ~ Itatiba ~ text=q16-jardineiro ~ as=capitals ~ on=11-11

≠ both hidden, gardener and house worker
bne ~ Serviços Gerais ~ - ~ Itatiba - SP ~ text=q16-jardineiro
bne ~ Empregada Doméstica ~ - ~ Barueri - SP ~ text=q16-domestica

= house worker by an agency with the same text
bne ~ Empregada Doméstica ~ - ~ Barueri - SP ~ text=q16-domestica
infojobs ~ Empregada Doméstica para dormir ~ Lar Feliz Agência de Empregos ~ Alphaville, Barueri - SP ~ text=q16-domestica ~ as=plain ~ on=11-12

= hotel receptionist, English in the title
catho ~ Recepcionista Bilíngue ~ Resort Coroa Alta ~ Porto Seguro - BA ~ text=q16-recephotel
infojobs ~ Recepcionista de Hotel (Inglês) ~ Coroa Alta Resort Ltda ~ Porto Seguro - BA ~ text=q16-recephotel ~ as=breaks ~ on=11-11

≠ two resorts of one group in two towns
catho ~ Recepcionista ~ Grupo Coroa Alta ~ Porto Seguro - BA ~ text=q16-recephotel
catho ~ Recepcionista ~ Grupo Coroa Alta ~ Santa Cruz Cabrália - BA ~ text=q16-recephotel

= laboratory helper, reposted after six days
infojobs ~ Auxiliar de Laboratório ~ Fórmula Certa Manipulação ~ Londrina - PR ~ text=q16-auxfarm-manip ~ on=11-03
infojobs ~ Aux. de Laboratório - Farmácia de Manipulação ~ Fórmula Certa ~ Londrina - PR ~ text=q16-auxfarm-manip ~ on=11-09

≠ biomedical analyst, day and night duty
catho ~ Biomédico(a) - Plantão Diurno ~ Laboratório Hemolab ~ Recife - PE ~ text=q16-biomed
catho ~ Biomédico(a) - Plantão Noturno ~ Laboratório Hemolab ~ Recife - PE ~ text=q16-biomed

= biomedical analyst, copied
catho ~ Biomédico(a) - Plantão Noturno ~ Laboratório Hemolab ~ Recife - PE ~ text=q16-biomed
buscavagas ~ Biomédico Plantonista (noite) ~ Hemolab Análises Clínicas Ltda ~ Recife ~ text=q16-biomed ~ as=plain ~ on=11-12

≠ both hidden, pharmacy laboratory helper and biomedical analyst
infojobs ~ Auxiliar de Laboratório ~ - ~ Londrina - PR ~ text=q16-auxfarm-manip
infojobs ~ Biomédico(a) ~ - ~ Londrina - PR ~ text=q16-biomed

= logistics analyst told again without the agency
catho ~ Analista de Logística ~ Pontual RH ~ Contagem - MG ~ text=q16-ab-pontual+q16-pontual-logist
infojobs ~ Analista de Logística ~ - ~ Contagem - MG ~ text=q16-pontual-logist-b ~ on=11-12

≠ agency's two clients of other branches, one city and title
catho ~ Analista de Logística ~ Pontual RH ~ Contagem - MG ~ text=q16-ab-pontual+q16-pontual-logist
catho ~ Analista de Logística ~ Pontual RH ~ Contagem - MG ~ text=q16-ab-pontual+q16-pontual-logist2

= agency's post, whole copy, other legal form
catho ~ Analista de Logística (WMS) ~ Pontual RH ~ Betim - MG ~ text=q16-ab-pontual+q16-pontual-logist2
careerjet ~ Analista de Logística - WMS ~ Pontual Recursos Humanos Ltda ~ Betim, MG ~ text=q16-pontual-logist2 ~ as=plain ~ on=11-11

= section head published again by the employer with small edits
infojobs ~ Encarregado(a) de Hortifrúti ~ Supermercado Dia Feliz ~ Uberaba - MG ~ text=q16-enc-loja ~ on=10-20
infojobs ~ Encarregado de FLV / Hortifrúti ~ Supermercado Dia Feliz Ltda ~ Uberaba - MG ~ text=q16-enc-loja-b ~ on=11-06

≠ two sections of one supermarket
infojobs ~ Encarregado(a) de Hortifrúti ~ Supermercado Dia Feliz ~ Uberaba - MG ~ text=q16-enc-loja
infojobs ~ Encarregado(a) de Padaria ~ Supermercado Dia Feliz ~ Uberaba - MG ~ text=q16-x-enc-pad

= fibre installer told again by the provider itself
infojobs ~ Técnico de Instalação de Fibra ~ ConectaVale Telecom ~ Governador Valadares - MG ~ text=q16-tecinfra
bne ~ Instalador(a) de Fibra Óptica ~ Conecta Vale Telecomunicações Ltda ~ Governador Valadares - MG ~ text=q16-tecinfra-b ~ on=11-13

≠ fibre installer in two towns
infojobs ~ Técnico de Instalação de Fibra ~ ConectaVale Telecom ~ Governador Valadares - MG ~ text=q16-tecinfra
infojobs ~ Técnico de Instalação de Fibra ~ ConectaVale Telecom ~ Ipatinga - MG ~ text=q16-tecinfra

= platform engineer, level and mode written otherwise
gupy ~ Engenheiro(a) DevOps Sênior ~ Seguradora Ipê ~ Curitiba - PR ~ text=q16-devops ~ mode=hybrid
nerdin ~ DevOps Engineer SR (Híbrido - Curitiba) ~ Ipê Seguros S.A. ~ Curitiba ~ text=q16-devops ~ as=breaks ~ on=11-12

= platform engineer at the employer's site and a board, cut
workable ~ Engenheiro DevOps Pleno ~ Ipê Seguros ~ Curitiba - PR ~ text=q16-devops ~ mode=hybrid
jobleads ~ Engenheiro(a) DevOps PL ~ Seguradora Ipê ~ Paraná ~ text=q16-devops/260 ~ as=plain ~ on=11-14

≠ platform engineer full and senior
gupy ~ Engenheiro(a) DevOps Pleno ~ Seguradora Ipê ~ Curitiba - PR ~ text=q16-devops ~ mode=hybrid
gupy ~ Engenheiro(a) DevOps Sênior ~ Seguradora Ipê ~ Curitiba - PR ~ text=q16-devops ~ mode=hybrid

≠ both hidden, shoe shop and optician's in one town
infojobs ~ Vendedor(a) ~ - ~ Taubaté - SP ~ text=q16-vendloja-calc
infojobs ~ Vendedor(a) ~ - ~ Taubaté - SP ~ text=q16-vendloja-otica

= shoe shop, employer hidden on one side, feminine form
infojobs ~ Vendedora de Calçados ~ Passo Certo Calçados ~ Taubaté - SP ~ text=q16-vendloja-calc
divulgavagas ~ Vendedor(a) Loja de Calçados ~ - ~ Taubaté - SP ~ text=q16-vendloja-calc ~ as=plain ~ tail=Entregar currículo na loja. ~ on=11-11

= optician's, published again after 17 days, pay field
catho ~ Vendedor(a) de Ótica ~ Ótica Visão Clara ~ Taubaté - SP ~ text=q16-vendloja-otica ~ on=10-23
catho ~ Consultor(a) de Vendas - Ótica ~ Óticas Visão Clara ME ~ Taubaté - SP ~ text=q16-vendloja-otica ~ pay=R$ 1.900,00 ~ on=11-09

≠ optician's, two shops of one city in the texts
catho ~ Vendedor(a) de Ótica ~ Óticas Visão Clara ~ Taubaté - SP ~ text=q16-vendloja-otica ~ tail=Loja da Rua Visconde do Rio Branco.
catho ~ Vendedor(a) de Ótica ~ Óticas Visão Clara ~ Taubaté - SP ~ text=q16-vendloja-otica ~ tail=Loja do bairro Independência.

= buyer, code before the title
sap ~ Comprador(a) Pleno ~ Química Recôncavo ~ Camaçari - BA ~ text=q16-comprador
vagas ~ 7712 - Comprador Pl ~ Química Recôncavo S.A. ~ Camaçari - BA ~ text=q16-comprador ~ as=plain ~ on=11-12

≠ buyer junior and full
sap ~ Comprador(a) Júnior ~ Química Recôncavo ~ Camaçari - BA ~ text=q16-x-compr-jr
sap ~ Comprador(a) Pleno ~ Química Recôncavo ~ Camaçari - BA ~ text=q16-comprador

= night factory worker, hours in one title
bne ~ Auxiliar de Produção - Noturno ~ Frascotec Plásticos ~ Mauá - SP ~ text=q16-auxprod-noite
infojobs ~ Aux. de Produção (21h30 às 05h50) ~ FRASCOTEC INDÚSTRIA DE PLÁSTICOS LTDA ~ Mauá - SP ~ text=q16-auxprod-noite ~ as=bare ~ on=11-11

≠ other factories: temporary agency's day job and plastics night job, both hidden
infojobs ~ Auxiliar de Produção ~ - ~ Mauá - SP ~ text=q16-agencia-prod
infojobs ~ Auxiliar de Produção ~ - ~ Mauá - SP ~ text=q16-auxprod-noite

= bus driver, "Ônibus" in one title
catho ~ Motorista de Ônibus ~ Viação Planalto Verde ~ Brasília - DF ~ text=q16-motonibus
bne ~ Motorista de Ônibus Urbano (CNH D) ~ Viacao Planalto Verde S.A. ~ Brasília ~ text=q16-motonibus ~ as=capitals ~ on=11-10

≠ bus driver's posts of one firm, three months apart
catho ~ Motorista de Ônibus ~ Viação Planalto Verde ~ Brasília - DF ~ text=q16-motonibus ~ on=08-05
catho ~ Motorista de Ônibus ~ Viação Planalto Verde ~ Brasília - DF ~ text=q16-motonibus ~ on=11-08

≠ bus driver, urban and charter service
catho ~ Motorista de Ônibus Urbano ~ Viação Planalto Verde ~ Brasília - DF ~ text=q16-motonibus
catho ~ Motorista de Fretamento e Turismo ~ Viação Planalto Verde ~ Brasília - DF ~ text=q16-x-fretamento

= home care technician, abbreviated title
infojobs ~ Técnico(a) de Enfermagem - Home Care ~ Cuidar Bem Home Care ~ Campinas - SP ~ text=q16-enfermagem-home
divulgavagas ~ TEC. ENFERMAGEM HOME CARE PEDIÁTRICO ~ Cuidar Bem ~ Campinas - SP ~ text=q16-enfermagem-home ~ as=plain ~ on=11-12

≠ home care: two patients of one firm
infojobs ~ Técnico(a) de Enfermagem - Home Care ~ Cuidar Bem Home Care ~ Campinas - SP ~ text=q16-enfermagem-home
infojobs ~ Técnico(a) de Enfermagem - Home Care ~ Cuidar Bem Home Care ~ Campinas - SP ~ text=q16-x-home2

= published again by the employer five weeks later, title with city
gupy ~ Atendente de Restaurante ~ Brasa Burger ~ Blumenau - SC ~ text=q16-bk-atend ~ on=10-04
gupy ~ Atendente de Restaurante - Blumenau ~ Brasa Burger ~ Blumenau - SC ~ text=q16-bk-atend ~ tail=Venha fazer parte da família Brasa! ~ on=11-06

= vigilante post with hours added to the title by a board
vagas ~ Vigilante ~ Escudo Segurança Patrimonial ~ Uberlândia - MG ~ text=q16-vigilante
encontresuavaga ~ Vigilante (12x36) - Uberlândia ~ Escudo Segurança Patrimonial Ltda ~ Uberlândia - MG ~ text=q16-vigilante ~ tail=Escala 12x36. ~ as=breaks ~ on=11-12

= maid copied, gender form in the title, pay in a field
catho ~ Camareira ~ Hotel Mirante Paulista ~ São Paulo - SP ~ text=q16-camareira
infojobs ~ Camareiro(a) ~ Mirante Paulista Hotelaria Ltda ~ Bela Vista, São Paulo ~ text=q16-camareira ~ as=plain ~ pay=R$ 1.950,00 ~ on=11-13

= large company's own site and a board
dell ~ Analista de Tesouraria Sênior ~ Nortis Energia ~ Manaus - AM ~ text=q16-ab-nortis+q16-nortis-fin+q16-nortis-ben
buscavagas ~ Analista de Tesouraria Sr ~ NORTIS ENERGIA SA ~ Amazonas ~ text=q16-nortis-fin+q16-nortis-ben ~ as=plain ~ on=11-13

≠ open post and its exclusive PcD twin in an office
gupy ~ Assistente Administrativo ~ Seguradora Ipê ~ Curitiba - PR ~ text=q16-x-assist-ipe
gupy ~ Assistente Administrativo - Exclusiva PcD ~ Seguradora Ipê ~ Curitiba - PR ~ text=q16-x-assist-ipe ~ tail=Oportunidade exclusiva para profissionais com deficiência; anexar laudo médico.

≠ permanent assistant and temporary one covering a leave
gupy ~ Assistente Administrativo ~ Seguradora Ipê ~ Londrina - PR ~ text=q16-x-assist-ipe ~ contract=CLT
gupy ~ Assistente Administrativo (Temporário) ~ Seguradora Ipê ~ Londrina - PR ~ text=q16-x-assist-ipe ~ contract=Temporário ~ tail=Contrato temporário de 120 dias.
`);
