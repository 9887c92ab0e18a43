/** Whether both hold the same things in the same order. */
export function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && beginsWith(one, other);
}

export function beginsWith<Item>(list: readonly Item[], beginning: readonly Item[]): boolean {
  return beginning.every((item, place) => list[place] === item);
}
