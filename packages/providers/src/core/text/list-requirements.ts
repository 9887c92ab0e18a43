import { keyOfItem } from "./key-of-item.ts";
import { sayDesirable } from "./say-desirable.ts";

/**
 * Makes one list of what an employer asks: what it requires, then what it would like, which says so. An item that
 * stands in both is required.
 *
 * @param max of the whole list; what is required comes first
 */
export function listRequirements(
  { required, desirable }: { required: readonly string[]; desirable: readonly string[] },
  max: number,
): string[] {
  if (desirable.length === 0) return required.slice(0, max);
  const known = new Set(required.map(keyOfItem));
  const others = desirable.filter((item) => {
    const key = keyOfItem(item);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...required, ...others.map(sayDesirable)].slice(0, max);
}
