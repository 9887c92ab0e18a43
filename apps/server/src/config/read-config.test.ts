import { expect, test } from "vitest";
import { z } from "zod";
import { environmentSchema } from "./environment-schema.ts";
import { readConfig } from "./read-config.ts";

test("without settings everything runs on embedded parts, on port 3000", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    metricsPort: null,
    appBaseUrl: "http://localhost:3000",
    apiBaseUrl: null,
    databaseUrl: null,
    smtpUrl: null,
    providers: "stand-in",
    disabledProviders: ["encontresuavaga", "jobleads", "netvagas"],
    bonusCredits: { daily: 40, emailConfirmation: 200, referralUser: 300, referralFriend: 300 },
  });
});

test("the messages for the operator are in English, regardless of the language of the interface", () => {
  z.config(z.locales.ptBR());
  expect(() => readConfig({ PORT: "abc" })).toThrow("PORT: Invalid input: expected number");
});

test.each([
  [{ PORT: "abc" }, "PORT"],
  [{ PORT: "99999" }, "PORT"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  [{ DATABASE_POOL: "0" }, "DATABASE_POOL"],
  [{ DATABASE_READ_SECONDS: "0" }, "DATABASE_READ_SECONDS"],
  [{ DATABASE_WRITE_SECONDS: "an hour" }, "DATABASE_WRITE_SECONDS"],
  [{ REQUESTS_MAX: "0" }, "REQUESTS_MAX"],
  [{ PASSWORD_HASHES_MAX: "0" }, "PASSWORD_HASHES_MAX"],
  [{ PASSWORD_HASHES_WAITING: "-1" }, "PASSWORD_HASHES_WAITING"],
  [{ STOP_DELAY_SECONDS: "-1" }, "STOP_DELAY_SECONDS"],
  [{ SMTP_URL: "http://mail" }, "SMTP_URL"],
  [{ API_BASE_URL: "api.vagou.com.br" }, "API_BASE_URL"],
  [{ API_BASE_URL: "ftp://api.vagou.com.br" }, "API_BASE_URL"],
  [{ API_BASE_URL: "https://api.vagou.com.br?v=2" }, "API_BASE_URL: say an address without user"],
  [{ API_BASE_URL: "https://me:secret@api.vagou.com.br" }, "API_BASE_URL: say an address without user"],
  [{ API_BASE_URL: "https://api.vagou.com.br/a&quot;b" }, "API_BASE_URL: say an address without user"],
  [{ API_BASE_URL: "https://a;script-src.example" }, "API_BASE_URL"],
  [
    { APP_BASE_URL: "https://vagou.com.br", API_BASE_URL: "http://api.vagou.com.br" },
    "API_BASE_URL: needs https",
  ],
  [{ METRICS_PORT: "http" }, "METRICS_PORT"],
  [{ METRICS_PORT: "0" }, "METRICS_PORT"],
  [{ PORT: "3001", METRICS_PORT: "3001" }, "METRICS_PORT: needs a port of its own"],
  [{ BONUS_DAILY: "-1" }, "BONUS_DAILY"],
  [{ TRUST_PROXY: "1" }, "TRUST_PROXY: say the addresses or networks of your proxies"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "proxy.internal" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.1/8/8" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.2,2" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: " , " }, "TRUST_PROXY"],
  [{ DISABLED_PROVIDERS: "gupi" }, "no provider is called gupi"],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET"],
  [{ OPERATOR_DOCUMENT: "11.222.333/0001-80" }, "OPERATOR_DOCUMENT: is no CNPJ or CPF"],
  [{ OPERATOR_NAME: "Vagas\nLtda." }, "OPERATOR_NAME: say it in one line"],
  [{ SUPPORT_EMAIL: "ajuda" }, "SUPPORT_EMAIL"],
  [{ PRIVACY_EMAIL: "dados@" }, "PRIVACY_EMAIL"],
  [{ MAKER_URL: "javascript:alert(1)" }, "MAKER_URL"],
  [{ CONTACT_URL: "vagas.example/robo" }, "CONTACT_URL"],
  [{ STAND_IN_FAULTS: "catho:slow:6000" }, "say one fault for catho"],
  [{ STAND_IN_FAULTS: "catho" }, "say one fault for catho"],
  [{ ROBOTS_OVERRIDES: "catho" }, "say why for catho"],
  [{ ROBOTS_OVERRIDES: "linkedin: because we want to" }, "no provider is called linkedin"],
])("a bad setting names itself: %j", (environment, named) => {
  expect(() => readConfig(environment)).toThrow(named);
});

