/** How far the person's application has come; the person sets it. */
export const savedStatuses = ["saved", "applied", "interview", "offer", "refused"] as const;

export type SavedStatus = (typeof savedStatuses)[number];
