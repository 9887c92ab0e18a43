import { readPairs } from "./read-pairs.ts";

/**
 * Usual searches as employers, agencies and chains post them: 103 pairs of one vacancy (18 of them begin with "hard") and 99 of
 * two; a pair of two says its kind.
 *
 * Written in one go on 26 November 2026, before anything was mended, by a writer who had read some of the merging's rules
 * (the points, the tables of short forms) but no sample of the sets. Employers are invented.
 */
export const twelfthUnseenPairs = readPairs(`
= legal form and a slash of gender
catho ~ Balconista de Farmácia ~ Drogarias Boa Hora ~ Uberlândia - MG ~ text=duodecima-balconista
infojobs ~ Balconista de farmácia (M/F) ~ DROGARIAS BOA HORA LTDA ~ Uberlândia ~ text=duodecima-balconista ~ as=plain ~ on=11-12

= who we are comes before the text, a shop's number in the title
gupy ~ Balconista de Farmácia - Loja 37 ~ Drogarias Boa Hora ~ Uberaba (MG) ~ text=duodecima-sobre-rede+duodecima-balconista
catho ~ Balconista ~ Drogarias Boa Hora ~ Uberaba - MG ~ text=duodecima-balconista ~ on=11-13

= hard: told again, employer hidden on one side, allowance the same
bne ~ Atendente de Farmácia ~ - ~ Araguari - MG ~ text=duodecima-balconista-b
gupy ~ Balconista ~ Drogarias Boa Hora ~ Araguari (MG) ~ text=duodecima-balconista

= told again under one employer
divulgavagas ~ Balconista de Drogaria ~ Boa Hora ~ Patos de Minas - MG ~ text=duodecima-balconista-b
vagas ~ Balconista de Farmácia ~ Drogarias Boa Hora ~ Patos de Minas / MG ~ text=duodecima-balconista ~ on=11-17

= responsible for the shop is said in one title
gupy ~ Farmacêutico(a) Responsável Técnico ~ Drogarias Boa Hora S.A. ~ Uberlândia (MG) ~ text=duodecima-sobre-rede+duodecima-farmaceutico
infojobs ~ Farmacêutico RT ~ Drogarias Boa Hora ~ Uberlândia ~ text=duodecima-farmaceutico

= a teaser against the whole text, the town in the title
careerjet ~ Farmacêutica - Araxá ~ Drogarias Boa Hora ~ Araxá, MG ~ text=duodecima-farmaceutico/150
gupy ~ Farmacêutico ~ Drogarias Boa Hora ~ Araxá (MG) ~ text=duodecima-farmaceutico

= short forms
catho ~ Aux. Adm. ~ Metalúrgica Dois Irmãos ~ Joinville - SC ~ text=duodecima-auxadm
jobleads ~ Auxiliar Administrativo ~ Metalurgica Dois Irmaos Ltda. ~ Joinville ~ text=duodecima-auxadm ~ as=bare

= an agency's sentence above, the employer's name in brackets on the other
infojobs ~ Auxiliar Administrativo(a) ~ Contratha RH ~ Limeira - SP ~ text=duodecima-sobre-agencia+duodecima-auxadm
catho ~ Auxiliar administrativo ~ Ferragens Limeirense ~ Limeira - SP ~ text=duodecima-auxadm ~ on=11-11

= hard: an agency tells it again
bne ~ Auxiliar de Escritório ~ Contratha RH ~ Rio Claro - SP ~ text=duodecima-auxadm-b
vagas ~ Auxiliar Administrativo ~ Cerâmica Rio Claro ~ Rio Claro / SP ~ text=duodecima-auxadm

= told again with pay on both sides
netvagas ~ Auxiliar administrativo ~ Cerâmica Santa Rita ~ Mogi Guaçu - SP ~ text=duodecima-auxadm-b ~ pay=R$ 1.850,00
catho ~ AUXILIAR ADMINISTRATIVO ~ Ceramica Santa Rita Ltda ~ Mogi Guaçu ~ text=duodecima-auxadm ~ pay=R$ 1.850,00

= the town's part in the title, sector after a dash
solides ~ Assistente Administrativo - Setor Financeiro (Centro) ~ Colégio Aurora ~ Maringá, PR ~ text=duodecima-auxadm
catho ~ Assistente Administrativo Financeiro ~ Colégio Aurora ~ Maringá - PR ~ text=duodecima-auxadm

= the site is named in one title only, with the text that tells it
gupy ~ Auxiliar Administrativo de Obra ~ Construtora Pedra Alta ~ Cuiabá (MT) ~ text=duodecima-auxadm-obra
infojobs ~ Auxiliar Administrativo (Obra) - Início imediato ~ Construtora Pedra Alta S/A ~ Cuiabá ~ text=duodecima-auxadm-obra ~ on=11-19

= level behind a dash
gupy ~ Analista Fiscal - Pleno ~ Grupo Vale do Café ~ Varginha (MG) ~ text=duodecima-fiscal
catho ~ Analista Fiscal Pl ~ Vale do Café ~ Varginha - MG ~ text=duodecima-fiscal

= level by a number beside a word
vagas ~ Analista Fiscal II ~ Vale do Café Alimentos ~ Três Corações / MG ~ text=duodecima-fiscal
gupy ~ Analista Fiscal Pleno ~ Vale do Café Alimentos ~ Três Corações (MG) ~ text=duodecima-fiscal ~ on=11-06

= hard: told again, tax for fiscal, one employer
solides ~ Analista Tributário ~ Grupo Vale do Café ~ Poços de Caldas, MG ~ text=duodecima-fiscal-b
gupy ~ Analista Fiscal ~ Vale do Café ~ Poços de Caldas (MG) ~ text=duodecima-fiscal

= told again, the same level
catho ~ Analista Fiscal Sênior ~ Grupo Vale do Café ~ Belo Horizonte - MG ~ text=duodecima-fiscal-b
gupy ~ Analista Fiscal Sr. ~ Vale do Café ~ Belo Horizonte (MG) ~ text=duodecima-fiscal ~ mode=hybrid

= the way of working in the title
vagas ~ Analista Contábil Sr (Híbrido) ~ Porto Real Logística ~ Santos / SP ~ text=duodecima-contabil
gupy ~ Analista Contábil Sênior ~ Porto Real ~ Santos (SP) ~ text=duodecima-contabil ~ mode=hybrid

= of accountancy
infojobs ~ Analista de Contabilidade ~ Porto Real Logística ~ Guarujá ~ text=duodecima-contabil
catho ~ Analista Contábil ~ Porto Real Logística S.A. ~ Guarujá - SP ~ text=duodecima-contabil ~ on=11-18

= initials of the department
catho ~ Analista de DP ~ Usina Bela Vista ~ Sertãozinho - SP ~ text=duodecima-dp
gupy ~ Analista de Departamento Pessoal ~ Usina Bela Vista S.A. - Açúcar e Álcool ~ Sertãozinho (SP) ~ text=duodecima-dp

= payroll in the title too
infojobs ~ Assistente de Departamento Pessoal (Folha) ~ Usina Bela Vista ~ Pontal ~ text=duodecima-dp
solides ~ Assistente DP ~ Usina Bela Vista ~ Pontal, SP ~ text=duodecima-dp/260

= front end in two spellings
gupy ~ Pessoa Desenvolvedora Front-end Pleno ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-sobre-ti+duodecima-front
trampos ~ Desenvolvedor(a) Frontend Pleno ~ Caixa Fácil ~ Remoto ~ text=duodecima-front ~ on=11-14

= the technology in one title
nerdin ~ Desenvolvedor Front End (React) - Sênior ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-front
remotar ~ Front-end Developer Sênior ~ Caixa Fácil ~ Remoto ~ text=duodecima-front ~ as=plain

= hard: one portal in English
jobleads ~ Senior Frontend Engineer ~ Caixa Fácil ~ Remoto ~ text=duodecima-front-en
nerdin ~ Engenheiro(a) Front-end Sênior ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-front

= back end and its language
gupy ~ Pessoa Desenvolvedora Back-End Java Sênior ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-back
nerdin ~ Desenvolvedor Java Backend Senior ~ Caixa Fácil Sistemas Ltda ~ Remoto ~ text=duodecima-back

= work at home beside a town
catho ~ Desenvolvedor Java Sr - Remoto ~ Caixa Fácil ~ Florianópolis - SC ~ text=duodecima-back ~ mode=remote
remotar ~ Desenvolvedor Java Sênior ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-back

= support of computers
infojobs ~ Técnico de Suporte ~ Hospital Santa Edwiges ~ Bauru ~ text=duodecima-suporte
catho ~ Técnico em Suporte de TI ~ Hospital Santa Edwiges ~ Bauru - SP ~ text=duodecima-suporte ~ on=11-16

= hard: help desk told again
bne ~ Analista de Help Desk ~ Hospital Sta. Edwiges ~ Jaú - SP ~ text=duodecima-suporte-b
catho ~ Técnico de Suporte ~ Hospital Santa Edwiges ~ Jaú - SP ~ text=duodecima-suporte

= computers or TI
divulgavagas ~ Técnico de Informática ~ Rede Supervarejo Lins ~ Lins - SP ~ text=duodecima-suporte
vagas ~ Técnico em Informática Jr ~ Supervarejo Lins ~ Lins / SP ~ text=duodecima-suporte/200

= the ward in one title, the text on both
gupy ~ Técnico(a) de Enfermagem - Clínica Médica ~ Hospital Vila Formosa ~ Curitiba (PR) ~ text=duodecima-tecenf
catho ~ Téc. Enfermagem ~ Hospital Vila Formosa ~ Curitiba - PR ~ text=duodecima-tecenf

= adult intensive care, shortened
infojobs ~ Tec. de Enfermagem UTI Adulto ~ Hosp. Vila Formosa ~ Curitiba ~ text=duodecima-tecenf-uti
gupy ~ Técnico de Enfermagem (UTI Adulto) - Noturno ~ Hospital Vila Formosa ~ Curitiba (PR) ~ text=duodecima-tecenf-uti ~ tail=Vaga para o período noturno, das 19h às 7h.

= in the name of intensive care
catho ~ Técnico de Enfermagem - Unidade de Terapia Intensiva ~ Hospital Vila Formosa ~ Pinhais - PR ~ text=duodecima-tecenf-uti
bne ~ Técnica em enfermagem UTI ~ Associação Hospitalar Vila Formosa ~ Pinhais - PR ~ text=duodecima-tecenf-uti

= a charity's long name
catho ~ Enfermeiro(a) ~ Santa Casa de Misericórdia de Ourinhos ~ Ourinhos - SP ~ text=duodecima-enfermeiro
infojobs ~ Enfermeiro ~ Santa Casa de Ourinhos ~ Ourinhos ~ text=duodecima-enfermeiro

= assistance nurse, the text told of the same
gupy ~ Enfermeiro Assistencial ~ Santa Casa de Ourinhos ~ Ourinhos (SP) ~ text=duodecima-enfermeiro
vagas ~ Enfermeiro (a) Assistencial - 12x36 ~ Sta Casa de Misericordia de Ourinhos ~ Ourinhos / SP ~ text=duodecima-enfermeiro ~ on=11-15

= reception of a clinic
catho ~ Recepcionista ~ Clínica Vitalis ~ Niterói - RJ ~ text=duodecima-recclinica
infojobs ~ Recepcionista de Clínica ~ Clínica Vitalis Serviços Médicos Ltda ~ Niterói ~ text=duodecima-recclinica

= told again, one employer
netvagas ~ Recepcionista Clínica Médica ~ Vitalis ~ São Gonçalo - RJ ~ text=duodecima-recclinica-b
catho ~ Recepcionista ~ Clínica Vitalis ~ São Gonçalo - RJ ~ text=duodecima-recclinica

= hard: told again, hidden
bne ~ Secretária ~ Confidencial ~ Maricá - RJ ~ text=duodecima-recclinica-b
infojobs ~ Recepcionista de Consultório ~ Clínica Vitalis ~ Maricá ~ text=duodecima-recclinica

= attendant for receptionist, one text
solides ~ Atendente - Recepção ~ Clínica Vitalis ~ Itaboraí, RJ ~ text=duodecima-recclinica
gupy ~ Recepcionista ~ Clínica Vitalis ~ Itaboraí (RJ) ~ text=duodecima-recclinica

= outside sales with the field
catho ~ Vendedor Externo ~ Distribuidora Grão Fino ~ Feira de Santana - BA ~ text=duodecima-vendext
infojobs ~ Vendedor(a) Externo(a) - Ramo Alimentício ~ Grão Fino Distribuidora ~ Feira de Santana ~ text=duodecima-vendext

= hard: told again, with the name at one side only
divulgavagas ~ Vendedor de Campo ~ Empresa não informada ~ Alagoinhas - BA ~ text=duodecima-vendext-b
catho ~ Vendedor Externo ~ Distribuidora Grão Fino ~ Alagoinhas - BA ~ text=duodecima-vendext

= told again, one name
encontresuavaga ~ Vendedor externo (carro próprio) ~ Grão Fino ~ Santo Antônio de Jesus - BA ~ text=duodecima-vendext-b
gupy ~ Vendedor Externo ~ Distribuidora Grão Fino ~ Santo Antônio de Jesus (BA) ~ text=duodecima-vendext

= a representative that is employed, one text
vagas ~ Representante de Vendas Externo ~ Distribuidora Grão Fino ~ Itabuna / BA ~ text=duodecima-vendext ~ contract=CLT
catho ~ Vendedor Externo ~ Distribuidora Grão Fino ~ Itabuna - BA ~ text=duodecima-vendext ~ contract=CLT (Efetivo)

= inside sales and its Portuguese
gupy ~ Inside Sales ~ Nuvem de Dados ~ Belo Horizonte (MG) ~ text=duodecima-inside ~ mode=hybrid
trampos ~ Vendedor Interno (Inside Sales) ~ Nuvem de Dados Tecnologia ~ Belo Horizonte - MG ~ text=duodecima-inside

= executive of accounts that sells
nerdin ~ Executivo de Vendas - Inside Sales SaaS ~ Nuvem de Dados ~ Contagem - MG ~ text=duodecima-inside
gupy ~ Executivo(a) de Vendas B2B ~ Nuvem de Dados Tecnologia S.A. ~ Contagem (MG) ~ text=duodecima-inside

= promoter and who supplies shelves
catho ~ Promotor de Vendas ~ Laticínios Serra Azul ~ Juiz de Fora - MG ~ text=duodecima-promotor
infojobs ~ Promotor(a) de Vendas - Com moto ~ Serra Azul Laticínios ~ Juiz de Fora ~ text=duodecima-promotor

= promoter of merchandising
vagas ~ Promotor de Merchandising ~ Laticínios Serra Azul ~ Barbacena / MG ~ text=duodecima-promotor
gupy ~ Promotor de Vendas ~ Laticínios Serra Azul ~ Barbacena (MG) ~ text=duodecima-promotor

= operator and its line
gupy ~ Operador de Produção I ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-operador-prod
catho ~ Operador de Produção ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-operador-prod

= a plant's code in brackets
gupy ~ [ITU] Operador(a) de Produção - PL 2231 ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-operador-prod
infojobs ~ Operador de produção ~ Bebidas Pirapora S/A ~ Itu ~ text=duodecima-operador-prod ~ on=11-20

= told again, help of production
divulgavagas ~ Auxiliar de Produção ~ Bebidas Pirapora ~ Salto - SP ~ text=duodecima-operador-prod-b
bne ~ Auxiliar de Produção - Envase ~ Bebidas Pirapora Ind. e Com. Ltda ~ Salto - SP ~ text=duodecima-operador-prod

= hard: an agency tells it again
netvagas ~ Operador de Envase ~ Contratha RH ~ Porto Feliz - SP ~ text=duodecima-operador-prod-b
gupy ~ Operador de Produção ~ Bebidas Pirapora ~ Porto Feliz (SP) ~ text=duodecima-operador-prod

= mechanic of maintenance
catho ~ Mecânico de Manutenção ~ Papeleira Rio Manso ~ Telêmaco Borba - PR ~ text=duodecima-manutmec
gupy ~ Mecânico(a) de Manutenção Industrial ~ Papeleira Rio Manso S.A. ~ Telêmaco Borba (PR) ~ text=duodecima-manutmec

= technician with the field behind
infojobs ~ Técnico de Manutenção (Mecânica) ~ Papeleira Rio Manso ~ Ponta Grossa ~ text=duodecima-manutmec
vagas ~ Técnico de Manutenção Mecânica ~ Papeleira Rio Manso ~ Ponta Grossa / PR ~ text=duodecima-manutmec ~ on=11-21

= electrician of maintenance
catho ~ Eletricista de Manutenção ~ Papeleira Rio Manso ~ Jaguariaíva - PR ~ text=duodecima-manutele
gupy ~ Eletricista Manutenção - 2º turno ~ Papeleira Rio Manso ~ Jaguariaíva (PR) ~ text=duodecima-manutele

= helper of logistics, temporary
gupy ~ Auxiliar de Logística - Temporário ~ Vai Rápido Express ~ Cajamar (SP) ~ text=duodecima-auxlog ~ contract=Temporário
catho ~ Auxiliar de Logística ~ Vai Rápido Express Ltda ~ Cajamar - SP ~ text=duodecima-auxlog ~ contract=Temporário

= told again, one employer, other word
bne ~ Auxiliar de Expedição ~ Vai Rápido Express ~ Louveira - SP ~ text=duodecima-auxlog-b
infojobs ~ Auxiliar de Logística (Expedição) ~ Vai Rápido ~ Louveira ~ text=duodecima-auxlog

= hard: told again, picking, hidden
netvagas ~ Separador de Pedidos ~ - ~ Franco da Rocha - SP ~ text=duodecima-auxlog-b
gupy ~ Auxiliar de Logística ~ Vai Rápido Express ~ Franco da Rocha (SP) ~ text=duodecima-auxlog

= driver of articulated lorries
catho ~ Motorista Carreteiro ~ Transportes Três Rios ~ Betim - MG ~ text=duodecima-motcarreta
infojobs ~ Motorista de Carreta ~ Transportes Tres Rios Ltda ~ Betim ~ text=duodecima-motcarreta

= told again, licence in the title
divulgavagas ~ Motorista Carreteiro (CNH E) ~ Três Rios Transportes ~ Contagem - MG ~ text=duodecima-motcarreta-b
catho ~ Carreteiro ~ Transportes Três Rios ~ Contagem - MG ~ text=duodecima-motcarreta

= hard: told again, by an agency with its own name
bne ~ Motorista Categoria E ~ Talentus Gestão de Pessoas ~ Igarapé - MG ~ text=duodecima-motcarreta-b
vagas ~ Motorista Carreteiro ~ Transportes Três Rios ~ Igarapé / MG ~ text=duodecima-motcarreta

= kitchen help
catho ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições ~ Sumaré - SP ~ text=duodecima-cozinha
infojobs ~ Aux. de Cozinha (6h às 14h20) ~ Sabor e Cia Refeições Coletivas Ltda ~ Sumaré ~ text=duodecima-cozinha

= told again, one employer
netvagas ~ Ajudante de Cozinha ~ Sabor & Cia ~ Hortolândia - SP ~ text=duodecima-cozinha-b
gupy ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições ~ Hortolândia (SP) ~ text=duodecima-cozinha

= hard: told again, hidden, other word of the trade
bne ~ Ajudante de cozinha industrial ~ Confidencial ~ Monte Mor - SP ~ text=duodecima-cozinha-b
catho ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições ~ Monte Mor - SP ~ text=duodecima-cozinha

= general services
catho ~ Auxiliar de Limpeza ~ Condor Serviços ~ São José dos Campos - SP ~ text=duodecima-limpeza
bne ~ Auxiliar de Serviços Gerais ~ Condor Serviços Terceirizados ~ São José dos Campos - SP ~ text=duodecima-limpeza

= doorman by two names
vagas ~ Porteiro ~ Condor Serviços ~ Taubaté / SP ~ text=duodecima-portaria
infojobs ~ Controlador de Acesso (Porteiro) - 12x36 ~ Condor Serviços ~ Taubaté ~ text=duodecima-portaria

= doorman at night
catho ~ Porteiro Noturno ~ Condor Serviços ~ Jacareí - SP ~ text=duodecima-portaria
solides ~ Porteiro (noite) 12x36 ~ Condor ~ Jacareí, SP ~ text=duodecima-portaria

= guard of a bank
catho ~ Vigilante Bancário ~ Escudo Forte Segurança ~ Goiânia - GO ~ text=duodecima-vigilante
infojobs ~ Vigilante ~ Escudo Forte Segurança Privada Ltda ~ Goiânia ~ text=duodecima-vigilante

= armed guard
gupy ~ Vigilante Armado ~ Escudo Forte ~ Anápolis (GO) ~ text=duodecima-vigilante
bne ~ Vigilante - Agência Bancária ~ Escudo Forte Segurança ~ Anápolis - GO ~ text=duodecima-vigilante

= sales by telephone
infojobs ~ Operador de Telemarketing Ativo ~ Conexa Contact ~ João Pessoa ~ text=duodecima-callativo
catho ~ Operador(a) de Telemarketing - Vendas ~ Conexa Contact Center ~ João Pessoa - PB ~ text=duodecima-callativo

= televendas and telemarketing
gupy ~ Operador de Televendas ~ Conexa Contact Center ~ Campina Grande (PB) ~ text=duodecima-callativo
divulgavagas ~ Operador de Telemarketing Ativo (Vendas) ~ Conexa ~ Campina Grande - PB ~ text=duodecima-callativo

= call centre that answers
catho ~ Atendente de Telemarketing Receptivo ~ Conexa Contact Center ~ Natal - RN ~ text=duodecima-callreceptivo
gupy ~ Agente de Atendimento - Receptivo ~ Conexa Contact Center ~ Natal (RN) ~ text=duodecima-callreceptivo

= internship in marketing
gupy ~ Estágio em Marketing ~ Moda Praia Sol ~ Fortaleza (CE) ~ text=duodecima-estagmkt
catho ~ Estagiário(a) de Marketing Digital ~ Moda Praia Sol ~ Fortaleza - CE ~ text=duodecima-estagmkt

= internship in law
infojobs ~ Estagiário de Direito ~ Lacerda & Prado Advogados ~ Recife ~ text=duodecima-estagdir
vagas ~ Estágio Jurídico ~ Lacerda e Prado Advogados Associados ~ Recife / PE ~ text=duodecima-estagdir

= young apprentice
gupy ~ Jovem Aprendiz Administrativo ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-aprendiz
catho ~ Aprendiz - Área Administrativa ~ Bebidas Pirapora S/A ~ Itu - SP ~ text=duodecima-aprendiz

= apprentice with the law's name
bne ~ Menor Aprendiz ~ Bebidas Pirapora ~ Salto - SP ~ text=duodecima-aprendiz
infojobs ~ Jovem Aprendiz ~ Bebidas Pirapora ~ Salto ~ text=duodecima-aprendiz

= teacher with the years
catho ~ Professor de Matemática - Fundamental II ~ Colégio Aurora ~ Maringá - PR ~ text=duodecima-prof
gupy ~ Professor(a) de Matemática (6º ao 9º ano) ~ Colégio Aurora ~ Maringá (PR) ~ text=duodecima-prof

= civil engineer of the site
gupy ~ Engenheiro(a) Civil de Obras ~ Construtora Pedra Alta ~ Goiânia (GO) ~ text=duodecima-engcivil
catho ~ Eng. Civil - Obra Residencial ~ Construtora Pedra Alta ~ Goiânia - GO ~ text=duodecima-engcivil

= resident engineer
infojobs ~ Engenheiro Civil Residente ~ Construtora Pedra Alta ~ Anápolis ~ text=duodecima-engcivil
vagas ~ Engenheiro de Obras ~ Construtora Pedra Alta S/A ~ Anápolis / GO ~ text=duodecima-engcivil

= buyer of indirect goods
gupy ~ Comprador Pleno - Indiretos ~ Papeleira Rio Manso ~ Curitiba (PR) ~ text=duodecima-comprador
catho ~ Comprador(a) Pleno ~ Papeleira Rio Manso ~ Curitiba - PR ~ text=duodecima-comprador

= analyst of purchases
jobleads ~ Analista de Compras Pl ~ Papeleira Rio Manso ~ Curitiba ~ text=duodecima-comprador
vagas ~ Analista de Compras Pleno (Materiais Indiretos) ~ Rio Manso Papeleira ~ Curitiba / PR ~ text=duodecima-comprador

= bricklayer
bne ~ Pedreiro ~ Obras Nunes ~ Sorocaba - SP ~ text=duodecima-pedreiro
divulgavagas ~ Pedreiro de Acabamento ~ Obras Nunes Ltda ME ~ Sorocaba - SP ~ text=duodecima-pedreiro

= manager of a shop in a mall
gupy ~ Gerente de Loja - Shopping Boulevard ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-gerente
catho ~ Gerente de Loja ~ Passo Firme ~ Belém - PA ~ text=duodecima-gerente ~ tail=Loja do Shopping Boulevard.

= manager, other order
infojobs ~ Gerente - Loja de Calçados ~ Passo Firme Calçados ~ Ananindeua ~ text=duodecima-gerente
vagas ~ Gerente de Loja ~ Passo Firme Calçados Ltda ~ Ananindeua / PA ~ text=duodecima-gerente

= seller of shoes
catho ~ Vendedor(a) de Calçados ~ Passo Firme ~ Belém - PA ~ text=duodecima-vendcalc
gupy ~ Vendedor de Loja ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-vendcalc

= consultant of sales for seller
solides ~ Consultor(a) de Vendas ~ Passo Firme Calçados ~ Castanhal, PA ~ text=duodecima-vendcalc
infojobs ~ Vendedor ~ Passo Firme Calçados ~ Castanhal ~ text=duodecima-vendcalc

= announcement with ages of the post and urgent words
divulgavagas ~ CONTRATA-SE URGENTE: VENDEDOR DE CALÇADOS ~ PASSO FIRME ~ Marituba - PA ~ text=duodecima-vendcalc ~ as=capitals
catho ~ Vendedor de Calçados ~ Passo Firme Calçados ~ Marituba - PA ~ text=duodecima-vendcalc ~ on=11-22

= for all people, also with a disability
vagas ~ Analista de Departamento Pessoal (vaga também para PcD) ~ Porto Real Logística ~ Santos / SP ~ text=duodecima-dp
gupy ~ Analista de Departamento Pessoal ~ Porto Real ~ Santos (SP) ~ text=duodecima-dp

= exclusive for PcD on both sides
vagas ~ Auxiliar Administrativo - Exclusiva PcD ~ Porto Real Logística ~ Santos / SP ~ text=duodecima-auxadm
catho ~ Auxiliar Administrativo PCD ~ Porto Real Logística ~ Santos - SP ~ text=duodecima-auxadm

= a repost after three weeks
catho ~ Comprador ~ Usina Bela Vista ~ Sertãozinho - SP ~ text=duodecima-comprador ~ on=10-20
infojobs ~ Comprador ~ Usina Bela Vista ~ Sertãozinho ~ text=duodecima-comprador ~ on=11-10

= reposted on one portal with the same words
catho ~ Auxiliar de Limpeza ~ Condor Serviços ~ Caçapava - SP ~ text=duodecima-limpeza ~ on=11-01
catho ~ Auxiliar de limpeza ~ Condor Serviços ~ Caçapava - SP ~ text=duodecima-limpeza ~ on=11-15

= number of vacancies in the title
divulgavagas ~ 10 Vagas - Auxiliar de Produção ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-operador-prod
catho ~ Auxiliar de Produção ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-operador-prod

= pay in the title
encontresuavaga ~ Porteiro - R$ 1.980 + benefícios ~ Condor Serviços ~ São Sebastião - SP ~ text=duodecima-portaria
catho ~ Porteiro ~ Condor Serviços ~ São Sebastião - SP ~ text=duodecima-portaria ~ pay=R$ 1.980,00

= name of the group beside the company's
gupy ~ Analista Contábil Pleno ~ Grupo Três Rios ~ Betim (MG) ~ text=duodecima-contabil
catho ~ Analista Contábil Pleno ~ Transportes Três Rios ~ Betim - MG ~ text=duodecima-contabil

= employer hidden on one side, one text
catho ~ Comprador Júnior ~ Empresa Confidencial ~ Vitória - ES ~ text=duodecima-comprador
gupy ~ Comprador Jr ~ Mármores Capixaba ~ Vitória (ES) ~ text=duodecima-comprador

= employer hidden on one side, a part of the text
careerjet ~ Pedreiro ~ - ~ Serra, ES ~ text=duodecima-pedreiro/110
catho ~ Pedreiro ~ Construtora Pedra Alta ~ Serra - ES ~ text=duodecima-pedreiro

= an agency has one text
infojobs ~ Técnico de Suporte Jr ~ Talentus Gestão de Pessoas ~ Vila Velha ~ text=duodecima-suporte
gupy ~ Técnico de Suporte Júnior ~ Hospital Praia da Costa ~ Vila Velha (ES) ~ text=duodecima-suporte

= client of the agency in its title
bne ~ Vendedor Externo - Grão Fino ~ Talentus Gestão de Pessoas ~ Salvador - BA ~ text=duodecima-vendext
gupy ~ Vendedor Externo ~ Distribuidora Grão Fino ~ Salvador (BA) ~ text=duodecima-vendext

= hard: told again, the agency on one side and hidden title of a trade
netvagas ~ Consultor de Vendas Externas ~ Talentus Gestão de Pessoas ~ Camaçari - BA ~ text=duodecima-vendext-b
gupy ~ Vendedor Externo ~ Distribuidora Grão Fino ~ Camaçari (BA) ~ text=duodecima-vendext

= hard: a teaser of what the firm is, then the job
careerjet ~ Farmacêutico ~ Boa Hora ~ Ituiutaba, MG ~ text=duodecima-sobre-rede+duodecima-farmaceutico/170
catho ~ Farmacêutico(a) ~ Drogarias Boa Hora ~ Ituiutaba - MG ~ text=duodecima-farmaceutico

= hard: no text on one side, the employer written in full
buscavagas ~ Recepcionista de clínica médica ~ Clínica Vitalis Serviços Médicos ~ Rio Bonito ~ pay=R$ 1.800,00
catho ~ Recepcionista ~ Clínica Vitalis ~ Rio Bonito - RJ ~ text=duodecima-recclinica ~ pay=R$ 1.800,00

= no text on one side
buscavagas ~ Analista Fiscal Pleno ~ Vale do Café ~ Lavras ~ pay=R$ 5.200,00
gupy ~ Analista Fiscal Pleno ~ Grupo Vale do Café ~ Lavras (MG) ~ text=duodecima-fiscal

= hard: told again and level on one side only
vagas ~ Analista Fiscal ~ Vale do Café ~ Alfenas / MG ~ text=duodecima-fiscal-b
catho ~ Analista Fiscal Pleno ~ Grupo Vale do Café ~ Alfenas - MG ~ text=duodecima-fiscal

= hard: the level on one side only, one text
infojobs ~ Comprador ~ Papeleira Rio Manso ~ Londrina ~ text=duodecima-comprador
gupy ~ Comprador Pleno ~ Papeleira Rio Manso ~ Londrina (PR) ~ text=duodecima-comprador

= hard: told again, hidden, initials
bne ~ ASG ~ Confidencial ~ Ubatuba - SP ~ text=duodecima-limpeza
catho ~ Auxiliar de Limpeza ~ Condor Serviços ~ Ubatuba - SP ~ text=duodecima-limpeza

= hard: driver told again under a hidden name with other words
netvagas ~ Motorista de Carreta ~ - ~ Juatuba - MG ~ text=duodecima-motcarreta-b
catho ~ Motorista Carreteiro ~ Transportes Três Rios ~ Juatuba - MG ~ text=duodecima-motcarreta

≠ two towns
catho ~ Balconista de Farmácia ~ Drogarias Boa Hora ~ Uberlândia - MG ~ text=duodecima-balconista
gupy ~ Balconista de Farmácia ~ Drogarias Boa Hora ~ Uberaba (MG) ~ text=duodecima-balconista

≠ two towns by title, one region in the field
catho ~ Vendedor Externo - Ilhéus ~ Distribuidora Grão Fino ~ Bahia ~ text=duodecima-vendext
infojobs ~ Vendedor Externo - Itabuna ~ Distribuidora Grão Fino ~ Bahia ~ text=duodecima-vendext

≠ two shops of one chain in one town
gupy ~ Balconista - Loja 12 (Santa Mônica) ~ Drogarias Boa Hora ~ Uberlândia (MG) ~ text=duodecima-balconista
catho ~ Balconista - Loja 31 (Tibery) ~ Drogarias Boa Hora ~ Uberlândia - MG ~ text=duodecima-balconista

≠ two malls
gupy ~ Vendedor de Calçados - Shopping Boulevard ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-vendcalc
catho ~ Vendedor de Calçados - Parque Shopping ~ Passo Firme Calçados ~ Belém - PA ~ text=duodecima-vendcalc

≠ two malls, told below the texts
gupy ~ Gerente de Loja ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-gerente ~ tail=Local: Shopping Bosque Grão-Pará.
catho ~ Gerente de Loja ~ Passo Firme Calçados ~ Belém - PA ~ text=duodecima-gerente ~ tail=Local: Shopping Castanheira.

≠ pharmacist and counter
gupy ~ Farmacêutico ~ Drogarias Boa Hora ~ Araxá (MG) ~ text=duodecima-farmaceutico
catho ~ Balconista de Farmácia ~ Drogarias Boa Hora ~ Araxá - MG ~ text=duodecima-balconista

≠ a rank: manager pharmacist
gupy ~ Farmacêutico Gerente ~ Drogarias Boa Hora ~ Araxá (MG) ~ text=duodecima-farmaceutico
catho ~ Farmacêutico ~ Drogarias Boa Hora ~ Araxá - MG ~ text=duodecima-farmaceutico

≠ one covers holidays
gupy ~ Farmacêutico Folguista ~ Drogarias Boa Hora ~ Araguari (MG) ~ text=duodecima-farmaceutico
catho ~ Farmacêutico ~ Drogarias Boa Hora ~ Araguari - MG ~ text=duodecima-farmaceutico

≠ helper and assistant of one office
catho ~ Auxiliar Administrativo ~ Metalúrgica Dois Irmãos ~ Joinville - SC ~ text=duodecima-auxadm
infojobs ~ Analista Administrativo ~ Metalúrgica Dois Irmãos ~ Joinville ~ text=duodecima-auxadm

≠ two employers with one agency's template
infojobs ~ Auxiliar Administrativo ~ Contratha RH ~ Limeira - SP ~ text=duodecima-sobre-agencia+duodecima-auxadm ~ tail=Cliente: indústria de joias.
bne ~ Auxiliar Administrativo ~ Contratha RH ~ Limeira - SP ~ text=duodecima-sobre-agencia+duodecima-auxadm ~ tail=Cliente: transportadora.

≠ two clinics by name
catho ~ Recepcionista ~ Clínica Vitalis ~ Niterói - RJ ~ text=duodecima-recclinica
infojobs ~ Recepcionista ~ Clínica Bem Querer ~ Niterói ~ text=duodecima-recclinica

≠ both hidden
bne ~ Recepcionista ~ Confidencial ~ Niterói - RJ ~ text=duodecima-recclinica
infojobs ~ Recepcionista ~ - ~ Niterói ~ text=duodecima-recclinica

≠ pay contradicts
catho ~ Auxiliar Administrativo ~ Cerâmica Santa Rita ~ Mogi Guaçu - SP ~ text=duodecima-auxadm ~ pay=R$ 1.850,00
infojobs ~ Auxiliar Administrativo ~ Cerâmica Santa Rita ~ Mogi Guaçu ~ text=duodecima-auxadm ~ pay=R$ 2.600,00

≠ pay contradicts between title and field
encontresuavaga ~ Porteiro - R$ 1.980 ~ Condor Serviços ~ Taubaté - SP ~ text=duodecima-portaria
catho ~ Porteiro ~ Condor Serviços ~ Taubaté - SP ~ text=duodecima-portaria ~ pay=R$ 2.450,00

≠ contract contradicts
gupy ~ Engenheiro Civil ~ Construtora Pedra Alta ~ Goiânia (GO) ~ text=duodecima-engcivil ~ contract=CLT
catho ~ Engenheiro Civil ~ Construtora Pedra Alta ~ Goiânia - GO ~ text=duodecima-engcivil ~ contract=PJ

≠ temporary and permanent
gupy ~ Auxiliar de Logística ~ Vai Rápido Express ~ Cajamar (SP) ~ text=duodecima-auxlog ~ contract=Temporário
catho ~ Auxiliar de Logística - Efetivo CLT ~ Vai Rápido Express ~ Cajamar - SP ~ text=duodecima-auxlog ~ contract=CLT

≠ dates more than 45 days apart
catho ~ Comprador ~ Usina Bela Vista ~ Sertãozinho - SP ~ text=duodecima-comprador ~ on=09-10
infojobs ~ Comprador ~ Usina Bela Vista ~ Sertãozinho ~ text=duodecima-comprador ~ on=11-10

≠ level: junior and senior
gupy ~ Analista Fiscal Jr ~ Grupo Vale do Café ~ Varginha (MG) ~ text=duodecima-fiscal
catho ~ Analista Fiscal Sr ~ Grupo Vale do Café ~ Varginha - MG ~ text=duodecima-fiscal

≠ level I and III
vagas ~ Analista Contábil I ~ Porto Real Logística ~ Santos / SP ~ text=duodecima-contabil
gupy ~ Analista Contábil III ~ Porto Real Logística ~ Santos (SP) ~ text=duodecima-contabil

≠ specialist and analyst
vagas ~ Especialista Fiscal ~ Grupo Vale do Café ~ Varginha / MG ~ text=duodecima-fiscal
gupy ~ Analista Fiscal ~ Grupo Vale do Café ~ Varginha (MG) ~ text=duodecima-fiscal

≠ coordinator and analyst
catho ~ Coordenador Contábil ~ Porto Real Logística ~ Santos - SP ~ text=duodecima-contabil
gupy ~ Analista Contábil ~ Porto Real Logística ~ Santos (SP) ~ text=duodecima-contabil

≠ internship and junior
gupy ~ Estágio Contábil ~ Porto Real Logística ~ Santos (SP) ~ text=duodecima-contabil
catho ~ Analista Contábil Júnior ~ Porto Real Logística ~ Santos - SP ~ text=duodecima-contabil

≠ direct and indirect taxes
gupy ~ Analista Tributário - Diretos ~ Grupo Vale do Café ~ Belo Horizonte (MG) ~ text=duodecima-fiscal
catho ~ Analista Tributário - Indiretos ~ Grupo Vale do Café ~ Belo Horizonte - MG ~ text=duodecima-fiscal

≠ PcD twin
vagas ~ Auxiliar Administrativo - Exclusiva PcD ~ Porto Real Logística ~ Santos / SP ~ text=duodecima-auxadm
catho ~ Auxiliar Administrativo ~ Porto Real Logística ~ Santos - SP ~ text=duodecima-auxadm

≠ PcD twin, told below the text
gupy ~ Operador de Produção ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-operador-prod ~ tail=Vaga exclusiva para pessoas com deficiência.
catho ~ Operador de Produção ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-operador-prod

≠ affirmative twin
gupy ~ Desenvolvedor Front-end Pleno - Vaga afirmativa para mulheres ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-front
nerdin ~ Desenvolvedor Front-end Pleno ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-front

≠ front and back end
gupy ~ Desenvolvedor Front-end Sênior ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-front
nerdin ~ Desenvolvedor Back-end Sênior ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-back

≠ two languages of one stack's title
gupy ~ Desenvolvedor Backend Java ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-sobre-ti
nerdin ~ Desenvolvedor Backend Node ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-sobre-ti

≠ two teams
gupy ~ Desenvolvedor Java Sênior - Squad Pagamentos ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-back
nerdin ~ Desenvolvedor Java Sênior - Squad Estoque ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-back

≠ at home and in the office
gupy ~ Desenvolvedor Java Pleno ~ Caixa Fácil Sistemas ~ Florianópolis (SC) ~ text=duodecima-back ~ mode=onsite
nerdin ~ Desenvolvedor Java Pleno ~ Caixa Fácil Sistemas ~ Remoto ~ text=duodecima-back ~ mode=remote

≠ two wards
gupy ~ Técnico de Enfermagem - Pediatria ~ Hospital Vila Formosa ~ Curitiba (PR) ~ text=duodecima-tecenf
catho ~ Técnico de Enfermagem - Pronto Socorro ~ Hospital Vila Formosa ~ Curitiba - PR ~ text=duodecima-tecenf

≠ ward and intensive care
gupy ~ Técnico de Enfermagem ~ Hospital Vila Formosa ~ Curitiba (PR) ~ text=duodecima-tecenf
catho ~ Técnico de Enfermagem UTI ~ Hospital Vila Formosa ~ Curitiba - PR ~ text=duodecima-tecenf-uti

≠ children's and adults' intensive care
gupy ~ Técnico de Enfermagem UTI Neonatal ~ Hospital Vila Formosa ~ Curitiba (PR) ~ text=duodecima-tecenf-uti
catho ~ Técnico de Enfermagem UTI Adulto ~ Hospital Vila Formosa ~ Curitiba - PR ~ text=duodecima-tecenf-uti

≠ day and night
infojobs ~ Técnico de Enfermagem UTI - Diurno ~ Hospital Vila Formosa ~ Curitiba ~ text=duodecima-tecenf-uti
gupy ~ Técnico de Enfermagem UTI - Noturno ~ Hospital Vila Formosa ~ Curitiba (PR) ~ text=duodecima-tecenf-uti

≠ SN and SD, as hospitals write it
infojobs ~ Técnico de Enfermagem Centro Cirúrgico SD ~ Hospital Vila Formosa ~ Curitiba ~ text=duodecima-tecenf
gupy ~ Técnico de Enfermagem Centro Cirúrgico SN ~ Hospital Vila Formosa ~ Curitiba (PR) ~ text=duodecima-tecenf

≠ technician and nurse
gupy ~ Técnico de Enfermagem ~ Santa Casa de Ourinhos ~ Ourinhos (SP) ~ text=duodecima-tecenf
catho ~ Enfermeiro ~ Santa Casa de Ourinhos ~ Ourinhos - SP ~ text=duodecima-enfermeiro

≠ two hospitals of one network
gupy ~ Enfermeiro ~ Rede Saúde Sul - Hospital São Lucas ~ Porto Alegre (RS) ~ text=duodecima-enfermeiro
catho ~ Enfermeiro ~ Rede Saúde Sul - Hospital Moinhos ~ Porto Alegre - RS ~ text=duodecima-enfermeiro

≠ two hospitals of one network, in the title
gupy ~ Enfermeiro - Hospital São Lucas ~ Rede Saúde Sul ~ Porto Alegre (RS) ~ text=duodecima-enfermeiro
catho ~ Enfermeiro - Hospital Moinhos ~ Rede Saúde Sul ~ Porto Alegre - RS ~ text=duodecima-enfermeiro

≠ nurse of two fields
gupy ~ Enfermeiro Obstetra ~ Santa Casa de Ourinhos ~ Ourinhos (SP) ~ text=duodecima-enfermeiro
catho ~ Enfermeiro do Trabalho ~ Santa Casa de Ourinhos ~ Ourinhos - SP ~ text=duodecima-enfermeiro

≠ nurse and supervisor of nurses
gupy ~ Supervisor de Enfermagem ~ Santa Casa de Ourinhos ~ Ourinhos (SP) ~ text=duodecima-enfermeiro
catho ~ Enfermeiro ~ Santa Casa de Ourinhos ~ Ourinhos - SP ~ text=duodecima-enfermeiro

≠ inside and outside sales
gupy ~ Vendedor Interno ~ Distribuidora Grão Fino ~ Feira de Santana (BA) ~ text=duodecima-vendext
catho ~ Vendedor Externo ~ Distribuidora Grão Fino ~ Feira de Santana - BA ~ text=duodecima-vendext

≠ two routes
gupy ~ Vendedor Externo - Rota Sertão ~ Distribuidora Grão Fino ~ Feira de Santana (BA) ~ text=duodecima-vendext
catho ~ Vendedor Externo - Rota Recôncavo ~ Distribuidora Grão Fino ~ Feira de Santana - BA ~ text=duodecima-vendext

≠ two canals of sale
gupy ~ Vendedor Externo - Canal Food Service ~ Distribuidora Grão Fino ~ Salvador (BA) ~ text=duodecima-vendext
catho ~ Vendedor Externo - Canal Farma ~ Distribuidora Grão Fino ~ Salvador - BA ~ text=duodecima-vendext

≠ car and motorcycle
gupy ~ Promotor de Vendas (Moto) ~ Laticínios Serra Azul ~ Juiz de Fora (MG) ~ text=duodecima-promotor
catho ~ Promotor de Vendas (Carro) ~ Laticínios Serra Azul ~ Juiz de Fora - MG ~ text=duodecima-promotor

≠ fixed and roaming promoter
gupy ~ Promotor de Vendas Fixo ~ Laticínios Serra Azul ~ Juiz de Fora (MG) ~ text=duodecima-promotor
catho ~ Promotor de Vendas Volante ~ Laticínios Serra Azul ~ Juiz de Fora - MG ~ text=duodecima-promotor

≠ promoter and supervisor
gupy ~ Supervisor de Promotores ~ Laticínios Serra Azul ~ Juiz de Fora (MG) ~ text=duodecima-promotor
catho ~ Promotor de Vendas ~ Laticínios Serra Azul ~ Juiz de Fora - MG ~ text=duodecima-promotor

≠ operator and helper of production
gupy ~ Operador de Produção ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-operador-prod
catho ~ Líder de Produção ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-operador-prod

≠ two shifts
gupy ~ Operador de Produção - 1º turno ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-operador-prod
catho ~ Operador de Produção - 3º turno ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-operador-prod

≠ two shifts, told in the texts
gupy ~ Operador de Produção ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-operador-prod ~ tail=Turno: 06:00 às 14:20.
catho ~ Operador de Produção ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-operador-prod ~ tail=Turno: 22:00 às 06:00.

≠ two machines
gupy ~ Operador de Rotuladora ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-operador-prod
catho ~ Operador de Encaixotadora ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-operador-prod

≠ mechanic and electrician
gupy ~ Mecânico de Manutenção ~ Papeleira Rio Manso ~ Telêmaco Borba (PR) ~ text=duodecima-manutmec
catho ~ Eletricista de Manutenção ~ Papeleira Rio Manso ~ Telêmaco Borba - PR ~ text=duodecima-manutele

≠ technician of two fields, general titles
gupy ~ Técnico de Manutenção ~ Papeleira Rio Manso ~ Telêmaco Borba (PR) ~ text=duodecima-manutmec
catho ~ Técnico de Manutenção ~ Papeleira Rio Manso ~ Telêmaco Borba - PR ~ text=duodecima-manutele

≠ mechanic of industry and of vehicles
gupy ~ Mecânico de Manutenção Automotiva ~ Transportes Três Rios ~ Betim (MG) ~ text=duodecima-manutmec
catho ~ Mecânico de Manutenção Industrial ~ Transportes Três Rios ~ Betim - MG ~ text=duodecima-manutmec

≠ sender and receiver of goods
gupy ~ Auxiliar de Recebimento ~ Vai Rápido Express ~ Cajamar (SP) ~ text=duodecima-auxlog
catho ~ Auxiliar de Expedição ~ Vai Rápido Express ~ Cajamar - SP ~ text=duodecima-auxlog

≠ helper and checker
gupy ~ Auxiliar de Logística ~ Vai Rápido Express ~ Cajamar (SP) ~ text=duodecima-auxlog
catho ~ Conferente de Logística ~ Vai Rápido Express ~ Cajamar - SP ~ text=duodecima-auxlog

≠ two warehouses
gupy ~ Auxiliar de Logística - CD Jordanésia ~ Vai Rápido Express ~ Cajamar (SP) ~ text=duodecima-auxlog
catho ~ Auxiliar de Logística - CD Polvilho ~ Vai Rápido Express ~ Cajamar - SP ~ text=duodecima-auxlog

≠ two lorries
gupy ~ Motorista Carreteiro ~ Transportes Três Rios ~ Betim (MG) ~ text=duodecima-motcarreta
catho ~ Motorista Truck ~ Transportes Três Rios ~ Betim - MG ~ text=duodecima-motcarreta

≠ tank and box
gupy ~ Motorista Carreteiro - Tanque ~ Transportes Três Rios ~ Betim (MG) ~ text=duodecima-motcarreta
catho ~ Motorista Carreteiro - Baú ~ Transportes Três Rios ~ Betim - MG ~ text=duodecima-motcarreta

≠ driver and helper
gupy ~ Ajudante de Motorista ~ Transportes Três Rios ~ Betim (MG) ~ text=duodecima-motcarreta
catho ~ Motorista ~ Transportes Três Rios ~ Betim - MG ~ text=duodecima-motcarreta

≠ employed and with one's own lorry
gupy ~ Motorista Carreteiro Agregado ~ Transportes Três Rios ~ Betim (MG) ~ text=duodecima-motcarreta
catho ~ Motorista Carreteiro ~ Transportes Três Rios ~ Betim - MG ~ text=duodecima-motcarreta

≠ cook and helper
gupy ~ Cozinheiro ~ Sabor & Cia Refeições ~ Sumaré (SP) ~ text=duodecima-cozinha
catho ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições ~ Sumaré - SP ~ text=duodecima-cozinha

≠ half cook and helper
gupy ~ Meio Oficial de Cozinha ~ Sabor & Cia Refeições ~ Sumaré (SP) ~ text=duodecima-cozinha
catho ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições ~ Sumaré - SP ~ text=duodecima-cozinha

≠ hours of two kitchens
gupy ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições ~ Sumaré (SP) ~ text=duodecima-cozinha
catho ~ Auxiliar de Cozinha (14h às 22h20) ~ Sabor & Cia Refeições ~ Sumaré - SP ~ text=duodecima-cozinha

≠ two clients of one kitchen
gupy ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições ~ Sumaré (SP) ~ text=duodecima-cozinha ~ tail=Unidade: Honda Sumaré.
catho ~ Auxiliar de Cozinha ~ Sabor & Cia Refeições ~ Sumaré - SP ~ text=duodecima-cozinha ~ tail=Unidade: Villares.

≠ cleaning and doorman
gupy ~ Auxiliar de Limpeza ~ Condor Serviços ~ Taubaté (SP) ~ text=duodecima-limpeza
catho ~ Porteiro ~ Condor Serviços ~ Taubaté - SP ~ text=duodecima-portaria

≠ cleaning and its leader
gupy ~ Encarregada de Limpeza ~ Condor Serviços ~ Taubaté (SP) ~ text=duodecima-limpeza
catho ~ Auxiliar de Limpeza ~ Condor Serviços ~ Taubaté - SP ~ text=duodecima-limpeza

≠ two parts of a town
gupy ~ Auxiliar de Limpeza - Jardim das Nações ~ Condor Serviços ~ Taubaté (SP) ~ text=duodecima-limpeza
catho ~ Auxiliar de Limpeza - Quiririm ~ Condor Serviços ~ Taubaté - SP ~ text=duodecima-limpeza

≠ doorman by day and at night, told in the text
gupy ~ Porteiro 12x36 ~ Condor Serviços ~ Taubaté (SP) ~ text=duodecima-portaria ~ tail=Horário: 06h às 18h.
catho ~ Porteiro 12x36 ~ Condor Serviços ~ Taubaté - SP ~ text=duodecima-portaria ~ tail=Horário: 18h às 06h.

≠ doorman and guard
gupy ~ Porteiro ~ Escudo Forte Segurança ~ Goiânia (GO) ~ text=duodecima-portaria
catho ~ Vigilante ~ Escudo Forte Segurança ~ Goiânia - GO ~ text=duodecima-vigilante

≠ two kinds of guard
gupy ~ Vigilante Escolta Armada ~ Escudo Forte Segurança ~ Goiânia (GO) ~ text=duodecima-vigilante
catho ~ Vigilante Patrimonial ~ Escudo Forte Segurança ~ Goiânia - GO ~ text=duodecima-vigilante

≠ calls out and in
gupy ~ Operador de Telemarketing Ativo ~ Conexa Contact Center ~ João Pessoa (PB) ~ text=duodecima-callativo
catho ~ Operador de Telemarketing Receptivo ~ Conexa Contact Center ~ João Pessoa - PB ~ text=duodecima-callreceptivo

≠ calls out and in, general titles
gupy ~ Operador de Telemarketing ~ Conexa Contact Center ~ João Pessoa (PB) ~ text=duodecima-callativo
catho ~ Operador de Telemarketing ~ Conexa Contact Center ~ João Pessoa - PB ~ text=duodecima-callreceptivo

≠ collection and sales
gupy ~ Operador de Telecobrança ~ Conexa Contact Center ~ João Pessoa (PB) ~ text=duodecima-callativo
catho ~ Operador de Televendas ~ Conexa Contact Center ~ João Pessoa - PB ~ text=duodecima-callativo

≠ two languages of a service
gupy ~ Agente de Atendimento Bilíngue Espanhol ~ Conexa Contact Center ~ Natal (RN) ~ text=duodecima-callreceptivo
catho ~ Agente de Atendimento ~ Conexa Contact Center ~ Natal - RN ~ text=duodecima-callreceptivo

≠ two internships
gupy ~ Estágio em Marketing ~ Moda Praia Sol ~ Fortaleza (CE) ~ text=duodecima-estagmkt
catho ~ Estágio em Design de Moda ~ Moda Praia Sol ~ Fortaleza - CE ~ text=duodecima-estagmkt

≠ internship and assistant
gupy ~ Estágio em Marketing ~ Moda Praia Sol ~ Fortaleza (CE) ~ text=duodecima-estagmkt
catho ~ Assistente de Marketing ~ Moda Praia Sol ~ Fortaleza - CE ~ text=duodecima-estagmkt

≠ internship of two branches of law
infojobs ~ Estagiário de Direito - Trabalhista ~ Lacerda & Prado Advogados ~ Recife ~ text=duodecima-estagdir
vagas ~ Estagiário de Direito - Cível ~ Lacerda & Prado Advogados ~ Recife / PE ~ text=duodecima-estagdir

≠ morning and afternoon internship
infojobs ~ Estagiário de Direito (manhã) ~ Lacerda & Prado Advogados ~ Recife ~ text=duodecima-estagdir
vagas ~ Estagiário de Direito (tarde) ~ Lacerda & Prado Advogados ~ Recife / PE ~ text=duodecima-estagdir

≠ lawyer and internship
infojobs ~ Advogado Júnior ~ Lacerda & Prado Advogados ~ Recife ~ text=duodecima-estagdir
vagas ~ Estágio Jurídico ~ Lacerda & Prado Advogados ~ Recife / PE ~ text=duodecima-estagdir

≠ apprentice of two areas
gupy ~ Jovem Aprendiz Administrativo ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-aprendiz
catho ~ Jovem Aprendiz Produção ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-aprendiz

≠ apprentice and help
gupy ~ Jovem Aprendiz Administrativo ~ Bebidas Pirapora ~ Itu (SP) ~ text=duodecima-aprendiz
catho ~ Auxiliar Administrativo ~ Bebidas Pirapora ~ Itu - SP ~ text=duodecima-auxadm

≠ two subjects
catho ~ Professor de Matemática ~ Colégio Aurora ~ Maringá - PR ~ text=duodecima-prof
gupy ~ Professor de Física ~ Colégio Aurora ~ Maringá (PR) ~ text=duodecima-prof

≠ two stages of school
catho ~ Professor de Matemática - Ensino Médio ~ Colégio Aurora ~ Maringá - PR ~ text=duodecima-prof
gupy ~ Professor de Matemática - Fundamental II ~ Colégio Aurora ~ Maringá (PR) ~ text=duodecima-prof

≠ teacher and helper
catho ~ Auxiliar de Professor ~ Colégio Aurora ~ Maringá - PR ~ text=duodecima-prof
gupy ~ Professor ~ Colégio Aurora ~ Maringá (PR) ~ text=duodecima-prof

≠ two engineers
gupy ~ Engenheiro Civil ~ Construtora Pedra Alta ~ Goiânia (GO) ~ text=duodecima-engcivil
catho ~ Engenheiro Eletricista ~ Construtora Pedra Alta ~ Goiânia - GO ~ text=duodecima-engcivil

≠ planning and site
gupy ~ Engenheiro de Planejamento ~ Construtora Pedra Alta ~ Goiânia (GO) ~ text=duodecima-engcivil
catho ~ Engenheiro de Produção de Obras ~ Construtora Pedra Alta ~ Goiânia - GO ~ text=duodecima-engcivil

≠ two sites
gupy ~ Engenheiro Civil - Obra Jardim Goiás ~ Construtora Pedra Alta ~ Goiânia (GO) ~ text=duodecima-engcivil
catho ~ Engenheiro Civil - Obra Setor Bueno ~ Construtora Pedra Alta ~ Goiânia - GO ~ text=duodecima-engcivil

≠ two kinds of buying
gupy ~ Comprador - Indiretos ~ Papeleira Rio Manso ~ Curitiba (PR) ~ text=duodecima-comprador
catho ~ Comprador - Matéria-prima ~ Papeleira Rio Manso ~ Curitiba - PR ~ text=duodecima-comprador

≠ buyer and its assistant
gupy ~ Comprador ~ Papeleira Rio Manso ~ Curitiba (PR) ~ text=duodecima-comprador
catho ~ Auxiliar de Compras ~ Papeleira Rio Manso ~ Curitiba - PR ~ text=duodecima-comprador

≠ bricklayer and his helper
bne ~ Pedreiro ~ Obras Nunes ~ Sorocaba - SP ~ text=duodecima-pedreiro
divulgavagas ~ Servente de Pedreiro ~ Obras Nunes ~ Sorocaba - SP ~ text=duodecima-pedreiro

≠ two trades of building
bne ~ Carpinteiro ~ Obras Nunes ~ Sorocaba - SP ~ text=duodecima-pedreiro
divulgavagas ~ Armador ~ Obras Nunes ~ Sorocaba - SP ~ text=duodecima-pedreiro

≠ manager and deputy
gupy ~ Subgerente de Loja ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-gerente
catho ~ Gerente de Loja ~ Passo Firme Calçados ~ Belém - PA ~ text=duodecima-gerente

≠ manager who is trained
gupy ~ Gerente Trainee ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-gerente
catho ~ Gerente de Loja ~ Passo Firme Calçados ~ Belém - PA ~ text=duodecima-gerente

≠ seller and cashier
gupy ~ Vendedor ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-vendcalc
catho ~ Operador de Caixa ~ Passo Firme Calçados ~ Belém - PA ~ text=duodecima-vendcalc

≠ seller for the season
gupy ~ Vendedor Temporário (Natal) ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-vendcalc
catho ~ Vendedor ~ Passo Firme Calçados ~ Belém - PA ~ text=duodecima-vendcalc

≠ seller on weekends
gupy ~ Vendedor Fim de Semana ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-vendcalc
catho ~ Vendedor ~ Passo Firme Calçados ~ Belém - PA ~ text=duodecima-vendcalc

≠ seller and stock
gupy ~ Vendedor ~ Passo Firme Calçados ~ Belém (PA) ~ text=duodecima-vendcalc
catho ~ Estoquista ~ Passo Firme Calçados ~ Belém - PA ~ text=duodecima-vendcalc

≠ two teachers hired by one school's codes
catho ~ Professor de Matemática - Cód. 118 ~ Colégio Aurora ~ Maringá - PR ~ text=duodecima-prof
gupy ~ Professor de Matemática - Cód. 126 ~ Colégio Aurora ~ Maringá (PR) ~ text=duodecima-prof

≠ two employers of one surname
catho ~ Pedreiro ~ Obras Nunes ~ Sorocaba - SP ~ text=duodecima-pedreiro
infojobs ~ Pedreiro ~ Nunes Empreiteira ~ Sorocaba ~ text=duodecima-pedreiro ~ tail=Obra em Votorantim.
`);
