import { foldText } from "../text/fold-text.ts";

/** @returns true for what portals write in place of a town: "Grande Vitória", "Vale do Paraíba", "Interior de São Paulo", "Zona Sul" */
export function isWidePlace(name: string): boolean {
  return widePlace.test(foldText(name));
}

/** Short, because browsers get it, too. */
const widePlace =
  /^(?:(?:grande|greater|regiao|interior|litoral|baixada|abc|zona [snlo]\w+)\b|vale do (?:paraiba|ribeira)|(?:sul|norte|(?:su|nor)deste|centro-oeste)$)/;
