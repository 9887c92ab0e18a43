import { companies } from "./companies.ts";
import { commonOccupations, otherOccupations, type Occupation } from "./occupations.ts";
import { capitals, pickPlace } from "./places.ts";
import { createRandom, type Random } from "./random.ts";
import type { Place, Vacancy } from "./vacancy.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Share of vacancies that are years old and still marked open, as portals have them. */
const forgottenShare = 0.04;

/**
 * Invents `count` vacancies, newest first: each common occupation in each capital, the
 * rest by chance. The same seed and moment give the same vacancies.
 *
 * @param now dates count back from here
 */
export function generateVacancies(seed: number, count: number, now: Date): Vacancy[] {
  const random = createRandom(seed);
  const drafts: Draft[] = capitals
    .flatMap((place) => commonOccupations.map((occupation) => inventVacancy(random, occupation, place, now)))
    .slice(0, count);
  while (drafts.length < count) {
    const isCommon = random.chance(0.25);
    const occupation = random.pick(isCommon ? commonOccupations : otherOccupations);
    drafts.push(inventVacancy(random, occupation, pickPlace(random), now));
  }
  return drafts
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .map((draft, number) => ({ number, ...draft }));
}

type Draft = Omit<Vacancy, "number">;

function inventVacancy(random: Random, occupation: Occupation, place: Place, now: Date): Draft {
  const sector = companies[random.pick(occupation.sectors)];
  const name = random.pick(sector.names);
  const affirmative = random.pickWeighted(affirmatives);
  const isRemote = random.chance(occupation.remote * 0.6);
  const isHybrid = !isRemote && random.chance(occupation.remote * 0.6);
  const publishedAt = random.chance(forgottenShare)
    ? new Date(now.getTime() - random.between(200, 1100) * dayMs)
    : new Date(now.getTime() - Math.floor(random.next() ** 2 * 45 * dayMs) - 60_000);
  const title = random.pick(parts(occupation.titles));
  return {
    title: affirmative === pcd && random.chance(0.5) ? `${title} - PcD` : title,
    area: occupation.area,
    company: { name, slug: slugOf(name), about: sector.about },
    isConfidential: random.chance(0.04),
    place,
    workMode: isRemote ? "remote" : isHybrid ? "hybrid" : "onsite",
    contract: occupation.contract,
    pay: inventPay(random, occupation),
    introduction: `${sector.about} Estamos contratando: ${title}, ${isRemote ? "com trabalho remoto de qualquer lugar do Brasil" : `em ${place.city}`}. ${random.pick(invitations)}`,
    duties: random.sample(parts(occupation.duties), random.between(3, 5)),
    requirements: random.sample(parts(occupation.requirements), random.between(3, 5)),
    benefits: random.sample(benefits, random.between(2, 6)),
    affirmative,
    isTalentPool: random.chance(0.02),
    publishedAt,
    closesAt: random.chance(0.7) ? new Date(now.getTime() + random.between(5, 60) * dayMs) : null,
  };
}

function inventPay(random: Random, occupation: Occupation): Vacancy["pay"] {
  if (random.chance(0.35)) return null;
  const [low, high] = occupation.pay;
  const round = (reais: number) => (reais === 1518 ? reais : Math.round(reais / 50) * 50);
  const min = round(low + random.next() * (high - low) * 0.6);
  const max = random.chance(0.5) ? min : round(min + random.next() * (high - min));
  return { min, max: Math.max(min, max), negotiable: random.chance(0.15), isShown: !random.chance(0.1) };
}

const pcd = "Vaga exclusiva para pessoas com deficiência";

const affirmatives = [
  [null, 88],
  [pcd, 6],
  ["Vaga afirmativa para mulheres", 3],
  ["Vaga afirmativa para pessoas negras", 3],
] as const satisfies readonly (readonly [string | null, number])[];

const invitations = [
  "Se você gosta de trabalhar em equipe e quer crescer, venha conversar com a gente.",
  "O processo tem duas etapas e você recebe retorno em todas elas.",
  "Valorizamos quem já faz e ensinamos quem quer aprender.",
  "Todas as pessoas são bem-vindas, sem distinção de qualquer natureza.",
] as const;

const benefits = [
  "Vale-transporte",
  "Vale-refeição",
  "Vale-alimentação",
  "Plano de saúde",
  "Plano odontológico",
  "Seguro de vida",
  "Cesta básica",
  "Day off no aniversário",
  "Auxílio-creche",
  "Participação nos resultados",
  "Convênio com academias",
  "Desconto nos produtos da casa",
];

function parts(text: string): [string, ...string[]] {
  const [first = text, ...rest] = text.split(" | ");
  return [first, ...rest];
}

function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}
