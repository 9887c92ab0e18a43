import { availableParallelism } from "node:os";
import { defaultBonusCredits } from "@vagou/contract/fichas/amounts";
import { paymentMethods } from "@vagou/contract/fichas/payment-methods";
import { z } from "zod";
import { describeDocument } from "./describe-document.ts";
import { isProxy } from "./is-proxy.ts";
import { parseList } from "./parse-list.ts";
import type { PaymentLink } from "./config.ts";

const credits = (fallback: number) => z.coerce.number().int().min(0).max(100_000).default(fallback);
/** Up to five minutes, also in parts of a second. */
const seconds = (fallback: number) => z.coerce.number().min(0.1).max(300).default(fallback);
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value ?? null);

/** Used in pages and in the Content-Security-Policy: an address of plain characters, which ends with its path. */
const plainAddress = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).href.replace(/(?<!\/)\/+$/, ""))
  .pipe(
    z
      .string()
      .regex(
        /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%-]+)*$/,
        'say an address without user, query or fragment, as in "https://api.vagou.com.br"',
      ),
  );

/** It stays in the record for a year, so it is a name of the operator's choice and no address. */
const operatorName = z
  .string()
  .regex(
    /^[\w.-]{1,40}$/,
    "say a name of 1 to 40 letters without accents, digits, dots, hyphens and underscores",
  );

/** Used in pages and e-mails, in one line. */
const operatorWords = optionalText.pipe(
  z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u, "say it in one line")
    .nullable(),
);

/** Addresses and networks, with commas in between. */
const proxies = z
  .string()
  .default("loopback")
  .transform(parseList)
  .pipe(z.array(z.string()).min(1))
  .refine((parts) => parts.every(isProxy), {
    error: 'say the addresses or networks of your proxies, as in "10.0.0.2, 172.18.0.0/16", or "loopback"',
  })
  .transform((parts) => parts.join(","));

const secret = z.string().min(32, "needs at least 32 characters");

/**
 * `https://buy.stripe.com/abc plink_123 card,pix`: the address people open, its id in events, and the ways to pay;
 * card and boleto by default.
 */
const paymentLink = z
  .string()
  .trim()
  .default("")
  .transform((value) => (value === "" ? null : value))
  .pipe(
    z
      .string()
      .regex(
        /^https?:\/\/\S+\s+plink_\w+(?:\s+(?:card|boleto|pix)(?:,(?:card|boleto|pix)){0,2})?$/,
        'say the address, the id and how it can be paid, as in "https://buy.stripe.com/abc plink_123 card,boleto,pix"',
      )
      .transform((value): PaymentLink => {
        const [url = "", id = "", offered = "card,boleto"] = value.split(/\s+/);
        const named = offered.split(",");
        return { url, id, methods: paymentMethods.filter((method) => named.includes(method)) };
      })
      .nullable(),
  );

/** Reais with a point or a comma: `9.90`. */
const price = optionalText.pipe(
  z
    .string()
    .regex(/^\d{1,5}(?:[.,]\d{2})?$/, 'say reais, as in "9.90"')
    .transform((value) => Math.round(Number(value.replace(",", ".")) * 100))
    .pipe(z.int().min(1))
    .nullable(),
);
const months = optionalText
  .transform((value) => (value === null ? null : Number(value)))
  .pipe(z.int().min(1).max(36).nullable());
const yesOrNo = optionalText.pipe(
  z
    .enum(["yes", "no"])
    .transform((value) => value === "yes")
    .nullable(),
);

