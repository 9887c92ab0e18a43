/**
 * The items that a text does not contain already, each once. Accents, capitals and signs make no difference, and an
 * item counts as contained only as whole words. The word that we add to what is only desirable does not count.
 * @param html with bare tags only (`simpleHtml`)
 */
export function notInText(items: readonly string[], html: string): string[] {
  const said = wordsOf(html.replaceAll(/<[^<>]*>/g, " "));
  const seen = new Set<string>();
  return items.filter((item) => {
    const words = wordsOf(item.replace(" (desejável)", ""));
    if (words === " " || said.includes(words) || seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

/** @returns " excel avancado e ingles ": words between single spaces, with one at each end */
function wordsOf(text: string): string {
  const plain = text
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, " ")
    .normalize("NFD")
    .toLowerCase();
  return ` ${plain
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}+#]/u)
    .filter((word) => word !== "")
    .join(" ")} `.replace("  ", " ");
}
