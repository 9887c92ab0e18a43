import { providerLabel } from "@vagou/contract/search/catalogue";
import { unsaid, type Facet } from "@vagou/one-list/filters/filters";
import { formatCount } from "#lib/words/money.ts";
import { filterTexts, valueTexts } from "../texts.ts";

/**
 * @param label how the first of its postings writes an employer or a city
 * @returns a value of a facet as people read it
 */
export function sayValue(facet: Facet, value: string, label: string): string {
  if (facet === "pcd" && value === unsaid) return filterTexts.notForPcd;
  if (value === unsaid) return filterTexts.unsaid;
  if (facet === "portal") return providerLabel(value);
  const known = valueTexts[facet]?.[value];
  if (known !== undefined) return known;
  return facet === "pay" ? filterTexts.from(formatCount(Number(value))) : label;
}
