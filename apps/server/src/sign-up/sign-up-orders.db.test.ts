import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi, type ApiAnswer } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { deliverEmails } from "../../test/email/deliver-emails.ts";
import { buildApp } from "../app.ts";
import type { Database, Tx } from "../db/client.ts";
import { accountRequests, referrals, users } from "../db/schema/accounts.ts";

/**
 * A model of one address that two people sign up with. The victim reads its mailbox, the attacker never does.
 * Every order of their steps is tried on the real API: each step is one of these letters.
 */
const steps = {
  V: "the victim signs up",
  A: "the attacker signs up",
  /** The call holds only the address: it makes no difference which of the two asks. */
  R: "one of them asks for the message again",
  O: "the victim opens the oldest link where they signed up",
  N: "the victim opens the newest link where they signed up",
  o: "the victim opens the oldest link on another device",
  n: "the victim opens the newest link on another device",
  F: "the victim chooses a new password by a link, where they signed up",
  f: "the victim chooses a new password by a link, on another device",
  G: "the victim signs in with Google",
  /** For the model of clients without browser keys. */
  b: "the victim opens the oldest link with a client without browser keys",
  B: "the victim opens the newest link with a client without browser keys",
} as const;
type Step = keyof typeof steps;

const asking: readonly Step[] = ["V", "A", "R"];
const opening: readonly Step[] = ["O", "N", "o", "n", "F", "f", "G"];

/** Most steps before the account opens; of each kind at most two. */
const askingMax = 3;
const ofOneKindMax = 2;

const passwords = { victim: "Abacaxi-2026!", attacker: "Chave-Alheia-7!", reset: "Esqueci-Tudo-9!" };
const names = { victim: "Dona do E-mail", attacker: "Intruso", google: "Dona no Google" };

let database: Database;
/** Real hashes with a low cost: checked in a thousandth of the time. */
let cheapHashes: { victim: string; attacker: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const cheap = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  cheapHashes = { victim: await cheap(passwords.victim), attacker: await cheap(passwords.attacker) };
});
afterAll(() => database.close());

test("in every order, a stranger's password, name or referral never opens the account, and the owner of the mailbox gets in", async () => {
  const { orders, broken } = await tryAllOrders(opening);
  expect(orders).toBeGreaterThan(300);
  expect(broken).toEqual([]);
}, 120_000);

test("in no order does a client without browser keys open an account with another person's password, name or referral", async () => {
  const { orders, broken } = await tryAllOrders(["b", "B"]);
  expect(orders).toBeGreaterThan(70);
  expect(broken).toEqual([]);
}, 120_000);

/** The data that an account holds about its owner. */
type Owner = { name: string; password: string | null; referrer: string | null };

type Product = {
  deps: TestDeps;
  app: FastifyInstance;
  /** One for each product, because attempts from one place wait for each other's transactions. */
  ip: string;
  /** The address that the fake identity provider returns now. */
  email: string;
};

type World = Product & {
  tx: Tx;
  /** The codes of the referral links by which the two came. */
  codes: { victim: string; attacker: string };
  order: Step[];
  /** The tokens of the confirmation links, oldest first. */
  tokens: string[];
  signUps: { victim: number; attacker: number };
  /** Undefined until the account is open. */
  owner: Owner | undefined;
};

