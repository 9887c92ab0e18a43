import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { slowMs, type GoogleFault } from "@vagou/standins/google/google-faults";
import { z } from "zod";
import { createVisitorThrough } from "../../../apps/server/test/people/google-visitor.ts";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault, Stage } from "../fault.ts";
import type { Finding } from "../finding.ts";

export const googleFaults: readonly Fault[] = [
  { name: "google-down", what: "the issuer of identities answers 503", run: during("unavailable") },
  {
    name: "google-silent",
    what: "the issuer of identities takes requests and never answers",
    run: during("silent"),
  },
  {
    name: "google-nonsense",
    what: "the issuer signs its tokens with a wrong key",
    run: during("bad-signature"),
  },
  {
    name: "google-slow",
    what: `the issuer takes ${slowMs / 1_000} s for each request`,
    run: slowly,
  },
];

/** A sign-in makes at most three requests to the issuer, each with a deadline of five seconds. */
const requestsMax = 3;
const signInMs = requestsMax * 5_000;
const marginMs = 3_000;

/** People come back from Google's page while the issuer fails: they are refused in time, and get in afterwards. */
function during(fault: GoogleFault): (stage: Stage) => Promise<Finding[]> {
  return async ({ world, load }) => {
    const from = performance.now();
    const visits = world.servers.map(({ baseUrl }) => ({
      baseUrl,
      visitor: createVisitorThrough((path, options) => post(baseUrl, path, options)),
    }));
    // With a wrong key the issuer gives codes as usual; otherwise it fails after the person chose an account.
    const answers = await Promise.all(
      visits.map(({ visitor }) =>
        visitor.visitGoogle({ name: "Ana", email: emailOf(), email_verified: "on" }),
      ),
    );
    world.google.setFault(fault);
    const startedAt = performance.now();
    const refused = await Promise.all(
      visits.map(({ visitor }, index) => visitor.finish(answers[index] ?? {})),
    );
    const tookMs = performance.now() - startedAt;
    await sleep(3_000);
    world.google.setFault("none");
    const entered = await Promise.all(
      visits.map(({ visitor }) => visitor.signIn({ name: "Ana", email: emailOf(), email_verified: "on" })),
    );
    const codes = refused.map(({ status, body }) => `${status} ${String(body["code"])}`);
    return [
      {
        promised: "who comes back from Google is refused with a code for Google, within 15 s",
        seen: `${codes.join(", ")}, after ${(tookMs / 1_000).toFixed(1)} s`,
        kept: codes.every((code) => / google_/.test(code)) && tookMs < signInMs + marginMs,
      },
      {
        promised: "the next sign-in works when Google does",
        seen: entered.map(({ status }) => status).join(", "),
        kept: entered.every(({ status }) => status === 200),
      },
      ...judgeCalls(load.since(from), { withinS: { read: 2, "sign-up": 5 } }),
    ];
  };
}

/** The issuer is slow from the button on: people get in, and wait for nothing but the issuer. */
async function slowly({ world, load }: Stage): Promise<Finding[]> {
  const from = performance.now();
  const waits: number[] = [];
  world.google.setFault("slow");
  const entered = await Promise.all(
    world.servers.map(({ baseUrl }) => {
      const visitor = createVisitorThrough(async (path, options) => {
        const calledAt = performance.now();
        const answer = await post(baseUrl, path, options);
        waits.push(performance.now() - calledAt);
        return answer;
      });
      return visitor.signIn({ name: "Ana", email: emailOf(), email_verified: "on" });
    }),
  );
  world.google.setFault("none");
  const longestMs = Math.max(...waits);
  return [
    {
      promised: `who signs in gets in, and no call takes longer than ${requestsMax} requests to Google`,
      seen: `${entered.map(({ status }) => status).join(", ")}, after ${(longestMs / 1_000).toFixed(1)} s at most`,
      kept: entered.every(({ status }) => status === 200) && longestMs < requestsMax * slowMs + marginMs,
    },
    ...judgeCalls(load.since(from), { withinS: { read: 2, "sign-up": 5 } }),
  ];
}

function emailOf(): string {
  return `${randomUUID()}@gmail.example`;
}

async function post(
  baseUrl: string,
  path: string,
  { body, headers }: { body: unknown; headers: Record<string, string> },
) {
  const response = await fetch(`${baseUrl}/api${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", connection: "close" },
    body: JSON.stringify(body),
  });
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  return { status: response.status, body: answerSchema.parse(await response.json()), cookies };
}

const answerSchema = z.record(z.string(), z.unknown());
