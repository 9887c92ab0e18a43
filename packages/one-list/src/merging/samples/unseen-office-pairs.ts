import { readPairs } from "./read-pairs.ts";

/** Offices, software, industry, building, agencies. Run first together with the other `unseen-…` pairs; `unseen-texts.ts` says what that showed. */
export const unseenOfficePairs = readPairs(`
≠ fiscal and accounting assistants, half of the text is equal
catho ~ Auxiliar Fiscal ~ Escritório Contábil Balanço Certo ~ Criciúma (SC) ~ text=aux-fiscal
infojobs ~ Auxiliar Contábil ~ Escritório Contábil Balanço Certo ~ Criciúma (SC) ~ text=aux-contabil

= fiscal assistant, abbreviated, the employer's trade at the end
catho ~ Auxiliar Fiscal ~ Escritório Contábil Balanço Certo ~ Criciúma (SC) ~ text=aux-fiscal
bne ~ AUX. FISCAL (ESCRITÓRIO CONTÁBIL) ~ BALANCO CERTO CONTABILIDADE LTDA ME ~ Criciúma (SC) ~ text=aux-fiscal ~ as=capitals

≠ auxiliary and assistant of the fiscal department
catho ~ Auxiliar Fiscal ~ Escritório Contábil Balanço Certo ~ Criciúma (SC) ~ text=aux-fiscal
infojobs ~ Assistente Fiscal ~ Escritório Contábil Balanço Certo ~ Criciúma (SC) ~ text=aux-fiscal

≠ Criciúma and Içara
catho ~ Auxiliar Fiscal ~ Escritório Contábil Balanço Certo ~ Criciúma (SC) ~ text=aux-fiscal
infojobs ~ Auxiliar Fiscal ~ Escritório Contábil Balanço Certo ~ Içara (SC) ~ text=aux-fiscal

= financial analyst, retold in other words
gupy ~ Analista Financeiro Pleno ~ Embalaplás Embalagens ~ Suzano (SP) ~ text=anal-fin
catho ~ Analista Financeiro Pl ~ Embalaplás ~ Suzano (SP) ~ text=anal-fin-b

≠ financial analyst, junior and pleno
gupy ~ Analista Financeiro Júnior ~ Embalaplás Embalagens ~ Suzano (SP) ~ text=anal-fin
catho ~ Analista Financeiro Pleno ~ Embalaplás ~ Suzano (SP) ~ text=anal-fin

≠ financial analyst and financial assistant
gupy ~ Analista Financeiro ~ Embalaplás Embalagens ~ Suzano (SP) ~ text=anal-fin
catho ~ Assistente Financeiro ~ Embalaplás Embalagens ~ Suzano (SP)

= an agency reposts the financial analyst, same text and pay
gupy ~ Analista Financeiro ~ Embalaplás Embalagens ~ Suzano (SP) ~ pay=R$ 4.800 por mês ~ text=anal-fin
infojobs ~ Analista Financeiro ~ Alfa Talentos RH ~ Suzano (SP) ~ pay=R$ 4.800 por mês ~ text=sobre-alfa+anal-fin

≠ an agency's client is another firm, with other duties
gupy ~ Analista Financeiro ~ Embalaplás Embalagens ~ Suzano (SP) ~ text=anal-fin
infojobs ~ Analista Financeiro ~ Alfa Talentos RH ~ Suzano (SP) ~ text=temp-rh

≠ bulk template of an agency, two titles
infojobs ~ Auxiliar de Expedição ~ Alfa Talentos RH ~ Guarulhos (SP) ~ text=temp-rh
catho ~ Auxiliar de Produção ~ Alfa Talentos RH ~ Guarulhos (SP) ~ text=temp-rh

≠ bulk template of an agency, two titles of one trade
infojobs ~ Operador de Máquinas ~ Alfa Talentos RH ~ Guarulhos (SP) ~ text=temp-rh
catho ~ Operador de Empilhadeira ~ Alfa Talentos RH ~ Guarulhos (SP) ~ text=temp-rh

= bulk template of an agency, one title on two boards
infojobs ~ Auxiliar de Expedição ~ Alfa Talentos RH ~ Guarulhos (SP) ~ text=temp-rh
bne ~ Aux. Expedição ~ ALFA TALENTOS RECURSOS HUMANOS LTDA ~ Guarulhos (SP) ~ text=temp-rh

≠ bulk template of an agency, one title, two cities
infojobs ~ Auxiliar de Expedição ~ Alfa Talentos RH ~ Guarulhos (SP) ~ text=temp-rh
catho ~ Auxiliar de Expedição ~ Alfa Talentos RH ~ São Paulo (SP) ~ text=temp-rh

≠ bulk template of an agency, one title, two pays
infojobs ~ Auxiliar de Expedição ~ Alfa Talentos RH ~ Guarulhos (SP) ~ pay=R$ 1.750 por mês ~ text=temp-rh
catho ~ Auxiliar de Expedição ~ Alfa Talentos RH ~ Guarulhos (SP) ~ pay=R$ 2.310 por mês ~ text=temp-rh

≠ two agencies, one title, their own stock texts
infojobs ~ Auxiliar de Expedição ~ Alfa Talentos RH ~ Guarulhos (SP) ~ text=temp-rh
catho ~ Auxiliar de Expedição ~ Vértice RH ~ Guarulhos (SP) ~ text=sobre-vertice

= agency with its client's name in the title
catho ~ Assistente de Compras ~ Alfa Talentos RH ~ Joinville (SC) ~ text=sobre-alfa+assist-compras
vagas ~ Assistente de Compras ~ Fundição Aço Vivo ~ Joinville (SC) ~ text=assist-compras

≠ a client's own posting, and an agency for another client with other pay
catho ~ Assistente de Compras ~ Alfa Talentos RH ~ Joinville (SC) ~ pay=R$ 2.100 por mês ~ text=sobre-alfa+assist-compras
vagas ~ Assistente de Compras ~ Fundição Aço Vivo ~ Joinville (SC) ~ pay=R$ 3.400 por mês ~ text=assist-compras

= purchasing assistant, word added by the employer, code
gupy ~ Assistente de Compras (MRO) - Ref. 20419 ~ Fundição Aço Vivo ~ Joinville (SC) ~ text=assist-compras
solides ~ Assistente de Compras MRO ~ Aço Vivo Fundição S.A. ~ Joinville (SC) ~ text=assist-compras

≠ purchasing assistant and purchaser
gupy ~ Assistente de Compras ~ Fundição Aço Vivo ~ Joinville (SC)
solides ~ Comprador ~ Fundição Aço Vivo ~ Joinville (SC) ~ text=assist-compras

≠ intern in law and in accounting, nearly one text
gupy ~ Estágio em Direito ~ Barros & Teles Advogados ~ Recife (PE) ~ text=estagio-dir
gupy ~ Estágio em Ciências Contábeis ~ Barros & Teles Advogados ~ Recife (PE) ~ text=estagio-contabeis

≠ one general title, the texts tell law and accounting
gupy ~ Estágio ~ Barros & Teles Advogados ~ Recife (PE) ~ text=estagio-dir
catho ~ Estágio ~ Barros & Teles Advogados ~ Recife (PE) ~ text=estagio-contabeis

= intern in law, the stage of studies in the title
gupy ~ Estágio em Direito (Cível) ~ Barros & Teles Advogados ~ Recife (PE) ~ text=estagio-dir
solides ~ Estagiário(a) de Direito - Área Cível - a partir do 4º período ~ Barros e Teles Advogados ~ Recife (PE) ~ text=estagio-dir

≠ civil and labour law
gupy ~ Estágio em Direito (Cível) ~ Barros & Teles Advogados ~ Recife (PE) ~ text=estagio-dir
solides ~ Estágio em Direito (Trabalhista) ~ Barros & Teles Advogados ~ Recife (PE) ~ text=estagio-dir

≠ intern and lawyer
gupy ~ Estágio em Direito ~ Barros & Teles Advogados ~ Recife (PE) ~ text=estagio-dir
catho ~ Advogado Júnior ~ Barros & Teles Advogados ~ Recife (PE)

≠ trainee and analyst
gupy ~ Trainee de Logística ~ Companhia Vale do Ipê ~ Ipatinga (MG) ~ text=trainee
vagas ~ Analista de Logística ~ Companhia Vale do Ipê ~ Ipatinga (MG)

= trainee programme, the year and the name in another order
gupy ~ Programa de Trainee 2027 - Companhia Vale do Ipê ~ Companhia Vale do Ipê ~ Ipatinga (MG) ~ text=trainee
careerjet ~ Trainee 2027 ~ Cia Vale do Ipê ~ Ipatinga, MG ~ text=trainee/200

≠ trainee and internship programme
gupy ~ Programa de Trainee 2027 ~ Companhia Vale do Ipê ~ Ipatinga (MG)
gupy ~ Programa de Estágio 2027 ~ Companhia Vale do Ipê ~ Ipatinga (MG)

≠ PHP and Node, equal benefits
gupy ~ Desenvolvedor PHP Pleno ~ FreteJá ~ Remoto ~ text=dev-php
remotar ~ Desenvolvedor Node Pleno ~ FreteJá ~ Remoto ~ text=dev-node

= Node in two spellings and languages
gupy ~ Pessoa Desenvolvedora Back-end Node.js Pleno ~ FreteJá ~ Remoto ~ text=dev-node
remotar ~ Desenvolvedor Backend Pleno (Node JS) ~ FreteJá Tecnologia Ltda ~ Remoto ~ text=dev-node ~ as=breaks

= developer, the level before the language
nerdin ~ Desenvolvedor Pleno PHP/Laravel ~ FreteJá ~ Remoto ~ text=dev-php
gupy ~ Pessoa Desenvolvedora PHP Laravel | Pleno ~ FreteJá ~ Remoto ~ text=dev-php

≠ developer, pleno and senior told only by roman figure and word
gupy ~ Desenvolvedor PHP II ~ FreteJá ~ Remoto ~ text=dev-php
nerdin ~ Desenvolvedor PHP III ~ FreteJá ~ Remoto ~ text=dev-php

≠ PJ and CLT in the fields
gupy ~ Desenvolvedor PHP Pleno ~ FreteJá ~ Remoto ~ contract=CLT ~ text=dev-php
nerdin ~ Desenvolvedor PHP Pleno ~ FreteJá ~ Remoto ~ contract=PJ ~ text=dev-php

≠ PJ and CLT in the titles
nerdin ~ Desenvolvedor PHP Pleno (CLT) ~ FreteJá ~ Remoto ~ text=dev-php
nerdin ~ Desenvolvedor PHP Pleno (PJ) ~ FreteJá ~ Remoto ~ text=dev-php

≠ remote and on-site, fields and titles
gupy ~ Suporte Técnico N1 - Remoto ~ Sistemas Pinheiral ~ Remoto ~ text=suporte-n1
catho ~ Suporte Técnico N1 - Presencial ~ Sistemas Pinheiral ~ Londrina (PR) ~ mode=onsite ~ text=suporte-n1

≠ remote and on-site, only the fields tell
gupy ~ Analista de Suporte ~ Sistemas Pinheiral ~ Londrina (PR) ~ mode=remote
catho ~ Analista de Suporte ~ Sistemas Pinheiral ~ Londrina (PR) ~ mode=onsite

= support, first level, four spellings
infojobs ~ Analista de Suporte Técnico N1 ~ Sistemas Pinheiral ~ Londrina (PR) ~ text=suporte-n1
catho ~ Analista de Suporte Técnico Nível 1 ~ Sistemas Pinheiral Ltda ~ Londrina (PR) ~ text=suporte-n1

≠ support, first and second level
infojobs ~ Analista de Suporte N1 ~ Sistemas Pinheiral ~ Londrina (PR) ~ text=suporte-n1
catho ~ Analista de Suporte N2 ~ Sistemas Pinheiral ~ Londrina (PR) ~ text=suporte-n1

≠ Londrina and Maringá
infojobs ~ Analista de Suporte N1 ~ Sistemas Pinheiral ~ Londrina (PR) ~ text=suporte-n1
infojobs ~ Analista de Suporte N1 ~ Sistemas Pinheiral ~ Maringá (PR) ~ text=suporte-n1

= data analyst in English and in Portuguese, same text
gupy ~ Data Analyst Sr ~ Banco Araçá ~ São Paulo (SP) ~ mode=hybrid ~ text=anal-dados
vagas ~ Analista de Dados Sênior ~ Banco Araçá S.A. ~ São Paulo (SP) ~ mode=hybrid ~ text=anal-dados

≠ data analyst and data scientist
gupy ~ Analista de Dados Sênior ~ Banco Araçá ~ São Paulo (SP) ~ text=anal-dados
vagas ~ Cientista de Dados Sênior ~ Banco Araçá ~ São Paulo (SP)

= data analyst, area of the bank at the beginning
gupy ~ [Crédito] Analista de Dados Pleno ~ Banco Araçá ~ São Paulo (SP) ~ text=anal-dados
catho ~ Analista de Dados Pleno - Crédito ~ Banco Araçá ~ São Paulo (SP) ~ text=anal-dados

≠ data analyst, two areas of the bank
gupy ~ [Crédito] Analista de Dados Pleno ~ Banco Araçá ~ São Paulo (SP) ~ text=anal-dados
gupy ~ [Fraudes] Analista de Dados Pleno ~ Banco Araçá ~ São Paulo (SP) ~ text=anal-dados

= tester, English and Portuguese names
gupy ~ QA Engineer Pleno ~ FreteJá ~ Remoto ~ text=qa
remotar ~ Engenheiro(a) de QA Pleno ~ FreteJá ~ Remoto ~ text=qa

≠ tester of two employers with nearly one name
gupy ~ QA Pleno ~ FreteJá ~ Remoto ~ text=qa
remotar ~ QA Pleno ~ Frete Rápido ~ Remoto

≠ remote jobs of two employers, both hidden
nerdin ~ QA Pleno ~ Confidencial ~ Remoto ~ text=qa
catho ~ QA Pleno ~ Confidencial ~ Remoto ~ text=qa

= welder, processes in brackets and with slashes
bne ~ Soldador MIG/MAG ~ Metalúrgica Bigorna ~ Caxias do Sul (RS) ~ text=soldador
gupy ~ Soldador(a) (MIG MAG) ~ Metalúrgica Bigorna Ltda ~ Caxias do Sul (RS) ~ text=soldador

≠ welder and boilermaker
bne ~ Soldador ~ Metalúrgica Bigorna ~ Caxias do Sul (RS) ~ text=soldador
gupy ~ Caldeireiro ~ Metalúrgica Bigorna ~ Caxias do Sul (RS) ~ text=soldador

≠ welder of two processes
bne ~ Soldador MIG ~ Metalúrgica Bigorna ~ Caxias do Sul (RS) ~ text=soldador
gupy ~ Soldador TIG ~ Metalúrgica Bigorna ~ Caxias do Sul (RS) ~ text=soldador

= production operator, retold in other words
gupy ~ Operador(a) de Produção I ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod
bne ~ Operador de Produção I ~ BEBIDAS SERRA FRIA S/A ~ Sete Lagoas (MG) ~ text=op-prod-b

≠ production operator and assistant
gupy ~ Operador(a) de Produção ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod
bne ~ Auxiliar de Produção ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod

≠ affirmative for PcD and open to all, said in the text
gupy ~ Operador(a) de Produção ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod
bne ~ Operador(a) de Produção ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod ~ tail=Vaga exclusiva para pessoas com deficiência.

= production operator, town in the title, state in the field
infojobs ~ Op. Produção - Sete Lagoas/MG ~ Bebidas Serra Fria ~ Minas Gerais ~ text=op-prod
gupy ~ Operador(a) de Produção ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod

≠ production operator, another town in the title
infojobs ~ Op. Produção - Uberaba/MG ~ Bebidas Serra Fria ~ Minas Gerais ~ text=op-prod
gupy ~ Operador(a) de Produção ~ Bebidas Serra Fria ~ Sete Lagoas (MG) ~ text=op-prod

≠ mechanic and electrician, half of the text is equal
vagas ~ Mecânico de Manutenção ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut
gupy ~ Eletricista de Manutenção ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=elet-manut

= maintenance mechanic, abbreviated and with the shift
vagas ~ Mecânico de Manutenção - 2º turno ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut
bne ~ Mec. de Manutenção (14h às 22h) ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut

≠ one general title, the texts tell mechanic and electrician
vagas ~ Técnico de Manutenção ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=mec-manut
gupy ~ Técnico de Manutenção ~ Celulose Rio Largo ~ Três Lagoas (MS) ~ text=elet-manut

≠ bricklayer and his helper
divulgavagas ~ Pedreiro ~ Construtora Alicerce ~ Palmas (TO) ~ text=pedreiro
buscavagas ~ Servente de Pedreiro ~ Construtora Alicerce ~ Palmas (TO)

= bricklayer, urgent, with exclamation marks
divulgavagas ~ URGENTE!! PEDREIROS ~ CONSTRUTORA ALICERCE EIRELI ~ Palmas (TO) ~ text=pedreiro ~ as=capitals
catho ~ Pedreiro ~ Construtora Alicerce ~ Palmas (TO) ~ text=pedreiro

≠ safety engineer and safety technician
gupy ~ Engenheiro de Segurança do Trabalho ~ Montagens Araripe ~ Parauapebas (PA) ~ text=eng-seg
catho ~ Técnico de Segurança do Trabalho ~ Montagens Araripe ~ Parauapebas (PA) ~ text=tec-seg

= safety engineer, abbreviated
gupy ~ Engenheiro(a) de Segurança do Trabalho ~ Montagens Araripe ~ Parauapebas (PA) ~ text=eng-seg
bne ~ Eng. Seg. do Trabalho ~ Montagens Araripe Ltda ~ Parauapebas (PA) ~ text=eng-seg

= safety technician, nothing but titles and a code
gupy ~ Técnico em Segurança do Trabalho (cód. 3310) ~ Montagens Araripe ~ Parauapebas (PA) ~ on=11-02
vagas ~ TÉC. SEGURANÇA DO TRABALHO ~ MONTAGENS ARARIPE ~ Parauapebas (PA) ~ on=11-07

≠ Parauapebas and Marabá
gupy ~ Técnico em Segurança do Trabalho ~ Montagens Araripe ~ Parauapebas (PA) ~ text=tec-seg
vagas ~ Técnico em Segurança do Trabalho ~ Montagens Araripe ~ Marabá (PA) ~ text=tec-seg

= social media, contract on one side
trampos ~ Social Media Jr ~ Agência Caju Digital ~ Aracaju (SE) ~ text=social-media
infojobs ~ Social Media Júnior ~ Caju Digital ~ Aracaju (SE) ~ contract=CLT ~ text=social-media ~ as=plain

≠ social media and paid traffic
trampos ~ Social Media ~ Agência Caju Digital ~ Aracaju (SE) ~ text=social-media
infojobs ~ Gestor de Tráfego Pago ~ Agência Caju Digital ~ Aracaju (SE)

≠ social media as job and as internship
trampos ~ Social Media ~ Agência Caju Digital ~ Aracaju (SE) ~ text=social-media
infojobs ~ Estágio em Social Media ~ Agência Caju Digital ~ Aracaju (SE) ~ text=social-media

= consultant of SAP, module last and first
sap ~ SAP MM Consultant Senior ~ SAP ~ São Leopoldo (RS) ~ text=sap-consultor
jobleads ~ Senior Consultant SAP MM ~ SAP Brasil Ltda ~ São Leopoldo, Rio Grande do Sul ~ text=sap-consultor/200

≠ employer missing on one side, a common text of two sentences
careerjet ~ Auxiliar Administrativo ~ - ~ Joinville (SC) ~ tail=Rotinas administrativas. Pacote Office.
catho ~ Auxiliar Administrativo ~ Fundição Aço Vivo ~ Joinville (SC) ~ tail=Apoio ao setor de qualidade, controle de documentos ISO 9001 e agenda da gerência.
`);
