import { z } from "zod";

/**
 * For what is parsed to be explained in the log: the server gives zod the Portuguese messages that people read, and log
 * lines are in English.
 */
export const inEnglish = { error: z.locales.en().localeError };
