import { foldText } from "@vagou/providers/core/text/fold-text";
import type { FraudKind, Sign, SignTable } from "../signs/sign.ts";
import { addBeginnings } from "./add-beginnings.ts";
import { makeCharacterTree } from "./character-tree.ts";

/** A sign that a sentence may show: what its words begin with, and what must follow, stands there. */
export type PossibleSign = { readonly kind: FraudKind; readonly sign: Sign };

/**
 * There are a hundred signs, and most sentences show none: to run all their expressions takes long. So a tree holds what
 * a match of each expression must have, and one pass through a sentence finds the few that are worth running. Signs against a
 * signal are not in the tree: they matter only where the others have enough points.
 *
 * @returns finds the signs that a sentence may show: all that it shows once it is folded, and some more
 */
export function indexSigns(tables: readonly SignTable[]): (text: string) => readonly PossibleSign[] {
  const tree = makeCharacterTree<PossibleSign>();
  for (const table of tables)
    for (const sign of Object.values(table.signs))
      if (sign.points > 0) addBeginnings(sign.words, tree, { kind: table.kind, sign });
  for (let unit = 0; unit <= lastLatin; unit += 1) {
    const folded = foldText(String.fromCharCode(unit));
    if (folded !== "") tree.takeFor(unit, folded.charCodeAt(0));
  }
  return (text) => tree.find(isPlain.test(text) ? text : foldText(text));
}

/** Letters that fold to one letter each, with single blanks between; of other texts the blanks or the length change. */
const isPlain = /^[!-~\u00a1-\u017f\u2010-\u2027]+(?: [!-~\u00a1-\u017f\u2010-\u2027]+)*$/;
const lastLatin = 0x17f;
