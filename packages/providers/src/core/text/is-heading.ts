/**
 * @param folded a line, folded
 * @returns true when it only names the lines below it, in Portuguese or English: "requisitos:", "benefits"
 */
export function isHeading(folded: string): boolean {
  return folded.length <= headingLengthMax && headings.test(folded);
}

const headingLengthMax = 60;

/** Whole lines; "Requisitos do cliente" or "Benefits administration" may be an item. */
const headings =
  /^\W*(?:(?:pre[- ]?)?requisitos(?: (?:obrigatorios|desejaveis|necessarios|tecnicos|da vaga|e qualificacoes|basicos))?|qualificacoes|(?:principais )?(?:responsabilidades|atribuicoes|atividades)(?: e (?:atribuicoes|responsabilidades|atividades))?|(?:nossos |principais |pacote de )?beneficios|diferenciais|desejaveis|sobre (?:a vaga|nos|a empresa|o cargo)|quem somos|descricao(?: da vaga| do cargo)?|informacoes adicionais|o que (?:oferecemos|temos para voce|esperamos(?: de voce)?|buscamos)|perfil desejado|formacao(?: academica)?|escolaridade|necessario|outros|conhecimentos (?:avancados|especificos)|(?:(?:physical|minimum|basic|preferred|other|job|key|general|additional|your|our) )?(?:requirements|qualifications|responsibilities|benefits|perks)|about (?:us|you|the (?:role|job|team|company))|what we offer|nice to have)\W*$/;
