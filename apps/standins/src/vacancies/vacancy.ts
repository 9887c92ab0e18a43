/** An invented vacancy, before a portal gives it its wire format. */
export type Vacancy = {
  /** From 0, newest first. */
  number: number;
  title: string;
  area: string;
  /** `isReal`: the name is a real employer's, on a portal of that employer alone. */
  company: { name: string; slug: string; about: string; isReal?: boolean };
  isConfidential: boolean;
  place: Place;
  workMode: "remote" | "hybrid" | "onsite";
  contract: Contract;
  /** That of the title, else one that the title does not say; null where the employer tells none. */
  level: Level | null;
  /** In reais; null when the employer states none. */
  pay: { period: PayPeriod; min: number; max: number; negotiable: boolean; isShown: boolean } | null;
  introduction: string;
  duties: string[];
  requirements: string[];
  benefits: string[];
  /** The people whom the vacancy prefers, in words, or null when it prefers none. */
  affirmative: string | null;
  isTalentPool: boolean;
  publishedAt: Date;
  closesAt: Date | null;
};

export type Contract = "CLT" | "PJ" | "Estágio" | "Jovem aprendiz" | "Temporário" | "Freelancer";

export type Level = "Estágio" | "Júnior" | "Pleno" | "Sênior";

export type PayPeriod = "hour" | "day" | "week" | "month";

export type Place = {
  city: string;
  state: { uf: string; name: string; ibgeCode: number };
};
