import { sql } from "drizzle-orm";
import { z } from "zod";
import {
  hashMovement,
  isBalanced,
  noAmounts,
  pockets,
  wholeMovement,
  type Amounts,
  type MovementRow,
} from "../../src/credits/ledger/movement.ts";
import type { Db } from "../../src/db/client.ts";

/** Follows the chains of some people, movement by movement, and reports faults. */
export type Auditor = {
  /** Reads the new movements of these people and compares them with their accounts. @returns faults, as sentences */
  audit(userIds: readonly string[]): Promise<string[]>;
};

type Chain = { position: number; hash: string; pockets: Amounts };

/**
 * Reads each movement once: old ones cannot change (append-only), and the whole ledger is verified at the end.
 */
export function createAuditor(db: Db): Auditor {
  const chains = new Map<string, Chain>();
  return {
    audit: async (userIds) => {
      const known = userIds.map((userId) => ({ user_id: userId, after: chains.get(userId)?.position ?? 0 }));
      const accounts = await readNews(db, known);
      return accounts.flatMap((account) => {
        const chain = chains.get(account.user_id) ?? emptyChain();
        chains.set(account.user_id, chain);
        return [...followChain(chain, account), ...compare(chain, account)];
      });
    },
  };
}

function emptyChain(): Chain {
  return { position: 0, hash: "", pockets: { ...noAmounts } };
}

const accountsSchema = z.array(
  z.object({
    user_id: z.string(),
    bonus: z.number(),
    bought: z.number(),
    held_bonus: z.number(),
    held_bought: z.number(),
    open_bonus: z.number(),
    open_bought: z.number(),
    movement_count: z.number(),
    chain_hash: z.string(),
    news: z.array(
      z.object({
        id: z.string(),
        user_id: z.string(),
        position: z.number(),
        kind: z.enum(["grant", "hold", "capture", "release", "clawback"]),
        reason: z.string(),
        idempotency_key: z.string(),
        hold_id: z.string().nullable(),
        created_at: z.string().transform((text) => new Date(text)),
        previous_hash: z.string(),
        hash: z.string(),
        digest: z
          .string()
          .nullable()
          .transform((text) => (text === null ? null : Buffer.from(text.slice(2), "hex"))),
        bonus: z.number(),
        bought: z.number(),
        held_bonus: z.number(),
        held_bought: z.number(),
        issued: z.number(),
        spent: z.number(),
      }),
    ),
  }),
);

type Account = z.output<typeof accountsSchema>[number];

/** One statement, so that all rows are of one snapshot. */
async function readNews(db: Db, known: readonly { user_id: string; after: number }[]): Promise<Account[]> {
  const [row] = await db.select({ accounts: sql<unknown>`coalesce(json_agg(read), '[]')` }).from(sql`(
      select account.*, open.*, (
        select coalesce(json_agg(movement order by position), '[]') from (
          select movement.* from ledger_movements movement where movement.user_id = account.user_id and position > known.after
        ) movement
      ) as news
      from jsonb_to_recordset(${JSON.stringify(known)}::text::jsonb) as known (user_id uuid, after integer)
      join credit_accounts account using (user_id),
      lateral (
        select coalesce(sum(hold.bonus), 0)::integer as open_bonus, coalesce(sum(hold.bought), 0)::integer as open_bought
        from credit_holds hold where hold.user_id = account.user_id and state = 'held'
      ) open
    ) read`);
  return accountsSchema.parse(row?.accounts);
}

function followChain(chain: Chain, { user_id: userId, news }: Account): string[] {
  const faults: string[] = [];
  for (const stored of news) {
    const movement = wholeOf(stored, chain.hash);
    const fault = (what: string) => faults.push(`movement ${movement.position} of ${userId} ${what}`);
    const amounts = amountsOf(stored);
    for (const pocket of pockets) chain.pockets[pocket] += amounts[pocket];
    if (!isBalanced(amounts)) fault("is unbalanced");
    if (movement.position !== chain.position + 1) fault(`follows movement ${chain.position}`);
    if (movement.previousHash !== chain.hash || movement.hash !== hashMovement(movement))
      fault("breaks the chain");
    const { bonus, bought, heldBonus, heldBought } = chain.pockets;
    if (Math.min(bonus, bought, heldBonus, heldBought) < 0) fault("leaves less than nothing");
    if (movement.kind === "hold" && amounts.bought < 0 && bonus > 0)
      fault("takes bought fichas before bonus ones");
    chain.position = movement.position;
    chain.hash = movement.hash;
  }
  return faults;
}

type News = Account["news"][number];

function amountsOf(movement: News): Amounts {
  const { bonus, bought, held_bonus: heldBonus, held_bought: heldBought, issued, spent } = movement;
  return { bonus, bought, heldBonus, heldBought, issued, spent };
}

function wholeOf(movement: News, previousHash: string): MovementRow {
  const stored = {
    ...movement,
    ...amountsOf(movement),
    userId: movement.user_id,
    idempotencyKey: movement.idempotency_key,
    holdId: movement.hold_id,
    searchId: null,
    createdAt: movement.created_at,
    previousHash: movement.previous_hash,
  };
  return wholeMovement(stored, { previousHash });
}

function compare({ pockets, position, hash }: Chain, account: Account): string[] {
  const agrees =
    account.bonus === pockets.bonus &&
    account.bought === pockets.bought &&
    account.held_bonus === pockets.heldBonus &&
    account.held_bought === pockets.heldBought &&
    account.open_bonus === pockets.heldBonus &&
    account.open_bought === pockets.heldBought &&
    account.movement_count === position &&
    account.chain_hash === hash;
  return agrees ? [] : [`the account of ${account.user_id} differs from its replay`];
}
