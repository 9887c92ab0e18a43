import { foldText } from "@vagou/providers/core/text/fold-text";
import { hidesName } from "../../facts/hides-name.ts";
import type { JobPlace } from "../../facts/place-of-job.ts";
import { stem } from "./stem.ts";

/** The name of an employer in a form that can be compared. */
export type EmployerFacts = {
  /** The words that tell it from others, joined: "hstern" for "H. Stern S/A". */
  readonly core: string;
  /** The same letters, where two portals write the words in two orders. */
  readonly sorted: string;
  /** The same words one by one, without number and gender. */
  readonly words: readonly string[];
  /** All words of the name. */
  readonly allWords: readonly string[];
  /** The numbers of what it is, where its name says so: "padaria", "transportes". */
  readonly trades: readonly number[];
  /** All words but those that many names have, as they are written: the trade's too. */
  readonly written: readonly string[];
  /** The first two of these in one word, as another portal may write them; "" where there is but one. */
  readonly joined: string;
  /** The first letters of its words, but for short ones: "fsi" for "Facilita Serviços Integrados". */
  readonly initials: string;
  /** Whether its name says that it finds people for others. */
  readonly isAgency: boolean;
  /** What the name has in brackets: the shop's name behind that of the register; null where it has none. */
  readonly alias: EmployerFacts | null;
  /** The parts of a name that says itself twice: "Vem ser Conecta! | Conecta Contact Center". */
  readonly parts: readonly EmployerFacts[];
  /** The names on both sides of a sign: "Hospital Jatobá - Grupo Ventoforte". Empty where it has one. */
  readonly names: readonly EmployerFacts[];
};

/** A name that was read without a place. */
export type EmployerName = {
  readonly tokens: readonly string[];
  /** These without what many names have, and without the trade too. */
  readonly named: readonly string[];
  readonly own: readonly string[];
  readonly alias: EmployerName | null;
  readonly names: readonly EmployerName[];
  /** The name in a place of which it has no word. */
  readonly elsewhere: EmployerFacts;
};

/**
 * Brings together what Brazil writes around the name of an employer: legal forms, "Grupo", numbers of a MEI, accents,
 * case, what it makes. Read once for all places, of which `employerIn` leaves out the words.
 *
 * @returns null for an employer that the portal hides or does not name
 */
export function readEmployer(company: string | null): EmployerName | null {
  if (company === null || hidesName(company)) return null;
  const folded = writtenOut(foldText(company));
  const written = folded.replaceAll(legalForm, " ").match(/[a-z0-9]+/g) ?? [];
  const tokens = joinInitials(withoutArticle(written.slice(0, wordsMax)));
  const named = tokens.filter((token) => !around.has(token) && !/^\d{2,}$/.test(token));
  const name = {
    tokens,
    named,
    own: named.filter((token) => !tradeNumbers.has(token)),
    alias: company.includes("(") ? readEmployer(inBrackets.exec(company)?.[1] ?? null) : null,
    names: namesIn(company),
  };
  return { ...name, elsewhere: factsOf(name, []) };
}

/** @returns the name without the words of the posting's place, where others are left */
export function employerIn(name: EmployerName, { city, state }: JobPlace): EmployerFacts {
  const where = city === null ? [] : city.key.split(" ");
  if (state !== null) where.push(state.toLowerCase());
  return isOf(name, where) ? factsOf(name, where) : name.elsewhere;
}

/** Whether the name, or a name in it, has a word of the place. */
function isOf({ own, alias, names }: EmployerName, where: readonly string[]): boolean {
  return (
    where.some((word) => own.includes(word)) ||
    (alias !== null && isOf(alias, where)) ||
    names.some((name) => isOf(name, where))
  );
}

