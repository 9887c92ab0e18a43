import { unsaid, type Filters } from "./filters.ts";

/** The names of the wishes in the address, as people read them. */
export const addressKeys: Readonly<Record<keyof Filters, string>> = {
  published: "periodo",
  mode: "modo",
  contract: "contrato",
  pay: "salario",
  level: "nivel",
  pcd: "pcd",
  portal: "portais",
  employer: "empresa",
  city: "cidade",
  without: "sem",
  order: "ordem",
};

/** @returns the word for a value in the address; most values are their own word */
export function toAddress(value: string): string {
  return words.get(value) ?? value;
}

/** @returns the value of a word in the address; the word, where it is no such word */
export function fromAddress(word: string): string {
  return values.get(word) ?? word;
}

/** `unsaid` has a word that no employer and no city becomes. */
const words: ReadonlyMap<string, string> = new Map([
  [unsaid, "nao-informado"],
  ["said", "informado"],
  ["remote", "remoto"],
  ["hybrid", "hibrido"],
  ["onsite", "presencial"],
  ["internship", "estagio"],
  ["apprentice", "aprendiz"],
  ["temporary", "temporario"],
  ["other", "outro"],
  ["mid", "pleno"],
  ["specialist", "especialista"],
  ["lead", "lideranca"],
  ["pcd", "sim"],
  ["newest", "recentes"],
  ["pay", "salario"],
  ["portals", "portais"],
]);

const values: ReadonlyMap<string, string> = new Map([...words].map(([value, word]) => [word, value]));
