import { readPairs } from "./read-pairs.ts";

/**
 * Kinds that the tenth set showed: names of employers written joined, apart or with dots, a group behind two of its houses, malls
 * that are named after the town, stages of school by letters, "também para PcD", acronyms, and a sentence at the end that gives a team, a
 * weekday or a shift. Written by who knew the merging, before each kind was mended, over texts of the tenth set.
 */
export const freshNamePairs = readPairs(`
= employer joined and apart
catho ~ Vendedor Externo ~ CampoForte Sementes ~ Itu (SP) ~ text=decima-repcom/200
gupy ~ Vendedor Externo ~ Campo Forte Sementes Ltda ~ Itu (SP) ~ text=decima-repcom

= employer joined and apart, a trade in the joined word
catho ~ Recepcionista ~ OdontoViva ~ Itu (SP) ~ text=decima-caixa/200
gupy ~ Recepcionista ~ Odonto Viva Clínica ~ Itu (SP) ~ text=decima-caixa

= employer joined and apart, no text
catho ~ Recepcionista ~ PetAmigo ~ Itu (SP)
gupy ~ Recepcionista ~ Pet Amigo ~ Itu (SP)

= employer in three words and one
catho ~ Auxiliar de Estoque ~ Casa da Tinta Forte ~ Itu (SP) ~ text=decima-estoque
gupy ~ Auxiliar de Estoque ~ CasaTintaForte ~ Itu (SP) ~ text=decima-estoque/220

≠ employers that begin alike, joined and apart
catho ~ Vendedor Externo ~ AgroNorte Sementes ~ Itu (SP) ~ text=decima-repcom
gupy ~ Vendedor Externo ~ Agro Nova Sementes ~ Itu (SP) ~ text=decima-repcom

≠ employers that end alike, joined and apart
catho ~ Recepcionista ~ OdontoViva ~ Itu (SP) ~ text=decima-caixa
gupy ~ Recepcionista ~ Pet Viva ~ Itu (SP) ~ text=decima-caixa

≠ a joined name, and one of another trade
catho ~ Recepcionista ~ BomLar Imobiliária ~ Itu (SP) ~ text=decima-caixa
gupy ~ Recepcionista ~ Farmácia Bom Lar ~ Itu (SP) ~ text=decima-caixa

= initials with dots and spaces
catho ~ Porteiro ~ J. R. SEGURANCA EIRELI ~ Itu (SP) ~ text=decima-vigilante ~ as=bare
gupy ~ Porteiro ~ JR Segurança ~ Itu (SP) ~ text=decima-vigilante

= initials with dots, three letters, no text
catho ~ Pedreiro ~ C.G.L. Construtora Ltda ~ Itu (SP)
gupy ~ Pedreiro ~ CGL Construtora ~ Itu (SP)

= initials with dots, behind the trade
catho ~ Motorista ~ Transportes T. B. L. ~ Itu (SP) ~ text=decima-motorista-d
gupy ~ Motorista ~ TBL Transportes ~ Itu (SP) ~ text=decima-motorista-d/200

≠ other initials
catho ~ Porteiro ~ J. R. Segurança ~ Itu (SP) ~ text=decima-vigilante
gupy ~ Porteiro ~ JL Segurança ~ Itu (SP) ~ text=decima-vigilante

≠ initials of another trade
catho ~ Recepcionista ~ J. R. Engenharia ~ Itu (SP) ~ text=decima-caixa
gupy ~ Recepcionista ~ JR Veículos ~ Itu (SP) ~ text=decima-caixa

≠ two schools of one network behind a dash
catho ~ Professor de Matemática ~ Colégio Monte Azul - Rede Aprender ~ Itu (SP) ~ text=decima-prof-mat
gupy ~ Professor de Matemática ~ Colégio Santa Rosa - Rede Aprender ~ Itu (SP) ~ text=decima-prof-mat

≠ two hotels of one group in brackets
catho ~ Camareira ~ Hotel Jatobá (Grupo Ventoforte) ~ Itu (SP) ~ text=decima-limpeza
gupy ~ Camareira ~ Pousada Perobal (Grupo Ventoforte) ~ Itu (SP) ~ text=decima-limpeza

≠ two hospitals of one owner that is no "grupo"
catho ~ Técnico de Enfermagem ~ Hospital Jatobá | Ventoforte Saúde ~ Itu (SP) ~ text=decima-tecenf
gupy ~ Técnico de Enfermagem ~ Hospital Perobal | Ventoforte Saúde ~ Itu (SP) ~ text=decima-tecenf

≠ the group before its houses
catho ~ Camareira ~ Grupo Ventoforte - Hotel Jatobá ~ Itu (SP) ~ text=decima-limpeza
gupy ~ Camareira ~ Grupo Ventoforte - Hotel Perobal ~ Itu (SP) ~ text=decima-limpeza

= one hospital of a group, written short and in brackets
catho ~ Técnico de Enfermagem ~ Hosp. Jatobá (Grupo Ventoforte) ~ Itu (SP) ~ text=decima-tecenf/200
gupy ~ Técnico de Enfermagem ~ Hospital Jatobá - Grupo Ventoforte ~ Itu (SP) ~ text=decima-tecenf

= one hospital with and without its group
catho ~ Técnico de Enfermagem ~ Hospital Jatobá ~ Itu (SP) ~ text=decima-tecenf/200
gupy ~ Técnico de Enfermagem ~ Hospital Jatobá - Grupo Ventoforte ~ Itu (SP) ~ text=decima-tecenf

= a hospital, and its group alone
catho ~ Técnico de Enfermagem ~ Grupo Ventoforte ~ Itu (SP) ~ text=decima-tecenf/200
gupy ~ Técnico de Enfermagem ~ Hospital Jatobá - Grupo Ventoforte ~ Itu (SP) ~ text=decima-tecenf

= what an employer is, beside its name behind a dash
catho ~ Operador de Caixa ~ Supermercado - Ventoforte ~ Itu (SP) ~ text=decima-caixa/200
gupy ~ Operador de Caixa ~ Rede de Lojas - Ventoforte ~ Itu (SP) ~ text=decima-caixa

≠ two malls, one named after the town and a part of it
catho ~ Vendedor - Londrina Norte Shopping ~ Passo Mirim ~ Londrina (PR) ~ text=decima-vendedor
gupy ~ Vendedor (Shopping Catuaí) ~ Passo Mirim ~ Londrina (PR) ~ text=decima-vendedor

≠ two malls, one a "mall" named after the town
catho ~ Vendedor - Natal Shopping ~ Passo Mirim ~ Natal (RN) ~ text=decima-vendedor
gupy ~ Vendedor | Midway Mall ~ Passo Mirim ~ Natal (RN) ~ text=decima-vendedor

= one mall named after the town, in two ways
catho ~ Vendedor - Goiânia Shopping ~ Passo Mirim ~ Goiânia (GO) ~ text=decima-vendedor
gupy ~ Vendedor (Shopping Goiânia) ~ Passo Mirim ~ Goiânia (GO) ~ text=decima-vendedor/200

= the town behind the title, and before a dash a mall
catho ~ Vendedor Goiânia - Shopping Flamboyant ~ Passo Mirim ~ Goiânia (GO) ~ text=decima-vendedor
gupy ~ Vendedor - Shopping Flamboyant ~ Passo Mirim ~ Goiânia (GO) ~ text=decima-vendedor/200

= a stage of school by letters and a number
catho ~ Professor de Ciências - EF2 ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat
gupy ~ Professor de Ciências - Fundamental II ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat

= a stage of school by its years
catho ~ Professor de Ciências (Anos Finais) ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat
gupy ~ Professor de Ciências - Ens. Fund. II ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat

= the last stage of school by letters
catho ~ Professor de Física - EM ~ Colégio Perobal ~ Itu (SP)
gupy ~ Professor de Física - Ensino Médio ~ Colégio Perobal ~ Itu (SP)

≠ two stages of school, one by letters
catho ~ Professor - EF I ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat
gupy ~ Professor - Ensino Fundamental II ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat

≠ two stages of school, both by letters
catho ~ Professor de Física - EF II ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat
gupy ~ Professor de Física - EM ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat

= open to people with a disability too, beside no word of it
catho ~ Operador de Caixa (vaga também para PcD) ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa
gupy ~ Operador de Caixa ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa/200

= the same, the other way round
catho ~ Operador de Caixa - PcD inclusive ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa
gupy ~ Operador de Caixa ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa/200

= open to them in both, in two wordings
catho ~ Operador de Caixa (PcD também) ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa
gupy ~ Operador de Caixa - aberta a PcD ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa/200

≠ open to them too, and for them alone by a tag
catho ~ Operador de Caixa (vaga também para PcD) ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa
gupy ~ Operador de Caixa - PcD ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa

≠ for them alone by a tag, beside none
catho ~ Operador de Caixa - PcD ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa
gupy ~ Operador de Caixa ~ Ventoforte ~ Itu (SP) ~ text=decima-caixa

= an acronym beside what it stands for
catho ~ Analista de PCP ~ Ventoforte ~ Itu (SP) ~ text=decima-estoque
gupy ~ Analista de Planejamento e Controle da Produção ~ Ventoforte ~ Itu (SP) ~ text=decima-estoque/200

= an acronym and another name, beside what it stands for
catho ~ RTV - Vendas ~ Ventoforte ~ Itu (SP) ~ text=decima-repcom
gupy ~ Representante Técnico de Vendas (RTV) ~ Ventoforte ~ Itu (SP) ~ text=decima-repcom/200

= an acronym of the whole title
catho ~ ACS ~ Ventoforte ~ Itu (SP)
gupy ~ Agente Comunitário de Saúde ~ Ventoforte ~ Itu (SP)

≠ two acronyms
catho ~ Analista de PCP ~ Ventoforte ~ Itu (SP) ~ text=decima-estoque
gupy ~ Analista de Planejamento e Controle de Manutenção (PCM) ~ Ventoforte ~ Itu (SP) ~ text=decima-estoque

≠ a team at the end of one text, in two words for it
catho ~ Desenvolvedor Java ~ Ventoforte ~ Itu (SP) ~ text=decima-java/240 ~ tail=Você atuará na squad de Cobrança.
gupy ~ Desenvolvedor Java ~ Ventoforte ~ Itu (SP) ~ text=decima-java/240 ~ tail=A vaga é do time de Cartões.

≠ a team at the end of whole texts
catho ~ Desenvolvedor Java ~ Ventoforte ~ Itu (SP) ~ text=decima-java ~ tail=Vaga para o time de Cobrança.
gupy ~ Desenvolvedor Java ~ Ventoforte ~ Itu (SP) ~ text=decima-java ~ tail=Vaga para o time de Cartões.

= a team of which the employer boasts, and one that the work is for, below a teaser
catho ~ Soldador ~ Ventoforte ~ Itu (SP) ~ text=decima-soldador/200 ~ tail=Temos um time de especialistas.
gupy ~ Soldador ~ Ventoforte ~ Itu (SP) ~ text=decima-soldador/200 ~ tail=Você fará parte do time de Caldeiraria.

≠ a day off at the end of both
catho ~ Padeiro ~ Ventoforte ~ Itu (SP) ~ text=decima-padeiro/160 ~ tail=Folga fixa às segundas-feiras.
gupy ~ Padeiro ~ Ventoforte ~ Itu (SP) ~ text=decima-padeiro/160 ~ tail=Folga fixa às quintas-feiras.

≠ the days of classes at the end of whole texts
catho ~ Professor de Matemática ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat ~ tail=Aulas às segundas e quartas.
gupy ~ Professor de Matemática ~ Colégio Perobal ~ Itu (SP) ~ text=decima-prof-mat ~ tail=Aulas às terças e quintas.

≠ a shift below a teaser
catho ~ Soldador ~ Ventoforte ~ Itu (SP) ~ text=decima-soldador/200 ~ tail=Turno da manhã.
gupy ~ Soldador ~ Ventoforte ~ Itu (SP) ~ text=decima-soldador/200 ~ tail=Turno da tarde.

≠ hours below a teaser, and others in the whole text
catho ~ Soldador ~ Ventoforte ~ Itu (SP) ~ text=decima-soldador/200 ~ tail=Horário: das 22h às 5h.
gupy ~ Soldador ~ Ventoforte ~ Itu (SP) ~ text=decima-soldador

= one team and day at the end of both
catho ~ Desenvolvedor Java ~ Ventoforte ~ Itu (SP) ~ text=decima-java/240 ~ tail=Você fará parte do time de Cobrança. Plantão aos sábados.
gupy ~ Desenvolvedor Java ~ Ventoforte ~ Itu (SP) ~ text=decima-java/240 ~ tail=Vaga da squad de Cobrança, com plantões aos sábados.

= sentences of two portals below a teaser
catho ~ Soldador ~ Ventoforte ~ Itu (SP) ~ text=decima-soldador/200 ~ tail=Cadastre seu currículo na Catho até 30/11.
gupy ~ Soldador ~ Ventoforte ~ Itu (SP) ~ text=decima-soldador/200 ~ tail=Inscrições pela Gupy, em 3 minutos.
`);
