import { companies } from "./companies.ts";
import { doubtfulSentences } from "./doubtful-sentences.ts";
import { inventLevel } from "./invent-level.ts";
import { commonOccupations, otherOccupations, type Occupation } from "./occupations.ts";
import { otherTerms } from "./other-terms.ts";
import { capitals, pickPlace } from "./places.ts";
import { createRandom, type Random } from "./random.ts";
import type { Place, Vacancy } from "./vacancy.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Share of vacancies that are years old and still marked open, as on real portals. */
const forgottenShare = 0.04;

/**
 * The vacancies of one portal, newest first: a part of one common set of some 4,500, so that many are on
 * several portals, with small differences as on real ones. Each capital has vacancies of each common
 * occupation. The same seed and moment give the same vacancies.
 *
 * @param seed identifies the portal
 * @param now the dates are before this instant
 * @param saysPeriod whether the portal's format says for what time a pay is; the others show none but by the month
 */
export function generateVacancies(
  seed: number,
  count: number,
  now: Date,
  { saysPeriod = false }: { saysPeriod?: boolean } = {},
): Vacancy[] {
  const random = createRandom(seed);
  const { everyday, others } = marketOf(now);
  const chosen = everyday.map((variants) => random.pick(variants)).slice(0, count);
  const rest = random.sample(others, count - chosen.length);
  return [...chosen, ...rest]
    .map((draft) => asThisPortalHasIt(random, draft))
    .map((draft) => (saysPeriod || draft.pay?.period === "month" ? draft : { ...draft, pay: null }))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .map((draft, number) => ({ number, ...draft }));
}

type Market = {
  /** For each common occupation in each capital, the vacancies of some employers. */
  everyday: readonly [Draft, ...Draft[]][];
  others: readonly Draft[];
};

const marketSeed = 42;
const variantsOfEveryday = 3;
const othersInMarket = 4_000;
const marketKeptMs = 60_000;

let newestMarket: { now: Date; market: Market } | undefined;

/** Portals that start together share one set of vacancies. */
function marketOf(now: Date): Market {
  const age = newestMarket === undefined ? -1 : now.getTime() - newestMarket.now.getTime();
  if (newestMarket !== undefined && age >= 0 && age < marketKeptMs) return newestMarket.market;
  const random = createRandom(marketSeed);
  let invented = 0;
  const invent = (occupation: Occupation, place: Place): Draft => {
    const draft = inventVacancy(random, occupation, place, now);
    return { ...draft, ...otherTerms(draft, invented++) };
  };
  const everyday = capitals.flatMap((place) =>
    commonOccupations.map((occupation): [Draft, ...Draft[]] => [
      invent(occupation, place),
      ...Array.from({ length: variantsOfEveryday - 1 }, () => invent(occupation, place)),
    ]),
  );
  const others = Array.from({ length: othersInMarket }, () => {
    const isCommon = random.chance(0.25);
    const occupation = random.pick(isCommon ? commonOccupations : otherOccupations);
    return invent(occupation, pickPlace(random));
  });
  const market = { everyday, others: others.map(withDoubtfulSentence) };
  newestMarket = { now, market };
  return market;
}

/** One vacancy in this many says what frauds say. */
const doubtfulEach = 50;

function withDoubtfulSentence(draft: Draft, number: number): Draft {
  const sentence = doubtfulSentences[(number / doubtfulEach) % doubtfulSentences.length];
  return sentence === undefined ? draft : { ...draft, introduction: `${draft.introduction} ${sentence}` };
}

/** Changes a vacancy as portals do: a title in capitals, no pay, or a slightly different date. */
function asThisPortalHasIt(random: Random, draft: Draft): Draft {
  return {
    ...draft,
    title: random.chance(0.08) ? draft.title.toUpperCase() : draft.title,
    pay: random.chance(0.15) ? null : draft.pay,
    publishedAt: new Date(
      draft.publishedAt.getTime() - (random.chance(0.3) ? random.between(1, 3) * dayMs : 0),
    ),
  };
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
    level: inventLevel({ title, contract: occupation.contract }, name),
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
  return {
    period: "month",
    min,
    max: Math.max(min, max),
    negotiable: random.chance(0.15),
    isShown: !random.chance(0.1),
  };
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
