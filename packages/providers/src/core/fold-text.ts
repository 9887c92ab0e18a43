/** @returns the text for comparing: no accents, lower case, single blanks. */
export function foldText(text: string): string {
  // Most text that is compared is plain; taking accents apart costs ten times as much.
  if (/^[\x21-\x7e]*(?: [\x21-\x7e]+)*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