/** @returns the number of orders, and each order that breaks a promise, as its letters and that promise */
async function tryAllOrders(openingSteps: readonly Step[]): Promise<{ orders: number; broken: string[] }> {
  const waiting = listWaitingOrders();
  const broken: string[] = [];
  let orders = 0;
  const workers = Array.from({ length: 4 }, async (_, worker) => {
    const product = await createProduct(`10.0.0.${worker}`);
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift())
      await tryOrdersAfter(order, product);
  });
  await Promise.all(workers);
  return { orders, broken: broken.toSorted() };

  /** In one transaction that is rolled back, with an address of its own. */
  async function tryOrdersAfter(waitingOrder: readonly Step[], product: Product): Promise<void> {
    await inOneTransaction(async (tx) => {
      const world = await createWorld(tx, product, `${waitingOrder.join("").toLowerCase()}@correio.example`);
      for (const step of waitingOrder) await take(world, step, takeStep);
      orders += 1;
      for (const last of openingSteps) {
        if (!isPossible(world, last)) continue;
        orders += 1;
        await undoing(world, async () => {
          if (!(await take(world, last, takeStep))) return;
          // Once the account is open, all orders are in the same state: two of them stand for all.
          if (world.owner === undefined || !["VA", "AV"].includes(waitingOrder.join(""))) return;
          for (const late of [...asking, ...openingSteps]) {
            if (!isPossible(world, late)) continue;
            orders += 1;
            await undoing(world, () => take(world, late, takeLateStep));
          }
        });
      }
    });
  }

  async function take(world: World, step: Step, takeOne: typeof takeStep): Promise<boolean> {
    world.order.push(step);
    world.deps.clock.advance(1_000);
    const problem = await takeOne(world, step);
    if (problem !== undefined) broken.push(`${world.order.join("")}: ${problem}`);
    return problem === undefined;
  }
}

/** Every order of steps after which the account waits. A message is asked for again only when there was one. */
function listWaitingOrders(): (readonly Step[])[] {
  const all: (readonly Step[])[] = [["V"], ["A"]];
  for (const order of all) {
    if (order.length === askingMax) continue;
    for (const step of asking)
      if (order.filter((one) => one === step).length < ofOneKindMax) all.push([...order, step]);
  }
  return all;
}

/** A step is left out when another one would do the same. */
function isPossible({ tokens, signUps }: World, step: Step): boolean {
  // Without browser keys, a person who opens a link that they never asked for is not protected.
  if ((step === "b" || step === "B") && signUps.victim === 0) return false;
  // A single link is the oldest and the newest.
  return !["O", "o", "b"].includes(step) || tokens.length > 1;
}

/** A step while the account waits for its confirmation. @returns the promise that it broke, if it broke one */
async function takeStep(world: World, step: Step): Promise<string | undefined> {
  const hadSignedUp = world.signUps.victim > 0;
  const answer = await act(world, step);
  const isAsking = asking.includes(step);
  if (isAsking && answer.status !== 200) return describe(answer);
  if (!isAsking) world.owner = ownerBy(world, step);
  // A victim who never signed up and opens a stranger's link must not get the stranger's sign-up.
  const mustOpen = !isAsking && (hadSignedUp || !isLink(step));
  if (mustOpen && answer.status !== 200) return `the victim is kept out: ${describe(answer)}`;
  if (!mustOpen && !isAsking && answer.status === 200) return "a stranger's sign-up was opened";
  if (!mustOpen) world.owner = undefined;
  if (world.owner !== undefined) {
    const intrusion = await logIn(world, passwords.attacker);
    if (intrusion.status === 200) return "the attacker gets in";
  }
  return readAccount(world);
}

/** A step after the account is open, which must not change the account. @returns what it changed */
async function takeLateStep(world: World, step: Step): Promise<string | undefined> {
  const userRow = async () =>
    (await world.tx.select().from(users).where(eq(users.email, world.email))).map((row) =>
      step === "F" || step === "f" ? { ...row, passwordHash: "" } : row,
    );
  const before = await userRow();
  const answer = await act(world, step);
  if (isLink(step) && answer.body["code"] !== "confirmation_link_used") return describe(answer);
  if (!isLink(step) && answer.status !== 200) return describe(answer);
  const changed = JSON.stringify(await userRow()) !== JSON.stringify(before);
  return changed ? "the open account was changed" : undefined;
}

