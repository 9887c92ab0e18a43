import { foldText } from "../text/fold-text.ts";

/**
 * Portals write "Vila Madalena, São Paulo", where the last name may be that of the state or of its capital.
 *
 * @param state as the portal writes it
 * @returns whether the first name can only be a quarter of São Paulo or of Rio de Janeiro, whose states have no
 *   municipality of such a name
 */
export function isCapitalQuarter(name: string, state: string): boolean {
  return capitals.has(foldText(state)) && quarter.test(foldText(name));
}

const capitals: ReadonlySet<string> = new Set(["sao paulo", "rio de janeiro"]);
const quarter =
  /^(?:(?:vila|jardim|zona|parque)\b.*|centro|bela vista|barra (?:funda|da tijuca)|brooklin|itaim bibi|moema|mooca|pinheiros|santana|tatuape|botafogo|copacabana|tijuca)$/;
