import { Parser } from "htmlparser2";

export type ReadElement = { name: string; attributes: readonly string[]; text: string };

/** @returns the elements that a parser finds in HTML, in their order, each with the text directly after its beginning */
export function readElements(html: string): ReadElement[] {
  const elements: ReadElement[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) =>
      void elements.push({ name, attributes: Object.keys(attributes), text: "" }),
    ontext: (text) => {
      const last = elements.at(-1);
      if (last !== undefined) last.text += text;
    },
  });
  parser.end(html);
  return elements;
}
