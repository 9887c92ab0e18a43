import type { Contract, Vacancy } from "./vacancy.ts";

/** One vacancy of these areas in this many is paid by the hour, day or week, most of them as freelance work. */
const otherTermsEach = 6;

/**
 * @param number counts the vacancies as they are invented
 * @returns what a vacancy has instead of an employee's monthly pay; nothing for most
 */
export function otherTerms(
  { area, title }: Pick<Vacancy, "area" | "title">,
  number: number,
): Partial<Pick<Vacancy, "contract" | "pay" | "benefits">> {
  const choices = title.startsWith("Estágio") ? undefined : terms[area];
  const chosen = choices?.[Math.floor(number / otherTermsEach) % choices.length];
  if (chosen === undefined || number % otherTermsEach !== 0) return {};
  const [contract, period, min, max] = chosen;
  return {
    contract,
    pay: { period, min, max, negotiable: false, isShown: true },
    ...(contract === "Freelancer" && { benefits: ["Horário flexível", "Pagamento ao fim de cada serviço"] }),
  };
}

type Terms = readonly [Contract, NonNullable<Vacancy["pay"]>["period"], min: number, max: number];

/** Reais, by area. */
const terms: Readonly<Partial<Record<string, readonly Terms[]>>> = {
  Alimentação: [
    ["Freelancer", "day", 130, 170],
    ["Temporário", "week", 480, 620],
  ],
  "Construção civil": [
    ["Freelancer", "day", 180, 250],
    ["Temporário", "week", 800, 1100],
  ],
  Educação: [
    ["CLT", "hour", 24, 38],
    ["Freelancer", "hour", 45, 60],
  ],
  Logística: [
    ["Freelancer", "day", 150, 150],
    ["Temporário", "week", 560, 700],
  ],
  Marketing: [["Freelancer", "hour", 40, 75]],
  "Serviços gerais": [
    ["Freelancer", "day", 120, 150],
    ["Freelancer", "hour", 16, 22],
  ],
  Tecnologia: [
    ["Freelancer", "hour", 70, 110],
    ["PJ", "hour", 85, 140],
  ],
};
