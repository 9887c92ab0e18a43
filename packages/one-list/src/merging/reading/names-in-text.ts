import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { foldText } from "@vagou/providers/core/text/fold-text";

const namedPlace =
  /\b([Bb]airro|[Ss]hopping|[Uu]nidade|[Ll]oja|[Ll]ocal|[Hh]ospital|[Ff]ilial|[Pp]osto|[Cc]ampus|[Aa]gência|[Cc]ondomínio|[Gg]aragem|[Ff]azenda|[Ee]scola|[Oo]bra)(?: de trabalho)?:?(?: d[aeo])? ((?:\p{Lu}\p{L}+ ?){1,4})/gu;

/**
 * @param known the names of the town and the employer, which tell no place within them
 * @returns the words of the names of shops, malls, quarters and the like, by the word before them
 */
export function placesIn(text: string, known: string): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  const knownWords = known.split(" ");
  for (const [, kind = "", name = ""] of text.matchAll(namedPlace)) {
    const words = foldText(name)
      .split(" ")
      .filter((word) => !kindsOfPlace.has(word) && !knownWords.includes(word));
    const key = kind.toLowerCase();
    places.set(key, [...(places.get(key) ?? []), ...words]);
  }
  return places;
}

const kindsOfPlace: ReadonlySet<string> = new Set([
  "shopping",
  "loja",
  "unidade",
  "bairro",
  "hospital",
  "centro",
]);

/** A text in capitals names nothing by them. */
export function isInCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}

/** @returns the words with a capital within a sentence, without the names of portals */
export function namesIn(text: string): ReadonlySet<string> {
  if (isInCapitals(text)) return new Set();
  return new Set(
    [...text.matchAll(capitalWithin)]
      .map(([, name = ""]) => foldText(name))
      .filter((name) => !noNames.has(name)),
  );
}

/** Each portal has its own above a paragraph. */
export const headingWords: readonly string[] =
  "informacoes adicionais beneficios requisitos qualificacoes responsabilidades atribuicoes atividades descricao".split(
    " ",
  );

/** A portal may name itself at the end; what comes with the pay may change. */
const noNames: ReadonlySet<string> = new Set([
  ...providerCatalogue.map(({ id }) => id),
  ..."va vr vt plr ppr clt pj pcd ensino medio superior vale plano seguro assistencia auxilio".split(" "),
  ...headingWords,
]);

const capitalWithin = / (?<=[\p{L}\d,:] )\(?(?=(\p{Lu}[\p{L}\d]{1,30}))/gu;
