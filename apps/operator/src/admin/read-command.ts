import { isIP } from "node:net";
import { providerIds, type ProviderId } from "@vagou/contract/catalogue";
import { anyPackageIds, type AnyPackageId } from "@vagou/contract/packages";
import { checkAdjustmentReason } from "@vagou/server/credits/adjustment-reason";
import { ArgumentError } from "../command-line/argument-error.ts";
import { parseCommandLine } from "../command-line/parse-command-line.ts";

export type Plan = "free" | "pro" | "premium";

/** A parsed command of an operator; `person` is an e-mail address or an id. */
export type AdminCommand =
  | { name: "find"; person: string }
  | { name: "statement"; person: string; limit: number }
  | { name: "grant" | "take"; person: string; amountCredits: number; reason: string; again: boolean }
  | { name: "plan"; person: string; plan: Plan }
  | { name: "sign-out"; person: string }
  | { name: "payments parked" }
  | {
      name: "payments assign";
      paymentIntent: string;
      person: string;
      packageId?: AnyPackageId;
    }
  | { name: "payments close"; paymentIntent: string; reason: string }
  | { name: "payments of"; person: string }
  | { name: "provider reset"; providerId: ProviderId }
  | { name: "access of"; account: string; limit: number }
  | { name: "access from"; ip: string; limit: number };

type CommandName = AdminCommand["name"];

/** Each command's arguments, and its effect. */
const forms: Readonly<Record<CommandName, { form: string; does: string }>> = {
  find: { form: "find <person>", does: "who a person is, and what they have" },
  statement: { form: "statement <person> [--limit 20]", does: "what happened to their fichas, newest first" },
  grant: { form: 'grant <person> <fichas> --reason "…" [--again]', does: "gives bonus fichas" },
  take: { form: 'take <person> <fichas> --reason "…" [--again]', does: "takes fichas, bonus ones first" },
  plan: { form: "plan <person> free|pro|premium", does: "puts a person on a plan" },
  "sign-out": { form: "sign-out <person>", does: "ends all sessions of a person" },
  "payments parked": {
    form: "payments parked",
    does: "what was paid and could not be granted, and events that could not be taken in",
  },
  "payments assign": {
    form: "payments assign <payment intent> <person> [package]",
    does: "grants a parked payment",
  },
  "payments close": {
    form: 'payments close <payment intent> --reason "…"',
    does: "takes a parked payment off the list that was dealt with elsewhere",
  },
  "payments of": { form: "payments of <person>", does: "what a person paid, and what they owe" },
  "provider reset": { form: "provider reset <id>", does: "ends the suspension of a provider" },
  "access of": {
    form: "access of <person> [--limit 100]",
    does: "where an account was used from in the last six months, newest first; an id also of a deleted one",
  },
  "access from": { form: "access from <ip> [--limit 100]", does: "which accounts were used from an address" },
};

const width = Math.max(...Object.values(forms).map(({ form }) => form.length));

/** The help text of `npm run admin`. */
export const usage = [
  "npm run admin -- <command>",
  "",
  ...Object.values(forms).map(({ form, does }) => `  ${form.padEnd(width)}  ${does}`),
  "",
  "A person is an e-mail address or an id. --again does at once what was done less than a minute ago.",
].join("\n");

/**
 * Reads the command line of `npm run admin`.
 * @returns null when it asks for help
 * @throws {ArgumentError} with one line
 * @throws {OperatorError} for an empty or meaningless reason
 */
export function readCommand(argv: readonly string[]): AdminCommand | null {
  const { values, positionals } = parse(argv);
  if (values.help) return null;
  const name = commandNames.find((known) => positionals.slice(0, wordsOf(known)).join(" ") === known);
  if (name === undefined) {
    const asked = positionals.length === 0 ? "Say what to do" : `There is no command "${positionals[0]}"`;
    throw new ArgumentError(`${asked}; npm run admin -- --help tells what there is.`);
  }
  const { options, read } = readers[name];
  const asked: Asked = { args: positionals.slice(wordsOf(name)), values, fail };
  for (const option of ["limit", "reason", "again"] as const) {
    if (values[option] !== undefined && !options.includes(option)) fail(`--${option} is not for this`);
  }
  return read(asked);

  function fail(problem: string): never {
    throw new ArgumentError(`${problem}: npm run admin -- ${forms[name ?? "find"].form}`);
  }
}

const commandNames: readonly CommandName[] = [
  "find",
  "statement",
  "grant",
  "take",
  "plan",
  "sign-out",
  "payments parked",
  "payments assign",
  "payments close",
  "payments of",
  "provider reset",
  "access of",
  "access from",
];

function wordsOf(name: CommandName): number {
  return name.split(" ").length;
}

