/** Pairs of titles of one vacancy, where one announces it with words that say nothing of the work; the employer is Jequitibá, in Itu. */
export const announcedTitles: readonly (readonly [string, string])[] = `
🚨 URGENTE: Soldador|Soldador
[Vaga] Soldador|Soldador
CONTRATA-SE SOLDADOR|Soldador
Contratamos: Soldador!|Soldador
Soldador #48213|Soldador
Soldador (Cód.: 8821)|Soldador
Soldador - 2 vagas|Soldador
Soldador (02 vagas)|Soldador
Soldador - R$ 2.500,00|Soldador
Soldador - CLT|Soldador
Soldador - 6x1|Soldador
Soldador - 44h semanais|Soldador
Soldador - Itu|Soldador
Soldador - Itu/SP|Soldador
Soldador em Itu - SP|Soldador
Soldador - Itu e Região|Soldador
Soldador - Jequitibá|Soldador
Soldador na Jequitibá|Soldador
Vaga para Soldador na empresa Jequitibá|Soldador
Soldador/a|Soldador(a)
Soldador(es)|Soldador
Soldadores|Soldador
Soldadora|Soldador
Soldador - início imediato|Soldador
Soldador com experiência|Soldador
Soldador c/ experiência|Soldador
Soldador - sem experiência|Soldador
Soldador (com ou sem experiência)|Soldador
Soldador - Processo Seletivo 12/2026|Soldador
Processo Seletivo - Soldador|Soldador
Soldador - Presencial|Soldador
Soldador - Efetivo|Soldador
Soldador - Vaga efetiva|Soldador
Oportunidade: Soldador|Soldador
Trabalhe conosco - Soldador|Soldador
Soldador com benefícios|Soldador
Soldador - Salário a combinar|Soldador
Soldador - Contratação imediata|Soldador
Soldador - Horário comercial|Soldador
Soldador - Segunda a sexta|Soldador
Soldador - 2ª a 6ª|Soldador
Soldador - seg a sáb|Soldador
Soldador para trabalhar em Itu|Soldador
Soldador - Escala 5x2|Soldador
Soldador - vaga aberta|Soldador
Vaga aberta: Soldador|Soldador
Vagas abertas para Soldador|Soldador
Soldador (aberto também para PcD)|Soldador
Pessoa Soldadora|Soldador
Profissional Soldador|Soldador
Soldador(a) (ele/ela)|Soldador
Estamos contratando: Soldador|Soldador
Seja nosso Soldador|Soldador
Venha ser Soldador na Jequitibá|Soldador
Soldador - Regime CLT|Soldador
Soldador (CLT)|Soldador
Soldador _ Itu|Soldador
SOLDADOR (A)|Soldador
Soldador ( a )|Soldador
Soldador.|Soldador
Auxiliar Adm.|Auxiliar Administrativo
Aux Administrativo|Auxiliar Administrativo
Auxiliar Administrativo(a)|Auxiliar Administrativa
Enfermeiro Assistencial - COREN|Enfermeiro Assistencial
Motorista D|Motorista CNH D
Motorista Categoria "D"|Motorista - CNH D
Motorista (habilitação D)|Motorista cat. D
Técnico(a) Enfermagem|Técnico em Enfermagem
Tecnico de enfermagem|Técnica(o) de Enfermagem
Operador de caixa|Operadora de Caixas
Vendedor (a) Externo (a)|Vendedora Externa
Analista Contábil PL|Analista Contábil Pleno
Analista Contábil - Pleno (a)|Analista Contábil PL.
Dev. Java Sr|Desenvolvedor Java Sênior
Desenvolvedor (Java)|Desenvolvedor Java
Eng. Mecânico|Engenheiro Mecânico
Recepcionista - Turno da Manhã|Recepcionista (manhã)
Recepcionista 1° turno|Recepcionista - Primeiro Turno
Porteiro 12x36 noturno|Porteiro Noturno - 12 x 36
Porteiro 12/36|Porteiro 12x36
Cozinheiro (a) Industrial|Cozinheira Industrial
Soldador - VT + VR|Soldador
Soldador - Fretado|Soldador
Soldador - Ensino Médio Completo|Soldador
Soldador - Ganhos acima de R$ 5.000|Soldador
Soldador - Bolsa até R$ 900|Soldador
Soldador (Registro em Carteira)|Soldador
Soldador - 1º emprego|Soldador
Soldador - Processo Seletivo 2026|Soldador
Soldador - Disponibilidade para viagens|Soldador
Admite-se soldador p/ início imediato|Soldador
`
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [one = "", other = ""] = line.split("|");
    return [one, other];
  });
