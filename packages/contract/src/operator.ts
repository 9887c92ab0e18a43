import { productName } from "./product.ts";

/** Who answers for an installation, as its pages and e-mails say it. */
export type Operator = {
  /** Name, document and address in one phrase: "Vagas Ltda., CNPJ 12.345.678/0001-95, Rua …, São Paulo". */
  identity: string;
  /** Where people write for help. */
  supportEmail: string;
  /** Where people write about their personal data. */
  privacyEmail: string;
  /** Who makes the product, and where they are found. */
  makerName: string;
  makerUrl: string;
  /** How our requests to portals name themselves: "Vagou/1.0 (+https://…/robo)". */
  userAgent: string;
};

/** What an installation says whose operator left it out; in production the first two must be said. */
export const operatorDefaults = {
  name: "Equipe de demonstração",
  supportEmail: "ajuda@vagou.com.br",
  makerName: `Equipe ${productName}`,
  makerUrl: "https://vagou.com.br",
} as const;
