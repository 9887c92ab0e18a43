/**
 * Puts line breaks where a provider lost them: "…equipe;Conhecimento em…",
 * "…flexíveisAuxílio…". Names such as "SpringBoot" begin with a capital and stay whole.
 */
export function unglueText(text: string): string {
  // Each pattern consumes the rare sign first and looks behind from there: to look behind at every
  // letter takes several times as long.
  return (
    text
      .replaceAll(/;[ \t]*(?=\S)/g, ";\n")
      .replaceAll(/(?<=\S)[ \t]*([•●▪])/g, "\n$1")
      .replaceAll(/:(?=\p{Lu})/gu, ":\n")
      .replaceAll(/\.(?<=\p{Ll}{4}\.)(?=\p{Lu}\p{Ll}{2})/gu, ".\n")
      // Also after a bracket and a number with its unit: "(180 dias)Nota", "24hProgramas".
      .replaceAll(/\p{Lu}(?=\p{Ll}{2})(?<=(?:(?<![\p{L}\p{N}])\p{Ll}{3,}|\d\p{Ll}|\))\p{Lu})/gu, "\n$&")
  );
}
