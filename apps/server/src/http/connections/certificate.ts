import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { BadSetting } from "../../config/bad-setting.ts";
import type { TlsFiles } from "../../config/config.ts";

/** A certificate with its intermediate ones, and its key, both in PEM. */
export type Certificate = Readonly<{ cert: string; key: string; validUntil: Date }>;

/**
 * Reads and checks the pair of files.
 * @throws {BadSetting} naming the setting whose file cannot be used
 */
export async function readCertificate({ certFile, keyFile }: TlsFiles): Promise<Certificate> {
  const cert = await read("TLS_CERT", certFile);
  const key = await read("TLS_KEY", keyFile);
  // The first of the file is the server's own, the others lead from it to an authority.
  const own = parse("TLS_CERT: its file holds no certificate in PEM", () => new X509Certificate(cert));
  const privateKey = parse("TLS_KEY: its file holds no key in PEM, or one with a password", () =>
    createPrivateKey(key),
  );
  if (!own.checkPrivateKey(privateKey)) throw new BadSetting("TLS_KEY: is the key of another certificate");
  return { cert, key, validUntil: own.validToDate };
}

async function read(name: string, file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new BadSetting(`${name}: its file cannot be read (${code})`);
  }
}

function parse<T>(fault: string, work: () => T): T {
  try {
    return work();
  } catch {
    throw new BadSetting(fault);
  }
}
