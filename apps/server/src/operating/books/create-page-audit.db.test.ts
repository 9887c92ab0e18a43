import { expect, test } from "vitest";
import { countAnswersWhile } from "../../../test/database/count-answers-while.ts";
import { openEmptyEmbedded } from "../../../test/database/empty-embedded.ts";
import { createPerson } from "../../../test/people/create-person.ts";
import { makeOperator } from "../../../test/people/make-operator.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { migrate } from "../../db/migrating/migrate.ts";
import { createPageAudit } from "./create-page-audit.ts";

test(
  "people are answered while an operator has the embedded database checked, though it has a single connection",
  { timeout: 60_000 },
  async () => {
    await using closers = new AsyncDisposableStack();
    const embedded = await openEmptyEmbedded();
    closers.defer(() => embedded.close());
    await migrate(embedded);
    const deps = createTestDeps(embedded);
    const operator = await createPerson(deps);
    await makeOperator(deps, operator);
    for (let person = 0; person < 50; person += 1) await createPerson(deps, { bonus: 7 });
    const checked = createPageAudit(deps)({ actor: operator });
    const answered = await countAnswersWhile(embedded, checked);
    expect(await checked).toMatchObject({ movements: 50, fault_count: 0 });
    expect(answered).toBeGreaterThan(4);
  },
);
