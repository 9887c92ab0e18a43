import { readPairs } from "./read-pairs.ts";

/** Pay, contract, dates, addresses, the reserve for people with a disability, texts. */
export const factPairs = readPairs(`
≠ pay apart by a third
catho ~ Analista de Qualidade ~ Laticínios Serra Mansa ~ Lavras (MG) ~ pay=R$ 3.000 por mês
infojobs ~ Analista de Qualidade ~ Laticínios Serra Mansa ~ Lavras (MG) ~ pay=R$ 4.000 por mês

= pay to be agreed on one side
catho ~ Analista de Qualidade ~ Laticínios Serra Mansa ~ Lavras (MG) ~ pay=A combinar
infojobs ~ Analista de Qualidade ~ Laticínios Serra Mansa ~ Lavras (MG) ~ pay=R$ 4.000 por mês

= "up to" that holds the amount
catho ~ Analista de Qualidade ~ Laticínios Serra Mansa ~ Lavras (MG) ~ pay=Até R$ 4.500
infojobs ~ Analista de Qualidade ~ Laticínios Serra Mansa ~ Lavras (MG) ~ pay=R$ 4.000 por mês

≠ ranges that do not touch
gupy ~ Técnico em Química ~ Condorex ~ Diadema (SP) ~ pay=R$ 2.000 a R$ 2.500 por mês
catho ~ Técnico em Química ~ Condorex ~ Diadema (SP) ~ pay=R$ 3.000 a R$ 3.500 por mês

= ranges that overlap
gupy ~ Técnico em Química ~ Condorex ~ Diadema (SP) ~ pay=R$ 2.000 a R$ 2.500 por mês
catho ~ Técnico(a) Químico(a) ~ Condorex ~ Diadema (SP) ~ pay=R$ 2.300 a R$ 2.800 por mês

= by the hour and by the month
solides ~ Instrutor de Natação ~ Academia Corpo Ágil ~ Aracaju (SE) ~ pay=R$ 15 por hora ~ contract=CLT
bne ~ Instrutor(a) de Natação ~ Academia Corpo Ágil ~ Aracaju (SE) ~ pay=R$ 3.300 por mês ~ contract=CLT

≠ the old and the new minimum wage
bne ~ Servente de Obras ~ Construtora Novo Chão ~ Marabá (PA) ~ pay=R$ 1.412 por mês
catho ~ Servente de Obras ~ Construtora Novo Chão ~ Marabá (PA) ~ pay=R$ 1.621 por mês

≠ CLT and internship
gupy ~ Assistente de Marketing ~ Estúdio Quintal ~ São Paulo (SP) ~ contract=Estágio
trampos ~ Assistente de Marketing ~ Estúdio Quintal ~ São Paulo (SP) ~ contract=CLT

= CLT or PJ holds PJ
gupy ~ Motion Designer ~ Estúdio Quintal ~ São Paulo (SP) ~ contract=CLT ou PJ
trampos ~ Motion Designer ~ Estúdio Quintal ~ São Paulo (SP) ~ contract=PJ

≠ temporary and CLT
catho ~ Auxiliar de Loja ~ Lojas Mirante ~ Itabuna (BA) ~ contract=Temporário
infojobs ~ Auxiliar de Loja ~ Lojas Mirante ~ Itabuna (BA) ~ contract=CLT

= contract on one side only
catho ~ Auxiliar de Loja ~ Lojas Mirante ~ Itabuna (BA)
infojobs ~ Aux. de Loja ~ Lojas Mirante ~ Itabuna (BA) ~ contract=CLT

≠ PJ doctor and CLT doctor
bne ~ Médico do Trabalho ~ Usina Doce Mel ~ Sertãozinho (SP) ~ contract=PJ ~ text=enfermeiro
catho ~ Médico do Trabalho ~ Usina Doce Mel ~ Sertãozinho (SP) ~ contract=CLT ~ text=enfermeiro

≠ sixty days apart
gupy ~ Analista de Tesouraria ~ Banco Ouro Verde ~ Curitiba (PR) ~ on=09-05
catho ~ Analista de Tesouraria ~ Banco Ouro Verde ~ Curitiba (PR) ~ on=11-04

= six weeks apart, same text
gupy ~ Analista de Tesouraria ~ Banco Ouro Verde ~ Curitiba (PR) ~ on=10-01 ~ text=analista-contabil
catho ~ Analista de Tesouraria ~ Banco Ouro Verde ~ Curitiba (PR) ~ on=11-12 ~ text=analista-contabil

= reposted on one board two weeks later, same text
catho ~ Cuidador Infantil ~ Berçário Ninho ~ Santos (SP) ~ on=10-25 ~ text=professor-infantil
catho ~ Cuidador(a) Infantil ~ Berçário Ninho ~ Santos (SP) ~ on=11-08 ~ text=professor-infantil

≠ reposted on one board three months later
catho ~ Cuidador Infantil ~ Berçário Ninho ~ Santos (SP) ~ on=08-01 ~ text=professor-infantil
catho ~ Cuidador Infantil ~ Berçário Ninho ~ Santos (SP) ~ on=11-08 ~ text=professor-infantil

= one day and no day
netvagas ~ Cuidador Infantil ~ Berçário Ninho ~ Santos (SP) ~ on=none
catho ~ Cuidador(a) Infantil ~ Berçário Ninho ~ Santos (SP) ~ on=08-01

= the same page with and without "www"
careerjet ~ Técnico de Campo ~ Provedor Fibra Sul ~ Pelotas (RS) ~ url=https://www.fibrasul.example/vagas/3321/?ref=careerjet
vagas ~ Técnico de Campo FTTH ~ Provedor Fibra Sul ~ Pelotas (RS) ~ url=https://fibrasul.example/vagas/3321

= same page, the employer is not named by the aggregator
careerjet ~ Instalador FTTH ~ - ~ Pelotas (RS) ~ url=https://fibrasul.example/vagas/3350?utm_campaign=x
solides ~ Instalador FTTH ~ Provedor Fibra Sul ~ Pelotas (RS) ~ url=https://fibrasul.example/vagas/3350

≠ the employer's list of vacancies is no vacancy
careerjet ~ Instalador ~ Provedor Fibra Sul ~ Pelotas (RS) ~ url=https://fibrasul.example/vagas
vagas ~ Atendente Comercial ~ Provedor Fibra Sul ~ Pelotas (RS) ~ url=https://fibrasul.example/vagas

≠ same page number at two employers
gupy ~ Analista de Produto ~ Fintech Cajuína ~ Remoto ~ url=https://cajuina.gupy.io/jobs/90
gupy ~ Analista de Produto ~ Banco Ouro Verde ~ Remoto ~ url=https://ouroverde.gupy.io/jobs/90

≠ PcD only in one title
infojobs ~ Operador de Caixa PCD ~ Atacadão Real ~ Vitória (ES) ~ text=caixa-mercado
infojobs ~ Operador de Caixa ~ Atacadão Real ~ Vitória (ES) ~ text=caixa-mercado

≠ PcD only, across boards
catho ~ Aprendiz Administrativo (vaga afirmativa PcD) ~ Condorex ~ Diadema (SP)
gupy ~ Aprendiz Administrativo ~ Condorex ~ Diadema (SP)

= PcD only, the letters apart
catho ~ Operador de Caixa - P.C.D. ~ Atacadão Real ~ Vitória (ES)
infojobs ~ PCD - Operador(a) de Caixa ~ Atacadão Real ~ Vitória (ES)

= open to PcD too, in brackets
gupy ~ Auxiliar Fiscal (inclusive PcD) ~ Atacadão Real ~ Vitória (ES)
catho ~ Auxiliar Fiscal ~ Atacadão Real ~ Vitória (ES)

= the text says that PcD are welcome
gupy ~ Auxiliar Fiscal ~ Atacadão Real ~ Vitória (ES) ~ text=analista-fiscal ~ tail=Todas as nossas vagas são abertas também para pessoas com deficiência.
catho ~ Auxiliar Fiscal ~ Atacadão Real ~ Vitória (ES) ~ text=analista-fiscal

≠ the text reserves it
gupy ~ Auxiliar Fiscal ~ Atacadão Real ~ Vitória (ES) ~ text=analista-fiscal ~ tail=Esta vaga é destinada exclusivamente a pessoas com deficiência (PcD).
catho ~ Auxiliar Fiscal ~ Atacadão Real ~ Vitória (ES) ~ text=analista-fiscal

= reserved in the title here and in the text there
gupy ~ Auxiliar Fiscal ~ Atacadão Real ~ Vitória (ES) ~ text=analista-fiscal ~ tail=Vaga exclusiva para PcD.
catho ~ Auxiliar Fiscal PcD ~ Atacadão Real ~ Vitória (ES) ~ text=analista-fiscal

≠ only the introduction in common, a title that fits all
gupy ~ Analista Pleno ~ Nuvemar ~ Remoto ~ text=sobre-nuvemar+analista-rh
gupy ~ Analista Pleno ~ Nuvemar ~ Remoto ~ text=sobre-nuvemar+suporte-ti

≠ the same on two portals
gupy ~ Analista Pleno ~ Nuvemar ~ Remoto ~ text=sobre-nuvemar+analista-rh
remotar ~ Analista Pleno ~ Nuvemar ~ Remoto ~ text=sobre-nuvemar+suporte-ti

≠ intern of an employer, two areas only in the text
solides ~ Estagiário ~ Grupo Jatobá ~ Sinop (MT) ~ text=sobre-jatoba+estagio-direito
infojobs ~ Estágio ~ Grupo Jatobá ~ Sinop (MT) ~ text=sobre-jatoba+estagio-adm

= intern of an employer, one area only in the text
solides ~ Estagiário ~ Grupo Jatobá ~ Sinop (MT) ~ text=sobre-jatoba+estagio-adm
infojobs ~ Estágio ~ Grupo Jatobá ~ Sinop (MT) ~ text=estagio-adm

≠ consultant of sales and consultant of software
catho ~ Consultor ~ Tintas Arco ~ Jundiaí (SP) ~ text=vendedor-externo
infojobs ~ Consultor ~ Tintas Arco ~ Jundiaí (SP) ~ text=dev-net

= the words of a teaser
trampos ~ Designer Gráfico Pleno ~ Agência Boitatá ~ Porto Alegre (RS) ~ text=designer-grafico/90
gupy ~ Designer Gráfico Pleno ~ Agência Boitatá ~ Porto Alegre (RS) ~ text=designer-grafico

= two introductions, one role
gupy ~ Gerente de Loja ~ Calçados Aurora ~ Natal (RN) ~ text=sobre-aurora+gerente-loja
catho ~ Gerente de Loja ~ Calçados Aurora ~ Natal (RN) ~ text=gerente-loja

≠ seller and manager with one introduction, teasers cut within it
gupy ~ Gerente de Loja ~ Calçados Aurora ~ Natal (RN) ~ text=sobre-aurora+gerente-loja/200
catho ~ Vendedor de Loja ~ Calçados Aurora ~ Natal (RN) ~ text=sobre-aurora+vendedor-loja/200

≠ two roles of one title word, teasers cut within the introduction
gupy ~ Analista ~ Calçados Aurora ~ Franca (SP) ~ text=sobre-aurora+analista-fiscal/200
catho ~ Analista de Logística ~ Calçados Aurora ~ Franca (SP) ~ text=sobre-aurora+almoxarife/200

= eight times on one board: no text, same pay and day
bne ~ Promotor de Vendas ~ Ativa Recursos Humanos ~ Manaus (AM) ~ pay=R$ 1.800 por mês
bne ~ Promotor de Vendas ~ Ativa Recursos Humanos ~ Manaus (AM) ~ pay=R$ 1.800 por mês

≠ one board, two amounts
bne ~ Promotor de Vendas ~ Ativa Recursos Humanos ~ Manaus (AM) ~ pay=R$ 1.800 por mês
bne ~ Promotor de Vendas ~ Ativa Recursos Humanos ~ Manaus (AM) ~ pay=R$ 2.600 por mês

≠ one board, mall in one title
bne ~ Promotor de Vendas ~ Ativa Recursos Humanos ~ Manaus (AM)
bne ~ Promotor de Vendas - Amazonas Shopping ~ Ativa Recursos Humanos ~ Manaus (AM)

= accents lost by an aggregator
careerjet ~ Tecnico de Manutencao Predial ~ Condominio Parque das Aguas ~ Goiânia (GO) ~ text=eletricista-ind/200
catho ~ Técnico de Manutenção Predial ~ Condomínio Parque das Águas ~ Goiânia (GO) ~ text=eletricista-ind

≠ upkeep of buildings and of machines
careerjet ~ Técnico de Manutenção Predial ~ Brennex ~ Joinville (SC)
catho ~ Técnico de Manutenção Industrial ~ Brennex ~ Joinville (SC)

≠ buyer and seller
vagas ~ Comprador ~ Brennex ~ Joinville (SC)
vagas ~ Vendedor ~ Brennex ~ Joinville (SC)

≠ debt collection inside and outside
infojobs ~ Analista de Cobrança Jurídica ~ Banco Ouro Verde ~ Curitiba (PR)
infojobs ~ Analista de Cobrança Amigável ~ Banco Ouro Verde ~ Curitiba (PR)

≠ accounts payable and receivable
catho ~ Assistente de Contas a Pagar ~ Laticínios Serra Mansa ~ Lavras (MG)
catho ~ Assistente de Contas a Receber ~ Laticínios Serra Mansa ~ Lavras (MG)

= accounts payable, short
catho ~ Assistente Contas a Pagar ~ Laticínios Serra Mansa ~ Lavras (MG)
bne ~ Assist. de Contas à Pagar ~ Laticínios Serra Mansa ~ Lavras (MG)
`);
