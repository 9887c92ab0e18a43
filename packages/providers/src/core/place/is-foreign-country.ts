import { collapseBlanks } from "../text/collapse-blanks.ts";
import { foldText } from "../text/fold-text.ts";
import { municipalityNames } from "./is-municipality.ts";

/**
 * @returns true for the name of a country other than Brazil, in Portuguese or English, or a short form in common
 *   use; not for one that is a Brazilian town's too: "Colômbia" (SP), "Montenegro" (RS), "Franca" (SP), but "França"
 */
export function isForeignCountry(text: string): boolean {
  if (text.length > nameLengthMax) return false;
  names ??= readNames();
  return names.has(collapseBlanks(text).toLowerCase());
}

const nameLengthMax = 60;

let names: ReadonlySet<string> | undefined;

/** Tries all pairs of letters: those that are a region of ISO 3166 have a name. */
function readNames(): ReadonlySet<string> {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const found = ["pt-BR", "en"].flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    return codes.flatMap((code) => display.of(code) ?? []);
  });
  const ours = municipalityNames().flatMap((name) => [name.toLowerCase(), foldText(name)]);
  const not = new Set([...ours, "brasil", "brazil"]);
  const all = [...found, ...shortForms].flatMap((name) => [name.toLowerCase(), foldText(name)]);
  return new Set(all.filter((name) => !not.has(name)));
}

const shortForms =
  "us,usa,eua,uk,united states of america,inglaterra,england,escócia,scotland,holanda,holland,coreia,korea".split(
    ",",
  );
