import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOtherSales } from "./facts/forget-other-sales.ts";
import { parkLostCheckouts } from "./parked/park-lost-checkouts.ts";
import { takeWhatCameBack } from "./settling/take-what-came-back.ts";
import { forgetOldPurchases } from "./purchases/forget-old-purchases.ts";

export function paymentTasks(deps: Deps): PlannedTask[] {
  return [
    {
      name: "forget old purchases",
      everyMs: hourMs,
      mayTakeLong: true,
      work: () => forgetOldPurchases(deps),
    },
    {
      name: "forget other products' subscriptions",
      everyMs: hourMs,
      mayTakeLong: true,
      work: () => forgetOtherSales(deps),
    },
    { name: "take what came back", everyMs: 60_000, work: () => takeWhatCameBack(deps) },
    { name: "park lost checkouts", everyMs: hourMs, work: () => parkLostCheckouts(deps) },
  ];
}
