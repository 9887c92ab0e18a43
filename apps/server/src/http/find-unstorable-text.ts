/**
 * Finds text that Postgres refuses, so that it is refused at the edge: NUL, and half of a surrogate pair, which
 * UTF-8 cannot write. Keyboards type neither.
 * @param value what a schema made of an input: as deep as the schema, and no deeper
 * @returns where it is, as `field` or `field.0`; undefined when everything can be stored
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
