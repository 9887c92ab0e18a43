import { readPairs } from "./read-pairs.ts";

/**
 * One hundred and twenty pairs of postings: each of twenty-four vacancies is told again, and stands beside another of its employer's
 * or town's. Its writer had read the rules of merging, so it is less blind than the sets before; of its pairs only numbers were looked
 * at. Employers are invented.
 */
export const twentyFourthUnseenPairs = readPairs(`
= ice cream line, told again, legal name
infojobs ~ Auxiliar de Produção ~ Gelateria Campo Alto ~ Uberaba - MG ~ text=q24-sorvete-1 ~ contract=CLT
bne ~ Operador(a) de produção de sorvetes ~ Campo Alto Indústria de Sorvetes Ltda ~ Uberaba/MG ~ text=q24-sorvete-1-b ~ on=11-13
= ice cream line, told again, hidden
infojobs ~ Auxiliar de Produção ~ Gelateria Campo Alto ~ Uberaba - MG ~ text=q24-sorvete-1
catho ~ Produção de alimentos - gelados ~ Empresa confidencial ~ Uberaba, MG ~ text=q24-sorvete-1-b ~ on=11-12
≠ ice cream line and its dispatch
infojobs ~ Auxiliar de Produção ~ Gelateria Campo Alto ~ Uberaba - MG ~ text=q24-sorvete-1
bne ~ Auxiliar de Expedição ~ Gelateria Campo Alto ~ Uberaba/MG ~ text=q24-sorvete-2 ~ on=11-12
≠ ice cream line told again, and dispatch under a general title
bne ~ Auxiliar ~ Campo Alto Indústria de Sorvetes Ltda ~ Uberaba/MG ~ text=q24-sorvete-1-b
catho ~ Auxiliar ~ Gelateria Campo Alto ~ Uberaba, MG ~ text=q24-sorvete-2 ~ on=11-13
= vet night shift told again, "hospital"
indeed ~ Auxiliar Veterinário (noturno) ~ Clínica Patas da Serra ~ Caxias do Sul - RS ~ text=q24-vet-1
infojobs ~ Auxiliar de veterinária - plantão noite ~ Patas da Serra Hospital Veterinário ~ Caxias do Sul, RS ~ text=q24-vet-1-b ~ on=11-15
= vet, one text, other title, glued
indeed ~ Auxiliar Veterinário (noturno) ~ Clínica Patas da Serra ~ Caxias do Sul - RS ~ text=q24-vet-1
careerjet ~ Enfermagem veterinária ~ Clínica Patas da Serra ~ Caxias do Sul, Rio Grande do Sul ~ text=q24-vet-1 ~ as=glued ~ on=11-11 ~ tail=Candidate-se no site parceiro.
≠ vet assistant and reception
indeed ~ Auxiliar ~ Clínica Patas da Serra ~ Caxias do Sul - RS ~ text=q24-vet-1
infojobs ~ Auxiliar de recepção ~ Clínica Patas da Serra ~ Caxias do Sul, RS ~ text=q24-vet-2
≠ vet assistant by night and by day
indeed ~ Auxiliar Veterinário - noite ~ Clínica Patas da Serra ~ Caxias do Sul - RS ~ text=q24-vet-1
linkedin ~ Auxiliar Veterinário - dia ~ Clínica Patas da Serra ~ Caxias do Sul, Rio Grande do Sul, Brasil ~ text=q24-vet-1-b
= solar installer told again by an agency
gupy ~ Instalador de Sistemas Fotovoltaicos ~ Heliodoro Energia ~ Montes Claros - MG ~ text=q24-solar-1
catho ~ Montador de placas solares ~ Norte RH ~ Montes Claros, MG ~ text=q24-solar-1-b ~ on=11-14
= solar installer told again, one employer
gupy ~ Instalador de Sistemas Fotovoltaicos ~ Heliodoro Energia ~ Montes Claros - MG ~ text=q24-solar-1
netvagas ~ Eletricista montador solar ~ Heliodoro ~ Montes Claros - MG ~ text=q24-solar-1-b
≠ solar installer and designer
gupy ~ Técnico em energia solar ~ Heliodoro Energia ~ Montes Claros - MG ~ text=q24-solar-1
netvagas ~ Técnico em energia solar - projetos ~ Heliodoro Energia ~ Montes Claros - MG ~ text=q24-solar-2
≠ solar installer of two towns
gupy ~ Instalador de Sistemas Fotovoltaicos ~ Heliodoro Energia ~ Montes Claros - MG ~ text=q24-solar-1
jooble ~ Instalador de Sistemas Fotovoltaicos ~ Heliodoro Energia ~ Janaúba - MG ~ text=q24-solar-1 ~ as=plain
= nursery told again
vagas ~ Auxiliar de Berçário ~ Espaço Miúdos ~ Tatuapé, São Paulo - SP ~ text=q24-creche-1
infojobs ~ Auxiliar de classe - educação infantil ~ Escola Espaço Miúdos ~ São Paulo - SP ~ text=q24-creche-1-b ~ on=11-12
= nursery told again, hidden
vagas ~ Auxiliar de Berçário ~ Espaço Miúdos ~ Tatuapé, São Paulo - SP ~ text=q24-creche-1
bne ~ Berçarista ~ - ~ São Paulo - SP ~ text=q24-creche-1-b ~ on=11-11
≠ nursery assistant and teacher
vagas ~ Auxiliar de Berçário ~ Espaço Miúdos ~ Tatuapé, São Paulo - SP ~ text=q24-creche-1
infojobs ~ Professora de Educação Infantil ~ Espaço Miúdos ~ São Paulo - SP ~ text=q24-creche-2
≠ nursery in two quarters
vagas ~ Auxiliar de Berçário ~ Espaço Miúdos ~ Tatuapé, São Paulo - SP ~ text=q24-creche-1
indeed ~ Auxiliar de Berçário ~ Espaço Miúdos ~ Mooca, São Paulo - SP ~ text=q24-creche-1-b
= notary told again, hidden
catho ~ Escrevente de Notas ~ 4º Tabelionato de Notas ~ Joinville, SC ~ text=q24-cartorio-1
bne ~ Escrevente - escrituras ~ Confidencial ~ Joinville - SC ~ text=q24-cartorio-1-b ~ on=11-12
= notary, cut, other title
catho ~ Escrevente de Notas ~ 4º Tabelionato de Notas ~ Joinville, SC ~ text=q24-cartorio-1
jooble ~ Assistente jurídico (cartório) ~ 4º Tabelionato de Notas de Joinville ~ Joinville, SC ~ text=q24-cartorio-1 ~ as=plain ~ cut=220 ~ on=11-11
≠ notary deeds and counter
catho ~ Escrevente ~ 4º Tabelionato de Notas ~ Joinville, SC ~ text=q24-cartorio-1
bne ~ Auxiliar de escrevente ~ 4º Tabelionato de Notas ~ Joinville - SC ~ text=q24-cartorio-2
≠ notary hidden and a counter clerk
bne ~ Escrevente ~ - ~ Joinville - SC ~ text=q24-cartorio-1-b
catho ~ Escrevente ~ 4º Tabelionato de Notas ~ Joinville, SC ~ text=q24-cartorio-2 ~ on=11-12
= housekeeping told again, other name of the work
infojobs ~ Governanta ~ Pousada Vila dos Corais ~ Porto de Galinhas, Ipojuca - PE ~ text=q24-hotel-1
catho ~ Supervisora de andares ~ Vila dos Corais ~ Ipojuca, PE ~ text=q24-hotel-1-b ~ on=11-14
= housekeeping told again, hidden
infojobs ~ Governanta ~ Pousada Vila dos Corais ~ Ipojuca - PE ~ text=q24-hotel-1
netvagas ~ Governanta de pousada ~ - ~ Ipojuca - PE ~ text=q24-hotel-1-b ~ on=11-12
≠ housekeeping and night desk
infojobs ~ Governanta ~ Pousada Vila dos Corais ~ Ipojuca - PE ~ text=q24-hotel-1
catho ~ Recepcionista Noturno ~ Pousada Vila dos Corais ~ Ipojuca, PE ~ text=q24-hotel-2
≠ housekeeping hidden, and night desk under a general title
netvagas ~ Equipe de hospedagem ~ - ~ Ipojuca - PE ~ text=q24-hotel-1-b
catho ~ Equipe de hospedagem ~ Pousada Vila dos Corais ~ Ipojuca, PE ~ text=q24-hotel-2 ~ on=11-12
= lathe told again
solides ~ Operador de Torno CNC ~ Titanus Implantes ~ Rio Claro - SP ~ text=q24-torno-1
linkedin ~ Torneiro CNC (Fanuc) ~ Titanus Dispositivos Médicos S.A. ~ Rio Claro, São Paulo, Brasil ~ text=q24-torno-1-b ~ on=11-13
= lathe told again by an agency
solides ~ Operador de Torno CNC II ~ Titanus Implantes ~ Rio Claro - SP ~ text=q24-torno-1
bne ~ Preparador e operador de torno ~ Alfa Recursos Humanos ~ Rio Claro - SP ~ text=q24-torno-1-b
≠ lathe and machining centre
solides ~ Operador CNC ~ Titanus Implantes ~ Rio Claro - SP ~ text=q24-torno-1
linkedin ~ Operador CNC ~ Titanus Implantes ~ Rio Claro, São Paulo, Brasil ~ text=q24-torno-2 ~ on=11-11
≠ lathe told again and machining centre by an agency
linkedin ~ Operador de máquinas CNC ~ Titanus Dispositivos Médicos S.A. ~ Rio Claro, São Paulo, Brasil ~ text=q24-torno-1-b
bne ~ Operador de máquinas CNC ~ Alfa Recursos Humanos ~ Rio Claro - SP ~ text=q24-torno-2
= backend told again, half in English
gupy ~ Pessoa Desenvolvedora Backend Sênior (Kotlin) ~ Consigna+ ~ Remoto ~ text=q24-ti-1 ~ mode=remote
linkedin ~ Senior Software Engineer - Kotlin ~ Consigna Mais Tecnologia ~ Brasil (Remoto) ~ text=q24-ti-1-b ~ mode=remote ~ on=11-14
= backend told again, hidden
gupy ~ Pessoa Desenvolvedora Backend (Kotlin) ~ Consigna+ ~ Remoto ~ text=q24-ti-1 ~ mode=remote
catho ~ Desenvolvedor Kotlin ~ Confidencial ~ Remoto ~ text=q24-ti-1-b ~ mode=remote ~ on=11-12
≠ backend and data
gupy ~ Pessoa Desenvolvedora Backend ~ Consigna+ ~ Remoto ~ text=q24-ti-1 ~ mode=remote
linkedin ~ Pessoa Engenheira de Dados ~ Consigna+ ~ Remoto ~ text=q24-ti-2 ~ mode=remote
≠ backend of two levels
gupy ~ Desenvolvedor Kotlin Pleno ~ Consigna+ ~ Remoto ~ text=q24-ti-1 ~ mode=remote
trampos ~ Desenvolvedor Kotlin Especialista ~ Consigna+ ~ Remoto ~ text=q24-ti-1-b ~ mode=remote
= butcher told again, hidden
gupy ~ Açougueiro ~ Supermercados Vale Azul ~ Jardim Satélite, São José dos Campos - SP ~ text=q24-mercado-1
bne ~ Açougueiro / desossador ~ - ~ São José dos Campos - SP ~ text=q24-mercado-1-b ~ on=11-13
= butcher told again, one employer
gupy ~ Açougueiro ~ Supermercados Vale Azul ~ Jardim Satélite, São José dos Campos - SP ~ text=q24-mercado-1
infojobs ~ Profissional de açougue ~ Vale Azul ~ São José dos Campos - SP ~ text=q24-mercado-1-b ~ on=11-12
≠ butcher and fishmonger
gupy ~ Açougueiro ~ Supermercados Vale Azul ~ Jardim Satélite, São José dos Campos - SP ~ text=q24-mercado-1
infojobs ~ Peixeiro ~ Supermercados Vale Azul ~ Jardim Satélite, São José dos Campos - SP ~ text=q24-mercado-2
≠ butcher and its twin for PcD
gupy ~ Açougueiro ~ Supermercados Vale Azul ~ Jardim Satélite, São José dos Campos - SP ~ text=q24-mercado-1
infojobs ~ Açougueiro - vaga exclusiva PcD ~ Supermercados Vale Azul ~ São José dos Campos - SP ~ text=q24-mercado-1 ~ on=11-11
= shelter educator told again
vagas ~ Educador Social ~ Instituto Travessia ~ Londrina - PR ~ text=q24-social-1
trampos ~ Cuidador de adolescentes - acolhimento ~ Instituto Travessia de Acolhimento ~ Londrina, PR ~ text=q24-social-1-b ~ on=11-13
= shelter educator told again, hidden
vagas ~ Educador Social ~ Instituto Travessia ~ Londrina - PR ~ text=q24-social-1
bne ~ Educador ~ - ~ Londrina - PR ~ text=q24-social-1-b
≠ shelter educator and social worker
vagas ~ Educador Social ~ Instituto Travessia ~ Londrina - PR ~ text=q24-social-1
trampos ~ Assistente Social ~ Instituto Travessia ~ Londrina, PR ~ text=q24-social-2
≠ shelter educator told again, social worker, general title
bne ~ Equipe técnica - acolhimento ~ Instituto Travessia ~ Londrina - PR ~ text=q24-social-1-b
vagas ~ Equipe técnica ~ Instituto Travessia ~ Londrina - PR ~ text=q24-social-2 ~ on=11-12
= reach truck told again, client behind an agency
infojobs ~ Operador de Empilhadeira Retrátil - 3º turno ~ Movelog Operador Logístico ~ Betim - MG ~ text=q24-logis-1
catho ~ Operador de retrátil (noite) ~ Movelog ~ Betim, MG ~ text=q24-logis-1-b ~ on=11-12
= reach truck told again, hidden
infojobs ~ Operador de Empilhadeira Retrátil ~ Movelog Operador Logístico ~ Betim - MG ~ text=q24-logis-1
netvagas ~ Empilhadeirista ~ - ~ Betim - MG ~ text=q24-logis-1-b ~ on=11-11
≠ reach truck for two clients
infojobs ~ Operador de Empilhadeira Retrátil ~ Movelog Operador Logístico ~ Betim - MG ~ text=q24-logis-1
catho ~ Operador de Empilhadeira Retrátil ~ Movelog ~ Betim, MG ~ text=q24-logis-2
≠ reach truck told again, and the other client
netvagas ~ Operador de empilhadeira ~ Movelog ~ Betim - MG ~ text=q24-logis-1-b
infojobs ~ Operador de empilhadeira ~ Movelog Operador Logístico ~ Betim - MG ~ text=q24-logis-2 ~ on=11-13
= body treatments told again, brand and register
indeed ~ Esteticista Corporal ~ Lumiá Estética Avançada ~ Ribeirão Preto - SP ~ text=q24-estet-1
bne ~ Esteticista ~ LM Serviços de Beleza Eireli (Lumiá) ~ Ribeirão Preto - SP ~ text=q24-estet-1-b ~ on=11-14
= body treatments told again, hidden
indeed ~ Esteticista Corporal ~ Lumiá Estética Avançada ~ Ribeirão Preto - SP ~ text=q24-estet-1
catho ~ Técnica em estética ~ Empresa confidencial ~ Ribeirão Preto, SP ~ text=q24-estet-1-b
≠ body treatments and sales
indeed ~ Esteticista Corporal ~ Lumiá Estética Avançada ~ Ribeirão Preto - SP ~ text=q24-estet-1
bne ~ Consultora de Vendas ~ Lumiá Estética Avançada ~ Ribeirão Preto - SP ~ text=q24-estet-2
≠ body treatments hidden, sales of the clinic
catho ~ Consultora de estética ~ - ~ Ribeirão Preto, SP ~ text=q24-estet-1-b
bne ~ Consultora de estética ~ Lumiá Estética Avançada ~ Ribeirão Preto - SP ~ text=q24-estet-2 ~ on=11-12
= coffee tractor told again
netvagas ~ Tratorista ~ Fazenda Ouro Verde do Cerrado ~ Patrocínio - MG ~ text=q24-agro-1
infojobs ~ Operador de máquinas agrícolas ~ Ouro Verde do Cerrado Agropecuária ~ Patrocínio - MG ~ text=q24-agro-1-b ~ on=11-13
= coffee tractor told again, hidden
netvagas ~ Tratorista ~ Fazenda Ouro Verde do Cerrado ~ Patrocínio - MG ~ text=q24-agro-1
bne ~ Tratorista (café) ~ - ~ Patrocínio - MG ~ text=q24-agro-1-b
≠ coffee tractor and drying yard
netvagas ~ Tratorista ~ Fazenda Ouro Verde do Cerrado ~ Patrocínio - MG ~ text=q24-agro-1
infojobs ~ Encarregado de Terreiro ~ Fazenda Ouro Verde do Cerrado ~ Patrocínio - MG ~ text=q24-agro-2
≠ coffee tractor told again, yard, general title
bne ~ Trabalhador rural ~ Fazenda Ouro Verde do Cerrado ~ Patrocínio - MG ~ text=q24-agro-1-b
infojobs ~ Trabalhador rural ~ Ouro Verde do Cerrado Agropecuária ~ Patrocínio - MG ~ text=q24-agro-2 ~ on=11-12
= marketplace told again
gupy ~ Analista de Marketplace ~ Verdanna Cosméticos ~ São Paulo - SP ~ text=q24-mkt-1 ~ mode=hybrid
trampos ~ Analista de e-commerce (marketplaces) ~ Verdanna ~ São Paulo, SP ~ text=q24-mkt-1-b ~ on=11-14 ~ mode=hybrid
= marketplace told again, hidden
gupy ~ Analista de Marketplace ~ Verdanna Cosméticos ~ São Paulo - SP ~ text=q24-mkt-1 ~ mode=hybrid
catho ~ Especialista em canais digitais ~ Confidencial ~ São Paulo, SP ~ text=q24-mkt-1-b ~ on=11-12
≠ marketplace and CRM
gupy ~ Analista de Marketplace ~ Verdanna Cosméticos ~ São Paulo - SP ~ text=q24-mkt-1
trampos ~ Analista de CRM ~ Verdanna ~ São Paulo, SP ~ text=q24-mkt-2
≠ marketplace told again, CRM, general title
trampos ~ Analista de marketing ~ Verdanna ~ São Paulo, SP ~ text=q24-mkt-1-b
gupy ~ Analista de Marketing ~ Verdanna Cosméticos ~ São Paulo - SP ~ text=q24-mkt-2 ~ on=11-12
= microbiology told again
vagas ~ Biomédico - Microbiologia ~ Laboratório Santa Inês ~ Goiânia - GO ~ text=q24-lab-1
infojobs ~ Analista Clínico (bacteriologia) ~ Santa Inês Medicina Diagnóstica ~ Goiânia - GO ~ text=q24-lab-1-b ~ on=11-12
= microbiology told again, hidden
vagas ~ Biomédico ~ Laboratório Santa Inês ~ Goiânia - GO ~ text=q24-lab-1
bne ~ Biomédica(o) analista ~ - ~ Goiânia - GO ~ text=q24-lab-1-b
≠ microbiology and haematology
vagas ~ Biomédico ~ Laboratório Santa Inês ~ Goiânia - GO ~ text=q24-lab-1
infojobs ~ Biomédico ~ Laboratório Santa Inês ~ Goiânia - GO ~ text=q24-lab-2
≠ microbiology hidden and haematology
bne ~ Biomédico(a) ~ - ~ Goiânia - GO ~ text=q24-lab-1-b
vagas ~ Biomédico ~ Laboratório Santa Inês ~ Goiânia - GO ~ text=q24-lab-2 ~ on=11-13
= finishing foreman told again
catho ~ Encarregado de Acabamento ~ Construtora Marajoara ~ Belém, PA ~ text=q24-obra-1
infojobs ~ Mestre de obras - acabamento ~ Marajoara Engenharia e Construções ~ Belém - PA ~ text=q24-obra-1-b ~ on=11-13
= finishing foreman told again by an agency
catho ~ Encarregado de Acabamento ~ Construtora Marajoara ~ Umarizal, Belém, PA ~ text=q24-obra-1
bne ~ Encarregado de obras ~ Selecta Gestão de Pessoas ~ Belém - PA ~ text=q24-obra-1-b ~ on=11-14
≠ finishing foreman and storekeeper
catho ~ Encarregado de Acabamento ~ Construtora Marajoara ~ Belém, PA ~ text=q24-obra-1
infojobs ~ Almoxarife de Obra ~ Construtora Marajoara ~ Belém - PA ~ text=q24-obra-2
≠ foreman of two sites
catho ~ Encarregado de Acabamento - obra Umarizal ~ Construtora Marajoara ~ Belém, PA ~ text=q24-obra-1
infojobs ~ Encarregado de Acabamento - obra Marambaia ~ Construtora Marajoara ~ Belém - PA ~ text=q24-obra-1-b
= lingerie told again
infojobs ~ Costureira ~ Rendas Aurora Confecções ~ Nova Friburgo - RJ ~ text=q24-moda-1
netvagas ~ Operadora de máquina de costura (lingerie) ~ Rendas Aurora ~ Nova Friburgo - RJ ~ text=q24-moda-1-b ~ on=11-12
= lingerie told again, hidden
infojobs ~ Costureira ~ Rendas Aurora Confecções ~ Nova Friburgo - RJ ~ text=q24-moda-1
catho ~ Costureira de galoneira e overlock ~ Confidencial ~ Nova Friburgo, RJ ~ text=q24-moda-1-b
≠ sewing and cutting
infojobs ~ Costureira ~ Rendas Aurora Confecções ~ Nova Friburgo - RJ ~ text=q24-moda-1
netvagas ~ Auxiliar de Corte ~ Rendas Aurora ~ Nova Friburgo - RJ ~ text=q24-moda-2
≠ sewing hidden, cutting, general title
catho ~ Auxiliar de confecção ~ - ~ Nova Friburgo, RJ ~ text=q24-moda-1-b
infojobs ~ Auxiliar de confecção ~ Rendas Aurora Confecções ~ Nova Friburgo - RJ ~ text=q24-moda-2 ~ on=11-12
= health plan desk told again
gupy ~ Agente de Relacionamento ~ Contata Brasil ~ Campina Grande - PB ~ text=q24-call-1
infojobs ~ Atendente SAC - plano de saúde ~ Contata ~ Campina Grande - PB ~ text=q24-call-1-b ~ on=11-13
= health plan desk, one text in capitals, other title
gupy ~ Agente de Relacionamento ~ Contata Brasil ~ Campina Grande - PB ~ text=q24-call-1
bne ~ OPERADOR DE TELEATENDIMENTO ~ CONTATA BRASIL LTDA ~ CAMPINA GRANDE - PB ~ text=q24-call-1 ~ as=capitals ~ on=11-11
≠ health plan desk and collections
gupy ~ Agente de Relacionamento ~ Contata Brasil ~ Campina Grande - PB ~ text=q24-call-1
infojobs ~ Agente de Relacionamento ~ Contata Brasil ~ Campina Grande - PB ~ text=q24-call-2
≠ health plan desk told again, collections
infojobs ~ Atendente ~ Contata ~ Campina Grande - PB ~ text=q24-call-1-b
bne ~ Atendente de cobrança ~ Contata Brasil ~ Campina Grande - PB ~ text=q24-call-2 ~ on=11-12
= lifts told again
indeed ~ Técnico de Manutenção de Elevadores ~ Ascenso Elevadores ~ Vila Velha - ES ~ text=q24-elev-1
vagas ~ Técnico de conservação (elevadores) ~ Ascenso ~ Vila Velha - ES ~ text=q24-elev-1-b ~ on=11-14
= lifts told again, hidden
indeed ~ Técnico de Manutenção de Elevadores ~ Ascenso Elevadores ~ Vila Velha - ES ~ text=q24-elev-1
bne ~ Técnico em eletromecânica ~ - ~ Vila Velha - ES ~ text=q24-elev-1-b ~ on=11-12
≠ lifts, technician and seller
indeed ~ Técnico de Elevadores ~ Ascenso Elevadores ~ Vila Velha - ES ~ text=q24-elev-1
vagas ~ Vendedor Técnico de Elevadores ~ Ascenso Elevadores ~ Vila Velha - ES ~ text=q24-elev-2
≠ lifts told again, seller, general title
vagas ~ Técnico externo ~ Ascenso ~ Vila Velha - ES ~ text=q24-elev-1-b
indeed ~ Técnico externo ~ Ascenso Elevadores ~ Vila Velha - ES ~ text=q24-elev-2 ~ on=11-12
= barista told again
trampos ~ Barista ~ Café Pampeano ~ Moinhos de Vento, Porto Alegre - RS ~ text=q24-padaria-1
infojobs ~ Atendente barista ~ Pampeano Cafés Especiais ~ Porto Alegre - RS ~ text=q24-padaria-1-b ~ on=11-12
= barista told again, hidden
trampos ~ Barista ~ Café Pampeano ~ Porto Alegre - RS ~ text=q24-padaria-1
netvagas ~ Barista ~ - ~ Porto Alegre - RS ~ text=q24-padaria-1-b
≠ barista and kitchen
trampos ~ Barista ~ Café Pampeano ~ Porto Alegre - RS ~ text=q24-padaria-1
infojobs ~ Auxiliar de Cozinha ~ Café Pampeano ~ Porto Alegre - RS ~ text=q24-padaria-2
≠ counter told again, kitchen, general title
netvagas ~ Atendente de cafeteria ~ - ~ Porto Alegre - RS ~ text=q24-padaria-1-b
infojobs ~ Atendente de cafeteria ~ Café Pampeano ~ Porto Alegre - RS ~ text=q24-padaria-2 ~ on=11-12
= home care told again, hidden
catho ~ Técnico de Enfermagem - home care ~ Vida em Casa Saúde ~ Aldeota, Fortaleza, CE ~ text=q24-enf-1
bne ~ Técnico de enfermagem plantonista ~ - ~ Fortaleza - CE ~ text=q24-enf-1-b ~ on=11-11
= home care told again, one employer
catho ~ Técnico de Enfermagem - home care ~ Vida em Casa Saúde ~ Fortaleza, CE ~ text=q24-enf-1
infojobs ~ Téc. enfermagem (paciente crítico domiciliar) ~ Vida em Casa ~ Fortaleza - CE ~ text=q24-enf-1-b
≠ home care of two patients
catho ~ Técnico de Enfermagem - home care ~ Vida em Casa Saúde ~ Fortaleza, CE ~ text=q24-enf-1
infojobs ~ Técnico de Enfermagem - home care ~ Vida em Casa Saúde ~ Fortaleza - CE ~ text=q24-enf-2
≠ home care hidden and another patient
bne ~ Técnico de enfermagem ~ - ~ Fortaleza - CE ~ text=q24-enf-1-b
catho ~ Técnico de Enfermagem ~ Vida em Casa Saúde ~ Meireles, Fortaleza, CE ~ text=q24-enf-2 ~ on=11-12
= tax told again
gupy ~ Analista Fiscal ~ Balanço & Cia Contabilidade ~ Batel, Curitiba - PR ~ text=q24-fiscal-1
catho ~ Analista Tributário ~ Balanço e Cia ~ Curitiba, PR ~ text=q24-fiscal-1-b ~ on=11-14
= tax told again, hidden
gupy ~ Analista Fiscal ~ Balanço & Cia Contabilidade ~ Curitiba - PR ~ text=q24-fiscal-1
bne ~ Analista de impostos ~ - ~ Curitiba - PR ~ text=q24-fiscal-1-b ~ on=11-12
≠ tax and payroll
gupy ~ Analista Fiscal ~ Balanço & Cia Contabilidade ~ Batel, Curitiba - PR ~ text=q24-fiscal-1
catho ~ Analista de DP ~ Balanço & Cia Contabilidade ~ Curitiba, PR ~ text=q24-fiscal-2
≠ tax told again, payroll, general title
catho ~ Analista contábil ~ Balanço e Cia ~ Curitiba, PR ~ text=q24-fiscal-1-b
gupy ~ Analista Contábil ~ Balanço & Cia Contabilidade ~ Curitiba - PR ~ text=q24-fiscal-2 ~ on=11-13
= guards told again
infojobs ~ Vigilante Líder ~ Fortal Segurança Patrimonial ~ Natal - RN ~ text=q24-seg-1
netvagas ~ Líder de segurança - shopping ~ Fortal Segurança ~ Natal - RN ~ text=q24-seg-1-b ~ on=11-13
= guards told again, hidden
infojobs ~ Vigilante Líder ~ Fortal Segurança Patrimonial ~ Natal - RN ~ text=q24-seg-1
catho ~ Vigilante ~ Confidencial ~ Natal, RN ~ text=q24-seg-1-b
≠ guards and cameras
infojobs ~ Vigilante Líder ~ Fortal Segurança Patrimonial ~ Natal - RN ~ text=q24-seg-1
netvagas ~ Operador de Monitoramento ~ Fortal Segurança ~ Natal - RN ~ text=q24-seg-2
≠ guards hidden, cameras, general title
catho ~ Segurança noturno ~ - ~ Natal, RN ~ text=q24-seg-1-b
netvagas ~ Segurança noturno ~ Fortal Segurança ~ Natal - RN ~ text=q24-seg-2 ~ on=11-12
= motorcycles told again
solides ~ Mecânico de Motos ~ Moto Sul Concessionária ~ Chapecó - SC ~ text=q24-auto-1
bne ~ Técnico de motocicletas ~ Moto Sul ~ Chapecó - SC ~ text=q24-auto-1-b ~ on=11-12
= motorcycles told again, hidden
solides ~ Mecânico de Motos ~ Moto Sul Concessionária ~ Chapecó - SC ~ text=q24-auto-1
catho ~ Mecânico de motocicleta ~ - ~ Chapecó, SC ~ text=q24-auto-1-b
≠ motorcycles, mechanic and seller
solides ~ Mecânico de Motos ~ Moto Sul Concessionária ~ Chapecó - SC ~ text=q24-auto-1
bne ~ Consultor de Vendas ~ Moto Sul ~ Chapecó - SC ~ text=q24-auto-2
≠ motorcycles told again, seller, general title
bne ~ Profissional para concessionária ~ Moto Sul ~ Chapecó - SC ~ text=q24-auto-1-b
solides ~ Profissional para concessionária ~ Moto Sul Concessionária ~ Chapecó - SC ~ text=q24-auto-2 ~ on=11-13
= one text, another name of the work
infojobs ~ Costureira ~ Rendas Aurora Confecções ~ Nova Friburgo - RJ ~ text=q24-moda-1
bne ~ Operador de célula têxtil ~ Rendas Aurora ~ Nova Friburgo - RJ ~ text=q24-moda-1 ~ as=plain ~ on=11-11
≠ cutting hidden, sewing
catho ~ Auxiliar de produção têxtil ~ - ~ Nova Friburgo, RJ ~ text=q24-moda-2
infojobs ~ Costureira ~ Rendas Aurora Confecções ~ Nova Friburgo - RJ ~ text=q24-moda-1 ~ on=11-11
= one text, cut, hidden, another name of the work
vagas ~ Educador Social ~ Instituto Travessia ~ Londrina - PR ~ text=q24-social-1
jooble ~ Monitor de abrigo ~ - ~ Londrina, PR ~ text=q24-social-1 ~ as=plain ~ cut=260 ~ on=11-11
≠ social worker hidden, educator told again
catho ~ Técnico social ~ - ~ Londrina, PR ~ text=q24-social-2
trampos ~ Educador ~ Instituto Travessia de Acolhimento ~ Londrina, PR ~ text=q24-social-1-b ~ on=11-11
= one text, a tail, another title
indeed ~ Técnico de Manutenção de Elevadores ~ Ascenso Elevadores ~ Vila Velha - ES ~ text=q24-elev-1
linkedin ~ Mecânico de elevador ~ Ascenso Elevadores ~ Vila Velha, Espírito Santo, Brasil ~ text=q24-elev-1 ~ as=lines ~ tail=Você receberá alertas de vagas parecidas. ~ on=11-12
≠ lift technician of two employers, both hide little
indeed ~ Técnico de Manutenção de Elevadores ~ Ascenso Elevadores ~ Vila Velha - ES ~ text=q24-elev-1
bne ~ Técnico de Manutenção de Elevadores ~ Elevar Capixaba ~ Vila Velha - ES ~ text=q24-elev-1-b ~ on=11-12
= cut retelling with the pay in a field
catho ~ Técnico de Enfermagem - home care ~ Vida em Casa Saúde ~ Fortaleza, CE ~ text=q24-enf-1
jooble ~ Técnico(a) de enfermagem domiciliar ~ Vida em Casa Home Care Ltda ~ Fortaleza - CE ~ text=q24-enf-1-b ~ cut=180 ~ on=none
≠ home care hidden and another patient, both told with one pay day
bne ~ Técnico de enfermagem - home care ~ - ~ Fortaleza - CE ~ text=q24-enf-2
infojobs ~ Técnico de enfermagem - home care ~ Vida em Casa ~ Fortaleza - CE ~ text=q24-enf-1-b ~ on=11-13
= retelling in capitals
gupy ~ Açougueiro ~ Supermercados Vale Azul ~ São José dos Campos - SP ~ text=q24-mercado-1
netvagas ~ AÇOUGUE - DESOSSA ~ VALE AZUL SUPERMERCADOS LTDA ~ SÃO JOSÉ DOS CAMPOS - SP ~ text=q24-mercado-1-b ~ as=capitals ~ on=11-12
≠ fishmonger hidden, butcher told again
bne ~ Profissional de perecíveis ~ - ~ São José dos Campos - SP ~ text=q24-mercado-2
infojobs ~ Profissional de perecíveis ~ Vale Azul ~ São José dos Campos - SP ~ text=q24-mercado-1-b ~ on=11-12
= one text under the agency's head
solides ~ Mecânico de Motos ~ Moto Sul Concessionária ~ Chapecó - SC ~ text=q24-auto-1
infojobs ~ Mecânico II ~ Oeste Talentos RH ~ Chapecó - SC ~ text=q24-auto-1 ~ head=Nosso cliente, do segmento automotivo, contrata: ~ on=11-12
≠ two dealers' mechanics
solides ~ Mecânico de Motos ~ Moto Sul Concessionária ~ Chapecó - SC ~ text=q24-auto-1
infojobs ~ Mecânico de Motos ~ Duas Rodas Oeste ~ Chapecó - SC ~ text=q24-auto-1-b ~ on=11-12
= one text, glued, title with the sector
vagas ~ Biomédico - Microbiologia ~ Laboratório Santa Inês ~ Goiânia - GO ~ text=q24-lab-1
careerjet ~ Analista de laboratório ~ Santa Inês Medicina Diagnóstica ~ Goiânia, Goiás ~ text=q24-lab-1 ~ as=glued ~ on=11-13
≠ haematology hidden, microbiology told again
catho ~ Analista clínico ~ - ~ Goiânia, GO ~ text=q24-lab-2
infojobs ~ Analista clínico ~ Santa Inês Medicina Diagnóstica ~ Goiânia - GO ~ text=q24-lab-1-b ~ on=11-13
= retelling cut, employer by its register
solides ~ Operador de Torno CNC ~ Titanus Implantes ~ Rio Claro - SP ~ text=q24-torno-1
jobleads ~ Torneiro mecânico CNC ~ Titanus Dispositivos Médicos S.A. ~ Rio Claro, SP ~ text=q24-torno-1-b ~ cut=230 ~ on=11-15
≠ machining centre hidden, lathe
catho ~ Operador de usinagem ~ - ~ Rio Claro, SP ~ text=q24-torno-2
solides ~ Operador de usinagem ~ Titanus Implantes ~ Rio Claro - SP ~ text=q24-torno-1 ~ on=11-12
= one text without accents, shorter title
infojobs ~ Vigilante Líder ~ Fortal Segurança Patrimonial ~ Natal - RN ~ text=q24-seg-1
netvagas ~ Lider de equipe ~ Fortal Seguranca ~ Natal - RN ~ text=q24-seg-1 ~ as=bare ~ on=11-11
≠ guards of two firms
infojobs ~ Vigilante Líder ~ Fortal Segurança Patrimonial ~ Natal - RN ~ text=q24-seg-1
netvagas ~ Vigilante Líder ~ Potengi Vigilância ~ Natal - RN ~ text=q24-seg-1-b ~ on=11-13
= retelling under the work's everyday name
netvagas ~ Tratorista ~ Fazenda Ouro Verde do Cerrado ~ Patrocínio - MG ~ text=q24-agro-1
catho ~ Motorista de trator ~ Agropecuária Ouro Verde do Cerrado ~ Patrocínio, MG ~ text=q24-agro-1-b ~ on=11-15
≠ drying yard hidden, tractor
catho ~ Operador agrícola ~ - ~ Patrocínio, MG ~ text=q24-agro-2
netvagas ~ Operador agrícola ~ Fazenda Ouro Verde do Cerrado ~ Patrocínio - MG ~ text=q24-agro-1 ~ on=11-12
= one text, the title in English
gupy ~ Analista de Marketplace ~ Verdanna Cosméticos ~ São Paulo - SP ~ text=q24-mkt-1
linkedin ~ Marketplace Specialist ~ Verdanna ~ São Paulo, São Paulo, Brasil ~ text=q24-mkt-1 ~ as=breaks ~ on=11-12
≠ CRM hidden, marketplace told again
catho ~ Analista digital ~ - ~ São Paulo, SP ~ text=q24-mkt-2
trampos ~ Analista digital ~ Verdanna ~ São Paulo, SP ~ text=q24-mkt-1-b ~ on=11-12
= retelling under a head of the board
gupy ~ Agente de Relacionamento ~ Contata Brasil ~ Campina Grande - PB ~ text=q24-call-1
netvagas ~ Operador de SAC ~ Contata Brasil Atendimento Ltda ~ Campina Grande - PB ~ text=q24-call-1-b ~ head=Contrata-se com urgência em Campina Grande! ~ on=11-12
≠ collections hidden, health plan desk told again
catho ~ Operador de telemarketing ~ - ~ Campina Grande, PB ~ text=q24-call-2
infojobs ~ Operador de telemarketing ~ Contata ~ Campina Grande - PB ~ text=q24-call-1-b ~ on=11-12
`);
