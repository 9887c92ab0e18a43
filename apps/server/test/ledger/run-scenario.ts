import { inArray } from "drizzle-orm";
import { creditAccounts } from "../../src/db/schema/credits.ts";
import type { Auditor } from "./auditor.ts";
import { endWorld } from "./end-world.ts";
import { createModel, foretell, pocketsOf, recover, type PersonModel } from "./model.ts";
import { Died } from "./mortal-database.ts";
import type { Operation, Scenario, Step } from "./operations.ts";
import type { Action } from "./perform-action.ts";
import { readPayment, type World } from "./world.ts";

/** Runs a scenario. @returns the number of operations @throws {Error} with the faults */
export type RunScenario = (world: World, auditor: Auditor, scenario: Scenario) => Promise<number>;

/** Each person performs one operation at a time, all people in parallel; each result has to be that of the model. */
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

/** All operations of a step run at once, on the same few people. */
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
      // The client repeats the call, because it does not know whether the work was committed before the death.
      await once(death).catch(ignoreDeath);
    }
    await once(null);
  }
}

async function act(world: World, { person, operation, death }: Asked, counter: Counter): Promise<void> {
  await allOf(
    actionsOf(world, person, operation).map(async (action) => {
      if (death !== null) {
        counter.operations += sizeOf(action);
        await world.perform(person, action, death).catch(ignoreDeath);
      }
      counter.operations += sizeOf(action);
      await world.perform(person, action, null);
    }),
  );
}

function ignoreDeath(error: unknown): void {
  if (!(error instanceof Died)) throw error;
}

/** The number of operations in an action: a search counts once for each of its providers. */
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

/** How much of a payment is kept depends on the events so far: the model copies it, and `endWorld` checks the end. */
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

/** Waits for all of them, also when one fails, so that no work of a scenario runs during the next one. */
async function allOf(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
