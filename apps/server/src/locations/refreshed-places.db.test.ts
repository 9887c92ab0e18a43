import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@vagou/contract/api/endpoints";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { startServerProcess } from "../../test/product/start-server-process.ts";
import { bundledPlaces } from "./bundled-places.ts";
import { placesFile, writePlacesFile } from "./places-file.ts";

test(
  "a server uses the refreshed list in its data folder, and starts without it when it cannot be read",
  {
    timeout: 180_000,
  },
  async () => {
    await using closers = new AsyncDisposableStack();
    const folder = mkdtempSync(join(tmpdir(), "vagou-places-"));
    closers.defer(() => rmSync(folder, { recursive: true }));
    const database = await createTestDatabase();
    closers.defer(() => database.close());
    const serve = () =>
      startServerProcess({
        databaseUrl: database.url,
        smtpUrl: "smtp://127.0.0.1:9",
        environment: { DATA_DIR: folder },
      });
    const founded = { id: 5_399_999, nome: "Nova Brasília de Teste" };
    const states = bundledPlaces().states.map((state) =>
      state.sigla === "DF" ? { ...state, municipios: [...state.municipios, founded] } : state,
    );
    await writePlacesFile(folder, { states }, { from: "a test", at: new Date() });
    const server = await serve();
    closers.defer(() => server.kill());
    expect(await municipalitiesOf(server.baseUrl, "DF")).toContainEqual(founded);

    writeFileSync(placesFile(folder), '{"states":[]');
    const next = await serve();
    closers.defer(() => next.kill());
    expect(await municipalitiesOf(next.baseUrl, "DF")).toEqual([{ id: 5_300_108, nome: "Brasília" }]);
    await expect.poll(() => next.output()).toContain("the refreshed list of places is not used");
  },
);

async function municipalitiesOf(baseUrl: string, uf: string) {
  const response = await fetch(`${baseUrl}/api/locations/states/${uf}/municipalities`);
  return endpoints.listMunicipalities.response.parse(await response.json());
}
