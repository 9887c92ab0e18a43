import { errorMessages } from "@vagou/contract/api/error-codes";
import { operatorErrorMessages } from "@vagou/contract/api/operator-error-messages";
import { z } from "zod";

/** The one shape in which the API refuses a call: nothing else is in it. */
export const refusalSchema = z.strictObject({
  error: z.string().min(1),
  message: z.string().min(1),
  code: z.enum([...Object.keys(errorMessages), ...Object.keys(operatorErrorMessages)]),
  request_id: z.string().min(1),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after_s: z.number().int().optional(),
});
