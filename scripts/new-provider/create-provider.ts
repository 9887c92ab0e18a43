import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withAdapter, withCatalogueEntry, withRow } from "./edit-lists.ts";

/** The provider cannot be created; the message is for the person who ran the command. */
export class NewProviderError extends Error {
  override readonly name = "NewProviderError";
}

/** What a portal answers: JSON, or pages for people. The template of an adapter for each is in a folder of this name. */
export const answerKinds = ["json", "pages"] as const;
export type AnswerKind = (typeof answerKinds)[number];

/**
 * Writes the folder of a new adapter from the template, its line in the list of adapters and, for a portal
 * the catalogue does not list yet, its entry in the catalogue and its rows in the documents.
 *
 * @param root of the repository
 * @param label the portal's name for people; needed only for the catalogue
 * @param from what the portal answers
 * @returns the files written or changed, relative to `root`
 * @throws {NewProviderError} an invalid or taken id
 */
export function createProvider(
  root: string,
  { id, label, from = "json" }: { id: string; label?: string | undefined; from?: AnswerKind },
): string[] {
  if (!/^[a-z][a-z0-9]{1,30}$/.test(id))
    throw new NewProviderError(`"${id}" is no id: write small letters and digits, a letter first.`);
  const folder = join("packages/providers/src", id);
  if (existsSync(join(root, folder))) throw new NewProviderError(`${folder} is there already.`);

  const edit = (file: string, change: (text: string) => string): string[] => {
    const text = readFileSync(join(root, file), "utf8");
    const changed = change(text);
    if (changed === text) return [];
    writeFileSync(join(root, file), changed);
    return [file];
  };
  const catalogueFile = "packages/contract/src/search/catalogue.ts";
  const name = label?.replaceAll(/[\\"*\s]+/g, " ").trim() || id[0]?.toUpperCase() + id.slice(1);
  const listed = edit(catalogueFile, (text) => withCatalogueEntry(text, id, name));
  const documented =
    listed.length === 0
      ? []
      : rowsOf(id, from).flatMap(([file, cells]) => edit(file, (text) => withRow(text, cells)));
  const registered = edit("packages/providers/src/adapters.ts", (text) => withAdapter(text, id));
  const written = templatesOf(from).map(([template, target]) => {
    const file = join(folder, target.replace("__ID__", id));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const text = readFileSync(fileURLToPath(new URL(`template/${template}`, import.meta.url)), "utf8");
    writeFileSync(
      join(root, file),
      text.replaceAll("__ID__", id).replaceAll("__LABEL__", () => name),
    );
    return file;
  });
  return [...written, ...registered, ...listed, ...documented];
}

/** The rows of the documents, which agree with the template's settings; tests compare them with the adapter's. */
function rowsOf(id: string, from: AnswerKind): [file: string, cells: string[]][] {
  return [
    [
      "docs/providers.md",
      [
        `\`${id}\``,
        from === "json" ? `${id}.example: \`/jobs\` (JSON, no key)` : `${id}.example: \`/vagas\``,
        "nothing",
        "everything",
        "1, most 4",
        "Read its robots.txt and its terms",
      ],
    ],
    ["docs/capacity.md", [`\`${id}\``, "600 ms", "2", "100", "4", "1", "assumed: nothing is known"]],
  ];
}

/** @returns template → file in the adapter's folder. Templates end in .txt, so that no tool reads them as code. */
function templatesOf(from: AnswerKind): [template: string, target: string][] {
  const extension = from === "json" ? "json" : "html";
  const samples = ["full-page", "last-page", "nothing", "one-bad-item"].map(
    (name) => `samples/${name}.${extension}`,
  );
  return [
    [`${from}/adapter.ts.txt`, "__ID__.ts"],
    [`${from}/settings.ts.txt`, "settings.ts"],
    [`${from}/test.ts.txt`, "__ID__.test.ts"],
    ...samples.map((sample): [string, string] => [`${from}/${sample}.txt`, sample]),
  ];
}
