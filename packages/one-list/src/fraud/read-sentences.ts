import type { PossibleSign } from "./index/index-signs.ts";
import type { Sentence } from "./list-sentences.ts";
import type { FraudKind, Sign } from "./signs/sign.ts";

/** The sentences of a posting in their order, and which signs of each kind of fraud they may show. */
export type Reading = {
  readonly sentences: readonly Sentence[];
  /** Each once, in the order in which they are first written. */
  readonly distinct: ReadonlySet<Sentence>;
  readonly possible: ReadonlyMap<FraudKind, readonly MayShow[]>;
};

/** A sentence, once, and a sign that it may show. */
export type MayShow = { readonly sentence: Sentence; readonly sign: Sign };

/** @param find finds all signs that a sentence shows, and some more */
export function readSentences(sentences: readonly Sentence[], find: FindSigns): Reading {
  const distinct = new Set(sentences);
  const possible = new Map<FraudKind, MayShow[]>();
  for (const sentence of distinct)
    for (const { kind, sign } of find(sentence.written)) {
      const known = possible.get(kind);
      if (known === undefined) possible.set(kind, [{ sentence, sign }]);
      else known.push({ sentence, sign });
    }
  return { sentences, distinct, possible };
}

/** @returns the same posting with one more sentence at its end */
export function addSentence(reading: Reading, sentence: Sentence, find: FindSigns): Reading {
  const { sentences, distinct, possible } = readSentences([sentence], find);
  return {
    sentences: [...reading.sentences, ...sentences],
    distinct: new Set([...reading.distinct, ...distinct]),
    possible: new Map([
      ...reading.possible,
      ...[...possible].map(
        ([kind, more]) => [kind, [...(reading.possible.get(kind) ?? []), ...more]] as const,
      ),
    ]),
  };
}

type FindSigns = (text: string) => readonly PossibleSign[];
