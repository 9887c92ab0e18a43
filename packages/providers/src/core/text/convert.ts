import { transform } from "zod/mini";

/**
 * A schema that makes a value by a function of the received one and of a context, to whose `issues` it adds what is wrong.
 * It is `z.transform` without `addIssue`, a function that zod makes anew for each value: V8 puts functions that become a
 * property among its old objects, and what they refer to stays with them until V8 collects these. With it all texts of a
 * page stayed, and a reading thread had to collect its old objects after every five searches.
 */
export const convert = transform;
