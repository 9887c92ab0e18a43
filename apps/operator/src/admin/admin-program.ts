import { Argument, Command, Option } from "@commander-js/extra-typings";
import { readValue } from "@vagou/command-line/read-value";
import { showExample } from "@vagou/command-line/show-example";
import { wholeNumber } from "@vagou/command-line/whole-number";
import { providerIds } from "@vagou/contract/search/catalogue";
import { email } from "@vagou/contract/api/fields";
import { anyPackageIds } from "@vagou/contract/fichas/packages";
import { paidPlans } from "@vagou/contract/fichas/plans";
import { checkAdjustmentReason } from "@vagou/server/credits/adjustments/adjustment-reason";
import { OperatorError } from "@vagou/server/operator-error";
import { plainAddress } from "@vagou/server/people/plain-address";
import { z } from "zod";
import type { AdminCommand } from "./admin-command.ts";

type Run = (command: AdminCommand) => Promise<void>;

const npm = "npm run admin --";

/** The command line of `npm run admin`; `run` gets the command that was typed. */
export function createAdminProgram(run: Run): Command {
  const program = new Command("npm run admin").description(
    "An operator's actions on people's accounts, payments and providers. A person is an e-mail address or an id.",
  );
  addPeople(program, run);
  addPayments(program.command("payments"), run);
  addFeedback(program, run);
  addProvider(program.command("provider"), run);
  addAccess(program.command("access"), run);
  addOperators(program.command("operator"), run);
  addActs(program, run);
  showExample(program, `${npm} find ana@example.com`, `${npm} grant --help`);
  return program;
}

function addPeople(program: Command, run: Run): void {
  const find = program
    .command("find")
    .description("shows who a person is, and what they have")
    .addArgument(person())
    .action((named) => run({ name: "find", person: named }));
  showExample(find, `${npm} find ana@example.com`);

  const statement = program
    .command("statement")
    .description("shows what happened to a person's fichas, newest first")
    .addArgument(person())
    .addOption(limit(20, 1_000))
    .action((named, options) => run({ name: "statement", person: named, limit: options.limit }));
  showExample(statement, `${npm} statement ana@example.com --limit 50`);

  addAdjustment(program, run, {
    name: "grant",
    does: "gives a person bonus fichas",
    why: "the search of Monday failed",
  });
  addAdjustment(program, run, {
    name: "take",
    does: "takes fichas from a person, bonus ones first",
    why: "granted twice by mistake",
  });

  const plan = program
    .command("plan")
    .description("puts a person on a plan, without an end")
    .addArgument(person())
    .addArgument(new Argument("<plan>", "the plan").choices(["free", ...paidPlans]))
    .action((named, chosen) => run({ name: "plan", person: named, plan: chosen }));
  showExample(plan, `${npm} plan ana@example.com pro`);

  const signOut = program
    .command("sign-out")
    .description("ends all sessions of a person")
    .addArgument(person())
    .action((named) => run({ name: "sign-out", person: named }));
  showExample(signOut, `${npm} sign-out ana@example.com`);

  const removal = program
    .command("second-factors")
    .description("what a person shows besides the password")
    .command("remove")
    .description(
      "removes all second factors and recovery codes of a person who has lost them, and ends all sessions",
    )
    .addArgument(person())
    .requiredOption(
      "--reason <text>",
      "how you know who asks; stays in the record for a year: name no person in it",
      readValue(reason),
    )
    .action((named, options) =>
      run({ name: "second-factors remove", person: named, reason: options.reason }),
    );
  showExample(
    removal,
    `${npm} second-factors remove ana@example.com --reason "wrote from the address of the account, paid on Monday"`,
  );
}

function addAdjustment(
  program: Command,
  run: Run,
  { name, does, why }: { name: "grant" | "take"; does: string; why: string },
): void {
  const adjustment = program
    .command(name)
    .description(does)
    .addArgument(person())
    .argument("<fichas>", "how many", readValue(wholeNumber(100_000)))
    .requiredOption(
      "--reason <text>",
      "stays in the ledger permanently: name no person in it",
      readValue(reason),
    )
    .option("--again", "does at once what was done less than a minute ago")
    .action((named, amountCredits, options) =>
      run({ name, person: named, amountCredits, reason: options.reason, again: options.again ?? false }),
    );
  showExample(adjustment, `${npm} ${name} ana@example.com 50 --reason "${why}"`);
}

function addPayments(payments: Command, run: Run): void {
  payments.description("what people paid");
  const parked = payments
    .command("parked")
    .description("lists what was paid and could not be granted, and events that could not be processed")
    .action(() => run({ name: "payments parked" }));
  showExample(parked, `${npm} payments parked`);

  const assign = payments
    .command("assign")
    .description("grants a parked payment to a person")
    .addArgument(paymentIntent())
    .addArgument(person())
    .addArgument(
      new Argument("[package]", "what was bought, if its link does not say it").choices(anyPackageIds),
    )
    .action((intent, named, packageId) =>
      run({
        name: "payments assign",
        paymentIntent: intent,
        person: named,
        ...(packageId !== undefined && { packageId }),
      }),
    );
  showExample(assign, `${npm} payments assign pi_123 ana@example.com popular`);

  const close = payments
    .command("close")
    .description("takes a parked payment that was settled elsewhere off the list")
    .addArgument(paymentIntent())
    .requiredOption("--reason <text>", "how it was settled", readValue(reason))
    .action((intent, options) =>
      run({ name: "payments close", paymentIntent: intent, reason: options.reason }),
    );
  showExample(close, `${npm} payments close pi_123 --reason "returned in Stripe on Monday"`);

  const of = payments
    .command("of")
    .description("shows what a person paid, and what they owe")
    .addArgument(person())
    .action((named) => run({ name: "payments of", person: named }));
  showExample(of, `${npm} payments of ana@example.com`);
}

