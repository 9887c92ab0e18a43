import { inArray } from "drizzle-orm";
import { creditAccounts } from "../../src/db/schema/credits.ts";
import type { Auditor } from "./auditor.ts";
import { endWorld } from "./end-world.ts";
import { createModel, foretell, pocketsOf, recover, type PersonModel } from "./model.ts";
import { Died } from "./mortal-database.ts";
import type { Operation, Scenario, Step } from "./operations.ts";
import type { Action } from "./perform-action.ts";
import { readPayment, type World } from "./world.ts";

/** How a scenario is carried out. @returns how many operations there were @throws {Error} with what went wrong */
export type RunScenario = (world: World, auditor: Auditor, scenario: Scenario) => Promise<number>;

/** Each person does one thing at a time, all of them side by side, and each thing has to end as the model says. */
export const runApart: RunScenario = async (world, auditor, { fichas, steps }) => {
  const counter = { operations: 0 };
  const models = fichas.map((own, index) => createModel(own, world.personAt(index).checkouts.length));
  for (const step of steps) {
    world.pass(step.pause);
    if (step.recover) {
      counter.operations += await world.recover();
      for (const model of models) recover(model, world.deps.clock.now());
    }
    await allOf(step.operations.map((asked) => actAsForetold(world, models, asked, counter)));
    await expectNoFaults(auditor.audit(step.operations.map(({ person }) => world.personAt(person).userId)));
    await compareWithModels(world, models);
  }
  return counter.operations + (await endWorld(world, auditor));
};

/** Everything of a step happens at once, to the same few people. */
export const runTogether: RunScenario = async (world, auditor, { steps }) => {
  const counter = { operations: 0 };
  for (const step of steps) {
    world.pass(step.pause);
    const recovery = step.recover ? [world.recover().then((count) => (counter.operations += count))] : [];
    await allOf([...recovery, ...step.operations.map((asked) => act(world, asked, counter))]);
    await expectNoFaults(auditor.audit(world.people.map(({ userId }) => userId)));
  }
  return counter.operations + (await endWorld(world, auditor));
};

type Asked = Step["operations"][number];
type Counter = { operations: number };

async function actAsForetold(
  world: World,
  models: readonly PersonModel[],
  { person, operation, death }: Asked,
  counter: Counter,
): Promise<void> {
  const model = models[person];
  if (model === undefined) throw new Error("no such person");
  const { checkouts } = world.personAt(person);
  for (const action of actionsOf(world, person, operation)) {
    const once = async (dies: Asked["death"]) => {
      counter.operations += sizeOf(action);
      const outcome = await world.perform(person, action, dies);
      const expected = foretell(model, action, world.deps.clock.now(), checkouts);
      if (outcome !== expected) {
        throw new Error(
          `person ${person}: ${JSON.stringify(action)} came to "${outcome}", not "${expected}"`,
        );
      }
      if (action.do === "hear" || action.do === "assign")
        await adoptPayment(world, model, person, action.checkout);
    };
    if (death !== null) {
      // Whether it died half-way (nothing happened) or right afterwards (all did), the client asks again.
      await once(death).catch(forgiveDeath);
    }
    await once(null);
  }
}

async function act(world: World, { person, operation, death }: Asked, counter: Counter): Promise<void> {
  await allOf(
    actionsOf(world, person, operation).map(async (action) => {
      if (death !== null) {
        counter.operations += sizeOf(action);
        await world.perform(person, action, death).catch(forgiveDeath);
      }
      counter.operations += sizeOf(action);
      await world.perform(person, action, null);
    }),
  );
}

function forgiveDeath(error: unknown): void {
  if (!(error instanceof Died)) throw error;
}

/** What is asked of the ledger: a search asks for each of its providers. */
function sizeOf(action: Action): number {
  return action.do === "hold" ? action.providers : 1;
}

function actionsOf(world: World, person: number, operation: Operation): Action[] {
  if (operation.do !== "finish") return [operation];
  const { holdIds, settled } = world.personAt(person);
  const open = [...holdIds.keys()].filter((which) => !settled.has(which)).toReversed();
  return open.flatMap((which, index): Action[] => {
    const fate = operation.fates[index] ?? "left";
    return fate === "left" ? [] : [{ do: "settle", which, answered: fate === "answered" }];
  });
}

/** How much of a payment is kept depends on what was told so far; the end of the story is checked in the end. */
async function adoptPayment(world: World, model: PersonModel, person: number, index: number): Promise<void> {
  const checkout = world.personAt(person).checkouts[index];
  const own = model.checkouts[index];
  if (checkout === undefined || own === undefined) throw new Error("no such checkout");
  const { granted = 0, taken = 0, owed = 0 } = (await readPayment(world, checkout)) ?? {};
  if (granted !== own.granted)
    throw new Error(`person ${person}: checkout ${index} granted ${granted}, not ${own.granted}`);
  if (Math.min(taken, owed) < 0 || taken + owed > granted) {
    throw new Error(`person ${person}: of ${granted} fichas ${taken} were taken and ${owed} are owed`);
  }
  model.bought += granted - taken - own.kept;
  own.kept = granted - taken;
}

async function compareWithModels({ deps, people }: World, models: readonly PersonModel[]): Promise<void> {
  const accounts = await deps.db
    .select()
    .from(creditAccounts)
    .where(
      inArray(
        creditAccounts.userId,
        people.map(({ userId }) => userId),
      ),
    );
  for (const [index, { userId }] of people.entries()) {
    const account = accounts.find((each) => each.userId === userId);
    const model = models[index];
    if (account === undefined || model === undefined) throw new Error("no such account");
    const { bonus, bought, heldBonus, heldBought } = account;
    const has = JSON.stringify({ bonus, bought, heldBonus, heldBought });
    const should = JSON.stringify(pocketsOf(model));
    if (has !== should) throw new Error(`person ${index} has ${has} and should have ${should}`);
  }
}

async function expectNoFaults(faults: Promise<string[]>): Promise<void> {
  const found = await faults;
  if (found.length > 0) throw new Error(found.join("\n"));
}

/** Waits for all of them, also when one fails: nothing of one scenario goes on during the next. */
async function allOf(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
