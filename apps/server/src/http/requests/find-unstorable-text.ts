/**
 * Finds text that Postgres cannot store, so that the API refuses it: NUL, and half of a surrogate pair, which UTF-8
 * cannot encode. No keyboard types them.
 * @param value an input that passed its schema, so its depth is bounded
 * @returns the path of the text, as `field` or `field.0`; undefined when everything can be stored
 */
export function findUnstorableText(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = findUnstorableText(member, path === "" ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
