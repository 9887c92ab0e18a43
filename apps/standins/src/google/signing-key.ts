import { generateKeyPair, randomUUID, sign, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import type { JWK } from "oidc-provider";

export type SigningKey = {
  kid: string;
  /** The private key in the issuer's form. */
  jwk: JWK;
  /** Signs a JWT with RS256. */
  signJwt(header: Readonly<Record<string, unknown>>, claims: Readonly<Record<string, unknown>>): string;
};

/** Makes an RSA key of 2,048 bits. */
export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const kid = randomUUID();
  return {
    kid,
    jwk: { ...privateKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" },
    signJwt: (header, claims) => signJwt(privateKey, { ...header, alg: "RS256" }, claims),
  };
}

function signJwt(key: KeyObject, header: object, claims: object): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), key).toString("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
