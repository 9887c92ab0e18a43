/** `a, b` → its parts, without empty ones. */
export function parseList(list: string): string[] {
  return list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
