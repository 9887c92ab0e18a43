import { keywordsMaxLength } from "@vagou/contract/limits";

/** Under which names the address of the search page holds what another app shared with ours. */
export const sharedParameters = { title: "titulo", text: "texto" };

/**
 * The words to search for in what a person shared with the app, such as a message: its first line without links. A
 * message that only has a link leaves the title that came with it.
 * @returns "" when nothing was shared
 */
export function readSharedWords(parameters: URLSearchParams): string {
  const shared = [sharedParameters.text, sharedParameters.title].map((name) => parameters.get(name) ?? "");
  const lines = shared.flatMap((text) => text.split(/[\r\n]+/)).map(withoutLinks);
  return (lines.find((line) => line !== "") ?? "").slice(0, keywordsMaxLength).trim();
}

function withoutLinks(line: string): string {
  return line
    .split(/\s+/)
    .filter((word) => !/^[("<*]*(?:https?:\/\/|www\.)/i.test(word))
    .join(" ")
    .trim();
}
