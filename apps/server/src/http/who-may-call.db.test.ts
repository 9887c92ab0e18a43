import { createHash, hash, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { errorMessages } from "@vagou/contract/api/error-codes";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { EndpointName } from "@vagou/contract/api/paths";
import { eq } from "drizzle-orm";
import { SignJWT, decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPersonWithAllData } from "../../test/people/create-person-with-all-data.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { passwords } from "../../test/people/passwords.ts";
import { refusalSchema } from "../../test/product/refusal-schema.ts";
import { startTestProduct, type TestProduct } from "../../test/product/start-test-product.ts";
import { endpointNames, requestOf, validCall } from "../../test/product/valid-calls.ts";
import { users } from "../db/schema/accounts.ts";
import { insertSession, revokeSession } from "../sessions/repository.ts";
import { createSessionKeys, sessionLifetimeMs } from "../sessions/session-keys.ts";
import { getUser } from "../people/repository.ts";
import { deleteAccount } from "../personal-data/delete-account.ts";
import { exportAccount } from "../personal-data/export-account.ts";

// Every call of the API by everyone who could make it, about things of one person: the owner.

const callers = [
  "not signed in",
  "another person",
  "the owner",
  "expired session",
  "ended session",
  "deleted account",
  "forged token",
] as const;

/**
 * The status for each of `callers`, in their order. Calls without a session do the same for all of them: a token, good
 * or bad, changes nothing.
 */
const expected: Readonly<Record<EndpointName, readonly number[]>> = {
  register: [200, 200, 200, 200, 200, 200, 200],
  // With the owner's address and password.
  logIn: [200, 200, 200, 200, 200, 200, 200],
  // With a handle that was never given.
  finishLogIn: [400, 400, 400, 400, 400, 400, 400],
  logOut: [401, 200, 200, 401, 401, 401, 401],
  // With a link that was never sent.
  confirmAccount: [400, 400, 400, 400, 400, 400, 400],
  resendConfirmation: [200, 200, 200, 200, 200, 200, 200],
  forgotPassword: [200, 200, 200, 200, 200, 200, 200],
  resetPassword: [400, 400, 400, 400, 400, 400, 400],
  checkResetLink: [400, 400, 400, 400, 400, 400, 400],
  startGoogle: [200, 200, 200, 200, 200, 200, 200],
  // Of a sign-in that this browser did not begin.
  finishGoogle: [400, 400, 400, 400, 400, 400, 400],
  getAccount: [401, 200, 200, 401, 401, 401, 401],
  renameAccount: [401, 200, 200, 401, 401, 401, 401],
  deleteAccount: [401, 200, 200, 401, 401, 401, 401],
  exportAccount: [401, 200, 200, 401, 401, 401, 401],
  changePassword: [401, 200, 200, 401, 401, 401, 401],
  listSessions: [401, 200, 200, 401, 401, 401, 401],
  endOtherSessions: [401, 200, 200, 401, 401, 401, 401],
  listSecondFactors: [401, 200, 200, 401, 401, 401, 401],
  startTotp: [401, 200, 200, 401, 401, 401, 401],
  // Nothing was begun.
  finishTotp: [401, 400, 400, 401, 401, 401, 401],
  // Browsers refuse passkeys without https, as here.
  startPasskey: [401, 409, 409, 401, 401, 401, 401],
  finishPasskey: [401, 400, 400, 401, 401, 401, 401],
  // The owner's second factor does not exist for the other person.
  renameSecondFactor: [401, 404, 200, 401, 401, 401, 401],
  removeSecondFactor: [401, 404, 200, 401, 401, 401, 401],
  // Without a second factor there is nothing to recover.
  replaceRecoveryCodes: [401, 404, 200, 401, 401, 401, 401],
  startConfirmation: [401, 404, 200, 401, 401, 401, 401],
  // The other person has no second factor; the owner shows an unknown passkey.
  confirmSession: [401, 404, 400, 401, 401, 401, 401],
  getTokens: [401, 200, 200, 401, 401, 401, 401],
  refreshTokens: [401, 200, 200, 401, 401, 401, 401],
  claimDaily: [401, 200, 200, 401, 401, 401, 401],
  buyTokens: [401, 200, 200, 401, 401, 401, 401],
  listWaitingPayments: [401, 200, 200, 401, 401, 401, 401],
  listHistory: [401, 200, 200, 401, 401, 401, 401],
  listStatement: [401, 200, 200, 401, 401, 401, 401],
  getReferralLink: [401, 200, 200, 401, 401, 401, 401],
  getReferral: [200, 200, 200, 200, 200, 200, 200],
  // The owner was invited already.
  processReferral: [401, 200, 409, 401, 401, 401, 401],
  sendFeedback: [401, 200, 200, 401, 401, 401, 401],
  reportCrash: [200, 200, 200, 200, 200, 200, 200],
  // A vacancy is no person's own: all who are signed in may read it, and its public part everyone.
  getJob: [401, 200, 200, 401, 401, 401, 401],
  getSharedJob: [200, 200, 200, 200, 200, 200, 200],
  searchJobs: [401, 200, 200, 401, 401, 401, 401],
  listLines: [401, 200, 200, 401, 401, 401, 401],
  listMarks: [401, 200, 200, 401, 401, 401, 401],
  setMarks: [401, 200, 200, 401, 401, 401, 401],
  listSavedVacancies: [401, 200, 200, 401, 401, 401, 401],
  // The other person saves the same vacancy for themselves.
  saveVacancy: [401, 200, 200, 401, 401, 401, 401],
  // What the owner saved does not exist for the other person.
  getSavedVacancy: [401, 404, 200, 401, 401, 401, 401],
  changeSavedVacancy: [401, 404, 200, 401, 401, 401, 401],
  removeSavedVacancy: [401, 404, 200, 401, 401, 401, 401],
  shareList: [401, 200, 200, 401, 401, 401, 401],
  listSharedLists: [401, 200, 200, 401, 401, 401, 401],
  endSharedList: [401, 404, 200, 401, 401, 401, 401],
  // The owner's list: who has its address may read it.
  getSharedList: [200, 200, 200, 200, 200, 200, 200],
  recordSearchTerm: [401, 200, 200, 401, 401, 401, 401],
  listStates: [200, 200, 200, 200, 200, 200, 200],
  listMunicipalities: [200, 200, 200, 200, 200, 200, 200],
  getSettings: [200, 200, 200, 200, 200, 200, 200],
  listProviders: [200, 200, 200, 200, 200, 200, 200],
  listExpectations: [401, 200, 200, 401, 401, 401, 401],
  // For callers without the role these do not exist; `operating/operator-calls.db.test.ts` calls them as an operator.
  getOperatorDesk: [404, 404, 404, 404, 404, 404, 404],
  listOperatorPortals: [404, 404, 404, 404, 404, 404, 404],
  getOffendingReply: [404, 404, 404, 404, 404, 404, 404],
  switchPortal: [404, 404, 404, 404, 404, 404, 404],
  resetPortal: [404, 404, 404, 404, 404, 404, 404],
  findPerson: [404, 404, 404, 404, 404, 404, 404],
  showPersonStatement: [404, 404, 404, 404, 404, 404, 404],
  showPersonPayments: [404, 404, 404, 404, 404, 404, 404],
  listParkedPayments: [404, 404, 404, 404, 404, 404, 404],
  assignPayment: [404, 404, 404, 404, 404, 404, 404],
  closePayment: [404, 404, 404, 404, 404, 404, 404],
  listUnsentFeedback: [404, 404, 404, 404, 404, 404, 404],
  verifyLedger: [404, 404, 404, 404, 404, 404, 404],
  listOperatorActs: [404, 404, 404, 404, 404, 404, 404],
};

const password = "Abacaxi-2026!";
let product: TestProduct;
let passwordHash: string;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
  passwordHash = await passwords.hash(password);
  // Each question has a vacancy of its own.
  product.portal.answer = (request, response) =>
    response.end(
      JSON.stringify({ total: 1, items: [{ id: request.url, title: "Vaga", city: "Recife", state: "PE" }] }),
    );
});
afterAll(() => product.close());

