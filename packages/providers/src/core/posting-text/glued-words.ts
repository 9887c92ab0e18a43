/**
 * Tells whether two words that touch ("GithubExperiência", "JavaScript") were parted before: a break was
 * lost when the second is a word that begins a line of a Brazilian posting, or the first one that ends
 * a line. Names with capitals inside stay whole.
 *
 * @param left from its last capital on, as it stands in the text
 * @param right up to the next capital
 */
export function areGlued(left: string, right: string): boolean {
  if (left.length + right.length <= keptLengthMax && keptNames.has((left + right).toLowerCase()))
    return false;
  if (beginsLine(right)) return true;
  if (left.length > 3 && sentenceStarts.has(right)) return true;
  if (right.length < 2 || isPlural(right)) return false;
  const isWholeWord = isLowerCase(left) && left.length >= (isCapital(right) ? 4 : 3);
  return (isWholeWord || endsLine(left)) && (right.length > 2 || isCapital(right));
}

/** @returns true for a word that begins lines of postings: "Conhecimento", "Vale", "Graduação". */
export function beginsLine(word: string): boolean {
  if (word.length < 2) return false;
  if (hasAccent.test(word)) return true;
  const lower = word.toLowerCase();
  return firstWords.has(lower) || (lower.length >= 5 && beginnings.test(lower) && !foreignWords.has(lower));
}

/**
 * Stricter than `beginsLine`: a word of the list alone.
 *
 * @param word folded
 */
export function isFirstWord(word: string): boolean {
  return firstWords.has(word);
}

function endsLine(word: string): boolean {
  if (word.length < 4) return false;
  const lower = word.toLowerCase();
  return hasAccent.test(word) || lastWords.has(lower) || endings.test(lower);
}

function isPlural(right: string): boolean {
  return right.length === 2 && right.endsWith("s");
}

function isLowerCase(word: string): boolean {
  return word === word.toLowerCase();
}

function isCapital(word: string): boolean {
  return word === word.toUpperCase();
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

const sentenceStarts = words("Na No Nas Nos Em Se Ao Aos Um Uma Para Com");

const lastWords = words(`
  vida saude creche office gympass wellhub zenklub totalpass transporte privada remunerado remunerada
  familiares dependentes lucros resultados academia parcerias vantagens idiomas refeitorio equipe empresa
  diferenciais requisitos obrigatorios desejaveis
`);

/** In lower case, written as one. */
const keptNames = words(`
  javascript typescript coffeescript postscript linkedin youtube whatsapp github gitlab bitbucket frontend backend
  fullstack webservice webservices onboarding postgresql mysql nosql powerbi powerpoint powershell devops ifood
  pagseguro mercadolivre mercadopago sulamérica notredame seniorlab esocial mcdonald wordpress openai opencv
  homeoffice openoffice libreoffice newsletter startup totvs autocad springboot nodejs reactjs vuejs nextjs macos
  bradescoseguros portoseguro tokiomarine smartphone unimed fgts epi
`);

const keptLengthMax = Math.max(...[...keptNames].map((name) => name.length));

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}
