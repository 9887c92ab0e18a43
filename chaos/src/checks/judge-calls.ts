import type { Finding } from "../finding.ts";
import { describeReplies, longestSeconds, type CallKind, type Tally } from "../load/tally.ts";

/** A busy machine answers later than the deadline of the product says. */
const marginS = 3;

type Promises = {
  /** Codes of refusals that the fault excuses; none: every call is answered. */
  may?: readonly string[];
  /** Longest time of a call of this kind, in seconds; a margin for a busy machine is added. */
  withinS?: Partial<Record<CallKind, number>>;
};

/** Judges the calls of a fault: the kinds of refusals, with `Retry-After`, and how long a person waited. */
export function judgeCalls(tally: Tally, { may = [], withinS = {} }: Promises): Finding[] {
  const kinds: CallKind[] = ["search", "read", "sign-up"];
  const wrong = tally.filter(({ reply }) => reply.code !== "" && !may.includes(reply.code));
  const mute = tally.filter(({ reply }) => reply.code === "unavailable" && reply.retryAfter === undefined);
  const isRefusing = may.length > 0;
  return [
    {
      promised: isRefusing
        ? `a call is answered, or refused as ${may.join(" or ")} with Retry-After`
        : "every call is answered",
      seen: kinds.map((kind) => `${kind}: ${describeReplies(tally, kind)}`).join("; "),
      kept: wrong.length === 0 && mute.length === 0,
    },
    ...Object.entries(withinS).map(([kind, seconds]): Finding => {
      const longest = longestSeconds(tally, kindNamed(kind));
      return {
        promised: `no ${kind} waits longer than ${seconds} s`,
        seen: `${longest} s`,
        kept: longest <= seconds + marginS,
      };
    }),
  ];
}

function kindNamed(name: string): CallKind {
  switch (name) {
    case "search":
    case "read":
    case "sign-up":
    case "purchase":
      return name;
    default:
      throw new Error(`no kind of call: ${name}`);
  }
}
