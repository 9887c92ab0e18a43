/** @returns the text with every run of blanks and line breaks as one blank, none around it. */
export function collapseBlanks(text: string): string {
  return text.replaceAll(otherThanOneBlank, " ").trim();
}

/** A single blank stays as it is: `\s+` would replace each of a long text, which takes four times as long. */
const otherThanOneBlank = /[^\S ]\s*| \s+/g;
