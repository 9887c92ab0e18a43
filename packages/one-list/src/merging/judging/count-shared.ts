/**
 * One table serves all calls, because a set for each of several hundred texts would take most of the time that merging has.
 *
 * @returns how many different numbers a list has
 */
export function countDifferent(list: Int32Array): number {
  empty(list.length);
  return keepAll(list);
}

/** @returns how many of the different numbers of two lists only the second has */
export function countOutside(one: Int32Array, other: Int32Array): number {
  empty(one.length + other.length);
  keepAll(one);
  return keepAll(other);
}

/** Marks with 1, by its position, each number of a list that the other has not; behind the last one stands 0. */
export function markOutside(list: Int32Array, other: Int32Array, marks: Uint8Array): void {
  empty(other.length);
  keepAll(other);
  for (let index = 0; index < list.length; index += 1) marks[index] = keeps(list[index] ?? 0) ? 0 : 1;
  marks[list.length] = 0;
}

/** Moves the different numbers of a list to its beginning. @returns these, without 0 */
export function keepDifferent(list: Int32Array): Int32Array {
  empty(list.length + 1);
  keep(0);
  let count = 0;
  for (let index = 0; index < list.length; index += 1) {
    const number = list[index] ?? 0;
    if (keep(number)) list[count++] = number;
  }
  return list.subarray(0, count);
}

/** @returns how many of them were not kept before */
function keepAll(list: Int32Array): number {
  let count = 0;
  for (let index = 0; index < list.length; index += 1) if (keep(list[index] ?? 0)) count += 1;
  return count;
}

function keep(number: number): boolean {
  const slot = slotOf(number);
  if (table[slot + 1] === call) return false;
  table[slot] = number;
  table[slot + 1] = call;
  return true;
}

function keeps(number: number): boolean {
  return table[slotOf(number) + 1] === call;
}

/** The slot that has this number, or the one to keep it in. */
function slotOf(number: number): number {
  let slot = (Math.imul(number, 0x9e3779b1) >>> shift) * 2;
  while (table[slot + 1] === call && table[slot] !== number) slot = slot === last ? 0 : slot + 2;
  return slot;
}

/** @param count how many numbers will be kept at most; the slots of few stand near each other in the memory */
function empty(count: number): void {
  call += 1;
  shift = Math.clz32(count) - 1;
  last = (0xffffffff >>> shift) * 2;
}

/** Twice the shingles of two texts, which have 5000 letters each. */
const slots = 32_768;
/** In each slot a number, and the call that kept it: so nothing needs to be emptied. */
const table = new Int32Array(slots * 2);
let call = 0;
let shift = 0;
let last = 0;
