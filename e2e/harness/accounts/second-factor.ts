import { createHmac } from "node:crypto";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { Page } from "playwright-core";
import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";
import type { Account } from "./account.ts";
import type { Product } from "../product/product.ts";

const stepS = 30;
const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * What an app of codes shows (RFC 6238: SHA-1, six digits, 30 seconds), computed without the server's library.
 * @param secret base32
 * @param ahead steps from now: the server takes the next one too, and each only once
 */
export function codeOf(secret: string, ahead: 0 | 1 = 0): string {
  const bits = secret
    .split("")
    .map((sign) => base32.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / stepS) + ahead));
  const hash = createHmac("sha1", key).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/**
 * Adds an app of codes to an account through the API, with the code of now.
 * @throws Error when a call is refused
 */
export async function addApp(
  { baseUrl }: Product,
  { session }: Account,
): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(`${baseUrl}/api${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${session.token}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
    return await response.json();
  };
  const { startTotp, finishTotp } = endpoints;
  const { handle, secret } = startTotp.response.parse(await call(startTotp.path));
  const added = await call(finishTotp.path, { handle, name: "Meu celular", code: codeOf(secret) });
  return { secret, recoveryCodes: finishTotp.response.parse(added).recovery_codes ?? [] };
}

/** Every session of the person proved their identity an hour ago, not since. */
export async function makeProofsOld(
  databaseUrl: string,
  { session }: { session: { user: { id: string } } },
): Promise<void> {
  const database = openPostgres(databaseUrl, { poolSize: 1 });
  await database.runScript(
    `update sessions set created_at = created_at - interval '1 hour', password_at = null, second_factor_at = null
      where user_id = '${session.user.id}'`,
  );
  await database.close();
}

/** Gives the page's device a sensor that knows the person: it makes and shows passkeys without a touch. */
export async function addSensor(page: Page): Promise<Sensor> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: async (isUserVerified) => {
      await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}

export type Sensor = {
  /** False: the sensor sees another face, and the browser refuses. */
  recognise: (isPerson: boolean) => Promise<void>;
};
