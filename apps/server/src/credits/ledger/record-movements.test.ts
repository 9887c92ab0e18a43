import { expectTypeOf, test } from "vitest";
import type { findAccount, LockedAccount } from "./account.ts";
import type { AccountState } from "./movement.ts";
import type { recordMovements } from "./record-movements.ts";

// Checked by the type checker, which is part of every test run.
test("fichas of an account that was only read cannot be moved", () => {
  expectTypeOf<Parameters<typeof recordMovements>[0]>().toEqualTypeOf<LockedAccount>();
  expectTypeOf<AccountState>().not.toExtend<LockedAccount>();
  expectTypeOf<NonNullable<Awaited<ReturnType<typeof findAccount>>>>().not.toExtend<LockedAccount>();
});
