/**
 * @param catalogue source of the contract's catalogue
 * @returns the catalogue with an entry for the id at its end; unchanged when it has one
 */
export function withCatalogueEntry(catalogue: string, id: string, label: string): string {
  if (catalogueIds(catalogue).includes(id)) return catalogue;
  const entry = `  { id: "${id}", label: "${label}", description: "Todas as áreas, em todo o Brasil", kind: "board", field: "general", colour: "#5b6570", offReason: null },\n`;
  return replaceOnce(catalogue, /^\] as const /m, `${entry}] as const `, "the end of the catalogue");
}

/** @returns the list of adapters with a line for this one, in the order of the alphabet */
export function withAdapter(adapters: string, id: string): string {
  const lines = adapters.split("\n").filter((line) => line !== "");
  return [...lines, `export { ${id} } from "./${id}/${id}.ts";`]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join("\n")
    .concat("\n");
}

/** @returns the document with a row after the last row of its table of providers, whose first cell is an id */
export function withRow(document: string, cells: readonly string[]): string {
  const lines = document.split("\n");
  const last = lines.findLastIndex((line) => /^\| `[a-z0-9]+`/.test(line));
  if (last === -1) throw new Error("the document has no table of providers");
  return lines.toSpliced(last + 1, 0, `| ${cells.join(" | ")} |`).join("\n");
}

function catalogueIds(catalogue: string): string[] {
  return [...catalogue.matchAll(/\bid: "(\w+)"/g)].map(([, id = ""]) => id);
}

function replaceOnce(text: string, what: string | RegExp, by: string, name: string): string {
  const replaced = text.replace(what, () => by);
  if (replaced === text) throw new Error(`${name} was not found; it has another form than this script knows`);
  return replaced;
}
