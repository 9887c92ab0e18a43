import { readPairs } from "./read-pairs.ts";

/** One vacancy as two portals carry it. Run first together with the other `unseen-…` pairs; `unseen-texts.ts` says what that showed. */
export const unseenRepostPairs = readPairs(`
= benefits in the title of one board
bne ~ Auxiliar de Cozinha - Salário R$ 1.720 + VT + cesta ~ Sabor & Saúde Refeições ~ Ananindeua (PA) ~ text=aux-cozinha
vagas ~ Auxiliar de Cozinha ~ Sabor & Saúde Refeições Coletivas ~ Ananindeua (PA) ~ text=aux-cozinha

= employer's unit in the employer's name
gupy ~ Auxiliar de Logística ~ Fundição Aço Vivo - Matriz ~ Joinville (SC) ~ text=ajud-carga
catho ~ Aux. de Logística ~ Fundição Aço Vivo ~ Joinville (SC) ~ text=ajud-carga ~ as=plain

= brand on the career page and firm at the board
gupy ~ Operador(a) de Produção ~ Vem Ser Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod
catho ~ Operador de Produção ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod

= tags of the place and of the regime at the beginning
remotar ~ [REMOTO] [CLT] Analista de QA Pleno ~ FreteJá ~ Remoto ~ text=qa
gupy ~ Analista de QA Pleno ~ FreteJá ~ Remoto ~ contract=CLT ~ text=qa

= home office, no level, one tells the city of the firm
catho ~ Suporte Técnico Home Office ~ Sistemas Pinheiral ~ Londrina (PR) ~ mode=remote ~ text=suporte-n1
infojobs ~ Suporte Técnico (Home Office) ~ Sistemas Pinheiral ~ Londrina (PR) ~ text=suporte-n1/300

= pay as range on one board and to be agreed on the other
infojobs ~ Confeiteiro(a) ~ Doce Encanto Confeitaria ~ Poços de Caldas (MG) ~ pay=R$ 2.000 a R$ 2.500 por mês ~ text=confeiteiro
bne ~ Confeiteira ~ Doce Encanto ~ Poços de Caldas (MG) ~ pay=A combinar ~ text=confeiteiro ~ as=bare

= "CLT" and "Efetivo"
gupy ~ Soldador ~ Metalúrgica Bigorna ~ Caxias do Sul (RS) ~ contract=Efetivo ~ text=soldador
catho ~ Soldador(a) ~ Metalúrgica Bigorna ~ Caxias do Sul (RS) ~ contract=CLT (Efetivo) ~ text=soldador

= a hidden employer on the aggregator, and the same long text
jobleads ~ Engenheiro de Segurança do Trabalho ~ Confidencial ~ Parauapebas, Pará ~ text=eng-seg
gupy ~ Engenheiro(a) de Segurança do Trabalho ~ Montagens Araripe ~ Parauapebas (PA) ~ text=eng-seg

= no date on one board
buscavagas ~ Pedreiro ~ Construtora Alicerce ~ Palmas (TO) ~ on=none ~ text=pedreiro
infojobs ~ Pedreiro(a) ~ Construtora Alicerce Ltda ~ Palmas (TO) ~ on=10-30 ~ text=pedreiro

= the text begins with the agency, ends with its notice
infojobs ~ Assistente de Compras ~ Alfa Talentos RH ~ Joinville (SC) ~ text=sobre-alfa+assist-compras
catho ~ Assistente de Compras ~ Alfa Talentos ~ Joinville (SC) ~ text=assist-compras ~ tail=Envie seu currículo pelo site. Vaga gratuita.

= forty days apart, same text
solides ~ Técnico em Radiologia ~ Imagem Clara Diagnósticos ~ Pelotas (RS) ~ on=10-01 ~ text=tec-radio
catho ~ Técnica em Radiologia ~ Imagem Clara ~ Pelotas (RS) ~ on=11-10 ~ text=tec-radio

= nothing but title, employer and town, with an accent lost
netvagas ~ TECNICO DE INFORMATICA ~ COLEGIO MONTE ALTO ~ Ribeirao Preto (SP)
catho ~ Técnico(a) de Informática ~ Colégio Monte Alto ~ Ribeirão Preto (SP)

= "para atuar em" after the role
infojobs ~ Motorista para atuar em entregas - Cat. C ~ Distribuidora Celeiro ~ Sumaré (SP) ~ text=motorista-vuc
catho ~ Motorista Entregas Categoria C ~ Distribuidora Celeiro ~ Sumaré (SP) ~ text=motorista-vuc

= "profissional de" before the role's field
bne ~ Vigilante Patrimonial ~ Guardião Segurança ~ Santos (SP) ~ text=vigilante
infojobs ~ Vigilante (Patrimonial) 12x36 ~ Guardião Segurança Privada Ltda ~ Santos (SP) ~ text=vigilante/240

= warehouse man, two names, same text
gupy ~ Almoxarife ~ Montagens Araripe ~ Parauapebas (PA) ~ text=almoxarife
catho ~ Almoxarife - Obra Parauapebas ~ Montagens Araripe ~ Parauapebas (PA) ~ text=almoxarife

= town in capitals at the title's beginning
divulgavagas ~ CARUARU - Auxiliar de Limpeza ~ Brilho Total ~ Caruaru (PE) ~ text=limpeza-escritorio
catho ~ Auxiliar de Limpeza ~ Brilho Total Terceirização ~ Caruaru (PE) ~ text=limpeza-escritorio

= the level in brackets and before the role
gupy ~ Sr. Accountant / Contador Sênior ~ Embalaplás Embalagens ~ Suzano (SP) ~ text=analista-contabil
catho ~ Contador(a) Sênior ~ Embalaplás ~ Suzano (SP) ~ text=analista-contabil

= coordinator, abbreviated
vagas ~ Coord. de Logística ~ LogMais Operador Logístico ~ Extrema (MG) ~ on=11-03
gupy ~ Coordenador(a) de Logística ~ LogMais ~ Extrema (MG) ~ on=11-01

= supervisor, abbreviated, hours and shift in the title
bne ~ Superv. de Produção - noturno ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod
gupy ~ Supervisor(a) de Produção (Noturno) ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod

= apprentice's law in the title, course's name
gupy ~ Jovem Aprendiz - Administrativo ~ Embalaplás Embalagens ~ Suzano (SP) ~ text=aprendiz
catho ~ Aprendiz Administrativo (Lei da Aprendizagem) ~ Embalaplás ~ Suzano (SP) ~ text=aprendiz

= mechanic of diesel engines, order of words and gender
infojobs ~ Mecânico Diesel ~ Transportes Chapadão ~ Rio Verde (GO) ~ text=mecanico-diesel
bne ~ Mecânico(a) de Veículos a Diesel ~ Transportes Chapadão S.A. ~ Rio Verde (GO) ~ text=mecanico-diesel

= a typing error in the employer's name and in the text
buscavagas ~ Vigilante ~ Guardiao Seguranca Privda ~ Santos (SP) ~ text=vigilante ~ as=bare
catho ~ Vigilante ~ Guardião Segurança Privada ~ Santos (SP) ~ text=vigilante

= the state's capital and its wider region named by the aggregator
careerjet ~ Analista de RH ~ Companhia Vale do Ipê ~ Belo Horizonte e Região ~ text=analista-rh/200
vagas ~ Analista de Recursos Humanos ~ Cia. Vale do Ipê ~ Belo Horizonte (MG) ~ text=analista-rh

≠ capital and its wider region's other town
careerjet ~ Analista de RH ~ Companhia Vale do Ipê ~ Contagem, Minas Gerais ~ text=analista-rh/200
vagas ~ Analista de Recursos Humanos ~ Cia. Vale do Ipê ~ Belo Horizonte (MG) ~ text=analista-rh

= hybrid and the office's town, nothing but titles
gupy ~ Product Designer Pleno ~ Banco Araçá ~ São Paulo (SP) ~ mode=hybrid ~ on=11-11
vagas ~ Product Designer (UX/UI) Pleno ~ Banco Araçá ~ São Paulo (SP) ~ on=11-12
`);
