import type { BodyOf } from "@vagou/contract/api/endpoints";
import { crashPlacesMax } from "@vagou/contract/limits";

/**
 * What the operator learns of a crash: the screen, the kind of error and where in our scripts it came from. The message
 * of the error and the address of the page stay here, because they may hold what a person typed.
 * @param screen the route, as the site map names it
 */
export function crashReport(error: unknown, screen: string): BodyOf<"reportCrash"> {
  const isError = error instanceof Error;
  const places = isError ? (error.stack ?? "").matchAll(/\/(assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7})/g) : [];
  return {
    screen: /^[\w/.-]{1,100}$/.test(screen) ? screen : "unknown",
    error: isError && /^\w{1,60}$/.test(error.name) ? error.name : typeof error,
    places: Array.from(places, ([, place = ""]) => place).slice(0, crashPlacesMax),
  };
}
