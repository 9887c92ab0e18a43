import { z } from "zod";
import { savedStatuses } from "./saved-statuses.ts";
import { fillableFacts } from "../search/fillable-facts.ts";
import { jobSchema } from "../search/job.ts";
import {
  markedPerCallMax,
  nextStepMaxLength,
  otherPostingsMax,
  savedNoteMaxLength,
  sharedListMax,
} from "../limits.ts";

// What a person keeps of the vacancies that searches found: marks, saved vacancies, and lists for other people.

/** An id of a posting, as `jobSchema` has it. */
const postingId = z.string().regex(/^[a-z0-9]{1,40}-[0-9a-f]{16}$/);
const postingIds = z.array(postingId).max(markedPerCallMax).default([]);

/** A calendar day, `2026-11-22`; of this millennium, because Postgres has no year 0. */
const calendarDay = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/)
  .refine((day) => {
    // A day that its month does not have is invalid, or a day of the next month.
    const at = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  }, "Este dia não existe");

/** A moment as `Date.toISOString` writes it, in the years that the database and people's clocks may have. */
const instant = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)), "Este instante não existe");

/** Several lines of text with the line ends of any browser; may be empty. */
const note = z
  .string()
  .overwrite((text) => text.replaceAll(/\r\n?/g, "\n").trim())
  .max(savedNoteMaxLength, `Até ${savedNoteMaxLength} caracteres`)
  .regex(/^[\n\t\P{Cc}]*$/u, "Use só letras e outros caracteres visíveis");
const nextStep = z
  .string()
  .trim()
  .max(nextStepMaxLength, `Até ${nextStepMaxLength} caracteres`)
  .regex(/^\P{Cc}*$/u, "Use só letras e outros caracteres visíveis");

/** An id belongs to at most one of `seen` and `hidden`; a saved one may be in either too. */
export const marksSchema = z.object({
  /** Ids of postings that the person opened. */
  seen: z.array(z.string()),
  /** Ids of postings that the person does not want to see in lists. */
  hidden: z.array(z.string()),
  /** Ids of the saved vacancies. */
  saved: z.array(z.string()),
});

/** Ids to mark; `shown` are hidden ones that lists show again (they stay seen). */
export const marksBody = z.strictObject({ seen: postingIds, hidden: postingIds, shown: postingIds });

export const saveVacancyBody = z.strictObject({
  posting_id: postingId,
  /** The postings of the same vacancy that other portals have: the server fills from them what this one does not say. */
  other_posting_ids: z.array(postingId).max(otherPostingsMax).default([]),
});

/** The fields to change; what is absent stays. */
export const savedVacancyChanges = z.strictObject({
  status: z.enum(savedStatuses).optional(),
  /** ISO instant: when the person chose the status, if that was before the call. A later moment counts as now. */
  status_at: instant.optional(),
  note: note.optional(),
  next_step: nextStep.optional(),
  next_step_on: calendarDay.nullable().optional(),
});

export const savedVacancyParams = z.object({ id: postingId });

/** A portal, by its id and by its name for people. */
const portalSchema = z.object({ source: z.string(), display_name: z.string() });

/**
 * What a posting said when a copy of it was kept for the person, with what other portals said of the same vacancy and it
 * did not.
 */
const keptFactsSchema = jobSchema
  .pick({
    id: true,
    title: true,
    company: true,
    location: true,
    salary: true,
    url: true,
    posted_at: true,
    // Always optional: what was kept before November 2026 lacks it.
    apply_until: true,
    source: true,
    // Always optional: what was kept before December 2026 lacks it.
    level: true,
  })
  .extend({
    /** The provider's name for people. */
    display_name: z.string(),
    contract: z.string().nullable(),
    /** The postings of other portals, the best first; absent without any. */
    others: z.array(portalSchema.extend({ url: z.string() })).optional(),
    /** Which facts another portal said, and which one; absent without any. */
    borrowed: z.array(portalSchema.extend({ fact: z.enum(fillableFacts) })).optional(),
  });

/** A saved vacancy: what the posting said when the person saved it, and what the person added. */
export const savedVacancySchema = keptFactsSchema.extend({
  work_mode: jobSchema.shape.work_mode,
  status: z.enum(savedStatuses),
  /** ISO instants: since when it has this status, and when it was saved. */
  status_at: z.string(),
  saved_at: z.string(),
  /** Plain text of the person; empty when there is none. */
  note: z.string(),
  next_step: z.string(),
  /** Calendar day of the next step; null without one. */
  next_step_on: z.string().nullable(),
  /**
   * Calendar day in São Paulo on which a search last found the posting; null when it is no longer kept because no
   * search found it for `postingKeptDays`.
   */
  last_seen_at: z.string().nullable(),
  /**
   * Calendar day in São Paulo on which the question that found the posting was first answered without it, and with all
   * vacancies that the portal has for it; null when nothing shows that it is gone. No proof that it is closed. Always
   * optional: what a device kept before December 2026 lacks it.
   */
  not_found_since: z.string().nullable().optional(),
});

/** A saved vacancy with the text of its posting as it was when the person saved it. */
export const savedVacancyTextSchema = savedVacancySchema.extend({
  /** Sanitised HTML, as in `jobSchema`. */
  description: z.string(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
});

export const shareListBody = z.strictObject({ posting_ids: z.array(postingId).min(1).max(sharedListMax) });

/** A list of vacancies that a person picked for others; public for who has its id. */
export const sharedListSchema = z.object({
  /** In the person's order. Its postings as they were when the list was shared. */
  jobs: z.array(keptFactsSchema),
  /** ISO instants. */
  shared_at: z.string(),
  expires_at: z.string(),
});

/**
 * A list that the person shared and that can still be opened. `handle` names it for its owner and is not its link:
 * the server does not store the link.
 */
export const ownSharedListSchema = z.object({
  handle: z.string(),
  /** The titles of its postings, in the person's order; empty strings where a portal gave none. */
  titles: z.array(z.string()),
  /** ISO instants. */
  shared_at: z.string(),
  expires_at: z.string(),
});

/** SHA-256 in hexadecimal digits. */
export const endSharedListParams = z.object({ handle: z.string().regex(/^[0-9a-f]{64}$/) });

export type Marks = z.infer<typeof marksSchema>;
export type SavedVacancy = z.infer<typeof savedVacancySchema>;
export type SavedVacancyText = z.infer<typeof savedVacancyTextSchema>;
export type OwnSharedList = z.infer<typeof ownSharedListSchema>;
export type SharedList = z.infer<typeof sharedListSchema>;
