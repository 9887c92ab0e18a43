import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passwords } from "../../../test/people/passwords.ts";
import { createPerson } from "../../../test/people/create-person.ts";
import { onlyGroup } from "../../../test/searches/only-group.ts";
import { setSearchStage } from "../../../test/searches/set-search-stage.ts";
import { getBalance } from "../../credits/ledger/account.ts";
import { searchRequests } from "../../db/schema/searches.ts";
import { users } from "../../db/schema/accounts.ts";
import { deleteAccount } from "../../personal-data/delete-account.ts";

const stage = setSearchStage();
const { search, signedIn } = stage;
const key = { "idempotency-key": "the-same-key-of-two-people" };

test("a key of one person says nothing of another person's request with the same key, also at the same moment", async () => {
  stage.portal.answer = (request, response) => {
    const title = /Costureira/.test(decodeURIComponent(request.url ?? "")) ? "Costureira" : "Motorista";
    response.end(JSON.stringify({ total: 1, items: [{ id: title, title, city: "Recife", state: "PE" }] }));
  };
  const [ana, rui] = [await signedIn(), await signedIn()];
  const ask = (who: typeof ana, query: string) => search(who.token, { query }, key);
  const answers = await Promise.all([ask(ana, "Costureira"), ask(rui, "Motorista")]);
  for (const [index, title] of ["Costureira", "Motorista"].entries())
    expect(onlyGroup(answers[index] ?? answers[0])).toMatchObject({ fichas: "charged", jobs: [{ title }] });
  // What a stranger asks with a key that was heard on the way is the stranger's own question, and paid.
  const eve = await signedIn();
  expect(onlyGroup(await ask(eve, "Motorista"))).toMatchObject({ fichas: "charged" });
  expect(await ask(eve, "Costureira")).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
  for (const { userId } of [ana, rui, eve]) expect(await getBalance(stage.db, userId)).toBe(93);
});

test("with the account its keys end: its token is refused, and a new account with the address begins anew", async () => {
  const ana = await signedIn();
  const query = stage.newQuestion();
  await search(ana.token, { query }, key);
  const password = "Abacaxi-2026!";
  await stage.db
    .update(users)
    .set({ passwordHash: await passwords.hash(password) })
    .where(eq(users.id, ana.userId));
  await deleteAccount(stage.deps, { actor: ana, password });
  expect(await search(ana.token, { query }, key)).toMatchObject({ status: 401 });
  expect(await stage.db.$count(searchRequests, eq(searchRequests.userId, ana.userId))).toBe(0);
  const again = await createPerson(stage.deps, { bonus: 100, email: ana.email });
  expect(onlyGroup(await search(again.token, { query: stage.newQuestion() }, key))).toMatchObject({
    fichas: "charged",
  });
  expect(await getBalance(stage.db, again.userId)).toBe(93);
});
