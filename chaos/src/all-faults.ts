import type { Fault } from "./fault.ts";
import { clockFaults } from "./faults/clock.ts";
import { databaseFaults } from "./faults/database.ts";
import { diskFull } from "./faults/disk-full.ts";
import { failover } from "./faults/failover.ts";
import { googleFaults } from "./faults/google.ts";
import { kills } from "./faults/kills.ts";
import { mailFaults } from "./faults/mail.ts";
import { paymentFaults } from "./faults/payments.ts";
import { portalFaults } from "./faults/portals.ts";
import { upgrade } from "./faults/upgrade.ts";

/** In the order of a run. Those that share a world come one after the other. */
export const allFaults: readonly Fault[] = [
  ...databaseFaults,
  ...mailFaults,
  ...portalFaults,
  ...googleFaults,
  ...paymentFaults,
  kills,
  failover,
  diskFull,
  ...clockFaults,
  upgrade,
];
