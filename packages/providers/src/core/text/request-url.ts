import { collapseBlanks } from "./collapse-blanks.ts";

/**
 * A run of blanks becomes one, as %20, because not every server reads "+" as a blank.
 *
 * @returns an address with the parameters that are not empty, in the order given
 */
export function requestUrl(base: string, parameters: Readonly<Record<string, string | number>>): string {
  const url = new URL(base);
  // Parameters of an address are written into it one by one, and the whole address is read again each time.
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(parameters)) {
    const text = collapseBlanks(String(value));
    if (text !== "") query.set(name, text);
  }
  return withQuery(url, query);
}

/** @returns the address with one parameter set or replaced. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  const query = new URLSearchParams(url.search);
  query.set(name, value);
  return withQuery(url, query);
}

/** @returns the same address without a parameter; an address without it stays letter by letter as it is. */
export function withoutParameter(address: string, name: string): string {
  const url = new URL(address);
  if (!url.searchParams.has(name)) return address;
  url.searchParams.delete(name);
  return url.href;
}

function withQuery(url: URL, query: URLSearchParams): string {
  url.search = query.toString().replaceAll("+", "%20");
  return url.href;
}
