import { readPairs } from "./read-pairs.ts";

/** Employers: legal forms, trades, agencies, hidden names, namesakes. */
export const employerPairs = readPairs(`
= S.A. with dots
catho ~ Operador de Extrusora ~ Plásticos Vitral S.A. ~ Manaus (AM)
bne ~ Operador de Extrusora ~ PLASTICOS VITRAL SA ~ Manaus (AM)

= S/A in the middle
solides ~ Químico Industrial ~ CONDOREX S/A INDUSTRIA QUIMICA ~ Diadema (SP)
vagas ~ Químico Industrial ~ Condorex Indústria Química ~ Diadema (SP)

= ME, EPP
infojobs ~ Serralheiro ~ Esquadrias Modelo ME ~ Divinópolis (MG)
bne ~ Serralheiro ~ Esquadrias Modelo EPP ~ Divinópolis (MG)

= Eireli
infojobs ~ Vidraceiro ~ Vidros Fumê Eireli ~ Divinópolis (MG)
bne ~ Vidraceiro(a) ~ Vidros Fumê ~ Divinópolis (MG)

= "Grupo" before the name
gupy ~ Analista de Custos ~ Grupo Pau-Brasil ~ Vitória da Conquista (BA)
catho ~ Analista de Custos ~ Pau Brasil ~ Vitória da Conquista (BA)

= "Grupo" and a registered name
gupy ~ Analista de Custos ~ Grupo Ipanemax ~ Sobral (CE)
catho ~ Analista de Custos ~ Ipanemax Participações S.A. ~ Sobral (CE)

= "Cia." in front
vagas ~ Operador de ETA ~ Cia. Águas do Cariri ~ Juazeiro do Norte (CE)
gupy ~ Operador de ETA ~ Companhia Águas do Cariri ~ Juazeiro do Norte (CE)

= "do Brasil"
workable ~ Analista de Exportação ~ Brennex do Brasil ~ Joinville (SC)
vagas ~ Analista de Exportação ~ Brennex ~ Joinville (SC)

= number of the company register
bne ~ Cabeleireiro ~ 12.345.678/0001-90 Studio Bela ~ Maringá (PR)
infojobs ~ Cabeleireiro(a) ~ Studio Bela ~ Maringá (PR)

= shop in front of the name
catho ~ Estoquista ~ Lojas Mirante ~ Itabuna (BA)
gupy ~ Estoquista ~ Mirante S.A. ~ Itabuna (BA)

= initials with blanks
vagas ~ Oncologista ~ A. B. Moreira Hospital ~ São Paulo (SP)
gupy ~ Oncologista ~ AB Moreira ~ São Paulo (SP)

= trade after the name
gupy ~ Motorista de Truck ~ Veloz Norte ~ Imperatriz (MA)
infojobs ~ Motorista de Truck ~ Veloz Norte Transportes e Logística Ltda ~ Imperatriz (MA)

= trade before the name
gupy ~ Fiscal de Loja ~ Supermercados Paladar ~ Petrolina (PE)
catho ~ Fiscal de Loja ~ Paladar ~ Petrolina (PE)

≠ one name, two trades
gupy ~ Auxiliar de Expedição ~ Paladar Transportes ~ Petrolina (PE)
catho ~ Auxiliar de Expedição ~ Paladar Alimentos ~ Petrolina (PE)

≠ agency and supermarket of one name
catho ~ Gerente de Contas ~ Agência Sabiá ~ Belo Horizonte (MG)
infojobs ~ Gerente de Contas ~ Sabiá Supermercados ~ Belo Horizonte (MG)

≠ namesakes among clinics
bne ~ Dentista ~ Clínica Sorriso Feliz ~ Rio Branco (AC)
bne ~ Dentista ~ Clínica Sorriso Perfeito ~ Rio Branco (AC)

≠ first word in common
bne ~ Cobrador ~ Nova Aliança Transportes ~ Teresina (PI)
infojobs ~ Cobrador ~ Nova Era Transportes ~ Teresina (PI)

≠ saints
catho ~ Copeira ~ Hospital São Camilo Novo ~ Fortaleza (CE)
catho ~ Copeira ~ Hospital São Lucas do Mar ~ Fortaleza (CE)

= the town in the employer's name
catho ~ Copeira ~ Hospital São Lucas do Mar Fortaleza ~ Fortaleza (CE)
gupy ~ Copeiro(a) ~ Hospital São Lucas do Mar ~ Fortaleza (CE)

= the state in the employer's name
vagas ~ Contador ~ Federação do Comércio PE ~ Recife (PE)
gupy ~ Contador(a) ~ Federação do Comércio ~ Recife (PE)

≠ franchises of one brand with other owners and texts
catho ~ Atendente de Sorveteria ~ Gelato Bom - Shopping Norte ~ Natal (RN) ~ text=caixa-mercado
infojobs ~ Atendente de Sorveteria ~ Gelato Bom - Praia ~ Natal (RN) ~ text=balconista

≠ bank and its insurance company, no text
gupy ~ Gerente de Relacionamento ~ Banco Ouro Verde ~ Curitiba (PR)
gupy ~ Gerente de Relacionamento ~ Ouro Verde Seguros ~ Curitiba (PR)

= slogan in place of the name, same text
gupy ~ Gerente de Loja ~ VEM SER AURORA 💜 ~ Sobral (CE) ~ text=sobre-aurora+gerente-loja
infojobs ~ Gerente de Loja ~ Calçados Aurora ~ Sobral (CE) ~ text=sobre-aurora+gerente-loja

≠ slogan in place of the name, nothing else
gupy ~ Gerente de Loja ~ VEM SER AURORA 💜 ~ Sobral (CE)
infojobs ~ Gerente de Loja ~ Rede Mil Cores ~ Sobral (CE)

= agency and client, the agency's introduction before it
gupy ~ Analista Contábil ~ Usina Doce Mel ~ Sertãozinho (SP) ~ text=analista-contabil
catho ~ Analista Contábil ~ Vértice RH ~ Sertãozinho (SP) ~ text=sobre-vertice+analista-contabil

= two agencies with one client's text
catho ~ Mecânico de Linha Pesada ~ Talento Norte Consultoria ~ Marabá (PA) ~ text=mecanico-diesel
bne ~ Mecânico(a) de Linha Pesada ~ Ativa Recursos Humanos ~ Marabá (PA) ~ text=mecanico-diesel

≠ two agencies with one text in two towns
catho ~ Mecânico de Linha Pesada ~ Talento Norte Consultoria ~ Marabá (PA) ~ text=mecanico-diesel
bne ~ Mecânico de Linha Pesada ~ Ativa Recursos Humanos ~ Parauapebas (PA) ~ text=mecanico-diesel

≠ two agencies, one text, two levels
catho ~ Assistente de DP Júnior ~ Talento Norte Consultoria ~ Belém (PA) ~ text=assistente-dp
bne ~ Assistente de DP Pleno ~ Ativa Recursos Humanos ~ Belém (PA) ~ text=assistente-dp

≠ two agencies, one text, the level on one side
catho ~ Assistente de DP ~ Talento Norte Consultoria ~ Belém (PA) ~ text=assistente-dp
bne ~ Assistente de DP Pleno ~ Ativa Recursos Humanos ~ Belém (PA) ~ text=assistente-dp

≠ two agencies, only their stock sentence in common
catho ~ Vigilante ~ Vértice RH ~ Salvador (BA) ~ text=sobre-vertice+vigilante
bne ~ Vigilante ~ Ativa Recursos Humanos ~ Salvador (BA) ~ text=aux-limpeza

≠ two employers, a short sentence in common
bne ~ Balconista ~ Farmácia do Povo ~ Caruaru (PE) ~ text=balconista/60
infojobs ~ Balconista ~ Drogaria Central ~ Caruaru (PE) ~ text=balconista/60

≠ two employers without text
bne ~ Balconista ~ Farmácia do Povo ~ Caruaru (PE)
infojobs ~ Balconista ~ Drogaria Central ~ Caruaru (PE)

≠ two employers with the same pay and day
bne ~ Balconista ~ Farmácia do Povo ~ Caruaru (PE) ~ pay=R$ 1.650 por mês
infojobs ~ Balconista ~ Drogaria Central ~ Caruaru (PE) ~ pay=R$ 1.650 por mês

≠ agency and client, pay contradicts
gupy ~ Almoxarife ~ Construtora Pedra Alta ~ Betim (MG) ~ pay=R$ 2.400 por mês ~ text=almoxarife
catho ~ Almoxarife ~ Vértice RH ~ Betim (MG) ~ pay=R$ 1.700 por mês ~ text=almoxarife

= agency and client, pay on one side
gupy ~ Almoxarife ~ Construtora Pedra Alta ~ Betim (MG) ~ text=almoxarife
catho ~ Almoxarife ~ Vértice RH ~ Betim (MG) ~ pay=R$ 1.900 por mês ~ text=almoxarife

≠ hidden on both sides, and much in common
catho ~ Assistente Fiscal ~ Empresa confidencial ~ Jundiaí (SP) ~ pay=R$ 2.800 por mês ~ text=analista-fiscal
infojobs ~ Assistente Fiscal ~ Empresa Confidencial ~ Jundiaí (SP) ~ pay=R$ 2.800 por mês ~ text=analista-fiscal

≠ no name on both sides
buscavagas ~ Diarista ~ - ~ Osasco (SP) ~ text=aux-limpeza
divulgavagas ~ Diarista ~ - ~ Osasco (SP) ~ text=aux-limpeza

≠ "não informado" and "sigilosa"
bne ~ Torneiro Mecânico ~ Não informado ~ Osasco (SP) ~ text=mecanico-diesel
catho ~ Torneiro Mecânico ~ Empresa sigilosa ~ Osasco (SP) ~ text=mecanico-diesel

= hidden by Sólides, named by Gupy
solides ~ Recepcionista Bilíngue ~ Empresa confidencial ~ Ilhéus (BA) ~ text=recepcionista
gupy ~ Recepcionista Bilíngue ~ Hotel Mar Manso ~ Ilhéus (BA) ~ text=recepcionista

≠ hidden, same title and town, other text
solides ~ Recepcionista ~ Empresa confidencial ~ Ilhéus (BA) ~ text=recepcionista
gupy ~ Recepcionista ~ Hotel Mar Manso ~ Ilhéus (BA) ~ text=aux-adm

≠ hidden, same text in the neighbouring town
solides ~ Recepcionista Bilíngue ~ Empresa confidencial ~ Itabuna (BA) ~ text=recepcionista
gupy ~ Recepcionista Bilíngue ~ Hotel Mar Manso ~ Ilhéus (BA) ~ text=recepcionista

≠ hidden, another title
solides ~ Recepcionista ~ Empresa confidencial ~ Ilhéus (BA) ~ text=recepcionista
gupy ~ Secretária ~ Clínica Vida Plena ~ Ilhéus (BA) ~ text=recepcionista

= hidden, a long teaser of the same text
infojobs ~ Vigilante Patrimonial ~ Empresa confidencial ~ Recife (PE) ~ text=vigilante/260
gupy ~ Vigilante Patrimonial ~ Escudo Segurança ~ Recife (PE) ~ text=vigilante

≠ the portal's word "Empresa" for the employer
netvagas ~ Empacotador ~ Empresa ~ Blumenau (SC)
catho ~ Empacotador ~ Supermercados Bom Vizinho ~ Blumenau (SC)

= case and accent only
bne ~ Passadeira ~ LAVANDERIA AGUA VIVA ~ Santos (SP)
infojobs ~ Passadeira ~ Lavanderia Água Viva ~ Santos (SP)

= dot com
trampos ~ Analista de CRM ~ Fretado.com ~ São Paulo (SP)
gupy ~ Analista de CRM ~ Fretado.com Tecnologia ~ São Paulo (SP)

= ampersand in the name
catho ~ Confeiteira ~ Doces & Cia ~ Sete Lagoas (MG)
bne ~ Confeiteiro(a) ~ Doces e Cia. Ltda ~ Sete Lagoas (MG)

≠ a name that is a part of another
catho ~ Confeiteira ~ Doce Vida ~ Sete Lagoas (MG)
bne ~ Confeiteira ~ Vida ~ Sete Lagoas (MG)

≠ schools with numbers
solides ~ Inspetor de Alunos ~ Colégio Objetivo Novo 1 ~ Sorocaba (SP)
solides ~ Inspetor de Alunos ~ Colégio Saber Mais ~ Sorocaba (SP)

= associates
vagas ~ Advogado Trabalhista ~ Barros Lacerda Advogados Associados ~ Recife (PE)
catho ~ Advogada Trabalhista ~ Barros Lacerda Advocacia ~ Recife (PE)

≠ lawyers of two fields
vagas ~ Advogado Trabalhista ~ Barros Lacerda Advogados Associados ~ Recife (PE)
catho ~ Advogado Tributarista ~ Barros Lacerda Advocacia ~ Recife (PE)

= association in front, none behind
solides ~ Acadêmico de Enfermagem ~ ASSOCIACAO PAULO FREITAS ~ Belo Horizonte (MG)
infojobs ~ Acadêmico de Enfermagem ~ Associação Paulo Freitas ~ Belo Horizonte (MG)

= cooperative with its initials behind
gupy ~ Agente de Negócios ~ Cooperativa Sicoruna ~ Chapecó (SC)
bne ~ Agente de Negócios ~ Sicoruna ~ Chapecó (SC)

≠ one agency posts for many clients without a text, pay apart
bne ~ Ajudante Geral ~ Ativa Recursos Humanos ~ Cajamar (SP) ~ pay=R$ 1.700 por mês
infojobs ~ Ajudante Geral ~ Ativa Recursos Humanos ~ Cajamar (SP) ~ pay=R$ 2.150 por mês

= one agency, one vacancy on two boards
bne ~ Ajudante Geral ~ Ativa Recursos Humanos ~ Cajamar (SP) ~ pay=R$ 1.700 por mês
infojobs ~ Ajudante geral ~ Ativa RH ~ Cajamar (SP) ~ pay=R$ 1.700 por mês

≠ one agency, two texts behind its introduction
bne ~ Assistente Administrativo ~ Vértice RH ~ Cajamar (SP) ~ text=sobre-vertice+aux-adm
infojobs ~ Assistente Administrativo ~ Vértice RH ~ Cajamar (SP) ~ text=sobre-vertice+aux-adm-obra

≠ the same on one board
bne ~ Assistente Administrativo ~ Vértice RH ~ Cajamar (SP) ~ text=sobre-vertice+aux-adm
bne ~ Assistente Administrativo ~ Vértice RH ~ Cajamar (SP) ~ text=sobre-vertice+aux-adm-obra

= one agency, introduction left out by one board
bne ~ Assistente Administrativo ~ Vértice RH ~ Cajamar (SP) ~ text=sobre-vertice+aux-adm
infojobs ~ Assistente Administrativo ~ Vértice RH ~ Cajamar (SP) ~ text=aux-adm

= multinational and its Brazilian name
dell ~ Technical Support Engineer 2 ~ Dell Technologies ~ Eldorado do Sul (RS)
careerjet ~ Technical Support Engineer 2 ~ Dell ~ Eldorado do Sul (RS)

≠ multinational and partner
dell ~ Technical Support Engineer 2 ~ Dell Technologies ~ Porto Alegre (RS)
careerjet ~ Technical Support Engineer 2 ~ Parceira Pampa TI ~ Porto Alegre (RS)

= unit after a dash
catho ~ Fisioterapeuta ~ Hospital Santa Tereza do Vale - Unidade Centro ~ Joinville (SC) ~ text=enfermeiro
gupy ~ Fisioterapeuta ~ Hospital Santa Tereza do Vale ~ Joinville (SC) ~ text=enfermeiro
`);
