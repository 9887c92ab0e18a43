import { cityKey } from "./city-key.ts";

/**
 * Compares a town of a vacancy with the asked one, in any spelling. The Federal District is one municipality, so what
 * portals write as its towns ("Taguatinga", "Asa Sul") is Brasília.
 *
 * @param uf the state of both; undefined where the vacancy does not say it
 */
export function isSameCity(city: string, asked: string, uf: string | undefined): boolean {
  return city === asked || uf === "DF" || wholeKey(city) === wholeKey(asked);
}

/** "S.J. dos Campos", "BH" and "Santa Bárbara Doeste" are as common as the names of the IBGE. */
function wholeKey(name: string): string {
  return cityKey(name)
    .replace(/^(?:sao )?s?j d/, "sao jose d")
    .replace(/^(?:bh|b horizonte)$/, "belo horizonte")
    .replace(/ d(?=oeste|agua|arco|alho|avila)/, " d ");
}
