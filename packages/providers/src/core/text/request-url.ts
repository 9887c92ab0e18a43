/**
 * Blanks become %20, because not every server reads "+" as a blank.
 *
 * @returns an address with the parameters that are not empty, in the order given
 */
export function requestUrl(base: string, parameters: Readonly<Record<string, string | number>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters))
    if (value !== "") url.searchParams.set(name, String(value));
  return withoutPlus(url);
}

/** @returns the address with one parameter set or replaced. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return withoutPlus(url);
}

function withoutPlus(url: URL): string {
  url.search = url.search.replaceAll("+", "%20");
  return url.href;
}
