/** What an identity provider vouches for. The e-mail is lower-case. */
export type VerifiedIdentity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
};

/** A sign-in between leaving for the provider and coming back. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

/** Google, or whoever speaks OpenID Connect in its place. */
export type IdentityProvider = {
  /** What the web app needs to load the provider's script. */
  clientId: string;
  scriptUrl: string;
  /**
   * Where the browser goes to sign in.
   * @throws {AppError} google_unavailable
   */
  authorizationUrl(secrets: SignInSecrets): Promise<string>;
  /**
   * Exchanges the code that came back, once, and checks issuer, audience, signature, expiry and nonce.
   * @throws {AppError} google_failed · google_no_credential · google_unavailable
   */
  finish(
    answer: { code: string; state: string; iss?: string | undefined },
    secrets: SignInSecrets,
  ): Promise<VerifiedIdentity>;
};
