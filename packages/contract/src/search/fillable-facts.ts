/** The facts that one posting of a vacancy may say and another one not. */
export const fillableFacts = ["employer", "place", "pay", "contract", "level", "work-mode", "date"] as const;

export type FillableFact = (typeof fillableFacts)[number];
