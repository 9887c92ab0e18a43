/**
 * Pairs of titles that one employer may have for two vacancies: subjects, machines, licences, shifts, clients, fields of
 * medicine and of law, tongues, levels of school, kinds of goods. Written by who knew the rules; rules were mended by them.
 */
export const twoWorks: readonly (readonly [string, string])[] = `
Professor de Matemática|Professor de Física
Professor de Inglês - Manhã|Professor de Inglês - Tarde
Professor de Educação Infantil|Professor de Ensino Fundamental I
Professor Fundamental 1|Professor Fundamental 2
Professor de Artes|Professor de Música
Professor(a) Regente|Professor(a) Auxiliar
Auxiliar de Classe|Professor
Instrutor de Natação|Instrutor de Musculação
Operador de Empilhadeira|Operador de Paleteira
Operador de Torno CNC|Operador de Fresa CNC
Operador de Retroescavadeira|Operador de Escavadeira
Operador de Injetora|Operador de Extrusora
Operador de Máquina Injetora|Operador de Máquina Sopradora
Operador de Caldeira|Operador de ETE
Operador de ETA|Operador de ETE
Motorista Categoria D|Motorista Categoria E
Motorista CNH B|Motorista CNH D
Motorista de Truck|Motorista de Toco
Motorista de Carreta|Motorista de Bitrem
Motorista Carreteiro|Motorista Truck
Motorista Executivo|Motorista Escolar
Motorista Diurno|Motorista Noturno
Motorista - Rota Urbana|Motorista - Rota Viagem
Motorista Entregador|Ajudante de Motorista
Médico Pediatra|Médico Ginecologista
Médico Clínico Geral|Médico Cardiologista
Médico do Trabalho|Médico da Família
Enfermeiro UTI|Enfermeiro Centro Cirúrgico
Enfermeiro Pronto-Socorro|Enfermeiro Internação
Enfermeiro Assistencial|Enfermeiro Supervisor
Enfermeiro Auditor|Enfermeiro Assistencial
Enfermeiro do Trabalho|Enfermeiro Obstetra
Técnico de Enfermagem UTI Adulto|Técnico de Enfermagem UTI Neonatal
Técnico de Enfermagem - Hemodiálise|Técnico de Enfermagem - Oncologia
Técnico de Laboratório|Técnico de Radiologia
Fisioterapeuta Respiratório|Fisioterapeuta Ortopédico
Psicólogo Clínico|Psicólogo Organizacional
Psicólogo Hospitalar|Psicólogo Escolar
Nutricionista Clínico|Nutricionista de Produção
Dentista Ortodontista|Dentista Implantodontista
Dentista Clínico Geral|Dentista Endodontista
Farmacêutico Hospitalar|Farmacêutico Clínico
Farmacêutico RT|Farmacêutico Substituto
Veterinário de Pequenos Animais|Veterinário de Grandes Animais
Desenvolvedor Java|Desenvolvedor Python
Desenvolvedor Front-end|Desenvolvedor Back-end
Desenvolvedor React|Desenvolvedor Angular
Desenvolvedor .NET|Desenvolvedor PHP
Desenvolvedor Android|Desenvolvedor iOS
Desenvolvedor C#|Desenvolvedor C++
Analista de Dados|Engenheiro de Dados
Cientista de Dados|Analista de Dados
Analista de Testes Manual|Analista de Testes Automação
Analista de Infraestrutura|Analista de Redes
Analista de Suporte N1|Analista de Suporte N2
Analista SAP MM|Analista SAP SD
Consultor SAP FI|Consultor SAP CO
Analista Fiscal|Analista Contábil
Assistente Fiscal|Assistente Contábil
Assistente Financeiro - Contas a Pagar|Assistente Financeiro - Contas a Receber
Analista de Contas a Pagar|Analista de Contas a Receber
Analista de RH - Recrutamento|Analista de RH - Benefícios
Analista de Remuneração|Analista de Treinamento
Analista de Compras|Analista de Vendas
Comprador de Diretos|Comprador de Indiretos
Comprador Hortifruti|Comprador Mercearia
Analista de Marketing Digital|Analista de Marketing de Produto
Designer Gráfico|Designer UX
Advogado Trabalhista|Advogado Cível
Advogado Tributário|Advogado Societário
Estágio em Direito|Estágio em Administração
Estágio em Engenharia Civil|Estágio em Engenharia Elétrica
Estágio - Marketing|Estágio - Financeiro
Estágio Manhã|Estágio Tarde
Estagiário de Psicologia|Estagiário de Pedagogia
Jovem Aprendiz Administrativo|Jovem Aprendiz Produção
Engenheiro Civil|Engenheiro Mecânico
Engenheiro de Processos|Engenheiro de Produto
Engenheiro de Qualidade|Engenheiro de Segurança
Engenheiro de Orçamentos|Engenheiro de Planejamento
Engenheiro Eletricista|Engenheiro Eletrônico
Engenheiro de Obras|Engenheiro de Projetos
Técnico em Eletrônica|Técnico em Eletrotécnica
Técnico de Segurança do Trabalho|Técnico de Meio Ambiente
Técnico em Mecânica|Técnico em Mecatrônica
Eletricista Predial|Eletricista Industrial
Eletricista de Baixa Tensão|Eletricista de Alta Tensão
Mecânico Diesel|Mecânico Gasolina
Mecânico de Motos|Mecânico de Automóveis
Mecânico de Refrigeração|Mecânico Hidráulico
Soldador MIG|Soldador TIG
Soldador Eletrodo|Soldador MIG
Pintor Automotivo|Pintor Predial
Pintor Industrial|Pintor Imobiliário
Pedreiro de Acabamento|Pedreiro de Alvenaria
Carpinteiro de Formas|Carpinteiro de Telhado
Armador|Carpinteiro
Encanador Predial|Encanador Industrial
Costureira Overloque|Costureira Reta
Cortador de Tecidos|Cortador de Couro
Padeiro|Confeiteiro
Cozinheiro|Pizzaiolo
Cozinheiro Líder|Cozinheiro
Auxiliar de Cozinha|Auxiliar de Limpeza
Garçom|Barman
Recepcionista Diurno|Recepcionista Noturno
Recepcionista de Hotel|Recepcionista de Eventos
Recepcionista Bilíngue Inglês|Recepcionista Bilíngue Espanhol
Camareira|Camareira Líder
Governanta|Camareira
Vendedor Interno|Vendedor Externo
Vendedor B2B|Vendedor B2C
Vendedor de Peças|Vendedor de Serviços
Vendedor de Veículos Novos|Vendedor de Veículos Seminovos
Vendedor - Moda Feminina|Vendedor - Moda Masculina
Vendedor - Eletro|Vendedor - Móveis
Vendedor Comissionado|Vendedor Fixo
Vendedor Shopping Norte|Vendedor Shopping Sul
Vendedor - Loja Centro|Vendedor - Loja Savassi
Vendedor Loja 12|Vendedor Loja 15
Vendedor - Setor Tintas|Vendedor - Setor Hidráulica
Operador de Caixa|Repositor
Repositor - Noturno|Repositor - Diurno
Repositor de Perecíveis|Repositor de Mercearia
Açougueiro|Peixeiro
Operador de Loja - Padaria|Operador de Loja - Frios
Operador de Telemarketing Ativo|Operador de Telemarketing Receptivo
Atendente SAC|Atendente Cobrança
Atendente Chat|Atendente Voz
Atendente de Telemarketing - Inglês|Atendente de Telemarketing - Espanhol
Promotor de Vendas - Zona Norte|Promotor de Vendas - Zona Sul
Promotor de Vendas - Bebidas|Promotor de Vendas - Laticínios
Promotor Fixo|Promotor Roteirista
Representante Comercial - Alimentos|Representante Comercial - Cosméticos
Executivo de Contas - Varejo|Executivo de Contas - Indústria
Executivo de Contas PME|Executivo de Contas Enterprise
Gerente de Contas Corporate|Gerente de Contas Middle
Gerente de Relacionamento PF|Gerente de Relacionamento PJ
Gerente de Loja|Gerente Regional
Gerente de Loja|Subgerente de Loja
Gerente Comercial|Supervisor Comercial
Supervisor de Produção - Turno A|Supervisor de Produção - Turno B
Auxiliar de Produção - 1º Turno|Auxiliar de Produção - 2º Turno
Auxiliar de Produção - Noite|Auxiliar de Produção - Horário Comercial
Auxiliar de Produção - Corte|Auxiliar de Produção - Embalagem
Auxiliar de Produção Temporário|Auxiliar de Produção Efetivo
Auxiliar de Logística - Recebimento|Auxiliar de Logística - Expedição
Conferente de Recebimento|Conferente de Expedição
Analista de Logística Inbound|Analista de Logística Outbound
Analista de Importação|Analista de Exportação
Despachante|Auxiliar de Despachante
Porteiro|Vigia
Porteiro 12x36 Diurno|Porteiro 12x36 Noturno
Vigilante Armado|Vigilante Desarmado
Vigilante Patrimonial|Vigilante de Escolta
Zelador - Edifício Aurora|Zelador - Edifício Horizonte
Auxiliar de Limpeza - Hospital|Auxiliar de Limpeza - Shopping
Auxiliar de Limpeza - Cliente Banco|Auxiliar de Limpeza - Cliente Escola
Faxineira|Copeira
Jardineiro|Piscineiro
Operador de Colheitadeira|Operador de Pulverizador
Tratorista|Vaqueiro
Técnico Agrícola - Soja|Técnico Agrícola - Café
Agrônomo - Campo|Agrônomo - Pesquisa
Trabalhador Rural - Colheita|Trabalhador Rural - Plantio
Auxiliar de Granja - Aves|Auxiliar de Granja - Suínos
Corretor de Imóveis - Lançamentos|Corretor de Imóveis - Locação
Consultor de Seguros - Auto|Consultor de Seguros - Vida
Consultor de Vendas - Consórcio|Consultor de Vendas - Empréstimo
Consultor SAP|Consultor Totvs
Instalador de Alarmes|Instalador de Câmeras
Técnico de Campo - Fibra|Técnico de Campo - Rádio
Barbeiro|Cabeleireiro
Manicure|Depiladora
Esteticista Facial|Esteticista Corporal
Atendente de Loja - Fim de Semana|Atendente de Loja - Segunda a Sexta
Atendente Meio Período|Atendente Período Integral
Tradutor Inglês|Tradutor Alemão
Product Manager|Product Owner
Scrum Master|Agile Coach
Tech Lead|Desenvolvedor
Coordenador Pedagógico|Orientador Educacional
Secretária Escolar|Secretária Executiva
Monitor de Transporte|Monitor de Alunos
Cuidador de Idosos Diurno|Cuidador de Idosos Noturno
Bombeiro Civil|Brigadista
Almoxarife - Obra Alfa|Almoxarife - Obra Beta
Mestre de Obras|Encarregado de Obras
Caixa - Agência Centro|Caixa - Agência Boa Vista
Farmacêutico - Filial 3|Farmacêutico - Filial 7
Analista de Qualidade - Alimentos|Analista de Qualidade - Cosméticos
Analista de Crédito PF|Analista de Crédito PJ
Gestor de Tráfego|Gestor de Conteúdo
Redator|Revisor
Fotógrafo|Videomaker
Médico Plantonista Noturno|Médico Diarista
Atendente - Quiosque|Atendente - Loja
Oficial de Manutenção Predial|Auxiliar de Manutenção Predial
Oficial de Cozinha|Chefe de Cozinha
Assistente Social|Assistente Administrativo
Assistente Jurídico|Assistente de Cobrança
Líder de Loja|Vendedor
Estoquista|Vendedor
Lavador de Veículos|Manobrista
Borracheiro Leve|Borracheiro Pesado
Operador de Guindaste|Operador de Munck
Operador de Ponte Rolante|Operador de Empilhadeira
Técnico de Suporte - Cliente Hospital|Técnico de Suporte - Cliente Mineradora
Consultor de Beleza - Maquiagem|Consultor de Beleza - Perfumaria
Psicopedagogo|Psicólogo
Terapeuta ABA|Terapeuta Ocupacional
Auditor Interno|Auditor Externo
Analista de Risco de Crédito|Analista de Risco de Mercado
Analista de Planejamento Financeiro|Analista de Planejamento Tributário
Controlador de Pragas|Controlador de Acesso
Fiscal de Loja|Fiscal de Caixa
Fiscal de Prevenção|Fiscal de Trânsito
Motofretista - Moto Própria|Motofretista - Moto da Empresa
Entregador de Bicicleta|Entregador de Moto
Balconista de Farmácia|Balconista de Padaria
Cumim|Garçom
Inspetor de Qualidade|Inspetor de Solda
Inspetor de Alunos|Inspetor de Segurança
Ferramenteiro de Corte e Dobra|Ferramenteiro de Injeção
Montador de Móveis|Montador de Andaimes
Montador Mecânico|Montador Elétrico
Desenhista Mecânico|Desenhista Civil
Projetista Elétrico|Projetista Hidráulico
Topógrafo|Nivelador
Laboratorista de Solo|Laboratorista de Concreto
Atendente de Loja|Operador de Caixa
Repositor|Operador de Loja
Vendedor de Loja|Vendedor Externo
Atendente de SAC|Operador de Telemarketing Vendas
Operador de Call Center Receptivo|Operador de Telemarketing Ativo
Auxiliar de Limpeza|Jardineiro
Separador|Conferente
Auxiliar de Logística|Conferente
Auxiliar de Estoque|Auxiliar de Logística
Auxiliar de Produção|Operador de Máquina
Operador de Máquina|Operador de Produção
Operador de Envase|Operador de Caldeira
Operador de Envase|Operador de Rotulagem
Operador de Processo|Operador de Empilhadeira
Mecânico|Eletricista
Motorista Entregador|Ajudante de Entrega
Motorista de Caminhão|Motorista Carreteiro
Motorista de Ônibus|Motorista de Caminhão
Motorista Categoria D|Motorista de Ônibus
Motorista Categoria D|Motorista de Van
Recepcionista|Telefonista
Secretária Escolar|Recepcionista
Secretária|Recepcionista
Garçom|Atendente de Lanchonete
Cozinheiro|Auxiliar de Cozinha
Chapeiro|Atendente de Lanchonete
Professor de Educação Infantil|Auxiliar de Classe
Professor de Musculação|Professor de Natação
Personal Trainer|Professor de Natação
Professor de Ginástica|Professor de Musculação
Analista de RH|Analista de DP
Analista de Sistemas|Analista de Suporte
Desenvolvedor|Analista de Testes
Desenvolvedor Frontend|Desenvolvedor Backend
Desenvolvedor Java|Desenvolvedor PHP
Programador PHP|Desenvolvedor Java
Programador CNC|Operador CNC
Administrador de Redes|DBA
Designer Gráfico|Web Designer
Social Media|Redator
Videomaker|Designer
Vigilante|Porteiro
Fiscal de Loja|Vigilante
Balconista de Padaria|Balconista de Açougue
Atendente de Padaria|Atendente de Farmácia
Atendente de Frios|Atendente de Padaria
Atendente de Balcão|Atendente de Mesa
Balconista|Atendente de Loja
Vendedor de Calçados|Vendedor de Roupas
Vendedor de Móveis|Vendedor de Eletrônicos
Consultor de Moda|Vendedor de Calçados
Cuidador de Idosos|Cuidador Escolar
Técnico de Enfermagem|Cuidador
Executivo de Negócios|Gerente de Negócios
Enfermeiro UTI|Enfermeiro Assistencial
Eletricista Montador|Eletricista de Manutenção
Pedreiro|Servente de Pedreiro
Auxiliar de Berçário|Professor de Berçário
Auxiliar de Costura|Costureira
Montador Mecânico|Mecânico de Manutenção
Eletromecânico|Mecânico de Manutenção
Soldador|Caldeireiro
Recepcionista de Hotel|Recepcionista de Clínica
Copeira|Auxiliar de Cozinha
Copeira Hospitalar|Camareira Hospitalar
Auxiliar de Nutrição|Nutricionista
Promotor de Vendas|Repositor
Vendedor de Rota|Vendedor de Loja
Consultor Externo|Consultor Interno
Televendas|Vendedor Externo
Operador de Telemarketing|Supervisor de Telemarketing
Selecionador|Analista de RH
Orçamentista|Projetista
Técnico de Edificações|Mestre de Obras
Colhedor|Operador de Colheitadeira
Operador de Pulverizador|Tratorista
Zelador|Porteiro
Auxiliar de Loja|Vendedor de Loja
Auxiliar de Loja|Estoquista
Agente de Crédito|Agente de Cobrança
Auditor|Analista Contábil
`
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [one = "", other = ""] = line.split("|");
    return [one, other];
  });
