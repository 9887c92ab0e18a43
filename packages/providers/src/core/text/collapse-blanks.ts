/** @returns the text with every run of blanks and line breaks as one blank, none around it. */
export function collapseBlanks(text: string): string {
  return (irregular.test(text) ? text.replaceAll(irregularRun, " ") : text).trim();
}

// Single blanks are not matched: to replace each of them takes three times as long.
const irregular = /[^\S ]|  /;
const irregularRun = /[^\S ]\s*| \s+/g;
