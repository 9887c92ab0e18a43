import { readPattern, type Pattern } from "./pattern.ts";

/** An attack string: `before`, then `pump` any number of times, then `after`. */
export type Attack = { before: string; pump: string; after: string };

/**
 * Strings that make a backtracking engine slow, if any string does. They are made from the expression: the
 * matches of its parts are repeated, from the start and from the beginning of a repetition, and then continue
 * with characters that do not match.
 *
 * @returns none for an expression without repetition, whose work at each position is bounded
 */
export function attackStrings({ source, flags }: { source: string; flags: string }): Attack[] {
  const pattern = readPattern(source, flags);
  if (repetitionsOf(pattern) < repetitionsMin) return [];
  const alphabet = new Alphabet(pattern, flags);
  const repetitions = [...findRepetitions(pattern, [""], alphabet)];
  const { stranger } = alphabet;
  const anyEnds = ["", stranger, `${stranger}\n${stranger}`];
  const local = repetitions.slice(0, repetitionsMax).flatMap(({ before, bodies, ends }) =>
    combine({
      starts: before.slice(0, 3),
      pumps: [...bodies, ...pairsOf(bodies.slice(0, 3))],
      ends: [...anyEnds, ...ends.slice(0, 8)],
    }),
  );
  const stretches = stretchesOf(pattern, alphabet).slice(0, stretchesMax);
  const leading = repetitions.flatMap(({ before, bodies }) =>
    bodies.slice(0, 2).flatMap((body) => before.slice(0, 2).map((start) => start + body)),
  );
  const everywhere = combine({
    starts: ["", stranger],
    pumps: [
      ...alphabet.signs.slice(0, signsMax),
      ...pairsOf(alphabet.signs.slice(0, 4)),
      ...leading,
      ...stretches,
    ],
    ends: [...anyEnds, ...distinct(repetitions.flatMap(({ ends }) => ends.slice(0, 1))).slice(0, 2)],
  });
  const behind = combine({
    starts: repetitions.flatMap(({ before }) => before.slice(0, 1)).slice(0, 4),
    pumps: [...leading, ...stretches],
    ends: anyEnds,
  });
  return [...local, ...everywhere, ...behind];
}

/** A part with fewer repetitions than this counts as a longer expression, not as a repetition. */
const repetitionsMin = 32;
const repetitionsMax = 16;
const signsMax = 12;
const stretchesMax = 60;
const wordsMax = 6;

function combine({ starts, pumps, ends }: Record<"starts" | "pumps" | "ends", readonly string[]>): Attack[] {
  const repeatable = distinct(pumps).filter((pump) => pump !== "");
  return distinct(starts).flatMap((before) =>
    repeatable.flatMap((pump) => distinct(ends).map((after) => ({ before, pump, after }))),
  );
}

function pairsOf(words: readonly string[]): string[] {
  return words.flatMap((one) => words.filter((other) => other !== one).map((other) => one + other));
}

/** @returns the maximum number of repetitions of a part, nested repetitions multiplied. */
function repetitionsOf(pattern: Pattern): number {
  const inside = Math.max(1, ...partsOf(pattern).map((part) => repetitionsOf(part)));
  return pattern.kind === "repeated" ? Math.max(1, pattern.max) * inside : inside;
}

/** A repeated part: the texts before it, the repeated texts, and continuations that almost match. */
type Repetition = { before: string[]; bodies: string[]; ends: string[] };

function* findRepetitions(
  pattern: Pattern,
  before: readonly string[],
  alphabet: Alphabet,
): Generator<Repetition> {
  if (pattern.kind === "repeated" && pattern.max >= repetitionsMin)
    yield { before: [...before], bodies: wordsOf(pattern.body, alphabet), ends: [] };
  if (pattern.kind !== "sequence") {
    for (const part of partsOf(pattern)) yield* findRepetitions(part, before, alphabet);
    return;
  }
  let led = before;
  for (const [index, item] of pattern.items.entries()) {
    const ends = sequenceWords(pattern.items.slice(index + 1), alphabet).flatMap((word) => [
      word + alphabet.stranger,
      word.slice(0, -1) + alphabet.stranger,
    ]);
    for (const found of findRepetitions(item, led, alphabet))
      yield { ...found, ends: [...found.ends, ...ends] };
    led = joined(led, wordsOf(item, alphabet));
  }
}

