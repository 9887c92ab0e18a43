import { readPairs } from "./read-pairs.ts";

/**
 * Meat, contact centres, schools, sugarcane, building sites, supermarkets, payments, a hospital, haulage, knitwear, cars, law,
 * accounting, kitchens, gyms, vets, drugstores, guards, cleaning, fibre, ports, offshore, paint, social work, agencies, farms,
 * refuse, power lines, metal, laboratories, water, doormen, hotels, data, food sales. 80 pairs of one vacancy (27 of them begin with
 * "hard") and 80 of two; a pair of two begins with its kind.
 *
 * Written on 23 November 2026 from the portals' recorded answers and their described formats alone, by a writer who had not
 * read the merging's rules, and read nothing of the earlier samples but the first eighty lines of the fourth set, for their
 * form, and their reader. Every employer is invented. First run: 23 of 80 shown twice, 2 of 80 wrongly one. Rules were changed
 * because of these pairs on 24 November 2026, so they are known pairs since.
 */
export const fifthUnseenPairs = readPairs(`
= beef boner, a teaser cut by the portal
gupy ~ Desossador(a) ~ Frigorífico Rio Vermelhão ~ Rondonópolis (MT) ~ text=quinta-desossa ~ as=plain ~ contract=CLT ~ mode=onsite
infojobs ~ Desossador ~ FRIGORÍFICO RIO VERMELHÃO ~ Rondonópolis (MT) ~ text=quinta-desossa/210 ~ on=11-11

= hard: beef boner, told again in capitals under the company's registered name
catho ~ Desossador Bovino ~ Frigorífico Rio Vermelhão ~ Rondonópolis (MT) ~ text=quinta-desossa ~ as=plain
bne ~ DESOSSADOR ~ RIO VERMELHAO INDUSTRIA E COMERCIO DE CARNES LTDA ~ Rondonópolis (MT) ~ text=quinta-desossa-b ~ as=capitals ~ on=11-13

= slaughter line, number of openings in the title
solides ~ Operador(a) de Produção - Abate ~ Frigorífico Rio Vermelhão ~ Rondonópolis (MT) ~ text=quinta-abate ~ contract=CLT
catho ~ Operador de Produção (Abate) - 25 vagas ~ Frigorífico Rio Vermelhão ~ Rondonópolis (MT) ~ text=quinta-abate ~ as=plain ~ on=11-12

= contact centre, customer service for a pay TV operator
gupy ~ Operador(a) de Telemarketing Receptivo - SAC ~ Lumina Atende ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-sac ~ as=plain ~ contract=CLT
infojobs ~ Operador de Telemarketing Receptivo - SAC ~ LUMINA ATENDE ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-sac/260

= hard: contact centre, another name of the trade and a reference code
vagas ~ Atendente de SAC Receptivo - Cód. 44871 ~ Lumina Atende Contact Center S.A. ~ João Pessoa (PB) ~ text=quinta-sac ~ as=breaks ~ on=11-08
gupy ~ Operador(a) de Telemarketing Receptivo - SAC ~ Lumina Atende ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-sac ~ as=plain

= debt collection agent, accents lost
catho ~ Operador(a) de Cobrança ~ Lumina Atende ~ Campina Grande (PB) ~ text=quinta-cobranca ~ as=plain ~ contract=CLT
bne ~ Operador de Cobranca ~ LUMINA ATENDE CONTACT CENTER SA ~ Campina Grande (PB) ~ text=quinta-cobranca ~ as=bare

= mathematics teacher
solides ~ Professor(a) de Matemática - Fundamental II ~ Colégio Arco da Serra ~ Juiz de Fora (MG) ~ text=quinta-matematica
catho ~ Professor de Matemática (Ensino Fundamental II) ~ Colégio Arco da Serra ~ Juiz de Fora (MG) ~ text=quinta-matematica ~ as=plain

= hard: mathematics teacher, told again and the school hidden
solides ~ Professor(a) de Matemática - Fundamental II ~ Colégio Arco da Serra ~ Juiz de Fora (MG) ~ text=quinta-matematica ~ on=11-05
bne ~ Professor de Matemática ~ Confidencial ~ Juiz de Fora (MG) ~ text=quinta-matematica-b ~ on=11-07

= nursery assistant
infojobs ~ Auxiliar de Classe - Educação Infantil ~ Colégio Arco da Serra ~ Juiz de Fora (MG) ~ text=quinta-classe/190
solides ~ Auxiliar de Classe (Educação Infantil) ~ COLEGIO ARCO DA SERRA LTDA ~ Juiz de Fora (MG) ~ text=quinta-classe ~ on=11-09

= sugarcane harvester
gupy ~ Operador(a) de Colhedora de Cana - Safra 2027 ~ Usina Santa Eufrásia ~ Sertãozinho (SP) ~ text=quinta-sobre-eufrasia+quinta-colhedora ~ as=plain ~ contract=Temporário
catho ~ Operador de Colhedora de Cana ~ Usina Santa Eufrásia S/A ~ Sertãozinho (SP) ~ text=quinta-colhedora ~ as=plain

= hard: sugarcane harvester, told again and the mill hidden
gupy ~ Operador(a) de Colhedora ~ Usina Santa Eufrásia ~ Sertãozinho (SP) ~ text=quinta-sobre-eufrasia+quinta-colhedora ~ as=plain
bne ~ Operador de Colhedora de Cana-de-Açúcar ~ Confidencial ~ Sertãozinho (SP) ~ text=quinta-colhedora-b ~ on=11-12

= cane lorry driver
gupy ~ Motorista Canavieiro ~ Usina Santa Eufrásia ~ Sertãozinho (SP) ~ text=quinta-sobre-eufrasia+quinta-canavieiro ~ as=plain
infojobs ~ Motorista Canavieiro (Rodotrem) ~ USINA SANTA EUFRÁSIA ~ Sertãozinho (SP) ~ text=quinta-canavieiro/180 ~ on=11-11

= building foreman
catho ~ Mestre de Obras ~ Construtora Pilarum ~ Goiânia (GO) ~ text=quinta-mestre ~ as=plain ~ pay=R$ 6.200,00
infojobs ~ Mestre de Obras ~ PILARUM CONSTRUTORA E INCORPORADORA ~ Goiânia (GO) ~ text=quinta-mestre/230 ~ pay=R$ 6.200,00

= hard: building foreman, told again, both name the tower's district
catho ~ Mestre de Obras - Obra Vertical ~ Construtora Pilarum ~ Goiânia (GO) ~ text=quinta-mestre ~ as=plain
bne ~ Mestre de obra ~ Confidencial ~ Goiânia (GO) ~ text=quinta-mestre-b ~ on=11-14

= bricklayer, the registered name
bne ~ PEDREIRO ~ PILARUM CONSTRUTORA E INCORPORADORA LTDA ~ Goiânia (GO) ~ text=quinta-pedreiro ~ as=capitals ~ pay=R$ 2.640,00 ~ on=none
catho ~ Pedreiro ~ Construtora Pilarum ~ Goiânia (GO) ~ text=quinta-pedreiro ~ as=plain ~ pay=R$ 2.640,00

= supermarket cashier of one named shop
solides ~ Operador(a) de Caixa - Loja Messejana ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-sobre-quintal+quinta-caixa
infojobs ~ Operador de Caixa - Loja Messejana ~ QUINTAL BOM ~ Fortaleza (CE) ~ text=quinta-sobre-quintal+quinta-caixa/240

= butcher
catho ~ Açougueiro ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-acougueiro ~ as=plain ~ pay=R$ 2.150,00
solides ~ Açougueiro(a) ~ QUINTAL BOM SUPERMERCADOS LTDA ~ Fortaleza (CE) ~ text=quinta-sobre-quintal+quinta-acougueiro ~ pay=R$ 2.150,00 ~ on=11-08

= hard: butcher, the employer hidden and the text cut
solides ~ Açougueiro(a) ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-acougueiro ~ pay=R$ 2.150,00
infojobs ~ Açougueiro ~ - ~ Fortaleza (CE) ~ text=quinta-acougueiro/250 ~ pay=R$ 2.150,00 ~ on=11-11

= back-end developer, remote
gupy ~ Pessoa Desenvolvedora Back-end Sênior (Go) ~ Pagazul ~ Remoto ~ text=quinta-sobre-pagazul+quinta-backend ~ as=plain ~ contract=CLT
remotar ~ Desenvolvedor(a) Backend Go Sênior ~ Pagazul ~ Remoto ~ text=quinta-sobre-pagazul+quinta-backend ~ contract=CLT ~ on=11-11

= hard: back-end developer, told again by the portal of IT vacancies
gupy ~ Pessoa Desenvolvedora Back-end Sênior (Go) ~ Pagazul ~ Remoto ~ text=quinta-sobre-pagazul+quinta-backend ~ as=plain
nerdin ~ DESENVOLVEDOR GOLANG SENIOR | HOME OFFICE ~ Pagazul Instituição de Pagamento ~ Remoto ~ text=quinta-backend-b ~ contract=CLT ~ on=11-12

= hard: back-end developer, the head office's city given as the place of a remote post
remotar ~ Desenvolvedor(a) Backend Go Sênior ~ Pagazul ~ Remoto ~ text=quinta-backend
solides ~ Desenvolvedor(a) Back-end Sênior - Golang (Remoto) ~ PAGAZUL INSTITUICAO DE PAGAMENTO S.A. ~ Belo Horizonte (MG) ~ text=quinta-sobre-pagazul+quinta-backend ~ mode=remote

= test analyst, remote
gupy ~ Analista de QA Pleno ~ Pagazul ~ Remoto ~ text=quinta-sobre-pagazul+quinta-qa ~ as=plain
trampos ~ Analista de Qualidade (QA) Pleno ~ Pagazul ~ Remoto ~ text=quinta-qa ~ as=plain

= intensive care nurse
vagas ~ Enfermeiro(a) UTI Adulto ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-uti/170
gupy ~ Enfermeiro (a) - UTI Adulto ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-sobre-firmino+quinta-uti ~ as=plain ~ contract=CLT

= hard: intensive care nurse, the foundation's name and a longer title
gupy ~ Enfermeiro(a) Assistencial Pleno | Unidade de Terapia Intensiva ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-sobre-firmino+quinta-uti ~ as=plain ~ on=11-04
infojobs ~ Enfermeiro UTI ~ Fundação São Firmino de Saúde ~ Campinas (SP) ~ text=quinta-sobre-firmino+quinta-uti ~ as=breaks ~ on=11-06

= nursing technician, night shift said by both
catho ~ Técnico de Enfermagem - Noturno ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-tecenf ~ as=plain
gupy ~ Técnico(a) de Enfermagem (Noturno) ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-sobre-firmino+quinta-tecenf ~ as=plain

= lorry driver
catho ~ Motorista Carreteiro ~ TransMirim Logística ~ Extrema (MG) ~ text=quinta-carreteiro ~ as=plain
infojobs ~ Motorista Carreteiro (CNH E) ~ TRANSMIRIM ~ Extrema (MG) ~ text=quinta-carreteiro/200 ~ on=11-11

= hard: lorry driver, told again in capitals
solides ~ Motorista de Carreta - Sider ~ TransMirim Logística e Transportes ~ Extrema (MG) ~ text=quinta-carreteiro
bne ~ MOTORISTA CARRETEIRO ~ TRANSMIRIM TRANSPORTES LTDA ME ~ Extrema (MG) ~ text=quinta-carreteiro-b ~ on=11-15

= warehouse checker, the shift said by both
gupy ~ Conferente - 3º Turno ~ TransMirim Logística ~ Extrema (MG) ~ text=quinta-conferente ~ as=plain ~ tail=Horário: 22h às 5h20.
vagas ~ Conferente de Logística (3º turno) ~ TransMirim Logística ~ Extrema (MG) ~ text=quinta-conferente/160 ~ tail=Horário: 22h às 5h20.

= seamstress
infojobs ~ Costureira ~ MALHAS LINDANOVA ~ Brusque (SC) ~ text=quinta-costura/180 ~ pay=R$ 2.380,00
solides ~ Costureiro(a) Industrial ~ Malhas Lindanova ~ Brusque (SC) ~ text=quinta-costura ~ pay=R$ 2.380,00

= hard: seamstress, told again with the maker hidden
solides ~ Costureiro(a) Industrial ~ Malhas Lindanova ~ Brusque (SC) ~ text=quinta-costura
bne ~ Costureira em Geral ~ Confidencial ~ Brusque (SC) ~ text=quinta-costura-b ~ on=11-12

= car mechanic
catho ~ Mecânico Automotivo ~ Garra Veículos ~ Ribeirão Preto (SP) ~ text=quinta-mecanico ~ as=plain
infojobs ~ Mecânico de Automóveis ~ GARRA VEÍCULOS ~ Ribeirão Preto (SP) ~ text=quinta-mecanico/220 ~ pay=A combinar

= car salesperson
gupy ~ Consultor(a) de Vendas - Veículos Novos ~ Grupo Garra ~ Ribeirão Preto (SP) ~ text=quinta-consultor-auto ~ as=plain
vagas ~ Consultor de Vendas (Veículos Novos) ~ Garra Veículos ~ Ribeirão Preto (SP) ~ text=quinta-consultor-auto ~ on=11-12

= employment lawyer, hybrid
vagas ~ Advogado(a) Trabalhista Pleno ~ Nogueira Távora Advogados ~ Recife (PE) ~ text=quinta-trabalhista/190
gupy ~ Advogado(a) Trabalhista Pleno ~ Nogueira Távora Advogados ~ Recife (PE) ~ text=quinta-trabalhista ~ as=plain ~ mode=hybrid

= hard: employment lawyer, told again and the firm hidden
gupy ~ Advogado(a) Trabalhista Pleno ~ Nogueira Távora Advogados ~ Recife (PE) ~ text=quinta-trabalhista ~ as=plain ~ mode=hybrid
catho ~ Advogado Trabalhista (Contencioso Empresarial) ~ Empresa Confidencial ~ Recife (PE) ~ text=quinta-trabalhista-b ~ as=plain ~ on=11-13

= tax assistant of an accounting office
solides ~ Assistente Fiscal ~ Vertix Contábil ~ Curitiba (PR) ~ text=quinta-fiscal ~ pay=R$ 2.900,00 a R$ 3.300,00
catho ~ Assistente Fiscal ~ Vertix Contabilidade ~ Curitiba (PR) ~ text=quinta-fiscal ~ as=plain ~ pay=R$ 3.000,00

= payroll assistant
solides ~ Assistente de Departamento Pessoal ~ Vertix Contábil ~ Curitiba (PR) ~ text=quinta-dp
infojobs ~ Assistente de DP ~ VERTIX CONTÁBIL ~ Curitiba (PR) ~ text=quinta-dp/230 ~ on=11-11

= hard: payroll assistant, the long name of the trade and another portal's district
infojobs ~ Assistente de DP ~ VERTIX CONTÁBIL ~ Curitiba (PR) ~ text=quinta-dp
bne ~ Assistente de Depto. Pessoal ~ VERTIX SERVICOS CONTABEIS SS LTDA ~ Água Verde, Curitiba (PR) ~ text=quinta-dp ~ as=capitals

= cook of an Italian restaurant
catho ~ Cozinheiro(a) - Massas ~ Cantina Nono Beppe ~ Porto Alegre (RS) ~ text=quinta-cozinha ~ as=plain
infojobs ~ Cozinheiro - Massas ~ NONO BEPPE ~ Porto Alegre (RS) ~ text=quinta-cozinha/200

= hard: cook, the restaurant's company name and the kitchen's station
solides ~ Cozinheiro(a) de Linha - Massas ~ Cantina Nono Beppe ~ Porto Alegre (RS) ~ text=quinta-cozinha
bne ~ COZINHEIRO ~ BEPPE E FILHOS RESTAURANTE LTDA (NONO BEPPE) ~ Porto Alegre (RS) ~ text=quinta-cozinha ~ as=bare ~ on=11-14

= burger shop, one named shop
gupy ~ Atendente de Restaurante - Shopping Aricanduva ~ Chapa Urbana Burger ~ São Paulo (SP) ~ text=quinta-hamburguer ~ as=plain
catho ~ Atendente de Restaurante (Shopping Aricanduva) ~ Chapa Urbana ~ São Paulo (SP) ~ text=quinta-hamburguer ~ as=plain ~ on=11-11

= gym instructor
solides ~ Professor(a) de Musculação ~ Academia Corpo Livre ~ Brasília (DF) ~ text=quinta-musculacao
infojobs ~ Professor de Musculação ~ CORPO LIVRE ~ Brasília (DF) ~ text=quinta-musculacao/180

= hard: gym instructor, another name of the trade, seventeen days apart
solides ~ Professor(a) de Musculação e Funcional ~ Academia Corpo Livre ~ Brasília (DF) ~ text=quinta-musculacao ~ on=10-22
catho ~ Educador Físico (CREF ativo) ~ Academia Corpo Livre ~ Brasília (DF) ~ text=quinta-musculacao ~ as=plain ~ on=11-08

= vet on night duty
catho ~ Médico Veterinário - Plantonista ~ PetLar Hospital Veterinário ~ Florianópolis (SC) ~ text=quinta-veterinario ~ as=plain ~ contract=PJ
bne ~ Médica Veterinária Plantonista ~ PETLAR ~ Florianópolis (SC) ~ text=quinta-veterinario ~ on=none

= dog groomer
infojobs ~ Banhista e Tosador ~ PETLAR ~ Florianópolis (SC) ~ text=quinta-tosa/160
catho ~ Banhista/Tosador(a) ~ PetLar ~ Florianópolis (SC) ~ text=quinta-tosa ~ as=plain

= hard: dog groomer, told again in capitals
catho ~ Banhista/Tosador(a) ~ PetLar Banho e Tosa Trindade ~ Florianópolis (SC) ~ text=quinta-tosa ~ as=plain
bne ~ TOSADOR ~ PETLAR COMERCIO DE PRODUTOS VETERINARIOS ~ Florianópolis (SC) ~ text=quinta-tosa-b ~ on=11-12

= drugstore counter, one named shop
gupy ~ Balconista de Farmácia - Loja Savassi ~ Drogaria Hora Boa ~ Belo Horizonte (MG) ~ text=quinta-sobre-hora+quinta-balconista ~ as=plain
vagas ~ Balconista de Farmácia (Savassi) ~ Drogaria Hora Boa ~ Belo Horizonte (MG) ~ text=quinta-balconista/150 ~ on=11-11

= pharmacist
gupy ~ Farmacêutico(a) ~ Drogaria Hora Boa ~ Contagem (MG) ~ text=quinta-sobre-hora+quinta-farmaceutico ~ as=plain ~ contract=CLT
infojobs ~ Farmacêutico - Contagem ~ DROGARIA HORA BOA ~ Contagem (MG) ~ text=quinta-sobre-hora+quinta-farmaceutico/280

= armed guard
bne ~ VIGILANTE ARMADO ~ SENTINELA NORTE VIGILANCIA LTDA ~ Manaus (AM) ~ text=quinta-vigilante ~ as=capitals
catho ~ Vigilante Armado ~ Sentinela Norte ~ Manaus (AM) ~ text=quinta-vigilante ~ as=plain

= cleaner, the city also in the title
infojobs ~ Auxiliar de Serviços Gerais - Camaçari ~ LIMPATTO FACILITIES ~ Camaçari (BA) ~ text=quinta-limpeza/180 ~ pay=R$ 1.610,00
solides ~ Auxiliar de Serviços Gerais ~ Limpatto Facilities ~ Camaçari (BA) ~ text=quinta-limpeza ~ pay=R$ 1.610,00

= hard: cleaner, three names of one trade, same pay and place
bne ~ ASG ~ LIMPATTO SERVICOS DE LIMPEZA E CONSERVACAO LTDA ~ Camaçari (BA) ~ text=quinta-limpeza ~ as=bare ~ pay=R$ 1.610,00 ~ on=none
solides ~ Auxiliar de Limpeza (Serviços Gerais) ~ Limpatto Facilities ~ Camaçari (BA) ~ text=quinta-limpeza ~ pay=R$ 1.610,00 ~ on=11-07

= fibre installer
solides ~ Instalador(a) de Fibra Óptica ~ FibraSertão Telecom ~ Petrolina (PE) ~ text=quinta-fibra
infojobs ~ Instalador de Fibra Óptica (FTTH) ~ FIBRASERTÃO ~ Petrolina (PE) ~ text=quinta-fibra/210 ~ on=11-09

= hard: fibre installer, told again and the provider hidden
solides ~ Técnico(a) Instalador(a) FTTH ~ FibraSertão Telecom ~ Petrolina (PE) ~ text=quinta-fibra
bne ~ Instalador de Fibra Óptica ~ Confidencial ~ Petrolina (PE) ~ text=quinta-fibra-b ~ on=11-12

= port machine operator
gupy ~ Operador(a) de Reach Stacker ~ Terminal Itaguaçu ~ Santos (SP) ~ text=quinta-reach ~ as=plain
catho ~ Operador de Reach Stacker ~ Terminal Itaguaçu S.A. ~ Santos (SP) ~ text=quinta-reach ~ as=plain ~ on=11-12

= hard: port machine operator, the machine's Portuguese name
gupy ~ Operador(a) de Equipamentos Portuários - Reach Stacker ~ Terminal Itaguaçu ~ Santos (SP) ~ text=quinta-reach ~ as=plain
bne ~ OPERADOR DE EMPILHADEIRA DE CONTEINER (REACH STACKER) ~ ITAGUACU TERMINAIS PORTUARIOS SA ~ Santos (SP) ~ text=quinta-reach ~ as=capitals ~ on=11-16

= offshore safety technician
vagas ~ Técnico de Segurança do Trabalho - Offshore ~ Offmar Serviços Marítimos ~ Macaé (RJ) ~ text=quinta-offshore
gupy ~ Técnico(a) de Segurança do Trabalho Offshore ~ Offmar ~ Macaé (RJ) ~ text=quinta-offshore ~ as=plain

= hard: offshore safety technician, told again in short words
gupy ~ Técnico(a) de Segurança do Trabalho Offshore ~ Offmar ~ Macaé (RJ) ~ text=quinta-offshore ~ as=plain
careerjet ~ TST Offshore 14x14 ~ Offmar Serviços ~ Macaé, RJ ~ text=quinta-offshore-b ~ on=11-13

= production planner
gupy ~ Analista de PCP Pleno ~ Tintas Corália ~ Guarulhos (SP) ~ text=quinta-pcp ~ as=plain ~ contract=CLT
vagas ~ Analista de PCP Pl. ~ Tintas Corália ~ Guarulhos (SP) ~ text=quinta-pcp/180

= hard: production planner, the trade's long name and a teaser only
catho ~ Analista de Planejamento e Controle da Produção ~ Corália Indústria de Tintas ~ Guarulhos (SP) ~ text=quinta-pcp ~ as=plain
careerjet ~ Analista de PCP Pleno ~ Tintas Corália ~ Guarulhos, SP ~ text=quinta-pcp/260 ~ on=11-12

= social worker
catho ~ Assistente Social ~ Instituto Semear Rua ~ Rio de Janeiro (RJ) ~ text=quinta-social ~ as=plain ~ pay=R$ 3.850,00
infojobs ~ Assistente Social ~ INSTITUTO SEMEAR RUA ~ Rio de Janeiro (RJ) ~ text=quinta-social/240 ~ pay=R$ 3.850,00

= social media
trampos ~ Social Media ~ Agência Pimenta Rosa ~ São Paulo (SP) ~ text=quinta-midia ~ as=plain ~ mode=hybrid ~ pay=R$ 3.200 a R$ 3.600
vagas ~ Social Media ~ Pimenta Rosa Comunicação ~ São Paulo (SP) ~ text=quinta-midia/190

= hard: social media, told again and the agency hidden
trampos ~ Analista de Mídias Sociais ~ Agência Pimenta Rosa ~ São Paulo (SP) ~ text=quinta-midia ~ as=plain ~ mode=hybrid
catho ~ Social Media ~ Empresa Confidencial ~ São Paulo (SP) ~ text=quinta-midia-b ~ as=plain ~ on=11-12

= graphic designer
trampos ~ Designer Gráfico(a) ~ Agência Pimenta Rosa ~ São Paulo (SP) ~ text=quinta-designer ~ as=plain ~ mode=hybrid
catho ~ Designer Gráfico ~ Pimenta Rosa ~ São Paulo (SP) ~ text=quinta-designer ~ as=plain ~ on=11-11

= estate agent
catho ~ Corretor(a) de Imóveis - Alto Padrão ~ Morada Sul Imóveis ~ Balneário Camboriú (SC) ~ text=quinta-corretor ~ as=plain
infojobs ~ Corretor de Imóveis Alto Padrão ~ MORADA SUL IMÓVEIS ~ Balneário Camboriú (SC) ~ text=quinta-corretor/170 ~ pay=A combinar

= dental assistant
catho ~ Auxiliar de Saúde Bucal ~ Clínica Riso Vivo ~ Teresina (PI) ~ text=quinta-asb ~ as=plain
solides ~ Auxiliar de Saúde Bucal (ASB) ~ CLINICA RISO VIVO ~ Teresina (PI) ~ text=quinta-asb ~ on=11-09

= hard: dental assistant, only the abbreviation in the title
solides ~ Auxiliar de Saúde Bucal ~ Clínica Riso Vivo ~ Teresina (PI) ~ text=quinta-asb
bne ~ ASB COM CRO ATIVO ~ RISO VIVO ODONTOLOGIA LTDA ~ Teresina (PI) ~ text=quinta-asb ~ as=capitals ~ on=11-13

= farm machine operator
gupy ~ Operador(a) de Máquinas Agrícolas ~ Grupo Sucupira Agro ~ Luís Eduardo Magalhães (BA) ~ text=quinta-agro ~ as=plain
catho ~ Operador de Máquinas Agrícolas ~ Sucupira Agro ~ Luís Eduardo Magalhães (BA) ~ text=quinta-agro ~ as=plain

= hard: farm machine operator, told again and the group hidden
gupy ~ Operador(a) de Máquinas Agrícolas ~ Grupo Sucupira Agro ~ Luís Eduardo Magalhães (BA) ~ text=quinta-agro ~ as=plain
bne ~ Operador de Máquina Agrícola (morar na fazenda) ~ Confidencial ~ Luís Eduardo Magalhães (BA) ~ text=quinta-agro-b ~ on=11-12

= refuse collector
solides ~ Coletor(a) de Resíduos ~ Norte Ambiental ~ Belém (PA) ~ text=quinta-gari
infojobs ~ Coletor de Resíduos ~ NORTE AMBIENTAL ~ Belém (PA) ~ text=quinta-gari/150 ~ on=11-11

= power line electrician
catho ~ Eletricista de Rede de Distribuição ~ EletroRede Potiguar ~ Mossoró (RN) ~ text=quinta-eletricista ~ as=plain
bne ~ ELETRICISTA DE REDE DE DISTRIBUICAO ~ ELETROREDE POTIGUAR ENGENHARIA LTDA ~ Mossoró (RN) ~ text=quinta-eletricista ~ as=bare

= hard: power line electrician, another name of the trade, thirty days apart
catho ~ Eletricista de Linha e Rede ~ EletroRede Potiguar ~ Mossoró (RN) ~ text=quinta-eletricista ~ as=plain ~ on=10-14
solides ~ Eletricista de Distribuição (Rede Aérea) ~ EletroRede Engenharia ~ Mossoró (RN) ~ text=quinta-eletricista ~ on=11-13

= welder, the shift said by both texts
gupy ~ Soldador(a) MIG/MAG ~ Metalúrgica Forjasul ~ Caxias do Sul (RS) ~ text=quinta-solda ~ as=plain
catho ~ Soldador MIG MAG - 2º turno ~ Forjasul ~ Caxias do Sul (RS) ~ text=quinta-solda ~ as=plain

= CNC lathe operator
gupy ~ Operador(a) de Torno CNC ~ Metalúrgica Forjasul ~ Caxias do Sul (RS) ~ text=quinta-cnc ~ as=plain
infojobs ~ Operador de Torno CNC ~ METALÚRGICA FORJASUL ~ Caxias do Sul (RS) ~ text=quinta-cnc/190

= English teacher, the school hidden on one side
solides ~ Professor(a) de Inglês ~ Yes Point Idiomas ~ Maringá (PR) ~ text=quinta-ingles
catho ~ Professor de Inglês ~ Empresa Confidencial ~ Maringá (PR) ~ text=quinta-ingles ~ as=plain ~ on=11-11

= blood collection
vagas ~ Técnico de Coleta ~ Laboratório Anália Lima ~ Maceió (AL) ~ text=quinta-coleta-lab/160
gupy ~ Técnico(a) de Coleta ~ Laboratório Anália Lima ~ Maceió (AL) ~ text=quinta-coleta-lab ~ as=plain

= water treatment operator
gupy ~ Operador(a) de ETA ~ Águas do Planalto Verde ~ Sorriso (MT) ~ text=quinta-agua ~ as=plain ~ contract=CLT
vagas ~ Operador de Estação de Tratamento de Água (ETA) ~ Águas do Planalto Verde ~ Sorriso (MT) ~ text=quinta-agua ~ on=11-08

= doorman of a named district
infojobs ~ Porteiro - Vila Prudente ~ PORTALIS TERCEIRIZAÇÃO ~ São Paulo (SP) ~ text=quinta-porteiro/170 ~ tail=Local: Vila Prudente. Horário: 18h às 6h.
catho ~ Porteiro Noturno - Vila Prudente ~ Portalis Terceirização ~ São Paulo (SP) ~ text=quinta-porteiro ~ as=plain ~ tail=Local: Vila Prudente. Horário: 18h às 6h.

= data engineer, hybrid
gupy ~ Engenheiro(a) de Dados Pleno ~ Fretix ~ São Paulo (SP) ~ text=quinta-dados ~ as=plain ~ mode=hybrid ~ contract=CLT
workable ~ Engenheiro de Dados Pleno ~ Fretix Tecnologia ~ São Paulo (SP) ~ text=quinta-dados ~ mode=hybrid

= external salesperson of a food maker
solides ~ Vendedor(a) Externo(a) - Vila Velha ~ Massas Dona Zica ~ Vila Velha (ES) ~ text=quinta-vendedor-ext
catho ~ Vendedor Externo ~ Massas Dona Zica ~ Vila Velha (ES) ~ text=quinta-vendedor-ext ~ as=plain

= hard: external salesperson, told again under the company's registered name
solides ~ Vendedor(a) Externo(a) - Rota Vila Velha ~ Massas Dona Zica ~ Vila Velha (ES) ~ text=quinta-vendedor-ext
bne ~ Vendedor Pracista ~ DONA ZICA IND DE MASSAS E BISCOITOS LTDA ~ Vila Velha (ES) ~ text=quinta-vendedor-ext-b ~ on=11-14

= hard: CNC lathe operator, told again, the maker hidden by one portal
gupy ~ Torneiro(a) CNC ~ Metalúrgica Forjasul ~ Caxias do Sul (RS) ~ text=quinta-cnc ~ as=plain
bne ~ Operador de Torno CNC ~ Confidencial ~ Caxias do Sul (RS) ~ text=quinta-cnc-b ~ on=11-12

≠ two cities: contact centre of one company, the same text
gupy ~ Operador(a) de Telemarketing Receptivo - SAC ~ Lumina Atende ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-sac ~ as=plain
infojobs ~ Operador de Telemarketing Receptivo - SAC ~ LUMINA ATENDE ~ Campina Grande (PB) ~ text=quinta-sobre-lumina+quinta-sac/260

≠ two cities: pharmacist of one chain
gupy ~ Farmacêutico(a) ~ Drogaria Hora Boa ~ Belo Horizonte (MG) ~ text=quinta-sobre-hora+quinta-farmaceutico ~ as=plain
vagas ~ Farmacêutico ~ Drogaria Hora Boa ~ Sete Lagoas (MG) ~ text=quinta-farmaceutico/160

≠ two cities: armed guards in two states
catho ~ Vigilante Armado ~ Sentinela Norte ~ Manaus (AM) ~ text=quinta-vigilante ~ as=plain
bne ~ VIGILANTE ARMADO ~ SENTINELA NORTE VIGILANCIA LTDA ~ Porto Velho (RO) ~ text=quinta-vigilante ~ as=capitals

≠ two cities: water treatment, the towns of one concession group
gupy ~ Operador(a) de ETA ~ Águas do Planalto Verde ~ Sorriso (MT) ~ text=quinta-agua ~ as=plain
vagas ~ Operador(a) de ETA ~ Águas do Planalto Verde ~ Primavera do Leste (MT) ~ text=quinta-agua

≠ two cities: fibre installer
solides ~ Instalador(a) de Fibra Óptica ~ FibraSertão Telecom ~ Petrolina (PE) ~ text=quinta-fibra
catho ~ Instalador de Fibra Óptica ~ FibraSertão ~ Juazeiro (BA) ~ text=quinta-fibra ~ as=plain

≠ two cities: cooperative bank, the branch named in the title
gupy ~ Assistente de Negócios - Agência Estrela ~ Cooperativa Credi Taquari ~ Estrela (RS) ~ text=quinta-cooperativa ~ as=plain
vagas ~ Assistente de Negócios - Agência Teutônia ~ Cooperativa Credi Taquari ~ Teutônia (RS) ~ text=quinta-cooperativa/170

≠ two cities: power line electrician, only the towns differ
catho ~ Eletricista de Rede de Distribuição ~ EletroRede Potiguar ~ Natal (RN) ~ text=quinta-eletricista ~ as=plain
solides ~ Eletricista de Rede de Distribuição ~ EletroRede Potiguar ~ Mossoró (RN) ~ text=quinta-eletricista

≠ two cities: external salesperson, two routes
solides ~ Vendedor(a) Externo(a) - Rota Cachoeiro ~ Massas Dona Zica ~ Cachoeiro de Itapemirim (ES) ~ text=quinta-vendedor-ext
catho ~ Vendedor Externo - Rota Colatina ~ Massas Dona Zica ~ Colatina (ES) ~ text=quinta-vendedor-ext ~ as=plain

≠ two cities: one name, two states
vagas ~ Analista de PCP Pleno ~ Tintas Corália ~ Guarulhos (SP) ~ text=quinta-pcp/180
gupy ~ Analista de PCP Pleno ~ Tintas Corália ~ Jaboatão dos Guararapes (PE) ~ text=quinta-pcp ~ as=plain

≠ other shop: supermarket cashiers, the shop in both titles
solides ~ Operador(a) de Caixa - Loja Messejana ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-sobre-quintal+quinta-caixa
infojobs ~ Operador de Caixa - Loja Parangaba ~ QUINTAL BOM ~ Fortaleza (CE) ~ text=quinta-sobre-quintal+quinta-caixa/240

≠ other shop: supermarket cashiers, the shop in the texts only
solides ~ Operador(a) de Caixa ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-caixa ~ tail=Local de trabalho: loja da Avenida Bezerra de Menezes.
catho ~ Operador de Caixa ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-caixa ~ as=plain ~ tail=Local de trabalho: loja do Bairro de Fátima.

≠ other shop: burger chain, two shopping centres
gupy ~ Atendente de Restaurante - Shopping Aricanduva ~ Chapa Urbana Burger ~ São Paulo (SP) ~ text=quinta-hamburguer ~ as=plain
catho ~ Atendente de Restaurante - Shopping Eldorado ~ Chapa Urbana Burger ~ São Paulo (SP) ~ text=quinta-hamburguer ~ as=plain

≠ other shop: burger chain, the districts in the texts
catho ~ Atendente de Lanchonete ~ Chapa Urbana ~ São Paulo (SP) ~ text=quinta-hamburguer ~ as=plain ~ tail=Vaga para a loja da Vila Madalena. Candidatos que moram próximo.
infojobs ~ Atendente de Lanchonete ~ CHAPA URBANA ~ São Paulo (SP) ~ text=quinta-hamburguer ~ tail=Vaga para a loja de Santo Amaro. Candidatos que moram próximo.

≠ other shop: drugstore counters, two districts
gupy ~ Balconista de Farmácia - Loja Savassi ~ Drogaria Hora Boa ~ Belo Horizonte (MG) ~ text=quinta-sobre-hora+quinta-balconista ~ as=plain
vagas ~ Balconista de Farmácia - Loja Venda Nova ~ Drogaria Hora Boa ~ Belo Horizonte (MG) ~ text=quinta-balconista/150

≠ other shop: gym instructors of two units
solides ~ Professor(a) de Musculação - Unidade Asa Norte ~ Academia Corpo Livre ~ Brasília (DF) ~ text=quinta-musculacao
catho ~ Professor de Musculação - Unidade Taguatinga ~ Academia Corpo Livre ~ Brasília (DF) ~ text=quinta-musculacao ~ as=plain

≠ other shop: doormen of two buildings in one city
infojobs ~ Porteiro ~ PORTALIS TERCEIRIZAÇÃO ~ São Paulo (SP) ~ text=quinta-porteiro ~ tail=Condomínio residencial em Moema.
catho ~ Porteiro ~ Portalis Terceirização ~ São Paulo (SP) ~ text=quinta-porteiro ~ as=plain ~ tail=Condomínio residencial no Tatuapé.

≠ other shop: cleaners at two clients
solides ~ Auxiliar de Serviços Gerais ~ Limpatto Facilities ~ Salvador (BA) ~ text=quinta-limpeza ~ tail=Posto: hospital no bairro de Ondina.
bne ~ AUXILIAR DE SERVICOS GERAIS ~ LIMPATTO FACILITIES ~ Salvador (BA) ~ text=quinta-limpeza ~ tail=POSTO: FACULDADE NO BAIRRO DE PITUAÇU.

≠ level: developers, senior and mid level
gupy ~ Pessoa Desenvolvedora Back-end Sênior (Go) ~ Pagazul ~ Remoto ~ text=quinta-sobre-pagazul+quinta-backend ~ as=plain
remotar ~ Desenvolvedor(a) Backend Go Pleno ~ Pagazul ~ Remoto ~ text=quinta-sobre-pagazul+quinta-backend

≠ level: test analysts, junior and senior in short forms
trampos ~ Analista de QA Jr ~ Pagazul ~ Remoto ~ text=quinta-qa ~ as=plain
gupy ~ Analista de QA Sr ~ Pagazul ~ Remoto ~ text=quinta-sobre-pagazul+quinta-qa ~ as=plain

≠ level: production planners I and III
gupy ~ Analista de PCP I ~ Tintas Corália ~ Guarulhos (SP) ~ text=quinta-pcp ~ as=plain
vagas ~ Analista de PCP III ~ Tintas Corália ~ Guarulhos (SP) ~ text=quinta-pcp/180

≠ level: assistant and analyst of tax, paid apart
solides ~ Assistente Fiscal ~ Vertix Contábil ~ Curitiba (PR) ~ text=quinta-fiscal ~ pay=R$ 2.900,00
catho ~ Analista Fiscal ~ Vertix Contábil ~ Curitiba (PR) ~ text=quinta-fiscal ~ as=plain ~ pay=R$ 4.600,00

≠ level: lawyer and trainee of one team
vagas ~ Advogado(a) Trabalhista Pleno ~ Nogueira Távora Advogados ~ Recife (PE) ~ text=quinta-trabalhista/190
gupy ~ Estágio em Direito - Trabalhista ~ Nogueira Távora Advogados ~ Recife (PE) ~ tail=Apoio ao contencioso trabalhista: pesquisa de jurisprudência, minutas, protocolo e acompanhamento de prazos. Cursando Direito do 5º ao 8º período. ~ contract=Estágio

≠ level: lawyers, junior and senior, the same text
vagas ~ Advogado(a) Trabalhista Júnior ~ Nogueira Távora Advogados ~ Recife (PE) ~ text=quinta-trabalhista/190
catho ~ Advogado Trabalhista Sênior ~ Nogueira Távora Advogados ~ Recife (PE) ~ text=quinta-trabalhista ~ as=plain

≠ level: cook and kitchen helper of one restaurant
catho ~ Cozinheiro(a) ~ Cantina Nono Beppe ~ Porto Alegre (RS) ~ text=quinta-cozinha ~ as=plain
infojobs ~ Auxiliar de Cozinha ~ NONO BEPPE ~ Porto Alegre (RS) ~ tail=Higienizar e cortar legumes, lavar louças e utensílios, apoiar os cozinheiros no pré-preparo. Não exige experiência. Escala 6x1, das 9h às 17h20.

≠ level: foreman and section head under him
catho ~ Mestre de Obras ~ Construtora Pilarum ~ Goiânia (GO) ~ text=quinta-mestre ~ as=plain
solides ~ Encarregado(a) de Obras ~ Construtora Pilarum ~ Goiânia (GO) ~ tail=Acompanhar a equipe de acabamento sob a orientação do mestre de obras: gesso, pintura e cerâmica. Ensino médio. Segunda a sexta.

≠ level: data engineers, mid level and specialist
gupy ~ Engenheiro(a) de Dados Pleno ~ Fretix ~ São Paulo (SP) ~ text=quinta-dados ~ as=plain ~ mode=hybrid
workable ~ Engenheiro de Dados Especialista ~ Fretix Tecnologia ~ São Paulo (SP) ~ text=quinta-dados ~ mode=hybrid

≠ disability: the open post and its twin, production
gupy ~ Operador(a) de Produção - Abate ~ Frigorífico Rio Vermelhão ~ Rondonópolis (MT) ~ text=quinta-abate ~ as=plain
catho ~ Operador de Produção - Abate (Vaga exclusiva PcD) ~ Frigorífico Rio Vermelhão ~ Rondonópolis (MT) ~ text=quinta-abate ~ as=plain

≠ disability: said by one text only
gupy ~ Assistente de Negócios ~ Credi Taquari ~ Lajeado (RS) ~ text=quinta-cooperativa ~ as=plain
vagas ~ Assistente de Negócios ~ Cooperativa Credi Taquari ~ Lajeado (RS) ~ text=quinta-cooperativa ~ tail=Esta vaga é exclusiva para pessoas com deficiência ou reabilitadas do INSS.

≠ disability: supermarket cashier
solides ~ PCD - Operador(a) de Caixa ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-caixa
infojobs ~ Operador de Caixa ~ QUINTAL BOM ~ Fortaleza (CE) ~ text=quinta-caixa/150

≠ disability: hospital, the words in full
gupy ~ Técnico(a) de Enfermagem ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-sobre-firmino+quinta-tecenf ~ as=plain
vagas ~ Técnico(a) de Enfermagem - Exclusivo para Pessoas com Deficiência ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-sobre-firmino+quinta-tecenf

≠ disability: warehouse checker
vagas ~ Conferente (PcD) ~ TransMirim Logística ~ Extrema (MG) ~ text=quinta-conferente/160
catho ~ Conferente ~ TransMirim Logística ~ Extrema (MG) ~ text=quinta-conferente ~ as=plain

≠ disability: contact centre
gupy ~ Operador(a) de Telemarketing - Vaga Afirmativa PcD ~ Lumina Atende ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-sac ~ as=plain ~ tail=Vaga exclusiva para pessoas com deficiência. É necessário anexar o laudo médico.
catho ~ Operador de Telemarketing ~ Lumina Atende ~ João Pessoa (PB) ~ text=quinta-sac ~ as=plain

≠ shift: nursing technicians, day and night in the titles
catho ~ Técnico de Enfermagem - Diurno ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-tecenf ~ as=plain
gupy ~ Técnico(a) de Enfermagem (Noturno) ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-sobre-firmino+quinta-tecenf ~ as=plain

≠ shift: intensive care nurses, hours in the texts
vagas ~ Enfermeiro(a) UTI Adulto ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-uti ~ tail=Horário: das 7h às 19h.
gupy ~ Enfermeiro(a) UTI Adulto ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-uti ~ as=plain ~ tail=Horário: das 19h às 7h.

≠ shift: welders of the second and third shift
gupy ~ Soldador(a) MIG/MAG - 2º turno ~ Metalúrgica Forjasul ~ Caxias do Sul (RS) ~ text=quinta-solda ~ as=plain
catho ~ Soldador MIG/MAG - 3º turno ~ Forjasul ~ Caxias do Sul (RS) ~ tail=Soldagem MIG/MAG de chassis. 3º turno, das 23h50 às 5h48, com adicional noturno. Curso de solda e experiência.

≠ shift: warehouse checkers of the first and third shift
gupy ~ Conferente - 3º Turno ~ TransMirim Logística ~ Extrema (MG) ~ text=quinta-conferente ~ as=plain ~ tail=Horário: 22h às 5h20.
vagas ~ Conferente - 1º Turno ~ TransMirim Logística ~ Extrema (MG) ~ text=quinta-conferente ~ tail=Horário: 6h às 14h20.

≠ shift: nursery assistants, morning and afternoon
solides ~ Auxiliar de Classe - Educação Infantil ~ Colégio Arco da Serra ~ Juiz de Fora (MG) ~ text=quinta-classe
catho ~ Auxiliar de Classe - Educação Infantil (manhã) ~ Colégio Arco da Serra ~ Juiz de Fora (MG) ~ tail=Apoiar a professora regente do Maternal I na rotina das crianças. Cursando Pedagogia. Segunda a sexta, das 7h às 12h30.

≠ shift: doormen, day and night, at one building
infojobs ~ Porteiro Diurno - Vila Prudente ~ PORTALIS TERCEIRIZAÇÃO ~ São Paulo (SP) ~ text=quinta-porteiro/170 ~ tail=Horário: 6h às 18h.
catho ~ Porteiro Noturno - Vila Prudente ~ Portalis Terceirização ~ São Paulo (SP) ~ text=quinta-porteiro ~ as=plain ~ tail=Horário: 18h às 6h.

≠ shift: hotel reception, morning and overnight
catho ~ Recepcionista de Hotel ~ Hotel Mar de Dentro ~ Porto Seguro (BA) ~ text=quinta-hotel ~ as=plain ~ tail=Turno: 7h às 15h20.
infojobs ~ Recepcionista Noturno (Auditor) ~ HOTEL MAR DE DENTRO ~ Porto Seguro (BA) ~ text=quinta-hotel ~ tail=Turno: 23h às 7h20, com adicional noturno.

≠ shift: refuse collectors, day and night
solides ~ Coletor(a) de Resíduos - Noturno ~ Norte Ambiental ~ Belém (PA) ~ text=quinta-gari
infojobs ~ Coletor de Resíduos - Diurno ~ NORTE AMBIENTAL ~ Belém (PA) ~ text=quinta-gari/150

≠ agencies: storekeepers for two clients of two agencies
bne ~ Almoxarife ~ Ponte RH ~ Joinville (SC) ~ text=quinta-almox-generico ~ tail=Cliente: indústria de plásticos no Distrito Industrial. ~ pay=R$ 2.700,00
catho ~ Almoxarife ~ Empregar Mais Consultoria ~ Joinville (SC) ~ text=quinta-almox-generico ~ as=plain ~ tail=Cliente: construtora com obra no bairro América. ~ pay=R$ 2.350,00

≠ agencies: one agency, two clients
infojobs ~ Auxiliar de Produção ~ PONTE RH ~ Joinville (SC) ~ text=quinta-auxprod-generico ~ tail=Empresa do ramo alimentício, zona sul. Horário: 5h às 14h20.
catho ~ Auxiliar de Produção ~ Ponte RH ~ Joinville (SC) ~ text=quinta-auxprod-generico ~ as=plain ~ tail=Empresa do ramo metalúrgico, zona norte. Horário comercial.

≠ agencies: receptionists of a clinic and of an office
infojobs ~ Recepcionista ~ EMPREGAR MAIS CONSULTORIA ~ Londrina (PR) ~ text=quinta-recepcao-generico ~ tail=Clínica de fisioterapia na Gleba Palhano. Segunda a sexta, 13h às 19h.
bne ~ RECEPCIONISTA ~ VIA TALENTO RH ~ Londrina (PR) ~ text=quinta-recepcao-generico ~ tail=ESCRITÓRIO DE ENGENHARIA NO CENTRO. SEGUNDA A SEXTA, 8H ÀS 18H.

≠ agencies: an agency's lorry driver and a haulier's own
bne ~ Motorista Carreteiro ~ Via Talento RH ~ Extrema (MG) ~ tail=Para transportadora de combustíveis. Carreta tanque, MOPP, CNH E. Rota Extrema – Paulínia, sem pernoite.
catho ~ Motorista Carreteiro ~ TransMirim Logística ~ Extrema (MG) ~ text=quinta-carreteiro ~ as=plain

≠ agencies: one agency's analysts for two trades
vagas ~ Analista Financeiro ~ Ponte RH ~ Blumenau (SC) ~ tail=Indústria têxtil contrata para contas a receber: cobrança, baixa de títulos, conciliação e negativação. Sistema Systêxtil.
gupy ~ Analista Financeiro ~ Ponte RH ~ Blumenau (SC) ~ tail=Empresa de software contrata para tesouraria: fluxo de caixa, pagamentos, aplicações e câmbio. Inglês avançado.

≠ agencies: welders of two clients, the same agency and city
bne ~ SOLDADOR ~ VIA TALENTO RH ~ Betim (MG) ~ tail=SOLDA TIG EM INOX PARA FABRICANTE DE TANQUES DE LEITE. SALARIO R$ 3.900,00.
infojobs ~ Soldador ~ VIA TALENTO RH ~ Betim (MG) ~ tail=Solda com eletrodo revestido em estruturas metálicas para montadora de galpões. Disponibilidade para viagens. Salário R$ 2.800,00.

≠ both hidden: receptionists in one city, two trades
catho ~ Recepcionista ~ Empresa Confidencial ~ Uberlândia (MG) ~ text=quinta-recepcao-generico ~ as=plain ~ tail=Consultório odontológico no bairro Santa Mônica.
infojobs ~ Recepcionista ~ - ~ Uberlândia (MG) ~ text=quinta-recepcao-generico ~ tail=Escola de natação no bairro Tibery.

≠ both hidden: production helpers, other hours and pay
catho ~ Auxiliar de Produção ~ Empresa Confidencial ~ Jundiaí (SP) ~ text=quinta-auxprod-generico ~ as=plain ~ tail=Horário: 6h às 14h. ~ pay=R$ 1.850,00
bne ~ Auxiliar de Produção ~ Confidencial ~ Jundiaí (SP) ~ text=quinta-auxprod-generico ~ tail=Horário: 22h às 6h. ~ pay=R$ 2.310,00

≠ both hidden: lawyers of two fields
catho ~ Advogado Pleno ~ Empresa Confidencial ~ Recife (PE) ~ tail=Escritório contrata para contencioso cível bancário em massa: defesas, audiências e acordos. OAB e 2 anos de experiência.
vagas ~ Advogado(a) Pleno ~ Confidencial ~ Recife (PE) ~ tail=Escritório contrata para consultivo tributário: pareceres, planejamento e recuperação de créditos. OAB e pós em Direito Tributário.

≠ both hidden: storekeepers, a hospital and a builder
bne ~ Almoxarife ~ Confidencial ~ Cuiabá (MT) ~ text=quinta-almox-generico ~ tail=Hospital particular. Escala 12x36 noturna.
catho ~ Almoxarife ~ Empresa Confidencial ~ Cuiabá (MT) ~ text=quinta-almox-generico ~ as=plain ~ tail=Obra de rodovia. Necessário morar em alojamento.

≠ both hidden: sales, cars and food
infojobs ~ Vendedor Externo ~ - ~ Vitória (ES) ~ text=quinta-vendedor-ext/200
bne ~ Vendedor Externo ~ Confidencial ~ Vitória (ES) ~ tail=Venda de planos de telefonia móvel para empresas (B2B). Carro próprio. Fixo R$ 1.900,00 mais comissão.

≠ both hidden: dental assistants of two clinics
bne ~ Auxiliar de Saúde Bucal ~ Confidencial ~ Teresina (PI) ~ text=quinta-asb ~ tail=Clínica na Avenida João XXIII.
catho ~ Auxiliar de Saúde Bucal ~ Empresa Confidencial ~ Teresina (PI) ~ tail=Clínica de odontopediatria no Dirceu contrata ASB com CRO. Meio período, de terça a sábado, das 13h às 19h.

≠ both hidden: drivers, lorry kinds differ
catho ~ Motorista ~ Empresa Confidencial ~ Cascavel (PR) ~ tail=Entrega urbana de gás em caminhão 3/4, CNH C, com ajudante. Segunda a sábado. ~ pay=R$ 2.450,00
bne ~ Motorista ~ Confidencial ~ Cascavel (PR) ~ tail=Motorista de ônibus de fretamento, CNH D e curso de transporte coletivo. Turnos. ~ pay=R$ 3.120,00

≠ pay: bricklayers of one builder, paid apart by one half
catho ~ Pedreiro ~ Construtora Pilarum ~ Goiânia (GO) ~ text=quinta-pedreiro ~ as=plain ~ pay=R$ 2.640,00
bne ~ PEDREIRO DE ACABAMENTO ~ PILARUM CONSTRUTORA LTDA ~ Goiânia (GO) ~ text=quinta-pedreiro ~ pay=R$ 4.100,00

≠ pay: social workers, two weekly loads and two amounts
catho ~ Assistente Social ~ Instituto Semear Rua ~ Rio de Janeiro (RJ) ~ text=quinta-social ~ as=plain ~ pay=R$ 3.850,00
infojobs ~ Assistente Social ~ INSTITUTO SEMEAR RUA ~ Rio de Janeiro (RJ) ~ tail=Acompanhar adolescentes em medida socioeducativa na Zona Oeste. 20 horas semanais. CRESS ativo. ~ pay=R$ 2.480,00

≠ contract: vet hired and vet by shift
catho ~ Médico Veterinário ~ PetLar Hospital Veterinário ~ Florianópolis (SC) ~ text=quinta-veterinario ~ as=plain ~ contract=PJ
solides ~ Médico(a) Veterinário(a) ~ PetLar Hospital Veterinário ~ Florianópolis (SC) ~ tail=Clínico geral em horário comercial, segunda a sexta, 44 horas, para consultas e vacinação. CRMV-SC. ~ contract=CLT ~ pay=R$ 5.400,00

≠ contract: developer as employee and as supplier
gupy ~ Pessoa Desenvolvedora Back-end (Go) ~ Pagazul ~ Remoto ~ tail=Contratação CLT para o time de conciliação. Go, PostgreSQL e Kafka. ~ contract=CLT
nerdin ~ DESENVOLVEDOR BACKEND GO - PJ ~ Pagazul ~ Remoto ~ tail=Projeto de seis meses, contratação PJ, para o time de antifraude. Go, Redis e AWS. ~ contract=PJ ~ pay=R$ 17.000,00

≠ contract: temporary cashier for December and the permanent post
solides ~ Operador(a) de Caixa Temporário(a) - Natal ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-caixa ~ contract=Temporário
catho ~ Operador de Caixa ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-caixa ~ as=plain ~ contract=CLT

≠ contract: apprentice and helper of one maker
gupy ~ Jovem Aprendiz - Produção ~ Malhas Lindanova ~ Brusque (SC) ~ tail=Programa de aprendizagem em parceria com o SENAI, quatro horas por dia. De 16 a 22 anos, cursando o ensino médio. ~ contract=Aprendiz
catho ~ Auxiliar de Produção ~ Malhas Lindanova ~ Brusque (SC) ~ text=quinta-auxprod-generico ~ as=plain ~ contract=CLT

≠ contract: internship and permanent post in design
trampos ~ Estágio em Design ~ Agência Pimenta Rosa ~ São Paulo (SP) ~ tail=Apoiar a equipe de criação em peças para redes sociais. Cursando Design ou Publicidade. 30 horas semanais. ~ contract=Estágio ~ pay=R$ 1.500
catho ~ Designer Gráfico ~ Pimenta Rosa ~ São Paulo (SP) ~ text=quinta-designer ~ as=plain ~ contract=CLT

≠ pay: English teachers, paid by the hour and by the month
solides ~ Professor(a) de Inglês ~ Yes Point Idiomas ~ Maringá (PR) ~ text=quinta-ingles ~ pay=R$ 32,00 por hora
infojobs ~ Professor de Inglês - Coordenação de Unidade ~ YES POINT ~ Maringá (PR) ~ tail=Coordenar a equipe de professores, observar aulas e atender pais. 44 horas semanais. ~ pay=R$ 4.200,00

≠ dates: guard, two months apart
bne ~ VIGILANTE ARMADO ~ SENTINELA NORTE VIGILANCIA LTDA ~ Manaus (AM) ~ text=quinta-vigilante ~ as=capitals ~ on=09-02
catho ~ Vigilante Armado ~ Sentinela Norte ~ Manaus (AM) ~ text=quinta-vigilante ~ as=plain ~ on=11-10

≠ dates: contact centre classes of September and November
gupy ~ Operador(a) de Telemarketing Receptivo - SAC ~ Lumina Atende ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-sac ~ as=plain ~ tail=Início do treinamento: 21 de setembro. ~ on=09-08
infojobs ~ Operador de Telemarketing Receptivo - SAC ~ LUMINA ATENDE ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-sac ~ tail=Início do treinamento: 23 de novembro. ~ on=11-09

≠ dates: burger shop, seventy days apart
gupy ~ Atendente de Restaurante - Shopping Aricanduva ~ Chapa Urbana Burger ~ São Paulo (SP) ~ text=quinta-hamburguer ~ as=plain ~ on=09-01
catho ~ Atendente de Restaurante - Shopping Aricanduva ~ Chapa Urbana ~ São Paulo (SP) ~ text=quinta-hamburguer ~ as=plain ~ on=11-10

≠ dates: cleaner, fifty-eight days apart
infojobs ~ Auxiliar de Serviços Gerais ~ LIMPATTO FACILITIES ~ Camaçari (BA) ~ text=quinta-limpeza/180 ~ on=09-14
solides ~ Auxiliar de Serviços Gerais ~ Limpatto Facilities ~ Camaçari (BA) ~ text=quinta-limpeza ~ on=11-11

≠ dates: supermarket cashier, three months apart
solides ~ Operador(a) de Caixa - Loja Messejana ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-caixa ~ on=08-12
catho ~ Operador de Caixa - Loja Messejana ~ Supermercados Quintal Bom ~ Fortaleza (CE) ~ text=quinta-caixa ~ as=plain ~ on=11-12

≠ dates: harvester of two seasons
gupy ~ Operador(a) de Colhedora - Safra 2026 ~ Usina Santa Eufrásia ~ Sertãozinho (SP) ~ text=quinta-colhedora ~ as=plain ~ on=03-03
catho ~ Operador de Colhedora - Safra 2027 ~ Usina Santa Eufrásia ~ Sertãozinho (SP) ~ text=quinta-colhedora ~ as=plain ~ on=11-10

≠ dates: seamstress, sixty-six days apart
infojobs ~ Costureira ~ MALHAS LINDANOVA ~ Brusque (SC) ~ text=quinta-costura/180 ~ on=09-04
solides ~ Costureiro(a) Industrial ~ Malhas Lindanova ~ Brusque (SC) ~ text=quinta-costura ~ on=11-09

≠ other job: boning and slaughter under one general title
gupy ~ Operador(a) de Produção ~ Frigorífico Rio Vermelhão ~ Rondonópolis (MT) ~ text=quinta-desossa ~ as=plain
catho ~ Operador de Produção ~ Frigorífico Rio Vermelhão ~ Rondonópolis (MT) ~ text=quinta-abate ~ as=plain

≠ other job: customer service and debt collection, one general title
gupy ~ Operador(a) de Telemarketing ~ Lumina Atende ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-sac ~ as=plain
infojobs ~ Operador de Telemarketing ~ LUMINA ATENDE ~ João Pessoa (PB) ~ text=quinta-sobre-lumina+quinta-cobranca

≠ other job: teachers of mathematics and of science
solides ~ Professor(a) de Matemática - Fundamental II ~ Colégio Arco da Serra ~ Juiz de Fora (MG) ~ text=quinta-matematica
catho ~ Professor(a) de Ciências - Fundamental II ~ Colégio Arco da Serra ~ Juiz de Fora (MG) ~ tail=Ministrar aulas de Ciências do 6º ao 9º ano, planejar e corrigir avaliações. Licenciatura em Ciências Biológicas. 18 horas-aula semanais, manhã.

≠ other job: two machines of one mill
gupy ~ Motorista Canavieiro ~ Usina Santa Eufrásia ~ Sertãozinho (SP) ~ text=quinta-sobre-eufrasia+quinta-canavieiro ~ as=plain
catho ~ Motorista de Caminhão Comboio ~ Usina Santa Eufrásia ~ Sertãozinho (SP) ~ tail=Abastecer e lubrificar colhedoras e tratores no campo com caminhão comboio. CNH D e MOPP. Turnos.

≠ other job: tax and payroll assistants of one office
solides ~ Assistente Contábil - Fiscal ~ Vertix Contábil ~ Curitiba (PR) ~ text=quinta-fiscal
infojobs ~ Assistente Contábil - Folha ~ VERTIX CONTÁBIL ~ Curitiba (PR) ~ text=quinta-dp/230

≠ other job: lathe and machining centre
gupy ~ Operador(a) de Torno CNC ~ Metalúrgica Forjasul ~ Caxias do Sul (RS) ~ text=quinta-cnc ~ as=plain
catho ~ Operador de Centro de Usinagem CNC ~ Forjasul ~ Caxias do Sul (RS) ~ tail=Preparar e operar centro de usinagem vertical de 4 eixos, comando Heidenhain, com fixação de dispositivos e medição tridimensional. 2 anos de experiência.

≠ other job: salespeople of new and of used cars
vagas ~ Consultor de Vendas (Veículos Novos) ~ Garra Veículos ~ Ribeirão Preto (SP) ~ text=quinta-consultor-auto
gupy ~ Consultor(a) de Vendas - Seminovos ~ Grupo Garra ~ Ribeirão Preto (SP) ~ tail=Avaliar e vender veículos seminovos, negociar trocas, fotografar e anunciar o estoque nos portais. Experiência e CNH B.

≠ other job: adult intensive care and surgical centre
gupy ~ Enfermeiro(a) Assistencial ~ Hospital São Firmino ~ Campinas (SP) ~ text=quinta-sobre-firmino+quinta-uti ~ as=plain
catho ~ Enfermeiro Assistencial ~ Hospital São Firmino ~ Campinas (SP) ~ tail=Atuar no centro cirúrgico e na recuperação pós-anestésica: checklist de cirurgia segura, montagem de sala, OPME e CME. Pós em Centro Cirúrgico.

≠ other job: collection and analysis in one laboratory
vagas ~ Analista de Laboratório (Biomédico) ~ Laboratório Anália Lima ~ Maceió (AL) ~ text=quinta-biomedico/160
gupy ~ Técnico(a) de Laboratório - Coleta ~ Laboratório Anália Lima ~ Maceió (AL) ~ text=quinta-coleta-lab ~ as=plain

≠ other job: social media and designer of one agency
trampos ~ Social Media ~ Agência Pimenta Rosa ~ São Paulo (SP) ~ text=quinta-midia ~ as=plain ~ mode=hybrid
vagas ~ Social Media Designer ~ Agência Pimenta Rosa ~ São Paulo (SP) ~ text=quinta-designer

≠ other job: groomer and shop attendant of one pet shop
infojobs ~ Auxiliar de Pet Shop ~ PETLAR ~ Florianópolis (SC) ~ text=quinta-tosa/160
catho ~ Auxiliar de Loja (Pet Shop) ~ PetLar ~ Florianópolis (SC) ~ tail=Atender no balcão, vender rações e acessórios, repor gôndolas e operar o caixa. Ensino médio. Segunda a sábado.

≠ other job: reach stacker and tug master drivers of one terminal
gupy ~ Operador(a) de Equipamentos Portuários ~ Terminal Itaguaçu ~ Santos (SP) ~ text=quinta-reach ~ as=plain
catho ~ Operador de Equipamentos Portuários ~ Terminal Itaguaçu S.A. ~ Santos (SP) ~ tail=Conduzir terminal tractor no transporte interno de contêineres entre o cais e o pátio. CNH E, NR-11 e NR-29. Turnos de 6 horas.
`);
