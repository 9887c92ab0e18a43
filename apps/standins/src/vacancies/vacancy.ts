/** An invented vacancy, before a portal gives it its wire format. */
export type Vacancy = {
  /** From 0, newest first. */
  number: number;
  title: string;
  area: string;
  /** `isReal`: a portal of one employer bears that employer's name. */
  company: { name: string; slug: string; about: string; isReal?: boolean };
  isConfidential: boolean;
  place: Place;
  workMode: "remote" | "hybrid" | "onsite";
  contract: Contract;
  /** Reais a month; null when the employer says nothing. */
  pay: { min: number; max: number; negotiable: boolean; isShown: boolean } | null;
  introduction: string;
  duties: string[];
  requirements: string[];
  benefits: string[];
  /** Who the vacancy is meant for first, in words, or null for everybody. */
  affirmative: string | null;
  isTalentPool: boolean;
  publishedAt: Date;
  closesAt: Date | null;
};

export type Contract = "CLT" | "PJ" | "Estágio" | "Jovem aprendiz" | "Temporário";

export type Place = {
  city: string;
  state: { uf: string; name: string; ibgeCode: number };
};
