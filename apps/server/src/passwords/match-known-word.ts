/** With more unpredictable characters than this around it, a password with a known word is strong enough. */
const unpredictableMax = 6;

/** How many characters at each end may be letters written as digits or symbols, as in `$enh4`. */
const disguisedMax = 3;

/**
 * True when `password` is one known word with digits and symbols around it. The word is also found when it has
 * capitals, accents, or letters written as digits or symbols (`s3nh@`).
 * @param isWord called with lower-case texts without accents
 */
export function isWordWithExtras(password: string, isWord: (core: string) => boolean): boolean {
  const folded = fold(password);
  const lead = /^\P{L}*/u.exec(folded)?.[0].length ?? 0;
  const tail = /(?<!\P{L})\P{L}*$/u.exec(folded)?.[0].length ?? 0;
  for (let start = lead; start >= Math.max(0, lead - disguisedMax); start -= 1) {
    for (let cut = tail; cut >= Math.max(0, tail - disguisedMax); cut -= 1) {
      const end = folded.length - cut;
      const around = countUnpredictable(folded.slice(0, start)) + countUnpredictable(folded.slice(end));
      if (around <= unpredictableMax && spellings(folded.slice(start, end)).some(isWord)) return true;
    }
  }
  return false;
}

/** Lower case, without accents. */
export function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * The text unchanged; with its symbols replaced by the digits on their keys (`qaz@wsx`); and with digits and symbols
 * replaced by letters, a 1 once by `i` and once by `l`.
 */
function spellings(core: string): string[] {
  const plain = core.replaceAll(/[03456789@$!]/g, (sign) => letterOf[sign] ?? sign);
  return [core, unshift(core), plain.replaceAll("1", "i"), plain.replaceAll("1", "l")];
}

const letterOf: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Counts characters; a year, a repetition (`!!!!`) or a row of keys (`1234`, `#$%`, `321`) counts as one. */
function countUnpredictable(ends: string): number {
  const keys = unshift(ends.replaceAll(/(?:19|20)\d\d/g, "Y"));
  let count = 0;
  let lastStep: number | undefined;
  for (let index = 0; index < keys.length; index += 1) {
    const step = index === 0 ? undefined : stepBetween(keys.charAt(index - 1), keys.charAt(index));
    const goesOn = step !== undefined && Math.abs(step) <= 1 && (lastStep === undefined || step === lastStep);
    if (!goesOn) count += 1;
    lastStep = goesOn ? step : undefined;
  }
  return count;
}

/** How far apart two keys are in the row of digits. */
function stepBetween(one: string, other: string): number | undefined {
  if (one === other) return 0;
  const from = digitRow.indexOf(one);
  const to = digitRow.indexOf(other);
  return from < 0 || to < 0 ? undefined : to - from;
}

/** A symbol of the row of digits becomes the digit on its key. */
function unshift(text: string): string {
  return text.replaceAll(/[!@#$%^&*()]/g, (symbol) => digitRow.charAt("!@#$%^&*()".indexOf(symbol)));
}

const digitRow = "1234567890";