function factsOf(
  { tokens, named, own, alias, names: inName }: Omit<EmployerName, "elsewhere">,
  where: readonly string[],
): EmployerFacts {
  const bare = own.filter((token) => !where.includes(token));
  const core = [bare, own, named].find((words) => words.length > 0) ?? tokens;
  const names = inName.map((name) => factsOf(name, where));
  const stems = (words: readonly string[]): readonly string[] => words.map((word) => stem(word));
  return {
    core: core.join(""),
    sorted: core.toSorted().join(""),
    words: stems(core),
    allWords: stems(tokens),
    trades: named.flatMap((token) => tradeNumbers.get(token) ?? []),
    written: named,
    joined: named.length > 1 ? stem(named.slice(0, 2).join("")) : "",
    initials: initialsOf(tokens),
    isAgency: tokens.some((token) => agencyWords.has(token) || ofVacancies.test(token)),
    parts: names.filter((part) =>
      names.some((other) => other !== part && part.words.some((word) => other.words.includes(word))),
    ),
    names: names.filter(({ written }) => written.some((word) => !tradeNumbers.has(word))),
    alias: alias === null ? null : factsOf(alias, where),
  };
}

/** Short words are "de", "e", "do"; initials do not count them. */
function initialsOf(words: readonly string[]): string {
  return words.map((word) => (word.length > 2 ? word[0] : "")).join("");
}

/** One that says its name twice has a word in both: "Hospital São Lino - Unidade Norte" does not. */
function namesIn(company: string): readonly EmployerName[] {
  const written = company.split(betweenNames).filter((part) => /\p{L}{2}/u.test(part));
  if (written.length < 2) return noNames;
  return written.slice(0, namesMax).flatMap((part) => readEmployer(part) ?? []);
}

/** Few names have more than ten words, or more than two names. All words of two employers are compared with each other. */
const wordsMax = 16;
const namesMax = 4;

const noNames: readonly EmployerName[] = [];
const betweenNames = / [-–|] |[|()]/;
const inBrackets = /\(([^()]{5,60})\)/;

/** Names that nearly all write short. */
function writtenOut(written: string): string {
  const folded = written.replace(pageOfCareers, "");
  if (!anyShort.test(folded)) return folded;
  return folded
    .replaceAll(/\bn(?:ossa|\.)? ?s(?:ra|enhora)?\b\.?(?= d[aeo]s? )/g, "nossa senhora")
    .replaceAll(/\bsta\b\.?/g, "santa")
    .replaceAll(/\bsto\b\.?/g, "santo");
}

/** "Vem ser Aurora", "Aurora Carreiras": where an employer looks for people. */
const pageOfCareers = /^(?:vem|venha) ser |^trabalhe (?:na|no|com a|conosco -) |(?<=[a-z]{3}) carreiras$/;
const anyShort = /\bn(?:ossa)?\.? ?s|\bst[ao]\b/;

/** Written with dots and strokes, which would fall apart into letters. */
const legalForm = /\bs[./ ]{0,2}a\b\.?|\bs[./]s\b|\bm\.e\.?(?![a-z])|\bs\.?p\.?e\b|\bltda\b|\be\.?p\.?p\b/g;

/** "O Boticário" → "boticario"; the O of "O. R. Transportes" is an initial. */
function withoutArticle(tokens: readonly string[]): readonly string[] {
  const [first, second = ""] = tokens;
  return first === "o" && second.length > 3 && !tradeNumbers.has(second) ? tokens.slice(1) : tokens;
}

/** "h stern" → "hstern", "a c camargo" → "accamargo"; "j r transportes" → "jr", "transportes". */
function joinInitials(tokens: readonly string[]): readonly string[] {
  const words: string[] = [];
  let letters = "";
  for (const token of tokens) {
    if (/^[a-df-z]$/.test(token)) letters += token;
    else if (letters.length > 1 && (tradeNumbers.has(token) || around.has(token))) {
      words.push(letters, token);
      letters = "";
    } else {
      words.push(letters + token);
      letters = "";
    }
  }
  return letters === "" ? words : [...words, letters];
}

/** Left out of every name. */
const around: ReadonlySet<string> = new Set(
  "de da do das dos e em of the grupo group holding cia companhia empresa empresas rede loja lojas me mei eireli ss inc llc participacoes comercio comercial industria industrial servicos servico brasil brazil brasileira filial matriz unidade escritorio associados associadas nacional distribuicao operador negocios ind com sociedade limitada unipessoal slu recuperacao judicial trabalhe na no conosco carreira carreiras vagas".split(
    " ",
  ),
);
/**
 * What employers are, a trade a line. "Padaria Santa Rita" is not "Farmácia Santa Rita", but "Santa Rita" may be either. A word
 * of several trades is on several lines: a "Clínica" may be a dentist's.
 */
