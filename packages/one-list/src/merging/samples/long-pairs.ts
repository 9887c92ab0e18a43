import { readPairs } from "./read-pairs.ts";

/**
 * Ninety-six pairs of postings of 1,000 to 4,000 characters: half tell one vacancy, half two. The paragraphs are written by hand; a
 * script put them together as a second portal shows them. Written on 30 November 2026, before any was run; read since. Employers are
 * invented.
 */
export const longPairs = readPairs(`
= the beginning only, which tells of the employer
solides ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
infojobs ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end ~ as=plain ~ cut=300

= cut at 1000 characters, without the employer on itself
vagas ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
bne ~ Desenvolvedor(a) Backend ~ Navegatta ~ São Paulo/SP ~ text=nv-team-pix+h-do-2+nv-back-do+h-ask-2+nv-back-ask+h-give-2+nv-give+nv-end ~ as=plain ~ cut=1000

= without markup, the headings glued to what follows
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
netvagas ~ Pessoa Desenvolvedora Back-end ~ Navegatta Instituição de Pagamento S.A. ~ São Paulo, SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end ~ as=glued

= told again in other words, the employer named
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
jobleads ~ Pessoa Desenvolvedora Backend ~ Navegatta Instituição de Pagamento S.A. ~ São Paulo - SP ~ text=nv-back-b

= without the employer on itself, other headings
solides ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
careerjet ~ Desenvolvedor(a) Backend ~ NAVEGATTA ~ São Paulo/SP ~ text=nv-team-cred+h-do-2+nv-back-do+h-ask-2+nv-back-ask+h-give-2+nv-give ~ as=lines

= put up again on the same portal, three weeks later
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end ~ on=10-20
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give ~ on=11-10

= lists as lines
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
infojobs ~ Desenvolvedor(a) Backend ~ Navegatta ~ São Paulo/SP ~ text=nv+nv-team-cred+h-do-2+nv-back-do+h-ask-2+nv-back-ask+h-give-2+nv-give+nv-end ~ as=lines

= without markup, the headings glued to what follows
solides ~ Pessoa Engenheira de Dados Pleno ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end
bne ~ Engenheiro de Dados Pl ~ Navegatta Instituição de Pagamento S.A. ~ São Paulo, SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end ~ as=glued

= without what is offered
vagas ~ Pessoa Engenheira de Dados Pleno ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end
netvagas ~ Pessoa Engenheira de Dados Pleno ~ Navegatta Instituição de Pagamento S.A. ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask ~ as=breaks ~ on=11-12

= told again in other words, the employer named
gupy ~ Pessoa Engenheira de Dados Pleno ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end
jobleads ~ Engenheiro(a) de Dados Pleno ~ NAVEGATTA ~ São Paulo/SP ~ text=nv-eng-b

= cut at 1000 characters
gupy ~ Pessoa Engenheira de Dados Júnior ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-jr+h-give+nv-give+nv-end
careerjet ~ Engenheiro(a) de Dados Jr ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-jr+h-give+nv-give+nv-end ~ as=plain ~ cut=1000 ~ on=11-11

= headings in English
solides ~ Pessoa Engenheira de Dados Júnior ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-jr+h-give+nv-give+nv-end
trampos ~ Pessoa Engenheira de Dados Júnior ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do-en+nv-eng-do+h-ask-en+nv-eng-ask+nv-eng-jr+h-give-en+nv-give

= the portal's own header above, its own sentence below
vagas ~ Pessoa Engenheira de Dados Sênior ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-sr+h-give+nv-give+nv-end
catho ~ Engenheiro(a) de Dados Sr ~ Navegatta ~ São Paulo/SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-sr+h-give+nv-give+nv-end ~ as=plain ~ head=Vaga de Engenheiro(a) de Dados Sr em São Paulo/SP. Quantidade: 1. Tipo de vaga: Efetivo. ~ tail=Cadastre-se grátis e envie seu currículo para esta e outras vagas.

= only what is done and asked for
gupy ~ Pessoa Engenheira de Dados Sênior ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-sr+h-give+nv-give+nv-end
infojobs ~ Pessoa Engenheira de Dados Sênior ~ Navegatta Instituição de Pagamento S.A. ~ São Paulo, SP ~ text=h-do-2+nv-eng-do+h-ask-2+nv-eng-ask+nv-eng-sr ~ as=plain

= cut at 500 characters, the headings glued
gupy ~ Cientista de Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-ds-do+h-ask+nv-ds-ask+h-give+nv-give+nv-end
bne ~ Cientista de Dados ~ Navegatta Instituição de Pagamento S.A. ~ São Paulo - SP ~ text=nv+h-do+nv-ds-do+h-ask+nv-ds-ask+h-give+nv-give+nv-end ~ as=glued ~ cut=500

= without the employer on itself, other headings
solides ~ Cientista de Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-ds-do+h-ask+nv-ds-ask+h-give+nv-give+nv-end
netvagas ~ Cientista de Dados - Modelagem ~ NAVEGATTA ~ São Paulo/SP ~ text=h-do-2+nv-ds-do+h-ask-2+nv-ds-ask+h-give-2+nv-give ~ as=lines

= the employer hidden, what it says of itself left out
vagas ~ Cientista de Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-ds-do+h-ask+nv-ds-ask+h-give+nv-give+nv-end
jobleads ~ Cientista de Dados (Remoto) ~ Confidencial ~ São Paulo, SP ~ text=h-do-2+nv-ds-do+h-ask-2+nv-ds-ask+h-give-2+nv-give ~ as=glued

= lists as lines
gupy ~ Estágio em Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-int-do+h-ask+nv-int-ask+h-give+nv-give+nv-end
careerjet ~ Estágio em Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do-2+nv-int-do+h-ask-2+nv-int-ask+h-give-2+nv-give+nv-end ~ as=lines

= cut at 1000 characters
gupy ~ Estágio em Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-int-do+h-ask+nv-int-ask+h-give+nv-give+nv-end
trampos ~ Estagiário(a) de Dados ~ Navegatta ~ São Paulo/SP ~ text=nv+h-do+nv-int-do+h-ask+nv-int-ask+h-give+nv-give+nv-end ~ as=plain ~ cut=1000 ~ on=11-11

= without markup, the headings glued to what follows
solides ~ Assessor(a) de Vendas ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end
catho ~ Assessor(a) de Vendas ~ Mirassul ~ São José do Rio Preto, SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end ~ as=glued

= an older version, with fewer benefits
vagas ~ Assessor(a) de Vendas ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end
infojobs ~ Assessor de Vendas ~ Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give-old+ms-end ~ on=10-28

= without what is offered
gupy ~ Assessor(a) de Vendas ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-2+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end
bne ~ Assessor(a) de Vendas ~ Lojas Mirassul S/A ~ São José do Rio Preto/SP ~ text=ms+ms-shop-2+h-do+ms-ven-do+h-ask+ms-ven-ask ~ as=breaks ~ on=11-12

= cut at 500 characters, the headings glued
gupy ~ Assessor(a) de Vendas ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-2+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end
netvagas ~ Assessor de Vendas ~ Lojas Mirassul S/A ~ São José do Rio Preto, SP ~ text=ms+ms-shop-2+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end ~ as=glued ~ cut=500

= cut at 1000 characters, without the employer on itself
solides ~ Gerente de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-ger-do+h-ask+ms-ger-ask+h-give+ms-give+ms-end
jobleads ~ Gerente de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=h-do-2+ms-ger-do+h-ask-2+ms-ger-ask+h-give-2+ms-give+ms-end ~ as=plain ~ cut=1000

= told again, the employer hidden
vagas ~ Gerente de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-ger-do+h-ask+ms-ger-ask+h-give+ms-give+ms-end
careerjet ~ Gerente de Loja ~ - ~ São José do Rio Preto/SP ~ text=ms-ger-b

= headings in English
gupy ~ Gerente de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-ger-do+h-ask+ms-ger-ask+h-give+ms-give+ms-end
trampos ~ Gerente de Loja ~ Mirassul ~ São José do Rio Preto, SP ~ text=ms+h-do-en+ms-ger-do+h-ask-en+ms-ger-ask+h-give-en+ms-give

= an older version, with fewer benefits
gupy ~ Gerente de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-ger-do+h-ask+ms-ger-ask+h-give+ms-give+ms-end
catho ~ Gerente de Loja (Varejo de Moda) ~ Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-ger-do+h-ask+ms-ger-ask+h-give+ms-give-old+ms-end ~ on=10-28

= the employer hidden, what it says of itself left out
solides ~ Supervisor(a) de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-sup-do+h-ask+ms-sup-ask+h-give+ms-give+ms-end
infojobs ~ Supervisor(a) de Loja ~ Confidencial ~ São José do Rio Preto/SP ~ text=h-do-2+ms-sup-do+h-ask-2+ms-sup-ask+h-give-2+ms-give ~ as=glued

= the portal's own header above, its own sentence below
vagas ~ Supervisor(a) de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-sup-do+h-ask+ms-sup-ask+h-give+ms-give+ms-end
bne ~ Supervisor de Loja ~ Lojas Mirassul S/A ~ São José do Rio Preto, SP ~ text=ms+h-do+ms-sup-do+h-ask+ms-sup-ask+h-give+ms-give+ms-end ~ as=plain ~ head=Vaga de Supervisor de Loja em São José do Rio Preto, SP. Quantidade: 1. Tipo de vaga: Efetivo. ~ tail=Cadastre-se grátis e envie seu currículo para esta e outras vagas.

= told again in other words, the employer named
gupy ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-night+h-give+sa-give+sa-end
netvagas ~ Enfermeiro(a) - UTI Adulto ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa-enf-b

= only what is done and asked for
gupy ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-night+h-give+sa-give+sa-end
jobleads ~ Enfermeiro UTI Adulto ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte/MG ~ text=h-do-2+sa-enf-do+h-ask-2+sa-enf-ask+sa-night ~ as=plain

= told again, the employer hidden
solides ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-night+h-give+sa-give+sa-end
careerjet ~ Enfermeiro Intensivista ~ - ~ Belo Horizonte, MG ~ text=sa-enf-b

= cut at 1000 characters
vagas ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-day+h-give+sa-give+sa-end
trampos ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-day+h-give+sa-give+sa-end ~ as=plain ~ cut=1000 ~ on=11-11

= lists as lines
gupy ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-day+h-give+sa-give+sa-end
catho ~ Enfermeiro UTI Adulto ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte/MG ~ text=sa+h-do-2+sa-enf-do+h-ask-2+sa-enf-ask+sa-day+h-give-2+sa-give+sa-end ~ as=lines

= the beginning only, which tells of the employer
gupy ~ Técnico(a) de Enfermagem ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-tec-do+h-ask+sa-tec-ask+h-give+sa-give+sa-end
infojobs ~ Técnica(o) de Enfermagem ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte, MG ~ text=sa+h-do+sa-tec-do+h-ask+sa-tec-ask+h-give+sa-give+sa-end ~ as=plain ~ cut=300

= without the employer on itself, other headings
solides ~ Técnico(a) de Enfermagem ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-tec-do+h-ask+sa-tec-ask+h-give+sa-give+sa-end
bne ~ Técnico(a) de Enfermagem ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=h-do-2+sa-tec-do+h-ask-2+sa-tec-ask+h-give-2+sa-give ~ as=lines

= without accents
vagas ~ Técnico(a) de Enfermagem ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-tec-do+h-ask+sa-tec-ask+h-give+sa-give+sa-end
netvagas ~ Técnico em Enfermagem ~ Hospital Santa Aurélia ~ Belo Horizonte/MG ~ text=sa+h-do+sa-tec-do+h-ask+sa-tec-ask+h-give+sa-give ~ as=bare

= without what is offered
gupy ~ Farmacêutico(a) Clínico(a) ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-far-do+h-ask+sa-far-ask+h-give+sa-give+sa-end
jobleads ~ Farmacêutico(a) Clínico(a) Hospitalar ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte, MG ~ text=sa+h-do+sa-far-do+h-ask+sa-far-ask ~ as=breaks ~ on=11-12

= cut at 1000 characters, without the employer on itself
gupy ~ Farmacêutico(a) Clínico(a) ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-far-do+h-ask+sa-far-ask+h-give+sa-give+sa-end
careerjet ~ Farmacêutico(a) Clínico(a) ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=h-do-2+sa-far-do+h-ask-2+sa-far-ask+h-give-2+sa-give+sa-end ~ as=plain ~ cut=1000

= an older version, with fewer benefits
solides ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-a+h-give+mt-give+mt-end
trampos ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia/MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-a+h-give+mt-give-b+mt-end ~ on=10-28

= without markup, the headings glued to what follows
vagas ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-a+h-give+mt-give+mt-end
catho ~ Técnico(a) em Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia, MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-a+h-give+mt-give+mt-end ~ as=glued

= the portal's own header above, its own sentence below
gupy ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-c+h-give+mt-give+mt-end
infojobs ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós Alimentos S/A ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-c+h-give+mt-give+mt-end ~ as=plain ~ head=Vaga de Técnico de Manutenção Eletromecânica em Uberlândia - MG. Quantidade: 1. Tipo de vaga: Efetivo. ~ tail=Cadastre-se grátis e envie seu currículo para esta e outras vagas.

= put up again on the same portal, three weeks later
gupy ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-c+h-give+mt-give+mt-end ~ on=10-20
gupy ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-c+h-give+mt-give ~ on=11-10

= told again, the employer hidden
vagas ~ Analista de PCP ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end
jobleads ~ Analista de PCP ~ - ~ Uberlândia - MG ~ text=mt-pcp-b

= told again in other words, the employer named
gupy ~ Analista de PCP ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end
careerjet ~ Analista de PCP Pleno ~ Moinho Tapajós Alimentos S/A ~ Uberlândia/MG ~ text=mt-pcp-b

= cut at 500 characters, the headings glued
gupy ~ Analista de PCP ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end
trampos ~ Analista de Planejamento e Controle da Produção ~ Moinho Tapajós Alimentos S/A ~ Uberlândia, MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end ~ as=glued ~ cut=500

= lists as lines
solides ~ Operador(a) de Produção ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-ope-do+h-ask+mt-ope-ask+h-give+mt-give+mt-end
catho ~ Operador(a) de Produção ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do-2+mt-ope-do+h-ask-2+mt-ope-ask+h-give-2+mt-give+mt-end ~ as=lines

= only what is done and asked for
vagas ~ Operador(a) de Produção ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-ope-do+h-ask+mt-ope-ask+h-give+mt-give+mt-end
infojobs ~ Operador de Produção ~ Moinho Tapajós ~ Uberlândia/MG ~ text=h-do-2+mt-ope-do+h-ask-2+mt-ope-ask ~ as=plain

= without markup, the headings glued to what follows
gupy ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-a+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-a+pt-end
bne ~ Analista Contábil ~ Pórtico Talentos RH ~ Curitiba, PR ~ text=pt+pt-a+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-a+pt-end ~ as=glued

= without the employer on itself, other headings
gupy ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-a+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-a+pt-end
netvagas ~ Analista Contábil - Lucro Real ~ Pórtico Talentos RH ~ Curitiba - PR ~ text=pt-a+h-do-2+pt-con-do+h-ask-2+pt-con-ask+pt-ger-a ~ as=lines

= cut at 1000 characters
solides ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end
jobleads ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba/PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end ~ as=plain ~ cut=1000 ~ on=11-11

= the portal's own header above, its own sentence below
vagas ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end
careerjet ~ Analista Contábil - Lucro Real ~ Pórtico Talentos ~ Curitiba, PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end ~ as=plain ~ head=Vaga de Analista Contábil - Lucro Real em Curitiba, PR. Quantidade: 1. Tipo de vaga: Efetivo. ~ tail=Cadastre-se grátis e envie seu currículo para esta e outras vagas.

≠ two teams of one employer under one title
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
trampos ~ Pessoa Desenvolvedora Backend ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end

≠ two teams of one employer under one title
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
catho ~ Pessoa Desenvolvedora Backend ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+nv-team-cred+h-do-2+nv-back-do+h-ask-2+nv-back-ask+h-give-2+nv-give ~ as=lines

≠ two teams of one employer under one title
solides ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
infojobs ~ Pessoa Desenvolvedora Backend ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end ~ as=glued ~ cut=1500

≠ two teams of one employer under one title
vagas ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
bne ~ Pessoa Desenvolvedora Backend ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end ~ as=glued

≠ two teams of one employer under one title
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
netvagas ~ Pessoa Desenvolvedora Backend ~ NAVEGATTA ~ São Paulo, SP ~ text=nv-team-pix+h-do-2+nv-back-do+h-ask-2+nv-back-ask+h-give-2+nv-give ~ as=lines

≠ two teams, one told again with the employer hidden
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-cred+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
jobleads ~ Desenvolvedor Backend ~ - ~ São Paulo, SP ~ text=nv-back-b

≠ twins of two levels, of which one paragraph differs
solides ~ Pessoa Engenheira de Dados Júnior ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-jr+h-give+nv-give+nv-end
careerjet ~ Pessoa Engenheira de Dados Sênior ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do-2+nv-eng-do+h-ask-2+nv-eng-ask+nv-eng-sr+h-give-2+nv-give ~ as=lines

≠ twins of two levels, of which one paragraph differs
vagas ~ Pessoa Engenheira de Dados Pleno ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end
trampos ~ Pessoa Engenheira de Dados Sênior ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-sr+h-give+nv-give+nv-end ~ as=glued

≠ twins of two levels, of which one paragraph differs
gupy ~ Pessoa Engenheira de Dados Júnior ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-jr+h-give+nv-give+nv-end
catho ~ Pessoa Engenheira de Dados Pleno ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end

≠ a level in one title, another in the other text
gupy ~ Pessoa Engenheira de Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-jr+h-give+nv-give+nv-end
infojobs ~ Pessoa Engenheira de Dados Sênior ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-sr+h-give+nv-give+nv-end

≠ two levels under one title, of which one paragraph differs
solides ~ Pessoa Engenheira de Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-jr+h-give+nv-give+nv-end
bne ~ Pessoa Engenheira de Dados ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+nv-eng-sr+h-give+nv-give+nv-end ~ as=glued

≠ what the employer says of itself and offers, around two works
vagas ~ Pessoa Engenheira de Dados Pleno ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end
netvagas ~ Cientista de Dados ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-ds-do+h-ask+nv-ds-ask+h-give+nv-give+nv-end ~ as=glued

≠ what the employer says of itself and offers, around two works
gupy ~ Cientista de Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-ds-do+h-ask+nv-ds-ask+h-give+nv-give+nv-end
jobleads ~ Pessoa Desenvolvedora Backend ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end

≠ what the employer says of itself and offers, around two works
gupy ~ Gerente de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-ger-do+h-ask+ms-ger-ask+h-give+ms-give+ms-end
careerjet ~ Supervisor(a) de Loja ~ Lojas Mirassul S/A ~ São José do Rio Preto, SP ~ text=ms+h-do-2+ms-sup-do+h-ask-2+ms-sup-ask+h-give-2+ms-give ~ as=lines

≠ what the employer says of itself and offers, around two works
solides ~ Supervisor(a) de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-sup-do+h-ask+ms-sup-ask+h-give+ms-give+ms-end
trampos ~ Assessor(a) de Vendas ~ Lojas Mirassul S/A ~ São José do Rio Preto, SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end

≠ what the employer says of itself and offers, around two works
vagas ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-day+h-give+sa-give+sa-end
catho ~ Técnico(a) de Enfermagem ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte, MG ~ text=sa+h-do+sa-tec-do+h-ask+sa-tec-ask+h-give+sa-give+sa-end ~ as=glued

≠ what the employer says of itself and offers, around two works
gupy ~ Farmacêutico(a) Clínico(a) ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-far-do+h-ask+sa-far-ask+h-give+sa-give+sa-end
infojobs ~ Enfermeiro(a) - UTI Adulto ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte, MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-day+h-give+sa-give+sa-end

≠ what the employer says of itself and offers, around two works
gupy ~ Analista de PCP ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end
bne ~ Operador(a) de Produção ~ Moinho Tapajós Alimentos S/A ~ Uberlândia, MG ~ text=mt+h-do+mt-ope-do+h-ask+mt-ope-ask+h-give+mt-give+mt-end ~ as=glued

≠ what the employer says of itself and offers, around two works, nearly one title
solides ~ Analista de Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-ds-do+h-ask+nv-ds-ask+h-give+nv-give+nv-end
netvagas ~ Analista de Dados ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end ~ as=glued

≠ what the employer says of itself and offers, around two works, nearly one title
vagas ~ Analista de Produção ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end
jobleads ~ Analista de Produção e Embalagem ~ Moinho Tapajós Alimentos S/A ~ Uberlândia, MG ~ text=mt+h-do+mt-ope-do+h-ask+mt-ope-ask+h-give+mt-give+mt-end

≠ an internship and a job
gupy ~ Estágio em Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-int-do+h-ask+nv-int-ask+h-give+nv-give+nv-end
careerjet ~ Analista de Dados Júnior ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-ds-do+h-ask+nv-ds-ask+h-give+nv-give+nv-end

≠ an internship and a job
gupy ~ Pessoa Engenheira de Dados ~ Navegatta ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end
trampos ~ Estágio em Dados ~ NAVEGATTA ~ São Paulo, SP ~ text=nv+h-do+nv-int-do+h-ask+nv-int-ask+h-give+nv-give+nv-end ~ as=glued

≠ two shops in one town, named in the text
solides ~ Assessor(a) de Vendas ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end
catho ~ Assessor(a) de Vendas ~ Lojas Mirassul S/A ~ São José do Rio Preto, SP ~ text=ms+ms-shop-2+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end

≠ two shops in one town, named in the text
vagas ~ Assessor(a) de Vendas ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end
infojobs ~ Assessor(a) de Vendas ~ Lojas Mirassul S/A ~ São José do Rio Preto, SP ~ text=ms+ms-shop-2+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end ~ as=glued

≠ two shops in one town, one text cut
gupy ~ Assessor(a) de Vendas ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-2+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end
bne ~ Assessor(a) de Vendas ~ Lojas Mirassul S/A ~ São José do Rio Preto, SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end ~ as=plain ~ cut=1000

≠ two shops, named in titles
gupy ~ Assessor de Vendas - Iguatemi Rio Preto ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+ms-shop-1+h-do+ms-ven-do+h-ask+ms-ven-ask+h-give+ms-give+ms-end
netvagas ~ Assessor de Vendas - Plaza Avenida ~ Lojas Mirassul S/A ~ São José do Rio Preto, SP ~ text=ms+ms-shop-2+h-do-2+ms-ven-do+h-ask-2+ms-ven-ask+h-give-2+ms-give ~ as=lines

≠ one title and text in two towns
solides ~ Gerente de Loja ~ Lojas Mirassul ~ São José do Rio Preto - SP ~ text=ms+h-do+ms-ger-do+h-ask+ms-ger-ask+h-give+ms-give+ms-end
jobleads ~ Gerente de Loja ~ Lojas Mirassul S/A ~ Araraquara - SP ~ text=ms+h-do+ms-ger-do+h-ask+ms-ger-ask+h-give+ms-give+ms-end ~ as=glued

≠ one title and text in two towns
vagas ~ Analista de PCP ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end
careerjet ~ Analista de PCP ~ Moinho Tapajós Alimentos S/A ~ Juiz de Fora - MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end ~ as=plain

≠ one title and text in two towns
gupy ~ Pessoa Desenvolvedora Backend ~ Navegatta ~ São Paulo - SP ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end
trampos ~ Pessoa Desenvolvedora Backend ~ NAVEGATTA ~ Recife - PE ~ text=nv+nv-team-pix+h-do+nv-back-do+h-ask+nv-back-ask+h-give+nv-give+nv-end

≠ two shifts of one job
gupy ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-night+h-give+sa-give+sa-end
catho ~ Enfermeiro(a) - UTI Adulto ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte, MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-day+h-give+sa-give+sa-end

≠ two shifts of one job
solides ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-night+h-give+sa-give+sa-end
infojobs ~ Enfermeiro(a) - UTI Adulto ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte, MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-day+h-give+sa-give+sa-end ~ as=glued

≠ two shifts of one job
vagas ~ Enfermeiro(a) - UTI Adulto ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-enf-do+h-ask+sa-enf-ask+sa-day+h-give+sa-give+sa-end
bne ~ Enfermeiro(a) - UTI Adulto ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte, MG ~ text=sa-enf-b

≠ two shifts of one job
gupy ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-a+h-give+mt-give+mt-end
netvagas ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós Alimentos S/A ~ Uberlândia, MG ~ text=mt+h-do-2+mt-man-do+h-ask-2+mt-man-ask+mt-shift-c+h-give-2+mt-give ~ as=lines

≠ two shifts of one job
gupy ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-c+h-give+mt-give+mt-end
jobleads ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós Alimentos S/A ~ Uberlândia, MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-a+h-give+mt-give+mt-end

≠ two shifts, in the title and in the text
solides ~ Técnico de Manutenção Eletromecânica - Turno A ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-man-do+h-ask+mt-man-ask+mt-shift-a+h-give+mt-give+mt-end
careerjet ~ Técnico de Manutenção Eletromecânica ~ Moinho Tapajós Alimentos S/A ~ Uberlândia, MG ~ text=h-do-2+mt-man-do+h-ask-2+mt-man-ask+mt-shift-c+h-give-2+mt-give ~ as=lines

≠ the same job reserved for people with a disability
vagas ~ Técnico(a) de Enfermagem ~ Hospital Santa Aurélia ~ Belo Horizonte - MG ~ text=sa+h-do+sa-tec-do+h-ask+sa-tec-ask+h-give+sa-give+sa-end
trampos ~ Técnico(a) de Enfermagem - Exclusiva para PcD ~ Fundação Hospital Santa Aurélia ~ Belo Horizonte, MG ~ text=sa+h-do+sa-tec-do+h-ask+sa-tec-ask+h-give+sa-give+sa-end ~ as=glued

≠ the same job reserved for people with a disability
gupy ~ Operador(a) de Produção ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-ope-do+h-ask+mt-ope-ask+h-give+mt-give+mt-end
catho ~ Operador de Produção (Vaga afirmativa PcD) ~ Moinho Tapajós Alimentos S/A ~ Uberlândia, MG ~ text=mt+h-do+mt-ope-do+h-ask+mt-ope-ask+h-give+mt-give+mt-end

≠ the same job reserved for people with a disability
gupy ~ Analista de PCP | Vaga exclusiva PcD ~ Moinho Tapajós ~ Uberlândia - MG ~ text=mt+h-do+mt-pcp-do+h-ask+mt-pcp-ask+h-give+mt-give+mt-end
infojobs ~ Analista de PCP ~ Moinho Tapajós Alimentos S/A ~ Uberlândia, MG ~ text=mt+h-do-2+mt-pcp-do+h-ask-2+mt-pcp-ask+h-give-2+mt-give ~ as=lines

≠ two clients of one agency
solides ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-a+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-a+pt-end
bne ~ Analista Contábil ~ Pórtico Talentos RH ~ Curitiba, PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end

≠ two clients of one agency
vagas ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-a+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-a+pt-end
netvagas ~ Analista Contábil ~ Pórtico Talentos RH ~ Curitiba, PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end ~ as=glued

≠ two clients of one agency
gupy ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end
jobleads ~ Analista Contábil ~ Pórtico Talentos RH ~ Curitiba, PR ~ text=pt-a+h-do-2+pt-con-do+h-ask-2+pt-con-ask+pt-ger-a ~ as=lines

≠ two clients of one agency
gupy ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-a+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-a+pt-end
careerjet ~ Analista Contábil ~ Pórtico Talentos RH ~ Curitiba, PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end ~ as=plain ~ cut=1000

≠ a hidden employer and an agency with another client
solides ~ Analista Contábil ~ Pórtico Talentos ~ Curitiba - PR ~ text=pt+pt-b+h-do+pt-con-do+h-ask+pt-con-ask+pt-ger-b+pt-end
trampos ~ Analista Contábil ~ Confidencial ~ Curitiba, PR ~ text=pt-a+h-do+pt-con-do+h-ask+pt-con-ask

≠ two employers of one trade under one title
vagas ~ Engenheiro de Dados ~ Banco Lagamar ~ São Paulo - SP ~ text=nv+h-do+nv-eng-do+h-ask+nv-eng-ask+h-give+nv-give+nv-end
catho ~ Engenheiro de Dados Sênior ~ NAVEGATTA ~ São Paulo, SP ~ text=h-do-2+nv-eng-do+h-ask-2+nv-eng-ask+nv-eng-sr+h-give-2+nv-give ~ as=lines
`);
