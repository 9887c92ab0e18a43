/**
 * What portals write where the name of an employer or a town would stand and they do not show it, without accents and in
 * lower case. Sources: the recorded answers of portals ("Empresa confidencial" of Sólides, InfoJobs, Remotar, Catho and
 * DivulgaVagas), and the postings of the samples of `merging` and `fraud`.
 */
export const hiddenWords = [
  "confiden[ct]ial",
  "sigilos[ao]",
  "(?:empresa|industria|comercio|companhia|grupo|multinacional|instituicao) (?:do|no) (?:ramo|segmento|setor)",
  "empresa (?:de (?:grande|medio|pequeno) porte|multinacional|nacional d[eo])",
  "nao (?:informad|divulgad|identificad)[ao]",
  "(?:informad|divulgad|revelad)[ao] (?:apos|depois|na entrevista|no contato)",
] as const;

/** They hide a name only behind "empresa", or alone: "Privada Soluções" is a name, and so is "Jatobá Sociedade Anônima". */
export const hiddenKinds = ["oculta", "contratante", "privada", "parceira", "anonima"] as const;

/** No name, where nothing else is said. */
export const notNames = [
  "empresa",
  "empregador",
  "cliente",
  "nosso cliente",
  "a definir",
  "anonimo",
] as const;