/** The data that an account must have when the victim opens it by this step. */
function ownerBy({ signUps, codes, email }: World, step: Step): Owner {
  const own = { name: names.victim, password: passwords.victim, referrer: codes.victim };
  const neutral = { name: email.split("@")[0] ?? "", referrer: null };
  if (step === "G") return { name: names.google, password: null, referrer: null };
  if (step === "F" && signUps.victim > 0) return { ...own, password: passwords.reset };
  if (step === "F" || step === "f") return { ...neutral, password: passwords.reset };
  // With several sign-ups, such a client cannot show which one is the victim's.
  const isKnown = !(step === "b" || step === "B") || signUps.victim + signUps.attacker === 1;
  return isKnown ? own : { ...neutral, password: null };
}

function isLink(step: Step): boolean {
  return ["O", "N", "o", "n", "b", "B"].includes(step);
}

async function readAccount({ tx, email, owner }: World): Promise<string | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  if (owner === undefined) return user?.confirmedAt === null ? undefined : "the account is open";
  if (user === undefined || user.confirmedAt === null) return "the account is not open";
  if (user.name !== owner.name) return `the account is named ${user.name}`;
  if (!(await isPassword(user.passwordHash, owner.password))) return "another password than the victim's";
  const [referral] = await tx
    .select({ code: users.referralCode })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerUserId))
    .where(eq(referrals.referredUserId, user.id));
  return (referral?.code ?? null) === owner.referrer ? undefined : "another referral than the victim's";
}

async function isPassword(passwordHash: string | null, password: string | null): Promise<boolean> {
  if (passwordHash === null || password === null) return passwordHash === password;
  return verify(passwordHash, password);
}

function act(world: World, step: Step): Promise<ApiAnswer> {
  const oldest = world.tokens[0] ?? "";
  const newest = world.tokens.at(-1) ?? "";
  const acts: Record<Step, () => Promise<ApiAnswer>> = {
    V: () => signUp(world, "victim"),
    A: () => signUp(world, "attacker"),
    R: () => ask(world, "/resend-confirmation", { email: world.email }),
    O: () => open(world, { token: oldest, browser_key: keyOf(world) }),
    N: () => open(world, { token: newest, browser_key: keyOf(world) }),
    o: () => open(world, { token: oldest, browser_key: null }),
    n: () => open(world, { token: newest, browser_key: null }),
    b: () => open(world, { token: oldest }),
    B: () => open(world, { token: newest }),
    F: () => reset(world, keyOf(world)),
    f: () => reset(world, null),
    G: () => signInWithGoogle(world),
  };
  return acts[step]();
}

async function signUp(world: World, who: "victim" | "attacker"): Promise<ApiAnswer> {
  world.signUps[who] += 1;
  const answer = await post(world, "/register", {
    name: names[who],
    email: world.email,
    password: passwords[who],
    refer_id: world.codes[who],
    browser_key: secret(`${who} ${world.signUps[who]}`),
  });
  await world.tx.update(accountRequests).set({ passwordHash: cheapHashes[who] });
  await readMailbox(world);
  return answer;
}

/** The key that the victim's browser keeps from their last sign-up. */
function keyOf({ signUps: { victim } }: World): string | null {
  return victim === 0 ? null : secret(`victim ${victim}`);
}

function secret(of: string): string {
  return createHash("sha256").update(of).digest("base64url");
}

/** Opens a link; a victim who signed up and is asked for the password gives it. */
async function open(world: World, body: { token: string; browser_key?: string | null }): Promise<ApiAnswer> {
  const answer = await post(world, "/confirm-account", body);
  if (answer.body["code"] !== "sign_up_password_needed" || world.signUps.victim === 0) return answer;
  return post(world, "/confirm-account", { ...body, password: passwords.victim });
}

async function reset(world: World, browserKey: string | null): Promise<ApiAnswer> {
  await ask(world, "/forgot-password", { email: world.email });
  const token = /\/reset-password\?token=([\w-]+)/.exec(world.deps.sent.at(-1)?.text ?? "")?.[1];
  return post(world, "/reset-password", { token, password: passwords.reset, browser_key: browserKey });
}

