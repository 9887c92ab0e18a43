import { decodeProtectedHeader, SignJWT } from "jose";
import { expect, test, vi } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { createSessionKeys, sessionLifetimeMs } from "./session-keys.ts";

const now = new Date("2026-11-21T12:00:00Z");
const claims = {
  userId: "4b1d9c1e-6f0a-4a53-9c5e-0d6a3f1b2c4d",
  sessionId: "9e8f7a6b-5c4d-4e3f-8a1b-2c3d4e5f6a7b",
};
const first = "the first secret of thirty-two characters or more";
const second = "the second secret of thirty-two characters or more";

test("a session survives the change of the signing secret while the old secret is still accepted", async () => {
  const token = await createSessionKeys([first]).sign(claims, now);
  expect(await createSessionKeys([second, first]).verify(token, now)).toEqual(claims);
});

test("a session ends when its secret is no longer accepted", async () => {
  const token = await createSessionKeys([first]).sign(claims, now);
  expect(await createSessionKeys([second]).verify(token, now)).toBeNull();
});

test("new sessions are signed with the first secret", async () => {
  const keys = createSessionKeys([second, first]);
  const onlySecond = createSessionKeys([second]);
  const token = await keys.sign(claims, now);
  expect(await onlySecond.verify(token, now)).toEqual(claims);
  expect(decodeProtectedHeader(token).kid).toMatch(/^[0-9a-f]{8}$/);
});

/** Each process has one of these settings, as an operator writes them; steps follow each other a day apart. */
const rotation = [first, `${first},${second}`, `${second},${first}`, second];

test("a secret is replaced in three steps over several processes, and no person is logged out meanwhile", async () => {
  expect(await listLoggedOut(rotation)).toEqual([]);
});

test("without the first step, people who log in at a new process are logged out at an old one", async () => {
  expect((await listLoggedOut(rotation.toSpliced(1, 1))).length).toBeGreaterThan(0);
});

/**
 * Restarts three processes one after the other with each setting. At all times people log in at each of them, and
 * every session is used at each of them.
 * @returns the sessions that a process refused
 */
async function listLoggedOut(settings: readonly string[]): Promise<string[]> {
  const [before = "", ...steps] = settings;
  const processes = Array.from({ length: 3 }, () => keysBy(before));
  const sessions: { token: string; from: string }[] = [];
  const loggedOut: string[] = [];
  let at = now;
  const live = async (moment: string) => {
    for (const keys of processes) sessions.push({ token: await keys.sign(claims, at), from: moment });
    for (const { token, from } of sessions)
      for (const keys of processes)
        if ((await keys.verify(token, at)) === null) loggedOut.push(`of ${from} at ${moment}`);
  };
  await live("the beginning");
  for (const [step, setting] of steps.entries()) {
    for (const index of processes.keys()) {
      processes[index] = keysBy(setting);
      await live(`step ${step + 1}, process ${index + 1}`);
    }
    // A day later the earlier sessions have expired.
    at = new Date(at.getTime() + sessionLifetimeMs);
    sessions.length = 0;
    await live(`the day after step ${step + 1}`);
  }
  return loggedOut;
}

function keysBy(setting: string) {
  const [signing, ...older] = readConfig({ SESSION_SECRET: setting }).sessionSecrets ?? [];
  if (signing === undefined) throw new Error("no secret");
  return createSessionKeys([signing, ...older]);
}

test.each([
  ["without a type", { typ: undefined }],
  ["of another type", { typ: "id+jwt" }],
  ["for another audience", { audience: "another-service" }],
  ["of another issuer", { issuer: "another-service" }],
  ["of an unknown key", { kid: "00000000" }],
])("a token %s is not a session, though the key is right", async (_what, wrong) => {
  const good = await createSessionKeys([first]).sign(claims, now);
  const { kid } = decodeProtectedHeader(good);
  const { createHash } = await import("node:crypto");
  const facts = {
    typ: "at+jwt" as string | undefined,
    audience: "vagou-api",
    issuer: "vagou",
    kid: kid ?? "",
    ...wrong,
  };
  const forged = await new SignJWT()
    .setProtectedHeader({ alg: "HS256", kid: facts.kid, ...(facts.typ !== undefined && { typ: facts.typ }) })
    .setIssuer(facts.issuer)
    .setAudience(facts.audience)
    .setSubject(claims.userId)
    .setJti(claims.sessionId)
    .setExpirationTime(new Date(now.getTime() + 60_000))
    .sign(createHash("sha256").update(first).digest());
  expect(await createSessionKeys([first]).verify(forged, now)).toBeNull();
});

test.each([
  ["a person", { ...claims, userId: "ana" }],
  ["a session", { ...claims, sessionId: "1" }],
  ["a person and a session", { userId: "", sessionId: "" }],
])("a token of ours with an invalid id for %s is not a session", async (_what, odd) => {
  const keys = createSessionKeys([first]);
  expect(await keys.verify(await keys.sign(odd, now), now)).toBeNull();
});

test("a session expires after 24 hours", async () => {
  const keys = createSessionKeys([first]);
  const token = await keys.sign(claims, now);
  expect(await keys.verify(token, new Date(now.getTime() + 24 * 3_600_000 - 1_000))).toEqual(claims);
  expect(await keys.verify(token, new Date(now.getTime() + 24 * 3_600_000 + 1_000))).toBeNull();
});

test("a token that differs from one that was verified before is verified by itself", async () => {
  const keys = createSessionKeys([first]);
  const token = await keys.sign(claims, now);
  expect(await keys.verify(token, now)).toEqual(claims);
  const [head, , signature] = token.split(".");
  const otherClaims = await createSessionKeys([second]).sign({ ...claims, userId: claims.sessionId }, now);
  expect(await keys.verify([head, otherClaims.split(".")[1], signature].join("."), now)).toBeNull();
  expect(await keys.verify(`${token}x`, now)).toBeNull();
  expect(await keys.verify(token, now)).toEqual(claims);
});

test("the calls of a search, which come at one moment with one token, verify its signature once", async () => {
  const keys = createSessionKeys([first]);
  const token = await keys.sign(claims, now);
  const verify = vi.spyOn(crypto.subtle, "verify");
  const answers = await Promise.all(Array.from({ length: 18 }, () => keys.verify(token, now)));
  expect(answers).toEqual(answers.map(() => claims));
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRestore();
});
