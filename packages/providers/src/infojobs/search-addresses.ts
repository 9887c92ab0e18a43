import { pathSlug } from "../core/text/path-slug.ts";
import type { ProviderQuery } from "../core/provider.ts";
import { requestUrl } from "../core/text/request-url.ts";
import { infojobsSettings } from "./settings.ts";

export const infojobsOrigin = infojobsSettings.origin;

/**
 * The addresses of one search, the best first: the next is asked when the portal does not know the
 * place in the spelling of the one before.
 */
export function searchAddresses({ keywords, city, state }: ProviderQuery): string[] {
  const words = pathSlug(keywords);
  const path = (place: string) => {
    const name = words === "" ? "empregos" : `vagas-de-emprego-${words}`;
    return `${infojobsOrigin}/${name}${place === "" ? "" : `-em-${place}`}.aspx`;
  };
  // "C#" and "C++" would be "c" in a path.
  const losesSign = /[#+]/.test(keywords);
  if (!state) return [words === "" || losesSign ? byText(keywords) : path("")];
  const province = infojobsSettings.provinces[state.uf];
  const byNumber = province === undefined ? [] : [byText(keywords, province)];
  if (losesSign && byNumber.length > 0) return byNumber;
  if (!city) return [path(pathSlug(state.name)), ...byNumber];
  const written = `${pathSlug(city)},-${state.uf.toLowerCase()}`;
  const short = written.replaceAll(infojobsSettings.particles, "");
  return [path(written), ...(short === written ? [] : [path(short)]), ...byNumber];
}

/** `palabra` is Spanish on this portal; the Portuguese word is ignored. */
function byText(keywords: string, province?: number): string {
  return requestUrl(`${infojobsOrigin}/empregos.aspx`, {
    palabra: keywords,
    provincia: province ?? "",
  });
}

/** @returns true when the portal redirected to another search: then it does not know the place. */
export function isLost(askedUrl: string, repliedFrom: string): boolean {
  const asked = comparable(new URL(askedUrl).pathname);
  const replied = comparable(new URL(repliedFrom).pathname);
  // A search by text may be redirected to an address of its own.
  return asked === "/empregos.aspx" ? replied === comparable(infojobsSettings.lostPath) : asked !== replied;
}

function comparable(path: string): string {
  return unescaped(path).toLowerCase().replaceAll("+", "-").replaceAll(infojobsSettings.particles, "");
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
