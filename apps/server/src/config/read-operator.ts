import { type Operator, operatorDefaults } from "@vagou/contract/operator";
import { productName } from "@vagou/contract/product";
import { BadSetting } from "./bad-setting.ts";
import type { Environment } from "./environment-schema.ts";

/**
 * The operator of this installation.
 * @throws {BadSetting} naming every setting that production needs and lacks: people have to know their contract
 *   partner and the controller of their data
 */
export function readOperator(env: Environment, production: boolean, contactUrl: string): Operator {
  const missing = needed.filter((name) => env[name] === null);
  if (production && missing.length > 0) {
    throw new BadSetting(
      `${missing.join(", ")}: needed in production, the terms and e-mails say who answers`,
    );
  }
  const supportEmail = env.SUPPORT_EMAIL ?? operatorDefaults.supportEmail;
  return {
    identity: [
      env.OPERATOR_NAME ?? operatorDefaults.name,
      env.OPERATOR_DOCUMENT ?? "CNPJ não informado",
      env.OPERATOR_ADDRESS ?? "endereço não informado",
    ].join(", "),
    supportEmail,
    privacyEmail: env.PRIVACY_EMAIL ?? supportEmail,
    makerName: env.MAKER_NAME ?? operatorDefaults.makerName,
    makerUrl: env.MAKER_URL ?? operatorDefaults.makerUrl,
    userAgent: `${productName}/1.0 (+${contactUrl})`,
  };
}

const needed = ["OPERATOR_NAME", "OPERATOR_DOCUMENT", "OPERATOR_ADDRESS", "SUPPORT_EMAIL"] as const;