test.each([
  ["https://api.vagou.com.br", "https://api.vagou.com.br"],
  ["https://API.vagou.com.br/", "https://api.vagou.com.br"],
  ["https://vagou.com.br/servico/v1/", "https://vagou.com.br/servico/v1"],
  ["http://[::1]:3001/api", "http://[::1]:3001/api"],
  ["", null],
])("the API may have an address of its own: %j", (address, apiBaseUrl) => {
  expect(readConfig({ API_BASE_URL: address }).apiBaseUrl).toBe(apiBaseUrl);
});

test("a server that speaks HTTPS itself has an https address", () => {
  const tls = { TLS_CERT: "/etc/vagou/cert.pem", TLS_KEY: "/etc/vagou/key.pem" };
  expect(readConfig(tls)).toMatchObject({
    tls: { certFile: "/etc/vagou/cert.pem", keyFile: "/etc/vagou/key.pem" },
    appBaseUrl: "https://localhost:3000",
  });
  expect(() => readConfig({ ...tls, APP_BASE_URL: "http://vagou.com.br" })).toThrow(
    "APP_BASE_URL: needs https",
  );
  expect(() => readConfig({ TLS_CERT: "/etc/vagou/cert.pem" })).toThrow("TLS_KEY: needed with TLS_CERT");
  expect(() => readConfig({ TLS_KEY: "/etc/vagou/key.pem" })).toThrow("TLS_CERT: needed with TLS_KEY");
});

test("a setting that is a secret is never repeated in the message", () => {
  expect(() => readConfig({ SESSION_SECRET: "hunter2" })).toThrow(expect.not.stringContaining("hunter2"));
});

test.each(Object.keys(environmentSchema.shape).filter((name) => name !== "DISABLED_PROVIDERS"))(
  "%s without a value, as a line of a file of settings may be, counts as not set",
  (name) => {
    for (const value of ["", " "]) expect(readConfig({ [name]: value })).toEqual(readConfig({}));
  },
);

test("an empty list enables every provider", () => {
  expect(readConfig({ DISABLED_PROVIDERS: "" }).disabledProviders).toEqual([]);
});

/** The settings about the operator. */
const named = {
  OPERATOR_NAME: "Vagas & Cia. Ltda.",
  OPERATOR_DOCUMENT: "11222333000181",
  OPERATOR_ADDRESS: "Rua da Aurora, 1, Recife (PE)",
  SUPPORT_EMAIL: "ajuda@vagas.example",
};

test("the operator is read from the settings, and absent ones have a default", () => {
  expect(readConfig({ ...named, APP_BASE_URL: "https://vagas.example/" }).operator).toEqual({
    identity: "Vagas & Cia. Ltda., CNPJ 11.222.333/0001-81, Rua da Aurora, 1, Recife (PE)",
    supportEmail: "ajuda@vagas.example",
    privacyEmail: "ajuda@vagas.example",
    makerName: "Equipe Vagou",
    makerUrl: "https://vagou.com.br",
    userAgent: "Vagou/1.0 (+https://vagas.example/robo)",
  });
  expect(
    readConfig({
      PRIVACY_EMAIL: "dados@vagas.example",
      MAKER_NAME: "Oficina",
      MAKER_URL: "https://oficina.example/vagou",
      CONTACT_URL: "https://oficina.example/robo",
    }).operator,
  ).toMatchObject({
    identity: "Equipe de demonstração, CNPJ não informado, endereço não informado",
    supportEmail: "ajuda@vagou.com.br",
    privacyEmail: "dados@vagas.example",
    makerName: "Oficina",
    makerUrl: "https://oficina.example/vagou",
    userAgent: "Vagou/1.0 (+https://oficina.example/robo)",
  });
});

test("production refuses to start without a named operator, and says what is missing", () => {
  const bare = {
    NODE_ENV: "production",
    APP_BASE_URL: "https://vagas.example",
    PROVIDERS: "stand-in",
    STAND_INS: "allowed",
  };
  expect(() => readConfig(bare)).toThrow(
    "OPERATOR_NAME, OPERATOR_DOCUMENT, OPERATOR_ADDRESS, SUPPORT_EMAIL: needed in production",
  );
  for (const missing of Object.keys(named)) {
    expect(() => readConfig({ ...bare, ...named, [missing]: " " })).toThrow(
      `${missing}: needed in production`,
    );
  }
  expect(readConfig({ ...bare, ...named }).production).toBe(true);
});

