import { z } from "zod";
import { success, type Endpoint } from "./endpoint.ts";
import { feedback } from "../fields.ts";
import { crashPlacesMax } from "../../limits.ts";
import { paths, type ListedEndpointName } from "../paths.ts";

/** What a person, or a browser, tells the people who run the installation. */
export const messageEndpoints = {
  /**
   * Sends a person's opinion by e-mail to the support; it is not stored after it was sent. A message that comes again
   * with the same `Idempotency-Key` is sent once.
   */
  sendFeedback: {
    ...paths.sendFeedback,
    session: "required",
    takesKey: true,
    body: z.strictObject({ message: feedback }),
    response: success,
  },
  /**
   * The web app stopped in a browser. The server writes it to its log and nowhere else: which screen, which kind of
   * error, and the places in our scripts (`assets/profile-a1b2.js:1:2345`); no message, no address, no person.
   * `request_id` is the support code that the person sees.
   */
  reportCrash: {
    ...paths.reportCrash,
    session: "none",
    body: z.strictObject({
      screen: z.string().regex(/^[\w/.-]{1,100}$/),
      error: z.string().regex(/^\w{1,60}$/),
      places: z.array(z.string().regex(/^assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/)).max(crashPlacesMax),
    }),
    response: z.object({ request_id: z.string() }),
  },
} as const satisfies Partial<Record<ListedEndpointName, Endpoint>>;