const trades = `alimentos alimenticia
supermercado supermercados superm mercado mercados hipermercado atacado atacadista atacarejo
transportes transportadora transp transporte viacao transportadores logistica logistico log
softwares tecnologia tecnologias technologies technology tech ti software sistemas informatica digital solucoes
engenharia construtora construcoes construcao incorporadora empreendimentos const edificacoes
calcados
confeccoes moda modas textil malhas vestuario
padaria panificadora confeitaria panificacao panificadoras
farmacia farmacias drogaria drogarias medicamentos
restaurante restaurantes pizzaria lanchonete cantina bistro gastronomia bar grill burger hamburgueria churrascaria sorveteria acai
hotel pousada hotelaria hoteis hoteleira resort
clinica clinicas hospital hospitais hosp saude maternidade policlinica hospitalar
laboratorio laboratorios lab laboratorial diagnosticos diagnostico
colegio escola col esc ensino educacional idiomas
faculdade universidade univ fac
instituto inst associacao associacoes assoc
consultoria assessoria rh recursos humanos
advogados advocacia
contabilidade contabil
seguranca patrimonial vigilancia vigilante privada
limpeza facilities
telecom telecomunicacoes internet provedor fibra
energia
quimica
metalurgica
frigorifico frig abatedouro carnes
distribuidora dist distrib bebidas alimentos
laticinios laticinio lat alimentos
veiculos motors concessionaria concessionarias automoveis autopecas autocenter oficina automotivo automotiva mecanica pneus
imoveis imobiliaria imobiliarios imobiliarias
agencia estudio studio comunicacao publicidade marketing
agro agricola agricolas agronegocio agropecuaria agropecuario agroindustrial usina insumos sementes racoes fertilizantes
cooperativa coop
contact center teleatendimento callcenter
materiais moveis planejados
cosmeticos beleza
academia academias fitness studio estudio
veterinaria veterinario
odontologia odontologica odontologico odonto
refeicoes coletivas
embalagens
bebidas cervejaria
fundicao siderurgica
montagens montagem
terceirizacao conservacao portaria
plasticos
tintas
otica oticas
joalheria joias
turismo viagens
seguros seguradora corretora
grafica
papelaria
eventos buffet
pet petshop petcenter
salao barbearia esmalteria estetica studio estudio
condominio cond administradora
fazenda haras agropecuaria agro
banco financeira credito financiamento financiamentos pagamentos fintech
fundacao fund
colchoes
lavanderia
funeraria
posto postos combustiveis
clinica clinicas odontologia odontologica odontologico odonto
clinica clinicas hospital veterinaria veterinario pet
clinica clinicas estetica`;
/** "BuscarVagas", "Empregare". */
const ofVacancies = /vagas|empreg|curriculo|recoloca/;
const agencyWords: ReadonlySet<string> = new Set(
  `rh humanos recrutamento selecao talentos talento consultoria carreira carreiras temporarios job jobs
  people pessoas recruta recrutadora contrata gente staffing outsourcing vem venha hunter headhunter luandre adecco randstad manpower manpowergroup michael page hays
  talent talents talentus hunters recruiting recruitment recruiters estagio estagios ciee iel nube espro isbet renapsi merchandising gi soulan rhbrasil allis kelly talenses fesa selpe worktime employer mappit dmrh bettha mao humano humana search executive temporario temporaria trade
  terceirizacao colocacao`.split(/\s+/),
);

const tradeNumbers: ReadonlyMap<string, readonly number[]> = numbersOf(trades);

function numbersOf(lines: string): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  for (const [number, line] of lines.split("\n").entries())
    for (const word of line.split(" ")) numbers.set(word, [...(numbers.get(word) ?? []), number]);
  return numbers;
}
