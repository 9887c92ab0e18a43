/** What a person shows besides the first factor: a code of an authenticator app (RFC 6238), or a passkey (WebAuthn). */
export const secondFactorKinds = ["totp", "passkey"] as const;
