import { foldText } from "@vagou/providers/core/text/fold-text";
import { addressKeys, fromAddress } from "./address-words.ts";
import { noFilters, offeredValues, orders, unsaid, type Facet, type Filters } from "./filters.ts";
import { nameKey } from "./name-key.ts";

/**
 * Reads the wishes of an address: `contrato=clt.pj&salario=3000&sem=vendas+telemarketing&ordem=recentes`. People and
 * programs change addresses: a value that does not exist is left out, never an error, and so is what is more than a
 * person chooses.
 */
export function readFilters(params: URLSearchParams): Filters {
  const read = (facet: Facet) => {
    const words = params.getAll(addressKeys[facet]).join(".").slice(0, textLengthMax).split(/[.,]/);
    return [...new Set(words.flatMap((word) => readValue(facet, word) ?? []))].slice(0, valuesMax);
  };
  const order = fromAddress(params.get(addressKeys.order) ?? "");
  return {
    published: read("published"),
    mode: read("mode"),
    contract: read("contract"),
    pay: read("pay"),
    level: read("level"),
    pcd: read("pcd"),
    portal: read("portal"),
    employer: read("employer"),
    city: read("city"),
    without: readWords(params.getAll(addressKeys.without).join(" ")),
    order: orders.find((each) => each === order) ?? noFilters.order,
  };
}

const textLengthMax = 5000;
const valuesMax = 50;
const wordsMax = 20;
const wordLengthMax = 40;

function readValue(facet: Facet, word: string): string | undefined {
  const offered = offeredValues[facet];
  const value = fromAddress(word);
  if (value === unsaid || offered.includes(value)) return value;
  if (facet === "pay") return /^[1-9]\d{0,5}$/.test(word) ? word : undefined;
  return offered.length === 0 ? nameKey(word) || undefined : undefined;
}

/**
 * Words as a person types them: with blanks, commas or semicolons between them.
 *
 * @returns the words for `Filters.without`
 */
export function readWords(text: string): string[] {
  const words = foldText(text.slice(0, textLengthMax))
    .split(/[ ,;]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.slice(0, wordLengthMax).toWellFormed());
  return [...new Set(words)].slice(0, wordsMax);
}
