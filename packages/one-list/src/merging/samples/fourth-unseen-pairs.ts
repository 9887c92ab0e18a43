import { readPairs } from "./read-pairs.ts";

/**
 * Filling stations, mines, aviation, resorts, furniture, moulds, opticians, beauty, reproductive medicine, solar power,
 * lifts, rope access, insurance, notaries, radio, schools for the deaf, poultry, fish, toll roads, Japanese kitchens,
 * funerals, games, customs, tugboats. Written before the merging was changed for the third set, and run once when that was
 * done: no rule was written for them.
 */
export const fourthUnseenPairs = readPairs(`
= petrol station, the station's own company name
catho ~ Frentista ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-frentista
bne ~ FRENTISTA ~ AUTO POSTO IPEZAL III LTDA ~ Uberaba (MG) ~ text=quarta-frentista ~ as=capitals

= petrol station, told again, the employer hidden
catho ~ Frentista ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal+quarta-frentista
bne ~ Frentista ~ Confidencial ~ Uberaba (MG) ~ text=quarta-frentista-b ~ pay=R$ 1.890,00

= attendant of a petrol station, the same text under the trade's longer name
infojobs ~ Atendente de Pista (Frentista) ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal+quarta-frentista
solides ~ Frentista - Turno manhã ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-frentista

≠ two stations of one chain and city
catho ~ Frentista - Posto Leopoldino ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal+quarta-frentista
infojobs ~ Frentista - Posto Univerdecidade ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal+quarta-frentista

≠ the chain's stations in two towns
catho ~ Frentista ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal+quarta-frentista
infojobs ~ Frentista ~ Rede Ipezal ~ Araxá (MG) ~ text=quarta-sobre-ipezal+quarta-frentista

≠ petrol attendant and car washer of one chain
catho ~ Frentista ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal+quarta-frentista
bne ~ Lavador de Veículos ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal+quarta-lavador

≠ morning and night at one station
catho ~ Frentista (manhã) ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-frentista
infojobs ~ Frentista (noite) ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal ~ tail=Escala 6x1, das 22h às 6h, com adicional noturno.

= car washer
catho ~ Lavador(a) de Veículos ~ Rede Ipezal ~ Uberaba (MG) ~ text=quarta-sobre-ipezal+quarta-lavador
infojobs ~ Lavador de Carros ~ Ipezal ~ Uberaba (MG) ~ text=quarta-lavador ~ as=plain

= tyre repairer, the pay in the title
bne ~ BORRACHEIRO R$ 2.200,00 + PRODUÇÃO ~ Pneus Cerradão ~ Uberaba (MG) ~ text=quarta-borracheiro
catho ~ Borracheiro ~ Pneus Cerradão Comércio de Pneus Ltda ME ~ Uberaba (MG) ~ text=quarta-borracheiro

≠ tyre repairers of two firms
bne ~ Borracheiro ~ Pneus Cerradão ~ Uberaba (MG) ~ text=quarta-borracheiro/200
catho ~ Borracheiro ~ Cerrado Recapagens ~ Uberaba (MG) ~ tail=Montagem e desmontagem de pneus, recapagem e balanceamento. Experiência em carteira. Segunda a sexta.

= excavator operator, told again by the local portal
gupy ~ Operador(a) de Escavadeira ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-escavadeira
bne ~ Operador de Escavadeira Hidráulica ~ Mineração Serra Calva S.A. ~ Itabira (MG) ~ text=quarta-escavadeira-b

= excavator operator, the machine's size in the title
gupy ~ Operador de Equipamentos I - Escavadeira ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-escavadeira
catho ~ Operador de Escavadeira 50t ~ Serra Calva Mineração ~ Itabira (MG) ~ text=quarta-escavadeira

≠ excavator and lorry of one mine
gupy ~ Operador(a) de Escavadeira ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-escavadeira
catho ~ Operador(a) de Caminhão Fora de Estrada ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-fora-estrada

≠ machine named in the texts only
gupy ~ Operador de Equipamentos de Mina ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-escavadeira
catho ~ Operador de Equipamentos de Mina ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-fora-estrada

≠ mines in Minas and Pará
gupy ~ Operador(a) de Caminhão Fora de Estrada ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-fora-estrada
vagas ~ Operador(a) de Caminhão Fora de Estrada ~ Mineração Serra Calva ~ Parauapebas (PA) ~ text=quarta-sobre-calva+quarta-fora-estrada

= off-road lorry, exclusive words and a plural
gupy ~ Operadores de Caminhão Fora de Estrada - 12 vagas ~ Mineração Serra Calva ~ Parauapebas (PA) ~ text=quarta-sobre-calva+quarta-fora-estrada
careerjet ~ Operador de Caminhão Fora-de-Estrada ~ Serra Calva ~ Parauapebas, PA ~ text=quarta-sobre-calva+quarta-fora-estrada/260

≠ the open post and its twin for people with a disability
gupy ~ Operador(a) de Caminhão Fora de Estrada ~ Mineração Serra Calva ~ Parauapebas (PA) ~ text=quarta-sobre-calva+quarta-fora-estrada
vagas ~ Operador(a) de Caminhão Fora de Estrada (Exclusiva PcD) ~ Mineração Serra Calva ~ Parauapebas (PA) ~ text=quarta-sobre-calva+quarta-fora-estrada

= mine geologist, sixteen days apart
gupy ~ Geólogo(a) de Mina ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-geologo ~ on=10-25
vagas ~ Geóloga de Mina ~ Serra Calva ~ Itabira (MG) ~ text=quarta-geologo ~ on=11-10

≠ geologist junior and senior
gupy ~ Geólogo de Mina Jr ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-geologo
vagas ~ Geólogo de Mina Sênior ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-sobre-calva+quarta-geologo

≠ the same post again two months later
gupy ~ Geólogo(a) de Mina ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-geologo ~ on=09-08
vagas ~ Geólogo(a) de Mina ~ Mineração Serra Calva ~ Itabira (MG) ~ text=quarta-geologo ~ on=11-10

= aircraft mechanic, told again by an agency under its name
vagas ~ Mecânico de Manutenção Aeronáutica ~ Planalto Linhas Aéreas ~ Goiânia (GO) ~ text=quarta-mec-aero
infojobs ~ Mecânico de Aeronaves ATR ~ Talentum RH ~ Goiânia (GO) ~ text=quarta-mec-aero-b

= aircraft mechanic, abbreviated
vagas ~ Mecânico de Manutenção Aeronáutica ~ Planalto Linhas Aéreas ~ Goiânia (GO) ~ text=quarta-mec-aero
catho ~ Mec. Manut. Aeronáutica - GMP/CEL ~ Planalto ~ Goiânia (GO) ~ text=quarta-mec-aero ~ as=bare

≠ aircraft mechanic and flight dispatcher
vagas ~ Mecânico de Manutenção Aeronáutica ~ Planalto Linhas Aéreas ~ Goiânia (GO) ~ text=quarta-mec-aero
infojobs ~ Despachante Operacional de Voo ~ Planalto Linhas Aéreas ~ Goiânia (GO) ~ text=quarta-dov

= flight dispatcher by its letters
vagas ~ Despachante Operacional de Voo (DOV) ~ Planalto Linhas Aéreas ~ Goiânia (GO) ~ text=quarta-dov
catho ~ DOV ~ Planalto Linhas Aéreas S/A ~ Goiânia (GO) ~ text=quarta-dov ~ as=plain

≠ flight dispatcher and customs dispatcher
vagas ~ Despachante ~ Planalto Linhas Aéreas ~ Goiânia (GO) ~ text=quarta-dov
catho ~ Despachante ~ Planalto Assessoria Aduaneira ~ Goiânia (GO) ~ text=quarta-aduaneiro

≠ base maintenance in two towns
vagas ~ Mecânico de Manutenção Aeronáutica ~ Planalto Linhas Aéreas ~ Goiânia (GO) ~ text=quarta-mec-aero
infojobs ~ Mecânico de Manutenção Aeronáutica ~ Planalto Linhas Aéreas ~ Anápolis (GO) ~ text=quarta-mec-aero

= lifeguard under the other word for it
gupy ~ Guarda-vidas ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-guarda-vidas
catho ~ Salva-Vidas ~ Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-guarda-vidas

= lifeguard, the name without its hyphen
gupy ~ Guarda-vidas ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-guarda-vidas
bne ~ GUARDA VIDAS ~ ENSEADA DAS GARCAS HOTELARIA LTDA ~ Porto Seguro (BA) ~ text=quarta-guarda-vidas ~ as=capitals

≠ lifeguard and pool cleaner
gupy ~ Guarda-vidas ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-guarda-vidas
catho ~ Piscineiro ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-piscineiro

= pool cleaner under a kinder title
catho ~ Piscineiro ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-piscineiro
infojobs ~ Tratador de Piscinas ~ Enseada das Garças Resort ~ Porto Seguro (BA) ~ text=quarta-piscineiro ~ as=plain

= entertainer of guests
gupy ~ Recreador(a) ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-recreador
catho ~ Monitor de Recreação ~ Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-recreador

≠ entertainer as an employee and by the day
gupy ~ Recreador(a) ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-recreador ~ contract=CLT
catho ~ Recreador ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-recreador ~ contract=Freelancer

≠ resorts of one group
gupy ~ Recreador(a) ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-recreador
catho ~ Recreador(a) ~ Resort Costa das Baleias ~ Porto Seguro (BA) ~ tail=Animação de hóspedes na piscina e na praia, aulas de hidroginástica e ritmos. Ensino médio e inglês básico.

≠ entertainer and coordinator of entertainment
gupy ~ Recreador ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas+quarta-recreador
vagas ~ Coordenador de Recreação ~ Resort Enseada das Garças ~ Porto Seguro (BA) ~ text=quarta-sobre-garcas ~ tail=Liderar a equipe de recreação, montar a programação semanal e controlar o orçamento.

= cabinet maker, told again
catho ~ Marceneiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-marceneiro
bne ~ Marceneiro de Móveis Planejados ~ Carvalhal Indústria de Móveis Ltda ~ Arapongas (PR) ~ text=quarta-marceneiro-b

= cabinet maker, the employer hidden on one side
catho ~ Marceneiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-marceneiro
bne ~ Marceneiro ~ - ~ Arapongas (PR) ~ text=quarta-marceneiro-b

≠ cabinet maker, hidden on both sides
catho ~ Marceneiro ~ Confidencial ~ Arapongas (PR) ~ text=quarta-marceneiro/300
bne ~ Marceneiro ~ - ~ Arapongas (PR) ~ text=quarta-marceneiro/300

≠ cabinet maker and helper
catho ~ Marceneiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-marceneiro
infojobs ~ Ajudante de Marceneiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ tail=Ajudar no corte e na montagem, limpar máquinas e separar ferragens. Sem experiência. R$ 1.720.

≠ pay that cannot be one
catho ~ Marceneiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-marceneiro/260 ~ pay=R$ 2.600,00 a R$ 3.200,00
infojobs ~ Marceneiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-marceneiro/260 ~ pay=R$ 4.500,00

= upholsterer, the trade before the product
catho ~ Tapeceiro de Estofados ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-tapeceiro
infojobs ~ Tapeceiro (sofás) - Arapongas ~ Carvalhal ~ Arapongas (PR) ~ text=quarta-tapeceiro ~ as=breaks

≠ cabinet maker and upholsterer of one factory
catho ~ Marceneiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-marceneiro
infojobs ~ Tapeceiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-tapeceiro

≠ two factories with one surname
catho ~ Tapeceiro ~ Móveis Carvalhal ~ Arapongas (PR) ~ text=quarta-tapeceiro/150
infojobs ~ Tapeceiro ~ Carvalho Estofados ~ Arapongas (PR) ~ tail=Revestimento de sofás-cama e poltronas do papai. Pagamento por peça. Segunda a sexta.

= toolmaker, told again by the agency
gupy ~ Ferramenteiro de Moldes ~ Plastiforma ~ Joinville (SC) ~ text=quarta-ferramenteiro
bne ~ Ferramenteiro de Bancada (Moldes de Injeção) ~ Talentum RH ~ Joinville (SC) ~ text=quarta-ferramenteiro-b

= toolmaker, second shift
gupy ~ Ferramenteiro(a) - 2º turno ~ Plastiforma ~ Joinville (SC) ~ text=quarta-ferramenteiro
catho ~ Ferramenteiro de moldes ~ PLASTIFORMA INDUSTRIA DE PLASTICOS S/A ~ Joinville (SC) ~ text=quarta-ferramenteiro ~ as=plain

≠ toolmaker's second and third shift
gupy ~ Ferramenteiro - 2º turno ~ Plastiforma ~ Joinville (SC) ~ text=quarta-ferramenteiro/200
catho ~ Ferramenteiro - 3º turno ~ Plastiforma ~ Joinville (SC) ~ text=quarta-ferramenteiro/200

≠ toolmaker and apprentice of toolmaking
gupy ~ Ferramenteiro ~ Plastiforma ~ Joinville (SC) ~ text=quarta-ferramenteiro
infojobs ~ Aprendiz de Ferramentaria ~ Plastiforma ~ Joinville (SC) ~ tail=Programa de aprendizagem com curso no Senai, quatro horas por dia. ~ contract=Aprendiz

= moulding machine operator
gupy ~ Operador(a) de Injetora ~ Plastiforma ~ Joinville (SC) ~ text=quarta-injetora ~ contract=CLT
infojobs ~ OPERADOR DE MÁQUINA INJETORA (3º TURNO) ~ Plastiforma Ind. ~ Joinville (SC) ~ text=quarta-injetora ~ pay=R$ 2.060,00

≠ moulding machines of two factories of the town
gupy ~ Operador de Injetora ~ Plastiforma ~ Joinville (SC) ~ text=quarta-injetora/140
infojobs ~ Operador de Injetora ~ Polimassa ~ Joinville (SC) ~ text=quarta-injetora/140

≠ an agency's two clients in one template
bne ~ Operador de Injetora ~ Talentum RH ~ Joinville (SC) ~ tail=Contrata para indústria de autopeças na zona industrial norte. Operar injetora, rebarbar e embalar. Segundo turno. Benefícios: fretado e refeição.
infojobs ~ Operador de Injetora ~ Talentum RH ~ Joinville (SC) ~ tail=Contrata para indústria de brinquedos no bairro Pirabeiraba. Operar injetora, rebarbar e embalar. Terceiro turno. Benefícios: fretado e refeição.

= optician's salesperson, told again under the agency's name
infojobs ~ Consultor(a) de Vendas - Ótica ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-otica
catho ~ Vendedor de Ótica ~ Talentum RH ~ Sorocaba (SP) ~ text=quarta-otica-b

= optician's salesperson, the chain and its shop company
infojobs ~ Consultor Óptico ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-otica
solides ~ Consultor(a) Óptico(a) | Shopping ~ Vistaclara Comercio de Artigos Opticos Eireli ~ Sorocaba (SP) ~ text=quarta-otica ~ as=breaks

≠ two shopping centres
infojobs ~ Consultor Óptico - Shopping Cidade ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-otica
catho ~ Consultor Óptico - Shopping Granja Olga ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-otica

≠ shops named by the last sentence
infojobs ~ Consultor Óptico ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-otica ~ tail=Vaga para a loja do Shopping Cidade.
catho ~ Consultor Óptico ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-otica ~ tail=Vaga para a loja da Rua Braguinha, no centro.

= lens fitter
catho ~ Montador de Lentes ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-montador-lentes
infojobs ~ Montador(a) de óculos / Laboratório óptico ~ Vistaclara ~ Sorocaba (SP) ~ text=quarta-montador-lentes

≠ lens fitter and salesperson
catho ~ Montador Óptico ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-montador-lentes
infojobs ~ Consultor Óptico ~ Óticas Vistaclara ~ Sorocaba (SP) ~ text=quarta-otica

= beautician with and without her school
bne ~ Esteticista ~ Espaço Lumière ~ Sorocaba (SP) ~ text=quarta-esteticista
catho ~ Técnica em Estética / Esteticista ~ Espaço Lumière Estética Avançada ~ Sorocaba (SP) ~ text=quarta-esteticista ~ as=plain

≠ beautician and podiatrist
bne ~ Esteticista ~ Espaço Lumière ~ Sorocaba (SP) ~ text=quarta-esteticista
infojobs ~ Podólogo(a) ~ Espaço Lumière ~ Sorocaba (SP) ~ text=quarta-podologo

= podiatrist, the female form
bne ~ PODÓLOGA ~ ESPAÇO LUMIERE ~ Sorocaba (SP) ~ text=quarta-podologo ~ as=capitals
infojobs ~ Podólogo(a) ~ Espaço Lumière ~ Sorocaba (SP) ~ text=quarta-podologo

≠ beauticians of two salons, both short
bne ~ Esteticista ~ Espaço Lumière ~ Sorocaba (SP)
catho ~ Esteticista ~ Espaço Bella ~ Sorocaba (SP)

= embryologist, the trade and the degree
gupy ~ Embriologista Pleno ~ Instituto Gênesis ~ Ribeirão Preto (SP) ~ text=quarta-sobre-genesis+quarta-embriologista
catho ~ Biólogo Embriologista Pl ~ Instituto Gênesis de Reprodução Humana ~ Ribeirão Preto (SP) ~ text=quarta-embriologista

≠ embryologist of two levels
gupy ~ Embriologista Pleno ~ Instituto Gênesis ~ Ribeirão Preto (SP) ~ text=quarta-sobre-genesis+quarta-embriologista
catho ~ Embriologista Sênior ~ Instituto Gênesis ~ Ribeirão Preto (SP) ~ text=quarta-sobre-genesis+quarta-embriologista

= surgical instruments
gupy ~ Instrumentador(a) Cirúrgico(a) ~ Instituto Gênesis ~ Ribeirão Preto (SP) ~ text=quarta-sobre-genesis+quarta-instrumentador
infojobs ~ Técnico de Enfermagem Instrumentador ~ Gênesis Reprodução Humana ~ Ribeirão Preto (SP) ~ text=quarta-instrumentador

≠ embryologist and instruments
gupy ~ Embriologista ~ Instituto Gênesis ~ Ribeirão Preto (SP) ~ text=quarta-sobre-genesis+quarta-embriologista
infojobs ~ Instrumentador Cirúrgico ~ Instituto Gênesis ~ Ribeirão Preto (SP) ~ text=quarta-sobre-genesis+quarta-instrumentador

= clinical engineering, told again without the employer
vagas ~ Técnico em Equipamentos Biomédicos ~ Hospital Ribeira Nova ~ Ribeirão Preto (SP) ~ text=quarta-eng-clinica
bne ~ Técnico de Engenharia Clínica ~ Confidencial ~ Ribeirão Preto (SP) ~ text=quarta-eng-clinica-b

= clinical engineering, the searching portal's cut
vagas ~ Técnico em Equipamentos Biomédicos ~ Hospital Ribeira Nova ~ Ribeirão Preto (SP) ~ text=quarta-eng-clinica
careerjet ~ Técnico em equipamentos biomédicos - Engenharia Clínica ~ Ribeira Nova ~ Ribeirão Preto, SP ~ text=quarta-eng-clinica/150

≠ technician and engineer of clinical engineering
vagas ~ Técnico em Equipamentos Biomédicos ~ Hospital Ribeira Nova ~ Ribeirão Preto (SP) ~ text=quarta-eng-clinica
catho ~ Engenheiro Clínico ~ Hospital Ribeira Nova ~ Ribeirão Preto (SP) ~ tail=Gerir o parque tecnológico, contratos e compras de equipamentos, indicadores e equipe técnica. Engenharia Biomédica e Crea.

≠ two hospitals of one town share a word
vagas ~ Instrumentador Cirúrgico ~ Hospital Ribeira Nova ~ Ribeirão Preto (SP) ~ text=quarta-instrumentador
catho ~ Instrumentador Cirúrgico ~ Hospital Nova Esperança ~ Ribeirão Preto (SP) ~ tail=Instrumentar cirurgias ortopédicas e cardíacas em plantões 12x36 noturnos. Curso de instrumentação e Coren.

= solar installer, told again
infojobs ~ Instalador Fotovoltaico ~ Helioforte Energia ~ Fortaleza (CE) ~ text=quarta-solar
bne ~ Instalador de Sistemas Fotovoltaicos ~ HELIOFORTE ~ Fortaleza (CE) ~ text=quarta-solar-b

= solar installer, the plain word for the trade
infojobs ~ Instalador Fotovoltaico ~ Helioforte Energia ~ Fortaleza (CE) ~ text=quarta-solar ~ pay=R$ 2.750,00
catho ~ Montador de Placas Solares ~ Helioforte Energia Solar ~ Fortaleza (CE) ~ text=quarta-solar

= solar installer, hidden once, 28 days later
infojobs ~ Instalador Fotovoltaico ~ Helioforte Energia ~ Fortaleza (CE) ~ text=quarta-solar ~ on=10-13
bne ~ Instalador de Energia Solar ~ - ~ Fortaleza (CE) ~ text=quarta-solar-b ~ on=11-10

≠ solar installer and seller of solar power
infojobs ~ Instalador Fotovoltaico ~ Helioforte Energia ~ Fortaleza (CE) ~ text=quarta-solar
catho ~ Consultor de Energia Solar ~ Helioforte Energia ~ Fortaleza (CE) ~ tail=Prospectar clientes residenciais, visitar, simular economia e fechar contratos. Fixo e comissão por kWp.

≠ solar power in two towns
infojobs ~ Instalador Fotovoltaico ~ Helioforte Energia ~ Fortaleza (CE) ~ text=quarta-solar
bne ~ Instalador Fotovoltaico ~ Helioforte Energia ~ Sobral (CE) ~ text=quarta-solar

= lift technician
vagas ~ Técnico de Elevadores ~ Elevadores Prumo ~ Fortaleza (CE) ~ text=quarta-elevador
catho ~ Téc. Manutenção Elevadores ~ Prumo Elevadores Manutenção e Serviços Ltda ~ Fortaleza (CE) ~ text=quarta-elevador ~ as=bare

≠ lift technician and helper of one firm
vagas ~ Técnico de Elevadores ~ Elevadores Prumo ~ Fortaleza (CE) ~ text=quarta-elevador
catho ~ Auxiliar Técnico de Elevadores ~ Elevadores Prumo ~ Fortaleza (CE) ~ tail=Auxiliar o técnico na manutenção, carregar ferramentas, limpar poços e casas de máquinas. Ensino médio.

= rope access
bne ~ Alpinista Industrial N1 ~ Vertical Norte ~ Fortaleza (CE) ~ text=quarta-corda
infojobs ~ Profissional de Acesso por Corda Nível 1 ~ Vertical Norte Serviços em Altura ~ Fortaleza (CE) ~ text=quarta-corda

≠ rope access of two certificates
bne ~ Alpinista Industrial N1 ~ Vertical Norte ~ Fortaleza (CE) ~ text=quarta-corda
infojobs ~ Alpinista Industrial N3 (supervisor) ~ Vertical Norte ~ Fortaleza (CE) ~ tail=Supervisionar equipes de acesso por corda, plano de resgate e ancoragens. Certificação nível 3.

= motor claims in English and Portuguese
gupy ~ Analista de Sinistro Auto Pl ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-sinistro
workable ~ Motor Claims Analyst ~ Atlântida Seguros ~ Porto Alegre (RS) ~ text=quarta-sinistro-b

= motor claims, hybrid, with the code of the posting
gupy ~ Analista de Sinistros Pleno ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-sinistro ~ mode=hybrid
vagas ~ Analista Sinistro Automóvel Pleno (Cód. 88213) ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-sinistro ~ as=plain

≠ claims and actuary of one insurer
gupy ~ Analista de Sinistros Pleno ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-sinistro
vagas ~ Analista Atuarial Pleno ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-atuario

≠ claims of cars and of lives
gupy ~ Analista de Sinistros - Automóvel ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-sinistro
catho ~ Analista de Sinistros - Vida ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ tail=Analisar avisos de morte e invalidez, laudos e certidões, e calcular capitais.

= actuary
gupy ~ Atuário(a) Pleno(a) ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-atuario
vagas ~ Analista Atuarial Pleno ~ Atlântida Companhia de Seguros ~ Porto Alegre (RS) ~ text=quarta-atuario

≠ actuary and trainee
gupy ~ Atuário Pleno ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-atuario
catho ~ Estágio em Ciências Atuariais ~ Seguradora Atlântida ~ Porto Alegre (RS) ~ text=quarta-atuario ~ contract=Estágio

= clerk of a notary, the number of the office
catho ~ Escrevente de Notas ~ 4º Tabelionato de Notas de Campinas ~ Campinas (SP) ~ text=quarta-escrevente
bne ~ ESCREVENTE NOTARIAL ~ QUARTO TABELIAO DE NOTAS ~ Campinas (SP) ~ text=quarta-escrevente ~ as=capitals

≠ two notaries of one city
catho ~ Escrevente ~ 4º Tabelionato de Notas de Campinas ~ Campinas (SP) ~ text=quarta-escrevente/180
bne ~ Escrevente ~ 7º Tabelionato de Notas de Campinas ~ Campinas (SP) ~ text=quarta-escrevente/180

≠ clerk and assistant of a notary
catho ~ Escrevente de Notas ~ 4º Tabelionato de Notas de Campinas ~ Campinas (SP) ~ text=quarta-escrevente
infojobs ~ Auxiliar de Cartório ~ 4º Tabelionato de Notas de Campinas ~ Campinas (SP) ~ tail=Reconhecimento de firma, autenticações, balcão e arquivo. Ensino médio completo.

= presenter of the radio, the station's company
infojobs ~ Locutor(a) ~ Rádio Vale Claro FM ~ Ipatinga (MG) ~ text=quarta-locutor
bne ~ Locutor Apresentador - Programa da Manhã ~ Sistema Vale Claro de Comunicação Ltda ~ Ipatinga (MG) ~ text=quarta-locutor

≠ presenter and reporter of one station
infojobs ~ Locutor ~ Rádio Vale Claro FM ~ Ipatinga (MG) ~ text=quarta-locutor
bne ~ Repórter ~ Rádio Vale Claro FM ~ Ipatinga (MG) ~ text=quarta-jornalista

= journalist under the word for reporting
infojobs ~ Jornalista ~ Rádio Vale Claro FM ~ Ipatinga (MG) ~ text=quarta-jornalista
catho ~ Repórter / Jornalista ~ Vale Claro FM ~ Ipatinga (MG) ~ text=quarta-jornalista ~ as=plain

≠ journalists of two stations
infojobs ~ Jornalista ~ Rádio Vale Claro FM ~ Ipatinga (MG) ~ text=quarta-jornalista/120
catho ~ Jornalista ~ Rádio Itapuã do Vale ~ Ipatinga (MG) ~ text=quarta-jornalista/120

= interpreter of sign language, told again
catho ~ Intérprete de Libras ~ Colégio Monte Arará ~ Maceió (AL) ~ text=quarta-libras
bne ~ Tradutor e Intérprete de Libras ~ Monte Arará ~ Maceió (AL) ~ text=quarta-libras-b

= interpreter, the school hidden
catho ~ Tradutor Intérprete de Libras ~ Colégio Monte Arará ~ Maceió (AL) ~ text=quarta-libras
bne ~ Intérprete de LIBRAS - período matutino ~ Confidencial ~ Maceió (AL) ~ text=quarta-libras-b

≠ interpreter in the morning and in the evening
catho ~ Intérprete de Libras - Matutino ~ Colégio Monte Arará ~ Maceió (AL) ~ text=quarta-libras/150
bne ~ Intérprete de Libras - Noturno ~ Colégio Monte Arará ~ Maceió (AL) ~ text=quarta-libras/150

≠ interpreter and teacher of sign language
catho ~ Intérprete de Libras ~ Colégio Monte Arará ~ Maceió (AL) ~ text=quarta-libras
infojobs ~ Professor de Libras ~ Colégio Monte Arará ~ Maceió (AL) ~ tail=Dar aulas de Libras do 1º ao 5º ano, planejar atividades e avaliar. Licenciatura em Letras-Libras.

= librarian
catho ~ Bibliotecário(a) ~ Faculdade Lagoa Mundaú ~ Maceió (AL) ~ text=quarta-bibliotecario
vagas ~ Bibliotecária - 13h às 22h ~ Lagoa Mundaú Ensino Superior ~ Maceió (AL) ~ text=quarta-bibliotecario

≠ librarian and assistant of the library
catho ~ Bibliotecário ~ Faculdade Lagoa Mundaú ~ Maceió (AL) ~ text=quarta-bibliotecario
vagas ~ Auxiliar de Biblioteca ~ Faculdade Lagoa Mundaú ~ Maceió (AL) ~ tail=Emprestar e guardar livros, organizar estantes e receber alunos no período da noite.

= poultry farm, told again without a name
bne ~ Granjeiro (aceita casal) ~ Granja Bela Alvorada ~ Toledo (PR) ~ text=quarta-granja
infojobs ~ Trabalhador de Avicultura de Corte ~ - ~ Toledo (PR) ~ text=quarta-granja-b

= poultry farm, the owner's name
bne ~ Granjeiro ~ Granja Bela Alvorada ~ Toledo (PR) ~ text=quarta-granja
catho ~ Granjeiro / Avicultor ~ Bela Alvorada Agropecuária ~ Toledo (PR) ~ text=quarta-granja ~ as=breaks

≠ poultry for meat and for eggs
bne ~ Granjeiro - frango de corte ~ Granja Bela Alvorada ~ Toledo (PR) ~ text=quarta-granja
catho ~ Granjeiro - postura ~ Granja Bela Alvorada ~ Toledo (PR) ~ tail=Recolher, classificar e embalar ovos, cuidar de galinhas poedeiras e da limpeza. Sem moradia.

≠ farms in two towns
bne ~ Granjeiro ~ Granja Bela Alvorada ~ Toledo (PR) ~ text=quarta-granja
catho ~ Granjeiro ~ Granja Bela Alvorada ~ Cascavel (PR) ~ text=quarta-granja

= harvester operator for the season
catho ~ Operador de Colheitadeira ~ Fazenda Três Nascentes ~ Sorriso (MT) ~ text=quarta-colheitadeira
bne ~ OPERADOR DE COLHEITADEIRA AXIAL - SAFRA ~ AGROPECUARIA TRES NASCENTES ~ Sorriso (MT) ~ text=quarta-colheitadeira ~ as=capitals

≠ harvester and sprayer of one farm
catho ~ Operador de Colheitadeira ~ Fazenda Três Nascentes ~ Sorriso (MT) ~ text=quarta-colheitadeira
bne ~ Operador de Pulverizador ~ Fazenda Três Nascentes ~ Sorriso (MT) ~ tail=Operar pulverizador autopropelido, preparar calda e seguir receituário. Alojamento e refeição na fazenda.

= fish farm
infojobs ~ Técnico em Aquicultura ~ Piscicultura Águas Mansas ~ Toledo (PR) ~ text=quarta-aquicultura
bne ~ Técnico de Piscicultura ~ Águas Mansas Pescados ~ Toledo (PR) ~ text=quarta-aquicultura

= toll collector
gupy ~ Operador(a) de Pedágio ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-pedagio
infojobs ~ Arrecadador de Pedágio ~ Via Serrana Concessionária de Rodovias S.A. ~ Lages (SC) ~ text=quarta-pedagio

≠ toll plazas
gupy ~ Operador de Pedágio - Praça 1 ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-pedagio
infojobs ~ Operador de Pedágio - Praça 3 ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-pedagio

≠ toll collector and road breakdown driver
gupy ~ Operador de Pedágio ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-pedagio
catho ~ Operador de Guincho ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-guincho

= breakdown driver, told again
gupy ~ Operador de Guincho ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-guincho
bne ~ Motorista de Guincho - CNH E ~ Via Serrana Rodovias ~ Lages (SC) ~ text=quarta-guincho-b

= breakdown driver, the searching portal shows the employer's portrait only
gupy ~ Operador de Guincho ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-guincho
careerjet ~ Operador de Guincho ~ Via Serrana ~ Lages, SC ~ text=quarta-sobre-serrana+quarta-guincho/160

= surveyor
gupy ~ Topógrafo(a) ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-topografo
catho ~ Técnico em Agrimensura (Topógrafo) ~ Concessionária Via Serrana ~ Lages (SC) ~ text=quarta-topografo

≠ surveyor and helper of surveying
gupy ~ Topógrafo ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana+quarta-topografo
catho ~ Auxiliar de Topografia ~ Via Serrana ~ Lages (SC) ~ text=quarta-sobre-serrana ~ tail=Segurar a mira, abrir picadas, carregar equipamentos e pintar marcos. Ensino médio.

= sushi, told again without the restaurant
infojobs ~ Sushiman ~ Tsukimi ~ Santos (SP) ~ text=quarta-sushiman
bne ~ Sushiman ~ Confidencial ~ Santos (SP) ~ text=quarta-sushiman-b

= sushi, the woman's form and the counter
infojobs ~ Sushiman / Sushiwoman ~ Tsukimi Restaurante ~ Santos (SP) ~ text=quarta-sushiman
catho ~ Sushiman (balcão) ~ Tsukimi Culinária Japonesa Ltda ~ Santos (SP) ~ text=quarta-sushiman ~ as=bare

≠ sushi restaurants of two owners
infojobs ~ Sushiman ~ Tsukimi ~ Santos (SP) ~ text=quarta-sushiman
catho ~ Sushiman ~ Temakeria Gonzaga ~ Santos (SP) ~ tail=Montagem de temakis e hot rolls para entrega. Das 11h às 19h20. R$ 2.100.

≠ sushi and pizza of one owner
infojobs ~ Sushiman ~ Grupo Boa Mesa Santos ~ Santos (SP) ~ text=quarta-sushiman
catho ~ Pizzaiolo ~ Grupo Boa Mesa Santos ~ Santos (SP) ~ text=quarta-pizzaiolo

= pizza maker, the pay split
catho ~ Pizzaiolo ~ Forno da Vila ~ Santos (SP) ~ text=quarta-pizzaiolo ~ pay=R$ 2.500,00
bne ~ Pizzaiolo(a) forno a lenha ~ Pizzaria Forno da Vila ~ Santos (SP) ~ text=quarta-pizzaiolo

≠ pizza maker and helper
catho ~ Pizzaiolo ~ Forno da Vila ~ Santos (SP) ~ text=quarta-pizzaiolo
bne ~ Auxiliar de Pizzaiolo ~ Forno da Vila ~ Santos (SP) ~ text=quarta-pizzaiolo/120

= barista
infojobs ~ Barista ~ Café Grão Raro ~ Santos (SP) ~ text=quarta-barista
trampos ~ Barista (cafeteria de especialidade) ~ Grão Raro ~ Santos (SP) ~ text=quarta-barista

≠ barista in the morning and at weekends
infojobs ~ Barista ~ Café Grão Raro ~ Santos (SP) ~ text=quarta-barista
bne ~ Barista - fim de semana ~ Café Grão Raro ~ Santos (SP) ~ tail=Vaga intermitente para sábados e domingos, das 12h às 20h. R$ 110 por dia. ~ contract=Intermitente

= funeral agent, told again
catho ~ Agente Funerário ~ Memorial Campo Sereno ~ Londrina (PR) ~ text=quarta-funerario
bne ~ Agente funerário - plantonista ~ Campo Sereno Assistência Familiar ~ Londrina (PR) ~ text=quarta-funerario-b

= funeral agent, the employer hidden
catho ~ Agente Funerário ~ Memorial Campo Sereno ~ Londrina (PR) ~ text=quarta-funerario
infojobs ~ Agente Funerário ~ Empresa confidencial ~ Londrina (PR) ~ text=quarta-funerario-b

≠ funeral agent and seller of funeral plans
catho ~ Agente Funerário ~ Memorial Campo Sereno ~ Londrina (PR) ~ text=quarta-funerario
bne ~ Consultor de Planos Funerários ~ Memorial Campo Sereno ~ Londrina (PR) ~ tail=Venda externa de planos, visitas e carteira de clientes. Comissão e ajuda de custo.

= gardener
catho ~ Jardineiro ~ Memorial Campo Sereno ~ Londrina (PR) ~ text=quarta-jardineiro
infojobs ~ Auxiliar de Jardinagem / Jardineiro ~ Memorial Campo Sereno ~ Londrina (PR) ~ text=quarta-jardineiro ~ as=plain

≠ gardeners of two employers
catho ~ Jardineiro ~ Memorial Campo Sereno ~ Londrina (PR) ~ text=quarta-jardineiro
bne ~ Jardineiro ~ Condomínio Campo Belo ~ Londrina (PR) ~ tail=Manutenção das áreas verdes do condomínio, segunda a sábado. R$ 1.700.

= 3D artist in two languages
remotar ~ Artista 3D Pleno ~ Estúdio Tatu Bola ~ Remoto ~ text=quarta-artista-3d
workable ~ 3D Artist (Mid) ~ Tatu Bola Games ~ Remoto ~ text=quarta-artista-3d ~ contract=PJ

≠ artist and designer of games
remotar ~ Artista 3D ~ Estúdio Tatu Bola ~ Remoto ~ text=quarta-artista-3d
trampos ~ Game Designer ~ Estúdio Tatu Bola ~ Remoto ~ text=quarta-game-designer

= designer of games
remotar ~ Game Designer ~ Estúdio Tatu Bola ~ Remoto ~ text=quarta-game-designer
trampos ~ Pessoa Game Designer - Mobile ~ Tatu Bola ~ Remoto ~ text=quarta-game-designer ~ as=breaks

≠ designers of games by level
remotar ~ Game Designer Júnior ~ Estúdio Tatu Bola ~ Remoto ~ text=quarta-game-designer/150
trampos ~ Game Designer Sênior ~ Estúdio Tatu Bola ~ Remoto ~ text=quarta-game-designer/150

= customs, told again under the agency's name
vagas ~ Despachante Aduaneiro ~ Barra Sul Comissária ~ Santos (SP) ~ text=quarta-aduaneiro
catho ~ Analista de Desembaraço Aduaneiro ~ Talentum RH ~ Santos (SP) ~ text=quarta-aduaneiro-b

= customs, the employer's longer name
vagas ~ Despachante Aduaneiro ~ Barra Sul Comissária ~ Santos (SP) ~ text=quarta-aduaneiro
infojobs ~ Ajudante de Despachante Aduaneiro / Despachante ~ Barra Sul Comissária de Despachos Ltda. ~ Santos (SP) ~ text=quarta-aduaneiro

≠ customs at two ports
vagas ~ Despachante Aduaneiro ~ Barra Sul Comissária ~ Santos (SP) ~ text=quarta-aduaneiro
infojobs ~ Despachante Aduaneiro ~ Barra Sul Comissária ~ Itajaí (SC) ~ text=quarta-aduaneiro

≠ customs and import of one firm
vagas ~ Despachante Aduaneiro ~ Barra Sul Comissária ~ Santos (SP) ~ text=quarta-aduaneiro
catho ~ Analista de Importação ~ Barra Sul Comissária ~ Santos (SP) ~ tail=Cotar fretes, emitir ordens, acompanhar embarques e fechar câmbio. Inglês fluente.

= sailor of a tugboat
catho ~ Marinheiro de Convés ~ Rebocadores Laje Azul ~ Santos (SP) ~ text=quarta-marinheiro
bne ~ MNC - Marinheiro de Convés (CIR) ~ Laje Azul Rebocadores S/A ~ Santos (SP) ~ text=quarta-marinheiro

≠ deck and engine
catho ~ Marinheiro de Convés ~ Rebocadores Laje Azul ~ Santos (SP) ~ text=quarta-marinheiro
bne ~ Marinheiro de Máquinas ~ Rebocadores Laje Azul ~ Santos (SP) ~ tail=Operar e conservar motores e bombas do rebocador, vigia na praça de máquinas. CIR de MNM. Regime 15 por 15.

≠ contract of one post that contradicts
catho ~ Marinheiro de Convés ~ Rebocadores Laje Azul ~ Santos (SP) ~ text=quarta-marinheiro ~ contract=CLT
infojobs ~ Marinheiro de Convés ~ Rebocadores Laje Azul ~ Santos (SP) ~ text=quarta-marinheiro ~ contract=Temporário
`);