test("every call of the contract has its row, with a status for each caller", () => {
  expect(Object.keys(expected).sort()).toEqual([...endpointNames].sort());
  for (const name of endpointNames) expect([name, expected[name].length]).toEqual([name, callers.length]);
});

test.each(endpointNames)("%s answers each caller as the table says", async (name) => {
  const world = await createWorld();
  const before = await readOwner(world);
  const isOpen = endpoints[name].session === "none";
  const answered: Record<string, string> = {};
  const faults: unknown[] = [];
  // The owner's own call comes last, because it may end the session or the account.
  for (const caller of [...callers.filter((one) => one !== "the owner"), "the owner"] as const) {
    const answers: Answer[] = [];
    for (const token of await tokensOf(caller, world))
      answers.push(await product.app.inject(requestOf(name, validCall(name, valuesOf(world)), { token })));
    answered[caller] = [...new Set(answers.map(({ statusCode }) => statusCode))].join(" or ");
    faults.push(...answers.filter((answer) => !isWellRefused(answer)).map(({ body }) => [caller, body]));
    if (isOpen || caller === "the owner") continue;
    const learned = world.owner.known.filter((fact) => answers.some(({ body }) => body.includes(fact)));
    if (learned.length > 0) faults.push([caller, "learned", learned]);
    if (!isDeepStrictEqual(await readOwner(world), before)) faults.push([caller, "changed the owner's data"]);
  }
  expect(answered).toEqual(
    Object.fromEntries(callers.map((caller, index) => [caller, String(expected[name][index])])),
  );
  expect(faults).toEqual([]);
});

