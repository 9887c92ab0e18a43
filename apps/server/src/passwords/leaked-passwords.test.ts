import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLeakedPasswords } from "./leaked-passwords.ts";

const leaked = "Abacaxi-2026!";
const hash = createHash("sha1").update(leaked).digest("hex").toUpperCase();
const line = (text: string, count: number) =>
  `${createHash("sha1").update(text).digest("hex").toUpperCase().slice(5)}:${count}`;

let server: Server;
let base: string;
let answer: RequestListener;
let asked: { url: string | undefined; padding: string | string[] | undefined }[];
let warnings: unknown[];
const logger = { warn: (...said: unknown[]) => void warnings.push(said) };
/** Patient, because an answer may take its time on a busy machine. */
const list = (waitMs = 15_000) => createLeakedPasswords(base, logger, { waitMs });
const leakedRange: RequestListener = (_request, response) =>
  response.end([line("another", 3), line(leaked, 12), line("padded", 0)].join("\r\n"));

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url, padding: request.headers["add-padding"] });
    answer(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  base = `http://127.0.0.1:${address.port}/range/`;
});
beforeEach(() => {
  asked = [];
  warnings = [];
  answer = leakedRange;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a leaked password is refused, and the list learns five digits of its hash only", async () => {
  await expect(list().refuse(leaked)).rejects.toMatchObject({ code: "leaked_password" });
  expect(asked).toEqual([{ url: `/range/${hash.slice(0, 5)}`, padding: "true" }]);
});

test("a password that is not in its range passes, and so does one that only pads the answer", async () => {
  await list().refuse("Outra-Certa-9!");
  answer = (_request, response) => response.end(line(leaked, 0));
  await list().refuse(leaked);
  expect(warnings).toEqual([]);
});

test.each<[string, RequestListener]>([
  ["refuses", (_request, response) => response.writeHead(503).end(hash)],
  ["sends us elsewhere", (_request, response) => response.writeHead(302, { location: "/other" }).end()],
  ["breaks off", (request) => request.socket.destroy()],
  ["is silent", () => {}],
  [
    "never ends",
    (_request, response) => {
      const more = () => {
        while (response.write("0".repeat(65_536)));
      };
      response.on("drain", more);
      more();
    },
  ],
])("a list that %s refuses no password, and the log says so without naming it", async (_what, behave) => {
  answer = behave;
  await list(300).refuse(leaked);
  expect(warnings).toHaveLength(1);
  const said = JSON.stringify(warnings);
  for (const secret of [leaked, hash.slice(0, 5), base]) expect(said).not.toContain(secret);
});

test("an own copy is a folder with a file for each range", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ranges-"));
  try {
    await writeFile(join(folder, `${hash.slice(0, 5)}.txt`), `${line("another", 3)}\n${line(leaked, 1)}\n`);
    const own = createLeakedPasswords(`${pathToFileURL(folder).href}/`, logger);
    await expect(own.refuse(leaked)).rejects.toMatchObject({ code: "leaked_password" });
    await own.refuse("Outra-Certa-9!");
    expect(warnings).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("without an address no list is asked", async () => {
  await createLeakedPasswords(null, logger).refuse(leaked);
  expect([asked, warnings]).toEqual([[], []]);
});
