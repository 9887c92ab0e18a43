/**
 * The id of a posting, computed from the portal's own id of it, so that an answer need not carry both: eight bytes of a
 * hash cannot be compressed, and were a twelfth of what a search costs a person. The server makes its ids in the same
 * way, with Node's SHA-256 (`postings/normalising/job-id`); a test compares both.
 * @param listingId one of which `canDeriveJobId` is true
 * @returns `<provider>-<the first 16 hexadecimal digits of SHA-256 of "<provider>\n<listing id>">`
 */
export function deriveJobId(providerId: string, listingId: string): string {
  const [first, second] = hashBlock(`${providerId}\n${listingId}`);
  return `${providerId}-${hexOf(first)}${hexOf(second)}`;
}

/** @returns whether the text to hash is plain ASCII and fits into one block, as nearly all ids of portals do */
export function canDeriveJobId(providerId: string, listingId: string): boolean {
  return providerId.length + 1 + listingId.length <= textMax && /^[!-~]+$/.test(listingId);
}

/** A block of 64 bytes ends with a bit and eight bytes of length. */
const textMax = 55;

/** SHA-256 (FIPS 180-4) of a short ASCII text. @returns the first two of its eight words */
function hashBlock(text: string): [first: number, second: number] {
  const { keys, start } = (constants ??= makeConstants());
  const words = new Int32Array(64);
  for (let place = 0; place <= text.length; place += 1) {
    const byte = place === text.length ? 0x80 : text.charCodeAt(place);
    words[place >> 2] = at(words, place >> 2) | (byte << (24 - (place % 4) * 8));
  }
  words[15] = text.length * 8;
  let [a, b, c, d, e, f, g, h] = start;
  for (let round = 0; round < 64; round += 1) {
    if (round >= 16) {
      const late = at(words, round - 2);
      const early = at(words, round - 15);
      words[round] =
        at(words, round - 16) +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        at(words, round - 7) +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const step = (h + sum + ((e & f) ^ (~e & g)) + at(keys, round) + at(words, round)) | 0;
    const rest = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + step) | 0, c, b, a, (step + rest) | 0];
  }
  return [a + start[0], b + start[1]];
}

type EightWords = [number, number, number, number, number, number, number, number];

let constants: { keys: Int32Array; start: EightWords } | undefined;

/** The first bits of the fractions of cube roots, and of square roots, of the first primes. */
function makeConstants(): { keys: Int32Array; start: EightWords } {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  const root = (place: number) => fractionOf(Math.sqrt(primes[place] ?? 0));
  return {
    keys: Int32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime))),
    start: [root(0), root(1), root(2), root(3), root(4), root(5), root(6), root(7)],
  };
}

function fractionOf(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

/** Rotates a word of 32 bits to the right. */
function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: Int32Array, place: number): number {
  return words[place] ?? 0;
}

function hexOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
