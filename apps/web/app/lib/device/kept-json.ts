/**
 * Reads a list that the device keeps as JSON, which an older version may have written or the person may have edited.
 * @param text null for nothing kept
 * @returns its values for which `isValue` holds; an empty list for a text that is no JSON list
 */
export function readKeptList<Value>(
  text: string | null,
  isValue: (value: unknown) => value is Value,
): Value[] {
  const list = parse(text);
  return Array.isArray(list) ? list.filter(isValue) : [];
}

/** @returns the members of the JSON object that the device keeps; none for a text that is no JSON object */
export function readKeptFields(text: string | null): Record<string, unknown> {
  return fieldsOf(parse(text));
}

/** @returns the members of an object; none for any other value */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** @returns the texts of a list, as the ids of postings; none for any other value */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === "string") : [];
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
