/** How a session was opened. */
export const sessionMethods = ["password", "google", "confirmation"] as const;

export type SessionMethod = (typeof sessionMethods)[number];
