import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localhostCertificate, renewedCertificate } from "../../../test/product/localhost-certificate.ts";
import { readCertificate } from "./certificate.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "certificate-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(pair: { cert: string; key: string }) {
  const files = { certFile: join(folder, "cert.pem"), keyFile: join(folder, "key.pem") };
  await writeFile(files.certFile, pair.cert);
  await writeFile(files.keyFile, pair.key);
  return files;
}

test("a certificate is read with its key, the certificates behind it, and its last day", async () => {
  const { cert, key } = localhostCertificate;
  const chain = `${cert}\n${renewedCertificate.cert}\n`;
  const read = await readCertificate(await written({ cert: chain, key }));
  expect(read).toMatchObject({ cert: chain, key });
  expect(read.validUntil.getUTCFullYear()).toBe(2126);
});

test.each([
  [
    "no certificate",
    { cert: "hello", key: localhostCertificate.key },
    "TLS_CERT: its file holds no certificate",
  ],
  ["no key", { cert: localhostCertificate.cert, key: "hello" }, "TLS_KEY: its file holds no key in PEM"],
  [
    "the key of another certificate",
    { cert: localhostCertificate.cert, key: renewedCertificate.key },
    "TLS_KEY: is the key of another certificate",
  ],
])("a pair with %s names the setting to correct", async (_what, pair, message) => {
  await expect(readCertificate(await written(pair))).rejects.toThrow(message);
});

test("a file that is not there is named by its setting", async () => {
  const files = await written(localhostCertificate);
  const none = join(folder, "none.pem");
  await expect(readCertificate({ ...files, certFile: none })).rejects.toThrow(
    "TLS_CERT: its file cannot be read (ENOENT)",
  );
  await expect(readCertificate({ ...files, keyFile: folder })).rejects.toThrow(
    "TLS_KEY: its file cannot be read (EISDIR)",
  );
});
