import type { Operator } from "@vagou/contract/operator";
import { buildTimeOperator } from "@vagou/contract/web-build";

/**
 * The operator of this installation: what the server wrote into the page, so that a page says the same before and
 * after the scripts arrive. At build time, what the server will replace.
 */
export const operator: Readonly<Operator> = readOperator();

function readOperator(): Operator {
  const said = typeof document === "undefined" ? undefined : document.documentElement.dataset["operator"];
  return said === undefined ? buildTimeOperator : JSON.parse(said);
}
