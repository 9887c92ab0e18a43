import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Seals the secrets of apps, so that a thief of the database cannot make codes. */
export type FactorSeals = {
  /** @param userId is a part of the seal: with the id of another person the secret does not open */
  seal(secret: Uint8Array, userId: string): string;
  /** @returns null when no known key opens it */
  open(sealed: string, userId: string): Uint8Array<ArrayBuffer> | null;
  /** The id of the key that seals now; each sealed text begins with the id of its own. */
  readonly currentKey: string;
};

/**
 * AES-256-GCM with keys derived from the secrets of sessions. How an operator replaces a secret:
 * docs/operations.md.
 * @param secrets the first one seals, all of them open
 */
export function createFactorSeals(secrets: readonly [string, ...string[]]): FactorSeals {
  const [sealing, ...older] = secrets.map(keyOf);
  if (sealing === undefined) throw new Error("no secret to seal with");
  const keys = new Map([sealing, ...older].map(({ id, bytes }) => [id, bytes]));
  return {
    currentKey: sealing.id,
    seal: (secret, userId) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing.bytes, iv).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
      return `${sealing.id}.${sealed.toString("base64url")}`;
    },
    open: (text, userId) => {
      const [id = "", encoded = ""] = text.split(".");
      const key = keys.get(id);
      const sealed = Buffer.from(encoded, "base64url");
      if (key === undefined || sealed.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, ivBytes))
        .setAAD(Buffer.from(userId))
        .setAuthTag(sealed.subarray(-tagBytes));
      try {
        return Uint8Array.from([
          ...decipher.update(sealed.subarray(ivBytes, -tagBytes)),
          ...decipher.final(),
        ]);
      } catch {
        return null;
      }
    },
  };
}

const ivBytes = 12;
const tagBytes = 16;

/** A key of its own purpose: a session is never signed with it. Its id does not reveal it. */
function keyOf(secret: string): { id: string; bytes: Uint8Array } {
  const bytes = new Uint8Array(hkdfSync("sha256", secret, "", "secrets of second factors", 32));
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes };
}
