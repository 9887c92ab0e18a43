import { kit, store, type Room } from "../room.ts";

/** Fichas: the ledger, holds, bonuses, packages and their payments. */
export const fichasRooms: readonly Room[] = [
  {
    name: "server/credits/ledger",
    paths: ["apps/server/src/credits/ledger/"],
    what: "accounts of fichas, and the one place that moves fichas",
    may: [...kit, ...store],
  },
  {
    name: "server/credits/holds",
    paths: ["apps/server/src/credits/holds/"],
    what: "fichas held while a portal is asked, then charged or given back",
    may: [...kit, ...store, "server/credits/ledger"],
  },
  {
    name: "server/credits/daily-bonus",
    paths: ["apps/server/src/credits/daily-bonus/"],
    what: "what a person has, and the fichas of each day",
    may: [...kit, ...store, "server/credits/ledger"],
  },
  {
    name: "server/credits/adjustments",
    paths: ["apps/server/src/credits/adjustments/"],
    what: "fichas that an operator gives or takes, with the reason",
    may: [...kit, ...store, "server/credits/ledger"],
  },
  {
    name: "server/credits/statement",
    paths: ["apps/server/src/credits/statement/"],
    what: "the movements of one person, to read",
    may: [...kit, ...store, "server/credits/ledger"],
  },
  {
    name: "server/credits/verification",
    paths: ["apps/server/src/credits/verification/"],
    what: "the ledger computed again from its entries",
    may: [...kit, ...store, "server/credits/ledger", "server/credits/holds"],
  },
  {
    name: "server/plans",
    paths: ["apps/server/src/plans/"],
    what: "which plan a person is on, until when, and what it gives",
    may: [...kit, ...store, "server/credits/ledger"],
  },
  {
    name: "server/payments/facts",
    paths: ["apps/server/src/payments/facts/"],
    what: "what was paid, as facts that only grow, and what they are worth",
    may: [...kit, ...store, "server/plans", "server/config"],
  },
  {
    name: "server/payments/settling",
    paths: ["apps/server/src/payments/settling/"],
    what: "fichas and plans given or taken back, until they agree with the facts",
    may: [
      ...kit,
      ...store,
      "server/payments/facts",
      "server/credits/ledger",
      "server/config",
      "server/plans",
    ],
  },
  {
    name: "server/payments/events",
    paths: ["apps/server/src/payments/events/"],
    what: "what Stripe reports: verified, read, added to the facts",
    may: [
      ...kit,
      "server/db",
      "server/config",
      "server/payments/facts",
      "server/payments/settling",
      "server/plans",
      "zod",
    ],
  },
  {
    name: "server/payments/purchases",
    paths: ["apps/server/src/payments/purchases/"],
    what: "a purchase before it is paid, and payments that a person waits for",
    may: [...kit, "server/payments/facts"],
  },
  {
    name: "server/payments/parked",
    paths: ["apps/server/src/payments/parked/"],
    what: "payments that fit no account or no price, until an operator decides",
    may: [
      ...kit,

      "server/config",
      "server/payments/facts",
      "server/payments/settling",
      "server/plans",
    ],
  },
  {
    name: "server/payments/of-a-person",
    paths: ["apps/server/src/payments/of-a-person/"],
    what: "everything that one person paid, to describe or to forget",
    may: [...kit, ...store, "server/payments/facts", "server/plans"],
  },
];
