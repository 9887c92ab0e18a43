import { readPairs } from "./read-pairs.ts";

/** Towns, states, remote work, chains with many shops. */
export const placePairs = readPairs(`
≠ one chain, two shops in a metropolis
gupy ~ Repositor ~ Supermercados Bom Vizinho ~ Osasco (SP) ~ text=repositor-mercado
gupy ~ Repositor ~ Supermercados Bom Vizinho ~ Barueri (SP) ~ text=repositor-mercado

≠ one chain, one shop on each board
catho ~ Repositor de Mercadorias ~ Supermercados Bom Vizinho ~ Barueri (SP) ~ text=repositor-mercado
infojobs ~ Repositor de Mercadorias ~ Bom Vizinho ~ Carapicuíba (SP) ~ text=repositor-mercado

= one chain, one town, two boards
catho ~ Repositor de Mercadorias ~ Supermercados Bom Vizinho ~ Barueri (SP) ~ text=repositor-mercado
infojobs ~ Repositor(a) de Mercadorias ~ Bom Vizinho ~ Barueri (SP) ~ text=repositor-mercado/180

≠ capital and the town beside it
bne ~ Fiscal de Caixa ~ Atacadão Real ~ Vitória (ES)
catho ~ Fiscal de Caixa ~ Atacadão Real ~ Vila Velha (ES)

≠ capital and the town of nearly its name
bne ~ Fiscal de Caixa ~ Atacadão Real ~ Vitória (ES)
catho ~ Fiscal de Caixa ~ Atacadão Real ~ Vitória da Conquista (BA)

≠ Santa Maria in two states
bne ~ Motoboy ~ Farmácia Pague Bem ~ Santa Maria (RS)
bne ~ Motoboy ~ Farmácia Pague Bem ~ Santa Maria (RN)

≠ Cascavel in two states
infojobs ~ Eletrotécnico ~ Energia Boa Luz ~ Cascavel (PR) ~ text=eletricista-ind
catho ~ Eletrotécnico ~ Energia Boa Luz ~ Cascavel (CE) ~ text=eletricista-ind

≠ Palmas and Palmas of Paraná
infojobs ~ Biomédica ~ Laboratório Análise Certa ~ Palmas (TO)
catho ~ Biomédico ~ Laboratório Análise Certa ~ Palmas (PR)

= town without its state on one side
careerjet ~ Biomédica ~ Laboratório Análise Certa ~ Palmas
catho ~ Biomédico(a) ~ Laboratório Análise Certa ~ Palmas (TO)

= apostrophe and dash in the town
bne ~ Tecelão ~ Têxtil Serra Azul ~ Santa Bárbara d'Oeste (SP)
catho ~ Tecelã ~ Têxtil Serra Azul ~ Santa Barbara D Oeste (SP)

= dash in the town
bne ~ Tratorista ~ Fazenda Boa Safra ~ Ji-Paraná (RO)
infojobs ~ Tratorista ~ Fazenda Boa Safra ~ Ji Paraná (RO)

= state only, same text
careerjet ~ Tratorista Agrícola ~ Fazenda Boa Safra ~ Rondônia ~ text=op-empilhadeira
infojobs ~ Tratorista Agrícola ~ Fazenda Boa Safra ~ Vilhena (RO) ~ text=op-empilhadeira

≠ state only, another state
careerjet ~ Tratorista Agrícola ~ Fazenda Boa Safra ~ Mato Grosso ~ text=op-empilhadeira
infojobs ~ Tratorista Agrícola ~ Fazenda Boa Safra ~ Vilhena (RO) ~ text=op-empilhadeira

= São Paulo as state or city
careerjet ~ Arquiteta de Interiores ~ Ateliê Concreto ~ São Paulo
catho ~ Arquiteto de Interiores ~ Ateliê Concreto ~ São Paulo (SP)

= the country only
careerjet ~ Analista de Logística Reversa ~ Tintas Arco ~ Brasil ~ text=op-empilhadeira
catho ~ Analista de Logística Reversa ~ Tintas Arco ~ Jundiaí (SP) ~ text=op-empilhadeira

= remote on both, in other words
gupy ~ Redator SEO ~ Agência Boitatá ~ Remoto ~ mode=remote
infojobs ~ Redator(a) SEO - Home Office ~ Agência Boitatá ~ Remoto · Brasil

= remote with the seat on one side
gupy ~ Cientista de Dados Sênior ~ Banco Ouro Verde ~ Remoto · Curitiba (PR)
remotar ~ Cientista de Dados Sênior ~ Banco Ouro Verde ~ Remoto

≠ remote with two seats
gupy ~ Executivo de Contas ~ Fintech Cajuína ~ Remoto · Recife (PE)
gupy ~ Executivo de Contas ~ Fintech Cajuína ~ Remoto · Curitiba (PR)

≠ sales territories
gupy ~ Executivo de Contas - Nordeste ~ Fintech Cajuína ~ Remoto
gupy ~ Executivo de Contas - Sul ~ Fintech Cajuína ~ Remoto

≠ shop in the centre and shop in a quarter
catho ~ Vendedor - Loja Centro ~ Calçados Aurora ~ Juazeiro (BA)
catho ~ Vendedor - Loja Piranga ~ Calçados Aurora ~ Juazeiro (BA)

≠ Juazeiro and Juazeiro do Norte
catho ~ Vendedor ~ Calçados Aurora ~ Juazeiro (BA)
infojobs ~ Vendedor ~ Calçados Aurora ~ Juazeiro do Norte (CE)

≠ neighbouring quarters of a capital
bne ~ Porteiro - Copacabana ~ Administradora Sol e Mar ~ Rio de Janeiro (RJ)
bne ~ Porteiro - Ipanema ~ Administradora Sol e Mar ~ Rio de Janeiro (RJ)

= the same quarter, in brackets
bne ~ Porteiro - Copacabana ~ Administradora Sol e Mar ~ Rio de Janeiro (RJ)
catho ~ Porteiro (Copacabana) ~ Administradora Sol e Mar Ltda ~ Rio de Janeiro (RJ)

≠ the quarter on one side, other text
bne ~ Zelador ~ Administradora Sol e Mar ~ Rio de Janeiro (RJ) ~ text=aux-limpeza
catho ~ Zelador - Tijuca ~ Administradora Sol e Mar ~ Rio de Janeiro (RJ) ~ text=vigilante

= the quarter on one side, same text
bne ~ Zelador ~ Administradora Sol e Mar ~ Rio de Janeiro (RJ) ~ text=aux-limpeza
catho ~ Zelador - Tijuca ~ Administradora Sol e Mar ~ Rio de Janeiro (RJ) ~ text=aux-limpeza

≠ Rio and Niterói
bne ~ Zelador ~ Administradora Sol e Mar ~ Rio de Janeiro (RJ) ~ text=aux-limpeza
catho ~ Zelador ~ Administradora Sol e Mar ~ Niterói (RJ) ~ text=aux-limpeza

≠ Brasília and a town around it in another state
gupy ~ Operador de Loja ~ Atacadão Real ~ Brasília (DF)
gupy ~ Operador de Loja ~ Atacadão Real ~ Valparaíso de Goiás (GO)

= Brasília and the Federal District
careerjet ~ Operador de Loja ~ Atacadão Real ~ Distrito Federal
gupy ~ Operador(a) de Loja ~ Atacadão Real ~ Brasília (DF)

≠ site of works in two towns
catho ~ Auxiliar Administrativo de Obras ~ Construtora Pedra Alta ~ Extrema (MG) ~ text=aux-adm-obra
catho ~ Auxiliar Administrativo de Obras ~ Construtora Pedra Alta ~ Pouso Alegre (MG) ~ text=aux-adm-obra

= state in the title, town in the field
careerjet ~ Encarregado de Obras - MG ~ Construtora Pedra Alta ~ Pouso Alegre (MG)
catho ~ Encarregado de Obras ~ Construtora Pedra Alta ~ Pouso Alegre (MG)

≠ town in the title, other town in the field
careerjet ~ Encarregado de Obras - Extrema/MG ~ Construtora Pedra Alta ~ Minas Gerais
catho ~ Encarregado de Obras ~ Construtora Pedra Alta ~ Pouso Alegre (MG)

= town before the role
buscavagas ~ BETIM: Soldador MIG ~ Metalúrgica Ferro Forte ~ Betim (MG)
bne ~ Soldador MIG ~ Metalúrgica Ferro Forte ~ Betim (MG)

≠ soldering in two ways
buscavagas ~ Soldador TIG ~ Metalúrgica Ferro Forte ~ Betim (MG)
bne ~ Soldador MIG ~ Metalúrgica Ferro Forte ~ Betim (MG)

= Contagem written with the region
infojobs ~ Soldador TIG - Contagem e região ~ Metalúrgica Ferro Forte ~ Contagem (MG)
bne ~ Soldador TIG ~ Metalúrgica Ferro Forte ~ Contagem (MG)

≠ two factories, one text, one agency
bne ~ Operador de Produção ~ Ativa Recursos Humanos ~ Extrema (MG) ~ text=aux-producao
infojobs ~ Operador de Produção ~ Ativa Recursos Humanos ~ Itapeva (MG) ~ text=aux-producao

≠ two malls of one town
gupy ~ Operador de Cinema - Shopping Iguatemi ~ Cinemas Aurora ~ Campinas (SP)
gupy ~ Operador de Cinema - Shopping Dom Pedro ~ Cinemas Aurora ~ Campinas (SP)

≠ airports of two towns
gupy ~ Agente de Aeroporto ~ Asa Branca Linhas Aéreas ~ Recife (PE)
gupy ~ Agente de Aeroporto ~ Asa Branca Linhas Aéreas ~ Petrolina (PE)

= airport agent, code in the title
gupy ~ Agente de Aeroporto - REC 30218 ~ Asa Branca Linhas Aéreas ~ Recife (PE) ~ text=recepcionista
vagas ~ Agente de Aeroporto REC ~ Asa Branca Linhas Aéreas S.A. ~ Recife (PE) ~ text=recepcionista

≠ abroad and here
workable ~ Customer Support Specialist ~ Brennex ~ Lisboa
workable ~ Customer Support Specialist ~ Brennex ~ Joinville (SC)

= hybrid and the same town
gupy ~ Controller ~ Brennex ~ Joinville (SC) ~ mode=hybrid
vagas ~ Controller ~ Brennex do Brasil Ltda ~ Joinville (SC)

≠ two units of a school network
solides ~ Coordenador Pedagógico - Unidade Boa Viagem ~ Escola Girassol ~ Recife (PE)
solides ~ Coordenador Pedagógico - Unidade Graças ~ Escola Girassol ~ Recife (PE)

= unit in both, other signs
solides ~ Coordenador Pedagógico - Unidade Graças ~ Escola Girassol ~ Recife (PE)
catho ~ COORD. PEDAGÓGICO | UNIDADE GRAÇAS ~ Escola Girassol ~ Recife (PE)

≠ home care in two towns
infojobs ~ Técnico de Enfermagem Home Care ~ Cuidar Bem Home Care ~ Santo André (SP) ~ text=tec-enf-home
infojobs ~ Técnico de Enfermagem Home Care ~ Cuidar Bem Home Care ~ São Bernardo do Campo (SP) ~ text=tec-enf-home

= home care in one town, short title
infojobs ~ Técnico de Enfermagem Home Care ~ Cuidar Bem Home Care ~ Santo André (SP) ~ text=tec-enf-home
bne ~ Téc. Enfermagem - Home Care ~ Cuidar Bem ~ Santo André (SP) ~ text=tec-enf-home
`);
