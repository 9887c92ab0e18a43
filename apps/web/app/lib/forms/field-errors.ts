import type { ErrorCode } from "@vagou/contract/api/error-codes";
import { CallError } from "#lib/api/call-endpoint.ts";

/** Which field a refusal is about, where its code says so. */
export type FieldsOfErrors<Name extends string = string> = Partial<Record<ErrorCode, Name>>;

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
 * The message beside each field after a refused attempt. A field that was changed since has no message any more.
 * @param sent the values of the refused attempt
 * @param values the values of the fields now
 */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  sent: Record<Name, string> | undefined,
  values: Record<Name, string>,
  fieldsOfErrors: FieldsOfErrors = {},
): FieldErrors {
  const errors: Record<string, string | undefined> = {};
  for (const [name, sentence] of Object.entries(messagesOfFields(error, fieldsOfErrors))) {
    if (isUnchanged(name, sent, values)) errors[name] = sentence;
  }
  return errors;
}

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** @returns true when a field has a message, or had one until it was changed */
export function isAboutFields(error: unknown, fieldsOfErrors: FieldsOfErrors = {}): boolean {
  return Object.keys(messagesOfFields(error, fieldsOfErrors)).length > 0;
}

function messagesOfFields(error: unknown, fieldsOfErrors: FieldsOfErrors): Readonly<Record<string, string>> {
  if (error instanceof InvalidFields) return error.fields;
  if (!(error instanceof CallError)) return {};
  const field = error.code === null ? undefined : fieldsOfErrors[error.code];
  return field !== undefined && error.said !== null ? { [field]: error.said, ...error.fields } : error.fields;
}

function isUnchanged(
  name: string,
  sent: Readonly<Record<string, string>> | undefined,
  values: Readonly<Record<string, string>>,
): boolean {
  return sent !== undefined && sent[name] === values[name];
}
