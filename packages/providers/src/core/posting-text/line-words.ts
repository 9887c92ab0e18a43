/**
 * @param word as it stands in the text
 * @param lowerCase the same in lower case
 * @returns true for a word that begins lines of postings: "Conhecimento", "Vale", "Graduação"
 */
export function beginsLine(word: string, lowerCase: string): boolean {
  if (word.length < 2) return false;
  if (hasAccent.test(word) || firstWords.has(lowerCase)) return true;
  return lowerCase.length >= 5 && beginnings.test(lowerCase) && !foreignWords.has(lowerCase);
}

/**
 * @param word as it stands in the text
 * @param lowerCase the same in lower case
 * @returns true for a word that ends lines of postings: "saúde", "parcerias", "biologia"
 */
export function endsLine(word: string, lowerCase: string): boolean {
  return word.length >= 4 && (hasAccent.test(word) || lastWords.has(lowerCase) || endings.test(lowerCase));
}

/**
 * Stricter than `beginsLine`: a word of the list alone.
 *
 * @param word folded
 */
export function isFirstWord(word: string): boolean {
  return firstWords.has(word);
}

const hasAccent = /[à-üÀ-Ü]/;

/** Nouns of actions and qualities, and infinitives. */
const beginnings = /(?:mentos?|dades?|agem|ncias?|ar|ir|ando|endo|indo|dora?|tura)$/;
const endings = /(?:mentos?|dades?|agem|gens|ncias?|veis|ogia|omia|haria|grafia)$/;
const foreignWords = new Set(["calendar", "webinar", "radar", "solar", "quasar", "elixir", "stellar", "tar"]);

/** Without their accents. */
const firstWords = words(`
  conhecimentos conhecimento experiencias experiencia vivencia dominio habilidades habilidade forte solida solido
  ensino superior curso cursos cursando certificado certificados ingles espanhol idioma idiomas boa bom boas bons
  ter ser possuir saber fazer manter atender conhecer desenvolver desejo perfil excelente excelentes pleno amplo
  carteira cnh coren crc crm crp crf crea oab registro residir morar idade laudo nr pacote familiarizado interesse
  banco bancos requisitos requisito obrigatorios diferencial diferenciais qualificado graduado formado organizado proativo
  vale vales auxilio plano planos seguro convenio convenios programa programas desconto descontos ajuda bolsa
  bonus gympass wellhub ticket cesta estacionamento transporte fretado folga ferias parceria parcerias acesso
  ambiente apoio clube oportunidade oportunidades possibilidade plr ppr uniforme restaurante lanche kit presente
  recesso emprestimo assistencia previdencia participacao alimentacao refeicao licenca comissao premiacao
  bonificacao gratificacao remuneracao salario formacao graduacao certificacao certificacoes nocoes fluencia familiaridade
  disponibilidade facilidade capacidade comunicacao organizacao conhecimentos desejavel horario jornada telemedicina suporte opcional opcionais subsidio day home acompanhamento
  modelo local escala turno jornada regime contrato nota obs importante venha somos buscamos estamos
`);

const lastWords = words(`
  vida saude creche office gympass wellhub zenklub totalpass transporte privada remunerado remunerada
  familiares dependentes lucros resultados academia parcerias vantagens idiomas refeitorio equipe empresa
  diferenciais requisitos obrigatorios desejaveis
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}
