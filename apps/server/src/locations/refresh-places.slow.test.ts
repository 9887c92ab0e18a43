import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundledPlaces } from "./bundled-places.ts";
import type { PlaceList } from "./place-list.ts";
import { OperatorError } from "../operator-error.ts";
import { startIbge, type Misbehave } from "../../test/portals/start-ibge.ts";
import { readPlacesFile } from "./places-file.ts";
import { refreshPlaces } from "./refresh-places.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "places-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the present list is asked state by state and written into the data folder, and no place is different", async () => {
  const { said, refused, asked } = await refresh(bundledPlaces());
  expect(refused).toBe("");
  expect(said).toContain("27 states and 5,571 municipalities, from http://127.0.0.1:");
  expect(said).toContain("Nothing is different from the list in use.");
  expect(asked).toHaveLength(28);
  expect(asked).toContain("/api/v1/localidades/estados/PE/municipios?orderBy=nome");
  expect(await readdir(folder)).toEqual(["places.json"]);
  expect(await readPlacesFile(folder)).toMatchObject(bundledPlaces());
});

test("a new place and one with another name are reported and kept", async () => {
  const list = change(bundledPlaces(), "PE", (all) => [
    ...all.map((one) => (one.nome === "Recife" ? { ...one, nome: "Cidade do Recife" } : one)),
    { id: 2_699_999, nome: "Vila Nova do Teste" },
  ]);
  const { said } = await refresh(list);
  expect(said).toContain("2611606 Recife (PE) is now Cidade do Recife (PE)");
  expect(said).toContain("2699999 Vila Nova do Teste (PE) is new");
  expect(await readPlacesFile(folder)).toMatchObject(list);
  const again = await refresh(list);
  expect(again.said).toContain("Nothing is different from the list in use.");
});

test.each([
  ["vanished", [], "2611606 Recife (PE) is gone"],
  ["changed", [{ id: 2_699_998, nome: "Recife" }], "2611606 Recife (PE) has another id: 2699998"],
])("an id that %s is refused, unless it is accepted", async (_what, instead, told) => {
  const list = change(bundledPlaces(), "PE", (all) => [
    ...all.filter(({ nome }) => nome !== "Recife"),
    ...instead,
  ]);
  expect((await refresh(list)).refused).toContain(told);
  expect(await readdir(folder)).toEqual([]);
  expect((await refresh(list, { acceptsLost: true })).said).toContain(told);
  expect(await readdir(folder)).toEqual(["places.json"]);
});

test.each<[string, (list: PlaceList) => PlaceList, string]>([
  ["26 states", ({ states }) => ({ states: states.slice(1) }), "26 states"],
  ["too few places", (list) => change(list, "SP", (all) => all.slice(0, 200)), "5126 municipalities"],
  ["no place in a state", (list) => change(list, "AC", () => []), "AC has no municipality"],
  [
    "the id of another state",
    (list) => change(list, "AC", (all) => [...all, { id: 2_611_999, nome: "Recife do Acre" }]),
    "2611999 Recife do Acre is no id of AC",
  ],
])("a list with %s is refused, also when ids may be lost", async (_what, broken, told) => {
  expect((await refresh(broken(bundledPlaces()), { acceptsLost: true })).refused).toContain(told);
  expect(await readdir(folder)).toEqual([]);
});

test("an answer that is no list does not change the old list", async () => {
  await refresh(bundledPlaces());
  const { refused } = await refresh(bundledPlaces(), {
    misbehave: (_, response) => response.end("<html>Manutenção</html>"),
  });
  expect(refused).toContain("answered no list of places (no JSON). Nothing was changed.");
  expect(await readPlacesFile(folder)).toMatchObject(bundledPlaces());
});

test("a file that was cut is replaced", async () => {
  await writeFile(join(folder, "places.json"), '{"states": [');
  expect((await refresh(bundledPlaces())).refused).toBe("");
  expect(await readPlacesFile(folder)).toMatchObject(bundledPlaces());
});

/** @returns the lines or the refusal, and the requests that the service got */
async function refresh(list: PlaceList, { acceptsLost = false, misbehave }: Asked = {}) {
  await using ibge = await startIbge(list, misbehave);
  const now = new Date("2026-11-22T12:00:00Z");
  try {
    const lines = await refreshPlaces({ dataDir: folder, ibgeUrl: ibge.origin, acceptsLost, now });
    return { said: lines.join("\n"), refused: "", asked: ibge.asked };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { said: "", refused: error.message, asked: ibge.asked };
  }
}

type Asked = { acceptsLost?: boolean; misbehave?: Misbehave };

/** The list with other municipalities in one state. */
function change(
  { states }: PlaceList,
  uf: string,
  how: (all: PlaceList["states"][number]["municipios"]) => PlaceList["states"][number]["municipios"],
): PlaceList {
  return {
    states: states.map((state) =>
      state.sigla === uf ? { ...state, municipios: how(state.municipios) } : state,
    ),
  };
}
