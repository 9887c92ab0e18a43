import type { Asker, ProviderQuery, ProviderRequest } from "../core/provider.ts";
import { getJson } from "../core/reply/requests.ts";
import type { CareerjetSettings } from "./settings.ts";

/** @returns the address of the version in use, and the environment name of its credential. */
export function careerjetVersion({ version, origin }: CareerjetSettings) {
  return version === "v4"
    ? { origin, credential: "CAREERJET_API_KEY" }
    : { origin: "http://public.api.careerjet.net", credential: "CAREERJET_AFFILIATE_ID" };
}

/**
 * Careerjet requires the address and browser of the person who searches, and the page that shows the
 * results. Without an asker the request has none of them and is refused.
 */
export function careerjetRequest(
  settings: CareerjetSettings,
  query: ProviderQuery,
  asker: Asker | undefined,
): ProviderRequest {
  const { origin, credential } = careerjetVersion(settings);
  const key = asker?.credentials[credential]?.trim() ?? "";
  const pageUrl = (asker && URL.parse(asker.pageUrl)?.href) ?? "";
  const isV4 = settings.version === "v4";
  const [location = ""] = settings.locations(query);
  const parameters = {
    locale_code: settings.localeCode,
    keywords: query.keywords,
    location,
    sort: settings.sort,
    page: 1,
    ...(isV4
      ? { page_size: settings.pageSize, fragment_size: settings.fragmentSize }
      : // The older one gives 99 at most.
        { pagesize: Math.min(settings.pageSize, 99), affid: key, url: pageUrl }),
    user_ip: asker?.ip ?? "",
    user_agent: asker?.userAgent ?? "",
  };
  return getJson("list", `${origin}${isV4 ? "/v4/query" : "/search"}`, parameters, {
    ...(pageUrl && { referer: pageUrl }),
    ...(isV4 && key && { authorization: `Basic ${toBase64(`${key}:`)}` }),
  });
}

/** Encodes the text's UTF-8, so that the provider refuses a mistyped key, and no error is thrown here. */
function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
