import { readPairs } from "./read-pairs.ts";

/**
 * What people search most, in 120 pairs of one vacancy (26 of them begin with "hard") and 120 of two; a pair of two says its
 * kind.
 *
 * Written on 26 November 2026 by another writer than the ninth's, who had read neither the merging's rules nor any sample.
 * Most employers are invented; SAP and Dell have pages of their own. Rules were mended because of its first run, so that the set is one of known pairs since then.
 */
export const tenthUnseenPairs = readPairs(`
= S.A. written out versus short brand, teaser cut
catho ~ Operador de Caixa ~ Supermercados Boa Praça Ltda. ~ Sorocaba (SP) ~ text=decima-sobre-rede+decima-caixa
infojobs ~ Operador(a) de Caixa ~ Boa Praça Supermercados ~ Sorocaba - SP ~ text=decima-caixa/220

= hard: told again by a second recruiter, employer hidden on one side
infojobs ~ Operador de Caixa ~ - ~ Sorocaba - SP ~ text=decima-caixa-b
gupy ~ Operador(a) de Caixa - Loja Sorocaba ~ Supermercados Boa Praça ~ Sorocaba - SP ~ text=decima-sobre-rede+decima-caixa ~ on=11-05

= gender form and capitals
vagas ~ Repositor(a) de Mercearia ~ Rede Bom Dia ~ Uberlândia / MG ~ text=decima-repositor
divulgavagas ~ REPOSITOR DE MERCEARIA ~ REDE BOM DIA ~ Uberlândia - MG ~ text=decima-repositor ~ as=capitals ~ on=11-14

= missing accents and code in the title
bne ~ Acougueiro ~ Frigo Sul Casa de Carnes ~ Londrina (PR) ~ text=decima-acougue ~ as=bare
catho ~ Açougueiro (cód. 88213) ~ Frigo Sul Casa de Carnes Ltda ME ~ Londrina (PR) ~ text=decima-acougue ~ pay=R$ 2.600,00

= teaser versus whole, city in title
jobleads ~ Padeiro em Joinville ~ Panificadora Trigo Nobre ~ Joinville, Santa Catarina ~ text=decima-padeiro/160
infojobs ~ Padeiro ~ Panificadora Trigo Nobre ~ Joinville - SC ~ text=decima-padeiro ~ pay=R$ 2.900,00

= hard: abbreviation of title and a bracket with contract
solides ~ Vend. Loja - Shopping ~ Passo Certo Calçados ~ Goiânia - GO ~ text=decima-vendedor ~ contract=CLT
catho ~ Vendedor(a) de Loja (CLT) ~ Passo Certo ~ Goiânia (GO) ~ text=decima-vendedor/300 ~ on=11-12

= other word order of title, date apart by ten days
gupy ~ Gerente de Loja | Shopping Iguatemi ~ Passo Certo Calçados ~ Campinas - SP ~ text=decima-gerente-loja ~ on=11-01
careerjet ~ Gerente Loja Shopping Iguatemi ~ Passo Certo ~ Campinas - SP ~ text=decima-gerente-loja/250 ~ on=11-11

= PcD tag on both and plus sign in employer
infojobs ~ Auxiliar de Logística (vaga também para PcD) ~ Log+ Armazéns Gerais ~ Cajamar - SP ~ text=decima-estoque
vagas ~ Auxiliar de Logística - PcD ~ Log+ Armazéns Gerais S/A ~ Cajamar / SP ~ text=decima-estoque ~ as=breaks

= hard: agency retells the work for a hidden client, same city and benefits
catho ~ Auxiliar de Logística ~ - ~ Extrema (MG) ~ text=decima-sobre-consult+decima-estoque-b
solides ~ Auxiliar de Logística ~ Log+ Armazéns Gerais ~ Extrema - MG ~ text=decima-estoque ~ on=11-08

= title with CNH letter and capitals
netvagas ~ MOTORISTA DE ENTREGA CNH D ~ Distribuidora Gelo Bom ~ Feira de Santana - BA ~ text=decima-motorista-d ~ as=bare
infojobs ~ Motorista Entregador (CNH D) ~ Distribuidora Gelo Bom Ltda ~ Feira de Santana - BA ~ text=decima-motorista-d

= hard: retold text, same employer, title reworded
bne ~ Motorista Caminhão Toco ~ Distribuidora Gelo Bom ~ Feira de Santana (BA) ~ text=decima-motorista-d-b
gupy ~ Motorista de Entrega - Cat. D ~ Gelo Bom Distribuidora de Bebidas ~ Feira de Santana - BA ~ text=decima-motorista-d ~ pay=R$ 2.350,00

= carreteiro / motorista carreteiro over same text
bne ~ Motorista Carreteiro ~ Transportes Rodovale ~ Chapecó (SC) ~ text=decima-carreta
trampos ~ Motorista de Carreta - CNH E ~ Rodovale Transportes Ltda. ~ Chapecó - SC ~ text=decima-carreta/280 ~ on=11-03

= op. abbreviation and pay on one side
catho ~ Op. de Empilhadeira ~ Plastimar Embalagens ~ Guarulhos (SP) ~ text=decima-empilhadeira ~ pay=R$ 2.800,00
vagas ~ Operador de Empilhadeira ~ Plastimar Embalagens Indústria e Comércio Ltda ~ Guarulhos / SP ~ text=decima-empilhadeira

= the night part said in both, employer accents missing
divulgavagas ~ Conferente Noturno ~ Armazem Central ~ Contagem - MG ~ text=decima-conferente
infojobs ~ Conferente - Noturno ~ Armazém Central Ltda ~ Contagem - MG ~ text=decima-conferente ~ as=capitals ~ on=11-19

= gender and introduction added by the group
gupy ~ Enfermeiro(a) UTI Adulto - Noturno ~ Hospital Santa Clara - Grupo Vida Plena ~ Ribeirão Preto - SP ~ text=decima-sobre-saude+decima-uti
catho ~ Enfermeira UTI Adulto Noturno ~ Hospital Santa Clara ~ Ribeirão Preto (SP) ~ text=decima-uti

= hard: hidden employer, title without the unit
infojobs ~ Enfermeiro Intensivista ~ - ~ Ribeirão Preto - SP ~ text=decima-uti ~ on=11-13
gupy ~ Enfermeiro(a) UTI Adulto - Noturno ~ Hospital Santa Clara ~ Ribeirão Preto - SP ~ text=decima-sobre-saude+decima-uti

= téc. abbreviation
bne ~ Tec. de Enfermagem ~ Hospital São Lucas ~ Aracaju (SE) ~ text=decima-tecenf ~ as=bare
vagas ~ Técnico(a) de Enfermagem ~ Hospital São Lucas S.A. ~ Aracaju / SE ~ text=decima-tecenf

= hard: retold text, same hospital, title in other words
solides ~ Técnico de Enfermagem - Clínica Médica ~ Hospital São Lucas ~ Aracaju - SE ~ text=decima-tecenf
catho ~ Técnico em Enfermagem (Internação) ~ Hosp. São Lucas ~ Aracaju (SE) ~ text=decima-tecenf-b ~ on=11-16

= shop chain short name, same unit in title both sides
gupy ~ Farmacêutico(a) - Loja Boa Viagem ~ Drogaria Saúde Já ~ Recife - PE ~ text=decima-farmaceutico
infojobs ~ Farmacêutico Boa Viagem ~ Drogarias Saúde Já S.A. ~ Recife - PE ~ text=decima-farmaceutico/260

= title with code and title without, tail of apply instruction
catho ~ Fisioterapeuta ~ Clínica Movimento ~ Maringá (PR) ~ text=decima-fisio ~ tail=Interessados devem se candidatar pelo site.
careerjet ~ Fisioterapeuta - REF 2231 ~ Clinica Movimento ~ Maringá - PR ~ text=decima-fisio/210

= médico / médica with specialty in both
gupy ~ Médico(a) Pediatra - Ambulatório ~ Vida Plena Saúde ~ Salvador - BA ~ text=decima-sobre-saude+decima-medico
vagas ~ Médica Pediatra Ambulatorial ~ Vida Plena Saúde Ltda ~ Salvador / BA ~ text=decima-medico

= order and hyphen
solides ~ Recepcionista de Clínica ~ Imagem Diagnósticos ~ Santos - SP ~ text=decima-recep-clinica
netvagas ~ Recepcionista - Clínica ~ IMAGEM DIAGNOSTICOS ~ Santos - SP ~ text=decima-recep-clinica ~ as=capitals

= cuidador with "de idosos" and date none on one side
bne ~ Cuidador de Idosos ~ Residencial Doce Lar ~ Curitiba (PR) ~ text=decima-cuidador ~ on=none
infojobs ~ Cuidador(a) de Idosos ~ Residencial Doce Lar ~ Curitiba - PR ~ text=decima-cuidador

= network and school name
gupy ~ Professor(a) de Matemática - EF II ~ Colégio Horizonte ~ Niterói - RJ ~ text=decima-sobre-edu+decima-prof-mat
catho ~ Professor de Matemática - Ensino Fundamental II ~ Colegio Horizonte Ltda ~ Niterói (RJ) ~ text=decima-prof-mat

= hard: retold with title short and hidden employer on one side
infojobs ~ Prof. de Matemática (6º ao 9º ano) ~ - ~ Niterói - RJ ~ text=decima-prof-mat-b ~ on=11-18
vagas ~ Professor de Matemática Fundamental II ~ Colégio Horizonte ~ Niterói / RJ ~ text=decima-prof-mat ~ on=11-04

= assistant title same work, title synonyms over same text
gupy ~ Auxiliar de Classe - Educação Infantil ~ Escola Pequeno Mundo ~ Brasília - DF ~ text=decima-aux-classe
trampos ~ Aux. de Classe (Educação Infantil) ~ Escola Pequeno Mundo ~ Brasília, DF ~ text=decima-aux-classe/200

= hard: another title word (monitora) over the same text
divulgavagas ~ Monitora de Educação Infantil ~ Escola Pequeno Mundo ~ Brasília - DF ~ text=decima-aux-classe
infojobs ~ Auxiliar de Sala - Educação Infantil ~ Escola Pequeno Mundo ~ Brasília - DF ~ text=decima-aux-classe ~ on=11-15

= plural, number of vacancies in title
netvagas ~ 10 VAGAS - PEDREIRO ~ Construtora Alicerce ~ Natal - RN ~ text=decima-pedreiro ~ as=bare
catho ~ Pedreiro ~ Construtora Alicerce Ltda. ~ Natal (RN) ~ text=decima-pedreiro ~ pay=R$ 2.310,00

= eletricista industrial vs eletricista de manutenção industrial
vagas ~ Eletricista de Manutenção Industrial ~ Metalforte ~ Betim / MG ~ text=decima-sobre-ind+decima-eletricista
infojobs ~ Eletricista Manutenção Industrial ~ Metalforte Indústria Metalúrgica S/A ~ Betim - MG ~ text=decima-eletricista

= hard: retold, agency without client, same city and benefits
bne ~ Eletricista Industrial ~ - ~ Betim (MG) ~ text=decima-sobre-consult+decima-eletricista-b
gupy ~ Eletricista de Manutenção Industrial ~ Metalforte ~ Betim - MG ~ text=decima-eletricista ~ on=11-02

= engineer with obra place in both
catho ~ Engenheiro(a) Civil de Obras ~ Alvorada Construções ~ Cuiabá (MT) ~ text=decima-eng-obra
careerjet ~ Eng. Civil de Obras ~ Alvorada Construcoes e Incorporacoes ~ Cuiabá - MT ~ text=decima-eng-obra/230

= capitals and trailing exclamation
divulgavagas ~ MESTRE DE OBRAS - CONTRATAÇÃO IMEDIATA! ~ Construtora Alicerce ~ Parauapebas - PA ~ text=decima-mestre ~ as=capitals
bne ~ Mestre de Obras ~ Construtora Alicerce ~ Parauapebas (PA) ~ text=decima-mestre ~ on=11-20

= auxiliar vs. operador in one title form? same words with shift in both
infojobs ~ Operador de Produção - 2º turno ~ Frigorífico Vale Verde ~ Toledo - PR ~ text=decima-opprod ~ tail=Turno das 14h às 23h.
solides ~ Operador(a) de Produção (2º Turno) ~ Frigorifico Vale Verde Alimentos Ltda ~ Toledo - PR ~ text=decima-opprod ~ tail=Turno das 14h às 23h.

= soldador MIG/MAG written two ways
catho ~ Soldador MIG/MAG ~ Estrutec ~ Caxias do Sul (RS) ~ text=decima-soldador
bne ~ Soldador Mig Mag ~ Estrutec Estruturas Metálicas Ltda ~ Caxias do Sul (RS) ~ text=decima-soldador/190 ~ on=11-07

= hard: retold, pay said as range one side
infojobs ~ Soldador (MIG-MAG) ~ Estrutec Estruturas ~ Caxias do Sul - RS ~ text=decima-soldador-b ~ pay=R$ 2.800 a R$ 3.200
vagas ~ Soldador de Estruturas ~ Estrutec ~ Caxias do Sul / RS ~ text=decima-soldador

= torneiro and operador de torno in the same text
catho ~ Operador de Torno CNC - 2º Turno ~ Usinagem Precisa ~ Diadema (SP) ~ text=decima-cnc
netvagas ~ Op. Torno CNC 2º turno ~ Usinagem Precisa Ltda ~ Diadema - SP ~ text=decima-cnc ~ as=bare

= hard: torneiro CNC is the same work by another name over the same text
infojobs ~ Torneiro CNC ~ Usinagem Precisa ~ Diadema - SP ~ text=decima-cnc ~ on=11-17
gupy ~ Operador de Torno CNC ~ Usinagem Precisa ~ Diadema - SP ~ text=decima-cnc

= level "II" vs "Pleno"? same roman both sides, code only
vagas ~ Mecânico de Manutenção II ~ Injeplast ~ Manaus / AM ~ text=decima-mecmanut
gupy ~ Mecânico(a) de Manutenção II - 4471 ~ Injeplast da Amazônia S.A. ~ Manaus - AM ~ text=decima-mecmanut

= TST abbreviation
bne ~ Técnico de Segurança do Trabalho ~ Alvorada Construções ~ Cuiabá (MT) ~ text=decima-tst
divulgavagas ~ Téc. Segurança do Trabalho (TST) ~ Alvorada Construções ~ Cuiabá - MT ~ text=decima-tst/220

= level Jr / Júnior
gupy ~ Analista da Qualidade Júnior ~ Metalforte ~ São Bernardo do Campo - SP ~ text=decima-sobre-ind+decima-qualidade
catho ~ Analista de Qualidade Jr ~ Metalforte Ltda ~ São Bernardo do Campo (SP) ~ text=decima-qualidade

= aux. adm. and pay within range
catho ~ Aux. Administrativo ~ Contabiliza Assessoria ~ Vitória (ES) ~ text=decima-auxadm ~ pay=R$ 1.850,00
infojobs ~ Auxiliar Administrativo ~ Contabiliza Assessoria Empresarial ~ Vitória - ES ~ text=decima-auxadm ~ pay=R$ 1.800 a R$ 2.100

= hard: retold, employer hidden at one, title with gender
infojobs ~ Auxiliar Administrativo(a) ~ - ~ Vitória - ES ~ text=decima-auxadm-b
solides ~ Auxiliar Administrativo ~ Contabiliza Assessoria ~ Vitória - ES ~ text=decima-auxadm ~ on=11-06

= Pl / Pleno
gupy ~ Analista Financeiro Pleno ~ Grupo Marazul ~ Porto Alegre - RS ~ text=decima-financeiro ~ mode=hybrid
catho ~ Analista Financeiro Pl ~ Marazul Participações S.A. ~ Porto Alegre (RS) ~ text=decima-financeiro/240

= hard: consultancy retells, its own name on one side hidden, same work details
catho ~ Analista Financeiro ~ - ~ Porto Alegre (RS) ~ text=decima-financeiro-b ~ on=11-12
workable ~ Analista Financeiro (contas a pagar e receber) ~ Grupo Marazul ~ Porto Alegre, Rio Grande do Sul, Brazil ~ text=decima-financeiro ~ mode=hybrid

= assistant title fiscal, capitals
netvagas ~ ANALISTA FISCAL ~ EXATO CONTABILIDADE ~ Blumenau - SC ~ text=decima-fiscal ~ as=capitals
vagas ~ Analista Fiscal ~ Exato Contabilidade ~ Blumenau / SC ~ text=decima-fiscal

= DP written out
infojobs ~ Analista de Departamento Pessoal ~ Têxtil Catarina ~ Brusque - SC ~ text=decima-dp
bne ~ Analista de DP ~ Textil Catarina Ltda ~ Brusque (SC) ~ text=decima-dp/200 ~ on=11-22

= R&S written out
gupy ~ Analista de Recrutamento e Seleção ~ Atende Mais ~ Belo Horizonte - MG ~ text=decima-recrut ~ mode=hybrid
careerjet ~ Analista de R&S ~ Atende Mais Contact Center ~ Belo Horizonte - MG ~ text=decima-recrut/180

= remote both, level Sr / Sênior
gupy ~ Pessoa Desenvolvedora Java Sênior ~ Pagly ~ Remoto ~ text=decima-sobre-tech+decima-java ~ mode=remote
remotar ~ Desenvolvedor Java Sr ~ Pagly Pagamentos S.A. ~ Remoto ~ text=decima-java ~ mode=remote

= hard: retold, backend title, remote
remotar ~ Backend Developer (Java) ~ Pagly ~ Remoto ~ text=decima-java-b ~ mode=remote ~ on=11-14
nerdin ~ Desenvolvedor Java Back-end ~ Pagly ~ Home Office ~ text=decima-java ~ mode=remote

= front-end spellings
nerdin ~ Desenvolvedor Front-End React ~ Aprenda+ ~ Home Office ~ text=decima-front ~ mode=remote
trampos ~ Dev Frontend (React) ~ Aprenda+ ~ Remoto ~ text=decima-front/210 ~ mode=remote

= data analyst, PcD invitation and level I / Jr
gupy ~ Analista de Dados Júnior ~ Lojas Primavera ~ São Paulo - SP ~ text=decima-dados ~ tail=Todas as vagas são extensivas a pessoas com deficiência.
vagas ~ Analista de Dados I ~ Lojas Primavera S.A. ~ São Paulo / SP ~ text=decima-dados

= suporte N1 written two ways
nerdin ~ Analista de Suporte N1 ~ Hospital Bela Vista ~ Florianópolis - SC ~ text=decima-suporte
catho ~ Analista de Suporte Nível 1 ~ Hospital Bela Vista ~ Florianópolis (SC) ~ text=decima-suporte ~ pay=R$ 2.700,00

= hard: retold, help desk title
infojobs ~ Help Desk N1 ~ Hospital Bela Vista ~ Florianópolis - SC ~ text=decima-suporte-b
nerdin ~ Suporte Técnico de TI - Nível 1 ~ Hosp. Bela Vista ~ Florianópolis - SC ~ text=decima-suporte ~ on=11-18

= DevOps with language of title
workable ~ DevOps Engineer ~ Pagly ~ Brazil (Remote) ~ text=decima-sobre-tech+decima-devops ~ mode=remote
remotar ~ Engenheiro(a) DevOps ~ Pagly ~ Remoto ~ text=decima-devops ~ mode=remote

= SAP module same, order
nerdin ~ Consultor SAP FI Sênior ~ Nexa Consulting ~ Home Office ~ text=decima-sapfi ~ contract=PJ ~ mode=remote
jobleads ~ Consultor Sênior SAP FI ~ Nexa Consulting ~ Remoto ~ text=decima-sapfi/240 ~ mode=remote

= receptionist hotel, unit in both
catho ~ Recepcionista de Hotel ~ Hotel Mirante Executivo ~ Foz do Iguaçu (PR) ~ text=decima-rechotel
infojobs ~ Recepcionista Hotel ~ Mirante Executivo Hotel Ltda ~ Foz do Iguaçu - PR ~ text=decima-rechotel ~ as=plain ~ on=11-17

= hard: retold and hidden employer
bne ~ Recepcionista (hotelaria) ~ - ~ Foz do Iguaçu (PR) ~ text=decima-rechotel-b ~ on=11-08
catho ~ Recepcionista de Hotel ~ Hotel Mirante Executivo ~ Foz do Iguaçu (PR) ~ text=decima-rechotel

= camareira in both genders
gupy ~ Camareiro(a) ~ Pousada Costa Dourada ~ Porto Seguro - BA ~ text=decima-camareira
netvagas ~ CAMAREIRA ~ POUSADA COSTA DOURADA ~ Porto Seguro - BA ~ text=decima-camareira ~ as=bare ~ on=11-21

= cook with industrial
vagas ~ Cozinheiro(a) Industrial ~ Sabor & Cia Refeições ~ Camaçari / BA ~ text=decima-cozinheiro
divulgavagas ~ Cozinheiro Industrial ~ Sabor e Cia Refeições Coletivas Ltda ~ Camaçari - BA ~ text=decima-cozinheiro ~ as=breaks

= hard: retold by the agency, same city, hours and number of meals
infojobs ~ Cozinheira ~ - ~ Camaçari - BA ~ text=decima-sobre-consult+decima-cozinheiro-b
solides ~ Cozinheiro(a) Industrial ~ Sabor & Cia Refeições ~ Camaçari - BA ~ text=decima-cozinheiro ~ on=11-12

= garçom / garçonete
catho ~ Garçom / Garçonete ~ Cantina Bella Nonna ~ Gramado (RS) ~ text=decima-garcom
infojobs ~ Garcom ~ Cantina Bella Nonna ~ Gramado - RS ~ text=decima-garcom/170

= tractor operator with short legal name
vagas ~ Tratorista ~ Usina Serra Dourada S.A. ~ Sertãozinho / SP ~ text=decima-tratorista
bne ~ Tratorista Agrícola ~ Usina Serra Dourada ~ Sertãozinho (SP) ~ text=decima-tratorista ~ as=bare

= hard: tratorista / operador de trator retold
catho ~ Operador de Trator ~ Usina Serra Dourada ~ Sertãozinho (SP) ~ text=decima-tratorista-b ~ on=11-15
gupy ~ Tratorista ~ Usina Serra Dourada Açúcar e Álcool ~ Sertãozinho - SP ~ text=decima-tratorista

= agronomist gender, RTV in both
gupy ~ Engenheiro(a) Agrônomo(a) - RTV ~ AgroNorte Insumos ~ Sorriso - MT ~ text=decima-agronomo
infojobs ~ Eng. Agrônomo (RTV) ~ Agro Norte Insumos Agrícolas Ltda ~ Sorriso - MT ~ text=decima-agronomo/250

= farm, text unaccented
bne ~ Ordenhador ~ Fazenda Santa Rita ~ Castro (PR) ~ text=decima-ordenha ~ as=bare
divulgavagas ~ Ordenhador(a) / Retireiro ~ Faz. Santa Rita ~ Castro - PR ~ text=decima-ordenha

= cleaner synonyms inside one title
solides ~ Auxiliar de Limpeza ~ Clarear Serviços ~ Belo Horizonte - MG ~ text=decima-sobre-fac+decima-limpeza
infojobs ~ Aux. Limpeza ~ Clarear Serviços Gerais Ltda ~ Belo Horizonte - MG ~ text=decima-limpeza ~ pay=R$ 1.620,00

= hard: faxineira over the retold text, hidden employer
catho ~ Auxiliar de Serviços Gerais ~ - ~ Belo Horizonte (MG) ~ text=decima-limpeza-b
solides ~ Auxiliar de Limpeza ~ Clarear Serviços ~ Belo Horizonte - MG ~ text=decima-limpeza

= doorman with night in both
infojobs ~ Porteiro Noturno 12x36 ~ Clarear Serviços ~ Rio de Janeiro - RJ ~ text=decima-porteiro
netvagas ~ PORTEIRO NOTURNO (12X36) ~ CLAREAR SERVICOS ~ Rio de Janeiro - RJ ~ text=decima-porteiro ~ as=capitals

= hard: retold, title "Porteiro" vs "Agente de Portaria Noturno"
bne ~ Agente de Portaria - Noturno ~ Clarear ~ Rio de Janeiro (RJ) ~ text=decima-porteiro-b ~ on=11-14
catho ~ Porteiro ~ Clarear Serviços Ltda. ~ Rio de Janeiro (RJ) ~ text=decima-porteiro

= guard, pay one side
catho ~ Vigilante ~ Fortaleza Segurança Patrimonial ~ Belém (PA) ~ text=decima-vigilante
vagas ~ Vigilante Bancário ~ Fortaleza Seg. Patrimonial ~ Belém / PA ~ text=decima-vigilante ~ pay=R$ 2.150,00

= call centre titles, long introduction
gupy ~ Atendente de Telemarketing Receptivo ~ Atende Mais ~ Fortaleza - CE ~ text=decima-telemkt
catho ~ Operador de Telemarketing Receptivo ~ Atende Mais Contact Center S/A ~ Fortaleza (CE) ~ text=decima-telemkt/230

= cabeleireira
trampos ~ Cabeleireiro(a) ~ Studio Belle ~ Juiz de Fora - MG ~ text=decima-cabelo
infojobs ~ Cabelereira ~ Studio Belle Salão ~ Juiz de Fora - MG ~ text=decima-cabelo ~ as=plain

= mechanic of light vehicles, dealer name
catho ~ Mecânico de Automóveis ~ Autovale Concessionária ~ Bauru (SP) ~ text=decima-mecauto
divulgavagas ~ MECANICO DE AUTOMOVEIS ~ Autovale ~ Bauru - SP ~ text=decima-mecauto ~ as=bare ~ on=11-24

= SDR with acronym expanded
gupy ~ SDR - Pré-vendas ~ ClinicaFácil ~ Florianópolis - SC ~ text=decima-sdr ~ mode=hybrid
nerdin ~ Sales Development Representative (SDR) ~ Clinica Fácil Software ~ Florianópolis - SC ~ text=decima-sdr/200

= hard: retold pre-sales
trampos ~ Analista de Pré-Vendas ~ ClinicaFácil ~ Florianópolis - SC ~ text=decima-sdr-b ~ on=11-13
workable ~ SDR ~ ClinicaFácil ~ Florianópolis, Santa Catarina, Brazil ~ text=decima-sdr

= rep. comercial abbreviated, PJ both
catho ~ Representante Comercial ~ Tintas Arco-Íris ~ Teresina (PI) ~ text=decima-repcom ~ contract=PJ
bne ~ Repres. Comercial - Tintas ~ Arco Íris Tintas Ltda ~ Teresina (PI) ~ text=decima-repcom ~ contract=PJ

= internship code and year
gupy ~ Estágio em Administração 2027 ~ Metalforte ~ Betim - MG ~ text=decima-sobre-ind+decima-estadm ~ contract=Estágio
encontresuavaga ~ Estagiário(a) de Administração ~ Metalforte ~ Betim - MG ~ text=decima-estadm ~ contract=Estágio

= young apprentice forms
vagas ~ Jovem Aprendiz Administrativo ~ Lojas Primavera ~ Campo Grande / MS ~ text=decima-aprendiz ~ contract=Aprendiz
infojobs ~ Aprendiz - Administrativo ~ Lojas Primavera S.A. ~ Campo Grande - MS ~ text=decima-aprendiz/200 ~ contract=Aprendiz

= designer
trampos ~ Designer Gráfico Pleno ~ Agência Cobre ~ Recife, PE ~ text=decima-designer
catho ~ Designer Gráfico(a) Pl. ~ Agencia Cobre ~ Recife (PE) ~ text=decima-designer/180

= seamstress
bne ~ Costureira(o) Industrial ~ Unifort Uniformes ~ Divinópolis (MG) ~ text=decima-costura
netvagas ~ COSTUREIRA INDUSTRIAL ~ UNIFORT ~ Divinópolis - MG ~ text=decima-costura ~ as=capitals ~ on=11-02

= vet, night plantão
catho ~ Médico(a) Veterinário(a) Plantonista ~ Hospital Veterinário Patas ~ João Pessoa (PB) ~ text=decima-vet
careerjet ~ Veterinário plantonista ~ Hosp. Veterinário Patas ~ João Pessoa - PB ~ text=decima-vet/200

= nutritionist with UAN
gupy ~ Nutricionista UAN Hospitalar ~ Sabor & Cia Refeições ~ Macapá - AP ~ text=decima-nutri
infojobs ~ Nutricionista de Produção (UAN) ~ Sabor e Cia ~ Macapá - AP ~ text=decima-nutri

= fibre installer
bne ~ Instalador de Fibra Óptica ~ Conecta Net ~ Caruaru (PE) ~ text=decima-fibra
solides ~ Instalador(a) Fibra Optica ~ ConectaNet Telecom Ltda ~ Caruaru - PE ~ text=decima-fibra ~ on=11-18

= logistics analyst, order of words and level II / Pleno
gupy ~ Analista de Logística Pleno ~ Têxtil Catarina ~ Brusque - SC ~ text=decima-logist-analista
vagas ~ Analista Logística II (Pleno) ~ Textil Catarina S.A. ~ Brusque / SC ~ text=decima-logist-analista ~ on=11-17

= buyer, employer hidden on one side, same text
catho ~ Comprador Pleno ~ - ~ Joinville (SC) ~ text=decima-comprador
gupy ~ Comprador(a) Pleno ~ Injeplast ~ Joinville - SC ~ text=decima-comprador ~ on=11-06

= fast food, chain shop same district in both
infojobs ~ Atendente de Lanchonete - Shopping Tijuca ~ Burgão Lanches ~ Rio de Janeiro - RJ ~ text=decima-atendente-lanche
gupy ~ Atendente de Restaurante | Shopping Tijuca ~ Burgão Lanches ~ Rio de Janeiro - RJ ~ text=decima-atendente-lanche

= support in English, language in both titles
workable ~ Customer Support Agent - Spanish ~ TripWide ~ São Paulo, São Paulo, Brazil ~ text=decima-bilingue-cs
jobleads ~ Customer Support Agent (Spanish speaker) ~ TripWide Brasil Ltda ~ São Paulo - SP ~ text=decima-bilingue-cs/260

= production leader, líder/encarregado not changed, shift in both
vagas ~ Líder de Produção - Noturno ~ Bebidas Serrana ~ Anápolis / GO ~ text=decima-lider-prod
gupy ~ Líder de Produção (Turno Noite) ~ Bebidas Serrana S.A. ~ Anápolis - GO ~ text=decima-lider-prod ~ on=11-03

= the same cashier vacancy, benefits text added by the chain
gupy ~ Operador(a) de Caixa | Loja Centro ~ Boa Praça Supermercados ~ Ponta Grossa - PR ~ text=decima-sobre-rede+decima-caixa+decima-benef-rede
divulgavagas ~ Operador de Caixa Loja Centro ~ Boa Praca ~ Ponta Grossa - PR ~ text=decima-caixa ~ as=bare

= caixa title PcD also, contract said on one side
infojobs ~ Operador de Caixa (PcD também) ~ Rede Bom Dia ~ Uberlândia - MG ~ text=decima-caixa ~ contract=CLT
catho ~ Operador de Caixa ~ Rede Bom Dia ~ Uberlândia (MG) ~ text=decima-caixa ~ tail=Vaga aberta também a pessoas com deficiência.

= hard: frente de caixa is the same job as operador de caixa over the same text
bne ~ Frente de Caixa ~ Mercado Economia ~ Itajaí (SC) ~ text=decima-caixa
vagas ~ Operador(a) de Caixa ~ Mercado Economia Ltda EPP ~ Itajaí / SC ~ text=decima-caixa/230 ~ on=11-19

= text with the group's introduction versus teaser
catho ~ Fisioterapeuta Ortopédico ~ Vida Plena Reabilitação ~ São José dos Campos (SP) ~ text=decima-sobre-saude+decima-fisio
infojobs ~ Fisioterapeuta - Ortopedia ~ Vida Plena Reabilitação ~ São José dos Campos - SP ~ text=decima-fisio/150

= consultancy introduction on one side, client named on the other
catho ~ Comprador ~ - ~ Sumaré (SP) ~ text=decima-sobre-consult+decima-comprador
vagas ~ Comprador(a) ~ Plastimar Embalagens ~ Sumaré / SP ~ text=decima-comprador ~ on=11-13

= warehouse assistant with two words for the title, same text, city of the CD in title
gupy ~ Auxiliar de Estoque - CD Cabo ~ Lojas Primavera ~ Cabo de Santo Agostinho - PE ~ text=decima-estoque
infojobs ~ Aux. Estoque (CD Cabo de Santo Agostinho) ~ Lojas Primavera S/A ~ Cabo de Santo Agostinho - PE ~ text=decima-estoque/250

= hard: operador logístico I over the same text as auxiliar de logística
vagas ~ Operador Logístico I ~ Rápido Sul Fulfillment ~ Araucária / PR ~ text=decima-estoque
bne ~ Auxiliar de Logística ~ Rápido Sul ~ Araucária (PR) ~ text=decima-estoque ~ on=11-15

= dates 30 days apart, republished
catho ~ Costureira ~ Malhas Ipê ~ Jaraguá do Sul (SC) ~ text=decima-costura ~ on=10-08
infojobs ~ Costureira ~ Malhas Ipê Ltda ~ Jaraguá do Sul - SC ~ text=decima-costura ~ on=11-07

= hard: dates 43 days apart but identical text and title
bne ~ Mecânico Automotivo ~ Oficina Dois Irmãos ~ Sinop (MT) ~ text=decima-mecauto ~ on=10-01
divulgavagas ~ Mecânico Automotivo ~ Oficina Dois Irmãos ~ Sinop - MT ~ text=decima-mecauto ~ on=11-13

= state abbreviation only and neighbourhood on one side
infojobs ~ Porteiro ~ Guarda Fiel Portarias ~ São Paulo - SP ~ text=decima-porteiro ~ tail=Local de trabalho: Moema.
catho ~ Porteiro - Moema ~ Guarda Fiel Portarias Ltda ~ São Paulo (SP) ~ text=decima-porteiro

= night nurse aide; title has schedule on one side only but text says it
catho ~ Técnico de Enfermagem 12x36 Diurno ~ Santa Casa de Franca ~ Franca (SP) ~ text=decima-tecenf
bne ~ Técnico de Enfermagem ~ Sta Casa de Franca ~ Franca (SP) ~ text=decima-tecenf

= SENAI-like short name of institution
gupy ~ Analista de Suporte Técnico Jr ~ Instituto Federal de Tecnologia Aplicada - IFTA ~ Palmas - TO ~ text=decima-suporte
nerdin ~ Analista Suporte Técnico Júnior ~ IFTA ~ Palmas - TO ~ text=decima-suporte

= remote written in the title on one side
remotar ~ Front-end Engineer React ~ Educa Já ~ Remoto ~ text=decima-front ~ mode=remote
gupy ~ Engenheiro(a) Front-end React - Remoto ~ Educa Já S.A. ~ Remoto ~ text=decima-front ~ mode=remote ~ on=11-03

= talent bank phrase at the end and capitals
netvagas ~ ASSISTENTE DE RECRUTAMENTO E SELECAO ~ PONTE RH ~ Londrina - PR ~ text=decima-recrut ~ as=bare
catho ~ Assistente de Recrutamento e Seleção ~ Ponte RH ~ Londrina (PR) ~ text=decima-recrut ~ tail=Envie seu currículo atualizado.

= DevOps level written III / Sênior
vagas ~ Analista DevOps III ~ Banco Meridional ~ Porto Alegre / RS ~ text=decima-devops
gupy ~ Analista DevOps Sênior (III) ~ Banco Meridional S.A. ~ Porto Alegre - RS ~ text=decima-devops

= dell style code in title
dell ~ Data Analyst, Sales - R27114 ~ Dell Technologies ~ Porto Alegre, Brazil ~ text=decima-dados
jobleads ~ Data Analyst Sales ~ Dell ~ Porto Alegre, Rio Grande do Sul ~ text=decima-dados/200

= SAP own board versus aggregator
sap ~ Senior FI Consultant ~ SAP ~ São Leopoldo, BR ~ text=decima-sapfi ~ on=11-04
careerjet ~ Senior FI Consultant ~ SAP Brasil Ltda ~ São Leopoldo - RS ~ text=decima-sapfi/190 ~ on=11-09

= several places? same town with region in title
divulgavagas ~ Pedreiro de Acabamento - Zona Sul ~ RVM Engenharia ~ Porto Alegre - RS ~ text=decima-pedreiro
bne ~ Pedreiro Acabamento (Zona Sul) ~ R.V.M. Engenharia Ltda ~ Porto Alegre (RS) ~ text=decima-pedreiro

= assistant / associate with PcD exclusive on both sides
vagas ~ Auxiliar Administrativo - Exclusiva PcD ~ Metalforte ~ Betim / MG ~ text=decima-sobre-ind+decima-auxadm
infojobs ~ Auxiliar Administrativo (Vaga exclusiva para PCD) ~ Metalforte S/A ~ Betim - MG ~ text=decima-auxadm

= hotel maid with pay on one side and trade name with city
infojobs ~ Camareira ~ Hotel Praia Azul Maceió ~ Maceió - AL ~ text=decima-camareira ~ pay=R$ 1.640,00
gupy ~ Camareira(o) ~ Hotel Praia Azul ~ Maceió - AL ~ text=decima-camareira

= hourly pay versus unsaid
catho ~ Professor de Matemática ~ Curso Avante ~ Rio Branco (AC) ~ text=decima-prof-mat ~ pay=R$ 38,00 por hora
bne ~ Professor Matematica (Ensino Fundamental 2) ~ Curso Avante ~ Rio Branco (AC) ~ text=decima-prof-mat ~ as=bare

= a coordinator? kept the same title, typos
divulgavagas ~ Supervisor de Obras ~ Norte Engenharia ~ Porto Velho - RO ~ text=decima-mestre
careerjet ~ Supervisor(a) de Obra ~ Norte Engenharia e Construções ~ Porto Velho - RO ~ text=decima-mestre/200 ~ on=11-16

= operator of machine, plant name on one side
gupy ~ Operador(a) de Máquina Embaladora - Unidade Pomerode ~ Frigorífico Vale Verde ~ Pomerode - SC ~ text=decima-opprod
netvagas ~ OPERADOR DE MAQUINA EMBALADORA ~ FRIGORIFICO VALE VERDE ~ Pomerode - SC ~ text=decima-opprod ~ as=capitals

= hard: safety technician, employer said as client's contractor on one side, hidden on the other, whole same text
infojobs ~ Técnico em Segurança do Trabalho ~ - ~ Macaé - RJ ~ text=decima-tst ~ on=11-20
catho ~ Tec Seg do Trabalho ~ Oceânica Montagens ~ Macaé (RJ) ~ text=decima-tst

= milk farm one hidden employer
catho ~ Trabalhador Rural - Ordenha ~ - ~ Patos de Minas (MG) ~ text=decima-ordenha
bne ~ Trabalhador rural (ordenha) ~ Fazenda Boa Esperança ~ Patos de Minas (MG) ~ text=decima-ordenha ~ on=11-12

= salary range against same range written otherwise
infojobs ~ Instalador de Internet ~ Fibrasul Telecom ~ Criciúma - SC ~ text=decima-fibra ~ pay=R$ 2.200 a R$ 2.600
vagas ~ Instalador(a) de Internet Fibra ~ Fibrasul ~ Criciúma / SC ~ text=decima-fibra ~ pay=R$ 2.200,00 a R$ 2.600,00

= contract temp in both
catho ~ Vendedor Temporário - Natal ~ Passo Certo ~ Manaus (AM) ~ text=decima-vendedor ~ contract=Temporário
gupy ~ Vendedor(a) Temporário(a) | Natal 2026 ~ Passo Certo Calçados ~ Manaus - AM ~ text=decima-vendedor ~ contract=Temporário ~ on=11-02

= abbreviation of gerente with words swapped
bne ~ Gte. de Loja ~ Óticas Visão Clara ~ Boa Vista (RR) ~ text=decima-gerente-loja
solides ~ Gerente de Loja (Boa Vista) ~ Oticas Visão Clara Ltda ~ Boa Vista - RR ~ text=decima-gerente-loja

= employer with EIRELI and dots, vigilante CNV in title
netvagas ~ VIGILANTE COM CNV ~ M. S. VIGILANCIA EIRELI ~ São Luís - MA ~ text=decima-vigilante ~ as=bare
infojobs ~ Vigilante (com CNV) ~ MS Vigilância ~ São Luís - MA ~ text=decima-vigilante

= URL only differs, same portal family and text
buscavagas ~ Garçom ~ Churrascaria Pampa ~ Pelotas - RS ~ text=decima-garcom ~ url=https://buscarvagas.com.br/vaga/garcom-9912
divulgavagas ~ Garçom ~ Churrascaria Pampa ~ Pelotas - RS ~ text=decima-garcom ~ url=https://divulgavagas.com.br/vaga/garcom-pelotas

= estágio em direito? course Marketing in both, level words
encontresuavaga ~ Estágio Marketing ~ Educa Já ~ Curitiba - PR ~ text=decima-estadm ~ contract=Estágio
gupy ~ Estagiário(a) em Marketing ~ Educa Já S.A. ~ Curitiba - PR ~ text=decima-estadm ~ contract=Estágio ~ on=11-12

= hard: state capital unit, hidden employer on one side, teaser versus retold text
catho ~ Operador de Trator Agrícola ~ - ~ Quirinópolis (GO) ~ text=decima-tratorista-b/330 ~ on=11-09
vagas ~ Tratorista - 5x1 ~ Bioenergia Rio Claro ~ Quirinópolis / GO ~ text=decima-tratorista

≠ two shops of a chain in one city
gupy ~ Operador(a) de Caixa - Loja Vila Hortência ~ Boa Praça Supermercados ~ Sorocaba - SP ~ text=decima-sobre-rede+decima-caixa
catho ~ Operador de Caixa - Loja Campolim ~ Boa Praça Supermercados ~ Sorocaba (SP) ~ text=decima-caixa

≠ other trade, same introduction and benefits
gupy ~ Operador(a) de Caixa ~ Boa Praça Supermercados ~ Itu - SP ~ text=decima-sobre-rede+decima-benef-rede
infojobs ~ Operador(a) de Padaria ~ Boa Praça Supermercados ~ Itu - SP ~ text=decima-sobre-rede+decima-benef-rede

≠ repositor of other sections
vagas ~ Repositor - FLV ~ Rede Bom Dia ~ Uberlândia / MG ~ text=decima-sobre-rede+decima-benef-rede
catho ~ Repositor - Mercearia ~ Rede Bom Dia ~ Uberlândia (MG) ~ text=decima-sobre-rede+decima-benef-rede

≠ level I / II
gupy ~ Açougueiro I ~ Rede Bom Dia ~ Ituiutaba - MG ~ text=decima-acougue
vagas ~ Açougueiro II ~ Rede Bom Dia ~ Ituiutaba / MG ~ text=decima-acougue

≠ helper versus full trade
catho ~ Auxiliar de Padeiro ~ Panificadora Trigo Nobre ~ Joinville (SC) ~ text=decima-padeiro
infojobs ~ Padeiro ~ Panificadora Trigo Nobre ~ Joinville - SC ~ text=decima-padeiro

≠ confeiteiro versus padeiro, same employer
bne ~ Confeiteiro ~ Panificadora Trigo Nobre ~ Joinville (SC) ~ text=decima-benef-rede
catho ~ Padeiro ~ Panificadora Trigo Nobre ~ Joinville (SC) ~ text=decima-padeiro

≠ two malls in one city
gupy ~ Vendedor(a) - Shopping Flamboyant ~ Passo Certo Calçados ~ Goiânia - GO ~ text=decima-vendedor
solides ~ Vendedor(a) - Goiânia Shopping ~ Passo Certo ~ Goiânia - GO ~ text=decima-vendedor

≠ temp and permanent
catho ~ Vendedor ~ Passo Certo ~ Goiânia (GO) ~ text=decima-vendedor ~ contract=CLT
gupy ~ Vendedor ~ Passo Certo Calçados ~ Goiânia - GO ~ text=decima-vendedor ~ contract=Temporário

≠ manager versus sub-manager
gupy ~ Gerente de Loja ~ Óticas Visão Clara ~ Londrina - PR ~ text=decima-gerente-loja
infojobs ~ Subgerente de Loja ~ Óticas Visão Clara ~ Londrina - PR ~ text=decima-gerente-loja

≠ regional manager versus shop manager
catho ~ Gerente Regional de Lojas ~ Passo Certo ~ Campinas (SP) ~ text=decima-gerente-loja
vagas ~ Gerente de Loja ~ Passo Certo ~ Campinas / SP ~ text=decima-gerente-loja

≠ shifts of a warehouse
infojobs ~ Auxiliar de Logística - 1º Turno ~ Log+ Armazéns Gerais ~ Cajamar - SP ~ text=decima-estoque
gupy ~ Auxiliar de Logística - 3º Turno ~ Log+ Armazéns Gerais ~ Cajamar - SP ~ text=decima-estoque

≠ PcD exclusive twin
vagas ~ Auxiliar de Logística - Exclusiva PcD ~ Log+ Armazéns Gerais ~ Cajamar / SP ~ text=decima-estoque
infojobs ~ Auxiliar de Logística ~ Log+ Armazéns Gerais ~ Cajamar - SP ~ text=decima-estoque

≠ hidden employer on both sides
catho ~ Auxiliar de Logística ~ - ~ Extrema (MG) ~ text=decima-estoque
infojobs ~ Auxiliar de Logística ~ - ~ Extrema - MG ~ text=decima-estoque

≠ licence category D versus E
catho ~ Motorista CNH D ~ Transportes Rodovale ~ Chapecó (SC) ~ text=decima-carreta/120
bne ~ Motorista CNH E ~ Rodovale Transportes ~ Chapecó (SC) ~ text=decima-carreta/120

≠ driver versus helper of the same route
gupy ~ Motorista de Entrega ~ Distribuidora Gelo Bom ~ Feira de Santana - BA ~ text=decima-motorista-d
catho ~ Ajudante de Motorista ~ Distribuidora Gelo Bom ~ Feira de Santana (BA) ~ text=decima-ajudante

≠ two depots in one city, in the tail
catho ~ Motorista de Entrega ~ Distribuidora Gelo Bom ~ Salvador (BA) ~ text=decima-motorista-d ~ tail=Local de trabalho: depósito Pirajá.
netvagas ~ MOTORISTA DE ENTREGA ~ DISTRIBUIDORA GELO BOM ~ Salvador - BA ~ text=decima-motorista-d ~ tail=Local de trabalho: depósito Porto Seco.

≠ other bases of a carrier in namesake towns
vagas ~ Motorista Carreteiro ~ Rodovale Transportes ~ Bom Jesus / PI ~ text=decima-carreta
catho ~ Motorista Carreteiro ~ Rodovale Transportes ~ Bom Jesus (RS) ~ text=decima-carreta

≠ machine: gas forklift versus reach truck
catho ~ Operador de Empilhadeira a Gás ~ Plastimar Embalagens ~ Guarulhos (SP) ~ text=decima-empilhadeira
infojobs ~ Operador de Empilhadeira Retrátil ~ Plastimar Embalagens ~ Guarulhos - SP ~ text=decima-retratil

≠ pay contradicts
catho ~ Operador de Empilhadeira ~ Plastimar Embalagens ~ Guarulhos (SP) ~ text=decima-empilhadeira ~ pay=R$ 2.300,00
vagas ~ Operador de Empilhadeira ~ Plastimar Embalagens ~ Guarulhos / SP ~ text=decima-empilhadeira ~ pay=R$ 3.100,00

≠ conferente day versus night
infojobs ~ Conferente Diurno ~ Armazém Central ~ Contagem - MG ~ text=decima-conferente/150
divulgavagas ~ Conferente Noturno ~ Armazém Central ~ Contagem - MG ~ text=decima-conferente/150

≠ conferente versus its leader
catho ~ Conferente ~ Armazém Central ~ Contagem (MG) ~ text=decima-conferente
gupy ~ Líder de Conferência ~ Armazém Central ~ Contagem - MG ~ text=decima-conferente

≠ adult ICU versus neonatal ICU
gupy ~ Enfermeiro(a) UTI Neonatal ~ Hospital Santa Clara ~ Ribeirão Preto - SP ~ text=decima-sobre-saude
catho ~ Enfermeiro UTI Adulto ~ Hospital Santa Clara ~ Ribeirão Preto (SP) ~ text=decima-uti

≠ nurse versus nursing technician
vagas ~ Enfermeiro ~ Hospital São Lucas ~ Aracaju / SE ~ text=decima-sobre-saude
bne ~ Técnico de Enfermagem ~ Hospital São Lucas ~ Aracaju (SE) ~ text=decima-tecenf

≠ sector: surgical centre versus emergency
gupy ~ Técnico(a) de Enfermagem - Centro Cirúrgico ~ Hospital São Lucas ~ Aracaju - SE ~ text=decima-sobre-saude
catho ~ Técnico(a) de Enfermagem - Pronto Socorro ~ Hospital São Lucas ~ Aracaju (SE) ~ text=decima-sobre-saude

≠ two hospitals of one group
gupy ~ Técnico de Enfermagem ~ Hospital Santa Clara - Grupo Vida Plena ~ Campinas - SP ~ text=decima-sobre-saude+decima-tecenf
infojobs ~ Técnico de Enfermagem ~ Hospital Dom Pedro - Grupo Vida Plena ~ Campinas - SP ~ text=decima-sobre-saude+decima-tecenf

≠ night and day rosters, same text cut before hours
catho ~ Enfermeiro Assistencial - Noturno ~ Hospital Santa Clara ~ Campinas (SP) ~ text=decima-uti/180
vagas ~ Enfermeiro Assistencial - Diurno ~ Hospital Santa Clara ~ Campinas / SP ~ text=decima-uti/180

≠ pharmacist of two shops
catho ~ Farmacêutico - Loja Casa Forte ~ Drogaria Saúde Já ~ Recife (PE) ~ text=decima-farmaceutico
gupy ~ Farmacêutico(a) - Loja Boa Viagem ~ Drogaria Saúde Já ~ Recife - PE ~ text=decima-farmaceutico

≠ weekend-relief pharmacist versus titular
gupy ~ Farmacêutico Folguista ~ Drogaria Saúde Já ~ Olinda - PE ~ text=decima-farmaceutico
infojobs ~ Farmacêutico ~ Drogaria Saúde Já ~ Olinda - PE ~ text=decima-farmaceutico

≠ physio specialty
catho ~ Fisioterapeuta - Ortopedia ~ Clínica Movimento ~ Maringá (PR) ~ text=decima-fisio/60
bne ~ Fisioterapeuta - Pélvica ~ Clínica Movimento ~ Maringá (PR) ~ text=decima-fisio/60

≠ medical specialty
gupy ~ Médico Pediatra ~ Vida Plena Saúde ~ Salvador - BA ~ text=decima-medico
vagas ~ Médico Endocrinologista ~ Vida Plena Saúde ~ Salvador / BA ~ text=decima-medico

≠ CLT and PJ
catho ~ Médico Clínico ~ Vida Plena Saúde ~ Salvador (BA) ~ text=decima-medico ~ contract=CLT
gupy ~ Médico Clínico ~ Vida Plena Saúde ~ Salvador - BA ~ text=decima-medico ~ contract=PJ

≠ two units of a clinic
solides ~ Recepcionista - Unidade Gonzaga ~ Imagem Diagnósticos ~ Santos - SP ~ text=decima-recep-clinica
catho ~ Recepcionista - Unidade Ponta da Praia ~ Imagem Diagnósticos ~ Santos (SP) ~ text=decima-recep-clinica

≠ reception versus call scheduling, same introduction
catho ~ Recepcionista ~ Vida Plena Saúde ~ Santos (SP) ~ text=decima-sobre-saude
infojobs ~ Faturista Hospitalar ~ Vida Plena Saúde ~ Santos - SP ~ text=decima-sobre-saude

≠ carer of elders with even and odd day nights
infojobs ~ Cuidador de Idosos - Diurno ~ Residencial Doce Lar ~ Curitiba - PR ~ text=decima-cuidador
bne ~ Cuidador de Idosos - Noturno ~ Residencial Doce Lar ~ Curitiba (PR) ~ text=decima-cuidador

≠ two residences, two employers with like texts
catho ~ Cuidador de Idosos ~ Casa de Repouso Flor de Lis ~ Curitiba (PR) ~ text=decima-cuidador
infojobs ~ Cuidador de Idosos ~ Residencial Doce Lar ~ Curitiba - PR ~ text=decima-cuidador

≠ school subject
gupy ~ Professor(a) de Matemática ~ Colégio Horizonte ~ Niterói - RJ ~ text=decima-sobre-edu+decima-prof-mat
catho ~ Professor(a) de Geografia ~ Colégio Horizonte ~ Niterói (RJ) ~ text=decima-sobre-edu+decima-prof-mat

≠ grade: fundamental versus high school
vagas ~ Professor de Matemática - Ensino Médio ~ Colégio Horizonte ~ Niterói / RJ ~ text=decima-sobre-edu
gupy ~ Professor de Matemática - Fundamental II ~ Colégio Horizonte ~ Niterói - RJ ~ text=decima-sobre-edu

≠ substitute (maternity leave) versus permanent
gupy ~ Professor Substituto de Matemática (licença-maternidade) ~ Colégio Horizonte ~ Niterói - RJ ~ text=decima-prof-mat
catho ~ Professor de Matemática ~ Colégio Horizonte ~ Niterói (RJ) ~ text=decima-prof-mat

≠ class assistant mornings versus afternoons
gupy ~ Auxiliar de Classe - Manhã ~ Escola Pequeno Mundo ~ Brasília - DF ~ text=decima-aux-classe/180
infojobs ~ Auxiliar de Classe - Tarde ~ Escola Pequeno Mundo ~ Brasília - DF ~ text=decima-aux-classe/180

≠ assistant versus teacher
bne ~ Professora de Educação Infantil ~ Escola Pequeno Mundo ~ Brasília (DF) ~ text=decima-prof-inf
gupy ~ Auxiliar de Educação Infantil ~ Escola Pequeno Mundo ~ Brasília - DF ~ text=decima-aux-classe

≠ mason versus mason's helper
catho ~ Pedreiro ~ Construtora Alicerce ~ Natal (RN) ~ text=decima-pedreiro
divulgavagas ~ Servente de Pedreiro ~ Construtora Alicerce ~ Natal - RN ~ text=decima-servente

≠ two sites of a builder
netvagas ~ PEDREIRO - OBRA PONTA NEGRA ~ CONSTRUTORA ALICERCE ~ Natal - RN ~ text=decima-pedreiro ~ as=capitals
catho ~ Pedreiro - Obra Candelária ~ Construtora Alicerce ~ Natal (RN) ~ text=decima-pedreiro

≠ electrician: maintenance versus assembler of projects
infojobs ~ Eletricista Montador ~ Metalforte ~ Betim - MG ~ text=decima-sobre-ind+decima-eletricista/160
gupy ~ Eletricista de Manutenção ~ Metalforte ~ Betim - MG ~ text=decima-sobre-ind+decima-eletricista/160

≠ more than 45 days apart
catho ~ Eletricista de Manutenção ~ Metalforte ~ Betim (MG) ~ text=decima-eletricista ~ on=09-12
gupy ~ Eletricista de Manutenção ~ Metalforte ~ Betim - MG ~ text=decima-eletricista ~ on=11-10

≠ agency's template, two named clients
bne ~ Eletricista Industrial ~ Ponte RH - cliente Bebidas Serrana ~ Anápolis (GO) ~ text=decima-sobre-consult+decima-eletricista
catho ~ Eletricista Industrial ~ Ponte RH - cliente Farmalab ~ Anápolis (GO) ~ text=decima-sobre-consult+decima-eletricista

≠ engineer discipline
gupy ~ Engenheiro Eletricista de Obras ~ Alvorada Construções ~ Cuiabá - MT ~ text=decima-eng-obra/120
catho ~ Engenheiro Civil de Obras ~ Alvorada Construções ~ Cuiabá (MT) ~ text=decima-eng-obra

≠ planning engineer versus production engineer
vagas ~ Engenheiro de Planejamento ~ Alvorada Construções ~ Cuiabá / MT ~ text=decima-eng-obra/120
catho ~ Engenheiro de Produção de Obra ~ Alvorada Construções ~ Cuiabá (MT) ~ text=decima-eng-obra/120

≠ general foreman versus carpentry foreman
bne ~ Mestre de Obras ~ Construtora Alicerce ~ Parauapebas (PA) ~ text=decima-mestre
divulgavagas ~ Encarregado de Carpintaria ~ Construtora Alicerce ~ Parauapebas - PA ~ text=decima-mestre

≠ two lines of a factory: sausages and slaughter
solides ~ Operador de Produção - Embutidos ~ Frigorífico Vale Verde ~ Toledo - PR ~ text=decima-opprod
infojobs ~ Operador de Produção - Abate de Aves ~ Frigorífico Vale Verde ~ Toledo - PR ~ text=decima-abate

≠ two cities of one group's plants
gupy ~ Operador de Produção ~ Frigorífico Vale Verde ~ Toledo - PR ~ text=decima-opprod
catho ~ Operador de Produção ~ Frigorífico Vale Verde ~ Cascavel (PR) ~ text=decima-opprod

≠ welding process TIG versus MIG
catho ~ Soldador TIG ~ Estrutec ~ Caxias do Sul (RS) ~ text=decima-soldador-b/75
infojobs ~ Soldador MIG/MAG ~ Estrutec ~ Caxias do Sul - RS ~ text=decima-soldador

≠ fixed-hours: Saturdays shift tail
vagas ~ Soldador MIG/MAG ~ Estrutec ~ Caxias do Sul / RS ~ text=decima-soldador/200 ~ tail=Horário: 1º turno, das 5h às 13h30.
bne ~ Soldador MIG/MAG ~ Estrutec ~ Caxias do Sul (RS) ~ text=decima-soldador/200 ~ tail=Horário: 2º turno, das 13h30 às 22h.

≠ machine: lathe versus machining centre
catho ~ Operador de Torno CNC ~ Usinagem Precisa ~ Diadema (SP) ~ text=decima-cnc
netvagas ~ OPERADOR DE CENTRO DE USINAGEM CNC ~ USINAGEM PRECISA ~ Diadema - SP ~ text=decima-centro

≠ operator versus programmer
gupy ~ Programador CNC ~ Usinagem Precisa ~ Diadema - SP ~ text=decima-cnc
catho ~ Operador CNC ~ Usinagem Precisa ~ Diadema (SP) ~ text=decima-cnc

≠ mechanic versus electromechanic
vagas ~ Mecânico de Manutenção ~ Injeplast ~ Manaus / AM ~ text=decima-mecmanut/120
gupy ~ Eletromecânico de Manutenção ~ Injeplast ~ Manaus - AM ~ text=decima-mecmanut/120

≠ levels Jr and Sr of maintenance mechanic
catho ~ Mecânico de Manutenção Jr ~ Injeplast ~ Manaus (AM) ~ text=decima-mecmanut
gupy ~ Mecânico de Manutenção Sr ~ Injeplast da Amazônia ~ Manaus - AM ~ text=decima-mecmanut

≠ safety technician versus safety engineer
bne ~ Técnico de Segurança do Trabalho ~ Alvorada Construções ~ Cuiabá (MT) ~ text=decima-tst
catho ~ Engenheiro de Segurança do Trabalho ~ Alvorada Construções ~ Cuiabá (MT) ~ text=decima-tst/150

≠ safety versus environment technician
gupy ~ Técnico de Meio Ambiente ~ Metalforte ~ Betim - MG ~ text=decima-sobre-ind
vagas ~ Técnico de Segurança do Trabalho ~ Metalforte ~ Betim / MG ~ text=decima-sobre-ind

≠ quality analyst versus inspector
gupy ~ Analista de Qualidade ~ Metalforte ~ São Bernardo do Campo - SP ~ text=decima-sobre-ind+decima-qualidade
catho ~ Inspetor de Qualidade ~ Metalforte ~ São Bernardo do Campo (SP) ~ text=decima-sobre-ind

≠ quality of suppliers versus of customers
vagas ~ Analista de Qualidade - Fornecedores ~ Metalforte ~ São Bernardo do Campo / SP ~ text=decima-qualidade
gupy ~ Analista de Qualidade - Cliente ~ Metalforte ~ São Bernardo do Campo - SP ~ text=decima-qualidade

≠ assistant of other area
catho ~ Auxiliar Administrativo - RH ~ Contabiliza Assessoria ~ Vitória (ES) ~ text=decima-auxadm/100
infojobs ~ Auxiliar Administrativo - Financeiro ~ Contabiliza Assessoria ~ Vitória - ES ~ text=decima-auxadm/100

≠ assistente versus auxiliar of the same chain of grades
solides ~ Assistente Administrativo ~ Contabiliza Assessoria ~ Vitória - ES ~ text=decima-auxadm ~ pay=R$ 2.400,00
catho ~ Auxiliar Administrativo ~ Contabiliza Assessoria ~ Vitória (ES) ~ text=decima-auxadm ~ pay=R$ 1.850,00

≠ apprentice versus auxiliary
infojobs ~ Aprendiz Administrativo ~ Contabiliza Assessoria ~ Vitória - ES ~ text=decima-auxadm ~ contract=Aprendiz
catho ~ Auxiliar Administrativo ~ Contabiliza Assessoria ~ Vitória (ES) ~ text=decima-auxadm ~ contract=CLT

≠ payable versus receivable
gupy ~ Analista de Contas a Pagar ~ Grupo Marazul ~ Porto Alegre - RS ~ text=decima-financeiro
catho ~ Analista de Contas a Receber ~ Grupo Marazul ~ Porto Alegre (RS) ~ text=decima-financeiro

≠ level pleno versus sênior
gupy ~ Analista Financeiro Sênior ~ Grupo Marazul ~ Porto Alegre - RS ~ text=decima-financeiro
vagas ~ Analista Financeiro Pleno ~ Grupo Marazul ~ Porto Alegre / RS ~ text=decima-financeiro

≠ analyst versus coordinator
catho ~ Coordenador Financeiro ~ Grupo Marazul ~ Porto Alegre (RS) ~ text=decima-financeiro
gupy ~ Analista Financeiro ~ Grupo Marazul ~ Porto Alegre - RS ~ text=decima-financeiro-b

≠ fiscal versus accounting
catho ~ Analista Fiscal ~ Exato Contabilidade ~ Blumenau (SC) ~ text=decima-fiscal
vagas ~ Analista Contábil ~ Exato Contabilidade ~ Blumenau / SC ~ text=decima-fiscal/35

≠ two accountancy offices with like texts
netvagas ~ ANALISTA FISCAL ~ EXATO CONTABILIDADE ~ Blumenau - SC ~ text=decima-fiscal
infojobs ~ Analista Fiscal ~ Soma Contadores Associados ~ Blumenau - SC ~ text=decima-fiscal

≠ tax direct versus indirect
gupy ~ Analista Tributário - Impostos Diretos ~ Exato Contabilidade ~ Blumenau - SC ~ text=decima-fiscal/35
catho ~ Analista Tributário - Impostos Indiretos ~ Exato Contabilidade ~ Blumenau (SC) ~ text=decima-fiscal/35

≠ payroll versus benefits
gupy ~ Analista de DP - Folha ~ Têxtil Catarina ~ Brusque - SC ~ text=decima-dp
infojobs ~ Analista de DP - Benefícios ~ Têxtil Catarina ~ Brusque - SC ~ text=decima-dp

≠ recruiter versus business partner
catho ~ Analista de Recrutamento e Seleção ~ Metalforte ~ Betim (MG) ~ text=decima-sobre-ind
gupy ~ HR Business Partner ~ Metalforte ~ Betim - MG ~ text=decima-sobre-ind

≠ tech recruiter versus volume recruiter
trampos ~ Tech Recruiter ~ Pagly ~ São Paulo, SP ~ text=decima-sobre-tech
gupy ~ Recrutador - Vagas Operacionais ~ Pagly ~ São Paulo - SP ~ text=decima-sobre-tech

≠ software stack: Java versus .NET
gupy ~ Desenvolvedor Java Sênior ~ Pagly ~ Remoto ~ text=decima-java/66 ~ mode=remote
remotar ~ Desenvolvedor .NET Sênior ~ Pagly ~ Remoto ~ text=decima-java/66 ~ mode=remote

≠ level pleno versus senior, remote
gupy ~ Desenvolvedor Java Pleno ~ Pagly ~ Remoto ~ text=decima-java ~ mode=remote
remotar ~ Desenvolvedor Java Sênior ~ Pagly ~ Remoto ~ text=decima-java ~ mode=remote

≠ team: checkout versus anti-fraud in the tail
nerdin ~ Desenvolvedor Java ~ Pagly ~ Home Office ~ text=decima-java/240 ~ tail=Você fará parte do time de Checkout. ~ mode=remote
gupy ~ Desenvolvedor Java ~ Pagly ~ Remoto ~ text=decima-java/240 ~ tail=Você fará parte do time de Antifraude. ~ mode=remote

≠ affirmative vacancy for women versus open twin
gupy ~ Desenvolvedora Java Pleno - Vaga afirmativa para mulheres ~ Pagly ~ Remoto ~ text=decima-sobre-tech+decima-java ~ mode=remote
nerdin ~ Desenvolvedor(a) Java Pleno ~ Pagly ~ Home Office ~ text=decima-sobre-tech+decima-java ~ mode=remote

≠ front-end React versus Angular
nerdin ~ Desenvolvedor Front-End Angular ~ Aprenda+ ~ Home Office ~ text=decima-front/76 ~ mode=remote
trampos ~ Desenvolvedor Front-End React ~ Aprenda+ ~ Remoto ~ text=decima-front ~ mode=remote

≠ developer versus tech lead
remotar ~ Tech Lead Front-end ~ Educa Já ~ Remoto ~ text=decima-front ~ mode=remote
gupy ~ Desenvolvedor Front-end ~ Educa Já ~ Remoto ~ text=decima-front ~ mode=remote

≠ mobile iOS versus Android
gupy ~ Desenvolvedor Mobile iOS ~ Pagly ~ Remoto ~ text=decima-sobre-tech ~ mode=remote
remotar ~ Desenvolvedor Mobile Android ~ Pagly ~ Remoto ~ text=decima-sobre-tech ~ mode=remote

≠ data analyst of other area
gupy ~ Analista de Dados - Comercial ~ Lojas Primavera ~ São Paulo - SP ~ text=decima-dados
catho ~ Analista de Dados - Supply Chain ~ Lojas Primavera ~ São Paulo (SP) ~ text=decima-dados/30

≠ data analyst versus data engineer
vagas ~ Engenheiro de Dados ~ Lojas Primavera ~ São Paulo / SP ~ text=decima-dados/150
gupy ~ Analista de Dados ~ Lojas Primavera ~ São Paulo - SP ~ text=decima-dados

≠ support N1 versus N2
nerdin ~ Analista de Suporte N2 ~ Hospital Bela Vista ~ Florianópolis - SC ~ text=decima-suporte-n2
catho ~ Analista de Suporte N1 ~ Hospital Bela Vista ~ Florianópolis (SC) ~ text=decima-suporte

≠ support weekdays versus weekends
gupy ~ Analista de Suporte - Plantão fim de semana ~ Hospital Bela Vista ~ Florianópolis - SC ~ text=decima-suporte/200
infojobs ~ Analista de Suporte - Segunda a Sexta ~ Hospital Bela Vista ~ Florianópolis - SC ~ text=decima-suporte/200

≠ other city, one bank
gupy ~ Analista de Suporte ~ Banco Meridional ~ Porto Alegre - RS ~ text=decima-suporte
vagas ~ Analista de Suporte ~ Banco Meridional ~ Curitiba / PR ~ text=decima-suporte

≠ SAP module FI versus MM
nerdin ~ Consultor SAP MM Sênior ~ Nexa Consulting ~ Home Office ~ text=decima-sapfi ~ mode=remote
jobleads ~ Consultor SAP FI Sênior ~ Nexa Consulting ~ Remoto ~ text=decima-sapfi ~ mode=remote

≠ SAP functional versus ABAP
gupy ~ Consultor Funcional SAP SD ~ Nexa Consulting ~ Remoto ~ text=decima-sapfi/150 ~ mode=remote
nerdin ~ Desenvolvedor SAP ABAP ~ Nexa Consulting ~ Home Office ~ text=decima-sapfi/150 ~ mode=remote

≠ hotel receptionist night auditor versus evening
catho ~ Recepcionista de Hotel ~ Hotel Mirante Executivo ~ Foz do Iguaçu (PR) ~ text=decima-rechotel
infojobs ~ Auditor Noturno de Hotel ~ Hotel Mirante Executivo ~ Foz do Iguaçu - PR ~ text=decima-rechotel/150

≠ two hotels of a chain
gupy ~ Recepcionista - Mirante Airport ~ Rede Mirante Hotéis ~ Foz do Iguaçu - PR ~ text=decima-rechotel
catho ~ Recepcionista - Mirante Cataratas ~ Rede Mirante Hotéis ~ Foz do Iguaçu (PR) ~ text=decima-rechotel

≠ receptionist versus bellboy
bne ~ Mensageiro de Hotel ~ Hotel Mirante Executivo ~ Foz do Iguaçu (PR) ~ text=decima-rechotel-b/80
catho ~ Recepcionista de Hotel ~ Hotel Mirante Executivo ~ Foz do Iguaçu (PR) ~ text=decima-rechotel

≠ room maid versus governess
gupy ~ Governanta ~ Pousada Costa Dourada ~ Porto Seguro - BA ~ text=decima-governanta
netvagas ~ CAMAREIRA ~ POUSADA COSTA DOURADA ~ Porto Seguro - BA ~ text=decima-camareira ~ as=capitals

≠ extra (freelance) versus fixed
catho ~ Camareira Extra ~ Hotel Praia Azul ~ Maceió (AL) ~ text=decima-camareira ~ contract=Freelancer
gupy ~ Camareira ~ Hotel Praia Azul ~ Maceió - AL ~ text=decima-camareira ~ contract=CLT

≠ cook versus kitchen helper
vagas ~ Cozinheiro Industrial ~ Sabor & Cia Refeições ~ Camaçari / BA ~ text=decima-cozinheiro
infojobs ~ Auxiliar de Cozinha Industrial ~ Sabor & Cia Refeições ~ Camaçari - BA ~ text=decima-cozinheiro/70

≠ one caterer in two client factories of one town
gupy ~ Cozinheiro Industrial ~ Sabor & Cia Refeições ~ Camaçari - BA ~ text=decima-cozinheiro ~ tail=Unidade: Polo Petroquímico - cliente BahiaQuim.
catho ~ Cozinheiro Industrial ~ Sabor & Cia Refeições ~ Camaçari (BA) ~ text=decima-cozinheiro ~ tail=Unidade: fábrica de pneus - cliente Rodatec.

≠ waiter versus cumim
catho ~ Cumim ~ Cantina Bella Nonna ~ Gramado (RS) ~ text=decima-garcom/60
infojobs ~ Garçom ~ Cantina Bella Nonna ~ Gramado - RS ~ text=decima-garcom

≠ waiters of two restaurants
bne ~ Garçom ~ Cantina Bella Nonna ~ Gramado (RS) ~ text=decima-garcom
catho ~ Garçom ~ Trattoria Di Pietro ~ Gramado (RS) ~ text=decima-garcom

≠ tractor versus harvester
vagas ~ Tratorista ~ Usina Serra Dourada ~ Sertãozinho / SP ~ text=decima-tratorista
gupy ~ Operador de Colhedora de Cana ~ Usina Serra Dourada ~ Sertãozinho - SP ~ text=decima-colhedora

≠ two farms/units of a mill in the tail
catho ~ Tratorista ~ Usina Serra Dourada ~ Sertãozinho (SP) ~ text=decima-tratorista-b ~ tail=Frente de trabalho: Fazenda Santa Elisa.
bne ~ Tratorista ~ Usina Serra Dourada ~ Sertãozinho (SP) ~ text=decima-tratorista-b ~ tail=Frente de trabalho: Fazenda Vassoural.

≠ harvest season contract versus permanent
gupy ~ Tratorista - Safra ~ Usina Serra Dourada ~ Sertãozinho - SP ~ text=decima-tratorista ~ contract=Temporário
catho ~ Tratorista ~ Usina Serra Dourada ~ Sertãozinho (SP) ~ text=decima-tratorista ~ contract=CLT

≠ crop: grains versus coffee
gupy ~ Engenheiro Agrônomo - Grãos ~ AgroNorte Insumos ~ Patrocínio - MG ~ text=decima-agronomo/43
infojobs ~ Engenheiro Agrônomo - Café ~ AgroNorte Insumos ~ Patrocínio - MG ~ text=decima-agronomo/43

≠ agronomist versus agricultural technician
catho ~ Técnico Agrícola ~ AgroNorte Insumos ~ Sorriso (MT) ~ text=decima-agronomo/150
gupy ~ Engenheiro Agrônomo ~ AgroNorte Insumos ~ Sorriso - MT ~ text=decima-agronomo

≠ cattle: milking versus calf rearing
bne ~ Ordenhador ~ Fazenda Santa Rita ~ Castro (PR) ~ text=decima-ordenha
divulgavagas ~ Tratador de Bezerras ~ Fazenda Santa Rita ~ Castro - PR ~ text=decima-bezerras

≠ cleaning posts of one contractor, other bairro
solides ~ Auxiliar de Limpeza - Savassi ~ Clarear Serviços ~ Belo Horizonte - MG ~ text=decima-limpeza
infojobs ~ Auxiliar de Limpeza - Pampulha ~ Clarear Serviços ~ Belo Horizonte - MG ~ text=decima-limpeza

≠ hospital cleaning versus office cleaning
catho ~ Auxiliar de Limpeza Hospitalar ~ Clarear Serviços ~ Belo Horizonte (MG) ~ text=decima-sobre-fac
solides ~ Auxiliar de Limpeza Predial ~ Clarear Serviços ~ Belo Horizonte - MG ~ text=decima-sobre-fac+decima-limpeza

≠ cleaner versus cleaning supervisor (encarregado)
gupy ~ Encarregado de Limpeza ~ Clarear Serviços ~ Belo Horizonte - MG ~ text=decima-sobre-fac
bne ~ Auxiliar de Limpeza ~ Clarear Serviços ~ Belo Horizonte (MG) ~ text=decima-sobre-fac+decima-limpeza

≠ roving relief (volante) versus fixed post
infojobs ~ Porteiro Volante ~ Clarear Serviços ~ Rio de Janeiro - RJ ~ text=decima-porteiro
netvagas ~ PORTEIRO - POSTO FIXO ~ CLAREAR SERVICOS ~ Rio de Janeiro - RJ ~ text=decima-porteiro

≠ doorman versus janitor
catho ~ Zelador ~ Clarear Serviços ~ Rio de Janeiro (RJ) ~ text=decima-sobre-fac+decima-zelador
bne ~ Porteiro ~ Clarear Serviços ~ Rio de Janeiro (RJ) ~ text=decima-sobre-fac+decima-porteiro

≠ bank guard versus hospital guard
catho ~ Vigilante - Agência Bancária ~ Fortaleza Segurança Patrimonial ~ Belém (PA) ~ text=decima-vigilante
vagas ~ Vigilante - Hospital ~ Fortaleza Segurança Patrimonial ~ Belém / PA ~ text=decima-vigilante/45

≠ guard versus armed escort
gupy ~ Vigilante de Escolta Armada ~ Fortaleza Segurança Patrimonial ~ Belém - PA ~ text=decima-vigilante/40
infojobs ~ Vigilante Patrimonial ~ Fortaleza Segurança Patrimonial ~ Belém - PA ~ text=decima-vigilante

≠ inbound versus outbound calls
gupy ~ Operador de Telemarketing Receptivo ~ Atende Mais ~ Fortaleza - CE ~ text=decima-telemkt/53
catho ~ Operador de Telemarketing Ativo ~ Atende Mais ~ Fortaleza (CE) ~ text=decima-telemkt/53

≠ client of the call centre: bank versus telephone
vagas ~ Atendente - Produto Banco ~ Atende Mais ~ Fortaleza / CE ~ text=decima-telemkt/22
infojobs ~ Atendente - Produto Telefonia ~ Atende Mais ~ Fortaleza - CE ~ text=decima-telemkt

≠ language of support
workable ~ Customer Support Agent - Spanish ~ TripWide ~ São Paulo, São Paulo, Brazil ~ text=decima-bilingue-cs
jobleads ~ Customer Support Agent - French ~ TripWide ~ São Paulo - SP ~ text=decima-bilingue-cs

≠ hairdresser versus manicure
trampos ~ Manicure ~ Studio Belle ~ Juiz de Fora - MG ~ text=decima-cabelo/60
infojobs ~ Cabeleireira ~ Studio Belle ~ Juiz de Fora - MG ~ text=decima-cabelo

≠ vehicles: light versus heavy
catho ~ Mecânico de Veículos Leves ~ Autovale ~ Bauru (SP) ~ text=decima-mecauto
gupy ~ Mecânico de Veículos Pesados ~ Autovale ~ Bauru - SP ~ text=decima-mecauto/40

≠ segment: SMB versus enterprise
gupy ~ SDR - Segmento PME ~ ClinicaFácil ~ Florianópolis - SC ~ text=decima-sdr
nerdin ~ SDR - Segmento Enterprise ~ ClinicaFácil ~ Florianópolis - SC ~ text=decima-sdr

≠ pre-sales SDR versus closer
trampos ~ Closer / Executivo de Vendas ~ ClinicaFácil ~ Florianópolis - SC ~ text=decima-sdr-b/55
workable ~ SDR ~ ClinicaFácil ~ Florianópolis, Santa Catarina, Brazil ~ text=decima-sdr

≠ commissioned PJ rep versus employed seller
catho ~ Representante Comercial (comissionado) ~ Tintas Arco-Íris ~ Teresina (PI) ~ text=decima-repcom ~ contract=PJ
gupy ~ Vendedor Externo ~ Tintas Arco-Íris ~ Teresina - PI ~ text=decima-repcom/34 ~ contract=CLT

≠ product line of a rep
bne ~ Representante Comercial - Linha Automotiva ~ Tintas Arco-Íris ~ Teresina (PI) ~ text=decima-repcom/60
catho ~ Representante Comercial - Linha Imobiliária ~ Tintas Arco-Íris ~ Teresina (PI) ~ text=decima-repcom/60

≠ course of internship
gupy ~ Estágio em Engenharia Mecânica ~ Metalforte ~ Betim - MG ~ text=decima-sobre-ind+decima-estadm ~ contract=Estágio
encontresuavaga ~ Estágio em Administração ~ Metalforte ~ Betim - MG ~ text=decima-sobre-ind+decima-estadm ~ contract=Estágio

≠ internship versus the trainee programme of one company
gupy ~ Programa de Trainee 2027 ~ Metalforte ~ Betim - MG ~ text=decima-sobre-ind ~ contract=CLT
vagas ~ Programa de Estágio 2027 ~ Metalforte ~ Betim / MG ~ text=decima-sobre-ind+decima-estadm ~ contract=Estágio

≠ veterinary specialty, one hospital
catho ~ Médico Veterinário - Silvestres ~ Hospital Veterinário Patas ~ João Pessoa (PB) ~ text=decima-vet/28
solides ~ Médico Veterinário - Anestesista ~ Hospital Veterinário Patas ~ João Pessoa - PB ~ text=decima-vet/28
`);