/** The settings by their documented names, each checked by itself; absent ones get their default. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().default(""),
  HOST: z.string().default("localhost"),
  PORT: z.coerce.number().int().min(1).max(65_000).default(3000),
  TLS_CERT: optionalText,
  TLS_KEY: optionalText,
  METRICS_PORT: optionalText
    .transform((value) => (value === null ? null : Number(value)))
    .pipe(z.int().min(1).max(65_535).nullable()),
  APP_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  API_BASE_URL: optionalText.pipe(plainAddress.nullable()),
  DATA_DIR: z.string().min(1).default("data"),
  DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).nullable()),
  DATABASE_POOL: z.coerce.number().int().min(2).max(1_000).default(10),
  DATABASE_READ_SECONDS: seconds(2),
  DATABASE_WRITE_SECONDS: seconds(5),
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).nullable()),
  MAIL_FROM: z.string().default("Vagou <nao-responda@vagou.com.br>"),
  PROVIDERS: z.enum(["live", "stand-in"]).optional(),
  IBGE_URL: plainAddress.default("https://servicodados.ibge.gov.br"),
  /** Read before any adapter is loaded, by `provider-settings/read-overrides`. */
  PROVIDER_SETTINGS: optionalText,
  STAND_INS: z.enum(["allowed"]).optional(),
  DISABLED_PROVIDERS: z.string().default("encontresuavaga,jobleads,netvagas"),
  ROBOTS_OVERRIDES: z.string().default(""),
  TRUST_PROXY: proxies,
  STAND_IN_PIX_SECONDS: seconds(60),
  STAND_IN_FAULTS: z.string().default(""),
  OPERATOR_NAME: operatorWords,
  OPERATOR_DOCUMENT: optionalText
    .transform((value) => (value === null ? null : (describeDocument(value) ?? "")))
    .pipe(z.string().min(1, "is no CNPJ or CPF: its check digits do not fit").nullable()),
  OPERATOR_ADDRESS: operatorWords,
  OPERATED_BY: optionalText.pipe(operatorName.nullable()),
  SUPPORT_EMAIL: optionalText.pipe(z.email().nullable()),
  PRIVACY_EMAIL: optionalText.pipe(z.email().nullable()),
  MAKER_NAME: operatorWords,
  MAKER_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  CONTACT_URL: optionalText.pipe(plainAddress.nullable()),
  SESSION_SECRET: z.string().default("").transform(parseList).pipe(z.array(secret)),
  LEAKED_PASSWORDS_URL: optionalText.pipe(
    z
      .url({ protocol: /^(?:https?|file)$/ })
      .regex(/\/$/, 'needs a "/" at its end, as in "https://api.pwnedpasswords.com/range/"')
      .nullable(),
  ),
  PSEUDONYM_SECRET: optionalText.pipe(secret.nullable()),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  GOOGLE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com/gsi/client"),
  STRIPE_WEBHOOK_SECRET: z.string().default("").transform(parseList),
  STRIPE_MODE: z.enum(["live", "test"]).optional(),
  PAYMENT_LINK_BASIC: paymentLink,
  PAYMENT_LINK_POPULAR: paymentLink,
  PAYMENT_LINK_PREMIUM: paymentLink,
  PAYMENT_LINK_SMALL: paymentLink,
  PAYMENT_LINK_MEDIUM: paymentLink,
  PAYMENT_LINK_LARGE: paymentLink,
  PLAN_LINK_PRO: paymentLink,
  PLAN_LINK_PREMIUM: paymentLink,
  PLAN_PRO_PRICE: price,
  PLAN_PRO_MONTHS: months,
  PLAN_PRO_RENEWS: yesOrNo,
  PLAN_PREMIUM_PRICE: price,
  PLAN_PREMIUM_MONTHS: months,
  PLAN_PREMIUM_RENEWS: yesOrNo,
  PLAN_PORTAL_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  BONUS_DAILY: credits(defaultBonusCredits.daily),
  BONUS_EMAIL_CONFIRMATION: credits(defaultBonusCredits.emailConfirmation),
  BONUS_REFERRAL_USER: credits(defaultBonusCredits.referralUser),
  BONUS_REFERRAL_FRIEND: credits(defaultBonusCredits.referralFriend),
  // At most so long that the line, the portal's own time and settling end within the life of the fichas' hold: an answer
  // that comes later is not given.
  PORTAL_LINE_SECONDS: z.coerce.number().int().min(1).max(45).default(20),
  READER_THREADS: optionalText
    .transform((value) => (value === null ? null : Number(value)))
    .pipe(z.number().int().min(1).max(32).nullable()),
  // A search waits for a portal, so requests are cheap and many: twenty people who mark every portal are 360. A
  // thousand of them take tens of MB.
  REQUESTS_MAX: z.coerce.number().int().min(1).max(100_000).default(1_000),
  // One core is left for other work; above four, the memory (19 MiB for each hash) costs more than the speed gains.
  PASSWORD_HASHES_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(4, Math.max(1, availableParallelism() - 1))),
  // Tens of milliseconds each: the last of them waits for about three seconds.
  PASSWORD_HASHES_WAITING: z.coerce.number().int().min(0).max(10_000).default(64),
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(300).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).optional(),
});

export type Environment = z.output<typeof environmentSchema>;
