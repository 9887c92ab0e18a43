/**
 * Pairs of titles that two portals may have for one vacancy: in English and in Portuguese, in two spellings, by letters, by two names of
 * one occupation. Written before the rules that bring them together.
 */
export const otherWords: readonly (readonly [string, string])[] = `
Costureira Overloque|Costureira (Overlock)
Operador de Munck|Operador de Munk
Motorista de Muck|Motorista de Caminhão Munck
Teacher - Inglês|Professor de Inglês
English Teacher|Professor de Inglês
SDR (Sales Development Representative)|SDR - Pré-vendas
Representante de Desenvolvimento de Vendas|Sales Development Representative (SDR)
SDR|Sales Development Representative
CSM|Customer Success Manager
PMO|Project Management Office
DBA|Database Administrator
Operador de CFTV|Operador de Circuito Fechado de TV
Promotor de PDV|Promotor de Ponto de Venda
Help Desk|Suporte Técnico de TI
Atendente de Lanchonete|Atendente de Fast Food
Monitora de Educação Infantil|Auxiliar de Sala
BDR|Business Development Representative
Quality Assurance Analyst|Analista de Testes (QA)
Quality Assurance Analyst|Analista de QA
QA Engineer|Engenheiro de QA
Financial Analyst|Analista Financeiro
Accounting Analyst|Analista Contábil
Accountant|Contador
Tax Analyst|Analista Fiscal
HR Analyst|Analista de RH
Human Resources Analyst|Analista de Recursos Humanos
Product Manager|Gerente de Produto
Project Manager|Gerente de Projetos
Sales Manager|Gerente de Vendas
Account Executive|Executivo de Contas
Customer Success Analyst|Analista de Sucesso do Cliente
Customer Service Representative|Representante de Atendimento ao Cliente
Software Engineer|Engenheiro de Software
Backend Developer|Desenvolvedor Back-end
Data Engineer|Engenheiro de Dados
Business Analyst|Analista de Negócios
Systems Analyst|Analista de Sistemas
Network Analyst|Analista de Redes
Support Analyst|Analista de Suporte
Technical Support Analyst|Analista de Suporte Técnico
Process Engineer|Engenheiro de Processos
Production Supervisor|Supervisor de Produção
Maintenance Technician|Técnico de Manutenção
Quality Engineer|Engenheiro de Qualidade
Mechanical Engineer|Engenheiro Mecânico
Electrical Engineer|Engenheiro Elétrico
Buyer|Comprador
Lawyer|Advogado
Recruiter|Recrutador
Purchasing Analyst|Analista de Compras
Logistics Coordinator|Coordenador de Logística
Planning Analyst|Analista de Planejamento
Administrative Assistant|Assistente Administrativo
Receptionist|Recepcionista
Nurse|Enfermeiro
Warehouse Operator|Operador de Armazém
Graphic Designer|Designer Gráfico
Content Analyst|Analista de Conteúdo
Operations Manager|Gerente de Operações
Finance Manager|Gerente Financeiro
Credit Analyst|Analista de Crédito
Balconista de Farmácia|Balconista de Drogaria
Atendente de SAC|Representante de Atendimento ao Cliente
Operador Logístico|Auxiliar de Logística
Auxiliar de Fábrica|Auxiliar de Produção
Auxiliar de Granja (Aves)|Trabalhador de Granja - Avicultura
Técnico em Avicultura|Técnico Avícola
Assistente Contas a Pagar e Receber|Assistente Financeiro
Web Designer|Webdesigner
Office Boy|Office-boy
Motoboy|Moto Boy
Bar Tender|Bartender
Cabelereiro|Cabeleireiro
Téc. Enf.|Técnico de Enfermagem
Eng. de Seg. do Trabalho|Engenheiro de Segurança do Trabalho
Coord. Pedag.|Coordenador Pedagógico
Prof. Ed. Física|Professor de Educação Física
Med. Vet.|Médico Veterinário
Rep. Comercial|Representante Comercial
Vend. Ext.|Vendedor Externo
Atend. de Telemarketing|Atendente de Telemarketing
Analista de D.P.|Analista de DP
Analista de R.H.|Analista de Recursos Humanos
Técnico em T.I.|Técnico de TI
Aux. de Serv. Gerais|Auxiliar de Serviços Gerais
A.S.G.|Auxiliar de Serviços Gerais
Analista de PCM|Analista de Planejamento e Controle de Manutenção
Farmacêutico RT|Farmacêutico Responsável Técnico
Vendedor - ambos os sexos|Vendedor
Auxiliar de Produção - masculino/feminino|Auxiliar de Produção
Vendedor de Moda Feminina|Vendedor Moda Feminina
Operador de Caixa (sem experiência)|Operador de Caixa
Pedreiro - Início imediato|Pedreiro
Auxiliar de Produção - 10 vagas|Auxiliar de Produção
Contratação imediata: Soldador|Soldador
Estamos contratando Soldador|Soldador
Vaga: Cozinheiro - Primeiro emprego|Cozinheiro
Analista de Suporte - Contrato por tempo indeterminado|Analista de Suporte
Analista de Logística|Analista de Supply Chain
Babá|Cuidadora Infantil
Barista|Atendente de Cafeteria
Berçarista|Auxiliar de Berçário
Eletricista de Autos|Auto Elétrico
Fonoaudióloga|Fono
Motorista Categoria D|Motorista de Caminhão
Motorista de Carreta|Motorista Categoria E
Operador de Caixa|Frente de Caixa
Operador de Call Center|Operador de Telemarketing
Peixeiro|Atendente de Peixaria
Personal Trainer|Professor de Musculação
Pintor Automotivo|Pintor de Autos
Professora de Educação Infantil|Professor de Ensino Infantil
QA|Analista de Testes
Recepcionista de Academia|Atendente de Academia
Secretária de Consultório|Recepcionista de Clínica
Segurança Patrimonial|Vigilante
Separador de Pedidos|Auxiliar de Logística
Enfermeiro Assistencial|Enfermeiro
`
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [one = "", other = ""] = line.split("|");
    return [one, other];
  });
