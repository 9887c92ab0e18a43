import { z } from "zod";

/** Where the work is done; absent when the provider does not say. */
const workModes = ["remote", "hybrid", "onsite"] as const;

const origin = z.enum(["stated", "derived"]).nullable();

/**
 * A job posting on the wire. A field that the provider does not inform is null or empty;
 * the interface's defaults ("Vaga", "Empresa" …) stay in the interface.
 */
export const jobSchema = z.object({
  id: z.string(),
  /**
   * The portal's own id, from which `id` follows (`derived-job-id`); absent where it is long. Stands
   * directly after `id`, as `short-search` expects.
   */
  listing_id: z.string().optional(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  salary: z.string().nullable(),
  /** Absolute http(s) address of the posting at the provider. */
  url: z.string(),
  /** Sanitised HTML: p br strong em ul ol li b i, no attributes. */
  description: z.string(),
  /** ISO 8601: a calendar day (`2026-10-09`), or an instant to the minute (`2026-10-09T11:56Z`), as the provider says. */
  posted_at: z.string().nullable(),
  /**
   * The last calendar day (`2026-11-30`) on which the portal takes applications, as it says. Optional until 2026-12-26:
   * stored answers lack it.
   */
  apply_until: z.string().nullable().optional(),
  /** Provider id. */
  source: z.string(),
  work_mode: z.enum(workModes).nullable(),
  /**
   * The level that the portal states ("Júnior", "Estágio ou Júnior"); null where the title names one, which counts more.
   * Optional until 2027-01-15: stored answers lack it.
   */
  level: z.string().nullable().optional(),
  /** Origin of four fields: a field of the provider, our reading of its text, or null when it is missing. */
  provenance: z.object({
    salary: origin,
    posted_at: origin,
    contract: origin,
    work_mode: origin,
  }),
  summary: z.object({
    tipoContrato: z.string().nullable(),
    requisitos: z.array(z.string()),
    beneficios: z.array(z.string()),
  }),
});

export type Job = z.infer<typeof jobSchema>;
