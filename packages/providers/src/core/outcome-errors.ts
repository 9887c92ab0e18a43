/** The provider refused us: 403, 429, a captcha, a required login. */
export class ProviderBlocked extends Error {
  override readonly name = "ProviderBlocked";
}

/** The provider has a fault of its own: 5xx, maintenance. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

/** The reply is not of the shape the adapter was written for. */
export class ProviderChanged extends Error {
  override readonly name = "ProviderChanged";
}
