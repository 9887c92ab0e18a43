import { readPairs } from "./read-pairs.ts";

/**
 * As a person remembers them who has read thousands of postings, of many trades: 120 pairs of one vacancy (20 of them begin with
 * "hard") and 120 of two; a pair of two says its kind.
 *
 * Written in one go on 27 November 2026 by a writer who had seen neither the rules of merging nor other samples. Employers are
 * invented. The rules were run on it three times before it was read; rules were mended since then because
 * of what it showed, so that it is a set of known pairs.
 */
export const thirteenthUnseenPairs = readPairs(`
= told again; the chain with its about-us on one side, its unit in the other title
gupy ~ Operador(a) de Caixa ~ Supermercados Vale Cantão ~ Juiz de Fora - MG ~ text=dt-sobre-cantao+dt-caixa ~ on=11-03
infojobs ~ Operador de Caixa - Benfica ~ VALE CANTAO SUPERMERCADOS LTDA ~ Juiz de Fora - MG ~ text=dt-caixa-b ~ on=11-05

= the same text cut by the portal, title in capitals with a code
vagas ~ Repositor de Mercearia ~ Comercial Trevo Dourado ~ Londrina, PR ~ text=dt-repositor
careerjet ~ REPOSITOR DE MERCEARIA - COD 4471 ~ Comercial Trevo Dourado ~ Londrina ~ text=dt-repositor/140 ~ as=plain ~ on=11-12

= told again by another recruiter, the stocker named by the gender form
catho ~ Repositor de Loja (Mercearia) ~ Supermercado Bom Varal ~ Sete Lagoas - MG ~ text=dt-repositor
solides ~ Repositor(a) ~ Bom Varal Supermercado ~ Sete Lagoas (MG) ~ text=dt-repositor-b ~ on=11-13

= same butcher job told again, same hours, pay only on one side
bne ~ Açougueiro ~ Casa de Carnes Estância do Sul ~ Pelotas - RS ~ text=dt-acougueiro ~ pay=R$ 2.450,00
infojobs ~ Açougueiro com experiência ~ Estância do Sul Carnes ~ Pelotas, RS ~ text=dt-acougueiro-b ~ on=11-06

= hard: butcher told again under a hidden employer; hours, Sunday off and premiums are all equal in the same town
catho ~ Açougueiro(a) ~ Mercado Irmãos Tavela ~ Caxias do Sul - RS ~ text=dt-acougueiro ~ on=11-04
netvagas ~ Profissional de Açougue ~ Confidencial ~ Caxias do Sul - RS ~ text=dt-acougueiro-b ~ on=11-07

= the owner's hurried text put right by the portal's editor
divulgavagas ~ padeiro com experiencia ~ Padaria Nona Cida ~ Limeira - SP ~ text=dt-padeiro ~ on=11-09
bne ~ Padeiro(a) ~ Padaria Nona Cida ~ Limeira, SP ~ text=dt-padeiro-b ~ on=11-10

= same loss-prevention post, the title by its other name, about-us on one side
gupy ~ Fiscal de Prevenção de Perdas ~ Supermercados Vale Cantão ~ Ubá - MG ~ text=dt-sobre-cantao+dt-fiscal-loja
jobleads ~ Fiscal de Loja / Prevenção de Perdas ~ Vale Cantão ~ Ubá ~ text=dt-fiscal-loja/190 ~ on=11-15

= shop seller told again, the shopping centre in one title only
gupy ~ Vendedor(a) de Moda Feminina - Shopping Lagoa Clara ~ Veludine ~ Uberlândia - MG ~ text=dt-sobre-veludine+dt-vendedor-loja ~ on=11-02
catho ~ Vendedora de Loja ~ Lojas Veludine S.A. ~ Uberlândia - MG ~ text=dt-vendedor-loja-b ~ on=11-04 ~ contract=CLT

= the same text word for word, trade name against legal name
vagas ~ Consultor(a) de Vendas ~ Veludine ~ Campinas - SP ~ text=dt-vendedor-loja
infojobs ~ Consultor de Vendas ~ Veludine Comércio de Vestuário Ltda ~ Campinas - SP ~ text=dt-vendedor-loja ~ as=breaks ~ on=11-18

= shop manager told again; size and staff of the shop are equal
catho ~ Gerente de Loja - Material de Construção ~ Grupo Casa Batente ~ Ribeirão Preto - SP ~ text=dt-gerente-loja
solides ~ Gerente Comercial de Loja ~ Casa Batente Materiais ~ Ribeirão Preto, SP ~ text=dt-gerente-loja-b ~ on=11-14

= hard: agency's manager posting under the agency's name, the shop of 1.200 m² and 18 people in the same town
solides ~ Gerente de Loja ~ Casa Forteviga ~ Joinville - SC ~ text=dt-gerente-loja ~ on=10-29
vagas ~ Gerente de Loja (Construção) ~ Prumo RH ~ Joinville - SC ~ text=dt-sobre-prumo+dt-gerente-loja-b ~ on=11-03

= merchandiser told again with the motorcycle allowance equal
infojobs ~ Promotor de Vendas com Moto ~ Laticínios Serra Branca ~ Goiânia - GO ~ text=dt-promotor
bne ~ Promotor(a) de Merchandising - Motocicleta ~ Lat. Serra Branca Ltda ~ Goiânia ~ text=dt-promotor-b ~ on=11-12

= employer hidden on one side, the same text in full
catho ~ Promotor de Vendas ~ Empresa Confidencial ~ Cuiabá - MT ~ text=dt-promotor
gupy ~ Promotor(a) de Vendas (Moto) | Cuiabá ~ Laticínios Manancial ~ Cuiabá - MT ~ text=dt-promotor ~ on=11-07

= drugstore counter, abbreviated title, text bare of accents
bne ~ Balconista de Farmácia ~ Drogaria Santa Amélia ~ Marília - SP ~ text=dt-balconista-farma
divulgavagas ~ BALC. DE FARMACIA ~ Drog. Santa Amelia ~ Marilia ~ text=dt-balconista-farma ~ as=bare ~ on=11-11

= filling station told again, afternoon shift on both sides
infojobs ~ Frentista ~ Auto Posto Curva do Rio ~ Blumenau - SC ~ text=dt-frentista
netvagas ~ Frentista - turno da tarde ~ Posto Curva do Rio ~ Blumenau, SC ~ text=dt-frentista-b ~ on=11-16

= same text, pay as a range on one side only
vagas ~ Frentista ~ Rede Estrela Guia de Postos ~ Ponta Grossa - PR ~ text=dt-frentista ~ pay=R$ 1.900,00 a R$ 2.200,00
careerjet ~ Frentista (tarde) ~ Rede Estrela Guia ~ Ponta Grossa - PR ~ text=dt-frentista/210 ~ as=plain

= cook told again, equal hours and cuisine
catho ~ Cozinheiro(a) ~ Restaurante Fogão da Sinhá Moça ~ Belo Horizonte - MG ~ text=dt-cozinheiro
infojobs ~ Cozinheira / Cozinheiro - Comida Mineira ~ Fogão da Sinhá Moça ~ Belo Horizonte, MG ~ text=dt-cozinheiro-b ~ on=11-08

= district on one side, city on the other, same text
bne ~ Cozinheiro ~ Cantina do Tio Bento Mineiro ~ Savassi, Belo Horizonte - MG ~ text=dt-cozinheiro
vagas ~ COZINHEIRO (A) ~ Tio Bento Mineiro ~ Belo Horizonte - MG ~ text=dt-cozinheiro ~ as=capitals ~ on=11-17

= burger chain told again, attendant in two titles
gupy ~ Atendente de Restaurante ~ Burgão do Porto ~ Santos - SP ~ text=dt-lanchonete
infojobs ~ Atendente de Lanchonete (sem experiência) ~ Burgão do Porto Hamburgueria ~ Santos - SP ~ text=dt-lanchonete-b ~ on=11-11

= pizza maker in the owner's shouting and in a quiet rewrite
divulgavagas ~ PIZZAIOLO URGENTE ~ Pizzaria Dona Brasa ~ Taubaté - SP ~ text=dt-pizzaiolo ~ on=11-08
bne ~ Pizzaiolo(a) - forno a lenha ~ Pizzaria Dona Brasa ~ Taubaté, SP ~ text=dt-pizzaiolo-b ~ on=11-11

= confectioner, reposted three weeks later by the same atelier
infojobs ~ Confeiteira(o) ~ Ateliê Açúcar Bordado ~ Florianópolis - SC ~ text=dt-confeiteira ~ on=10-19
trampos ~ Confeiteiro(a) de bolos finos ~ Ateliê Açúcar Bordado ~ Florianópolis, SC ~ text=dt-confeiteira ~ as=plain ~ on=11-09

= hospital-kitchen helper, the caterer with S.A. on one side
vagas ~ Auxiliar de Cozinha ~ Nutrisabores Refeições Coletivas S.A. ~ Sorocaba - SP ~ text=dt-aux-cozinha ~ contract=CLT
careerjet ~ Aux. de Cozinha 12x36 ~ Nutrisabores Refeições ~ Sorocaba - SP ~ text=dt-aux-cozinha/200 ~ on=11-14

= night checker told again, shift in one title only
gupy ~ Conferente de Mercadorias ~ Atacadão Três Serras ~ Contagem - MG ~ text=dt-conferente ~ on=11-01
infojobs ~ Conferente Noturno ~ Três Serras Atacado ~ Contagem, MG ~ text=dt-conferente-b ~ on=11-05

= hard: the metropolitan area and a hidden employer against the named warehouse, same night hours and benefits told again
catho ~ Conferente de Logística - Noite ~ Sigiloso ~ Grande São Paulo - SP ~ text=dt-conferente-b ~ on=11-09
vagas ~ Conferente III Turno ~ Logmar Armazéns Gerais ~ Barueri - SP ~ text=dt-conferente ~ on=11-06

= delivery driver told again
catho ~ Motorista Entregador D ~ Distribuidora Geladão Norte ~ Natal - RN ~ text=dt-motorista-d ~ pay=R$ 2.150,00
solides ~ Motorista de Entrega (CNH D) ~ Geladão Norte Bebidas ~ Natal (RN) ~ text=dt-motorista-d-b ~ on=11-13

= same text, the title with the code and category, dates ten days apart
bne ~ Motorista Categoria D ~ Bebidas Rio Turvo ~ Feira de Santana - BA ~ text=dt-motorista-d ~ on=11-02
jobleads ~ Motorista CNH D (ref. 8821) ~ Rio Turvo Distribuidora de Bebidas ~ Feira de Santana - BA ~ text=dt-motorista-d/180 ~ on=11-12

= trailer driver told again, about-us of the carrier on one side
vagas ~ Motorista Carreteiro Bitrem ~ TransVereda ~ Rondonópolis - MT ~ text=dt-sobre-vereda+dt-carreteiro
infojobs ~ Motorista de Carreta Graneleira ~ Transvereda Transportes Rodoviários Ltda ~ Rondonópolis, MT ~ text=dt-carreteiro-b ~ on=11-16

= same carrier, only the state on one portal
catho ~ Carreteiro Graneleiro ~ Transportes Irmãos Zandavali ~ Sorriso - MT ~ text=dt-carreteiro
careerjet ~ Motorista Carreteiro (CNH E) ~ Irmãos Zandavali Transportes ~ Mato Grosso ~ text=dt-carreteiro ~ as=plain ~ on=11-12

= forklift told again, second shift on both sides
gupy ~ Operador(a) de Empilhadeira - 2º Turno ~ Cerâmica Vale do Barro ~ Criciúma - SC ~ text=dt-empilhadeira
vagas ~ Operador de Empilhadeira ~ Cerâmica Vale do Barro S/A ~ Criciúma, SC ~ text=dt-empilhadeira-b ~ on=11-14 ~ contract=CLT

= hard: forklift by an agency that names no client, same shift, same meal value in the same town
sap ~ Operador de Empilhadeira II ~ Metalgráfica Iguaraci ~ Jundiaí - SP ~ text=dt-empilhadeira ~ on=11-03
netvagas ~ Op. Empilhadeira ~ Elo Certo Consultoria ~ Jundiaí - SP ~ text=dt-sobre-elo+dt-empilhadeira-b ~ on=11-06

= warehouse leader, cut text with its about-us
gupy ~ Líder de Logística ~ TransVereda ~ Uberaba (MG) ~ text=dt-sobre-vereda+dt-lider-log
jobleads ~ Líder de Armazém / Logística ~ TransVereda Transportes ~ Uberaba - MG ~ text=dt-sobre-vereda+dt-lider-log/330 ~ as=plain

= production helper told again
infojobs ~ Operador de Produção (Sopro) ~ Plastifrasco ~ Manaus - AM ~ text=dt-op-producao
catho ~ Operador(a) de Sopradora ~ Plastifrasco da Amazônia ~ Manaus - AM ~ text=dt-op-producao-b ~ on=11-17

= welder told again, practical test on both sides
bne ~ Soldador MIG/MAG ~ Metalúrgica Vulcanor ~ Caxias do Sul - RS ~ text=dt-soldador
vagas ~ Soldador (a) - Estruturas Metálicas ~ Vulcanor Estruturas Ltda ~ Caxias do Sul, RS ~ text=dt-soldador-b ~ on=11-11

= hard: welder, employer hidden on one side and text told again, but all hours and values equal
divulgavagas ~ SOLDADOR MIG ~ - ~ Betim - MG ~ text=dt-soldador-b ~ on=11-09 ~ as=capitals
solides ~ Soldador I ~ Caldeiraria Minas Aço ~ Betim - MG ~ text=dt-soldador ~ on=11-07

= CNC lathe told again
catho ~ Torneiro CNC ~ Usinagem Precisa Sul ~ Joinville - SC ~ text=dt-torneiro ~ pay=R$ 4.100,00
infojobs ~ Operador/Programador de Torno CNC ~ Precisa Sul Usinagem ~ Joinville - SC ~ text=dt-torneiro-b ~ on=11-14

= quality inspector told again
gupy ~ Inspetor(a) de Qualidade ~ Estampotec Autopeças ~ Sumaré - SP ~ text=dt-qualidade
infojobs ~ Inspetor de Qualidade - Início Imediato ~ Estampotec Ind. de Autopeças Ltda. ~ Sumaré - SP ~ text=dt-qualidade-b ~ on=11-13

= seamstress told again
divulgavagas ~ Costureira ~ Jeans Morena Flor ~ Toritama - PE ~ text=dt-costureira
bne ~ Costureiro(a) Industrial ~ Confecções Morena Flor ~ Toritama, PE ~ text=dt-costureira-b ~ on=11-16

= injection machine told again, the same first shift
catho ~ Operador de Injetora ~ Polimold Utilidades ~ Diadema - SP ~ text=dt-injetora
solides ~ Operador(a) de Máquina Injetora - 1º turno ~ Polimold ~ Diadema - SP ~ text=dt-injetora-b ~ on=11-12

= industrial mechanic, same text, place only as metropolitan area on one side
vagas ~ Mecânico de Manutenção Industrial ~ Papeleira Alto Capibara ~ Araucária - PR ~ text=dt-mec-manut
careerjet ~ Mec. Manutenção Industrial ~ Papeleira Alto Capibara ~ Região Metropolitana de Curitiba - PR ~ text=dt-mec-manut/220 ~ on=11-12

= process engineer, the level written out and abbreviated
sap ~ Engenheiro(a) de Produção Pleno ~ Linha Prata Eletrodomésticos ~ São Carlos - SP ~ text=dt-eng-producao
gupy ~ Eng. de Produção PL - Melhoria Contínua ~ Linha Prata ~ São Carlos - SP ~ text=dt-eng-producao ~ on=11-17 ~ mode=onsite

= bricklayer told again
bne ~ Pedreiro ~ Construtora Pedra Lavrada ~ Presidente Prudente - SP ~ text=dt-sobre-lavrada+dt-pedreiro
divulgavagas ~ PEDREIROS - VARIAS VAGAS ~ Pedra Lavrada ~ Presidente Prudente ~ text=dt-pedreiro-b ~ as=bare ~ on=11-13

= civil engineer told again, the two towers with 192 units
catho ~ Engenheiro Civil de Obra ~ Incorporadora Mirante Alto ~ Goiânia - GO ~ text=dt-eng-civil
vagas ~ Engenheiro(a) Civil - Obras Verticais ~ Mirante Alto Incorporações S.A. ~ Goiânia, GO ~ text=dt-eng-civil-b ~ on=11-14

= hard: civil engineer under a hidden builder, but the building of 192 flats in two towers is the same
infojobs ~ Engenheiro Civil (residente) ~ Construtora Vértice Nobre ~ Maringá - PR ~ text=dt-eng-civil ~ on=11-05
netvagas ~ Engenheiro Civil ~ Empresa confidencial do ramo de construção ~ Maringá, PR ~ text=dt-eng-civil-b ~ on=11-02

= site foreman, same text with about-us
vagas ~ Mestre de Obras ~ Construtora Pedra Lavrada ~ Bauru - SP ~ text=dt-sobre-lavrada+dt-mestre
infojobs ~ Mestre de Obra (alojamento) ~ Constr. Pedra Lavrada ~ Bauru, SP ~ text=dt-mestre ~ on=11-15

= building electrician told again
gupy ~ Eletricista Predial ~ Manten Facilities ~ Brasília - DF ~ text=dt-eletricista
bne ~ Eletricista de Manutenção Predial ~ Manten Gestão de Facilities Ltda ~ Asa Norte, Brasília - DF ~ text=dt-eletricista-b ~ on=11-11

= air-conditioning technician told again
catho ~ Técnico em Refrigeração ~ Frio Bahia Climatização ~ Salvador - BA ~ text=dt-refrigeracao
infojobs ~ Técnico de Ar-Condicionado e Câmara Fria ~ Frio Bahia ~ Salvador, BA ~ text=dt-refrigeracao-b ~ on=11-18

= heavy mechanic told again, the carrier's about-us in the first text
solides ~ Mecânico Diesel ~ TransVereda ~ Anápolis - GO ~ text=dt-sobre-vereda+dt-diesel
vagas ~ Mecânico de Caminhões Pesados ~ TransVereda Transportes ~ Anápolis - GO ~ text=dt-diesel-b ~ on=11-12

= caretaker, employer named by the manager company on both sides
catho ~ Zelador ~ Administradora Lar & Lote ~ Niterói - RJ ~ text=dt-zelador ~ pay=R$ 2.380,00
buscavagas ~ Zelador de Condomínio Residencial ~ Lar e Lote Administradora ~ Icaraí, Niterói - RJ ~ text=dt-zelador ~ on=11-12 ~ as=plain

= fibre installer told again, 25 reais each
infojobs ~ Instalador de Fibra Óptica ~ Netvale Telecom ~ Montes Claros - MG ~ text=dt-fibra
solides ~ Técnico Instalador (Internet Fibra) ~ NetVale Provedor ~ Montes Claros, MG ~ text=dt-fibra-b ~ on=11-13

= furniture fitter told again
divulgavagas ~ Montador de Móveis Planejados ~ Ambienta Planejados ~ Cuiabá - MT ~ text=dt-montador
catho ~ MONTADOR DE MÓVEIS ~ Ambienta Móveis Planejados ~ Cuiabá, MT ~ text=dt-montador-b ~ on=11-15 ~ as=capitals

= ICU technician told again, the hospital's about-us on one side
gupy ~ Técnico(a) de Enfermagem - UTI Adulto Noturno ~ Hospital Santa Fé do Rincão ~ Passo Fundo - RS ~ text=dt-sobre-rincao+dt-tec-uti
infojobs ~ Técnico de Enfermagem UTI (12x36 noite) ~ H. Santa Fé do Rincão ~ Passo Fundo, RS ~ text=dt-tec-uti-b ~ on=11-12 ~ pay=R$ 2.700,00 a R$ 3.100,00

= same ward and shift in both titles, one text cut
vagas ~ Técnico de Enfermagem - Centro Cirúrgico (diurno) ~ Hospital Divina Misericórdia do Planalto ~ Anápolis - GO ~ text=dt-tec-enf
careerjet ~ Téc. Enfermagem Centro Cirúrgico Diurno ~ Hosp. Divina Misericórdia do Planalto ~ Anápolis ~ text=dt-tec-enf/160 ~ on=11-12

= nurse in oncology, both titles say so
catho ~ Enfermeiro(a) Oncologia ~ Instituto Oncovale ~ São José dos Campos - SP ~ text=dt-enfermeiro
bne ~ Enfermeira - setor de oncologia ~ Oncovale ~ São José dos Campos - SP ~ text=dt-enfermeiro ~ tail=Setor: oncologia clínica, de segunda a sexta. ~ on=11-14

= pharmacist told again
infojobs ~ Farmacêutico(a) Responsável Técnico ~ Drogarias Vida Plena do Sul ~ Chapecó - SC ~ text=dt-farmaceutico
catho ~ Farmacêutico RT ~ Rede Vida Plena do Sul ~ Chapecó, SC ~ text=dt-farmaceutico-b ~ on=11-13

= receptionist told again, skin clinic
vagas ~ Recepcionista de Clínica ~ Dermaluz Clínica ~ Vitória - ES ~ text=dt-recep-clinica ~ on=11-03
solides ~ Recepcionista (Clínica Dermatológica) ~ Clínica Dermaluz ~ Praia do Canto, Vitória - ES ~ text=dt-recep-clinica-b ~ on=11-06

= hard: clinic's name hidden on one side; skin clinic in the same city, same hours, one Saturday a month
bne ~ Recepcionista ~ Não informado ~ Teresina - PI ~ text=dt-recep-clinica-b ~ on=11-11
infojobs ~ Recepcionista de Consultório Dermatológico ~ Pele & Ser Dermatologia ~ Teresina - PI ~ text=dt-recep-clinica ~ on=11-08

= dentist told again, the share and days equal
catho ~ Dentista Clínico Geral ~ Sorriso Povo Odontologia ~ Osasco - SP ~ text=dt-dentista ~ contract=PJ
buscavagas ~ Cirurgião-Dentista (clínico geral) ~ Clínica Sorriso Povo ~ Osasco, SP ~ text=dt-dentista-b ~ on=11-15

= physiotherapist, same text, the unit in both
gupy ~ Fisioterapeuta - UTI Neonatal ~ Maternidade Estrela da Manhã ~ Campina Grande - PB ~ text=dt-fisio
infojobs ~ Fisioterapeuta Neonatal (UTI Neo) ~ Maternidade Estrela da Manhã ~ Campina Grande - PB ~ text=dt-fisio ~ as=plain ~ on=11-13

= carer for the old, same text
divulgavagas ~ Cuidadora de Idosos ~ Residencial Doce Outono ~ Piracicaba - SP ~ text=dt-cuidador
catho ~ Cuidador(a) de Idosos 12x36 ~ Doce Outono Residencial Sênior ~ Piracicaba, SP ~ text=dt-cuidador ~ on=11-16

= hospital cleaner by the same contractor, hospital in the title of one
infojobs ~ Auxiliar de Limpeza Hospitalar ~ Higilar Serviços ~ Aracaju - SE ~ text=dt-limpeza-hosp
bne ~ Auxiliar de Higienização Hospitalar ~ Higilar Serviços Ltda ~ Aracaju - SE ~ text=dt-limpeza-hosp ~ as=bare ~ on=11-12

= English teacher told again
gupy ~ Professor(a) de Inglês - Kids e Teens ~ Blue Parrot Idiomas ~ São José do Rio Preto - SP ~ text=dt-prof-ingles
infojobs ~ Teacher (Professor de Inglês) ~ Escola Blue Parrot ~ São José do Rio Preto, SP ~ text=dt-prof-ingles-b ~ on=11-14

= mathematics teacher, the subject and segment in both titles
catho ~ Professor de Matemática - Ensino Médio ~ Colégio Ipê Dourado ~ Londrina - PR ~ text=dt-sobre-ipe+dt-professor
solides ~ Professor(a) Matemática (EM) ~ Colégio Ipê Dourado ~ Londrina, PR ~ text=dt-professor ~ on=11-12

= nursery helper told again
vagas ~ Auxiliar de Educação Infantil ~ Escola Pé de Pitanga ~ Florianópolis - SC ~ text=dt-aux-infantil
bne ~ Auxiliar de Sala (berçário/maternal) ~ Escola Infantil Pé de Pitanga ~ Florianópolis - SC ~ text=dt-aux-infantil-b ~ on=11-13

= coordinator, cut text with the school's about-us
gupy ~ Coordenador(a) Pedagógico(a) - Anos Finais ~ Colégio Ipê Dourado ~ Londrina - PR ~ text=dt-sobre-ipe+dt-coord-ped
jobleads ~ Coordenação Pedagógica Fundamental Anos Finais ~ Colégio Ipê Dourado ~ Londrina ~ text=dt-sobre-ipe+dt-coord-ped/280 ~ on=11-18

= back-end engineer told again, level in other words
gupy ~ Pessoa Desenvolvedora Backend Sênior (Kotlin/Java) ~ Lumeara ~ Remoto ~ text=dt-sobre-lumeara+dt-backend ~ mode=remote
nerdin ~ Senior Backend Engineer - Java/Kotlin ~ Lumeara Tecnologia Financeira ~ Remoto ~ text=dt-backend-b ~ mode=remote ~ on=11-13

= same text, one portal gives the head office as the place and remote as the mode
remotar ~ Desenvolvedor(a) Back-end Pleno ~ Pagalume ~ Remoto ~ text=dt-backend ~ mode=remote
nerdin ~ DEV BACKEND PL (JAVA/KOTLIN) ~ Pagalume Pagamentos S.A. ~ Florianópolis - SC ~ text=dt-backend ~ mode=remote ~ as=plain ~ on=11-15

= front-end, same text, hybrid, title in English on one side
workable ~ Frontend Developer (React) - Mid-level ~ Trilho Digital ~ Recife, PE ~ text=dt-frontend ~ mode=hybrid
nerdin ~ Desenvolvedor Front-end React Pleno ~ Trilho Digital ~ Recife - PE ~ text=dt-frontend ~ as=breaks ~ on=11-12

= data analyst told again
vagas ~ Analista de Dados Pleno ~ Casa Quitanda Online ~ São Paulo - SP ~ text=dt-dados ~ mode=hybrid
nerdin ~ Data Analyst (Power BI, BigQuery) PL ~ Quitanda Online ~ São Paulo / SP ~ text=dt-dados-b ~ on=11-14 ~ pay=R$ 6.500,00 a R$ 8.000,00

= first-level support told again
infojobs ~ Analista de Suporte N1 ~ Sigmatec TI ~ Blumenau - SC ~ text=dt-suporte-n1
nerdin ~ Suporte Técnico Nível 1 (Help Desk) ~ Sigmatec Soluções em TI ~ Blumenau, SC ~ text=dt-suporte-n1-b ~ on=11-11 ~ url=https://www.nerdin.example/vaga/55120

= second-level support, same text cut, code in the title
catho ~ Analista de Infraestrutura / Suporte N2 ~ Redebrava ~ Porto Velho - RO ~ text=dt-suporte-n2
careerjet ~ [TI-229] Analista de Suporte Nível 2 ~ Redebrava Tecnologia ~ Porto Velho ~ text=dt-suporte-n2/170 ~ on=11-14

= designer in translated English and told again in Portuguese
workable ~ Product Designer, Onboarding ~ Kiwano Labs ~ Remoto ~ text=dt-ux ~ mode=remote
trampos ~ Designer de Produto (UX/UI) ~ Kiwano Labs ~ Remoto ~ text=dt-ux-b ~ mode=remote ~ on=11-12

= hard: product designer through an agency that does not name the start-up, cut; the sentences are the same word for word
trampos ~ Product Designer (Onboarding) ~ Folha Solta ~ Remoto ~ text=dt-ux ~ mode=remote ~ on=11-09
jobleads ~ Product Designer ~ Empresa Confidencial ~ Remoto ~ text=dt-ux/340 ~ mode=remote ~ as=plain ~ on=11-10

= graphic designer told again
trampos ~ Designer Gráfico(a) ~ Agência Mandacaru ~ Recife - PE ~ text=dt-designer ~ mode=onsite
infojobs ~ Designer Gráfico e Social ~ Mandacaru Comunicação ~ Recife, PE ~ text=dt-designer-b ~ on=11-16

= social media, same text, employer with Grupo
trampos ~ Social Media ~ Grupo Sabor de Quintal ~ Goiânia - GO ~ text=dt-social
solides ~ Analista de Mídias Sociais / Social Media ~ Sabor de Quintal ~ Goiânia - GO ~ text=dt-social ~ on=11-13

= pre-sales told again
remotar ~ SDR (Sales Development Representative) ~ ClinicaOn ~ Remoto ~ text=dt-sdr ~ mode=remote
gupy ~ Pré-vendas (SDR) - 100% Home Office ~ ClinicaOn Software ~ Remoto ~ text=dt-sdr-b ~ mode=remote ~ on=11-14

= accounting analyst told again
catho ~ Analista Contábil ~ Contábil Prisma Norte ~ Belém - PA ~ text=dt-contabil
bne ~ Analista Contábil (Lucro Presumido) ~ Prisma Norte Contabilidade ~ Belém (PA) ~ text=dt-contabil-b ~ on=11-12 ~ pay=R$ 3.600,00

= finance assistant told again
infojobs ~ Auxiliar Financeiro ~ Têxtil Baobá ~ Brusque - SC ~ text=dt-financeiro
catho ~ Aux. Financeiro (contas a pagar/receber) ~ Têxtil Baobá Ltda ~ Brusque, SC ~ text=dt-financeiro-b ~ on=11-15 ~ contract=CLT

= hard: finance assistant through an agency, same hours, meal value and health plan in the same town, told again
vagas ~ Auxiliar / Assistente Financeiro ~ Prumo RH ~ Divinópolis - MG ~ text=dt-sobre-prumo+dt-financeiro-b ~ on=11-06
solides ~ Auxiliar Financeiro ~ Fundição Santa Eulália ~ Divinópolis - MG ~ text=dt-financeiro ~ on=11-04

= tax analyst, same text, the level by number and by word
sap ~ Analista Fiscal Sr ~ Moinho Trigal do Oeste ~ Cascavel - PR ~ text=dt-fiscal
vagas ~ Analista Fiscal Sênior ~ Moinho Trigal do Oeste S/A ~ Cascavel, PR ~ text=dt-fiscal ~ on=11-17

= labour lawyer told again
catho ~ Advogado(a) Trabalhista ~ Quintela & Brandt Advogados ~ Porto Alegre - RS ~ text=dt-adv-trab ~ mode=hybrid
jobleads ~ Advogado Trabalhista Empresarial Pleno ~ Quintela e Brandt Sociedade de Advogados ~ Porto Alegre, RS ~ text=dt-adv-trab-b ~ on=11-16

= lawyer for civil suits, area in both titles
bne ~ Advogado Cível ~ Noronha Seabra Advocacia ~ São Luís - MA ~ text=dt-advogado
catho ~ Advogada(o) - Contencioso Cível ~ Noronha Seabra Advogados Associados ~ São Luís - MA ~ text=dt-advogado ~ on=11-12

= human resources told again
gupy ~ Analista de RH Pleno (Recrutamento) ~ Calçados Passo Leve ~ Franca - SP ~ text=dt-rh
infojobs ~ Analista de Recursos Humanos ~ Calçados Passo Leve Ltda ~ Franca, SP ~ text=dt-rh-b ~ on=11-13 ~ pay=R$ 4.000,00 a R$ 4.800,00

= payroll told again, hours equal
vagas ~ Analista de Departamento Pessoal ~ Frigorífico Boiadeiro Novo ~ Três Lagoas - MS ~ text=dt-dp
solides ~ Analista de DP ~ Boiadeiro Novo Alimentos ~ Três Lagoas - MS ~ text=dt-dp-b ~ on=11-11 ~ pay=R$ 3.800,00

= TV call centre told again
gupy ~ Atendente de Telemarketing Receptivo ~ FalaMundi ~ João Pessoa - PB ~ text=dt-sobre-falecom+dt-telemarketing
infojobs ~ Operador de Telemarketing - 1º emprego ~ FalaMundi Contact Center S.A. ~ João Pessoa, PB ~ text=dt-telemarketing-b ~ on=11-12 ~ contract=CLT

= customer care by chat, same text
vagas ~ Analista de SAC Jr ~ Chegalogo E-commerce ~ Itajaí - SC ~ text=dt-sac
catho ~ Analista de Atendimento (SAC) Júnior ~ Chegalogo ~ Itajaí - SC ~ text=dt-sac ~ as=breaks ~ on=11-14

= debt collection, same portfolio in both tails
infojobs ~ Operador de Cobrança ~ Reacorda Recuperadora ~ Ribeirão Preto - SP ~ text=dt-cobranca ~ tail=Turno da manhã, das 8h às 14h20.
bne ~ Agente de Cobrança (manhã) ~ Reacorda Recuperação de Crédito ~ Ribeirão Preto, SP ~ text=dt-cobranca ~ on=11-13

= office cleaner told again
catho ~ Auxiliar de Limpeza ~ Limpatudo Terceirização ~ Campinas - SP ~ text=dt-limpeza
netvagas ~ Auxiliar de Serviços Gerais (Limpeza) ~ Limpatudo Serviços Terceirizados ~ Cambuí, Campinas - SP ~ text=dt-limpeza-b ~ on=11-12 ~ pay=R$ 1.690,00 ~ contract=CLT

= guard told again, both by day
bne ~ Vigilante 12x36 Diurno ~ Guardiã Segurança Patrimonial ~ Recife - PE ~ text=dt-vigilante
infojobs ~ Vigilante Patrimonial (dia) ~ Guardiã Segurança ~ Recife, PE ~ text=dt-vigilante-b ~ on=11-14 ~ pay=R$ 2.318,00

= night doorkeeper told again
catho ~ Porteiro Noturno ~ Portal Sereno Portaria ~ Barueri - SP ~ text=dt-porteiro
solides ~ Porteiro 12x36 (19h às 7h) ~ Portal Sereno Serviços ~ Alphaville, Barueri - SP ~ text=dt-porteiro-b ~ on=11-12

= hard: the doorkeeper's employer hidden on one side and the metropolitan area for the place; hours, meal value and no-smoking rule equal
netvagas ~ Porteiro (noite) ~ Confidencial ~ Grande Rio de Janeiro - RJ ~ text=dt-porteiro-b ~ on=11-10
vagas ~ Porteiro de Condomínio - Noturno ~ Atalaia Mar Portarias ~ Niterói - RJ ~ text=dt-porteiro ~ on=11-11

= hairdresser, careful and chatty
infojobs ~ Cabeleireiro(a) Parceiro(a) ~ Salão Madame Alecrim ~ Belo Horizonte - MG ~ text=dt-cabeleireiro
divulgavagas ~ cabeleireira pra salao (parceria) ~ Madame Alecrim ~ Lourdes, Belo Horizonte - MG ~ text=dt-cabeleireiro-b ~ on=11-11

= manicure, same text
divulgavagas ~ MANICURE E PEDICURE ~ Studio Unha Rubi ~ Santo André - SP ~ text=dt-manicure
catho ~ Manicure / Pedicure (alongamento em gel) ~ Studio Unha Rubi ~ Santo André, SP ~ text=dt-manicure ~ as=plain ~ on=11-15

= groomer told again
bne ~ Banhista e Tosador ~ Pet Clínica Bigode Feliz ~ Jaraguá do Sul - SC ~ text=dt-tosador
infojobs ~ Tosador(a) ~ Bigode Feliz Clínica Veterinária ~ Jaraguá do Sul, SC ~ text=dt-tosador-b ~ on=11-13

= tractor driver told again
catho ~ Tratorista ~ Fazenda Água do Jatobá ~ Luís Eduardo Magalhães - BA ~ text=dt-tratorista
divulgavagas ~ OPERADOR DE MÁQUINAS AGRÍCOLAS ~ Faz. Água do Jatobá ~ Luís Eduardo Magalhães (BA) ~ text=dt-tratorista-b ~ on=11-11 ~ as=capitals

= hard: the farm by its company name, the operator by another title, told again; housing after six months and autopilot brands equal
bne ~ Tratorista com piloto automático ~ Agropecuária Chapada do Sino ~ Jataí - GO ~ text=dt-tratorista ~ on=10-30
infojobs ~ Operador de Trator Agrícola ~ Chapada do Sino Agro Ltda ~ Goiás ~ text=dt-tratorista-b ~ on=11-08

= field technician told again, the mill's about-us
gupy ~ Técnico(a) Agrícola ~ Usina Ribeirão das Canas ~ Sertãozinho - SP ~ text=dt-sobre-canas+dt-tec-agricola
vagas ~ Técnico Agrícola / Agropecuário ~ Ribeirão das Canas Açúcar e Etanol S.A. ~ Sertãozinho, SP ~ text=dt-tec-agricola-b ~ on=11-14 ~ contract=CLT

= poultry keeper told again
divulgavagas ~ CASAL PARA AVIARIO ~ Granja Três Capões ~ Toledo - PR ~ text=dt-granja
bne ~ Trabalhador de Avicultura (granja) ~ Granja Três Capões ~ Toledo, PR ~ text=dt-granja-b ~ on=11-12

= dairy hand, same text bare
divulgavagas ~ Vaqueiro / Ordenhador ~ Fazenda Leiteira Boa Cuia ~ Patos de Minas - MG ~ text=dt-vaqueiro
catho ~ Ordenhador ~ Fazenda Boa Cuia ~ Patos de Minas - MG ~ text=dt-vaqueiro ~ as=bare ~ on=11-14

= chambermaid told again
gupy ~ Camareira(o) ~ Hotel Pouso Azul Enseada ~ Porto Seguro - BA ~ text=dt-sobre-pouso+dt-camareira ~ contract=CLT
infojobs ~ Camareira ~ Pouso Azul Enseada ~ Porto Seguro, BA ~ text=dt-camareira-b ~ on=11-12 ~ pay=R$ 1.720,00

= hotel reception told again
catho ~ Recepcionista de Hotel ~ Rede Pouso Azul de Hotéis ~ Gramado - RS ~ text=dt-sobre-pouso+dt-recep-hotel
solides ~ Recepcionista Bilíngue - Hotel ~ Pouso Azul Gramado ~ Gramado, RS ~ text=dt-recep-hotel-b ~ on=11-13 ~ contract=CLT

= outside seller told again
infojobs ~ Vendedor Externo (Food Service / Pequeno Varejo) ~ Distribuidora Grão Maior ~ Vitória da Conquista - BA ~ text=dt-vend-externo
bne ~ Vendedor(a) Externo(a) com carro próprio ~ Grão Maior Alimentos ~ Vitória da Conquista, BA ~ text=dt-vend-externo-b ~ on=11-15

= trainee in supplies told again
gupy ~ Estágio em Suprimentos ~ Elevatec Elevadores ~ Curitiba - PR ~ text=dt-estagio-adm ~ contract=Estágio
vagas ~ Estagiário(a) - Compras e Suprimentos ~ Elevatec ~ Curitiba, PR ~ text=dt-estagio-adm-b ~ contract=Estágio ~ on=11-14

= law trainee, same text
bne ~ Estágio em Direito ~ Noronha Seabra Advocacia ~ São Luís - MA ~ text=dt-estagio-dir ~ contract=Estágio
catho ~ Estagiária(o) de Direito (5º ao 8º) ~ Noronha Seabra Advogados ~ São Luís - MA ~ text=dt-estagio-dir ~ as=plain ~ on=11-12

= marketing trainee told again, pay in the text on both sides
trampos ~ Estágio em Marketing de Conteúdo ~ Caramelo Pay ~ Belo Horizonte - MG ~ text=dt-estagio-mkt ~ contract=Estágio ~ mode=hybrid
gupy ~ Pessoa Estagiária de Marketing ~ Caramelo Pay ~ Belo Horizonte - MG ~ text=dt-estagio-mkt-b ~ contract=Estágio ~ pay=R$ 1.300,00 ~ on=11-13

= apprentice told again
infojobs ~ Jovem Aprendiz Administrativo ~ Vidros Cristal do Norte ~ Ananindeua - PA ~ text=dt-aprendiz ~ contract=Jovem Aprendiz
divulgavagas ~ MENOR/JOVEM APRENDIZ - ADM ~ Cristal do Norte Vidros ~ Ananindeua, PA ~ text=dt-aprendiz-b ~ contract=Jovem Aprendiz ~ on=11-13

= PcD post told again, both exclusive
vagas ~ Assistente Administrativo - Exclusiva PcD ~ Distribuidora Farma Leste ~ Serra - ES ~ text=dt-pcd-adm
catho ~ Assistente Administrativo (vaga afirmativa PCD) ~ Farma Leste ~ Serra, ES ~ text=dt-pcd-adm-b ~ on=11-12

= the selection 014/2026 as the notice and as a news line
buscavagas ~ Processo Seletivo 014/2026 - Agente de Ação Social ~ Instituto Semear Vínculos ~ Sobral - CE ~ text=dt-edital ~ contract=Temporário
divulgavagas ~ Agente de Ação Social - inscrições até 30/11 ~ Inst. Semear Vínculos ~ Sobral, CE ~ text=dt-edital-b ~ on=11-12

= hard: the notice under the short name of the institute and only the state; the number 014/2026 settles it
encontresuavaga ~ Agente de Ação Social ~ ISV - Instituto Semear Vínculos ~ Ceará ~ text=dt-edital-b ~ on=11-15
jobleads ~ Agente de Ação Social (PSS 014/2026) ~ Instituto Semear Vínculos ~ Sobral - CE ~ text=dt-edital/260 ~ as=plain ~ on=11-11

= insurance seller, same text, pay as range on one side
infojobs ~ Consultor Comercial (Planos de Saúde) ~ Corretora Bem Amparo ~ Uberaba (MG) ~ text=dt-vend-seguros
bne ~ Consultor(a) Comercial de Seguros e Saúde ~ Bem Amparo Corretora de Seguros ~ Uberaba - MG ~ text=dt-vend-seguros ~ pay=R$ 2.000,00 a R$ 6.000,00 ~ on=11-13

= agency and its named client, the same text with the tail that names the client's trade
vagas ~ Auxiliar Administrativo ~ Elo Certo Consultoria ~ Sinop - MT ~ text=dt-sobre-elo+dt-adm ~ tail=Empresa cliente: Sementes Ouro Pampa.
solides ~ Auxiliar Administrativo(a) ~ Sementes Ouro Pampa ~ Sinop, MT ~ text=dt-adm ~ on=11-12

= caixa: one side hidden, the same text word for word and date one day apart
catho ~ Operador de Caixa ~ Confidencial ~ Muriaé - MG ~ text=dt-caixa ~ on=11-11
gupy ~ Operador(a) de Caixa | Muriaé ~ Supermercados Vale Cantão ~ Muriaé - MG ~ text=dt-sobre-cantao+dt-caixa ~ on=11-10

= hard: reposted forty days later by the same shop in the same words, title reworded
infojobs ~ Vendedora ~ Veludine ~ Anápolis - GO ~ text=dt-vendedor-loja ~ on=10-05
bne ~ Vendedor(a) de Loja - Moda ~ Lojas Veludine ~ Anápolis, GO ~ text=dt-vendedor-loja-b ~ on=11-14

= hard: one portal has no date and a cut text in capitals; same bakery and town
bne ~ PADEIRO ~ Panificadora Estrela do Cerrado ~ Gurupi - TO ~ text=dt-padeiro-b/120 ~ as=capitals ~ on=none
divulgavagas ~ padeiro ~ Panificadora Estrela do Cerrado ~ Gurupi - TO ~ text=dt-padeiro

= hard: trade name against a legal name that only partly agrees; the text and the town are the same
gupy ~ Atendente de Loja ~ Burgão do Porto ~ Praia Grande - SP ~ text=dt-lanchonete ~ on=11-07
catho ~ Atendente (hamburgueria) ~ B. P. Burgão Alimentos Ltda ~ Praia Grande, SP ~ text=dt-lanchonete-b ~ on=11-09

= hard: night nurse technician by the hospital's short name, cut, title without the unit
gupy ~ Técnico de Enfermagem UTI Adulto - Noite ~ Hospital São Gregório das Águas ~ Varginha - MG ~ text=dt-tec-uti ~ on=11-09
careerjet ~ Técnico(a) de Enfermagem ~ São Gregório das Águas ~ Varginha ~ text=dt-tec-uti/230 ~ as=plain ~ on=11-12

= hard: title in English against Portuguese, told again, the employer's product brand and company
workable ~ Business Data Analyst ~ Frutaria Go ~ Belo Horizonte, MG ~ text=dt-dados ~ mode=hybrid ~ on=11-08
vagas ~ Analista de Dados ~ Frutaria Go Tecnologia e Logística S.A. ~ Belo Horizonte - MG ~ text=dt-dados-b ~ on=11-12

= hard: pay as an exact sum on one side and a range holding it on the other, told again
catho ~ Torneiro Mecânico CNC ~ Ferramentaria Bela Cota ~ São Bernardo do Campo - SP ~ text=dt-torneiro ~ pay=R$ 4.300,00
bne ~ Torneiro CNC (Fanuc/Siemens) ~ Bela Cota Ferramentaria ~ São Bernardo do Campo - SP ~ text=dt-torneiro-b ~ pay=R$ 4.000,00 a R$ 4.600,00 ~ on=11-13

= hard: agency on one side with the client's fleet described, told again in the same city
solides ~ Mecânico de Pesados ~ Expresso Lobo-Guará ~ Ponta Grossa - PR ~ text=dt-diesel ~ on=11-05
netvagas ~ Mecânico Diesel (Volvo/Scania) ~ Elo Certo Consultoria ~ Ponta Grossa, PR ~ text=dt-sobre-elo+dt-diesel-b ~ tail=Cliente: transportadora Expresso Lobo-Guará. ~ on=11-10

= hard: labour lawyer's firm by the partners' initials against the names
jobleads ~ Advogado Trabalhista ~ MLP - Mesquita Lage Pinho Advogados ~ Belo Horizonte - MG ~ text=dt-adv-trab ~ on=11-06
catho ~ Advogado(a) - Direito do Trabalho ~ Mesquita, Lage e Pinho ~ Belo Horizonte, MG ~ text=dt-adv-trab-b ~ on=11-10

= same text, mall named as place on one side
encontresuavaga ~ Garçom / Garçonete ~ Cantina Bella Figueira ~ Shopping Parque das Araras, Campo Grande - MS ~ text=dt-garcom
infojobs ~ Garçom ~ Bella Figueira ~ Campo Grande - MS ~ text=dt-garcom ~ as=plain ~ on=11-11

≠ the same chain and title in two cities, text equal
gupy ~ Operador(a) de Caixa ~ Supermercados Vale Cantão ~ Juiz de Fora - MG ~ text=dt-sobre-cantao+dt-caixa ~ on=11-09
infojobs ~ Operador(a) de Caixa ~ Supermercados Vale Cantão ~ Leopoldina - MG ~ text=dt-sobre-cantao+dt-caixa

≠ the same chain in two cities, told again
vagas ~ Vendedor(a) de Moda ~ Veludine ~ Goiânia - GO ~ text=dt-sobre-veludine+dt-vendedor-loja ~ on=11-07
catho ~ Vendedora ~ Lojas Veludine ~ Anápolis - GO ~ text=dt-vendedor-loja-b

≠ two cities of one metropolitan area, each named
gupy ~ Repositor(a) ~ Bom Varal Supermercado ~ Contagem - MG ~ text=dt-repositor ~ on=11-11
solides ~ Repositor(a) ~ Bom Varal Supermercado ~ Betim - MG ~ text=dt-repositor

≠ the same pharmacy chain in two cities
catho ~ Farmacêutico(a) RT ~ Rede Vida Plena do Sul ~ Chapecó - SC ~ text=dt-farmaceutico-b ~ on=11-02
infojobs ~ Farmacêutico(a) RT ~ Rede Vida Plena do Sul ~ Concórdia - SC ~ text=dt-farmaceutico

≠ the carrier's two branches in two cities
vagas ~ Motorista Carreteiro Bitrem ~ TransVereda ~ Rondonópolis - MT ~ text=dt-sobre-vereda+dt-carreteiro
careerjet ~ Motorista Carreteiro Bitrem ~ TransVereda ~ Rio Verde - GO ~ text=dt-sobre-vereda+dt-carreteiro/320

≠ the hotel chain in two cities, same title and text
gupy ~ Camareira(o) ~ Rede Pouso Azul de Hotéis ~ Porto Seguro - BA ~ text=dt-sobre-pouso+dt-camareira
catho ~ Camareira ~ Rede Pouso Azul de Hotéis ~ Gramado - RS ~ text=dt-camareira

≠ the builder's works in two cities
bne ~ Pedreiro ~ Construtora Pedra Lavrada ~ Marília - SP ~ text=dt-pedreiro
divulgavagas ~ Pedreiro ~ Construtora Pedra Lavrada ~ Assis - SP ~ text=dt-pedreiro-b ~ on=11-16

≠ the call centre in two cities of two states
infojobs ~ Operador de Telemarketing Receptivo ~ FalaMundi ~ João Pessoa - PB ~ text=dt-sobre-falecom+dt-telemarketing ~ on=11-10
vagas ~ Operador de Telemarketing Receptivo ~ FalaMundi ~ Natal - RN ~ text=dt-telemarketing

≠ cities of one name in two states
catho ~ Mecânico de Manutenção Industrial ~ Laticínios Campo Bom Leite ~ Bom Jesus - GO ~ text=dt-mec-manut ~ on=11-17
bne ~ Mecânico de Manutenção Industrial ~ Laticínios Campo Bom Leite ~ Bom Jesus - PI ~ text=dt-mec-manut

≠ the burger chain in two seaside cities
gupy ~ Atendente de Restaurante ~ Burgão do Porto ~ Santos - SP ~ text=dt-lanchonete
solides ~ Atendente de Restaurante ~ Burgão do Porto ~ Guarujá - SP ~ text=dt-lanchonete-b

≠ the city is in the titles and differs, the place only the state
careerjet ~ Instalador de Fibra - Bocaiúva ~ Netvale Telecom ~ Minas Gerais ~ text=dt-fibra
jobleads ~ Instalador de Fibra - Pirapora ~ Netvale Telecom ~ Minas Gerais ~ text=dt-fibra ~ on=11-13

≠ the safety firm's posts in two cities, same shift
bne ~ Vigilante Diurno ~ Guardiã Segurança ~ Recife - PE ~ text=dt-vigilante
infojobs ~ Vigilante Diurno ~ Guardiã Segurança ~ Caruaru - PE ~ text=dt-vigilante-b

≠ two shops of one city, named in the titles
gupy ~ Vendedor(a) - Shopping Lagoa Clara ~ Veludine ~ Uberlândia - MG ~ text=dt-vendedor-loja ~ on=11-13
catho ~ Vendedor(a) - Shopping Jardim Real ~ Veludine ~ Uberlândia - MG ~ text=dt-vendedor-loja

≠ two supermarket shops of one city, districts in the titles
vagas ~ Operador de Caixa - Loja Benfica ~ Supermercados Vale Cantão ~ Juiz de Fora - MG ~ text=dt-caixa
infojobs ~ Operador de Caixa - Loja São Mateus ~ Supermercados Vale Cantão ~ Juiz de Fora - MG ~ text=dt-caixa-b

≠ two filling stations of one network, told in the tails
bne ~ Frentista ~ Rede Estrela Guia de Postos ~ Ponta Grossa - PR ~ text=dt-frentista ~ tail=Local: posto da Avenida Souza Naves.
careerjet ~ Frentista ~ Rede Estrela Guia de Postos ~ Ponta Grossa - PR ~ text=dt-frentista ~ tail=Local: posto da rodovia, bairro Cará-Cará.

≠ two drugstores of one chain in two districts given as the place
catho ~ Balconista de Farmácia ~ Drogarias Vida Plena do Sul ~ Centro, Florianópolis - SC ~ text=dt-balconista-farma
infojobs ~ Balconista de Farmácia ~ Drogarias Vida Plena do Sul ~ Ingleses, Florianópolis - SC ~ text=dt-balconista-farma

≠ two restaurants of one house in one city
divulgavagas ~ Garçom - unidade Moema ~ Cantina Bella Figueira ~ São Paulo - SP ~ text=dt-garcom ~ on=11-16
bne ~ Garçom - unidade Tatuapé ~ Cantina Bella Figueira ~ São Paulo - SP ~ text=dt-garcom

≠ cleaners for two posts of one contractor in one city
netvagas ~ Auxiliar de Limpeza - posto Aeroporto ~ Limpatudo Terceirização ~ Campinas - SP ~ text=dt-limpeza
catho ~ Auxiliar de Limpeza - posto Barão Geraldo ~ Limpatudo Terceirização ~ Campinas - SP ~ text=dt-limpeza-b ~ on=11-19

≠ two schools of one network in one city, unit in the titles
gupy ~ Auxiliar de Educação Infantil - Unidade Trindade ~ Escola Pé de Pitanga ~ Florianópolis - SC ~ text=dt-aux-infantil ~ on=11-07
vagas ~ Auxiliar de Educação Infantil - Unidade Estreito ~ Escola Pé de Pitanga ~ Florianópolis - SC ~ text=dt-aux-infantil

≠ two condominiums served by one firm, told in the tails
solides ~ Porteiro Noturno ~ Portal Sereno Portaria ~ Barueri - SP ~ text=dt-porteiro ~ tail=Condomínio Residencial Tamboré das Flores.
catho ~ Porteiro Noturno ~ Portal Sereno Portaria ~ Barueri - SP ~ text=dt-porteiro ~ tail=Condomínio Edifício Torre do Lago. ~ on=11-13

≠ two hotels of one chain in one city
gupy ~ Recepcionista de Hotel ~ Pouso Azul Centro ~ Florianópolis - SC ~ text=dt-sobre-pouso+dt-recep-hotel
infojobs ~ Recepcionista de Hotel ~ Pouso Azul Jurerê ~ Florianópolis - SC ~ text=dt-sobre-pouso+dt-recep-hotel ~ on=11-14

≠ two employers of one town with the same text, both named
catho ~ Auxiliar de Estoque ~ Eletro Caju Magazine ~ Fortaleza - CE ~ text=dt-aux-estoque
vagas ~ Auxiliar de Estoque ~ Ferragens Mucuripe ~ Fortaleza - CE ~ text=dt-aux-estoque

≠ one agency template, two clients named in the tails
solides ~ Auxiliar Administrativo ~ Elo Certo Consultoria ~ Sinop - MT ~ text=dt-sobre-elo+dt-adm ~ tail=Empresa cliente: clínica de imagem. ~ on=11-09
netvagas ~ Auxiliar Administrativo ~ Elo Certo Consultoria ~ Sinop - MT ~ text=dt-sobre-elo+dt-adm ~ tail=Empresa cliente: revenda de tratores.

≠ two clinics of one city with alike reception texts
infojobs ~ Recepcionista de Clínica ~ Dermaluz Clínica ~ Vitória - ES ~ text=dt-recep-clinica
bne ~ Recepcionista de Clínica ~ Pelle Alta Dermatologia ~ Vitória - ES ~ text=dt-recep-clinica-b

≠ two accounting offices with alike texts
catho ~ Analista Contábil ~ Contábil Prisma Norte ~ Belém - PA ~ text=dt-contabil ~ on=11-04
bne ~ Analista Contábil ~ Guamá Assessoria Contábil ~ Belém - PA ~ text=dt-contabil-b

≠ two metalworks of one city that copy one text
divulgavagas ~ Soldador MIG ~ Metalúrgica Vulcanor ~ Caxias do Sul - RS ~ text=dt-soldador
vagas ~ Soldador MIG ~ Serralheria Pampa Ferro ~ Caxias do Sul - RS ~ text=dt-soldador ~ on=11-14

≠ two jeans factories of one town
divulgavagas ~ Costureira ~ Jeans Morena Flor ~ Toritama - PE ~ text=dt-costureira
bne ~ Costureira ~ Confecções Sol do Agreste ~ Toritama - PE ~ text=dt-costureira ~ on=11-03

≠ two guard firms with the trade's common text
infojobs ~ Vigilante ~ Guardiã Segurança ~ Recife - PE ~ text=dt-vigilante
catho ~ Vigilante ~ Forte Capibaribe Vigilância ~ Recife - PE ~ text=dt-vigilante ~ on=11-16

≠ two salons, the same partnership text
infojobs ~ Cabeleireiro(a) Parceiro(a) ~ Salão Madame Alecrim ~ Belo Horizonte - MG ~ text=dt-cabeleireiro ~ on=11-15
divulgavagas ~ Cabeleireiro(a) ~ Espaço Tesoura Dourada ~ Belo Horizonte - MG ~ text=dt-cabeleireiro-b

≠ two hospitals of one town with the same nursing text
gupy ~ Técnico de Enfermagem ~ Hospital Santa Fé do Rincão ~ Passo Fundo - RS ~ text=dt-tec-enf
vagas ~ Técnico de Enfermagem ~ Hospital Maternidade Alto da Glória ~ Passo Fundo - RS ~ text=dt-tec-enf ~ on=11-13

≠ two remote employers with alike engineer texts
gupy ~ Desenvolvedor(a) Backend Java/Kotlin ~ Lumeara ~ Remoto ~ text=dt-backend ~ mode=remote
remotar ~ Desenvolvedor(a) Backend Java/Kotlin ~ Pagalume ~ Remoto ~ text=dt-backend-b ~ mode=remote ~ on=11-18

≠ two providers of internet in one town
infojobs ~ Instalador de Fibra Óptica ~ Netvale Telecom ~ Montes Claros - MG ~ text=dt-fibra-b ~ on=11-09
catho ~ Instalador de Fibra Óptica ~ Sertãonet Fibra ~ Montes Claros - MG ~ text=dt-fibra

≠ the apprentice text of one training body, two companies
divulgavagas ~ Jovem Aprendiz Administrativo ~ Vidros Cristal do Norte ~ Ananindeua - PA ~ text=dt-aprendiz ~ contract=Jovem Aprendiz ~ on=11-03
infojobs ~ Jovem Aprendiz Administrativo ~ Castanhas Tapajoara ~ Ananindeua - PA ~ text=dt-aprendiz ~ contract=Jovem Aprendiz

≠ two dealers of cars in one city
vagas ~ Consultor de Vendas de Veículos ~ Autoserra Veículos ~ Petrópolis - RJ ~ text=dt-vend-carros ~ on=11-13
catho ~ Consultor de Vendas de Veículos ~ Imperial Motors Seminovos ~ Petrópolis - RJ ~ text=dt-vend-carros

≠ junior and senior of one planning team
sap ~ Analista de PCP Júnior ~ Tecelaria Aurora Fiar ~ Americana - SP ~ text=dt-pcp
vagas ~ Analista de PCP Sênior ~ Tecelaria Aurora Fiar ~ Americana - SP ~ text=dt-pcp ~ on=11-07

≠ full against senior front-end
nerdin ~ Desenvolvedor Front-end Pleno ~ Trilho Digital ~ Recife - PE ~ text=dt-frontend ~ mode=hybrid ~ on=11-19
workable ~ Desenvolvedor Front-end Sênior ~ Trilho Digital ~ Recife - PE ~ text=dt-frontend ~ mode=hybrid

≠ levels by roman and by word
catho ~ Analista Fiscal I (Júnior) ~ Moinho Trigal do Oeste ~ Cascavel - PR ~ text=dt-fiscal ~ on=11-07
sap ~ Analista Fiscal Pleno ~ Moinho Trigal do Oeste ~ Cascavel - PR ~ text=dt-fiscal

≠ support of the first against the second level
infojobs ~ Analista de Suporte N1 ~ Sigmatec TI ~ Blumenau - SC ~ text=dt-suporte-n1 ~ on=11-16
nerdin ~ Analista de Suporte N2 ~ Sigmatec TI ~ Blumenau - SC ~ text=dt-suporte-n2

≠ buyer against the leader of the buyers
catho ~ Comprador Júnior ~ Cimentos Lajedo ~ Mossoró - RN ~ text=dt-comprador
vagas ~ Coordenador de Compras ~ Cimentos Lajedo ~ Mossoró - RN ~ text=dt-comprador

≠ nursing technician against nurse in the same ward
gupy ~ Técnico(a) de Enfermagem - Emergência ~ Hospital Santa Fé do Rincão ~ Passo Fundo - RS ~ text=dt-sobre-rincao+dt-tec-enf ~ on=11-06
infojobs ~ Enfermeiro(a) - Emergência ~ Hospital Santa Fé do Rincão ~ Passo Fundo - RS ~ text=dt-sobre-rincao+dt-enfermeiro

≠ production engineer of two levels
gupy ~ Engenheiro de Produção Jr ~ Linha Prata ~ São Carlos - SP ~ text=dt-eng-producao
sap ~ Engenheiro de Produção Sr ~ Linha Prata ~ São Carlos - SP ~ text=dt-eng-producao

≠ lawyer junior and partner-track senior in one firm, same area
bne ~ Advogado Cível Júnior ~ Noronha Seabra Advocacia ~ São Luís - MA ~ text=dt-advogado
catho ~ Advogado Cível Sênior ~ Noronha Seabra Advocacia ~ São Luís - MA ~ text=dt-advogado ~ on=11-10

≠ trainee against analyst in the same law firm
bne ~ Estágio em Direito ~ Noronha Seabra Advocacia ~ São Luís - MA ~ text=dt-estagio-dir ~ contract=Estágio ~ on=11-17
jobleads ~ Advogado(a) Cível ~ Noronha Seabra Advocacia ~ São Luís - MA ~ text=dt-advogado

≠ tester junior and senior, remote
remotar ~ QA Engineer Júnior ~ Bemtevi Software ~ Remoto ~ text=dt-qa ~ mode=remote ~ on=11-02
nerdin ~ QA Engineer Sênior ~ Bemtevi Software ~ Remoto ~ text=dt-qa ~ mode=remote

≠ day against night guard in one post
bne ~ Vigilante 12x36 Diurno ~ Guardiã Segurança ~ Recife - PE ~ text=dt-vigilante ~ on=11-17
infojobs ~ Vigilante 12x36 Noturno ~ Guardiã Segurança ~ Recife - PE ~ text=dt-vigilante-b

≠ morning against afternoon at the collector's
infojobs ~ Operador de Cobrança ~ Reacorda Recuperadora ~ Ribeirão Preto - SP ~ text=dt-cobranca ~ tail=Turno da manhã, das 8h às 14h20.
bne ~ Operador de Cobrança ~ Reacorda Recuperadora ~ Ribeirão Preto - SP ~ text=dt-cobranca ~ tail=Turno da tarde, das 13h40 às 20h. ~ on=11-09

≠ first against third shift in the blow-moulding line
catho ~ Operador de Produção - 1º Turno (6h às 14h) ~ Plastifrasco da Amazônia ~ Manaus - AM ~ text=dt-op-producao
infojobs ~ Operador de Produção - 3º Turno (22h às 6h) ~ Plastifrasco da Amazônia ~ Manaus - AM ~ text=dt-op-producao-b ~ on=11-03

≠ the kitchen helper by day and by night
vagas ~ Auxiliar de Cozinha 12x36 Dia ~ Nutrisabores Refeições ~ Sorocaba - SP ~ text=dt-aux-cozinha ~ on=11-06
careerjet ~ Auxiliar de Cozinha 12x36 Noite ~ Nutrisabores Refeições ~ Sorocaba - SP ~ text=dt-aux-cozinha

≠ nursing technicians of one ward in two shifts
gupy ~ Técnico de Enfermagem - Pediatria (manhã) ~ Hospital Divina Misericórdia do Planalto ~ Anápolis - GO ~ text=dt-tec-enf ~ on=11-10
catho ~ Técnico de Enfermagem - Pediatria (noturno) ~ Hospital Divina Misericórdia do Planalto ~ Anápolis - GO ~ text=dt-tec-enf

≠ hospital cleaners by day and by night
bne ~ Auxiliar de Higienização ~ Higilar Serviços ~ Aracaju - SE ~ text=dt-limpeza-hosp ~ tail=Escala 12x36 das 7h às 19h. ~ on=11-13
infojobs ~ Auxiliar de Higienização ~ Higilar Serviços ~ Aracaju - SE ~ text=dt-limpeza-hosp ~ tail=Escala 12x36 das 19h às 7h.

≠ checker of the day against that of the night
gupy ~ Conferente (6h às 14h) ~ Atacadão Três Serras ~ Contagem - MG ~ text=dt-aux-estoque
vagas ~ Conferente (22h às 6h) ~ Atacadão Três Serras ~ Contagem - MG ~ text=dt-conferente-b

≠ carers for the old in two shifts
divulgavagas ~ Cuidador(a) de Idosos - Diurno ~ Residencial Doce Outono ~ Piracicaba - SP ~ text=dt-cuidador
catho ~ Cuidador(a) de Idosos - Noturno ~ Residencial Doce Outono ~ Piracicaba - SP ~ text=dt-cuidador ~ on=11-08

≠ industrial mechanics of two shifts
sap ~ Mecânico de Manutenção - Turno A (manhã) ~ Papeleira Alto Capibara ~ Araucária - PR ~ text=dt-mec-manut
gupy ~ Mecânico de Manutenção - Turno C (madrugada) ~ Papeleira Alto Capibara ~ Araucária - PR ~ text=dt-mec-manut ~ on=11-03

≠ burger shop by day against closing
infojobs ~ Atendente - Abertura (8h às 16h20) ~ Burgão do Porto ~ Santos - SP ~ text=dt-lanchonete
solides ~ Atendente - Fechamento (17h à 1h) ~ Burgão do Porto ~ Santos - SP ~ text=dt-lanchonete-b ~ on=11-04

≠ registered against PJ in the contract field
catho ~ Dentista Clínico Geral ~ Sorriso Povo Odontologia ~ Osasco - SP ~ text=dt-dentista/150 ~ contract=CLT ~ on=11-02
bne ~ Dentista Clínico Geral ~ Sorriso Povo Odontologia ~ Osasco - SP ~ text=dt-dentista ~ contract=PJ

≠ temporary for the season against a lasting post
infojobs ~ Vendedor(a) de Loja ~ Veludine ~ Campinas - SP ~ text=dt-vendedor-loja ~ contract=Temporário
vagas ~ Vendedor(a) de Loja ~ Veludine ~ Campinas - SP ~ text=dt-vendedor-loja-b ~ contract=CLT ~ on=11-08

≠ traineeship against assistant in supplies
gupy ~ Estágio em Suprimentos ~ Elevatec ~ Curitiba - PR ~ text=dt-estagio-adm ~ contract=Estágio
vagas ~ Assistente de Suprimentos ~ Elevatec ~ Curitiba - PR ~ text=dt-comprador ~ contract=CLT ~ on=11-12

≠ engineer as an employee against as a company
remotar ~ Desenvolvedor Backend Java ~ Pagalume ~ Remoto ~ text=dt-backend/200 ~ contract=PJ ~ mode=remote
nerdin ~ Desenvolvedor Backend Java ~ Pagalume ~ Remoto ~ text=dt-backend ~ contract=CLT ~ mode=remote ~ on=11-06

≠ apprentice against assistant under one office
divulgavagas ~ Jovem Aprendiz Administrativo ~ Vidros Cristal do Norte ~ Ananindeua - PA ~ text=dt-aprendiz-b ~ contract=Jovem Aprendiz ~ on=11-05
bne ~ Assistente Administrativo ~ Vidros Cristal do Norte ~ Ananindeua - PA ~ text=dt-adm ~ contract=CLT

≠ cashier: temporary for the end of the year against CLT
gupy ~ Operador de Caixa ~ Supermercados Vale Cantão ~ Ubá - MG ~ text=dt-caixa ~ contract=Temporário ~ tail=Contrato de 60 dias para o fim de ano. ~ on=11-08
infojobs ~ Operador de Caixa ~ Supermercados Vale Cantão ~ Ubá - MG ~ text=dt-caixa ~ contract=CLT

≠ designer as a freelance against registered
trampos ~ Designer Gráfico ~ Agência Mandacaru ~ Recife - PE ~ text=dt-designer/140 ~ contract=PJ
infojobs ~ Designer Gráfico ~ Agência Mandacaru ~ Recife - PE ~ text=dt-designer-b ~ contract=CLT ~ on=11-11

≠ pays that contradict, all else equal
catho ~ Torneiro CNC ~ Usinagem Precisa Sul ~ Joinville - SC ~ text=dt-torneiro ~ pay=R$ 3.200,00 ~ on=11-05
infojobs ~ Torneiro CNC ~ Usinagem Precisa Sul ~ Joinville - SC ~ text=dt-torneiro ~ pay=R$ 5.100,00

≠ ranges of pay that do not meet
vagas ~ Analista de Dados ~ Casa Quitanda Online ~ São Paulo - SP ~ text=dt-dados ~ pay=R$ 4.000,00 a R$ 5.000,00
nerdin ~ Analista de Dados ~ Casa Quitanda Online ~ São Paulo - SP ~ text=dt-dados-b ~ pay=R$ 8.500,00 a R$ 10.000,00 ~ on=11-15

≠ car sellers with other fixed pay
catho ~ Vendedor de Veículos ~ Autoserra Veículos ~ Petrópolis - RJ ~ text=dt-vend-carros ~ pay=R$ 1.700,00
bne ~ Vendedor de Veículos ~ Autoserra Veículos ~ Petrópolis - RJ ~ text=dt-vend-carros ~ pay=R$ 3.000,00 ~ on=11-06

≠ hotel receptionist with other pay
gupy ~ Recepcionista ~ Rede Pouso Azul de Hotéis ~ Gramado - RS ~ text=dt-recep-hotel ~ pay=R$ 2.050,00
solides ~ Recepcionista ~ Rede Pouso Azul de Hotéis ~ Gramado - RS ~ text=dt-recep-hotel ~ pay=R$ 2.900,00

≠ finance assistants with pays far apart
infojobs ~ Auxiliar Financeiro ~ Têxtil Baobá ~ Brusque - SC ~ text=dt-financeiro ~ pay=R$ 1.950,00 ~ on=11-19
catho ~ Auxiliar Financeiro ~ Têxtil Baobá ~ Brusque - SC ~ text=dt-financeiro-b ~ pay=R$ 3.100,00

≠ pay in one text and field against another sum for the same trainee title
trampos ~ Estágio em Marketing ~ Caramelo Pay ~ Belo Horizonte - MG ~ text=dt-estagio-mkt ~ contract=Estágio ~ pay=R$ 1.300,00 ~ on=11-09
gupy ~ Estágio em Marketing ~ Caramelo Pay ~ Belo Horizonte - MG ~ text=dt-social ~ contract=Estágio ~ pay=R$ 2.000,00

≠ the open post and its PcD twin, same text
vagas ~ Auxiliar de Estoque ~ Eletro Caju ~ Fortaleza - CE ~ text=dt-aux-estoque
catho ~ Auxiliar de Estoque (exclusiva PcD) ~ Eletro Caju ~ Fortaleza - CE ~ text=dt-aux-estoque

≠ the PcD twin of the cashier
gupy ~ Operador(a) de Caixa ~ Supermercados Vale Cantão ~ Muriaé - MG ~ text=dt-sobre-cantao+dt-caixa ~ on=11-17
infojobs ~ Operador(a) de Caixa - Vaga Afirmativa para Pessoas com Deficiência ~ Supermercados Vale Cantão ~ Muriaé - MG ~ text=dt-sobre-cantao+dt-caixa

≠ the PcD twin in customer care, told in the tail
vagas ~ Analista de SAC Jr ~ Chegalogo ~ Itajaí - SC ~ text=dt-sac
solides ~ Analista de SAC Jr ~ Chegalogo ~ Itajaí - SC ~ text=dt-sac ~ tail=Vaga exclusiva para PcD; anexar laudo médico.

≠ administrative assistant open against exclusive PcD with its own text
catho ~ Assistente Administrativo ~ Farma Leste ~ Serra - ES ~ text=dt-adm
bne ~ Assistente Administrativo - PcD ~ Farma Leste ~ Serra - ES ~ text=dt-pcd-adm-b ~ on=11-08

≠ production twin for PcD
infojobs ~ Operador de Produção ~ Plastifrasco da Amazônia ~ Manaus - AM ~ text=dt-op-producao ~ on=11-09
catho ~ Operador de Produção PCD ~ Plastifrasco da Amazônia ~ Manaus - AM ~ text=dt-op-producao-b

≠ nurses of two specialties in one hospital
gupy ~ Enfermeiro(a) - Hemodiálise ~ Hospital Santa Fé do Rincão ~ Passo Fundo - RS ~ text=dt-sobre-rincao+dt-enfermeiro
vagas ~ Enfermeiro(a) - Centro Obstétrico ~ Hospital Santa Fé do Rincão ~ Passo Fundo - RS ~ text=dt-sobre-rincao+dt-enfermeiro ~ on=11-08

≠ physiotherapists of two units
gupy ~ Fisioterapeuta - UTI Neonatal ~ Maternidade Estrela da Manhã ~ Campina Grande - PB ~ text=dt-fisio ~ on=11-19
infojobs ~ Fisioterapeuta - Saúde da Mulher (ambulatório) ~ Maternidade Estrela da Manhã ~ Campina Grande - PB ~ text=dt-fisio

≠ technicians of two wards
catho ~ Técnico de Enfermagem - Hemodinâmica ~ Hospital Divina Misericórdia do Planalto ~ Anápolis - GO ~ text=dt-tec-enf
bne ~ Técnico de Enfermagem - Maternidade ~ Hospital Divina Misericórdia do Planalto ~ Anápolis - GO ~ text=dt-tec-enf

≠ intensive care of adults against the general ward
infojobs ~ Técnico de Enfermagem UTI Adulto ~ Hospital São Gregório das Águas ~ Varginha - MG ~ text=dt-tec-uti ~ on=11-19
vagas ~ Técnico de Enfermagem Clínica Médica ~ Hospital São Gregório das Águas ~ Varginha - MG ~ text=dt-tec-enf

≠ dentists of two specialties, the clinic the same
catho ~ Dentista Clínico Geral ~ Sorriso Povo Odontologia ~ Osasco - SP ~ text=dt-dentista-b ~ contract=PJ
infojobs ~ Dentista Ortodontista ~ Sorriso Povo Odontologia ~ Osasco - SP ~ text=dt-dentista/120 ~ contract=PJ ~ tail=Especialização em Ortodontia obrigatória.

≠ nurse in oncology against nurse of the bone marrow unit, told in the tails
gupy ~ Enfermeiro(a) ~ Oncovale ~ São José dos Campos - SP ~ text=dt-enfermeiro ~ tail=Setor: ambulatório de quimioterapia.
bne ~ Enfermeiro(a) ~ Oncovale ~ São José dos Campos - SP ~ text=dt-enfermeiro ~ tail=Setor: transplante de medula óssea. ~ on=11-11

≠ teachers of two subjects
gupy ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Ipê Dourado ~ Londrina - PR ~ text=dt-sobre-ipe+dt-professor
catho ~ Professor(a) de Química - Ensino Médio ~ Colégio Ipê Dourado ~ Londrina - PR ~ text=dt-sobre-ipe+dt-professor ~ on=11-10

≠ one subject in two segments
vagas ~ Professor de Matemática - Fundamental II ~ Colégio Ipê Dourado ~ Londrina - PR ~ text=dt-professor ~ on=11-02
solides ~ Professor de Matemática - Ensino Médio ~ Colégio Ipê Dourado ~ Londrina - PR ~ text=dt-professor

≠ two notices of one institute in one template
buscavagas ~ Agente de Ação Social - PSS 014/2026 ~ Instituto Semear Vínculos ~ Sobral - CE ~ text=dt-edital ~ on=11-05
divulgavagas ~ Orientador Social - PSS 019/2026 ~ Instituto Semear Vínculos ~ Sobral - CE ~ text=dt-edital-outro

≠ two works of one builder, bricklayer and foreman
bne ~ Pedreiro ~ Construtora Pedra Lavrada ~ Bauru - SP ~ text=dt-sobre-lavrada+dt-pedreiro
infojobs ~ Mestre de Obras ~ Construtora Pedra Lavrada ~ Bauru - SP ~ text=dt-sobre-lavrada+dt-mestre ~ on=11-04

≠ two field posts of one mill in one template
gupy ~ Técnico Agrícola ~ Usina Ribeirão das Canas ~ Sertãozinho - SP ~ text=dt-sobre-canas+dt-tec-agricola
vagas ~ Tratorista ~ Usina Ribeirão das Canas ~ Sertãozinho - SP ~ text=dt-sobre-canas+dt-tratorista

≠ driver and his helper at one distributor
catho ~ Motorista Entregador D ~ Distribuidora Geladão Norte ~ Natal - RN ~ text=dt-motorista-d
solides ~ Ajudante de Motorista Entregador ~ Distribuidora Geladão Norte ~ Natal - RN ~ text=dt-ajudante-entrega

≠ injection against blow moulding under one generic title
infojobs ~ Operador de Máquina ~ Polimold Utilidades ~ Diadema - SP ~ text=dt-injetora
catho ~ Operador de Máquina ~ Polimold Utilidades ~ Diadema - SP ~ text=dt-op-producao ~ on=11-03

≠ hidden on both sides, the same skin clinic's text
bne ~ Recepcionista ~ Confidencial ~ Teresina - PI ~ text=dt-recep-clinica
infojobs ~ Recepcionista ~ - ~ Teresina - PI ~ text=dt-recep-clinica ~ on=11-14

≠ hidden on both sides, welder in capitals
divulgavagas ~ SOLDADOR ~ - ~ Betim - MG ~ text=dt-soldador-b ~ as=capitals
netvagas ~ Soldador ~ Empresa Confidencial ~ Betim - MG ~ text=dt-soldador

≠ hidden on both sides, doorkeeper
catho ~ Porteiro Noturno ~ Confidencial ~ Niterói - RJ ~ text=dt-porteiro
vagas ~ Porteiro Noturno ~ Confidencial ~ Niterói - RJ ~ text=dt-porteiro ~ on=11-06

≠ hidden on both sides, outside seller
infojobs ~ Vendedor Externo ~ Empresa Confidencial ~ Feira de Santana - BA ~ text=dt-vend-externo
bne ~ Vendedor Externo ~ Não informado ~ Feira de Santana - BA ~ text=dt-vend-externo-b

≠ hidden on both sides, stock helper
catho ~ Auxiliar de Estoque ~ - ~ Guarulhos - SP ~ text=dt-aux-estoque ~ on=11-18
careerjet ~ Auxiliar de Estoque ~ - ~ Guarulhos - SP ~ text=dt-aux-estoque/150

≠ hidden on both sides, accountant
jobleads ~ Analista Contábil ~ Confidencial ~ Campinas - SP ~ text=dt-contabil
vagas ~ Analista Contábil ~ Sigiloso ~ Campinas - SP ~ text=dt-contabil ~ on=11-10

≠ the same baker reposted more than 45 days later
divulgavagas ~ Padeiro ~ Padaria Nona Cida ~ Limeira - SP ~ text=dt-padeiro ~ on=08-20
bne ~ Padeiro(a) ~ Padaria Nona Cida ~ Limeira - SP ~ text=dt-padeiro-b ~ on=10-22

≠ reposted in another month, two months apart
catho ~ Pizzaiolo ~ Pizzaria Dona Brasa ~ Taubaté - SP ~ text=dt-pizzaiolo-b ~ on=09-01
divulgavagas ~ Pizzaiolo ~ Pizzaria Dona Brasa ~ Taubaté - SP ~ text=dt-pizzaiolo-b ~ on=11-05

≠ SDR hiring again a quarter later
remotar ~ SDR ~ ClinicaOn ~ Remoto ~ text=dt-sdr ~ mode=remote ~ on=07-14
gupy ~ SDR ~ ClinicaOn ~ Remoto ~ text=dt-sdr ~ mode=remote ~ on=10-30

≠ air-conditioning technician 50 days apart
infojobs ~ Técnico em Refrigeração ~ Frio Bahia Climatização ~ Salvador - BA ~ text=dt-refrigeracao ~ on=09-20
catho ~ Técnico em Refrigeração ~ Frio Bahia Climatização ~ Salvador - BA ~ text=dt-refrigeracao ~ on=11-09

≠ teacher of English reposted for the next half-year
gupy ~ Professor(a) de Inglês ~ Blue Parrot Idiomas ~ São José do Rio Preto - SP ~ text=dt-prof-ingles ~ on=06-08
infojobs ~ Professor(a) de Inglês ~ Blue Parrot Idiomas ~ São José do Rio Preto - SP ~ text=dt-prof-ingles-b ~ on=11-03

≠ quality inspector, ten weeks between
vagas ~ Inspetor de Qualidade ~ Estampotec Autopeças ~ Sumaré - SP ~ text=dt-qualidade ~ on=08-31
gupy ~ Inspetor(a) de Qualidade ~ Estampotec Autopeças ~ Sumaré - SP ~ text=dt-qualidade ~ on=11-10

≠ trainees of two areas under one generic title
gupy ~ Estagiário(a) ~ Elevatec ~ Curitiba - PR ~ text=dt-estagio-adm-b ~ contract=Estágio ~ on=11-13
vagas ~ Estagiário(a) ~ Elevatec ~ Curitiba - PR ~ text=dt-estagio-dir ~ contract=Estágio

≠ lawyers of two areas under one generic title
catho ~ Advogado(a) Pleno ~ Noronha Seabra Advocacia ~ São Luís - MA ~ text=dt-advogado ~ tail=Área: Direito Tributário.
bne ~ Advogado(a) Pleno ~ Noronha Seabra Advocacia ~ São Luís - MA ~ text=dt-advogado ~ tail=Área: Família e Sucessões. ~ on=11-15

≠ analysts of two areas in one shoe factory
gupy ~ Analista Pleno ~ Calçados Passo Leve ~ Franca - SP ~ text=dt-rh
infojobs ~ Analista Pleno ~ Calçados Passo Leve ~ Franca - SP ~ text=dt-fiscal ~ on=11-19

≠ buyers of two portfolios told in the tails
vagas ~ Comprador Pleno ~ Cimentos Lajedo ~ Mossoró - RN ~ text=dt-comprador ~ tail=Carteira: matérias-primas e embalagens.
catho ~ Comprador Pleno ~ Cimentos Lajedo ~ Mossoró - RN ~ text=dt-comprador ~ tail=Carteira: serviços de obra e frete. ~ on=11-17

≠ technicians of two trades under one title
infojobs ~ Técnico de Campo ~ Frio Bahia Climatização ~ Salvador - BA ~ text=dt-refrigeracao-b
bne ~ Técnico de Campo ~ Frio Bahia Climatização ~ Salvador - BA ~ text=dt-eletricista

≠ collectors of two portfolios, told in the titles
infojobs ~ Operador de Cobrança - Carteira Cartões ~ Reacorda Recuperadora ~ Ribeirão Preto - SP ~ text=dt-cobranca ~ on=11-17
bne ~ Operador de Cobrança - Carteira Veículos ~ Reacorda Recuperadora ~ Ribeirão Preto - SP ~ text=dt-cobranca

≠ one franchise brand, two owners in one city
gupy ~ Atendente ~ Burgão do Porto - Franqueado Rocha & Lins Alimentos ~ Ribeirão Preto - SP ~ text=dt-lanchonete
catho ~ Atendente ~ Burgão do Porto - Franqueado JM Sanduíches Ltda ~ Ribeirão Preto - SP ~ text=dt-lanchonete

≠ one language-school brand, two franchise owners in two districts
infojobs ~ Professor de Inglês ~ Blue Parrot Tijuca (Dantas Ensino Ltda) ~ Rio de Janeiro - RJ ~ text=dt-prof-ingles ~ on=11-02
vagas ~ Professor de Inglês ~ Blue Parrot Méier (PRS Cursos Livres) ~ Rio de Janeiro - RJ ~ text=dt-prof-ingles-b

≠ one dental brand, two owners
catho ~ Dentista Clínico Geral ~ Sorriso Povo Lapa - ABX Odonto Ltda ~ São Paulo - SP ~ text=dt-dentista
bne ~ Dentista Clínico Geral ~ Sorriso Povo Penha - Clínica Oliveira Tano ~ São Paulo - SP ~ text=dt-dentista ~ on=11-04

≠ franchise of planned furniture with two shops of two owners
divulgavagas ~ Montador de Móveis ~ Ambienta Planejados (Loja Nobre Madeiras) ~ Cuiabá - MT ~ text=dt-montador
catho ~ Montador de Móveis ~ Ambienta Planejados (Grupo Kubit Interiores) ~ Cuiabá - MT ~ text=dt-montador-b

≠ names alike, two bakeries of one town
bne ~ Padeiro ~ Padaria Pão da Serra ~ Nova Friburgo - RJ ~ text=dt-padeiro ~ on=11-08
divulgavagas ~ Padeiro ~ Padaria Flor da Serra ~ Nova Friburgo - RJ ~ text=dt-padeiro-b

≠ names alike: a hospital and a clinic of one saint, two institutions
gupy ~ Enfermeiro(a) ~ Hospital Santa Fé do Rincão ~ Passo Fundo - RS ~ text=dt-sobre-rincao+dt-enfermeiro
catho ~ Enfermeiro(a) ~ Clínica Nefrológica Santa Fé da Colina ~ Passo Fundo - RS ~ text=dt-enfermeiro ~ on=11-02

≠ names alike: transport firm of the brothers and that of the cousins
vagas ~ Motorista Carreteiro ~ Transportes Irmãos Zandavali ~ Sorriso - MT ~ text=dt-carreteiro
infojobs ~ Motorista Carreteiro ~ Primos Zandavali Cargas ~ Sorriso - MT ~ text=dt-carreteiro-b

≠ names alike: two foods companies of one word
catho ~ Vendedor Externo ~ Distribuidora Grão Maior ~ Vitória da Conquista - BA ~ text=dt-vend-externo ~ on=11-11
bne ~ Vendedor Externo ~ Grão Nobre Distribuição ~ Vitória da Conquista - BA ~ text=dt-vend-externo

≠ names alike: two poultry farms, same housing text
divulgavagas ~ Casal para Aviário ~ Granja Três Capões ~ Toledo - PR ~ text=dt-granja
bne ~ Casal para Aviário ~ Granja Três Irmãos ~ Toledo - PR ~ text=dt-granja-b

≠ gardener and caretaker of one condominium firm under a like title
catho ~ Funcionário de Condomínio ~ Administradora Lar & Lote ~ Niterói - RJ ~ text=dt-jardineiro ~ on=11-18
buscavagas ~ Funcionário de Condomínio ~ Administradora Lar & Lote ~ Niterói - RJ ~ text=dt-zelador

≠ two builders of one city, each with its own building engineer
infojobs ~ Engenheiro Civil ~ Construtora Vértice Nobre ~ Maringá - PR ~ text=dt-eng-civil
vagas ~ Engenheiro Civil ~ Construtora Alvorecer Norte ~ Maringá - PR ~ text=dt-eng-civil-b ~ on=11-09

≠ product designer against graphic designer in one start-up
trampos ~ Designer Pleno ~ Kiwano Labs ~ Remoto ~ text=dt-ux-b ~ mode=remote ~ on=11-09
workable ~ Designer Pleno ~ Kiwano Labs ~ Remoto ~ text=dt-designer/170 ~ mode=remote

≠ injection operators of two shifts, the hours in the text against the title
solides ~ Operador de Injetora - 1º turno ~ Polimold ~ Diadema - SP ~ text=dt-injetora-b ~ on=11-16
catho ~ Operador de Injetora - 3º turno (22h às 6h) ~ Polimold ~ Diadema - SP ~ text=dt-injetora/150

≠ merchandisers of two dairies in one city
infojobs ~ Promotor de Vendas com Moto ~ Laticínios Serra Branca ~ Goiânia - GO ~ text=dt-promotor
vagas ~ Promotor de Vendas com Moto ~ Laticínios Vaquinha Mimosa ~ Goiânia - GO ~ text=dt-promotor-b

≠ forklift in the second against the first shift
gupy ~ Operador de Empilhadeira - 2º Turno ~ Cerâmica Vale do Barro ~ Criciúma - SC ~ text=dt-empilhadeira
bne ~ Operador de Empilhadeira - 1º Turno (5h20 às 13h40) ~ Cerâmica Vale do Barro ~ Criciúma - SC ~ text=dt-empilhadeira/170

≠ loss prevention against cashier in one shop
gupy ~ Fiscal de Caixa ~ Supermercados Vale Cantão ~ Ubá - MG ~ text=dt-sobre-cantao+dt-fiscal-loja ~ on=11-18
infojobs ~ Operador de Caixa ~ Supermercados Vale Cantão ~ Ubá - MG ~ text=dt-sobre-cantao+dt-caixa

≠ confectioners of two ateliers of one city
trampos ~ Confeiteira(o) ~ Ateliê Açúcar Bordado ~ Florianópolis - SC ~ text=dt-confeiteira
infojobs ~ Confeiteira(o) ~ Doces da Vó Ondina ~ Florianópolis - SC ~ text=dt-confeiteira ~ on=11-09
`);
