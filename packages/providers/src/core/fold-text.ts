/** @returns the text for comparing: no accents, lower case, single blanks. */
export function foldText(text: string): string {
  // Most texts that are compared are plain ASCII: addresses, codes, words already folded.
  const bare = isAscii.test(text) ? text : text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return bare.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

const isAscii = /^[\0-\x7f]*$/;
