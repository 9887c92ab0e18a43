import { sql } from "drizzle-orm";
import { buildOnce } from "../../db/statements/build-once.ts";
import { joinStatements } from "../../db/statements/join-statements.ts";
import type { CodesOfDays } from "../questions/question-codes.ts";

/** A question whose portal has a full line, and the person and the request that ask it. */
export type Refusable = {
  userId: string;
  providerId: string;
  /** The request's `Idempotency-Key`; null for a request without one. */
  requestKey: string | null;
  /** What the whole request would hold. */
  amountCredits: number;
  /** The codes of the question for this person, and the reason of its hold. */
  purposes: readonly string[];
  reason: string;
  /** Most open holds of the person with this reason. */
  openPerReasonMax: number;
  /** The codes of the question for all people. */
  question: CodesOfDays;
  /** An answer that came after this instant may be given. */
  since: Date;
  /** A charge after this instant pays the question again. */
  paidSince: Date;
  at: Date;
};

/** `balance`: what the person can spend now. */
export type RefusableState = { isRefusable: boolean; balance: number };

/**
 * Whether only the portal could answer a question, so that its full line is the whole answer. It is not when the
 * request's key was used before, the person cannot pay or already asks this question, the person asks this portal too
 * often, an answer is stored, another process asks the same, or the portal is suspended. Only reads.
 */
export const checkRefusable = joinStatements(
  async (db, questions: readonly Refusable[]): Promise<RefusableState[]> => {
    const asked = questions.map((question, place) => ({ ...question, place }));
    const rows = await readStates(db).execute({ asked: JSON.stringify(asked) });
    const byPlace = new Map(rows.map(({ place, ...state }) => [place, state]));
    return questions.map((_question, place) => byPlace.get(place) ?? { isRefusable: false, balance: 0 });
  },
);

/** Each condition counts a few rows: for `exists`, Postgres may read a whole table to compare all questions with it. */
const readStates = buildOnce((db) =>
  db
    .select({
      place: sql<number>`asked.place`,
      balance: sql<number>`balance`,
      isRefusable: sql<boolean>`
        balance >= asked."amountCredits"
        and (select count(*) from search_requests
             where user_id = asked."userId" and request_key = asked."requestKey") = 0
        and (select count(*) from credit_holds
             where user_id = asked."userId" and purpose <> '' and state = 'held' and purpose = any(asked.purposes)) = 0
        and (select count(*) from credit_holds
             where user_id = asked."userId" and purpose <> '' and state = 'held' and reason = asked.reason and expires_at > asked.at)
            < asked."openPerReasonMax"
        and (select count(*) from unnest(asked.purposes) as code, credit_holds
             where user_id = asked."userId" and purpose <> '' and purpose = code and state = 'captured'
               and settled_at > asked."paidSince") = 0
        and (select count(*) from unnest(asked.question) as code, lateral
               (select from kept_answers where question = code and received_at > asked.since limit 1) as stored) = 0
        and (select count(*) from questions_in_flight
             where question = asked.question[1] and outcome is null and expires_at >= clock_timestamp()) = 0
        and (select count(*) from provider_breakers
             where provider_id = asked."providerId" and open_until is not null) = 0`,
    })
    .from(
      sql`jsonb_to_recordset(${sql.placeholder("asked")}::text::jsonb) as asked(
            place integer, "userId" uuid, "providerId" text, "requestKey" text, "amountCredits" integer,
            purposes text[], reason text, "openPerReasonMax" integer, question text[], since timestamptz,
            "paidSince" timestamptz, at timestamptz),
          lateral (select bonus + bought as balance from credit_accounts
                   where user_id = asked."userId" limit 1) as account`,
    )
    .prepare("check_refusable"),
);
