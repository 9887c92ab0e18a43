/**
 * Counts the different numbers of two lists, and those that both have. One table serves all calls, because a set for each
 * of several hundred texts would take most of the time that merging has.
 */
export function countShared(
  one: Int32Array,
  other: Int32Array,
): { readonly first: number; readonly second: number; readonly both: number } {
  call += 1;
  let first = 0;
  let second = 0;
  let both = 0;
  for (let index = 0; index < one.length; index += 1) {
    const slot = slotOf(one[index] ?? 0);
    if (calls[slot] === call) continue;
    keep(slot, one[index] ?? 0, isInFirst);
    first += 1;
  }
  for (let index = 0; index < other.length; index += 1) {
    const slot = slotOf(other[index] ?? 0);
    if (calls[slot] !== call) {
      keep(slot, other[index] ?? 0, isCounted);
      second += 1;
    } else if (marks[slot] === isInFirst) {
      marks[slot] = isCounted;
      second += 1;
      both += 1;
    }
  }
  return { first, second, both };
}

/** @returns those of the first list that the other has not, by their positions */
export function positionsOutside(one: Int32Array, other: Int32Array): readonly number[] {
  call += 1;
  for (let index = 0; index < other.length; index += 1)
    keep(slotOf(other[index] ?? 0), other[index] ?? 0, isCounted);
  const outside: number[] = [];
  for (let index = 0; index < one.length; index += 1)
    if (calls[slotOf(one[index] ?? 0)] !== call) outside.push(index);
  return outside;
}

/** The slot that has this number, or the one to keep it in. */
function slotOf(number: number): number {
  let slot = (number ^ (number >>> 13)) & (slots - 1);
  while (calls[slot] === call && numbers[slot] !== number) slot = (slot + 1) & (slots - 1);
  return slot;
}

function keep(slot: number, number: number, mark: number): void {
  numbers[slot] = number;
  marks[slot] = mark;
  calls[slot] = call;
}

/** More than the shingles of two texts, which have 5000 letters each. */
const slots = 16_384;
const numbers = new Int32Array(slots);
const marks = new Uint8Array(slots);
const isInFirst = 1;
const isCounted = 2;
/** The call that filled a slot: so nothing needs to be emptied. */
const calls = new Int32Array(slots);
let call = 0;
