import { foldText } from "../text/fold-text.ts";

/** @returns true for what portals write in place of a town: "Grande Vitória", "Interior de São Paulo", "Zona Sul" */
export function isWidePlace(name: string): boolean {
  return widePlace.test(foldText(name));
}

/** Short, because browsers get it, too. */
const widePlace =
  /^(?:(?:grande|regiao|interior|litoral|baixada|abc|zona [snlo]\w+)\b|(?:sul|norte|(?:su|nor)deste|centro-oeste)$)/;