async function signInWithGoogle(world: World): Promise<ApiAnswer> {
  const started = await post(world, "/auth/google/start", {});
  const state = new URL(String(started.body["authorization_url"])).searchParams.get("state");
  const cookie = (started.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join("; ");
  return post(world, "/auth/google/callback", { code: "a code", state }, { cookie });
}

async function ask(world: World, path: string, body: object): Promise<ApiAnswer> {
  const answer = await post(world, path, body);
  await readMailbox(world);
  return answer;
}

async function readMailbox(world: World): Promise<void> {
  const known = world.deps.sent.length;
  const sent = (await deliverEmails(world.deps)).slice(known);
  for (const { text, recipient } of sent) {
    const token = /\/confirm-account\?token=([\w-]+)/.exec(text)?.[1];
    if (token !== undefined && recipient === world.email) world.tokens.push(token);
  }
}

function logIn(world: World, password: string): Promise<ApiAnswer> {
  return post(world, "/login", { email: world.email, password });
}

function post({ app, ip }: World, path: string, body: object, headers = {}): Promise<ApiAnswer> {
  return callApi(app, "POST", path, { body, headers: { "x-forwarded-for": ip, ...headers } });
}

function describe({ status, body }: ApiAnswer): string {
  return `${status} ${JSON.stringify(body["code"])}`;
}

async function createProduct(ip: string): Promise<Product> {
  const deps = createTestDeps(database);
  const product = { deps, ip, email: "" };
  deps.identityProvider = {
    clientId: "vagou",
    scriptUrl: "https://google.example/script",
    authorizationUrl: async ({ state }) => `https://google.example/?state=${state}`,
    finish: async () => {
      const { email } = product;
      return {
        issuer: "https://google.example",
        subject: email,
        email,
        emailVerified: true,
        name: names.google,
      };
    },
  };
  return Object.assign(product, { app: await buildApp(deps) });
}

async function createWorld(tx: Tx, product: Product, email: string): Promise<World> {
  const { deps } = product;
  deps.db = tx;
  deps.sent.length = 0;
  product.email = email;
  const codes = { victim: await makeReferrer(tx, deps), attacker: await makeReferrer(tx, deps) };
  // The referrers are older.
  deps.clock.advance(1_000);
  const signUps = { victim: 0, attacker: 0 };
  return { tx, ...product, codes, order: [], tokens: [], signUps, owner: undefined };
}

/** Does `work` and undoes its changes of the database, the mailbox and the clock. */
async function undoing(world: World, work: () => Promise<unknown>): Promise<void> {
  const { tx, deps, order, tokens, signUps, owner } = world;
  const now = deps.clock.now();
  const sentBefore = deps.sent.length;
  const kept = { order: [...order], tokens: [...tokens], signUps: { ...signUps }, owner };
  const savepoint = sql.raw(`after_step_${order.length}`);
  await tx.execute(sql`savepoint ${savepoint}`);
  await work();
  await tx.execute(sql`rollback to savepoint ${savepoint}`);
  await tx.execute(sql`release savepoint ${savepoint}`);
  deps.clock.set(now.toISOString());
  deps.sent.length = sentBefore;
  Object.assign(world, kept);
}

class Done extends Error {}

/** Runs `work` in one transaction and rolls it back. */
async function inOneTransaction(work: (tx: Tx) => Promise<void>): Promise<void> {
  const working = database.db.transaction(async (tx) => {
    await work(tx);
    throw new Done();
  });
  await working.catch((error: unknown) => {
    if (!(error instanceof Done)) throw error;
  });
}

/** @returns the code of a person's referral link */
async function makeReferrer(tx: Tx, deps: TestDeps): Promise<string> {
  const { userId } = await createPerson(deps);
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  return row?.referralCode ?? "";
}