function addFeedback(program: Command, run: Run): void {
  const feedback = program
    .command("feedback")
    .description(
      "shows people's messages to us that the mail server did not take yet, or refused permanently",
    )
    .action(() => run({ name: "feedback" }));
  showExample(feedback, `${npm} feedback`);
}

function addProvider(provider: Command, run: Run): void {
  provider.description("the providers");
  const reset = provider
    .command("reset")
    .description("ends the suspension of a provider")
    .addArgument(providerId())
    .action((id) => run({ name: "provider reset", providerId: id }));
  showExample(reset, `${npm} provider reset gupy`);

  const show = provider
    .command("show")
    .description("shows how a provider answered last, and its replies that could not be read")
    .addArgument(providerId())
    .action((id) => run({ name: "provider show", providerId: id }));
  showExample(show, `${npm} provider show gupy`);

  const reply = provider
    .command("reply")
    .description("prints a reply that could not be read")
    .argument("<id>", "the reply, as `provider show` names it", readValue(replyName))
    .action((replyId) => run({ name: "provider reply", replyId }));
  showExample(reply, `${npm} provider reply 8f14e45f-ceea-467f-a8f3-1f0c6f1f3b2a`);

  addSwitch(provider, run, {
    name: "off",
    does: "switches a provider off: no question asks it, from five seconds later on",
    why: "the portal asked us to stop",
  });
  addSwitch(provider, run, {
    name: "on",
    does: "switches a provider on again that was switched off with `provider off` or on the page",
    why: "the portal allows it again",
  });
}

function addSwitch(
  provider: Command,
  run: Run,
  { name, does, why }: { name: "off" | "on"; does: string; why: string },
): void {
  const command = provider
    .command(name)
    .description(does)
    .addArgument(providerId())
    .requiredOption("--reason <text>", "stays in the record of acts", readValue(reason))
    .action((id, options) => run({ name: `provider ${name}`, providerId: id, reason: options.reason }));
  showExample(command, `${npm} provider ${name} gupy --reason "${why}"`);
}

function addOperators(operator: Command, run: Run): void {
  operator.description("the people who may use the page /operador");
  const give = operator
    .command("give")
    .description("gives a person with a second factor the role; the page asks for it")
    .addArgument(person())
    .action((named) => run({ name: "operator give", person: named }));
  showExample(give, `${npm} operator give ana@example.com`);

  const take = operator
    .command("take")
    .description("takes the role from a person, at once")
    .addArgument(person())
    .action((named) => run({ name: "operator take", person: named }));
  showExample(take, `${npm} operator take ana@example.com`);

  const list = operator
    .command("list")
    .description("lists the people with the role")
    .action(() => run({ name: "operator list" }));
  showExample(list, `${npm} operator list`);
}

function addActs(program: Command, run: Run): void {
  const acts = program
    .command("acts")
    .description(
      "shows what operators did and looked at in the last year, by page and by command, newest first",
    )
    .addOption(limit(50, 10_000))
    .action((options) => run({ name: "acts", limit: options.limit }));
  showExample(acts, `${npm} acts --limit 200`);
}

/** Most access records that an authority gets by law at once. */
const accessMax = 100_000;

function addAccess(access: Command, run: Run): void {
  access.description("access records, for an authority that may have them by law");
  const of = access
    .command("of")
    .description("shows from where an account was used in the last six months, newest first")
    .argument("<account>", "an e-mail address or an id, also of a deleted account", readValue(personName))
    .addOption(limit(100, accessMax))
    .action((account, options) => run({ name: "access of", account, limit: options.limit }));
  showExample(of, `${npm} access of ana@example.com --limit 500`);

  const from = access
    .command("from")
    .description("shows which accounts were used from an address")
    .argument("<ip>", "an IP address", readValue(ip))
    .addOption(limit(100, accessMax))
    .action((address, options) => run({ name: "access from", ip: address, limit: options.limit }));
  showExample(from, `${npm} access from 203.0.113.7`);
}

const personName = z.union([email, z.guid()], "Write an e-mail address or an id.");
const replyName = z.guid("Write the id of a reply.");
// As access records name it: an IPv4-mapped address, or one in capitals, would find none.
const ip = z.union([z.ipv4(), z.ipv6()], "Write an IP address.").transform(plainAddress);
const intentName = z.string().regex(/^pi_\w+$/, "Write a payment intent (pi_…).");
const reason = z.string().transform((text, context) => {
  try {
    return checkAdjustmentReason(text);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    context.addIssue(error.message);
    return z.NEVER;
  }
});

function person() {
  return new Argument("<person>", "an e-mail address or an id").argParser(readValue(personName));
}

function providerId() {
  return new Argument("<id>", "the provider").choices(providerIds);
}

function paymentIntent() {
  return new Argument("<payment-intent>", "as Stripe names it, pi_…").argParser(readValue(intentName));
}

function limit(usual: number, max: number) {
  return new Option("--limit <n>", "how many lines").default(usual).argParser(readValue(wholeNumber(max)));
}