test("production uses a stand-in only when the settings allow it", () => {
  const production = {
    ...named,
    NODE_ENV: "production",
    APP_BASE_URL: "https://vagas.example",
    PROVIDERS: "live",
    DATABASE_URL: "postgres://db/vagou",
    SMTP_URL: "smtps://mail",
    SESSION_SECRET: "x".repeat(32),
    PSEUDONYM_SECRET: "y".repeat(32),
  };
  expect(readConfig(production)).toMatchObject({ production: true, providers: "live" });
  for (const missing of ["PROVIDERS", "DATABASE_URL", "SMTP_URL", "SESSION_SECRET", "PSEUDONYM_SECRET"]) {
    expect(() => readConfig({ ...production, [missing]: undefined })).toThrow(missing);
  }
  expect(
    readConfig({
      ...named,
      NODE_ENV: "production",
      APP_BASE_URL: "https://vagas.example",
      PROVIDERS: "stand-in",
      STAND_INS: "allowed",
    }).smtpUrl,
  ).toBeNull();
});

test("production needs the address that people open, because e-mails link to it", () => {
  const production = { ...named, NODE_ENV: "production", PROVIDERS: "stand-in", STAND_INS: "allowed" };
  for (const APP_BASE_URL of [undefined, "", " "])
    expect(() => readConfig({ ...production, APP_BASE_URL })).toThrow("APP_BASE_URL: needed in production");
  expect(readConfig({ ...production, APP_BASE_URL: "https://vagas.example" }).appBaseUrl).toBe(
    "https://vagas.example",
  );
});

test.each([
  ["loopback", "loopback"],
  ["10.0.0.2, 172.18.0.0/16", "10.0.0.2,172.18.0.0/16"],
  ["fd00::/8,uniquelocal", "fd00::/8,uniquelocal"],
  ["10.0.0.0/255.0.0.0", "10.0.0.0/255.0.0.0"],
  [undefined, "loopback"],
])("proxies are addresses, networks or names of networks: %s", (TRUST_PROXY, trusted) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(trusted);
});

const planLink = "https://buy.stripe.com/pro plink_pro";
const plan = {
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
  PLAN_LINK_PRO: `${planLink} card,pix`,
  PLAN_PRO_PRICE: "9,90",
  PLAN_PRO_MONTHS: "1",
  PLAN_PRO_RENEWS: "yes",
};

test("a plan is sold with its price, its duration and how it can be paid", () => {
  expect(readConfig(plan).payments).toMatchObject({
    plans: {
      pro: {
        url: "https://buy.stripe.com/pro",
        id: "plink_pro",
        methods: ["card", "pix"],
        priceCents: 990,
        months: 1,
        renews: true,
      },
    },
    planPortalUrl: null,
  });
});

test("a link without ways to pay can be paid by card and boleto", () => {
  const { STRIPE_WEBHOOK_SECRET } = plan;
  const config = readConfig({ STRIPE_WEBHOOK_SECRET, PAYMENT_LINK_BASIC: planLink });
  expect(config.payments).toMatchObject({ packages: { basic: { methods: ["card", "boleto"] } } });
});

test.each([
  [{ PLAN_PRO_PRICE: "" }, "PLAN_PRO_PRICE: needed with PLAN_LINK_PRO, in reais"],
  [{ PLAN_PRO_PRICE: "9.9" }, "PLAN_PRO_PRICE: say reais"],
  [{ PLAN_PRO_PRICE: "0.00" }, "PLAN_PRO_PRICE"],
  [{ PLAN_PRO_MONTHS: "" }, "PLAN_PRO_MONTHS: needed with PLAN_LINK_PRO"],
  [{ PLAN_PRO_MONTHS: "0" }, "PLAN_PRO_MONTHS"],
  [{ PLAN_PRO_RENEWS: "" }, "PLAN_PRO_RENEWS: needed with PLAN_LINK_PRO"],
  [{ PLAN_PRO_RENEWS: "perhaps" }, "PLAN_PRO_RENEWS"],
  [{ PLAN_LINK_PRO: "" }, "PLAN_LINK_PRO: needed with PLAN_PRO_…"],
  [{ PLAN_LINK_PRO: `${planLink} cheque` }, "PLAN_LINK_PRO: say the address, the id and how it can be paid"],
  [{ PLAN_PORTAL_URL: "billing" }, "PLAN_PORTAL_URL"],
])("%j beside a plan's link is refused: %s", (change, message) => {
  expect(() => readConfig({ ...plan, ...change })).toThrow(message);
});
