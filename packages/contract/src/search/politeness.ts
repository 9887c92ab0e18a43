/**
 * The promises of `/robo` to the administrators of portals. The code uses these same values, and an operator's
 * `PROVIDER_SETTINGS` cannot exceed them.
 */

/** Maximum number of concurrent requests to one host, from all of our processes together. */
export const requestsAtOnceMax = 2;

/** How long the rules of a robots.txt are used before it is read again. */
export const robotsTxtKeptMs = 24 * 60 * 60 * 1000;
