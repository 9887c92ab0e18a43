import { collapseBlanks } from "./collapse-blanks.ts";

/**
 * A run of blanks becomes one, as %20, because not every server reads "+" as a blank.
 *
 * @returns an address with the parameters that are not empty, in the order given
 */
export function requestUrl(base: string, parameters: Readonly<Record<string, string | number>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) {
    const text = collapseBlanks(String(value));
    if (text !== "") url.searchParams.set(name, text);
  }
  return withoutPlus(url);
}

/** @returns the address with one parameter set or replaced. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return withoutPlus(url);
}

/** @returns the same address without a parameter; an address without it stays letter by letter as it is. */
export function withoutParameter(address: string, name: string): string {
  const url = new URL(address);
  if (!url.searchParams.has(name)) return address;
  url.searchParams.delete(name);
  return url.href;
}

function withoutPlus(url: URL): string {
  url.search = url.search.replaceAll("+", "%20");
  return url.href;
}
