import { hash, randomBytes } from "node:crypto";

/** The id of a shared list, which is the end of its link: 128 random bits, base64url. */
export function makeListId(): string {
  return randomBytes(16).toString("base64url");
}

/** The database stores this hash only, so that its copy holds no link that works. */
export function hashListId(id: string): string {
  return hash("sha256", id, "hex");
}
