/**
 * Decodes the common entities of plain text; a parser of HTML takes many times as long.
 *
 * @returns null for markup and for any other entity: these need the parser
 */
export function decodeEntities(text: string): string | null {
  if (text.includes("<") && /<[a-z/!?]/i.test(text)) return null;
  let start = text.indexOf("&");
  if (start === -1) return text;
  // Joined at once: a string built by many concatenations is slower to read afterwards.
  const parts: string[] = [];
  let copied = 0;
  for (; start !== -1; start = text.indexOf("&", start + 1)) {
    // Only the next few characters are looked at: a long text of "&" alone costs no more than any other.
    const name = text.slice(start + 1, start + entityLengthMax);
    const length = name.indexOf(";");
    const sign = length === -1 ? undefined : entities.get(name.slice(0, length));
    if (sign === undefined) {
      if (/^&[a-z#]/i.test(text.slice(start, start + 2))) return null;
      continue;
    }
    parts.push(text.slice(copied, start), sign);
    copied = start + length + 2;
  }
  parts.push(text.slice(copied));
  return parts.join("");
}

const entityLengthMax = 8;

/** The blank that does not break a line is a blank like any other here. */
const entities = new Map([
  ["nbsp", " "],
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["#39", "'"],
]);
