import { foldText } from "../text/fold-text.ts";

/** @returns a town's name for comparisons: "Embu-Guaçu" and "EMBU GUACU" are one, "Sta. Rita" and "Santa Rita" too */
export function cityKey(name: string): string {
  return foldText(name.replaceAll(/[-'’`´.]/g, " "))
    .replace(/^s /, "sao ")
    .replace(/^st([ao]) /, "sant$1 ");
}
