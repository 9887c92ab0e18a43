/**
 * Pairs of titles that one employer may have for two vacancies of one work, of which only the second says for whom, for how
 * long, when or in which tongue it is. Written before the rules that tell them apart.
 */
export const otherConditions: readonly (readonly [string, string])[] = `
Fiscal de Loja|Fiscal de Loja Feminino
Vigilante|Vigilante Feminina
Auxiliar de Limpeza|Auxiliar de Limpeza (sexo masculino)
Operador de Produção|Operador de Produção - Vaga Afirmativa para Mulheres
Desenvolvedor Java|Desenvolvedor Java - Vaga afirmativa para pessoas negras
Analista de Marketing|Analista de Marketing - Exclusiva para Mulheres
Atendente de Loja|Atendente de Loja 50+
Operador de Caixa|Operador de Caixa - exclusiva para pessoas trans
Estágio em Direito|Estágio em Direito - Afirmativa para pessoas indígenas
Analista de Dados|Analista de Dados (LGBTQIA+)
Enfermeiro|Enfermeiro - Cobertura de Licença-Maternidade
Analista Fiscal|Analista Fiscal (licença maternidade)
Analista Fiscal|Analista Fiscal - substituição de licença médica
Professor de Artes|Professor de Artes - Substituição
Assistente de RH|Assistente de RH - Cobertura de férias
Auxiliar de Cozinha|Auxiliar de Cozinha (férias)
Recepcionista|Recepcionista (contrato por prazo determinado)
Auxiliar Administrativo|Auxiliar Administrativo - Tempo Determinado
Operador de Loja|Operador de Loja Intermitente
Garçom|Garçom Extra
Repositor|Repositor Temporário
Motorista Carreteiro|Motorista Carreteiro Agregado
Entregador|Entregador Cooperado
Cabeleireiro|Cabeleireiro Parceiro
Professor de Música|Professor de Música Horista
Técnico de Manutenção|Técnico de Manutenção - Mensalista
Recepcionista|Recepcionista Bilíngue
Recepcionista|Recepcionista - Inglês Fluente
Atendente de SAC|Atendente de SAC Espanhol
Analista de Suporte|Analista de Suporte (Inglês avançado)
Agente de Viagens|Agente de Viagens - Alemão
Recepcionista|Recepcionista - Meio Período
Atendente de Loja|Atendente de Loja Part-time
Vendedor|Vendedor - Tempo Parcial
Vendedor|Vendedor - Fins de Semana
Porteiro|Porteiro Folguista
Porteiro|Porteiro Volante
Porteiro|Porteiro Coringa
Auxiliar de Produção|Auxiliar de Produção - Banco de Talentos
Analista de Crédito|Analista de Crédito - Cadastro de Reserva
Analista de Crédito|Analista de Crédito - Oportunidades Futuras
Vendedor|Vendedor Líder
Gerente de Contas|Gerente de Contas Interino
Gerente de Vendas|Gerente Regional de Vendas
Mecânico|Mecânico III
Vendedor|Vendedor Autônomo
`
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [one = "", other = ""] = line.split("|");
    return [one, other];
  });
