import { CommanderError, type CommandUnknownOpts } from "@commander-js/extra-typings";
import { visibleText } from "./visible-text.ts";

/**
 * Runs the command of `program` that a command line names. For a wrong command line nothing runs: stderr gets a line
 * that says what is wrong, then the usage.
 *
 * @param program named as a person starts it: `npm run admin`
 * @param argv without the program's own name
 * @returns false for a wrong command line
 * @throws what the command throws
 */
export async function parseCommandLine(
  program: CommandUnknownOpts,
  argv: readonly string[],
): Promise<boolean> {
  for (const command of [program, ...commandsBelow(program)]) prepare(command);
  try {
    await program.parseAsync(argv, { from: "user" });
    return true;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // `--help` is an error with exit code 0.
    return error.exitCode === 0;
  }
}

function prepare(command: CommandUnknownOpts): void {
  command
    .exitOverride()
    // A suggestion ("Did you mean …") would be a line of its own.
    .configureOutput({ outputError: (text, write) => write(`${inOneLine(text)}\n`) })
    // Help shows every command below, not only groups of them.
    .configureHelp({
      visibleCommands: (group) => commandsBelow(group).filter(({ commands }) => commands.length === 0),
      subcommandTerm: (below) => [...namesOf(below, command), ...argumentsOf(below)].join(" "),
      commandUsage: (shown) => typed(shown, argumentsOf(shown)),
    })
    .showHelpAfterError(
      `Usage: ${typed(command, argumentsOf(command))}\nHelp:  ${typed(command, ["--help"])}`,
    );
}

/** Its words repeat what was typed, which may have come from a stranger's message; the reason stands at the end. */
function inOneLine(text: string): string {
  const lines = text.split("\n").map((each) => each.trim());
  const line = lines.filter((each) => each !== "").join(" ");
  return visibleText(line.length <= lineLengthMax ? line : `${line.slice(0, 200)} … ${line.slice(-200)}`);
}

const lineLengthMax = 600;

function commandsBelow(command: CommandUnknownOpts): CommandUnknownOpts[] {
  return command.commands.flatMap((below) => [below, ...commandsBelow(below)]);
}

/** @returns what a person types for a command; npm passes on what follows `--` */
function typed(command: CommandUnknownOpts, more: readonly string[]): string {
  let program = command;
  while (program.parent !== null) program = program.parent;
  const words = [...namesOf(command, program), ...more];
  return [program.name(), ...(words.length === 0 ? [] : ["--", ...words])].join(" ");
}

/** @returns the words that name a command below `top` */
function namesOf(command: CommandUnknownOpts, top: CommandUnknownOpts): string[] {
  if (command === top || command.parent === null) return [];
  return [...namesOf(command.parent, top), command.name()];
}

/** @returns the arguments and options of a command; those in brackets may be missing */
function argumentsOf(command: CommandUnknownOpts): string[] {
  if (command.commands.length > 0) return ["<command>"];
  const words = command.registeredArguments.map((argument) => {
    const name = argument.name() + (argument.variadic ? " …" : "");
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  const options = command.options.map(({ flags, mandatory }) => (mandatory ? flags : `[${flags}]`));
  return [...words, ...options];
}
