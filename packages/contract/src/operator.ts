import { productName } from "./product.ts";

/** The operator of an installation, as its pages and e-mails name it. */
export type Operator = {
  /** Name, document and address in one phrase: "Vagas Ltda., CNPJ 12.345.678/0001-95, Rua …, São Paulo". */
  identity: string;
  /** Address for help. */
  supportEmail: string;
  /** Address for questions about personal data. */
  privacyEmail: string;
  /** The maker of the product, and the maker's address. */
  makerName: string;
  makerUrl: string;
  /** The User-Agent of our requests to portals: "Vagou/1.0 (+https://…/robo)". */
  userAgent: string;
};

/** Values for an operator who sets none; in production the first two have to be set. */
export const operatorDefaults = {
  name: "Equipe de demonstração",
  supportEmail: "ajuda@vagou.com.br",
  makerName: `Equipe ${productName}`,
  makerUrl: "https://vagou.com.br",
} as const;
