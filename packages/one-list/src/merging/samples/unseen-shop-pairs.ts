import { readPairs } from "./read-pairs.ts";

/** Shops, logistics, cleaning, security, call centres. Run first together with the other `unseen-…` pairs; `unseen-texts.ts` says what that showed. */
export const unseenShopPairs = readPairs(`
= gender and the mall named on both, retold in other words
catho ~ Vendedor(a) - Shopping Recife ~ Passo Mirim Calçados Infantis ~ Recife (PE) ~ text=loja-mirim
bne ~ Vendedora Shopping Recife ~ Passo Mirim ~ Recife (PE) ~ text=loja-mirim-b

≠ one chain, two malls of one city
catho ~ Vendedor(a) - Shopping Recife ~ Passo Mirim Calçados Infantis ~ Recife (PE) ~ text=loja-mirim
infojobs ~ Vendedor(a) - Shopping RioMar ~ Passo Mirim ~ Recife (PE) ~ text=loja-mirim

≠ one chain, two malls of one city named only in the texts
catho ~ Vendedor de Loja ~ Passo Mirim ~ Fortaleza (CE) ~ text=loja-mirim ~ tail=Loja do Shopping Iguatemi Bosque.
infojobs ~ Vendedora de Loja ~ Passo Mirim ~ Fortaleza (CE) ~ text=loja-mirim ~ tail=Loja do North Shopping Jóquei.

= text cut at 200 characters
gupy ~ Vendedor de Loja ~ Passo Mirim ~ Fortaleza (CE) ~ text=loja-mirim
careerjet ~ Vendedor de Loja ~ Passo Mirim ~ Fortaleza, CE ~ text=loja-mirim/200

≠ Recife and Olinda
gupy ~ Operador de Caixa ~ Boi Real Atacarejo ~ Recife (PE) ~ text=sobre-boi-real+op-caixa
catho ~ Operador(a) de Caixa ~ Boi Real Atacarejo ~ Olinda (PE) ~ text=sobre-boi-real+op-caixa

= order of the words, the portal in capitals
gupy ~ Operador(a) de Caixa ~ Boi Real Atacarejo ~ Olinda (PE) ~ text=sobre-boi-real+op-caixa
bne ~ CAIXA - OPERADOR ~ BOI REAL ATACAREJO LTDA ~ Olinda (PE) ~ text=sobre-boi-real+op-caixa ~ as=capitals

≠ cashier and stocker with the chain's own introduction
gupy ~ Operador(a) de Caixa ~ Boi Real Atacarejo ~ Olinda (PE) ~ text=sobre-boi-real+op-caixa
infojobs ~ Repositor(a) ~ Boi Real ~ Olinda (PE) ~ text=sobre-boi-real+repositor-seca

≠ groceries and vegetables
infojobs ~ Repositor de Mercearia ~ Boi Real Atacarejo ~ Caruaru (PE) ~ text=repositor-seca
catho ~ Repositor de FLV ~ Boi Real Atacarejo ~ Caruaru (PE) ~ text=repositor-flv

= the three letters of vegetables written out
infojobs ~ Repositor de Hortifruti (FLV) ~ Boi Real Atacarejo ~ Caruaru (PE) ~ text=repositor-flv
catho ~ Repositor(a) Hortifruti ~ Boi Real ~ Caruaru (PE) ~ text=repositor-flv ~ as=breaks

= a typing error in the title
buscavagas ~ Açogueiro ~ Boi Real Atacarejo ~ Petrolina (PE) ~ text=acougueiro2
gupy ~ Açougueiro(a) ~ Boi Real Atacarejo ~ Petrolina (PE) ~ text=acougueiro2

≠ the two river towns
gupy ~ Açougueiro(a) ~ Boi Real Atacarejo ~ Petrolina (PE) ~ text=acougueiro2
gupy ~ Açougueiro(a) ~ Boi Real Atacarejo ~ Juazeiro (BA) ~ text=acougueiro2

≠ butcher and butcher's assistant
catho ~ Açougueiro ~ Boi Real Atacarejo ~ Maceió (AL) ~ text=acougueiro2
infojobs ~ Auxiliar de Açougue ~ Boi Real Atacarejo ~ Maceió (AL)

= "fiscal de prevenção" and the long name, same text
catho ~ Fiscal de Prevenção de Perdas ~ Boi Real Atacarejo ~ Aracaju (SE) ~ text=fiscal-loja
vagas ~ Fiscal de Loja / Prevenção de Perdas ~ Boi Real ~ Aracaju (SE) ~ text=fiscal-loja

≠ day and night of one post, in the titles
infojobs ~ Fiscal de Loja - Diurno ~ Boi Real Atacarejo ~ Aracaju (SE) ~ text=fiscal-loja
catho ~ Fiscal de Loja - Noturno ~ Boi Real Atacarejo ~ Aracaju (SE) ~ text=fiscal-loja

≠ the shop's district in both titles
gupy ~ Fiscal de Loja (Boa Viagem) ~ Boi Real Atacarejo ~ Recife (PE) ~ text=fiscal-loja
bne ~ Fiscal de Loja (Casa Amarela) ~ Boi Real Atacarejo ~ Recife (PE) ~ text=fiscal-loja

= the shop's district in one title only, same text
gupy ~ Fiscal de Loja (Boa Viagem) ~ Boi Real Atacarejo ~ Recife (PE) ~ text=fiscal-loja
catho ~ Fiscal de Loja ~ Boi Real Atacarejo ~ Recife (PE) ~ text=fiscal-loja

≠ state capital and a small town of the same chain, both hybrid HTML
careerjet ~ Gerente de Loja ~ Boi Real ~ Teresina, PI ~ text=sobre-boi-real ~ as=plain
gupy ~ Gerente de Loja ~ Boi Real ~ Parnaíba (PI) ~ text=sobre-boi-real

≠ manager and deputy manager
gupy ~ Gerente de Loja ~ Boi Real ~ Parnaíba (PI) ~ text=sobre-boi-real
catho ~ Subgerente de Loja ~ Boi Real ~ Parnaíba (PI) ~ text=sobre-boi-real

≠ seller and outside seller
catho ~ Vendedor ~ Fonte Viva Águas ~ Natal (RN)
infojobs ~ Vendedor Externo ~ Fonte Viva Águas ~ Natal (RN) ~ text=vend-externo-agua

= outside seller, word order and own motorcycle
infojobs ~ Vendedor Externo ~ Fonte Viva Águas ~ Natal (RN) ~ text=vend-externo-agua
catho ~ Vendas Externas - Vendedor com moto própria ~ Fonte Viva ~ Natal (RN) ~ text=vend-externo-agua

= a seller of spare parts, told in other words
infojobs ~ Vendedor de Autopeças ~ Rei do Pistão Autopeças ~ Londrina (PR) ~ text=vend-balcao
bne ~ Vendedor(a) de Auto Peças ~ Rei do Pistao Auto Pecas Eireli ~ Londrina (PR) ~ text=vend-balcao-b

≠ two shops of spare parts
infojobs ~ Vendedor de Autopeças ~ Rei do Pistão Autopeças ~ Londrina (PR) ~ text=vend-balcao
catho ~ Vendedor de Autopeças ~ Casa do Freio Autopeças ~ Londrina (PR)

≠ one employer, two pays
catho ~ Vendedor de Autopeças ~ Rei do Pistão ~ Cambé (PR) ~ pay=R$ 1.800 por mês
infojobs ~ Vendedor de Autopeças ~ Rei do Pistão ~ Cambé (PR) ~ pay=R$ 2.900 por mês

= one amount, two spellings
catho ~ Vendedor de Autopeças ~ Rei do Pistão ~ Cambé (PR) ~ pay=R$ 2.900,00
infojobs ~ Vendedor Auto-Peças ~ Rei do Pistão ME ~ Cambé (PR) ~ pay=R$ 2900 por mês

≠ cleaner and general services
catho ~ Auxiliar de Limpeza ~ Brilho Total Terceirização ~ Goiânia (GO) ~ text=limpeza-escritorio
infojobs ~ Auxiliar de Serviços Gerais ~ Brilho Total Terceirização ~ Goiânia (GO) ~ text=asg

≠ cleaner at a hospital and at an office
catho ~ Auxiliar de Limpeza Hospitalar ~ Brilho Total Terceirização ~ Goiânia (GO) ~ text=limpeza-hosp
infojobs ~ Auxiliar de Limpeza ~ Brilho Total ~ Goiânia (GO) ~ text=limpeza-escritorio

= hospital cleaner, abbreviated
catho ~ Auxiliar de Limpeza Hospitalar ~ Brilho Total Terceirização ~ Goiânia (GO) ~ text=limpeza-hosp
buscavagas ~ Aux. Limpeza Hospitalar ~ Brilho Total ~ Goiânia (GO) ~ text=limpeza-hosp ~ as=plain

≠ two posts of one contractor, districts in the texts
infojobs ~ Auxiliar de Limpeza ~ Brilho Total ~ Goiânia (GO) ~ text=limpeza-escritorio ~ tail=Local: Setor Bueno. Pagamos R$ 1.650.
bne ~ Auxiliar de Limpeza ~ Brilho Total ~ Goiânia (GO) ~ text=limpeza-hosp ~ tail=Local: Jardim América. Pagamos R$ 1.980.

= cleaner with the number of openings and the state in another place
divulgavagas ~ 12 vagas: Auxiliar de Limpeza ~ Brilho Total ~ Goiás ~ text=limpeza-escritorio
catho ~ Auxiliar de Limpeza ~ Brilho Total Terceirização Ltda ~ Goiânia (GO) ~ text=limpeza-escritorio

≠ doorman by night and by day, only the texts tell
catho ~ Porteiro 12x36 ~ Guardião Portaria e Serviços ~ Santos (SP) ~ text=porteiro-noite
infojobs ~ Porteiro 12x36 ~ Guardião Portaria e Serviços ~ Santos (SP) ~ text=porteiro-dia

≠ doorman by night and by day in the title
catho ~ Porteiro Noturno ~ Guardião Portaria e Serviços ~ Santos (SP) ~ text=porteiro-noite
infojobs ~ Porteiro Diurno ~ Guardião Portaria e Serviços ~ Santos (SP) ~ text=porteiro-dia

= doorman, the shift written as hours
catho ~ Porteiro(a) - 12x36 - 19h às 7h ~ Guardião Portaria e Serviços ~ Santos (SP) ~ text=porteiro-noite
vagas ~ Porteiro ~ Guardião Portaria ~ Santos (SP) ~ text=porteiro-noite

≠ doorman in neighbouring ports
catho ~ Porteiro ~ Guardião Portaria ~ Santos (SP) ~ text=porteiro-dia
catho ~ Porteiro ~ Guardião Portaria ~ São Vicente (SP) ~ text=porteiro-dia

≠ hidden on both boards, long equal text
catho ~ Porteiro ~ Empresa Confidencial ~ Santos (SP) ~ text=porteiro-dia
bne ~ Porteiro ~ - ~ Santos (SP) ~ text=porteiro-dia

= hidden on one board, same text and day
bne ~ Porteiro(a) ~ Confidencial ~ Santos (SP) ~ text=porteiro-noite ~ on=11-08
gupy ~ Porteiro ~ Guardião Portaria e Serviços ~ Santos (SP) ~ text=porteiro-noite ~ on=11-06

≠ hidden on one board, other city
bne ~ Porteiro(a) ~ Confidencial ~ Praia Grande (SP) ~ text=porteiro-noite
gupy ~ Porteiro ~ Guardião Portaria e Serviços ~ Santos (SP) ~ text=porteiro-noite

= courier with his motorcycle, three names of the role
infojobs ~ Motoboy - Entregador ~ Drogaria Bem Me Quer ~ Juiz de Fora (MG) ~ text=entregador-moto
bne ~ Entregador Motoboy ~ Drogaria Bem Me Quer Ltda ~ Juiz de Fora (MG) ~ text=entregador-moto

≠ courier of the pharmacy and of the pizzeria
infojobs ~ Motoboy ~ Drogaria Bem Me Quer ~ Juiz de Fora (MG) ~ text=entregador-moto
infojobs ~ Motoboy ~ Pizzaria Bem Me Quer ~ Juiz de Fora (MG)

≠ PJ courier and CLT courier
infojobs ~ Motoboy ~ Drogaria Bem Me Quer ~ Juiz de Fora (MG) ~ contract=PJ ~ text=entregador-moto
catho ~ Motoboy ~ Drogaria Bem Me Quer ~ Juiz de Fora (MG) ~ contract=CLT ~ text=entregador-moto

= driver of small trucks, agency names itself, text retold
gupy ~ Motorista de VUC ~ Distribuidora Celeiro ~ Campinas (SP) ~ text=motorista-vuc ~ pay=R$ 2.680 por mês
catho ~ Motorista de VUC ~ Distribuidora Celeiro de Alimentos S/A ~ Campinas (SP) ~ text=motorista-vuc-b ~ pay=R$ 2.680 por mês

≠ driver in Campinas and in Grande Campinas's Sumaré
gupy ~ Motorista de VUC ~ Distribuidora Celeiro ~ Campinas (SP) ~ text=motorista-vuc
catho ~ Motorista de VUC ~ Distribuidora Celeiro ~ Sumaré (SP) ~ text=motorista-vuc

≠ drivers of the van and of the articulated lorry
gupy ~ Motorista de VUC ~ Distribuidora Celeiro ~ Campinas (SP) ~ text=motorista-vuc
bne ~ Motorista Carreteiro ~ Distribuidora Celeiro ~ Campinas (SP) ~ text=motorista-e

= the licence moved from the title's end to its beginning
gupy ~ Motorista Entregador - CNH D ~ Distribuidora Celeiro ~ Sumaré (SP) ~ text=motorista-vuc
infojobs ~ (CNH D) Motorista Entregador ~ Celeiro Distribuidora ~ Sumaré (SP) ~ text=motorista-vuc

≠ driver and driver's helper of one lorry
gupy ~ Motorista Entregador ~ Distribuidora Celeiro ~ Sumaré (SP)
gupy ~ Ajudante de Motorista ~ Distribuidora Celeiro ~ Sumaré (SP)

= helper for loads, two names
infojobs ~ Ajudante de Carga e Descarga ~ Distribuidora Celeiro ~ Sumaré (SP) ~ text=ajud-carga
catho ~ Ajud. Carga/Descarga ~ Distribuidora Celeiro ~ Sumaré (SP) ~ text=ajud-carga

≠ checker and forklift driver, the benefits are word for word the same
gupy ~ Conferente ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente
gupy ~ Operador de Empilhadeira ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=op-empilh

= checker of loads, the board adds the area
gupy ~ Conferente de Mercadorias ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente
jobleads ~ Conferente de Mercadorias - Logística ~ LogMais ~ Extrema, Minas Gerais ~ text=conferente/200

≠ checker I and checker II
gupy ~ Conferente I ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente
gupy ~ Conferente II ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente

≠ first and second shift in the titles
gupy ~ Conferente - 1º Turno ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente
catho ~ Conferente - 2º turno ~ LogMais ~ Extrema (MG) ~ text=conferente

= first shift, two spellings
gupy ~ Conferente - 1º Turno ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente
catho ~ Conferente (primeiro turno) ~ LogMais ~ Extrema (MG) ~ text=conferente

≠ PcD twin of the checker
gupy ~ Conferente ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente
catho ~ Conferente (Vaga Afirmativa PcD) ~ LogMais ~ Extrema (MG) ~ text=conferente

= PcD in two spellings
gupy ~ Conferente - PCD ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente
vagas ~ [Exclusiva PcD] Conferente ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=conferente

= forklift, with the class of licence and a typing error
gupy ~ Operador de Empilhadeira Retrátil ~ LogMais Operador Logístico ~ Extrema (MG) ~ text=op-empilh
netvagas ~ Operador de Empilhadera Retratil ~ LOGMAIS OPERADOR LOGISTICO LTDA ~ Extrema (MG) ~ text=op-empilh ~ as=bare

≠ forty-six days apart
gupy ~ Operador de Empilhadeira ~ LogMais Operador Logístico ~ Extrema (MG) ~ on=09-10 ~ text=op-empilh
catho ~ Operador de Empilhadeira ~ LogMais Operador Logístico ~ Extrema (MG) ~ on=10-26 ~ text=op-empilh

= a repost after three weeks on another board
gupy ~ Operador de Empilhadeira ~ LogMais Operador Logístico ~ Extrema (MG) ~ on=10-19 ~ text=op-empilh
catho ~ Operador de Empilhadeira ~ LogMais ~ Extrema (MG) ~ on=11-09 ~ text=op-empilh

≠ debt collection and customer service of one call centre
infojobs ~ Operador de Telemarketing - Cobrança ~ Alô Brasil Contact Center ~ Campina Grande (PB) ~ text=call-cobranca
catho ~ Operador de Telemarketing - SAC ~ Alô Brasil Contact Center ~ Campina Grande (PB) ~ text=call-sac

≠ one general title, the texts tell two campaigns
infojobs ~ Operador de Telemarketing ~ Alô Brasil Contact Center ~ Campina Grande (PB) ~ text=call-cobranca
catho ~ Operador de Telemarketing ~ Alô Brasil Contact Center ~ Campina Grande (PB) ~ text=call-sac

= call-centre agent, two names, same text
infojobs ~ Operador de Telemarketing (SAC) ~ Alô Brasil Contact Center ~ Campina Grande (PB) ~ text=call-sac
catho ~ Atendente de SAC / Operador de Telemarketing ~ Alô Brasil ~ Campina Grande (PB) ~ text=call-sac

≠ agent and supervisor
infojobs ~ Operador de Cobrança ~ Alô Brasil Contact Center ~ Campina Grande (PB) ~ text=call-cobranca
catho ~ Supervisor de Cobrança ~ Alô Brasil Contact Center ~ Campina Grande (PB)

≠ young apprentice and assistant
gupy ~ Jovem Aprendiz - Loja ~ Boi Real Atacarejo ~ Olinda (PE) ~ text=sobre-boi-real
catho ~ Auxiliar de Loja ~ Boi Real Atacarejo ~ Olinda (PE) ~ text=sobre-boi-real

= apprentice, gender-neutral and short
gupy ~ Jovem Aprendiz (Loja Olinda) ~ Boi Real Atacarejo ~ Olinda (PE) ~ text=sobre-boi-real
infojobs ~ Jovem Aprendiz ~ Boi Real Atacarejo ~ Olinda (PE) ~ text=sobre-boi-real

= manicure, feminine only and both genders
bne ~ Manicure e Pedicure ~ Espaço Dona Flor ~ Uberaba (MG) ~ text=manicure
divulgavagas ~ MANICURE/PEDICURE ~ ESPACO DONA FLOR ~ Uberaba (MG) ~ text=manicure ~ as=capitals

≠ two salons with one first word
bne ~ Manicure ~ Espaço Dona Flor ~ Uberaba (MG) ~ text=manicure
infojobs ~ Manicure ~ Espaço Mulher ~ Uberaba (MG)

= temporary Christmas help on two boards
catho ~ Vendedor Temporário - Natal ~ Passo Mirim ~ Salvador (BA) ~ contract=Temporário ~ text=loja-mirim
infojobs ~ Vendedor(a) Temporário(a) Natal 2026 ~ Passo Mirim Calçados ~ Salvador (BA) ~ contract=Temporário ~ text=loja-mirim

≠ temporary and permanent seller
catho ~ Vendedor Temporário - Natal ~ Passo Mirim ~ Salvador (BA) ~ text=loja-mirim
infojobs ~ Vendedor ~ Passo Mirim ~ Salvador (BA) ~ text=loja-mirim

= no place on the aggregator, same text
careerjet ~ Vendedora de Loja ~ Passo Mirim ~ - ~ text=loja-mirim
catho ~ Vendedor(a) de Loja ~ Passo Mirim ~ Salvador (BA) ~ text=loja-mirim

= no employer on one side, same address
careerjet ~ Vendedor de Loja ~ - ~ Salvador (BA) ~ url=https://passomirim.gupy.io/jobs/551200?jobBoardSource=careerjet ~ text=loja-mirim/200
gupy ~ Vendedor(a) de Loja ~ Passo Mirim ~ Salvador (BA) ~ url=https://passomirim.gupy.io/jobs/551200 ~ text=loja-mirim

≠ no employer on one side, the text is of another trade
careerjet ~ Vendedor de Loja ~ - ~ Salvador (BA) ~ text=vend-balcao/200
gupy ~ Vendedor(a) de Loja ~ Passo Mirim ~ Salvador (BA) ~ text=loja-mirim

= greater metropolis and its capital, same text
jobleads ~ Estoquista ~ Passo Mirim ~ Grande São Paulo ~ text=ajud-carga
catho ~ Estoquista ~ Passo Mirim ~ São Paulo (SP) ~ text=ajud-carga

≠ estate agent and administrative assistant of the agency
infojobs ~ Corretor de Imóveis ~ Chave de Ouro Imóveis ~ Balneário Camboriú (SC) ~ text=corretor
infojobs ~ Assistente de Locação ~ Chave de Ouro Imóveis ~ Balneário Camboriú (SC)

≠ Camboriú and Balneário Camboriú
infojobs ~ Corretor de Imóveis ~ Chave de Ouro Imóveis ~ Balneário Camboriú (SC) ~ text=corretor
catho ~ Corretor de Imóveis ~ Chave de Ouro Imóveis ~ Camboriú (SC) ~ text=corretor

= estate agent, feminine, plural
infojobs ~ Corretores de Imóveis (10 vagas) ~ Chave de Ouro Imóveis ~ Balneário Camboriú (SC) ~ text=corretor
bne ~ Corretor(a) de imóveis - autônomo ~ Chave de Ouro Imoveis Ltda. ~ Balneário Camboriú (SC) ~ text=corretor
`);
