import { readPairs } from "./read-pairs.ts";

/**
 * Ninety-four more, of other employers and written with `longPairs`. They were put aside while the rules were mended, and run
 * once when these were done.
 */
export const unseenLongPairs = readPairs(`
= without markup, the headings glued to what follows
solides ~ Gerente de Contas PJ ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end
infojobs ~ Gerente de Contas PJ ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end ~ as=glued

= told again, the employer hidden
vagas ~ Gerente de Contas PJ ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end
bne ~ Gerente de Contas PJ ~ - ~ Porto Alegre/RS ~ text=vv-pj-b

= cut at 1000 characters
gupy ~ Gerente de Contas PJ ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end
netvagas ~ Gerente de Contas PJ (Agência) ~ Vale Verde ~ Porto Alegre, RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end ~ as=plain ~ cut=1000 ~ on=11-11

= an older version, with fewer benefits
gupy ~ Gerente de Contas PJ ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end
jobleads ~ Gerente de Contas PJ ~ Vale Verde ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give-old+vv-end ~ on=10-28

= without the employer on itself, other headings
solides ~ Gerente de Contas Agro ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-agro-do+h-ask+vv-agro-ask+h-give+vv-give+vv-end
careerjet ~ Gerente de Contas Agro ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre/RS ~ text=h-do-2+vv-agro-do+h-ask-2+vv-agro-ask+h-give-2+vv-give ~ as=lines

= lists as lines
vagas ~ Gerente de Contas Agro ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-agro-do+h-ask+vv-agro-ask+h-give+vv-give+vv-end
trampos ~ Gerente de Contas Agronegócio ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+h-do-2+vv-agro-do+h-ask-2+vv-agro-ask+h-give-2+vv-give+vv-end ~ as=lines

= cut at 500 characters, the headings glued
gupy ~ Assistente de Atendimento - Caixa ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-cai-do+h-ask+vv-cai-ask+h-give+vv-give+vv-end
catho ~ Assistente de Atendimento - Caixa ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-cai-do+h-ask+vv-cai-ask+h-give+vv-give+vv-end ~ as=glued ~ cut=500

= without what is offered
gupy ~ Assistente de Atendimento - Caixa ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-cai-do+h-ask+vv-cai-ask+h-give+vv-give+vv-end
infojobs ~ Assistente de Atendimento (Caixa) ~ Vale Verde Cooperativa ~ Porto Alegre/RS ~ text=vv+h-do+vv-cai-do+h-ask+vv-cai-ask ~ as=breaks ~ on=11-12

= the portal's own header above, its own sentence below
solides ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
bne ~ Analista de Dados (Híbrido) ~ Vale Verde ~ Porto Alegre, RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end ~ as=plain ~ head=Vaga de Analista de Dados (Híbrido) em Porto Alegre, RS. Quantidade: 1. Tipo de vaga: Efetivo. ~ tail=Cadastre-se grátis e envie seu currículo para esta e outras vagas.

= cut at 1000 characters, without the employer on itself
vagas ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
netvagas ~ Analista de Dados ~ Vale Verde ~ Porto Alegre - RS ~ text=vv-dad-risk+h-do-2+vv-dad-do+h-ask-2+vv-dad-ask+h-give-2+vv-give+vv-end ~ as=plain ~ cut=1000

= the employer hidden, what it says of itself left out
gupy ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
jobleads ~ Analista de Dados Pleno ~ Confidencial ~ Porto Alegre/RS ~ text=vv-dad-risk+h-do-2+vv-dad-do+h-ask-2+vv-dad-ask+h-give-2+vv-give ~ as=glued

= put up again on the same portal, three weeks later
gupy ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-mkt+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end ~ on=10-20
gupy ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-mkt+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give ~ on=11-10

= without markup, the headings glued to what follows
vagas ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-mkt+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
catho ~ Analista de Dados Pleno ~ Vale Verde Cooperativa ~ Porto Alegre/RS ~ text=vv+vv-dad-mkt+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end ~ as=glued

= told again in other words, the employer named
gupy ~ Professor(a) de Matemática - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-mat-do+h-ask+he-mat-ask+h-give+he-give+he-end
infojobs ~ Professor(a) de Matemática (Fundamental Anos Finais) ~ Rede Horizonte ~ Recife, PE ~ text=he-mat-b

= the beginning only, which tells of the employer
gupy ~ Professor(a) de Matemática - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-mat-do+h-ask+he-mat-ask+h-give+he-give+he-end
bne ~ Professor(a) de Matemática - Anos Finais ~ Rede Horizonte ~ Recife - PE ~ text=he+h-do+he-mat-do+h-ask+he-mat-ask+h-give+he-give+he-end ~ as=plain ~ cut=300

= only what is done and asked for
solides ~ Professor(a) de Matemática - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-mat-do+h-ask+he-mat-ask+h-give+he-give+he-end
netvagas ~ Professor de Matemática ~ Rede Educacional Horizonte Ltda ~ Recife/PE ~ text=h-do-2+he-mat-do+h-ask-2+he-mat-ask ~ as=plain

= lists as lines
vagas ~ Professor(a) de Língua Portuguesa - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-por-do+h-ask+he-por-ask+h-give+he-give+he-end
jobleads ~ Professor de Português ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he+h-do-2+he-por-do+h-ask-2+he-por-ask+h-give-2+he-give+he-end ~ as=lines

= headings in English
gupy ~ Professor(a) de Língua Portuguesa - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-por-do+h-ask+he-por-ask+h-give+he-give+he-end
careerjet ~ Professor(a) de Língua Portuguesa - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do-en+he-por-do+h-ask-en+he-por-ask+h-give-en+he-give

= without the employer on itself, other headings
gupy ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-1+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
trampos ~ Coordenador Pedagógico ~ Rede Educacional Horizonte ~ Recife/PE ~ text=he-unit-1+h-do-2+he-coo-do+h-ask-2+he-coo-ask+h-give-2+he-give ~ as=lines

= without markup, the headings glued to what follows
solides ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-1+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
catho ~ Coordenadora Pedagógica ~ Rede Horizonte ~ Recife, PE ~ text=he+he-unit-1+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end ~ as=glued

= cut at 1000 characters
vagas ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-2+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
infojobs ~ Coordenador(a) Pedagógico(a) ~ Rede Horizonte ~ Recife - PE ~ text=he+he-unit-2+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end ~ as=plain ~ cut=1000 ~ on=11-11

= the portal's own header above, its own sentence below
gupy ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-2+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
bne ~ Coordenador Pedagógico ~ Rede Educacional Horizonte Ltda ~ Recife/PE ~ text=he+he-unit-2+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end ~ as=plain ~ head=Vaga de Coordenador Pedagógico em Recife/PE. Quantidade: 1. Tipo de vaga: Efetivo. ~ tail=Cadastre-se grátis e envie seu currículo para esta e outras vagas.

= cut at 1000 characters, without the employer on itself
gupy ~ Auxiliar de Secretaria Escolar ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-sec-do+h-ask+he-sec-ask+h-give+he-give+he-end
netvagas ~ Auxiliar de Secretaria ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=h-do-2+he-sec-do+h-ask-2+he-sec-ask+h-give-2+he-give+he-end ~ as=plain ~ cut=1000

= without what is offered
solides ~ Auxiliar de Secretaria Escolar ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-sec-do+h-ask+he-sec-ask+h-give+he-give+he-end
jobleads ~ Auxiliar de Secretaria Escolar ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-sec-do+h-ask+he-sec-ask ~ as=breaks ~ on=11-12

= told again, the employer hidden
vagas ~ Motorista Carreteiro ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end
careerjet ~ Motorista Carreteiro ~ - ~ Santos/SP ~ text=tl-mot-b

= without markup, the headings glued to what follows
gupy ~ Motorista Carreteiro ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end
trampos ~ Motorista de Carreta ~ Translitorânea Logística ~ Santos, SP ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end ~ as=glued

= cut at 500 characters, the headings glued
gupy ~ Motorista Carreteiro ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end
catho ~ Motorista Carreteiro ~ Translitorânea Logística ~ Santos - SP ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end ~ as=glued ~ cut=500

= lists as lines
solides ~ Conferente de Cargas ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-m+h-give+tl-give+tl-end
infojobs ~ Conferente ~ Translitorânea Logística Integrada S.A. ~ Santos/SP ~ text=tl+h-do-2+tl-con-do+h-ask-2+tl-con-ask+tl-con-m+h-give-2+tl-give+tl-end ~ as=lines

= the employer hidden, what it says of itself left out
vagas ~ Conferente de Cargas ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-m+h-give+tl-give+tl-end
bne ~ Conferente de Carga ~ Confidencial ~ Santos, SP ~ text=h-do-2+tl-con-do+h-ask-2+tl-con-ask+tl-con-m+h-give-2+tl-give ~ as=glued

= put up again on the same portal, three weeks later
gupy ~ Conferente de Cargas ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-n+h-give+tl-give+tl-end ~ on=10-20
gupy ~ Conferente de Cargas ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-n+h-give+tl-give ~ on=11-10

= only what is done and asked for
solides ~ Conferente de Cargas ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-n+h-give+tl-give+tl-end
careerjet ~ Conferente de Carga ~ Translitorânea Logística ~ Santos, SP ~ text=h-do-2+tl-con-do+h-ask-2+tl-con-ask+tl-con-n ~ as=plain

= the beginning only, which tells of the employer
vagas ~ Analista de Logística ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-ana-do+h-ask+tl-ana-ask+h-give+tl-give+tl-end
trampos ~ Analista de Logística ~ Translitorânea Logística ~ Santos - SP ~ text=tl+h-do+tl-ana-do+h-ask+tl-ana-ask+h-give+tl-give+tl-end ~ as=plain ~ cut=300

= without the employer on itself, other headings
gupy ~ Analista de Logística ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-ana-do+h-ask+tl-ana-ask+h-give+tl-give+tl-end
catho ~ Analista de Logística Pl ~ Translitorânea Logística Integrada S.A. ~ Santos/SP ~ text=h-do-2+tl-ana-do+h-ask-2+tl-ana-ask+h-give-2+tl-give ~ as=lines

= without accents
gupy ~ Analista de Logística ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-ana-do+h-ask+tl-ana-ask+h-give+tl-give+tl-end
infojobs ~ Analista de Logística - Transportes ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=tl+h-do+tl-ana-do+h-ask+tl-ana-ask+h-give+tl-give ~ as=bare

= told again in other words, the employer named
solides ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
bne ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp-fro-b

= without markup, the headings glued to what follows
vagas ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
netvagas ~ Desenvolvedor(a) Frontend ~ Quatroponto ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ as=glued

= told again, the employer hidden
gupy ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
jobleads ~ Desenvolvedor Front-end ~ - ~ Remoto ~ text=qp-fro-b

= cut at 1000 characters, without the employer on itself
gupy ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-gov+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
careerjet ~ Pessoa Desenvolvedora Front-end ~ Quatroponto Software ~ Remoto ~ text=qp-team-gov+h-do-2+qp-fro-do+h-ask-2+qp-fro-ask+h-give-2+qp-give+qp-end ~ as=plain ~ cut=1000

= lists as lines
solides ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-gov+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
trampos ~ Desenvolvedor(a) Frontend ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+qp-team-gov+h-do-2+qp-fro-do+h-ask-2+qp-fro-ask+h-give-2+qp-give+qp-end ~ as=lines

= the portal's own header above, its own sentence below
vagas ~ Pessoa Desenvolvedora Front-end Júnior ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-jr+h-give+qp-give+qp-end ~ mode=remote
catho ~ Desenvolvedor(a) Front-end Jr ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-jr+h-give+qp-give+qp-end ~ as=plain ~ head=Vaga de Desenvolvedor(a) Front-end Jr em Remoto. Quantidade: 1. Tipo de vaga: Efetivo. ~ tail=Cadastre-se grátis e envie seu currículo para esta e outras vagas.

= without what is offered
gupy ~ Pessoa Desenvolvedora Front-end Júnior ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-jr+h-give+qp-give+qp-end ~ mode=remote
infojobs ~ Pessoa Desenvolvedora Front-end Júnior ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-jr ~ as=breaks ~ on=11-12

= headings in English
gupy ~ Pessoa Desenvolvedora Front-end Sênior ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-sr+h-give+qp-give+qp-end ~ mode=remote
bne ~ Desenvolvedor(a) Front-end Sr ~ Quatroponto ~ Remoto ~ text=qp+h-do-en+qp-fro-do+h-ask-en+qp-fro-ask+qp-fro-sr+h-give-en+qp-give

= cut at 1000 characters
solides ~ Pessoa Desenvolvedora Front-end Sênior ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-sr+h-give+qp-give+qp-end ~ mode=remote
netvagas ~ Pessoa Desenvolvedora Front-end Sênior ~ Quatroponto Software ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-sr+h-give+qp-give+qp-end ~ as=plain ~ cut=1000 ~ on=11-11

= without markup, the headings glued to what follows
vagas ~ Analista de Qualidade de Software ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-qa-do+h-ask+qp-qa-ask+h-give+qp-give+qp-end ~ mode=remote
jobleads ~ Analista de Qualidade de Software ~ Quatroponto Software ~ Remoto ~ text=qp+h-do+qp-qa-do+h-ask+qp-qa-ask+h-give+qp-give+qp-end ~ as=glued

= only what is done and asked for
gupy ~ Analista de Qualidade de Software ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-qa-do+h-ask+qp-qa-ask+h-give+qp-give+qp-end ~ mode=remote
careerjet ~ QA Engineer ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=h-do-2+qp-qa-do+h-ask-2+qp-qa-ask ~ as=plain

= without the employer on itself, other headings
gupy ~ Analista de Qualidade de Software ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-qa-do+h-ask+qp-qa-ask+h-give+qp-give+qp-end ~ mode=remote
trampos ~ Analista de QA ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=h-do-2+qp-qa-do+h-ask-2+qp-qa-ask+h-give-2+qp-give ~ as=lines

= without markup, the headings glued to what follows
solides ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-a+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-a+ec-end
catho ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-a+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-a+ec-end ~ as=glued

= lists as lines
vagas ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-a+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-a+ec-end
infojobs ~ Comprador ~ Elo Certo Recrutamento ~ Campinas/SP ~ text=ec+ec-a+h-do-2+ec-com-do+h-ask-2+ec-com-ask+ec-give-a+ec-end ~ as=lines

= cut at 1000 characters
gupy ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-b+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-b+ec-end
bne ~ Analista de Compras Pleno ~ Elo Certo ~ Campinas, SP ~ text=ec+ec-b+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-b+ec-end ~ as=plain ~ cut=1000 ~ on=11-11

= without the employer on itself, other headings
gupy ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-b+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-b+ec-end
netvagas ~ Analista de Compras ~ Elo Certo ~ Campinas - SP ~ text=ec-b+h-do-2+ec-com-do+h-ask-2+ec-com-ask+ec-give-b ~ as=lines

≠ two teams of one employer under one title
solides ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
jobleads ~ Pessoa Desenvolvedora Front-end ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+qp-team-gov+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote

≠ two teams of one employer under one title
vagas ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
careerjet ~ Pessoa Desenvolvedora Front-end ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+qp-team-gov+h-do-2+qp-fro-do+h-ask-2+qp-fro-ask+h-give-2+qp-give ~ as=lines ~ mode=remote

≠ two teams of one employer under one title
gupy ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-gov+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
trampos ~ Pessoa Desenvolvedora Front-end ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ as=glued ~ mode=remote

≠ two teams of one employer under one title
gupy ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+qp-team-gov+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
catho ~ Pessoa Desenvolvedora Front-end ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp-fro-b ~ mode=remote

≠ two teams of one employer under one title
solides ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
infojobs ~ Analista de Dados ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+vv-dad-mkt+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end

≠ two teams of one employer under one title
vagas ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-mkt+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
bne ~ Analista de Dados ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end ~ as=glued

≠ two teams of one employer under one title
gupy ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
netvagas ~ Analista de Dados ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv-dad-mkt+h-do-2+vv-dad-do+h-ask-2+vv-dad-ask+h-give-2+vv-give ~ as=lines

≠ two teams of one employer under one title
gupy ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-mkt+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
jobleads ~ Analista de Dados ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end ~ as=glued ~ cut=1500

≠ twins of two levels, of which one paragraph differs
solides ~ Pessoa Desenvolvedora Front-end Júnior ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-jr+h-give+qp-give+qp-end ~ mode=remote
careerjet ~ Pessoa Desenvolvedora Front-end Sênior ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+h-do-2+qp-fro-do+h-ask-2+qp-fro-ask+qp-fro-sr+h-give-2+qp-give ~ as=lines ~ mode=remote

≠ twins of two levels, of which one paragraph differs
vagas ~ Pessoa Desenvolvedora Front-end Sênior ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-sr+h-give+qp-give+qp-end ~ mode=remote
trampos ~ Pessoa Desenvolvedora Front-end Júnior ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-jr+h-give+qp-give+qp-end ~ as=glued ~ mode=remote

≠ two levels under one title, of which one paragraph differs
gupy ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-jr+h-give+qp-give+qp-end ~ mode=remote
catho ~ Pessoa Desenvolvedora Front-end ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-sr+h-give+qp-give+qp-end ~ mode=remote

≠ a level in one title, another in the other text
gupy ~ Pessoa Desenvolvedora Front-end ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-jr+h-give+qp-give+qp-end ~ mode=remote
infojobs ~ Pessoa Desenvolvedora Front-end Sênior ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=h-do-2+qp-fro-do+h-ask-2+qp-fro-ask+qp-fro-sr+h-give-2+qp-give ~ as=lines ~ mode=remote

≠ what the employer says of itself and offers, around two works
solides ~ Gerente de Contas PJ ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end
bne ~ Gerente de Contas Agro ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+h-do+vv-agro-do+h-ask+vv-agro-ask+h-give+vv-give+vv-end ~ as=glued

≠ what the employer says of itself and offers, around two works
vagas ~ Gerente de Contas ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end
netvagas ~ Gerente de Contas ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+h-do-2+vv-agro-do+h-ask-2+vv-agro-ask+h-give-2+vv-give ~ as=lines

≠ what the employer says of itself and offers, around two works
gupy ~ Gerente de Contas Agro ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-agro-do+h-ask+vv-agro-ask+h-give+vv-give+vv-end
jobleads ~ Assistente de Atendimento - Caixa ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+h-do+vv-cai-do+h-ask+vv-cai-ask+h-give+vv-give+vv-end

≠ what the employer says of itself and offers, around two works
gupy ~ Professor(a) de Matemática - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-mat-do+h-ask+he-mat-ask+h-give+he-give+he-end
careerjet ~ Professor(a) de Língua Portuguesa - Anos Finais ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he+h-do+he-por-do+h-ask+he-por-ask+h-give+he-give+he-end ~ as=glued

≠ what the employer says of itself and offers, around two works
solides ~ Professor(a) - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-por-do+h-ask+he-por-ask+h-give+he-give+he-end
trampos ~ Professor(a) - Anos Finais ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he+h-do+he-mat-do+h-ask+he-mat-ask+h-give+he-give+he-end

≠ what the employer says of itself and offers, around two works
vagas ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-1+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
catho ~ Auxiliar de Secretaria Escolar ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he+h-do-2+he-sec-do+h-ask-2+he-sec-ask+h-give-2+he-give ~ as=lines

≠ what the employer says of itself and offers, around two works
gupy ~ Motorista Carreteiro ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end
infojobs ~ Conferente de Cargas ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-m+h-give+tl-give+tl-end ~ as=glued

≠ what the employer says of itself and offers, around two works
gupy ~ Analista de Logística ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-ana-do+h-ask+tl-ana-ask+h-give+tl-give+tl-end
bne ~ Assistente de Logística ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-m+h-give+tl-give+tl-end

≠ what the employer says of itself and offers, around two works
solides ~ Analista de Qualidade de Software ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-qa-do+h-ask+qp-qa-ask+h-give+qp-give+qp-end ~ mode=remote
netvagas ~ Pessoa Desenvolvedora Front-end ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ as=glued ~ mode=remote

≠ what the employer says of itself and offers, around two works, nearly one title
vagas ~ Assistente de Logística ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-m+h-give+tl-give+tl-end
jobleads ~ Analista de Logística ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=tl+h-do+tl-ana-do+h-ask+tl-ana-ask+h-give+tl-give+tl-end

≠ what the employer says of itself and offers, around two works, nearly one title
gupy ~ Pessoa Desenvolvedora ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-qa-do+h-ask+qp-qa-ask+h-give+qp-give+qp-end ~ mode=remote
careerjet ~ Pessoa Desenvolvedora ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+h-do+qp-fro-do+h-ask+qp-fro-ask+qp-fro-sr+h-give+qp-give+qp-end ~ as=glued ~ mode=remote

≠ an internship and a job
gupy ~ Analista de Dados ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+vv-dad-risk+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end
trampos ~ Estágio em Análise de Dados ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+vv-dad-mkt+h-do+vv-dad-do+h-ask+vv-dad-ask+h-give+vv-give+vv-end ~ as=glued ~ contract=Estágio

≠ an internship and a job
solides ~ Auxiliar de Secretaria Escolar ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-sec-do+h-ask+he-sec-ask+h-give+he-give+he-end
catho ~ Estagiário de Secretaria Escolar ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he+h-do+he-sec-do+h-ask+he-sec-ask+h-give+he-give+he-end

≠ two schools of one employer in one town
vagas ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-1+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
infojobs ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he+he-unit-2+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end

≠ two schools of one employer in one town
gupy ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-2+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
bne ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he+he-unit-1+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end ~ as=glued

≠ two schools of one employer in one town
gupy ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-1+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
netvagas ~ Coordenador(a) Pedagógico(a) ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he+he-unit-2+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end ~ as=plain ~ cut=1000

≠ two schools of one employer in one town, named in titles
solides ~ Coordenador(a) Pedagógico(a) - Casa Forte ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+he-unit-1+h-do+he-coo-do+h-ask+he-coo-ask+h-give+he-give+he-end
jobleads ~ Coordenador(a) Pedagógico(a) - Boa Viagem ~ Rede Educacional Horizonte Ltda ~ Recife, PE ~ text=he-unit-2+h-do-2+he-coo-do+h-ask-2+he-coo-ask+h-give-2+he-give ~ as=lines

≠ one title and text in two towns
vagas ~ Motorista Carreteiro ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end
careerjet ~ Motorista Carreteiro ~ Translitorânea Logística Integrada S.A. ~ Paranaguá - PR ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end ~ as=glued

≠ one title and text in two towns
gupy ~ Gerente de Contas PJ ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end
trampos ~ Gerente de Contas PJ ~ Cooperativa de Crédito Vale Verde ~ Teutônia - RS ~ text=vv+h-do+vv-pj-do+h-ask+vv-pj-ask+h-give+vv-give+vv-end ~ as=plain

≠ one title and text in two towns
gupy ~ Professor(a) de Matemática - Anos Finais ~ Rede Educacional Horizonte ~ Recife - PE ~ text=he+h-do+he-mat-do+h-ask+he-mat-ask+h-give+he-give+he-end
catho ~ Professor(a) de Matemática - Anos Finais ~ Rede Educacional Horizonte Ltda ~ Maceió - AL ~ text=he+h-do+he-mat-do+h-ask+he-mat-ask+h-give+he-give+he-end

≠ two shifts of one job
solides ~ Conferente de Cargas ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-m+h-give+tl-give+tl-end
infojobs ~ Conferente de Cargas ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-n+h-give+tl-give+tl-end

≠ two shifts of one job
vagas ~ Conferente de Cargas ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-n+h-give+tl-give+tl-end
bne ~ Conferente de Cargas ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-m+h-give+tl-give+tl-end ~ as=glued

≠ two shifts of one job
gupy ~ Conferente de Cargas ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-m+h-give+tl-give+tl-end
netvagas ~ Conferente de Cargas ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=h-do-2+tl-con-do+h-ask-2+tl-con-ask+tl-con-n+h-give-2+tl-give ~ as=lines

≠ the same job reserved for people with a disability
gupy ~ Assistente de Atendimento - Caixa ~ Vale Verde Cooperativa ~ Porto Alegre - RS ~ text=vv+h-do+vv-cai-do+h-ask+vv-cai-ask+h-give+vv-give+vv-end
jobleads ~ Assistente de Atendimento - Caixa (Exclusivo PcD) ~ Cooperativa de Crédito Vale Verde ~ Porto Alegre, RS ~ text=vv+h-do+vv-cai-do+h-ask+vv-cai-ask+h-give+vv-give+vv-end ~ as=glued

≠ the same job reserved for people with a disability
solides ~ Analista de Logística - Vaga PcD ~ Translitorânea ~ Santos - SP ~ text=tl+h-do+tl-ana-do+h-ask+tl-ana-ask+h-give+tl-give+tl-end
careerjet ~ Analista de Logística ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=tl+h-do-2+tl-ana-do+h-ask-2+tl-ana-ask+h-give-2+tl-give ~ as=lines

≠ the same job reserved for people with a disability
vagas ~ Analista de Qualidade de Software ~ Quatroponto ~ Remoto ~ text=qp+h-do+qp-qa-do+h-ask+qp-qa-ask+h-give+qp-give+qp-end ~ mode=remote
trampos ~ QA Engineer | Vaga afirmativa para PcD ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp+h-do+qp-qa-do+h-ask+qp-qa-ask+h-give+qp-give+qp-end ~ mode=remote

≠ two clients of one agency
gupy ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-a+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-a+ec-end
catho ~ Analista de Compras ~ Elo Certo ~ Campinas, SP ~ text=ec+ec-b+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-b+ec-end

≠ two clients of one agency
gupy ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-b+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-b+ec-end
infojobs ~ Analista de Compras ~ Elo Certo ~ Campinas, SP ~ text=ec+ec-a+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-a+ec-end ~ as=glued

≠ two clients of one agency
solides ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-a+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-a+ec-end
bne ~ Analista de Compras ~ Elo Certo ~ Campinas, SP ~ text=ec-b+h-do-2+ec-com-do+h-ask-2+ec-com-ask+ec-give-b ~ as=lines

≠ two clients of one agency
vagas ~ Analista de Compras ~ Elo Certo Recrutamento ~ Campinas - SP ~ text=ec+ec-b+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-b+ec-end
netvagas ~ Analista de Compras ~ Elo Certo ~ Campinas, SP ~ text=ec+ec-a+h-do+ec-com-do+h-ask+ec-com-ask+ec-give-a+ec-end ~ as=glued ~ cut=1500

≠ two employers of one trade under one title
gupy ~ Pessoa Desenvolvedora Front-end ~ Pixelar Sistemas ~ Remoto ~ text=qp+qp-team-seg+h-do+qp-fro-do+h-ask+qp-fro-ask+h-give+qp-give+qp-end ~ mode=remote
jobleads ~ Pessoa Desenvolvedora Front-end ~ Quatroponto Consultoria de Software Ltda ~ Remoto ~ text=qp-team-gov+h-do-2+qp-fro-do+h-ask-2+qp-fro-ask+h-give-2+qp-give ~ as=lines ~ mode=remote

≠ two employers of one trade under one title
gupy ~ Motorista Carreteiro ~ Rodoviário Cubatense ~ Santos - SP ~ text=tl+h-do+tl-mot-do+h-ask+tl-mot-ask+h-give+tl-give+tl-end
careerjet ~ Motorista Carreteiro ~ Translitorânea Logística Integrada S.A. ~ Santos, SP ~ text=tl+h-do+tl-con-do+h-ask+tl-con-ask+tl-con-n+h-give+tl-give+tl-end
`);
