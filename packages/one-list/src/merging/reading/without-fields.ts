/**
 * @param text a description, with or without markup
 * @returns it without the lines that a portal writes above it from its fields, such as "Local de trabalho: Itu, SP"
 */
export function withoutFields(text: string): string {
  const [fields = ""] = fieldsAbove.exec(text.slice(0, charactersMax)) ?? [];
  return text.slice(fields.length);
}

const charactersMax = 700;
const fieldsAbove =
  /^(?:(?:<[^<>]*>|\s)*\p{Lu}[\p{L} ]{2,44}: (?:[^<\n.;:]|\.(?! \p{L})){1,80}(?=[<\n])){1,6}/u;