type Answer = Awaited<ReturnType<typeof product.app.inject>>;

function isWellRefused({ statusCode, body }: Answer): boolean {
  if (statusCode < 400) return true;
  const refusal = refusalSchema.safeParse(JSON.parse(body));
  return refusal.success && (statusCode !== 401 || refusal.data.code === "unauthenticated");
}

test("a refused caller is told the same for every fault of a session", async () => {
  const world = await createWorld();
  const said = new Set<string>();
  for (const caller of callers.filter((one) => one !== "another person" && one !== "the owner"))
    for (const token of await tokensOf(caller, world)) {
      const { request_id: _, ...answer } = refusalSchema.parse(
        (await product.app.inject(requestOf("getAccount", validCall("getAccount"), { token }))).json(),
      );
      said.add(JSON.stringify(answer));
    }
  const sentence = errorMessages.unauthenticated;
  expect([...said]).toEqual([
    JSON.stringify({ error: sentence, message: sentence, code: "unauthenticated" }),
  ]);
});

type World = Awaited<ReturnType<typeof createWorld>>;

/** An owner with everything that a person can have, and people who may want it. */
async function createWorld() {
  const { deps, app } = product;
  const { db, clock } = deps;
  people += 1;
  const referrer = await createPerson(deps);
  clock.advance(1);
  const owner = await createPersonWithAllData(deps, app, { passwordHash, query: `enfermeira ${people}` });
  const another = await createPerson(deps, { bonus: 50 });
  await db.update(users).set({ passwordHash }).where(eq(users.id, another.userId));
  const gone = await createPerson(deps);
  await db.update(users).set({ passwordHash }).where(eq(users.id, gone.userId));
  await deleteAccount(deps, { actor: gone, password });
  const ended = await anotherSession(owner);
  await revokeSession(db, ended.sessionId, clock.now());
  const expired = await anotherSession(owner, { endedMsAgo: 1 });
  const shared = await callApi(app, "POST", "/shared-lists", {
    token: owner.token,
    body: { posting_ids: [owner.vacancyId] },
  });
  const { referralCode } = await getUser(db, referrer.userId);
  return { owner, another, gone, ended, expired, listId: String(shared.body["id"]), referralCode };
}

