import { z } from "zod";
import { type Endpoint } from "./endpoint.ts";
import { packageIds } from "../../fichas/packages.ts";
import { paths, type ListedEndpointName } from "../paths.ts";
import { paymentMethods } from "../../fichas/payment-methods.ts";

const planOfferSchema = z.object({
  price_cents: z.int32(),
  months: z.int32(),
  /** True for a subscription: the next term is paid automatically until it is cancelled. */
  renews: z.boolean(),
  methods: z.array(z.enum(paymentMethods)),
});

/** What everybody may read of this installation and of Brazil's places. */
export const installationEndpoints = {
  listStates: {
    ...paths.listStates,
    session: "none",
    response: z.array(z.object({ id: z.int32(), sigla: z.string(), nome: z.string() })),
  },
  listMunicipalities: {
    ...paths.listMunicipalities,
    session: "none",
    params: z.object({ uf: z.string().trim().toUpperCase().length(2) }),
    response: z.array(z.object({ id: z.int32(), nome: z.string() })),
  },
  /** Data of this installation that the interface needs before a person logs in. */
  getSettings: {
    ...paths.getSettings,
    session: "none",
    response: z.object({
      /** All providers, in catalogue order. */
      providers: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          description: z.string(),
          /** False where it cannot be asked; `hindrance` gives the reason. */
          configured: z.boolean(),
          /** Switched off in this installation, or without the key that it needs. */
          hindrance: z.enum(["off", "not_configured"]).nullable(),
        }),
      ),
      /** The providers that are selected by default; empty: the first of the list. */
      first_providers: z.array(z.string()),
      bonuses: z.object({
        daily: z.int32(),
        email_confirmation: z.int32(),
        referral_user: z.int32(),
        referral_friend: z.int32(),
      }),
      /** Data for signing in with Google; null where it is not offered. */
      google: z.object({ client_id: z.string(), script_url: z.string() }).nullable(),
      /** Checkout address of each package; null while the operator has not set the link. */
      checkout: z.record(z.enum(packageIds), z.string().nullable()),
      /** How each package can be paid; empty where it is not sold. */
      checkout_methods: z.record(z.enum(packageIds), z.array(z.enum(paymentMethods))),
      /** Checkout address of each plan; null where it is not sold. */
      plan_checkout: z.object({ pro: z.string().nullable(), premium: z.string().nullable() }),
      /** The price of a plan, how long one payment lasts, and how it can be paid; null where it is not sold. */
      plan_offers: z.object({ pro: planOfferSchema.nullable(), premium: planOfferSchema.nullable() }),
      /** Where a person changes or cancels a subscription; null where the person asks for it by e-mail. */
      plan_portal_url: z.string().nullable(),
      /** Third parties that are stand-ins; empty in production. */
      stand_ins: z.array(z.string()),
      /** Page of the stand-in mailbox, where the confirmation message arrives. */
      mailbox_url: z.string().nullable(),
    }),
  },
} as const satisfies Partial<Record<ListedEndpointName, Endpoint>>;
