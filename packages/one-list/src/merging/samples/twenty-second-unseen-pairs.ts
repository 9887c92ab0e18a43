import { readPairs } from "./read-pairs.ts";

/**
 * Two hundred and forty pairs of postings: half tell one vacancy, half two. Each text is written for its vacancy, with tools, hours and
 * places of its own, and boards write titles otherwise, glue a text, cut it or tell it again. Written on 1 December 2026 by a writer
 * who had seen neither the rules of merging nor other samples. Of the pairs that were wrong, those with an even number were read; the
 * others are unread. Employers are invented.
 */
export const twentySecondUnseenPairs = readPairs(`
= mesma vaga da rede, portal cola os títulos
gupy ~ Padeiro(a) - Loja Araraquara ~ Supermercados Vila Nova ~ Araraquara - SP ~ text=q22-a22-vilanova+q22-a22-padeiro-1 ~ contract=Efetivo
infojobs ~ Padeiro ~ VILA NOVA SUPERMERCADOS LTDA ~ Araraquara, SP ~ text=q22-a22-vilanova+q22-a22-padeiro-1 ~ as=glued ~ contract=Efetivo – CLT ~ pay=A combinar

= recontada por outro portal, com empregador oculto
gupy ~ Padeiro(a) - Loja Araraquara ~ Supermercados Vila Nova ~ Araraquara - SP ~ text=q22-a22-vilanova+q22-a22-padeiro-1 ~ on=11-03
bne ~ Padeiro de madrugada ~ - ~ Araraquara / SP ~ text=q22-a22-padeiro-1-b ~ on=11-05 ~ contract=CLT

≠ padeiro e confeiteiro da mesma loja
gupy ~ Padeiro(a) - Loja Araraquara ~ Supermercados Vila Nova ~ Araraquara - SP ~ text=q22-a22-vilanova+q22-a22-padeiro-1
gupy ~ Confeiteiro(a) - Loja Araraquara ~ Supermercados Vila Nova ~ Araraquara - SP ~ text=q22-a22-vilanova+q22-a22-confeiteiro-1 ~ on=11-07

≠ mesma função e mesmo texto em duas cidades
gupy ~ Padeiro(a) ~ Supermercados Vila Nova ~ São Carlos - SP ~ text=q22-a22-vilanova+q22-a22-padeiro-1 ~ on=11-03
infojobs ~ Padeiro ~ Supermercados Vila Nova ~ Araraquara, SP ~ text=q22-a22-vilanova+q22-a22-padeiro-1 ~ as=lines ~ on=11-14

= mesmo posto, título com turno e código
gupy ~ Operador(a) de Empilhadeira Retrátil - 3º turno - CD Cajamar ~ LogPátria ~ Cajamar - SP ~ text=q22-a22-logpatria+q22-a22-empilha-1 ~ contract=Efetivo
vagas ~ OPERADOR DE EMPILHADEIRA III TURNO (cód. 88213) ~ LogPátria Operações Logísticas S.A. ~ Cajamar / SP ~ text=q22-a22-logpatria+q22-a22-empilha-1 ~ as=breaks ~ on=11-12

= recontada em outro portal
linkedin ~ Operador de Empilhadeira Retrátil ~ LogPátria ~ Cajamar, São Paulo, Brasil ~ text=q22-a22-logpatria+q22-a22-empilha-1 ~ on=11-08
catho ~ Operador de Empilhadeira Noturno ~ LogPátria Logística ~ Cajamar - SP ~ text=q22-a22-empilha-1-b ~ pay=R$ 2.640,00 ~ on=11-11

≠ máquina e turno diferentes no mesmo CD
gupy ~ Operador(a) de Empilhadeira - CD Cajamar ~ LogPátria ~ Cajamar - SP ~ text=q22-a22-logpatria+q22-a22-empilha-1
gupy ~ Operador(a) de Empilhadeira - CD Cajamar ~ LogPátria ~ Cajamar - SP ~ text=q22-a22-logpatria+q22-a22-empilha-2

≠ contrato contradiz: efetivo e temporário
catho ~ Operador de Empilhadeira ~ LogPátria ~ Cajamar - SP ~ text=q22-a22-empilha-1-b ~ contract=Efetivo – CLT ~ on=11-03
infojobs ~ Operador de Empilhadeira ~ LogPátria ~ Cajamar, SP ~ text=q22-a22-empilha-1-b ~ contract=Temporário ~ on=11-12

= mesmo texto cortado pelo agregador
gupy ~ Técnico(a) de Enfermagem | UTI Adulto - Noturno ~ Hospital São Cosme ~ Londrina - PR ~ text=q22-a22-sc-tecenf
jooble ~ Técnico de Enfermagem UTI ~ Hospital São Cosme ~ Londrina, PR ~ text=q22-a22-sc-tecenf ~ cut=420 ~ as=plain ~ tail=... Veja mais ~ on=11-14

= recontada, mesmo hospital com nome da mantenedora
gupy ~ Técnico(a) de Enfermagem | UTI Adulto - Noturno ~ Hospital São Cosme ~ Londrina - PR ~ text=q22-a22-sc-tecenf
netvagas ~ Técnico em Enfermagem (UTI) ~ Associação Beneficente São Cosme ~ Londrina - PR ~ text=q22-a22-sc-tecenf-b ~ on=none

≠ dois setores do mesmo hospital
gupy ~ Técnico(a) de Enfermagem ~ Hospital São Cosme ~ Londrina - PR ~ text=q22-a22-sc-tecenf
vagas ~ Técnico de Enfermagem ~ Hospital São Cosme ~ Londrina / PR ~ text=q22-a22-sc-tecenf-cc ~ on=11-05

≠ gêmea exclusiva PcD de vaga aberta
gupy ~ Técnico(a) de Enfermagem - UTI Adulto ~ Hospital São Cosme ~ Londrina - PR ~ text=q22-a22-sc-tecenf
gupy ~ Técnico(a) de Enfermagem - UTI Adulto (exclusiva PcD) ~ Hospital São Cosme ~ Londrina - PR ~ text=q22-a22-sc-tecenf ~ tail=Vaga exclusiva para pessoas com deficiência ou reabilitadas do INSS. ~ on=11-08

= mesmo texto, sem acento e em maiúsculas
infojobs ~ Atendente de Telemarketing Receptivo ~ Ativa Contact Center ~ Aracaju, SE ~ text=q22-a22-ativa-cc ~ contract=Efetivo – CLT
bne ~ OPERADOR DE TELEMARKETING RECEPTIVO ~ ATIVA CONTACT CENTER LTDA ~ Aracaju / SE ~ text=q22-a22-ativa-cc ~ as=capitals ~ pay=R$ 1.518,00

= mesmo texto, parágrafo da empresa fora
infojobs ~ Atendente de Telemarketing Receptivo ~ Ativa Contact Center ~ Aracaju, SE ~ text=q22-a22-ativa-cc ~ on=11-02
solides ~ Operador(a) de Call Center - primeira oportunidade ~ Ativa ~ Aracaju - SE ~ text=q22-a22-ativa-cc ~ as=lines ~ on=11-06

≠ receptivo e cobrança na mesma central
catho ~ Operador de Telemarketing ~ Ativa Contact Center ~ Aracaju, SE ~ text=q22-a22-ativa-cc-b
infojobs ~ Operador de Telemarketing ~ Ativa Contact Center ~ Aracaju, SE ~ text=q22-a22-ativa-cob ~ on=11-05

≠ mais de 45 dias entre as duas
infojobs ~ Operador de Telemarketing Cobrança ~ Ativa Contact Center ~ Aracaju, SE ~ text=q22-a22-ativa-cob ~ on=09-20
catho ~ Operador de Telemarketing Cobrança ~ Ativa Contact Center ~ Aracaju - SE ~ text=q22-a22-ativa-cob ~ on=11-18

= agência de um lado, cliente do outro, recontada
catho ~ Assistente de Faturamento ~ Ponte RH ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-ponte-fat
gupy ~ Assistente de Faturamento ~ Plastiformas Embalagens ~ Joinville - SC ~ text=q22-a22-ponte-fat-b ~ on=11-13

= mesmo anúncio da agência, um lado sem salário no campo
catho ~ Assistente de Faturamento ~ Ponte RH Consultoria ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-ponte-fat ~ pay=R$ 2.750,00
jobleads ~ Assistente de faturamento (m/f) ~ Ponte RH ~ Joinville, Santa Catarina ~ text=q22-a22-ponte-fat ~ as=plain

≠ agência com dois clientes
catho ~ Assistente de Faturamento ~ Ponte RH ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-ponte-fat ~ on=11-04
infojobs ~ Assistente de Faturamento ~ Ponte RH ~ Joinville, SC ~ text=q22-a22-rhponte+q22-a22-ponte-fat2 ~ on=11-08

≠ agência, clientes diferentes, título abreviado e texto cortado
vagas ~ Aux./Assist. Faturamento ~ PONTE RH ~ Joinville / SC ~ text=q22-a22-rhponte+q22-a22-ponte-fat2 ~ cut=380
bne ~ Assistente de Faturamento ~ Ponte RH ~ Joinville / SC ~ text=q22-a22-ponte-fat-b ~ on=11-07

= mesma filial, parágrafo da empresa cortado em um portal
gupy ~ Balconista de Farmácia - Santana ~ Drogamais ~ São Paulo - SP ~ text=q22-a22-drogamais+q22-a22-balconista-1+q22-a22-santana ~ contract=Efetivo
infojobs ~ Balconista de Farmácia ~ DROGAMAIS S.A. ~ Santana, São Paulo, SP ~ text=q22-a22-balconista-1+q22-a22-santana ~ as=lines ~ contract=Efetivo – CLT

= recontada, mesma filial pelo bairro e horário
gupy ~ Balconista de Farmácia - Santana ~ Drogamais ~ São Paulo - SP ~ text=q22-a22-drogamais+q22-a22-balconista-1+q22-a22-santana ~ on=11-01
catho ~ Atendente de Drogaria ~ Drogamais ~ São Paulo - SP ~ text=q22-a22-balconista-1-b ~ on=11-04

≠ mesma rede, duas filiais em bairros diferentes
gupy ~ Balconista de Farmácia ~ Drogamais ~ São Paulo - SP ~ text=q22-a22-drogamais+q22-a22-balconista-1+q22-a22-santana
gupy ~ Balconista de Farmácia ~ Drogamais ~ São Paulo - SP ~ text=q22-a22-drogamais+q22-a22-balconista-1+q22-a22-tatuape ~ on=11-14

≠ balconista e farmacêutico da mesma filial
gupy ~ Farmacêutico(a) - Santana ~ Drogamais ~ São Paulo - SP ~ text=q22-a22-drogamais+q22-a22-farmaceutico-1+q22-a22-santana
infojobs ~ Balconista de Farmácia ~ Drogamais ~ São Paulo, SP ~ text=q22-a22-drogamais+q22-a22-balconista-1+q22-a22-santana ~ on=11-15

≠ duas filiais, títulos com bairro, outro portal
vagas ~ Farmacêutico RT - Santana ~ Drogamais ~ São Paulo / SP ~ text=q22-a22-farmaceutico-1+q22-a22-santana
catho ~ Farmacêutico - Tatuapé ~ Drogamais ~ São Paulo - SP ~ text=q22-a22-farmaceutico-1+q22-a22-tatuape ~ on=11-06

= mesma vaga remota, nível mantido, título por sinônimo
gupy ~ Pessoa Desenvolvedora Back-end Sênior (Kotlin) ~ Soltech Pagamentos ~ - ~ text=q22-a22-fintsol+q22-a22-sol-back+q22-a22-soltech-ben ~ mode=remote
linkedin ~ Senior Backend Developer - Kotlin | Conciliação ~ Soltech ~ Brasil ~ text=q22-a22-sol-back+q22-a22-soltech-ben ~ mode=remote ~ as=plain

= recontada, remoto, pretensão só num lado
gupy ~ Pessoa Desenvolvedora Back-end Sênior (Kotlin) ~ Soltech Pagamentos ~ - ~ text=q22-a22-fintsol+q22-a22-sol-back+q22-a22-soltech-ben ~ mode=remote
trampos ~ Engenheiro(a) de Software Sênior Kotlin ~ Soltech Pagamentos ~ Home office ~ text=q22-a22-sol-back-b ~ pay=R$ 15.000 ~ mode=remote ~ on=11-15

≠ dois squads, mesmo título e quase mesmo texto
gupy ~ Pessoa Desenvolvedora Back-end Sênior ~ Soltech Pagamentos ~ - ~ text=q22-a22-fintsol+q22-a22-sol-back+q22-a22-soltech-ben ~ mode=remote
gupy ~ Pessoa Desenvolvedora Back-end Sênior ~ Soltech Pagamentos ~ - ~ text=q22-a22-fintsol+q22-a22-sol-risco+q22-a22-soltech-ben ~ mode=remote ~ on=11-05

≠ back-end e front-end
gupy ~ Pessoa Desenvolvedora Front-end Sênior ~ Soltech Pagamentos ~ - ~ text=q22-a22-fintsol+q22-a22-sol-front+q22-a22-soltech-ben ~ mode=remote
linkedin ~ Desenvolvedor Back-end Sênior ~ Soltech Pagamentos ~ Brasil ~ text=q22-a22-fintsol+q22-a22-sol-back+q22-a22-soltech-ben ~ mode=remote ~ on=11-14

≠ níveis diferentes
gupy ~ Desenvolvedor(a) Back-end Pleno (Kotlin) ~ Soltech Pagamentos ~ - ~ text=q22-a22-fintsol+q22-a22-sol-back+q22-a22-soltech-ben ~ mode=remote
linkedin ~ Desenvolvedor(a) Back-end Sênior (Kotlin) ~ Soltech Pagamentos ~ Brasil ~ text=q22-a22-fintsol+q22-a22-sol-back+q22-a22-soltech-ben ~ mode=remote ~ on=11-15

= mesmo texto em outra marcação, título por sinônimo
catho ~ Mestre de Obras ~ Construtora Parnaíba ~ Teresina - PI ~ text=q22-a22-construp+q22-a22-mestre-1 ~ pay=R$ 5.200,00
bne ~ MESTRE DE OBRA ~ Parnaíba Construções e Incorporações Ltda ~ Teresina / PI ~ text=q22-a22-mestre-1 ~ as=glued ~ on=11-12

= repostagem dez dias depois, pelo mesmo portal
catho ~ Mestre de Obras ~ Construtora Parnaíba ~ Teresina - PI ~ text=q22-a22-construp+q22-a22-mestre-1 ~ on=11-01
catho ~ Mestre de Obras (alvenaria estrutural) ~ Construtora Parnaíba ~ Teresina - PI ~ text=q22-a22-construp+q22-a22-mestre-1 ~ on=11-11

≠ mesmo texto em outra cidade e estado
catho ~ Mestre de Obras ~ Construtora Parnaíba ~ Teresina - PI ~ text=q22-a22-construp+q22-a22-mestre-1
catho ~ Mestre de Obras ~ Construtora Parnaíba ~ Timon - MA ~ text=q22-a22-construp+q22-a22-mestre-1 ~ on=11-08

≠ outra função no mesmo canteiro
infojobs ~ Almoxarife de Obras ~ Construtora Parnaíba ~ Teresina, PI ~ text=q22-a22-construp+q22-a22-almox-1 ~ on=11-06
catho ~ Mestre de Obras ~ Construtora Parnaíba ~ Teresina, PI ~ text=q22-a22-mestre-1-b ~ on=11-08

= recontada; empregador oculto de um lado, salário igual
infojobs ~ Almoxarife de Obras ~ Construtora Parnaíba ~ Teresina, PI ~ text=q22-a22-construp+q22-a22-almox-1 ~ on=11-09
netvagas ~ Almoxarife ~ Empresa confidencial ~ Teresina - PI ~ text=q22-a22-almox-1-b ~ on=11-10

= mesmo texto; pontos e marcação mudada
gupy ~ Almoxarife de Obra ~ Construtora Parnaíba ~ Teresina - PI ~ text=q22-a22-construp+q22-a22-almox-1
careerjet ~ Almoxarife de obra - Teresina/PI ~ Construtora Parnaíba ~ Teresina, PI ~ text=q22-a22-construp+q22-a22-almox-1 ~ cut=300 ~ as=plain ~ tail=...

= mesma vaga remota no segundo squad, outro portal
gupy ~ Pessoa Desenvolvedora Back-end Sênior - Antifraude ~ Soltech Pagamentos ~ - ~ text=q22-a22-fintsol+q22-a22-sol-risco+q22-a22-soltech-ben ~ mode=remote
indeed ~ Desenvolvedor(a) Back-end Sênior - Antifraude (vaga remota) ~ Soltech Pagamentos S.A. ~ Brasil ~ text=q22-a22-fintsol+q22-a22-sol-risco ~ mode=remote ~ as=lines

= recontada; repositor e auxiliar de reposição
gupy ~ Repositor(a) de Mercadorias - Noturno ~ Atacadão do Cerrado ~ Anápolis - GO ~ text=q22-a22-atac-aju
bne ~ Auxiliar de reposição noturno ~ Atacadão Cerrado Ltda ~ Anápolis / GO ~ text=q22-a22-atac-aju-b ~ pay=R$ 1.720,00

≠ dois empregadores ocultos, textos iguais
bne ~ Repositor noturno ~ - ~ Anápolis / GO ~ text=q22-a22-atac-aju-b
infojobs ~ Repositor de Mercadorias (noite) ~ Empresa Confidencial ~ Anápolis, GO ~ text=q22-a22-atac-aju-b ~ on=11-11

≠ faixa salarial contraditória e turno
gupy ~ Repositor(a) de Mercadorias ~ Atacadão do Cerrado ~ Anápolis - GO ~ text=q22-a22-atac-aju ~ pay=R$ 1.720,00 ~ on=11-08
catho ~ Repositor de Mercadorias ~ Atacadão do Cerrado ~ Anápolis - GO ~ text=q22-a22-atac-aju ~ pay=R$ 2.350,00 ~ on=11-06

= mesmo texto cortado, outro título
gupy ~ Técnico(a) Instalador(a) de Fibra ~ TeleSul Fibra ~ Pelotas - RS ~ text=q22-a22-telesul+q22-a22-inst-1
solides ~ Técnico de Campo FTTH ~ TeleSul ~ Pelotas - RS ~ text=q22-a22-inst-1 ~ cut=380 ~ as=plain ~ on=11-13

= mesma vaga; razão social de um lado
gupy ~ Técnico(a) Instalador(a) de Fibra ~ TeleSul Fibra ~ Pelotas - RS ~ text=q22-a22-telesul+q22-a22-inst-1 ~ on=10-28
vagas ~ Instalador de Fibra Óptica - Pelotas ~ TELESUL TELECOMUNICAÇÕES S/A ~ Pelotas / RS ~ text=q22-a22-telesul+q22-a22-inst-1 ~ as=breaks ~ on=11-02

≠ técnico residencial e técnico corporativo
catho ~ Técnico(a) de Telecom ~ TeleSul Fibra ~ Pelotas - RS ~ text=q22-a22-inst-1-b ~ on=11-08
gupy ~ Técnico(a) de Telecom ~ TeleSul Fibra ~ Pelotas - RS ~ text=q22-a22-telesul+q22-a22-inst-emp ~ on=11-11

≠ Pelotas e Rio Grande, mesmo texto
gupy ~ Técnico(a) Instalador(a) de Fibra ~ TeleSul Fibra ~ Pelotas - RS ~ text=q22-a22-telesul+q22-a22-inst-1
infojobs ~ Técnico Instalador de Fibra ~ TeleSul Fibra ~ Rio Grande, RS ~ text=q22-a22-telesul+q22-a22-inst-1 ~ on=11-06

= recontada, empregador oculto de um lado
gupy ~ Desossador(a) ~ Frigorífico Boa Aliança ~ Várzea Grande - MT ~ text=q22-a22-frigoboa+q22-a22-desossa-1
bne ~ DESOSSADOR ~ Confidencial ~ Várzea Grande / MT ~ text=q22-a22-desossa-1-b ~ on=11-11

= mesmo texto, nome curto
gupy ~ Desossador(a) - 1º turno ~ Frigorífico Boa Aliança ~ Várzea Grande - MT ~ text=q22-a22-frigoboa+q22-a22-desossa-1
indeed ~ Desossador ~ Boa Aliança ~ Várzea Grande, MT ~ text=q22-a22-desossa-1 ~ as=lines ~ on=11-16

≠ desossa e abate na mesma unidade
gupy ~ Operador(a) de Produção - Desossa ~ Frigorífico Boa Aliança ~ Várzea Grande - MT ~ text=q22-a22-frigoboa+q22-a22-desossa-1
gupy ~ Operador(a) de Produção - Abate ~ Frigorífico Boa Aliança ~ Várzea Grande - MT ~ text=q22-a22-frigoboa+q22-a22-faqueiro-1 ~ on=11-11

≠ dois ocultos com o mesmo texto
bne ~ DESOSSADOR ~ - ~ Várzea Grande / MT ~ text=q22-a22-desossa-1-b
netvagas ~ Desossador de bovinos ~ - ~ Várzea Grande - MT ~ text=q22-a22-desossa-1-b ~ on=11-12

= recontada, mesma unidade
gupy ~ Professor(a) Bilíngue - Ensino Fundamental I ~ Colégio Horizonte Verde ~ Belo Horizonte - MG ~ text=q22-a22-colhorz+q22-a22-prof-bil+q22-a22-buritis
vagas ~ Professora de Inglês Bilíngue (2º e 3º ano) ~ Colégio Horizonte Verde ~ Belo Horizonte / MG ~ text=q22-a22-prof-bil-b ~ on=11-14

≠ duas unidades do colégio
gupy ~ Professor(a) Bilíngue - Ensino Fundamental I ~ Colégio Horizonte Verde ~ Belo Horizonte - MG ~ text=q22-a22-colhorz+q22-a22-prof-bil+q22-a22-buritis
gupy ~ Professor(a) Bilíngue - Ensino Fundamental I ~ Colégio Horizonte Verde ~ Belo Horizonte - MG ~ text=q22-a22-colhorz+q22-a22-prof-bil+q22-a22-pampulha ~ on=11-13

≠ estágio de apoio e professor titular
gupy ~ Estágio em Pedagogia - Educação Infantil ~ Colégio Horizonte Verde ~ Belo Horizonte - MG ~ text=q22-a22-colhorz+q22-a22-aux-classe+q22-a22-buritis ~ contract=Estágio
infojobs ~ Professor Bilíngue ~ Colégio Horizonte Verde ~ Belo Horizonte, MG ~ text=q22-a22-colhorz+q22-a22-prof-bil+q22-a22-buritis ~ contract=Efetivo – CLT ~ on=11-06

= mesmo estágio em portal de estágio
gupy ~ Estágio em Pedagogia - Educação Infantil ~ Colégio Horizonte Verde ~ Belo Horizonte - MG ~ text=q22-a22-colhorz+q22-a22-aux-classe+q22-a22-buritis ~ contract=Estágio
trampos ~ Estagiário(a) de Pedagogia | Maternal ~ Colégio Horizonte Verde ~ Buritis, Belo Horizonte - MG ~ text=q22-a22-aux-classe+q22-a22-buritis ~ pay=R$ 1.150,00 ~ contract=Estágio ~ as=plain

= recontada; razão social de um lado
infojobs ~ Vigilante - Segurança Bancária ~ Segmaster ~ Recife, PE ~ text=q22-a22-segmaster+q22-a22-vig-1
bne ~ VIGILANTE BANCARIO ~ SEGMASTER VIGILANCIA E SEGURANCA LTDA ~ Recife / PE ~ text=q22-a22-vig-1-b ~ pay=R$ 2.217,00

= mesma vaga, sem o parágrafo, com salário só num lado
vagas ~ Vigilante (agência bancária) ~ Segmaster Vigilância e Facilities ~ Recife / PE ~ text=q22-a22-segmaster+q22-a22-vig-1
jooble ~ Vigilante ~ Segmaster ~ Recife, PE ~ text=q22-a22-vig-1 ~ cut=500 ~ pay=R$ 2.217 por mês

≠ postos diferentes: banco e hospital
infojobs ~ Vigilante ~ Segmaster ~ Recife, PE ~ text=q22-a22-segmaster+q22-a22-vig-1 ~ on=11-06
infojobs ~ Vigilante ~ Segmaster ~ Recife, PE ~ text=q22-a22-segmaster+q22-a22-vig-2 ~ on=11-06

≠ mesmo posto, mas Recife e Olinda
catho ~ Vigilante 12x36 ~ Segmaster ~ Recife - PE ~ text=q22-a22-segmaster+q22-a22-vig-2
catho ~ Vigilante 12x36 ~ Segmaster ~ Olinda - PE ~ text=q22-a22-segmaster+q22-a22-vig-2 ~ on=11-13

= mesmo texto, outro título
infojobs ~ Auxiliar de Limpeza - Shopping ~ Segmaster ~ João Pessoa, PB ~ text=q22-a22-segmaster+q22-a22-limpa-1
bne ~ Auxiliar de Serviços Gerais ~ Segmaster Facilities ~ João Pessoa / PB ~ text=q22-a22-limpa-1 ~ as=breaks

≠ shopping e hospital
infojobs ~ Auxiliar de Limpeza ~ Segmaster ~ João Pessoa, PB ~ text=q22-a22-limpa-1-b ~ on=11-08
catho ~ Auxiliar de Limpeza ~ Segmaster ~ João Pessoa - PB ~ text=q22-a22-segmaster+q22-a22-limpa-2 ~ on=11-11

= mesma loja, um portal tira benefícios
gupy ~ Vendedor(a) - Iguatemi ~ Viva Moda ~ Fortaleza - CE ~ text=q22-a22-modaviva+q22-a22-vendmoda-1+q22-a22-iguatemi+q22-a22-modaviva-ben
infojobs ~ Vendedor de Loja ~ Viva Moda S.A. ~ Fortaleza, CE ~ text=q22-a22-vendmoda-1+q22-a22-iguatemi ~ as=glued

= recontada em outras palavras por outro portal
gupy ~ Vendedor(a) - Iguatemi ~ Viva Moda ~ Fortaleza - CE ~ text=q22-a22-modaviva+q22-a22-vendmoda-1+q22-a22-iguatemi+q22-a22-modaviva-ben ~ on=11-04
catho ~ Consultora de Vendas Moda - Shopping Iguatemi ~ Viva Moda ~ Fortaleza - CE ~ text=q22-a22-vendmoda-1-b ~ on=11-07

≠ dois shoppings em Fortaleza
gupy ~ Vendedor(a) ~ Viva Moda ~ Fortaleza - CE ~ text=q22-a22-modaviva+q22-a22-vendmoda-1+q22-a22-iguatemi+q22-a22-modaviva-ben ~ on=11-03
gupy ~ Vendedor(a) ~ Viva Moda ~ Fortaleza - CE ~ text=q22-a22-modaviva+q22-a22-vendmoda-1+q22-a22-parangaba+q22-a22-modaviva-ben ~ on=11-15

≠ vendedor e caixa da mesma loja
gupy ~ Operador(a) de Loja - Caixa ~ Viva Moda ~ Fortaleza - CE ~ text=q22-a22-modaviva+q22-a22-caixamoda-1+q22-a22-iguatemi+q22-a22-modaviva-ben ~ on=11-04
gupy ~ Operador(a) de Loja - Vendas ~ Viva Moda ~ Fortaleza - CE ~ text=q22-a22-modaviva+q22-a22-vendmoda-1+q22-a22-iguatemi+q22-a22-modaviva-ben ~ on=11-09

≠ efetivo e temporário de Natal
infojobs ~ Vendedor(a) de Loja ~ Viva Moda ~ Fortaleza, CE ~ text=q22-a22-vendmoda-1+q22-a22-parangaba ~ contract=Efetivo – CLT ~ on=11-08
vagas ~ Vendedor Temporário de Natal ~ Viva Moda ~ Fortaleza / CE ~ text=q22-a22-vendmoda-1+q22-a22-parangaba ~ contract=Temporário ~ tail=Contrato de 60 dias para o período de Natal. ~ on=11-13

= mesma vaga de caixa com código e sem acento
gupy ~ Operador(a) de Caixa - Shopping Parangaba ~ Viva Moda ~ Fortaleza - CE ~ text=q22-a22-modaviva+q22-a22-caixamoda-1+q22-a22-parangaba+q22-a22-modaviva-ben
bne ~ OPERADOR DE CAIXA 0471 ~ VIVA MODA COMERCIO DE VESTUARIO LTDA ~ Fortaleza / CE ~ text=q22-a22-caixamoda-1+q22-a22-parangaba ~ as=bare

= recontada, empregador oculto num lado
gupy ~ Operador(a) e Preparador(a) de Torno CNC ~ Metalúrgica Quirino ~ Caxias do Sul - RS ~ text=q22-a22-metalq+q22-a22-torncnc
catho ~ Torneiro CNC - 2º turno ~ Empresa confidencial ~ Caxias do Sul - RS ~ text=q22-a22-torncnc-b ~ pay=R$ 3.600,00

= título com II e turno
gupy ~ Operador(a) e Preparador(a) de Torno CNC ~ Metalúrgica Quirino ~ Caxias do Sul - RS ~ text=q22-a22-metalq+q22-a22-torncnc
vagas ~ Preparador de Torno CNC (2º turno) ~ Grupo Quirino ~ Caxias do Sul / RS ~ text=q22-a22-metalq+q22-a22-torncnc ~ as=lines ~ on=11-17

≠ torno e centro de usinagem
gupy ~ Operador(a) e Preparador(a) CNC ~ Metalúrgica Quirino ~ Caxias do Sul - RS ~ text=q22-a22-metalq+q22-a22-torncnc
gupy ~ Operador(a) e Preparador(a) CNC ~ Metalúrgica Quirino ~ Caxias do Sul - RS ~ text=q22-a22-metalq+q22-a22-fresacnc ~ on=11-09

≠ centro de usinagem aberto, gêmeo PcD
infojobs ~ Preparador de Centro de Usinagem ~ Metalúrgica Quirino ~ Caxias do Sul, RS ~ text=q22-a22-metalq+q22-a22-fresacnc
infojobs ~ Preparador de Centro de Usinagem - Exclusiva PcD ~ Metalúrgica Quirino ~ Caxias do Sul, RS ~ text=q22-a22-metalq+q22-a22-fresacnc

= mesmo texto em outra marcação, título por sinônimo
gupy ~ Engenheiro(a) Agrônomo(a) ~ Cooperativa Agrovale ~ Palotina - PR ~ text=q22-a22-agrovale+q22-a22-agro-1
netvagas ~ Agrônomo (assistência técnica grãos) ~ Agrovale ~ Palotina e região - PR ~ text=q22-a22-agro-1 ~ as=capitals ~ on=11-06

= nome da cooperativa por extenso
gupy ~ Engenheiro(a) Agrônomo(a) - Palotina ~ Cooperativa Agrovale ~ Palotina - PR ~ text=q22-a22-agrovale+q22-a22-agro-1
linkedin ~ Engenheiro Agrônomo ~ Agrovale Cooperativa Agroindustrial ~ Paraná, Brasil ~ text=q22-a22-agrovale+q22-a22-agro-1 ~ on=11-09

≠ grãos e avicultura
catho ~ Assistente Técnico(a) de Campo ~ Cooperativa Agrovale ~ Palotina - PR ~ text=q22-a22-agro-1-b
gupy ~ Assistente Técnico(a) de Campo ~ Cooperativa Agrovale ~ Palotina - PR ~ text=q22-a22-agrovale+q22-a22-agro-2 ~ on=11-12

≠ mesma função, Palotina e Toledo
vagas ~ Extensionista Avícola ~ Cooperativa Agrovale ~ Palotina / PR ~ text=q22-a22-agrovale+q22-a22-agro-2 ~ cut=350
vagas ~ Extensionista Avícola ~ Cooperativa Agrovale ~ Toledo / PR ~ text=q22-a22-agrovale+q22-a22-agro-2-tol ~ cut=350 ~ on=11-12

= mesmo texto sem marcação, empregador escrito de outro modo
gupy ~ Gerente de Relacionamento Pessoa Física ~ Banco Primavera ~ Uberlândia - MG ~ text=q22-a22-bancop+q22-a22-gerpf
vagas ~ Ger. Contas PF - Uberlândia ~ Banco Primavera S.A. ~ Uberlândia / MG ~ text=q22-a22-gerpf ~ as=bare ~ on=11-12

≠ PF e PJ na mesma agência
catho ~ Gerente de Relacionamento ~ Banco Primavera ~ Uberlândia - MG ~ text=q22-a22-gerpf-b ~ on=11-04
gupy ~ Gerente de Relacionamento ~ Banco Primavera ~ Uberlândia - MG ~ text=q22-a22-bancop+q22-a22-gerpj ~ on=11-07

= PJ, agregador cortou e trocou o nome
gupy ~ Gerente de Relacionamento PJ ~ Banco Primavera ~ Uberlândia - MG ~ text=q22-a22-bancop+q22-a22-gerpj
careerjet ~ Gerente de Relacionamento Pessoa Jurídica ~ Primavera ~ Uberlândia, MG ~ text=q22-a22-bancop+q22-a22-gerpj ~ cut=520 ~ as=plain ~ on=11-13

≠ nova abertura quase dois meses depois
gupy ~ Gerente de Relacionamento PJ ~ Banco Primavera ~ Uberlândia - MG ~ text=q22-a22-bancop+q22-a22-gerpj ~ on=09-21
infojobs ~ Gerente de Relacionamento PJ ~ Banco Primavera ~ Uberlândia, MG ~ text=q22-a22-bancop+q22-a22-gerpj ~ on=11-20

= mesma loja, gíria da casa no título
solides ~ Braser - Atendente (Tijuca) ~ Brasa Burger ~ Rio de Janeiro - RJ ~ text=q22-a22-burg+q22-a22-burg-atend+q22-a22-tijuca
infojobs ~ Atendente de Lanchonete ~ BRASA BURGER ALIMENTOS LTDA ~ Tijuca, Rio de Janeiro, RJ ~ text=q22-a22-burg+q22-a22-burg-atend+q22-a22-tijuca ~ as=glued ~ pay=R$ 1.640,00

= recontada em portal popular
solides ~ Braser - Atendente (Tijuca) ~ Brasa Burger ~ Rio de Janeiro - RJ ~ text=q22-a22-burg+q22-a22-burg-atend+q22-a22-tijuca
bne ~ ATENDENTE DE HAMBURGUERIA ~ BRASA BURGER ~ Rio de Janeiro / RJ ~ text=q22-a22-burg-atend-b ~ on=11-11

≠ Tijuca e Botafogo
solides ~ Braser - Atendente ~ Brasa Burger ~ Rio de Janeiro - RJ ~ text=q22-a22-burg+q22-a22-burg-atend+q22-a22-tijuca ~ on=11-06
solides ~ Braser - Atendente ~ Brasa Burger ~ Rio de Janeiro - RJ ~ text=q22-a22-burg+q22-a22-burg-atend+q22-a22-botafogo ~ on=11-15

≠ atendente recontado da Tijuca e loja de Botafogo
bne ~ Atendente de hamburgueria ~ Brasa Burger ~ Tijuca - Rio de Janeiro / RJ ~ text=q22-a22-burg-atend-b
solides ~ Atendente ~ Brasa Burger ~ Botafogo, Rio de Janeiro - RJ ~ text=q22-a22-burg+q22-a22-burg-atend+q22-a22-botafogo ~ on=11-12

≠ líder e atendente
solides ~ Líder de Turno ~ Brasa Burger ~ Rio de Janeiro - RJ ~ text=q22-a22-burg+q22-a22-burg-lider+q22-a22-tijuca
solides ~ Atendente de Turno ~ Brasa Burger ~ Rio de Janeiro - RJ ~ text=q22-a22-burg+q22-a22-burg-atend+q22-a22-tijuca ~ on=11-11

= líder de turno com nome resumido e cortado
solides ~ Líder de Turno - Tijuca ~ Brasa Burger ~ Rio de Janeiro - RJ ~ text=q22-a22-burg+q22-a22-burg-lider+q22-a22-tijuca ~ on=11-05
jooble ~ Lider de turno fast-food ~ Brasa Burger ~ Rio de Janeiro ~ text=q22-a22-burg-lider+q22-a22-tijuca ~ cut=450 ~ on=11-08

= mesmo texto cortado, outro título
catho ~ Motorista Carreteiro Graneleiro ~ Transportadora Serra Dourada ~ Rio Verde - GO ~ text=q22-a22-trans-1
bne ~ CARRETEIRO CNH E ~ SERRA DOURADA TRANSPORTES LTDA ~ Rio Verde / GO ~ text=q22-a22-trans-1 ~ cut=450 ~ on=11-13

= repostada oito dias depois em outro portal, sem empregador
catho ~ Motorista Carreteiro ~ Transportadora Serra Dourada ~ Rio Verde - GO ~ text=q22-a22-trans-1 ~ on=11-02
netvagas ~ Motorista de Carreta (grãos) ~ - ~ Rio Verde - GO ~ text=q22-a22-trans-1 ~ as=breaks ~ on=11-10

≠ grãos e etanol
bne ~ Motorista Carreteiro ~ Transportadora Serra Dourada ~ Rio Verde - GO ~ text=q22-a22-trans-1-b
catho ~ Motorista Carreteiro ~ Transportadora Serra Dourada ~ Rio Verde - GO ~ text=q22-a22-trans-2 ~ on=11-14

≠ agregado PJ e motorista CLT
infojobs ~ Motorista Carreteiro ~ Transportadora Serra Dourada ~ Rio Verde, GO ~ text=q22-a22-trans-1 ~ contract=Efetivo – CLT
infojobs ~ Motorista Carreteiro (agregado) ~ Transportadora Serra Dourada ~ Rio Verde, GO ~ text=q22-a22-trans-1 ~ contract=Prestador de Serviços (PJ) ~ on=11-05

= mesmo texto, parágrafo da empresa fora
vagas ~ Advogado(a) Trabalhista Pleno ~ Bastos & Loureiro Advogados ~ São Paulo / SP ~ text=q22-a22-advtrab+q22-a22-adv-1 ~ mode=hybrid
linkedin ~ Advogado Pleno - Contencioso Trabalhista (Bancário) ~ Bastos Loureiro ~ São Paulo, SP ~ text=q22-a22-adv-1 ~ as=lines ~ mode=hybrid ~ on=11-08

= agência num lado (hunting) com o mesmo texto sem o nome
vagas ~ Advogado(a) Trabalhista Pleno ~ Bastos & Loureiro Advogados ~ São Paulo / SP ~ text=q22-a22-advtrab+q22-a22-adv-1
catho ~ Advogado Trabalhista Pleno - massa bancária ~ Legal Talent Recrutamento ~ São Paulo - SP ~ text=q22-a22-adv-1 ~ head=Nosso cliente, escritório de advocacia na Av. Paulista, contrata: ~ on=11-12

≠ trabalhista e cível
infojobs ~ Advogado(a) Pleno ~ Bastos & Loureiro Advogados ~ São Paulo / SP ~ text=q22-a22-adv-1-b
vagas ~ Advogado(a) Pleno ~ Bastos & Loureiro Advogados ~ São Paulo / SP ~ text=q22-a22-advtrab+q22-a22-adv-2

≠ pleno e júnior
linkedin ~ Advogado Cível Júnior ~ Bastos & Loureiro Advogados ~ São Paulo, SP ~ text=q22-a22-advtrab+q22-a22-adv-2
vagas ~ Advogado Cível Pleno ~ Bastos & Loureiro Advogados ~ São Paulo / SP ~ text=q22-a22-advtrab+q22-a22-adv-2 ~ on=11-14

= recontada; manicure e nail designer
infojobs ~ Manicure especialista em alongamento ~ Studio Marianne ~ Curitiba, PR ~ text=q22-a22-beleza-1
bne ~ NAIL DESIGNER ~ Studio Marianne ~ Batel - Curitiba / PR ~ text=q22-a22-beleza-1-b

≠ manicure e cabeleireiro, mesma unidade
infojobs ~ Profissional da beleza - unhas ~ Studio Marianne ~ Curitiba, PR ~ text=q22-a22-beleza-1
infojobs ~ Profissional da beleza - cabelo ~ Studio Marianne ~ Curitiba, PR ~ text=q22-a22-beleza-2 ~ on=11-06

= mesma vaga; portal corta e põe frase sua
infojobs ~ Cabeleireiro(a) - Batel ~ Studio Marianne ~ Curitiba, PR ~ text=q22-a22-beleza-2
netvagas ~ Cabeleireira colorista ~ Studio Marianne Beleza ~ Curitiba - PR ~ text=q22-a22-beleza-2 ~ as=plain ~ tail=Cadastre seu currículo grátis no NetVagas.

≠ nomes parecidos, salões diferentes
infojobs ~ Manicure - alongamento ~ Studio Marianne ~ Curitiba, PR ~ text=q22-a22-beleza-1 ~ on=11-04
bne ~ MANICURE ~ Salão Mariana Beauty ~ Curitiba / PR ~ text=q22-a22-manimari ~ on=11-08

= mesma vaga da agência; título traz o cliente e a moto
gupy ~ Promotor(a) de Vendas - Moto - Chocolates ~ MerchBrasil ~ Porto Alegre - RS ~ text=q22-a22-merchbr+q22-a22-prom-choc+q22-a22-merchbr-ben
infojobs ~ Promotor de Vendas Motorizado (Zona Sul) ~ MERCHBRASIL PROMOÇÕES LTDA ~ Porto Alegre, RS ~ text=q22-a22-prom-choc+q22-a22-merchbr-ben ~ as=breaks ~ contract=Efetivo – CLT

= recontada, empregador oculto de um lado
gupy ~ Promotor(a) de Vendas - Moto - Chocolates ~ MerchBrasil ~ Porto Alegre - RS ~ text=q22-a22-merchbr+q22-a22-prom-choc+q22-a22-merchbr-ben ~ on=11-09
bne ~ REPOSITOR PROMOTOR MOTOCICLISTA ~ Confidencial ~ Porto Alegre / RS ~ text=q22-a22-prom-choc-b ~ on=11-11

≠ agência, dois clientes, títulos iguais
gupy ~ Promotor(a) de Vendas ~ MerchBrasil ~ Porto Alegre - RS ~ text=q22-a22-merchbr+q22-a22-prom-choc+q22-a22-merchbr-ben
gupy ~ Promotor(a) de Vendas ~ MerchBrasil ~ Porto Alegre - RS ~ text=q22-a22-merchbr+q22-a22-prom-limp+q22-a22-merchbr-ben ~ on=11-06

≠ chocolates e frios na mesma zona, ambos de moto
infojobs ~ Promotor de Vendas Motorizado ~ MerchBrasil ~ Porto Alegre, RS ~ text=q22-a22-merchbr+q22-a22-prom-choc+q22-a22-merchbr-ben
infojobs ~ Promotor de Vendas Motorizado ~ MerchBrasil ~ Porto Alegre, RS ~ text=q22-a22-merchbr+q22-a22-prom-frios+q22-a22-merchbr-ben ~ on=11-05

≠ mesmo cliente em Canoas
vagas ~ Promotor de Vendas - Frios ~ MerchBrasil ~ Canoas / RS ~ text=q22-a22-prom-frios-can+q22-a22-merchbr-ben
infojobs ~ Promotor de Vendas - Frios ~ MerchBrasil ~ Porto Alegre, RS ~ text=q22-a22-prom-frios+q22-a22-merchbr-ben ~ on=11-11

= frios, cortado no agregador
gupy ~ Promotor(a) de Perecíveis - Frios ~ MerchBrasil ~ Porto Alegre - RS ~ text=q22-a22-merchbr+q22-a22-prom-frios+q22-a22-merchbr-ben
careerjet ~ Promotor de perecíveis frios ~ MerchBrasil ~ Porto Alegre, RS ~ text=q22-a22-prom-frios ~ cut=330 ~ as=plain

= mesmo texto longo, sem o parágrafo da empresa
gupy ~ Eletricista de Linha Viva | Santarém ~ Lumina Energia ~ Santarém - PA ~ text=q22-a22-energ+q22-a22-eletr-lv
infojobs ~ Eletricista Linha Viva ~ Lumina Distribuidora de Energia S.A. ~ Santarém, PA ~ text=q22-a22-eletr-lv ~ as=glued ~ on=11-12

= mesmo texto em outra marcação, título por sinônimo
gupy ~ Eletricista de Linha Viva | Santarém ~ Lumina Energia ~ Santarém - PA ~ text=q22-a22-energ+q22-a22-eletr-lv
catho ~ Eletricista de Rede Energizada ~ Grupo Lumina ~ Santarém - PA ~ text=q22-a22-eletr-lv ~ as=glued ~ on=11-15

≠ linha viva e comercial, mesma cidade
catho ~ Eletricista ~ Lumina Energia ~ Santarém - PA ~ text=q22-a22-eletr-lv-b
gupy ~ Eletricista ~ Lumina Energia ~ Santarém - PA ~ text=q22-a22-energ+q22-a22-eletr-com ~ on=11-08

≠ Santarém e Marabá
gupy ~ Eletricista Comercial ~ Lumina Energia ~ Marabá - PA ~ text=q22-a22-energ+q22-a22-eletr-com
gupy ~ Eletricista Comercial ~ Lumina Energia ~ Santarém - PA ~ text=q22-a22-energ+q22-a22-eletr-com ~ on=11-09

≠ gêmea só PcD da vaga aberta
gupy ~ Eletricista Comercial (vaga exclusiva para PcD) ~ Lumina Energia ~ Santarém - PA ~ text=q22-a22-energ+q22-a22-eletr-com ~ on=11-08
infojobs ~ Eletricista Comercial ~ Lumina Energia ~ Santarém, PA ~ text=q22-a22-eletr-com ~ on=11-13

= mesma vaga comercial; estado só
gupy ~ Eletricista Comercial - Escola de Eletricistas ~ Lumina Energia ~ Santarém - PA ~ text=q22-a22-energ+q22-a22-eletr-com
linkedin ~ Eletricista Comercial ~ Lumina Energia ~ Pará, Brasil ~ text=q22-a22-energ+q22-a22-eletr-com ~ as=plain ~ tail=Veja quem a Lumina Energia contratou para esta função ~ on=11-11

= recontada; praia como lugar não, mesma cidade
catho ~ Camareira(o) ~ Hotel Maré Alta Resort ~ Mata de São João - BA ~ text=q22-a22-hotelm+q22-a22-camar
bne ~ CAMAREIRA ~ MARE ALTA HOTELARIA E TURISMO LTDA ~ Mata de São João / BA ~ text=q22-a22-camar-b ~ on=11-14

= recontada; empregador oculto de um lado
catho ~ Cozinheiro(a) de Buffet ~ Hotel Maré Alta Resort ~ Mata de São João - BA ~ text=q22-a22-hotelm+q22-a22-cozres
netvagas ~ Cozinheiro para resort ~ - ~ Praia do Forte, Mata de São João - BA ~ text=q22-a22-cozres-b ~ on=11-12

≠ camareira e cozinheiro
catho ~ Camareira(o) ~ Hotel Maré Alta Resort ~ Mata de São João - BA ~ text=q22-a22-hotelm+q22-a22-camar
catho ~ Cozinheiro(a) ~ Hotel Maré Alta Resort ~ Mata de São João - BA ~ text=q22-a22-hotelm+q22-a22-cozres

≠ cozinheiro e ajudante do mesmo buffet (níveis)
infojobs ~ Ajudante de Cozinha - Buffet ~ Hotel Maré Alta Resort ~ Mata de São João, BA ~ text=q22-a22-hotelm+q22-a22-ajcoz ~ on=11-06
infojobs ~ Cozinheiro - Buffet ~ Hotel Maré Alta Resort ~ Mata de São João, BA ~ text=q22-a22-hotelm+q22-a22-cozres ~ on=11-06

≠ hotel e pousada de nomes parecidos, vagas diferentes
catho ~ Camareira ~ Hotel Maré Alta Resort ~ Mata de São João - BA ~ text=q22-a22-hotelm+q22-a22-camar
infojobs ~ Camareira ~ Pousada Maré Mansa ~ Mata de São João, BA ~ text=q22-a22-marmansa

= mesma ajudante, título com sinônimo
infojobs ~ Ajudante de Cozinha - Buffet ~ Hotel Maré Alta Resort ~ Mata de São João, BA ~ text=q22-a22-hotelm+q22-a22-ajcoz ~ pay=R$ 1.620,00
indeed ~ Auxiliar de cozinha (resort) ~ Maré Alta Resort ~ Mata de São João, BA ~ text=q22-a22-ajcoz ~ as=lines

= mesmo texto, pleno nos dois, um sem seção de empresa
gupy ~ Analista Fiscal Pleno - Campinas ~ Nexa BPO ~ Campinas - SP ~ text=q22-a22-nexbpo+q22-a22-ana-fiscal+q22-a22-nexbpo-ben ~ mode=hybrid
infojobs ~ Analista Fiscal Pl. ~ NEXA BPO SERVICOS LTDA ~ Campinas, SP ~ text=q22-a22-ana-fiscal+q22-a22-nexbpo-ben ~ as=lines

= recontada em outras palavras por outro portal
gupy ~ Analista Fiscal Pleno - Campinas ~ Nexa BPO ~ Campinas - SP ~ text=q22-a22-nexbpo+q22-a22-ana-fiscal+q22-a22-nexbpo-ben ~ on=11-06
catho ~ Analista Tributário Pleno (indiretos) ~ Nexa ~ Campinas - SP ~ text=q22-a22-ana-fiscal-b ~ pay=R$ 5.400,00 ~ on=11-09

≠ fiscal e DP com os mesmos parágrafos
gupy ~ Analista Pleno ~ Nexa BPO ~ Campinas - SP ~ text=q22-a22-nexbpo+q22-a22-ana-fiscal+q22-a22-nexbpo-ben ~ on=11-06
gupy ~ Analista Pleno ~ Nexa BPO ~ Campinas - SP ~ text=q22-a22-nexbpo+q22-a22-ana-dp+q22-a22-nexbpo-ben ~ on=11-14

≠ DP e contas a pagar
gupy ~ Analista de Departamento Pessoal ~ Nexa BPO ~ Campinas - SP ~ text=q22-a22-nexbpo+q22-a22-ana-dp+q22-a22-nexbpo-ben
infojobs ~ Analista de Contas a Pagar ~ Nexa BPO ~ Campinas, SP ~ text=q22-a22-nexbpo+q22-a22-ana-cp+q22-a22-nexbpo-ben ~ on=11-14

= recontada; DP escrito como folha
gupy ~ Analista de Departamento Pessoal Pleno ~ Nexa BPO ~ Campinas - SP ~ text=q22-a22-nexbpo+q22-a22-ana-dp+q22-a22-nexbpo-ben ~ mode=hybrid
vagas ~ Analista de Folha de Pagamento Pleno ~ Nexa BPO ~ Campinas / SP ~ text=q22-a22-ana-dp-b ~ mode=hybrid ~ on=11-12

≠ Campinas e Curitiba, hubs da mesma empresa
gupy ~ Analista de Contas a Pagar ~ Nexa BPO ~ Curitiba - PR ~ text=q22-a22-nexbpo+q22-a22-ana-cp+q22-a22-nexbpo-ben
gupy ~ Analista de Contas a Pagar ~ Nexa BPO ~ Campinas - SP ~ text=q22-a22-nexbpo+q22-a22-ana-cp+q22-a22-nexbpo-ben

≠ júnior e sênior
gupy ~ Analista Fiscal Júnior ~ Nexa BPO ~ Recife - PE ~ text=q22-a22-nexbpo+q22-a22-ana-fiscal+q22-a22-nexbpo-ben
gupy ~ Analista Fiscal Sênior ~ Nexa BPO ~ Recife - PE ~ text=q22-a22-nexbpo+q22-a22-ana-fiscal+q22-a22-nexbpo-ben ~ on=11-06

= contas a pagar com código, cortado
gupy ~ Analista de Contas a Pagar ~ Nexa BPO ~ Curitiba - PR ~ text=q22-a22-nexbpo+q22-a22-ana-cp+q22-a22-nexbpo-ben ~ on=11-02
jobleads ~ Analista de Contas a Pagar - REQ 20931 ~ Nexa BPO ~ Curitiba, Paraná ~ text=q22-a22-nexbpo+q22-a22-ana-cp ~ cut=800 ~ as=plain ~ on=11-09

= recontada; agência de um lado
gupy ~ Operador(a) de Caminhão Fora de Estrada ~ Mineração Itapuã ~ Itabirito - MG ~ text=q22-a22-minera+q22-a22-opcam
bne ~ OPERADOR DE CAMINHAO FORA DE ESTRADA ~ Sigma Terceirização ~ Itabirito / MG ~ text=q22-a22-opcam-b ~ on=11-13

≠ caminhão e escavadeira
gupy ~ Operador(a) de Equipamentos de Mina ~ Mineração Itapuã ~ Itabirito - MG ~ text=q22-a22-minera+q22-a22-opcam
gupy ~ Operador(a) de Equipamentos de Mina ~ Mineração Itapuã ~ Itabirito - MG ~ text=q22-a22-minera+q22-a22-opesc ~ on=11-11

= maiúsculas e sem parágrafo
gupy ~ Operador(a) de Escavadeira - Mina ~ Mineração Itapuã ~ Itabirito - MG ~ text=q22-a22-minera+q22-a22-opesc
vagas ~ OPERADOR DE ESCAVADEIRA ~ MINERAÇÃO ITAPUÃ S/A ~ Itabirito / MG ~ text=q22-a22-opesc ~ as=capitals ~ on=11-12

≠ efetivo e parada temporária
infojobs ~ Operador de Escavadeira ~ Mineração Itapuã ~ Itabirito, MG ~ text=q22-a22-minera+q22-a22-opesc ~ contract=Efetivo – CLT
infojobs ~ Operador de Escavadeira ~ Mineração Itapuã ~ Itabirito, MG ~ text=q22-a22-minera+q22-a22-opesc ~ contract=Temporário ~ on=11-14

= mesma turma de aprendiz em dois portais
infojobs ~ Jovem Aprendiz Administrativo - Compras ~ Grupo Sanches ~ Ribeirão Preto, SP ~ text=q22-a22-aprend-1 ~ contract=Jovem Aprendiz
netvagas ~ Aprendiz Administrativo ~ Sanches Materiais Elétricos ~ Ribeirão Preto - SP ~ text=q22-a22-aprend-1 ~ as=plain ~ on=11-11

≠ aprendiz de compras e de expedição
infojobs ~ Jovem Aprendiz ~ Grupo Sanches ~ Ribeirão Preto, SP ~ text=q22-a22-aprend-1
infojobs ~ Jovem Aprendiz ~ Grupo Sanches ~ Ribeirão Preto, SP ~ text=q22-a22-aprend-2 ~ on=11-08

≠ aprendiz e auxiliar efetivo
catho ~ Auxiliar de Compras ~ Grupo Sanches ~ Ribeirão Preto - SP ~ text=q22-a22-auxcomp ~ contract=Efetivo
infojobs ~ Jovem Aprendiz - Compras ~ Grupo Sanches ~ Ribeirão Preto, SP ~ text=q22-a22-aprend-1 ~ contract=Jovem Aprendiz

= recontada; empregador oculto num lado
catho ~ Auxiliar de Compras ~ Grupo Sanches ~ Ribeirão Preto - SP ~ text=q22-a22-auxcomp ~ pay=R$ 2.050,00
bne ~ AUXILIAR DE COMPRAS ~ - ~ Ribeirão Preto / SP ~ text=q22-a22-auxcomp-b ~ pay=R$ 2.050,00 ~ on=11-11

= mesma loja, número no título de um lado
gupy ~ Operador(a) de Loja - Vila Mariana (112) ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-opcaixa-1+q22-a22-dia-112
infojobs ~ Operador de Caixa / Loja ~ DIA BOM COMERCIO DE ALIMENTOS S.A. ~ Vila Mariana, São Paulo, SP ~ text=q22-a22-opcaixa-1+q22-a22-dia-112 ~ as=glued

= recontada; loja citada no texto
gupy ~ Operador(a) de Loja - Vila Mariana (112) ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-opcaixa-1+q22-a22-dia-112 ~ on=11-05
bne ~ OPERADOR DE LOJA ~ DIA BOM ~ São Paulo / SP ~ text=q22-a22-opcaixa-1-b ~ on=11-06

≠ loja 112 e loja 087, texto idêntico
gupy ~ Operador(a) de Loja ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-opcaixa-1+q22-a22-dia-112
gupy ~ Operador(a) de Loja ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-opcaixa-1+q22-a22-dia-087 ~ on=11-08

≠ lojas em bairros diferentes; uma recontada
bne ~ OPERADOR DE LOJA ~ DIA BOM ~ São Paulo / SP ~ text=q22-a22-opcaixa-1-b
infojobs ~ Operador de Loja - Jabaquara/Saúde ~ Mercado Dia Bom ~ Saúde, São Paulo, SP ~ text=q22-a22-opcaixa-1+q22-a22-dia-087

≠ mesmo cargo e loja, dois turnos anunciados em separado
gupy ~ Operador(a) de Loja - Fechamento ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-opcaixa-1+q22-a22-dia-112+q22-a22-dia-noturno
gupy ~ Operador(a) de Loja - Abertura ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-opcaixa-1+q22-a22-dia-112+q22-a22-dia-manha ~ on=11-14

≠ operador e líder de loja
gupy ~ Líder de Loja - Vila Mariana ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-dia-lider+q22-a22-dia-112
gupy ~ Operador(a) de Loja - Vila Mariana ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-opcaixa-1+q22-a22-dia-112

= mesmo turno no título dos dois lados
gupy ~ Operador(a) de Loja (Abertura) - Saúde ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-opcaixa-1+q22-a22-dia-087+q22-a22-dia-manha
catho ~ Operador de Loja - manhã ~ Mercado Dia Bom ~ Saúde, São Paulo - SP ~ text=q22-a22-opcaixa-1+q22-a22-dia-087+q22-a22-dia-manha ~ as=breaks ~ on=11-13

≠ Osasco e São Paulo
vagas ~ Líder de Loja ~ Mercado Dia Bom ~ Osasco / SP ~ text=q22-a22-rededia+q22-a22-dia-lider
gupy ~ Líder de Loja ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-dia-lider

= líder da 087, razão social
gupy ~ Líder de Loja | Saúde ~ Mercado Dia Bom ~ São Paulo - SP ~ text=q22-a22-rededia+q22-a22-dia-lider+q22-a22-dia-087 ~ on=10-30
vagas ~ LIDER DE LOJA - ZONA SUL ~ Dia Bom Comércio de Alimentos S.A. ~ São Paulo / SP ~ text=q22-a22-rededia+q22-a22-dia-lider+q22-a22-dia-087 ~ as=lines ~ on=11-08 ~ pay=R$ 2.900,00

= mesmo texto, outro título
linkedin ~ Consultor(a) SAP MM Sênior - S/4HANA ~ Orbe Consulting ~ Brasil (remoto) ~ text=q22-a22-consap+q22-a22-sapmm ~ mode=remote ~ contract=PJ
trampos ~ SAP MM Sênior (S/4) - projeto ~ Orbe ~ Home office ~ text=q22-a22-sapmm ~ as=breaks ~ mode=remote ~ contract=PJ ~ on=11-12

≠ MM e FI/CO no mesmo projeto
vagas ~ Consultor(a) SAP Sênior ~ Orbe Consulting ~ Brasil ~ text=q22-a22-sapmm-b ~ mode=remote
linkedin ~ Consultor(a) SAP Sênior ~ Orbe Consulting ~ Brasil ~ text=q22-a22-consap+q22-a22-sapfi ~ mode=remote ~ on=11-15

≠ CLT e PJ
catho ~ Consultor SAP FI/CO Sênior ~ Orbe Consulting ~ Home office ~ text=q22-a22-consap+q22-a22-sapfi ~ contract=CLT ~ mode=remote
linkedin ~ Consultor SAP FI/CO Sênior ~ Orbe Consulting ~ Brasil ~ text=q22-a22-consap+q22-a22-sapfi ~ contract=PJ ~ mode=remote ~ on=11-11

= agência de recolocação de um lado
linkedin ~ Consultor(a) SAP FI/CO Sênior ~ Orbe Consulting ~ Brasil ~ text=q22-a22-consap+q22-a22-sapfi ~ mode=remote
vagas ~ Consultor SAP FICO Sênior - remoto ~ TechHunters RH ~ Brasil ~ text=q22-a22-sapfi ~ mode=remote ~ head=Cliente TechHunters: consultoria SAP Gold. ~ on=11-13

= mesmo texto, parágrafo da empresa fora
gupy ~ Técnico(a) de Coleta - Asa Sul ~ Laboratório Exata ~ Brasília - DF ~ text=q22-a22-clinlab+q22-a22-colet-1+q22-a22-asasul
infojobs ~ Coletador(a) / Flebotomista ~ Laboratório Exata ~ Brasília, DF ~ text=q22-a22-colet-1 ~ as=plain ~ on=11-14

≠ postos em duas regiões de Brasília
gupy ~ Técnico(a) de Coleta ~ Laboratório Exata ~ Brasília - DF ~ text=q22-a22-clinlab+q22-a22-colet-1+q22-a22-asasul ~ on=11-08
gupy ~ Técnico(a) de Coleta ~ Laboratório Exata ~ Brasília - DF ~ text=q22-a22-clinlab+q22-a22-colet-1+q22-a22-aguasclaras ~ on=11-08

≠ coleta e triagem
gupy ~ Técnico(a) de Laboratório ~ Laboratório Exata ~ Brasília - DF ~ text=q22-a22-colet-1-b
vagas ~ Técnico de Laboratório ~ Laboratório Exata ~ Brasília / DF ~ text=q22-a22-clinlab+q22-a22-triagem-lab ~ on=11-08

= triagem; nome com Medicina Diagnóstica
gupy ~ Técnico(a) de Triagem de Amostras - Noturno ~ Laboratório Exata ~ Brasília - DF ~ text=q22-a22-clinlab+q22-a22-triagem-lab
indeed ~ Técnico em Análises Clínicas (triagem) ~ Exata Medicina Diagnóstica ~ Brasília, DF ~ text=q22-a22-clinlab+q22-a22-triagem-lab ~ as=plain ~ on=11-11

= empregador oculto num lado, mesmo texto
vagas ~ Técnico de coleta - Águas Claras ~ Laboratório Exata ~ Brasília / DF ~ text=q22-a22-colet-1+q22-a22-aguasclaras
bne ~ TECNICO DE COLETA ~ - ~ Águas Claras - Brasília / DF ~ text=q22-a22-colet-1+q22-a22-aguasclaras ~ as=capitals ~ on=11-12

= mesma vaga temporária da agência em dois portais
infojobs ~ Montador(a) de Produção - Ar-condicionado ~ TempBrasil ~ Manaus, AM ~ text=q22-a22-tempbras+q22-a22-temp-eletro ~ contract=Temporário
bne ~ AUXILIAR DE PRODUCAO ~ TEMPBRASIL RH LTDA ~ Manaus / AM ~ text=q22-a22-temp-eletro ~ contract=Temporário ~ as=bare ~ pay=R$ 1.745,00

= recontada; fábrica oculta de um lado, agência do outro
infojobs ~ Montador(a) de Produção - Ar-condicionado ~ TempBrasil ~ Manaus, AM ~ text=q22-a22-tempbras+q22-a22-temp-eletro ~ on=11-02
netvagas ~ Montador de linha branca (temporário) ~ - ~ Manaus - AM ~ text=q22-a22-temp-eletro-b ~ contract=Temporário ~ on=11-05

≠ agência, cliente eletrodoméstico e cliente motocicleta
infojobs ~ Auxiliar de Produção ~ TempBrasil ~ Manaus, AM ~ text=q22-a22-tempbras+q22-a22-temp-eletro
infojobs ~ Auxiliar de Produção ~ TempBrasil ~ Manaus, AM ~ text=q22-a22-tempbras+q22-a22-temp-moto

≠ temporário e efetivo da mesma linha
catho ~ Montador de Motocicletas ~ TempBrasil ~ Manaus - AM ~ text=q22-a22-temp-moto ~ contract=Efetivo – CLT
catho ~ Montador de Motocicletas ~ TempBrasil ~ Manaus - AM ~ text=q22-a22-temp-moto ~ contract=Temporário ~ on=11-11

= motos; título com turno e código
vagas ~ Montador de Motocicletas - 2º turno ~ TempBrasil ~ Manaus / AM ~ text=q22-a22-tempbras+q22-a22-temp-moto
jooble ~ Auxiliar de Montagem de Motos (noite) 55120 ~ TempBrasil Trabalho Temporário ~ Manaus, AM ~ text=q22-a22-tempbras+q22-a22-temp-moto ~ as=plain ~ cut=600

= recontada em outras palavras por outro portal
gupy ~ Cientista de Dados Sênior - Pricing ~ Lojas Aurora ~ São Paulo - SP ~ text=q22-a22-ecomvar+q22-a22-ds-1+q22-a22-ecomvar-ben ~ mode=hybrid
linkedin ~ Senior Data Scientist (Pricing) ~ Aurora ~ São Paulo, SP ~ text=q22-a22-ds-1-b ~ mode=hybrid ~ on=11-13

≠ pricing e recomendação
gupy ~ Cientista de Dados Sênior ~ Lojas Aurora ~ São Paulo - SP ~ text=q22-a22-ecomvar+q22-a22-ds-1+q22-a22-ecomvar-ben ~ mode=hybrid
gupy ~ Cientista de Dados Sênior ~ Lojas Aurora ~ São Paulo - SP ~ text=q22-a22-ecomvar+q22-a22-ds-2+q22-a22-ecomvar-ben ~ mode=hybrid ~ on=11-06

≠ cientista e engenheiro de dados
gupy ~ Pessoa Engenheira de Dados Sênior ~ Lojas Aurora ~ São Paulo - SP ~ text=q22-a22-ecomvar+q22-a22-eng-dados+q22-a22-ecomvar-ben ~ mode=hybrid
gupy ~ Pessoa Cientista de Dados Sênior ~ Lojas Aurora ~ São Paulo - SP ~ text=q22-a22-ecomvar+q22-a22-ds-2+q22-a22-ecomvar-ben ~ mode=hybrid

= mesma vaga de engenharia de dados, colada
gupy ~ Pessoa Engenheira de Dados Sênior ~ Lojas Aurora ~ São Paulo - SP ~ text=q22-a22-ecomvar+q22-a22-eng-dados+q22-a22-ecomvar-ben ~ mode=hybrid
jobleads ~ Engenheiro de Dados Sr ~ Lojas Aurora S/A ~ São Paulo ~ text=q22-a22-ecomvar+q22-a22-eng-dados+q22-a22-ecomvar-ben ~ as=glued ~ on=11-11

= recomendação, texto cortado antes dos benefícios
gupy ~ Cientista de Dados Sênior | Recomendação ~ Lojas Aurora ~ São Paulo - SP ~ text=q22-a22-ecomvar+q22-a22-ds-2+q22-a22-ecomvar-ben ~ mode=hybrid
careerjet ~ Cientista de Dados Sênior Recomendação e Busca ~ Lojas Aurora ~ São Paulo, SP ~ text=q22-a22-ecomvar+q22-a22-ds-2 ~ cut=900 ~ as=plain

≠ sênior e especialista
vagas ~ Engenheiro de Dados Especialista ~ Lojas Aurora ~ São Paulo / SP ~ text=q22-a22-ecomvar+q22-a22-eng-dados+q22-a22-ecomvar-ben
gupy ~ Engenheiro(a) de Dados Sênior ~ Lojas Aurora ~ São Paulo - SP ~ text=q22-a22-ecomvar+q22-a22-eng-dados+q22-a22-ecomvar-ben ~ on=11-07

= recontada; administradora e condomínio
infojobs ~ Porteiro Noturno ~ Lar Condomínios ~ Santos, SP ~ text=q22-a22-cond-1
bne ~ PORTEIRO (NOITE) ~ Condomínio Edifício Mirante do Gonzaga ~ Gonzaga - Santos / SP ~ text=q22-a22-cond-1-b ~ on=11-11

≠ condomínio residencial e comercial da mesma administradora
infojobs ~ Porteiro ~ Lar Condomínios ~ Santos, SP ~ text=q22-a22-cond-1
infojobs ~ Porteiro / Recepcionista ~ Lar Condomínios ~ Santos, SP ~ text=q22-a22-cond-2 ~ on=11-06

≠ pagamento contradiz
catho ~ Porteiro 12x36 ~ Lar Condomínios ~ Santos - SP ~ text=q22-a22-cond-1 ~ pay=R$ 1.980,00
netvagas ~ Porteiro 12x36 ~ Lar Administradora ~ Santos - SP ~ text=q22-a22-cond-1 ~ cut=260 ~ pay=R$ 2.600,00

= recepcionista, mesmo texto com salário no campo
vagas ~ Recepcionista de Portaria Comercial ~ Lar Condomínios ~ Santos / SP ~ text=q22-a22-cond-2
netvagas ~ Porteiro Recepcionista - Centro ~ Lar Administradora de Condomínios Ltda ~ Santos - SP ~ text=q22-a22-cond-2 ~ pay=R$ 1.980,00 ~ as=lines

= recontada, sede por bairro
gupy ~ Analista de Sinistros Auto Pleno ~ Azimute Seguros ~ Barueri - SP ~ text=q22-a22-seguraz+q22-a22-sin-auto+q22-a22-seguraz-ben
vagas ~ Analista Pleno - Sinistro Automóvel ~ Azimute ~ Alphaville, Barueri / SP ~ text=q22-a22-sin-auto-b ~ on=11-12

= mesmo texto longo; portal retira o começo
gupy ~ Analista de Sinistros Auto Pleno ~ Azimute Seguros ~ Barueri - SP ~ text=q22-a22-seguraz+q22-a22-sin-auto+q22-a22-seguraz-ben
infojobs ~ Analista de Sinistro (Auto) Pleno ~ AZIMUTE COMPANHIA DE SEGUROS S.A. ~ Barueri, SP ~ text=q22-a22-sin-auto+q22-a22-seguraz-ben ~ as=glued ~ pay=R$ 4.800,00

≠ auto e vida, resto igual
gupy ~ Analista de Sinistros Pleno ~ Azimute Seguros ~ Barueri - SP ~ text=q22-a22-seguraz+q22-a22-sin-auto+q22-a22-seguraz-ben
gupy ~ Analista de Sinistros Pleno ~ Azimute Seguros ~ Barueri - SP ~ text=q22-a22-seguraz+q22-a22-sin-vida+q22-a22-seguraz-ben ~ on=11-06

= recontada; vida, oculto em um lado
gupy ~ Analista de Sinistros - Vida ~ Azimute Seguros ~ Barueri - SP ~ text=q22-a22-seguraz+q22-a22-sin-vida+q22-a22-seguraz-ben ~ on=11-04
catho ~ Analista de Sinistros (seguro de pessoas) ~ Empresa confidencial ~ Barueri - SP ~ text=q22-a22-sin-vida-b ~ on=11-08

≠ um recontado, outro ramo
catho ~ Analista de Sinistros ~ Azimute Seguros ~ Barueri - SP ~ text=q22-a22-sin-vida-b ~ on=11-08
vagas ~ Analista de Sinistros ~ Azimute Seguros ~ Barueri / SP ~ text=q22-a22-sin-auto-b ~ on=11-07

≠ assistente e analista
gupy ~ Assistente de Sinistros Auto ~ Azimute Seguros ~ Barueri - SP ~ text=q22-a22-seguraz+q22-a22-sin-assist+q22-a22-seguraz-ben ~ on=11-08
gupy ~ Analista de Sinistros Auto ~ Azimute Seguros ~ Barueri - SP ~ text=q22-a22-seguraz+q22-a22-sin-auto+q22-a22-seguraz-ben

= mesmo texto sem marcação, empregador escrito de outro modo
infojobs ~ Tosador(a) ~ Mundo Bicho Pet Center ~ Vitória, ES ~ text=q22-a22-pet-1 ~ on=11-06
solides ~ Banhista e Tosador - Praia do Canto ~ Mundo Bicho ~ Vitória - ES ~ text=q22-a22-pet-1 ~ as=bare ~ on=11-10

≠ tosador e veterinário
catho ~ Tosador(a) ~ Mundo Bicho Pet Center ~ Vitória, ES ~ text=q22-a22-pet-1-b ~ on=11-04
infojobs ~ Médico(a) Veterinário(a) ~ Mundo Bicho Pet Center ~ Vitória, ES ~ text=q22-a22-pet-2 ~ on=11-11

≠ veterinário em Vitória e Vila Velha
catho ~ Médico Veterinário Clínico ~ Mundo Bicho Pet Center ~ Vitória - ES ~ text=q22-a22-pet-2
catho ~ Médico Veterinário Clínico ~ Mundo Bicho Pet Center ~ Vila Velha - ES ~ text=q22-a22-pet-2 ~ on=11-06

= veterinário, sigla e cortado
catho ~ Médico(a) Veterinário(a) Clínico(a) Geral ~ Mundo Bicho Pet Center ~ Vitória - ES ~ text=q22-a22-pet-2
jooble ~ Med. Veterinário - clínica de pequenos ~ Mundo Bicho ~ Vitória, ES ~ text=q22-a22-pet-2 ~ cut=450 ~ tail=... ~ as=plain ~ on=11-13

= recontada; só "empresa do ramo têxtil" de um lado
catho ~ Costureira(o) Industrial ~ Malharia Três Irmãos ~ Brusque - SC ~ text=q22-a22-textil-1
bne ~ COSTUREIRA DE LINGERIE ~ Empresa do ramo têxtil ~ Brusque / SC ~ text=q22-a22-textil-1-b ~ on=11-11

≠ costura e tecelagem
catho ~ Operador(a) Têxtil ~ Malharia Três Irmãos ~ Brusque - SC ~ text=q22-a22-textil-1
catho ~ Operador(a) Têxtil ~ Malharia Três Irmãos ~ Brusque - SC ~ text=q22-a22-textil-2

≠ malharias de nome parecido
catho ~ Costureira Industrial ~ Malharia Três Irmãos ~ Brusque - SC ~ text=q22-a22-textil-1
infojobs ~ Costureira ~ Confecções Três Irmãs ~ Brusque, SC ~ text=q22-a22-tresirmas

= tecelão, mesmo texto no Sólides e no Indeed
solides ~ Tecelão(ã) Circular - 3º turno ~ Malharia Três Irmãos ~ Brusque - SC ~ text=q22-a22-textil-2
indeed ~ Operador de tear circular (noite) ~ Três Irmãos Malhas Ltda ~ Brusque, SC ~ text=q22-a22-textil-2 ~ as=lines ~ on=11-12

= recontada; frentista
infojobs ~ Frentista Noturno ~ Rede Postos Caminho Certo ~ Porto Velho, RO ~ text=q22-a22-posto-1
bne ~ FRENTISTA ~ AUTO POSTO CAMINHO CERTO LTDA ~ Porto Velho / RO ~ text=q22-a22-posto-1-b ~ on=11-12

≠ pista e conveniência
infojobs ~ Atendente - noite ~ Rede Postos Caminho Certo ~ Porto Velho, RO ~ text=q22-a22-posto-1
infojobs ~ Atendente - noite ~ Rede Postos Caminho Certo ~ Porto Velho, RO ~ text=q22-a22-posto-conv ~ on=11-09

≠ dois frentistas com empregador oculto
bne ~ FRENTISTA ~ - ~ Porto Velho / RO ~ text=q22-a22-posto-1-b
netvagas ~ Frentista noturno ~ - ~ Porto Velho - RO ~ text=q22-a22-posto-1-b ~ as=capitals ~ on=11-15

= conveniência; título em outro modo
infojobs ~ Atendente de Loja de Conveniência (noite) ~ Rede Postos Caminho Certo ~ Porto Velho, RO ~ text=q22-a22-posto-conv
catho ~ Balconista / Caixa - conveniência de posto ~ Postos Caminho Certo ~ Porto Velho - RO ~ text=q22-a22-posto-conv ~ as=plain ~ on=11-14

= recontada em outras palavras por outro portal
gupy ~ Técnico(a) de Refrigeração - 2º turno ~ Facilita Serviços ~ São Paulo - SP ~ text=q22-a22-facilim+q22-a22-manut-1+q22-a22-facilim-ben
catho ~ Técnico em Climatização (chiller/VRF) ~ Facilita ~ Itaim Bibi, São Paulo - SP ~ text=q22-a22-manut-1-b ~ on=11-12

≠ refrigeração e elétrica, mesmo cliente
gupy ~ Técnico(a) de Manutenção Predial ~ Facilita Serviços ~ São Paulo - SP ~ text=q22-a22-facilim+q22-a22-manut-1+q22-a22-facilim-ben ~ on=11-06
gupy ~ Técnico(a) de Manutenção Predial ~ Facilita Serviços ~ São Paulo - SP ~ text=q22-a22-facilim+q22-a22-manut-2+q22-a22-facilim-ben ~ on=11-07

= elétrica, mesmo texto com salário num lado
gupy ~ Eletrotécnico(a) Predial Noturno ~ Facilita Serviços ~ São Paulo - SP ~ text=q22-a22-facilim+q22-a22-manut-2+q22-a22-facilim-ben
infojobs ~ Técnico Eletrotécnico - Facilities ~ FACILITA SERVIÇOS E SOLUÇÕES S.A. ~ São Paulo, SP ~ text=q22-a22-manut-2+q22-a22-facilim-ben ~ pay=R$ 3.900,00 ~ as=glued

= recontada; cliente da terceirizada só citado
gupy ~ Nutricionista de Produção ~ Facilita Serviços ~ São Bernardo do Campo - SP ~ text=q22-a22-facilim+q22-a22-nutri-1+q22-a22-facilim-ben
vagas ~ Nutricionista - restaurante industrial ~ Empresa Confidencial ~ São Bernardo do Campo / SP ~ text=q22-a22-nutri-1-b ~ on=11-13

≠ produção e clínica
gupy ~ Nutricionista ~ Facilita Serviços ~ São Bernardo do Campo - SP ~ text=q22-a22-facilim+q22-a22-nutri-1+q22-a22-facilim-ben
gupy ~ Nutricionista ~ Facilita Serviços ~ São Bernardo do Campo - SP ~ text=q22-a22-facilim+q22-a22-nutri-2+q22-a22-facilim-ben

≠ mesmo posto em São Bernardo e Santo André
vagas ~ Nutricionista Clínica ~ Facilita Serviços ~ Santo André / SP ~ text=q22-a22-facilim+q22-a22-nutri-2
vagas ~ Nutricionista Clínica ~ Facilita Serviços ~ São Bernardo do Campo / SP ~ text=q22-a22-facilim+q22-a22-nutri-2

= clínica; agregador sem acento
gupy ~ Nutricionista Clínica - 12x36 ~ Facilita Serviços ~ São Bernardo do Campo - SP ~ text=q22-a22-facilim+q22-a22-nutri-2+q22-a22-facilim-ben
jooble ~ Nutricionista Clinica hospitalar ~ Facilita ~ São Bernardo do Campo, SP ~ text=q22-a22-nutri-2 ~ as=bare ~ on=11-12

≠ vaga de setembro e vaga de novembro do mesmo prédio
gupy ~ Técnico(a) de Refrigeração ~ Facilita Serviços ~ São Paulo - SP ~ text=q22-a22-facilim+q22-a22-manut-1+q22-a22-facilim-ben ~ on=09-22
infojobs ~ Técnico de Refrigeração ~ Facilita Serviços ~ São Paulo, SP ~ text=q22-a22-manut-1+q22-a22-facilim-ben ~ on=11-16

= mesmo texto, parágrafo da empresa fora
infojobs ~ Consultor Técnico de Pós-venda ~ Vale Motors ~ São José dos Campos, SP ~ text=q22-a22-autoc+q22-a22-consult-auto
bne ~ CONSULTOR DE SERVIÇOS AUTOMOTIVOS ~ GRUPO VALE MOTORS ~ São José dos Campos / SP ~ text=q22-a22-consult-auto ~ as=lines ~ on=11-11

≠ consultor e vendedor da mesma loja
catho ~ Consultor ~ Vale Motors ~ São José dos Campos, SP ~ text=q22-a22-consult-auto-b
infojobs ~ Consultor ~ Vale Motors ~ São José dos Campos, SP ~ text=q22-a22-autoc+q22-a22-vend-auto

= mecânico repostado
infojobs ~ Mecânico de Automóveis ~ Vale Motors ~ São José dos Campos, SP ~ text=q22-a22-autoc+q22-a22-mec-auto ~ on=10-30
infojobs ~ Mecânico(a) Automotivo(a) ~ Vale Motors ~ São José dos Campos, SP ~ text=q22-a22-autoc+q22-a22-mec-auto ~ on=11-12

≠ mecânico e vendedor
catho ~ Mecânico de Concessionária ~ Vale Motors ~ São José dos Campos - SP ~ text=q22-a22-autoc+q22-a22-mec-auto
catho ~ Vendedor de Concessionária ~ Vale Motors ~ São José dos Campos - SP ~ text=q22-a22-autoc+q22-a22-vend-auto ~ on=11-07

= vendedor; salário por extenso no campo
catho ~ Vendedor(a) de Veículos ~ Vale Motors ~ São José dos Campos - SP ~ text=q22-a22-autoc+q22-a22-vend-auto
vagas ~ Consultor de Vendas de Automóveis ~ Grupo Vale Motors ~ São José dos Campos / SP ~ text=q22-a22-vend-auto ~ pay=R$ 2.000,00 + comissão ~ as=lines ~ on=11-13

≠ mesmo cargo em Taubaté e São José
infojobs ~ Consultor Técnico ~ Vale Motors ~ Taubaté, SP ~ text=q22-a22-autoc+q22-a22-consult-auto ~ cut=400
infojobs ~ Consultor Técnico ~ Vale Motors ~ São José dos Campos, SP ~ text=q22-a22-autoc+q22-a22-consult-auto ~ cut=400 ~ on=11-13

= recontada; captação e consultor
gupy ~ Consultor(a) de Captação de Alunos ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-sdr-1+q22-a22-unimel-ben
infojobs ~ Consultor Educacional - Matrículas ~ UNIMEL ~ Natal, RN ~ text=q22-a22-sdr-1-b ~ on=11-13

≠ captação e cobrança, mesmos parágrafos
gupy ~ Assistente de Relacionamento com Aluno ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-sdr-1+q22-a22-unimel-ben ~ on=11-08
gupy ~ Assistente de Relacionamento com Aluno ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-sdr-2+q22-a22-unimel-ben ~ on=11-07

= recontada; instituição oculta num lado
gupy ~ Professor(a) de Direito - Processo Civil ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-prof-dir+q22-a22-unimel-ben ~ on=11-05
catho ~ Professor Universitário - Direito ~ Confidencial ~ Natal - RN ~ text=q22-a22-prof-dir-b ~ on=11-07

≠ professor de Direito e de Enfermagem
gupy ~ Professor(a) Universitário(a) ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-prof-dir+q22-a22-unimel-ben
gupy ~ Professor(a) Universitário(a) ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-prof-enf+q22-a22-unimel-ben ~ on=11-06

= cobrança, texto longo nos dois, código no título
gupy ~ Assistente de Cobrança Educacional ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-sdr-2+q22-a22-unimel-ben
vagas ~ ASSIST. COBRANÇA - 13h/19h20 (v2718) ~ Centro Universitário Melquíades S/C ~ Natal / RN ~ text=q22-a22-unimel+q22-a22-sdr-2+q22-a22-unimel-ben ~ as=lines ~ on=11-11

= professor de enfermagem; entidade mantenedora
gupy ~ Professor(a) de Enfermagem ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-prof-enf+q22-a22-unimel-ben
linkedin ~ Docente - Enfermagem (manhã) ~ Associação Potiguar de Ensino Melquíades ~ Rio Grande do Norte, Brasil ~ text=q22-a22-unimel+q22-a22-prof-enf ~ as=plain ~ on=11-14

≠ Natal e Mossoró
gupy ~ Consultor(a) de Captação de Alunos ~ Centro Universitário Melquíades ~ Mossoró - RN ~ text=q22-a22-unimel+q22-a22-sdr-1+q22-a22-unimel-ben
gupy ~ Consultor(a) de Captação de Alunos ~ Centro Universitário Melquíades ~ Natal - RN ~ text=q22-a22-unimel+q22-a22-sdr-1+q22-a22-unimel-ben ~ on=11-14

= mesmo texto em outra marcação, título por sinônimo
vagas ~ Técnico de Manutenção de Elevadores ~ Elevamax Elevadores ~ Goiânia / GO ~ text=q22-a22-ctelev+q22-a22-telev-1
catho ~ Conservador de Elevadores ~ Elevamax ~ Goiânia - GO ~ text=q22-a22-telev-1 ~ as=glued ~ on=11-12

≠ manutenção e montagem
infojobs ~ Técnico de Elevadores ~ Elevamax Elevadores ~ Goiânia / GO ~ text=q22-a22-telev-1-b
vagas ~ Técnico de Elevadores ~ Elevamax Elevadores ~ Goiânia / GO ~ text=q22-a22-ctelev+q22-a22-telev-2 ~ on=11-06

≠ dois ocultos, textos iguais
bne ~ TECNICO DE ELEVADORES ~ - ~ Goiânia / GO ~ text=q22-a22-telev-1-b
infojobs ~ Técnico de Elevadores ~ Empresa Confidencial ~ Goiânia, GO ~ text=q22-a22-telev-1-b ~ as=plain ~ on=11-08

= montagem; nome do grupo
vagas ~ Montador de Elevadores ~ Elevamax Elevadores ~ Goiânia / GO ~ text=q22-a22-ctelev+q22-a22-telev-2
gupy ~ Técnico(a) de Montagem de Elevadores ~ Grupo Elevamax ~ Goiânia - GO ~ text=q22-a22-ctelev+q22-a22-telev-2 ~ on=11-14 ~ contract=Efetivo

= recontada; clínica oculta num lado
infojobs ~ Fisioterapeuta - Ortopedia e Pilates ~ Clínica Passo Firme ~ Maceió, AL ~ text=q22-a22-fisio-1
bne ~ FISIOTERAPEUTA ~ - ~ Jatiúca - Maceió / AL ~ text=q22-a22-fisio-1-b ~ on=11-11

≠ ortopedia e neuropediatria
infojobs ~ Fisioterapeuta ~ Clínica Passo Firme ~ Maceió, AL ~ text=q22-a22-fisio-1
infojobs ~ Fisioterapeuta ~ Clínica Passo Firme ~ Maceió, AL ~ text=q22-a22-fisio-2

≠ pagamento contradiz: horista e mensal
catho ~ Fisioterapeuta Ortopedia ~ Clínica Passo Firme ~ Maceió - AL ~ text=q22-a22-fisio-1 ~ contract=CLT ~ pay=R$ 3.100,00
netvagas ~ Fisioterapeuta Ortopedia ~ Clínica Passo Firme ~ Maceió - AL ~ text=q22-a22-fisiopj ~ contract=PJ ~ pay=R$ 38,00 por hora ~ on=11-06

= neuropediatria, cortada
infojobs ~ Fisioterapeuta Neuropediatra ~ Clínica Passo Firme ~ Maceió, AL ~ text=q22-a22-fisio-2
jooble ~ Fisioterapeuta neuropediatria (30h) ~ Passo Firme Reabilitação ~ Maceió, AL ~ text=q22-a22-fisio-2 ~ cut=330 ~ as=plain

= mesmo texto cortado, outro título
gupy ~ Agente de Aeroporto - Internacional ~ AeroSolo ~ Guarulhos - SP ~ text=q22-a22-aeroport+q22-a22-agaer
catho ~ Agente de Atendimento Aeroportuário (inglês) ~ AeroSolo Serviços Auxiliares S.A. ~ Guarulhos - SP ~ text=q22-a22-agaer ~ cut=380 ~ as=plain ~ on=11-13

≠ atendimento e rampa
catho ~ Agente de Aeroporto ~ AeroSolo ~ Guarulhos - SP ~ text=q22-a22-agaer-b
gupy ~ Agente de Aeroporto ~ AeroSolo ~ Guarulhos - SP ~ text=q22-a22-aeroport+q22-a22-agrampa ~ on=11-14

≠ Guarulhos e Campinas
infojobs ~ Auxiliar de Rampa ~ AeroSolo ~ Guarulhos, SP ~ text=q22-a22-aeroport+q22-a22-agrampa
infojobs ~ Auxiliar de Rampa ~ AeroSolo ~ Campinas, SP ~ text=q22-a22-aeroport+q22-a22-agrampa ~ on=11-09

= rampa, portal cola os títulos
gupy ~ Auxiliar de Rampa (Guarulhos) ~ AeroSolo ~ Guarulhos - SP ~ text=q22-a22-aeroport+q22-a22-agrampa
indeed ~ Auxiliar de Pista / Rampa - Aeroporto GRU ~ Aero Solo ~ Guarulhos, SP ~ text=q22-a22-aeroport+q22-a22-agrampa ~ as=glued ~ on=11-11

= recontada em outras palavras por outro portal
gupy ~ Analista de PCP Pleno ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-pcp-1+q22-a22-cosmet-ben
catho ~ Analista de Planejamento e Controle da Produção Pleno ~ Flor de Ipê Cosméticos ~ Goiânia - GO ~ text=q22-a22-pcp-1-b ~ on=11-14

= mesma vaga de PCP, razão social e salário
gupy ~ Analista de PCP Pleno ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-pcp-1+q22-a22-cosmet-ben
vagas ~ Analista PCP Pleno - Fábrica ~ FDI Indústria e Comércio de Cosméticos S.A. ~ Goiânia / GO ~ text=q22-a22-cosmet+q22-a22-pcp-1+q22-a22-cosmet-ben ~ pay=R$ 5.900,00 ~ as=breaks

≠ PCP e compras
gupy ~ Analista de Supply Pleno ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-pcp-1+q22-a22-cosmet-ben
gupy ~ Analista de Supply Pleno ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-compras-1+q22-a22-cosmet-ben ~ on=11-13

≠ qualidade e PCP
infojobs ~ Analista de Qualidade ~ Flor de Ipê ~ Goiânia, GO ~ text=q22-a22-cosmet+q22-a22-qual-1+q22-a22-cosmet-ben
gupy ~ Analista de PCP ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-pcp-1+q22-a22-cosmet-ben ~ on=11-14

≠ fábrica em Goiânia e CD em Extrema
gupy ~ Analista de Compras de Embalagem ~ Flor de Ipê ~ Extrema - MG ~ text=q22-a22-cosmet+q22-a22-compras-1+q22-a22-cosmet-ben
gupy ~ Analista de Compras de Embalagem ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-compras-1+q22-a22-cosmet-ben

≠ júnior e pleno de qualidade
gupy ~ Analista de Controle de Qualidade Júnior ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-qual-1+q22-a22-cosmet-ben
gupy ~ Analista de Controle de Qualidade Pleno ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-qual-1+q22-a22-cosmet-ben ~ on=11-08

= compras, título em inglês num lado
gupy ~ Comprador(a) de Embalagens Pleno ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-compras-1+q22-a22-cosmet-ben
linkedin ~ Comprador Pleno (Packaging) ~ Flor de Ipê ~ Goiânia, GO ~ text=q22-a22-cosmet+q22-a22-compras-1 ~ as=plain ~ on=11-12

= qualidade, repostada e com título gêmeo em gênero
infojobs ~ Analista de Controle de Qualidade Jr ~ Flor de Ipê ~ Goiânia, GO ~ text=q22-a22-cosmet+q22-a22-qual-1+q22-a22-cosmet-ben ~ on=11-01
infojobs ~ Analista(a) de Controle da Qualidade Júnior ~ Flor de Ipê ~ Goiânia, GO ~ text=q22-a22-cosmet+q22-a22-qual-1+q22-a22-cosmet-ben ~ on=11-15

≠ exclusiva PcD e aberta em PCP
gupy ~ Analista de PCP Pleno (Vaga Afirmativa exclusiva PcD) ~ Flor de Ipê ~ Goiânia - GO ~ text=q22-a22-cosmet+q22-a22-pcp-1+q22-a22-cosmet-ben
vagas ~ Analista de PCP Pleno ~ Flor de Ipê ~ Goiânia / GO ~ text=q22-a22-cosmet+q22-a22-pcp-1+q22-a22-cosmet-ben ~ on=11-06

= mesmo texto, parágrafo da empresa fora
infojobs ~ Promotor(a) de Crédito Consignado ~ CredVia ~ Boa Vista, RR ~ text=q22-a22-corr-1
bne ~ VENDEDOR DE CONSIGNADO ~ CREDVIA PROMOTORA ~ Centro - Boa Vista / RR ~ text=q22-a22-corr-1 ~ as=plain ~ on=11-12

≠ Boa Vista e Macapá
infojobs ~ Promotor de Crédito ~ CredVia ~ Boa Vista, RR ~ text=q22-a22-corr-1
infojobs ~ Promotor de Crédito ~ CredVia ~ Macapá, AP ~ text=q22-a22-corr-1 ~ on=11-08

≠ outras empresas de nome parecido
infojobs ~ Promotor de Crédito ~ CredVia ~ Boa Vista, RR ~ text=q22-a22-corr-1-b
bne ~ ATENDENTE DE CREDITO ~ ViaCred Cobranças ~ Boa Vista / RR ~ text=q22-a22-viacred ~ on=11-09

= texto longo, parágrafos de empresa cortados no outro portal
gupy ~ Supervisor(a) de Vendas - Distribuição ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-sup-vendas+q22-a22-longop-ben
infojobs ~ Supervisor de Vendas Externas ~ GRUPO PONTAL S.A. ~ Petrolina, PE ~ text=q22-a22-sup-vendas+q22-a22-longop-ben ~ as=glued ~ contract=Efetivo – CLT

= recontada longa, empregador oculto num lado
gupy ~ Supervisor(a) de Vendas - Distribuição ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-sup-vendas+q22-a22-longop-ben ~ on=11-05
catho ~ Supervisor Comercial (atacado distribuidor) ~ Empresa confidencial ~ Petrolina - PE ~ text=q22-a22-sup-vendas-b ~ on=11-10

≠ dois supervisores com mais de metade do texto igual
gupy ~ Supervisor(a) de Operações ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-sup-vendas+q22-a22-longop-ben ~ on=11-06
gupy ~ Supervisor(a) de Operações ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-sup-log+q22-a22-longop-ben

≠ supervisor de logística em Petrolina e em Juazeiro, do outro lado do rio
gupy ~ Supervisor(a) de Logística - Noturno ~ Grupo Pontal ~ Juazeiro - BA ~ text=q22-a22-longop+q22-a22-sup-log+q22-a22-longop-ben
gupy ~ Supervisor(a) de Logística - Noturno ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-sup-log+q22-a22-longop-ben ~ on=11-07

= logística; agregador mostra o começo apenas
gupy ~ Supervisor(a) de Logística - Noturno ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-sup-log+q22-a22-longop-ben
jooble ~ Supervisor de CD noturno ~ Grupo Pontal ~ Petrolina, PE ~ text=q22-a22-sup-log+q22-a22-longop-ben ~ cut=700 ~ as=plain ~ on=11-13

= trainee em dois portais
gupy ~ Programa de Trainee 2027 ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-trainee-1+q22-a22-longop-ben
trampos ~ Trainee Pontal 2027 ~ Pontal ~ Petrolina - PE ~ text=q22-a22-trainee-1 ~ pay=R$ 6.800 ~ on=11-12 ~ as=lines

≠ trainee e supervisor
gupy ~ Trainee - Logística ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-trainee-1+q22-a22-longop-ben
gupy ~ Supervisor(a) de Logística ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-sup-log+q22-a22-longop-ben ~ on=11-06

≠ turma do trainee anunciada de novo depois de dois meses
gupy ~ Programa de Trainee ~ Grupo Pontal ~ Petrolina - PE ~ text=q22-a22-longop+q22-a22-trainee-1+q22-a22-longop-ben ~ on=09-20
vagas ~ Programa de Trainee ~ Grupo Pontal ~ Petrolina / PE ~ text=q22-a22-longop+q22-a22-trainee-1+q22-a22-longop-ben ~ on=11-19

= texto curto recontado
bne ~ AÇOUGUEIRO ~ CASA DE CARNES BOM CORTE ~ Palmas / TO ~ text=q22-a22-curto-acou
infojobs ~ Açougueiro(a) desossador(a) ~ Bom Corte Carnes ~ Palmas, TO ~ text=q22-a22-curto-acou-b ~ on=11-11

≠ açougueiro e ajudante, textos curtos
bne ~ AÇOUGUEIRO ~ CASA DE CARNES BOM CORTE ~ Palmas / TO ~ text=q22-a22-curto-acou ~ on=11-08
bne ~ AJUDANTE DE AÇOUGUE ~ CASA DE CARNES BOM CORTE ~ Palmas / TO ~ text=q22-a22-curto-acou2 ~ on=11-08

≠ motoboys de agência, clientes diferentes
bne ~ MOTOBOY ~ Entrega Já Serviços ~ Manaus / AM ~ text=q22-a22-curto-moto
bne ~ MOTOBOY NOTURNO ~ Entrega Já Serviços ~ Manaus / AM ~ text=q22-a22-curto-moto2

= motoboy, um lado sem o empregador
bne ~ MOTOBOY ~ Entrega Já Serviços ~ Manaus / AM ~ text=q22-a22-curto-moto
netvagas ~ Motociclista entregador (farmácia) ~ - ~ Adrianópolis, Manaus - AM ~ text=q22-a22-curto-moto ~ as=plain ~ on=11-11

= agência em dois portais, título abreviado
catho ~ Auxiliar Administrativo ~ Ponte RH ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-auxadm-cli
vagas ~ Aux. Administrativo - Engenharia ~ Ponte RH Consultoria ~ América, Joinville / SC ~ text=q22-a22-auxadm-cli ~ as=lines ~ on=11-12

≠ agência, dois clientes, mesmas condições
catho ~ Auxiliar Administrativo ~ Ponte RH ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-auxadm-cli
catho ~ Auxiliar Administrativo ~ Ponte RH ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-auxadm-cli2 ~ on=11-11

= cliente transportadora anuncia por si e pela agência
catho ~ Auxiliar Administrativo - transportadora ~ Ponte RH ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-auxadm-cli2
solides ~ Auxiliar Administrativo (CT-e) ~ Rodofloresta Transportes ~ Joinville - SC ~ text=q22-a22-auxadm-tr-b ~ on=11-13

≠ auxiliar e estágio no escritório de engenharia
catho ~ Auxiliar Administrativo ~ Ponte RH ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-auxadm-cli ~ contract=Efetivo ~ on=11-08
catho ~ Estágio Administrativo ~ Ponte RH ~ Joinville - SC ~ text=q22-a22-rhponte+q22-a22-auxadm-cli ~ contract=Estágio
`);
