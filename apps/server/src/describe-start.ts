import { productName } from "@vagou/contract/product";
import type { StandIns } from "@vagou/standins/start";
import type { Config } from "./config/config.ts";
import type { Certificate } from "./http/connections/certificate.ts";

/** @returns the lines that the operator reads when the product is up */
export function describeStart(
  config: Config,
  { standIns, metricsAddress, overrides, certificate, hasPages }: Started,
): string[] {
  const standInParts = [
    ...(config.databaseUrl === null ? ["database"] : []),
    ...(config.providers === "stand-in" ? ["portals"] : []),
    ...(standIns.mailbox === null ? [] : ["mailbox"]),
    ...(standIns.google === null ? [] : ["Google"]),
    ...(standIns.checkout === null ? [] : ["checkout"]),
  ];
  return [
    `${productName} is up at ${config.appBaseUrl}`,
    ...(config.apiBaseUrl === null ? [] : [`API            ${config.apiBaseUrl}`]),
    ...(certificate === undefined
      ? []
      : [`Certificate    until ${certificate.validUntil.toISOString().slice(0, 10)}`]),
    ...(standIns.mailbox === null ? [] : [`Mailbox        ${standIns.mailbox.pageUrl}`]),
    ...(standInParts.length === 0 ? [] : [`Stand-ins      ${standInParts.join(", ")}`]),
    `Google sign-in ${describeGoogle(config, standIns)}`,
    `Payments       ${describePayments(config, standIns)}`,
    ...(metricsAddress === null ? [] : [`Metrics        ${metricsAddress}`]),
    `Data           ${config.databaseUrl === null ? config.dataDir : "the Postgres of DATABASE_URL"}`,
    // While it is developed, another process serves the pages.
    ...(hasPages || !config.production ? [] : [`Pages          ${pagesMissing}`]),
    ...overrides.map((line) => `Overridden     ${line}`),
  ];
}

type Started = {
  standIns: StandIns;
  metricsAddress: string | null;
  overrides: readonly string[];
  certificate: Certificate | undefined;
  /** Whether the web app is built. */
  hasPages: boolean;
};

/** What the operator does when the web app is not built. */
export const pagesMissing =
  "not built, so they answer 404 and only the API works; run `npm run build` and restart";

function describeGoogle({ google }: Config, standIns: StandIns): string {
  if (google === null) return "not offered (GOOGLE_CLIENT_ID is not set)";
  return google === "stand-in" ? (standIns.google?.issuer ?? "stand-in") : google.issuer;
}

function describePayments({ payments }: Config, standIns: StandIns): string {
  if (payments === null) return "nothing is sold (PAYMENT_LINK_… is not set)";
  if (payments === "stand-in") return standIns.checkout?.origin ?? "stand-in";
  return payments.live ? "Stripe" : "Stripe, test mode";
}
