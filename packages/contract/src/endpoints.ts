import { z } from "zod";
import { jobSchema } from "./job.ts";
import { keywordsMaxLength } from "./limits.ts";
import { outcomes } from "./outcome.ts";
import { passwordMaxLength } from "./password.ts";
import { paths, type EndpointName } from "./paths.ts";

const email = z.string().trim().toLowerCase().max(254).email();
const secretToken = z.string().min(20).max(200);

const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(["free", "pro", "premium"]),
  search_credits: z.number().int(),
});

const tokensSchema = z.object({ total: z.number().int(), dailyRefreshAvailable: z.boolean() });

/** `bonus_added`: fichas given by this call; `referred`: a referral was rewarded too. */
const confirmationSchema = z.object({
  success: z.literal(true),
  bonus_added: z.number().int(),
  daily_tokens_added: z.boolean(),
  referred: z.boolean(),
  token: z.string(),
  user: userSchema,
});

/**
 * One provider's part of a search. `fichas`: charged, returned because the provider
 * failed, or free because the same question was paid for a moment ago.
 */
export const providerGroupSchema = z.object({
  name: z.string(),
  display_name: z.string(),
  count: z.number().int(),
  /** How many the provider says it has; null when it does not say. */
  total: z.number().int().nullable(),
  jobs: z.array(jobSchema),
  has_error: z.boolean(),
  outcome: z.enum(outcomes),
  error: z.string().optional(),
  took_ms: z.number().int(),
  cached: z.boolean(),
  /** How old a cached answer is, in seconds; null for one that was just given. */
  age_s: z.number().int().nullable(),
  fichas: z.enum(["charged", "returned", "free"]),
});

const searchBody = z.strictObject({
  query: z.string().trim().max(keywordsMaxLength).default(""),
  /** The query split on spaces; accepted for older clients, `query` decides. */
  keywords: z.array(z.string().max(keywordsMaxLength)).max(50).optional(),
  city: z.string().trim().max(100).default(""),
  /** Two letters, or empty for the whole country. */
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/)
    .default(""),
  services: z.array(z.string().max(40)).max(50).default([]),
});

const message = z.object({ message: z.string() });

type Endpoint = {
  method: "GET" | "POST";
  path: string;
  /** `required`: the call needs a bearer token. */
  session: "none" | "required";
  body?: z.ZodType;
  params?: z.ZodType;
  response: z.ZodType;
};

/** Every call of the API with its shapes: the server validates with them, the web app takes its types from them. */
export const endpoints = {
  register: {
    ...paths.register,
    session: "none",
    body: z.strictObject({
      name: z.string().trim().min(1).max(100),
      email,
      password: z.string().min(1).max(passwordMaxLength),
      refer_id: z.string().max(100).optional(),
    }),
    response: message,
  },
  logIn: {
    ...paths.logIn,
    session: "none",
    body: z.strictObject({ email, password: z.string().min(1).max(passwordMaxLength) }),
    response: z.object({ token: z.string(), user: userSchema, daily_tokens_added: z.boolean() }),
  },
  logOut: { ...paths.logOut, session: "required", response: z.object({ success: z.literal(true) }) },
  confirmAccount: {
    ...paths.confirmAccount,
    session: "none",
    body: z.strictObject({ token: secretToken }),
    response: confirmationSchema,
  },
  resendConfirmation: {
    ...paths.resendConfirmation,
    session: "none",
    body: z.strictObject({ email }),
    response: message,
  },
  getTokens: {
    ...paths.getTokens,
    session: "required",
    response: z.object({ tokens: tokensSchema, user: userSchema }),
  },
  refreshTokens: {
    ...paths.refreshTokens,
    session: "required",
    response: z.object({ tokens: tokensSchema }),
  },
  claimDaily: { ...paths.claimDaily, session: "required", response: z.object({ tokens: tokensSchema }) },
  searchJobs: {
    ...paths.searchJobs,
    session: "required",
    body: searchBody,
    response: z.object({ services: z.array(providerGroupSchema), remaining_credits: z.number().int() }),
  },
  listStates: {
    ...paths.listStates,
    session: "none",
    response: z.array(z.object({ id: z.number().int(), sigla: z.string(), nome: z.string() })),
  },
  listMunicipalities: {
    ...paths.listMunicipalities,
    session: "none",
    params: z.object({ uf: z.string().trim().toUpperCase().length(2) }),
    response: z.array(z.object({ id: z.number().int(), nome: z.string() })),
  },
  /** What the interface must know of this installation before anybody logs in. */
  getSettings: {
    ...paths.getSettings,
    session: "none",
    response: z.object({
      /** Providers that can be asked, in catalogue order. */
      providers: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          description: z.string(),
          /** False while the operator has not set the key that the provider wants. */
          configured: z.boolean(),
        }),
      ),
      bonuses: z.object({
        daily: z.number().int(),
        email_confirmation: z.number().int(),
        referral_user: z.number().int(),
        referral_friend: z.number().int(),
      }),
      /** Which third parties are stand-ins; empty in production. */
      stand_ins: z.array(z.string()),
      /** Page of the stand-in mailbox, where the confirmation message arrives. */
      mailbox_url: z.string().nullable(),
    }),
  },
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;

/** What the caller sends, before defaults. */
export type BodyOf<N extends EndpointName> = Endpoints[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;

/** What the caller receives. */
export type ResponseOf<N extends EndpointName> = z.output<Endpoints[N]["response"]>;

export type User = z.infer<typeof userSchema>;
export type Tokens = z.infer<typeof tokensSchema>;
export type ProviderGroup = z.infer<typeof providerGroupSchema>;
