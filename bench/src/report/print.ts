/** Prints a part of a benchmark's report, in Markdown, and ends its line. */
export type Print = (text: string) => void;
