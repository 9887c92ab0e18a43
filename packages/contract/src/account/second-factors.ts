import { z } from "zod";
import { password, rowId } from "../api/fields.ts";
import { signedInSchema } from "../api/answers.ts";
import { secondFactorNameMaxLength } from "../limits.ts";
import { secondFactorKinds } from "./second-factor-kinds.ts";

// The second factor of a log-in: what the API asks, and what the person shows.

/** 256 random bits, base64url: names what was begun, for `secondFactorMinutes`. */
const handle = z.string().regex(/^[\w-]{43}$/);
/** Bytes of WebAuthn, base64url. A public key or an attestation of the largest known kind takes a few kB. */
const bytes = z
  .string()
  .max(16_000)
  .regex(/^[\w-]+$/);
const credentialId = bytes.max(1_400);
/** Six digits of an app, or a recovery code; blanks and hyphens between them are ignored. */
const code = z.string().trim().min(6).max(40);
/** What a person calls a second factor, to know it in the list: "Celular da Ana". */
const factorName = z
  .string()
  .trim()
  .min(1)
  .max(secondFactorNameMaxLength)
  .regex(/^\P{Cc}*$/u, "Use só letras e outros caracteres visíveis");

/** What `PublicKeyCredential.toJSON()` gives of a passkey that signed; further members are ignored. */
const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** What `PublicKeyCredential.toJSON()` gives of a passkey that was made; further members are ignored. */
const passkeyCreation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

const credentialDescriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  /** As the browser named them when the passkey was made. */
  transports: z.array(z.string()),
});

/** For `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`. */
const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int32(),
  userVerification: z.enum(["discouraged", "preferred", "required"]),
  allowCredentials: z.array(credentialDescriptor),
});

/** For `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`. */
const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int32() })),
  timeout: z.int32(),
  excludeCredentials: z.array(credentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(["discouraged", "preferred", "required"]),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(["discouraged", "preferred", "required"]),
  }),
  attestation: z.literal("none"),
});

/** What the person has to show now. */
const secondFactorQuestionSchema = z.object({
  handle: z.string(),
  /** The kinds that the person has; a recovery code is accepted where `recovery_codes` is true. */
  kinds: z.array(z.enum(secondFactorKinds)),
  recovery_codes: z.boolean(),
  /** What the browser asks a passkey; null for a person without one. */
  passkey: passkeyRequestSchema.nullable(),
  /** ISO instant: `secondFactorMinutes` from now. */
  expires_at: z.string(),
});

/** The answer to a right first factor of a person who has a second one: no session is open yet. */
const secondFactorAskedSchema = z.object({ second_factor: secondFactorQuestionSchema });

/** @returns `schema`, or what is asked of a person who has a second factor */
export function orSecondFactor<S extends z.ZodType>(schema: S) {
  return z.union([schema, secondFactorAskedSchema]);
}

export const logInResponse = orSecondFactor(signedInSchema);

export const secondFactorSchema = z.object({
  id: z.string(),
  kind: z.enum(secondFactorKinds),
  name: z.string(),
  created_at: z.string(),
  /** ISO instant; null when it was not used since it was added. */
  last_used_at: z.string().nullable(),
});

export const secondFactorsSchema = z.object({
  /** Oldest first; empty: the person has no second factor. */
  factors: z.array(secondFactorSchema),
  /** Unused recovery codes. */
  recovery_codes_left: z.int32(),
  /**
   * ISO instant until which this session may do what is sensitive without a new proof; null when one is needed. The
   * proof is a second factor, or, of a person without one, the password or the sign-in with Google.
   */
  confirmed_until: z.string().nullable(),
  /** False where browsers refuse passkeys: for an address that is a number, or without https. */
  passkeys_possible: z.boolean(),
});

const atLeastOne = "Informe o código ou a chave de acesso";

/** `passkey` counts when `code` is there too. */
export const finishLogInBody = z
  .strictObject({ handle, code: code.optional(), passkey: passkeyAssertion.optional() })
  .refine((proof) => proof.code !== undefined || proof.passkey !== undefined, {
    path: ["code"],
    error: atLeastOne,
  });

/** `passkey` counts first, then `code`; a person without a second factor gives `password`. */
export const confirmSessionBody = z
  .strictObject({
    /** Of `startConfirmation`; needed with `passkey` only. */
    handle: handle.optional(),
    code: code.optional(),
    passkey: passkeyAssertion.optional(),
    password: password.optional(),
  })
  .refine(
    ({ code: digits, passkey, password }) => [digits, passkey, password].some((one) => one !== undefined),
    { path: ["code"], error: atLeastOne },
  )
  .refine(({ passkey, handle: begun }) => passkey === undefined || begun !== undefined, {
    path: ["handle"],
    error: atLeastOne,
  });

export const confirmationQuestionSchema = secondFactorQuestionSchema;

export const startTotpResponse = z.object({
  handle: z.string(),
  /** Base32, for typing into an app. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a link on the phone itself. */
  uri: z.string(),
  /**
   * The same address as a QR code with its quiet border: `path` is the `d` of one black SVG path on a white square
   * with `viewBox="0 0 {size} {size}"`.
   */
  qr: z.object({ size: z.int32(), path: z.string() }),
  expires_at: z.string(),
});

export const finishTotpBody = z.strictObject({ handle, name: factorName, code });

export const startPasskeyResponse = z.object({
  handle: z.string(),
  options: passkeyCreationSchema,
  expires_at: z.string(),
});

export const finishPasskeyBody = z.strictObject({ handle, name: factorName, passkey: passkeyCreation });

/** `recovery_codes`: shown this once, with the person's first second factor; null with a further one. */
export const addedFactorSchema = z.object({
  factor: secondFactorSchema,
  recovery_codes: z.array(z.string()).nullable(),
});

export const secondFactorParams = z.object({ id: rowId });
export const renameSecondFactorBody = z.strictObject({ name: factorName });

export type SecondFactorQuestion = z.infer<typeof secondFactorQuestionSchema>;
export type SecondFactor = z.infer<typeof secondFactorSchema>;
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;
