import { CallError } from "#lib/call-endpoint.ts";

/** The form itself found what is wrong; nothing was sent. */
export class InvalidFields extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super("The form is not complete");
    this.name = "InvalidFields";
    this.fields = fields;
  }
}

/**
 * What to say beside each field after a refused try. A field that was changed since has nothing said
 * beside it any more.
 * @param sent what the refused try carried
 * @param values what the fields hold now
 */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  sent: Record<Name, string> | undefined,
  values: Record<Name, string>,
): FieldErrors {
  const errors: Record<string, string | undefined> = {};
  for (const [name, sentence] of Object.entries(saidAboutFields(error))) {
    if (isUnchanged(name, sent, values)) errors[name] = sentence;
  }
  return errors;
}

export type FieldErrors = Readonly<Record<string, string | undefined>>;

function saidAboutFields(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof InvalidFields) return error.fields;
  if (!(error instanceof CallError)) return {};
  const isAboutPassword = error.code === "weak_password" || error.code === "common_password";
  return isAboutPassword && error.said !== null ? { password: error.said, ...error.fields } : error.fields;
}

function isUnchanged(
  name: string,
  sent: Readonly<Record<string, string>> | undefined,
  values: Readonly<Record<string, string>>,
): boolean {
  return sent !== undefined && sent[name] === values[name];
}
