import { foldText } from "@vagou/providers/core/text/fold-text";

/** The levels that titles name, from the first job to the last, in the order to show them. */
export const levelNames = [
  "apprentice",
  "internship",
  "trainee",
  "junior",
  "mid",
  "senior",
  "specialist",
  "lead",
] as const;

export type Level = (typeof levelNames)[number];

/**
 * The levels that a title names, from the lowest: "Analista Pl/Sr" has two. A grade ("Analista II") is none, because
 * each employer counts in its own way. "Supervisor de estágio" is no intern.
 *
 * @returns nothing where the title names none
 */
export function readLevel(title: string): readonly Level[] {
  const found = new Set<Level>();
  let supervises = false;
  let helps = false;
  let before = "";
  for (const [word] of foldText(title)
    .replaceAll(noLevel, " ")
    .matchAll(/[a-z]+/g)) {
    const level = levelOfWord.get(word);
    const isHelped = level === "lead" && helps && ofWhom.has(before);
    supervises ||= supervisors.has(word) || level === "lead";
    helps ||= helpers.has(word);
    before = word;
    if (level === undefined || isHelped) continue;
    if (supervises && (level === "internship" || level === "apprentice")) continue;
    found.add(level);
  }
  return found.size === 0 ? none : levelNames.filter((level) => found.has(level));
}

const none: readonly Level[] = [];

/** "PL 2231" is an employer's number of the vacancy, not "pleno"; who hunts heads or leads is no head and no lead. */
const noLevel = /\b(?:pl|sr|jr|mid)[ -]?\d{3,}|\blead time\b|\bhead hunters?\b|\blead gen(?:eration)?\b/g;

const words: Readonly<Record<Level, string>> = {
  apprentice: "aprendiz aprendizes apprentice",
  internship: "estagio estagios estagiario estagiaria estagiarios estagiarias estag intern internship",
  trainee: "trainee trainees",
  junior: "jr jnr junior juniores",
  mid: "pl pleno plena plenos mid",
  senior: "sr snr senior seniores",
  specialist: "especialista especialistas specialist",
  lead: "lider lead supervisor supervisora coordenador coordenadora coord encarregado encarregada gerente diretor diretora head chefe",
};

const levelOfWord: ReadonlyMap<string, Level> = new Map(
  levelNames.flatMap((level) => words[level].split(" ").map((word) => [word, level] as const)),
);

/** They help a chief: "Assistente do Diretor". */
const helpers: ReadonlySet<string> = new Set("assistente auxiliar ajudante secretario secretaria".split(" "));
const ofWhom: ReadonlySet<string> = new Set("de do da dos das ao".split(" "));

/** They work with interns and apprentices. */
const supervisors: ReadonlySet<string> = new Set(
  "analista assistente auxiliar professor professora orientador orientadora preceptor preceptora instrutor instrutora educador educadora tutor tutora gestor gestora agente".split(
    " ",
  ),
);
