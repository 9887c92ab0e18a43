import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerWebApp } from "./web-app.ts";

test.each([
  { isDemonstration: true, first: '<html data-demo="on" lang="pt-BR">' },
  { isDemonstration: false, first: '<html lang="pt-BR">' },
])(
  "pages keep the place of the demonstration's strip where it will come: $isDemonstration",
  async (given) => {
    const folder = await mkdtemp(join(tmpdir(), "web-app-"));
    await writeFile(join(folder, "index.html"), '<!DOCTYPE html><html lang="pt-BR"><head></head></html>');
    await using app = Fastify();
    await registerWebApp(app, folder, given);
    for (const path of ["/", "/jobs"]) {
      const page = await app.inject(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(given.first);
    }
  },
);
