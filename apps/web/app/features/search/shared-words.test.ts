import { keywordsMaxLength } from "@vagou/contract/limits";
import { expect, it } from "vitest";
import { readSearchPath } from "./search-path.ts";
import { readSharedWords, sharedParameters } from "./shared-words.ts";

it.each([
  ["vendedor externo", "", "vendedor externo"],
  ["Vendedor - Lojas Sol\nVeja: https://vagas.example/1", "Vaga", "Vendedor - Lojas Sol"],
  ["https://vagas.example/1\r\nOperador de caixa", "", "Operador de caixa"],
  ["https://vagas.example/1", "Auxiliar de cozinha | Portal", "Auxiliar de cozinha | Portal"],
  ["Olha esta vaga https://vagas.example/1 (www.vagas.example) hoje", "", "Olha esta vaga hoje"],
  ["https://vagas.example/1", "", ""],
  ["", "", ""],
])("of the shared text %j with the title %j the words %j are searched", (text, title, words) => {
  expect(readSharedWords(addressOf({ text, title }))).toBe(words);
});

it("a long message is cut to what the search takes", () => {
  const words = readSharedWords(addressOf({ text: "vaga de emprego ".repeat(100), title: "" }));
  expect(words.length).toBeLessThanOrEqual(keywordsMaxLength);
  expect(words.startsWith("vaga de emprego")).toBe(true);
});

it("the form is filled with them, unless the address has a search of its own", () => {
  const shared = addressOf({ text: "cozinheira", title: "" });
  expect(readSearchPath(shared)).toMatchObject({ query: "cozinheira", city: "", state: "" });
  shared.set("q", "motorista");
  expect(readSearchPath(shared).query).toBe("motorista");
});

/** As the browser opens the app: empty parts of what was shared are left out or empty. */
function addressOf({ text, title }: { text: string; title: string }): URLSearchParams {
  return new URLSearchParams([
    [sharedParameters.title, title],
    [sharedParameters.text, text],
  ]);
}
