import { z } from "zod";

/** A call of the API: where it is, who may make it, and the schemas of what goes in and comes out. */
export type Endpoint = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** `required`: the call needs a bearer token; for the operator's, see `operatorEndpoints`. */
  session: "none" | "required" | "operator-looks" | "operator-acts";
  body?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  /** A call with an `Idempotency-Key` header (8 to 100 letters, digits, hyphens, underscores) takes effect once. */
  takesKey?: true;
  response: z.ZodType;
};

/** The answer of a call that has nothing to say. */
export const success = z.object({ success: z.literal(true) });

/** The answer of a call that says the same to every caller, so that it tells nothing about an address. */
export const message = z.object({ message: z.string() });
