import { InvalidArgumentError } from "@commander-js/extra-typings";
import type { z } from "zod";

/**
 * @param schema of one argument, or of the value of one option; the message of its first issue is shown
 * @returns a parser for commander, which shows what was typed before that message
 */
export function readValue<Value>(schema: z.ZodType<Value>): (text: string) => Value {
  return (text) => {
    // Commander takes the next word for the value, even if it is an option.
    if (text.startsWith("--")) throw new InvalidArgumentError("Its value is missing.");
    const { success, data, error } = schema.safeParse(text);
    if (!success) throw new InvalidArgumentError(error.issues[0]?.message ?? "");
    return data;
  };
}
