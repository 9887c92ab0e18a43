import { readPairs } from "./read-pairs.ts";

/**
 * Supermarkets, fashion, pharmacies, logistics, drivers, hospitals and clinics, schools, building, factories, offices, sales,
 * IT, hotels and kitchens, farms, cleaning and security. 120 pairs of one vacancy (27 of them begin with "hard") and 120 of
 * two; a pair of two says its kind.
 *
 * Written on 26 November 2026 from the portals' recorded answers alone, by another writer than the eighth's, who had read
 * neither the merging's rules nor any sample. Most employers are invented; SAP and Dell have pages of their own. Rules were mended because of its first
 * run, so that the set is one of known pairs since then.
 */
export const ninthUnseenPairs = readPairs(`
= legal form dropped, same text
catho ~ Operador de Caixa ~ Supermercados Bela Vista Ltda ~ Araraquara (SP) ~ text=oitava-sobre-rede+oitava-caixa ~ on=11-09
infojobs ~ Operador(a) de Caixa ~ Supermercados Bela Vista ~ Araraquara - SP ~ text=oitava-caixa/180 ~ on=11-10

= gender form and capitals
gupy ~ Operadora ou Operador de Caixa ~ Rede Bom Preço do Vale ~ Taubaté, São Paulo ~ text=oitava-caixa
vagas ~ OPERADOR(A) DE CAIXA ~ REDE BOM PREÇO DO VALE ~ Taubaté / SP ~ text=oitava-caixa ~ as=capitals ~ on=11-12

= hard: same checkout work told again by the same chain
buscavagas ~ Caixa de Supermercado ~ Supermercado Irmãos Tonin ~ Patos de Minas - MG ~ text=oitava-caixa-b ~ on=11-06
gupy ~ Operador de Caixa ~ Irmãos Tonin Supermercados ~ Patos de Minas, Minas Gerais ~ text=oitava-sobre-rede+oitava-caixa ~ on=11-10

= code in the title and teaser
infojobs ~ Repositor de Mercadorias (Cód. 48213) ~ Atacadão Serra Azul ~ Montes Claros - MG ~ text=oitava-repositor/150 ~ as=breaks
catho ~ Repositor de Mercadorias ~ Atacadão Serra Azul S.A. ~ Montes Claros (MG) ~ text=oitava-repositor ~ contract=CLT

= city in the title
solides ~ Repositor - Imperatriz/MA ~ Mix Norte Atacarejo ~ Imperatriz - MA ~ text=oitava-repositor ~ contract=CLT
bne ~ Repositor ~ Mix Norte Atacarejo Ltda ~ Centro, Imperatriz / MA ~ text=oitava-repositor ~ as=bare ~ on=11-13

= hidden employer on one side, whole text equal
divulgavagas ~ Açougueiro ~ - ~ Cascavel - PR ~ text=oitava-acougueiro ~ on=11-11
gupy ~ Açougueiro(a) ~ Supermercado Beal Oeste ~ Cascavel, Paraná ~ text=oitava-acougueiro ~ contract=CLT ~ on=11-10

= hard: butcher told again, other title
vagas ~ Profissional de Açougue ~ Mercado São Judas ~ Maringá / PR ~ text=oitava-acougueiro-b ~ on=11-04
infojobs ~ Açougueiro ~ Mercado São Judas Tadeu Ltda ~ Maringá - PR ~ text=oitava-acougueiro ~ on=11-09

= no accents on one portal
careerjet ~ Padeiro - Producao de Paes ~ Panificadora Trigo Nobre ~ Joinville - SC ~ text=oitava-padeiro ~ as=bare
catho ~ Padeiro – Produção de Pães ~ Panificadora Trigo Nobre Ltda ME ~ Joinville (SC) ~ text=oitava-padeiro

= pay said on one side only
infojobs ~ Padeiro ~ Pão & Companhia ~ Volta Redonda - RJ ~ text=oitava-padeiro/170 ~ pay=R$ 2.350,00
netvagas ~ Padeiro(a) ~ Pão e Companhia Panificação Ltda ~ Volta Redonda - RJ ~ text=oitava-padeiro ~ on=11-05

= shop in the title on both sides in two spellings
gupy ~ Vendedor(a) | Shopping Iguatemi Fortaleza ~ Amazzo Moda ~ Fortaleza, Ceará ~ text=oitava-moda
catho ~ Vendedor de Loja - Iguatemi ~ Amazzo Moda Feminina Ltda ~ Fortaleza (CE) ~ text=oitava-moda ~ on=11-12

= hard: fashion seller told again with an agency-like tone, employer named
bne ~ Atendente de Loja (Vestuário) ~ Lojas Dona Chita ~ Centro, Uberaba / MG ~ text=oitava-moda-b ~ on=11-07
solides ~ Vendedora / Vendedor ~ Dona Chita ~ Uberaba - MG ~ text=oitava-moda ~ on=11-11 ~ contract=CLT

= abbreviation Aux.
catho ~ Aux. de Logística ~ Transvale Operador Logístico ~ Cajamar (SP) ~ text=oitava-auxlog
gupy ~ Auxiliar de Logística ~ Transvale ~ Cajamar, São Paulo ~ text=oitava-sobre-log+oitava-auxlog ~ on=11-08 ~ contract=CLT

= PcD tag on both
gupy ~ Auxiliar de Logística (vaga também para PcD) ~ Grupo Norte Sul Log ~ Betim, Minas Gerais ~ text=oitava-sobre-log+oitava-auxlog
infojobs ~ Auxiliar de Logística - PCD ou não ~ Norte Sul Log ~ Betim - MG ~ text=oitava-auxlog/200

= hard: picking assistant told again, another title
divulgavagas ~ Separador de Pedidos ~ - ~ Extrema - MG ~ text=oitava-auxlog-b ~ on=11-09
gupy ~ Auxiliar de Logística ~ Brasil Fulfillment ~ Extrema, Minas Gerais ~ text=oitava-auxlog ~ on=11-10 ~ contract=CLT

= hard: another title for the same work over the same text
vagas ~ Operador Logístico I ~ Movida Cargas S/A ~ Serra / ES ~ text=oitava-auxlog ~ on=11-03
solides ~ Auxiliar de Logística ~ Movida Cargas ~ Serra - ES ~ text=oitava-auxlog ~ on=11-10

= drug chain with short name
infojobs ~ Balconista de Farmácia ~ DROGARIA SANTA MÔNICA ~ Juiz de Fora - MG ~ text=oitava-balconista/190
catho ~ Balconista de Drogaria ~ Drogaria Santa Mônica Comércio de Medicamentos Ltda ~ Juiz de Fora (MG) ~ text=oitava-balconista ~ on=11-06

= other order of title words
vagas ~ Farmacêutico Responsável Técnico ~ Farmácias Vida Plena ~ Teresina / PI ~ text=oitava-farmaceutico
jobleads ~ Responsável Técnico - Farmacêutico(a) ~ Farmácias Vida Plena ~ Teresina - PI ~ text=oitava-farmaceutico ~ on=11-15

= RT abbreviated
catho ~ Farmacêutica RT ~ Farma Popular do Sertão ~ Petrolina (PE) ~ text=oitava-farmaceutico/240
gupy ~ Farmacêutico(a) Responsável Técnico(a) ~ Farma Popular do Sertão ~ Petrolina, Pernambuco ~ text=oitava-farmaceutico ~ contract=CLT

= manager, employer with and without group name
gupy ~ Gerente de Loja ~ Óticas Visão Real ~ Cuiabá, Mato Grosso ~ text=oitava-gerente-loja ~ contract=CLT
infojobs ~ Gerente de Loja - Cuiabá ~ Óticas Visão Real (Grupo VR) ~ Cuiabá - MT ~ text=oitava-gerente-loja/160 ~ pay=R$ 3.800 a R$ 4.500

= singular title with number of openings
catho ~ Fiscal de Loja - 3 vagas ~ Atacado Vila Verde ~ Goiânia (GO) ~ text=oitava-fiscal
bne ~ Vaga de Fiscal de Loja ~ Atacado Vila Verde Ltda. ~ Setor Bueno, Goiânia / GO ~ text=oitava-fiscal ~ on=11-12

= hard: loss prevention named two ways, same text
gupy ~ Agente de Prevenção de Perdas ~ Hiper Candango ~ Brasília, Distrito Federal ~ text=oitava-sobre-rede+oitava-fiscal ~ on=11-02
vagas ~ Fiscal de Prevenção ~ Hiper Candango Comercial ~ Brasília / DF ~ text=oitava-fiscal ~ on=11-10

= capitals and plain
netvagas ~ CONFERENTE DE MERCADORIAS ~ DISTRIBUIDORA RIO DOCE ~ Governador Valadares - MG ~ text=oitava-conferente ~ as=capitals
infojobs ~ Conferente de Mercadorias ~ Distribuidora Rio Doce ~ Governador Valadares - MG ~ text=oitava-conferente/200

= dates three weeks apart, same text
catho ~ Conferente ~ Laticínios Serra Dourada ~ Anápolis (GO) ~ text=oitava-conferente ~ on=10-20
gupy ~ Conferente de Carga ~ Laticínios Serra Dourada S.A. ~ Anápolis, Goiás ~ text=oitava-conferente ~ on=11-10

= licence category in title and gender form
bne ~ Motorista Carreteiro - CNH E ~ Transportes Gabardo Sul ~ Humaitá, Porto Alegre / RS ~ text=oitava-carreta
catho ~ Motorista Carreteiro(a) ~ Transportes Gabardo Sul Ltda ~ Porto Alegre (RS) ~ text=oitava-carreta ~ contract=CLT

= hard: long-haul driver told again
divulgavagas ~ Motorista de Carreta (viagens) ~ Rodofrota Transportes ~ Chapecó - SC ~ text=oitava-carreta-b ~ on=11-05
solides ~ Motorista Carreteiro - Interestadual ~ Rodofrota ~ Chapecó - SC ~ text=oitava-sobre-log+oitava-carreta ~ on=11-09

= motorista de entrega, category in both
infojobs ~ Motorista Entregador Cat. D ~ Bebidas Tropical ~ Aracaju - SE ~ text=oitava-entrega/170 ~ on=11-11
gupy ~ Motorista Entregador (CNH D) ~ Bebidas Tropical ~ Aracaju, Sergipe ~ text=oitava-entrega

= Op. abbreviation
catho ~ Op. de Empilhadeira ~ Cerâmica Portobela ~ Criciúma (SC) ~ text=oitava-empilhadeira
vagas ~ Operador de Empilhadeira ~ Cerâmica Portobela S/A ~ Criciúma / SC ~ text=oitava-empilhadeira ~ on=11-13

= empilhadeirista and operator, same whole text
netvagas ~ Empilhadeirista ~ Papéis Rio Negro ~ Telêmaco Borba - PR ~ text=oitava-empilhadeira ~ on=11-08
gupy ~ Operador(a) de Empilhadeira ~ Papéis Rio Negro ~ Telêmaco Borba, Paraná ~ text=oitava-sobre-ind+oitava-empilhadeira

= ajudante de motorista, hidden on one side
buscavagas ~ Ajudante de Motorista - Vaga ~ - ~ São Gonçalo - RJ ~ text=oitava-ajudante ~ on=11-10
infojobs ~ Ajudante de Motorista ~ Distribuidora Guanabara Bebidas ~ São Gonçalo - RJ ~ text=oitava-ajudante/210 ~ on=11-09

= nursing technician abbreviation
gupy ~ Técnico(a) de Enfermagem ~ Santa Casa de Misericórdia de Passos ~ Passos, Minas Gerais ~ text=oitava-sobre-hosp+oitava-tecenf ~ contract=CLT
catho ~ Téc. de Enfermagem ~ Santa Casa de Passos ~ Passos (MG) ~ text=oitava-tecenf/220

= PcD tag on both sides, nursing
vagas ~ Técnico de Enfermagem - PCD ~ Hospital São Lucas do Norte ~ Natal / RN ~ text=oitava-tecenf ~ tail=Vaga exclusiva para pessoas com deficiência.
gupy ~ Técnico(a) de Enfermagem | Exclusiva PcD ~ Hospital São Lucas do Norte ~ Natal, Rio Grande do Norte ~ text=oitava-sobre-hosp+oitava-tecenf ~ tail=Vaga exclusiva para pessoas com deficiência (PcD).

= hard: nursing technician told again, same ward named
infojobs ~ Técnico em Enfermagem - Internação ~ Hosp. Sagrada Família ~ Londrina - PR ~ text=oitava-tecenf-b ~ on=11-04
gupy ~ Técnico de Enfermagem (Unidade de Internação) ~ Hospital Sagrada Família ~ Londrina, Paraná ~ text=oitava-tecenf ~ on=11-10

= ICU nurse, adult said on both
catho ~ Enfermeiro UTI Adulto ~ Hospital Regional Santa Clara ~ Dourados (MS) ~ text=oitava-enfermeiro
gupy ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Clara ~ Dourados, Mato Grosso do Sul ~ text=oitava-sobre-hosp+oitava-enfermeiro ~ on=11-14

= level as I and Júnior
vagas ~ Enfermeiro Júnior - Centro Cirúrgico ~ Hospital Moinhos da Serra ~ Caxias do Sul / RS ~ text=oitava-enfermeiro
jobleads ~ Enfermeiro I (Centro Cirúrgico) ~ Associação Hospital Moinhos da Serra ~ Caxias do Sul - RS ~ text=oitava-enfermeiro ~ on=11-11

= clinic receptionist, short name
bne ~ Recepcionista ~ Clínica Olhar ~ Boa Vista, Recife / PE ~ text=oitava-recepclinica ~ contract=CLT
infojobs ~ Recepcionista de Clínica ~ Clínica Olhar Oftalmologia ~ Recife - PE ~ text=oitava-recepclinica/200

= hard: clinic receptionist told again with a hidden employer
divulgavagas ~ Atendente de Clínica ~ - ~ Ribeirão Preto - SP ~ text=oitava-recepclinica-b ~ on=11-10
solides ~ Recepcionista de Clínica Médica ~ Clínica Integra Saúde ~ Ribeirão Preto - SP ~ text=oitava-recepclinica ~ on=11-09

= physiotherapist, same text, capitals
catho ~ FISIOTERAPEUTA ~ APAE DE BLUMENAU ~ Blumenau (SC) ~ text=oitava-fisio ~ as=capitals
gupy ~ Fisioterapeuta ~ APAE Blumenau ~ Blumenau, Santa Catarina ~ text=oitava-fisio ~ contract=CLT

= doctor speciality with feminine form
infojobs ~ Médico Cardiologista ~ Policlínica Bem Viver ~ Campina Grande - PB ~ text=oitava-medico/200
vagas ~ Médica(o) Cardiologista ~ Policlínica Bem Viver Ltda ~ Campina Grande / PB ~ text=oitava-medico ~ on=11-13 ~ contract=PJ

= general practitioner two ways
catho ~ Médico Clínico Geral ~ Amparo Saúde Popular ~ Manaus (AM) ~ text=oitava-medico
gupy ~ Médico(a) - Clínica Geral ~ Amparo Saúde ~ Manaus, Amazonas ~ text=oitava-medico ~ on=11-07

= carer, gender, small differences
netvagas ~ Cuidadora de Idosos ~ Residencial Geriátrico Doce Lar ~ Pelotas - RS ~ text=oitava-cuidador
catho ~ Cuidador(a) de Idosos ~ Doce Lar Residencial Geriátrico ~ Pelotas (RS) ~ text=oitava-cuidador ~ on=11-05

= dentist with speciality on both
infojobs ~ Dentista Ortodontista ~ Sorria Mais Odontologia ~ Belém - PA ~ text=oitava-dentista/180
bne ~ Cirurgião Dentista - Ortodontia ~ Sorria Mais ~ Nazaré, Belém / PA ~ text=oitava-dentista ~ on=11-12

= radiology technician, equipment on both
gupy ~ Técnico(a) de Radiologia - Tomografia ~ Diagnósticos Lâmina ~ Vitória, Espírito Santo ~ text=oitava-radiologia
catho ~ Tec. Radiologia Tomografia ~ Lâmina Diagnósticos S/A ~ Vitória (ES) ~ text=oitava-radiologia ~ as=bare ~ on=11-11

= nutritionist, code
infojobs ~ Nutricionista de Produção - 20931 ~ Sabor & Cia Refeições ~ Camaçari - BA ~ text=oitava-nutri/200
vagas ~ Nutricionista de Produção ~ Sabor e Cia Refeições Coletivas Ltda ~ Camaçari / BA ~ text=oitava-nutri

= teacher, subject and stage on both
gupy ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Horizonte Azul ~ Sorocaba, São Paulo ~ text=oitava-sobre-escola+oitava-prof
catho ~ Prof. Matemática (E.M.) ~ Col. Horizonte Azul ~ Sorocaba (SP) ~ text=oitava-prof ~ on=11-12

= kindergarten assistant, two usual titles
solides ~ Auxiliar de Educação Infantil ~ Escola Casinha Feliz ~ São José dos Campos - SP ~ text=oitava-infantil
infojobs ~ Auxiliar de Classe - Educação Infantil ~ Casinha Feliz Escola Infantil ~ São José dos Campos - SP ~ text=oitava-infantil/230 ~ on=11-08

= hard: kindergarten assistant told again
catho ~ Assistente de Sala (Infantil) ~ Centro Educacional Girassol ~ Niterói (RJ) ~ text=oitava-infantil-b ~ on=11-03
gupy ~ Auxiliar de Educação Infantil ~ CE Girassol ~ Niterói, Rio de Janeiro ~ text=oitava-infantil ~ on=11-10

= English teacher two wordings
trampos ~ Teacher - Inglês ~ Fluent Hub Idiomas ~ Curitiba - PR ~ text=oitava-idiomas
vagas ~ Professor de Inglês ~ Fluent Hub Escola de Idiomas Ltda ~ Curitiba / PR ~ text=oitava-idiomas ~ on=11-06

= school coordinator, stage on both
gupy ~ Coordenador(a) Pedagógico(a) - Fundamental II ~ Colégio Nova Trilha ~ Salvador, Bahia ~ text=oitava-sobre-escola+oitava-coordped
jobleads ~ Coordenadora Pedagógica do Ensino Fundamental 2 ~ Nova Trilha ~ Salvador - BA ~ text=oitava-coordped

= mason, hidden on one side
buscavagas ~ Pedreiro ~ - ~ Palhoça - SC ~ text=oitava-pedreiro ~ on=11-10
catho ~ Pedreiro ~ Construtora Atlântico Sul ~ Palhoça (SC) ~ text=oitava-pedreiro ~ contract=CLT

= hard: mason told again
bne ~ Pedreiro de Obra Residencial ~ Construtora Pilar Forte ~ Centro, Sinop / MT ~ text=oitava-pedreiro-b ~ on=11-06
infojobs ~ Pedreiro ~ Pilar Forte Engenharia ~ Sinop - MT ~ text=oitava-pedreiro ~ on=11-09

= building electrician, same text
vagas ~ Eletricista Predial ~ Engemax Instalações ~ São Bernardo do Campo / SP ~ text=oitava-eletricista
gupy ~ Eletricista Predial (NR-10) ~ Engemax Instalações Elétricas Ltda ~ São Bernardo do Campo, São Paulo ~ text=oitava-eletricista ~ contract=CLT

= civil engineer, planning on both
catho ~ Eng. Civil - Planejamento ~ Construtora Barra Mansa ~ Belo Horizonte (MG) ~ text=oitava-engcivil
gupy ~ Engenheiro(a) Civil de Planejamento ~ Barra Mansa Construtora S.A. ~ Belo Horizonte, Minas Gerais ~ text=oitava-engcivil ~ on=11-15

= site foreman
netvagas ~ Mestre de Obras ~ Consórcio Linha Leste ~ Fortaleza - CE ~ text=oitava-mestre
infojobs ~ Mestre de Obra ~ Consórcio Linha Leste Metrô ~ Fortaleza - CE ~ text=oitava-mestre/210 ~ on=11-11

= TST abbreviation
catho ~ TST - Técnico de Segurança do Trabalho ~ Usina Santa Adélia do Norte ~ Jaboticabal (SP) ~ text=oitava-tst
vagas ~ Técnico(a) em Segurança do Trabalho ~ Usina Santa Adélia do Norte S/A ~ Jaboticabal / SP ~ text=oitava-tst ~ on=11-12

= production assistant, shift on both sides
gupy ~ Auxiliar de Produção - 2º turno ~ Embalagens Plasvale ~ Gaspar, Santa Catarina ~ text=oitava-auxprod ~ tail=Horário: 14h às 22h.
infojobs ~ Aux. Produção 2° Turno ~ Plasvale ~ Gaspar - SC ~ text=oitava-auxprod ~ tail=Turno das 14h às 22h.

= hard: production assistant told again, employer hidden on one side, same night shift
divulgavagas ~ Auxiliar de Fábrica - noturno ~ - ~ Três Lagoas - MS ~ text=oitava-auxprod-b ~ tail=Turno da noite. ~ on=11-08
catho ~ Auxiliar de Produção (turno noturno) ~ Fibra Sul Celulose ~ Três Lagoas (MS) ~ text=oitava-auxprod ~ tail=Turno da noite. ~ on=11-10

= CNC lathe, Operador and Torneiro over the same text
vagas ~ Operador de Torno CNC ~ Metalúrgica Hessel ~ Caxias do Sul / RS ~ text=oitava-sobre-ind+oitava-cnc
catho ~ Torneiro CNC ~ Metalúrgica Hessel Ltda ~ Caxias do Sul (RS) ~ text=oitava-cnc ~ on=11-07

= maintenance mechanic level Pl written two ways
infojobs ~ Mecânico de Manutenção Pleno ~ Alimentos Coroados ~ Rio Verde - GO ~ text=oitava-mecmanut/200
gupy ~ Mecânico(a) de Manutenção II - Pleno ~ Coroados Alimentos ~ Rio Verde, Goiás ~ text=oitava-mecmanut

= welder, process on both
catho ~ Soldador MIG ~ Implementos Rodoviários Facchini do Vale ~ Votuporanga (SP) ~ text=oitava-soldador ~ contract=CLT
bne ~ Soldador de MIG/MAG ~ Facchini do Vale Implementos ~ Distrito Industrial, Votuporanga / SP ~ text=oitava-soldador ~ on=11-12

= seamstress, machine on both
infojobs ~ Costureira Overloque ~ Confecções Malharia Brusque ~ Brusque - SC ~ text=oitava-costureira/180
netvagas ~ COSTUREIRA (OVERLOCK) ~ MALHARIA BRUSQUE CONFECCOES LTDA ~ Brusque - SC ~ text=oitava-costureira ~ as=capitals ~ on=11-13

= line leader, gender form
gupy ~ Líder de Produção ~ Nutrivale Alimentos ~ Toledo, Paraná ~ text=oitava-lider ~ contract=CLT
vagas ~ LIDER DE PRODUCAO ~ NUTRIVALE ALIMENTOS SA ~ Toledo / PR ~ text=oitava-lider ~ as=capitals ~ on=11-06

= quality analyst Jr in three spellings
gupy ~ Analista da Qualidade Júnior ~ Tintas Arco-Íris ~ Guarulhos, São Paulo ~ text=oitava-qualidade
catho ~ Analista de Qualidade Jr ~ Tintas Arco Íris Indústria e Comércio ~ Guarulhos (SP) ~ text=oitava-qualidade ~ on=11-09

= quality analyst, PL and Pleno, one side teaser
infojobs ~ Analista de Qualidade Pleno ~ Metalpar Estampados ~ Diadema - SP ~ text=oitava-qualidade/200 ~ mode=onsite
solides ~ Analista de Qualidade (PL) ~ Metalpar ~ Diadema - SP ~ text=oitava-sobre-ind+oitava-qualidade

= office assistant, hidden on one side
catho ~ Auxiliar Administrativo ~ - ~ Bauru (SP) ~ text=oitava-auxadm ~ on=11-10
infojobs ~ Auxiliar Administrativo ~ Transbauru Turismo ~ Bauru - SP ~ text=oitava-auxadm ~ on=11-11

= office assistant, abbreviation and pay one side
bne ~ Aux. Administrativo ~ Imobiliária Casa Clara ~ Centro, Florianópolis / SC ~ text=oitava-auxadm ~ pay=R$ 1.950,00
gupy ~ Auxiliar Administrativo(a) ~ Casa Clara Imóveis ~ Florianópolis, Santa Catarina ~ text=oitava-auxadm ~ on=11-14

= hard: office assistant told again
divulgavagas ~ Assistente de Escritório ~ Cartonagem São Jorge ~ Limeira - SP ~ text=oitava-auxadm-b ~ on=11-04
catho ~ Auxiliar Administrativo ~ Cartonagem São Jorge Ltda ~ Limeira (SP) ~ text=oitava-auxadm ~ on=11-09

= finance assistant, PcD word on both
vagas ~ Assistente Financeiro - PCD ~ Grupo Piracanjuba Têxtil ~ Americana / SP ~ text=oitava-assistfin ~ tail=Vaga destinada a pessoas com deficiência.
catho ~ Assistente Financeiro (PcD) ~ Piracanjuba Têxtil ~ Americana (SP) ~ text=oitava-assistfin ~ tail=Oportunidade exclusiva para PcD.

= hard: finance assistant told again
jobleads ~ Assistente Contas a Pagar e Receber ~ Hidroserv Saneamento ~ Cuiabá - MT ~ text=oitava-assistfin-b ~ on=11-06
gupy ~ Assistente Financeiro ~ Hidroserv ~ Cuiabá, Mato Grosso ~ text=oitava-assistfin ~ on=11-10

= tax analyst, level and gender
catho ~ Analista Fiscal Pleno ~ Contábil Mendes & Associados ~ Uberlândia (MG) ~ text=oitava-fiscaltrib
infojobs ~ Analista Fiscal PL ~ Mendes e Associados Contabilidade ~ Uberlândia - MG ~ text=oitava-fiscaltrib/220 ~ on=11-12

= hard: tax analyst with another title over the same text
vagas ~ Analista de Escrita Fiscal ~ Escritório Líder Contabilidade ~ Novo Hamburgo / RS ~ text=oitava-fiscaltrib ~ on=11-03
netvagas ~ Analista Tributário ~ Líder Contabilidade ~ Novo Hamburgo - RS ~ text=oitava-fiscaltrib ~ on=11-08

= personnel analyst, DP spelled out
gupy ~ Analista de Departamento Pessoal Pleno ~ Rede Ancora Hotéis ~ Maceió, Alagoas ~ text=oitava-dp
catho ~ Analista de DP Pl. ~ Ancora Hotéis ~ Maceió (AL) ~ text=oitava-dp ~ on=11-11

= hard: personnel analyst told again, hybrid said on one side
trampos ~ Analista de Folha e DP ~ Vexa Tecnologia ~ São Paulo - SP ~ text=oitava-dp-b ~ mode=hybrid ~ on=11-05
gupy ~ Analista de Departamento Pessoal ~ Vexa ~ São Paulo, São Paulo ~ text=oitava-sobre-tech+oitava-dp ~ on=11-10

= SDR, whole against teaser, remote on both
remotar ~ SDR (Sales Development Representative) ~ Pagaí ~ Remoto ~ text=oitava-sobre-tech+oitava-sdr ~ mode=remote
gupy ~ SDR | Pré-vendas ~ Pagaí Pagamentos ~ Remoto ~ text=oitava-sdr ~ mode=remote ~ on=11-12

= hard: SDR under a Portuguese title over the same text
infojobs ~ Representante de Desenvolvimento de Vendas ~ Clicklog Software ~ Campinas - SP ~ text=oitava-sdr/260 ~ mode=hybrid
workable ~ Sales Development Representative (SDR) ~ Clicklog ~ Campinas, São Paulo ~ text=oitava-sdr ~ mode=hybrid ~ on=11-13

= outside salesman, region on both
catho ~ Vendedor Externo - Zona Norte ~ Doce Mel Distribuidora ~ Rio de Janeiro (RJ) ~ text=oitava-vendext
infojobs ~ Vendedor(a) Externo(a) Zona Norte ~ Distribuidora Doce Mel Ltda ~ Rio de Janeiro - RJ ~ text=oitava-vendext/190 ~ on=11-09

= labour lawyer
jobleads ~ Advogado Trabalhista ~ Figueiredo Lopes Advogados ~ Porto Alegre - RS ~ text=oitava-advogado
vagas ~ Advogada(o) Trabalhista ~ Figueiredo Lopes Advocacia ~ Porto Alegre / RS ~ text=oitava-advogado ~ on=11-14 ~ mode=hybrid

= internship, course on both
encontresuavaga ~ Estágio em Administração ~ Banco Cooperativo Sulino ~ Joinville - SC ~ text=oitava-estagio ~ contract=Estágio
gupy ~ Estagiário(a) - Administração ~ Banco Coop. Sulino ~ Joinville, Santa Catarina ~ text=oitava-estagio ~ contract=Estágio ~ on=11-06

= internship, short and long title
catho ~ Estagiário de RH ~ Cimento Planalto S/A ~ Goiânia (GO) ~ text=oitava-estagio/200 ~ contract=Estágio
infojobs ~ Estágio em Recursos Humanos ~ Cimento Planalto ~ Goiânia - GO ~ text=oitava-estagio ~ contract=Estágio ~ on=11-12

= apprentice, same text
gupy ~ Jovem Aprendiz Administrativo ~ Seguradora Amparo ~ Santos, São Paulo ~ text=oitava-aprendiz ~ contract=Aprendiz
vagas ~ Jovem Aprendiz - Adm ~ Amparo Seguradora S.A. ~ Santos / SP ~ text=oitava-aprendiz ~ contract=Aprendiz ~ on=11-05

= call centre attendant, receptive on both
infojobs ~ Operador de Telemarketing Receptivo ~ Contacta Atendimento ~ Feira de Santana - BA ~ text=oitava-callcenter/180
bne ~ Operador(a) de Telemarketing - Receptivo ~ Contacta ~ Centro, Feira de Santana / BA ~ text=oitava-callcenter ~ on=11-13

= hard: SAC attendant under two names over the same text
catho ~ Atendente de SAC ~ Conecta Brasil Contact Center ~ Juazeiro do Norte (CE) ~ text=oitava-callcenter ~ on=11-01
gupy ~ Representante de Atendimento ao Cliente ~ Conecta Brasil ~ Juazeiro do Norte, Ceará ~ text=oitava-callcenter ~ on=11-10

= Java developer, Sr and Sênior
nerdin ~ Desenvolvedor Java Sr ~ Lumina Bank ~ Home Office ~ text=oitava-java ~ mode=remote
gupy ~ Pessoa Desenvolvedora Java Sênior ~ Lumina Bank S.A. ~ Remoto ~ text=oitava-sobre-tech+oitava-java ~ mode=remote ~ on=11-12

= Java developer, Pl and Pleno with code
infojobs ~ Desenvolvedor Java Pleno - VG1187 ~ Tecnova Sistemas ~ Florianópolis - SC ~ text=oitava-java/250
nerdin ~ Desenvolvedor(a) Java PL ~ Tecnova ~ Florianópolis • SC ~ text=oitava-java ~ on=11-09

= hard: backend developer told again
remotar ~ Backend Engineer (Java) ~ Zapfin ~ Remoto - Brasil ~ text=oitava-java-b ~ mode=remote ~ on=11-08
gupy ~ Desenvolvedor(a) Java ~ Zapfin Tecnologia ~ Remoto ~ text=oitava-sobre-tech+oitava-java ~ mode=remote ~ on=11-11

= frontend, title words in another order
trampos ~ Dev Front-end React Pleno ~ Estúdio Lupa Digital ~ Belo Horizonte - MG ~ text=oitava-front
nerdin ~ Desenvolvedor React Front-End Pleno ~ Lupa Digital ~ Belo Horizonte • MG ~ text=oitava-front ~ on=11-12

= frontend, level III and Sênior
gupy ~ Desenvolvedor(a) Front-end III (Sênior) ~ Cooperativa Médica Integra ~ Vitória, Espírito Santo ~ text=oitava-front ~ mode=hybrid
catho ~ Desenvolvedor Frontend Sênior ~ Integra Cooperativa Médica ~ Vitória (ES) ~ text=oitava-front/280 ~ mode=hybrid

= support analyst, level on both
nerdin ~ Analista de Suporte Jr. ~ Netsul Informática ~ Santa Maria • RS ~ text=oitava-suporte
infojobs ~ Analista de Suporte Júnior ~ Netsul Informática Ltda ~ Santa Maria - RS ~ text=oitava-suporte/200 ~ on=11-14

= hard: support technician and helpdesk analyst over the same text
vagas ~ Técnico de Suporte (Help Desk) ~ Hospital Vera Cruz do Oeste ~ Presidente Prudente / SP ~ text=oitava-suporte ~ on=11-04
catho ~ Analista de Suporte de TI ~ Hosp. Vera Cruz do Oeste ~ Presidente Prudente (SP) ~ text=oitava-suporte ~ on=11-10

= data analyst, pay one side
gupy ~ Analista de Dados Pleno ~ Varejo Único ~ Curitiba, Paraná ~ text=oitava-dados ~ mode=hybrid
nerdin ~ Analista de Dados - Pleno ~ Varejo Único S/A ~ Curitiba • PR ~ text=oitava-dados ~ pay=R$ 6.500 a R$ 7.800 ~ on=11-11

= hard: data analyst told again
jobleads ~ Analista de BI ~ Seguros Ipê ~ São Paulo - SP ~ text=oitava-dados-b ~ on=11-06
gupy ~ Analista de Dados (Business Intelligence) ~ Ipê Seguros ~ São Paulo, São Paulo ~ text=oitava-dados ~ on=11-09

= QA, remote on both
remotar ~ QA Analyst Pleno ~ Gestor Fácil ~ Remoto ~ text=oitava-qa ~ mode=remote
nerdin ~ Analista de QA Pleno ~ Gestor Fácil Softwares ~ Home Office ~ text=oitava-qa ~ mode=remote ~ on=11-12

= hard: tester under three letters and full words
workable ~ Quality Assurance Analyst ~ Medlink Brasil ~ Remoto ~ text=oitava-qa ~ mode=remote
infojobs ~ Analista de Testes (QA) ~ Medlink ~ Todo Brasil ~ text=oitava-qa ~ mode=remote ~ on=11-04

= DevOps, SRE in brackets on both
gupy ~ Analista DevOps Sênior ~ Cloudia Telecom ~ Remoto ~ text=oitava-devops ~ mode=remote
remotar ~ DevOps Sr. ~ Cloudia ~ Remoto ~ text=oitava-devops ~ mode=remote ~ on=11-07

= social media, agency name short
trampos ~ Social Media Jr ~ Agência Maré Alta ~ Recife - PE ~ text=oitava-social
catho ~ Social Media Júnior ~ Maré Alta Comunicação ~ Recife (PE) ~ text=oitava-social ~ on=11-12

= hard: social media analyst with another title over the same text
trampos ~ Analista de Mídias Sociais ~ Coletivo Faísca ~ Goiânia - GO ~ text=oitava-social ~ on=11-05
infojobs ~ Social Media ~ Faísca ~ Goiânia - GO ~ text=oitava-social ~ on=11-09

= chambermaid, gender form
infojobs ~ Camareira ~ Hotel Praia do Forte Mar ~ Porto Seguro - BA ~ text=oitava-camareira/170
gupy ~ Camareira(o) ~ Praia do Forte Mar Hotel ~ Porto Seguro, Bahia ~ text=oitava-camareira ~ contract=CLT

= hard: chambermaid told again
bne ~ Auxiliar de Governança (arrumação) ~ Hotel Serra Gaúcha Palace ~ Centro, Gramado / RS ~ text=oitava-camareira-b ~ on=11-05
catho ~ Camareira / Arrumador ~ Serra Gaúcha Palace ~ Gramado (RS) ~ text=oitava-camareira ~ on=11-10

= hotel receptionist, night on both
catho ~ Recepcionista Noturno ~ Hotel Ibirapitanga ~ Ilhéus (BA) ~ text=oitava-recephotel ~ tail=Horário das 23h às 7h20.
vagas ~ Recepcionista de Hotel - Noite ~ Hotel Ibirapitanga Ltda ~ Ilhéus / BA ~ text=oitava-recephotel ~ tail=Turno: 23h às 7h20. ~ on=11-12

= cook, hidden on one side
divulgavagas ~ Cozinheiro(a) ~ - ~ Balneário Camboriú - SC ~ text=oitava-cozinheiro ~ on=11-11
infojobs ~ Cozinheira ou Cozinheiro ~ Restaurante Maré Mansa ~ Balneário Camboriú - SC ~ text=oitava-cozinheiro ~ on=11-12

= waiter, feminine form
netvagas ~ Garçonete / Garçom ~ Cantina Di Nonna ~ Bento Gonçalves - RS ~ text=oitava-garcom
catho ~ Garçom ~ Cantina Di Nonna Ltda ME ~ Bento Gonçalves (RS) ~ text=oitava-garcom ~ on=11-07

= tractor driver, two titles
infojobs ~ Tratorista Agrícola ~ Fazenda Rio Bonito ~ Luís Eduardo Magalhães - BA ~ text=oitava-tratorista/200
solides ~ Operador de Trator / Tratorista ~ Agropecuária Rio Bonito ~ Luís Eduardo Magalhães - BA ~ text=oitava-tratorista ~ on=11-08

= rural worker, poultry on both
bne ~ Auxiliar de Granja (Aves) ~ Granja Faria do Campo ~ Zona Rural, Concórdia / SC ~ text=oitava-rural
catho ~ Trabalhador de Granja - Avicultura ~ Granja Faria do Campo Ltda ~ Concórdia (SC) ~ text=oitava-rural ~ on=11-11

= agronomist, feminine
gupy ~ Engenheiro(a) Agrônomo(a) ~ Coopergrãos Norte ~ Sorriso, Mato Grosso ~ text=oitava-agronomo
jobleads ~ Eng. Agrônomo ~ Coopergrãos Norte Cooperativa Agroindustrial ~ Sorriso - MT ~ text=oitava-agronomo ~ on=11-05

= hard: agronomist and technical sales consultant over the same text
vagas ~ Assistente Técnico de Vendas (Agrônomo) ~ Agrosafra Insumos ~ Rondonópolis / MT ~ text=oitava-agronomo ~ on=11-02
infojobs ~ Engenheiro Agrônomo ~ Agrosafra ~ Rondonópolis - MT ~ text=oitava-agronomo ~ on=11-10

= cleaner, abbreviation ASG
catho ~ Auxiliar de Serviços Gerais (ASG) ~ Limpa Norte Serviços ~ São Luís (MA) ~ text=oitava-limpeza
infojobs ~ Aux. Serviços Gerais ~ Limpa Norte ~ São Luís - MA ~ text=oitava-limpeza/180 ~ on=11-12

= hard: cleaner told again with a different title
divulgavagas ~ Faxineiro(a) ~ Conserv Facilities ~ Campinas - SP ~ text=oitava-limpeza-b ~ on=11-07
gupy ~ Auxiliar de Limpeza ~ Conserv Facilities Ltda ~ Campinas, São Paulo ~ text=oitava-limpeza ~ on=11-10

= doorman, night on both
bne ~ Porteiro Noturno ~ Guardian Condomínios ~ Boa Viagem, Recife / PE ~ text=oitava-porteiro
infojobs ~ Porteiro - 19h às 7h (noturno) ~ Guardian Condomínios Ltda ~ Recife - PE ~ text=oitava-porteiro ~ on=11-11

= guard, capitals
netvagas ~ VIGILANTE PATRIMONIAL ~ FORTE SEGURANÇA PRIVADA ~ Macapá - AP ~ text=oitava-vigilante ~ as=capitals
catho ~ Vigilante Patrimonial ~ Forte Segurança Privada Ltda ~ Macapá (AP) ~ text=oitava-vigilante ~ on=11-12

= manicure, same salon
infojobs ~ Manicure e Pedicure ~ Studio Bella Donna ~ Sorocaba - SP ~ text=oitava-beleza
bne ~ Manicure/Pedicure ~ Bella Donna Studio de Beleza ~ Campolim, Sorocaba / SP ~ text=oitava-beleza ~ as=bare ~ on=11-06

= petrol attendant, shop in title both
catho ~ Frentista - Posto BR-101 ~ Rede Dois Irmãos de Postos ~ Linhares (ES) ~ text=oitava-frentista
infojobs ~ Frentista (Posto BR 101) ~ Rede Dois Irmãos ~ Linhares - ES ~ text=oitava-frentista/160 ~ on=11-09

= car mechanic, line on both
vagas ~ Mecânico Automotivo - Linha Leve ~ Fiat Ômega Veículos ~ Boa Vista / RR ~ text=oitava-mecauto
solides ~ Mecânico de Automóveis (linha leve) ~ Ômega Veículos ~ Boa Vista - RR ~ text=oitava-mecauto ~ on=11-12

= gym instructor, trade in two words
infojobs ~ Instrutor de Musculação ~ Academia Corpo em Ação ~ João Pessoa - PB ~ text=oitava-academia
gupy ~ Professor(a) de Musculação ~ Corpo em Ação Academias ~ João Pessoa, Paraíba ~ text=oitava-academia ~ on=11-07

= bank manager, PF on both
gupy ~ Gerente de Relacionamento PF ~ Sicredi Vale Fértil ~ Passo Fundo, Rio Grande do Sul ~ text=oitava-banco
catho ~ Gerente de Relacionamento - Pessoa Física ~ Cooperativa Sicredi Vale Fértil ~ Passo Fundo (RS) ~ text=oitava-banco ~ on=11-10

= buyer, level
infojobs ~ Comprador Pleno ~ Motores Weber Sul ~ Jaraguá do Sul - SC ~ text=oitava-comprador/220 ~ mode=hybrid
jobleads ~ Comprador(a) PL ~ Weber Sul Motores Elétricos S.A. ~ Jaraguá do Sul - SC ~ text=oitava-comprador ~ on=11-12

= SAP consultant on the own board and a portal
sap ~ Senior Consultant SAP FI (São Paulo) ~ SAP ~ São Paulo, BR ~ text=oitava-sapfi
jobleads ~ SAP FI Senior Consultant ~ SAP Brasil ~ São Paulo - SP ~ text=oitava-sapfi ~ on=11-12

= Dell inside sales on the own board and a portal
dell ~ Inside Sales Account Manager ~ Dell Technologies ~ Eldorado do Sul, Brazil ~ text=oitava-dellvendas ~ mode=hybrid
infojobs ~ Inside Sales Account Manager ~ Dell ~ Eldorado do Sul - RS ~ text=oitava-dellvendas/230 ~ on=11-14

= dates a month apart, still one text and title
bne ~ Cozinheiro Industrial ~ Refeições Bom Prato ~ Centro, Suzano / SP ~ text=oitava-cozinheiro ~ on=10-12
infojobs ~ Cozinheiro Industrial ~ Refeições Bom Prato Ltda ~ Suzano - SP ~ text=oitava-cozinheiro ~ on=11-10

= hard: teaser of another wording under a gender form and a short employer
careerjet ~ Motorista Carreteiro ~ Transp. Três Fronteiras ~ Foz do Iguaçu, PR ~ text=oitava-carreta-b/220 ~ on=11-07
catho ~ Motorista Carreteiro(a) Cat. E ~ Transportes Três Fronteiras Ltda ~ Foz do Iguaçu (PR) ~ text=oitava-carreta ~ on=11-11

= pay and contract said on one side, employer's trade name against its legal name
solides ~ Auxiliar de Cozinha ~ Pizzaria Forno de Pedra ~ Campo Grande - MS ~ text=oitava-cozinheiro/150 ~ tail=Apoio na cozinha da pizzaria.
bne ~ Auxiliar de Cozinha ~ Forno de Pedra Pizzaria e Restaurante Ltda ~ Centro, Campo Grande / MS ~ text=oitava-cozinheiro/150 ~ tail=Apoio na cozinha da pizzaria. ~ pay=R$ 1.780,00 ~ contract=CLT ~ on=11-12

= temporary on both, season named on both
infojobs ~ Vendedor Temporário Natal ~ Brinquedos Ri Melhor ~ Londrina - PR ~ text=oitava-moda/120 ~ contract=Temporário ~ tail=Contrato temporário até 10 de janeiro.
catho ~ Vendedor(a) - Temporário de Natal ~ Ri Melhor Brinquedos ~ Londrina (PR) ~ text=oitava-moda/120 ~ contract=Temporário ~ tail=Contrato temporário até 10/01. ~ on=11-13

≠ two shops of a chain in one city
gupy ~ Operador(a) de Caixa - Loja Taquaral ~ Supermercados Bela Vista ~ Campinas, São Paulo ~ text=oitava-sobre-rede+oitava-caixa
infojobs ~ Operador de Caixa - Loja Ouro Verde ~ Supermercados Bela Vista ~ Campinas - SP ~ text=oitava-caixa

≠ another bairro in the place, unit named in the text
bne ~ Operador de Caixa ~ Mercado Bom Vizinho ~ Tatuapé, São Paulo / SP ~ text=oitava-caixa ~ tail=Vaga para a unidade Tatuapé.
catho ~ Operador de Caixa ~ Mercado Bom Vizinho Ltda ~ São Paulo (SP) ~ text=oitava-caixa ~ tail=Vaga para a unidade Santo Amaro.

≠ other trade of one employer, same introduction
gupy ~ Operador de Caixa ~ Irmãos Tonin Supermercados ~ Patos de Minas, Minas Gerais ~ text=oitava-sobre-rede+oitava-caixa
catho ~ Repositor ~ Irmãos Tonin Supermercados ~ Patos de Minas (MG) ~ text=oitava-sobre-rede+oitava-repositor

≠ morning and closing shift
catho ~ Operador de Caixa (manhã) ~ Super Poupa ~ Maceió (AL) ~ text=oitava-caixa ~ tail=Horário: 6h50 às 15h10.
infojobs ~ Operador de Caixa (fechamento) ~ Super Poupa ~ Maceió - AL ~ text=oitava-caixa ~ tail=Horário: 14h às 22h20.

≠ cashier and head cashier
gupy ~ Operador(a) de Caixa ~ Hiper Candango ~ Brasília, Distrito Federal ~ text=oitava-caixa
vagas ~ Fiscal de Caixa (Frente de Caixa) ~ Hiper Candango ~ Brasília / DF ~ text=oitava-caixa/150 ~ tail=Liderar os operadores da frente de caixa.

≠ PcD twin
gupy ~ Repositor(a) de Mercadorias ~ Atacadão Serra Azul ~ Montes Claros, Minas Gerais ~ text=oitava-repositor
infojobs ~ Repositor de Mercadorias - Exclusiva PcD ~ Atacadão Serra Azul ~ Montes Claros - MG ~ text=oitava-repositor ~ tail=Vaga exclusiva para pessoas com deficiência.

≠ night stocker and day stocker
bne ~ Repositor Noturno ~ Mix Norte Atacarejo ~ Centro, Imperatriz / MA ~ text=oitava-repositor ~ tail=Das 22h às 6h.
solides ~ Repositor ~ Mix Norte Atacarejo ~ Imperatriz - MA ~ text=oitava-repositor ~ tail=Das 7h às 15h20.

≠ department: groceries and produce
catho ~ Repositor de Mercearia ~ Supermercado Beal Oeste ~ Cascavel (PR) ~ text=oitava-repositor
gupy ~ Repositor de FLV (hortifruti) ~ Supermercado Beal Oeste ~ Cascavel, Paraná ~ text=oitava-repositor

≠ towns of one name, Cascavel
infojobs ~ Açougueiro ~ Frigo Casa de Carnes ~ Cascavel - PR ~ text=oitava-acougueiro
catho ~ Açougueiro ~ Frigo Casa de Carnes ~ Cascavel (CE) ~ text=oitava-acougueiro

≠ baker and confectioner
catho ~ Padeiro ~ Panificadora Trigo Nobre ~ Joinville (SC) ~ text=oitava-padeiro
careerjet ~ Confeiteiro ~ Panificadora Trigo Nobre ~ Joinville - SC ~ text=oitava-padeiro/100 ~ tail=Confeitar bolos e tortas.

≠ two employers of one trade with one text
infojobs ~ Padeiro ~ Pão & Companhia ~ Volta Redonda - RJ ~ text=oitava-padeiro
netvagas ~ Padeiro ~ Padaria Flor do Aço ~ Volta Redonda - RJ ~ text=oitava-padeiro

≠ pay contradicts
infojobs ~ Vendedor de Loja ~ Lojas Dona Chita ~ Uberaba - MG ~ text=oitava-moda ~ pay=R$ 1.650,00
solides ~ Vendedor de Loja ~ Lojas Dona Chita ~ Uberaba - MG ~ text=oitava-moda ~ pay=R$ 2.400,00

≠ two shopping centres
gupy ~ Vendedor(a) | Shopping Iguatemi ~ Amazzo Moda ~ Fortaleza, Ceará ~ text=oitava-moda
catho ~ Vendedor(a) - Shopping RioMar ~ Amazzo Moda ~ Fortaleza (CE) ~ text=oitava-moda

≠ temporary Christmas help and permanent seller
infojobs ~ Vendedor(a) de Loja ~ Calçados Passo Leve ~ Londrina - PR ~ text=oitava-moda ~ contract=CLT
catho ~ Vendedor(a) de Loja - Temporário Natal ~ Calçados Passo Leve ~ Londrina (PR) ~ text=oitava-moda ~ contract=Temporário

≠ franchisees of one brand in one city
infojobs ~ Consultora de Vendas ~ O Boticário - Franqueado Perfumaria Lírio ~ Manaus - AM ~ text=oitava-moda/200
gupy ~ Consultor(a) de Vendas ~ O Boticário - Franqueado Grupo Amazônia Cosméticos ~ Manaus, Amazonas ~ text=oitava-moda/200

≠ product line: furniture and phones of one department store
catho ~ Vendedor - Setor Móveis ~ Magazine Nordestão ~ Natal (RN) ~ text=oitava-moda/180
infojobs ~ Vendedor - Setor Celulares ~ Magazine Nordestão ~ Natal - RN ~ text=oitava-moda/180

≠ drugstore seller of medicine and of beauty products
catho ~ Balconista de Medicamentos ~ Drogaria Santa Mônica ~ Juiz de Fora (MG) ~ text=oitava-balconista
infojobs ~ Dermoconsultora ~ Drogaria Santa Mônica ~ Juiz de Fora - MG ~ text=oitava-balconista/120 ~ tail=Foco em dermocosméticos.

≠ both employers hidden
buscavagas ~ Balconista de Farmácia ~ - ~ Recife - PE ~ text=oitava-balconista
divulgavagas ~ Balconista de Farmácia ~ - ~ Recife - PE ~ text=oitava-balconista

≠ dates more than 45 days apart
gupy ~ Farmacêutico(a) ~ Farmácias Vida Plena ~ Teresina, Piauí ~ text=oitava-farmaceutico ~ on=11-10
vagas ~ Farmacêutico(a) ~ Farmácias Vida Plena ~ Teresina / PI ~ text=oitava-farmaceutico ~ on=09-15

≠ responsible and substitute pharmacist
catho ~ Farmacêutico Responsável Técnico ~ Farma Popular do Sertão ~ Petrolina (PE) ~ text=oitava-farmaceutico
gupy ~ Farmacêutico Substituto ~ Farma Popular do Sertão ~ Petrolina, Pernambuco ~ text=oitava-farmaceutico

≠ shop manager and regional manager
gupy ~ Gerente de Loja ~ Óticas Visão Real ~ Cuiabá, Mato Grosso ~ text=oitava-gerente-loja
infojobs ~ Gerente Regional de Lojas ~ Óticas Visão Real ~ Cuiabá - MT ~ text=oitava-gerente-loja/200 ~ tail=Responder por sete lojas da região.

≠ women-only and general guard of the shop
catho ~ Fiscal de Loja ~ Atacado Vila Verde ~ Goiânia (GO) ~ text=oitava-fiscal
bne ~ Fiscal de Loja Feminino ~ Atacado Vila Verde ~ Setor Bueno, Goiânia / GO ~ text=oitava-fiscal ~ tail=Vaga exclusiva para mulheres (revista de provadores).

≠ same agency, other client
vagas ~ Auxiliar de Logística ~ RH Prisma Consultoria ~ Jundiaí / SP ~ text=oitava-sobre-agencia+oitava-auxlog ~ tail=Nosso cliente é uma indústria de cosméticos.
catho ~ Auxiliar de Logística ~ RH Prisma Consultoria ~ Jundiaí (SP) ~ text=oitava-sobre-agencia+oitava-auxlog ~ tail=Nosso cliente é um e-commerce de calçados.

≠ logistics assistant and logistics analyst
gupy ~ Auxiliar de Logística ~ Transvale ~ Cajamar, São Paulo ~ text=oitava-sobre-log+oitava-auxlog
catho ~ Analista de Logística ~ Transvale ~ Cajamar (SP) ~ text=oitava-sobre-log+oitava-auxlog/160

≠ inbound and outbound area in the DC
solides ~ Auxiliar de Logística (Recebimento) ~ Brasil Fulfillment ~ Extrema - MG ~ text=oitava-auxlog
gupy ~ Auxiliar de Logística (Devoluções) ~ Brasil Fulfillment ~ Extrema, Minas Gerais ~ text=oitava-auxlog

≠ intermittent weekend help and fixed post
catho ~ Auxiliar de Logística - fins de semana ~ Movida Cargas ~ Serra (ES) ~ text=oitava-auxlog ~ tail=Contrato intermitente, apenas sábado e domingo.
vagas ~ Auxiliar de Logística ~ Movida Cargas ~ Serra / ES ~ text=oitava-auxlog ~ tail=Contrato efetivo, segunda a sexta.

≠ dry and frozen warehouse
gupy ~ Conferente - Câmara Fria ~ Laticínios Serra Dourada ~ Anápolis, Goiás ~ text=oitava-conferente ~ tail=Trabalho em câmara fria a -18 °C.
catho ~ Conferente - Armazém Seco ~ Laticínios Serra Dourada ~ Anápolis (GO) ~ text=oitava-conferente

≠ licence category D and E
catho ~ Motorista CNH D ~ Transportes Gabardo Sul ~ Porto Alegre (RS) ~ text=oitava-entrega
bne ~ Motorista CNH E ~ Transportes Gabardo Sul ~ Humaitá, Porto Alegre / RS ~ text=oitava-carreta

≠ employed driver and self-employed owner
solides ~ Motorista Carreteiro ~ Rodofrota ~ Chapecó - SC ~ text=oitava-carreta ~ contract=CLT
divulgavagas ~ Motorista Carreteiro Agregado ~ Rodofrota ~ Chapecó - SC ~ text=oitava-carreta ~ tail=Precisa ter cavalo mecânico próprio. ~ contract=PJ

≠ tanker and grain
infojobs ~ Motorista Carreteiro - Tanque ~ Transportes Três Fronteiras ~ Foz do Iguaçu - PR ~ text=oitava-carreta
catho ~ Motorista Carreteiro - Graneleiro ~ Transportes Três Fronteiras ~ Foz do Iguaçu (PR) ~ text=oitava-carreta

≠ towns of one name, Santa Luzia
catho ~ Motorista Entregador ~ Bebidas Tropical ~ Santa Luzia (MG) ~ text=oitava-entrega
gupy ~ Motorista Entregador ~ Bebidas Tropical ~ Santa Luzia, Paraíba ~ text=oitava-entrega

≠ light van and truck
infojobs ~ Motorista Entregador - Fiorino (CNH B) ~ Flores Holambra Express ~ Mogi Mirim - SP ~ text=oitava-entrega
catho ~ Motorista Entregador - Truck (CNH D) ~ Flores Holambra Express ~ Mogi Mirim (SP) ~ text=oitava-entrega

≠ machine: forklift and wheel loader
catho ~ Operador de Empilhadeira ~ Cerâmica Portobela ~ Criciúma (SC) ~ text=oitava-empilhadeira
vagas ~ Operador de Pá Carregadeira ~ Cerâmica Portobela ~ Criciúma / SC ~ text=oitava-empilhadeira/120 ~ tail=Movimentar argila no pátio.

≠ kind of forklift: gas and reach truck
gupy ~ Operador de Empilhadeira Retrátil ~ Papéis Rio Negro ~ Telêmaco Borba, Paraná ~ text=oitava-empilhadeira
netvagas ~ Operador de Empilhadeira a Gás (Clamp) ~ Papéis Rio Negro ~ Telêmaco Borba - PR ~ text=oitava-empilhadeira

≠ day and night nursing
gupy ~ Técnico(a) de Enfermagem - Diurno ~ Santa Casa de Passos ~ Passos, Minas Gerais ~ text=oitava-sobre-hosp+oitava-tecenf ~ tail=Plantão das 7h às 19h.
catho ~ Técnico de Enfermagem - Noturno ~ Santa Casa de Passos ~ Passos (MG) ~ text=oitava-tecenf ~ tail=Plantão das 19h às 7h.

≠ ward: emergency and dialysis
infojobs ~ Técnico de Enfermagem - Pronto-Socorro ~ Hospital Sagrada Família ~ Londrina - PR ~ text=oitava-tecenf
gupy ~ Técnico de Enfermagem - Hemodiálise ~ Hospital Sagrada Família ~ Londrina, Paraná ~ text=oitava-tecenf

≠ technician and nurse of one hospital
catho ~ Técnico de Enfermagem UTI ~ Hospital Santa Clara ~ Dourados (MS) ~ text=oitava-sobre-hosp+oitava-tecenf
gupy ~ Enfermeiro(a) UTI ~ Hospital Santa Clara ~ Dourados, Mato Grosso do Sul ~ text=oitava-sobre-hosp+oitava-enfermeiro

≠ adult and neonatal ICU
catho ~ Enfermeiro UTI Adulto ~ Hospital Santa Clara ~ Dourados (MS) ~ text=oitava-enfermeiro
vagas ~ Enfermeiro UTI Neonatal ~ Hospital Santa Clara ~ Dourados / MS ~ text=oitava-enfermeiro

≠ level Júnior and Pleno
vagas ~ Enfermeiro Júnior ~ Hospital Moinhos da Serra ~ Caxias do Sul / RS ~ text=oitava-enfermeiro
jobleads ~ Enfermeiro Pleno ~ Hospital Moinhos da Serra ~ Caxias do Sul - RS ~ text=oitava-enfermeiro

≠ maternity leave cover and permanent
infojobs ~ Enfermeira - Cobertura de Licença-Maternidade ~ Hospital São Lucas do Norte ~ Natal - RN ~ text=oitava-enfermeiro ~ tail=Contrato por prazo determinado de seis meses.
gupy ~ Enfermeiro(a) ~ Hospital São Lucas do Norte ~ Natal, Rio Grande do Norte ~ text=oitava-enfermeiro ~ tail=Contrato por prazo indeterminado.

≠ two hospitals of one network
gupy ~ Enfermeiro(a) - Centro Cirúrgico ~ Rede D'Ávila - Hospital Santa Inês ~ Rio de Janeiro, Rio de Janeiro ~ text=oitava-enfermeiro
catho ~ Enfermeiro - Centro Cirúrgico ~ Rede D'Ávila - Hospital Barra Mar ~ Rio de Janeiro (RJ) ~ text=oitava-enfermeiro

≠ medical specialty
infojobs ~ Médico Cardiologista ~ Policlínica Bem Viver ~ Campina Grande - PB ~ text=oitava-medico
vagas ~ Médico Dermatologista ~ Policlínica Bem Viver ~ Campina Grande / PB ~ text=oitava-medico

≠ general practice and on-call doctor
catho ~ Médico Clínico Geral Ambulatorial ~ Amparo Saúde ~ Manaus (AM) ~ text=oitava-medico
gupy ~ Médico Plantonista ~ Amparo Saúde ~ Manaus, Amazonas ~ text=oitava-medico/100 ~ tail=Plantões de 12 horas no pronto atendimento.

≠ specialty of physiotherapy
catho ~ Fisioterapeuta - Neuropediatria ~ APAE de Blumenau ~ Blumenau (SC) ~ text=oitava-fisio
gupy ~ Fisioterapeuta - Hidroterapia ~ APAE de Blumenau ~ Blumenau, Santa Catarina ~ text=oitava-fisio

≠ trade: physiotherapist and occupational therapist with one text
solides ~ Fisioterapeuta ~ Clínica Integra Saúde ~ Ribeirão Preto - SP ~ text=oitava-fisio
infojobs ~ Terapeuta Ocupacional ~ Clínica Integra Saúde ~ Ribeirão Preto - SP ~ text=oitava-fisio/120 ~ tail=Registro no CREFITO como terapeuta ocupacional.

≠ dental specialty
infojobs ~ Dentista Ortodontista ~ Sorria Mais ~ Belém - PA ~ text=oitava-dentista
bne ~ Dentista Implantodontista ~ Sorria Mais ~ Nazaré, Belém / PA ~ text=oitava-dentista

≠ exam: CT and mammography
gupy ~ Técnico(a) de Radiologia - Tomografia ~ Lâmina Diagnósticos ~ Vitória, Espírito Santo ~ text=oitava-radiologia
catho ~ Técnico de Radiologia - Mamografia ~ Lâmina Diagnósticos ~ Vitória (ES) ~ text=oitava-radiologia

≠ clinical and production nutrition
infojobs ~ Nutricionista de Produção ~ Sabor & Cia Refeições ~ Camaçari - BA ~ text=oitava-nutri
vagas ~ Nutricionista Clínica ~ Sabor & Cia Refeições ~ Camaçari / BA ~ text=oitava-nutri/130 ~ tail=Avaliar pacientes internados em hospital cliente.

≠ school subject
gupy ~ Professor(a) de Matemática - Ensino Médio ~ Colégio Horizonte Azul ~ Sorocaba, São Paulo ~ text=oitava-sobre-escola+oitava-prof
catho ~ Professor de Física - Ensino Médio ~ Colégio Horizonte Azul ~ Sorocaba (SP) ~ text=oitava-sobre-escola+oitava-prof

≠ school stage
gupy ~ Professor(a) de Matemática - Fundamental II ~ Colégio Nova Trilha ~ Salvador, Bahia ~ text=oitava-prof
infojobs ~ Professor de Matemática - Ensino Médio ~ Colégio Nova Trilha ~ Salvador - BA ~ text=oitava-prof

≠ substitute and regular teacher
vagas ~ Professor de História ~ Colégio São Bento do Vale ~ Uberaba / MG ~ text=oitava-prof
catho ~ Professor de História (substituto) ~ Colégio São Bento do Vale ~ Uberaba (MG) ~ text=oitava-prof ~ tail=Substituição de docente afastada até março.

≠ two units of a school network
gupy ~ Professor(a) de Geografia - Unidade Barra ~ Rede Saber Mais ~ Rio de Janeiro, Rio de Janeiro ~ text=oitava-sobre-escola+oitava-prof
catho ~ Professor de Geografia - Unidade Méier ~ Rede Saber Mais ~ Rio de Janeiro (RJ) ~ text=oitava-sobre-escola+oitava-prof

≠ nursery group: babies and five-year-olds
solides ~ Auxiliar de Educação Infantil - Berçário ~ Casinha Feliz ~ São José dos Campos - SP ~ text=oitava-infantil
infojobs ~ Auxiliar de Educação Infantil - Pré II ~ Casinha Feliz ~ São José dos Campos - SP ~ text=oitava-infantil

≠ intern and assistant in a nursery
encontresuavaga ~ Estágio em Pedagogia ~ Escola Pequeno Mundo ~ Osasco - SP ~ text=oitava-infantil/150 ~ contract=Estágio
catho ~ Auxiliar de Classe ~ Escola Pequeno Mundo ~ Osasco (SP) ~ text=oitava-infantil/150 ~ contract=CLT

≠ language taught
trampos ~ Professor de Inglês ~ Fluent Hub Idiomas ~ Curitiba - PR ~ text=oitava-idiomas
vagas ~ Professor de Espanhol ~ Fluent Hub Idiomas ~ Curitiba / PR ~ text=oitava-idiomas

≠ online and in-school language teacher
infojobs ~ Professor de Inglês (presencial) ~ Talk Point Idiomas ~ Goiânia - GO ~ text=oitava-idiomas ~ mode=onsite
gupy ~ Professor de Inglês - Aulas On-line ~ Talk Point Idiomas ~ Remoto ~ text=oitava-idiomas ~ mode=remote

≠ two building sites named
infojobs ~ Pedreiro - Obra Residencial Ipês ~ Pilar Forte Engenharia ~ Sinop - MT ~ text=oitava-pedreiro
bne ~ Pedreiro - Obra Hospital Regional ~ Pilar Forte Engenharia ~ Centro, Sinop / MT ~ text=oitava-pedreiro

≠ building and industrial electrician
vagas ~ Eletricista Predial ~ Engemax Instalações ~ São Bernardo do Campo / SP ~ text=oitava-eletricista
catho ~ Eletricista Industrial ~ Engemax Instalações ~ São Bernardo do Campo (SP) ~ text=oitava-eletricista

≠ engineer: planning and budgets
catho ~ Engenheiro Civil - Planejamento ~ Construtora Barra Mansa ~ Belo Horizonte (MG) ~ text=oitava-engcivil
gupy ~ Engenheiro(a) Civil - Orçamentos ~ Construtora Barra Mansa ~ Belo Horizonte, Minas Gerais ~ text=oitava-engcivil

≠ contract PJ and CLT
infojobs ~ Engenheiro Civil de Obras ~ Alicerce Empreendimentos ~ João Pessoa - PB ~ text=oitava-engcivil ~ contract=CLT
vagas ~ Engenheiro Civil de Obras ~ Alicerce Empreendimentos ~ João Pessoa / PB ~ text=oitava-engcivil ~ contract=PJ

≠ foreman of finishing and of structure
netvagas ~ Encarregado de Acabamento ~ Consórcio Linha Leste ~ Fortaleza - CE ~ text=oitava-mestre
infojobs ~ Encarregado de Armação ~ Consórcio Linha Leste ~ Fortaleza - CE ~ text=oitava-mestre

≠ harvest contract and permanent
infojobs ~ Técnico de Segurança do Trabalho ~ Usina Rio Turvo ~ Catanduva - SP ~ text=oitava-tst ~ contract=Temporário ~ tail=Contrato de safra.
gupy ~ Técnico(a) de Segurança do Trabalho ~ Usina Rio Turvo ~ Catanduva, São Paulo ~ text=oitava-tst ~ contract=CLT

≠ factory shifts
gupy ~ Auxiliar de Produção - 1º turno ~ Embalagens Plasvale ~ Gaspar, Santa Catarina ~ text=oitava-auxprod ~ tail=Horário: 5h às 13h30.
infojobs ~ Auxiliar de Produção - 3º turno ~ Plasvale ~ Gaspar - SC ~ text=oitava-auxprod ~ tail=Horário: 22h às 5h.

≠ two factories with the same wording
catho ~ Auxiliar de Produção ~ Fibra Sul Celulose ~ Três Lagoas (MS) ~ text=oitava-auxprod
infojobs ~ Auxiliar de Produção ~ Laticínios Pantanal ~ Três Lagoas - MS ~ text=oitava-auxprod

≠ sector: extrusion and printing
solides ~ Auxiliar de Produção - Extrusão ~ Plastipar Filmes ~ Pinhais - PR ~ text=oitava-auxprod
catho ~ Auxiliar de Produção - Impressão ~ Plastipar Filmes ~ Pinhais (PR) ~ text=oitava-auxprod

≠ PcD twin in a factory
infojobs ~ Auxiliar de Produção ~ Nutrivale Alimentos ~ Toledo - PR ~ text=oitava-auxprod
gupy ~ Auxiliar de Produção (exclusivo PcD) ~ Nutrivale Alimentos ~ Toledo, Paraná ~ text=oitava-auxprod ~ tail=Processo seletivo exclusivo para pessoas com deficiência e reabilitados do INSS.

≠ towns of one name, Toledo
infojobs ~ Líder de Produção ~ Nutrivale Alimentos ~ Toledo - PR ~ text=oitava-lider
catho ~ Líder de Produção ~ Nutrivale Alimentos ~ Toledo (MG) ~ text=oitava-lider

≠ machine: lathe and machining centre
vagas ~ Operador de Torno CNC ~ Metalúrgica Hessel ~ Caxias do Sul / RS ~ text=oitava-sobre-ind+oitava-cnc
catho ~ Operador de Centro de Usinagem CNC ~ Metalúrgica Hessel ~ Caxias do Sul (RS) ~ text=oitava-sobre-ind+oitava-cnc

≠ operator and programmer
gupy ~ Operador(a) CNC ~ Ferramentaria Ponta Fina ~ Joinville, Santa Catarina ~ text=oitava-cnc
infojobs ~ Programador CNC ~ Ferramentaria Ponta Fina ~ Joinville - SC ~ text=oitava-cnc/140 ~ tail=Elaborar programas em CAM.

≠ mechanic and electrician of maintenance
infojobs ~ Mecânico de Manutenção ~ Coroados Alimentos ~ Rio Verde - GO ~ text=oitava-mecmanut
gupy ~ Eletromecânico ~ Coroados Alimentos ~ Rio Verde, Goiás ~ text=oitava-mecmanut

≠ welding process
catho ~ Soldador MIG ~ Facchini do Vale Implementos ~ Votuporanga (SP) ~ text=oitava-soldador
bne ~ Soldador TIG ~ Facchini do Vale Implementos ~ Distrito Industrial, Votuporanga / SP ~ text=oitava-soldador

≠ sewing machine
infojobs ~ Costureira Overloque ~ Malharia Brusque ~ Brusque - SC ~ text=oitava-costureira
netvagas ~ Costureira Galoneira ~ Malharia Brusque ~ Brusque - SC ~ text=oitava-costureira

≠ leader and supervisor
gupy ~ Líder de Produção ~ Tintas Arco-Íris ~ Guarulhos, São Paulo ~ text=oitava-lider
vagas ~ Supervisor de Produção ~ Tintas Arco-Íris ~ Guarulhos / SP ~ text=oitava-lider

≠ quality analyst Jr and Sr
gupy ~ Analista de Qualidade Jr ~ Tintas Arco-Íris ~ Guarulhos, São Paulo ~ text=oitava-qualidade
catho ~ Analista de Qualidade Sr ~ Tintas Arco-Íris ~ Guarulhos (SP) ~ text=oitava-qualidade

≠ quality of suppliers and quality of customers
infojobs ~ Analista de Qualidade - Fornecedores (SQE) ~ Metalpar ~ Diadema - SP ~ text=oitava-qualidade
vagas ~ Analista de Qualidade - Pós-venda / Cliente ~ Metalpar ~ Diadema / SP ~ text=oitava-qualidade

≠ office assistant in two departments
gupy ~ Auxiliar Administrativo - Compras ~ Casa Clara Imóveis ~ Florianópolis, Santa Catarina ~ text=oitava-auxadm
bne ~ Auxiliar Administrativo - Locação ~ Casa Clara Imóveis ~ Centro, Florianópolis / SC ~ text=oitava-auxadm

≠ both hidden, same template
catho ~ Auxiliar Administrativo ~ - ~ Bauru (SP) ~ text=oitava-auxadm
buscavagas ~ Auxiliar Administrativo ~ - ~ Bauru - SP ~ text=oitava-auxadm-b

≠ payable and receivable
gupy ~ Assistente Financeiro - Contas a Pagar ~ Hidroserv ~ Cuiabá, Mato Grosso ~ text=oitava-assistfin
jobleads ~ Assistente Financeiro - Contas a Receber ~ Hidroserv ~ Cuiabá - MT ~ text=oitava-assistfin

≠ fiscal and accounting
catho ~ Analista Fiscal ~ Mendes & Associados ~ Uberlândia (MG) ~ text=oitava-fiscaltrib
infojobs ~ Analista Contábil ~ Mendes & Associados ~ Uberlândia - MG ~ text=oitava-fiscaltrib/80 ~ tail=Conciliações, balancetes e fechamento contábil.

≠ personnel analyst and HR recruiting analyst
gupy ~ Analista de Departamento Pessoal ~ Vexa ~ São Paulo, São Paulo ~ text=oitava-sobre-tech+oitava-dp
trampos ~ Analista de Recrutamento e Seleção ~ Vexa ~ São Paulo - SP ~ text=oitava-sobre-tech ~ tail=Triagem, entrevistas e divulgação de vagas do grupo.

≠ segment: SDR for small firms and for enterprises
remotar ~ SDR - Pequenas Empresas ~ Pagaí ~ Remoto ~ text=oitava-sdr ~ mode=remote
gupy ~ SDR - Enterprise ~ Pagaí ~ Remoto ~ text=oitava-sdr ~ mode=remote

≠ sales region
catho ~ Vendedor Externo - Zona Norte ~ Doce Mel Distribuidora ~ Rio de Janeiro (RJ) ~ text=oitava-vendext
infojobs ~ Vendedor Externo - Zona Oeste ~ Doce Mel Distribuidora ~ Rio de Janeiro - RJ ~ text=oitava-vendext

≠ fixed pay and pure commission
bne ~ Vendedor Externo ~ Água Mineral Fonte Viva ~ Centro, Feira de Santana / BA ~ text=oitava-vendext ~ contract=CLT ~ tail=Salário fixo + comissão.
infojobs ~ Representante Comercial Autônomo ~ Água Mineral Fonte Viva ~ Feira de Santana - BA ~ text=oitava-vendext/150 ~ contract=PJ ~ tail=Remuneração somente por comissão.

≠ product line of outside sales
gupy ~ Vendedor Externo - Tintas Imobiliárias ~ Distribuidora Cor Viva ~ Londrina, Paraná ~ text=oitava-vendext
vagas ~ Vendedor Externo - Repintura Automotiva ~ Distribuidora Cor Viva ~ Londrina / PR ~ text=oitava-vendext

≠ area of law
jobleads ~ Advogado Trabalhista ~ Figueiredo Lopes Advogados ~ Porto Alegre - RS ~ text=oitava-advogado
vagas ~ Advogado Cível ~ Figueiredo Lopes Advogados ~ Porto Alegre / RS ~ text=oitava-advogado

≠ course of an internship
encontresuavaga ~ Estágio em Administração ~ Banco Cooperativo Sulino ~ Joinville - SC ~ text=oitava-estagio ~ contract=Estágio
gupy ~ Estágio em Ciências Contábeis ~ Banco Cooperativo Sulino ~ Joinville, Santa Catarina ~ text=oitava-estagio ~ contract=Estágio

≠ technical-school and university internship
encontresuavaga ~ Estágio Técnico em Mecânica ~ Motores Weber Sul ~ Jaraguá do Sul - SC ~ text=oitava-estagio ~ contract=Estágio
gupy ~ Estágio Superior em Engenharia Mecânica ~ Motores Weber Sul ~ Jaraguá do Sul, Santa Catarina ~ text=oitava-estagio ~ contract=Estágio

≠ apprentice: office and production
gupy ~ Jovem Aprendiz - Administrativo ~ Amparo Alimentos ~ Santos, São Paulo ~ text=oitava-aprendiz ~ contract=Aprendiz
vagas ~ Jovem Aprendiz - Produção ~ Amparo Alimentos ~ Santos / SP ~ text=oitava-aprendiz ~ contract=Aprendiz

≠ receptive and active call centre
infojobs ~ Operador de Telemarketing Receptivo ~ Contacta Atendimento ~ Feira de Santana - BA ~ text=oitava-callcenter
bne ~ Operador de Telemarketing Ativo ~ Contacta Atendimento ~ Centro, Feira de Santana / BA ~ text=oitava-callcenter ~ tail=Vendas de planos por telefone.

≠ call centre of two clients
catho ~ Atendente - Operação Banco ~ Conecta Brasil Contact Center ~ Juazeiro do Norte (CE) ~ text=oitava-callcenter
gupy ~ Atendente - Operação Telefonia ~ Conecta Brasil ~ Juazeiro do Norte, Ceará ~ text=oitava-callcenter

≠ bilingual and Portuguese-only attendant
infojobs ~ Atendente de SAC ~ Global Care Contact ~ Curitiba - PR ~ text=oitava-callcenter
jobleads ~ Atendente de SAC Bilíngue (Espanhol) ~ Global Care Contact ~ Curitiba - PR ~ text=oitava-callcenter ~ tail=Espanhol fluente é obrigatório.

≠ stack: Java and .NET
nerdin ~ Desenvolvedor Java Pleno ~ Tecnova ~ Florianópolis • SC ~ text=oitava-java
infojobs ~ Desenvolvedor .NET Pleno ~ Tecnova ~ Florianópolis - SC ~ text=oitava-java/60 ~ tail=Stack: C#, .NET 8 e SQL Server.

≠ Java Pleno and Sênior
gupy ~ Pessoa Desenvolvedora Java Pleno ~ Lumina Bank ~ Remoto ~ text=oitava-sobre-tech+oitava-java ~ mode=remote
nerdin ~ Desenvolvedor Java Sênior ~ Lumina Bank ~ Home Office ~ text=oitava-sobre-tech+oitava-java ~ mode=remote

≠ team: cards and credit
remotar ~ Backend Engineer Java - Squad Cartões ~ Zapfin ~ Remoto ~ text=oitava-java ~ mode=remote
gupy ~ Backend Engineer Java - Squad Crédito ~ Zapfin ~ Remoto ~ text=oitava-java ~ mode=remote

≠ framework: React and Angular
trampos ~ Dev Front-end React ~ Lupa Digital ~ Belo Horizonte - MG ~ text=oitava-front
nerdin ~ Desenvolvedor Front-end Angular ~ Lupa Digital ~ Belo Horizonte • MG ~ text=oitava-front/100 ~ tail=Angular 17 e RxJS.

≠ developer and tech lead
gupy ~ Desenvolvedor(a) Front-end ~ Integra Cooperativa Médica ~ Vitória, Espírito Santo ~ text=oitava-front
catho ~ Tech Lead Front-end ~ Integra Cooperativa Médica ~ Vitória (ES) ~ text=oitava-front

≠ manual and automation testing
remotar ~ QA Manual ~ Gestor Fácil ~ Remoto ~ text=oitava-qa ~ mode=remote
nerdin ~ QA Automation (Cypress) ~ Gestor Fácil ~ Home Office ~ text=oitava-qa ~ mode=remote

≠ freelancer and employed social media
trampos ~ Social Media ~ Coletivo Faísca ~ Goiânia - GO ~ text=oitava-social ~ contract=Freelancer
infojobs ~ Social Media ~ Coletivo Faísca ~ Goiânia - GO ~ text=oitava-social ~ contract=CLT

≠ hotel receptionist day and night
catho ~ Recepcionista Noturno ~ Hotel Ibirapitanga ~ Ilhéus (BA) ~ text=oitava-recephotel ~ tail=Horário das 23h às 7h20.
vagas ~ Recepcionista de Hotel ~ Hotel Ibirapitanga ~ Ilhéus / BA ~ text=oitava-recephotel ~ tail=Horário das 7h às 15h20.

≠ pizza maker and grill cook
catho ~ Pizzaiolo ~ Cantina Di Nonna ~ Bento Gonçalves (RS) ~ text=oitava-cozinheiro/160
netvagas ~ Churrasqueiro ~ Cantina Di Nonna ~ Bento Gonçalves - RS ~ text=oitava-cozinheiro/160

≠ weekend extra and fixed waiter
bne ~ Garçom Freelancer (sexta a domingo) ~ Boteco do Porto ~ Centro, Vila Velha / ES ~ text=oitava-garcom ~ contract=Freelancer
infojobs ~ Garçom ~ Boteco do Porto ~ Vila Velha - ES ~ text=oitava-garcom ~ contract=CLT

≠ waiter and busser
infojobs ~ Garçom ~ Churrascaria Fogo Alto ~ Palmas - TO ~ text=oitava-garcom
catho ~ Cumim ~ Churrascaria Fogo Alto ~ Palmas (TO) ~ text=oitava-garcom

≠ towns of one name, Palmas
infojobs ~ Tratorista ~ Agro Campos Gerais ~ Palmas - TO ~ text=oitava-tratorista
solides ~ Tratorista ~ Agro Campos Gerais ~ Palmas - PR ~ text=oitava-tratorista

≠ tractor and combine harvester
infojobs ~ Tratorista ~ Agropecuária Rio Bonito ~ Luís Eduardo Magalhães - BA ~ text=oitava-tratorista
solides ~ Operador de Colheitadeira ~ Agropecuária Rio Bonito ~ Luís Eduardo Magalhães - BA ~ text=oitava-tratorista

≠ two farms of one group
catho ~ Tratorista - Fazenda Santa Rita ~ SLX Agrícola ~ Balsas (MA) ~ text=oitava-tratorista
gupy ~ Tratorista - Fazenda Paraíso ~ SLX Agrícola ~ Balsas, Maranhão ~ text=oitava-tratorista

≠ poultry and pigs
bne ~ Auxiliar de Granja - Aves ~ Granja Faria do Campo ~ Zona Rural, Concórdia / SC ~ text=oitava-rural
catho ~ Auxiliar de Granja - Suínos ~ Granja Faria do Campo ~ Concórdia (SC) ~ text=oitava-rural

≠ crop: coffee and soya
gupy ~ Engenheiro Agrônomo - Café ~ Coopercerrado ~ Patrocínio, Minas Gerais ~ text=oitava-agronomo
jobleads ~ Engenheiro Agrônomo - Soja e Milho ~ Coopercerrado ~ Patrocínio - MG ~ text=oitava-agronomo

≠ cleaner at two posts
catho ~ Auxiliar de Limpeza - Posto Hospital ~ Conserv Facilities ~ Campinas (SP) ~ text=oitava-limpeza
gupy ~ Auxiliar de Limpeza - Posto Aeroporto ~ Conserv Facilities ~ Campinas, São Paulo ~ text=oitava-limpeza

≠ pay ranges contradict
infojobs ~ Auxiliar de Limpeza ~ Brilho Total ~ Sumaré - SP ~ text=oitava-limpeza ~ pay=R$ 1.700 a R$ 1.800
catho ~ Auxiliar de Limpeza ~ Brilho Total ~ Sumaré (SP) ~ text=oitava-limpeza ~ pay=R$ 2.300,00

≠ doorman day and night
bne ~ Porteiro Noturno ~ Guardian Condomínios ~ Boa Viagem, Recife / PE ~ text=oitava-porteiro
infojobs ~ Porteiro Diurno ~ Guardian Condomínios ~ Recife - PE ~ text=oitava-porteiro

≠ relief doorman and fixed post
catho ~ Porteiro ~ Sentinela Serviços ~ Santos (SP) ~ text=oitava-porteiro
netvagas ~ Porteiro Folguista ~ Sentinela Serviços ~ Santos - SP ~ text=oitava-porteiro

≠ guard on foot and on motorcycle
netvagas ~ Vigilante Patrimonial ~ Forte Segurança Privada ~ Macapá - AP ~ text=oitava-vigilante
catho ~ Vigilante Motociclista (CNH A) ~ Forte Segurança Privada ~ Macapá (AP) ~ text=oitava-vigilante

≠ beauty trade
infojobs ~ Manicure ~ Studio Bella Donna ~ Sorocaba - SP ~ text=oitava-beleza
bne ~ Cabeleireira ~ Studio Bella Donna ~ Campolim, Sorocaba / SP ~ text=oitava-beleza

≠ two petrol stations
catho ~ Frentista - Posto BR-101 ~ Rede Dois Irmãos de Postos ~ Linhares (ES) ~ text=oitava-frentista
infojobs ~ Frentista - Posto Centro ~ Rede Dois Irmãos de Postos ~ Linhares - ES ~ text=oitava-frentista

≠ light and heavy vehicles
vagas ~ Mecânico Automotivo - Linha Leve ~ Ômega Veículos ~ Boa Vista / RR ~ text=oitava-mecauto
solides ~ Mecânico Automotivo - Linha Pesada (caminhões) ~ Ômega Veículos ~ Boa Vista - RR ~ text=oitava-mecauto

≠ gym activity
infojobs ~ Professor de Musculação ~ Corpo em Ação Academias ~ João Pessoa - PB ~ text=oitava-academia
gupy ~ Professor de Natação ~ Corpo em Ação Academias ~ João Pessoa, Paraíba ~ text=oitava-academia

≠ client segment of a bank
gupy ~ Gerente de Relacionamento PF ~ Sicredi Vale Fértil ~ Passo Fundo, Rio Grande do Sul ~ text=oitava-banco
catho ~ Gerente de Relacionamento Agro ~ Sicredi Vale Fértil ~ Passo Fundo (RS) ~ text=oitava-banco

≠ direct and indirect purchasing
infojobs ~ Comprador Pleno - Materiais Diretos ~ Motores Weber Sul ~ Jaraguá do Sul - SC ~ text=oitava-comprador
jobleads ~ Comprador Pleno - Materiais Indiretos e Serviços ~ Motores Weber Sul ~ Jaraguá do Sul - SC ~ text=oitava-comprador

≠ module of SAP
sap ~ Senior Consultant SAP FI ~ SAP ~ São Paulo, BR ~ text=oitava-sapfi
jobleads ~ Senior Consultant SAP EWM ~ SAP ~ São Paulo - SP ~ text=oitava-sapfi

≠ account segment at Dell
dell ~ Inside Sales Account Manager - Public Sector ~ Dell Technologies ~ Eldorado do Sul, Brazil ~ text=oitava-dellvendas
infojobs ~ Inside Sales Account Manager - Small Business ~ Dell ~ Eldorado do Sul - RS ~ text=oitava-dellvendas
`);