type Values = ReturnType<typeof parse>["values"];
type Asked = { args: string[]; values: Values; fail: (problem: string) => never };
type Reader = {
  options: readonly (keyof Values)[];
  read: (asked: Asked) => AdminCommand;
};

function adjustment(name: "grant" | "take"): Reader {
  return {
    options: ["reason", "again"],
    read: (asked) => {
      const [person, fichas] = take(asked, 2);
      return {
        name,
        person: readPerson(asked, person),
        amountCredits: readCount(asked, fichas, 100_000),
        reason: checkAdjustmentReason(asked.values.reason ?? ""),
        again: asked.values.again ?? false,
      };
    },
  };
}

function ofPerson(name: "find" | "sign-out" | "payments of"): Reader {
  return { options: [], read: (asked) => ({ name, person: readPerson(asked, take(asked, 1)[0]) }) };
}

const readers: Readonly<Record<CommandName, Reader>> = {
  find: ofPerson("find"),
  statement: {
    options: ["limit"],
    read: (asked) => ({
      name: "statement",
      person: readPerson(asked, take(asked, 1)[0]),
      limit: readCount(asked, asked.values.limit ?? "20", 1_000),
    }),
  },
  grant: adjustment("grant"),
  take: adjustment("take"),
  plan: {
    options: [],
    read: (asked) => {
      const [person, name] = take(asked, 2);
      return { name: "plan", person: readPerson(asked, person), plan: readOneOf(asked, "plan", name, plans) };
    },
  },
  "sign-out": ofPerson("sign-out"),
  "payments parked": {
    options: [],
    read: (asked) => {
      take(asked, 0);
      return { name: "payments parked" };
    },
  },
  "payments assign": {
    options: [],
    read: (asked) => {
      const [intent, person, packageName] = take(asked, 2, 3);
      const paymentIntent = readIntent(asked, intent);
      const command = { name: "payments assign", paymentIntent, person: readPerson(asked, person) } as const;
      if (packageName === undefined) return command;
      return { ...command, packageId: readOneOf(asked, "package", packageName, anyPackageIds) };
    },
  },
  "payments close": {
    options: ["reason"],
    read: (asked) => ({
      name: "payments close",
      paymentIntent: readIntent(asked, take(asked, 1)[0]),
      reason: checkAdjustmentReason(asked.values.reason ?? ""),
    }),
  },
  "payments of": ofPerson("payments of"),
  "provider reset": {
    options: [],
    read: (asked) => {
      const [id] = take(asked, 1);
      return { name: "provider reset", providerId: readOneOf(asked, "provider", id, providerIds) };
    },
  },
  "access of": {
    options: ["limit"],
    read: (asked) => ({
      name: "access of",
      account: readPerson(asked, take(asked, 1)[0]),
      limit: readCount(asked, asked.values.limit ?? accessLimit, 100_000),
    }),
  },
  "access from": {
    options: ["limit"],
    read: (asked) => {
      const [ip = ""] = take(asked, 1);
      if (isIP(ip) === 0) asked.fail(`"${ip}" is no IP address`);
      return {
        name: "access from",
        ip,
        limit: readCount(asked, asked.values.limit ?? accessLimit, 100_000),
      };
    },
  },
};

/** Default number of access records for an authority that may have them by law. */
const accessLimit = "100";

const plans: readonly Plan[] = ["free", "pro", "premium"];

function parse(argv: readonly string[]) {
  return parseCommandLine(
    {
      args: [...argv],
      allowPositionals: true,
      options: {
        limit: { type: "string" },
        reason: { type: "string" },
        again: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    },
    "; npm run admin -- --help tells what there is.",
  );
}

/** @returns the words after the command, when their number is valid. */
function take({ args, fail }: Asked, min: number, max = min): string[] {
  if (args.length < min) fail("Something is missing");
  if (args.length > max) fail(`"${args[max]}" is one word too many`);
  return args;
}

function readPerson({ fail }: Asked, text = ""): string {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  if (!isId && !/^\S+@\S+$/.test(text)) fail(`"${text}" is neither an e-mail address nor an id`);
  return text;
}

function readIntent({ fail }: Asked, text = ""): string {
  if (!/^pi_\w+$/.test(text)) fail(`"${text}" is no payment intent (pi_…)`);
  return text;
}

function readOneOf<Known extends string>(
  { fail }: Asked,
  what: string,
  text: string | undefined,
  known: readonly Known[],
): Known {
  return (
    known.find((one) => one === text) ?? fail(`There is no ${what} "${text}"; there are ${known.join(", ")}`)
  );
}

function readCount({ fail }: Asked, text = "", max: number): number {
  const count = Number(text);
  if (!/^\d{1,9}$/.test(text) || count < 1 || count > max) fail(`"${text}" is no number from 1 to ${max}`);
  return count;
}
