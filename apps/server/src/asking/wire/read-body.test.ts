import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBody, ReplyTooLarge } from "./read-body.ts";

const bodies = new Map<string, Buffer>();
const portal = createServer((asked, response) => {
  const name = asked.url ?? "";
  const body = bodies.get(name) ?? Buffer.alloc(0);
  if (name.startsWith("/packed")) response.setHeader("content-encoding", "gzip");
  if (name.startsWith("/called/")) response.setHeader("content-encoding", name.slice("/called/".length));
  // In pieces, as over a slow network.
  const half = Math.floor(body.length / 2);
  response.write(body.subarray(0, half));
  setTimeout(() => response.end(body.subarray(half)), 10);
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => portal.listen(0, "127.0.0.1", resolve));
  const address = portal.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  portal.closeAllConnections();
  portal.close();
});

/** @returns the text of a reply whose bytes the portal sends */
async function read(name: string, body: Buffer): Promise<string> {
  bodies.set(name, body);
  return new TextDecoder().decode(await readBody(await request(origin + name)));
}

test("replies that come at the same time do not mix, be they short, long, or packed", async () => {
  const texts = [1, 70_000, 300_000, 900_000].flatMap((length) =>
    ["a", "b", "c"].map((letter) => letter.repeat(length)),
  );
  const sent = texts.flatMap((text, index) => [
    read(`/plain-${index}`, Buffer.from(text)),
    read(`/packed-${index}`, gzipSync(text)),
    read(`/file-${index}`, gzipSync(text)),
  ]);
  expect((await Promise.all(sent)).join("\n")).toBe(texts.flatMap((text) => [text, text, text]).join("\n"));
});

test("an empty reply is an empty text", async () => {
  expect(await read("/empty", Buffer.alloc(0))).toBe("");
});

test.each(["constructor", "__proto__", "identity"])(
  "a reply whose encoding is called %s is read as it came, and its connection is free again",
  async (encoding) => {
    const text = "a".repeat(300_000);
    expect(await read(`/called/${encoding}`, Buffer.from(text))).toBe(text);
  },
);

test.each(["/plain-large", "/packed-large", "/file-large"])(
  "%s, of more than 5 MB, is refused",
  async (name) => {
    const body = Buffer.alloc(5 * 1024 * 1024 + 1, "a");
    await expect(read(name, name === "/plain-large" ? body : gzipSync(body))).rejects.toThrow(ReplyTooLarge);
  },
);
