/** An identity that the identity provider has verified. The e-mail is lower-case. */
export type VerifiedIdentity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
};

/** The secrets of a sign-in between its start and the callback. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

/** Google, or another issuer of OpenID Connect. */
export type IdentityProvider = {
  /** What the web app needs to load the provider's script. */
  clientId: string;
  scriptUrl: string;
  /**
   * The address to which the browser goes to sign in.
   * @throws {AppError} google_unavailable
   */
  authorizationUrl(secrets: SignInSecrets): Promise<string>;
  /**
   * Exchanges the code of the callback, once, and checks issuer, audience, signature, expiry and nonce.
   * @throws {AppError} google_failed · google_no_credential · google_unavailable
   */
  finish(
    answer: { code: string; state: string; iss?: string | undefined },
    secrets: SignInSecrets,
  ): Promise<VerifiedIdentity>;
};
