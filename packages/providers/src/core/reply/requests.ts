import type { ProviderRequest } from "../provider.ts";
import { requestUrl, withParameter } from "../text/request-url.ts";

type Parameters = Readonly<Record<string, string | number>>;

/**
 * @param parameters of the address; blank ones are left out
 * @param language as in `accept-language`
 * @returns a request for a page for people
 */
export function getPage(
  step: string,
  url: string,
  parameters: Parameters = {},
  language = "pt-BR",
): ProviderRequest {
  const headers = { accept: "text/html", "accept-language": language };
  return { step, method: "GET", url: withParameters(url, parameters), headers };
}

/** @returns the same request as a script of the portal's own pages makes it: some give a part of a page only then */
export function byScript(request: ProviderRequest): ProviderRequest {
  return { ...request, headers: { ...request.headers, "x-requested-with": "XMLHttpRequest" } };
}

/**
 * @param parameters of the address; blank ones are left out
 * @param headers besides `accept`
 * @returns a request for JSON
 */
export function getJson(
  step: string,
  url: string,
  parameters: Parameters = {},
  headers: Readonly<Record<string, string>> = {},
): ProviderRequest {
  return {
    step,
    method: "GET",
    url: withParameters(url, parameters),
    headers: { accept: "application/json", ...headers },
  };
}

/** @returns a request that posts a form and expects a page for people */
export function postForm(
  step: string,
  url: string,
  fields: Readonly<Record<string, string>>,
  language = "pt-BR",
): ProviderRequest {
  const { headers, ...request } = getPage(step, url, {}, language);
  return {
    ...request,
    method: "POST",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  };
}

/** An address of the portal's own that gets no parameter stays as it is. */
function withParameters(url: string, parameters: Parameters): string {
  return Object.keys(parameters).length === 0 ? url : requestUrl(url, parameters);
}

/** @returns the same request with a parameter of its address set or replaced: its next page, for example */
export function atPage(request: ProviderRequest, parameter: string, page: number | string): ProviderRequest {
  return { ...request, url: withParameter(request.url, parameter, String(page)) };
}

/**
 * @param parameter of the address that holds the number of the page
 * @param last number of the last page that is asked
 * @returns the request for the page after the asked one; null where that was the last
 */
export function pageAfter(request: ProviderRequest, parameter: string, last: number): ProviderRequest | null {
  const page = pageAsked(request, parameter);
  return page < last ? atPage(request, parameter, page + 1) : null;
}

/** @returns the number of the page that was asked: 1 where the address has no such parameter */
export function pageAsked({ url }: ProviderRequest, parameter: string): number {
  return Number(new URL(url).searchParams.get(parameter) ?? 1);
}