/** Words of every subsequence: texts that may end one attempt and begin the next. */
function stretchesOf(pattern: Pattern, alphabet: Alphabet): string[] {
  const inside = partsOf(pattern).flatMap((part) => stretchesOf(part, alphabet));
  if (pattern.kind !== "sequence") return inside;
  const { items } = pattern;
  // Adjacent letters stay one word.
  const breaks = items.flatMap((item, index) =>
    item.kind === "character" && items[index - 1]?.kind === "character" ? [] : [index],
  );
  const ends = [...breaks, items.length];
  const stretches = breaks.flatMap((from) =>
    ends.filter((to) => to > from).map((to) => items.slice(from, to)),
  );
  return [...stretches.flatMap((part) => sequenceWords(part, alphabet).slice(0, 2)), ...inside];
}

/** A few short texts that the pattern matches. */
function wordsOf(pattern: Pattern, alphabet: Alphabet): string[] {
  if (pattern.kind === "character") return alphabet.matching(pattern.source);
  if (pattern.kind === "condition") return [""];
  if (pattern.kind === "sequence") return sequenceWords(pattern.items, alphabet);
  if (pattern.kind === "alternatives")
    return distinct(pattern.options.flatMap((option) => wordsOf(option, alphabet).slice(0, 2)));
  const words = wordsOf(pattern.body, alphabet).map((word) => word.repeat(Math.max(1, pattern.min)));
  return pattern.min === 0 ? ["", ...words] : words;
}

function sequenceWords(items: readonly Pattern[], alphabet: Alphabet): string[] {
  return items.reduce<string[]>((words, item) => joined(words, wordsOf(item, alphabet)), [""]);
}

/** Each of `first` with the head of `second`, then the head of `first` with each of `second`, then all pairs. */
function joined(first: readonly string[], second: readonly string[]): string[] {
  const [head = ""] = first;
  const [next = ""] = second;
  const words = [...first.map((word) => word + next), ...second.map((word) => head + word)];
  return distinct([...words, ...first.flatMap((word) => second.map((more) => word + more))]).slice(
    0,
    wordsMax,
  );
}

/** One character for each group of characters that the expression does not distinguish. */
class Alphabet {
  /** One character of each group, those that most parts of the expression match first. */
  readonly signs: readonly string[];
  /** The character that the fewest parts of the expression match. */
  readonly stranger: string;
  readonly #matching: ReadonlyMap<string, readonly string[]>;

  constructor(pattern: Pattern, flags: string) {
    const sources = distinct(charactersOf(pattern));
    const letterFlags = flags.replace(/[gym]/g, "");
    const tests = sources.map((source) => new RegExp(`^(?:${source})$`, letterFlags));
    const groups = new Map<string, string>();
    for (const sign of candidates) {
      const group = [...tests, ...conditions].map((test) => (test.test(sign) ? "1" : "0")).join("");
      if (!groups.has(group)) groups.set(group, sign);
    }
    const ranked = [...groups].map(([group, sign]) => ({ sign, group, count: group.split("1").length - 1 }));
    this.stranger = ranked.toSorted((a, b) => a.count - b.count)[0]?.sign ?? "\0";
    this.#matching = new Map(
      sources.map((source, index) => [
        source,
        ranked
          .filter(({ group }) => group[index] === "1")
          .toSorted((a, b) => b.count - a.count)
          .map(({ sign }) => sign)
          .slice(0, wordsMax),
      ]),
    );
    this.signs = ranked.toSorted((a, b) => b.count - a.count).map(({ sign }) => sign);
  }

  matching(source: string): string[] {
    const found = this.#matching.get(source) ?? [];
    // A character that is no candidate matches itself.
    return found.length > 0 ? [...found] : [source.replace(/^\\/, "")];
  }
}

/** The classes that `^`, `$` and `\b` distinguish. */
const conditions = [/[\n\r\u2028]/, /\w/];

function charactersOf(pattern: Pattern): string[] {
  if (pattern.kind === "character") return [pattern.source];
  return partsOf(pattern).flatMap((part) => charactersOf(part));
}

function partsOf(pattern: Pattern): readonly Pattern[] {
  if (pattern.kind === "alternatives") return pattern.options;
  if (pattern.kind === "sequence") return pattern.items;
  return pattern.kind !== "character" && pattern.body ? [pattern.body] : [];
}

// Letters, digits and all of ASCII; blanks, accents, dashes, bullets and marks beyond it; one beyond the first plane.
const candidates = Array.from(
  [
    "aAbBzZ09 \t\n\r",
    ...Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code)),
    "\u00a0\u00ad\u00e1\u00ed\u00e3\u00f3\u00e7\u00ea\u00fa\u00e9\u00c9\u00ba\u00b7\u0131\u017f\u0301\u0663\u1680",
    "\u200b\u200e\u2010\u2013\u2014\u2022\u2028\u202a\u2066\u203a\u20ac\u212a\u25aa\u25cf\u3000\u4e2d\ufeff\ud83d\ude00",
  ].join(""),
);

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