/** One more session of a person. */
async function anotherSession({ userId }: TestPerson, { endedMsAgo = -3_600_000 } = {}) {
  const { db, clock, sessionKeys } = product.deps;
  const now = clock.now().getTime();
  const sessionId = randomUUID();
  const createdAt = new Date(now - 3_600_000);
  const expiresAt = new Date(now - endedMsAgo);
  await db.transaction((tx) =>
    insertSession(tx, {
      id: sessionId,
      userId,
      createdAt,
      expiresAt,
      method: "password",
      device: "",
      placeKey: "",
    }),
  );
  return { sessionId, token: await sessionKeys.sign({ userId, sessionId }, createdAt) };
}

/** The tokens that a caller may send; each gets the same answer. */
async function tokensOf(
  caller: (typeof callers)[number],
  { owner, another, gone, ended, expired }: World,
): Promise<(string | undefined)[]> {
  const { clock, sessionKeys } = product.deps;
  if (caller === "not signed in") return [undefined, ""];
  if (caller === "another person") return [another.token];
  if (caller === "the owner") return [owner.token];
  if (caller === "ended session") return [ended.token];
  if (caller === "deleted account") return [gone.token];
  if (caller === "expired session") {
    const longAgo = new Date(clock.now().getTime() - sessionLifetimeMs - 1_000);
    // The first one's row has expired; the second one's own time is over, though its session is open.
    return [expired.token, await sessionKeys.sign(owner, longAgo)];
  }
  return forgedTokens(owner, another);
}

/** What a forger who knows the owner's ids, and has a session of their own, can write. */
async function forgedTokens(owner: TestPerson, another: TestPerson): Promise<string[]> {
  const { clock, sessionKeys } = product.deps;
  const header = decodeProtectedHeader(owner.token);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const [ownHeader = "", , ownSignature = ""] = another.token.split(".");
  const [, ownerClaims = ""] = owner.token.split(".");
  const guessed = await createSessionKeys(["another secret, which is just as long as the real one"]).sign(
    owner,
    clock.now(),
  );
  const [, , guessedSignature = ""] = guessed.split(".");
  return [
    guessed,
    // With the id of the real key.
    await new SignJWT(decodeJwt(owner.token))
      .setProtectedHeader({ ...header, alg: "HS256" })
      .sign(createHash("sha256").update("guessed").digest()),
    `${encode({ ...header, alg: "none" })}.${ownerClaims}.`,
    `${encode({ ...header, alg: "None" })}.${ownerClaims}.${guessedSignature}`,
    `${encode({ ...header, jwk: { kty: "oct", k: "" } })}.${ownerClaims}.${guessedSignature}`,
    // The owner's claims under the signature of the forger's own token.
    `${ownHeader}.${ownerClaims}.${ownSignature}`,
    // Should a signing secret ever leak to a place that signs other ids: a session of another person is not the owner's.
    await sessionKeys.sign({ userId: owner.userId, sessionId: another.sessionId }, clock.now()),
    "null",
    "a.b.c",
  ];
}

/** The values of a call about the owner's things. All people have the same password. */
function valuesOf({ owner, listId, referralCode }: World): Record<string, unknown> {
  return {
    id: owner.vacancyId,
    "getSharedList.id": listId,
    "renameSecondFactor.id": owner.factorId,
    "removeSecondFactor.id": owner.factorId,
    "endSharedList.handle": hash("sha256", listId, "hex"),
    posting_id: owner.vacancyId,
    posting_ids: [owner.vacancyId],
    email: owner.email,
    password,
    refer_id: referralCode,
  };
}

/** Everything that is stored about the owner, but for the time of reading it. */
async function readOwner({ owner }: World): Promise<unknown> {
  const { exported_at: _, ...stored } = await exportAccount(product.deps, { actor: owner });
  return { stored, user: await getUser(product.deps.db, owner.userId) };
}
