import { z } from "zod";

/** A number of decimal digits only, from 1 to `max`. */
export function wholeNumber(max: number): z.ZodType<number> {
  const message = `Write a whole number from 1 to ${max}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(max, message));
}
