/**
 * @param catalogue source of the contract's catalogue
 * @returns the catalogue with an entry for the id at its end; unchanged when it has one
 */
export function withCatalogueEntry(catalogue: string, id: string, label: string): string {
  if (catalogueIds(catalogue).includes(id)) return catalogue;
  const entry = `  { id: "${id}", label: "${label}", description: "Todas as áreas, em todo o Brasil", field: "general", colour: "#5b6570", offReason: null },\n`;
  return replaceOnce(catalogue, /^\] as const;$/m, `${entry}] as const;`, "the end of the catalogue");
}

/**
 * @param registry source of the registry of adapters
 * @param catalogue source of the catalogue, whose order the registry keeps
 * @returns the registry with the adapter's import and its place in the list
 */
export function withRegistration(registry: string, catalogue: string, id: string): string {
  const list = /(?<=const providers: readonly Provider\[\] = \[)[^\]]*(?=\])/;
  const order = catalogueIds(catalogue);
  const names = (list.exec(registry)?.[0] ?? "").split(",").map((name) => name.trim());
  const registered = [...names.filter((name) => name !== ""), id].toSorted(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  const line = `import { ${id} } from "./${id}/${id}.ts";`;
  const imports = registry
    .split("\n")
    .filter((text) => /^import \{ \w+ \} from "\.\/\w+\/\w+\.ts";$/.test(text));
  const next = imports.find((text) => text > line);
  const last = imports.at(-1);
  const imported =
    next === undefined
      ? replaceOnce(registry, last ?? "\n", `${last ?? ""}\n${line}`, "the imports of the registry")
      : replaceOnce(registry, next, `${line}\n${next}`, "the imports of the registry");
  return replaceOnce(imported, list, registered.join(", "), "the list of the registry");
}

function catalogueIds(catalogue: string): string[] {
  return [...catalogue.matchAll(/\bid: "(\w+)"/g)].map(([, id = ""]) => id);
}

function replaceOnce(text: string, what: string | RegExp, by: string, name: string): string {
  const replaced = text.replace(what, () => by);
  if (replaced === text) throw new Error(`${name} was not found; it has another form than this script knows`);
  return replaced;
}
